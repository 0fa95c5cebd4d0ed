"""From a book's name to its draft, rulebook and Machine; faults are drawn and end the command.

What every command begins with. May import: books, dsl, compiler.build.
"""

from dataclasses import dataclass, field
from pathlib import Path

import typer
from rich.console import Console

from tribonian.books import BookFiles, NoSuchBook, find_book
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Sink, whole
from tribonian.dsl.load import Draft, Variant, assemble, read_book, read_sheets
from tribonian.dsl.model import Rulebook
from tribonian.dsl.render import draw_all
from tribonian.dsl.source import Source
from tribonian.dsl.syntax import ErrataDecl

FAULTY = 1
USAGE = 2
NOT_PROVED = 3


def console(*, stderr: bool = False) -> Console:
    """A console that respects NO_COLOR and plain outputs."""
    return Console(stderr=stderr, highlight=False, soft_wrap=True)


def show_faults(diagnostics: list[Diagnostic]) -> None:
    """Draw diagnostics to standard error."""
    errors = console(stderr=True)
    if not diagnostics:
        return
    for text in draw_all(diagnostics).split("\n"):
        style = "bold red" if text.startswith("error[") else "yellow" if text.startswith("warning[") else None
        errors.print(text, style=style, markup=False)


def stop(diagnostics: list[Diagnostic]) -> typer.Exit:
    """Draw what is wrong and say how many errors there are; the caller raises what comes back."""
    show_faults(diagnostics)
    count = sum(one.is_error for one in diagnostics)
    console(stderr=True).print(f"\n{count} error{'' if count == 1 else 's'}; nothing was written", style="bold")
    return typer.Exit(FAULTY)


@dataclass(slots=True, kw_only=True)
class Chosen:
    """A book and the variant of it that a command was asked for."""

    files: BookFiles
    draft: Draft
    variant: Variant
    warnings: list[Diagnostic] = field(default_factory=list)

    def rulebook(self) -> Rulebook:
        sink = Sink()
        book = assemble(self.draft, sink, self.variant)
        if book is None or sink.failed:
            raise stop(sink.sorted())
        self.warnings = sink.sorted()
        return book

    def machine(self, book: Rulebook | None = None) -> Machine:
        """The Machine of the book, which may be at hand already."""
        return build(book or self.rulebook())


def open_book(name: str) -> BookFiles:
    try:
        return find_book(name)
    except NoSuchBook as error:
        console(stderr=True).print(f"error: {error}", style="bold red", markup=False)
        raise typer.Exit(USAGE) from None


def choose(
    name: str, *, errata: list[Path] | None = None, without: list[str] | None = None, as_printed: bool = False
) -> Chosen:
    """Read a book and the sheets of errata given beside it."""
    files = open_book(name)
    sink = Sink()
    draft = read_book(files.files, sink, prefix=files.prefix, entry=files.entry)
    extra = read_errata(errata or [], sink)
    if draft is None or sink.failed:
        raise stop(sink.sorted())
    dropped = frozenset(without or ())
    unknown = sorted(dropped - {sheet.name for sheet in draft.sheets})
    if unknown:
        known = ", ".join(sheet.name for sheet in draft.sheets) or "none"
        console(stderr=True).print(f"error: there is no sheet `{unknown[0]}` (sheets: {known})", style="bold red")
        raise typer.Exit(USAGE)
    variant = Variant(without=dropped, extra=tuple(extra), as_printed=as_printed)
    return Chosen(files=files, draft=draft, variant=variant)


def read_errata(paths: list[Path], sink: Sink) -> list[ErrataDecl]:
    """The sheets of all files given; a file that cannot be read is a diagnostic."""
    found: list[ErrataDecl] = []
    for path in paths:
        try:
            data = path.read_bytes()
        except OSError as error:
            place = whole(Source(name=str(path), text=""))
            sink.report(Code.UNREADABLE, place, name=path, reason=error.strerror or "unknown")
            continue
        found += read_sheets(str(path), data, sink)
    return found
