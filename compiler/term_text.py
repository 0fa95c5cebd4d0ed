"""Terms as text: canonical, and in the book's words where the sorts are known.

Text of the book is quoted where it is not a plain word. May import: machine, dsl.model, dsl.sorts, dsl.terms.
"""

import json
import re
from collections.abc import Iterable
from typing import assert_never

from tribonian.compiler.machine import Decision, Machine
from tribonian.dsl.model import Param, Table
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, SetOf, Sort, bounds, show_sort, show_value
from tribonian.dsl.terms import (
    YES,
    Ahead,
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
    walk,
)

PLAIN = re.compile(r"[A-Za-z0-9_.@/+-]+")
LOOSEST, OR, AND, NOT, COMPARE, SUM, PRODUCT, TIGHT = range(8)
INFIX = {"or": OR, "and": AND, "+": SUM, "-": SUM, "*": PRODUCT} | dict.fromkeys(
    ("=", "!=", "<", "<=", ">", ">="), COMPARE
)
SPACES_ASKED = {"next": 1, "turned": 0, "offset": 1, "column": 1, "row": 1}  # how many arguments are spaces; else all


def word(text: str) -> str:
    """A name as it stands if it is one plain word, else quoted."""
    return text if PLAIN.fullmatch(text) else json.dumps(text)


def enumerations(machine: Machine) -> dict[str, Enumeration]:
    """The enumerations that a Machine uses, by name."""
    sorts: list[Sort] = [var.sort for var in machine.vars.values()]
    sorts += [location.sort for location in machine.locations.values() if location.sort is not None]
    owners: list[Decision | Table] = [*machine.decisions.values(), *machine.tables.values()]
    sorts += [owner.sort for owner in owners]
    sorts += [param.sort for owner in (*owners, *machine.secrets) for param in owner.params]
    sorts += [param.sort for var in machine.vars.values() for param in var.index]
    binds = (bind.sort for place in machine.locations.values() for option in place.options for bind in option.binds)
    found: dict[str, Enumeration] = {}
    for sort in (*sorts, *binds):
        inner = sort.inner if isinstance(sort, Maybe) else sort.of if isinstance(sort, SetOf) else sort
        if isinstance(inner, Enumeration):
            found |= {one.name: one for one in (inner, *inner.parts)}
    return found


def sort_of(term: Term, machine: Machine) -> Sort | None:
    """The sort whose words a term's values are shown in; none for plain numbers."""
    match term:
        case Read():
            return machine.vars[term.var].sort
        case Apply():
            return machine.decisions[term.value].sort
        case Lookup():
            return machine.tables[term.table].sort
        case Cond():
            return sort_of(term.then, machine) or sort_of(term.otherwise, machine)
        case Op(op="with" | "without" | "meet" | "minus" | "join" | "up" | "down"):
            return sort_of(term.args[0], machine)
        case Ask(ask="next" | "offset"):
            space = enumerations(machine).get(term.of)
            return None if space is None else Maybe(inner=space)
        case Const() | Arg() | Op() | Over() | Ask() | Way() | Ahead():
            return None
        case _:
            assert_never(term)


def show_term(
    term: Term, machine: Machine | None = None, params: Iterable[Param] = (), sort: Sort | None = None
) -> str:
    """A term in the book's words; constants by name where Machine, parameters or `sort` tell their sort."""
    return _Words(machine, {param.name: param.sort for param in params}).show(term, sort, LOOSEST)


