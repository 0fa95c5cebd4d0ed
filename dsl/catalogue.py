"""The clause catalogue of a book: every normative clause of the source, in our own words.

Read from a table with the columns id, section, kind, statement, needs, reason. A clause with a reason is
*prose*. May import: source, codes, diagnostics.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, Sink
from tribonian.dsl.source import Source, Span

COLUMNS = ("id", "section", "kind", "statement", "needs", "reason")
_ID = re.compile(r"[A-Za-z0-9]+([.-][A-Za-z0-9]+)*")
_PART = re.compile(r"^(.*-[A-Za-z0-9]+)\.[0-9]+$")


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One statement of the source."""

    id: str
    section: str
    kind: str
    statement: str
    needs: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Catalogue:
    """All clauses of a book, in the order of the source."""

    clauses: tuple[Clause, ...]
    complete: bool = True  # no: a part of it could not be read, and that has been told

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    @cached_property
    def by_section(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause.id)
        return found

    def expand(self, cited: str) -> list[str]:
        """The clauses a citation means: one, all of a section, or none if there is no such clause."""
        base = self.clause_of(cited)
        if base is not None:
            return [base]
        return self.by_section.get(cited, [])

    def clause_of(self, rule_id: str) -> str | None:
        """The clause a rule id belongs to: `7.2-e.2` is the second thing that 7.2-e says."""
        if rule_id in self.by_id:
            return rule_id
        base = base_of(rule_id)
        return base if base in self.by_id else None

    def order(self, ids: Iterable[str]) -> list[str]:
        """Ids in the order of the source, each once."""
        places = {clause.id: index for index, clause in enumerate(self.clauses)}
        return sorted(set(ids), key=lambda one: (places.get(self.clause_of(one) or one, len(places)), one))


def base_of(rule_id: str) -> str:
    """The id without the number of a part: 7.2-e of 7.2-e.2."""
    found = _PART.match(rule_id)
    return found[1] if found else rule_id


def read_catalogue(source: Source, sink: Sink) -> Catalogue:
    """Read the table; a row that does not fit is reported and left out."""
    clauses: list[Clause] = []
    seen: dict[str, Span] = {}
    complete = True
    offset = 0
    for number, line in enumerate(source.text.split("\n")):
        span = Span(source=source, start=offset, end=offset + len(line))
        offset += len(line) + 1
        cells = line.split("\t")
        if number == 0:
            if tuple(cells) != COLUMNS:
                sink.report(Code.BAD_CATALOGUE, span, reason=f"the columns are {', '.join(COLUMNS)}")
                return Catalogue(clauses=(), complete=False)
            continue
        if not line:
            continue
        fault = _fault(cells)
        if fault:
            sink.report(Code.BAD_CATALOGUE, span, reason=fault)
            complete = False
        elif cells[0] in seen:
            first = Label(span=seen[cells[0]], text="first here")
            reason = f"clause {cells[0]} stands twice"
            sink.report(Code.BAD_CATALOGUE, span, reason=reason, labels=[first])
        else:
            seen[cells[0]] = span
            clauses.append(Clause(**dict(zip(COLUMNS, cells, strict=True))))
    return Catalogue(clauses=tuple(clauses), complete=complete)


def _fault(cells: list[str]) -> str:
    """What is wrong with a row, if anything is."""
    if len(cells) != len(COLUMNS):
        return f"a row has {len(COLUMNS)} cells, this one {len(cells)}"
    if not _ID.fullmatch(cells[0]):
        return "the first cell is no clause id such as 10.2-b"
    if not all(cell.isprintable() for cell in cells):
        return "a cell holds a character that cannot be seen"
    return ""
