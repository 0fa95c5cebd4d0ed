"""Every step the interpreter takes must be the one the solver's transition allows, and the only one."""

import random
from functools import partial

import pytest

from tests.books import agricola_machine
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Bound, option_of
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.runs import Run
from tribonian.compiler.verify.solve import Proved, Question, Refuted, can_happen
from tribonian.dsl.sorts import values


def check_steps(machine: Machine, seed: int, most: int) -> int:
    """Play at random and pin each step in the encoding; gives the number of steps compared."""
    rng = random.Random(seed)
    oracle = Interpreter(machine)
    state = oracle.new({one.name: rng.choice(values(one.sort)) for one in machine.switches})
    for count in range(most):
        location = oracle.at(state)
        if location.kind == "final":
            return count
        move = rng.choice(oracle.offered(state))
        after = oracle.play(state, move)
        encoder = Encoder(machine)
        encoder.feasible = partial(can_happen, encoder)
        store: list[int] = list(state.store)
        option = option_of(location, move)
        assert option is not None
        assert not isinstance(move, Bound)
        if isinstance(move, int):
            store[machine.vars[location.var].offset] = move
        allowed = 0
        for path in encoder.paths(location, option, Run(store=list(store))):
            question = Question(encoder, [*path.run.sides, *path.run.conditions, *path.run.sane])
            if isinstance(question.ask(True), Proved):
                continue
            allowed += 1
            assert path.target == after.location
            same = [encoder.compare("=", one, two) for one, two in zip(path.run.store, after.store, strict=True)]
            assert isinstance(question.ask(encoder.all_of(same)), Refuted)
            assert isinstance(question.ask(encoder.negate(encoder.all_of(same))), Proved)
        assert allowed == 1, f"{location.name}: {allowed} ways to go on after {move!r}"
        state = after
    return most


@pytest.mark.parametrize("seed", range(6))
def test_solver_allows_exactly_the_step_taken(seed: int) -> None:
    assert check_steps(agricola_machine(), seed, 120) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 150))
def test_solver_allows_exactly_the_step_taken_in_long_games(seed: int) -> None:
    assert check_steps(agricola_machine(), seed, 400) > 50
