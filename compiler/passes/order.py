"""Order: of conditions that must all hold, or of which one must, those are asked first that take least work.

For engines only. Nothing is asked before what it needs: what may fail is asked behind all that stood before it.
May import: machine, blocks, costs, relations, single, spans, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Machine
from tribonian.compiler.passes.costs import Costs
from tribonian.compiler.passes.data import Scope
from tribonian.compiler.passes.relations import Relations
from tribonian.compiler.passes.single import relations_of
from tribonian.compiler.passes.spans import Span
from tribonian.dsl.terms import Op, Over, Term, Way, rebuild


def ask_cheap_first(machine: Machine) -> Machine:
    relations = relations_of(machine)
    order = Order(relations, Costs(machine))
    made = map_machine(replace(machine, decisions={}), lambda term: order.term(term, {}))
    decisions = {}
    for name, decision in machine.decisions.items():
        scope = relations.spans.params(name)
        rules = tuple(
            replace(
                rule,
                result=order.term(rule.result, scope),
                guards=tuple(replace(guard, test=order.term(guard.test, scope)) for guard in rule.guards),
            )
            for rule in decision.rules
        )
        decisions[name] = replace(decision, rules=rules)
    return replace(made, decisions=decisions)


@dataclass(slots=True)
class Order:
    """Puts conditions in order."""

    relations: Relations
    costs: Costs

    def term(self, term: Term, scope: Mapping[str, Span | None]) -> Term:
        match term:
            case Over():
                inner = {**scope, term.name: Span(term.low, term.high)}
                within = None if term.within is None else self.term(term.within, scope)
                return replace(term, test=self.term(term.test, inner), body=self.term(term.body, inner), within=within)
            case Way():
                return term
            case Op(op="and" | "or" as op, args=args):
                parts = [self.term(arg, scope) for arg in args]
                return Op(op, tuple(self.in_turn([parts], scope)))
            case _:
                return rebuild(term, lambda part: self.term(part, scope))

    def in_turn(self, chains: list[list[Term]], scope: Scope) -> list[Term]:
        """The parts of some chains, whichever takes least of those that may be asked next."""
        waiting = [list(chain) for chain in chains]
        asked: list[Term] = []
        while waiting := [chain for chain in waiting if chain]:
            ready = [(chain, place) for chain in waiting for place in self._ready(chain, scope)]
            chain, place = min(ready, key=lambda one: self.costs.of(one[0][one[1]]))
            asked.append(chain.pop(place))
        return asked

    def _ready(self, chain: list[Term], scope: Scope) -> list[int]:
        """The parts of a chain that may be asked now: the first, and what cannot fail."""
        return [place for place, part in enumerate(chain) if place == 0 or self.cannot_fail(part, scope)]

    def cannot_fail(self, term: Term, scope: Scope) -> bool:
        match term:
            case Over(within=None):
                inner = {**scope, term.name: Span(term.low, term.high)}
                return self.cannot_fail(term.test, inner) and self.cannot_fail(term.body, inner)
            case Op(op="and" | "or" | "not"):
                return all(self.cannot_fail(arg, scope) for arg in term.args)
            case _:
                return self.relations.is_safe(term, scope)
