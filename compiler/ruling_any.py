"""Rulings on any position: every case that matters is tried where there are few, else some at random.

A slot of the store gets a value only when a question reads it, so what no question reads stands for all its values.
May import: blocks, evaluate, fault, machine, positions, ruling_entries, ruling_given, dsl.sorts.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.positions import slots
from tribonian.compiler.ruling_entries import Asking, Question
from tribonian.compiler.ruling_given import Setting
from tribonian.dsl.sorts import Sort, bounds, values

MOST_CASES = 20_000
AT_RANDOM = 2_000
SEED = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """How many positions were tried, whether they stand for all there are, and the first whose answer is another."""

    count: int
    all_of_them: bool
    against: list[int] | None
    samples: tuple[list[int], ...]  # some of the positions, to be asked elsewhere too


class _Unknown(Exception):
    """A question reads a slot that has no value yet."""

    def __init__(self, slot: int) -> None:
        self.slot = slot


class _TooMany(Exception):
    """There are more cases than are tried."""


class _Partial(Sequence[int]):
    """A store of which some slots are known."""

    def __init__(self, known: dict[int, int], size: int) -> None:
        self.known = known
        self.size = size

    @overload
    def __getitem__(self, slot: int) -> int: ...

    @overload
    def __getitem__(self, slot: slice) -> Sequence[int]: ...

    def __getitem__(self, slot: int | slice) -> int | Sequence[int]:
        if isinstance(slot, slice):
            raise _TooMany
        if slot in self.known:
            return self.known[slot]
        raise _Unknown(slot)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[int]:
        raise _TooMany  # whoever copies a store may read all of it


def try_any(evaluator: Evaluator, asking: Asking, first: Sequence[int]) -> Tried:
    """Ask a ruling of every position that passes, or of some."""
    found = _try_all(evaluator, asking, first)
    return found if found is not None else _try_some(evaluator, asking, first)


def _holds(evaluator: Evaluator, asking: Asking, store: Sequence[int]) -> bool | None:
    """Whether the answer is as told; nothing where the position is not spoken of."""
    if not all(evaluator.value(one.term, store, {}) for one in asking.given):
        return None
    assert asking.asked is not None
    try:
        return evaluator.value(asking.asked.term, store, {}) == evaluator.value(asking.then[0].term, store, {})
    except Fault:
        return False


def _try_all(evaluator: Evaluator, asking: Asking, first: Sequence[int]) -> Tried | None:
    sorts: dict[int, Sort] = {slot: var.sort for _, var, _, slot in slots(evaluator.machine)}
    waiting: list[dict[int, int]] = [{}]
    samples: list[list[int]] = []
    count = asked = 0
    while waiting:
        known = waiting.pop()
        asked += 1
        if asked > 2 * MOST_CASES or count > MOST_CASES:
            return None
        try:
            answer = _holds(evaluator, asking, _Partial(known, len(first)))
        except _Unknown as missing:
            low, high = bounds(sorts[missing.slot])
            if high - low > MOST_CASES:
                return None
            waiting += [{**known, missing.slot: value} for value in reversed(values(sorts[missing.slot]))]
            continue
        except _TooMany:
            return None
        except Fault:
            continue  # what is given is not settled there, so the position is not spoken of
        if answer is None:
            continue
        count += 1
        if not answer or count <= 20:
            samples.append(_filled(first, known))
        if not answer:
            return Tried(count=count, all_of_them=True, against=samples[-1], samples=tuple(samples))
    return Tried(count=count, all_of_them=True, against=None, samples=tuple(samples))


def _filled(first: Sequence[int], known: dict[int, int]) -> list[int]:
    store = list(first)
    for slot, value in known.items():
        store[slot] = value
    return store


def _try_some(evaluator: Evaluator, asking: Asking, first: Sequence[int]) -> Tried:
    rng = random.Random(SEED)
    read = set().union(*(variables_read(evaluator.machine, one.term) for one in _questions(asking)))
    sorts = [(slot, var.sort) for _, var, _, slot in slots(evaluator.machine) if var.name in read]
    count, samples = 0, []
    for _ in range(AT_RANDOM):
        store = list(first)
        for slot, sort in sorts:
            store[slot] = _any_value(rng, sort)
        setting = Setting(evaluator, store)
        if not all(setting.make(one.term, True, {}) for one in asking.given):
            continue
        answer = _holds(evaluator, asking, store)
        if answer is None:
            continue
        count += 1
        if count <= 20:
            samples.append(store)
        if not answer:
            return Tried(count=count, all_of_them=False, against=store, samples=(*samples, store))
    return Tried(count=count, all_of_them=False, against=None, samples=tuple(samples))


def _questions(asking: Asking) -> list[Question]:
    return [*asking.given, *asking.then, *((asking.asked,) if asking.asked else ())]


def _any_value(rng: random.Random, sort: Sort) -> int:
    low, high = bounds(sort)
    if high - low > MOST_CASES:
        return rng.randint(low, high)
    return rng.choice(values(sort))
