"""Errata and the verdicts they must get: each file in errata/ says in its first lines what is expected.

`verdict`, `clauses` and `against` are of the whole sheet; `also` a kind that must be among the findings,
`not` one that must not be,
`changes` a word that what changes must hold, `without` a sheet of the book to leave out.
"""

from functools import cache
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.books import POINTS, read_folder
from tribonian.compiler.verify.errata import ErratumReport, Judge
from tribonian.compiler.verify.search import Search
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import read_book, read_sheets

FOLDER = Path(__file__).parent / "errata"


@cache
def judge(without: str) -> Judge:
    draft = read_book(read_folder(POINTS), Sink())
    assert draft is not None
    return Judge(draft=draft, without=frozenset({without} - {""}))


def expected(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("# "):
            key, _, value = line.removeprefix("# ").partition(": ")
            found.setdefault(key, []).append(value)
    return found


def judged(path: Path) -> ErratumReport:
    text = path.read_text(encoding="utf-8")
    sink = Sink()
    (sheet,) = read_sheets(path.name, text.encode(), sink)
    assert not sink.failed, sink.sorted()
    return judge(expected(text).get("without", [""])[0]).judge(sheet, sheet.errata, path.stem)


def sheets() -> list[ParameterSet]:
    """What reading settles is quick; what needs proofs of the whole book is not."""
    quick = {"dangling", "table"}
    found = []
    for path in sorted(FOLDER.glob("*.rules")):
        text = path.read_text(encoding="utf-8")
        by_reading = set(expected(text)["verdict"]) <= quick and "deletes CRC" not in text
        found.append(pytest.param(path, id=path.stem, marks=() if by_reading else (pytest.mark.slow,)))
    return found


@pytest.mark.parametrize("path", sheets())
def test_verdict_is_the_expected_one(path: Path) -> None:
    want = expected(path.read_text(encoding="utf-8"))
    found = judged(path)
    assert found.verdict == want["verdict"][0], found.message
    if "clauses" in want:
        assert set(found.clauses) == set(want["clauses"][0].split()), found.message
    if "against" in want:
        assert found.against == want["against"][0]
    kinds = {one.kind for one in found.findings}
    assert set(want.get("also", ())) <= kinds
    assert not set(want.get("not", ())) & kinds
    for word in want.get("changes", ()):
        assert any(word in change for change in found.changes), found.changes
    if found.verdict in ("conflict", "breaks", "stuck"):
        assert found.play is not None
        assert found.machine is not None
    if found.verdict == "conflict" and found.play is not None and found.machine is not None:
        steps = Search(found.machine).follow(dict(found.play.switches), list(found.play.answers))
        assert any(one.kind == "conflict" for _, _, broken in steps for one in broken)


@pytest.mark.slow
def test_book_without_its_own_sheet_shows_the_finding() -> None:
    base = judge("printed").base(next(one for one in judge("").draft.sheets if one.name == "printed"))
    (result,) = [one for one in base.results if one.obligation.id == "inv/tribes_go_home_once"]
    assert result.verdict == "violated"
    assert result.finding is not None
    assert result.finding.play is not None
