"""Tables: rows and cells of the text to stored values (E0403, E0404).

Whether rows cover everything and agree is an obligation, not looked at here.
May import: model, syntax, names, sorts, source, codes, diagnostics.
"""

import re

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.names import Names, counted
from tribonian.dsl.sorts import (
    FAILED,
    NONE,
    Enumeration,
    Maybe,
    Sort,
    Truth,
    Whole,
    bounds,
    describe,
    holds,
    show_sort,
)
from tribonian.dsl.source import Span

_NUMBER = re.compile(r"-?[0-9]{1,7}")
_RANGE = re.compile(r"(-?[0-9]{1,7})-(-?[0-9]{1,7})")


def read_table(table: s.TableDecl, params: tuple[m.Param, ...], sort: Sort, names: Names) -> m.Table:
    """Rows as ranges of stored values."""
    rows = []
    for row in table.rows:
        if len(row.keys) != len(params):
            given, wanted = counted(len(row.keys) + 1, "cell"), len(params) + 1
            names.sink.report(Code.TABLE_SHAPE, row.span, given=given, wanted=wanted)
            continue
        *key_places, cell_place = row.places
        keys = [
            read_key(key, param.sort, place, names)
            for key, param, place in zip(row.keys, params, key_places, strict=True)
        ]
        cell = read_cell(row.cell, sort, cell_place, names)
        if row.clause is not None and names.catalogue.clause_of(row.clause) is None:
            names.unknown_clause(row.clause, row.span)
        if cell is None or any(key is None for key in keys):
            continue
        own = () if row.clause is None else (row.clause,)
        rows.append(
            m.Row(
                id=row.clause,
                keys=tuple(key for key in keys if key is not None),
                cell=cell,
                clauses=own + names.clauses(row.cites),
                erratum=row.erratum,
            )
        )
    return m.Table(name=table.name, params=params, sort=sort, rows=tuple(rows), clauses=names.clauses(table.cites))


def read_key(text: str, sort: Sort, span: Span, names: Names) -> tuple[int, int] | None:
    """`8`, `5-6`, `7..`, `..4` or a member."""
    if isinstance(sort, Whole):
        least, most = bounds(sort)
        found = _RANGE.fullmatch(text)
        if _NUMBER.fullmatch(text):
            low = high = int(text)
        elif found:
            low, high = int(found[1]), int(found[2])
        elif _NUMBER.fullmatch(text.removeprefix("..")):
            low, high = least, int(text.removeprefix(".."))
        elif _NUMBER.fullmatch(text.removesuffix("..")):
            low, high = int(text.removesuffix("..")), most
        else:
            low, high = 1, 0
        if low <= high and low <= most and high >= least:
            return low, high
    else:
        cell = read_cell(text, sort, span, names, report=False)
        if cell is not None or sort == FAILED:
            return (cell or 0), (cell or 0)
    cure = _members(text, sort)
    if isinstance(sort, Whole) and not _NUMBER.fullmatch(text):
        cure = "write a key like `3`, `5-6`, `7..` or `..4`"
    names.sink.report(Code.BAD_CELL, span, cell=text, wanted=_wanted(sort), help=cure)
    return None


def _wanted(sort: Sort) -> str:
    return f"in {show_sort(sort)}" if isinstance(sort, Whole) else describe(sort)


def _members(text: str, sort: Sort) -> str:
    inner = sort.inner if isinstance(sort, Maybe) else sort
    return did_you_mean(text, inner.members) if isinstance(inner, Enumeration) else ""


def read_cell(text: str, sort: Sort, span: Span, names: Names, *, report: bool = True) -> int | None:
    """A cell's stored value."""
    match sort:
        case Whole() if _NUMBER.fullmatch(text) and holds(sort, int(text)):
            return int(text)
        case Truth() if text in ("yes", "no"):
            return int(text == "yes")
        case Enumeration() if text in sort.members:
            names.used.add(sort.name)
            return sort.members.index(text)
        case Maybe():
            return NONE if text in ("-", "none") else read_cell(text, sort.inner, span, names, report=report)
        case _:
            pass
    if report and FAILED not in (sort, sort.inner if isinstance(sort, Maybe) else sort):
        names.sink.report(Code.BAD_CELL, span, cell=text, wanted=_wanted(sort), help=_members(text, sort))
    return None
