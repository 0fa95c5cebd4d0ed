"""What engines of whole books offer: codes, actions with what is chosen, sets, secrets, scenarios, bulk play."""

import json
import random
from functools import cache
from typing import Any

import pytest

from tests.books import load_text
from tests.engines import load_source
from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python

MARKET = """\
rulebook market
  title "A market"
players Red, Blue, Green at least 2
enum Ware: salt, cloth
scenario fair "A fair day"
scenario storm "A storm"
option toll "There is a toll"
track coins[p: Player]: 0..9 = 5
state bought[p: Player]: set of Ware = empty
value price(w: Ware): 0..9
rule 1-a price(w) = 2 when w = salt
rule 1-b price(w) = 4 when w != salt
action buy(p: Player, w: Ware, n: 1..2)
  2-a: needs not (w in bought[p])
  2-b: costs price(w) * n coins[p]
  2-c: do add w to bought[p]
phase turn(p: Player)
  p chooses one of
    action buy(p)
    done: nothing
game
  for each p in Player where playing(p): turn(p)
  if scenario storm: end game won by Blue
  end game won by Red
"""

FORCE = """\
rulebook force
  title "A force"
players Red, Blue
piece Unit, plural units
  side: Player
  weight: 1..3
  roster
    id      side  weight
    legate  Red   1
    foot_1  Red   2
    foot_2  Red   3
    horse   Blue  1
  state
    gone: bool = no
state hand[o: Player]: 0..9 = 5
hidden weight of u in Unit from p when p != u.side
hidden hand[o] from p when p != o, hand[o] > 2
game
  Red chooses force: set of u in units of Red, at least 1, at most 2 with sum(u.weight for u in force) <= 4 @3-a
  for each u in force as it was: u.gone := yes
  Red chooses n in 1..5
  hand[Red] := n
  Blue may wave: nothing
  end game won by units_gone
group units_gone: p in Player where some u in units where u.gone and u.side = p
"""


@cache
def engine(text: str) -> Any:
    ids = sorted({word.strip("@:,") for word in text.split() if word.strip("@:,")[:1].isdigit() and "-" in word})
    rows = ["id\tsection\tkind\tstatement\tneeds\treason"]
    rows += [f"{one}\t{one.split('-')[0]}\trule\twhat {one} says\t\t" for one in ids]
    book = load_text({"book.rules": text, "clauses.tsv": "\n".join(rows) + "\n"})
    return load_source(emit_python(build(book)), f"world_{abs(hash(text))}")


def labels(game: Any) -> list[str]:
    return [move.label for move in game.moves()]


# ---- actions


def test_action_is_labelled_with_what_is_chosen() -> None:
    game = engine(MARKET).new(seed=1)
    assert labels(game) == ["buy(salt, 1)", "buy(salt, 2)", "buy(cloth, 1)", "done"]
    game.play(engine(MARKET).Move("buy(cloth, 1)"))
    assert game.position()["coins[Red]"] == 1
    assert game.position()["bought[Red]"] == ["cloth"]
    assert game.log[-1].value == "buy(cloth, 1)"


def test_refused_action_names_what_it_takes() -> None:
    game = engine(MARKET).new(seed=1)
    (refusal,) = game.why_not(engine(MARKET).Move("buy(cloth, 2)"))
    assert (refusal.need, refusal.have) == (8, 5)
    assert str(game.nearest(engine(MARKET).Move("buy(cloth, 2)"))) == "buy(cloth, 1)"
    for wrong in ("buy(cloth)", "buy(cloth, 3)", "buy(cloth, 1", "buy", "sell(salt, 1)"):
        assert [one.reason for one in game.why_not(engine(MARKET).Move(wrong))] == ["NOT_OFFERED"]


def test_code_and_move_are_two_names_of_one_answer() -> None:
    module = engine(MARKET)
    game = module.new(seed=1)
    assert [str(game.move_of(code)) for code in game.codes()] == labels(game)
    assert module.CODE_COUNTS[game.place] == 2 * 2 + 1
    by_code, by_move = game.copy(), game.copy()
    by_code.give(game.codes()[1])
    by_move.play(module.Move("buy(salt, 2)"))
    assert by_code.to_json() == by_move.to_json()
    with pytest.raises(module.IllegalMove):
        game.give(3)  # two cloths cost more than there is
    with pytest.raises(module.IllegalMove):
        game.give(5)
    assert game.log == ()


def test_numbers_of_moves_over_the_book_do_not_meet() -> None:
    module = engine(MARKET)
    spans = [
        range(base, base + count)
        for base, count, waits in zip(module.CODE_BASES, module.CODE_COUNTS, module.WAITS, strict=True)
        if waits == "choice"
    ]
    assert sorted(number for span in spans for number in span) == list(range(module.CODE_TOTAL))


# ---- sets


