"""One thing found in a text, and how it is named. May import: model, source."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from tribonian.dsl import model as m
from tribonian.dsl.source import Span

TextKind = Literal[
    "contents", "reference", "list", "term", "name", "order", "gap", "reading", "code", "event", "repeated"
]


@dataclass(frozen=True, slots=True, kw_only=True)
class TextFinding:
    """What does not fit, the clauses it is about, and the interpretation that settles it, if one does."""

    kind: TextKind
    about: str  # what the id is made of, beside kind and clause
    clauses: tuple[str, ...]
    message: str
    settled_by: str = ""
    id: str = ""
    span: Span | None = field(default=None, compare=False, repr=False)


def numbered(found: Iterable[TextFinding]) -> list[TextFinding]:
    """Each with an id of its own that stays the same while the text does."""
    seen: dict[str, int] = {}
    made = []
    for one in found:
        parts = [one.kind, *one.clauses[:1], re.sub(r"[^A-Za-z0-9.]+", "-", one.about).strip("-").lower()]
        name = "/".join(part for part in parts if part)
        seen[name] = seen.get(name, 0) + 1
        made.append(replace(one, id=name if seen[name] == 1 else f"{name}.{seen[name]}"))
    return made


def sets_aside(book: m.Rulebook, clauses: Iterable[str]) -> str:
    """The interpretation by which what these clauses say of the source does not count."""
    wanted = set(clauses)
    return next((one.name for one in book.interpretations if wanted & set(one.set_aside)), "")


def reads(book: m.Rulebook, text: str) -> str:
    """The interpretation that reads a word or sign as something."""
    return next((one.name for one in book.interpretations for word, _ in one.reads if word == text), "")


def joined(words: Iterable[str], most: int = 12) -> str:
    """`a, b and c`, a long list cut and counted."""
    listed = list(words)
    if len(listed) > most:
        return f"{', '.join(listed[:most])} and {len(listed) - most} more"
    return f"{', '.join(listed[:-1])} and {listed[-1]}" if len(listed) > 1 else "".join(listed)
