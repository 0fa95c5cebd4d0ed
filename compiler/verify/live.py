"""Which rules can ever count: satisfiable at some place where they are asked, on some path that can be gone
or by a condition of an answer, legal or not.

May import: paths, runs, solve, machine.
"""

from tribonian.compiler.machine import SUSPENDS, Machine
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.runs import Asked
from tribonian.compiler.verify.solve import Proved, Question


def live_rules(machine: Machine, paths: Paths, values: set[str]) -> set[str]:
    """Ids of rules about the given values that can count somewhere, and of every clause that is carried out."""
    found: set[str] = set()
    for path, question in paths.all():
        found |= path.run.done
        found.update(machine.locations[path.target].clauses)
        _count(path.run.asked, values, paths, question, found)
    for location in machine.locations.values():
        if location.kind in SUSPENDS:
            for option in location.options:
                run = paths.answered(location)  # what is not offered was asked for too
                paths.encoder.guards(option, run)
                question = Question(paths.encoder, run.sides, run.facts)
                _count(run.asked, values, paths, question, found)
    return found


def _count(asked_here: list[Asked], values: set[str], paths: Paths, question: Question, found: set[str]) -> None:
    """Add the rules that can count where values are asked for."""
    for asked in asked_here:
        if asked.name not in values:
            continue
        for claim in asked.claims:
            if claim.rule in found or claim.maximal is False or asked.under is False:
                continue
            counts = paths.encoder.all_of([asked.under, claim.maximal])
            if not isinstance(question.ask(counts), Proved):
                found.add(claim.rule)
