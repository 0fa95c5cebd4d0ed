"""Interpreter, tuned Machine and engine say the same of Machines made at random, small and full of trouble.

A failing seed is shown by `random_machine(seed)`; hypothesis shrinks what it finds to the plainest Machine.
"""

import random

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from tests.agreement.random_machines import make_machine, random_machine
from tests.agreement.twins import play_twice
from tests.engines import Care, engine_of, walk_together
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.tune import tune

GAMES, ANSWERS = 4, 20
LOSING = Care(tuned=True)
FEW, MANY = 60, 2_000


def agree_plain(machine: Machine, games: int = GAMES) -> int:
    """The engine of the plain Machine, against the interpreter, faults included."""
    check_machine(machine, after="the maker")
    module, oracle = engine_of(machine), Interpreter(machine)
    return sum(walk_together(oracle, module, game, ANSWERS) for game in range(games))


def agree_tuned(machine: Machine, games: int = GAMES) -> int:
    """The tuned Machine, and its engine, against the interpreter of the plain one; and the engine against its own."""
    check_machine(machine, after="the maker")
    made = tune(machine)
    plain, tuned = Interpreter(machine), Interpreter(made)
    module = engine_of(machine, tuned=True)
    count = sum(play_twice(plain, tuned, game, ANSWERS) for game in range(games))
    count += sum(walk_together(plain, module, game, ANSWERS, LOSING) for game in range(games))
    return count + sum(walk_together(tuned, module, game, ANSWERS, LOSING) for game in range(games, games + 2))


@pytest.mark.parametrize("wild", [False, True], ids=["sorted", "wild"])
@pytest.mark.parametrize("start", range(0, 20, 10))
def test_engine_of_the_plain_machine_agrees_on_random_machines(start: int, wild: bool) -> None:
    assert sum(agree_plain(random_machine(seed, wild=wild)) for seed in range(start, start + 10)) > 100


@pytest.mark.parametrize("start", range(0, 20, 10))
def test_tuned_machine_and_its_engine_agree_on_random_machines(start: int) -> None:
    assert sum(agree_tuned(random_machine(seed)) for seed in range(start, start + 10)) > 200


@pytest.mark.parametrize("seed", [2080])
def test_tuned_machine_and_its_engine_agree_where_they_once_did_not(seed: int) -> None:
    assert agree_tuned(random_machine(seed)) > 0


def agree_on_drawn(rng: random.Random) -> None:
    machine = make_machine(rng, places=3, values=2)
    agree_plain(machine, games=2)
    agree_tuned(machine, games=2)


drawn = given(st.randoms(use_true_random=False, note_method_calls=False))
# Machines take many draws, and games on them their time.
patient = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
PHASES = [Phase.explicit, Phase.generate, Phase.shrink]


@drawn
@settings(
    max_examples=FEW, deadline=None, derandomize=True, database=None, phases=PHASES, suppress_health_check=patient
)
def test_all_three_agree_on_drawn_machines(rng: random.Random) -> None:
    agree_on_drawn(rng)


@pytest.mark.slow
@drawn
@settings(max_examples=MANY, deadline=None, database=None, phases=PHASES, suppress_health_check=patient)
def test_all_three_agree_on_many_drawn_machines(rng: random.Random) -> None:
    agree_on_drawn(rng)


@pytest.mark.slow
@pytest.mark.parametrize("start", range(1_000, 3_000, 250))
def test_all_three_agree_on_many_random_machines(start: int) -> None:
    for seed in range(start, start + 250):
        agree_plain(random_machine(seed))
        agree_plain(random_machine(seed, wild=True))
        agree_tuned(random_machine(seed))
