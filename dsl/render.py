"""Draw diagnostics: the terminal drawing with the source line under it, a one-line form, JSON.

Decides nothing and prints nothing; returns text. May import: diagnostics, source.
"""

import unicodedata
from collections.abc import Iterable
from typing import TypedDict

from tribonian.dsl.diagnostics import Diagnostic
from tribonian.dsl.source import Span

_WIDEST = 140  # of a source line as drawn; a longer one is cut around what is marked
_BEFORE = 40

Place = tuple[Span, str, str]  # where, which mark, which words beside it


def _seen(char: str) -> str:
    """A character as drawn; one that cannot be seen could move the cursor or hide text."""
    return " " if char == "\t" else char if char.isprintable() else "?"


def _columns(text: str) -> int:
    """How many columns a terminal takes for a text."""
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return len(text) + wide - sum(unicodedata.combining(char) > 0 for char in text)


def _line(line: int, places: list[Place], width: int) -> list[str]:
    """One source line with the marks under it, in reading order."""
    source = places[0][0].source
    shown = "".join(_seen(char) for char in source.line_text(line))
    first = source.place(places[0][0].start)[1] - 1
    cut = max(0, first - _BEFORE) if len(shown) > _WIDEST else 0
    lead = "..." if cut else ""
    tail = "..." if len(shown) > cut + _WIDEST else ""
    drawn = [f"{line:>{width}} | {lead}{shown[cut : cut + _WIDEST]}{tail}"]
    for span, mark, words in places:
        column = source.place(span.start)[1] - 1
        end = min(column + max(1, span.end - span.start), max(len(shown), column + 1), cut + _WIDEST)
        space = " " * (len(lead) + _columns(shown[cut:column]))
        length = max(1, _columns(shown[column:end]))
        drawn.append(f"{' ' * width} | {space}{mark * length} {words}".rstrip())
    return drawn


def _lines(places: list[Place], width: int) -> list[str]:
    """The marked lines of one source, in reading order; a gap between them shows as dots."""
    by_line: dict[int, list[Place]] = {}
    for place in sorted(places, key=lambda place: place[0].start):
        by_line.setdefault(place[0].source.place(place[0].start)[0], []).append(place)
    drawn: list[str] = []
    last: int | None = None
    for line, marked in by_line.items():
        if last is not None and line > last + 1:
            drawn.append("...")
        drawn += _line(line, marked, width)
        last = line
    return drawn


def draw(found: Diagnostic) -> str:
    """The full drawing: first line alone is enough, the rest shows place, reason and help."""
    kind = "error" if found.is_error else "warning"
    places = [(found.span, "^", found.note), *((label.span, "-", label.text) for label in found.labels)]
    width = max(len(str(span.source.place(span.start)[0])) for span, _, _ in places)
    margin = " " * width
    lines = [f"{kind}[{found.code.number}]: {found.message}", f"{margin}--> {found.span.where()}"]
    lines.append(f"{margin} |")
    here = found.span.source.name
    lines += _lines([place for place in places if place[0].source.name == here], width)
    for place in places:
        if place[0].source.name != here:
            lines.append(f"{margin}::: {place[0].where()}")
            lines += _lines([place], width)
    if found.help:
        lines.append(f"{margin} = help: {found.help}")
    return "\n".join(lines)


def one_line(found: Diagnostic) -> str:
    """`file:line:col: error[E0201]: message (help)`: for editors and logs."""
    kind = "error" if found.is_error else "warning"
    tail = f" ({found.help})" if found.help else ""
    return f"{found.span.where()}: {kind}[{found.code.number}]: {found.message}{tail}"


class DiagnosticJson(TypedDict):
    """A diagnostic as a program reads it."""

    code: str
    severity: str
    message: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    note: str
    help: str


def as_json(found: Diagnostic) -> DiagnosticJson:
    line, column = found.span.source.place(found.span.start)
    end_line, end_column = found.span.source.place(max(found.span.start, found.span.end))
    return {
        "code": found.code.number,
        "severity": "error" if found.is_error else "warning",
        "message": found.message,
        "file": found.span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "note": found.note,
        "help": found.help,
    }


def draw_all(diagnostics: Iterable[Diagnostic]) -> str:
    return "\n\n".join(draw(found) for found in diagnostics)
