"""The reference interpreter: runs the Machine directly and slowly. The oracle for engine and proofs.

A fault (rules that collide, a value nobody gives, a write out of storage) raises and changes nothing.
May import: machine, blocks, evaluate, fault, moves, perform, sight, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.evaluate import Asked, Evaluator
from tribonian.compiler.fault import Fault as Fault
from tribonian.compiler.machine import SUSPENDS, Decision, Location, Machine, Option, Probe
from tribonian.compiler.moves import Bound as Bound, Move as Move
from tribonian.compiler.perform import Performer
from tribonian.compiler.sight import is_seen, shown
from tribonian.dsl.sorts import Readable, Sort
from tribonian.dsl.terms import Ahead, Term

STEP_LIMIT = 10_000
AHEAD_LIMIT = 10_000  # positions looked at for one `could`


@dataclass(slots=True)
class State:
    """Where control stands, and the values."""

    location: str
    store: list[int]


class Interpreter:
    """Runs one Machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.missed: list[str] = []  # promises at a point that did not hold in the last run
        self._evaluator = Evaluator(machine, self._ahead)
        self._performer = Performer(machine, self._evaluator, lambda name: self.missed.append(name))
        self._promises = [one for one in machine.invariants if one.at_end_of is None]
        self._guards: dict[int, tuple[Option, list[Asked]]] = {}
        self._options: dict[tuple[str, Move], Option | None] = {}
        self._early: dict[int, tuple[Option, list[int]]] = {}
        self._ahead_in: list[str] = []  # the procedures that are being tried

    # ---- starting

    def new(self, switches: Mapping[str, int] | None = None) -> State:
        """The position before the first decision, under the given options and readings."""
        self.missed = []
        return self._run(self.machine.start, self._performer.first_store(dict(switches or {})))

    def start_at(self, name: str, store: Sequence[int]) -> State:
        """The position before the first decision that a location leads to, from the values given."""
        self.missed = []
        copy = list(store)
        self._performer.derive(copy)
        return self._run(name, copy)

    # ---- terms

    def value(self, term: Term, store: Sequence[int], args: Mapping[str, int]) -> int:
        return self._evaluator.value(term, store, args)

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        """What the rules give: the maximal ones among those that apply must agree."""
        return self._evaluator.decide(decision, given, store)

    # ---- answers

    def at(self, state: State) -> Location:
        return self.machine.locations[state.location]

    def offered(self, state: State) -> list[Move]:
        """Every answer that may be given here, in order."""
        return list(self._offers(self.at(state), state.store))

    def domain(self, location: Location) -> list[Move]:
        """Every value of the sort that a location asks for."""
        assert location.sort is not None
        return list(self._evaluator.domain(location.sort, None, (), {}))

    def _offers(self, location: Location, store: Sequence[int]) -> Iterator[Move]:
        match location.kind:
            case "choose":
                for option in location.options:
                    if not option.binds:
                        if self._passes(option, 0, len(option.guards), store):
                            yield option.label
                        continue
                    for chosen in self._bindings(option, 0, (), list(store)):
                        yield Bound(option.label, chosen)
            case "pick" | "chance" | "open":
                assert location.sort is not None
                option, copy = location.options[0], list(store)
                for value in self._evaluator.domain(location.sort, location.within, store, {}):
                    self._performer.bind(copy, location.var, value)
                    if self._passes(option, 0, len(option.guards), copy):
                        yield value
            case "step" | "final":
                pass

    def _bindings(
        self, option: Option, asked: int, chosen: tuple[int, ...], store: list[int]
    ) -> Iterator[tuple[int, ...]]:
        """Every way to choose values for an option; a guard is asked as soon as what it reads is chosen."""
        askable = self._askable(option)[len(chosen)]
        if not self._passes(option, asked, askable, store):
            return
        if len(chosen) == len(option.binds):
            yield chosen
            return
        bind = option.binds[len(chosen)]
        for value in self._evaluator.domain(bind.sort, bind.within, store, {}):
            self._performer.bind(store, bind.var, value)
            yield from self._bindings(option, askable, (*chosen, value), store)

    def _askable(self, option: Option) -> list[int]:
        """For so many values chosen: how many guards, from the first, read no value that is still to be chosen."""
        found = self._early.get(id(option))
        if found is None:
            reads = [variables_read(self.machine, guard.test) for guard in option.guards]
            counts = []
            for number in range(len(option.binds) + 1):
                later = {bind.var for bind in option.binds[number:]}
                waiting = (place for place, read in enumerate(reads) if read & later)
                counts.append(next(waiting, len(reads)))
            found = self._early[id(option)] = (option, counts)
        return found[1]

    def _passes(self, option: Option, first: int, end: int, store: Sequence[int]) -> bool:
        return all(asked(store, {}) for asked in self._asked(option)[first:end])

    def _asked(self, option: Option) -> list[Asked]:
        """The functions that tell whether the guards of an option pass."""
        found = self._guards.get(id(option))
        if found is None:
            found = self._guards[id(option)] = (option, [self._evaluator.asked(one.test) for one in option.guards])
        return found[1]

    def failing(self, state: State, move: Move) -> list[int]:
        """Which guards of a move fail, by place; the first failure hides later ones that cannot be asked."""
        option = self._option(self.at(state), move)
        if option is None:
            return [-1]
        return self._failing(option, self._given(self.at(state), option, move, state.store))

    def _failing(self, option: Option, store: Sequence[int]) -> list[int]:
        found: list[int] = []
        for place, asked in enumerate(self._asked(option)):
            try:
                if not asked(store, {}):
                    found.append(place)
            except Fault:
                if not found:
                    raise
        return found

    def allows(self, state: State, move: Move) -> bool:
        """Whether an answer may be given; the others are not asked about."""
        return not self.failing(state, move)

    def _option(self, location: Location, move: Move) -> Option | None:
        """The option an answer belongs to, if it is one that could be given here."""
        key = (location.name, move)
        if key not in self._options:
            self._options[key] = self._fitting(location, move)
        return self._options[key]

    def _fitting(self, location: Location, move: Move) -> Option | None:
        for option in location.options:
            match move:
                case int():
                    fits = location.sort is not None and self._inside([location.sort], (move,))
                case str():
                    fits = location.kind == "choose" and option.label == move and not option.binds
                case Bound():
                    fits = option.label == move.label and self._inside([one.sort for one in option.binds], move.values)
            if fits:
                return option
        return None

    def _inside(self, sorts: list[Sort], chosen: tuple[int, ...]) -> bool:
        if len(sorts) != len(chosen):
            return False
        pairs = zip(sorts, chosen, strict=True)
        return all(value in self._evaluator.domain(sort, None, (), {}) for sort, value in pairs)

    def _given(self, location: Location, option: Option, move: Move, store: Sequence[int]) -> list[int]:
        """The values with those of an answer in their variables."""
        copy = list(store)
        if isinstance(move, int):
            self._performer.bind(copy, location.var, move)
        elif isinstance(move, Bound):
            for bind, value in zip(option.binds, move.values, strict=True):
                self._performer.bind(copy, bind.var, value)
        return copy

    # ---- playing

    def play(self, state: State, move: Move, until: str = "") -> State:
        """The next position that waits for an answer, or is at `until`; the one given is left as it is."""
        location = self.at(state)
        option = self._option(location, move)
        store = [] if option is None else self._given(location, option, move, state.store)
        if option is None or self._failing(option, store):
            raise ValueError(f"{move!r} is not offered at {location.name}")
        self.missed = []
        return self._run(self._performer.block(option.block, store), store, until)

    def _run(self, name: str, store: list[int], until: str = "") -> State:
        """Go on from a location to the next that waits, or to the one named."""
        for _ in range(STEP_LIMIT):
            location = self.machine.locations[name]
            if location.kind in SUSPENDS or location.kind == "final" or name == until:
                self._arrive(location, store)
                return State(name, store)
            name = self._performer.block(location.options[0].block, store)
        raise Fault("endless", (), f"play went round {STEP_LIMIT} times without a decision")

    def _arrive(self, location: Location, store: list[int]) -> None:
        """Chance and the table must have something to bring."""
        if location.kind not in ("chance", "open") or next(self._offers(location, store), None) is not None:
            return
        if location.kind == "chance":
            raise Fault("draw", location.clauses, "there is nothing to draw", location.name)
        raise Fault("stuck", location.clauses, "no answer is possible", location.name)

    # ---- looking ahead

    def _ahead(self, term: Ahead, store: Sequence[int], args: Mapping[str, int]) -> int:
        """Whether some choices, in at most so many calls, make the goal true; nothing changes by asking."""
        probe = self.machine.probes[term.procedure]
        given = [self.value(arg, store, args) for arg in term.args]
        calls = self.value(term.steps, store, args)
        if term.procedure in self._ahead_in:
            raise Fault("endless", (), f"{term.procedure} looks ahead into itself", term.procedure)
        missed, self.missed = self.missed, []
        self._ahead_in.append(term.procedure)
        try:
            seen: set[tuple[str, tuple[int, ...], int]] = set()
            ways: list[Iterator[tuple[State, int]]] = [iter([(State(probe.end, list(store)), calls)])]
            while ways:  # one to its end before the next
                step = next(ways[-1], None)
                if step is None:
                    ways.pop()
                    continue
                state, left = step
                key = (state.location, tuple(state.store), left)
                if key in seen:
                    continue
                seen.add(key)
                if len(seen) > AHEAD_LIMIT:
                    words = f"{term.procedure} has more than {AHEAD_LIMIT} positions to look at"
                    raise Fault("endless", (), words, term.procedure)
                if state.location != probe.end:
                    ways.append(self._answered(probe, state, left))
                    continue
                with _faults_lead_nowhere():
                    if self.value(term.goal, state.store, args):
                        return 1
                if left > 0:
                    ways.append(self._called(probe, given, state, left - 1))
            return 0
        finally:
            self.missed = missed
            self._ahead_in.pop()

    def _called(self, probe: Probe, given: list[int], state: State, left: int) -> Iterator[tuple[State, int]]:
        """Where a call leads: its first question, or its end."""
        store = list(state.store)
        for name, value in zip(probe.params, given, strict=True):
            self._performer.bind(store, name, value)
        after: State | None = None
        with _faults_lead_nowhere():
            after = self._run(probe.start, store, probe.end)
        if after is not None:
            yield after, left

    def _answered(self, probe: Probe, state: State, left: int) -> Iterator[tuple[State, int]]:
        """Where the answers lead; those that meet a fault lead nowhere."""
        moves: list[Move] = []
        with _faults_lead_nowhere():
            moves = self.offered(state)
        for move in moves:
            after: State | None = None
            with _faults_lead_nowhere():
                after = self.play(state, move, probe.end)
            if after is not None:
                yield after, left

    # ---- promises

    def broken(self, state: State) -> list[str]:
        """The promises that do not hold in a position that waits, and those missed on the way to it."""
        if self.at(state).kind == "final":
            return list(self.missed)
        return self.missed + [one.name for one in self._promises if not self.value(one.promise, state.store, {})]

    # ---- what players see

    def sees(self, state: State, viewer: int, target: str, index: tuple[int, ...] = (), field: str = "") -> bool:
        """Whether a player sees a variable, or a field of a piece, in a position."""
        return is_seen(self._evaluator, state.store, viewer, target, index, field)

    def view(self, state: State, viewer: int) -> dict[str, Readable]:
        """Every slot as a player sees it, `?` where it is hidden."""
        return shown(self._evaluator, state.store, viewer)


@contextmanager
def _faults_lead_nowhere() -> Iterator[None]:
    """While looking ahead a fault ends what is being tried; our own limits are told all the same."""
    try:
        yield
    except Fault as fault:
        if fault.kind == "endless":
            raise
