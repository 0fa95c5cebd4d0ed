"""Conditions on one value as the set of all values that pass, in bits: what spares going through them.

Only conditions that cannot fail become sets, as a set is made before anything is asked. May import: blocks,
map_to_python, python_names, range_values, term_to_python, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.emit.map_to_python import MapWriter
from tribonian.compiler.emit.python_names import assigned
from tribonian.compiler.emit.range_values import Range, fits, of_size, range_of_sort
from tribonian.compiler.emit.term_to_python import (
    ATOM,
    BOTH,
    CHOICE,
    EITHER,
    OR,
    SHIFT,
    SIGN,
    SUM,
    SWAPPED,
    Scope,
    Text,
    bracket,
)
from tribonian.compiler.machine import Var
from tribonian.dsl.sorts import MAX_ELEMENTS, NONE, Maybe, bounds
from tribonian.dsl.terms import NO, YES, Ask, Const, Lookup, Op, Read, Term, walk

WIDEST = 256  # cells of a table further apart get no set each
LONG = 40  # longer sets get a name


@dataclass(frozen=True, slots=True)
class Domain:
    """What a name goes through: the term it is, from low to high, and perhaps `none` last."""

    it: Term
    low: int
    high: int
    none: bool = False

    @property
    def count(self) -> int:
        return max(0, self.high - self.low + 1)

    @property
    def size(self) -> int:
        return self.count + self.none

    @property
    def range(self) -> Range:
        return Range(self.low, self.high, self.none)

    def without_none(self) -> "Domain":
        return replace(self, none=False)


@dataclass(slots=True)
class SetWriter(MapWriter):
    """Adds sets of what passes to what a writer knows."""

    wheres: dict[str, list[str]] = field(default_factory=dict)  # tuples of sets, by name

    def is_about(self, test: Term, it: Term) -> bool:
        """Whether a test depends on a name; a variable may also be read through a value."""
        if any(part == it for part in walk(test)):
            return True
        return isinstance(it, Read) and it.var in variables_read(self.machine, test)

    def every(self, count: int) -> str:
        """The set of so many values, all of them."""
        whole = of_size(count)
        text = str(whole) if count <= 16 else hex(whole)
        if len(text) <= LONG:
            return text
        name = f"ALL_{count}"
        self.constants[name] = f"(1 << {count}) - 1"
        return name

    def mask(self, test: Term, domain: Domain, scope: Scope) -> Text | None:
        """The values of a domain that pass a test, as bits counted from its low end; nothing if that cannot be told.

        `scope` knows the domain's own name too.
        """
        if domain.none or domain.count > MAX_ELEMENTS:
            return None
        if test == YES:
            return self.every(domain.count), ATOM
        if test == NO:
            return "0", ATOM
        if not self.is_about(test, domain.it):
            return None
        match test:
            case Op(op="and" | "or" as op):
                return self._joined(op, test.args, domain, scope)
            case Op(op="not", args=(inner,)):
                found = self.mask(inner, domain, scope)
                return None if found is None else (f"{self.every(domain.count)} & ~{bracket(found, SIGN)}", BOTH)
            case Op(op="has", args=(bits, place)):
                return self._stored(bits, place, domain, scope)
            case Op(op="=" | "!=" | "<" | "<=" | ">" | ">="):
                return self._compared(test, domain, scope)
            case Ask(ask="adjacent", args=(one, other)):
                for here, there in ((one, other), (other, one)):
                    found = self._beside(test.of, here, there, domain, scope)
                    if found is not None:
                        return found
                return None
            case Lookup(args=(key,)):
                return self._table(test, key, "!=", NO, domain, scope)
            case _:
                return None

    def _joined(self, op: str, parts: tuple[Term, ...], domain: Domain, scope: Scope) -> Text | None:
        found: list[Text] = []
        conditions: list[str] = []
        for part in parts:
            if self.is_about(part, domain.it):
                made = self.mask(part, domain, scope)
                if made is None:
                    return None
                found.append(made)
            elif op == "and" and self.is_safe(part, scope):
                conditions.append(self.truth(part, scope, OR + 1))
            else:
                return None
        conditions = [one for one in conditions if one != "1"]
        if "0" in conditions:
            return "0", ATOM
        level, sign = (BOTH, "&") if op == "and" else (EITHER, "|")
        joined = f" {sign} ".join(bracket(one, level) for one in found)
        text = (joined, level) if len(found) > 1 else found[0]
        return (f"{text[0]} if {' and '.join(conditions)} else 0", CHOICE) if conditions else text

    # ---- sets that are there

    def _placed(self, place: Term, domain: Domain) -> int | None:
        """How far a place lies below the domain's value: 3 for `it - 3`."""
        match place:
            case _ if place == domain.it:
                return 0
            case Op(op="-", args=(left, Const(value=by))) if left == domain.it:
                return by
            case Op(op="+", args=(left, Const(value=by))) if left == domain.it:
                return -by
            case _:
                return None

    def _moved(self, bits: Text, by: int, domain: Domain, reach: Range) -> Text:
        """A set counted from `by` as one counted from the domain's low end, with nothing beyond its ends."""
        up = by - domain.low
        if up:
            bits = (f"{bracket(bits, SHIFT)} {'<<' if up > 0 else '>>'} {abs(up)}", SHIFT)
        high = (reach.high << up) if up > 0 else reach.high >> -up
        if reach.low < 0 or reach.none or high > of_size(domain.count):
            return f"{bracket(bits, BOTH)} & {self.every(domain.count)}", BOTH
        return bits

    def _stored(self, bits: Term, place: Term, domain: Domain, scope: Scope) -> Text | None:
        by = self._placed(place, domain)
        if by is None or self.is_about(bits, domain.it) or not self.is_safe(bits, scope):
            return None
        return self._moved(self._number(bits, scope), by, domain, self.range(bits, scope))

    def _beside(self, of: str, here: Term, there: Term, domain: Domain, scope: Scope) -> Text | None:
        by = self._placed(there, domain)
        spaces = Range(0, len(self.machine.maps[of].near) - 1)
        if by is None or self.is_about(here, domain.it) or not self.is_safe(here, scope):
            return None
        if not fits(self.range(here, scope), spaces) or not fits(self.range(there, scope), spaces):
            return None
        near = f"{self.part(of, 'NEAR')}[{self.number(here, scope)}]"
        return self._moved((near, ATOM), by, domain, Range(0, of_size(spaces.high + 1)))

    # ---- comparisons

    def _compared(self, test: Op, domain: Domain, scope: Scope) -> Text | None:
        left, right = test.args
        op = test.op
        if self.is_about(right, domain.it):
            left, right, op = right, left, SWAPPED[op]
        if self.is_about(right, domain.it) or not self.is_safe(right, scope):
            return None
        match left:
            case _ if self._placed(left, domain) is not None:
                by = self._placed(left, domain) or 0
                return self._itself(op, right, by, domain, scope)
            case Lookup(args=(key,)):
                return self._table(left, key, op, right, domain, scope)
            case Ask(ask="distance", args=(one, other)):
                pair = (one, other) if self.is_about(other, domain.it) else (other, one)
                return self._ball(left.of, pair, op, right, domain, scope)
            case Read(index=(key,)) if key == domain.it and op in ("=", "!="):
                return self._derived(left.var, op, right, domain, scope)
            case _:
                return None

    def _itself(self, op: str, right: Term, by: int, domain: Domain, scope: Scope) -> Text | None:
        """The one value that something is, or those before or behind it."""
        low = domain.low - by
        reach = self.range(right, scope)
        end = Range(low, low + domain.count - (op in ("=", "!=")))
        if not fits(reach, end) or reach.none:
            return None
        at: Term = right if low == 0 else Op("-", (right, Const(low))) if low > 0 else Op("+", (right, Const(-low)))
        if isinstance(right, Const):
            at = Const(right.value - low)
        if op in ("<=", ">"):
            at = Const(at.value + 1) if isinstance(at, Const) else Op("+", (at, Const(1)))
        single = self.bit(at, scope)
        match op:
            case "=":
                return single
            case "!=":
                return f"{self.every(domain.count)} & ~{bracket(single, SIGN)}", BOTH
            case "<" | "<=":
                below = f"{bracket(single, SUM)} - 1"
                return (f"({below}) & {self.every(domain.count)}", BOTH) if op == "<=" else (below, SUM)
            case _:
                return f"{self.every(domain.count)} & -{bracket(single, SIGN)}", BOTH

    def _ball(
        self, of: str, pair: tuple[Term, Term], op: str, right: Term, domain: Domain, scope: Scope
    ) -> Text | None:
        here, there = pair
        by = self._placed(there, domain)
        spaces = Range(0, len(self.machine.maps[of].near) - 1)
        if op not in ("<", "<=") or by is None or self.is_about(here, domain.it) or not self.is_safe(here, scope):
            return None
        if not fits(self.range(here, scope), spaces) or not fits(self.range(there, scope), spaces):
            return None
        if self.range(right, scope).flat[1] >= NONE:
            return None
        most = self.number(right, scope) if op == "<=" else f"{self.number(right, scope, SUM)} - 1"
        ball = f"ball_of({self.part(of, 'BALL')}[{self.number(here, scope)}], {most})"
        return self._moved((ball, ATOM), by, domain, Range(0, of_size(spaces.high + 1)))

    # ---- tables and what is derived

    def _table(self, term: Lookup, key: Term, op: str, right: Term, domain: Domain, scope: Scope) -> Text | None:
        """Those whose cell compares so: one constant, or one of a tuple of sets by cell."""
        by = self._placed(key, domain)
        if by is None or not self.is_complete(term, scope):
            return None
        cells = {index[0]: cell for index, cell in self.known_cells(term.table).items()}
        by_value = [(value, cells.get(value - by)) for value in range(domain.low, domain.high + 1)]
        if any(cell is None for _, cell in by_value):
            return None
        if isinstance(right, Const):
            wanted = right.value
            passing = [value for value, cell in by_value if cell is not None and _holds(op, cell, wanted)]
            return self._set_constant(sum(1 << value - domain.low for value in passing))
        present = sorted({cell for _, cell in by_value if cell is not None})
        reach = self.range(right, scope)
        if op not in ("=", "!=") or reach.none or not 0 <= reach.high - reach.low < WIDEST:
            return None
        if present and present[-1] >= NONE and op == "!=":
            return None
        low = reach.low
        sets = [
            hex(sum(1 << value - domain.low for value, cell in by_value if _holds(op, cell or 0, wanted)))
            for wanted in range(reach.low, reach.high + 1)
        ]
        words = f"{term.table} {'is' if op == '=' else 'is not'}"
        name = self._named(words, sets)
        index = self.number(right, scope, SUM)
        return f"{name}[{index if not low else f'{index} - {low}' if low > 0 else f'{index} + {-low}'}]", ATOM

    def _named(self, words: str, sets: list[str]) -> str:
        """The name of a tuple of sets; one with the same sets has it already."""
        for name, known in self.wheres.items():
            if known == sets:
                return name
        name = self.names.get("WHERE", f"{words} {len(self.wheres)}")
        self.wheres[name] = sets
        return name

    def _set_constant(self, found: int) -> Text:
        text = str(found) if found < 1 << 16 else hex(found)
        if len(text) <= LONG:
            return text, ATOM
        return f"{self._named('set', [text])}[0]", ATOM

    def _derived(self, var: str, op: str, right: Term, domain: Domain, scope: Scope) -> Text | None:
        """Those whose variable has a value, where that is kept beside it."""
        source, kept = self.machine.vars[var], self.kept_of(var, domain)
        if kept is None:
            return None
        if kept.asked is not None and not (isinstance(right, Const) and right.value in kept.asked):
            return None
        asked = Read(kept.name, (right,))
        low, high = bounds(source.index[0].sort)
        if not self.is_safe(asked, scope):
            return None
        text = self._moved(self._number(asked, scope), low, domain, Range(0, of_size(high - low + 1)))
        return text if op == "=" else (f"{self.every(domain.count)} & ~{bracket(text, SIGN)}", BOTH)

    def kept_of(self, var: str, domain: Domain) -> Var | None:
        """What is kept of the members of a domain by the value of a variable."""
        index = self.machine.vars[var].index
        if len(index) != 1 or isinstance(index[0].sort, Maybe) or not fits(domain.range, range_of_sort(index[0].sort)):
            return None
        return next((one for one in self.machine.vars.values() if one.derived_from == var), None)

    def where_lines(self) -> list[str]:
        """The tuples of sets that tests ask for."""
        return [assigned(f"{name}: Final", sets) for name, sets in self.wheres.items()]


def _holds(op: str, left: int, right: int) -> bool:
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
