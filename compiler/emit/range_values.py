"""Ranges as values: whole numbers from low to high and perhaps `none`, and what operators make of them.

May import: dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass
from itertools import product
from typing import assert_never

from tribonian.dsl.sorts import MAX_ELEMENTS, NONE, Maybe, Sort, bounds
from tribonian.dsl.terms import OpName


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from low to high, none of them if low is above high, and perhaps `none`."""

    low: int
    high: int
    none: bool = False

    @property
    def flat(self) -> tuple[int, int]:
        """Least and greatest integer, with `none` counted as the integer it is stored as."""
        if not self.none:
            return self.low, self.high
        return (NONE, NONE) if self.low > self.high else (min(self.low, NONE), max(self.high, NONE))

    @property
    def single(self) -> int | None:
        """The only number, if there is but one."""
        return self.low if self.low == self.high and not self.none else None


UNKNOWN = Range(-(10**12), 10**12, True)
BIT = Range(0, 1)
NOTHING = Range(1, 0)


def range_of_sort(sort: Sort) -> Range:
    low, high = bounds(sort)
    return Range(low, high, isinstance(sort, Maybe))


def union(left: Range, right: Range) -> Range:
    if left.low > left.high:
        return Range(right.low, right.high, left.none or right.none)
    if right.low > right.high:
        return Range(left.low, left.high, left.none or right.none)
    return Range(min(left.low, right.low), max(left.high, right.high), left.none or right.none)


def fits(inner: Range, outer: Range) -> bool:
    """Whether every value of one range is in the other."""
    numbers = inner.low > inner.high or (outer.low <= inner.low and inner.high <= outer.high)
    return numbers and (outer.none or not inner.none)


def of_size(count: int) -> int:
    """The set with so many first elements: all bits on."""
    return (1 << min(max(count, 0), MAX_ELEMENTS)) - 1


def of_operator(op: OpName, args: list[tuple[int, int]]) -> Range:
    """What an operator can give, from the least and greatest value of each argument."""
    match op:
        case "+":
            return Range(sum(low for low, _ in args), sum(high for _, high in args))
        case "-":
            return Range(args[0][0] - args[1][1], args[0][1] - args[1][0])
        case "*":
            corners = [left * right for left, right in product(args[0], args[1])]
            return Range(min(corners), max(corners))
        case "min":
            return Range(min(low for low, _ in args), min(high for _, high in args))
        case "max":
            return Range(max(low for low, _ in args), max(high for _, high in args))
        case "half up":
            return Range((args[0][0] + 1) // 2, (args[0][1] + 1) // 2)
        case "half down":
            return Range(args[0][0] // 2, args[0][1] // 2)
        case "=" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not" | "has":
            return BIT
        case "size":
            return UNKNOWN if args[0][0] < 0 else Range(0, args[0][1].bit_length())
        case "with":
            (low, high), (least, most) = args
            if low < 0 or least < 0 or most > MAX_ELEMENTS:
                return UNKNOWN
            return Range(0, of_size(max(high.bit_length(), most + 1)))
        case "without" | "minus":
            return UNKNOWN if args[0][0] < 0 else Range(0, args[0][1])
        case "join":
            if args[0][0] < 0 or args[1][0] < 0:
                return UNKNOWN
            return Range(0, of_size(max(args[0][1].bit_length(), args[1][1].bit_length())))
        case "up":
            if args[0][0] < 0 or args[1][0] < 0 or args[1][1] > MAX_ELEMENTS:
                return UNKNOWN
            return Range(0, of_size(args[0][1].bit_length() + args[1][1]))
        case "down":
            return UNKNOWN if args[0][0] < 0 or args[1][0] < 0 else Range(0, args[0][1])
        case "meet":
            if args[0][0] < 0 or args[1][0] < 0:
                return UNKNOWN
            return Range(0, min(args[0][1], args[1][1]))
        case _:
            assert_never(op)
