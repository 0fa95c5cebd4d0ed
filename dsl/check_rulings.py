"""Rulings and what is hidden: checked and made into parts of the model.

May import: check_guards, check_sorts, declare, names, model, syntax, sorts, terms, codes.
"""

from tribonian.dsl import model as m, syntax_plans as n, syntax_world as w
from tribonian.dsl.check_guards import conditions
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import bind
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.names import Names, with_article
from tribonian.dsl.sorts import FAILED, TRUTH, Sort
from tribonian.dsl.syntax_expr import At, Compare, Expr, Name
from tribonian.dsl.terms import Arg, Term


def check_ruling(item: n.RulingDecl, names: Names, labels: set[str]) -> m.Ruling | None:
    """A situation and its answer; what is missing or makes no sense is told."""
    checker = ExprChecker(names, {})
    fault = _fault(item)
    if fault:
        names.sink.report(Code.RULING_PARTS, item.span, name=item.name, fault=fault)
        return None
    asked: Term | None = None
    sort: Sort | None = None
    given = conditions(checker, item.given)
    checker = _relying(checker, item)
    if item.asked is not None:
        asked, sort = checker.term(item.asked)
    viewer = None if item.viewer is None else checker.fit(item.viewer, names.sorts.get("Player", FAILED))
    if item.form == "view":
        sort = TRUTH
    args: tuple[Term, ...] = ()
    if item.form in ("cost", "play"):
        kinds = ("action",) if item.form == "cost" else ("phase", "procedure")
        args = _args(item, kinds, checker)
    paid, paid_at = "", tuple[Term, ...]()
    if item.place is not None:
        stored = names.stored.get(item.place.name)
        if stored is None or not stored.is_track:
            names.unknown(item.place.name, item.place.span, {}, wanted="a track")
            sort = FAILED
        else:
            paid_at = checker.indices(item.place.name, item.place.indices, item.place.span)
            paid, sort = item.place.name, stored.sort
    return m.Ruling(
        name=item.name,
        title=item.title,
        form=item.form or "value",
        asked=asked,
        sort=sort,
        viewer=viewer,
        target=item.target,
        args=args,
        paid=paid,
        paid_at=paid_at,
        given=given,
        given_any=item.given_any,
        moves=tuple(_move(move, labels, checker) for move in item.moves),
        then=tuple(checker.fit(one, TRUTH if sort is None else sort) for one in item.then),
        illegal=None if item.illegal is None else names.clauses(item.illegal),
        clauses=names.clauses(item.cites),
        span=item.span,
    )


def _relying(checker: ExprChecker, item: n.RulingDecl) -> ExprChecker:
    found = checker
    for guard in item.given:
        told = found.knowing(guard.test)
        assert isinstance(told, ExprChecker)
        found = told
    return found


def _fault(item: n.RulingDecl) -> str:
    if not item.form:
        return "neither asks nor plays anything"
    if not item.then and item.illegal is None:
        return "has no answer: write `then ...`"
    if item.form != "play" and (item.moves or item.illegal is not None):
        return "asks for a value, so it can neither `do` moves nor be illegal"
    if item.form != "play" and len(item.then) != 1:
        return "asks for one value and must answer with one"
    if item.form in ("view", "play", "cost") and item.given_any:
        return "speaks of any position, which only the asking of a value can"
    return ""


def _args(item: n.RulingDecl, kinds: tuple[str, ...], checker: ExprChecker) -> tuple[Term, ...]:
    signature = checker.names.signatures.get(item.target)
    if item.target == "game" and "phase" in kinds:
        return ()
    if signature is None or signature.kind not in kinds:
        known = [key for key, one in checker.names.signatures.items() if one.kind in kinds]
        checker.names.unknown_one(item.target, item.span, known, wanted=with_article(kinds[0]))
        return ()
    if not checker.count(item.target, len(item.args), len(signature.params), item.span):
        return ()
    checker.names.used.add(item.target)
    return tuple(checker.fit(arg, param.sort) for arg, param in zip(item.args, signature.params, strict=True))


def _move(move: Expr, labels: set[str], checker: ExprChecker) -> str:
    """An answer as it will be given: the name of an option or action, or a value."""
    names = checker.names
    text = move.text if isinstance(move, Name) else getattr(move, "name", "")
    is_action = text in names.signatures and names.signatures[text].kind == "action"
    if text not in labels and not is_action and not isinstance(move, At | Compare):
        if isinstance(move, Name) and not names.what_is(text, {}) and text not in names.members:
            names.unknown_one(text, move.span, sorted(labels), wanted="an option")
        else:
            checker.term(move)
    return checker.words(move)


# ---- what is hidden


def check_hidden(item: w.HiddenDecl, names: Names) -> m.Hidden | None:
    """State, or fields of a piece, that somebody does not see."""
    if item.fields:
        params = _piece_params(item, names)
    else:
        stored = names.stored.get(item.target)
        queue = names.queues.get(item.target)
        if stored is None and queue is None:
            names.unknown(item.target, item.span, {}, wanted="state")
            return None
        names.used.add(item.target)
        params = queue.index if queue is not None else stored.index if stored is not None else ()
    if params is None:
        return None
    targets: list[tuple[Term, Sort]] = [(Arg(param.name), param.sort) for param in params]
    local = bind(names, item.target, item.binders, targets, item.span)
    if item.viewer in local:
        names.sink.report(Code.DECLARED_TWICE, item.span, name=item.viewer)
    local[item.viewer] = (Arg("viewer"), names.sorts.get("Player", FAILED))
    return m.Hidden(
        target=item.target,
        params=params,
        fields=item.fields,
        viewer="viewer",
        guards=conditions(ExprChecker(names, local), item.guards),
        clauses=names.clauses(item.cites),
    )


def _piece_params(item: w.HiddenDecl, names: Names) -> tuple[m.Param, ...] | None:
    fields = names.fields.get(item.target)
    if fields is None or item.target not in names.pieces:
        names.unknown_one(item.target, item.span, list(names.pieces), wanted="a piece")
        return None
    for name in item.fields:
        if name not in fields:
            cure = did_you_mean(name, list(fields))
            names.sink.report(Code.NO_FIELD, item.span, what=f"a `{item.target}`", name=name, help=cure)
    return (m.Param(name="it", sort=names.sorts[item.target]),)
