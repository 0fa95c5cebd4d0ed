"""What `verify` and `build` print of verdicts: what needs a person first, long lists folded, counts by kind.

Prints through rich; decides nothing. May import: report, compiler.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.counterexample import show_position
from tribonian.compiler.verify.kinds import ABOUT, URGENCY, found_words
from tribonian.compiler.verify.records import KINDS, Finding, Position, Result
from tribonian.report import STYLES, folded, line, print_play, styled

ORDER = tuple(reversed(URGENCY))
DATA = {"any": "for any map and roster", "this": "for this map and roster"}
NAMED = ("invariant", "ends")  # of these each proof is told: the book asks for them by name
SHOWN = {"violated": 8, "not-proved": 5}  # told in full unless everything is asked for
IDS = 6
CELLS = 12


def print_results(
    out: Console,
    machine: Machine,
    results: Sequence[Result],
    *,
    every: bool = False,
    saved: Mapping[str, str] | None = None,
) -> None:
    """Violated with their plays, then what is not proved, assumed and accepted, then counts by kind and the proofs."""
    out.print(f"[bold]{escape(machine.title)}[/]: what was asked\n")
    for verdict in URGENCY[:-1]:
        found = [one for one in results if one.verdict == verdict]
        _print_some(out, machine, found, every=every, saved=saved or {})
    out.print(_counts(results))
    proved = [one for one in results if one.verdict == "proved" and (every or one.obligation.kind in NAMED)]
    if proved:
        out.print()
    for one in proved:
        print_result(out, machine, one, every=every)


def summary(results: Sequence[Result], seconds: float) -> str:
    """`14 obligations in 0.3 s: 1 violated, 13 proved`, with markup."""
    counts = Counter(one.verdict for one in results)
    told = ", ".join(f"[{STYLES[verdict]}]{counts[verdict]} {verdict}[/]" for verdict in URGENCY if counts[verdict])
    noun = "obligation" if len(results) == 1 else "obligations"
    return f"[dim]{len(results)} {noun} in {seconds:.1f} s:[/] {told or 'nothing was asked'}"


def print_result(
    out: Console, machine: Machine, one: Result, *, every: bool = False, saved: Mapping[str, str] | None = None
) -> None:
    """An obligation with its answer, and what was found against it."""
    line(out, 0, f"{styled(one.verdict)}  [bold]{escape(one.obligation.id)}[/]  {escape(one.obligation.words)}")
    line(out, 8, f"[dim]{escape(_how(one, every=every))}[/]")
    if one.verdict in ("violated", "not-proved") and one.finding is not None:
        line(out, 8, escape(found_words(one)))
        _print_finding(out, machine, one.finding, every=every)
    elif every and one.finding is not None and one.finding.play is not None:
        print_play(out, machine, one.finding.play, every=every)
    if saved and one.obligation.id in saved:
        line(out, 8, f"[dim]saved as {escape(saved[one.obligation.id])}[/]")


def _print_some(out: Console, machine: Machine, found: list[Result], *, every: bool, saved: Mapping[str, str]) -> None:
    """Results of one verdict: those that say the same together, the others one by one, a rest by its ids."""
    alike: dict[str, list[Result]] = {}
    for one in found:
        plain = one.finding is not None and one.finding.play is None and one.finding.position is None
        same = f"{one.technique}: {one.finding.words}" if one.finding is not None and plain else one.obligation.id
        alike.setdefault(same, []).append(one)
    groups = [[one] for one in found] if every else list(alike.values())
    most = len(groups) if every else SHOWN.get(found[0].verdict, len(groups)) if found else 0
    for group in groups[:most]:
        if len(group) == 1:
            print_result(out, machine, group[0], every=every, saved=saved)
        else:
            _print_alike(out, group)
    rest = [one for group in groups[most:] for one in group]
    if rest:
        ids = folded([one.obligation.id for one in rest], IDS)
        line(out, 0, f"{styled(rest[0].verdict)}  [bold]{len(rest)} more[/]: {escape(ids)}  [dim]--all tells them[/]")
    if found:
        out.print()


def _print_alike(out: Console, group: list[Result]) -> None:
    """Results for which the same was found: told once, counted by kind."""
    first = group[0]
    kinds = Counter(one.obligation.kind for one in group)
    told = ", ".join(f"{ABOUT[kind].name} {kinds[kind]}" for kind in KINDS if kinds[kind])
    line(out, 0, f"{styled(first.verdict)}  [bold]{len(group)} obligations[/]  {escape(told)}")
    if first.finding is not None:
        line(out, 8, escape(first.finding.words))
    ids = folded([one.obligation.id for one in group], IDS)
    line(out, 8, f"[dim]{escape(ids)}; --all lists them[/]")


def _how(one: Result, *, every: bool) -> str:
    """How it was settled, and what the answer rests on."""
    parts = [f"by {one.technique}" if one.step in ("", one.technique) else f"by {one.technique} ({one.step})"]
    if one.obligation.kind in ("ends", "reference") and one.finding is not None and one.verdict != "not-proved":
        parts[0] += f": {one.finding.words}"
    elif one.rests_on:
        parts.append(f"rests on {', '.join(one.rests_on) if every else folded(one.rests_on, 2 * IDS)}")
    if one.bound:
        parts.append(f"{one.bound} decisions far")
    if one.data:
        parts.append(DATA[one.data])
    if one.settled_by:
        parts.append(f"settled by the interpretation {one.settled_by}")
    if every and one.rlimit:
        parts.append(f"{one.rlimit:,} units of the solver")
    return "; ".join(parts)


def _print_finding(out: Console, machine: Machine, finding: Finding, *, every: bool) -> None:
    """The clauses that collide, and the play or position."""
    if finding.clauses:
        line(out, 8, f"clauses: {escape(', '.join(finding.clauses))}")
    if finding.play is not None:
        print_play(out, machine, finding.play, every=every)
    elif finding.position is not None:
        print_position(out, machine, finding.position, every=every)


def print_position(out: Console, machine: Machine, position: Position, *, every: bool) -> None:
    """Where play would stand, and what is other than before the first decision."""
    line(out, 8, f"from here, perhaps unreachable: at {escape(position.location)}")
    cells = [one for one in show_position(machine, position) if every or one.moved]
    most = len(cells) if every else CELLS
    for one in cells[:most]:
        line(out, 10, f"{escape(one.name)} = {escape(one.value)}")
    if len(cells) > most:
        line(out, 10, f"[dim]and {len(cells) - most} more[/]")
    if not every:
        line(out, 10, f"[dim]{'all else' if cells else 'all'} as before the first decision[/]")


def _counts(results: Sequence[Result]) -> Table:
    """How many of each kind got which verdict."""
    table = Table(box=None, pad_edge=False)
    table.add_column("question")
    for verdict in ORDER:
        table.add_column(verdict, justify="right")
    by_kind: dict[str, Counter[str]] = {}
    for one in results:
        by_kind.setdefault(ABOUT[one.obligation.kind].name, Counter())[one.verdict] += 1
    for name, counts in by_kind.items():
        row = [f"[{STYLES[verdict]}]{counts[verdict]}[/]" if counts[verdict] else "[dim]-[/]" for verdict in ORDER]
        table.add_row(name, *row)
    return table
