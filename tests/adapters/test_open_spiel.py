"""Games of books pass OpenSpiel's own test, agree with a game it has itself, and keep secrets."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from tests.adapters.games import ENGINES, ROOT, trap
from tests.classics.walks import engine as game
from tribonian.adapters.open_spiel import register


def loaded(name: str, **params: int | str) -> Any:
    return pyspiel.load_game(register(ENGINES[name]()), params)


def walked(state: Any, seed: int, most: int = 1_000) -> Any:
    """A state after so many random answers."""
    rng = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", ENGINES)
def test_game_passes_the_test_of_the_library(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=5, serialize=True, verbose=False)


def test_type_tells_chance_and_secrets() -> None:
    kinds = pyspiel.GameType
    told = {name: loaded(name).get_type() for name in ENGINES}
    chancy = {name for name, kind in told.items() if kind.chance_mode == kinds.ChanceMode.EXPLICIT_STOCHASTIC}
    secret = {name for name, kind in told.items() if kind.information == kinds.Information.IMPERFECT_INFORMATION}
    assert chancy == {"pig", "liars_dice", "toll", "fair", "agricola"}
    assert secret == {"liars_dice"}
    assert {kind.utility for kind in told.values()} == {kinds.Utility.ZERO_SUM}


def test_tic_tac_toe_is_that_of_the_library() -> None:
    for seed in range(20):
        ours, theirs = loaded("tic_tac_toe").new_initial_state(), pyspiel.load_game("tic_tac_toe").new_initial_state()
        rng = random.Random(seed)
        while not theirs.is_terminal():
            assert ours.current_player() == theirs.current_player()
            assert ours.legal_actions() == theirs.legal_actions()
            action = rng.choice(theirs.legal_actions())
            ours.apply_action(action)
            theirs.apply_action(action)
        assert ours.is_terminal()
        assert ours.returns() == theirs.returns()


def test_search_of_the_library_finds_the_win() -> None:
    state = loaded("tic_tac_toe").new_initial_state()
    for action in (0, 3, 1, 4):
        state.apply_action(action)
    search = mcts.MCTSBot(
        state.get_game(),
        uct_c=2.0,
        max_simulations=100,
        evaluator=mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(0)),
        random_state=np.random.RandomState(0),
    )
    assert search.step(state) == 2


def test_outcomes_of_a_die_are_equally_likely() -> None:
    state = loaded("pig").new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(code, pytest.approx(1 / 6)) for code in range(6)]
    assert state.action_to_string(5) == "die: 6"


def test_open_answers_are_chance() -> None:
    state = loaded("fair").new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    assert [chance for _, chance in state.chance_outcomes()] == [pytest.approx(1 / 3)] * 3


def dealt(dice: tuple[int, int, int, int]) -> Any:
    """Liar's dice after the throw: Ann's dice, then Ben's."""
    state = loaded("liars_dice").new_initial_state()
    for die in dice:
        state.apply_action(die - 1)
    return state


def test_liars_dice_is_that_of_the_library() -> None:
    """With a die each: the same moves and returns, and the same things told apart by the same player."""
    name = register(game("liars_dice", "amends 1-b: dice = 1"), name="tribonian_liars_die")
    told: dict[str, set[str]] = {}
    for seed in range(200):
        ours, theirs = pyspiel.load_game(name).new_initial_state(), pyspiel.load_game("liars_dice").new_initial_state()
        rng = random.Random(seed)
        while not theirs.is_terminal():
            assert ours.current_player() == theirs.current_player()
            assert [min(action, 12) for action in ours.legal_actions()] == theirs.legal_actions()
            for player in (0, 1):
                key = f"{player} {theirs.information_state_string(player)}"
                if not theirs.is_chance_node():
                    told.setdefault(key, set()).add(ours.information_state_string(player))
            number = rng.randrange(len(theirs.legal_actions()))
            ours.apply_action(ours.legal_actions()[number])
            theirs.apply_action(theirs.legal_actions()[number])
        assert ours.returns() == theirs.returns()
    assert len(told) > 500
    assert {len(ways) for ways in told.values()} == {1}, "what looks alike to them looks alike to us"
    assert len({way for (way,) in told.values()}) == len(told), "and the other way round"


def test_information_hides_the_dice_of_others() -> None:
    one, other, third = dealt((1, 2, 3, 4)), dealt((1, 2, 6, 6)), dealt((1, 3, 3, 4))
    for state in (one, other, third):
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
    for tell in (pyspiel.State.information_state_string, pyspiel.State.observation_string):
        assert tell(one, 0) == tell(other, 0)
        assert tell(one, 1) != tell(other, 1)
        assert tell(one, 0) != tell(third, 0)
        assert tell(one, 1) == tell(third, 1)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.observation_tensor(1) != other.observation_tensor(1)


def test_information_is_remembered() -> None:
    one, other = dealt((1, 2, 3, 4)), dealt((1, 2, 3, 4))
    bids = one.legal_actions()
    one.apply_action(bids[0])
    one.apply_action(bids[2])
    other.apply_action(bids[1])
    other.apply_action(bids[2])
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_long_game_ends_undecided() -> None:
    state = walked(loaded("pig", max_game_length=10).new_initial_state(), 1)
    assert state.move_number() == 10
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [0, 0]


def test_clone_goes_on_alone() -> None:
    state = walked(loaded("liars_dice").new_initial_state(), 1, most=5)
    before, twin = str(state), state.clone()
    walked(twin, 2)
    assert str(state) == before
    assert twin.is_terminal()


def test_saved_state_comes_back() -> None:
    state = walked(loaded("liars_dice", max_game_length=50).new_initial_state(), 1, most=6)
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    assert back.history() == state.history()
    assert str(back.get_game()) == "tribonian_liars_dice(max_game_length=50)"


def test_fewer_can_play() -> None:
    state = loaded("fair", players=3).new_initial_state()
    assert state.num_players() == 3
    for number in (1, 0, 1):
        state.apply_action(state.legal_actions()[number])
    state.apply_action(0)
    assert state.returns() == [0.5, -1, 0.5]


def test_parameters_are_those_of_the_book() -> None:
    name = register(trap(), readings={"weak": True})
    state = pyspiel.load_game(f"{name}(options=door,scenario=attic)").new_initial_state()
    assert [state.action_to_string(action) for action in state.legal_actions()] == ["jump"]
    back = pickle.loads(pickle.dumps(state))
    assert back.legal_actions() == state.legal_actions()
    assert back.get_game().setup.options == ("door",)


def test_unknown_parameter_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="height"):
        loaded("toll", height=3)


def test_observer_of_another_kind_is_refused() -> None:
    wanted = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(ValueError, match="what one player sees"):
        loaded("liars_dice").make_py_observer(wanted)


def test_interpreter_ends_in_peace_after_a_registration() -> None:
    script = (
        "from tests.adapters.games import toll; from tribonian.adapters.open_spiel import register; register(toll())"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
