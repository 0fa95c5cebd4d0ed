"""The Machine as proofs take it: quantifiers, loops over sorts and questions about maps written out.

All of a small Machine is written out. Of a large one, whose reasons `beyond` names, only what has few cases; the
encoding takes the rest as it is. May import: machine, blocks, maps, lower.plain, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from itertools import product

from tribonian.compiler.blocks import effects, map_effect, map_machine, terms_of_location
from tribonian.compiler.fault import Fault
from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.machine import (
    Block,
    Branch,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Machine,
    Move,
    Option,
    Pop,
    Push,
    Set,
    When,
)
from tribonian.compiler.maps import answer
from tribonian.compiler.verify.cuts import cuts
from tribonian.dsl.model import Param, Row, Table
from tribonian.dsl.sorts import SetOf, Whole, bounds, show_value, values
from tribonian.dsl.terms import (
    NO,
    YES,
    Ahead,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Term,
    Way,
    conjunction,
    disjunction,
    rebuild,
    substitute,
    walk,
)

FEW_CASES = 8  # as many are written out of a large Machine
MOST_CASES = 10_000  # of quantifiers inside one another
MOST_ROUNDS = 200  # of a loop over a sort
MOST_ANSWERS = 64  # of what is chosen along with an option
MOST_ROWS = 2_500  # of a table that answers questions about a map
_SET_OPS = frozenset({"has", "with", "without", "size", "meet", "minus"})


@dataclass(frozen=True, kw_only=True)
class WrittenOut(Machine):
    """A Machine that is written out as far as it will be."""

    large: bool = False
    cuts: frozenset[str] = frozenset()  # steps at which a run ends, though nobody is asked; only of a large one


def beyond(machine: Machine) -> list[str]:
    """What keeps a Machine from being written out whole, each once."""
    return list(dict.fromkeys(_beyond(machine)))


def _beyond(machine: Machine) -> Iterator[str]:
    if any(isinstance(var.sort, SetOf) for var in machine.vars.values()):
        yield "sets"
    for location in machine.locations.values():
        if location.kind in ("chance", "open") and any(guard.test != YES for guard in location.options[0].guards):
            yield "draws from sets"
        for option in location.options:
            if _ways(option) > MOST_ANSWERS:
                yield f"options with more than {MOST_ANSWERS} answers"
            for effect in effects(option.block):
                yield from _in_effect(effect)
            for found in _finds(option.block):
                if len(values(found.sort)) > MOST_ROUNDS:
                    yield f"loops over more than {MOST_ROUNDS} values"
        for term in terms_of_location(location):
            yield from _in_term(term, machine)
    for decision in machine.decisions.values():
        for rule in decision.rules:
            for term in (rule.result, *(guard.test for guard in rule.guards)):
                yield from _in_term(term, machine)
    for promise in machine.invariants:
        yield from _in_term(promise.promise, machine)


def _in_effect(effect: Effect) -> Iterator[str]:
    match effect:
        case Push() | Pop():
            yield "queues"
        case Move() if effect.carrier:
            yield "pieces that carry others"
        case Each() if len(values(effect.sort)) > MOST_ROUNDS:
            yield f"loops over more than {MOST_ROUNDS} values"
        case _:
            pass


def _in_term(term: Term, machine: Machine) -> Iterator[str]:
    for part in walk(term):
        match part:
            case Way():
                yield "`path`"
            case Ahead():
                yield "`could`"
            case Op() if part.op in _SET_OPS:
                yield "sets"
            case Over(fold="set"):
                yield "sets"
            case Over() if _cases(part) > MOST_CASES:
                yield f"quantifiers of more than {MOST_CASES:,} cases"
            case Ask() if part.of in machine.maps and len(machine.maps[part.of].near) ** 2 > MOST_ROWS:
                yield "large maps"
            case _:
                pass


def _cases(term: Over) -> int:
    """How many cases a quantifier has, those inside it multiplied."""
    inner = [_cases(part) for child in (term.test, term.body) for part in walk(child) if isinstance(part, Over)]
    return (term.high - term.low + 1) * max(inner, default=1)


def _ways(option: Option) -> int:
    """How many ways there are to choose what is chosen along with an option."""
    count = 1
    for bind in option.binds:
        count *= len(values(bind.sort))
    return count


def _finds(block: Block) -> Iterator[Find]:
    if isinstance(block.end, Goto):
        return
    if isinstance(block.end, Find):
        yield block.end
    yield from _finds(block.end.then)
    yield from _finds(block.end.otherwise)


def written_out(machine: Machine) -> WrittenOut:
    """The same Machine in fewer words."""
    if isinstance(machine, WrittenOut):
        return machine
    large = bool(beyond(machine))
    if not _is_long(machine):
        return _as_written(machine, large=large)
    writing = _Writing(machine, large=large)
    locations = {name: writing.location(one) for name, one in machine.locations.items()}
    made = map_machine(replace(machine, locations=locations), writing.term)
    invariants = tuple(replace(one, promise=writing.term(one.promise)) for one in machine.invariants)
    measures = tuple(
        replace(one, term=writing.term(one.term), unless=None if one.unless is None else writing.term(one.unless))
        for one in machine.measures
    )
    variables = {name: replace(var, start=writing.term(var.start)) for name, var in machine.vars.items()}
    tables = {name: replace(table, clamped=()) for name, table in machine.tables.items()} | writing.tables
    maps = machine.maps if large else {}
    made = replace(
        made, invariants=invariants, measures=measures, vars=variables, tables=tables, maps=maps, probes={}, secrets=()
    )
    return _as_written(made, large=large)


def _as_written(machine: Machine, *, large: bool) -> WrittenOut:
    found = cuts(machine) if large else frozenset[str]()
    return WrittenOut(**{one.name: getattr(machine, one.name) for one in fields(machine)}, large=large, cuts=found)


def _is_long(machine: Machine) -> bool:
    terms = [term for location in machine.locations.values() for term in terms_of_location(location)]
    terms += [rule.result for one in machine.decisions.values() for rule in one.rules]
    terms += [guard.test for one in machine.decisions.values() for rule in one.rules for guard in rule.guards]
    terms += [one.promise for one in machine.invariants]
    terms += [var.start for var in machine.vars.values()]
    if any(isinstance(part, Over | Ask | Way | Ahead) for term in terms for part in walk(term)):
        return True
    if any(clamp is not None for table in machine.tables.values() for clamp in table.clamped):
        return True
    for location in machine.locations.values():
        for option in location.options:
            if option.binds or any(True for _ in _finds(option.block)):
                return True
            if any(isinstance(one, Move | Each) for one in effects(option.block)):
                return True
    return False


@dataclass(slots=True)
class _Writing:
    """Writes one Machine out."""

    machine: Machine
    large: bool = False
    tables: dict[str, Table] = field(default_factory=dict)

    def _is_short(self, count: int) -> bool:
        """Whether so many cases are written out."""
        return not self.large or count <= FEW_CASES

    # ---- terms

    def term(self, term: Term) -> Term:
        match term:
            case Over() if self._is_short(term.high - term.low + 1) and term.fold != "set":
                return self._over(term)
            case Lookup() if term.table in self.machine.tables:
                made = rebuild(term, self.term)
                assert isinstance(made, Lookup)
                return replace(made, args=self._clamped(made))
            case Ask() if term.of not in self.machine.maps or self._is_short(len(self.machine.maps[term.of].near)):
                made = rebuild(term, self.term)
                assert isinstance(made, Ask)
                return self._ask(made)
            case _:
                return rebuild(term, self.term)

    def _clamped(self, term: Lookup) -> tuple[Term, ...]:
        table = self.machine.tables[term.table]
        found: list[Term] = []
        for place, (arg, param) in enumerate(zip(term.args, table.params, strict=True)):
            if place < len(table.clamped) and table.clamped[place] is not None:
                low, high = bounds(param.sort)
                found.append(Op("max", (Const(low), Op("min", (Const(high), arg)))))
            else:
                found.append(arg)
        return tuple(found)

    def _ask(self, term: Ask) -> Term:
        """An answer that is known, or a table of all answers."""
        if all(isinstance(arg, Const) for arg in term.args):
            try:
                return Const(
                    answer(self.machine.maps, term, [one.value for one in term.args if isinstance(one, Const)])
                )
            except Fault:
                pass
        name = f"{term.ask} {term.of} {term.field}".strip()
        if name not in self.tables:
            spaces = Whole(low=0, high=len(self.machine.maps[term.of].near) - 1)
            params = tuple(Param(name=f"key{place}", sort=spaces) for place in range(len(term.args)))
            self.tables[name] = Table(
                name=name, params=params, sort=Whole(low=0, high=9_999), rows=self._rows(term, spaces), clauses=()
            )
        return Lookup(name, term.args)

    def _rows(self, term: Ask, spaces: Whole) -> tuple[Row, ...]:
        rows: list[Row] = []
        for index in product(range(spaces.high + 1), repeat=len(term.args)):
            try:
                cell = answer(self.machine.maps, term, list(index))
            except (Fault, IndexError):
                continue
            rows.append(Row(id=None, keys=tuple((one, one) for one in index), cell=cell, clauses=()))
        return tuple(rows)

    def _over(self, term: Over) -> Term:
        cases: list[tuple[Term, Term]] = []
        for value in range(term.low, term.high + 1):
            named: dict[str, Term] = {term.name: Const(value)}
            cases.append((self.term(substitute(term.test, named)), self.term(substitute(term.body, named))))
        match term.fold:
            case "all":
                return conjunction([one if test == YES else Op("or", (_negated(test), one)) for test, one in cases])
            case "some":
                return disjunction([_both(test, one) for test, one in cases])
            case "count":
                ones = tuple(Cond(_both(test, one), Const(1), Const(0)) for test, one in cases)
                return Op("+", ones) if len(ones) > 1 else ones[0]
            case "sum":
                ones = tuple(Cond(test, one, Const(0)) for test, one in cases)
                return Op("+", ones) if len(ones) > 1 else ones[0]
            case "highest" | "lowest" as fold:
                return _extreme(cases, "max" if fold == "highest" else "min")
            case "set":
                raise AssertionError("a set is written out nowhere")

    # ---- play

    def location(self, location: Location) -> Location:
        options: list[Option] = []
        for option in location.options:
            if option.binds and not self._is_short(_ways(option)):
                options.append(replace(option, block=self._block(option.block)))
                continue
            for chosen in product(*(values(bind.sort) for bind in option.binds)):
                given: dict[str, Term] = {
                    bind.var: Const(value) for bind, value in zip(option.binds, chosen, strict=True)
                }
                options.append(self._chosen(option, given, chosen))
        return replace(location, options=tuple(options), within=None)

    def _chosen(self, option: Option, given: dict[str, Term], chosen: tuple[int, ...]) -> Option:
        """An option with what is chosen along with it."""
        if not option.binds:
            return replace(option, block=self._block(option.block))
        pairs = zip(option.binds, chosen, strict=True)
        shown = ", ".join(show_value(bind.sort, value) for bind, value in pairs)
        label = f"{option.label}({shown})" if option.label else shown
        sets: list[Effect] = [Set(var=name, index=(), value=value) for name, value in given.items()]
        block = self._block(option.block)
        guards = tuple(replace(guard, test=in_place_of(guard.test, given)) for guard in option.guards)
        return Option(label=label, guards=guards, block=Block(effects=(*sets, *block.effects), end=block.end))

    def _block(self, block: Block) -> Block:
        made = tuple(one for effect in block.effects for one in self._effect(effect))
        match block.end:
            case Goto():
                return Block(effects=made, end=block.end)
            case Branch():
                then, otherwise = self._block(block.end.then), self._block(block.end.otherwise)
                return Block(effects=made, end=replace(block.end, then=then, otherwise=otherwise))
            case Find():
                found = self._find(block.end)
                return Block(effects=(*made, *found.effects), end=found.end)

    def _find(self, end: Find) -> Block:
        """One question after the other: the first value that passes is taken."""
        if not self._is_short(len(values(end.sort))):
            made = replace(end, then=self._block(end.then), otherwise=self._block(end.otherwise), within=None)
            return Block(effects=(), end=made)
        reset = Set(var=end.var, index=(), value=self.machine.vars[end.var].start)
        then, otherwise = self._block(end.then), self._block(end.otherwise)
        block = Block(effects=(reset, *otherwise.effects), end=otherwise.end)
        for value in reversed(values(end.sort)):
            test = in_place_of(end.test, {end.var: Const(value)})
            if end.after is not None:
                test = conjunction([Op("<", (end.after, Const(value))), test])
            taken = Block(effects=(Set(var=end.var, index=(), value=Const(value)), *then.effects), end=then.end)
            block = Block(effects=(), end=Branch(test=test, then=taken, otherwise=block, clauses=end.clauses))
        return block

    def _effect(self, effect: Effect) -> tuple[Effect, ...]:
        match effect:
            case Move() if not effect.carrier:
                return (Set(var=effect.var, index=(effect.who,), value=effect.to, clauses=effect.clauses),)
            case When():
                return (
                    replace(
                        effect,
                        then=tuple(one for inner in effect.then for one in self._effect(inner)),
                        otherwise=tuple(one for inner in effect.otherwise for one in self._effect(inner)),
                    ),
                )
            case Each():
                return self._each(effect)
            case _:
                return (effect,)

    def _each(self, effect: Each) -> tuple[Effect, ...]:
        found: list[Effect] = []
        body = [one for inner in effect.body for one in self._effect(inner)]
        if not self._is_short(len(values(effect.sort))):
            return (replace(effect, body=tuple(body), within=None),)
        for value in values(effect.sort):
            given: dict[str, Term] = {effect.var: Const(value)}
            done = tuple(_given(one, given) for one in body)
            test = in_place_of(effect.test, given)
            found += done if test == YES else [When(test=test, then=done, otherwise=(), clauses=effect.clauses)]
        return tuple(found)


def _given(effect: Effect, given: dict[str, Term]) -> Effect:
    return map_effect(effect, lambda term: in_place_of(term, given))


def _both(test: Term, body: Term) -> Term:
    return conjunction([part for part in (test, body) if part != YES])


def _negated(test: Term) -> Term:
    return NO if test == YES else Op("not", (test,))


def _extreme(cases: list[tuple[Term, Term]], op: str) -> Term:
    """The best of those that pass; none of them, nothing."""
    found: Term = Const(0)
    some: Term = NO
    for test, one in cases:
        better = Op("max" if op == "max" else "min", (found, one))
        taken = one if some == NO else Cond(some, better, one)
        found = taken if test == YES else Cond(test, taken, found)
        some = YES if YES in (test, some) else test if some == NO else Op("or", (some, test))
    return found
