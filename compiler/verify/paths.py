"""Sources and paths: any position at a location, and every run from it to the next decision.

A source satisfies storage, the promises and the facts known at its location. A fact is an interval of one
place, or a condition with the clauses it comes from. May import: encode, solve, intervals, machine, dsl.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.machine import SUSPENDS, SWITCHED, Location, Machine, Var
from tribonian.compiler.verify.encode import Encoder, EndlessRun
from tribonian.compiler.verify.memory import Array, Base, Index, SetValue, Value
from tribonian.compiler.verify.runs import Hypothesis, Num, Path, Run, Truth
from tribonian.compiler.verify.smt_maps import DATA
from tribonian.compiler.verify.smt_sets import kind_of, places_of
from tribonian.compiler.verify.solve import Proved, Question, Refuted, can_happen
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.sorts import SetOf, values
from tribonian.dsl.terms import Const, Op, Read, Term, conjuncts

START = "set-up"


@dataclass(frozen=True, slots=True)
class Fact:
    """A condition that holds whenever play waits at a location, and the clauses that see to it."""

    term: Term
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Facts:
    """What is known at each location, beyond storage and promises."""

    intervals: dict[str, dict[int, tuple[int, int]]] = field(default_factory=dict)
    terms: dict[str, list[Fact]] = field(default_factory=dict)
    given: dict[str, list[Fact]] = field(default_factory=dict)  # what holds by how play gets there, see flow.py


class Paths:
    """Makes sources and paths of one Machine; `owners` says whose place each integer of the state is."""

    def __init__(self, machine: Machine, assumed: Sequence[Term]) -> None:
        self.machine = machine = written_out(machine)
        self.assumed = assumed
        self.encoder = Encoder(machine)
        self.encoder.feasible = self.feasible
        self.owners = [(var.name, place) for var in machine.vars.values() for place in range(var.size)]
        self.facts = Facts()
        self.support: dict[str, tuple[str, ...]] = {}  # literal of a fact -> its clauses
        self.endless: dict[str, str] = {}  # locations with a run that is too long to follow
        self._reads: dict[Term, frozenset[str]] = {}
        self._made: dict[str, tuple[str, list[tuple[Path, Question]]]] = {}  # paths, as long as facts stay

    def outside(self, number: Num, interval: tuple[int, int]) -> Truth:
        low, high = interval
        return self.encoder.any_of([self.encoder.compare("<", number, low), self.encoder.compare(">", number, high)])

    def source(self, location: Location) -> Run:
        """Any position at a location that satisfies storage, facts and promises."""
        encoder = self.encoder
        encoder.scope = {}
        known_here = {**self.facts.intervals.get(location.name, {}), **self._pinned(location.name)}
        run = encoder.here = Run(store=[])
        for offset, (name, place) in enumerate(self.owners):
            var = self.machine.vars[name]
            if encoder.is_long(name) or isinstance(var.sort, SetOf):
                whole = encoder.is_long(name) and place > 0
                run.store.append(None if whole else encoder.anything(name))
                continue
            known = known_here.get(offset)
            if known is not None and known[0] == known[1]:
                run.store.append(known[0])
                continue
            symbol = encoder.fresh(f"{name}[{place}]" if var.index else name)
            run.store.append(symbol)
            run.sides.append(encoder.inside(var.sort, symbol))
            if known is not None:
                run.sides.append(encoder.negate(self.outside(symbol, known)))
        run.source = list(run.store)
        if encoder.large:
            with encoder.silent():
                self._suppose_of_many(location, run)
        else:
            self._suppose(location, run)
        run.asked.clear()  # asked again wherever they must be shown
        run.needed.clear()
        run.sane.clear()
        return run

    def _suppose(self, location: Location, run: Run) -> None:
        """Promises, which speak of positions that wait, and facts."""
        if location.kind in SUSPENDS:
            for promise in self.assumed:
                run.sides.append(self.encoder.truth(promise, run, {}))
        for fact in self.facts.terms.get(location.name, []):
            self._assume(fact, run)

    def _suppose_of_many(self, location: Location, run: Run) -> None:
        """What holds by how play gets there stands; promises and facts are counted on where they are needed."""
        for fact in self.facts.given.get(location.name, []):
            if value_of(fact.term) is None:
                name = self._named(fact) if fact.clauses else ""
                unless = self.encoder.negate(self.encoder.named(name)) if name else False
                self.encoder.suppose(fact.term, run, {}, unless)
                run.facts += [name] if name else []
        found = [Fact(promise, ()) for promise in self.assumed if location.kind in SUSPENDS]
        found += self.facts.terms.get(location.name, [])
        run.hypotheses = tuple(Hypothesis(fact.term, self._named(fact)) for fact in found)

    def _named(self, fact: Fact) -> str:
        """The literal that a fact counts behind."""
        self.encoder.count += 1
        name = f"fact {self.encoder.count}"
        self.support[name] = fact.clauses
        return name

    def _assume(self, fact: Fact, run: Run) -> None:
        holds = self.encoder.truth(fact.term, run, {})
        if isinstance(holds, bool):
            return
        self.encoder.count += 1
        name = f"fact {self.encoder.count}"
        self.support[name] = fact.clauses
        run.sides.append(self.encoder.behind(name, holds))
        run.facts.append(name)

    def _pinned(self, name: str) -> dict[int, tuple[int, int]]:
        """The cells whose value is known by how play gets to a location."""
        found = {}
        for fact in self.facts.given.get(name, []):
            known = value_of(fact.term)
            if known is not None:
                found[self.machine.vars[known[0]].offset] = (known[1], known[1])
        return found

    def start(self) -> Run:
        """The position before set-up: every option and reading free."""
        encoder = self.encoder
        encoder.scope = {}
        run = encoder.here = Run(store=[0] * self.machine.size)
        for switch in self.machine.switches:
            symbol = encoder.fresh(switch.name)
            run.store[self.machine.vars[switch.name].offset] = symbol
            run.sides.append(encoder.inside(switch.sort, symbol))
        for var in self.machine.vars.values():
            if var.kind == "open":
                for place in range(1 if encoder.is_long(var.name) else var.size):
                    run.store[var.offset + place] = encoder.anything(var.name)
            elif var.kind not in SWITCHED and encoder.is_long(var.name):
                run.store[var.offset] = self._begun(var, run)
            elif var.kind not in SWITCHED:
                for place, named in enumerate(named_indices(self.machine, var.name)):
                    run.store[var.offset + place] = encoder.num(var.start, run, dict(named))
        return run

    def _begun(self, var: Var, run: Run) -> Array:
        """A long variable as it is before set-up."""
        encoder = self.encoder
        store = list(run.store)
        names = [param.name for param in var.index]

        def give(index: Index) -> Value:
            with encoder.silent():
                held = encoder.here.seen_from(store)
                found = encoder.num(var.start, held, dict(zip(names, index, strict=True)))
            if isinstance(var.sort, SetOf):
                return encoder.as_set(found, places_of(var.sort), kind_of(var.sort.of))
            return found

        return Base(give)

    def answered(self, location: Location, run: Run | None = None) -> Run:
        """A source with the answer written in, where the answer is a value."""
        run = run or self.source(location)
        if location.var and location.sort is not None:
            answer = self.encoder.fresh(f"answer {location.var}")
            run.sides.append(self.encoder.inside(location.sort, answer))
            run.store[self.machine.vars[location.var].offset] = answer
            self.encoder.here = run
            self.encoder.meet(kind_of(location.sort), answer)
        return run

    def all(self) -> Iterator[tuple[Path, Question]]:
        """Every path that can be gone, from set-up on, with a solver that assumes it."""
        reached: dict[str, None] = {}
        waiting = [START]
        while waiting:
            for path, question in self.at(waiting.pop()):
                yield path, question
                location = self.machine.locations[path.target]
                waits = location.kind in SUSPENDS or path.target in self.encoder.cuts
                if path.target not in reached and waits:
                    reached[path.target] = None
                    waiting.append(path.target)

    def at(self, place: str) -> list[tuple[Path, Question]]:
        """Every path that can be gone from one place: set-up, or a location that waits."""
        if place == START:
            return self._once(START, "", self._from_start)
        return self.of(self.machine.locations[place])

    def of(self, location: Location) -> list[tuple[Path, Question]]:
        """The paths of one location, made again only when its facts have changed."""
        known = repr((self.facts.intervals.get(location.name), self.facts.terms.get(location.name)))
        return self._once(location.name, known, lambda: self._from(location))

    def _once(self, name: str, known: str, make: Callable[[], Iterator[Path]]) -> list[tuple[Path, Question]]:
        if name not in self._made or self._made[name][0] != known:
            found = []
            try:
                for path in make():
                    question = Question(self.encoder, [*path.run.sides, *path.run.conditions], path.run.facts)
                    question.run, question.taken = path.run, len(path.run.sides)
                    if not isinstance(question.ask(True, plainly=True), Proved):
                        found.append((path, question))
            except EndlessRun as endless:
                self.endless[name] = str(endless)
            self._made[name] = (known, found)
        return self._made[name][1]

    def _from_start(self) -> Iterator[Path]:
        for target, run in self.encoder.finish(self.machine.start, self.start()):
            yield Path(START, "", target, run)

    def _from(self, location: Location) -> Iterator[Path]:
        source = self.source(location) if self.encoder.large else None
        for option in location.options:
            run = self.answered(location, source.fork() if source else None)
            yield from self.encoder.paths(location, option, run)

    def feasible(self, run: Run) -> bool:
        return can_happen(self.encoder, run)

    def reads(self, term: Term) -> frozenset[str]:
        """The variables that a term reads, also behind values."""
        if term not in self._reads:
            self._reads[term] = frozenset(variables_read(self.machine, term))
        return self._reads[term]

    def written(self, path: Path) -> set[str]:
        """The variables that are not as they were where a path began."""
        if path.source == START:
            return set(self.machine.vars)
        run = path.run
        return {owner for offset, (owner, _) in enumerate(self.owners) if run.store[offset] is not run.source[offset]}

    def clauses(self, core: frozenset[str]) -> set[str]:
        """The clauses a core stands for; a fact stands for the clauses it comes from."""
        found: set[str] = set()
        for one in core:
            found.update(self.support.get(one, (one,)))
        return {one for one in found if not one.startswith(DATA)} - {OTHERWISE}

    def position(self, run: Run, model: Refuted) -> tuple[int, ...]:
        """The source of a run as a model has it."""
        encoder = self.encoder
        encoder.here = Run(store=[])
        store: list[int] = []
        for var in self.machine.vars.values():
            long = encoder.is_long(var.name)
            for place, named in enumerate(named_indices(self.machine, var.name)):
                if long:
                    value = encoder.cell(run.source[var.offset], tuple(named.values()))
                else:
                    value = run.source[var.offset + place]
                if isinstance(value, SetValue):
                    bits = sum(1 << one for one in range(value.places) if model.holds(value.has(one)))
                    store.append(bits)
                else:
                    store.append(model.value(value))
        return tuple(store)


def promises(machine: Machine) -> list[tuple[str, Term]]:
    """Every promise about all decisions, part by part, so that one part that fails does not take the rest along."""
    return [(one.name, part) for one in machine.invariants if one.at_end_of is None for part in conjuncts(one.promise)]


def value_of(term: Term) -> tuple[str, int] | None:
    """The variable and its value, where a condition says that and no more."""
    match term:
        case Op(op="=", args=(Read(var=name, index=()), Const(value=value))):
            return name, value
        case _:
            return None


def named_indices(machine: Machine, name: str) -> Iterator[dict[str, int]]:
    """The parameters of every cell of a variable, in storage order."""
    found: list[dict[str, int]] = [{}]
    for param in machine.vars[name].index:
        found = [{**named, param.name: value} for named in found for value in values(param.sort)]
    yield from found
