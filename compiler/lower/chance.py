"""Dice, draws and what is learnt from outside: the places where nobody chooses.

Several dice fall one after the other and keep their faces.
May import: machine, lower.arrivals, lower.calls, lower.parts, dsl.model, dsl.sorts, dsl.terms.
"""

from functools import cached_property

from tribonian.compiler.lower.arrivals import ArrivalLowering
from tribonian.compiler.lower.calls import Frame
from tribonian.compiler.lower.parts import before, branch
from tribonian.compiler.machine import Block, Effect, Location, LocationKind, Option, Set
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.sorts import Sort, Whole, bounds
from tribonian.dsl.terms import Const, Op, Read, Term


class ChanceLowering(ArrivalLowering):
    """Adds rolls, draws and open questions to what is lowered."""

    def wait(
        self,
        kind: LocationKind,
        var: str,
        sort: Sort,
        then: Block,
        frame: Frame,
        *,
        player: Term | None = None,
        guards: tuple[m.Condition, ...] = (),
        prompt: str = "",
        clauses: tuple[str, ...] = (),
    ) -> Block:
        """A place that is answered by a value."""
        local = var.removeprefix(f"{frame.procedure}.").rsplit("/", 1)[-1]
        if "." in local and not local.rsplit(".", 1)[-1].isdigit():
            local = local.rsplit(".", 1)[-1]
        word = {"chance": "roll", "open": "learn", "pick": "choose"}[kind]
        name = self.draft.fresh(f"{frame.procedure}/{word} {local}")
        location = Location(
            name=name,
            kind=kind,
            procedure=frame.procedure,
            options=(Option(label=local, guards=guards, block=then),),
            player=player,
            var=var,
            sort=sort,
            prompt=prompt or local,
            clauses=clauses,
            loops=frame.loops,
        )
        self.draft.add(location)
        return self.arrive(name, frame, chosen=kind == "pick")

    # ---- dice

    def roll(self, statement: m.Roll, then: Block, frame: Frame) -> Block:
        then = self.after_roll(statement.var, then, frame)
        if statement.count == 1:
            return self._die(statement, statement.var, then, frame)
        number = f"{statement.var}.dice"
        if statement.dice is not None:
            self.draft.add_var(number, Whole(low=0, high=statement.count), owner=frame.procedure)
        faces = [f"{statement.var}.{one}" for one in range(1, statement.count + 1)]
        total = Op("+", tuple(Read(face) for face in faces))
        then = before([Set(var=statement.var, index=(), value=total, clauses=statement.clauses)], then)
        for place, face in reversed(list(enumerate(faces, 1))):
            fallen = then
            if statement.dice is not None:
                fallen = self.draft.share(then, f"{frame.procedure}/rolled {place}", frame.procedure, frame.loops)
            then = self._die(statement, face, fallen, frame)
            if statement.dice is not None:
                unrolled = before([Set(var=face, index=(), value=Const(0))], fallen)
                then = branch(Op(">=", (Read(number), Const(place))), then, unrolled)
        if statement.dice is not None:
            then = before([Set(var=number, index=(), value=statement.dice)], then)
        return then

    def _die(self, statement: m.Roll, var: str, then: Block, frame: Frame) -> Block:
        sort = Whole(low=1, high=statement.sides)
        return self.wait("chance", var, sort, then, frame, player=statement.player, clauses=statement.clauses)

    def reroll(self, statement: m.Reroll, then: Block, frame: Frame) -> Block:
        """The same dice once more, as many as there were."""
        rolled = self.rolls[statement.var]
        dice = None if rolled.dice is None else Read(f"{statement.var}.dice")
        again = m.Roll(
            var=rolled.var,
            sides=rolled.sides,
            player=rolled.player,
            count=rolled.count,
            dice=dice,
            clauses=statement.clauses,
        )
        return self.roll(again, then, frame)

    @cached_property
    def rolls(self) -> dict[str, m.Roll]:
        """Every roll of the book by the name it is kept under."""
        bodies = [one.body for one in self.book.procedures.values()]
        bodies += [one.body for event in self.book.events.values() for one in event.reactions]
        bodies += [one.body for one in self.book.windows]
        return {one.var: one for body in bodies for one in inside(body) if isinstance(one, m.Roll)}

    # ---- draws and questions

    def draw(self, statement: m.Draw, then: Block, frame: Frame) -> Block:
        """One of a set by chance; from a pool it is taken away."""
        if statement.pool:
            bit: Term = Read(statement.var)
            low = bounds(statement.sort)[0]
            if low:
                bit = Op("-", (bit, Const(low)))
            left = Op("without", (Read(statement.pool, statement.index), bit))
            out: Effect = Set(var=statement.pool, index=statement.index, value=left, clauses=statement.clauses)
            then = before([out], then)
        guard = m.Condition(test=statement.test, clauses=statement.clauses, words="something to draw")
        return self.wait(
            "chance",
            statement.var,
            statement.sort,
            then,
            frame,
            player=statement.player,
            guards=(guard,),
            clauses=statement.clauses,
        )

    def learn(self, statement: m.Learn, then: Block, frame: Frame) -> Block:
        return self.wait(
            "open", statement.var, statement.sort, then, frame, prompt=statement.open, clauses=statement.clauses
        )
