"""Maps: neighbours, distances, directions and edges, as grids and graphs have them."""

from itertools import product

import pytest

from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import Map
from tribonian.compiler.maps import answer, distance, make_map
from tribonian.dsl.geometry import grid_id
from tribonian.dsl.model import Space, StaticField
from tribonian.dsl.sorts import NONE, TRUTH, Enumeration
from tribonian.dsl.terms import Ask, AskName, Const

SHIFTS = ("odd columns", "even columns", "odd rows", "even rows")
FACINGS = Enumeration(name="Facing", members=("n", "ne", "se", "s", "sw", "nw"))


def grid(
    shape: str, shifted: str = "", *, ways: int = 0, side: int = 5, edges: tuple[tuple[int, int], ...] = ()
) -> Map:
    ids = tuple(grid_id(column, row) for column in range(1, side + 1) for row in range(1, side + 1))
    directions = Enumeration(name="Way", members=tuple(f"w{way}" for way in range(ways))) if ways else None
    return make_map(
        Space(
            name="Field",
            sort=Enumeration(name="Field", members=ids),
            shape="hex" if shape == "hex" else "square",
            shifted=shifted,
            directions=directions,
            fields=(),
            edge_fields=(StaticField(name="wall", sort=TRUTH, texts=(), clauses=()),),
            edges=tuple((start, end, (1,)) for start, end in edges),
            edge_defaults=(0,),
            assumed=(),
            clauses=(),
        )
    )


def graph(*edges: tuple[int, int], size: int = 5) -> Map:
    both = tuple(pair for start, end in edges for pair in ((start, end, ()), (end, start, ())))
    return make_map(
        Space(
            name="Field",
            sort=Enumeration(name="Field", members=tuple("abcde"[:size])),
            shape="graph",
            shifted="",
            directions=None,
            fields=(),
            edge_fields=(),
            edges=both,
            edge_defaults=(),
            assumed=(),
            clauses=(),
        )
    )


def ask(here: Map, question: AskName, *args: int, field: str = "") -> int:
    return answer({"Field": here}, Ask(question, "Field", tuple(Const(one) for one in args), field), args)


def number(column: int, row: int, side: int = 5) -> int:
    return (column - 1) * side + row - 1


def steps_between(here: Map, start: int, goal: int) -> int:
    """The distance as a search from neighbour to neighbour finds it."""
    found = {start: 0}
    waiting = [start]
    for space in waiting:
        for other in here.near[space]:
            if other not in found:
                found[other] = found[space] + 1
                waiting.append(other)
    return found.get(goal, NONE)


GRIDS = [
    *(("hex", shifted, 6) for shifted in SHIFTS),
    ("hex", "", 0),
    ("square", "", 0),
    ("square", "", 4),
    ("square", "", 8),
]


@pytest.mark.parametrize(("shape", "shifted", "ways"), GRIDS)
def test_distance_on_a_whole_grid_is_the_number_of_steps(shape: str, shifted: str, ways: int) -> None:
    here = grid(shape, shifted, ways=ways)
    for start, goal in product(range(25), repeat=2):
        assert distance(here, start, goal) == steps_between(here, start, goal)
        assert ask(here, "adjacent", start, goal) == int(distance(here, start, goal) == 1)


def test_distance_on_a_grid_does_not_mind_missing_spaces() -> None:
    here = grid("square")
    alone = Map(
        name="Field", shape="square", shifted="", directions=0, places=((1, 1), (3, 1)), near=((), ()),
        by_direction=((NONE,) * 4, (NONE,) * 4), edge_fields=(), edge_defaults=(), edges={},
    )  # fmt: skip
    assert ask(alone, "distance", 0, 1) == 2
    assert ask(here, "distance", number(1, 1), number(5, 5)) == 8


def test_the_example_of_the_language() -> None:
    here = grid("hex", "odd columns", ways=6)
    middle = number(3, 3)
    assert ask(here, "adjacent", middle, number(3, 4))
    assert ask(here, "distance", middle, number(3, 5)) == 2
    assert len(here.near[middle]) == 6
    assert sum(ask(here, "distance", middle, other) <= 1 for other in range(25)) == 7
    assert FACINGS.members[ask(here, "turned", 0, 2)] == "se"
    assert ask(here, "direction", number(1, 1), number(5, 5)) == NONE
    assert ask(here, "offset", middle, 1, -2) == number(4, 1)
    assert (ask(here, "column", number(4, 3)), ask(here, "row", middle)) == (4, 3)
    south = FACINGS.members.index("s")
    assert ask(here, "direction", middle, ask(here, "next", middle, south)) == south


@pytest.mark.parametrize("shifted", SHIFTS)
def test_next_and_direction_are_each_others_inverse(shifted: str) -> None:
    here = grid("hex", shifted, ways=6)
    for space, way in product(range(25), range(6)):
        beside = ask(here, "next", space, way)
        if beside == NONE:
            continue
        assert ask(here, "direction", space, beside) == way
        assert ask(here, "next", beside, ask(here, "turned", way, 3)) == space


def test_a_border_has_nothing_beyond_it() -> None:
    here = grid("square", ways=4)
    assert ask(here, "next", 0, 0) == NONE
    assert ask(here, "offset", 0, -1, 0) == NONE


def test_directions_turn_both_ways() -> None:
    here = grid("hex", "odd rows", ways=6)
    assert ask(here, "turned", 1, -2) == 5
    assert ask(here, "turned", 5, 14) == 1


def test_edges_of_a_grid_lead_one_way_and_have_a_default() -> None:
    here = grid("square", edges=((0, 1),))
    assert ask(here, "edge", 0, 1, field="wall") == 1
    assert ask(here, "edge", 1, 0, field="wall") == 0


def test_two_spaces_that_do_not_touch_have_no_edge() -> None:
    with pytest.raises(Fault, match="no edge") as met:
        ask(grid("square"), "edge", 0, 2, field="wall")
    assert met.value.kind == "undefined"


def test_a_space_that_is_not_there_is_a_fault() -> None:
    for question in ("adjacent", "distance"):
        with pytest.raises(Fault) as met:
            ask(grid("square"), question, 0, NONE)
        assert met.value.kind == "range"


def test_a_graph_is_searched() -> None:
    here = graph((0, 1), (1, 2), (2, 3), (0, 2))
    assert here.near == ((1, 2), (0, 2), (0, 1, 3), (2,), ())
    assert ask(here, "distance", 0, 3) == 2
    assert ask(here, "distance", 3, 3) == 0
    assert ask(here, "distance", 0, 4) == NONE
    assert ask(here, "adjacent", 3, 2)
    assert not ask(here, "adjacent", 3, 0)
