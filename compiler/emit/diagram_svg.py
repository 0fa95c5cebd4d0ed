"""A diagram as one SVG file that needs nothing else: readable on light and on dark, with tool tips.

May import: diagram_frames, diagram_parts, layout, text_width.
"""

from collections.abc import Mapping
from xml.sax.saxutils import escape

from tribonian.compiler.emit.diagram_frames import ICON, LEADING, SMALL, TEXT, Frame, Row, framed, label_rows, row_width
from tribonian.compiler.emit.diagram_parts import Diagram, Edge
from tribonian.compiler.emit.layout import Point, Route
from tribonian.compiler.emit.text_width import text_width

MARGIN = 24.0
HEAD = 58.0
FOOT = 44.0
STYLE = """
svg { background: #fff; font-family: Arial, "Liberation Sans", "Helvetica Neue", Helvetica, sans-serif; }
text { fill: #1c2733; } .clauses { fill: #6b7785; } .quiet, .note { fill: #5b6774; } .label { fill: #334155; }
.page { fill: #fff; } .g0 { fill: #fff; } .g1 { fill: #f3f5f8; } .card { fill: #fff; }
.g0, .g1 { stroke: #c3ccd6; } .card { stroke: #93a1b0; } .card, .g0, .g1 { stroke-width: 1.1; }
.skipped { stroke-dasharray: 5 4; } .elsewhere { stroke-dasharray: 2 3; }
.choose, .pick { stroke: #2563c9; } .chance { stroke: #b26a00; } .open { stroke: #7a3fc4; }
.way { fill: none; stroke: #6b7b8c; stroke-width: 1.3; } .head { fill: #6b7b8c; }
.back { stroke: #c2541b; } .head.back { fill: #c2541b; stroke: none; }
.mark { fill: #35424f; } .ring { fill: none; stroke: #35424f; stroke-width: 1.6; } .end { fill: #b3261e; }
.ring.end { fill: none; stroke: #b3261e; }
.s { fill: none; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.s-choose, .s-pick { stroke: #2563c9; } .f-choose { fill: #2563c9; }
.s-chance { stroke: #b26a00; } .f-chance { fill: #b26a00; } .s-open { stroke: #7a3fc4; }
.s-call { stroke: #0c7a6b; } .s-quiet { stroke: #7b8794; } .s-round { stroke: #c2541b; }
@media (prefers-color-scheme: dark) {
svg { background: #12171d; } text { fill: #e3e9ef; } .clauses { fill: #94a1af; } .quiet, .note { fill: #a3b0bd; }
.label { fill: #cbd5df; } .page, .g0 { fill: #12171d; } .g1 { fill: #1a2129; } .card { fill: #222b35; }
.g0, .g1 { stroke: #3b4753; } .card { stroke: #5d6c7b; }
.choose, .pick { stroke: #6ea3ff; } .chance { stroke: #e0a040; } .open { stroke: #b58cf0; }
.way { stroke: #8b9bab; } .head { fill: #8b9bab; } .back { stroke: #f0895a; } .head.back { fill: #f0895a; }
.mark { fill: #c9d3dd; } .ring { stroke: #c9d3dd; } .end { fill: #ff7b72; } .ring.end { stroke: #ff7b72; }
.s-choose, .s-pick { stroke: #6ea3ff; } .f-choose { fill: #6ea3ff; } .s-chance { stroke: #e0a040; }
.f-chance { fill: #e0a040; } .s-open { stroke: #b58cf0; } .s-call { stroke: #4cc2b0; } .s-quiet { stroke: #94a1af; }
.s-round { stroke: #f0895a; } }
"""
SIGNS = {
    "choose": '<path class="f-choose" d="M5 0 10 5 5 10 0 5Z"/>',
    "pick": '<path class="s s-pick" d="M5 .5 9.5 5 5 9.5 .5 5Z"/>',
    "chance": '<rect class="s s-chance" x=".8" y=".8" width="8.4" height="8.4" rx="2"/>'
    '<circle class="f-chance" cx="3.4" cy="3.4" r="1"/><circle class="f-chance" cx="6.6" cy="6.6" r="1"/>',
    "open": '<path class="s s-open" d="M2.6 3.2a2.4 2.4 0 1 1 3.6 2.1Q5 6 5 7M5 9.4v.2"/>',
    "call": '<path class="s s-call" d="M1.5 8.5 8.5 1.5M3.5 1.5h5v5"/>',
    "final": '<circle class="ring end" cx="5" cy="5" r="4.4"/><circle class="end" cx="5" cy="5" r="2.2"/>',
    "quiet": '<path class="s s-quiet" d="M1 5h8"/>',
    "again": '<path class="s s-round" d="M9 5a4 4 0 1 1-1.4-3M8 0v2.4H5.6"/>',
}
LEGEND = (
    ("choose", "chooses among options"),
    ("pick", "chooses a value"),
    ("chance", "rolls"),
    ("open", "the table says"),
    ("call", "drawn elsewhere"),
    ("again", "goes round"),
    ("final", "the game is over"),
    ("skipped", "may be skipped"),
)


