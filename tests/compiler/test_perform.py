"""Effects: moves, what is derived, queues, and going through values."""

from dataclasses import replace

import pytest

from tests.compiler.worlds import CART, FOOT, HORSE, SEEN, STRENGTH, TENT, UNITS, WHO, after, now, places, world
from tests.machines import PLAYERS, SMALL, block, step, var
from tribonian.compiler.interpreter import Fault, Interpreter
from tribonian.compiler.machine import (
    Adjust,
    Block,
    Each,
    Effect,
    Find,
    Move,
    Pop,
    Push,
    Set,
)
from tribonian.dsl.model import Param
from tribonian.dsl.sorts import SetOf, Whole
from tribonian.dsl.terms import (
    NO,
    YES,
    Cond,
    Const,
    Op,
    Read,
    Term,
)


def test_a_move_takes_all_that_is_aboard_along() -> None:
    oracle, state = after(
        Set(var="Unit.aboard", index=(Const(CART),), value=Const(HORSE)),
        Set(var="Unit.aboard", index=(Const(TENT),), value=Const(CART)),
        Move(var="Unit.place", who=Const(HORSE), to=Const(2), carrier="Unit.aboard"),
        variables=places(),
    )
    assert [now(oracle, state, "Unit.place", unit) for unit in range(4)] == [0, 2, 2, 2]
    assert now(oracle, state, "at", 0) == 0b0001
    assert now(oracle, state, "at", 2) == 0b1110


def test_a_circle_of_carriers_moves_once() -> None:
    oracle, state = after(
        Set(var="Unit.aboard", index=(Const(CART),), value=Const(HORSE)),
        Set(var="Unit.aboard", index=(Const(HORSE),), value=Const(CART)),
        Move(var="Unit.place", who=Const(HORSE), to=Const(2), carrier="Unit.aboard"),
        variables=places(),
    )
    assert now(oracle, state, "at", 2) == 0b0110


def test_without_a_carrier_nothing_follows() -> None:
    oracle, state = after(
        Set(var="Unit.aboard", index=(Const(CART),), value=Const(HORSE)),
        Move(var="Unit.place", who=Const(HORSE), to=Const(2), carrier=""),
        variables=places(),
    )
    assert now(oracle, state, "at", 2) == 0b0010


def test_a_move_to_no_place_is_a_fault() -> None:
    with pytest.raises(Fault, match=r"Unit\.place would be 9"):
        after(Move(var="Unit.place", who=Const(0), to=Const(9), carrier=""), variables=places())


def test_what_is_derived_starts_and_changes_with_what_it_is_derived_from() -> None:
    oracle, state = after(Set(var="Unit.place", index=(Const(FOOT),), value=Const(4)), variables=places(start=Const(1)))
    assert [now(oracle, state, "at", field) for field in range(5)] == [0, 0b1110, 0, 0, 0b0001]


def test_what_is_derived_from_counters_follows_gains() -> None:
    level = replace(var("level", SetOf(of=UNITS), Param(name="n", sort=SMALL), kind="derived"), derived_from="strength")
    gain = Adjust(
        verb="gain", var="strength", index=(Const(CART),), amount=Const(3), low=Const(0), high=Const(9),
        clauses=(), site="gain",
    )  # fmt: skip
    oracle, state = after(gain, variables=(var("strength", SMALL, WHO), level))
    assert (now(oracle, state, "level", 0), now(oracle, state, "level", 3)) == (0b1011, 0b0100)


def test_of_no_value_nothing_is_derived() -> None:
    carried = replace(var("cargo", SetOf(of=UNITS), WHO, kind="derived"), derived_from="Unit.aboard")
    oracle, state = after(
        Set(var="Unit.aboard", index=(Const(CART),), value=Const(HORSE)), variables=(*places(), carried)
    )
    assert [now(oracle, state, "cargo", unit) for unit in range(4)] == [0, 0b0100, 0, 0]


