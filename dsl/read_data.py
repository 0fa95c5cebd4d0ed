"""Rosters, maps and edges to tables: rows and cells of the text to stored values (E0403, E0404, E0417, E0418).

May import: declare_world, geometry, check_sorts, check_tables, names, model, syntax_world, sorts, codes.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tribonian.dsl import model as m, syntax_world as w
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.check_tables import MISSING, read_cell
from tribonian.dsl.codes import Code
from tribonian.dsl.declare_world import IT
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.geometry import expand_ids, grid_neighbours
from tribonian.dsl.names import FieldInfo, Names, counted
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, Text
from tribonian.dsl.terms import Const

_ONCE = "what is the same in every scenario stands in a map that is for none of them"


@dataclass(slots=True)
class _Column:
    """What an attribute is for every member of its sort; texts beside."""

    sort: Sort
    cells: list[int]
    texts: list[str]
    given: set[int] = field(default_factory=set)
    common: set[int] = field(default_factory=set)  # given for every scenario


@dataclass(slots=True)
class Data:
    """Tables of attributes, made as data is read."""

    names: Names
    tables: dict[str, m.Table] = field(default_factory=dict)

    # ---- attributes

    def attributes(
        self, sort: Enumeration, nodes: Sequence[w.AttributeNode], blocks: Iterable[w.DataBlock]
    ) -> tuple[m.StaticField, ...]:
        """The columns of a roster or map, a table for each; a member without a cell needs a default."""
        fields = self.names.fields[sort.name]
        defaults = {node.name: self._default(node, fields[node.name].sort) for node in nodes}
        optional = {node.name for node in nodes if isinstance(fields[node.name].sort, Maybe | Text)}
        count = len(sort.members)
        columns = {
            node.name: {
                name: _Column(sort=fields[node.name].sort, cells=[defaults[node.name] or 0] * count, texts=[""] * count)
                for name in self._versions(node.name, fields[node.name])
            }
            for node in nodes
        }
        places = {member: number for number, member in enumerate(sort.members)}
        for block in sorted(blocks, key=_turn):
            self._block(block, places, columns, sort.name)
        made = []
        for node in nodes:
            own = columns[node.name]
            sort_of, texts = fields[node.name].sort, next(iter(own.values())).texts
            if fields[node.name].by_scenario and isinstance(sort_of, Text):
                fault = f"`{node.name}` is a text, and those are the same in every scenario"
                self.names.sink.report(Code.WRONG_COLUMNS, node.span, fault=fault)
            given = set.intersection(*(column.given for column in own.values()))
            lacking = [member for number, member in enumerate(sort.members) if number not in given]
            if lacking and node.default is None and node.name not in optional:
                fault = f"`{lacking[0]}` has no `{node.name}`, and there is no default"
                cure = f"give the column, or write `{node.name}: ... = VALUE`"
                self.names.sink.report(Code.WRONG_COLUMNS, node.span, fault=fault, help=cure)
            clauses = tuple(cite.clause for cite in node.cites)
            for name, column in {} if isinstance(sort_of, Text) else own.items():
                self._table(f"{sort.name}.{name}", sort, column, clauses)
            made.append(m.StaticField(name=node.name, sort=sort_of, texts=tuple(texts), clauses=clauses))
        return tuple(made)

    def _versions(self, name: str, info: FieldInfo) -> list[str]:
        """The names under which a field is kept: one for each scenario, where data tells them apart."""
        return [f"{name}.{scenario}" for scenario in self.names.scenarios or [""]] if info.by_scenario else [name]

    def _given(self, block: w.DataBlock, name: str, versions: Iterable[str]) -> list[str]:
        """Which of them a block gives."""
        return [one for one in versions if one == name or block.scenario in ("", one.removeprefix(f"{name}."))]

    def _table(self, name: str, sort: Enumeration, column: _Column, clauses: tuple[str, ...]) -> None:
        rows = tuple(
            m.Row(id=None, keys=((number, number),), cell=cell, clauses=()) for number, cell in enumerate(column.cells)
        )
        params = (m.Param(name=IT, sort=sort),)
        self.tables[name] = m.Table(
            name=name, params=params, sort=column.sort, rows=rows, clauses=clauses, clamped=(None,)
        )

    def _default(self, node: w.AttributeNode, sort: Sort) -> int | None:
        if node.default is None:
            return NONE if isinstance(sort, Maybe) else None
        if isinstance(sort, Text):
            self.names.sink.report(Code.WRONG_SORT, node.default.span, wanted="no default", actual="a text's default")
            return None
        term = ExprChecker(self.names, {}).fit(node.default, sort)
        if isinstance(term, Const):
            return term.value
        cure = "write a number, a member, `yes`, `no` or `none`"
        self.names.sink.report(Code.NOT_CONSTANT, node.default.span, help=cure)
        return None

    def _begin(self, block: w.DataBlock) -> None:
        self.names.clauses(block.cites)
        if block.scenario and block.scenario not in self.names.scenarios:
            self.names.unknown_one(block.scenario, block.span, self.names.scenarios, wanted="a scenario")

    def _block(
        self, block: w.DataBlock, places: dict[str, int], columns: dict[str, dict[str, _Column]], name: str
    ) -> None:
        self._begin(block)
        if not block.rows:
            return
        header = self._header(block.rows[0], list(columns), f"`{name}`", lead=1)
        for row in block.rows[1:]:
            fits = self._fits(row, block.rows[0])
            if not fits or None in header:  # told already: nobody need hear that cells are lacking
                for column in (one for versions in columns.values() for one in versions.values()):
                    column.given |= {places[one] for one in expand_ids(row.cells[0].text) if one in places}
            if not fits:
                continue
            for cell, wanted in zip(row.cells[1:], header, strict=True):
                if wanted is not None:
                    own = columns[wanted]
                    targets = [own[one] for one in self._given(block, wanted, own)]
                    there = [places[one] for one in expand_ids(row.cells[0].text) if one in places]
                    if block.scenario and any(one in column.common for column in targets for one in there):
                        self.names.sink.report(Code.DECLARED_TWICE, cell.span, name=wanted, help=_ONCE)
                    if not block.scenario:
                        for column in targets:
                            column.common.update(there)
                    self._cell(cell, targets, there)

    def _header(self, row: w.DataRow, known: list[str], name: str, *, lead: int) -> list[str | None]:
        """The columns of a block; one that nothing is called is reported, one given twice too."""
        found: list[str | None] = []
        words = ["id"] if lead == 1 else ["from", "to"]
        if [cell.text for cell in row.cells[:lead]] != words:
            fault = f"the first line names the columns, and must start with `{' '.join(words)}`"
            self.names.sink.report(Code.WRONG_COLUMNS, row.span, fault=fault)
        for cell in row.cells[lead:]:
            fault = ""
            if cell.text in found:
                fault = f"the column `{cell.text}` stands twice"
            elif cell.text not in known:
                fault = f"nothing of {name} is called `{cell.text}`"
            if fault:
                cure = "" if cell.text in known else did_you_mean(cell.text, known)
                self.names.sink.report(Code.WRONG_COLUMNS, cell.span, fault=fault, help=cure)
            found.append(None if fault else cell.text)
        return found

    def _fits(self, row: w.DataRow, header: w.DataRow) -> bool:
        self.names.clauses(row.cites)
        if len(row.cells) == len(header.cells):
            return True
        given, wanted = counted(len(row.cells), "cell"), len(header.cells)
        self.names.sink.report(Code.TABLE_SHAPE, row.span, given=given, wanted=wanted)
        return False

    def _cell(self, cell: w.Cell, columns: Sequence[_Column], there: Sequence[int]) -> None:
        if not columns or not there:
            return
        if cell.text == MISSING and not cell.is_text:
            return  # the source prints none: as where the roster lacks the column
        sort = columns[0].sort
        value = None if isinstance(sort, Text) else read_cell(cell.text, sort, cell.span, self.names)
        for column in columns:
            for place in there:
                column.texts[place] = cell.text
                column.cells[place] = value or 0
                column.given.add(place)

    # ---- edges

    def edges(self, item: w.SpaceMap, sort: Enumeration) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        """Directed edges with a value for every attribute; a graph's edges lead both ways."""
        infos = self.names.spaces[item.name].edges
        places = {member: number for number, member in enumerate(sort.members)}
        defaults = self.edge_defaults(item)
        found: dict[tuple[int, int], list[int]] = {}
        directions = self.names.spaces[item.name].directions
        near = grid_neighbours(
            sort, shape=item.shape, shifted=item.shifted, directions=len(directions.members) if directions else 0
        )
        for block in item.edges:
            self._begin(block)
            if block.scenario and item.shape == "graph":
                fault = "the edges of a graph are the same in every scenario"
                self.names.sink.report(Code.WRONG_COLUMNS, block.span, fault=fault)
            header = self._header(block.rows[0], list(infos), f"an edge of `{item.name}`", lead=2)
            for row in block.rows[1:]:
                if not self._fits(row, block.rows[0]):
                    continue
                ends = [places.get(cell.text) for cell in row.cells[:2]]
                for cell, end in zip(row.cells[:2], ends, strict=True):
                    if end is None:
                        cure = did_you_mean(cell.text, list(places))
                        self.names.sink.report(
                            Code.BAD_CELL, cell.span, cell=cell.text, wanted=f"a `{item.name}`", help=cure
                        )
                start, end = ends[0], ends[-1]
                if start is None or end is None:
                    continue
                if item.shape != "graph" and end not in near[start].values():
                    first, second = row.cells[0].text, row.cells[1].text
                    self.names.sink.report(Code.NO_SUCH_EDGE, row.span, start=first, end=second)
                    continue
                for pair in ((start, end), (end, start)) if item.shape == "graph" else ((start, end),):
                    self._edge(row, block, header, infos, found.setdefault(pair, list(defaults)))
        return tuple((start, end, tuple(cells)) for (start, end), cells in found.items())

    def _edge(
        self,
        row: w.DataRow,
        block: w.DataBlock,
        header: list[str | None],
        infos: dict[str, FieldInfo],
        cells: list[int],
    ) -> None:
        versions = {name: self._versions(name, info) for name, info in infos.items()}
        order = [one for name in infos for one in versions[name]]
        for cell, name in zip(row.cells[2:], header, strict=True):
            if name is not None and (cell.text != MISSING or cell.is_text):
                value = read_cell(cell.text, infos[name].sort, cell.span, self.names)
                for one in self._given(block, name, versions[name]):
                    cells[order.index(one)] = value or 0

    def edge_fields(self, item: w.SpaceMap) -> tuple[m.StaticField, ...]:
        return tuple(
            m.StaticField(name=one, sort=info.sort, texts=(), clauses=())
            for name, info in self.names.spaces[item.name].edges.items()
            for one in self._versions(name, info)
        )

    def edge_defaults(self, item: w.SpaceMap) -> tuple[int, ...]:
        infos = self.names.spaces[item.name].edges
        return tuple(
            self._default(node, infos[node.name].sort) or 0
            for node in item.edge_attributes
            for _ in self._versions(node.name, infos[node.name])
        )


