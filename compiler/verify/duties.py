"""Duties against permissions: may a player always do what he must, and can all that he must be done.

A duty binds where a condition of a decision asks for it: there it must be permitted, and some answers must lead to
where none binds any more. May import: explore, interpreter, paths, solve, machine, records, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.machine import Location, Machine
from tribonian.compiler.verify.explore import Explored, Spot
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.records import Finding, Obligation, Position, Result
from tribonian.compiler.verify.solve import Proved, Question, Refuted
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.sorts import Sort, bounds
from tribonian.dsl.terms import (
    NO,
    YES,
    Apply,
    Arg,
    Cond,
    Const,
    Op,
    Over,
    Read,
    Term,
    children,
    conjunction,
    disjunction,
    substitute,
    walk,
)

REQUIRED = " required"


@dataclass(frozen=True, slots=True, kw_only=True)
class Duty:
    """A place where duties are asked for: whether one binds there, and whether one binds that is not permitted."""

    location: str
    name: str  # the permission
    binds: Term
    forbidden: Term
    clauses: tuple[str, ...]


def duties(machine: Machine) -> list[Duty]:
    """Every duty at every decision that asks for it."""
    found = []
    for location in machine.locations.values():
        if location.kind not in ("choose", "pick"):
            continue
        names = {
            part.value.removesuffix(REQUIRED): None
            for option in location.options
            for guard in option.guards
            for part in walk(guard.test)
            if isinstance(part, Apply) and part.value.endswith(REQUIRED)
        }
        for name in names:
            if name not in machine.decisions:
                continue
            binds = disjunction(list(_asked(location, name, forbidden=False)))
            forbidden = disjunction(list(_asked(location, name, forbidden=True)))
            rules = [rule.id for rule in machine.decisions[f"{name}{REQUIRED}"].rules if rule.id != OTHERWISE]
            found.append(
                Duty(
                    location=location.name,
                    name=name,
                    binds=binds,
                    forbidden=forbidden,
                    clauses=tuple(rules),
                )
            )
    return found


def _asked(location: Location, name: str, *, forbidden: bool) -> Iterator[Term]:
    """Whether a duty binds for some of the arguments that the conditions of a decision give it."""
    for option in location.options:
        chosen: list[tuple[str, Sort]] = [(bind.var, bind.sort) for bind in option.binds]
        if location.kind == "pick" and location.sort is not None:
            chosen.append((location.var, location.sort))
        for guard in option.guards:
            for one in _inside(guard.test, name, forbidden=forbidden):
                term = one
                for var, sort in chosen:
                    term = _for_some(var, sort, term)
                yield term


def _inside(term: Term, name: str, *, forbidden: bool) -> Iterator[Term]:
    match term:
        case Apply(value=value) if value == f"{name}{REQUIRED}":
            yield conjunction([term, Op("not", (Apply(name, term.args),))]) if forbidden else term
        case Over():
            for one in (*_inside(term.test, name, forbidden=forbidden), *_inside(term.body, name, forbidden=forbidden)):
                yield Over("some", term.name, term.low, term.high, YES, one, term.within)
        case _:
            for part in children(term):
                yield from _inside(part, name, forbidden=forbidden)


def _for_some(var: str, sort: Sort, term: Term) -> Term:
    if not any(isinstance(part, Read) and part.var == var for part in walk(term)):
        return term
    low, high = bounds(sort)
    return Over("some", var, low, high, YES, _in_place(term, var))


def _in_place(term: Term, var: str) -> Term:
    return in_place_of(term, {var: Arg(var)})


def obligations(found: list[Duty]) -> list[tuple[Obligation, list[Duty]]]:
    """What is asked of duties: each against its permission, and those of each decision together."""
    asked: list[tuple[Obligation, list[Duty]]] = []
    for name in dict.fromkeys(one.name for one in found):
        these = [one for one in found if one.name == name]
        words = f"what {name} requires is permitted wherever the duty is asked for"
        asked.append((_of(f"duty {name}", name, these, words), these))
    for location in dict.fromkeys(one.location for one in found):
        these = [one for one in found if one.location == location]
        words = f"all that must be done at {location} can be done"
        asked.append((_of(f"duties at {location}", location, these, words), these))
    return asked


def _of(name: str, subject: str, these: list[Duty], words: str) -> Obligation:
    clauses = tuple(dict.fromkeys(clause for one in these for clause in one.clauses))
    return Obligation(id=f"conflict/{name}", kind="conflict", subject=subject, clauses=clauses, words=words)


# ---- settling


def settle(
    machine: Machine, asked: list[tuple[Obligation, list[Duty]]], explored: Explored, paths: Paths | None
) -> list[Result]:
    """A verdict on each question about duties."""
    interpreter = Interpreter(machine)
    return [
        _permitted(one, these, interpreter, explored, paths)
        if one.id.startswith("conflict/duty ")
        else _fulfilled(one, these, interpreter, explored)
        for one, these in asked
    ]


def _holds(interpreter: Interpreter, term: Term, store: tuple[int, ...]) -> bool:
    try:
        return bool(interpreter.value(term, store, {}))
    except Fault:
        return False  # a question of its own


def _permitted(
    asked: Obligation, these: list[Duty], interpreter: Interpreter, explored: Explored, paths: Paths | None
) -> Result:
    for duty in these:
        for number in explored.waited.get(duty.location, ()):
            if _holds(interpreter, duty.forbidden, explored.nodes[number].store):
                words = f"{duty.name} is required at {duty.location} and not permitted"
                play = explored.play(Spot(number), f"conflict {duty.name}: {words}")
                clauses = _colliding(interpreter, duty)
                found = Finding(words=words, clauses=clauses, play=play)
                return Result(obligation=asked, verdict="violated", technique="play", step="play", finding=found)
    if explored.complete:
        return Result(obligation=asked, verdict="proved", technique="every position", step="exhaustion")
    if paths is not None and not paths.endless:
        return _by_solver(asked, these, paths)
    found = Finding(words=f"always permitted in {explored.searched}")
    return Result(obligation=asked, verdict="not-proved", technique="play", step="play", finding=found)


def _colliding(interpreter: Interpreter, duty: Duty) -> tuple[str, ...]:
    decision = interpreter.machine.decisions[duty.name]
    forbids = [rule.id for rule in decision.rules if rule.result == NO and rule.id != OTHERWISE]
    return (*duty.clauses, *forbids)


def _by_solver(asked: Obligation, these: list[Duty], paths: Paths) -> Result:
    core: set[str] = set()
    for duty in these:
        location = paths.machine.locations[duty.location]
        run = paths.source(location)
        before = len(run.sane)
        bad = paths.encoder.truth(_written(duty.forbidden), run, {})
        question = Question(paths.encoder, run.sides, run.facts)
        answer = question.ask(paths.encoder.all_of([*run.sane[before:], bad]))
        if isinstance(answer, Proved):
            core |= paths.clauses(answer.core)
            continue
        position = None
        if isinstance(answer, Refuted):
            store = tuple(answer.value(number) for number in run.source)
            position = Position(location=duty.location, store=store)
        found = Finding(words=f"{duty.name} may be required at {duty.location} and not permitted", position=position)
        return Result(obligation=asked, verdict="not-proved", technique="per position", step="induction", finding=found)
    return Result(
        obligation=asked,
        verdict="proved",
        technique="per position",
        step="induction",
        rests_on=tuple(sorted(core)),
        queries=len(these),
    )


def _written(term: Term) -> Term:
    """Quantifiers over duties written out, as proofs take terms."""
    if isinstance(term, Over) and term.fold == "some" and term.within is None:
        cases = [
            _written(substitute(conjunction([term.test, term.body]), {term.name: Const(value)}))
            for value in range(term.low, term.high + 1)
        ]
        return disjunction(cases)
    if isinstance(term, Op):
        return Op(term.op, tuple(_written(part) for part in term.args))
    if isinstance(term, Cond):
        return Cond(_written(term.test), _written(term.then), _written(term.otherwise))
    return term


def _fulfilled(asked: Obligation, these: list[Duty], interpreter: Interpreter, explored: Explored) -> Result:
    """Whether from every position where duties bind some answers lead to where none does, or away for good."""
    binds = disjunction([one.binds for one in these])
    location = asked.subject
    bound = {
        number
        for number in explored.waited.get(location, ())
        if _holds(interpreter, binds, explored.nodes[number].store)
    }
    behind: dict[int, list[int]] = {}
    for start, ends in explored.leads.items():
        for end in ends:
            behind.setdefault(end, []).append(start)
    here = explored.waited.get(location, [])
    back = _before(here, behind)  # from where play may come here
    free = [
        number
        for number, node in enumerate(explored.nodes)
        if node.location
        and (
            (node.location == location and number not in bound)
            or interpreter.machine.locations[node.location].kind == "final"
            or (number not in back and explored.leads.get(number))
            or (number not in explored.leads and not explored.complete)  # what was not gone through may lead anywhere
        )
    ]
    seen = _before(free, behind)
    lost = [number for number in sorted(bound) if number not in seen]
    if lost:
        words = f"from here no answers fulfil what must be done at {location}"
        play = explored.play(Spot(lost[0]), f"conflict {location}: {words}")
        found = Finding(words=words, clauses=asked.clauses, play=play)
        return Result(obligation=asked, verdict="violated", technique="play", step="play", finding=found)
    if explored.complete:
        return Result(obligation=asked, verdict="proved", technique="every position", step="exhaustion")
    found = Finding(words=f"it could be done in {len(bound)} positions of {explored.searched}")
    return Result(obligation=asked, verdict="not-proved", technique="play", step="play", finding=found)


def _before(waiting: list[int], behind: dict[int, list[int]]) -> set[int]:
    """Positions and all from which answers lead to them."""
    seen, todo = set(waiting), list(waiting)
    while todo:
        for start in behind.get(todo.pop(), ()):
            if start not in seen:
                seen.add(start)
                todo.append(start)
    return seen
