"""The plot of a simulation as SVG, drawn by hand: three panels one above the other, readable in print and on screen.

Takes numbers and gives text; the same report gives the same bytes. May import: simulate_bins, simulate_report.
"""

from collections.abc import Iterable
from html import escape

from tribonian.simulate_bins import between, branching_points, length_bins, ticks
from tribonian.simulate_report import Outcome, Report, percent

WIDTH = 860
LEFT, RIGHT = 250.0, 800.0  # of the shares' panel; the others start further left
INSET = 70.0
MARGIN = 30.0
ROW = 34
PANEL = 190
LONGEST = 36  # letters beside a bar
FEW = 12  # points that are marked each
INK, SOFT, LINE, SHADE, FILL, WARN = "#1f2933", "#6b7785", "#d9dee4", "#eef2f6", "#3f72a6", "#c58a2b"
STYLE = (
    f"text{{font-family:system-ui,'Segoe UI','Helvetica Neue',Arial,sans-serif;font-size:13px;fill:{INK}}}"
    ".title{font-size:19px;font-weight:600}.head{font-size:14px;font-weight:600}"
    ".halo{paint-order:stroke;stroke:#ffffff;stroke-width:4px}"
    f".soft{{fill:{SOFT};font-size:12px}}"
    ".end{text-anchor:end}.mid{text-anchor:middle}"
)


def draw_svg(title: str, report: Report) -> str:
    """The whole picture."""
    parts: list[str] = []
    parts.append(_text(MARGIN, 38, title, "title"))
    parts.append(_text(MARGIN, 60, subtitle(report), "soft"))
    y = 96.0
    parts += _shares(y, report.outcomes)
    y += 30 + ROW * len(report.outcomes) + 52
    if report.lengths:
        parts += _lengths(y, report)
        y += PANEL + 84
    if report.branching is not None:
        parts += _moves(y, report)
        y += PANEL + 84
    height = round(y - 20)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{escape(f"{title}: {subtitle(report)}")}">\n<style>{STYLE}</style>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def subtitle(report: Report) -> str:
    games = f"{report.games} game{'' if report.games == 1 else 's'}"
    part = f" of {report.asked}, then interrupted" if report.interrupted else ""
    return f"{games}{part}, players {', '.join(dict.fromkeys(report.match.agents))}, seed {report.match.seed}"


# ---- panels


def _shares(y: float, outcomes: Iterable[Outcome]) -> list[str]:
    """A bar for each outcome, its interval as a whisker, the numbers beside it."""
    rows = list(outcomes)
    top = max((one.share.high for one in rows), default=1.0)
    marks = [mark for mark in ticks(100 * top, 5) if mark <= 100]
    full = max(100 * top, marks[-1])
    reach = RIGHT - 90 - LEFT
    parts = [_heading(y, "Outcomes", "share of games, with 95 % intervals")]
    base = y + 22 + ROW * len(rows)
    for mark in marks:
        x = LEFT + reach * mark / full
        parts.append(_line(x, y + 16, x, base, LINE))
        parts.append(_text(x, base + 17, f"{mark:g} %", "soft mid"))
    for place, one in enumerate(rows):
        middle = y + 22 + ROW * (place + 0.5)
        width = reach * 100 * one.share.share / full
        low, high = (LEFT + reach * 100 * part / full for part in (one.share.low, one.share.high))
        fill = FILL if one.finished else WARN
        words = one.words if len(one.words) <= LONGEST else f"{one.words[: LONGEST - 1]}…"
        parts.append(_text(LEFT - 12, middle + 4.5, words, "end"))
        parts.append(f'<rect x="{LEFT:.1f}" y="{middle - 10:.1f}" width="{width:.1f}" height="20" fill="{fill}"/>')
        parts.append(_line(low, middle, high, middle, INK, 1.5))
        parts += [_line(end, middle - 5, end, middle + 5, INK, 1.5) for end in (low, high)]
        parts.append(_text(high + 10, middle + 4.5, percent(one.share.share), ""))
    parts.append(_line(LEFT, y + 16, LEFT, base, SOFT))
    return parts


