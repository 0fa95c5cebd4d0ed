"""Plays told in the rulebook's words: who chose what, what was rolled, what changed, which clauses say so.

Replays every step in the interpreter; never shows solver constants. May import: interpreter, search, records,
machine, dsl.sorts.
"""

from dataclasses import dataclass, replace

from tribonian.compiler.answers import label_of
from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import SWITCHED, Location, Machine
from tribonian.compiler.moves import Bound, Move
from tribonian.compiler.verify.records import Play, Position
from tribonian.compiler.verify.search import Search
from tribonian.dsl.sorts import show_value, values

TELLING = ("state", "track")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One step of a play as a reader sees it."""

    phase: str
    who: str
    what: str
    clauses: tuple[str, ...]
    changes: tuple[str, ...]
    breaks: tuple[str, ...]
    at: str = ""  # the location that was answered; "" where the game begins
    leads: str = ""  # the location play stands at now; "" where the rules stop it


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """A value of a position, and whether it is another than before the first decision."""

    name: str
    value: str
    moved: bool


def tell(machine: Machine, play: Play) -> list[Told]:
    """The steps of a play, each with what it changed; the last one shows what the play is about."""
    search = Search(machine)
    told: list[Told] = []
    before: State | None = None
    for move, state, broken in search.follow(dict(play.switches), list(play.answers)):
        if before is not None and move is not None:
            location = search.interpreter.at(before)
            told.append(
                Told(
                    phase=location.procedure,
                    who=who(search.interpreter, before),
                    what=answer(location, move),
                    clauses=location.clauses,
                    changes=() if state is None else changes(machine, before, state),
                    breaks=tuple(f"{one.kind}: {one.words}" for one in broken),
                    at=location.name,
                    leads="" if state is None else state.location,
                )
            )
        elif broken and told:
            more = tuple(f"{one.kind}: {one.words}" for one in broken)
            told[-1] = replace(told[-1], breaks=told[-1].breaks + more)
        elif broken:
            told.append(
                Told(
                    phase="set-up",
                    who="",
                    what="the game begins",
                    clauses=(),
                    changes=(),
                    breaks=tuple(f"{one.kind}: {one.words}" for one in broken),
                    leads="" if state is None else state.location,
                )
            )
        before = state
    return told


def who(interpreter: Interpreter, state: State) -> str:
    """Who answers at a position."""
    location = interpreter.at(state)
    if location.kind == "open":
        return "the table"
    if location.player is None:
        return "the dice"
    return interpreter.machine.players[interpreter.value(location.player, state.store, {})]


def answer(location: Location, move: Move) -> str:
    """An answer in words."""
    if isinstance(move, str):
        return f"chooses {move.replace('_', ' ')}"
    if isinstance(move, Bound):
        return f"chooses {label_of(location, move).replace('_', ' ')}"
    assert location.sort is not None
    shown = show_value(location.sort, move)
    match location.kind:
        case "chance":
            return f"rolls {shown} ({location.prompt})"
        case "open":
            return f"says {location.prompt.replace('_', ' ')}: {shown}"
        case _:
            return f"chooses {location.prompt} = {shown}"


def changes(machine: Machine, before: State, after: State) -> tuple[str, ...]:
    """What changed between two positions, the book's own state only."""
    found = []
    for name, old, new in cells(machine, before.store, after.store):
        found.append(f"{name} {old} to {new}")
    return tuple(found)


def cells(machine: Machine, old: list[int], new: list[int]) -> list[tuple[str, str, str]]:
    """The named places of the book's own state that differ."""
    found = []
    for var in machine.vars.values():
        if var.kind not in TELLING:
            continue
        for place, shown in enumerate(cell_names(machine, var.name)):
            offset = var.offset + place
            if old[offset] != new[offset]:
                found.append((shown, show_value(var.sort, old[offset]), show_value(var.sort, new[offset])))
    return found


def cell_names(machine: Machine, name: str) -> list[str]:
    """`ap[Roman]`, `ap[Caledonian]`: the cells of a variable, in storage order."""
    var = machine.vars[name]
    found = [""]
    for param in var.index:
        found = [
            f"{prefix}{', ' if prefix else ''}{show_value(param.sort, value)}"
            for prefix in found
            for value in values(param.sort)
        ]
    return [f"{name}[{inner}]" if inner else name for inner in found]


def show_position(machine: Machine, position: Position) -> list[Cell]:
    """The book's own state, options and readings in a position, in storage order."""
    begun = _begun(machine)
    found = []
    for var in machine.vars.values():
        if var.kind in {*TELLING, *SWITCHED}:
            for place, shown in enumerate(cell_names(machine, var.name), start=var.offset):
                value = position.store[place]
                moved = begun is None or value != begun[place]
                found.append(Cell(name=shown, value=show_value(var.sort, value), moved=moved))
    return found


def _begun(machine: Machine) -> list[int] | None:
    """The values before the first decision, options and readings as they are by default; none if play never begins."""
    try:
        return Interpreter(machine).new().store
    except Fault:
        return None


def show_switches(machine: Machine, play: Play) -> list[str]:
    """The options and readings of a play that are not as by default."""
    given = dict(play.switches)
    return [
        f"{one.name} = {show_value(one.sort, given[one.name])}"
        for one in machine.switches
        if given.get(one.name, one.default) != one.default
    ]
