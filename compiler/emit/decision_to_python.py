"""Decisions and tables to Python functions: one per value and one per table.

A value is a tree of questions where that is short, else its rules are weighed one by one.
May import: machine, machine_text, decision_tree, python_names, term_to_python, dsl.model, dsl.sorts,
dsl.terms.
"""

from dataclasses import dataclass
from itertools import product

from tribonian.compiler.emit.decision_tree import Fork, Leaf, Node, TooLarge, grow
from tribonian.compiler.emit.python_names import docstring, literal, literals, tuple_of
from tribonian.compiler.emit.term_to_python import Scope, Writer
from tribonian.compiler.machine import Decision
from tribonian.compiler.machine_text import show_term
from tribonian.dsl.model import Table
from tribonian.dsl.sorts import show_value, values
from tribonian.dsl.terms import conjunction

PAD = "    "
MOST_CELLS = 5_000  # larger tables are searched row by row


def has_errata(decision: Decision) -> bool:
    return any(rule.erratum for rule in decision.rules)


def decision_lines(decision: Decision, writer: Writer) -> list[str]:
    """The functions of a value: what it is, and, where errata touch it, which stand behind it."""
    maker = _Maker(decision, writer, writer.scope(decision))
    return maker.value() + (["", "", *maker.errata()] if has_errata(decision) else [])


@dataclass(slots=True)
class _Maker:
    """Writes the functions of one decision."""

    decision: Decision
    writer: Writer
    scope: Scope

    def value(self) -> list[str]:
        lines = [self._head("value", "int"), *docstring(self._words(), PAD)]
        try:
            return lines + self._tree(grow(self.decision, self.writer), PAD, errata=False)
        except TooLarge:
            return lines + self._weigh()

    def errata(self) -> list[str]:
        lines = [self._head("errata", "tuple[str, ...]")]
        lines += docstring([f"The errata behind `{self.decision.name}` here."], PAD)
        try:
            return lines + self._tree(grow(self.decision, self.writer, errata_only=True), PAD, errata=True)
        except TooLarge:
            marked = [(1 << number, rule.erratum) for number, rule in enumerate(self.decision.rules) if rule.erratum]
            pairs = tuple_of([f"({bit}, {literal(erratum)})" for bit, erratum in marked])
            found = f"{PAD}return tuple([erratum for bit, erratum in {pairs} if top & bit])"
            return [*lines, *self._applying(), found]

    def _head(self, prefix: str, result: str) -> str:
        given = ", ".join(["s: Store", *(f"{name}: int" for name in self.scope.names.values())])
        return f"def {self.writer.names.get(prefix, self.decision.name)}({given}) -> {result}:"

    def _words(self) -> list[str]:
        machine, params = self.writer.machine, self.decision.params
        lines = [f"`{self.decision.name}` as the rules give it.", ""]
        for rule in self.decision.rules:
            line = f"{rule.id}: {show_term(rule.result, machine, params, self.decision.sort)}"
            if rule.guards:
                line += " when " + ", ".join(show_term(guard.test, machine, params) for guard in rule.guards)
            if rule.overrides:
                line += f"; overrides {', '.join(sorted(rule.overrides))}"
            if rule.erratum:
                line += f"; erratum {rule.erratum}"
            lines.append(line)
        return lines

    # ---- as a tree

    def _tree(self, node: Node, pad: str, *, errata: bool) -> list[str]:
        lines: list[str] = []
        while isinstance(node, Fork):
            lines.append(f"{pad}if {self.writer.truth(node.test, self.scope)}:")
            lines += self._tree(node.yes, pad + PAD, errata=errata)
            node = node.no
        return [*lines, pad + (f"return {literals(node.errata)}" if errata else self._leaf(node))]

    def _leaf(self, leaf: Leaf) -> str:
        if not leaf.results:
            return f"raise no_rule({literal(self.decision.name)}, {literals(self._ids())})"
        if not leaf.rules:
            return f"return {self.writer.number(leaf.results[0], self.scope)}"
        rules = [self.decision.rules[number] for number in leaf.rules]
        said = [f"({literal(rule.id)}, {self.writer.number(rule.result, self.scope)})" for rule in rules]
        return f"return agreed_value({literal(self.decision.name)}, {self._kind()}, {tuple_of(said)})"

    def _ids(self) -> tuple[str, ...]:
        return tuple(rule.id for rule in self.decision.rules)

    def _kind(self) -> str:
        return self.writer.kind(self.decision.sort)

    # ---- rule by rule

    def _applying(self) -> list[str]:
        """Lines that leave the topmost rules in `top`, one bit each."""
        free, lines = 0, []
        for number, rule in enumerate(self.decision.rules):
            if rule.guards:
                test = self.writer.truth(conjunction([guard.test for guard in rule.guards]), self.scope)
                lines += [f"{PAD}if {test}:", f"{PAD}{PAD}on |= {1 << number}"]
            else:
                free |= 1 << number
        ids = self._ids()
        beats = [
            (1 << number, sum(1 << place for place, one in enumerate(ids) if one in rule.overrides))
            for number, rule in enumerate(self.decision.rules)
        ]
        table = tuple(pair for pair in beats if pair[1])
        return [f"{PAD}on = {free}", *lines, f"{PAD}top = topmost_rules(on, {table!r})"]

    def _weigh(self) -> list[str]:
        name = literal(self.decision.name)
        lines = [
            *self._applying(),
            f"{PAD}if not top:",
            f"{PAD}{PAD}raise no_rule({name}, {literals(self._ids())})",
        ]
        lines.append(f"{PAD}said: list[tuple[str, int]] = []")
        for number, rule in enumerate(self.decision.rules):
            result = self.writer.number(rule.result, self.scope)
            lines += [
                f"{PAD}if top & {1 << number}:",
                f"{PAD}{PAD}said.append(({literal(rule.id)}, {result}))",
            ]
        return [*lines, f"{PAD}return agreed_value({name}, {self._kind()}, said)"]


