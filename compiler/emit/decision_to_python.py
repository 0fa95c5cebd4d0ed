"""Decisions to Python functions: one per value, and one per value that errata touch to tell which do.

A value is a tree of questions where that is short, else its rules are weighed one by one. May import: machine,
term_text, decision_tree, engine_writer, python_names, term_to_python, dsl.terms.
"""

from dataclasses import dataclass

from tribonian.compiler.emit.decision_tree import Fork, Leaf, Node, TooLarge, grow
from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.python_names import docstring, literal, literals, tuple_of
from tribonian.compiler.emit.term_to_python import Scope
from tribonian.compiler.machine import Decision
from tribonian.compiler.term_text import show_term
from tribonian.dsl.terms import conjunction

PAD = "    "


def has_errata(decision: Decision) -> bool:
    return any(rule.erratum for rule in decision.rules)


def decision_lines(decision: Decision, writer: EngineWriter) -> list[str]:
    """The functions of a value: what it is, and, where errata touch it, which stand behind it."""
    writer.owner = decision.name
    maker = _Maker(decision, writer, writer.scope(decision))
    return maker.value() + (["", "", *maker.errata()] if has_errata(decision) else [])


@dataclass(slots=True)
class _Maker:
    """Writes the functions of one decision."""

    decision: Decision
    writer: EngineWriter
    scope: Scope

    def value(self) -> list[str]:
        lines = [self._head("value", "int"), *docstring(self._words(), PAD)]
        tree = self.writer.tree(self.decision.name)
        return lines + (self._weigh() if tree is None else self._tree(tree, self.scope, PAD, errata=False))

    def errata(self) -> list[str]:
        lines = [self._head("errata", "tuple[str, ...]")]
        lines += docstring([f"The errata behind `{self.decision.name}` here."], PAD)
        try:
            return lines + self._tree(grow(self.decision, self.writer, errata_only=True), self.scope, PAD, errata=True)
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

    def _tree(self, node: Node, scope: Scope, pad: str, *, errata: bool) -> list[str]:
        lines: list[str] = []
        while isinstance(node, Fork):
            test = self.writer.truth(node.test, scope)
            if test in ("0", "1"):
                node = node.yes if test == "1" else node.no
                continue
            lines.append(f"{pad}if {test}:")
            lines += self._tree(node.yes, self.writer.learnt(node.test, scope), pad + PAD, errata=errata)
            scope = self.writer.learnt(node.test, scope, holds=False)
            node = node.no
        return [*lines, pad + (f"return {literals(node.errata)}" if errata else self._leaf(node, scope))]

    def _leaf(self, leaf: Leaf, scope: Scope) -> str:
        if not leaf.results:
            return f"raise no_rule({literal(self.decision.name)}, {literals(self._ids())})"
        if not leaf.rules:
            return f"return {self.writer.number(leaf.results[0], scope)}"
        rules = [self.decision.rules[number] for number in leaf.rules]
        said = [f"({literal(rule.id)}, {self.writer.number(rule.result, scope)})" for rule in rules]
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
            known = self.writer.learnt(conjunction([guard.test for guard in rule.guards]), self.scope)
            result = self.writer.number(rule.result, known)
            lines += [
                f"{PAD}if top & {1 << number}:",
                f"{PAD}{PAD}said.append(({literal(rule.id)}, {result}))",
            ]
        return [*lines, f"{PAD}return agreed_value({name}, {self._kind()}, said)"]
