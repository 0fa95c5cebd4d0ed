"""Small parts of lowering: blocks put one before another, fresh names, the locations made so far.

May import: machine, dsl.model, dsl.sorts, dsl.terms.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tribonian.compiler.machine import Block, Branch, Effect, Goto, Location, Option
from tribonian.dsl.model import Param
from tribonian.dsl.sorts import Sort, Whole, bounds
from tribonian.dsl.terms import Term


def goto(location: str) -> Block:
    return Block(effects=(), end=Goto(location=location))


def before(effects: Iterable[Effect], block: Block) -> Block:
    """A block with effects put in front."""
    found = tuple(effects)
    return Block(effects=found + block.effects, end=block.end) if found else block


def branch(test: Term, then: Block, otherwise: Block, clauses: tuple[str, ...] = ()) -> Block:
    return Block(effects=(), end=Branch(test=test, then=then, otherwise=otherwise, clauses=clauses))


def queued(sort: Sort) -> Sort:
    """The sort of a queue's places, where 0 stands if nothing does."""
    return Whole(low=min(sort.low, 0), high=max(sort.high, 0)) if isinstance(sort, Whole) else sort


@dataclass(slots=True)
class Draft:
    """Locations, extra variables and loops of a Machine in the making."""

    locations: dict[str, Location] = field(default_factory=dict)
    vars: dict[str, tuple[tuple[Param, ...], Sort]] = field(default_factory=dict)
    loops: list[tuple[str, str, tuple[str, ...]]] = field(default_factory=list)
    owned: dict[str, list[str]] = field(default_factory=dict)  # procedure -> its variables among those
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

    def add_var(self, name: str, sort: Sort, index: tuple[Param, ...] = (), *, owner: str = "") -> None:
        """One more variable; what a procedure owns is forgotten when it is left."""
        if name not in self.vars and owner:
            self.owned.setdefault(owner, []).append(name)
        self.vars[name] = (index, sort)

    def start_of(self, name: str) -> int:
        """What a variable holds at first: the least there is."""
        return bounds(self.vars[name][1])[0]

    def add_queue(self, name: str, sort: Sort, capacity: int) -> None:
        """A queue without an index: its places and how many are taken."""
        place = Param(name="place", sort=Whole(low=0, high=capacity - 1))
        self.add_var(name, queued(sort), (place,))
        self.add_var(f"{name}.size", Whole(low=0, high=capacity))

    def share(self, block: Block, name: str, procedure: str, loops: tuple[str, ...]) -> Block:
        """A block that may be gone to from several places: itself if it is a mere goto, else a step."""
        if not block.effects and isinstance(block.end, Goto):
            return block
        found = self.fresh(name)
        self.add_step(found, procedure, block, loops=loops)
        return goto(found)
