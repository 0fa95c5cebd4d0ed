"""Play in bulk where it comes back to a place, or to a few: the same answers, counts and store as step by step."""

import random
from collections.abc import Callable
from functools import cache, partial
from types import ModuleType

import pytest
from hypothesis import given, strategies as st

from tests.agreement.told import Told, told
from tests.books import load_text
from tests.classics.walks import engine
from tests.engines import engine_of, same_playout
from tribonian.compiler.build import build

CLASSICS = {
    "tic_tac_toe": 1,
    "connect_four": 1,
    "breakthrough_6": 1,
    "breakthrough_8": 1,
    "pig": 4,
    "liars_dice": 5,
}  # places of their rounds
RISING = """\
rulebook rising
  title "Rising"
players Red, Blue
state mover: Player = Red
state sum: 0..9 = 0
state given: set of 1..3 = empty
phase turn(p: Player)
  p chooses x in 1..3 where not (x in given)
  sum := sum + x
  if x > 2: add x to given
game
  repeat
    turn(mover)
    mover := enemy of mover
  until sum = 9
  end game
"""


@cache
def rising() -> ModuleType:
    return engine_of(build(load_text({"book.rules": RISING})), tuned=True)


@pytest.mark.parametrize("name", CLASSICS)
def test_classics_are_played_in_rounds_and_the_same_as_step_by_step(name: str) -> None:
    module = engine(name)
    spins = [spin for spin in module.SPINS if spin is not None]
    assert (len(set(spins)), len(spins)) == (1, CLASSICS[name])
    for seed in range(20):
        for most in (1, 7, 1_000):
            same_playout(module, module.new(seed=1), seed, most)


def test_a_round_that_meets_a_fault_leaves_what_the_steps_before_it_left() -> None:
    module = rising()
    assert any(spin is not None for spin in module.SPINS)
    ends = [_both_ways(module, seed) for seed in range(60)]
    assert all(at_once == step_by_step for at_once, step_by_step in ends)
    assert {isinstance(end, Told) and end.kind for (end, _), _ in ends} == {False, "range"}


def _both_ways(module: ModuleType, seed: int) -> list[tuple[object, list[int]]]:
    """How a random game ends and what it leaves in the store: in bulk, and one answer at a time."""

    def at_once(here: int, store: list[int], rand: Callable[[], float]) -> object:
        return module.playout(store, here, rand, 1_000)[0]

    def step_by_step(here: int, store: list[int], rand: Callable[[], float]) -> object:
        while codes := module.legal(here, store):
            here = module.apply(here, store, codes[int(rand() * len(codes))])
        return here

    found: list[tuple[object, list[int]]] = []
    for play in (at_once, step_by_step):
        here, store = module.start()
        found.append((told(partial(play, here, store, random.Random(seed).random), module.RuleFault), store))
    return found


TALLIES = """\
rulebook tallies
  title "Tallies"
players Red, Blue
enum Coin: gold, silver, iron
state hoard[p: Player, c: Coin]: 0..9 = 0
value worth(p: Player): 0..99
rule 1-a  worth(p) = 3 * hoard[p, gold] + 2 * hoard[p, silver] + hoard[p, iron]
action dig(p: Player, c: Coin, n: 1..2)
  1-b: needs c != gold or n = 1
  1-c: needs hoard[p, c] + n < 10
  do hoard[p, c] := hoard[p, c] + n
phase turn(p: Player)
  p chooses one of
    action dig(p)
    boast when worth(p) > 20: end game won by p
    rest:
      roll d: d6 for p
      if d > 4: lose_some(p)
procedure lose_some(p: Player)
  hoard[p, iron] := 0
  if worth(p) > 40: end game won by enemy of p
game
  repeat
    for p in Red, Blue: turn(p)
# clauses: 1-a 1-b 1-c
"""


def test_rounds_of_several_places_call_values_and_menus_with_choices() -> None:
    text, _, ids = TALLIES.partition("# clauses: ")
    rows = "".join(f"{one}\t1\trule\tSo it is.\t\t\n" for one in ids.split())
    files = {"book.rules": text, "clauses.tsv": f"id\tsection\tkind\tstatement\tneeds\treason\n{rows}"}
    module = engine_of(build(load_text(files)), tuned=True)
    assert sum(spin is not None for spin in module.SPINS) > 2
    for seed in range(60):
        for most in (1, 3, 10, 1_000):
            same_playout(module, module.new(seed=1), seed, most)


@pytest.mark.parametrize("name", CLASSICS)
def test_many_games_are_what_single_games_are_together(name: str) -> None:
    module = engine(name)
    answers, wins = 0, [0] * (len(module.PLAYERS) + 1)
    rand = random.Random(5).random
    for _ in range(40):
        here, store = module.start()
        answers += module.playout(store, here, rand, 12)[1]
        for winner in module.victors(store) or (-1,):
            wins[winner] += 1
    assert module.playouts(40, random.Random(5).random, 12) == (answers, wins)
    assert sum(module.playouts(40, rand, 100_000)[1]) == 40


def test_a_start_is_nobody_elses() -> None:
    module = rising()
    here, store = module.start()
    module.playout(store, here, random.Random(3).random, 2)
    assert module.start()[1] != store
    assert module.start() == (here, module.new(seed=1)._store)


@given(st.lists(st.integers(0, 2**12 - 1), unique=True, max_size=20), st.integers(0, 2**12 - 1))
def test_a_sieve_leaves_every_set_that_is_within_another(sets: list[int], held: int) -> None:
    asked, sieve = rising().sieve_of(tuple(sets))
    assert asked.bit_count() <= 8
    left = sieve[held & asked]
    assert set(left) <= set(sets)
    assert [one for one in left if not one & ~held] == [one for one in sets if not one & ~held]
