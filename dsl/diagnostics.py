"""Diagnostics: what is wrong, where, why and what to do; and the sink that collects them.

A stage reports into a sink and goes on; it raises only for our own faults.
May import: source, codes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from tribonian.dsl.codes import Code
from tribonian.dsl.source import Source, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """A second place that explains the first."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnostic:
    """One finding about a text: code, place, message, what to do."""

    code: Code
    span: Span
    message: str
    note: str = ""
    labels: tuple[Label, ...] = ()
    help: str = ""

    @property
    def is_error(self) -> bool:
        return self.code.number.startswith("E")


@dataclass(slots=True)
class Sink:
    """Collects diagnostics of every stage, so that one run shows them all."""

    diagnostics: list[Diagnostic] = field(default_factory=list)
    _seen: set[tuple[str, str, int, int, str]] = field(default_factory=set)

    def report(
        self,
        code: Code,
        span: Span,
        *,
        note: str = "",
        labels: Sequence[Label] = (),
        help: str = "",  # noqa: A002 - the word the reader sees
        **words: object,
    ) -> None:
        """Add a finding; `words` fill the code's message template."""
        found = Diagnostic(
            code=code,
            span=span,
            message=code.template.format(**words),
            note=note,
            labels=tuple(labels),
            help=help,
        )
        key = (code.number, span.source.name, span.start, span.end, found.message)
        if key not in self._seen:
            self._seen.add(key)
            self.diagnostics.append(found)

    @property
    def failed(self) -> bool:
        return any(found.is_error for found in self.diagnostics)

    def sorted(self) -> list[Diagnostic]:
        """In reading order: by file as first seen, then by place."""
        files: dict[str, int] = {}
        for found in self.diagnostics:
            files.setdefault(found.span.source.name, len(files))
        return sorted(
            self.diagnostics,
            key=lambda d: (files[d.span.source.name], d.span.start, d.code.number, d.message),
        )


class BadBook(Exception):
    """A book that does not check; carries every diagnostic. Raised only at the door."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("; ".join(f"{d.span.where()}: {d.code.number} {d.message}" for d in diagnostics))
        self.diagnostics = diagnostics


def did_you_mean(name: str, known: Sequence[str]) -> str:
    """A help line for a misspelt name, or nothing."""
    lower = {word.lower(): word for word in known}
    if name.lower() in lower:
        return f"did you mean `{lower[name.lower()]}`?"
    close = get_close_matches(name, list(known), n=1, cutoff=0.6)
    return f"did you mean `{close[0]}`?" if close else ""


def whole(source: Source) -> Span:
    """A span for a finding about a file as such: its first line."""
    end = source.text.find("\n")
    return Span(source=source, start=0, end=len(source.text) if end < 0 else end)
