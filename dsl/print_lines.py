"""Item text to lines: the words of each line, its level of indentation, and the comments and blank lines between.

What the printer works on: words are never changed, so a layout can only move them. May import: parser, text.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tribonian.dsl.parser import item_tokens
from tribonian.dsl.text import ItemText

_LAYOUT = {"_NL", "_INDENT", "_DEDENT"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One token, by its terminal; `apart` when the author put a space or a line end before it."""

    kind: str
    text: str
    apart: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A stretch of a line on a line of its own: brackets join lines, so one line may have several."""

    words: tuple[Word, ...]
    above: tuple[str, ...] = ()  # comments between this piece and the one before
    comment: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What stands between two line ends that count."""

    level: int
    pieces: tuple[Piece, ...]

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for piece in self.pieces for word in piece.words)

    @property
    def comment(self) -> str:
        return self.pieces[-1].comment

    @property
    def remarked(self) -> bool:
        """Whether a comment stands inside the line, not behind it."""
        return any(piece.comment for piece in self.pieces[:-1]) or any(piece.above for piece in self.pieces)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A comment on a line of its own."""

    level: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Blank:
    """One empty line or several."""


Entry = Line | Remark | Blank


@dataclass(slots=True)
class _Gap:
    """What stands between two words, taken apart: a comment behind the first, lines of their own, indentation."""

    text: str
    behind: str = field(init=False)
    own: list[str] = field(init=False)

    def __post_init__(self) -> None:
        first, *rest = self.text.split("\n")
        self.behind = first.strip()
        self.own = [line.rstrip() for line in rest[:-1]]


def own_lines(lines: list[str], levels: list[int], after: int) -> Iterator[Remark | Blank]:
    """Comments and blank lines between a line and the next, which stands at level `after`.

    A comment goes with the next line, or with the deepest block open before it that it is indented as far as.
    """
    fresh = after >= len(levels)  # a block starts: nothing empty before its first line
    last_blank = False
    for line in lines:
        if not line:
            if not (fresh or last_blank):
                yield Blank()
                last_blank = True
            continue
        fresh = last_blank = False
        text = line.lstrip()
        column = len(line) - len(text)
        open_levels = [level for level, width in enumerate(levels) if width <= column]
        yield Remark(level=max(after, open_levels[-1] if open_levels else 0), text=text)


def read_lines(item: ItemText) -> list[Entry]:
    """The lines of an item that parses, and all comments and blank lines up to the next item."""
    entries: list[Entry] = []
    pieces: list[Piece] = []
    widths: list[int] = []  # of the margins of the blocks that the last line stands in
    level = end = 0
    line_over = False
    for kind, text, start in item_tokens(item):
        if kind in _LAYOUT:
            level += {"_NL": 0, "_INDENT": 1, "_DEDENT": -1}[kind]
            line_over = True
            continue
        gap = _Gap(item.text[end:start])
        word = Word(kind=kind, text=text, apart=bool(gap.text))
        if not pieces:
            pieces.append(Piece(words=(word,)))
        elif line_over:
            pieces[-1] = replace(pieces[-1], comment=gap.behind)
            entries.append(Line(level=len(widths) - 1, pieces=tuple(pieces)))
            entries += own_lines(gap.own, widths, level)
            pieces = [Piece(words=(word,))]
        elif "\n" in gap.text:
            pieces[-1] = replace(pieces[-1], comment=gap.behind)
            pieces.append(Piece(words=(word,), above=tuple(line.strip() for line in gap.own if line)))
        else:
            pieces[-1] = replace(pieces[-1], words=(*pieces[-1].words, word))
        if line_over or not widths:
            widths = [*widths[:level], start - item.text.rfind("\n", 0, start) - 1]
        line_over = False
        end = start + len(text)
    gap = _Gap(item.text[end:])
    pieces[-1] = replace(pieces[-1], comment=gap.behind)
    entries.append(Line(level=len(widths) - 1, pieces=tuple(pieces)))
    return [*entries, *own_lines(gap.own, widths, 0)]
