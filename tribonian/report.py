"""What people see in the terminal: plays step by step, coverage; `verdicts.py` has the rest.

Prints through rich; decides nothing. May import: compiler, dsl, stages.
"""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tribonian.compiler.coverage import Covered
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.counterexample import show_switches, tell
from tribonian.compiler.verify.records import Play
from tribonian.dsl.model import Rulebook

STYLES = {
    "proved": "green",
    "accepted": "cyan",
    "assumed": "yellow",
    "not-proved": "magenta",
    "violated": "bold red",
    "clean": "green",
    "no-op": "cyan",
}
STEPS = 24  # of a play that are told; of a longer one the beginning and the end
BEGINNING = 6


def styled(word: str) -> str:
    return f"[{STYLES.get(word, 'bold red')}]{word}[/]"


def line(out: Console, indent: int, words: str) -> None:
    """A line with markup, wrapped under its own beginning where a person reads it."""
    if out.is_terminal:
        out.print(Padding(Text.from_markup(words), (0, 0, 0, indent)), soft_wrap=False)
    else:
        out.print(" " * indent + words)


def folded(words: Sequence[str], most: int) -> str:
    """Words with commas, a long list cut and counted."""
    rest = f" and {len(words) - most} more" if len(words) > most else ""
    return ", ".join(words[:most]) + rest


def print_play(out: Console, machine: Machine, play: Play, *, every: bool = False) -> None:
    """A play phase by phase: who chose what, what changed, what broke; a long one without its middle."""
    switched = show_switches(machine, play)
    line(
        out,
        8,
        f"a play of {len(play.answers)} answer{'' if len(play.answers) == 1 else 's'}"
        + (f", with {escape(', '.join(switched))}" if switched else ""),
    )
    steps = tell(machine, play)
    left_out = range(BEGINNING, len(steps) - STEPS + BEGINNING) if len(steps) > STEPS and not every else range(0)
    phase = ""
    for number, step in enumerate(steps):
        if number in left_out:
            if number == left_out[0]:
                phases = list(dict.fromkeys(steps[one].phase.replace("_", " ") for one in left_out))
                line(out, 10, f"[dim]… {len(left_out)} answers in {escape(folded(phases, 6))} …[/]")
                phase = ""
            continue
        if step.phase != phase:
            phase = step.phase
            line(out, 10, f"[bold]{escape(phase.replace('_', ' '))}[/]")
        cited = f"  [dim]{escape(' '.join('@' + one for one in step.clauses))}[/]" if step.clauses else ""
        changed = f"  → {escape('; '.join(step.changes))}" if step.changes else ""
        line(out, 12, f"{escape(f'{step.who} {step.what}'.strip())}{changed}{cited}")
        for broken in step.breaks:
            line(out, 12, f"[bold red]✗ {escape(broken)}[/]")


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
