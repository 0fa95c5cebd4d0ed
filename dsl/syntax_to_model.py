"""Items of a book to the checked rulebook: declares names, then checks every body, then the whole.

May import: everything of dsl above it (names, declare, check_*, model, syntax).
"""

from dataclasses import replace

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.check_play import PlayChecker, conditions
from tribonian.dsl.check_rules import check_calls, inside
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.check_tables import read_table
from tribonian.dsl.check_values import check_values
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import (
    as_args,
    bind,
    declare_apart,
    declare_signatures,
    declare_sorts,
    track_bounds,
)
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.sorts import TRUTH, Enumeration, Sort, bounds
from tribonian.dsl.terms import NO, Const, Read, Term

_POLICIES = {"above": "above lost", "below": "below stops"}


class _Builder:
    """Carries the names and the parts made so far through the second pass."""

    def __init__(self, items: list[s.ItemNode], names: Names) -> None:
        self.items = items
        self.names = names
        self.sink = names.sink
        self.variables: dict[str, m.Variable] = {}
        self.loops: dict[str, int] = {}
        self.scopes: dict[str, Locals] = {}

    # ---- state

    def state(self) -> None:
        for switch in self.names.switches.values():
            self.variables[switch.name] = m.Variable(
                name=switch.name,
                kind=switch.kind,
                index=(),
                sort=switch.sort,
                start=Const(switch.default),
                clauses=switch.clauses,
            )
        for item in self.items:
            if isinstance(item, s.StateDecl | s.TrackDecl) and self.names.places.get(item.name) == item.span:
                stored = self.names.stored[item.name]
                checker = ExprChecker(self.names, as_args(stored.index))
                start = checker.fit(item.start, stored.sort)
                made = m.Variable(
                    name=item.name,
                    kind="state",
                    index=stored.index,
                    sort=stored.sort,
                    start=start,
                    clauses=self.names.clauses(item.cites),
                )
                self.variables[item.name] = self._track(item, made) if isinstance(item, s.TrackDecl) else made
            elif isinstance(item, s.LimitDecl) and self.names.places.get(item.name) == item.span:
                stored = self.names.stored[item.name]
                clauses = self.names.clauses(item.cites)
                self.variables[item.name] = m.Variable(
                    name=item.name, kind="state", index=stored.index, sort=stored.sort, start=NO, clauses=clauses
                )

    def _track(self, item: s.TrackDecl, made: m.Variable) -> m.Variable:
        policies = {"above": item.above, "below": item.below}
        open_ends = [end for end, cites in policies.items() if cites is None]
        if open_ends:
            where = " and ".join(open_ends)
            cure = "add " + " and ".join(f"`{_POLICIES[end]}`" for end in open_ends)
            self.sink.report(Code.TRACK_POLICY, item.span, name=item.name, where=where, help=cure)
        (low, _), (high, _) = track_bounds(item, made.index, self.names)
        return replace(
            made,
            kind="track",
            low=m.Bound(term=low, clauses=self.names.clauses(item.below or ())),
            high=m.Bound(term=high, clauses=self.names.clauses(item.above or ())),
        )

    def _locals(self, checker: PlayChecker) -> tuple[str, ...]:
        for name, sort in checker.sorts.items():
            start = Const(bounds(sort)[0])
            self.variables[name] = m.Variable(name=name, kind="local", index=(), sort=sort, start=start)
        return tuple(checker.sorts)

    # ---- play

    def procedures(self) -> dict[str, m.Procedure]:
        found = {}
        for item in self.items:
            if not isinstance(item, s.ProcedureDecl) or self.names.places.get(item.name) != item.span:
                continue
            params = self.names.signatures[item.name].params
            for given in item.params:
                if given.name in self.names.places:
                    self.names.declare(given.name, given.span)
            checker = PlayChecker(
                names=self.names,
                owner=item.name,
                local={param.name: (Read(f"{item.name}.{param.name}"), param.sort) for param in params},
                sorts={f"{item.name}.{param.name}": param.sort for param in params},
                enclosing=(item.name,),
            )
            body = checker.block(item.body)
            self.loops[item.name] = len(checker.loops)
            self.scopes[item.name] = checker.local
            found[item.name] = m.Procedure(
                name=item.name,
                is_phase=item.is_phase,
                params=params,
                body=body,
                locals=self._locals(checker),
                clauses=self.names.clauses(item.cites),
            )
        return found

    def events(self) -> dict[str, m.Event]:
        found: dict[str, m.Event] = {}
        rules: dict[str, list[s.ReactionRule]] = {}
        for item in self.items:
            if isinstance(item, s.ReactionRule):
                rules.setdefault(item.event, []).append(item)
        for item in self.items:
            if not isinstance(item, s.EventDecl) or self.names.places.get(item.name) != item.span:
                continue
            params = self.names.signatures[item.name].params
            for param in params:
                var = f"event {item.name}.{param.name}"
                self.variables[var] = m.Variable(
                    name=var, kind="local", index=(), sort=param.sort, start=Const(bounds(param.sort)[0])
                )
            reactions = tuple(self._reaction(rule, params) for rule in rules.pop(item.name, []))
            found[item.name] = m.Event(
                name=item.name, params=params, reactions=reactions, clauses=self.names.clauses(item.cites)
            )
        for name, stray in rules.items():
            for rule in stray:
                self.names.unknown_one(name, rule.name_span, list(found), wanted="an event")
        return found

    def _reaction(self, rule: s.ReactionRule, params: tuple[m.Param, ...]) -> m.Reaction:
        targets: list[tuple[Term, Sort]] = [(Read(f"event {rule.event}.{param.name}"), param.sort) for param in params]
        local = bind(self.names, rule.event, rule.binders, targets, rule.name_span)
        checker = PlayChecker(names=self.names, owner=rule.clause, local=local, in_reaction=True, ids=(rule.clause,))
        guards = conditions(checker.expr, rule.guards)
        body = checker.block(rule.body)
        return m.Reaction(
            id=rule.clause,
            guards=guards,
            body=body,
            locals=self._locals(checker),
            clauses=(rule.clause,),
            erratum=rule.erratum,
        )

    def watches(self) -> tuple[m.Watch, ...]:
        """Rules asked at every decision; their bodies change state or end the game, and ask nobody."""
        found = []
        for rule in self.items:
            if not isinstance(rule, s.WheneverRule):
                continue
            checker = PlayChecker(names=self.names, owner=rule.clause, local={}, in_reaction=True, ids=(rule.clause,))
            (test,) = conditions(checker.expr, (rule.test,))
            body = checker.block(rule.body)
            self._locals(checker)
            for statement in inside(body):
                if not isinstance(statement, m.Assign | m.Adjust | m.If | m.End | m.Each):
                    span = statement.span or rule.span
                    self.sink.report(Code.WATCH_SUSPENDS, span, clause=rule.clause)
            found.append(m.Watch(id=rule.clause, test=test.test, body=body, clauses=(rule.clause, *test.clauses)))
        return tuple(found)


