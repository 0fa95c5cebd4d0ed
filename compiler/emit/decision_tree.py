"""A decision list as a tree of questions whose leaves say what the topmost rules give.

Every guard is asked in the order of the rules unless earlier answers settle it; a question is dropped only if it
cannot fail and both answers lead to the same. May import: machine, range_values, term_to_python, dsl.terms.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.compiler.emit.range_values import fits, range_of_sort
from tribonian.compiler.emit.term_to_python import Scope, Writer
from tribonian.compiler.machine import Decision
from tribonian.dsl.terms import NO, YES, Const, Op, Term, conjuncts

# Beyond these the rules are weighed one by one instead.
MOST_GUARDS = 80
MOST_NODES = 3_000
MOST_LINES = 60
DEEPEST = 16
WIDEST = 64  # ranges up to this wide are told apart value by value
CERTAIN: dict[Term, bool] = {YES: True, NO: False}

Pending = tuple[Term, ...] | None  # what a rule still asks; None when it does not apply


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf:
    """What the topmost rules give: different terms, and the rules that say so; no term if no rule applies.

    `rules` is empty where nothing can go wrong any more, so that leaves with one result are alike.
    """

    results: tuple[Term, ...] = ()
    rules: tuple[int, ...] = ()
    errata: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fork:
    test: Term
    yes: "Node"
    no: "Node"


Node = Leaf | Fork


class TooLarge(Exception):
    """The tree would be larger than the list it stands for."""


def topmost(decision: Decision, applying: list[int]) -> tuple[int, ...]:
    """The applying rules that no applying rule goes before."""
    beaten = {loser for number in applying for loser in decision.rules[number].overrides}
    return tuple(number for number in applying if decision.rules[number].id not in beaten)


def grow(decision: Decision, writer: Writer, *, errata_only: bool = False) -> Node:
    """The tree of a decision's results, or of the errata behind them; raises TooLarge."""
    grower = _Grower(decision=decision, writer=writer, scope=writer.scope(decision), errata_only=errata_only)
    asked = [tuple(part for guard in rule.guards for part in conjuncts(guard.test)) for rule in decision.rules]
    if sum(len(one) for one in asked) > MOST_GUARDS:
        raise TooLarge
    tree = grower.grow(tuple(grower.assume(one, CERTAIN) for one in asked))
    if _lines(tree) > MOST_LINES or _depth(tree) > DEEPEST:
        raise TooLarge
    return tree


@dataclass(slots=True)
class _Grower:
    decision: Decision
    writer: Writer
    scope: Scope
    errata_only: bool
    grown: dict[tuple[Pending, ...], Node] = field(default_factory=dict)

    def grow(self, pending: tuple[Pending, ...]) -> Node:
        if pending not in self.grown:
            if len(self.grown) > MOST_NODES:
                raise TooLarge
            self.grown[pending] = self._grow(pending)
        return self.grown[pending]

    def _grow(self, pending: tuple[Pending, ...]) -> Node:
        test = next((one[0] for one in pending if one), None)
        if test is None:
            return self._leaf([number for number, one in enumerate(pending) if one is not None])
        answers = [self._facts(test, holds=True), self._facts(test, holds=False)]
        yes, no = (self.grow(tuple(self.assume(one, facts) for one in pending)) for facts in answers)
        if yes == no and self.writer.is_safe(test, self.scope):
            return yes
        if isinstance(no, Fork) and no.yes == yes:
            return Fork(test=_join("or", test, no.test), yes=yes, no=no.no)
        if isinstance(yes, Fork) and yes.no == no:
            return Fork(test=_join("and", test, yes.test), yes=yes.yes, no=no)
        return Fork(test=test, yes=yes, no=no)

    def _facts(self, test: Term, *, holds: bool) -> dict[Term, bool]:
        """What is known once a question is answered."""
        # A fact spares only questions about terms evaluated for this answer: no fault of the rules is lost.
        facts = CERTAIN | {test: holds, Op("not", (test,)): not holds}
        match test:
            case Op(op="not", args=(inner,)):
                facts |= self._facts(inner, holds=not holds)
            case Op(op="!=", args=args):
                facts |= self._facts(Op("=", args), holds=not holds)
            case Op(op="=", args=(left, Const(value=value))):
                low, high = self.writer.range(left, self.scope).flat
                for other in range(low, high + 1) if high - low <= WIDEST else ():
                    if other != value and (holds or high - low == 1):
                        facts[Op("=", (left, Const(other)))] = not holds
                facts |= {Op("!=", one.args): not known for one, known in facts.items() if isinstance(one, Op)}
            case _:
                pass
        return facts

    def assume(self, pending: Pending, facts: dict[Term, bool]) -> Pending:
        """What a rule still asks once facts are known; a question that may fail is asked in any case."""
        if pending is None:
            return None
        left: list[Term] = []
        for part in pending:
            known = facts.get(part)
            if known is None:
                left.append(part)
            elif not known:
                kept = next(
                    (n for n in range(len(left), 0, -1) if not self.writer.is_safe(left[n - 1], self.scope)),
                    0,
                )
                return (*left[:kept], NO) if kept else None
        return tuple(left)

    def _leaf(self, applying: list[int]) -> Leaf:
        top = topmost(self.decision, applying)
        rules = self.decision.rules
        if self.errata_only:
            return Leaf(errata=tuple(dict.fromkeys(rules[number].erratum for number in top if rules[number].erratum)))
        results = tuple(dict.fromkeys(rules[number].result for number in top))
        plain = len(results) == 1 and fits(self.writer.range(results[0], self.scope), range_of_sort(self.decision.sort))
        return Leaf(results=results, rules=() if plain else top)


def _join(op: Literal["and", "or"], left: Term, right: Term) -> Term:
    parts = [one.args if isinstance(one, Op) and one.op == op else (one,) for one in (left, right)]
    return Op(op, (*parts[0], *parts[1]))


def _lines(node: Node) -> int:
    return 1 if isinstance(node, Leaf) else 1 + _lines(node.yes) + _lines(node.no)


def _depth(node: Node) -> int:
    return 0 if isinstance(node, Leaf) else max(1 + _depth(node.yes), _depth(node.no))
