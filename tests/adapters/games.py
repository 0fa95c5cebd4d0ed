"""Engines for the adapters: games every library knows, and small books for what those do not have."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.books import load_folder, load_text
from tests.classics.walks import engine as game
from tests.engines import agricola
from tribonian.compiler.build import build
from tribonian.engines import load_engine

ROOT = Path(__file__).parents[2]

# White may be absent; what is open lies outside of the book; all who rest win together.
FAIR = """\
rulebook fair
  title "A fair"
players Red, Green, Blue, White at least 3
state resting: set of Player = empty
state wind: -2..2? = none
open weather: 0..2 "what the sky does is outside of the book"
phase stand(p: Player)
  p chooses one of
    build: nothing
    rest: add p to resting
game
  for each p in Player where playing(p): stand(p)
  learn sky: weather
  if sky > 0: wind := sky - 2
  end game won by resting
"""

# -1 is a value like others, seen or not, and so is a set of which nothing is known.
VEIL = """\
rulebook veil
  title "A veil"
players Red, Blue
state depth[o: Player]: -2..2 = -1
state cards[o: Player]: set of 1..3 = empty
hidden depth[o] from p when p != o
hidden cards[o] from p when p != o
game
  Red may dive: depth[Red] := -2; add 3 to cards[Red]
  end game
"""

# Nothing proves a book that is loaded here, so one may leave a player without a move.
TRAP = """\
rulebook trap
  title "A trap"
players Red, Blue
option door "There is a door"
scenario cellar "In the cellar"
scenario attic "In the attic"
reading weak: bool = no "whether Red can be too weak to open it"
game
  Red chooses one of
    flee when option door, not weak: end game won by Red
    jump when scenario attic: end game won by Blue
  end game
"""


@cache
def toll() -> Any:
    """The example of the documents: two merchants who roll dice and pay, and nobody wins."""
    return load_engine(build(load_folder(ROOT / "docs" / "examples" / "toll")))


@cache
def fair() -> Any:
    """Three or four players, an open answer, and shared wins."""
    return load_engine(build(load_text({"book.rules": FAIR})))


@cache
def veil() -> Any:
    """Numbers below nought and sets, each hidden from the other player."""
    return load_engine(build(load_text({"book.rules": VEIL})))


@cache
def trap() -> Any:
    """A game in which nobody can do anything, unless the set-up helps."""
    return load_engine(build(load_text({"book.rules": TRAP})))


# What both libraries are to be content with.
ENGINES: dict[str, Callable[[], Any]] = {
    "tic_tac_toe": partial(game, "tic_tac_toe"),
    "pig": partial(game, "pig"),
    "liars_dice": partial(game, "liars_dice"),
    "toll": toll,
    "fair": fair,
    "agricola": agricola,
}
