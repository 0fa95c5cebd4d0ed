"""Sides of a comparison: each plays for about the same time, in turns, and is counted by what it got done.

May import: the standard library.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

Row = tuple[str, str, str, str]


@dataclass(slots=True)
class Side:
    """Something that does `count` things from a seed and gives how much there was in them."""

    name: str
    work: Callable[[int, int], int]
    count: int = 1
    done: int = 0
    within: int = 0  # moves in all playouts done, say
    rates: list[float] = field(default_factory=list)  # things a second, one figure a round

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def mean(self) -> float:
        """How much there was in one thing."""
        return self.within / self.done


def in_turn(sides: Sequence[Side], *, rounds: int, seconds: float) -> None:
    """Let every side have its turn in every round, so that a busy machine slows all."""
    for side in sides:
        side.count = _enough(side.work, seconds)
    for seed in range(1, rounds + 1):
        for side in sides:
            started = time.process_time()
            side.within += side.work(seed, side.count)
            side.rates.append(side.count / (time.process_time() - started))
            side.done += side.count


def _enough(work: Callable[[int, int], int], seconds: float) -> int:
    """A count that takes about so long; what is made on first use is made here."""
    count = 1
    while True:
        started = time.process_time()
        work(0, count)
        taken = time.process_time() - started
        if taken > seconds / 8:
            return max(1, round(count * seconds / taken))
        count *= 4


def ratio(one: Side, other: Side) -> float:
    """How many times as fast one is as the other: the median over the rounds."""
    return median(mine / its for mine, its in zip(one.rates, other.rates, strict=True))
