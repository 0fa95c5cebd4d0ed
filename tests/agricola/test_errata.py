"""Errata on the whole of Agricola whose faults show without proofs: their targets are not there, or do not fit.

Each file of `errata/` says in its first lines which verdict it gets, and on what. Errata that need proofs are tried on
the book's action points, in `tests/verify/errata/`.
"""

from functools import cache
from pathlib import Path

import pytest

from tests.books import RULES, read_folder
from tribonian.compiler.verify.errata import Judge
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import read_book, read_sheets

SHEETS = sorted((Path(__file__).parent / "errata").glob("*.rules"))


@cache
def judge() -> Judge:
    draft = read_book(read_folder(RULES / "agricola"), Sink())
    assert draft is not None
    return Judge(draft=draft)


@pytest.mark.slow
@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_verdict_is_the_expected_one(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verdict, clauses = (line.partition(": ")[2] for line in text.splitlines()[:2])
    sink = Sink()
    (sheet,) = read_sheets(path.name, text.encode(), sink)
    assert not sink.failed, sink.sorted()
    found = judge().judge(sheet, sheet.errata, path.stem)
    assert found.verdict == verdict, found.message
    assert set(found.clauses) == set(clauses.split()), found.message
