"""The words of a line to text: where spaces stand, and citations at their column.

Knows the signs of the grammar, not its productions; around a sign it does not know, spaces stay as the author
had them. May import: print_lines.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tribonian.dsl.print_lines import Line, Piece, Word

WIDTH = 120  # columns of a line, as far as the text can be broken
CITES = 72  # the column where citations start
STEP = 2  # spaces of an indentation

_OPERANDS = {"NAME", "NUMBER", "CITE", "DICE", "ROUNDING", "YES", "NO", "NONE"}
_VERBATIM = {"STRING", "CELL", "CELL_KEY", "CELL_VALUE", "ROW_ID", "PARAPHRASE"}
_CLOSED = {")", "]", ",", ";", ":", "?"}  # nothing before them
_SPACED = {"=", ":=", "->", "+", "-", "*", "!=", "<=", ">=", "<", ">"}
_CALLED = {"NAME", "COUNT", "PATH", "EDGE"}  # a bracket stands right behind them
_OPEN = {"(", "["}
_CLOSE = {")", "]"}
_KNOWN = _CLOSED | _SPACED | _OPEN | {".."}


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A line to be printed: cells that may be set in columns, citations, a comment."""

    level: int
    cells: tuple[str, ...]
    cites: str = ""
    comment: str = ""
    close: bool = False  # citations follow the text at once


def is_sign(word: Word) -> bool:
    return word.kind not in _VERBATIM and not any(char.isalnum() or char in '_@"|' for char in word.text)


def _ends_operand(word: Word) -> bool:
    return word.kind in _OPERANDS or word.text in _CLOSE


def _touch(before: Word, after: Word, *, unary: bool) -> bool:
    """Whether no space stands between two words; `unary` tells that the first is the sign of a number."""
    if any(is_sign(word) and word.text not in _KNOWN for word in (before, after)):
        return not after.apart
    if is_sign(after) and after.text in _CLOSED:
        return True
    if is_sign(before) and (before.text in _OPEN or before.text == ".." or unary):
        return True
    if is_sign(after) and after.text in _OPEN:
        return before.kind in _CALLED
    return is_sign(after) and after.text == ".." and _ends_operand(before)


def text_of(words: Sequence[Word], *, before: Word | None = None) -> str:
    """Words with one space between them, or none where they belong together; `before` stands on the line above."""
    if not words:
        return ""
    parts = [_shown(words[0])]
    stage = any(word.kind == "MODIFIES" for word in words)  # whose sign is no part of the number
    unary = words[0].kind == "MINUS" and not (before and _ends_operand(before))
    for left, right in pairwise(words):
        parts.append("" if _touch(left, right, unary=unary) else " ")
        parts.append(_shown(right))
        unary = right.kind == "MINUS" and not _ends_operand(left) and not (stage and left.text == ":")
    return "".join(parts)


def _shown(word: Word) -> str:
    if word.kind == "PARAPHRASE":
        return f"| {word.text.removeprefix('|').strip()}".rstrip()
    return word.text


def cut_cites(words: Sequence[Word]) -> tuple[Sequence[Word], Sequence[Word]]:
    """A line's words, and the citations at its end with the colon behind them; `during @1.0-a` is no citation."""
    end = len(words) - (words[-1].text == ":")
    start = end
    while start > 1 and words[start - 1].kind == "CITE" and words[start - 2].kind != "DURING":
        start -= 1
    return (words, ()) if start == end else (words[:start], words[start:])


def row_of(
    level: int, cells: Iterable[Sequence[Word]], cites: Sequence[Word] = (), *, comment: str = "", close: bool = False
) -> Row:
    return Row(
        level=level,
        cells=tuple(text_of(cell) for cell in cells),
        cites=text_of(cites),
        comment=comment,
        close=close,
    )


def plain_row(level: int, words: Sequence[Word], comment: str = "", *, before: Word | None = None) -> Row:
    """A line as one cell, its citations at the end."""
    body, cites = cut_cites(words)
    return Row(level=level, cells=(text_of(body, before=before),), cites=text_of(cites), comment=comment)


def joined(row: Row) -> str:
    """Indentation and cells, two spaces between them."""
    return " " * (STEP * row.level) + "  ".join(cell for cell in row.cells if cell)


def natural_width(row: Row) -> int:
    """Columns that a row needs when nothing is aligned; a comment does not count."""
    return len(joined(row)) + (2 + len(row.cites) if row.cites else 0)


def with_cites(text: str, row: Row) -> str:
    """A row's text with its citations: at their column where that is free, else two spaces on."""
    if not row.cites:
        return text
    space = 2 if row.close else max(2, CITES - len(text))
    return text + " " * space + row.cites


def print_line(line: Line) -> list[Row]:
    """A line as the author cut it, in one piece where that fits."""
    whole = plain_row(line.level, line.words, line.comment)
    if len(line.pieces) == 1 or (not line.remarked and natural_width(whole) <= WIDTH):
        return [whole]
    return list(_pieces(line.level, line.pieces))


def _pieces(level: int, pieces: Iterable[Piece]) -> Iterator[Row]:
    """Pieces below each other, indented by the brackets that are open, or once behind a comma."""
    depth = 0
    before: Word | None = None
    for piece in pieces:
        closing = 0
        while closing < len(piece.words) and piece.words[closing].text in _CLOSE:
            closing += 1
        inside = depth - closing
        if before is not None and depth == 0:  # joined by a comma alone
            inside = 2  # further in than the block that may follow
        for remark in piece.above:
            yield Row(level=level + max(depth, inside), cells=(remark,))
        yield plain_row(level + inside, piece.words, piece.comment, before=before)
        depth += sum((word.text in _OPEN) - (word.text in _CLOSE) for word in piece.words if is_sign(word))
        before = piece.words[-1]
