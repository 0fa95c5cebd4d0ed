"""Ids and maps as numbers: what ids a row stands for, where a space of a grid lies, which lie side by side.

Rows count downwards, columns to the right; directions go clockwise from the top. May import: sorts.
"""

import re

from tribonian.dsl.sorts import Enumeration

Place = tuple[int, int]
_ID = re.compile(r"[0-9]+")
_SEVERAL = re.compile(r"([A-Za-z_][A-Za-z0-9_]*?)([0-9]+)\.\.([0-9]+)")
_RUN = re.compile(r"([0-9]{2,4})\.\.([0-9]{2,4})")
_SQUARE = ((0, -1), (1, 0), (0, 1), (-1, 0))
_SQUARE_ALL = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_BY_COLUMNS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # cube steps q, r from the top, clockwise
_BY_ROWS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def expand_ids(text: str) -> list[str]:
    """The ids of a row: one, or `warband_1..12`, or on a grid `2226..2231`."""
    run = _RUN.fullmatch(text)
    if run and len(run[1]) == len(run[2]):
        return [f"{number:0{len(run[1])}d}" for number in range(int(run[1]), int(run[2]) + 1)]
    found = _SEVERAL.fullmatch(text)
    if not found or len(found[2]) > 4 or len(found[3]) > 4:
        return [text]
    return [f"{found[1]}{number}" for number in range(int(found[2]), int(found[3]) + 1)]


def grid_place(member: str) -> Place | None:
    """Column and row of an id such as `0412`; nothing where it is no such id."""
    if not _ID.fullmatch(member) or len(member) % 2:
        return None
    half = len(member) // 2
    return int(member[:half]), int(member[half:])


def grid_id(column: int, row: int, *, width: int = 2) -> str:
    return f"{column:0{width}d}{row:0{width}d}"


def _to_cube(place: Place, shifted: str) -> Place:
    column, row = place
    odd = shifted.startswith("odd")
    if shifted.endswith("rows"):
        lift = (row & 1) if odd else 1 - (row & 1)
        return column - (row - lift) // 2, row
    lift = (column & 1) if odd else 1 - (column & 1)
    return column, row - (column - lift) // 2


def _from_cube(cube: Place, shifted: str) -> Place:
    q, r = cube
    odd = shifted.startswith("odd")
    if shifted.endswith("rows"):
        lift = (r & 1) if odd else 1 - (r & 1)
        return q + (r - lift) // 2, r
    lift = (q & 1) if odd else 1 - (q & 1)
    return q, r + (q - lift) // 2


def steps(shape: str, directions: int) -> int:
    """How many directions lead from a space of a grid."""
    if shape == "hex":
        return 6
    return 8 if directions == 8 else 4


def step(place: Place, way: int, *, shape: str, shifted: str, directions: int) -> Place:
    """The place one step on in a direction."""
    if shape == "hex":
        moves = _BY_ROWS if shifted.endswith("rows") else _BY_COLUMNS
        q, r = _to_cube(place, shifted or "even columns")
        return _from_cube((q + moves[way][0], r + moves[way][1]), shifted or "even columns")
    across, down = (_SQUARE_ALL if directions == 8 else _SQUARE)[way]
    return place[0] + across, place[1] + down


def grid_neighbours(sort: Enumeration, *, shape: str, shifted: str, directions: int) -> list[dict[int, int]]:
    """For every space of a grid: direction to neighbour, both by number."""
    places = {grid_place(member): number for number, member in enumerate(sort.members)}
    found: list[dict[int, int]] = []
    for member in sort.members:
        here = grid_place(member)
        near: dict[int, int] = {}
        if here is not None:
            for way in range(steps(shape, directions)):
                there = step(here, way, shape=shape, shifted=shifted, directions=directions)
                if there in places:
                    near[way] = places[there]
        found.append(near)
    return found
