"""Forward copies: what was copied from another variable, or is known, is read from where it came from.

For engines only. A parameter is then mostly written for nothing, which another pass sees to. Looks no further than
the end of a block. May import: machine, blocks, dsl.terms.
"""

from dataclasses import replace

from tribonian.compiler.blocks import effects, map_effect, written
from tribonian.compiler.machine import Block, Branch, Each, Effect, Find, Goto, Machine, Set, When
from tribonian.dsl.terms import Const, Read, Term, rebuild

Known = dict[str, Term]  # variable without an index -> the constant or variable it was copied from


def forward_copies(machine: Machine) -> Machine:
    locations = {
        name: replace(
            location,
            options=tuple(replace(option, block=_block(option.block, {})) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)


def _block(block: Block, known: Known) -> Block:
    known = dict(known)
    made = tuple(_effect(effect, known) for effect in block.effects)
    end = block.end
    match end:
        case Goto():
            pass
        case Branch():
            test = _put(end.test, known)
            end = replace(end, test=test, then=_block(end.then, known), otherwise=_block(end.otherwise, known))
        case Find():
            behind = None if end.after is None else _put(end.after, known)
            within = None if end.within is None else _put(end.within, known)
            _forget(end.var, known)
            end = replace(
                end,
                after=behind,
                within=within,
                test=_put(end.test, known),
                then=_block(end.then, known),
                otherwise=_block(end.otherwise, known),
            )
    return Block(effects=made, end=end)


def _effect(effect: Effect, known: Known) -> Effect:
    match effect:
        case Set(index=()):
            value = _put(effect.value, known)
            _forget(effect.var, known)
            if isinstance(value, Const) or (isinstance(value, Read) and not value.index and value.var != effect.var):
                known[effect.var] = value
            return replace(effect, value=value)
        case When():
            test = _put(effect.test, known)
            sides = []
            after: list[Known] = []
            for side in (effect.then, effect.otherwise):
                inner = dict(known)
                sides.append(tuple(_effect(one, inner) for one in side))
                after.append(inner)
            known.clear()
            known.update({name: term for name, term in after[0].items() if after[1].get(name) == term})
            return replace(effect, test=test, then=sides[0], otherwise=sides[1])
        case Each():
            within = None if effect.within is None else _put(effect.within, known)
            for one in effects(Block(effects=(effect,), end=Goto(location=""))):
                for name in written(one):
                    _forget(name, known)
            body = tuple(_effect(one, dict(known)) for one in effect.body)
            return replace(effect, within=within, test=_put(effect.test, known), body=body)
        case _:
            made = map_effect(effect, lambda term: _put(term, known))
            for name in written(effect):
                _forget(name, known)
            return made


def _put(term: Term, known: Known) -> Term:
    if isinstance(term, Read) and not term.index:
        return known.get(term.var, term)
    return rebuild(term, lambda part: _put(part, known)) if known else term


def _forget(name: str, known: Known) -> None:
    """A variable was written: nothing is a copy of what it was."""
    known.pop(name, None)
    for other in [one for one, term in known.items() if isinstance(term, Read) and term.var == name]:
        del known[other]
