"""The plot of a simulation as PNG: the panels of the SVG, drawn by matplotlib, which is there only if asked for.

May import: simulate_bins, simulate_report; matplotlib, by name, so that nothing else needs it.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from tribonian.simulate_bins import branching_points, length_bins
from tribonian.simulate_report import Report, percent
from tribonian.simulate_svg import FILL, INK, LINE, SHADE, SOFT, WARN, subtitle

DPI = 110


def draw_png(path: Path, title: str, report: Report) -> None:
    """Draw and write the picture."""
    panels = [_shares, *([_lengths] if report.lengths else []), *([_moves] if report.branching else [])]
    heights = [0.9 + 0.34 * len(report.outcomes), 2.6, 2.6][: len(panels)]
    figure = import_module("matplotlib.figure").Figure(figsize=(8.6, sum(heights) + 1.0), layout="constrained")
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.12)
    figure.suptitle(f"{title}\n{subtitle(report)}", x=0.02, ha="left", fontsize=12, color=INK)
    for panel, axes in zip(
        panels, figure.subplots(len(panels), 1, height_ratios=heights, squeeze=False)[:, 0], strict=True
    ):
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.spines["bottom"].set_color(SOFT)
        axes.tick_params(colors=SOFT, labelsize=9, length=0)
        axes.set_axisbelow(True)
        panel(axes, report)
    # Without the version of matplotlib in it the file is the same wherever the drawing is.
    figure.savefig(path, dpi=DPI, metadata={"Software": None})


def _title(axes: Any, words: str) -> None:
    axes.set_title(words, loc="left", fontsize=10, color=INK)


def _shares(axes: Any, report: Report) -> None:
    rows = report.outcomes
    places = list(range(len(rows)))
    parts = [100 * one.share.share for one in rows]
    below = [100 * (one.share.share - one.share.low) for one in rows]
    above = [100 * (one.share.high - one.share.share) for one in rows]
    axes.barh(places, parts, color=[FILL if one.finished else WARN for one in rows], height=0.6)
    axes.errorbar(parts, places, xerr=[below, above], fmt="none", ecolor=INK, capsize=4, elinewidth=1.3)
    for place, one in enumerate(rows):
        axes.annotate(
            percent(one.share.share),
            (100 * one.share.high, place),
            (8, 0),
            textcoords="offset points",
            va="center",
            fontsize=9,
            color=INK,
        )
    axes.set_yticks(places, [one.words for one in rows], color=INK)
    axes.invert_yaxis()
    axes.set_xlim(0, max(1.0, *(100 * one.share.high for one in rows)) * 1.12)
    axes.xaxis.set_major_formatter("{x:g} %")
    axes.grid(axis="x", color=LINE)
    _title(axes, "Outcomes: share of games, with 95 % intervals")


def _lengths(axes: Any, report: Report) -> None:
    bins = length_bins(report.lengths)
    width = bins[0].high - bins[0].low
    shift = 0.5 if width == 1 else 0.0
    lefts = [one.low - shift for one in bins]
    axes.bar(lefts, [one.games for one in bins], width=width, align="edge", color=FILL, edgecolor="white")
    if report.length is not None:
        axes.axvline(report.length.median, color=INK, linestyle="--", linewidth=1.3)
    axes.grid(axis="y", color=LINE)
    median = f", median {report.length.median:g}" if report.length is not None else ""
    _title(axes, f"Length: games by number of answers{median}")


def _moves(axes: Any, report: Report) -> None:
    assert report.branching is not None
    points = branching_points(report.branching.by_choice, report.games)
    across = [one.choice for one in points]
    top = max(one.moves for one in points) * 1.1
    axes.fill_between(across, [top * one.share for one in points], color=SHADE)
    axes.plot(across, [one.moves for one in points], color=FILL, linewidth=1.8)
    axes.set_ylim(0, top)
    axes.grid(axis="y", color=LINE)
    _title(axes, "Legal moves: mean at the first choice, the second …; shaded: games that come so far")
