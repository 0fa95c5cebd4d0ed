"""Structured play to locations and blocks: cuts every procedure at the places where play waits.

A statement is lowered in front of what comes after it. May import: machine, the other files of lower, dsl.model,
dsl.check_rules, dsl.sorts, dsl.terms.
"""

from dataclasses import replace
from functools import cached_property
from typing import assert_never

from tribonian.compiler.lower.calls import FINAL, WINNER, Frame
from tribonian.compiler.lower.choices import ChoiceLowering, bit_of
from tribonian.compiler.lower.expand import passage
from tribonian.compiler.lower.parts import before, branch, goto
from tribonian.compiler.lower.plain import in_place_of, is_plain, is_whole
from tribonian.compiler.machine import (
    Adjust,
    Block,
    Each,
    Effect,
    Find,
    Move,
    Pop,
    Push,
    Set,
    When,
)
from tribonian.dsl import model as m
from tribonian.dsl.sorts import NONE, Enumeration, SetOf, Sort, Truth, Whole, bounds
from tribonian.dsl.terms import NO, YES, Arg, Cond, Const, Op, Over, Read, Term, substitute

MOST_ROUNDS = 9_999  # of `repeat ... times`
MOST_COPIES = 300  # statements that listing values may copy; beyond, one copy is gone through again and again


