"""Where runs of long books are cut: in every round that play may go without waiting for an answer.

May import: blocks, machine.
"""

from collections.abc import Iterator

from tribonian.compiler.blocks import targets
from tribonian.compiler.machine import Machine


def cuts(machine: Machine) -> frozenset[str]:
    """Steps that every round without a decision passes: there a run is cut, and begun again from anywhere."""
    found: set[str] = set()
    done: set[str] = set()
    for root in machine.locations:
        trail: dict[str, Iterator[str]] = {}
        todo = [root] if root not in done else []
        while todo:
            name = todo[-1]
            if name not in trail:
                location = machine.locations[name]
                steps = location.kind == "step"
                trail[name] = targets(location.options[0].block) if steps else iter(())
            for target in trail[name]:
                if target in trail:
                    found.add(target)
                elif target not in done:
                    todo.append(target)
                    break
            else:
                done.add(name)
                del trail[name]
                todo.pop()
    return frozenset(found)