def emit_svg(diagram: Diagram, numbers: Mapping[str, int] | None = None) -> str:
    """The whole file; boxes whose ids have numbers bear them, so that a page can find them and the legend."""
    root = framed(diagram.root, is_root=True)
    legend = _Legend()
    width = max(root.width, legend.width, text_width(diagram.title, 20, bold=True)) + 2 * MARGIN
    height = root.height + 2 * MARGIN + HEAD + FOOT
    size = f'width="{_n(width)}" height="{_n(height)}" viewBox="0 0 {_n(width)} {_n(height)}"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(diagram.title)}: {escape(diagram.subtitle)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{_n(width)}" height="{_n(height)}"/>',
        _text(diagram.title, (MARGIN, MARGIN + 18), 20, "title", bold=True),
        _text(diagram.subtitle, (MARGIN, MARGIN + 38), 13, "note"),
    ]
    out += [_row(row, (MARGIN - row.left + (ICON if row.sign else 0), MARGIN + HEAD)) for row in root.rows]
    _inside(root, ((width - root.width) / 2, MARGIN + HEAD), 0, out, numbers or {})
    signs = legend.draw((MARGIN, height - MARGIN))
    out += ['<g class="legend">', *signs, "</g>"] if numbers else signs
    out.append("</svg>\n")
    return "\n".join(out)


# ---- boxes


def _inside(frame: Frame, corner: Point, depth: int, out: list[str], numbers: Mapping[str, int]) -> None:
    """All that stands in a group: links first, so that boxes lie over them."""
    layout = frame.layout
    assert layout is not None
    left, top = corner[0] + frame.left, corner[1] + frame.top
    for edge, route in zip(frame.box.edges, layout.routes, strict=True):
        _link(edge, route, (left, top), out, across=frame.across)
    for one, (x, y) in zip(frame.inside, layout.corners, strict=True):
        _box(one, (left + x, top + y), depth, out, numbers)
    for edge, route in zip(frame.box.edges, layout.routes, strict=True):
        _label(edge, route, (left, top), depth, out)


def _box(frame: Frame, corner: Point, depth: int, out: list[str], numbers: Mapping[str, int]) -> None:
    box = frame.box
    x, y = corner
    begin = f'<g data-box="{numbers[box.id]}">' if box.id in numbers else "<g>"
    out.append(f"{begin}<title>{escape(box.tip)}</title>" if box.tip else begin)
    middle = (x + frame.width / 2, y + frame.height / 2)
    match box.kind:
        case "start":
            out.append(_circle(middle, 6, "mark"))
        case "exit":
            out.append(_circle(middle, 5.5, "ring"))
        case "final":
            out.append(_circle(middle, 6.2, "ring end") + _circle(middle, 3.4, "end"))
        case "loop":
            out.append(_circle(middle, frame.width / 2, "card"))
            out.append(_sign("again", (middle[0] - 6, middle[1] - 6), 1.2))
        case _:
            style = f"g{(depth + 1) % 2}" if box.kind == "group" else f"card {box.kind}"
            style += " skipped" if box.optional else ""
            round_by = frame.height / 2 if box.kind == "elsewhere" else 6
            out.append(
                f'<rect class="{style}" x="{_n(x)}" y="{_n(y)}" width="{_n(frame.width)}" '
                f'height="{_n(frame.height)}" rx="{_n(round_by)}"/>'
            )
            out += [_row(row, corner) for row in frame.rows]
            if box.repeats:
                out.append(_sign("again", (x + frame.width - 18, y + 8), 1.1))
    out.append("</g>")
    if box.kind == "group":
        _inside(frame, corner, depth + 1, out, numbers)


def _row(row: Row, corner: Point) -> str:
    x, y = corner[0] + row.left, corner[1] + row.top
    sign = _sign(row.sign, (x - 15, y + 2.2), 1) if row.sign else ""
    return sign + _text(row.text, (x, y + row.size * 0.98), row.size, row.style, bold=row.bold)


# ---- links


