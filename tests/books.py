"""Books for tests: read from rules/, from a folder, or written in the test itself. Each must check.

Reads files; the only place of tests that feeds a whole book to the loader and the compiler.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tribonian.books import find_book
from tribonian.compiler.build import build
from tribonian.compiler.coverage import coverage
from tribonian.compiler.machine import Machine
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Variant, load, read_book
from tribonian.dsl.model import Rulebook
from tribonian.dsl.render import draw_all

RULES = Path(__file__).parents[1] / "rules"
POINTS = RULES.parent / "docs" / "examples" / "action_points"  # of Agricola: proved in seconds, which the book is not


def read_folder(path: Path) -> dict[str, bytes]:
    """A book's files by name, as the loader wants them."""
    return {
        file.relative_to(path).as_posix(): file.read_bytes()
        for file in sorted(path.rglob("*"))
        if file.suffix in {".rules", ".tsv"}
    }


def load_files(files: Mapping[str, bytes], variant: Variant | None = None, *, prefix: str = "") -> Rulebook:
    """The checked book; fails with the drawn diagnostics unless there are none."""
    sink = Sink()
    book = load(files, sink, variant, prefix=prefix)
    assert book is not None, draw_all(sink.sorted())
    return book


def load_folder(path: Path, variant: Variant | None = None) -> Rulebook:
    return load_files(read_folder(path), variant, prefix=f"{path.name}/")


def load_path(path: Path) -> Rulebook:
    """The checked book of a folder, or of the one file it is."""
    found = find_book(str(path))
    sink = Sink()
    book = load(found.files, sink, prefix=found.prefix, entry=found.entry)
    assert book is not None, draw_all(sink.sorted())
    return book


def load_text(files: Mapping[str, str], variant: Variant | None = None) -> Rulebook:
    """A book written in a test: `book.rules`, and `clauses.tsv` where it cites clauses."""
    return load_files({name: text.encode() for name, text in files.items()}, variant)


@cache
def load_agricola() -> Rulebook:
    return load_folder(POINTS)


@cache
def agricola_machine() -> Machine:
    """Agricola's Machine after every pass; not to be changed by a test."""
    return build(load_agricola())


def statuses(files: Mapping[str, bytes]) -> dict[str, str]:
    """What became of every clause of a book, by its id."""
    sink = Sink()
    draft = read_book(files, sink)
    assert draft is not None, draw_all(sink.sorted())
    return {one.clause.id: one.status for one in coverage(draft, Variant(), build(load_files(files)))}
