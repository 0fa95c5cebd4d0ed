"""A verdict as the page of a report shows it: words, clauses with what they say, the play or position that shows it.

Plain values for templates, nothing of HTML. May import: machine, verify.counterexample, verify.kinds,
verify.plain_names, verify.records, dsl.catalogue, dsl.model, dsl.source.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.counterexample import Cell, Told, show_position, show_switches, tell
from tribonian.compiler.verify.kinds import ABOUT, URGENCY, advice, found_words
from tribonian.compiler.verify.plain_names import plain_name
from tribonian.compiler.verify.records import Play, Position, Result
from tribonian.dsl.catalogue import base_of
from tribonian.dsl.model import Rulebook
from tribonian.dsl.source import Span

DATA = {"any": "any map and roster", "this": "leans on the map and roster of this book", "": ""}
NOWHERE = -1  # the number of no box


@dataclass(frozen=True, slots=True, kw_only=True)
class Cited:
    """A clause with what it says, as the catalogue has it, and where it is written."""

    id: str
    says: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StepShown:
    """A step of a play, and the box of the diagram to look at: where it is made, or where play is stuck after it."""

    phase: str
    new_phase: bool
    told: Told
    box: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayShown:
    answers: int
    switched: tuple[str, ...]
    steps: tuple[StepShown, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PositionShown:
    location: str
    moved: tuple[Cell, ...]
    same: tuple[Cell, ...]
    box: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One obligation with its verdict."""

    anchor: str
    id: str
    kind: str
    name: str
    question: str
    help: str
    verdict: str
    rank: int
    words: str
    finding: str
    settled_by: str
    clauses: tuple[Cited, ...]
    against: tuple[Cited, ...]
    rests_on: tuple[Cited, ...]
    cites: str  # every clause of the row with a blank on each side, for the filter
    facts: tuple[tuple[str, str], ...]
    play: PlayShown | None
    position: PositionShown | None


@dataclass(slots=True, kw_only=True)
class Rows:
    """Makes the rows of one page."""

    book: Rulebook
    machine: Machine
    written: Mapping[str, Span]
    boxes: Mapping[str, int]
    taken: set[str] = field(default_factory=set)

    def row(self, one: Result) -> Row:
        asked, finding = one.obligation, one.finding
        about = ABOUT[asked.kind]
        found = finding is not None and one.verdict in ("violated", "not-proved")
        against = finding.clauses if finding is not None and found else ()
        position = finding.position if finding is not None and one.verdict == "not-proved" else None
        return Row(
            anchor=plain_name(asked.id, self.taken),
            id=asked.id,
            kind=asked.kind,
            name=about.name,
            question=about.question,
            help=advice(one),
            verdict=one.verdict,
            rank=URGENCY.index(one.verdict),
            words=asked.words,
            finding=found_words(one),
            settled_by=one.settled_by,
            clauses=self._cited(asked.clauses),
            against=self._cited(against),
            rests_on=self._cited(one.rests_on),
            cites=f" {' '.join(dict.fromkeys((*asked.clauses, *against, *one.rests_on)))} ",
            facts=tuple((name, value) for name, value in _facts(one) if value),
            play=self._play(finding.play) if finding is not None and finding.play is not None else None,
            position=self._position(position) if position is not None else None,
        )

    def _cited(self, clauses: Iterable[str]) -> tuple[Cited, ...]:
        found = []
        for clause in clauses:
            known = self.book.catalogue.by_id.get(self.book.catalogue.clause_of(clause) or "")
            span = self.written.get(clause) or self.written.get(base_of(clause))
            where = span.where() if span is not None else ""
            found.append(Cited(id=clause, says=known.statement if known is not None else "", where=where))
        return tuple(found)

    def _play(self, play: Play) -> PlayShown:
        steps, phase = [], ""
        for one in tell(self.machine, play):
            steps.append(
                StepShown(
                    phase=one.phase.replace("_", " "),
                    new_phase=one.phase != phase,
                    told=one,
                    box=self.boxes.get(_stands(one), NOWHERE),
                )
            )
            phase = one.phase
        switched = tuple(show_switches(self.machine, play))
        return PlayShown(answers=len(play.answers), switched=switched, steps=tuple(steps))

    def _position(self, position: Position) -> PositionShown:
        cells = show_position(self.machine, position)
        return PositionShown(
            location=position.location,
            moved=tuple(one for one in cells if one.moved),
            same=tuple(one for one in cells if not one.moved),
            box=self.boxes.get(position.location, NOWHERE),
        )


def _stands(step: Told) -> str:
    """The location that a step is about."""
    stuck = any(one.startswith("stuck:") for one in step.breaks)
    return step.leads if stuck or not step.at else step.at


def _facts(one: Result) -> Iterable[tuple[str, str]]:
    """How it was settled, and at what cost; what nobody has said is empty."""
    yield "tried by" if one.verdict == "not-proved" else "settled by", one.technique
    yield "step of the ladder", one.step
    yield "searched", f"{one.bound} decisions far" if one.bound else ""
    yield "holds for", DATA[one.data]
    yield "questions to the solver", f"{one.queries:,}" if one.queries else ""
    yield "units of the solver", f"{one.rlimit:,}" if one.rlimit else ""
