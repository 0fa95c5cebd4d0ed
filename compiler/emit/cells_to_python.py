"""Loops over what a table lists, of which nothing is asked but what another table says of each member.

Such a loop goes through what is said; of many sets it asks few, and of sets of few values it was worked out before.
May import: member_to_python, term_to_python, dsl.sorts, dsl.terms.
"""

import re
from dataclasses import dataclass

from tribonian.compiler.emit.member_to_python import AT_ONCE, MemberWriter
from tribonian.compiler.emit.term_to_python import Scope
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Read, Term, walk

PAD = "    "
MANY = 5  # sets, of which few can be within another, are sifted first
ALL_CASES = 16_384  # sets of which it is worked out beforehand what they hold
WITHIN = re.compile(r" +if not (\w+) & ~(\w+):\n")
ROUND = re.compile(r"    for (\w+) in (EACH_\w+)\[(.+)\]:")


@dataclass(slots=True)
class CellWriter(MemberWriter):
    """Adds such loops to what a writer knows."""

    def widest(self, term: Term, scope: Scope) -> int:
        """How many values the largest set can have that is read in a term."""
        reads = [part for part in walk(term) if isinstance(part, Read)]
        found = [one for one in reads if isinstance(self.machine.vars[one.var].sort, SetOf)]
        return max((self.range(one, scope).high.bit_length() for one in found), default=0)

    def by_cells(self, name: str, lines: list[str], widest: int) -> list[str]:
        """A loop that only asks what a table says of each member goes through what the table says.

        What is asked is in sets of `widest` values.
        """
        head = ROUND.fullmatch(lines[0])
        text = "\n".join(lines[1:])
        cells = set(re.findall(rf"(CELLS_\w+)\[{name}\]", text))
        if head is None or len(cells) != 1:
            return lines
        (table,) = cells
        rest = text.replace(f"{table}[{name}]", name)
        if len(re.findall(rf"\b{name}\b", rest)) != text.count(f"{table}[{name}]"):
            return lines
        made = self.names.get("SAID", f"{table} {head[2]}")
        self.listed[made] = f"tuple([tuple([{table}[one] for one in each]) for each in {head[2]}])"
        held = WITHIN.match(rest)
        within = held is not None and held[1] == name
        bits = max((cell.bit_length() for cell in self._cells_called(table)), default=0)
        few = len(self._cells_called(head[2])) << bits <= ALL_CASES if bits <= AT_ONCE else False
        if held is not None and within and few and not re.search(rf"\b{name}\b", rest[held.end() :]):
            holds = self.names.get("WITHIN", f"{table} {head[2]}")
            self.listed[holds] = f"tuple([holding(each, {bits}) for each in {made}])"
            asked = held[2] if widest <= bits else f"{held[2]} & {(1 << bits) - 1}"
            test = f"{PAD}if {holds}[{head[3]}][{asked}]:"
            return [test, *(line.removeprefix(PAD) for line in rest[held.end() :].split("\n"))]
        if held is None or not within or not self._are_many(head[2]):
            return [f"{PAD}for {head[1]} in {made}[{head[3]}]:", *rest.split("\n")]
        sieves = self.names.get("SIEVES", f"{table} {head[2]}")
        self.listed[sieves] = f"tuple([sieve_of(each) for each in {made}])"
        lines = [f"{PAD}asked, sieve = {sieves}[{head[3]}]"]
        lines += [f"{PAD}sifted = sieve[{held[2]} & asked]", f"{PAD}if sifted:"]
        return [*lines, f"{PAD * 2}for {head[1]} in sifted:", *(f"{PAD}{line}" for line in rest.split("\n"))]

    def _are_many(self, each: str) -> bool:
        """Whether the sets that a table holds are large enough to be sifted."""
        cells = self._cells_called(each)
        return sum(cell.bit_count() for cell in cells) >= MANY * len(cells) > 0

    def _cells_called(self, name: str) -> list[int]:
        """The cells of the table that is called so, or the members of whose cells are."""
        found = [
            one
            for one in self.indexed
            if name in (self.names.get("CELLS", one), self.names.get("EACH", self.names.get("CELLS", one)))
        ]
        return [row.cell for table in found for row in self.machine.tables[table].rows]
