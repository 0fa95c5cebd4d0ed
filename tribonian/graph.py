"""The command `graph`: a book's phases, or what one of them asks, as a picture or as text for other programs.

Writes one file, whole or not at all, or prints. May import: stages, output, play, compiler.emit, dsl.
"""

from pathlib import Path

import typer
from rich.markup import escape

from tribonian.compiler.emit.diagram import NoSuchPhase, diagram
from tribonian.compiler.emit.diagram_calls import script_of
from tribonian.compiler.emit.diagram_dot import emit_dot
from tribonian.compiler.emit.diagram_mermaid import emit_mermaid
from tribonian.compiler.emit.diagram_svg import emit_svg
from tribonian.output import refuse
from tribonian.play import write_text
from tribonian.stages import USAGE, Chosen, console

WRITERS = {"svg": emit_svg, "mermaid": emit_mermaid, "dot": emit_dot}
SUFFIXES = {".svg": "svg", ".mmd": "mermaid", ".mermaid": "mermaid", ".dot": "dot", ".gv": "dot"}
ENDINGS = {"svg": "svg", "mermaid": "mmd", "dot": "dot"}


def graph_book(chosen: Chosen, *, phase: str, detail: bool, how: str, output: str | None) -> int:
    """Draw a book; without a file to write to, into one named after the book."""
    if how and how not in WRITERS:
        raise refuse("--format takes svg, mermaid or dot", USAGE)
    suffix = Path(output).suffix.lower() if output and output != "-" else ""
    if suffix and suffix not in SUFFIXES and not how:
        raise refuse(f"no format goes with `{suffix}`: name one with --format, svg, mermaid or dot", USAGE)
    kind = how or SUFFIXES.get(suffix, "svg")
    book = chosen.rulebook()
    machine = chosen.machine(book)
    try:
        found = diagram(machine, script_of(book), phase=phase, detail=detail)
    except NoSuchPhase as error:
        words = f"there is no phase `{phase}` in which anything is chosen or rolled (there are {error})"
        raise refuse(words, USAGE) from None
    text = WRITERS[kind](found)
    if output == "-":
        typer.echo(text, nl=False)
        return 0
    path = Path(output or f"{machine.book}{f'-{phase}' if phase else ''}.{ENDINGS[kind]}")
    write_text(path, text)
    console().print(f"[green]wrote[/] {escape(str(path))}")
    return 0
