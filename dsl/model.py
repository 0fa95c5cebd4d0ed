"""The checked rulebook: names resolved, sorts known, still in the rulebook's own words.

Statements are in `model_stmt`, pieces, spaces and plans in `model_world`; all are names of this module too.
Plain values; nothing here computes. May import: model_*, catalogue, sorts, terms, source.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.model_stmt import (
    ActionEntry as ActionEntry,
    Adjust as Adjust,
    Append as Append,
    Assign as Assign,
    Call as Call,
    Condition as Condition,
    Draw as Draw,
    Each as Each,
    End as End,
    EndPhase as EndPhase,
    If as If,
    Learn as Learn,
    Leave as Leave,
    MayPick as MayPick,
    Menu as Menu,
    MenuOption as MenuOption,
    Move as Move,
    Param as Param,
    Pick as Pick,
    PickSet as PickSet,
    Raise as Raise,
    Repeat as Repeat,
    Reroll as Reroll,
    Roll as Roll,
    Seek as Seek,
    Statement as Statement,
    Step as Step,
    Take as Take,
    Through as Through,
    Times as Times,
    Together as Together,
)
from tribonian.dsl.model_words import (
    Alias as Alias,
    Assumption as Assumption,
    Contents as Contents,
    OrderClaim as OrderClaim,
    Reference as Reference,
    Section as Section,
    TermNote as TermNote,
    Topic as Topic,
    Words as Words,
)
from tribonian.dsl.model_world import (
    Action as Action,
    Codes as Codes,
    Footprint as Footprint,
    Goal as Goal,
    Group as Group,
    Hidden as Hidden,
    Piece as Piece,
    Pool as Pool,
    Queue as Queue,
    Ruling as Ruling,
    Space as Space,
    StaticField as StaticField,
    TrackReaction as TrackReaction,
    Window as Window,
)
from tribonian.dsl.sorts import Sort
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Term

OTHERWISE = "otherwise"  # the id of what holds where no rule counts: not permitted, not changed
VarKind = Literal["state", "track", "option", "reading", "scenario", "players", "local", "during"]


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
    high_is_storage: bool = False  # the upper bound is ours, no clause gives it


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
    clamped: tuple[tuple[str, ...] | None, ...] = ()  # per parameter: by which clauses, if it is
    assumed: str = ""
    undefined: tuple[str, ...] = ()  # codes that stand in its cells and mean nothing yet


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
    outside: tuple[str, ...] = ()
    during: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    procedure: str
    term: Term
    words: str
    unless: Term | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Switch:
    """An option, a scenario, a reading or the number of players: fixed before play, free in proofs."""

    name: str
    kind: Literal["option", "reading", "scenario", "players"]
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
    reads: tuple[tuple[str, str], ...] = ()
    redirects: tuple[tuple[str, tuple[str, ...]], ...] = ()  # clauses whose references should lead elsewhere
    set_aside: tuple[str, ...] = ()  # clauses whose claims do not count


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
    least_players: int | None = None
    in_ring: bool = False
    pieces: dict[str, Piece] = field(default_factory=dict)
    spaces: dict[str, Space] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    codes: dict[str, Codes] = field(default_factory=dict)
    pools: dict[str, Pool] = field(default_factory=dict)
    queues: dict[str, Queue] = field(default_factory=dict)
    hidden: tuple[Hidden, ...] = ()
    actions: dict[str, Action] = field(default_factory=dict)
    windows: tuple[Window, ...] = ()
    reached: tuple[TrackReaction, ...] = ()
    goals: tuple[Goal, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    words: Words = field(default_factory=Words)
    claims: tuple[Invariant, ...] = ()  # what clauses assert; nothing in play or proof leans on it
