"""First pass over a book: declare every name with its signature, so that order in the text does not matter.

May import: names, check_sorts, model, syntax, sorts, terms, codes.
"""

from collections.abc import Sequence
from dataclasses import replace

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.check_base import set_of
from tribonian.dsl.check_guards import conditions
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, Sink
from tribonian.dsl.names import Locals, Names, Signature, Stored, counted
from tribonian.dsl.sorts import FAILED, TRUTH, Enumeration, Maybe, Sort, Whole, bounds
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Param
from tribonian.dsl.terms import YES, Arg, Const, Term

MAX_PLACES = 10_000  # of one variable


def params_of(names: Names, params: tuple[Param, ...]) -> tuple[m.Param, ...]:
    """Parameters with their sorts; a name used twice is reported."""
    seen: dict[str, Span] = {}
    for param in params:
        if param.name in seen:
            first = Label(span=seen[param.name], text="first here")
            names.sink.report(Code.DECLARED_TWICE, param.span, name=param.name, labels=[first])
        seen.setdefault(param.name, param.span)
    return tuple(m.Param(name=param.name, sort=names.sort(param.sort)) for param in params)


def as_args(params: tuple[m.Param, ...]) -> Locals:
    """Parameters as the terms that stand for them inside a definition."""
    return {param.name: (Arg(param.name), param.sort) for param in params}


def bind(names: Names, name: str, binders: tuple[str, ...], targets: list[tuple[Term, Sort]], span: Span) -> Locals:
    """What the names of a rule's head stand for; too many or too few are reported, then do no harm."""
    if len(binders) != len(targets):
        wanted = counted(len(targets), "argument") if targets else "no arguments"
        names.sink.report(Code.WRONG_COUNT, span, name=name, wanted=wanted, given=len(binders) or "none")
    spare: list[tuple[Term, Sort]] = [(Const(0), FAILED)] * len(binders)
    return dict(zip(binders, [*targets, *spare], strict=False))


def declare_apart(items: Sequence[s.InterpretationDecl | s.ErrataDecl | s.RulingDecl], sink: Sink) -> None:
    """Names that only have to differ among themselves, as no expression reads them."""
    first: dict[str, Span] = {}
    for item in items:
        if item.name in first:
            label = Label(span=first[item.name], text="first here")
            sink.report(Code.DECLARED_TWICE, item.span, name=item.name, labels=[label])
        first.setdefault(item.name, item.span)


def declare_sorts(items: list[s.ItemNode], names: Names) -> None:
    """Players and enumerations."""
    for item in items:
        if isinstance(item, s.PlayersDecl):
            _enumeration("Player", item.names, item.span, names)
            names.clauses(item.cites)
            names.in_ring = names.in_ring or item.in_ring
            if item.least is not None and not 1 <= item.least <= len(item.names):
                shown = f"1..{len(item.names)}"
                names.sink.report(Code.NEVER_FITS, item.span, actual=item.least, wanted=shown)
        elif isinstance(item, s.EnumDecl):
            _enumeration(item.name, item.members, item.span, names)
            names.clauses(item.cites)


def _enumeration(name: str, members: tuple[str, ...], span: Span, names: Names) -> None:
    if not names.declare(name, span):
        return
    sort = Enumeration(name=name, members=members)
    names.sorts[name] = sort
    for member in members:
        names.members.setdefault(member, []).append(sort)


def declare_signatures(items: list[s.ItemNode], names: Names) -> None:
    """Everything else: what it takes and gives. Tracks come last, as their bounds are values."""
    for item in items:
        match item:
            case s.ValueDecl():
                sort = names.sort(item.sort)
                _signature(item.name, item.span, "value", item.params, sort, names, is_permission=item.is_permission)
            case s.TableDecl():
                clamped = tuple(place for place, cites in enumerate(item.clamped) if cites is not None)
                _signature(item.name, item.span, "table", item.params, names.sort(item.sort), names, clamped=clamped)
            case s.EventDecl():
                _signature(item.name, item.span, "event", item.params, None, names)
            case s.ProcedureDecl():
                kind = "phase" if item.is_phase else "procedure"
                _signature(item.name, item.span, kind, item.params, None, names)
            case s.SequenceDecl():
                _signature(item.name, item.span, "phase", item.params, None, names)
            case s.ActionDecl():
                _signature(item.name, item.span, "action", item.params, None, names)
            case s.WindowDecl():
                names.declare(item.name, item.span)
            case s.ScenarioDecl():
                if names.declare(item.name, item.span):
                    names.scenarios.append(item.name)
                    names.clauses(item.cites)
            case s.PoolDecl():
                if names.declare(item.name, item.span):
                    element = names.sort(item.element)
                    names.check_elements(element, item.span)
                    names.stored[item.name] = Stored(index=_index(names, item), sort=set_of(element), is_track=False)
                    names.pools.add(item.name)
            case s.QueueDecl():
                if names.declare(item.name, item.span):
                    _queue(item, names)
            case s.GroupDecl():
                if names.declare(item.name, item.span):
                    _group(item, names)
            case s.OptionDecl():
                _switch(item.name, "option", TRUTH, 0, item.title, item, names)
            case s.ReadingDecl():
                _switch(item.name, "reading", names.sort(item.sort), 0, item.reason, item, names)
            case s.OpenDecl():
                if names.declare(item.name, item.span):
                    names.opens[item.name] = m.OpenInput(
                        name=item.name,
                        sort=names.sort(item.sort),
                        reason=item.reason,
                        clauses=names.clauses(item.cites),
                    )
            case s.StateDecl():
                if names.declare(item.name, item.span):
                    index = _index(names, item)
                    names.stored[item.name] = Stored(index=index, sort=names.sort(item.sort), is_track=False)
            case _:
                pass
    for item in items:
        if isinstance(item, s.LimitDecl) and names.declare(item.name, item.span):
            index = _index(names, item)
            bound, sort = ExprChecker(names, as_args(index)).number(item.bound)
            names.limits[item.name] = (index, bound)
            names.stored[item.name] = Stored(
                index=index, sort=Whole(low=0, high=max(1, bounds(sort)[1])), is_track=False
            )
            signature = names.signatures.get(item.scope)
            if signature is None or signature.kind not in ("phase", "procedure"):
                names.unknown(item.scope, item.scope_span, {}, wanted="a phase or procedure")
            names.used.add(item.scope)
    for item in items:
        if isinstance(item, s.TrackDecl) and names.declare(item.name, item.span):
            index = _index(names, item)
            low, high = track_bounds(item, index, names)
            least, most = bounds(low[1])[0], bounds(high[1])[1]
            if least > most:
                span = replace(item.low.span, end=item.high.span.end)
                names.sink.report(Code.EMPTY_RANGE, span, low=least, high=most)
                most = least
            names.stored[item.name] = Stored(index=index, sort=Whole(low=least, high=most), is_track=True)
    for item in items:
        if isinstance(item, s.ReadingDecl) and names.places.get(item.name) == item.span:
            names.switches[item.name] = replace(names.switches[item.name], default=_default(item, names))


