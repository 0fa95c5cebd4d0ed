"""The plot of a simulation: what is drawn, and into which kind of file.

Outcome shares with their intervals, a histogram of lengths, legal moves from choice to choice. SVG is drawn by
ourselves; PNG takes matplotlib. May import: play, simulate_png, simulate_report, simulate_svg.
"""

from importlib.util import find_spec
from pathlib import Path

from tribonian.play import write_text
from tribonian.simulate_report import Report
from tribonian.simulate_svg import draw_svg

KINDS = (".svg", ".png")
HINT = "matplotlib is missing: `pip install tribonian[plot]` brings it, or ask for a file that ends in .svg"


def drawable(path: Path) -> str:
    """Why no plot can be drawn into such a file; nothing if one can."""
    if path.suffix.lower() not in KINDS:
        return f"--plot takes a file that ends in {' or '.join(KINDS)}, not {path.name}"
    if path.suffix.lower() == ".png" and find_spec("matplotlib") is None:
        return f"a plot as PNG is drawn by matplotlib, and {HINT}"
    return ""


def draw(path: Path, title: str, report: Report) -> None:
    """Draw the plot and write it."""
    if path.suffix.lower() == ".svg":
        write_text(path, draw_svg(title, report))
    else:
        from tribonian.simulate_png import draw_png

        draw_png(path, title, report)
