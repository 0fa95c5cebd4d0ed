"""What people see in the terminal: verdicts, findings, plays step by step, coverage, summaries.

Prints through rich; decides nothing. May import: compiler, dsl, stages.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.compiler.coverage import Covered
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.counterexample import show_position, tell
from tribonian.compiler.verify.records import Finding, Play, Result
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import show_value

if TYPE_CHECKING:  # the solver is loaded only by commands that prove
    from tribonian.compiler.verify.errata import ErratumReport

STYLES = {
    "proved": "green",
    "accepted": "cyan",
    "assumed": "yellow",
    "not-proved": "magenta",
    "violated": "bold red",
    "clean": "green",
    "no-op": "cyan",
}
ORDER = ("proved", "accepted", "assumed", "not-proved", "violated")
NAMES = {
    "invariant": "promises",
    "ends": "loops end",
    "conflict": "rules agree",
    "undefined": "values are given",
    "table": "tables are whole",
    "range": "writes stay in range",
    "stuck": "never stuck",
}


def styled(word: str) -> str:
    return f"[{STYLES.get(word, 'bold red')}]{word}[/]"


def print_results(out: Console, machine: Machine, results: list[Result], *, every: bool = False) -> None:
    """A table by kind, then each promise and loop, then whatever is not proved, with its play."""
    table = Table(title=f"{escape(machine.title)}: what was asked", title_justify="left", box=None, pad_edge=False)
    table.add_column("question")
    for verdict in ORDER:
        table.add_column(verdict, justify="right")
    by_kind: dict[str, Counter[str]] = {}
    for one in results:
        by_kind.setdefault(one.obligation.kind, Counter())[one.verdict] += 1
    for kind, counts in by_kind.items():
        row = [f"[{STYLES[v]}]{counts[v]}[/]" if counts[v] else "[dim]-[/]" for v in ORDER]
        table.add_row(NAMES.get(kind, kind), *row)
    out.print(table)
    out.print()
    for one in results:
        named = one.obligation.kind in ("invariant", "ends")
        if every or named or one.verdict != "proved":
            print_result(out, machine, one)


def print_result(out: Console, machine: Machine, one: Result) -> None:
    out.print(f"{styled(one.verdict)}  [bold]{escape(one.obligation.id)}[/]  {escape(one.obligation.words)}")
    by = f"by {one.technique}"
    if one.obligation.kind == "ends" and one.finding is not None:
        by += f": {one.finding.words}"
    elif one.rests_on:
        by += f"; rests on {', '.join(one.rests_on)}"
    if one.settled_by:
        by += f"; settled by the interpretation {one.settled_by}"
    out.print(f"        [dim]{escape(by)}[/]")
    if one.verdict in ("violated", "not-proved") and one.finding is not None:
        print_finding(out, machine, one.finding)


def print_finding(out: Console, machine: Machine, finding: Finding) -> None:
    out.print(f"        {escape(finding.words)}")
    if finding.clauses:
        out.print(f"        clauses: {escape(', '.join(finding.clauses))}")
    if finding.play is not None:
        print_play(out, machine, finding.play)
    elif finding.position is not None:
        out.print("        a position, perhaps unreachable:")
        for line in show_position(machine, finding.position):
            out.print(f"          {escape(line)}")


def print_play(out: Console, machine: Machine, play: Play) -> None:
    """A play phase by phase: who chose what, what changed, what broke."""
    switched = [
        f"{one.name} = {_shown(one.name, value, machine)}"
        for one in machine.switches
        for name, value in play.switches
        if name == one.name and value != one.default
    ]
    out.print(
        f"        a play of {len(play.answers)} answer{'' if len(play.answers) == 1 else 's'}"
        + (f", with {', '.join(switched)}" if switched else "")
    )
    phase = ""
    for step in tell(machine, play):
        if step.phase != phase:
            phase = step.phase
            out.print(f"          [bold]{escape(phase.replace('_', ' '))}[/]")
        cited = f"  [dim]{escape(' '.join('@' + one for one in step.clauses))}[/]" if step.clauses else ""
        changed = f"  → {escape('; '.join(step.changes))}" if step.changes else ""
        out.print(f"            {escape(step.who)} {escape(step.what)}{changed}{cited}")
        for broken in step.breaks:
            out.print(f"            [bold red]✗ {escape(broken)}[/]")


def _shown(name: str, value: int, machine: Machine) -> str:
    return show_value(machine.vars[name].sort, value)


def print_errata(out: Console, base: Machine, reports: "Iterable[ErratumReport]", *, plays: bool = True) -> None:
    """One block per erratum: verdict, what collides or changes, and what to do."""
    for one in reports:
        targets = ", ".join(dict.fromkeys(one.targets))
        out.print(f"{styled(one.verdict)}  [bold]{escape(one.id)}[/]  on {escape(targets)}")
        out.print(f"        {escape(one.message)}")
        if one.against:
            out.print(f"        against another {one.against}: {escape(', '.join(one.clauses))}")
        for finding in one.findings:
            if finding.words != one.message:
                out.print(f"        also {styled(finding.kind)}: {escape(finding.words)}")
        if one.suggestion:
            out.print(f"        [bold]help:[/] {escape(one.suggestion)}")
        machine = one.machine or base
        if plays and one.play is not None and one.verdict not in ("no-op", "dangling"):
            shown = base if one.verdict == "clean" else machine
            print_play(out, shown, one.play)
        out.print()


def print_coverage(out: Console, book: Rulebook, covered: list[Covered], *, every: bool) -> None:
    """How many clauses are encoded, prose or open, section by section; then the open inputs."""
    sections: dict[str, Counter[str]] = {}
    for one in covered:
        sections.setdefault(one.clause.section.split(".")[0], Counter())[one.status] += 1
    table = Table(title=f"{escape(book.title)}: clauses", title_justify="left", box=None, pad_edge=False)
    for name in ("section", "encoded", "prose", "open"):
        table.add_column(name, justify="left" if name == "section" else "right")
    for section, counts in sections.items():
        table.add_row(escape(section), *(str(counts[one] or "-") for one in ("encoded", "prose", "open")))
    total = Counter(one.status for one in covered)
    table.add_row("[bold]all[/]", *(f"[bold]{total[one]}[/]" for one in ("encoded", "prose", "open")))
    out.print(table)
    if every:
        for one in covered:
            where = ", ".join(one.where) or one.clause.reason or "not transcribed"
            out.print(f"{one.status:8} {escape(one.clause.id):10} {escape(where)}")
    if book.opens:
        out.print("\n[bold]open inputs[/]: what play learns from outside the transcribed part")
        for opened in book.opens.values():
            out.print(f"  {escape(opened.name)}  [dim]{escape(opened.reason)} ({', '.join(opened.clauses)})[/]")
