"""Promises of a book: invariants with their scopes, what must be reachable, measures of loops.

May import: check_sorts, names, model, syntax, sorts, terms, codes.
"""

from tribonian.dsl import model as m, syntax as s, syntax_plans as n
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.sorts import FAILED, TRUTH
from tribonian.dsl.syntax_expr import Expr
from tribonian.dsl.terms import Op, Read, Term, disjunction


def _words(expr: Expr) -> str:
    return " ".join(expr.span.source.text[expr.span.start : expr.span.end].split())


def check_invariant(item: s.InvariantDecl, names: Names) -> m.Invariant:
    """A promise; outside its scope it says nothing."""
    names.declare(item.name, item.span)
    if sum(scope.kind == "end" for scope in item.scopes) > 1:
        names.sink.report(Code.SEVERAL_ENDS, item.span, name=item.name, help="write a promise for each")
    return scoped_promise(
        name=item.name, scopes=item.scopes, said=item.promise, clauses=names.clauses(item.cites), names=names
    )


def scoped_promise(
    *, name: str, scopes: tuple[s.ScopeNode, ...], said: Expr, clauses: tuple[str, ...], names: Names
) -> m.Invariant:
    """What is said of all positions in a scope."""
    ends: list[str] = []
    elsewhere: list[Term] = []
    for scope in scopes:
        signature = names.signatures.get(scope.name)
        if signature is None or signature.kind not in ("phase", "procedure"):
            names.unknown(scope.name, scope.span, {}, wanted="a phase or procedure")
            continue
        if scope.kind == "end":
            ends.append(scope.name)
            continue
        names.during.add(scope.name)
        inside = Read(f"during.{scope.name}")
        elsewhere.append(inside if scope.kind == "outside" else Op("not", (inside,)))
    promise = ExprChecker(names, {}).fit(said, TRUTH)
    return m.Invariant(
        name=name,
        promise=disjunction([*elsewhere, promise]) if elsewhere else promise,
        at_end_of=ends[0] if ends else None,
        clauses=clauses,
        words=_words(said),
        during=tuple(scope.name for scope in scopes if scope.kind == "during"),
        outside=tuple(scope.name for scope in scopes if scope.kind == "outside"),
    )


def check_goal(item: n.ReachableDecl, names: Names) -> m.Goal:
    """What must be possible: a position, or an end of the game."""
    names.declare(item.name, item.span)
    checker = ExprChecker(names, {})
    players = names.sorts.get("Player", FAILED)
    words = "the game ends without a winner" if item.winner is None else f"{_words(item.winner)} wins"
    return m.Goal(
        name=item.name,
        test=None if item.promise is None else checker.fit(item.promise, TRUTH),
        winner=None if item.winner is None else checker.fit(item.winner, players),
        clauses=names.clauses(item.cites),
        words=words if item.promise is None else _words(item.promise),
    )


def check_measure(item: s.LoopDecl, names: Names, loops: dict[str, int], scopes: dict[str, Locals]) -> m.Measure | None:
    """A number that falls each time round the one loop of a procedure."""
    count = loops.get(item.name)
    if count is None:
        names.unknown(item.name, item.span, {}, wanted="a phase or procedure")
        return None
    if count != 1:
        names.sink.report(Code.LOOP_UNKNOWN, item.span, name=item.name, count=count or "no")
    checker = ExprChecker(names, scopes[item.name])
    term, _ = checker.number(item.measure)
    unless = None if item.unless is None else checker.fit(item.unless, TRUTH)
    return m.Measure(procedure=item.name, term=term, words=_words(item.measure), unless=unless)
