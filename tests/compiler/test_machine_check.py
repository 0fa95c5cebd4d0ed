"""A Machine that names what is not there is found out, wherever the name stands."""

from dataclasses import replace

import pytest

from tests.compiler.test_machine_text_world import whole
from tests.compiler.worlds import UNITS
from tests.machines import block, condition, menu, option, step
from tribonian.compiler.machine import Bind, Block, Each, Effect, Find, Machine, Move, Pop, Probe, Push, Set
from tribonian.compiler.machine_check import BadMachine, check_machine
from tribonian.dsl.model import Invariant
from tribonian.dsl.terms import NO, YES, Ahead, Apply, Arg, Ask, Const, Lookup, Over, Read, Term, Way

IN_RANGE = Over("all", "x", 0, 4, Arg("x"), Arg("x"))


def with_effect(effect: Effect) -> Machine:
    made = whole()
    return replace(made, locations=made.locations | {"seek": step("seek", block(effect))})


def with_term(term: Term) -> Machine:
    made = whole()
    return replace(made, locations=made.locations | {"turn": menu("turn", option("go", condition(term)))})


def with_search(var: str) -> Machine:
    made = whole()
    search = Find(var=var, sort=UNITS, after=None, test=YES, then=block(), otherwise=block())
    return replace(made, locations=made.locations | {"seek": step("seek", Block(effects=(), end=search))})


def with_bind(var: str) -> Machine:
    made = whole()
    bound = replace(option("go"), binds=(Bind(var=var, sort=UNITS),))
    return replace(made, locations=made.locations | {"turn": menu("turn", bound)})


def test_what_is_well_formed_passes() -> None:
    check_machine(whole(), after="the test")
    check_machine(with_term(IN_RANGE), after="the test")


BAD = {
    "writes nowhere": with_effect(Set(var="nowhere", index=(), value=NO)),
    "seek writes what is derived": with_effect(Set(var="at", index=(NO,), value=NO)),
    "writes gone": with_effect(Move(var="gone", who=NO, to=NO, carrier="")),
    "names gone": with_effect(Move(var="Unit.place", who=NO, to=NO, carrier="gone")),
    "names taken with 1 indices": with_effect(Move(var="taken", who=NO, to=NO, carrier="")),
    "names taken with 2": with_effect(Push(queue="taken", size="queue.size", index=(NO,), value=NO, capacity=2)),
    "names Unit.place with 0": with_effect(
        Pop(var="Unit.place", queue="queue", size="queue.size", index=(), capacity=2)
    ),
    "writes each": with_effect(Each(var="each", sort=UNITS, test=YES, body=())),
    "writes inner": with_effect(Each(var="u", sort=UNITS, test=YES, body=(Set(var="inner", index=(), value=NO),))),
    "names found": with_search("found"),
    "names bound": with_bind("bound"),
    "names parameter x": with_term(Arg("x")),
    "turn names parameter y": with_term(Over("all", "x", 0, 4, Arg("y"), YES)),
    "names parameter z": with_term(Over("all", "z", 0, 4, YES, YES, Arg("z"))),
    "names parameter f": with_term(Way("Field", "f", Arg("f"), NO, None, YES)),
    "reads at with 0 indices": with_term(Read("at")),
    "asks for price": with_term(Apply("price")),
    "looks into prices": with_term(Lookup("prices", ())),
    "asks about the map Sea": with_term(Ask("adjacent", "Sea", (NO, NO))),
    "asks for a way on Sea": with_term(Way("Sea", "f", NO, NO, None, YES)),
    "looks ahead into march": with_term(Ahead("march", (), Const(1), YES)),
    "looks ahead into step with 0": with_term(Ahead("step", (), Const(1), YES)),
    "the entry ruling is at lost": replace(whole(), entries={"ruling": "lost"}),
    "looking ahead into step names lost": replace(
        whole(), probes={"step": Probe(params=("u",), start="lost", end="over")}
    ),
    "looking ahead into step names v": replace(
        whole(), probes={"step": Probe(params=("v",), start="seek", end="over")}
    ),
    "what hides Unit reads": replace(
        whole(), secrets=(replace(whole().secrets[0], guards=(condition(Read("none")),)),)
    ),
    "promise reads": replace(
        whole(),
        invariants=(Invariant(name="promise", promise=Read("none"), at_end_of=None, clauses=(), words=""),),
    ),
}


@pytest.mark.parametrize("words", BAD)
def test_what_is_not_there_is_told(words: str) -> None:
    with pytest.raises(BadMachine) as met:
        check_machine(BAD[words], after="the test")
    assert words in str(met.value)
