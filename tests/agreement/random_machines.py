"""Machines made at random, small and full of trouble: rules collide, tables have holes, writes overflow.

Every construct of a Machine that was not tuned turns up; names need not make sense. Same seed, same Machine.
"""

import random
from dataclasses import dataclass

from tests.agreement.random_play import ACTIVE, PROMISE, PlayMaker
from tests.agreement.random_state import PIECES, PLAYERS, UNIT
from tests.agreement.random_terms import Known
from tribonian.compiler.machine import Location, Machine, Secret
from tribonian.dsl.model import Condition, Invariant, Param
from tribonian.dsl.sorts import NONE, Maybe, SetOf, bounds, values
from tribonian.dsl.terms import NO, Arg, Const, Op, Read


@dataclass(slots=True)
class Maker(PlayMaker):
    """Makes one Machine."""

    invariants: tuple[Invariant, ...] = ()
    secrets: tuple[Secret, ...] = ()

    def machine(self, places: int, values: int) -> Machine:
        """Play that goes from place to place."""
        self._begin(values)
        names = [f"place {number}" for number in range(places)]
        locations = self._foreseen(names) if self.seldom(0.3) else {}
        locations = {name: self.location(name, names) for name in names} | locations
        return self._made(locations, {"again": self.one_of(*names)} if self.seldom(0.3) else {})

    def questions(self, places: int, values: int) -> Machine:
        """Places that are asked about one by one, each with an answer or two."""
        self._begin(values)
        names = [f"place {number}" for number in range(places)]
        locations = self._foreseen(names) if self.seldom(0.2) else {}
        locations = {name: self.question(name, names) for name in names} | locations
        return self._made(locations, {name: name for name in names})

    def _begin(self, values: int) -> None:
        """All that is there before play: what is kept, what rules say, what is promised and hidden."""
        self.map()
        self.switch("switch 0")
        self.switch("switch 1")
        self.seats()
        self._variables()
        for number in range(self.upto(2)):
            self.table(f"table {number}")
        for number in range(values):
            self.decision(f"value {number}")
        self.invariants, self.secrets = self._promises(), self._secrets()
        self.in_play = True

    def _foreseen(self, names: list[str]) -> dict[str, Location]:
        """A procedure that is looked ahead into, and a value that does so."""
        locations = self.probe(names)
        self.in_play = False
        self.decision("foresight")
        self.in_play = True
        return locations

    def _made(self, locations: dict[str, Location], entries: dict[str, str]) -> Machine:
        locations["over"] = Location(name="over", kind="final", procedure="game", options=())
        return Machine(
            book="random", title="Random", edition="1", sheets=(), interpretations=(),
            players=PLAYERS.members, vars=self.vars, size=self.size, switches=tuple(self.switches),
            decisions=self.decisions, tables=self.tables, locations=locations, start="place 0", loops=(),
            invariants=self.invariants, measures=(), procedures={}, maps=self.maps, secrets=self.secrets,
            probes=self.probes, entries=entries,
        )  # fmt: skip

    def _variables(self) -> None:
        """Some of one's own choosing, and those that pieces, queues, winning and looking ahead need."""
        self.add(ACTIVE, "state", PLAYERS, NO)
        several = self.seldom(0.3)
        self.add(
            "winner", "state", SetOf(of=PLAYERS) if several else Maybe(inner=PLAYERS), Const(0 if several else NONE)
        )
        self.pieces()
        if self.seldom(0.6):
            self.queue()
        chosen = self.some_plain()
        self.add("chosen", "local", chosen, Const(bounds(chosen)[0]))
        self.add("found", "local", self.space, NO)
        self.add("probe.unit", "local", UNIT, NO)
        self.add("probe.goal", "local", self.space, NO)
        for number in range(5):
            self.variable(f"v{number}", self.one_of(0, 1, 1, 2))
        self.derived()

    def _promises(self) -> tuple[Invariant, ...]:
        always = Invariant(name="promise", promise=self.test(2, ()), at_end_of=None, clauses=("P",), words="")
        at_end = Invariant(name=PROMISE, promise=self.test(2, ()), at_end_of="game", clauses=("P",), words="")
        return always, at_end

    def _secrets(self) -> tuple[Secret, ...]:
        """Fields of a piece, a variable by its index, a deck."""
        found: list[Secret] = []
        viewer = (Arg("viewer"), PLAYERS)
        if self.seldom(0.3):
            known: Known = ((Arg("it"), UNIT), viewer)
            name, _, field = PIECES.partition(".")
            found.append(self._secret(name, (field,), (Param(name="it", sort=UNIT),), self.condition(1, known)))
        indexed = [var for var in self.vars.values() if var.index and var.name.startswith("v")]
        if indexed and self.seldom(0.3):
            var = self.one_of(*indexed)
            known = (*((Arg(param.name), param.sort) for param in var.index), viewer)
            found.append(self._secret(var.name, (), var.index, self.condition(1, known)))
        if indexed and self.seldom(0.2):
            var = self.one_of(*indexed)
            found.append(Secret(target=var.name, fields=(), params=var.index, viewer="", guards=(), clauses=()))
        if self.seldom(0.2):
            mine = Condition(test=Op("!=", (Arg("viewer"), Read(ACTIVE))), clauses=(), words="")
            found.append(self._secret("chosen", (), (), mine))
        return tuple(found)

    def _secret(self, target: str, fields: tuple[str, ...], params: tuple[Param, ...], test: Condition) -> Secret:
        return Secret(target=target, fields=fields, params=params, viewer="viewer", guards=(test,), clauses=("H",))


def random_machine(seed: int, *, wild: bool = False) -> Machine:
    return make_machine(random.Random(seed), places=6, values=4, wild=wild)


def make_machine(rng: random.Random, *, places: int, values: int, wild: bool = False) -> Machine:
    return Maker(rng, wild).machine(places, values)


def random_questions(seed: int) -> Machine:
    return make_questions(random.Random(seed), places=12, values=6)


def make_questions(rng: random.Random, *, places: int, values: int) -> Machine:
    return Maker(rng).questions(places, values)


def random_store(machine: Machine, rng: random.Random) -> list[int]:
    """Values for all that a Machine keeps, each of its sort; what is derived is left at 0."""
    store = [0] * machine.size
    for var in machine.vars.values():
        for place in range(0 if var.derived_from else var.size):
            store[var.offset + place] = rng.choice(values(var.sort))
    return store
