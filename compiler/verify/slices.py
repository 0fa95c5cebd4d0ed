"""What the runs from one place read, as a Machine of its own: steps gone through, values and tables asked, variables.

Everything else is left out, so an edit elsewhere gives the same slice. Where a run ends, only the kind of place is
kept. May import: blocks, machine, paths, plain, dsl.terms.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import effects, finds, targets, terms_of_location, written
from tribonian.compiler.machine import Check, Location, Loop, Machine
from tribonian.compiler.verify.paths import START
from tribonian.compiler.verify.plain import digest, text
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.model import Invariant
from tribonian.dsl.terms import Ahead, Apply, Lookup, Read, Term, conjunction, conjuncts, walk


@dataclass(frozen=True, slots=True, kw_only=True)
class Slice:
    """A part of a Machine, and a name that changes with whatever it holds."""

    machine: Machine
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What the runs from a place go through: steps, where they end, variables read and variables written."""

    steps: tuple[str, ...]
    ends: tuple[str, ...]
    reads: frozenset[str]
    writes: frozenset[str]
    checks: frozenset[str]  # promises asked about on the way


@dataclass(slots=True)
class Slices:
    """Cuts slices from one Machine, each once."""

    machine: WrittenOut
    _made: dict[tuple[str, frozenset[str], frozenset[str], frozenset[Term]], Slice] = field(default_factory=dict)
    _grounds: dict[str, Ground] = field(default_factory=dict)
    _own: set[int] = field(default_factory=set)  # the parts of the Machine, by identity
    _texts: dict[int, str] = field(default_factory=dict)  # of parts of the Machine, by identity
    _closures: dict[str, frozenset[str]] = field(default_factory=dict)  # of values: all that they use
    _reads: dict[Term, frozenset[str]] = field(default_factory=dict)

    # ---- what is read

    def ground(self, place: str) -> Ground:
        if place not in self._grounds:
            self._grounds[place] = self._go(place)
        return self._grounds[place]

    def _go(self, place: str) -> Ground:
        machine = self.machine
        todo = [machine.start] if place == START else _targets(machine.locations[place])
        seen: dict[str, None] = {}
        while todo:
            name = todo.pop(0)
            if name not in seen:
                seen[name] = None
                if self._goes_on(name):
                    todo += _targets(machine.locations[name])
        steps = [name for name in seen if self._goes_on(name)]
        whole = [machine.locations[name] for name in (*(() if place == START else (place,)), *steps)]
        done = [effect for one in whole for option in one.options for effect in effects(option.block)]
        found = [find.var for one in whole for option in one.options for find in finds(option.block)]
        answered = [bind.var for one in whole for option in one.options for bind in option.binds]
        answered += [one.var for one in whole if one.var]
        checks = frozenset(effect.invariant for effect in done if isinstance(effect, Check))
        terms = [term for one in whole for term in terms_of_location(one)]
        terms += [one.promise for one in machine.invariants if one.name in checks]
        terms += [machine.vars[name].start for name in (*found, *answered)]
        return Ground(
            steps=tuple(steps),
            ends=tuple(name for name in seen if not self._goes_on(name)),
            reads=frozenset().union(*(self.reads(term) for term in terms)),
            writes=frozenset((*found, *answered, *(name for effect in done for name in written(effect)))),
            checks=checks,
        )

    def _goes_on(self, name: str) -> bool:
        """Whether a run goes through a location without ending there."""
        return self.machine.locations[name].kind == "step" and name not in self.machine.cuts

    def reads(self, term: Term) -> frozenset[str]:
        """The variables a term reads, also through the rules of values; looking ahead reads them all."""
        if term not in self._reads:
            used = {name for one in self.closure(asked_for(term)) for name in self.uses(one)}
            self._reads[term] = frozenset(_read(term, self.machine)) | {
                name.removeprefix("read ") for name in used if name.startswith("read ")
            }
        return self._reads[term]

    def closure(self, asked: Iterable[str]) -> set[str]:
        """Values and tables asked for, also by the rules of values."""
        found: set[str] = set()
        todo = list(asked)
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += [one for one in self.uses(name) if not one.startswith("read ")]
        return found

    def uses(self, name: str) -> frozenset[str]:
        """What the rules of a value ask for and read themselves."""
        if name not in self._closures:
            kind, _, own = name.partition(" ")
            rules = self.machine.decisions[own].rules if kind == "value" else ()
            terms = [term for rule in rules for term in (rule.result, *(guard.test for guard in rule.guards))]
            read = {f"read {one}" for term in terms for one in _read(term, self.machine)}
            self._closures[name] = frozenset(used for term in terms for used in asked_for(term)) | read
        return self._closures[name]

    # ---- cutting

    def cut(self, place: str, variables: frozenset[str], parts: Iterable[Term], terms: Iterable[Term] = ()) -> Slice:
        """The slice of a place with some variables, parts of promises, and what further terms ask for."""
        asked = frozenset(used for term in terms for used in asked_for(term))
        name = (place, variables, asked, frozenset(parts))
        if name not in self._made:
            self._made[name] = self._cut(*name)
        return self._made[name]

    def _cut(self, place: str, variables: frozenset[str], asked: frozenset[str], parts: frozenset[Term]) -> Slice:
        machine = self.machine
        ground = self.ground(place)
        whole = {*ground.steps, place}
        locations = {
            name: one if name in whole else bare(one)
            for name, one in machine.locations.items()
            if name in whole or name in ground.ends
        }
        loops = tuple(_inside(one, locations) for one in machine.loops if one.region & locations.keys())
        procedures = {one.procedure for one in loops}
        measures = tuple(one for one in machine.measures if one.procedure in procedures)
        invariants = tuple(
            one if one.name in ground.checks else replace(one, promise=conjunction(kept))
            for one in machine.invariants
            if (kept := _kept(one, parts)) or one.name in ground.checks
        )
        terms = [term for name in whole & locations.keys() for term in terms_of_location(locations[name])]
        terms += [one.promise for one in invariants]
        terms += [term for one in measures for term in (one.term, one.unless) if term is not None]
        terms += [machine.vars[name].start for name in variables]
        used = self.closure(asked.union(*(asked_for(term) for term in terms)))
        offset = 0
        kept_vars = {}
        for var in machine.vars.values():
            if var.name in variables:
                kept_vars[var.name] = var if var.offset == offset else replace(var, offset=offset)
                offset += var.size
        made = replace(
            machine,
            title="",
            edition="",
            sheets=(),
            interpretations=(),
            vars=kept_vars,
            size=offset,
            switches=machine.switches if place == START else (),
            decisions={name: one for name, one in machine.decisions.items() if f"value {name}" in used},
            tables={name: one for name, one in machine.tables.items() if f"table {name}" in used},
            locations=locations,
            start=machine.start if place == START else place,
            loops=loops,
            invariants=invariants,
            measures=measures,
            procedures={},
            secrets=(),
            probes={},
            entries={},
        )
        return Slice(machine=made, key=self.key(made))

    def key(self, made: Machine) -> str:
        """A name that changes with whatever a Machine holds."""
        own = [
            *made.measures,
            *made.switches,
            *made.decisions.values(),
            *made.tables.values(),
            *made.maps.values(),
            *(one for one in made.locations.values() if one.options),
        ]
        fresh = [
            *made.vars.values(),
            *made.loops,
            *made.invariants,
            *(one for one in made.locations.values() if not one.options),
        ]
        return digest(
            [made.book, made.start, *made.players, *(self._text(one) for one in own), *(text(one) for one in fresh)]
        )

    def _text(self, part: object) -> str:
        """The text of a part; kept if it stands in the Machine itself, so that its identity stays its own."""
        if not self._own:
            whole = self.machine
            named = (whole.decisions, whole.tables, whole.maps, whole.locations)
            self._own.update(id(one) for parts in named for one in parts.values())
            self._own.update(id(one) for one in (*whole.measures, *whole.switches))
        if id(part) not in self._own:
            return text(part)
        if id(part) not in self._texts:
            self._texts[id(part)] = text(part)
        return self._texts[id(part)]


def bare(location: Location) -> Location:
    """A place where a run ends: whose it is and how it waits, not what can be answered."""
    return Location(name=location.name, kind=location.kind, procedure=location.procedure, options=())


def _kept(invariant: Invariant, parts: frozenset[Term]) -> list[Term]:
    return [part for part in conjuncts(invariant.promise) if part in parts] if invariant.at_end_of is None else []


def _targets(location: Location) -> list[str]:
    return [name for option in location.options for name in targets(option.block)]


def _inside(loop: Loop, locations: dict[str, Location]) -> Loop:
    return replace(loop, region=loop.region & locations.keys())


def asked_for(term: Term) -> Iterator[str]:
    """The values and tables that a term asks for itself."""
    for part in walk(term):
        if isinstance(part, Apply):
            yield f"value {part.value}"
        elif isinstance(part, Lookup):
            yield f"table {part.table}"


def _read(term: Term, machine: Machine) -> Iterator[str]:
    for part in walk(term):
        if isinstance(part, Read):
            yield part.var
        elif isinstance(part, Ahead):
            yield from machine.vars
