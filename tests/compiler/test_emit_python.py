"""Emitted engines: rules become the branches they should, and writes are checked where they must be."""

import ast
from dataclasses import replace
from typing import Literal

import pytest

from tests.agreement.random_machines import random_machine
from tests.books import load_files
from tests.dsl.corpus import read_case
from tests.engines import agricola, engine_of, walk_together
from tests.golden import ROOT
from tests.machines import (
    DIE,
    PLAYERS,
    SMALL,
    block,
    condition,
    decision,
    machine,
    menu,
    option,
    rule,
    step,
    var,
)
from tribonian.compiler.build import build
from tribonian.compiler.emit import decision_tree
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.interpreter import Fault, Interpreter
from tribonian.compiler.machine import Adjust, Decision, Effect, Location, Machine, Set
from tribonian.dsl.model import Param, Row, Table
from tribonian.dsl.sorts import Maybe, Whole
from tribonian.dsl.terms import YES, Apply, Arg, Cond, Const, Lookup, Op, Over, Read, Term

PLAYER = Param(name="p", sort=PLAYERS)


# ---- values


def functions(made: Machine) -> dict[str, str]:
    """The body of every function, docstring left out, of the Machine as it stands."""
    tree = ast.parse(emit_python(made, tuned=False))
    return {
        node.name: "\n".join(ast.unparse(line) for line in node.body[1:])
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def asking(*decisions: Decision, args: tuple[Term, ...] = ()) -> Machine:
    """A Machine whose only step asks for the last of some values."""
    write = Set(var="n", index=(), value=Apply(decisions[-1].name, args))
    return machine(
        step("start", block(write)),
        variables=(var("n"), var("p", PLAYERS)),
        decisions=decisions,
        options=("on",),
    )


def test_rules_that_agree_need_no_question() -> None:
    cap = decision("cap", rule("1", Const(9)), rule("2", Const(9), condition(Read("on"))))
    assert functions(asking(cap))["value_cap"] == "return 9"


def test_overriding_rule_becomes_a_branch() -> None:
    price = decision("price", rule("1", Const(1)), rule("2", Const(2), condition(Read("on")), overrides=("1",)))
    assert functions(asking(price))["value_price"] == "if s[0]:\n    return 2\nreturn 1"


def test_impossible_answers_are_not_asked() -> None:
    price = decision(
        "price",
        rule("1", Const(1), condition(Op("=", (Arg("p"), Const(0))))),
        rule("2", Const(2), condition(Op("=", (Arg("p"), Const(1))))),
        params=(PLAYER,),
    )
    body = functions(asking(price, args=(Read("p"),)))["value_price"]
    assert body == "if p == 0:\n    return 1\nreturn 2"


def test_guard_that_can_fail_is_asked_though_its_answer_does_not_matter() -> None:
    hole = decision("hole", rule("0", Const(1), condition(Read("on"))))
    cap = decision("cap", rule("1", Const(9)), rule("2", Const(9), condition(Apply("hole"))))
    made = asking(hole, cap)
    with pytest.raises(Fault):
        Interpreter(made).new()
    module = engine_of(made)
    with pytest.raises(module.RuleFault) as met:
        module.new(seed=1)
    assert (met.value.kind, met.value.clauses) == ("undefined", ("0",))


def test_rules_that_collide_are_a_fault_with_both_clauses() -> None:
    price = decision("price", rule("1.1", Const(1)), rule("2.2", Const(2), condition(Read("on"))))
    module = engine_of(asking(price))
    assert module.new(seed=1).position()["n"] == 1
    with pytest.raises(module.RuleFault) as met:
        module.new(seed=1, options=("on",))
    assert (met.value.kind, met.value.clauses) == ("conflict", ("1.1", "2.2"))
    assert met.value.words == "price: 1.1 says 1, 2.2 says 2"


def many_rules(count: int) -> Decision:
    """A value whose rules make a tree too large to write."""
    rules = [rule("0", Const(0))]
    for number in range(1, count):
        guards = condition(Op("<", (Const(number), Op("*", (Arg("p"), Arg(f"q{number % 3}"))))))
        rules.append(rule(str(number), Const(number), guards, overrides=tuple(map(str, range(number)))))
    params = (PLAYER, *(Param(name=f"q{number}", sort=SMALL) for number in range(3)))
    return decision("large", *rules, params=params)


@pytest.mark.parametrize(("result", "how"), [(Const(5), "WEIGHED_large[on]"), (Arg("q1"), "topmost_rules(on")])
def test_large_value_is_weighed_rule_by_rule(result: Term, how: str) -> None:
    reads: tuple[Term, ...] = (Read("p"), Const(2), Const(3), Const(4))
    large = many_rules(9)
    made = asking(replace(large, rules=(*large.rules[:-1], replace(large.rules[-1], result=result))), args=reads)
    assert how in functions(made)["value_large"]
    assert walk_together(made, engine_of(made), 1) == 0


def test_what_several_rules_ask_is_asked_once() -> None:
    large = many_rules(9)
    on, off = condition(Read("on")), condition(Op("not", (Read("on"),)))
    rules = [replace(one, guards=(on if place % 2 else off, *one.guards)) for place, one in enumerate(large.rules)]
    made = asking(replace(large, rules=tuple(rules)), args=(Read("p"), Const(2), Const(3), Const(4)))
    body = functions(made)["value_large"]
    assert (body.count("if not s[0]:"), body.count("elif s[0]:"), body.count("s[0]")) == (1, 1, 2)
    for seed in range(4):
        walk_together(made, engine_of(made), seed)


def test_side_that_takes_work_is_compared_behind_what_bounds_it() -> None:
    odd = Op(">", (Op("*", (Arg("x"), Read("p"))), Op("-", (Arg("x"), Read("n")))))
    many = Over(fold="count", name="x", low=1, high=9, test=odd, body=YES)
    write = Set(var="n", index=(), value=Cond(Op(">", (Read("n"), many)), Const(1), Const(0)))
    made = machine(step("start", block(write)), variables=(var("n"), var("p", PLAYERS)))
    assert "s[0] > 0 and s[0] > count_start(s)" in functions(made)["step_start"]
    assert walk_together(made, engine_of(made), 1) == 0


def test_values_are_the_same_as_trees_and_rule_by_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decision_tree, "MOST_LINES", 0)
    for seed in range(40):
        made = random_machine(seed)
        module = engine_of(made)
        for game in range(3):
            walk_together(made, module, game, most=25)


