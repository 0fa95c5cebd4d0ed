"""Layouts: nothing lies over anything else, links begin and end at their boxes, and large ones are quick."""

import random
from itertools import combinations
from pathlib import Path

import pytest

from tests.books import POINTS, RULES, load_folder
from tribonian.compiler.build import build
from tribonian.compiler.emit.diagram import diagram
from tribonian.compiler.emit.diagram_calls import script_of
from tribonian.compiler.emit.diagram_frames import Frame, framed, label_size
from tribonian.compiler.emit.layout import Item, Layout, Link, lay_out
from tribonian.compiler.emit.layout_place import spread
from tribonian.compiler.emit.text_width import text_width, wrap

Area = tuple[float, float, float, float]
TINY = 0.01


def apart(one: Area, other: Area) -> bool:
    return (
        one[2] <= other[0] + TINY or other[2] <= one[0] + TINY or one[3] <= other[1] + TINY or other[3] <= one[1] + TINY
    )


def areas(items: list[Item], links: list[Link], layout: Layout) -> list[Area]:
    """What items and labels cover."""
    found = [(x, y, x + item.width, y + item.height) for item, (x, y) in zip(items, layout.corners, strict=True)]
    for link, route in zip(links, layout.routes, strict=True):
        if link.width:
            x, y = route.label
            found.append((x - link.width / 2, y - link.height / 2, x + link.width / 2, y + link.height / 2))
    return found


def check(items: list[Item], links: list[Link], layout: Layout) -> None:
    covered = areas(items, links, layout)
    assert all(apart(one, other) for one, other in combinations(covered, 2))
    for left, top, right, bottom in covered:
        assert left >= -TINY
        assert top >= -TINY
        assert right <= layout.width + TINY
        assert bottom <= layout.height + TINY
    for link, route in zip(links, layout.routes, strict=True):
        for number, (x, y) in ((link.source, route.stretches[0][0]), (link.target, route.stretches[-1][1])):
            left, top, right, bottom = covered[number]
            assert left - TINY <= x <= right + TINY
            assert top - TINY <= y <= bottom + TINY


def scatter(seed: int, count: int, links: int) -> tuple[list[Item], list[Link]]:
    rng = random.Random(seed)
    items = [Item(width=rng.randint(14, 220), height=rng.randint(14, 140)) for _ in range(count)]
    found: list[Link] = []
    while len(found) < links:
        source, target = rng.randrange(count), rng.randrange(count)
        if source != target:
            wide = rng.choice([0, 0, rng.randint(20, 120)])
            found.append(Link(source=source, target=target, width=wide, height=17 if wide else 0))
    return items, found


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_boxes_and_labels_never_overlap(seed: int, across: bool) -> None:
    items, links = scatter(seed, count=2 + seed * 2, links=seed * 3)
    check(items, links, lay_out(items, links, across=across))


def test_large_graph_is_laid_out() -> None:
    items, links = scatter(1, count=70, links=130)
    check(items, links, lay_out(items, links))


def test_chain_runs_straight_down_and_across() -> None:
    items = [Item(width=50 + 10 * number, height=30) for number in range(5)]
    links = [Link(source=number, target=number + 1) for number in range(4)]
    down = lay_out(items, links)
    assert len({x + item.width / 2 for item, (x, _) in zip(items, down.corners, strict=True)}) == 1
    assert not any(route.backwards for route in down.routes)
    across = lay_out(items, links, across=True)
    assert [x for x, _ in across.corners] == sorted(x for x, _ in across.corners)
    assert across.width > across.height


def test_circle_has_one_link_backwards() -> None:
    items = [Item(width=40, height=20)] * 3
    links = [Link(source=0, target=1), Link(source=1, target=2), Link(source=2, target=0)]
    assert [route.backwards for route in lay_out(items, links).routes] == [False, False, True]


def test_nothing_at_all_takes_no_room() -> None:
    layout = lay_out([], [])
    assert (layout.width, layout.height) == (0, 0)


def test_places_are_as_wanted_where_there_is_room() -> None:
    assert spread([0, 10, 30], [5, 5], [1, 1, 1]) == [0, 10, 30]
    assert spread([0, 0], [10], [1, 1]) == [-5, 5]
    assert spread([0, 0], [10], [3, 1]) == [-2.5, 7.5]


@pytest.mark.parametrize("folder", [POINTS, RULES.parent / "tests" / "demands" / "agricola"], ids=["rules", "demands"])
def test_no_box_of_a_diagram_leaves_its_group(folder: Path) -> None:
    book = load_folder(folder)
    made, script = build(book), script_of(book)

    def visit(frame: Frame) -> None:
        if frame.layout is None:
            return
        items = [Item(width=one.width, height=one.height) for one in frame.inside]
        places = {one.box.id: number for number, one in enumerate(frame.inside)}
        links = []
        for edge in frame.box.edges:
            width, height = label_size(edge.labels)
            links.append(Link(source=places[edge.source], target=places[edge.target], width=width, height=height))
        check(items, links, frame.layout)
        assert frame.left + frame.layout.width <= frame.width + TINY
        assert frame.top + frame.layout.height <= frame.height + TINY
        for one in frame.inside:
            visit(one)

    for detail in (False, True):
        visit(framed(diagram(made, script, detail=detail).root, is_root=True))


# ---- text


def test_wide_letters_take_more_room_than_narrow_ones() -> None:
    assert text_width("iiii", 10) < text_width("nnnn", 10) < text_width("WWWW", 10)
    assert text_width("é", 10) == text_width("e", 10)
    assert text_width("龍", 10) == 10
    assert text_width("a", 10, bold=True) > text_width("a", 10)


def test_text_is_broken_at_spaces_and_cut_where_it_must_be() -> None:
    assert wrap("one two three", 10, 45, 3) == ["one two", "three"]
    assert wrap("one two three four", 10, 50, 1) == ["one two …"]
    assert wrap("", 10, 45, 1) == [""]
    assert all(text_width(line, 10) <= 45 for line in wrap("unbreakablewordthatislong and more", 10, 45, 2))
