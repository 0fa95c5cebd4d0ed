"""Structure of a book as a whole (E04xx): override circles, calls and values in a circle.

May import: model, syntax, terms, source, codes, diagnostics.
"""

from collections.abc import Iterable, Iterator, Mapping
from graphlib import TopologicalSorter

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Apply, walk

MAX_CHAIN = 40  # what calls or needs what: everything below follows such chains by recursion


def find_circle(edges: Mapping[str, Iterable[str]]) -> list[str] | None:
    """One circle of a graph, or none; the first in name order."""
    done: set[str] = set()
    for root in sorted(edges):
        if root in done:
            continue
        path: dict[str, None] = {root: None}
        stack: list[tuple[str, Iterator[str]]] = [(root, iter(sorted(edges[root])))]
        while stack:
            node, following = stack[-1]
            for other in following:
                if other in path:
                    circle = list(path)
                    return [*circle[circle.index(other) :], other]
                if other not in done and other in edges:
                    path[other] = None
                    stack.append((other, iter(sorted(edges[other]))))
                    break
            else:
                stack.pop()
                path.pop(node)
                done.add(node)
    return None


def leaves_first(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """The nodes of a graph without circle, each after all it leads to."""
    return list(TopologicalSorter(edges).static_order())


def closure(edges: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """Everything reachable from each node, itself left out. The graph has no circle."""
    found: dict[str, frozenset[str]] = {}
    for node in leaves_first(edges):
        near = edges.get(node, ())
        found[node] = frozenset(near).union(*(found[other] for other in near))
    return found


def longest_chain(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """The longest way through a graph without circle."""
    best: dict[str, list[str]] = {}
    for node in leaves_first(edges):
        tails = [best[other] for other in edges.get(node, ())]
        best[node] = [node, *max(tails, key=len, default=[])]
    return max(best.values(), key=len, default=[])


def check_overrides(rules: list[s.ValueRule], edges: dict[str, set[str]], sink: Sink) -> bool:
    """Whether the order of the rules of one value is strict; a circle is reported once."""
    circle = find_circle(edges)
    if circle is None:
        return True
    span = next(rule.span for rule in rules if rule.clause == circle[0])
    sink.report(
        Code.OVERRIDE_CIRCLE,
        span,
        circle=" over ".join(circle),
        help="take one `overrides` or `prefers` away",
    )
    return False


def check_calls(
    procedures: Mapping[str, m.Procedure],
    events: Mapping[str, m.Event],
    places: Mapping[str, Span],
    sink: Sink,
) -> None:
    """Calls, events counted in, must not go in a circle: locals are state."""
    edges: dict[str, set[str]] = {name: set(called(one.body)) for name, one in procedures.items()}
    for name, event in events.items():
        edges[f"event {name}"] = {one for reaction in event.reactions for one in called(reaction.body)}
    _check_chain(edges, places, sink, what="calls", joint=" calls ")


def check_needs(values: Mapping[str, m.Value], places: Mapping[str, Span], sink: Sink) -> None:
    """What a value is must not hang on itself, through whatever other values."""
    edges: dict[str, set[str]] = {}
    for name, value in values.items():
        terms = [rule.result for rule in value.rules]
        terms += [guard.test for rule in value.rules for guard in rule.guards]
        edges[name] = {part.value for term in terms for part in walk(term) if isinstance(part, Apply)}
    _check_chain(edges, places, sink, what="values", joint=" needs ")


def _check_chain(edges: dict[str, set[str]], places: Mapping[str, Span], sink: Sink, *, what: str, joint: str) -> None:
    circle = find_circle(edges)
    if circle is not None:
        span = places[circle[0].removeprefix("event ")]
        sink.report(Code.RECURSION, span, what=what, circle=joint.join(circle))
        return
    chain = longest_chain(edges)
    if len(chain) > MAX_CHAIN:
        span = places[chain[0].removeprefix("event ")]
        shown = joint.join([*chain[:3], "..."])
        depth, limit = len(chain), MAX_CHAIN
        sink.report(Code.LONG_CHAIN, span, what=what, depth=depth, limit=limit, chain=shown)


def inside(body: Iterable[m.Statement]) -> Iterator[m.Statement]:
    """Every statement of a body, those inside others included."""
    for statement in body:
        yield statement
        match statement:
            case m.If():
                yield from inside((*statement.then, *statement.otherwise))
            case m.Menu():
                for option in statement.options:
                    yield from inside(option.body)
            case m.Repeat() | m.Each():
                yield from inside(statement.body)
            case _:
                pass


def called(body: Iterable[m.Statement]) -> Iterator[str]:
    """Names of what a body calls or raises."""
    for statement in inside(body):
        if isinstance(statement, m.Call):
            yield statement.procedure
        elif isinstance(statement, m.Raise):
            yield f"event {statement.event}"
