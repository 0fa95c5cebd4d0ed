"""The interpreter, noting what has a say on the way: rules that count, rows that are met, sides that are taken.

Slow beside an engine, so meant for some thousand answers. May import: blocks, evaluate, interpreter, machine,
perform, dsl.model, dsl.terms.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tribonian.compiler.blocks import blocks
from tribonian.compiler.evaluate import Evaluator, LookAhead
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Block, Branch, Decision, Effect, Goto, Location, Machine, When
from tribonian.compiler.perform import Performer
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.terms import Ahead, Const, Read, Term, walk

# What play can come by: ("asked", value), ("applies", rule), ("rule", rule), ("row", table, number),
# ("side", id of a condition in play, yes or no).
Point = tuple[str, ...]
INNER = ("return.", "during.", "window open", "events")  # variables of ours, which no condition of a book asks about


class Noted:
    """The points come by so far; nothing is noted while play only looks ahead."""

    def __init__(self) -> None:
        self.points: dict[Point, None] = {}
        self.fresh: list[Point] = []
        self.paused = False
        self.work = 0  # values and cells asked for, which is what takes time

    def add(self, point: Point) -> None:
        if point not in self.points and not self.paused:
            self.points[point] = None
            self.fresh.append(point)


class Watcher(Interpreter):
    """Plays as the interpreter does."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self.noted = Noted()
        self._evaluator = _Noting(machine, self._ahead, self.noted)
        self._performer = _Watching(machine, self._evaluator, self._missing, self.noted)

    def _missing(self, name: str) -> None:
        self.missed.append(name)

    def _ahead(self, term: Ahead, store: Sequence[int], args: Mapping[str, int]) -> int:
        before, self.noted.paused = self.noted.paused, True
        try:
            return super()._ahead(term, store, args)
        finally:
            self.noted.paused = before

    def fresh(self) -> list[Point]:
        """What was come by since this was last asked."""
        found, self.noted.fresh = self.noted.fresh, []
        return found


class _Working(Evaluator):
    """Counts what it is asked."""

    def __init__(self, machine: Machine, ahead: LookAhead, noted: Noted) -> None:
        super().__init__(machine, ahead)
        self._noted = noted

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        self._noted.work += 1
        return super().decide(decision, given, store)

    def _look(self, name: str, given: tuple[int, ...]) -> int:
        self._noted.work += 1
        return super()._look(name, given)


class _Noting(Evaluator):
    """Notes the rules that decide and the rows that are looked up."""

    def __init__(self, machine: Machine, ahead: LookAhead, noted: Noted) -> None:
        super().__init__(machine, ahead)
        self._noted = noted
        self._plain = _Working(machine, ahead, noted)  # asks again which rules decide, and notes nothing by that
        self._left = {name: {rule.id for rule in one.rules} for name, one in machine.decisions.items()}
        self._met: set[tuple[str, tuple[int, ...]]] = set()

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        left = self._left[decision.name]
        self._noted.work += 1
        if left and not self._noted.paused:
            self._noted.work += 1
            self._noted.add(("asked", decision.name))
            args = {param.name: value for param, value in zip(decision.params, given, strict=True)}
            applying = [
                rule
                for rule in decision.rules
                if all(self._plain.value(guard.test, store, args) for guard in rule.guards)
            ]
            beaten = {loser for rule in applying for loser in rule.overrides}
            for rule in applying:
                self._noted.add(("applies", rule.id))
                if rule.id not in beaten:
                    self._noted.add(("rule", rule.id))
                    left.discard(rule.id)
        return super().decide(decision, given, store)

    def _look(self, name: str, given: tuple[int, ...]) -> int:
        self._noted.work += 1
        if not self._noted.paused and (name, given) not in self._met:
            self._met.add((name, given))
            for number, row in enumerate(self.machine.tables[name].rows):
                if all(low <= value <= high for (low, high), value in zip(row.keys, given, strict=True)):
                    self._noted.add(("row", name, str(number)))
        return super()._look(name, given)


class _Watching(Performer):
    """Notes which sides of conditions are taken."""

    def __init__(self, machine: Machine, evaluator: Evaluator, missed: Callable[[str], None], noted: Noted) -> None:
        super().__init__(machine, evaluator, missed)
        self._noted = noted
        self._tests: dict[int, tuple[Term, list[str]]] = {}  # by number of the term, which is kept
        for one in conditions(machine):
            self._tests.setdefault(id(one.test), (one.test, []))[1].append(one.id)

    def _value(self, term: Term, store: Sequence[int]) -> int:
        found = super()._value(term, store)
        if (known := self._tests.get(id(term))) is not None:
            for name in known[1]:
                self._noted.add(("side", name, "yes" if found else "no"))
        return found


# ---- conditions in play


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A condition that play comes to between two answers, by a stable name."""

    id: str
    test: Term
    sides: tuple[str, ...]  # those that have something to do of their own
    clauses: tuple[str, ...]


def conditions(machine: Machine) -> list[Condition]:
    """Every condition in play that the book writes, with the sides that do something."""
    found: list[Condition] = []
    for location in machine.locations.values():
        number = 0
        for option in location.options:
            for block in blocks(option.block):
                for one in _in_block(block):
                    if not _is_ours(one.test):
                        number += 1
                        found.append(_condition(one, location, number))
    return found


def _condition(one: When | Branch, location: Location, number: int) -> Condition:
    name = f"{location.name}/if" if number == 1 else f"{location.name}/if {number}"
    if isinstance(one, When):
        sides = (("yes",) if one.then else ()) + (("no",) if one.otherwise else ())
    else:
        only_on = not one.otherwise.effects and isinstance(one.otherwise.end, Goto)  # goes on behind it
        sides = ("yes",) if only_on else ("yes", "no")
    return Condition(id=name, test=one.test, sides=sides, clauses=one.clauses)


def _in_block(block: Block) -> Iterator[When | Branch]:
    yield from _in_effects(block.effects)
    if isinstance(block.end, Branch):
        yield block.end


def _in_effects(effects: tuple[Effect, ...]) -> Iterator[When]:
    for effect in effects:
        if isinstance(effect, When):
            yield effect
            yield from _in_effects(effect.then)
            yield from _in_effects(effect.otherwise)


def _is_ours(test: Term) -> bool:
    """Whether a condition is made by lowering and stands in no book."""
    if isinstance(test, Const):
        return True
    names = [part.var for part in walk(test) if isinstance(part, Read)]
    return bool(names) and all(name.startswith(INNER) or name.endswith(".times") or " " in name for name in names)


def counted(decision: Decision) -> list[str]:
    """The ids of the rules that a book states about a value."""
    return [rule.id for rule in decision.rules if rule.id != OTHERWISE]
