"""First pass over a book: declare every name with its signature, so that order in the text does not matter.

May import: names, check_sorts, model, syntax, sorts, terms, codes.
"""

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.names import Locals, Names, Signature, Stored
from tribonian.dsl.sorts import TRUTH, Enumeration, Maybe, Sort, Whole, bounds
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Param
from tribonian.dsl.terms import Arg, Const, Term


def params_of(names: Names, params: tuple[Param, ...]) -> tuple[m.Param, ...]:
    """Parameters with their sorts; a name used twice is reported."""
    seen: set[str] = set()
    for param in params:
        if param.name in seen:
            names.sink.report(Code.DECLARED_TWICE, param.span, name=param.name)
        seen.add(param.name)
    return tuple(m.Param(name=param.name, sort=names.sort(param.sort)) for param in params)


def as_args(params: tuple[m.Param, ...]) -> Locals:
    """Parameters as the terms that stand for them inside a definition."""
    return {param.name: (Arg(param.name), param.sort) for param in params}


def declare_sorts(items: list[s.ItemNode], names: Names) -> None:
    """Players and enumerations."""
    for item in items:
        if isinstance(item, s.PlayersDecl):
            _enumeration("Player", item.names, item.span, names)
            names.clauses(item.cites)
        elif isinstance(item, s.EnumDecl):
            _enumeration(item.name, item.members, item.span, names)
            names.clauses(item.cites)


def _enumeration(name: str, members: tuple[str, ...], span: Span, names: Names) -> None:
    if not names.declare(name, span):
        return
    sort = Enumeration(name=name, members=members)
    names.sorts[name] = sort
    for member in members:
        if members.count(member) > 1:
            names.sink.report(Code.DECLARED_TWICE, span, name=member)
        names.members.setdefault(member, []).append(sort)


def declare_signatures(items: list[s.ItemNode], names: Names) -> None:
    """Everything else: what it takes and gives. Tracks come last, as their bounds are values."""
    for item in items:
        match item:
            case s.ValueDecl():
                _signature(item.name, item.span, "value", item.params, names.sort(item.sort), names)
            case s.TableDecl():
                _signature(item.name, item.span, "table", item.params, names.sort(item.sort), names)
            case s.EventDecl():
                _signature(item.name, item.span, "event", item.params, None, names)
            case s.ProcedureDecl():
                kind = "phase" if item.is_phase else "procedure"
                _signature(item.name, item.span, kind, item.params, None, names)
            case s.OptionDecl():
                _switch(item.name, "option", TRUTH, 0, item.title, item, names)
            case s.ReadingDecl():
                sort = names.sort(item.sort)
                default = ExprChecker(names, {}).fit(item.default, sort)
                if not isinstance(default, Const):
                    names.sink.report(Code.NOT_CONSTANT, item.default.span)
                value = default.value if isinstance(default, Const) else 0
                _switch(item.name, "reading", sort, value, item.reason, item, names)
            case s.OpenDecl():
                if names.declare(item.name, item.span):
                    names.opens[item.name] = m.OpenInput(
                        name=item.name, sort=names.sort(item.sort), reason=item.reason,
                        clauses=names.clauses(item.cites),
                    )
            case s.StateDecl():
                if names.declare(item.name, item.span):
                    index = params_of(names, item.index)
                    names.stored[item.name] = Stored(index=index, sort=names.sort(item.sort), is_track=False)
            case _:
                pass
    for item in items:
        if isinstance(item, s.TrackDecl) and names.declare(item.name, item.span):
            index = params_of(names, item.index)
            low, high = track_bounds(item, index, names)
            sort = Whole(low=bounds(low[1])[0], high=bounds(high[1])[1])
            names.stored[item.name] = Stored(index=index, sort=sort, is_track=True)


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
    name: str, span: Span, kind: str, params: tuple[Param, ...], sort: Sort | None, names: Names
) -> None:
    if names.declare(name, span):
        names.signatures[name] = Signature(kind=kind, params=params_of(names, params), sort=sort)


def _switch(
    name: str, kind: str, sort: Sort, default: int, title: str, item: s.OptionDecl | s.ReadingDecl, names: Names
) -> None:
    if names.declare(name, item.span):
        clauses = names.clauses(item.cites)
        names.switches[name] = m.Switch(
            name=name, kind="option" if kind == "option" else "reading", sort=sort, default=default, title=title,
            clauses=clauses,
        )


