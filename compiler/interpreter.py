"""The reference interpreter: runs the Machine directly and slowly. The oracle for engine and proofs.

A fault (rules that collide, a value nobody gives, a write out of storage) raises and changes nothing.
May import: machine, arithmetic, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.machine import (
    SUSPENDS,
    Adjust,
    Block,
    Branch,
    Check,
    Decision,
    Effect,
    Location,
    Machine,
    Set,
    When,
)
from tribonian.compiler.unready import NotLowered
from tribonian.dsl.sorts import NONE, holds, show_value, values
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way

STEP_LIMIT = 10_000


class Fault(Exception):
    """Play met something the rules do not settle: kind, the clauses, words."""

    def __init__(self, kind: str, clauses: tuple[str, ...], words: str, subject: str = "") -> None:
        super().__init__(f"{kind}: {words}")
        self.kind = kind
        self.subject = subject  # the value, table, variable, site or promise it is about
        self.clauses = clauses
        self.words = words


@dataclass(slots=True)
class State:
    """Where control stands, and the values."""

    location: str
    store: list[int]


Move = int | str  # a label of a menu, or a value


@dataclass(slots=True)
class Interpreter:
    """Runs one Machine."""

    machine: Machine
    missed: list[str] = field(default_factory=list)  # promises at a point that did not hold in the last run

    # ---- starting

    def new(self, switches: Mapping[str, int] | None = None) -> State:
        """The position before the first decision, under the given options and readings."""
        machine = self.machine
        store = [0] * machine.size
        chosen = dict(switches or {})
        for switch in machine.switches:
            store[machine.vars[switch.name].offset] = chosen.get(switch.name, switch.default)
        for var in machine.vars.values():
            if var.kind in ("option", "reading"):
                continue
            for place, named in enumerate(_indices(machine, var.name)):
                store[var.offset + place] = self.value(var.start, store, named)
        return self._run(machine.start, store)

    # ---- terms

    def value(self, term: Term, store: Sequence[int], args: Mapping[str, int]) -> int:
        match term:
            case Const():
                return term.value
            case Arg():
                return args[term.name]
            case Read():
                return store[self._place(term.var, term.index, store, args)]
            case Apply():
                given = [self.value(arg, store, args) for arg in term.args]
                return self.decide(self.machine.decisions[term.value], given, store)
            case Lookup():
                return self._look(term, [self.value(arg, store, args) for arg in term.args])
            case Op(op="and"):
                return int(all(self.value(arg, store, args) for arg in term.args))
            case Op(op="or"):
                return int(any(self.value(arg, store, args) for arg in term.args))
            case Op():
                return compute(term.op, [self.value(arg, store, args) for arg in term.args])
            case Cond():
                chosen = term.then if self.value(term.test, store, args) else term.otherwise
                return self.value(chosen, store, args)
            case Over() | Ask() | Way() | Ahead():
                raise NotLowered(term)
            case _:
                assert_never(term)

    def _place(self, name: str, index: tuple[Term, ...], store: Sequence[int], args: Mapping[str, int]) -> int:
        var = self.machine.vars[name]
        place = 0
        for param, term in zip(var.index, index, strict=True):
            domain = values(param.sort)
            index_value = self.value(term, store, args)
            if index_value not in domain:
                raise Fault("range", (), f"{name} has no place for {index_value}")
            place = place * len(domain) + domain.index(index_value)
        return var.offset + place

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        """What the rules give: the maximal ones among those that apply must agree."""
        args = {param.name: value for param, value in zip(decision.params, given, strict=True)}
        applying = [
            rule for rule in decision.rules if all(self.value(guard.test, store, args) for guard in rule.guards)
        ]
        beaten = {loser for rule in applying for loser in rule.overrides}
        maximal = [rule for rule in applying if rule.id not in beaten]
        results = {rule.id: self.value(rule.result, store, args) for rule in maximal}
        if not results:
            raise Fault(
                "undefined",
                tuple(rule.id for rule in decision.rules),
                f"no rule gives {decision.name} here",
                decision.name,
            )
        if len(set(results.values())) > 1:
            said = ", ".join(f"{rule} says {show_value(decision.sort, value)}" for rule, value in results.items())
            raise Fault("conflict", tuple(results), f"{decision.name}: {said}", decision.name)
        result = next(iter(results.values()))
        if not holds(decision.sort, result):
            raise Fault("range", tuple(results), f"{decision.name} would be {result}", decision.name)
        return result

    def _look(self, term: Lookup, given: list[int]) -> int:
        table = self.machine.tables[term.table]
        rows = [
            row
            for row in table.rows
            if all(low <= value <= high for (low, high), value in zip(row.keys, given, strict=True))
        ]
        if len({row.cell for row in rows}) != 1:
            shown = ", ".join(show_value(p.sort, v) for p, v in zip(table.params, given, strict=True))
            kind = "conflict" if rows else "undefined"
            raise Fault(
                kind,
                tuple(row.id or table.name for row in rows),
                f"{table.name} has {len(rows)} cells for {shown}",
                table.name,
            )
        return rows[0].cell

    # ---- moves

    def at(self, state: State) -> Location:
        return self.machine.locations[state.location]

    def offered(self, state: State) -> list[Move]:
        """Every answer that may be given here, in order."""
        location = self.at(state)
        match location.kind:
            case "choose":
                return [
                    option.label
                    for option in location.options
                    if all(self.value(guard.test, state.store, {}) for guard in option.guards)
                ]
            case "pick":
                return [value for value in self.domain(location) if not self.failing(state, value)]
            case "chance" | "open":
                return list(self.domain(location))
            case _:
                return []

    def domain(self, location: Location) -> list[Move]:
        assert location.sort is not None
        return list(values(location.sort))

    def failing(self, state: State, move: Move) -> list[int]:
        """Which guards of a move fail, by place; the first failure hides later ones that cannot be asked."""
        location = self.at(state)
        option = next((one for one in location.options if location.kind != "choose" or one.label == move), None)
        if option is None:
            return [-1]
        store = list(state.store)
        if location.var:
            assert isinstance(move, int)
            store[self.machine.vars[location.var].offset] = move
        found: list[int] = []
        for place, guard in enumerate(option.guards):
            try:
                if not self.value(guard.test, store, {}):
                    found.append(place)
            except Fault:
                if not found:
                    raise
        return found

    def play(self, state: State, move: Move) -> State:
        """The next position that waits for an answer; the one given is left as it is."""
        location = self.at(state)
        if move not in self.offered(state):
            raise ValueError(f"{move!r} is not offered at {location.name}")
        self.missed = []
        store = list(state.store)
        option = location.options[0]
        if location.kind == "choose":
            option = next(one for one in location.options if one.label == move)
        else:
            assert isinstance(move, int)
            store[self.machine.vars[location.var].offset] = move
        return self._run_block(option.block, store)

    def _run(self, location: str, store: list[int]) -> State:
        self.missed = [] if location == self.machine.start else self.missed
        for _ in range(STEP_LIMIT):
            found = self.machine.locations[location]
            if found.kind in SUSPENDS or found.kind == "final":
                return State(location, store)
            location = self._block(found.options[0].block, store)
        raise Fault("endless", (), f"play went round {STEP_LIMIT} times without a decision")

    def _run_block(self, block: Block, store: list[int]) -> State:
        return self._run(self._block(block, store), store)

    def _block(self, block: Block, store: list[int]) -> str:
        while True:
            for effect in block.effects:
                self._effect(effect, store)
            if not isinstance(block.end, Branch):
                return block.end.location
            block = block.end.then if self.value(block.end.test, store, {}) else block.end.otherwise

    def _effect(self, effect: Effect, store: list[int]) -> None:
        match effect:
            case Set():
                self._write(effect.var, effect.index, self.value(effect.value, store, {}), store, effect.clauses)
            case Adjust():
                self._adjust(effect, store)
            case When():
                for one in effect.then if self.value(effect.test, store, {}) else effect.otherwise:
                    self._effect(one, store)
            case Check():
                promise = next(one for one in self.machine.invariants if one.name == effect.invariant)
                try:
                    held = self.value(promise.promise, store, {})
                except Fault:
                    held = 0  # a promise has no effect in play, so it cannot stop it either
                if not held:
                    self.missed.append(promise.name)
            case _:
                assert_never(effect)

    def _write(
        self, name: str, index: tuple[Term, ...], value: int, store: list[int], clauses: tuple[str, ...]
    ) -> None:
        if not holds(self.machine.vars[name].sort, value):
            raise Fault("range", clauses, f"{name} would be {value}", name)
        store[self._place(name, index, store, {})] = value

    def _adjust(self, effect: Adjust, store: list[int]) -> None:
        now = store[self._place(effect.var, effect.index, store, {})]
        amount = self.value(effect.amount, store, {})
        match effect.verb:
            case "gain":
                cap = self.value(effect.high, store, {})
                new = now + amount if cap == NONE else max(now, min(now + amount, cap))
            case "lose":
                floor = self.value(effect.low, store, {})
                new = now - amount if floor == NONE else min(now, max(now - amount, floor))
            case "spend":
                if amount > now:
                    raise Fault(
                        "spend",
                        effect.clauses,
                        f"{amount} {effect.var} are to be spent, {now} are there",
                        effect.site,
                    )
                new = now - amount
        self._write(effect.var, effect.index, new, store, effect.clauses)

    # ---- promises

    def broken(self, state: State) -> list[str]:
        """The promises that do not hold in a position that waits, and those missed on the way to it."""
        return self.missed + [
            one.name
            for one in self.machine.invariants
            if one.at_end_of is None and not self.value(one.promise, state.store, {})
        ]


def _indices(machine: Machine, name: str) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{}]
    for param in machine.vars[name].index:
        found = [{**named, param.name: value} for named in found for value in values(param.sort)]
    return found
