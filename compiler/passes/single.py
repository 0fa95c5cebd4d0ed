"""Name single values: a quantifier over an x with `x = t` among its conditions asks about t alone.

For engines only. May import: machine, blocks, data, evaluate, relations, spans, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tribonian.compiler.blocks import map_machine
from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.machine import Machine
from tribonian.compiler.passes.data import Data, mentions
from tribonian.compiler.passes.relations import Relations
from tribonian.compiler.passes.spans import Span, Spans
from tribonian.dsl.terms import (
    YES,
    Ahead,
    Arg,
    Cond,
    Const,
    Op,
    Over,
    Term,
    conjunction,
    conjuncts,
    disjunction,
    rebuild,
    substitute,
)

MERGED = frozenset({"some", "count", "set"})  # where passing the test and the body comes to the same


def name_single_values(machine: Machine) -> Machine:
    naming = _Naming(relations_of(machine))
    made = map_machine(replace(machine, decisions={}), lambda term: naming.term(term, {}))
    decisions = {}
    for name, decision in machine.decisions.items():
        scope = naming.relations.spans.params(name)
        rules = tuple(
            replace(
                rule,
                result=naming.term(rule.result, scope),
                guards=tuple(replace(guard, test=naming.term(guard.test, scope)) for guard in rule.guards),
            )
            for rule in decision.rules
        )
        decisions[name] = replace(decision, rules=rules)
    return replace(made, decisions=decisions)


def relations_of(machine: Machine) -> Relations:
    """What passes ask about the conditions of a Machine."""
    spans = Spans(machine)
    return Relations(machine, spans, Data(machine, spans, Evaluator(machine, _no_ahead)))


def _no_ahead(term: Ahead, store: object, args: object) -> int:
    raise AssertionError(f"data look ahead: {term.procedure}, {store}, {args}")


@dataclass(slots=True)
class _Naming:
    relations: Relations

    def term(self, term: Term, scope: Mapping[str, Span | None]) -> Term:
        if not isinstance(term, Over):
            return rebuild(term, lambda part: self.term(part, scope))
        inner = {**scope, term.name: Span(term.low, term.high)}
        within = None if term.within is None else self.term(term.within, scope)
        made = replace(term, test=self.term(term.test, inner), body=self.term(term.body, inner), within=within)
        single = self._single(made, scope) if within is None else None
        return made if single is None else single

    def _single(self, term: Over, scope: Mapping[str, Span | None]) -> Term | None:
        tests, body = conjuncts(term.test), term.body
        if term.fold in MERGED:
            tests, body = [*tests, *conjuncts(body)], YES
        tests = [test for test in tests if test != YES]
        for test in tests:
            only = _told(test, Arg(term.name))
            if only is not None and self.relations.is_safe(only, scope):
                named = {term.name: only}
                fits: list[Term] = [Op(">=", (only, Const(term.low))), Op("<=", (only, Const(term.high)))]
                passing = conjunction([*fits, *(substitute(one, named) for one in tests if one is not test)])
                return _asked(term, only, passing, substitute(body, named))
        return None


def _told(test: Term, who: Term) -> Term | None:
    """What a condition says the value is."""
    match test:
        case Op(op="=", args=(left, right)) if left == who and not mentions(right, who):
            return right
        case Op(op="=", args=(left, right)) if right == who and not mentions(left, who):
            return left
        case _:
            return None


def _asked(term: Over, only: Term, passing: Term, body: Term) -> Term:
    match term.fold:
        case "some":
            return passing
        case "count":
            return Cond(passing, Const(1), Const(0))
        case "all":
            return disjunction([Op("not", (passing,)), body])
        case "sum" | "highest" | "lowest":
            return Cond(passing, body, Const(0))
        case "set":
            bit = Op("-", (only, Const(term.low))) if term.low else only
            return Cond(passing, Op("with", (Const(0), bit)), Const(0))
