"""Rules about the same thing compared where nobody proves it: asked in positions that play comes to.

For values that nothing in play asks, which only say several times what a thing is, and for conflicts in books that
proofs do not speak of. What is found has a position. May import: interpreter, quick, search, build, machine.
"""

import random
from collections.abc import Iterator
from itertools import islice, product
from math import prod

from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.records import Position
from tribonian.compiler.verify.search import Search
from tribonian.dsl.model import OTHERWISE, Rulebook
from tribonian.dsl.sorts import show_value, values

GAMES = 3
LENGTH = 40  # answers of a game that are looked at
CASES = 3_000  # arguments of one value in one position
BUDGET = 60_000  # askings of one book
SHOWN = 3


def compared_rules(book: Rulebook, *, asked: frozenset[str]) -> list[BookFinding]:
    """Conflicts of all values, and holes of those that nothing in play asks."""
    machine = build(book, rulings=True)
    interpreter = Interpreter(machine)
    positions = list(_positions(machine))
    left = BUDGET
    found: dict[str, BookFinding] = {}
    for decision in machine.decisions.values():
        if len([rule for rule in decision.rules if rule.id != OTHERWISE]) < 2 and decision.name in asked:
            continue
        for state in positions if decision.name in asked else positions[:1]:
            if left <= 0:
                break
            cases = list(_cases(decision))
            left -= len(cases)
            for one in _faults(interpreter, decision, state, cases, holes=decision.name not in asked):
                found.setdefault(one.id, one)
    return list(found.values())


def _positions(machine: Machine) -> Iterator[State]:
    """The set-up, and positions of a few random games."""
    search = Search(machine)
    try:
        yield search.interpreter.new({})
    except Fault:
        return
    for number in range(GAMES):
        rng = random.Random(f"compared/{number}")
        try:
            state = search.interpreter.new(search.switches(rng))
            for _ in range(LENGTH):
                offered = search.interpreter.offered(state)
                if not offered:
                    break
                state = search.interpreter.play(state, rng.choice(offered))
                if rng.random() < 0.2:
                    yield state
        except Fault:
            continue


def _cases(decision: Decision) -> Iterator[tuple[int, ...]]:
    """Arguments of a value: all of them, or as many as can be asked, spread over the whole."""
    domains = [values(param.sort) for param in decision.params]
    count = prod(len(one) for one in domains)
    if count <= CASES:
        yield from product(*domains)
        return
    rng = random.Random(decision.name)
    for _ in range(CASES):
        yield tuple(rng.choice(one) for one in domains)


def _faults(
    interpreter: Interpreter, decision: Decision, state: State, cases: list[tuple[int, ...]], *, holes: bool
) -> Iterator[BookFinding]:
    told: dict[str, list[tuple[tuple[int, ...], Fault]]] = {}
    for given in cases:
        try:
            interpreter.decide(decision, given, state.store)
        except Fault as fault:
            if fault.subject != decision.name:
                continue  # of a value that this one asks: told where that one is looked at
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
    shown = ", ".join(show_value(param.sort, one) for param, one in zip(decision.params, given, strict=True))
    return f"of {shown}: {fault.words}" if shown else fault.words
