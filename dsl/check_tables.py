"""Tables: rows and cells of the text to stored values (E0403, E0404).

Whether rows cover everything and agree is an obligation, not looked at here.
May import: model, syntax, names, sorts, source, codes, diagnostics.
"""

import re

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.names import Names, counted
from tribonian.dsl.sorts import (
    FAILED,
    NONE,
    Enumeration,
    Maybe,
    SetOf,
    Sort,
    Truth,
    Whole,
    bounds,
    describe,
    holds,
    show_sort,
)
from tribonian.dsl.source import Span

MISSING = "?"  # a cell that the source does not print
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
        printed = row.cell != MISSING and not _undefined(row.cell, sort, names)
        cell = read_cell(row.cell, sort, cell_place, names) if printed else None
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
    holes = {sign for row in table.rows for sign in _undefined(row.cell, sort, names)}
    return m.Table(
        name=table.name,
        params=params,
        sort=sort,
        rows=tuple(rows),
        clauses=names.clauses(table.cites),
        clamped=tuple(None if cites is None else names.clauses(cites) for cites in table.clamped),
        assumed=table.reason,
        undefined=tuple(sorted(holes)),
    )


def signs_of(text: str, codes: m.Codes) -> list[str] | None:
    """A cell of codes as its signs, the longest first; nothing where it has others."""
    known = sorted([sign for sign, _ in codes.signs] + list(codes.undefined), key=len, reverse=True)
    found: list[str] = []
    while text:
        sign = next((one for one in known if text.startswith(one)), None)
        if sign is None:
            return None
        found.append(sign)
        text = text[len(sign) :]
        if text[:1] in ("+", "/") and len(text) > 1:
            text = text[1:]
    return found


def _codes_of(sort: Sort, names: Names) -> m.Codes | None:
    inner = sort.of if isinstance(sort, SetOf) else sort
    return names.codes.get(inner.name) if isinstance(inner, Enumeration) else None


def _undefined(text: str, sort: Sort, names: Names) -> list[str]:
    """The signs of a cell that mean nothing yet: no clause and no interpretation explains them."""
    codes = _codes_of(sort, names)
    signs = None if codes is None else signs_of(text, codes)
    return [sign for sign in signs or () if codes and sign in codes.undefined and sign not in names.reads]


def _coded(text: str, sort: SetOf | Enumeration, codes: m.Codes, names: Names) -> int | None:
    """The stored value of a cell of codes; an undefined one counts as what interpretations read it as."""
    meanings = dict(codes.signs)
    signs = signs_of(text, codes)
    if signs is None:
        return None
    read = [one for sign in signs for one in (signs_of(names.reads.get(sign, sign), codes) or ())]
    places = [codes.sort.members.index(meanings[sign]) for sign in read if sign in meanings]
    names.used.add(codes.name)
    if isinstance(sort, Enumeration):
        return places[0] if len(places) == 1 else None
    return sum({1 << place for place in places})


def _set_cell(text: str, sort: SetOf) -> int | None:
    """`salt/cloth` as bits; `-` for nothing."""
    if text == "-":
        return 0
    bits = 0
    for part in re.split(r"[+/]", text):
        if isinstance(sort.of, Enumeration) and part in sort.of.members:
            bits |= 1 << sort.of.members.index(part)
        elif isinstance(sort.of, Whole) and _NUMBER.fullmatch(part) and holds(sort.of, int(part)):
            bits |= 1 << (int(part) - sort.of.low)
        else:
            return None
    return bits


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
    codes = _codes_of(sort, names)
    if codes is not None and isinstance(sort, SetOf | Enumeration):
        coded = _coded(text, sort, codes, names)
        if coded is not None:
            return coded
    match sort:
        case SetOf():
            bits = _set_cell(text, sort)
            if bits is not None:
                return bits
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
