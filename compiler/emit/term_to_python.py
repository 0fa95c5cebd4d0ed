"""Terms to Python expressions: numbers as ints, truth as bools only where nothing but truth is asked.

Looks after brackets and after places of the store; checks an index only where it could be wrong. What goes through
many values, asks a map or looks ahead is left to the classes that build on this one. May import: machine, facts,
python_names, range_values, term_judge, dsl.sorts, dsl.terms.
"""

import re
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.emit.facts import of_args
from tribonian.compiler.emit.kind_to_python import kind_line
from tribonian.compiler.emit.python_names import Names, literal, parameters, slug
from tribonian.compiler.emit.range_values import fits, range_of_sort
from tribonian.compiler.emit.term_judge import BITS, PLAY as PLAY, Judge, Scope as Scope
from tribonian.compiler.machine import Decision
from tribonian.dsl.sorts import MAX_ELEMENTS, Sort, show_sort, values
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
    OpName,
    Over,
    Read,
    Term,
    Way,
    children,
    walk,
)

CHOICE, OR, AND, NOT, COMPARE, EITHER, BOTH, SHIFT, SUM, PRODUCT, SIGN, ATOM = range(12)
Text = tuple[str, int]  # Python source, and how tightly it binds
WORD = 30  # bits from here on take a table less time than a shift
GATHERED = ("gathered(", "taken(", "sum(")  # sets that are put together by going through places
CALLED = re.compile(r"\(s[,)]")
SWAPPED: dict[OpName, OpName] = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
WIDE = 1 << 32  # greater numbers are sets, and easier to read by sixteens


