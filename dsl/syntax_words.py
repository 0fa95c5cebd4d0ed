"""Syntax of what a source says about itself: its contents, its words, where it points, what it claims.

No node computes anything. May import: source, syntax_expr, syntax_items.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation, Expr, Node
from tribonian.dsl.syntax_items import Item


@dataclass(frozen=True, slots=True, kw_only=True)
class ScopeNode(Node):
    """`at end of march`, `during march`, `outside battle`."""

    kind: Literal["end", "during", "outside"]
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentsEntry(Node):
    """A line of the printed list of contents."""

    section: str
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContentsDecl(Item):
    """`contents @0.0-b: 1.0 "Introduction", 2.0`: what the source lists as its sections."""

    entries: tuple[ContentsEntry, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AliasNode(Node):
    """Another name that the source has for a thing, and where."""

    text: str
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermDecl(Item):
    """`term "Camp" defined 16.4-a @18.1-b also "Fort" @20.0-a`, `term "dead pile" undefined`."""

    text: str
    defined: tuple[Citation, ...]
    also: tuple[AliasNode, ...]
    is_undefined: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RefersDecl(Item):
    """`refers 28.2-a to 12.4 for "free march"`: a cross-reference of the source."""

    clause: str
    targets: tuple[Citation, ...]
    subject: str
    is_complete: bool  # `for every`: it claims to name all places


@dataclass(frozen=True, slots=True, kw_only=True)
class TopicDecl(Item):
    """`topic "free march" at 28.2-a`: where the source treats of something."""

    subject: str
    places: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimDecl(Item):
    """`claim 13.2-f: …`: what a clause asserts about the rest of the source."""

    clause: str
    scopes: tuple[ScopeNode, ...]
    promise: Expr


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderClaim(Item):
    """`claim 7.2-n after end_of_turn: player_turn(Roman)`: what a clause says comes next."""

    clause: str
    after: str
    next: str
    args: tuple[Expr, ...]
    after_span: Span = field(compare=False, repr=False)
    next_span: Span = field(compare=False, repr=False)
