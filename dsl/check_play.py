"""Checking of statements: syntax in, model statements out, locals collected.

A local belongs to its procedure; written twice it keeps the widest range. May import: check_sorts, names,
model, syntax_stmt, syntax_expr, sorts, terms, codes.
"""

from dataclasses import dataclass, field
from typing import assert_never

from tribonian.dsl import model as m
from tribonian.dsl import syntax_stmt as s
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, did_you_mean
from tribonian.dsl.names import Locals, Names, with_article
from tribonian.dsl.sorts import FAILED, TRUTH, Sort, Whole, bounds, describe, hull, same_family
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import DomainRange, Expr, Guard, NamedSort
from tribonian.dsl.terms import Const, Op, Read, Term

MAX_ROUNDS = 200


def conditions(checker: ExprChecker, guards: tuple[Guard, ...]) -> tuple[m.Condition, ...]:
    """Guards as conditions that keep their clauses and their words."""
    found = []
    for guard in guards:
        span = guard.test.span
        words = " ".join(span.source.text[span.start : span.end].split())
        clauses = checker.names.clauses(guard.cites)
        found.append(m.Condition(test=checker.fit(guard.test, TRUTH), clauses=clauses, words=words))
    return tuple(found)


@dataclass(slots=True)
class PlayChecker:
    """Checks the statements of one procedure or reaction; `owner` prefixes its locals."""

    names: Names
    owner: str
    local: Locals
    sorts: dict[str, Sort] = field(default_factory=dict)
    enclosing: tuple[str, ...] = ()
    in_reaction: bool = False
    loops: list[str] = field(default_factory=list)
    ids: tuple[str, ...] = ()  # the rule that carries every statement here, if one does

    @property
    def expr(self) -> ExprChecker:
        return ExprChecker(self.names, self.local)

    def block(self, statements: tuple[s.Stmt, ...]) -> tuple[m.Statement, ...]:
        found: list[m.Statement] = []
        ended: s.Stmt | None = None
        for statement in statements:
            if ended is not None:
                self.names.sink.report(Code.AFTER_THE_END, ended.span, help="delete what follows, or move it up")
            made = self.statement(statement)
            if made is not None:
                found.append(made)
            if isinstance(statement, s.LeaveStmt | s.EndStmt):
                ended = statement
        return tuple(found)

    def _bind(self, name: str, sort: Sort, span: Span) -> str:
        """Make or widen a local."""
        var = f"{self.owner}.{name}"
        if var in self.sorts:
            if not same_family(self.sorts[var], sort):
                self.names.sink.report(
                    Code.WRONG_SORT,
                    span,
                    wanted=f"{describe(self.sorts[var], wanted=True)}, as `{name}` was above",
                    actual=describe(sort),
                )
            else:
                sort = hull(self.sorts[var], sort)
        elif name in self.names.places:
            self.names.declare(name, span)
        self.sorts[var] = sort
        self.local[name] = (Read(var), sort)
        return var

    def _clauses(self, statement: s.Stmt) -> tuple[str, ...]:
        return self.ids + self.names.clauses(statement.cites)

    def _player(self, expr: Expr) -> Term:
        players = self.names.sort(NamedSort(name="Player", span=expr.span))
        return self.expr.fit(expr, players)

    def statement(self, stmt: s.Stmt) -> m.Statement | None:
        clauses = self._clauses(stmt)
        span = stmt.span
        match stmt:
            case s.CallStmt():
                args = self._args(stmt.name, ("procedure", "phase"), stmt.args, span)
                return None if args is None else m.Call(procedure=stmt.name, args=args, clauses=clauses, span=span)
            case s.RaiseStmt():
                if self.in_reaction:
                    self.names.sink.report(Code.NESTED_RAISE, span, name=stmt.name)
                args = self._args(stmt.name, ("event",), stmt.args, span)
                return None if args is None else m.Raise(event=stmt.name, args=args, clauses=clauses, span=span)
            case s.AssignStmt():
                return self._assign(stmt, clauses)
            case s.AdjustStmt():
                return self._adjust(stmt, clauses)
            case s.LetStmt():
                if stmt.sort is None:
                    value, sort = self.expr.term(stmt.value)
                else:
                    sort = self.names.sort(stmt.sort)
                    value = self.expr.fit(stmt.value, sort)
                var = self._bind(stmt.name, sort, span)
                return m.Assign(var=var, index=(), value=value, clauses=clauses, span=span)
            case s.RollStmt():
                player = None if stmt.player is None else self._player(stmt.player)
                var = self._bind(stmt.name, Whole(low=1, high=stmt.sides), span)
                return m.Roll(var=var, sides=stmt.sides, player=player, clauses=clauses, span=span)
            case s.LearnStmt():
                source = self.names.opens.get(stmt.source)
                if source is None:
                    self.names.unknown_one(stmt.source, span, list(self.names.opens), wanted="an open input")
                    self._bind(stmt.name, FAILED, span)
                    return None
                self.names.used.add(stmt.source)
                var = self._bind(stmt.name, source.sort, span)
                return m.Learn(var=var, open=stmt.source, sort=source.sort, clauses=clauses, span=span)
            case s.LeaveStmt():
                if stmt.name not in self.enclosing:
                    help_line = did_you_mean(stmt.name, self.enclosing) or "name what encloses this statement"
                    self.names.sink.report(Code.LEAVE_OUTSIDE, span, name=stmt.name, help=help_line)
                return m.Leave(procedure=stmt.name, clauses=clauses, span=span)
            case s.EndStmt():
                winner = None if stmt.winner is None else self._player(stmt.winner)
                return m.End(winner=winner, clauses=clauses, span=span)
            case s.UseStmt():
                return self._use(stmt, clauses)
            case s.NothingStmt():
                return None
            case s.IfStmt():
                test = self.expr.fit(stmt.test, TRUTH)
                then = self.block(stmt.then)
                otherwise = self.block(stmt.otherwise)
                return m.If(test=test, then=then, otherwise=otherwise, clauses=clauses, span=span)
            case s.ChooseOptionStmt():
                return self._menu(stmt, clauses)
            case s.ChooseValueStmt():
                return self._pick(stmt, clauses)
            case s.RepeatStmt():
                self.loops.append(self.owner)
                body = self.block(stmt.body)
                until = None if stmt.until is None else self.expr.fit(stmt.until, TRUTH)
                return m.Repeat(body=body, until=until, name=self.owner, clauses=clauses, span=span)
            case s.ForStmt():
                return self._each(stmt, clauses)
            case s.ForEachStmt():
                return self._for_each(stmt, clauses)
            case s.WhileStmt():
                self.loops.append(self.owner)
                test = self.expr.fit(stmt.test, TRUTH)
                body = self.block(stmt.body)
                return m.Repeat(body=body, until=None, first=test, name=self.owner, clauses=clauses, span=span)
            case _:
                assert_never(stmt)

    def _args(self, name: str, kinds: tuple[str, ...], args: tuple[Expr, ...], span: Span) -> tuple[Term, ...] | None:
        signature = self.names.signatures.get(name)
        if signature is None or signature.kind not in kinds:
            known = [key for key, found in self.names.signatures.items() if found.kind in kinds]
            self.names.unknown_one(name, span, known, wanted=with_article(kinds[0]))
            for arg in args:
                self.expr.term(arg)
            return None
        self.names.used.add(name)
        if not self.expr.count(name, len(args), len(signature.params), span):
            return None
        return tuple(self.expr.fit(arg, param.sort) for arg, param in zip(args, signature.params, strict=True))

    def _assign(self, stmt: s.AssignStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        place = stmt.place
        if place.name in self.local and not place.indices:
            read, sort = self.local[place.name]
            value = self.expr.fit(stmt.value, sort)
            if not isinstance(read, Read):
                self.names.sink.report(Code.NOT_A, place.span, name=place.name, actual="fixed here", wanted="state")
                return None
            return m.Assign(var=read.var, index=(), value=value, clauses=clauses, span=stmt.span)
        stored = self.names.stored.get(place.name)
        if stored is None:
            self.names.unknown(place.name, place.span, self.local, wanted="state")
            self.expr.term(stmt.value)
            return None
        self.names.used.add(place.name)
        index = self.expr.indices(place.name, place.indices, place.span)
        value = self.expr.fit(stmt.value, stored.sort)
        return m.Assign(var=place.name, index=index, value=value, clauses=clauses, span=stmt.span)

    def _adjust(self, stmt: s.AdjustStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        amount, sort = self.expr.number(stmt.amount)
        stored = self.names.stored.get(stmt.place.name)
        if stored is None or not stored.is_track:
            if stored is None:
                self.names.unknown(stmt.place.name, stmt.place.span, self.local, wanted="a track")
            else:
                self.names.sink.report(
                    Code.NOT_A,
                    stmt.place.span,
                    name=stmt.place.name,
                    actual="plain state",
                    wanted="a track",
                    help="only a track has bounds; write `:=` for state without them",
                )
            return None
        if bounds(sort)[1] < 0:
            self.names.sink.report(Code.NEVER_FITS, stmt.amount.span, actual="less than nothing", wanted="an amount")
        index = self.expr.indices(stmt.place.name, stmt.place.indices, stmt.place.span)
        self.names.used.add(stmt.place.name)
        return m.Adjust(
            verb=stmt.verb, amount=amount, var=stmt.place.name, index=index, clauses=clauses, span=stmt.span
        )

    def _use(self, stmt: s.UseStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        place = stmt.place
        if place.name not in self.names.limits:
            self.names.unknown_one(place.name, place.span, list(self.names.limits), wanted="a limit")
            return None
        index = self.expr.indices(place.name, place.indices, place.span)
        more = Op("+", (Read(place.name, index), Const(1)))
        return m.Assign(var=place.name, index=index, value=more, clauses=clauses, span=stmt.span)

    def _menu(self, stmt: s.ChooseOptionStmt, clauses: tuple[str, ...]) -> m.Statement:
        player = self._player(stmt.player)
        options = []
        seen: dict[str, Span] = {}
        for option in stmt.options:
            if option.name in seen:
                first = Label(span=seen[option.name], text="first here")
                self.names.sink.report(Code.DECLARED_TWICE, option.span, name=option.name, labels=[first])
            seen.setdefault(option.name, option.span)
            guards = conditions(self.expr, option.guards)
            options.append(m.MenuOption(name=option.name, guards=guards, body=self.block(option.body)))
        return m.Menu(player=player, options=tuple(options), clauses=clauses, span=stmt.span)

    def _pick(self, stmt: s.ChooseValueStmt, clauses: tuple[str, ...]) -> m.Statement:
        player = self._player(stmt.player)
        span = stmt.span
        extra: list[m.Condition] = []
        if isinstance(stmt.domain, DomainRange):
            low, low_sort = self.expr.number(stmt.domain.low)
            high, high_sort = self.expr.number(stmt.domain.high)
            least, most = bounds(low_sort)[0], bounds(high_sort)[1]
            if least > most:
                self.names.sink.report(Code.EMPTY_RANGE, stmt.domain.span, low=least, high=most)
                most = least
            sort: Sort = Whole(low=least, high=most)
            var = self._bind(stmt.name, sort, span)
            for term, op in ((low, ">="), (high, "<=")):
                if not isinstance(term, Const):
                    test = Op(">=", (Read(var), term)) if op == ">=" else Op("<=", (Read(var), term))
                    words = f"{stmt.name} {op} {_words(stmt.domain.low if op == '>=' else stmt.domain.high)}"
                    extra.append(m.Condition(test=test, clauses=clauses, words=words))
        else:
            sort = self.names.sort(NamedSort(name=stmt.domain.name, span=stmt.domain.span))
            var = self._bind(stmt.name, sort, span)
        guards = (*extra, *conditions(self.expr, stmt.guards))
        return m.Pick(player=player, var=var, sort=sort, guards=guards, clauses=clauses, span=span)

    def _each(self, stmt: s.ForStmt, clauses: tuple[str, ...]) -> m.Statement:
        typed = [self.expr.term(value) for value in stmt.values]
        sort = typed[0][1]
        for (_, other), value in zip(typed[1:], stmt.values[1:], strict=True):
            if not same_family(sort, other):
                self.names.sink.report(
                    Code.WRONG_SORT, value.span, wanted=describe(sort, wanted=True), actual=describe(other)
                )
            else:
                sort = hull(sort, other)
        var = self._bind(stmt.name, sort, stmt.span)
        body = self.block(stmt.body)
        return m.Each(var=var, values=tuple(term for term, _ in typed), body=body, clauses=clauses, span=stmt.span)

    def _for_each(self, stmt: s.ForEachStmt, clauses: tuple[str, ...]) -> m.Statement:
        sort = self.expr.domain_sort(stmt.domain)
        if sort is None:
            sort = TRUTH
        least, most = bounds(sort)
        if most - least + 1 > MAX_ROUNDS:
            count, limit = f"{most - least + 1:,}", f"{MAX_ROUNDS:,}"
            self.names.sink.report(Code.TOO_MANY_CASES, stmt.domain.span, count=count, limit=limit)
            most = least
        var = self._bind(stmt.name, sort, stmt.span)
        body = self.block(stmt.body)
        rounds = tuple(Const(value) for value in range(least, most + 1))
        return m.Each(var=var, values=rounds, body=body, clauses=clauses, span=stmt.span)


def _words(expr: Expr) -> str:
    return " ".join(expr.span.source.text[expr.span.start : expr.span.end].split())
