"""Terms and rules made at random, over all that a Machine keeps: numbers, sets, quantifiers, maps, looking ahead.

Numbers may be anything, sets hold bits alone. `Known` is what a term may speak of: parameters, and what is chosen.
"""

from dataclasses import dataclass, field

from tests.agreement.random_state import NUMBERS, PIECES, SETS, StateMaker, is_set
from tribonian.compiler.machine import Decision, Entry, Probe, Var
from tribonian.dsl.model import Condition, Param
from tribonian.dsl.sorts import NONE, TRUTH, Maybe, SetOf, Sort, Whole, bounds, values
from tribonian.dsl.terms import (
    NO,
    YES,
    Ahead,
    Apply,
    Arg,
    Ask,
    Cond,
    Const,
    FoldName,
    Lookup,
    Op,
    OpName,
    Over,
    Read,
    Term,
    Way,
    conjunction,
)

Known = tuple[tuple[Term, Sort], ...]
NUMERIC: tuple[OpName, ...] = ("+", "-", "*", "min", "max", "half up", "half down")
COMPARED: tuple[OpName, ...] = ("=", "!=", "<", "<=", ">", ">=")
JOINED: tuple[OpName, ...] = ("and", "or", "not")
ALONE = {"half up", "half down", "not"}
COUNTED: tuple[FoldName, ...] = ("count", "sum", "highest", "lowest")
CLAIMED: tuple[FoldName, ...] = ("some", "all")
NUMBER_KINDS = ("const", "read", "op", "op", "cond", "apply", "lookup", "over", "size", "ask")
TRUTH_KINDS = (
    "const",
    "related",
    "related",
    "related",
    "compared",
    "joined",
    "apply",
    "over",
    "has",
    "same",
    "way",
    "ahead",
)
RELATED = ("is", "held", "in", "beside", "near", "looked up", "allowed")


