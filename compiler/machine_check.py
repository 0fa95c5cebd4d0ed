"""Well-formedness of a Machine, run after every pass. A failure is our fault, never the book's.

May import: machine, blocks, dsl.terms.
"""

from collections.abc import Iterable, Iterator

from tribonian.compiler.blocks import effects, finds, targets, terms_of_location, written
from tribonian.compiler.machine import Check, Each, Effect, Location, Machine, Move, Pop, Push
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Lookup, Over, Read, Term, Way, children


class BadMachine(AssertionError):
    """A Machine that breaks its own rules; names the pass that made it."""


def check_machine(machine: Machine, *, after: str) -> None:
    """Raise unless every name, index and jump fits."""
    faults = [*_locations(machine), *_rules(machine), *_properties(machine), *_names(machine)]
    if faults:
        raise BadMachine(f"after {after}: " + "; ".join(sorted(set(faults))[:5]))


def _locations(machine: Machine) -> Iterator[str]:
    for name, location in machine.locations.items():
        if location.kind == "final":
            continue
        yield from _answers(machine, location)
        for option in location.options:
            for target in targets(option.block):
                if target not in machine.locations:
                    yield f"{name} goes to {target}, which is not there"
            for effect in effects(option.block):
                yield from _effect(machine, effect, name)
            for find in finds(option.block):
                yield from _plain(machine, find.var, name)
        for term in terms_of_location(location):
            yield from _term(machine, term, frozenset(), name)


def _answers(machine: Machine, location: Location) -> Iterator[str]:
    if location.kind in ("pick", "chance", "open"):
        yield from _plain(machine, location.var, location.name)
        if location.sort is None or len(location.options) != 1 or location.options[0].binds:
            yield f"{location.name} has no one option for a value"
    for option in location.options:
        for bind in option.binds:
            yield from _plain(machine, bind.var, location.name)


def _effect(machine: Machine, effect: Effect, where: str) -> Iterator[str]:
    unknown = [name for name in written(effect) if name not in machine.vars]
    if unknown:
        yield f"{where} writes {unknown[0]}, which is not there"
        return
    if any(machine.vars[name].derived_from for name in written(effect)):
        yield f"{where} writes what is derived"
    match effect:
        case Check() if all(one.name != effect.invariant for one in machine.invariants):
            yield f"{where} checks {effect.invariant}, which is not there"
        case Move():
            for name in (effect.var, *([effect.carrier] if effect.carrier else ())):
                yield from _indexed(machine, name, 1, where)
        case Push() | Pop():
            yield from _indexed(machine, effect.queue, len(effect.index) + 1, where)
            yield from _indexed(machine, effect.size, len(effect.index), where)
            if isinstance(effect, Pop):
                yield from _plain(machine, effect.var, where)
        case Each():
            yield from _plain(machine, effect.var, where)
        case _:
            pass


def _plain(machine: Machine, name: str, where: str) -> Iterator[str]:
    yield from _indexed(machine, name, 0, where)


def _indexed(machine: Machine, name: str, count: int, where: str) -> Iterator[str]:
    if name not in machine.vars:
        yield f"{where} names {name}, which is not there"
    elif len(machine.vars[name].index) != count:
        yield f"{where} names {name} with {count} indices"


def _rules(machine: Machine) -> Iterator[str]:
    for decision in machine.decisions.values():
        params = frozenset(param.name for param in decision.params)
        for rule in decision.rules:
            for term in (*(guard.test for guard in rule.guards), rule.result):
                yield from _term(machine, term, params, rule.id)
    for secret in machine.secrets:
        known = frozenset(param.name for param in secret.params) | {secret.viewer}
        for guard in secret.guards:
            yield from _term(machine, guard.test, known, f"what hides {secret.target}")
    for var in machine.vars.values():
        yield from _term(machine, var.start, frozenset(param.name for param in var.index), var.name)


def _properties(machine: Machine) -> Iterator[str]:
    for promise in machine.invariants:
        yield from _term(machine, promise.promise, frozenset(), promise.name)
    for measure in machine.measures:
        for term in (measure.term, *(() if measure.unless is None else (measure.unless,))):
            yield from _term(machine, term, frozenset(), f"the measure of {measure.procedure}")
    for goal in machine.goals:
        for one in (goal.test, goal.winner):
            if one is not None:
                yield from _term(machine, one, frozenset(), goal.name)


def _names(machine: Machine) -> Iterator[str]:
    if machine.start not in machine.locations:
        yield "the start is not there"
    for name, target in machine.entries.items():
        if target not in machine.locations:
            yield f"the entry {name} is at {target}, which is not there"
    for name, probe in machine.probes.items():
        for target in (probe.start, probe.end):
            if target not in machine.locations:
                yield f"looking ahead into {name} names {target}, which is not there"
        for param in probe.params:
            yield from _plain(machine, param, f"looking ahead into {name}")
    for var in machine.vars.values():
        if var.derived_from and (var.derived_from not in machine.vars or len(var.index) != 1):
            yield f"{var.name} is derived from {var.derived_from}, which does not fit"


def _term(machine: Machine, term: Term, params: frozenset[str], where: str) -> Iterator[str]:
    """The faults of a term, with the parameters that are known where it stands."""
    match term:
        case Read() if term.var not in machine.vars:
            yield f"{where} reads {term.var}, which is not there"
        case Read() if len(term.index) != len(machine.vars[term.var].index):
            yield f"{where} reads {term.var} with {len(term.index)} indices"
        case Apply() if term.value not in machine.decisions:
            yield f"{where} asks for {term.value}, which is not there"
        case Apply() if len(term.args) != len(machine.decisions[term.value].params):
            yield f"{where} asks for {term.value} with {len(term.args)} arguments"
        case Lookup() if term.table not in machine.tables:
            yield f"{where} looks into {term.table}, which is not there"
        case Arg() if term.name not in params:
            yield f"{where} names parameter {term.name}, which is not there"
        case Ask() if term.of not in machine.maps:
            yield f"{where} asks about the map {term.of}, which is not there"
        case Way() if term.space not in machine.maps:
            yield f"{where} asks for a way on {term.space}, which is not there"
        case Ahead() if term.procedure not in machine.probes:
            yield f"{where} looks ahead into {term.procedure}, which is not there"
        case Ahead() if len(term.args) != len(machine.probes[term.procedure].params):
            yield f"{where} looks ahead into {term.procedure} with {len(term.args)} arguments"
        case _:
            pass
    for inner, known in _scoped(term, params):
        yield from _term(machine, inner, known, where)


def _scoped(term: Term, params: frozenset[str]) -> Iterable[tuple[Term, frozenset[str]]]:
    """What a term is made of, each part with the parameters known in it."""
    match term:
        case Over():
            inside = params | {term.name}
            outside = () if term.within is None else ((term.within, params),)
            return ((term.test, inside), (term.body, inside), *outside)
        case Way():
            most = () if term.most is None else ((term.most, params),)
            return ((term.start, params), (term.goal, params), *most, (term.test, params | {term.name}))
        case _:
            return [(part, params) for part in children(term)]
