"""What stands where in a symbolic run: sets by what they hold, long variables by what was written last.

Both are values that never change; a write makes a new one on top. They are told apart by identity, so that what was
learnt about a state can be looked up again. Knows no solver. May import: runs.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tribonian.compiler.verify.runs import Num, Truth

Index = tuple[Num, ...]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SetValue:
    """A set of places counted from 0: whether it holds one, and how many it holds."""

    has: Callable[[Num], Truth]
    size: Callable[[], Num]
    places: int
    kind: str  # of its members
    bits: int | None = None  # all of it, where that is known


Value = Num | SetValue


@dataclass(frozen=True, slots=True, eq=False)
class Base:
    """A long variable about which only its storage is known."""

    give: Callable[[Index], Value]


@dataclass(frozen=True, slots=True, eq=False)
class Written:
    """One cell is new."""

    below: "Array"
    index: Index
    value: Value


@dataclass(frozen=True, slots=True, eq=False)
class Chosen:
    """One or the other."""

    test: Truth
    then: "Array"
    otherwise: "Array"


@dataclass(frozen=True, slots=True, eq=False)
class Mapped:
    """Every cell may be new: made of its index and of what stood there."""

    below: "Array"
    give: Callable[[Index, Value], Value]


Array = Base | Written | Chosen | Mapped


def is_array(value: object) -> bool:
    return isinstance(value, Base | Written | Chosen | Mapped)
