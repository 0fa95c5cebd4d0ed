"""What the commands do: each takes a chosen book, prints or writes, and returns an exit code.

May import: stages, output, proving, report, reports, shapes, verdicts, books, compiler, dsl.
"""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.markup import escape
from rich.table import Table

from tribonian.books import book_names
from tribonian.compiler.coverage import coverage
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import UNTOLD, Result
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import assemble, read_book
from tribonian.dsl.model import Rulebook
from tribonian.dsl.render import as_json, one_line
from tribonian.output import write_report
from tribonian.play import write_text
from tribonian.proving import ALONE, Labour, workshop
from tribonian.report import STYLES, print_coverage
from tribonian.reports import Reports, write_reports
from tribonian.shapes import coverage_json, dump
from tribonian.stages import (
    FAULTY,
    NOT_PROVED,
    USAGE,
    Chosen,
    choose,
    console,
    open_book,
    show_faults,
)
from tribonian.verdicts import ORDER, print_results, summary

if TYPE_CHECKING:
    from tribonian.compiler.verify.observe import Observer
    from tribonian.second_solver import Wish

UNSETTLED = ("conflict", "undefined", "table")


# ---- check


def check_books(names: list[str], how: str) -> int:
    """Check every book named, or all; draw everything found."""
    if how not in ("text", "line", "json"):
        console(stderr=True).print("error: --format takes text, line or json", style="bold red")
        return USAGE
    found: list[Diagnostic] = []
    checked = names or book_names()
    for name in checked:
        files = open_book(name)
        sink = Sink()
        draft = read_book(files.files, sink, prefix=files.prefix, entry=files.entry)
        if draft is not None:
            assemble(draft, sink)
        found += sink.sorted()
    errors = sum(one.is_error for one in found)
    if how == "json":
        typer.echo(dump({"schema": "tribonian/check/1", "diagnostics": [as_json(one) for one in found]}), nl=False)
    elif how == "line":
        for one in found:
            typer.echo(one_line(one))
    else:
        show_faults(found)
        words = f"{len(checked)} book{'' if len(checked) == 1 else 's'} checked"
        tail = f"{errors} error{'' if errors == 1 else 's'}" if errors else "no errors"
        console().print(f"{words}: {tail}", style="bold red" if errors else "green")
    return FAULTY if errors else 0


# ---- verify


def prove(
    machine: Machine,
    only: str = "",
    *,
    labour: Labour = ALONE,
    observer: "Observer | None" = None,
    book: Rulebook | None = None,
) -> list[Result]:
    """The verdicts on a Machine, and on its text where that is at hand; whoever watches is told what is being done."""
    from tribonian.compiler.verify.verify import verify

    with workshop(machine.book, f"verifying {machine.book}", labour, observer) as (made, tell):
        return verify(machine, only=only, progress=tell, workshop=made, patience=labour.patience, book=book)


def verify_book(
    chosen: Chosen, *, only: str, every: bool, wanted: Reports, wish: "Wish", labour: Labour = ALONE
) -> int:
    from tribonian.compiler.verify.record import Disagreement
    from tribonian.second_solver import confirmed, disagree, recorder, second_json

    if wanted.on_standard_output > 1:
        console(stderr=True).print("error: only one report can go to standard output", style="bold red")
        return USAGE
    book = chosen.rulebook()
    machine = chosen.machine(book)
    recording = recorder(machine.book, wish)
    started = time.monotonic()
    try:
        results = prove(machine, only, labour=labour, observer=recording, book=book)
    except Disagreement as found:
        return disagree(found, wish.smtlib)
    if only and not results:
        console(stderr=True).print(f"error: no obligation is of kind or id `{only}`", style="bold red", markup=False)
        return USAGE
    seconds = time.monotonic() - started
    second = None if recording is None else second_json(recording)
    saved = write_reports(chosen, book, machine, results, seconds=seconds, wanted=wanted, second=second)
    if not wanted.on_standard_output:
        out = console()
        print_results(out, machine, results, every=every, saved=saved)
        out.print(f"\n{summary(results, seconds)}")
        for path in (wanted.json_to, wanted.sarif_to, wanted.html_to):
            if path is not None:
                out.print(f"[green]wrote[/] {escape(str(path))}")
        if recording is not None:
            out.print(confirmed(recording), style="dim")
    return exit_code(results)


def exit_code(results: list[Result]) -> int:
    verdicts = {one.verdict for one in results}
    return FAULTY if "violated" in verdicts else NOT_PROVED if "not-proved" in verdicts else 0


# ---- compile


def engine_path(name: str, output: Path | None) -> Path:
    return output or (Path("generated") if Path("generated").is_dir() else Path()) / f"{name}.py"


