"""Environments of books pass PettingZoo's own tests, and say what the engine says."""

import copy
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from tests.adapters.games import ENGINES, fair, toll, trap
from tests.classics.walks import engine as game
from tribonian.adapters.engine import Setup
from tribonian.adapters.pettingzoo import BookEnv, env

# What api_test says of every environment with an action mask, PettingZoo's own included.
USUAL = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Any:
    return ENGINES[request.param]()


def test_environment_passes_the_test_of_the_library(engine: Any) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(engine), num_cycles=50)
    assert {str(one.message) for one in caught} <= USUAL


def test_same_seed_gives_the_same_game(engine: Any) -> None:
    seed_test(lambda: env(engine), num_cycles=50)


def opened(engine: Any, **settings: Any) -> Any:
    """An environment at the beginning of its first game."""
    made = env(engine, **settings)
    made.reset(seed=1)
    return made


def played(made: Any, actions: list[int]) -> None:
    for action in actions:
        made.step(action)


def test_winner_has_one_and_loser_minus_one() -> None:
    made = opened(game("tic_tac_toe"))
    played(made, [0, 3, 1, 4, 2])
    assert made.terminations == {"player_0": True, "player_1": True}
    assert made.rewards == {"player_0": 1, "player_1": -1}
    assert made.unwrapped.names == {"player_0": "Cross", "player_1": "Nought"}


def test_mask_shows_the_moves_of_whoever_is_to_act() -> None:
    made = opened(game("tic_tac_toe"))
    played(made, [4])
    assert made.agent_selection == "player_1"
    assert np.flatnonzero(made.observe("player_1")["action_mask"]).tolist() == [0, 1, 2, 3, 5, 6, 7, 8]
    assert not made.observe("player_0")["action_mask"].any()


def test_illegal_action_loses_and_is_refused_by_the_bare_environment() -> None:
    made = opened(game("tic_tac_toe"))
    played(made, [4, 4])
    assert made.rewards == {"player_0": 0, "player_1": -1}
    bare = BookEnv(Setup(engine=game("tic_tac_toe")))
    bare.reset()
    bare.step(4)
    with pytest.raises(ValueError, match="player_1 may not do 4 now"):
        bare.step(4)


def test_long_game_is_truncated() -> None:
    made = opened(game("tic_tac_toe"), max_game_length=3)
    played(made, [0, 1])
    assert not any(made.truncations.values())
    played(made, [2])
    assert made.truncations == {"player_0": True, "player_1": True}
    assert not any(made.terminations.values())
    assert set(made.rewards.values()) == {0}


def test_others_dice_are_hidden() -> None:
    made = opened(game("liars_dice"))
    anns, bens = (made.observe(agent)["observation"][:4].tolist() for agent in made.possible_agents)
    assert anns[2:] == bens[:2] == [-1, -1]
    assert all(1 <= die <= 6 for die in anns[:2] + bens[2:])


def test_seed_of_the_maker_settles_games_without_one() -> None:
    one: Any = env(toll(), seed=5)
    other: Any = env(toll(), seed=5)
    rolls = []
    for _ in range(8):
        one.reset()
        other.reset()
        assert one.observe("player_0")["observation"].tolist() == other.observe("player_0")["observation"].tolist()
        rolls.append(tuple(one.observe("player_0")["observation"]))
    assert len(set(rolls)) > 1, "every game is another"


def test_winners_share_what_losers_pay() -> None:
    made = opened(fair(), players=3)
    assert made.agents == ["player_0", "player_1", "player_2"]
    for number in (1, 1, 0):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[number]))
    assert made.rewards == {"player_0": 0.5, "player_1": 0.5, "player_2": -1}


def test_set_up_is_that_of_the_book() -> None:
    made = opened(trap(), options=["door"], scenario="attic")
    assert made.observe("player_0")["action_mask"].tolist() == [1, 1]


def test_copy_goes_on_alone() -> None:
    made = BookEnv(Setup(engine=game("tic_tac_toe")))
    made.reset(seed=1)
    twin = copy.deepcopy(made)
    twin.step(0)
    assert made.observe("player_0")["action_mask"].sum() == 9
    assert twin.observe("player_1")["action_mask"].sum() == 8


def test_position_is_returned_or_printed(capsys: pytest.CaptureFixture[str]) -> None:
    made = opened(game("tic_tac_toe"), render_mode="ansi")
    text = made.render()
    assert isinstance(text, str)
    assert text.startswith("Cross chooses: c\n")
    opened(game("tic_tac_toe"), render_mode="human").step(0)
    assert capsys.readouterr().out.startswith("Nought chooses: c\n")
    mute = opened(game("tic_tac_toe"))
    with pytest.warns(UserWarning, match="no render mode"):
        mute.render()
