"""Terms: expressions with every name resolved. One term language for the checked rulebook and the Machine.

A term denotes an integer; truth is 0 or 1. Terms are values: no spans, no methods that compute.
Imports nothing of ours.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, assert_never

OpName = Literal[
    "+", "-", "*", "min", "max", "half up", "half down", "=", "!=", "<", "<=", ">", ">=", "and", "or", "not"
]
TRUTH_OPS = frozenset({"=", "!=", "<", "<=", ">", ">=", "and", "or", "not"})


@dataclass(frozen=True, slots=True)
class Const:
    value: int


@dataclass(frozen=True, slots=True)
class Read:
    """A variable of the state, locals and options included."""

    var: str
    index: "tuple[Term, ...]" = ()


@dataclass(frozen=True, slots=True)
class Arg:
    """A parameter of the value this term defines."""

    name: str


@dataclass(frozen=True, slots=True)
class Apply:
    """A defeasible value, asked for."""

    value: str
    args: "tuple[Term, ...]" = ()


@dataclass(frozen=True, slots=True)
class Lookup:
    table: str
    args: "tuple[Term, ...]"


@dataclass(frozen=True, slots=True)
class Op:
    op: OpName
    args: "tuple[Term, ...]"


@dataclass(frozen=True, slots=True)
class Cond:
    test: "Term"
    then: "Term"
    otherwise: "Term"


Term = Const | Read | Arg | Apply | Lookup | Op | Cond
YES = Const(1)
NO = Const(0)


def children(term: Term) -> tuple[Term, ...]:
    match term:
        case Const() | Arg():
            return ()
        case Read():
            return term.index
        case Apply() | Lookup() | Op():
            return term.args
        case Cond():
            return (term.test, term.then, term.otherwise)
        case _:
            assert_never(term)


def rebuild(term: Term, change: Callable[[Term], Term]) -> Term:
    """The same term with `change` applied to its children."""
    match term:
        case Const() | Arg():
            return term
        case Read():
            return replace(term, index=tuple(change(part) for part in term.index)) if term.index else term
        case Apply() | Lookup() | Op():
            return replace(term, args=tuple(change(part) for part in term.args))
        case Cond():
            return Cond(change(term.test), change(term.then), change(term.otherwise))
        case _:
            assert_never(term)


def substitute(term: Term, bindings: dict[str, Term]) -> Term:
    """Replace parameters by terms."""
    if isinstance(term, Arg):
        return bindings.get(term.name, term)
    return rebuild(term, lambda part: substitute(part, bindings))


def walk(term: Term) -> Iterator[Term]:
    """The term and everything in it."""
    yield term
    for part in children(term):
        yield from walk(part)


def conjuncts(term: Term) -> list[Term]:
    """The parts of a conjunction, flattened."""
    if isinstance(term, Op) and term.op == "and":
        return [inner for part in term.args for inner in conjuncts(part)]
    return [term]


def conjunction(parts: list[Term]) -> Term:
    if not parts:
        return YES
    return parts[0] if len(parts) == 1 else Op("and", tuple(parts))


def disjunction(parts: list[Term]) -> Term:
    if not parts:
        return NO
    return parts[0] if len(parts) == 1 else Op("or", tuple(parts))
