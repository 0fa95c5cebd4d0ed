"""Commands on a text and what it lives through: findings, saves under other rules, the living rulebook.

The command line of `cli` takes them in, as functions. May import: options; every command what it needs.
"""

from pathlib import Path
from typing import Annotated

import typer

from tribonian import options as o


def findings(
    book: o.Book,
    by_text: Annotated[bool, typer.Option("--text", help="only what reading tells: no play, no proof")] = False,
    every: Annotated[bool, typer.Option("--all", help="tell every play, and whole")] = False,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
    json: o.JsonTo = None,
    html: Annotated[Path | None, typer.Option(help="write a page fit to send to the publisher")] = None,
) -> None:
    """Contradictions, holes and slips of the printed text, each with its witness and what settles it."""
    from tribonian.findings import find_in_book
    from tribonian.stages import choose

    chosen = choose(book, errata=errata, without=without, as_printed=True)
    raise typer.Exit(find_in_book(chosen, by_text=by_text, every=every, json_to=json, html_to=html))


def migrate(
    save: Annotated[Path, typer.Argument(help="a saved game")],
    to: Annotated[str, typer.Option(help=o.VARIANTS)],
    book: Annotated[str | None, typer.Option(help="the book, if it is not the one of the save's name")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="a save of the variant to write")] = None,
    json: o.JsonTo = None,
) -> None:
    """Replay a save under other rules: the same, different from an answer on, or stopped by a clause."""
    from tribonian.migrate import migrate as follow_save

    raise typer.Exit(follow_save(save, to, book=book, json_to=json, output=output))


def docs(
    book: o.Book,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="the file to write")] = None,
    proofs: Annotated[bool, typer.Option("--proofs", help="prove the book too: which proofs rest on a clause")] = False,
    errata: o.ErrataFiles = None,
    without: o.Without = None,
) -> None:
    """Write the living rulebook: one HTML page of clauses, errata merged and marked, rules, tables, rulings."""
    from tribonian.living import write_living
    from tribonian.stages import choose

    raise typer.Exit(write_living(choose(book, errata=errata, without=without), output, proofs=proofs))
