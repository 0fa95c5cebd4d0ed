"""The Machine as text: canonical, readable, the same for the same Machine, and its hash.

What has no order of its own is sorted; text of the book is quoted where it is not a plain word. Also shows a
single term in the book's words. May import: machine, dsl.model, dsl.sorts, dsl.terms.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from typing import assert_never

from tribonian.compiler.machine import (
    Adjust,
    Block,
    Check,
    Decision,
    Effect,
    Goto,
    Location,
    Machine,
    Set,
    Var,
    When,
)
from tribonian.compiler.unready import NotLowered
from tribonian.dsl.model import Condition, Param, Table
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, show_sort, show_value
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way

PLAIN = re.compile(r"[A-Za-z0-9_.@/+-]+")
LOOSEST, OR, AND, NOT, COMPARE, SUM, PRODUCT, TIGHT = range(8)
INFIX = {"or": OR, "and": AND, "+": SUM, "-": SUM, "*": PRODUCT} | dict.fromkeys(
    ("=", "!=", "<", "<=", ">", ">="), COMPARE
)


def machine_hash(machine: Machine) -> str:
    """Sixteen hex digits that tell one Machine from another."""
    return hashlib.sha256(machine_text(machine).encode("utf-8", "backslashreplace")).hexdigest()[:16]


def machine_text(machine: Machine) -> str:
    """The whole Machine, one fact a line."""
    return "\n".join(_machine(machine)) + "\n"


# ---- terms


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
        case Const() | Arg() | Op():
            return None
        case Over() | Ask() | Way() | Ahead():
            raise NotLowered(term)
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
                    return "none" if term.value == NONE else str(term.value)
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
            case Over() | Ask() | Way() | Ahead():
                raise NotLowered(term)
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
            case "min" | "max":
                text, level = term.op + self._list("()", args, ()), TIGHT
            case "or" | "and" | "+" | "-" | "*" | "=" | "!=" | "<" | "<=" | ">" | ">=":
                level = INFIX[term.op]
                sort = self._shared(args) if level == COMPARE else None
                text = f" {term.op} ".join(self.show(arg, sort, level + 1) for arg in args) or f"{term.op}()"
            case "has" | "with" | "without" | "size":
                raise NotLowered(term)
            case _:
                assert_never(term.op)
        return f"({text})" if outer > level else text

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

    def _shared(self, args: tuple[Term, ...]) -> Sort | None:
        """The sort of whichever side has one."""
        for arg in args:
            sort = self.params.get(arg.name) if isinstance(arg, Arg) else None
            if sort is None and self.machine is not None:
                sort = sort_of(arg, self.machine)
            if sort is not None:
                return sort
        return None


# ---- parts of lines


def word(text: str) -> str:
    """A name as it stands if it is one plain word, else quoted."""
    return text if PLAIN.fullmatch(text) else json.dumps(text)


def _words(texts: Iterable[str]) -> str:
    return ", ".join(word(text) for text in texts)


def _cites(clauses: Iterable[str]) -> str:
    return "".join(f" @{word(clause)}" for clause in clauses)


def _params(brackets: str, params: tuple[Param, ...]) -> str:
    shown = ", ".join(f"{word(param.name)}: {word(show_sort(param.sort))}" for param in params)
    return brackets[0] + shown + brackets[1] if params else ""


def _sorts(machine: Machine) -> dict[str, Enumeration]:
    sorts: list[Sort] = [var.sort for var in machine.vars.values()]
    sorts += [location.sort for location in machine.locations.values() if location.sort is not None]
    owners: list[Decision | Table] = [*machine.decisions.values(), *machine.tables.values()]
    sorts += [owner.sort for owner in owners]
    sorts += [param.sort for owner in owners for param in owner.params]
    sorts += [param.sort for var in machine.vars.values() for param in var.index]
    inner = [sort.inner if isinstance(sort, Maybe) else sort for sort in sorts]
    return {sort.name: sort for sort in inner if isinstance(sort, Enumeration)}


# ---- the whole


def _machine(machine: Machine) -> Iterator[str]:
    yield f"machine {word(machine.book)}"
    yield f"  title {json.dumps(machine.title)}"
    yield f"  edition {json.dumps(machine.edition)}"
    yield f"  sheets {_words(machine.sheets)}".rstrip()
    yield f"  interpretations {_words(machine.interpretations)}".rstrip()
    yield f"  players {_words(machine.players)}".rstrip()
    yield f"  start {word(machine.start)}"
    yield f"  size {machine.size}"
    for name, sort in sorted(_sorts(machine).items()):
        yield f"enum {word(name)}: {_words(sort.members)}"
    for switch in sorted(machine.switches, key=lambda one: one.name):
        default = show_value(switch.sort, switch.default)
        yield (
            f"{switch.kind} {word(switch.name)}: {word(show_sort(switch.sort))} = {word(default)}"
            f" {json.dumps(switch.title)}{_cites(switch.clauses)}"
        )
    for var in sorted(machine.vars.values(), key=lambda one: (one.offset, one.name)):
        yield _var(var, machine)
    for _, decision in sorted(machine.decisions.items()):
        yield from _decision(decision, machine)
    for _, table in sorted(machine.tables.items()):
        yield from _table(table)
    for _, location in sorted(machine.locations.items()):
        yield from _location(location, machine)
    for loop in sorted(machine.loops, key=lambda one: one.name):
        yield f"loop {word(loop.name)} in {word(loop.procedure)} from {word(loop.head)}{_cites(loop.clauses)}"
        yield f"  region {_words(sorted(loop.region))}"
    for one in sorted(machine.invariants, key=lambda promise: promise.name):
        scope = "always" if one.at_end_of is None else f"at end of {word(one.at_end_of)}"
        yield f"invariant {word(one.name)} {scope}: {show_term(one.promise, machine)}{_cites(one.clauses)}"
        yield f"  words {json.dumps(one.words)}"
    for measure in machine.measures:
        words = json.dumps(measure.words)
        yield f"measure {word(measure.procedure)} {show_term(measure.term, machine)} words {words}"
    for name, clauses in sorted(machine.procedures.items()):
        yield f"procedure {word(name)}{_cites(clauses)}"


def _var(var: Var, machine: Machine) -> str:
    start = show_term(var.start, machine, var.index, var.sort)
    name = word(var.name) + _params("[]", var.index)
    sort = word(show_sort(var.sort))
    return f"var {var.offset}+{var.size} {word(var.kind)} {name}: {sort} = {start}{_cites(var.clauses)}"


def _conditions(guards: tuple[Condition, ...], machine: Machine, params: tuple[Param, ...]) -> Iterator[str]:
    for guard in guards:
        test = show_term(guard.test, machine, params)
        yield f"    when {test}{_cites(guard.clauses)} words {json.dumps(guard.words)}"


def _decision(decision: Decision, machine: Machine) -> Iterator[str]:
    yield f"value {word(decision.name)}{_params('()', decision.params)}: {word(show_sort(decision.sort))}"
    for rule in decision.rules:
        yield f"  rule {word(rule.id)} = {show_term(rule.result, machine, decision.params, decision.sort)}"
        yield from _conditions(rule.guards, machine, decision.params)
        if rule.overrides:
            yield f"    overrides {_words(sorted(rule.overrides))}"
        for loser, settled in sorted(rule.settled_by.items()):
            yield f"    settled by {word(settled)} over {word(loser)}"
        if rule.erratum:
            yield f"    erratum {word(rule.erratum)}"


def _table(table: Table) -> Iterator[str]:
    sort = word(show_sort(table.sort))
    yield f"table {word(table.name)}{_params('()', table.params)} -> {sort}{_cites(table.clauses)}"
    for row in table.rows:
        pairs = zip(table.params, row.keys, strict=True)
        keys = ", ".join(
            f"{word(show_value(param.sort, low))}..{word(show_value(param.sort, high))}" for param, (low, high) in pairs
        )
        name = "" if row.id is None else f"{word(row.id)}: "
        erratum = f" erratum {word(row.erratum)}" if row.erratum else ""
        yield f"  {name}{keys} -> {word(show_value(table.sort, row.cell))}{_cites(row.clauses)}{erratum}"


def _location(location: Location, machine: Machine) -> Iterator[str]:
    inside = f" loops {_words(location.loops)}" if location.loops else ""
    head = f"location {word(location.name)} {location.kind} in {word(location.procedure)}"
    yield head + inside + _cites(location.clauses)
    if location.player is not None:
        players = Enumeration(name="Player", members=machine.players)
        yield f"  player {show_term(location.player, machine, (), players)}"
    if location.var:
        sort = "" if location.sort is None else f": {word(show_sort(location.sort))}"
        yield f"  answer {word(location.var)}{sort}"
    if location.prompt:
        yield f"  prompt {word(location.prompt)}"
    for option in location.options:
        yield f"  option {word(option.label)}"
        yield from _conditions(option.guards, machine, ())
        yield from _block(option.block, machine, "    ")


def _block(block: Block, machine: Machine, pad: str) -> Iterator[str]:
    for effect in block.effects:
        yield from _effect(effect, machine, pad)
    end = block.end
    if isinstance(end, Goto):
        yield f"{pad}go to {word(end.location)}"
        return
    yield f"{pad}if {show_term(end.test, machine)}{_cites(end.clauses)}"
    yield from _block(end.then, machine, pad + "  ")
    yield f"{pad}else"
    yield from _block(end.otherwise, machine, pad + "  ")


def effect_words(effect: Set | Adjust, machine: Machine) -> str:
    """A change of one variable in the book's words, with its clauses."""
    place = show_term(Read(effect.var, effect.index), machine)
    if isinstance(effect, Set):
        value = show_term(effect.value, machine, (), machine.vars[effect.var].sort)
        return f"{place} := {value}{_cites(effect.clauses)}"
    amount, low, high = (show_term(one, machine) for one in (effect.amount, effect.low, effect.high))
    return f"{effect.verb} {amount} {place} within {low} .. {high}{_cites(effect.clauses)}"


def _effect(effect: Effect, machine: Machine, pad: str) -> Iterator[str]:
    match effect:
        case Set():
            yield pad + effect_words(effect, machine)
        case Adjust():
            yield f"{pad}{effect_words(effect, machine)} site {word(effect.site)}"
        case When():
            yield f"{pad}when {show_term(effect.test, machine)}{_cites(effect.clauses)}"
            for one in effect.then:
                yield from _effect(one, machine, pad + "  ")
            yield f"{pad}otherwise"
            for one in effect.otherwise:
                yield from _effect(one, machine, pad + "  ")
        case Check():
            yield f"{pad}check {word(effect.invariant)}"
        case _:
            assert_never(effect)
