"""Thread steps: a jump to a step that does nothing but go on goes there at once.

Loop heads stay, as properties name them. May import: machine, blocks.
"""

from dataclasses import replace

from tribonian.compiler.machine import Block, Branch, Goto, Machine


def thread_steps(machine: Machine) -> Machine:
    heads = {loop.head for loop in machine.loops} | {machine.start}

    def final(name: str) -> str:
        seen = {name}
        while True:
            location = machine.locations[name]
            block = location.options[0].block if location.kind == "step" else None
            if block is None or name in heads or block.effects or not isinstance(block.end, Goto):
                return name
            name = block.end.location
            if name in seen:
                return name
            seen.add(name)

    def thread(block: Block) -> Block:
        end = block.end
        if isinstance(end, Goto):
            return replace(block, end=Goto(location=final(end.location)))
        return replace(
            block,
            end=Branch(test=end.test, then=thread(end.then), otherwise=thread(end.otherwise), clauses=end.clauses),
        )

    locations = {
        name: replace(
            location,
            options=tuple(replace(option, block=thread(option.block)) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)
