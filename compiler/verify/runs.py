"""Symbolic runs as records: what was asked, what must hold, which way was gone. Knows no solver.

Numbers and truths are Python's where known and solver terms where not; nothing here looks inside them.
May import: dsl.terms.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tribonian.dsl.terms import Term

Num = Any  # int, or an integer term of the solver
Truth = Any  # bool, or a truth term of the solver


@dataclass(frozen=True, slots=True)
class Claim:
    """What one rule or row says at one evaluation: applies, is maximal, gives."""

    rule: str
    applies: Truth
    maximal: Truth
    gives: Num


@dataclass(frozen=True, slots=True)
class Asked:
    """One evaluation of a value or a table: where it happens and what its rules say."""

    kind: str  # "value" or "table"
    name: str
    under: Truth
    claims: tuple[Claim, ...]
    collides: Truth  # two rules count here and say different things
    missing: Truth  # no rule counts here
    site: str = ""  # the gain, loss or payment it is asked for


@dataclass(frozen=True, slots=True)
class Needed:
    """Something a run must keep: a write in storage, enough to spend, a promise at a point."""

    kind: str  # "range", "spend", "promise"
    subject: str
    under: Truth
    holds: Truth
    words: str
    clauses: frozenset[str] = frozenset()  # of the effects that made what a promise speaks of


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """What may be counted on where a run begins, a promise or a fact, and the literal that it counts behind."""

    term: Term
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """Something that holds of all values of a kind, said of those that are met; see NOTE(instances)."""

    kind: str
    level: int
    say: Callable[[Num], None]


@dataclass(frozen=True, slots=True, eq=False)
class Met:
    """A value that was met, and how far it is from what play speaks of."""

    kind: str
    level: int
    value: Num
    key: object  # what tells it from others


@dataclass(slots=True)
class Run:
    """A run in the making: the store, what was assumed, what was asked."""

    store: list[Num]
    conditions: list[Truth] = field(default_factory=list)
    sides: list[Truth] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    needed: list[Needed] = field(default_factory=list)
    under: list[Truth] = field(default_factory=list)
    site: str = ""
    passed: list[tuple[str, list[Num]]] = field(default_factory=list)
    source: list[Num] = field(default_factory=list)  # the store before the run began
    tests: list[tuple[Term, tuple[str, ...]]] = field(default_factory=list)  # guards and branches taken
    facts: list[str] = field(default_factory=list)  # literals of the facts assumed at the source
    hypotheses: tuple[Hypothesis, ...] = ()  # of a long book: what is counted on only where it is needed
    done: set[str] = field(default_factory=set)  # clauses of all effects carried out
    made: dict[int, frozenset[str]] = field(default_factory=dict)  # cell -> clauses its value comes from
    sane: list[Truth] = field(default_factory=list)  # nothing stopped play, see NOTE(faults)
    rules: list[Rule] = field(default_factory=list)
    met: list[Met] = field(default_factory=list)
    said: set[tuple[int, object]] = field(default_factory=set)  # which rule was said of which value
    spelled: tuple[int, int] = (0, 0)  # of how many rules, and of how many values met, all was said
    memo: dict[Any, Any] = field(default_factory=dict)  # what was encoded already, by what it was made of

    def fork(self) -> "Run":
        """A twin that goes on its own way."""
        return replace(
            self,
            store=list(self.store),
            conditions=list(self.conditions),
            sides=list(self.sides),
            asked=list(self.asked),
            needed=list(self.needed),
            under=list(self.under),
            passed=list(self.passed),
            tests=list(self.tests),
            done=set(self.done),
            made=dict(self.made),
            sane=list(self.sane),
            rules=list(self.rules),
            met=list(self.met),
            said=set(self.said),
            memo=dict(self.memo),
        )

    def seen_from(self, store: list[Num]) -> "Run":
        """Another state looked at from this run: what is learnt of it is learnt here."""
        return replace(self, store=store, under=[], asked=[], needed=[], sane=[], made={}, done=set())


@dataclass(frozen=True, slots=True)
class Path:
    """A finished run: from a source through one option to the next location that waits."""

    source: str
    option: str
    target: str
    run: Run
