"""Every position and answer that the solver finds for a path must lead the interpreter to the same place and values.

Any position of the encoding, not only those that play comes to; some of its cells are drawn at random, so that the
same path is found from many positions.
"""

import random
from collections.abc import Callable
from functools import cache

import pytest

from tests.books import agricola_machine, load_path
from tests.verify.proof_books import FOLDER
from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import SUSPENDS, Location, Machine, Option
from tribonian.compiler.moves import Move
from tribonian.compiler.verify.paths import Paths, promises
from tribonian.compiler.verify.runs import Truth
from tribonian.compiler.verify.solve import Question, Refuted
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.sorts import values

TOLL = FOLDER.parents[1] / "docs" / "examples" / "toll"
PINNED = 3  # cells drawn at random; a path that none of them allows is taken from anywhere


@cache
def toll_machine() -> Machine:
    return build(load_path(TOLL))


def replayed(machine: Machine, seed: int, most: int) -> int:
    """Have paths found by the solver replayed; gives how many."""
    rng = random.Random(seed)
    machine = written_out(machine)
    paths = Paths(machine, [part for _, part in promises(machine)])
    oracle = Interpreter(paths.machine)
    waiting = [one for one in paths.machine.locations.values() if one.kind in SUSPENDS and one.options]
    count = 0
    while count < most:
        location = rng.choice(waiting)
        count += replay_one(paths, oracle, location, rng.choice(location.options), rng)
    return count


def replay_one(paths: Paths, oracle: Interpreter, location: Location, option: Option, rng: random.Random) -> int:
    encoder, machine = paths.encoder, paths.machine
    run = paths.answered(location)
    before = list(run.store)
    pins: list[Truth] = []
    for offset in rng.sample(range(machine.size), min(PINNED, machine.size)):
        sort = machine.vars[paths.owners[offset][0]].sort
        pins.append(encoder.compare("=", before[offset], rng.choice(values(sort))))
    count = 0
    for path in encoder.paths(location, option, run):
        question = Question(encoder, [*path.run.sides, *path.run.conditions, *path.run.sane], path.run.facts)
        found = question.ask(encoder.all_of(pins))
        if not isinstance(found, Refuted):
            found = question.ask(True)
        if not isinstance(found, Refuted):
            continue
        store = [found.value(number) for number in before]
        answered = store[machine.vars[location.var].offset] if location.var else None
        move: Move = option.label if answered is None else answered
        after = oracle.play(State(location.name, store), move)
        assert after.location == path.target, f"{location.name} {move!r} from {store}"
        told = [found.value(number) for number in path.run.store]
        assert after.store == told, f"{location.name} {move!r} from {store}"
        count += 1
    return count


@pytest.mark.parametrize("book", [agricola_machine, toll_machine], ids=["action_points", "toll"])
def test_interpreter_goes_where_the_solver_says(book: Callable[[], Machine]) -> None:
    assert replayed(book(), 1, 100) >= 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_interpreter_goes_where_the_solver_says_from_many_positions(seed: int) -> None:
    assert replayed(agricola_machine(), 100 + seed, 500) >= 500
