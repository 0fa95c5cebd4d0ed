"""The checked rulebook: names resolved, sorts known, still in the rulebook's own words.

Plain values; nothing here computes. May import: catalogue, sorts, terms, source.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.sorts import Sort
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Term

OTHERWISE = "otherwise"  # the id of what holds where no rule counts: not permitted, not changed
VarKind = Literal["state", "track", "option", "reading", "local", "during"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Param:
    name: str
    sort: Sort


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    """A conjunct with the clauses that state it and the words it was written in."""

    test: Term
    clauses: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Bound:
    """A track's bound: a value that clauses give, and the clauses of the policy at it."""

    term: Term
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Variable:
    """A place of the state: one integer, or one per index."""

    name: str
    kind: VarKind
    index: tuple[Param, ...]
    sort: Sort
    start: Term
    clauses: tuple[str, ...] = ()
    low: Bound | None = None
    high: Bound | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """What a clause says about a value, where it holds, and which rules it goes before."""

    id: str
    guards: tuple[Condition, ...]
    result: Term
    overrides: frozenset[str]
    settled_by: dict[str, str] = field(default_factory=dict)  # overridden rule -> interpretation that says so
    clauses: tuple[str, ...] = ()
    erratum: str = ""
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Value:
    """A value or permission given by rules scattered over the book."""

    name: str
    params: tuple[Param, ...]
    sort: Sort
    rules: tuple[Rule, ...]
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    id: str | None
    keys: tuple[tuple[int, int], ...]
    cell: int
    clauses: tuple[str, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    name: str
    params: tuple[Param, ...]
    sort: Sort
    rows: tuple[Row, ...]
    clauses: tuple[str, ...]


# ---- statements


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    clauses: tuple[str, ...] = ()
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Call(Step):
    procedure: str
    args: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Assign(Step):
    var: str
    index: tuple[Term, ...]
    value: Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(Step):
    verb: Literal["gain", "lose", "spend"]
    amount: Term
    var: str
    index: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Step):
    var: str
    sides: int
    player: Term | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Learn(Step):
    var: str
    open: str
    sort: Sort


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Step):
    procedure: str


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Step):
    winner: Term | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Raise(Step):
    event: str
    args: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class If(Step):
    test: Term
    then: "tuple[Statement, ...]"
    otherwise: "tuple[Statement, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuOption:
    name: str
    guards: tuple[Condition, ...]
    body: "tuple[Statement, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu(Step):
    player: Term
    options: tuple[MenuOption, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Step):
    player: Term
    var: str
    sort: Sort
    guards: tuple[Condition, ...]  # over Read(var): the value under offer


@dataclass(frozen=True, slots=True, kw_only=True)
class Repeat(Step):
    body: "tuple[Statement, ...]"
    until: Term | None
    name: str
    first: Term | None = None  # asked before each round


@dataclass(frozen=True, slots=True, kw_only=True)
class Each(Step):
    var: str
    values: tuple[Term, ...]
    body: "tuple[Statement, ...]"


Statement = Call | Assign | Adjust | Roll | Learn | Leave | End | Raise | If | Menu | Pick | Repeat | Each


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    name: str
    is_phase: bool
    params: tuple[Param, ...]  # each also a local variable `procedure.param`
    body: tuple[Statement, ...]
    locals: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reaction:
    """A rule that answers an event."""

    id: str
    guards: tuple[Condition, ...]
    body: tuple[Statement, ...]
    locals: tuple[str, ...]
    clauses: tuple[str, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    name: str
    params: tuple[Param, ...]  # each also a local variable `event.param`
    reactions: tuple[Reaction, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """A rule asked whenever play comes to a decision."""

    id: str
    test: Term
    body: tuple[Statement, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Invariant:
    name: str
    promise: Term
    at_end_of: str | None
    clauses: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    procedure: str
    term: Term
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """An option or a reading: fixed before play, free in proofs."""

    name: str
    kind: Literal["option", "reading"]
    sort: Sort
    default: int
    title: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenInput:
    name: str
    sort: Sort
    reason: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Interpretation:
    name: str
    title: str
    reason: str
    prefers: tuple[tuple[str, tuple[str, ...]], ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A sheet of errata that is in force."""

    name: str
    source: str
    date: str
    authority: str
    errata: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """A whole book that checks."""

    name: str
    title: str
    edition: str
    catalogue: Catalogue
    players: Sort
    variables: dict[str, Variable]
    values: dict[str, Value]
    tables: dict[str, Table]
    procedures: dict[str, Procedure]
    events: dict[str, Event]
    watches: tuple[Watch, ...]
    scopes: dict[str, tuple[str, ...]]  # procedure -> limits forgotten at its end
    switches: tuple[Switch, ...]
    opens: dict[str, OpenInput]
    invariants: tuple[Invariant, ...]
    measures: tuple[Measure, ...]
    interpretations: tuple[Interpretation, ...]
    sheets: tuple[Sheet, ...]
