"""Machines made at random, small and full of trouble: rules collide, tables have holes, writes overflow.

Every construct of the Machine turns up; names need not make sense. Same seed, same Machine.
"""

import random
from dataclasses import dataclass, field, replace

from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Decision,
    Effect,
    Entry,
    Goto,
    Location,
    LocationKind,
    Machine,
    Option,
    Set,
    Var,
    When,
)
from tribonian.dsl.model import Condition, Invariant, Param, Row, Switch, Table
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, Truth, Whole, bounds, values
from tribonian.dsl.terms import Apply, Arg, Cond, Const, Lookup, Op, OpName, Read, Term

PLAYERS = Enumeration(name="Player", members=("Ann", "Bob"))
COLOUR = Enumeration(name="Colour", members=("red", "green", "blue"))
SORTS: tuple[Sort, ...] = (
    Whole(low=0, high=5),
    Whole(low=-3, high=3),
    Truth(),
    PLAYERS,
    COLOUR,
    Maybe(inner=Whole(low=0, high=4)),
    Maybe(inner=COLOUR),
)
OPS: tuple[OpName, ...] = (
    "+", "-", "*", "min", "max", "half up", "half down", "=", "!=", "<", "<=", ">", ">=", "and", "or", "not",
)  # fmt: skip
ONE = {"half up", "half down", "not"}
PLACES = 7
KINDS: tuple[LocationKind, ...] = ("choose", "choose", "pick", "chance", "open", "step")


