"""Rulings: what is given is made so, each form is asked, and what does not come out is told with its reasons."""

import pytest

from tests.books import RULES, load_folder, load_text
from tribonian.compiler.rulings import RulingResult, run_rulings

CLAUSES = "id\tsection\tkind\tstatement\tneeds\treason\n" + "".join(
    f"{one}\t{one.split('-')[0]}\trule\tclause {one}\t\t\n"
    for one in [
        *["1-a", "1-b", "1-c", "1-d", "2-a", "2-b", "2-c", "2-d"],
        *["3-a", "3-b", "4-a", "4-b", "5-a", "6-a", "6-b", "7-a"],
    ]
)
BOOK = """
rulebook small
  title "Small"
players Red, Blue
option siege "Sieges"
scenario north "North"
scenario south "South"
enum Good: wine, grain, iron
space Field on graph
  edges
    from    to
    start   middle
    middle  goal
piece Unit, plural units
  side: Player
  strength: 0..9
  roster
    id     side  strength
    foot   Red   3
    horse  Blue  2
  state
    place: Field = start
    tired: bool = no
    load: 0..9? = none
hidden strength of u in Unit from p @7-a when p != u.side
track ap[p: Player]: 0..9 = 1
  above lost
  below stops
state goods[p: Player]: set of Good = empty
state depth: 0..9 = 2 if option siege else 1
state wide[n: 0..30]: 0..99 = 0
value toll(p: Player): 0..9
rule 1-a  toll(p) = 2
rule 1-b  toll(p) = 3  when scenario south  overrides 1-a
rule 1-c  toll(p) = 4  when wine in goods[p]
permission may_enter(u: Unit, f: Field)
rule 2-a  permit may_enter(u, f)  when adjacent(u.place, f)
rule 2-b  forbid may_enter(u, f)  when u.tired  overrides 2-a
rule 2-c  forbid may_enter(u, f)  when any units of enemy of u.side at f  overrides 2-a
value reached(u: Unit, f: Field): bool
rule 1-d  reached(u, f) = path(g in Field from start to f where may_enter(u, g) or g = start)
value heavy: bool
rule 2-d  heavy = sum(wide[n] for n in 0..30) > 3000
value deep: bool
rule 4-a  deep = depth > 4
action rest(p: Player)  @5-a
  costs 1 ap[p]
  do ap[p] := 5
phase march(p: Player)
  p may wave when ap[p] > 5 @3-b: nothing
  p chooses one of
    step when ap[p] >= 1 @3-a:
      spend 1 ap[p]
      p chooses u in units of p
      p chooses f in Field where may_enter(u, f) @6-b
      move u to f
    action rest(p)
    done: nothing
phase all_at_once
  simultaneously for p in Player:
    p chooses one of
      action rest(p)
      stop: leave all_at_once for p
game  @4-b @6-a
  march(Red)
  all_at_once()
  if heavy and deep and reached(foot, goal) and toll(Red) = 2 and foot.load = none: end game won by Red
  end game
"""


def ask(*rulings: str) -> list[RulingResult]:
    text = BOOK + "".join(f'\nruling r{number} "?"\n' + one for number, one in enumerate(rulings))
    return run_rulings(load_text({"book.rules": text, "clauses.tsv": CLAUSES}))


def ask_one(*lines: str) -> RulingResult:
    (found,) = ask("".join(f"  {line}\n" for line in lines))
    return found


@pytest.mark.parametrize(
    "given",
    [
        "foot at goal",
        "foot.tired",
        "not foot.tired",
        "foot.tired, not horse.tired, foot at middle",
        "ap[Red] = 7",
        "ap[Red] > 4, ap[Blue] < 1",
        "7 <= ap[Red]",
        "ap[Red] != 1",
        "ap[Red] = ap[Blue] + 2",
        "wine in goods[Red], iron in goods[Red], not grain in goods[Red]",
        "goods[Blue] = every Good",
        "count(goods[Red]) = 2",
        "foot.load = 4",
        "for all u in units: u at middle and u.tired",
        "some u in units where u at goal and u.tired",
        "not (foot at start or horse at start)",
        "foot at goal if depth = 1 else foot at middle",
        "depth in 4..6",
        "any goods[Red]",
        "any units at goal",
        "foot in units at goal",
        "scenario south",
        "option siege, depth = 2",
    ],
)
def test_given_is_made_so(given: str) -> None:
    asked = " and ".join(f"({one})" for one in given.split(", "))
    found = ask_one(f"asks {asked}", f"given {given}", "then yes")
    assert (found.verdict, found.came) == ("passed", "yes")


