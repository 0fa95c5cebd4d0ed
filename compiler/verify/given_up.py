"""What is said of a place whose runs are too long to follow: nothing there is known, and nobody else is held up by it.

Every fact about an end of its runs is lost, every promise that they could break fails, everything that could be asked
on the way is unknown. May import: ends, paths, runs, records, units, machine, blocks, fault.
"""

from collections.abc import Iterator

from tribonian.compiler.blocks import effects
from tribonian.compiler.fault import INDEX
from tribonian.compiler.machine import Adjust
from tribonian.compiler.verify.ends import measures_of
from tribonian.compiler.verify.records import Tally
from tribonian.compiler.verify.units import Lost, Moves, Outcome, Unit
from tribonian.dsl.terms import conjuncts


def given_up(unit: Unit, why: str) -> Outcome:
    """The outcome of a unit that is not worked on to its end."""
    ends = tuple(name for name, one in unit.machine.locations.items() if not one.options) if unit.reached else ()
    lost = {
        name: Lost(
            cells=tuple(cell for cell, _, _ in unit.known[name].intervals),
            terms=tuple(range(len(unit.known[name].terms))),
        )
        for name in ends
        if name in unit.known
    }
    asks = unit.task == "ask"
    parts = {part for one in unit.machine.invariants if one.at_end_of is None for part in conjuncts(one.promise)}
    return Outcome(
        ends=ends,
        given_up=why,
        lost=lost,
        tallies={key: Tally(unknown=why) for key in _asked(unit)} if asks else {},
        failed=tuple(part for part in unit.assumed if part in parts) if asks else (),
        moves=_lost_moves(unit, ends) if asks and "ends" in unit.kinds else {},
    )


def _asked(unit: Unit) -> Iterator[str]:
    """Everything that could be asked about a unit's runs, by the keys of prove.py."""
    machine = unit.machine
    for one in machine.invariants:
        yield f"inv/{one.name}"
    for name in machine.decisions:
        yield from (f"conflict/{name}", f"undefined/{name}", f"range/{name}")
    for name in machine.tables:
        yield from (f"table/{name}", f"range/{name}")
    yield from ("range/state", f"range/{INDEX}", f"stuck/{unit.place}")
    for location in machine.locations.values():
        for option in location.options:
            yield from (f"range/{one.site}" for one in effects(option.block) if isinstance(one, Adjust))


def _lost_moves(unit: Unit, ends: tuple[str, ...]) -> dict[tuple[str, int], Moves]:
    """A measure may have become anything on the way between any two places of a loop."""
    found = {}
    for loop in unit.machine.loops:
        around = [name for name in (unit.place, loop.head, *ends) if name in loop.region or name == loop.head]
        edges = tuple((start, end, "?") for start in around for end in around)
        for number, measure in enumerate(measures_of(loop, unit.machine)):
            if measure.unless is None:
                found[loop.name, number] = Moves(edges=edges, below=False, queries=0)
    return found
