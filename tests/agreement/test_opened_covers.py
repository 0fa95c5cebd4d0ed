"""What play does, a part of the Machine in which most is left open can do too, whatever is kept in it.

If it could not, what is proved of such a part would not hold of the book.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.agreement.test_smt_covers import goes_on
from tests.books import load_path
from tribonian.compiler.build import build
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Bound, Move, option_of
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.flow import Flow
from tribonian.compiler.verify.pieces import Pieces
from tribonian.compiler.verify.pinned import pinned, same_store
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.solve import Proved, Question
from tribonian.compiler.verify.units import Unit
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.model import Invariant
from tribonian.dsl.sorts import values
from tribonian.dsl.terms import YES

TESTS = Path(__file__).parents[1]
BOOKS = ["proofs/proved/stacking-of-eighty-units.rules", "demands/fight_the_fall", "demands/agricola"]
NOTHING = Invariant(name="nothing", promise=YES, at_end_of=None, clauses=(), words="")
GAMES = 100
PATIENCE = 1_000_000
QUICK, SLOW = 12, 400  # steps looked for


def covered(machine: Machine, seed: int, most: int, share: float) -> int:
    """Play at random and look for some of the steps in opened parts; gives how many were found there."""
    rng = random.Random(seed)
    oracle = Interpreter(machine)
    slices = Slices(written_out(machine))
    flow = Flow(slices.machine, slices.reads)
    flow.run()
    pieces = Pieces(slices, flow)
    long = sorted(name for name, var in machine.vars.items() if var.index)
    count = 0
    for _ in range(GAMES):
        try:
            state = oracle.new({one.name: rng.choice(values(one.sort)) for one in machine.switches})
            while oracle.at(state).kind != "final":
                move = rng.choice(oracle.offered(state))
                after = oracle.play(state, move)
                stretch = pieces.stretch(state.location, ())
                if stretch is not None and slices.machine.cuts.isdisjoint(stretch.steps) and rng.random() < share:
                    kept = pieces.closed(rng.sample(long, rng.randint(0, min(3, len(long)))))
                    unit = pieces.unit(stretch, kept, NOTHING, (), told=False)
                    assert allows(machine, unit, state, move, after), f"{state.location} {move!r} {sorted(kept)}"
                    count += 1
                if count >= most:
                    return count
                state = after
        except (Fault, IndexError):  # the book has a hole there, or nothing is offered
            continue
    return count


def allows(machine: Machine, unit: Unit, state: State, move: Move, after: State) -> bool:
    """Whether some path of a part leads from a position to the next, as far as the part knows them."""
    encoder = Encoder(unit.machine)
    encoder.patience = PATIENCE
    encoder.feasible = partial(goes_on, encoder)
    store = list(state.store)
    here = machine.locations[state.location]
    option = option_of(here, move)
    assert option is not None
    for bind, value in zip(option.binds, move.values if isinstance(move, Bound) else (), strict=True):
        store[machine.vars[bind.var].offset] = value
    if isinstance(move, int):
        store[machine.vars[here.var].offset] = move
    opened = encoder.machine.locations[state.location]
    taken = opened.options[here.options.index(option)]
    for path in encoder.paths(opened, replace(taken, binds=()), pinned(encoder, known(machine, unit.machine, store))):
        if path.target != after.location:
            continue
        same = same_store(encoder, path.run, known(machine, unit.machine, after.store))
        encoder.spell(path.run)
        question = Question(encoder, [*path.run.sides, *path.run.conditions, *path.run.sane])
        if not isinstance(question.ask(same), Proved):
            return True
    return False


def known(machine: Machine, part: Machine, store: Sequence[int]) -> list[int]:
    """A position as a part sees it."""
    found: list[int] = []
    for var in part.vars.values():
        whole = machine.vars.get(var.name)
        found += [0] * var.size if whole is None else store[whole.offset : whole.offset + whole.size]
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_opened_part_allows_every_step(book: str) -> None:
    assert covered(build(load_path(TESTS / book)), seed=1, most=QUICK, share=0.2) == QUICK


@pytest.mark.slow
@pytest.mark.parametrize("book", BOOKS)
def test_opened_part_allows_every_step_of_long_play(book: str) -> None:
    assert covered(build(load_path(TESTS / book)), seed=2, most=SLOW, share=0.5) == SLOW
