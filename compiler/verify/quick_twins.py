"""Two Machines side by side in their engines: the same random answers under both, until something differs or breaks.

For books that proofs do not speak of, whose games are too long for the interpreter. An engine's store begins with the
Machine's own. May import: quick, diff, counterexample, positions_met, search, records, machine, moves.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Move, code_of, move_of
from tribonian.compiler.verify.counterexample import answer, cells, who
from tribonian.compiler.verify.diff import Difference, offers_differ
from tribonian.compiler.verify.positions_met import translated
from tribonian.compiler.verify.quick import Quick, lean
from tribonian.compiler.verify.records import Play
from tribonian.compiler.verify.search import Search

GAMES = 4
USUAL = 2  # of these with options and readings as they are by default
LENGTH = 150  # answers of a game
MET = 6  # positions of a book that are kept


@dataclass(frozen=True, slots=True)
class Broken:
    """What breaks under the new Machine and not under the old, and the play that shows it."""

    kind: str
    words: str
    clauses: tuple[str, ...]
    play: Play


@dataclass(slots=True)
class QuickTwins:
    """Plays two Machines of one book in their engines."""

    old: Machine
    new: Machine
    difference: Difference | None = None  # the first, by the number of answers
    broken: dict[str, Broken] = field(default_factory=dict)
    run_old: Interpreter = field(init=False)

    def __post_init__(self) -> None:
        self.run_old = Interpreter(self.old)

    def run(self) -> None:
        """Play a few games, each up to the first thing that differs."""
        engines = Quick(self.old).engine, Quick(self.new).engine
        shortest = LENGTH + 1
        for number in range(GAMES):
            rng = random.Random(f"twins/{number}")
            usual = {one.name: one.default for one in self.old.switches}
            switches = usual if number < USUAL else Search(self.old).switches(rng)
            answers: list[Move] = []
            words = self._game(engines, rng, switches, answers)
            if words and len(answers) < shortest:
                shortest = len(answers)
                self.difference = Difference(words=words, play=_play(switches, answers, words))

    def _game(self, engines: tuple[Any, Any], rng: random.Random, switches: dict[str, int], answers: list[Move]) -> str:
        """One game, up to what differs: the answers given so far, and words for it."""
        known = [{name: value for name, value in switches.items() if name in one.vars} for one in (self.old, self.new)]
        leaning: dict[tuple[str, int], float] = {}
        before = ""
        try:
            left = engines[0].start(known[0])
            right = self._under_new(engines[1], partial(engines[1].start, known[1]), switches, answers)
            while right is not None and len(answers) < LENGTH:
                here, there = _state(engines[0], left, self.old), _state(engines[1], right, self.new)
                words = self._unlike(here, there)
                if words:
                    return f"{before}{words}"
                self._promises(engines, left[1], right[1], switches, answers)
                if engines[0].PLACES[left[0]].waits == "over":
                    return ""
                codes = engines[0].legal(*left)
                others = self._under_new(engines[1], partial(engines[1].legal, *right), switches, answers)
                if others is None:
                    return f"{who(self.run_old, here)} at {here.location}: the rules no longer settle what is legal"
                words = self._offers(here, there, codes, others)
                if codes and not others:
                    self._break("stuck", "no answer is legal", (), switches, answers)
                if words or not codes:
                    return words
                code = lean(here.location, codes, leaning, rng)
                move = move_of(self.old.locations[here.location], code)
                before = f"{who(self.run_old, here)} {answer(self.old.locations[here.location], move)}: "
                answers.append(move)
                left = (engines[0].apply(*left, code), left[1])  # the store is changed in place
                right = self._applied(engines[1], right, there, move, switches, answers)
        except engines[0].RuleFault:
            return ""  # the book itself does not go on from here
        return f"{before}the rules no longer settle what happens" if right is None else ""

    def _applied(
        self, engine: Any, at: Any, state: State, move: Move, switches: dict[str, int], answers: list[Move]
    ) -> Any:
        code = code_of(self.new.locations[state.location], move)
        here = self._under_new(engine, partial(engine.apply, *at, code), switches, answers)
        return None if here is None else (here, at[1])

    def _under_new(self, engine: Any, do: Callable[[], Any], switches: dict[str, int], answers: list[Move]) -> Any:
        try:
            return do()
        except engine.RuleFault as fault:
            self._break(fault.kind, fault.words, fault.clauses, switches, answers)
            return None

    def _break(
        self, kind: str, words: str, clauses: tuple[str, ...], switches: dict[str, int], answers: list[Move]
    ) -> None:
        shows = f"{kind}: {words}"
        known = self.broken.get(words)
        if known is None or len(known.play.answers) > len(answers):
            self.broken[words] = Broken(kind, words, clauses, _play(switches, answers, shows))

    def _promises(
        self, engines: tuple[Any, Any], left: Any, right: Any, switches: dict[str, int], answers: list[Move]
    ) -> None:
        promises = {one.name: one for one in self.new.invariants}
        for name in sorted(set(engines[1].broken_promises(right)) - set(engines[0].broken_promises(left))):
            words = f"{name} no longer holds: {promises[name].words}"
            self._break("invariant", words, promises[name].clauses, switches, answers)

    def _unlike(self, left: State, right: State) -> str:
        """What differs in values, or in where play stands."""
        if left.location != right.location:
            return f"play goes on with {right.location} instead of {left.location}"
        back = translated(self.new, self.old, right)
        changed = [] if back is None else cells(self.old, left.store, back.store)
        return "; ".join(f"{name} {was} becomes {now}" for name, was, now in changed)

    def _offers(self, left: State, right: State, codes: list[int], others: list[int]) -> str:
        places = self.old.locations[left.location], self.new.locations[right.location]
        moves = [[move_of(one, code) for code in offered] for one, offered in zip(places, (codes, others), strict=True)]
        words = offers_differ((places[0], moves[0]), (places[1], moves[1]))
        return f"{who(self.run_old, left)} at {left.location}: {words}" if words else ""


def _state(engine: Any, at: Any, machine: Machine) -> State:
    """Where an engine stands, as a position of its Machine."""
    return State(engine.PLACES[at[0]].name, list(at[1][: machine.size]))


def _play(switches: dict[str, int], answers: list[Move], shows: str) -> Play:
    return Play(switches=tuple(sorted(switches.items())), answers=tuple(answers), shows=shows)


def quickly_met(machine: Machine) -> Iterator[State]:
    """Positions of a random game, played in the engine."""
    engine, search = Quick(machine).engine, Search(machine)
    for number in range(MET):
        rng = random.Random(f"met/{number}")
        try:
            here, store = engine.start(search.switches(rng))
            for _ in range(LENGTH // MET * (number + 1)):
                codes = engine.legal(here, store)
                if not codes:
                    break
                here = engine.apply(here, store, rng.choice(codes))  # the store is changed in place
            yield State(engine.PLACES[here].name, list(store[: machine.size]))
        except engine.RuleFault:
            continue
