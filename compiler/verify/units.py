"""Units of work: what is to be learnt or asked of the runs from one place, and what came out; plain records.

A unit holds all that its outcome depends on, so it can be worked on anywhere, and equal units have equal outcomes.
May import: machine, moves, paths, records, plain, dsl.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Bound
from tribonian.compiler.verify.paths import Fact
from tribonian.compiler.verify.plain import digest, record, text
from tribonian.compiler.verify.records import Finding, Kind, Position, Tally
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way

# Of either: which facts do the runs from here not keep. guess: which others could hold where they end; ask: everything.
Task = Literal["guess", "ask"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known at a place: intervals of cells by their offset, and conditions."""

    intervals: tuple[tuple[int, int, int], ...] = ()
    terms: tuple[Fact, ...] = ()
    given: tuple[Fact, ...] = ()  # what need not be asked about


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """One task at one place."""

    task: Task
    place: str
    machine: Machine  # what the runs from here read, and no more
    key: str  # stands for the machine
    assumed: tuple[Term, ...]  # parts of promises taken as hypotheses
    known: dict[str, Known]  # here, and where runs from here can end
    reached: bool = True  # whether runs are followed at all
    kinds: tuple[Kind, ...] = ()  # what is asked about
    patience: int = 1  # how many times the usual effort is spent
    exits: tuple[tuple[str, int], ...] = ()  # options that may lead out of a loop, to be asked whether always legal


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost:
    """Facts about the end of some run that it does not keep: cells, and places in the list of conditions."""

    cells: tuple[int, ...]
    terms: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moves:
    """How a measure moves along the runs from a place: from, to, how; and whether it can fall below zero."""

    edges: tuple[tuple[str, str, str], ...]
    below: bool
    queries: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a unit."""

    ends: tuple[str, ...] = ()  # where runs that can be gone end
    given_up: str = ""  # why the runs from here were not followed to their ends
    lost: dict[str, Lost] = field(default_factory=dict)
    guesses: dict[str, tuple[Fact, ...]] = field(default_factory=dict)
    tallies: dict[str, Tally] = field(default_factory=dict)
    failed: tuple[Term, ...] = ()  # parts of promises that some run does not keep
    moves: dict[tuple[str, int], Moves] = field(default_factory=dict)  # by loop, and the measure's place in the unit
    always: tuple[tuple[str, str, int], ...] = ()  # of the exits, those always legal: loop, place, option


def asked_at(outcome: Outcome) -> set[str]:
    """The ids of the obligations that an outcome says something about."""
    return {*outcome.tallies, *(f"ends/{loop}" for loop, _ in outcome.moves)}


Hands = Callable[[Sequence[Unit]], Iterator[tuple[int, Outcome]]]  # each unit's number and outcome, in any order


class Shelf(Protocol):
    """Keeps outcomes by name from one run to the next."""

    def get(self, key: str) -> object | None: ...  # parsed

    def put(self, key: str, value: str) -> None: ...


_KINDS: dict[str, type] = {
    kind.__name__: kind
    for kind in (
        *(Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Way),
        *(Outcome, Lost, Moves, Fact, Tally, Finding, Position, Bound),
    )
}


def key_of(unit: Unit, version: str) -> str:
    """The name of a unit's outcome: whatever it depends on changes the name."""
    rest = (unit.task, unit.place, unit.assumed, unit.known, unit.reached, unit.kinds, unit.exits, unit.patience)
    return digest([version, unit.key, text(rest)])


def outcome_text(outcome: Outcome) -> str:
    return text(outcome)


def read_outcome(written: object) -> Outcome:
    """An outcome from parsed text."""
    found = record(written, _KINDS)
    assert isinstance(found, Outcome)
    return found
