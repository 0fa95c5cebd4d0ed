"""Small parts of lowering: blocks put one before another, fresh names, the locations made so far.

May import: machine, dsl.model, dsl.sorts.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tribonian.compiler.machine import Block, Effect, Goto, Location, Option
from tribonian.dsl import model as m
from tribonian.dsl.sorts import Sort


def goto(location: str) -> Block:
    return Block(effects=(), end=Goto(location=location))


def before(effects: Iterable[Effect], block: Block) -> Block:
    """A block with effects put in front."""
    found = tuple(effects)
    return Block(effects=found + block.effects, end=block.end) if found else block


def is_plain(body: Iterable[m.Statement]) -> bool:
    """Whether a body neither suspends, calls, raises nor leaves."""
    for statement in body:
        match statement:
            case m.Assign() | m.Adjust():
                continue
            case m.If() if is_plain((*statement.then, *statement.otherwise)):
                continue
            case _:
                return False
    return True


@dataclass(slots=True)
class Draft:
    """Locations, extra variables and loops of a Machine in the making."""

    locations: dict[str, Location] = field(default_factory=dict)
    vars: dict[str, Sort] = field(default_factory=dict)
    loops: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    names: Counter[str] = field(default_factory=Counter)
    sites: Counter[str] = field(default_factory=Counter)

    def fresh(self, name: str) -> str:
        """A name nobody has: the second of a kind is `name 2`."""
        self.names[name] += 1
        return name if self.names[name] == 1 else f"{name} {self.names[name]}"

    def site(self, name: str) -> str:
        self.sites[name] += 1
        return name if self.sites[name] == 1 else f"{name} {self.sites[name]}"

    def add(self, location: Location) -> None:
        self.locations[location.name] = location

    def add_step(self, name: str, procedure: str, block: Block, *, loops: tuple[str, ...]) -> None:
        option = Option(label="", guards=(), block=block)
        self.add(Location(name=name, kind="step", procedure=procedure, options=(option,), loops=loops))

    def add_var(self, name: str, sort: Sort) -> None:
        self.vars[name] = sort

    def share(self, block: Block, name: str, procedure: str, loops: tuple[str, ...]) -> Block:
        """A block that may be gone to from several places: itself if it is a mere goto, else a step."""
        if not block.effects and isinstance(block.end, Goto):
            return block
        found = self.fresh(name)
        self.add_step(found, procedure, block, loops=loops)
        return goto(found)
