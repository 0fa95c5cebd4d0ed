"""The scripts we print: read by Z3 again they say the same, whatever the terms, and stay small."""

from typing import Any

import pytest
import z3
from hypothesis import given, settings, strategies as st

from tests.golden import ROOT, Golden
from tests.verify.proof_books import machine_of
from tests.verify.random_smt import terms
from tribonian.compiler.verify.record import Recorder
from tribonian.compiler.verify.second import confirm
from tribonian.compiler.verify.smt_graph import Graph, NotStandard, awaited
from tribonian.compiler.verify.smtlib import script, symbol
from tribonian.compiler.verify.verify import verify
from tribonian.compiler.verify.workshop import Workshop

ODD_TEXT = st.text(alphabet="%|\\7C5:mod@.é", max_size=4) | st.text(max_size=3)
DEEP = 5_000  # nests further than Python calls itself


def same(one: Any, other: Any) -> bool:
    solver = z3.Solver()
    solver.set("rlimit", 2_000_000)
    solver.add(z3.Not(z3.simplify(one == other)))
    return bool(solver.check() == z3.unsat)


def asserted(text: str) -> Any:
    """All assertions of a script, as Z3 reads them."""
    return z3.And(*z3.parse_smt2_string(text))


def chain(length: int) -> Any:
    """A term whose every part is used twice in the next."""
    x = z3.Int("x")
    found = x
    for number in range(length):
        found = z3.If(x > number, found + found, z3.IntVal(number))
    return found


@settings(derandomize=True, max_examples=120, deadline=None)
@given(terms())
def test_script_read_again_says_the_same(made: tuple[list[Any], list[Any]]) -> None:
    assertions, literals = made
    assert same(asserted(script(assertions, literals)), z3.And(*assertions))


@settings(derandomize=True, max_examples=40, deadline=None)
@given(terms())
def test_literals_are_assumed_as_given(made: tuple[list[Any], list[Any]]) -> None:
    assertions, literals = made
    text = script(assertions, literals)
    if not literals:
        assert "(check-sat)\n" in text
        return
    (line,) = (line for line in text.splitlines() if line.startswith("(check-sat-assuming ("))
    words = line.removeprefix("(check-sat-assuming (").removesuffix("))")
    told = text.replace(line, f"(assert (and true {words}))")
    assert same(asserted(told), z3.And(*assertions, *literals))


@settings(derandomize=True, max_examples=40, deadline=None)
@given(terms(linear=True))
def test_second_solver_reads_what_we_print_and_never_contradicts(made: tuple[list[Any], list[Any]]) -> None:
    assertions, literals = made
    solver = z3.Solver()
    solver.set("rlimit", 2_000_000)
    said = str(solver.check(*assertions, *literals))
    assert {said, confirm(script(assertions, literals))} != {"sat", "unsat"}


@settings(derandomize=True, max_examples=40, deadline=None)
@given(terms(), terms())
def test_script_does_not_depend_on_what_was_read_before(
    before: tuple[list[Any], list[Any]], made: tuple[list[Any], list[Any]]
) -> None:
    graph = Graph()
    script(*before, graph=graph)
    assert script(*made, graph=graph) == script(*made)


@given(ODD_TEXT, ODD_TEXT)
@settings(derandomize=True, max_examples=300, deadline=None)
def test_symbols_differ_where_names_do(one: str, other: str) -> None:
    assert (symbol(one) == symbol(other)) == (one == other)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ap!1", "ap!1"),
        ("ap[0]!1", "|ap[0]!1|"),
        ("clause 10.2-b", "|clause 10.2-b|"),
        ('"é"', '|"%C3%A9"|'),
        ("a|b\\c", "a%7Cb%5Cc"),
        ("100%", "|100%25|"),
        ("mod", "%6Dod"),
        ("let", "%6Cet"),
        (".x", "%2Ex"),
        ("two\nlines", "two%0Alines"),
    ],
)
def test_name_becomes_a_symbol_that_both_solvers_take(name: str, text: str) -> None:
    text = text if text.startswith("|") or not text.startswith("%") else f"|{text}|"
    assert symbol(name) == text
    both = [z3.Bool(name), z3.Not(z3.Bool(name))]
    assert confirm(script(both)) == "unsat"
    assert confirm(script(both[:1])) == "sat"
    (read,) = z3.parse_smt2_string(script(both[:1]))
    assert read.decl().name() == text.strip("|")


