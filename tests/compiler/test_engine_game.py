"""What people call on an engine: moves, refusals, chance, open answers, undo, copies."""

import random
from fractions import Fraction
from typing import Any

import pytest

from tests.engines import agricola

MARCH = "march_phase/choose"


def at(place: str, seed: int = 1, **given: Any) -> Any:
    """A game that stands at a place, reached with open questions answered no and choices passed over."""
    game = agricola().new(seed=seed, **given)
    for _ in range(500):
        if game.question.place == place:
            return game
        match game.waiting_for:
            case "choice":
                game.play(game.moves()[-1])
            case "chance":
                game.resolve(1)
            case _:
                game.answer(game.answers()[0])
    raise AssertionError(f"never at {place}")


def march(label: str) -> Any:
    return agricola().Move(label)


# ---- what the game waits for


def test_new_game_says_what_it_waits_for() -> None:
    game = agricola().new(seed=1)
    assert (game.waiting_for, game.to_act, game.moves()) == ("chance", None, ())
    question = game.question
    assert (question.player, question.what, question.clauses) == ("Roman", "die", ("10.1-a",))
    assert (question.place, question.waiting_for) == ("ap_die/roll die", "chance")


def test_player_is_to_act_at_a_choice_alone() -> None:
    game = at(MARCH)
    assert (game.waiting_for, game.to_act) == ("choice", "Roman")
    assert game.outcomes() == ()
    assert game.answers() == ()


def test_finished_game_has_no_moves_and_no_one_to_act() -> None:
    module = agricola()
    game = module.new(seed=3)
    assert module.play_at_random(game, module.Dice(3)) == len(game.log)
    assert (game.waiting_for, game.to_act, game.moves(), game.winner) == ("over", None, (), None)
    (refusal,) = game.why_not(march("march"))
    assert refusal.reason == "GAME_OVER"


# ---- moves and refusals


def test_moves_can_be_hashed_printed_and_cite_their_clauses() -> None:
    game = at(MARCH)
    moves = game.moves()
    assert [str(move) for move in moves] == [
        "march", "led_march", "officium_march", "circumnavigate", "concentrate", "done",
    ]  # fmt: skip
    assert len(set(moves)) == len(moves)
    assert moves[0] == march("march")
    assert moves[0].clauses == ("12.2-a", "12.3-a", "7.2-j", "7.2-s")


def test_march_without_points_is_refused_with_clause_need_and_have() -> None:
    game = at(MARCH)
    game.play(march("march"))
    game.answer(False)
    assert game.position()["ap[Roman]"] == 0
    (refusal,) = game.why_not(march("march"))
    assert (refusal.reason, refusal.need, refusal.have) == ("GUARD_FALSE", 1, 0)
    assert "12.2-a" in refusal.clauses
    assert str(refusal) == "it takes ap[p] >= march_price(p, paid) (12.2-a, 12.3-a, 7.2-j, 7.2-s)"
    before = game.to_json()
    with pytest.raises(agricola().IllegalMove) as met:
        game.play(march("march"))
    assert met.value.refusals == (refusal,)
    assert game.to_json() == before


def test_every_failing_guard_is_named() -> None:
    refusals = at(MARCH).why_not(march("sortie_out"))
    assert [(one.need, one.have) for one in refusals] == [(True, False), ("Caledonian", "Roman")]
    assert [one.words for one in refusals] == ["it takes option siege", "it takes p = Caledonian"]


def test_legal_move_has_no_refusal() -> None:
    game = at(MARCH)
    assert [game.why_not(move) for move in game.moves()] == [()] * 6


def test_unknown_move_and_move_out_of_turn_are_told_apart() -> None:
    assert [one.reason for one in at(MARCH).why_not(march("fly"))] == ["NOT_OFFERED"]
    game = agricola().new(seed=1)
    assert [one.reason for one in game.why_not(march("march"))] == ["NOT_A_CHOICE"]
    with pytest.raises(agricola().IllegalMove):
        game.play(march("march"))


def test_nearest_move_is_the_next_number_or_the_next_in_spelling() -> None:
    game = at("bid_for_sides/choose first", options=("bidding",), readings={"bid_limit": 4})
    assert [move.value for move in game.moves()] == [0, 1, 2, 3, 4]
    assert game.nearest(march("20")).value == 4
    assert game.nearest(march("-7")).value == 0
    assert game.nearest(march("2")).value == 2
    (refusal,) = game.why_not(march("20"))
    assert (refusal.need, refusal.have, refusal.clauses) == (4, 20, ("33.2-a",))
    assert str(at(MARCH).nearest(march("concentrat"))) == "concentrate"
    assert at(MARCH).nearest(march("fly")) is None


def test_price_of_what_is_chosen_is_the_need() -> None:
    game = at("recruiting/choose")
    game.play(march("buy_stratagems"))
    (refusal,) = game.why_not(march("3"))
    assert (refusal.need, refusal.have) == (3, 1)


# ---- chance and open answers


