"""How large every box of a diagram is and where it stands: text broken into rows, nested boxes laid out inside.

May import: diagram_parts, layout, text_width.
"""

from dataclasses import dataclass

from tribonian.compiler.emit.diagram_parts import Box, Label, LineKind
from tribonian.compiler.emit.layout import Item, Layout, Link, lay_out
from tribonian.compiler.emit.text_width import text_width, wrap

TITLE, TEXT, SMALL = 13.0, 11.5, 9.5
LEADING = 1.32
PAD = 10.0
ICON = 16.0
WIDEST = 205.0
GROUP_PAD = 18.0
MARK = 14.0
LOOP = 26.0
MOST_CLAUSES = 4
HIGHER = 1.4


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A row of text; the first of a line has its sign before it."""

    text: str
    size: float
    top: float  # of the row, in its box
    left: float
    style: str
    bold: bool = False
    sign: LineKind | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A box with its size, the rows of its text, and where the boxes inside it stand."""

    box: Box
    width: float
    height: float
    rows: tuple[Row, ...] = ()
    inside: "tuple[Frame, ...]" = ()
    layout: Layout | None = None
    top: float = 0  # where the boxes inside begin
    left: float = 0
    across: bool = False  # links run from left to right


def framed(box: Box, *, is_root: bool = False) -> Frame:
    """A box measured, with all that is in it."""
    match box.kind:
        case "group":
            return _group(box, is_root=is_root)
        case "start" | "exit" | "final":
            return Frame(box=box, width=MARK, height=MARK)
        case "loop":
            return Frame(box=box, width=LOOP, height=LOOP)
        case _:
            return _card(box)


def _card(box: Box) -> Frame:
    rows = _Rows(PAD)
    sign: LineKind | None = None
    if box.kind in ("choose", "pick", "chance", "open"):
        sign = box.kind
    elif box.kind == "elsewhere":
        sign = "call"
    if sign:
        rows.line(box.title, sign)
    else:
        rows.add(box.title, TITLE, "title", bold=True)
    rows.add(_cited(box.clauses), SMALL, "clauses", indent=ICON if sign else 0)
    if rows.rows and box.lines:
        rows.top += 4
    for line in box.lines:
        rows.line(line.text, line.kind)
    width = rows.width + 2 * PAD + (18 if box.repeats else 0)
    return Frame(box=box, width=max(width, 54), height=rows.top + PAD - 2, rows=tuple(rows.rows))


def _group(box: Box, *, is_root: bool) -> Frame:
    rows = _Rows(0 if is_root else PAD)
    if not is_root:
        rows.add(box.title, TITLE, "title", bold=True)
        rows.add(_cited(box.clauses), SMALL, "clauses")
    for line in box.lines:
        rows.line(line.text, line.kind)
    frames = [framed(one) for one in box.inside]
    places = {one.id: number for number, one in enumerate(box.inside)}
    links = []
    for edge in box.edges:
        width, height = label_size(edge.labels)
        links.append(Link(source=places[edge.source], target=places[edge.target], width=width, height=height))
    items = [Item(width=one.width, height=one.height) for one in frames]
    layout, across = min(
        ((lay_out(items, links, across=across), across) for across in (False, True)), key=lambda one: _cost(one[0])
    )
    pad = 0 if is_root else GROUP_PAD
    width = max(layout.width + 2 * pad, rows.width + 2 * PAD + (18 if box.repeats else 0))
    top = rows.top + (8 if rows.rows else 0)
    return Frame(
        box=box,
        width=width,
        height=top + layout.height + pad,
        rows=tuple(rows.rows),
        inside=tuple(frames),
        layout=layout,
        top=top,
        left=(width - layout.width) / 2,
        across=across,
    )


def _cost(layout: Layout) -> float:
    """How much of a page a layout takes up; pages are wider than high."""
    return max(layout.width, HIGHER * layout.height)


class _Rows:
    """Rows of text, one below the other."""

    def __init__(self, top: float) -> None:
        self.top = top
        self.width = 0.0
        self.rows: list[Row] = []

    def add(
        self,
        text: str,
        size: float,
        style: str,
        *,
        bold: bool = False,
        indent: float = 0,
        sign: LineKind | None = None,
    ) -> None:
        if not text:
            return
        for part in wrap(text, size, WIDEST, 4, bold=bold):
            row = Row(text=part, size=size, top=self.top, left=PAD + indent, style=style, bold=bold, sign=sign)
            self.rows.append(row)
            self.width = max(self.width, indent + text_width(part, size, bold=bold))
            self.top += size * LEADING
            sign = None

    def line(self, text: str, sign: LineKind) -> None:
        self.add(text, TEXT, "quiet" if sign == "quiet" else "text", indent=ICON, sign=sign)


def _cited(clauses: tuple[str, ...], most: int = MOST_CLAUSES) -> str:
    more = " …" if len(clauses) > most else ""
    return " ".join(clauses[:most]) + more


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelRow:
    """A row of a label, and the clauses that stand small behind it."""

    text: str
    clauses: str = ""


def label_rows(labels: tuple[Label, ...]) -> list[LabelRow]:
    """The rows of a label: short answers without clauses share one."""
    rows: list[LabelRow] = []
    for label in labels:
        longer = f"{rows[-1].text}, {label.text}" if rows else label.text
        if rows and not label.clauses and not rows[-1].clauses and text_width(longer, TEXT) <= 150:
            rows[-1] = LabelRow(text=longer)
        else:
            rows.append(LabelRow(text=label.text, clauses=_cited(label.clauses, 2)))
    return rows


def row_width(row: LabelRow) -> float:
    return text_width(row.text, TEXT) + (text_width(row.clauses, SMALL) + 5 if row.clauses else 0)


def label_size(labels: tuple[Label, ...]) -> tuple[float, float]:
    rows = label_rows(labels)
    if not rows:
        return 0, 0
    return max(row_width(row) for row in rows) + 10, len(rows) * TEXT * LEADING + 4
