"""Rounds: places that play goes through again and again, and that one function can therefore answer at random.

Knows which places lead to which, steps in between left out; not how anything is written. May import: blocks, machine.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from tribonian.compiler.blocks import effects, finds, targets
from tribonian.compiler.machine import Block, Location, Machine

MOST_PLACES = 8  # of a round
MOST_STEPS = 3  # gone through one after the other
NO_MORE_STEPS = ("",) * MOST_STEPS
MOST_PARTS = 24  # effects and ends of a step that is written where it is gone to


@dataclass(slots=True)
class Rounds:
    """The rounds of one Machine; `fits` tells which places can be part of one."""

    machine: Machine
    fits: Callable[[Location], bool]
    found: list[tuple[str, ...]] | None = field(default=None, init=False)

    def of(self, name: str) -> tuple[str, ...]:
        """The places of the round that a place is part of; none if it is of none."""
        if self.found is None:
            self.found = list(self._rounds())
        return next((places for places in self.found if name in places), ())

    def step(self, name: str, before: tuple[str, ...]) -> Block | None:
        """What a step does that can be written where it is gone to, behind so many others."""
        location = self.machine.locations[name]
        if location.kind != "step" or name in before or len(before) >= MOST_STEPS:
            return None
        block = location.options[0].block
        size = sum(1 for _ in effects(block)) + sum(1 for _ in targets(block))
        return block if size <= MOST_PARTS and not list(finds(block)) else None

    def leads_to(self, block: Block, before: tuple[str, ...] = ()) -> Iterator[str]:
        """Where a block leads, through the steps that can be written in its place."""
        for target in targets(block):
            step = self.step(target, before)
            if step is None:
                yield target
            else:
                yield from self.leads_to(step, (*before, target))

    def _rounds(self) -> Iterator[tuple[str, ...]]:
        places = {name for name, one in self.machine.locations.items() if self.fits(one)}
        ahead: dict[str, set[str]] = {}
        barred: set[str] = set()  # gone to out of a search, which only leaving everything ends
        for name in sorted(places):
            options = self.machine.locations[name].options
            ahead[name] = {one for option in options for one in self.leads_to(option.block)} & places
            barred |= {one for option in options for find in finds(option.block) for one in self.leads_to(find.then)}
        for name in barred & places:
            del ahead[name]
        ahead = {name: after & ahead.keys() for name, after in ahead.items()}
        for together in _joined(ahead):
            parts = [together] if len(together) <= MOST_PLACES else list(_circles(together, ahead))
            for part in parts:
                circling = {name for name in part if name in _reached(name, ahead)}
                if circling and len(part) <= MOST_PLACES:
                    yield tuple(sorted(part, key=lambda name: (name not in circling, name)))


def _reached(name: str, ahead: dict[str, set[str]]) -> set[str]:
    """All that can come after a place."""
    found: set[str] = set()
    waiting = list(ahead[name])
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += ahead[one]
    return found


def _joined(ahead: dict[str, set[str]]) -> Iterator[set[str]]:
    """Places that lead to one another or meet, together."""
    beside: dict[str, set[str]] = {name: set(after) for name, after in ahead.items()}
    for name, after in ahead.items():
        for one in after:
            beside[one].add(name)
    left = set(ahead)
    for name in sorted(ahead):
        if name in left:
            together = _reached(name, beside) | {name}
            left -= together
            yield together


def _circles(together: set[str], ahead: dict[str, set[str]]) -> Iterator[set[str]]:
    """Places each of which leads to all of the same circle."""
    reached = {name: _reached(name, ahead) for name in together}
    left = set(together)
    for name in sorted(together):
        if name in left:
            circle = {one for one in reached[name] if name in reached[one]} | {name}
            left -= circle
            yield circle
