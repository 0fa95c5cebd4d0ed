"""What is said to hold wherever play comes by a place does hold there in play."""

import random
from pathlib import Path

import pytest

from tests.books import load_path
from tribonian.compiler.build import build
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.flow import Flow
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.sorts import values

TESTS = Path(__file__).parents[1]
DEMANDS = ["agricola", "fight_the_fall", "hadrians_wall", "strength_and_honour"]
BOOKS = ["proofs/proved/stacking-of-eighty-units.rules", *(f"demands/{name}" for name in DEMANDS)]
GAMES, LONGEST = 3, 40


def held(machine: Machine, seed: int) -> int:
    """Play at random and ask at every place what holds there; gives how often something was asked."""
    rng = random.Random(seed)
    slices = Slices(written_out(machine))
    flow = Flow(slices.machine, slices.reads)
    flow.run()
    oracle = Interpreter(machine)
    count = 0
    for _ in range(GAMES):
        try:
            state = oracle.new({one.name: rng.choice(values(one.sort)) for one in machine.switches})
            for _ in range(LONGEST):
                for fact in flow.conditions(state.location):
                    assert oracle.value(fact.term, state.store, {}), f"{state.location}: {fact.term!r}"
                    count += 1
                if oracle.at(state).kind == "final":
                    break
                state = oracle.play(state, rng.choice(oracle.offered(state)))
        except (Fault, IndexError):  # the book has a hole there, or nothing is offered
            continue
    return count


@pytest.mark.parametrize("book", BOOKS)
def test_what_holds_at_a_place_holds_in_play(book: str) -> None:
    assert held(build(load_path(TESTS / book)), seed=1)
