"""An item's lines to rows, by the kind of item: what is set in columns, and what is broken over several lines.

May import: print_columns, print_lines, print_words, syntax.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from tribonian.dsl import syntax as s
from tribonian.dsl.print_columns import set_cells
from tribonian.dsl.print_lines import Blank, Entry, Line, Remark, Word
from tribonian.dsl.print_words import (
    WIDTH,
    Row,
    cut_cites,
    natural_width,
    plain_row,
    print_line,
    row_of,
    text_of,
)

Printed = Row | Remark | Blank


def item_rows(node: s.ItemNode, body: Sequence[Entry]) -> list[Printed] | None:
    """The lines of an item, or nothing for a kind not known here."""
    match node:
        case s.RulebookDecl():
            return _header(body)
        case s.ValueRule():
            return _value_rule(body)
        case s.TableDecl():
            return _table(body)
        case s.OptionDecl() | s.ReadingDecl() | s.OpenDecl():
            return _reasoned(body, close=not isinstance(node, s.OptionDecl))
        case s.ImportDecl() | s.SectionDecl() | s.PlayersDecl() | s.EnumDecl() | s.StateDecl() | s.TrackDecl():
            return list(_plain(body))
        case s.ValueDecl() | s.EventDecl() | s.LoopDecl() | s.InvariantDecl() | s.InterpretationDecl():
            return list(_plain(body))
        case s.ReactionRule() | s.WheneverRule() | s.ProcedureDecl() | s.ErrataDecl():
            return list(_plain(body))
        case s.ModifyRule():
            return _value_rule(body)
        case s.SuspendRule() | s.LimitDecl():
            return list(_plain(body))
        case s.ContentsDecl() | s.TermDecl() | s.RefersDecl() | s.TopicDecl() | s.ClaimDecl() | s.OrderClaim():
            return list(_plain(body))
        case s.SpaceList() | s.SpaceSum() | s.FootprintDecl() | s.GroupDecl():
            return list(_plain(body))
        case s.PoolDecl() | s.QueueDecl() | s.HiddenDecl() | s.ReachingRule() | s.SequenceDecl() | s.ActionDecl():
            return list(_plain(body))
        case s.WindowDecl() | s.ScenarioDecl() | s.ReachableDecl() | s.RulingDecl():
            return list(_plain(body))
        case s.CodesDecl() | s.PieceDecl() | s.SpaceMap() | s.MapDecl():
            return _with_data(body)
        case _:
            return None


def _with_data(body: Sequence[Entry]) -> list[Printed]:
    """Rows of data with their cells below each other, block by block; the rest as it comes."""
    blocks: list[list[int]] = []
    for at, entry in enumerate(body):
        if isinstance(entry, Line) and _is_data(entry):
            previous = body[blocks[-1][-1]] if blocks else None
            parted = not blocks or any(isinstance(one, Line) for one in body[blocks[-1][-1] + 1 : at])
            if parted or not isinstance(previous, Line) or previous.level != entry.level:
                blocks.append([])
            blocks[-1].append(at)
    laid: dict[int, Row] = {}
    for block in blocks:
        lines = [entry for at in block if isinstance(entry := body[at], Line)]
        cut = [cut_cites(line.words) for line in lines]
        texts = set_cells([tuple(cell.text for cell in cells) for cells, _ in cut], space=2)
        for at, line, text, (_, cites) in zip(block, lines, texts, cut, strict=True):
            laid[at] = Row(level=line.level, cells=(text,), cites=text_of(cites), comment=line.comment)
    printed: list[Printed] = []
    for at, entry in enumerate(body):
        printed += [laid[at]] if at in laid else list(_plain([entry]))
    return printed


def _is_data(line: Line) -> bool:
    """Whether a line is a row of cells; a line of codes is one too."""
    cells, _ = cut_cites(line.words)
    kinds = {cell.kind for cell in cells}
    codes = cells[0].kind in ("CELL", "STRING") and len(cells) == 2
    return not line.remarked and (kinds <= {"CELL", "STRING"} or codes)


def _plain(body: Sequence[Entry]) -> Iterator[Printed]:
    for entry in body:
        match entry:
            case Line():
                yield from print_line(entry)
            case Remark() | Blank():
                yield entry


def _lines(body: Sequence[Entry]) -> list[Line]:
    return [entry for entry in body if isinstance(entry, Line)]


def _reasoned(body: Sequence[Entry], *, close: bool) -> list[Printed] | None:
    """A declaration with its title or reason in a column of its own."""
    if len(body) != 1 or _lines(body)[0].remarked:
        return list(_plain(body))
    line = _lines(body)[0]
    words, cites = cut_cites(line.words)
    at = next((at for at, word in enumerate(words) if word.kind == "STRING"), len(words))
    return [row_of(0, [words[:at], words[at:]], cites, comment=line.comment, close=close)]


def _header(body: Sequence[Entry]) -> list[Printed]:
    """`rulebook NAME`, and below it the words of its header in one column."""
    found: list[Printed] = []
    width = max((len(line.words[0].text) for line in _lines(body)[1:]), default=0)
    for row in _plain(body):
        if isinstance(row, Row) and row.level == 1:
            key, _, rest = row.cells[0].partition(" ")
            row = replace(row, cells=(f"{key.ljust(width)} {rest}",))
        found.append(row)
    return found


def _table(body: Sequence[Entry]) -> list[Printed] | None:
    """Rows with their cells below each other; ids, where rows have them, in a column before."""
    rows: list[tuple[Word | None, Sequence[Word], Sequence[Word]]] = []
    level = 1
    for line in _lines(body)[1:]:
        if not rows and [word.text for word in line.words] == ["grid"] and not line.remarked:
            level = 2
            continue
        cells, cites = cut_cites(line.words)
        row_id = cells[0] if cells[0].kind == "ROW_ID" else None
        cells = cells[1:] if row_id else cells
        if any(cell.kind != "CELL" for cell in cells) or len(line.pieces) > 1:
            return None
        rows.append((row_id, cells, cites))
    if not rows:
        return None
    bodies = set_cells([tuple(cell.text for cell in cells) for _, cells, _ in rows], space=2)
    width = max((len(row_id.text) for row_id, _, _ in rows if row_id), default=0)
    printed = list(_plain(body[:1]))
    number = 0
    for entry in body[1:]:
        match entry:
            case Line() if level == 2 and number == 0 and entry.words[0].text == "grid":
                printed.append(Row(level=1, cells=("grid",), cites="", comment=entry.comment))
            case Line():
                row_id, _, cites = rows[number]
                lead = f"{row_id.text.ljust(width)} " if row_id else ""
                row = Row(level=level, cells=(lead + bodies[number],), cites=text_of(cites), comment=entry.comment)
                printed.append(row)
                number += 1
            case Remark() | Blank():
                printed.append(entry)
    return printed


def _rule_row(words: Sequence[Word], comment: str) -> Row:
    """`rule ID`, what it gives, when, and what it overrides, as cells."""
    cells = _rule_cells(words)
    last = max(at for at, cell in enumerate(cells) if cell)
    cells[last], cites = cut_cites(cells[last])
    return row_of(0, cells, cites, comment=comment)


def _rule_cells(words: Sequence[Word]) -> list[Sequence[Word]]:
    cells: dict[str, Sequence[Word]] = {"": (), "WHEN": (), "OVERRIDES": (), "AFTER": ()}
    starts = [2, *(at for at, word in enumerate(words) if word.kind in cells)]
    for start, end in pairwise([*starts, len(words)]):
        cells[words[start].kind if start > 2 else ""] = words[start:end]
    return [words[:2], *cells.values()]


def _value_rule(body: Sequence[Entry]) -> list[Printed]:
    """On one line if that fits, else conditions and overrides below; as the author cut it around comments."""
    lines = _lines(body)
    first = lines[0]
    remarked = any(line.remarked for line in lines) or any(line.comment for line in lines[:-1])
    if remarked or any(isinstance(entry, Remark) for entry in body):
        if len(print_line(first)) > 1:
            return list(_plain(body))
        return [_rule_row(first.words, first.comment), *_plain(body[1:])]
    words = [word for line in lines if line.words[0].kind != "PARAPHRASE" for word in line.words]
    row = _rule_row(words, lines[-1].comment)
    rows = [row]
    if natural_width(row) > WIDTH:
        rule, head, *parts = _rule_cells(words)
        body_words, cites = cut_cites(head)
        rows = [row_of(0, [rule, body_words], cites), *(plain_row(1, part) for part in parts if part)]
        cut = any(len(print_line(line)) > 1 for line in lines)
        if cut and any(natural_width(one) > WIDTH for one in rows):
            return list(_plain(body))
        rows[-1] = replace(rows[-1], comment=row.comment)
    return [*rows, *(plain_row(1, line.words) for line in lines if line.words[0].kind == "PARAPHRASE")]
