"""What does not fit in the text of Agricola is found, under its clauses, and each time an interpretation settles it.

`findings.tsv` lists the slips of the source that readers of it know, by what the tool calls them; more may be found.
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
KNOWN = Path(__file__).with_name("findings.tsv")
BY_READING = ("contents", "reference", "list", "term", "name", "order", "gap", "reading")


@cache
def printed() -> Rulebook:
    return load_folder(ROOT / "rules" / "agricola", Variant(as_printed=True))


def known(*, by_reading: bool) -> dict[str, set[str]]:
    """The slips by id, each with clauses it must be told under."""
    rows = [line.split("\t") for line in KNOWN.read_text(encoding="utf-8").splitlines()[1:]]
    return {name: set(clauses.split()) for name, clauses in rows if (name.split("/")[0] in BY_READING) == by_reading}


def clauses_of(ids: Iterable[str]) -> set[str]:
    catalogue = printed().catalogue
    return {catalogue.clause_of(one) or one for one in ids}


def test_reading_finds_every_known_slip_and_all_are_settled() -> None:
    found = {one.id: one for one in text_findings(printed())}
    assert all(one.settled_by for one in found.values()), [one.id for one in found.values() if not one.settled_by]
    for name, clauses in known(by_reading=True).items():
        assert name in found, name
        assert clauses <= clauses_of(found[name].clauses), name


@pytest.mark.slow
def test_comparing_finds_every_known_conflict_and_hole() -> None:
    book = printed()
    found = {one.id: one for one in compared_rules(book, asked=frozenset(build(book).decisions))}
    for name, clauses in known(by_reading=False).items():
        assert name in found, name
        assert clauses <= clauses_of(found[name].clauses), name
        assert found[name].kind == "undefined" or preferred(book.interpretations, found[name]), name
