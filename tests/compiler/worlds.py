"""Small worlds for tests: four units on a path of fields, and positions in them."""

from dataclasses import replace

from tests.compiler.test_maps import graph
from tests.machines import SMALL, block, machine, option, step, var
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import (
    Block,
    Effect,
    Location,
    LocationKind,
    Machine,
    Probe,
    Var,
)
from tribonian.compiler.machine_check import check_machine
from tribonian.dsl.model import Condition, Param
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, SetOf, Sort
from tribonian.dsl.terms import (
    NO,
    Arg,
    Const,
    Read,
    Term,
)

UNITS = Enumeration(name="Unit", members=("foot", "horse", "cart", "tent"))
FIELD = Enumeration(name="Field", members=("a", "b", "c", "d", "e"))
FOOT, HORSE, CART, TENT = range(4)
WHO = Param(name="it", sort=UNITS)
STRENGTH = var("strength", SMALL, WHO, start=Arg("it"))
SEEN = var("u", UNITS, kind="local", start=Const(1))
PATH = graph((0, 1), (1, 2), (2, 3))  # a - b - c - d, and e alone


def places(*, start: Term = NO) -> tuple[Var, ...]:
    """Where each unit is and what carries it; who is at each field is derived."""
    at = replace(var("at", SetOf(of=UNITS), Param(name="f", sort=FIELD), kind="derived"), derived_from="Unit.place")
    return (
        var("Unit.place", FIELD, WHO, start=start),
        var("Unit.aboard", Maybe(inner=UNITS), WHO, start=Const(NONE)),
        at,
    )


def world(*locations: Location, variables: tuple[Var, ...] = (), probes: dict[str, Probe] | None = None) -> Machine:
    made = replace(machine(*locations, variables=variables), maps={"Field": PATH}, probes=probes or {})
    check_machine(made, after="the test")
    return made


def after(*effects: Effect, variables: tuple[Var, ...] = ()) -> tuple[Interpreter, State]:
    """The position after some effects."""
    oracle = Interpreter(world(step("go", block(*effects)), variables=variables))
    return oracle, oracle.new()


def now(oracle: Interpreter, state: State, name: str, *index: int) -> int:
    return oracle.value(Read(name, tuple(Const(one) for one in index)), state.store, {})


def ask(
    name: str,
    kind: LocationKind,
    variable: str,
    sort: Sort,
    *guards: Condition,
    then: Block,
    within: Term | None = None,
) -> Location:
    return Location(
        name=name, kind=kind, procedure="game", options=(option("", *guards, then=then),),
        player=NO, var=variable, sort=sort, within=within,
    )  # fmt: skip
