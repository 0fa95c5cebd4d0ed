"""What is asked of the solver, as it is asked: a record and the shape of whoever wants to see it.

Knows no solver: terms are looked at by whoever observes. May import: smtlib, for the words of an answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tribonian.compiler.verify.smtlib import Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """One question to the solver and what it said: unsat is a proof that the goal cannot happen."""

    about: str  # the obligation, or nothing for what all of them rest on: paths and facts
    assertions: Sequence[Any]
    literals: Sequence[Any]  # assumed beside them: clauses and facts
    goal: Any  # the literal that something bad stands behind
    said: Status
    core: frozenset[str]  # the clauses and facts that a proof needs


class Observer(Protocol):
    """Sees every question, in the order they are asked."""

    def asked(self, query: Query) -> None: ...
