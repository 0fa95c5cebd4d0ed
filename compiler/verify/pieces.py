"""Units of long books in which only some variables are kept: the runs from one place to the next, the rest left open.

May import: opened, flow, slices, units, paths, written_out, blocks, machine, dsl.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import effects, finds, targets, terms_of_location, written
from tribonian.compiler.machine import SUSPENDS, Location, Move, Pop, Push
from tribonian.compiler.verify.flow import Flow
from tribonian.compiler.verify.opened import Opened
from tribonian.compiler.verify.paths import START, Fact
from tribonian.compiler.verify.records import Kind
from tribonian.compiler.verify.slices import Slices, asked_for, bare
from tribonian.compiler.verify.units import Known, Unit
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.model import Invariant
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Apply, Const, Read, Term, walk

MOST_STEPS = 40  # that one run may go through


@dataclass(frozen=True, slots=True, kw_only=True)
class Stretch:
    """What the runs from a place go through until they end: where another run begins, or play waits."""

    place: str
    steps: tuple[str, ...]
    ends: tuple[str, ...]


@dataclass(slots=True)
class Pieces:
    """Makes units of one Machine."""

    slices: Slices
    flow: Flow
    patience: int = 1
    writes: dict[str, frozenset[str]] = field(default_factory=dict)  # what each location writes itself
    _targets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    _given: dict[str, list[Fact]] = field(default_factory=dict)
    _tied: dict[str, set[str]] = field(default_factory=dict)  # variables that are kept together

    def __post_init__(self) -> None:
        for name, location in self.machine.locations.items():
            self.writes[name] = frozenset(_writes(location))
            self._targets[name] = tuple(
                dict.fromkeys(target for option in location.options for target in targets(option.block))
            )
            for effect in (one for option in location.options for one in effects(option.block)):
                tied = {effect.queue, effect.size} if isinstance(effect, Push | Pop) else set[str]()
                if isinstance(effect, Move) and effect.carrier:
                    tied = {effect.var, effect.carrier}
                for var in tied:
                    self._tied.setdefault(var, set()).update(tied)
        for var in self.machine.vars.values():
            if not isinstance(var.start, Const):
                self._tied.setdefault(var.name, set()).update(self.slices.reads(var.start))

    @property
    def machine(self) -> WrittenOut:
        return self.slices.machine

    # ---- where runs go

    def stretch(self, place: str, ends: Collection[str]) -> Stretch | None:
        """The runs from a place through steps to others, if they are not too long; `ends` are steps where runs end."""
        todo = [self.machine.start] if place == START else list(self._targets[place])
        seen: dict[str, None] = {}
        steps: list[str] = []
        while todo:
            name = todo.pop(0)
            if name in seen:
                continue
            seen[name] = None
            if self.machine.locations[name].kind == "step" and name not in ends:
                steps.append(name)
                todo += self._targets[name]
                if len(steps) > MOST_STEPS:
                    return None
        return Stretch(place=place, steps=tuple(steps), ends=tuple(name for name in seen if name not in steps))

    def written(self, stretch: Stretch) -> frozenset[str]:
        """What runs of a stretch may write."""
        own = () if stretch.place == START else (stretch.place,)
        return frozenset().union(*(self.writes[name] for name in (*own, *stretch.steps)))

    # ---- what is kept

    def closed(self, kept: Iterable[str]) -> frozenset[str]:
        """Variables with all they are tied to, and every plain one that stands alone."""
        found = {name for name, var in self.machine.vars.items() if not var.index and not isinstance(var.sort, SetOf)}
        todo = [*kept]
        while todo:
            name = todo.pop()
            if name not in found or name in self._tied:
                found.add(name)
                todo += [one for one in self._tied.get(name, ()) if one not in found]
        return frozenset(found)

    def near(self, stretch: Stretch, *, through: bool) -> set[str]:
        """The variables that a stretch reads: itself, or through values too."""
        own = () if stretch.place == START else (stretch.place,)
        terms = [term for name in (*own, *stretch.steps) for term in terms_of_location(self.machine.locations[name])]
        if through:
            return set[str]().union(*(self.slices.reads(term) for term in terms))
        return {part.var for term in terms for part in walk(term) if isinstance(part, Read)}

    def values(self, kept: frozenset[str]) -> frozenset[str]:
        """The values whose rules read nothing but what is kept."""
        return frozenset(
            name
            for name, one in self.machine.decisions.items()
            if self.slices.reads(Apply(name, tuple(Const(0) for _ in one.params))) <= kept
        )

    # ---- units

    def unit(
        self,
        stretch: Stretch,
        kept: frozenset[str],
        invariant: Invariant | None,
        kinds: tuple[Kind, ...],
        *,
        assumed: tuple[Term, ...] = (),
        told: bool = False,
        values: frozenset[str] | None = None,
        reached: bool = True,
    ) -> Unit:
        """A unit of a stretch; if told so, it tells at which ends a promise is not kept."""
        machine = self.machine
        place = stretch.place
        opened = Opened(machine, kept, self.values(kept) if values is None else values)
        own = () if place == START else (place,)
        locations = {name: opened.location(machine.locations[name]) for name in (*own, *stretch.steps)}
        for name in stretch.ends:
            if name not in locations:
                end = bare(machine.locations[name])
                locations[name] = end if end.kind != "step" or told else replace(end, kind="choose")
        promise = () if invariant is None else (invariant,)
        terms = [term for one in locations.values() for term in terms_of_location(one)]
        terms += [one.promise for one in promise] + list(assumed)
        occurring = {part.var for term in terms for part in walk(term) if isinstance(part, Read)}
        occurring |= {var for one in locations.values() for var in _writes(one)}
        asked = self.slices.closure(name for term in terms for name in asked_for(term))
        occurring |= {
            name.removeprefix("read ") for one in asked for name in self.slices.uses(one) if name.startswith("read ")
        }
        occurring |= self._starts(occurring)
        occurring |= {tied for name in list(occurring) for tied in self._tied.get(name, ())}
        variables, offset = {}, 0
        for var in (*machine.vars.values(), *opened.further.values()):
            if var.name in occurring:
                variables[var.name] = replace(var, offset=offset)
                offset += var.size
        if place not in self._given:
            self._given[place] = [] if place == START else self.flow.conditions(place)
        given = tuple(
            fact
            for fact in self._given[place]
            if opened.fine(fact.term) and self.slices.reads(fact.term) <= variables.keys()
        )
        terms += [fact.term for fact in given] + [var.start for var in variables.values()]
        asked = self.slices.closure(name for term in terms for name in asked_for(term))
        waits = place == START or machine.locations[place].kind in SUSPENDS
        known = {} if place == START else {place: self._known(invariant, given, waits=waits)}
        if told and invariant is not None:
            known |= {
                name: self._known(invariant, (), waits=False)
                for name in stretch.ends
                if machine.locations[name].kind != "final"
            }
        made = replace(
            machine,
            title="",
            edition="",
            sheets=(),
            interpretations=(),
            vars=variables,
            size=offset,
            switches=tuple(one for one in machine.switches if one.name in variables) if place == START else (),
            decisions={name: one for name, one in machine.decisions.items() if f"value {name}" in asked},
            tables={name: one for name, one in machine.tables.items() if f"table {name}" in asked},
            locations=locations,
            start=machine.start if place == START else place,
            loops=(),
            invariants=promise,
            measures=(),
            procedures={},
            secrets=(),
            probes={},
            entries={},
            goals=(),
            cuts=frozenset({place} if not waits else ()) | frozenset(one for one in stretch.ends if told),
        )
        here = () if invariant is None else (invariant.promise,)
        return Unit(
            task="ask",
            place=place,
            machine=made,
            key=Slices(made).key(made),
            assumed=(*here, *assumed) if waits else assumed,
            known=known,
            reached=reached,
            patience=self.patience,
            kinds=kinds,
        )

    def _starts(self, names: Iterable[str]) -> set[str]:
        found = set[str]()
        for name in names:
            if name in self.machine.vars:
                found |= self.slices.reads(self.machine.vars[name].start)
        return found

    def _known(self, invariant: Invariant | None, given: tuple[Fact, ...], *, waits: bool) -> Known:
        terms = () if invariant is None or waits else (Fact(invariant.promise, invariant.clauses),)
        return Known(terms=terms, given=given)


def _writes(location: Location) -> Iterator[str]:
    """The variables a location writes."""
    if location.var:
        yield location.var
    for option in location.options:
        yield from (bind.var for bind in option.binds)
        yield from (one.var for one in finds(option.block))
        for effect in effects(option.block):
            yield from written(effect)
