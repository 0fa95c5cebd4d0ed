"""Play made at random: places where it waits, what answers change, searches, loops, queues and pieces that move."""

from dataclasses import dataclass, replace

from tests.agreement.random_state import (
    ABOARD,
    CAPACITY,
    FIXED,
    PIECES,
    PLAYERS,
    QUEUE,
    QUEUED,
    UNIT,
    is_set,
)
from tests.agreement.random_terms import Known, TermMaker
from tribonian.compiler.machine import (
    Adjust,
    Bind,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    LocationKind,
    Move,
    Option,
    Pop,
    Probe,
    Push,
    Set,
    Var,
    When,
)
from tribonian.dsl.sorts import NONE, Maybe, Sort, Whole
from tribonian.dsl.terms import YES, Const, Op, Read, Term

ACTIVE = "active"  # who is to choose
PROMISE = "promise at the end"
KINDS: tuple[LocationKind, ...] = ("choose", "choose", "pick", "chance", "open", "step")
EFFECTS = ("set", "set", "adjust", "when", "move", "push", "pop", "each", "check")


@dataclass(slots=True)
class PlayMaker(TermMaker):
    """Makes what happens."""

    looping: tuple[str, ...] = ()  # what loops go through, which nothing in them writes

    # ---- variables

    def _plain(self) -> list[Var]:
        """Variables that can hold a value chosen or found."""
        found = [var for var in self.vars.values() if var.kind == "local" and not var.index and not is_set(var.sort)]
        return [var for var in found if var.name not in self.looping]

    def _sort_for(self, var: Var) -> Sort:
        """What is chosen for a variable: of its sort, or of a narrower one."""
        if isinstance(var.sort, Whole) and self.seldom(0.2):
            return Whole(low=var.sort.low, high=var.sort.high - 1)
        return var.sort.inner if isinstance(var.sort, Maybe) and self.seldom(0.3) else var.sort

    # ---- places

    def location(self, name: str, names: list[str]) -> Location:
        kind = self.one_of(*KINDS)
        made = Location(name=name, kind=kind, procedure="game", options=(), clauses=(f"@{name}",))
        players: tuple[Term, ...] = (Const(0), Const(1), Read(ACTIVE))
        player = self.one_of(*players)
        if kind == "step":
            later = names if self.seldom(0.03) else names[names.index(name) + 1 :]
            return replace(made, options=(self.option("", 0, later or ["over"]),))
        if kind == "choose":
            return replace(made, options=self._menu(names), player=player)
        var = self.one_of(*self._plain())
        sort = self._sort_for(var)
        if kind == "chance" and isinstance(sort, Maybe):
            sort = sort.inner  # no die has a side for nothing
        known = ((Read(var.name), sort),)
        option = self.option("", self.one_of(0, 1, 2), names, known)
        return replace(made, options=(option,), player=player, var=var.name, sort=sort, prompt="what")

    def question(self, name: str, names: list[str]) -> Location:
        """A place with one answer that is hard to tell, mostly with values."""
        made = Location(name=name, kind="choose", procedure="game", options=(), clauses=(f"@{name}",))
        player: Term = Read(ACTIVE)
        match self.one_of("plain", "bound", "bound", "value", "value"):
            case "plain":
                options = (self.option("option", 3, names), self.option("pass", 0, names))
                return replace(made, options=options, player=player)
            case "bound":
                bound = self._bound("", 1, names) if self.seldom(0.3) else self._bound("bind", self.one_of(1, 2), names)
                return replace(made, options=(bound, self.option("pass", 0, names)), player=player)
            case _:
                var = self.one_of(*self._plain())
                sort = self._sort_for(var)
                option = self.option("", 3, names, ((Read(var.name), sort),))
                return replace(made, kind="pick", options=(option,), player=player, var=var.name, sort=sort)

    def _menu(self, names: list[str]) -> tuple[Option, ...]:
        """Options with and without values, at most one without a label, and one that is always there."""
        found: list[Option] = []
        if self.seldom(0.3):
            found.append(self._bound("", 1, names))
        for number in range(self.upto(2)):
            found.append(self.option(f"option {number}", 2, names))
        for number in range(self.upto(2)):
            found.append(self._bound(f"bind {number}", self.one_of(1, 2), names))
        return (*found, self.option("pass", 0, names))

    def _bound(self, label: str, count: int, names: list[str]) -> Option:
        chosen = self.rng.sample(self._plain(), count)
        binds = tuple(Bind(var=var.name, sort=self._sort_for(var)) for var in chosen)
        known = tuple((Read(bind.var), bind.sort) for bind in binds)
        return replace(self.option(label, 3, names, known), binds=binds)

    def option(self, label: str, guards: int, names: list[str], known: Known = ()) -> Option:
        tests = tuple(self.condition(2, known) for _ in range(self.upto(guards)))
        return Option(label=label, guards=tests, block=self.block(2, names, known))

    # ---- blocks

    def block(self, depth: int, names: list[str], known: Known) -> Block:
        effects = tuple(self.effect(depth, known) for _ in range(self.upto(2)))
        if depth and self.seldom(0.4):
            then, otherwise = (self.block(depth - 1, names, known) for _ in range(2))
            if self.seldom(0.5):
                return Block(effects=effects, end=self._find(then, otherwise, known))
            return Block(effects=effects, end=Branch(test=self.test(2, known), then=then, otherwise=otherwise))
        target = "over" if self.seldom(0.05) else self.one_of(*names)
        return Block(effects=effects, end=Goto(location=target))

    def _find(self, then: Block, otherwise: Block, known: Known) -> Find:
        var = self.one_of(*self._plain())
        sort = self._sort_for(var)
        inner = (*known, (Read(var.name), sort))
        after = self.fitting(sort, 1, inner) if self.seldom(0.3) else None
        test = self.condition(1, inner).test
        return Find(var=var.name, sort=sort, after=after, test=test, then=then, otherwise=otherwise)

    # ---- effects

    def effect(self, depth: int, known: Known) -> Effect:
        match self.one_of(*EFFECTS):
            case "adjust":
                return self._adjust(known)
            case "when" if depth:
                sides = [tuple(self.effect(depth - 1, known) for _ in range(self.upto(2))) for _ in range(2)]
                return When(test=self.test(2, known), then=sides[0], otherwise=sides[1])
            case "move":
                who, to = self.fitting(UNIT, 1, known), self.fitting(self.vars[PIECES].sort, 1, known)
                return Move(var=PIECES, who=who, to=to, carrier=self.one_of("", ABOARD), clauses=("M",))
            case "push" if QUEUE in self.vars:
                value = self.fitting(self.vars[QUEUE].sort, 1, known)
                index = self._owner(known)
                return Push(
                    queue=QUEUE, size=QUEUED, index=index, value=value, capacity=CAPACITY, clauses=("Q",)
                )  # fmt: skip
            case "pop" if QUEUE in self.vars:
                return self._pop(known)
            case "each" if depth:
                return self._each(depth, known)
            case "check":
                return Check(invariant=PROMISE)
            case _:
                return self._set(known)

    def _pop(self, known: Known) -> Effect:
        """One from the queue; mostly only if there is one."""
        var, index = self.one_of(*self._plain()), self._owner(known)
        taken = Pop(var=var.name, queue=QUEUE, size=QUEUED, index=index, capacity=CAPACITY, clauses=("Q",))
        if self.seldom(0.1):
            return taken
        return When(test=Op(">", (Read(QUEUED, index), Const(0))), then=(taken,), otherwise=())

    def _owner(self, known: Known) -> tuple[Term, ...]:
        return tuple(self.fitting(PLAYERS, 1, known) for _ in self.vars[QUEUED].index)

    def _writable(self, *, sets: bool) -> list[str]:
        """Variables that effects may write one by one."""
        kept = (*FIXED, QUEUE, QUEUED, *self.looping)
        return [
            name
            for name, var in self.vars.items()
            if name not in kept and not var.derived_from and (sets or not is_set(var.sort))
        ]

    def _set(self, known: Known) -> Effect:
        name = self.one_of(*self._writable(sets=True))
        value = self.fitting(self.vars[name].sort, 2, known)
        return Set(var=name, index=self._index(name, known), value=value, clauses=("S",))

    def _index(self, name: str, known: Known) -> tuple[Term, ...]:
        return tuple(self.fitting(param.sort, 1, known) for param in self.vars[name].index)

    def _adjust(self, known: Known) -> Effect:
        name = self.one_of(*self._writable(sets=False))
        return Adjust(
            verb=self.one_of("gain", "lose", "spend"), var=name, index=self._index(name, known),
            amount=self.one_of(Const(1), self.term(1, known)), low=self._bound_of(known), high=self._bound_of(known),
            clauses=("A",), site="here",
        )  # fmt: skip

    def _bound_of(self, known: Known) -> Term:
        return self.term(1, known) if self.seldom(0.3) else Const(self.one_of(0, 2, NONE))

    def _each(self, depth: int, known: Known) -> Effect:
        var = self.one_of(*self._plain())
        sort = self._sort_for(var)
        inner = (*known, (Read(var.name), sort))
        outside, self.looping = self.looping, (*self.looping, var.name)
        body = tuple(self.effect(depth - 1, inner) for _ in range(self.one_of(1, 2)))
        self.looping = outside
        test = YES if self.seldom(0.2) else self.condition(1, inner).test
        return Each(var=var.name, sort=sort, test=test, body=body, clauses=("E",))

    # ---- looking ahead

    def probe(self, names: list[str]) -> dict[str, Location]:
        """A procedure that asks one question; the end that looking ahead knows is its own."""
        start, asks, end = "probe begin", "probe asks", "probe end"
        unit, goal = "probe.unit", "probe.goal"
        known = ((Read(unit), UNIT), (Read(goal), self.space))
        begins = Block(effects=tuple(self.effect(0, known[:1]) for _ in range(self.upto(1))), end=Goto(location=asks))
        moves = Move(var=PIECES, who=Read(unit), to=Read(goal), carrier=self.one_of("", ABOARD))
        guards = tuple(self.condition(1, known) for _ in range(self.one_of(1, 2, 0)))
        kind = self.one_of(*KINDS[2:5])
        leads = Block(effects=(moves,), end=Goto(location=end))
        over: Location = Location(name=end, kind="final", procedure="probe", options=())
        if self.seldom(0.5):
            over = self._step(end, Block(effects=(), end=Goto(location=self.one_of(*names))))
        option = Option(label="", guards=guards, block=leads)
        question = Location(
            name=asks, kind=kind, procedure="probe", options=(option,), player=Const(0), var=goal, sort=self.space
        )
        self.probes["probe"] = Probe(params=(unit,), start=start, end=end)
        return {start: self._step(start, begins), asks: question, end: over}

    def _step(self, name: str, block: Block) -> Location:
        option = Option(label="", guards=(), block=block)
        return Location(name=name, kind="step", procedure="probe", options=(option,))
