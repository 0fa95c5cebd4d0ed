"""Every way of control, cut into edges between things that stand in the same group.

A group is a procedure; in it stand its own waiting locations, the groups nested in it, calls of what is drawn
elsewhere, and marks. May import: machine, diagram_calls, diagram_flow.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from tribonian.compiler.emit.diagram_calls import Nest, Script, above, nested
from tribonian.compiler.emit.diagram_flow import Flow, Leg, Place, Return, Test, Way, reached
from tribonian.compiler.machine import SUSPENDS, Block, Goto, Location, Machine, Option

# What stands in a group: ("own", location), ("loop", location), ("group", procedure), ("call", procedure, number),
# or a mark.
Key = tuple[str, ...]
START: Key = ("start",)
EXIT: Key = ("exit",)
FINAL: Key = ("final",)
WINDOW = "window "  # the beginning of the name of what opens before other choices


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """What sends control along an edge: an answer at a location, or nothing but what was tested."""

    location: Location | None = None
    option: Option | None = None
    tests: tuple[Test, ...] = ()


@dataclass(slots=True, kw_only=True)
class Group:
    """A procedure with all that stands in it, in the order in which play first comes there."""

    name: str
    own: list[Location] = field(default_factory=list)
    nodes: dict[Key, None] = field(default_factory=dict)
    edges: dict[tuple[Key, Key], list[Note]] = field(default_factory=dict)

    def add(self, source: Key, target: Key, note: Note) -> None:
        self.nodes.setdefault(source)
        self.nodes.setdefault(target)
        notes = self.edges.setdefault((source, target), [])
        if note not in notes:
            notes.append(note)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A thing in a group."""

    group: str
    key: Key


@dataclass(frozen=True, slots=True, kw_only=True)
class Outline:
    """All groups of a Machine and how they are nested."""

    machine: Machine
    nest: Nest
    groups: dict[str, Group]
    returning: dict[str, list[Note]]  # what sends control back from a shared procedure


def outline(machine: Machine, script: Script) -> Outline:
    """The groups of a Machine, given what its procedures set going."""
    order = reached(machine)
    nest = nested(machine, script, order)
    routing = _Routing(machine, nest)
    for name in order:
        location = machine.locations[name]
        if location.kind in SUSPENDS or (location.kind == "step" and location.procedure in nest.silent):
            routing.groups[location.procedure].own.append(location)
    routing.run()
    return Outline(machine=machine, nest=nest, groups=routing.groups, returning=routing.returning)


class _Routing:
    """Follows every way from the start on."""

    def __init__(self, machine: Machine, nest: Nest) -> None:
        self.machine = machine
        self.nest = nest
        self.flow = Flow(machine, nest)
        self.groups = {name: Group(name=name) for name in nest.calls}
        self.returning: dict[str, list[Note]] = {}
        self.sites: dict[Place, Spot] = {}
        self.todo: deque[Place] = deque()
        self.ready: set[Place] = set()
        self.met: set[Place] = set()

    def run(self) -> None:
        spot = Spot(group=self.nest.root, key=START)
        start = Block(effects=(), end=Goto(location=self.machine.start))
        for way in self.flow.ways(start, self.nest.root):
            self._draw(spot, way, Note(tests=way.tests))
        while self.todo:
            place = self.todo.popleft()
            spot = self.sites[place]
            for block, location, option in self._blocks(place):
                for way in self.flow.ways(block, spot.group):
                    self._draw(spot, way, Note(location=location, option=option, tests=way.tests))

    def _blocks(self, place: Place) -> Iterator[tuple[Block, Location | None, Option | None]]:
        if isinstance(place, Return):
            yield self.flow.returns[place], None, None
            return
        location = self.machine.locations[place]
        for option in location.options:
            yield (option.block, None, None) if location.kind == "step" else (option.block, location, option)

    def _meet(self, place: Place, spot: Spot | None = None) -> None:
        """A place is followed once it is both come to and known where it stands."""
        if spot is not None:
            self.sites.setdefault(place, spot)
        else:
            self.met.add(place)
        if place in self.met and place in self.sites and place not in self.ready:
            self.ready.add(place)
            self.todo.append(place)

    # ---- one way

    def _draw(self, spot: Spot, way: Way, note: Note) -> None:
        for leg in way.legs:
            name = leg.call.procedure
            if name not in self.groups:
                continue
            if not name.startswith(WINDOW):
                called = self._site(spot, leg)
                self._route(spot, called, leg.top, note)
                self._meet(leg.call, called)
            spot = Spot(group=name, key=START)
        target = way.target
        if isinstance(target, Return):
            self._route(spot, Spot(group=target.procedure, key=EXIT), way.top, note)
            self._meet(target)
            self.returning.setdefault(target.procedure, []).append(note)
            return
        location = self.machine.locations[target]
        if location.kind == "final":
            mark = EXIT if way.top else FINAL
            for name, key in self._ladder(spot, self.nest.root):
                mark = FINAL if name == way.top else mark
                self.groups[name].add(key, mark, note)
            return
        turns = self.flow.turns(target) and location.procedure not in self.nest.silent
        there = Spot(group=location.procedure, key=("loop" if turns else "own", target))
        self._route(spot, there, way.top, note)
        self._meet(target, there)
        self._meet(target)

    def _site(self, spot: Spot, leg: Leg) -> Spot:
        """Where a call stands: the procedure itself if it is nested in its caller, else a sign that points to it."""
        name, number = leg.call.procedure, leg.call.number
        caller = self._caller(name, leg.top or spot.group)
        key: Key = ("group", name) if self.nest.parent.get(name) == caller else ("call", name, str(number))
        return Spot(group=caller, key=key)

    def _caller(self, name: str, inside: str) -> str:
        """Who calls a procedure here: the innermost around, or one on the way that does not wait itself."""
        around = above(self.nest, inside)
        for one in around:
            if name in self.nest.calls[one]:
                return one
        for one in around:
            todo = deque(self.nest.calls[one])
            seen = set(todo)
            while todo:
                between = todo.popleft()
                if name in self.nest.calls[between]:
                    return between
                following = [other for other in self.nest.calls[between] if other not in seen]
                seen.update(following)
                todo.extend(following)
        return inside

    def _route(self, source: Spot, target: Spot, top: str, note: Note) -> None:
        """An edge in the innermost group that holds both, and from or to a mark in every group in between."""
        over = above(self.nest, target.group)
        shared = next(one for one in above(self.nest, source.group) if one in over)
        if top in above(self.nest, shared):
            shared = top
        *left, (_, tail) = self._ladder(source, shared)
        *entered, (_, head) = self._ladder(target, shared)
        for name, key in left:
            self.groups[name].add(key, EXIT, note)
        for name, key in reversed(entered):
            self.groups[name].add(START, key, note)
        self.groups[shared].add(tail, head, note)

    def _ladder(self, spot: Spot, top: str) -> Iterator[tuple[str, Key]]:
        """What stands for a spot in its own group and in every group around it, up to one."""
        key = spot.key
        for name in above(self.nest, spot.group):
            yield name, key
            if name == top:
                return
            key = ("group", name)
