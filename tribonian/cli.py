"""The command line: `tribonian …`. Reads arguments, calls a stage, prints, exits.

Heavy modules (the solver, the template engine) are imported by the commands that need them, so that start-up
stays quick. May import: everything.
"""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tribonian import __version__, options as o
from tribonian.cli_living import docs, findings, migrate
from tribonian.cli_more import explain, mutate

app = typer.Typer(
    name="tribonian",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A rule language for board- and war-game rulebooks: check, verify, compile, play, judge errata.",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tribonian {__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="the version")] = False,
) -> None:
    """Rulebooks as code: read, proved, played."""


@app.command()
def check(
    paths: Annotated[list[str] | None, typer.Argument(help="books, or nothing for all")] = None,
    format: Annotated[str, typer.Option(help="text, line or json")] = "text",  # noqa: A002 - the word people type
) -> None:
    """Parse, names, sorts, references, tables: all errors at once."""
    from tribonian.commands import check_books

    raise typer.Exit(check_books(paths or [], format))


@app.command()
def fmt(
    paths: Annotated[list[str] | None, typer.Argument(help="files, folders or books, or nothing for all books")] = None,
    check: Annotated[bool, typer.Option("--check", help="write nothing; exit with 1 if a file would change")] = False,
) -> None:
    """Write rules files in their canonical layout: what they say stays the same."""
    from tribonian.fmt import format_files

    raise typer.Exit(format_files(paths or [], check=check))


@app.command()
def verify(
    book: o.Book,
    only: Annotated[str, typer.Option(help="a kind, or the beginning of an obligation's id")] = "",
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
    every: Annotated[bool, typer.Option("--all", help="tell every obligation, and plays and positions whole")] = False,
    json: o.JsonTo = None,
    sarif: Annotated[str | None, typer.Option(help="write what was found as SARIF; - for standard output")] = None,
    html: Annotated[Path | None, typer.Option(help="write a report to read: one HTML file that needs no other")] = None,
    witnesses: Annotated[
        Path | None,
        typer.Option("--witnesses", "--witness", help="a folder for the plays and positions found, one file each"),
    ] = None,
    smtlib: Annotated[Path | None, typer.Option(help="a folder for what the solver is asked, as SMT-LIB")] = None,
    solver: Annotated[str, typer.Option(help="z3, or cvc5 to have every proof confirmed by it as well")] = "z3",
    jobs: o.Jobs = 1,
    scheduler: o.Scheduler = "",
    no_cache: o.NoCache = False,
    patience: o.Patience = 1,
) -> None:
    """Ask every obligation of a book and tell the verdicts: 1 if one is violated, 3 if one is only not proved."""
    from tribonian.commands import verify_book
    from tribonian.proving import Labour
    from tribonian.reports import Reports
    from tribonian.second_solver import Wish
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    wanted = Reports(json_to=json, sarif_to=sarif, html_to=html, witnesses=witnesses)
    wish = Wish(smtlib=smtlib, solver=solver)
    labour = Labour(jobs=jobs, scheduler=scheduler, cached=not no_cache, patience=patience)
    raise typer.Exit(verify_book(chosen, only=only, every=every, wanted=wanted, wish=wish, labour=labour))


@app.command()
def errata(
    book: o.Book,
    files: Annotated[list[Path], typer.Argument(help="files of errata")],
    without: o.Without = None,
    games: o.Games = 0,
    plot: o.Plot = None,
    json: o.JsonTo = None,
    jobs: o.Jobs = 1,
    scheduler: o.Scheduler = "",
    no_cache: o.NoCache = False,
) -> None:
    """Judge errata: one verdict each, with witness and what changes. Applies nothing."""
    from tribonian.errata import judge_errata
    from tribonian.proving import Labour
    from tribonian.stages import choose

    chosen = choose(book, without=without)
    labour = Labour(jobs=jobs, scheduler=scheduler, cached=not no_cache)
    raise typer.Exit(judge_errata(chosen, files, games=games, plot=plot, json_to=json, labour=labour))


