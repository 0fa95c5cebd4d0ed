"""`tribonian why`: the clauses behind a refusal, down to the rule and the erratum, in saves, plays and positions."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.books import load_text
from tribonian.cli import app
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Position
from tribonian.engines import load_engine
from tribonian.shapes import position_json

CLAUSES = """id	section	kind	statement	needs	reason
1-a	1	rule	Only the next field can be entered.
1-b	1	rule	The tired stay where they are.
1-c	1	rule	A step costs a point.
1-d	1	rule	At least two go together.
1-e	1	rule	Wine is for the rested.
"""
BOOK = """rulebook small
  title "Small"
players Red, Blue
enum Good: wine, grain, iron
space Field on graph
  edges
    from    to
    start   middle
    middle  goal
piece Unit, plural units
  side: Player
  roster
    id          side
    foot_1..3   Red
    horse       Blue
  state
    place: Field = start
    tired: bool = no
track ap[p: Player]: 0..9 = 1
  below stops
permission may_enter(u: Unit, f: Field)
rule 1-a  permit may_enter(u, f)  when adjacent(u.place, f)
rule 1-b  forbid may_enter(u, f)  when u.tired  overrides 1-a
action feed(p: Player, g: Good)
  needs g != wine or not foot_1.tired @1-e
  do nothing
phase march(p: Player)
  repeat
    p chooses one of
      step when ap[p] >= 1 @1-c:
        spend 1 ap[p]
        p chooses u in units of p
        p chooses f in Field where may_enter(u, f)
        move u to f
      together:
        p chooses force: set of u in units of p, at least 2 @1-d where not u.tired @1-b
        for each u in force as it was: u.tired := yes
      action feed(p)
      toss:
        roll die: d6
        if die = 6: ap[p] := 9
      done: leave march
game
  march(Red)
  end game
"""
ERRATA = """
errata second for small
  e1 replaces 1-b: forbid may_enter(u, f) when u.tired or f = goal overrides 1-a because "nobody reached it in tests"
