"""The Machine as text: canonical, readable, the same for the same Machine, and its hash.

What has no order of its own is sorted; text of the book is quoted where it is not a plain word.
May import: machine, term_text, dsl.model, dsl.sorts, dsl.terms.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import assert_never

from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Decision,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Machine,
    Map,
    Move,
    Option,
    Pop,
    Push,
    Secret,
    Set,
    Var,
    When,
)
from tribonian.compiler.term_text import enumerations, show_term as show_term, sort_of as sort_of, word as word
from tribonian.dsl.model import Condition, Param, Table
from tribonian.dsl.sorts import NONE, Enumeration, show_sort, show_value
from tribonian.dsl.terms import Read, Term


def machine_hash(machine: Machine) -> str:
    """Sixteen hex digits that tell one Machine from another."""
    return hashlib.sha256(machine_text(machine).encode("utf-8", "backslashreplace")).hexdigest()[:16]


def machine_text(machine: Machine) -> str:
    """The whole Machine, one fact a line."""
    return "\n".join(_machine(machine)) + "\n"


# ---- parts of lines


def _words(texts: Iterable[str]) -> str:
    return ", ".join(word(text) for text in texts)


def _cites(clauses: Iterable[str]) -> str:
    return "".join(f" @{word(clause)}" for clause in clauses)


def _params(brackets: str, params: tuple[Param, ...]) -> str:
    shown = ", ".join(f"{word(param.name)}: {word(show_sort(param.sort))}" for param in params)
    return brackets[0] + shown + brackets[1] if params else ""


# ---- the whole


def _machine(machine: Machine) -> Iterator[str]:
    yield f"machine {word(machine.book)}"
    yield f"  title {json.dumps(machine.title)}"
    yield f"  edition {json.dumps(machine.edition)}"
    yield f"  sheets {_words(machine.sheets)}".rstrip()
    yield f"  interpretations {_words(machine.interpretations)}".rstrip()
    yield f"  players {_words(machine.players)}".rstrip()
    yield f"  start {word(machine.start)}"
    yield f"  size {machine.size}"
    names = enumerations(machine)
    for name, sort in sorted(names.items()):
        yield f"enum {word(name)}: {_words(sort.members)}"
    for switch in sorted(machine.switches, key=lambda one: one.name):
        default = show_value(switch.sort, switch.default)
        yield (
            f"{switch.kind} {word(switch.name)}: {word(show_sort(switch.sort))} = {word(default)}"
            f" {json.dumps(switch.title)}{_cites(switch.clauses)}"
        )
    for var in sorted(machine.vars.values(), key=lambda one: (one.offset, one.name)):
        yield _var(var, machine)
    for _, decision in sorted(machine.decisions.items()):
        yield from _decision(decision, machine)
    for _, table in sorted(machine.tables.items()):
        yield from _table(table)
    for _, one_map in sorted(machine.maps.items()):
        yield from _map(one_map, names.get(one_map.name))
    for _, location in sorted(machine.locations.items()):
        yield from _location(location, machine)
    for loop in sorted(machine.loops, key=lambda one: one.name):
        yield f"loop {word(loop.name)} in {word(loop.procedure)} from {word(loop.head)}{_cites(loop.clauses)}"
        yield f"  region {_words(sorted(loop.region))}"
    for one in sorted(machine.invariants, key=lambda promise: promise.name):
        scope = "always" if one.at_end_of is None else f"at end of {word(one.at_end_of)}"
        yield f"invariant {word(one.name)} {scope}: {show_term(one.promise, machine)}{_cites(one.clauses)}"
        yield f"  words {json.dumps(one.words)}"
    for goal in machine.goals:
        what = "the end of the game" if goal.test is None else show_term(goal.test, machine)
        if goal.winner is not None:
            players = Enumeration(name="Player", members=machine.players)
            what += f" won by {show_term(goal.winner, machine, (), players)}"
        yield f"reachable {word(goal.name)}: {what}{_cites(goal.clauses)}"
        yield f"  words {json.dumps(goal.words)}"
    for measure in machine.measures:
        words = json.dumps(measure.words)
        unless = "" if measure.unless is None else f" unless {show_term(measure.unless, machine)}"
        yield f"measure {word(measure.procedure)} {show_term(measure.term, machine)}{unless} words {words}"
    for name, clauses in sorted(machine.procedures.items()):
        yield f"procedure {word(name)}{_cites(clauses)}"
    for secret in machine.secrets:
        yield from _secret(secret, machine)
    for name, probe in sorted(machine.probes.items()):
        params = f"({_words(probe.params)})"
        yield f"probe {word(name)}{params} from {word(probe.start)} to {word(probe.end)}"
    for name, target in sorted(machine.entries.items()):
        yield f"entry {word(name)} at {word(target)}"


def _var(var: Var, machine: Machine) -> str:
    start = show_term(var.start, machine, var.index, var.sort)
    name = word(var.name) + _params("[]", var.index)
    sort = word(show_sort(var.sort))
    derived = f" derived from {word(var.derived_from)}" if var.derived_from else ""
    return f"var {var.offset}+{var.size} {word(var.kind)} {name}: {sort} = {start}{derived}{_cites(var.clauses)}"


def _map(one: Map, sort: Enumeration | None) -> Iterator[str]:
    """One line for each space with its neighbours, those that lie in a direction by its number."""

    def name(space: int) -> str:
        return "none" if space == NONE else word(sort.members[space]) if sort is not None else str(space)

    shifted = f" shifted {word(one.shifted)}" if one.shifted else ""
    yield f"map {word(one.name)} {one.shape}{shifted} directions {one.directions}"
    if one.edge_fields:
        pairs = zip(one.edge_fields, one.edge_defaults, strict=True)
        yield f"  edges have {', '.join(f'{word(field)} = {value}' for field, value in pairs)}"
    for space, near in enumerate(one.near):
        place = one.places[space]
        at = "" if place is None else f" at {place[0]},{place[1]}"
        ways = one.by_direction[space]
        by_way = f" ways {', '.join(name(other) for other in ways)}" if ways else ""
        yield f"  {name(space)}{at} near {', '.join(name(other) for other in near)}".rstrip() + by_way
    for (start, end), cells in sorted(one.edges.items()):
        shown = f": {', '.join(str(cell) for cell in cells)}" if cells else ""
        yield f"  edge {name(start)} {name(end)}{shown}"


def _secret(secret: Secret, machine: Machine) -> Iterator[str]:
    fields = f" fields {_words(secret.fields)}" if secret.fields else ""
    viewer = f" from {word(secret.viewer)}" if secret.viewer else ""
    yield f"hidden {word(secret.target)}{_params('[]', secret.params)}{fields}{viewer}{_cites(secret.clauses)}"
    players = Enumeration(name="Player", members=machine.players)
    yield from _conditions(secret.guards, machine, (*secret.params, Param(name=secret.viewer, sort=players)))


def _conditions(guards: tuple[Condition, ...], machine: Machine, params: tuple[Param, ...]) -> Iterator[str]:
    for guard in guards:
        test = show_term(guard.test, machine, params)
        yield f"    when {test}{_cites(guard.clauses)} words {json.dumps(guard.words)}"


def _decision(decision: Decision, machine: Machine) -> Iterator[str]:
    yield f"value {word(decision.name)}{_params('()', decision.params)}: {word(show_sort(decision.sort))}"
    for rule in decision.rules:
        yield f"  rule {word(rule.id)} = {show_term(rule.result, machine, decision.params, decision.sort)}"
        yield from _conditions(rule.guards, machine, decision.params)
        if rule.overrides:
            yield f"    overrides {_words(sorted(rule.overrides))}"
        for loser, settled in sorted(rule.settled_by.items()):
            yield f"    settled by {word(settled)} over {word(loser)}"
        if rule.erratum:
            yield f"    erratum {word(rule.erratum)}"


def _table(table: Table) -> Iterator[str]:
    sort = word(show_sort(table.sort))
    yield f"table {word(table.name)}{_params('()', table.params)} -> {sort}{_cites(table.clauses)}"
    for param, clauses in zip(table.params, table.clamped, strict=False):
        if clauses is not None:
            yield f"  clamped {word(param.name)}{_cites(clauses)}"
    if table.undefined:
        yield f"  undefined {_words(table.undefined)}"
    for row in table.rows:
        pairs = zip(table.params, row.keys, strict=True)
        keys = ", ".join(
            f"{word(show_value(param.sort, low))}..{word(show_value(param.sort, high))}" for param, (low, high) in pairs
        )
        name = "" if row.id is None else f"{word(row.id)}: "
        erratum = f" erratum {word(row.erratum)}" if row.erratum else ""
        yield f"  {name}{keys} -> {word(show_value(table.sort, row.cell))}{_cites(row.clauses)}{erratum}"


def _location(location: Location, machine: Machine) -> Iterator[str]:
    inside = f" loops {_words(location.loops)}" if location.loops else ""
    head = f"location {word(location.name)} {location.kind} in {word(location.procedure)}"
    yield head + inside + _cites(location.clauses)
    if location.player is not None:
        players = Enumeration(name="Player", members=machine.players)
        yield f"  player {show_term(location.player, machine, (), players)}"
    if location.var:
        sort = "" if location.sort is None else f": {word(show_sort(location.sort))}"
        yield f"  answer {word(location.var)}{sort}{_within(location.within, machine)}"
    if location.prompt:
        yield f"  prompt {word(location.prompt)}"
    for option in location.options:
        yield from _option(option, machine)


def _within(term: Term | None, machine: Machine) -> str:
    return "" if term is None else f" within {show_term(term, machine)}"


def _option(option: Option, machine: Machine) -> Iterator[str]:
    yield f"  option {word(option.label)}"
    for bind in option.binds:
        yield f"    bind {word(bind.var)}: {word(show_sort(bind.sort))}{_within(bind.within, machine)}"
    yield from _conditions(option.guards, machine, ())
    if option.rest is not None:
        left = ", ".join(show_term(one, machine) for one in option.rest)
        yield f"    left to ask {left or 'nothing'}"
    yield from _block(option.block, machine, "    ")


def _block(block: Block, machine: Machine, pad: str) -> Iterator[str]:
    for effect in block.effects:
        yield from _effect(effect, machine, pad)
    end = block.end
    match end:
        case Goto():
            yield f"{pad}go to {word(end.location)}"
            return
        case Branch():
            yield f"{pad}if {show_term(end.test, machine)}{_cites(end.clauses)}"
        case Find():
            after = "" if end.after is None else f" after {show_term(end.after, machine, (), end.sort)}"
            yield f"{pad}find {_searched(end, machine)}{after}{_test(end.test, machine)}{_cites(end.clauses)}"
        case _:
            assert_never(end)
    yield from _block(end.then, machine, pad + "  ")
    yield f"{pad}else"
    yield from _block(end.otherwise, machine, pad + "  ")


def _searched(one: Find | Each, machine: Machine) -> str:
    return f"{word(one.var)}: {word(show_sort(one.sort))}{_within(one.within, machine)}"


def _test(term: Term, machine: Machine) -> str:
    return f" where {show_term(term, machine)}"


def effect_words(effect: Set | Adjust | Move | Push | Pop, machine: Machine) -> str:
    """A change in the book's words, with its clauses."""
    cites = _cites(effect.clauses)
    match effect:
        case Set():
            value = show_term(effect.value, machine, (), machine.vars[effect.var].sort)
            return f"{_place(effect.var, effect.index, machine)} := {value}{cites}"
        case Adjust():
            amount, low, high = (show_term(one, machine) for one in (effect.amount, effect.low, effect.high))
            place = _place(effect.var, effect.index, machine)
            return f"{effect.verb} {amount} {place} within {low} .. {high}{cites}"
        case Move():
            to = show_term(effect.to, machine, (), machine.vars[effect.var].sort)
            cargo = f" with {word(effect.carrier)}" if effect.carrier else ""
            return f"move {_place(effect.var, (effect.who,), machine)} to {to}{cargo}{cites}"
        case Push():
            value = show_term(effect.value, machine, (), machine.vars[effect.queue].sort)
            return f"append {value} to {_queue(effect, machine)}{cites}"
        case Pop():
            return f"take {word(effect.var)} from {_queue(effect, machine)}{cites}"
        case _:
            assert_never(effect)


