"""Positions gone through one by one: all of them where a book has few, else the first ones and random games.

Where every position was seen the answer is exact: there is no other. Budgets count positions and answers, never
seconds. May import: fault, interpreter, machine, moves, quick, records, search, watch, dsl.sorts.
"""

import random
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import State
from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Bound, Move
from tribonian.compiler.verify.quick import Quick
from tribonian.compiler.verify.records import Play
from tribonian.compiler.verify.search import LENGTH, Break, Search
from tribonian.compiler.verify.watch import Point, Watcher
from tribonian.dsl.sorts import values

MOST_STARTS = 64  # combinations of options, readings, scenarios and players
MOST_ANSWERS = 9_000  # tried from positions gone through one by one, in a book of few variables
MOST_OF_A_PLACE = 120  # answers tried at one position; where there are more, not all were gone through
MOST_LOOKS = 40  # positions of a location, in games, at which all answers are asked for
MOST_WORK = 30_000  # values and cells asked for in positions gone through, and once more in games; less as above
GAMES = 60
Key = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Node:
    """A position that play comes to: from which, by which answer; the first ones under which options."""

    location: str
    store: tuple[int, ...]
    before: int  # its number, -1 if play begins here
    move: Move | None
    switches: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A node, and the answer after it in which something showed."""

    node: int
    move: Move | None = None


@dataclass(slots=True)
class Explored:
    """What was seen, each with the first spot that shows it."""

    machine: Machine
    nodes: list[Node] = field(default_factory=list)
    complete: bool = True  # no position is left out
    games: int = 0
    answers: int = 0
    points: dict[Point, Spot] = field(default_factory=dict)
    options: dict[tuple[str, str], Spot] = field(default_factory=dict)  # location and label: what was offered
    breaks: dict[Key, tuple[Break, Spot]] = field(default_factory=dict)
    waited: dict[str, list[int]] = field(default_factory=dict)  # location -> nodes
    leads: dict[int, list[int]] = field(default_factory=dict)  # node gone through whole -> nodes its answers lead to
    stopped: set[int] = field(default_factory=set)  # nodes some answer of which meets a fault

    def play(self, spot: Spot, shows: str) -> Play:
        """The answers that lead to a spot."""
        answers: list[Move] = [] if spot.move is None else [spot.move]
        number = spot.node
        while number >= 0 and self.nodes[number].before >= 0:
            move = self.nodes[number].move
            assert move is not None
            answers.append(move)
            number = self.nodes[number].before
        switches = self.nodes[number].switches if number >= 0 else ()
        return Play(switches=switches, answers=tuple(reversed(answers)), shows=shows)

    @property
    def searched(self) -> str:
        """How far play has looked, in words."""
        if self.complete:
            return f"all {len(self.nodes)} positions"
        return f"{len(self.nodes)} positions of {self.games} games and of the beginnings of all"


class Explorer:
    """Goes through the positions of one Machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.watcher = Watcher(machine)
        self.search = Search(machine)
        self.found = Explored(machine)
        self._known: dict[tuple[str, tuple[int, ...]], int] = {}
        self._looks: Counter[str] = Counter()
        # A large state takes long to copy and to ask about.
        self.most = max(400, MOST_ANSWERS * 100 // (100 + machine.size))
        self.work = MOST_WORK * 100 // (100 + machine.size)

    def run(self) -> Explored:
        waiting = deque(self._begin())
        while waiting:
            if self.found.answers >= self.most or self.watcher.noted.work > self.work:
                self.found.complete = False
                break
            waiting.extend(self._expand(waiting.popleft()))
        if not self.found.complete:
            self._games()
        return self.found

    # ---- one position after the other

    def _starts(self) -> Iterator[dict[str, int]]:
        names = [one.name for one in self.machine.switches]
        yield {one.name: one.default for one in self.machine.switches}
        combinations = product(*(values(one.sort) for one in self.machine.switches))
        for number, chosen in enumerate(combinations):
            if number == max(2, MOST_STARTS * 100 // (100 + self.machine.size)):
                self.found.complete = False
                return
            yield dict(zip(names, chosen, strict=True))

    def _begin(self) -> Iterator[int]:
        for switches in self._starts():
            named = tuple(sorted(switches.items()))
            try:
                state = self.watcher.new(switches)
            except Fault as fault:
                self.found.nodes.append(Node("", (), -1, None, named))
                spot = Spot(len(self.found.nodes) - 1)
                self._break(self.search.of(fault), spot)
                self._points(spot)
                continue
            first = len(self.found.nodes)
            if self._come_to(state, Spot(-1), named) == first:
                yield first

    def _come_to(self, state: State, spot: Spot, switches: tuple[tuple[str, int], ...] = ()) -> int:
        """The number of a position."""
        key = (state.location, tuple(state.store))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = len(self.found.nodes)
            self.found.nodes.append(Node(state.location, key[1], spot.node, spot.move, switches))
            self.found.waited.setdefault(state.location, []).append(known)
        here = spot if spot.node >= 0 else Spot(known)
        for one in self._promises(state):
            self._break(one, here)
        self._points(here)
        return known

    def _promises(self, state: State) -> list[Break]:
        named = {one.name: one for one in self.machine.invariants}
        try:
            broken = self.watcher.broken(state)
        except Fault as fault:
            return [self.search.of(fault)]
        return [Break("invariant", name, named[name].words, named[name].clauses) for name in broken]

    def _break(self, one: Break, spot: Spot) -> None:
        self.found.breaks.setdefault(one.key, (one, spot))

    def _points(self, spot: Spot) -> None:
        for point in self.watcher.fresh():
            self.found.points.setdefault(point, spot)

    def _expand(self, number: int) -> list[int]:
        """The new positions that the answers at a position lead to."""
        node = self.found.nodes[number]
        state = State(node.location, list(node.store))
        if self.watcher.at(state).kind == "final":
            return []
        try:
            offered = self.watcher.offered(state)
        except Fault as fault:
            self._break(self.search.of(fault), Spot(number))
            self._points(Spot(number))
            return []
        if not offered:
            self._break(Break("stuck", state.location, "no answer is legal", ()), Spot(number))
        for move in offered:
            self._offer(node.location, number, move)
        if len(offered) > MOST_OF_A_PLACE:
            self.found.complete = False
            offered = offered[:: len(offered) // MOST_OF_A_PLACE + 1]
        first = len(self.found.nodes)
        ends = [self._play(state, number, move) for move in offered]
        self.found.leads[number] = [one for one in ends if one >= 0]
        if -1 in ends:
            self.found.stopped.add(number)
        return list(range(first, len(self.found.nodes)))

    def _look_at(self, state: State, number: int) -> None:
        """Ask for all answers, as rules that forbid have a say in what is not offered."""
        try:
            for move in self.watcher.offered(state):
                self._offer(state.location, number, move)
        except Fault as fault:
            self._break(self.search.of(fault), Spot(number))
        self._points(Spot(number))

    def _offer(self, location: str, number: int, move: Move) -> None:
        if not isinstance(move, int):
            label = move.label if isinstance(move, Bound) else move
            self.found.options.setdefault((location, label), Spot(number, move))

    def _play(self, state: State, number: int, move: Move) -> int:
        """The node that an answer leads to, -1 if the rules stop it."""
        self.found.answers += 1
        try:
            after = self.watcher.play(state, move)
        except Fault as fault:
            self._break(self.search.of(fault), Spot(number, move))
            self._points(Spot(number, move))
            return -1
        return self._come_to(after, Spot(number, move))

    # ---- games

    def _games(self) -> None:
        """Random games, chosen in the engine and followed here; new positions become nodes too."""
        quick = Quick(self.machine)
        budget = self.found.answers + 2 * self.most
        while self.found.answers < budget and self.found.games < GAMES and self._has_time():
            rng = random.Random(f"explored/{self.found.games}")
            self.found.games += 1
            switches = self.search.switches(rng)
            answers, _ = quick.game(rng, switches, min(LENGTH, budget - self.found.answers))
            self._follow(switches, answers)

    def _has_time(self) -> bool:
        return self.watcher.noted.work < 2 * self.work

    def _follow(self, switches: dict[str, int], answers: list[Move]) -> None:
        try:
            state = self.watcher.new(switches)
        except Fault:
            return  # the beginnings are known
        self._come_to(state, Spot(-1), tuple(sorted(switches.items())))
        for move in answers:
            if not self._has_time():
                return
            here = self._known[state.location, tuple(state.store)]
            self.found.answers += 1
            if self._looks[state.location] < MOST_LOOKS:
                self._looks[state.location] += 1
                self._look_at(state, here)
            self._offer(state.location, here, move)
            try:
                state = self.watcher.play(state, move)
            except Fault as fault:
                self._break(self.search.of(fault), Spot(here, move))
                self._points(Spot(here, move))
                return
            self._come_to(state, Spot(here, move))
