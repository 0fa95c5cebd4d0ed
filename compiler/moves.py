"""Answers that a location can be given, and the codes by which engines number them.

May import: machine, dsl.sorts.
"""

from dataclasses import dataclass
from math import prod

from tribonian.compiler.machine import Location, Option
from tribonian.dsl.sorts import values


@dataclass(frozen=True, slots=True)
class Bound:
    """An option of a menu with the values chosen for it, in the order of its `binds`."""

    label: str
    values: tuple[int, ...]


Move = int | str | Bound  # a value, or a label of a menu, alone or with values


def option_of(location: Location, move: Move) -> Option | None:
    """The option that an answer takes."""
    if location.kind != "choose":
        return location.options[0]
    label, binds = (move.label, True) if isinstance(move, Bound) else (move, False)
    return next((one for one in location.options if one.label == label and bool(one.binds) == binds), None)


def move_of(location: Location, code: int) -> Move:
    """The answer behind a code, as engines number them: options in order, each with all it can be chosen with."""
    if location.sort is not None:
        return values(location.sort)[code]
    for option in location.options:
        domains = [values(bind.sort) for bind in option.binds]
        count = prod(len(domain) for domain in domains)
        if code < count:
            chosen: list[int] = []
            for domain in reversed(domains):
                code, place = divmod(code, len(domain))
                chosen.append(domain[place])
            return Bound(option.label, tuple(reversed(chosen))) if option.binds else option.label
        code -= count
    raise IndexError(f"{location.name} has no answer {code}")


def code_of(location: Location, move: Move) -> int:
    """The code of an answer."""
    if location.sort is not None:
        assert isinstance(move, int)
        return values(location.sort).index(move)
    base = 0
    wanted = option_of(location, move)
    for option in location.options:
        domains = [values(bind.sort) for bind in option.binds]
        if option is wanted:
            code = 0
            for domain, value in zip(domains, move.values if isinstance(move, Bound) else (), strict=True):
                code = code * len(domain) + domain.index(value)
            return base + code
        base += prod(len(domain) for domain in domains)
    raise ValueError(f"{location.name} has no answer {move!r}")
