"""The Machine's text is complete and stable, and shows terms in the book's words."""

import subprocess
import sys
from dataclasses import replace

import pytest

from tests.books import agricola_machine
from tests.golden import ROOT
from tests.machines import PLAYERS, SMALL, block, condition, decision, machine, menu, option, rule, var
from tribonian.compiler.machine import Adjust, Machine, Set
from tribonian.compiler.machine_text import machine_hash, machine_text, show_term
from tribonian.dsl.model import Param
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import Apply, Arg, Cond, Const, Op, Read, Term

HASHES = """
from tests.books import agricola_machine, load_path
from tests.classics.walks import GAMES
from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine_text import machine_hash
import hashlib
print(machine_hash(agricola_machine()))
lines = build(load_path(GAMES / "connect_four.rules"))
for one in agricola_machine(), lines:
    print(hashlib.sha256(emit_python(one).encode()).hexdigest())
"""


def small() -> Machine:
    """A game of one menu, with a value, an option and an indexed variable."""
    price = decision(
        "price",
        rule("1.1", Const(1)),
        rule("1.2", Const(2), condition(Read("dear"), "1.2", words="option dear"), overrides=("1.1",)),
    )
    buy = Adjust(
        verb="spend", var="money", index=(Const(1),), amount=Apply("price"), low=Const(0), high=Const(NONE),
        clauses=("2.1",), site="spend money 2.1",
    )  # fmt: skip
    bought = Set(var="money", index=(Const(0),), value=Const(3), clauses=("2.2",))
    enough = condition(Op(">=", (Read("money", (Const(0),)), Apply("price"))), "2.1", words="money >= price")
    return machine(
        menu("shop/choose", option("buy", enough, then=block(buy, bought)), option("done"), clauses=("2",)),
        variables=(var("money", SMALL, Param(name="p", sort=PLAYERS), start=Const(4)),),
        decisions=(price,),
        options=("dear",),
    )


SMALL_TEXT = """\
machine small
  title "A small game"
  edition "first"
  sheets
  interpretations
  players Ann, Bob
  start shop/choose
  size 4
enum Player: Ann, Bob
option dear: bool = no "about dear" @O
var 0+1 option dear: bool = no
var 1+2 state money[p: Player]: 0..9 = 4
var 3+1 state winner: "Player?" = none
value price: 0..9
  rule 1.1 = 1
  rule 1.2 = 2
    when dear @1.2 words "option dear"
    overrides 1.1
location over final in game
location shop/choose choose in game @2
  player Ann
  option buy
    when money[Ann] >= price @2.1 words "money >= price"
    spend price money[Bob] within 0 .. none @2.1 site "spend money 2.1"
    money[Ann] := 3 @2.2
    go to over
  option done
    go to over
"""


def test_text_shows_the_whole_machine() -> None:
    assert machine_text(small()) == SMALL_TEXT


def test_text_is_the_same_whatever_the_order_of_the_tables() -> None:
    book = agricola_machine()
    turned = replace(
        book,
        vars=dict(reversed(book.vars.items())),
        decisions=dict(reversed(book.decisions.items())),
        tables=dict(reversed(book.tables.items())),
        locations=dict(reversed(book.locations.items())),
        switches=tuple(reversed(book.switches)),
        procedures=dict(reversed(book.procedures.items())),
    )
    assert machine_text(turned) == machine_text(book)


def test_hash_and_engine_are_the_same_in_every_process() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", HASHES],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1
    assert found.pop().split()[0] == machine_hash(agricola_machine())


def changes() -> dict[str, Machine]:
    book = small()
    shop = book.locations["shop/choose"]
    price = book.decisions["price"]
    return {
        "title": replace(book, title="Another game"),
        "edition": replace(book, edition="second"),
        "sheet": replace(book, sheets=("printed",)),
        "interpretation": replace(book, interpretations=("q1",)),
        "default": replace(book, switches=(replace(book.switches[0], default=1),)),
        "storage": replace(book, vars=book.vars | {"money": replace(book.vars["money"], sort=PLAYERS)}),
        "start value": replace(book, vars=book.vars | {"money": replace(book.vars["money"], start=Const(5))}),
        "order of rules": replace(book, decisions={"price": replace(price, rules=price.rules[::-1])}),
        "rule": replace(book, decisions={"price": replace(price, rules=price.rules[:1])}),
        "options": replace(book, locations=book.locations | {"shop/choose": replace(shop, options=shop.options[:1])}),
        "clause": replace(book, locations=book.locations | {"shop/choose": replace(shop, clauses=("3",))}),
    }


@pytest.mark.parametrize("change", changes())
def test_hash_changes_with_the_machine(change: str) -> None:
    assert machine_hash(changes()[change]) != machine_hash(small())


def test_hash_is_sixteen_hex_digits() -> None:
    assert len(machine_hash(small())) == 16
    assert int(machine_hash(small()), 16) >= 0


@pytest.mark.parametrize(
    ("term", "words"),
    [
        (Op("+", (Op("half up", (Arg("die"),)), Const(1))), "half of die rounded up + 1"),
        (Op("*", (Op("+", (Arg("a"), Const(1))), Const(2))), "(a + 1) * 2"),
        (Op("-", (Arg("a"), Op("-", (Arg("b"), Const(1))))), "a - (b - 1)"),
        (Op("not", (Op("or", (Arg("a"), Op("and", (Arg("b"), Arg("c"))))),)), "not (a or b and c)"),
        (Op("and", (Op("or", (Arg("a"), Arg("b"))), Arg("c"))), "(a or b) and c"),
        (Op("min", (Arg("a"), Const(NONE))), "min(a, none)"),
        (Cond(Arg("t"), Const(1), Cond(Arg("u"), Const(2), Const(3))), "1 if t else (2 if u else 3)"),
        (Read("event happens.e"), '"event happens.e"'),
    ],
)
def test_term_reads_as_the_book_writes_it(term: Term, words: str) -> None:
    assert show_term(term) == words


def test_constants_have_names_where_the_sort_is_known() -> None:
    book = agricola_machine()
    assert show_term(Op("=", (Read("march_phase.p"), Const(1))), book) == "march_phase.p = Caledonian"
    assert show_term(Read("ap", (Const(0),)), book) == "ap[Roman]"
    assert show_term(Apply("march_price", (Const(1), Const(2))), book) == "march_price(Caledonian, scouting)"
    param = Param(name="p", sort=PLAYERS)
    assert show_term(Op("!=", (Arg("p"), Const(1))), params=(param,)) == "p != Bob"
