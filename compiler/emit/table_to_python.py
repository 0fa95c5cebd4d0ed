"""Tables to Python: one tuple where every cell is there and every key in range, else a function that looks.

May import: python_names, range_values, term_to_python, dsl.model, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field
from itertools import product

from tribonian.compiler.emit.python_names import assigned, docstring, literal, shown, tuple_of
from tribonian.compiler.emit.range_values import fits, range_of_sort
from tribonian.compiler.emit.term_to_python import ATOM, PRODUCT, SUM, Scope, Text, Writer
from tribonian.dsl.model import Table
from tribonian.dsl.sorts import Maybe, SetOf, bounds, show_value, values
from tribonian.dsl.terms import Const, Lookup, Op, Term

PAD = "    "
MOST_CELLS = 12_000  # larger tables are searched row by row
MOST_TOLD = 60  # rows of a docstring
Cells = dict[tuple[int, ...], int]


@dataclass(slots=True)
class TableWriter(Writer):
    """Adds tables to what a writer knows."""

    cells: dict[str, Cells] = field(default_factory=dict)
    indexed: set[str] = field(default_factory=set)  # tables that some term looks into directly
    looked: set[str] = field(default_factory=set)  # tables that some term looks into by their function

    def known_cells(self, name: str) -> Cells:
        """Every index with exactly one cell; none if there are too many to write down."""
        if name not in self.cells:
            self.cells[name] = _cells(self.machine.tables[name])
        return self.cells[name]

    def is_dense(self, name: str) -> bool:
        """Whether a table has one cell for every index, and no index may be none."""
        params = self.machine.tables[name].params
        if not params or any(isinstance(param.sort, Maybe | SetOf) for param in params):
            return False
        return len(self.known_cells(name)) == _count(self.machine.tables[name])

    def is_complete(self, term: Lookup, scope: Scope) -> bool:
        pairs = zip(self.machine.tables[term.table].params, self._clamped(term, scope), strict=True)
        return self.is_dense(term.table) and all(
            fits(self.range(arg, scope), range_of_sort(param.sort)) for param, arg in pairs
        )

    def lookup(self, term: Lookup, scope: Scope) -> Text:
        args = self._clamped(term, scope)
        if not self.is_complete(term, scope):
            self.looked.add(term.table)
            given = ", ".join(self.number(arg, scope) for arg in args)
            return f"{self.names.get('look', term.table)}({given})", ATOM
        self.indexed.add(term.table)
        table = self.machine.tables[term.table]
        return f"{self.names.get('CELLS', table.name)}[{self._cell(table, args, scope)}]", ATOM

    def _cell(self, table: Table, args: tuple[Term, ...], scope: Scope) -> str:
        stride, known, parts = _count(table), 0, []
        for param, arg in zip(table.params, args, strict=True):
            low, high = bounds(param.sort)
            stride //= high - low + 1
            if isinstance(arg, Const):
                known += (arg.value - low) * stride
                continue
            known -= low * stride
            text = self.number(arg, scope, PRODUCT if stride > 1 else SUM)
            parts.append(text if stride == 1 else f"{text} * {stride}")
        joined = " + ".join(parts)
        if not parts:
            return str(known)
        return joined if known == 0 else f"{joined} + {known}" if known > 0 else f"{joined} - {-known}"

    def _clamped(self, term: Lookup, scope: Scope) -> tuple[Term, ...]:
        """The keys, those of a clamped table held within its ends where they could be beyond."""
        table = self.machine.tables[term.table]
        found: list[Term] = []
        for place, (arg, param) in enumerate(zip(term.args, table.params, strict=True)):
            low, high = bounds(param.sort)
            least, most = self.range(arg, scope).flat
            if place < len(table.clamped) and table.clamped[place] is not None:
                if most > high:
                    arg = Op("min", (Const(high), arg))
                if least < low:
                    arg = Op("max", (Const(low), arg))
            found.append(arg)
        return tuple(found)

    # ---- what is written down

    def table_lines(self, table: Table) -> list[str]:
        """The cells of a table, and the function that looks into it where one is asked for."""
        lines: list[str] = []
        cells = self.names.get("CELLS", table.name)
        if self.is_dense(table.name):
            words = " ".join(_words(table, 0))
            flat = [str(cell) for cell in self.known_cells(table.name).values()]
            lines += [f"# {shown(words)}", assigned(f"{cells}: Final[tuple[int, ...]]", flat)]
        if table.name not in self.looked:
            return lines if table.name in self.indexed else []
        if not self.is_dense(table.name):
            count = len(table.params)
            sort = "int" if count == 1 else f"tuple[{', '.join(['int'] * count) or '()'}]"
            lines += [f"{cells}: dict[{sort}, int] = {{"]
            for index, cell in self.known_cells(table.name).items():
                lines.append(f"{PAD}{index[0] if count == 1 else index}: {cell},")
            lines.append("}")
        rows = self.names.get("ROWS", table.name)
        lines.append(f"{rows}: Rows = (")
        lines += [f"{PAD}({literal(row.id or table.name)}, {row.keys!r}, {row.cell})," for row in table.rows]
        return [*lines, ")", "", "", *self._function(table, cells, rows)]

    def _function(self, table: Table, cells: str, rows: str) -> list[str]:
        keys = [f"key{number}" for number in range(len(table.params))]
        given = ", ".join(f"{one}: int" for one in keys)
        lines = [f"def {self.names.get('look', table.name)}({given}) -> int:"]
        lines += docstring(_words(table, MOST_TOLD), PAD)
        kinds = tuple_of([self.kind(param.sort) for param in table.params])
        search = f"search_rows({literal(table.name)}, {rows}, {kinds}, {tuple_of(keys)})"
        if not self.is_dense(table.name):
            lines.append(f"{PAD}cell = {cells}.get({keys[0] if len(keys) == 1 else tuple_of(keys)})")
            return [*lines, f"{PAD}return {search} if cell is None else cell"]
        tests, parts, stride = [], [], _count(table)
        for key, param in zip(keys, table.params, strict=True):
            low, high = bounds(param.sort)
            stride //= high - low + 1
            tests.append(f"{low} <= {key} <= {high}")
            placed = key if low == 0 else f"{key} - {low}" if low > 0 else f"{key} + {-low}"
            parts.append(placed if stride == 1 else f"({placed}) * {stride}" if low else f"{placed} * {stride}")
        return [
            *lines,
            f"{PAD}if {' and '.join(tests)}:",
            f"{PAD}{PAD}return {cells}[{' + '.join(parts)}]",
            f"{PAD}return {search}",
        ]


def _words(table: Table, most: int) -> list[str]:
    params = ", ".join(param.name for param in table.params)
    cites = "".join(f" @{clause}" for clause in table.clauses)
    lines = [f"The table `{table.name}` by {params}.{cites}"]
    if not most:
        return lines
    lines.append("")
    for row in table.rows[:most]:
        pairs = zip(table.params, row.keys, strict=True)
        told = ((show_value(param.sort, low), show_value(param.sort, high)) for param, (low, high) in pairs)
        keys = ", ".join(low if low == high else f"{low}..{high}" for low, high in told)
        lines.append(f"{row.id + ': ' if row.id else ''}{keys} -> {show_value(table.sort, row.cell)}")
    return lines if len(table.rows) <= most else [*lines, f"and {len(table.rows) - most} rows more"]


def _count(table: Table) -> int:
    count = 1
    for param in table.params:
        count *= len(values(param.sort))
    return count


def _cells(table: Table) -> Cells:
    if _count(table) > MOST_CELLS:
        return {}
    domains = [values(param.sort) for param in table.params]
    found: dict[tuple[int, ...], set[int]] = {}
    for row in table.rows:
        keys = [
            [one for one in domain if low <= one <= high] for domain, (low, high) in zip(domains, row.keys, strict=True)
        ]
        for index in product(*keys):
            found.setdefault(index, set()).add(row.cell)
    return {index: min(found[index]) for index in product(*domains) if len(found.get(index, ())) == 1}
