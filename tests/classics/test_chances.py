"""Pig and liar's dice: all positions, and how likely the first player wins, beside a second telling in plain Python."""

import pytest

from tests.classics import brute
from tests.classics.walks import blindly, chance_of_first, engine, histories, parts, reach, waiting, wisely


def blind(one: float, other: float) -> float:
    return (one + other) / 2


@pytest.mark.parametrize("goal", [8, 12])
def test_pig_to_a_lower_goal_has_the_same_positions_and_chances(goal: int) -> None:
    game = engine("pig", f"amends 1-b: goal = {goal}")
    graph = reach(game)
    # The second telling swaps seats instead of saying whose turn it is, so each of its positions is two.
    asked = {
        (game.mover(here, list(store)), parts(game, (here, store), "score"), parts(game, (here, store), "at_risk"))
        for here, store in waiting(game, graph, "choice")
    }
    assert len(asked) == 2 * len(brute.pig_positions(goal))
    assert chance_of_first(game, graph, blindly) == pytest.approx(brute.pig_chance(goal, blind), abs=1e-12)
    assert chance_of_first(game, graph, wisely) == pytest.approx(brute.pig_chance(goal, max), abs=1e-12)


def test_liars_dice_of_one_die_each_has_the_published_number_of_histories() -> None:
    game = engine("liars_dice", "amends 1-b: dice = 1")
    assert histories(reach(game)) == brute.liars_dice_histories(1) == 294_883


@pytest.mark.parametrize("dice", [1, 2])
def test_liars_dice_played_blindly_is_won_as_often_as_told_again(dice: int) -> None:
    game = engine("liars_dice", "" if dice == 2 else "amends 1-b: dice = 1")
    graph = reach(game)
    assert chance_of_first(game, graph, blindly) == pytest.approx(float(brute.liars_dice_chance(dice)), abs=1e-12)
