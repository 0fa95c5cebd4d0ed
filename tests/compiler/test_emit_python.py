"""Emitted engines: rules become the branches they should, and no text of a book becomes code."""

import ast
from dataclasses import replace
from typing import Literal

import pytest

from tests.engines import agricola, engine_of, walk_together
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
from tribonian.compiler.emit import decision_tree
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.interpreter import Fault, Interpreter
from tribonian.compiler.machine import Adjust, Decision, Effect, Location, Machine, Set
from tribonian.dsl.model import Invariant, Param, Row, Table
from tribonian.dsl.sorts import Enumeration, Maybe, Whole
from tribonian.dsl.terms import Apply, Arg, Cond, Const, Lookup, Op, Read, Term

HOSTILE = [
    '"""',
    "'''",
    '"',
    "\\",
    "\\\n",
    "\n",
    "\r\nimport os\n",
    "\n# coding: rot13\n",
    "{{ 7 * 7 }}",
    "{% for x in y %}",
    "{# gone #}",
    "{0} {name} %s",
    '""" + __import__("os").getcwd() + """',
    "\x00\x0c\x1b",
    "\u2028\u202e\ufeff",
    "\ud800",
    "class",
    "s",
    "",
    "naïve ﬁ ½",
]
PLAYER = Param(name="p", sort=PLAYERS)


def hostile_machine(evil: str) -> Machine:
    """A Machine that holds a text wherever a book's words can stand."""

    def name(key: str) -> str:
        return f"{evil}{key}{evil}"

    colour = Enumeration(name=name("sort"), members=(name("red"), name("green")))
    params = (Param(name=name("first"), sort=colour), Param(name=name("second"), sort=PLAYERS))
    guards = (condition(Op("=", (Arg(name("first")), Const(0))), name("clause"), words=name("words")),)
    value = decision(
        name("value"),
        rule(name("a"), Const(1)),
        rule(name("b"), Const(2), *guards, overrides=(name("a"),), erratum=name("erratum")),
        rule(name("c"), Arg(name("second")), condition(Op("=", (Arg(name("second")), Const(1))))),
        params=params,
    )
    row = Row(id=name("row"), keys=((0, 0),), cell=1, clauses=(name("clause"),))
    table = Table(name=name("table"), params=params[:1], sort=colour, rows=(row,), clauses=(name("clause"),))
    store = var(name("store"), SMALL, params[0], start=Const(3))
    asked = Apply(name("value"), (Read(name("local")), Const(0)))
    pay = Adjust(
        verb="spend", var=name("store"), index=(Read(name("local")),), amount=asked, low=Const(0),
        high=Const(9), clauses=(name("clause"),), site=name("site"),
    )  # fmt: skip
    enough = condition(
        Op(">=", (Read(name("store"), (Const(0),)), asked)), name("clause"), words=name("words")
    )
    write = Set(var=name("local"), index=(), value=Lookup(name("table"), (Read(name("local")),)))
    shop = menu(
        name("shop"),
        option(name("pay"), enough, then=block(pay, to=name("pick"))),
        option(name("look"), then=block(write, to=name("open"))),
    )
    given = Location(
        name=name("pick"), kind="pick", procedure=name("procedure"), options=(option(name("which")),),
        player=Const(1), var=name("local"), sort=colour, prompt=name("prompt"), clauses=(name("clause"),),
    )  # fmt: skip
    learnt = replace(given, name=name("open"), kind="open", player=None)
    made = machine(
        shop,
        given,
        learnt,
        variables=(store, var(name("local"), colour)),
        decisions=(value,),
        options=(name("switch"),),
    )
    promise = Invariant(
        name=name("promise"), promise=Const(0), at_end_of=None, clauses=(name("clause"),), words=name("words")
    )
    return replace(
        made, book=name("book"), title=name("title"), edition=name("edition"), sheets=(name("sheet"),),
        interpretations=(name("reading"),), players=(name("Ann"), name("Bob")), tables={table.name: table},
        invariants=(promise,),
    )  # fmt: skip


