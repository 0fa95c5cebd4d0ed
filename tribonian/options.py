"""Arguments and options that several commands take, with what is said of them. May import: typer."""

from pathlib import Path
from typing import Annotated

import typer

Book = Annotated[str, typer.Argument(help="a book's name under rules/, or the path of its folder")]
ErrataFiles = Annotated[list[Path] | None, typer.Option("--errata", help="a file of errata to apply as well")]
Without = Annotated[list[str] | None, typer.Option("--without", help="a sheet of the book to leave out")]
AsPrinted = Annotated[bool, typer.Option("--as-printed", help="without interpretations")]
Games = Annotated[int, typer.Option(help="so many random games of each: who wins how often, with 95 % intervals")]
Plot = Annotated[Path | None, typer.Option(help="draw the outcomes of --games into this .svg file")]
VARIANTS = "a variant: `book`, or with commas as-printed, without:SHEET, with:FILE, OPTION=VALUE"
Jobs = Annotated[int, typer.Option(help="how many processes prove")]
Scheduler = Annotated[str, typer.Option(help="the address of a Dask scheduler, whose workers prove")]
Patience = Annotated[
    int, typer.Option(min=0, help="how many times the usual effort to spend on a book with sets or large maps")
]
NoCache = Annotated[bool, typer.Option("--no-cache", help="prove everything again, and keep nothing of it")]
JsonTo = Annotated[str | None, typer.Option("--json", help="write a report for programs; - for standard output")]
