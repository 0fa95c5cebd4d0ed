"""Rules about the same thing compared where nobody proves it: asked in positions of play, and as rulings ask it.

For values that nothing in play asks, which only say several times what a thing is, and for conflicts in books that
proofs do not speak of. What is found has a position. May import: interpreter, positions_met, ruling_entries, rulings,
build, machine, dsl.model, dsl.terms.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import combinations, islice

from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision, Entry, Machine
from tribonian.compiler.ruling_entries import rule
from tribonian.compiler.rulings import Court
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.positions_met import (
    asked_of,
    cases,
    count_cases,
    given_by,
    positions_met,
    translated,
)
from tribonian.compiler.verify.records import Position
from tribonian.dsl.model import OTHERWISE, Rulebook
from tribonian.dsl.terms import Const

BUDGET = 60_000  # askings of one book
SHOWN = 3


def compared_rules(book: Rulebook, *, asked: frozenset[str]) -> list[BookFinding]:
    """Conflicts of all values, and holes of those that nothing in play asks."""
    machine = build(book, rulings=True)
    interpreter = Interpreter(machine)
    found: dict[str, BookFinding] = {}
    worth = [
        one
        for one in sorted(machine.decisions.values(), key=count_cases)  # what is asked of few is never left out
        if one.name not in asked or may_clash(one)
    ]
    left, start = BUDGET, next(iter(machine.locations))
    for number, state in enumerate(positions_met(machine)):
        start = start if number else state.location
        for decision in worth:
            if left <= 0:
                break
            if number and (decision.name not in asked or f"conflict/{decision.name}" in found):
                continue
            given = list(cases(decision))
            left -= len(given)
            for one in faults_of(interpreter, decision, state, given, holes=decision.name not in asked):
                if one.kind == "undefined" and decision.name in book.values:
                    cited = (*one.clauses, *book.values[decision.name].clauses)
                    one = replace(one, clauses=tuple(dict.fromkeys(cited)))
                found.setdefault(one.id, one)
    for one in _by_rulings(book, machine, {each.name for each in worth}, start):
        found[one.id] = _with(found.get(one.id, one), one)
    return list(found.values())


def _by_rulings(book: Rulebook, machine: Machine, names: Collection[str], start: str) -> Iterator[BookFinding]:
    """Conflicts that rulings run into: with what they are given, and about what they ask."""
    ruled = rule(book)
    court = Court(ruled, None)
    for asking in ruled.asking:
        met = court.fault(asking)
        if met is None or met[0].kind != "conflict" or met[0].subject not in names:
            continue
        fault, store = met
        state = translated(ruled.lowered, machine, State(start, store))
        yield BookFinding(
            id=f"conflict/{fault.subject}",
            kind="conflict",
            clauses=tuple(dict.fromkeys(fault.clauses)),
            message=f"{fault.words}; {asking.ruling.name} asks it",
            position=None if state is None else Position(location=state.location, store=tuple(state.store)),
        )


def _with(one: BookFinding, other: BookFinding) -> BookFinding:
    """Two conflicts of one value told as one, if other rules collide in the second."""
    if set(other.clauses) <= set(one.clauses):
        return one
    clauses = tuple(dict.fromkeys((*one.clauses, *other.clauses)))
    return replace(one, clauses=clauses, message=f"{one.message}; {other.message}")


def may_clash(decision: Decision) -> bool:
    """Whether two rules of a value can both count and give different things, as far as a look at them tells."""
    rules = [one for one in decision.rules if one.id != OTHERWISE]
    return any(_may_differ(one, other) for one, other in combinations(rules, 2))


def _may_differ(one: Entry, other: Entry) -> bool:
    if one.id in other.overrides or other.id in one.overrides:
        return False
    return one.result != other.result or not isinstance(one.result, Const)


def faults_of(
    interpreter: Interpreter, decision: Decision, state: State, asked: list[tuple[int, ...]], *, holes: bool
) -> Iterator[BookFinding]:
    """What the rules of a value run into in one position, of a value's own: each kind once, with some cases."""
    told: dict[str, list[tuple[tuple[int, ...], Fault]]] = {}
    for given in asked:
        fault = given_by(interpreter, decision, given, state)
        if not isinstance(fault, Fault) or fault.subject != decision.name:
            continue
        if fault.kind == "conflict" or (holes and fault.kind == "undefined"):
            told.setdefault(fault.kind, []).append((given, fault))
    for kind, faults in told.items():
        clauses = dict.fromkeys(clause for _, fault in faults for clause in fault.clauses)
        if kind == "undefined":
            clauses = dict.fromkeys(rule.id for rule in decision.rules if rule.id != OTHERWISE)
        words = "; ".join(dict.fromkeys(_words(decision, given, fault) for given, fault in islice(faults, SHOWN)))
        more = f"; and so for {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
        yield BookFinding(
            id=f"{kind}/{decision.name}",
            kind=kind,
            clauses=tuple(clauses),
            message=words + more,
            position=Position(location=state.location, store=tuple(state.store)),
        )


def _words(decision: Decision, given: tuple[int, ...], fault: Fault) -> str:
    said = fault.words.removeprefix(f"{decision.name}: ")
    return f"{asked_of(decision, given)}: {said}"
