"""Inline values: one that a single rule gives, or a single rule against nothing else, stands where it is asked for.

For engines only: proofs want to see each rule. A value is put in place if what the rule gives always fits its sort,
is short, and no argument would be worked out several times. May import: machine, blocks, spans, dsl.sorts, dsl.terms.
"""

from dataclasses import replace

from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Decision, Entry, Machine
from tribonian.compiler.passes.spans import Spans, span_of_sort
from tribonian.dsl.terms import (
    NO,
    TRUTH_OPS,
    YES,
    Ahead,
    Apply,
    Arg,
    Cond,
    Const,
    Op,
    Over,
    Read,
    Term,
    Way,
    conjunction,
    rebuild,
    substitute,
    walk,
)

LONGEST = 40  # parts of a term that is put in place
_CHEAP = (Const, Arg)


def inline_values(machine: Machine) -> Machine:
    spans = Spans(machine)
    told = {name: _told(one) for name, one in machine.decisions.items()}
    kept = {
        name: term for name, term in told.items() if term is not None and _fits(machine.decisions[name], term, spans)
    }
    done: dict[str, Term] = {}

    def settled(name: str) -> Term | None:
        """What stands for a value, other values in it put in place too."""
        if name not in kept:
            return None
        if name not in done:
            done[name] = change(kept[name])
        return done[name] if sum(1 for _ in walk(done[name])) <= LONGEST else None

    def change(term: Term) -> Term:
        term = rebuild(term, change)
        if not isinstance(term, Apply):
            return term
        result = settled(term.value)
        if result is None:
            return term
        params = [param.name for param in machine.decisions[term.value].params]
        used = [part.name for part in walk(result) if isinstance(part, Arg)]
        inner = _inside_folds(result)
        for name, arg in zip(params, term.args, strict=True):
            dear = not isinstance(arg, _CHEAP) and not (isinstance(arg, Read) and not arg.index)
            if dear and (used.count(name) > 1 or name in inner):
                return term
            if name not in used and not _cannot_fail(arg):
                return term
        return substitute(result, dict(zip(params, term.args, strict=True)))

    made = map_machine(machine, change)
    invariants = tuple(replace(one, promise=change(one.promise)) for one in made.invariants)
    return replace(made, invariants=invariants)


def _told(decision: Decision) -> Term | None:
    """What a value comes to, where one rule says it, or one rule says otherwise than a rule that always holds."""
    match decision.rules:
        case (Entry(guards=(), result=result),):
            return result
        case (Entry() as rule, Entry(guards=()) as other) if other.id in rule.overrides and rule.guards:
            test = conjunction([guard.test for guard in rule.guards])
            if (rule.result, other.result) == (YES, NO) and _is_truth(test):
                return test
            return Cond(test, rule.result, other.result)
        case _:
            return None


def _is_truth(term: Term) -> bool:
    """Whether a term is nothing but 0 or 1."""
    if isinstance(term, Over):
        return term.fold in ("all", "some")
    return isinstance(term, Op) and term.op in TRUTH_OPS and term.op != "has"


def _fits(decision: Decision, term: Term, spans: Spans) -> bool:
    """Whether what the rules give is always of the value's sort, wherever it is asked."""
    found = spans.of(term, spans.params(decision.name))
    wanted = span_of_sort(decision.sort)
    if found is None or wanted is None:
        return False
    return wanted.low <= found.low and found.high <= wanted.high and (wanted.none or not found.none)


def _inside_folds(term: Term) -> set[str]:
    """Parameters that stand inside something asked again and again."""
    return {
        part.name
        for outer in walk(term)
        if isinstance(outer, Over | Way | Ahead)
        for part in walk(outer)
        if isinstance(part, Arg)
    }


def _cannot_fail(term: Term) -> bool:
    return all(
        isinstance(part, Const | Arg | Op | Cond) or (isinstance(part, Read) and not part.index) for part in walk(term)
    )