@dataclass(slots=True)
class Writer(Judge):
    """Writes the terms of one Machine."""

    names: Names = field(default_factory=lambda: Names(taken=set()))
    kinds: dict[str, str] = field(default_factory=dict)  # how it is made -> its name
    functions: list[str] = field(default_factory=list)  # what terms need beside their own expression
    constants: dict[str, str] = field(default_factory=dict)  # name -> what it is
    totals: dict[str, bool] = field(default_factory=dict)  # values that rules give in every position
    most_bits: int = 0  # of those that a table holds
    moving: set[str] = field(default_factory=set)  # variables called at places worked out in play, as far as written

    def scope(self, decision: Decision) -> Scope:
        named = parameters(tuple(param.name for param in decision.params))
        return Scope(names=named, known=of_args(self.ranges.params(decision.name)))

    def kind(self, sort: Sort) -> str:
        """The name of the constant that tells of a sort; sorts with the same values share one."""
        call = kind_line(sort)
        if call not in self.kinds:
            words = show_sort(sort).replace("-", "minus ").replace("?", " or none")
            self.kinds[call] = self.names.fresh(f"KIND_{slug(words)}")
        return self.kinds[call]

    # ---- expressions

    def in_place(self, term: Apply, scope: Scope) -> Term | None:
        """What stands for a value where it is asked for, instead of a call."""
        raise NotImplementedError

    def truth(self, term: Term, scope: Scope, outer: int = CHOICE) -> str:
        """A term that is only asked whether it holds."""
        return bracket(self._truth(term, scope), outer)

    def known(self, test: Term, scope: Scope) -> bool | None:
        """Whether a test holds, if ranges or sets tell."""
        found = self.decided(test, scope)
        return settled(self._truth(test, scope)) if found is None else found

    def number(self, term: Term, scope: Scope, outer: int = CHOICE) -> str:
        """A term as an int; truth is 0 or 1."""
        return bracket(self._number(term, scope), outer)

    def _truth(self, term: Term, scope: Scope) -> Text:
        if isinstance(term, Over):
            return self.over_truth(term, scope)
        if isinstance(term, Const):
            return _told(bool(term.value))
        if isinstance(term, Cond) and settled(self._truth(term.test, scope)) is None:
            sides = (self.learnt(term.test, scope, holds=holds) for holds in (True, False))
            then, otherwise = (
                self.truth(one, side, OR) for one, side in zip((term.then, term.otherwise), sides, strict=True)
            )
            return f"{then} if {self.truth(term.test, scope, OR)} else {otherwise}", CHOICE
        found = self.in_place(term, scope) if isinstance(term, Apply) else None
        if found is not None:
            return self._truth(found, scope)
        if not isinstance(term, Op) or term.op not in TRUTH_OPS:
            return self._number(term, scope)
        match term.op:
            case "and" | "or":
                return self._joined_truth(term, scope)
            case "not":
                inner = self._truth(term.args[0], scope)
                return _told(not settled(inner)) if settled(inner) is not None else (f"not {bracket(inner, NOT)}", NOT)
            case "has":
                return self._number(term, scope)
            case _:
                known = self.decided(term, scope)
                if known is not None:
                    return _told(known)
                sign = "==" if term.op == "=" else term.op
                left, right = (self.number(arg, scope, EITHER) for arg in term.args)
                first = self._bound_first(term, scope)
                told = f"{left} {sign} {right}"
                return (f"{first} and {told}", AND) if first else (told, COMPARE)

    def _bound_first(self, term: Op, scope: Scope) -> str:
        """What must hold of the side that is little work, where the other is much; nothing if it spares nothing."""
        (left, right), op = term.args, term.op
        work = [self._is_work(one, scope) for one in term.args]
        plain, dear = (right, left) if work[0] else (left, right)
        if op not in ("<", "<=", ">", ">=") or all(work) or not any(work) or not self._all_safe(term.args, scope):
            return ""
        op = SWAPPED[op] if work[0] else op
        reach = self.range(dear, scope)
        bound = Const(reach.low if op in (">", ">=") else reach.high)
        if reach.none or self.decided(Op(op, (plain, bound)), scope) is not None:
            return ""
        return f"{self.number(plain, scope, EITHER)} {op} {self.number(bound, scope, EITHER)}"

    def _is_work(self, term: Term, scope: Scope) -> bool:
        """Whether a term takes a function that looks at the position."""
        may_call = any(isinstance(part, Apply | Over | Way | Ahead) for part in walk(term))
        return may_call and CALLED.search(self.number(term, scope)) is not None

    def _joined_truth(self, term: Op, scope: Scope) -> Text:
        """`and`, `or`: what is known already is left out, and so is what stands behind a part that settles it."""
        level = AND if term.op == "and" else OR
        neutral = term.op == "and"
        parts: list[Text] = []
        is_sure = True
        for arg in term.args:
            text = self._truth(arg, scope)
            known = settled(text)
            if known is None or known != neutral:
                parts.append(text)
            if known is not None and known != neutral:
                if is_sure:
                    return _told(known)
                break
            is_sure = is_sure and self.is_safe(arg, scope)
            scope = self.learnt(arg, scope, holds=neutral)
        if len(parts) < 2:
            return parts[0] if parts else _told(neutral)
        return f" {term.op} ".join(bracket(part, level + 1) for part in parts), level

    def _number(self, term: Term, scope: Scope) -> Text:
        match term:
            case Const():
                text = str(term.value) if term.value < WIDE else hex(term.value)
                return text, ATOM if term.value >= 0 else SIGN
            case Arg():
                return scope.names[term.name], ATOM
            case Read():
                held = scope.held.get(term.var)
                single = self.range(term, scope).single
                if single is not None and self.is_safe(term, scope):
                    return self._number(Const(single), scope)
                return (held if held is not None else f"s[{self.place(term.var, term.index, scope)}]"), ATOM
            case Apply():
                found = self.in_place(term, scope)
                if found is not None:
                    return self._number(found, scope)
                given = self.given(term, scope)
                if given is not None:
                    return given
                return f"{self.names.get('value', term.value)}({', '.join(['s', *self.args(term.args, scope)])})", ATOM
            case Lookup():
                return self.lookup(term, scope)
            case Op():
                return self._op(term, scope)
            case Cond():
                known = settled(self._truth(term.test, scope))
                if known is not None:
                    return self._number(term.then if known else term.otherwise, scope)
                then, otherwise = (self.learnt(term.test, scope, holds=holds) for holds in (True, False))
                text = f"{self.number(term.then, then, OR)} if {self.truth(term.test, scope, OR)}"
                return f"{text} else {self.number(term.otherwise, otherwise)}", CHOICE
            case Over():
                return self.over(term, scope)
            case Ask():
                return self.ask(term, scope)
            case Way():
                return self.way(term, scope)
            case Ahead():
                return self.ahead(term, scope)
            case _:
                assert_never(term)

    def given(self, term: Apply, scope: Scope) -> Text | None:
        """A value as one of a tuple, if its arguments alone decide it."""
        raise NotImplementedError

    def lookup(self, term: Lookup, scope: Scope) -> Text:
        raise NotImplementedError

    def over(self, term: Over, scope: Scope) -> Text:
        raise NotImplementedError

    def over_truth(self, term: Over, scope: Scope) -> Text:
        raise NotImplementedError

    def ask(self, term: Ask, scope: Scope) -> Text:
        raise NotImplementedError

    def way(self, term: Way, scope: Scope) -> Text:
        raise NotImplementedError

    def ahead(self, term: Ahead, scope: Scope) -> Text:
        raise NotImplementedError

    def args(self, terms: tuple[Term, ...], scope: Scope) -> list[str]:
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
                return f"{self.number(args[0], scope, PRODUCT)} * {self.number(args[1], scope, SIGN)}", PRODUCT
            case "min" | "max":
                if len(args) == 1:
                    return self._number(args[0], scope)
                return f"{term.op}({', '.join(self.args(args, scope))})", ATOM
            case "half up":
                return f"({self.number(args[0], scope, SUM)} + 1) // 2", PRODUCT
            case "half down":
                return f"{self.number(args[0], scope, PRODUCT)} // 2", PRODUCT
            case "=" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not":
                text = self._truth(term, scope)
                return text if settled(text) is not None else (f"1 if {bracket(text, OR)} else 0", CHOICE)
            case "has" | "with" | "without":
                return self._member(term, scope)
            case "size":
                return counted(self._number(args[0], scope)), ATOM
            case "meet":
                return met([self._number(arg, scope) for arg in args])
            case "minus" if self._is_all_of(args[0], args[1], scope):
                return f"{self.number(args[0], scope, BOTH)} ^ {self.number(args[1], scope, BOTH)}", EITHER
            case "minus" if self._number(args[1], scope)[0] == "0":
                return self._number(args[0], scope)
            case "minus":
                return f"{self.number(args[0], scope, BOTH)} & ~{self.number(args[1], scope, SIGN)}", BOTH
            case "join":
                return f"{self.number(args[0], scope, EITHER)} | {self.number(args[1], scope, BOTH)}", EITHER
            case "up" | "down":
                sign = "<<" if term.op == "up" else ">>"
                return f"{self.number(args[0], scope, SHIFT)} {sign} {self.number(args[1], scope, SUM)}", SHIFT
            case _:
                assert_never(term.op)

    def _is_all_of(self, every: Term, some: Term, scope: Scope) -> bool:
        """Whether a set is all that another could hold."""
        reach = self.range(some, scope)
        whole = every.value if isinstance(every, Const) else 0
        return whole & whole + 1 == 0 < whole and not reach.none and reach.low >= 0 and 0 < reach.high <= whole

    def _member(self, term: Op, scope: Scope) -> Text:
        """A set and one place in it; a place that no set has is looked after."""
        bits, place = term.args
        if not fits(self.range(place, scope), BITS):
            name = {"has": "set_has", "with": "set_with", "without": "set_without"}[term.op]
            return f"{name}({', '.join(self.args(term.args, scope))})", ATOM
        match term.op:
            case "has":
                return f"{self.number(bits, scope, SHIFT)} >> {self.number(place, scope, SUM)} & 1", BOTH
            case "with":
                return f"{self.number(bits, scope, EITHER)} | {self.bit(place, scope)[0]}", EITHER
            case "without" if Op("has", (bits, place)) in scope.known.facts:
                return f"{self.number(bits, scope, BOTH)} ^ {self.bit(place, scope)[0]}", EITHER
            case _:
                single = bracket(self.bit(place, scope), SIGN)
                return f"{self.number(bits, scope, BOTH)} & ~{single}", BOTH

    def bit(self, place: Term, scope: Scope) -> Text:
        """The set of one place alone."""
        if isinstance(place, Const):
            return self._number(Const(1 << place.value), scope)
        reach = self.range(place, scope)
        if WORD <= reach.high < MAX_ELEMENTS and reach.low >= 0 and not reach.none:
            self.most_bits = max(self.most_bits, reach.high + 1)
            self.constants["BIT_OF"] = f"tuple([1 << place for place in range({self.most_bits})])"
            return f"BIT_OF[{self.number(place, scope)}]", ATOM
        return f"1 << {self.number(place, scope, SUM)}", SHIFT

    # ---- places of the store

    def place(self, name: str, index: tuple[Term, ...], scope: Scope) -> str:
        """The place of a variable in the store, as an expression; of fewer indices, the first that begins so."""
        var = self.machine.vars[name]
        known, parts, stride = var.offset, [], var.size
        for param, term in zip(var.index, index, strict=False):
            domain = values(param.sort)
            stride //= len(domain)
            if isinstance(term, Const) and term.value in domain:
                known += domain.index(term.value) * stride
                continue
            reach = self.range(term, scope)
            if reach.single is not None and reach.single in domain and self.is_safe(term, scope):
                known += domain.index(reach.single) * stride
                continue
            if fits(reach, range_of_sort(param.sort)) and not reach.none:
                known -= domain[0] * stride
                text = self.number(term, scope, PRODUCT if stride > 1 else SUM)
            else:
                text = f"place_of({literal(name)}, {self.kind(param.sort)}, {self.number(term, scope)})"
            parts.append(text if stride == 1 else f"{text} * {stride}")
        if not parts:
            return str(known)
        self.moving.add(name)
        joined = " + ".join(parts)
        return joined if known == 0 else f"{known} + {joined}" if known > 0 else f"{joined} - {-known}"