def test_refusal_names_the_erratum_behind_a_value() -> None:
    price = decision(
        "price",
        rule("1", Const(1)),
        rule("2", Const(5), condition(Read("on")), overrides=("1",), erratum="sheet/e1"),
    )
    enough = condition(Op(">=", (Read("money"), Apply("price"))), "3", words="money >= price")
    made = machine(menu("shop", option("buy", enough)), variables=(var("money"),), decisions=(price,), options=("on",))
    module = engine_of(made)
    buy = module.Move("buy")
    assert [one.erratum for one in module.new(seed=1).why_not(buy)] == [""]
    (refusal,) = module.new(seed=1, options=("on",)).why_not(buy)
    assert (refusal.erratum, refusal.need, refusal.have) == ("sheet/e1", 5, 0)


@pytest.mark.parametrize("tuned", [False, True])
def test_nobody_goes_through_what_is_always_empty(tuned: bool) -> None:
    path = ROOT / "tests" / "cases" / "good" / "nobody-of-a-kind.rules"
    made = build(load_files(read_case(path.read_text(encoding="utf-8")).files))
    assert " in ():" not in emit_python(made, tuned=tuned)


# ---- writes


def writing(effect: Effect) -> Machine:
    die = Location(
        name="roll", kind="chance", procedure="game", options=(option("die", then=block(effect)),),
        player=Const(0), var="die", sort=DIE, prompt="die",
    )  # fmt: skip
    track = var("track", SMALL, PLAYER, start=Const(4))
    return machine(die, variables=(var("die", DIE, start=Const(1)), track, var("free", Maybe(inner=SMALL))))


def test_write_is_checked_only_where_it_can_leave_storage() -> None:
    def body(value: Term) -> str:
        return functions(writing(Set(var="track", index=(Const(0),), value=value)))["do_roll"]

    assert body(Const(9)) == "die = code + 1\ns[1] = 9\ns[0] = die\nreturn 0"
    assert body(Read("die")) == "die = code + 1\ns[1] = die\ns[0] = die\nreturn 0"
    assert "out_of_range" in body(Op("+", (Read("die"), Const(4))))
    assert "out_of_range" not in body(Op("min", (Op("+", (Read("die"), Const(4))), Const(9))))


