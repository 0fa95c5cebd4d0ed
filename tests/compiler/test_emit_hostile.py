"""Whatever a book writes in its names, titles and clauses, none of it becomes code of the engine."""

import ast
from dataclasses import replace

import pytest

from tests.engines import engine_of, walk_together
from tests.machines import PLAYERS, SMALL, block, condition, decision, machine, menu, option, rule, var
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Adjust, Location, Machine, Set
from tribonian.dsl.model import Invariant, Param, Row, Table
from tribonian.dsl.sorts import Enumeration
from tribonian.dsl.terms import Apply, Arg, Const, Lookup, Op, Read

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
    enough = condition(Op(">=", (Read(name("store"), (Const(0),)), asked)), name("clause"), words=name("words"))
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
