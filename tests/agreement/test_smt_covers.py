"""Every step the interpreter takes must be among those the encoding allows, in books too long to be written out.

The encoding may allow more: then a proof is lost. If it allowed less, a proof would be false.
"""

import random
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.books import load_path
from tribonian.compiler.build import build
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Location, Machine
from tribonian.compiler.moves import Bound, Move, option_of
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.pinned import pinned, same_store
from tribonian.compiler.verify.runs import Run
from tribonian.compiler.verify.solve import Proved, Question, can_happen
from tribonian.dsl.sorts import show_value, values

TESTS = Path(__file__).parents[1]
BOOKS = ["proofs/proved/stacking-of-eighty-units.rules", "demands/fight_the_fall", "demands/agricola"]
BOOKS += ["demands/strength_and_honour"]
LONG = ["demands/roman_civil_war"]  # each step of its takes long to look for
GAMES = 200
PATIENCE = 1_000_000
QUICK, SLOW, FEW = 15, 500, 50  # steps looked for


def covered(machine: Machine, seed: int, most: int, share: float) -> int:
    """Play at random and look for some of the steps in the encoding; gives how many were found there."""
    rng = random.Random(seed)
    oracle = Interpreter(machine)
    encoder = Encoder(machine)
    encoder.patience = PATIENCE
    encoder.heads |= encoder.cuts
    encoder.cuts = frozenset()
    encoder.feasible = partial(goes_on, encoder)
    count = 0
    for _ in range(GAMES):
        try:
            state = oracle.new({one.name: rng.choice(values(one.sort)) for one in machine.switches})
            while oracle.at(state).kind != "final":
                move = rng.choice(oracle.offered(state))
                after = oracle.play(state, move)
                if rng.random() < share:
                    assert allows(encoder, oracle.at(state), state, move, after), f"{state.location} {move!r}"
                    count += 1
                if count >= most:
                    return count
                state = after
        except (Fault, IndexError):  # the book has a hole there, or nothing is offered
            continue
    return count


def goes_on(encoder: Encoder, run: Run) -> bool:
    """Whether a run so far can happen, with what it says of all that was met on it."""
    encoder.spell(run)
    return can_happen(encoder, run)


def allows(encoder: Encoder, location: Location, state: State, move: Move, after: State) -> bool:
    """Whether some path of the encoding leads from a position to the next."""
    machine = encoder.machine
    store = list(state.store)
    option = option_of(location, move)
    assert option is not None
    for bind, value in zip(option.binds, move.values if isinstance(move, Bound) else (), strict=True):
        store[machine.vars[bind.var].offset] = value
    if isinstance(move, int):
        store[machine.vars[location.var].offset] = move
    shown = ", ".join(show_value(one.sort, store[machine.vars[one.var].offset]) for one in option.binds)
    label = (f"{option.label}({shown})" if option.label else shown) if shown else option.label
    options = machine.locations[location.name].options
    taken = next(one for one in options if one.label == (option.label if one.binds else label))
    encoder.scope = {}
    for path in encoder.paths(location, replace(taken, binds=()), pinned(encoder, store)):
        if path.target != after.location:
            continue
        same = same_store(encoder, path.run, after.store)
        encoder.spell(path.run)
        question = Question(encoder, [*path.run.sides, *path.run.conditions, *path.run.sane])
        if not isinstance(question.ask(same), Proved):
            return True
    return False


@pytest.mark.parametrize("book", BOOKS)
def test_encoding_allows_every_step(book: str) -> None:
    assert covered(build(load_path(TESTS / book)), seed=1, most=QUICK, share=0.2) == QUICK


@pytest.mark.slow
@pytest.mark.parametrize(("book", "most"), [*((one, SLOW) for one in BOOKS), *((one, FEW) for one in LONG)])
def test_encoding_allows_every_step_of_long_play(book: str, most: int) -> None:
    assert covered(build(load_path(TESTS / book)), seed=2, most=most, share=0.5) == most
