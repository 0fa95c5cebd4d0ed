"""Terms of the Machine to Z3: reads and writes, operators, and what the smt_ files beneath say of the rest.

May import: smt_many, runs, memory, written_out, blocks, fault, machine, dsl.sorts, dsl.terms, z3.
"""

from collections.abc import Iterator
from typing import Any, assert_never

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.fault import INDEX
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.intervals import SET_OPS
from tribonian.compiler.verify.memory import SetValue, Value, Written
from tribonian.compiler.verify.runs import Needed, Num, Run, Truth
from tribonian.compiler.verify.smt_many import Many
from tribonian.compiler.verify.smt_sets import kind_of, places_of
from tribonian.compiler.verify.written_out import WrittenOut, written_out
from tribonian.dsl.sorts import Maybe, SetOf, Sort, bounds, holds, values
from tribonian.dsl.terms import TRUTH_OPS, Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way, walk


class Terms(Many):
    """Evaluates terms of one Machine in a run."""

    def __init__(self, machine: Machine, context: Any = None) -> None:
        super().__init__(context)
        self.machine: WrittenOut = written_out(machine)
        self.large = self.machine.large

    def num(self, term: Term, run: Run, args: dict[str, Value]) -> Value:
        self.here = run
        self.spend(1)
        match term:
            case Const():
                return term.value
            case Arg():
                return args[term.name]
            case Read():
                return self.read(term, run, args)
            case Apply():
                return self.decide(term, run, args)
            case Lookup():
                return self.look(term, run, args)
            case Cond():
                test = self.truth(term.test, run, args)
                if isinstance(test, bool):
                    return self.num(term.then if test else term.otherwise, run, args)
                then = self._while(test, term.then, run, args)
                return self.pick(test, then, self._while(self.negate(test), term.otherwise, run, args))
            case Op(op=op) if op in TRUTH_OPS:
                return self.choice(self.truth(term, run, args), 1, 0)
            case Op(op="size"):
                return self._set(term.args[0], run, args).size()
            case Op(op=op) if op in SET_OPS:
                return self._set_op(term, run, args)
            case Op():
                return self.operate(term.op, [self.num(arg, run, args) for arg in term.args])
            case Over(fold="set"):
                return self.gathered(term, run, args)
            case Over(fold="all" | "some"):
                return self.choice(self.quantified(term, run, args), 1, 0)
            case Over():
                return self.folded(term, run, args)
            case Ask():
                return self.ask(term, [self.num(arg, run, args) for arg in term.args])
            case Way() | Ahead():
                return self.choice(self._unknown(term, run, args), 1, 0)
            case _:
                assert_never(term)

    def _while(self, test: Truth, term: Term, run: Run, args: dict[str, Value]) -> Value:
        run.under.append(test)
        found = self.num(term, run, args)
        run.under.pop()
        return found

    def truth(self, term: Term, run: Run, args: dict[str, Value]) -> Truth:
        self.here = run
        match term:
            case Op(op="and"):
                return self._connective(term, run, args, stop=False)
            case Op(op="or"):
                return self._connective(term, run, args, stop=True)
            case Op(op="not"):
                return self.negate(self.truth(term.args[0], run, args))
            case Op(op="has"):
                return self._set(term.args[0], run, args).has(self.num(term.args[1], run, args))
            case Op(op=op) if op in TRUTH_OPS:
                left, right = (self.num(arg, run, args) for arg in term.args)
                if isinstance(left, SetValue) or isinstance(right, SetValue):
                    differ = self.differ(left, right)
                    return differ if op == "!=" else self.negate(differ)
                return self.compare(op, left, right)
            case Over(fold="all" | "some"):
                return self.quantified(term, run, args)
            case Way() | Ahead():
                return self._unknown(term, run, args)
            case _:
                found = self.num(term, run, args)
                return self.differ(found, 0)

    def _connective(self, term: Op, run: Run, args: dict[str, Value], *, stop: bool) -> Truth:
        """`and` and `or` stop at the first part that decides, as the engine does."""
        found: list[Truth] = []
        depth = len(run.under)
        for part in term.args:
            one = self.truth(part, run, args)
            found.append(one)
            if one is stop:
                break
            run.under.append(one if not stop else self.negate(one))
        del run.under[depth:]
        return self.any_of(found) if stop else self.all_of(found)

    def _unknown(self, term: Way | Ahead, run: Run, args: dict[str, Value]) -> Truth:
        """What looks ahead or along ways: either answer, the same for the same question about the same state."""
        names = sorted({one.name for one in walk(term) if isinstance(one, Arg) and one.name in args})
        slots = self.slots(variables_read(self.machine, term), run)
        held = [*(args[name] for name in names), *(value for _, value in slots)]
        memo = ("leads", term, tuple(self.key(value) for value in held))
        found: Truth = self.once(memo, lambda: self.truth_named("leads"))
        return found

    # ---- sets

    def _set(self, term: Term, run: Run, args: dict[str, Value]) -> SetValue:
        found = self.num(term, run, args)
        return found if isinstance(found, SetValue) else self.set_of_bits(found, max(found.bit_length(), 1))

    def _set_op(self, term: Op, run: Run, args: dict[str, Value]) -> Value:
        first = self._set(term.args[0], run, args)
        if term.op in ("with", "without"):
            return self.changed_set(term.op, first, self.num(term.args[1], run, args))
        if term.op in ("up", "down"):
            return self._shifted(first, term.op, self.num(term.args[1], run, args))
        return self.joined_set(term.op, first, self._set(term.args[1], run, args))

    def _shifted(self, first: SetValue, op: str, by: Num) -> SetValue:
        """A set with every place so many further on, or back."""
        back = op == "up"

        def has(place: Num) -> Truth:
            source = self.operate("-" if back else "+", [place, by])
            return self.all_of([self.compare(">=", source, 0), first.has(source)])

        return self.built_set(has, first.places, "")

    # ---- state

    def lowest_of(self, name: str) -> int:
        return bounds(self.machine.vars[name].sort)[0]

    def cells(
        self, name: str, index: tuple[Term, ...], run: Run, args: dict[str, Value]
    ) -> Iterator[tuple[int, Truth]]:
        """The cells a variable's index can mean, each with the condition that it does."""
        var = self.machine.vars[name]
        found: list[tuple[int, list[Truth]]] = [(0, [])]
        for param, term in zip(var.index, index, strict=True):
            given = self.num(term, run, args)
            self._has_place(name, param.sort, given, run)
            domain = values(param.sort)
            found = [
                (place * len(domain) + number, [*tests, self.compare("=", given, value)])
                for place, tests in found
                for number, value in enumerate(domain)
            ]
        for place, tests in found:
            test = self.all_of(tests)
            if test is not False:
                yield var.offset + place, test

    def _has_place(self, name: str, sort: Sort, given: Num, run: Run) -> None:
        """Note that an index must name a place; of what is certain nothing is noted."""
        inside = self.inside(sort, given)
        if inside is not True:
            self.need(Needed("range", INDEX, self.reached(run), inside, f"{name} has no such place"), run)

    def read(self, term: Read, run: Run, args: dict[str, Value]) -> Value:
        var = self.machine.vars[term.var]
        places = places_of(var.sort)
        if self.is_long(term.var):
            found = self.cell(run.store[var.offset], self.places(term.var, term.index, run, args))
        else:
            cells = list(self.cells(term.var, term.index, run, args))
            if not cells:  # play stops at such an index
                return self.set_of_bits(0, places) if places else self.fresh(term.var)
            found = run.store[cells[-1][0]]
            for cell, test in reversed(cells[:-1]):
                found = self.pick(test, run.store[cell], found)
        if isinstance(var.sort, SetOf):
            return self.as_set(found, places, kind_of(var.sort.of))
        self.meet(kind_of(var.sort), found, further=bool(var.index))
        return found

    def places(self, name: str, index: tuple[Term, ...], run: Run, args: dict[str, Value]) -> tuple[Num, ...]:
        """An index of a long variable."""
        found = tuple(self.num(one, run, args) for one in index)
        for param, term, one in zip(self.machine.vars[name].index, index, found, strict=True):
            self.meet(kind_of(param.sort), one)
            if not self.quiet and not self._fits(term, param.sort):
                self._has_place(name, param.sort, one, run)
        return found

    def _fits(self, term: Term, sort: Sort) -> bool:
        """Whether a term is a value of a sort by what it is."""
        match term:
            case Const():
                return holds(sort, term.value)
            case Read():
                given = self.machine.vars[term.var].sort
            case Lookup():
                given = self.machine.tables[term.table].sort
            case Apply():
                given = self.machine.decisions[term.value].sort
            case _:
                return False
        (low, high), (least, most) = bounds(given), bounds(sort)
        return least <= low and high <= most and (isinstance(sort, Maybe) or not isinstance(given, Maybe))

    def reached(self, run: Run) -> Truth:
        """The condition that play gets here: the branches taken, and nothing that stopped it before."""
        return self.all_of([*run.under, *run.sane])

    def need(self, needed: Needed, run: Run) -> None:
        """Note what must hold here; play stops where it does not, see NOTE(faults)."""
        if self.quiet or (self.large and needed.holds is True):
            return
        run.needed.append(needed)
        run.sane.append(self.negate(self.all_of([needed.under, self.negate(needed.holds)])))

    def write(
        self, name: str, index: tuple[Term, ...], value: Value, run: Run, subject: str, clauses: tuple[str, ...] = ()
    ) -> None:
        """Write a value; what a plain assignment replaces no longer counts as where the cell's value comes from."""
        replaces = subject == name
        run.done.update(clauses)
        var = self.machine.vars[name]
        holds = self.inside(var.sort, value)
        self.need(Needed("range", subject, self.reached(run), holds, f"{name} out of storage"), run)
        if self.is_long(name):
            new = Written(run.store[var.offset], self.places(name, index, run, {}), value)
            self.put_cell(var.offset, new, run, clauses, whole=False)
            return
        for cell, test in self.cells(name, index, run, {}):
            here = self.all_of([*run.under, test])
            run.store[cell] = self.either(here, value, run.store[cell])
            kept = frozenset[str]() if replaces and here is True else run.made.get(cell, frozenset())
            run.made[cell] = kept | frozenset(clauses)

    def put_cell(self, offset: int, new: Any, run: Run, clauses: tuple[str, ...], *, whole: bool) -> None:
        """Put something into the store where the branches taken lead here."""
        here = self.all_of(run.under)
        run.store[offset] = self.either(here, new, run.store[offset])
        kept = frozenset[str]() if whole and here is True else run.made.get(offset, frozenset())
        run.made[offset] = kept | frozenset(clauses)
