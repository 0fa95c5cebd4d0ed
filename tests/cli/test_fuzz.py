"""Fuzzing: each thing that can break is found once, shortened, saved and shown again."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.books import POINTS
from tribonian.cli import app

AGRICOLA = str(POINTS)

BROKEN = """\
rulebook broken
  title "Everything breaks"
players Ann, Bob
state gold: 0..20 = 3                        @1-a
state day: 0..9 = 0
option gifts "Gifts"                         @3-a
value fee: 0..9
rule 2-a  fee = 1
rule 2-b  fee = 2  when gold = 4 and option gifts
phase work(p: Player)                        @1-b
  p chooses one of
    earn when gold < 20: gold := gold + 1
    pay when gold >= fee: gold := gold - fee
    rest when gold > 1: nothing
  if gold = 1:
    Bob chooses one of
      lend when day < 5                      @4-a: gold := gold + 1
game
  repeat
    work(Ann)
    day := day + 1
  until day > 8
  end game won by Ann
invariant never_rich  @1-a: gold <= 6
loop game decreases 9 - day
"""
CLAUSES = "id\tsection\tkind\tstatement\tneeds\treason\n" + "".join(
    f"{clause}\t{clause[0]}\trule\twords\t\t\n" for clause in ("1-a", "1-b", "2-a", "2-b", "3-a", "4-a")
)

ENDLESS = """\
rulebook endless
  title "Nobody leaves"
players Ann, Bob
game
  repeat
    Ann chooses one of
      stay: nothing
      wait: nothing
"""

AT_A_POINT = """\
rulebook point
  title "A promise for the evening"
players Ann, Bob
state gold: 0..20 = 0                        @1-a
phase work                                   @1-b
  Ann chooses one of
    earn: gold := gold + 1
    rest: nothing
game
  work()
  work()
  gold := 0
  end game
invariant poor  @1-a at end of work: gold <= 1
"""


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["fuzz", *args])


def write(folder: Path, text: str, clauses: str = "") -> str:
    folder.mkdir()
    (folder / "book.rules").write_text(text, encoding="utf-8")
    if clauses:
        (folder / "clauses.tsv").write_text(clauses, encoding="utf-8")
    return str(folder)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    return write(tmp_path / "broken", BROKEN, CLAUSES)


def findings(*args: str) -> dict[str, dict[str, Any]]:
    found = run(*args, "--json", "-")
    assert found.exit_code == 1, found.output
    data = json.loads(found.stdout)
    assert data["schema"] == "tribonian/fuzz/1"
    by_kind = {one["kind"]: one for one in data["findings"]}
    assert len(by_kind) == len(data["findings"])
    return by_kind


def test_every_kind_is_found_once_with_a_short_play(broken: str) -> None:
    found = findings(broken, "--games", "400")
    assert found.keys() == {"invariant", "stuck", "conflict"}
    promise = found["invariant"]
    assert (promise["subject"], promise["clauses"], promise["answers"]) == ("never_rich", ["1-a"], 4)
    assert promise["message"] == "never_rich does not hold: gold <= 6"
    assert promise["witness"]["options"] == {"gifts": False}
    collide = found["conflict"]
    assert (collide["clauses"], collide["answers"]) == (["2-a", "2-b"], 1)
    assert collide["witness"]["options"] == {"gifts": True}
    dead = found["stuck"]
    assert dead["answers"] == 6
    assert dead["at"].startswith("work/")


def test_findings_are_the_same_for_any_number_of_processes(broken: str) -> None:
    assert findings(broken, "--games", "80") == findings(broken, "--games", "80", "--jobs", "2")


def test_saved_plays_fail_the_same_way_when_shown_again(broken: str, tmp_path: Path) -> None:
    folder = tmp_path / "plays"
    found = run(broken, "--games", "400", "--save", str(folder))
    assert found.exit_code == 1
    assert found.stdout.count("wrote") == 3
    assert "3 found" in found.stdout
    shown = {
        path.name.split("-")[0]: CliRunner().invoke(app, ["play", broken, "--replay", str(path)]).output
        for path in folder.iterdir()
    }
    assert "never_rich does not hold" in shown["invariant"]
    assert "2-a says 1, 2-b says 2" in shown["conflict"]
    assert "no answer is legal" in shown["stuck"]


def test_game_without_end_is_told_and_kept_whole(tmp_path: Path) -> None:
    found = findings(write(tmp_path / "endless", ENDLESS), "--games", "3", "--steps", "50")
    assert found.keys() == {"unended"}
    assert (found["unended"]["answers"], found["unended"]["games"]) == (50, 3)


def test_promise_at_a_point_is_watched_by_the_interpreter(tmp_path: Path) -> None:
    found = findings(write(tmp_path / "point", AT_A_POINT, CLAUSES), "--games", "30")
    assert found["invariant"]["at"] == "the end of work"
    assert found["invariant"]["answers"] == 2


def test_sound_book_has_nothing_to_find() -> None:
    found = run(AGRICOLA, "--games", "20")
    assert found.exit_code == 0, found.output
    assert "nothing found" in found.stdout


def test_wrong_numbers_are_refused(broken: str) -> None:
    assert run(broken, "--games", "0").exit_code == 2
