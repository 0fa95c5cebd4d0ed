"""The Machine: the one middle representation from which engine, proofs, documents and diagrams are made.

State is one flat vector of integers; play is a set of locations. A block runs without suspending and ends by
going to a location; only `choose`, `chance` and `open` locations suspend. Plain values: nothing here computes.
May import: dsl.model, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.model import Condition, Invariant, Measure, Param, Switch, Table
from tribonian.dsl.sorts import Sort
from tribonian.dsl.terms import Term

LocationKind = Literal["choose", "pick", "chance", "open", "step", "final"]
SUSPENDS = frozenset({"choose", "pick", "chance", "open"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Var:
    """A stretch of the state vector: `offset` and one integer per index, in order."""

    name: str
    kind: str
    index: tuple[Param, ...]
    sort: Sort
    start: Term  # may read options and readings, and its own index parameters
    offset: int
    size: int
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One rule of a decision list."""

    id: str
    guards: tuple[Condition, ...]
    result: Term
    overrides: frozenset[str]
    settled_by: dict[str, str] = field(default_factory=dict)
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A defeasible value: among the rules whose guards hold, the maximal ones must agree."""

    name: str
    params: tuple[Param, ...]
    sort: Sort
    rules: tuple[Entry, ...]


# ---- effects


@dataclass(frozen=True, slots=True, kw_only=True)
class Set:
    var: str
    index: tuple[Term, ...]
    value: Term
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust:
    """Gain up to the high bound, lose down to the low one, or spend what is there."""

    verb: Literal["gain", "lose", "spend"]
    var: str
    index: tuple[Term, ...]
    amount: Term
    low: Term
    high: Term
    clauses: tuple[str, ...]
    site: str  # stable name of this place in the book


@dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """A branch that comes together again without suspending."""

    test: Term
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]"
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A promise that must hold at this point; no effect in play."""

    invariant: str


Effect = Set | Adjust | When | Check


# ---- control


@dataclass(frozen=True, slots=True, kw_only=True)
class Goto:
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    test: Term
    then: "Block"
    otherwise: "Block"
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    effects: tuple[Effect, ...]
    end: Goto | Branch


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer: a label of a menu, or every value of a sort that passes the guards."""

    label: str
    guards: tuple[Condition, ...]
    block: Block


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """Where control stands. `var` and `sort` are given where the answer is a value."""

    name: str
    kind: LocationKind
    procedure: str
    options: tuple[Option, ...]
    player: Term | None = None
    var: str = ""
    sort: Sort | None = None
    prompt: str = ""
    clauses: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """A loop of the book: its head, and every location inside it."""

    name: str
    procedure: str
    head: str
    region: frozenset[str]
    clauses: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Machine:
    """A whole book, ready to be played, emitted and proved."""

    book: str
    title: str
    edition: str
    sheets: tuple[str, ...]
    interpretations: tuple[str, ...]
    players: tuple[str, ...]
    vars: dict[str, Var]
    size: int
    switches: tuple[Switch, ...]
    decisions: dict[str, Decision]
    tables: dict[str, Table]
    locations: dict[str, Location]
    start: str
    loops: tuple[Loop, ...]
    invariants: tuple[Invariant, ...]
    measures: tuple[Measure, ...]
    procedures: dict[str, tuple[str, ...]]  # name -> clauses it cites
