"""`tribonian migrate`: a save under other rules: the same, different from an answer on, or stopped by a clause.

May import: standing, variants, engines, stages, output, compiler, dsl.
"""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.markup import escape

from tribonian.compiler.answers import read_answer, said
from tribonian.compiler.build import lower
from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.positions import stored_value
from tribonian.compiler.reasons import cited
from tribonian.compiler.refusals import why_not
from tribonian.compiler.verify.counterexample import answer, cells, who
from tribonian.compiler.verify.positions_met import translated
from tribonian.engines import load_engine
from tribonian.output import refuse, write_report
from tribonian.play import write_text
from tribonian.shapes import Json, stamp
from tribonian.stages import FAULTY, USAGE, choose, console
from tribonian.standing import PLAY, SAVE, log_entries, read_standing
from tribonian.variants import NamedVariant, variant_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Migrated:
    """What becomes of a save: the first difference and where it stops, each with the number of the answer, 0 if not."""

    answers: int
    differs_from: int = 0
    difference: str = ""
    stops_at: int = 0
    because: str = ""
    clauses: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        if self.stops_at:
            return "stops"
        return "differs" if self.differs_from else "same"


def migrate(path: Path, to: str, *, book: str | None, json_to: str | None, output: Path | None) -> int:
    """Follow a save under a variant, tell what becomes of it, and write it anew if asked and possible."""
    data = read_standing(path, SAVE, PLAY)
    chosen = choose(book or str(data["stamp"].get("book", "")))
    played_book = str(data["stamp"].get("book", ""))
    if played_book and played_book != chosen.draft.header.name:
        raise refuse(f"{path} is a game of `{played_book}`, not of `{chosen.draft.header.name}`", USAGE)
    new = variant_of(chosen, to)
    sheets = data["stamp"].get("sheets", [])
    parts = [f"without:{sheet.name}" for sheet in chosen.draft.sheets if sheet.name not in sheets]
    played = variant_of(chosen, ",".join([*parts, *(() if data["stamp"].get("interpretations") else ("as-printed",))]))
    under = next((one for one in (played, new) if machine_hash(one.machine) == data["stamp"].get("machine")), None)
    found = follow(data, path, None if under is None else under.machine, new)
    if json_to is not None:
        write_report(_json(new, found), json_to)
    if json_to != "-":
        _print(path, new, found, known=under is not None)
    if output is not None and not found.stops_at and data["schema"] == SAVE:
        write_text(output, _saved_anew(data, new.machine))
        console(stderr=True).print(f"[green]wrote[/] {escape(str(output))}")
    return 0 if found.verdict == "same" else FAULTY


def follow(data: Json, path: Path, old: Machine | None, variant: NamedVariant) -> Migrated:
    """Give the answers of a save under other rules, beside the rules it was played under if they are known."""
    new = variant.machine
    entries = list(log_entries(data, path))
    found = Migrated(answers=len(entries))
    runs = [None if one is None else Interpreter(one) for one in (old, new)]
    here = runs[1]
    assert here is not None
    try:
        before = None if runs[0] is None else runs[0].new(_switches(runs[0].machine, data))
        state = here.new(_switches(new, data))
    except Fault as fault:
        return replace(found, stops_at=1, because=fault.words, clauses=fault.clauses)
    for number, place, given in entries:
        words = _unlike(old, new, before, state, place)
        if words and not found.differs_from:
            found = replace(found, differs_from=number, difference=words)
        move = read_answer(here, state, said(given))
        try:
            failing = [-1] if move is None else here.failing(state, move)
            if failing or move is None:
                because, clauses = _refused(here, state, move, failing, said(given), place)
                clauses = clauses or _behind(variant, new, state, move)
                return replace(found, stops_at=number, because=because, clauses=clauses)
            state = here.play(state, move)
        except Fault as fault:
            return replace(found, stops_at=number, because=fault.words, clauses=fault.clauses)
        before = _played(runs[0], before, given)
    words = _unlike(old, new, before, state, data.get("location", state.location))
    if words and not found.differs_from:
        found = replace(found, differs_from=len(entries), difference=words)
    return found


