"""The interpreter's answers that bind values, beginnings in the middle, and what players see."""

from dataclasses import replace

import pytest

from tests.compiler.worlds import CART, FIELD, FOOT, HORSE, SEEN, STRENGTH, TENT, UNITS, WHO, ask, now, places, world
from tests.machines import PLAYERS, SMALL, block, condition, menu, option, step, var
from tribonian.compiler.interpreter import Bound, Fault, Interpreter, State
from tribonian.compiler.machine import (
    Bind,
    LocationKind,
    Machine,
    Option,
    Secret,
    Set,
)
from tribonian.dsl.model import Condition, Param
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import (
    NO,
    YES,
    Arg,
    Ask,
    Cond,
    Const,
    Op,
    Over,
    Read,
)


def bound_menu(*, guards: tuple[Condition, ...], binds: tuple[Bind, ...]) -> Machine:
    chosen = Set(var="hit", index=(), value=Op("+", (Read("u"), Read("f"))))
    march = Option(label="march", guards=guards, block=block(chosen), binds=binds)
    return world(
        menu("turn", march, option("done")),
        variables=(*places(), STRENGTH, SEEN, var("f", FIELD, kind="local"), var("hit")),
    )


NEAR = condition(Ask("adjacent", "Field", (Read("Unit.place", (Read("u"),)), Read("f"))), "3.1", words="beside it")
STRONG = condition(Op(">", (Read("strength", (Read("u"),)), Const(1))), "3.2", words="strong")


def test_values_are_chosen_together_with_an_option() -> None:
    binds = (Bind(var="u", sort=UNITS), Bind(var="f", sort=FIELD))
    oracle = Interpreter(bound_menu(guards=(STRONG, NEAR), binds=binds))
    state = oracle.new()
    assert oracle.offered(state) == [Bound("march", (CART, 1)), Bound("march", (TENT, 1)), "done"]
    assert oracle.failing(state, Bound("march", (FOOT, 3))) == [0, 1]
    assert oracle.failing(state, Bound("march", (CART, 3))) == [1]
    assert oracle.failing(state, Bound("march", (CART, 1))) == []
    assert oracle.failing(state, Bound("march", (CART,))) == [-1]
    assert oracle.failing(state, Bound("march", (CART, 8))) == [-1]
    assert oracle.failing(state, "march") == [-1]
    ended = oracle.play(state, Bound("march", (TENT, 1)))
    assert now(oracle, ended, "hit") == 4
    assert now(oracle, state, "u") == 1
    with pytest.raises(ValueError, match="not offered"):
        oracle.play(state, Bound("march", (FOOT, 1)))


def test_what_is_bound_later_can_rest_on_what_is_bound_before() -> None:
    near = Over("set", "x", 0, 4, Ask("adjacent", "Field", (Read("u"), Arg("x"))), YES)
    binds = (Bind(var="u", sort=UNITS, within=Const(0b0110)), Bind(var="f", sort=FIELD, within=near))
    oracle = Interpreter(bound_menu(guards=(), binds=binds))
    moves = oracle.offered(oracle.new())
    assert [one.values for one in moves if isinstance(one, Bound)] == [(1, 0), (1, 2), (2, 1), (2, 3)]


def test_guards_are_asked_before_what_rests_on_them() -> None:
    carrier = Cond(YES, Read("Unit.aboard", (Read("u"),)), NO)
    beside = Over("set", "x", 0, 4, Ask("adjacent", "Field", (carrier, Arg("x"))), YES)  # a fault unless carried
    aboard = condition(Op("!=", (Read("Unit.aboard", (Read("u"),)), Const(NONE))))
    binds = (Bind(var="u", sort=UNITS), Bind(var="f", sort=FIELD, within=beside))
    oracle = Interpreter(bound_menu(guards=(aboard,), binds=binds))
    assert oracle.offered(oracle.new()) == ["done"]


