"""Single places in positions made at random: what may be answered there, and what each answer leads to.

Reaches what play seldom comes to. The plain Machine, the tuned one and the engines of both are asked the same.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from types import ModuleType

from tests.agreement.random_machines import random_store
from tests.agreement.told import Lost, Told, same
from tests.engines import derived_slots, engine_of, some_moves
from tribonian.compiler.interpreter import Interpreter, Move, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import code_of, move_of
from tribonian.compiler.tune import tune

STORES = 4  # positions at each place
PLAYED = 3  # answers tried in each


@dataclass(frozen=True, slots=True)
class Run:
    """A Machine in the interpreter, and its engine if there is one."""

    oracle: Interpreter
    engine: ModuleType | None
    tuned: bool  # what nothing can pass is asked no further question, in the engine sooner than in the interpreter

    def kept(self, store: Sequence[int]) -> list[int]:
        """What an engine keeps of a store: of what is derived, only what somebody asks for."""
        machine = self.oracle.machine
        wanted = {slot for var in machine.vars.values() for slot in derived_slots(var)}
        derived = {slot for var in machine.vars.values() if var.derived_from for slot in _slots(var.offset, var.size)}
        return [value for slot, value in enumerate(store) if slot in wanted or slot not in derived]

    def same_codes(self, state: State) -> None:
        """Interpreter and engine offer the same."""
        module = self.engine
        if module is None:
            return
        location = self.oracle.at(state)

        def codes() -> object:
            return [code_of(location, move) for move in self.oracle.offered(state)]

        here, store = module.NUMBERS[state.location], list(state.store)
        same(codes, lambda: list(module.legal(here, store)), fault=module.RuleFault, tuned=self.tuned)
        assert store == state.store, "asking changes nothing"

    def same_play(self, state: State, move: Move) -> None:
        """An answer leads to the same in interpreter and engine."""
        module = self.engine
        if module is None:
            return
        code = code_of(self.oracle.at(state), move)

        def ours() -> object:
            after = self.oracle.play(state, move)
            return module.NUMBERS[after.location], self.kept(after.store)

        def theirs() -> object:
            store = list(state.store)
            return module.apply(module.NUMBERS[state.location], store, code), self.kept(store)

        same(ours, theirs, fault=module.RuleFault)


def _slots(offset: int, size: int) -> range:
    return range(offset, offset + size)


def agree_on_questions(machine: Machine, rng: random.Random, *, engines: bool) -> int:
    """Ask every entry of a Machine in some positions; gives how many answers were compared."""
    tuned = tune(machine)
    first = Run(Interpreter(machine), engine_of(machine) if engines else None, tuned=False)
    second = Run(Interpreter(tuned), engine_of(machine, tuned=True) if engines else None, tuned=True)
    count = 0
    for name in machine.entries.values():
        for _ in range(STORES):
            store = random_store(machine, rng)
            one = first.oracle.start_at(name, store)
            two = second.oracle.start_at(name, [*store, *[0] * (tuned.size - machine.size)])
            first.same_codes(one)
            try:
                second.same_codes(two)
                count += _agree_at(first, second, one, two, rng)
            except Lost:
                continue
    return count


def _agree_at(first: Run, second: Run, one: State, two: State, rng: random.Random) -> int:
    """The plain and the tuned Machine in one position."""
    plain, tuned = first.oracle, second.oracle
    size = plain.machine.size
    location = plain.at(one)
    offered = same(partial(plain.offered, one), partial(tuned.offered, two), tuned=True)
    for move in some_moves(location, rng):
        same(partial(plain.failing, one, move), partial(tuned.failing, two, move), tuned=True)
    if isinstance(offered, Told):
        return 1
    assert isinstance(offered, list)
    moves = [move_of(location, code_of(location, move)) for move in rng.sample(offered, min(PLAYED, len(offered)))]
    for move in moves:
        first.same_play(one, move)
        second.same_play(two, move)

        def after(oracle: Interpreter, state: State, move: Move = move) -> object:
            found = oracle.play(state, move)
            return found.location, found.store[:size], tuple(oracle.missed)

        same(partial(after, plain, one), partial(after, tuned, two), tuned=True)
    return 1 + len(moves)
