"""Effects to the lines of a Python function: does exactly what the interpreter does, in its order.

What a loop goes through stands in a Python name, and in its slot only where something could read it there. May
import: blocks, machine, python_names, range_values, set_to_python, term_to_python, write_to_python, dsl.sorts,
dsl.terms.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.blocks import effects, finds, terms_of_effect, variables_read, written
from tribonian.compiler.emit.python_names import docstring, literal, literals, parameters
from tribonian.compiler.emit.range_values import Range, fits, range_of_sort
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.term_to_python import CHOICE, Scope
from tribonian.compiler.emit.write_to_python import PAD, WriteWriter
from tribonian.compiler.machine import Adjust, Block, Check, Each, Effect, Goto, Move, Pop, Push, Set, When
from tribonian.dsl.sorts import Maybe, Sort, bounds
from tribonian.dsl.terms import YES, Ahead, Apply, Arg, Read, Term, walk

Written = tuple[list[str], Scope]  # lines, and what Python names hold behind them


def domain_of(var: str, sort: Sort) -> Domain:
    """What a variable goes through."""
    low, high = bounds(sort)
    return Domain(Read(var), low, high, isinstance(sort, Maybe))


@dataclass(slots=True)
class EffectWriter(WriteWriter):
    """Writes the effects of one Machine."""

    movers: dict[tuple[str, str], str] = field(default_factory=dict)  # place and carrier -> function
    looped: set[str] = field(init=False)  # variables that nothing but `Each` writes: at their start outside of it

    def __post_init__(self) -> None:
        # Zero-argument super does not work in a class with slots.
        WriteWriter.__post_init__(self)
        elsewhere: set[str] = set()
        for location in self.writer.machine.locations.values():
            elsewhere.add(location.var)
            for option in location.options:
                elsewhere |= {bind.var for bind in option.binds} | {find.var for find in finds(option.block)}
                for effect in effects(option.block):
                    elsewhere |= set() if isinstance(effect, Each) else set(written(effect))
        for probe in self.writer.machine.probes.values():
            elsewhere |= set(probe.params)
        self.looped = self.writer.machine.vars.keys() - elsewhere

    def effects(self, found: Iterable[Effect], scope: Scope, pad: str) -> Written:
        """The lines of some effects, one after the other."""
        lines: list[str] = []
        for effect in found:
            more, scope = self._effect(effect, scope, pad)
            lines += more
        return lines, scope

    def _effect(self, effect: Effect, scope: Scope, pad: str) -> Written:
        match effect:
            case Set():
                return self.set(effect, scope, pad), self.after(effect, scope)
            case Adjust():
                return self.adjust(effect, scope, pad), self.after(effect, scope)
            case When():
                return self._when(effect, scope, pad)
            case Check():
                return [], scope  # a promise has no effect in play
            case Move():
                return self._move(effect, scope, pad), self.after(effect, scope)
            case Push():
                return self._push(effect, scope, pad), self.after(effect, scope)
            case Pop():
                return self._pop(effect, scope, pad), self.after(effect, scope)
            case Each():
                return self._each(effect, scope, pad)
            case _:
                assert_never(effect)

    def _when(self, effect: When, scope: Scope, pad: str) -> Written:
        known = self.writer.known(effect.test, scope)
        if known is not None:
            return self.effects(effect.then if known else effect.otherwise, scope, pad)
        then, _ = self.effects(effect.then, self.writer.learnt(effect.test, scope), pad + PAD)
        no = self.writer.learnt(effect.test, scope, holds=False)
        otherwise, _ = self.effects(effect.otherwise, no, pad + PAD)
        lines = [f"{pad}if {self.writer.truth(effect.test, scope)}:", *(then or [f"{pad}{PAD}pass"])]
        if otherwise:
            lines += [f"{pad}else:", *otherwise]
        for one in inside(effect):
            scope = self.after(one, scope)
        return lines, scope

    def after(self, effect: Effect, scope: Scope) -> Scope:
        """What is known behind an effect: nothing of what it writes, or of what is derived from that."""
        for name in written(effect):
            scope = scope.without(name)
            for var in self.derived.get(name, ()):
                scope = scope.without(var.name)
        return scope

    # ---- pieces and queues

    def _move(self, effect: Move, scope: Scope, pad: str) -> list[str]:
        lines = [f"{pad}{self.said(effect)}"]
        who: Term = effect.who
        if not self.writer.is_safe(who, scope):  # asked first, so that it fails first
            lines.append(f"{pad}who = {self.writer.number(who, scope)}")
            scope = scope.with_arg("who", "who", self.writer.range(who, scope))
            who = Arg("who")
        reach, to = self.writer.range(effect.to, scope), self.writer.number(effect.to, scope)
        check = self.check(effect.var, reach, effect.clauses, pad)
        more, new = ([f"{pad}new = {to}"], "new") if check else self.named(to, "new", pad)
        lines += [*more, *check]
        if not effect.carrier:
            more, at = self.named(self.writer.place(effect.var, (who,), scope), "at", pad)
            return [*lines, *more, *self.put(effect.var, at, new, pad, self.kept_to(effect.var, reach))]
        param, known = self.writer.machine.vars[effect.var].index[0], self.writer.number(who, scope)
        if not fits(self.writer.range(who, scope), range_of_sort(param.sort)):
            known = f"known_index({literal(effect.var)}, {self.writer.kind(param.sort)}, {known})"
        return [*lines, f"{pad}{self._mover(effect.var, effect.carrier)}(s, {known}, {new})"]

    def _mover(self, name: str, carrier: str) -> str:
        """The function that puts a piece somewhere with all it carries."""
        if (name, carrier) in self.movers:
            return self.movers[name, carrier]
        made = self.movers[name, carrier] = self.writer.names.get("move", f"{name} with {carrier}")
        var, aboard = self.writer.machine.vars[name], self.writer.machine.vars[carrier]
        low, high = bounds(var.index[0].sort)
        known = Scope({"one": "one"}).with_arg("one", "one", Range(low, high))
        first, last = bounds(aboard.index[0].sort)
        slot = f"{aboard.offset - first} + other" if aboard.offset != first else "other"
        lines = [f"def {made}(s: Store, who: int, to: int) -> None:"]
        lines += docstring([f"`{name}` of one, of all whose `{carrier}` it is, and of those they carry."], PAD)
        lines += [
            f"{PAD}found = [who]",
            f"{PAD}for one in found:",
            f"{PAD}{PAD}at = {self.writer.place(name, (Arg('one'),), known)}",
            *self.put(name, "at", "to", PAD * 2, self.of_sort(name)),
            f"{PAD}{PAD}for other in range({first}, {last + 1}):",
            f"{PAD}{PAD}{PAD}if s[{slot}] == one and other not in found:",
            f"{PAD}{PAD}{PAD}{PAD}found.append(other)",
        ]
        self.writer.functions.append("\n".join(lines))
        return made

    def _push(self, effect: Push, scope: Scope, pad: str) -> list[str]:
        self.writer.moving.add(effect.queue)
        reach = self.writer.range(effect.value, scope)
        value = self.writer.number(effect.value, scope)
        full = f"queue_fault({literal(effect.queue)}, 'full', {literals(effect.clauses)})"
        more, at = self.named(self.writer.place(effect.size, effect.index, scope), "at", pad)
        first = self.writer.place(effect.queue, effect.index, scope)
        slot = self.named(f"{first} + count", "first", pad)
        return [
            f"{pad}{self.said(effect)}",
            f"{pad}new = {value}",
            *more,
            f"{pad}count = s[{at}]",
            f"{pad}if count >= {effect.capacity}:",
            f"{pad}{PAD}raise {full}",
            *self.check(effect.queue, reach, effect.clauses, pad),
            *slot[0],
            *self.put(effect.queue, slot[1], "new", pad, self.kept_to(effect.queue, reach)),
            *self.put(effect.size, at, "count + 1", pad, self.of_sort(effect.size)),
        ]

    def _pop(self, effect: Pop, scope: Scope, pad: str) -> list[str]:
        self.writer.moving.add(effect.queue)
        empty = f"queue_fault({literal(effect.queue)}, 'empty', {literals(effect.clauses)})"
        reach = self.writer.ranges.stores[effect.queue]
        more, at = self.named(self.writer.place(effect.size, effect.index, scope), "at", pad)
        move_up = [f"{pad}s[first : first + count] = [*s[first + 1 : first + count], 0]"]
        if effect.queue in self.derived:
            move_up = [f"{pad}for slot in range(first, first + count):"]
            move_up.append(f"{pad}{PAD}old = s[slot + 1] if slot < first + count - 1 else 0")
            move_up += self.put(effect.queue, "slot", "old", pad + PAD, reach)
        return [
            f"{pad}{self.said(effect)}",
            *more,
            f"{pad}count = s[{at}]",
            f"{pad}if count < 1:",
            f"{pad}{PAD}raise {empty}",
            f"{pad}first = {self.writer.place(effect.queue, effect.index, scope)}",
            f"{pad}new = s[first]",
            *self.check(effect.var, reach, effect.clauses, pad),
            *move_up,
            *self.put(effect.size, at, "count - 1", pad, self.of_sort(effect.size)),
            *self.put(
                effect.var, self.writer.place(effect.var, (), scope), "new", pad, self.kept_to(effect.var, reach)
            ),
        ]

    # ---- loops

    def is_read_through(self, var: str, terms: Iterable[Term]) -> bool:
        """Whether something that terms ask reads a variable from the store, beyond the terms themselves."""
        for term in terms:
            for part in walk(term):
                if isinstance(part, Ahead) or (isinstance(part, Apply) and self._reads(part, var)):
                    return True
        return False

    def _reads(self, part: Apply, var: str) -> bool:
        return var in variables_read(self.writer.machine, Apply(part.value, ()))

    def local(self, var: str, scope: Scope) -> str:
        """A Python name for a variable, which no name in scope has."""
        found = parameters((var,))[var]
        while found in {*scope.names.values(), *scope.held.values()}:
            found += "_"
        return found

    def unbound(self, var: str, pad: str) -> list[str]:
        """Lines that put a variable back to its start."""
        start = self.writer.machine.vars[var].start
        at = str(self.writer.machine.vars[var].offset)
        more, new = self.named(self.writer.number(start, Scope()), "new", pad)
        return [*more, *self.put(var, at, new, pad, self.writer.range(start, Scope()))]

    def _each(self, effect: Each, scope: Scope, pad: str) -> Written:
        enclosed = inside(effect)
        for one in (*enclosed, effect):
            scope = self.after(one, scope)
        domain, name = domain_of(effect.var, effect.sort), self.local(effect.var, scope)
        split = self.writer.split([], domain, scope, effect.within, scope)
        if split.mask is not None and split.mask[0] == "0":
            return self.unbound(effect.var, pad), scope  # of nothing: nobody is gone through
        lines = self.writer.loop(split.mask, domain, name, pad)
        terms = [effect.test, *(term for one in enclosed for term in terms_of_effect(one))]
        in_slot = self.is_read_through(effect.var, terms) or effect.var in self.derived
        inner, more = scope.holding(effect.var, name, domain.range), pad + PAD
        if in_slot:
            lines += self.put(effect.var, str(self.writer.machine.vars[effect.var].offset), name, more, domain.range)
        if effect.test != YES:
            lines.append(f"{more}if {self.writer.truth(effect.test, inner, CHOICE)}:")
            more += PAD
        body, _ = self.effects(effect.body, self.writer.learnt(effect.test, inner), more)
        lines += body or [f"{more}pass"]
        if in_slot or effect.var not in self.looped or any(effect.var in written(one) for one in enclosed):
            lines += self.unbound(effect.var, pad)
        return lines, scope


def inside(effect: Effect) -> list[Effect]:
    """Every effect that one encloses."""
    return [one for one in effects(Block(effects=(effect,), end=Goto(location=""))) if one is not effect]
