"""Pieces, spaces, plans of play and rulings of the checked rulebook.

Plain values; nothing here computes. May import: model_stmt, sorts, terms, source.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.model_stmt import Condition, Param, Statement
from tribonian.dsl.sorts import Enumeration, Sort
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Term


@dataclass(frozen=True, slots=True, kw_only=True)
class StaticField:
    """An attribute: fixed by data, read from the table `sort.name`; texts are only shown."""

    name: str
    sort: Sort
    texts: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Footprint:
    """The spaces a piece covers: those that pass the test, over the piece and the space."""

    piece: str
    space: str
    test: Term
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    name: str
    sort: Enumeration
    fields: tuple[StaticField, ...]
    states: tuple[str, ...]  # each a variable `sort.name`
    place: str  # the field that tells where it is, if one does
    carrier: str  # the field that tells what carries it, if one does
    assumed: tuple[tuple[str, str], ...]  # ids that the source does not give, and why
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A map: its shape, the places of its spaces on the grid, and its edges."""

    name: str
    sort: Enumeration
    shape: Literal["list", "hex", "square", "graph"]
    shifted: str
    directions: Enumeration | None
    fields: tuple[StaticField, ...]
    edge_fields: tuple[StaticField, ...]
    edges: tuple[tuple[int, int, tuple[int, ...]], ...]  # from, to, a value for every edge field
    edge_defaults: tuple[int, ...]
    assumed: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """A named set: those of a sort that pass, under the parameters given."""

    name: str
    params: tuple[Param, ...]
    binder: str
    element: Sort
    guards: tuple[Condition, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Codes:
    """Printed signs and what each means; an undefined one means nothing until an interpretation says so."""

    name: str
    sort: Enumeration
    signs: tuple[tuple[str, str], ...]
    undefined: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """A set that chance draws from; kept in the variable of its name."""

    name: str
    element: Sort
    is_deck: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """A bounded work list."""

    name: str
    index: tuple[Param, ...]
    element: Sort
    capacity: int
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hidden:
    """State, or fields of a piece, that a viewer does not see where the conditions hold."""

    target: str
    params: tuple[Param, ...]
    fields: tuple[str, ...]
    viewer: str
    guards: tuple[Condition, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    var: str
    index: tuple[Term, ...]
    amount: Term
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowance:
    """How often an action can be taken until a scope ends, counted for each value of some parameters."""

    bound: Term
    scope: str
    of: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """What a player may do; the parameters are also locals `action name.param`."""

    name: str
    params: tuple[Param, ...]
    allowances: tuple[Allowance, ...]
    needs: tuple[Condition, ...]
    costs: tuple[Payment, ...]
    body: tuple[Statement, ...]
    locals: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """Opened before each choice during a phase, after certain rolls or an event, for some players in order."""

    name: str
    players: tuple[Term, ...]
    during: str
    rolls: tuple[str, ...]
    event: str
    body: tuple[Statement, ...]
    locals: tuple[str, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackReaction:
    """A rule carried out for every value that a gain of a track passes."""

    id: str
    track: str
    guards: tuple[Condition, ...]
    body: tuple[Statement, ...]
    locals: tuple[str, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    """What must be possible: a condition, or an end of the game."""

    name: str
    test: Term | None
    winner: Term | None
    clauses: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A situation and its answer, to be asked of the engine, or, of any position, to be proved."""

    name: str
    title: str
    form: Literal["value", "view", "cost", "play"]
    asked: Term | None
    sort: Sort | None
    viewer: Term | None
    target: str
    args: tuple[Term, ...]
    paid: str
    given: tuple[Condition, ...]
    given_any: bool
    moves: tuple[str, ...]
    then: tuple[Term, ...]
    illegal: tuple[str, ...] | None
    clauses: tuple[str, ...]
    paid_at: tuple[Term, ...] = ()  # the place of the track `paid`
    span: Span | None = field(default=None, compare=False, repr=False)
