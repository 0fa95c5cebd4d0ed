"""Findings: each kind from a small book with such a slip and without; those of books with proofs; the reports.

A case names what is found by id, and behind `=` what settles it; nothing else may be found.
"""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.dsl.corpus import read_case
from tests.reports.pages import read_page
from tests.reports.schemas import validator
from tribonian.cli import app
from tribonian.compiler.verify.compared import compared_rules
from tribonian.compiler.verify.findings import book_findings
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import CATALOGUE, Variant, load
from tribonian.dsl.render import draw_all

CASES = sorted((Path(__file__).parent / "cases").glob("*.rules"))
_FINDS = re.compile(r"^# finds: (.*)$", re.MULTILINE)
_ONE = re.compile(r"(\S+)(?: = (\S+))?")
_SAYS = re.compile(r"^# says (\S+): (.*)$", re.MULTILINE)


def files_of(text: str) -> dict[str, bytes]:
    """The case's files, its catalogue with what the case says of its clauses."""
    files = read_case(text).files
    table = files[CATALOGUE].decode()
    for clause, says in _SAYS.findall(text):
        table = table.replace(f"what {clause} says", says)
    return {**files, CATALOGUE: table.encode()}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_exactly_the_slips_of_the_case_are_found(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    sink = Sink()
    book = load(files_of(text), sink, Variant(as_printed=True))
    assert book is not None, draw_all(sink.sorted())
    told = book_findings(book)
    expected = {name: by for line in _FINDS.findall(text) for name, by in _ONE.findall(line)}
    given = {one.id.replace(" ", "_"): one.settled_by for one in told.found}
    assert given.keys() == expected.keys(), "\n".join(f"{one.id}: {one.message}" for one in told.found)
    for name, by in expected.items():
        assert given[name] == by or (name.startswith("reading/") and not by), name
    for one in told.found:
        assert one.is_shown
        assert one.message.isprintable()


def test_findings_of_play_have_a_play_that_shows_them() -> None:
    book = load(
        files_of((CASES[0].parent / "played.rules").read_text(encoding="utf-8")), Sink(), Variant(as_printed=True)
    )
    assert book is not None
    told = book_findings(book)
    assert {one.kind for one in told.found} == {"conflict", "undefined", "table", "choice", "claim"}
    assert all(one.play is not None for one in told.found)


TIRED = """\
# clauses: 1-a 2-a 3-a
rulebook b
  title "B"
state load: 0..9 = 0
value tired: bool
rule 1-a  tired = no
rule 2-a  tired = yes  when load > 8
value slow: bool
rule 1-a.2  slow = no   when load < 9
rule 3-a    slow = yes  when load = 9
ruling r1 "A full load" @2-a
  asks tired
  given load = 9
  then yes
ruling r2 "A full load is slow" @3-a
  asks slow
  given load = 9
  then yes
phase march
  LOAD
  if tired or slow: end game
game
  march()
  end game
"""


def test_rulings_show_what_random_play_seldom_comes_to() -> None:
    book = load(files_of(TIRED.replace("LOAD", "nothing")), Sink(), Variant(as_printed=True))
    assert book is not None
    (found,) = compared_rules(book, asked=frozenset(["tired", "slow"]))
    assert (found.id, found.clauses) == ("conflict/tired", ("1-a", "2-a"))
    assert "r1 asks it" in found.message
    assert found.position is not None


def test_what_is_proved_impossible_is_no_finding_though_a_ruling_is_given_it() -> None:
    book = load(files_of(TIRED.replace("LOAD", "nothing")), Sink(), Variant(as_printed=True))
    assert book is not None
    assert not [one for one in book_findings(book).found if one.id == "conflict/tired"]
    book = load(files_of(TIRED.replace("LOAD", "load := 9")), Sink(), Variant(as_printed=True))
    assert book is not None
    (found,) = [one for one in book_findings(book).found if one.id == "conflict/tired"]
    assert found.play is not None


def test_a_gap_is_told_under_the_clause_of_its_row_and_a_heading_under_that_of_its_section() -> None:
    text = """\
# clauses: 0-a 1-a 2-a
rulebook b
  title "B"
section 1 "Tolls"
section 2 "Fords"
contents @0-a: 1 "Tolls"
table fare(n: 1..2) -> 0..9
  1-a: 1  ?
  2       3
state gold: 0..9 = 0
game
  gold := fare(2)
  end game
"""
    book = load(files_of(text), Sink(), Variant(as_printed=True))
    assert book is not None
    told = {one.kind: one.clauses for one in book_findings(book, by_text=True).found}
    assert told == {"gap": ("1-a",), "contents": ("0-a", "2-a")}


def test_reports_are_json_by_schema_and_a_page_without_requests(tmp_path: Path) -> None:
    folder = tmp_path / "b"
    folder.mkdir()
    for name, data in files_of((CASES[0].parent / "played.rules").read_text(encoding="utf-8")).items():
        (folder / name).write_bytes(data)
    page = tmp_path / "page.html"
    found = CliRunner().invoke(app, ["findings", str(folder), "--json", str(tmp_path / "f.json"), "--html", str(page)])
    assert found.exit_code == 0, found.output
    assert "6 findings: 5 open, 1 settled" in found.output
    data = json.loads((tmp_path / "f.json").read_text(encoding="utf-8"))
    validator("findings").validate(data)
    assert {row["id"] for row in data["findings"] if "witness" in row} == {row["id"] for row in data["findings"]}
    text = page.read_text(encoding="utf-8")
    assert all(address.startswith("#") for address in read_page(text).addresses)
    assert "Gold may be more" in text


def test_text_alone_asks_no_solver() -> None:
    book = load(
        files_of((CASES[0].parent / "played.rules").read_text(encoding="utf-8")), Sink(), Variant(as_printed=True)
    )
    assert book is not None
    assert book_findings(book, by_text=True).found == []
