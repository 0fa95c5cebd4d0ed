"""Syntax of sequences, actions, windows, scenarios and rulings.

No node computes anything. May import: source, syntax_expr, syntax_stmt, syntax_items.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation, Expr, Guard, Node, Param
from tribonian.dsl.syntax_items import Item
from tribonian.dsl.syntax_stmt import Place, Stmt


@dataclass(frozen=True, slots=True, kw_only=True)
class StepNode(Node):
    """`7.2-a: events skipped when …`."""

    clause: str
    name: str
    args: tuple[Expr, ...]
    cites: tuple[Citation, ...]
    skipped: tuple[Guard, ...]
    only: tuple[Guard, ...] = ()  # what errata add: it is done only when all of these hold
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceDecl(Item):
    name: str
    params: tuple[Param, ...]
    steps: tuple[StepNode, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLimit(Node):
    """`limit to 1 per year of p`."""

    clause: str
    bound: Expr
    scope: str
    of: tuple[str, ...]
    cites: tuple[Citation, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionNeeds(Node):
    clause: str
    guard: Guard
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CostNode(Node):
    """`2 builder[p]`."""

    amount: Expr
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionCosts(Node):
    clause: str
    costs: tuple[CostNode, ...]
    cites: tuple[Citation, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDoes(Node):
    clause: str
    body: tuple[Stmt, ...]
    cites: tuple[Citation, ...]
    erratum: str = ""


ActionLine = ActionLimit | ActionNeeds | ActionCosts | ActionDoes


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDecl(Item):
    """What a player may do, with what it needs, costs and brings about."""

    name: str
    params: tuple[Param, ...]
    lines: tuple[ActionLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RollName(Node):
    """`battle.a`: a roll, by its procedure and its name there."""

    procedure: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowDecl(Item):
    """Opened before each choice during a phase, after certain rolls, or after an event."""

    name: str
    binder: str
    players: tuple[Expr, ...]
    during: str
    roll: str
    rolls: tuple[RollName, ...]
    event: str
    binders: tuple[str, ...]
    body: tuple[Stmt, ...]
    scope_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioDecl(Item):
    name: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReachableDecl(Item):
    """`reachable roman_win: end game won by Roman`; or a condition."""

    name: str
    promise: Expr | None
    winner: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingDecl(Item):
    """A situation and its answer."""

    name: str
    title: str
    form: Literal["", "value", "view", "cost", "play"]
    asked: Expr | None  # of a value or view
    viewer: Expr | None
    target: str  # the action priced, or the phase played from
    args: tuple[Expr, ...]
    place: Place | None  # what is paid
    given: tuple[Guard, ...]
    given_any: bool
    moves: tuple[Expr, ...]
    then: tuple[Expr, ...]
    illegal: tuple[Citation, ...] | None
