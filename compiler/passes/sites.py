"""Sites: where values are asked for and procedures looked ahead into, with the names that are bound around each.

May import: machine, blocks, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tribonian.compiler.blocks import terms_of_location
from tribonian.compiler.machine import Machine
from tribonian.dsl.model import Param
from tribonian.dsl.sorts import Enumeration, Whole
from tribonian.dsl.terms import Ahead, Apply, Over, Term, Way, children

Bound = Mapping[str, Param]


@dataclass(frozen=True, slots=True)
class Site:
    """A value asked for, or a procedure looked ahead into: by the rules of which value, if any, and inside what."""

    term: Apply | Ahead
    owner: str
    bound: Bound


def sites(machine: Machine) -> Iterator[Site]:
    """Every site of a Machine."""
    for term, owner, bound in _terms(machine):
        yield from _inside(machine, term, owner, bound)


def _terms(machine: Machine) -> Iterator[tuple[Term, str, Bound]]:
    """Every term, the value whose rules it belongs to, and the parameters that are no value's."""
    for location in machine.locations.values():
        for term in terms_of_location(location):
            yield term, "", {}
    for promise in machine.invariants:
        yield promise.promise, "", {}
    for measure in machine.measures:
        yield measure.term, "", {}
        if measure.unless is not None:
            yield measure.unless, "", {}
    for decision in machine.decisions.values():
        for rule in decision.rules:
            yield rule.result, decision.name, {}
            for guard in rule.guards:
                yield guard.test, decision.name, {}
    for var in machine.vars.values():
        yield var.start, "", {param.name: param for param in var.index}
    for secret in machine.secrets:
        viewer = Param(name=secret.viewer, sort=Enumeration(name="Player", members=machine.players))
        for guard in secret.guards:
            yield guard.test, "", {param.name: param for param in (*secret.params, viewer)}


def _inside(machine: Machine, term: Term, owner: str, bound: Bound) -> Iterator[Site]:
    if isinstance(term, Apply | Ahead):
        yield Site(term, owner, bound)
    for part in children(term):
        inner = bound
        if isinstance(term, Over) and part is not term.within:
            inner = {**bound, term.name: Param(name=term.name, sort=Whole(low=term.low, high=term.high))}
        elif isinstance(term, Way) and part is term.test:
            last = len(machine.maps[term.space].near) - 1
            inner = {**bound, term.name: Param(name=term.name, sort=Whole(low=0, high=last))}
        yield from _inside(machine, part, owner, inner)