@app.command()
def diff(
    book: o.Book,
    one: Annotated[str, typer.Argument(metavar="A", help=o.VARIANTS)],
    other: Annotated[str, typer.Argument(metavar="B", help="another variant")],
    games: o.Games = 0,
    plot: o.Plot = None,
    json: o.JsonTo = None,
) -> None:
    """What differs between two variants of a book: values, moves, positions, rulings, who wins how often."""
    from tribonian.errata import diff_variants
    from tribonian.stages import choose

    raise typer.Exit(diff_variants(choose(book), one, other, games=games, plot=plot, json_to=json))


@app.command(name="compile")
def compile_(
    book: o.Book,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the file to write")] = None,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
) -> None:
    """Write the Python engine of a book."""
    from tribonian.commands import compile_book
    from tribonian.stages import choose

    raise typer.Exit(compile_book(choose(book, errata=errata, without=without), output))


@app.command()
def rulings(
    book: o.Book,
    only: Annotated[str, typer.Option(help="the id of one ruling")] = "",
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
    json: o.JsonTo = None,
) -> None:
    """Ask the book's rulings of its rules: what was expected, what came, and why."""
    from tribonian.rulings import ask_rulings
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(ask_rulings(chosen, only=only, json_to=json))


@app.command()
def coverage(
    book: o.Book,
    every: Annotated[bool, typer.Option("--all", help="list every clause")] = False,
    target: Annotated[float, typer.Option(help="share of clauses in percent below which the exit code is 1")] = 0.0,
    json: o.JsonTo = None,
) -> None:
    """Clause by clause: encoded where, prose and why, or open."""
    from tribonian.commands import cover_book
    from tribonian.stages import choose

    raise typer.Exit(cover_book(choose(book), every=every, target=target, json_to=json))


@app.command()
def graph(
    book: o.Book,
    phase: Annotated[str, typer.Option(help="draw what this phase or procedure asks, choice by choice")] = "",
    detail: Annotated[bool, typer.Option("--detail", help="draw every choice and roll, not only phases")] = False,
    format: Annotated[str, typer.Option(help="svg, mermaid or dot; else by the file's name")] = "",  # noqa: A002 - the word people type
    output: Annotated[str | None, typer.Option("--output", "-o", help="the file; - for standard output")] = None,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
) -> None:
    """Draw the phases of a book and how play goes from one to the next."""
    from tribonian.graph import graph_book
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(graph_book(chosen, phase=phase, detail=detail, how=format, output=output))


@app.command()
def clause(book: o.Book, id: Annotated[str, typer.Argument(help="a clause or a section")]) -> None:  # noqa: A002
    """All that is known of a clause: rules, proofs, engine, refusals, errata."""
    from tribonian.clause import show_clause
    from tribonian.stages import choose

    raise typer.Exit(show_clause(choose(book), id))


@app.command()
def play(
    book: o.Book,
    seed: Annotated[int | None, typer.Option(help="for the dice and random players")] = None,
    players: Annotated[str, typer.Option(help="human or random for each player, or one of them for all")] = "human",
    option: Annotated[list[str] | None, typer.Option("--option", help="an option of the book to play with")] = None,
    scenario: Annotated[str | None, typer.Option(help="the scenario to play")] = None,
    resume: Annotated[Path | None, typer.Option(help="a saved game")] = None,
    replay: Annotated[Path | None, typer.Option(help="a play or a save to show")] = None,
    position: Annotated[Path | None, typer.Option(help="a position, a play or a save to begin from")] = None,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
) -> None:
    """Play in the terminal, or show a play again."""
    from tribonian import play as table
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    if replay is not None:
        table.show_play(chosen, replay)
        return
    table.play(
        chosen,
        seed=seed,
        players=players,
        options=option or [],
        scenario=scenario,
        resume=resume,
        position=position,
    )


@app.command()
def why(
    book: o.Book,
    position: Annotated[Path, typer.Argument(help="a save, a play or a position")],
    move: Annotated[str, typer.Argument(help="the label of a move, such as `march` or `build(medium, 3)`")],
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
) -> None:
    """Every clause that forbids a move in a position, and the nearest move that is legal."""
    from tribonian.stages import choose
    from tribonian.why import explain_move

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(explain_move(chosen, position, move))


