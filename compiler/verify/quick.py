"""Random games in the generated engine, for speed; what breaks there is told again by the interpreter.

The engine is some twenty times as fast as the interpreter, so the search goes through it; a play found this way
counts only after the interpreter has replayed it. May import: emit.python, interpreter, machine, dsl.sorts.
"""

import random
from functools import cached_property
from types import ModuleType
from typing import Any

from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.interpreter import Move
from tribonian.compiler.machine import Machine
from tribonian.dsl.sorts import readable, values


class Quick:
    """The engine of one Machine, made on first use."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    @cached_property
    def engine(self) -> Any:
        module = ModuleType("tribonian_quick_engine")
        exec(compile(emit_python(self.machine), "<engine>", "exec"), module.__dict__)
        return module

    @cached_property
    def stored(self) -> dict[str, dict[object, int]]:
        """For every location answered by a value: what the engine shows to what is stored."""
        return {
            one.name: {readable(one.sort, value): value for value in values(one.sort)}
            for one in self.machine.locations.values()
            if one.sort is not None
        }

    def game(self, rng: random.Random, switches: dict[str, int], most: int) -> tuple[list[Move], bool]:
        """A random game: the answers as the interpreter takes them, and whether something broke at the end."""
        sorts = {one.name: one.sort for one in self.machine.switches}
        given = {name: readable(sorts[name], value) for name, value in switches.items()}
        answers: list[Move] = []
        leaning: dict[tuple[str, object], float] = {}
        try:
            game = self.engine.new(0, readings=given)
            while len(answers) < most:
                if game.broken():
                    return answers, True
                match game.waiting_for:
                    case "over":
                        return answers, False
                    case "choice":
                        moves = game.moves()
                        if not moves:
                            return answers, True
                        move = lean(game.question.place, list(moves), leaning, rng)
                        answers.append(self._answer(game.question.place, move.value, move.label))
                        game.play(move)
                    case "chance":
                        came = lean(game.question.place, [one for one, _ in game.outcomes()], leaning, rng)
                        answers.append(self._answer(game.question.place, came, ""))
                        game.resolve(came)
                    case _:
                        said = lean(game.question.place, list(game.answers()), leaning, rng)
                        answers.append(self._answer(game.question.place, said, ""))
                        game.answer(said)
        except self.engine.RuleFault:
            return answers, True
        return answers, bool(game.broken())

    def _answer(self, place: str, value: object, label: str) -> Move:
        return self.stored[place][value] if place in self.stored else label


def lean(place: str, offered: list[Any], leaning: dict[tuple[str, object], float], rng: random.Random) -> Any:
    """One of the answers; each game leans towards some and away from others, so that unusual lines come up."""
    weights = []
    for one in offered:
        key = (place, one)
        if key not in leaning:
            leaning[key] = 8.0 ** rng.uniform(-1, 1)
        weights.append(leaning[key])
    return rng.choices(offered, weights)[0]
