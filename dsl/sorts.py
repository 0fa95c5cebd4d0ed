"""The sorts: bounded numbers, truth, enumerations, sets, optionals. All are finite, every value is an integer.

Pieces, spaces and codes are enumerations; a place that may be a hex or a box is one made of parts.

May import nothing of ours.
"""

from dataclasses import dataclass

MAX_ELEMENTS = 10_000  # of a set; more are refused where a set is made
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
    """Named members, stored by their place; `parts` are the enumerations it is made of, one after the other."""

    name: str
    members: tuple[str, ...]
    parts: "tuple[Enumeration, ...]" = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """Words that are shown and never computed with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetOf:
    """Some of the values of a sort, stored as bits, the least value first."""

    of: "Whole | Truth | Enumeration"


@dataclass(frozen=True, slots=True, kw_only=True)
class Maybe:
    """A value of the inner sort, or none."""

    inner: "Whole | Truth | Enumeration"


Plain = Whole | Truth | Enumeration
Sort = Plain | Text | SetOf | Maybe
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
        case Text():
            return 0, 0
        case SetOf():
            low, high = bounds(sort.of)
            return 0, (1 << min(high - low + 1, MAX_ELEMENTS)) - 1
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
        case Text():
            return "text"
        case SetOf():
            return f"set of {show_sort(sort.of)}"
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
        case Text():
            return str(value)
        case SetOf():
            return ", ".join(show_value(sort.of, one) for one in elements(sort, value)) or "empty"
        case Maybe():
            return "none" if value == NONE else show_value(sort.inner, value)


def elements(sort: SetOf, stored: int) -> list[int]:
    """The values that a stored set holds, in order."""
    low, high = bounds(sort.of)
    return [value for value in range(low, high + 1) if stored >> (value - low) & 1]


Readable = int | str | bool | None | list["Readable"]


def readable(sort: Sort, stored: int) -> Readable:
    """A stored value as saves and engines show it: members by name, truth as truth, none as nothing."""
    match sort:
        case SetOf():
            return [readable(sort.of, one) for one in elements(sort, stored)]
        case Text():
            return stored
        case Maybe():
            return None if stored == NONE else readable(sort.inner, stored)
        case Truth():
            return bool(stored)
        case Enumeration():
            return sort.members[stored]
        case Whole():
            return stored


def strip(sort: Sort) -> Sort:
    """The sort without its `?`."""
    return sort.inner if isinstance(sort, Maybe) else sort


def offset_in(part: Sort, whole: Sort) -> int | None:
    """Where the members of a part start in an enumeration made of parts; nothing if it is no part of it."""
    if not isinstance(whole, Enumeration):
        return None
    start = 0
    for one in whole.parts:
        if one == part:
            return start
        start += len(one.members)
    return None


def same_family(left: Sort, right: Sort) -> bool:
    """Whether values of two sorts can be compared: numbers with numbers, an enumeration with itself or a part."""
    left, right = strip(left), strip(right)
    if FAILED in (left, right):
        return True
    if isinstance(left, Enumeration) and isinstance(right, Enumeration):
        if left is right or left == right:
            return True
        return offset_in(left, right) is not None or offset_in(right, left) is not None
    if isinstance(left, SetOf) and isinstance(right, SetOf):
        return left.of == right.of or FAILED in (left.of, right.of)
    if isinstance(left, SetOf | Enumeration) or isinstance(right, SetOf | Enumeration):
        return False
    return type(left) is type(right)


def hull(left: Sort, right: Sort) -> Sort:
    """The least sort that holds both; both must be of one family."""
    if left == right:
        return left
    inner_left, inner_right = strip(left), strip(right)
    inner = inner_right if inner_left == FAILED or offset_in(inner_left, inner_right) is not None else inner_left
    if isinstance(inner_left, Whole) and isinstance(inner_right, Whole):
        inner = Whole(low=min(inner_left.low, inner_right.low), high=max(inner_left.high, inner_right.high))
    optional = isinstance(left, Maybe) or isinstance(right, Maybe)
    return Maybe(inner=inner) if optional and isinstance(inner, Whole | Truth | Enumeration) else inner


def describe(sort: Sort, *, wanted: bool = False) -> str:
    """A sort in a reader's words; a number that is always the same is named unless it is what is wanted."""
    match sort:
        case Whole():
            return "a number" if wanted or sort.low != sort.high else f"the number {sort.low}"
        case Truth():
            return "yes or no"
        case Enumeration():
            return f"{'an' if sort.name[:1] in tuple('AEIO') else 'a'} `{sort.name}`"
        case Text():
            return "a text"
        case SetOf():
            return f"a set of {show_sort(sort.of)}"
        case Maybe():
            return describe(sort.inner, wanted=True) + " or none"
