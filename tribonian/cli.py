"""The command line: `tribonian …`. Reads arguments, calls a stage, prints, exits.

Heavy modules (the solver, the template engine) are imported by the commands that need them, so that start-up
stays quick. May import: everything.
"""

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from tribonian import __version__

app = typer.Typer(
    name="tribonian",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="A rule language for board- and war-game rulebooks: check, verify, compile, play, judge errata.",
)

Book = Annotated[str, typer.Argument(help="a book's name under rules/, or the path of its folder")]
ErrataFiles = Annotated[list[Path] | None, typer.Option("--errata", help="a file of errata to apply as well")]
Without = Annotated[list[str] | None, typer.Option("--without", help="a sheet of the book to leave out")]
AsPrinted = Annotated[bool, typer.Option("--as-printed", help="without interpretations")]
JsonTo = Annotated[str | None, typer.Option("--json", help="write a report for programs; - for standard output")]


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
    book: Book,
    only: Annotated[str, typer.Option(help="a kind, or the beginning of an obligation's id")] = "",
    errata: ErrataFiles = None,
    without: Without = None,
    as_printed: AsPrinted = False,
    every: Annotated[bool, typer.Option("--all", help="list every obligation")] = False,
    json: JsonTo = None,
    witness: Annotated[Path | None, typer.Option(help="a folder for the plays found, one file each")] = None,
) -> None:
    """Ask every obligation of a book and tell the verdicts."""
    from tribonian.commands import verify_book
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=as_printed)
    raise typer.Exit(verify_book(chosen, only=only, every=every, json_to=json, witness=witness))


@app.command()
def errata(
    book: Book,
    files: Annotated[list[Path], typer.Argument(help="files of errata")],
    without: Without = None,
    json: JsonTo = None,
) -> None:
    """Judge errata: one verdict each, with witness and what changes. Applies nothing."""
    from tribonian.commands import judge_errata
    from tribonian.stages import choose

    raise typer.Exit(judge_errata(choose(book, without=without), files, json_to=json))


@app.command(name="compile")
def compile_(
    book: Book,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the file to write")] = None,
    errata: ErrataFiles = None,
    without: Without = None,
) -> None:
    """Write the Python engine of a book."""
    from tribonian.commands import compile_book
    from tribonian.stages import choose

    raise typer.Exit(compile_book(choose(book, errata=errata, without=without), output))


@app.command()
def coverage(
    book: Book,
    every: Annotated[bool, typer.Option("--all", help="list every clause")] = False,
    target: Annotated[float, typer.Option(help="share of clauses in percent below which the exit code is 1")] = 0.0,
    json: JsonTo = None,
) -> None:
    """Clause by clause: encoded where, prose and why, or open."""
    from tribonian.commands import cover_book
    from tribonian.stages import choose

    raise typer.Exit(cover_book(choose(book), every=every, target=target, json_to=json))


@app.command()
def clause(book: Book, id: Annotated[str, typer.Argument(help="a clause or a section")]) -> None:  # noqa: A002
    """All that is known of a clause: rules, proofs, engine, refusals, errata."""
    from tribonian.clause import show_clause
    from tribonian.stages import choose

    raise typer.Exit(show_clause(choose(book), id))


@app.command()
def play(
    book: Book,
    seed: Annotated[int | None, typer.Option(help="for the dice and random players")] = None,
    players: Annotated[str, typer.Option(help="human or random for each player")] = "human,human",
    option: Annotated[list[str] | None, typer.Option("--option", help="an option of the book to play with")] = None,
    resume: Annotated[Path | None, typer.Option(help="a saved game")] = None,
    replay: Annotated[Path | None, typer.Option(help="a play or a save to show")] = None,
    errata: ErrataFiles = None,
    without: Without = None,
    as_printed: AsPrinted = False,
) -> None:
    """Play in the terminal, or show a play again."""
    from tribonian import play as table
    from tribonian.stages import choose

    machine = choose(book, errata=errata, without=without, as_printed=as_printed).machine()
    if replay is not None:
        table.replay(machine, replay)
    else:
        table.play(machine, seed=seed, players=players, options=option or [], resume=resume)


@app.command()
def build(
    books: Annotated[list[str] | None, typer.Argument(help="books, or nothing for all")] = None,
) -> None:
    """The main job: check, verify and compile books, with a summary."""
    from tribonian.commands import build_books

    raise typer.Exit(build_books(books or []))


@app.command()
def new(
    book: Annotated[str, typer.Argument(help="the name of the new book: letters, digits and _")],
    folder: Annotated[Path, typer.Option(help="where to put the folder of the book")] = Path("rules"),
) -> None:
    """Start a book: a folder that checks, verifies, compiles and plays, with comments on what to do next."""
    from tribonian.scaffold import new_book

    raise typer.Exit(new_book(book, folder))


@app.command()
def explain(
    code: Annotated[str | None, typer.Argument(help="a code such as E0201, or nothing for a list of all")] = None,
) -> None:
    """What an error code means, why it is an error, and what to do."""
    from tribonian.explain import explain_code, list_codes

    raise typer.Exit(list_codes() if code is None else explain_code(code))


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
