"""What data alone decide, worked out while compiling: tables of sets, of values and of steps.

A term hangs on data alone when, apart from a value gone through and a few keys, it reads nothing that changes.
May import: machine, evaluate, fault, spans, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import Machine
from tribonian.compiler.passes.spans import Span, Spans
from tribonian.dsl.model import Param, Row, Table
from tribonian.dsl.sorts import NONE, Maybe, SetOf, Sort, Whole, values
from tribonian.dsl.terms import (
    Ahead,
    Apply,
    Arg,
    Ask,
    Const,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
    children,
    rebuild,
    walk,
)

MOST_CASES = 120_000  # asked of data for one condition
MOST_ROWS = 12_000  # of one table
MOST_PAIRS = 2_000  # rows of a table of several keys that spares a few looks
MOST_KEYS = 3
MOST_SET = 2_000  # values of a domain that is worked out
VALUE = "the value"  # what a value gone through is called in here
Scope = Mapping[str, Span | None]
Key = tuple[int, ...]
Asking = Callable[[Sequence[int], Mapping[str, int]], int]
Work = Callable[[Asking, dict[str, int]], int]


@dataclass(frozen=True, slots=True)
class Domain:
    """What is gone through: the term that stands for a value, and the least and the greatest of them."""

    who: Term
    low: int
    high: int

    @property
    def bit(self) -> Term:
        """The place of the value in a set."""
        return Op("-", (self.who, Const(self.low))) if self.low else self.who

    @property
    def everything(self) -> int:
        return (1 << (self.high - self.low + 1)) - 1


@dataclass(frozen=True, slots=True)
class Keyed:
    """A term with its keys taken out: what is left reads only the value and `key 0`, `key 1` …"""

    residue: Term
    keys: tuple[Term, ...]
    spans: tuple[Span, ...]

    @property
    def cases(self) -> int:
        count = 1
        for span in self.spans:
            count *= span.count
        return count


def _weight(term: Term) -> int:
    """How many rounds one question takes."""
    if isinstance(term, Over):
        return max(1, term.high - term.low + 1) * max(_weight(term.test), _weight(term.body))
    return max((_weight(part) for part in children(term)), default=1)


def mentions(term: Term, who: Term) -> bool:
    return any(part == who for part in walk(term))


def rename(term: Term, who: Term, name: str) -> Term:
    """A term with a name in place of what stands for the value."""
    return Arg(name) if term == who else rebuild(term, lambda part: rename(part, who, name))


@dataclass(slots=True)
class Data:
    """Works out what the data of one Machine decide, and keeps the tables."""

    machine: Machine
    spans: Spans
    evaluator: Evaluator
    tables: dict[str, Table] = field(default_factory=dict)
    known: dict[tuple[object, ...], object] = field(default_factory=dict)
    total: dict[str, bool] = field(default_factory=dict)
    cells: dict[str, dict[Key, int]] = field(default_factory=dict)  # of the tables made here
    indexed: dict[str, tuple[Span, ...]] = field(default_factory=dict)  # their keys

    # ---- sets

    def as_set(self, test: Term, domain: Domain, scope: Scope) -> Term | None:
        """The values that pass a condition on data, as a set in a table."""
        if domain.high - domain.low >= MOST_SET:
            return None
        beside = self._beside(test, domain, scope)
        if beside is not None:
            return beside
        keyed = self.keyed(test, domain.who, scope, domain.high - domain.low + 1)
        if keyed is None:
            return None
        key = ("set", keyed.residue, keyed.spans, domain)
        if key not in self.known:
            sort = SetOf(of=Whole(low=domain.low, high=domain.high))
            found = self._all(keyed, lambda asked, named: _mask(asked, named, domain))
            self.known[key] = self._kept(found, keyed, sort)
        return self._found(self.known[key], keyed)

    def _beside(self, test: Term, domain: Domain, scope: Scope) -> Term | None:
        """Neighbours are told by the map itself."""
        if not isinstance(test, Ask) or test.ask != "adjacent":
            return None
        near = self.machine.maps[test.of].near
        for one, other in (test.args, test.args[::-1]):
            span = self.spans.of(other, scope)
            if one != domain.who or mentions(other, domain.who) or span is None or span.count > 5 * len(near):
                continue
            if (domain.low, domain.high) != (0, len(near) - 1):
                continue
            key = ("beside", test.of, span)
            if key not in self.known:
                masks = [sum(1 << space for space in spaces) for spaces in near]
                found: dict[Key, int] = {(value,): _at(masks, value) for value in span.values()}
                self.known[key] = self.table(found, (span,), SetOf(of=Whole(low=domain.low, high=domain.high)))
            name = self.known[key]
            assert isinstance(name, str)
            return Lookup(name, (other,))
        return None

    # ---- values and steps

    def as_value(self, term: Term, scope: Scope) -> Term | None:
        """A term on data alone as one look into one table."""
        keyed = self._keyed(term, None, scope, whole=False)
        if keyed is None or not keyed.keys or keyed.cases * _weight(term) > MOST_ROWS:
            return None
        if len(keyed.keys) > 1 and keyed.cases > MOST_PAIRS:
            return None
        key = ("value", keyed.residue, keyed.spans)
        if key not in self.known:
            found = self._all(keyed, _value)
            self.known[key] = self._kept(found, keyed) if FAULTY not in found.values() else None
        return self._found(self.known[key], keyed)

    def step(self, term: Term, domain: Domain, scope: Scope) -> tuple[Term, Term, Term] | None:
        """How far on and how far back a term on data lies from the value, whatever the value; and where it is told."""
        keyed = self.keyed(term, domain.who, scope, domain.high - domain.low + 1)
        if keyed is None:
            return None
        key = ("step", keyed.residue, keyed.spans, domain)
        if key not in self.known:
            self.known[key] = self._steps(keyed, domain)
        found = self.known[key]
        if not isinstance(found, tuple):
            return None
        up, down, told = (self._found(one, keyed) for one in found)
        assert up is not None
        assert down is not None
        assert told is not None
        return up, down, told

    def _steps(self, keyed: Keyed, domain: Domain) -> tuple[object, object, object] | None:
        ways = self._all(keyed, lambda asked, named: _way(asked, named, domain))
        told = self._all(keyed, lambda asked, named: _told(asked, named, domain))
        if FAULTY in ways.values():
            return None
        ups = {index: max(way, 0) for index, way in ways.items()}
        downs = {index: max(-way, 0) for index, way in ways.items()}
        sets = SetOf(of=Whole(low=domain.low, high=domain.high))
        return self._kept(ups, keyed), self._kept(downs, keyed), self._kept(told, keyed, sets)

    def _kept(self, found: dict[Key, int], keyed: Keyed, sort: Sort | None = None) -> object:
        """One value if all are the same, else a table."""
        if len(set(found.values())) == 1:
            return next(iter(found.values()))
        return self.table(found, keyed.spans, sort or _sort_of(found))

    # ---- keys

    def keyed(self, term: Term, who: Term | None, scope: Scope, domain: int) -> Keyed | None:
        """The keys of a term on data, taken as large parts or as single names, whichever makes less work."""
        made = [self._keyed(term, who, scope, whole=whole) for whole in (True, False)]
        most = MOST_CASES // (max(1, domain) * _weight(term))
        fit = [one for one in made if one is not None and one.cases <= min(MOST_ROWS, most)]
        return min(fit, key=lambda one: (one.cases, len(one.keys)), default=None)

    def _keyed(self, term: Term, who: Term | None, scope: Scope, *, whole: bool) -> Keyed | None:
        keys: list[Term] = []

        def take(part: Term, inner: frozenset[str]) -> Term:
            caught = any(isinstance(one, Arg) and one.name in inner for one in walk(part))
            free = not caught and (who is None or not mentions(part, who))
            taken = whole or isinstance(part, Arg | Read | Apply)
            if free and taken and not isinstance(part, Const):
                if part not in keys:
                    keys.append(part)
                return Arg(f"key {keys.index(part)}")
            if part == who or not children(part):
                return part
            deeper = inner | {part.name} if isinstance(part, Over | Way) else inner
            return rebuild(part, lambda one: take(one, deeper))

        residue = take(term, frozenset())
        if who is not None:
            residue = rename(residue, who, VALUE)
        changing = any(isinstance(part, Read | Apply | Way | Ahead) for part in walk(residue))
        if changing or len(keys) > MOST_KEYS:
            return None
        spans = [self.spans.of(key, scope) for key in keys]
        told = tuple(span for span in spans if span is not None)
        return Keyed(residue, tuple(keys), told) if len(told) == len(spans) else None

    # ---- working out

    def _all(self, keyed: Keyed, work: Work) -> dict[Key, int]:
        """The result for every index of keys."""
        asked = self.evaluator.asked(keyed.residue)
        found: dict[Key, int] = {}
        for index in product(*(span.values() for span in keyed.spans)):
            found[index] = work(asked, {f"key {place}": value for place, value in enumerate(index)})
        return found

    def _found(self, known: object, keyed: Keyed) -> Term | None:
        if isinstance(known, int):
            return Const(known)
        return Lookup(known, keyed.keys) if isinstance(known, str) else None

    def table(self, found: dict[Key, int], spans: tuple[Span, ...], sort: Sort) -> str:
        """A table with one row for every index; one that says the same as another is that one."""
        key = ("table", spans, sort, tuple(sorted(found.items())))
        if key in self.known:
            name = self.known[key]
            assert isinstance(name, str)
            return name
        self.known[key] = name = f"data {len(self.tables) + 1}"
        self.indexed[name] = spans
        params = tuple(Param(name=f"key{place}", sort=_sort(span)) for place, span in enumerate(spans))
        rows = tuple(
            Row(id=None, keys=tuple((one, one) for one in index), cell=cell, clauses=())
            for index, cell in sorted(found.items())
        )
        self.cells[name] = found
        self.tables[name] = Table(name=name, params=params, sort=sort, rows=rows, clauses=())
        return name

    def is_total(self, table: Table) -> bool:
        """Whether every index has its one cell."""
        if table.name not in self.total:
            count = 1
            for param in table.params:
                count *= len(values(param.sort))
            single = all(low == high for row in table.rows for low, high in row.keys)
            distinct = len({row.keys for row in table.rows}) == len(table.rows)
            self.total[table.name] = single and distinct and count == len(table.rows) and not table.undefined
        return self.total[table.name]


FAULTY = -(10**9)  # stands for what cannot be worked out


def _ask(asked: Asking, named: dict[str, int]) -> int:
    """A value by data; what faults is never asked where the rules are in order."""
    try:
        return asked((), named)
    except (Fault, IndexError, KeyError):
        return FAULTY


def _at(masks: list[int], place: int) -> int:
    return masks[place] if 0 <= place < len(masks) else 0


def _value(asked: Asking, named: dict[str, int]) -> int:
    return _ask(asked, named)


def _mask(asked: Asking, named: dict[str, int], domain: Domain) -> int:
    """The set of values that pass."""
    found = 0
    for value in range(domain.low, domain.high + 1):
        if _ask(asked, {**named, VALUE: value}) not in (0, FAULTY):
            found |= 1 << (value - domain.low)
    return found


def _told(asked: Asking, named: dict[str, int], domain: Domain) -> int:
    """The set of values for which a place in a set is told."""
    found = 0
    for value in range(domain.low, domain.high + 1):
        if 0 <= _ask(asked, {**named, VALUE: value}) < NONE:
            found |= 1 << (value - domain.low)
    return found


def _way(asked: Asking, named: dict[str, int], domain: Domain) -> int:
    """How far from its own place every value is sent; faulty unless all go the same way."""
    ways = set()
    for value in range(domain.low, domain.high + 1):
        place = _ask(asked, {**named, VALUE: value})
        if 0 <= place < NONE:
            ways.add(place - (value - domain.low))
    return 0 if not ways else ways.pop() if len(ways) == 1 else FAULTY


def _sort(span: Span) -> Sort:
    plain = Whole(low=span.low, high=span.high)
    return Maybe(inner=plain) if span.none else plain


def _sort_of(found: dict[Key, int]) -> Sort:
    """The least sort that holds all results."""
    plain = [one for one in found.values() if one != NONE]
    whole = Whole(low=min(plain, default=0), high=max(plain, default=0))
    return Maybe(inner=whole) if NONE in found.values() else whole
