"""What players decide: menus, actions, values, sets, and what all do at once.

May import: machine, lower.chance, lower.calls, lower.expand, lower.parts, lower.plain, dsl.model, dsl.sorts, dsl.terms.
"""

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import replace

from tribonian.compiler.lower.calls import Frame
from tribonian.compiler.lower.chance import ChanceLowering
from tribonian.compiler.lower.expand import PLAYING, action_conditions
from tribonian.compiler.lower.parts import before, branch, goto
from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.machine import Bind, Block, Find, Location, Option, Set
from tribonian.dsl import model as m
from tribonian.dsl.sorts import Enumeration, SetOf, Sort, Whole, bounds
from tribonian.dsl.terms import NO, YES, Arg, Const, Op, Over, Read, Term, conjunction, disjunction

PASS = "pass"
DONE = "done"
START_OVER = "start_over"


def some_value(var: str, sort: Sort, test: Term) -> Term:
    """Whether some value of a sort, put into a variable, passes."""
    low, high = bounds(sort)
    return Over("some", var, low, high, in_place_of(test, {var: Arg(var)}), YES)


def bit_of(var: str, sort: Sort) -> Term:
    """The place of a variable's value in a set, counted from 0."""
    low = bounds(sort)[0]
    return Op("-", (Read(var), Const(low))) if low else Read(var)


def tests(guards: tuple[m.Condition, ...]) -> Term:
    return conjunction([guard.test for guard in guards if guard.test != YES])