@dataclass(slots=True)
class Maker:
    """Makes one Machine."""

    rng: random.Random
    vars: dict[str, Var] = field(default_factory=dict)
    decisions: dict[str, Decision] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    size: int = 0

    def machine(self) -> Machine:
        switches = tuple(self.switch(number) for number in range(2))
        for number in range(6):
            self.variable(f"v{number}")
        self.table("lookup table")
        for number in range(5):
            self.decision(f"value {number}")
        names = [f"place {number}" for number in range(PLACES)]
        locations = {name: self.location(name, names) for name in names}
        locations["over"] = Location(name="over", kind="final", procedure="game", options=())
        promise = Invariant(name="promise", promise=self.term(2, ()), at_end_of=None, clauses=("P",), words="")
        return Machine(
            book="random", title="Random", edition="1", sheets=(), interpretations=(),
            players=PLAYERS.members, vars=self.vars, size=self.size, switches=switches,
            decisions=self.decisions, tables=self.tables,
            locations=locations, start="place 0", loops=(), invariants=(promise,), measures=(), procedures={},
        )  # fmt: skip

    # ---- state

    def add_var(self, name: str, kind: str, index: tuple[Param, ...], sort: Sort, start: Term) -> None:
        size = 1
        for param in index:
            size *= len(values(param.sort))
        self.vars[name] = Var(
            name=name, kind=kind, index=index, sort=sort, start=start, offset=self.size, size=size, clauses=()
        )
        self.size += size

    def switch(self, number: int) -> Switch:
        sort = self.rng.choice(SORTS)
        name, default = f"switch {number}", self.rng.choice(values(sort))
        self.add_var(name, "reading", (), sort, Const(default))
        return Switch(name=name, kind="reading", sort=sort, default=default, title="", clauses=())

    def variable(self, name: str) -> None:
        sort = self.rng.choice(SORTS)
        count = self.rng.choice((0, 0, 1, 2))
        index = tuple(Param(name=f"i{number}", sort=self.rng.choice(SORTS)) for number in range(count))
        start: Term = Const(self.rng.choice(values(sort)))
        if self.rng.random() < 0.2:
            start = Read("switch 0")
        self.add_var(name, self.rng.choice(("state", "local")), index, sort, start)

    # ---- rules

    def table(self, name: str) -> None:
        params = tuple(Param(name=f"k{number}", sort=self.rng.choice(SORTS)) for number in range(2))
        sort = self.rng.choice(SORTS)
        rows = tuple(
            Row(
                id=f"row {number}" if self.rng.random() < 0.5 else None,
                keys=tuple(self.span(param.sort) for param in params),
                cell=self.rng.choice(values(sort)),
                clauses=(),
            )
            for number in range(4)
        )
        self.tables[name] = Table(name=name, params=params, sort=sort, rows=rows, clauses=("T",))

    def span(self, sort: Sort) -> tuple[int, int]:
        low, high = bounds(sort)
        left, right = sorted(self.rng.randint(low, high) for _ in range(2))
        return left, right

    def decision(self, name: str) -> None:
        params = tuple(
            Param(name=one, sort=self.rng.choice(SORTS)) for one in self.rng.sample(("p", "s", "if", "a b"), 2)
        )
        sort = self.rng.choice(SORTS)
        count = self.rng.choice((2, 4, 7))
        ids = [f"{name}-{number}" for number in range(count)]
        rules = []
        calm = self.rng.random() < 0.7  # one rule always applies, all others go before it
        for number, one in enumerate(ids):
            many = 0 if calm and number == 0 else self.rng.choice((0, 1, 1, 2))
            guards = tuple(self.condition(2, params) for _ in range(many))
            common: Term = Const(values(sort)[0])
            result = common if self.rng.random() < (0.9 if calm else 0.4) else self.term(2, params)
            beaten = frozenset(self.rng.sample(ids[:number], min(number, self.rng.choice((0, 0, 1, 3)))))
            if calm and number:
                beaten |= {ids[0]}
            erratum = "sheet/e1" if self.rng.random() < 0.2 else ""
            rules.append(Entry(id=one, guards=guards, result=result, overrides=beaten, erratum=erratum))
        self.decisions[name] = Decision(name=name, params=params, sort=sort, rules=tuple(rules))

    def condition(self, depth: int, params: tuple[Param, ...]) -> Condition:
        return Condition(test=self.term(depth, params), clauses=(f"C{self.rng.randint(1, 9)}",), words="words")

    def term(self, depth: int, params: tuple[Param, ...]) -> Term:
        kind = self.rng.choice(("const", "read", "read", "arg", "op", "op", "op", "op", "cond", "apply", "is", "is"))
        if kind == "cond" and self.rng.random() < 0.2:
            kind = "lookup"
        if params and kind == "arg":
            return Arg(self.rng.choice(params).name)
        if kind == "is" and params:
            param = self.rng.choice(params)
            return Op(self.rng.choice(("=", "!=")), (Arg(param.name), Const(self.rng.choice(values(param.sort)))))
        if depth <= 0 or kind in {"const", "arg", "is"}:
            return Const(self.rng.choice((0, 1, 2, 3, -1, NONE))) if self.rng.random() < 0.6 else Read("switch 1")
        inner = depth - 1
        match kind:
            case "read":
                return self.read(inner, params)
            case "apply" if self.decisions:
                name = self.rng.choice(list(self.decisions))
                return Apply(name, self.terms(len(self.decisions[name].params), inner, params))
            case "lookup":
                return Lookup("lookup table", self.terms(2, inner, params))
            case "cond":
                return Cond(*self.terms(3, inner, params))
            case _:
                op = self.rng.choice(OPS)
                return Op(op, self.terms(1 if op in ONE else 2, inner, params))

    def terms(self, count: int, depth: int, params: tuple[Param, ...]) -> tuple[Term, ...]:
        return tuple(self.term(depth, params) for _ in range(count))

    def index(self, name: str, depth: int, params: tuple[Param, ...]) -> tuple[Term, ...]:
        """Indices that are mostly right."""
        return tuple(
            Const(self.rng.choice(values(param.sort))) if self.rng.random() < 0.85 else self.term(depth, params)
            for param in self.vars[name].index
        )

    def read(self, depth: int, params: tuple[Param, ...]) -> Read:
        name = self.rng.choice(list(self.vars))
        return Read(name, self.index(name, depth, params))

    # ---- play

    def location(self, name: str, names: list[str]) -> Location:
        kind = self.rng.choice(KINDS)
        made = Location(name=name, kind=kind, procedure="game", options=(), clauses=(f"@{name}",))
        player: Term = Const(self.rng.randint(0, 1))
        if kind == "step":
            later = names[names.index(name) + 1 :] if self.rng.random() < 0.9 else names
            return replace(made, options=(self.option("", 0, later or ["over"]),))
        if kind == "choose":
            options = [self.option(f"option {number}", 2, names) for number in range(3)]
            return replace(made, options=(*options, self.option("pass", 0, names)), player=player)
        plain = [var for var in self.vars.values() if not var.index and not var.name.startswith("switch")]
        if not plain:
            return replace(made, kind="final")
        var = self.rng.choice(plain)
        sort = var.sort if self.rng.random() < 0.8 else self.rng.choice(SORTS)
        if kind == "chance" and isinstance(sort, Maybe):
            sort = sort.inner  # no die has a side for nothing
        option = self.option("answer", 1 if kind == "pick" else 0, names)
        return replace(made, options=(option,), player=player, var=var.name, sort=sort, prompt="what")

    def option(self, label: str, guards: int, names: list[str]) -> Option:
        tests = tuple(self.condition(2, ()) for _ in range(self.rng.randint(0, guards)))
        return Option(label=label, guards=tests, block=self.block(2, names))

    def block(self, depth: int, names: list[str]) -> Block:
        effects = tuple(self.effect(depth) for _ in range(self.rng.randint(0, 2)))
        if depth and self.rng.random() < 0.4:
            branch = Branch(
                test=self.term(2, ()),
                then=self.block(depth - 1, names),
                otherwise=self.block(depth - 1, names),
            )
            return Block(effects=effects, end=branch)
        target = "over" if self.rng.random() < 0.05 else self.rng.choice(names)
        return Block(effects=effects, end=Goto(location=target))

    def effect(self, depth: int) -> Effect:
        name = self.rng.choice([one for one in self.vars if not one.startswith("switch")])
        index = self.index(name, 1, ())
        kind = self.rng.choice(("set", "set", "adjust", "when"))
        if kind == "when" and depth:
            sides = [tuple(self.effect(depth - 1) for _ in range(self.rng.randint(0, 2))) for _ in range(2)]
            return When(test=self.term(2, ()), then=sides[0], otherwise=sides[1])
        if kind == "adjust":
            return Adjust(
                verb=self.rng.choice(("gain", "lose", "spend")), var=name, index=index,
                amount=self.term(1, ()), low=self.bound(), high=self.bound(), clauses=("A",), site="here",
            )  # fmt: skip
        keep = self.rng.random() < 0.8
        value: Term = Const(self.rng.choice(values(self.vars[name].sort))) if keep else self.term(2, ())
        return Set(var=name, index=index, value=value, clauses=("S",))

    def bound(self) -> Term:
        return Const(self.rng.choice((0, 2, NONE))) if self.rng.random() < 0.7 else self.term(1, ())


def random_machine(seed: int) -> Machine:
    return Maker(random.Random(seed)).machine()
