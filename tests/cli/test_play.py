"""`tribonian play`: what may be typed at the table, what is told, who sees what, and how a game begins and goes on."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.books import RULES
from tribonian.cli import app

TOLL = str(RULES.parent / "docs" / "examples" / "toll")
FALL = str(RULES.parent / "tests" / "demands" / "fight_the_fall")
MARCH = """rulebook march
  title "March"
players Red, Blue
option siege "Sieges"
scenario north "North"
scenario south "South"
enum Card: sun, moon, star
space Hex on hex grid with odd columns low
  map 9 by 9
space Box: reserve
space Place: Hex or Box
piece Unit, plural units
  side: Player
  roster
    id         side
    foot_1..4  Red
    horse      Blue
  state
    place: Place = reserve
    tired: bool = no
state hand[o: Player]: set of Card = empty
hidden hand[o] from p when p != o
deck fate: Card
track ap[p: Player]: 0..9 = 3
  below stops
state wide: 0..9 = 2 if option siege else 1
action camp(p: Player, n: 1..30)
  needs n != 13
  do nothing
phase draw_card(p: Player)
  draw c from fate for p
  add c to hand[p]
phase turn(p: Player)
  repeat
    p chooses one of
      march when ap[p] >= 1 @1-a:
        spend 1 ap[p]
        p chooses force: set of u in units of p, at least 1
        p chooses h in Hex where column(h) > 1 or scenario south @1-b
        for each u in force as it was: move u to h
      discard when any hand[p]:
        p chooses c in hand[p]
        remove c from hand[p]
      action camp(p)
      done: leave turn
game
  draw_card(Red)
  draw_card(Blue)
  turn(Red)
  turn(Blue)
  end game won by Red
