"""The door of compiler: a checked rulebook in, a checked Machine out.

Never imports verify or emit. May import: machine, machine_check, lower, passes, dsl.model.
"""

from tribonian.compiler.lower.parts import Draft
from tribonian.compiler.lower.play import WINNER, Lowering
from tribonian.compiler.lower.unfold import unfold
from tribonian.compiler.machine import Decision, Entry, Loop, Machine, Var
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.passes import PASSES
from tribonian.compiler.unready import NotLowered, unready
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import called, inside
from tribonian.dsl.sorts import NONE, Enumeration, Maybe, Sort, values
from tribonian.dsl.terms import Const


def lower(book: m.Rulebook) -> Machine:
    """The Machine of a book, before any pass; one that `unready` speaks of cannot be made."""
    lacking = unready(book)
    if lacking:
        raise NotLowered(", ".join(lacking))
    book = unfold(book)
    draft = Draft()
    lowering = Lowering(book=book, draft=draft)
    lowering.run()
    variables = _vars(book, draft)
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
        loops=tuple(_loop(name, procedure, clauses, lowering, book) for name, procedure, clauses in draft.loops),
        invariants=book.invariants,
        measures=book.measures,
        procedures=_cited(book),
    )


def _vars(book: m.Rulebook, draft: Draft) -> dict[str, Var]:
    winner = m.Variable(name=WINNER, kind="state", index=(), sort=Maybe(inner=_plain(book.players)), start=Const(NONE))
    extra = [
        m.Variable(name=name, kind="local", index=(), sort=sort, start=Const(0)) for name, sort in draft.vars.items()
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


def _loop(name: str, procedure: str, clauses: tuple[str, ...], lowering: Lowering, book: m.Rulebook) -> Loop:
    """A loop's locations: those written inside it, and those of every procedure called from inside."""
    from_inside = _closure(lowering.body_calls.get(name, set()), book)
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


def _closure(names: set[str], book: m.Rulebook) -> set[str]:
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        if name in found:
            continue
        found.add(name)
        if name.startswith("event "):
            event = book.events[name.removeprefix("event ")]
            todo += [one for reaction in event.reactions for one in called(reaction.body)]
        else:
            todo += called(book.procedures[name].body)
    return found


def build(book: m.Rulebook) -> Machine:
    """The Machine of a book after every pass, checked after each."""
    machine = lower(book)
    check_machine(machine, after="lower")
    for step in PASSES:
        machine = step(machine)
        check_machine(machine, after=step.__name__)
    return machine
