"""`tribonian why`: every clause that forbids a move in a position, and what may be done instead.

May import: files, refusals, stages, standing, compiler, dsl.
"""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tribonian.compiler.answers import label_of, read_answer, steps_of
from tribonian.compiler.build import lower
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.reasons import Reason
from tribonian.compiler.refusals import nearest, why_not
from tribonian.files import fail
from tribonian.refusals import Refusals
from tribonian.stages import FAULTY, Chosen, console
from tribonian.standing import check_stamp, read_standing, stand

SHOWN = 20  # legal moves that are listed; more are counted


def explain_move(chosen: Chosen, path: Path, label: str) -> int:
    """Say whether a move is legal in the position of a file, and if not, why not."""
    book = chosen.rulebook()
    data = read_standing(path)
    check_stamp(data, chosen.machine(book), path)
    interpreter = Interpreter(lower(book))  # before any pass, where a rule is still a rule
    state = stand(interpreter, data, path)
    out = console()
    location = interpreter.at(state)
    if location.kind == "final":
        out.print("the game is over: nothing can be chosen any more")
        return FAULTY
    if location.kind not in ("choose", "pick"):
        who = "chance" if location.kind == "chance" else "the table"
        out.print(f"nobody chooses here: {who} is asked for {escape(location.prompt or location.name)}")
        return FAULTY
    try:
        state, words, reasons = reasons_against(interpreter, state, label)
    except Fault as fault:
        raise fail(f"the rules do not settle this: {fault.words} ({', '.join(fault.clauses)})") from None
    who = player_at(interpreter, state)
    if reasons == []:
        out.print(f"this move is legal here: {escape(who)} may choose [bold]{escape(words)}[/]")
        return 0
    if reasons is None:
        out.print(f"[bold]{escape(words)}[/] is not among the answers here")
        _offered(out, interpreter, state)
    else:
        out.print(f"{escape(who)} may not choose [bold]{escape(words)}[/] here")
        Refusals(book, (*chosen.draft.sheets, *chosen.variant.extra)).tell(out, reasons)
    near = nearest(interpreter, state, words)
    if near:
        out.print(f"nearest legal move: [bold]{escape(near)}[/]")
    elif reasons is not None:
        _offered(out, interpreter, state)
    return FAULTY


def reasons_against(interpreter: Interpreter, state: State, label: str) -> tuple[State, str, list[Reason] | None]:
    """The reasons against a move; nothing if it is none that is known here.

    Of a whole set the first member that cannot be added is told, with the position in which it is asked for.
    """
    steps = [label]
    if read_answer(interpreter, state, label) is None:
        steps = steps_of(interpreter.at(state), label) or [label]
    for place, words in enumerate(steps):
        move = read_answer(interpreter, state, words)
        if move is None:
            return state, words, None
        reasons = why_not(interpreter, state, move)
        if reasons or place == len(steps) - 1:
            return state, label_of(interpreter.at(state), move) if reasons else label, reasons
        state = interpreter.play(state, move)
    return state, label, []


def player_at(interpreter: Interpreter, state: State) -> str:
    location = interpreter.at(state)
    if location.player is None:
        return "nobody"
    return interpreter.machine.players[interpreter.value(location.player, state.store, {})]


def _offered(out: Console, interpreter: Interpreter, state: State) -> None:
    location = interpreter.at(state)
    labels = [label_of(location, move) for move in interpreter.offered(state)]
    if not labels:
        out.print("  nothing may be chosen here at all")
        return
    more = f" and {len(labels) - SHOWN} more" if len(labels) > SHOWN else ""
    out.print(f"  {escape(player_at(interpreter, state))} may choose {escape(', '.join(labels[:SHOWN]))}{more}")
