"""Statements of the checked rulebook: names resolved, sorts known.

Plain values; nothing here computes. May import: sorts, terms, source.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.sorts import Sort
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Term


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
    """Dice; of several, or of a number that is a value, each face is kept in `var.1`, `var.2` …"""

    var: str
    sides: int
    player: Term | None
    count: int = 1  # the most dice there can be
    dice: Term | None = None  # how many, where that is a value


@dataclass(frozen=True, slots=True, kw_only=True)
class Reroll(Step):
    """The same dice again."""

    var: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Step):
    """One of a set by chance; where it is a pool, it leaves the pool."""

    var: str
    sort: Sort
    test: Term  # over Read(var): what can be drawn
    pool: str
    index: tuple[Term, ...]
    player: Term | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Step):
    """The first of a queue, which leaves it."""

    var: str
    queue: str
    index: tuple[Term, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Append(Step):
    """One more at the end of a queue; what is too much for it is an obligation."""

    queue: str
    index: tuple[Term, ...]
    value: Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Step):
    """A piece goes to a place, and what is aboard goes with it."""

    piece: str
    who: Term
    to: Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Learn(Step):
    var: str
    open: str
    sort: Sort


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Step):
    procedure: str
    player: Term | None = None  # who alone takes no more part


@dataclass(frozen=True, slots=True, kw_only=True)
class EndPhase(Step):
    """Ends a phase further out, and all that is called in between."""

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
class ActionEntry:
    """Actions offered in a menu, with the arguments given; the others are chosen with the action."""

    actions: tuple[str, ...]
    args: tuple[Term, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu(Step):
    player: Term
    options: tuple[MenuOption, ...]
    actions: tuple[ActionEntry, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Step):
    player: Term
    var: str
    sort: Sort
    guards: tuple[Condition, ...]  # over Read(var): the value under offer


@dataclass(frozen=True, slots=True, kw_only=True)
class MayPick(Step):
    """A value that may be picked, or, where there is one, must be; then the body."""

    pick: Pick
    body: "tuple[Statement, ...]"
    is_duty: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PickSet(Step):
    """Some of the values that pass, one after the other in their order, then done."""

    player: Term
    var: str
    member: str  # the value under offer
    sort: Sort
    guards: tuple[Condition, ...]  # over Read(member)
    least: Term
    most: Term | None
    whole: tuple[Condition, ...]  # over Read(var): the set


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Through(Step):
    """Every value of a sort that passes, in order, asked again each round unless `as_it_was`."""

    var: str
    sort: Sort
    test: Term  # over Read(var)
    as_it_was: bool
    body: "tuple[Statement, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seek(Step):
    """The first value that passes, if there is one: then the body, once or as long as one is found."""

    var: str
    sort: Sort
    test: Term  # over Read(var)
    again: bool
    body: "tuple[Statement, ...]"
    otherwise: "tuple[Statement, ...]" = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Times(Step):
    count: Term
    body: "tuple[Statement, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Together(Step):
    """Everybody runs the body again and again, in any order, until each has left."""

    var: str
    sort: Sort
    test: Term
    body: "tuple[Statement, ...]"
    procedure: str


Plain = Call | Assign | Adjust | Roll | Learn | Leave | End | Raise | If | Menu | Pick | Repeat | Each
Statement = (
    Plain | Reroll | Draw | Take | Append | Move | EndPhase | MayPick | PickSet | Through | Seek | Times | Together
)
