"""What tests made before tell about a test to come, so that diagrams show no way that nobody can go.

Knows conjunctions, negations and comparisons with constants, no arithmetic. May import: dsl.terms.
"""

from collections.abc import Iterable, Iterator

from tribonian.dsl.terms import Const, Op, Term

Fact = tuple[Term, bool]  # a term, and whether it holds


def parts(term: Term, *, holds: bool) -> Iterator[Fact]:
    """What is known once a term is: of a conjunction that holds every part, of a disjunction that fails too."""
    if isinstance(term, Op) and term.op == "not":
        yield from parts(term.args[0], holds=not holds)
    elif isinstance(term, Op) and term.op == ("and" if holds else "or"):
        for one in term.args:
            yield from parts(one, holds=holds)
    else:
        yield term, holds


def settled(term: Term, facts: Iterable[Fact]) -> bool | None:
    """Whether a term holds, as far as the facts tell."""
    known = list(facts)
    if isinstance(term, Op) and term.op == "not":
        inner = settled(term.args[0], known)
        return None if inner is None else not inner
    if isinstance(term, Op) and term.op in ("and", "or"):
        decides = term.op == "or"  # one part that holds settles a disjunction, one that fails a conjunction
        found = [settled(one, known) for one in term.args]
        if decides in found:
            return decides
        return None if None in found else not decides
    for fact, holds in known:
        if fact == term:
            return holds
        if holds and _excludes(fact, term):
            return False
    return None


def _excludes(fact: Term, term: Term) -> bool:
    """Whether both say what the same thing is, and say it differently."""
    if not (isinstance(fact, Op) and isinstance(term, Op) and fact.op == term.op == "="):
        return False
    (left, value), (other, asked) = fact.args, term.args
    return left == other and isinstance(value, Const) and isinstance(asked, Const) and value != asked
