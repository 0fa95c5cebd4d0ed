"""A group made simple: calls, loops and locations that tell little are drawn together, ways around a box left out.

Works on the keys of a group, before anything has words. May import: machine, diagram_flow, diagram_routes.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tribonian.compiler.emit.diagram_flow import Test
from tribonian.compiler.emit.diagram_routes import EXIT, FINAL, START, Group, Key, Note
from tribonian.compiler.machine import Location, Option

MARKS = (START, EXIT, FINAL)


@dataclass(slots=True, kw_only=True)
class Sketch:
    """What stands in a group and how control goes, in the order in which play comes there."""

    nodes: dict[Key, None]
    edges: dict[tuple[Key, Key], list[Note]]
    calls: dict[Key, dict[str, list[Note]]] = field(default_factory=dict)  # what a card calls that is drawn elsewhere
    cards: dict[Key, list[str]] = field(default_factory=dict)  # the locations that a card is made of
    inner: dict[Key, list[Note]] = field(default_factory=dict)  # ways that stay inside a card, or go back from a call
    returns: set[tuple[Key, Key]] = field(default_factory=set)  # edges that only come back from a call
    repeats: set[Key] = field(default_factory=set)
    optional: set[Key] = field(default_factory=set)

    def leaving(self, key: Key) -> dict[Key, list[Note]]:
        return {target: notes for (source, target), notes in self.edges.items() if source == key}

    def coming(self, key: Key) -> dict[Key, list[Note]]:
        return {source: notes for (source, target), notes in self.edges.items() if target == key}


def sketch(group: Group) -> Sketch:
    """A group as it is, loops that join nothing taken out."""
    made = Sketch(nodes=dict(group.nodes), edges={ends: list(notes) for ends, notes in group.edges.items()})
    for key in [one for one in made.nodes if one[0] == "loop"]:
        count = len(made.coming(key).keys() - {key}), len(made.leaving(key).keys() - {key})
        if min(count) <= 1:
            _take_out(made, key)
    return made


def _take_out(made: Sketch, key: Key) -> None:
    """Lead every way through a node past it."""
    coming, leaving = made.coming(key), made.leaving(key)
    around = leaving.pop(key, [])
    coming.pop(key, None)
    for source, before in coming.items():
        if around:
            made.repeats.add(source)
        for target, after in leaving.items():
            notes = made.edges.setdefault((source, target), [])
            for one in before:
                for other in after:
                    joined = Note(location=one.location, option=one.option, tests=one.tests + other.tests)
                    notes += [joined] if joined not in notes else []
    made.edges = {ends: notes for ends, notes in made.edges.items() if key not in ends}
    made.nodes.pop(key)


# ---- cards


def collapse(made: Sketch, card: Callable[[int], Key]) -> None:
    """Draw the locations of a procedure as cards: one for all between two turns of what is nested in it."""
    for key in [one for one in made.nodes if one[0] == "call"]:
        for source, notes in made.coming(key).items():
            known = made.calls.setdefault(source, {}).setdefault(key[1], [])
            known += [one for one in notes if one not in known]
        _take_out(made, key)
    levels = _levels(made)
    into = {key: card(levels[key]) for key in made.nodes if key[0] == "own"}
    for key, target in into.items():
        made.cards.setdefault(target, []).append(key[1])
    back = back_edges(made)
    edges: dict[tuple[Key, Key], list[Note]] = {}
    for (source, target), notes in made.edges.items():
        ends = into.get(source, source), into.get(target, target)
        if ends[0] == ends[1] and source in into:
            made.inner.setdefault(ends[0], []).extend(notes)
            if (source, target) in back:
                made.repeats.add(ends[0])
            continue
        known = edges.setdefault(ends, [])
        known += [one for one in notes if one not in known]
    made.repeats = {into.get(key, key) for key in made.repeats}
    calls: dict[Key, dict[str, list[Note]]] = {}
    for key, found in made.calls.items():
        for name, notes in found.items():
            calls.setdefault(into.get(key, key), {}).setdefault(name, []).extend(notes)
    made.calls = calls
    made.nodes = dict.fromkeys(into.get(key, key) for key in made.nodes)
    made.edges = edges


def _levels(made: Sketch) -> dict[Key, int]:
    """How often, at most, control has changed between a procedure and what is nested in it, loops left out."""
    back = back_edges(made)
    levels: dict[Key, int] = {}

    def level(key: Key) -> int:
        if key not in levels:
            levels[key] = 0
            before = [source for source in made.coming(key) if (source, key) not in back]
            levels[key] = max((level(one) + ((one[0] == "group") != (key[0] == "group")) for one in before), default=0)
        return levels[key]

    return {key: level(key) for key in made.nodes}


def back_edges(made: Sketch) -> set[tuple[Key, Key]]:
    """The edges that lead back to where control came from."""
    found: set[tuple[Key, Key]] = set()
    done: set[Key] = set()
    for root in sorted(made.nodes, key=lambda one: one != START):
        if root in done:
            continue
        path: dict[Key, None] = {root: None}
        stack = [(root, iter(made.leaving(root)))]
        while stack:
            key, following = stack[-1]
            for target in following:
                if target in path:
                    found.add((key, target))
                elif target not in done:
                    path[target] = None
                    stack.append((target, iter(made.leaving(target))))
                    break
            else:
                stack.pop()
                path.pop(key)
                done.add(key)
    return found


# ---- calls


def join_calls(made: Sketch) -> None:
    """Draw calls of the same procedure as one if they go on at the same places."""
    first: dict[tuple[str, frozenset[Key]], Key] = {}
    for key in [one for one in made.nodes if one[0] == "call"]:
        known = first.setdefault((key[1], frozenset(made.leaving(key))), key)
        if known == key:
            continue
        for source, notes in made.coming(key).items():
            made.edges.setdefault((source, known), []).extend(notes)
        made.edges = {ends: notes for ends, notes in made.edges.items() if key not in ends}
        made.nodes.pop(key)


def may_end(made: Sketch, *, most: int) -> bool:
    """Whether the game can end at more than a few places here; then the ways to its end are not drawn."""
    if len(made.coming(FINAL)) <= most:
        return False
    made.edges = {ends: notes for ends, notes in made.edges.items() if FINAL not in ends}
    made.nodes.pop(FINAL)
    return True


def comes_back(made: Sketch, source: Key, target: Key) -> bool:
    """Whether two edges are drawn as one with two heads: a call, or a question on the side.

    Between phases, and where a loop goes round, coming back is news of its own.
    """
    back = (target, source)
    apart = source[0] == target[0] == "group" or "loop" in (source[0], target[0])
    return back in made.edges and (not apart or back in made.returns or (source, target) in made.returns)


# ---- ways around


def leave_out_skips(made: Sketch, *, tells: Callable[[Key, Key], bool]) -> None:
    """Leave out edges that only lead past boxes, and mark these as optional; `tells` says which edges must stay."""
    back = back_edges(made)
    forward: dict[Key, list[Key]] = {}
    for source, target in made.edges:
        if (source, target) not in back and source != target and not comes_back(made, source, target):
            forward.setdefault(source, []).append(target)

    def boxes(key: Key, target: Key) -> set[Key]:
        """The boxes on the ways from one node to another that lead through boxes alone."""
        found: set[Key] = set()
        for one in forward.get(key, []):
            if one[0] in ("group", "card") and one != target:
                behind = boxes(one, target)
                if behind or target in forward.get(one, []):
                    found |= {one, *behind}
        return found

    dropped: set[tuple[Key, Key]] = set()
    for source, following in forward.items():
        for target in following:
            passed = boxes(source, target)
            if passed and not tells(source, target):
                dropped.add((source, target))
                made.optional |= passed
    made.edges = {ends: notes for ends, notes in made.edges.items() if ends not in dropped}


# ---- reasons


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why control goes along an edge and not along another: an answer of a menu, tests that come out otherwise."""

    location: Location | None
    option: Option | None
    tests: tuple[Test, ...]