class ChoiceLowering(ChanceLowering):
    """Adds decisions to what is lowered."""

    @abstractmethod
    def all_statements(self) -> Iterator[m.Statement]: ...

    @abstractmethod
    def weight(self, body: tuple[m.Statement, ...]) -> int: ...

    @abstractmethod
    def sort_of(self, var: str) -> Sort: ...

    def menu(self, statement: m.Menu, then: Block, frame: Frame) -> Block:
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        options = [
            Option(label=option.name, guards=option.guards, block=self.block(option.body, join, frame))
            for option in statement.options
        ]
        actions = [
            self._action(self.book.actions[name], entry, join, frame)
            for entry in statement.actions
            for name in entry.actions
        ]
        # Actions come before what ends a turn, whatever the order of the text: a menu reads better so.
        return self._choose(statement, (*actions, *options) if actions else tuple(options), join, frame)

    def _choose(
        self, statement: m.Menu | m.MayPick | m.PickSet, options: tuple[Option, ...], join: Block, frame: Frame
    ) -> Block:
        player = statement.pick.player if isinstance(statement, m.MayPick) else statement.player
        name = self.draft.fresh(f"{frame.procedure}/choose")
        self.draft.add(
            Location(
                name=name,
                kind="choose",
                procedure=frame.procedure,
                options=options,
                player=player,
                clauses=statement.clauses,
                loops=frame.loops,
            )
        )
        way = self.arrive(name, frame, chosen=True)
        if frame.in_window:  # who can do nothing in a window is not asked
            offered = disjunction([_offered(option) for option in options if option.label != PASS])
            return branch(offered, way, join, statement.clauses)
        return way

    def _action(self, action: m.Action, entry: m.ActionEntry, then: Block, frame: Frame) -> Option:
        """An action in a menu: what is not given is chosen with it."""
        own = f"action {action.name}"
        given: dict[str, Term] = {
            f"{own}.{param.name}": arg for param, arg in zip(action.params, entry.args, strict=False)
        }
        binds = tuple(Bind(var=f"{own}.{param.name}", sort=param.sort) for param in action.params[len(entry.args) :])
        guards = tuple(replace(guard, test=in_place_of(guard.test, given)) for guard in action_conditions(action))
        cited = tuple(dict.fromkeys((*entry.clauses, *action.clauses)))
        if cited:
            guards = (m.Condition(test=YES, clauses=cited, words=action.name), *guards)
        args = (*entry.args, *(Read(bind.var) for bind in binds))
        return Option(label=action.name, guards=guards, block=self.call(own, args, then, frame), binds=binds)

    # ---- values

    def pick(self, statement: m.Pick, then: Block, frame: Frame) -> Block:
        return self.wait(
            "pick",
            statement.var,
            statement.sort,
            then,
            frame,
            player=statement.player,
            guards=statement.guards,
            clauses=statement.clauses,
        )

    def may_pick(self, statement: m.MayPick, then: Block, frame: Frame) -> Block:
        pick = statement.pick
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        body = self.block(statement.body, join, frame)
        if statement.is_duty:
            asked = self.pick(pick, body, frame)
            return branch(some_value(pick.var, pick.sort, tests(pick.guards)), asked, join, statement.clauses)
        taken = Option(label="", guards=pick.guards, block=body, binds=(Bind(var=pick.var, sort=pick.sort),))
        return self._choose(statement, (taken, Option(label=PASS, guards=(), block=join)), join, frame)

    # ---- sets

    def pick_set(self, statement: m.PickSet, then: Block, frame: Frame) -> Block:
        """Members are added in their order, then it is done; one that leaves too few behind it is not offered."""
        low, high = bounds(statement.sort)
        last = f"{statement.member} last"
        self.draft.add_var(last, Whole(low=low - 1, high=high), owner=frame.procedure)
        clauses, size = statement.clauses, Op("size", (Read(statement.var),))
        member: Term = Read(statement.member)
        conditions = [_condition(Op(">", (member, Read(last))), clauses, "the next in order"), *statement.guards]
        if statement.most is not None:
            conditions.append(_condition(Op("<", (size, statement.most)), clauses, "room for one more"))
        if statement.least != Const(0):
            ahead = conjunction([Op(">", (Arg("one"), member)), *_of_one(statement)])
            left = Over("count", "one", low, high, ahead, YES)
            enough = Op(">=", (Op("+", (size, Const(1), left)), statement.least))
            conditions.append(_condition(enough, clauses, "enough others behind it"))
        empty = [Set(var=statement.var, index=(), value=NO), Set(var=last, index=(), value=Const(low - 1))]
        full = [_condition(Op(">=", (size, statement.least)), clauses, "enough of them"), *statement.whole]
        join = self.draft.share(then, f"{frame.procedure}/then", frame.procedure, frame.loops)
        again = self.draft.fresh(f"{frame.procedure}/set {statement.var.rsplit('.', 1)[-1]}")
        added = Op("with", (Read(statement.var), bit_of(statement.member, statement.sort)))
        add = before(
            [Set(var=statement.var, index=(), value=added), Set(var=last, index=(), value=member)], goto(again)
        )
        binds = (Bind(var=statement.member, sort=statement.sort),)
        forget = self.reset((statement.member,))
        options = [
            Option(label="", guards=tuple(conditions), block=add, binds=binds),
            Option(
                label=DONE,
                guards=tuple(full),
                block=before([Set(var=last, index=(), value=Const(low - 1)), *forget], join),
            ),
        ]
        if statement.whole:
            unfit = _condition(Op("not", (tests(tuple(full)),)), clauses, "a set that cannot be taken")
            some = _condition(Op(">=", (size, Const(1))), clauses, "a set that is begun")
            options.append(Option(label=START_OVER, guards=(some, unfit), block=before(empty, goto(again))))
        way = self._choose(statement, tuple(options), join, frame)
        self.draft.add_step(again, frame.procedure, way, loops=frame.loops)
        return before(empty, goto(again))

    # ---- all at once

    def together(self, statement: m.Together, then: Block, frame: Frame) -> Block:
        """Whoever is in may go next; the table says who, where several are."""
        sort = statement.sort
        low, high = bounds(sort)
        members = f"{statement.var} in"
        assert isinstance(sort, Enumeration)
        self.draft.add_var(members, SetOf(of=sort), owner=frame.procedure)
        test = in_place_of(statement.test, {statement.var: Arg("one")})
        if PLAYING in self.book.variables:
            test = conjunction([Read(PLAYING, (Arg("one"),)), *([] if test == YES else [test])])
        begin = Set(var=members, index=(), value=Over("set", "one", low, high, test, YES))
        name = self.draft.fresh(f"{frame.procedure}/round")
        inner = replace(
            frame, loops=(*frame.loops, name), members=members, round_end=before(self.clear(frame), goto(name))
        )
        body = self.draft.share(
            self.block(statement.body, goto(name), inner), f"{name} of one", frame.procedure, inner.loops
        )
        is_in = Op("has", (Read(members), bit_of(statement.var, sort)))
        guard = m.Condition(test=is_in, clauses=statement.clauses, words="somebody who has not stopped")
        asked = self.wait(
            "open",
            statement.var,
            sort,
            body,
            inner,
            guards=(guard,),
            prompt=f"next of {frame.procedure}",
            clauses=statement.clauses,
        )
        out = self.draft.share(
            before(self.reset((statement.var,)), then), f"{frame.procedure}/after round", frame.procedure, frame.loops
        )
        only = Block(
            effects=(), end=Find(var=statement.var, sort=sort, after=None, test=is_in, then=body, otherwise=out)
        )
        size = Op("size", (Read(members),))
        several = branch(Op(">=", (size, Const(2))), asked, only, statement.clauses)
        self.draft.add_step(name, frame.procedure, several, loops=inner.loops)
        self.draft.loops.append((name, frame.procedure, statement.clauses))
        self.body_calls.setdefault(name, set())
        return before([begin], goto(name))

    def leave_round(self, player: Term, frame: Frame) -> Block:
        """One player takes no more part."""
        assert frame.round_end is not None
        left = Op("without", (Read(frame.members), player))
        return before([Set(var=frame.members, index=(), value=left)], frame.round_end)


def _condition(test: Term, clauses: tuple[str, ...], words: str) -> m.Condition:
    return m.Condition(test=test, clauses=clauses, words=words)


def _of_one(statement: m.PickSet) -> list[Term]:
    """The conditions on a member, asked of another one."""
    return [in_place_of(guard.test, {statement.member: Arg("one")}) for guard in statement.guards]


def _offered(option: Option) -> Term:
    """Whether an option can be taken, with whatever is chosen along with it."""
    test = tests(option.guards)
    for bind in reversed(option.binds):
        test = some_value(bind.var, bind.sort, test)
    return test
