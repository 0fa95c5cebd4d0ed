"""What rules and tables give, in proofs: asked for at a place, or only spoken of.

Asked for at a place, what a rule gives is a fresh constant tied to the rule by the rule's literal, so that unsat cores
name the clauses a proof rests on. Where nothing is asked it is encoded once for each state that the rules can tell
apart. May import: smt_maps, runs, memory, blocks, dsl.model, dsl.sorts, dsl.terms, z3.
"""

from typing import Any

import z3

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.machine import Decision
from tribonian.compiler.verify.memory import SetValue, Value
from tribonian.compiler.verify.runs import Asked, Claim, Needed, Num, Run, Truth
from tribonian.compiler.verify.smt_maps import Data
from tribonian.compiler.verify.smt_sets import kind_of, places_of
from tribonian.compiler.verify.written_out import FEW_CASES
from tribonian.dsl.model import Table
from tribonian.dsl.sorts import SetOf, Sort, values
from tribonian.dsl.terms import NO, Apply, Lookup, Term

Slots = list[tuple[int, Any]]  # parts of a state by where they stand


class Given(Data):
    """Values and tables of one Machine."""

    def __init__(self, context: Any = None) -> None:
        super().__init__(context)
        self._reads: dict[str, set[str]] = {}
        self._row_keys: dict[str, dict[str, tuple[tuple[int, int], ...]]] = {}

    def num(self, term: Term, run: Run, args: dict[str, Value]) -> Value:
        raise NotImplementedError

    def truth(self, term: Term, run: Run, args: dict[str, Value]) -> Truth:
        raise NotImplementedError

    # ---- what a state is, as far as a term can tell

    def slots(self, names: set[str], run: Run) -> Slots:
        """The parts of a state that some variables stand in."""
        found: Slots = []
        for name in sorted(names):
            var = self.machine.vars[name]
            size = 1 if self.is_long(name) else var.size
            found += [(offset, run.store[offset]) for offset in range(var.offset, var.offset + size)]
        return found

    def is_long(self, name: str) -> bool:
        """Whether a variable has too many cells to tell them one by one."""
        var = self.machine.vars[name]
        return self.large and any(len(values(param.sort)) > FEW_CASES for param in var.index)

    def reads(self, decision: str) -> set[str]:
        memo = self._reads.get(decision)
        if memo is None:
            params = self.machine.decisions[decision].params
            asked = Apply(decision, tuple(NO for _ in params))
            memo = self._reads[decision] = variables_read(self.machine, asked)
        return memo

    # ---- values

    def decide(self, term: Apply, run: Run, args: dict[str, Value]) -> Value:
        decision = self.machine.decisions[term.value]
        given = [self.num(arg, run, args) for arg in term.args]
        if self.quiet:
            return self._quietly(decision, given, run)
        claims = self._claims(decision, given, run)
        if isinstance(decision.sort, SetOf):
            clash, nothing = self._weigh("value", decision.name, claims)
            run.sane.append(self.negate(self._note("value", decision.name, claims, run, clash, nothing)))
            return self._first(claims, self.set_of_bits(0, places_of(decision.sort), kind_of(decision.sort.of)))
        return self._result("value", decision.name, decision.sort, claims, run)

    def _claims(self, decision: Decision, asked: list[Value], run: Run) -> list[Claim]:
        given = {param.name: value for param, value in zip(decision.params, asked, strict=True)}
        applies: dict[str, Truth] = {}
        for rule in decision.rules:
            tests: list[Truth] = []
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
                gives: Value = 0
            else:
                run.under.append(maximal)
                gives = self.num(rule.result, run, given)
                run.under.pop()
            claims.append(Claim(rule.id, applies[rule.id], maximal, gives))
        return claims

    def _quietly(self, decision: Decision, given: list[Value], run: Run) -> Value:
        """A value where nothing is asked: where rules collide play stops, so the first of them may be told."""
        key = ("given", decision.name, tuple(self.key(one) for one in given), self.state(decision.name, run))

        def make() -> Value:
            with self.silent():
                claims = self._claims(decision, given, run)
            if isinstance(decision.sort, SetOf):
                return self._first(claims, self.set_of_bits(0, places_of(decision.sort), kind_of(decision.sort.of)))
            result = self.fresh(decision.name)
            self.learn(self.inside(decision.sort, result))
            before: list[Truth] = []
            for claim in claims:
                first = self.all_of([claim.maximal, *(self.negate(one) for one in before)])
                before.append(claim.maximal)
                if first is not False:
                    says = self.implies(first, self.compare("=", result, claim.gives))
                    self.learn(z3.Implies(self.literal(claim.rule), self.truth_value(says)))
            self.meet(kind_of(decision.sort), result, further=1)
            return result

        found: Value = self.once(key, make)
        return found

    def state(self, decision: str, run: Run) -> tuple[object, ...]:
        """What tells a state from another, as far as the rules of a value can."""
        return tuple(self.key(value) for _, value in self.slots(self.reads(decision), run))

    def _first(self, claims: list[Claim], otherwise: Value) -> Value:
        """What the first that counts gives."""
        for claim in reversed(claims):
            if claim.maximal is not False:
                otherwise = self.pick(claim.maximal, claim.gives, otherwise)
        return otherwise

    # ---- tables

    def look(self, term: Lookup, run: Run, args: dict[str, Value]) -> Value:
        table = self.machine.tables[term.table]
        given = [self.num(arg, run, args) for arg in term.args]
        if self.is_column(table):
            return self.column(table, given[0])
        claims = []
        for number, row in enumerate(table.rows):
            here = self.all_of([self.between(low, key, high) for key, (low, high) in zip(given, row.keys, strict=True)])
            if here is not False or not self.large:
                claims.append(Claim(row.id or f"{table.name} row {number + 1}", here, here, row.cell))
        if isinstance(table.sort, SetOf) or self.quiet:
            return self._cell_of(table, claims, run)
        return self._result("table", table.name, table.sort, claims, run)

    def _cell_of(self, table: Table, claims: list[Claim], run: Run) -> Value:
        """A cell as a choice between all of them."""
        if not self.quiet:
            clash, nothing = self._weigh("table", table.name, claims)
            run.sane.append(self.negate(self._note("table", table.name, claims, run, clash, nothing)))
        if not isinstance(table.sort, SetOf):
            return self._first(claims, self.fresh(table.name))
        places, kind = places_of(table.sort), kind_of(table.sort.of)
        found: Value = self.set_of_bits(0, places, kind)
        for bits in sorted({one.gives for one in claims}):  # code by code, as there are fewer of them than of cells
            here = self.any_of([one.maximal for one in claims if one.gives == bits])
            found = self.pick(here, self.set_of_bits(bits, places, kind), found)
        return found

    # ---- what is asked on the way

    def _weigh(self, kind: str, name: str, claims: list[Claim]) -> tuple[Truth, Truth]:
        """Whether two of some rules or rows collide, and whether none counts."""
        pairs = [
            self.all_of([one.maximal, other.maximal, self.differ(one.gives, other.gives)])
            for number, one in enumerate(claims)
            for other in claims[number + 1 :]
            if kind == "value" or self._may_meet(name, one, other)
        ]
        return self.any_of(pairs), self.all_of([self.negate(claim.maximal) for claim in claims])

    def _note(self, kind: str, name: str, claims: list[Claim], run: Run, clash: Truth, nothing: Truth) -> Truth:
        """Note what is asked here; whether it goes wrong."""
        under = self.all_of(run.under)
        sound = self.all_of(run.sane)
        collides, missing = (self.all_of([under, sound, one]) for one in (clash, nothing))
        run.asked.append(Asked(kind, name, under, tuple(claims), collides, missing, run.site))
        return self.any_of([collides, missing])

    def _may_meet(self, table: str, one: Claim, other: Claim) -> bool:
        """Whether two rows of a long table can count together: their keys overlap and their cells differ."""
        if not self.large or one.gives == other.gives:
            return not self.large
        rows = self._rows(table)
        keys, others = rows[one.rule], rows[other.rule]
        return all(low <= most and least <= high for (low, high), (least, most) in zip(keys, others, strict=True))

    def _rows(self, table: str) -> dict[str, tuple[tuple[int, int], ...]]:
        memo = self._row_keys.get(table)
        if memo is None:
            rows = self.machine.tables[table].rows
            memo = {row.id or f"{table} row {number + 1}": row.keys for number, row in enumerate(rows)}
            self._row_keys[table] = memo
        return memo

    def differ(self, one: Value, other: Value) -> Truth:
        if isinstance(one, SetValue) or isinstance(other, SetValue):
            places = one.places if isinstance(one, SetValue) else other.places
            return self.negate(self.same_set(self.as_set(one, places), self.as_set(other, places)))
        return self.compare("!=", one, other)

    def _result(self, kind: str, name: str, sort: Sort, claims: list[Claim], run: Run) -> Num:
        """NOTE(faults): where rules collide or none counts, what they give does not fit, a write leaves storage or
        too little is there to spend, play stops; `sane` says that it did not. The result is free there.
        """
        clash, nothing = self._weigh(kind, name, claims)
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
        wrong = self._note(kind, name, claims, run, clash, nothing)
        if strange is not False:
            agree = self.all_of([under, sound, self.negate(clash)])
            run.needed.append(Needed("range", name, agree, self.negate(strange), f"{name} out of its range"))
        run.sane.append(self.negate(self.any_of([wrong, self.all_of([under, strange])])))
        return result
