"""Machine to Z3: symbolic runs from one decision to the next.

A run keeps Python integers where values are known and Z3 terms where they are not. What a rule gives is a
fresh constant tied to the rule by the rule's literal, so that unsat cores name the clauses a proof rests on.
Decides nothing and runs no solver. With solve.py the only file that imports z3. May import: machine,
arithmetic, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, assert_never

import z3

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.machine import (
    SUSPENDS,
    Adjust,
    Block,
    Branch,
    Check,
    Effect,
    Location,
    Machine,
    Option,
    Set,
    When,
)
from tribonian.dsl.sorts import NONE, Maybe, Sort, bounds, values
from tribonian.dsl.terms import TRUTH_OPS, Apply, Arg, Cond, Const, Lookup, Op, Read, Term

Num = Any  # int, or a Z3 integer term
Truth = Any  # bool, or a Z3 truth term
PATH_LIMIT = 20_000


@dataclass(frozen=True, slots=True)
class Claim:
    """What one rule or row says at one evaluation: applies, is maximal, gives."""

    rule: str
    applies: Truth
    maximal: Truth
    gives: Num


@dataclass(frozen=True, slots=True)
class Asked:
    """One evaluation of a value or a table: where it happens and what its rules say."""

    kind: str  # "value" or "table"
    name: str
    under: Truth
    claims: tuple[Claim, ...]
    collides: Truth  # two rules count here and say different things
    missing: Truth  # no rule counts here


@dataclass(frozen=True, slots=True)
class Needed:
    """Something a run must keep: a write in storage, enough to spend, a promise at a point."""

    kind: str  # "range", "spend", "promise"
    subject: str
    under: Truth
    holds: Truth
    words: str


@dataclass(slots=True)
class Run:
    """A run in the making: the store, what was assumed, what was asked."""

    store: list[Num]
    conditions: list[Truth] = field(default_factory=list)
    sides: list[Truth] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    needed: list[Needed] = field(default_factory=list)
    under: list[Truth] = field(default_factory=list)
    passed: list[tuple[str, list[Num]]] = field(default_factory=list)
    source: list[Num] = field(default_factory=list)  # the store before the run began
    tests: list[tuple[Term, tuple[str, ...]]] = field(default_factory=list)  # guards and branches taken
    facts: list[str] = field(default_factory=list)  # literals of the facts assumed at the source
    done: set[str] = field(default_factory=set)  # clauses of the effects carried out
    sane: list[Truth] = field(default_factory=list)  # nothing stopped play, see NOTE(faults)

    def fork(self) -> "Run":
        return Run(
            list(self.store), list(self.conditions), list(self.sides), list(self.asked), list(self.needed),
            list(self.under), list(self.passed), self.source, list(self.tests),
            self.facts, set(self.done), list(self.sane),
        )


@dataclass(frozen=True, slots=True)
class Path:
    """A finished run: from a source through one option to the next location that waits."""

    source: str
    option: str
    target: str
    run: Run


class Encoder:
    """Encodes one Machine in its own Z3 context."""

    def __init__(self, machine: Machine, context: Any = None) -> None:
        self.machine = machine
        self.feasible: Callable[[Run], bool] = lambda run: True  # asked when a loop is gone round within one run
        self.heads = {loop.head for loop in machine.loops}
        self.context = context or z3.Context()
        self.literals: dict[str, Truth] = {}
        self.scope: dict[str, Truth] = {}  # the literals of what is encoded from the present source
        self.count = 0

    # ---- small parts

    def fresh(self, name: str) -> Num:
        self.count += 1
        return z3.Int(f"{name}!{self.count}", self.context)

    def literal(self, clause: str) -> Truth:
        """The assumption that a clause counts."""
        if clause not in self.literals:
            self.literals[clause] = z3.Bool(f"clause {clause}", self.context)
        self.scope[clause] = self.literals[clause]
        return self.literals[clause]

    def behind(self, name: str, holds: Truth) -> Truth:
        """A condition that counts only while its literal is assumed."""
        return z3.Implies(z3.Bool(name, self.context), self.truth_value(holds))

    def all_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not True]
        if any(part is False for part in kept):
            return False
        return True if not kept else kept[0] if len(kept) == 1 else z3.And(*kept)

    def any_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not False]
        if any(part is True for part in kept):
            return True
        return False if not kept else kept[0] if len(kept) == 1 else z3.Or(*kept)

    def negate(self, part: Truth) -> Truth:
        return (not part) if isinstance(part, bool) else z3.Not(part)

    def choice(self, test: Truth, then: Num, otherwise: Num) -> Num:
        if isinstance(test, bool):
            return then if test else otherwise
        if isinstance(then, int) and isinstance(otherwise, int) and then == otherwise:
            return then
        return z3.If(test, self.lift(then), self.lift(otherwise))

    def lift(self, number: Num) -> Num:
        return z3.IntVal(number, self.context) if isinstance(number, int) else number

    def truth_value(self, part: Truth) -> Any:
        """A truth as a Z3 term."""
        return z3.BoolVal(part, self.context) if isinstance(part, bool) else part

    def inside(self, sort: Sort, number: Num) -> Truth:
        """Whether a number is a stored value of a sort."""
        low, high = bounds(sort)
        fits = self.all_of([self.compare(">=", number, low), self.compare("<=", number, high)])
        return self.any_of([fits, self.compare("=", number, NONE)]) if isinstance(sort, Maybe) else fits

    def compare(self, op: str, left: Num, right: Num) -> Truth:
        if isinstance(left, int) and isinstance(right, int):
            return bool(compute(op, [left, right]))  # type: ignore[arg-type] # op is one of the comparisons
        left, right = self.lift(left), self.lift(right)
        match op:
            case "=":
                return left == right
            case "!=":
                return left != right
            case "<":
                return left < right
            case "<=":
                return left <= right
            case ">":
                return left > right
            case _:
                return left >= right

    # ---- terms

    def num(self, term: Term, run: Run, args: dict[str, Num]) -> Num:
        match term:
            case Const():
                return term.value
            case Arg():
                return args[term.name]
            case Read():
                return self._read(term, run, args)
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
                return self._operate(term, [self.num(arg, run, args) for arg in term.args])
            case _:
                assert_never(term)

    def _while(self, test: Truth, term: Term, run: Run, args: dict[str, Num]) -> Num:
        run.under.append(test)
        found = self.num(term, run, args)
        run.under.pop()
        return found

    def _operate(self, term: Op, given: list[Num]) -> Num:
        if all(isinstance(one, int) for one in given):
            return compute(term.op, given)
        first, *rest = (self.lift(one) for one in given)
        match term.op:
            case "+":
                for one in rest:
                    first = first + one
                return first
            case "-":
                return first - rest[0]
            case "*":
                return first * rest[0]
            case "min":
                return z3.If(first <= rest[0], first, rest[0])
            case "max":
                return z3.If(first >= rest[0], first, rest[0])
            case "half up":
                return (first + 1) / 2
            case "half down":
                return first / 2
            case other:
                raise AssertionError(f"{other} is no number")

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

    def _read(self, term: Read, run: Run, args: dict[str, Num]) -> Num:
        cells = list(self._cells(term.var, term.index, run, args))
        result = run.store[cells[-1][0]]
        for cell, test in reversed(cells[:-1]):
            result = self.choice(test, run.store[cell], result)
        return result

    def write(self, name: str, index: tuple[Term, ...], value: Num, run: Run, subject: str) -> None:
        sort = self.machine.vars[name].sort
        holds = self.inside(sort, value)
        run.needed.append(Needed("range", subject, self.all_of(run.under), holds, f"{name} out of storage"))
        for cell, test in self._cells(name, index, run, {}):
            run.store[cell] = self.choice(self.all_of([*run.under, test]), value, run.store[cell])

    # ---- values and tables

    def _decide(self, term: Apply, run: Run, args: dict[str, Num]) -> Num:
        decision = self.machine.decisions[term.value]
        given = {
            param.name: self.num(arg, run, args) for param, arg in zip(decision.params, term.args, strict=True)
        }
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
        """NOTE(faults): where rules collide or none counts, the result is free and play stops; `sane` says so."""
        pairs = [
            self.all_of([one.maximal, other.maximal, self.compare("!=", one.gives, other.gives)])
            for number, one in enumerate(claims)
            for other in claims[number + 1 :]
        ]
        clash = self.any_of(pairs)
        nothing = self.all_of([self.negate(claim.maximal) for claim in claims])
        result = self.fresh(name)
        run.sides.append(self.inside(sort, result))
        for claim in claims:
            counts = self.all_of([claim.maximal, self.negate(clash)])
            if counts is not False:
                says = z3.Implies(self.truth_value(counts), result == self.lift(claim.gives))
                run.sides.append(z3.Implies(self.literal(claim.rule), says))
        under = self.all_of(run.under)
        collides, missing = (self.all_of([under, *run.sane, one]) for one in (clash, nothing))
        run.asked.append(Asked(kind, name, under, tuple(claims), collides, missing))
        run.sane.append(self.negate(self.any_of([collides, missing])))
        return result

    # ---- runs

    def effect(self, effect: Effect, run: Run) -> None:
        match effect:
            case Set():
                run.done.update(effect.clauses)
                self.write(effect.var, effect.index, self.num(effect.value, run, {}), run, effect.var)
            case Adjust():
                self._adjust(effect, run)
            case When():
                test = self.truth(effect.test, run, {})
                for side, one in ((effect.then, test), (effect.otherwise, self.negate(test))):
                    if one is not False:
                        run.under.append(one)
                        for inner in side:
                            self.effect(inner, run)
                        run.under.pop()
            case Check():
                promise = next(one for one in self.machine.invariants if one.name == effect.invariant)
                holds = self.truth(promise.promise, run, {})
                run.needed.append(Needed("promise", promise.name, self.all_of(run.under), holds, promise.words))
            case _:
                assert_never(effect)

    def _adjust(self, effect: Adjust, run: Run) -> None:
        run.done.update(effect.clauses)
        now = self._read(Read(effect.var, effect.index), run, {})
        amount = self.num(effect.amount, run, {})
        if effect.verb == "spend":
            enough = self.compare(">=", now, amount)
            run.needed.append(Needed("spend", effect.site, self.all_of(run.under), enough, "not enough to spend"))
            new = self._operate(Op("-", ()), [now, amount])
        elif effect.verb == "gain":
            cap = self.num(effect.high, run, {})
            total = self._operate(Op("+", ()), [now, amount])
            capped = self._operate(Op("max", ()), [now, self._operate(Op("min", ()), [total, cap])])
            new = self.choice(self.compare("=", cap, NONE), total, capped)
        else:
            floor = self.num(effect.low, run, {})
            total = self._operate(Op("-", ()), [now, amount])
            stopped = self._operate(Op("min", ()), [now, self._operate(Op("max", ()), [total, floor])])
            new = self.choice(self.compare("=", floor, NONE), total, stopped)
        self.write(effect.var, effect.index, new, run, effect.site)

    def block(self, block: Block, run: Run) -> Iterator[tuple[str, Run]]:
        """Every way a block can end, with its run."""
        for effect in block.effects:
            self.effect(effect, run)
        if not isinstance(block.end, Branch):
            yield block.end.location, run
            return
        test = self.truth(block.end.test, run, {})
        if isinstance(test, bool):
            yield from self.block(block.end.then if test else block.end.otherwise, run)
            return
        for side, one in ((block.end.then, test), (block.end.otherwise, self.negate(test))):
            fork = run.fork()
            fork.conditions.append(one)
            taken = block.end.test if side is block.end.then else Op("not", (block.end.test,))
            fork.tests.append((taken, block.end.clauses))
            yield from self.block(side, fork)

    def finish(self, name: str, run: Run, depth: int = 0) -> Iterator[tuple[str, Run]]:
        """Go on through steps until a location that waits."""
        location = self.machine.locations[name]
        if location.kind in SUSPENDS or location.kind == "final":
            yield name, run
            return
        if depth > len(self.machine.locations):
            raise RecursionError(f"{name} goes round without a decision")
        if name in self.heads and any(name == seen for seen, _ in run.passed) and not self.feasible(run):
            return
        run.passed.append((name, list(run.store)))
        for target, following in self.block(location.options[0].block, run):
            yield from self.finish(target, following, depth + 1)

    def guards(self, option: Option, run: Run) -> list[Truth]:
        """The guards of an option, each tied to the clauses that state it."""
        found = []
        depth = len(run.under)
        for guard in option.guards:
            test = self.truth(guard.test, run, {})
            found.append(test)
            run.under.append(test)
        del run.under[depth:]
        return found

    def paths(self, location: Location, option: Option, run: Run) -> Iterator[Path]:
        """All runs of one option from a source store; guards become conditions behind their clauses' literals."""
        for place, test in enumerate(self.guards(option, run)):
            clauses = option.guards[place].clauses
            run.tests.append((option.guards[place].test, clauses))
            if clauses and not isinstance(test, bool):
                run.conditions.append(z3.Implies(z3.And(*(self.literal(one) for one in clauses)), test))
            else:
                run.conditions.append(test)
        for target, found in self.block(option.block, run):
            for name, done in self.finish(target, found):
                yield Path(location.name, option.label, name, done)
