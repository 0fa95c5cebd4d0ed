"""What does not fit in the text of a book is found, under its clauses, and each time an interpretation settles it.

`findings.tsv` beside the other tests of a book lists the slips of its source that readers of it know, by what the tool
calls them; more may be found.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from tests.books import load_folder
from tribonian.compiler.build import build
from tribonian.compiler.verify.compared import compared_rules
from tribonian.compiler.verify.findings import preferred
from tribonian.dsl.findings import text_findings
from tribonian.dsl.load import Variant
from tribonian.dsl.model import Rulebook

ROOT = Path(__file__).parents[2]
BOOKS = ("agricola", "fight_the_fall")
BY_READING = ("contents", "reference", "list", "term", "name", "order", "gap", "reading")


@cache
def printed(name: str) -> Rulebook:
    return load_folder(ROOT / "rules" / name, Variant(as_printed=True))


def known(name: str, *, by_reading: bool) -> dict[str, set[str]]:
    """The slips by id, each with clauses it must be told under."""
    table = ROOT / "tests" / name / "findings.tsv"
    rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()[1:]]
    return {one: set(clauses.split()) for one, clauses in rows if (one.split("/")[0] in BY_READING) == by_reading}


def clauses_of(book: Rulebook, ids: Iterable[str]) -> set[str]:
    catalogue = book.catalogue
    return {catalogue.clause_of(one) or one for one in ids}


@pytest.mark.parametrize("name", BOOKS)
def test_reading_finds_every_known_slip_and_all_are_settled(name: str) -> None:
    book = printed(name)
    found = {one.id: one for one in text_findings(book)}
    assert all(one.settled_by for one in found.values()), [one.id for one in found.values() if not one.settled_by]
    for slip, clauses in known(name, by_reading=True).items():
        assert slip in found, slip
        assert clauses <= clauses_of(book, found[slip].clauses), slip


@pytest.mark.slow
@pytest.mark.parametrize("name", BOOKS)
def test_comparing_finds_every_known_conflict_and_hole(name: str) -> None:
    book = printed(name)
    found = {one.id: one for one in compared_rules(book, asked=frozenset(build(book).decisions))}
    for slip, clauses in known(name, by_reading=False).items():
        assert slip in found, slip
        assert clauses <= clauses_of(book, found[slip].clauses), slip
        assert found[slip].kind == "undefined" or preferred(book.interpretations, found[slip]), slip
