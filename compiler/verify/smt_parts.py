"""Numbers and truths that are Python's where known and Z3's where not: the smallest parts of the encoding.

One context, one set of clause literals, fresh names counted. May import: runs, arithmetic, dsl.sorts, z3.
"""

from collections.abc import Sequence
from typing import Any

import z3

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.verify.runs import Num, Truth
from tribonian.dsl.sorts import NONE, Maybe, Sort, bounds
from tribonian.dsl.terms import OpName


class Parts:
    """Makes terms in one Z3 context."""

    def __init__(self, context: Any = None) -> None:
        self.context = context or z3.Context()
        self.literals: dict[str, Truth] = {}
        self.scope: dict[str, Truth] = {}  # the literals of what is encoded from the present source
        self.count = 0

    def fresh(self, name: str) -> Num:
        self.count += 1
        return z3.Int(f"{name}!{self.count}", self.context)

    def literal(self, clause: str) -> Truth:
        """The assumption that a clause counts."""
        if clause not in self.literals:
            self.literals[clause] = z3.Bool(f"clause {clause}", self.context)
        self.scope[clause] = self.literals[clause]
        return self.literals[clause]

    def behind(self, name: str, holds: Truth) -> Truth:
        """A condition that counts only while its literal is assumed."""
        return z3.Implies(z3.Bool(name, self.context), self.truth_value(holds))

    def all_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not True]
        if any(part is False for part in kept):
            return False
        return True if not kept else kept[0] if len(kept) == 1 else z3.And(*kept)

    def any_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not False]
        if any(part is True for part in kept):
            return True
        return False if not kept else kept[0] if len(kept) == 1 else z3.Or(*kept)

    def negate(self, part: Truth) -> Truth:
        return (not part) if isinstance(part, bool) else z3.Not(part)

    def choice(self, test: Truth, then: Num, otherwise: Num) -> Num:
        if isinstance(test, bool):
            return then if test else otherwise
        if isinstance(then, int) and isinstance(otherwise, int) and then == otherwise:
            return then
        return z3.If(test, self.lift(then), self.lift(otherwise))

    def lift(self, number: Num) -> Num:
        return z3.IntVal(number, self.context) if isinstance(number, int) else number

    def truth_value(self, part: Truth) -> Any:
        """A truth as a Z3 term."""
        return z3.BoolVal(part, self.context) if isinstance(part, bool) else part

    def inside(self, sort: Sort, number: Num) -> Truth:
        """Whether a number is a stored value of a sort."""
        low, high = bounds(sort)
        fits = self.all_of([self.compare(">=", number, low), self.compare("<=", number, high)])
        return self.any_of([fits, self.compare("=", number, NONE)]) if isinstance(sort, Maybe) else fits

    def compare(self, op: OpName, left: Num, right: Num) -> Truth:
        if isinstance(left, int) and isinstance(right, int):
            return bool(compute(op, [left, right]))
        left, right = self.lift(left), self.lift(right)
        match op:
            case "=":
                return left == right
            case "!=":
                return left != right
            case "<":
                return left < right
            case "<=":
                return left <= right
            case ">":
                return left > right
            case _:
                return left >= right

    def operate(self, op: OpName, given: list[Num]) -> Num:
        """A number made of numbers."""
        if all(isinstance(one, int) for one in given):
            return compute(op, given)
        first, *rest = (self.lift(one) for one in given)
        match op:
            case "+":
                for one in rest:
                    first = first + one
                return first
            case "-":
                return first - rest[0]
            case "*":
                return first * rest[0]
            case "min":
                return z3.If(first <= rest[0], first, rest[0])
            case "max":
                return z3.If(first >= rest[0], first, rest[0])
            case "half up":
                return (first + 1) / 2
            case "half down":
                return first / 2
            case other:
                raise AssertionError(f"{other} is no number")
