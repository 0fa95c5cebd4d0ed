"""What holds at each location by how play comes to it: tests passed and values given, until what they read is written.

Followed along every edge of the Machine, and across calls: what a call does not write holds after it as before. A
condition is kept at a location only if every edge into it brings it, so all of this holds by construction, and no
solver is asked. May import: calls, blocks, passes.fold, machine, paths, slices, dsl.terms.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.blocks import inside, written
from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Move,
    Pop,
    Push,
    Set,
    When,
)
from tribonian.compiler.passes.fold import fold_term
from tribonian.compiler.verify.calls import Call, Calls, return_of
from tribonian.compiler.verify.paths import Fact
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.sorts import SetOf, bounds
from tribonian.dsl.terms import NO, YES, Ahead, Arg, Const, Op, Over, Read, Term, Way, walk

MOST_COPIED = 60  # conditions said again of a copy, at a time
LONGEST = 60  # parts of a condition worth remembering
Clauses = tuple[str, ...]


@dataclass(slots=True)
class Flow:
    """A fixpoint over the locations of one Machine; sets of conditions are integers of bits."""

    machine: WrittenOut
    reads: Callable[[Term], frozenset[str]]  # the variables a term reads, also through values
    calls: Calls = field(init=False)
    at: dict[str, int] = field(default_factory=dict)
    _terms: list[Term] = field(default_factory=list)
    _numbers: dict[Term, int] = field(default_factory=dict)
    _clauses: list[dict[str, None]] = field(default_factory=list)
    _reading: dict[str, int] = field(default_factory=dict)  # variable -> the conditions that read it
    _pinned: dict[str, int] = field(default_factory=dict)  # variable -> the conditions that say what it is
    _alone: dict[int, str] = field(default_factory=dict)  # condition that speaks of one variable alone -> that variable
    _plain: int = 0  # all those conditions
    _comes: dict[tuple[int, int], bool] = field(default_factory=dict)  # whether one is so, if its variable is a number
    _before: dict[Call, int] = field(default_factory=dict)  # what held when a call was made
    _parts: dict[tuple[Term, bool], tuple[Term, ...]] = field(default_factory=dict)
    _todo: dict[str, None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.calls = Calls(self.machine)

    def run(self) -> None:
        start = 0
        for var in self.machine.vars.values():
            plain = not var.index and isinstance(var.start, Const) and not isinstance(var.sort, SetOf)
            if plain and var.kind not in ("option", "reading", "scenario", "players"):
                start = self._gain(start, Op("=", (Read(var.name), var.start)), ())
        self._todo = {self.machine.start: None}
        self.at[self.machine.start] = start
        while self._todo:
            name = next(iter(self._todo))
            del self._todo[name]
            self._leave(self.machine.locations[name])

    def conditions(self, name: str) -> list[Fact]:
        """What holds at a location, with the clauses that see to it."""
        here = self.at.get(name, 0)
        return [
            Fact(term, tuple(self._clauses[number])) for number, term in enumerate(self._terms) if here >> number & 1
        ]

    # ---- along the edges

    def _leave(self, location: Location) -> None:
        for option in location.options:
            state = self.at[location.name]
            for var in ({location.var} - {""}) | {one.var for one in option.binds}:
                state = self._lose(state, var)
            known: int | None = state
            for guard in option.guards:
                known = self._assume(known, guard.test, guard.clauses, wanted=True)
            if known is not None:
                self._block(option.block, known, (), {})

    def _block(self, block: Block, state: int, done: tuple[Effect, ...], may: dict[str, frozenset[int]]) -> None:
        for effect in block.effects:
            state = self._effect(effect, state)
        done = (*done, *block.effects)
        match block.end:
            case Goto(location=target):
                self._go(target, state, done, may)
            case Find() as end:
                there: int | None = self._lose(state, end.var)
                there = self._assume(there, end.test, end.clauses, wanted=True)
                if there is not None:
                    self._block(end.then, there, done, may)
                none = self._give(self._lose(state, end.var), Read(end.var), self.machine.vars[end.var].start, ())
                if end.after is None:
                    low, high = bounds(end.sort)
                    some = Over("some", end.var, low, high, YES, in_place_of(end.test, {end.var: Arg(end.var)}))
                    none = self._gain(none, Op("not", (some,)), end.clauses)
                self._block(end.otherwise, none, done, may)
            case Branch() as end:
                sides = ((end.then, True), (end.otherwise, False))
                for (side, wanted), left in zip(sides, self.calls.left(end, may), strict=True):
                    inner = self._assume(state, end.test, end.clauses, wanted=wanted)
                    if inner is not None:
                        self._block(side, inner, done, left)

    def _go(self, target: str, state: int, done: tuple[Effect, ...], may: dict[str, frozenset[int]]) -> None:
        returns = return_of(may)
        if returns is not None:
            if returns not in self._before:
                return  # nobody has made this call as yet
            kept = self._before[returns]
            for name in self.calls.changes(returns[0]):
                kept = self._lose(kept, name)
            state |= kept
        call = self.calls.call(done, target, returns)
        if call is not None:
            before = self._before.get(call)
            joined = state if before is None else self._either(state, before)
            if joined != before:
                self._before[call] = joined
                for name in self.calls.exits(call[0]):
                    if name in self.at:
                        self._todo[name] = None
        old = self.at.get(target)
        joined = state if old is None else self._either(state, old)
        if joined != old:
            self.at[target] = joined
            self._todo[target] = None

    # ---- conditions

    def _number(self, term: Term, clauses: Clauses) -> int:
        if term not in self._numbers:
            number = self._numbers[term] = len(self._terms)
            self._terms.append(term)
            self._clauses.append({})
            for name in self.reads(term):
                self._reading[name] = self._reading.get(name, 0) | 1 << number
            parts = list(walk(term))
            read = {one.var for one in parts if isinstance(one, Read) and not one.index}
            if len(read) == 1 and all(
                isinstance(one, Op | Const) or (isinstance(one, Read) and not one.index) for one in parts
            ):
                self._alone[number] = read.pop()
                self._plain |= 1 << number
            match term:
                case Op(op="=", args=(Read(var=var, index=()), Const())):
                    self._pinned[var] = self._pinned.get(var, 0) | 1 << number
                case _:
                    pass
        self._clauses[self._numbers[term]].update(dict.fromkeys(clauses))
        return self._numbers[term]

    def _gain(self, state: int, term: Term, clauses: Clauses) -> int:
        """What is known, and one condition more, if it is worth knowing."""
        parts = list(walk(term))
        if len(parts) > LONGEST or any(isinstance(one, Ahead | Way) for one in parts) or not self.reads(term):
            return state
        return state | 1 << self._number(term, clauses)

    def _either(self, one: int, other: int) -> int:
        """What holds in both of two states: also what one of them says of a variable that the other gives a value."""
        found = one & other
        for has, lacks in ((one, other), (other, one)):
            left = has & ~lacks & self._plain
            while left:
                number = left.bit_length() - 1
                left &= ~(1 << number)
                value = self._value(lacks, self._alone[number])
                if value is not None and self._is_so(number, value):
                    found |= 1 << number
        return found

    def _is_so(self, number: int, value: int) -> bool:
        """Whether a condition on one variable holds of a value."""
        if (number, value) not in self._comes:
            said = fold_term(in_place_of(self._terms[number], {self._alone[number]: Const(value)}))
            self._comes[number, value] = said == YES
        return self._comes[number, value]

    def _lose(self, state: int, name: str) -> int:
        return state & ~self._reading.get(name, 0)

    def _assume(self, state: int | None, test: Term, clauses: Clauses, *, wanted: bool) -> int | None:
        """What is known once a test came out one way; nothing if it cannot."""
        if state is None:
            return None
        for part in self._told(test, wanted):
            said = self._settled(state, part)
            if said is False:
                return None
            if said is None:
                state = self._gain(state, part, clauses)
        return state

    def _told(self, test: Term, wanted: bool) -> tuple[Term, ...]:
        """The conditions that a test comes to when it comes out one way."""
        if (test, wanted) not in self._parts:
            self._parts[test, wanted] = tuple(_told(test, wanted))
        return self._parts[test, wanted]

    def _settled(self, state: int, part: Term) -> bool | None:
        """Whether a plain test of a variable comes out by what is known of it."""
        match part:
            case Op(op="=" | "!=" as op, args=(Read(var=name, index=()), Const(value=value))):
                known = self._value(state, name)
                return None if known is None else (known == value) == (op == "=")
            case Const(value=value):
                return bool(value)
            case _:
                return None

    def _value(self, state: int, name: str) -> int | None:
        found = state & self._pinned.get(name, 0)
        if not found:
            return None
        match self._terms[found.bit_length() - 1]:
            case Op(args=(_, Const(value=value))):
                return value
            case other:
                raise AssertionError(f"{other!r} says not what something is")

    # ---- effects

    def _effect(self, effect: Effect, state: int) -> int:
        match effect:
            case Set():
                return self._give(state, Read(effect.var, effect.index), effect.value, effect.clauses)
            case Move():
                moved = self._lose(state, effect.var)
                return self._say(moved, Read(effect.var, (effect.who,)), effect.to, effect.clauses)
            case When():
                sides = []
                for wanted, body in ((True, effect.then), (False, effect.otherwise)):
                    inner = self._assume(state, effect.test, effect.clauses, wanted=wanted)
                    if inner is not None:
                        for one in body:
                            inner = self._effect(one, inner)
                        sides.append(inner)
                return state if not sides else sides[0] if len(sides) == 1 else self._either(*sides)
            case Check():
                return state
            case Adjust() | Push() | Pop() | Each():
                return self._without(state, (name for one in inside((effect,)) for name in written(one)))
            case _:
                assert_never(effect)

    def _without(self, state: int, names: Iterable[str]) -> int:
        for name in names:
            state = self._lose(state, name)
        return state

    def _give(self, state: int, place: Read, value: Term, clauses: Clauses) -> int:
        """A variable gets a value: what is known of the value is known of it."""
        copied: list[tuple[Term, Clauses]] = []
        if not place.index and isinstance(value, Read) and not value.index and value.var != place.var:
            about = state & self._reading.get(value.var, 0) & ~self._reading.get(place.var, 0)
            while about and len(copied) < MOST_COPIED:
                number = about.bit_length() - 1
                about &= ~(1 << number)
                said = in_place_of(self._terms[number], {value.var: place})
                copied.append((said, tuple(self._clauses[number])))
        state = self._lose(state, place.var)
        for said, said_by in copied:
            if value.var not in self.reads(said):  # type: ignore[union-attr]
                state = self._gain(state, said, said_by)
        return self._say(state, place, value, clauses)

    def _say(self, state: int, place: Read, value: Term, clauses: Clauses) -> int:
        """That a variable has a value, unless the value or the place was told by what is overwritten."""
        told = self.reads(value).union(*(self.reads(one) for one in place.index))
        if place.var in told or isinstance(self.machine.vars[place.var].sort, SetOf):
            return state
        return self._gain(state, Op("=", (place, value)), clauses)


def _told(test: Term, wanted: bool) -> Iterable[Term]:
    match test:
        case Op(op="not", args=(inner,)):
            yield from _told(inner, not wanted)
        case Op(op="and", args=args) if wanted:
            for part in args:
                yield from _told(part, wanted)
        case Op(op="or", args=args) if not wanted:
            for part in args:
                yield from _told(part, wanted)
        case Const(value=value):
            yield YES if bool(value) == wanted else NO
        case Read():
            yield Op("!=" if wanted else "=", (test, NO))
        case Op(op="=" | "!=" as op, args=args) if not wanted:
            yield Op("!=" if op == "=" else "=", args)
        case _:
            yield test if wanted else Op("not", (test,))
