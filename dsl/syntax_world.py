"""Syntax of what a game is made of: codes, pieces, spaces, groups, pools, queues, what is hidden.

No node computes anything. May import: source, syntax_expr, syntax_items.
"""

from dataclasses import dataclass
from typing import Literal

from tribonian.dsl.syntax_expr import Binding, Citation, Expr, Guard, Node, Param, PlainSort, SortExpr
from tribonian.dsl.syntax_items import Item


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeNode(Node):
    """One printed sign and what it means; nothing, where the source never says."""

    sign: str
    meaning: str
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CodesDecl(Item):
    name: str
    codes: tuple[CodeNode, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AttributeNode(Node):
    """`strength: 0..9 = 1`: fixed, given by data."""

    name: str
    sort: SortExpr
    default: Expr | None
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldNode(Node):
    """`order: Order = good`: changes in play."""

    name: str
    sort: SortExpr
    start: Expr
    follows: bool
    assumed: str = ""  # why, where the source does not say
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell(Node):
    text: str
    is_text: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DataRow(Node):
    cells: tuple[Cell, ...]
    cites: tuple[Citation, ...]
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DataBlock(Node):
    """A roster, a map or a list of edges: the first row names the columns."""

    columns: int
    rows_wide: int
    reason: str  # why it is assumed; nothing where the source gives it
    rows: tuple[DataRow, ...]
    cites: tuple[Citation, ...]
    scenario: str = ""  # the one it holds in; nothing where it holds in all


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceDecl(Item):
    name: str
    plural: str
    attributes: tuple[AttributeNode, ...]
    fields: tuple[FieldNode, ...]
    rosters: tuple[DataBlock, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceList(Item):
    """`space Box: britannia, eliminated`."""

    name: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceSum(Item):
    """`space Place: Hex or Box`."""

    name: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceMap(Item):
    """`space Hex on hex grid by Facing`, with its attributes and its map."""

    name: str
    shape: Literal["hex", "square", "graph"]
    shifted: Literal["", "odd columns", "even columns", "odd rows", "even rows"]
    directions: str
    attributes: tuple[AttributeNode, ...]
    edge_attributes: tuple[AttributeNode, ...]
    maps: tuple[DataBlock, ...]
    edges: tuple[DataBlock, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MapDecl(Item):
    """`map Hex 20 by 30`, `edges Hex for faesulae`: data of a space that is declared elsewhere."""

    space: str
    is_edges: bool
    block: DataBlock


@dataclass(frozen=True, slots=True, kw_only=True)
class FootprintDecl(Item):
    """`footprint u in Regiment: s in Square where …`."""

    piece: Binding
    space: Binding
    guards: tuple[Guard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupDecl(Item):
    """`group mobile: u in Unit where …`."""

    name: str
    params: tuple[Param, ...]
    binding: Binding
    guards: tuple[Guard, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolDecl(Item):
    """`pool recruits[p: Player]: set of Unit = empty`; a deck starts full and is seen by nobody."""

    name: str
    index: tuple[Param, ...]
    element: PlainSort
    start: Expr | None
    is_deck: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueDecl(Item):
    name: str
    index: tuple[Param, ...]
    element: SortExpr
    capacity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HiddenDecl(Item):
    """`hidden hand[o] from p when …`; with `fields`, those of a piece bound by the first name."""

    target: str
    binders: tuple[str, ...]
    fields: tuple[str, ...]
    viewer: str
    guards: tuple[Guard, ...]
