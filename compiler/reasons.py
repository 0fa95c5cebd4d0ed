"""Reasons: why a condition fails in a position, and behind it the rules and rows that decide.

Wants a Machine before any pass: there a rule is still a rule. Changes nothing.
May import: fault, interpreter, machine, term_text, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Decision, Entry
from tribonian.compiler.term_text import sort_of
from tribonian.dsl.model import OTHERWISE, Condition, Param
from tribonian.dsl.sorts import NONE, SetOf, Sort, bounds, show_value
from tribonian.dsl.terms import Apply, Arg, Cond, Const, Lookup, Op, Over, Read, Term, Way, children

DEPTH = 4  # rules behind rules behind rules
MOST = 6  # things looked at where a whole sort could be
NEED = {"=": "", "!=": "other than ", "<": "less than ", "<=": "at most ", ">": "more than ", ">=": "at least "}
FLIPPED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
DENIED = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}

Args = Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """What stands against something, and what stands behind that.

    A *condition* of an answer fails; a *rule* or a *row* says so; a rule that would allow it is *lacking* what the
    words tell; or the rules come to a *fault*.
    """

    kind: Literal["condition", "rule", "lacking", "row", "fault"]
    words: str
    clauses: tuple[str, ...] = ()
    rule: str = ""
    subject: str = ""  # the value or table asked, with what it was asked of
    need: str = ""
    have: str = ""
    erratum: str = ""
    behind: "tuple[Reason, ...]" = ()


def cited(reasons: Iterable[Reason]) -> Iterator[str]:
    """Every clause and rule that reasons name."""
    for one in reasons:
        yield from one.clauses
        if one.rule:
            yield one.rule
        yield from cited(one.behind)


def told(reason: Reason) -> str:
    """A reason in one line, without what stands behind it."""
    short = f" (need {reason.need}, have {reason.have})" if reason.need or reason.have else ""
    match reason.kind:
        case "condition":
            return f"it takes {reason.words}{short}"
        case "rule":
            return f"rule {reason.rule} says {reason.subject} = {reason.words}"
        case "lacking":
            return f"rule {reason.rule} would say {reason.subject}, but it takes {reason.words}{short}"
        case "row":
            named = f"row {reason.rule} says " if reason.rule else ""
            return f"{named}{reason.subject} = {reason.words}"
        case "fault":
            return f"the rules do not settle it: {reason.words}"


def lines(reasons: Iterable[Reason], indent: str = "") -> Iterator[str]:
    """Reasons line by line, those behind others further in."""
    for one in reasons:
        cites = f"  {' '.join('@' + clause for clause in one.clauses)}" if one.clauses else ""
        yield indent + told(one) + cites
        yield from lines(one.behind, indent + "  ")


class Blame:
    """Looks for reasons in one position."""

    def __init__(self, interpreter: Interpreter, store: Sequence[int]) -> None:
        self.interpreter = interpreter
        self.machine = interpreter.machine
        self.store = store

    def condition(self, guard: Condition) -> Reason:
        need, have = self._need(guard.test, True, {}, ())
        behind = tuple(self.against(guard.test, True, {}, (), DEPTH))
        return Reason(
            kind="condition", words=guard.words, clauses=guard.clauses, need=need, have=have, behind=_once(behind)
        )

    def value(self, term: Term, args: Args) -> int:
        return self.interpreter.value(term, self.store, args)

    # ---- what stands against a condition

    def against(self, term: Term, wanted: bool, args: Args, params: tuple[Param, ...], depth: int) -> Iterator[Reason]:
        """The rules and rows that keep a condition from being what is wanted."""
        try:
            if bool(self.value(term, args)) == wanted or depth == 0:
                return
        except Fault as fault:
            yield Reason(kind="fault", words=fault.words, clauses=fault.clauses)
            return
        match term:
            case Op(op="not", args=(inner,)):
                yield from self.against(inner, not wanted, args, params, depth)
            case Op(op="and" | "or"):
                for part in term.args:
                    yield from self.against(part, wanted, args, params, depth)
            case Apply():
                yield from self._rules(term, wanted, args, depth)
            case Over(fold="all" | "some"):
                yield from self._members(term, wanted, args, params, depth)
            case Cond():
                taken = term.then if self.value(term.test, args) else term.otherwise
                yield from self.against(taken, wanted, args, params, depth)
            case Way():
                yield from self.given_by(term, args, depth)
            case _:
                for part in children(term):
                    yield from self.given_by(part, args, depth)

    def given_by(self, term: Term, args: Args, depth: int) -> Iterator[Reason]:
        """The rules and rows that make a term what it is."""
        if depth == 0:
            return
        match term:
            case Apply():
                yield from self._rules(term, None, args, depth)
            case Lookup():
                yield from self._rows(term, args)
            case Over():
                return  # of many there are too many reasons
            case Way():
                for part in (term.start, term.goal):  # on the way itself there are many
                    yield from self.given_by(part, args, depth)
            case Cond():
                yield from self.given_by(term.then if self.value(term.test, args) else term.otherwise, args, depth)
            case _:
                for part in children(term):
                    yield from self.given_by(part, args, depth)

    def _members(self, term: Over, wanted: bool, args: Args, params: tuple[Param, ...], depth: int) -> Iterator[Reason]:
        """Reasons against the members of a sort, a few of them."""
        told = 0
        domain: Iterable[int] = range(term.low, term.high + 1)
        if term.within is not None:
            bits = self.value(term.within, args)
            domain = [value for value in domain if bits >> (value - term.low) & 1]
        for value in domain:
            inner = {**args, term.name: value}
            if term.fold == "all" and not self.value(term.test, inner):
                continue
            found = [
                one
                for part in ([term.test] if term.fold == "some" else []) + [term.body]
                for one in self.against(part, wanted, inner, params, depth - 1)
            ]
            yield from found
            told += bool(found)
            if told >= MOST:
                return

    # ---- rules

    def _rules(self, term: Apply, wanted: bool | None, args: Args, depth: int) -> Iterator[Reason]:
        decision = self.machine.decisions[term.value]
        given = [self.value(arg, args) for arg in term.args]
        inner = {param.name: value for param, value in zip(decision.params, given, strict=True)}
        subject = _called(decision, given)
        for rule in self._deciding(decision, inner):
            if rule.id == OTHERWISE:
                yield from self._otherwise(decision, rule, wanted, inner, subject, depth)
                continue
            behind: Iterator[Reason] = iter(())
            if not isinstance(rule.result, Const):
                if wanted is None:
                    behind = self.given_by(rule.result, inner, depth - 1)
                else:
                    behind = self.against(rule.result, wanted, inner, decision.params, depth - 1)
            clauses = tuple(clause for guard in rule.guards for clause in guard.clauses)
            yield Reason(
                kind="rule",
                words=self._said(decision, rule, inner),
                clauses=clauses,
                rule=rule.id,
                subject=subject,
                erratum=rule.erratum,
                behind=_once(behind),
            )

    def _deciding(self, decision: Decision, args: Args) -> list[Entry]:
        """The rules that count and that no other that counts goes before."""
        applying = [rule for rule in decision.rules if all(self.value(guard.test, args) for guard in rule.guards)]
        beaten = {loser for rule in applying for loser in rule.overrides}
        return [rule for rule in applying if rule.id not in beaten]

    def _otherwise(
        self, decision: Decision, rule: Entry, wanted: bool | None, args: Args, subject: str, depth: int
    ) -> Iterator[Reason]:
        """No rule allows it: what each that could is lacking; or no stage changes it."""
        if wanted is None or not isinstance(rule.result, Const):
            yield from self.given_by(rule.result, args, depth)
            return
        for one in decision.rules:
            if one.id == OTHERWISE or one.result == rule.result:
                continue
            failing = self._failing(one, args)
            behind = (
                reason
                for guard in failing[:1]
                for reason in self.against(guard.test, True, args, decision.params, depth - 1)
            )
            need, have = self._need(failing[0].test, True, args, decision.params) if failing else ("", "")
            yield Reason(
                kind="lacking",
                words=", ".join(guard.words for guard in failing),
                clauses=tuple(clause for guard in failing for clause in guard.clauses),
                rule=one.id,
                subject=subject,
                need=need,
                have=have,
                erratum=one.erratum,
                behind=_once(behind),
            )

    def _failing(self, rule: Entry, args: Args) -> list[Condition]:
        """The conditions of a rule that fail; one that cannot be asked counts only if it is the first."""
        found: list[Condition] = []
        for guard in rule.guards:
            try:
                if not self.value(guard.test, args):
                    found.append(guard)
            except Fault:
                if not found:
                    return [guard]
        return found

    def _said(self, decision: Decision, rule: Entry, args: Args) -> str:
        result = show_value(decision.sort, self.value(rule.result, args))
        when = ", ".join(guard.words for guard in rule.guards)
        return result + (f" when {when}" if when else "")

    def _rows(self, term: Lookup, args: Args) -> Iterator[Reason]:
        table = self.machine.tables[term.table]
        given = [self.value(arg, args) for arg in term.args]
        keys = zip(table.params, given, strict=True)
        shown = ", ".join(show_value(param.sort, value) for param, value in keys)
        for row in table.rows:
            named = row.id or row.clauses or row.erratum
            if named and all(low <= value <= high for (low, high), value in zip(row.keys, given, strict=True)):
                yield Reason(
                    kind="row",
                    words=show_value(table.sort, row.cell),
                    clauses=row.clauses,
                    rule=row.id or "",
                    subject=f"{table.name}({shown})",
                    erratum=row.erratum,
                )

    # ---- need and have

    def _need(self, term: Term, wanted: bool, args: Args, params: tuple[Param, ...]) -> tuple[str, str]:
        """What a condition needs and what there is; nothing where that would only say yes and no of a rule."""
        try:
            match term:
                case Op(op="not", args=(inner,)):
                    return self._need(inner, not wanted, args, params)
                case Op(op="=" | "!=" | "<" | "<=" | ">" | ">="):
                    return self._compared(term, wanted, args, params)
                case Op(op="has", args=(many, place)):
                    sort = self._sort(many, params)
                    if not isinstance(sort, SetOf):
                        return "", ""
                    low = bounds(sort.of)[0]
                    member = show_value(sort.of, low + self.value(place, args))
                    have = show_value(sort, self.value(many, args))
                    return (member if wanted else f"no {member}"), have
                case Read():
                    return ("yes", "no") if wanted else ("no", "yes")
                case _:
                    return "", ""
        except Fault:
            return "", ""

    def _compared(self, term: Op, wanted: bool, args: Args, params: tuple[Param, ...]) -> tuple[str, str]:
        left, right = term.args
        op: str = term.op if wanted else DENIED[term.op]
        if isinstance(left, Const):
            left, right, op = right, left, FLIPPED[op]
        sort = self._sort(left, params) or self._sort(right, params)
        return NEED[op] + _shown(sort, self.value(right, args)), _shown(sort, self.value(left, args))

    def _sort(self, term: Term, params: tuple[Param, ...]) -> Sort | None:
        if isinstance(term, Arg):
            return next((param.sort for param in params if param.name == term.name), None)
        return sort_of(term, self.machine)


def _shown(sort: Sort | None, value: int) -> str:
    if sort is None:
        return "none" if value == NONE else str(value)
    return show_value(sort, value)


def _called(decision: Decision, given: list[int]) -> str:
    name = decision.name.split(" before ")[0]
    if not given:
        return name
    pairs = zip(decision.params, given, strict=True)
    return f"{name}({', '.join(show_value(param.sort, value) for param, value in pairs)})"


def _once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Each rule once, however often it was met."""
    found: dict[tuple[str, str, str], Reason] = {}
    for one in reasons:
        found.setdefault((one.kind, one.rule, one.words), one)
    return tuple(found.values())
