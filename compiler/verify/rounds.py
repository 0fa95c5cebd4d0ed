"""All places of a Machine, worked on round by round: facts guessed and dropped until all stay, then everything asked.

Says what is to be worked on and puts the outcomes together, in the order play comes to places. Dropping is monotone,
so the facts that stay do not depend on the order either. May import: slices, footprint, units, workshop, facts, paths,
records, machine.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field

from tribonian.compiler.machine import SUSPENDS
from tribonian.compiler.verify.facts import MOST_PER_LOCATION, guess_intervals
from tribonian.compiler.verify.footprint import Cut, Footprint
from tribonian.compiler.verify.paths import START, Fact, Facts, Paths
from tribonian.compiler.verify.records import Kind, Tally
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.units import Outcome, Task
from tribonian.compiler.verify.workshop import Workshop
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.terms import Term, conjuncts


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What was asked and answered at one place, and whether just now."""

    key: str  # changes with all that was read for it
    outcome: Outcome
    tallies: dict[str, Tally]
    fresh: bool


@dataclass(slots=True)
class Rounds:
    """Works through one Machine, written out, under some parts of its promises as hypotheses."""

    slices: Slices
    assumed: Sequence[Term]
    kinds: Collection[Kind]
    workshop: Workshop
    patience: int = 1
    paths: Paths = field(init=False)
    footprint: Footprint = field(init=False)

    def __post_init__(self) -> None:
        self.paths = Paths(self.machine, self.assumed)
        self.paths.encoder.observer = self.workshop.observer
        self.footprint = Footprint(self.slices, self.assumed, self.facts, self.kinds, self.patience)

    @property
    def machine(self) -> WrittenOut:
        return self.slices.machine

    @property
    def facts(self) -> Facts:
        return self.paths.facts

    def run(self) -> list[Answered]:
        """Learn what holds where, then ask everything at every place."""
        self.facts.intervals = guess_intervals(self.paths)
        for name in self.machine.cuts:  # where nobody decides, a promise is one more guess
            self.facts.terms[name] = [
                Fact(part, one.clauses)
                for one in self.machine.invariants
                if one.at_end_of is None
                for part in conjuncts(one.promise)
                if part in self.assumed
            ]
        for _ in range(2):  # what leads to a location, then what led to the one before
            self._guess(self._settle("guess"))
        reached = [cut.unit.place for cut, _ in self._settle("ask")]
        menus = [one.name for one in self.machine.locations.values() if one.kind in ("choose", "pick")]
        places = dict.fromkeys((*reached, *menus))
        cuts = [self.footprint.cut("ask", one, reached=one in reached) for one in places]
        found = self.workshop.outcomes([cut.unit for cut in cuts], "asking")
        return [
            Answered(key=key, outcome=one, tallies=self.footprint.tallies(cut, one), fresh=key in self.workshop.fresh)
            for cut, (key, one) in zip(cuts, found, strict=True)
        ]

    # ---- facts

    def _settle(self, task: Task) -> list[tuple[Cut, Outcome]]:
        """Drop what some path does not keep; dropping one may drop others, so go round until all stay."""
        while True:
            found = self._reach(task)
            lost: dict[str, tuple[set[int], set[int]]] = {}
            for cut, outcome in found:
                for name, (cells, terms) in self.footprint.lost(cut, outcome).items():
                    all_cells, all_terms = lost.setdefault(name, (set(), set()))
                    all_cells.update(cells)
                    all_terms.update(terms)
            if not lost:
                return found
            for name, (cells, terms) in lost.items():
                for cell in cells:
                    del self.facts.intervals[name][cell]
                if terms:
                    known = self.facts.terms[name]
                    self.facts.terms[name] = [fact for number, fact in enumerate(known) if number not in terms]

    def _reach(self, task: Task) -> list[tuple[Cut, Outcome]]:
        """What comes of every place that play can come to, in the order it does."""
        likely = self._work(task, self._ordered({START, *self.facts.intervals}))  # all in one go
        made = {cut.unit.place: (cut, outcome) for cut, outcome in likely}
        found: dict[str, tuple[Cut, Outcome]] = {}
        waiting = [START]
        while waiting:
            place = waiting.pop()
            found[place] = made[place] if place in made else self._work(task, [place])[0]
            for name in found[place][1].ends:
                if self._begins(name) and name not in found and name not in waiting:
                    waiting.append(name)
        return list(found.values())

    def _guess(self, found: Sequence[tuple[Cut, Outcome]]) -> None:
        """Add what held on the way into a location, if it still holds on arrival by one path at least."""
        more: dict[str, int] = {}
        for _, outcome in found:
            for name, guesses in outcome.guesses.items():
                known = self.facts.terms.setdefault(name, [])
                seen = {fact.term for fact in known}
                new = [fact for fact in guesses if fact.term not in seen][: MOST_PER_LOCATION - more.get(name, 0)]
                more[name] = more.get(name, 0) + len(new)
                known += new

    def _ordered(self, places: Iterable[str]) -> list[str]:
        """Set-up first, then as the Machine has them; without what does not wait."""
        wanted = set(places)
        waiting = [name for name in self.machine.locations if self._begins(name)]
        return [place for place in (START, *waiting) if place in wanted]

    def _begins(self, name: str) -> bool:
        """Whether runs begin at a location: where play waits, or where they are cut."""
        return self.machine.locations[name].kind in SUSPENDS or name in self.machine.cuts

    def _work(self, task: Task, places: Sequence[str]) -> list[tuple[Cut, Outcome]]:
        words = "learning what holds where" if task == "guess" else "asking"
        cuts = [self.footprint.cut(task, place) for place in places]
        found = self.workshop.outcomes([cut.unit for cut in cuts], words)
        return [(cut, outcome) for cut, (_, outcome) in zip(cuts, found, strict=True)]
