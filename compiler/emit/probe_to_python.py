"""Procedures to look ahead with, to Python: where one begins and ends, and what tells positions apart meanwhile.

Only slots that it may write do. Where it writes `x[p]` for one of its parameters alone, that is one slot, known when it
is asked. May import: blocks, machine, effect_to_python, python_names, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tribonian.compiler.blocks import blocks, effects, finds, targets, written
from tribonian.compiler.emit.effect_to_python import inside
from tribonian.compiler.emit.python_names import literal, tuple_of
from tribonian.compiler.machine import Adjust, Block, Effect, Goto, Location, Machine, Move, Probe, Set
from tribonian.dsl.sorts import Maybe, bounds
from tribonian.dsl.terms import Const, Read, Term


@dataclass(frozen=True, slots=True)
class Moving:
    """A slot that a parameter tells: the first of the variable, the least and greatest index, and which parameter."""

    first: int
    low: int
    high: int
    param: int

    def __str__(self) -> str:
        return f"({self.first}, {self.low}, {self.high}, {self.param})"


def probe_record(name: str, probe: Probe, machine: Machine, start: int, end: int) -> str:
    """The call that makes the record of a procedure to look ahead with."""
    fixed, moving = changed_slots(machine, probe)
    slots = [str(machine.vars[one].offset) for one in probe.params]
    fields = [literal(name), str(start), str(end), _tuple(slots), _tuple([str(one) for one in fixed])]
    return f"Probe({', '.join([*fields, _tuple([str(one) for one in moving])])})"


def _tuple(parts: list[str]) -> str:
    return tuple_of(parts) if parts else "()"


def changed_slots(machine: Machine, probe: Probe) -> tuple[list[int], list[Moving]]:
    """The slots that a procedure may write from its start to its end, but for what is derived from them."""
    places = list(_reached(machine, probe))
    names = set(probe.params) | {one.var for one in places if one.var}
    indices: dict[str, set[Term | None]] = {}
    for place in places:
        for option in place.options:
            names |= {bind.var for bind in option.binds} | {find.var for find in finds(option.block)}
            for effect in effects(option.block):
                names |= set(written(effect))
                for name in written(effect):
                    indices.setdefault(name, set()).add(_index_of(effect))
    steady = {param: number for number, param in enumerate(probe.params) if _is_steady(param, places, probe.end)}
    moving: list[Moving] = []
    for name in sorted(names):
        var, told = machine.vars[name], indices.get(name, set())
        params = [one.var for one in told if isinstance(one, Read) and one.var in steady]
        if len(var.index) != 1 or not params or len(params) < len(told) or isinstance(var.index[0].sort, Maybe):
            continue
        low, high = bounds(var.index[0].sort)
        moving += [Moving(var.offset, low, high, steady[param]) for param in sorted(params)]
        names.remove(name)
    found = [var for var in machine.vars.values() if var.name in names]
    return sorted(slot for var in found for slot in range(var.offset, var.offset + var.size)), moving


def _reached(machine: Machine, probe: Probe) -> Iterator[Location]:
    """The locations of a procedure, its end left out."""
    reached = {probe.end}
    waiting = [probe.start]
    while waiting:
        place = waiting.pop()
        if place in reached:
            continue
        reached.add(place)
        yield machine.locations[place]
        for option in machine.locations[place].options:
            waiting += targets(option.block)


def _index_of(effect: Effect) -> Term | None:
    """The one index at which an effect writes; nothing where there are more, or others."""
    match effect:
        case Set(index=(index,)) | Adjust(index=(index,)) | Move(who=index, carrier=""):
            return index
        case _:
            return None


def _is_steady(param: str, places: list[Location], end: str) -> bool:
    """Whether a parameter stays as it was given until it is put back as the last thing before the end."""
    for place in places:
        if place.var == param or any(bind.var == param for option in place.options for bind in option.binds):
            return False
        for option in place.options:
            if any(find.var == param for find in finds(option.block)):
                return False
            if not all(_keeps(param, block, end) for block in blocks(option.block)):
                return False
    return True


def _keeps(param: str, block: Block, end: str) -> bool:
    put_back = False
    for effect in block.effects:
        if any(param in written(one) for one in inside(effect)):
            return False
        if param in written(effect):
            if not isinstance(effect, Set) or not isinstance(effect.value, Const):
                return False
            put_back = True
        elif put_back and any(_index_of(one) == Read(param) for one in (effect, *inside(effect))):
            return False
    return not put_back or (isinstance(block.end, Goto) and block.end.location == end)
