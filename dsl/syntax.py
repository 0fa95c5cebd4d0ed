"""Syntax of items: frozen nodes, one per construct.

No node computes anything. May import: source, syntax_expr, syntax_stmt.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation, Expr, Guard, Node, Param, SortExpr
from tribonian.dsl.syntax_stmt import Stmt


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Node):
    cites: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulebookDecl(Item):
    name: str
    title: str
    edition: str
    language: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportDecl(Item):
    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionDecl(Item):
    number: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersDecl(Item):
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EnumDecl(Item):
    name: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StateDecl(Item):
    name: str
    index: tuple[Param, ...]
    sort: SortExpr
    start: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackDecl(Item):
    """A counter whose bounds are values that clauses give."""

    name: str
    index: tuple[Param, ...]
    low: Expr
    high: Expr
    start: Expr
    above: tuple[Citation, ...] | None
    below: tuple[Citation, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueDecl(Item):
    """A value, or a permission: a yes or no that is no where no rule permits."""

    name: str
    params: tuple[Param, ...]
    sort: SortExpr
    is_permission: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueRule(Item):
    """`rule 10.2-b  ap_cap(p) = 9  when …  overrides …`."""

    clause: str
    value: str
    binders: tuple[str, ...]
    result: Expr
    guards: tuple[Guard, ...]
    overrides: tuple[Citation, ...]
    paraphrase: str = ""
    erratum: str = ""
    is_permission: bool = False  # written `permit` or `forbid`
    name_span: Span = field(compare=False, repr=False)  # of the value's name; `span` is the clause's


@dataclass(frozen=True, slots=True, kw_only=True)
class SuspendRule(Item):
    """`rule 12.4-a suspends 8.1-a when …`: switches rules off; what they overrode counts again."""

    clause: str
    targets: tuple[Citation, ...]
    guards: tuple[Guard, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModifyRule(Item):
    """`rule 18.4-a modifies column(u): + 1 when … after …`: a stage behind what the rules give."""

    clause: str
    value: str
    binders: tuple[str, ...]
    change: Literal["+", "-", "*", "most", "least"]
    amount: Expr
    guards: tuple[Guard, ...]
    after: tuple[Citation, ...]
    erratum: str = ""
    name_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReactionRule(Item):
    """`rule EVT-9 on event_happens(e) when …: …`."""

    clause: str
    event: str
    binders: tuple[str, ...]
    guards: tuple[Guard, ...]
    body: tuple[Stmt, ...]
    erratum: str = ""
    name_span: Span = field(compare=False, repr=False)  # of the event's name; `span` is the clause's


@dataclass(frozen=True, slots=True, kw_only=True)
class WheneverRule(Item):
    """`rule 5.1-b whenever …: …`: asked each time play comes to a decision, before it is offered."""

    clause: str
    test: Guard
    body: tuple[Stmt, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitDecl(Item):
    """`limit free_march[p: Player] to 1 per march_phase`: memory that is forgotten when its scope ends."""

    name: str
    index: tuple[Param, ...]
    bound: Expr
    scope: str
    scope_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDecl(Item):
    name: str
    params: tuple[Param, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowNode(Node):
    clause: str | None
    keys: tuple[str, ...]
    cell: str
    cites: tuple[Citation, ...]
    erratum: str = ""
    places: tuple[Span, ...] = field(compare=False, repr=False)  # of the keys, then of the cell


@dataclass(frozen=True, slots=True, kw_only=True)
class TableDecl(Item):
    name: str
    params: tuple[Param, ...]
    sort: SortExpr
    rows: tuple[RowNode, ...]
    is_grid: bool = False  # written as a grid: each row is then one cell wide here


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionDecl(Item):
    name: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingDecl(Item):
    """A hole of the text with a default to play; open to every value in proofs."""

    name: str
    sort: SortExpr
    default: Expr
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDecl(Item):
    """An input whose cause lies outside what is transcribed."""

    name: str
    sort: SortExpr
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Preference(Node):
    winner: str
    losers: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class InterpretationDecl(Item):
    name: str
    title: str
    prefers: tuple[Preference, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InvariantDecl(Item):
    name: str
    at_end_of: str | None
    promise: Expr
    scope_span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopDecl(Item):
    name: str
    measure: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcedureDecl(Item):
    is_phase: bool
    name: str
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ErratumNode(Node):
    """One amendment: what it does to which target."""

    name: str
    verb: Literal["amends", "replaces", "adds", "deletes", "corrects", "clarifies"]
    target: str
    value: str | None = None
    binders: tuple[str, ...] = ()
    result: Expr | None = None
    is_permission: bool = False
    guards: tuple[Guard, ...] | None = None
    overrides: tuple[Citation, ...] = ()
    cites: tuple[Citation, ...] = ()
    then: tuple[Stmt, ...] = ()
    cell_key: str = ""
    cell: str = ""
    cell_span: Span | None = field(default=None, compare=False, repr=False)
    reason: str = ""
    name_span: Span = field(compare=False, repr=False)  # of the erratum's name; `span` is the amendment's
    value_span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrataDecl(Item):
    """A sheet of errata for a book."""

    name: str
    book: str
    source: str
    date: str
    authority: str
    errata: tuple[ErratumNode, ...]
    book_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenItem(Item):
    """An item that could not be read: its first word, and those that others may refer to.

    A whole file that could not be read stands as a broken `import`.
    """

    keyword: str
    words: tuple[str, ...] = ()


ItemNode = (
    RulebookDecl
    | ImportDecl
    | SectionDecl
    | PlayersDecl
    | EnumDecl
    | StateDecl
    | TrackDecl
    | ValueDecl
    | ValueRule
    | SuspendRule
    | ModifyRule
    | ReactionRule
    | WheneverRule
    | LimitDecl
    | EventDecl
    | TableDecl
    | OptionDecl
    | ReadingDecl
    | OpenDecl
    | InterpretationDecl
    | InvariantDecl
    | LoopDecl
    | ProcedureDecl
    | ErrataDecl
    | BrokenItem
)