QUEUE = (
    var("queue", SMALL, Param(name="p", sort=PLAYERS), Param(name="n", sort=Whole(low=0, high=2))),
    var("queue.size", Whole(low=0, high=3), Param(name="p", sort=PLAYERS)),
    var("taken"),
)


def push(value: int) -> Push:
    return Push(queue="queue", size="queue.size", index=(Const(1),), value=Const(value), capacity=3, clauses=("4.1",))


POP = Pop(var="taken", queue="queue", size="queue.size", index=(Const(1),), capacity=3, clauses=("4.2",))


def test_a_queue_is_worked_off_from_the_front() -> None:
    oracle, state = after(push(5), push(6), push(7), POP, variables=QUEUE)
    assert now(oracle, state, "taken") == 5
    assert [now(oracle, state, "queue", 1, place) for place in range(3)] == [6, 7, 0]
    assert [now(oracle, state, "queue", 0, place) for place in range(3)] == [0, 0, 0]
    assert now(oracle, state, "queue.size", 1) == 2


@pytest.mark.parametrize(
    ("effects", "words", "clause"),
    [((push(1), push(2), push(3), push(4)), "queue is full", "4.1"), ((POP,), "queue is empty", "4.2")],
)
def test_a_queue_has_its_limits(effects: tuple[Effect, ...], words: str, clause: str) -> None:
    with pytest.raises(Fault, match=words) as met:
        after(*effects, variables=QUEUE)
    assert (met.value.kind, met.value.subject, met.value.clauses) == ("queue", "queue", (clause,))


WEAK = Op("<", (Read("strength", (Read("u"),)), Const(2)))


def test_each_asks_when_the_turn_comes() -> None:
    # The one behind is made weak, so that it passes when its turn comes.
    following = Cond(Op("<", (Read("u"), Const(3))), Op("+", (Read("u"), Const(1))), Const(3))
    body = (
        Set(var="strength", index=(Read("u"),), value=Const(9)),
        Set(var="strength", index=(following,), value=Const(0)),
    )
    oracle, state = after(Each(var="u", sort=UNITS, test=WEAK, body=body), variables=(STRENGTH, SEEN))
    assert [now(oracle, state, "strength", unit) for unit in range(4)] == [9, 9, 9, 0]
    assert now(oracle, state, "u") == 1


def test_each_goes_through_the_members_of_a_set_as_it_was() -> None:
    grow = Set(var="todo", index=(), value=Op("with", (Read("todo"), Const(3))))
    mark = Set(var="strength", index=(Read("u"),), value=Const(7))
    todo = var("todo", SetOf(of=UNITS), start=Const(0b0101))
    each = Each(var="u", sort=UNITS, test=YES, body=(grow, mark), within=Read("todo"))
    oracle, state = after(each, variables=(STRENGTH, SEEN, todo))
    assert [now(oracle, state, "strength", unit) for unit in range(4)] == [7, 1, 7, 3]


def found(*, test: Term = WEAK, behind: Term | None = None, within: Term | None = None) -> tuple[int, int]:
    """What a search leaves in its variable, and whether it found something."""
    yes, no = (block(Set(var="hit", index=(), value=Const(value))) for value in (1, 0))
    end = Find(var="u", sort=UNITS, after=behind, test=test, then=yes, otherwise=no, within=within)
    search = step("go", Block(effects=(), end=end))
    oracle = Interpreter(world(search, variables=(STRENGTH, SEEN, var("hit"))))
    state = oracle.new()
    return now(oracle, state, "u"), now(oracle, state, "hit")


def test_find_gives_the_first_that_passes() -> None:
    assert found() == (0, 1)
    assert found(behind=Const(0)) == (1, 1)
    assert found(behind=Const(1)) == (1, 0)
    assert found(test=YES, within=Const(0b1100)) == (2, 1)
    assert found(test=YES, behind=Const(2), within=Const(0b1101)) == (3, 1)
    assert found(test=NO) == (1, 0)
