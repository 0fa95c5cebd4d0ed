"""Effects and blocks to the lines of a Python function that ends by naming the next location.

A write is checked where its value could leave storage. Does exactly what the interpreter does, in its order.
May import: machine, machine_text, python_names, ranges, term_to_python, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass
from typing import assert_never

from tribonian.compiler.emit.python_names import literal, literals, shown
from tribonian.compiler.emit.ranges import Range, fits, range_of_sort
from tribonian.compiler.emit.term_to_python import PRODUCT, Scope, Writer
from tribonian.compiler.machine import Adjust, Block, Branch, Check, Effect, Set, When
from tribonian.compiler.machine_text import effect_words
from tribonian.dsl.sorts import NONE, Maybe, bounds
from tribonian.dsl.terms import Const, Term

PAD = "    "
PLAY = Scope()


@dataclass(slots=True)
class BlockWriter:
    """Writes the blocks of one Machine."""

    writer: Writer
    numbers: dict[str, int]  # location -> its number

    def block(self, block: Block, pad: str = PAD) -> list[str]:
        """The lines of a block, its `return` last."""
        lines: list[str] = []
        while True:
            for effect in block.effects:
                lines += self._effect(effect, pad)
            end = block.end
            if not isinstance(end, Branch):
                return [*lines, f"{pad}return {self.numbers[end.location]}  # {shown(end.location)}"]
            lines.append(f"{pad}if {self.writer.truth(end.test, PLAY)}:")
            lines += self.block(end.then, pad + PAD)
            block = end.otherwise

    def _effect(self, effect: Effect, pad: str) -> list[str]:
        match effect:
            case Set():
                return self._set(effect, pad)
            case Adjust():
                return self._adjust(effect, pad)
            case When():
                return self._when(effect, pad)
            case Check():
                return []  # a promise has no effect in play
            case _:
                assert_never(effect)

    def _when(self, effect: When, pad: str) -> list[str]:
        then, otherwise = (
            [line for one in side for line in self._effect(one, pad + PAD)] for side in (effect.then, effect.otherwise)
        )
        lines = [f"{pad}if {self.writer.truth(effect.test, PLAY)}:", *(then or [f"{pad}{PAD}pass"])]
        return [*lines, f"{pad}else:", *otherwise] if otherwise else lines

    # ---- writes

    def _set(self, effect: Set, pad: str) -> list[str]:
        value = self.writer.number(effect.value, PLAY)
        place = self.writer.place(effect.var, effect.index, PLAY)
        check = self._check(effect.var, self._range(effect.value), effect.clauses, pad)
        said = f"  # {shown(effect_words(effect, self.writer.machine))}"
        if not check:
            return [f"{pad}s[{place}] = {value}{said}"]
        return [f"{pad}new = {value}{said}", *check, f"{pad}s[{place}] = new"]

    def _range(self, term: Term) -> Range:
        return self.writer.ranges.of(term, {})

    def _check(self, name: str, reach: Range, clauses: tuple[str, ...], pad: str) -> list[str]:
        """Lines that refuse a `new` that the variable cannot hold; none where it always can."""
        sort = self.writer.machine.vars[name].sort
        if fits(reach, range_of_sort(sort)):
            return []
        low, high = bounds(sort)
        outside = f"not {low} <= new <= {high}"
        if isinstance(sort, Maybe):
            outside += f" and new != {NONE}"
        return [
            f"{pad}if {outside}:",
            f"{pad}{PAD}raise out_of_range({literal(name)}, new, {literals(clauses)})",
        ]

    def _adjust(self, effect: Adjust, pad: str) -> list[str]:
        place = self.writer.place(effect.var, effect.index, PLAY)
        at = place if place.isdigit() else "at"
        lines = [f"{pad}# {shown(effect_words(effect, self.writer.machine))}"]
        lines += [f"{pad}at = {place}"] if at == "at" else []
        lines.append(f"{pad}now = s[{at}]")
        more, new, reach = self._changed(effect, pad)
        lines += more
        check = self._check(effect.var, reach, effect.clauses, pad)
        if check:
            lines += [f"{pad}new = {new}"] if new != "new" else []
            new = "new"
        return [*lines, *check, f"{pad}s[{at}] = {new}"]

    def _changed(self, effect: Adjust, pad: str) -> tuple[list[str], str, Range]:
        """Lines that prepare a change, the new value, and what that can be."""
        low, high = self.writer.ranges.stores[effect.var].flat
        least, most = self._range(effect.amount).flat
        amount = self.writer.number(effect.amount, PLAY, PRODUCT)
        match effect.verb:
            case "gain":
                reach = Range(min(low, low + least), max(high, high + most))
                if not self._may_be_none(effect.high):
                    reach = Range(low, max(high, self._range(effect.high).high))
                return *self._bounded(effect.high, f"now + {amount}", "max(now, min({}, {}))", pad), reach
            case "lose":
                reach = Range(min(low, low - most), max(high, high - least))
                if not self._may_be_none(effect.low):
                    reach = Range(min(low, self._range(effect.low).low), high)
                return *self._bounded(effect.low, f"now - {amount}", "min(now, max({}, {}))", pad), reach
            case "spend":
                given = f"{literal(effect.var)}, amount, now, {literals(effect.clauses)}"
                lines = [f"{pad}amount = {self.writer.number(effect.amount, PLAY)}", f"{pad}if amount > now:"]
                lines.append(f"{pad}{PAD}raise cannot_spend({given})")
                return lines, "now - amount", Range(0, high - least)
            case _:
                assert_never(effect.verb)

    def _may_be_none(self, bound: Term) -> bool:
        reach = self._range(bound)
        return reach.none or reach.low <= NONE <= reach.high

    def _bounded(self, bound: Term, changed: str, kept: str, pad: str) -> tuple[list[str], str]:
        """What is changed up to a bound; `none` is no bound."""
        limit = self.writer.number(bound, PLAY)
        if isinstance(bound, Const) and bound.value == NONE:
            return [], changed
        if not self._may_be_none(bound):
            return [], kept.format(changed, limit)
        lines = [f"{pad}new = {changed}", f"{pad}bound = {limit}", f"{pad}if bound != {NONE}:"]
        return [*lines, f"{pad}{PAD}new = {kept.format('new', 'bound')}"], "new"
