"""Effects and blocks to the lines of a Python function that ends by naming the next location.

A write is checked where its value could leave storage. Does exactly what the interpreter does, in its order.
May import: machine, python_names, ranges, term_to_python, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass
from typing import assert_never

from tribonian.compiler.emit.python_names import literal, literals, shown
from tribonian.compiler.emit.ranges import Range, fits, range_of_sort
from tribonian.compiler.emit.term_to_python import NOT, PRODUCT, Scope, Writer
from tribonian.compiler.machine import Adjust, Block, Branch, Check, Effect, Set, When
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
                promise = next(one for one in self.writer.machine.invariants if one.name == effect.invariant)
                broken = f"RuleFault('invariant', {literals(promise.clauses)}, {literal(promise.name)})"
                test = self.writer.truth(promise.promise, PLAY, NOT)
                return [f"{pad}if not {test}:", f"{pad}{PAD}raise {broken}"]
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
        if not check:
            return [f"{pad}s[{place}] = {value}"]
        return [f"{pad}new = {value}", *check, f"{pad}s[{place}] = new"]

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
        return [f"{pad}if {outside}:", f"{pad}{PAD}raise out_of_range({literal(name)}, new, {literals(clauses)})"]

    def _adjust(self, effect: Adjust, pad: str) -> list[str]:
        place = self.writer.place(effect.var, effect.index, PLAY)
        fixed = all(isinstance(one, Const) for one in effect.index) and place.isdigit()
        at = place if fixed else "at"
        lines = [] if fixed else [f"{pad}at = {place}"]
        store = self.writer.ranges.stores[effect.var]
        lines.append(f"{pad}now = s[{at}]")
        amount = self._range(effect.amount).flat
        now = store.flat
        match effect.verb:
            case "gain":
                sum_ = f"now + {self.writer.number(effect.amount, PLAY, PRODUCT)}"
                reach = Range(min(now[0], now[0] + amount[0]), now[1] + amount[1])
                lines += self._capped(effect.high, sum_, "max(now, min({0}, {1}))", pad)
                if not self._may_be_none(effect.high):
                    reach = Range(now[0], max(now[1], self._range(effect.high).high))
            case "lose":
                difference = f"now - {self.writer.number(effect.amount, PLAY, PRODUCT)}"
                reach = Range(now[0] - amount[1], max(now[1], now[1] - amount[0]))
                lines += self._capped(effect.low, difference, "min(now, max({0}, {1}))", pad)
                if not self._may_be_none(effect.low):
                    reach = Range(min(now[0], self._range(effect.low).low), now[1])
            case "spend":
                lines += self._spend(effect, pad)
                reach = Range(0, now[1] - amount[0])
            case _:
                assert_never(effect.verb)
        return [*lines, *self._check(effect.var, reach, effect.clauses, pad), f"{pad}s[{at}] = new"]

    def _may_be_none(self, bound: Term) -> bool:
        reach = self._range(bound)
        return reach.none or reach.low <= NONE <= reach.high

    def _capped(self, bound: Term, changed: str, kept: str, pad: str) -> list[str]:
        """Lines that leave in `new` what is changed up to a bound; `none` is no bound."""
        limit = self.writer.number(bound, PLAY)
        if isinstance(bound, Const) and bound.value == NONE:
            return [f"{pad}new = {changed}"]
        if not self._may_be_none(bound):
            return [f"{pad}new = {kept.format(changed, limit)}"]
        lines = [f"{pad}new = {changed}", f"{pad}bound = {limit}"]
        return [*lines, f"{pad}if bound != {NONE}:", f"{pad}{PAD}new = {kept.format('new', 'bound')}"]

    def _spend(self, effect: Adjust, pad: str) -> list[str]:
        lines = [f"{pad}amount = {self.writer.number(effect.amount, PLAY)}"]
        lines.append(f"{pad}if amount > now:")
        lines.append(f"{pad}{PAD}raise cannot_spend({literal(effect.var)}, amount, now, {literals(effect.clauses)})")
        return [*lines, f"{pad}new = now - amount"]
