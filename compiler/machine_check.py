"""Well-formedness of a Machine, run after every pass. A failure is our fault, never the book's.

May import: machine, blocks, dsl.terms.
"""

from tribonian.compiler.blocks import effects, targets, terms_of_location
from tribonian.compiler.machine import Adjust, Check, Machine, Set
from tribonian.dsl.terms import Apply, Arg, Lookup, Read, Term, walk


class BadMachine(AssertionError):
    """A Machine that breaks its own rules; names the pass that made it."""


def check_machine(machine: Machine, *, after: str) -> None:
    """Raise unless every name, index and jump fits."""
    faults: list[str] = []
    for name, location in machine.locations.items():
        if location.kind == "final":
            continue
        for option in location.options:
            for target in targets(option.block):
                if target not in machine.locations:
                    faults.append(f"{name} goes to {target}, which is not there")
            for effect in effects(option.block):
                if isinstance(effect, Set | Adjust) and effect.var not in machine.vars:
                    faults.append(f"{name} writes {effect.var}, which is not there")
                if isinstance(effect, Check) and all(one.name != effect.invariant for one in machine.invariants):
                    faults.append(f"{name} checks {effect.invariant}, which is not there")
        for term in terms_of_location(location):
            faults += _term(machine, term, set(), name)
    for decision in machine.decisions.values():
        params = {param.name for param in decision.params}
        for rule in decision.rules:
            for guard in rule.guards:
                faults += _term(machine, guard.test, params, rule.id)
            faults += _term(machine, rule.result, params, rule.id)
    if machine.start not in machine.locations:
        faults.append("the start is not there")
    if faults:
        raise BadMachine(f"after {after}: " + "; ".join(sorted(set(faults))[:5]))


def _term(machine: Machine, term: Term, params: set[str], where: str) -> list[str]:
    faults = []
    for part in walk(term):
        match part:
            case Read() if part.var not in machine.vars:
                faults.append(f"{where} reads {part.var}, which is not there")
            case Read() if len(part.index) != len(machine.vars[part.var].index):
                faults.append(f"{where} reads {part.var} with {len(part.index)} indices")
            case Apply() if part.value not in machine.decisions:
                faults.append(f"{where} asks for {part.value}, which is not there")
            case Lookup() if part.table not in machine.tables:
                faults.append(f"{where} looks into {part.table}, which is not there")
            case Arg() if part.name not in params:
                faults.append(f"{where} names parameter {part.name}, which is not there")
            case _:
                pass
    return faults
