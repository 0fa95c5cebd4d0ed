"""The ladder's searching half: seeded random play in the interpreter until something breaks, then shortened.

Each game leans towards some answers and away from others, so that unusual lines are played too. Budgets count
games and answers, never seconds. May import: interpreter, records, machine.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Play
from tribonian.dsl.sorts import values

GAMES = 400
LENGTH = 700
SHRINKS = 300


@dataclass(frozen=True, slots=True)
class Break:
    """What a play ran into: kind and subject as the obligations name them."""

    kind: str
    subject: str
    words: str
    clauses: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str]:
        return self.kind, self.subject


@dataclass(slots=True)
class Search:
    """Plays one Machine at random and notes the first play that shows each break."""

    machine: Machine
    interpreter: Interpreter = field(init=False)

    def __post_init__(self) -> None:
        self.interpreter = Interpreter(self.machine)

    def hunt(self, wanted: set[tuple[str, str]], *, seed: int = 1, games: int = GAMES) -> dict[tuple[str, str], Play]:
        """Plays that show the wanted breaks, each shortened; what is not found is left out."""
        found: dict[tuple[str, str], Play] = {}
        for number in range(games):
            if wanted <= found.keys():
                break
            switches, answers, broken = self.game(random.Random(f"{seed}/{number}"), wanted - found.keys())
            for one in broken:
                if one.key in wanted and one.key not in found:
                    found[one.key] = self.shorten(switches, answers, one)
        return found

    # ---- one game

    def game(self, rng: random.Random, stop_at: set[tuple[str, str]]) -> tuple[dict[str, int], list[Move], list[Break]]:
        """One random game: the switches, the answers, and what broke at the end of them."""
        switches = {
            one.name: rng.choice(values(one.sort)) if rng.random() < 0.7 else one.default
            for one in self.machine.switches
        }
        leaning: dict[tuple[str, Move], float] = {}
        answers: list[Move] = []
        try:
            state = self.interpreter.new(switches)
        except Fault as fault:
            return switches, answers, [of_fault(fault)]
        for _ in range(LENGTH):
            broken = [one for one in self.broken(state) if one.key in stop_at]
            if broken:
                return switches, answers, broken
            if self.interpreter.at(state).kind == "final":
                break
            try:
                offered = self.interpreter.offered(state)
                if not offered:
                    return switches, answers, [Break("stuck", state.location, "no answer is legal", ())]
                move = self._lean(state.location, offered, leaning, rng)
                answers.append(move)
                state = self.interpreter.play(state, move)
            except Fault as fault:
                return switches, answers, [of_fault(fault)]
        return switches, answers, []

    def _lean(
        self, location: str, offered: list[Move], leaning: dict[tuple[str, Move], float], rng: random.Random
    ) -> Move:
        weights = []
        for move in offered:
            key = (location, move)
            if key not in leaning:
                leaning[key] = 8.0 ** rng.uniform(-1, 1)
            weights.append(leaning[key])
        return rng.choices(offered, weights)[0]

    def broken(self, state: State) -> list[Break]:
        """Promises that do not hold in a waiting position."""
        promises = {one.name: one for one in self.machine.invariants}
        return [
            Break("invariant", name, promises[name].words, promises[name].clauses)
            for name in self.interpreter.broken(state)
        ]

    # ---- replay and shortening

    def follow(
        self, switches: Mapping[str, int], answers: list[Move]
    ) -> Iterator[tuple[Move | None, State | None, list[Break]]]:
        """Play answers in order, passing over those that are not offered; yields every position and its breaks."""
        try:
            state = self.interpreter.new(switches)
        except Fault as fault:
            yield None, None, [of_fault(fault)]
            return
        yield None, state, self.broken(state)
        for move in answers:
            try:
                offered = self.interpreter.offered(state)
                if not offered and self.interpreter.at(state).kind != "final":
                    yield None, state, [Break("stuck", state.location, "no answer is legal", ())]
                    return
                if move not in offered:
                    continue
                state = self.interpreter.play(state, move)
            except Fault as fault:
                yield move, None, [of_fault(fault)]
                return
            yield move, state, self.broken(state)
        try:
            if self.interpreter.at(state).kind != "final" and not self.interpreter.offered(state):
                yield None, state, [Break("stuck", state.location, "no answer is legal", ())]
        except Fault as fault:
            yield None, state, [of_fault(fault)]

    def reach(self, switches: Mapping[str, int], answers: list[Move], key: tuple[str, str]) -> list[Move] | None:
        """The answers really used up to the first showing of a break, or nothing."""
        used: list[Move] = []
        for move, _, broken in self.follow(switches, answers):
            if move is not None:
                used.append(move)
            if any(one.key == key for one in broken):
                return used
        return None

    def shorten(self, switches: dict[str, int], answers: list[Move], found: Break) -> Play:
        """Leave out answers and options as long as the same thing still breaks."""
        best = self.reach(switches, answers, found.key)
        assert best is not None, "a play that broke something must do so again"
        budget = SHRINKS

        def attempt(trial_switches: dict[str, int], trial: list[Move]) -> list[Move] | None:
            nonlocal budget
            budget -= 1
            return self.reach(trial_switches, trial, found.key)

        for switch in self.machine.switches:
            trial = {**switches, switch.name: switch.default}
            if trial != switches and (used := attempt(trial, best)) is not None:
                switches, best = trial, used
        size = max(1, len(best) // 2)
        while budget > 0:
            place = 0
            shorter = False
            while place < len(best) and budget > 0:
                used = attempt(switches, best[:place] + best[place + size :])
                if used is not None and len(used) < len(best):
                    best, shorter = used, True
                else:
                    place += size
            if size == 1 and not shorter:
                break
            size = max(1, size // 2)
        shows = f"{found.kind} {found.subject}: {found.words}"
        return Play(switches=tuple(sorted(switches.items())), answers=tuple(best), shows=shows)


def of_fault(fault: Fault) -> Break:
    return Break(fault.kind, fault.subject, fault.words, fault.clauses)
