"""The door of verify: a Machine in, a verdict for every obligation out.

Puts the ladder together: induction first, then play for what induction did not settle. A violation always has
a play that shows it; without one the verdict is not-proved. May import: everything of verify.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.conserved import with_conservation
from tribonian.compiler.verify.ends import Ending, ends
from tribonian.compiler.verify.further import Further
from tribonian.compiler.verify.long_books import by_pieces
from tribonian.compiler.verify.obligations import obligations
from tribonian.compiler.verify.paths import Paths, promises
from tribonian.compiler.verify.records import (
    KINDS,
    NOT_ASKED,
    PIECES,
    UNTOLD,
    Finding,
    Kind,
    Obligation,
    Result,
    Tally,
    Verdict,
)
from tribonian.compiler.verify.rounds import Answered, Rounds
from tribonian.compiler.verify.search import GAMES, SHRINKS, SLOW_GAMES, Search
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.units import asked_at
from tribonian.compiler.verify.workshop import Workshop
from tribonian.compiler.verify.written_out import WrittenOut, beyond, written_out
from tribonian.dsl.model import Rulebook

Progress = Callable[[str], None]
UNASKED_GAMES = 40  # of a book too long to be written out: its games are long
FEW_SHRINKS = 30  # times that a play of such a book is made shorter


@dataclass(frozen=True, slots=True)
class Examined:
    """The verdicts on a Machine, and the paths and facts they were found by."""

    results: list[Result]
    paths: Paths | None  # none where proofs do not speak of all that the book says
    again: frozenset[str] = frozenset()  # the obligations asked again just now, by id
    slices: dict[str, frozenset[str]] = field(default_factory=dict)  # for every obligation: what it read, by name


def verify(
    machine: Machine,
    *,
    only: str = "",
    progress: Progress = lambda _: None,
    workshop: Workshop | None = None,
    patience: int = 1,
    book: Rulebook | None = None,
) -> list[Result]:
    """Every obligation with its verdict, in a stable order; `only` takes a kind or the beginning of an id.

    What is asked of the text, its references and the orders it leaves open, is asked where the book is given. A book
    that is too long to be written out costs much more to prove; `patience` says how much may be spent on it.
    """
    machine = with_conservation(machine)
    examined = examine(machine, only=only, progress=progress, workshop=workshop, patience=patience)
    further = Further(machine, book, only, progress, examined.paths)
    results = further.settle_open(examined.results, breaks_of)
    return [*results, *further.results()]


def examine(
    machine: Machine,
    *,
    only: str = "",
    progress: Progress = lambda _: None,
    workshop: Workshop | None = None,
    patience: int = 0,
    plays: bool = True,
) -> Examined:
    """What is settled path by path; the workshop says who works and what is remembered.

    Without plays, whatever is not proved is told as not proved, though a play might show it to be violated.
    """
    asked = [one for one in obligations(machine) if not only or one.kind == only or one.id.startswith(only)]
    if not asked and not only.startswith(("dead", "conflict")):
        return Examined([], None)  # nothing that a path could settle
    played = machine
    machine = written = written_out(machine)
    wanted = {one.kind for one in asked} - {"conserved"} | {"invariant"}
    kinds = tuple(kind for kind in KINDS if kind in wanted)
    if written.large:
        left = _of_pieces(written, asked, progress, workshop or Workshop(), patience) if patience else None
        examined = left or Examined(_not_asked(asked, played), None)
        return replace(examined, results=_with_plays(played, examined.results, progress)) if plays else examined
    rounds, answered, first = _prove(Slices(written), kinds, progress, workshop or Workshop(), patience)
    tallies = _together(one.tallies for one in answered)
    for key, findings in first.items():
        tallies.setdefault(key, Tally()).findings[:0] = findings
    outcomes = [one.outcome for one in answered]
    results = []
    for one in asked:
        if one.kind == "ends":
            loop = next(loop for loop in machine.loops if loop.name == one.subject)
            results.append(_ending(one, ends(loop, machine, outcomes)))
        else:
            results.append(_weigh(one, tallies.get(f"inv/{one.subject}" if one.kind == "conserved" else one.id)))
    again = frozenset(key for one in answered if one.fresh for key in asked_at(one.outcome))
    slices: dict[str, set[str]] = {}
    for here in answered:
        for key in asked_at(here.outcome):
            slices.setdefault(key, set()).add(here.key)
    read = {key: frozenset(names) for key, names in slices.items()}
    shown = _with_plays(played, results, progress) if plays else results
    return Examined(shown, rounds.paths, again, read)


def _of_pieces(
    machine: WrittenOut, asked: list[Obligation], progress: Progress, workshop: Workshop, patience: int
) -> Examined:
    """Verdicts on a book too long to be written out."""
    found = by_pieces(machine, asked, progress, workshop, patience)
    results = []
    for one in asked:
        if one.kind == "ends":
            results.append(_ending(one, found.endings[one.id]))
        else:
            results.append(_weigh(one, found.tallies.get(f"inv/{one.subject}" if one.kind == "conserved" else one.id)))
    told = [replace(one, technique=PIECES) if one.verdict == "not-proved" else one for one in results]
    again = frozenset(name for name, keys in found.read.items() if keys & workshop.fresh)
    return Examined(told, None, again, {name: frozenset(keys) for name, keys in found.read.items()})


def _not_asked(asked: list[Obligation], machine: Machine) -> list[Result]:
    """Verdicts on a book of which proofs are not asked."""
    words = f"the book has {', '.join(beyond(machine))}: it is not asked here"
    return [
        Result(obligation=one, verdict="not-proved", technique=NOT_ASKED, finding=Finding(words=words)) for one in asked
    ]


def _prove(
    slices: Slices, kinds: tuple[Kind, ...], progress: Progress, workshop: Workshop, patience: int
) -> tuple[Rounds, list[Answered], dict[str, list[Finding]]]:
    """Induction over the promises that hold; a part that fails is no longer assumed, and the rest proved again."""
    assumed = [part for _, part in promises(slices.machine)]
    first: dict[str, list[Finding]] = {}  # what was found against a promise while all others were assumed
    while True:
        progress("proving by induction" if assumed else "proving without promises")
        rounds = Rounds(slices, assumed, kinds, workshop, max(patience, 1))
        answered = rounds.run()
        failed = {part for one in answered for part in one.outcome.failed}
        if not failed:
            return rounds, answered, first
        tallies = _together(one.tallies for one in answered)
        for name, part in promises(slices.machine):
            if part in failed and f"inv/{name}" in tallies:
                first.setdefault(f"inv/{name}", tallies[f"inv/{name}"].findings)
        assumed = [part for part in assumed if part not in failed]


def _together(parts: Iterable[dict[str, Tally]]) -> dict[str, Tally]:
    """What was said about each obligation at all places, in their order."""
    found: dict[str, Tally] = {}
    for tallies in parts:
        for key, one in tallies.items():
            whole = found.setdefault(key, Tally())
            whole.queries += one.queries
            whole.seconds += one.seconds
            whole.rlimit += one.rlimit
            whole.core |= one.core
            whole.findings += one.findings
            whole.unknown = one.unknown or whole.unknown
            whole.settled |= one.settled
    return found


def _weigh(one: Obligation, tally: Tally | None) -> Result:
    if tally is None:
        tally = Tally()
    verdict: Verdict = "proved"
    if tally.findings or tally.unknown:
        verdict = "not-proved"
    elif tally.settled:
        verdict = "accepted"
    technique = "induction" if one.kind in ("invariant", "conserved") else "per path"
    finding = None
    if tally.findings:
        finding = _merged(tally.findings) if one.kind == "conflict" else tally.findings[0]
    elif tally.unknown:
        finding = Finding(words=f"the solver gave up: {tally.unknown}")
    return Result(
        obligation=one,
        verdict=verdict,
        technique=technique,
        rests_on=tuple(sorted(tally.core)),
        queries=tally.queries,
        seconds=tally.seconds,
        rlimit=tally.rlimit,
        finding=finding,
        settled_by=", ".join(sorted(tally.settled)),
    )


def _merged(findings: list[Finding]) -> Finding:
    """One finding that names every clause that collides somewhere, told by the first place."""
    clauses: dict[str, None] = {}
    words: dict[str, None] = {}
    for one in findings:
        clauses.update(dict.fromkeys(one.clauses))
        words.setdefault(one.words)
    return replace(findings[0], clauses=tuple(clauses), words="; ".join(words))


def _ending(one: Obligation, found: Ending) -> Result:
    verdict: Verdict = "not-proved"
    if found.proved:
        verdict = "assumed" if found.technique == "open input" else "proved"
    return Result(
        obligation=one,
        verdict=verdict,
        technique=found.technique,
        rests_on=tuple(dict.fromkeys(found.clauses)),
        queries=found.queries,
        finding=Finding(words=found.words),
    )


def _with_plays(machine: Machine, results: list[Result], progress: Progress) -> list[Result]:
    """Look for a play that shows each unsettled obligation to be violated."""
    unsettled = [one for one in results if one.verdict == "not-proved" and one.obligation.kind != "ends"]
    wanted = {key for one in unsettled for key in breaks_of(one)}
    if not wanted:
        return results
    progress(f"playing to show {len(wanted)} open question{'' if len(wanted) == 1 else 's'}")
    long = any(one.technique in UNTOLD for one in results)
    games, slow, shrinks = (UNASKED_GAMES, 1, FEW_SHRINKS) if long else (GAMES, SLOW_GAMES, SHRINKS)
    plays = Search(machine).hunt(wanted, games=games, slow=slow, shrinks=shrinks)
    found = []
    for one in results:
        key = next((key for key in breaks_of(one) if key in plays), None)
        if one.verdict != "not-proved" or key is None:
            found.append(one)
            continue
        finding = one.finding or Finding(words=one.obligation.words)
        words = plays[key].shows.partition(": ")[2] if one.obligation.kind != "invariant" else finding.words
        merged = one.obligation.kind == "conflict" and one.technique not in UNTOLD  # told of all places that collide
        finding = replace(finding, play=plays[key], words=finding.words if merged else words)
        found.append(replace(one, verdict="violated", technique="play", finding=finding, rests_on=()))
    return found


def breaks_of(one: Result) -> list[tuple[str, str]]:
    """The breaks in play that would show an obligation to be violated."""
    subject = one.obligation.subject
    match one.obligation.kind:
        case "invariant":
            return [("invariant", subject)]
        case "conserved":
            return [("invariant", subject)]
        case "conflict":
            return [("conflict", subject)]
        case "undefined":
            return [("undefined", subject)]
        case "table":
            return [("undefined", subject), ("conflict", subject)]
        case "stuck":
            return [("stuck", subject)]
        case "range":
            return [("spend", subject), ("range", subject)]
        case _:
            return []
