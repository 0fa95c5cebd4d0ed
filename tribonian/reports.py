"""Where the verdicts of `verify` go besides the terminal: JSON, SARIF, one HTML page, witness files.

May import: output, sarif, shapes, stages, witnesses, compiler, dsl.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Result
from tribonian.dsl.carve import where_written
from tribonian.dsl.model import Rulebook
from tribonian.dsl.source import Span
from tribonian.files import write_text
from tribonian.output import write_report
from tribonian.sarif import sarif
from tribonian.shapes import Json, verify_json
from tribonian.stages import Chosen
from tribonian.witnesses import save_witnesses


@dataclass(frozen=True, slots=True, kw_only=True)
class Reports:
    """The reports asked for; `-` is standard output."""

    json_to: str | None = None
    sarif_to: str | None = None
    html_to: Path | None = None
    witnesses: Path | None = None

    @property
    def on_standard_output(self) -> int:
        return [self.json_to, self.sarif_to].count("-")


def write_reports(
    chosen: Chosen,
    book: Rulebook,
    machine: Machine,
    results: Sequence[Result],
    *,
    seconds: float,
    wanted: Reports,
    second: Json | None = None,
) -> dict[str, str]:
    """Write what was asked for, `second` being a second solver's part; gives the witness file of each obligation."""
    saved = {} if wanted.witnesses is None else save_witnesses(machine, results, wanted.witnesses)
    if wanted.json_to is not None:
        data = verify_json(machine, results, seconds)
        write_report(data if second is None else {**data, "second": second}, wanted.json_to)
    if wanted.sarif_to is not None:
        home = chosen.draft.header.span
        write_report(sarif(machine, results, written(chosen), home), wanted.sarif_to)
    if wanted.html_to is not None:
        from tribonian.compiler.emit.report import emit_report

        write_text(wanted.html_to, emit_report(book, machine, results, written(chosen)))
    return saved


def written(chosen: Chosen) -> dict[str, Span]:
    """Where each clause is stated or cited: in the book, or else in a sheet of errata."""
    sheets = where_written((*chosen.draft.sheets, *chosen.variant.extra))
    return sheets | where_written(chosen.draft.items)
