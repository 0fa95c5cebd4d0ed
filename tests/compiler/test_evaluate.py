"""Terms over sets, maps, tables and ways are what they say."""

from dataclasses import replace

import pytest

from tests.compiler.worlds import after, world
from tests.machines import SMALL, block, step, var
from tribonian.compiler.interpreter import Fault, Interpreter
from tribonian.compiler.machine import (
    Var,
)
from tribonian.dsl.model import Param, Row, Table
from tribonian.dsl.sorts import NONE, Whole
from tribonian.dsl.terms import (
    NO,
    YES,
    Arg,
    Ask,
    Const,
    FoldName,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
)


def asked(term: Term, *, variables: tuple[Var, ...] = ()) -> int:
    oracle, state = after(variables=variables)
    return oracle.value(term, state.store, {})


def over(fold: FoldName, test: Term = YES, body: Term = YES, within: Term | None = None) -> Over:
    return Over(fold, "n", 1, 6, test, body, within)


EVEN = Op("=", (Op("*", (Op("half down", (Arg("n"),)), Const(2))), Arg("n")))


@pytest.mark.parametrize(
    ("term", "value"),
    [
        (over("all", EVEN, Op(">", (Arg("n"), Const(1)))), 1),
        (over("all", body=EVEN), 0),
        (over("some", EVEN, Op(">", (Arg("n"), Const(6)))), 0),
        (over("some", body=EVEN), 1),
        (over("count", EVEN), 3),
        (over("count", EVEN, Op(">", (Arg("n"), Const(2)))), 2),
        (over("sum", EVEN, Arg("n")), 12),
        (over("highest", EVEN, Op("-", (Const(0), Arg("n")))), -2),
        (over("lowest", EVEN, Op("-", (Const(0), Arg("n")))), -6),
        (over("highest", NO, Arg("n")), 0),
        (over("lowest", NO, Arg("n")), 0),
        (over("set", EVEN), 0b101010),
        (over("sum", YES, Arg("n"), within=Const(0b100001)), 7),
        (over("count", within=Const(0b1111111111)), 6),
        (Over("count", "a", 0, 2, YES, Over("some", "b", 0, 2, Op("<", (Arg("b"), Arg("a"))), YES)), 2),
        (Op("meet", (Const(0b1100), Const(0b1010))), 0b1000),
        (Op("minus", (Const(0b1100), Const(0b1010))), 0b0100),
        (Op("has", (Const(0b1100), Const(2))), 1),
        (Op("has", (Const(0b1100), Const(-1))), 0),
        (Op("has", (Const(0b1100), Const(NONE))), 0),
        (Op("size", (Op("with", (Const(0b1100), Const(0))),)), 3),
    ],
)  # fmt: skip
def test_terms_are_what_they_say(term: Term, value: int) -> None:
    assert asked(term) == value


def test_a_quantifier_stops_where_it_is_decided() -> None:
    known = var("known", SMALL, Param(name="n", sort=Whole(low=1, high=3)))
    beyond = Op("=", (Read("known", (Arg("n"),)), Const(1)))  # from 4 on there is no place
    assert asked(over("all", body=beyond), variables=(known,)) == 0
    with pytest.raises(Fault, match="no place for 4"):
        asked(over("some", body=beyond), variables=(known,))


def test_a_set_has_no_place_beyond_its_sort() -> None:
    for place in (-1, NONE):
        with pytest.raises(Fault, match="no place"):
            asked(Op("with", (Const(0), Const(place))))


def with_table(*rows: tuple[int, int, int], clamped: tuple[tuple[str, ...] | None, ...]) -> Interpreter:
    table = Table(
        name="losses",
        params=(Param(name="n", sort=Whole(low=1, high=3)),),
        sort=SMALL,
        rows=tuple(Row(id=None, keys=((low, high),), cell=cell, clauses=()) for low, high, cell in rows),
        clauses=(),
        clamped=clamped,
    )
    return Interpreter(replace(world(step("go", block())), tables={"losses": table}))


@pytest.mark.parametrize(("given", "cell"), [(-5, 4), (1, 4), (3, 6), (9, 6)])
def test_keys_of_a_clamped_table_are_clamped(given: int, cell: int) -> None:
    oracle = with_table((1, 2, 4), (3, 3, 6), clamped=(("1.1",),))
    assert oracle.value(Lookup("losses", (Const(given),)), (), {}) == cell


def test_a_cell_that_is_not_there_is_undefined() -> None:
    oracle = with_table((1, 1, 4), (3, 3, 6), clamped=(None,))
    for given in (2, 4):
        with pytest.raises(Fault, match=f"losses has 0 cells for {given}") as met:
            oracle.value(Lookup("losses", (Const(given),)), (), {})
        assert met.value.kind == "undefined"


def way(start: int, goal: int, *, most: int | None = None, test: Term = YES) -> Way:
    return Way("Field", "f", Const(start), Const(goal), None if most is None else Const(most), test)


@pytest.mark.parametrize(
    ("term", "value"),
    [
        (way(0, 3), 1),
        (way(0, 3, most=3), 1),
        (way(0, 3, most=2), 0),
        (way(0, 4), 0),
        (way(0, 0, most=0, test=NO), 1),
        (way(0, 0, most=-1), 0),
        (way(0, 3, test=Op("!=", (Arg("f"), Const(0)))), 1),
        (way(0, 3, test=Op("!=", (Arg("f"), Const(1)))), 0),
        (way(0, 3, test=Op("!=", (Arg("f"), Const(3)))), 0),
    ],
)
def test_ways_ask_every_space_but_the_first(term: Way, value: int) -> None:
    assert asked(term) == value


def test_a_way_knows_the_parameters_around_it() -> None:
    shut = Op("!=", (Arg("f"), Arg("n")))
    assert asked(Over("set", "n", 0, 4, YES, way(0, 3, test=shut))) == 0b10001


def test_maps_are_asked() -> None:
    near = Over("set", "f", 0, 4, Ask("adjacent", "Field", (Const(1), Arg("f"))), YES)
    assert asked(near) == 0b00101
