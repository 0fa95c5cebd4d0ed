"""Findings as one HTML page fit to send to whoever printed the book: no request goes out, no script runs.

Fills templates, which decide nothing, and escapes all that a book says. May import: pages, machine,
verify.findings, verify.counterexample, dsl.model.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tribonian.compiler.emit.pages import environment
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.counterexample import Told, show_position, show_switches, tell
from tribonian.compiler.verify.findings import Findings, machine_of
from tribonian.compiler.verify.plain_names import plain_name
from tribonian.dsl.model import Rulebook

CELLS = 20
STEPS = 30


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    anchor: str
    message: str
    clauses: tuple[tuple[str, str], ...]
    is_shown: bool
    settled_by: str
    reading: str
    steps: tuple[Told, ...]
    switched: tuple[str, ...]
    cells: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    anchor: str
    name: str
    rows: tuple[_Row, ...]


def emit_findings(book: Rulebook, told: Findings, kinds: Mapping[str, str]) -> str:
    """The whole page, kind by kind in the order of `kinds`; the same bytes for the same findings."""
    taken: set[str] = set()
    found = told.found
    groups = [
        _Group(
            anchor=plain_name(kind, taken),
            name=name,
            rows=tuple(_row(book, machine_of(told, one), one, taken) for one in _ordered(found) if one.kind == kind),
        )
        for kind, name in kinds.items()
        if any(one.kind == kind for one in found)
    ]
    pages = environment()
    return pages.get_template("findings.html.j2").render(
        title=book.title,
        edition=book.edition,
        book=book.name,
        total=len(found),
        open=sum(not one.settled_by for one in found),
        not_asked=told.not_asked,
        groups=groups,
        style=pages.get_template("findings.css.j2").render(),
    )


def _ordered(found: Sequence[BookFinding]) -> list[BookFinding]:
    return sorted(found, key=lambda one: bool(one.settled_by))


def _row(book: Rulebook, machine: Machine, one: BookFinding, taken: set[str]) -> _Row:
    steps = tell(machine, one.play) if one.play is not None else []
    cells = show_position(machine, one.position) if one.position is not None and one.play is None else []
    return _Row(
        anchor=plain_name(one.id, taken),
        message=one.message,
        clauses=tuple((clause, _says(book, clause)) for clause in dict.fromkeys(one.clauses)),
        is_shown=one.is_shown,
        settled_by=one.settled_by,
        reading=_reading(book, one.settled_by),
        steps=tuple(steps[-STEPS:]),
        switched=tuple(show_switches(machine, one.play)) if one.play is not None else (),
        cells=tuple((cell.name, cell.value) for cell in cells if cell.moved)[:CELLS],
    )


def _says(book: Rulebook, clause: str) -> str:
    known = book.catalogue.by_id.get(book.catalogue.clause_of(clause) or "")
    return known.statement if known is not None else ""


def _reading(book: Rulebook, settled_by: str) -> str:
    """What was chosen, in the words of the interpretations or readings."""
    said = []
    for name in settled_by.split(", "):
        for one in book.interpretations:
            if one.name == name:
                said.append(one.title + (f": {one.reason}" if one.reason else ""))
        for switch in book.switches:
            if f"reading {switch.name}" == name:
                said.append(f"{switch.name.replace('_', ' ')}, which can be chosen: {switch.title}")
    return "; ".join(said) or settled_by
