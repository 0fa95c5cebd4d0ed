"""`tribonian rulings`: the table, the reasons, the report for programs, and the exit codes."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.books import RULES
from tribonian.cli import app

TESTS = RULES.parent / "tests"
CASES = TESTS / "cases" / "good"
DEMANDS = TESTS / "demands"
BOOK = """rulebook small
  title "Small"
players Red, Blue
state depth: 0..9 = 1
value toll: 0..9
rule 1-a  toll = 2
rule 1-b  toll = 3  when depth > 4  overrides 1-a
phase walk
  Red chooses one of
    down when depth < 3 @1-c: depth := depth + 1
    stop: nothing
game
  walk()
  if toll = 2: end game won by Red
  end game
"""
RULINGS = """
ruling a "The toll is two"  @1-a
  asks toll
  then 2
ruling b "Wherever one stands"  @1-a
  asks toll
  given any where depth < 5
  then 2
ruling c "Even deep down"  @1-b
  asks toll
  given depth = 7
  then 2
ruling d "Nobody goes below three"  @1-c
  plays from walk
  given depth = 3
  do down
  then illegal @1-c
ruling e "Two depths"
  asks toll
  given depth = 2, depth = 3
  then 2
"""


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["rulings", *args])


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.rules"
    path.write_text(BOOK + RULINGS, encoding="utf-8")
    return path


def test_failing_rulings_are_told_with_what_came_and_why(small: Path) -> None:
    found = run(str(small))
    assert found.exit_code == 1
    shown = " ".join(found.stdout.split())
    assert "a The toll is two 1-a passed" in shown
    assert "proved by trying all 5 positions that differ in what matters" in shown
    assert "failed c Even deep down expected: 2 came: 3 rule 1-b says toll = 3 when depth > 4" in shown
    assert "cannot be set up e Two depths `depth = 2` does not hold any more" in shown
    assert "5 rulings, asked of the interpreter and the engine: 3 passed, 1 failed, 1 cannot be set up" in shown


def test_report_for_programs_has_its_shape(small: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    assert run(str(small), "--json", str(target)).exit_code == 1
    report: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    assert (report["schema"], report["book"]) == ("tribonian/rulings/1", "small")
    assert report["summary"] == {"passed": 3, "failed": 1, "not-set-up": 1}
    rows = {row["id"]: row for row in report["rulings"]}
    wanted = {"id", "title", "form", "clauses", "verdict", "expected", "came", "why", "on_engine", "where"}
    assert all(wanted <= row.keys() for row in rows.values())
    assert (rows["b"]["tried"], rows["b"]["proved"]) == (5, True)
    assert rows["d"]["why"] == ["it takes depth < 3 (need less than 3, have 3)  @1-c"]
    assert all(row["on_engine"] for row in rows.values())


def test_one_ruling_is_asked_alone_and_an_unknown_one_is_wrong_usage(small: Path) -> None:
    assert run(str(small), "--only", "a").exit_code == 0
    assert run(str(small), "--only", "c").exit_code == 1
    found = run(str(small), "--only", "z")
    assert found.exit_code == 2
    assert "has no ruling `z`" in found.output


def test_book_without_rulings_says_so(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text(BOOK, encoding="utf-8")
    found = run(str(path))
    assert (found.exit_code, found.stdout) == (0, "Small has no rulings\n")


def test_erratum_that_changes_an_answer_fails_the_ruling(small: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.rules"
    sheet.write_text("errata trial for small\n  e1 amends 1-a: toll = 4\n", encoding="utf-8")
    found = run(str(small), "--only", "a", "--errata", str(sheet))
    assert found.exit_code == 1
    assert "rule 1-a says toll = 4" in found.stdout


@pytest.mark.parametrize("path", sorted(CASES.glob("ruling-*.rules")), ids=lambda path: path.stem)
def test_rulings_of_the_cases_pass_on_interpreter_and_engine(path: Path) -> None:
    found = run(str(path))
    assert found.exit_code == 0, found.output
    assert "of the interpreter and the engine" in found.stdout


@pytest.mark.parametrize(("name", "code"), [("fight_the_fall", 0), ("hadrians_wall", 0), ("strength_and_honour", 0)])
def test_rulings_of_demands_come_out_the_same_on_the_engine(name: str, code: int) -> None:
    found = run(str(DEMANDS / name))
    assert found.exit_code == code, found.output
    assert "disagrees" not in found.stdout
