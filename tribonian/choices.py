"""What may be chosen, shown with numbers or compactly, and what somebody meant who typed something.

Talks of labels only; knows no engine. May import: words.
"""

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from tribonian.words import print_trimmed, shortened

LISTED = 15  # more are shown without numbers
ALIKE = 4  # so many that stand on the same clauses are shown side by side
SHOWN = 96  # single words shown at most
SUCH_AS = 4
HINTS = 8


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be chosen, and the clauses that say so."""

    label: str
    clauses: tuple[str, ...] = ()


def show_choices(out: Console, choices: Sequence[Choice], *, every: bool = False) -> None:
    """A few with numbers and clauses; many by their names alone."""
    if len({one.clauses for one in choices}) == 1 and ALIKE <= len(choices) <= LISTED:
        numbered = [Text(f"   {number:3}  {one.label}  ") for number, one in enumerate(choices, start=1)]
        print_trimmed(out, Columns(numbered, padding=0, equal=True, column_first=True))
        if choices[0].clauses:
            out.print(f"        [dim]all by {escape(_cited(choices[0]))}[/]")
        return
    if every or len(choices) <= LISTED:
        width = min(40, max((len(one.label) for one in choices), default=0))
        for number, one in enumerate(choices, start=1):
            cited = f"  [dim]{escape(_cited(one))}[/]" if one.clauses else ""
            label = f"{one.label:{width}}" if cited else one.label
            out.print(f"   [bold]{number:3}[/]  {escape(label)}{cited}")
        return
    ways: dict[str, list[str]] = {}
    plain: list[str] = []
    for one in choices:
        head = one.label.split("(")[0]
        if head and "(" in one.label:
            ways.setdefault(head, []).append(one.label)
        else:
            plain.append(one.label)
    for head, labels in ways.items():
        if len(labels) <= SUCH_AS:
            plain += labels
        else:
            out.print(f"     {escape(head)}(…)  [dim]{len(labels)} ways: {escape(shortened(labels, SUCH_AS))}[/]")
    shown = [Text(f"     {one}") for one in plain[:SHOWN]]
    print_trimmed(out, Columns(shown, padding=0, equal=True, column_first=True))
    if len(plain) > SHOWN:
        out.print(f"     [dim]and {len(plain) - SHOWN} more: type the beginning of one[/]")
    out.print(f"     [dim]{len(choices)} in all; `moves` lists each with its clauses, `moves WORD` those that fit[/]")


def _cited(choice: Choice) -> str:
    return " ".join(f"@{clause}" for clause in choice.clauses)


def plainly(text: str) -> str:
    """Words as they compare: small letters, one kind of gap."""
    return re.sub(r"\s*,\s*", ", ", re.sub(r"[\s_]+", " ", text.strip().casefold())).replace(" (", "(")


def understand(typed: str, labels: Sequence[str]) -> str | None:
    """The label somebody means: it, its number, or a beginning that only it has."""
    if typed in labels:
        return typed
    wanted = plainly(typed)
    is_number = typed.isdecimal() and not typed.startswith("0") and int(typed) <= len(labels)
    if is_number and (len(labels) <= LISTED or all(not one.startswith(typed) for one in labels)):
        return labels[int(typed) - 1]
    same = [one for one in labels if plainly(one) == wanted]
    if len(same) == 1:
        return same[0]
    begun = [one for one in labels if plainly(one).startswith(wanted)]
    return begun[0] if len(begun) == 1 and wanted else None


def hints(typed: str, labels: Sequence[str]) -> list[str]:
    """Labels that somebody may have meant: those that begin so, hold it, or are spelt much like it."""
    wanted = plainly(typed)
    begun = [one for one in labels if plainly(one).startswith(wanted)]
    inside = [one for one in labels if wanted in plainly(one)]
    close = difflib.get_close_matches(typed, labels, HINTS, 0.5)
    return list(dict.fromkeys([*begun, *inside, *close]))
