"""Sets put together with as little work left for play as data allow.

What data say of two sets under the same keys is worked out here; a complement is never made where taking away does.
May import: data, dsl.terms.
"""

from dataclasses import dataclass

from tribonian.compiler.passes.data import Data, Domain, Key
from tribonian.dsl.sorts import SetOf, Whole
from tribonian.dsl.terms import Cond, Const, Lookup, Op, Term


@dataclass(slots=True)
class Sets:
    """Puts sets of one domain together."""

    data: Data
    domain: Domain

    @property
    def everything(self) -> Const:
        return Const(self.domain.everything)

    def meet(self, left: Term, right: Term) -> Term:
        """What both hold; what data say goes last."""
        for one, other in ((left, right), (right, left)):
            if other == self.everything:
                return one
            if other == Const(0):
                return Const(0)
        fixed = self._both_fixed("meet", left, right)
        if fixed is not None:
            return fixed
        if self._is_fixed(left):
            left, right = right, left
        match left, right:
            case Op(op="meet", args=(moving, known)), _ if (told := self._both_fixed("meet", known, right)) is not None:
                return self.meet(moving, told)
            case Op(op="minus", args=(moving, gone)), _ if self._is_fixed(right):
                return self.minus(self.meet(moving, right), gone)
            case _, Op(op="minus", args=(whole, gone)) if whole == self.everything:
                return self.minus(left, gone)
            case _, Cond(then=then, otherwise=otherwise):
                gone_then, gone_otherwise = self._gone(then), self._gone(otherwise)
                if gone_then is not None and gone_otherwise is not None:
                    return self.minus(left, Cond(right.test, gone_then, gone_otherwise))
            case _:
                pass
        return Op("meet", (left, right))

    def _gone(self, term: Term) -> Term | None:
        """What a set lacks, if that is simple."""
        if term == self.everything:
            return Const(0)
        if isinstance(term, Op) and term.op == "minus" and term.args[0] == self.everything:
            return term.args[1]
        return None

    def minus(self, left: Term, right: Term) -> Term:
        """What only the first holds."""
        if right == Const(0):
            return left
        fixed = self._both_fixed("minus", left, right)
        if fixed is not None:
            return fixed
        match left, right:
            case Op(op="meet", args=(moving, known)), _ if (
                told := self._both_fixed("minus", known, right)
            ) is not None:
                return self.meet(moving, told)
            case _, Op(op="meet", args=(moving, known)) if self._is_fixed(known) and self._lies_in(left, known):
                return self.minus(left, moving)
            case _:
                return Op("minus", (left, right))

    def complement(self, term: Term) -> Term:
        gone = self._gone(term)
        return self.minus(self.everything, term) if gone is None else gone

    def join(self, left: Term, right: Term) -> Term:
        """What either holds."""
        for one, other in ((left, right), (right, left)):
            if other == self.everything:
                return self.everything
            if other == Const(0):
                return one
        fixed = self._both_fixed("join", left, right)
        if fixed is not None:
            return fixed
        for one, other in ((left, right), (right, left)):
            gone = self._gone(other)
            if gone is not None:
                return self.minus(self.everything, self.minus(gone, one))
        return Op("join", (left, right))

    # ---- what data say

    def _is_fixed(self, term: Term) -> bool:
        return isinstance(term, Const) or (isinstance(term, Lookup) and term.table in self.data.tables)

    def _lies_in(self, inner: Term, outer: Term) -> bool:
        """Whether all that one can hold is in what data say of the other."""
        match inner:
            case Op(op="meet", args=args):
                return any(self._lies_in(arg, outer) for arg in args)
            case Op(op="minus", args=(kept, _)):
                return self._lies_in(kept, outer)
            case _:
                return self._is_fixed(inner) and self._both_fixed("minus", inner, outer) == Const(0)

    def _both_fixed(self, op: str, left: Term, right: Term) -> Term | None:
        """The result for every index, where data say both under the same keys."""
        if not self._is_fixed(left) or not self._is_fixed(right):
            return None
        if isinstance(left, Const) and isinstance(right, Const):
            return Const(_work(op, left.value, right.value))
        keys = {one.args for one in (left, right) if isinstance(one, Lookup)}
        tables = [one.table for one in (left, right) if isinstance(one, Lookup)]
        spans = {self.data.indexed[table] for table in tables}
        if len(keys) != 1 or len(spans) != 1:
            return None

        found = {
            index: _work(op, self._cell(left, index), self._cell(right, index)) for index in self.data.cells[tables[0]]
        }
        if len(set(found.values())) == 1:
            return Const(next(iter(found.values())))
        name = self.data.table(found, spans.pop(), SetOf(of=Whole(low=self.domain.low, high=self.domain.high)))
        return Lookup(name, keys.pop())

    def _cell(self, term: Term, index: Key) -> int:
        if isinstance(term, Const):
            return term.value
        assert isinstance(term, Lookup)
        return self.data.cells[term.table][index]


def _work(op: str, left: int, right: int) -> int:
    return left & right if op == "meet" else left | right if op == "join" else left & ~right
