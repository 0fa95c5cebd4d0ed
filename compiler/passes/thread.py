"""Thread steps: a jump to a step that does nothing but go on goes there at once.

Loop heads stay, as properties name them, and so do the ends of what is tried when looking ahead.
May import: machine, blocks.
"""

from dataclasses import replace

from tribonian.compiler.blocks import map_ends
from tribonian.compiler.machine import Goto, Machine


def thread_steps(machine: Machine) -> Machine:
    stays = {loop.head for loop in machine.loops} | {machine.start} | {one.end for one in machine.probes.values()}

    def final(name: str) -> str:
        seen = {name}
        while True:
            location = machine.locations[name]
            block = location.options[0].block if location.kind == "step" else None
            if block is None or name in stays or block.effects or not isinstance(block.end, Goto):
                return name
            name = block.end.location
            if name in seen:
                return name
            seen.add(name)

    locations = {
        name: replace(
            location,
            options=tuple(replace(option, block=map_ends(option.block, final)) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)
