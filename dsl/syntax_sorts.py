"""Syntax of sorts, parameters and citations: frozen nodes, spans never compared.

No node computes anything. May import: source.
"""

from dataclasses import dataclass, field

from tribonian.dsl.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything that stands somewhere in a text."""

    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation(Node):
    """`@10.2-b`: names a clause, without being amendable itself."""

    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BoolSort(Node):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedSort(Node):
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RangeSort(Node):
    low: int
    high: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TextSort(Node):
    """`text`: of attributes that are shown and never computed with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceSort(Node):
    """`2d6`: what so many dice can add up to."""

    count: int
    sides: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetSort(Node):
    of: "PlainSort"


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionalSort(Node):
    inner: "PlainSort"


PlainSort = BoolSort | TextSort | NamedSort | RangeSort | DiceSort | SetSort
SortExpr = PlainSort | OptionalSort


@dataclass(frozen=True, slots=True, kw_only=True)
class Param(Node):
    name: str
    sort: SortExpr
