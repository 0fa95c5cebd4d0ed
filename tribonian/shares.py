"""Shares with their uncertainty, and what is told of a list of lengths. Plain arithmetic.

May import: the standard library alone.
"""

from collections import Counter
from dataclasses import dataclass
from math import sqrt

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """So many of so many, with the 95 % interval of the share that is behind them."""

    count: int
    of: int
    share: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """Wilson's interval: fair for few games and for shares near 0 and 1 too."""
    if of == 0:
        return Share(count=count, of=of, share=0.0, low=0.0, high=1.0)
    part = count / of
    spread = Z * Z / of
    middle = (part + spread / 2) / (1 + spread)
    reach = Z * sqrt(part * (1 - part) / of + spread / (4 * of)) / (1 + spread)
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == of else min(1.0, middle + reach)
    return Share(count=count, of=of, share=part, low=low, high=high)


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """Numbers in short."""

    least: int
    median: float
    mean: float
    most: int


def summary(numbers: Counter[int]) -> Summary | None:
    """Least, median, mean and most of numbers and how often each came; nothing of nothing."""
    total = numbers.total()
    if not total:
        return None
    ordered = sorted(numbers)
    lower, upper = _ranked(numbers, ordered, (total - 1) // 2), _ranked(numbers, ordered, total // 2)
    mean = sum(one * often for one, often in numbers.items()) / total
    return Summary(least=ordered[0], median=(lower + upper) / 2, mean=mean, most=ordered[-1])


def _ranked(numbers: Counter[int], ordered: list[int], rank: int) -> int:
    """The number with `rank` others before it."""
    passed = 0
    for one in ordered:
        passed += numbers[one]
        if passed > rank:
            return one
    return ordered[-1]
