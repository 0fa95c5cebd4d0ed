"""Terms: expressions with every name resolved. One term language for the checked rulebook and the Machine.

A term denotes an integer; truth is 0 or 1. Terms are values: no spans, no methods that compute.
Imports nothing of ours.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal, assert_never

OpName = Literal[
    "+",
    "-",
    "*",
    "min",
    "max",
    "half up",
    "half down",
    "=",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "and",
    "or",
    "not",
    "has",
    "with",
    "without",
    "size",
    "meet",
    "minus",
    "join",
    "up",
    "down",
]
TRUTH_OPS = frozenset({"=", "!=", "<", "<=", ">", ">=", "and", "or", "not", "has"})
# `has`, `with`, `without`: a set as bits, and a place in it counted from 0; `size` counts its bits;
# `meet`, `minus`, `join`: what two sets share, what only the first holds, what either holds;
# `up` and `down`: a set with every place so many further on, or back.
FoldName = Literal["all", "some", "count", "sum", "highest", "lowest", "set"]
AskName = Literal[
    "adjacent", "distance", "next", "direction", "turned", "offset", "edge", "column", "row", "left", "right"
]


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


@dataclass(frozen=True, slots=True)
class Over:
    """All, some, the number, the sum … of what `body` is for the values low..high that pass the test.

    Inside, `Arg(name)` is the value. `highest` and `lowest` of nothing are 0. Where `within` is given, a set as bits
    counted from `low`, only its members are looked at: nothing outside of it could pass.
    """

    fold: FoldName
    name: str
    low: int
    high: int
    test: "Term"
    body: "Term"
    within: "Term | None" = None  # outside the name's scope


@dataclass(frozen=True, slots=True)
class Ask:
    """A question about a map or a ring that never changes: `adjacent`, `distance`, `next` …"""

    ask: AskName
    of: str
    args: "tuple[Term, ...]"
    field: str = ""  # of an edge


@dataclass(frozen=True, slots=True)
class Way:
    """Whether a way leads from one space to another, every space of it but the first passing the test."""

    space: str
    name: str
    start: "Term"
    goal: "Term"
    most: "Term | None"
    test: "Term"


@dataclass(frozen=True, slots=True)
class Ahead:
    """Whether some choices, in so many calls of a procedure, make the goal true."""

    procedure: str
    args: "tuple[Term, ...]"
    steps: "Term"
    goal: "Term"


Term = Const | Read | Arg | Apply | Lookup | Op | Cond | Over | Ask | Way | Ahead
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
        case Over():
            return (term.test, term.body, *(() if term.within is None else (term.within,)))
        case Ask():
            return term.args
        case Way():
            return (term.start, term.goal, *(() if term.most is None else (term.most,)), term.test)
        case Ahead():
            return (*term.args, term.steps, term.goal)
        case _:
            assert_never(term)


def rebuild(term: Term, change: Callable[[Term], Term]) -> Term:
    """The same term with `change` applied to its children."""
    match term:
        case Const() | Arg():
            return term
        case Read():
            return replace(term, index=tuple(change(part) for part in term.index)) if term.index else term
        case Apply() | Lookup() | Op() | Ask():
            return replace(term, args=tuple(change(part) for part in term.args))
        case Over():
            within = None if term.within is None else change(term.within)
            return replace(term, test=change(term.test), body=change(term.body), within=within)
        case Way():
            most = None if term.most is None else change(term.most)
            start, goal = change(term.start), change(term.goal)
            return replace(term, start=start, goal=goal, most=most, test=change(term.test))
        case Ahead():
            args = tuple(change(part) for part in term.args)
            return replace(term, args=args, steps=change(term.steps), goal=change(term.goal))
        case Cond():
            return Cond(change(term.test), change(term.then), change(term.otherwise))
        case _:
            assert_never(term)


def substitute(term: Term, bindings: dict[str, Term]) -> Term:
    """Replace parameters by terms; a name bound inside is changed where it would catch one of theirs."""
    if isinstance(term, Arg):
        return bindings.get(term.name, term)
    if isinstance(term, Over | Way):
        inner = {name: value for name, value in bindings.items() if name != term.name}
        taken = {part.name for value in inner.values() for part in walk(value) if isinstance(part, Arg)}
        if term.name in taken:
            fresh = term.name + "'"
            while fresh in taken:
                fresh += "'"
            inner[term.name] = Arg(fresh)
            term = replace(term, name=fresh)
        if isinstance(term, Over):
            within = None if term.within is None else substitute(term.within, bindings)
            test, body = substitute(term.test, inner), substitute(term.body, inner)
            return replace(term, test=test, body=body, within=within)
        outside = replace(term, test=YES)
        made = rebuild(outside, lambda part: substitute(part, bindings))
        assert isinstance(made, Way)
        return replace(made, test=substitute(term.test, inner))
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
