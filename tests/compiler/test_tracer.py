"""The tracer notes the clauses that had a say in play, and no others."""

from tests.books import load_text
from tribonian.compiler.build import build
from tribonian.compiler.tracer import Exercised, Tracer

IDS = ("1-a", "1-b", "2-a", "2-b", "2-c", "3-a", "3-b", "4-a", "4-b", "5-a", "5-b", "6-a")
CLAUSES = "id\tsection\tkind\tstatement\tneeds\treason\n" + "".join(
    f"{one}\t{one[0]}\trule\twords\t\t\n" for one in IDS
)
BOOK = """\
rulebook small
  title "A small game"
players Ann, Bob
state gold: 0..9 = 2                         @1-a
state debt: 0..9 = 0                         @1-b
value fee: 0..9
rule 2-a  fee = 1
rule 2-b  fee = 2  when gold > 5  overrides 2-a
option storms "Storms"                       @2-c
table toll(n: 0..9) -> 0..9                  @3-a
  0-4  1
  5-9  2                                     @3-b
phase pay                                    @4-a
  Ann chooses one of
    some_of_it when gold >= fee              @4-b: gold := gold - toll(gold)
    the_rest when gold > 8                   @5-a: gold := 0
    owe: debt := debt + 1
  if gold = 0                                @5-b: debt := 0
phase later                                  @6-a
  Bob chooses one of
    go: nothing
game
  pay()
  if debt > 5: later()
  end game
"""


def traced(*places: int, **switches: int) -> set[str]:
    """The clauses cited when the answers at these places of the list are given."""
    tracer = Tracer(build(load_text({"book.rules": BOOK, "clauses.tsv": CLAUSES})))
    left = list(places)
    assert tracer.play_out(switches.items(), lambda _player, _wide: left.pop(0), 9) == len(places)
    return set(tracer.cited)


def test_rules_guards_rows_and_places_are_noted_as_they_are_used() -> None:
    assert traced(0) == {"1-a", "2-a", "3-a", "4-a", "4-b", "5-a"}


def test_answer_not_given_leaves_its_effects_out() -> None:
    assert traced(1) == {"1-b", "2-a", "4-a", "5-a"}


def test_option_is_noted_when_it_is_played_with() -> None:
    assert traced(1, storms=1) - traced(1) == {"2-c"}


def test_what_never_came_up_is_told_in_order() -> None:
    found = Exercised(games=1, carried=("1-a", "1-b", "2-a"), used=("1-b",))
    assert found.never == ("1-a", "2-a")
