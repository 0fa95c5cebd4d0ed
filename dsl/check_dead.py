"""Conditions that constants and ranges decide: what hangs on them can never happen (E0427).

May import: check_fields, sorts, syntax_expr, codes.
"""

from tribonian.dsl import syntax_expr as x
from tribonian.dsl.check_fields import FieldChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.sorts import Whole


def decided(checker: FieldChecker, test: x.Expr) -> bool | None:
    """What a condition always is, if its numbers alone tell."""
    match test:
        case x.Truth():
            return test.value
        case x.Not():
            inner = decided(checker, test.of)
            return None if inner is None else not inner
        case x.Connective():
            parts = []
            now = checker
            for part in test.parts:
                parts.append(decided(now, part))
                now = now.knowing(part) if test.op == "and" else now
            ends = test.op == "or"
            return ends if ends in parts else None if None in parts else not ends
        case x.Compare():
            return _compared(checker, test)
        case x.Within():
            (_, value), (_, low), (_, high) = (checker.number(one) for one in (test.value, test.low, test.high))
            if not (isinstance(value, Whole) and isinstance(low, Whole) and isinstance(high, Whole)):
                return None
            return False if value.high < low.low or value.low > high.high else None
        case _:
            return None


def _compared(checker: FieldChecker, test: x.Compare) -> bool | None:
    if isinstance(test.left, x.Nothing | x.Empty) or isinstance(test.right, x.Nothing | x.Empty):
        return None
    _, left = checker.term(test.left)
    if not isinstance(left, Whole):
        return None
    _, right = checker.term(test.right)
    if not isinstance(right, Whole):
        return None
    match test.op:
        case "=" | "!=":
            apart = left.high < right.low or right.high < left.low
            same = left.low == left.high == right.low == right.high
            return None if not apart and not same else (test.op == "=") == same
        case "<" | "<=":
            below = left.high < right.low or (test.op == "<=" and left.high <= right.low)
            above = left.low > right.high or (test.op == "<" and left.low >= right.high)
        case ">" | ">=":
            below = left.low > right.high or (test.op == ">=" and left.low >= right.high)
            above = left.high < right.low or (test.op == ">" and left.high <= right.low)
    return True if below else False if above else None


def check_dead(checker: FieldChecker, test: x.Expr, *, has_else: bool = False) -> None:
    """Report a condition that never holds, or one that always does and leaves an `else` without use."""
    if not isinstance(test, x.Truth | x.Not | x.Connective | x.Compare | x.Within):
        return
    found = decided(checker, test)
    if isinstance(test, x.Truth) and test.value and not has_else:
        checker.names.sink.report(Code.DEAD_BRANCH, test.span, truth="yes", what="as a condition it says nothing")
    elif found is False:
        checker.names.sink.report(Code.DEAD_BRANCH, test.span, truth="no", what="what hangs on it never happens")
    elif found and has_else:
        checker.names.sink.report(Code.DEAD_BRANCH, test.span, truth="yes", what="the `else` never happens")
