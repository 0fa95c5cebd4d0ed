"""Fold constants: what can be computed before play is computed, and branches on it are decided.

May import: machine, blocks, arithmetic, dsl.terms.
"""

from dataclasses import replace

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Block, Branch, Effect, Machine, When
from tribonian.dsl.terms import NO, YES, Cond, Const, Op, Term, rebuild


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
        case Op(op=op, args=args) if all(isinstance(arg, Const) for arg in args):
            return Const(compute(op, [arg.value for arg in args if isinstance(arg, Const)]))
        case Cond(test=Const(value=value)):
            return term.then if value else term.otherwise
        case _:
            return term


def _fold_effects(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
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
    if not isinstance(end, Branch):
        return Block(effects=effects, end=end)
    if isinstance(end.test, Const):
        taken = fold_block(end.then if end.test.value else end.otherwise)
        return Block(effects=effects + taken.effects, end=taken.end)
    return Block(effects=effects, end=replace(end, then=fold_block(end.then), otherwise=fold_block(end.otherwise)))


def fold_constants(machine: Machine) -> Machine:
    machine = map_machine(machine, fold_term)
    locations = {
        name: replace(
            location,
            options=tuple(replace(option, block=fold_block(option.block)) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)
