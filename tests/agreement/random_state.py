"""State made at random: sorts, small maps, switches, variables, pieces, a queue and tables with holes.

Among what can be drawn, the plainest stands first, so that hypothesis shrinks to it.
"""

import random
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from tribonian.compiler.machine import Map, Var
from tribonian.compiler.maps import make_map
from tribonian.dsl.geometry import grid_id
from tribonian.dsl.model import Param, Row, Space, StaticField, Switch, Table
from tribonian.dsl.sorts import NONE, TRUTH, Enumeration, Maybe, Plain, SetOf, Sort, Truth, Whole, bounds, values
from tribonian.dsl.terms import Arg, Const, Read, Term

PLAYERS = Enumeration(name="Player", members=("Ann", "Bob"))
COLOUR = Enumeration(name="Colour", members=("red", "green", "blue"))
UNIT = Enumeration(name="Unit", members=("foot", "horse", "cart"))
FIELD = Enumeration(name="Field", members=("a", "b", "c", "d"))
HEX = Enumeration(name="Hex", members=tuple(grid_id(column, row) for column in (1, 2, 3) for row in (1, 2)))
SQUARE = Enumeration(name="Square", members=tuple(grid_id(column, row) for column in (1, 2) for row in (1, 2, 3)))
SCENARIO = Enumeration(name="Scenario", members=("spring", "if"))
SPACES = (FIELD, HEX, SQUARE)
NUMBERS = (Whole(low=0, high=5), Whole(low=-3, high=3), Whole(low=1, high=4))
PLAIN: tuple[Plain, ...] = (*NUMBERS, Truth(), PLAYERS, COLOUR, UNIT)
OPTIONAL = (Maybe(inner=Whole(low=0, high=4)), Maybe(inner=COLOUR), Maybe(inner=UNIT))
SETS = (SetOf(of=COLOUR), SetOf(of=UNIT), SetOf(of=Whole(low=1, high=4)))
SHIFTS = ("odd columns", "even columns", "odd rows", "even rows")
PIECES, ABOARD = "Unit.place", "Unit.aboard"
QUEUE, QUEUED, CAPACITY = "queue", "queue size", 3
FIXED = frozenset({"switch 0", "switch 1", "scenario", "players"})

SwitchKind = Literal["reading", "option", "scenario", "players"]
T = TypeVar("T")


def is_set(sort: Sort) -> bool:
    return isinstance(sort, SetOf)


