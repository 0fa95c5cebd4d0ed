"""Codes, pieces and spaces: the sorts they make, and what stands behind the dot.

Sorts come first, so that attributes can be of any of them; data is read by `read_data` once everything is declared.
May import: names, declare, geometry, model, syntax_world, sorts, codes.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from tribonian.dsl import model as m, syntax as s, syntax_world as w
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label
from tribonian.dsl.geometry import expand_ids, grid_id, grid_place
from tribonian.dsl.names import FieldInfo, Names, PieceInfo, SpaceInfo, Stored
from tribonian.dsl.sorts import FAILED, Enumeration, Maybe, Sort, strip
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import NamedSort

MAX_SPACES = 5_000
_ID = re.compile(r"[A-Za-z0-9_]+")
IT = "it"  # the index of fields


def declare_world_sorts(items: Iterable[s.ItemNode], names: Names) -> None:
    """An enumeration for every kind of code, piece and space; sums last, as they are made of the others."""
    listed = list(items)
    for item in listed:
        match item:
            case w.CodesDecl():
                _codes(item, names)
            case w.SpaceList():
                names.space_sorts.add(item.name)
                _enumerate(item.name, dict.fromkeys(item.members, item.span), item.span, names)
                names.clauses(item.cites)
            case w.SpaceMap():
                names.space_sorts.add(item.name)
                _enumerate(item.name, dict(_space_ids(item, names)), item.span, names)
                names.clauses(item.cites)
            case w.MapDecl():
                names.unknown_one(item.space, item.span, sorted(names.space_sorts), wanted="a map")
            case w.PieceDecl():
                ids = dict(_row_ids(item.rosters, names))
                if not ids:
                    names.sink.report(Code.EMPTY_ROSTER, item.span, name=item.name, what="roster")
                _enumerate(item.name, ids, item.span, names)
                names.clauses(item.cites)
            case _:
                pass
    for item in listed:
        if isinstance(item, w.SpaceSum):
            _sum(item, names)


def _enumerate(name: str, members: dict[str, Span], span: Span, names: Names) -> None:
    if not names.declare(name, span):
        return
    sort = Enumeration(name=name, members=tuple(members) or ("nothing",))
    names.sorts[name] = sort
    for member in members:
        names.members.setdefault(member, []).append(sort)


def _codes(item: w.CodesDecl, names: Names) -> None:
    signs: dict[str, Span] = {}
    for code in item.codes:
        if code.sign in signs:
            first = Label(span=signs[code.sign], text="first here")
            names.sink.report(Code.BAD_SIGN, code.span, sign=code.sign, labels=[first])
        signs.setdefault(code.sign, code.span)
        names.clauses(code.cites)
    _enumerate(item.name, {code.meaning: code.span for code in item.codes if code.meaning}, item.span, names)
    sort = names.sorts.get(item.name, FAILED)
    cited = [code.clause for one in item.codes for code in one.cites]
    names.codes[item.name] = m.Codes(
        name=item.name,
        sort=sort,
        signs=tuple((code.sign, code.meaning) for code in item.codes if code.meaning),
        undefined=tuple(code.sign for code in item.codes if not code.meaning),
        clauses=(*names.clauses(item.cites), *cited),
    )


def _row_ids(blocks: Iterable[w.DataBlock], names: Names) -> Iterator[tuple[str, Span]]:
    """The ids of all rows; one given twice, or that cannot be an id, is reported."""
    apart: dict[str, dict[str, Span]] = {}
    for block in blocks:
        seen = apart.setdefault(block.scenario, {})
        for row in block.rows[1:]:
            first_cell = row.cells[0]
            if not expand_ids(first_cell.text):
                names.sink.report(Code.BAD_CELL, first_cell.span, cell=first_cell.text, wanted="a range of ids")
            for one in [] if row.erratum else expand_ids(first_cell.text):
                if first_cell.is_text or not _ID.fullmatch(one):
                    names.sink.report(Code.BAD_CELL, first_cell.span, cell=one, wanted="an id")
                elif one in seen:
                    label = Label(span=seen[one], text="first here")
                    names.sink.report(Code.DECLARED_TWICE, first_cell.span, name=one, labels=[label])
                else:
                    seen[one] = first_cell.span
                    yield one, first_cell.span


def _space_ids(item: w.SpaceMap, names: Names) -> Iterator[tuple[str, Span]]:
    """The spaces of a map: those of its size, then those that its rows add."""
    made: dict[str, Span] = {}
    for block in item.maps:
        if block.columns * block.rows_wide > MAX_SPACES:
            shown, limit = f"{block.columns * block.rows_wide:,}", f"{MAX_SPACES:,}"
            names.sink.report(Code.TOO_MANY_PLACES, block.span, name=item.name, count=shown, limit=limit)
            made.setdefault(grid_id(1, 1), block.span)
            continue
        for column in range(1, block.columns + 1):
            for row in range(1, block.rows_wide + 1):
                made.setdefault(grid_id(column, row), block.span)
    rows = list(_row_ids(item.maps, names))
    common = [block for block in item.maps if not block.scenario]
    here = {one for block in common for row in block.rows[1:] for one in expand_ids(row.cells[0].text)}
    for one, span in rows:
        if one in here:
            made.setdefault(one, span)
        elif one not in made:
            wanted = f"a `{item.name}`; what holds in one scenario adds no space"
            names.sink.report(Code.BAD_CELL, span, cell=one, wanted=wanted)
    if item.shape == "graph":
        for block in item.edges:
            for line in block.rows[1:]:
                for cell in line.cells[:2]:
                    made.setdefault(cell.text, cell.span)
    if not made:
        names.sink.report(Code.EMPTY_ROSTER, item.span, name=item.name, what="map")
    for one, span in made.items():
        if item.shape != "graph" and grid_place(one) is None:
            wanted = "a place on a grid, its column and its row in as many digits each"
            names.sink.report(Code.BAD_CELL, span, cell=one, wanted=wanted)
        yield one, span


def _sum(item: w.SpaceSum, names: Names) -> None:
    parts: list[Enumeration] = []
    names.clauses(item.cites)
    for name in item.parts:
        found = names.sorts.get(name)
        if found is None:
            names.sort(NamedSort(name=name, span=item.span))
        elif found.parts:
            names.sink.report(Code.NOT_A, item.span, name=name, actual="made of parts itself", wanted="a plain space")
        elif name not in names.space_sorts:
            names.sink.report(Code.NOT_A, item.span, name=name, actual="another sort", wanted="a space")
        elif found in parts:
            names.sink.report(Code.DECLARED_TWICE, item.span, name=name)
        else:
            names.used.add(name)
            parts.append(found)
    if names.declare(item.name, item.span):
        members = tuple(member for part in parts for member in part.members)
        names.sorts[item.name] = Enumeration(name=item.name, members=members or ("nothing",), parts=tuple(parts))


# ---- fields


def declare_fields(items: Iterable[s.ItemNode], names: Names) -> None:
    """Attributes and state of pieces and spaces; groups named by a plural."""
    listed = list(items)
    for item in listed:
        if isinstance(item, w.SpaceMap) and item.name in names.sorts:
            sort = names.sorts[item.name]
            names.fields[item.name] = _by_scenario(_attributes(item.attributes, names), item.maps, lead=1)
            edges = _by_scenario(_attributes(item.edge_attributes, names), item.edges, lead=2)
            names.spaces[item.name] = SpaceInfo(
                sort=sort,
                directions=_directions(item, names),
                edges=edges,
                longest=max(1, len(sort.members) - 1),
                is_grid=item.shape != "graph",
            )
    for item in listed:
        if isinstance(item, w.PieceDecl) and item.name in names.sorts:
            _piece_fields(item, names)


def _attributes(nodes: Iterable[w.AttributeNode], names: Names) -> dict[str, FieldInfo]:
    found: dict[str, FieldInfo] = {}
    seen: dict[str, Span] = {}
    for node in nodes:
        _once(node.name, node.span, seen, names)
        names.clauses(node.cites)
        found[node.name] = FieldInfo(sort=names.sort(node.sort, text=True), is_state=False)
    return found


def _by_scenario(fields: dict[str, FieldInfo], blocks: Iterable[w.DataBlock], *, lead: int) -> dict[str, FieldInfo]:
    """The fields, and which of them data of one scenario gives."""
    given = {cell.text for block in blocks if block.scenario and block.rows for cell in block.rows[0].cells[lead:]}
    return {name: replace(info, by_scenario=name in given) for name, info in fields.items()}


def _once(name: str, span: Span, seen: dict[str, Span], names: Names) -> None:
    if name in seen:
        label = Label(span=seen[name], text="first here")
        names.sink.report(Code.DECLARED_TWICE, span, name=name, labels=[label])
    seen.setdefault(name, span)


def _directions(item: w.SpaceMap, names: Names) -> Enumeration | None:
    if not item.directions:
        return None
    found = names.sorts.get(item.directions)
    if found is None:
        names.sort(NamedSort(name=item.directions, span=item.span))
        return None
    names.used.add(item.directions)
    wanted = {"hex": (6,), "square": (4, 8), "graph": ()}[item.shape]
    if len(found.members) not in wanted:
        counts = " or ".join(str(count) for count in wanted) or "no"
        fault = f"`{item.directions}` has {len(found.members)} members; a {item.shape} map has {counts} directions"
        names.sink.report(Code.WRONG_COLUMNS, item.span, fault=fault)
    return found


def _piece_fields(item: w.PieceDecl, names: Names) -> None:
    sort = names.sorts[item.name]
    fields = _attributes(item.attributes, names)
    seen = {node.name: node.span for node in item.attributes}
    info = PieceInfo()
    places: list[str] = []
    for node in item.fields:
        _once(node.name, node.span, seen, names)
        own = names.sort(node.sort)
        fields[node.name] = FieldInfo(sort=own, is_state=True)
        names.stored[f"{item.name}.{node.name}"] = Stored(
            index=(m.Param(name=IT, sort=sort),), sort=own, is_track=False
        )
        if _is_place(own, names):
            places.append(node.name)
        if node.follows:
            info.carrier = node.name
            if strip(own) != sort or not isinstance(own, Maybe):
                wanted = f"`{item.name}?`, as a piece is aboard another or none"
                names.sink.report(Code.WRONG_SORT, node.span, wanted=wanted, actual="another sort")
    info.place = "place" if "place" in places else places[0] if len(places) == 1 else ""
    names.fields[item.name] = fields
    names.pieces[item.name] = info
    if item.plural and names.declare(item.plural, item.span):
        names.groups[item.plural] = m.Group(name=item.plural, params=(), binder=IT, element=sort, guards=(), clauses=())
        names.used.add(item.plural)


def _is_place(sort: Sort, names: Names) -> bool:
    """Whether a sort is of spaces: a map, a list of boxes, or made of such."""
    inner = strip(sort)
    if not isinstance(inner, Enumeration):
        return False
    return inner.name in names.space_sorts or any(part.name in names.space_sorts for part in inner.parts)
