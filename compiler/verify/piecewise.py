"""Promises of long books one by one: each kept by every step of play, as far as the few variables it turns on tell.

A promise is first supposed to hold wherever a step begins; where a step breaks it for a while, the runs through there
are followed further, until it holds again. What is proved of so open a Machine holds; what is not may still.
May import: pieces, flow, paths, records, slices, units, workshop, written_out, machine, dsl.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import SUSPENDS
from tribonian.compiler.verify.flow import Flow
from tribonian.compiler.verify.paths import START
from tribonian.compiler.verify.pieces import Pieces, Stretch
from tribonian.compiler.verify.records import Finding, Tally
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.units import Outcome, Unit
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.model import Invariant
from tribonian.dsl.terms import Term, conjuncts

MOST_TIMES = 8  # that runs are made longer for a promise
LEVELS = 3  # of how much is kept: what the promise reads, what steps read, what they read through values


@dataclass(slots=True)
class Held:
    """A part of a promise that holds, and the steps at which it does too."""

    part: Term
    steps: frozenset[str]


@dataclass(slots=True)
class Piecewise:
    """Works through the promises of one Machine."""

    slices: Slices
    workshop: Workshop
    patience: int = 1
    pieces: Pieces = field(init=False)
    held: list[Held] = field(default_factory=list)
    tallies: dict[str, Tally] = field(default_factory=dict)
    read: dict[str, set[str]] = field(default_factory=dict)  # for every promise: the units asked for it
    _made: dict[tuple[Stretch, str, Term], Unit] = field(default_factory=dict)
    _reading: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        flow = Flow(self.slices.machine, self.slices.reads)
        flow.run()
        self.pieces = Pieces(self.slices, flow, self.patience)

    def run(self, names: Collection[str], progress: Callable[[str], None]) -> None:
        """Ask about some promises; again about those left once others hold, as long as that helps."""
        machine = self.slices.machine
        promised = [one for one in machine.invariants if one.at_end_of is None and one.name in names]
        left = [(one, part) for one in promised for part in conjuncts(one.promise)]
        steps = frozenset(name for name, one in machine.locations.items() if one.kind == "step")
        always = machine.cuts
        self._first(left, steps & self.pieces.flow.at.keys(), progress)
        while left:
            failed = []
            for number, (one, part) in enumerate(left, start=1):
                progress(f"proving promises, {number} of {len(left)}")
                tally = self.tallies.setdefault(f"inv/{one.name}", Tally())
                self._reading = self.read.setdefault(f"inv/{one.name}", set())
                here = Tally()
                found = self._promise(one, part, steps & self.pieces.flow.at.keys(), always, here)
                if found is None:
                    failed.append((one, part, here))
                else:
                    self.held.append(Held(part, found))
                    _add(tally, here)
            if not failed or len(failed) == len(left):
                for one, _, here in failed:
                    _add(self.tallies[f"inv/{one.name}"], here)
                return
            left = [(one, part) for one, part, _ in failed]

    def _first(
        self, asked: list[tuple[Invariant, Term]], ends: frozenset[str], progress: Callable[[str], None]
    ) -> None:
        """Work on everything that will be asked first in one go, so that others can help."""
        progress(f"proving {len(asked)} promises")
        units = []
        for one, part in asked:
            reads = self.slices.reads(part)
            for place in self._places(ends):
                stretch = self.pieces.stretch(place, ends)
                if stretch is not None and (place == START or self.pieces.written(stretch) & reads):
                    promise = replace(one, promise=part)
                    unit = self.pieces.unit(stretch, self.pieces.closed(reads), promise, (), told=False)
                    self._made[stretch, one.name, part] = unit
                    units.append(unit)
        self.workshop.outcomes(units, "asking about promises")

    def _promise(
        self, one: Invariant, part: Term, steps: frozenset[str], always: frozenset[str], tally: Tally
    ) -> frozenset[str] | None:
        """The steps at which a part of a promise holds, if it holds wherever play waits."""
        asked = replace(one, promise=part)
        reads = self.slices.reads(part)
        ends = steps
        done: dict[Stretch, bool] = {}
        for _ in range(MOST_TIMES):
            lost: set[str] = set()
            for place in self._places(ends):
                stretch = self.pieces.stretch(place, ends)
                if stretch is None:
                    tally.findings.append(Finding(words=f"runs from {place} are too long to follow"))
                    return None
                if place != START and not self.pieces.written(stretch) & reads:
                    continue
                if done.get(stretch):
                    continue
                broken = self._stretch(asked, stretch, reads, tally)
                if broken is None:
                    done[stretch] = True
                    continue
                bad = [name for name in broken if name not in ends or name in always]
                if bad:
                    words = f"not shown to hold at {bad[0]} after {place}"
                    tally.findings.append(Finding(words=words))
                    return None
                lost |= broken
            if not lost:
                return ends
            ends -= lost
            done = {one: kept for one, kept in done.items() if one.place not in lost}
        tally.findings.append(Finding(words="runs through which it is broken for a while are too long to follow"))
        return None

    def _places(self, ends: frozenset[str]) -> list[str]:
        reached = self.pieces.flow.at
        return [
            START,
            *(
                name
                for name, one in self.slices.machine.locations.items()
                if name in reached and (one.kind in SUSPENDS or name in ends)
            ),
        ]

    def _stretch(self, one: Invariant, stretch: Stretch, reads: frozenset[str], tally: Tally) -> set[str] | None:
        """None if every run of a stretch keeps a promise; else the ends at which it may be broken."""
        before: tuple[frozenset[str], tuple[Term, ...]] | None = None
        for level in range(LEVELS):
            kept = set(reads)
            assumed: tuple[Term, ...] = ()
            if level:
                kept |= self.pieces.near(stretch, through=level > 1)
                near = [held.part for held in self.held if self.slices.reads(held.part) & kept]
                assumed = tuple(near)
                kept = kept.union(*(self.slices.reads(term) for term in near))
            closed = self.pieces.closed(kept)
            if (closed, assumed) == before:
                continue
            before = (closed, assumed)
            made = None if level else self._made.get((stretch, one.name, one.promise))
            unit = made or self.pieces.unit(stretch, closed, one, assumed, told=False)
            outcome = self._work(unit)
            if not outcome.given_up and one.promise not in outcome.failed and not self._loose(outcome):
                for name, found in outcome.tallies.items():
                    if name.startswith("inv/"):
                        _add(tally, found)
                return None
        assert before is not None
        closed, assumed = before
        told = self.pieces.unit(stretch, closed, one, assumed, told=True)
        outcome = self._work(told)
        ends = {name for name in stretch.ends if self.slices.machine.locations[name].kind != "final"}
        return {name for name, lost in outcome.lost.items() if lost.terms} & ends or ends

    def _loose(self, outcome: Outcome) -> bool:
        return any(one.findings or one.unknown for one in outcome.tallies.values())

    def _work(self, unit: Unit) -> Outcome:
        ((key, outcome),) = self.workshop.outcomes([unit], "")
        self._reading.add(key)
        return outcome


def _add(tally: Tally, more: Tally) -> None:
    tally.queries += more.queries
    tally.seconds += more.seconds
    tally.rlimit += more.rlimit
    tally.core |= more.core
    tally.findings += more.findings
    tally.unknown = more.unknown or tally.unknown
    tally.settled |= more.settled
