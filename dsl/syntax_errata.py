"""Syntax of sheets of errata. No node computes anything. May import: source, syntax_expr, syntax_stmt, syntax_plans."""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation, Expr, Guard, Node
from tribonian.dsl.syntax_items import Item
from tribonian.dsl.syntax_plans import CostNode
from tribonian.dsl.syntax_stmt import Stmt

Change = Literal["+", "-", "*", "most", "least", "up", "down"]  # of a stage; the last two halve


@dataclass(frozen=True, slots=True, kw_only=True)
class ErratumNode(Node):
    """One amendment: what it does to which target."""

    name: str
    verb: Literal["amends", "replaces", "adds", "deletes", "corrects", "reorders", "clarifies"]
    target: str
    shape: Literal["", "value", "permission", "duty", "stage", "carve-out", "needs", "costs"] = ""  # what it says
    value: str | None = None
    binders: tuple[str, ...] = ()
    result: Expr | None = None
    change: Change = "+"  # of a stage, by `result`
    suspends: tuple[Citation, ...] = ()
    costs: tuple[CostNode, ...] = ()
    guards: tuple[Guard, ...] | None = None
    overrides: tuple[Citation, ...] = ()
    cites: tuple[Citation, ...] = ()
    then: tuple[Stmt, ...] = ()
    keys: tuple[str, ...] = ()
    field_name: str = ""
    cell: str = ""
    step: str = ""  # what a step is put before
    supersedes: tuple[str, ...] = ()  # an erratum of this sheet, or a sheet and its erratum
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
