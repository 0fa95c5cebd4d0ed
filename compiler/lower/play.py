"""Structured play to locations and blocks: cuts every procedure at its suspension points.

A statement is lowered in front of what comes after it. A procedure called once is put in place; one called
more often is shared and remembers where to return. May import: machine, lower.parts, dsl.model, dsl.terms.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from tribonian.compiler.lower.parts import Draft, before, goto, is_plain
from tribonian.compiler.machine import Adjust, Block, Branch, Check, Effect, Goto, Location, Option, Set, When
from tribonian.compiler.unready import NotLowered
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import called
from tribonian.dsl.sorts import Whole, values
from tribonian.dsl.terms import NO, YES, Const, Op, Read, Term, conjunction, substitute

WINNER = "winner"
FINAL = "over"


@dataclass(frozen=True, slots=True)
class Frame:
    """The procedure being lowered: where leaving goes, and which statement marks are on."""

    procedure: str
    exit: Block
    marks: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    prefix: str = ""


@dataclass(slots=True)
class Lowering:
    """Turns the procedures of a book into locations of a draft."""

    book: m.Rulebook
    draft: Draft
    calls: Counter[str] = field(default_factory=Counter)
    shared: dict[str, list[str]] = field(default_factory=dict)  # procedure -> where each call goes on
    body_calls: dict[str, set[str]] = field(default_factory=dict)  # loop -> procedures it calls

    def run(self) -> None:
        """Lower the whole book, from `game` on."""
        for procedure in self.book.procedures.values():
            self.calls.update(self._call_sites(procedure.body))
        self.draft.add(Location(name=FINAL, kind="final", procedure="game", options=()))
        start = self._inline("game", goto(FINAL), Frame(procedure="game", exit=goto(FINAL)))
        self.draft.add_step("game", "game", start, loops=())
        for name in list(self.shared):
            self._finish_shared(name)

    def _call_sites(self, body: Iterable[m.Statement]) -> Iterable[str]:
        for name in called(body):
            if name.startswith("event "):
                for reaction in self.book.events[name.removeprefix("event ")].reactions:
                    yield from self._call_sites(reaction.body)
            else:
                yield name

    # ---- procedures

    def _enter(self, procedure: m.Procedure, args: tuple[Term, ...]) -> list[Effect]:
        effects: list[Effect] = [
            Set(var=f"{procedure.name}.{param.name}", index=(), value=arg)
            for param, arg in zip(procedure.params, args, strict=True)
        ]
        return [*effects, *self._mark(procedure.name, YES)]

    def _mark(self, key: str, value: Term) -> list[Effect]:
        name = f"during.{key}"
        return [Set(var=name, index=(), value=value)] if name in self.book.variables else []

    def _leave(self, procedure: m.Procedure, then: Block) -> Block:
        effects: list[Effect] = [
            Check(invariant=one.name) for one in self.book.invariants if one.at_end_of == procedure.name
        ]
        effects += self._mark(procedure.name, NO)
        effects += self._reset(procedure.locals)
        effects += [effect for name in self.book.scopes.get(procedure.name, ()) for effect in self._forgotten(name)]
        return before(effects, then)

    def _reset(self, names: tuple[str, ...]) -> list[Effect]:
        return [Set(var=name, index=(), value=self.book.variables[name].start) for name in names]

    def _forgotten(self, name: str) -> list[Effect]:
        """Every count of a limit back to nothing."""
        indices: list[tuple[Term, ...]] = [()]
        for param in self.book.variables[name].index:
            indices = [(*index, Const(value)) for index in indices for value in values(param.sort)]
        return [Set(var=name, index=index, value=NO) for index in indices]

    def _watched(self, name: str, frame: Frame) -> Block:
        """The way to a decision: past every rule that watches it."""
        block = goto(name)
        for watch in reversed(self.book.watches):
            block = self._if(watch.test, watch.body, (), watch.clauses, block, frame)
        return self.draft.share(block, f"{name} watched", frame.procedure, frame.loops)

    def _inline(self, name: str, then: Block, frame: Frame) -> Block:
        procedure = self.book.procedures[name]
        leave = self.draft.share(self._leave(procedure, then), f"{name}/end", frame.procedure, frame.loops)
        inner = Frame(procedure=name, exit=leave, loops=frame.loops)
        return self._block(procedure.body, leave, inner)

    def _call(self, call: m.Call, then: Block, frame: Frame) -> Block:
        procedure = self.book.procedures[call.procedure]
        enter = self._enter(procedure, call.args)
        if self.calls[call.procedure] == 1:
            return before(enter, self._inline(call.procedure, then, frame))
        back = f"return.{call.procedure}"
        if call.procedure not in self.shared:
            self.shared[call.procedure] = []
            end = self._leave(procedure, goto(f"{call.procedure}/return"))
            leave = self.draft.share(end, f"{call.procedure}/end", call.procedure, ())
            inner = Frame(procedure=call.procedure, exit=leave)
            self.draft.add_step(call.procedure, call.procedure, self._block(procedure.body, leave, inner), loops=())
        for loop in frame.loops:
            self.body_calls.setdefault(loop, set()).add(call.procedure)
        following = self.shared[call.procedure]
        after = self.draft.share(then, f"{frame.procedure}/after {call.procedure}", frame.procedure, frame.loops)
        assert isinstance(after.end, Goto)
        following.append(after.end.location)
        place = Set(var=back, index=(), value=Const(len(following) - 1))
        return before([*enter, place], goto(call.procedure))

    def _finish_shared(self, name: str) -> None:
        """Write the return of a shared procedure, now that all its calls are known."""
        back = f"return.{name}"
        targets = self.shared[name]
        forget = Set(var=back, index=(), value=NO)
        block = before([forget], goto(targets[-1]))
        for number in range(len(targets) - 2, -1, -1):
            test = Op("=", (Read(back), Const(number)))
            block = Block(
                effects=(),
                end=Branch(test=test, then=before([forget], goto(targets[number])), otherwise=block),
            )
        self.draft.add_step(f"{name}/return", name, block, loops=())
        self.draft.add_var(back, Whole(low=0, high=max(0, len(targets) - 1)))

    # ---- statements

    def _block(self, body: tuple[m.Statement, ...], then: Block, frame: Frame) -> Block:
        for statement in reversed(body):
            then = self._marked(statement, then, frame)
        return then

    def _marked(self, statement: m.Statement, then: Block, frame: Frame) -> Block:
        """Lower a statement between the marks that tell `during @clause` it is being carried out."""
        keys = [f"@{clause}" for clause in statement.clauses if f"during.@{clause}" in self.book.variables]
        if not keys:
            return self._statement(statement, then, frame)
        clear = [effect for key in keys for effect in self._mark(key, NO)]
        set_on = [effect for key in keys for effect in self._mark(key, YES)]
        inner = replace(frame, marks=(*frame.marks, *keys))
        return before(set_on, self._statement(statement, before(clear, then), inner))

    def _statement(self, statement: m.Statement, then: Block, frame: Frame) -> Block:
        match statement:
            case m.Assign() | m.Adjust():
                return before([self._effect(statement, frame)], then)
            case m.Call():
                return self._call(statement, then, frame)
            case m.Raise():
                return self._raise(statement, then, frame)
            case m.Roll():
                return self._suspend(statement, "chance", then, frame)
            case m.Learn():
                return self._suspend(statement, "open", then, frame)
            case m.Pick():
                return self._suspend(statement, "pick", then, frame)
            case m.Leave():
                clear = [effect for key in frame.marks for effect in self._mark(key, NO)]
                return before(clear, frame.exit)
            case m.End():
                winner = statement.winner
                effects: list[Effect] = []
                if winner is not None:
                    effects = [Set(var=WINNER, index=(), value=winner, clauses=statement.clauses)]
                return before(effects, goto(FINAL))
            case m.If():
                return self._if(statement.test, statement.then, statement.otherwise, statement.clauses, then, frame)
            case m.Menu():
                return self._menu(statement, then, frame)
            case m.Repeat():
                return self._repeat(statement, then, frame)
            case m.Each():
                for value in reversed(statement.values):
                    body = self._block(statement.body, then, frame)
                    then = before([Set(var=statement.var, index=(), value=value)], body)
                return then
            case (
                m.Reroll()
                | m.Draw()
                | m.Take()
                | m.Append()
                | m.Move()
                | m.EndPhase()
                | m.MayPick()
                | m.PickSet()
                | m.Through()
                | m.Seek()
                | m.Times()
                | m.Together()
            ):
                raise NotLowered(statement)
            case _:
                assert_never(statement)

    def _effect(self, statement: m.Assign | m.Adjust, frame: Frame) -> Effect:
        if isinstance(statement, m.Assign):
            return Set(var=statement.var, index=statement.index, value=statement.value, clauses=statement.clauses)
        track = self.book.variables[statement.var]
        assert track.low is not None
        assert track.high is not None
        named = {param.name: term for param, term in zip(track.index, statement.index, strict=True)}
        policy = {"gain": track.high.clauses, "lose": track.low.clauses, "spend": ()}[statement.verb]
        site = self.draft.site(f"{statement.verb} {statement.var} {'+'.join(statement.clauses) or frame.procedure}")
        return Adjust(
            verb=statement.verb,
            var=statement.var,
            index=statement.index,
            amount=statement.amount,
            low=substitute(track.low.term, named),
            high=substitute(track.high.term, named),
            clauses=statement.clauses + tuple(c for c in policy if c not in statement.clauses),
            site=site,
        )

    def _if(
        self,
        test: Term,
        then_body: tuple[m.Statement, ...],
        else_body: tuple[m.Statement, ...],
        clauses: tuple[str, ...],
        then: Block,
        frame: Frame,
    ) -> Block:
        if is_plain((*then_body, *else_body)):
            both = [self._plain(body, frame) for body in (then_body, else_body)]
            return before([When(test=test, then=both[0], otherwise=both[1], clauses=clauses)], then)
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        yes = self._block(then_body, join, frame)
        no = self._block(else_body, join, frame)
        return Block(effects=(), end=Branch(test=test, then=yes, otherwise=no, clauses=clauses))

    def _plain(self, body: tuple[m.Statement, ...], frame: Frame) -> tuple[Effect, ...]:
        """The effects of a body that neither suspends nor leaves."""
        end = goto("")
        block = self._block(body, end, frame)
        assert block.end == end.end
        return block.effects

    def _raise(self, statement: m.Raise, then: Block, frame: Frame) -> Block:
        event = self.book.events[statement.event]
        params = [f"event {event.name}.{param.name}" for param in event.params]
        then = before(self._reset(tuple(params)), then)
        for reaction in reversed(event.reactions):
            then = before(self._reset(reaction.locals), then)
            if reaction.guards:
                test = conjunction([guard.test for guard in reaction.guards])
                cited = tuple(clause for guard in reaction.guards for clause in guard.clauses)
                then = self._if(test, reaction.body, (), (reaction.id, *cited), then, frame)
            else:
                then = self._block(reaction.body, then, frame)
        sets: list[Effect] = [
            Set(var=name, index=(), value=arg, clauses=statement.clauses)
            for name, arg in zip(params, statement.args, strict=True)
        ]
        return before(sets, then)

    def _suspend(
        self, statement: m.Roll | m.Learn | m.Pick, kind: Literal["chance", "open", "pick"], then: Block, frame: Frame
    ) -> Block:
        local = statement.var.rsplit(".", 1)[-1]
        word = {"chance": "roll", "open": "learn", "pick": "choose"}[kind]
        location = Location(
            name=self.draft.fresh(f"{frame.procedure}/{word} {local}"),
            kind=kind,
            procedure=frame.procedure,
            options=(
                Option(label=local, guards=statement.guards if isinstance(statement, m.Pick) else (), block=then),
            ),
            player=None if isinstance(statement, m.Learn) else statement.player,
            var=statement.var,
            sort=Whole(low=1, high=statement.sides) if isinstance(statement, m.Roll) else statement.sort,
            prompt=statement.open if isinstance(statement, m.Learn) else local,
            clauses=statement.clauses,
            loops=frame.loops,
        )
        self.draft.add(location)
        return self._watched(location.name, frame)

    def _menu(self, statement: m.Menu, then: Block, frame: Frame) -> Block:
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        name = self.draft.fresh(f"{frame.procedure}/choose")
        options = tuple(
            Option(label=option.name, guards=option.guards, block=self._block(option.body, join, frame))
            for option in statement.options
        )
        self.draft.add(
            Location(
                name=name,
                kind="choose",
                procedure=frame.procedure,
                options=options,
                player=statement.player,
                clauses=statement.clauses,
                loops=frame.loops,
            )
        )
        return self._watched(name, frame)

    def _repeat(self, statement: m.Repeat, then: Block, frame: Frame) -> Block:
        name = self.draft.fresh(f"{frame.procedure}/loop")
        out = self.draft.share(then, f"{frame.procedure}/after loop", frame.procedure, frame.loops)
        again = goto(name)
        end = again
        if statement.until is not None:
            end = Block(
                effects=(),
                end=Branch(test=statement.until, then=out, otherwise=again, clauses=statement.clauses),
            )
        inner = replace(frame, loops=(*frame.loops, name))
        body = self._block(statement.body, self.draft.share(end, f"{name} end", frame.procedure, inner.loops), inner)
        if statement.first is not None:
            head = Branch(test=statement.first, then=body, otherwise=out, clauses=statement.clauses)
            body = Block(effects=(), end=head)
        self.draft.add_step(name, frame.procedure, body, loops=inner.loops)
        self.draft.loops.append((name, frame.procedure, statement.clauses))
        self.body_calls.setdefault(name, set())
        return goto(name)
