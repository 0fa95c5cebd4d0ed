"""Random games in the generated engine, for speed; what breaks there is told again by the interpreter.

The engine is some twenty times as fast as the interpreter, so the search goes through it; a play found this way
counts only after the interpreter has replayed it. May import: emit.python, interpreter, machine, moves, dsl.sorts.
"""

import random
from functools import cached_property
from types import ModuleType
from typing import Any

from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Move, move_of


class Quick:
    """The engine of one Machine, made on first use."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    @cached_property
    def engine(self) -> Any:
        module = ModuleType("tribonian_quick_engine")
        exec(compile(emit_python(self.machine), "<engine>", "exec"), module.__dict__)
        return module

    def game(self, rng: random.Random, switches: dict[str, int], most: int) -> tuple[list[Move], bool]:
        """A random game: the answers as the interpreter takes them, and whether something broke at the end."""
        engine = self.engine
        answers: list[Move] = []
        leaning: dict[tuple[str, int], float] = {}
        try:
            here, store = engine.start(switches)
            while len(answers) < most:
                place = engine.PLACES[here]
                if place.waits == "over":
                    return answers, False
                if engine.broken_promises(store):
                    return answers, True
                codes = engine.legal(here, store)
                if not codes:
                    return answers, True
                code = lean(place.name, codes, leaning, rng)
                answers.append(move_of(self.machine.locations[place.name], code))
                here = engine.apply(here, store, code)
        except engine.RuleFault:
            return answers, True
        return answers, engine.WAITS[here] != "over" and bool(engine.broken_promises(store))


def lean(place: str, offered: list[int], leaning: dict[tuple[str, int], float], rng: random.Random) -> int:
    """One of the answers; each game leans towards some and away from others, so that unusual lines come up."""
    weights = []
    for one in offered:
        key = (place, one)
        if key not in leaning:
            leaning[key] = 8.0 ** rng.uniform(-1, 1)
        weights.append(leaning[key])
    return rng.choices(offered, weights)[0]
