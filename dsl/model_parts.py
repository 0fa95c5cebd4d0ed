"""State, procedures, events and watching rules of a book, checked and made into parts of the model.

May import: check_*, declare, names, model, syntax, sorts, terms, codes.
"""

from dataclasses import replace

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.check_guards import conditions
from tribonian.dsl.check_play import PlayChecker
from tribonian.dsl.check_rules import inside
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import as_args, bind, track_bounds
from tribonian.dsl.declare_world import IT
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.sorts import SetOf, Sort, bounds
from tribonian.dsl.terms import NO, Arg, Const, Lookup, Read, Term, walk

_POLICIES = {"above": "above lost", "below": "below stops"}


class Builder:
    """Carries the names and the parts made so far through the second pass."""

    def __init__(self, items: list[s.ItemNode], names: Names) -> None:
        self.items = items
        self.names = names
        self.sink = names.sink
        self.variables: dict[str, m.Variable] = {}
        self.loops: dict[str, int] = {}
        self.scopes: dict[str, Locals] = {}
        self.checkers: list[PlayChecker] = []

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
            elif isinstance(item, s.PieceDecl) and self.names.places.get(item.name) == item.span:
                self._fields(item)
            elif isinstance(item, s.PoolDecl) and self.names.places.get(item.name) == item.span:
                self._pool(item)
            elif isinstance(item, s.LimitDecl) and self.names.places.get(item.name) == item.span:
                stored = self.names.stored[item.name]
                clauses = self.names.clauses(item.cites)
                self.variables[item.name] = m.Variable(
                    name=item.name, kind="state", index=stored.index, sort=stored.sort, start=NO, clauses=clauses
                )

        for name in self.names.queues:
            stored = self.names.stored[f"{name}.size"]
            self.variables[f"{name}.size"] = m.Variable(
                name=f"{name}.size", kind="state", index=stored.index, sort=stored.sort, start=NO
            )

    def _fields(self, item: s.PieceDecl) -> None:
        """What changes of a piece; where it starts may hang on its attributes, which go by their bare names."""
        sort = self.names.sorts[item.name]
        local: Locals = {
            node.name: (Lookup(f"{item.name}.{node.name}", (Arg(IT),)), self.names.fields[item.name][node.name].sort)
            for node in item.attributes
        }
        for node in item.fields:
            name = f"{item.name}.{node.name}"
            stored = self.names.stored[name]
            start = ExprChecker(self.names, local).fit(node.start, stored.sort)
            self.names.used |= {part.table for part in walk(start) if isinstance(part, Lookup)}
            self.variables[name] = m.Variable(
                name=name,
                kind="state",
                index=(m.Param(name=IT, sort=sort),),
                sort=stored.sort,
                start=start,
                clauses=self.names.clauses(node.cites),
            )

    def _pool(self, item: s.PoolDecl) -> None:
        stored = self.names.stored[item.name]
        assert isinstance(stored.sort, SetOf)
        full = Const(bounds(stored.sort)[1])
        checker = ExprChecker(self.names, as_args(stored.index))
        self.variables[item.name] = m.Variable(
            name=item.name,
            kind="state",
            index=stored.index,
            sort=stored.sort,
            start=full if item.start is None else checker.fit(item.start, stored.sort),
            clauses=self.names.clauses(item.cites),
        )

    def _track(self, item: s.TrackDecl, made: m.Variable) -> m.Variable:
        (low, _), (high, _) = track_bounds(item, made.index, self.names)
        return replace(
            made,
            kind="track",
            low=m.Bound(term=low, clauses=self.names.clauses(item.below or ())),
            high=m.Bound(term=high, clauses=self.names.clauses(item.above or ())),
            high_is_storage=item.above_stays,
        )

    def _locals(self, checker: PlayChecker) -> tuple[str, ...]:
        self.checkers.append(checker)
        return self.locals_of(checker)

    def locals_of(self, checker: PlayChecker) -> tuple[str, ...]:
        """The locals of a body, each a variable."""
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
        checker = PlayChecker(names=self.names, owner=rule.clause, local=local, ids=(rule.clause,))
        guards = conditions(checker.expr, rule.guards)
        with checker.relying(*(guard.test for guard in rule.guards)):
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
            checker = PlayChecker(names=self.names, owner=rule.clause, local={}, ids=(rule.clause,))
            (test,) = conditions(checker.expr, (rule.test,))
            with checker.relying(rule.test.test):
                body = checker.block(rule.body)
            self._locals(checker)
            for statement in inside(body):
                if not isinstance(statement, m.Assign | m.Adjust | m.If | m.End | m.Each | m.Through | m.Seek | m.Move):
                    span = statement.span or rule.span
                    self.sink.report(Code.WATCH_SUSPENDS, span, clause=rule.clause)
            found.append(m.Watch(id=rule.clause, test=test.test, body=body, clauses=(rule.clause, *test.clauses)))
        return tuple(found)

    def track_locals(self, reached: tuple[m.TrackReaction, ...]) -> None:
        """Where a rule on a track finds the index and the value reached."""
        for name in dict.fromkeys(rule.track for rule in reached):
            stored = self.names.stored[name]
            for param in (*stored.index, m.Param(name="reached", sort=stored.sort)):
                var = f"track {name}.{param.name}"
                self.variables[var] = m.Variable(
                    name=var, kind="local", index=(), sort=param.sort, start=Const(bounds(param.sort)[0])
                )

    def policies(self) -> None:
        """A track that is gained must say what happens above its bounds, one that is lost, what below."""
        for item in self.items:
            if isinstance(item, s.TrackDecl) and self.names.places.get(item.name) == item.span:
                wanted = {"above": (item.above, "gain"), "below": (item.below, "lose")}
                open_ends = [
                    end
                    for end, (cites, verb) in wanted.items()
                    if cites is None and (item.name, verb) in self.names.adjusted
                ]
                if open_ends:
                    where = " and ".join(open_ends)
                    cure = "add " + " and ".join(f"`{_POLICIES[end]}`" for end in open_ends)
                    self.sink.report(Code.TRACK_POLICY, item.span, name=item.name, where=where, help=cure)
