"""Where values stand: the slots of a variable in the store, the places of a set that is stored as bits.

May import: machine, fault, dsl.sorts.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tribonian.compiler.fault import INDEX, Fault
from tribonian.compiler.machine import Var
from tribonian.dsl.sorts import NONE, Maybe, Sort, bounds


@dataclass(frozen=True, slots=True)
class Axis:
    """One index of a variable: its least value, how many there are, and whether `none` is one more."""

    low: int
    count: int
    optional: bool

    def place(self, value: int) -> int | None:
        """Where a value stands in order; nothing if it is none of them."""
        if 0 <= value - self.low < self.count:
            return value - self.low
        return self.count if self.optional and value == NONE else None

    @property
    def size(self) -> int:
        return self.count + self.optional


def axis_of(sort: Sort) -> Axis:
    low, high = bounds(sort)
    return Axis(low, high - low + 1, isinstance(sort, Maybe))


class Layout:
    """Where the values of a variable stand in the store."""

    def __init__(self, var: Var) -> None:
        self.name = var.name
        self.offset = var.offset
        self.axes = tuple(axis_of(param.sort) for param in var.index)

    def place(self, index: Iterable[int]) -> int:
        """The slot of some indices, or of the first of the slots that begin with them."""
        place = 0
        used = 0
        for axis, value in zip(self.axes, index, strict=False):
            found = axis.place(value)
            if found is None:
                raise Fault("range", (), f"{self.name} has no place for {value}", INDEX)
            place = place * axis.size + found
            used += 1
        for axis in self.axes[used:]:
            place *= axis.size
        return self.offset + place


def members(bits: int) -> Iterator[int]:
    """The places of a set that is stored as bits, in order."""
    while bits:
        least = bits & -bits
        yield least.bit_length() - 1
        bits ^= least
