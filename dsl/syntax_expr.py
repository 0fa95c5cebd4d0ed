"""Syntax of expressions and sorts: frozen nodes, one per construct, spans never compared.

No node computes anything. May import: source.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything that stands somewhere in a text."""

    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Citation(Node):
    """`@10.2-b`: names a clause, without being amendable itself."""

    clause: str


# ---- sorts


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
class OptionalSort(Node):
    inner: "BoolSort | NamedSort | RangeSort"


SortExpr = BoolSort | NamedSort | RangeSort | OptionalSort


@dataclass(frozen=True, slots=True, kw_only=True)
class Param(Node):
    name: str
    sort: SortExpr


# ---- expressions


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Node):
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth(Node):
    value: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Nothing(Node):
    """`none`: no value; of a bound, no bound."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Name(Node):
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Apply(Node):
    """`ap_cap(p)`, `events(total)`, `min(a, b)`."""

    name: str
    args: "tuple[Expr, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class AtIndex(Node):
    """`ap[p]`."""

    name: str
    args: "tuple[Expr, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Half(Node):
    of: "Expr"
    up: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy(Node):
    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class During(Node):
    """`during march_phase`, `during @24.3-k`: while play stands inside it."""

    target: str
    is_clause: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionOn(Node):
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unused(Node):
    """`unused free_march[p]`: the limit is not used up."""

    name: str
    args: "tuple[Expr, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Negative(Node):
    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Arithmetic(Node):
    op: Literal["+", "-", "*"]
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Compare(Node):
    op: Literal["=", "!=", "<", "<=", ">", ">="]
    left: "Expr"
    right: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Within(Node):
    value: "Expr"
    low: "Expr"
    high: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Parity(Node):
    """`d is odd`."""

    of: "Expr"
    odd: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Not(Node):
    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Connective(Node):
    op: Literal["and", "or"]
    parts: "tuple[Expr, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditional(Node):
    then: "Expr"
    test: "Expr"
    otherwise: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class DomainSort(Node):
    """`in Player`."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DomainRange(Node):
    """`in 1..ap[p]`."""

    low: "Expr"
    high: "Expr"


Domain = DomainSort | DomainRange


@dataclass(frozen=True, slots=True, kw_only=True)
class ForAll(Node):
    binder: str
    domain: Domain
    body: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForSome(Node):
    binder: str
    domain: Domain
    body: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Node):
    """`count(x in D where …)`."""

    binder: str
    domain: Domain
    body: "Expr"


Expr = (
    Number
    | Truth
    | Nothing
    | Name
    | Apply
    | AtIndex
    | Half
    | Enemy
    | During
    | OptionOn
    | Unused
    | Negative
    | Arithmetic
    | Compare
    | Within
    | Parity
    | Not
    | Connective
    | Conditional
    | ForAll
    | ForSome
    | Count
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Node):
    """One conjunct of a condition, with the clauses that state it."""

    test: Expr
    cites: tuple[Citation, ...]