class _Words:
    """Shows terms of one place: a decision's, with its parameters, or play's."""

    def __init__(self, machine: Machine | None, params: dict[str, Sort]) -> None:
        self.machine = machine
        self.params = params

    def show(self, term: Term, sort: Sort | None, outer: int) -> str:
        match term:
            case Const():
                if sort is None:
                    return "none" if term.value == NONE else _number(term.value)
                return word(show_value(sort, term.value))
            case Arg():
                return word(term.name)
            case Read():
                return word(term.var) + self._list("[]", term.index, self._indices(term.var))
            case Apply():
                return word(term.value) + self._list("()", term.args, self._given(term.value))
            case Lookup():
                return word(term.table) + self._list("()", term.args, self._keys(term.table))
            case Op():
                return self._op(term, outer)
            case Cond():
                then, test, other = term.then, term.test, term.otherwise
                text = f"{self.show(then, sort, OR)} if {self.show(test, None, OR)}"
                text += f" else {self.show(other, sort, OR)}"
                return f"({text})" if outer > LOOSEST else text
            case Over():
                return self._over(term)
            case Ask():
                return self._ask(term)
            case Way():
                return self._way(term)
            case Ahead():
                args = self._list("()", term.args, ()) or "()"
                text = f"could {word(term.procedure)}{args} within {self.show(term.steps, None, OR)}"
                return f"({text} reach {self.show(term.goal, None, OR)})"
            case _:
                assert_never(term)

    def _op(self, term: Op, outer: int) -> str:
        args = term.args
        match term.op:
            case "not":
                text, level = f"not {self.show(args[0], None, NOT)}", NOT
            case "half up" | "half down":
                way = term.op.removeprefix("half ")
                text, level = f"half of {self.show(args[0], None, TIGHT)} rounded {way}", TIGHT
            case "min" | "max" | "size":
                text, level = term.op + self._list("()", args, ()), TIGHT
            case "or" | "and" | "+" | "-" | "*" | "=" | "!=" | "<" | "<=" | ">" | ">=":
                level = INFIX[term.op]
                sort = self._shared(args) if level == COMPARE else None
                text = f" {term.op} ".join(self.show(arg, sort, level + 1) for arg in args) or f"{term.op}()"
            case "has" | "with" | "without":
                bits, place = self.show(args[0], None, TIGHT), self.show(args[1], self._element(args[0]), TIGHT)
                text, level = (
                    (f"{place} in {bits}", COMPARE) if term.op == "has" else (f"{bits} {term.op} {place}", SUM)
                )
            case "meet" | "minus" | "join" | "up" | "down":
                sort = self._shared(args)
                text, level = f" {term.op} ".join(self.show(arg, sort, TIGHT) for arg in args), SUM
            case _:
                assert_never(term.op)
        return f"({text})" if outer > level else text

    # ---- many, maps

    def _over(self, term: Over) -> str:
        sort = self._bound(term)
        inner = self._binding(term.name, sort)
        domain = f"{term.low}..{term.high}" if sort is None else word(show_sort(sort))
        if term.within is not None:
            domain += f" within {self.show(term.within, None, TIGHT)}"
        text = f"{word(term.name)} in {domain}"
        if term.test != YES:
            text += f" where {inner.show(term.test, None, OR)}"
        if term.body != YES:
            text = f"{inner.show(term.body, None, OR)} for {text}"
        return f"{term.fold}({text})"

    def _binding(self, name: str, sort: Sort | None) -> "_Words":
        """The same with one more name, which hides a parameter that is called so too."""
        others = {key: known for key, known in self.params.items() if key != name}
        return _Words(self.machine, others if sort is None else {**others, name: sort})

    def _bound(self, term: Over) -> Sort | None:
        """The sort of a name that goes through just its values, as the first use of it tells."""
        for part in (*walk(term.test), *walk(term.body)):
            match part:
                case Read():
                    pairs = zip(part.index, self._indices(part.var), strict=False)
                case Apply():
                    pairs = zip(part.args, self._given(part.value), strict=False)
                case Lookup():
                    pairs = zip(part.args, self._keys(part.table), strict=False)
                case _:
                    continue
            for arg, sort in pairs:
                if arg == Arg(term.name) and isinstance(sort, Enumeration) and bounds(sort) == (term.low, term.high):
                    return sort
        return None

    def _ask(self, term: Ask) -> str:
        spaces = SPACES_ASKED.get(term.ask, len(term.args))
        space = self._space(term.of) if any(isinstance(arg, Const) for arg in term.args[:spaces]) else None
        sorts = () if space is None else (space,) * spaces
        field = f".{word(term.field)}" if term.field else ""
        return f"{term.ask}{self._list('()', term.args, sorts)}{field} on {word(term.of)}"

    def _way(self, term: Way) -> str:
        space = self._space(term.space)
        inner = self._binding(term.name, space)
        text = f"{word(term.name)} in {word(term.space)} from {self.show(term.start, space, OR)}"
        text += f" to {self.show(term.goal, space, OR)}"
        if term.most is not None:
            text += f" at most {self.show(term.most, None, OR)}"
        return f"path({text} where {inner.show(term.test, None, OR)})"

    # ---- sorts

    def _list(self, brackets: str, terms: tuple[Term, ...], sorts: tuple[Sort, ...]) -> str:
        if not terms:
            return ""
        padded = [*sorts, *[None] * len(terms)]
        shown = (self.show(term, sort, LOOSEST) for term, sort in zip(terms, padded, strict=False))
        return brackets[0] + ", ".join(shown) + brackets[1]

    def _indices(self, var: str) -> tuple[Sort, ...]:
        return () if self.machine is None else tuple(param.sort for param in self.machine.vars[var].index)

    def _given(self, value: str) -> tuple[Sort, ...]:
        return () if self.machine is None else tuple(param.sort for param in self.machine.decisions[value].params)

    def _keys(self, table: str) -> tuple[Sort, ...]:
        return () if self.machine is None else tuple(param.sort for param in self.machine.tables[table].params)

    def _space(self, name: str) -> Sort | None:
        return None if self.machine is None else enumerations(self.machine).get(name)

    def _element(self, bits: Term) -> Sort | None:
        """The sort of the members of a set, where a member's place in it is its value."""
        sort = None if self.machine is None else sort_of(bits, self.machine)
        return sort.of if isinstance(sort, SetOf) and bounds(sort.of)[0] == 0 else None

    def _shared(self, args: tuple[Term, ...]) -> Sort | None:
        """The sort of whichever side has one."""
        for arg in args:
            sort = self.params.get(arg.name) if isinstance(arg, Arg) else None
            if sort is None and self.machine is not None:
                sort = sort_of(arg, self.machine)
            if sort is not None:
                return sort
        return None


def _number(value: int) -> str:
    """A number; sets of many, as bits, in hexadecimal, as decimals of such length have limits."""
    return str(value) if abs(value) < 1 << 64 else hex(value)
