"""A book's text with its errata merged and marked: what each id said as printed, what became of it, and who says so.

A pure function of a draft and a variant. May import: amend, load, source, syntax.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from tribonian.dsl import syntax as s
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.amend_shapes import Rule
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, Variant
from tribonian.dsl.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Amendment:
    """An erratum in force: its sheet and date, what it says, why."""

    sheet: str
    name: str
    source: str
    date: str
    words: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Stated:
    """A rule as it stands in the book, and what errata made of it."""

    id: str
    text: str  # as printed; "" where an erratum added it
    status: Literal["printed", "amended", "added", "deleted"]
    by: tuple[Amendment, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShown:
    """A row of a table: its keys, its cells, and for each cell what was printed before it was corrected."""

    id: str
    keys: tuple[str, ...]
    cell: str
    was: str
    by: tuple[Amendment, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableShown:
    name: str
    params: tuple[str, ...]
    clauses: tuple[str, ...]
    reason: str
    rows: tuple[RowShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Consolidated:
    """The whole text: rules by clause, tables, and errata that changed neither, such as data and order."""

    rules: dict[str, tuple[Stated, ...]]
    tables: tuple[TableShown, ...]
    others: tuple[Amendment, ...]


def consolidated(draft: Draft, variant: Variant) -> Consolidated:
    sheets = [sheet for sheet in draft.sheets if sheet.name not in variant.without] + list(variant.extra)
    amended = apply_sheets(list(draft.items), sheets, draft.header.name, draft.catalogue, Sink())
    told = {f"{sheet.name}/{one.name}": _amendment(sheet, one) for sheet in sheets for one in sheet.errata}
    shown: set[str] = set()
    rules: dict[str, list[Stated]] = {}
    for one in _stated(draft.items, amended, told):
        clause = draft.catalogue.clause_of(one.id) or one.id
        rules.setdefault(clause, []).append(one)
        shown |= {f"{by.sheet}/{by.name}" for by in one.by}
    tables = tuple(_table(item, draft.items, told) for item in amended if isinstance(item, s.TableDecl))
    shown |= {f"{by.sheet}/{by.name}" for table in tables for row in table.rows for by in row.by}
    return Consolidated(
        rules={clause: tuple(stated) for clause, stated in rules.items()},
        tables=tables,
        others=tuple(one for tag, one in told.items() if tag not in shown),
    )


def _amendment(sheet: s.ErrataDecl, one: s.ErratumNode) -> Amendment:
    text = one.span.source.text
    words = " ".join(text[one.span.start : one.span.end].split())
    return Amendment(
        sheet=sheet.name, name=one.name, source=sheet.source, date=sheet.date, words=words, reason=one.reason
    )


def _stated(
    printed: Iterable[s.ItemNode], amended: Iterable[s.ItemNode], told: dict[str, Amendment]
) -> Iterator[Stated]:
    """Printed rules with what became of them, then those that errata added."""
    now = {item.clause: item for item in amended if isinstance(item, Rule)}
    known: set[str] = set()
    for item in printed:
        if not isinstance(item, Rule):
            continue
        known.add(item.clause)
        text = item_text(item.span)
        left = now.get(item.clause)
        if left is None:
            gone = [one for one in told.values() if one.words.split()[:1] == ["deletes"] and _names(one, item.clause)]
            yield Stated(id=item.clause, text=text, status="deleted", by=tuple(gone))
        elif left.erratum:
            yield Stated(id=item.clause, text=text, status="amended", by=_by(left.erratum, told))
        else:
            yield Stated(id=item.clause, text=text, status="printed", by=())
    for clause, item in now.items():
        if clause not in known:
            yield Stated(id=clause, text="", status="added", by=_by(item.erratum, told))


def _names(one: Amendment, clause: str) -> bool:
    target = one.words.split()[1:2]
    return bool(target) and (clause == target[0] or clause.startswith((f"{target[0]}.", f"{target[0]}-")))


def _by(tag: str, told: dict[str, Amendment]) -> tuple[Amendment, ...]:
    return (told[tag],) if tag in told else ()


def _table(item: s.TableDecl, printed: Iterable[s.ItemNode], told: dict[str, Amendment]) -> TableShown:
    before = {
        (row.clause, row.keys): row.cell
        for other in printed
        if isinstance(other, s.TableDecl) and other.name == item.name
        for row in other.rows
    }
    rows = tuple(
        RowShown(
            id=row.clause or "",
            keys=row.keys,
            cell=row.cell,
            was=before.get((row.clause, row.keys), "") if row.erratum else "",
            by=_by(row.erratum, told),
        )
        for row in item.rows
    )
    params = tuple(param.name for param in item.params)
    clauses = tuple(one.clause for one in item.cites)
    return TableShown(name=item.name, params=params, clauses=clauses, reason=item.reason, rows=rows)


def item_text(span: Span) -> str:
    """The whole item that a place lies in, from the left margin on."""
    lines = span.source.text.split("\n")
    first = span.source.place(span.start)[0] - 1
    while first > 0 and lines[first][:1] in (" ", ""):
        first -= 1
    last = first + 1
    while last < len(lines) and (lines[last][:1] == " " or lines[last - 1].rstrip().endswith(",")):
        last += 1
    return "\n".join(line.rstrip() for line in lines[first:last])