def _lengths(y: float, report: Report) -> list[str]:
    """The histogram of lengths, with the median."""
    bins = length_bins(report.lengths)
    low, high = bins[0].low, bins[-1].high
    marks = ticks(max(one.games for one in bins), 4)
    wide = RIGHT - INSET
    bottom = y + 20 + PANEL
    parts = [_heading(y, "Length", "games by number of answers")]
    parts += _grid(bottom, marks)
    for one in bins:
        left, right = (INSET + wide * (edge - low) / (high - low) for edge in (one.low, one.high))
        tall = PANEL * one.games / marks[-1]
        gap = min(1.0, (right - left) * 0.1)
        parts.append(
            f'<rect x="{left + gap:.1f}" y="{bottom - tall:.1f}" width="{right - left - 2 * gap:.1f}" '
            f'height="{tall:.1f}" fill="{FILL}"/>'
        )
    half = 0.5 if bins[0].high - bins[0].low == 1 else 0.0  # a bin of one number stands for its middle
    for mark in between(low, high - 2 * half):
        parts.append(_text(INSET + wide * (mark + half - low) / (high - low), bottom + 18, f"{mark:g}", "soft mid"))
    if report.length is not None:
        x = INSET + wide * (report.length.median + half - low) / (high - low)
        parts.append(_line(x, y + 8, x, bottom, INK, 1.5, "4 3"))
        words = f"median {report.length.median:g}"
        before = x > RIGHT - 110
        parts.append(_text(x - 6 if before else x + 6, y + 16, words, "halo end" if before else "halo"))
    parts.append(_line(INSET, bottom, RIGHT, bottom, SOFT))
    return parts


def _moves(y: float, report: Report) -> list[str]:
    """Mean of legal moves from choice to choice, before the share of games that go on."""
    if report.branching is None:
        return []
    points = branching_points(report.branching.by_choice, report.games)
    last = points[-1].choice + 0.5
    marks = ticks(max(one.moves for one in points), 6)
    wide = RIGHT - INSET
    bottom = y + 20 + PANEL

    def across(choice: float) -> float:
        return INSET + wide * (choice - 0.5) / max(1.0, last - 0.5)

    parts = [
        _heading(y, "Legal moves", "mean at the first choice of a game, the second …; shaded: games that come so far")
    ]
    going = " ".join(f"{across(one.choice):.1f},{bottom - PANEL * one.share:.1f}" for one in points)
    ends = f"{across(points[-1].choice):.1f},{bottom:.1f} {across(points[0].choice):.1f},{bottom:.1f}"
    parts.append(f'<polygon points="{going} {ends}" fill="{SHADE}"/>')
    parts += _grid(bottom, marks)
    path = " ".join(f"{across(one.choice):.1f},{bottom - PANEL * one.moves / marks[-1]:.1f}" for one in points)
    parts.append(f'<polyline points="{path}" fill="none" stroke="{FILL}" stroke-width="2" stroke-linejoin="round"/>')
    for one in points if len(points) <= FEW else []:
        tall = PANEL * one.moves / marks[-1]
        parts.append(f'<circle cx="{across(one.choice):.1f}" cy="{bottom - tall:.1f}" r="3.5" fill="{FILL}"/>')
    for mark in sorted({1.0, *between(min(2.0, last), last)}):
        parts.append(_text(across(mark), bottom + 18, f"{mark:g}", "soft mid"))
    parts.append(_line(INSET, bottom, RIGHT, bottom, SOFT))
    return parts


# ---- pieces


def _grid(bottom: float, marks: list[float]) -> list[str]:
    parts = []
    for mark in marks:
        y = bottom - PANEL * mark / marks[-1]
        parts.append(_line(INSET, y, RIGHT, y, LINE))
        parts.append(_text(INSET - 10, y + 4, f"{mark:g}", "soft end"))
    return parts


def _heading(y: float, name: str, words: str) -> str:
    return (
        f'<text x="{MARGIN:.1f}" y="{y:.1f}"><tspan class="head">{escape(name)}</tspan>'
        f'<tspan class="soft" dx="10">{escape(words)}</tspan></text>'
    )


def _text(x: float, y: float, words: str, kind: str) -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{named}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1.0, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}" '
        f'stroke-width="{width:g}"{dashed}/>'
    )
