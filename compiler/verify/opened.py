"""Parts of a Machine in which only some variables are kept: whatever reads others may say anything, each time anew.

All that the Machine can do the opened part can do, so what is proved of it holds; what is not may still be so. What is
left open is read off further variables that nothing writes and nothing is known of. May import: blocks, machine,
written_out, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from typing import assert_never

from tribonian.compiler.machine import (
    Adjust,
    Bind,
    Block,
    Branch,
    Check,
    Decision,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Machine,
    Move,
    Option,
    Pop,
    Push,
    Set,
    Var,
    When,
)
from tribonian.dsl.model import Condition, Param
from tribonian.dsl.sorts import MAX_ELEMENTS, TRUTH, SetOf, Sort, Whole, bounds, values
from tribonian.dsl.terms import (
    TRUTH_OPS,
    Ahead,
    Apply,
    Arg,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
    conjunction,
    conjuncts,
    walk,
)

OPEN = "open "  # what the names of further variables begin with
NUMBERS = frozenset({"+", "-", "*", "min", "max", "half up", "half down"})


class Unable(Exception):
    """A number or set that nothing at all is known of."""


@dataclass(slots=True)
class Opened:
    """Opens locations of one Machine; further variables are collected on the way."""

    machine: Machine
    kept: frozenset[str]  # variables
    values: frozenset[str]  # values whose rules are kept: they read nothing but what is kept
    further: dict[str, Var] = field(default_factory=dict)
    strict: bool = False  # whether all that may be asked on the way is kept, guards that may be anything too
    _same: dict[tuple[Term, tuple[Term, ...]], Term] | None = None  # what was left open in one and the same state
    _around: list[tuple[Term, Sort]] = field(default_factory=list)  # of what is open: what it may depend on
    _fine: dict[Term, bool] = field(default_factory=dict)

    # ---- terms

    def fine(self, term: Term) -> bool:
        """Whether a term can stay as it is."""
        if term not in self._fine:
            self._fine[term] = all(
                (not isinstance(one, Read) or one.var in self.kept)
                and (not isinstance(one, Apply) or one.value in self.values)
                and not isinstance(one, Ahead)
                for one in walk(term)
            )
        return self._fine[term]

    def anything(self, sort: Sort) -> Term:
        """Some value of a sort, for each of the values it may depend on."""
        name = f"{OPEN}{len(self.further) + 1}"
        index = tuple(Param(name=f"i{number}", sort=sort) for number, (_, sort) in enumerate(self._around))
        size = 1
        for param in index:
            size *= len(values(param.sort))
        start = Const(0 if isinstance(sort, SetOf) else bounds(sort)[0])
        self.further[name] = Var(
            name=name, kind="open", index=index, sort=sort, start=start, offset=0, size=size, clauses=()
        )
        return Read(name, tuple(term for term, _ in self._around))

    @contextmanager
    def one_state(self) -> Iterator[None]:
        """What is asked twice in here says the same."""
        self._same = {}
        yield
        self._same = None

    def _once(self, term: Term, sort: Sort) -> Term:
        """Some value in place of a term: the same where the term is the same, and the state it is asked in."""
        if self._same is None:
            return self.anything(sort)
        key = (term, tuple(one for one, _ in self._around))
        if key not in self._same:
            self._same[key] = self.anything(sort)
        return self._same[key]

    @contextmanager
    def _for_each(self, term: Term, low: int, high: int) -> Iterator[None]:
        self._around.append((term if low == 0 else Op("-", (term, Const(low))), Whole(low=0, high=max(high - low, 0))))
        yield
        self._around.pop()

    def truth(self, term: Term) -> Term:
        if self.fine(term):
            return term
        match term:
            case Op(op="and" | "or" | "not" as op, args=args):
                return Op(op, tuple(self.truth(one) for one in args))
            case Op(op="=" | "!=" | "<" | "<=" | ">" | ">=" as op, args=args):
                try:
                    return Op(op, tuple(self.number(one) for one in args))
                except Unable:
                    return self._once(term, TRUTH)
            case Cond():
                return Cond(self.truth(term.test), self.truth(term.then), self.truth(term.otherwise))
            case Over(fold="all" | "some"):
                return self._over(term)
            case _:
                return self._asked(term) or self._once(term, TRUTH)

    def number(self, term: Term) -> Term:
        if self.fine(term):
            return term
        match term:
            case Op(op=op) if op in TRUTH_OPS:
                return self.truth(term)
            case Op(op=op, args=args) if op in NUMBERS:
                return Op(op, tuple(self.number(one) for one in args))
            case Op(op="size"):
                return self._once(term, Whole(low=0, high=MAX_ELEMENTS))
            case Cond():
                return Cond(self.truth(term.test), self.number(term.then), self.number(term.otherwise))
            case Over(fold="all" | "some"):
                return self.truth(term)
            case Over(fold="count"):
                return self._over(term)
            case _:
                found = self._asked(term)
                if found is None:
                    raise Unable
                return found

    def _asked(self, term: Term) -> Term | None:
        """What the state, a value or a table gives, as far as its sort tells."""
        match term:
            case Read(var=name, index=index) if name in self.kept:
                return Read(name, self._indices(name, index))
            case Read(var=name):
                return self._once(term, self.machine.vars[name].sort)
            case Apply(value=name):
                return self._once(term, self.machine.decisions[name].sort)
            case Lookup(table=name, args=args):
                try:
                    return Lookup(name, tuple(self.number(one) for one in args))
                except Unable:
                    return self._once(term, self.machine.tables[name].sort)
            case Const() | Arg() | Op() | Cond() | Over() | Ask() | Way() | Ahead():
                return None
            case _:
                assert_never(term)

    def _over(self, term: Over) -> Term:
        within = term.within if term.within is not None and self.fine(term.within) else None
        with self._for_each(Arg(term.name), term.low, term.high):
            test, body = self.truth(term.test), self.truth(term.body)
        return replace(term, test=test, body=body, within=within)

    def _indices(self, name: str, index: tuple[Term, ...]) -> tuple[Term, ...]:
        found = []
        for param, term in zip(self.machine.vars[name].index, index, strict=True):
            try:
                found.append(self.number(term))
            except Unable:
                low, high = bounds(param.sort)
                found.append(self.anything(Whole(low=0, high=high - low)))
        return tuple(found)

    def _number_or(self, term: Term, sort: Sort) -> Term:
        try:
            return self.number(term)
        except Unable:
            return self.anything(sort)

    # ---- effects

    def effects(self, given: tuple[Effect, ...]) -> tuple[Effect, ...]:
        return tuple(made for one in given for made in self._effect(one))

    def _effect(self, effect: Effect) -> Iterator[Effect]:
        match effect:
            case Set() if effect.var in self.kept:
                value = self._number_or(effect.value, self.machine.vars[effect.var].sort)
                yield replace(effect, index=self._indices(effect.var, effect.index), value=value)
            case Adjust() if effect.var in self.kept:
                yield self._adjust(effect)
            case Move() if effect.var in self.kept:
                (who,) = self._indices(effect.var, (effect.who,))
                yield replace(effect, who=who, to=self._number_or(effect.to, self.machine.vars[effect.var].sort))
            case Push() if effect.queue in self.kept:
                value = self._number_or(effect.value, self.machine.vars[effect.queue].sort)
                yield replace(effect, index=self._indices(effect.size, effect.index), value=value)
            case Pop() if effect.queue in self.kept:
                yield replace(effect, index=self._indices(effect.size, effect.index))
            case Pop() if effect.var in self.kept:
                yield Set(var=effect.var, index=(), value=self.anything(self.machine.vars[effect.var].sort))
            case When():
                then, otherwise = self.effects(effect.then), self.effects(effect.otherwise)
                if then or otherwise:
                    yield replace(effect, test=self.truth(effect.test), then=then, otherwise=otherwise)
            case Each():
                within = effect.within if effect.within is not None and self.fine(effect.within) else None
                with self._for_each(Read(effect.var), *bounds(effect.sort)):
                    body, test = self.effects(effect.body), self.truth(effect.test)
                if body:
                    yield replace(effect, test=test, body=body, within=within)
            case Check() if self.strict:
                yield effect
            case Set() | Adjust() | Move() | Push() | Pop() | Check():
                return
            case _:
                assert_never(effect)

    def _adjust(self, effect: Adjust) -> Effect:
        index = self._indices(effect.var, effect.index)
        try:
            amount, low, high = (self.number(one) for one in (effect.amount, effect.low, effect.high))
        except Unable:
            value = self.anything(self.machine.vars[effect.var].sort)
            return Set(var=effect.var, index=index, value=value, clauses=effect.clauses)
        return replace(effect, index=index, amount=amount, low=low, high=high)

    # ---- locations

    def block(self, block: Block) -> Block:
        effects = self.effects(block.effects)
        match block.end:
            case Goto() as end:
                return Block(effects=effects, end=end)
            case Branch() as end:
                then, otherwise = self.block(end.then), self.block(end.otherwise)
                if then == otherwise:
                    return Block(effects=(*effects, *then.effects), end=then.end)
                made = replace(end, test=self.truth(end.test), then=then, otherwise=otherwise)
                return Block(effects=effects, end=made)
            case Find() as end:
                after = end.after if end.after is not None and self.fine(end.after) else None
                with self._for_each(Read(end.var), *bounds(end.sort)):
                    test = self.truth(end.test)
                    if after is None and end.after is not None:
                        test = Op("and", (test, self.anything(TRUTH)))
                within = end.within if end.within is not None and self.fine(end.within) else None
                then, otherwise = self.block(end.then), self.block(end.otherwise)
                found = replace(end, after=after, test=test, within=within, then=then, otherwise=otherwise)
                return Block(effects=effects, end=found)
            case _:
                assert_never(block.end)

    def location(self, location: Location) -> Location:
        within = location.within if location.within is not None and self.fine(location.within) else None
        options = tuple(self._option(one, location) for one in location.options)
        return replace(location, options=options, player=None, within=within)

    def _option(self, option: Option, location: Location) -> Option:
        """An option, its guards open for each answer by itself."""
        answers = [(one.var, one.sort, one.within) for one in option.binds]
        if location.var and location.sort is not None:
            answers.append((location.var, location.sort, location.within))
        with ExitStack() as stack:
            stack.enter_context(self.one_state())
            for name, sort, _ in answers:
                stack.enter_context(self._for_each(Read(name), *bounds(sort)))
            guards = [made for one in option.guards for made in self._guard(one)]
            lost = [one for _, _, one in answers if one is not None and not self.fine(one)]
            if self.strict and lost:
                guards.append(Condition(test=self.anything(TRUTH), clauses=(), words=""))
        binds = tuple(
            one if one.within is None or self.fine(one.within) else Bind(var=one.var, sort=one.sort)
            for one in option.binds
        )
        return replace(option, guards=tuple(guards), block=self.block(option.block), binds=binds, rest=None)

    def _guard(self, guard: Condition) -> Iterator[Condition]:
        """A guard without the parts of which nothing is left, unless all is kept."""
        parts = [self.truth(one) for one in conjuncts(guard.test)]
        left = [one for one in parts if self.strict or not (isinstance(one, Read) and one.var in self.further)]
        if left:
            yield replace(guard, test=conjunction(left))

    def decision(self, decision: Decision) -> Decision:
        """A value's rules, for one asking."""
        with self.one_state():
            rules = tuple(
                replace(
                    rule,
                    guards=tuple(replace(one, test=self.truth(one.test)) for one in rule.guards),
                    result=self._number_or(rule.result, decision.sort),
                )
                for rule in decision.rules
            )
        return replace(decision, rules=rules)
