"""What goes through many values to Python: a set where that will do, else a function with a loop that stops early.

Also ways over a map. A function gets what its term names from outside as parameters. May import: term_text, facts,
cells_to_python, python_names, range_values, set_to_python, share_terms, term_to_python, dsl.terms.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import assert_never

from tribonian.compiler.emit.cells_to_python import CellWriter
from tribonian.compiler.emit.facts import Known
from tribonian.compiler.emit.python_names import docstring, literal, parameters, slug
from tribonian.compiler.emit.range_values import Range
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.share_terms import shared
from tribonian.compiler.emit.term_to_python import (
    AND,
    ATOM,
    BOTH,
    CHOICE,
    NOT,
    OR,
    SIGN,
    Scope,
    Text,
    arguments_in,
    bracket,
    counted,
    met,
    reads_in,
    settled,
)
from tribonian.compiler.term_text import show_term
from tribonian.dsl.terms import (
    YES,
    Ahead,
    Arg,
    Cond,
    Const,
    Op,
    Over,
    Term,
    Way,
    conjunction,
    conjuncts,
    disjunction,
    substitute,
    walk,
)

PAD = "    "
FEW = 3  # so many values are written out
SMALL = 60  # as long as all of it has no more parts than this


@dataclass(frozen=True, slots=True)
class Split:
    """Conditions on the values of a domain: what is asked once, the set that leaves, what is asked of each."""

    before: tuple[Term, ...]
    mask: Text | None  # nothing: the whole domain
    rest: tuple[Term, ...]
    scope: Scope  # what is known when the rest is asked


@dataclass(slots=True)
class OverWriter(CellWriter):
    """Adds quantifiers and ways to what a writer knows."""

    owner: str = ""  # whose terms are being written, for names
    made: dict[object, str] = field(default_factory=dict)  # what a function does -> its name

    # ---- conditions on a domain

    def split(self, tests: Sequence[Term], domain: Domain, scope: Scope, within: Term | None, outer: Scope) -> Split:
        """Sort conditions out; `scope` knows the domain's name, `outer` does not."""
        masks: list[Text] = []
        before: list[Term] = []
        rest: list[Term] = []
        if within is not None:
            bits, reach = self._number(within, outer), self.range(within, outer)
            masks.append(self._moved(bits, domain.low, self._ends(domain), reach))
        is_sure = within is None or self.is_safe(within, outer)
        behind = scope
        for test in [part for one in tests for part in conjuncts(one) if part != YES]:
            safe = is_sure and self.is_safe(test, scope)
            found = self.mask(test, domain, scope) if safe else None
            if safe and not self.is_about(test, domain.it):
                before.append(test)
            elif found is not None:
                masks.append(found)
            else:
                rest.append(test)
                # What may fail is asked of the same values in the same order as the rules have it.
                is_sure = is_sure and self.is_safe(test, behind)
                behind = self.learnt(test, behind)
                continue
            scope, behind = self.learnt(test, scope), self.learnt(test, behind)
        return Split(tuple(before), met(masks) if masks else None, tuple(rest), scope)

    def _ends(self, domain: Domain) -> Domain:
        """The same with `none` counted as one more value: so sets over it are stored."""
        return replace(domain, high=domain.high + domain.none, none=False)

    # ---- quantifiers

    def over(self, term: Over, scope: Scope) -> Text:
        if term.fold in ("some", "all"):
            text = self.over_truth(term, scope)
            if settled(text) is not None:
                return text
            is_number = text[1] == ATOM and text[0].split("(")[0] in self.made.values()
            return text if is_number else (f"1 if {bracket(text, OR)} else 0", CHOICE)
        split = self._passing(term, scope)
        if not split.rest and term.fold in ("count", "set"):
            bits = split.mask or (self.every(term.high - term.low + 1), ATOM)
            text = bits if term.fold == "set" else (counted(bits), ATOM)
            before = self._truth(conjunction(list(split.before)), scope)
            if settled(before) is not None:
                return text if settled(before) else ("0", ATOM)
            return f"{bracket(text, OR)} if {bracket(before, OR)} else 0", CHOICE
        few = self._written_out(term)
        return self._call(term, scope) if few is None else self._number(few, scope)

    def over_truth(self, term: Over, scope: Scope) -> Text:
        if term.fold not in ("some", "all"):
            return self.over(term, scope)
        split = self._passing(term, scope)
        bits = split.mask or (self.every(term.high - term.low + 1), ATOM)
        if term.fold == "all":
            inner = split.scope
            failing = self.mask(term.body, _domain(term), inner) if not split.rest else None
            if failing is not None and self.is_safe(term.body, inner):
                left = (f"{bracket(bits, BOTH)} & ~{bracket(failing, SIGN)}", BOTH)
                none_left = f"not {bracket(left, NOT + 1)}"
                before = self._truth(conjunction(list(split.before)), scope)
                if settled(before) is not None:
                    return (none_left, NOT) if settled(before) else ("1", ATOM)
                return f"not {bracket(before, NOT + 1)} or {none_left}", OR
        elif not split.rest:
            before = self._truth(conjunction(list(split.before)), scope)
            if settled(before) is not None:
                return (("0", ATOM) if bits[0] == "0" else bits) if settled(before) else ("0", ATOM)
            return f"{bracket(before, AND)} and {bracket(bits, AND + 1)}", AND
        few = self._written_out(term)
        return self._call(term, scope) if few is None else self._truth(few, scope)

    def _all_of(self, tests: tuple[Term, ...], scope: Scope, outer: int) -> str:
        return self.truth(conjunction(list(tests)), scope, outer)

    def _inside(self, term: Over, scope: Scope) -> Scope:
        return scope.with_arg(term.name, _python(term.name), Range(term.low, term.high))

    def _passing(self, term: Over, scope: Scope) -> Split:
        tests = [term.test] if term.fold in ("all", "sum", "highest", "lowest") else [term.test, term.body]
        return self.split(tests, _domain(term), self._inside(term, scope), term.within, scope)

    def _written_out(self, term: Over) -> Term | None:
        """A quantifier over few values as what it stands for; nothing if that would be long."""
        count = term.high - term.low + 1
        long = sum(1 for part in (term.test, term.body) for _ in walk(part)) * count > SMALL
        if term.within is not None or count > FEW or long:
            return None
        cases: list[tuple[Term, Term]] = []
        for value in range(term.low, term.high + 1):
            named: dict[str, Term] = {term.name: Const(value)}
            cases.append((substitute(term.test, named), substitute(term.body, named)))
        match term.fold:
            case "all":
                return conjunction([one if test == YES else Op("or", (Op("not", (test,)), one)) for test, one in cases])
            case "some":
                return disjunction([_both(test, one) for test, one in cases])
            case "count":
                return Op("+", tuple(Cond(_both(test, one), Const(1), Const(0)) for test, one in cases))
            case "sum":
                return Op("+", tuple(one if test == YES else Cond(test, one, Const(0)) for test, one in cases))
            case "highest" | "lowest" | "set":
                return None
            case _:
                assert_never(term.fold)

    def search(self, term: Term, scope: Scope) -> list[str] | None:
        """Lines that lead to what is behind `some`, a level deeper; nothing where that needs no loop of its own."""
        if not isinstance(term, Over) or term.fold != "some" or self._written_out(term) is not None:
            return None
        split = self._passing(term, scope)
        return None if split.before or not split.rest else self._over_lines(term, scope)[:-2]

    # ---- functions

    def _over_function(self, term: Over | Way, scope: Scope, wanted: str) -> tuple[str, Scope, list[str], bool]:
        """The name of the function for a term, what it knows inside, what it is given, and whether it is new."""
        args = arguments_in(term)
        held = sorted(reads_in(term) & scope.held.keys())
        inner = parameters((*args, *held))
        parts = {Arg(name) for name in args} | set(walk(term))
        known = Known({part: reach for part, reach in scope.known.facts.items() if part in parts})
        made = Scope({name: inner[name] for name in args}, {name: inner[name] for name in held}, known)
        key = (term, tuple(args), tuple(held), frozenset(known.facts.items()))
        is_new = key not in self.made
        if is_new:
            self.made[key] = self.names.fresh(f"{wanted}_{slug(self.owner)}")
        given = [*(scope.names[name] for name in args), *(scope.held[name] for name in held)]
        return self.made[key], made, given, is_new

    def _call(self, term: Over, scope: Scope) -> Text:
        name, inner, given, is_new = self._over_function(term, scope, term.fold)
        if is_new:
            self._define(name, [], inner, term, self._over_lines(term, inner))
        return f"{name}({', '.join(['s', *given])})", ATOM

    def _define(self, name: str, more: list[str], scope: Scope, term: Term, lines: list[str]) -> None:
        params = [*more, *scope.names.values(), *scope.held.values()]
        head = f"def {name}({', '.join(['s: Store', *(f'{one}: int' for one in params)])}) -> int:"
        self.functions.append("\n".join([head, *docstring([show_term(term, self.machine)], PAD), *lines]))

    def _over_lines(self, term: Over, scope: Scope) -> list[str]:
        domain, lines, whole = _domain(term), [], term
        looped = shared(self, [term.test, term.body], scope, PAD, least=1, it=domain.it)
        if looped.lines:
            lines, scope = looped.lines, looped.scope
            term = replace(term, test=looped.terms[0], body=looped.terms[1])
        split = self._passing(term, scope)
        taken = set(scope.names.values()) | set(scope.held.values())
        name = _python(term.name)
        while name in taken:
            name += "_"
        inner = replace(split.scope, names={**split.scope.names, term.name: name})
        nothing = 1 if term.fold == "all" else 0
        if split.before:
            before = self._all_of(split.before, scope, NOT + 1)
            lines += [f"{PAD}if not {before}:", f"{PAD}{PAD}return {nothing}"]
        loop = self.loop(split.mask, domain, name, PAD)
        tests = list(split.rest)
        behind = self.learnt(conjunction(tests), inner)
        match term.fold:
            case "some" | "all":
                if term.fold == "all":
                    tests.append(Op("not", (term.body,)))
                deeper = self._deeper(tests, inner, 1 - nothing)
                if deeper is not None:
                    return [*lines, *loop, *deeper, f"{PAD}return {nothing}"]
                step = [f"{PAD * 3}return {1 - nothing}"]
                rounds = self.by_cells(name, [*loop, *self._if(tests, inner, step)], self.widest(whole, scope))
                return [*lines, *rounds, f"{PAD}return {nothing}"]
            case "count" | "set":
                change = "found += 1" if term.fold == "count" else f"found |= {_bit(name, term.low)}"
                step = [f"{PAD * 3}{change}"]
                return [*lines, f"{PAD}found = 0", *loop, *self._if(tests, inner, step), f"{PAD}return found"]
            case "sum":
                step = [f"{PAD * 3}total += {self.number(term.body, behind)}"]
                return [*lines, f"{PAD}total = 0", *loop, *self._if(tests, inner, step), f"{PAD}return total"]
            case "highest" | "lowest":
                step = [f"{PAD * 3}found.append({self.number(term.body, behind)})"]
                best = "max" if term.fold == "highest" else "min"
                end = f"{PAD}return {best}(found, default=0)"
                return [*lines, f"{PAD}found: list[int] = []", *loop, *self._if(tests, inner, step), end]
            case _:
                assert_never(term.fold)

    def _deeper(self, tests: list[Term], scope: Scope, found: int) -> list[str] | None:
        """What is asked last in a loop as a loop inside it, if it is a quantifier; nothing else needs lines."""
        match tests[-1] if tests else None:
            case Over(fold="some") as asked:
                pass
            case Op(op="not", args=(Over(fold="all") as every,)):
                asked = replace(every, fold="some", test=_both(every.test, Op("not", (every.body,))), body=YES)
            case _:
                return None
        inner = self.learnt(conjunction(tests[:-1]), scope)
        split = self._passing(asked, inner)
        if split.before or not split.rest or self._written_out(asked) is not None:
            return None
        pad = PAD * 2 if len(tests) > 1 else PAD
        lines = [f"{pad}{line}" for line in self._over_lines(asked, inner)[:-1]]
        # What the loop inside finds is found here; it ends with nothing only where this one goes on.
        lines = [line.replace("return 1", f"return {found}") if line.strip() == "return 1" else line for line in lines]
        before = [f"{PAD}{PAD}if {self._all_of(tuple(tests[:-1]), scope, CHOICE)}:"] if len(tests) > 1 else []
        return [*before, *lines]

    def _if(self, tests: list[Term], scope: Scope, step: list[str]) -> list[str]:
        """A step of a loop, behind its tests."""
        if not tests:
            return [line.removeprefix(PAD) for line in step]
        return [f"{PAD}{PAD}if {self._all_of(tuple(tests), scope, CHOICE)}:", *step]

    # ---- ways

    def way(self, term: Way, scope: Scope) -> Text:
        here = self.machine.maps[term.space]
        asked = replace(term, start=Const(0), goal=Const(0), most=None)
        name, inner, given, is_new = self._over_function(asked, scope, "path")
        if is_new:
            self._define(name, ["start", "goal", "most"], inner, term, self._way_lines(term, inner))
        ends = [self.number(one, scope) for one in (term.start, term.goal)]
        most = str(len(here.near)) if term.most is None else self.number(term.most, scope)
        return f"{name}({', '.join(['s', *ends, most, *given])})", ATOM

    def _way_lines(self, term: Way, scope: Scope) -> list[str]:
        here = self.machine.maps[term.space]
        count = len(here.near)
        domain = Domain(Arg(term.name), 0, count - 1)
        taken = set(scope.names.values()) | set(scope.held.values())
        name = _python(term.name)
        while name in taken:
            name += "_"
        inside = scope.with_arg(term.name, name, domain.range)
        split = self.split([term.test], domain, inside, None, scope)
        near = self.part(term.space, "NEAR")
        lines = [
            f"{PAD}if not (0 <= start < {count} and 0 <= goal < {count}):",
            f"{PAD}{PAD}raise no_way({literal(here.name)}, start, goal)",
            f"{PAD}seen = front = 1 << start",
            f"{PAD}while front and most >= 0:",
            f"{PAD}{PAD}if front >> goal & 1:",
            f"{PAD}{PAD}{PAD}return 1",
            f"{PAD}{PAD}most -= 1",
            f"{PAD}{PAD}found = 0",
            f"{PAD}{PAD}for at in {self.members(('front', ATOM), count, 0)} if most >= 0 else ():",
            f"{PAD}{PAD}{PAD}found |= {near}[at]",
            f"{PAD}{PAD}found &= ~seen",
            f"{PAD}{PAD}seen |= found",
        ]
        if split.before:
            lines += [f"{PAD}{PAD}if not {self._all_of(split.before, scope, NOT + 1)}:", f"{PAD}{PAD}{PAD}return 0"]
        passing = "found" if split.mask is None else f"found & {bracket(split.mask, BOTH + 1)}"
        if not split.rest:
            return [*lines, f"{PAD}{PAD}front = {passing}", f"{PAD}return 0"]
        lines += [f"{PAD}{PAD}front = 0", *self.loop((passing, BOTH), domain, name, PAD * 2)]
        step = [f"{PAD * 4}front |= 1 << {name}"]
        rest = [
            f"{PAD}{line}"
            for line in self._if(list(split.rest), split.scope, [line.removeprefix(PAD) for line in step])
        ]
        return [*lines, *rest, f"{PAD}return 0"]

    # ---- looking ahead

    def ahead(self, term: Ahead, scope: Scope) -> Text:
        """A search of its own: the goal is asked of other positions, so nothing is known of variables there."""
        probe = self.machine.probes[term.procedure]
        record = self.names.get("PROBE", term.procedure)
        given = "".join(f"{self.number(arg, scope)}, " for arg in term.args)
        known: dict[Term, Range] = {part: reach for part, reach in scope.known.facts.items() if isinstance(part, Arg)}
        goal = self.truth(term.goal, Scope(scope.names, {}, Known(known)))
        steps = self.number(term.steps, scope)
        assert len(term.args) == len(probe.params)
        return f"look_ahead(s, {record}, ({given}), {steps}, lambda s: {goal})", ATOM


def _domain(term: Over) -> Domain:
    return Domain(Arg(term.name), term.low, term.high)


def _python(name: str) -> str:
    return parameters((name,))[name]


def _both(test: Term, body: Term) -> Term:
    return conjunction([part for part in (test, body) if part != YES])


def _bit(name: str, low: int) -> str:
    return f"1 << {name}" + (f" - {low}" if low > 0 else f" + {-low}" if low else "")
