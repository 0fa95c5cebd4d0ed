"""What is given, made so: which values to write so that conditions hold that differ from the set-up.

Each condition sets what it speaks of, as little as will do. Whether all of them hold in the end is for the caller
to ask. May import: evaluate, fault, machine, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import SWITCHED
from tribonian.dsl.model import Condition
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, SetOf, Sort, bounds, holds, values
from tribonian.dsl.terms import Cond, Const, Op, Over, Read, Term, conjunction, substitute, walk

FLIPPED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
DENIED = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}

Args = Mapping[str, int]


def about_switches(evaluator: Evaluator, condition: Condition) -> bool:
    """Whether a condition speaks of nothing but options, readings, the scenario and the number of players."""
    reads = [part for part in walk(condition.test) if isinstance(part, Read)]
    return bool(reads) and all(evaluator.machine.vars[part.var].kind in SWITCHED for part in reads)


class Setting:
    """A store that conditions are written into."""

    def __init__(self, evaluator: Evaluator, store: list[int]) -> None:
        self.evaluator = evaluator
        self.store = store

    def make(self, term: Term, wanted: bool, args: Args) -> bool:
        """Change the store so that a condition is what is wanted; says whether it is."""
        if self._is(term, wanted, args):
            return True
        kept = list(self.store)
        try:
            if self._try(term, wanted, args) and self._is(term, wanted, args):
                return True
        except Fault:
            pass  # what it speaks of is itself not settled here
        self.store[:] = kept
        return False

    def _is(self, term: Term, wanted: bool, args: Args) -> bool:
        try:
            return bool(self.evaluator.value(term, self.store, args)) == wanted
        except Fault:
            return False

    def _try(self, term: Term, wanted: bool, args: Args) -> bool:
        match term:
            case Op(op="not", args=(inner,)):
                return self.make(inner, not wanted, args)
            case Op(op="and" | "or"):
                if (term.op == "and") == wanted:
                    return all(self.make(part, wanted, args) for part in term.args)
                return any(self.make(part, wanted, args) for part in term.args)
            case Op(op="=" | "!=" | "<" | "<=" | ">" | ">=", args=(left, right)):
                op = term.op if wanted else DENIED[term.op]
                return self._compare(op, left, right, args) or self._compare(FLIPPED[op], right, left, args)
            case Op(op="has", args=(many, place)):
                return self._member(many, place, wanted, args)
            case Read():
                return self._write(term, int(wanted), args)
            case Over(fold="all" | "some"):
                return self._each(term, wanted, args)
            case Cond():
                taken = term.then if self.evaluator.value(term.test, self.store, args) else term.otherwise
                return self.make(taken, wanted, args)
            case _:
                return False

    # ---- one place

    def _write(self, place: Read, value: int, args: Args) -> bool:
        var = self.evaluator.machine.vars[place.var]
        if not holds(var.sort, value):
            return False
        try:
            index = [self.evaluator.value(one, self.store, args) for one in place.index]
            self.store[self.evaluator.layouts[place.var].place(index)] = value
        except Fault:
            return False
        return True

    def _compare(self, op: str, place: Term, other: Term, args: Args) -> bool:
        """Write the left side so that it compares as wanted, as near as can be to what it is."""
        if isinstance(place, Op) and place.op == "size":
            return op in ("=", "<=", ">=") and self._count(place.args[0], other, args)
        if not isinstance(place, Read):
            return False
        sort = self.evaluator.machine.vars[place.var].sort
        aim = self.evaluator.value(other, self.store, args)
        match op:
            case "=" | "<=" | ">=":
                return self._write(place, aim, args)
            case "<":
                return self._write(place, aim - 1, args)
            case ">":
                return self._write(place, aim + 1, args)
            case _:
                return any(self._write(place, value, args) for value in _others(sort, aim))

    def _count(self, many: Term, other: Term, args: Args) -> bool:
        """A stored set of so many: the first of its sort."""
        if not isinstance(many, Read):
            return False
        wanted = self.evaluator.value(other, self.store, args)
        bits = self.evaluator.value(many, self.store, args)
        sort = self.evaluator.machine.vars[many.var].sort
        assert isinstance(sort, SetOf)
        low, high = bounds(sort.of)
        for place in range(high - low + 1):
            if bits.bit_count() < wanted:
                bits |= 1 << place
        while bits.bit_count() > max(0, wanted):
            bits ^= 1 << bits.bit_length() - 1
        return self._write(many, bits, args)

    def _member(self, many: Term, place: Term, wanted: bool, args: Args) -> bool:
        number = self.evaluator.value(place, self.store, args)
        if isinstance(many, Over):  # a set of those that pass: the one asked about must pass, or must not
            test = conjunction([many.test, many.body])
            return self.make(substitute(test, {many.name: Const(number + many.low)}), wanted, args)
        if not isinstance(many, Read):
            return False
        bits = self.evaluator.value(many, self.store, args)
        return self._write(many, bits | 1 << number if wanted else bits & ~(1 << number), args)

    # ---- many

    def _each(self, term: Over, wanted: bool, args: Args) -> bool:
        """All of them, or the first that can be."""
        every = (term.fold == "all") == wanted
        for value in range(term.low, term.high + 1):
            inner = {**args, term.name: value}
            if term.fold == "all":
                if self._is(term.test, False, inner):
                    continue
                done = self.make(term.body, wanted, inner)
            else:
                done = self.make(conjunction([term.test, term.body]), wanted, inner)
            if done != every:
                return done
        return every


def _others(sort: Sort, value: int) -> Iterator[int]:
    """The values of a sort but one, the nearest first; of sets, those with one member more or less."""
    if isinstance(sort, SetOf):
        low, high = bounds(sort.of)
        yield from (value ^ 1 << place for place in range(high - low + 1))
        return
    found = [one for one in values(sort) if one != value]
    if isinstance(sort, Maybe | Enumeration) or value == NONE:
        yield from found
    else:
        yield from sorted(found, key=lambda one: (abs(one - value), -one))
