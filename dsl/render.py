"""Draw diagnostics: the terminal drawing with the source line under it, a one-line form, JSON.

Decides nothing and prints nothing; returns text. May import: diagnostics, source.
"""

from collections.abc import Iterable
from typing import TypedDict

from tribonian.dsl.diagnostics import Diagnostic
from tribonian.dsl.source import Span


def _mark(span: Span, *, mark: str, text: str, width: int) -> list[str]:
    line, column = span.source.place(span.start)
    shown = span.source.line_text(line)
    length = max(1, min(span.end - span.start, len(shown) - column + 1))
    gutter = " " * width
    return [
        f"{line:>{width}} | {shown}",
        f"{gutter} | {' ' * (column - 1)}{mark * length} {text}".rstrip(),
    ]


def draw(found: Diagnostic) -> str:
    """The full drawing: first line alone is enough, the rest shows place, reason and help."""
    kind = "error" if found.is_error else "warning"
    places = [(found.span, "^", found.note), *((label.span, "-", label.text) for label in found.labels)]
    width = max(len(str(span.source.place(span.start)[0])) for span, _, _ in places)
    lines = [f"{kind}[{found.code.number}]: {found.message}", f"{' ' * width}--> {found.span.where()}"]
    lines.append(f"{' ' * width} |")
    here = [place for place in places if place[0].source.name == found.span.source.name]
    away = [place for place in places if place[0].source.name != found.span.source.name]
    for span, mark, text in sorted(here, key=lambda place: place[0].start):
        lines += _mark(span, mark=mark, text=text, width=width)
    for span, mark, text in away:
        lines.append(f"{' ' * width}::: {span.where()}")
        lines += _mark(span, mark=mark, text=text, width=width)
    if found.help:
        lines.append(f"{' ' * width} = help: {found.help}")
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
