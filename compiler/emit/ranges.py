"""Which integers a term can be, over-estimated: what an engine need not check again.

Stores hold what their sort holds, or what was put there unchecked: start values and answers.
May import: machine, blocks, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import assert_never

from tribonian.compiler.blocks import terms_of_location
from tribonian.compiler.machine import Machine
from tribonian.compiler.unready import NotLowered
from tribonian.dsl.sorts import NONE, Maybe, Sort, bounds
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way, walk


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from low to high, none of them if low is above high, and perhaps `none`."""

    low: int
    high: int
    none: bool = False

    @property
    def flat(self) -> tuple[int, int]:
        """Least and greatest integer, with `none` counted as the integer it is stored as."""
        if not self.none:
            return self.low, self.high
        return (NONE, NONE) if self.low > self.high else (min(self.low, NONE), max(self.high, NONE))


UNKNOWN = Range(-(10**12), 10**12, True)
BIT = Range(0, 1)
NOTHING = Range(1, 0)


def range_of_sort(sort: Sort) -> Range:
    low, high = bounds(sort)
    return Range(low, high, isinstance(sort, Maybe))


def union(left: Range, right: Range) -> Range:
    if left.low > left.high:
        return Range(right.low, right.high, left.none or right.none)
    if right.low > right.high:
        return Range(left.low, left.high, left.none or right.none)
    return Range(min(left.low, right.low), max(left.high, right.high), left.none or right.none)


def fits(inner: Range, outer: Range) -> bool:
    """Whether every value of one range is in the other."""
    numbers = inner.low > inner.high or (outer.low <= inner.low and inner.high <= outer.high)
    return numbers and (outer.none or not inner.none)


Site = tuple[Apply, str]  # a value asked for, and the value whose rules ask; "" in play


@dataclass(slots=True)
class Ranges:
    """Ranges of the terms of one Machine."""

    machine: Machine
    stores: dict[str, Range] = field(default_factory=dict)
    sites: dict[str, list[Site]] = field(default_factory=dict)
    known_params: dict[str, dict[str, Range]] = field(default_factory=dict)
    known_values: dict[str, Range] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for term, owner in self._terms():
            for part in walk(term):
                if isinstance(part, Apply):
                    self.sites.setdefault(part.value, []).append((part, owner))
        for var in self.machine.vars.values():
            self.stores[var.name] = range_of_sort(var.sort)
        for location in self.machine.locations.values():
            if location.var and location.sort is not None:
                self._widen(location.var, range_of_sort(location.sort))
        for var in self.machine.vars.values():
            named = {param.name: range_of_sort(param.sort) for param in var.index}
            start = var.start
            unread = not any(isinstance(part, Read | Apply) for part in walk(start))
            simple = unread or (isinstance(start, Read) and self.machine.vars[start.var].kind in ("option", "reading"))
            self._widen(var.name, self.of(start, named) if simple else UNKNOWN)

    def _widen(self, var: str, more: Range) -> None:
        self.stores[var] = union(self.stores[var], more)

    def _terms(self) -> Iterator[tuple[Term, str]]:
        for location in self.machine.locations.values():
            for term in terms_of_location(location):
                yield term, ""
        for promise in self.machine.invariants:
            yield promise.promise, ""
        for decision in self.machine.decisions.values():
            for rule in decision.rules:
                yield rule.result, decision.name
                for guard in rule.guards:
                    yield guard.test, decision.name
        for var in self.machine.vars.values():
            yield var.start, f"start {var.name}"

    # ---- values and their parameters

    def params(self, value: str) -> dict[str, Range]:
        """What the parameters of a value can be, from every place that asks for it."""
        if value not in self.known_params:
            params = self.machine.decisions[value].params
            self.known_params[value] = {param.name: UNKNOWN for param in params}  # while a circle is followed
            found = {param.name: NOTHING for param in params}
            for site, owner in self.sites.get(value, []):
                named = self._named(owner)
                for param, arg in zip(params, site.args, strict=True):
                    found[param.name] = union(found[param.name], self.of(arg, named))
            self.known_params[value] = found
        return self.known_params[value]

    def _named(self, owner: str) -> Mapping[str, Range]:
        if owner.startswith("start "):
            var = self.machine.vars[owner.removeprefix("start ")]
            return {param.name: range_of_sort(param.sort) for param in var.index}
        return self.params(owner) if owner else {}

    def _value(self, value: str) -> Range:
        """What a value can be: it is checked against its sort, so never more than that."""
        if value not in self.known_values:
            decision = self.machine.decisions[value]
            sort = range_of_sort(decision.sort)
            self.known_values[value] = sort
            found = NOTHING
            for rule in decision.rules:
                found = union(found, self.of(rule.result, self.params(value)))
            self.known_values[value] = Range(
                max(found.low, sort.low), min(found.high, sort.high), found.none and sort.none
            )
        return self.known_values[value]

    # ---- terms

    def of(self, term: Term, named: Mapping[str, Range]) -> Range:
        """What a term can be, given what its parameters can be."""
        match term:
            case Const():
                return Range(1, 0, True) if term.value == NONE else Range(term.value, term.value)
            case Arg():
                return named.get(term.name, UNKNOWN)
            case Read():
                return self.stores[term.var]
            case Apply():
                return self._value(term.value)
            case Lookup():
                found = NOTHING
                for row in self.machine.tables[term.table].rows:
                    found = union(found, self.of(Const(row.cell), {}))
                return found
            case Op():
                return self._op(term, [self.of(arg, named).flat for arg in term.args])
            case Cond():
                return union(self.of(term.then, named), self.of(term.otherwise, named))
            case Over() | Ask() | Way() | Ahead():
                raise NotLowered(term)
            case _:
                assert_never(term)

    def _op(self, term: Op, args: list[tuple[int, int]]) -> Range:
        match term.op:
            case "+":
                return Range(sum(low for low, _ in args), sum(high for _, high in args))
            case "-":
                return Range(args[0][0] - args[1][1], args[0][1] - args[1][0])
            case "*":
                corners = [left * right for left, right in product(args[0], args[1])]
                return Range(min(corners), max(corners))
            case "min":
                return Range(min(low for low, _ in args), min(high for _, high in args))
            case "max":
                return Range(max(low for low, _ in args), max(high for _, high in args))
            case "half up":
                return Range((args[0][0] + 1) // 2, (args[0][1] + 1) // 2)
            case "half down":
                return Range(args[0][0] // 2, args[0][1] // 2)
            case "=" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not":
                return BIT
            case "has" | "with" | "without" | "size":
                raise NotLowered(term)
            case _:
                assert_never(term.op)