def _default(item: s.ReadingDecl, names: Names) -> int:
    """What a reading is unless told otherwise: a plain number, member, yes, no or none."""
    term = ExprChecker(names, {}).fit(item.default, names.switches[item.name].sort)
    if isinstance(term, Const):
        return term.value
    cure = "write a number, a member, `yes`, `no` or `none`"
    names.sink.report(Code.NOT_CONSTANT, item.default.span, help=cure)
    return 0


def _queue(item: s.QueueDecl, names: Names) -> None:
    """A queue, and the variable that counts what is in it."""
    index = _index(names, item)
    names.queues[item.name] = m.Queue(
        name=item.name,
        index=index,
        element=names.sort(item.element),
        capacity=item.capacity,
        clauses=names.clauses(item.cites),
    )
    count = Whole(low=0, high=max(1, item.capacity))
    names.stored[f"{item.name}.size"] = Stored(index=index, sort=count, is_track=False)
    if item.capacity < 1:
        names.sink.report(Code.NEVER_FITS, item.span, actual=item.capacity, wanted="a queue of one or more")


def _group(item: s.GroupDecl, names: Names) -> None:
    """A group is looked at when it is first used, as it may be made of others."""
    params = params_of(names, item.params)
    made = m.Group(name=item.name, params=params, binder="", element=FAILED, guards=(), clauses=())
    names.groups[item.name] = made

    def settle() -> None:
        checker, many, name = ExprChecker(names, as_args(params)).bound(item.binding)
        base = many.has(Arg(name))
        whole = [] if base == YES else [m.Condition(test=base, clauses=(), words=f"in {item.binding.name}")]
        assert isinstance(checker, ExprChecker)
        names.groups[item.name] = replace(
            made,
            binder=name,
            element=many.element,
            guards=(*whole, *conditions(checker, item.guards)),
            clauses=names.clauses(item.cites),
        )

    names.unsettled[item.name] = settle


def _index(
    names: Names, item: s.StateDecl | s.TrackDecl | s.LimitDecl | s.PoolDecl | s.QueueDecl
) -> tuple[m.Param, ...]:
    """The index of stored state; how many values that makes is bounded, as a position holds them all."""
    index = params_of(names, item.index)
    count = 1
    for param in index:
        low, high = bounds(param.sort)
        count *= max(1, high - low + 1 + isinstance(param.sort, Maybe))
    if count > MAX_PLACES:
        shown, limit = f"{count:,}", f"{MAX_PLACES:,}"
        names.sink.report(Code.TOO_MANY_PLACES, item.span, name=item.name, count=shown, limit=limit)
    return index


def track_bounds(
    item: s.TrackDecl, index: tuple[m.Param, ...], names: Names
) -> tuple[tuple[Term, Sort], tuple[Term, Sort]]:
    """The terms and sorts of a track's bounds; a bound may be none."""
    checker = ExprChecker(names, as_args(index))
    found = []
    for expr in (item.low, item.high):
        term, sort = checker.term(expr)
        inner = sort.inner if isinstance(sort, Maybe) else sort
        if not isinstance(inner, Whole):
            term, sort = checker.number(expr)
        found.append((term, sort))
    return found[0], found[1]


def _signature(
    name: str,
    span: Span,
    kind: str,
    params: tuple[Param, ...],
    sort: Sort | None,
    names: Names,
    *,
    is_permission: bool = False,
    clamped: tuple[int, ...] = (),
) -> None:
    if names.declare(name, span):
        found = params_of(names, params)
        names.signatures[name] = Signature(
            kind=kind, params=found, sort=sort, is_permission=is_permission, clamped=clamped
        )


def _switch(
    name: str,
    kind: str,
    sort: Sort,
    default: int,
    title: str,
    item: s.OptionDecl | s.ReadingDecl,
    names: Names,
) -> None:
    if names.declare(name, item.span):
        clauses = names.clauses(item.cites)
        names.switches[name] = m.Switch(
            name=name,
            kind="option" if kind == "option" else "reading",
            sort=sort,
            default=default,
            title=title,
            clauses=clauses,
        )
