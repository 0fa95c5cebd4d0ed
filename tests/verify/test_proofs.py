"""Small books whose verdict is known: the folder names the verdict, a line of the file the obligation.

A violated one has a play that the interpreter replays, or is shown by the text; a not-proved one must not claim more.
"""

from pathlib import Path

import pytest

from tests.verify.proof_books import FOLDER, book_of
from tribonian.compiler.build import build
from tribonian.compiler.verify.conserved import with_conservation
from tribonian.compiler.verify.records import Kind, Result
from tribonian.compiler.verify.search import Search
from tribonian.compiler.verify.verify import verify

CASES = sorted(FOLDER.glob("*/*.rules"))
# What no play can show: that something never happens, and what the text alone is about.
BY_TEXT: tuple[Kind, ...] = ("dead", "reachable", "reference")
# What no single break of play shows: the play leads to where it can be seen.
BY_COMPARING: tuple[Kind, ...] = ("secret", "confluence", "ends")


def outcome(result: Result) -> tuple[object, ...]:
    """All of a verdict that may not change from run to run."""
    return result.verdict, result.technique, result.step, result.rests_on, result.settled_by, result.finding


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_verdict_is_the_folders(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    wanted = next(line[14:] for line in text.splitlines() if line.startswith("# obligation: "))
    book = book_of(f"{path.parent.name}/{path.stem}")
    machine = build(book)
    (result,) = [one for one in verify(machine, book=book, only=wanted) if one.obligation.id == wanted]
    assert result.verdict == path.parent.name, result.finding
    (again,) = [one for one in verify(build(book), book=book, only=wanted) if one.obligation.id == wanted]
    assert outcome(again) == outcome(result)
    if result.verdict == "violated":
        check_shown(result, Search(with_conservation(machine)))


def check_shown(result: Result, search: Search) -> None:
    """A violation is shown by a play that can be replayed whole, or by the text."""
    assert result.finding is not None
    play = result.finding.play
    if result.obligation.kind in BY_TEXT:
        assert play is None
        return
    assert play is not None
    steps = list(search.follow(dict(play.switches), list(play.answers)))
    answers = [move for move, _, _ in steps if move is not None]
    assert answers == list(play.answers)
    by_duty = result.obligation.id.startswith("conflict/dut")
    if result.obligation.kind not in BY_COMPARING and not by_duty:
        assert any(one.subject == result.obligation.subject for one in steps[-1][2])
