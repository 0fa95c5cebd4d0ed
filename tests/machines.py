"""Machines written by hand: the smallest that shows one thing. Names are whatever a test wants them to be."""

from dataclasses import replace

from tribonian.compiler.machine import (
    Block,
    Decision,
    Effect,
    Entry,
    Goto,
    Location,
    Machine,
    Option,
    Var,
)
from tribonian.dsl.model import Condition, Param, Switch
from tribonian.dsl.sorts import Enumeration, Maybe, Sort, Truth, Whole, values
from tribonian.dsl.terms import NO, Const, Term

PLAYERS = Enumeration(name="Player", members=("Ann", "Bob"))
DIE = Whole(low=1, high=6)
SMALL = Whole(low=0, high=9)


def var(name: str, sort: Sort = SMALL, *index: Param, kind: str = "state", start: Term = NO) -> Var:
    """A variable; `machine` gives it its place."""
    size = 1
    for param in index:
        size *= len(values(param.sort))
    return Var(name=name, kind=kind, index=index, sort=sort, start=start, offset=0, size=size, clauses=())


def block(*effects: Effect, to: str = "over") -> Block:
    return Block(effects=effects, end=Goto(location=to))


def condition(test: Term, *clauses: str, words: str = "so it must be") -> Condition:
    return Condition(test=test, clauses=clauses, words=words)


def option(label: str, *guards: Condition, then: Block | None = None) -> Option:
    return Option(label=label, guards=guards, block=then or block())


def menu(name: str, *options: Option, player: Term = NO, clauses: tuple[str, ...] = ()) -> Location:
    return Location(name=name, kind="choose", procedure="game", options=options, player=player, clauses=clauses)


def step(name: str, then: Block) -> Location:
    return Location(name=name, kind="step", procedure="game", options=(option("", then=then),))


def rule(rule_id: str, result: Term, *guards: Condition, overrides: tuple[str, ...] = (), erratum: str = "") -> Entry:
    return Entry(id=rule_id, guards=guards, result=result, overrides=frozenset(overrides), erratum=erratum)


def decision(name: str, *rules: Entry, params: tuple[Param, ...] = (), sort: Sort = SMALL) -> Decision:
    return Decision(name=name, params=params, sort=sort, rules=rules)


def machine(
    *locations: Location,
    variables: tuple[Var, ...] = (),
    decisions: tuple[Decision, ...] = (),
    options: tuple[str, ...] = (),
    title: str = "A small game",
) -> Machine:
    """A Machine that starts at its first location; `over` and `winner` are added."""
    offset = 0
    placed: dict[str, Var] = {}
    switches = tuple(
        Switch(name=name, kind="option", sort=Truth(), default=0, title=f"about {name}", clauses=("O",))
        for name in options
    )
    plain = [var(one.name, one.sort, kind="option") for one in switches]
    winner = var("winner", Maybe(inner=PLAYERS), start=Const(values(Maybe(inner=PLAYERS))[-1]))
    for one in [*plain, *variables, winner]:
        placed[one.name] = replace(one, offset=offset)
        offset += one.size
    over = Location(name="over", kind="final", procedure="game", options=())
    return Machine(
        book="small",
        title=title,
        edition="first",
        sheets=(),
        interpretations=(),
        players=PLAYERS.members,
        vars=placed,
        size=offset,
        switches=switches,
        decisions={one.name: one for one in decisions},
        tables={},
        locations={one.name: one for one in (*locations, over)},
        start=locations[0].name,
        loops=(),
        invariants=(),
        measures=(),
        procedures={},
    )
