"""Judging terms before they are written: what they can be, what is decided already, and what cannot fail.

Whether values, tables and maps always have an answer is left to the classes that build on this one. May import:
machine, facts, range_values, ranges, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.emit.facts import Known, learn
from tribonian.compiler.emit.range_values import Range, fits, range_of_sort
from tribonian.compiler.emit.ranges import FREE, Ranges
from tribonian.compiler.machine import Machine
from tribonian.dsl.sorts import MAX_ELEMENTS
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way

BITS = Range(0, MAX_ELEMENTS - 1)  # places in a set


@dataclass(frozen=True, slots=True)
class Scope:
    """What a term may name: parameters, variables that a Python name holds, and the ranges of both."""

    names: Mapping[str, str] = field(default_factory=dict)
    held: Mapping[str, str] = field(default_factory=dict)
    known: Known = FREE

    def with_arg(self, name: str, python: str, reach: Range) -> "Scope":
        return Scope({**self.names, name: python}, self.held, self.known.with_arg(name, reach))

    def holding(self, var: str, python: str, reach: Range) -> "Scope":
        """The same where a variable's value is in a Python name."""
        return Scope(self.names, {**self.held, var: python}, self.known.without(var).with_fact(Read(var), reach))

    def without(self, var: str) -> "Scope":
        """The same once a variable is written."""
        held = {name: python for name, python in self.held.items() if name != var}
        return Scope(self.names, held, self.known.without(var))


PLAY = Scope()


@dataclass(slots=True)
class Judge:
    """Judges the terms of one Machine."""

    machine: Machine
    ranges: Ranges

    def range(self, term: Term, scope: Scope) -> Range:
        return self.ranges.of(term, scope.known)

    def learnt(self, test: Term, scope: Scope, *, holds: bool = True) -> Scope:
        """What is known behind a test that holds, or does not."""
        return Scope(scope.names, scope.held, learn(test, scope.known, self.ranges.of, holds=holds))

    def decided(self, test: Term, scope: Scope) -> bool | None:
        """Whether a test holds, where ranges alone tell and it cannot fail."""
        match test:
            case Const():
                return bool(test.value)
            case Op(op="not", args=(inner,)):
                known = self.decided(inner, scope)
                return None if known is None else not known
            case Op(op="and" | "or" as op):
                return self._all_decided(test.args, scope, neutral=op == "and")
            case _:
                pass
        if not isinstance(test, Op) or test.op not in ("=", "!=", "<", "<=", ">", ">="):
            return None
        (low, high), (least, most) = (self.range(arg, scope).flat for arg in test.args)
        if low > high or least > most:
            return None
        match test.op:
            case "=" | "!=":
                same = True if low == high == least == most else False if high < least or most < low else None
                found = same if test.op == "=" or same is None else not same
            case "<" | ">=":
                less = True if high < least else False if low >= most else None
                found = less if test.op == "<" or less is None else not less
            case _:
                not_more = True if high <= least else False if low > most else None
                found = not_more if test.op == "<=" or not_more is None else not not_more
        return found if found is not None and self._all_safe(test.args, scope) else None

    def _all_decided(self, parts: tuple[Term, ...], scope: Scope, *, neutral: bool) -> bool | None:
        """Whether all hold, or one does, as far as that is known and nothing on the way can fail."""
        found: bool | None = neutral
        for part in parts:
            known = self.decided(part, scope)
            if known is not None and known != neutral:
                return known
            if known is None:
                if not self.is_safe(part, scope):
                    return None
                found = None
            scope = self.learnt(part, scope, holds=neutral)
        return found

    # ---- what cannot fail

    def is_safe(self, term: Term, scope: Scope) -> bool:
        """Whether a term can be evaluated everywhere: whatever it asks has an answer."""
        match term:
            case Const() | Arg():
                return True
            case Read():
                return self._all_safe(term.index, scope) and self._indexed(term, scope)
            case Apply():
                return self._all_safe(term.args, scope) and self.is_total(term.value)
            case Lookup():
                return self._all_safe(term.args, scope) and self.is_complete(term, scope)
            case Op(op="and" | "or" as op):
                for arg in term.args:
                    if not self.is_safe(arg, scope):
                        return False
                    scope = self.learnt(arg, scope, holds=op == "and")
                return True
            case Op():
                fine = term.op != "with" or fits(self.range(term.args[1], scope), BITS)
                return fine and self._all_safe(term.args, scope)
            case Cond():
                sides = ((term.then, True), (term.otherwise, False))
                return self.is_safe(term.test, scope) and all(
                    self.is_safe(side, self.learnt(term.test, scope, holds=holds)) for side, holds in sides
                )
            case Over():
                inner = scope.with_arg(term.name, "", Range(term.low, term.high))
                if term.within is not None and not self.is_safe(term.within, scope):
                    return False
                return self.is_safe(term.test, inner) and self.is_safe(term.body, self.learnt(term.test, inner))
            case Ask():
                return self._all_safe(term.args, scope) and self.is_answered(term, scope)
            case Way():
                spaces = Range(0, len(self.machine.maps[term.space].near) - 1)
                ends = (term.start, term.goal)
                outside = (*ends, *(() if term.most is None else (term.most,)))
                inner = scope.with_arg(term.name, "", spaces)
                on_map = all(fits(self.range(one, scope), spaces) for one in ends)
                return on_map and self._all_safe(outside, scope) and self.is_safe(term.test, inner)
            case Ahead():
                return False
            case _:
                assert_never(term)

    def _all_safe(self, terms: tuple[Term, ...], scope: Scope) -> bool:
        return all(self.is_safe(one, scope) for one in terms)

    def _indexed(self, term: Read, scope: Scope) -> bool:
        params = self.machine.vars[term.var].index
        return all(
            fits(self.range(index, scope), range_of_sort(param.sort))
            for param, index in zip(params, term.index, strict=True)
        )

    def is_total(self, value: str) -> bool:
        """Whether a value's rules give one and the same in every position."""
        raise NotImplementedError

    def is_complete(self, term: Lookup, scope: Scope) -> bool:
        """Whether a table has one cell wherever it is looked into here."""
        raise NotImplementedError

    def is_answered(self, term: Ask, scope: Scope) -> bool:
        """Whether a map has an answer to a question whatever its arguments are."""
        raise NotImplementedError