@app.command()
def simulate(
    book: o.Book,
    games: Annotated[int, typer.Option(help="how many games to play")] = 1000,
    seed: Annotated[int, typer.Option(help="game i of a seed is always the same")] = 1,
    agent: Annotated[str, typer.Option(help="random or first, for all players or with commas for each")] = "random",
    jobs: Annotated[int, typer.Option(help="how many processes play")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help="an option of the book to play with")] = None,
    scenario: Annotated[str | None, typer.Option(help="the scenario to play")] = None,
    players: Annotated[int | None, typer.Option(help="how many play, where the book leaves that open")] = None,
    most: Annotated[int, typer.Option(help="answers after which a game is cut off")] = 10_000,
    score: Annotated[str | None, typer.Option(help="the track or state by which somebody leads")] = None,
    coverage_games: Annotated[int, typer.Option(help="games in which clauses are traced, slowly")] = 20,
    save: Annotated[Path | None, typer.Option(help="a folder for the first game of each kind without an end")] = None,
    plot: Annotated[Path | None, typer.Option(help="a picture to draw: FILE.svg, or FILE.png with matplotlib")] = None,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
    json: o.JsonTo = None,
) -> None:
    """Play many games and tell who wins how often, how long games are, which clauses come up."""
    from tribonian.simulate import Wish, simulate_book
    from tribonian.stages import choose

    wish = Wish(
        games=games,
        seed=seed,
        agent=agent,
        jobs=jobs,
        options=tuple(option or ()),
        scenario=scenario,
        players=players,
        most=most,
        score=score,
        coverage_games=coverage_games,
        save=save,
        plot=plot,
        json_to=json,
    )
    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(simulate_book(chosen, wish))


@app.command()
def fuzz(
    book: o.Book,
    games: Annotated[int, typer.Option(help="how many games to play")] = 1000,
    steps: Annotated[int, typer.Option(help="answers after which a game counts as one without an end")] = 10_000,
    seed: Annotated[int, typer.Option(help="game i of a seed is always the same")] = 1,
    jobs: Annotated[int, typer.Option(help="how many processes play")] = 1,
    save: Annotated[Path | None, typer.Option(help="a folder for the plays found, one file each")] = None,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    as_printed: o.AsPrinted = False,
    json: o.JsonTo = None,
) -> None:
    """Play at random against the book's promises, dead ends and rules that collide; shorten what fails."""
    from tribonian.fuzz import fuzz_book
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(fuzz_book(chosen, games=games, steps=steps, seed=seed, jobs=jobs, save=save, json_to=json))


@app.command()
def build(
    books: Annotated[list[str] | None, typer.Argument(help="books, or nothing for all")] = None,
    jobs: o.Jobs = 1,
    scheduler: o.Scheduler = "",
    no_cache: o.NoCache = False,
) -> None:
    """The main job: check, verify and compile books, with a summary."""
    from tribonian.commands import build_books
    from tribonian.proving import Labour

    labour = Labour(jobs=jobs, scheduler=scheduler, cached=not no_cache)
    raise typer.Exit(build_books(books or [], labour=labour))


@app.command()
def new(
    book: Annotated[str, typer.Argument(help="the name of the new book: letters, digits and _")],
    folder: Annotated[Path, typer.Option(help="where to put the folder of the book")] = Path("rules"),
) -> None:
    """Start a book: a folder that checks, verifies, compiles and plays, with comments on what to do next."""
    from tribonian.scaffold import new_book

    raise typer.Exit(new_book(book, folder))


for command in (findings, migrate, docs, mutate, explain):
    app.command()(command)


def main() -> int:
    """Run a command; our own faults are told as such."""
    started = time.monotonic()
    try:
        app(standalone_mode=True)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    except KeyboardInterrupt:
        typer.echo("interrupted", err=True)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as error:
        place = error.__traceback__
        while place is not None and place.tb_next is not None:
            place = place.tb_next
        where = f"{Path(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}" if place else "?"
        typer.echo(
            f"error[E0901]: this is a fault in tribonian: {type(error).__name__}: {error} (at {where}, "
            f"after {time.monotonic() - started:.0f} s)",
            err=True,
        )
        return 70
    return 0