def skeleton(source: str) -> list[str]:
    """The shape of a program: names, strings and numbers blanked out, in an order that names do not sway."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for key in ("id", "name", "arg", "attr"):
            if isinstance(getattr(node, key, None), str):
                setattr(node, key, "x")
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int):
            node.value = type(node.value)()
    return sorted(ast.dump(node) for node in tree.body)


@pytest.mark.parametrize("evil", HOSTILE, ids=ascii)
def test_text_of_a_book_never_becomes_code(evil: str) -> None:
    source = emit_python(hostile_machine(evil))
    assert skeleton(source) == skeleton(emit_python(hostile_machine("plain")))
    compile(source.encode(), "engine", "exec")


@pytest.mark.parametrize("evil", HOSTILE, ids=ascii)
def test_text_of_a_book_comes_back_unchanged(evil: str) -> None:
    made = hostile_machine(evil)
    module = engine_of(made)
    game = module.new(seed=1, options=(f"{evil}switch{evil}",))
    assert f"{evil}title{evil}" == module.TITLE
    assert [f"{evil}pay{evil}", f"{evil}look{evil}"] == [move.label for move in game.moves()]
    assert game.to_act == f"{evil}Ann{evil}"
    assert game.broken() == (f"{evil}promise{evil}",)
    game.play(module.Move(f"{evil}pay{evil}"))
    assert game.position()[f"{evil}store{evil}[{evil}red{evil}]"] == 1
    assert module.from_json(game.to_json()).to_json() == game.to_json()
    for seed in range(5):
        walk_together(made, module, seed)


def test_no_function_is_defined_twice_when_names_look_alike() -> None:
    alike = ("place", "a b", "a_b", "a.b", "a@b", "a b 2", "a_b_2")
    values = tuple(decision(name, rule("1", Const(number))) for number, name in enumerate(alike))
    options = [
        option(
            name,
            condition(Op("=", (Apply(name), Const(number)))),
            then=block(Set(var="n", index=(), value=Apply(name))),
        )
        for number, name in enumerate(alike)
    ]
    places = [menu("a b", *options, option("c d")), menu("a", option("b a b"), option("b c d"))]
    made = machine(*places, variables=(var("n"), var("a b"), var("a_b")), decisions=values)
    tree = ast.parse(emit_python(made))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    names += [ast.unparse(node.target) for node in tree.body if isinstance(node, ast.AnnAssign)]
    assert len(names) == len(set(names))
    for number, name in enumerate(alike):
        module = engine_of(made)
        game = module.new(seed=1)
        game.play(module.Move(name))
        assert game.position()["n"] == number


# ---- values


def functions(made: Machine) -> dict[str, str]:
    """The body of every function, docstring left out."""
    tree = ast.parse(emit_python(made))
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
    price = decision(
        "price", rule("1", Const(1)), rule("2", Const(2), condition(Read("on")), overrides=("1",))
    )
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


def test_large_value_is_weighed_rule_by_rule() -> None:
    reads: tuple[Term, ...] = (Read("p"), Const(2), Const(3), Const(4))
    made = asking(many_rules(9), args=reads)
    assert "topmost_rules" in functions(made)["value_large"]
    assert walk_together(made, engine_of(made), 1) == 0


def test_values_are_the_same_as_trees_and_rule_by_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.agreement.random_machines import random_machine

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
    made = machine(
        menu("shop", option("buy", enough)), variables=(var("money"),), decisions=(price,), options=("on",)
    )
    module = engine_of(made)
    buy = module.Move("buy")
    assert [one.erratum for one in module.new(seed=1).why_not(buy)] == [""]
    (refusal,) = module.new(seed=1, options=("on",)).why_not(buy)
    assert (refusal.erratum, refusal.need, refusal.have) == ("sheet/e1", 5, 0)


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

    assert body(Const(9)) == "s[1] = 9\nreturn 0"
    assert body(Read("die")) == "s[1] = s[0]\nreturn 0"
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
        machine(
            step("start", block(Set(var="n", index=(), value=term))), variables=(var("n"), var("p", PLAYERS))
        )
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
