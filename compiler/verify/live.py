"""Which rules can ever count: satisfiable at some place where they are asked, on some path that can be gone
or by a condition of an answer, legal or not.

A rule that forbids counts where a condition asks for it, though no path goes on from there; so conditions are asked
apart from the paths behind them. May import: paths, runs, solve, machine.
"""

from collections.abc import Iterator

from tribonian.compiler.machine import SUSPENDS, Machine
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.runs import Run
from tribonian.compiler.verify.solve import Proved, Question


def live_rules(machine: Machine, paths: Paths, values: set[str]) -> set[str]:
    """Ids of rules about the given values that can count somewhere, and of every clause that is carried out."""
    found: set[str] = set()
    for path, question in paths.all():
        found |= path.run.done
        found.update(machine.locations[path.target].clauses)
        _count(path.run, question, paths, values, found)
    for run in _conditions(machine, paths):
        _count(run, Question(paths.encoder, run.sides, run.facts), paths, values, found)
    return found


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


def _conditions(machine: Machine, paths: Paths) -> Iterator[Run]:
    """For every option of every decision: a run that has asked its conditions, whether they hold or not."""
    for location in machine.locations.values():
        if location.kind in SUSPENDS:
            for option in location.options:
                run = paths.answered(location)
                paths.encoder.guards(option, run)
                yield run
