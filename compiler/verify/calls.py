"""Who calls whom among the shared procedures of a Machine, and what a call may write before it comes back.

Read off the marks that lowering leaves: a call writes where to return, the end of what was called asks for it.
May import: blocks, machine, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tribonian.compiler.blocks import inside, written
from tribonian.compiler.machine import Block, Branch, Effect, Find, Goto, Location, Machine, Set
from tribonian.dsl.sorts import bounds
from tribonian.dsl.terms import Const, Op, Read

BACK = "return."  # what variables that hold where to return begin with
Call = tuple[str, int]  # what is called, and the number of the call


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way through a location: where to, what it may write, which call it makes, which return it takes."""

    target: str
    writes: frozenset[str]
    calls: Call | None = None
    returns: Call | None = None


@dataclass(slots=True)
class Calls:
    """Calls and returns of one Machine."""

    machine: Machine
    ways: dict[str, tuple[Way, ...]] = field(default_factory=dict)
    back: dict[Call, set[str]] = field(default_factory=dict)  # a call -> where it goes on
    _exits: dict[str, set[str]] = field(default_factory=dict)  # what is called -> where it asks where to return
    _entries: dict[str, set[str]] = field(default_factory=dict)
    _changes: dict[str, frozenset[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, location in self.machine.locations.items():
            self.ways[name] = tuple(self._of(location))
            for way in self.ways[name]:
                if way.returns is not None:
                    self._exits.setdefault(way.returns[0], set()).add(name)
                    self.back.setdefault(way.returns, set()).add(way.target)
                if way.calls is not None:
                    self._entries.setdefault(way.calls[0], set()).add(way.target)

    # ---- ways through a location

    def _of(self, location: Location) -> Iterator[Way]:
        answered = {location.var} - {""}
        for option in location.options:
            yield from self._through(option.block, answered | {one.var for one in option.binds}, (), {})

    def _through(
        self, block: Block, writes: set[str], done: tuple[Effect, ...], may: dict[str, frozenset[int]]
    ) -> Iterator[Way]:
        """Every way to the end of a block; `may` is where a return can still lead by the tests passed."""
        writes = writes.union(*(written(effect) for effect in inside(block.effects)))
        done = (*done, *block.effects)
        match block.end:
            case Goto(location=target):
                returns = return_of(may)
                calls = self.call(done, target, returns)
                yield Way(target=target, writes=frozenset(writes), calls=calls, returns=returns)
            case Find(var=var, then=then, otherwise=otherwise):
                for one in (then, otherwise):
                    yield from self._through(one, writes | {var}, done, may)
            case Branch(then=then, otherwise=otherwise):
                for one, left in zip((then, otherwise), self.left(block.end, may), strict=True):
                    yield from self._through(one, writes, done, left)

    def left(self, end: Branch, may: dict[str, frozenset[int]]) -> tuple[dict[str, frozenset[int]], ...]:
        """Where a return can lead on either side of a test."""
        match end.test:
            case Op(op="=", args=(Read(var=name, index=()), Const(value=value))) if name.startswith(BACK):
                low, high = bounds(self.machine.vars[name].sort)
                called = name.removeprefix(BACK)
                here = may.get(called, frozenset(range(low, high + 1)))
                return {**may, called: here & {value}}, {**may, called: here - {value}}
            case _:
                return may, may

    def call(self, done: Iterable[Effect], target: str, returns: Call | None) -> Call | None:
        """The call that effects make, if they lead into what is called."""
        name = self.machine.locations[target].procedure
        if returns is not None and returns[0] == name:
            return None
        found = None
        for effect in done:
            match effect:
                case Set(var=var, value=Const(value=value)) if var == BACK + name:
                    found = (name, value)
                case _:
                    pass
        return found

    def exits(self, name: str) -> set[str]:
        """Where something called asks where to return."""
        return self._exits.get(name, set())

    # ---- what a call may write

    def changes(self, name: str) -> frozenset[str]:
        """The variables that may be written from where something called begins until it returns."""
        if name not in self._changes:
            self._changes[name] = frozenset(self.machine.vars)  # while it is found: nothing is called inside itself
            self._changes[name] = self._between(name)
        return self._changes[name]

    def _between(self, name: str) -> frozenset[str]:
        """What is written on ways from where something called begins to its ends; calls on the way come back.

        What is called may also be left for good; if it is then called again, that is another call.
        """
        exits = self.exits(name)
        edges: dict[str, list[tuple[str, Way]]] = {}
        waiting = list(self._entries.get(name, set()))
        while waiting:
            place = waiting.pop()
            if place in edges:
                continue
            edges[place] = []
            for way in self.ways[place]:
                if way.returns is not None or (way.calls is not None and way.calls[0] == name):
                    continue  # it goes on where the call was made
                leads = {way.target}
                if way.calls is not None:
                    leads |= self.back.get(way.calls, set())
                edges[place] += [(target, way) for target in sorted(leads)]
                waiting += [target for target, _ in edges[place]]
        backwards: dict[str, set[str]] = {}
        for place, found in edges.items():
            for target, _ in found:
                backwards.setdefault(target, set()).add(place)
        reaches = exits & edges.keys()
        todo = list(reaches)
        while todo:
            for place in backwards.get(todo.pop(), set()) - reaches:
                reaches.add(place)
                todo.append(place)
        gone = [(target, way) for place in reaches for target, way in edges[place] if target in reaches]
        between = [way.writes for _, way in gone]
        between += [self.changes(way.calls[0]) for target, way in gone if way.calls and target != way.target]
        last = [way.writes for place in exits for way in self.ways[place] if way.returns is not None]
        return frozenset[str]().union(*between, *last)


def return_of(may: dict[str, frozenset[int]]) -> Call | None:
    """The return that is taken, where tests leave only one."""
    return next(((name, min(left)) for name, left in may.items() if len(left) == 1), None)
