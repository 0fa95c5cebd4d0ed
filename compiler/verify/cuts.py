"""Where runs of long books are cut: in every round that play may go without waiting for an answer, and where what is
shared returns.

May import: blocks, calls, machine.
"""

from collections.abc import Iterator

from tribonian.compiler.blocks import targets
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.calls import Calls


def cuts(machine: Machine) -> frozenset[str]:
    """Steps at which a run ends and begins again from anywhere: one in every round without a decision, and both ends
    of every return, so that what is called is gone through once and not once for each of its callers."""
    calls = Calls(machine)
    ends = {name for made in calls.back for name in calls.exits(made[0])}
    back = {name for targets_of in calls.back.values() for name in targets_of}
    found = {name for name in ends | back if machine.locations[name].kind == "step"}
    return frozenset(found | rounds(machine))


def rounds(machine: Machine) -> set[str]:
    """Steps that every round without a decision passes."""
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
    return found
