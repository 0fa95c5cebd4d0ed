"""Where control can go from a waiting place to the next: through steps, calls of shared procedures and returns.

A return is a place of its own, so that play goes back only to where it was called from. Of the tests on the way those
are kept that every way there makes. May import: machine, blocks, diagram_calls, dsl.terms.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from tribonian.compiler.blocks import effects, targets, variables_read, written
from tribonian.compiler.emit.diagram_calls import Nest, above
from tribonian.compiler.emit.diagram_facts import parts, settled
from tribonian.compiler.machine import Block, Branch, Effect, Find, Goto, Machine, Set
from tribonian.dsl.terms import Const, Op, Read

RETURN = "return."  # before the name of a shared procedure: the variable that tells where it goes on


@dataclass(frozen=True, slots=True, kw_only=True)
class Return:
    """The end of a shared procedure that was called at its place of that number."""

    procedure: str
    number: int


Place = str | Return


@dataclass(frozen=True, slots=True, kw_only=True)
class Leg:
    """A part of a way, up to a call; `top` is the outermost procedure that it leads back to, "" for none."""

    call: Return
    top: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Test:
    """A test that was made on the way, and how it came out."""

    end: Branch | Find
    holds: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way control can go: calls on it, the place it comes to, and the tests that are always made."""

    legs: tuple[Leg, ...]
    top: str
    target: Place
    tests: tuple[Test, ...]


def reached(machine: Machine) -> list[str]:
    """Every location that play can come to, in the order in which it is first met."""
    found: dict[str, None] = {machine.start: None}
    todo = deque(found)
    while todo:
        for option in machine.locations[todo.popleft()].options:
            for name in targets(option.block):
                if name not in found:
                    found[name] = None
                    todo.append(name)
    return list(found)


@dataclass(frozen=True, slots=True)
class _Point:
    """Where a walk stands: the procedure that this leg of it comes from, the legs before, how far out it went."""

    procedure: str
    legs: tuple[Leg, ...] = ()
    top: str = ""


@dataclass(frozen=True, slots=True)
class _Seen:
    """The tests that every way to a point makes, and those of them whose outcome still stands there."""

    tests: tuple[Test, ...] = ()
    standing: tuple[Test, ...] = ()


Known = dict[tuple[Place, _Point], _Seen]


class Flow:
    """The steps of one Machine; `returns` collects what follows the end of each call."""

    def __init__(self, machine: Machine, nest: Nest) -> None:
        self.machine = machine
        self.nest = nest
        self.returns: dict[Return, Block] = {}
        self.heads = {loop.head for loop in machine.loops}
        self._reads: dict[int, set[str]] = {}

    def waits(self, name: str) -> bool:
        """Whether a way ends at a location: it is no step, or one that is drawn."""
        location = self.machine.locations[name]
        return location.kind != "step" or location.procedure in self.nest.silent or self.turns(name)

    def turns(self, name: str) -> bool:
        """Whether a location is where a loop of a procedure that is drawn goes round."""
        return name in self.heads and self.machine.locations[name].procedure in self.nest.calls

    def reads(self, test: Test) -> set[str]:
        """The variables that the outcome of a test hangs on."""
        if id(test.end) not in self._reads:
            self._reads[id(test.end)] = variables_read(self.machine, test.end.test)
        return self._reads[id(test.end)]

    def ways(self, block: Block, procedure: str) -> list[Way]:
        """Every way from a block of a procedure to where play waits, returns or ends."""
        walk = _Walk(self, procedure)
        walk.follow(block, _Point(procedure), _Seen())
        while walk.todo:
            name, point = walk.todo.popleft()
            walk.step(name, point)
        return [
            Way(legs=point.legs, top=point.top, target=place, tests=seen.tests)
            for (place, point), seen in walk.ends.items()
        ]


