"""Checking of statements: syntax in, model statements out, locals collected.

May import: check_block, check_choices, check_guards, names, model, syntax_stmt, syntax_expr, sorts, terms, codes.
"""

from typing import assert_never

from tribonian.dsl import model as m, syntax_stmt as s
from tribonian.dsl.check_base import ANY_NUMBER, shifted
from tribonian.dsl.check_choices import ChoiceChecker
from tribonian.dsl.check_dead import check_dead
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.sorts import FAILED, TRUTH, Enumeration, Maybe, SetOf, Whole, bounds, describe, strip
from tribonian.dsl.syntax_expr import AtIndex, Expr, ForSome, Name, Number
from tribonian.dsl.terms import Const, Op, Read, Term

MAX_DICE = 12


class PlayChecker(ChoiceChecker):
    """Checks every kind of statement."""

    def block(self, statements: tuple[s.Stmt, ...]) -> tuple[m.Statement, ...]:
        found: list[m.Statement] = []
        ended: s.Stmt | None = None
        before = self.known
        for statement in statements:
            if ended is not None:
                self.names.sink.report(Code.AFTER_THE_END, ended.span, help="delete what follows, or move it up")
            made = self.statement(statement)
            if made is not None:
                found.append(made)
            if isinstance(statement, s.LeaveStmt | s.EndStmt | s.EndPhaseStmt):
                ended = statement
        self.known = {expr: sort for expr, sort in before.items() if expr in self.known}
        return tuple(found)

    def statement(self, stmt: s.Stmt) -> m.Statement | None:
        clauses = self.clauses_of(stmt)
        span = stmt.span
        match stmt:
            case s.CallStmt():
                args = self.args(stmt.name, ("procedure", "phase"), stmt.args, span)
                self.forget()
                return None if args is None else m.Call(procedure=stmt.name, args=args, clauses=clauses, span=span)
            case s.RaiseStmt():
                args = self.args(stmt.name, ("event",), stmt.args, span)
                self.forget()
                return None if args is None else m.Raise(event=stmt.name, args=args, clauses=clauses, span=span)
            case s.AssignStmt():
                return self._assign(stmt, clauses)
            case s.AssignFieldStmt():
                return self._assign_field(stmt, clauses)
            case s.MoveStmt():
                return self._move(stmt, clauses)
            case s.PutStmt():
                return self._put(stmt, clauses)
            case s.TakeStmt():
                return self._take(stmt, clauses)
            case s.DrawStmt():
                return self._draw(stmt, clauses)
            case s.AdjustStmt():
                return self._adjust(stmt, clauses)
            case s.LetStmt():
                if stmt.sort is None:
                    value, sort = self.expr.term(stmt.value)
                else:
                    sort = self.names.sort(stmt.sort)
                    value = self.expr.fit(stmt.value, sort)
                var = self.bind(stmt.name, sort, span)
                return m.Assign(var=var, index=(), value=value, clauses=clauses, span=span)
            case s.RollStmt():
                return self._roll(stmt, clauses)
            case s.RerollStmt():
                return self._reroll(stmt, clauses)
            case s.LearnStmt():
                source = self.names.opens.get(stmt.source)
                if source is None:
                    self.names.unknown_one(stmt.source, span, list(self.names.opens), wanted="an open input")
                    self.bind(stmt.name, FAILED, span)
                    return None
                self.names.used.add(stmt.source)
                var = self.bind(stmt.name, source.sort, span)
                return m.Learn(var=var, open=stmt.source, sort=source.sort, clauses=clauses, span=span)
            case s.LeaveStmt():
                return self._leave(stmt, clauses)
            case s.EndPhaseStmt():
                self._phase(stmt)
                return m.EndPhase(procedure=stmt.name, clauses=clauses, span=span)
            case s.EndStmt():
                return m.End(winner=self.winner(stmt.winner), clauses=clauses, span=span)
            case s.UseStmt():
                return self._use(stmt, clauses)
            case s.NothingStmt():
                return None
            case s.IfStmt() if isinstance(stmt.test, ForSome) and len(stmt.test.bindings) == 1:
                return self.seek(stmt, stmt.test, clauses)
            case s.IfStmt():
                test = self.expr.fit(stmt.test, TRUTH)
                check_dead(self.expr, stmt.test, has_else=bool(stmt.otherwise))
                with self.relying(stmt.test):
                    then = self.block(stmt.then)
                otherwise = self.block(stmt.otherwise)
                return m.If(test=test, then=then, otherwise=otherwise, clauses=clauses, span=span)
            case s.ChooseOptionStmt():
                return self.menu(stmt, clauses)
            case s.ChooseValueStmt():
                return self.pick(stmt, clauses)
            case s.MayChooseStmt():
                return self.may_pick(stmt, clauses)
            case s.ChooseSetStmt():
                return self.pick_set(stmt, clauses)
            case s.RepeatStmt():
                self.loops.append(self.owner)
                body = self.block(stmt.body)
                until = None if stmt.until is None else self.expr.fit(stmt.until, TRUTH)
                return m.Repeat(body=body, until=until, name=self.owner, clauses=clauses, span=span)
            case s.TimesStmt():
                count, _ = self.expr.number(stmt.count)
                return m.Times(count=count, body=self.block(stmt.body), clauses=clauses, span=span)
            case s.TogetherStmt():
                return self.at_once(stmt, clauses)
            case s.ForStmt():
                return self.each(stmt, clauses)
            case s.ForEachStmt():
                return self.for_each(stmt, clauses)
            case s.WhileStmt() if isinstance(stmt.test, ForSome) and len(stmt.test.bindings) == 1:
                self.loops.append(self.owner)
                return self.seek(stmt, stmt.test, clauses)
            case s.WhileStmt():
                self.loops.append(self.owner)
                test = self.expr.fit(stmt.test, TRUTH)
                check_dead(self.expr, stmt.test)
                with self.relying(stmt.test):
                    body = self.block(stmt.body)
                return m.Repeat(body=body, until=None, first=test, name=self.owner, clauses=clauses, span=span)
            case _:
                assert_never(stmt)

    # ---- leaving

    def _leave(self, stmt: s.LeaveStmt, clauses: tuple[str, ...]) -> m.Statement:
        if stmt.name not in self.enclosing:
            help_line = did_you_mean(stmt.name, self.enclosing) or "name what encloses this statement"
            signature = self.names.signatures.get(stmt.name)
            if signature is not None and signature.kind in ("phase", "procedure"):
                help_line = f"write `end {stmt.name}` to end what is being played further out"
            self.names.sink.report(Code.LEAVE_OUTSIDE, stmt.span, name=stmt.name, help=help_line)
        player = None if stmt.player is None else self.player(stmt.player)
        if player is not None and not self.together and stmt.name in self.enclosing:
            cure = "only what players do `simultaneously` can be left by one of them"
            self.names.sink.report(Code.NOT_TOGETHER, stmt.span, name=stmt.name, help=cure)
        return m.Leave(procedure=stmt.name, player=player, clauses=clauses, span=stmt.span)

    def _phase(self, stmt: s.EndPhaseStmt) -> None:
        signature = self.names.signatures.get(stmt.name)
        if signature is None or signature.kind not in ("phase", "procedure"):
            known = [key for key, found in self.names.signatures.items() if found.kind in ("phase", "procedure")]
            self.names.unknown_one(stmt.name, stmt.span, known, wanted="a phase or procedure")

    # ---- writing

    def _assign(self, stmt: s.AssignStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        place = stmt.place
        if place.name in self.local and not place.indices:
            read, sort = self.local[place.name]
            value = self.expr.fit(stmt.value, sort)
            self.forget(place.name)
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
        self.forget(place.name)
        return m.Assign(var=place.name, index=index, value=value, clauses=clauses, span=stmt.span)

    def _piece(self, expr: Expr) -> tuple[Term, Enumeration | None]:
        """A piece; what is none is reported."""
        term, sort = self.expr.term(expr)
        inner = strip(sort)
        if isinstance(sort, Maybe):
            cure = f"ask `{self.expr.words(expr)} != none` first"
            self.names.sink.report(Code.WRONG_SORT, expr.span, wanted=describe(inner), actual=describe(sort), help=cure)
        if isinstance(inner, Enumeration) and inner.name in self.names.pieces:
            return term, inner
        if sort != FAILED:
            self.names.sink.report(Code.WRONG_SORT, expr.span, wanted="a piece", actual=describe(sort))
        return term, None

    def _assign_field(self, stmt: s.AssignFieldStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        who, sort = self._piece(stmt.of)
        if sort is None:
            self.expr.term(stmt.value)
            return None
        fields = self.names.fields[sort.name]
        info = fields.get(stmt.field)
        if info is None or not info.is_state:
            known = [name for name, one in fields.items() if one.is_state]
            cure = did_you_mean(stmt.field, known)
            if info is not None:
                cure = "an attribute is fixed; what changes in play stands under `state`"
            what = f"a `{sort.name}`" if info is None else f"the state of a `{sort.name}`"
            self.names.sink.report(Code.NO_FIELD, stmt.span, what=what, name=stmt.field, help=cure)
            return None
        if stmt.field == self.names.pieces[sort.name].place:
            cure = f"write `move {self.expr.words(stmt.of)} to ...`"
            self.names.sink.report(Code.NEEDS_MOVE, stmt.span, help=cure)
        value = self.expr.fit(stmt.value, info.sort)
        self.forget()
        var = f"{sort.name}.{stmt.field}"
        return m.Assign(var=var, index=(who,), value=value, clauses=clauses, span=stmt.span)

    def _move(self, stmt: s.MoveStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        who, sort = self._piece(stmt.piece)
        place = "" if sort is None else self.names.pieces[sort.name].place
        if sort is None or not place:
            if sort is not None:
                told = describe(sort)
                self.names.sink.report(Code.WRONG_SORT, stmt.piece.span, wanted="a piece with a place", actual=told)
            self.expr.term(stmt.to)
            return None
        to = self.expr.fit(stmt.to, self.names.fields[sort.name][place].sort)
        self.names.used.add(f"{sort.name}.{place}")
        self.forget()
        return m.Move(piece=sort.name, who=who, to=to, clauses=clauses, span=stmt.span)

    def _put(self, stmt: s.PutStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        """`add`, `remove` of a set; `append` to a queue."""
        place = stmt.place
        queue = self.names.queues.get(place.name)
        if stmt.verb == "append":
            if queue is None:
                self.names.unknown_one(place.name, place.span, list(self.names.queues), wanted="a queue")
                self.expr.term(stmt.value)
                return None
            self.names.used.add(place.name)
            index = self.expr.indices(place.name, place.indices, place.span)
            value = self.expr.fit(stmt.value, queue.element)
            return m.Append(queue=place.name, index=index, value=value, clauses=clauses, span=stmt.span)
        stored = self.names.stored.get(place.name)
        own = self.local.get(place.name)
        sort = own[1] if own is not None else stored.sort if stored is not None else None
        if not isinstance(sort, SetOf):
            if sort is None:
                self.names.unknown(place.name, place.span, self.local, wanted="a set")
            elif sort != FAILED:
                cure = f"write `append` for queue `{place.name}`" if queue else ""
                told = describe(sort)
                self.names.sink.report(Code.WRONG_SORT, place.span, wanted="a set", actual=told, help=cure)
            self.expr.term(stmt.value)
            return None
        value = self.expr.fit(stmt.value, sort.of)
        low = bounds(sort.of)[0]
        bit = shifted(value, -low)
        var = place.name
        at: tuple[Term, ...] = ()
        if own is not None:
            assert isinstance(own[0], Read)
            var = own[0].var
        else:
            self.names.used.add(place.name)
            at = self.expr.indices(place.name, place.indices, place.span)
        bits = Op("with" if stmt.verb == "add" else "without", (Read(var, at), bit))
        return m.Assign(var=var, index=at, value=bits, clauses=clauses, span=stmt.span)

    def _take(self, stmt: s.TakeStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        place = stmt.place
        queue = self.names.queues.get(place.name)
        if queue is None:
            self.names.unknown_one(place.name, place.span, list(self.names.queues), wanted="a queue")
            self.bind(stmt.name, FAILED, stmt.span)
            return None
        self.names.used.add(place.name)
        index = self.expr.indices(place.name, place.indices, place.span)
        var = self.bind(stmt.name, queue.element, stmt.span)
        return m.Take(var=var, queue=place.name, index=index, clauses=clauses, span=stmt.span)

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
        self.names.adjusted.add((stmt.place.name, stmt.verb))
        return m.Adjust(
            verb=stmt.verb, amount=amount, var=stmt.place.name, index=index, clauses=clauses, span=stmt.span
        )

    def _use(self, stmt: s.UseStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        place = stmt.place
        if place.name not in self.names.limits:
            self.names.unknown_one(place.name, place.span, list(self.names.limits), wanted="a limit")
            return None
        index = self.expr.indices(place.name, place.indices, place.span)
        self.names.used.add(place.name)
        more = Op("+", (Read(place.name, index), Const(1)))
        return m.Assign(var=place.name, index=index, value=more, clauses=clauses, span=stmt.span)

    # ---- chance

    def _roll(self, stmt: s.RollStmt, clauses: tuple[str, ...]) -> m.Statement:
        """Several dice keep their faces; their number may be a value."""
        player = None if stmt.player is None else self.player(stmt.player)
        count, dice = stmt.count, None
        if stmt.dice is not None:
            dice, sort = self.expr.number(stmt.dice)
            count = 1 if sort == ANY_NUMBER else bounds(sort)[1]
            if isinstance(stmt.dice, Number):
                cure = f"write `{stmt.dice.value * stmt.count}d{stmt.sides}`"
                self.names.sink.report(Code.UNEXPECTED, stmt.dice.span, expected="a value", found="a number", help=cure)
            elif stmt.count != 1:
                one, several = f"`d{stmt.sides}`", f"`{stmt.count}d{stmt.sides}`"
                self.names.sink.report(Code.UNEXPECTED, stmt.span, expected=one, found=several)
        if not 1 <= count <= MAX_DICE:
            self.names.sink.report(Code.TOO_MANY_DICE, stmt.span, count=count, limit=MAX_DICE)
            count = 1
        low = 1 if dice is not None else count
        var = self.bind(stmt.name, Whole(low=low, high=count * stmt.sides), stmt.span)
        self.names.rolls[var] = (count, stmt.sides, dice is None)
        if count > 1:
            for number in range(1, count + 1):
                self.sorts[f"{var}.{number}"] = Whole(low=0, high=stmt.sides)
        return m.Roll(var=var, sides=stmt.sides, player=player, count=count, dice=dice, clauses=clauses, span=stmt.span)

    def _reroll(self, stmt: s.RerollStmt, clauses: tuple[str, ...]) -> m.Statement | None:
        term, _ = self.local.get(stmt.name, (None, None))
        if not isinstance(term, Read) or term.var not in self.names.rolls:
            known = [name for name, (one, _) in self.local.items() if isinstance(one, Read)]
            rolls = [name for name in known if f"{self.owner}.{name}" in self.names.rolls]
            self.names.unknown_one(stmt.name, stmt.span, rolls, wanted="a roll")
            return None
        return m.Reroll(var=term.var, clauses=clauses, span=stmt.span)

    def _draw(self, stmt: s.DrawStmt, clauses: tuple[str, ...]) -> m.Statement:
        """From a pool what is drawn is taken out; from a group it is only picked."""
        player = None if stmt.player is None else self.player(stmt.player)
        many = self.expr.as_set(stmt.source)
        pool = ""
        index: tuple[Term, ...] = ()
        match stmt.source:
            case Name(text=name) if name in self.names.pools:
                pool = name
            case AtIndex(name=name) if name in self.names.pools:
                pool = name
                index = self.expr.indices(name, stmt.source.args, stmt.source.span)
            case _:
                pass
        var = self.bind(stmt.name, many.element, stmt.span)
        return m.Draw(
            var=var,
            sort=many.element,
            test=many.has(Read(var)),
            pool=pool,
            index=index,
            player=player,
            clauses=clauses,
            span=stmt.span,
        )
