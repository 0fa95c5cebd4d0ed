"""How much work terms are, roughly: what is asked first is what costs least.

Only the order of two costs means anything. Says nothing of what a term is. May import: machine, dsl.terms.
"""

from dataclasses import dataclass, field

from tribonian.compiler.machine import Decision, Machine
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Lookup, Op, Over, Read, Term, Way, children, conjuncts, walk

ROUNDS = 3  # of a loop whose values sets narrow, at least
SHARE = 4  # one of so many values is in a set
CALL = 3
SET_UP = 4
LOOK = 2
GOES_ON = 0.7  # how likely a part of a chain leaves the next to be asked
WORKED_OUT = frozenset({"distance", "direction", "offset", "turned", "edge"})
MOST = 100_000


@dataclass(slots=True)
class Costs:
    """The costs of the terms of one Machine."""

    machine: Machine
    _values: dict[str, float] = field(default_factory=dict)
    _known: dict[Term, float] = field(default_factory=dict)

    def of(self, term: Term) -> float:
        found = self._known.get(term)
        if found is None:
            found = self._known[term] = min(self._of(term), MOST)
        return found

    def of_chain(self, tests: tuple[Term, ...]) -> float:
        """What it takes to ask one after the other, each of which may end it."""
        found, share = 0.0, 1.0
        for test in tests:
            found += share * self.of(test)
            share *= GOES_ON
        return found

    def _of(self, term: Term) -> float:
        inside = sum(self.of(part) for part in children(term))
        match term:
            case Apply():
                return CALL + inside + self._value(self.machine.decisions[term.value])
            case Op(op="and" | "or"):
                return self.of_chain(term.args)
            case Op() | Read():
                return 1 + inside
            case Lookup():
                return LOOK + inside
            case Ask():
                return LOOK * (2 if term.ask in WORKED_OUT else 1) + inside
            case Over():
                return self._over(term)
            case Way():
                return SET_UP + len(self.machine.maps[term.space].near) * self.of(term.test)
            case Ahead():
                return MOST
            case _:
                return inside

    def _value(self, decision: Decision) -> float:
        if decision.name not in self._values:
            self._values[decision.name] = 0  # while a circle is followed
            asked = sum(self.of_chain(tuple(guard.test for guard in rule.guards)) for rule in decision.rules)
            given = max((self.of(rule.result) for rule in decision.rules), default=0)
            self._values[decision.name] = asked / 2 + given
        return self._values[decision.name]

    def _over(self, term: Over) -> float:
        """A loop over all values, over the few that sets leave, or none where sets tell it all."""
        parts = [part for one in (term.test, term.body) for part in conjuncts(one)]
        asked = [part for part in parts if children(part) or isinstance(part, Arg)]
        sets = [part for part in asked if _may_be_set(part, term.name)]
        rest = sum(self.of(part) for part in asked if part not in sets)
        count = term.high - term.low + 1
        if term.within is None and not sets:
            return SET_UP + count * (1 + rest)
        for _ in range(max(1, len(sets))):
            count //= SHARE
        return SET_UP + max(ROUNDS, count) * rest


def _may_be_set(test: Term, name: str) -> bool:
    """Whether a set may tell which values pass: nothing is asked but data, a variable or membership."""
    parts = list(walk(test))
    return Arg(name) in parts and not any(isinstance(part, Apply | Over | Way | Ahead) for part in parts)