@dataclass(slots=True)
class TermMaker(StateMaker):
    """Makes what rules say."""

    decisions: dict[str, Decision] = field(default_factory=dict)
    probes: dict[str, Probe] = field(default_factory=dict)
    in_play: bool = False  # rules, promises and secrets know nothing of what is chosen

    def readable(self) -> list[Var]:
        """The variables that may be read."""
        return [var for var in self.vars.values() if self.in_play or self.wild or var.kind != "local"]

    def term(self, depth: int, known: Known) -> Term:
        """A number or a truth."""
        return self.test(depth, known) if self.seldom(0.3) else self.number(depth, known)

    def number(self, depth: int, known: Known) -> Term:
        """A number, or whatever is stored as one."""
        if self.wild and self.seldom(0.2):
            return self.test(depth, known)
        inner = depth - 1
        match self.one_of(*NUMBER_KINDS) if depth > 0 else self.one_of("const", "plain"):
            case "plain":
                return self.one_of(Read("switch 1"), Read("switch 0"), *(term for term, _ in known))
            case "read":
                names = [var.name for var in self.readable() if not is_set(var.sort)]
                return self._of(self.one_of(*names), inner, known)
            case "op":
                op = self.one_of(*NUMERIC)
                return Op(op, tuple(self.number(inner, known) for _ in range(1 if op in ALONE else 2)))
            case "cond":
                return Cond(self.test(inner, known), self.number(inner, known), self.number(inner, known))
            case "apply" if self._valued(sets=False):
                return self.apply(self.one_of(*self._valued(sets=False)), inner, known)
            case "lookup" if self.tables:
                return self._lookup(inner, known)
            case "over":
                return self.over(self.one_of(*COUNTED), inner, known)
            case "size":
                return Op("size", (self.bits(inner, known),))
            case "ask" if self.maps:
                return self.ask(inner, known)
            case _:
                return Const(self.one_of(0, 1, 2, 3, -1, NONE))

    def test(self, depth: int, known: Known) -> Term:
        """A truth, mostly one about what may be spoken of."""
        if self.wild and self.seldom(0.2):
            return self.number(depth, known)
        inner = depth - 1
        match self.one_of(*TRUTH_KINDS) if depth > 0 else self.one_of("const", "related"):
            case "related":
                return self.related(inner, known)
            case "compared":
                return Op(self.one_of(*COMPARED), (self.number(inner, known), self.number(inner, known)))
            case "joined":
                op = self.one_of(*JOINED)
                return Op(op, tuple(self.test(inner, known) for _ in range(1 if op in ALONE else 2)))
            case "apply" if self._valued(sets=False, truth=True):
                return self.apply(self.one_of(*self._valued(sets=False, truth=True)), inner, known)
            case "over":
                return self.over(self.one_of(*CLAIMED), inner, known)
            case "has":
                return Op("has", (self.bits(inner, known), self.fitting(NUMBERS[0], inner, known)))
            case "same":
                return Op(self.one_of("=", "!="), (self.bits(inner, known), self.bits(inner, known)))
            case "way" if self.maps:
                return self._way(inner, known)
            case "ahead" if self.probes and self.seldom(0.3):
                return self.ahead(known)
            case _:
                return self.one_of(YES, NO, *self._truths(known))

    def _truths(self, known: Known) -> list[Term]:
        """Variables and names that are truths."""
        reads: list[Term] = [Read(var.name) for var in self.readable() if var.sort == TRUTH and not var.index]
        return reads + [term for term, sort in known if sort == TRUTH]

    def condition(self, depth: int, known: Known) -> Condition:
        parts = [self.test(depth, known) for _ in range(self.one_of(1, 1, 2, 3))]
        clauses = (f"C{self.rng.randint(1, 9)}",)
        return Condition(test=conjunction(parts), clauses=clauses, words=f"words {self.upto(3)}")

    # ---- conditions on one value

    def related(self, depth: int, known: Known) -> Term:
        """Something about a value that may be spoken of: what data, variables and sets say of it."""
        if not known:
            plain = [var for var in self.readable() if not var.index and not is_set(var.sort)]
            known = tuple((Read(var.name), var.sort) for var in plain)
        who, sort = self.one_of(*known)
        match self.one_of(*RELATED):
            case "held" if self._indexed_by(sort):
                name = self.one_of(*self._indexed_by(sort))
                var = self.vars[name]
                index = tuple(who if param.sort == sort else self.fitting(param.sort, 0, known) for param in var.index)
                if isinstance(var.sort, SetOf):
                    return self._inside(Read(name, index), var.sort.of, depth, known)
                other = self.fitting(var.sort, depth, known)
                return Op(self.one_of("=", "=", "!="), self._either(Read(name, index), other))
            case "in":
                return self._inside(self.bits(depth, known, who), sort, 0, ((who, sort),))
            case "beside" if sort == self.space:
                return Ask("adjacent", self.space.name, self._either(who, self.fitting(sort, depth, known)))
            case "near" if sort == self.space:
                far = Ask("distance", self.space.name, self._either(who, self.fitting(sort, depth, known)))
                return Op(self.one_of("<=", "="), (far, Const(self.one_of(1, 2, 0))))
            case "looked up" if self.tables:
                return Op(self.one_of("=", ">="), (self._lookup(depth, known), Const(self.one_of(1, 2, 0))))
            case "allowed" if self._valued(sets=False, truth=True):
                return self.apply(self.one_of(*self._valued(sets=False, truth=True)), depth, known)
            case _:
                return Op(self.one_of("=", "!=", "<="), (who, self.fitting(sort, depth, known)))

    def _indexed_by(self, sort: Sort) -> list[str]:
        return [
            var.name
            for var in self.readable()
            if any(param.sort == sort for param in var.index) and not var.derived_from
        ]

    def _either(self, one: Term, other: Term) -> tuple[Term, Term]:
        return (other, one) if self.seldom(0.3) else (one, other)

    def _inside(self, bits: Term, element: Sort, depth: int, known: Known) -> Term:
        who, low = self.fitting(element, depth, known), bounds(element)[0]
        return Op("has", (bits, Op("-", (who, Const(low))) if low else who))

    # ---- parts of terms

    def fitting(self, sort: Sort, depth: int, known: Known) -> Term:
        """A term of a sort; a number may lie beyond it."""
        if is_set(sort):
            return self.bits(depth, known)
        if self.wild and self.seldom(0.08):
            return self.term(depth, known)
        if isinstance(sort, Whole) and depth >= 0 and self.seldom(0.15):
            beyond = Const(self.one_of(1, 2, -1))
            return Op(self.one_of("+", "-"), (self.fitting(sort, depth - 1, known), beyond))
        own = [var for var in self.readable() if var.sort == sort]
        plain = [Read(var.name) for var in own if not var.index][:2]
        named = [term for term, its in known if its == sort]
        held = [self._of(var.name, depth - 1, known) for var in own if len(var.index) == 1 and depth > 0][:1]
        return self.one_of(Const(self.of_sort(sort)), *named, *named, *named, *plain, *held)

    def _of(self, name: str, depth: int, known: Known) -> Read:
        return Read(name, tuple(self.fitting(param.sort, depth, known) for param in self.vars[name].index))

    def apply(self, name: str, depth: int, known: Known) -> Term:
        params = self.decisions[name].params
        return Apply(name, tuple(self.fitting(param.sort, depth, known) for param in params))

    def _valued(self, *, sets: bool, truth: bool = False) -> list[str]:
        """The values that can be asked for."""
        found = [name for name, one in self.decisions.items() if is_set(one.sort) == sets]
        return [name for name in found if self.decisions[name].sort == TRUTH] if truth and not self.wild else found

    def _lookup(self, depth: int, known: Known) -> Term:
        name = self.one_of(*self.tables)
        return Lookup(name, tuple(self.fitting(param.sort, depth, known) for param in self.tables[name].params))

    # ---- sets

    def bits(self, depth: int, known: Known, without: Term | None = None) -> Term:
        """A set; `without` is what it should rather not speak of."""
        known = tuple(pair for pair in known if pair[0] != without or self.seldom(0.2))
        kind = (
            self.one_of("const", "read", "changed", "both", "moved", "cond", "over", "apply") if depth > 0 else "read"
        )
        inner = depth - 1
        reads = [var.name for var in self.readable() if is_set(var.sort)]
        match kind:
            case "read" if reads:
                return self._of(self.one_of(*reads), inner, known)
            case "changed":
                return Op(self.one_of("with", "without"), (self.bits(inner, known), self._place(inner, known)))
            case "both":
                return Op(self.one_of("meet", "minus", "join"), (self.bits(inner, known), self.bits(inner, known)))
            case "moved":
                return Op(self.one_of("up", "down"), (self.bits(inner, known), Const(self.upto(2))))
            case "cond":
                return Cond(self.test(inner, known), self.bits(inner, known), self.bits(inner, known))
            case "over":
                return self.over("set", inner, known)
            case "apply" if self._valued(sets=True):
                return self.apply(self.one_of(*self._valued(sets=True)), inner, known)
            case _:
                return Const(self.upto(7))

    def _place(self, depth: int, known: Known) -> Term:
        return self.term(depth, known) if self.seldom(0.1) else self.fitting(NUMBERS[0], depth, known)

    # ---- many

    def over(self, fold: FoldName, depth: int, known: Known) -> Term:
        sort = self.some_plain()
        low, high = bounds(sort)
        if self.seldom(0.05):
            high = low - 1  # of nothing
        taken = [term.name for term, _ in known if isinstance(term, Arg)]
        name = self.one_of(*taken) if taken and self.seldom(0.2) else f"x{len(known)}"
        inner = (*(pair for pair in known if pair[0] != Arg(name)), (Arg(name), sort))
        parts = [self.test(depth, inner) for _ in range(self.upto(2))]
        if self.seldom(0.15):
            parts.append(Op("=", self._either(Arg(name), self.fitting(sort, depth, known))))  # one value at most
        added = fold in ("sum", "highest", "lowest")
        body = self.one_of(Arg(name), self.number(depth, inner)) if added else self.test(depth, inner)
        return Over(fold, name, low, high, conjunction(parts), body)

    # ---- maps

    def ask(self, depth: int, known: Known) -> Term:
        here = self.maps[self.space.name]
        one, two = (self.fitting(self.space, depth, known) for _ in range(2))
        grid = here.shape != "graph"
        ways = len(here.by_direction[0])
        questions = ["adjacent", "distance", "edge"]
        questions += ["next", "direction", "offset", "column", "row"] if grid else []
        questions += ["turned"] if here.directions else []
        match self.one_of(*questions):
            case "next":
                return Ask("next", here.name, (one, Const(self.upto(ways))))
            case "direction":
                return Ask("direction", here.name, (one, two))
            case "offset":
                return Ask("offset", here.name, (one, Const(self.one_of(0, 1, -1)), self.term(0, known)))
            case "column":
                return Ask("column", here.name, (one,))
            case "row":
                return Ask("row", here.name, (one,))
            case "turned":
                return Ask("turned", here.name, (Const(self.upto(ways - 1)), self.term(depth, known)))
            case "distance":
                return Ask("distance", here.name, (one, two))
            case "edge":
                return Ask("edge", here.name, (one, two), self.one_of("wall", "cost"))
            case _:
                return Ask("adjacent", here.name, (one, two))

    def _way(self, depth: int, known: Known) -> Term:
        start, goal = (self.fitting(self.space, depth, known) for _ in range(2))
        most = self.one_of(None, Const(1), Const(2), self.term(0, known))
        inner = (*(pair for pair in known if pair[0] != Arg("step")), (Arg("step"), self.space))
        return Way(self.space.name, "step", start, goal, most, self.test(depth, inner))

    # ---- looking ahead

    def ahead(self, known: Known) -> Term:
        name = self.one_of(*self.probes)
        args = tuple(self.fitting(self.vars[one].sort, 0, known) for one in self.probes[name].params)
        goal = Op("=", (Read(PIECES, (self.fitting(self.vars[PIECES].index[0].sort, 0, known),)), Const(self.upto(3))))
        return Ahead(name, args, Const(self.one_of(1, 2, 0)), self.one_of(goal, self.test(1, known)))

    # ---- rules

    def decision(self, name: str) -> None:
        """A value: a permission, what one rule gives, a list in which rules beat others, or a quarrel."""
        names = self.rng.sample(("p", "s", "if", "a b"), self.one_of(1, 2))
        params = tuple(Param(name=one, sort=self._param_sort()) for one in names)
        known = tuple((Arg(param.name), param.sort) for param in params)
        match self.one_of("single", "just", "permission", "calm", "calm", "quarrel"):
            case "single":
                usual: tuple[Sort, ...] = (*NUMBERS, TRUTH, self.space)
                sort: Sort = self.one_of(*SETS) if self.seldom(0.2) else self.one_of(*usual)
                result = self.bits(2, known) if is_set(sort) else self.fitting(sort, 2, known)
                rules: tuple[Entry, ...] = (Entry(id=name, guards=(), result=result, overrides=frozenset()),)
            case "just":
                sort, result = self._just_fitting(params)
                rules = (Entry(id=name, guards=(), result=result, overrides=frozenset()),)
            case "permission":
                sort = TRUTH
                rules = self._permission(name, known)
            case kind:
                sort = self.some_sort()
                rules = self._rules(name, sort, known, calm=kind == "calm")
        self.decisions[name] = Decision(name=name, params=params, sort=sort, rules=rules)

    def _just_fitting(self, params: tuple[Param, ...]) -> tuple[Sort, Term]:
        """A sum of one parameter, and a sort that it fits as long as the parameter fits its own."""
        for param in params:
            if isinstance(param.sort, Whole):
                more = self.upto(2)
                low, high = bounds(param.sort)
                return Whole(low=low + more, high=high + more), Op("+", (Arg(param.name), Const(more)))
        return params[0].sort, Arg(params[0].name)

    def _param_sort(self) -> Sort:
        usual: tuple[Sort, ...] = (*NUMBERS, self.space, Maybe(inner=self.space))
        return self.some_sort() if self.seldom(0.3) else self.one_of(*usual)

    def _permission(self, name: str, known: Known) -> tuple[Entry, ...]:
        shared = self.condition(1, known)
        rules = [Entry(id=f"{name} no", guards=(), result=NO, overrides=frozenset())]
        for number in range(self.one_of(1, 2)):
            guards = (shared, *(self.condition(1, known) for _ in range(self.upto(1))))
            beaten = frozenset({f"{name} no"})
            rules.append(Entry(id=f"{name} {number}", guards=guards, result=YES, overrides=beaten))
        if self.seldom(0.3):
            beaten = frozenset(rule.id for rule in rules)
            rules.append(Entry(id=f"{name} but", guards=(self.condition(1, known),), result=NO, overrides=beaten))
        return tuple(rules)

    def _rules(self, name: str, sort: Sort, known: Known, *, calm: bool) -> tuple[Entry, ...]:
        """Rules in order; if calm, one always applies and all others go before it."""
        ids = [f"{name}-{number}" for number in range(self.one_of(2, 4, 7))]
        rules = []
        for number, one in enumerate(ids):
            many = 0 if calm and number == 0 else self.one_of(0, 1, 1, 2)
            guards = tuple(self.condition(1, known) for _ in range(many))
            common: Term = Const(values(sort)[0])
            result = self.fitting(sort, 2, known) if self.seldom(0.15 if calm else 0.6) else common
            beaten = frozenset(self.rng.sample(ids[:number], min(number, self.one_of(0, 0, 1, 3))))
            if calm and number:
                beaten |= {ids[0]}
            erratum = "sheet/e1" if self.seldom(0.2) else ""
            rules.append(Entry(id=one, guards=guards, result=result, overrides=beaten, erratum=erratum))
        return tuple(rules)
