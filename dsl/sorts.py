"""The sorts: bounded numbers, truth, enumerations, optionals. All are finite, every value is an integer.

May import nothing of ours.
"""

from dataclasses import dataclass

NONE = 2_000_000  # how `none` is stored: beyond every number a text may hold


@dataclass(frozen=True, slots=True, kw_only=True)
class Whole:
    """Whole numbers from low to high."""

    low: int
    high: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """yes or no, stored as 1 and 0."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Enumeration:
    """Named members, stored by their place."""

    name: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Maybe:
    """A value of the inner sort, or none."""

    inner: "Whole | Truth | Enumeration"


Sort = Whole | Truth | Enumeration | Maybe
TRUTH = Truth()
FAILED = Enumeration(name="", members=())  # of what could not be checked: fits everywhere, so a fault is told once


def bounds(sort: Sort) -> tuple[int, int]:
    """Least and greatest stored value, `none` left out."""
    match sort:
        case Whole():
            return sort.low, sort.high
        case Truth():
            return 0, 1
        case Enumeration():
            return 0, len(sort.members) - 1
        case Maybe():
            return bounds(sort.inner)


def values(sort: Sort) -> list[int]:
    """All stored values in order."""
    low, high = bounds(sort)
    return [*range(low, high + 1), *([NONE] if isinstance(sort, Maybe) else [])]


def holds(sort: Sort, value: int) -> bool:
    """Whether a stored value belongs to a sort."""
    low, high = bounds(sort)
    return low <= value <= high or (isinstance(sort, Maybe) and value == NONE)


def show_sort(sort: Sort) -> str:
    """The sort as the text writes it."""
    match sort:
        case Whole():
            return f"{sort.low}..{sort.high}"
        case Truth():
            return "bool"
        case Enumeration():
            return sort.name
        case Maybe():
            return show_sort(sort.inner) + "?"


def show_value(sort: Sort, value: int) -> str:
    """A stored value as the text writes it."""
    match sort:
        case Whole():
            return str(value)
        case Truth():
            return "yes" if value else "no"
        case Enumeration():
            return sort.members[value] if 0 <= value < len(sort.members) else str(value)
        case Maybe():
            return "none" if value == NONE else show_value(sort.inner, value)


def readable(sort: Sort, stored: int) -> int | str | bool | None:
    """A stored value as saves and engines show it: members by name, truth as truth, none as nothing."""
    match sort:
        case Maybe():
            return None if stored == NONE else readable(sort.inner, stored)
        case Truth():
            return bool(stored)
        case Enumeration():
            return sort.members[stored]
        case Whole():
            return stored


def same_family(left: Sort, right: Sort) -> bool:
    """Whether values of two sorts can be compared: numbers with numbers, an enumeration with itself."""
    left = left.inner if isinstance(left, Maybe) else left
    right = right.inner if isinstance(right, Maybe) else right
    if FAILED in (left, right):
        return True
    if isinstance(left, Enumeration) or isinstance(right, Enumeration):
        return left == right
    return type(left) is type(right)


def hull(left: Sort, right: Sort) -> Sort:
    """The least sort that holds both; both must be of one family."""
    if left == right:
        return left
    inner_left = left.inner if isinstance(left, Maybe) else left
    inner_right = right.inner if isinstance(right, Maybe) else right
    inner: Whole | Truth | Enumeration = inner_right if inner_left == FAILED else inner_left
    if isinstance(inner_left, Whole) and isinstance(inner_right, Whole):
        inner = Whole(low=min(inner_left.low, inner_right.low), high=max(inner_left.high, inner_right.high))
    return Maybe(inner=inner) if isinstance(left, Maybe) or isinstance(right, Maybe) else inner


def describe(sort: Sort, *, wanted: bool = False) -> str:
    """A sort in a reader's words; a number that is always the same is named unless it is what is wanted."""
    match sort:
        case Whole():
            return "a number" if wanted or sort.low != sort.high else f"the number {sort.low}"
        case Truth():
            return "yes or no"
        case Enumeration():
            return f"a `{sort.name}`"
        case Maybe():
            return describe(sort.inner, wanted=True) + " or none"
