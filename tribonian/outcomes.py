"""Who wins how often under two variants, with intervals: random games of each, told side by side and drawn.

May import: batch, playouts, shares, simulate, simulate_report, shapes, compiler.
"""

from dataclasses import dataclass
from html import escape as in_svg
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.batch import bulk, spread
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine
from tribonian.play import write_text
from tribonian.playouts import Tally, play_games
from tribonian.shapes import Json
from tribonian.shares import Share, share
from tribonian.simulate import Wish, match_of
from tribonian.simulate_report import outcomes_of

LEGEND = "random games each; grey before, blue after; lines are 95 % intervals"
MOST = 10_000  # answers of a game


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcomes:
    """Shares of every outcome before and after, and whether the difference is more than chance."""

    games: int
    rows: tuple[tuple[str, Share, Share], ...]


def outcomes(old: Machine, new: Machine, games: int, *, seed: int = 1, jobs: int = 1) -> Outcomes:
    """Play so many random games of each."""
    before, after = (_shares(machine, games, seed, jobs) for machine in (old, new))
    none = share(0, games)
    names = list(dict.fromkeys([*before, *after]))
    return Outcomes(games=games, rows=tuple((name, before.get(name, none), after.get(name, none)) for name in names))


def _shares(machine: Machine, games: int, seed: int, jobs: int) -> dict[str, Share]:
    source = emit_python(machine)
    match = match_of(bulk(source), Wish(games=games, seed=seed, agent="random", jobs=jobs), "")
    tally = Tally()
    for _, found in spread(source, play_games, match, games=games, jobs=jobs):
        tally.add(found)
    return {one.words: one.share for one in outcomes_of(tally, match.players, MOST)}


def apart(one: Share, other: Share) -> tuple[float, float]:
    """The 95 % interval of the difference of two shares, by Newcombe's method."""
    gap = other.share - one.share
    low = gap - sqrt((other.share - other.low) ** 2 + (one.high - one.share) ** 2)
    high = gap + sqrt((other.high - other.share) ** 2 + (one.share - one.low) ** 2)
    return low, high


def print_outcomes(out: Console, found: Outcomes) -> None:
    table = Table(box=None, pad_edge=False, title=f"{found.games} random games of each", title_justify="left")
    for name in ("outcome", "before", "after", "difference"):
        table.add_column(name, justify="left" if name == "outcome" else "right", no_wrap=True)
    for name, one, other in found.rows:
        low, high = apart(one, other)
        sure = "bold" if low > 0 or high < 0 else "dim"
        table.add_row(
            escape(name),
            _percent(one),
            _percent(other),
            f"[{sure}]{100 * (other.share - one.share):+.1f} ({100 * low:+.1f} to {100 * high:+.1f})[/]",
        )
    out.print(table)


def _percent(one: Share) -> str:
    return f"{100 * one.share:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"


def outcomes_json(found: Outcomes) -> Json:
    def told(one: Share) -> Json:
        return {"count": one.count, "share": round(one.share, 4), "low": round(one.low, 4), "high": round(one.high, 4)}

    return {
        "games": found.games,
        "outcomes": [{"outcome": name, "before": told(one), "after": told(other)} for name, one, other in found.rows],
    }


def draw_outcomes(path: Path, title: str, found: Outcomes) -> None:
    """The shares as bars with their intervals, before above after, in one SVG file."""
    left, width, step = 190, 420, 54
    height = 70 + step * len(found.rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {height}" font-family="sans-serif">',
        f'<rect width="100%" height="100%" fill="#fff"/><text x="12" y="26" font-size="16">{in_svg(title)}</text>',
        f'<text x="12" y="46" font-size="12" fill="#555">{found.games} {LEGEND}</text>',
    ]
    for number, (name, one, other) in enumerate(found.rows):
        top = 62 + number * step
        parts.append(f'<text x="{left - 10}" y="{top + 22}" font-size="13" text-anchor="end">{in_svg(name)}</text>')
        for place, (part, colour) in enumerate(((one, "#9aa4ad"), (other, "#1f5fbf"))):
            y = top + place * 18
            low, high = left + part.low * width, left + part.high * width
            parts.append(f'<rect x="{left}" y="{y}" width="{part.share * width:.1f}" height="14" fill="{colour}"/>')
            whisker = f"M{low:.1f} {y + 7}H{high:.1f}M{low:.1f} {y + 3}v8M{high:.1f} {y + 3}v8"
            parts.append(f'<path d="{whisker}" stroke="#111" fill="none"/>')
            parts.append(f'<text x="{high + 6:.1f}" y="{y + 12}" font-size="12">{100 * part.share:.1f} %</text>')
    write_text(path, "\n".join([*parts, "</svg>\n"]))
