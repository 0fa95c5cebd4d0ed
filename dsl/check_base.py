"""What every checker of expressions shares: the names in scope, what is known of them, wanted sorts.

An expression that fails gives a harmless term of the wanted sort, so that one fault is told once.
May import: names, sorts, terms, syntax_expr, codes.
"""

from dataclasses import dataclass, field

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.codes import Code
from tribonian.dsl.names import Locals, Names, counted
from tribonian.dsl.sorts import (
    FAILED,
    NONE,
    Enumeration,
    Maybe,
    SetOf,
    Sort,
    Truth,
    Whole,
    bounds,
    describe,
    offset_in,
    same_family,
    show_sort,
    strip,
)
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Const, Op, Term

ANY_NUMBER = Whole(low=-NONE, high=NONE)  # of a number that could not be checked
Typed = tuple[Term, Sort]
Known = dict[x.Expr, Sort]  # what a condition before has told: `u on Hex`, `x != none`


def shifted(term: Term, by: int) -> Term:
    """A term and a number, added where that changes anything."""
    if by == 0:
        return term
    if isinstance(term, Const):
        return Const(term.value + by)
    return Op("+", (term, Const(by))) if by > 0 else Op("-", (term, Const(-by)))


def converted(term: Term, actual: Sort, want: Sort) -> Term:
    """A value as one of another sort of its family: a part of a whole, or a whole known to be a part."""
    inner, wanted = strip(actual), strip(want)
    if inner == wanted:
        return term
    offset = offset_in(inner, wanted)
    if offset:
        return shifted(term, offset)
    offset = offset_in(wanted, inner)
    return shifted(term, -offset) if offset else term


@dataclass(slots=True)
class Checker:
    """Checks expressions against the names of a book and the locals in scope."""

    names: Names
    local: Locals
    cases: int = 1  # how often quantifiers around this have it asked
    known: Known = field(default_factory=dict)

    def term(self, expr: x.Expr, want: Sort | None = None) -> Typed:
        """The term an expression means and its sort; `want` tells members of several enumerations apart."""
        raise NotImplementedError

    def fit(self, expr: x.Expr, want: Sort) -> Term:
        """A term of the wanted family; numbers that can never fit are an error, others an obligation."""
        term, sort = self.term(expr, want)
        if sort is want or FAILED in (sort, want):
            return term
        if not same_family(sort, want):
            self.wrong(expr.span, want, sort)
            return term
        if isinstance(sort, Maybe) and not isinstance(want, Maybe):
            self.wrong(expr.span, want, sort, cure=f"ask `{self.words(expr)} != none` first")
            return term
        if strip(want) != strip(sort) and offset_in(strip(want), strip(sort)) is not None:
            space = show_sort(strip(want))
            self.wrong(expr.span, want, sort, cure=f"ask `{self.words(expr)} on {space}` first")
            return term
        if term != Const(NONE) and isinstance(strip(sort), Whole):
            low, high = bounds(sort)
            least, most = bounds(want)
            if high < least or low > most:
                shown = show_sort(sort) if low != high else str(low)
                self.names.sink.report(Code.NEVER_FITS, expr.span, actual=shown, wanted=show_sort(want))
        return term if isinstance(term, Const) and term.value == NONE else converted(term, sort, want)

    def number(self, expr: x.Expr) -> Typed:
        """A term that must be a number."""
        term, sort = self.term(expr)
        if isinstance(sort, Whole):
            return term, sort
        if sort != FAILED:
            cure = f"ask `{self.words(expr)} != none` first" if isinstance(strip(sort), Whole) else ""
            self.names.sink.report(Code.WRONG_SORT, expr.span, wanted="a number", actual=describe(sort), help=cure)
        return Const(0), ANY_NUMBER

    def wrong(self, span: Span, want: Sort, actual: Sort, *, cure: str = "") -> None:
        told = describe(want, wanted=True)
        self.names.sink.report(Code.WRONG_SORT, span, wanted=told, actual=describe(actual), help=cure)

    def words(self, expr: x.Expr) -> str:
        """An expression as it was written, on one line."""
        return " ".join(expr.span.source.text[expr.span.start : expr.span.end].split())

    def count(self, name: str, given: int, wanted: int, span: Span) -> bool:
        """Whether as many arguments are given as are wanted."""
        if given == wanted:
            return True
        brackets = "[...]" if name in self.names.stored or name in self.names.queues else "(...)"
        words = counted(wanted, "argument") if wanted else "no arguments"
        cure = f"write `{name}{brackets}`" if given == 0 else f"write `{name}`" if wanted == 0 else ""
        self.names.sink.report(Code.WRONG_COUNT, span, name=name, wanted=words, given=given or "none", help=cure)
        return False

    def failed(self, args: tuple[x.Expr, ...]) -> Typed:
        """Nothing can be said, but the arguments are checked all the same."""
        for arg in args:
            self.term(arg)
        return Const(0), FAILED

    def indices(self, name: str, args: tuple[x.Expr, ...], span: Span) -> tuple[Term, ...]:
        """The index terms of a stored variable or queue."""
        queue = self.names.queues.get(name)
        index = self.names.stored[name].index if queue is None else queue.index
        if not self.count(name, len(args), len(index), span):
            self.failed(args)
            return tuple(Const(0) for _ in index)
        return tuple(self.fit(arg, param.sort) for arg, param in zip(args, index, strict=True))


def plain(sort: Sort) -> Whole | Truth | Enumeration:
    """A sort that can be the element of a set; what failed stays harmless."""
    inner = strip(sort)
    return inner if isinstance(inner, Whole | Truth | Enumeration) else FAILED


def set_of(sort: Sort) -> SetOf:
    return SetOf(of=plain(sort))