def _link(edge: Edge, route: Route, corner: Point, out: list[str], *, across: bool) -> None:
    style = " back" if route.backwards else ""
    points = [[(x + corner[0], y + corner[1]) for x, y in pair] for pair in route.stretches]
    path = f"M{_p(points[0][0])}"
    last = points[0][0]
    for start, end in points:
        if across:
            bend = (start[0] - last[0]) / 2
            curve = f"C{_p((last[0] + bend, last[1]))} {_p((start[0] - bend, start[1]))} {_p(start)}"
            straight = abs(last[1] - start[1]) < 0.05
        else:
            bend = (start[1] - last[1]) / 2
            curve = f"C{_p((last[0], last[1] + bend))} {_p((start[0], start[1] - bend))} {_p(start)}"
            straight = abs(last[0] - start[0]) < 0.05
        if start != last:
            path += f"L{_p(start)}" if straight else curve
        if end != start:
            path += f"L{_p(end)}"
        last = end
    tip = f"<title>{escape(edge.tip)}</title>" if edge.tip else ""
    out.append(f'<g>{tip}<path class="way{style}" d="{path}"/>')
    forward = -1 if route.backwards else 1
    heads = _head(last, forward, style, across=across)
    heads += _head(points[0][0], -forward, style, across=across) if edge.both else ""
    out.append(heads + "</g>")


def _head(tip: Point, forward: int, style: str, *, across: bool) -> str:
    x, y = tip
    if across:
        wings = (x - 7 * forward, y - 3.6), (x - 7 * forward, y + 3.6)
    else:
        wings = (x - 3.6, y - 7 * forward), (x + 3.6, y - 7 * forward)
    return f'<path class="head{style}" d="M{_p(tip)}L{_p(wings[0])}L{_p(wings[1])}Z"/>'


def _label(edge: Edge, route: Route, corner: Point, depth: int, out: list[str]) -> None:
    rows = label_rows(edge.labels)
    if not rows:
        return
    x, y = route.label[0] + corner[0], route.label[1] + corner[1]
    width = max(row_width(row) for row in rows) + 6
    height = len(rows) * TEXT * LEADING + 2
    tip = f"<title>{escape(edge.tip)}</title>" if edge.tip else ""
    out.append(
        f'<g>{tip}<rect class="g{depth % 2}" style="stroke:none" x="{_n(x - width / 2)}" y="{_n(y - height / 2)}" '
        f'width="{_n(width)}" height="{_n(height)}" rx="3"/>'
    )
    for number, row in enumerate(rows):
        left = x - row_width(row) / 2
        line = y - height / 2 + (number + 0.78) * TEXT * LEADING + 0.5
        out.append(_text(row.text, (left, line), TEXT, "label"))
        if row.clauses:
            out.append(_text(row.clauses, (left + text_width(row.text, TEXT) + 5, line), SMALL, "clauses"))
    out.append("</g>")


# ---- legend


class _Legend:
    """What the signs mean, in one row."""

    def __init__(self) -> None:
        self.width = sum(18 + text_width(words, TEXT) + 20 for _, words in LEGEND)

    def draw(self, corner: Point) -> list[str]:
        x, y = corner
        out: list[str] = []
        for sign, words in LEGEND:
            if sign == "skipped":
                out.append(
                    f'<rect class="card skipped" x="{_n(x - 3)}" y="{_n(y - 10)}" width="16" height="11" rx="3"/>'
                )
            else:
                out.append(_sign(sign, (x, y - 9), 1))
            out.append(_text(words, (x + 17, y), TEXT, "note"))
            x += 18 + text_width(words, TEXT) + 20
        return out


# ---- small things


def _sign(name: str, corner: Point, scale: float) -> str:
    scaled = "" if scale == 1 else f" scale({_n(scale)})"
    return f'<g transform="translate({_p(corner)}){scaled}">{SIGNS[name]}</g>'


def _circle(middle: Point, radius: float, style: str) -> str:
    return f'<circle class="{style}" cx="{_n(middle[0])}" cy="{_n(middle[1])}" r="{_n(radius)}"/>'


def _text(text: str, at: Point, size: float, style: str, *, bold: bool = False) -> str:
    """A line of text, pressed or stretched to the width it was measured with, whatever the font."""
    wide = text_width(text, size, bold=bold)
    weight = ' font-weight="bold"' if bold else ""
    fit = f' textLength="{_n(wide)}" lengthAdjust="spacingAndGlyphs"'
    return (
        f'<text class="{style}" x="{_n(at[0])}" y="{_n(at[1])}" font-size="{_n(size)}"{weight}{fit}>'
        f"{escape(text)}</text>"
    )


def _n(number: float) -> str:
    """A number with one digit behind the point, if it needs one."""
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _p(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"