def build_model(
    items: list[s.ItemNode], catalogue: Catalogue, sink: Sink, *, as_printed: bool = False
) -> m.Rulebook | None:
    """The checked rulebook, or nothing and every reason why not."""
    header = next((item for item in items if isinstance(item, s.RulebookDecl)), None)
    if header is None:
        return None
    broken = [item for item in items if isinstance(item, s.BrokenItem)]
    names = Names(
        catalogue=catalogue,
        sink=sink,
        lost=frozenset(word for item in broken for word in item.words),
        incomplete=any(item.keyword == "import" for item in broken),
    )
    declare_sorts(items, names)
    declare_signatures(items, names)
    builder = _Builder(items, names)
    builder.state()
    interpretations = [item for item in items if isinstance(item, s.InterpretationDecl)]
    declare_apart(interpretations, sink)
    values = check_values(items, [] if as_printed else interpretations, names)
    tables = {
        item.name: read_table(
            item, names.signatures[item.name].params, names.signatures[item.name].sort or TRUTH, names
        )
        for item in items
        if isinstance(item, s.TableDecl) and names.places.get(item.name) == item.span
    }
    procedures = builder.procedures()
    events = builder.events()
    watches = builder.watches()
    check_calls(procedures, events, names.places, sink)
    if "game" not in procedures and not names.is_lost("game"):
        sink.report(Code.NO_GAME, header.span, help="write `game` and what is played, step by step")
    invariants = tuple(_invariant(item, names) for item in items if isinstance(item, s.InvariantDecl))
    measures = tuple(
        made for item in items if isinstance(item, s.LoopDecl) for made in [_measure(item, builder)] if made
    )
    told = tuple(
        m.Interpretation(
            name=item.name,
            title=item.title,
            reason=item.reason,
            clauses=names.clauses(item.cites),
            prefers=tuple((one.winner, tuple(c.clause for c in one.losers)) for one in item.prefers),
        )
        for item in interpretations
    )
    _declare_during(builder)
    if sink.failed:
        return None
    _warn_unused(items, names)
    return m.Rulebook(
        name=header.name,
        title=header.title,
        edition=header.edition,
        catalogue=catalogue,
        players=names.sorts.get("Player", Enumeration(name="Player", members=())),
        variables=builder.variables,
        values=values,
        tables=tables,
        procedures=procedures,
        events=events,
        watches=watches,
        scopes=_scopes(items),
        switches=tuple(names.switches.values()),
        opens=names.opens,
        invariants=invariants,
        measures=measures,
        interpretations=told,
        sheets=(),
    )


