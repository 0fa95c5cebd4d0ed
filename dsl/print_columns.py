"""Rows to columns: the rules of one value, options, table cells, header lines, comments behind lines.

Columns are set for a group as a whole: where one row would pass the width, none is moved. May import: print_words.
"""

from collections.abc import Sequence

from tribonian.dsl.print_words import STEP, WIDTH, Row, natural_width, with_cites


def _rest(row: Row, column: int) -> int:
    """Columns from a cell to the end of a row when nothing more is aligned."""
    text = "  ".join(cell for cell in row.cells[column:] if cell)
    return len(text) + (2 + len(row.cites) if row.cites else 0)


def set_columns(rows: Sequence[Row]) -> list[str]:
    """The rows of a group, their cells below each other as far as that fits."""
    texts = [" " * (STEP * row.level) + row.cells[0] for row in rows]
    for column in range(1, max((len(row.cells) for row in rows), default=0)):
        members = [number for number, row in enumerate(rows) if column < len(row.cells) and row.cells[column]]
        start = 2 + max((len(texts[number]) for number in members), default=0)
        fits = all(start + _rest(rows[number], column) <= max(WIDTH, natural_width(rows[number])) for number in members)
        for number in members:
            space = start if fits else len(texts[number]) + 2
            texts[number] = texts[number].ljust(space) + rows[number].cells[column]
    return [with_cites(text, row) for text, row in zip(texts, rows, strict=True)]


def set_cells(rows: Sequence[tuple[str, ...]], *, space: int) -> list[str]:
    """Cells below each other, whatever their width."""
    widths = [max(len(row[column]) for row in rows if column < len(row)) for column in range(max(map(len, rows)))]
    return [
        "".join(cell.ljust(width + space) for cell, width in zip(row, widths, strict=False)).rstrip() for row in rows
    ]


def set_comments(lines: Sequence[tuple[str, str]]) -> list[str]:
    """Lines with the comments behind them: those of lines that follow each other below each other."""
    found: list[str] = []
    run: list[tuple[str, str]] = []
    for text, comment in [*lines, ("", "")]:
        if comment and text:
            run.append((text, comment))
            continue
        column = 2 + max((len(one) for one, _ in run), default=0)
        fits = all(column + len(words) <= WIDTH for _, words in run)
        found += [one.ljust(column if fits else len(one) + 2) + words for one, words in run]
        run = []
        found.append(text or comment)
    return found[:-1]
