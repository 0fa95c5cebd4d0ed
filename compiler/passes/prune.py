"""Prune: drop locations no play can name, and values no term asks for.

May import: machine, blocks, dsl.terms.
"""

from collections.abc import Iterable
from dataclasses import replace

from tribonian.compiler.blocks import targets, terms_of_location
from tribonian.compiler.machine import Machine
from tribonian.dsl.terms import Apply, Lookup, Term, walk


def prune_unreachable(machine: Machine) -> Machine:
    reached: set[str] = set()
    todo = [machine.start]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo += [target for option in machine.locations[name].options for target in targets(option.block)]
    locations = {name: location for name, location in machine.locations.items() if name in reached}
    asked = _asked(machine, locations.keys())
    loops = tuple(replace(loop, region=loop.region & reached) for loop in machine.loops if loop.head in reached)
    return replace(
        machine,
        locations=locations,
        decisions={name: one for name, one in machine.decisions.items() if f"value {name}" in asked},
        tables={name: one for name, one in machine.tables.items() if f"table {name}" in asked},
        loops=loops,
    )


def _asked(machine: Machine, names: Iterable[str]) -> set[str]:
    """Values and tables that play, start values and promises ask for, also through other values."""
    found: set[str] = set()
    todo: list[Term] = [one.promise for one in machine.invariants]
    todo += [var.start for var in machine.vars.values()]
    todo += [one.term for one in machine.measures]
    for name in names:
        todo += terms_of_location(machine.locations[name])
    while todo:
        for part in walk(todo.pop()):
            key = (
                f"value {part.value}"
                if isinstance(part, Apply)
                else f"table {part.table}"
                if isinstance(part, Lookup)
                else ""
            )
            if key and key not in found:
                found.add(key)
                if isinstance(part, Apply):
                    for rule in machine.decisions[part.value].rules:
                        todo += [rule.result, *(guard.test for guard in rule.guards)]
    return found