def test_symbols_of_several_sorts_share_a_name() -> None:
    number = z3.IntSort()
    one, two = z3.Function("a", number, number), z3.Function("a", number, number, z3.BoolSort())
    assertions = [z3.Bool("a"), z3.Int("a") > 3, one(z3.Int("a")) < 3, z3.Not(two(1, 2))]
    text = script(assertions)
    assert text.count("(declare-fun ") == 4
    assert confirm(text) == "sat"


def test_deep_and_shared_terms_stay_small() -> None:
    text = script([chain(DEEP) > 3])
    assert len(text) < DEEP * 80
    assert same(asserted(script([chain(40) > 3])), chain(40) > 3)


def test_deep_term_nests_no_further_than_its_names() -> None:
    found = z3.Int("x")
    for number in range(DEEP):
        found = z3.IntVal(number) - found
    text = script([found > 3])
    depth = deepest = 0
    for one in text:
        depth += {"(": 1, ")": -1}.get(one, 0)
        deepest = max(deepest, depth)
    assert deepest < 40
    assert len(text) < DEEP * 30
    assert confirm(text) == "sat"


@pytest.mark.parametrize(
    ("assertions", "logic"),
    [
        ([z3.Bool("p")], "QF_UF"),
        ([z3.Int("x") * 3 > z3.Int("y")], "QF_LIA"),
        ([z3.Int("x") / 2 > z3.Int("y")], "QF_NIA"),
        ([z3.Int("x") * z3.Int("y") > 2], "QF_NIA"),
        ([z3.Int("x") % 2 > 1], "QF_NIA"),
        ([z3.Function("f", z3.IntSort(), z3.BoolSort())(z3.Int("x"))], "QF_UFLIA"),
    ],
)
def test_logic_is_the_smallest_that_fits(assertions: list[Any], logic: str) -> None:
    assert f"(set-logic {logic})\n" in script(assertions)


@pytest.mark.parametrize(
    "term",
    [
        z3.Real("x") > 1,
        z3.BitVec("x", 8) == 1,
        z3.ForAll([z3.Int("x")], z3.Int("x") > 1),
        z3.Int("x") ** 2 > 1,
        z3.PbLe([(z3.Bool("p"), 1), (z3.Bool("q"), 2)], 1),
        z3.Select(z3.Array("a", z3.IntSort(), z3.IntSort()), 1) > 1,
    ],
)
def test_what_has_no_standard_word_is_refused(term: Any) -> None:
    with pytest.raises(NotStandard):
        script([term])


def test_only_free_truths_are_assumed() -> None:
    with pytest.raises(ValueError, match="a free truth"):
        script([], [z3.Int("x") > 1])


def test_earlier_goals_are_left_out() -> None:
    now, before, clause, x = z3.Bool("goal 2"), z3.Bool("goal 1"), z3.Bool("clause 1-a"), z3.Int("x")
    kept = [z3.Implies(now, x > 1), z3.Implies(clause, x < 1), z3.Implies(x > 2, x < 3), x > 0]
    left = awaited([z3.Implies(before, x < 0), *kept], [now, clause])
    assert [one.get_id() for one in left] == [one.get_id() for one in kept]


def test_scripts_of_a_small_book(golden: Golden) -> None:
    found: dict[str, str] = {}
    verify(machine_of("proved/track-in-range"), workshop=Workshop(observer=Recorder("b", keep=found.__setitem__)))
    named = [name for name in found if name.startswith("inv-in_range/")]
    assert named
    text = "".join(f";;; {name}\n{found[name]}" for name in named)
    golden(ROOT / "tests" / "verify" / "golden" / "track-in-range.smt2", text)
