"""`tribonian findings`: what does not fit in a book as printed, told in the terminal, as JSON or as a page.

May import: stages, output, proving, report, shapes, files, compiler, dsl.
"""

from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.findings import Findings, book_findings, machine_of
from tribonian.dsl.model import Rulebook
from tribonian.finding_words import ABOUT, ORDER
from tribonian.output import write_report
from tribonian.play import write_text
from tribonian.proving import ALONE, workshop
from tribonian.report import line, print_play
from tribonian.shapes import Json, play_json, position_json, stamp
from tribonian.stages import Chosen, console


def find_in_book(chosen: Chosen, *, by_text: bool, every: bool, json_to: str | None, html_to: Path | None) -> int:
    """Tell all findings of a book; exits with 0, whatever is found."""
    book = chosen.rulebook()
    with workshop(book.name, f"looking through {book.name}", ALONE) as (made, tell):
        told = book_findings(book, by_text=by_text, progress=tell, workshop=made)
    if json_to is not None:
        write_report(findings_json(book, told), json_to)
    if html_to is not None:
        from tribonian.compiler.emit.findings_page import emit_findings

        write_text(html_to, emit_findings(book, told, ABOUT))
    if json_to != "-":
        out = console()
        print_findings(out, book, told, every=every)
        if html_to is not None:
            out.print(f"[green]wrote[/] {escape(str(html_to))}")
    return 0


def in_order(found: list[BookFinding]) -> list[BookFinding]:
    """By kind, what is open before what is settled."""
    return sorted(
        found, key=lambda one: (ORDER.index(one.kind) if one.kind in ORDER else len(ORDER), bool(one.settled_by))
    )


def print_findings(out: Console, book: Rulebook, told: Findings, *, every: bool = False) -> None:
    found = in_order(told.found)
    edition = f" ({escape(book.edition)})" if book.edition else ""
    out.print(f"[bold]{escape(book.title)}[/] as printed{edition}")
    kind = ""
    for one in found:
        if one.kind != kind:
            kind = one.kind
            out.print(f"\n[bold]{escape(ABOUT[kind])}[/]")
        mark = "[green]✓[/]" if one.settled_by else "[bold red]✗[/]" if one.is_shown else "[magenta]?[/]"
        clauses = ", ".join(dict.fromkeys(one.clauses))
        line(out, 2, f"{mark} {escape(one.message)}" + (f"  [dim]{escape(clauses)}[/]" if clauses else ""))
        if one.settled_by:
            line(out, 6, f"settled by {escape(one.settled_by)}")
        if one.play is not None and (every or not one.settled_by):
            print_play(out, machine_of(told, one), one.play, every=every)
    counts = Counter("settled" if one.settled_by else "open" for one in found)
    noun = "finding" if len(found) == 1 else "findings"
    out.print(f"\n{len(found)} {noun}: {counts['open']} open, {counts['settled']} settled by interpretations")
    if told.not_asked:
        out.print(f"[yellow]what needs a proof was looked for in play only: {escape(told.not_asked)}[/]")


def findings_json(book: Rulebook, told: Findings) -> Json:
    rows = []
    for one in in_order(told.found):
        row: Json = {
            "id": one.id,
            "kind": one.kind,
            "clauses": list(dict.fromkeys(one.clauses)),
            "message": one.message,
            "shown": one.is_shown,
        }
        witness = witness_of(machine_of(told, one), one)
        if witness is not None:
            row["witness"] = witness
        if one.span is not None:
            number, column = one.span.source.place(one.span.start)
            row["place"] = {"file": one.span.source.name, "line": number, "column": column}
        if one.settled_by:
            row["settled_by"] = one.settled_by
        rows.append(row)
    return {
        "schema": "tribonian/findings/1",
        "book": book.name,
        "variant": stamp(told.machine),
        "not_asked": told.not_asked,
        "findings": rows,
    }


def witness_of(machine: Machine, one: BookFinding) -> Json | None:
    if one.play is not None:
        return play_json(machine, one.play)
    return None if one.position is None else position_json(machine, one.position)
