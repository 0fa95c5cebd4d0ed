"""Terms to integers: what a term of a Machine is, given the store and the parameters in force.

A term is turned into a function the first time it is asked for. Nothing here changes the store; looking ahead is
left to whoever can play. May import: machine, arithmetic, fault, layout, maps, dsl.model,
dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import assert_never

from tribonian.compiler.arithmetic import PAIRED, compute
from tribonian.compiler.fault import Fault
from tribonian.compiler.layout import Layout, members
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.maps import answer
from tribonian.dsl.model import Row, Table
from tribonian.dsl.sorts import MAX_ELEMENTS, Sort, bounds, holds, show_value, values
from tribonian.dsl.terms import (
    YES,
    Ahead,
    Apply,
    Arg,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
)

Asked = Callable[[Sequence[int], Mapping[str, int]], int]
LookAhead = Callable[[Ahead, Sequence[int], Mapping[str, int]], int]


class Evaluator:
    """Knows what the terms of one Machine are."""

    def __init__(self, machine: Machine, ahead: LookAhead) -> None:
        self.machine = machine
        self.layouts = {name: Layout(var) for name, var in machine.vars.items()}
        self._ahead = ahead
        self._made: dict[int, tuple[Term, Asked]] = {}  # the term is kept, so that its number stays its own
        self._decisions: dict[str, Callable[[Sequence[int], Sequence[int]], int]] = {}
        self._cells: dict[tuple[str, tuple[int, ...]], int] = {}
        self._rows: dict[str, dict[tuple[int, ...], list[Row]] | None] = {}  # by their keys, where each is one value
        self._answers: dict[tuple[str, str, str], dict[tuple[int, ...], int]] = {}
        self._domains: dict[Sort, list[int]] = {}

    def value(self, term: Term, store: Sequence[int], args: Mapping[str, int]) -> int:
        return self.asked(term)(store, args)

    def asked(self, term: Term) -> Asked:
        """The function that gives a term's value."""
        found = self._made.get(id(term))
        if found is None:
            found = self._made[id(term)] = (term, self._make(term))
        return found[1]

    def domain(self, sort: Sort, within: Term | None, store: Sequence[int], args: Mapping[str, int]) -> list[int]:
        """The values of a sort in order; only those of a set if one is given."""
        found = self._domains.get(sort)
        if found is None:
            found = self._domains[sort] = values(sort)
        if within is None:
            return found
        bits = self.value(within, store, args)
        return [found[place] for place in members(bits) if place < len(found)]

    # ---- terms

    def _make(self, term: Term) -> Asked:
        match term:
            case Const():
                constant = term.value
                return lambda _store, _args: constant
            case Arg():
                name = term.name
                return lambda _store, args: args[name]
            case Read():
                return self._read(term)
            case Op():
                return self._op(term)
            case Apply():
                given = [self.asked(arg) for arg in term.args]
                decision = self.machine.decisions[term.value]
                return lambda store, args: self.decide(decision, [one(store, args) for one in given], store)
            case Lookup():
                keys = [self.asked(arg) for arg in term.args]
                table = term.table
                return lambda store, args: self._look(table, tuple(one(store, args) for one in keys))
            case Cond():
                test, then, otherwise = self.asked(term.test), self.asked(term.then), self.asked(term.otherwise)
                return lambda store, args: then(store, args) if test(store, args) else otherwise(store, args)
            case Over():
                return self._over(term)
            case Ask():
                return self._ask(term)
            case Way():
                return self._way(term)
            case Ahead():
                question = term
                return lambda store, args: self._ahead(question, store, args)
            case _:
                assert_never(term)

    def _read(self, term: Read) -> Asked:
        layout = self.layouts[term.var]
        if not term.index:
            offset = layout.offset
            return lambda store, _args: store[offset]
        index = [self.asked(one) for one in term.index]
        if len(index) > 1:
            return lambda store, args: store[layout.place(one(store, args) for one in index)]
        (axis,), (only,) = layout.axes, index

        def read(store: Sequence[int], args: Mapping[str, int]) -> int:
            value = only(store, args)
            place = value - axis.low
            # Most reads end here; `layout` knows `none`, and what to say of the rest.
            return store[layout.offset + place if 0 <= place < axis.count else layout.place((value,))]

        return read

    def _op(self, term: Op) -> Asked:
        parts = [self.asked(arg) for arg in term.args]
        op = term.op
        match op:
            case "and" | "or" if len(parts) == 2:
                first, second = parts
                if op == "and":
                    return lambda store, args: 1 if first(store, args) and second(store, args) else 0
                return lambda store, args: 1 if first(store, args) or second(store, args) else 0
            case "and" | "or":
                return _until(parts, settles=op == "or")
            case "=":
                left, right = parts
                return lambda store, args: int(left(store, args) == right(store, args))
            case "not":
                (only,) = parts
                return lambda store, args: 0 if only(store, args) else 1
            case "has" | "with" | "without":
                bits, place = parts
                return lambda store, args: _member(op, bits(store, args), place(store, args))
            case _ if op in PAIRED and len(parts) == 2:
                one, two = parts
                paired = PAIRED[op]
                return lambda store, args: paired(one(store, args), two(store, args))
            case _:
                return lambda store, args: compute(op, [one(store, args) for one in parts])

    # ---- values and tables

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        """What the rules give: the maximal ones among those that apply must agree."""
        made = self._decisions.get(decision.name)
        if made is None:
            made = self._decisions[decision.name] = self._decision(decision)
        return made(given, store)

    def _decision(self, decision: Decision) -> Callable[[Sequence[int], Sequence[int]], int]:
        names = [param.name for param in decision.params]
        rules = [
            (rule, [self.asked(guard.test) for guard in rule.guards], self.asked(rule.result))
            for rule in decision.rules
        ]

        low, high = bounds(decision.sort)

        def decided(given: Sequence[int], store: Sequence[int]) -> int:
            args = dict(zip(names, given, strict=True))
            applying = []
            for rule, guards, result in rules:
                for guard in guards:
                    if not guard(store, args):
                        break
                else:
                    applying.append((rule, result))
            if len(applying) == 1:  # as most often: there is nothing to weigh
                rule, result = applying[0]
                value = result(store, args)
                if low <= value <= high and rule.id not in rule.overrides:
                    return value
            beaten = {loser for rule, _ in applying for loser in rule.overrides}
            results = {rule.id: result(store, args) for rule, result in applying if rule.id not in beaten}
            return _agreed(decision, results)

        return decided

    def _look(self, name: str, given: tuple[int, ...]) -> int:
        found = self._cells.get((name, given))
        if found is None:
            found = self._cells[name, given] = self._cell(name, given)
        return found

    def _cell(self, name: str, given: tuple[int, ...]) -> int:
        """The one cell for some keys; a key beyond the edge of a clamped table counts as the edge."""
        table = self.machine.tables[name]
        clamped = [*table.clamped, *[None] * len(given)]
        keys = [
            value if clauses is None else max(bounds(param.sort)[0], min(bounds(param.sort)[1], value))
            for param, clauses, value in zip(table.params, clamped, given, strict=False)
        ]
        rows = [
            row
            for row in self._rows_for(table, keys)
            if all(low <= value <= high for (low, high), value in zip(row.keys, keys, strict=True))
        ]
        if len({row.cell for row in rows}) != 1:
            shown = ", ".join(show_value(param.sort, value) for param, value in zip(table.params, keys, strict=True))
            kind = "conflict" if rows else "undefined"
            clauses = tuple(row.id or table.name for row in rows)
            raise Fault(kind, clauses, f"{table.name} has {len(rows)} cells for {shown}", table.name)
        return rows[0].cell

    def _rows_for(self, table: Table, keys: list[int]) -> Sequence[Row]:
        """The rows that could be meant, in order: of a table with one value for every key in every row, few."""
        if table.name not in self._rows:
            by_keys: dict[tuple[int, ...], list[Row]] = {}
            for row in table.rows:
                by_keys.setdefault(tuple([low for low, _ in row.keys]), []).append(row)
            single = all(low == high for row in table.rows for low, high in row.keys)
            self._rows[table.name] = by_keys if single else None
        found = self._rows[table.name]
        return table.rows if found is None else found.get(tuple(keys), ())

    # ---- many

    def _over(self, term: Over) -> Asked:
        if term.fold in ("all", "some") and term.within is None and term.test == YES:
            return self._each(term)
        body = self.asked(term.body)
        passing = self._passing(term)
        low = term.low
        match term.fold:
            case "all" | "some":
                settles = term.fold == "some"

                def quantified(store: Sequence[int], args: Mapping[str, int]) -> int:
                    for _, inner in passing(store, args):
                        if bool(body(store, inner)) is settles:
                            return int(settles)
                    return int(not settles)

                return quantified
            case "count":
                return lambda store, args: sum([1 for _, inner in passing(store, args) if body(store, inner)])
            case "sum":
                return lambda store, args: sum([body(store, inner) for _, inner in passing(store, args)])
            case "highest":
                return lambda store, args: max([body(store, inner) for _, inner in passing(store, args)], default=0)
            case "lowest":
                return lambda store, args: min([body(store, inner) for _, inner in passing(store, args)], default=0)
            case "set":
                return lambda store, args: sum(
                    [1 << value - low for value, inner in passing(store, args) if body(store, inner)]
                )
            case _:
                assert_never(term.fold)

    def _each(self, term: Over) -> Asked:
        """Whether something holds of all values, or of some: the commonest question about many."""
        name, every, body = term.name, range(term.low, term.high + 1), self.asked(term.body)
        settles = term.fold == "some"  # one value that is so settles `some`, one that is not settles `all`

        def each(store: Sequence[int], args: Mapping[str, int]) -> int:
            inner = dict(args)
            for value in every:
                inner[name] = value
                if bool(body(store, inner)) is settles:
                    return int(settles)
            return int(not settles)

        return each

    def _passing(
        self, term: Over
    ) -> Callable[[Sequence[int], Mapping[str, int]], Iterator[tuple[int, Mapping[str, int]]]]:
        """The values that pass the test, each with the parameters as they are then."""
        name, low, every = term.name, term.low, range(term.low, term.high + 1)
        test = None if term.test == YES else self.asked(term.test)
        within = None if term.within is None else self.asked(term.within)

        def passing(store: Sequence[int], args: Mapping[str, int]) -> Iterator[tuple[int, Mapping[str, int]]]:
            inner = dict(args)
            domain: Iterable[int] = every
            if within is not None:
                domain = [low + place for place in members(within(store, args)) if place < len(every)]
            for value in domain:
                inner[name] = value
                if test is None or test(store, inner):
                    yield value, inner

        return passing

    # ---- maps

    def _ask(self, term: Ask) -> Asked:
        parts = [self.asked(arg) for arg in term.args]
        known = self._answers.setdefault((term.ask, term.of, term.field), {})
        maps = self.machine.maps

        def asked(store: Sequence[int], args: Mapping[str, int]) -> int:
            given = tuple(one(store, args) for one in parts)
            found = known.get(given)
            if found is None:
                found = known[given] = answer(maps, term, given)
            return found

        return asked

    def _way(self, term: Way) -> Asked:
        start, goal, test = self.asked(term.start), self.asked(term.goal), self.asked(term.test)
        most = None if term.most is None else self.asked(term.most)
        here, name = self.machine.maps[term.space], term.name

        def leads(store: Sequence[int], args: Mapping[str, int]) -> int:
            inner = dict(args)
            first, last = start(store, args), goal(store, args)
            left = len(here.near) if most is None else most(store, args)
            if not (0 <= first < len(here.near) and 0 <= last < len(here.near)):
                raise Fault("range", (), f"{here.name} has no way from {first} to {last}", here.name)
            seen = {first}
            ring = [first]
            while ring and left >= 0:
                if last in ring:
                    return 1
                left -= 1
                following: list[int] = []
                for space in ring if left >= 0 else ():
                    for other in here.near[space]:
                        if other not in seen:
                            seen.add(other)
                            inner[name] = other
                            if test(store, inner):
                                following.append(other)
                ring = following
            return 0

        return leads


