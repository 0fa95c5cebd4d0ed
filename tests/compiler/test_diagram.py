"""Diagrams of Machines: what is drawn inside what, where edges lead and why, and that the three formats hold it all."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.books import RULES, agricola_machine, load_agricola, load_folder, load_text
from tests.golden import Golden
from tests.machines import block, condition, machine, menu, option
from tribonian.compiler.build import build
from tribonian.compiler.emit.diagram import NoSuchPhase, diagram
from tribonian.compiler.emit.diagram_calls import Script, script_of
from tribonian.compiler.emit.diagram_dot import emit_dot
from tribonian.compiler.emit.diagram_facts import parts, settled
from tribonian.compiler.emit.diagram_mermaid import emit_mermaid
from tribonian.compiler.emit.diagram_parts import Box, Diagram, Edge
from tribonian.compiler.emit.diagram_svg import emit_svg
from tribonian.compiler.machine import SUSPENDS
from tribonian.dsl.model import Rulebook
from tribonian.dsl.terms import YES, Const, Op, Read

HERE = Path(__file__).parent
EXAMPLES = RULES.parent / "docs" / "examples"
DEMANDS = sorted(path.parent for path in (RULES.parent / "tests" / "demands").glob("*/book.rules"))

INN = """rulebook inn
  title "An evening at the inn"
players Ann, Bob
option dice_allowed "with dice"
state rounds: 0..9 = 0
state spilt: bool = no
phase closing
  sweep()
phase sweep
  for p in Ann, Bob:
    if rounds > 3: spilt := no
phase arrival(p: Player)
  p chooses one of
    sit: greet(p)
    stand: spilt := yes
phase gambling(p: Player)
  roll die: d6 for p
  if die > 4: greet(p)
  if die = 1: brawl(p)
procedure greet(p: Player)
  p chooses n in 1..3
procedure brawl(p: Player)
  repeat
    p chooses one of
      fight: rounds := min(rounds + 1, 9)
      stop: leave brawl
      leave_town: end game won by p
game
  repeat
    for p in Ann, Bob: arrival(p)
    if option dice_allowed: gambling(Ann)
    closing()
    rounds := min(rounds + 1, 9)
  until rounds > 5
  end game
