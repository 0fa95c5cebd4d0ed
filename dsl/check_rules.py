"""Structure of a book as a whole (E04xx): override circles, calls in a circle, tables, track policies.

May import: model, syntax, names, sorts, codes, diagnostics.
"""

from collections.abc import Iterable, Iterator, Mapping

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.names import Names
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, Truth, Whole, bounds, holds, show_sort
from tribonian.dsl.source import Span


def find_circle(edges: Mapping[str, Iterable[str]]) -> list[str] | None:
    """One circle of a graph, or none; the first in name order."""
    done: set[str] = set()
    for root in sorted(edges):
        path: list[str] = []
        stack: list[tuple[str, Iterator[str]]] = [(root, iter(sorted(edges[root])))]
        if root in done:
            continue
        path.append(root)
        while stack:
            _, following = stack[-1]
            for other in following:
                if other in path:
                    return [*path[path.index(other) :], other]
                if other not in done and other in edges:
                    path.append(other)
                    stack.append((other, iter(sorted(edges[other]))))
                    break
            else:
                stack.pop()
                done.add(path.pop())
    return None


def closure(edges: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """Everything reachable from each node, itself left out. The graph has no circle."""
    found: dict[str, frozenset[str]] = {}

    def reach(node: str) -> frozenset[str]:
        if node not in found:
            found[node] = frozenset().union(*({other} | reach(other) for other in edges.get(node, ())))
        return found[node]

    for node in edges:
        reach(node)
    return found


def check_overrides(rules: list[s.ValueRule], edges: dict[str, set[str]], sink: Sink) -> bool:
    """Whether the order of the rules of one value is strict; a circle is reported once."""
    circle = find_circle(edges)
    if circle is None:
        return True
    span = next(rule.span for rule in rules if rule.clause == circle[0])
    sink.report(
        Code.OVERRIDE_CIRCLE, span, circle=" over ".join(circle), help="take one `overrides` or `prefers` away"
    )
    return False


def check_calls(procedures: Mapping[str, m.Procedure], events: Mapping[str, m.Event], places: Mapping[str, Span], sink: Sink) -> None:
    """Calls, events counted in, must not go in a circle: locals are state."""
    edges: dict[str, set[str]] = {name: set() for name in procedures}
    for name, procedure in procedures.items():
        edges[name] = set(called(procedure.body))
    for name, event in events.items():
        edges[f"event {name}"] = {one for reaction in event.reactions for one in called(reaction.body)}
    circle = find_circle(edges)
    if circle is not None:
        first = next(name for name in circle if name in places or name.startswith("event "))
        span = places[first.removeprefix("event ")]
        sink.report(Code.RECURSION, span, circle=" calls ".join(circle))


def called(body: Iterable[m.Statement]) -> Iterator[str]:
    """Names of what a body calls or raises."""
    for statement in body:
        match statement:
            case m.Call():
                yield statement.procedure
            case m.Raise():
                yield f"event {statement.event}"
            case m.If():
                yield from called((*statement.then, *statement.otherwise))
            case m.Menu():
                for option in statement.options:
                    yield from called(option.body)
            case m.Repeat() | m.Each():
                yield from called(statement.body)
            case _:
                pass


# ---- tables


def read_table(table: s.TableDecl, params: tuple[m.Param, ...], sort: Sort, names: Names) -> m.Table:
    """Rows as ranges of stored values; whether they cover and overlap is an obligation, not an error."""
    rows = []
    for row in table.rows:
        if len(row.keys) != len(params):
            names.sink.report(
                Code.TABLE_SHAPE, row.span, given=len(row.keys) + 1, wanted=len(params) + 1
            )
            continue
        keys = [read_key(key, param.sort, row.span, names) for key, param in zip(row.keys, params, strict=True)]
        cell = read_cell(row.cell, sort, row.span, names)
        if cell is None or any(key is None for key in keys):
            continue
        own = () if row.clause is None else (row.clause,)
        if row.clause is not None and names.catalogue.clause_of(row.clause) is None:
            names.sink.report(Code.UNKNOWN_CLAUSE, row.span, clause=row.clause)
        rows.append(
            m.Row(
                id=row.clause, keys=tuple(key for key in keys if key is not None), cell=cell,
                clauses=own + names.clauses(row.cites), erratum=row.erratum,
            )
        )
    return m.Table(
        name=table.name, params=params, sort=sort, rows=tuple(rows), clauses=names.clauses(table.cites)
    )


def read_key(text: str, sort: Sort, span: Span, names: Names) -> tuple[int, int] | None:
    """`8`, `5-6`, `7..`, `..4` or a member."""
    if isinstance(sort, Whole):
        low, high = bounds(sort)
        try:
            if text.startswith(".."):
                return low, int(text[2:])
            if text.endswith(".."):
                return int(text[:-2]), high
            left, dash, right = text[1:].partition("-")
            if dash:
                return int(text[0] + left), int(right)
            if holds(sort, int(text)):
                return int(text), int(text)
        except ValueError:
            pass
    else:
        found = read_cell(text, sort, span, names, report=False)
        if found is not None:
            return found, found
    names.sink.report(Code.BAD_CELL, span, cell=text, wanted=f"in {show_sort(sort)}")
    return None


def read_cell(text: str, sort: Sort, span: Span, names: Names, *, report: bool = True) -> int | None:
    """A cell's stored value."""
    match sort:
        case Whole() if text.lstrip("-").isdigit() and len(text) < 8 and holds(sort, int(text)):
            return int(text)
        case Truth() if text in ("yes", "no"):
            return int(text == "yes")
        case Enumeration() if text in sort.members:
            names.used.add(sort.name)
            return sort.members.index(text)
        case Maybe():
            return NONE if text in ("-", "none") else read_cell(text, sort.inner, span, names, report=report)
        case _:
            pass
    if report:
        names.sink.report(Code.BAD_CELL, span, cell=text, wanted=f"a cell of {show_sort(sort)}")
    return None
