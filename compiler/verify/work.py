"""Works on one unit: a fresh encoding of its runs, a fresh solver, and what came out.

The outcome depends on the unit alone: not on what was worked on before, where, or beside what.
May import: paths, facts, prove, ends, observe, units.
"""

from dataclasses import replace

from tribonian.compiler.verify.ends import always_legal, measures_of, moves
from tribonian.compiler.verify.facts import guess_terms, unkept
from tribonian.compiler.verify.given_up import given_up
from tribonian.compiler.verify.observe import Observer
from tribonian.compiler.verify.paths import Facts, Paths
from tribonian.compiler.verify.prove import Prover
from tribonian.compiler.verify.smt_parts import TOO_LONG, TooLong
from tribonian.compiler.verify.units import Known, Lost, Outcome, Unit


def facts_of(known: dict[str, Known]) -> Facts:
    """What is known, as paths want it."""
    return Facts(
        intervals={name: {cell: (low, high) for cell, low, high in one.intervals} for name, one in known.items()},
        terms={name: list(one.terms) for name, one in known.items()},
        given={name: list(one.given) for name, one in known.items()},
    )


def work(unit: Unit, observer: Observer | None = None) -> Outcome:
    """The outcome of a unit; an observer sees what is asked of the solver."""
    try:
        return _work(unit, observer)
    except TooLong:
        return given_up(unit, TOO_LONG)


def _work(unit: Unit, observer: Observer | None) -> Outcome:
    paths = Paths(unit.machine, unit.assumed)
    paths.encoder.observer = observer
    paths.encoder.patience = unit.patience
    paths.facts = facts_of(unit.known)
    ends = tuple(dict.fromkeys(path.target for path, _ in paths.at(unit.place))) if unit.reached else ()
    if unit.place in paths.endless:
        return given_up(unit, paths.endless[unit.place])
    lost = {
        name: Lost(cells=tuple(sorted(cells)), terms=tuple(sorted(terms)))
        for name, (cells, terms) in (unkept(paths, unit.place) if unit.reached else {}).items()
        if cells or terms
    }
    found = Outcome(ends=ends, lost=lost)
    match unit.task:
        case "guess":
            return replace(found, guesses=guess_terms(paths, unit.place))
        case "ask":
            return _ask(unit, paths, found)


def _ask(unit: Unit, paths: Paths, found: Outcome) -> Outcome:
    prover = Prover(paths, kinds=unit.kinds)
    if unit.reached:
        prover.follow(unit.place)
    prover.offers(unit.place)
    moved = {
        (loop.name, number): moves(loop, measure.term, paths, unit.place)
        for loop in paths.machine.loops
        if unit.reached and "ends" in unit.kinds
        for number, measure in enumerate(measures_of(loop, paths.machine))
        if measure.unless is None
    }
    always = tuple(
        (loop, unit.place, number)
        for loop, number in unit.exits
        if always_legal(paths.machine.locations[unit.place], number, paths, f"ends/{loop}")
    )
    parts = tuple(part for part in unit.assumed if part in prover.failed)
    return replace(found, tallies=prover.tallies, failed=parts, moves=moved, always=always)