"""


def drawn(book: Rulebook, *, phase: str = "", detail: bool = False) -> Diagram:
    return diagram(build(book), script_of(book), phase=phase, detail=detail)


def agricola(*, phase: str = "", detail: bool = False) -> Diagram:
    return diagram(agricola_machine(), script_of(load_agricola()), phase=phase, detail=detail)


@pytest.fixture(scope="module")
def inn() -> Rulebook:
    return load_text({"book.rules": INN})


def boxes(box: Box) -> Iterator[Box]:
    yield box
    for one in box.inside:
        yield from boxes(one)


def find(drawing: Diagram, title: str) -> Box:
    found = [box for box in boxes(drawing.root) if box.title == title]
    assert len(found) == 1, f"{len(found)} boxes are called {title}"
    return found[0]


def named(group: Box) -> dict[str, str]:
    """Short names of what stands in a group: titles, the text of cards without one, marks by their kind."""
    return {box.id: box.title or (box.lines[0].text if box.lines else box.kind) for box in group.inside}


def ways(group: Box) -> set[tuple[str, str]]:
    names = named(group)
    return {(names[edge.source], names[edge.target]) for edge in group.edges}


def edge(group: Box, source: str, target: str) -> Edge:
    names = named(group)
    return next(one for one in group.edges if (names[one.source], names[one.target]) == (source, target))


def texts(one: Edge) -> list[str]:
    return [label.text for label in one.labels]


# ---- phases


def test_phases_stand_inside_what_they_are_only_reached_through() -> None:
    drawing = agricola()
    assert {box.title for box in find(drawing, "march phase").inside if box.title} == {
        "conduct march",
        "play officium",
        "play circumnavigation",
        "battle",
    }
    assert "recruit one" in {box.title for box in find(drawing, "campaign turn").inside}


def test_sequence_of_play_can_be_followed() -> None:
    turn = find(agricola(), "player turn")
    order = ["start", "ap determination", "recruiting", "march phase", "rally phase", "exit"]
    assert ways(turn) == set(pairwise(order))


def test_calls_are_labelled_by_their_answers_and_come_back() -> None:
    march = find(agricola(), "march phase")
    card = next(box.lines[0].text for box in march.inside if not box.title and box.lines)
    call = edge(march, card, "conduct march")
    assert call.both
    assert texts(call) == ["march", "led march", "scout"]
    assert texts(edge(march, card, "exit")) == ["done"]
    assert texts(edge(march, "conduct march", "battle")) == ["met"]
    assert "may be chosen when ap[p] >= march_price(p, paid) @12.2-a" in call.tip


def test_loop_of_the_game_is_a_node_and_leads_back() -> None:
    root = agricola().root
    assert ways(root) >= {
        ("start", "set up"),
        ("set up", "loop"),
        ("loop", "campaign turn"),
        ("loop", "winter turn"),
        ("campaign turn", "loop"),
        ("campaign turn", "final"),
    }
    assert texts(edge(root, "loop", "winter turn")) == ["is winter(turn no)"]


def test_what_can_be_skipped_is_marked_and_not_drawn_around() -> None:
    battle = find(agricola(), "battle")
    assert {box.title for box in battle.inside if box.optional} == {"leader check", "eagle check", "loot"}
    assert ("leader check", "loot") not in ways(battle)
    assert texts(edge(battle, "eagle check", "loot")) == ["option looting"]


def test_phase_that_never_waits_is_drawn_if_play_comes_by_it(inn: Rulebook) -> None:
    closing = find(drawn(inn), "closing")
    assert closing.kind == "phase"
    assert [(line.kind, line.text) for line in closing.lines] == [("quiet", "by itself: sweep")]


def test_shared_procedure_returns_only_to_where_it_was_called(inn: Rulebook) -> None:
    root = drawn(inn).root
    assert {other for source, other in ways(root) if source == "greet"} == set()
    assert edge(root, "arrival", "greet").both
    assert texts(edge(root, "arrival", "greet")) == ["sit"]
    cards = [box for box in find(drawn(inn), "gambling").inside if box.lines]
    assert [line.text for line in cards[0].lines if line.kind == "call"] == ["greet"]


def test_tests_settled_before_leave_out_ways_nobody_can_go() -> None:
    battle = agricola(phase="battle").root
    major = edge(battle, "battle is major?", "winner rolls die (d6)")
    assert texts(major) == ["major"]
    assert ("battle is major?", "enemy of winner rolls die (d6)") not in ways(battle)


def test_end_of_the_game_inside_a_phase_is_marked_there(inn: Rulebook) -> None:
    gambling = drawn(inn, phase="gambling").root
    brawl = next(box for box in gambling.inside if box.title == "brawl")
    assert brawl.repeats
    assert ("brawl", "final") in ways(gambling)


def test_book_that_never_leaves_its_game_is_one_card_between_start_and_end() -> None:
    root = drawn(load_folder(EXAMPLES / "granary")).root
    assert [box.kind for box in root.inside if box.kind != "loop"] == ["start", "phase", "final"]


# ---- details


def test_detail_shows_every_location_once() -> None:
    kinds = {"choose", "pick", "chance", "open"}
    shown = [box.id for box in boxes(agricola(detail=True).root) if box.kind in kinds]
    waiting = [one.name for one in agricola_machine().locations.values() if one.kind in SUSPENDS]
    assert sorted(name.split(" own ")[1] for name in shown) == sorted(waiting)


def test_detail_of_one_phase_labels_options_with_their_clauses() -> None:
    drawing = agricola(phase="march_phase")
    menu_box = next(box for box in drawing.root.inside if box.kind == "choose")
    labels = [label for one in drawing.root.edges if one.source == menu_box.id for label in one.labels]
    assert [label.text for label in labels if label.text != "done"][:3] == ["march", "led march", "scout"]
    assert next(label for label in labels if label.text == "march").clauses == ("12.2-a", "12.3-a", "7.2-j", "7.2-s")
    assert find(drawing, "battle").kind == "group"
    assert "march phase (7.2-g 7.2-p)" in drawing.subtitle


def test_call_of_what_is_drawn_elsewhere_points_there() -> None:
    recruiting = agricola(phase="recruiting").root
    assert next(box for box in recruiting.inside if box.title == "recruit one").kind == "elsewhere"


def test_answer_that_leads_back_to_its_own_question_is_told_in_the_box(inn: Rulebook) -> None:
    brawl = drawn(inn, phase="brawl").root
    box = next(one for one in brawl.inside if one.kind == "choose")
    assert [(line.kind, line.text) for line in box.lines] == [("again", "fight")]


def test_unknown_phase_is_refused_with_the_known_ones(inn: Rulebook) -> None:
    with pytest.raises(NoSuchPhase, match="arrival, brawl"):
        drawn(inn, phase="nowhere")


# ---- facts


def test_facts_settle_what_they_contradict() -> None:
    kind, flag = Read("kind"), Read("flag")
    one, two = (Op("=", (kind, Const(value))) for value in (1, 2))
    known = list(parts(Op("and", (one, Op("not", (flag,)))), holds=True))
    assert settled(one, known) is True
    assert settled(two, known) is False
    assert settled(Op("or", (two, flag)), known) is False
    assert settled(Op("and", (one, Read("other"))), known) is None
    assert settled(Op("not", (flag,)), known) is True


# ---- formats


@pytest.mark.parametrize("name", ["toll", "inn"])
def test_small_book_in_mermaid_and_dot(name: str, inn: Rulebook, golden: Golden) -> None:
    book = inn if name == "inn" else load_folder(EXAMPLES / name)
    golden(HERE / "golden" / f"{name}.mmd", emit_mermaid(drawn(book)))
    golden(HERE / "golden" / f"{name}.dot", emit_dot(drawn(book)))
    golden(HERE / "golden" / f"{name}-detail.mmd", emit_mermaid(drawn(book, detail=True)))


def hostile() -> Diagram:
    words = '</text><script>alert("1")</script> & "quoted" `x` #35; \\n'
    first = menu(words, option(words, condition(YES, words, words=words), then=block(to=words)), option("over"))
    return diagram(machine(first, title=words), Script(calls={}), detail=True)


def test_words_of_the_book_stay_words_in_every_format() -> None:
    drawing = hostile()
    root = ET.fromstring(emit_svg(drawing))
    assert not [node for node in root.iter() if node.tag.endswith("script")]
    assert any('<script>alert("1")</script>' in (node.text or "") for node in root.iter())
    for line in emit_mermaid(drawing).splitlines():
        assert line.startswith("%%") or "<script>" not in line
        assert line.startswith("%%") or line.count('"') % 2 == 0
    for line in emit_dot(drawing).splitlines():
        assert (line.count('"') - line.count('\\"')) % 2 == 0


def test_svg_stands_alone_and_is_made_for_light_and_dark() -> None:
    text = emit_svg(agricola())
    root = ET.fromstring(text)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert "prefers-color-scheme: dark" in text
    assert "href" not in text
    assert text.count("http") == 1  # the namespace
    tips = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}title")]
    assert any("@12.2-a" in tip for tip in tips)


@pytest.mark.parametrize("folder", DEMANDS, ids=lambda path: path.name)
def test_large_books_are_drawn_whole_and_phase_by_phase(folder: Path) -> None:
    book = load_folder(folder)
    made, script = build(book), script_of(book)
    for detail in (False, True):
        drawing = diagram(made, script, detail=detail)
        found = list(boxes(drawing.root))
        assert len({box.id for box in found}) == len(found)
        for box in found:
            inside = {one.id for one in box.inside}
            assert all({one.source, one.target} <= inside and one.source != one.target for one in box.edges)
        assert emit_svg(drawing) == emit_svg(diagram(made, script, detail=detail))
        assert emit_dot(drawing)
        assert emit_mermaid(drawing)
