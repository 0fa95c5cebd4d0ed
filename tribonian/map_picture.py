"""Maps as text: grids of hexes and squares, each space with whose pieces stand there, graphs as lists of neighbours.

May import: board, words, dsl.
"""

from rich.console import Console
from rich.text import Text

from tribonian.board import Board, Values
from tribonian.compiler.machine import Map
from tribonian.dsl.sorts import Enumeration
from tribonian.words import HIDDEN, shortened, word

WIDTH = 7  # of a column


def show_maps(out: Console, board: Board, values: Values) -> None:
    """Draw every map of the book that something can stand on."""
    drawn = False
    for space in board.book.spaces.values():
        here = board.machine.maps.get(space.name)
        stands = standing(board, values, space.sort)
        if here is None or space.shape == "list":
            continue
        drawn = True
        out.print(Text(space.name, style="bold"))
        if space.shape == "graph":
            _graph(out, board, space.sort, here, stands)
        else:
            _grid(out, board, space.sort, here, stands)
    if not drawn:
        out.print("  this book has no map")


def standing(board: Board, values: Values, sort: Enumeration) -> dict[str, dict[str, int]]:
    """How many pieces of whom stand on each space."""
    found: dict[str, dict[str, int]] = {}
    for piece, declared in board.book.pieces.items():
        for slot in board.slots.get(f"{piece}.{declared.place}", []) if declared.place else []:
            where = word(values[slot.name])
            if where != HIDDEN and where in sort.members:
                owner = board.owners[piece].get(slot.index[0], "")
                found.setdefault(where, {}).setdefault(owner, 0)
                found[where][owner] += 1
    return found


def _pieces(stands: dict[str, int], colours: dict[str, str]) -> Text:
    """The pieces on a space: how many, with the first letter of their player."""
    found = Text()
    for owner, count in stands.items():
        found.append(f"{owner[:1] or '•'}{count}", style=f"bold {colours.get(owner, '')}".strip())
    return found


def _grid(out: Console, board: Board, sort: Enumeration, here: Map, stands: dict[str, dict[str, int]]) -> None:
    """Strips of columns as wide as the terminal; each space has two lines, its id and what stands on it."""
    columns = sorted({place[0] for place in here.places if place is not None})
    wide = max(4, (out.width - WIDTH) // WIDTH)
    for first in range(0, len(columns), wide):
        strip = columns[first : first + wide]
        lines: dict[int, list[tuple[int, Text]]] = {}
        for number, place in enumerate(here.places):
            if place is None or place[0] not in strip:
                continue
            name = sort.members[number]
            across, down = _shift(here, place)
            at, line = (place[0] - strip[0]) * WIDTH + across + 2, 2 * place[1] + down
            there = stands.get(name, {})
            lines.setdefault(line, []).append((at, Text(name, style="" if there else "dim")))
            lines.setdefault(line + 1, []).append((at, _pieces(there, board.colours)))
        for line in sorted(lines):
            text = Text()
            for at, part in sorted(lines[line], key=lambda one: one[0]):
                text.append(" " * max(1, at - len(text)))
                text.append_text(part)
            if text.plain.strip():
                out.print(text)


def _shift(here: Map, place: tuple[int, int]) -> tuple[int, int]:
    """How far a space is moved to the right and down because the grid is shifted."""
    if here.shape != "hex":
        return 0, 0
    rows = here.shifted.endswith("rows")
    is_odd = (place[1] if rows else place[0]) % 2 == 1
    moved = is_odd == here.shifted.startswith("odd")
    if not moved:
        return 0, 0
    return (WIDTH // 2, 0) if rows else (0, 1)


def _graph(out: Console, board: Board, sort: Enumeration, here: Map, stands: dict[str, dict[str, int]]) -> None:
    width = max(len(name) for name in sort.members)
    for number, name in enumerate(sort.members):
        near = shortened([sort.members[one] for one in here.near[number]], 8)
        line = Text(f"  {name:{width}}  ").append_text(_pieces(stands.get(name, {}), board.colours))
        out.print(line.append(f"  beside {near}" if near else "", style="dim"))
