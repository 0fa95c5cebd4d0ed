"""Terms of a book to terms of the Machine: quantifiers are written out, indices of clamped tables clamped.

May import: dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeVar

from tribonian.dsl import model as m
from tribonian.dsl.sorts import bounds
from tribonian.dsl.terms import (
    NO,
    YES,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Term,
    conjunction,
    disjunction,
    rebuild,
    substitute,
)

Part = TypeVar("Part")  # Python 3.11 has no type parameters of functions


class Unfolding:
    """Unfolds the terms of one book."""

    def __init__(self, tables: Mapping[str, m.Table]) -> None:
        self.tables = tables
        self.term = lru_cache(maxsize=4096)(self._term)

    def _term(self, term: Term) -> Term:
        match term:
            case Over():
                return self._over(term)
            case Lookup():
                made = rebuild(term, self.term)
                assert isinstance(made, Lookup)
                return replace(made, args=self._clamped(made))
            case _:
                return rebuild(term, self.term)

    def _clamped(self, term: Lookup) -> tuple[Term, ...]:
        table = self.tables[term.table]
        found: list[Term] = []
        for place, (arg, param) in enumerate(zip(term.args, table.params, strict=True)):
            if place < len(table.clamped) and table.clamped[place] is not None:
                low, high = bounds(param.sort)
                found.append(Op("max", (Const(low), Op("min", (Const(high), arg)))))
            else:
                found.append(arg)
        return tuple(found)

    def _over(self, term: Over) -> Term:
        test, body = self.term(term.test), self.term(term.body)
        cases: list[tuple[Term, Term]] = []
        for value in range(term.low, term.high + 1):
            named: dict[str, Term] = {term.name: Const(value)}
            cases.append((substitute(test, named), substitute(body, named)))
        match term.fold:
            case "all":
                return conjunction([one if test == YES else Op("or", (_negated(test), one)) for test, one in cases])
            case "some":
                return disjunction([_both(test, one) for test, one in cases])
            case "count":
                ones = tuple(Cond(_both(test, one), Const(1), Const(0)) for test, one in cases)
                return Op("+", ones) if len(ones) > 1 else ones[0]
            case "sum":
                ones = tuple(Cond(test, one, Const(0)) for test, one in cases)
                return Op("+", ones) if len(ones) > 1 else ones[0]
            case "highest" | "lowest" as fold:
                return _extreme(cases, "max" if fold == "highest" else "min")
            case "set":
                raise AssertionError("sets are refused before this")

    def part(self, part: Part) -> Part:
        """A part of the model with every term in it unfolded; what stays the same is kept."""
        made = self._any(part)
        assert isinstance(made, type(part))
        return made

    def _any(self, value: object) -> object:
        if isinstance(value, Term):
            return self.term(value)
        if isinstance(value, tuple):
            return tuple(self._any(one) for one in value)
        if is_dataclass(value) and not isinstance(value, type):
            changed = {}
            for one in fields(value):
                old = getattr(value, one.name)
                if isinstance(old, tuple) or is_dataclass(old):
                    changed[one.name] = self._any(old)
            return replace(value, **changed) if changed else value
        return value


def _both(test: Term, body: Term) -> Term:
    return conjunction([part for part in (test, body) if part != YES])


def _negated(test: Term) -> Term:
    return NO if test == YES else Op("not", (test,))


def _extreme(cases: list[tuple[Term, Term]], op: str) -> Term:
    """The best of those that pass; none of them, nothing."""
    found: Term = Const(0)
    some: Term = NO
    for test, one in cases:
        better = Op("max" if op == "max" else "min", (found, one))
        taken = one if some == NO else Cond(some, better, one)
        found = taken if test == YES else Cond(test, taken, found)
        some = YES if YES in (test, some) else test if some == NO else Op("or", (some, test))
    return found


def unfold(book: m.Rulebook) -> m.Rulebook:
    """The book with terms that the Machine knows."""
    unfolding = Unfolding(book.tables)
    return replace(
        book,
        variables={name: unfolding.part(one) for name, one in book.variables.items()},
        values={name: unfolding.part(one) for name, one in book.values.items()},
        procedures={name: unfolding.part(one) for name, one in book.procedures.items()},
        events={name: unfolding.part(one) for name, one in book.events.items()},
        watches=unfolding.part(book.watches),
        invariants=unfolding.part(book.invariants),
        measures=unfolding.part(book.measures),
    )
