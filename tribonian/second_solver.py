"""`verify --smtlib` and `verify --solver`: scripts written into a folder, proofs put to a second solver.

Tells what the second solver said; a disagreement ends the command as our own fault, with the question kept in
two prints. May import: files, shapes, stages, compiler, dsl.
"""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

import typer

from tribonian.compiler.verify.record import Disagreement, Recorder
from tribonian.compiler.verify.second import SECOND, confirm, installed
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, whole
from tribonian.dsl.source import Source
from tribonian.files import write_text
from tribonian.shapes import Json
from tribonian.stages import USAGE, console, show_faults

FIRST = "z3"
OUR_FAULT = 70


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What is to be done with what Z3 is asked."""

    smtlib: Path | None = None
    solver: str = FIRST


def recorder(book: str, wish: Wish) -> Recorder | None:
    """Whoever does it, or nobody if nothing is wished for; a wish that cannot be met ends the command."""
    if wish.solver not in (FIRST, SECOND):
        console(stderr=True).print(f"error: --solver takes {FIRST} or {SECOND}", style="bold red")
        raise typer.Exit(USAGE)
    if wish.smtlib is not None and wish.smtlib.exists() and not (wish.smtlib.is_dir() and _empty(wish.smtlib)):
        words = "error: --smtlib takes a folder that is empty or not there yet"
        console(stderr=True).print(words, style="bold red")
        raise typer.Exit(USAGE)
    if wish.solver == SECOND and not installed():
        sink = Sink()
        place = whole(Source(name=f"--solver {SECOND}", text=""))
        cure = f"`pip install tribonian[{SECOND}]` brings it; without `--solver` Z3 proves alone"
        sink.report(Code.NOT_INSTALLED, place, name=SECOND, what="confirm proofs", help=cure)
        show_faults(sink.sorted())
        raise typer.Exit(USAGE)
    if wish.smtlib is None and wish.solver == FIRST:
        return None
    folder = wish.smtlib
    return Recorder(
        book,
        keep=None if folder is None else partial(_write, folder),
        confirm=confirm if wish.solver == SECOND else None,
    )


def _empty(folder: Path) -> bool:
    return not any(folder.iterdir())


def _write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.smt2"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, text)
    return path


def confirmed(done: Recorder) -> str:
    """One line on what came of it."""
    parts = []
    if done.keep is not None:
        parts.append(f"{done.numbers.total()} questions written")
    if done.confirm is not None:
        parts.append(f"{done.confirmed} answers confirmed by {SECOND}, {len(done.unconfirmed)} not confirmed")
    return "; ".join(parts)


def second_json(done: Recorder) -> Json:
    """What the second solver said, for programs."""
    return {"solver": SECOND, "confirmed": done.confirmed, "not_confirmed": done.unconfirmed}


def disagree(found: Disagreement, folder: Path | None) -> int:
    """Keep both prints of a question that the solvers answer differently, here if no folder was named."""
    ours = _write(folder or Path(), found.name, found.ours)
    theirs = _write(folder or Path(), f"{found.name}.z3", found.theirs)
    words = Code.OUR_FAULT.template.format(reason=f"{found}; see {ours} and {theirs}")
    console(stderr=True).print(f"error[{Code.OUR_FAULT.number}]: {words}", style="bold red", markup=False)
    return OUR_FAULT
