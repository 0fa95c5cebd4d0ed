"""Records as plain JSON text and back: the same text for equal records, in every process.

A record is its name and its fields; where a source position is not compared, it is not written either. Sets are
sorted. What comes back equals what was written. May import: nothing of ours.
"""

import dataclasses
import hashlib
import json
from collections.abc import Iterable
from functools import cache
from operator import attrgetter
from typing import Any

Json = Any  # what json writes: nested lists of texts, numbers, truths and None


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(one.name for one in dataclasses.fields(kind) if one.compare)


@cache
def _fields(kind: type) -> Any:
    """What gives the compared fields of a record as one tuple."""
    names = _names(kind)
    if len(names) == 1:
        single = attrgetter(names[0])
        return lambda record: (single(record),)
    return attrgetter(*names) if names else lambda _: ()


def plain(value: object) -> Json:
    """A record, or a list, set or dictionary of records, as nested lists."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, tuple):
        return ["(", *map(plain, value)]
    if isinstance(value, list):
        return ["[", *map(plain, value)]
    if isinstance(value, dict):
        return [":", *([plain(key), plain(one)] for key, one in value.items())]
    if isinstance(value, frozenset | set):
        shown = sorted((plain(one) for one in value), key=json.dumps)
        return ["<" if isinstance(value, frozenset) else "{", *shown]
    kind = type(value)
    if dataclasses.is_dataclass(kind):
        return [kind.__name__, *map(plain, _fields(kind)(value))]
    raise AssertionError(f"{kind.__name__} is no plain record")


def record(data: Json, kinds: dict[str, type]) -> Any:
    """What was written, made of the records named."""
    if not isinstance(data, list):
        return data
    tag, *rest = data
    if tag == ":":
        return {record(key, kinds): record(one, kinds) for key, one in rest}
    parts = [record(one, kinds) for one in rest]
    match tag:
        case "(":
            return tuple(parts)
        case "[":
            return parts
        case "<":
            return frozenset(parts)
        case "{":
            return set(parts)
        case _:
            kind = kinds[tag]
            return kind(**dict(zip(_names(kind), parts, strict=True)))


def text(value: object) -> str:
    """One line."""
    return json.dumps(plain(value), ensure_ascii=True, separators=(",", ":"))


def digest(parts: Iterable[str]) -> str:
    """A name for texts in their order that no other texts have."""
    found = hashlib.sha256()
    for part in parts:
        coded = part.encode()
        found.update(b"%d:" % len(coded))
        found.update(coded)
    return found.hexdigest()
