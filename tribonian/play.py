"""`tribonian play`: a new game, a saved one, or one that begins in a given position, at a table in the terminal.

May import: board, engines, files, reasoning, refusals, replay, stages, standing, table, compiler, dsl.
"""

import random
from pathlib import Path
from typing import Any

from rich.markup import escape

from tribonian.board import Board
from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.perform import Performer
from tribonian.compiler.positions import position_of
from tribonian.compiler.tune import tune
from tribonian.dsl.codes import Code
from tribonian.dsl.model import Rulebook
from tribonian.engines import load_engine
from tribonian.files import fail, refuse_file, write_text as write_text
from tribonian.reasoning import Reasoning
from tribonian.refusals import Refusals
from tribonian.replay import replay
from tribonian.stages import USAGE, Chosen, console
from tribonian.standing import POSITION, check_stamp, read_standing, stand
from tribonian.table import HINT, Table

KINDS = ("human", "random")


def lay_table(chosen: Chosen, book: Rulebook, machine: Machine, *, seed: int, people: dict[str, str]) -> Table:
    """A table for a book, with nobody's game on it yet."""
    engine: Any = load_engine(machine)
    interpreter = Interpreter(machine)
    performer = Performer(machine, Evaluator(machine, interpreter.value), lambda _name: None)
    board = Board(book, machine, position_of(machine, performer.first_store({})))
    refusals = Refusals(book, (*chosen.draft.sheets, *chosen.variant.extra))
    out = console()
    out.soft_wrap = not out.is_terminal  # people get whole words, programs whole lines
    return Table(
        book=book,
        machine=machine,
        engine=engine,
        board=board,
        reasoning=Reasoning(book, machine, refusals),
        out=out,
        rng=random.Random(seed),
        people=people,
    )


def seats(machine: Machine, players: str) -> tuple[dict[str, str], int | None]:
    """Who plays each part, and how many play where the book leaves that open."""
    kinds = [kind.strip() for kind in players.split(",")] if players else ["human"]
    if len(kinds) == 1:
        kinds *= len(machine.players)
    open_count = next((one for one in machine.switches if one.kind == "players"), None)
    fewest = len(machine.players) if open_count is None else getattr(open_count.sort, "low", 1)
    if not fewest <= len(kinds) <= len(machine.players) or any(kind not in KINDS for kind in kinds):
        names = ", ".join(machine.players)
        raise fail(f"--players takes `human` or `random` for each of {names}, with commas between", USAGE)
    absent = ["random"] * (len(machine.players) - len(kinds))
    people = dict(zip(machine.players, [*kinds, *absent], strict=True))
    return people, None if open_count is None else len(kinds)


def play(
    chosen: Chosen,
    *,
    seed: int | None,
    players: str,
    options: list[str],
    scenario: str | None,
    resume: Path | None,
    position: Path | None,
) -> None:
    """A new game, a saved one, or one from a position."""
    book = chosen.rulebook()
    machine = chosen.machine(book)
    people, count = seats(machine, players)
    drawn = random.SystemRandom().getrandbits(32) if seed is None else seed
    table = lay_table(chosen, book, machine, seed=drawn, people=people)
    engine, out = table.engine, table.out
    try:
        if resume is not None:
            game = engine.from_json(resume.read_text(encoding="utf-8"))
        else:
            game = engine.new(drawn, scenario=scenario, options=options, players=count)
    except (OSError, UnicodeDecodeError, engine.BadSave) as error:
        raise refuse_file(Code.BAD_SAVE, resume, reason=str(error)) from None
    except ValueError as error:
        raise fail(str(error), USAGE) from None
    except engine.RuleFault as fault:
        raise fail(f"the rules do not settle this: {fault}") from None
    if position is not None:
        place(table, game, position)
    out.print(f"[bold]{escape(machine.title)}[/]  [dim]seed {drawn}[/]")
    if table.humans():
        out.print(f"[dim]{HINT}[/]")
    try:
        table.run(game)
    except engine.RuleFault as fault:
        raise fail(f"the rules do not settle this: {fault}") from None


def show_play(chosen: Chosen, path: Path) -> None:
    """A play or a save, shown answer by answer."""
    book = chosen.rulebook()
    machine = chosen.machine(book)
    replay(lay_table(chosen, book, machine, seed=0, people=dict.fromkeys(machine.players, "random")), path)


def place(table: Table, game: Any, path: Path) -> None:
    """Put a game into the position of a file, whether or not play could ever come there."""
    data = read_standing(path)
    check_stamp(data, table.machine, path)
    tuned = tune(table.machine)  # what an engine stores: the same slots, and behind them what is derived
    if data["schema"] == POSITION:
        table.out.print("[dim]this position was given, not played: it is perhaps unreachable[/]")
    state = stand(Interpreter(tuned), data, path)
    game._here, game._store = table.engine.NUMBERS[state.location], list(state.store)
    table.begun_within = True
