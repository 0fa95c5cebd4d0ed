"""People who play Agricola at the table: each plays with a plan, and now and then tries what the rules refuse.

They answer on a twin of the game that the table will play, so that what they type is known beforehand.
"""

import random
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

Plan = Callable[[Any, list[str]], str | None]
HEX = re.compile(r"[0-9]{4}")


@dataclass(slots=True)
class Typist:
    """One side's player: what he types, line by line."""

    side: str
    plans: Mapping[str, Plan]  # by what is asked, or by the procedure that asks
    tries: Mapping[str, tuple[str, ...]]  # typed once each, the first time that this is asked: the rules refuse them
    typed: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)

    def answer(self, game: Any, labels: list[str], rng: random.Random) -> str:
        procedure, what = game.question.place.split("/")[0], game.question.what
        keys = (f"{procedure}.{what}", procedure)
        for key in keys:
            if key in self.tries and key not in self.asked:
                self.asked.add(key)
                refused = [one for one in self.tries[key] if one not in labels]
                self.typed += refused
                self.refused += refused
        planned = (self.plans[key](game, labels) for key in keys if key in self.plans)
        label = next((one for one in planned if one in labels), None) or rng.choice(labels)
        self.typed.append(label)
        return label


def record(engine: Any, typist: Typist, *, seed: int, options: Collection[str] = ()) -> list[str]:
    """What a player types in a whole game against random players, as `play` will ask it."""
    game = engine.new(seed, options=list(options))
    others, own = random.Random(seed), random.Random(f"{typist.side}/{seed}")
    while game.waiting_for != "over":
        if game.waiting_for == "chance":
            game.resolve()
        elif game.to_act != typist.side:
            game.play(engine.Move(others.choice(game.moves()).label))
        else:
            labels = [move.label for move in game.moves()]
            game.play(engine.Move(typist.answer(game, labels, own)))
    return typist.typed


# ---- plans


def prefer(*wanted: str) -> Plan:
    """The first of these that may be chosen."""
    return lambda _game, labels: next((one for one in wanted if one in labels), None)


def all_together(_game: Any, labels: list[str]) -> str | None:
    """Everybody who may come along, one after the other."""
    return next((one for one in labels if one != "done"), "done")


@dataclass(frozen=True, slots=True)
class Conquest:
    """Marches on the Tribal Centers where nobody of a side is yet, each time on the nearest."""

    side: str
    centers: tuple[str, ...]

    def move(self, game: Any, labels: list[str]) -> str | None:
        there = self._lead(game) in self.centers and self._lead(game) not in self._held(game, but_the_force=True)
        return "halt" if there else next((one for one in ("step", "leave_britannia", "halt") if one in labels), None)

    def step(self, game: Any, labels: list[str]) -> str | None:
        hexes = [one for one in labels if HEX.fullmatch(one)]
        open_still = [one for one in self.centers if one not in self._held(game)] or list(self.centers)
        return min(hexes, key=lambda one: (min(_apart(one, goal) for goal in open_still), one)) if hexes else None

    def _lead(self, game: Any) -> str:
        position = game.position()
        return str(position[f"Unit.place[{position['lead']}]"])

    def _held(self, game: Any, *, but_the_force: bool = False) -> set[str]:
        position = game.position()
        force = position["force"] if but_the_force else []
        mine = [one for one in SIDES[self.side] if one not in force]
        return {str(position[f"Unit.place[{one}]"]) for one in mine}


def _apart(one: str, other: str) -> int:
    return abs(int(one[:2]) - int(other[:2])) + abs(int(one[2:]) - int(other[2:]))


def numbered(stem: str, last: int) -> list[str]:
    return [f"{stem}_{number}" for number in range(1, last + 1)]


SIDES = {
    "Roman": [
        "agricola",
        *("karus", "legate_ii", "legate_ix", "legate_xx", "vexillation", "praetorians", "singulares", "exploratores"),
        *numbered("second", 3),
        *numbered("ninth", 3),
        *numbered("twentieth", 3),
        *numbered("alae", 3),
        *numbered("aux", 6),
        *numbered("coh_eq", 2),
    ],
    "Caledonian": ["calgacus", *numbered("chief", 3), *numbered("band", 22), *numbered("chariot", 5)],
}