def adjusting(verb: Literal["gain", "lose", "spend"], amount: int, bound: int) -> Effect:
    rolled = Op("*", (Read("die"), Const(amount)))
    return Adjust(
        verb=verb, var="track", index=(Const(1),), amount=rolled, low=Const(bound), high=Const(bound),
        clauses=("c",), site="x",
    )  # fmt: skip


@pytest.mark.parametrize("verb", ["gain", "lose", "spend"])
@pytest.mark.parametrize("amount", [-1, 0, 1, 3])
@pytest.mark.parametrize("bound", [0, 2, 9, 2_000_000])
def test_gain_lose_and_spend_agree_with_the_interpreter(
    verb: Literal["gain", "lose", "spend"], amount: int, bound: int
) -> None:
    made = writing(adjusting(verb, amount, bound))
    module = engine_of(made)
    for seed in range(12):
        walk_together(made, module, seed, most=8)


def test_index_that_is_not_there_is_a_fault() -> None:
    made = writing(Set(var="track", index=(Read("die"),), value=Const(1)))
    module = engine_of(made)
    game = module.new(seed=1)
    before = game.to_json()
    with pytest.raises(module.RuleFault, match="track has no place for 3"):
        game.resolve(3)
    assert game.to_json() == before
    game.resolve(1)
    assert game.position()["track[Bob]"] == 1


def test_fault_of_a_roll_leaves_the_generator_where_it_was() -> None:
    made = writing(Set(var="track", index=(Op("-", (Read("die"), Const(1))),), value=Const(1)))
    module = engine_of(made)
    seed = next(seed for seed in range(50) if module.Dice(seed).below(6) > 1)
    game = module.new(seed=seed)
    said = []
    for _ in range(2):
        with pytest.raises(module.RuleFault) as met:
            game.resolve()
        said.append(met.value.words)
    assert said[0] == said[1]


def test_table_with_a_hole_or_two_cells_is_a_fault() -> None:
    rows = (
        Row(id="r1", keys=((1, 2),), cell=1, clauses=()),
        Row(id="r2", keys=((2, 3),), cell=2, clauses=()),
        Row(id=None, keys=((5, 6),), cell=3, clauses=()),
    )
    table = Table(name="t", params=(Param(name="d", sort=DIE),), sort=SMALL, rows=rows, clauses=())
    effect = Set(var="track", index=(Const(0),), value=Lookup("t", (Read("die"),)))
    made = replace(writing(effect), tables={"t": table})
    module = engine_of(made)
    cells = {1: 1, 3: 2, 5: 3, 6: 3}
    for die in range(1, 7):
        game = module.new(seed=1)
        if die in cells:
            game.resolve(die)
            assert game.position()["track[Ann]"] == cells[die]
        else:
            with pytest.raises(module.RuleFault) as met:
                game.resolve(die)
            kinds = {2: ("conflict", ("r1", "r2")), 4: ("undefined", ())}
            assert (met.value.kind, met.value.clauses) == kinds[die]


def test_conditional_and_brackets_mean_the_same_as_in_the_book() -> None:
    term = Op("-", (Op("*", (Cond(Read("p"), Const(5), Const(4)), Const(2))), Op("-", (Const(3), Const(-1)))))
    module = engine_of(
        machine(step("start", block(Set(var="n", index=(), value=term))), variables=(var("n"), var("p", PLAYERS)))
    )
    assert module.new(seed=1).position()["n"] == 4


def test_wide_sorts_need_no_table_of_every_cell() -> None:
    wide = Param(name="d", sort=Whole(low=0, high=100_000))
    rows = (Row(id="r", keys=((0, 100_000),), cell=7, clauses=()),)
    table = Table(name="t", params=(wide,), sort=SMALL, rows=rows, clauses=())
    effect = Set(var="track", index=(Const(0),), value=Lookup("t", (Read("die"),)))
    source = emit_python(replace(writing(effect), tables={"t": table}))
    assert len(source) < 100_000


def test_docstrings_cite_the_clauses() -> None:
    module = agricola()
    assert "10.2-b: 9" in (module.value_ap_cap.__doc__ or "")
    assert "@12.2-a" in (module.do_march_phase_choose_march.__doc__ or "")
