"""Passes: what they decide before play, what they pass over, and what they keep."""

from dataclasses import replace

import pytest

from tests.compiler.test_machine_text_world import whole
from tests.compiler.worlds import PATH, UNITS
from tests.machines import block, condition, menu, option, step
from tribonian.compiler.machine import Block, Branch, Each, Find, Goto, Probe, Set, When
from tribonian.compiler.passes.fold import fold_block, fold_term
from tribonian.compiler.passes.prune import prune_unreachable
from tribonian.compiler.passes.thread import thread_steps
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import NO, YES, Arg, Ask, Const, FoldName, Op, Over, Term

HIT = Set(var="taken", index=(), value=Const(1))
X = Arg("x")


def over(fold: FoldName, test: Term, body: Term, within: Term | None = None) -> Over:
    return Over(fold, "x", 2, 4, test, body, within)


@pytest.mark.parametrize(
    ("term", "folded"),
    [
        (over("all", NO, X), YES),
        (over("some", NO, X), NO),
        (over("sum", NO, X), NO),
        (over("count", X, YES, Const(0)), NO),
        (over("all", X, YES), YES),
        (over("some", X, NO), NO),
        (over("set", X, NO), NO),
        (over("all", YES, NO), NO),
        (over("some", YES, YES), YES),
        (over("count", YES, YES), Const(3)),
        (over("sum", YES, Const(5)), Const(15)),
        (over("highest", YES, Const(5)), Const(5)),
        (over("lowest", YES, Const(-5)), Const(-5)),
        (over("set", YES, YES), Const(0b111)),
        (Over("all", "x", 1, 0, YES, X), YES),
        (Over("highest", "x", 1, 0, YES, Const(7)), NO),
        (over("count", Op("or", (YES, X)), Op("not", (NO,))), Const(3)),
        (Op("has", (Const(6), Const(-1))), NO),
        (Op("has", (X, Const(NONE))), NO),
        (Op("meet", (Const(6), Op("with", (Const(0), Const(1))))), Const(2)),
    ],
)  # fmt: skip
def test_what_is_known_is_computed(term: Term, folded: Term) -> None:
    assert fold_term(term) == folded


@pytest.mark.parametrize(
    "term",
    [
        over("count", X, YES),
        Op("with", (Const(6), Const(-1))),
        over("highest", X, Const(5)),
        over("sum", YES, Const(5), Arg("s")),
        over("all", X, NO),
        Ask("adjacent", "Field", (Const(0), Const(1))),
    ],
)
def test_what_is_not_known_stays(term: Term) -> None:
    assert fold_term(term) == term


def test_branches_inside_searches_are_decided() -> None:
    decided = Block(effects=(), end=Branch(test=YES, then=block(to="yes"), otherwise=block(to="no")))
    when = When(test=NO, then=(HIT,), otherwise=())
    each = Each(var="u", sort=UNITS, test=YES, body=(when, HIT))
    search = Find(var="u", sort=UNITS, after=None, test=NO, then=decided, otherwise=block())
    folded = fold_block(Block(effects=(each,), end=search))
    assert folded.effects == (replace(each, body=(HIT,)),)
    assert folded.end == replace(search, then=block(to="yes"))


def test_searches_go_past_steps_that_only_go_on() -> None:
    made = whole()
    search = Find(var="u", sort=UNITS, after=None, test=YES, then=block(to="idle"), otherwise=block(to="rest"))
    locations = made.locations | {
        "seek": step("seek", Block(effects=(), end=search)),
        "idle": step("idle", block(to="turn")),
        "rest": step("rest", block(to="turn")),
    }
    probes = {"step": Probe(params=("u",), start="seek", end="rest")}
    threaded = thread_steps(replace(made, locations=locations, probes=probes))
    end = threaded.locations["seek"].options[0].block.end
    assert isinstance(end, Find)
    assert (end.then.end, end.otherwise.end) == (Goto(location="turn"), Goto(location="rest"))


def test_what_nothing_names_is_dropped() -> None:
    made = whole()
    made = replace(made, maps={**made.maps, "Sea": replace(PATH, name="Sea")}, entries={})
    pruned = prune_unreachable(made)
    assert pruned.locations.keys() == {"turn", "seek", "over"}  # nothing goes to `draw`
    assert (list(pruned.maps), list(pruned.probes)) == (["Field"], ["step"])
    alone = prune_unreachable(replace(made, locations=made.locations | {"turn": menu("turn", option("done"))}))
    assert alone.locations.keys() == {"turn", "over"}
    assert not alone.maps
    assert not alone.probes


def test_entries_and_secrets_keep_what_they_need() -> None:
    made = whole()
    asks = condition(Ask("adjacent", "Field", (NO, Arg("viewer"))))
    bare = made.locations | {"turn": menu("turn", option("done"))}
    secrets = (replace(made.secrets[0], guards=(asks,)),)
    pruned = prune_unreachable(replace(made, locations=bare, secrets=secrets, entries={"ruling": "draw"}))
    assert pruned.locations.keys() == {"turn", "over", "draw"}
    assert pruned.maps.keys() == {"Field"}
