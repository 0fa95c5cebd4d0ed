"""Blocks to the lines of a Python function that ends by naming the next place.

What a plain variable is set to waits in a Python name, and goes into its slot where the block is left or something
could read it there; so a value that is overwritten on the way is never stored. May import: blocks, machine,
rounds, effect_to_python, member_to_python, python_names, range_values, set_to_python, term_to_python,
unchanged_to_python, write_to_python, dsl.terms.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tribonian.compiler.blocks import effects, finds, targets, terms_of_block, terms_of_effect, written
from tribonian.compiler.emit.effect_to_python import EffectWriter, domain_of, inside
from tribonian.compiler.emit.member_to_python import head
from tribonian.compiler.emit.python_names import shown
from tribonian.compiler.emit.range_values import Range, fits
from tribonian.compiler.emit.rounds import NO_MORE_STEPS, Rounds
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.term_to_python import BOTH, OR, Scope, Text, bracket
from tribonian.compiler.emit.unchanged_to_python import remembered, wrapped_search
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.machine import Block, Branch, Effect, Find, Goto, Set
from tribonian.dsl.terms import Over, Read, Term, conjunction, walk

FEW_WAYS = 6  # a block that can be left in more ways stores at once
OFTEN = 3  # a slot that is read so often is read once

Waiting = dict[str, tuple[str, str]]  # variable -> what goes into its slot, and a comment


@dataclass(slots=True)
class BlockWriter(EffectWriter):
    """Writes the blocks of one Machine."""

    numbers: dict[str, int] = field(default_factory=dict)  # location -> the number that a block goes to
    round: frozenset[str] = frozenset()  # while a round is written: its places

    def body(self, block: Block, scope: Scope, waiting: Waiting | None = None) -> list[str]:
        """The lines of a function that is one block; what is read often is read once."""
        changing = {var for one in effects(block) for var in written(one)} | {one.var for one in finds(block)}
        lines, scope = self.read_once(terms_of_block(block), scope, changing - _read_first(block))
        return [*lines, *self.block(block, scope, PAD, waiting or {})]

    @property
    def rounds(self) -> Rounds:
        """The places that play goes round."""
        raise NotImplementedError

    def left_to(self, location: str) -> list[str]:
        """How a block is left."""
        said = f"  # {shown(location)}"
        if not self.round:
            return [f"return {self.numbers[location]}{said}"]
        if location not in self.round:
            return [f"return {self.numbers[location]}, count + 1{said}"]
        here = [f"here = {self.numbers[location]}"] if len(self.round) > 1 else []
        return [*here, f"continue{said}"]

    def leaves(self, block: Block) -> bool:
        """Whether a block is left out of every loop it may stand in."""
        return not self.round or self.round.isdisjoint(self.rounds.leads_to(block))

    def read_once(self, terms: Iterable[Term], scope: Scope, changing: set[str]) -> tuple[list[str], Scope]:
        """Lines that give a name to what is read often."""
        reads = Counter(part.var for term in terms for part in walk(term) if isinstance(part, Read) and not part.index)
        lines: list[str] = []
        for var, count in sorted(reads.items()):
            if count >= OFTEN and var not in scope.held and var not in changing:
                name = self.local(var, scope)
                lines.append(f"{PAD}{name} = s[{self.writer.machine.vars[var].offset}]")
                scope = scope.holding(var, name, self.writer.range(Read(var), scope))
        return lines, scope

    def block(
        self,
        block: Block,
        scope: Scope,
        pad: str,
        before: Mapping[str, tuple[str, str]],
        steps: tuple[str, ...] = (),
    ) -> list[str]:
        """The lines of a block, its `return` last; `before` waits to be stored, `steps` were gone through."""
        lines: list[str] = []
        waiting = dict(before)
        while True:
            for number, effect in enumerate(block.effects):
                rest = Block(effects=block.effects[number + 1 :], end=block.end)
                more, scope = self._in_turn(effect, rest, scope, pad, waiting)
                lines += more
            end = block.end
            match end:
                case Goto():
                    step = self.rounds.step(end.location, steps) if self.round else None
                    if step is not None:
                        steps, block = (*steps, end.location), step
                        continue
                    lines += self._stored(list(waiting), waiting, pad)
                    return [*lines, *(f"{pad}{line}" for line in self.left_to(end.location))]
                case Branch():
                    known = self.writer.known(end.test, scope)
                    if known is not None:
                        block = end.then if known else end.otherwise
                        continue
                    many = sum(1 for _ in targets(block)) > FEW_WAYS
                    now = [var for var in waiting if many or self.is_read_through(var, [end.test])]
                    lines += self._stored(now, waiting, pad)
                    found = self.writer.search(end.test, scope) if self.leaves(end.then) else None
                    deep = pad + PAD
                    if found is None:
                        made = [f"{pad}if {self.writer.truth(end.test, scope)}:"]
                    else:
                        made = [f"{pad.removeprefix(PAD)}{line}" for line in found]
                        deep = " " * (len(made[-1]) - len(made[-1].lstrip())) + PAD
                    made += self.block(end.then, self.writer.learnt(end.test, scope), deep, waiting, steps)
                    told = self._remembered(end.test, scope) if found is not None and not waiting else None
                    lines += made if told is None else wrapped_search(made, pad, told)
                    scope = self.writer.learnt(end.test, scope, holds=False)
                case Find():
                    lines += self._stored(list(waiting), waiting, pad)
                    lines += self._find(end, scope, pad)
                    scope = scope.without(end.var)
            block = end.otherwise

    # ---- what waits to be stored

    def _in_turn(
        self, effect: Effect, rest: Block, scope: Scope, pad: str, waiting: Waiting
    ) -> tuple[list[str], Scope]:
        """The lines of an effect, and of what must be stored before it; `rest` follows."""
        if isinstance(effect, Set) and not effect.index and effect.var not in self.derived:
            found = self._kept_back(effect, rest, scope, pad, waiting)
            if found is not None:
                return found
        parts = [effect, *inside(effect)]
        terms = [term for one in parts for term in terms_of_effect(one)]
        changed = {var for one in parts for var in written(one)}
        # A plain write replaces what waits; every other effect may read the slot, or leave it as it is.
        replaced = effect.var if isinstance(effect, Set) and not effect.index else ""
        now = [var for var in waiting if (var in changed and var != replaced) or self.is_read_through(var, terms)]
        lines = self._stored(now, waiting, pad)
        waiting.pop(replaced, None)
        more, scope = self._effect(effect, scope, pad)
        return [*lines, *more], scope

    def _kept_back(
        self, effect: Set, rest: Block, scope: Scope, pad: str, waiting: Waiting
    ) -> tuple[list[str], Scope] | None:
        """A plain write that need not be stored now: of a number, a name, or what is read or replaced later."""
        reach = self.writer.range(effect.value, scope)
        text = self.writer.number(effect.value, scope)
        check = not fits(reach, self.of_sort(effect.var))
        is_short = text.isidentifier() or text.removeprefix("-").isdigit()
        if not is_short or check:
            changed = {var for one in effects(rest) for var in written(one)}
            if effect.var not in changed | _read(terms_of_block(rest)):
                return None
        now = [var for var in waiting if self.is_read_through(var, [effect.value])]
        lines = self._stored(now, waiting, pad)
        waiting.pop(effect.var, None)
        name = text
        if not is_short or check:
            name = self.local(effect.var, scope)
            lines += [f"{pad}{name} = {text}", *self.check(effect.var, reach, effect.clauses, pad, name)]
        waiting[effect.var] = (name, self.said(effect))
        return lines, self.after(effect, scope).holding(effect.var, name, self.kept_to(effect.var, reach))

    def _stored(self, now: list[str], waiting: Waiting, pad: str) -> list[str]:
        """Lines that store some of what waits."""
        lines: list[str] = []
        for var in now:
            text, said = waiting.pop(var)
            lines.append(f"{pad}s[{self.writer.machine.vars[var].offset}] = {text}  {said}".rstrip())
        return lines

    # ---- searches

    def _find(self, find: Find, scope: Scope, pad: str) -> list[str]:
        """Lines that go through a domain and into the block of the first that passes."""
        domain, lines = domain_of(find.var, find.sort), []
        outer, after = scope.without(find.var), ""
        if find.after is not None:
            lines.append(f"{pad}after = {self.writer.number(find.after, scope)}")
            after = "after"
        name = self.local(find.var, outer)
        inner = outer.holding(find.var, name, domain.range)
        in_slot = self.is_read_through(find.var, [find.test])
        split = self.writer.split([] if in_slot else [find.test], domain, inner, find.within, scope)
        mask, tests = split.mask, [find.test] if in_slot else list(split.rest)
        if mask is not None and mask[0] == "0":
            return self.unbound(find.var, pad)  # of nothing: nobody is found
        when = self.writer.truth(conjunction(list(split.before)), outer, OR) if split.before else ""
        if find.after is not None and fits(self.writer.range(find.after, scope), Range(domain.low - 1, domain.high)):
            lines += self._behind(mask, domain, name, pad, when)
            after = ""
        else:
            lines += self.writer.loop(mask, domain, name, pad, when)
        deep = pad + PAD
        slot = str(self.writer.machine.vars[find.var].offset)
        if after:
            lines += [f"{deep}if {name} <= after:", f"{deep}{PAD}continue"]
        if in_slot:
            lines += self.put(find.var, slot, name, deep, domain.range)
        if tests:
            lines.append(f"{deep}if {self.writer.truth(conjunction(tests), split.scope)}:")
            deep += PAD
        if not in_slot:
            lines += self.put(find.var, slot, name, deep, domain.range)
        lines += self.block(find.then, self.writer.learnt(find.test, split.scope), deep, {}, NO_MORE_STEPS)
        asked = [find.test, *([] if find.within is None else [find.within])]
        plain = find.after is None and not in_slot
        told = remembered(self.writer, asked, find.var, domain.size, outer) if plain else None
        return [*(lines if told is None else wrapped_search(lines, pad, told)), *self.unbound(find.var, pad)]

    def _remembered(self, test: Term, scope: Scope) -> tuple[str, str] | None:
        """How a search for some value is remembered, if that is worth it."""
        if not isinstance(test, Over):
            return None
        asked = [test.test, test.body, *([] if test.within is None else [test.within])]
        return remembered(self.writer, asked, "", test.high - test.low + 1, scope)

    def _behind(self, mask: Text | None, domain: Domain, name: str, pad: str, when: str) -> list[str]:
        """The head of a loop over what lies behind `after`."""
        if mask is None:
            plain = f"range(after + 1, {domain.high + 1})"
            return [head(name, f"(*{plain}, NONE)" if domain.none else plain, pad, when)]
        up = domain.low - 1
        shift = "after" if up == 0 else f"after - {up}" if up > 0 else f"after + {-up}"
        return self.writer.loop((f"{bracket(mask, BOTH)} & -(1 << {shift})", BOTH), domain, name, pad, when)


def _read_first(block: Block) -> set[str]:
    """The variables that a block surely reads before it writes them."""
    found: set[str] = set()
    changed: set[str] = set()
    for effect in block.effects:
        found |= _read(terms_of_effect(effect)) - changed
        changed |= {var for one in (effect, *inside(effect)) for var in written(one)}
    end = block.end
    return found | (_read((end.test,)) - changed if isinstance(end, Branch) else set())


def _read(terms: Iterable[Term]) -> set[str]:
    return {part.var for term in terms for part in walk(term) if isinstance(part, Read) and not part.index}
