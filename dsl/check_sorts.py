"""Sort checking of expressions (E03xx): syntax in, term and sort out.

An expression that fails gives a harmless term of the wanted sort, so that one fault is told once.
May import: names, sorts, terms, syntax_expr, codes, diagnostics.
"""

from dataclasses import dataclass
from typing import assert_never

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.codes import Code
from tribonian.dsl.names import Locals, Names, counted
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
    same_family,
    show_sort,
    values,
)
from tribonian.dsl.source import Span
from tribonian.dsl.terms import (
    NO,
    YES,
    Apply,
    Cond,
    Const,
    Lookup,
    Op,
    OpName,
    Read,
    Term,
    conjunction,
    disjunction,
    substitute,
)

BUILT_IN = {"min", "max"}
MAX_CASES = 10_000  # of `for all`, those inside one another multiplied
ANY_NUMBER = Whole(low=-NONE, high=NONE)  # of a number that could not be checked
Typed = tuple[Term, Sort]


@dataclass(slots=True)
class ExprChecker:
    """Checks expressions against the names of a book and the locals in scope."""

    names: Names
    local: Locals
    cases: int = 1  # how often `for all` around this has it checked

    def term(self, expr: x.Expr, want: Sort | None = None) -> Typed:
        """The term an expression means and its sort; `want` tells members of several enumerations apart."""
        match expr:
            case x.Number():
                return Const(expr.value), Whole(low=expr.value, high=expr.value)
            case x.Truth():
                return (YES if expr.value else NO), TRUTH
            case x.Nothing():
                return self._nothing(expr, want)
            case x.Name():
                return self._name(expr, want)
            case x.Apply():
                return self._apply(expr)
            case x.AtIndex():
                return self._at_index(expr)
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
            case x.Unused():
                return self._unused(expr), TRUTH
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
                return Op(expr.op, tuple(self.fit(part, TRUTH) for part in expr.parts)), TRUTH
            case x.Conditional():
                test = self.fit(expr.test, TRUTH)
                then, left = self.term(expr.then, want)
                otherwise, right = self.term(expr.otherwise, want or left)
                if not same_family(left, right):
                    self._wrong(expr.otherwise.span, left, right)
                    return then, left
                return Cond(test, then, otherwise), hull(left, right)
            case x.ForAll():
                return conjunction(self._cases(expr)), TRUTH
            case x.ForSome():
                return disjunction(self._cases(expr)), TRUTH
            case x.Count():
                cases = self._cases(expr)
                ones: tuple[Term, ...] = tuple(Cond(case, Const(1), Const(0)) for case in cases)
                return (Op("+", ones) if len(ones) > 1 else ones[0]), Whole(low=0, high=len(ones))
            case _:
                assert_never(expr)

    # ---- wanted sorts

    def fit(self, expr: x.Expr, want: Sort) -> Term:
        """A term of the wanted family; numbers that can never fit are an error, others an obligation."""
        term, sort = self.term(expr, want)
        if sort is want or FAILED in (sort, want):
            return term
        if not same_family(sort, want) or (isinstance(sort, Maybe) and not isinstance(want, Maybe)):
            self._wrong(expr.span, want, sort)
            return term
        if term != Const(NONE):
            low, high = bounds(sort)
            least, most = bounds(want)
            if high < least or low > most:
                shown = show_sort(sort) if low != high else str(low)
                self.names.sink.report(Code.NEVER_FITS, expr.span, actual=shown, wanted=show_sort(want))
        return term

    def number(self, expr: x.Expr) -> Typed:
        """A term that must be a number."""
        term, sort = self.term(expr)
        if isinstance(sort, Whole):
            return term, sort
        if sort != FAILED:
            self.names.sink.report(Code.WRONG_SORT, expr.span, wanted="a number", actual=describe(sort))
        return Const(0), ANY_NUMBER

    def _wrong(self, span: Span, want: Sort, actual: Sort) -> None:
        self.names.sink.report(Code.WRONG_SORT, span, wanted=describe(want, wanted=True), actual=describe(actual))

    # ---- leaves

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
        enumerations = names.members.get(text, [])
        if enumerations:
            wanted = want.inner if isinstance(want, Maybe) else want
            chosen = wanted if isinstance(wanted, Enumeration) and wanted in enumerations else enumerations[0]
            names.used.add(chosen.name)
            return Const(chosen.members.index(text)), chosen
        names.unknown(text, expr.span, self.local)
        return Const(0), FAILED

    def count(self, name: str, given: int, wanted: int, span: Span) -> bool:
        """Whether as many arguments are given as are wanted."""
        if given == wanted:
            return True
        brackets = "[...]" if name in self.names.stored else "(...)"
        words = counted(wanted, "argument") if wanted else "no arguments"
        cure = f"write `{name}{brackets}`" if given == 0 else f"write `{name}`" if wanted == 0 else ""
        self.names.sink.report(Code.WRONG_COUNT, span, name=name, wanted=words, given=given or "none", help=cure)
        return False

    def _failed(self, args: tuple[x.Expr, ...]) -> Typed:
        """Nothing can be said, but the arguments are checked all the same."""
        for arg in args:
            self.term(arg)
        return Const(0), FAILED

    def _apply(self, expr: x.Apply) -> Typed:
        names, name = self.names, expr.name
        if name in BUILT_IN:
            return self._extreme(expr)
        signature = names.signatures.get(name)
        if signature is None or signature.sort is None:
            if name in names.stored:
                actual, cure = names.what_is(name, {}), f"write `{name}[...]`"
                names.sink.report(Code.NOT_A, expr.span, name=name, actual=actual, wanted="a value", help=cure)
            else:
                names.unknown(name, expr.span, self.local, wanted="a value or a table")
            return self._failed(expr.args)
        names.used.add(name)
        if not self.count(name, len(expr.args), len(signature.params), expr.span):
            self._failed(expr.args)
            return Const(0), signature.sort
        args = tuple(self.fit(arg, param.sort) for arg, param in zip(expr.args, signature.params, strict=True))
        made: Term = Apply(name, args) if signature.kind == "value" else Lookup(name, args)
        return made, signature.sort

    def _extreme(self, expr: x.Apply) -> Typed:
        if not self.count(expr.name, len(expr.args), 2, expr.span):
            return self._failed(expr.args)
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
            return self._failed(expr.args)
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

    def indices(self, name: str, args: tuple[x.Expr, ...], span: Span) -> tuple[Term, ...]:
        """The index terms of a stored variable."""
        stored = self.names.stored[name]
        if not self.count(name, len(args), len(stored.index), span):
            self._failed(args)
            return tuple(Const(0) for _ in stored.index)
        return tuple(self.fit(arg, param.sort) for arg, param in zip(args, stored.index, strict=True))

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
        # `none` and shared members take their sort from the other side.
        if isinstance(first, x.Nothing | x.Name) and not isinstance(second, x.Nothing):
            right, right_sort = self.term(second)
            left, left_sort = self.term(first, right_sort)
            if isinstance(second, x.Name) and not same_family(left_sort, right_sort):
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
        return Op(expr.op, (left, right)), TRUTH

    def domain_sort(self, domain: x.Domain) -> Sort | None:
        """The sort of a domain whose ends are known before play; nothing, and a finding, where they are not."""
        if isinstance(domain, x.DomainSort):
            return self.names.sort(x.NamedSort(name=domain.name, span=domain.span))
        low, _ = self.number(domain.low)
        high, _ = self.number(domain.high)
        if not isinstance(low, Const) or not isinstance(high, Const):
            self.names.sink.report(Code.NOT_CONSTANT, domain.span, help="give both ends as numbers")
            return None
        if low.value > high.value:
            self.names.sink.report(Code.EMPTY_RANGE, domain.span, low=low.value, high=high.value)
            return None
        return Whole(low=low.value, high=high.value)

    def _cases(self, expr: x.ForAll | x.ForSome | x.Count) -> list[Term]:
        """What a quantifier says of every value of its domain, one by one."""
        sink, span = self.names.sink, expr.domain.span
        sort = self.domain_sort(expr.domain)
        if sort is None:
            return [YES]
        least, most = bounds(sort)
        cases = self.cases * (most - least + 1)
        if cases > MAX_CASES:
            sink.report(Code.TOO_MANY_CASES, span, count=f"{cases:,}", limit=f"{MAX_CASES:,}")
            return [YES]
        parts = []
        for value in values(sort) or [0]:
            inner = {**self.local, expr.binder: (Const(value), sort)}
            parts.append(ExprChecker(self.names, inner, max(1, cases)).fit(expr.body, TRUTH))
        return parts
