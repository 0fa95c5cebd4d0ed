"""Procedures and calls: entering, leaving, returning, and ending a phase from further in.

A procedure called once is put in place; one called more often is shared and remembers where to return.
May import: machine, lower.parts, lower.plain, dsl.model, dsl.sorts, dsl.terms, dsl.check_rules.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tribonian.compiler.lower.parts import Draft, before, branch, goto
from tribonian.compiler.machine import Block, Check, Effect, Goto, Set
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import leads_to
from tribonian.dsl.sorts import Whole, values
from tribonian.dsl.terms import NO, YES, Const, Op, Read, Term

WINNER = "winner"
FINAL = "over"
OPEN_WINDOW = "window open"
DRAINING = "events running"
# NOTE(owned): what loops and set choices of a procedure remember has names only once its body is lowered, which is
# after its end is. So its end holds a placeholder, a write of this variable, which `filled` puts right in the end.
OWNED = "owned"


@dataclass(frozen=True, slots=True)
class Frame:
    """The procedure being lowered: where leaving goes, which marks are on, what else is special about the place."""

    procedure: str
    exit: Block
    marks: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    in_window: bool = False
    ahead: bool = False  # only looked at, by `could`: no rule watches, no window opens
    members: str = ""  # in what all do at once: the set of those who are in, and where a round ends
    round_end: Block | None = None


@dataclass(slots=True)
class CallLowering(ABC):
    """Turns procedures and calls into locations of a draft."""

    book: m.Rulebook
    draft: Draft
    calls: Counter[str] = field(default_factory=Counter)
    shared: dict[str, list[str]] = field(default_factory=dict)  # procedure -> where each call goes on
    exits: dict[str, Block] = field(default_factory=dict)  # procedure -> how it is left
    body_calls: dict[str, set[str]] = field(default_factory=dict)  # loop -> procedures it calls
    leading: dict[str, set[str]] = field(default_factory=dict)  # procedure -> all it can set going

    @abstractmethod
    def block(self, body: tuple[m.Statement, ...], then: Block, frame: Frame) -> Block:
        """Lower statements in front of what comes after them."""

    # ---- entering and leaving

    def mark(self, key: str, value: Term) -> list[Effect]:
        name = f"during.{key}"
        return [Set(var=name, index=(), value=value)] if name in self.book.variables else []

    def clear(self, frame: Frame) -> list[Effect]:
        return [effect for key in frame.marks for effect in self.mark(key, NO)]

    def reset(self, names: Iterable[str]) -> list[Effect]:
        return [Set(var=name, index=(), value=self.book.variables[name].start) for name in names]

    def forgotten(self, name: str) -> list[Effect]:
        """Every count of a limit back to nothing."""
        indices: list[tuple[Term, ...]] = [()]
        for param in self.book.variables[name].index:
            indices = [(*index, Const(value)) for index in indices for value in values(param.sort)]
        return [Set(var=name, index=index, value=NO) for index in indices]

    def enter(self, procedure: m.Procedure, args: tuple[Term, ...]) -> list[Effect]:
        effects: list[Effect] = []
        for param, arg in zip(procedure.params, args, strict=True):
            name = f"{procedure.name}.{param.name}"
            if arg != Read(name):
                effects.append(Set(var=name, index=(), value=arg))
        return [*effects, *self.mark(procedure.name, YES)]

    def forget(self, procedure: m.Procedure) -> list[Effect]:
        """What a procedure leaves behind, cleared away."""
        effects: list[Effect] = [*self.mark(procedure.name, NO), *self.reset(procedure.locals)]
        effects.append(Set(var=OWNED, index=(), value=Read(procedure.name)))  # see NOTE(owned)
        return effects + [one for name in self.book.scopes.get(procedure.name, ()) for one in self.forgotten(name)]

    def leave(self, procedure: m.Procedure, then: Block) -> Block:
        checks: list[Effect] = [
            Check(invariant=one.name) for one in self.book.invariants if one.at_end_of == procedure.name
        ]
        return before([*checks, *self.forget(procedure)], then)

    # ---- calls

    def inline(self, name: str, then: Block, frame: Frame) -> Block:
        procedure = self.book.procedures[name]
        leave = self.draft.share(self.leave(procedure, then), f"{name}/end", frame.procedure, frame.loops)
        inner = Frame(procedure=name, exit=leave, loops=frame.loops, in_window=frame.in_window, ahead=frame.ahead)
        self.exits[name] = leave
        return self.block(procedure.body, leave, inner)

    def call(self, name: str, args: tuple[Term, ...], then: Block, frame: Frame) -> Block:
        procedure = self.book.procedures[name]
        enter = self.enter(procedure, args)
        if self.calls[name] == 1:
            return before(enter, self.inline(name, then, frame))
        if name not in self.shared:
            self.shared[name] = []
            end = self.leave(procedure, goto(f"{name}/return"))
            leave = self.draft.share(end, f"{name}/end", name, ())
            self.exits[name] = leave
            inner = Frame(procedure=name, exit=leave)
            self.draft.add_step(name, name, self.block(procedure.body, leave, inner), loops=())
        return before(enter, self.jump(name, then, frame))

    def jump(self, name: str, then: Block, frame: Frame) -> Block:
        """Go to something shared, which then goes on here."""
        for loop in frame.loops:
            self.body_calls.setdefault(loop, set()).add(name)
        following = self.shared[name]
        after = self.draft.share(then, f"{frame.procedure}/after {name}", frame.procedure, frame.loops)
        assert isinstance(after.end, Goto)
        following.append(after.end.location)
        place = Set(var=f"return.{name}", index=(), value=Const(len(following) - 1))
        return before([place], goto(name))

    def finish_shared(self, name: str) -> None:
        """Write the return of something shared, now that all its calls are known."""
        back = f"return.{name}"
        targets = self.shared[name]
        forget = Set(var=back, index=(), value=NO)
        block = before([forget], goto(targets[-1]))
        for number in range(len(targets) - 2, -1, -1):
            test = Op("=", (Read(back), Const(number)))
            block = branch(test, before([forget], goto(targets[number])), block)
        self.draft.add_step(f"{name}/return", name, block, loops=())
        self.draft.add_var(back, Whole(low=0, high=max(0, len(targets) - 1)))

    # ---- ending what is further out

    def end_phase(self, name: str, frame: Frame) -> Block:
        """Out of a phase: everything that may be running inside it forgets what it remembers."""
        effects: list[Effect] = []
        inner = sorted(self.all_led_to(name) - {name})
        for one in inner:
            procedure = self.book.procedures.get(one)
            if procedure is not None:
                effects += self.forget(procedure)
                if one in self.shared:
                    effects.append(Set(var=f"return.{one}", index=(), value=NO))
        effects += self.clear(frame)
        effects += [Set(var=key, index=(), value=NO) for key in (OPEN_WINDOW, DRAINING) if key in self.draft.vars]
        return before(effects, self.exits[name])

    def all_led_to(self, name: str) -> set[str]:
        """Whatever can run inside a procedure, itself included."""
        if name not in self.leading:
            found: set[str] = set()
            todo = [name]
            while todo:
                one = todo.pop()
                if one in found:
                    continue
                found.add(one)
                todo += self.leads_from(one)
            self.leading[name] = found
        return self.leading[name]

    def leads_from(self, name: str) -> list[str]:
        """What a procedure, event or window sets going at once."""
        if name.startswith("event "):
            event = self.book.events.get(name.removeprefix("event "))
            opened = [
                f"window {one.name}" for one in self.book.windows if event is not None and one.event == event.name
            ]
            reactions = () if event is None else event.reactions
            return [*opened, *(one for reaction in reactions for one in leads_to(reaction.body))]
        if name.startswith("window "):
            return [
                one for window in self.book.windows if f"window {window.name}" == name for one in leads_to(window.body)
            ]
        procedure = self.book.procedures.get(name)
        found = [] if procedure is None else list(leads_to(procedure.body))
        for window in self.book.windows:
            rolled = {roll.rsplit(".", 1)[0] for roll in window.rolls}
            if window.during == name or name in rolled:
                found.append(f"window {window.name}")
        return found

    # ---- what procedures own

    def fill(self) -> None:
        """Put the resets of what procedures own in the place of their placeholders."""
        for name, location in self.draft.locations.items():
            options = tuple(replace(one, block=self._filled(one.block)) for one in location.options)
            self.draft.locations[name] = replace(location, options=options)

    def _filled(self, block: Block) -> Block:
        effects: list[Effect] = []
        for effect in block.effects:
            if isinstance(effect, Set) and effect.var == OWNED:
                assert isinstance(effect.value, Read)
                for name in self.draft.owned.get(effect.value.var, ()):
                    start = Const(self.draft.start_of(name))
                    effects.append(Set(var=name, index=(), value=start))
            else:
                effects.append(effect)
        end = block.end
        if not isinstance(end, Goto):
            end = replace(end, then=self._filled(end.then), otherwise=self._filled(end.otherwise))
        return Block(effects=tuple(effects), end=end)
