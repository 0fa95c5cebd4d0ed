"""`tribonian fuzz`: random play against promises, dead ends, rules that collide or say nothing, and games without end.

Each thing found is told once, with its clauses and a play that is as short as it could be made. Promises at a point
are known to the interpreter alone, which plays some games for them.
May import: batch, fuzz_games, fuzz_run, output, plays, shapes, stages, compiler.
"""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tribonian.batch import Bulk, bulk, spread
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.search import SLOW_GAMES
from tribonian.dsl.sorts import readable
from tribonian.fuzz_games import Catch, Hunt, dials_of, hunt_games, points_of, shorten, watch_games
from tribonian.fuzz_run import UNENDED, Failure
from tribonian.output import progress_bar, refuse, save_play, write_report
from tribonian.plays import play_file
from tribonian.shapes import Json, stamp
from tribonian.stages import FAULTY, USAGE, Chosen, console

INTERRUPTED = 130
PORTION = 10  # games between two moves of the progress bar
LISTED = 12  # answers of a play that are told in the terminal
TITLES = {
    "invariant": "a promise is broken",
    "stuck": "dead end",
    "conflict": "rules collide",
    "undefined": "nothing is given",
    "range": "a value does not fit",
    "spend": "more is spent than is there",
    "endless": "play goes round without a question",
    "draw": "nothing is left to draw",
    "queue": "a queue is full or empty",
    UNENDED: "no end",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A failure as it is told: words, clauses, where, the play, and the file it was saved in."""

    kind: str
    subject: str
    words: str
    clauses: tuple[str, ...]
    at: str
    games: int  # that met it
    game: int  # the first of them
    was: int  # answers before it was shortened
    play: Json
    file: str = ""


def fuzz_book(
    chosen: Chosen, *, games: int, steps: int, seed: int, jobs: int, save: Path | None, json_to: str | None
) -> int:
    """Play, shorten, tell; gives the exit code."""
    if games < 1 or steps < 1 or jobs < 1:
        raise refuse("--games, --steps and --jobs take a number of at least 1", USAGE)
    machine = chosen.machine()
    source = emit_python(machine)
    engine = bulk(source)
    catch = Catch()
    found: list[Found] = []
    try:
        with progress_bar() as bar:
            task = bar.add_task("playing", total=games)
            hunt = Hunt(seed=seed, steps=steps, dials=dials_of(machine))
            for numbers, more in spread(source, hunt_games, hunt, games=games, jobs=jobs):
                catch.add(more)
                bar.advance(task, len(numbers))
            if points_of(machine):
                watched = min(games, SLOW_GAMES)
                task = bar.add_task("watching", total=watched)
                for start in range(0, watched, PORTION):
                    numbers = range(start, min(start + PORTION, watched))
                    catch.add(watch_games(engine, machine, hunt, numbers))
                    bar.advance(task, len(numbers))
            task = bar.add_task("shortening", total=len(catch.failures))
            for failure in _in_order(catch):
                found.append(_told(machine, engine, shorten(engine, machine, failure), failure, catch))
                bar.advance(task)
    except KeyboardInterrupt:
        found += [_told(machine, engine, one, one, catch) for one in _in_order(catch)[len(found) :]]
    if save is not None:
        found = _saved(found, save)
    whole = catch.games == games
    if json_to is not None:
        write_report(_json(machine, catch, found, seed=seed, steps=steps, asked=games), json_to)
    if json_to != "-":
        _print(console(), machine, catch, found, seed=seed, asked=games)
    return FAULTY if found else 0 if whole else INTERRUPTED


def _in_order(catch: Catch) -> list[Failure]:
    """As the games met them."""
    return sorted(catch.failures.values(), key=lambda one: (one.game, one.key))


# ---- what is told of a failure


def _told(machine: Machine, engine: Bulk, short: Failure, failure: Failure, catch: Catch) -> Found:
    words, clauses = short.words, short.clauses
    at = engine.module.PLACES[short.place].name if short.place >= 0 else "set-up"
    for promise in machine.invariants:
        if short.kind == "invariant" and promise.name == short.subject:
            words, clauses = f"{promise.name} does not hold: {promise.words}", promise.clauses
            at = at if promise.at_end_of is None else f"the end of {promise.at_end_of}"
    codes = [one // len(engine.waits) for one in short.answers]
    return Found(
        kind=short.kind,
        subject=short.subject,
        words=words,
        clauses=clauses,
        at=at,
        games=catch.met[failure.key],
        game=failure.game,
        was=len(failure.answers),
        play=_play(machine, engine, short, codes, f"{short.kind}: {words}"),
    )


def _play(machine: Machine, engine: Bulk, short: Failure, codes: list[int], shows: str) -> Json:
    sorts = {one.name: one.sort for one in machine.switches}
    given = {name: readable(sorts[name], value) for name, value in short.switches}
    try:
        return play_file(engine.module, engine.module.new(0, readings=given), codes, shows)
    except engine.fault:  # not even the set-up comes to an end: there is no game to write down
        readings = {one.name for one in machine.switches if one.kind == "reading"}
        switched = {
            "options": {name: value for name, value in given.items() if name not in readings},
            "readings": {name: value for name, value in given.items() if name in readings},
        }
        return {"schema": "tribonian/play/1", "stamp": stamp(machine), **switched, "log": [], "shows": shows}


def _saved(found: list[Found], folder: Path) -> list[Found]:
    """Every play in a file of its own, named by what it shows."""
    names: set[str] = set()
    saved = []
    for one in found:
        base = re.sub(r"[^A-Za-z0-9_]+", "-", f"{one.kind}-{one.subject}").strip("-")[:60]
        name = next(f"{base}{tail}" for tail in ["", *(f"-{n}" for n in range(2, 999))] if f"{base}{tail}" not in names)
        names.add(name)
        saved.append(replace(one, file=save_play(folder, name, one.play)))
    return saved


# ---- for people and programs


def _print(out: Console, machine: Machine, catch: Catch, found: list[Found], *, seed: int, asked: int) -> None:
    if catch.games < asked:
        out.print(f"[bold yellow]interrupted[/]: this is of the first {catch.games} of {asked} games")
    for one in found:
        out.print(f"[bold red]✗ {TITLES.get(one.kind, one.kind)}[/]: {escape(one.words)}")
        if one.clauses:
            out.print(f"    clauses {escape(', '.join(one.clauses))}")
        out.print(f"    at {escape(one.at)}{_how_often(one)}")
        switched = _switched(machine, one)
        if switched:
            out.print(f"    with {escape(switched)}")
        log = one.play["log"]
        cut = f" (of {one.was})" if one.was > len(log) else ""
        out.print(f"    after {len(log)} answer{'' if len(log) == 1 else 's'}{cut}{':' if log else ''}")
        for entry in log[:LISTED]:
            out.print(f"      [dim]{escape(entry['at'])}[/]  {escape(_word(entry['answer']))}")
        if len(log) > LISTED:
            out.print(f"      [dim]… and {len(log) - LISTED} more[/]")
        if one.file:
            out.print(f"    [green]wrote[/] {escape(one.file)}")
        out.print()
    games = f"{catch.games} game{'' if catch.games == 1 else 's'}, {catch.answers} answers, seed {seed}"
    verdict = f"[bold red]{len(found)} found[/]" if found else "[green]nothing found[/]"
    out.print(f"{escape(machine.title)}: {verdict} in {games}")


def _how_often(one: Found) -> str:
    return f", first in game {one.game}" + (f" and in {one.games - 1} more" if one.games > 1 else "")


def _switched(machine: Machine, one: Found) -> str:
    """Options, readings and scenario that are not as they are by default."""
    given = {**one.play["options"], **one.play["readings"]}
    return ", ".join(
        f"{switch.name} = {_word(given[switch.name])}"
        for switch in machine.switches
        if switch.name in given and given[switch.name] != readable(switch.sort, switch.default)
    )


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(_word(one) for one in value) or "empty"
    return "none" if value is None else str(value)


def _json(machine: Machine, catch: Catch, found: list[Found], *, seed: int, steps: int, asked: int) -> Json:
    return {
        "schema": "tribonian/fuzz/1",
        "book": machine.book,
        "variant": stamp(machine),
        "seed": seed,
        "asked": asked,
        "games": catch.games,
        "interrupted": catch.games < asked,
        "limit": steps,
        "answers": catch.answers,
        "findings": [
            {
                "kind": one.kind,
                "subject": one.subject,
                "message": one.words,
                "clauses": list(one.clauses),
                "at": one.at,
                "games": one.games,
                "game": one.game,
                "answers": len(one.play["log"]),
                "before_shortening": one.was,
                **({"file": one.file} if one.file else {}),
                "witness": one.play,
            }
            for one in found
        ],
    }
