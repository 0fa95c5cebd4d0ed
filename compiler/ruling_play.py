"""Rulings that play: the answers given one after the other, then what must hold, or the refusal of the last.

An engine at hand plays the same answers and must come to the same position.
May import: answers, fault, interpreter, machine, positions, reasons, refusals, ruling_entries, term_text, dsl.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tribonian.compiler.answers import label_of, read_answer
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Location, Machine
from tribonian.compiler.positions import position_of, slots
from tribonian.compiler.reasons import Blame, Reason, cited, lines, told
from tribonian.compiler.refusals import why_not
from tribonian.compiler.ruling_entries import Asking
from tribonian.compiler.term_text import show_term
from tribonian.dsl.catalogue import base_of
from tribonian.dsl.model import Condition
from tribonian.dsl.sorts import Readable, readable, show_value
from tribonian.dsl.terms import Term

_FIRST = re.compile(r"\w+\s*\(\s*(\w+)")
_FIELD = re.compile(r"\b[A-Za-z]\w*\.(\w+)\[(\w+)\]")
SHOWN = 12  # answers that are listed where none fits
NEXT = "next of "  # how the table is asked who goes next, where all play at once


class Engine(Protocol):
    """A loaded engine, spoken to by names. Raises faults as the interpreter does."""

    def ask(self, entry: str, position: Mapping[str, Readable]) -> Mapping[str, Readable]:
        """The position after a step that waits for nothing."""

    def play(
        self, entry: str, position: Mapping[str, Readable], answers: Sequence[str]
    ) -> tuple[Mapping[str, Readable], bool]:
        """The position after the answers, and whether the last of them was taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """Whether a play came out as told."""

    holds: bool
    expected: str
    came: str
    why: tuple[str, ...] = ()


class _Stopped(Exception):
    """An answer could not be given: what was said instead, and why."""

    def __init__(self, came: str, why: Sequence[str]) -> None:
        super().__init__(came)
        self.came = came
        self.why = tuple(why)


def shown(term: Term, machine: Machine) -> str:
    """A condition in the book's words; a field of a piece is written as such."""
    return _FIELD.sub(r"\2.\1", show_term(term, machine))


def settles_not(fault: Fault) -> str:
    cites = f" ({', '.join(fault.clauses)})" if fault.clauses else ""
    return f"the rules do not settle it: {fault.words}{cites}"


def judge_play(interpreter: Interpreter, asking: Asking, store: list[int], engine: Engine | None) -> Judged:
    """Play a ruling and judge what comes of it."""
    playing = _Playing(interpreter, asking, store, engine)
    try:
        return playing.refused() if asking.ruling.illegal is not None else playing.ended()
    except _Stopped as stopped:
        return Judged(holds=False, expected=playing.expected(), came=stopped.came, why=stopped.why)
    except Fault as fault:
        return Judged(holds=False, expected=playing.expected(), came="play stops", why=(settles_not(fault),))


