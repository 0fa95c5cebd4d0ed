"""Terms of Z3 made directly and kept: of equal parts the same term comes back, without asking Z3 again.

Z3's own operators look at every argument's sort again; ours are known, and most of the time of a proof goes into
making terms. May import: z3.
"""

from collections.abc import Callable, Sequence
from typing import Any

import z3

Made = Any  # a term of the solver
_APPLIED = "applied"


class Makers:
    """Makes terms in one Z3 context."""

    def __init__(self, context: Any) -> None:
        self.context = context
        self._ref = context.ref()
        self._made: dict[object, Made] = {}
        self._numerals: dict[int, Made] = {}

    def number_of(self, term: Made) -> int:
        """What tells a term from others."""
        found = term.__dict__.get("number")
        if found is None:
            found = term.number = term.get_id()
            self._made["kept", found] = term  # so that its number stays its own
        return int(found)

    def numeral(self, number: int) -> Made:
        found = self._numerals.get(number)
        if found is None:
            found = self._numerals[number] = z3.IntVal(number, self.context)
        return found

    def truth(self, make: Callable[..., Any], parts: Sequence[Made]) -> Made:
        """A truth of any number of parts: `and`, `or`."""
        key = (make, *map(self.number_of, parts))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = z3.BoolRef(make(self._ref, len(parts), _array(parts)), self.context)
        return found

    def of_two(self, make: Callable[..., Any], left: Made, right: Made) -> Made:
        """A truth of two parts: comparisons, implications."""
        key = (make, self.number_of(left), self.number_of(right))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = z3.BoolRef(make(self._ref, left.ast, right.ast), self.context)
        return found

    def negated(self, part: Made) -> Made:
        key = (z3.Z3_mk_not, self.number_of(part))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = z3.BoolRef(z3.Z3_mk_not(self._ref, part.ast), self.context)
        return found

    def number(self, make: Callable[..., Any], parts: Sequence[Made]) -> Made:
        """A number of some numbers: sums, differences, products."""
        key = (make, *map(self.number_of, parts))
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = z3.ArithRef(make(self._ref, len(parts), _array(parts)), self.context)
        return found

    def choice(self, test: Made, then: Made, otherwise: Made) -> Made:
        """One number or another."""
        key = (z3.Z3_mk_ite, self.number_of(test), self.number_of(then), self.number_of(otherwise))
        found = self._made.get(key)
        if found is None:
            made = z3.Z3_mk_ite(self._ref, test.ast, then.ast, otherwise.ast)
            found = self._made[key] = z3.ArithRef(made, self.context)
        return found

    def function(self, name: str, takes: int, *, truth: bool) -> Callable[..., Made]:
        """A function of numbers that nothing is known of; a constant if it takes none."""
        whole = z3.IntSort(self.context)
        gives = z3.BoolSort(self.context) if truth else whole
        if not takes:
            constant = z3.Const(name, gives)
            return lambda: constant
        declared = z3.Function(name, *([whole] * takes), gives)
        kind = z3.BoolRef if truth else z3.ArithRef

        def apply(*given: Made) -> Made:
            key = (_APPLIED, name, *map(self.number_of, given))
            found = self._made.get(key)
            if found is None:
                made = z3.Z3_mk_app(self._ref, declared.ast, takes, _array(given))
                found = self._made[key] = kind(made, self.context)
            return found

        return apply


def _array(parts: Sequence[Made]) -> Any:
    return (z3.Ast * len(parts))(*(one.ast for one in parts))