class _Walk:
    """One walk: the tests that are certain at each step and end that it comes to."""

    def __init__(self, flow: Flow, origin: str) -> None:
        self.flow = flow
        self.origin = origin
        self.steps: Known = {}
        self.ends: Known = {}
        self.todo: deque[tuple[str, _Point]] = deque()
        self.tests: dict[tuple[int, bool], Test] = {}

    def step(self, name: str, point: _Point) -> None:
        location = self.flow.machine.locations[name]
        block = location.options[0].block
        seen = self.steps[name, point]
        if name == f"{location.procedure}/return" and _asked(block) is None:
            self._come_back(location.procedure, [(0, block)], point, seen)
        else:
            self.follow(block, point, seen)

    def follow(self, block: Block, point: _Point, seen: _Seen, leaving: str = "") -> None:
        """Through a block to the locations it goes to."""
        shared = _asked(block)
        if shared is not None and shared != leaving:
            self._come_back(shared, list(_cases(block, shared)), point, seen)
            return
        point = self._called(block, point, leaving)
        end = block.end
        changed = {var for effect in _effects(block.effects) for var in written(effect)}
        match end:
            case Goto():
                self._arrive(end.location, point, self._after(seen, changed))
            case Branch():
                seen = self._after(seen, changed)
                facts = [fact for one in seen.standing for fact in parts(one.end.test, holds=one.holds)]
                outcome = settled(end.test, facts)
                for holds, then in ((True, end.then), (False, end.otherwise)):
                    if outcome is None:
                        self.follow(then, point, self._tested(seen, end, holds=holds), leaving)
                    elif outcome == holds:
                        self.follow(then, point, seen, leaving)
            case Find():
                seen = self._after(seen, {*changed, end.var})
                for holds, then in ((True, end.then), (False, end.otherwise)):
                    self.follow(then, point, self._tested(seen, end, holds=holds), leaving)
            case _:
                assert_never(end)

    def _after(self, seen: _Seen, changed: set[str]) -> _Seen:
        """What is known once variables have changed."""
        standing = tuple(one for one in seen.standing if not self.flow.reads(one) & changed)
        return replace(seen, standing=standing)

    def _tested(self, seen: _Seen, end: Branch | Find, *, holds: bool) -> _Seen:
        test = self.tests.setdefault((id(end), holds), Test(end=end, holds=holds))
        tests = seen.tests if test in seen.tests else (*seen.tests, test)
        if isinstance(end, Find) or test in seen.standing:
            return replace(seen, tests=tests)
        return _Seen(tests, (*seen.standing, test))

    def _called(self, block: Block, point: _Point, leaving: str) -> _Point:
        """The walk after the calls that a block makes: where each is to return is set, and it goes inside."""
        for effect in block.effects:
            if not isinstance(effect, Set) or not effect.var.startswith(RETURN) or not isinstance(effect.value, Const):
                continue
            name = effect.var.removeprefix(RETURN)
            family = self.flow.nest.family.get(name, frozenset({name}))
            inside = any(self.flow.machine.locations[one].procedure in family for one in targets(block))
            if inside and name != leaving:
                leg = Leg(call=Return(procedure=name, number=effect.value.value), top=point.top)
                point = _Point(name, (*point.legs, leg))
        return point

    def _come_back(self, shared: str, cases: list[tuple[int, Block]], point: _Point, seen: _Seen) -> None:
        """The end of a shared procedure: behind its call if that is on this walk, else the walk ends."""
        at = next((at for at, leg in enumerate(point.legs) if leg.call.procedure == shared), None)
        for number, then in cases:
            place = Return(procedure=shared, number=number)
            self.flow.returns.setdefault(place, then)
            if at is None:
                _meet(self.ends, (place, point), seen)
            elif point.legs[at].call == place:
                caller = point.legs[at - 1].call.procedure if at else self.origin
                self.follow(then, _Point(caller, point.legs[:at], point.legs[at].top), seen, leaving=shared)

    def _arrive(self, name: str, point: _Point, seen: _Seen) -> None:
        if self.flow.waits(name):
            _meet(self.ends, (name, point), seen)
            return
        point = self._passed(name, point)
        if _meet(self.steps, (name, point), seen):
            self.todo.append((name, point))

    def _passed(self, name: str, point: _Point) -> _Point:
        """A walk that comes by a step of a procedure further out has left everything inside that."""
        procedure = self.flow.machine.locations[name].procedure
        outer = above(self.flow.nest, point.procedure)[1:]
        if procedure not in outer or (point.top and outer.index(procedure) <= outer.index(point.top)):
            return point
        return replace(point, top=procedure)


def _meet(known: Known, key: tuple[Place, _Point], seen: _Seen) -> bool:
    """Keep what is certain on this way too; whether that is news."""
    before = known.get(key)
    if before is None:
        known[key] = seen
        return True
    tests = tuple(test for test in before.tests if test in seen.tests)
    standing = tuple(test for test in before.standing if test in seen.standing)
    known[key] = _Seen(tests, standing)
    return known[key] != before


def _effects(found: tuple[Effect, ...]) -> Iterator[Effect]:
    return effects(Block(effects=found, end=Goto(location="")))


def _asked(block: Block) -> str | None:
    """The shared procedure whose place of return a block asks for first, if it does."""
    end = block.end
    if isinstance(end, Branch) and isinstance(end.test, Op) and end.test.op == "=":
        left = end.test.args[0]
        if isinstance(left, Read) and left.var.startswith(RETURN):
            return left.var.removeprefix(RETURN)
    return None


def _cases(block: Block, shared: str) -> Iterator[tuple[int, Block]]:
    """Every place a shared procedure returns to, by its number; the last is not asked for."""
    last = 0
    while _asked(block) == shared:
        end = block.end
        assert isinstance(end, Branch)
        assert isinstance(end.test, Op)
        number = end.test.args[1]
        assert isinstance(number, Const)
        yield number.value, end.then
        last = max(last, number.value + 1)
        block = end.otherwise
    yield last, block
