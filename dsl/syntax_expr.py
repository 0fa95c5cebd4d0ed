"""Syntax of expressions: frozen nodes, one per construct; those of sorts are names of this module too.

No node computes anything. May import: source, syntax_sorts.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_sorts import (
    BoolSort as BoolSort,
    Citation as Citation,
    DiceSort as DiceSort,
    NamedSort as NamedSort,
    Node as Node,
    OptionalSort as OptionalSort,
    Param as Param,
    PlainSort as PlainSort,
    RangeSort as RangeSort,
    SetSort as SetSort,
    SortExpr as SortExpr,
    TextSort as TextSort,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Node):
    """A number; its digits as written may be the id of a space."""

    value: int
    digits: str = ""


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
class ScenarioOn(Node):
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Required(Node):
    """`required may_attack(u)`: whether a duty is on."""

    name: str
    args: "tuple[Expr, ...]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Field(Node):
    """`u.strength`, `h.terrain`, `d.doubles`."""

    of: "Expr"
    name: str
    name_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class EdgeOf(Node):
    """`edge(a, b).slope`: an attribute of the side between two spaces."""

    start: "Expr"
    end: "Expr"
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupOf(Node):
    """`mobile of p`: those of a group whose field of that sort it is; `left of p` of players in a ring."""

    name: str
    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class At(Node):
    """`u at h`: the piece is there; `units of p at h`: those that are there."""

    what: "Expr"
    place: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class OnSpace(Node):
    """`u on Hex`: the piece's place is one of that space."""

    what: "Expr"
    space: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnyOf(Node):
    """`any units at h`: the set is not empty."""

    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Size(Node):
    """`count(units at h)`."""

    of: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Every(Node):
    """`every Good`: the set of all values of a sort."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Empty(Node):
    """`empty`: the set of nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Member(Node):
    """`salt in goods[p]`."""

    value: "Expr"
    of: "Expr"


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
class DomainRange(Node):
    """`in 1..ap[p]`."""

    low: "Expr"
    high: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class DomainOf(Node):
    """`in Player`, `in units at h`: a sort or a set."""

    of: "Expr"


Domain = DomainRange | DomainOf


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding(Node):
    """`u in units at h`: a name and what it goes through."""

    name: str
    domain: Domain


@dataclass(frozen=True, slots=True, kw_only=True)
class ForAll(Node):
    bindings: tuple[Binding, ...]
    where: "Expr | None"
    body: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class ForSome(Node):
    bindings: tuple[Binding, ...]
    body: "Expr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Node):
    """`count(x in D where …)`."""

    binding: Binding
    where: "Expr | None"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold(Node):
    """`sum(u.strength for u in D where …)`; `highest`, `lowest`."""

    name: str
    body: "Expr"
    binding: Binding
    where: "Expr | None"
    name_span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Node):
    """`path(h in Hex from a to b at most 6 where …)`: a way, every space of which but the first passes the test."""

    binding: Binding
    start: "Expr"
    goal: "Expr"
    most: "Expr | None"
    where: "Expr | None"


@dataclass(frozen=True, slots=True, kw_only=True)
class Could(Node):
    """`could step(u) within 4 reach goal`: some choices in that many calls make it true."""

    name: str
    args: "tuple[Expr, ...]"
    steps: "Expr"
    goal: "Expr"


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
    | ScenarioOn
    | Unused
    | Required
    | Field
    | EdgeOf
    | GroupOf
    | At
    | OnSpace
    | AnyOf
    | Size
    | Every
    | Empty
    | Member
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
    | Fold
    | Path
    | Could
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Guard(Node):
    """One conjunct of a condition, with the clauses that state it."""

    test: Expr
    cites: tuple[Citation, ...]
