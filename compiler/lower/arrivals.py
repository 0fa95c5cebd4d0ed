"""What stands before a decision and behind a statement: rules that watch, windows, events and their answers.

Events whose answers raise none are answered in place. Where answers raise events, all events of the book go through
one queue, first in, first out.
May import: machine, lower.calls, lower.parts, lower.plain, dsl.model, dsl.sorts, dsl.terms.
"""

from abc import abstractmethod
from dataclasses import replace
from functools import cached_property

from tribonian.compiler.lower.calls import DRAINING, OPEN_WINDOW, CallLowering, Frame
from tribonian.compiler.lower.parts import before, branch, goto
from tribonian.compiler.lower.plain import rewrite_terms
from tribonian.compiler.machine import Block, Effect, Pop, Push, Set
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import called
from tribonian.dsl.sorts import TRUTH, Enumeration
from tribonian.dsl.terms import NO, YES, Const, Op, Read, Term, conjunction

EVENTS = "events"
MOST_EVENTS = 64  # that may wait at a time


class ArrivalLowering(CallLowering):
    """Adds watching rules, windows and events to what is lowered."""

    @abstractmethod
    def branch_if(
        self,
        test: Term,
        bodies: tuple[tuple[m.Statement, ...], tuple[m.Statement, ...]],
        clauses: tuple[str, ...],
        then: Block,
        frame: Frame,
    ) -> Block:
        """One of two bodies, then what comes after."""

    # ---- on the way to a decision

    def arrive(self, name: str, frame: Frame, *, chosen: bool) -> Block:
        """The way to a decision: windows first, where a player chooses, then every rule that watches."""
        if frame.ahead:
            return goto(name)
        block = self._watched(name, frame)
        if chosen and not frame.in_window:
            for window in reversed(self.book.windows):
                called_by_it = frame.procedure in self.all_led_to(f"window {window.name}")
                if window.during and not called_by_it and self._is_inside(frame.procedure, window.during):
                    block = self._open_before(window, name, block, frame)
        return block

    def _is_inside(self, procedure: str, phase: str) -> bool:
        """Whether a procedure can be at work during a phase."""
        inside = self.all_led_to(phase)
        return procedure in inside or (procedure == EVENTS and any(one.startswith("event ") for one in inside))

    def _watched(self, name: str, frame: Frame) -> Block:
        block = goto(name)
        for watch in reversed(self.book.watches):
            block = self.branch_if(watch.test, (watch.body, ()), watch.clauses, block, frame)
        return self.draft.share(block, f"{name} watched", frame.procedure, frame.loops)

    # ---- windows

    def _open_before(self, window: m.Window, name: str, then: Block, frame: Frame) -> Block:
        """A window during a phase is shared by all decisions it opens before."""
        shared = f"window {window.name}"
        after = self.draft.share(then, f"{name} after {shared}", frame.procedure, frame.loops)
        if shared not in self.shared:
            self.shared[shared] = []
            self.draft.add_var(OPEN_WINDOW, TRUTH)
            inner = Frame(procedure=shared, exit=goto(f"{shared}/return"), in_window=True)
            self.draft.add_step(shared, shared, self._window(window, goto(f"{shared}/return"), inner), loops=())
        tests: list[Term] = [Op("not", (Read(OPEN_WINDOW),))]
        if window.during != "game":
            tests.append(Read(f"during.{window.during}"))
        block = branch(conjunction(tests), self.jump(shared, after, frame), after, window.clauses)
        return self.draft.share(block, f"{name} opens {window.name}", frame.procedure, frame.loops)

    def _window(self, window: m.Window, then: Block, frame: Frame, given: dict[str, str] | None = None) -> Block:
        """The offers of a window to its players, one after the other."""
        self.draft.add_var(OPEN_WINDOW, TRUTH)
        body = window.body
        if given:
            body = _with_roll(body, given)
        offer = m.Each(var=window.locals[0], values=window.players, body=body, clauses=window.clauses)
        done = before([Set(var=OPEN_WINDOW, index=(), value=NO), *self.reset(window.locals)], then)
        inner = replace(frame, in_window=True)
        return before([Set(var=OPEN_WINDOW, index=(), value=YES)], self.block((offer,), done, inner))

    def after_roll(self, var: str, then: Block, frame: Frame) -> Block:
        """The windows that open once a die has fallen."""
        if frame.ahead or frame.in_window:
            return then
        for window in reversed(self.book.windows):
            if var in window.rolls:
                join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
                opened = self._window(window, join, frame, {window.rolls[0]: var})
                self.draft.add_var(OPEN_WINDOW, TRUTH)
                then = branch(Op("not", (Read(OPEN_WINDOW),)), opened, join, window.clauses)
        return then

    def _after_event(self, event: m.Event, then: Block, frame: Frame) -> Block:
        for window in reversed(self.book.windows):
            if window.event == event.name and not frame.in_window and not frame.ahead:
                join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
                self.draft.add_var(OPEN_WINDOW, TRUTH)
                opened = self._window(window, join, frame)
                then = branch(Op("not", (Read(OPEN_WINDOW),)), opened, join, window.clauses)
        return then

    # ---- events

    @cached_property
    def chains(self) -> bool:
        """Whether an answer to an event can raise one."""
        found: set[str] = set()
        todo = [
            one for event in self.book.events.values() for reaction in event.reactions for one in called(reaction.body)
        ]
        todo += [one for window in self.book.windows if window.event for one in called(window.body)]
        while todo:
            name = todo.pop()
            if name in found:
                continue
            found.add(name)
            if name in self.book.procedures:
                todo += called(self.book.procedures[name].body)
        return any(name.startswith("event ") for name in found)

    def raise_event(self, statement: m.Raise, then: Block, frame: Frame) -> Block:
        event = self.book.events[statement.event]
        if self.chains:
            return self._queue(event, statement, then, frame)
        sets: list[Effect] = [
            Set(var=f"event {event.name}.{param.name}", index=(), value=arg, clauses=statement.clauses)
            for param, arg in zip(event.params, statement.args, strict=True)
        ]
        return before(sets, self._answers(event, then, frame))

    def _answers(self, event: m.Event, then: Block, frame: Frame) -> Block:
        """Every rule that answers, in order, and then the windows that open after the event."""
        then = before(self.reset(f"event {event.name}.{param.name}" for param in event.params), then)
        then = self._after_event(event, then, frame)
        for reaction in reversed(event.reactions):
            then = before(self.reset(reaction.locals), then)
            if reaction.guards:
                test = conjunction([guard.test for guard in reaction.guards])
                cited = tuple(clause for guard in reaction.guards for clause in guard.clauses)
                then = self.branch_if(test, (reaction.body, ()), (reaction.id, *cited), then, frame)
            else:
                then = self.block(reaction.body, then, frame)
        return then

    # ---- events that wait

    def _queue(self, event: m.Event, statement: m.Raise, then: Block, frame: Frame) -> Block:
        """Put an event behind all that wait; if nobody is at work on them, begin."""
        if EVENTS not in self.shared:
            self.shared[EVENTS] = []
            self._drain()
        number = list(self.book.events).index(event.name)
        effects: list[Effect] = [self._push(EVENTS, Const(number), statement.clauses)]
        effects += [
            self._push(f"{EVENTS} {event.name}.{param.name}", arg, ())
            for param, arg in zip(event.params, statement.args, strict=True)
        ]
        if frame.procedure == EVENTS:
            return before(effects, then)
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        start = before([Set(var=DRAINING, index=(), value=YES)], self.jump(EVENTS, join, frame))
        return before(effects, branch(Read(DRAINING), join, start))

    def _push(self, queue: str, value: Term, clauses: tuple[str, ...]) -> Push:
        return Push(queue=queue, size=f"{queue}.size", index=(), value=value, capacity=MOST_EVENTS, clauses=clauses)

    def _drain(self) -> None:
        """The place where events are answered until none waits."""
        self.draft.add_var(DRAINING, TRUTH)
        kinds = Enumeration(name="Event", members=tuple(self.book.events))
        now = f"{EVENTS} now"
        self.draft.add_var(now, kinds)
        self.draft.add_queue(EVENTS, kinds, MOST_EVENTS)
        frame = Frame(procedure=EVENTS, exit=goto(f"{EVENTS}/return"))
        block = goto(f"{EVENTS}/return")  # no event is left over
        for number, event in reversed(list(enumerate(self.book.events.values()))):
            pops: list[Effect] = []
            for param in event.params:
                queue = f"{EVENTS} {event.name}.{param.name}"
                self.draft.add_queue(queue, param.sort, MOST_EVENTS)
                pops.append(self._pop(f"event {event.name}.{param.name}", queue))
            answers = self._answers(event, goto(EVENTS), frame)
            test = Op("=", (Read(now), Const(number)))
            block = branch(test, before([Set(var=now, index=(), value=NO), *pops], answers), block)
        done = before([Set(var=DRAINING, index=(), value=NO)], goto(f"{EVENTS}/return"))
        some = Op(">=", (Read(f"{EVENTS}.size"), Const(1)))
        self.draft.add_step(EVENTS, EVENTS, branch(some, before([self._pop(now, EVENTS)], block), done), loops=())

    def _pop(self, var: str, queue: str) -> Pop:
        return Pop(var=var, queue=queue, size=f"{queue}.size", index=(), capacity=MOST_EVENTS)


