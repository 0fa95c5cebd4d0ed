"""How play goes as a list: every phase and procedure, what is asked in it, and what it sets going, once each.

For books too large to be drawn. May import: diagram_calls, diagram_words, machine.
"""

from dataclasses import dataclass

from tribonian.compiler.emit.diagram_calls import EVENTS, Script
from tribonian.compiler.emit.diagram_parts import Line
from tribonian.compiler.emit.diagram_words import Words, spoken
from tribonian.compiler.machine import SUSPENDS, Machine


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A phase, procedure, action or event: what is asked in it, and what it sets going."""

    title: str
    phase: bool
    clauses: tuple[str, ...]
    asked: tuple[Line, ...]
    steps: tuple["Step", ...]
    before: bool = False  # told further up already

    @property
    def inside(self) -> int:
        """How many choices and rolls there are in it and in what it sets going."""
        return len(self.asked) + sum(one.inside for one in self.steps)


def plan(machine: Machine, script: Script) -> Step:
    """The whole of play from its beginning on; what asks nothing and leads to nothing that does is left out."""
    words = Words(machine, script.variables)
    asked: dict[str, dict[Line, None]] = {}
    for location in machine.locations.values():
        if location.kind in SUSPENDS:
            asked.setdefault(location.procedure, {}).setdefault(words.line(location))
    known: set[str] = set()
    waits: dict[str, bool] = {}

    def has_some(name: str, seen: frozenset[str] = frozenset()) -> bool:
        """Whether something is asked in a step, or in what it sets going."""
        if name not in waits and name not in seen:
            inner = seen | {name}
            waits[name] = name in asked or any(has_some(one, inner) for one in script.calls.get(name, ()))
        return waits.get(name, False)

    def step(name: str) -> Step:
        again = name in known
        known.add(name)
        nearby = () if again else tuple(one for one in script.calls.get(name, ()) if one != EVENTS and has_some(one))
        return Step(
            title=spoken(name),
            phase=name in script.phases,
            clauses=machine.procedures.get(name, ()),
            asked=() if again else tuple(asked.get(name, ())),
            steps=tuple(step(one) for one in nearby),
            before=again,
        )

    return step(machine.locations[machine.start].procedure)