def test_set_is_chosen_at_once_or_one_by_one() -> None:
    module = engine(FORCE)
    whole, single = module.new(seed=1), module.new(seed=1)
    whole.play(module.Move("legate, foot_1"))
    for label in ("legate", "foot_1", "done"):
        single.play(module.Move(label))
    assert whole.to_json() == single.to_json()
    assert whole.position()["Unit.gone[foot_1]"] is True


def test_set_that_is_refused_changes_nothing_and_says_why() -> None:
    module = engine(FORCE)
    game = module.new(seed=1)
    before = game.to_json()
    for label in ("foot_1, foot_2", "legate, horse", "legate, legate", "legate, unicorn"):
        assert game.why_not(module.Move(label))
        with pytest.raises(module.IllegalMove):
            game.play(module.Move(label))
    assert game.to_json() == before
    (refusal,) = game.why_not(module.Move("foot_1, foot_2"))
    assert refusal.clauses == ("3-a",)


# ---- secrets


def after_force(hand: int) -> Any:
    module = engine(FORCE)
    game = module.new(seed=1)
    game.play(module.Move("legate"))
    game.play(module.Move("done"))
    game.play(module.Move(str(hand)))
    return game


def test_view_hides_what_a_player_may_not_know() -> None:
    game = after_force(4)
    assert game.view("Red")["hand[Red]"] == 4
    assert game.view("Blue")["hand[Red]"] == "?"
    slots = [name for name, _, _ in engine(FORCE).SLOTS]
    assert game.observation("Blue")[slots.index("hand[Red]")] == -1
    assert game.observation("Red")[slots.index("hand[Red]")] == 4
    own = {"hand[Red]", *(f"Unit.weight[{one}]" for one in ("legate", "foot_1", "foot_2"))}
    assert own <= set(game.hidden("Blue"))
    assert not own & set(game.hidden("Red"))


def test_move_that_shows_something_is_not_taken_back() -> None:
    game = after_force(4)
    game.undo()
    game.play(engine(FORCE).Move("2"))  # two or less is open to all
    with pytest.raises(engine(FORCE).NoUndo, match="showed a player something"):
        game.undo()


def test_several_can_win() -> None:
    game = after_force(4)
    assert (game.winners, game.winner) == ((), None)
    game.play(game.moves()[-1])
    assert (game.waiting_for, game.winners, game.winner) == ("over", ("Red",), "Red")


# ---- starting


def test_scenario_and_players_are_chosen_at_the_start() -> None:
    module = engine(MARKET)

    def won(**given: Any) -> tuple[int, str]:
        game = module.new(seed=1, **given)
        while game.waiting_for != "over":
            game.give(game.codes()[-1])
        return len(game.log), game.winner

    assert won() == (3, "Red")
    assert won(scenario="storm") == (3, "Blue")
    assert won(players=2) == (2, "Red")
    assert won(readings={"scenario": "storm", "players": 2}) == (2, "Blue")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"scenario": "night"}, "scenario cannot be 'night': fair, storm"),
        ({"players": 4}, "players cannot be 4: 2..3"),
        ({"players": 1}, "players cannot be 1"),
    ],
)
def test_start_that_the_book_does_not_know_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        engine(MARKET).new(seed=1, **given)


def test_save_keeps_scenario_and_players() -> None:
    module = engine(MARKET)
    game = module.new(seed=3, scenario="storm", players=2, options=("toll",))
    game.play(module.Move("buy(salt, 1)"))
    back = module.from_json(game.to_json())
    assert back.to_json() == game.to_json()
    save = json.loads(game.to_json())
    assert save["options"] == {"scenario": "storm", "players": 2, "toll": True}
    save["log"][0]["answer"] = "buy(cloth, 2)"
    with pytest.raises(module.BadSave, match="2-b"):
        module.from_json(json.dumps(save))


# ---- in bulk


@pytest.mark.parametrize("text", [MARKET, FORCE], ids=["market", "force"])
def test_bulk_play_goes_the_way_of_the_game(text: str) -> None:
    module = engine(text)
    for seed in range(20):
        rng = random.Random(seed)
        game = module.new(seed=seed)
        here, s = module.start()
        while module.WAITS[here] != "over":
            assert (here, s) == (game.place, game._store)
            codes = module.legal(here, s)
            assert codes == game.codes()
            mover = module.mover(here, s)
            assert (module.PLAYERS[mover] if mover >= 0 else None) == game.to_act
            code = rng.choice(codes)
            here = module.apply(here, s, code)
            game.give(code)
        assert module.victors(s) == tuple(module.PLAYERS.index(one) for one in game.winners)


def test_playout_ends_where_the_game_is_over() -> None:
    module = engine(MARKET)
    here, s = module.start({"players": 2})
    last, count = module.playout(s, here, random.Random(1).random, 1_000)
    assert (module.WAITS[last], count) == ("over", 2)
    here, s = module.start()
    assert module.playout(s, here, random.Random(1).random, 1)[1] == 1
