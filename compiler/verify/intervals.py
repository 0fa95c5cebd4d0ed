"""Intervals on the Machine: for every location, the least and greatest value each place of the state can have.

Guesses that the solver checks afterwards (see prove.py), so a mistake here can lose a proof, never make one.
May import: machine, blocks, arithmetic, dsl.sorts, dsl.terms.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.blocks import inside, written
from tribonian.compiler.machine import (
    SWITCHED,
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Machine,
    Move,
    Pop,
    Push,
    Set,
    Var,
    When,
)
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.sorts import MAX_ELEMENTS, NONE, Maybe, SetOf, Sort, bounds
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way

FEW_CELLS = 64
MOST_VISITS = 60  # of one location, before what still grows there is given up
SET_OPS = frozenset({"with", "without", "meet", "minus", "join", "up", "down"})
Interval = tuple[int, int]
Env = list[Interval]


@dataclass(slots=True)
class Intervals:
    """A fixpoint over the locations of one Machine."""

    machine: Machine
    at: dict[str, Env] = field(default_factory=dict)
    visits: Counter[str] = field(default_factory=Counter)

    def _is_told(self, var: Var) -> bool:
        """Whether anything is told of a variable; of many cells in a long book nothing is."""
        return not (isinstance(self.machine, WrittenOut) and self.machine.large and var.size > FEW_CELLS)

    def run(self) -> dict[str, Env]:
        env = self._start()
        self._arrive(self.machine.start, env)
        todo = [self.machine.start]
        while todo:
            name = todo.pop()
            location = self.machine.locations[name]
            for option in location.options:
                env = list(self.at[name])
                if location.var and location.sort is not None:
                    env[self.machine.vars[location.var].offset] = storage(location.sort)
                for target, out in self._block(option.block, env):
                    if self._arrive(target, out) and target not in todo:
                        todo.append(target)
        return self.at

    def _start(self) -> Env:
        env: Env = [(0, 0)] * self.machine.size
        for switch in self.machine.switches:
            env[self.machine.vars[switch.name].offset] = storage(switch.sort)
        for var in self.machine.vars.values():
            if var.kind not in SWITCHED:
                whole = {param.name: storage(param.sort) for param in var.index}
                found = self.interval(var.start, env, whole) if self._is_told(var) else storage(var.sort)
                for place in range(var.size):
                    env[var.offset + place] = found
        return env

    def _arrive(self, name: str, env: Env) -> bool:
        """Join into what is known at a location; whether that grew."""
        old = self.at.get(name)
        if old is None:
            self.at[name] = list(env)
            return True
        joined = [(min(a, c), max(b, d)) for (a, b), (c, d) in zip(old, env, strict=True)]
        if joined == old:
            return False
        self.visits[name] += 1
        if self.visits[name] > MOST_VISITS:  # what still grows may be anything
            for var in self.machine.vars.values():
                for offset in range(var.offset, var.offset + var.size):
                    if joined[offset] != old[offset]:
                        joined[offset] = storage(var.sort)
        self.at[name] = joined
        return True

    # ---- blocks

    def _block(self, block: Block, env: Env) -> list[tuple[str, Env]]:
        for effect in block.effects:
            self._effect(effect, env)
        if isinstance(block.end, Find):
            place = self.machine.vars[block.end.var].offset
            there = list(env)
            there[place] = storage(block.end.sort)
            env[place] = self.interval(self.machine.vars[block.end.var].start, env, {})
            return [*self._block(block.end.then, there), *self._block(block.end.otherwise, env)]
        if not isinstance(block.end, Branch):
            return [(block.end.location, env)]
        found = []
        for side, wanted in ((block.end.then, True), (block.end.otherwise, False)):
            inner = self._assume(block.end.test, list(env), wanted=wanted)
            if inner is not None:
                found += self._block(side, inner)
        return found

    def _assume(self, test: Term, env: Env, *, wanted: bool) -> Env | None:
        """What a test leaves possible; nothing if it cannot come out that way."""
        low, high = self.interval(test, env, {})
        if (wanted and high == 0) or (not wanted and low == 1):
            return None
        if isinstance(test, Op) and test.op == "not":
            return self._assume(test.args[0], env, wanted=not wanted)
        if isinstance(test, Op) and test.op == ("and" if wanted else "or"):
            for part in test.args:
                inner = self._assume(part, env, wanted=wanted)
                if inner is None:
                    return None
                env = inner
            return env
        if isinstance(test, Read) and not test.index:
            env[self.machine.vars[test.var].offset] = (1, 1) if wanted else (0, 0)
        if isinstance(test, Op) and len(test.args) == 2:
            left, right = test.args
            self._narrow(left, test.op if wanted else _OPPOSITE.get(test.op, ""), right, env)
            self._narrow(right, _MIRROR.get(test.op if wanted else _OPPOSITE.get(test.op, ""), ""), left, env)
        return env

    def _narrow(self, left: Term, op: str, right: Term, env: Env) -> None:
        if not isinstance(left, Read) or left.index:
            return
        place = self.machine.vars[left.var].offset
        low, high = env[place]
        least, most = self.interval(right, env, {})
        if op in ("=", "<=", "<"):
            high = min(high, most - (op == "<"))
        if op in ("=", ">=", ">"):
            low = max(low, least + (op == ">"))
        if op == "!=" and least == most:
            low, high = low + (low == least), high - (high == least)
        if low <= high:
            env[place] = (low, high)

    def _effect(self, effect: Effect, env: Env) -> None:
        match effect:
            case Set():
                self._write(effect.var, effect.index, self.interval(effect.value, env, {}), env)
            case Adjust():
                self._write(effect.var, effect.index, storage(self.machine.vars[effect.var].sort), env)
            case When():
                yes, no = list(env), list(env)
                for one in effect.then:
                    self._effect(one, yes)
                for one in effect.otherwise:
                    self._effect(one, no)
                env[:] = [(min(a, c), max(b, d)) for (a, b), (c, d) in zip(yes, no, strict=True)]
            case Check():
                pass
            case Move():
                self._whole(effect.var, env)
            case Push() | Pop():
                for name in written(effect):
                    self._whole(name, env)
            case Each():
                for one in (effect, *inside(effect.body)):
                    for name in written(one):
                        self._whole(name, env)
            case _:
                assert_never(effect)

    def _whole(self, name: str, env: Env) -> None:
        """A variable may be anything now."""
        var = self.machine.vars[name]
        if self._is_told(var):
            env[var.offset : var.offset + var.size] = [storage(var.sort)] * var.size

    def _write(self, name: str, index: tuple[Term, ...], found: Interval, env: Env) -> None:
        var = self.machine.vars[name]
        least, most = storage(var.sort)
        found = (max(found[0], least), min(found[1], most)) if found[0] <= most and found[1] >= least else (least, most)
        if not index:
            env[var.offset] = found
            return
        if not self._is_told(var):
            return
        for place in range(var.size):
            low, high = env[var.offset + place]
            env[var.offset + place] = (min(low, found[0]), max(high, found[1]))

    # ---- terms

    def interval(self, term: Term, env: Env, args: dict[str, Interval]) -> Interval:
        match term:
            case Const():
                return term.value, term.value
            case Arg():
                return args[term.name]
            case Read():
                var = self.machine.vars[term.var]
                found = env[var.offset : var.offset + var.size]
                return min(low for low, _ in found), max(high for _, high in found)
            case Apply():
                decision = self.machine.decisions[term.value]
                given = {
                    param.name: self.interval(arg, env, args)
                    for param, arg in zip(decision.params, term.args, strict=True)
                }
                return self._hull([self.interval(rule.result, env, given) for rule in decision.rules])
            case Lookup():
                return self._hull([(row.cell, row.cell) for row in self.machine.tables[term.table].rows])
            case Cond():
                return self._hull([self.interval(term.then, env, args), self.interval(term.otherwise, env, args)])
            case Op(op="size"):
                return 0, MAX_ELEMENTS
            case Op() if term.op in SET_OPS:
                return -NONE, NONE
            case Op(op="has"):
                return 0, 1
            case Op():
                return _operate(term.op, [self.interval(arg, env, args) for arg in term.args])
            case Over(fold="all" | "some") | Way() | Ahead():
                return 0, 1
            case Over(fold="count"):
                return 0, term.high - term.low + 1
            case Over(fold="sum"):
                low, high = self._one(term, env, args)
                count = term.high - term.low + 1
                return min(0, count * low), max(0, count * high)
            case Over(fold="highest" | "lowest"):
                low, high = self._one(term, env, args)
                return min(0, low), max(0, high)
            case Over() | Ask():
                return -NONE, NONE
            case _:
                assert_never(term)

    def _one(self, term: Over, env: Env, args: dict[str, Interval]) -> Interval:
        """What a term can be for any one value that it is asked of."""
        return self.interval(term.body, env, {**args, term.name: (term.low, term.high)})

    def _hull(self, found: list[Interval]) -> Interval:
        if not found:
            return -NONE, NONE
        return min(low for low, _ in found), max(high for _, high in found)


_OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_MIRROR = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


def storage(sort: Sort) -> Interval:
    """The interval of a sort's stored values, `none` included."""
    if isinstance(sort, SetOf):
        return -NONE, NONE
    low, high = bounds(sort)
    return (low, NONE) if isinstance(sort, Maybe) else (low, high)


def _operate(op: str, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args[0], args[-1]
    match op:
        case "+":
            return sum(low for low, _ in args), sum(high for _, high in args)
        case "-":
            return a - d, b - c
        case "*":
            products = (a * c, a * d, b * c, b * d)
            return min(products), max(products)
        case "min":
            return min(a, c), min(b, d)
        case "max":
            return max(a, c), max(b, d)
        case "half up":
            return (a + 1) // 2, (b + 1) // 2
        case "half down":
            return a // 2, b // 2
        case "and":
            return min(low for low, _ in args), min(high for _, high in args)
        case "or":
            return max(low for low, _ in args), max(high for _, high in args)
        case "not":
            return 1 - b, 1 - a
        case "=":
            return int(a == b == c == d), int(a <= d and c <= b)
        case "!=":
            return int(b < c or d < a), int(not a == b == c == d)
        case "<":
            return int(b < c), int(a < d)
        case "<=":
            return int(b <= c), int(a <= d)
        case ">":
            return int(a > d), int(b > c)
        case _:
            return int(a >= d), int(b >= c)
