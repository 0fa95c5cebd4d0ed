"""Witnesses as files: every play or position that verdicts come with, in the save format, one file each.

`play --replay` and `why` open plays, `play --position` and `why` open positions. May import: output, shapes, compiler.
"""

from collections.abc import Sequence
from pathlib import Path

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.plain_names import plain_name
from tribonian.compiler.verify.records import Result
from tribonian.output import save_play
from tribonian.shapes import witness_json


def save_witnesses(machine: Machine, results: Sequence[Result], folder: Path) -> dict[str, str]:
    """Write every witness; gives the file of each obligation that has one."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for one in results:
        data = witness_json(machine, one)
        if data is not None:
            found[one.obligation.id] = save_play(folder, plain_name(one.obligation.id, taken), data)
    return found