def _switches(machine: Machine, data: Json) -> dict[str, int]:
    given = {**data["options"], **data["readings"]}
    kept = {one.name: stored_value(one.sort, given.get(one.name)) for one in machine.switches}
    return {name: value for name, value in kept.items() if value is not None}


def _played(run: Interpreter | None, state: State | None, given: Any) -> State | None:
    """Where the answer led under the old rules; nothing if they are not known."""
    if run is None or state is None:
        return None
    move = read_answer(run, state, said(given))
    try:
        return None if move is None or run.failing(state, move) else run.play(state, move)
    except Fault:
        return None


def _unlike(old: Machine | None, new: Machine, before: State | None, state: State, place: str) -> str:
    """What differs in a position: where play stands, or what it has come to."""
    if place != state.location:
        return f"play stands at {state.location} instead of {place}"
    if old is None or before is None:
        return ""
    back = translated(new, old, state)
    changed = [] if back is None else cells(old, before.store, back.store)
    return "; ".join(f"{name} is {now} instead of {was}" for name, was, now in changed)


def _refused(
    run: Interpreter, state: State, move: Move | None, failing: list[int], text: str, place: str
) -> tuple[str, tuple[str, ...]]:
    """Why an answer cannot be given: the conditions that fail, with their clauses."""
    location = run.at(state)
    if move is None or failing == [-1]:
        return f"`{text}` is no answer at {state.location}" + (
            f", asked at {place}" if place != state.location else ""
        ), ()
    label = getattr(move, "label", move)
    option = next((one for one in location.options if one.label == label), location.options[0])
    guards = [option.guards[number] for number in failing if number < len(option.guards)]
    clauses = tuple(dict.fromkeys(clause for guard in guards for clause in guard.clauses)) or location.clauses
    needs = "; ".join(guard.words for guard in guards)
    return f"{who(run, state)} {answer(location, move)}: needs {needs}", clauses


def _behind(variant: NamedVariant, machine: Machine, state: State, move: Move | None) -> tuple[str, ...]:
    """The rules that values in a condition come from, where the condition itself cites nothing."""
    run = Interpreter(lower(variant.book))  # before any pass, where a rule is still a rule
    there = translated(machine, run.machine, state)
    if move is None or there is None:
        return ()
    try:
        return tuple(dict.fromkeys(cited(why_not(run, there, move))))
    except Fault:
        return ()


def _saved_anew(data: Json, machine: Machine) -> str:
    """The same game as a save under other rules."""
    engine: Any = load_engine(machine)
    game: Any = engine.new(data.get("seed", 0), readings={**data["options"], **data["readings"]})
    for entry in data["log"]:
        codes = {game.move_of(code).label: code for code in game.codes()}
        game.give(codes[said(entry["answer"])])
    return str(game.to_json())


def _print(path: Path, new: NamedVariant, found: Migrated, *, known: bool) -> None:
    out = console()
    out.print(
        f"{escape(path.name)}: {found.answers} answers, under [bold]{escape(new.name)}[/] [dim]{new.hash[:12]}[/]"
    )
    if not known:
        out.print("[yellow]the rules it was played under are not at hand: only what the save tells is compared[/]")
    if found.differs_from:
        out.print(f"[yellow]differs[/] from answer {found.differs_from}: {escape(found.difference)}")
    if found.stops_at:
        because = f" because of {', '.join(found.clauses)}" if found.clauses else ""
        out.print(f"[bold red]stops[/] at answer {found.stops_at}{escape(because)}: {escape(found.because)}")
    elif not found.differs_from:
        out.print("[green]same[/]: every answer can be given and leads to the same")


def _json(new: NamedVariant, found: Migrated) -> Json:
    return {
        "schema": "tribonian/migrate/1",
        "to": stamp(new.machine),
        "verdict": found.verdict,
        "answers": found.answers,
        "differs_from": found.differs_from or None,
        "difference": found.difference,
        "stops_at": found.stops_at or None,
        "because": found.because,
        "clauses": list(found.clauses),
    }