def _place(var: str, index: tuple[Term, ...], machine: Machine) -> str:
    return show_term(Read(var, index), machine)


def _queue(effect: Push | Pop, machine: Machine) -> str:
    place = _place(effect.queue, effect.index, machine)
    return f"{place} size {_place(effect.size, effect.index, machine)} at most {effect.capacity}"


def _effect(effect: Effect, machine: Machine, pad: str) -> Iterator[str]:
    match effect:
        case Set() | Move() | Push() | Pop():
            yield pad + effect_words(effect, machine)
        case Adjust():
            yield f"{pad}{effect_words(effect, machine)} site {word(effect.site)}"
        case When():
            yield f"{pad}when {show_term(effect.test, machine)}{_cites(effect.clauses)}"
            yield from _effects(effect.then, machine, pad)
            yield f"{pad}otherwise"
            yield from _effects(effect.otherwise, machine, pad)
        case Check():
            yield f"{pad}check {word(effect.invariant)}"
        case Each():
            yield f"{pad}each {_searched(effect, machine)}{_test(effect.test, machine)}{_cites(effect.clauses)}"
            yield from _effects(effect.body, machine, pad)
        case _:
            assert_never(effect)


def _effects(effects: tuple[Effect, ...], machine: Machine, pad: str) -> Iterator[str]:
    for one in effects:
        yield from _effect(one, machine, pad + "  ")
