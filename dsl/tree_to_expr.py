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

    def dice(self, token: Branch) -> tuple[int, int]:
        """How many dice, and with how many sides: `2d6`, `d20`."""
        count, _, sides = str(token).partition("d")
        return self.bounded(token, count or "1"), self.bounded(token, sides)

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
        inner = self.plain_sort(body)
        return inner if optional is None else x.OptionalSort(inner=inner, span=self.span(tree))

    def plain_sort(self, tree: Branch) -> x.PlainSort:
        span = self.span(tree)
        match head(tree):
            case "sort_bool":
                return x.BoolSort(span=span)
            case "sort_text":
                return x.TextSort(span=span)
            case "sort_dice":
                count, sides = self.dice(kids(tree)[0])
                return x.DiceSort(count=count, sides=sides, span=span)
            case "sort_set":
                return x.SetSort(of=self.plain_sort(kids(tree)[0]), span=span)
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
        return x.DomainOf(of=self.expr(parts[0]), span=self.span(tree))

    def binding(self, tree: Branch) -> x.Binding:
        name, domain = kids(tree)
        return x.Binding(name=self.name(name), domain=self.domain(domain), span=self.span(name))

    def maybe(self, tree: Branch) -> x.Expr | None:
        return None if tree is None else self.expr(tree)

    def args(self, tree: Branch) -> tuple[x.Expr, ...]:
        return () if tree is None else tuple(self.expr(part) for part in kids(tree))

    # ---- expressions

    def expr(self, tree: Branch) -> x.Expr:
        span = self.span(tree)
        parts = kids(tree)
        match head(tree):
            case "number":
                digits = self.number(parts[0])
                if digits == TOO_LARGE:
                    return x.Name(text="", span=span)
                return x.Number(value=digits, digits=str(parts[0]), span=span)
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
            case "scenario_on":
                return x.ScenarioOn(name=str(parts[0]), span=span)
            case "required":
                return x.Required(name=str(parts[0]), args=self.args(parts[1]), span=span)
            case "field":
                return x.Field(of=self.expr(parts[0]), name=str(parts[1]), name_span=self.span(parts[1]), span=span)
            case "edge_of":
                start, end, attribute = parts
                return x.EdgeOf(start=self.expr(start), end=self.expr(end), name=str(attribute), span=span)
            case "group_of":
                return x.GroupOf(name=str(parts[0]), of=self.expr(parts[1]), span=span)
            case "at_place":
                return x.At(what=self.expr(parts[0]), place=self.expr(parts[1]), span=span)
            case "on_space":
                return x.OnSpace(what=self.expr(parts[0]), space=str(parts[1]), span=span)
            case "some_of":
                return x.AnyOf(of=self.expr(parts[0]), span=span)
            case "size":
                return x.Size(of=self.expr(parts[0]), span=span)
            case "every":
                return x.Every(name=str(parts[0]), span=span)
            case "empty":
                return x.Empty(span=span)
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
                value, domain = self.expr(parts[0]), self.domain(parts[1])
                if isinstance(domain, x.DomainOf):
                    return x.Member(value=value, of=domain.of, span=span)
                return x.Within(value=value, low=domain.low, high=domain.high, span=span)
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
                *bound, such, inner = parts
                where = None if such is None else self.expr(kids(such)[0])
                bindings = tuple(self.binding(part) for part in bound)
                return x.ForAll(bindings=bindings, where=where, body=self.expr(inner), span=span)
            case "for_some":
                *bound, inner = parts
                bindings = tuple(self.binding(part) for part in bound)
                return x.ForSome(bindings=bindings, body=self.expr(inner), span=span)
            case "count":
                return x.Count(binding=self.binding(parts[0]), where=self.maybe(parts[1]), span=span)
            case "fold":
                name, inner, bound_to, such = parts
                return x.Fold(
                    name=str(name),
                    name_span=self.span(name),
                    body=self.expr(inner),
                    binding=self.binding(bound_to),
                    where=self.maybe(such),
                    span=span,
                )
            case "path":
                bound_to, start, goal, *most, such = parts
                return x.Path(
                    binding=self.binding(bound_to),
                    start=self.expr(start),
                    goal=self.expr(goal),
                    most=self.maybe(most[-1]),
                    where=self.maybe(such),
                    span=span,
                )
            case "could":
                name, given, steps, goal = parts
                args = self.args(kids(given)[0]) if kids(given) else ()
                return x.Could(name=str(name), args=args, steps=self.expr(steps), goal=self.expr(goal), span=span)
            case other:
                raise AssertionError(f"no expression is made of {other}")
