"""Syntax of statements: frozen nodes, one per construct.

No node computes anything. May import: syntax_expr.
"""

from dataclasses import dataclass
from typing import Literal

from tribonian.dsl.syntax_expr import Binding, Citation, Expr, Guard, Node, SortExpr


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Node):
    """What is written: `ap[p]` or `turn`."""

    name: str
    indices: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement(Node):
    cites: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class CallStmt(Statement):
    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignStmt(Statement):
    place: Place
    value: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class AdjustStmt(Statement):
    """`gain`, `lose`, `spend` an amount of a track."""

    verb: Literal["gain", "lose", "spend"]
    amount: Expr
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class LetStmt(Statement):
    name: str
    sort: SortExpr | None
    value: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class RollStmt(Statement):
    """`roll d: 2d6 for p`, `roll d: dice(u) times d6`: as many dice as `dice` says, or as `count` counts."""

    name: str
    dice: Expr | None
    count: int
    sides: int
    player: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RerollStmt(Statement):
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawStmt(Statement):
    """`draw m from bin[p]`: one by chance; it leaves a pool."""

    name: str
    source: Expr
    player: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeStmt(Statement):
    """`take r from pending[p]`: the first of a queue."""

    name: str
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class PutStmt(Statement):
    """`add x to s`, `remove x from s`, `append r to q`."""

    verb: Literal["add", "remove", "append"]
    value: Expr
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveStmt(Statement):
    """`move u to h`: the only way to change where a piece is."""

    piece: Expr
    to: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class AssignFieldStmt(Statement):
    """`u.order := good`."""

    of: Expr
    field: str
    value: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class LearnStmt(Statement):
    """`learn won: battle_result`: the table outside the book's encoded part answers."""

    name: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveStmt(Statement):
    """`leave march`; with `for p`, p alone takes no more part in what all do at once."""

    name: str
    player: Expr | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndPhaseStmt(Statement):
    """`end march`: ends a phase that encloses this one, and everything in between."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EndStmt(Statement):
    winner: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseStmt(Statement):
    name: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class UseStmt(Statement):
    """`use free_march[p]`: one of what a limit allows is gone until its scope ends."""

    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingStmt(Statement):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class IfStmt(Statement):
    test: Expr
    then: "tuple[Stmt, ...]"
    otherwise: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionNode(Node):
    """One entry of a menu."""

    name: str
    cites: tuple[Citation, ...] = ()
    guards: tuple[Guard, ...]
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionOption(Node):
    """`action build(p)`, or with no name `any action of p`: an action as an entry of a menu."""

    name: str
    args: tuple[Expr, ...]
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseOptionStmt(Statement):
    player: Expr
    options: "tuple[OptionNode | ActionOption, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseValueStmt(Statement):
    """`p chooses x in D where …`: there must be one."""

    player: Expr
    binding: Binding
    guards: tuple[Guard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MayChooseStmt(Statement):
    """`p may choose x in D where …: …`; `p must if able choose` leaves no pass where there is one."""

    player: Expr
    binding: Binding
    guards: tuple[Guard, ...]
    body: "tuple[Stmt, ...]"
    is_duty: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSetStmt(Statement):
    """`p chooses force: set of u in D, at least 1 where …`."""

    player: Expr
    name: str
    binding: Binding
    least: Expr | None
    most: Expr | None
    guards: tuple[Guard, ...]
    whole: tuple[Guard, ...]  # conditions on the set


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatStmt(Statement):
    body: "tuple[Stmt, ...]"
    until: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TimesStmt(Statement):
    """`repeat N times`."""

    count: Expr
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class TogetherStmt(Statement):
    """`simultaneously for p in Player: …`: everybody acts, in any order, until each has left."""

    binding: Binding
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForStmt(Statement):
    name: str
    values: tuple[Expr, ...]
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEachStmt(Statement):
    """`for each u in units at h where …: …`: every one, in the order of its sort."""

    binding: Binding
    guards: tuple[Guard, ...]
    as_it_was: bool
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class WhileStmt(Statement):
    test: Expr
    body: "tuple[Stmt, ...]"


Stmt = (
    CallStmt
    | AssignStmt
    | AdjustStmt
    | LetStmt
    | AssignFieldStmt
    | RollStmt
    | RerollStmt
    | DrawStmt
    | TakeStmt
    | PutStmt
    | MoveStmt
    | LearnStmt
    | LeaveStmt
    | EndPhaseStmt
    | EndStmt
    | RaiseStmt
    | UseStmt
    | NothingStmt
    | IfStmt
    | ChooseOptionStmt
    | ChooseValueStmt
    | MayChooseStmt
    | ChooseSetStmt
    | RepeatStmt
    | TimesStmt
    | TogetherStmt
    | ForStmt
    | ForEachStmt
    | WhileStmt
)
