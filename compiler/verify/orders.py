"""Does an order matter that the rules leave open: of rules that answer one event, of rules that watch, of players.

Answers to an event are put in every order, and the Machines compared at every position; where players act at
once, what can come of it is compared for each who may go first. May import: build, counterexample, explore, footprints,
interpreter, machine, moves, records, dsl.check_rules, dsl.model.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import SUSPENDS, Location, Machine, Var
from tribonian.compiler.moves import Move
from tribonian.compiler.verify.counterexample import changes
from tribonian.compiler.verify.explore import Explored, Spot
from tribonian.compiler.verify.footprints import Footprints
from tribonian.compiler.verify.records import Finding, Obligation, Result, Step, Verdict
from tribonian.dsl.check_rules import inside
from tribonian.dsl.model import (
    Adjust,
    Append,
    Assign,
    Each,
    End,
    Event,
    If,
    Move as Moving,
    Rulebook,
    Statement,
    Take,
    Through,
    Watch,
)

MOST_IN_ALL_ORDERS = 3  # rules that are put in every order; of more, each two neighbours are swapped
TOGETHER = "next of "  # what the table is asked where several players may go on


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """Rules that are carried out one after the other though nothing says in which order."""

    obligation: Obligation
    event: Event | None = None
    watches: tuple[Watch, ...] = ()
    location: str = ""
    value: str = ""


def orders(book: Rulebook | None, machine: Machine) -> list[Order]:
    """Every order that is left open."""
    found: list[Order] = []
    if book is not None:
        for event in book.events.values():
            if len(event.reactions) > 1:
                ids = tuple(one.id for one in event.reactions)
                words = f"the rules that answer {event.name} give the same in every order"
                found.append(Order(obligation=_asked(f"event {event.name}", ids, words), event=event))
        if len(book.watches) > 1:
            ids = tuple(one.id for one in book.watches)
            words = "the rules that watch every decision give the same in every order"
            found.append(Order(obligation=_asked("whenever", ids, words), watches=book.watches))
    for name, stages in _staged(machine).items():
        words = f"the changes to {name} give the same in every order that is open"
        found.append(Order(obligation=_asked(f"stages of {name}", stages, words), value=name))
    for location in machine.locations.values():
        if location.kind == "open" and location.prompt.startswith(TOGETHER):
            words = f"who goes first in {location.procedure} does not change what can come of it in the end"
            asked = _asked(location.name, location.clauses, words)
            found.append(Order(obligation=asked, location=location.name))
    return found


def _asked(name: str, clauses: tuple[str, ...], words: str) -> Obligation:
    return Obligation(id=f"confluence/{name}", kind="confluence", subject=name, clauses=clauses, words=words)


def _staged(machine: Machine) -> dict[str, tuple[str, ...]]:
    """Values with more than one stage, with the rules of these."""
    found: dict[str, list[str]] = {}
    for name in machine.decisions:
        value, _, stage = name.partition(" before ")
        if stage:
            found.setdefault(value, []).append(stage)
    return {name: tuple(stages) for name, stages in found.items() if len(stages) > 1}


# ---- settling


def settle(book: Rulebook | None, machine: Machine, asked: list[Order], explored: Explored) -> list[Result]:
    """A verdict on every order."""
    return [_settled(book, machine, one, explored) for one in asked]


def _settled(book: Rulebook | None, machine: Machine, one: Order, explored: Explored) -> Result:
    if one.value:
        words = "stages of one kind change nothing of each other, and all others are ordered by `after`"
        return _result(one, "proved", "stages of one kind", "reading the text", Finding(words=words))
    if one.location:
        return _players(machine, one, machine.locations[one.location], explored)
    assert book is not None
    return _rules(book, machine, one, explored)


def _result(one: Order, verdict: Verdict, technique: str, step: Step, finding: Finding | None) -> Result:
    return Result(obligation=one.obligation, verdict=verdict, technique=technique, step=step, finding=finding)


# ---- rules


def _rules(book: Rulebook, machine: Machine, one: Order, explored: Explored) -> Result:
    bodies = [each.body for each in (one.event.reactions if one.event else one.watches)]
    watched = frozenset(each.track for each in book.reached)
    if Footprints(book, machine, one.event).disjoint(one.event.reactions if one.event else one.watches):
        words = "no two of them apply at once, or none reads or writes what the other writes"
        return _result(one, "proved", "separate footprints", "reading the text", Finding(words=words))
    if not all(_only_changes(body, watched) for body in bodies):
        words = "rules that ask, call or raise on the way are not put in other orders"
        return _result(one, "not-proved", "every order", "play", Finding(words=words))
    left, right = Interpreter(machine), None
    for book_so, ids in _reordered(book, one):
        right = Interpreter(build(book_so))
        found = _first_difference(left, right, explored, ids)
        if found is not None:
            settled = ", ".join(each.name for each in book.interpretations if _cites(book, each.clauses, ids))
            result = _result(one, "accepted" if settled else "violated", "every order", "play", found)
            return replace(result, settled_by=settled)
    if explored.complete and len(bodies) <= MOST_IN_ALL_ORDERS:
        words = f"the same from {explored.searched}"
        return _result(one, "proved", "every order", "exhaustion", Finding(words=words))
    words = f"no difference seen in {explored.searched}"
    return _result(one, "not-proved", "every order", "play", Finding(words=words))


def _only_changes(body: tuple[Statement, ...], watched: frozenset[str]) -> bool:
    """Whether a body only changes state or ends the game, so that another order moves nothing else about."""
    return all(
        isinstance(one, Assign | Moving | Append | Take | If | Through | Each | End)
        or (isinstance(one, Adjust) and (one.verb != "gain" or one.var not in watched))
        for one in inside(body)
    )


def _reordered(book: Rulebook, one: Order) -> Iterator[tuple[Rulebook, tuple[str, ...]]]:
    """The book with some rules in another order, and their ids so."""
    count = len(one.event.reactions if one.event else one.watches)
    for places in _places(count):
        if one.event is not None:
            reactions = tuple(one.event.reactions[place] for place in places)
            event = replace(one.event, reactions=reactions)
            yield replace(book, events={**book.events, event.name: event}), tuple(each.id for each in reactions)
        else:
            watches = tuple(one.watches[place] for place in places)
            yield replace(book, watches=watches), tuple(each.id for each in watches)


def _cites(book: Rulebook, cited: tuple[str, ...], rules: tuple[str, ...]) -> bool:
    """Whether an interpretation speaks of all these rules: then they go in the order of the text."""
    return {book.catalogue.clause_of(one) or one for one in rules} <= set(cited)


def _places(count: int) -> Iterator[tuple[int, ...]]:
    if count <= MOST_IN_ALL_ORDERS:
        yield from list(permutations(range(count)))[1:]
        return
    for place in range(count - 1):
        order = list(range(count))
        order[place], order[place + 1] = order[place + 1], order[place]
        yield tuple(order)


def _first_difference(
    left: Interpreter, right: Interpreter, explored: Explored, ids: tuple[str, ...]
) -> Finding | None:
    if _shape(left.machine) != _shape(right.machine):
        return None
    for number, node in enumerate(explored.nodes):
        if not node.location or left.machine.locations[node.location].kind == "final":
            continue
        state = State(node.location, list(node.store))
        try:
            offered = left.offered(state)
        except Fault:
            continue
        for move in offered:
            one, other = _played(left, state, move), _played(right, state, move)
            if one != other:
                words = f"in the order {', '.join(ids)}: {_unlike(left.machine, one, other)}"
                play = explored.play(Spot(number, move), f"confluence: {words}")
                return Finding(words=words, clauses=ids, play=play)
    return None


def _shape(machine: Machine) -> tuple[object, ...]:
    """Where values stand and where play waits."""
    waits = sorted(one.name for one in machine.locations.values() if one.kind in SUSPENDS)
    return tuple((var.name, var.offset) for var in machine.vars.values()), tuple(waits)


def _played(interpreter: Interpreter, state: State, move: Move) -> State | str:
    try:
        return interpreter.play(state, move)
    except Fault as fault:
        return str(fault)


def _unlike(machine: Machine, one: State | str, other: State | str) -> str:
    if isinstance(one, str) or isinstance(other, str):
        return f"{other} instead of {one}" if isinstance(other, str) else "play is not stopped"
    parts = [told.replace(" to ", " is to be ", 0) for told in changes(machine, one, other)]
    if one.location != other.location:
        parts.append(f"play goes on at {other.location} instead of {one.location}")
    return "; ".join(parts) or "what procedures remember differs"


# ---- players


def _players(machine: Machine, one: Order, location: Location, explored: Explored) -> Result:
    region = next(
        (
            loop.region
            for loop in machine.loops
            if location.name in loop.region and loop.procedure == location.procedure
        ),
        frozenset(),
    )
    kept = [var for var in machine.vars.values() if var.kind in ("state", "track")]
    rounds = _Rounds(explored, location.name, region, tuple(kept))
    for number in explored.waited.get(location.name, ()):
        found = rounds.difference(number)
        if found is not None:
            first, second, last = found
            names = [machine.players[who] for who in (first, second)]
            words = f"this can come of it if {names[0]} goes first, and not if {names[1]} does"
            play = explored.play(Spot(last), f"confluence {location.name}: {words}")
            finding = Finding(words=words, clauses=location.clauses, play=play)
            return _result(one, "violated", "every order", "play", finding)
    if explored.complete:
        finding = Finding(words=f"the same from {explored.searched}")
        return _result(one, "proved", "every order", "exhaustion", finding)
    finding = Finding(words=f"no difference seen in {explored.searched}")
    return _result(one, "not-proved", "every order", "play", finding)


@dataclass(frozen=True, slots=True)
class _Rounds:
    """What can come, in the end, of one player's going first and of another's, where all may act at once."""

    explored: Explored
    location: str
    region: frozenset[str]
    kept: tuple[Var, ...]

    def difference(self, number: int) -> tuple[int, int, int] | None:
        """Two players whose order matters at a position: first, second, and an end that only this order has."""
        first_runs: dict[int, list[int]] = {}
        for after in self.explored.leads.get(number, ()):
            first_runs.setdefault(self._who(after), []).append(after)
        ends = {who: self._ends(runs) for who, runs in sorted(first_runs.items())}
        for first, second in permutations(ends, 2):
            one, other = ends[first], ends[second]
            if one is None or other is None:
                continue
            for key in sorted(one.keys() - other.keys(), key=str):
                return first, second, one[key]
        return None

    def _who(self, number: int) -> int:
        """Whose run a position inside belongs to."""
        machine = self.explored.machine
        return self.explored.nodes[number].store[machine.vars[machine.locations[self.location].var].offset]

    def _ends(self, numbers: list[int]) -> dict[tuple[object, ...], int] | None:
        """How it can be when all have stopped, each with a position; nothing if not all was gone through."""
        explored = self.explored
        seen, todo = set(numbers), list(numbers)
        ends: dict[tuple[object, ...], int] = {}
        while todo:
            one = todo.pop(0)
            if explored.nodes[one].location not in self.region:
                ends.setdefault(self._key(one), one)
            elif one not in explored.leads or one in explored.stopped:
                return None
            else:
                more = [each for each in explored.leads[one] if each not in seen]
                seen.update(more)
                todo += more
        return ends

    def _key(self, number: int) -> tuple[object, ...]:
        node = self.explored.nodes[number]
        cells = [value for var in self.kept for value in node.store[var.offset : var.offset + var.size]]
        return (node.location, *cells)
