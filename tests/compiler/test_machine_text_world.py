"""The Machine's text of maps, searches, queues, secrets and looking ahead, and terms about them."""

from dataclasses import replace

import pytest

from tests.compiler.test_maps import grid
from tests.compiler.worlds import FIELD, PATH, SEEN, STRENGTH, UNITS, WHO, places, world
from tests.machines import PLAYERS, SMALL, block, condition, menu, option, step, var
from tribonian.compiler.machine import (
    Bind,
    Block,
    Each,
    Find,
    Location,
    Machine,
    Move,
    Option,
    Pop,
    Probe,
    Push,
    Secret,
)
from tribonian.compiler.machine_text import machine_hash, machine_text, show_term
from tribonian.dsl.model import Param, Table
from tribonian.dsl.sorts import SetOf, Whole
from tribonian.dsl.terms import NO, YES, Ahead, Arg, Ask, Const, Op, Over, Read, Term, Way

NEAR = Over("set", "x", 0, 4, Ask("adjacent", "Field", (Const(1), Arg("x"))), YES)


def whole() -> Machine:
    """One of everything."""
    moved = Move(var="Unit.place", who=Read("u"), to=Const(2), carrier="Unit.aboard", clauses=("1",))
    pushed = Push(queue="queue", size="queue.size", index=(), value=Const(3), capacity=2, clauses=("2",))
    popped = Pop(var="taken", queue="queue", size="queue.size", index=(), capacity=2)
    each = Each(var="u", sort=UNITS, test=Op("=", (Read("u"), Const(1))), body=(moved,), within=Read("todo"))
    search = Find(var="u", sort=UNITS, after=Const(0), test=YES, then=block(popped), otherwise=block(), clauses=("3",))
    march = Option(
        label="march",
        guards=(condition(Ahead("step", (Const(1),), Const(2), Read("Unit.place", (Const(0),)))),),
        block=block(each, pushed, to="seek"),
        binds=(Bind(var="u", sort=UNITS), Bind(var="f", sort=FIELD, within=NEAR)),
    )
    made = world(
        menu("turn", march, option("done")),
        step("seek", Block(effects=(), end=search)),
        Location(
            name="draw", kind="chance", procedure="game", options=(option(""),), var="u", sort=UNITS,
            within=Read("todo"),
        ),
        variables=(
            *places(),
            SEEN,
            var("f", FIELD, kind="local"),
            var("todo", SetOf(of=UNITS), start=Const(5)),
            var("queue", SMALL, Param(name="n", sort=Whole(low=0, high=1))),
            var("queue.size", Whole(low=0, high=2)),
            var("taken"),
        ),
        probes={"step": Probe(params=("u",), start="seek", end="over")},
    )  # fmt: skip
    hidden = Secret(
        target="Unit", fields=("place",), params=(WHO,), viewer="viewer",
        guards=(condition(Op("=", (Arg("viewer"), Const(1))), words="he looks"),), clauses=("4",),
    )  # fmt: skip
    return replace(made, secrets=(hidden,), entries={"ruling": "seek"})


TEXT = """\
map Field graph directions 0
  a near b
  b near a, c
  c near b, d
  d near c
  e near
  edge a b
  edge b a
  edge b c
  edge c b
  edge c d
  edge d c
location draw chance in game
  answer u: Unit within todo
  option ""
    go to over
location over final in game
location seek step in game
  option ""
    find u: Unit after foot where 1 @3
      take taken from queue size queue.size at most 2
      go to over
    else
      go to over
location turn choose in game
  player Ann
  option march
    bind u: Unit
    bind f: Field within set(x in 0..4 where adjacent(b, x) on Field)
    when (could step(1) within 2 reach Unit.place[foot]) words "so it must be"
    each u: Unit within todo where u = horse
      move Unit.place[u] to c with Unit.aboard @1
    append 3 to queue size queue.size at most 2 @2
    go to seek
  option done
    go to over
hidden Unit[it: Unit] fields place from viewer @4
    when viewer = Bob words "he looks"
probe step(u) from seek to over
entry ruling at seek
"""


def test_text_shows_the_whole_world() -> None:
    text = machine_text(whole())
    assert text[text.index("map Field") :] == TEXT
    assert 'var 8+5 derived at[f: Field]: "set of Unit" = empty derived from Unit.place\n' in text


def test_a_grid_has_places_ways_and_edges() -> None:
    here = grid("square", ways=4, side=2, edges=((0, 1),))
    text = machine_text(replace(whole(), maps={"Field": PATH, "Square": replace(here, name="Square")}))
    shown = """\
map Square square directions 4
  edges have wall = 0
  0 at 1,1 near 1, 2 ways none, 2, 1, none
  1 at 1,2 near 0, 3 ways 0, 3, none, none
  2 at 2,1 near 0, 3 ways none, none, 3, 0
  3 at 2,2 near 1, 2 ways 2, none, none, 1
  edge 0 1: 1
"""
    assert shown in text


