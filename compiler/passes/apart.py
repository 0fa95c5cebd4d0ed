"""Tell names apart: a name bound where the same name is bound already gets one of its own.

For engines only: other passes take it that a name means the same wherever it stands. May import: machine, blocks,
dsl.terms.
"""

from dataclasses import replace

from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Machine
from tribonian.dsl.terms import Arg, Over, Term, Way, rebuild, substitute, walk


def tell_names_apart(machine: Machine) -> Machine:
    made = map_machine(replace(machine, decisions={}), lambda term: apart(term, frozenset()))
    decisions = {}
    for name, decision in machine.decisions.items():
        taken = frozenset(param.name for param in decision.params)
        rules = tuple(
            replace(
                rule,
                result=apart(rule.result, taken),
                guards=tuple(replace(guard, test=apart(guard.test, taken)) for guard in rule.guards),
            )
            for rule in decision.rules
        )
        decisions[name] = replace(decision, rules=rules)
    invariants = tuple(replace(one, promise=apart(one.promise, frozenset())) for one in machine.invariants)
    return replace(made, decisions=decisions, invariants=invariants)


def apart(term: Term, taken: frozenset[str]) -> Term:
    """The same term; nothing inside binds a name that is taken, or one that is bound around it."""
    if not isinstance(term, Over | Way):
        return rebuild(term, lambda part: apart(part, taken))
    if term.name in taken:
        term = _renamed(term, taken)
    inner = taken | {term.name}
    if isinstance(term, Over):
        within = None if term.within is None else apart(term.within, taken)
        return replace(term, test=apart(term.test, inner), body=apart(term.body, inner), within=within)
    most = None if term.most is None else apart(term.most, taken)
    start, goal = apart(term.start, taken), apart(term.goal, taken)
    return replace(term, start=start, goal=goal, most=most, test=apart(term.test, inner))


def _renamed(term: Over | Way, taken: frozenset[str]) -> Over | Way:
    """The same with another name."""
    inside = {part.name for part in walk(term) if isinstance(part, Arg | Over | Way)}
    number = 2
    while (name := f"{term.name} {number}") in taken or name in inside:
        number += 1
    named: dict[str, Term] = {term.name: Arg(name)}
    if isinstance(term, Over):
        return replace(term, name=name, test=substitute(term.test, named), body=substitute(term.body, named))
    return replace(term, name=name, test=substitute(term.test, named))
