"""Items of a book to the checked rulebook: declares names, then checks every body, then the whole.

May import: everything of dsl above it (names, declare, check_*, model, syntax).
"""

from dataclasses import replace

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.check_play import PlayChecker, conditions
from tribonian.dsl.check_rules import check_calls, check_overrides, closure, read_table
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import as_args, declare_signatures, declare_sorts, track_bounds
from tribonian.dsl.diagnostics import Label, Sink, did_you_mean
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.sorts import TRUTH, Enumeration, bounds
from tribonian.dsl.source import Span
from tribonian.dsl.terms import NO, Const, Read


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
                name=switch.name, kind=switch.kind, index=(), sort=switch.sort, start=Const(switch.default),
                clauses=switch.clauses,
            )
        for item in self.items:
            if isinstance(item, s.StateDecl | s.TrackDecl) and self.names.places.get(item.name) == item.span:
                stored = self.names.stored[item.name]
                checker = ExprChecker(self.names, as_args(stored.index))
                start = checker.fit(item.start, stored.sort)
                made = m.Variable(
                    name=item.name, kind="state", index=stored.index, sort=stored.sort, start=start,
                    clauses=self.names.clauses(item.cites),
                )
                self.variables[item.name] = self._track(item, made) if isinstance(item, s.TrackDecl) else made

    def _track(self, item: s.TrackDecl, made: m.Variable) -> m.Variable:
        if item.above is None or item.below is None:
            where = "above" if item.above is None else "below"
            self.sink.report(
                Code.TRACK_POLICY, item.span, name=item.name, where=where, help="add `above lost` and `below stops`"
            )
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

    def _play_checker(self, owner: str, params: tuple[m.Param, ...], *, shown: str | None = None) -> PlayChecker:
        local: Locals = {param.name: (Read(f"{owner}.{param.name}"), param.sort) for param in params}
        for param in params:
            if param.name in self.names.places:
                self.names.declare(param.name, self.names.places[owner.removeprefix("event ")])
        checker = PlayChecker(names=self.names, owner=shown or owner, local=local)
        return checker

    def procedures(self) -> dict[str, m.Procedure]:
        found = {}
        for item in self.items:
            if not isinstance(item, s.ProcedureDecl) or self.names.places.get(item.name) != item.span:
                continue
            params = self.names.signatures[item.name].params
            checker = self._play_checker(item.name, params)
            checker.sorts = {f"{item.name}.{param.name}": param.sort for param in params}
            checker.enclosing = (item.name,)
            body = checker.block(item.body)
            self.loops[item.name] = len(checker.loops)
            self.scopes[item.name] = checker.local
            found[item.name] = m.Procedure(
                name=item.name, is_phase=item.is_phase, params=params, body=body, locals=self._locals(checker),
                clauses=self.names.clauses(item.cites),
            )
        return found

    def events(self) -> dict[str, m.Event]:
        found = {}
        for item in self.items:
            if not isinstance(item, s.EventDecl) or self.names.places.get(item.name) != item.span:
                continue
            params = self.names.signatures[item.name].params
            for param in params:
                var = f"event {item.name}.{param.name}"
                self.variables[var] = m.Variable(name=var, kind="local", index=(), sort=param.sort, start=Const(bounds(param.sort)[0]))
            reactions = tuple(
                made
                for rule in self.items
                if isinstance(rule, s.ReactionRule) and rule.event == item.name
                for made in [self._reaction(rule, params)]
                if made is not None
            )
            found[item.name] = m.Event(
                name=item.name, params=params, reactions=reactions, clauses=self.names.clauses(item.cites)
            )
        for rule in self.items:
            if isinstance(rule, s.ReactionRule) and rule.event not in found:
                self.sink.report(Code.UNKNOWN_NAME, rule.span, name=rule.event, help=did_you_mean(rule.event, list(found)))
        return found

    def _reaction(self, rule: s.ReactionRule, params: tuple[m.Param, ...]) -> m.Reaction | None:
        if not self._binders(rule.event, rule.binders, params, rule.span):
            return None
        local: Locals = {
            binder: (Read(f"event {rule.event}.{param.name}"), param.sort)
            for binder, param in zip(rule.binders, params, strict=True)
        }
        checker = PlayChecker(names=self.names, owner=rule.clause, local=local, in_reaction=True, ids=(rule.clause,))
        guards = conditions(checker.expr, rule.guards)
        body = checker.block(rule.body)
        return m.Reaction(
            id=rule.clause, guards=guards, body=body, locals=self._locals(checker), clauses=(rule.clause,),
            erratum=rule.erratum,
        )

    def _binders(self, name: str, binders: tuple[str, ...], params: tuple[m.Param, ...], span: Span) -> bool:
        if len(binders) == len(params):
            return True
        wanted = f"{len(params)} argument{'' if len(params) == 1 else 's'}"
        self.sink.report(Code.WRONG_COUNT, span, name=name, wanted=wanted, given=len(binders) or "none")
        return False

    # ---- values

    def rule_ids(self) -> dict[str, s.ValueRule | s.ReactionRule]:
        found: dict[str, s.ValueRule | s.ReactionRule] = {}
        for item in self.items:
            if not isinstance(item, s.ValueRule | s.ReactionRule):
                continue
            if self.names.catalogue.clause_of(item.clause) is None and not item.erratum:
                known = list(self.names.catalogue.by_id)
                help_line = did_you_mean(item.clause, known)
                self.sink.report(Code.UNKNOWN_CLAUSE, item.span, clause=item.clause, help=help_line)
            if item.clause in found:
                first = Label(span=found[item.clause].span, text="first here")
                help_line = f"the second thing a clause says is `{item.clause}.2`"
                self.sink.report(Code.RULE_TWICE, item.span, clause=item.clause, labels=[first], help=help_line)
            found[item.clause] = item
        return found

    def values(self, interpretations: list[s.InterpretationDecl]) -> dict[str, m.Value]:
        ids = self.rule_ids()
        preferred = self._preferences(interpretations, ids)
        found = {}
        for item in self.items:
            if isinstance(item, s.ValueDecl) and self.names.places.get(item.name) == item.span:
                found[item.name] = self._value(item, ids, preferred)
        for rule in ids.values():
            if isinstance(rule, s.ValueRule) and rule.value not in found:
                self.sink.report(Code.UNKNOWN_NAME, rule.span, name=rule.value, help=did_you_mean(rule.value, list(found)))
        return found

    def _value(
        self, item: s.ValueDecl, ids: dict[str, s.ValueRule | s.ReactionRule], preferred: dict[tuple[str, str], str]
    ) -> m.Value:
        signature = self.names.signatures[item.name]
        sort = signature.sort or TRUTH
        rules = [rule for rule in ids.values() if isinstance(rule, s.ValueRule) and rule.value == item.name]
        own = {rule.clause for rule in rules}
        printed: dict[str, set[str]] = {rule.clause: set() for rule in rules}
        for rule in rules:
            for cited in rule.overrides:
                if cited.clause in own:
                    printed[rule.clause].add(cited.clause)
                elif cited.clause in ids:
                    other = ids[cited.clause]
                    about = f"`{other.value}`" if isinstance(other, s.ValueRule) else f"event `{other.event}`"
                    self.sink.report(Code.OVERRIDES_STRANGER, cited.span, clause=cited.clause, other=about, rule=rule.clause)
                else:
                    close = did_you_mean(cited.clause, list(own))
                    self.sink.report(Code.UNKNOWN_RULE, cited.span, clause=cited.clause, help=close)
        edges = {name: set(over) for name, over in printed.items()}
        for winner, loser in preferred:
            if winner in own and loser in own:
                edges[winner].add(loser)
        strict = check_overrides(rules, edges, self.sink)
        before = closure(printed) if strict else {}
        after = closure(edges) if strict else {}
        made = []
        for rule in rules:
            if not self._binders(item.name, rule.binders, signature.params, rule.span):
                continue
            local: Locals = {}
            for binder, (term, param_sort) in zip(rule.binders, as_args(signature.params).values(), strict=True):
                local[binder] = (term, param_sort)
            checker = ExprChecker(self.names, local)
            over = after.get(rule.clause, frozenset())
            settled = {
                loser: preferred.get((rule.clause, loser), "an interpretation")
                for loser in over - before.get(rule.clause, frozenset())
            }
            made.append(
                m.Rule(
                    id=rule.clause, guards=conditions(checker, rule.guards), result=checker.fit(rule.result, sort),
                    overrides=over, settled_by=settled, clauses=(rule.clause, *self.names.clauses(rule.cites)),
                    erratum=rule.erratum, span=rule.span,
                )
            )
        return m.Value(
            name=item.name, params=signature.params, sort=sort, rules=tuple(made), clauses=self.names.clauses(item.cites)
        )

    def _preferences(
        self, interpretations: list[s.InterpretationDecl], ids: dict[str, s.ValueRule | s.ReactionRule]
    ) -> dict[tuple[str, str], str]:
        found = {}
        for item in interpretations:
            for preference in item.prefers:
                for cited in preference.losers:
                    for one, span in ((preference.winner, preference.span), (cited.clause, cited.span)):
                        if one not in ids:
                            self.sink.report(Code.UNKNOWN_RULE, span, clause=one, help=did_you_mean(one, list(ids)))
                    found[preference.winner, cited.clause] = item.name
        return found


