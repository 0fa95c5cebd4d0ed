"""The whole writer: terms of every kind, which values are given in every position, and which need no function.

May import: blocks, evaluate, fault, decision_tree, over_to_python, python_names, range_values, term_to_python,
dsl.terms.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.emit.decision_tree import Fork, Node, TooLarge, grow
from tribonian.compiler.emit.over_to_python import OverWriter
from tribonian.compiler.emit.python_names import assigned, shown
from tribonian.compiler.emit.range_values import Range, fits
from tribonian.compiler.emit.term_to_python import ATOM, PRODUCT, SUM, Scope, Text
from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.dsl.terms import (
    NO,
    TRUTH_OPS,
    YES,
    Ahead,
    Apply,
    Arg,
    Cond,
    Const,
    Op,
    Over,
    Read,
    Term,
    Way,
    substitute,
    walk,
)

SHORT = 24  # parts of an expression that stands where its value is asked for
FORKS = 2
MOST = 4_096  # cells of a tuple


def no_ahead(_term: Ahead, _store: Sequence[int], _args: Mapping[str, int]) -> int:
    """Nothing is played while an engine is written."""
    raise Fault("endless", (), "nothing is played yet")


@dataclass(slots=True)
class EngineWriter(OverWriter):
    """Adds to what a writer knows the values that cannot fail."""

    trees: dict[str, Node | None] = field(default_factory=dict)  # nothing where a tree would be too large
    short: dict[str, Term | None] = field(default_factory=dict)  # values that one short expression gives
    tabled: dict[str, list[str] | None] = field(default_factory=dict)  # values that arguments alone decide, by place

    def tree(self, value: str) -> Node | None:
        """The questions that settle a value."""
        if value not in self.trees:
            try:
                self.trees[value] = grow(self.machine.decisions[value], self)
            except TooLarge:
                self.trees[value] = None
        return self.trees[value]

    def is_total(self, value: str) -> bool:
        if value not in self.totals:
            self.totals[value] = False  # while a circle is followed
            tree = self.tree(value)
            self.totals[value] = tree is not None and self._settles(tree, self.scope(self.machine.decisions[value]))
        return self.totals[value]

    def _settles(self, node: Node, scope: Scope) -> bool:
        while isinstance(node, Fork):
            known = self.decided(node.test, scope)
            if known is not None:
                node = node.yes if known else node.no
                continue
            if not self.is_safe(node.test, scope) or not self._settles(node.yes, self.learnt(node.test, scope)):
                return False
            scope = self.learnt(node.test, scope, holds=False)
            node = node.no
        return len(node.results) == 1 and not node.rules and self.is_safe(node.results[0], scope)

    # ---- values that arguments alone decide

    def given(self, term: Apply, scope: Scope) -> Text | None:
        """A value as one of a tuple, if its arguments alone decide it."""
        reaches = list(self.ranges.params(term.value).values())
        if term.value not in self.tabled:
            self.tabled[term.value] = self._worked_out(term.value, reaches)
        if self.tabled[term.value] is None or not reaches:
            return None
        pairs = list(zip(term.args, reaches, strict=True))
        if any(not fits(self.range(arg, scope), reach) for arg, reach in pairs):
            return None
        known, stride = 0, 1
        parts: list[str] = []
        for arg, reach in reversed(pairs):
            known -= reach.low * stride
            if isinstance(arg, Const):
                known += arg.value * stride
            else:
                text = self.number(arg, scope, PRODUCT if stride > 1 else SUM)
                parts.insert(0, text if stride == 1 else f"{text} * {stride}")
            stride *= reach.high - reach.low + 1
        joined = " + ".join(parts)
        sign = "" if not known else f" + {known}" if known > 0 else f" - {-known}"
        return f"{self.names.get('GIVEN', term.value)}[{joined + sign if parts else known}]", ATOM

    def _worked_out(self, value: str, reaches: list[Range]) -> list[str] | None:
        """What a value is for all its arguments, the last changing first."""
        count = 1
        for reach in reaches:
            count *= max(0, reach.high - reach.low + 1) if not reach.none else MOST + 1
        if not 1 < count <= MOST or variables_read(self.machine, Apply(value, ())) or not self.is_total(value):
            return None
        evaluator = Evaluator(self.machine, no_ahead)
        every = product(*(range(reach.low, reach.high + 1) for reach in reaches))
        decision = self.machine.decisions[value]
        try:
            return [str(evaluator.decide(decision, given, ())) for given in every]
        except Fault:
            return None

    def given_lines(self) -> list[str]:
        """The tuples of values that arguments alone decide."""
        return [
            f"# `{shown(value)}` for all its arguments.\n"
            + assigned(f"{self.names.get('GIVEN', value)}: Final[tuple[int, ...]]", cells)
            for value, cells in sorted(self.tabled.items())
            if cells is not None
        ]

    # ---- values without a function of their own

    def in_place(self, term: Apply, scope: Scope) -> Term | None:
        """What stands for a value where it is asked for, if that is short and nothing is worked out twice."""
        if term.value not in self.short:
            tree = self.tree(term.value)
            scope_inside = self.scope(self.machine.decisions[term.value])
            made = None if tree is None else self._expression(tree, scope_inside, FORKS)
            self.short[term.value] = made if made is not None and sum(1 for _ in walk(made)) <= SHORT else None
        found = self.short[term.value]
        if found is None:
            return None
        named: dict[str, Term] = {}
        for param, arg in zip(self.machine.decisions[term.value].params, term.args, strict=True):
            often = sum(1 for part in walk(found) if part == Arg(param.name))
            cheap = isinstance(arg, Const | Arg) or (isinstance(arg, Read) and not arg.index)
            inside = any(isinstance(part, Over | Way) for part in walk(found))
            if not cheap and (often > 1 or inside or not self.is_safe(arg, scope)):
                return None
            named[param.name] = arg
        return substitute(found, named)

    def _expression(self, node: Node, scope: Scope, forks: int) -> Term | None:
        """A tree as one expression; nothing if a leaf has something to check, or there are too many forks."""
        while isinstance(node, Fork):
            known = self.decided(node.test, scope)
            if known is None:
                break
            node = node.yes if known else node.no
        if not isinstance(node, Fork):
            return node.results[0] if len(node.results) == 1 and not node.rules else None
        if not forks:
            return None
        yes = self._expression(node.yes, self.learnt(node.test, scope), forks - 1)
        no = self._expression(node.no, self.learnt(node.test, scope, holds=False), forks - 1)
        if yes is None or no is None:
            return None
        if (yes, no) == (YES, NO) and _is_truth(node.test):
            return node.test
        return Op("not", (node.test,)) if (yes, no) == (NO, YES) else Cond(node.test, yes, no)


def _is_truth(term: Term) -> bool:
    """Whether a term is 0 or 1 and nothing else."""
    match term:
        case Op():
            return term.op in TRUTH_OPS
        case Over():
            return term.fold in ("some", "all")
        case Way():
            return True
        case _:
            return False
