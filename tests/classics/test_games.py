"""The classics played one answer at a time: promises are kept, and dice that are hidden stay so."""

import random
from typing import Any

import pytest

from tests.classics.walks import NAMES, engine

DICE = [f"die[{player}, {number}]" for player in ("Ann", "Ben") for number in (1, 2)]


@pytest.mark.parametrize("name", NAMES)
def test_random_games_end_and_keep_every_promise(name: str) -> None:
    module = engine(name)
    for seed in range(3):
        rng = random.Random(seed)
        game = module.new(seed=seed)
        while game.waiting_for != "over":
            assert game.broken() == ()
            game.give(rng.choice(game.codes()))
        assert name in ("tic_tac_toe", "connect_four") or len(game.winners) == 1


def thrown(dice: tuple[int, ...]) -> Any:
    """Liar's dice with these thrown: Ann's two, then Ben's."""
    game = engine("liars_dice").new(seed=0)
    for face in dice:
        game.resolve(face)
    return game


def test_each_sees_his_own_dice_only() -> None:
    game = thrown((3, 5, 2, 6))
    assert [game.view("Ann")[die] for die in DICE] == [3, 5, "?", "?"]
    assert [game.view("Ben")[die] for die in DICE] == ["?", "?", 2, 6]


def test_nothing_seen_depends_on_the_dice_of_the_other() -> None:
    one, other = engine("liars_dice").new(seed=0), engine("liars_dice").new(seed=0)
    for mine, its in ((1, 6), (4, 2)):  # Ann's; Ben sees no difference even between the throws
        one.resolve(mine)
        other.resolve(its)
        assert one.view("Ben") == other.view("Ben")
        assert one.observation("Ben") == other.observation("Ben")
        assert one.view("Ann") != other.view("Ann")
    for face in (2, 2):
        one.resolve(face)
        other.resolve(face)
    for code in (0, 5, 9):
        one.give(code)
        other.give(code)
        assert one.view("Ben") == other.view("Ben")
        assert one.codes() == other.codes()


@pytest.mark.parametrize(
    ("bid", "winner"), [("bid(2, 5)", "Ann"), ("bid(2, 6)", "Ben"), ("bid(3, 5)", "Ben"), ("bid(1, 1)", "Ann")]
)
def test_call_shows_all_dice_and_sixes_are_wild(bid: str, winner: str) -> None:
    game = thrown((3, 5, 2, 6))
    game.play(engine("liars_dice").Move(bid))
    game.play(engine("liars_dice").Move("call"))
    assert [game.view("Ann")[die] for die in DICE] == [3, 5, 2, 6]
    assert game.winner == winner


def test_nothing_can_be_called_before_a_bid() -> None:
    game = thrown((1, 1, 1, 1))
    (refusal,) = game.why_not(engine("liars_dice").Move("call"))
    assert refusal.clauses == ("3-a",)


def test_lower_bid_is_refused_by_its_clause() -> None:
    game = thrown((1, 1, 1, 1))
    game.play(engine("liars_dice").Move("bid(2, 3)"))
    (refusal,) = game.why_not(engine("liars_dice").Move("bid(2, 3)"))
    assert refusal.clauses == ("2-d",)


def test_blocked_man_is_refused_by_the_clause_that_says_so() -> None:
    module = engine("breakthrough_8")
    game = module.new(seed=0)
    assert [one.clauses for one in game.why_not(module.Move("advance(left, 0101)"))] == [("2-b",), ("2-b.2",)]
    assert [one.clauses for one in game.why_not(module.Move("advance(straight, 0108)"))] == [("2-c",)]
