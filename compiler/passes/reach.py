"""Reach: a set outside of which a condition cannot hold, where no set tells exactly which values pass.

What is asked through values is looked through, their alternatives are joined. Such a set only spares questions: those
it leaves are asked all the same. May import: machine, data, relations, sets, spans, taken, dsl.sorts,
dsl.terms.
"""

from dataclasses import dataclass

from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.passes.data import Domain, Scope, mentions, rename
from tribonian.compiler.passes.relations import Relations
from tribonian.compiler.passes.sets import Sets
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import (
    NO,
    YES,
    Apply,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Term,
    conjunction,
    conjuncts,
    disjunction,
    substitute,
    walk,
)

DEEPEST = 4  # values looked through
LEAST = 48  # values of a domain that is worth it
NEAR = "near"  # what a space is called that is gathered by its distance
MOST = 2_000  # parts of a condition that is looked through


@dataclass(slots=True)
class Reach:
    machine: Machine
    relations: Relations

    def of(self, test: Term, domain: Domain, scope: Scope, sets: list[Term]) -> Term | None:
        """The set; nothing where none is known that leaves something out, or other sets leave few values as it is."""
        if domain.high - domain.low < LEAST or not any(isinstance(part, Apply) for part in walk(test)):
            return None
        if not all(self._is_wide(one) for one in sets):
            return None
        found = self._of(test, domain, scope, DEEPEST, [])
        if found is None or found == Const(domain.everything):
            return None
        return found if self.relations.is_safe(found, scope) else None

    def _is_wide(self, held: Term) -> bool:
        """Whether a set is told by data and has many members."""
        match held:
            case Const(value=value):
                return value.bit_count() >= LEAST
            case Lookup(table=table) if table in self.relations.data.cells:
                cells = self.relations.data.cells[table].values()
                return sum(cell.bit_count() for cell in cells) >= LEAST * len(cells)
            case _:
                return False

    def _of(self, test: Term, domain: Domain, scope: Scope, depth: int, known: list[Term]) -> Term | None:
        """`known` is what holds where this is asked, and does not hang on the value."""
        if not mentions(test, domain.who):
            return None
        exact = self.relations.as_set(test, domain, scope)
        if exact is not None and self.relations.is_safe(exact, scope):
            return exact
        match test:
            case Op(op="and"):
                return self._all(conjuncts(test), domain, scope, depth, known)
            case Op(op="or", args=args):
                return self._any([[arg] for arg in args], domain, scope, depth, known)
            case Cond(test=when, then=then, otherwise=otherwise):
                sides = [[when, then], [Op("not", (when,)), otherwise]]
                return self._any([side for side in sides if side[1] != NO], domain, scope, depth, known)
            case Apply() if depth:
                decision = self.machine.decisions[test.value]
                given = {param.name: arg for param, arg in zip(decision.params, test.args, strict=True)}
                cases = [[substitute(part, given) for part in case] for case in cases_of(decision)]
                if sum(1 for case in cases for part in case for _ in walk(part)) > MOST:
                    return None
                return self._any(cases, domain, scope, depth - 1, known)
            case _:
                return self._within(test, domain, scope, known) or self.relations.as_taken(test, domain, scope)

    def _all(self, tests: list[Term], domain: Domain, scope: Scope, depth: int, known: list[Term]) -> Term | None:
        """Where all hold: in every set that one of them gives, and nowhere unless the others hold."""
        outside: list[Term] = []
        found: Term | None = None
        for test in tests:
            if not mentions(test, domain.who):
                if self.relations.is_safe(test, scope):
                    outside.append(test)
                continue
            if found is not None and not self._is_wide(found):
                continue  # that will do
            more = self._of(test, domain, scope, depth, [*known, *outside])
            if more is not None:
                found = more if found is None else Sets(self.relations.data, domain).meet(found, more)
        if found is None or not outside:
            return found
        return Cond(conjunction(outside), found, NO)

    def _any(self, cases: list[list[Term]], domain: Domain, scope: Scope, depth: int, known: list[Term]) -> Term | None:
        """Where one of several holds; what leads to the same set is asked together."""
        when: dict[Term, list[Term]] = {}
        for case in cases:
            parts = [part for one in case for part in conjuncts(one) if part != YES]
            found = self._all(parts, domain, scope, depth, known)
            if found is None:
                outside = [part for part in parts if not mentions(part, domain.who)]
                if not outside or not all(self.relations.is_safe(part, scope) for part in outside):
                    return None
                found = Cond(conjunction(outside), Const(domain.everything), NO)
            test, held = (found.test, found.then) if isinstance(found, Cond) and found.otherwise == NO else (YES, found)
            when.setdefault(held, []).append(test)
        made: Term = NO
        for held, tests in when.items():
            if isinstance(held, Op) and held.op == "meet" and any(YES in when.get(arg, ()) for arg in held.args):
                continue  # lies within another
            one = held if YES in tests else Cond(disjunction(list(dict.fromkeys(tests))), held, NO)
            made = one if made == NO else Sets(self.relations.data, domain).join(made, one)
        return made

    def _within(self, test: Term, domain: Domain, scope: Scope, known: list[Term]) -> Term | None:
        """All spaces at most so far from one that is known to be on the map."""
        match test:
            case Op(op="<=" | "<", args=(Ask(ask="distance", of=of, args=ends), Const())) if domain.who in ends:
                here = ends[0] if ends[1] == domain.who else ends[1]
                last = len(self.machine.maps[of].near) - 1
                facts = [one for told in known for one in conjuncts(told)]
                on_map = all(any(_bounds(one, here, last, sign) for one in facts) for sign in (">=", "<="))
                span = self.relations.spans.of(here, scope)
                if span is not None and span.low >= 0 and span.high <= last:
                    on_map |= not span.none or Op("!=", (here, Const(NONE))) in facts
                if mentions(here, domain.who) or not on_map or (domain.low, domain.high) != (0, last):
                    return None
                body = rename(test, domain.who, NEAR)
                made = Over(fold="set", name=NEAR, low=domain.low, high=domain.high, test=YES, body=body)
                self.relations.settled.add(made)
                return made
            case _:
                return None


def cases_of(decision: Decision) -> list[list[Term]]:
    """What must hold, case by case, for a value to hold."""
    found: list[list[Term]] = []
    for rule in decision.rules:
        if rule.result != NO:
            found.append([*(guard.test for guard in rule.guards), *([] if rule.result == YES else [rule.result])])
    return found


def _bounds(test: Term, who: Term, last: int, sign: str) -> bool:
    """Whether a condition keeps something within one end of the map."""
    match test:
        case Op(op=op, args=(one, Const(value=value))) if op == sign and one == who:
            return value >= 0 if op == ">=" else value <= last
        case _:
            return False