def test_something_is_given_where_there_was_none() -> None:
    assert ask_one("asks foot.load", "given foot.load != none", "then 0").verdict == "passed"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("ap[Red] = 3, ap[Red] = 4", "`ap[Red] = 3` does not hold any more"),
        ("toll(Red) = 7", "`toll(Red) = 7` cannot be made so"),
        ("foot.strength = 9", "`foot.strength = 9` cannot be made so"),
    ],
)
def test_given_that_cannot_be_is_told(given: str, words: str) -> None:
    found = ask_one("asks depth", f"given {given}", "then 1")
    assert found.verdict == "not-set-up"
    assert words in found.came


def test_start_values_follow_the_options_given() -> None:
    plain, siege = ask("  asks depth\n  then 1\n", "  asks depth\n  given option siege\n  then 2\n")
    assert (plain.verdict, siege.verdict) == ("passed", "passed")


def test_value_that_differs_is_told_with_the_rules_that_gave_it() -> None:
    found = ask_one("asks toll(Red)", "given scenario south", "then 2")
    assert (found.verdict, found.expected, found.came) == ("failed", "2", "3")
    assert found.why == ("rule 1-b says toll(Red) = 3 when scenario south",)


def test_way_that_is_barred_is_told_without_its_single_steps() -> None:
    found = ask_one("asks reached(foot, goal)", "then yes")
    assert (found.verdict, found.came) == ("failed", "no")
    assert any("1-d" in line for line in found.why)


def test_value_that_rules_do_not_settle_fails() -> None:
    found = ask_one("asks toll(Red)", "given wine in goods[Red]", "then 2")
    assert (found.verdict, found.came) == ("failed", "nothing")
    assert "1-a says 2, 1-c says 4" in found.why[0]


def test_views_and_costs_are_asked() -> None:
    views = ask(
        "  asks Red sees foot.strength\n  then yes\n",
        "  asks Red sees horse.strength\n  then no\n",
        "  asks costs of rest(Red) in ap[Red]\n  then 1\n",
        "  asks costs of rest(Red) in ap[Red]\n  then 2\n",
    )
    assert [one.verdict for one in views] == ["passed", "passed", "passed", "failed"]


# ---- any position


def test_any_position_is_proved_where_the_cases_are_few() -> None:
    found = ask_one("asks may_enter(foot, start)", "given any where foot.tired", "then no")
    assert (found.verdict, found.proved) == ("passed", True)
    assert found.tried == 9  # where the two units stand is all that still matters


def test_any_position_is_only_tried_where_the_cases_are_many() -> None:
    found = ask_one("asks heavy", "given any where wide[3] = 7", "then no")
    assert (found.verdict, found.proved) == ("passed", False)
    assert found.tried > 1000


def test_any_position_gives_the_first_that_answers_otherwise() -> None:
    found = ask_one("asks deep", "given any where depth > 1", "then no")
    assert (found.verdict, found.proved, found.came) == ("failed", False, "yes")
    assert found.why[0] == "in a position where depth = 5"


def test_any_position_without_one_that_passes_proves_nothing() -> None:
    found = ask_one("asks deep", "given any where foot.strength = 4", "then no")
    assert (found.verdict, found.proved, found.tried) == ("not-set-up", False, 0)


# ---- plays

