"""The ladder's searching half: seeded random play in the interpreter until something breaks, then shortened.

Games are played in the generated engine and told again by the interpreter. Budgets count games and answers,
never seconds. May import: interpreter, quick, records, machine.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.quick import Quick
from tribonian.compiler.verify.records import Play
from tribonian.dsl.sorts import values

GAMES = 1500
SLOW_GAMES = 60
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

    def hunt(
        self,
        wanted: set[tuple[str, str]],
        *,
        seed: int = 1,
        games: int = GAMES,
        slow: int = SLOW_GAMES,
        shrinks: int = SHRINKS,
    ) -> dict[tuple[str, str], Play]:
        """Plays that show the wanted breaks, each shortened; what is not found is left out."""
        found: dict[tuple[str, str], Play] = {}
        points = {("invariant", one.name) for one in self.machine.invariants if one.at_end_of is not None}
        quick = Quick(self.machine)
        for number in range(games):
            missing = wanted - found.keys()
            if not missing:
                break
            kinds = {kind for kind, _ in missing}
            rng = random.Random(f"{seed}/{number}")
            switches = self.switches(rng)
            answers, broke = quick.game(rng, switches, LENGTH)
            # The engine keeps no promises at a point: while one is wanted, some games are followed slowly.
            unseen = missing & points and (broke or number < slow)
            if unseen or any(key in missing or (not key[1] and key[0] in kinds) for key in broke):
                for one in self.first_break(switches, answers, missing):
                    found[one.key] = self.shorten(switches, answers, one, shrinks)
        return found

    def switches(self, rng: random.Random) -> dict[str, int]:
        """Options and readings at random, most games with some of them as they are by default."""
        return {
            one.name: rng.choice(values(one.sort)) if rng.random() < 0.7 else one.default
            for one in self.machine.switches
        }

    def first_break(self, switches: dict[str, int], answers: list[Move], wanted: set[tuple[str, str]]) -> list[Break]:
        """The first of the wanted things that break along a play, as the interpreter tells it."""
        for _, _, broken in self.follow(switches, answers):
            here = [one for one in broken if one.key in wanted]
            if here:
                return here
        return []

    def broken(self, state: State) -> list[Break]:
        """Promises that do not hold in a waiting position, or what the rules run into where one is asked."""
        promises = {one.name: one for one in self.machine.invariants}
        try:
            names = self.interpreter.broken(state)
        except Fault as fault:
            return [self.of(fault)]
        return [Break("invariant", name, promises[name].words, promises[name].clauses) for name in names]

    def of(self, fault: Fault) -> Break:
        """What a fault broke; plain writes are one question, whatever they write."""
        found = of_fault(fault)
        return replace(found, subject="") if found.subject in self.machine.vars and found.kind == "range" else found

    # ---- replay and shortening

    def follow(
        self, switches: Mapping[str, int], answers: list[Move]
    ) -> Iterator[tuple[Move | None, State | None, list[Break]]]:
        """Play answers in order, passing over those that are not offered; yields every position and its breaks."""
        try:
            state = self.interpreter.new(switches)
        except Fault as fault:
            yield None, None, [self.of(fault)]
            return
        yield None, state, self.broken(state)
        for move in answers:
            try:
                if not self.interpreter.allows(state, move):
                    continue  # whether anything is offered is asked at the end
                state = self.interpreter.play(state, move)
            except Fault as fault:
                yield move, None, [self.of(fault)]
                return
            yield move, state, self.broken(state)
        try:
            if self.interpreter.at(state).kind != "final" and not self.interpreter.offered(state):
                yield None, state, [Break("stuck", state.location, "no answer is legal", ())]
        except Fault as fault:
            yield None, state, [self.of(fault)]

    def reach(self, switches: Mapping[str, int], answers: list[Move], key: tuple[str, str]) -> list[Move] | None:
        """The answers really used up to the first showing of a break, or nothing."""
        used: list[Move] = []
        for move, _, broken in self.follow(switches, answers):
            if move is not None:
                used.append(move)
            if any(one.key == key for one in broken):
                return used
        return None

    def shorten(self, switches: dict[str, int], answers: list[Move], found: Break, shrinks: int = SHRINKS) -> Play:
        """Leave out answers and options as long as the same thing still breaks."""
        shown, best = shrink(
            self.machine, switches, answers, lambda given, trial: self.reach(given, trial, found.key), shrinks
        )
        shows = f"{found.kind} {found.subject}: {found.words}"
        return Play(switches=tuple(sorted(shown.items())), answers=tuple(best), shows=shows)


Attempt = Callable[[dict[str, int], list[Move]], list[Move] | None]


def shrink(
    machine: Machine, switches: dict[str, int], answers: list[Move], attempt: Attempt, budget: int = SHRINKS
) -> tuple[dict[str, int], list[Move]]:
    """The shortest switches and answers found for which `attempt` still gives the answers it used."""
    best = attempt(switches, answers)
    assert best is not None, "a play that showed something must do so again"
    for switch in machine.switches:
        trial = {**switches, switch.name: switch.default}
        if trial != switches and (used := attempt(trial, best)) is not None:
            switches, best = trial, used
    size = max(1, len(best) // 2)
    while budget > 0:
        place = 0
        shorter = False
        while place < len(best) and budget > 0:
            budget -= 1
            used = attempt(switches, best[:place] + best[place + size :])
            if used is not None and len(used) < len(best):
                best, shorter = used, True
            else:
                place += size
        if size == 1 and not shorter:
            break
        size = max(1, size // 2)
    return switches, best


def of_fault(fault: Fault) -> Break:
    return Break(fault.kind, fault.subject, fault.words, fault.clauses)