def test_outcomes_are_all_there_with_their_probabilities() -> None:
    outcomes = agricola().new(seed=1).outcomes()
    assert outcomes == tuple((side, Fraction(1, 6)) for side in range(1, 7))
    assert sum(chance for _, chance in outcomes) == 1


def test_given_outcome_is_what_comes() -> None:
    game = agricola().new(seed=1)
    assert game.resolve(5) == 5
    assert game.position()["ap[Roman]"] == 5


@pytest.mark.parametrize("outcome", [0, 7, True, "six", 2.0])
def test_outcome_that_cannot_come_is_refused(outcome: Any) -> None:
    game = agricola().new(seed=1)
    with pytest.raises(agricola().IllegalMove):
        game.resolve(outcome)
    assert game.log == ()


def test_seed_decides_every_roll() -> None:
    module = agricola()

    def rolls(seed: int) -> list[object]:
        game = module.new(seed=seed)
        module.play_at_random(game, module.Dice(9))
        return [entry.value for entry in game.log if entry.waiting_for == "chance"]

    assert rolls(4) == rolls(4)
    assert rolls(4) != rolls(5)


def test_dice_follow_the_words_of_the_generator() -> None:
    words, dice = random.Random(11), agricola().Dice(11)
    assert [dice.below(6) for _ in range(50)] == [words.getrandbits(32) % 6 for _ in range(50)]


def test_open_answer_is_asked_for_and_checked() -> None:
    game = at(MARCH)
    game.play(march("march"))
    assert (game.waiting_for, game.question.what, game.answers()) == (
        "open",
        "march_meets_enemy",
        (False, True),
    )
    for wrong in (1, "yes", None):
        with pytest.raises(agricola().IllegalMove):
            game.answer(wrong)
    game.answer(True)
    assert game.question.place.startswith("battle/choose")


def test_answers_are_refused_where_nothing_is_asked() -> None:
    game = at(MARCH)
    for act in (game.resolve, lambda: game.answer(True)):
        with pytest.raises(agricola().IllegalMove):
            act()


# ---- starting


def test_options_and_readings_hold_from_the_start() -> None:
    game = agricola().new(seed=1, options=("siege",), readings={"starting_ap": 3, "scouting_allowed": "per_movement"})
    position = game.position()
    assert (position["siege"], position["ap[Caledonian]"]) == (True, 3)
    assert position["scouting_allowed"] == "per_movement"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"options": ("sieges",)}, "no option or reading 'sieges', but 'siege'"),
        ({"options": "siege"}, "options is a collection of names"),
        ({"options": ("winter_place",)}, "winter_place cannot be True"),
        ({"readings": {"starting_ap": 10}}, "starting_ap cannot be 10: 0..9"),
        ({"readings": {"tie_keeps_seats": 1}}, "tie_keeps_seats cannot be 1: True or False"),
        ({"scenario": "faesulae"}, "there is no scenario 'faesulae'"),
    ],
)
def test_wrong_start_is_refused_with_the_reason(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        agricola().new(seed=1, **given)


def test_game_without_a_seed_remembers_the_one_it_drew() -> None:
    game = agricola().new()
    rolled = game.resolve()
    assert agricola().new(seed=game.seed).resolve() == rolled


# ---- undo and copies


def test_undo_takes_back_moves_to_the_last_answer_nobody_may_take_back() -> None:
    module = agricola()
    game = at("bid_for_sides/choose first", options=("bidding",))
    start = game.to_json()
    game.play(march("3"))
    game.play(march("2"))
    assert game.waiting_for == "chance"
    game.undo()
    game.undo()
    assert game.to_json() == start
    with pytest.raises(module.NoUndo, match="nothing to undo"):
        game.undo()


def test_undo_stops_at_chance_and_open_answers() -> None:
    module = agricola()
    game = module.new(seed=1)
    game.resolve()
    with pytest.raises(module.NoUndo, match="chance or an open answer"):
        game.undo()
    game = at(MARCH)
    game.play(march("march"))
    game.undo()
    game.play(march("march"))
    game.answer(False)
    with pytest.raises(module.NoUndo):
        game.undo()
    assert len(game.log) == len(at(MARCH).log) + 2


def test_copy_goes_its_own_way() -> None:
    module = agricola()
    game = module.new(seed=2)
    module.play_at_random(game, module.Dice(1), most=100)
    twin, text = game.copy(), game.to_json()
    module.play_at_random(twin, module.Dice(1))
    assert game.to_json() == text
    module.play_at_random(game, module.Dice(1))
    assert game.to_json() == twin.to_json()


def test_log_tells_every_answer() -> None:
    game = at(MARCH)
    game.play(march("march"))
    last = game.log[-1]
    assert (last.place, last.waiting_for, last.value, last.rolled) == (MARCH, "choice", "march", False)


def test_promises_hold_at_the_start() -> None:
    assert agricola().new(seed=1).broken() == ()


def test_broken_promise_is_named() -> None:
    game = agricola().new(seed=1)
    slot = next(number for number, one in enumerate(agricola().SLOTS) if one[0] == "ap[Roman]")
    game._store[slot] = 12
    assert game.broken() == ("ap_in_range",)
