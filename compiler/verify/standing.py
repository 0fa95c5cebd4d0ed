"""Whether what came of a place still stands when less is assumed there: it does where no proof leant on what is gone.

Proofs name the hypotheses in their cores; what was not proved is not proved with less. Only of long books, where a
place costs too much to work on it anew each time. May import: footprint, units, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tribonian.compiler.verify.footprint import Cut
from tribonian.compiler.verify.units import Outcome, Task, Unit
from tribonian.dsl.terms import Term, conjuncts


@dataclass(slots=True)
class Standing:
    """The last outcome of every place."""

    last: dict[tuple[Task, str], tuple[Cut, str, Outcome]] = field(default_factory=dict)

    def note(self, cut: Cut, key: str, outcome: Outcome) -> None:
        self.last[cut.unit.task, cut.unit.place] = (cut, key, outcome)

    def find(self, cut: Cut) -> tuple[Cut, str, Outcome] | None:
        """What came of a place when more was assumed, if it is what would come of it now."""
        found = self.last.get((cut.unit.task, cut.unit.place))
        if found is None:
            return None
        old, _, outcome = found
        if outcome.leans is None or not _asks_no_more(old.unit, cut.unit):
            return None
        before, now = set(_assumed(old.unit)), set(_assumed(cut.unit))
        return found if now <= before and outcome.leans.isdisjoint(before - now) else None


def _assumed(unit: Unit) -> Iterator[Term]:
    """What a unit may count on where its runs begin."""
    yield from unit.assumed
    if unit.place in unit.known:
        yield from (fact.term for fact in unit.known[unit.place].terms)


def _asks_no_more(old: Unit, new: Unit) -> bool:
    """Whether all that is asked now was asked before."""
    same = (old.kinds, old.reached, old.patience) == (new.kinds, new.reached, new.patience)
    return same and _asked(new) <= _asked(old) and set(new.exits) <= set(old.exits)


def _asked(unit: Unit) -> set[tuple[str, Term]]:
    found = {("", part) for one in unit.machine.invariants for part in conjuncts(one.promise)}
    for name, known in unit.known.items():
        if name != unit.place:
            found |= {(name, fact.term) for fact in known.terms}
    return found
