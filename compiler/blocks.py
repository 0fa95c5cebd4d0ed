"""Walking and rebuilding blocks and effects: shared by checks, passes, emitters and the verifier.

May import: machine, dsl.model, dsl.terms.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Goto,
    Location,
    Machine,
    Move,
    Option,
    Pop,
    Push,
    Set,
    When,
)
from tribonian.dsl.model import Condition
from tribonian.dsl.terms import Ahead, Apply, Read, Term, walk


def blocks(block: Block) -> Iterator[Block]:
    """The block and every block it may end in."""
    yield block
    if not isinstance(block.end, Goto):
        yield from blocks(block.end.then)
        yield from blocks(block.end.otherwise)


def targets(block: Block) -> Iterator[str]:
    """Every location a block can go to."""
    for one in blocks(block):
        if isinstance(one.end, Goto):
            yield one.end.location


def effects(block: Block) -> Iterator[Effect]:
    """Every effect of a block, those inside branches included."""
    for one in blocks(block):
        yield from inside(one.effects)


def inside(found: tuple[Effect, ...]) -> Iterator[Effect]:
    """Effects and all they enclose."""
    for effect in found:
        yield effect
        if isinstance(effect, When):
            yield from inside(effect.then)
            yield from inside(effect.otherwise)
        elif isinstance(effect, Each):
            yield from inside(effect.body)


def branches(block: Block) -> Iterator[Branch]:
    """Every branch of a block."""
    for one in blocks(block):
        if isinstance(one.end, Branch):
            yield one.end


def finds(block: Block) -> Iterator[Find]:
    """Every search of a block for a value."""
    for one in blocks(block):
        if isinstance(one.end, Find):
            yield one.end


def written(effect: Effect) -> tuple[str, ...]:
    """The variables an effect writes itself, what is derived from them left out."""
    match effect:
        case Set() | Adjust() | Move() | Each():
            return (effect.var,)
        case Push():
            return (effect.queue, effect.size)
        case Pop():
            return (effect.var, effect.queue, effect.size)
        case When() | Check():
            return ()
        case _:
            assert_never(effect)


def _given(term: Term | None) -> tuple[Term, ...]:
    return () if term is None else (term,)


def terms_of_effect(effect: Effect) -> tuple[Term, ...]:
    """The terms an effect evaluates itself; of `When` and `Each` not what they enclose."""
    match effect:
        case Set():
            return (*effect.index, effect.value)
        case Adjust():
            return (*effect.index, effect.amount, effect.low, effect.high)
        case When():
            return (effect.test,)
        case Check():
            return ()
        case Move():
            return (effect.who, effect.to)
        case Push():
            return (*effect.index, effect.value)
        case Pop():
            return effect.index
        case Each():
            return (*_given(effect.within), effect.test)
        case _:
            assert_never(effect)


def terms_of_block(block: Block) -> Iterator[Term]:
    for effect in effects(block):
        yield from terms_of_effect(effect)
    for branch in branches(block):
        yield branch.test
    for find in finds(block):
        yield from (*_given(find.after), *_given(find.within), find.test)


def terms_of_location(location: Location) -> Iterator[Term]:
    yield from (*_given(location.player), *_given(location.within))
    for option in location.options:
        yield from option.rest or ()
        for bind in option.binds:
            yield from _given(bind.within)
        for guard in option.guards:
            yield guard.test
        yield from terms_of_block(option.block)


Change = Callable[[Term], Term]


def _changed(term: Term | None, change: Change) -> Term | None:
    return None if term is None else change(term)


def map_effect(effect: Effect, change: Change) -> Effect:
    """The same effect with every term changed, those of what it encloses too."""
    match effect:
        case Set():
            return replace(effect, index=tuple(change(one) for one in effect.index), value=change(effect.value))
        case Adjust():
            return replace(
                effect,
                index=tuple(change(one) for one in effect.index),
                amount=change(effect.amount),
                low=change(effect.low),
                high=change(effect.high),
            )
        case When():
            return replace(
                effect,
                test=change(effect.test),
                then=tuple(map_effect(one, change) for one in effect.then),
                otherwise=tuple(map_effect(one, change) for one in effect.otherwise),
            )
        case Check():
            return effect
        case Move():
            return replace(effect, who=change(effect.who), to=change(effect.to))
        case Push():
            return replace(effect, index=tuple(change(one) for one in effect.index), value=change(effect.value))
        case Pop():
            return replace(effect, index=tuple(change(one) for one in effect.index))
        case Each():
            return replace(
                effect,
                test=change(effect.test),
                within=_changed(effect.within, change),
                body=tuple(map_effect(one, change) for one in effect.body),
            )
        case _:
            assert_never(effect)


def map_block(block: Block, change: Change) -> Block:
    end = block.end
    if isinstance(end, Find):
        end = replace(end, after=_changed(end.after, change), within=_changed(end.within, change))
    if not isinstance(end, Goto):
        end = replace(
            end,
            test=change(end.test),
            then=map_block(end.then, change),
            otherwise=map_block(end.otherwise, change),
        )
    return Block(effects=tuple(map_effect(one, change) for one in block.effects), end=end)


def map_ends(block: Block, change: Callable[[str], str]) -> Block:
    """The same block, going elsewhere."""
    end = block.end
    if isinstance(end, Goto):
        return replace(block, end=Goto(location=change(end.location)))
    then, otherwise = map_ends(end.then, change), map_ends(end.otherwise, change)
    return replace(block, end=replace(end, then=then, otherwise=otherwise))


def _map_guards(guards: tuple[Condition, ...], change: Change) -> tuple[Condition, ...]:
    return tuple(replace(guard, test=change(guard.test)) for guard in guards)


def map_machine(machine: Machine, change: Change) -> Machine:
    """The same Machine with every term of rules, play and secrets changed; properties stay as they are."""

    def option(one: Option) -> Option:
        binds = tuple(replace(bind, within=_changed(bind.within, change)) for bind in one.binds)
        rest = None if one.rest is None else tuple(change(term) for term in one.rest)
        guards, block = _map_guards(one.guards, change), map_block(one.block, change)
        return replace(one, guards=guards, block=block, binds=binds, rest=rest)

    locations = {
        name: replace(
            location,
            player=_changed(location.player, change),
            within=_changed(location.within, change),
            options=tuple(option(one) for one in location.options),
        )
        for name, location in machine.locations.items()
    }
    decisions = {
        name: replace(
            decision,
            rules=tuple(
                replace(rule, result=change(rule.result), guards=_map_guards(rule.guards, change))
                for rule in decision.rules
            ),
        )
        for name, decision in machine.decisions.items()
    }
    secrets = tuple(replace(one, guards=_map_guards(one.guards, change)) for one in machine.secrets)
    return replace(machine, locations=locations, decisions=decisions, secrets=secrets)


def variables_read(machine: Machine, term: Term) -> set[str]:
    """The variables a term reads, also through the rules of the values it asks for; looking ahead reads them all."""
    found: set[str] = set()
    asked: set[str] = set()
    waiting = [term]
    while waiting:
        for part in walk(waiting.pop()):
            if isinstance(part, Ahead):
                return set(machine.vars)
            if isinstance(part, Read):
                found.add(part.var)
            if isinstance(part, Apply) and part.value not in asked:
                asked.add(part.value)
                for rule in machine.decisions[part.value].rules:
                    waiting += [rule.result, *(guard.test for guard in rule.guards)]
    return found
