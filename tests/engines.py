"""Engines for tests: emit a Machine, load the text as a module, and play it beside the interpreter.

`walk_together` is what every agreement test rests on: both must say the same at every step, faults included, and the
game must be the same again when it is replayed from its save and when it is played in bulk.
"""

import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import ModuleType
from typing import Any

from tests.agreement.told import Lost, Told, same, told
from tests.books import agricola_machine
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.interpreter import Bound, Interpreter, Move, State
from tribonian.compiler.machine import Location, Machine, Var
from tribonian.compiler.moves import code_of, move_of, option_of
from tribonian.dsl.sorts import NONE, SetOf, elements, readable, values

REFUSALS = 12  # answers that are asked about at each step
PLAYED = 6  # answers that are tried at each step
WAITS = {"choose": "choice", "pick": "choice", "chance": "chance", "open": "open", "final": "over"}


def load_source(source: str, name: str = "engine_under_test") -> ModuleType:
    """A module made of source text alone."""
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(source, f"<{name}>", "exec"), module.__dict__)
    return module


def engine_of(machine: Machine, *, tuned: bool = False) -> ModuleType:
    """The engine of a Machine: as it stands, or made quicker, which may hide a fault of an answer nobody can give."""
    return load_source(emit_python(machine, tuned=tuned))


@cache
def agricola() -> ModuleType:
    """Agricola's engine as the emitter writes it today."""
    return load_source(emit_python(agricola_machine()), "agricola_under_test")


