"""Names told apart: no name is bound where it is bound already, and every term means what it meant."""

from tests.machines import condition, decision, machine, menu, option, rule
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.passes.apart import apart
from tribonian.compiler.tune import tune
from tribonian.dsl.sorts import TRUTH
from tribonian.dsl.terms import YES, Apply, Arg, Const, Op, Over, Term, Way

NOBODY: frozenset[str] = frozenset()


def some(name: str, low: int, body: Term, *, high: int = 3) -> Over:
    return Over("some", name, low, high, YES, body)


def is_(name: str, value: int) -> Term:
    return Op("=", (Arg(name), Const(value)))


def test_name_bound_inside_itself_gets_another() -> None:
    inner = some("x", 1, is_("x", 2))
    assert apart(some("x", 0, Op("and", (inner, is_("x", 0)))), NOBODY) == some(
        "x", 0, Op("and", (some("x 2", 1, is_("x 2", 2)), is_("x", 0)))
    )


def test_name_that_is_taken_inside_is_not_given() -> None:
    inner = some("x", 1, some("x 2", 0, Op("=", (Arg("x"), Arg("x 2")))))
    expected = some("x 3", 1, some("x 2", 0, Op("=", (Arg("x 3"), Arg("x 2")))))
    assert apart(some("x", 0, inner), NOBODY) == some("x", 0, expected)


def test_names_side_by_side_stay() -> None:
    term = Op("and", (some("x", 0, is_("x", 1)), some("x", 1, is_("x", 2))))
    assert apart(term, NOBODY) == term


def test_step_of_a_way_is_told_from_a_parameter() -> None:
    way = Way("Field", "x", Arg("x"), Const(0), None, is_("x", 1))
    assert apart(way, frozenset({"x"})) == Way("Field", "x 2", Arg("x"), Const(0), None, is_("x 2", 1))


def test_value_put_in_place_under_its_own_name_gives_the_same() -> None:
    has_two = decision("has two", rule("1", some("x", 1, is_("x", 2))), sort=TRUTH)
    asked = Over("count", "x", 0, 3, Apply("has two"), Op("<", (Arg("x"), Const(2))))
    made = machine(
        menu(
            "turn", option("two", condition(Op("=", (asked, Const(2))))), option("none", condition(Op("not", (asked,))))
        ),
        decisions=(has_two,),
    )
    plain, tuned = Interpreter(made), Interpreter(tune(made))
    assert plain.offered(plain.new()) == tuned.offered(tuned.new()) == ["two"]
