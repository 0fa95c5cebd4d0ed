"""`tribonian play --replay`: a play or a save shown answer by answer, to its end or to where the rules break.

May import: files, stages, standing, table, words, dsl.
"""

from pathlib import Path
from typing import Any

from rich.markup import escape

from tribonian.compiler.answers import said
from tribonian.files import fail
from tribonian.standing import PLAY, SAVE, check_stamp, log_entries, read_standing
from tribonian.table import Table, outcome_words


def replay(table: Table, path: Path) -> None:
    """Show a play or a save; says what it shows if the rules break there."""
    engine, out = table.engine, table.out
    data = read_standing(path, PLAY, SAVE)
    check_stamp(data, table.machine, path)
    try:
        game: Any = engine.new(0, readings={**data["options"], **data["readings"]})
    except ValueError as error:
        raise fail(f"{path}: {error}") from None
    out.print(f"[bold]{escape(table.machine.title)}[/]: {escape(path.name)}, {len(data['log'])} answers")
    for number, at, answer in log_entries(data, path):
        table.headline(game)
        question = game.question
        if at != question.place:
            raise fail(f"{path}: answer {number} was given at {at!r}, but play stands at {question.place!r}")
        seen = table.seen(game)
        label = said(answer)
        codes = {game.move_of(code).label: code for code in game.codes()}
        if label not in codes:
            words = "; ".join(str(one) for one in game.why_not(engine.Move(label))) or f"{label!r} is no answer here"
            raise fail(f"{path} stops at answer {number}: {words}")
        try:
            game.give(codes[label])
        except engine.RuleFault as fault:
            out.print(f"  {escape(label)} at {escape(question.place)}")
            out.print(f"[bold red]✗ {escape(str(fault))}[/]")
            return
        who, what = _told(table, question, label, answer)
        table.tell(who, what, question.clauses, seen, game)
        for name in game.broken():
            out.print(f"[bold red]✗ {escape(name)} does not hold[/]")
    table.board.show(out, game.position())
    if not game.broken() and data.get("shows"):
        out.print(f"shown: {escape(str(data['shows']))}")


def _told(table: Table, question: Any, label: str, answer: Any) -> tuple[str, str]:
    """Who answered, and what, in words."""
    if question.waiting_for == "chance":
        return outcome_words(question, answer)
    if question.waiting_for == "open":
        return "the table", f"says {question.what.replace('_', ' ')}: {label}"
    return str(question.player), f"chooses {table.label_words(question.place, label)}"
