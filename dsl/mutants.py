"""Every place where one small change makes another book: what rules and proofs that protect a book should notice.

A site is one clamp, bound, row, override, guard or cost of the items as written; none is left out, and each has one
change. Works on syntax, so a mutant is checked and built as any book is. May import: load, syntax, syntax_*.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Literal, get_args

from tribonian.dsl import syntax as s, syntax_expr as x, syntax_stmt as t
from tribonian.dsl.load import Draft

SiteKind = Literal["clamp", "bound", "row", "override", "guard", "cost"]
KINDS: tuple[SiteKind, ...] = get_args(SiteKind)

Way = tuple[str | int, ...]  # fields and places that lead from an item to a node


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """One change: in which item, on which way, and what stands there then."""

    kind: SiteKind
    item: int
    way: Way
    then: object
    words: str


def sites(draft: Draft) -> list[Site]:
    """All sites of a book, in the order it is written."""
    bounds, costs = _named(draft)
    return [
        Site(kind=kind, item=number, way=(*way, field), then=then, words=f"{_place(item)}: {words}")
        for number, item in enumerate(draft.items)
        if not isinstance(item, s.InvariantDecl | s.RulingDecl | s.LoopDecl | s.ReachableDecl | s.ClaimDecl)
        for way, node in _walk(item, ())
        for kind, field, then, words in _changes(node, bounds, costs)
    ]


def mutant(draft: Draft, site: Site) -> Draft:
    """The book with one change."""
    items = list(draft.items)
    items[site.item] = _put(items[site.item], site.way, site.then)
    return replace(draft, items=tuple(items))


def _walk(node: Any, way: Way) -> Iterator[tuple[Way, Any]]:
    """A node and all nodes in it, each with its way."""
    if isinstance(node, tuple):
        for place, one in enumerate(node):
            yield from _walk(one, (*way, place))
    elif is_dataclass(node):
        yield way, node
        for one in fields(node):
            if one.compare and one.name != "span":
                yield from _walk(getattr(node, one.name), (*way, one.name))


def _put(node: Any, way: Way, then: object) -> Any:
    if not way:
        return then
    first, *rest = way
    if isinstance(first, int):
        return (*node[:first], _put(node[first], tuple(rest), then), *node[first + 1 :])
    return replace(node, **{first: _put(getattr(node, first), tuple(rest), then)})


def _named(draft: Draft) -> tuple[frozenset[str], frozenset[str]]:
    """Values that bound tracks and limits, and values that are paid."""
    bounds: set[str] = set()
    costs: set[str] = set()
    for item in draft.items:
        for _, node in _walk(item, ()):
            if isinstance(node, s.TrackDecl):
                bounds |= _names(node.low) | _names(node.high)
            elif isinstance(node, s.LimitDecl):
                bounds |= _names(node.bound)
            elif isinstance(node, t.AdjustStmt) and node.verb == "spend":
                costs |= _names(node.amount)
    return frozenset(bounds), frozenset(costs)


def _names(node: Any) -> set[str]:
    found = {one.text for _, one in _walk(node, ()) if isinstance(one, x.Name)}
    return found | {one.name for _, one in _walk(node, ()) if isinstance(one, x.Apply)}


Change = tuple[SiteKind, str, object, str]  # kind, field, what stands there then, words


def _changes(node: Any, bounds: frozenset[str], costs: frozenset[str]) -> Iterator[Change]:
    match node:
        case s.TrackDecl():
            if node.above is not None:
                yield "clamp", "above", None, f"`{node.name}` is not stopped above"
            if node.below is not None:
                yield "clamp", "below", None, f"`{node.name}` is not stopped below"
            for field in ("low", "high"):
                if isinstance(getattr(node, field), x.Number):
                    yield "bound", field, _more(getattr(node, field)), f"the {field} bound of `{node.name}` is 1 more"
        case s.LimitDecl():
            yield "bound", "bound", _more(node.bound), f"the limit `{node.name}` is 1 more"
        case s.TableDecl():
            for place, clamped in enumerate(node.clamped):
                if clamped is not None:
                    then = (*node.clamped[:place], None, *node.clamped[place + 1 :])
                    yield "clamp", "clamped", then, f"`{node.params[place].name}` of `{node.name}` is not clamped"
            yield from _rows(node)
        case s.ValueRule():
            if node.value in bounds and not node.is_permission:
                yield "bound", "result", _more(node.result), f"the bound `{node.value}` is 1 more"
            elif node.value in costs and not node.is_permission:
                yield "cost", "result", _more(node.result), f"the cost `{node.value}` is 1 more"
            for place, one in enumerate(node.overrides):
                left = node.overrides[:place] + node.overrides[place + 1 :]
                yield "override", "overrides", left, f"does not override {one.clause}"
        case t.AdjustStmt() if node.verb == "spend":
            yield "cost", "amount", _more(node.amount), "1 more is spent"
        case _:
            pass
    for field in ("guards", "whole"):
        guards = getattr(node, field, None) or ()
        for place in range(len(guards)):
            if isinstance(guards[place], x.Guard):
                yield "guard", field, guards[:place] + guards[place + 1 :], f"condition {place + 1} is dropped"
    for field in (one.name for one in fields(node) if one.name != "span"):
        inner = getattr(node, field)
        if isinstance(inner, x.Apply) and inner.name in ("min", "max") and len(inner.args) == 2:
            kept = next((one for one in inner.args if not isinstance(one, x.Number)), inner.args[0])
            yield "clamp", field, kept, f"`{inner.name}` is left out"


def _rows(table: s.TableDecl) -> Iterator[Change]:
    """For each cell, another cell of the table in its place."""
    cells = list(dict.fromkeys(row.cell for row in table.rows))
    for place, row in enumerate(table.rows):
        other = cells[(cells.index(row.cell) + 1) % len(cells)]
        if other == row.cell and row.cell.isdigit():
            other = str(int(row.cell) + 1)
        if other != row.cell:
            rows = (*table.rows[:place], replace(row, cell=other), *table.rows[place + 1 :])
            keys = ", ".join(row.keys)
            yield "row", "rows", rows, f"`{table.name}` of {keys} is {other} instead of {row.cell}"


def _more(expr: x.Expr) -> x.Expr:
    """One more than an expression."""
    if isinstance(expr, x.Number):
        return replace(expr, value=expr.value + 1, digits="")
    one = x.Number(value=1, span=expr.span)
    return x.Arithmetic(op="+", left=expr, right=one, span=expr.span)


def _place(item: s.ItemNode) -> str:
    name = getattr(item, "clause", None) or getattr(item, "name", "")
    return f"{item.span.where()} {name}".rstrip()
