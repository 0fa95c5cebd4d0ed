"""Which rules can ever count: satisfiable at some place where they are asked, on some path that can be gone
or by a condition of an answer, legal or not.

A rule that forbids counts where a condition asks for it, though no path goes on from there; so conditions are asked
apart from the paths behind them. May import: paths, runs, solve, machine.
"""

from collections.abc import Collection, Iterator, Sequence

from tribonian.compiler.machine import SUSPENDS, Location, Machine
from tribonian.compiler.verify.paths import START, Paths
from tribonian.compiler.verify.runs import Path, Run
from tribonian.compiler.verify.solve import Proved, Question


def live_rules(machine: Machine, paths: Paths, values: set[str]) -> set[str]:
    """Ids of rules about the given values that can count somewhere, and of every clause that is carried out."""
    found: set[str] = set()
    for path, question in paths.all():
        _path(machine, paths, path, question, values, found)
    for location in machine.locations.values():
        for run in _conditions(location, paths):
            _count(run, Question(paths.encoder, run.sides, run.facts), paths, values, found)
    return found


def live_at(machine: Machine, paths: Paths, values: set[str], places: Sequence[str]) -> tuple[set[str], set[str]]:
    """The same for runs from some places alone, and where these runs end, each end with its place."""
    found: set[str] = set()
    ends: set[str] = set()
    for place in places:
        for path, question in paths.at(place):
            _path(machine, paths, path, question, values, found)
            ends.add(f"{place} / {path.target}")
        if place != START:
            for run in _conditions(machine.locations[place], paths):
                _count(run, Question(paths.encoder, run.sides, run.facts), paths, values, found)
    return found, ends


def never_live(machine: Machine, paths: Paths, values: set[str], wanted: set[str], likely: Sequence[str]) -> set[str]:
    """Which of some rules and clauses can never count; places that play surely comes to are asked first."""
    found: set[str] = set()
    for place in likely:
        if wanted <= found:
            return set()
        if machine.locations[place].kind in SUSPENDS:
            for path, question in paths.at(place):
                _path(machine, paths, path, question, values, found)
    return set() if wanted <= found else wanted - live_rules(machine, paths, values)


def begins(location: Location, cuts: Collection[str]) -> bool:
    """Whether runs begin at a place: where play waits, or where they are cut."""
    return location.kind in SUSPENDS or location.name in cuts


def _path(machine: Machine, paths: Paths, path: Path, question: Question, values: set[str], found: set[str]) -> None:
    """Add what is carried out on a path, and the rules that count on it."""
    found |= path.run.done
    found.update(machine.locations[path.target].clauses)
    _count(path.run, question, paths, values, found)


def _count(run: Run, question: Question, paths: Paths, values: set[str], found: set[str]) -> None:
    """Add the rules that a run asks for and that can be the ones that count."""
    for asked in run.asked:
        if asked.name not in values:
            continue
        for claim in asked.claims:
            if claim.rule in found or claim.maximal is False or asked.under is False:
                continue
            counts = paths.encoder.all_of([asked.under, claim.maximal])
            if not isinstance(question.ask(counts), Proved):
                found.add(claim.rule)


def _conditions(location: Location, paths: Paths) -> Iterator[Run]:
    """For every option of a decision: a run that has asked its conditions, whether they hold or not."""
    if location.kind in SUSPENDS:
        for option in location.options:
            run = paths.answered(location)
            paths.encoder.guards(option, run)
            yield run
