"""Maps that never change: made from the spaces of a book, and what is asked about them.

Distances on grids are counted by geometry, as if no space were missing; elsewhere from neighbour to neighbour.
May import: machine, fault, dsl.geometry, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import Map
from tribonian.dsl.geometry import Place, grid_neighbours, grid_place, steps
from tribonian.dsl.model import Space
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import Ask

GRIDS = frozenset({"hex", "square"})


def make_map(space: Space) -> Map:
    """The map of a space, its neighbours in the order of the spaces."""
    size = len(space.sort.members)
    directions = 0 if space.directions is None else len(space.directions.members)
    edges = {(start, end): cells for start, end, cells in space.edges}
    places: tuple[Place | None, ...] = (None,) * size
    by_direction: tuple[tuple[int, ...], ...] = ((),) * size
    if space.shape in GRIDS:
        places = tuple(grid_place(member) for member in space.sort.members)
        found = grid_neighbours(space.sort, shape=space.shape, shifted=space.shifted, directions=directions)
        ways = range(steps(space.shape, directions))
        by_direction = tuple(tuple(one.get(way, NONE) for way in ways) for one in found)
        near = [set(one.values()) for one in found]
    else:
        near = [set() for _ in range(size)]
        for start, end in edges:
            near[start].add(end)
            near[end].add(start)
    return Map(
        name=space.name,
        shape=space.shape,
        shifted=space.shifted,
        directions=directions,
        places=places,
        near=tuple(tuple(sorted(one)) for one in near),
        by_direction=by_direction,
        edge_fields=tuple(one.name for one in space.edge_fields),
        edge_defaults=space.edge_defaults,
        edges=edges,
    )


def answer(maps: Mapping[str, Map], ask: Ask, args: Sequence[int]) -> int:
    """What the map says; a space it does not have, or an edge where two do not touch, is a fault."""
    here = maps[ask.of]
    match ask.ask:
        case "turned":
            return (args[0] + args[1]) % here.directions
        case "adjacent":
            return int(_space(here, args[1]) in here.near[_space(here, args[0])])
        case "distance":
            return distance(here, _space(here, args[0]), _space(here, args[1]))
        case "next":
            ways = here.by_direction[_space(here, args[0])]
            return ways[args[1]] if 0 <= args[1] < len(ways) else NONE
        case "direction":
            ways, goal = here.by_direction[_space(here, args[0])], _space(here, args[1])
            return ways.index(goal) if goal in ways else NONE
        case "offset":
            column, row = _grid(here, args[0])
            return _at(here, (column + args[1], row + args[2]))
        case "edge":
            return _edge(here, _space(here, args[0]), _space(here, args[1]), ask.field)
        case "column":
            return _grid(here, args[0])[0]
        case "row":
            return _grid(here, args[0])[1]
        case "left" | "right":
            raise AssertionError(f"`{ask.ask}` is written out before this")
        case _:
            assert_never(ask.ask)


def distance(here: Map, start: int, goal: int) -> int:
    """The fewest steps from one space to another; `none` where there is no way."""
    if here.shape in GRIDS:
        return _measured(here, _grid(here, start), _grid(here, goal))
    seen = {start}
    ring = [start]
    count = 0
    while ring:
        if goal in ring:
            return count
        ring = [one for one in dict.fromkeys(other for space in ring for other in here.near[space]) if one not in seen]
        seen.update(ring)
        count += 1
    return NONE


def _measured(here: Map, start: Place, goal: Place) -> int:
    if here.shape == "hex":
        start, goal = _cube(start, here.shifted), _cube(goal, here.shifted)
        across, down = goal[0] - start[0], goal[1] - start[1]
        return max(abs(across), abs(down), abs(across + down))
    across, down = abs(goal[0] - start[0]), abs(goal[1] - start[1])
    return max(across, down) if here.directions == 8 else across + down


def _cube(place: Place, shifted: str) -> Place:
    """A hex in two of the three axes along which it has neighbours."""
    column, row = place
    odd = shifted.startswith("odd")
    if shifted.endswith("rows"):
        return column - (row + (0 if odd else 1)) // 2, row
    return column, row - (column + (0 if odd else 1)) // 2


def _space(here: Map, space: int) -> int:
    if not 0 <= space < len(here.near):
        raise Fault("range", (), f"{here.name} has no space {space}", here.name)
    return space


def _grid(here: Map, space: int) -> Place:
    place = here.places[_space(here, space)]
    if place is None:
        raise Fault("undefined", (), f"{here.name} has no columns and rows", here.name)
    return place


def _at(here: Map, place: Place) -> int:
    return here.places.index(place) if place in here.places else NONE


def _edge(here: Map, start: int, end: int, field: str) -> int:
    if end not in here.near[start]:
        raise Fault("undefined", (), f"{here.name} has no edge from {start} to {end}", here.name)
    return here.edges.get((start, end), here.edge_defaults)[here.edge_fields.index(field)]
