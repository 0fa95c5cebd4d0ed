"""Drop dead writes: what is written and written over before anything could read it is not written at all.

For engines only. Looks no further than the end of a block, where everything may be read.
May import: machine, blocks, spans, dsl.terms.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import effects, terms_of_effect, variables_read
from tribonian.compiler.machine import Block, Branch, Effect, Find, Goto, Machine, Set, When
from tribonian.compiler.passes.spans import Spans, span_of_sort
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Const, Op, Read, Term

Dead = frozenset[str]  # variables without an index that are written over before they are read
NOTHING_DEAD: Dead = frozenset()


def drop_dead_writes(machine: Machine) -> Machine:
    settling = _Settling(machine, Spans(machine))
    locations = {
        name: replace(
            location,
            options=tuple(replace(option, block=settling.block(option.block)[0]) for option in location.options),
        )
        for name, location in machine.locations.items()
    }
    return replace(machine, locations=locations)


@dataclass(slots=True)
class _Settling:
    machine: Machine
    spans: Spans
    known: dict[Term, Dead] = field(default_factory=dict)

    def reads(self, terms: Iterable[Term]) -> Dead:
        found: Dead = NOTHING_DEAD
        for term in terms:
            if term not in self.known:
                self.known[term] = frozenset(variables_read(self.machine, term))
            found |= self.known[term]
        return found

    def block(self, block: Block) -> tuple[Block, Dead]:
        """A block without its dead writes, and what is dead before it."""
        end = block.end
        dead = NOTHING_DEAD
        match end:
            case Goto():
                pass
            case Branch() | Find():
                then, dead_then = self.block(end.then)
                otherwise, dead_otherwise = self.block(end.otherwise)
                dead = dead_then & dead_otherwise
                if isinstance(end, Find):
                    more = [term for term in (end.after, end.within) if term is not None]
                    dead -= self.reads([end.test, *more]) | {end.var}
                else:
                    dead -= self.reads([end.test])
                end = replace(end, then=then, otherwise=otherwise)
        kept, dead = self._effects(block.effects, dead)
        return Block(effects=kept, end=end), dead

    def _effects(self, found: tuple[Effect, ...], dead: Dead) -> tuple[tuple[Effect, ...], Dead]:
        kept: list[Effect] = []
        for effect in reversed(found):
            match effect:
                case Set(index=()):
                    if effect.var in dead and self._cannot_fail(effect):
                        continue
                    dead = (dead | {effect.var}) - self.reads([effect.value])
                    kept.append(effect)
                case When():
                    then, dead_then = self._effects(effect.then, dead)
                    otherwise, dead_otherwise = self._effects(effect.otherwise, dead)
                    dead = (dead_then & dead_otherwise) - self.reads([effect.test])
                    kept.append(replace(effect, then=then, otherwise=otherwise))
                case _:
                    inner = effects(Block(effects=(effect,), end=Goto(location="")))
                    dead -= self.reads(term for one in inner for term in terms_of_effect(one))
                    kept.append(effect)
        return tuple(reversed(kept)), dead

    def _cannot_fail(self, effect: Set) -> bool:
        sort = self.machine.vars[effect.var].sort
        if isinstance(effect.value, Const) or isinstance(sort, SetOf):
            return isinstance(effect.value, Const)
        span, wanted = self.spans.of(effect.value, {}), span_of_sort(sort)
        plain = isinstance(effect.value, Read | Op) and _is_plain(effect.value)
        return (
            plain
            and span is not None
            and wanted is not None
            and wanted.low <= span.low
            and span.high <= wanted.high
            and (wanted.none or not span.none)
        )


def _is_plain(term: Term) -> bool:
    if isinstance(term, Op):
        return all(_is_plain(arg) for arg in term.args)
    return isinstance(term, Const) or (isinstance(term, Read) and not term.index)