class Lowering(ChoiceLowering):
    """Turns the procedures of a book into locations of a draft."""

    def block(self, body: tuple[m.Statement, ...], then: Block, frame: Frame) -> Block:
        for statement in reversed(body):
            then = self._marked(statement, then, frame)
        return then

    def _marked(self, statement: m.Statement, then: Block, frame: Frame) -> Block:
        """Lower a statement between the marks that tell `during @clause` it is being carried out."""
        keys = [f"@{clause}" for clause in statement.clauses if f"during.@{clause}" in self.book.variables]
        if not keys:
            return self._statement(statement, then, frame)
        clear = [effect for key in keys for effect in self.mark(key, NO)]
        set_on = [effect for key in keys for effect in self.mark(key, YES)]
        inner = replace(frame, marks=(*frame.marks, *keys))
        return before(set_on, self._statement(statement, before(clear, then), inner))

    def _statement(self, statement: m.Statement, then: Block, frame: Frame) -> Block:
        match statement:
            case m.Adjust(verb="gain") if statement.var in self.watched:
                return self._gain(statement, then, frame)
            case m.Assign() | m.Adjust() | m.Move() | m.Append() | m.Take():
                return before([self._effect(statement, frame)], then)
            case m.Call():
                return self.call(statement.procedure, statement.args, then, frame)
            case m.Raise():
                return self.raise_event(statement, then, frame)
            case m.Roll():
                return self.roll(statement, then, frame)
            case m.Reroll():
                return self.reroll(statement, then, frame)
            case m.Draw():
                return self.draw(statement, then, frame)
            case m.Learn():
                return self.learn(statement, then, frame)
            case m.Pick():
                return self.pick(statement, then, frame)
            case m.MayPick():
                return self.may_pick(statement, then, frame)
            case m.PickSet():
                return self.pick_set(statement, then, frame)
            case m.Menu():
                return self.menu(statement, then, frame)
            case m.Together():
                return self.together(statement, then, frame)
            case m.Leave():
                if statement.player is not None:
                    return self.leave_round(statement.player, frame)
                return before(self.clear(frame), frame.exit)
            case m.EndPhase():
                return self.end_phase(statement.procedure, frame)
            case m.End():
                return self._end(statement)
            case m.If():
                bodies = (statement.then, statement.otherwise)
                return self.branch_if(statement.test, bodies, statement.clauses, then, frame)
            case m.Repeat():
                return self._repeat(statement, then, frame)
            case m.Each():
                return self._each(statement, then, frame)
            case m.Through():
                return self._through(statement, then, frame)
            case m.Seek():
                return self._seek(statement, then, frame)
            case m.Times():
                return self._times(statement, then, frame)
            case _:
                assert_never(statement)

    # ---- changes

    @cached_property
    def watched(self) -> frozenset[str]:
        """Tracks whose gains set rules going."""
        return frozenset(rule.track for rule in self.book.reached)

    @cached_property
    def several_win(self) -> bool:
        """Whether some end of the book is won by a set of players."""
        return any(
            isinstance(one, m.End) and one.winner is not None and self.is_set(one.winner)
            for one in self.all_statements()
        )

    def _end(self, statement: m.End) -> Block:
        winner = statement.winner
        if winner is None:
            return goto(FINAL)
        if self.several_win and not self.is_set(winner):
            winner = Op("with", (Const(0), winner))
        return before([Set(var=WINNER, index=(), value=winner, clauses=statement.clauses)], goto(FINAL))

    def is_set(self, term: Term) -> bool:
        """Whether a term is a set."""
        match term:
            case Read():
                return term.var in self.book.variables and isinstance(self.book.variables[term.var].sort, SetOf)
            case Over():
                return term.fold == "set"
            case Op():
                return term.op in ("with", "without", "meet", "minus", "join")
            case Cond():
                return self.is_set(term.then) or self.is_set(term.otherwise)
            case _:
                return False

    def _effect(self, statement: m.Assign | m.Adjust | m.Move | m.Append | m.Take, frame: Frame) -> Effect:
        match statement:
            case m.Assign():
                return Set(var=statement.var, index=statement.index, value=statement.value, clauses=statement.clauses)
            case m.Adjust():
                return self._adjust(statement, frame)
            case m.Move():
                piece = self.book.pieces[statement.piece]
                carrier = f"{piece.name}.{piece.carrier}" if piece.carrier else ""
                return Move(
                    var=f"{piece.name}.{piece.place}",
                    who=statement.who,
                    to=statement.to,
                    carrier=carrier,
                    clauses=statement.clauses,
                )
            case m.Append() | m.Take():
                queue = self.book.queues[statement.queue]
                size, capacity, index = f"{queue.name}.size", queue.capacity, statement.index
                clauses = statement.clauses
                if isinstance(statement, m.Take):
                    return Pop(
                        var=statement.var, queue=queue.name, size=size, index=index, capacity=capacity, clauses=clauses
                    )
                value = statement.value
                return Push(queue=queue.name, size=size, index=index, value=value, capacity=capacity, clauses=clauses)
            case _:
                assert_never(statement)

    def _adjust(self, statement: m.Adjust, frame: Frame) -> Adjust:
        track = self.book.variables[statement.var]
        assert track.low is not None
        assert track.high is not None
        named = {param.name: term for param, term in zip(track.index, statement.index, strict=True)}
        policy = {"gain": track.high.clauses, "lose": track.low.clauses, "spend": ()}[statement.verb]
        high: Term = Const(NONE) if track.high_is_storage else track.high.term  # storage stops nothing: it must suffice
        site = self.draft.site(f"{statement.verb} {statement.var} {'+'.join(statement.clauses) or frame.procedure}")
        return Adjust(
            verb=statement.verb,
            var=statement.var,
            index=statement.index,
            amount=statement.amount,
            low=substitute(track.low.term, named),
            high=substitute(high, named),
            clauses=statement.clauses + tuple(c for c in policy if c not in statement.clauses),
            site=site,
        )

    def _gain(self, statement: m.Adjust, then: Block, frame: Frame) -> Block:
        """A gain that rules watch: they are asked about every value it passes."""
        names = passage(statement.var)
        now = Read(statement.var, statement.index)
        join = self.draft.share(
            before(self.reset((names.before,)), then), f"{frame.procedure}/then", frame.procedure, frame.loops
        )
        passed = self.call(f"track {statement.var}", (*statement.index, Read(names.before), now), join, frame)
        return before(
            [Set(var=names.before, index=(), value=now), self._adjust(statement, frame)],
            branch(Op(">", (now, Read(names.before))), passed, join, statement.clauses),
        )

    # ---- conditions

    def branch_if(
        self,
        test: Term,
        bodies: tuple[tuple[m.Statement, ...], tuple[m.Statement, ...]],
        clauses: tuple[str, ...],
        then: Block,
        frame: Frame,
    ) -> Block:
        if self._is_plain((*bodies[0], *bodies[1])):
            both = [self._plain(body, frame) for body in bodies]
            return before([When(test=test, then=both[0], otherwise=both[1], clauses=clauses)], then)
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        yes, no = (self.block(body, join, frame) for body in bodies)
        return branch(test, yes, no, clauses)

    def _is_plain(self, body: tuple[m.Statement, ...]) -> bool:
        return is_plain(body, self.watched)

    def _plain(self, body: tuple[m.Statement, ...], frame: Frame) -> tuple[Effect, ...]:
        """The effects of a body that neither waits nor leaves."""
        end = goto("")
        block = self.block(body, end, frame)
        assert block.end == end.end
        return block.effects

    # ---- loops

    def _repeat(self, statement: m.Repeat, then: Block, frame: Frame) -> Block:
        name = self.draft.fresh(f"{frame.procedure}/loop")
        out = self.draft.share(then, f"{frame.procedure}/after loop", frame.procedure, frame.loops)
        end = goto(name)
        if statement.until is not None:
            end = branch(statement.until, out, end, statement.clauses)
        inner = replace(frame, loops=(*frame.loops, name))
        body = self.block(statement.body, self.draft.share(end, f"{name} end", frame.procedure, inner.loops), inner)
        if statement.first is not None:
            body = branch(statement.first, body, out, statement.clauses)
        self._loop(name, body, inner, statement.clauses)
        return goto(name)

    def _loop(self, name: str, body: Block, inner: Frame, clauses: tuple[str, ...]) -> None:
        self.draft.add_step(name, inner.procedure, body, loops=inner.loops)
        self.draft.loops.append((name, inner.procedure, clauses))
        self.body_calls.setdefault(name, set())

    def _each(self, statement: m.Each, then: Block, frame: Frame) -> Block:
        sort = self.sort_of(statement.var)
        if is_whole(statement.values, sort):
            whole = m.Through(
                var=statement.var,
                sort=sort,
                test=YES,
                as_it_was=False,
                body=statement.body,
                clauses=statement.clauses,
            )
            return self._through(whole, then, frame)
        if len(statement.values) > 1 and self.weight(statement.body) * len(statement.values) > MOST_COPIES:
            return self._in_turn(statement, then, frame)
        for value in reversed(statement.values):
            body = self.block(statement.body, then, frame)
            then = before([Set(var=statement.var, index=(), value=value)], body)
        return then

    def _in_turn(self, statement: m.Each, then: Block, frame: Frame) -> Block:
        """Listed values one after the other, by their number: the body stands there once."""
        turn = self.draft.fresh(f"{statement.var} turn")
        self.draft.add_var(turn, Whole(low=0, high=len(statement.values) - 1), owner=frame.procedure)
        value = statement.values[-1]
        for number in range(len(statement.values) - 2, -1, -1):
            value = Cond(Op("=", (Read(turn), Const(number))), statement.values[number], value)
        name = self.draft.fresh(f"{frame.procedure}/turn")
        end = branch(
            Op("<", (Read(turn), Const(len(statement.values) - 1))),
            before([Set(var=turn, index=(), value=Op("+", (Read(turn), Const(1))))], goto(name)),
            before([Set(var=turn, index=(), value=NO)], then),
        )
        after = self.draft.share(end, f"{name} end", frame.procedure, frame.loops)
        body = before([Set(var=statement.var, index=(), value=value)], self.block(statement.body, after, frame))
        self.draft.add_step(name, frame.procedure, body, loops=frame.loops)
        return goto(name)

    def _through(self, statement: m.Through, then: Block, frame: Frame) -> Block:
        test, effects, after = statement.test, list[Effect](), list[Effect]()
        if statement.as_it_was:
            low, high = bounds(statement.sort)
            held = self.draft.fresh(f"{statement.var} as it was")
            self.draft.add_var(held, _set_of(statement.sort), owner=frame.procedure)
            passing = in_place_of(test, {statement.var: Arg("one")})
            effects.append(Set(var=held, index=(), value=Over("set", "one", low, high, passing, YES)))
            after.append(Set(var=held, index=(), value=NO))
            test = Op("has", (Read(held), bit_of(statement.var, statement.sort)))
        if self._is_plain(statement.body):
            body = self._plain(statement.body, frame)
            each = Each(var=statement.var, sort=statement.sort, test=test, body=body, clauses=statement.clauses)
            return before([*effects, each, *after], then)
        out = self.draft.share(before(after, then), f"{frame.procedure}/after each", frame.procedure, frame.loops)
        name = self.draft.fresh(f"{frame.procedure}/each {statement.var.rsplit('.', 1)[-1]}")

        def find(behind: Term | None) -> Block:
            return Block(
                effects=(),
                end=Find(
                    var=statement.var,
                    sort=statement.sort,
                    after=behind,
                    test=test,
                    then=goto(name),
                    otherwise=out,
                    clauses=statement.clauses,
                ),
            )

        more = self.draft.share(find(Read(statement.var)), f"{name} next", frame.procedure, frame.loops)
        self.draft.add_step(name, frame.procedure, self.block(statement.body, more, frame), loops=frame.loops)
        return before(effects, find(None))

    def _seek(self, statement: m.Seek, then: Block, frame: Frame) -> Block:
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        inner, then_body = frame, join
        name = ""
        if statement.again:
            name = self.draft.fresh(f"{frame.procedure}/loop")
            inner = replace(frame, loops=(*frame.loops, name))
            then_body = goto(name)
        found = Block(
            effects=(),
            end=Find(
                var=statement.var,
                sort=statement.sort,
                after=None,
                test=statement.test,
                then=self.block(statement.body, then_body, inner),
                otherwise=join if statement.again else self.block(statement.otherwise, join, frame),
                clauses=statement.clauses,
            ),
        )
        if not statement.again:
            return found
        self._loop(name, found, inner, statement.clauses)
        return goto(name)

    def _times(self, statement: m.Times, then: Block, frame: Frame) -> Block:
        left = self.draft.fresh(f"{frame.procedure}.times")
        self.draft.add_var(left, Whole(low=0, high=MOST_ROUNDS), owner=frame.procedure)
        name = self.draft.fresh(f"{frame.procedure}/times")
        body = self.block(statement.body, goto(name), frame)
        less = Set(var=left, index=(), value=Op("-", (Read(left), Const(1))))
        self.draft.add_step(
            name,
            frame.procedure,
            branch(Op(">=", (Read(left), Const(1))), before([less], body), then, statement.clauses),
            loops=frame.loops,
        )
        return before([Set(var=left, index=(), value=Op("max", (Const(0), statement.count)))], goto(name))


def _set_of(sort: Sort) -> SetOf:
    assert isinstance(sort, Whole | Truth | Enumeration)
    return SetOf(of=sort)
