"""Guards to conditions that keep their clauses and their words; each may rely on those before it.

May import: check_dead, check_fields, check_sorts, model, syntax_expr, sorts.
"""

from tribonian.dsl import model as m
from tribonian.dsl.check_dead import check_dead
from tribonian.dsl.check_fields import FieldChecker
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.sorts import TRUTH
from tribonian.dsl.syntax_expr import Guard


def conditions(checker: ExprChecker, guards: tuple[Guard, ...]) -> tuple[m.Condition, ...]:
    """Guards in order, each checked in the light of the ones before."""
    found = []
    now: FieldChecker = checker
    for guard in guards:
        clauses = checker.names.clauses(guard.cites)
        test = now.fit(guard.test, TRUTH)
        check_dead(now, guard.test)
        found.append(m.Condition(test=test, clauses=clauses, words=checker.words(guard.test)))
        now = now.knowing(guard.test)
    return tuple(found)


def relying(checker: ExprChecker, guards: tuple[Guard, ...]) -> FieldChecker:
    """A checker that may rely on all of them."""
    now: FieldChecker = checker
    for guard in guards:
        now = now.knowing(guard.test)
    return now