# ---- tables


def table_lines(table: Table, writer: Writer) -> list[str]:
    """The cells of a table and the function that looks into it."""
    cells, rows = writer.names.get("CELLS", table.name), writer.names.get("ROWS", table.name)
    keys = [f"key{number}" for number in range(len(table.params))]
    key = keys[0] if len(keys) == 1 else f"({', '.join(keys)})"
    sort = "int" if len(keys) == 1 else f"tuple[{', '.join(['int'] * len(keys)) or '()'}]"
    lines = [f"{cells}: dict[{sort}, int] = {{"]
    lines += [f"{PAD}{index}: {cell}," for index, cell in _cells(table).items()]
    lines += ["}", f"{rows}: Rows = ("]
    lines += [f"{PAD}({literal(row.id or table.name)}, {row.keys!r}, {row.cell})," for row in table.rows]
    lines += [")", "", ""]
    given = ", ".join(f"{one}: int" for one in keys)
    lines.append(f"def {writer.names.get('look', table.name)}({given}) -> int:")
    lines += docstring(_table_words(table), PAD)
    kinds = tuple_of([writer.kind(param.sort) for param in table.params])
    lines += [
        f"{PAD}cell = {cells}.get({key})",
        f"{PAD}if cell is None:",
        f"{PAD}{PAD}return search_rows({literal(table.name)}, {rows}, {kinds}, {tuple_of(keys)})",
        f"{PAD}return cell",
    ]
    return lines


def _table_words(table: Table) -> list[str]:
    params = ", ".join(param.name for param in table.params)
    cites = "".join(f" @{clause}" for clause in table.clauses)
    lines = [f"The table `{table.name}` by {params}.{cites}", ""]
    for row in table.rows:
        pairs = zip(table.params, row.keys, strict=True)
        shown = ((show_value(param.sort, low), show_value(param.sort, high)) for param, (low, high) in pairs)
        keys = ", ".join(low if low == high else f"{low}..{high}" for low, high in shown)
        lines.append(f"{row.id + ': ' if row.id else ''}{keys} -> {show_value(table.sort, row.cell)}")
    return lines


def _cells(table: Table) -> dict[int | tuple[int, ...], int]:
    """Every index with exactly one cell; none if there are too many to write down."""
    count = 1
    for param in table.params:
        count *= len(values(param.sort))
    found: dict[int | tuple[int, ...], int] = {}
    for index in product(*(values(param.sort) for param in table.params)) if count <= MOST_CELLS else ():
        cells = {
            row.cell
            for row in table.rows
            if all(low <= value <= high for (low, high), value in zip(row.keys, index, strict=True))
        }
        if len(cells) == 1:
            found[index[0] if len(index) == 1 else index] = cells.pop()
    return found