"""


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["play", *args], input=typed)


def said(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.fixture
def march(tmp_path: Path) -> str:
    path = tmp_path / "march.rules"
    path.write_text(MARCH, encoding="utf-8")
    return str(path)


# ---- answers


def test_answers_are_names_numbers_or_beginnings() -> None:
    found = run(TOLL, "--seed", "3", typed=said("cross", "2", "cr", "quit"))
    assert found.exit_code == 0, found.output
    chosen = [line.split("  →")[0] for line in found.output.splitlines() if " chooses " in line and "(" not in line]
    assert chosen == ["  >   Red chooses cross", "  >   Blue chooses pass", "  >   Red chooses cross"]


def test_position_is_shown_side_by_side_whenever_somebody_else_is_asked() -> None:
    found = run(TOLL, "--seed", "3", typed=said("cross", "quit"))
    assert "       Red   Blue\ngold   9     3\nday 1\n" in found.output
    assert "       Red   Blue\ngold   7     6\nday 1\n" in found.output


def test_mistyped_answer_gets_hints() -> None:
    found = run(TOLL, "--seed", "3", typed=said("crss", "bridge", "quit"))
    assert "`crss` is no answer here; did you mean cross" in found.output
    assert "`bridge` is no answer here; type an answer or its number" in found.output


def test_end_of_input_leaves_the_table() -> None:
    assert run(TOLL, "--seed", "3").exit_code == 0


def test_many_choices_are_shown_compactly_and_typed_by_their_beginning(march: str) -> None:
    typed = said("march", "foot_1", "done", "05", "050", "0505", "quit")
    found = run(march, "--seed", "1", "--players", "human,random", typed=typed)
    assert found.exit_code == 0, found.output
    assert "camp(…)  29 ways: camp(1), camp(2), camp(3), camp(4) and 25 more" in found.output
    assert "72 in all" in found.output
    assert max(len(line) for line in found.output.splitlines()) < 200
    assert "`050` is no answer here; did you mean 0501, 0502, 0503, 0504, 0505, 0506, 0507, 0508 and 1 more?" in (
        found.output
    )
    assert "Red chooses 0505  → foot_1.place reserve to 0505" in found.output


def test_refused_answer_tells_rules_and_the_nearest(march: str) -> None:
    found = run(march, "--seed", "1", typed=said("march", "foot_1", "done", "0104", "why 0104", "why 0204", "quit"))
    assert found.output.count("it takes column(h) > 1 or scenario south  1-b") == 2
    assert "nearest: 02" in found.output
    assert "0204 may be chosen" in found.output


def test_whole_set_is_typed_at_once_in_any_order(march: str) -> None:
    typed = said("march", "foot_3, foot_1", "0205", "march", "foot_2, horse", "foot_2,foot_4", "0301", "board", "quit")
    found = run(march, "--seed", "1", typed=typed)
    assert "force so far: none" in found.output
    assert "Red chooses foot_1, foot_3" in found.output
    assert "foot_1, foot_3: place reserve to 0205" in found.output
    assert "not now: horse" in found.output
    assert "  0205  foot_1, foot_3" in found.output
    assert "  0301  foot_2, foot_4" in found.output


def test_moves_lists_those_that_fit_with_their_clauses(march: str) -> None:
    found = run(march, "--seed", "1", typed=said("moves mar", "moves", "quit"))
    assert "     1  march  @1-a" in found.output
    assert "    32  done" in found.output


def test_only_answer_is_given_by_an_empty_line(tmp_path: Path) -> None:
    path = tmp_path / "one.rules"
    path.write_text(
        'rulebook single\n  title "One"\nplayers A, B\nreading first: Player = A "?"\n'
        "game\n  A may wave when first = B: nothing\n  end game\n"
    )
    found = run(str(path), typed="\n")
    assert "A chooses pass" in found.output
    assert "the game is over" in found.output


# ---- going back, saving, log


def test_undo_goes_back_to_the_last_choice_of_a_human(march: str) -> None:
    found = run(march, "--seed", "1", typed=said("march", "undo", "undo", "done", "quit"))
    assert found.output.count("  taken back\n") == 1
    assert "neither is taken back" in found.output
    assert "Red chooses done" in found.output


def test_saved_game_goes_on_where_it_was(march: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    run(march, "--seed", "1", typed=said("march", "foot_1", "done", "0205", f"save {save}", "quit"))
    found = run(march, "--resume", str(save), typed=said("board", "quit"))
    assert found.exit_code == 0, found.output
    assert "  0205  foot_1" in found.output
    shown = run(march, "--replay", str(save))
    assert "Red chooses 0205  → foot_1.place reserve to 0205" in shown.output


def test_game_begins_in_a_position_and_is_saved_as_one(march: str, tmp_path: Path) -> None:
    save, again = tmp_path / "game.json", tmp_path / "again.json"
    run(march, "--seed", "1", typed=said("march", "foot_1", "done", f"save {save}", "quit"))
    found = run(march, "--position", str(save), typed=said("0207", f"save {again}", "quit"))
    assert found.exit_code == 0, found.output
    data = json.loads(again.read_text(encoding="utf-8"))
    assert (data["schema"], data["store"]["Unit.place[foot_1]"]) == ("tribonian/position/1", "0207")
    third = run(march, "--position", str(again), typed=said("board", "undo", "done", "quit"))
    assert "perhaps unreachable" in third.output
    assert "  0207  foot_1" in third.output
    assert "Red chooses done" in third.output


def test_log_tells_what_has_happened(march: str) -> None:
    found = run(march, "--seed", "1", typed=said("march", "log", "quit"))
    assert found.output.count("Red chooses march  → ap[Red] 3 to 2") == 2


# ---- who sees what


def test_what_is_hidden_is_hidden_from_whoever_has_the_keyboard(march: str) -> None:
    found = run(march, "--seed", "1", typed=said("done", "discard", "quit"))
    assert found.exit_code == 0, found.output
    red, blue = found.output.split("Red chooses done")
    assert "Red gets something hidden" in red  # nobody has the keyboard yet
    assert "Blue gets something hidden" in red
    (seen_by_red,) = [line.split()[1:] for line in red.splitlines() if line.startswith("hand ")]
    (seen_by_blue,) = [line.split()[1:] for line in blue.splitlines() if line.startswith("hand ")]
    assert (seen_by_red[1], seen_by_blue[0]) == ("?", "?")
    assert {seen_by_red[0], seen_by_blue[1]} < {"sun", "moon", "star"}


def test_only_human_never_sees_what_the_others_hide(march: str) -> None:
    found = run(march, "--seed", "1", "--players", "human,random", typed=said("done", "quit"))
    assert "Blue gets something hidden" in found.output
    assert "Blue discards" not in found.output
    for line in found.output.splitlines():
        if "Blue chooses" in line:
            assert not any(card in line for card in ("sun", "moon", "star"))


def test_random_players_alone_hide_nothing(march: str) -> None:
    found = run(march, "--seed", "1", "--players", "random")
    assert found.exit_code == 0
    assert "something hidden" not in found.output
    assert "the game is over, won by Red" in found.output


# ---- seats, options, scenarios


@pytest.mark.parametrize("players", ["human", "random,human", "random"])
def test_seats_are_given_to_each_or_to_all(players: str) -> None:
    assert run(TOLL, "--seed", "3", "--players", players, typed=said("quit")).exit_code == 0


@pytest.mark.parametrize("players", ["human,human,human", "robot", "human,", ""])
def test_wrong_seats_are_wrong_usage(players: str) -> None:
    found = run(TOLL, "--players", players or ",")
    assert found.exit_code == 2
    assert "for each of Red, Blue" in found.output


def test_fewer_players_are_those_named_first(tmp_path: Path) -> None:
    path = tmp_path / "ring.rules"
    path.write_text(
        'rulebook ring\n  title "Ring"\nplayers A, B, C at least 2\ngame\n'
        "  for each p in Player where playing(p):\n    p may wave: nothing\n  end game\n"
    )
    found = run(str(path), "--players", "random,random", "--seed", "1")
    assert found.exit_code == 0, found.output
    assert "B chooses" in found.output
    assert "C chooses" not in found.output
    assert "C chooses" in run(str(path), "--players", "random", "--seed", "1").output


def test_scenario_and_option_are_played(march: str) -> None:
    typed = said("march", "foot_1", "done", "0104", "board", "quit")
    found = run(march, "--seed", "1", "--scenario", "south", "--option", "siege", typed=typed)
    assert "Red chooses 0104" in found.output
    assert "wide 2" in found.output
    assert run(march, "--scenario", "west").exit_code == 2
    assert run(march, "--option", "west").exit_code == 2


# ---- a large book


def test_large_position_is_shown_by_place() -> None:
    found = run(FALL, "--seed", "3", "--players", "human,random", typed=said("map", "quit"))
    assert found.exit_code == 0, found.output
    assert "Unit by place" in found.output
    for words in ("0506  comit_1..3", "0606  eq_sag_a, eq_sag_b", "aside  theodoros, gelimer"):
        assert words in found.output
    board = found.output.split("Unit by place")[1].split("Roman chooses")[0]
    assert len(board.splitlines()) < 15
    assert "R3" in found.output.split("Hex")[1]


def test_nothing_is_coloured_where_nobody_watches() -> None:
    assert "\x1b" not in run(FALL, "--seed", "3", "--players", "random,random").output[:5000]
