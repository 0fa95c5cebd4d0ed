"""One game under way, watched at every step: promises, dead ends, rules that collide or say nothing.

An answer is one number: its code and the place it was given at. May import: batch, compiler.interpreter,
compiler.machine.
"""

import re
from dataclasses import dataclass

from tribonian.batch import Bulk, Store
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Machine

UNENDED = "unended"  # a game with more answers than allowed


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """What broke, where, and the play that shows it."""

    kind: str
    subject: str
    words: str
    clauses: tuple[str, ...]
    place: int  # -1 where not even the set-up came to an end
    game: int
    switches: tuple[tuple[str, int], ...]
    answers: tuple[int, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.kind, self.subject


class Watcher:
    """The interpreter beside the engine: it alone notices promises at a point."""

    def __init__(self, machine: Machine) -> None:
        self.interpreter = Interpreter(machine)
        self.state: State | None = None

    def begin(self, switches: dict[str, int]) -> list[str]:
        """The promises missed on the way to the first question."""
        self.state = self.interpreter.new(switches)
        return self.interpreter.missed

    def answer(self, place: int) -> list[str]:
        """The promises missed when what stands at a place of the offers, which both have in order, is answered."""
        assert self.state is not None
        self.state = self.interpreter.play(self.state, self.interpreter.offered(self.state)[place])
        return self.interpreter.missed


class Run:
    """One game under way, from the set-up on; `begin` and `answer` give what they broke."""

    def __init__(self, engine: Bulk, switches: dict[str, int], watcher: Watcher | None = None) -> None:
        self.engine = engine
        self.switches = switches
        self.watcher = watcher
        self.answers: list[int] = []
        self.codes: list[int] = []  # what may be answered; nothing where the game is over or stopped
        self.here = -1
        self.store: Store = []

    def begin(self) -> list[Failure]:
        try:
            self.here, self.store = self.engine.module.start(self.switches)
            return self._arrive([] if self.watcher is None else self.watcher.begin(self.switches))
        except self.engine.fault as fault:
            return self._stopped(fault)

    def answer(self, code: int) -> list[Failure]:
        self.answers.append(self.number(code))
        try:
            self.here = self.engine.apply(self.here, self.store, code)
            return self._arrive([] if self.watcher is None else self.watcher.answer(self.codes.index(code)))
        except self.engine.fault as fault:
            return self._stopped(fault)

    def number(self, code: int) -> int:
        """An answer where play stands, as one number."""
        return code * len(self.engine.waits) + self.here

    def _arrive(self, missed: list[str]) -> list[Failure]:
        engine = self.engine
        is_over = engine.waits[self.here] == "over"
        broken = [*missed, *(() if is_over else engine.module.broken_promises(self.store))]
        found = [self._failure("invariant", name, f"{name} does not hold", ()) for name in broken]
        self.codes = [] if is_over else engine.legal(self.here, self.store)
        if not self.codes and not is_over:
            place = engine.module.PLACES[self.here]
            words = "no answer is legal, and the game is not over"
            found.append(self._failure("stuck", place.name, words, place.clauses))
        return found

    def _stopped(self, fault: Exception) -> list[Failure]:
        self.codes = []
        kind, words, clauses = (getattr(fault, name) for name in ("kind", "words", "clauses"))
        subject = getattr(fault, "subject", "") or re.sub(r"\d+", "#", words)
        return [self._failure(kind, subject, words, clauses)]

    def _failure(self, kind: str, subject: str, words: str, clauses: tuple[str, ...]) -> Failure:
        return Failure(
            kind=kind,
            subject=subject,
            words=words,
            clauses=clauses,
            place=self.here,
            game=-1,
            switches=tuple(self.switches.items()),
            answers=tuple(self.answers),
        )

    def unended(self) -> Failure:
        words = f"the game is not over after {len(self.answers)} answers"
        return self._failure(UNENDED, "", words, ())
