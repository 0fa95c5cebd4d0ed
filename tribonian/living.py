"""`tribonian docs`: the living rulebook as one HTML file. May import: stages, output, play, rulings, compiler, dsl."""

from pathlib import Path

from rich.markup import escape

from tribonian.commands import prove
from tribonian.compiler.emit.living import Known, emit_living
from tribonian.compiler.rulings import run_rulings
from tribonian.compiler.verify.written_out import beyond
from tribonian.dsl.carve import cited_clauses
from tribonian.dsl.consolidate import consolidated
from tribonian.dsl.findings import text_findings
from tribonian.output import working
from tribonian.play import write_text
from tribonian.stages import Chosen, console


def write_living(chosen: Chosen, output: Path | None, *, proofs: bool) -> int:
    book = chosen.rulebook()
    machine = chosen.machine(book)
    lacking = beyond(machine) if proofs else []
    unproved = (
        f"proofs do not speak of {', '.join(lacking)} yet" if lacking else "" if proofs else "nobody asked for it"
    )
    results = prove(machine) if not unproved else []
    with working("asking the rulings"):
        rulings = run_rulings(book) if book.rulings else []
    known = Known(
        results=results,
        rulings=rulings,
        findings=text_findings(book),
        cited=frozenset(cited_clauses(chosen.draft.items, chosen.draft.catalogue)),
        unproved=unproved,
    )
    path = output or Path(f"{book.name}.html")
    write_text(path, emit_living(book, machine, consolidated(chosen.draft, chosen.variant), known))
    console().print(f"[green]wrote[/] {escape(str(path))}")
    return 0
