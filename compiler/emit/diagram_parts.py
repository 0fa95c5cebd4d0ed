"""A diagram as data: boxes inside boxes, and edges between boxes that stand in the same one.

What is drawn is decided before, how it looks afterwards. Plain values; nothing here computes.
May import nothing of ours.
"""

from dataclasses import dataclass
from typing import Literal

# `group` holds other boxes, `phase` is a procedure drawn as one card, `elsewhere` a call of one drawn in another place;
# `loop` is where ways meet to go round again;
# `start`, `exit` and `final` are marks: where control comes in, where it goes on outside, where the game is over.
BoxKind = Literal["group", "phase", "choose", "pick", "chance", "open", "elsewhere", "loop", "start", "exit", "final"]
LineKind = Literal["choose", "pick", "chance", "open", "call", "again", "final", "quiet"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One thing that is asked, rolled, called or done in a box, or the answers after which it begins again."""

    kind: LineKind
    text: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Label:
    """Why control goes along an edge: an answer, a condition."""

    text: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Edge:
    """From one box to another, by their ids, never to itself; `both` if control comes back the same way."""

    source: str
    target: str
    labels: tuple[Label, ...] = ()
    tip: str = ""
    both: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    id: str  # unlike every other of the diagram
    kind: BoxKind
    title: str = ""
    lines: tuple[Line, ...] = ()
    clauses: tuple[str, ...] = ()
    tip: str = ""
    repeats: bool = False  # control goes round inside it
    optional: bool = False  # control may go past it
    inside: "tuple[Box, ...]" = ()
    edges: tuple[Edge, ...] = ()
    places: tuple[str, ...] = ()  # the locations that it stands for


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagram:
    title: str
    subtitle: str
    root: Box
