"""The two maps of Agricola keep every fact that the text gives, and the chapters check on either."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.books import load_path
from tribonian.compiler.maps import make_map
from tribonian.dsl.model import Rulebook, Space

BOOKS = ("rules/agricola/book.rules", "rules/agricola/small.rules")
ROOT = Path(__file__).parents[2]
TRIMONTIUM_ROW = 27


@cache
def book(path: str) -> Rulebook:
    return load_path(ROOT / path)


def space(path: str) -> Space:
    return book(path).spaces["Hex"]


def column(path: str, name: str) -> dict[str, int]:
    """An attribute of every hex, as stored."""
    cells = [row.cell for row in book(path).tables[f"Hex.{name}"].rows]
    return dict(zip(space(path).sort.members, cells, strict=True))


def having(path: str, name: str) -> set[str]:
    return {one for one, value in column(path, name).items() if value}


def called(path: str) -> dict[str, str]:
    texts = next(field.texts for field in space(path).fields if field.name == "name")
    return {text: one for one, text in zip(space(path).sort.members, texts, strict=True) if text}


@pytest.mark.parametrize("path", BOOKS)
def test_facts_of_the_text_hold(path: str) -> None:
    names = called(path)
    numbered = {"Taexali": "2226", "Creones": "2334", "Otradini": "2826", "Trimontium": "2731"}
    assert {name: names.get(name) for name in numbered} == numbered
    tribal = having(path, "tribal")
    assert sum(int(one[:2]) < TRIMONTIUM_ROW for one in tribal) == 12
    assert {names["Brigantes"], names["Otradini"]} <= tribal
    assert names["Mons Graupius"] in having(path, "site")
    assert "2731" in having(path, "fortress")
    assert len(having(path, "fortress")) >= 3


@pytest.mark.parametrize("path", BOOKS)
def test_route_leads_from_trimontium_to_victoria(path: str) -> None:
    here = make_map(space(path))
    members = space(path).sort.members
    steps = {value: one for one, value in column(path, "route").items() if value}
    way = ["2731", *(steps[number] for number in sorted(steps))]
    assert way[-1] == called(path)["Victoria"]
    assert sorted(steps) == list(range(1, len(steps) + 1))
    for one, other in pairwise(way):
        assert members.index(other) in here.near[members.index(one)]


@pytest.mark.parametrize("path", BOOKS)
def test_road_leads_from_trimontium_off_the_south_edge(path: str) -> None:
    here = make_map(space(path))
    members = space(path).sort.members
    road = {members.index(one) for one in having(path, "road")}
    seen, todo = {members.index("2731")}, [members.index("2731")]
    while todo:
        fresh = (set(here.near[todo.pop()]) & road) - seen
        seen |= fresh
        todo += fresh
    assert seen == road
    assert having(path, "road") & having(path, "south")


@pytest.mark.parametrize("path", BOOKS)
def test_map_is_connected_and_coasts_touch_the_sea(path: str) -> None:
    here = make_map(space(path))
    members = space(path).sort.members
    seen, todo = {0}, [0]
    while todo:
        fresh = set(here.near[todo.pop()]) - seen
        seen |= fresh
        todo += fresh
    assert len(seen) == len(members)
    terrain = column(path, "terrain")
    sea = terrain[called(path)["Ultima Thule"]]
    for one in having(path, "coast"):
        assert terrain[one] != sea
        assert any(terrain[members[near]] == sea for near in here.near[members.index(one)])
    assert having(path, "hibernia")


def test_map_has_the_size_of_a_real_one() -> None:
    assert len(space(BOOKS[0]).sort.members) >= 300
    assert len(space(BOOKS[1]).sort.members) <= 50