@dataclass(slots=True)
class StateMaker:
    """Makes what a Machine keeps."""

    rng: random.Random
    wild: bool = False  # whether terms may be of any sort, as no text says them
    vars: dict[str, Var] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    maps: dict[str, Map] = field(default_factory=dict)
    switches: list[Switch] = field(default_factory=list)
    space: Enumeration = FIELD
    size: int = 0

    # ---- drawing

    def one_of(self, *found: T) -> T:
        return found[self.rng.randrange(len(found))]

    def seldom(self, chance: float) -> bool:
        """Yes, with so much of a chance; no is the plainer."""
        return self.rng.random() > 1 - chance

    def upto(self, most: int) -> int:
        return self.rng.randint(0, most)

    def of_sort(self, sort: Sort) -> int:
        return self.one_of(*values(sort))

    def some_sort(self) -> Plain | Maybe:
        return self.one_of(*PLAIN, self.space, *OPTIONAL, Maybe(inner=self.space))

    def some_plain(self) -> Plain:
        return self.one_of(*PLAIN, self.space)

    # ---- maps

    def map(self) -> None:
        """One small map: a graph with a lonely space, or a grid, with walls and what it costs to pass."""
        self.space = self.one_of(*SPACES)
        count = len(self.space.members)
        pairs = [(0, 1), (1, 2), (2, 0)] if self.space is FIELD else [(0, 1)]
        both = [(one, two) for start, end in pairs for one, two in ((start, end), (end, start))]
        edges = tuple((start, end, (self.upto(1), self.upto(3))) for start, end in both)
        ways = {FIELD: (0,), HEX: (0, 6), SQUARE: (0, 4, 8)}[self.space]
        named = self.one_of(*ways)
        names = tuple(f"way {way}" for way in range(named))
        self.maps[self.space.name] = make_map(
            Space(
                name=self.space.name,
                sort=self.space,
                shape="graph" if self.space is FIELD else "hex" if self.space is HEX else "square",
                shifted=self.one_of(*SHIFTS) if self.space is HEX else "",
                directions=Enumeration(name="Way", members=names) if named else None,
                fields=(),
                edge_fields=(
                    StaticField(name="wall", sort=TRUTH, texts=(), clauses=()),
                    StaticField(name="cost", sort=Whole(low=0, high=3), texts=(), clauses=()),
                ),
                edges=edges,
                edge_defaults=(0, self.upto(2)),
                assumed=(),
                clauses=(),
            )
        )
        assert len(self.maps[self.space.name].near) == count

    # ---- variables

    def add(self, name: str, kind: str, sort: Sort, start: Term, *index: Param, derived_from: str = "") -> None:
        size = 1
        for param in index:
            size *= len(values(param.sort))
        self.vars[name] = Var(
            name=name, kind=kind, index=index, sort=sort, start=start, offset=self.size, size=size, clauses=(),
            derived_from=derived_from,
        )  # fmt: skip
        self.size += size

    def switch(self, name: str) -> None:
        kinds: tuple[SwitchKind, ...] = ("reading", "option")
        self._switched(name, self.one_of(*kinds), self.one_of(*PLAIN, *OPTIONAL))

    def seats(self) -> None:
        """How many play, and in which scenario."""
        if self.seldom(0.3):
            self._switched("scenario", "scenario", SCENARIO)
        if self.seldom(0.3):
            self._switched("players", "players", Whole(low=1, high=2))

    def _switched(self, name: str, kind: SwitchKind, sort: Sort) -> None:
        default = self.of_sort(sort)
        self.add(name, kind, sort, Const(default))
        self.switches.append(Switch(name=name, kind=kind, sort=sort, default=default, title="", clauses=()))

    def variable(self, name: str, dimensions: int) -> None:
        sort: Sort = self.one_of(*SETS) if self.seldom(0.2) else self.some_sort()
        index = tuple(Param(name=f"i{number}", sort=self._index_sort()) for number in range(dimensions))
        self.add(name, self.one_of("state", "local", "track"), sort, self._start(sort, index), *index)

    def _index_sort(self) -> Sort:
        usual: tuple[Sort, ...] = (UNIT, self.space, PLAYERS, NUMBERS[2])
        return self.some_sort() if self.seldom(0.2) else self.one_of(*usual)

    def _start(self, sort: Sort, index: tuple[Param, ...]) -> Term:
        """A constant, the index or a switch: always of the sort."""
        own = [Arg(param.name) for param in index if set(values(param.sort)) <= set(values(sort))]
        fixed = [Read(one.name) for one in self.switches if set(values(one.sort)) <= set(values(sort))]
        given: tuple[Term, ...] = (*own, *fixed) if not is_set(sort) else ()
        return self.one_of(*given) if given and self.seldom(0.3) else Const(self.of_sort(sort))

    def pieces(self) -> None:
        """Where each unit is, and what carries it."""
        who = Param(name="it", sort=UNIT)
        places: tuple[Sort, ...] = (self.space, Maybe(inner=self.space))
        self.add(PIECES, "state", self.one_of(*places), self.one_of(NO_TERM, Arg("it")), who)
        self.add(ABOARD, "state", Maybe(inner=UNIT), Const(NONE), who)

    def queue(self) -> None:
        """A queue for each player, or one alone."""
        owner = self.one_of((), (Param(name="p", sort=PLAYERS),))
        items = Param(name="n", sort=Whole(low=0, high=CAPACITY - 1))
        sorts: tuple[Sort, ...] = (COLOUR, UNIT, NUMBERS[0], NUMBERS[1])  # what falls free is 0
        self.add(QUEUE, "state", self.one_of(*sorts), NO_TERM, *owner, items)
        self.add(QUEUED, "state", Whole(low=0, high=CAPACITY), NO_TERM, *owner)

    def derived(self) -> None:
        """Who has each value of a variable with one index: a set for each value."""
        found = [
            var
            for var in self.vars.values()
            if len(var.index) == 1
            and not is_set(var.sort)
            and isinstance(var.index[0].sort, Whole | Truth | Enumeration)
        ]
        if found and self.seldom(0.2):
            var = self.one_of(*found)
            assert isinstance(var.index[0].sort, Whole | Truth | Enumeration)
            value = Param(name="value", sort=var.sort)
            self.add("derived", "derived", SetOf(of=var.index[0].sort), NO_TERM, value, derived_from=var.name)

    # ---- tables

    def table(self, name: str) -> None:
        params = tuple(Param(name=f"k{number}", sort=self.some_sort()) for number in range(self.one_of(2, 1)))
        sort = self.some_sort()
        full = self.seldom(0.4)
        clamped = tuple(("K",) if isinstance(one.sort, Whole) and self.seldom(0.3) else None for one in params)
        rows = [
            Row(
                id=f"row {number}" if self.seldom(0.5) else None,
                keys=tuple(self._span(param.sort) for param in params),
                cell=self.of_sort(sort),
                clauses=(),
            )
            for number in range(1 if full else 4)
        ]
        if full:
            keys = tuple((bounds(param.sort)[0], values(param.sort)[-1]) for param in params)
            rows = [Row(id=None, keys=keys, cell=rows[0].cell, clauses=())]
        self.tables[name] = Table(
            name=name, params=params, sort=sort, rows=tuple(rows), clauses=("T",), clamped=clamped
        )

    def _span(self, sort: Sort) -> tuple[int, int]:
        low, high = bounds(sort)
        left, right = sorted(self.rng.randint(low, high) for _ in range(2))
        return left, right


NO_TERM: Term = Const(0)