def _turn(block: w.DataBlock) -> int:
    """What holds in every scenario is read first, what errata correct last."""
    if any(row.erratum for row in block.rows):
        return 2
    return 1 if block.scenario else 0


def assumed_ids(blocks: Iterable[w.DataBlock]) -> tuple[tuple[str, str], ...]:
    """The ids of assumed rows, and why they are assumed."""
    return tuple(
        (one, block.reason)
        for block in blocks
        if block.reason
        for row in block.rows[1:]
        for one in expand_ids(row.cells[0].text)
    )


def read_world(items: Iterable[object], names: Names) -> tuple[Data, dict[str, m.Piece], dict[str, m.Space]]:
    """Every piece and every space of the book, with its tables."""
    data = Data(names=names)
    pieces: dict[str, m.Piece] = {}
    spaces: dict[str, m.Space] = {}
    for item in items:
        if isinstance(item, w.PieceDecl) and names.places.get(item.name) == item.span:
            sort, info = names.sorts[item.name], names.pieces[item.name]
            pieces[item.name] = m.Piece(
                name=item.name,
                sort=sort,
                fields=data.attributes(sort, item.attributes, item.rosters),
                states=tuple(node.name for node in item.fields),
                place=info.place,
                carrier=info.carrier,
                assumed=assumed_ids(item.rosters),
                clauses=names.clauses(item.cites),
            )
        elif isinstance(item, w.SpaceList) and names.places.get(item.name) == item.span:
            spaces[item.name] = _listed(item, names)
        elif isinstance(item, w.SpaceMap) and names.places.get(item.name) == item.span:
            sort = names.sorts[item.name]
            spaces[item.name] = m.Space(
                name=item.name,
                sort=sort,
                shape=item.shape,
                shifted=item.shifted,
                directions=names.spaces[item.name].directions,
                fields=data.attributes(sort, item.attributes, item.maps),
                edge_fields=data.edge_fields(item),
                edges=data.edges(item, sort),
                edge_defaults=data.edge_defaults(item),
                assumed=tuple(block.reason for block in (*item.maps, *item.edges) if block.reason),
                clauses=names.clauses(item.cites),
            )
    return data, pieces, spaces


def _listed(item: w.SpaceList, names: Names) -> m.Space:
    return m.Space(
        name=item.name,
        sort=names.sorts[item.name],
        shape="list",
        shifted="",
        directions=None,
        fields=(),
        edge_fields=(),
        edges=(),
        edge_defaults=(),
        assumed=(),
        clauses=names.clauses(item.cites),
    )
