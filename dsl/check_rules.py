"""Structure of a book as a whole (E04xx): override circles, calls and values in a circle.

May import: model, syntax, terms, source, codes, diagnostics.
"""

from collections.abc import Iterable, Iterator, Mapping

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.graphs import find_circle, longest_chain
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Apply, walk

MAX_CHAIN = 40  # what calls or needs what: everything below follows such chains by recursion


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
    bodies: Mapping[str, Iterable[m.Statement]], windows: Iterable[m.Window], places: Mapping[str, Span], sink: Sink
) -> bool:
    """Calls, events, actions, tracks and windows counted in, must not go in a circle: locals are state."""
    edges: dict[str, set[str]] = {name: set(leads_to(body)) for name, body in bodies.items()}
    for window in windows:
        for opener in openers(window):
            edges.setdefault(opener, set()).add(f"window {window.name}")
    known = {name: {one for one in nearby if one in edges} for name, nearby in edges.items()}
    return _check_chain(known, places, sink, what="calls", joint=" calls ")


def check_needs(values: Mapping[str, m.Value], places: Mapping[str, Span], sink: Sink) -> None:
    """What a value is must not hang on itself, through whatever other values."""
    edges: dict[str, set[str]] = {}
    for name, value in values.items():
        terms = [rule.result for rule in value.rules]
        terms += [guard.test for rule in value.rules for guard in rule.guards]
        edges[name] = {part.value for term in terms for part in walk(term) if isinstance(part, Apply)}
    _check_chain(edges, places, sink, what="values", joint=" needs ")


def _check_chain(edges: dict[str, set[str]], places: Mapping[str, Span], sink: Sink, *, what: str, joint: str) -> bool:
    """Whether nothing goes in a circle."""
    circle = find_circle(edges)
    if circle is not None:
        span = places[_plain_name(circle[0])]
        sink.report(Code.RECURSION, span, what=what, circle=joint.join(circle))
        return False
    chain = longest_chain(edges)
    if len(chain) > MAX_CHAIN:
        span = places[_plain_name(chain[0])]
        shown = joint.join([*chain[:3], "..."])
        depth, limit = len(chain), MAX_CHAIN
        sink.report(Code.LONG_CHAIN, span, what=what, depth=depth, limit=limit, chain=shown)
    return True


def _plain_name(node: str) -> str:
    """What a node of the graph of calls is declared as."""
    for kind in ("event ", "action ", "track ", "window "):
        node = node.removeprefix(kind)
    return node.removesuffix(" required").split(" before ")[0]


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
            case m.Repeat() | m.Each() | m.Through() | m.Times() | m.Together() | m.MayPick():
                yield from inside(statement.body)
            case m.Seek():
                yield from inside((*statement.body, *statement.otherwise))
            case _:
                pass


def called(body: Iterable[m.Statement]) -> Iterator[str]:
    """Names of what a body calls or raises."""
    for statement in inside(body):
        if isinstance(statement, m.Call):
            yield statement.procedure
        elif isinstance(statement, m.Raise):
            yield f"event {statement.event}"


def openers(window: m.Window) -> Iterator[str]:
    """Names of what opens a window."""
    if window.during:
        yield window.during
    if window.event:
        yield f"event {window.event}"
    yield from (roll.split(".")[0] for roll in window.rolls)


def leads_to(body: Iterable[m.Statement]) -> Iterator[str]:
    """Names of all that a body can set going: what it calls, actions it offers, tracks it raises."""
    listed = list(body)
    yield from called(listed)
    for statement in inside(listed):
        if isinstance(statement, m.Adjust) and statement.verb == "gain":
            yield f"track {statement.var}"
        elif isinstance(statement, m.Menu):
            for entry in statement.actions:
                yield from (f"action {name}" for name in entry.actions)
