"""Source texts and spans: where something stands in a rules file.

Knows nothing of grammar or meaning. Imports nothing of ours.
"""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

MAX_BYTES = 2_000_000


@dataclass(frozen=True, kw_only=True)
class Source:
    """One rules file: the name people know it by, and its text."""

    name: str
    text: str

    @cached_property
    def line_starts(self) -> list[int]:
        starts = [0]
        for index, char in enumerate(self.text):
            if char == "\n":
                starts.append(index + 1)
        return starts

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from one."""
        line = bisect_right(self.line_starts, offset) - 1
        return line + 1, offset - self.line_starts[line] + 1

    def line_text(self, line: int) -> str:
        """The text of a line counted from one, without its end."""
        start = self.line_starts[line - 1]
        end = self.text.find("\n", start)
        return self.text[start : len(self.text) if end < 0 else end].rstrip("\r")


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A stretch of a source, by offsets; the end is not included."""

    source: Source
    start: int
    end: int

    def where(self) -> str:
        """`file:line:column`, as every message shows it."""
        line, column = self.source.place(self.start)
        return f"{self.source.name}:{line}:{column}"
