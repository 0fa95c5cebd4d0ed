"""A file to its canonical layout: what a line says is never changed, only where it stands.

Lines keep the author's words, comments and blank lines; indentation, spaces and columns are settled here. An item of
a kind that `item_rows` does not know is printed as it was written, without trailing spaces, and so is one whose new
layout would not read the same. May import: print_*, tree_to_syntax, text, parser, syntax, diagnostics, source.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tribonian.dsl import syntax as s
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.print_columns import set_columns, set_comments
from tribonian.dsl.print_items import item_rows
from tribonian.dsl.print_lines import Blank, Line, Remark, own_lines, read_lines
from tribonian.dsl.print_words import STEP, Row
from tribonian.dsl.source import Source
from tribonian.dsl.text import ItemText, split_items
from tribonian.dsl.tree_to_syntax import read_items


@dataclass(frozen=True, slots=True, kw_only=True)
class Verbatim:
    """A line that stays as it is."""

    text: str


Printed = Row | Verbatim | Remark | Blank


@dataclass(slots=True, kw_only=True)
class _Item:
    """An item on its way: what is printed of it, and what stands between it and the next."""

    node: s.ItemNode
    rows: Sequence[Printed]
    after: list[Remark | Blank]


def format_text(source: Source, sink: Sink) -> str | None:
    """The file in canonical layout, or nothing and every reason why it does not parse."""
    own = Sink()
    nodes = read_items(source, own)
    sink.diagnostics += own.diagnostics
    if own.failed:
        return None
    text = lay_out(source, nodes)
    other = _unlike(source, nodes, text)
    if not other:
        return text
    text = lay_out(source, nodes, as_written=other)
    return source.text if _unlike(source, nodes, text) else text


def comments(source: Source) -> list[str]:
    """Every comment of a file that parses, in order."""
    texts = list(split_items(source, Sink()))
    head = texts[0].start if texts else len(source.text)
    found = [line.strip() for line in source.text[:head].split("\n") if line.strip()]
    for item in texts:
        for entry in read_lines(item):
            match entry:
                case Line():
                    found += [text for piece in entry.pieces for text in (*piece.above, piece.comment) if text]
                case Remark(text=text):
                    found.append(text)
                case Blank():
                    pass
    return found


def _unlike(source: Source, nodes: list[s.ItemNode], text: str) -> frozenset[int]:
    """The items that a layout would change; all of them when it loses one or a comment."""
    sink = Sink()
    new = Source(name=source.name, text=text)
    again = read_items(new, sink)
    if sink.failed or len(again) != len(nodes) or comments(new) != comments(source):
        return frozenset(range(len(nodes)))
    return frozenset(number for number, (old, one) in enumerate(zip(nodes, again, strict=True)) if old != one)


# ---- items


def lay_out(source: Source, nodes: Sequence[s.ItemNode], *, as_written: frozenset[int] = frozenset()) -> str:
    """The text of a file with these items, those whose numbers are given as they were written."""
    texts = list(split_items(source, Sink()))
    head = texts[0].start if texts else len(source.text)
    printed: list[Printed] = list(own_lines([line.rstrip() for line in source.text[:head].split("\n")[:-1]], [0], 0))
    groups: list[int] = [-1] * len(printed)
    items = [
        _read(node, text, as_written=number in as_written)
        for number, (node, text) in enumerate(zip(nodes, texts, strict=True))
    ]
    group = 0
    for number, item in enumerate(items):
        following = items[number + 1] if number + 1 < len(items) else None
        after = item.after if following is None else _parted(item, following)
        columns = isinstance(item.node, s.ValueRule | s.ModifyRule | s.OptionDecl)
        printed += [*item.rows, *after]
        groups += [group if columns and row is item.rows[0] else -1 for row in item.rows] + [-1] * len(after)
        if following is None or Blank() in after or not _one_group(item.node, following.node):
            group += 1
    return _text(printed, groups)


def _text(printed: Sequence[Printed], groups: Sequence[int]) -> str:
    """Everything as lines: groups in columns, then comments, then no blank lines at either end."""
    texts: dict[int, str] = {}
    members: dict[int, dict[int, Row]] = {}
    for at, (row, group) in enumerate(zip(printed, groups, strict=True)):
        if group >= 0 and isinstance(row, Row):
            members.setdefault(group, {})[at] = row
    for rows in members.values():
        texts |= zip(rows, set_columns(list(rows.values())), strict=True)
    lines: list[tuple[str, str]] = []
    for at, row in enumerate(printed):
        match row:
            case Row():
                lines.append((texts.get(at) or set_columns([row])[0], row.comment))
            case Verbatim(text=text):
                lines.append((text, ""))
            case Remark():
                lines.append((" " * (STEP * row.level) + row.text, ""))
            case Blank():
                lines.append(("", ""))
    return "\n".join(set_comments(lines)).strip("\n") + "\n"


def _read(node: s.ItemNode, item: ItemText, *, as_written: bool) -> _Item:
    entries = read_lines(item)
    last = max(at for at, entry in enumerate(entries) if isinstance(entry, Line))
    body = entries[: last + 1]
    after = [entry for entry in entries[last + 1 :] if not isinstance(entry, Line)]
    rows = None if as_written else item_rows(node, body)
    if rows is None:
        lines = [line.rstrip() for line in item.text.rstrip().split("\n")]
        while lines[-1].startswith("#") or not lines[-1]:
            lines.pop()
        rest = [line.rstrip() for line in item.text.split("\n")[len(lines) : -1]]
        return _Item(node=node, rows=[Verbatim(text=line) for line in lines], after=list(own_lines(rest, [0], 0)))
    deepest = max(row.level for row in rows[-1:] if isinstance(row, Row))  # a rule's tail may have gone up a level
    after = [replace(one, level=min(one.level, deepest)) if isinstance(one, Remark) else one for one in after]
    return _Item(node=node, rows=rows, after=after)


def _parted(item: _Item, following: _Item) -> list[Remark | Blank]:
    """What stands between two items, with a blank line if they are of different kinds or take several lines."""
    after = item.after
    if Blank() in after or not _apart(item, following):
        return after
    inner = [at for at, entry in enumerate(after) if isinstance(entry, Remark) and entry.level > 0]
    start = inner[-1] + 1 if inner else 0  # comments at the margin go with the item below
    return [*after[:start], Blank(), *after[start:]]


def _apart(item: _Item, following: _Item) -> bool:
    """Whether a blank line must stand between two items; rules stay with their value and with each other."""
    match item.node, following.node:
        case (s.ValueDecl() | s.ValueRule() | s.ModifyRule(), s.ValueRule() | s.ModifyRule()):
            return False
        case _:
            several = len(item.rows) > 1 or len(following.rows) > 1
            return several or type(item.node) is not type(following.node)


def _one_group(node: s.ItemNode, following: s.ItemNode) -> bool:
    """Whether two items that follow each other are set in the same columns."""
    match node, following:
        case (s.ValueRule() | s.ModifyRule(), s.ValueRule() | s.ModifyRule()):
            return node.value == following.value
        case s.OptionDecl(), s.OptionDecl():
            return True
        case _:
            return False
