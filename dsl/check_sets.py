"""Sets in expressions: groups, `units of p at h`, stored sets, domains, and all that goes through them.

May import: check_base, names, sorts, terms, syntax_expr, codes.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.check_base import ANY_NUMBER, Checker, Typed, converted, set_of, shifted
from tribonian.dsl.codes import Code
from tribonian.dsl.names import FieldInfo
from tribonian.dsl.sorts import FAILED, TRUTH, Enumeration, SetOf, Sort, Whole, bounds, describe, same_family, strip
from tribonian.dsl.source import Span
from tribonian.dsl.terms import (
    NO,
    YES,
    Arg,
    Ask,
    Cond,
    Const,
    FoldName,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    conjunction,
    substitute,
)

MAX_CASES = 10_000_000  # of quantifiers inside one another
_FOLDS: dict[str, FoldName] = {"sum": "sum", "highest": "highest", "lowest": "lowest"}


@dataclass(frozen=True, slots=True)
class Many:
    """A set: the sort of its elements, whether it has one, and the stored bits where it is stored."""

    element: Sort
    has: Callable[[Term], Term]
    stored: Term | None = None


class SetChecker(Checker):
    """Adds sets to what a checker knows."""

    # ---- what denotes a set

    def many(self, expr: x.Expr, want: Sort | None = None) -> Many | None:
        """The set an expression means; nothing where it is no set, and nothing is said then."""
        names = self.names
        match expr:
            case x.Name() if expr.text in names.groups and expr.text not in self.local:
                return self._group(expr.text, (), expr.span)
            case x.Apply() if expr.name in names.groups:
                return self._group(expr.name, expr.args, expr.span)
            case x.Apply() if expr.name in ("neighbours", "spaces_within", "covered"):
                return self.built_in_set(expr)
            case x.GroupOf():
                return self._group_of(expr)
            case x.At():
                base = self.many(expr.what)
                return None if base is None else self._those_at(base, expr)
            case x.Every():
                sort = names.sort(x.NamedSort(name=expr.name, span=expr.span))
                return Many(sort, lambda _: YES)
            case x.Empty():
                inner = strip(want) if want is not None else FAILED
                return Many(inner.of if isinstance(inner, SetOf) else FAILED, lambda _: NO, Const(0))
            case x.Field() | x.Name() | x.AtIndex() | x.Apply() | x.Conditional():
                faces = self.faces(expr) if isinstance(expr, x.Field) else None
                if faces is not None:
                    return faces
                term, sort = self.term(expr, want)
                return self._stored(term, sort.of) if isinstance(sort, SetOf) else None
            case _:
                return None

    def built_in_set(self, expr: x.Apply) -> Many | None:
        raise NotImplementedError

    def faces(self, expr: x.Field) -> Many | None:
        raise NotImplementedError

    def _stored(self, term: Term, element: Sort) -> Many:
        low = bounds(element)[0]
        return Many(element, lambda one: Op("has", (term, shifted(one, -low))), term)

    def _group(self, name: str, args: tuple[x.Expr, ...], span: Span) -> Many:
        self.names.settle(name, span)
        group = self.names.groups[name]
        self.names.used.add(name)
        given: dict[str, Term] = {}
        if self.count(name, len(args), len(group.params), span):
            given = {param.name: self.fit(arg, param.sort) for arg, param in zip(args, group.params, strict=True)}
        test = conjunction([guard.test for guard in group.guards])
        return Many(group.element, lambda one: substitute(test, {**given, group.binder: one}))

    def _group_of(self, expr: x.GroupOf) -> Many | None:
        """`mobile of p`: those whose one field of that sort it is."""
        known = expr.name in self.names.groups or expr.name in self.names.stored or expr.name in self.local
        base = self.many(x.Name(text=expr.name, span=expr.span)) if known else None
        if base is None:
            return None
        term, sort = self.term(expr.of)
        fields = self.fields_of(base.element)
        fitting = [name for name, info in fields.items() if same_family(info.sort, sort) and sort != FAILED]
        exact = [name for name in fitting if strip(fields[name].sort) == strip(sort)]
        fitting = exact or fitting
        if len(fitting) != 1 or isinstance(strip(sort), Whole):
            if sort != FAILED and base.element != FAILED:
                cure = "name a group with `group NAME: u in SORT where ...`"
                self.names.sink.report(
                    Code.NO_ONE_FIELD,
                    expr.of.span,
                    sort=describe(base.element),
                    wanted=describe(sort, wanted=True),
                    count=len(fitting) or "none",
                    help=cure,
                )
            return replace(base, stored=None)
        info = fields[fitting[0]]
        whole = converted(term, sort, info.sort)

        def test(one: Term) -> Term:
            return conjunction([base.has(one), Op("=", (self.read_field(base.element, fitting[0], one), whole))])

        return Many(base.element, test)

    def _those_at(self, base: Many, expr: x.At) -> Many:
        place = self.place_test(base.element, expr)
        return Many(base.element, lambda one: conjunction([base.has(one), place(one)]))

    def place_test(self, sort: Sort, expr: x.At) -> Callable[[Term], Term]:
        """Whether a piece is at the place given, as a test of the piece; one that covers spaces, on one of them."""
        info = self.names.pieces.get(sort.name) if isinstance(sort, Enumeration) else None
        if info is None or not info.place:
            if sort != FAILED:
                self.names.sink.report(
                    Code.WRONG_SORT, expr.what.span, wanted="a piece that has a place", actual=describe(sort)
                )
            self.term(expr.place)
            return lambda _: YES
        assert isinstance(sort, Enumeration)
        if info.footprint is not None:
            piece, space, test, space_sort = info.footprint
            there = self.fit(expr.place, space_sort)
            return lambda one: substitute(test, {piece: one, space: there})
        there = self.fit(expr.place, self.names.fields[sort.name][info.place].sort)
        return lambda one: Op("=", (self.read_field(sort, info.place, one), there))

    def fields_of(self, sort: Sort) -> dict[str, FieldInfo]:
        inner = strip(sort)
        return self.names.fields.get(inner.name, {}) if isinstance(inner, Enumeration) else {}

    def read_field(self, sort: Sort, name: str, of: Term) -> Term:
        """An attribute from its table, or state from its variable."""
        inner = strip(sort)
        assert isinstance(inner, Enumeration)
        full = f"{inner.name}.{name}"
        self.names.used.add(full)
        info = self.names.fields[inner.name][name]
        if info.by_scenario:
            return self.by_scenario(lambda scenario: Lookup(f"{full}.{scenario}", (of,)))
        return Read(full, (of,)) if info.is_state else Lookup(full, (of,))

    def by_scenario(self, made: Callable[[str], Term]) -> Term:
        """What is of the scenario that is played."""
        *others, last = self.names.scenarios or [""]
        found = made(last)
        for number, scenario in reversed(list(enumerate(others))):
            found = Cond(Op("=", (Read("scenario"), Const(number))), made(scenario), found)
        return found

    # ---- what is asked of sets

    def as_set(self, expr: x.Expr, want: Sort | None = None) -> Many:
        """A set, or a finding and one that does no harm."""
        found = self.many(expr, want)
        if found is None and isinstance(expr, x.GroupOf):
            self.names.unknown_one(expr.name, expr.span, list(self.names.groups), wanted="a group")
            self.term(expr.of)
            return Many(FAILED, lambda _: NO)
        if found is None:
            _, sort = self.term(expr)
            if sort != FAILED:
                self.names.sink.report(Code.WRONG_SORT, expr.span, wanted="a set", actual=describe(sort))
            return Many(FAILED, lambda _: NO)
        return found

    def fresh(self, name: str) -> str:
        """A name for a bound value that no name in scope stands for."""
        while any(term == Arg(name) for term, _ in self.local.values()):
            name += "'"
        return name

    def over(self, fold: FoldName, many: Many) -> Term:
        name = self.fresh("one")
        low, high = bounds(many.element)
        return Over(fold, name, low, high, many.has(Arg(name)), YES)

    def is_any(self, expr: x.AnyOf) -> Term:
        size = self.queue_size(expr.of)
        if size is not None:
            return Op(">", (size, Const(0)))
        many = self.as_set(expr.of)
        return self.over("some", many) if many.stored is None else Op("!=", (many.stored, Const(0)))

    def size(self, expr: x.Size) -> Typed:
        queue = self.queue_of(expr.of)
        size = self.queue_size(expr.of)
        if size is not None and queue is not None:
            return size, Whole(low=0, high=self.names.queues[queue].capacity)
        many = self.as_set(expr.of)
        low, high = bounds(many.element)
        sort = ANY_NUMBER if many.element == FAILED else Whole(low=0, high=max(0, high - low + 1))
        return (self.over("count", many) if many.stored is None else Op("size", (many.stored,))), sort

    def queue_of(self, expr: x.Expr) -> str | None:
        name = expr.text if isinstance(expr, x.Name) else expr.name if isinstance(expr, x.AtIndex) else ""
        return name if name in self.names.queues and name not in self.local else None

    def queue_size(self, expr: x.Expr) -> Term | None:
        name = self.queue_of(expr)
        if name is None:
            return None
        self.names.used.add(name)
        args = expr.args if isinstance(expr, x.AtIndex) else ()
        return Read(f"{name}.size", self.indices(name, args, expr.span))

    def member(self, expr: x.Member) -> Term:
        many = self.as_set(expr.of)
        return many.has(self.fit(expr.value, many.element))

    # ---- domains

    def domain(self, domain: x.Domain) -> Many:
        """What a name goes through: a sort, a range, a set."""
        if isinstance(domain, x.DomainRange):
            return self._range(domain)
        of = domain.of
        if isinstance(of, x.Name) and of.text not in self.local and of.text in self.names.sorts:
            return Many(self.names.sort(x.NamedSort(name=of.text, span=of.span)), lambda _: YES)
        if isinstance(of, x.Name) and not self.names.what_is(of.text, self.local):
            if of.text[:1].isupper():
                self.names.sort(x.NamedSort(name=of.text, span=of.span))
            else:
                self.names.unknown(of.text, of.span, self.local, wanted="a sort or a set")
            return Many(FAILED, lambda _: YES)
        many = self.many(of)
        if many is not None:
            return many
        _, sort = self.term(of)
        if sort != FAILED:
            wanted = "a sort, a range such as `1..6`, or a set"
            self.names.sink.report(Code.WRONG_SORT, of.span, wanted=wanted, actual=describe(sort))
        return Many(FAILED, lambda _: YES)

    def _range(self, domain: x.DomainRange) -> Many:
        (low, low_sort), (high, high_sort) = self.number(domain.low), self.number(domain.high)
        least, most = bounds(low_sort)[0], bounds(high_sort)[1]
        if ANY_NUMBER in (low_sort, high_sort):
            return Many(FAILED, lambda _: YES)
        if least > most:
            self.names.sink.report(Code.EMPTY_RANGE, domain.span, low=least, high=most)
            return Many(Whole(low=least, high=least), lambda _: YES)
        ends: list[tuple[Term, bool]] = [(low, True), (high, False)]
        ends = [(term, is_low) for term, is_low in ends if not isinstance(term, Const)]

        def test(one: Term) -> Term:
            return conjunction([Op(">=" if is_low else "<=", (one, term)) for term, is_low in ends])

        return Many(Whole(low=least, high=most), test)

    # ---- quantifiers

    def bound(self, binding: x.Binding) -> "tuple[SetChecker, Many, str]":
        """A checker that knows the name of a binding, what it goes through, and the name of its term."""
        many = self.domain(binding.domain)
        low, high = bounds(many.element)
        cases = self.cases * max(1, high - low + 1)
        if cases > MAX_CASES:
            span = binding.domain.span
            self.names.sink.report(Code.TOO_MANY_CASES, span, count=f"{cases:,}", limit=f"{MAX_CASES:,}")
            cases = self.cases
        name = self.fresh(binding.name)
        inner = replace(self, local={**self.local, binding.name: (Arg(name), many.element)}, cases=cases)
        inner.known = {expr: sort for expr, sort in self.known.items() if not mentions(expr, binding.name)}
        return inner, many, name

    def quantified(
        self, fold: FoldName, bindings: tuple[x.Binding, ...], where: x.Expr | None, body: x.Expr | None
    ) -> Term:
        """Bindings one inside the other, the test inside the last."""
        checker, many, name = self.bound(bindings[0])
        low, high = bounds(many.element)
        test = many.has(Arg(name))
        if len(bindings) > 1:
            return Over(fold, name, low, high, test, checker.quantified(fold, bindings[1:], where, body))
        if where is not None:
            test = _both(test, checker.fit(where, TRUTH))
            checker = checker.knowing(where)
        return Over(fold, name, low, high, test, YES if body is None else checker.fit(body, TRUTH))

    def knowing(self, test: x.Expr) -> "SetChecker":
        raise NotImplementedError

    def folded(self, expr: x.Fold) -> Typed:
        fold = _FOLDS.get(expr.name)
        if fold is None:
            known = list(_FOLDS)
            self.names.unknown_one(expr.name, expr.name_span, known, wanted="`sum`, `highest` or `lowest`")
            return Const(0), FAILED
        checker, many, name = self.bound(expr.binding)
        low, high = bounds(many.element)
        test = many.has(Arg(name))
        if expr.where is not None:
            test = _both(test, checker.fit(expr.where, TRUTH))
            checker = checker.knowing(expr.where)
        body, sort = checker.number(expr.body)
        least, most = bounds(sort)
        if fold == "sum":
            count = high - low + 1
            least, most = min(0, least * count), max(0, most * count)
        if many.element == FAILED:
            return Const(0), FAILED
        return Over(fold, name, low, high, test, body), Whole(low=min(0, least), high=max(0, most))

    def ring(self, expr: x.GroupOf) -> Typed | None:
        """`left of p`, `right of p`, where players sit in a ring."""
        if expr.name not in ("left", "right") or expr.name in self.names.places:
            return None
        players = self.names.sorts.get("Player")
        if players is None or not self.names.in_ring:
            self.names.sink.report(Code.NO_RING, expr.span, name=expr.name)
            return self.failed((expr.of,))
        return Ask("left" if expr.name == "left" else "right", "Player", (self.fit(expr.of, players),)), players

    def set_sort(self, many: Many) -> SetOf:
        return set_of(many.element)

    def set_term(self, expr: x.Expr, want: Sort | None) -> Typed:
        """A set as a value."""
        many = self.as_set(expr, want)
        if many.stored is None:
            self.names.check_elements(many.element, expr.span)
        bits = self.over("set", many) if many.stored is None else many.stored
        return bits, set_of(many.element)


def _both(left: Term, right: Term) -> Term:
    return conjunction([part for part in (left, right) if part != YES])


def mentions(expr: x.Expr, name: str) -> bool:
    """Whether an expression of names, fields and indices speaks of a name."""
    match expr:
        case x.Name():
            return expr.text == name
        case x.Field():
            return mentions(expr.of, name)
        case x.AtIndex() | x.Apply():
            return any(mentions(arg, name) for arg in expr.args)
        case _:
            return False
