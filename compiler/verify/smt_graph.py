"""Z3 terms read into plain nodes, every shared part once, so that other code needs no Z3 to look at them.

Reads what every SMT-LIB solver has words for: truths, integers, free symbols and functions over them. Anything
else is refused. Goes down without recursion, for terms nest deeply. May import: z3.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import z3

SortName = Literal["Bool", "Int"]

_SORTS: dict[int, SortName] = {z3.Z3_BOOL_SORT: "Bool", z3.Z3_INT_SORT: "Int"}
_WORDS = {
    z3.Z3_OP_TRUE: "true",
    z3.Z3_OP_FALSE: "false",
    z3.Z3_OP_NOT: "not",
    z3.Z3_OP_AND: "and",
    z3.Z3_OP_OR: "or",
    z3.Z3_OP_XOR: "xor",
    z3.Z3_OP_IMPLIES: "=>",
    z3.Z3_OP_EQ: "=",
    z3.Z3_OP_DISTINCT: "distinct",
    z3.Z3_OP_ITE: "ite",
    z3.Z3_OP_LE: "<=",
    z3.Z3_OP_GE: ">=",
    z3.Z3_OP_LT: "<",
    z3.Z3_OP_GT: ">",
    z3.Z3_OP_ADD: "+",
    z3.Z3_OP_SUB: "-",
    z3.Z3_OP_UMINUS: "-",
    z3.Z3_OP_MUL: "*",
    z3.Z3_OP_IDIV: "div",
    z3.Z3_OP_MOD: "mod",
    z3.Z3_OP_ABS: "abs",
}


class NotStandard(Exception):
    """A term that SMT-LIB's integers, truths and free functions have no word for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Symbol:
    """A free constant or function by its name in Z3; the same name may stand for several."""

    name: str
    takes: tuple[SortName, ...]
    gives: SortName


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """One term: a word of SMT-LIB, a number or a symbol, applied to terms that are named by their places."""

    op: str | int | Symbol
    args: tuple[int, ...]
    gives: SortName


class Graph:
    """The terms of one Z3 context that were read so far; a term is read once, however often it is met."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.context: Any = None
        self._places: dict[int, int] = {}  # Z3's id of a term -> its place among the nodes
        self._kept: list[Any] = []  # ids are given again when a term is no longer held

    def read(self, term: Any) -> int:
        """The place of a term, whose parts are read before it."""
        if self.context is None:
            self.context = term.ctx
        if term.ctx != self.context:
            raise ValueError("a graph holds terms of one context")
        todo = [(term, False)]
        while todo:
            one, parts_are_read = todo.pop()
            if one.get_id() in self._places:
                continue
            parts = one.children()
            if parts_are_read or not parts:
                self._add(one, tuple(self._places[part.get_id()] for part in parts))
            else:
                todo.append((one, True))
                todo += [(part, False) for part in reversed(parts)]
        return self._places[term.get_id()]

    def _add(self, term: Any, args: tuple[int, ...]) -> None:
        self._places[term.get_id()] = len(self.nodes)
        self._kept.append(term)
        self.nodes.append(Node(op=_op(term), args=args, gives=_sort(term.sort())))


def awaited(assertions: Sequence[Any], literals: Sequence[Any]) -> list[Any]:
    """The assertions without those that count only under a literal that is not assumed, such as earlier goals.

    What is left follows from the whole, so a contradiction in it is one of the whole.
    """
    assumed = {one.get_id() for one in literals}
    return [one for one in assertions if not (z3.is_implies(one) and _idle(one.arg(0), assumed))]


def as_z3_prints(assertions: Sequence[Any], literals: Sequence[Any]) -> str:
    """The same question in Z3's own words, to tell a fault of our printer from one of a solver."""
    solver = z3.Solver(ctx=literals[0].ctx)
    solver.add(*assertions, *literals)
    return str(solver.to_smt2())


def _idle(test: Any, assumed: set[int]) -> bool:
    return z3.is_const(test) and test.decl().kind() == z3.Z3_OP_UNINTERPRETED and test.get_id() not in assumed


def _op(term: Any) -> str | int | Symbol:
    if z3.is_int_value(term):
        return int(term.as_long())
    if not z3.is_app(term):
        raise NotStandard(f"neither a symbol nor an operation: {type(term).__name__}")
    decl = term.decl()
    kind = decl.kind()
    if kind == z3.Z3_OP_UNINTERPRETED:
        takes = tuple(_sort(decl.domain(place)) for place in range(decl.arity()))
        return Symbol(name=decl.name(), takes=takes, gives=_sort(decl.range()))
    if kind not in _WORDS:
        raise NotStandard(f"the operation {decl.name()}")
    return _WORDS[kind]


def _sort(sort: Any) -> SortName:
    if sort.kind() not in _SORTS:
        raise NotStandard(f"the sort {sort.name()}")
    return _SORTS[sort.kind()]
