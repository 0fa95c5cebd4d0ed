"""Fold constants: what can be computed before play is computed, and branches on it are decided.

Maps are not asked here. May import: machine, blocks, arithmetic, dsl.sorts, dsl.terms.
"""

from dataclasses import replace

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Block, Branch, Each, Effect, Goto, Machine, Option, When
from tribonian.dsl.sorts import MAX_ELEMENTS
from tribonian.dsl.terms import NO, YES, Cond, Const, Op, Over, Term, rebuild


def fold_term(term: Term) -> Term:
    """The same term with every known part computed."""
    term = rebuild(term, fold_term)
    match term:
        case Op(op="and" | "or" as op, args=args):
            neutral, absorbing = (YES, NO) if op == "and" else (NO, YES)
            if absorbing in args:
                return absorbing
            kept = tuple(arg for arg in args if arg != neutral)
            if not kept:
                return neutral
            return kept[0] if len(kept) == 1 else Op(op, kept)
        case Op(op="has" | "with" | "without" as op, args=(_, Const(value=place))) if not 0 <= place < MAX_ELEMENTS:
            return NO if op == "has" else term  # play tells what is wrong with the others
        case Op(op=op, args=args) if all(isinstance(arg, Const) for arg in args):
            return Const(compute(op, [arg.value for arg in args if isinstance(arg, Const)]))
        case Cond(test=Const(value=value)):
            return term.then if value else term.otherwise
        case Over():
            return _fold_over(term)
        case _:
            return term


def _fold_over(term: Over) -> Term:
    """What a quantifier comes to where its test or its body is known."""
    count = term.high - term.low + 1
    if count < 1 or term.test == NO or term.within == NO:
        return YES if term.fold == "all" else NO  # of nothing: no number, no set
    if not isinstance(term.body, Const):
        return term
    value = term.body.value
    match term.fold:
        case "all" if value:
            return YES
        case "some" | "count" | "sum" | "set" if not value:
            return NO
        case _:
            pass
    if term.test != YES or term.within is not None:
        return term
    match term.fold:
        case "all" | "some":
            return Const(int(bool(value)))
        case "count":
            return Const(count)
        case "sum":
            return Const(count * value)
        case "set":
            return Const((1 << count) - 1)
        case "highest" | "lowest":
            return term.body


def _fold_effects(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, Each):
            effect = replace(effect, body=_fold_effects(effect.body))
        if isinstance(effect, When):
            effect = replace(effect, then=_fold_effects(effect.then), otherwise=_fold_effects(effect.otherwise))
            if isinstance(effect.test, Const):
                found.extend(effect.then if effect.test.value else effect.otherwise)
                continue
        found.append(effect)
    return tuple(found)


def fold_block(block: Block) -> Block:
    effects = _fold_effects(block.effects)
    end = block.end
    if isinstance(end, Goto):
        return Block(effects=effects, end=end)
    if isinstance(end, Branch) and isinstance(end.test, Const):
        taken = fold_block(end.then if end.test.value else end.otherwise)
        return Block(effects=effects + taken.effects, end=taken.end)
    return Block(effects=effects, end=replace(end, then=fold_block(end.then), otherwise=fold_block(end.otherwise)))


def _fold_option(option: Option) -> Option:
    rest = option.rest
    if rest is not None:
        # As a conjunction folds: what nobody can pass needs nothing else asked.
        rest = (NO,) if NO in rest else tuple(test for test in rest if test != YES)
    return replace(option, rest=rest, block=fold_block(option.block))


def fold_constants(machine: Machine) -> Machine:
    machine = map_machine(machine, fold_term)
    locations = {
        name: replace(
            location,
            options=tuple(_fold_option(option) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)
