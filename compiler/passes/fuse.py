"""Fuse blocks: a step that is gone to from one place, or is short, stands where the jump to it was.

For engines only: loops lose their heads. May import: machine, blocks.
"""

from dataclasses import replace

from tribonian.compiler.blocks import effects, targets
from tribonian.compiler.machine import Block, Goto, Machine

SHORT = 4  # effects of a step that is copied to every place that goes there
DEEPEST = 12  # branches inside one another


def fuse_blocks(machine: Machine) -> Machine:
    arrivals: dict[str, int] = {}
    for location in machine.locations.values():
        for option in location.options:
            for target in targets(option.block):
                arrivals[target] = arrivals.get(target, 0) + 1
    fixed = {machine.start, *machine.entries.values()}
    for probe in machine.probes.values():
        fixed |= {probe.start, probe.end}

    def taken_in(name: str) -> Block | None:
        location = machine.locations[name]
        if location.kind != "step" or name in fixed:
            return None
        block = location.options[0].block
        short = isinstance(block.end, Goto) and sum(1 for _ in effects(block)) <= SHORT
        return block if short or arrivals[name] == 1 else None

    def fuse(block: Block, seen: frozenset[str], depth: int) -> Block:
        end = block.end
        if isinstance(end, Goto):
            inner = taken_in(end.location) if end.location not in seen and depth < DEEPEST else None
            if inner is None:
                return block
            rest = fuse(inner, seen | {end.location}, depth)
            return Block(effects=block.effects + rest.effects, end=rest.end)
        return replace(
            block,
            end=replace(end, then=fuse(end.then, seen, depth + 1), otherwise=fuse(end.otherwise, seen, depth + 1)),
        )

    locations = {
        name: replace(
            location,
            options=tuple(
                replace(option, block=fuse(option.block, frozenset({name}), 0)) for option in location.options
            ),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations, loops=())
