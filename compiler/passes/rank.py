"""Rank rules: where the overrides settle who wins, a value asks only what can still change it, the cheapest first.

For engines only. The rules of a value stand in ranks: whatever applies of one rank settles the value against all
behind it. NOTE(unasked): a rule that could change nothing any more is not asked, so a fault that it would raise does
not show; what the value is stays the same. May import: machine, costs,
data, exclusion, order, relations, single, spans, dsl.terms.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import Decision, Entry, Machine
from tribonian.compiler.passes.costs import Costs
from tribonian.compiler.passes.data import Domain
from tribonian.compiler.passes.exclusion import denies, excludes
from tribonian.compiler.passes.order import Order
from tribonian.compiler.passes.relations import Relations
from tribonian.compiler.passes.single import relations_of
from tribonian.compiler.passes.spans import Span, fits, span_of_sort
from tribonian.dsl.terms import (
    NO,
    TRUTH_OPS,
    YES,
    Apply,
    Arg,
    Cond,
    Const,
    Op,
    OpName,
    Over,
    Read,
    Term,
    Way,
    conjunction,
    conjuncts,
    disjunction,
    substitute,
    walk,
)

Chain = tuple[Term, ...]  # asked in this order, as a later one may need an earlier one
RANKED = "ranked"  # the id of the one rule that stands for all
OPPOSITE: dict[OpName, OpName] = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
MOST_RANKS = 6
LONGEST = 80  # parts of a value whose conditions stand among those of another


@dataclass(frozen=True, slots=True)
class Rank:
    """What settles a value, and what it is then: one chain must hold; an empty chain always does."""

    result: Term
    chains: tuple[Chain, ...]

    @property
    def is_last(self) -> bool:
        return () in self.chains


def rank_rules(machine: Machine) -> Machine:
    relations = relations_of(machine)
    costs = Costs(machine)
    ranking = _Ranking(machine, relations, costs, Order(relations, costs))
    return replace(machine, decisions={name: ranking.value(name) for name in machine.decisions})


def _asked(rule: Entry) -> list[Term]:
    return [part for guard in rule.guards for part in conjuncts(guard.test) if part != YES]


def _least(chains: Iterable[Chain]) -> tuple[Chain, ...]:
    """The same without chains that hold only where another does."""
    found: list[Chain] = []
    for chain in sorted(chains, key=len):
        if not any(set(one) <= set(chain) for one in found):
            found.append(chain)
    return tuple(found)


@dataclass(slots=True)
class _Ranking:
    machine: Machine
    relations: Relations
    costs: Costs
    order: Order
    done: dict[str, Decision] = field(default_factory=dict)
    scope: dict[str, Span | None] = field(default_factory=dict)  # what the parameters of the value can be
    empty: dict[tuple[Term, ...], bool] = field(default_factory=dict)  # conditions on data that nothing passes

    def value(self, name: str) -> Decision:
        if name not in self.done:
            decision = self.machine.decisions[name]
            asked = [part for rule in decision.rules for one in (*_asked(rule), rule.result) for part in walk(one)]
            for part in asked:
                if isinstance(part, Apply) and part.value != name:
                    self.value(part.value)  # first: its conditions may stand among those of this value
            self.done[name] = self._decision(decision)
        return self.done[name]

    def _decision(self, decision: Decision) -> Decision:
        if any(rule.erratum for rule in decision.rules):
            return decision  # who asks behind a refusal is told which errata it rests on
        self.scope = dict(self.relations.spans.params(decision.name))
        ranks = self.ranks(decision.rules)
        if ranks is None or len(ranks) < 2 or not all(self._fits(rank.result, decision) for rank in ranks):
            return decision
        rule = Entry(id=RANKED, guards=(), result=self._told(ranks), overrides=frozenset())
        return replace(decision, rules=(rule,))

    def _fits(self, result: Term, decision: Decision) -> bool:
        span, wanted = self.relations.spans.of(result, self.scope), span_of_sort(decision.sort)
        return span is not None and wanted is not None and fits(span, wanted)

    def ranks(self, rules: tuple[Entry, ...]) -> list[Rank] | None:
        """The rules in ranks; nothing where two that may apply together disagree, or perhaps none applies."""
        left = list(rules)
        found: list[Rank] = []
        while left and len(found) < MOST_RANKS:
            settling = [one for one in left if all(self._settles(one, other) for other in left)]
            if not settling:
                return None
            result = settling[0].result
            rank = [one for one in settling if one.result == result]
            found.append(Rank(result, _least(tuple(_asked(one)) for one in rank)))
            if found[-1].is_last:
                return found
            left = [one for one in left if one not in rank]
        return None

    def _settles(self, one: Entry, other: Entry) -> bool:
        """Whether a rule that applies leaves another nothing to say."""
        return one.result == other.result or other.id in one.overrides or self._never_both(one, other)

    def _never_both(self, one: Entry, other: Entry) -> bool:
        """Whether two rules cannot apply together, by their words or by data on a single parameter."""
        some, others = _asked(one), _asked(other)
        if any(excludes(mine, its) for mine in some for its in others) or denies(some, others):
            return True
        for name, span in self.scope.items():
            if span is None or span.none or span.low > span.high:
                continue
            about = [[part for part in parts if _is_data(part, name)] for parts in (some, others)]
            if all(about) and self._is_empty(Domain(Arg(name), span.low, span.high), [*about[0], *about[1]]):
                return True
        return False

    def _is_empty(self, domain: Domain, tests: list[Term]) -> bool:
        """Whether no value of a parameter passes conditions on data."""
        key = (domain.who, Const(domain.low), Const(domain.high), *tests)
        if key not in self.empty:
            self.empty[key] = self.relations.data.as_set(conjunction(tests), domain, {}) == NO
        return self.empty[key]

    # ---- what is asked first

    def _told(self, ranks: list[Rank]) -> Term:
        """The value of ranks, of which the last one always settles it."""
        ranks = _joined(ranks)
        first, results = ranks[0], [rank.result for rank in ranks]
        if first.is_last:
            return first.result
        if results in ([NO, YES, NO], [YES, NO, YES]):  # with nothing else to say it holds, or does not, by the second
            refused = [tuple(_denied(conjunction(list(chain)))) for chain in first.chains]
            passed = self._in_turn([*refused, tuple(conjuncts(self._any(ranks[1].chains)))])
            return passed if results[0] == NO else conjunction(_denied(passed))
        if results == [YES, NO]:
            return self._in_turn([tuple(conjuncts(self._any(first.chains)))])
        chain = min(first.chains, key=self.costs.of_chain)
        rest = tuple(one for one in first.chains if one != chain)
        left = [Rank(first.result, rest), *ranks[1:]] if rest else ranks[1:]
        return self._cond(conjunction(list(chain)), first.result, self._told(left))

    def _in_turn(self, chains: list[Chain]) -> Term:
        """All chains hold: asked part by part, the cheapest first."""
        made = conjunction(self._cheap_first(chains))
        return made if is_truth(made) else Cond(made, YES, NO)

    def _cheap_first(self, chains: list[Chain]) -> list[Term]:
        opened = [[inner for part in chain for inner in self._opened(part)] for chain in chains]
        asked = self.order.in_turn(opened, self.scope)
        return [part for part in dict.fromkeys(asked) if part != YES]

    def _opened(self, part: Term) -> list[Term]:
        """A value that is a conjunction as its parts, where they are few and nothing is worked out twice."""
        if not isinstance(part, Apply) or not all(_is_cheap(arg) for arg in part.args):
            return [part]
        decision = self.done[part.value]
        if len(decision.rules) != 1 or decision.rules[0].guards:
            return [part]
        result = decision.rules[0].result
        if not isinstance(result, Op) or result.op != "and" or sum(1 for _ in walk(result)) > LONGEST:
            return [part]
        named = {param.name: arg for param, arg in zip(decision.params, part.args, strict=True)}
        return conjuncts(substitute(result, named))

    def _cond(self, test: Term, then: Term, otherwise: Term) -> Term:
        """One of two values; what is yes or no is said without them."""
        match then, otherwise:
            case Const(1), Const(0) if is_truth(test):
                return test
            case Const(0), _ if is_truth(otherwise):
                return conjunction([*_denied(test), *_conjuncts(otherwise)])
            case _, Const(0) if is_truth(then):
                return conjunction([*conjuncts(test), *_conjuncts(then)])
            case Const(1), _ if is_truth(otherwise):
                return self._any(tuple(tuple(_conjuncts(one)) for one in (test, *_disjuncts(otherwise))))
            case _:
                return Cond(test, then, otherwise)

    def _any(self, chains: tuple[Chain, ...]) -> Term:
        """Whether a chain holds; what all begin with is asked once."""
        shared: list[Term] = []
        rests = [list(chain) for chain in chains]
        while len(rests) > 1:
            heads = [
                part for rest in rests for part in rest if part == rest[0] or self.order.cannot_fail(part, self.scope)
            ]
            common = next((head for head in heads if all(_needs(rest, head) for rest in rests)), None)
            if common is None:
                break
            shared.append(common)
            rests = [[part for part in rest if part != common] for rest in rests]
            if any(common not in chain for chain in chains):
                break  # it stays implied, so it would be found again
        ordered = sorted(_least(tuple(rest) for rest in rests), key=self.costs.of_chain)
        told = YES if () in ordered else disjunction([conjunction(self._cheap_first([rest])) for rest in ordered])
        return conjunction([*shared, *([] if told == YES else conjuncts(told))])


def _joined(ranks: list[Rank]) -> list[Rank]:
    """Neighbours with the same result are one rank, and nothing stands behind what always settles."""
    found: list[Rank] = []
    for rank in ranks:
        if found and found[-1].is_last:
            break
        if found and found[-1].result == rank.result:
            found[-1] = Rank(rank.result, _least((*found[-1].chains, *rank.chains)))
        else:
            found.append(rank)
    return found


def _denied(term: Term) -> list[Term]:
    """What must hold, part by part, for a condition not to hold."""
    match term:
        case Op(op="not", args=(inner,)) if is_truth(inner) or isinstance(inner, Apply):
            return conjuncts(inner)
        case Op(op="or", args=args):
            return [part for arg in args for part in _denied(arg)]
        case Op(op=op, args=args) if op in OPPOSITE:
            return [Op(OPPOSITE[op], args)]
        case _:
            return [Op("not", (term,))]


def _needs(chain: list[Term], part: Term) -> bool:
    """Whether a chain holds only where some part does."""
    return part in chain or any(_implies(one, part) for one in chain)


def _implies(one: Term, other: Term) -> bool:
    """Whether, if some value passes certain conditions, some value passes a few of them."""
    match one, other:
        case Over(fold="some", within=None), Over(fold="some", within=None):
            named = Arg(other.name)
            own = [substitute(part, {one.name: named}) for term in (one.test, one.body) for part in conjuncts(term)]
            asked = [part for term in (other.test, other.body) for part in conjuncts(term) if part != YES]
            return (one.low, one.high) == (other.low, other.high) and all(part in own for part in asked)
        case _:
            return False


def _is_cheap(arg: Term) -> bool:
    return isinstance(arg, Const | Arg) or (isinstance(arg, Read) and not arg.index)


def _conjuncts(term: Term) -> list[Term]:
    return [] if term == YES else conjuncts(term)


def _is_data(test: Term, name: str) -> bool:
    """Whether a condition is on one parameter and nothing that changes."""
    parts = list(walk(test))
    named = {part.name for part in parts if isinstance(part, Arg)}
    return named == {name} and not any(isinstance(part, Read | Apply | Over | Way) for part in parts)


def _disjuncts(term: Term) -> tuple[Term, ...]:
    return term.args if isinstance(term, Op) and term.op == "or" else (term,)


def is_truth(term: Term) -> bool:
    """Whether a term is 0 or 1 and nothing else, as far as it shows."""
    match term:
        case Const():
            return term in (NO, YES)
        case Op():
            return term.op in TRUTH_OPS and term.op != "has"
        case Over():
            return term.fold in ("all", "some")
        case Way():
            return True
        case _:
            return False
