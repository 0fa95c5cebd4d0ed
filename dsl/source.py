"""Source texts and spans: where something stands in a rules file.

Knows nothing of grammar or meaning. Imports nothing of ours.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

MAX_BYTES = 2_000_000  # of a file
MAX_ITEM = 100_000  # characters of an item
MAX_LINE = 2_000  # characters of a line


@dataclass(frozen=True, kw_only=True)
class Source:
    """One rules file: the name people know it by, and its text."""

    name: str
    text: str

    @cached_property
    def line_starts(self) -> list[int]:
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from one."""
        line = bisect_right(self.line_starts, offset) - 1
        return line + 1, offset - self.line_starts[line] + 1

    def line_text(self, line: int) -> str:
        """The text of a line counted from one, without its end."""
        start = self.line_starts[line - 1]
        end = self.text.find("\n", start)
        return self.text[start : len(self.text) if end < 0 else end]


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
