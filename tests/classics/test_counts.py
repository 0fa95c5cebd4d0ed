"""How many positions and plays the classics have: published counts, and those of a second telling in plain Python."""

import pytest

from tests.classics import brute
from tests.classics.walks import begin, complete_plays, engine, parts, plays, reach, waiting

CONNECT_FOUR = (1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234)


def test_tic_tac_toe_has_5478_boards_and_255168_plays() -> None:
    game = engine("tic_tac_toe")
    graph = reach(game)
    assert len({parts(game, node, "marked") for node in graph.after}) == 5_478
    assert complete_plays(graph) == 255_168


def test_tic_tac_toe_ends_as_is_known() -> None:
    game = engine("tic_tac_toe")
    graph = reach(game)
    ends = {parts(game, node, "marked"): game.victors(list(node[1])) for node in waiting(game, graph, "over")}
    assert sorted(ends.values()).count(()) == 16
    assert sorted(ends.values()).count((0,)) == 626
    assert sorted(ends.values()).count((1,)) == 316


@pytest.mark.parametrize("depth", range(9))
def test_connect_four_has_the_published_number_of_plays(depth: int) -> None:
    game = engine("connect_four")
    assert plays(game, begin(game), depth) == CONNECT_FOUR[depth]


def test_connect_four_has_the_published_number_of_boards() -> None:
    game = engine("connect_four")
    graph = reach(game, most=6)
    boards = {parts(game, node, "discs") for node in graph.after}
    assert len(boards) == 1 + 7 + 49 + 238 + 1_120 + 4_263 + 16_422


@pytest.mark.parametrize(("size", "depth"), [(6, 1), (6, 2), (6, 3), (6, 4), (8, 1), (8, 2), (8, 3)])
def test_breakthrough_has_as_many_plays_as_told_again(size: int, depth: int) -> None:
    game = engine(f"breakthrough_{size}")
    again = brute.breakthrough_perft(brute.breakthrough_start(size), "w", depth)
    assert plays(game, begin(game), depth) == again


@pytest.mark.parametrize("size", [6, 8])
def test_breakthrough_has_as_many_boards_as_told_again(size: int) -> None:
    game = engine(f"breakthrough_{size}")
    graph = reach(game, most=3)
    boards = {parts(game, node, "men") for node in graph.after}
    assert len(boards) == sum(brute.breakthrough_boards(size, depth) for depth in range(4))
