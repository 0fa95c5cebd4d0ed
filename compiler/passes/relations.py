"""Conditions as sets: which values can pass a condition, as a set that needs no asking one by one.

A condition that only data decide becomes a table of sets, one that compares a variable a derived set, membership the
set itself; what data move by a fixed step moves the whole set. May import: machine, data, spans, taken,
dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field

from tribonian.compiler.machine import Machine, Var
from tribonian.compiler.passes.data import Data, Domain, Scope, mentions
from tribonian.compiler.passes.sets import Sets
from tribonian.compiler.passes.spans import Span, Spans, fits, span_of_sort
from tribonian.compiler.passes.taken import taken_by
from tribonian.dsl.model import Param
from tribonian.dsl.sorts import MAX_ELEMENTS, Enumeration, Maybe, SetOf, Whole, bounds, values
from tribonian.dsl.terms import (
    YES,
    Arg,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    children,
    conjunction,
    conjuncts,
    disjunction,
)

MOST_PLACES = 40  # gone through to gather what stands there
MANY_PLACES = 64  # only of so many is it asked first which are taken
TAKEN = "taken"  # what one of those is called
STANDING = "standing"  # what one of those is called that are gathered


@dataclass(slots=True)
class Relations:
    """Makes sets of the conditions of one Machine, and keeps the variables they need."""

    machine: Machine
    spans: Spans
    data: Data
    derived: dict[str, Var] = field(default_factory=dict)  # by the variable it is derived from
    gathered: dict[Term, str] = field(default_factory=dict)  # sets by what stands where -> the variable that tells
    settled: set[Term] = field(default_factory=set)  # sets made where it is known that they cannot fail

    def as_set(self, test: Term, domain: Domain, scope: Scope) -> Term | None:
        """The set of values of a domain that pass, exactly; nothing where only asking tells."""
        if not mentions(test, domain.who):
            return None
        found = self.data.as_set(test, domain, scope)
        if found is not None:
            return found
        match test:
            case Op(op="=", args=(left, right)):
                return self._compared(left, right, domain, scope) or self._compared(right, left, domain, scope)
            case Op(op="!=", args=args):
                equal = self.as_set(Op("=", args), domain, scope)
                return None if equal is None else Sets(self.data, domain).complement(equal)
            case Op(op="not", args=(inner,)):
                held_by = self.as_set(inner, domain, scope)
                return None if held_by is None else Sets(self.data, domain).complement(held_by)
            case Op(op="and"):
                parts = [part for part in conjuncts(test) if not _is_implied(part, test, domain, self.machine)]
                return self._joined("meet", tuple(parts), domain, scope)
            case Op(op="or", args=args):
                return self._joined("join", args, domain, scope)
            case Op(op="has", args=(held, bit)) if not mentions(held, domain.who):
                if bit == domain.bit:
                    return held
                return self._standing(held, bit, domain, scope) or self._moved(held, bit, domain, scope)
            case Ask(ask="adjacent", args=(one, other)):
                return self._beside(test.of, one, other, domain, scope) or self._beside(
                    test.of, other, one, domain, scope
                )
            case _:
                return None

    def _joined(self, op: str, args: tuple[Term, ...], domain: Domain, scope: Scope) -> Term | None:
        """All or any of several conditions; what does not hang on the value lets all pass or none."""
        outside = [arg for arg in args if not mentions(arg, domain.who)]
        if not all(self.is_safe(arg, scope) for arg in outside):
            return None
        made: Term | None = None
        for arg in args:
            if arg in outside:
                continue
            one = self.as_set(arg, domain, scope)
            if one is None:
                return None
            sets = Sets(self.data, domain)
            made = one if made is None else sets.meet(made, one) if op == "meet" else sets.join(made, one)
        if made is None or not outside:
            return made
        if op == "meet":
            return Cond(conjunction(outside), made, Const(0))
        return Cond(disjunction(outside), Const(domain.everything), made)

    def _moved(self, held: Term, bit: Term, domain: Domain, scope: Scope) -> Term | None:
        """`f(value) in set`, where data say that f goes the same step from every value it is told for."""
        found = self.data.step(bit, domain, scope)
        if found is None:
            return None
        up, down, known = found
        moved: Term = held
        if up != Const(0):
            moved = Op("down", (moved, up))
        if down != Const(0):
            moved = Op("up", (moved, down))
        return Sets(self.data, domain).meet(moved, known)

    # ---- variables

    def _compared(self, one: Term, other: Term, domain: Domain, scope: Scope) -> Term | None:
        """`var[who] = other`: the set kept for that value."""
        if not isinstance(one, Read) or one.index != (domain.who,) or mentions(other, domain.who):
            return None
        var = self.machine.vars[one.var]
        span, wanted = self.spans.of(other, scope), span_of_sort(var.sort)
        if span is None or wanted is None or not fits(span, wanted) or not self._can_be_kept(var, domain):
            return None
        return Read(self._derive(var).name, (other,))

    def _can_be_kept(self, var: Var, domain: Domain) -> bool:
        """Whether the members of a domain by the value of a variable can be kept."""
        if var.kind not in ("state", "local") or not isinstance(var.sort, Enumeration | Maybe):
            return False
        index = var.index[0].sort
        return isinstance(index, Enumeration | Whole) and bounds(index) == (domain.low, domain.high)

    def _standing(self, held: Term, place: Term, domain: Domain, scope: Scope) -> Term | None:
        """`place[who] in set`: all that stand at a few places, put together from the sets kept for each."""
        if not isinstance(place, Read) or place.index != (domain.who,) or not isinstance(held, Lookup):
            return None
        var, who = self.machine.vars[place.var], Arg(STANDING)
        cells = self.data.cells.get(held.table, {})
        if not self._can_be_kept(var, domain) or mentions(held, who) or not self.is_safe(held, scope):
            return None
        if not cells or max(cell.bit_count() for cell in cells.values()) > MOST_PLACES:
            return None
        self._derive(var)
        body = Op("has", (held, Read(var.name, (who,))))
        made = Over(fold="set", name=STANDING, low=domain.low, high=domain.high, test=YES, body=body)
        self.gathered[made] = var.name
        return made

    def as_taken(self, test: Term, domain: Domain, scope: Scope) -> Term | None:
        """A set of all places that are taken, if a condition holds only at such and asking those is less work."""

        def least(term: Term) -> int | None:
            span = self.spans.of(term, scope)
            return None if span is None or span.none else span.low

        name = taken_by(test, domain.who, least)
        var = self.machine.vars.get(name or "")
        if var is None or len(var.index) != 1 or not isinstance(var.index[0].sort, Enumeration | Whole):
            return None
        low, high = bounds(var.index[0].sort)
        span, wanted = Span(domain.low, domain.high), span_of_sort(var.sort)
        if not self._can_be_kept(var, Domain(domain.who, low, high)) or wanted is None or not fits(span, wanted):
            return None
        if span.count < max(MANY_PLACES, 2 * (high - low + 1)):
            return None
        body = Op("!=", (Read(self._derive(var).name, (Arg(TAKEN),)), Const(0)))
        made = Over(fold="set", name=TAKEN, low=domain.low, high=domain.high, test=YES, body=body)
        self.gathered[made] = var.name
        return made

    def _beside(self, of: str, one: Term, other: Term, domain: Domain, scope: Scope) -> Term | None:
        """`adjacent(place[who], other)`: all that stand on the neighbours of one space."""
        if not isinstance(one, Read) or one.index != (domain.who,) or mentions(other, domain.who):
            return None
        spaces = Domain(Arg(STANDING), 0, len(self.machine.maps[of].near) - 1)
        near = self.data.as_set(Ask("adjacent", of, (spaces.who, other)), spaces, scope)
        return None if near is None else self._standing(near, one, domain, scope)

    def _derive(self, var: Var) -> Var:
        if var.name not in self.derived:
            sort = var.index[0].sort
            assert isinstance(sort, Enumeration | Whole)
            self.derived[var.name] = Var(
                name=f"{var.name} by value",
                kind="derived",
                index=(Param(name="value", sort=var.sort),),
                sort=SetOf(of=sort),
                start=Const(0),
                offset=0,
                size=len(values(var.sort)),
                clauses=(),
                derived_from=var.name,
            )
        return self.derived[var.name]

    # ---- what cannot fail

    def is_safe(self, term: Term, scope: Scope) -> bool:
        """Whether a term can be asked for anywhere without a fault."""
        waiting = [term]
        while waiting:
            part = waiting.pop()
            if part in self.gathered or part in self.settled:
                continue  # was asked when it was made
            waiting += children(part)
            match part:
                case Const() | Arg() | Cond():
                    continue
                case Op():
                    if part.op in ("has", "with", "without") and not self._is_place(part.args[1], scope):
                        return False
                case Read():
                    own = {one.name: one for one in self.derived.values()}
                    index = (own.get(part.var) or self.machine.vars[part.var]).index
                    if not all(self._fits(one, param, scope) for one, param in zip(part.index, index, strict=True)):
                        return False
                case Lookup():
                    table = self.data.tables.get(part.table) or self.machine.tables[part.table]
                    pairs = zip(part.args, table.params, strict=True)
                    if not self.data.is_total(table) or not all(self._fits(one, param, scope) for one, param in pairs):
                        return False
                case Ask(ask="adjacent" | "next" | "column" | "row"):
                    here = self.machine.maps[part.of]
                    spaces = part.args if part.ask == "adjacent" else part.args[:1]
                    if part.ask in ("column", "row") and None in here.places:
                        return False
                    if not all(self._is_place(one, scope, len(here.near)) for one in spaces):
                        return False
                case _:
                    return False
        return True

    def _is_place(self, term: Term, scope: Scope, count: int = MAX_ELEMENTS) -> bool:
        """Whether a term is always one of so many places, counted from 0."""
        span = self.spans.of(term, scope)
        return span is not None and not span.none and span.low >= 0 and span.high < count

    def _fits(self, term: Term, param: Param, scope: Scope) -> bool:
        span, wanted = self.spans.of(term, scope), span_of_sort(param.sort)
        return span is not None and wanted is not None and fits(span, wanted)


def _is_implied(test: Term, among: Term, domain: Domain, machine: Machine) -> bool:
    """Whether a condition says no more than that something stands on a map, where another says beside what."""
    match test:
        case Op(op=">=" | "<=" as op, args=(Read(index=(who,)) as place, Const(value=end))) if who == domain.who:
            for other in conjuncts(among):
                if isinstance(other, Ask) and other.ask == "adjacent" and place in other.args:
                    return end <= 0 if op == ">=" else end >= len(machine.maps[other.of].near) - 1
            return False
        case _:
            return False
