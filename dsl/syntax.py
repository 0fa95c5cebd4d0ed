"""Syntax of items: frozen nodes, one per construct.

Those of pieces and spaces are in `syntax_world`, those of actions and rulings in `syntax_plans`.
No node computes anything. May import: source, syntax_*.
"""

from dataclasses import dataclass, field

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_errata import (
    Change as Change,
    ErrataDecl as ErrataDecl,
    ErratumNode as ErratumNode,
)
from tribonian.dsl.syntax_expr import Citation, Expr, Guard, Node, Param, SortExpr
from tribonian.dsl.syntax_items import (
    Item as Item,
)
from tribonian.dsl.syntax_plans import (
    ActionDecl as ActionDecl,
    ReachableDecl as ReachableDecl,
    RulingDecl as RulingDecl,
    ScenarioDecl as ScenarioDecl,
    SequenceDecl as SequenceDecl,
    WindowDecl as WindowDecl,
)
from tribonian.dsl.syntax_stmt import Stmt
from tribonian.dsl.syntax_words import (
    AliasNode as AliasNode,
    ClaimDecl as ClaimDecl,
    ContentsDecl as ContentsDecl,
    ContentsEntry as ContentsEntry,
    OrderClaim as OrderClaim,
    RefersDecl as RefersDecl,
    ScopeNode as ScopeNode,
    TermDecl as TermDecl,
    TopicDecl as TopicDecl,
)
from tribonian.dsl.syntax_world import (
    CodesDecl as CodesDecl,
    FootprintDecl as FootprintDecl,
    GroupDecl as GroupDecl,
    HiddenDecl as HiddenDecl,
    MapDecl as MapDecl,
    PieceDecl as PieceDecl,
    PoolDecl as PoolDecl,
    QueueDecl as QueueDecl,
    SpaceList as SpaceList,
    SpaceMap as SpaceMap,
    SpaceSum as SpaceSum,
)


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
    least: int | None = None
    in_ring: bool = False


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
    assumed: str = ""  # why it starts so, where the source does not say


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
    above_stays: bool = False
    assumed: str = ""  # why it starts so, where the source does not say


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
    is_permission: bool = False  # written `permit`, `forbid` or `require`
    is_duty: bool = False  # written `require`
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
    change: Change
    amount: Expr | None  # none where the value is halved
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
class ReachingRule(Item):
    """`rule ATT-e on renown[p] reaching b: …`: for every value that a gain passes."""

    clause: str
    track: str
    binders: tuple[str, ...]
    value: str
    guards: tuple[Guard, ...]
    body: tuple[Stmt, ...]
    erratum: str = ""
    name_span: Span = field(compare=False, repr=False)


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
    clamped: tuple[tuple[Citation, ...] | None, ...]  # per parameter: the clauses that clamp it, if any may
    sort: SortExpr
    reason: str  # why it is assumed
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
class ReadsNode(Node):
    """`reads "ME" as "M2"`."""

    text: str
    meaning: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Redirect(Node):
    """`refers 28.2-a to 28.3`: where a reference should lead."""

    clause: str
    targets: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class InterpretationDecl(Item):
    name: str
    title: str
    prefers: tuple[Preference, ...]
    reads: tuple[ReadsNode, ...]
    reason: str
    redirects: tuple[Redirect, ...] = ()
    set_aside: tuple[Citation, ...] = ()  # claims and lists that do not count


@dataclass(frozen=True, slots=True, kw_only=True)
class InvariantDecl(Item):
    name: str
    scopes: tuple[ScopeNode, ...]
    promise: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopDecl(Item):
    name: str
    measure: Expr
    unless: Expr | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ProcedureDecl(Item):
    is_phase: bool
    name: str
    params: tuple[Param, ...]
    body: tuple[Stmt, ...]


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
    | ContentsDecl
    | TermDecl
    | RefersDecl
    | TopicDecl
    | ClaimDecl
    | OrderClaim
    | PlayersDecl
    | EnumDecl
    | CodesDecl
    | PieceDecl
    | SpaceList
    | SpaceSum
    | SpaceMap
    | MapDecl
    | FootprintDecl
    | GroupDecl
    | StateDecl
    | TrackDecl
    | PoolDecl
    | QueueDecl
    | LimitDecl
    | HiddenDecl
    | ValueDecl
    | ValueRule
    | SuspendRule
    | ModifyRule
    | ReactionRule
    | ReachingRule
    | WheneverRule
    | EventDecl
    | TableDecl
    | ProcedureDecl
    | SequenceDecl
    | ActionDecl
    | WindowDecl
    | OptionDecl
    | ScenarioDecl
    | ReadingDecl
    | OpenDecl
    | InterpretationDecl
    | InvariantDecl
    | ReachableDecl
    | LoopDecl
    | RulingDecl
    | ErrataDecl
    | BrokenItem
)
