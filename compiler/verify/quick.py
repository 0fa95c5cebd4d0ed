"""Random games in the generated engine, for speed; what breaks there is told again by the interpreter.

The engine is some twenty times as fast as the interpreter, so the search goes through it; a play found this way
counts only after the interpreter has replayed it.
May import: emit.python, interpreter, machine, machine_text, moves, dsl.sorts.
"""

import random
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any

from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.moves import Move, move_of

KEPT = 6  # engines


@dataclass(frozen=True)
class _Named:
    """A Machine known by its hash."""

    name: str
    machine: Machine = field(compare=False, repr=False)


@lru_cache(maxsize=KEPT)
def _engine(of: _Named) -> ModuleType:
    module = ModuleType("tribonian_quick_engine")
    exec(compile(emit_python(of.machine), "<engine>", "exec"), module.__dict__)
    return module


class Quick:
    """The engine of one Machine, made on first use; whoever asks again for the same soon gets the same."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    @cached_property
    def engine(self) -> Any:
        return _engine(_Named(machine_hash(self.machine), self.machine))

    def game(
        self, rng: random.Random, switches: dict[str, int], most: int
    ) -> tuple[list[Move], frozenset[tuple[str, str]]]:
        """A random game: the answers as the interpreter takes them, and what broke at the end.

        That is kind and subject; an engine does not tell the subject of a fault, which is left empty.
        """
        engine = self.engine
        answers: list[Move] = []
        leaning: dict[tuple[str, int], float] = {}
        try:
            here, store = engine.start(switches)
            while len(answers) < most:
                place = engine.PLACES[here]
                if place.waits == "over":
                    return answers, frozenset()
                if engine.broken_promises(store):
                    break
                codes = engine.legal(here, store)
                if not codes:
                    return answers, frozenset({("stuck", place.name)})
                code = lean(place.name, codes, leaning, rng)
                answers.append(move_of(self.machine.locations[place.name], code))
                here = engine.apply(here, store, code)
        except engine.RuleFault as fault:
            return answers, frozenset({(fault.kind, "")})
        promises = () if engine.WAITS[here] == "over" else engine.broken_promises(store)
        return answers, frozenset(("invariant", name) for name in promises)


def lean(place: str, offered: list[int], leaning: dict[tuple[str, int], float], rng: random.Random) -> int:
    """One of the answers; each game leans towards some and away from others, so that unusual lines come up."""
    weights = []
    for one in offered:
        key = (place, one)
        if key not in leaning:
            leaning[key] = 8.0 ** rng.uniform(-1, 1)
        weights.append(leaning[key])
    return rng.choices(offered, weights)[0]
