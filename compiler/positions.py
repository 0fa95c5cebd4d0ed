"""Positions by name: a store as `ap[Red]` is 3, and back again.

Names and values are those of saves. What is derived has no name. May import: machine, dsl.sorts.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from tribonian.compiler.machine import Machine, Var
from tribonian.dsl.sorts import (
    NONE,
    Enumeration,
    Maybe,
    Readable,
    SetOf,
    Sort,
    Text,
    Truth,
    Whole,
    bounds,
    holds,
    readable,
    show_value,
    values,
)


def slots(machine: Machine) -> Iterator[tuple[str, Var, tuple[int, ...], int]]:
    """Every slot that is stored: its name, its variable, its index, its place in the store."""
    for var in machine.vars.values():
        if var.derived_from:
            continue
        for place, index in enumerate(product(*(values(param.sort) for param in var.index))):
            yield slot_name(var, index), var, index, var.offset + place


def slot_name(var: Var, index: tuple[int, ...]) -> str:
    pairs = zip(var.index, index, strict=True)
    return var.name + (f"[{', '.join(show_value(param.sort, one) for param, one in pairs)}]" if index else "")


def position_of(machine: Machine, store: Sequence[int]) -> dict[str, Readable]:
    """A store by names."""
    return {name: readable(var.sort, store[slot]) for name, var, _, slot in slots(machine)}


class NoSuchValue(ValueError):
    """A position names something that these rules do not know."""


def put(machine: Machine, position: Mapping[str, object], store: list[int]) -> None:
    """Write what a position tells into a store; raises where a name or a value does not fit."""
    known = {name: (var, slot) for name, var, _, slot in slots(machine)}
    for name, value in position.items():
        if name not in known:
            raise NoSuchValue(f"these rules know no `{name}`")
        var, slot = known[name]
        stored = stored_value(var.sort, value)
        if stored is None:
            raise NoSuchValue(f"`{name}` cannot be {value!r}")
        store[slot] = stored


def stored_value(sort: Sort, value: object) -> int | None:
    """How a readable value is stored; nothing if it is not of the sort."""
    match sort:
        case Maybe():
            return NONE if value is None else stored_value(sort.inner, value)
        case Truth():
            return int(value) if isinstance(value, bool) else None
        case Enumeration():
            return sort.members.index(value) if isinstance(value, str) and value in sort.members else None
        case Whole() | Text():
            whole = isinstance(value, int) and not isinstance(value, bool)
            return value if whole and isinstance(value, int) and holds(sort, value) else None
        case SetOf():
            return _stored_set(sort, value)


def _stored_set(sort: SetOf, value: object) -> int | None:
    if not isinstance(value, list | tuple):
        return None
    low, bits = bounds(sort.of)[0], 0
    for one in value:
        member = stored_value(sort.of, one)
        if member is None:
            return None
        bits |= 1 << member - low
    return bits
