"""Cases as data: one file of tests/cases/ as a book's files and the findings expected of it.

The format is told in tests/cases/README.md. The only caller of the loader for single books in tests/dsl.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.golden import ROOT
from tribonian.dsl.catalogue import COLUMNS
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import CATALOGUE, ENTRY, Variant, load
from tribonian.dsl.model import Rulebook

CASES = ROOT / "tests" / "cases"
AGRICOLA = ROOT / "docs" / "examples" / "action_points"

_FILE = re.compile(r"^# file: (\S+)\n", re.MULTILINE)
_CLAUSES = re.compile(r"^# clauses: (.+)$", re.MULTILINE)
_EXPECTED = re.compile(r"# error: ((?:\[\w+\] ?)+)$", re.MULTILINE)

Finding = tuple[str, int, str]  # file, line, code


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A book in one text: its files by name, and the findings it tells the test to expect."""

    files: dict[str, bytes]
    expected: tuple[Finding, ...]


def catalogue_of(ids: str) -> bytes:
    """A catalogue of these clauses, parted by spaces."""
    rows = ["\t".join(COLUMNS)]
    for clause in ids.split():
        rows.append("\t".join((clause, clause.split("-")[0], "rule", f"what {clause} says", "", "")))
    return ("\n".join(rows) + "\n").encode()


def read_case(text: str) -> Case:
    first, *rest = _FILE.split(text)
    texts = {ENTRY: first, **dict(zip(rest[::2], rest[1::2], strict=True))}
    files = {name: part.encode() for name, part in texts.items()}
    clauses = _CLAUSES.search(text)
    if clauses:
        files[CATALOGUE] = catalogue_of(clauses[1])
    expected = [
        (name, part.count("\n", 0, match.start()) + 1, code)
        for name, part in texts.items()
        for match in _EXPECTED.finditer(part)
        for code in re.findall(r"\w+", match[1])
    ]
    return Case(files=files, expected=tuple(sorted(expected)))


def case_paths(folder: str) -> list[Path]:
    return sorted((CASES / folder).glob("*.rules"))


def check(files: dict[str, bytes], variant: Variant | None = None) -> tuple[Rulebook | None, list[Diagnostic]]:
    """Load a book and hand back all there is to say about it, in reading order."""
    sink = Sink()
    book = load(files, sink, variant)
    return book, sink.sorted()


def check_text(text: str) -> list[Diagnostic]:
    """The findings about a book in the format of a case."""
    return check(read_case(text).files)[1]


def findings(diagnostics: list[Diagnostic]) -> tuple[Finding, ...]:
    places = [(one.span.source, one.span.start, one.code.number) for one in diagnostics]
    return tuple(sorted((source.name, source.place(start)[0], code) for source, start, code in places))


def agricola_files() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(AGRICOLA.iterdir()) if path.suffix in {".rules", ".tsv"}}
