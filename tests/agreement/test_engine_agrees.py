"""Interpreter and engine say the same at every step: place, store, answers, refusals, promises, faults."""

import pytest

from tests.agreement.random_machines import random_machine
from tests.books import agricola_machine
from tests.engines import agricola, engine_of, walk_together
from tribonian.compiler.machine_check import check_machine


@pytest.mark.parametrize("start", range(0, 60, 10))
def test_engine_agrees_on_random_games_of_agricola(start: int) -> None:
    answers = [walk_together(agricola_machine(), agricola(), seed) for seed in range(start, start + 10)]
    assert min(answers) > 50


@pytest.mark.slow
def test_engine_agrees_on_a_thousand_games_of_agricola() -> None:
    for seed in range(1_000, 2_000):
        assert walk_together(agricola_machine(), agricola(), seed)


def agree_on_random_machines(seeds: range) -> int:
    """Play some games of each Machine; gives how many answers were compared."""
    count = 0
    for seed in seeds:
        machine = random_machine(seed)
        check_machine(machine, after="random_machine")
        module = engine_of(machine)
        count += sum(walk_together(machine, module, game, most=40) for game in range(6))
    return count


@pytest.mark.parametrize("start", range(0, 120, 20))
def test_engine_agrees_on_random_machines(start: int) -> None:
    assert agree_on_random_machines(range(start, start + 20)) > 100


@pytest.mark.slow
def test_engine_agrees_on_a_thousand_random_machines() -> None:
    assert agree_on_random_machines(range(1_000, 2_000)) > 5_000
