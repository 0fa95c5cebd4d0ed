"""Decisions to Python functions: one per value, and one per value that errata touch to tell which do.

A value is a tree of questions where that is short, else its rules are weighed one by one. May import: machine,
term_text, decision_tree, engine_writer, python_names, range_values, term_to_python, dsl.terms.
"""

from collections import Counter
from dataclasses import dataclass

from tribonian.compiler.emit.decision_tree import Fork, Leaf, Node, TooLarge, grow
from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.python_names import docstring, literal, literals, tuple_of
from tribonian.compiler.emit.range_values import fits, range_of_sort
from tribonian.compiler.emit.term_to_python import Scope
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.passes.exclusion import excludes
from tribonian.compiler.term_text import show_term
from tribonian.dsl.terms import YES, Const, Term, conjunction, conjuncts

PAD = "    "
Chain = tuple[Term, ...]


def has_errata(decision: Decision) -> bool:
    return any(rule.erratum for rule in decision.rules)


def decision_lines(decision: Decision, writer: EngineWriter, told: Machine) -> list[str]:
    """The functions of a value: what it is, and, where errata touch it, which stand behind it.

    Its rules are told as they stand in the Machine before it was made quicker.
    """
    writer.owner = decision.name
    maker = _Maker(decision, writer, writer.scope(decision), told)
    return maker.value() + (["", "", *maker.errata()] if has_errata(decision) else [])