def some_moves(location: Location, rng: random.Random) -> list[Move]:
    """Answers that could be given at a location if nothing forbade them; all, if they are few."""
    found: list[Move] = []
    if location.sort is not None:
        found += values(location.sort)
    for option in location.options if location.kind == "choose" else ():
        ways = [tuple(rng.choice(values(bind.sort)) for bind in option.binds) for _ in range(3)]
        found += [Bound(option.label, way) for way in ways] if option.binds else [option.label]
    return found if len(found) <= REFUSALS else rng.sample(found, REFUSALS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Care:
    """How much is compared.

    Place, store, codes, promises and faults at every step; refusals, answers that are tried and what players see as
    often as `dear` says. First the engine gives up to `skip` answers alone. `tuned` is for an engine that may lose
    faults against the Machine it is compared with.
    """

    skip: int = 0
    dear: float = 1.0
    tuned: bool = False


FULL = Care()


def walk_together(
    played: Machine | Interpreter, module: ModuleType, seed: int, most: int = 3_000, care: Care = FULL
) -> int:
    """Play one random game in both, compare at every step, and give how many answers were compared."""
    rng = random.Random(seed)
    oracle = played if isinstance(played, Interpreter) else Interpreter(played)
    machine = oracle.machine
    chosen = {switch.name: rng.choice(values(switch.sort)) for switch in machine.switches}
    given = {switch.name: readable(switch.sort, chosen[switch.name]) for switch in machine.switches}
    states: list[State] = []
    games: list[Any] = []

    def new() -> object:
        states.append(oracle.new(chosen))
        return states[0].location

    def engine_new() -> object:
        games.append(module.new(seed=seed, readings=given))
        return games[0].question.place

    count = 0
    try:
        if isinstance(same(new, engine_new, fault=module.RuleFault, tuned=care.tuned), Told):
            return 0
        (game,) = games
        (state,) = go_alone(oracle, module, game, care.skip, rng) or states
        pair = Pair(oracle, module, state, game, care)
        while count < most and pair.step(rng):
            count += 1
    except Lost:
        pass
    for game in games:
        same_when_replayed(module, game)
        same_in_bulk(module, game, chosen)
        same_playout(module, game, seed)
    return count


def go_alone(oracle: Interpreter, module: ModuleType, game: Any, most: int, rng: random.Random) -> list[State]:
    """Let the engine play to anywhere in a random game of so many answers; gives the interpreter's position there."""
    scout = game.copy()
    for _ in range(most):
        codes = told(scout.codes, module.RuleFault)
        if not codes or isinstance(codes, Told):
            break
        assert isinstance(codes, Sequence)
        told(partial(scout.give, rng.choice(codes)), module.RuleFault)
    given = [code for _, code, _ in scout._log]
    for code in given[: rng.randint(0, len(given))]:
        game.give(code)
    if not game._log:
        return []
    kept = len(module.SLOTS)
    store = [*game._store[:kept], *[0] * (oracle.machine.size - kept)]
    return [oracle.start_at(game.question.place, store)]


def same_when_replayed(module: ModuleType, game: Any) -> None:
    """The save of a game is read as the same game, byte for byte."""
    text = game.to_json()
    again = module.from_json(text)
    assert again.to_json() == text
    assert again._store == game._store
    assert (again.place, again.log) == (game.place, game.log)


def same_in_bulk(module: ModuleType, game: Any, chosen: dict[str, int]) -> None:
    """The answers of a game lead to the same store when they are given in bulk."""
    here, store = module.start(chosen)
    for place, code, _ in game._log:
        assert here == place
        assert code in module.legal(here, store)
        here = module.apply(here, store, code)
    assert here == game.place
    assert store == game._store
    assert module.mover(here, store) == (-1 if game.to_act is None else module.PLAYERS.index(game.to_act))
    assert tuple(module.PLAYERS[number] for number in module.victors(store)) == game.winners


def same_playout(module: ModuleType, game: Any, seed: int, most: int = 30) -> None:
    """Play at random in bulk takes the answers that `legal` lists, one step at a time."""

    def at_once() -> object:
        store = list(game._store)
        return *module.playout(store, game.place, random.Random(seed).random, most), store

    def step_by_step() -> object:
        store, here, rng = list(game._store), game.place, random.Random(seed)
        for count in range(most):
            codes = module.legal(here, store)
            if not codes:
                return here, count, store
            here = module.apply(here, store, codes[int(rng.random() * len(codes))])
        return here, most, store

    assert told(at_once, module.RuleFault) == told(step_by_step, module.RuleFault)


@dataclass(slots=True)
class Pair:
    """The same game in the interpreter and in an engine."""

    oracle: Interpreter
    module: ModuleType
    state: State
    game: Any
    care: Care = FULL

    @property
    def location(self) -> Location:
        return self.oracle.at(self.state)

    def same(self, ours: Callable[[], object], theirs: Callable[[], object]) -> object:
        return same(ours, theirs, fault=self.module.RuleFault, tuned=self.care.tuned)

    def step(self, rng: random.Random) -> bool:
        """Compare, answer at random in both, and say whether play goes on."""
        dear = rng.random() < self.care.dear
        self.same_position()
        if dear:
            players = list(enumerate(self.oracle.machine.players))
            for number, player in players if self.care.dear == 1 else rng.sample(players, min(1, len(players))):
                self._same_view(number, player)
        codes = self.same(self._codes, lambda: list(self.game.codes()))
        if not isinstance(codes, list) or not codes:
            return False
        if dear:
            for move in some_moves(self.location, rng):
                self._same_refusals(move, code_of(self.location, move) in codes)
            self._all_playable(codes if len(codes) <= PLAYED else rng.sample(codes, PLAYED))
        if self.location.kind == "chance" and rng.random() < 0.5:
            return self._roll()
        return self._give(rng.choice(codes), rng)

    def _codes(self) -> list[int]:
        return [code_of(self.location, move) for move in self.oracle.offered(self.state)]

    # ---- positions

    def same_position(self) -> None:
        game, machine = self.game, self.oracle.machine
        assert game.question.place == self.state.location
        assert game.waiting_for == WAITS[self.location.kind]
        self._same_store()
        always = {one.name for one in machine.invariants if one.at_end_of is None}
        self.same(lambda: tuple(one for one in self.oracle.broken(self.state) if one in always), game.broken)
        assert game.winners == self._winners()
        chooses = self.location.kind in ("choose", "pick") and self.location.player is not None
        assert game.to_act == (self._player() if chooses else None)

    def _same_store(self) -> None:
        ours, slots = self.game._store, self.module.SLOTS
        pairs = zip(slots, ours, self.state.store, strict=False)
        differing = [(slot[0], our, their) for slot, our, their in pairs if our != their]
        assert not differing
        assert [type(one) for one in ours] == [int] * len(ours)
        if len(self.state.store) == len(ours) and not self.care.tuned:
            derived = [slot for var in self.oracle.machine.vars.values() for slot in derived_slots(var)]
            assert [ours[slot] for slot in derived] == [self.state.store[slot] for slot in derived]

    def _winners(self) -> tuple[str, ...]:
        """Who has won, by the variable that tells."""
        var = self.oracle.machine.vars.get("winner")
        stored = NONE if var is None else self.state.store[var.offset]
        if var is not None and isinstance(var.sort, SetOf):
            return tuple(self.oracle.machine.players[one] for one in elements(var.sort, stored))
        return () if stored == NONE else (self.oracle.machine.players[stored],)

    def _player(self) -> str:
        assert self.location.player is not None
        return self.oracle.machine.players[self.oracle.value(self.location.player, self.state.store, {})]

    def _same_view(self, number: int, player: str) -> None:
        view = self.same(lambda: self.oracle.view(self.state, number), lambda: self.game.view(player))
        if isinstance(view, dict):
            shown = [-1 if one == "?" else self.state.store[slot] for slot, one in enumerate(view.values())]
            assert self.game.observation(player) == shown

    # ---- answers

    def _same_refusals(self, move: Move, offered: bool) -> None:
        """An answer is refused by the same conditions in both, however it is given."""
        option = option_of(self.location, move)
        assert option is not None

        def failing() -> object:
            found = [option.guards[number] for number in self.oracle.failing(self.state, move)]
            return [(guard.clauses, guard.words) for guard in found]

        code = code_of(self.location, move)
        said = self.same(failing, partial(self._refused, code))
        if not isinstance(said, Told):
            assert (said == []) == offered
        labelled = self.game.move_of(code)
        if self.game.waiting_for == "choice" and self._means(labelled.label) == code:
            self.same(failing, lambda: _words(self.game.why_not(labelled)))

    def _refused(self, code: int) -> object:
        """The reasons for which an engine refuses a code; none if it takes it, whatever comes of it."""
        twin = self.game.copy()
        before = (twin.place, list(twin._store), len(twin._log))
        try:
            twin.give(code)
        except self.module.IllegalMove as illegal:
            assert (twin.place, twin._store, len(twin._log)) == before
            return _words(illegal.refusals)
        except self.module.RuleFault:
            assert (twin.place, twin._store, len(twin._log)) == before
            return told(lambda: _words(twin._reasons(code)), self.module.RuleFault)
        return []

    def _means(self, label: str) -> int | None:
        """The code that a label means here: the first of its answers."""
        found: int | None = self.module.PLACES[self.game.place].code(label)
        return found

    def _all_playable(self, codes: list[int]) -> None:
        """What is offered can be given, unless the rules fail behind it."""
        if self.game.waiting_for == "choice":
            moves = self.game.moves()
            for code in codes:
                assert self.game.move_of(code) in moves
        for code in codes:
            told(partial(self.game.copy().give, code), self.module.RuleFault)

    # ---- playing

    def _give(self, code: int, rng: random.Random) -> bool:
        """Give an answer in both, in one of the ways there are."""
        move = move_of(self.location, code)
        way = rng.choice(self._ways(code, move))
        found: list[State] = []

        def ours() -> object:
            found.append(self.oracle.play(self.state, move))
            return found[0].location

        def theirs() -> object:
            way()
            return self.game.question.place

        fault = self.same(ours, theirs)
        if isinstance(fault, Told):
            self._same_store()
            return fault.kind != "endless"  # nothing changed: another answer may do better
        self.state = found[0]
        return True

    def _ways(self, code: int, move: Move) -> list[Callable[[], object]]:
        """How users of an engine can give an answer."""
        game, sort = self.game, self.location.sort
        ways: list[Callable[[], object]] = [lambda: game.give(code)]
        if game.waiting_for == "choice" and self._means(game.move_of(code).label) == code:
            ways.append(lambda: game.play(game.move_of(code)))
        if sort is not None and isinstance(move, int):
            value = readable(sort, move)
            if game.waiting_for == "open":
                ways.append(lambda: game.answer(value))
            if game.waiting_for == "chance" and value is not None:
                ways.append(lambda: game.resolve(value))
        return ways

    def _roll(self) -> bool:
        """Let the engine roll, and give the interpreter what came."""
        fault = told(self.game.resolve, self.module.RuleFault)
        if isinstance(fault, Told):
            met = [told(partial(self.oracle.play, self.state, move)) for move in self.oracle.offered(self.state)]
            assert fault in met
            return fault.kind != "endless"
        _, code, rolled = self.game._log[-1]
        assert rolled
        assert self.module.PLACES[self.module.NUMBERS[self.location.name]].value(code) == fault
        move = move_of(self.location, code)
        after = self.same(lambda: self.oracle.play(self.state, move).location, lambda: self.game.question.place)
        assert not isinstance(after, Told)
        self.state = self.oracle.play(self.state, move)
        return True


def derived_slots(var: Var) -> list[int]:
    """The slots of what is derived that an engine keeps: those that somebody asks for."""
    if not var.derived_from:
        return []
    every = values(var.index[0].sort)
    return [var.offset + place for place, value in enumerate(every) if var.asked is None or value in var.asked]


def _words(refusals: Any) -> list[tuple[tuple[str, ...], str]]:
    """Clauses and words of refusals, the words as the book has them."""
    return [(one.clauses, one.words.removeprefix("it takes ")) for one in refusals]
