"""Verdicts on errata in the terminal: what each erratum says, what collides and where that is written, what to do.

Prints through rich; decides nothing. May import: report, stages, compiler, dsl.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.errata_records import ORDER, ErratumReport
from tribonian.dsl import syntax as s
from tribonian.dsl.amend_shapes import Rule
from tribonian.dsl.consolidate import item_text
from tribonian.dsl.load import Draft
from tribonian.dsl.source import Span
from tribonian.report import line, print_play, styled
from tribonian.verdicts import print_position


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """A rule as it is written, and where."""

    id: str
    text: str
    where: str
    erratum: str = ""  # that wrote or changed it


def erratum_text(one: s.ErratumNode) -> str:
    """`amends 10.2-b: ap_cap(p) = 12`, without its reason."""
    first, column = one.span.source.place(one.span.start)
    said = one.span.source.line_text(first)[column - 1 :]
    return " ".join(said.partition(" because ")[0].split())


def collision(draft: Draft, sheets: Sequence[s.ErrataDecl], report: ErratumReport) -> list[Written]:
    """The rules that collide, as they are written: those of the sheets first."""
    changed = {}
    if report.machine is not None:
        changed = {rule.id: rule.erratum for one in report.machine.decisions.values() for rule in one.rules}
    errata = {f"{sheet.name}/{one.name}": one for sheet in [*draft.sheets, *sheets] for one in sheet.errata}
    printed: dict[str, Span] = {}
    for item in draft.items:
        if isinstance(item, Rule) and item.clause is not None:
            printed[item.clause] = item.span
    found = []
    for name in report.clauses:
        by = changed.get(name, "")
        if by in errata:
            one = errata[by]
            found.append(Written(id=name, text=erratum_text(one), where=_short(one.span), erratum=one.name))
        elif name in printed:
            found.append(
                Written(
                    id=name,
                    text=" ".join(item_text(printed[name]).split()).removeprefix(f"rule {name} "),
                    where=_short(printed[name]),
                )
            )
    own = {f"{sheet.name}/{one.name}" for sheet in sheets for one in sheet.errata}
    return sorted(found, key=lambda one: changed.get(one.id, "") not in own)


def _short(span: Span) -> str:
    """File and line: names of files tell more here than the way to them."""
    name, line_number, _ = span.where().rsplit(":", 2)
    return f"{name.rpartition('/')[2]}:{line_number}"


def print_errata(
    out: Console, base: Machine, draft: Draft, sheets: Sequence[s.ErrataDecl], reports: Sequence[ErratumReport]
) -> None:
    """What was judged, one block for each erratum, and how many of each verdict."""
    several = len(sheets) > 1
    texts = {
        (f"{sheet.name}.{one.name}" if several else one.name): erratum_text(one)
        for sheet in sheets
        for one in sheet.errata
    }
    if not reports:
        return
    names = ", ".join(sheet.name for sheet in sheets)
    out.print(f"errata of [bold]{escape(names)}[/] for [bold]{escape(base.title)}[/]\n", highlight=False)
    for one in reports:
        on = escape(texts.get(one.id) or f"on {', '.join(dict.fromkeys(one.targets))}")
        out.print(f"{styled(one.verdict)}  [bold]{escape(one.id)}[/]  {on}", highlight=False)
        if one.verdict == "conflict" and one.against:
            _conflict(out, one, collision(draft, sheets, one))
        else:
            line(out, 8, escape(one.message))
        if one.suggestion:
            line(out, 8, f"[bold]what to do:[/] {escape(one.suggestion)}")
        _more(out, one)
        _witness(out, base if one.verdict == "clean" else one.machine or base, one)
        out.print()
    counts = Counter(one.verdict for one in reports)
    told = ", ".join(f"{counts[kind]} {styled(kind)}" for kind in ORDER if counts[kind])
    out.print(f"{len(reports)} verdict{'' if len(reports) == 1 else 's'}: {told}", highlight=False)


def _conflict(out: Console, one: ErratumReport, rules: Sequence[Written]) -> None:
    """The rules that collide, each with its text and its place."""
    line(out, 8, escape(one.message))
    if not rules:
        return
    who = "these rules, and another erratum among them," if one.against == "erratum" else "these rules"
    line(out, 8, f"{who} apply at the same time, and none is said to go before the other:")
    if out.is_terminal:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
        for rule in rules:
            by = f"[yellow]{escape(rule.erratum)}[/] " if rule.erratum else ""
            table.add_row(
                "         ", f"[bold]{escape(rule.id)}[/]", by + escape(rule.text), f"[dim]{escape(rule.where)}[/]"
            )
        out.print(table)
        return
    for rule in rules:
        by = f"{rule.erratum} " if rule.erratum else ""
        out.print(f"          {escape(rule.id)}  {escape(by + rule.text)}  [dim]{escape(rule.where)}[/]")


def _more(out: Console, one: ErratumReport) -> None:
    """What else was found, what changes, and what was not asked."""
    for finding in one.findings:
        if finding.words != one.message:
            line(out, 8, f"also {styled(finding.kind)}: {escape(finding.words)}")
    for words in one.changes[1:] if one.verdict in ("clean", "breaks") else ():
        line(out, 8, f"also changes: {escape(words)}")
    if one.not_asked and one.verdict not in ("dangling", "table", "no-op"):
        line(out, 8, f"[yellow]looked for by asking and in play only: {escape(one.not_asked)}[/]")


def _witness(out: Console, machine: Machine, one: ErratumReport) -> None:
    """The play that shows it, or the position."""
    if one.verdict in ("no-op", "dangling"):
        return
    if one.play is not None:
        print_play(out, machine, one.play)
    elif one.position is not None and one.position.location:
        print_position(out, machine, one.position, every=False)