def unsettled(results: list[Result]) -> list[Result]:
    """Conflicts and holes that no interpretation settles: no engine is made of a book that has one."""
    return [
        one
        for one in results
        if one.obligation.kind in UNSETTLED
        and (one.verdict == "violated" or (one.verdict == "not-proved" and one.technique not in UNTOLD))
    ]


def tell_unasked(results: list[Result]) -> None:
    """Say so where an engine is made of a book that proofs do not speak of whole."""
    unasked = [one for one in results if one.technique in UNTOLD]
    if unasked and unasked[0].finding is not None:
        count = f"{len(unasked)} question{'' if len(unasked) == 1 else 's'}"
        console(stderr=True).print(f"{count} not settled: {unasked[0].finding.words}", style="yellow", markup=False)


def refuse(found: list[Result]) -> int:
    noun = "conflict or hole is" if len(found) == 1 else "conflicts or holes are"
    what = "; ".join(one.finding.words if one.finding else one.obligation.id for one in found)
    words = Code.UNSETTLED.template.format(count=len(found), noun=noun, what=what)
    console(stderr=True).print(f"error[{Code.UNSETTLED.number}]: {words}", style="bold red", markup=False)
    console(stderr=True).print("  = help: settle each by an interpretation or an erratum, see `tribonian verify`")
    return FAULTY


def compile_book(chosen: Chosen, output: Path | None, *, labour: Labour = ALONE) -> int:
    from tribonian.compiler.emit.python import emit_python

    machine = chosen.machine()
    results = prove(machine, labour=labour)
    found = unsettled(results)
    if found:
        return refuse(found)
    tell_unasked(results)
    path = engine_path(machine.book, output)
    write_text(path, emit_python(machine))
    console().print(f"[green]wrote[/] {escape(str(path))}")
    return 0


# ---- coverage


def cover_book(chosen: Chosen, *, every: bool, target: float, json_to: str | None) -> int:
    book = chosen.rulebook()
    machine = chosen.machine(book)
    covered = coverage(chosen.draft, chosen.variant, machine)
    data = coverage_json(book, covered)
    if json_to is not None:
        write_report(data, json_to)
    if json_to != "-":
        out = console()
        print_coverage(out, book, covered, every=every)
        out.print(
            f"\n{100 * data['share']:.1f} % of the clauses that are neither component nor information are encoded"
        )
    return FAULTY if 100 * data["share"] < target else 0


# ---- build


def build_books(names: list[str], *, labour: Labour = ALONE) -> int:
    """Check, verify, compile and ask the rulings; one line a book at the end."""
    from tribonian.compiler.emit.python import emit_python
    from tribonian.compiler.rulings import run_rulings
    from tribonian.rulings import LoadedEngine, print_rulings

    out = console()
    table = Table(title="tribonian build", title_justify="left", box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in ("book", "clauses", "rulings", *ORDER, "time"):
        table.add_column(column, justify="left" if column == "book" else "right", no_wrap=True)
    worst = 0
    chosen_names = names or book_names()
    if not chosen_names:
        console(stderr=True).print("error: there are no books here: no `rules` folder holds one", style="bold red")
        return USAGE
    for name in chosen_names:
        started = time.monotonic()
        chosen = choose(name)
        book = chosen.rulebook()
        show_faults(chosen.warnings)
        machine = chosen.machine(book)
        out.print(f"[bold]{escape(book.title)}[/] ({escape(book.edition)})")
        covered = coverage(chosen.draft, chosen.variant, machine)
        results = prove(machine, labour=labour, book=book)
        print_results(out, machine, results)
        open_questions = unsettled(results)
        if open_questions:
            worst = max(worst, refuse(open_questions))
        else:
            path = engine_path(machine.book, None)
            write_text(path, emit_python(machine))
            out.print(f"[green]wrote[/] {escape(str(path))}")
        worst = max(worst, exit_code(results)) if worst != FAULTY else FAULTY
        rulings = run_rulings(book, load=LoadedEngine) if book.rulings else []
        if rulings:
            print_rulings(out, book, rulings)
        passed = sum(one.verdict == "passed" for one in rulings)
        worst = worst if passed == len(rulings) else FAULTY
        encoded = sum(one.status == "encoded" for one in covered)
        counts = {word: sum(one.verdict == word for one in results) for word in ORDER}
        table.add_row(
            escape(book.name),
            f"{encoded}/{len(covered)}",
            f"{passed}/{len(rulings)}" if rulings else "[dim]-[/]",
            *(f"[{STYLES[word]}]{number}[/]" if number else "[dim]-[/]" for word, number in counts.items()),
            f"{time.monotonic() - started:.1f} s",
        )
        out.print()
    out.print(table)
    return worst
