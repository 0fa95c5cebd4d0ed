"""`tribonian simulate`: many games by simple agents, counted; a plot, and plays of games that found no end.

Plays in the engine; the clauses that come up are traced in the interpreter, for the first few of the same games.
May import: batch, output, playouts, plays, simulate_plot, simulate_report, stages, compiler.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.markup import escape

from tribonian.batch import Bulk, bulk, spread
from tribonian.compiler.coverage import clause_places
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine, Var
from tribonian.compiler.tracer import Exercised, Tracer
from tribonian.dsl.sorts import Enumeration, Whole
from tribonian.output import progress_bar, refuse, save_play, write_report
from tribonian.playouts import AGENTS, UNFINISHED, Agent, Match, Tally, answers_of, chooser, play_games
from tribonian.plays import play_file
from tribonian.simulate_plot import draw, drawable
from tribonian.simulate_report import print_report, report_json, report_of
from tribonian.stages import FAULTY, USAGE, Chosen, console

INTERRUPTED = 130
SCORE = re.compile(r"(.*_)?(scores?|points|vps?)")  # what scores by its name alone


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What a simulation was asked for."""

    games: int
    seed: int
    agent: str
    jobs: int
    options: tuple[str, ...] = ()
    scenario: str | None = None
    players: int | None = None
    most: int = 10_000
    score: str | None = None
    coverage_games: int = 20
    save: Path | None = None
    plot: Path | None = None
    json_to: str | None = None


def simulate_book(chosen: Chosen, wish: Wish) -> int:
    """Play, count, tell; gives the exit code."""
    if wish.games < 1 or wish.jobs < 1 or wish.most < 1 or wish.coverage_games < 0:
        raise refuse("--games, --jobs and --most take a number of at least 1, --coverage-games of at least 0", USAGE)
    if wish.plot is not None and (fault := drawable(wish.plot)):
        raise refuse(fault, USAGE)
    machine = chosen.machine()
    source = emit_python(machine)
    engine = bulk(source)
    score = score_of(machine, wish.score)
    match = match_of(engine, wish, score)
    tally, exercised, whole = _run(chosen, machine, source, match, wish)
    saved = _save(engine, match, tally, wish)
    report = report_of(tally, match, asked=wish.games, score=score, saved=saved, exercised=exercised)
    if wish.json_to is not None:
        write_report(report_json(machine, report), wish.json_to)
    if wish.json_to != "-":
        print_report(console(), machine, report)
    if wish.plot is not None and tally.games:
        draw(wish.plot, machine.title, report)
        console(stderr=True).print(f"[green]wrote[/] {escape(str(wish.plot))}")
    return 0 if whole else INTERRUPTED


def _run(
    chosen: Chosen, machine: Machine, source: str, match: Match, wish: Wish
) -> tuple[Tally, Exercised | None, bool]:
    """What was counted, the clauses that came up, and whether nobody interrupted it."""
    tally = Tally()
    tracer = Tracer(machine)
    traced = 0
    carried = tuple(chosen.draft.catalogue.order(clause_places(machine, chosen.draft.catalogue)))
    whole = True
    try:
        with progress_bar() as bar:
            task = bar.add_task("playing", total=wish.games)
            for numbers, found in spread(source, play_games, match, games=wish.games, jobs=wish.jobs):
                tally.add(found)
                bar.advance(task, len(numbers))
            wanted = min(wish.coverage_games, wish.games) if carried else 0
            task = bar.add_task("tracing clauses", total=wanted)
            for number in range(wanted):
                tracer.play_out(match.switches, chooser(match, number), match.most)
                traced += 1
                bar.advance(task)
    except KeyboardInterrupt:
        whole = False
    if not traced:
        return tally, None, whole
    used = {one for cited in tracer.cited for one in chosen.draft.catalogue.expand(cited)}
    came_up = tuple(one for one in carried if one in used)
    return tally, Exercised(games=traced, carried=carried, used=came_up), whole


# ---- what the games share


def match_of(engine: Bulk, wish: Wish, score: str) -> Match:
    game = _begin(engine, wish)
    players = engine.players[: wish.players]
    slots = [name for name, *_ in engine.module.SLOTS]
    return Match(
        seed=wish.seed,
        here=game.place,
        store=tuple(game._store),
        switches=tuple((one.name, game._store[one.slot]) for one in engine.module.SWITCHES),
        players=players,
        agents=agents_of(wish.agent, players),
        most=wish.most,
        score=tuple(slots.index(f"{score}[{player}]") for player in players) if score else (),
    )


def _begin(engine: Bulk, wish: Wish) -> Any:
    """A game before its first answer, under what was asked for."""
    seats = {} if wish.players is None else {"players": wish.players}
    try:
        return engine.module.new(0, scenario=wish.scenario, options=wish.options, **seats)
    except engine.fault as fault:
        raise refuse(f"the rules do not settle the set-up: {fault}", FAULTY) from None
    except ValueError as error:
        raise refuse(str(error), USAGE) from None


def agents_of(words: str, players: tuple[str, ...]) -> tuple[Agent, ...]:
    """`random` for all, or one for each player with commas between."""
    given = words.split(",")
    known: dict[str, Agent] = {name: name for name in AGENTS}
    agents = [known[one] for one in given if one in known]
    if len(agents) != len(given) or len(given) not in (1, len(players)):
        names = ", ".join(players)
        raise refuse(f"--agent takes {' or '.join(AGENTS)}, for all or for each of {names} with commas between", USAGE)
    return tuple(agents) if len(agents) > 1 else tuple(agents * len(players))


def score_of(machine: Machine, asked: str | None) -> str:
    """The track or state that holds the players' scores: the one asked for, or the only one that is called so."""
    fitting = [var.name for var in machine.vars.values() if var.kind in ("track", "state") and _counts(machine, var)]
    if asked is None:
        plain = [name for name in fitting if SCORE.fullmatch(name)]
        return plain[0] if len(plain) == 1 else ""
    if asked not in fitting:
        known = ", ".join(fitting) or "none"
        raise refuse(f"--score takes a track or state with one number for each player (here: {known})", USAGE)
    return asked


def _counts(machine: Machine, var: Var) -> bool:
    """Whether it is one number for each player."""
    if len(var.index) != 1 or not isinstance(var.sort, Whole):
        return False
    sort = var.index[0].sort
    return isinstance(sort, Enumeration) and sort.members == machine.players


# ---- games without an end


def _save(engine: Bulk, match: Match, tally: Tally, wish: Wish) -> tuple[tuple[str, str], ...]:
    """The first game of each kind that found no end, as a file that `play --replay` shows."""
    if wish.save is None:
        return ()
    saved = []
    for end in UNFINISHED:
        if (number := tally.first.get(end)) is not None:
            answers, words = answers_of(engine, match, number)
            shows = f"game {number} of seed {match.seed}: {words}"
            data = play_file(engine.module, _begin(engine, wish), answers, shows)
            saved.append((end, save_play(wish.save, end.replace(" ", "-"), data)))
    return tuple(saved)