@pytest.mark.parametrize("kind", ["pick", "chance", "open"])
def test_values_offered_are_those_that_pass(kind: LocationKind) -> None:
    place = ask("turn", kind, "u", UNITS, STRONG, then=block(), within=Const(0b1011))
    oracle = Interpreter(world(place, variables=(STRENGTH, SEEN)))
    state = oracle.new()
    assert oracle.offered(state) == [TENT]
    assert oracle.failing(state, FOOT) == [0]
    assert now(oracle, oracle.play(state, TENT), "u") == TENT
    with pytest.raises(ValueError, match="not offered"):
        oracle.play(state, FOOT)


@pytest.mark.parametrize(("kind", "fault"), [("chance", "draw"), ("open", "stuck")])
def test_play_stops_where_nothing_can_come(kind: LocationKind, fault: str) -> None:
    place = replace(ask("luck", kind, "u", UNITS, then=block(), within=Const(0)), clauses=("5",))
    oracle = Interpreter(world(menu("turn", option("draw", then=block(to="luck"))), place, variables=(SEEN,)))
    state = oracle.new()
    with pytest.raises(Fault) as met:
        oracle.play(state, "draw")
    assert (met.value.kind, met.value.subject, met.value.clauses) == (fault, "luck", ("5",))


def test_a_choice_without_an_answer_waits() -> None:
    oracle = Interpreter(world(ask("turn", "pick", "u", UNITS, condition(NO), then=block()), variables=(SEEN,)))
    assert oracle.offered(oracle.new()) == []


def test_play_can_begin_in_the_middle() -> None:
    later = step("later", block(Set(var="Unit.place", index=(Const(FOOT),), value=Const(3)), to="turn"))
    oracle = Interpreter(world(menu("turn", option("done")), later, variables=places()))
    store = list(oracle.new().store)
    store[oracle.machine.vars["Unit.place"].offset + HORSE] = 3
    state = oracle.start_at("later", store)
    assert (state.location, now(oracle, state, "at", 3)) == ("turn", 0b0011)
    assert store[oracle.machine.vars["Unit.place"].offset + FOOT] == 0


def secrets(*found: Secret) -> tuple[Interpreter, State]:
    who = Param(name="p", sort=PLAYERS)
    made = world(menu("turn", option("done")), variables=(*places(), var("hand", SMALL, who, start=Const(5)), SEEN))
    oracle = Interpreter(replace(made, secrets=found))
    return oracle, oracle.new()


HAND = Secret(
    target="hand", fields=(), params=(Param(name="o", sort=PLAYERS),), viewer="viewer",
    guards=(condition(Op("!=", (Arg("o"), Arg("viewer")))),), clauses=(),
)  # fmt: skip
UNIT = Secret(
    target="Unit", fields=("strength", "place"), params=(WHO,), viewer="viewer",
    guards=(condition(Op("=", (Arg("viewer"), Const(1)))), condition(Op("=", (Arg("it"), Const(CART))))), clauses=(),
)  # fmt: skip
DECK = Secret(target="u", fields=(), params=(), viewer="", guards=(), clauses=())


def test_hidden_is_what_the_guards_hide() -> None:
    oracle, state = secrets(HAND, UNIT, DECK)
    assert oracle.sees(state, 0, "hand", (0,))
    assert not oracle.sees(state, 0, "hand", (1,))
    assert not oracle.sees(state, 1, "Unit", (CART,), "strength")
    assert not oracle.sees(state, 1, "Unit", (CART,), "place")
    assert not oracle.sees(state, 1, "Unit.place", (CART,))
    assert oracle.sees(state, 1, "Unit", (CART,), "aboard")
    assert oracle.sees(state, 1, "Unit", (FOOT,), "strength")
    assert oracle.sees(state, 0, "Unit", (CART,), "strength")
    assert not oracle.sees(state, 0, "u")


def test_a_view_shows_every_slot_that_is_seen_and_nothing_derived() -> None:
    oracle, state = secrets(HAND, UNIT, DECK)
    view = oracle.view(state, 1)
    assert (view["hand[Ann]"], view["hand[Bob]"], view["u"]) == ("?", 5, "?")
    assert (view["Unit.place[foot]"], view["Unit.place[cart]"], view["Unit.aboard[cart]"]) == ("a", "?", None)
    assert not any(name.startswith("at[") for name in view)
