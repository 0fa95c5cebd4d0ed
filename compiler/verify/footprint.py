"""Units cut to size: of all that is known, only what bears on the variables that the runs from a place touch.

A hypothesis that shares no variable with them, directly or through other hypotheses, is left out; leaving one out can
lose a proof and never makes one. What runs do not touch is carried over here, without a solver.
May import: slices, units, paths, intervals, ends, records, machine, dsl.terms.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import Loop, Machine
from tribonian.compiler.verify.ends import exits, measures_of
from tribonian.compiler.verify.intervals import storage
from tribonian.compiler.verify.paths import START, Fact, Facts, promises
from tribonian.compiler.verify.records import Finding, Kind, Position, Tally
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.units import Known, Outcome, Task, Unit
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.terms import Const, Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """A unit, and what its numbers mean in the whole."""

    unit: Unit
    cells: tuple[int, ...]  # for every cell of the unit's Machine: the cell of the whole
    terms: dict[str, tuple[int, ...]]  # for every place: which of the conditions known there the unit knows
    touched: frozenset[str]  # the variables of the unit


@dataclass(slots=True)
class Footprint:
    """Makes units of one Machine, under some parts of its promises as hypotheses, and reads their outcomes."""

    slices: Slices
    assumed: Sequence[Term]
    facts: Facts
    kinds: Collection[Kind]
    patience: int = 1
    owners: list[str] = field(init=False)  # whose every cell is

    def __post_init__(self) -> None:
        self.owners = [var.name for var in self.machine.vars.values() for _ in range(var.size)]

    @property
    def machine(self) -> WrittenOut:
        return self.slices.machine

    # ---- making

    def cut(self, task: Task, place: str, *, reached: bool = True) -> Cut:
        """The unit of a task at a place."""
        ground = self.slices.ground(place)
        aims = {name: self._unsettled(place, name) for name in ground.ends}
        terms = [self.facts.terms[name][number].term for name, numbers in aims.items() for number in numbers]
        asked = self._asked(place) if task == "ask" else []
        seeds = {*ground.reads, *ground.writes, *(self.machine.vars if place == START else ())}
        if task == "ask":
            terms += asked
            terms += [one.term for loop in self._loops(place) for one in measures_of(loop, self.machine)]
        else:
            seeds |= self._context(ground.ends)
            terms += [fact.term for fact in self.facts.terms.get(place, ())]
        seeds = seeds.union(*(self.slices.reads(term) for term in terms))
        held, parts, touched = self._bearing(place, seeds)
        numbers = {**aims, **({} if place == START else {place: held})}
        known = {name: self._known(name, touched, places) for name, places in numbers.items()}
        terms += [fact.term for one in known.values() for fact in one.terms]
        cut = self.slices.cut(place, touched, frozenset(asked), [*terms, *parts])
        leave = task == "ask" and place != START and "ends" in self.kinds
        unit = Unit(
            task=task,
            place=place,
            machine=cut.machine,
            key=cut.key,
            assumed=tuple(parts),
            known=known,
            reached=reached,
            patience=self.patience,
            kinds=tuple(self.kinds) if task == "ask" else (),
            exits=tuple(exits(self.machine.locations[place], self.machine)) if leave else (),
        )
        cells = tuple(cell for cell, owner in enumerate(self.owners) if owner in touched)
        return Cut(unit=unit, cells=cells, terms=numbers, touched=touched)

    def _asked(self, place: str) -> list[Term]:
        """The parts of promises that a run from a place could break."""
        writes = self.slices.ground(place).writes
        parts = [part for _, part in promises(self.machine)]
        return [
            part for part in parts if place == START or place in self.machine.cuts or self.slices.reads(part) & writes
        ]

    def _loops(self, place: str) -> list[Loop]:
        """The loops that runs from a place go round in."""
        ground = self.slices.ground(place)
        around = {place, *ground.steps, *ground.ends}
        return [loop for loop in self.machine.loops if loop.region & around]

    def _unsettled(self, place: str, end: str) -> tuple[int, ...]:
        """Which conditions known where a run ends have to be asked about: others held before and are not touched."""
        before = {fact.term for fact in self.facts.terms.get(place, ())} if place != START else set()
        writes = self.slices.ground(place).writes
        return tuple(
            number
            for number, fact in enumerate(self.facts.terms.get(end, ()))
            if fact.term not in before or self.slices.reads(fact.term) & writes
        )

    def _context(self, ends: Iterable[str]) -> set[str]:
        """Marks that are told apart by where a shared procedure was called from."""
        shared = {f"return.{self.machine.locations[name].procedure}" for name in ends} & self.machine.vars.keys()
        marks = {var.name for var in self.machine.vars.values() if var.kind == "during"}
        return shared | marks if shared else set()

    def _bearing(self, place: str, seeds: set[str]) -> tuple[tuple[int, ...], list[Term], frozenset[str]]:
        """The conditions and parts of promises that bear on some variables, and all the variables that they touch."""
        facts = self.facts.terms.get(place, ())
        touched = set(seeds)
        waiting = [*(fact.term for fact in facts), *self.assumed]
        grown = True
        while grown:
            grown = False
            for term in list(waiting):
                read = self.slices.reads(term)
                if read & touched or not read:
                    waiting.remove(term)
                    grown = grown or not read <= touched
                    touched |= read
        for name in list(touched):
            start = self.machine.vars[name].start
            if not isinstance(start, Const):
                touched |= self.slices.reads(start)
        left = set(waiting)
        held = tuple(number for number, fact in enumerate(facts) if fact.term not in left)
        return held, [part for part in self.assumed if part not in left], frozenset(touched)

    def _known(self, name: str, touched: frozenset[str], numbers: Iterable[int]) -> Known:
        found = []
        cells = self.facts.intervals.get(name, {})
        offset = 0
        for var in self.machine.vars.values():
            if var.name in touched:
                for place in range(var.size):
                    if var.offset + place in cells:
                        found.append((offset + place, *cells[var.offset + place]))
                offset += var.size
        facts: Sequence[Fact] = self.facts.terms.get(name, ())
        return Known(intervals=tuple(found), terms=tuple(facts[number] for number in numbers))

    # ---- reading

    def lost(self, cut: Cut, outcome: Outcome) -> dict[str, tuple[set[int], set[int]]]:
        """For every end of a run: the cells and conditions of the whole whose facts it does not keep."""
        found: dict[str, tuple[set[int], set[int]]] = {}
        place = cut.unit.place
        here = self.facts.intervals.get(place, {})
        for name in outcome.ends:
            lost = outcome.lost.get(name)
            cells = set() if lost is None else {cut.cells[cell] for cell in lost.cells}
            terms = set() if lost is None else {cut.terms[name][number] for number in lost.terms}
            for cell, (low, high) in self.facts.intervals.get(name, {}).items():
                if self.owners[cell] not in cut.touched:  # as it was before
                    least, most = here.get(cell) or storage(self.machine.vars[self.owners[cell]].sort)
                    if least < low or most > high:
                        cells.add(cell)
            if cells or terms:
                found[name] = (cells, terms)
        return found

    def tallies(self, cut: Cut, outcome: Outcome) -> dict[str, Tally]:
        """What was said about each obligation, with positions of the whole."""
        return {
            key: replace(one, findings=[self._placed(found, cut) for found in one.findings])
            for key, one in outcome.tallies.items()
        }

    def _placed(self, found: Finding, cut: Cut) -> Finding:
        """What is not touched stands as at the start of play, or as it must at this place."""
        if found.position is None:
            return found
        here = self.facts.intervals.get(found.position.location, {})
        store = [
            here[cell][0] if cell in here else _begun(self.machine, owner) for cell, owner in enumerate(self.owners)
        ]
        for cell, value in zip(cut.cells, found.position.store, strict=True):
            store[cell] = value
        return replace(found, position=Position(location=found.position.location, store=tuple(store)))


def _begun(machine: Machine, name: str) -> int:
    var = machine.vars[name]
    low, _ = storage(var.sort)
    return var.start.value if isinstance(var.start, Const) else low
