"""Pieces that those who look at the screen cannot tell apart: some fixed field of them is hidden, so their names are.

Decides nothing; the engine says what is hidden. May import: words, compiler.machine, dsl.model, dsl.sorts.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from tribonian.compiler.machine import Machine
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Enumeration, Readable, SetOf, strip
from tribonian.words import HIDDEN, word

_FIELD = re.compile(r"([^.\[\]]+)\.([^.\[\]]+)\[([^\[\]]*)\]")


def unknown_pieces(book: Rulebook, game: Any, viewers: Iterable[str]) -> frozenset[str]:
    """The pieces of which a viewer does not know what they are."""
    found = set()
    for viewer in viewers:
        for name in game.hidden(viewer):
            field = _FIELD.fullmatch(name)
            if field and field[1] in book.pieces and f"{field[1]}.{field[2]}" not in book.pieces[field[1]].states:
                found.add(field[3])
    return frozenset(found)


def masked(
    book: Rulebook, machine: Machine, values: Mapping[str, Readable], unknown: Collection[str]
) -> dict[str, Readable]:
    """Values without the names of unknown pieces."""
    if not unknown:
        return dict(values)
    sorts = [one.sort for one in book.pieces.values()]
    of_pieces = {name for name, var in machine.vars.items() if _inner(var.sort) in sorts}
    return {
        name: _masked(value, unknown) if name.split("[")[0] in of_pieces else value for name, value in values.items()
    }


def _inner(sort: object) -> object:
    plain = strip(sort) if not isinstance(sort, SetOf) else sort.of  # type: ignore[arg-type]  # any sort will do
    return plain if isinstance(plain, Enumeration) else None


def _masked(value: Readable, unknown: Collection[str]) -> Readable:
    if isinstance(value, list):
        known = [one for one in value if one not in unknown]
        return known + [HIDDEN] * (len(value) - len(known))
    return HIDDEN if value in unknown else value


def names_one(text: str, unknown: Collection[str]) -> bool:
    """Whether an answer names a piece that is unknown."""
    return any(part.strip() in unknown for part in re.split(r"[,()]", text))


def apart(
    found: Mapping[str, tuple[Readable, Readable]], unknown: Collection[str]
) -> tuple[dict[str, tuple[Readable, Readable]], list[str]]:
    """Changes of slots that may be named, and in words those of unknown pieces: how many did the same."""
    named: dict[str, tuple[Readable, Readable]] = {}
    counted: Counter[tuple[str, str, str]] = Counter()
    for name, (old, new) in found.items():
        field = _FIELD.fullmatch(name)
        if field and field[3] in unknown:
            counted[field[2], word(old), word(new)] += 1
        else:
            named[name] = (old, new)
    told = [f"{count} unknown: {field} {old} to {new}" for (field, old, new), count in counted.items()]
    return named, told
