"""Engines for tests: emit a Machine, load the text as a module, and play it beside the interpreter.

`walk_together` is what every agreement test rests on: both must say the same at every step, faults included.
"""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from tests.books import agricola_machine
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import Machine
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, Truth, values


def load_source(source: str, name: str = "engine_under_test") -> ModuleType:
    """A module made of source text alone."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, f"<{name}>", "exec"), module.__dict__)
    return module


def engine_of(machine: Machine) -> ModuleType:
    return load_source(emit_python(machine))


@cache
def agricola() -> ModuleType:
    """Agricola's engine as the emitter writes it today."""
    return load_source(emit_python(agricola_machine()), "agricola_under_test")


def readable(sort: Sort, stored: int) -> object:
    """A stored value as an engine shows it."""
    if isinstance(sort, Maybe) and stored == NONE:
        return None
    inner = sort.inner if isinstance(sort, Maybe) else sort
    if isinstance(inner, Truth):
        return bool(stored)
    return inner.members[stored] if isinstance(inner, Enumeration) else stored


def walk_together(machine: Machine, module: ModuleType, seed: int, most: int = 3_000) -> int:
    """Play one random game in both, compare at every step, and give how many answers it had."""
    rng = random.Random(seed)
    chosen = {switch.name: rng.choice(values(switch.sort)) for switch in machine.switches}
    given = {switch.name: readable(switch.sort, chosen[switch.name]) for switch in machine.switches}
    oracle = Interpreter(machine)
    state = said(lambda: oracle.new(chosen))
    game = said(lambda: module.new(seed=seed, readings=given), module.RuleFault)
    if not isinstance(state, State):
        assert game == state
        return 0
    pair = Pair(oracle=oracle, module=module, state=state, game=game)
    for count in range(most):
        if not pair.step(rng):
            return count
    return most


def said(act: Callable[[], Any], fault: type[Any] = Fault) -> Any:
    """What an action gives, or the kind, clauses and words of the fault it meets."""
    try:
        return act()
    except fault as met:
        return met.kind, met.clauses, met.words


@dataclass(slots=True)
class Pair:
    """The same game in the interpreter and in an engine."""

    oracle: Interpreter
    module: ModuleType
    state: State
    game: Any

    def step(self, rng: random.Random) -> bool:
        """Compare, answer at random in both, and say whether play goes on."""
        self.same_position()
        offered = said(lambda: self.oracle.offered(self.state))
        assert self.offered() == offered
        if isinstance(offered, tuple) or not offered:
            return False
        self.same_refusals()
        move = rng.choice(offered)
        after = said(lambda: self.oracle.play(self.state, move))
        fault = said(lambda: self.give(move), self.module.RuleFault)
        if not isinstance(after, State):
            assert fault == after
            self.same_position()
            return bool(after[0] != "endless")  # else nothing changed: another answer may do better
        assert fault is None
        self.state = after
        return True

    def same_position(self) -> None:
        place = self.game.question.place
        assert place == self.state.location
        differing = [
            (slot[0], ours, theirs)
            for slot, ours, theirs in zip(self.module.SLOTS, self.game._store, self.state.store, strict=True)
            if ours != theirs
        ]
        assert not differing
        broken = said(lambda: tuple(self.oracle.broken(self.state)))
        assert said(self.game.broken, self.module.RuleFault) == broken

    def offered(self) -> object:
        """The engine's answers as the interpreter names them."""
        location = self.oracle.at(self.state)
        match location.kind:
            case "choose":
                found = said(self.game.moves, self.module.RuleFault)
                return found if _is_fault(found) else [move.label for move in found]
            case "pick":
                found = said(self.game.moves, self.module.RuleFault)
                return found if _is_fault(found) else [self._stored(move.value) for move in found]
            case "chance":
                return [self._stored(value) for value, _ in self.game.outcomes()]
            case "open":
                return [self._stored(value) for value in self.game.answers()]
            case _:
                return list(self.game.moves())

    def same_refusals(self) -> None:
        """Every answer of a choice is refused by the same guards in both."""
        location = self.oracle.at(self.state)
        if location.kind not in {"choose", "pick"}:
            return
        place = self.module.PLACES[self.module.NUMBERS[location.name]]
        for move in place.moves:
            self._same_refusals_of(move, move.label if location.kind == "choose" else self._stored(move.value))

    def _same_refusals_of(self, move: Any, name: Move) -> None:
        location = self.oracle.at(self.state)
        option = next(one for one in location.options if location.kind == "pick" or one.label == name)
        failing = said(lambda: self.oracle.failing(self.state, name))
        refusals = said(lambda: self.game.why_not(move), self.module.RuleFault)
        if isinstance(failing, tuple):
            assert refusals == failing
            return
        expected = [(option.guards[number].clauses, option.guards[number].words) for number in failing]
        assert [(one.clauses, one.words.removeprefix("it takes ")) for one in refusals] == expected

    def _stored(self, value: object) -> int:
        sort = self.oracle.at(self.state).sort
        assert sort is not None
        return next(one for one in values(sort) if readable(sort, one) == value)

    def give(self, move: Move) -> None:
        location = self.oracle.at(self.state)
        if isinstance(move, str):
            self.game.play(self.module.Move(move))
            return
        assert location.sort is not None
        value = readable(location.sort, move)
        match location.kind:
            case "pick":
                moves = self.game.moves()
                self.game.play(next(one for one in moves if one.value == value))
            case "chance":
                self.game.resolve(value)
            case _:
                self.game.answer(value)


def _is_fault(found: Any) -> bool:
    return bool(found) and isinstance(found[0], str)
