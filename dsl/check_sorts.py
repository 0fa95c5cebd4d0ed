"""Sort checking of expressions (E03xx): syntax in, term and sort out.

May import: check_base, check_maps, names, sorts, terms, syntax_expr, codes.
"""

from typing import assert_never

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.check_base import Typed, converted
from tribonian.dsl.check_fields import FieldChecker
from tribonian.dsl.check_maps import MAP_WORDS, MapChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.sorts import (
    FAILED,
    NONE,
    TRUTH,
    Enumeration,
    Maybe,
    Sort,
    Whole,
    bounds,
    describe,
    hull,
    offset_in,
    same_family,
    strip,
)
from tribonian.dsl.terms import NO, YES, Apply, Cond, Const, Lookup, Op, OpName, Read, Term, substitute

BUILT_IN = {"min", "max"}


class ExprChecker(MapChecker):
    """Checks every kind of expression."""

    def term(self, expr: x.Expr, want: Sort | None = None) -> Typed:
        """The term an expression means and its sort; `want` tells members of several enumerations apart."""
        match expr:
            case x.Number():
                return self._number(expr, want)
            case x.Truth():
                return (YES if expr.value else NO), TRUTH
            case x.Nothing():
                return self._nothing(expr, want)
            case x.Name():
                return self._as_known(expr, self._name(expr, want))
            case x.Apply():
                return self._apply(expr)
            case x.AtIndex():
                return self._as_known(expr, self._at_index(expr))
            case x.Field():
                return self._as_known(expr, self.field(expr))
            case x.EdgeOf():
                return self.edge(expr)
            case x.GroupOf():
                return self.ring(expr) or self.set_term(expr, want)
            case x.At():
                return self.at(expr)
            case x.OnSpace():
                return self.on_space(expr), TRUTH
            case x.AnyOf():
                return self.is_any(expr), TRUTH
            case x.Size():
                return self.size(expr)
            case x.Every() | x.Empty():
                return self.set_term(expr, want)
            case x.Member():
                return self.member(expr), TRUTH
            case x.Half():
                part, sort = self.number(expr.of)
                low, high = bounds(sort)
                op: OpName = "half up" if expr.up else "half down"
                lift = 1 if expr.up else 0
                return Op(op, (part,)), Whole(low=(low + lift) // 2, high=(high + lift) // 2)
            case x.Enemy():
                players = self.names.sorts.get("Player")
                if players is None or len(players.members) != 2:
                    if not self.names.is_lost("Player"):
                        count = 0 if players is None else len(players.members)
                        self.names.sink.report(Code.NOT_TWO_PLAYERS, expr.span, count=count or "none")
                    return Const(0), players or FAILED
                return Op("-", (Const(1), self.fit(expr.of, players))), players
            case x.During():
                return self._during(expr)
            case x.OptionOn():
                switch = self.names.switches.get(expr.name)
                if switch is None or switch.kind != "option":
                    self.names.unknown(expr.name, expr.span, self.local, wanted="an option")
                    return NO, TRUTH
                self.names.used.add(expr.name)
                return Read(expr.name), TRUTH
            case x.ScenarioOn():
                return self._scenario(expr), TRUTH
            case x.Unused():
                return self._unused(expr), TRUTH
            case x.Required():
                return self._required(expr), TRUTH
            case x.Negative():
                part, sort = self.number(expr.of)
                low, high = bounds(sort)
                term = Const(-part.value) if isinstance(part, Const) else Op("-", (Const(0), part))
                return term, Whole(low=-high, high=-low)
            case x.Arithmetic():
                return self._arithmetic(expr)
            case x.Compare():
                return self._compare(expr)
            case x.Within():
                value, _ = self.number(expr.value)
                low_term, _ = self.number(expr.low)
                high_term, _ = self.number(expr.high)
                return Op("and", (Op(">=", (value, low_term)), Op("<=", (value, high_term)))), TRUTH
            case x.Parity():
                part, _ = self.number(expr.of)
                doubled = Op("*", (Const(2), Op("half down", (part,))))
                return Op("!=" if expr.odd else "=", (doubled, part)), TRUTH
            case x.Not():
                return Op("not", (self.fit(expr.of, TRUTH),)), TRUTH
            case x.Connective():
                return self._connective(expr), TRUTH
            case x.Conditional():
                test = self.fit(expr.test, TRUTH)
                then, left = self.knowing(expr.test).term(expr.then, want)
                otherwise, right = self.term(expr.otherwise, want or left)
                if not same_family(left, right):
                    self.wrong(expr.otherwise.span, left, right)
                    return then, left
                both = hull(left, right)
                return Cond(test, self._widened(then, left, both), self._widened(otherwise, right, both)), both
            case x.ForAll():
                return self.quantified("all", expr.bindings, expr.where, expr.body), TRUTH
            case x.ForSome():
                return self.quantified("some", expr.bindings, None, expr.body), TRUTH
            case x.Count():
                element = self.domain(expr.binding.domain).element
                low, high = bounds(element)
                counted = self.quantified("count", (expr.binding,), expr.where, None)
                return counted, FAILED if element == FAILED else Whole(low=0, high=max(0, high - low + 1))
            case x.Fold():
                return self.folded(expr)
            case x.Path():
                return self.path(expr), TRUTH
            case x.Could():
                return self.could(expr), TRUTH
            case _:
                assert_never(expr)

    # ---- leaves

    def _number(self, expr: x.Number, want: Sort | None) -> Typed:
        """A number; where a space is wanted, the one with that id."""
        inner = None if want is None else strip(want)
        if isinstance(inner, Enumeration) and inner != FAILED:
            for part in inner.parts or (inner,):
                if expr.digits in part.members:
                    self.names.used.add(part.name)
                    return Const(part.members.index(expr.digits)), part
        return Const(expr.value), Whole(low=expr.value, high=expr.value)

    def _as_known(self, expr: x.Expr, typed: Typed) -> Typed:
        """An expression of which a condition before has told more than its sort does."""
        if not self.known:
            return typed
        known = self.known.get(expr)
        return typed if known is None else (converted(typed[0], typed[1], known), known)

    def _widened(self, term: Term, sort: Sort, whole: Sort) -> Term:
        return term if term == Const(NONE) else converted(term, sort, whole)

    def _connective(self, expr: x.Connective) -> Term:
        """Of a conjunction, each part may rely on those before it."""
        checker: FieldChecker = self
        found = []
        for part in expr.parts:
            found.append(checker.fit(part, TRUTH))
            if expr.op == "and":
                checker = checker.knowing(part)
        return Op(expr.op, tuple(found))

    def _nothing(self, expr: x.Nothing, want: Sort | None) -> Typed:
        if isinstance(want, Maybe) or want == FAILED:
            return Const(NONE), want
        wanted = "a value that may be none" if want is None else describe(want, wanted=True)
        self.names.sink.report(
            Code.WRONG_SORT,
            expr.span,
            wanted=wanted,
            actual="`none`",
            help="write `?` behind the sort to allow `none`",
        )
        return Const(0), FAILED

    def _name(self, expr: x.Name, want: Sort | None) -> Typed:
        names = self.names
        text = expr.text
        if text in self.local:
            return self.local[text]
        if text in names.stored:
            names.used.add(text)
            stored = names.stored[text]
            if stored.index:
                self.count(text, 0, len(stored.index), expr.span)
            return Read(text, tuple(Const(0) for _ in stored.index)), stored.sort
        if text in names.switches:
            names.used.add(text)
            switch = names.switches[text]
            if switch.kind == "option":
                names.sink.report(
                    Code.NOT_A,
                    expr.span,
                    name=text,
                    actual="an option",
                    wanted="a value",
                    help=f"write `option {text}`",
                )
            return Read(text), switch.sort
        if text in names.signatures:
            return self._apply(x.Apply(name=text, args=(), span=expr.span))
        if text in names.groups:
            return self.set_term(expr, want)
        enumerations = names.members.get(text, [])
        if enumerations:
            wanted = None if want is None else strip(want)
            parts = (wanted, *wanted.parts) if isinstance(wanted, Enumeration) else ()
            chosen = next((one for one in enumerations if one in parts), enumerations[0])
            names.used.add(chosen.name)
            return Const(chosen.members.index(text)), chosen
        names.unknown(text, expr.span, self.local)
        return Const(0), FAILED

    def _apply(self, expr: x.Apply) -> Typed:
        names, name = self.names, expr.name
        if name in names.groups:
            return self.set_term(expr, None)
        if name in BUILT_IN and name not in names.places:
            return self._extreme(expr)
        if name in MAP_WORDS and name not in names.places:
            return self.map_word(expr)
        signature = names.signatures.get(name)
        if signature is None or signature.sort is None:
            if name in names.stored:
                actual, cure = names.what_is(name, {}), f"write `{name}[...]`"
                names.sink.report(Code.NOT_A, expr.span, name=name, actual=actual, wanted="a value", help=cure)
            else:
                names.unknown(name, expr.span, self.local, wanted="a value or a table")
            return self.failed(expr.args)
        names.used.add(name)
        if not self.count(name, len(expr.args), len(signature.params), expr.span):
            self.failed(expr.args)
            return Const(0), signature.sort
        args = tuple(
            self.number(arg)[0] if place in signature.clamped else self.fit(arg, param.sort)
            for place, (arg, param) in enumerate(zip(expr.args, signature.params, strict=True))
        )
        made: Term = Apply(name, args) if signature.kind == "value" else Lookup(name, args)
        return made, signature.sort

    def _extreme(self, expr: x.Apply) -> Typed:
        if not self.count(expr.name, len(expr.args), 2, expr.span):
            return self.failed(expr.args)
        (left, left_sort), (right, right_sort) = (self.number(arg) for arg in expr.args)
        pick = min if expr.name == "min" else max
        (a, b), (c, d) = bounds(left_sort), bounds(right_sort)
        op: OpName = "min" if expr.name == "min" else "max"
        return Op(op, (left, right)), Whole(low=pick(a, c), high=pick(b, d))

    def _at_index(self, expr: x.AtIndex) -> Typed:
        names, name = self.names, expr.name
        stored = names.stored.get(name)
        if stored is None:
            if name in names.signatures:
                actual, cure = names.what_is(name, {}), f"write `{name}(...)`"
                names.sink.report(Code.NOT_A, expr.span, name=name, actual=actual, wanted="state", help=cure)
            else:
                names.unknown(name, expr.span, self.local, wanted="state")
            return self.failed(expr.args)
        names.used.add(name)
        return Read(name, self.indices(name, expr.args, expr.span)), stored.sort

    def _unused(self, expr: x.Unused) -> Term:
        """Whether less has been used than the limit allows."""
        limit = self.names.limits.get(expr.name)
        if limit is None:
            self.names.unknown_one(expr.name, expr.span, list(self.names.limits), wanted="a limit")
            return YES
        self.names.used.add(expr.name)
        index, bound = limit
        given = self.indices(expr.name, expr.args, expr.span)
        named = {param.name: term for param, term in zip(index, given, strict=True)}
        return Op("<", (Read(expr.name, given), substitute(bound, named)))

    def _scenario(self, expr: x.ScenarioOn) -> Term:
        if expr.name not in self.names.scenarios:
            self.names.unknown_one(expr.name, expr.span, self.names.scenarios, wanted="a scenario")
            return NO
        self.names.used.add(expr.name)
        return Op("=", (Read("scenario"), Const(self.names.scenarios.index(expr.name))))

    def _required(self, expr: x.Required) -> Term:
        """Whether a duty is on."""
        signature = self.names.signatures.get(expr.name)
        if signature is None or not signature.is_permission:
            known = [name for name, one in self.names.signatures.items() if one.is_permission]
            self.names.unknown_one(expr.name, expr.span, known, wanted="a permission")
            self.failed(expr.args)
            return NO
        self.names.used.add(expr.name)
        self.names.duties.add(expr.name)
        if not self.count(expr.name, len(expr.args), len(signature.params), expr.span):
            self.failed(expr.args)
            return NO
        args = tuple(self.fit(arg, param.sort) for arg, param in zip(expr.args, signature.params, strict=True))
        return Apply(f"{expr.name} required", args)

    def _during(self, expr: x.During) -> Typed:
        if expr.is_clause:
            self.names.clauses([x.Citation(clause=expr.target, span=expr.span)])
            key = "@" + expr.target
        else:
            signature = self.names.signatures.get(expr.target)
            if signature is None or signature.kind not in ("procedure", "phase"):
                self.names.unknown(expr.target, expr.span, self.local, wanted="a phase or procedure")
                return NO, TRUTH
            key = expr.target
        self.names.during.add(key)
        return Read(f"during.{key}"), TRUTH

    # ---- operators

    def _arithmetic(self, expr: x.Arithmetic) -> Typed:
        left, left_sort = self.number(expr.left)
        right, right_sort = self.number(expr.right)
        (a, b), (c, d) = bounds(left_sort), bounds(right_sort)
        match expr.op:
            case "+":
                sort = Whole(low=a + c, high=b + d)
            case "-":
                sort = Whole(low=a - d, high=b - c)
            case "*":
                products = (a * c, a * d, b * c, b * d)
                sort = Whole(low=min(products), high=max(products))
        return Op(expr.op, (left, right)), sort

    def _compare(self, expr: x.Compare) -> Typed:
        first, second = expr.left, expr.right
        # `none`, ids of spaces and shared members take their sort from the other side.
        if isinstance(first, x.Nothing | x.Name | x.Number | x.Empty) and not isinstance(second, x.Nothing):
            right, right_sort = self.term(second)
            left, left_sort = self.term(first, right_sort)
            if isinstance(second, x.Name | x.Number) and not same_family(left_sort, right_sort):
                right, right_sort = self.term(second, left_sort)
        else:
            left, left_sort = self.term(first)
            right, right_sort = self.term(second, left_sort)
        if FAILED in (left_sort, right_sort):
            return NO, TRUTH
        ordered = expr.op not in ("=", "!=")
        plain = isinstance(left_sort, Whole) and isinstance(right_sort, Whole)
        if not same_family(left_sort, right_sort) or (ordered and not plain):
            cure = f"only numbers can stand beside `{expr.op}`" if ordered else ""
            told, other = describe(left_sort), describe(right_sort)
            self.names.sink.report(Code.NOT_COMPARABLE, expr.span, left=told, right=other, help=cure)
            return NO, TRUTH
        if left != Const(NONE) and offset_in(strip(left_sort), strip(right_sort)) is not None:
            left = converted(left, left_sort, right_sort)
        elif right != Const(NONE):
            right = converted(right, right_sort, left_sort)
        return Op(expr.op, (left, right)), TRUTH
