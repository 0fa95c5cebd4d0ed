"""Verdicts on books too long to be written out: promises, values and steps each by itself, and what that cannot show.

May import: piecewise, askings, ends, records, slices, workshop, machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tribonian.compiler.verify.askings import Askings
from tribonian.compiler.verify.ends import Ending, ends
from tribonian.compiler.verify.piecewise import Piecewise
from tribonian.compiler.verify.records import Obligation, Tally
from tribonian.compiler.verify.slices import Slices
from tribonian.compiler.verify.workshop import Workshop
from tribonian.compiler.verify.written_out import WrittenOut

ON_THE_WAY = frozenset({"table", "range", "conflict", "undefined", "stuck", "ends"})


@dataclass(slots=True)
class Pieced:
    """What came of all pieces: tallies and endings by obligation, and the units that each turned on."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    endings: dict[str, Ending] = field(default_factory=dict)
    read: dict[str, set[str]] = field(default_factory=dict)


def by_pieces(
    machine: WrittenOut, asked: Sequence[Obligation], progress: Callable[[str], None], workshop: Workshop, patience: int
) -> Pieced:
    """Work through the pieces that some obligations need."""
    kinds = {one.kind for one in asked}
    piecewise = Piecewise(Slices(machine), workshop, patience)
    piecewise.run({one.subject for one in asked if one.kind in ("invariant", "conserved")}, progress)
    found = Pieced(tallies=dict(piecewise.tallies), read=dict(piecewise.read))
    if kinds & ON_THE_WAY:
        askings = Askings(piecewise.pieces, workshop, tuple(one.part for one in piecewise.held))
        askings.run(progress)
        found.tallies |= askings.tallies
        found.read |= askings.read
        for loop in machine.loops:
            found.endings[f"ends/{loop.name}"] = ends(loop, machine, askings.outcomes)
    for key, tally in found.tallies.items():
        placed = [replace(one, position=None) for one in tally.findings]  # positions of a part of the Machine only
        found.tallies[key] = replace(tally, findings=placed)
    return found
