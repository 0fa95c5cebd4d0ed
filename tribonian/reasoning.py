"""Why something may not be done at the table: the game's position put before the interpreter, which knows the rules.

May import: refusals, shapes, why, compiler, dsl.
"""

from dataclasses import replace
from typing import Any

from rich.console import Console
from rich.markup import escape

from tribonian.compiler.build import lower
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.positions import put
from tribonian.compiler.refusals import nearest
from tribonian.compiler.verify.records import Position
from tribonian.dsl.model import Rulebook
from tribonian.refusals import Refusals
from tribonian.shapes import dump, position_json
from tribonian.why import reasons_against


class Reasoning:
    """Tells reasons in positions of one book; the rules are made ready when first asked for."""

    def __init__(self, book: Rulebook, machine: Machine, refusals: Refusals) -> None:
        self.book = book
        self.machine = machine
        self.refusals = refusals
        self._interpreter: Interpreter | None = None

    def tell(self, out: Console, game: Any, typed: str) -> bool:
        """Print what stands against an answer; says whether the answer is known there at all."""
        if self._interpreter is None:
            self._interpreter = Interpreter(lower(self.book))
        interpreter = self._interpreter
        try:
            state, words, reasons = reasons_against(interpreter, self._state(interpreter, game), typed)
        except Fault as fault:
            out.print(f"  [red]the rules do not settle this:[/] {escape(fault.words)}")
            return True
        if reasons is None:
            return False
        if not reasons:
            out.print(f"  {escape(words)} may be chosen")
            return True
        out.print(f"  [red]not now[/]: {escape(words)}")
        offered = [clause for move in game.moves() for clause in move.clauses]
        asked = tuple(game.question.clauses) or tuple(dict.fromkeys(offered))  # behind a condition that cites nothing
        self.refusals.tell(out, [replace(one, clauses=one.clauses or asked) for one in reasons], "    ")
        near = nearest(interpreter, state, words)
        if near:
            out.print(f"    nearest: {escape(near)}")
        return True

    def _state(self, interpreter: Interpreter, game: Any) -> State:
        machine = interpreter.machine
        store = [0] * machine.size
        put(machine, game.position(), store)
        return interpreter.start_at(game.question.place, store)

    def position(self, game: Any) -> str:
        """The position of a game as a file, for a game that did not begin at its beginning."""
        store = [0] * self.machine.size
        put(self.machine, game.position(), store)
        return dump(position_json(self.machine, Position(location=game.question.place, store=tuple(store))))
