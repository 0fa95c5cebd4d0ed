"""Walking and rebuilding blocks and effects: shared by checks, passes, emitters and the verifier.

May import: machine, dsl.terms.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from tribonian.compiler.machine import (
    Adjust,
    Block,
    Branch,
    Check,
    Effect,
    Goto,
    Location,
    Machine,
    Option,
    Set,
    When,
)
from tribonian.dsl.terms import Apply, Read, Term, walk


def targets(block: Block) -> Iterator[str]:
    """Every location a block can go to."""
    match block.end:
        case Goto():
            yield block.end.location
        case Branch():
            yield from targets(block.end.then)
            yield from targets(block.end.otherwise)


def effects(block: Block) -> Iterator[Effect]:
    """Every effect of a block, those inside branches included."""
    yield from _inside(block.effects)
    if isinstance(block.end, Branch):
        yield from effects(block.end.then)
        yield from effects(block.end.otherwise)


def _inside(found: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in found:
        yield effect
        if isinstance(effect, When):
            yield from _inside(effect.then)
            yield from _inside(effect.otherwise)


def branches(block: Block) -> Iterator[Branch]:
    """Every branch of a block."""
    if isinstance(block.end, Branch):
        yield block.end
        yield from branches(block.end.then)
        yield from branches(block.end.otherwise)


def terms_of_effect(effect: Effect) -> tuple[Term, ...]:
    """The terms an effect evaluates itself; a `When` counts only its test."""
    match effect:
        case Set():
            return (*effect.index, effect.value)
        case Adjust():
            return (*effect.index, effect.amount, effect.low, effect.high)
        case When():
            return (effect.test,)
        case Check():
            return ()
        case _:
            assert_never(effect)


def terms_of_block(block: Block) -> Iterator[Term]:
    for effect in effects(block):
        yield from terms_of_effect(effect)
    for branch in branches(block):
        yield branch.test


def terms_of_location(location: Location) -> Iterator[Term]:
    if location.player is not None:
        yield location.player
    for option in location.options:
        for guard in option.guards:
            yield guard.test
        yield from terms_of_block(option.block)


def map_effect(effect: Effect, change: Callable[[Term], Term]) -> Effect:
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
        case _:
            assert_never(effect)


def map_block(block: Block, change: Callable[[Term], Term]) -> Block:
    end = block.end
    if isinstance(end, Branch):
        end = replace(
            end,
            test=change(end.test),
            then=map_block(end.then, change),
            otherwise=map_block(end.otherwise, change),
        )
    return Block(effects=tuple(map_effect(one, change) for one in block.effects), end=end)


def map_machine(machine: Machine, change: Callable[[Term], Term]) -> Machine:
    """The same Machine with every term of rules and play changed; properties stay as they are."""

    def option(one: Option) -> Option:
        guards = tuple(replace(guard, test=change(guard.test)) for guard in one.guards)
        return replace(one, guards=guards, block=map_block(one.block, change))

    locations = {
        name: replace(
            location,
            player=None if location.player is None else change(location.player),
            options=tuple(option(one) for one in location.options),
        )
        for name, location in machine.locations.items()
    }
    decisions = {
        name: replace(
            decision,
            rules=tuple(
                replace(
                    rule,
                    result=change(rule.result),
                    guards=tuple(replace(guard, test=change(guard.test)) for guard in rule.guards),
                )
                for rule in decision.rules
            ),
        )
        for name, decision in machine.decisions.items()
    }
    return replace(machine, locations=locations, decisions=decisions)


def variables_read(machine: Machine, term: Term) -> set[str]:
    """The variables a term reads, also through the rules of the values it asks for."""
    found: set[str] = set()
    asked: set[str] = set()
    waiting = [term]
    while waiting:
        for part in walk(waiting.pop()):
            if isinstance(part, Read):
                found.add(part.var)
            elif isinstance(part, Apply) and part.value not in asked:
                asked.add(part.value)
                for rule in machine.decisions[part.value].rules:
                    waiting += [rule.result, *(guard.test for guard in rule.guards)]
    return found
