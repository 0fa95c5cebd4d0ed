"""Can every outcome happen: that the game ends, that each player wins, and what a book says is `reachable`.

A play shows that it can. That it cannot is shown by every position, or proved as a promise of its own (see
verify.py). May import: explore, interpreter, machine, quick, records, search, blocks, dsl.model, dsl.sorts, dsl.terms.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tribonian.compiler.blocks import effects
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.lower.calls import WINNER
from tribonian.compiler.machine import Machine, Set
from tribonian.compiler.moves import Move
from tribonian.compiler.verify.explore import Explored, Spot
from tribonian.compiler.verify.quick import Quick
from tribonian.compiler.verify.records import Finding, Obligation, Play, Result
from tribonian.compiler.verify.search import LENGTH, Search
from tribonian.dsl.model import Goal
from tribonian.dsl.sorts import NONE, SetOf
from tribonian.dsl.terms import Const

ENDS = "the game ends"
GAMES = 200  # in the engine, for ends of the game that are far off
FOLLOWED = 20  # of these, told again by the interpreter


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """Something that should be possible: a goal of the book, or the win of a player, or any end."""

    obligation: Obligation
    goal: Goal | None = None
    winner: int | None = None


def outcomes(machine: Machine) -> list[Outcome]:
    """Every outcome, those that the book names last."""
    found = [Outcome(obligation=_asked("game ends", (), ENDS))]
    for player in _winners(machine):
        name = machine.players[player]
        found.append(Outcome(obligation=_asked(f"{name} wins", (), f"{name} can win"), winner=player))
    found += [Outcome(obligation=_asked(one.name, one.clauses, one.words), goal=one) for one in machine.goals]
    return found


def _asked(name: str, clauses: tuple[str, ...], words: str) -> Obligation:
    return Obligation(id=f"reachable/{name}", kind="reachable", subject=name, clauses=clauses, words=words)


def _winners(machine: Machine) -> list[int]:
    """The players that some end of the game may name."""
    found: set[int] = set()
    for one in _ends(machine):
        if isinstance(one.value, Const) and not isinstance(machine.vars[WINNER].sort, SetOf):
            found.add(one.value.value)
        else:
            found.update(range(len(machine.players)))
    return sorted(player for player in found if player < len(machine.players))


def _ends(machine: Machine) -> Iterator[Set]:
    for location in machine.locations.values():
        for option in location.options:
            for effect in effects(option.block):
                if isinstance(effect, Set) and effect.var == WINNER:
                    yield effect


# ---- settling


def settle(machine: Machine, asked: list[Outcome], explored: Explored) -> list[Result]:
    """A verdict on every outcome; what play did not come to stays open where positions are too many."""
    looking = _Looking(machine)
    shown: dict[str, Play] = {}
    for number, node in enumerate(explored.nodes):
        missing = [one for one in asked if one.obligation.id not in shown]
        if not missing:
            break
        if not node.location:
            continue
        for one in missing:
            if looking.shows(one, State(node.location, list(node.store))):
                shown[one.obligation.id] = explored.play(Spot(number), one.obligation.words)
    far = [one for one in asked if one.obligation.id not in shown]
    if far and not explored.complete:
        shown |= _far(machine, far, looking)
    return [_result(one, shown.get(one.obligation.id), explored) for one in asked]


def _result(one: Outcome, play: Play | None, explored: Explored) -> Result:
    if play is not None:
        found = Finding(words=one.obligation.words, play=play)
        return Result(obligation=one.obligation, verdict="proved", technique="play", step="play", finding=found)
    if explored.complete:
        found = Finding(words=f"it is so in none of {explored.searched}", clauses=one.obligation.clauses)
        return Result(
            obligation=one.obligation,
            verdict="violated",
            technique="every position",
            step="exhaustion",
            finding=found,
        )
    found = Finding(words=f"not seen in {explored.searched}")
    return Result(obligation=one.obligation, verdict="not-proved", technique="play", step="play", finding=found)


class _Looking:
    """Asks whether a position shows an outcome."""

    def __init__(self, machine: Machine) -> None:
        self.interpreter = Interpreter(machine)
        self.machine = machine

    def shows(self, one: Outcome, state: State) -> bool:
        is_over = self.interpreter.at(state).kind == "final"
        goal = one.goal
        try:
            if goal is not None and goal.test is not None:
                return bool(self.interpreter.value(goal.test, state.store, {}))
            if not is_over:
                return False
            if goal is None:
                return one.winner is None or self._has_won(one.winner, state)
            if goal.winner is None:
                return self._nobody(state)
            return self._has_won(self.interpreter.value(goal.winner, state.store, {}), state)
        except Fault:
            return False

    def _has_won(self, player: int, state: State) -> bool:
        var = self.machine.vars[WINNER]
        value = state.store[var.offset]
        return bool(value >> player & 1) if isinstance(var.sort, SetOf) else value == player

    def _nobody(self, state: State) -> bool:
        var = self.machine.vars[WINNER]
        return state.store[var.offset] == (0 if isinstance(var.sort, SetOf) else NONE)


def _far(machine: Machine, asked: list[Outcome], looking: _Looking) -> dict[str, Play]:
    """Ends that lie far off: games in the engine, those that end told again by the interpreter."""
    quick, search = Quick(machine), Search(machine)
    shown: dict[str, Play] = {}
    followed = 0
    for number in range(GAMES):
        missing = [one for one in asked if one.obligation.id not in shown]
        if not missing or followed >= FOLLOWED:
            break
        rng = random.Random(f"outcome/{number}")
        switches = search.switches(rng)
        answers, broke = quick.game(rng, switches, LENGTH)
        if broke or len(answers) >= LENGTH:
            continue
        followed += 1
        state = _followed(search, switches, answers)
        for one in missing:
            if state is not None and looking.shows(one, state):
                named = tuple(sorted(switches.items()))
                shown[one.obligation.id] = Play(switches=named, answers=tuple(answers), shows=one.obligation.words)
    return shown


def _followed(search: Search, switches: dict[str, int], answers: list[Move]) -> State | None:
    states = [state for _, state, _ in search.follow(switches, answers)]
    return states[-1]
