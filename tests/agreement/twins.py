"""The same game in the interpreter twice: of a Machine as it is, and tuned. Both must say the same at every step."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.agreement.told import Lost, Told, same
from tests.engines import some_moves
from tribonian.compiler.interpreter import Interpreter, Move, State
from tribonian.dsl.sorts import values


@dataclass(slots=True)
class Twins:
    """A game in both; what only the tuned one keeps stands at the end of its store."""

    plain: Interpreter
    tuned: Interpreter
    one: State
    two: State

    def same(self, ask: Callable[[Interpreter, State], object]) -> object:
        """What both say to a question."""
        return same(partial(ask, self.plain, self.one), partial(ask, self.tuned, self.two), tuned=True)

    def same_position(self) -> None:
        """The promises broken, and what players see."""
        self.same(lambda oracle, state: oracle.broken(state))
        for viewer in range(len(self.plain.machine.players) if self.plain.machine.secrets else 0):
            self.same(partial(Interpreter.view, viewer=viewer))

    def step(self, rng: random.Random) -> bool:
        """Compare, answer at random in both, and say whether play goes on."""
        self.same_position()
        offered = self.same(lambda oracle, state: oracle.offered(state))
        if not isinstance(offered, list) or not offered:
            return False
        for move in some_moves(self.plain.at(self.one), rng):
            self.same(partial(Interpreter.failing, move=move))
        return self._play(rng.choice(offered))

    def _play(self, move: Move) -> bool:
        found: list[State] = []

        def play(oracle: Interpreter, state: State) -> object:
            found.append(oracle.play(state, move))
            return seen(oracle, found[-1], self.plain.machine.size)

        fault = self.same(play)
        if isinstance(fault, Told):
            return fault.kind != "endless"  # nothing changed: another answer may do better
        self.one, self.two = found
        return True


def seen(oracle: Interpreter, state: State, size: int) -> object:
    """Where play stands, the values that both keep, and the promises missed on the way."""
    return state.location, state.store[:size], tuple(oracle.missed)


def play_twice(first: Interpreter, second: Interpreter, seed: int, most: int) -> int:
    """One random game of a plain and a tuned Machine, compared at every step; gives how many answers it had."""
    rng = random.Random(seed)
    plain = first.machine
    chosen = {switch.name: rng.choice(values(switch.sort)) for switch in plain.switches}
    found: list[State] = []

    def new(oracle: Interpreter) -> object:
        found.append(oracle.new(chosen))
        return seen(oracle, found[-1], plain.size)

    count = 0
    try:
        if isinstance(same(partial(new, first), partial(new, second), tuned=True), Told):
            return 0
        twins = Twins(first, second, *found)
        while count < most and twins.step(rng):
            count += 1
    except Lost:
        pass
    return count
