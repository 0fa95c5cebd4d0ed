"""Terms to Python expressions: numbers as ints, truth as bools only where nothing but truth is asked.

Looks after brackets and after places of the store; checks an index only where it could be wrong.
May import: machine, python_names, ranges, dsl.sorts, dsl.terms.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.emit.python_names import Names, literal, literals, parameters, slug
from tribonian.compiler.emit.ranges import Range, Ranges, fits, range_of_sort
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.unready import NotLowered
from tribonian.dsl.sorts import Enumeration, Maybe, Sort, Truth, bounds, show_sort, values
from tribonian.dsl.terms import TRUTH_OPS, Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way, walk

CHOICE, OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, ATOM = range(9)
Text = tuple[str, int]  # Python source, and how tightly it binds


@dataclass(slots=True)
class Scope:
    """What a term may name: a decision's parameters, their Python names and ranges; nothing in play."""

    names: Mapping[str, str] = field(default_factory=dict)
    ranges: Mapping[str, Range] = field(default_factory=dict)


@dataclass(slots=True)
class Writer:
    """Writes the terms of one Machine."""

    machine: Machine
    names: Names
    ranges: Ranges
    kinds: dict[str, str] = field(default_factory=dict)  # how it is made -> its name

    def scope(self, decision: Decision) -> Scope:
        named = parameters(tuple(param.name for param in decision.params))
        return Scope(names=named, ranges=self.ranges.params(decision.name))

    def kind(self, sort: Sort) -> str:
        """The name of the constant that tells of a sort; sorts with the same values share one."""
        call = kind_line(sort)
        if call not in self.kinds:
            words = show_sort(sort).replace("-", "minus ").replace("?", " or none")
            self.kinds[call] = self.names.fresh(f"KIND_{slug(words)}")
        return self.kinds[call]

    def is_safe(self, term: Term, scope: Scope) -> bool:
        """Whether a term can be evaluated everywhere: it asks no rule, no table, no place that is missing."""
        return not any(
            isinstance(part, Apply | Lookup) or (isinstance(part, Read) and not self._indexed(part, scope))
            for part in walk(term)
        )

    def _indexed(self, term: Read, scope: Scope) -> bool:
        params = self.machine.vars[term.var].index
        return all(
            fits(self.ranges.of(index, scope.ranges), range_of_sort(param.sort))
            for param, index in zip(params, term.index, strict=True)
        )

    # ---- expressions

    def truth(self, term: Term, scope: Scope, outer: int = CHOICE) -> str:
        """A term that is only asked whether it holds."""
        return _bracket(self._truth(term, scope), outer)

    def number(self, term: Term, scope: Scope, outer: int = CHOICE) -> str:
        """A term as an int; truth is 0 or 1."""
        return _bracket(self._number(term, scope), outer)

    def _truth(self, term: Term, scope: Scope) -> Text:
        if not isinstance(term, Op) or term.op not in TRUTH_OPS:
            return self._number(term, scope)
        match term.op:
            case "and" | "or":
                level = AND if term.op == "and" else OR
                parts = [self.truth(arg, scope, level + 1) for arg in term.args]
                if not parts:
                    return ("1" if term.op == "and" else "0"), ATOM
                return (f" {term.op} ".join(parts), level) if len(parts) > 1 else self._truth(term.args[0], scope)
            case "not":
                return f"not {self.truth(term.args[0], scope, NOT)}", NOT
            case _:
                sign = "==" if term.op == "=" else term.op
                left, right = (self.number(arg, scope, SUM) for arg in term.args)
                return f"{left} {sign} {right}", COMPARE

    def _number(self, term: Term, scope: Scope) -> Text:
        match term:
            case Const():
                return str(term.value), ATOM if term.value >= 0 else SIGN
            case Arg():
                return scope.names[term.name], ATOM
            case Read():
                return f"s[{self.place(term.var, term.index, scope)}]", ATOM
            case Apply():
                function = self.names.get("value", term.value)
                return f"{function}({', '.join(['s', *self._args(term.args, scope)])})", ATOM
            case Lookup():
                return (
                    f"{self.names.get('look', term.table)}({', '.join(self._args(term.args, scope))})",
                    ATOM,
                )
            case Op():
                return self._op(term, scope)
            case Cond():
                then, test = self.number(term.then, scope, OR), self.truth(term.test, scope, OR)
                return f"{then} if {test} else {self.number(term.otherwise, scope)}", CHOICE
            case Over() | Ask() | Way() | Ahead():
                raise NotLowered(term)
            case _:
                assert_never(term)

    def _args(self, terms: tuple[Term, ...], scope: Scope) -> list[str]:
        return [self.number(term, scope) for term in terms]

    def _op(self, term: Op, scope: Scope) -> Text:
        args = term.args
        match term.op:
            case "+":
                parts = [self.number(arg, scope, SUM) for arg in args]
                return (" + ".join(parts), SUM) if len(parts) > 1 else ("".join(parts) or "0", CHOICE)
            case "-":
                return f"{self.number(args[0], scope, SUM)} - {self.number(args[1], scope, PRODUCT)}", SUM
            case "*":
                return (
                    f"{self.number(args[0], scope, PRODUCT)} * {self.number(args[1], scope, SIGN)}",
                    PRODUCT,
                )
            case "min" | "max":
                if len(args) == 1:
                    return self._number(args[0], scope)
                return f"{term.op}({', '.join(self._args(args, scope))})", ATOM
            case "half up":
                return f"({self.number(args[0], scope, SUM)} + 1) // 2", PRODUCT
            case "half down":
                return f"{self.number(args[0], scope, PRODUCT)} // 2", PRODUCT
            case "=" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not":
                return f"1 if {self.truth(term, scope, OR)} else 0", CHOICE
            case "has" | "with" | "without" | "size":
                raise NotLowered(term)
            case _:
                assert_never(term.op)

    # ---- places of the store

    def place(self, name: str, index: tuple[Term, ...], scope: Scope) -> str:
        """The place of a variable in the store, as an expression."""
        var = self.machine.vars[name]
        known, parts, stride = var.offset, [], var.size
        for param, term in zip(var.index, index, strict=True):
            domain = values(param.sort)
            stride //= len(domain)
            if isinstance(term, Const) and term.value in domain:
                known += domain.index(term.value) * stride
                continue
            if not isinstance(param.sort, Maybe) and fits(
                self.ranges.of(term, scope.ranges), range_of_sort(param.sort)
            ):
                known -= domain[0] * stride
                text = self.number(term, scope, PRODUCT if stride > 1 else SUM)
            else:
                text = f"place_of({literal(name)}, {self.kind(param.sort)}, {self.number(term, scope)})"
            parts.append(text if stride == 1 else f"{text} * {stride}")
        if not parts:
            return str(known)
        joined = " + ".join(parts)
        return joined if known == 0 else f"{known} + {joined}" if known > 0 else f"{joined} - {-known}"


def kind_line(sort: Sort) -> str:
    """The call that makes the constant of a sort."""
    low, high = bounds(sort)
    inner = sort.inner if isinstance(sort, Maybe) else sort
    more = ", optional=True" if isinstance(sort, Maybe) else ""
    if isinstance(inner, Truth):
        more = ", truth=True" + more
    if isinstance(inner, Enumeration):
        more = f", names={literals(inner.members)}" + more
    return f"Kind({low}, {high}{more})"


def _bracket(text: Text, outer: int) -> str:
    return f"({text[0]})" if text[1] < outer else text[0]