def test_a_clamped_table_says_so() -> None:
    n = Param(name="n", sort=SMALL)
    table = Table(name="t", params=(n, n), sort=SMALL, rows=(), clauses=(), clamped=(None, ("1.2",)), undefined=("!",))
    text = machine_text(replace(whole(), tables={"t": table}))
    assert '\n  clamped n @1.2\n  undefined "!"\n' in text


def changes() -> dict[str, Machine]:
    made = whole()
    turn = made.locations["turn"]
    march = turn.options[0]
    seek = made.locations["seek"]
    find = seek.options[0].block.end
    assert isinstance(find, Find)

    def marching(one: Option) -> Machine:
        return replace(made, locations=made.locations | {"turn": replace(turn, options=(one, *turn.options[1:]))})

    def seeking(one: Find) -> Machine:
        there = replace(seek, options=(replace(seek.options[0], block=Block(effects=(), end=one)),))
        return replace(made, locations=made.locations | {"seek": there})

    return {
        "bind": marching(replace(march, binds=march.binds[:1])),
        "bind within": marching(replace(march, binds=(march.binds[0], replace(march.binds[1], within=None)))),
        "effects": marching(replace(march, block=replace(march.block, effects=march.block.effects[:1]))),
        "search": seeking(replace(find, after=None)),
        "search test": seeking(replace(find, test=NO)),
        "secret": replace(made, secrets=()),
        "entry": replace(made, entries={}),
        "probe": replace(made, probes={}),
        "map": replace(made, maps={"Field": replace(PATH, near=PATH.near[::-1])}),
        "edges": replace(made, maps={"Field": replace(PATH, edges={})}),
        "derived": replace(made, vars=made.vars | {"at": replace(made.vars["at"], derived_from="")}),
    }


@pytest.mark.parametrize("change", changes())
def test_hash_changes_with_the_world(change: str) -> None:
    assert machine_hash(changes()[change]) != machine_hash(whole())


@pytest.mark.parametrize(
    ("term", "words"),
    [
        (Over("count", "n", 1, 6, Op(">", (Arg("n"), Const(2))), YES), "count(n in 1..6 where n > 2)"),
        (Over("sum", "n", 1, 6, YES, Arg("n")), "sum(n for n in 1..6)"),
        (Over("all", "n", 1, 6, YES, Arg("n"), Const(3)), "all(n for n in 1..6 within 3)"),
        (Ask("edge", "Hex", (Arg("a"), Arg("b")), "wall"), "edge(a, b).wall on Hex"),
        (Way("Hex", "h", Arg("a"), Arg("b"), Const(2), YES), "path(h in Hex from a to b at most 2 where 1)"),
        (Op("has", (Arg("s"), Arg("x"))), "x in s"),
        (Op("not", (Op("has", (Op("with", (Arg("s"), Arg("x"))), Arg("y"))),)), "not y in (s with x)"),
        (Op("size", (Op("minus", (Arg("s"), Op("meet", (Arg("t"), Arg("u"))))),)), "size(s minus (t meet u))"),
        (Ahead("f", (), Const(1), Arg("x")), "(could f() within 1 reach x)"),
        (Const(1 << 70), "0x400000000000000000"),
    ],
)  # fmt: skip
def test_term_reads_as_the_book_writes_it(term: Term, words: str) -> None:
    assert show_term(term) == words


def test_names_that_go_through_a_sort_show_its_words() -> None:
    made = world(step("go", block()), variables=(STRENGTH, var("todo", SetOf(of=UNITS)), *places()))
    strong = Op("and", (Read("strength", (Arg("x"),)), Op("!=", (Arg("x"), Const(1)))))
    assert show_term(Over("some", "x", 0, 3, strong, YES), made) == "some(x in Unit where strength[x] and x != horse)"
    assert show_term(Op("has", (Read("todo"), Const(2))), made) == "cart in todo"
    assert show_term(Op("=", (Read("todo"), Const(5))), made) == 'todo = "foot, cart"'
    assert show_term(Ask("distance", "Field", (Const(0), Read("Unit.place", (Const(1),)))), made) == (
        "distance(a, Unit.place[horse]) on Field"
    )
    assert show_term(Ask("offset", "Field", (Const(0), Const(1), Const(2))), made) == "offset(a, 1, 2) on Field"


def test_a_name_bound_inside_hides_a_parameter() -> None:
    p = Param(name="p", sort=PLAYERS)
    inner = Over("some", "p", 0, 7, Op("=", (Arg("p"), Const(1))), YES)
    term = Op("and", (Op("=", (Arg("p"), Const(1))), inner))
    assert show_term(term, params=(p,)) == "p = Bob and some(p in 0..7 where p = 1)"