def reasons(made: Sketch, source: Key, target: Key) -> list[Reason]:
    """What tells an edge from the others that leave the same node; an empty reason where nothing does."""
    leaving = made.leaving(source)
    here = leaving.pop(target)
    elsewhere = [one for notes in (*leaving.values(), made.inner.get(source, [])) for one in notes]
    found: dict[tuple[int, int], Reason] = {}
    for note in here:
        key = (id(note.location), id(note.option))
        if key in found:
            continue
        mine = [one.tests for one in here if (id(one.location), id(one.option)) == key]
        others = [one.tests for one in elsewhere if (id(one.location), id(one.option)) == key]
        opposite = {(id(test.end), test.holds) for tests in others for test in tests}
        common = [test for test in mine[0] if all(_has(tests, test) for tests in mine)]
        telling = tuple(test for test in common if (id(test.end), not test.holds) in opposite)
        given = {id(one.option) for one in here if one.location is note.location}
        other = {id(one.option) for one in elsewhere if one.location is note.location}
        chosen = note.location is not None and note.location.kind == "choose"
        shown = note.option if chosen and (source[0] == "own" or other - given) else None
        found[key] = Reason(location=note.location, option=shown, tests=telling)
    return list(found.values())


def _has(tests: tuple[Test, ...], wanted: Test) -> bool:
    return any(test.end is wanted.end and test.holds == wanted.holds for test in tests)
