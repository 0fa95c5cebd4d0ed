"""Looking ahead: `could` tries every answer, changes nothing, and has a limit."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.books import load_text
from tests.compiler.worlds import FIELD, HORSE, SEEN, UNITS, after, ask, now, places, world
from tests.engines import engine_of
from tests.machines import block, condition, decision, menu, option, rule, step, var
from tribonian.compiler.build import build
from tribonian.compiler.interpreter import AHEAD_LIMIT, Fault, Interpreter
from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Goto,
    Location,
    LocationKind,
    Move,
    Probe,
    Set,
)
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.passes import PASSES
from tribonian.dsl.model import Condition, Invariant, Param
from tribonian.dsl.sorts import NONE, TRUTH, SetOf, Whole
from tribonian.dsl.terms import (
    NO,
    YES,
    Ahead,
    Apply,
    Arg,
    Ask,
    Const,
    Op,
    Over,
    Read,
    Term,
)

WALKER = (*places(), var("step.u", UNITS, kind="local"), var("step.f", FIELD, kind="local"), var("hit"))
PROBE = {"step": Probe(params=("step.u",), start="step begin", end="step end")}
BESIDE = condition(Ask("adjacent", "Field", (Read("Unit.place", (Read("step.u"),)), Read("step.f"))))


def walker(
    *, kind: LocationKind = "pick", walked: Sequence[Effect] = (), guards: tuple[Condition, ...] = (BESIDE,)
) -> Interpreter:
    """A unit that can walk one field in each call of `step`."""
    walk = Move(var="Unit.place", who=Read("step.u"), to=Read("step.f"), carrier="Unit.aboard")
    return Interpreter(
        world(
            menu("turn", option("done")),
            step("step begin", block(to="step choice")),
            ask("step choice", kind, "step.f", FIELD, *guards, then=block(walk, *walked, to="step end")),
            Location(name="step end", kind="final", procedure="step", options=()),
            variables=WALKER,
            probes=PROBE,
        )
    )


def could(oracle: Interpreter, steps: int, goal: Term) -> int:
    state = oracle.new()
    before = list(state.store)
    answer = oracle.value(Ahead("step", (Const(HORSE),), Const(steps), goal), state.store, {"goal": 2})
    assert state.store == before
    return answer


def horse_at(field: Term) -> Term:
    return Op("=", (Read("Unit.place", (Const(HORSE),)), field))


@pytest.mark.parametrize("kind", ["pick", "chance", "open"])
def test_could_tries_every_answer_of_so_many_calls(kind: LocationKind) -> None:
    oracle = walker(kind=kind)
    assert could(oracle, 2, horse_at(Arg("goal"))) == 1
    assert could(oracle, 1, horse_at(Arg("goal"))) == 0
    assert could(oracle, 4, horse_at(Arg("goal"))) == 1
    assert could(oracle, 9, horse_at(Const(4))) == 0


def test_could_counts_what_is_so_already() -> None:
    assert could(walker(), 0, horse_at(NO)) == 1
    assert could(walker(), 0, horse_at(YES)) == 0
    assert could(walker(guards=(condition(NO),)), 3, horse_at(NO)) == 1


def test_what_meets_a_fault_leads_nowhere() -> None:
    beyond = Set(var="hit", index=(), value=Op("+", (Read("step.f"), Const(8))))  # from field c on: out of range
    assert could(walker(walked=(beyond,)), 1, horse_at(Const(1))) == 1
    assert could(walker(walked=(beyond,)), 2, horse_at(Const(2))) == 0
    assert could(walker(kind="chance", guards=(condition(NO),)), 2, horse_at(Const(1))) == 0
    assert could(walker(guards=(condition(Read("Unit.place", (Const(9),))),)), 2, horse_at(Const(1))) == 0


def test_an_end_of_the_game_leads_nowhere() -> None:
    made = walker().machine
    choice = made.locations["step choice"]
    over_ = replace(
        choice, options=(option("", BESIDE, then=replace(choice.options[0].block, end=Goto(location="over"))),)
    )
    oracle = Interpreter(replace(made, locations=made.locations | {"step choice": over_}))
    assert could(oracle, 2, horse_at(Const(1))) == 0


def test_could_gives_up_with_a_fault() -> None:
    tally = var("tally", Whole(low=0, high=100_000))
    count = Adjust(
        verb="gain", var="tally", index=(), amount=Const(1), low=NO, high=Const(NONE), clauses=(), site="tally"
    )
    made = world(
        step("step begin", block(count, to="step end")),
        Location(name="step end", kind="final", procedure="step", options=()),
        variables=(*WALKER, tally),
        probes=PROBE,
    )
    oracle = Interpreter(made)
    store = [0] * made.size

    def reaches(goal: int, steps: int) -> int:
        test = Op("=", (Read("tally"), Const(goal)))
        return oracle.value(Ahead("step", (Const(0),), Const(steps), test), store, {})

    assert reaches(AHEAD_LIMIT - 1, 90_000) == 1
    with pytest.raises(Fault, match="more than 10000 positions") as met:
        reaches(AHEAD_LIMIT, 90_000)
    assert met.value.kind == "endless"


def test_looking_ahead_into_itself_is_told() -> None:
    itself = condition(Ahead("step", (Const(HORSE),), Const(1), NO))
    with pytest.raises(Fault, match="looks ahead into itself"):
        could(walker(guards=(itself,)), 2, NO)


def test_promises_missed_while_looking_ahead_are_not_missed() -> None:
    promise = Invariant(name="never", promise=NO, at_end_of="step", clauses=(), words="")
    made = walker().machine
    choice = made.locations["step choice"]
    checked = block(Check(invariant="never"), *choice.options[0].block.effects, to="step end")
    choice = replace(choice, options=(replace(choice.options[0], block=checked),))
    branch = Branch(
        test=Ahead("step", (Const(HORSE),), Const(3), horse_at(Const(3))),
        then=block(to="turn"),
        otherwise=block(),
    )
    begin = step("begin", Block(effects=(), end=branch))
    locations = {**made.locations, "begin": begin, "step choice": choice}
    made = replace(made, locations=locations, start="begin", invariants=(promise,))
    check_machine(made, after="the test")
    oracle = Interpreter(made)
    assert oracle.new().location == "turn"
    assert oracle.missed == []


def test_passes_keep_what_looking_ahead_and_entries_need() -> None:
    made = walker().machine
    asks = condition(Ahead("step", (Const(HORSE),), Const(2), horse_at(Const(2))))
    spare = step("spare", block(to="turn"))
    turn = menu("turn", option("go", asks), option("done"))
    made = replace(made, locations=made.locations | {"turn": turn, "spare": spare}, entries={"ruling": "spare"})
    for one in PASSES:
        made = one(made)
        check_machine(made, after=one.__name__)
    assert {"step begin", "step end", "spare", "turn"} <= made.locations.keys()
    assert made.maps.keys() == {"Field"}
    oracle = Interpreter(made)
    assert oracle.offered(oracle.new()) == ["go", "done"]
    assert oracle.start_at(made.entries["ruling"], oracle.new().store).location == "turn"


def test_values_ask_for_maps_and_sets() -> None:
    beside = Over("set", "x", 0, 4, Ask("adjacent", "Field", (Arg("f"), Arg("x"))), YES)
    near = decision("near", rule("1", beside), params=(Param(name="f", sort=FIELD),), sort=SetOf(of=FIELD))
    made = replace(world(step("go", block())), decisions={"near": near})
    oracle = Interpreter(made)
    assert oracle.value(Apply("near", (Const(1),)), oracle.new().store, {}) == 0b00101


def test_truth_is_a_sort_to_go_through() -> None:
    seen = var("b", TRUTH, kind="local")
    each = Each(var="b", sort=TRUTH, test=YES, body=(Set(var="u", index=(), value=Read("b")),))
    oracle, state = after(each, variables=(seen, SEEN))
    assert (now(oracle, state, "u"), now(oracle, state, "b")) == (1, 0)


WIDE = """rulebook wide
  title "A wide field"
players Red, Blue
space Square on square grid
  map 30 by 30
piece Unit
  roster
    id
    scout
  state
    place: Square = 1515
state trail: set of Square = empty
procedure step(u: Unit)
  Red chooses q in neighbours(u.place) where not q in trail
  add q to trail
  move u to q
game
  if could step(scout) within 12 reach distance(scout, 1515) = 12: end game won by Red
  end game
"""


def test_one_way_is_followed_to_its_end_before_the_next() -> None:
    machine = build(load_text({"book.rules": WIDE}))
    oracle = Interpreter(machine)
    assert oracle.new().location == engine_of(machine, tuned=True).new(seed=1).question.place == "over"
    assert oracle.new().store[machine.vars["winner"].offset] == machine.players.index("Red")
