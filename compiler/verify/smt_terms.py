"""Terms of the Machine to Z3: reads, values that rules give, tables.

What a rule gives is a fresh constant tied to the rule by the rule's literal, so that unsat cores name the
clauses a proof rests on. May import: smt_parts, runs, fault, machine, dsl.sorts, dsl.terms, z3.
"""

from collections.abc import Iterator
from typing import Any, assert_never

import z3

from tribonian.compiler.fault import INDEX
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.runs import Asked, Claim, Needed, Num, Run, Truth
from tribonian.compiler.verify.smt_parts import Parts
from tribonian.compiler.verify.written_out import NotEncoded, written_out
from tribonian.dsl.sorts import Sort, values
from tribonian.dsl.terms import TRUTH_OPS, Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way


class Terms(Parts):
    """Evaluates terms of one Machine in a run."""

    def __init__(self, machine: Machine, context: Any = None) -> None:
        super().__init__(context)
        self.machine = written_out(machine)

    def num(self, term: Term, run: Run, args: dict[str, Num]) -> Num:
        match term:
            case Const():
                return term.value
            case Arg():
                return args[term.name]
            case Read():
                return self.read(term, run, args)
            case Apply():
                return self._decide(term, run, args)
            case Lookup():
                return self._look(term, run, args)
            case Cond():
                test = self.truth(term.test, run, args)
                if isinstance(test, bool):
                    return self.num(term.then if test else term.otherwise, run, args)
                then = self._while(test, term.then, run, args)
                return self.choice(test, then, self._while(z3.Not(test), term.otherwise, run, args))
            case Op(op=op) if op in TRUTH_OPS:
                return self.choice(self.truth(term, run, args), 1, 0)
            case Op():
                return self.operate(term.op, [self.num(arg, run, args) for arg in term.args])
            case Over() | Ask() | Way() | Ahead():
                raise NotEncoded(term)
            case _:
                assert_never(term)

    def _while(self, test: Truth, term: Term, run: Run, args: dict[str, Num]) -> Num:
        run.under.append(test)
        found = self.num(term, run, args)
        run.under.pop()
        return found

    def truth(self, term: Term, run: Run, args: dict[str, Num]) -> Truth:
        match term:
            case Op(op="and"):
                return self._connective(term, run, args, stop=False)
            case Op(op="or"):
                return self._connective(term, run, args, stop=True)
            case Op(op="not"):
                return self.negate(self.truth(term.args[0], run, args))
            case Op(op=op) if op in TRUTH_OPS:
                left, right = (self.num(arg, run, args) for arg in term.args)
                return self.compare(op, left, right)
            case _:
                return self.compare("!=", self.num(term, run, args), 0)

    def _connective(self, term: Op, run: Run, args: dict[str, Num], *, stop: bool) -> Truth:
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

    # ---- state

    def _cells(self, name: str, index: tuple[Term, ...], run: Run, args: dict[str, Num]) -> Iterator[tuple[int, Truth]]:
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
        holds = self.inside(sort, given)
        if holds is not True:
            self.need(Needed("range", INDEX, self.reached(run), holds, f"{name} has no such place"), run)

    def read(self, term: Read, run: Run, args: dict[str, Num]) -> Num:
        cells = list(self._cells(term.var, term.index, run, args))
        result = run.store[cells[-1][0]]
        for cell, test in reversed(cells[:-1]):
            result = self.choice(test, run.store[cell], result)
        return result

    def reached(self, run: Run) -> Truth:
        """The condition that play gets here: the branches taken, and nothing that stopped it before."""
        return self.all_of([*run.under, *run.sane])

    def need(self, needed: Needed, run: Run) -> None:
        """Note what must hold here; play stops where it does not, see NOTE(faults)."""
        run.needed.append(needed)
        run.sane.append(self.negate(self.all_of([needed.under, self.negate(needed.holds)])))

    def write(
        self, name: str, index: tuple[Term, ...], value: Num, run: Run, subject: str, clauses: tuple[str, ...] = ()
    ) -> None:
        """Write a value; what a plain assignment replaces no longer counts as where the cell's value comes from."""
        replaces = subject == name
        run.done.update(clauses)
        sort = self.machine.vars[name].sort
        holds = self.inside(sort, value)
        self.need(Needed("range", subject, self.reached(run), holds, f"{name} out of storage"), run)
        for cell, test in self._cells(name, index, run, {}):
            here = self.all_of([*run.under, test])
            run.store[cell] = self.choice(here, value, run.store[cell])
            kept = frozenset[str]() if replaces and here is True else run.made.get(cell, frozenset())
            run.made[cell] = kept | frozenset(clauses)

    # ---- values and tables

    def _decide(self, term: Apply, run: Run, args: dict[str, Num]) -> Num:
        decision = self.machine.decisions[term.value]
        given = {param.name: self.num(arg, run, args) for param, arg in zip(decision.params, term.args, strict=True)}
        applies: dict[str, Truth] = {}
        for rule in decision.rules:
            tests = []
            depth = len(run.under)
            for guard in rule.guards:
                tests.append(self.truth(guard.test, run, given))
                run.under.append(tests[-1])
            del run.under[depth:]
            applies[rule.id] = self.all_of(tests)
        claims = []
        for rule in decision.rules:
            beaten = [applies[other.id] for other in decision.rules if rule.id in other.overrides]
            maximal = self.all_of([applies[rule.id], *(self.negate(one) for one in beaten)])
            if maximal is False:
                gives: Num = 0
            else:
                run.under.append(maximal)
                gives = self.num(rule.result, run, given)
                run.under.pop()
            claims.append(Claim(rule.id, applies[rule.id], maximal, gives))
        return self._result("value", decision.name, decision.sort, claims, run)

    def _look(self, term: Lookup, run: Run, args: dict[str, Num]) -> Num:
        table = self.machine.tables[term.table]
        given = [self.num(arg, run, args) for arg in term.args]
        claims = []
        for number, row in enumerate(table.rows):
            tests = [
                self.all_of([self.compare(">=", value, low), self.compare("<=", value, high)])
                for value, (low, high) in zip(given, row.keys, strict=True)
            ]
            here = self.all_of(tests)
            claims.append(Claim(row.id or f"{table.name} row {number + 1}", here, here, row.cell))
        return self._result("table", table.name, table.sort, claims, run)

    def _result(self, kind: str, name: str, sort: Sort, claims: list[Claim], run: Run) -> Num:
        """NOTE(faults): where rules collide or none counts, what they give does not fit, a write leaves storage or
        too little is there to spend, play stops; `sane` says that it did not. The result is free there.
        """
        pairs = [
            self.all_of([one.maximal, other.maximal, self.compare("!=", one.gives, other.gives)])
            for number, one in enumerate(claims)
            for other in claims[number + 1 :]
        ]
        clash = self.any_of(pairs)
        nothing = self.all_of([self.negate(claim.maximal) for claim in claims])
        fits = {claim.rule: self.inside(sort, claim.gives) for claim in claims}
        strange = self.any_of([self.all_of([claim.maximal, self.negate(fits[claim.rule])]) for claim in claims])
        result = self.fresh(name)
        for claim in claims:
            counts = self.all_of([claim.maximal, self.negate(clash), fits[claim.rule]])
            if counts is not False:
                says = z3.Implies(self.truth_value(counts), result == self.lift(claim.gives))
                run.sides.append(z3.Implies(self.literal(claim.rule), says))
        under = self.all_of(run.under)
        sound = self.all_of(run.sane)
        collides, missing = (self.all_of([under, sound, one]) for one in (clash, nothing))
        run.asked.append(Asked(kind, name, under, tuple(claims), collides, missing, run.site))
        if strange is not False:
            agree = self.all_of([under, sound, self.negate(clash)])
            run.needed.append(Needed("range", name, agree, self.negate(strange), f"{name} out of its range"))
        run.sane.append(self.negate(self.any_of([collides, missing, self.all_of([under, strange])])))
        return result
