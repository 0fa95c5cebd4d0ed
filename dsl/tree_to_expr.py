"""Lark trees of expressions, sorts and guards to syntax nodes.

Gives every node its span; decides nothing about meaning. May import: syntax_expr, source, codes,
diagnostics, parser.
"""

from collections.abc import Container
from typing import Literal, cast

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, Sink
from tribonian.dsl.parser import Branch, extent, head, kids, reserved_words
from tribonian.dsl.source import Source, Span

NUMBER_LIMIT = 1_000_000
TOO_LARGE = NUMBER_LIMIT + 1  # stands for every number beyond the limit, once that has been told


class Reader:
    """Turns trees of one item into nodes; knows the item's source and offset."""

    def __init__(self, source: Source, start: int, sink: Sink) -> None:
        self.source = source
        self.start = start
        self.sink = sink

    # ---- spans and leaves

    def span(self, tree: Branch, fallback: Span | None = None) -> Span:
        """Where a tree stands, without the space behind it; an empty one stands where the fallback does."""
        place = extent(tree)
        if place is None:
            return fallback or Span(source=self.source, start=self.start, end=self.start)
        begin, end = self.start + place[0], self.start + place[1]
        text = self.source.text
        while end > begin and text[end - 1] in " \n":
            end -= 1
        return Span(source=self.source, start=begin, end=end)

    def name(self, token: Branch) -> str:
        """A name, checked against the reserved words."""
        word = str(token)
        if word in reserved_words():
            self.sink.report(Code.RESERVED_WORD, self.span(token), word=word, help="choose another name")
        return word if word != "game" else "a game"  # else it would pass for the game itself

    def names(self, tree: Branch) -> tuple[str, ...]:
        """Names in a list, each new there."""
        words: list[str] = []
        seen: dict[str, Span] = {}
        for token in kids(tree):
            word = self.name(token)
            words.append(word)
            if word in seen:
                label = Label(span=seen[word], text="first here")
                self.sink.report(Code.DECLARED_TWICE, self.span(token), name=word, labels=[label])
            seen.setdefault(word, self.span(token))
        return tuple(words)

    def once(self, part: str, tree: Branch, seen: Container[str]) -> None:
        """Report a part that has been seen already."""
        if part in seen:
            self.sink.report(Code.REPEATED_PART, self.span(tree), part=part, help="keep one of them")

    def number(self, token: Branch) -> int:
        return self.bounded(token, str(token))

    def sides(self, token: Branch) -> int:
        """The number of sides of a die such as `d6`."""
        return self.bounded(token, str(token)[1:])

    def bounded(self, token: Branch, digits: str) -> int:
        if len(digits) > 7 or int(digits) > NUMBER_LIMIT:
            shown = digits if len(digits) < 20 else digits[:17] + "..."
            limit = f"{NUMBER_LIMIT:,}"
            self.sink.report(Code.NUMBER_TOO_LARGE, self.span(token), number=shown, limit=limit)
            return TOO_LARGE
        return int(digits)

    def text(self, token: Branch) -> str:
        return str(token)[1:-1]

    def citation(self, token: Branch) -> x.Citation:
        return x.Citation(clause=str(token).removeprefix("@"), span=self.span(token))

    def cites(self, tree: Branch) -> tuple[x.Citation, ...]:
        return () if tree is None else tuple(self.citation(token) for token in kids(tree))

    def clauses(self, tree: Branch) -> tuple[x.Citation, ...]:
        """Clause ids in a list."""
        return tuple(self.citation(token) for token in kids(tree))

    # ---- sorts

    def sort(self, tree: Branch) -> x.SortExpr:
        body, optional = kids(tree)
        inner = self._sort_body(body)
        return inner if optional is None else x.OptionalSort(inner=inner, span=self.span(tree))

    def _sort_body(self, tree: Branch) -> x.BoolSort | x.NamedSort | x.RangeSort:
        span = self.span(tree)
        match head(tree):
            case "sort_bool":
                return x.BoolSort(span=span)
            case "sort_name":
                return x.NamedSort(name=str(kids(tree)[0]), span=span)
            case _:
                low, high = (self._int(part) for part in kids(tree))
                return x.RangeSort(low=low, high=high, span=span)

    def _int(self, tree: Branch) -> int:
        minus, digits = kids(tree)
        return self.number(digits) if minus is None else -self.number(digits)

    def params(self, tree: Branch) -> tuple[x.Param, ...]:
        if tree is None:
            return ()
        found = []
        for part in kids(tree):
            token, sort = kids(part)
            found.append(x.Param(name=self.name(token), sort=self.sort(sort), span=self.span(part)))
        return tuple(found)

    # ---- guards

    def guards(self, tree: Branch) -> tuple[x.Guard, ...]:
        if tree is None:
            return ()
        found = []
        for part in kids(tree):
            test, cites = kids(part)
            found.append(x.Guard(test=self.expr(test), cites=self.cites(cites), span=self.span(part)))
        return tuple(found)

    def domain(self, tree: Branch) -> x.Domain:
        parts = kids(tree)
        if head(tree) == "domain_range":
            return x.DomainRange(low=self.expr(parts[0]), high=self.expr(parts[1]), span=self.span(tree))
        inner = self.expr(parts[0])
        if isinstance(inner, x.Name):
            return x.DomainSort(name=inner.text, span=inner.span)
        self.sink.report(
            Code.UNEXPECTED,
            inner.span,
            expected="a sort such as `Player` or a range such as `1..6`",
            found="an expression",
        )
        return x.DomainSort(name="", span=inner.span)

    def args(self, tree: Branch) -> tuple[x.Expr, ...]:
        return () if tree is None else tuple(self.expr(part) for part in kids(tree))

    # ---- expressions

    def expr(self, tree: Branch) -> x.Expr:
        span = self.span(tree)
        parts = kids(tree)
        match head(tree):
            case "number":
                digits = self.number(parts[0])
                return x.Number(value=digits, span=span) if digits < TOO_LARGE else x.Name(text="", span=span)
            case "yes":
                return x.Truth(value=True, span=span)
            case "no":
                return x.Truth(value=False, span=span)
            case "none":
                return x.Nothing(span=span)
            case "name":
                return x.Name(text=str(parts[0]), span=span)
            case "apply":
                return x.Apply(name=str(parts[0]), args=self.args(parts[1]), span=span)
            case "at_index":
                return x.AtIndex(name=str(parts[0]), args=self.args(kids(parts[1])[0]), span=span)
            case "half":
                return x.Half(of=self.expr(parts[0]), up=str(parts[1]) == "up", span=span)
            case "enemy":
                return x.Enemy(of=self.expr(parts[0]), span=span)
            case "during":
                word = str(parts[0])
                return x.During(target=word.removeprefix("@"), is_clause=word.startswith("@"), span=span)
            case "option_on":
                return x.OptionOn(name=str(parts[0]), span=span)
            case "unused":
                found = () if parts[1] is None else self.args(kids(parts[1])[0])
                return x.Unused(name=str(parts[0]), args=found, span=span)
            case "negative":
                return x.Negative(of=self.expr(parts[1]), span=span)
            case "negation":
                return x.Not(of=self.expr(parts[0]), span=span)
            case "arithmetic":
                op = cast(Literal["+", "-", "*"], str(parts[1]))
                return x.Arithmetic(op=op, left=self.expr(parts[0]), right=self.expr(parts[2]), span=span)
            case "compare":
                sign = cast(Literal["=", "!=", "<", "<=", ">", ">="], str(parts[1]))
                return x.Compare(op=sign, left=self.expr(parts[0]), right=self.expr(parts[2]), span=span)
            case "within":
                value, low, high = (self.expr(part) for part in parts)
                return x.Within(value=value, low=low, high=high, span=span)
            case "parity":
                return x.Parity(of=self.expr(parts[0]), odd=str(parts[1]) == "odd", span=span)
            case "and_test":
                return x.Connective(op="and", parts=tuple(self.expr(part) for part in parts), span=span)
            case "or_test":
                return x.Connective(op="or", parts=tuple(self.expr(part) for part in parts), span=span)
            case "conditional":
                then, test, otherwise = (self.expr(part) for part in parts)
                return x.Conditional(then=then, test=test, otherwise=otherwise, span=span)
            case "for_all":
                body = self.expr(parts[2])
                return x.ForAll(binder=self.name(parts[0]), domain=self.domain(parts[1]), body=body, span=span)
            case "for_some":
                body = self.expr(parts[2])
                return x.ForSome(binder=self.name(parts[0]), domain=self.domain(parts[1]), body=body, span=span)
            case "count":
                body = self.expr(parts[2])
                return x.Count(binder=self.name(parts[0]), domain=self.domain(parts[1]), body=body, span=span)
            case other:
                raise AssertionError(f"no expression is made of {other}")
