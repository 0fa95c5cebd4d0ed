"""Witnesses as files: every play or position that verdicts come with, in the save format, one file each.

`play --replay` and `why` open plays, `play --position` and `why` open positions. May import: output, shapes, compiler.
"""

from collections.abc import Sequence
from pathlib import Path

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.plain_names import plain_name
from tribonian.compiler.verify.records import Result
from tribonian.output import save_play
from tribonian.shapes import Json, play_json, position_json


def witness_json(machine: Machine, one: Result) -> Json | None:
    """The play that shows a violation, or the position from which nothing could be proved."""
    finding = one.finding
    if finding is None or one.verdict not in ("violated", "not-proved"):
        return None
    if finding.play is not None:
        return play_json(machine, finding.play)
    if finding.position is not None and one.verdict == "not-proved":
        return position_json(machine, finding.position)
    return None


def save_witnesses(machine: Machine, results: Sequence[Result], folder: Path) -> dict[str, str]:
    """Write every witness; gives the file of each obligation that has one."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for one in results:
        data = witness_json(machine, one)
        if data is not None:
            found[one.obligation.id] = save_play(folder, plain_name(one.obligation.id, taken), data)
    return found
