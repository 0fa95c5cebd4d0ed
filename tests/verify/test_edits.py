"""What an edit of a book has proved again: what reads something that the edit changed, and nothing else.

An edit is a name, a text of the book and what stands there instead, in edits/edits.txt; edits/proved-again.txt says
which obligations are asked again after each.
"""

import json
from pathlib import Path

import pytest

from tests.golden import Golden
from tribonian.compiler.build import build
from tribonian.compiler.verify.plain import text
from tribonian.compiler.verify.verify import Examined, examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import load
from tribonian.dsl.render import draw_all

FOLDER = Path(__file__).parent / "edits"
ENTRY = "fair.rules"
BOOK = (FOLDER / ENTRY).read_text(encoding="utf-8")


def read_edits() -> dict[str, tuple[str, str]]:
    found = {}
    for block in (FOLDER / "edits.txt").read_text(encoding="utf-8").strip("\n").split("\n\n"):
        name, old, new = block.split("\n")
        assert BOOK.count(old.removeprefix("- ")) == 1, name
        found[name] = (old.removeprefix("- "), new.removeprefix("+ "))
    return found


class Shelf(dict[str, object]):
    """Outcomes in memory, as a file would have them."""

    def put(self, key: str, value: str) -> None:
        self[key] = json.loads(value)


def prove(book: str, shelf: Shelf) -> Examined:
    sink = Sink()
    found = load({ENTRY: book.encode()}, sink, entry=ENTRY)
    assert found is not None, draw_all(sink.sorted())
    return examine(build(found), workshop=Workshop(shelf=shelf))


@pytest.mark.xdist_group("edits")
def test_what_is_proved_again_after_an_edit_is_what_reads_what_changed(golden: Golden) -> None:
    shelf = Shelf()
    before = prove(BOOK, shelf)
    known = frozenset().union(*before.slices.values())
    told = []
    for name, (old, new) in read_edits().items():
        after = prove(BOOK.replace(old, new), Shelf(shelf))
        changed = {one for one, names in after.slices.items() if names - known}
        assert after.again == changed, name
        told.append(f"{name}: {len(after.again)} of {len(after.slices)}")
        told += [f"  {one}" for one in sorted(after.again)]
    golden(FOLDER / "proved-again.txt", "\n".join(told) + "\n")


def test_nothing_is_proved_again_and_all_is_said_the_same_if_nothing_changed() -> None:
    shelf = Shelf()
    first, second = prove(BOOK, shelf), prove(BOOK, shelf)
    assert not second.again
    assert second.results == first.results
    assert text(second.results) == text(first.results)
