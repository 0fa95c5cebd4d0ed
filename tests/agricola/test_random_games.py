"""Random games of Agricola end, whatever options are on: by turn XI or by Sudden Death, and nothing breaks."""

import random
from typing import Any

import pytest

from tests.agricola.engines import engine

OPTIONS = (
    "legionary_eagles",
    "advanced_exploratores",
    "guards_cost_more",
    "advanced_roads",
    "looting",
    "siege",
    "battle_lines",
    "balanced_ap",
    "bidding",
)
LAST_TURN = 11
MOST_ANSWERS = 20_000
MIXES = 20


def play(name: str, seed: int, options: tuple[str, ...]) -> Any:
    """A game to its end, with answers at random."""
    game = engine(name).new(seed=seed, options=options)
    rng = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.winners:
            return game
        codes = game.codes()
        assert codes, f"seed {seed} with {options}: nobody can answer {game.question()}"
        game.give(rng.choice(codes))
    pytest.fail(f"seed {seed} with {options}: no end after {MOST_ANSWERS} answers")


def check(game: Any) -> None:
    """The turn it ended in, its promises, and every marker in one place."""
    position = game.position()
    assert position["turn_no"] <= LAST_TURN + 1
    assert not game.broken()
    assert len(game.winners) == 1


def mix(seed: int) -> tuple[str, ...]:
    rng = random.Random(seed)
    return tuple(option for option in OPTIONS if rng.random() < 0.5)


CHOICES = [(), OPTIONS, *((option,) for option in OPTIONS), *(mix(seed) for seed in range(MIXES))]


def test_random_games_end_on_the_small_map() -> None:
    for seed in range(50):
        check(play("small.rules", seed, CHOICES[seed % len(CHOICES)]))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(CHOICES)))
def test_random_games_end_on_the_map(number: int) -> None:
    for seed in range(2000 // len(CHOICES) + 1):
        check(play("book.rules", 1000 * number + seed, CHOICES[number]))