class _Playing:
    """One ruling being played."""

    def __init__(self, interpreter: Interpreter, asking: Asking, store: list[int], engine: Engine | None) -> None:
        self.interpreter = interpreter
        self.machine = interpreter.machine
        self.asking = asking
        self.ruling = asking.ruling
        self.first = store
        self.engine = engine
        self.given: list[str] = []  # the answers by their labels
        self.state = State("", [])

    def expected(self) -> str:
        if self.ruling.illegal is not None:
            cites = " ".join(f"@{clause}" for clause in self.ruling.illegal)
            last = self.ruling.moves[-1] if self.ruling.moves else "an answer"
            return f"`{last}` is illegal {cites}".rstrip()
        return ", ".join(shown(one.term, self.machine) for one in self.asking.then)

    # ---- answers

    def begin(self) -> None:
        self.state = self.interpreter.start_at(self.machine.entries[self.ruling.name], self.first)

    def answer(self, words: str) -> list[Reason]:
        """Give one answer; the reasons against it, if it may not be given."""
        self.seat(words)
        move = read_answer(self.interpreter, self.state, words)
        while move is None and self.forced():
            move = read_answer(self.interpreter, self.state, words)
        location = self.interpreter.at(self.state)
        if move is None:
            raise _Stopped(f"`{words}` is no answer where play stands", [self.standing(location)])
        self.given.append(label_of(location, move))
        reasons = why_not(self.interpreter, self.state, move)
        if not reasons:
            self.state = self.interpreter.play(self.state, move)
        return reasons

    def seat(self, words: str) -> None:
        """Where all play at once, an action that names its player says who goes next."""
        location = self.interpreter.at(self.state)
        if location.kind != "open" or not location.prompt.startswith(NEXT):
            return
        named = _FIRST.match(words)
        who = None if named is None else read_answer(self.interpreter, self.state, named[1])
        if who is not None:
            self.given.append(label_of(location, who))
            self.state = self.interpreter.play(self.state, who)

    def forced(self) -> bool:
        """Give the only answer a player has: it need not be written."""
        location = self.interpreter.at(self.state)
        offered = self.interpreter.offered(self.state) if location.kind in ("choose", "pick") else []
        if len(offered) != 1:
            return False
        self.given.append(label_of(location, offered[0]))
        self.state = self.interpreter.play(self.state, offered[0])
        return True

    def standing(self, location: Location) -> str:
        """Where play stands, and what may be answered there."""
        if location.kind == "final":
            return "play is over there"
        offered = [label_of(location, move) for move in self.interpreter.offered(self.state)]
        more = f" and {len(offered) - SHOWN} more" if len(offered) > SHOWN else ""
        what = f" ({location.prompt})" if location.prompt else ""
        return f"at {location.name}{what} may be answered: {', '.join(offered[:SHOWN])}{more}"

    # ---- judging

    def refused(self) -> Judged:
        """The last answer must be refused, and the clause told must be a reason."""
        illegal = self.ruling.illegal
        assert illegal is not None
        if not self.ruling.moves:
            raise _Stopped("nothing is answered, so nothing can be illegal", [])
        self.begin()
        for words in self.ruling.moves[:-1]:
            self.must(words)
        reasons = self.answer(self.ruling.moves[-1])
        if not reasons:
            raise _Stopped("it is legal", [])
        why = tuple(lines(reasons))
        named = {one for found in cited(reasons) for one in (found, base_of(found))}
        differing = self.on_engine(taken=False)
        if differing:
            raise _Stopped("it is illegal", [differing, *why])
        missing = [clause for clause in illegal if clause not in named]
        if missing:
            raise _Stopped(f"it is illegal, but not by {', '.join(missing)}", why)
        return Judged(holds=True, expected=self.expected(), came="it is illegal", why=why)

    def ended(self) -> Judged:
        """What is told must hold where play stands after the last answer."""
        self.begin()
        for words in self.ruling.moves:
            self.must(words)
        blame = Blame(self.interpreter, self.state.store)
        failing: list[str] = []
        for one in self.asking.then:
            if not self.interpreter.value(one.term, self.state.store, {}):
                words = shown(one.term, self.machine)
                found = blame.condition(Condition(test=one.term, clauses=(), words=words))
                failing.append(told(found).removeprefix("it takes "))
        differing = self.on_engine(taken=True)
        if differing:
            failing.append(differing)
        came = "not so" if failing else "so"
        return Judged(holds=not failing, expected=self.expected(), came=came, why=tuple(failing))

    def must(self, words: str) -> None:
        """An answer that must be taken."""
        reasons = self.answer(words)
        if reasons:
            raise _Stopped(f"`{words}` is refused", tuple(lines(reasons)))

    def on_engine(self, *, taken: bool) -> str:
        """How an engine's play differs; nothing where it does not."""
        if self.engine is None:
            return ""
        try:
            theirs, was_taken = self.engine.play(self.ruling.name, position_of(self.machine, self.first), self.given)
        except Fault as fault:
            return f"the engine disagrees with the interpreter: {settles_not(fault)}"
        if was_taken != taken:
            return (
                f"the engine disagrees with the interpreter: it {'takes' if was_taken else 'refuses'} the last answer"
            )
        for name, var, _, slot in slots(self.machine):
            ours = readable(var.sort, self.state.store[slot])
            if name in theirs and theirs[name] != ours:
                shown = show_value(var.sort, self.state.store[slot])
                return f"the engine disagrees with the interpreter: {name} is {theirs[name]}, not {shown}"
        return ""
