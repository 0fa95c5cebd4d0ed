"""The living rulebook: every clause with its errata merged and marked, its rules, tables, proofs, rulings, diagram.

One HTML file that needs no other and no script. Fills templates, which decide nothing, and escapes all that a book
says. May import: pages, plan, diagram*, machine, verify.records, verify.plain_names, dsl.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tribonian.compiler.emit.diagram import diagram
from tribonian.compiler.emit.diagram_calls import script_of
from tribonian.compiler.emit.diagram_svg import emit_svg
from tribonian.compiler.emit.pages import environment
from tribonian.compiler.emit.plan import plan
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.rulings import RulingResult
from tribonian.compiler.verify.plain_names import plain_name
from tribonian.compiler.verify.records import Result
from tribonian.dsl.catalogue import Catalogue, Clause
from tribonian.dsl.consolidate import Consolidated, RowShown, Stated, TableShown
from tribonian.dsl.finding import TextFinding
from tribonian.dsl.model import Interpretation, Rulebook

DRAWN = 120  # places where play can stand: of more there is the list of phases alone
_Line = tuple[str, tuple[RowShown | None, ...]]  # a row of a table by its key


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known of a book beside its text."""

    results: Sequence[Result]
    rulings: Sequence[RulingResult]
    findings: Sequence[TextFinding]
    cited: frozenset[str]  # clauses that something of the book states or cites
    unproved: str  # why nothing is proved, if so


@dataclass(frozen=True, slots=True, kw_only=True)
class _ClauseShown:
    anchor: str
    clause: Clause
    status: str
    changed: bool
    rules: tuple[Stated, ...]
    proofs: tuple[Result, ...]
    rulings: tuple[RulingResult, ...]
    interpretations: tuple[Interpretation, ...]
    findings: tuple[TextFinding, ...]
    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _SectionShown:
    anchor: str
    number: str
    title: str
    clauses: tuple[_ClauseShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Grid:
    """A table laid out: by rows, or as a grid where it has two keys."""

    anchor: str
    table: TableShown
    columns: tuple[str, ...]
    lines: tuple[_Line, ...]


def emit_living(book: Rulebook, machine: Machine, text: Consolidated, known: Known) -> str:
    """The whole page; the same bytes for the same book."""
    taken: set[str] = set()
    clauses = _with_added(book.catalogue, text)
    anchors = {clause.id: plain_name(f"c-{clause.id}", taken) for clause in clauses}
    headings = {section.number: section.title for section in book.words.sections}
    sections = [
        _SectionShown(
            anchor=plain_name(f"s-{number}", taken),
            number=number,
            title=headings.get(number, ""),
            clauses=tuple(_clause(one, anchors[one.id], book, text, known) for one in members),
        )
        for number, members in groupby(clauses, key=lambda one: one.section)
    ]
    pages = environment()
    shown = [clause for section in sections for clause in section.clauses]
    drawn = len(machine.locations) <= DRAWN
    return pages.get_template("living.html.j2").render(
        title=book.title,
        book=book.name,
        edition=book.edition,
        sheets=book.sheets,
        interpretations=book.interpretations,
        hash=machine_hash(machine)[:16],
        counts=[(status, sum(one.status == status for one in shown)) for status in ("encoded", "prose", "open")],
        sections=sections,
        grids=[_grid(table, taken) for table in text.tables if table.rows and "." not in table.name],
        others=text.others,
        rulings=known.rulings,
        anchors=_Anchors(anchors, book.catalogue),
        unproved=known.unproved,
        changed=[one for one in shown if one.changed],
        diagram=emit_svg(diagram(machine, script_of(book)), {}) if drawn else "",
        plan=plan(machine, script_of(book)),
        style=pages.get_template("living.css.j2").render(),
    )


def _with_added(catalogue: Catalogue, text: Consolidated) -> list[Clause]:
    """The clauses of the catalogue, and behind those of their section what errata added under ids of their own."""
    clauses = list(catalogue.clauses)
    for name, rules in text.rules.items():
        if name in catalogue.by_id or all(rule.status != "added" for rule in rules):
            continue
        near = [number for number, one in enumerate(clauses) if name.startswith((f"{one.section}-", f"{one.section}."))]
        place, section = (near[-1] + 1, clauses[near[-1]].section) if near else (len(clauses), "")
        made = Clause(id=name, section=section, kind="rule", statement="", needs="", reason="")
        clauses.insert(place, made)
    return clauses


class _Anchors:
    """Where a cited clause stands on the page; nothing for what the catalogue lacks."""

    def __init__(self, anchors: Mapping[str, str], catalogue: Catalogue) -> None:
        self._anchors = anchors
        self._catalogue = catalogue

    def __getitem__(self, cited: str) -> str:
        ids = self._catalogue.expand(cited) or [cited]
        return self._anchors.get(ids[0], "")


def _clause(clause: Clause, anchor: str, book: Rulebook, text: Consolidated, known: Known) -> _ClauseShown:
    rules = text.rules.get(clause.id, ())

    def mine(cited: Sequence[str]) -> bool:
        return any(clause.id == one or book.catalogue.clause_of(one) == clause.id for one in cited)

    status = "encoded" if rules or clause.id in known.cited else "prose" if clause.reason else "open"
    return _ClauseShown(
        anchor=anchor,
        clause=clause,
        status=status,
        changed=any(rule.status != "printed" for rule in rules),
        rules=rules,
        proofs=tuple(one for one in known.results if one.verdict == "proved" and mine(one.rests_on)),
        rulings=tuple(one for one in known.rulings if mine(one.clauses)),
        interpretations=tuple(
            one
            for one in book.interpretations
            if mine((*one.clauses, *(name for winner, losers in one.prefers for name in (winner, *losers))))
        ),
        findings=tuple(one for one in known.findings if one.kind != "repeated" and mine(one.clauses[:1])),
        tables=tuple(table.name for table in text.tables if mine(table.clauses)),
    )


def _grid(table: TableShown, taken: set[str]) -> _Grid:
    anchor = plain_name(f"t-{table.name}", taken)
    if len(table.params) != 2 or len({row.keys for row in table.rows}) < len(table.rows):
        listed: tuple[_Line, ...] = tuple((" ".join(row.keys), (row,)) for row in table.rows)
        return _Grid(anchor=anchor, table=table, columns=("",), lines=listed)
    columns = tuple(dict.fromkeys(row.keys[1] for row in table.rows))
    firsts = dict.fromkeys(row.keys[0] for row in table.rows)
    cells = {row.keys: row for row in table.rows}
    lines = tuple((first, tuple(cells.get((first, column)) for column in columns)) for first in firsts)
    return _Grid(anchor=anchor, table=table, columns=columns, lines=lines)