def _scopes(items: list[s.ItemNode]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for item in items:
        if isinstance(item, s.LimitDecl):
            found[item.scope] = (*found.get(item.scope, ()), item.name)
    return found


def _declare_during(builder: _Builder) -> None:
    for key in sorted(builder.names.during):
        name = f"during.{key}"
        builder.variables[name] = m.Variable(name=name, kind="during", index=(), sort=TRUTH, start=NO)


def _invariant(item: s.InvariantDecl, names: Names) -> m.Invariant:
    names.declare(item.name, item.span)
    if item.at_end_of is not None:
        signature = names.signatures.get(item.at_end_of)
        if signature is None or signature.kind not in ("phase", "procedure"):
            place = item.scope_span or item.span
            names.unknown(item.at_end_of, place, {}, wanted="a phase or procedure")
    text = item.promise.span
    return m.Invariant(
        name=item.name,
        promise=ExprChecker(names, {}).fit(item.promise, TRUTH),
        at_end_of=item.at_end_of,
        clauses=names.clauses(item.cites),
        words=" ".join(text.source.text[text.start : text.end].split()),
    )


def _measure(item: s.LoopDecl, builder: _Builder) -> m.Measure | None:
    count = builder.loops.get(item.name)
    if count is None:
        builder.names.unknown(item.name, item.span, {}, wanted="a phase or procedure")
        return None
    if count != 1:
        builder.sink.report(Code.LOOP_UNKNOWN, item.span, name=item.name, count=count or "no")
    term, _ = ExprChecker(builder.names, builder.scopes[item.name]).number(item.measure)
    text = item.measure.span
    return m.Measure(procedure=item.name, term=term, words=text.source.text[text.start : text.end])


def _warn_unused(items: list[s.ItemNode], names: Names) -> None:
    for item in items:
        match item:
            case s.ValueDecl() | s.TableDecl() | s.StateDecl() | s.TrackDecl() | s.OptionDecl() | s.ReadingDecl():
                name = item.name
            case s.OpenDecl() | s.EventDecl():
                name = item.name
            case s.ProcedureDecl() if item.name != "game":
                name = item.name
            case _:
                continue
        if name not in names.used:
            names.sink.report(Code.UNUSED, item.span, name=name)