def met(sets: list[Text]) -> Text:
    """What all sets share; those that must be gathered come last, and only if the others leave anything."""
    if len(sets) == 1:
        return sets[0]
    dear = [one for one in sets if one[1] == ATOM and one[0].startswith(GATHERED)]
    parts = [bracket(one, BOTH if place == 0 else SHIFT) for place, one in enumerate(sets)]
    plain = " & ".join([part for part, one in zip(parts, sets, strict=True) if one not in dear])
    every = " & ".join([one for one in (plain, *(one[0] for one in dear)) if one])
    spares = bool(dear and plain) and not all(
        part[:1].isdigit() for part in plain.split(" & ")
    )  # a number never leaves nothing
    return (f"{plain} and {every}", AND) if spares else (every, BOTH)


def bracket(text: Text, outer: int) -> str:
    return f"({text[0]})" if text[1] < outer else text[0]


def settled(truth: Text) -> bool | None:
    """What a truth is, if that is known while it is written."""
    return {"1": True, "0": False}.get(truth[0])


def _told(truth: bool) -> Text:
    return "1" if truth else "0", ATOM


def counted(bits: Text) -> str:
    """How many a set holds; a literal must not be taken for a fraction."""
    return f"{bracket(bits, ATOM + bits[0][0].isdigit())}.bit_count()"


def arguments_in(term: Term) -> list[str]:
    """The parameters a term names from outside, in the order in which it does."""
    found: dict[str, None] = {}

    def visit(part: Term, bound: frozenset[str]) -> None:
        match part:
            case Arg():
                if part.name not in bound:
                    found[part.name] = None
            case Over():
                if part.within is not None:
                    visit(part.within, bound)
                for one in (part.test, part.body):
                    visit(one, bound | {part.name})
            case Way():
                for one in (part.start, part.goal, *(() if part.most is None else (part.most,))):
                    visit(one, bound)
                visit(part.test, bound | {part.name})
            case Const() | Read() | Apply() | Lookup() | Op() | Cond() | Ask() | Ahead():
                for one in children(part):
                    visit(one, bound)
            case _:
                assert_never(part)

    visit(term, frozenset())
    return list(found)


def reads_in(term: Term) -> set[str]:
    """The variables without index that a term reads by itself."""
    return {part.var for part in walk(term) if isinstance(part, Read) and not part.index}