@dataclass(slots=True)
class _Maker:
    """Writes the functions of one decision."""

    decision: Decision
    writer: EngineWriter
    scope: Scope
    told: Machine

    def value(self) -> list[str]:
        lines = [self._head("value", "int"), *docstring(self._words(), PAD)]
        tree = self.writer.tree(self.decision.name)
        if tree is not None:
            return lines + self._tree(tree, self.scope, PAD, errata=False)
        if all(isinstance(rule.result, Const) for rule in self.decision.rules):
            return [*self._weighed(), "", "", *lines, *self._applying(), f"{PAD}return {self._table()}[on]"]
        return lines + self._weigh()

    def errata(self) -> list[str]:
        lines = [self._head("errata", "tuple[str, ...]")]
        lines += docstring([f"The errata behind `{self.decision.name}` here."], PAD)
        try:
            return lines + self._tree(grow(self.decision, self.writer, errata_only=True), self.scope, PAD, errata=True)
        except TooLarge:
            marked = [(1 << number, rule.erratum) for number, rule in enumerate(self.decision.rules) if rule.erratum]
            pairs = tuple_of([f"({bit}, {literal(erratum)})" for bit, erratum in marked])
            found = f"{PAD}return tuple([erratum for bit, erratum in {pairs} if top & bit])"
            return [*lines, *self._applying(), *self._topmost(), found]

    def _head(self, prefix: str, result: str) -> str:
        given = ", ".join(["s: Store", *(f"{name}: int" for name in self.scope.names.values())])
        return f"def {self.writer.names.get(prefix, self.decision.name)}({given}) -> {result}:"

    def _words(self) -> list[str]:
        machine, decision = self.told, self.told.decisions[self.decision.name]
        params = decision.params
        lines = [f"`{decision.name}` as the rules give it.", ""]
        for rule in decision.rules:
            line = f"{rule.id}: {show_term(rule.result, machine, params, decision.sort)}"
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
        if errata:
            return [*lines, f"{pad}return {literals(node.errata)}"]
        return [*lines, *(pad + line for line in self._leaf(node, scope))]

    def _leaf(self, leaf: Leaf, scope: Scope) -> list[str]:
        if not leaf.results:
            return [f"raise no_rule({literal(self.decision.name)}, {literals(self._ids())})"]
        results = [self.writer.number(result, scope) for result in leaf.results]
        if not leaf.rules:
            return [f"return {results[0]}"]
        # All must say the same, and something that the value may be; only then nobody asks who said what.
        said = [f"said_{number}" if len(results) > 1 else "said" for number in range(1, len(results) + 1)]
        reach = range_of_sort(self.decision.sort)
        sure = any(fits(self.writer.range(result, scope), reach) for result in leaf.results)
        tests = [" == ".join(said)] if len(said) > 1 else []
        tests += [] if sure else [f"{self._kind()}.holds({said[0]})"]
        named = dict(zip(leaf.results, said, strict=True))
        rules = [self.decision.rules[number] for number in leaf.rules]
        pairs = tuple_of([f"({literal(rule.id)}, {named[rule.result]})" for rule in rules])
        return [
            *(f"{name} = {result}" for name, result in zip(said, results, strict=True)),
            f"if {' and '.join(tests)}:",
            f"{PAD}return {said[0]}",
            f"return agreed_value({literal(self.decision.name)}, {self._kind()}, {pairs})",
        ]

    def _ids(self) -> tuple[str, ...]:
        return tuple(rule.id for rule in self.decision.rules)

    def _kind(self) -> str:
        return self.writer.kind(self.decision.sort)

    # ---- rule by rule

    def _applying(self) -> list[str]:
        """Lines that leave the rules that apply in `on`, one bit each."""
        asked: dict[Chain, int] = {}
        for number, rule in enumerate(self.decision.rules):
            parts = tuple(part for guard in rule.guards for part in conjuncts(guard.test) if part != YES)
            asked[parts] = asked.get(parts, 0) | 1 << number
        lines = [f"{PAD}on = {asked.pop((), 0)}"]
        sure = all(self.writer.is_safe(conjunction(list(parts)), self.scope) for parts in asked)
        return lines + self._sorted_out(list(asked.items()), self.scope, PAD, sure=sure)

    def _sorted_out(self, asked: list[tuple[Chain, int]], scope: Scope, pad: str, *, sure: bool) -> list[str]:
        """What several rules ask is asked once, if nothing that they ask can fail."""
        often = Counter(part for parts, _ in asked for part in dict.fromkeys(parts))
        free = [part for part, count in often.items() if count > 1 and self.writer.is_safe(part, scope)] if sure else []
        if not free:
            lines: list[str] = []
            for parts, bits in asked:
                test = self.writer.truth(conjunction(list(parts)), scope)
                lines += [] if test == "0" else [f"{pad}if {test}:", f"{pad}{PAD}on |= {bits}"]
            return lines
        shared = max(free, key=lambda part: often[part])
        with_it = [(tuple(part for part in parts if part != shared), bits) for parts, bits in asked if shared in parts]
        without = [one for one in asked if shared not in one[0]]
        never = [one for one in without if any(excludes(shared, part) for part in one[0])]
        at_once = sum(bits for parts, bits in with_it if not parts)
        lines = [f"{pad}if {self.writer.truth(shared, scope)}:"]
        lines += [f"{pad}{PAD}on |= {at_once}"] if at_once else []
        learnt = self.writer.learnt(shared, scope)
        lines += self._sorted_out([one for one in with_it if one[0]], learnt, pad + PAD, sure=sure)
        if never:
            denied = self.writer.learnt(shared, scope, holds=False)
            lines += [f"{pad}else:", *self._sorted_out(never, denied, pad + PAD, sure=sure)]
        return lines + self._sorted_out([one for one in without if one not in never], scope, pad, sure=sure)

    def _beats(self) -> tuple[tuple[int, int], ...]:
        """Which rules each goes before."""
        ids = self._ids()
        beats = [
            (1 << number, sum(1 << place for place, one in enumerate(ids) if one in rule.overrides))
            for number, rule in enumerate(self.decision.rules)
        ]
        return tuple(pair for pair in beats if pair[1])

    def _topmost(self) -> list[str]:
        return [f"{PAD}top = topmost_rules(on, {self._beats()!r})"]

    def _table(self) -> str:
        return self.writer.names.get("WEIGHED", self.decision.name)

    def _weighed(self) -> list[str]:
        """What the value is by the rules that apply, where each says one number."""
        said = [f"({literal(rule.id)}, {self.writer.number(rule.result, self.scope)})" for rule in self.decision.rules]
        return [
            f"{self._table()}: Final = Weighed(",
            f"{PAD}{literal(self.decision.name)},",
            f"{PAD}{self._kind()},",
            f"{PAD}{self._beats()!r},",
            f"{PAD}{tuple_of(said)},",
            ")",
        ]

    def _weigh(self) -> list[str]:
        name = literal(self.decision.name)
        lines = [
            *self._applying(),
            *self._topmost(),
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
