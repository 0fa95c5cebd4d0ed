"""Index domains: whatever is gone through one by one is gone through only where it can pass.

For engines only. NOTE(skipped): a value left out because data or another set refuse it is not asked any further
question, so a fault that such a question would raise does not show; what passes is the same.
May import: machine, blocks, evaluate, relations, spans, dsl.terms.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import effects, map_effect, terms_of_location, variables_read, written
from tribonian.compiler.machine import (
    Bind,
    Block,
    Branch,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Machine,
    Option,
    Var,
    When,
)
from tribonian.compiler.passes.data import Domain, Scope, mentions
from tribonian.compiler.passes.flatten import flatten
from tribonian.compiler.passes.reach import Reach
from tribonian.compiler.passes.relations import Relations
from tribonian.compiler.passes.sets import Sets
from tribonian.compiler.passes.single import relations_of
from tribonian.compiler.passes.spans import Span
from tribonian.dsl.sorts import Maybe, Sort, bounds
from tribonian.dsl.terms import (
    NO,
    YES,
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
    disjunction,
    rebuild,
    substitute,
    walk,
)

DEEPEST = 3  # permissions looked through for what they need
LOOKS = 2  # into data: from here on one table instead is quicker
MERGED = frozenset({"some", "count"})
Names = frozenset[str]
NOTHING: Names = frozenset()


def index_domains(machine: Machine) -> Machine:
    relations = relations_of(machine)
    indexing = _Indexing(machine, relations)
    locations = {name: indexing.location(one) for name, one in machine.locations.items()}
    decisions = {}
    for name, decision in machine.decisions.items():
        scope = relations.spans.params(name)
        rules = tuple(
            replace(
                rule,
                result=indexing.term(rule.result, scope),
                guards=tuple(replace(guard, test=indexing.term(guard.test, scope)) for guard in rule.guards),
            )
            for rule in decision.rules
        )
        decisions[name] = replace(decision, rules=rules)
    invariants = tuple(replace(one, promise=indexing.term(one.promise, {})) for one in machine.invariants)
    variables = dict(machine.vars)
    size = machine.size
    for var in relations.derived.values():
        variables[var.name] = replace(var, offset=size)
        size += var.size
    made = replace(
        machine,
        locations=locations,
        decisions=decisions,
        invariants=invariants,
        tables={**machine.tables, **relations.data.tables},
        vars=variables,
        size=size,
    )
    gathered = set(relations.gathered.values())
    return replace(
        made,
        vars={name: var if var.derived_from in gathered else _with_asked(var, made) for name, var in variables.items()},
    )


def _with_asked(var: Var, machine: Machine) -> Var:
    """A derived variable with the few values that are asked for, where all are known."""
    if not var.derived_from:
        return var
    terms = [term for one in machine.locations.values() for term in terms_of_location(one)]
    terms += [one.promise for one in machine.invariants]
    for decision in machine.decisions.values():
        for rule in decision.rules:
            terms += [rule.result, *(guard.test for guard in rule.guards)]
    indices = [
        part.index[0] for term in terms for part in walk(term) if isinstance(part, Read) and part.var == var.name
    ]
    known = sorted({index.value for index in indices if isinstance(index, Const)})
    return replace(var, asked=tuple(known)) if all(isinstance(one, Const) for one in indices) else var


@dataclass(slots=True)
class _Narrowed:
    """A condition taken apart: what does not hang on the value, the set of what can pass, and what is left to ask."""

    outside: list[Term]
    within: Term | None
    rest: list[Term]


@dataclass(slots=True)
class _Indexing:
    machine: Machine
    relations: Relations
    read: dict[Term, Names] = field(default_factory=dict)

    # ---- conditions

    def narrow(self, tests: Iterable[Term], domain: Domain, scope: Scope, unbound: Names = NOTHING) -> _Narrowed:
        """What can be told of a conjunction before any value is tried; what reads the unbound is left to ask."""
        found = _Narrowed([], None, [])
        sets: list[Term] = []
        blocked = False  # behind something that may fail and does not hang on the value
        first = True  # behind nothing that hangs on the value: whatever fails here fails for every value
        for test in tests:
            if unbound and not unbound.isdisjoint(self._reads(test)):
                found.rest.append(test)
                first = False
                continue
            if not mentions(test, domain.who):
                if not blocked and self.relations.is_safe(test, scope):
                    found.outside.append(test)
                else:
                    found.rest.append(test)
                    blocked = True
                continue
            own = self.relations.as_set(test, domain, scope)
            if own is not None and ((first and not blocked) or self.relations.is_safe(own, scope)):
                sets.append(own)
                first = False
                continue
            first = False
            found.rest.append(test)
            for needed in self._needed(test, DEEPEST):
                if mentions(needed, domain.who) and (not unbound or unbound.isdisjoint(self._reads(needed))):
                    more = self.relations.as_set(needed, domain, scope)
                    if more is not None and self.relations.is_safe(more, scope) and more not in sets:
                        sets.append(more)
            if not unbound or unbound.isdisjoint(self._reads(test)):
                reached = Reach(self.machine, self.relations).of(test, domain, scope, sets)
                if reached is not None and reached not in sets:
                    sets.append(reached)
        if not sets:
            sets += self._taken(found.rest, domain, scope, unbound)
        together = Sets(self.relations.data, domain)
        for one in sets:
            found.within = one if found.within is None else together.meet(found.within, one)
        return found

    def _taken(self, tests: list[Term], domain: Domain, scope: Scope, unbound: Names) -> list[Term]:
        """The places that are taken, where the first thing asked of a place, or what that needs, fails at others."""
        first = next((test for test in tests if mentions(test, domain.who)), None)
        if first is None or (unbound and not unbound.isdisjoint(self._reads(first))):
            return []
        found = (self.relations.as_taken(one, domain, scope) for one in (first, *self._needed(first, DEEPEST)))
        return [one for one in found if one is not None][:1]

    def _reads(self, term: Term) -> Names:
        """The variables a term hangs on; of what is derived, what it is derived from."""
        if term not in self.read:
            derived = {var.name: var.derived_from for var in (*self.machine.vars.values(), *self._derived())}
            self.read[term] = frozenset(derived.get(name) or name for name in variables_read(self.machine, term))
        return self.read[term]

    def _derived(self) -> Iterable[Var]:
        return self.relations.derived.values()

    def _eager(self, found: _Narrowed) -> Term | None:
        """The set, asked for before anything else; if it may fail, behind what does not hang on the value."""
        within = found.within
        if within is None or not found.outside or self.relations.is_safe(within, {}):
            return within
        return Cond(conjunction(found.outside), within, Const(0))

    def _needed(self, test: Term, depth: int) -> list[Term]:
        """Conditions without which a permission or value cannot hold: those that all its rules share."""
        if not isinstance(test, Apply) or depth == 0:
            return []
        decision = self.machine.decisions[test.value]
        given = {param.name: arg for param, arg in zip(decision.params, test.args, strict=True)}
        shared: list[Term] | None = None
        for rule in decision.rules:
            if rule.result == NO:
                continue
            parts = [part for guard in rule.guards for part in conjuncts(guard.test)]
            if not isinstance(rule.result, Const):
                parts += conjuncts(rule.result)
            shared = parts if shared is None else [part for part in shared if part in parts]
        own = [substitute(part, given) for part in shared or []]
        return own + [deeper for part in own for deeper in self._needed(part, depth - 1)]

    # ---- terms

    def term(self, term: Term, scope: Mapping[str, Span | None]) -> Term:
        if isinstance(term, Over):
            return self._over(term, scope)
        if isinstance(term, Way):
            inner = {**scope, term.name: Span(0, len(self.machine.maps[term.space].near) - 1)}
            outside = rebuild(replace(term, test=YES), lambda part: self.term(part, scope))
            assert isinstance(outside, Way)
            return replace(outside, test=self.term(term.test, inner))
        known = self._by_data(term, scope)
        return rebuild(term, lambda part: self.term(part, scope)) if known is None else known

    def _by_data(self, term: Term, scope: Scope) -> Term | None:
        """One look into one table, where a term on data alone would take several."""
        looks = sum(LOOKS if _is_dear(part) else isinstance(part, Ask | Lookup) for part in walk(term))
        whole = all(isinstance(part, Ask | Lookup | Op | Cond | Const | Arg | Read) for part in walk(term))
        made = self.relations.data.as_value(term, scope) if looks >= LOOKS and whole else None
        if isinstance(made, Lookup) and _may_skip(term):
            # A table is asked with all its keys, also with one that the term asks for only behind another part.
            return made if all(self.relations.is_safe(key, scope) for key in made.args) else None
        return made

    def _over(self, term: Over, scope: Mapping[str, Span | None]) -> Term:
        inner = {**scope, term.name: Span(term.low, term.high)}
        domain = Domain(Arg(term.name), term.low, term.high)
        tests = conjuncts(term.test)
        body = term.body
        if term.fold in MERGED:
            tests, body = [*tests, *conjuncts(body)], YES
        tests = [test for test in tests if test != YES]
        found = self.narrow(tests if term.low <= term.high else [NO], domain, scope)
        if term.fold == "all":
            claimed = self.relations.as_set(body, domain, scope)
            if claimed is not None and self.relations.is_safe(claimed, scope):
                body = Op("has", (self.term(claimed, scope), domain.bit))
        rest = conjunction([self.term(test, inner) for test in found.rest])
        within = None if found.within is None else self.term(found.within, scope)
        made = replace(term, test=rest, body=body if body == YES else self.term(body, inner), within=within)
        if term.fold == "some":
            made = flatten(made, self.relations.data, scope)
        if not found.outside:
            return made
        outside = [self.term(test, scope) for test in found.outside]
        match term.fold:
            case "all":
                return disjunction([Op("not", (conjunction(outside),)), made])
            case "some":
                return conjunction([*outside, made])
            case _:
                return Cond(conjunction(outside), made, Const(0))

    # ---- places

    def _domain(self, var: str, sort: Sort) -> Domain | None:
        if isinstance(sort, Maybe):
            return None
        return Domain(Read(var), *bounds(sort))

    def location(self, location: Location) -> Location:
        within = location.within
        options = tuple(self._option(option) for option in location.options)
        if location.var and location.sort is not None and within is None:
            domain = self._domain(location.var, location.sort)
            if domain is not None and len(options) == 1:
                left = _parts(location.options[0])
                within, rest = self._guarded(left, domain, NOTHING)
                if within is not None:
                    options = (replace(options[0], rest=tuple(self.term(one, {}) for one in rest)),)
        player = None if location.player is None else self.term(location.player, {})
        return replace(location, options=options, within=within, player=player)

    def _guarded(self, tests: list[Term], domain: Domain, unbound: Names) -> tuple[Term | None, list[Term]]:
        """The set that conditions leave of a domain, and what is left to ask; what is bound later does not count."""
        found = self.narrow(tests, domain, {}, unbound)
        within = self._eager(found)
        kept = [test for test in tests if test in found.outside or test in found.rest]
        return None if within is None else self.term(within, {}), kept

    def _option(self, option: Option) -> Option:
        guards = tuple(replace(guard, test=self.term(guard.test, {})) for guard in option.guards)
        binds: list[Bind] = []
        unbound = frozenset(bind.var for bind in option.binds)
        left = _parts(option)
        for bind in option.binds:
            unbound -= {bind.var}
            domain = self._domain(bind.var, bind.sort)
            within = None
            if domain is not None:
                within, left = self._guarded(left, domain, unbound)
            binds.append(replace(bind, within=within))
        rest = tuple(self.term(one, {}) for one in left) if any(bind.within is not None for bind in binds) else None
        return replace(option, guards=guards, binds=tuple(binds), rest=rest, block=self._block(option.block))

    def _block(self, block: Block) -> Block:
        made = tuple(self._effect(effect) for effect in block.effects)
        end = block.end
        match end:
            case Goto():
                pass
            case Branch():
                end = replace(
                    end, test=self.term(end.test, {}), then=self._block(end.then), otherwise=self._block(end.otherwise)
                )
            case Find():
                end = self._find(end)
        return Block(effects=made, end=end)

    def _find(self, end: Find) -> Find:
        domain = self._domain(end.var, end.sort)
        test, within = end.test, end.within
        if domain is not None:
            tests = [part for part in conjuncts(end.test) if part != YES]
            found = self.narrow(tests, domain, {})
            within = self._eager(found)
            test = conjunction([*found.outside, *found.rest])
        return replace(
            end,
            test=self.term(test, {}),
            within=None if within is None else self.term(within, {}),
            after=None if end.after is None else self.term(end.after, {}),
            then=self._block(end.then),
            otherwise=self._block(end.otherwise),
        )

    def _effect(self, effect: Effect) -> Effect:
        match effect:
            case Each():
                domain = self._domain(effect.var, effect.sort)
                within = None
                if domain is not None:
                    # The set is asked for once, so what the body changes cannot be part of it.
                    tests = [part for part in conjuncts(effect.test) if part != YES]
                    within = self._eager(self.narrow(tests, domain, {}, _changed(effect.body)))
                return replace(
                    effect,
                    test=self.term(effect.test, {}),
                    within=None if within is None else self.term(within, {}),
                    body=tuple(self._effect(one) for one in effect.body),
                )
            case When():
                return replace(
                    effect,
                    test=self.term(effect.test, {}),
                    then=tuple(self._effect(one) for one in effect.then),
                    otherwise=tuple(self._effect(one) for one in effect.otherwise),
                )
            case _:
                return map_effect(effect, lambda term: self.term(term, {}))


def _changed(body: tuple[Effect, ...]) -> Names:
    """The variables that some effects write."""
    return frozenset(name for one in effects(Block(effects=body, end=Goto(location=""))) for name in written(one))


def _is_dear(part: Term) -> bool:
    """A question about a map that is worked out in play, not looked up."""
    return isinstance(part, Ask) and part.ask in ("offset", "distance", "direction", "turned", "edge")


def _may_skip(term: Term) -> bool:
    """Whether some part of a term is perhaps not asked."""
    return any(isinstance(part, Cond) or (isinstance(part, Op) and part.op in ("and", "or")) for part in walk(term))


def _parts(option: Option) -> list[Term]:
    """All that the guards of an option ask."""
    return [part for guard in option.guards for part in conjuncts(guard.test) if part != YES]
