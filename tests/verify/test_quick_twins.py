"""Two texts of a book played side by side in their engines: what differs, what breaks in one alone, or neither."""

import pytest

from tests.verify.test_sheets import draft, sheets
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.diff import Twins
from tribonian.compiler.verify.quick_twins import QuickTwins, quickly_met
from tribonian.compiler.verify.search import Search
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Variant, assemble


def machine(*names: str) -> Machine:
    extra = tuple(sheets("mart")[name] for name in names)
    book = assemble(draft("mart"), Sink(), Variant(extra=extra))
    assert book is not None
    return build(book)


def played(name: str) -> QuickTwins:
    twins = QuickTwins(machine(), machine(name))
    twins.run()
    return twins


@pytest.mark.parametrize(
    ("name", "words"), [("toll_three", "gold[Red]"), ("no_forbidding", "`cross` is now legal"), ("cell", "gold[")]
)
def test_what_differs_is_told_as_the_interpreter_tells_it(name: str, words: str) -> None:
    twins = played(name)
    assert twins.difference is not None
    assert words in twins.difference.words
    assert not twins.broken
    play = twins.difference.play
    assert play is not None
    shown = Twins(machine(), machine(name)).follow(dict(play.switches), list(play.answers))
    assert shown == (list(play.answers), twins.difference.words)


@pytest.mark.parametrize(("name", "kind"), [("no_price", "undefined"), ("restated_elsewhere", "conflict")])
def test_what_breaks_in_the_new_text_alone_has_a_play(name: str, kind: str) -> None:
    (found,) = played(name).broken.values()
    assert found.kind == kind
    *_, (_, _, broken) = Search(machine(name)).follow(dict(found.play.switches), list(found.play.answers))
    assert kind in {one.kind for one in broken}


def test_same_text_differs_in_nothing() -> None:
    twins = played("clarified")
    assert (twins.difference, twins.broken) == (None, {})


def test_positions_met_quickly_are_those_of_the_machine() -> None:
    book = machine()
    for state in quickly_met(book):
        assert state.location in book.locations
        assert len(state.store) == book.size
