"""Syntax of statements: frozen nodes, one per construct.

No node computes anything. May import: syntax_expr.
"""

from dataclasses import dataclass
from typing import Literal

from tribonian.dsl.syntax_expr import Citation, Domain, Expr, Guard, Node, SortExpr


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
    name: str
    sides: int
    player: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LearnStmt(Statement):
    """`learn won: battle_result`: the table outside the book's encoded part answers."""

    name: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveStmt(Statement):
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
    guards: tuple[Guard, ...]
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseOptionStmt(Statement):
    player: Expr
    options: tuple[OptionNode, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseValueStmt(Statement):
    player: Expr
    name: str
    domain: Domain
    guards: tuple[Guard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RepeatStmt(Statement):
    body: "tuple[Stmt, ...]"
    until: Expr | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ForStmt(Statement):
    name: str
    values: tuple[Expr, ...]
    body: "tuple[Stmt, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForEachStmt(Statement):
    """`for each k in Piece: …`: every value of a sort, in its order."""

    name: str
    domain: Domain
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
    | RollStmt
    | LearnStmt
    | LeaveStmt
    | EndStmt
    | RaiseStmt
    | UseStmt
    | NothingStmt
    | IfStmt
    | ChooseOptionStmt
    | ChooseValueStmt
    | RepeatStmt
    | ForStmt
    | ForEachStmt
    | WhileStmt
)