"""


class Table:
    """A book in a file, and positions of it."""

    def __init__(self, folder: Path, text: str) -> None:
        self.book = folder / "small"
        self.book.mkdir()
        files = {"book.rules": text, "clauses.tsv": CLAUSES.replace("\n", "\t\t\n").replace("reason\t\t", "reason")}
        for name, content in files.items():
            (self.book / name).write_text(content, encoding="utf-8")
        self.machine: Machine = build(load_text(files))
        self.engine: Any = load_engine(self.machine)
        self.game: Any = self.engine.new(1)

    def answer(self, *labels: str) -> None:
        for label in labels:
            codes = {self.game.move_of(code).label: code for code in self.game.codes()}
            self.game.give(codes[label])

    def why(self, label: str, data: str | None = None) -> Result:
        path = self.book.parent / "game.json"
        path.write_text(self.game.to_json() if data is None else data, encoding="utf-8")
        return CliRunner().invoke(app, ["why", str(self.book), str(path), label])

    def told(self, label: str) -> str:
        found = self.why(label)
        assert found.exit_code == 1, found.output
        return " ".join(found.stdout.split())


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path, BOOK)


def test_legal_move_is_said_to_be_legal(table: Table) -> None:
    found = table.why("step")
    assert (found.exit_code, found.stdout) == (0, "this move is legal here: Red may choose step\n")


def test_condition_that_fails_is_told_with_need_and_have_and_clause(table: Table) -> None:
    table.answer("step", "foot_1", "middle")
    told = table.told("step")
    assert "Red may not choose step here" in told
    assert "it takes ap[p] >= 1 (need at least 1, have 0) 1-c @1-c A step costs a point." in told
    assert told.endswith("Red may choose feed(wine), feed(grain), feed(iron), together, toss, done")


def test_permission_leads_to_the_rule_that_would_permit(table: Table) -> None:
    table.answer("step", "foot_1")
    told = table.told("goal")
    assert "rule 1-a would allow may_enter(foot_1, goal), but it takes adjacent(u.place, f)" in told
    assert "rule 1-a permit may_enter(u, f) when adjacent(u.place, f) (" in told
    assert "@1-a Only the next field can be entered." in told
    assert told.endswith("nearest legal move: middle")


def test_permission_leads_to_the_rule_that_forbids(table: Table) -> None:
    table.answer("together", "foot_1", "foot_2", "done", "step", "foot_1")
    told = table.told("middle")
    assert "rule 1-b: may_enter(foot_1, middle) is no when u.tired" in told
    assert "@1-b The tired stay where they are." in told
    assert told.endswith("nothing may be chosen here at all")


def test_erratum_behind_a_rule_is_named(tmp_path: Path) -> None:
    table = Table(tmp_path, BOOK + ERRATA)
    table.answer("step", "foot_1", "middle")
    table.game = table.engine.new(1)
    table.answer("step", "foot_1")
    told = table.told("goal")
    assert "rule 1-b: may_enter(foot_1, goal) is no when u.tired or f = goal" in told
    assert "erratum second/e1 replaces 1-b: nobody reached it in tests" in told


def test_action_with_values_is_told_by_its_label(table: Table) -> None:
    assert table.why("feed(wine)").exit_code == 0
    assert table.why("feed(Red, wine)").exit_code == 0
    table.answer("together", "foot_1", "foot_2", "done")
    assert "it takes g != wine or not foot_1.tired 1-e @1-e Wine is for the rested." in table.told("feed(wine)")


def test_whole_set_is_asked_for_at_once(table: Table) -> None:
    table.answer("together")
    assert table.why("foot_1, foot_3").exit_code == 0
    assert table.why("foot_3, foot_1").exit_code == 0
    told = table.told("foot_3")
    assert "it takes enough others behind it (need at least 2, have 1) 1-d @1-d At least two go together." in told
    assert "units of p" in table.told("foot_1, horse")


def test_answer_that_is_none_is_told_with_what_there_is(table: Table) -> None:
    told = table.told("stepp")
    assert "stepp is not among the answers here" in told
    assert "Red may choose feed(wine), feed(grain), feed(iron), step, together, toss, done" in told
    assert told.endswith("nearest legal move: step")


def test_nobody_chooses_when_dice_roll_or_all_is_over(table: Table) -> None:
    table.answer("toss")
    assert "nobody chooses here: chance is asked for die" in table.told("step")
    table.answer("3", "done")
    assert "the game is over" in table.told("step")


def test_play_and_position_are_read_like_a_save(table: Table) -> None:
    table.answer("step", "foot_1", "middle", "toss", "2")
    save = json.loads(table.game.to_json())
    play = {key: save[key] for key in ("stamp", "options", "readings", "log")} | {"schema": "tribonian/play/1"}
    store = table.game._store[: table.machine.size]
    position = position_json(table.machine, Position(location=save["location"], store=tuple(store)))
    for data in (save, play, position):
        found = table.why("step", json.dumps(data))
        assert found.exit_code == 1, found.output
        assert "need at least 1, have 0" in found.stdout


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("{", "E0802"),
        ("[]", "it is no object"),
        ('{"schema": "other"}', "its schema is 'other'"),
        ('{"schema": "tribonian/save/1"}', "`stamp` is missing"),
    ],
)
def test_damaged_position_is_refused_with_the_reason(table: Table, damage: str, words: str) -> None:
    found = table.why("step", damage)
    assert found.exit_code == 1
    assert words in found.output


def test_position_of_other_rules_is_refused(table: Table) -> None:
    save = json.loads(table.game.to_json())
    save["stamp"]["machine"] = "0" * 16
    found = table.why("step", json.dumps(save))
    assert found.exit_code == 1
    assert "E0803" in found.output
    save = json.loads(table.game.to_json())
    save["store"]["ap[Red]"] = 77
    assert "`ap[Red]` cannot be 77" in table.why("step", json.dumps(save)).output
    save = json.loads(table.game.to_json())
    save["location"] = "nowhere"
    assert "nobody waits at 'nowhere'" in table.why("step", json.dumps(save)).output


def test_missing_argument_is_wrong_usage(table: Table) -> None:
    assert CliRunner().invoke(app, ["why", str(table.book), "x.json"]).exit_code == 2
    assert "E0801" in CliRunner().invoke(app, ["why", str(table.book), "no_such.json", "step"]).output
