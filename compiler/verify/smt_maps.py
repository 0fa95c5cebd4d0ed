"""What the book's data say, in proofs: columns of pieces and spaces, and questions about maps, as free functions.

Of a function only what holds of all its values is said, each behind a literal of its own: what a value can be, what
one column tells of another, that neighbours are neighbours of each other. So a proof shows whether it leans on the
data. May import: smt_sets, maps, machine, written_out, dsl.model, dsl.sorts, dsl.terms, z3.
"""

from collections.abc import Callable
from typing import Any

import z3

from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import Machine
from tribonian.compiler.maps import answer
from tribonian.compiler.verify.memory import Value
from tribonian.compiler.verify.runs import Num, Truth
from tribonian.compiler.verify.smt_sets import Sets, kind_of
from tribonian.compiler.verify.written_out import FEW_CASES
from tribonian.dsl.model import Table
from tribonian.dsl.sorts import NONE, SetOf, values
from tribonian.dsl.terms import Ask

FEW = 3  # so many values say something
MANY = 12  # so many are told one by one
DATA = "data "  # what literals of data begin with


class Data(Sets):
    """Columns and maps of one Machine."""

    machine: Machine

    def __init__(self, context: Any = None) -> None:
        super().__init__(context)
        self._functions: dict[object, Any] = {}
        self._links: dict[tuple[str, str], list[tuple[int, list[int]]]] = {}
        self._columns: dict[str, bool] = {}

    def _named(self, key: tuple[str, ...], takes: int, *, truth: bool = False) -> Callable[..., Any]:
        """The one function of a name."""
        if key not in self._functions:
            self._functions[key] = self.function(" ".join(key).strip(), takes, truth=truth)
        found: Callable[..., Any] = self._functions[key]
        return found

    # ---- columns

    def is_column(self, table: Table) -> bool:
        """Whether a table says one thing of every value of a sort that is too long to be written out."""
        found = self._columns.get(table.name)
        if found is None:
            found = False
            if self.large and len(table.params) == 1:
                domain = values(table.params[0].sort)
                keys = sorted(row.keys[0] for row in table.rows)
                found = len(domain) > FEW_CASES and keys == [(one, one) for one in sorted(domain)]
            self._columns[table.name] = found
        return found

    def column(self, table: Table, key: Num) -> Value:
        """A cell of a column."""
        if isinstance(key, int):
            return self._known(table).get(key, 0)
        if isinstance(table.sort, SetOf):
            named = ("sets", table.name)
            if named not in self._functions:
                self._functions[named] = self.set_named(table.name, table.sort, 1)
            return self._functions[named](key)
        here = self._named(("", table.name), 1)(key)
        self.once(("cell", table.name, self.key(key)), lambda: self._describe_cell(table, key, here))
        self.meet(kind_of(table.sort), here, further=1)
        return here

    def _known(self, table: Table) -> dict[int, int]:
        key = ("cells", table.name)
        if key not in self._functions:
            self._functions[key] = {row.keys[0][0]: row.cell for row in table.rows}
        found: dict[int, int] = self._functions[key]
        return found

    def _describe_cell(self, table: Table, key: Num, here: Num) -> bool:
        """What a cell can be, who alone has a rare one, and what other columns tell of it."""
        data = DATA + table.name
        cells: dict[int, list[int]] = {}
        for one, cell in self._known(table).items():
            cells.setdefault(cell, []).append(one)
        self.learn(self._among(here, sorted(cells)), data=data)
        if len(cells) <= MANY:
            for cell, holders in sorted(cells.items()):
                if len(holders) < FEW:
                    self.learn(self.implies(here == cell, self._among(key, holders)), data=data)
        seen = self.here.memo.setdefault(("columns", self.key(key)), ())
        for name in seen:
            other = self.machine.tables[name]
            if other.params[0].sort == table.params[0].sort:
                there = self._named(("", name), 1)(key)
                self._link(table, other, here, there)
                self._link(other, table, there, here)
        self.here.memo["columns", self.key(key)] = (*seen, table.name)
        return True

    def _link(self, table: Table, other: Table, here: Num, there: Num) -> None:
        """Where a cell of one column leaves few cells of another."""
        named = (table.name, other.name)
        if named not in self._links:
            beside = self._known(other)
            found: dict[int, set[int]] = {}
            for key, cell in self._known(table).items():
                found.setdefault(cell, set()).add(beside[key])
            every = set(beside.values())
            self._links[named] = [
                (cell, sorted(cells))
                for cell, cells in sorted(found.items())
                if len(found) <= MANY and len(cells) <= FEW and cells != every
            ]
        for cell, cells in self._links[named]:
            self.learn(self.implies(here == cell, self._among(there, cells)), data=DATA + table.name)

    def _among(self, number: Num, found: list[int]) -> Truth:
        if len(found) <= MANY:
            return self.any_of([self.compare("=", number, one) for one in found])
        usual = [one for one in found if one < NONE]
        edges = self.between(usual[0], number, usual[-1])
        return self.any_of([edges, *([self.compare("=", number, NONE)] if NONE in found else [])])

    # ---- maps

    def ask(self, term: Ask, given: list[Num]) -> Num:
        """An answer about a map; in proofs any map that is like a map will do."""
        if all(isinstance(one, int) for one in given):
            try:
                return answer(self.machine.maps, term, given)
            except (Fault, IndexError):
                return self.fresh("no answer")
        if term.ask == "adjacent":
            return self.choice(self._adjacent(term.of, *given), 1, 0)
        here = self._named((term.ask, term.of, term.field), len(given))(*given)
        self.once(("asked", self.key(here)), lambda: self._describe_answer(term, given, here))
        return here

    def _adjacent(self, of: str, one: Num, other: Num) -> Truth:
        here = self._named(("adjacent", of), 2, truth=True)(one, other)

        def describe() -> bool:
            near, data = self.machine.maps[of].near, DATA + of
            if all(place not in ends for place, ends in enumerate(near)):
                self.learn(self.implies(self.compare("=", one, other), z3.Not(here)), data=data)
            if self.once(("even", of), lambda: all(start in near[e] for start, ends in enumerate(near) for e in ends)):
                self.learn(here == self._named(("adjacent", of), 2, truth=True)(other, one), data=data)
            return True

        self.once(("near", self.key(here)), describe)
        return here

    def _describe_answer(self, term: Ask, given: list[Num], here: Num) -> bool:
        of, data = self.machine.maps[term.of], DATA + term.of
        match term.ask:
            case "distance":
                one, other = given
                self.learn(here >= 0, data=data)
                self.learn(here == self._named((term.ask, term.of, term.field), 2)(other, one), data=data)
                self.learn((here == 0) == self.truth_value(self.compare("=", one, other)), data=data)
                self.learn((here == 1) == self._adjacent(term.of, one, other), data=data)
            case "column" | "row":
                place = 0 if term.ask == "column" else 1
                found = [cell[place] for cell in of.places if cell is not None]
                self.learn(self.between(min(found), here, max(found)), data=data)
            case "next":
                ends = sorted({end for ends in of.by_direction for end in ends})
                self.learn(self._among(here, ends), data=data)
                self.learn(self.implies(here < len(of.near), self._adjacent(term.of, given[0], here)), data=data)
                self.meet(term.of, here, further=1)
            case "edge":
                field = of.edge_fields.index(term.field)
                cells = sorted({of.edge_defaults[field], *(one[field] for one in of.edges.values())})
                self.learn(self._among(here, cells), data=data)
            case "direction":
                ways = max((len(one) for one in of.by_direction), default=0)
                known = self.any_of([self.between(0, here, ways - 1), self.compare("=", here, NONE)])
                self.learn(known, data=data)
            case "offset":
                self.learn(self.any_of([self.between(0, here, len(of.near) - 1), here == NONE]), data=data)
                self.meet(term.of, here, further=1)
            case _:
                pass
        return True
