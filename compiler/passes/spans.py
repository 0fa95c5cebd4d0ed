"""Spans: the least and the greatest a term can be, from its sorts. Quick and rough, for passes.

A number given for a parameter may lie beyond the parameter's sort: nothing checks it in play. So what a parameter can
be is told by every place that gives it. May import: machine, sites, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product

from tribonian.compiler.machine import Machine
from tribonian.compiler.passes.sites import Site, sites
from tribonian.dsl.sorts import NONE, Maybe, SetOf, Sort, Text, Whole, bounds
from tribonian.dsl.terms import TRUTH_OPS, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way


@dataclass(frozen=True, slots=True)
class Span:
    """Whole numbers from low to high, and perhaps `none`."""

    low: int
    high: int
    none: bool = False

    @property
    def count(self) -> int:
        return self.high - self.low + 1 + self.none

    def values(self) -> list[int]:
        return [*range(self.low, self.high + 1), *([NONE] if self.none else [])]


TRUTH_SPAN = Span(0, 1)
EMPTY = Span(1, 0)


def span_of_sort(sort: Sort) -> Span | None:
    """The span of a sort; nothing for sets and texts."""
    if isinstance(sort, SetOf | Text):
        return None
    low, high = bounds(sort)
    return Span(low, high, isinstance(sort, Maybe))


@dataclass(slots=True)
class Spans:
    """Spans of the terms of one Machine."""

    machine: Machine
    _sites: dict[str, list[Site]] = field(init=False)
    _params: dict[str, dict[str, Span | None]] = field(init=False, default_factory=dict)
    _stores: dict[str, Span | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._sites = {}
        for site in sites(self.machine):
            name = site.term.value if isinstance(site.term, Apply) else f"ahead {site.term.procedure}"
            self._sites.setdefault(name, []).append(site)

    # ---- names

    def params(self, value: str) -> dict[str, Span | None]:
        """What the parameters of a value can be."""
        if value not in self._params:
            params = self.machine.decisions[value].params
            self._params[value] = {param.name: None for param in params}  # while a circle is followed
            self._params[value] = {
                param.name: self._given(place, self._sites.get(value, []))
                if isinstance(param.sort, Whole) and value in self._sites
                else span_of_sort(param.sort)
                for place, param in enumerate(params)
            }
        return self._params[value]

    def _given(self, place: int, found: list[Site]) -> Span | None:
        """What is given for a parameter, everywhere."""
        span: Span | None = EMPTY
        for site in found:
            named = dict(self.params(site.owner)) if site.owner else {}
            named |= {name: span_of_sort(param.sort) for name, param in site.bound.items()}
            span = _union(span, self.of(site.term.args[place], named))
        return span

    def _stored(self, name: str) -> Span | None:
        """What a variable can hold: values of its sort, and what is put there unchecked."""
        if name not in self._stores:
            var = self.machine.vars[name]
            span = self._stores[name] = span_of_sort(var.sort)
            for procedure, probe in self.machine.probes.items():
                if name in probe.params:
                    self._stores[name] = None  # while a circle is followed
                    looked = self._given(probe.params.index(name), self._sites.get(f"ahead {procedure}", []))
                    span = _union(span, looked)
            self._stores[name] = span
        return self._stores[name]

    # ---- terms

    def of(self, term: Term, named: Mapping[str, Span | None]) -> Span | None:
        """What a term can be, given what its parameters can be; nothing where that is not known."""
        match term:
            case Const():
                return Span(1, 0, True) if term.value == NONE else Span(term.value, term.value)
            case Arg():
                return named.get(term.name)
            case Read():
                return self._stored(term.var) if term.var in self.machine.vars else None
            case Apply():
                return span_of_sort(self.machine.decisions[term.value].sort)
            case Lookup():
                table = self.machine.tables.get(term.table)
                return None if table is None else span_of_sort(table.sort)
            case Cond():
                return _union(self.of(term.then, named), self.of(term.otherwise, named))
            case Over():
                return TRUTH_SPAN if term.fold in ("all", "some") else self._fold(term, named)
            case Way():
                return TRUTH_SPAN
            case Ask():
                return self._ask(term)
            case Op() if term.op in TRUTH_OPS:
                return TRUTH_SPAN
            case Op():
                return self._op(term, [self.of(arg, named) for arg in term.args])
            case _:
                return None

    def _ask(self, term: Ask) -> Span | None:
        match term.ask:
            case "adjacent":
                return TRUTH_SPAN
            case "next" | "offset":
                return Span(0, len(self.machine.maps[term.of].near) - 1, True)
            case "column" | "row" as axis:
                ends = [place[axis == "row"] for place in self.machine.maps[term.of].places if place is not None]
                return Span(min(ends), max(ends)) if ends else None
            case "turned":
                return Span(0, max(0, self.machine.maps[term.of].directions - 1))
            case _:
                return None

    def _fold(self, term: Over, named: Mapping[str, Span | None]) -> Span | None:
        count = term.high - term.low + 1
        if term.fold == "count":
            return Span(0, count)
        inner = self.of(term.body, {**named, term.name: Span(term.low, term.high)})
        if inner is None or inner.none:
            return None
        if term.fold == "sum":
            return Span(min(0, inner.low * count), max(0, inner.high * count))
        return Span(min(0, inner.low), max(0, inner.high)) if term.fold in ("highest", "lowest") else None

    def _op(self, term: Op, found: list[Span | None]) -> Span | None:
        args = [one for one in found if one is not None and not one.none]
        if len(args) != len(found):
            return None
        match term.op:
            case "+":
                return Span(sum(one.low for one in args), sum(one.high for one in args))
            case "-":
                return Span(args[0].low - args[1].high, args[0].high - args[1].low)
            case "*":
                corners = [
                    left * right for left, right in product((args[0].low, args[0].high), (args[1].low, args[1].high))
                ]
                return Span(min(corners), max(corners))
            case "min":
                return Span(min(one.low for one in args), min(one.high for one in args))
            case "max":
                return Span(max(one.low for one in args), max(one.high for one in args))
            case _:
                return None


def _union(left: Span | None, right: Span | None) -> Span | None:
    if left is None or right is None:
        return None
    ends = [one for one in (left, right) if one.low <= one.high]
    low, high = min((one.low for one in ends), default=1), max((one.high for one in ends), default=0)
    return Span(low, high, left.none or right.none)


def fits(inner: Span, outer: Span) -> bool:
    """Whether every value of one span is in the other."""
    empty = inner.low > inner.high
    return (empty or (outer.low <= inner.low and inner.high <= outer.high)) and (outer.none or not inner.none)
