"""What is asked on the way in long books: of every value by itself, and of every step by itself.

A value whose rules agree in any state whatever agrees wherever it is asked. At a step, values may give whatever fits
them; only where that is not enough are their rules looked at too. May import: pieces, ends, records, units, workshop,
machine.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.pieces import Pieces
from tribonian.compiler.verify.records import Kind, Tally
from tribonian.compiler.verify.units import Outcome, Unit, asked_at
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.terms import Term

OF_VALUES: tuple[Kind, ...] = ("conflict", "undefined", "table", "range")
OF_STEPS: tuple[Kind, ...] = ("invariant", "table", "range", "stuck", "ends")


@dataclass(slots=True)
class Askings:
    """Asks about the values and steps of one Machine; `assumed` holds wherever play waits."""

    pieces: Pieces
    workshop: Workshop
    assumed: tuple[Term, ...]
    tallies: dict[str, Tally] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    read: dict[str, set[str]] = field(default_factory=dict)  # for every obligation: the units asked for it

    @property
    def machine(self) -> Machine:
        return self.pieces.machine

    def run(self, progress: Callable[[str], None]) -> None:
        progress("asking about values")
        self._settle([(name, self._value) for name in self.machine.decisions])
        progress("asking about steps")
        self._settle([(name, self._step) for name in self.machine.locations if name in self.pieces.flow.at])

    def _settle(self, asked: list[tuple[str, Callable[[str, bool], Unit]]]) -> None:
        """Ask with all else left open; where that does not do, with all rules."""
        first = self.workshop.outcomes([make(name, False) for name, make in asked], "asking")
        again = [one for one, (_, outcome) in zip(asked, first, strict=True) if _loose(outcome)]
        more = iter(self.workshop.outcomes([make(name, True) for name, make in again], "asking again"))
        for key, outcome in first:
            keys, found = {key}, outcome
            if _loose(outcome):
                further, second = next(more)
                keys, found = {key, further}, _better(outcome, second)
            self.outcomes.append(found)
            for name, tally in found.tallies.items():
                self._add(name, tally)
            for name in asked_at(found):
                self.read.setdefault(name, set()).update(keys)

    def _value(self, name: str, through: bool) -> Unit:
        return self.pieces.value(name, self._values(through), OF_VALUES)

    def _step(self, name: str, through: bool) -> Unit:
        assumed = self.assumed if through else ()
        return self.pieces.step(name, self._values(through), OF_STEPS, assumed)

    def _values(self, through: bool) -> frozenset[str]:
        return frozenset(self.machine.decisions if through else ())

    def _add(self, key: str, tally: Tally) -> None:
        whole = self.tallies.setdefault(key, Tally())
        whole.queries += tally.queries
        whole.seconds += tally.seconds
        whole.rlimit += tally.rlimit
        whole.core |= tally.core
        whole.findings += tally.findings
        whole.unknown = tally.unknown or whole.unknown
        whole.settled |= tally.settled


def _loose(outcome: Outcome) -> bool:
    return bool(outcome.given_up) or any(one.findings or one.unknown for one in outcome.tallies.values())


def _better(first: Outcome, second: Outcome) -> Outcome:
    """For each obligation what was said in the end; what only the rules ask for themselves is asked of values."""
    if second.given_up:
        return first
    tallies = {key: second.tallies.get(key, one) for key, one in first.tallies.items()}
    return replace(second, tallies=tallies)