def _until(parts: list[Asked], *, settles: bool) -> Asked:
    """Whether one part is so, or all are: asked in order, until one settles it."""

    def asked(store: Sequence[int], args: Mapping[str, int]) -> int:
        for one in parts:
            if bool(one(store, args)) is settles:
                return int(settles)
        return int(not settles)

    return asked


def _member(op: str, bits: int, place: int) -> int:
    """Whether a set holds a place, or the set with or without it; a set holds nothing beyond its sort."""
    inside = 0 <= place < MAX_ELEMENTS
    if op == "has":
        return bits >> place & 1 if inside else 0
    if op == "without":
        return bits & ~(1 << place) if inside else bits
    if not inside:
        raise Fault("range", (), f"a set has no place for {place}")
    return bits | 1 << place


def _agreed(decision: Decision, results: dict[str, int]) -> int:
    if not results:
        clauses = tuple(rule.id for rule in decision.rules)
        raise Fault("undefined", clauses, f"no rule gives {decision.name} here", decision.name)
    if len(set(results.values())) > 1:
        said = ", ".join(f"{rule} says {show_value(decision.sort, value)}" for rule, value in results.items())
        raise Fault("conflict", tuple(results), f"{decision.name}: {said}", decision.name)
    result = next(iter(results.values()))
    if not holds(decision.sort, result):
        raise Fault("range", tuple(results), f"{decision.name} would be {result}", decision.name)
    return result
