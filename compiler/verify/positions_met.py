"""Positions that play comes to, with values asked in them: a few random games, each a little way.

What is found here holds in a position of a real game; what is not found is not thereby excluded.
May import: interpreter, machine, records, search, dsl.sorts.
"""

import random
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod

from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.verify.search import Search
from tribonian.dsl.sorts import show_value, values

GAMES = 3
LENGTH = 40  # answers of a game that are looked at
CASES = 3_000  # arguments of one value in one position
KEPT = 0.2  # of the positions of a game


def positions_met(machine: Machine, *, games: int = GAMES) -> Iterator[State]:
    """The set-up, and positions of a few random games."""
    search = Search(machine)
    try:
        yield search.interpreter.new({})
    except Fault:
        return
    for number in range(games):
        rng = random.Random(f"met/{number}")
        try:
            state = search.interpreter.new(search.switches(rng))
            for _ in range(LENGTH):
                offered = search.interpreter.offered(state)
                if not offered:
                    break
                state = search.interpreter.play(state, rng.choice(offered))
                if rng.random() < KEPT:
                    yield state
        except Fault:
            continue


def cases(decision: Decision) -> Iterator[tuple[int, ...]]:
    """Arguments of a value: all of them, or as many as can be asked, spread over the whole."""
    domains = [values(param.sort) for param in decision.params]
    if all_cases(decision):
        yield from product(*domains)
        return
    rng = random.Random(decision.name)
    for _ in range(CASES):
        yield tuple(rng.choice(one) for one in domains)


def all_cases(decision: Decision) -> bool:
    """Whether `cases` are all there are."""
    return count_cases(decision) <= CASES


def count_cases(decision: Decision) -> int:
    """How many arguments a value can be asked for."""
    return prod(len(values(param.sort)) for param in decision.params)


def asked_of(decision: Decision, given: Iterable[int]) -> str:
    """`toll(Red, 3)`."""
    shown = ", ".join(show_value(param.sort, one) for param, one in zip(decision.params, given, strict=True))
    return f"{decision.name}({shown})" if shown else decision.name


def given_by(interpreter: Interpreter, decision: Decision, given: tuple[int, ...], state: State) -> int | Fault:
    """What the rules give, or the fault that they run into."""
    try:
        return interpreter.decide(decision, given, state.store)
    except Fault as fault:
        return fault


def translated(old: Machine, new: Machine, state: State) -> State | None:
    """A position of one Machine in another, by names; nothing where places or sizes differ."""
    store = [0] * new.size
    for name, var in new.vars.items():
        other = old.vars.get(name)
        if other is None:
            continue
        if other.size != var.size:
            return None
        store[var.offset : var.offset + var.size] = state.store[other.offset : other.offset + other.size]
    return State(state.location, store) if state.location in new.locations else None
