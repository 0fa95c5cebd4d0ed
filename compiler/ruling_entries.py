"""Rulings as places of a Machine: each question of a ruling becomes an entry that puts its answer into a variable.

So whatever runs a Machine, interpreter or engine, can be asked. Runs nothing.
May import: build, machine, machine_check, passes, lower, dsl.model, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, replace

from tribonian.compiler.build import lower
from tribonian.compiler.lower.expand import expand
from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.lower.whole import RULED
from tribonian.compiler.machine import Block, Goto, Location, Machine, Option, Secret, Set, Var
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.passes import PASSES
from tribonian.dsl import model as m
from tribonian.dsl.sorts import NONE, TRUTH, Maybe, Sort, bounds
from tribonian.dsl.terms import (
    NO,
    YES,
    Cond,
    Const,
    Lookup,
    Op,
    Read,
    Term,
    conjunction,
    disjunction,
    substitute,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something asked of a position: the entry where it is worked out, and the variable the answer is in."""

    entry: str
    var: str
    sort: Sort
    term: Term
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Asking:
    """A ruling with its questions; nothing is `asked` of a play, and nothing that cannot be told."""

    ruling: m.Ruling
    given: tuple[Question, ...]
    asked: Question | None
    then: tuple[Question, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """A book's Machine with its rulings, before any pass and after all."""

    lowered: Machine
    built: Machine
    asking: tuple[Asking, ...]


def rule(book: m.Rulebook) -> Ruled:
    """The Machine of a book with every question of its rulings."""
    expanded = expand(book)
    machine = lower(book, rulings=True)
    asking = tuple(_asking(one, expanded, machine) for one in expanded.rulings)
    questions = [one for each in asking for one in (*each.given, *each.then, *((each.asked,) if each.asked else ()))]
    machine = _with_questions(machine, questions)
    check_machine(machine, after="rulings")
    built = machine
    for step in PASSES:
        built = step(built)
        check_machine(built, after=step.__name__)
    return Ruled(lowered=machine, built=built, asking=asking)


# ---- questions


def _asking(ruling: m.Ruling, book: m.Rulebook, machine: Machine) -> Asking:
    sort = TRUTH if ruling.sort is None else ruling.sort
    given = tuple(
        _question(ruling, f"given {number}", TRUTH, one.test, one.words)
        for number, one in enumerate(ruling.given, start=1)
    )
    then = tuple(_question(ruling, f"then {number}", sort, one, "") for number, one in enumerate(ruling.then, start=1))
    asked: Question | None = None
    match ruling.form:
        case "value":
            assert ruling.asked is not None
            asked = _question(ruling, "asked", sort, ruling.asked, "")
        case "view":
            assert ruling.asked is not None
            assert ruling.viewer is not None
            asked = _question(ruling, "asked", sort, seen(machine, ruling.asked, ruling.viewer), "")
        case "cost":
            cost = paid(book.actions[ruling.target], ruling)
            asked = _question(ruling, "asked", sort, cost, "")
        case "play":
            pass
    return Asking(ruling=ruling, given=given, asked=asked, then=then)


def _question(ruling: m.Ruling, part: str, sort: Sort, term: Term, words: str) -> Question:
    name = f"ruling {ruling.name} {part}"
    return Question(entry=f"{ruling.name} {part}", var=name, sort=sort, term=term, words=words)


def _with_questions(machine: Machine, questions: list[Question]) -> Machine:
    variables, locations, entries = dict(machine.vars), dict(machine.locations), dict(machine.entries)
    if RULED not in locations:
        locations[RULED] = Location(name=RULED, kind="final", procedure="game", options=())
    offset = machine.size
    for one in questions:
        start = Const(NONE if isinstance(one.sort, Maybe) else bounds(one.sort)[0])
        variables[one.var] = Var(
            name=one.var, kind="local", index=(), sort=one.sort, start=start, offset=offset, size=1, clauses=()
        )
        offset += 1
        block = Block(effects=(Set(var=one.var, index=(), value=one.term),), end=Goto(location=RULED))
        option = Option(label="", guards=(), block=block)
        locations[one.var] = Location(name=one.var, kind="step", procedure="game", options=(option,))
        entries[one.entry] = one.var
    return replace(machine, vars=variables, locations=locations, entries=entries, size=offset)


# ---- what is seen, what is paid


def seen(machine: Machine, term: Term, viewer: Term) -> Term:
    """Whether a player sees a variable, or a field of a piece: nothing that hides it holds."""
    match term:
        case Read():
            name, index = term.var, term.index
        case Lookup():
            name, index = term.table, term.args
        case _:
            return YES  # what is computed is no secret of its own
    hidden = [_hides(secret, index, viewer) for secret in machine.secrets if name in _targets(secret)]
    return Op("not", (disjunction(hidden),))


def _targets(secret: Secret) -> list[str]:
    return [f"{secret.target}.{field}" for field in secret.fields] if secret.fields else [secret.target]


def _hides(secret: Secret, index: tuple[Term, ...], viewer: Term) -> Term:
    bindings = {param.name: one for param, one in zip(secret.params, index, strict=False)}
    if secret.viewer:
        bindings[secret.viewer] = viewer
    return conjunction([substitute(guard.test, bindings) for guard in secret.guards])


def paid(action: m.Action, ruling: m.Ruling) -> Term:
    """What an action costs in one place of a track, over the arguments given."""
    own = f"action {action.name}"
    pairs = zip(action.params, ruling.args, strict=True)
    given: dict[str, Term] = {f"{own}.{param.name}": arg for param, arg in pairs}
    costs: list[Term] = []
    for cost in action.costs:
        if cost.var == ruling.paid:
            here = zip(cost.index, ruling.paid_at, strict=True)
            same: list[Term] = [Op("=", (in_place_of(one, given), asked)) for one, asked in here]
            amount = in_place_of(cost.amount, given)
            costs.append(Cond(conjunction(same), amount, NO) if same else amount)
    return Op("+", tuple(costs)) if len(costs) > 1 else costs[0] if costs else NO
