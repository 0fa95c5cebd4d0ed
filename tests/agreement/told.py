"""What two ways to run a game say, faults included, and when they may differ.

What tuning may lose is a fault that an answer nobody can give would raise: where the interpreter of the plain Machine
meets a fault on the way and the two differ, the game ends there. Anything else that differs is an error.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType

from tribonian.compiler.interpreter import Fault


@dataclass(frozen=True, slots=True)
class Told:
    """A fault, as those who play are told of it."""

    kind: str
    clauses: tuple[str, ...]
    words: str


class Lost(Exception):
    """The tuned Machine lost a fault, so the two games go apart."""


def told(act: Callable[[], object], fault: type[Exception] = Fault) -> object:
    """What an action gives, or the fault it meets."""
    try:
        return act()
    except fault as met:
        kind, clauses, words = (getattr(met, name) for name in ("kind", "clauses", "words"))
        return Told(kind, clauses, words)


def same(
    oracle: Callable[[], object],
    other: Callable[[], object],
    *,
    fault: type[Exception] = Fault,
    tuned: bool = False,
) -> object:
    """What both give; where the other is tuned, they may differ if the oracle meets a fault."""
    first, second = told(oracle), told(other, fault)
    if first == second:
        return first
    if tuned and meets_a_fault(oracle):
        raise Lost
    raise AssertionError(f"they differ\n  oracle: {first}\n  other:  {second}")


def meets_a_fault(act: Callable[[], object]) -> bool:
    """Whether an action raises a fault on the way, even one that is caught again."""
    met = False

    def trace(_frame: FrameType, event: str, found: object) -> object:
        nonlocal met
        if event == "exception" and isinstance(found, tuple) and issubclass(found[0], Fault):
            met = True
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]  # the stubs want a function that gives itself
    try:
        told(act)
    finally:
        sys.settrace(before)
    return met
