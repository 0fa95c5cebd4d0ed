"""Writes to the lines of a Python function: checked where a value could leave storage, with what is derived.

May import: machine, machine_text, engine_writer, python_names, range_values, term_to_python, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.python_names import literal, literals, shown
from tribonian.compiler.emit.range_values import Range, fits, range_of_sort
from tribonian.compiler.emit.term_to_python import PLAY, PRODUCT, Scope
from tribonian.compiler.machine import Adjust, Move, Pop, Push, Set, Var
from tribonian.compiler.machine_text import effect_words
from tribonian.dsl.sorts import NONE, Maybe, bounds
from tribonian.dsl.terms import Const, Read, Term

FEW_ASKED = 2  # values of something derived that are told apart one by one
PAD = "    "
LONGEST = 150  # of a comment


@dataclass(slots=True)
class WriteWriter:
    """Writes what changes one slot."""

    writer: EngineWriter
    derived: dict[str, list[Var]] = field(init=False)  # by what they are derived from

    def __post_init__(self) -> None:
        self.derived = {}
        for var in self.writer.machine.vars.values():
            if var.derived_from:
                self.derived.setdefault(var.derived_from, []).append(var)

    def said(self, effect: Set | Adjust | Move | Push | Pop) -> str:
        words = shown(effect_words(effect, self.writer.machine))
        return f"# {words}" if len(words) <= LONGEST else f"# {words[:LONGEST].rstrip()} ..."

    def of_sort(self, name: str) -> Range:
        return range_of_sort(self.writer.machine.vars[name].sort)

    def put(self, name: str, at: str, new: str, pad: str, reach: Range, was: Range | None = None) -> list[str]:
        """Lines that write a slot, and what is derived from it; `at` and `new` are cheap to say again.

        `reach` is what it can become, `was` what it can be until then.
        """
        offset = self.writer.machine.vars[name].offset
        was = self.writer.ranges.stores[name] if was is None else was
        lines: list[str] = []
        for one in self.derived.get(name, []):
            lines += self.kept(one, f"s[{at}]", was, "&= ~bit", pad)
            lines += self.kept(one, new, reach, "|= bit", pad)
        if lines:
            bit = str(1 << int(at) - offset) if at.isdigit() else f"1 << {at} - {offset}" if offset else f"1 << {at}"
            if sum(line.endswith("bit") for line in lines) == 1 and lines[-1].endswith("|= bit"):
                lines[-1] = lines[-1].removesuffix("bit") + bit
            else:
                lines.insert(0, f"{pad}bit = {bit}")
        if lines and self._is_reset(name, new):
            return [f"{pad}if s[{at}] != {new}:", *(f"{PAD}{line}" for line in lines), f"{pad}{PAD}s[{at}] = {new}"]
        return [*lines, f"{pad}s[{at}] = {new}"]

    def _is_reset(self, name: str, new: str) -> bool:
        """Whether a variable gets the value it began with, which it often still has."""
        start = self.writer.machine.vars[name].start
        return isinstance(start, Const) and new == str(start.value)

    def kept(self, var: Var, value: str, reach: Range, change: str, pad: str) -> list[str]:
        """Lines that change the set of those that have a value; nothing is kept of a value beyond its index."""
        low, high = bounds(var.index[0].sort)
        optional, last = isinstance(var.index[0].sort, Maybe), var.offset + high - low + 1
        if value.removeprefix("-").isdigit():
            known = int(value)
            if var.asked is not None and known not in var.asked:
                return []
            if known == NONE and optional:
                return [f"{pad}s[{last}] {change}"]
            return [f"{pad}s[{var.offset + known - low}] {change}"] if low <= known <= high else []
        if var.asked is not None and len(var.asked) <= FEW_ASKED:
            asked = [one for one in var.asked if fits(Range(one, one), Range(*reach.flat))]
            slots = [(one, last if one == NONE else var.offset + one - low) for one in asked]
            return [
                line for one, slot in slots for line in (f"{pad}if {value} == {one}:", f"{pad}{PAD}s[{slot}] {change}")
            ]
        self.writer.moving.add(var.name)
        up = var.offset - low
        placed = value if up == 0 else f"{value} + {up}" if up > 0 else f"{value} - {-up}"
        if fits(reach, Range(low, high)):
            return [f"{pad}s[{placed}] {change}"]
        if fits(reach, Range(low, high, optional)):
            return [f"{pad}s[{last} if {value} == {NONE} else {placed}] {change}"]
        lines = [f"{pad}if {low} <= {value} <= {high}:", f"{pad}{PAD}s[{placed}] {change}"]
        return [*lines, f"{pad}elif {value} == {NONE}:", f"{pad}{PAD}s[{last}] {change}"] if optional else lines

    def named(self, text: str, name: str, pad: str) -> tuple[list[str], str]:
        """A line that gives an expression a name, unless it is short already, and how it is said from then on."""
        if text.isidentifier() or text.removeprefix("-").isdigit():
            return [], text
        return [f"{pad}{name} = {text}"], name

    def check(self, name: str, reach: Range, clauses: tuple[str, ...], pad: str, new: str = "new") -> list[str]:
        """Lines that refuse a value that the variable cannot hold; none where it always can."""
        sort = self.writer.machine.vars[name].sort
        if fits(reach, range_of_sort(sort)):
            return []
        low, high = bounds(sort)
        outside = f"not {low} <= {new} <= {self.writer.number(Const(high), PLAY)}"
        if isinstance(sort, Maybe):
            outside += f" and {new} != {NONE}"
        return [f"{pad}if {outside}:", f"{pad}{PAD}raise out_of_range({literal(name)}, {new}, {literals(clauses)})"]

    def set(self, effect: Set, scope: Scope, pad: str) -> list[str]:
        reach = self.writer.range(effect.value, scope)
        value = self.writer.number(effect.value, scope)
        place = self.writer.place(effect.var, effect.index, scope)
        check = self.check(effect.var, reach, effect.clauses, pad)
        said = self.said(effect)
        if effect.var not in self.derived:
            if not check:
                return [f"{pad}s[{place}] = {value}  {said}"]
            return [f"{pad}new = {value}  {said}", *check, f"{pad}s[{place}] = new"]
        lines, new = ([f"{pad}new = {value}"], "new") if check else self.named(value, "new", pad)
        more, at = self.named(place, "at", pad)
        was = self.writer.range(Read(effect.var, effect.index), scope)
        return [
            f"{pad}{said}",
            *lines,
            *check,
            *more,
            *self.put(effect.var, at, new, pad, self.kept_to(effect.var, reach), was),
        ]

    def kept_to(self, var: str, reach: Range) -> Range:
        """What a value that was checked can be."""
        sort = self.of_sort(var)
        return reach if fits(reach, sort) else sort

    # ---- tracks

    def adjust(self, effect: Adjust, scope: Scope, pad: str) -> list[str]:
        lines = [f"{pad}{self.said(effect)}"]
        more, at = self.named(self.writer.place(effect.var, effect.index, scope), "at", pad)
        lines += [*more, f"{pad}now = s[{at}]"]
        more, new, reach = self._changed(effect, scope, pad)
        lines += more
        check = self.check(effect.var, reach, effect.clauses, pad)
        if check or effect.var in self.derived:
            lines += [f"{pad}new = {new}"] if new != "new" else []
            new = "new"
        return [*lines, *check, *self.put(effect.var, at, new, pad, self.kept_to(effect.var, reach))]

    def _changed(self, effect: Adjust, scope: Scope, pad: str) -> tuple[list[str], str, Range]:
        """Lines that prepare a change, the new value, and what that can be."""
        low, high = self.writer.ranges.stores[effect.var].flat
        least, most = self.writer.range(effect.amount, scope).flat
        amount = self.writer.number(effect.amount, scope, PRODUCT)
        match effect.verb:
            case "gain":
                reach = Range(min(low, low + least), max(high, high + most))
                if not self._may_be_none(effect.high, scope):
                    reach = Range(low, max(high, self.writer.range(effect.high, scope).high))
                return *self._bounded(effect.high, f"now + {amount}", "max(now, min({}, {}))", scope, pad), reach
            case "lose":
                reach = Range(min(low, low - most), max(high, high - least))
                if not self._may_be_none(effect.low, scope):
                    reach = Range(min(low, self.writer.range(effect.low, scope).low), high)
                return *self._bounded(effect.low, f"now - {amount}", "min(now, max({}, {}))", scope, pad), reach
            case "spend":
                given = f"{literal(effect.var)}, amount, now, {literals(effect.clauses)}"
                lines = [f"{pad}amount = {self.writer.number(effect.amount, scope)}", f"{pad}if amount > now:"]
                lines.append(f"{pad}{PAD}raise cannot_spend({given})")
                return lines, "now - amount", Range(0, high - least)
            case _:
                assert_never(effect.verb)

    def _may_be_none(self, bound: Term, scope: Scope) -> bool:
        reach = self.writer.range(bound, scope)
        return reach.none or reach.low <= NONE <= reach.high

    def _bounded(self, bound: Term, changed: str, kept: str, scope: Scope, pad: str) -> tuple[list[str], str]:
        """What is changed up to a bound; `none` is no bound."""
        limit = self.writer.number(bound, scope)
        if isinstance(bound, Const) and bound.value == NONE:
            return [], changed
        if not self._may_be_none(bound, scope):
            return [], kept.format(changed, limit)
        lines = [f"{pad}new = {changed}", f"{pad}bound = {limit}", f"{pad}if bound != {NONE}:"]
        return [*lines, f"{pad}{PAD}new = {kept.format('new', 'bound')}"], "new"
