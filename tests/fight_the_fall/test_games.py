"""Games of the committed engine by random and by keen players: they end, in either scenario, however it is read.

On the way every promise of the book holds. The engine is what the compiler writes (tests/repo/test_generated_fresh.py).
More games in the slow tests.
"""

import random
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from tests.engines import load_source
from tests.fight_the_fall.players import OFF_MAP, Player, at_random, keenly
from tests.repo.checkout import ROOT

OPTIONS = ("flank_attacks", "charges", "shield_walls", "fire_melee")
SCENARIOS = ("faesulae", "tricamerum")
LONGEST = 8_000  # answers in a game
SEEN = 11  # answers from one look at the promises to the next
READINGS = tuple(
    line.split()[1].rstrip(":")
    for path in sorted((ROOT / "rules" / "fight_the_fall").glob("*.rules"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if line.startswith("reading") and ": bool" in line
)


@cache
def engine() -> ModuleType:
    source = (ROOT / "generated" / "fight_the_fall.py").read_text(encoding="utf-8")
    return load_source(source, "fight_the_fall_in_games")


def variants(count: int) -> list[tuple[str, ...]]:
    """Options off, on, each alone, then mixes drawn by a seed."""
    drawn = random.Random(1)
    mixes = [tuple(one for one in OPTIONS if drawn.random() < 0.5) for _ in range(count)]
    return [(), OPTIONS, *((one,) for one in OPTIONS), *mixes][:count]


def played(
    seed: int,
    scenario: str,
    options: tuple[str, ...],
    player: Player = at_random,
    readings: dict[str, bool] | None = None,
    seen: int = SEEN,
) -> Any:
    """A game at its end; a fault, a dead end, a broken promise or a game that does not end fails."""
    game = engine().new(seed, scenario=scenario, options=options, readings=readings or {})
    dice = random.Random(seed)
    for number in range(LONGEST):
        if game.waiting_for == "over":
            return game
        game.give(player(game, dice))
        if number % seen == 0:
            assert game.broken() == (), f"game {seed} of {scenario} with {options}, answer {number}"
    raise AssertionError(f"game {seed} of {scenario} with {options} goes on after {LONGEST} answers")


def stands_well(game: Any) -> bool:
    """No hex holds both sides."""
    now = game.position()
    places = {name.removeprefix("Unit.place["): where for name, where in now.items() if name.startswith("Unit.place[")}
    held: dict[str, set[str]] = {}
    for name, where in places.items():
        if where not in OFF_MAP:
            held.setdefault(where, set()).add(now[f"Unit.side[{name}"])
    return all(len(sides) == 1 for sides in held.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end(scenario: str) -> None:
    for seed, options in enumerate(variants(15)):
        assert stands_well(played(seed, scenario, options))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_keen_armies_fight_it_out(scenario: str) -> None:
    game = played(3, scenario, OPTIONS, keenly)
    lost = [name for name, where in game.position().items() if name.startswith("Unit.place[") and where == "eliminated"]
    assert len(lost) > 10
    assert stands_well(game)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_promises_hold_at_every_answer_however_the_text_is_read(scenario: str) -> None:
    for seed, options in enumerate(variants(50)):
        drawn = random.Random(f"read/{seed}")
        readings = {one: drawn.random() < 0.5 for one in READINGS}
        for player in (at_random, keenly):
            played(seed, scenario, options, player, readings, seen=1)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_thousand_random_games_end(scenario: str) -> None:
    for seed, options in enumerate(variants(1_000)):
        assert stands_well(played(seed, scenario, options, seen=101))
