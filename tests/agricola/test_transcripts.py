"""Whole games of Agricola with somebody at the keyboard: told the same way again, every refusal with its reasons.

`pytest --accept -m slow tests/agricola/test_transcripts.py` renews them.
"""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.agricola.engines import engine
from tests.agricola.players import Conquest, Plan, Typist, all_together, prefer, record
from tests.golden import Golden
from tribonian.cli import app

ROOT = Path(__file__).parents[2]
NORTH = ("2226", "2228", "2229", "2230", "2231", "2327", "2328", "2329", "2331", "2332", "2333", "2334")
FORTRESSES = ("2731", "2828", "2830", "2831")
FAR_NORTH = ("2226", "2334", "2430", "2533", "2627")
REFUSED = re.compile(r"not now: .*\n((?: {4}.*\n)+)")
CLAUSE = re.compile(r"@?\b(?:[0-9]+\.[0-9]+|[A-Z]{3})-[0-9a-z]+\b")


def common(conquest: Conquest) -> dict[str, Plan]:
    """What whoever wants to conquer does: march on, fight, recover."""
    return {
        "march_phase": prefer("led_march", "march", "done"),
        "join_force": all_together,
        "move_force": conquest.move,
        "step.h": conquest.step,
        "leave_base.h": conquest.step,
        "declare": prefer("pay_for_advantage"),
        "battle_round": prefer("fight"),
        "rally_phase": prefer("rally_hex", "rally_britannia", "done"),
    }


def roman(centers: tuple[str, ...]) -> dict[str, Plan]:
    return {
        **common(Conquest("Roman", centers)),
        "station": prefer("to_fortress"),
        "move_to_fortress.h": prefer("2731"),
        "set_up_romans": prefer("pass"),
        "dismantle": prefer("keep_all"),
        "recruiting": prefer("recruit", "done"),
        "deploy": prefer("to_map"),
        "conduct_march.first": prefer("agricola", "karus", "legate_xx", "legate_ix", "legate_ii"),
    }


CALEDONIAN = {
    **common(Conquest("Caledonian", FORTRESSES)),
    "recruiting": prefer("draw_units", "buy_stratagems", "done"),
    "conduct_march.first": prefer("calgacus", "chief_1", "chief_2", "chief_3"),
}

ROMAN_SLIPS = {
    "move_to_fortress.h": ("2226",),
    "recruiting": ("draw_units",),
    "deploy_on_map.h": ("2226",),
    "march_phase": ("scout", "build_road", "sally_out"),
    "conduct_march.first": ("camp_1", "classis_1"),
    "step.h": ("2226",),
    "rally_phase": ("rally_hex",),
}
CALEDONIAN_SLIPS = {
    "place_band.h": ("2731",),
    "recruiting": ("recruit",),
    "march_phase": ("sail", "scout"),
    "conduct_march.first": ("agricola", "oppidum_1"),
    "move_force": ("enter_britannia",),
    "rally_phase": ("rally_britannia",),
}


@dataclass(frozen=True, slots=True)
class Game:
    """A game with somebody at the keyboard."""

    name: str
    book: str
    side: str
    plans: dict[str, Plan]
    slips: dict[str, tuple[str, ...]]
    seed: int
    options: tuple[str, ...] = ()

    def typist(self) -> Typist:
        return Typist(self.side, self.plans, self.slips)


GAMES = (
    Game("roman-on-the-small-map", "small.rules", "Roman", roman(NORTH), ROMAN_SLIPS, 4),
    Game(
        "caledonian-with-every-option",
        "small.rules",
        "Caledonian",
        CALEDONIAN,
        CALEDONIAN_SLIPS,
        7,
        (
            *("legionary_eagles", "advanced_exploratores", "guards_cost_more", "advanced_roads", "looting"),
            *("siege", "battle_lines", "balanced_ap", "bidding"),
        ),
    ),
    Game(
        "roman-on-the-map",
        "book.rules",
        "Roman",
        roman(FAR_NORTH),
        ROMAN_SLIPS,
        11,
        ("siege", "battle_lines", "looting"),
    ),
)


def played(game: Game, typed: list[str]) -> str:
    """What the table says to these lines."""
    people = "human,random" if game.side == "Roman" else "random,human"
    path = "agricola" if game.book == "book.rules" else f"agricola/{game.book.removesuffix('.rules')}"
    options = [word for option in game.options for word in ("--option", option)]
    lines = "".join(f"{line}\n" for line in [*typed, "quit"])
    found = CliRunner().invoke(
        app, ["play", path, "--players", people, "--seed", str(game.seed), *options], input=lines
    )
    assert found.exit_code == 0, found.output
    return found.output


def check_refusals(told: str, refused: list[str]) -> None:
    """Each slip is refused, with a clause, and with what is needed and there or the rule that says so."""
    blocks = REFUSED.findall(told)
    assert len(blocks) == len(refused)
    for block, slip in zip(blocks, refused, strict=True):
        assert "it takes" in block, slip
        assert CLAUSE.search(block), slip
        assert "(need " in block or "rule " in block or "nearest: " in block, slip
    assert "is no answer here" not in told


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_game_is_told_the_same_way_again(game: Game, golden: Golden) -> None:
    typist = game.typist()
    typed = record(engine(game.book), typist, seed=game.seed, options=game.options)
    told = played(game, typed)
    check_refusals(told, typist.refused)
    assert "the game is over, won by" in told
    golden(ROOT / "tests" / "playthroughs" / f"agricola-{game.name}.txt", told)


@pytest.mark.slow
def test_first_turn_at_the_table() -> None:
    game = GAMES[0]
    typist = game.typist()
    typed = record(engine(game.book), typist, seed=game.seed)
    told = played(game, typed[: typed.index("scout") + 3])
    check_refusals(told, typist.refused[: typist.refused.index("scout") + 3])
    assert "unknown" in told  # what stands in the north the Romans do not know
    assert not re.search(r"(mines|wastes|ambush)_[0-9]", told)
