"""The door of compiler: a checked rulebook in, a checked Machine out.

Never imports verify or emit. May import: machine, machine_check, lower, passes, dsl.model.
"""

from dataclasses import replace

from tribonian.compiler.lower.arrivals import EVENTS
from tribonian.compiler.lower.calls import WINNER
from tribonian.compiler.lower.expand import expand
from tribonian.compiler.lower.parts import Draft
from tribonian.compiler.lower.whole import WholeLowering
from tribonian.compiler.machine import Decision, Entry, Loop, Machine, Secret, Var
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.maps import make_map
from tribonian.compiler.passes import PASSES
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, SetOf, Sort, values
from tribonian.dsl.terms import Const


def lower(book: m.Rulebook, *, rulings: bool = False) -> Machine:
    """The Machine of a book, before any pass; on request with the places where its rulings begin."""
    book = expand(book)
    draft = Draft()
    lowering = WholeLowering(book=book, draft=draft)
    probes, entries = lowering.run(book.rulings if rulings else ())
    variables = _vars(book, lowering)
    players = book.players.members if isinstance(book.players, Enumeration) else ()
    return Machine(
        book=book.name,
        title=book.title,
        edition=book.edition,
        sheets=tuple(sheet.name for sheet in book.sheets),
        interpretations=tuple(one.name for one in book.interpretations),
        players=players,
        vars=variables,
        size=sum(var.size for var in variables.values()),
        switches=book.switches,
        decisions={value.name: _decision(value) for value in book.values.values()},
        tables=dict(book.tables),
        locations=dict(draft.locations),
        start="game",
        loops=tuple(_loop(name, procedure, clauses, lowering) for name, procedure, clauses in draft.loops),
        invariants=book.invariants,
        measures=book.measures,
        procedures=_cited(book),
        maps={space.name: make_map(space) for space in book.spaces.values()},
        secrets=_secrets(book, variables),
        probes=probes,
        pools=tuple(book.pools),
        places={one.name: f"{one.name}.{one.place}" for one in book.pieces.values() if one.place},
        goals=book.goals,
        entries=entries,
    )


def _secrets(book: m.Rulebook, variables: dict[str, Var]) -> tuple[Secret, ...]:
    """What is hidden from whom; a deck from everybody, and where anything is hidden, what procedures remember too."""
    told = [
        Secret(
            target=one.target,
            fields=one.fields,
            params=one.params,
            viewer=one.viewer,
            guards=one.guards,
            clauses=one.clauses,
        )
        for one in book.hidden
    ]
    decks = [
        Secret(target=one.name, fields=(), params=book.variables[one.name].index, viewer="", guards=(), clauses=())
        for one in book.pools.values()
        if one.is_deck
    ]
    local = [
        Secret(target=one.name, fields=(), params=one.index, viewer="", guards=(), clauses=())
        for one in variables.values()
        if one.kind == "local" and told
    ]
    return (*told, *decks, *local)


def _vars(book: m.Rulebook, lowering: WholeLowering) -> dict[str, Var]:
    players = _plain(book.players)
    won: Sort = SetOf(of=players) if lowering.several_win else Maybe(inner=players)
    none = Const(0 if lowering.several_win else NONE)
    winner = m.Variable(name=WINNER, kind="state", index=(), sort=won, start=none)
    draft = lowering.draft
    extra = [
        m.Variable(name=name, kind="local", index=index, sort=sort, start=Const(draft.start_of(name)))
        for name, (index, sort) in draft.vars.items()
    ]
    found: dict[str, Var] = {}
    offset = 0
    for variable in [*book.variables.values(), winner, *extra]:
        size = 1
        for param in variable.index:
            size *= len(values(param.sort))
        found[variable.name] = Var(
            name=variable.name,
            kind=variable.kind,
            index=variable.index,
            sort=variable.sort,
            start=variable.start,
            offset=offset,
            size=size,
            clauses=variable.clauses,
        )
        offset += size
    return found


def _plain(sort: Sort) -> Enumeration:
    return sort if isinstance(sort, Enumeration) else Enumeration(name="Player", members=("Nobody",))


def _decision(value: m.Value) -> Decision:
    rules = tuple(
        Entry(
            id=rule.id,
            guards=rule.guards,
            result=rule.result,
            overrides=rule.overrides,
            settled_by=rule.settled_by,
            erratum=rule.erratum,
        )
        for rule in value.rules
    )
    return Decision(name=value.name, params=value.params, sort=value.sort, rules=rules)


def _loop(name: str, procedure: str, clauses: tuple[str, ...], lowering: WholeLowering) -> Loop:
    """A loop's locations: those written inside it, and those of every procedure called from inside."""
    from_inside = {one for called in lowering.body_calls.get(name, set()) for one in lowering.all_led_to(called)}
    if any(one.startswith("event ") for one in from_inside):
        from_inside.add(EVENTS)
    region = frozenset(
        location.name
        for location in lowering.draft.locations.values()
        if name in location.loops or location.procedure in from_inside
    )
    return Loop(name=name, procedure=procedure, head=name, region=region, clauses=clauses)


def _cited(book: m.Rulebook) -> dict[str, tuple[str, ...]]:
    """Every procedure with the clauses that it and the calls of it cite."""
    found = {one.name: list(one.clauses) for one in book.procedures.values()}
    bodies = [one.body for one in book.procedures.values()]
    bodies += [reaction.body for event in book.events.values() for reaction in event.reactions]
    for body in bodies:
        for statement in inside(body):
            if isinstance(statement, m.Call):
                found[statement.procedure] += statement.clauses
    return {name: tuple(dict.fromkeys(clauses)) for name, clauses in found.items()}


def build(book: m.Rulebook, *, rulings: bool = False) -> Machine:
    """The Machine of a book after every pass, checked after each."""
    lowered = machine = lower(book, rulings=rulings)
    check_machine(machine, after="lower")
    for step in PASSES:
        machine = step(machine)
        check_machine(machine, after=step.__name__)
    if rulings:  # they may ask for what play never does
        machine = replace(
            machine,
            decisions=lowered.decisions | machine.decisions,
            tables=lowered.tables | machine.tables,
            maps=lowered.maps,
        )
    return machine
