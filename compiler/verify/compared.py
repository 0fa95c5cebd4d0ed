"""Rules about the same thing compared where nobody proves it: asked in positions that play comes to.

For values that nothing in play asks, which only say several times what a thing is, and for conflicts in books that
proofs do not speak of. What is found has a position. May import: interpreter, positions_met, build, machine.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.positions_met import asked_of, cases, count_cases, given_by, positions_met
from tribonian.compiler.verify.records import Position
from tribonian.dsl.model import OTHERWISE, Rulebook

BUDGET = 60_000  # askings of one book
SHOWN = 3


def compared_rules(book: Rulebook, *, asked: frozenset[str]) -> list[BookFinding]:
    """Conflicts of all values, and holes of those that nothing in play asks."""
    machine = build(book, rulings=True)
    interpreter = Interpreter(machine)
    positions = list(positions_met(machine))
    left = BUDGET
    found: dict[str, BookFinding] = {}
    several = [
        one
        for one in sorted(machine.decisions.values(), key=count_cases)  # what is asked of few is never left out
        if one.name not in asked or len([rule for rule in one.rules if rule.id != OTHERWISE]) >= 2
    ]
    for number, state in enumerate(positions):
        for decision in several:
            if number and decision.name not in asked:
                continue
            if left <= 0:
                break
            given = list(cases(decision))
            left -= len(given)
            for one in faults_of(interpreter, decision, state, given, holes=decision.name not in asked):
                if one.kind == "undefined" and decision.name in book.values:
                    cited = (*one.clauses, *book.values[decision.name].clauses)
                    one = replace(one, clauses=tuple(dict.fromkeys(cited)))
                found.setdefault(one.id, one)
    return list(found.values())


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
