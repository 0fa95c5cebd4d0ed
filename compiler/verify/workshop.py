"""Units worked on: by whom is handed in, and outcomes are remembered by name.

Outcomes come back in the order of the units, whatever the order they were worked on in. May import: units, work.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from tribonian.compiler.verify.observe import Observer
from tribonian.compiler.verify.units import Hands, Outcome, Shelf, Unit, key_of, outcome_text, read_outcome
from tribonian.compiler.verify.work import work


def one_by_one(units: Sequence[Unit]) -> Iterator[tuple[int, Outcome]]:
    """Work here and now."""
    for number, unit in enumerate(units):
        yield number, work(unit)


@dataclass(slots=True, kw_only=True)
class Workshop:
    """Who works on units, what is remembered from one run to the next, and who is told how far it is."""

    hands: Hands = one_by_one
    shelf: Shelf | None = None
    version: str = ""  # of the encoding and the solver: outcomes of another one are not taken
    tell: Callable[[str, int, int], None] = lambda _words, _done, _of: None
    observer: Observer | None = None  # sees what is asked of the solver; so everything is asked, here
    fresh: set[str] = field(default_factory=set)  # the names of outcomes worked out in this run
    _known: dict[str, Outcome] = field(default_factory=dict)

    def outcomes(self, units: Sequence[Unit], words: str) -> list[tuple[str, Outcome]]:
        """The outcomes of units with their names, those remembered not worked out again."""
        keys = [key_of(unit, self.version) for unit in units]
        missing = [number for number, key in enumerate(keys) if not self._remembered(key)]
        if missing:
            self.tell(words, 0, len(missing))
        for done, (place, outcome) in enumerate(self._work([units[number] for number in missing]), start=1):
            key = keys[missing[place]]
            self._known[key] = outcome
            self.fresh.add(key)
            if self.shelf is not None and self.observer is None:
                self.shelf.put(key, outcome_text(outcome))
            self.tell(words, done, len(missing))
        return [(key, self._known[key]) for key in keys]

    def _work(self, units: Sequence[Unit]) -> Iterator[tuple[int, Outcome]]:
        if self.observer is None:
            return self.hands(units)
        return ((number, work(unit, self.observer)) for number, unit in enumerate(units))

    def _remembered(self, key: str) -> bool:
        if key in self._known:
            return True
        written = None if self.shelf is None or self.observer is not None else self.shelf.get(key)
        if written is None:
            return False
        self._known[key] = read_outcome(written)
        return True