MARCH = "plays from march(Red)"


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (("do step, foot, middle", "then foot at middle, ap[Red] = 0"), ""),
        (("given ap[Red] = 6", "do pass, step, foot, middle", "then ap[Red] = 5"), ""),
        (("do rest", "then ap[Red] = 5"), ""),
        (("do rest(Red)", "then ap[Red] = 5"), ""),
        (("do step, foot, middle", "then foot at goal"), "foot.place = goal (need goal, have middle)"),
        (("do step, foot, goal", "then foot at goal"), "it takes may_enter(u, f)  @6-b"),
        (("do step, horse, middle", "then horse at middle"), "it takes u in units of p"),
        (("given ap[Red] = 6", "do step, foot, middle", "then ap[Red] = 5"), "wave"),
        (("do done, done", "then ap[Red] = 1"), "play is over there"),
    ],
)
def test_play_comes_to_what_is_told_or_says_why_not(lines: tuple[str, ...], why: str) -> None:
    found = ask_one(MARCH, *lines)
    assert (found.verdict == "passed") == (not why), found
    assert why in "\n".join(found.why)


def test_only_answer_of_a_player_need_not_be_written() -> None:
    assert ask_one(MARCH, "do done", "then ap[Red] = 1").verdict == "passed"
    assert ask_one(MARCH, "do pass, done", "then ap[Red] = 1").verdict == "passed"


def test_play_may_begin_with_the_game() -> None:
    found = ask_one("plays from game", "do done, Blue, stop, stop", "then ap[Red] = 1")
    assert found.verdict == "passed", found


def test_action_that_names_its_player_says_who_goes_next() -> None:
    found = ask_one("plays from all_at_once", "do rest(Blue), Red, stop, stop", "then ap[Blue] = 5, ap[Red] = 1")
    assert found.verdict == "passed", found
    other = ask_one(MARCH, "do rest(Blue)", "then ap[Blue] = 5")
    assert other.came == "`rest(Blue)` is no answer where play stands"


@pytest.mark.parametrize(
    ("lines", "passes", "came"),
    [
        (("given ap[Red] = 0", "do step", "then illegal @3-a"), True, "it is illegal"),
        (("do step, foot, goal", "then illegal @6-b"), True, "it is illegal"),  # the condition itself
        (("do step, foot, goal", "then illegal @2-a"), True, "it is illegal"),  # the rule that would permit
        (("given foot.tired", "do step, foot, middle", "then illegal @2-b"), True, "it is illegal"),
        (("given horse at middle", "do step, foot, middle", "then illegal @2-c"), True, "it is illegal"),
        (("given horse at middle", "do step, foot, middle", "then illegal @2-b"), False, "but not by 2-b"),
        (("do step, foot, middle", "then illegal @6-b"), False, "it is legal"),
        (("do step, foot, foot", "then illegal @6-b"), False, "no answer"),
        (("given ap[Red] = 0", "do rest", "then illegal @5-a"), False, "but not by 5-a"),
    ],
)
def test_illegal_answer_is_refused_by_the_clause_told(lines: tuple[str, ...], passes: bool, came: str) -> None:
    found = ask_one(MARCH, *lines)
    assert (found.verdict == "passed") == passes, found
    assert came in found.came


def test_only_one_ruling_is_asked_on_request() -> None:
    book = load_text(
        {
            "book.rules": BOOK + '\nruling a "?"\n  asks depth\n  then 1\nruling b "?"\n  asks depth\n  then 2\n',
            "clauses.tsv": CLAUSES,
        }
    )
    assert [one.name for one in run_rulings(book, only="b")] == ["b"]
    assert run_rulings(book, only="c") == []


@pytest.mark.parametrize(
    ("name", "failing"),
    [
        ("agricola", []),
        ("fight_the_fall", []),
        ("hadrians_wall", []),
        ("roman_civil_war", []),
        ("strength_and_honour", []),
    ],
)
def test_rulings_of_the_demands_pass(name: str, failing: list[str]) -> None:
    results = run_rulings(load_folder(RULES.parent / "tests" / "demands" / name))
    assert [one.name for one in results if one.verdict != "passed"] == failing
