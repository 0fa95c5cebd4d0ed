"""The great maps and the small ones keep every fact that the text gives, and the chapters check on either."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.books import RULES, load_path
from tribonian.compiler.machine import Map
from tribonian.compiler.maps import distance, make_map
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Enumeration

BOOKS = ("book.rules", "small.rules")
SIDES = ("level", "river", "slope_up", "slope_down", "wall_in", "wall_out")
Border = tuple[int, int, str]


@cache
def book(name: str) -> Rulebook:
    return load_path(RULES / "fight_the_fall" / name)


@cache
def grid(name: str) -> Map:
    return make_map(book(name).spaces["Hex"])


def column(name: str, field: str) -> list[int]:
    """An attribute of every hex, as stored."""
    return [row.cell for row in book(name).tables[f"Hex.{field}"].rows]


def having(name: str, field: str) -> set[int]:
    return {number for number, value in enumerate(column(name, field)) if value}


def borders(name: str, scenario: str) -> Iterator[Border]:
    """Every pair of neighbours, with what lies between."""
    here = grid(name)
    at = here.edge_fields.index(f"side.{scenario}")
    for start, near in enumerate(here.near):
        for end in near:
            yield start, end, SIDES[here.edges.get((start, end), here.edge_defaults)[at]]


def terrain(name: str, scenario: str, wanted: str) -> set[int]:
    sort = book(name).spaces["Hex"].fields[0].sort
    assert isinstance(sort, Enumeration)
    number = sort.members.index(wanted)
    return {one for one, value in enumerate(column(name, f"terrain.{scenario}")) if value == number}


def edge(name: str, field: str) -> set[tuple[int, int]]:
    at = grid(name).edge_fields.index(field)
    return {pair for pair, cells in grid(name).edges.items() if cells[at]}


def reached(name: str, start: int, allowed: set[int]) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        fresh = (set(grid(name).near[todo.pop()]) & allowed) - seen
        seen |= fresh
        todo += fresh
    return seen


@pytest.mark.parametrize("name", BOOKS)
def test_walls_stand_round_the_town_and_nowhere_else(name: str) -> None:
    town = having(name, "town.faesulae")
    assert len(town) >= 5  # a garrison for each
    assert len(terrain(name, "faesulae", "forum") & town) == 1
    assert reached(name, min(town), town) == town
    walls = {(start, end): side for start, end, side in borders(name, "faesulae") if side.startswith("wall")}
    wanted = {
        (start, end): "wall_in" if end in town else "wall_out"
        for start, end, _ in borders(name, "faesulae")
        if (start in town) != (end in town)
    }
    assert walls == wanted


@pytest.mark.parametrize("name", BOOKS)
def test_one_gate_lets_the_road_into_the_town(name: str) -> None:
    town = having(name, "town.faesulae")
    gates = {(start, end) for start, end in edge(name, "gate.faesulae") if end in town}
    assert len(gates) == 1
    assert gates <= edge(name, "road.faesulae")


@pytest.mark.parametrize("name", BOOKS)
def test_goths_find_room_six_hexes_from_the_walls(name: str) -> None:
    town = having(name, "town.faesulae")
    far = [one for one in range(len(grid(name).near)) if all(distance(grid(name), one, wall) >= 6 for wall in town)]
    assert len(far) >= 20


@pytest.mark.parametrize("name", BOOKS)
def test_river_parts_the_banks_and_one_bridge_joins_them(name: str) -> None:
    banks = column(name, "bank.tricamerum")
    assert len(set(banks)) == 2
    river = {(start, end) for start, end, side in borders(name, "tricamerum") if side == "river"}
    assert river == {(start, end) for start, end, _ in borders(name, "tricamerum") if banks[start] != banks[end]}
    assert len(river & edge(name, "road.tricamerum")) == 2  # one bridge, there and back


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("scenario", ["faesulae", "tricamerum"])
def test_slopes_go_up_one_way_and_down_the_other(name: str, scenario: str) -> None:
    sides = {(start, end): side for start, end, side in borders(name, scenario)}
    ups = {pair for pair, side in sides.items() if side == "slope_up"}
    assert ups
    assert {(end, start) for start, end in ups} == {pair for pair, side in sides.items() if side == "slope_down"}
    assert {"woods", "village"} <= {kind for kind in ("woods", "village") if terrain(name, scenario, kind)}


def test_great_maps_have_the_size_of_real_ones() -> None:
    assert len(grid("book.rules").near) == 600
    assert len(grid("small.rules").near) < 200
