"""What all adapters agree on: what a finished game is worth, and how a position reads."""

from typing import Any

import pytest

from tests.adapters.games import fair, toll, trap, veil
from tests.classics.walks import engine as game
from tribonian.adapters.engine import (
    Setup,
    Stuck,
    begin,
    drawn,
    fewest,
    highest,
    legal_actions,
    most_outcomes,
    numbers,
    returns,
    seated,
)


@pytest.mark.parametrize(
    ("players", "winners", "worth"),
    [
        ("AB", "A", [1, -1]),
        ("AB", "", [0, 0]),
        ("AB", "AB", [0, 0]),
        ("ABC", "B", [-1, 2, -1]),
        ("ABC", "AC", [0.5, -1, 0.5]),
        ("AB", "AC", [1, -1]),
        ("A", "A", [1]),
        ("A", "", [0]),
    ],
)
def test_losers_pay_one_which_winners_share(players: str, winners: str, worth: list[float]) -> None:
    assert returns(players, winners) == worth


def test_actions_are_numbered_over_the_whole_book() -> None:
    engine = toll()
    play = begin(Setup(engine=engine), 1)
    assert legal_actions(engine, play) == [], "the first to answer is chance"
    seen = set()
    while play.waiting_for != "over":
        actions = legal_actions(engine, play)
        seen |= {(play.place, action) for action in actions}
        play.give(play.codes()[-1])
    assert seen
    assert all(0 <= action < engine.CODE_TOTAL for _, action in seen)
    assert len({action for _, action in seen}) == len(seen), "no two places share a number"


def test_player_without_a_move_is_told_of() -> None:
    with pytest.raises(Stuck, match="the rules leave Red without a move at game/choose"):
        legal_actions(trap(), begin(Setup(engine=trap()), 1))


def test_set_up_reaches_the_engine() -> None:
    def moves(**settings: Any) -> list[str]:
        play = begin(Setup(engine=trap(), **settings), 1)
        return [play.move_of(code).label for code in play.codes()]

    assert moves(options=("door",)) == ["flee"]
    assert moves(scenario="attic") == ["jump"]
    assert moves(options=("door",), scenario="attic", readings={"weak": True}) == ["jump"]


def test_most_outcomes_are_those_of_the_widest_die() -> None:
    assert most_outcomes(toll()) == 6
    assert most_outcomes(fair()) == 3
    assert most_outcomes(game("tic_tac_toe")) == 0


def test_all_who_are_named_play_unless_fewer_do() -> None:
    assert seated(Setup(engine=fair())) == ("Red", "Green", "Blue", "White")
    assert seated(Setup(engine=fair(), players=3)) == ("Red", "Green", "Blue")
    assert (fewest(fair()), fewest(toll())) == (3, 2)


def test_position_is_counted_from_nought() -> None:
    engine = veil()
    play = begin(Setup(engine=engine), 1)
    assert [name for name, _, _ in engine.SLOTS][:4] == ["depth[Red]", "depth[Blue]", "cards[Red]", "cards[Blue]"]
    assert numbers(engine, play, "Red")[:8] == [1, -1, 0, 0, 0, -1, -1, -1]
    play.give(0)
    assert numbers(engine, play, "Red")[:8] == [0, -1, 0, 0, 1, -1, -1, -1]
    assert numbers(engine, play, "Blue")[:8] == [-1, 1, -1, -1, -1, 0, 0, 0]
    assert highest(engine)[:8] == [4, 4, 1, 1, 1, 1, 1, 1]


def test_none_is_counted_last() -> None:
    engine = fair()
    assert numbers(engine, begin(Setup(engine=engine), 1), "Red")[:5] == [0, 0, 0, 0, 5]
    assert highest(engine)[:5] == [1, 1, 1, 1, 5]


def test_position_is_drawn_with_what_is_asked() -> None:
    play = begin(Setup(engine=fair(), players=3), 1)
    first, *rest = drawn(play, play.position()).splitlines()
    assert first == "Red chooses: stand"
    assert rest[:2] == ["  resting empty", "  wind none"]
    for code in (0, 1, 1):
        play.give(code)
    assert drawn(play, {}) == "open: weather"
    play.give(0)
    assert drawn(play, {}) == "over, won by Green and Blue"
    assert "  resting Green, Blue" in drawn(play, play.position()).splitlines()
