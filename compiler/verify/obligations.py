"""Machine to obligations: every question worth asking, as plain records; no solver.

May import: machine, blocks, conserved, fault, records, dsl.terms.
"""

from tribonian.compiler.blocks import effects
from tribonian.compiler.fault import INDEX
from tribonian.compiler.machine import Adjust, Machine
from tribonian.compiler.verify.conserved import MARK, obligation_of
from tribonian.compiler.verify.records import Obligation
from tribonian.dsl.model import OTHERWISE


def obligations(machine: Machine) -> list[Obligation]:
    """All obligations of a Machine, in a stable order."""
    found: list[Obligation] = []
    for invariant in machine.invariants:
        if invariant.name.startswith(MARK):
            found.append(obligation_of(invariant))
            continue
        scope = f" at the end of {invariant.at_end_of}" if invariant.at_end_of else " at every decision"
        found.append(
            Obligation(
                id=f"inv/{invariant.name}",
                kind="invariant",
                subject=invariant.name,
                clauses=invariant.clauses,
                words=invariant.words + scope,
            )
        )
    for loop in machine.loops:
        found.append(
            Obligation(
                id=f"ends/{loop.name}",
                kind="ends",
                subject=loop.name,
                clauses=loop.clauses or machine.procedures.get(loop.procedure, ()),
                words=f"the loop of {loop.procedure} ends",
            )
        )
    for decision in machine.decisions.values():
        clauses = tuple(rule.id for rule in decision.rules if rule.id != OTHERWISE)
        if len(decision.rules) > 1:
            found.append(
                Obligation(
                    id=f"conflict/{decision.name}",
                    kind="conflict",
                    subject=decision.name,
                    clauses=clauses,
                    words=f"the rules about {decision.name} agree wherever it is asked",
                )
            )
        found.append(
            Obligation(
                id=f"undefined/{decision.name}",
                kind="undefined",
                subject=decision.name,
                clauses=clauses,
                words=f"some rule gives {decision.name} wherever it is asked",
            )
        )
        found.append(
            Obligation(
                id=f"range/{decision.name}",
                kind="range",
                subject=decision.name,
                clauses=clauses,
                words=f"what the rules give for {decision.name} fits it",
            )
        )
    for table in machine.tables.values():
        ids = tuple(row.id for row in table.rows if row.id)
        found.append(
            Obligation(
                id=f"table/{table.name}",
                kind="table",
                subject=table.name,
                clauses=ids or table.clauses,
                words=f"{table.name} has exactly one cell wherever it is asked",
            )
        )
    for site, adjust in sorted(sites(machine).items()):
        what = "is there" if adjust.verb == "spend" else "stays in storage"
        found.append(
            Obligation(
                id=f"range/{site}",
                kind="range",
                subject=site,
                clauses=adjust.clauses,
                words=f"what {site} writes {what}",
            )
        )
    found.append(
        Obligation(id="range/state", kind="range", subject="", clauses=(), words="every other write stays in storage")
    )
    if any(var.index for var in machine.vars.values()):
        words = "every index names a place that there is"
        found.append(Obligation(id="range/index", kind="range", subject=INDEX, clauses=(), words=words))
    for location in machine.locations.values():
        if location.kind in ("choose", "pick"):
            found.append(
                Obligation(
                    id=f"stuck/{location.name}",
                    kind="stuck",
                    subject=location.name,
                    clauses=location.clauses,
                    words=f"{location.name} always offers an answer",
                )
            )
    return found


def sites(machine: Machine) -> dict[str, Adjust]:
    """Every place where a track is gained, lost or spent, by its stable name."""
    return {
        effect.site: effect
        for location in machine.locations.values()
        for option in location.options
        for effect in effects(option.block)
        if isinstance(effect, Adjust)
    }
