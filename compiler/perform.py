"""Effects and blocks on a store: what a block changes, and where it goes.

Works on the store it is given and raises where the rules settle nothing, so callers give it a copy. What is derived
from a variable changes with every write of it. May import: machine, evaluate, fault, layout, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import assert_never

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.layout import Axis, axis_of
from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Goto,
    Machine,
    Move,
    Pop,
    Push,
    Set,
    Var,
    When,
)
from tribonian.dsl.sorts import NONE, bounds, holds, values
from tribonian.dsl.terms import Term


class Performer:
    """Performs the blocks of one Machine; `missed` is told of every promise at a point that does not hold."""

    def __init__(self, machine: Machine, evaluator: Evaluator, missed: Callable[[str], None]) -> None:
        self.machine = machine
        self.evaluator = evaluator
        self._missed = missed
        self._derived: dict[str, list[tuple[Var, Axis]]] = {}  # by what they are derived from
        for var in machine.vars.values():
            if var.derived_from:
                self._derived.setdefault(var.derived_from, []).append((var, axis_of(var.index[0].sort)))

    # ---- stores

    def first_store(self, switches: dict[str, int]) -> list[int]:
        """Every variable at its start."""
        machine = self.machine
        store = [0] * machine.size
        for switch in machine.switches:
            store[machine.vars[switch.name].offset] = switches.get(switch.name, switch.default)
        fixed = {switch.name for switch in machine.switches}
        for var in machine.vars.values():
            if var.name in fixed or var.derived_from:
                continue
            start = self.evaluator.asked(var.start)
            names = [param.name for param in var.index]
            for place, index in enumerate(product(*(values(param.sort) for param in var.index))):
                store[var.offset + place] = start(store, dict(zip(names, index, strict=True)))
        self.derive(store)
        return store

    def derive(self, store: list[int]) -> None:
        """Compute everything derived anew."""
        for name, found in self._derived.items():
            source = self.machine.vars[name]
            for var, axis in found:
                store[var.offset : var.offset + var.size] = [0] * var.size
                for place in range(source.size):
                    slot = axis.place(store[source.offset + place])
                    if slot is not None:
                        store[var.offset + slot] |= 1 << place

    def put(self, store: list[int], name: str, slot: int, value: int) -> None:
        """Write one slot of a variable, and what is derived from it."""
        for var, axis in self._derived.get(name, ()):
            bit = 1 << slot - self.machine.vars[name].offset
            old, new = axis.place(store[slot]), axis.place(value)
            if old is not None:
                store[var.offset + old] &= ~bit
            if new is not None:
                store[var.offset + new] |= bit
        store[slot] = value

    def bind(self, store: list[int], name: str, value: int) -> None:
        """A value that was chosen or found goes into its variable."""
        self.put(store, name, self.machine.vars[name].offset, value)

    def unbind(self, store: list[int], name: str) -> None:
        """The variable goes back to its start value."""
        self.bind(store, name, self.evaluator.value(self.machine.vars[name].start, store, {}))

    # ---- blocks

    def block(self, block: Block, store: list[int]) -> str:
        """Perform a block; gives the location it goes to."""
        while True:
            for effect in block.effects:
                self._effect(effect, store)
            end = block.end
            match end:
                case Goto():
                    return end.location
                case Branch():
                    block = end.then if self._value(end.test, store) else end.otherwise
                case Find():
                    block = end.then if self._find(end, store) else end.otherwise
                case _:
                    assert_never(end)

    def _find(self, find: Find, store: list[int]) -> bool:
        after = None if find.after is None else self._value(find.after, store)
        for value in self.evaluator.domain(find.sort, find.within, store, {}):
            if after is None or value > after:
                self.bind(store, find.var, value)
                if self._value(find.test, store):
                    return True
        self.unbind(store, find.var)
        return False

    # ---- effects

    def _effect(self, effect: Effect, store: list[int]) -> None:
        match effect:
            case Set():
                value = self._value(effect.value, store)
                self._write(effect.var, effect.index, value, store, effect.clauses)
            case Adjust():
                self._adjust(effect, store)
            case When():
                for one in effect.then if self._value(effect.test, store) else effect.otherwise:
                    self._effect(one, store)
            case Check():
                self._check(effect, store)
            case Move():
                self._move(effect, store)
            case Push():
                self._push(effect, store)
            case Pop():
                self._pop(effect, store)
            case Each():
                for value in self.evaluator.domain(effect.sort, effect.within, store, {}):
                    self.bind(store, effect.var, value)
                    if self._value(effect.test, store):
                        for one in effect.body:
                            self._effect(one, store)
                self.unbind(store, effect.var)
            case _:
                assert_never(effect)

    def _value(self, term: Term, store: Sequence[int]) -> int:
        return self.evaluator.asked(term)(store, {})

    def _slot(self, name: str, index: tuple[Term, ...], store: Sequence[int]) -> int:
        return self.evaluator.layouts[name].place(self._value(one, store) for one in index)

    def _fits(self, name: str, value: int, clauses: tuple[str, ...], site: str = "") -> None:
        if not holds(self.machine.vars[name].sort, value):
            raise Fault("range", clauses, f"{name} would be {value}", site or name)

    def _write(
        self,
        name: str,
        index: tuple[Term, ...],
        value: int,
        store: list[int],
        clauses: tuple[str, ...],
        site: str = "",
    ) -> None:
        self._fits(name, value, clauses, site)
        self.put(store, name, self._slot(name, index, store), value)

    def _adjust(self, effect: Adjust, store: list[int]) -> None:
        now = store[self._slot(effect.var, effect.index, store)]
        amount = self._value(effect.amount, store)
        match effect.verb:
            case "gain":
                cap = self._value(effect.high, store)
                new = now + amount if cap == NONE else max(now, min(now + amount, cap))
            case "lose":
                floor = self._value(effect.low, store)
                new = now - amount if floor == NONE else min(now, max(now - amount, floor))
            case "spend":
                if amount > now:
                    words = f"{amount} {effect.var} are to be spent, {now} are there"
                    raise Fault("spend", effect.clauses, words, effect.site)
                new = now - amount
        self._write(effect.var, effect.index, new, store, effect.clauses, effect.site)

    def _check(self, effect: Check, store: list[int]) -> None:
        promise = next(one for one in self.machine.invariants if one.name == effect.invariant)
        try:
            held = self._value(promise.promise, store)
        except Fault:
            held = 0  # a promise has no effect in play, so it cannot stop it either
        if not held:
            self._missed(promise.name)

    def _move(self, effect: Move, store: list[int]) -> None:
        who, to = self._value(effect.who, store), self._value(effect.to, store)
        self._fits(effect.var, to, effect.clauses)
        layout = self.evaluator.layouts[effect.var]
        waiting = [who]
        moved: set[int] = set()
        while waiting:
            one = waiting.pop()
            if one not in moved:
                moved.add(one)
                self.put(store, effect.var, layout.place((one,)), to)
                waiting += self._aboard(effect.carrier, one, store)

    def _aboard(self, carrier: str, who: int, store: Sequence[int]) -> list[int]:
        if not carrier:
            return []
        var = self.machine.vars[carrier]
        low = bounds(var.index[0].sort)[0]
        return [low + place for place in range(var.size) if store[var.offset + place] == who]

    def _push(self, effect: Push, store: list[int]) -> None:
        value = self._value(effect.value, store)
        size = self._slot(effect.size, effect.index, store)
        count = store[size]
        if count >= effect.capacity:
            raise Fault("queue", effect.clauses, f"{effect.queue} is full", effect.queue)
        self._fits(effect.queue, value, effect.clauses)
        first = self._slot(effect.queue, effect.index, store)
        self.put(store, effect.queue, first + count, value)
        self.put(store, effect.size, size, count + 1)

    def _pop(self, effect: Pop, store: list[int]) -> None:
        size = self._slot(effect.size, effect.index, store)
        count = store[size]
        if count < 1:
            raise Fault("queue", effect.clauses, f"{effect.queue} is empty", effect.queue)
        first = self._slot(effect.queue, effect.index, store)
        self._fits(effect.var, store[first], effect.clauses)
        taken = store[first]
        for slot in range(first, first + count - 1):
            self.put(store, effect.queue, slot, store[slot + 1])
        self.put(store, effect.queue, first + count - 1, 0)
        self.put(store, effect.size, size, count - 1)
        self.bind(store, effect.var, taken)
