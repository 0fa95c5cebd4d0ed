"""Refusals: every reason against an answer where play waits, and the answer that may be given instead.

Wants a Machine before any pass, as reasons do. Changes nothing.
May import: answers, interpreter, machine, maps, reasons, dsl.sorts.
"""

import difflib

from tribonian.compiler.answers import label_of, read_answer
from tribonian.compiler.interpreter import Bound, Interpreter, Move, State
from tribonian.compiler.machine import Option
from tribonian.compiler.maps import distance
from tribonian.compiler.reasons import Blame, Reason
from tribonian.dsl.sorts import NONE, Enumeration, Whole


def why_not(interpreter: Interpreter, state: State, move: Move) -> list[Reason]:
    """Every condition of an answer that fails; nothing if it may be given. The answer must be one known there."""
    location = interpreter.at(state)
    failing = interpreter.failing(state, move)
    if failing == [-1]:
        return [Reason(kind="condition", words="this is no answer here", clauses=location.clauses)]
    option = next(one for one in location.options if not isinstance(move, str | Bound) or _is_of(one, move))
    store = list(state.store)
    layouts = {var.name: var.offset for var in interpreter.machine.vars.values()}
    if isinstance(move, int):
        store[layouts[location.var]] = move
    elif isinstance(move, Bound):
        for bind, value in zip(option.binds, move.values, strict=True):
            store[layouts[bind.var]] = value
    blame = Blame(interpreter, store)
    return [blame.condition(option.guards[place]) for place in failing]


def _is_of(option: Option, move: str | Bound) -> bool:
    label, count = (move, 0) if isinstance(move, str) else (move.label, len(move.values))
    return option.label == label and len(option.binds) == count


def nearest(interpreter: Interpreter, state: State, words: str) -> str:
    """The answer that may be given and is most like one that may not: on the map, in number, or in spelling."""
    location = interpreter.at(state)
    offered = interpreter.offered(state)
    wanted = read_answer(interpreter, state, words)
    numbers = [one for one in offered if isinstance(one, int) and one != NONE]
    if location.kind == "pick" and isinstance(wanted, int) and numbers:
        here = interpreter.machine.maps.get(location.sort.name) if isinstance(location.sort, Enumeration) else None
        if here is not None:
            return label_of(location, min(numbers, key=lambda one: (distance(here, wanted, one), one)))
        if isinstance(location.sort, Whole):
            return label_of(location, min(numbers, key=lambda one: (abs(one - wanted), one)))
    labels = [label_of(location, move) for move in offered]
    if words in labels:
        return words
    close = difflib.get_close_matches(words, labels, 1, 0.5)
    return close[0] if close else labels[0] if len(labels) == 1 else ""
