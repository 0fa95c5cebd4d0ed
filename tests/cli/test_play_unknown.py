"""`tribonian play` where the kind of a piece is hidden: its name would tell, so nobody reads it who may not know."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tribonian.cli import app

SCOUTS = """rulebook scouts
  title "Scouts"
players Red, Blue
space Box: camp, ford, hill
enum Kind: scout, decoy
piece Unit, plural units
  side: Player
  kind: Kind
  roster
    id         side  kind
    scout_1    Red   scout
    decoy_1..2 Red   decoy
    picket     Blue  scout
  state
    place: Box = camp
    shown: bool = no
hidden kind of u in Unit from p when u.side != p, not u.shown
state lead: Unit? = none
procedure post(u: Unit)
  u.side chooses b in Box where b != camp
  move u to b
phase advance(p: Player)
  for each u in units of p as it was: post(u)
  p chooses first in units of p
  lead := first
  draw u from units of p
  p chooses one of
    show_it: u.shown := yes
    keep_it: nothing
game
  advance(Red)
  advance(Blue)
  end game won by Red
"""


@pytest.fixture
def scouts(tmp_path: Path) -> str:
    path = tmp_path / "scouts.rules"
    path.write_text(SCOUTS, encoding="utf-8")
    return str(path)


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", *args], input=typed)


def test_who_may_not_know_a_piece_reads_no_name_of_it(scouts: str) -> None:
    found = run(scouts, "--players", "random,human", "--seed", "1", typed="ford\nboard\nquit\n").output
    assert "1 unknown: place camp to ford" in found
    assert "Red chooses something hidden" in found
    assert "draws something hidden" in found
    assert "lead ?" in found
    assert "ford  picket, 2 unknown    hill  1 unknown" in found
    assert "scout_1" not in found
    assert "decoy" not in found


def test_a_piece_that_was_shown_has_its_name(scouts: str) -> None:
    found = run(scouts, "--players", "random,human", "--seed", "2", typed="ford\nboard\nquit\n").output
    assert "decoy_1.shown no to yes" in found
    assert "lead decoy_1" in found
    assert "ford  decoy_1 (shown), picket, 2 unknown" in found


def test_owner_reads_all_names_and_what_he_is_asked_about(scouts: str) -> None:
    found = run(scouts, "--players", "human,random", "--seed", "2", typed="ford\nhill\nquit\n")
    assert "Red chooses b (post: u scout_1)" in found.output
    assert "scout_1.place camp to ford" in found.output
    assert "unknown" in found.output  # the picket of Blue
    assert "picket" not in found.output


def test_where_nobody_plays_by_hand_all_is_told(scouts: str) -> None:
    found = run(scouts, "--players", "random,random", "--seed", "2")
    assert "unknown" not in found.output
    assert "picket.place camp to" in found.output
