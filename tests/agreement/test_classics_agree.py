"""Interpreter, tuned Machine and engine agree on the classics, whose games are short enough to be played out."""

from pathlib import Path

import pytest

from tests.agreement.sides import CLASSICS, grouped, sides_of
from tests.agreement.twins import play_twice
from tests.engines import Care, walk_together

GAMES = grouped(CLASSICS)
BEGUN, ANYWHERE = Care(dear=0.05), Care(skip=300, dear=0.05)


def agree(path: Path, seeds: range, most: int) -> int:
    """Games from the start and from anywhere in turn; gives how many answers were compared."""
    sides = sides_of(path)
    return sum(walk_together(sides.tuned, sides.engine, seed, most, ANYWHERE if seed % 2 else BEGUN) for seed in seeds)


@pytest.mark.parametrize("path", GAMES)
def test_engine_agrees_with_the_tuned_interpreter_on_up_to_25_answers_of_200_games(path: Path) -> None:
    assert agree(path, range(200), 25) > 800


@pytest.mark.parametrize("path", GAMES)
def test_engine_and_tuned_machine_agree_with_the_plain_interpreter_on_up_to_20_answers_of_4_games(path: Path) -> None:
    sides = sides_of(path)
    care = Care(tuned=True, dear=0.2)
    for seed in range(4):
        assert walk_together(sides.plain, sides.engine, seed, 20, care) > 1
        assert play_twice(sides.plain, sides.tuned, seed, 20) > 1


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES)
def test_engine_agrees_with_the_tuned_interpreter_on_whole_games_10_000_of_them(path: Path) -> None:
    assert agree(path, range(1_000, 11_000), 400) > 40_000


@pytest.mark.slow
@pytest.mark.parametrize("path", GAMES)
def test_engine_and_tuned_machine_agree_with_the_plain_interpreter_on_whole_games_100_of_them(path: Path) -> None:
    sides = sides_of(path)
    care = Care(tuned=True, dear=0.2)
    for seed in range(1_000, 1_100):
        assert walk_together(sides.plain, sides.engine, seed, 400, care) > 1
        assert play_twice(sides.plain, sides.tuned, seed, 400) > 1
