"""Which rules can ever count: satisfiable at some place where they are asked, on some path that can be gone.

May import: paths, solve, machine.
"""

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.solve import Proved


def live_rules(machine: Machine, paths: Paths, values: set[str]) -> set[str]:
    """Ids of rules about the given values that can count somewhere, and of every clause that is carried out."""
    found: set[str] = set()
    for path, question in paths.all():
        found |= path.run.done
        found.update(machine.locations[path.target].clauses)
        for asked in path.run.asked:
            if asked.name not in values:
                continue
            for claim in asked.claims:
                if claim.rule in found or claim.maximal is False or asked.under is False:
                    continue
                counts = paths.encoder.all_of([asked.under, claim.maximal])
                if not isinstance(question.ask(counts), Proved):
                    found.add(claim.rule)
    return found
