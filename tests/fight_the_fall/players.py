"""Players for games of Fight the Fall: one who answers at random, and one who seeks the enemy and fights.

Random armies seldom meet; keen ones charge, flank, pursue and loot, and so come to what random play never shows.
"""

import random
from collections.abc import Callable
from typing import Any

Player = Callable[[Any, random.Random], int]

# What a keen player takes before all else, the best first.
KEEN = (
    "flank",
    "roll_into",
    "ride_on",
    "follow",
    "strike",
    "shoot",
    "charge_on",
    "road_march",
    "march",
    "form_wall",
    "wall_march",
    "add_effort",
    "by_radius",
)
MOVING = ("march_unit/", "march_wall/", "ride/")
OFF_MAP = ("aside", "eliminated")
WHIMS = 0.15  # of the answers, for the sake of the rest


def at_random(game: Any, dice: random.Random) -> int:
    code: int = dice.choice(game.codes())
    return code


def keenly(game: Any, dice: random.Random) -> int:
    """Fight where one can, else go where the enemy is nearest."""
    codes = game.codes()
    if game.waiting_for != "choice" or len(codes) == 1 or dice.random() < WHIMS:
        return at_random(game, dice)
    named: dict[str, int] = {str(game.move_of(code)): code for code in codes}
    for wish in KEEN:
        if wish in named:
            return named[wish]
    hexes = [name for name in named if name.isdigit() and len(name) == 4]
    foes = enemies(game) if hexes and game.question.place.startswith(MOVING) else []
    if not foes:
        return at_random(game, dice)
    return named[min(hexes, key=lambda one: (min(apart(one, foe) for foe in foes), dice.random()))]


def enemies(game: Any) -> list[str]:
    """The hexes of those who are not the mover's."""
    now = game.position()
    units = [name.removeprefix("Unit.place[") for name in now if name.startswith("Unit.place[")]
    return [
        now[f"Unit.place[{unit}"]
        for unit in units
        if now[f"Unit.place[{unit}"] not in OFF_MAP and now[f"Unit.side[{unit}"] != game.to_act
    ]


def apart(one: str, other: str) -> int:
    """The steps from hex to hex, where odd columns stand half a hex lower."""
    columns = abs(int(one[:2]) - int(other[:2]))
    halves = abs(_height(one) - _height(other))
    return columns + max(0, (halves - columns) // 2)


def _height(one: str) -> int:
    return 2 * int(one[2:]) + int(one[:2]) % 2
