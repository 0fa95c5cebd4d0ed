"""Fight the Fall at the table: a Roman's first impulses as they are told, and a whole game typed in by both sides.

Making an engine of the book takes some seconds, so these are slow tests.
"""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.fight_the_fall.players import keenly
from tests.fight_the_fall.test_games import OPTIONS, engine
from tests.golden import Golden
from tests.repo.checkout import ROOT
from tribonian.cli import app

BOOK = str(ROOT / "rules" / "fight_the_fall")
TOLD = Path(__file__).parents[1] / "playthroughs" / "fight_the_fall.txt"
# A camp, a line of twenty-nine units, no maximum effort; a charge, a hex that no charge enters, a leader's march.
TYPED = [
    *("1901", *(f"19{row:02}" for row in range(2, 30)), "1801", "pass"),
    *("by_radius", "charge_on", "why 1906", "1905", "1805", "why 1705", "pass"),
    *("march", "ionnes", "1803", "pass", "quit"),
]


def table(*args: str, typed: list[str]) -> str:
    found = CliRunner().invoke(app, ["play", BOOK, *args], input="\n".join([*typed, ""]))
    assert found.exit_code == 0, found.output
    return found.output


@pytest.mark.slow
def test_first_impulses_are_told_as_before(golden: Golden) -> None:
    told = table(
        *("--scenario", "tricamerum", "--option", "charges", "--players", "human,random", "--seed", "4"), typed=TYPED
    )
    assert "20.2-h  All hexes entered and the hex attacked must be open terrain." in told
    golden(TOLD, told)


@pytest.mark.slow
def test_whole_game_can_be_typed_in() -> None:
    game, dice, typed = engine().new(3, scenario="faesulae", options=OPTIONS), random.Random(3), []
    while game.waiting_for != "over":
        if game.waiting_for == "chance":
            game.resolve()
            continue
        code = keenly(game, dice)
        typed.append(str(game.move_of(code)))
        game.give(code)
    options = [word for name in OPTIONS for word in ("--option", name)]
    told = table("--scenario", "faesulae", *options, "--players", "human", "--seed", "3", typed=typed)
    assert "is no answer here" not in told
    assert "\nthe game is over" + (f", won by {game.winner}\n" if game.winner else "\n") in told
