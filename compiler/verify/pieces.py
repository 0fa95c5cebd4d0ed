"""Units of long books in which only some variables are kept: the runs from one place to the next, the rest left open.

May import: opened, ends, flow, slices, units, paths, written_out, blocks, machine, dsl.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import effects, finds, targets, terms_of_location, written
from tribonian.compiler.machine import (
    SUSPENDS,
    Block,
    Check,
    Decision,
    Entry,
    Goto,
    Location,
    Loop,
    Move,
    Option,
    Pop,
    Push,
    Set,
    Var,
)
from tribonian.compiler.verify.ends import exits
from tribonian.compiler.verify.flow import Flow
from tribonian.compiler.verify.opened import OPEN, Opened
from tribonian.compiler.verify.paths import START, Fact
from tribonian.compiler.verify.records import Kind
from tribonian.compiler.verify.slices import Slices, asked_for, bare
from tribonian.compiler.verify.units import Known, Unit
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.model import Invariant
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import NO, Apply, Const, Read, Term, walk

MOST_STEPS = 40  # that one run may go through
FOR_PROMISES = 5  # times what is spent on other questions


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
                for one in tied:
                    self._tied.setdefault(one, set()).update(tied)
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
        self, stretch: Stretch, kept: frozenset[str], promise: Invariant, assumed: tuple[Term, ...], *, told: bool
    ) -> Unit:
        """A promise asked where runs of a stretch end, or told at which ends it is not kept."""
        opened = Opened(self.machine, kept, self.values(kept))
        locations = self._locations(stretch, opened)
        for name in stretch.ends:
            end = locations[name]
            locations[name] = end if end.options or end.kind != "step" or told else replace(end, kind="choose")
        waits = self._waits(stretch.place)
        fact = Fact(promise.promise, promise.clauses)
        known = {name: Known(terms=(fact,)) for name in stretch.ends if told and locations[name].kind != "final"}
        if stretch.place != START:
            known[stretch.place] = Known(terms=() if waits else (fact,))
        cuts = frozenset({stretch.place} if not waits else ()) | frozenset(stretch.ends if told else ())
        parts = (promise.promise, *assumed) if waits else assumed
        made = self._made(stretch.place, opened, locations, (promise,), known, cuts, parts, kinds=("invariant",))
        return replace(made, patience=self.patience * FOR_PROMISES)

    def step(self, place: str, values: frozenset[str], kinds: tuple[Kind, ...], assumed: tuple[Term, ...]) -> Unit:
        """What is asked at one place and on the way to the next; values whose rules are not kept may give anything."""
        opened = Opened(self.machine, frozenset(self.machine.vars), values, strict=True)
        stretch = Stretch(place=place, steps=(), ends=self._targets[place])
        locations = self._locations(stretch, opened)
        for name in stretch.ends:
            if not locations[name].options:
                locations[name] = replace(locations[name], kind="final")  # nothing is asked there
        waits = self._waits(place)
        cuts = frozenset() if waits else frozenset({place})
        known = {place: Known()}
        blocks = [option.block for option in self.machine.locations[place].options]
        checked = {one.invariant for block in blocks for one in effects(block) if isinstance(one, Check)}
        promises = tuple(one for one in self.machine.invariants if one.name in checked)
        loops = tuple(
            replace(one, region=one.region & locations.keys()) for one in self.machine.loops if place in one.region
        )
        parts = assumed if waits else ()
        made = self._made(place, opened, locations, promises, known, cuts, parts, kinds=kinds, loops=loops)
        leave = tuple(exits(self.machine.locations[place], self.machine)) if loops and "ends" in kinds else ()
        return replace(made, exits=leave)

    def value(self, name: str, values: frozenset[str], kinds: tuple[Kind, ...]) -> Unit:
        """A value asked for in any state whatever."""
        machine = self.machine
        decision = machine.decisions[name]
        opened = Opened(machine, frozenset(machine.vars), values)
        given = [
            Var(
                name=f"{OPEN}of {one.name}",
                kind="open",
                index=(),
                sort=one.sort,
                start=NO,
                offset=0,
                size=1,
                clauses=(),
            )
            for one in decision.params
        ]
        result = Var(
            name=f"{OPEN}result", kind="open", index=(), sort=decision.sort, start=NO, offset=0, size=1, clauses=()
        )
        asked = Apply(name, tuple(Read(one.name) for one in given))
        block = Block(effects=(Set(var=result.name, index=(), value=asked),), end=Goto(location="told"))
        locations = {
            "asked": Location(
                name="asked", kind="step", procedure="", options=(Option(label="", guards=(), block=block),)
            ),
            "told": Location(name="told", kind="final", procedure="", options=()),
        }
        rules = opened.decision(decision)
        opened.further |= {one.name: one for one in (*given, result)}
        known = {"asked": Known()}
        return self._made(
            "asked", opened, locations, (), known, frozenset({"asked"}), (), kinds=kinds, rules={name: rules}
        )

    def _waits(self, place: str) -> bool:
        return place == START or self.machine.locations[place].kind in SUSPENDS

    def _locations(self, stretch: Stretch, opened: Opened) -> dict[str, Location]:
        own = () if stretch.place == START else (stretch.place,)
        machine = self.machine
        found = {name: opened.location(machine.locations[name]) for name in (*own, *stretch.steps)}
        return found | {name: bare(machine.locations[name]) for name in stretch.ends if name not in found}

    def _made(
        self,
        place: str,
        opened: Opened,
        locations: dict[str, Location],
        invariants: tuple[Invariant, ...],
        known: dict[str, Known],
        cuts: frozenset[str],
        assumed: tuple[Term, ...],
        *,
        kinds: tuple[Kind, ...],
        rules: dict[str, Decision] | None = None,
        loops: tuple[Loop, ...] = (),
    ) -> Unit:
        machine = self.machine
        decisions = machine.decisions | (rules or {})
        terms = [term for one in locations.values() for term in terms_of_location(one)]
        terms += [one.promise for one in invariants] + list(assumed)
        procedures = {one.procedure for one in loops}
        measures = tuple(one for one in machine.measures if one.procedure in procedures)
        terms += [term for one in measures for term in (one.term, one.unless) if term is not None]
        terms += [term for one in (rules or {}).values() for rule in one.rules for term in _terms(rule)]
        occurring = {var for one in locations.values() for var in _writes(one)} | self._reads(terms, set(rules or ()))
        occurring |= self._starts(occurring)
        occurring |= {tied for name in list(occurring) for tied in self._tied.get(name, ())}
        variables, offset = {}, 0
        for var in (*machine.vars.values(), *opened.further.values()):
            if var.name in occurring:
                variables[var.name] = replace(var, offset=offset)
                offset += var.size
        given = tuple(self._given_at(place, opened, frozenset(variables)))
        if place in known:
            known[place] = replace(known[place], given=given)
        terms += [fact.term for fact in given] + [var.start for var in variables.values()]
        own = frozenset(rules or ())
        asked = self.slices.closure(name for term in terms for name in asked_for(term) if name not in own)
        asked |= {name for term in terms for name in asked_for(term)}
        made = replace(
            machine,
            title="",
            edition="",
            sheets=(),
            interpretations=(),
            vars=variables,
            size=offset,
            switches=tuple(one for one in machine.switches if one.name in variables) if place == START else (),
            decisions={name: one for name, one in decisions.items() if f"value {name}" in asked},
            tables={name: one for name, one in machine.tables.items() if f"table {name}" in asked},
            locations=locations,
            start=machine.start if place == START else place,
            loops=loops,
            invariants=invariants,
            measures=measures,
            procedures={},
            secrets=(),
            probes={},
            entries={},
            goals=(),
            cuts=cuts,
        )
        return Unit(
            task="ask",
            place=place,
            machine=made,
            key=self.slices.key(made),
            assumed=assumed,
            known=known,
            patience=self.patience,
            kinds=kinds,
        )

    def _given_at(self, place: str, opened: Opened, variables: frozenset[str]) -> Iterator[Fact]:
        """What holds at a place by how play gets there, as far as it speaks of some variables."""
        if place not in self._given:
            self._given[place] = self.flow.conditions(place) if place in self.flow.at else []
        for fact in self._given[place]:
            if opened.fine(fact.term) and self.slices.reads(fact.term) <= variables:
                yield fact

    def _reads(self, terms: Iterable[Term], own: set[str]) -> set[str]:
        """The variables that terms read, also through values; the rules of some values are among the terms."""
        found = set[str]()
        for term in terms:
            for part in walk(term):
                if isinstance(part, Read):
                    found.add(part.var)
                elif isinstance(part, Apply) and part.value not in own:
                    found |= self.slices.reads(Apply(part.value, tuple(NO for _ in part.args)))
        return found

    def _starts(self, names: Iterable[str]) -> set[str]:
        found = set[str]()
        for name in names:
            if name in self.machine.vars:
                found |= self.slices.reads(self.machine.vars[name].start)
        return found


def _terms(rule: Entry) -> Iterator[Term]:
    yield rule.result
    yield from (guard.test for guard in rule.guards)


def _writes(location: Location) -> Iterator[str]:
    """The variables a location writes."""
    if location.var:
        yield location.var
    for option in location.options:
        yield from (bind.var for bind in option.binds)
        yield from (one.var for one in finds(option.block))
        for effect in effects(option.block):
            yield from written(effect)