def _with_roll(body: tuple[m.Statement, ...], given: dict[str, str]) -> tuple[m.Statement, ...]:
    """The body of a window with the roll it opened after in place of the first of those it is written for."""
    changed = {old: new for old, new in given.items() if old != new}
    if not changed:
        return body

    def term(part: Term) -> Term:
        if isinstance(part, Read):
            for old, new in changed.items():
                if part.var == old or part.var.startswith(f"{old}."):
                    return replace(part, var=new + part.var.removeprefix(old))
        return part

    made = rewrite_terms(body, term)
    return tuple(_reroll(statement, changed) for statement in made)


def _reroll(statement: m.Statement, changed: dict[str, str]) -> m.Statement:
    """Rerolls of the same dice, wherever they stand in a statement."""
    match statement:
        case m.Reroll():
            return replace(statement, var=changed.get(statement.var, statement.var))
        case m.If():
            return replace(
                statement,
                then=tuple(_reroll(one, changed) for one in statement.then),
                otherwise=tuple(_reroll(one, changed) for one in statement.otherwise),
            )
        case m.Menu():
            options = tuple(
                replace(option, body=tuple(_reroll(one, changed) for one in option.body))
                for option in statement.options
            )
            return replace(statement, options=options)
        case m.Repeat() | m.Each() | m.Through() | m.Times() | m.MayPick() | m.Seek():
            return replace(statement, body=tuple(_reroll(one, changed) for one in statement.body))
        case _:
            return statement