def build_model(
    items: list[s.ItemNode], catalogue: Catalogue, sink: Sink, *, as_printed: bool = False
) -> m.Rulebook | None:
    """The checked rulebook, or nothing and every reason why not."""
    header = next((item for item in items if isinstance(item, s.RulebookDecl)), None)
    if header is None:
        return None
    names = Names(catalogue=catalogue, sink=sink)
    declare_sorts(items, names)
    declare_signatures(items, names)
    builder = _Builder(items, names)
    builder.state()
    interpretations = [item for item in items if isinstance(item, s.InterpretationDecl)]
    values = builder.values([] if as_printed else interpretations)
    tables = {
        item.name: read_table(item, names.signatures[item.name].params, names.signatures[item.name].sort or TRUTH, names)
        for item in items
        if isinstance(item, s.TableDecl) and names.places.get(item.name) == item.span
    }
    procedures = builder.procedures()
    events = builder.events()
    check_calls(procedures, events, names.places, sink)
    if "game" not in procedures:
        sink.report(Code.NO_GAME, header.span, help="write `game` and what is played, step by step")
    invariants = tuple(_invariant(item, names) for item in items if isinstance(item, s.InvariantDecl))
    measures = tuple(
        made for item in items if isinstance(item, s.LoopDecl) for made in [_measure(item, builder)] if made
    )
    _declare_during(builder)
    _warn_unused(items, names)
    if sink.failed:
        return None
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
        switches=tuple(names.switches.values()),
        opens=names.opens,
        invariants=invariants,
        measures=measures,
        interpretations=tuple(
            m.Interpretation(
                name=item.name, title=item.title, reason=item.reason, clauses=names.clauses(item.cites),
                prefers=tuple((one.winner, tuple(c.clause for c in one.losers)) for one in item.prefers),
            )
            for item in interpretations
        ),
        sheets=(),
    )


def _declare_during(builder: _Builder) -> None:
    for key in sorted(builder.names.during):
        name = f"during.{key}"
        builder.variables[name] = m.Variable(name=name, kind="during", index=(), sort=TRUTH, start=NO)


def _invariant(item: s.InvariantDecl, names: Names) -> m.Invariant:
    names.declare(item.name, item.span)
    if item.at_end_of is not None:
        signature = names.signatures.get(item.at_end_of)
        if signature is None or signature.kind not in ("phase", "procedure"):
            names.unknown(item.at_end_of, item.span, {})
    text = item.promise.span
    return m.Invariant(
        name=item.name, promise=ExprChecker(names, {}).fit(item.promise, TRUTH), at_end_of=item.at_end_of,
        clauses=names.clauses(item.cites), words=" ".join(text.source.text[text.start : text.end].split()),
    )


def _measure(item: s.LoopDecl, builder: _Builder) -> m.Measure | None:
    count = builder.loops.get(item.name)
    if count is None:
        builder.names.unknown(item.name, item.span, {})
        return None
    if count != 1:
        builder.sink.report(Code.LOOP_UNKNOWN, item.span, name=item.name, count=count)
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
