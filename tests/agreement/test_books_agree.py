"""Interpreter, tuned Machine and engine agree on books that use the whole language: cases, demands and rules."""

from functools import cache
from pathlib import Path

import pytest

from tests.agreement.sides import DEMANDS, RULES, grouped, sides_of
from tests.agreement.twins import play_twice
from tests.books import POINTS, load_files
from tests.dsl.corpus import case_paths, read_case
from tests.engines import Care, engine_of, walk_together
from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.tune import tune

BOOKS = grouped([*DEMANDS, *RULES])
CASES = [pytest.param(path, id=path.stem, marks=pytest.mark.xdist_group(path.stem)) for path in case_paths("good")]
FULL, LOSING = Care(), Care(tuned=True)
ANYWHERE = Care(skip=300, dear=0.05)  # in games of up to so many answers
ANYWHERE_LOSING = Care(skip=300, dear=0.05, tuned=True)


@cache
def case_machine(path: Path) -> Machine:
    return build(load_files(read_case(path.read_text(encoding="utf-8")).files))


@pytest.mark.parametrize("path", CASES)
def test_engine_of_the_plain_machine_agrees_on_good_case(path: Path) -> None:
    machine = case_machine(path)
    module = engine_of(machine)
    for seed in range(3):
        walk_together(machine, module, seed, 60, FULL)


@pytest.mark.parametrize("path", CASES)
def test_tuned_machine_and_its_engine_agree_with_the_plain_machine_on_good_case(path: Path) -> None:
    machine = case_machine(path)
    plain, tuned = Interpreter(machine), Interpreter(tune(machine))
    module = engine_of(machine, tuned=True)
    for seed in range(3):
        play_twice(plain, tuned, seed, 60)
        walk_together(plain, module, seed, 60, LOSING)


@pytest.mark.parametrize("path", grouped(DEMANDS))
def test_engine_agrees_with_the_tuned_interpreter_on_10_answers_anywhere_in_200_games(path: Path) -> None:
    sides = sides_of(path)
    assert sum(walk_together(sides.tuned, sides.engine, seed, 10, ANYWHERE) for seed in range(200)) > 1_000


@pytest.mark.parametrize("path", grouped(RULES))
def test_engine_of_a_whole_book_agrees_with_the_tuned_interpreter_on_5_answers_anywhere_in_200_games(
    path: Path,
) -> None:
    """The engine alone plays to somewhere in the first 300 answers; both go on from there."""
    sides = sides_of(path)
    assert sum(walk_together(sides.tuned, sides.engine, seed, 5, ANYWHERE) for seed in range(200)) > 500


@pytest.mark.parametrize("path", BOOKS)
def test_engine_agrees_with_the_tuned_interpreter_on_all_that_can_be_asked_in_3_games(path: Path) -> None:
    sides = sides_of(path)
    assert sum(walk_together(sides.tuned, sides.engine, seed, 25, Care(skip=300)) for seed in range(3)) > 10


@pytest.mark.parametrize("path", BOOKS)
def test_engine_agrees_with_the_plain_interpreter_on_10_answers_anywhere_in_3_games(path: Path) -> None:
    sides = sides_of(path)
    assert sum(walk_together(sides.plain, sides.engine, seed, 10, ANYWHERE_LOSING) for seed in range(200, 203)) > 10


@pytest.mark.parametrize("path", BOOKS)
def test_tuned_machine_agrees_with_the_plain_one_on_the_first_12_answers_of_2_games(path: Path) -> None:
    sides = sides_of(path)
    assert sum(play_twice(sides.plain, sides.tuned, seed, 12) for seed in range(2)) > 10


@pytest.mark.parametrize("path", grouped([POINTS]))
def test_engine_agrees_with_the_plain_interpreter_on_10_whole_games(path: Path) -> None:
    sides = sides_of(path)
    answers = [walk_together(sides.plain, sides.engine, seed, care=Care(dear=0.05, tuned=True)) for seed in range(10)]
    assert min(answers) > 50


@pytest.mark.slow
@pytest.mark.parametrize("path", grouped([POINTS]))
def test_engine_agrees_with_the_plain_interpreter_on_1_000_whole_games(path: Path) -> None:
    sides = sides_of(path)
    for seed in range(1_000, 2_000):
        assert walk_together(sides.plain, sides.engine, seed, care=Care(dear=0.05, tuned=True))


@pytest.mark.slow
@pytest.mark.parametrize("path", grouped(RULES))
def test_engine_of_a_whole_book_agrees_with_the_tuned_interpreter_on_20_answers_anywhere_in_500_games(
    path: Path,
) -> None:
    sides = sides_of(path)
    assert sum(walk_together(sides.tuned, sides.engine, seed, 20, ANYWHERE) for seed in range(500)) > 5_000


@pytest.mark.slow
@pytest.mark.parametrize("path", BOOKS)
def test_engine_agrees_with_the_tuned_interpreter_on_60_answers_anywhere_in_500_games(path: Path) -> None:
    sides = sides_of(path)
    care = Care(skip=600, dear=0.1)
    assert sum(walk_together(sides.tuned, sides.engine, seed, 60, care) for seed in range(1_000, 1_500)) > 10_000


@pytest.mark.slow
@pytest.mark.parametrize("path", BOOKS)
def test_engine_agrees_with_the_plain_interpreter_on_20_answers_anywhere_in_30_games(path: Path) -> None:
    sides = sides_of(path)
    assert (
        sum(walk_together(sides.plain, sides.engine, seed, 20, ANYWHERE_LOSING) for seed in range(1_000, 1_030)) > 200
    )


@pytest.mark.slow
@pytest.mark.parametrize("path", BOOKS)
def test_tuned_machine_agrees_with_the_plain_one_on_the_first_60_answers_of_10_games(path: Path) -> None:
    sides = sides_of(path)
    assert sum(play_twice(sides.plain, sides.tuned, seed, 60) for seed in range(1_000, 1_010)) > 100
