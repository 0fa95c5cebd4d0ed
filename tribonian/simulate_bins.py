"""Numbers made ready to be drawn: bins of lengths, stretches of choices, round ticks. Draws nothing.

May import: the standard library alone.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import floor, log10

BINS = 40
POINTS = 120
TELLING = 0.02  # a mean over fewer of the games than this says little, and is not drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """Lengths from `low` up to and without `high`, and how many games."""

    low: int
    high: int
    games: int


def step_for(span: float, most: int) -> float:
    """The least of 1, 2, 5, 10, 20 … (or 0.1, 0.2 …) that needs no more than `most` steps over a span."""
    if span <= 0:
        return 1.0
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    return next(power * one for one in (1, 2, 5, 10) if power * one >= rough * 0.999999)


def ticks(high: float, most: int = 5) -> list[float]:
    """Round numbers from 0 up to at least `high`."""
    step = step_for(high, most)
    found = [0.0]
    while found[-1] < high * 0.999999:
        found.append(round(len(found) * step, 9))
    return found


def between(low: float, high: float, most: int = 8) -> list[float]:
    """Round numbers from `low` to `high`."""
    step = max(1.0, step_for(high - low, most))
    first = -(-low // step)
    return [round(number * step, 9) for number in range(int(first), int(high // step) + 1)]


def length_bins(lengths: Iterable[tuple[int, int]]) -> list[Bin]:
    """A histogram of lengths with bins of a round width; empty ones between others are there too."""
    found = dict(lengths)
    if not found:
        return []
    low, high = min(found), max(found)
    width = max(1, int(step_for(high - low + 1, BINS)))
    start = low // width * width
    counts = [0] * ((high - start) // width + 1)
    for length, games in found.items():
        counts[(length - start) // width] += games
    return [
        Bin(low=start + width * place, high=start + width * (place + 1), games=games)
        for place, games in enumerate(counts)
    ]


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """A stretch of choices: its middle, the mean of legal moves, the share of games that came so far."""

    choice: float
    moves: float
    share: float


def branching_points(by_choice: Sequence[tuple[int, float]], games: int) -> list[Point]:
    """Legal moves from choice to choice, drawn together into stretches; as long as enough games go on."""
    telling = [(came, mean) for came, mean in by_choice if came >= TELLING * games]
    width = -(-len(telling) // POINTS) or 1
    found = []
    for start in range(0, len(telling), width):
        stretch = telling[start : start + width]
        came = sum(games for games, _ in stretch)
        moves = sum(games * mean for games, mean in stretch) / came
        middle = start + (len(stretch) + 1) / 2
        found.append(Point(choice=middle, moves=moves, share=came / len(stretch) / games))
    return found
