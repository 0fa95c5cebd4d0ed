# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Agricola: Roman Campaign in Britain, AD 82-84: a playable engine.

Made from the rulebook `agricola`, edition S&T 306, 2017.
Errata in force: printed.
Interpretations: q35, q43, q45, q95, q65, q12, q63, q73, q75, q25, balanced_income.
Machine 36afcba5751883e3.
"""

import argparse
import difflib
import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import accumulate, product
from math import floor as floor_of
from operator import itemgetter
from typing import Final

BOOK: Final = 'agricola'
TITLE: Final = 'Agricola: Roman Campaign in Britain, AD 82-84'
PLAYERS: Final[tuple[str, ...]] = ('Roman', 'Caledonian')
STAMP: Final[dict[str, object]] = {
    'book': 'agricola',
    'edition': 'S&T 306, 2017',
    'sheets': ['printed'],
    'interpretations': ['q35', 'q43', 'q45', 'q95', 'q65', 'q12', 'q63', 'q73', 'q75', 'q25', 'balanced_income'],
    'machine': '36afcba5751883e3',
}

NONE: Final = 2_000_000  # how `none` is stored
STEP_LIMIT: Final = 10_000
HIDDEN: Final = "?"  # what stands for a value that a player does not see

Store = list[int]  # one integer a slot; a set is one integer of bits
Value = bool | int | str | None | list["Value"]  # a stored integer as people read it
Rows = tuple[tuple[str, tuple[tuple[int, int], ...], int], ...]


class RuleFault(Exception):
    """Play met something the rules do not settle: its kind, the clauses and words. Nothing was changed."""

    def __init__(self, kind: str, clauses: tuple[str, ...], words: str) -> None:
        super().__init__(f"{kind}: {words}")
        self.kind = kind
        self.clauses = clauses
        self.words = words


class IllegalMove(ValueError):
    """A move that may not be made here, with every reason. Nothing was changed."""

    def __init__(self, refusals: "tuple[Refusal, ...]") -> None:
        super().__init__("; ".join(str(refusal) for refusal in refusals))
        self.refusals = refusals


class NoUndo(RuntimeError):
    """There is no move to take back, or an answer nobody may take back stands before it."""


class BadSave(ValueError):
    """A save that is damaged, of other rules, or does not follow from its own log."""


def nth_member(bits: int, place: int) -> int:
    """The member of a set that stands at a place, counted from 0, the lowest first."""
    while place:
        bits &= bits - 1
        place -= 1
    return (bits & -bits).bit_length() - 1


def members_of(bits: int, low: int) -> tuple[int, ...]:
    """The members of a set, the lowest first; the first bit stands for `low`."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1 + low)
        bits ^= lowest
    return tuple(found)


def gathered(s: Store, low: int, places: Iterable[int]) -> int:
    """All that stand at some places; what stands at the first of all places is kept in the slot `low`."""
    found = 0
    for place in places:
        found |= s[low + place]
    return found


def taken(s: Store, first: int, past: int, count: int) -> int:
    """The places, of so many, where something stands; where each stands is in the slots from `first` on."""
    found = 0
    for place in set(s[first:past]):
        if place < count:
            found |= 1 << place
    return found


class Members(dict[int, tuple[int, ...]]):
    """The members of large sets, kept as long as there are not too many."""

    __slots__ = ("low",)

    def __init__(self, low: int) -> None:
        super().__init__()
        self.low = low

    def __missing__(self, bits: int) -> tuple[int, ...]:
        if len(self) > 50_000:
            self.clear()
        self[bits] = made = members_of(bits, self.low)
        return made


def holding(sets: tuple[int, ...], bits: int) -> bytes:
    """For every set of so many values, whether it holds all of one of these."""
    return bytes([any([not one & ~held for one in sets]) for held in range(1 << bits)])


class Sieve(dict[int, tuple[int, ...]]):
    """Of some sets, those that may be within another: by the few places that the other is asked for first."""

    __slots__ = ("asked", "sets")

    def __init__(self, sets: tuple[int, ...], asked: int) -> None:
        super().__init__()
        self.sets = sets
        self.asked = asked

    def __missing__(self, held: int) -> tuple[int, ...]:
        self[held] = found = tuple([one for one in self.sets if not one & self.asked & ~held])
        return found


def sieve_of(sets: tuple[int, ...]) -> tuple[int, Sieve]:
    """The places to ask for, eight at most, each of which leaves as few sets as it can; and the sieve."""
    common = -1
    for one in sets:
        common &= one
    weights = {one & ~common: 1.0 for one in sets}
    asked = 0
    for _ in range(8):
        much: dict[int, float] = {}
        for one, weight in weights.items():
            for place in members_of(one & ~asked, 0):
                much[place] = much.get(place, 0.0) + weight
        if not much:
            break
        best = min(much, key=lambda place: (-much[place], place))
        asked |= 1 << best
        weights = {one: weight / 2 if one >> best & 1 else weight for one, weight in weights.items()}
    return asked, Sieve(sets, asked)


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """A finite sort of values, each stored as an integer; or the sets of such values, stored as bits."""

    low: int
    high: int
    names: tuple[str, ...] = ()
    truth: bool = False
    optional: bool = False
    is_set: bool = False

    @property
    def count(self) -> int:
        """How many values there are, `none` among them."""
        return self.high - self.low + 1 + self.optional

    def at(self, place: int) -> int:
        """The stored value at a place of the order."""
        return NONE if self.optional and place == self.count - 1 else self.low + place

    def place(self, stored: int) -> int:
        """Where a stored value stands in the order."""
        return self.count - 1 if self.optional and stored == NONE else stored - self.low

    def values(self) -> tuple[int, ...]:
        """All stored values, in order."""
        return tuple([self.at(place) for place in range(self.count)])

    def holds(self, stored: int) -> bool:
        if self.is_set:
            return 0 <= stored < 1 << self.count
        return self.low <= stored <= self.high or (self.optional and stored == NONE)

    def elements(self, stored: int) -> tuple[int, ...]:
        """What a stored set holds."""
        return tuple([self.low + place for place in range(self.count) if stored >> place & 1])

    def value(self, stored: int) -> Value:
        """A stored value as people read it."""
        if self.is_set:
            return [self._one(each) for each in self.elements(stored)]
        return self._one(stored)

    def _one(self, stored: int) -> Value:
        if self.optional and stored == NONE:
            return None
        if self.truth:
            return bool(stored)
        return self.names[stored] if 0 <= stored < len(self.names) else stored

    def stored(self, value: object) -> int | None:
        """How a value is stored; None if it is not of this kind."""
        if not self.is_set:
            return self._stored(value)
        if not isinstance(value, list | tuple | set | frozenset):
            return None
        bits = 0
        for each in value:
            place = self._stored(each)
            if place is None:
                return None
            bits |= 1 << place - self.low
        return bits if bits.bit_count() == len(value) else None

    def _stored(self, value: object) -> int | None:
        if value is None:
            return NONE if self.optional else None
        if self.truth:
            return int(value) if isinstance(value, bool) else None
        if self.names:
            return self.names.index(value) if isinstance(value, str) and value in self.names else None
        fits = isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return value if fits and isinstance(value, int) else None

    def text(self, stored: int) -> str:
        """A stored value as the rules write it."""
        if self.is_set:
            return ", ".join([self._text(each) for each in self.elements(stored)]) or "empty"
        return self._text(stored)

    def _text(self, stored: int) -> str:
        if self.optional and stored == NONE:
            return "none"
        return ("yes" if stored else "no") if self.truth else str(self._one(stored))

    def words(self) -> str:
        """What may be given, for messages."""
        some = "True or False" if self.truth else ", ".join(self.names) or f"{self.low}..{self.high}"
        return ("a list of " if self.is_set else "") + some + (" or None" if self.optional else "")

    def label(self, place: int) -> str:
        """The text of the value at a place, different for every place."""
        return labels_of(self)[0][place] if self.names else self.text(self.at(place))

    def labelled(self, label: str) -> int | None:
        """The place of the value with this text; None if there is none."""
        if self.names:
            return labels_of(self)[1].get(label)
        if self.truth or label == "none":
            return next((place for place in range(self.count) if self.label(place) == label), None)
        digits = label.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 12 and str(int(label)) == label):
            return None
        return int(label) - self.low if self.low <= int(label) <= self.high else None


@cache
def labels_of(kind: Kind) -> tuple[tuple[str, ...], dict[str, int]]:
    """The texts of all values of a kind; of two that are alike the later is marked."""
    found: dict[str, int] = {}
    for place in range(kind.count):
        label = kind.text(kind.at(place))
        while label in found:
            label += "'"
        found[label] = place
    return tuple(found), found

@dataclass(frozen=True, slots=True)
class Move:
    """One answer a player may give; two are equal if their labels are."""

    label: str
    value: Value = field(default=None, compare=False)
    clauses: tuple[str, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        return self.label


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move may not be made: reason is GUARD_FALSE, NOT_OFFERED, NOT_A_CHOICE or GAME_OVER."""

    reason: str
    clauses: tuple[str, ...]
    words: str
    need: Value = None
    have: Value = None
    erratum: str = ""

    def __str__(self) -> str:
        cited = f" ({', '.join(self.clauses)})" if self.clauses else ""
        return self.words + cited


@dataclass(frozen=True, slots=True)
class Guard:
    """A condition of an answer, with what it takes to explain that it fails; asked with the store and the values."""

    test: Callable[..., object]
    clauses: tuple[str, ...]
    words: str
    need: Callable[..., Value] | None = None
    have: Callable[..., Value] | None = None
    errata: Callable[..., tuple[str, ...]] | None = None

    def refusal(self, s: Store, values: tuple[int, ...]) -> Refusal:
        need = None if self.need is None else self.need(s, *values)
        have = None if self.have is None else self.have(s, *values)
        try:
            errata = () if self.errata is None else self.errata(s, *values)
        except RuleFault:
            errata = ()
        words = f"it takes {self.words}"
        return Refusal("GUARD_FALSE", self.clauses, words, need, have, ", ".join(dict.fromkeys(errata)))


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """An answer: its label, the slots and kinds of what is chosen with it, and who may give it."""

    label: str
    binds: tuple[tuple[int, Kind], ...]
    allowed: Callable[..., object] | None
    clauses: tuple[str, ...]
    guards: tuple[Guard, ...] = ()

    @property
    def count(self) -> int:
        """In how many ways it can be given."""
        count = 1
        for _, kind in self.binds:
            count *= kind.count
        return count

    def places(self, code: int) -> list[int]:
        """A way to give it, as places of the values chosen; the last changes first."""
        found: list[int] = []
        for _, kind in reversed(self.binds):
            code, place = divmod(code, kind.count)
            found.insert(0, place)
        return found

    def values(self, code: int) -> tuple[int, ...]:
        return tuple([kind.at(place) for (_, kind), place in zip(self.binds, self.places(code))])

    def text(self, code: int) -> str:
        """The label of one way to give it."""
        chosen = ", ".join([kind.label(place) for (_, kind), place in zip(self.binds, self.places(code))])
        return self.label if not self.binds else f"{self.label}({chosen})" if self.label else chosen

    def code(self, text: str) -> int | None:
        """The way to give it that has this label."""
        if not self.binds:
            return 0 if text == self.label else None
        if self.label:
            if not (text.startswith(f"{self.label}(") and text.endswith(")")):
                return None
            text = text[len(self.label) + 1 : -1]
        return chosen_code([kind for _, kind in self.binds], text, 0)


def chosen_code(kinds: list[Kind], text: str, code: int) -> int | None:
    """The code of values with commas between them."""
    if len(kinds) == 1:
        place = kinds[0].labelled(text)
        return None if place is None else code * kinds[0].count + place
    end = text.find(", ")
    while end >= 0:
        place = kinds[0].labelled(text[:end])
        if place is not None:
            found = chosen_code(kinds[1:], text[end + 2 :], code * kinds[0].count + place)
            if found is not None:
                return found
        end = text.find(", ", end + 1)
    return None


@dataclass(frozen=True, slots=True, eq=False)
class Place:
    """Where play stands: at a step, or waiting for a choice, for chance, for an open answer, or over."""

    name: str
    waits: str
    clauses: tuple[str, ...]
    what: str
    options: tuple[Option, ...] = ()
    player: Callable[[Store], int] | None = None
    by_value: bool = False  # the answer is a value, not the name of an option

    @property
    def count(self) -> int:
        """How many codes there are."""
        return sum([option.count for option in self.options])

    def option(self, code: int) -> tuple[Option, int]:
        """The option a code belongs to, and which way it is given."""
        for option in self.options:
            if code < option.count:
                return option, code
            code -= option.count
        raise IndexError(f"{self.name} has no answer {code}")

    def code(self, label: str) -> int | None:
        """The code of an answer by its label; None if there is none."""
        base = 0
        for option in self.options:
            found = option.code(label)
            if found is not None:
                return base + found
            base += option.count
        return None

    def move(self, code: int) -> Move:
        option, way = self.option(code)
        label = option.text(way)
        return Move(label, self.value(code) if self.by_value else label, option.clauses)

    def value(self, code: int) -> Value:
        """An answer as logs and saves hold it."""
        option, way = self.option(code)
        return option.binds[0][1].value(option.values(way)[0]) if self.by_value else option.text(way)

    def valued(self, value: object) -> int | None:
        """The code of an answer as logs and saves hold it."""
        if not self.by_value:
            return self.code(value) if isinstance(value, str) else None
        kind = self.options[0].binds[0][1]
        stored = kind.stored(value)
        return None if stored is None else kind.place(stored)

    def words(self) -> str:
        """What may be answered, for messages."""
        return self.options[0].binds[0][1].words() if self.by_value else "one of the answers offered"


@dataclass(frozen=True, slots=True, eq=False)
class Variable:
    """A stretch of the store: its first slot, what its values and indices are, and its first values."""

    name: str
    slot: int
    kind: Kind
    index: tuple[Kind, ...]
    first: int | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Switch:
    """An option, reading or scenario, or how many play: fixed before play."""

    name: str
    sort: str
    slot: int
    kind: Kind
    default: int
    title: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Secret:
    """What a player does not see: stretches of slots for each choice of the parameters, where the test holds."""

    stretches: tuple[tuple[int, int], ...]  # first slot, and how many for one choice
    params: tuple[Kind, ...]
    test: Callable[..., object] | None  # asked with the store, the parameters and the viewer
    attributes: tuple[str, ...]  # fixed fields of pieces that are hidden too


@dataclass(frozen=True, slots=True)
class Question:
    """What the game waits for: of whom, about what, and on which clauses."""

    waiting_for: str
    player: str | None
    what: str
    clauses: tuple[str, ...]
    place: str


@dataclass(frozen=True, slots=True)
class Answer:
    """One entry of the log."""

    place: str
    waiting_for: str
    value: Value
    rolled: bool


def no_codes(s: Store) -> Sequence[int]:
    """Nothing is answered where the game is over."""
    return ()


def no_play(s: Store, code: int) -> int:
    raise IndexError("the game is over")


def slots_of(variables: tuple[Variable, ...]) -> Iterator[tuple[str, Kind, int]]:
    """Name, kind and first value of every slot of some variables."""
    taken: set[str] = set()
    for variable in variables:
        for number, index in enumerate(product(*[kind.values() for kind in variable.index])):
            texts = [kind.text(one) for kind, one in zip(variable.index, index)]
            name = f"{variable.name}[{', '.join(texts)}]" if index else variable.name
            while name in taken:
                name += "'"
            taken.add(name)
            yield name, variable.kind, variable.first if isinstance(variable.first, int) else variable.first[number]

# ---- faults, and what rules and tables come to


def out_of_range(name: str, value: int, clauses: tuple[str, ...]) -> RuleFault:
    return RuleFault("range", clauses, f"{name} would be {value}")


def cannot_spend(name: str, amount: int, now: int, clauses: tuple[str, ...]) -> RuleFault:
    return RuleFault("spend", clauses, f"{amount} {name} are to be spent, {now} are there")


def queue_fault(name: str, state: str, clauses: tuple[str, ...]) -> RuleFault:
    return RuleFault("queue", clauses, f"{name} is {state}")


def nothing_comes(by_chance: bool, clauses: tuple[str, ...]) -> RuleFault:
    if by_chance:
        return RuleFault("draw", clauses, "there is nothing to draw")
    return RuleFault("stuck", clauses, "no answer is possible")


def no_rule(name: str, rules: tuple[str, ...]) -> RuleFault:
    return RuleFault("undefined", rules, f"no rule gives {name} here")


def place_of(name: str, kind: Kind, index: int) -> int:
    """Where an index stands among those of a variable."""
    if kind.low <= index <= kind.high:
        return index - kind.low
    if kind.optional and index == NONE:
        return kind.high - kind.low + 1
    raise RuleFault("range", (), f"{name} has no place for {index}")


def known_index(name: str, kind: Kind, index: int) -> int:
    """An index that a variable has."""
    place_of(name, kind, index)
    return index


def set_has(bits: int, place: int) -> int:
    """Whether a set holds a place, which may be none that a set can hold."""
    return bits >> place & 1 if 0 <= place < 10000 else 0


def set_with(bits: int, place: int) -> int:
    if not 0 <= place < 10000:
        raise RuleFault("range", (), f"a set has no place for {place}")
    return bits | 1 << place


def set_without(bits: int, place: int) -> int:
    return bits & ~(1 << place) if 0 <= place < 10000 else bits


def topmost_rules(on: int, beats: tuple[tuple[int, int], ...]) -> int:
    """The applying rules, one bit each, that no applying rule goes before."""
    top = on
    for rule, beaten in beats:
        if on & rule:
            top &= ~beaten
    return top


def agreed_value(name: str, kind: Kind, said: Sequence[tuple[str, int]]) -> int:
    """What the topmost rules say, if they all say the same."""
    results = dict(said)
    rules = tuple(results)
    found = results[rules[0]]
    if any([value != found for value in results.values()]):
        words = ", ".join(f"{rule} says {kind.text(value)}" for rule, value in results.items())
        raise RuleFault("conflict", rules, f"{name}: {words}")
    if not kind.holds(found):
        raise out_of_range(name, found, rules)
    return found


def search_rows(name: str, rows: Rows, kinds: tuple[Kind, ...], given: tuple[int, ...]) -> int:
    """The one cell of a table for an index."""
    found = [
        (row, cell)
        for row, keys, cell in rows
        if all([low <= value <= high for (low, high), value in zip(keys, given, strict=True)])
    ]
    if len({cell for _, cell in found}) != 1:
        shown = ", ".join(kind.text(value) for kind, value in zip(kinds, given, strict=True))
        kind = "conflict" if found else "undefined"
        raise RuleFault(kind, tuple(row for row, _ in found), f"{name} has {len(found)} cells for {shown}")
    return found[0][1]

# ---- maps: what is asked about spaces, by their numbers

Spaces = tuple[tuple[int, ...], ...]  # for every space, others


def space_of(name: str, count: int, space: int) -> int:
    """A space that the map has."""
    if not 0 <= space < count:
        raise RuleFault("range", (), f"{name} has no space {space}")
    return space


def no_way(name: str, start: int, goal: int) -> RuleFault:
    return RuleFault("range", (), f"{name} has no way from {start} to {goal}")


def no_grid(name: str, space: int) -> int:
    raise RuleFault("undefined", (), f"{name} has no columns and rows")


def places_of(columns: tuple[int, ...], rows: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Column and row to space."""
    found: dict[tuple[int, int], int] = {}
    for space, place in enumerate(zip(columns, rows)):
        found.setdefault(place, space)
    return found


def offset_space(
    at: dict[tuple[int, int], int],
    columns: tuple[int, ...],
    rows: tuple[int, ...],
    space: int,
    across: int,
    down: int,
) -> int:
    """The space so many columns and rows on, or none."""
    return at.get((columns[space] + across, rows[space] + down), NONE)


def next_space(ways: tuple[int, ...], way: int) -> int:
    """The space beside one in a direction, or none."""
    return ways[way] if 0 <= way < len(ways) else NONE


def direction_of(ways: tuple[int, ...], goal: int) -> int:
    """The direction in which a space lies beside one, or none."""
    return ways.index(goal) if goal in ways else NONE


def neighbours_of(ways: Spaces) -> Spaces:
    """The spaces beside each, in order."""
    return tuple([tuple(sorted({space for space in each if space != NONE})) for each in ways])


def near_masks(beside: Spaces) -> tuple[int, ...]:
    """The spaces beside each, as bits."""
    return tuple([sum([1 << space for space in each]) for each in beside])


def hex_steps(across: int, down: int) -> int:
    return max(abs(across), abs(down), abs(across + down))


def rook_steps(across: int, down: int) -> int:
    return abs(across) + abs(down)


def king_steps(across: int, down: int) -> int:
    return max(abs(across), abs(down))


class GridDistances(dict[int, tuple[int, ...]]):
    """The distances from a space of a grid to all others, measured when first asked for."""

    __slots__ = ("measure", "places")

    def __init__(self, places: tuple[tuple[int, int], ...], measure: Callable[[int, int], int]) -> None:
        super().__init__()
        self.places = places
        self.measure = measure

    def __missing__(self, start: int) -> tuple[int, ...]:
        column, row = self.places[start]
        self[start] = made = tuple([self.measure(c - column, r - row) for c, r in self.places])
        return made


class StepDistances(dict[int, tuple[int, ...]]):
    """The distances from a space to all others, counted from neighbour to neighbour when first asked for."""

    __slots__ = ("beside",)

    def __init__(self, beside: Spaces) -> None:
        super().__init__()
        self.beside = beside

    def __missing__(self, start: int) -> tuple[int, ...]:
        found = [NONE] * len(self.beside)
        found[start] = 0
        waiting = [start]
        for space in waiting:
            for other in self.beside[space]:
                if found[other] == NONE:
                    found[other] = found[space] + 1
                    waiting.append(other)
        self[start] = made = tuple(found)
        return made


class Balls(dict[int, tuple[int, ...]]):
    """For a space: the spaces at a distance of at most 0, 1, 2 ... as bits."""

    __slots__ = ("count", "distances")

    def __init__(self, distances: GridDistances | StepDistances, count: int) -> None:
        super().__init__()
        self.distances = distances
        self.count = count

    def __missing__(self, start: int) -> tuple[int, ...]:
        found = self.distances[start]
        most = max([distance for distance in found if distance != NONE])
        rings = [0] * (most + 1)
        for space, distance in enumerate(found):
            if distance != NONE:
                rings[distance] |= 1 << space
        for distance in range(most):
            rings[distance + 1] |= rings[distance]
        self[start] = made = tuple(rings)
        return made


def ball_of(rings: tuple[int, ...], most: int) -> int:
    """The spaces at a distance of at most so much."""
    return rings[min(most, len(rings) - 1)] if most >= 0 else 0


class Edges(dict[tuple[int, int], int]):
    """What is told of the edges between spaces that touch."""

    __slots__ = ("default", "name", "near")

    def __init__(self, name: str, near: tuple[int, ...], default: int, cells: dict[tuple[int, int], int]) -> None:
        super().__init__(cells)
        self.name = name
        self.near = near
        self.default = default

    def __missing__(self, pair: tuple[int, int]) -> int:
        start, end = pair
        if not self.near[start] >> end & 1:
            raise RuleFault("undefined", (), f"{self.name} has no edge from {start} to {end}")
        self[pair] = self.default
        return self.default

# ---- kinds of values

KIND_1_4: Final = Kind(1, 4)
KIND_0_9: Final = Kind(0, 9)
KIND_bool: Final = Kind(0, 1, truth=True)
KIND_ScoutingScope: Final = Kind(0, 1, names=('per_march_phase', 'per_movement'))
KIND_0_20: Final = Kind(0, 20)
KIND_Unit: Final = Kind(0, 95, names=(
    'agricola', 'karus', 'legate_ii', 'legate_ix', 'legate_xx', 'praef_class', 'second_1', 'second_2', 'second_3',
    'ninth_1', 'ninth_2', 'ninth_3', 'twentieth_1', 'twentieth_2', 'twentieth_3', 'evocati_1', 'evocati_2',
    'vexillation', 'coh_eq_1', 'coh_eq_2', 'alae_1', 'alae_2', 'alae_3', 'aux_1', 'aux_2', 'aux_3', 'aux_4',
    'aux_5', 'aux_6', 'praetorians', 'singulares', 'exploratores', 'imped_1', 'imped_2', 'classis_1', 'classis_2',
    'classis_3', 'camp_1', 'camp_2', 'camp_3', 'camp_4', 'camp_5', 'camp_6', 'calgacus', 'chief_1', 'chief_2',
    'chief_3', 'atecotti_1', 'atecotti_2', 'atecotti_3', 'gaesatae_1', 'gaesatae_2', 'gaesatae_3', 'gaesatae_4',
    'chariot_1', 'chariot_2', 'chariot_3', 'chariot_4', 'chariot_5', 'band_1', 'band_2', 'band_3', 'band_4',
    'band_5', 'band_6', 'band_7', 'band_8', 'band_9', 'band_10', 'band_11', 'band_12', 'band_13', 'band_14',
    'band_15', 'band_16', 'band_17', 'band_18', 'band_19', 'band_20', 'band_21', 'band_22', 'oppidum_1',
    'oppidum_2', 'oppidum_3', 'ambush_1', 'ambush_2', 'ambush_3', 'monolith_1', 'monolith_2', 'monolith_3',
    'mines_1', 'mines_2', 'mines_3', 'wastes_1', 'wastes_2', 'wastes_3',
))
KIND_Place: Final = Kind(0, 364, names=(
    '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430', '1431', '1432', '1433', '1434', '1435',
    '1436', '1437', '1438', '1439', '1522', '1523', '1524', '1525', '1526', '1527', '1528', '1529', '1530', '1531',
    '1532', '1533', '1534', '1535', '1536', '1537', '1538', '1539', '1622', '1623', '1624', '1625', '1626', '1627',
    '1628', '1629', '1630', '1631', '1632', '1633', '1634', '1635', '1636', '1637', '1638', '1639', '1722', '1723',
    '1724', '1725', '1726', '1727', '1728', '1729', '1730', '1731', '1732', '1733', '1734', '1735', '1736', '1737',
    '1738', '1739', '1822', '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1831', '1832', '1833',
    '1834', '1835', '1836', '1837', '1838', '1839', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929',
    '1930', '1931', '1932', '1933', '1934', '1935', '1936', '1937', '1938', '1939', '2022', '2023', '2024', '2025',
    '2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035', '2036', '2037', '2038', '2039',
    '2122', '2123', '2124', '2125', '2126', '2127', '2128', '2129', '2130', '2131', '2132', '2133', '2134', '2135',
    '2136', '2137', '2138', '2139', '2222', '2223', '2224', '2225', '2226', '2227', '2228', '2229', '2230', '2231',
    '2232', '2233', '2234', '2235', '2236', '2237', '2238', '2239', '2322', '2323', '2324', '2325', '2326', '2327',
    '2328', '2329', '2330', '2331', '2332', '2333', '2334', '2335', '2336', '2337', '2338', '2339', '2422', '2423',
    '2424', '2425', '2426', '2427', '2428', '2429', '2430', '2431', '2432', '2433', '2434', '2435', '2436', '2437',
    '2438', '2439', '2522', '2523', '2524', '2525', '2526', '2527', '2528', '2529', '2530', '2531', '2532', '2533',
    '2534', '2535', '2536', '2537', '2538', '2539', '2622', '2623', '2624', '2625', '2626', '2627', '2628', '2629',
    '2630', '2631', '2632', '2633', '2634', '2635', '2636', '2637', '2638', '2639', '2722', '2723', '2724', '2725',
    '2726', '2727', '2728', '2729', '2730', '2731', '2732', '2733', '2734', '2735', '2736', '2737', '2738', '2739',
    '2822', '2823', '2824', '2825', '2826', '2827', '2828', '2829', '2830', '2831', '2832', '2833', '2834', '2835',
    '2836', '2837', '2838', '2839', '2922', '2923', '2924', '2925', '2926', '2927', '2928', '2929', '2930', '2931',
    '2932', '2933', '2934', '2935', '2936', '2937', '2938', '2939', '3022', '3023', '3024', '3025', '3026', '3027',
    '3028', '3029', '3030', '3031', '3032', '3033', '3034', '3035', '3036', '3037', '3038', '3039', '3122', '3123',
    '3124', '3125', '3126', '3127', '3128', '3129', '3130', '3131', '3132', '3133', '3134', '3135', '3136', '3137',
    '3138', '3139', '3222', '3223', '3224', '3225', '3226', '3227', '3228', '3229', '3230', '3231', '3232', '3233',
    '3234', '3235', '3236', '3237', '3238', '3239', '3322', '3323', '3324', '3325', '3326', '3327', '3328', '3329',
    '3330', '3331', '3332', '3333', '3334', '3335', '3336', '3337', '3338', '3339', 'britannia', 'recruit_box',
    'elite_box', 'center_box', 'out_of_game',
))
KIND_Order: Final = Kind(0, 1, names=('good', 'disrupted'))
KIND_Unit_or_none: Final = Kind(0, 95, names=(
    'agricola', 'karus', 'legate_ii', 'legate_ix', 'legate_xx', 'praef_class', 'second_1', 'second_2', 'second_3',
    'ninth_1', 'ninth_2', 'ninth_3', 'twentieth_1', 'twentieth_2', 'twentieth_3', 'evocati_1', 'evocati_2',
    'vexillation', 'coh_eq_1', 'coh_eq_2', 'alae_1', 'alae_2', 'alae_3', 'aux_1', 'aux_2', 'aux_3', 'aux_4',
    'aux_5', 'aux_6', 'praetorians', 'singulares', 'exploratores', 'imped_1', 'imped_2', 'classis_1', 'classis_2',
    'classis_3', 'camp_1', 'camp_2', 'camp_3', 'camp_4', 'camp_5', 'camp_6', 'calgacus', 'chief_1', 'chief_2',
    'chief_3', 'atecotti_1', 'atecotti_2', 'atecotti_3', 'gaesatae_1', 'gaesatae_2', 'gaesatae_3', 'gaesatae_4',
    'chariot_1', 'chariot_2', 'chariot_3', 'chariot_4', 'chariot_5', 'band_1', 'band_2', 'band_3', 'band_4',
    'band_5', 'band_6', 'band_7', 'band_8', 'band_9', 'band_10', 'band_11', 'band_12', 'band_13', 'band_14',
    'band_15', 'band_16', 'band_17', 'band_18', 'band_19', 'band_20', 'band_21', 'band_22', 'oppidum_1',
    'oppidum_2', 'oppidum_3', 'ambush_1', 'ambush_2', 'ambush_3', 'monolith_1', 'monolith_2', 'monolith_3',
    'mines_1', 'mines_2', 'mines_3', 'wastes_1', 'wastes_2', 'wastes_3',
), optional=True)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Caledonian'))
KIND_set_of_Stratagem: Final = Kind(0, 10, names=(
    'treachery', 'speech', 'tribute', 'unite', 'fury', 'druids', 'novae_gentes', 'circumnavigation', 'imperium',
    'officium', 'siege_attack',
), is_set=True)
KIND_MarchKind: Final = Kind(0, 5, names=(
    'paid', 'led_by_supreme_leader', 'scouting', 'officium_march', 'at_sea', 'sortie',
))
KIND_set_of_Unit: Final = Kind(0, 95, names=(
    'agricola', 'karus', 'legate_ii', 'legate_ix', 'legate_xx', 'praef_class', 'second_1', 'second_2', 'second_3',
    'ninth_1', 'ninth_2', 'ninth_3', 'twentieth_1', 'twentieth_2', 'twentieth_3', 'evocati_1', 'evocati_2',
    'vexillation', 'coh_eq_1', 'coh_eq_2', 'alae_1', 'alae_2', 'alae_3', 'aux_1', 'aux_2', 'aux_3', 'aux_4',
    'aux_5', 'aux_6', 'praetorians', 'singulares', 'exploratores', 'imped_1', 'imped_2', 'classis_1', 'classis_2',
    'classis_3', 'camp_1', 'camp_2', 'camp_3', 'camp_4', 'camp_5', 'camp_6', 'calgacus', 'chief_1', 'chief_2',
    'chief_3', 'atecotti_1', 'atecotti_2', 'atecotti_3', 'gaesatae_1', 'gaesatae_2', 'gaesatae_3', 'gaesatae_4',
    'chariot_1', 'chariot_2', 'chariot_3', 'chariot_4', 'chariot_5', 'band_1', 'band_2', 'band_3', 'band_4',
    'band_5', 'band_6', 'band_7', 'band_8', 'band_9', 'band_10', 'band_11', 'band_12', 'band_13', 'band_14',
    'band_15', 'band_16', 'band_17', 'band_18', 'band_19', 'band_20', 'band_21', 'band_22', 'oppidum_1',
    'oppidum_2', 'oppidum_3', 'ambush_1', 'ambush_2', 'ambush_3', 'monolith_1', 'monolith_2', 'monolith_3',
    'mines_1', 'mines_2', 'mines_3', 'wastes_1', 'wastes_2', 'wastes_3',
), is_set=True)
KIND_0_99: Final = Kind(0, 99)
KIND_set_of_Hex: Final = Kind(0, 359, names=(
    '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430', '1431', '1432', '1433', '1434', '1435',
    '1436', '1437', '1438', '1439', '1522', '1523', '1524', '1525', '1526', '1527', '1528', '1529', '1530', '1531',
    '1532', '1533', '1534', '1535', '1536', '1537', '1538', '1539', '1622', '1623', '1624', '1625', '1626', '1627',
    '1628', '1629', '1630', '1631', '1632', '1633', '1634', '1635', '1636', '1637', '1638', '1639', '1722', '1723',
    '1724', '1725', '1726', '1727', '1728', '1729', '1730', '1731', '1732', '1733', '1734', '1735', '1736', '1737',
    '1738', '1739', '1822', '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1831', '1832', '1833',
    '1834', '1835', '1836', '1837', '1838', '1839', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929',
    '1930', '1931', '1932', '1933', '1934', '1935', '1936', '1937', '1938', '1939', '2022', '2023', '2024', '2025',
    '2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035', '2036', '2037', '2038', '2039',
    '2122', '2123', '2124', '2125', '2126', '2127', '2128', '2129', '2130', '2131', '2132', '2133', '2134', '2135',
    '2136', '2137', '2138', '2139', '2222', '2223', '2224', '2225', '2226', '2227', '2228', '2229', '2230', '2231',
    '2232', '2233', '2234', '2235', '2236', '2237', '2238', '2239', '2322', '2323', '2324', '2325', '2326', '2327',
    '2328', '2329', '2330', '2331', '2332', '2333', '2334', '2335', '2336', '2337', '2338', '2339', '2422', '2423',
    '2424', '2425', '2426', '2427', '2428', '2429', '2430', '2431', '2432', '2433', '2434', '2435', '2436', '2437',
    '2438', '2439', '2522', '2523', '2524', '2525', '2526', '2527', '2528', '2529', '2530', '2531', '2532', '2533',
    '2534', '2535', '2536', '2537', '2538', '2539', '2622', '2623', '2624', '2625', '2626', '2627', '2628', '2629',
    '2630', '2631', '2632', '2633', '2634', '2635', '2636', '2637', '2638', '2639', '2722', '2723', '2724', '2725',
    '2726', '2727', '2728', '2729', '2730', '2731', '2732', '2733', '2734', '2735', '2736', '2737', '2738', '2739',
    '2822', '2823', '2824', '2825', '2826', '2827', '2828', '2829', '2830', '2831', '2832', '2833', '2834', '2835',
    '2836', '2837', '2838', '2839', '2922', '2923', '2924', '2925', '2926', '2927', '2928', '2929', '2930', '2931',
    '2932', '2933', '2934', '2935', '2936', '2937', '2938', '2939', '3022', '3023', '3024', '3025', '3026', '3027',
    '3028', '3029', '3030', '3031', '3032', '3033', '3034', '3035', '3036', '3037', '3038', '3039', '3122', '3123',
    '3124', '3125', '3126', '3127', '3128', '3129', '3130', '3131', '3132', '3133', '3134', '3135', '3136', '3137',
    '3138', '3139', '3222', '3223', '3224', '3225', '3226', '3227', '3228', '3229', '3230', '3231', '3232', '3233',
    '3234', '3235', '3236', '3237', '3238', '3239', '3322', '3323', '3324', '3325', '3326', '3327', '3328', '3329',
    '3330', '3331', '3332', '3333', '3334', '3335', '3336', '3337', '3338', '3339',
), is_set=True)
KIND_Hex: Final = Kind(0, 359, names=(
    '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430', '1431', '1432', '1433', '1434', '1435',
    '1436', '1437', '1438', '1439', '1522', '1523', '1524', '1525', '1526', '1527', '1528', '1529', '1530', '1531',
    '1532', '1533', '1534', '1535', '1536', '1537', '1538', '1539', '1622', '1623', '1624', '1625', '1626', '1627',
    '1628', '1629', '1630', '1631', '1632', '1633', '1634', '1635', '1636', '1637', '1638', '1639', '1722', '1723',
    '1724', '1725', '1726', '1727', '1728', '1729', '1730', '1731', '1732', '1733', '1734', '1735', '1736', '1737',
    '1738', '1739', '1822', '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1831', '1832', '1833',
    '1834', '1835', '1836', '1837', '1838', '1839', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929',
    '1930', '1931', '1932', '1933', '1934', '1935', '1936', '1937', '1938', '1939', '2022', '2023', '2024', '2025',
    '2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035', '2036', '2037', '2038', '2039',
    '2122', '2123', '2124', '2125', '2126', '2127', '2128', '2129', '2130', '2131', '2132', '2133', '2134', '2135',
    '2136', '2137', '2138', '2139', '2222', '2223', '2224', '2225', '2226', '2227', '2228', '2229', '2230', '2231',
    '2232', '2233', '2234', '2235', '2236', '2237', '2238', '2239', '2322', '2323', '2324', '2325', '2326', '2327',
    '2328', '2329', '2330', '2331', '2332', '2333', '2334', '2335', '2336', '2337', '2338', '2339', '2422', '2423',
    '2424', '2425', '2426', '2427', '2428', '2429', '2430', '2431', '2432', '2433', '2434', '2435', '2436', '2437',
    '2438', '2439', '2522', '2523', '2524', '2525', '2526', '2527', '2528', '2529', '2530', '2531', '2532', '2533',
    '2534', '2535', '2536', '2537', '2538', '2539', '2622', '2623', '2624', '2625', '2626', '2627', '2628', '2629',
    '2630', '2631', '2632', '2633', '2634', '2635', '2636', '2637', '2638', '2639', '2722', '2723', '2724', '2725',
    '2726', '2727', '2728', '2729', '2730', '2731', '2732', '2733', '2734', '2735', '2736', '2737', '2738', '2739',
    '2822', '2823', '2824', '2825', '2826', '2827', '2828', '2829', '2830', '2831', '2832', '2833', '2834', '2835',
    '2836', '2837', '2838', '2839', '2922', '2923', '2924', '2925', '2926', '2927', '2928', '2929', '2930', '2931',
    '2932', '2933', '2934', '2935', '2936', '2937', '2938', '2939', '3022', '3023', '3024', '3025', '3026', '3027',
    '3028', '3029', '3030', '3031', '3032', '3033', '3034', '3035', '3036', '3037', '3038', '3039', '3122', '3123',
    '3124', '3125', '3126', '3127', '3128', '3129', '3130', '3131', '3132', '3133', '3134', '3135', '3136', '3137',
    '3138', '3139', '3222', '3223', '3224', '3225', '3226', '3227', '3228', '3229', '3230', '3231', '3232', '3233',
    '3234', '3235', '3236', '3237', '3238', '3239', '3322', '3323', '3324', '3325', '3326', '3327', '3328', '3329',
    '3330', '3331', '3332', '3333', '3334', '3335', '3336', '3337', '3338', '3339',
))
KIND_1_60: Final = Kind(1, 60)
KIND_1_20: Final = Kind(1, 20)
KIND_0_6: Final = Kind(0, 6)
KIND_minus_20_20: Final = Kind(-20, 20)
KIND_0_24: Final = Kind(0, 24)
KIND_Stratagem: Final = Kind(0, 10, names=(
    'treachery', 'speech', 'tribute', 'unite', 'fury', 'druids', 'novae_gentes', 'circumnavigation', 'imperium',
    'officium', 'siege_attack',
))
KIND_1_6: Final = Kind(1, 6)
KIND_Happening: Final = Kind(0, 10, names=(
    'omens', 'emperor_visits', 'revolt', 'emperor_in_germany', 'unrest', 'weather', 'tribes_go_home',
    'hibernian_raids', 'celtic_allies', 'roman_allies', 'no_effect',
))
KIND_1_9: Final = Kind(1, 9)
KIND_0_60: Final = Kind(0, 60)
KIND_0_120: Final = Kind(0, 120)
KIND_Box: Final = Kind(0, 4, names=('britannia', 'recruit_box', 'elite_box', 'center_box', 'out_of_game'))
KIND_0_96: Final = Kind(0, 96)
KIND_1_24: Final = Kind(1, 24)
KIND_0_12: Final = Kind(0, 12)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Caledonian'), optional=True)
KIND_Event: Final = Kind(0, 16, names=(
    'ap_rolled', 'between_marches', 'movement_ended', 'battle_begins', 'declared', 'advantage_known',
    'battle_decided', 'eliminated', 'happens', 'weather_turns', 'visit_refused', 'revealed', 'mines_worked',
    'voyage_ended', 'imperium_succeeds', 'ultima_thule_reached', 'bid_won',
))
KIND_0_63: Final = Kind(0, 63)
KIND_0_64: Final = Kind(0, 64)
KIND_0_4: Final = Kind(0, 4)
KIND_0_9999: Final = Kind(0, 9999)
KIND_minus_1_95: Final = Kind(-1, 95)
KIND_0_1: Final = Kind(0, 1)
KIND_0_19: Final = Kind(0, 19)
KIND_0_2: Final = Kind(0, 2)
KIND_0_3: Final = Kind(0, 3)
KIND_0_200: Final = Kind(0, 200)
KIND_Degree: Final = Kind(0, 3, names=(
    'decisive_roman', 'marginal_roman', 'caledonian_provincial', 'caledonian_imperial',
))
KIND_Kind: Final = Kind(0, 20, names=(
    'supreme', 'leader', 'legate', 'praefect', 'legionary', 'praetorian', 'auxiliary', 'cavalry', 'singulares',
    'explorator', 'impedimenta', 'fleet', 'praesidium', 'warband', 'gaesatae', 'chariot', 'oppidum', 'ambush',
    'monolith', 'mines', 'wastes',
))
KIND_0_2_or_none: Final = Kind(0, 2, optional=True)


# ---- sets, maps and tables

MEMBERS: Final = tuple([members_of(bits, 0) for bits in range(64)])
MEMBERS_FROM_6: Final = tuple([members_of(bits, 6) for bits in range(64)])
ALL_360: Final = (1 << 360) - 1
BIT_OF: Final = tuple([1 << place for place in range(360)])
SETS: Final = Members(0)
# The map `Hex`: 360 spaces, hex with odd columns
COLUMN_Hex: Final[tuple[int, ...]] = (
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23, 23,
    23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
)
ROW_Hex: Final[tuple[int, ...]] = (
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25,
    26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27,
    28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37,
    38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
    32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23,
    24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
)
WAYS_Hex: Final[Spaces] = (
    (NONE, NONE, 18, 1, NONE, NONE), (0, 18, 19, 2, NONE, NONE), (1, 19, 20, 3, NONE, NONE),
    (2, 20, 21, 4, NONE, NONE), (3, 21, 22, 5, NONE, NONE), (4, 22, 23, 6, NONE, NONE), (5, 23, 24, 7, NONE, NONE),
    (6, 24, 25, 8, NONE, NONE), (7, 25, 26, 9, NONE, NONE), (8, 26, 27, 10, NONE, NONE),
    (9, 27, 28, 11, NONE, NONE), (10, 28, 29, 12, NONE, NONE), (11, 29, 30, 13, NONE, NONE),
    (12, 30, 31, 14, NONE, NONE), (13, 31, 32, 15, NONE, NONE), (14, 32, 33, 16, NONE, NONE),
    (15, 33, 34, 17, NONE, NONE), (16, 34, 35, NONE, NONE, NONE), (NONE, 36, 37, 19, 1, 0), (18, 37, 38, 20, 2, 1),
    (19, 38, 39, 21, 3, 2), (20, 39, 40, 22, 4, 3), (21, 40, 41, 23, 5, 4), (22, 41, 42, 24, 6, 5),
    (23, 42, 43, 25, 7, 6), (24, 43, 44, 26, 8, 7), (25, 44, 45, 27, 9, 8), (26, 45, 46, 28, 10, 9),
    (27, 46, 47, 29, 11, 10), (28, 47, 48, 30, 12, 11), (29, 48, 49, 31, 13, 12), (30, 49, 50, 32, 14, 13),
    (31, 50, 51, 33, 15, 14), (32, 51, 52, 34, 16, 15), (33, 52, 53, 35, 17, 16), (34, 53, NONE, NONE, NONE, 17),
    (NONE, NONE, 54, 37, 18, NONE), (36, 54, 55, 38, 19, 18), (37, 55, 56, 39, 20, 19), (38, 56, 57, 40, 21, 20),
    (39, 57, 58, 41, 22, 21), (40, 58, 59, 42, 23, 22), (41, 59, 60, 43, 24, 23), (42, 60, 61, 44, 25, 24),
    (43, 61, 62, 45, 26, 25), (44, 62, 63, 46, 27, 26), (45, 63, 64, 47, 28, 27), (46, 64, 65, 48, 29, 28),
    (47, 65, 66, 49, 30, 29), (48, 66, 67, 50, 31, 30), (49, 67, 68, 51, 32, 31), (50, 68, 69, 52, 33, 32),
    (51, 69, 70, 53, 34, 33), (52, 70, 71, NONE, 35, 34), (NONE, 72, 73, 55, 37, 36), (54, 73, 74, 56, 38, 37),
    (55, 74, 75, 57, 39, 38), (56, 75, 76, 58, 40, 39), (57, 76, 77, 59, 41, 40), (58, 77, 78, 60, 42, 41),
    (59, 78, 79, 61, 43, 42), (60, 79, 80, 62, 44, 43), (61, 80, 81, 63, 45, 44), (62, 81, 82, 64, 46, 45),
    (63, 82, 83, 65, 47, 46), (64, 83, 84, 66, 48, 47), (65, 84, 85, 67, 49, 48), (66, 85, 86, 68, 50, 49),
    (67, 86, 87, 69, 51, 50), (68, 87, 88, 70, 52, 51), (69, 88, 89, 71, 53, 52), (70, 89, NONE, NONE, NONE, 53),
    (NONE, NONE, 90, 73, 54, NONE), (72, 90, 91, 74, 55, 54), (73, 91, 92, 75, 56, 55), (74, 92, 93, 76, 57, 56),
    (75, 93, 94, 77, 58, 57), (76, 94, 95, 78, 59, 58), (77, 95, 96, 79, 60, 59), (78, 96, 97, 80, 61, 60),
    (79, 97, 98, 81, 62, 61), (80, 98, 99, 82, 63, 62), (81, 99, 100, 83, 64, 63), (82, 100, 101, 84, 65, 64),
    (83, 101, 102, 85, 66, 65), (84, 102, 103, 86, 67, 66), (85, 103, 104, 87, 68, 67), (86, 104, 105, 88, 69, 68),
    (87, 105, 106, 89, 70, 69), (88, 106, 107, NONE, 71, 70), (NONE, 108, 109, 91, 73, 72),
    (90, 109, 110, 92, 74, 73), (91, 110, 111, 93, 75, 74), (92, 111, 112, 94, 76, 75), (93, 112, 113, 95, 77, 76),
    (94, 113, 114, 96, 78, 77), (95, 114, 115, 97, 79, 78), (96, 115, 116, 98, 80, 79), (97, 116, 117, 99, 81, 80),
    (98, 117, 118, 100, 82, 81), (99, 118, 119, 101, 83, 82), (100, 119, 120, 102, 84, 83),
    (101, 120, 121, 103, 85, 84), (102, 121, 122, 104, 86, 85), (103, 122, 123, 105, 87, 86),
    (104, 123, 124, 106, 88, 87), (105, 124, 125, 107, 89, 88), (106, 125, NONE, NONE, NONE, 89),
    (NONE, NONE, 126, 109, 90, NONE), (108, 126, 127, 110, 91, 90), (109, 127, 128, 111, 92, 91),
    (110, 128, 129, 112, 93, 92), (111, 129, 130, 113, 94, 93), (112, 130, 131, 114, 95, 94),
    (113, 131, 132, 115, 96, 95), (114, 132, 133, 116, 97, 96), (115, 133, 134, 117, 98, 97),
    (116, 134, 135, 118, 99, 98), (117, 135, 136, 119, 100, 99), (118, 136, 137, 120, 101, 100),
    (119, 137, 138, 121, 102, 101), (120, 138, 139, 122, 103, 102), (121, 139, 140, 123, 104, 103),
    (122, 140, 141, 124, 105, 104), (123, 141, 142, 125, 106, 105), (124, 142, 143, NONE, 107, 106),
    (NONE, 144, 145, 127, 109, 108), (126, 145, 146, 128, 110, 109), (127, 146, 147, 129, 111, 110),
    (128, 147, 148, 130, 112, 111), (129, 148, 149, 131, 113, 112), (130, 149, 150, 132, 114, 113),
    (131, 150, 151, 133, 115, 114), (132, 151, 152, 134, 116, 115), (133, 152, 153, 135, 117, 116),
    (134, 153, 154, 136, 118, 117), (135, 154, 155, 137, 119, 118), (136, 155, 156, 138, 120, 119),
    (137, 156, 157, 139, 121, 120), (138, 157, 158, 140, 122, 121), (139, 158, 159, 141, 123, 122),
    (140, 159, 160, 142, 124, 123), (141, 160, 161, 143, 125, 124), (142, 161, NONE, NONE, NONE, 125),
    (NONE, NONE, 162, 145, 126, NONE), (144, 162, 163, 146, 127, 126), (145, 163, 164, 147, 128, 127),
    (146, 164, 165, 148, 129, 128), (147, 165, 166, 149, 130, 129), (148, 166, 167, 150, 131, 130),
    (149, 167, 168, 151, 132, 131), (150, 168, 169, 152, 133, 132), (151, 169, 170, 153, 134, 133),
    (152, 170, 171, 154, 135, 134), (153, 171, 172, 155, 136, 135), (154, 172, 173, 156, 137, 136),
    (155, 173, 174, 157, 138, 137), (156, 174, 175, 158, 139, 138), (157, 175, 176, 159, 140, 139),
    (158, 176, 177, 160, 141, 140), (159, 177, 178, 161, 142, 141), (160, 178, 179, NONE, 143, 142),
    (NONE, 180, 181, 163, 145, 144), (162, 181, 182, 164, 146, 145), (163, 182, 183, 165, 147, 146),
    (164, 183, 184, 166, 148, 147), (165, 184, 185, 167, 149, 148), (166, 185, 186, 168, 150, 149),
    (167, 186, 187, 169, 151, 150), (168, 187, 188, 170, 152, 151), (169, 188, 189, 171, 153, 152),
    (170, 189, 190, 172, 154, 153), (171, 190, 191, 173, 155, 154), (172, 191, 192, 174, 156, 155),
    (173, 192, 193, 175, 157, 156), (174, 193, 194, 176, 158, 157), (175, 194, 195, 177, 159, 158),
    (176, 195, 196, 178, 160, 159), (177, 196, 197, 179, 161, 160), (178, 197, NONE, NONE, NONE, 161),
    (NONE, NONE, 198, 181, 162, NONE), (180, 198, 199, 182, 163, 162), (181, 199, 200, 183, 164, 163),
    (182, 200, 201, 184, 165, 164), (183, 201, 202, 185, 166, 165), (184, 202, 203, 186, 167, 166),
    (185, 203, 204, 187, 168, 167), (186, 204, 205, 188, 169, 168), (187, 205, 206, 189, 170, 169),
    (188, 206, 207, 190, 171, 170), (189, 207, 208, 191, 172, 171), (190, 208, 209, 192, 173, 172),
    (191, 209, 210, 193, 174, 173), (192, 210, 211, 194, 175, 174), (193, 211, 212, 195, 176, 175),
    (194, 212, 213, 196, 177, 176), (195, 213, 214, 197, 178, 177), (196, 214, 215, NONE, 179, 178),
    (NONE, 216, 217, 199, 181, 180), (198, 217, 218, 200, 182, 181), (199, 218, 219, 201, 183, 182),
    (200, 219, 220, 202, 184, 183), (201, 220, 221, 203, 185, 184), (202, 221, 222, 204, 186, 185),
    (203, 222, 223, 205, 187, 186), (204, 223, 224, 206, 188, 187), (205, 224, 225, 207, 189, 188),
    (206, 225, 226, 208, 190, 189), (207, 226, 227, 209, 191, 190), (208, 227, 228, 210, 192, 191),
    (209, 228, 229, 211, 193, 192), (210, 229, 230, 212, 194, 193), (211, 230, 231, 213, 195, 194),
    (212, 231, 232, 214, 196, 195), (213, 232, 233, 215, 197, 196), (214, 233, NONE, NONE, NONE, 197),
    (NONE, NONE, 234, 217, 198, NONE), (216, 234, 235, 218, 199, 198), (217, 235, 236, 219, 200, 199),
    (218, 236, 237, 220, 201, 200), (219, 237, 238, 221, 202, 201), (220, 238, 239, 222, 203, 202),
    (221, 239, 240, 223, 204, 203), (222, 240, 241, 224, 205, 204), (223, 241, 242, 225, 206, 205),
    (224, 242, 243, 226, 207, 206), (225, 243, 244, 227, 208, 207), (226, 244, 245, 228, 209, 208),
    (227, 245, 246, 229, 210, 209), (228, 246, 247, 230, 211, 210), (229, 247, 248, 231, 212, 211),
    (230, 248, 249, 232, 213, 212), (231, 249, 250, 233, 214, 213), (232, 250, 251, NONE, 215, 214),
    (NONE, 252, 253, 235, 217, 216), (234, 253, 254, 236, 218, 217), (235, 254, 255, 237, 219, 218),
    (236, 255, 256, 238, 220, 219), (237, 256, 257, 239, 221, 220), (238, 257, 258, 240, 222, 221),
    (239, 258, 259, 241, 223, 222), (240, 259, 260, 242, 224, 223), (241, 260, 261, 243, 225, 224),
    (242, 261, 262, 244, 226, 225), (243, 262, 263, 245, 227, 226), (244, 263, 264, 246, 228, 227),
    (245, 264, 265, 247, 229, 228), (246, 265, 266, 248, 230, 229), (247, 266, 267, 249, 231, 230),
    (248, 267, 268, 250, 232, 231), (249, 268, 269, 251, 233, 232), (250, 269, NONE, NONE, NONE, 233),
    (NONE, NONE, 270, 253, 234, NONE), (252, 270, 271, 254, 235, 234), (253, 271, 272, 255, 236, 235),
    (254, 272, 273, 256, 237, 236), (255, 273, 274, 257, 238, 237), (256, 274, 275, 258, 239, 238),
    (257, 275, 276, 259, 240, 239), (258, 276, 277, 260, 241, 240), (259, 277, 278, 261, 242, 241),
    (260, 278, 279, 262, 243, 242), (261, 279, 280, 263, 244, 243), (262, 280, 281, 264, 245, 244),
    (263, 281, 282, 265, 246, 245), (264, 282, 283, 266, 247, 246), (265, 283, 284, 267, 248, 247),
    (266, 284, 285, 268, 249, 248), (267, 285, 286, 269, 250, 249), (268, 286, 287, NONE, 251, 250),
    (NONE, 288, 289, 271, 253, 252), (270, 289, 290, 272, 254, 253), (271, 290, 291, 273, 255, 254),
    (272, 291, 292, 274, 256, 255), (273, 292, 293, 275, 257, 256), (274, 293, 294, 276, 258, 257),
    (275, 294, 295, 277, 259, 258), (276, 295, 296, 278, 260, 259), (277, 296, 297, 279, 261, 260),
    (278, 297, 298, 280, 262, 261), (279, 298, 299, 281, 263, 262), (280, 299, 300, 282, 264, 263),
    (281, 300, 301, 283, 265, 264), (282, 301, 302, 284, 266, 265), (283, 302, 303, 285, 267, 266),
    (284, 303, 304, 286, 268, 267), (285, 304, 305, 287, 269, 268), (286, 305, NONE, NONE, NONE, 269),
    (NONE, NONE, 306, 289, 270, NONE), (288, 306, 307, 290, 271, 270), (289, 307, 308, 291, 272, 271),
    (290, 308, 309, 292, 273, 272), (291, 309, 310, 293, 274, 273), (292, 310, 311, 294, 275, 274),
    (293, 311, 312, 295, 276, 275), (294, 312, 313, 296, 277, 276), (295, 313, 314, 297, 278, 277),
    (296, 314, 315, 298, 279, 278), (297, 315, 316, 299, 280, 279), (298, 316, 317, 300, 281, 280),
    (299, 317, 318, 301, 282, 281), (300, 318, 319, 302, 283, 282), (301, 319, 320, 303, 284, 283),
    (302, 320, 321, 304, 285, 284), (303, 321, 322, 305, 286, 285), (304, 322, 323, NONE, 287, 286),
    (NONE, 324, 325, 307, 289, 288), (306, 325, 326, 308, 290, 289), (307, 326, 327, 309, 291, 290),
    (308, 327, 328, 310, 292, 291), (309, 328, 329, 311, 293, 292), (310, 329, 330, 312, 294, 293),
    (311, 330, 331, 313, 295, 294), (312, 331, 332, 314, 296, 295), (313, 332, 333, 315, 297, 296),
    (314, 333, 334, 316, 298, 297), (315, 334, 335, 317, 299, 298), (316, 335, 336, 318, 300, 299),
    (317, 336, 337, 319, 301, 300), (318, 337, 338, 320, 302, 301), (319, 338, 339, 321, 303, 302),
    (320, 339, 340, 322, 304, 303), (321, 340, 341, 323, 305, 304), (322, 341, NONE, NONE, NONE, 305),
    (NONE, NONE, 342, 325, 306, NONE), (324, 342, 343, 326, 307, 306), (325, 343, 344, 327, 308, 307),
    (326, 344, 345, 328, 309, 308), (327, 345, 346, 329, 310, 309), (328, 346, 347, 330, 311, 310),
    (329, 347, 348, 331, 312, 311), (330, 348, 349, 332, 313, 312), (331, 349, 350, 333, 314, 313),
    (332, 350, 351, 334, 315, 314), (333, 351, 352, 335, 316, 315), (334, 352, 353, 336, 317, 316),
    (335, 353, 354, 337, 318, 317), (336, 354, 355, 338, 319, 318), (337, 355, 356, 339, 320, 319),
    (338, 356, 357, 340, 321, 320), (339, 357, 358, 341, 322, 321), (340, 358, 359, NONE, 323, 322),
    (NONE, NONE, NONE, 343, 325, 324), (342, NONE, NONE, 344, 326, 325), (343, NONE, NONE, 345, 327, 326),
    (344, NONE, NONE, 346, 328, 327), (345, NONE, NONE, 347, 329, 328), (346, NONE, NONE, 348, 330, 329),
    (347, NONE, NONE, 349, 331, 330), (348, NONE, NONE, 350, 332, 331), (349, NONE, NONE, 351, 333, 332),
    (350, NONE, NONE, 352, 334, 333), (351, NONE, NONE, 353, 335, 334), (352, NONE, NONE, 354, 336, 335),
    (353, NONE, NONE, 355, 337, 336), (354, NONE, NONE, 356, 338, 337), (355, NONE, NONE, 357, 339, 338),
    (356, NONE, NONE, 358, 340, 339), (357, NONE, NONE, 359, 341, 340), (358, NONE, NONE, NONE, NONE, 341),
)
BESIDE_Hex: Final = neighbours_of(WAYS_Hex)
NEAR_Hex: Final = near_masks(BESIDE_Hex)
DISTANCE_Hex: Final = GridDistances(tuple([(c, r - (c) // 2) for c, r in zip(COLUMN_Hex, ROW_Hex)]), hex_steps)
BALL_Hex: Final = Balls(DISTANCE_Hex, 360)


# The table `Hex.coast` by it. @TEC-m
CELLS_Hex_coast: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1,
    1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0,
    1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0,
)


# The table `Hex.fortress` by it. @TEC-f
CELLS_Hex_fortress: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.hibernia` by it. @13.5-b
CELLS_Hex_hibernia: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
)


# The table `Hex.road` by it. @TEC-j
CELLS_Hex_road: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.site` by it. @TEC-l
CELLS_Hex_site: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.south` by it. @27.1-a
CELLS_Hex_south: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
)
ROWS_Hex_south: Rows = (
    ('Hex.south', ((0, 0),), 0),
    ('Hex.south', ((1, 1),), 0),
    ('Hex.south', ((2, 2),), 0),
    ('Hex.south', ((3, 3),), 0),
    ('Hex.south', ((4, 4),), 0),
    ('Hex.south', ((5, 5),), 0),
    ('Hex.south', ((6, 6),), 0),
    ('Hex.south', ((7, 7),), 0),
    ('Hex.south', ((8, 8),), 0),
    ('Hex.south', ((9, 9),), 0),
    ('Hex.south', ((10, 10),), 0),
    ('Hex.south', ((11, 11),), 0),
    ('Hex.south', ((12, 12),), 0),
    ('Hex.south', ((13, 13),), 0),
    ('Hex.south', ((14, 14),), 0),
    ('Hex.south', ((15, 15),), 0),
    ('Hex.south', ((16, 16),), 0),
    ('Hex.south', ((17, 17),), 0),
    ('Hex.south', ((18, 18),), 0),
    ('Hex.south', ((19, 19),), 0),
    ('Hex.south', ((20, 20),), 0),
    ('Hex.south', ((21, 21),), 0),
    ('Hex.south', ((22, 22),), 0),
    ('Hex.south', ((23, 23),), 0),
    ('Hex.south', ((24, 24),), 0),
    ('Hex.south', ((25, 25),), 0),
    ('Hex.south', ((26, 26),), 0),
    ('Hex.south', ((27, 27),), 0),
    ('Hex.south', ((28, 28),), 0),
    ('Hex.south', ((29, 29),), 0),
    ('Hex.south', ((30, 30),), 0),
    ('Hex.south', ((31, 31),), 0),
    ('Hex.south', ((32, 32),), 0),
    ('Hex.south', ((33, 33),), 0),
    ('Hex.south', ((34, 34),), 0),
    ('Hex.south', ((35, 35),), 0),
    ('Hex.south', ((36, 36),), 0),
    ('Hex.south', ((37, 37),), 0),
    ('Hex.south', ((38, 38),), 0),
    ('Hex.south', ((39, 39),), 0),
    ('Hex.south', ((40, 40),), 0),
    ('Hex.south', ((41, 41),), 0),
    ('Hex.south', ((42, 42),), 0),
    ('Hex.south', ((43, 43),), 0),
    ('Hex.south', ((44, 44),), 0),
    ('Hex.south', ((45, 45),), 0),
    ('Hex.south', ((46, 46),), 0),
    ('Hex.south', ((47, 47),), 0),
    ('Hex.south', ((48, 48),), 0),
    ('Hex.south', ((49, 49),), 0),
    ('Hex.south', ((50, 50),), 0),
    ('Hex.south', ((51, 51),), 0),
    ('Hex.south', ((52, 52),), 0),
    ('Hex.south', ((53, 53),), 0),
    ('Hex.south', ((54, 54),), 0),
    ('Hex.south', ((55, 55),), 0),
    ('Hex.south', ((56, 56),), 0),
    ('Hex.south', ((57, 57),), 0),
    ('Hex.south', ((58, 58),), 0),
    ('Hex.south', ((59, 59),), 0),
    ('Hex.south', ((60, 60),), 0),
    ('Hex.south', ((61, 61),), 0),
    ('Hex.south', ((62, 62),), 0),
    ('Hex.south', ((63, 63),), 0),
    ('Hex.south', ((64, 64),), 0),
    ('Hex.south', ((65, 65),), 0),
    ('Hex.south', ((66, 66),), 0),
    ('Hex.south', ((67, 67),), 0),
    ('Hex.south', ((68, 68),), 0),
    ('Hex.south', ((69, 69),), 0),
    ('Hex.south', ((70, 70),), 0),
    ('Hex.south', ((71, 71),), 0),
    ('Hex.south', ((72, 72),), 0),
    ('Hex.south', ((73, 73),), 0),
    ('Hex.south', ((74, 74),), 0),
    ('Hex.south', ((75, 75),), 0),
    ('Hex.south', ((76, 76),), 0),
    ('Hex.south', ((77, 77),), 0),
    ('Hex.south', ((78, 78),), 0),
    ('Hex.south', ((79, 79),), 0),
    ('Hex.south', ((80, 80),), 0),
    ('Hex.south', ((81, 81),), 0),
    ('Hex.south', ((82, 82),), 0),
    ('Hex.south', ((83, 83),), 0),
    ('Hex.south', ((84, 84),), 0),
    ('Hex.south', ((85, 85),), 0),
    ('Hex.south', ((86, 86),), 0),
    ('Hex.south', ((87, 87),), 0),
    ('Hex.south', ((88, 88),), 0),
    ('Hex.south', ((89, 89),), 0),
    ('Hex.south', ((90, 90),), 0),
    ('Hex.south', ((91, 91),), 0),
    ('Hex.south', ((92, 92),), 0),
    ('Hex.south', ((93, 93),), 0),
    ('Hex.south', ((94, 94),), 0),
    ('Hex.south', ((95, 95),), 0),
    ('Hex.south', ((96, 96),), 0),
    ('Hex.south', ((97, 97),), 0),
    ('Hex.south', ((98, 98),), 0),
    ('Hex.south', ((99, 99),), 0),
    ('Hex.south', ((100, 100),), 0),
    ('Hex.south', ((101, 101),), 0),
    ('Hex.south', ((102, 102),), 0),
    ('Hex.south', ((103, 103),), 0),
    ('Hex.south', ((104, 104),), 0),
    ('Hex.south', ((105, 105),), 0),
    ('Hex.south', ((106, 106),), 0),
    ('Hex.south', ((107, 107),), 0),
    ('Hex.south', ((108, 108),), 0),
    ('Hex.south', ((109, 109),), 0),
    ('Hex.south', ((110, 110),), 0),
    ('Hex.south', ((111, 111),), 0),
    ('Hex.south', ((112, 112),), 0),
    ('Hex.south', ((113, 113),), 0),
    ('Hex.south', ((114, 114),), 0),
    ('Hex.south', ((115, 115),), 0),
    ('Hex.south', ((116, 116),), 0),
    ('Hex.south', ((117, 117),), 0),
    ('Hex.south', ((118, 118),), 0),
    ('Hex.south', ((119, 119),), 0),
    ('Hex.south', ((120, 120),), 0),
    ('Hex.south', ((121, 121),), 0),
    ('Hex.south', ((122, 122),), 0),
    ('Hex.south', ((123, 123),), 0),
    ('Hex.south', ((124, 124),), 0),
    ('Hex.south', ((125, 125),), 0),
    ('Hex.south', ((126, 126),), 0),
    ('Hex.south', ((127, 127),), 0),
    ('Hex.south', ((128, 128),), 0),
    ('Hex.south', ((129, 129),), 0),
    ('Hex.south', ((130, 130),), 0),
    ('Hex.south', ((131, 131),), 0),
    ('Hex.south', ((132, 132),), 0),
    ('Hex.south', ((133, 133),), 0),
    ('Hex.south', ((134, 134),), 0),
    ('Hex.south', ((135, 135),), 0),
    ('Hex.south', ((136, 136),), 0),
    ('Hex.south', ((137, 137),), 0),
    ('Hex.south', ((138, 138),), 0),
    ('Hex.south', ((139, 139),), 0),
    ('Hex.south', ((140, 140),), 0),
    ('Hex.south', ((141, 141),), 0),
    ('Hex.south', ((142, 142),), 0),
    ('Hex.south', ((143, 143),), 0),
    ('Hex.south', ((144, 144),), 0),
    ('Hex.south', ((145, 145),), 0),
    ('Hex.south', ((146, 146),), 0),
    ('Hex.south', ((147, 147),), 0),
    ('Hex.south', ((148, 148),), 0),
    ('Hex.south', ((149, 149),), 0),
    ('Hex.south', ((150, 150),), 0),
    ('Hex.south', ((151, 151),), 0),
    ('Hex.south', ((152, 152),), 0),
    ('Hex.south', ((153, 153),), 0),
    ('Hex.south', ((154, 154),), 0),
    ('Hex.south', ((155, 155),), 0),
    ('Hex.south', ((156, 156),), 0),
    ('Hex.south', ((157, 157),), 0),
    ('Hex.south', ((158, 158),), 0),
    ('Hex.south', ((159, 159),), 0),
    ('Hex.south', ((160, 160),), 0),
    ('Hex.south', ((161, 161),), 0),
    ('Hex.south', ((162, 162),), 0),
    ('Hex.south', ((163, 163),), 0),
    ('Hex.south', ((164, 164),), 0),
    ('Hex.south', ((165, 165),), 0),
    ('Hex.south', ((166, 166),), 0),
    ('Hex.south', ((167, 167),), 0),
    ('Hex.south', ((168, 168),), 0),
    ('Hex.south', ((169, 169),), 0),
    ('Hex.south', ((170, 170),), 0),
    ('Hex.south', ((171, 171),), 0),
    ('Hex.south', ((172, 172),), 0),
    ('Hex.south', ((173, 173),), 0),
    ('Hex.south', ((174, 174),), 0),
    ('Hex.south', ((175, 175),), 0),
    ('Hex.south', ((176, 176),), 0),
    ('Hex.south', ((177, 177),), 0),
    ('Hex.south', ((178, 178),), 0),
    ('Hex.south', ((179, 179),), 0),
    ('Hex.south', ((180, 180),), 0),
    ('Hex.south', ((181, 181),), 0),
    ('Hex.south', ((182, 182),), 0),
    ('Hex.south', ((183, 183),), 0),
    ('Hex.south', ((184, 184),), 0),
    ('Hex.south', ((185, 185),), 0),
    ('Hex.south', ((186, 186),), 0),
    ('Hex.south', ((187, 187),), 0),
    ('Hex.south', ((188, 188),), 0),
    ('Hex.south', ((189, 189),), 0),
    ('Hex.south', ((190, 190),), 0),
    ('Hex.south', ((191, 191),), 0),
    ('Hex.south', ((192, 192),), 0),
    ('Hex.south', ((193, 193),), 0),
    ('Hex.south', ((194, 194),), 0),
    ('Hex.south', ((195, 195),), 0),
    ('Hex.south', ((196, 196),), 0),
    ('Hex.south', ((197, 197),), 0),
    ('Hex.south', ((198, 198),), 0),
    ('Hex.south', ((199, 199),), 0),
    ('Hex.south', ((200, 200),), 0),
    ('Hex.south', ((201, 201),), 0),
    ('Hex.south', ((202, 202),), 0),
    ('Hex.south', ((203, 203),), 0),
    ('Hex.south', ((204, 204),), 0),
    ('Hex.south', ((205, 205),), 0),
    ('Hex.south', ((206, 206),), 0),
    ('Hex.south', ((207, 207),), 0),
    ('Hex.south', ((208, 208),), 0),
    ('Hex.south', ((209, 209),), 0),
    ('Hex.south', ((210, 210),), 0),
    ('Hex.south', ((211, 211),), 0),
    ('Hex.south', ((212, 212),), 0),
    ('Hex.south', ((213, 213),), 0),
    ('Hex.south', ((214, 214),), 0),
    ('Hex.south', ((215, 215),), 0),
    ('Hex.south', ((216, 216),), 0),
    ('Hex.south', ((217, 217),), 0),
    ('Hex.south', ((218, 218),), 0),
    ('Hex.south', ((219, 219),), 0),
    ('Hex.south', ((220, 220),), 0),
    ('Hex.south', ((221, 221),), 0),
    ('Hex.south', ((222, 222),), 0),
    ('Hex.south', ((223, 223),), 0),
    ('Hex.south', ((224, 224),), 0),
    ('Hex.south', ((225, 225),), 0),
    ('Hex.south', ((226, 226),), 0),
    ('Hex.south', ((227, 227),), 0),
    ('Hex.south', ((228, 228),), 0),
    ('Hex.south', ((229, 229),), 0),
    ('Hex.south', ((230, 230),), 0),
    ('Hex.south', ((231, 231),), 0),
    ('Hex.south', ((232, 232),), 0),
    ('Hex.south', ((233, 233),), 0),
    ('Hex.south', ((234, 234),), 0),
    ('Hex.south', ((235, 235),), 0),
    ('Hex.south', ((236, 236),), 0),
    ('Hex.south', ((237, 237),), 0),
    ('Hex.south', ((238, 238),), 0),
    ('Hex.south', ((239, 239),), 0),
    ('Hex.south', ((240, 240),), 0),
    ('Hex.south', ((241, 241),), 0),
    ('Hex.south', ((242, 242),), 0),
    ('Hex.south', ((243, 243),), 0),
    ('Hex.south', ((244, 244),), 0),
    ('Hex.south', ((245, 245),), 0),
    ('Hex.south', ((246, 246),), 0),
    ('Hex.south', ((247, 247),), 0),
    ('Hex.south', ((248, 248),), 0),
    ('Hex.south', ((249, 249),), 0),
    ('Hex.south', ((250, 250),), 0),
    ('Hex.south', ((251, 251),), 0),
    ('Hex.south', ((252, 252),), 0),
    ('Hex.south', ((253, 253),), 0),
    ('Hex.south', ((254, 254),), 0),
    ('Hex.south', ((255, 255),), 0),
    ('Hex.south', ((256, 256),), 0),
    ('Hex.south', ((257, 257),), 0),
    ('Hex.south', ((258, 258),), 0),
    ('Hex.south', ((259, 259),), 0),
    ('Hex.south', ((260, 260),), 0),
    ('Hex.south', ((261, 261),), 0),
    ('Hex.south', ((262, 262),), 0),
    ('Hex.south', ((263, 263),), 0),
    ('Hex.south', ((264, 264),), 0),
    ('Hex.south', ((265, 265),), 0),
    ('Hex.south', ((266, 266),), 0),
    ('Hex.south', ((267, 267),), 0),
    ('Hex.south', ((268, 268),), 0),
    ('Hex.south', ((269, 269),), 0),
    ('Hex.south', ((270, 270),), 0),
    ('Hex.south', ((271, 271),), 0),
    ('Hex.south', ((272, 272),), 0),
    ('Hex.south', ((273, 273),), 0),
    ('Hex.south', ((274, 274),), 0),
    ('Hex.south', ((275, 275),), 0),
    ('Hex.south', ((276, 276),), 0),
    ('Hex.south', ((277, 277),), 0),
    ('Hex.south', ((278, 278),), 0),
    ('Hex.south', ((279, 279),), 0),
    ('Hex.south', ((280, 280),), 0),
    ('Hex.south', ((281, 281),), 0),
    ('Hex.south', ((282, 282),), 0),
    ('Hex.south', ((283, 283),), 0),
    ('Hex.south', ((284, 284),), 0),
    ('Hex.south', ((285, 285),), 0),
    ('Hex.south', ((286, 286),), 0),
    ('Hex.south', ((287, 287),), 0),
    ('Hex.south', ((288, 288),), 0),
    ('Hex.south', ((289, 289),), 0),
    ('Hex.south', ((290, 290),), 0),
    ('Hex.south', ((291, 291),), 0),
    ('Hex.south', ((292, 292),), 0),
    ('Hex.south', ((293, 293),), 0),
    ('Hex.south', ((294, 294),), 0),
    ('Hex.south', ((295, 295),), 0),
    ('Hex.south', ((296, 296),), 0),
    ('Hex.south', ((297, 297),), 0),
    ('Hex.south', ((298, 298),), 0),
    ('Hex.south', ((299, 299),), 0),
    ('Hex.south', ((300, 300),), 0),
    ('Hex.south', ((301, 301),), 0),
    ('Hex.south', ((302, 302),), 0),
    ('Hex.south', ((303, 303),), 0),
    ('Hex.south', ((304, 304),), 0),
    ('Hex.south', ((305, 305),), 0),
    ('Hex.south', ((306, 306),), 0),
    ('Hex.south', ((307, 307),), 0),
    ('Hex.south', ((308, 308),), 0),
    ('Hex.south', ((309, 309),), 0),
    ('Hex.south', ((310, 310),), 0),
    ('Hex.south', ((311, 311),), 0),
    ('Hex.south', ((312, 312),), 0),
    ('Hex.south', ((313, 313),), 0),
    ('Hex.south', ((314, 314),), 0),
    ('Hex.south', ((315, 315),), 0),
    ('Hex.south', ((316, 316),), 0),
    ('Hex.south', ((317, 317),), 0),
    ('Hex.south', ((318, 318),), 0),
    ('Hex.south', ((319, 319),), 0),
    ('Hex.south', ((320, 320),), 0),
    ('Hex.south', ((321, 321),), 0),
    ('Hex.south', ((322, 322),), 0),
    ('Hex.south', ((323, 323),), 0),
    ('Hex.south', ((324, 324),), 0),
    ('Hex.south', ((325, 325),), 0),
    ('Hex.south', ((326, 326),), 0),
    ('Hex.south', ((327, 327),), 0),
    ('Hex.south', ((328, 328),), 0),
    ('Hex.south', ((329, 329),), 0),
    ('Hex.south', ((330, 330),), 0),
    ('Hex.south', ((331, 331),), 0),
    ('Hex.south', ((332, 332),), 0),
    ('Hex.south', ((333, 333),), 0),
    ('Hex.south', ((334, 334),), 0),
    ('Hex.south', ((335, 335),), 0),
    ('Hex.south', ((336, 336),), 0),
    ('Hex.south', ((337, 337),), 0),
    ('Hex.south', ((338, 338),), 0),
    ('Hex.south', ((339, 339),), 0),
    ('Hex.south', ((340, 340),), 0),
    ('Hex.south', ((341, 341),), 0),
    ('Hex.south', ((342, 342),), 1),
    ('Hex.south', ((343, 343),), 1),
    ('Hex.south', ((344, 344),), 1),
    ('Hex.south', ((345, 345),), 1),
    ('Hex.south', ((346, 346),), 1),
    ('Hex.south', ((347, 347),), 1),
    ('Hex.south', ((348, 348),), 1),
    ('Hex.south', ((349, 349),), 1),
    ('Hex.south', ((350, 350),), 1),
    ('Hex.south', ((351, 351),), 1),
    ('Hex.south', ((352, 352),), 1),
    ('Hex.south', ((353, 353),), 1),
    ('Hex.south', ((354, 354),), 1),
    ('Hex.south', ((355, 355),), 1),
    ('Hex.south', ((356, 356),), 1),
    ('Hex.south', ((357, 357),), 1),
    ('Hex.south', ((358, 358),), 0),
    ('Hex.south', ((359, 359),), 0),
)


def look_Hex_south(key0: int) -> int:
    """The table `Hex.south` by it. @27.1-a

    1422 -> no
    1423 -> no
    1424 -> no
    1425 -> no
    1426 -> no
    1427 -> no
    1428 -> no
    1429 -> no
    1430 -> no
    1431 -> no
    1432 -> no
    1433 -> no
    1434 -> no
    1435 -> no
    1436 -> no
    1437 -> no
    1438 -> no
    1439 -> no
    1522 -> no
    1523 -> no
    1524 -> no
    1525 -> no
    1526 -> no
    1527 -> no
    1528 -> no
    1529 -> no
    1530 -> no
    1531 -> no
    1532 -> no
    1533 -> no
    1534 -> no
    1535 -> no
    1536 -> no
    1537 -> no
    1538 -> no
    1539 -> no
    1622 -> no
    1623 -> no
    1624 -> no
    1625 -> no
    1626 -> no
    1627 -> no
    1628 -> no
    1629 -> no
    1630 -> no
    1631 -> no
    1632 -> no
    1633 -> no
    1634 -> no
    1635 -> no
    1636 -> no
    1637 -> no
    1638 -> no
    1639 -> no
    1722 -> no
    1723 -> no
    1724 -> no
    1725 -> no
    1726 -> no
    1727 -> no
    and 300 rows more
    """
    if 0 <= key0 <= 359:
        return CELLS_Hex_south[key0]
    return search_rows('Hex.south', ROWS_Hex_south, (KIND_Hex,), (key0,))


# The table `Hex.terrain` by it. @2.1-b @2.1-c
CELLS_Hex_terrain: Final[tuple[int, ...]] = (
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 0, 1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 0,
    0, 0, 1, 1, 1, 1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 1, 1, 1, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 0, 0, 0, 0, 1, 1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 0, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0,
    1, 2, 1, 1, 2, 2, 2, 0, 0, 0, 2, 2, 2, 0, 0, 0, 1, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0, 0, 2, 2, 2, 0, 0, 0, 1, 1, 0,
    0, 2, 2, 2, 2, 2, 2, 0, 0, 2, 2, 0, 0, 0, 0, 1, 1, 0, 0, 2, 2, 2, 2, 2, 2, 0, 0,
)


# The table `Hex.tribal` by it. @TEC-d
CELLS_Hex_tribal: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.elite` by it. @3.3-d
CELLS_Unit_elite: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.kind` by it.
CELLS_Unit_kind: Final[tuple[int, ...]] = (
    0, 1, 2, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7, 7, 7, 7, 7, 6, 6, 6, 6, 6, 6, 5, 8, 9, 10, 10, 11, 11,
    11, 12, 12, 12, 12, 12, 12, 0, 1, 1, 1, 13, 13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 15, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19,
    20, 20, 20,
)


# The table `Unit.legion` by it.
CELLS_Unit_legion: Final[tuple[int, ...]] = (
    2000000, 2000000, 0, 1, 2, 2000000, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000,
)


# The table `Unit.moves` by it. @3.3-b
CELLS_Unit_moves: Final[tuple[int, ...]] = (
    5, 5, 3, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 5, 5, 2, 2, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.side` by it. @4.0-g
CELLS_Unit_side: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `Unit.strength` by it. @3.3-a
CELLS_Unit_strength: Final[tuple[int, ...]] = (
    3, 2, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 3, 3, 2, 2, 2, 2, 4, 3, 1, 1, 1, 2, 2, 2,
    1, 1, 1, 1, 1, 1, 3, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.weak` by it. @3.4-h @19.0-a
CELLS_Unit_weak: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 2, 1, 2000000, 2000000, 2000000, 1, 1, 1, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 1, 1, 1, 2000000, 2000000, 2000000, 2000000, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000,
)


# The table `attrition` by die, order. @18.2-a
CELLS_attrition: Final[tuple[int, ...]] = (1, 2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0)


# The table `data 1` by key0.
CELLS_data_1: Final[tuple[int, ...]] = (8796093022207, 79228162514264328797450928128)


# The table `data 10` by key0, key1.
CELLS_data_10: Final[tuple[int, ...]] = (
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0,
    1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1,
    0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
)


# The table `data 11` by key0.
CELLS_data_11: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 13` by key0.
CELLS_data_13: Final[tuple[int, ...]] = (
    19342813113834066795298814, 19342813113834066795298812, 19342813113834066795298808, 19342813113834066795298800,
    19342813113834066795298784, 19342813113834066795298752, 19342813113834066795298688, 19342813113834066795298560,
    19342813113834066795298304, 19342813113834066795297792, 19342813113834066795296768, 19342813113834066795294720,
    19342813113834066795290624, 19342813113834066795282432, 19342813113834066795266048, 19342813113834066795233280,
    19342813113834066795167744, 19342813113834066795036672, 19342813113834066794774528, 19342813113834066794250240,
    19342813113834066793201664, 19342813113834066791104512, 19342813113834066786910208, 19342813113834066778521600,
    19342813113834066761744384, 19342813113834066728189952, 19342813113834066661081088, 19342813113834066526863360,
    19342813113834066258427904, 19342813113834065721556992, 19342813113834064647815168, 19342813113834062500331520,
    19342813113834058205364224, 19342813113834049615429632, 19342813113834032435560448, 19342813113833998075822080,
    19342813113833929356345344, 19342813113833791917391872, 19342813113833517039484928, 19342813113832967283671040,
    19342813113831867772043264, 19342813113829668748787712, 19342813113825270702276608, 19342813113816474609254400,
    19342813113798882423209984, 19342813113763698051121152, 19342813113693329306943488, 19342813113552591818588160,
    19342813113271116841877504, 19342813112708166888456192, 19342813111582266981613568, 19342813109330467167928320,
    19342813104826867540557824, 19342813095819668285816832, 19342813077805269776334848, 19342813041776472757370880,
    19342812969718878719442944, 19342812825603690643587072, 19342812537373314491875328, 19342811960912562188451840,
    19342810807991057581604864, 19342808502148048367910912, 19342803890462029940523008, 19342794667089993085747200,
    19342776220345919376195584, 19342739326857771957092352, 19342665539881477118885888, 19342517965928887442472960,
    19342222818023708089647104, 19341632522213349383995392, 19340451930592631972691968, 19338090747351197150085120,
    19333368380868327504871424, 19323923647902588214444032, 19305034181971109633589248, 19267255250108152471879680,
    19191697386382238148460544, 19040581658930409501622272, 18738350204026752207945728, 18133887294219437620592640,
    16924961474604808445886464, 14507109835375550096474112, 9671406556917033397649408, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0,
)


# The table `data 14` by key0.
CELLS_data_14: Final[tuple[int, ...]] = (
    79228162514264337593543950335, 79228162514264337593543950334, 79228162514264337593543950332,
    79228162514264337593543950328, 79228162514264337593543950320, 79228162514264337593543950304,
    79228162514264337593543950272, 79228162514264337593543950208, 79228162514264337593543950080,
    79228162514264337593543949824, 79228162514264337593543949312, 79228162514264337593543948288,
    79228162514264337593543946240, 79228162514264337593543942144, 79228162514264337593543933952,
    79228162514264337593543917568, 79228162514264337593543884800, 79228162514264337593543819264,
    79228162514264337593543688192, 79228162514264337593543426048, 79228162514264337593542901760,
    79228162514264337593541853184, 79228162514264337593539756032, 79228162514264337593535561728,
    79228162514264337593527173120, 79228162514264337593510395904, 79228162514264337593476841472,
    79228162514264337593409732608, 79228162514264337593275514880, 79228162514264337593007079424,
    79228162514264337592470208512, 79228162514264337591396466688, 79228162514264337589248983040,
    79228162514264337584954015744, 79228162514264337576364081152, 79228162514264337559184211968,
    79228162514264337524824473600, 79228162514264337456104996864, 79228162514264337318666043392,
    79228162514264337043788136448, 79228162514264336494032322560, 79228162514264335394520694784,
    79228162514264333195497439232, 79228162514264328797450928128, 79228162514264320001357905920,
    79228162514264302409171861504, 79228162514264267224799772672, 79228162514264196856055595008,
    79228162514264056118567239680, 79228162514263774643590529024, 79228162514263211693637107712,
    79228162514262085793730265088, 79228162514259833993916579840, 79228162514255330394289209344,
    79228162514246323195034468352, 79228162514228308796524986368, 79228162514192279999506022400,
    79228162514120222405468094464, 79228162513976107217392238592, 79228162513687876841240526848,
    79228162513111416088937103360, 79228162511958494584330256384, 79228162509652651575116562432,
    79228162505040965556689174528, 79228162495817593519834398720, 79228162477370849446124847104,
    79228162440477361298705743872, 79228162366690385003867537408, 79228162219116432414191124480,
    79228161923968527234838298624, 79228161333672716876132646912, 79228160153081096158721343488,
    79228157791897854723898736640, 79228153069531371854253522944, 79228143624798406114963095552,
    79228124735332474636382240768, 79228086956400611679220531200, 79228011398536885764897112064,
    79227860282809433936250273792, 79227558051354530278956597248, 79226953588444722964369244160,
    79225744662625108335194537984, 79223326810985879076845125632, 79218491107707420560146300928,
    79208819701150503526748651520, 79189476888036669459953352704, 79150791261809001326362755072,
    79073420009353665059181559808, 78918677504442992524819169280, 78609192494621647456094388224,
    77990222474978957318644826112, 76752282435693577043745701888, 74276402357122816493947453440,
    69324642199981295394350956544, 59421121885698253195157962752, 39614081257132168796771975168, 0,
)


# The table `data 15` by key0.
CELLS_data_15: Final[tuple[int, ...]] = (
    19342813113834066795298815, 19342813113834066795298814, 19342813113834066795298812, 19342813113834066795298808,
    19342813113834066795298800, 19342813113834066795298784, 19342813113834066795298752, 19342813113834066795298688,
    19342813113834066795298560, 19342813113834066795298304, 19342813113834066795297792, 19342813113834066795296768,
    19342813113834066795294720, 19342813113834066795290624, 19342813113834066795282432, 19342813113834066795266048,
    19342813113834066795233280, 19342813113834066795167744, 19342813113834066795036672, 19342813113834066794774528,
    19342813113834066794250240, 19342813113834066793201664, 19342813113834066791104512, 19342813113834066786910208,
    19342813113834066778521600, 19342813113834066761744384, 19342813113834066728189952, 19342813113834066661081088,
    19342813113834066526863360, 19342813113834066258427904, 19342813113834065721556992, 19342813113834064647815168,
    19342813113834062500331520, 19342813113834058205364224, 19342813113834049615429632, 19342813113834032435560448,
    19342813113833998075822080, 19342813113833929356345344, 19342813113833791917391872, 19342813113833517039484928,
    19342813113832967283671040, 19342813113831867772043264, 19342813113829668748787712, 19342813113825270702276608,
    19342813113816474609254400, 19342813113798882423209984, 19342813113763698051121152, 19342813113693329306943488,
    19342813113552591818588160, 19342813113271116841877504, 19342813112708166888456192, 19342813111582266981613568,
    19342813109330467167928320, 19342813104826867540557824, 19342813095819668285816832, 19342813077805269776334848,
    19342813041776472757370880, 19342812969718878719442944, 19342812825603690643587072, 19342812537373314491875328,
    19342811960912562188451840, 19342810807991057581604864, 19342808502148048367910912, 19342803890462029940523008,
    19342794667089993085747200, 19342776220345919376195584, 19342739326857771957092352, 19342665539881477118885888,
    19342517965928887442472960, 19342222818023708089647104, 19341632522213349383995392, 19340451930592631972691968,
    19338090747351197150085120, 19333368380868327504871424, 19323923647902588214444032, 19305034181971109633589248,
    19267255250108152471879680, 19191697386382238148460544, 19040581658930409501622272, 18738350204026752207945728,
    18133887294219437620592640, 16924961474604808445886464, 14507109835375550096474112, 9671406556917033397649408,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 16` by key0.
CELLS_data_16: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 17` by key0.
CELLS_data_17: Final[tuple[int, ...]] = (120259084320, 0)


# The table `data 18` by key0.
CELLS_data_18: Final[tuple[int, ...]] = (
    262146, 786437, 1572874, 3145748, 6291496, 12582992, 25165984, 50331968, 100663936, 201327872, 402655744,
    805311488, 1610622976, 3221245952, 6442491904, 12884983808, 25769967616, 51539673088, 206158954499,
    412318171142, 824636342284, 1649272684568, 3298545369136, 6597090738272, 13194181476544, 26388362953088,
    52776725906176, 105553451812352, 211106903624704, 422213807249408, 844427614498816, 1688855228997632,
    3377710457995264, 6755420915990528, 13510841831981056, 9007216434741248, 18014535948697600, 54043539126616064,
    108087078253232128, 216174156506464256, 432348313012928512, 864696626025857024, 1729393252051714048,
    3458786504103428096, 6917573008206856192, 13835146016413712384, 27670292032827424768, 55340584065654849536,
    110681168131309699072, 221362336262619398144, 442724672525238796288, 885449345050477592576,
    1770898690100955185152, 3541779365803400888320, 14167135477612113035264, 28334288969622735552512,
    56668577939245471105024, 113337155878490942210048, 226674311756981884420096, 453348623513963768840192,
    906697247027927537680384, 1813394494055855075360768, 3626788988111710150721536, 7253577976223420301443072,
    14507155952446840602886144, 29014311904893681205772288, 58028623809787362411544576, 116057247619574724823089152,
    232114495239149449646178304, 464228990478298899292356608, 928457980956597798584713216,
    618971200243318054115606528, 1237949484036360412699033600, 3713843729742598368451887104,
    7427687459485196736903774208, 14855374918970393473807548416, 29710749837940786947615096832,
    59421499675881573895230193664, 118842999351763147790460387328, 237685998703526295580920774656,
    475371997407052591161841549312, 950743994814105182323683098624, 1901487989628210364647366197248,
    3802975979256420729294732394496, 7605951958512841458589464788992, 15211903917025682917178929577984,
    30423807834051365834357859155968, 60847615668102731668715718311936, 121695231336205463337431436623872,
    243389224732371641294587974123520, 973558136869525850558626795618304, 1947117511679090986497528490360832,
    3894235023358181972995056980721664, 7788470046716363945990113961443328, 15576940093432727891980227922886656,
    31153880186865455783960455845773312, 62307760373730911567920911691546624, 124615520747461823135841823383093248,
    249231041494923646271683646766186496, 498462082989847292543367293532372992,
    996924165979694585086734587064745984, 1993848331959389170173469174129491968,
    3987696663918778340346938348258983936, 7975393327837556680693876696517967872,
    15950786655675113361387753393035935744, 31901573311350226722775506786071871488,
    63803146622700453445551013572143742976, 42535376995374692559246211855425732608,
    85071240768579872758582598444882329600, 255213397787185959849021012178626412544,
    510426795574371919698042024357252825088, 1020853591148743839396084048714505650176,
    2041707182297487678792168097429011300352, 4083414364594975357584336194858022600704,
    8166828729189950715168672389716045201408, 16333657458379901430337344779432090402816,
    32667314916759802860674689558864180805632, 65334629833519605721349379117728361611264,
    130669259667039211442698758235456723222528, 261338519334078422885397516470913446445056,
    522677038668156845770795032941826892890112, 1045354077336313691541590065883653785780224,
    2090708154672627383083180131767307571560448, 4181416309345254766166360263534615143120896,
    8362832618690509532332720527069230286241792, 16725580166789288830049575210486602630430720,
    66902405737748885554814166685598268463775744, 133804896546089501344244199214848394869604352,
    267609793092179002688488398429696789739208704, 535219586184358005376976796859393579478417408,
    1070439172368716010753953593718787158956834816, 2140878344737432021507907187437574317913669632,
    4281756689474864043015814374875148635827339264, 8563513378949728086031628749750297271654678528,
    17127026757899456172063257499500594543309357056, 34254053515798912344126514999001189086618714112,
    68508107031597824688253029998002378173237428224, 137016214063195649376506059996004756346474856448,
    274032428126391298753012119992009512692949712896, 548064856252782597506024239984019025385899425792,
    1096129712505565195012048479968038050771798851584, 2192259425011130390024096959936076101543597703168,
    4384518850022260780048193919872152203087195406336, 2923008849890640764928272357295056027331212607488,
    5846051150899079325791257018167521027204684185600, 17538131151952039446750629518784290433252546576384,
    35076262303904078893501259037568580866505093152768, 70152524607808157787002518075137161733010186305536,
    140305049215616315574005036150274323466020372611072, 280610098431232631148010072300548646932040745222144,
    561220196862465262296020144601097293864081490444288, 1122440393724930524592040289202194587728162980888576,
    2244880787449861049184080578404389175456325961777152, 4489761574899722098368161156808778350912651923554304,
    8979523149799444196736322313617556701825303847108608, 17959046299598888393472644627235113403650607694217216,
    35918092599197776786945289254470226807301215388434432, 71836185198395553573890578508940453614602430776868864,
    143672370396791107147781157017880907229204861553737728, 287344740793582214295562314035761814458409723107475456,
    574689481587164428591124628071523628916819446214950912, 1149373117167779533570576441403716392701560268699729920,
    4597498314677667457893978580354196435938319698529091584,
    9195002475361884239399629975447723737008718020788355072,
    18390004950723768478799259950895447474017436041576710144,
    36780009901447536957598519901790894948034872083153420288,
    73560019802895073915197039803581789896069744166306840576,
    147120039605790147830394079607163579792139488332613681152,
    294240079211580295660788159214327159584278976665227362304,
    588480158423160591321576318428654319168557953330454724608,
    1176960316846321182643152636857308638337115906660909449216,
    2353920633692642365286305273714617276674231813321818898432,
    4707841267385284730572610547429234553348463626643637796864,
    9415682534770569461145221094858469106696927253287275593728,
    18831365069541138922290442189716938213393854506574551187456,
    37662730139082277844580884379433876426787709013149102374912,
    75325460278164555689161768758867752853575418026298204749824,
    150650920556329111378323537517735505707150836052596409499648,
    301301841112658222756647075035471011414301672105192818999296,
    200867638659182004189621656965809482558003844946941515399168,
    401737576061675307212530851452159690579783118002566306201600,
    1205211195689485055748734196009451921430165735268576735002624,
    2410422391378970111497468392018903842860331470537153470005248,
    4820844782757940222994936784037807685720662941074306940010496,
    9641689565515880445989873568075615371441325882148613880020992,
    19283379131031760891979747136151230742882651764297227760041984,
    38566758262063521783959494272302461485765303528594455520083968,
    77133516524127043567918988544604922971530607057188911040167936,
    154267033048254087135837977089209845943061214114377822080335872,
    308534066096508174271675954178419691886122428228755644160671744,
    617068132193016348543351908356839383772244856457511288321343488,
    1234136264386032697086703816713678767544489712915022576642686976,
    2468272528772065394173407633427357535088979425830045153285373952,
    4936545057544130788346815266854715070177958851660090306570747904,
    9873090115088261576693630533709430140355917703320180613141495808,
    19746180230176523153387261067418860280711835406640361226282991616,
    39492360460353046306774522134837720561423670813280722452565983232,
    78984319186195027865980158779152355832196711075812999206923141120,
    315937678479291176211489520607132508619437474854000442525901389824,
    631875758693093417170547926704788102529525580258749330750011604992,
    1263751517386186834341095853409576205059051160517498661500023209984,
    2527503034772373668682191706819152410118102321034997323000046419968,
    5055006069544747337364383413638304820236204642069994646000092839936,
    10110012139089494674728766827276609640472409284139989292000185679872,
    20220024278178989349457533654553219280944818568279978584000371359744,
    40440048556357978698915067309106438561889637136559957168000742719488,
    80880097112715957397830134618212877123779274273119914336001485438976,
    161760194225431914795660269236425754247558548546239828672002970877952,
    323520388450863829591320538472851508495117097092479657344005941755904,
    647040776901727659182641076945703016990234194184959314688011883511808,
    1294081553803455318365282153891406033980468388369918629376023767023616,
    2588163107606910636730564307782812067960936776739837258752047534047232,
    5176326215213821273461128615565624135921873553479674517504095068094464,
    10352652430427642546922257231131248271843747106959349035008190136188928,
    20705304860855285093844514462262496543687494213918698070016380272377856,
    13803519021854911969698559988503717084052942993429898621825711129755648,
    27607196012147326775177166854048959673754364329502898067318303725977600,
    82821482724150311768344802644119195350830774093413293652843656866955264,
    165642965448300623536689605288238390701661548186826587305687313733910528,
    331285930896601247073379210576476781403323096373653174611374627467821056,
    662571861793202494146758421152953562806646192747306349222749254935642112,
    1325143723586404988293516842305907125613292385494612698445498509871284224,
    2650287447172809976587033684611814251226584770989225396890997019742568448,
    5300574894345619953174067369223628502453169541978450793781994039485136896,
    10601149788691239906348134738447257004906339083956901587563988078970273792,
    21202299577382479812696269476894514009812678167913803175127976157940547584,
    42404599154764959625392538953789028019625356335827606350255952315881095168,
    84809198309529919250785077907578056039250712671655212700511904631762190336,
    169618396619059838501570155815156112078501425343310425401023809263524380672,
    339236793238119677003140311630312224157002850686620850802047618527048761344,
    678473586476239354006280623260624448314005701373241701604095237054097522688,
    1356947172952478708012561246521248896628011402746483403208190474108195045376,
    2713894345904957416025122493042497793256022805492966806416380948216390090752,
    5427761084824527669795095247061546478410235806550044931286541246335884984320,
    21711071946283497841435530727269635021742753030636068406692385635440435134464,
    43422171499552382845126211193562719151587315865708025494930991920977765466112,
    86844342999104765690252422387125438303174631731416050989861983841955530932224,
    173688685998209531380504844774250876606349263462832101979723967683911061864448,
    347377371996419062761009689548501753212698526925664203959447935367822123728896,
    694754743992838125522019379097003506425397053851328407918895870735644247457792,
    1389509487985676251044038758194007012850794107702656815837791741471288494915584,
    2779018975971352502088077516388014025701588215405313631675583482942576989831168,
    5558037951942705004176155032776028051403176430810627263351166965885153979662336,
    11116075903885410008352310065552056102806352861621254526702333931770307959324672,
    22232151807770820016704620131104112205612705723242509053404667863540615918649344,
    44464303615541640033409240262208224411225411446485018106809335727081231837298688,
    88928607231083280066818480524416448822450822892970036213618671454162463674597376,
    177857214462166560133636961048832897644901645785940072427237342908324927349194752,
    355714428924333120267273922097665795289803291571880144854474685816649854698389504,
    711428857848666240534547844195331590579606583143760289708949371633299709396779008,
    1422857715697332481069095688390663181159213166287520579417898743266599418793558016,
    948570604297292098669028130062681613607101972629340119189390417827899530100604928,
    1897152064102950195731377219905207791705565189319742642181659534804299802057113600,
    5691448955303273254931917686529060332122454738585186324009726138313898911600738304,
    11382897910606546509863835373058120664244909477170372648019452276627797823201476608,
    22765795821213093019727670746116241328489818954340745296038904553255595646402953216,
    45531591642426186039455341492232482656979637908681490592077809106511191292805906432,
    91063183284852372078910682984464965313959275817362981184155618213022382585611812864,
    182126366569704744157821365968929930627918551634725962368311236426044765171223625728,
    364252733139409488315642731937859861255837103269451924736622472852089530342447251456,
    728505466278818976631285463875719722511674206538903849473244945704179060684894502912,
    1457010932557637953262570927751439445023348413077807698946489891408358121369789005824,
    2914021865115275906525141855502878890046696826155615397892979782816716242739578011648,
    5828043730230551813050283711005757780093393652311230795785959565633432485479156023296,
    11656087460461103626100567422011515560186787304622461591571919131266864970958312046592,
    23312174920922207252201134844023031120373574609244923183143838262533729941916624093184,
    46624349841844414504402269688046062240747149218489846366287676525067459883833248186368,
    93248699683688829008804539376092124481494298436979692732575353050134919767666496372736,
    186497399367377658017609078752184248962988596873959385465150706100269839535332992745472,
    372992901597165251846672337717350115583294925772490009075300189727483293421949964779520,
    1491973503526251071575235170656418844675861971065388798156201981382989559336515879829504,
    2983948904190092207339016161099856071694406210106206358167405185239035504321747780370432,
    5967897808380184414678032322199712143388812420212412716334810370478071008643495560740864,
    11935795616760368829356064644399424286777624840424825432669620740956142017286991121481728,
    23871591233520737658712129288798848573555249680849650865339241481912284034573982242963456,
    47743182467041475317424258577597697147110499361699301730678482963824568069147964485926912,
    95486364934082950634848517155195394294220998723398603461356965927649136138295928971853824,
    190972729868165901269697034310390788588441997446797206922713931855298272276591857943707648,
    381945459736331802539394068620781577176883994893594413845427863710596544553183715887415296,
    763890919472663605078788137241563154353767989787188827690855727421193089106367431774830592,
    1527781838945327210157576274483126308707535979574377655381711454842386178212734863549661184,
    3055563677890654420315152548966252617415071959148755310763422909684772356425469727099322368,
    6111127355781308840630305097932505234830143918297510621526845819369544712850939454198644736,
    12222254711562617681260610195865010469660287836595021243053691638739089425701878908397289472,
    24444509423125235362521220391730020939320575673190042486107383277478178851403757816794578944,
    48889018846250470725042440783460041878641151346380084972214766554956357702807515633589157888,
    97778037692500941450084881566920083757282302692760169944429533109912715405615031267178315776,
    65185275574461226002282895147572031368048185052481647071666781995945661410493852089222955008,
    130371297133777066684529023368516282967356520789189490164909724687856662560233222978509209600,
    391113394078094790266944914723300702081229461911417673147011733599593094521202656402152095744,
    782226788156189580533889829446601404162458923822835346294023467199186189042405312804304191488,
    1564453576312379161067779658893202808324917847645670692588046934398372378084810625608608382976,
    3128907152624758322135559317786405616649835695291341385176093868796744756169621251217216765952,
    6257814305249516644271118635572811233299671390582682770352187737593489512339242502434433531904,
    12515628610499033288542237271145622466599342781165365540704375475186979024678485004868867063808,
    25031257220998066577084474542291244933198685562330731081408750950373958049356970009737734127616,
    50062514441996133154168949084582489866397371124661462162817501900747916098713940019475468255232,
    100125028883992266308337898169164979732794742249322924325635003801495832197427880038950936510464,
    200250057767984532616675796338329959465589484498645848651270007602991664394855760077901873020928,
    400500115535969065233351592676659918931178968997291697302540015205983328789711520155803746041856,
    801000231071938130466703185353319837862357937994583394605080030411966657579423040311607492083712,
    1602000462143876260933406370706639675724715875989166789210160060823933315158846080623214984167424,
    3204000924287752521866812741413279351449431751978333578420320121647866630317692161246429968334848,
    6408001848575505043733625482826558702898863503956667156840640243295733260635384322492859936669696,
    12816003697151010087467250965653117405797727007913334313681280486591466521270768644985719873339392,
    25631877023999534767824980750782176611393146721849474007442520260194174362138352436422244009246720,
    102527638466300624478409444183652764645774894181375090649690121753765456128956594599238171774418944,
    205055407302903734363928409547829587491752095656727375919300284220519670938316374052025539286269952,
    410110814605807468727856819095659174983504191313454751838600568441039341876632748104051078572539904,
    820221629211614937455713638191318349967008382626909503677201136882078683753265496208102157145079808,
    1640443258423229874911427276382636699934016765253819007354402273764157367506530992416204314290159616,
    3280886516846459749822854552765273399868033530507638014708804547528314735013061984832408628580319232,
    6561773033692919499645709105530546799736067061015276029417609095056629470026123969664817257160638464,
    13123546067385838999291418211061093599472134122030552058835218190113258940052247939329634514321276928,
    26247092134771677998582836422122187198944268244061104117670436380226517880104495878659269028642553856,
    52494184269543355997165672844244374397888536488122208235340872760453035760208991757318538057285107712,
    104988368539086711994331345688488748795777072976244416470681745520906071520417983514637076114570215424,
    209976737078173423988662691376977497591554145952488832941363491041812143040835967029274152229140430848,
    419953474156346847977325382753954995183108291904977665882726982083624286081671934058548304458280861696,
    839906948312693695954650765507909990366216583809955331765453964167248572163343868117096608916561723392,
    1679813896625387391909301531015819980732433167619910663530907928334497144326687736234193217833123446784,
    3359627793250774783818603062031639961464866335239821327061815856668994288653375472468386435666246893568,
    6719255586501549567637206124063279922929732670479642654123631713337988577306750944936772871332493787136,
    4479498028368937255997917695984303496480849506441035485008367950114371525618565214916381852989430693888,
    8959047320426736613837812872489555062212449477790607529683214629227330784510549165205964257068947865600,
    26877107785487635106952120297121366473803514790099464882605324735016267198016035005369092403813452611584,
    53754215570975270213904240594242732947607029580198929765210649470032534396032070010738184807626905223168,
    107508431141950540427808481188485465895214059160397859530421298940065068792064140021476369615253810446336,
    215016862283901080855616962376970931790428118320795719060842597880130137584128280042952739230507620892672,
    430033724567802161711233924753941863580856236641591438121685195760260275168256560085905478461015241785344,
    860067449135604323422467849507883727161712473283182876243370391520520550336513120171810956922030483570688,
    1720134898271208646844935699015767454323424946566365752486740783041041100673026240343621913844060967141376,
    3440269796542417293689871398031534908646849893132731504973481566082082201346052480687243827688121934282752,
    6880539593084834587379742796063069817293699786265463009946963132164164402692104961374487655376243868565504,
    13761079186169669174759485592126139634587399572530926019893926264328328805384209922748975310752487737131008,
    27522158372339338349518971184252279269174799145061852039787852528656657610768419845497950621504975474262016,
    55044316744678676699037942368504558538349598290123704079575705057313315221536839690995901243009950948524032,
    110088633489357353398075884737009117076699196580247408159151410114626630443073679381991802486019901897048064,
    220177266978714706796151769474018234153398393160494816318302820229253260886147358763983604972039803794096128,
    440354533957429413592303538948036468306796786320989632636605640458506521772294717527967209944079607588192256,
    880709067914858827184607077896072936613593572641979265273211280917013043544589435055934419888159215176384512,
    1761409176850748943152371926023023599450074658701969591948282961877622231921694149468087316266345343924305920,
    17918060464800157888143493205589450363474664907694269398532870265707510435988125033793421048353029881856,
    44795099898311532618516755533452677839435911804327136936665696935270188356696893849110352069792488226816,
    89590199796623065237033511066905355678871823608654273873331393870540376713393787698220704139584976453632,
    179180399593246130474067022133810711357743647217308547746662787741080753426787575396441408279169952907264,
    358360799186492260948134044267621422715487294434617095493325575482161506853575150792882816558339905814528,
    716721598372984521896268088535242845430974588869234190986651150964323013707150301585765633116679811629056,
    1433443196745969043792536177070485690861949177738468381973302301928646027414300603171531266233359623258112,
    2866886393491938087585072354140971381723898355476936763946604603857292054828601206343062532466719246516224,
    5733772786983876175170144708281942763447796710953873527893209207714584109657202412686125064933438493032448,
    11467545573967752350340289416563885526895593421907747055786418415429168219314404825372250129866876986064896,
    22935091147935504700680578833127771053791186843815494111572836830858336438628809650744500259733753972129792,
    45870182295871009401361157666255542107582373687630988223145673661716672877257619301489000519467507944259584,
    91740364591742018802722315332511084215164747375261976446291347323433345754515238602978001038935015888519168,
    183480729183484037605444630665022168430329494750523952892582694646866691509030477205956002077870031777038336,
    366961458366968075210889261330044336860658989501047905785165389293733383018060954411912004155740063554076672,
    733922916733936150421778522660088673721317979002095811570330778587466766036121908823824008311480127108153344,
    1467845833467872300843557045320177347442635958004191623140661557174933532072243817647648016622960254216306688,
    587140125182942662580791264081895393732476880518074436975892542861254183862394471187815511351178718972215296, 0,
    0, 0, 0, 0,
)


# The table `data 19` by key0.
CELLS_data_19: Final[tuple[int, ...]] = (
    79228162514264337593543950334, 79228162514264337593543950333, 79228162514264337593543950331,
    79228162514264337593543950327, 79228162514264337593543950319, 79228162514264337593543950303,
    79228162514264337593543950271, 79228162514264337593543950207, 79228162514264337593543950079,
    79228162514264337593543949823, 79228162514264337593543949311, 79228162514264337593543948287,
    79228162514264337593543946239, 79228162514264337593543942143, 79228162514264337593543933951,
    79228162514264337593543917567, 79228162514264337593543884799, 79228162514264337593543819263,
    79228162514264337593543688191, 79228162514264337593543426047, 79228162514264337593542901759,
    79228162514264337593541853183, 79228162514264337593539756031, 79228162514264337593535561727,
    79228162514264337593527173119, 79228162514264337593510395903, 79228162514264337593476841471,
    79228162514264337593409732607, 79228162514264337593275514879, 79228162514264337593007079423,
    79228162514264337592470208511, 79228162514264337591396466687, 79228162514264337589248983039,
    79228162514264337584954015743, 79228162514264337576364081151, 79228162514264337559184211967,
    79228162514264337524824473599, 79228162514264337456104996863, 79228162514264337318666043391,
    79228162514264337043788136447, 79228162514264336494032322559, 79228162514264335394520694783,
    79228162514264333195497439231, 79228162514264328797450928127, 79228162514264320001357905919,
    79228162514264302409171861503, 79228162514264267224799772671, 79228162514264196856055595007,
    79228162514264056118567239679, 79228162514263774643590529023, 79228162514263211693637107711,
    79228162514262085793730265087, 79228162514259833993916579839, 79228162514255330394289209343,
    79228162514246323195034468351, 79228162514228308796524986367, 79228162514192279999506022399,
    79228162514120222405468094463, 79228162513976107217392238591, 79228162513687876841240526847,
    79228162513111416088937103359, 79228162511958494584330256383, 79228162509652651575116562431,
    79228162505040965556689174527, 79228162495817593519834398719, 79228162477370849446124847103,
    79228162440477361298705743871, 79228162366690385003867537407, 79228162219116432414191124479,
    79228161923968527234838298623, 79228161333672716876132646911, 79228160153081096158721343487,
    79228157791897854723898736639, 79228153069531371854253522943, 79228143624798406114963095551,
    79228124735332474636382240767, 79228086956400611679220531199, 79228011398536885764897112063,
    79227860282809433936250273791, 79227558051354530278956597247, 79226953588444722964369244159,
    79225744662625108335194537983, 79223326810985879076845125631, 79218491107707420560146300927,
    79208819701150503526748651519, 79189476888036669459953352703, 79150791261809001326362755071,
    79073420009353665059181559807, 78918677504442992524819169279, 78609192494621647456094388223,
    77990222474978957318644826111, 76752282435693577043745701887, 74276402357122816493947453439,
    69324642199981295394350956543, 59421121885698253195157962751, 39614081257132168796771975167,
)


# The table `data 2` by key0.
CELLS_data_2: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 20` by key0.
CELLS_data_20: Final[tuple[int, ...]] = (
    262146, 786437, 1572874, 3145748, 6291496, 12582992, 25165984, 50331968, 100663936, 201327872, 402655744,
    805311488, 1610622976, 3221245952, 6442491904, 12884983808, 25769967616, 51539673088, 206158954499,
    412318171142, 824636342284, 1649272684568, 3298545369136, 6597090738272, 13194181476544, 26388362953088,
    52776725906176, 105553451812352, 211106903624704, 422213807249408, 844427614498816, 1688855228997632,
    3377710457995264, 6755420915990528, 13510841831981056, 9007216434741248, 18014535948697600, 54043539126616064,
    108087078253232128, 216174156506464256, 432348313012928512, 864696626025857024, 1729393252051714048,
    1152943494889734144, 43980565774336, 87961131548672, 175922263097344, 351844526194688, 73787679983890595840,
    221362336262619398144, 442724672525238796288, 885449345050477592576, 1770898690100955185152,
    3541779365803400888320, 14167135477612113035264, 28334288969622735552512, 56668577939245471105024,
    113337155878490942210048, 226674311756981884420096, 453348623513963768840192, 906694941184918323986432,
    604464062755207473266688, 52776558133248, 105553116266496, 211106232532992, 19342886901232574098571264,
    58028586916299214992441344, 116057247619574724823089152, 232114495239149449646178304,
    464228990478298899292356608, 928457980956597798584713216, 618971200243318054115606528,
    1237949484036360412699033600, 3713843729742598368451887104, 7427687459485196736903774208,
    14855374918970393473807548416, 29710749837940786947615096832, 59421499675881573895230193664,
    118842999351763147790460387328, 79228464746872162755444473856, 604462909807314587353088, 0, 0,
    19342813113834066795298816, 5070641086612932250415241625600, 15211903917025682917178929577984,
    30423807834051365834357859155968, 60847615668102731668715718311936, 121695231336205463337431436623872,
    243389224732371641294587974123520, 973558136869525850558626795618304, 1947117511679090986497528490360832,
    3894235023358181972995056980721664, 7788470046716363945990113961443328, 15576940093432727891980227922886656,
    31153880186865455783960455845773312, 20769227049127262011001753969885184, 79228766977174144908131303424, 0, 0,
    0, 5070621743726031440053608120320, 2658466132832662010984328294572228608,
    7975393327837556680693876696517967872, 15950786655675113361387753393035935744,
    31901573311350226722775506786071871488, 63803146622700453445551013572143742976,
    42535376995374692559246211855425732608, 85071240768579872758582598444882329600,
    255213397787185959849021012178626412544, 510426795574371919698042024357252825088,
    1020853591148743839396084048714505650176, 680577714613733824938669667701938454528,
    25961543713796023840905676804063232, 10384712559313426653567382974365696, 20769266662301824778459578860830720,
    0, 0, 0, 0, 2658461062172232658725220107373510656, 696903604381276920039221564066462856904704,
    2090708154672627383083180131767307571560448, 4181416309345254766166360263534615143120896,
    8362832618690509532332720527069230286241792, 16725580166789288830049575210486602630430720,
    66902405737748885554814166685598268463775744, 133804896546089501344244199214848394869604352,
    267609793092179002688488398429696789739208704, 178406301878400351358551450998590068309884928,
    680580310732452531409634806352524083200, 31153781151208965771182977975320576,
    20769187434139310514121985316880384, 0, 0, 0, 0, 0, 696900945910073543004737003634381857751040,
    365376803137276005689577049398885637798259326976, 1096129712505565195012048479968038050771798851584,
    2192259425011130390024096959936076101543597703168, 4384518850022260780048193919872152203087195406336,
    2923008849890640764928272357295056027331212607488, 5846051150899079325791257018167521027204684185600,
    17538131151952039446750629518784290433252546576384, 35076262303904078893501259037568580866505093152768,
    70152167795884981297032253503644799359226090618880, 46768230801231046361344923859593987030745425641472, 0, 0, 0,
    0, 0, 0, 11972621413014756705924586149611790497021399392059392,
    35917864239044270117773758448835371491064198176178176, 71836093854194771248731149792051913248903571632553984,
    143672187709086440784916381557276817693827404562169856, 287344740793582214295562314035761814458409723107475456,
    574689481587164428591124628071523628916819446214950912, 1149373117167779533570576441403716392701560268699729920,
    4597498314677667457893978580354196435938319698529091584,
    9195002475361884239399629975447723737008718020788355072,
    18390004950723768478799259950895447474017436041576710144,
    36779916364985935856635264895697029613559240319374983168,
    73559832729615059790094039821129487734756106854654279680,
    49039857307708443467467104868809893875799651909875269632, 0, 0, 0, 0,
    3138562840314753396674600636189982819841674743631409315840,
    9415676548322847175267095983983798847734527209494835888128,
    18831365069267107365290897892553747307259551440389063835648,
    37662730138899590139914521514658415822698173635692110807040,
    75325460278164555689161768758867752853575418026298204749824,
    150650920556329111378323537517735505707150836052596409499648,
    301301841112658222756647075035471011414301672105192818999296,
    200867638659182004189621656965809482558003844946941515399168,
    401737576061675307212530851452159690579783118002566306201600,
    1205211195689485055748734196009451921430165735268576735002624,
    2410422391378970111497468392018903842860331470537153470005248,
    4820844782757940222994936784037807685720662941074306940010496,
    9641689565422344341200695781310579542147483768890634197270528,
    19283281051036537160725278841646385635213373825219468961251328,
    38566562102073074321450557683292771270426747650438937922502656,
    25711008708143844408671393477458601640355247900524685364822016, 0, 0,
    3138550867693340381917894711603833208051177722232017256448,
    822758555774311029171263183774023046307395825669255795100876800,
    2468272528772065394173407633427357535088979425830045153285373952,
    4936545057544130788346815266854715070177958851660090306570747904,
    9873090115088261576693630533709430140355917703320180613141495808,
    19746180230176523153387261067418860280711835406640361226282991616,
    39492360460353046306774522134837720561423670813280722452565983232,
    78984319186195027865980158779152355832196711075812999206923141120,
    315937678479291176211489520607132508619437474854000442525901389824,
    631875758693093417170547926704788102529525580258749330750011604992,
    1263751517386186834341095853409576205059051160517498661500023209984,
    2527503034772373668682191706819152410118102321034997323000046419968,
    5055006069544747337364383413638304820236204642069994646000092839936,
    10110012138991414960113349940341675430734789496388389988180435140608,
    20219972855867333917922465650961461734528678494529379623170390097920,
    13479999044584028041177916214903292795420212566518186765237169946624, 0, 0,
    822755417211470714417866509173386856324575983994512163691560960,
    431360792188383210523794417507250332263510793120668326444217164365824,
    1294081553803455318365282153891406033980468388369918629376023767023616,
    2588163107606910636730564307782812067960936776739837258752047534047232,
    5176326215213821273461128615565624135921873553479674517504095068094464,
    10352652430427642546922257231131248271843747106959349035008190136188928,
    20705304860855285093844514462262496543687494213918698070016380272377856,
    13803519021854911969698559988503717084052942993429898621825711129755648,
    27607196012147326775177166854048959673754364329502898067318303725977600,
    82821482724150311768344802644119195350830774093413293652843656866955264,
    165642965448300623536689605288238390701661548186826587305687313733910528,
    331285930896601247073379210576476781403323096373653174611374627467821056,
    662571861793202494146758421152953562806646192747306349222749254935642112,
    1325143723586404988293516842305907125613292385494612698445498509871284224,
    2650287447172809976587033684611814251226584770989225396890997019742568448,
    1766853804790762125951390011905361664212610907802079841165251162560004096,
    13479973333575319897333507543509815336818572211270286240551805124608, 0, 0,
    56539537432877725235562837717092269411848938146821935241867886030802124800,
    169618180939486501296451798479035415921456036246155045076443960434642386944,
    339236793238119677003140311630312224157002850686620850802047618527048761344,
    678473586476239354006280623260624448314005701373241701604095237054097522688,
    1356947172952478708012561246521248896628011402746483403208190474108195045376,
    2713894345904957416025122493042497793256022805492966806416380948216390090752,
    5427761084824527669795095247061546478410235806550044931286541246335884984320,
    21711071946283497841435530727269635021742753030636068406692385635440435134464,
    43422171499552382845126211193562719151587315865708025494930991920977765466112,
    86844342999104765690252422387125438303174631731416050989861983841955530932224,
    173688685998209531380504844774250876606349263462832101979723967683911061864448,
    347377371996419062761009689548501753212698526925664203959447935367822123728896,
    231586387043573343827735439062251875012317115188766151761065534703991728898048,
    883443752349192527771494750632774522636747176296126384490163928353996800,
    1766860544751717904903194834250462025642820715447830228407846753097744384, 0, 0,
    56539106072908298546665520023773392506479484700019806659891398441363832832,
    29642887923396450991705675729978824198614443124151578744475110448520301679476736,
    88928607231083280066818480524416448822450822892970036213618671454162463674597376,
    177857214462166560133636961048832897644901645785940072427237342908324927349194752,
    355714428924333120267273922097665795289803291571880144854474685816649854698389504,
    711428857848666240534547844195331590579606583143760289708949371633299709396779008,
    1422857715697332481069095688390663181159213166287520579417898743266599418793558016,
    948570604297292098669028130062681613607101972629340119189390417827899530100604928,
    1897152064102950195731377219905207791705565189319742642181659534804299802057113600,
    5691448955303273254931917686529060332122454738585186324009726138313898911600738304,
    11382897910606546509863835373058120664244909477170372648019452276627797823201476608,
    22765795821213093019727670746116241328489818954340745296038904553255595646402953216,
    45531591642426186039455341492232482656979637908681490592077809106511191292805906432,
    30354317234441389347895804112289964729752649017044958582780322578345592020430487552,
    231586828745229558423636344963626930084313710557126441507352350425128198209536,
    1766847064778384329583297500742918515827483896875618958121606201292619776,
    485667223056432267729865476705879726660601709763034880312953102434726071301302124544,
    1457001669169296803189596430117639179981805129289104640938859307304178213903906373632,
    971334446112864535459730953411759453321203419526069760625906204869452142602604249088,
    3885367427282842000857860546365865557412997507726832931188038727279205994612968652800,
    11656072639073681249627553204925434448134582086064424389579722080696111958077718134784,
    23312174920922207252201134844023031120373574609244923183143838262533729941916624093184,
    46624349841844414504402269688046062240747149218489846366287676525067459883833248186368,
    93248699683688829008804539376092124481494298436979692732575353050134919767666496372736,
    186497399367377658017609078752184248962988596873959385465150706100269839535332992745472,
    372992901597165251846672337717350115583294925772490009075300189727483293421949964779520,
    1491973503526251071575235170656418844675861971065388798156201981382989559336515879829504,
    2983948904190092207339016161099856071694406210106206358167405185239035504321747780370432,
    5967897808380184414678032322199712143388812420212412716334810370478071008643495560740864,
    11935795616760368829356064644399424286777624840424825432669620740956142017286991121481728,
    7957186960004683055706431114915993455374820280120803527884355102193375789414001563140096,
    30354433025205491365507439436087500292103313400159011300687647817338395282590662656, 0,
    127315234188128436824045585391062840945443435205830778699639091037751265961279845438586880,
    381945216897162254039869026307711816956603645015782573064036960160151363157768235013636096,
    763888976792655338782934863018993516274027308226435857023432981460995422137322566120898560,
    1527781838923095129024011564961800679585867901266549818325908466546810322083215542658793472,
    3055561735206940807163705156490128707815053264536697700586699665675312046768171641296912384,
    6111127355781308840630305097932505234830143918297510621526845819369544712850939454198644736,
    12222254711562617681260610195865010469660287836595021243053691638739089425701878908397289472,
    24444509423125235362521220391730020939320575673190042486107383277478178851403757816794578944,
    48889018846250470725042440783460041878641151346380084972214766554956357702807515633589157888,
    32592886449797386689494619537819982603635314095450209924073038730572513813188256669309599744,
    124331757671241692633118471930214401196455171687051310287616605459818067077491354238976,
    130371297133777066684529023368516282967356520789189490164909724687856662560233222978509209600,
    391113394078094790266944914723300702081229461911417673147011733599593094521202656402152095744,
    782226788156189580533889829446601404162458923822835346294023467199186189042405312804304191488,
    1564453576312379161067779658893202808324917847645670692588046934398372378084810625608608382976,
    1042966398514679456624121960623261681466248845580597149397727953810597724108060063017400795136,
    7957202136758027301502849086941427559090214700364423668727443189859454122579990339911680, 0,
    127314748520905380391777855525586135065716774604121015664758778084648831235208544136462336,
    33375052066246929071239429982340168439643269322032509482216889520091305615419705082498357657600,
    100125028883992266308337898169164979732794742249322924325635003801495832197427880038950936510464,
    200250057766041863724450067267410497558765965592003441812217868081739851985116855792696664522752,
    400500115534026396341125863605740457024355450090649290463487875684731516379972615870598537543680,
    801000231071938130466703185353319837862357937994583394605080030411966657579423040311607492083712,
    1602000462143876260933406370706639675724715875989166789210160060823933315158846080623214984167424,
    3204000924287752521866812741413279351449431751978333578420320121647866630317692161246429968334848,
    6408001848575505043733625482826558702898863503956667156840640243295733260635384322492859936669696,
    4271990368316127054332403550712879847285755271498125923933093698808208277946614018119273656877056,
    32592948613779084720276747551236160692453569640768078020966327537652770665836146698966007808,
    102527638466300624478409444183652764645774894181375090649690121753765456128956594599238171774418944,
    205055407302903734363928409547829587491752095656727375919300284220519670938316374052025539286269952,
    410110814605807468727856819095659174983504191313454751838600568441039341876632748104051078572539904,
    273406862091022189848835742523528077425479108199971280652037833871770295066970557745436731090403328,
    1042970377055039432755718678581571967591793424855372117889182957493073516030780594099907985408, 0, 0,
    33374924751012740942802605936754777376802323878597303651438189881000267864153743802652919070720,
    17498072548240912168982808802544622287905695186859173460617588743324144772215384524510919266159034368,
    52494184269543355997165672844244374397888536488122208235340872760453035760208991757318538057285107712,
    104988368539086711994331345688488748795777072976244416470681745520906071520417983514637076114570215424,
    209976737078173423988662691376977497591554145952488832941363491041812143040835967029274152229140430848,
    419953474156346847977325382753954995183108291904977665882726982083624286081671934058548304458280861696,
    839906948312693695954650765507909990366216583809955331765453964167248572163343868117096608916561723392,
    1679813896625387391909301531015819980732433167619910663530907928334497144326687736234193217833123446784,
    3359619249302631100178273481944815283256407924421731900450736068502562999774472349906186343817899147264,
    2239749014184468627998958847992151748240424753220517742504183975057185762809282607458190926494715346944, 0,
    8959047320426736613837812872489555062212449477790607529683214629227330784510549165205964257068947865600,
    26877107785487635106952120297121366473803514790099464882605324735016267198016035005369092403813452611584,
    53754215570975270213904240594242732947607029580198929765210649470032534396032070010738184807626905223168,
    35836052579579609936989235084738469589980064956531351110512541266572126426049189925307483952268126978048,
    273407383560296373803438947833895136270764637213469111512581651505154194343147469231332713027338240, 0, 0, 0,
    17498039173061531659200055239155129822077146114403861314105695273804746215778222708296699524967038976,
    4587032228091863943721224410752074406011673384419458313359628589694815886791623355800776208213410089795584,
    13761079186169669174759485592126139634587399572530926019893926264328328805384209922748975310752487737131008,
    27522158372339338349518971184252279269174799145061852039787852528656657610768419845497950621504975474262016,
    55044316744678676699037942368504558538349598290123704079575705057313315221536839690995901243009950948524032,
    110088633489357353398075884737009117076699196580247408159151410114626630443073679381991802486019901897048064,
    220177266978714706796151769474018234153398393160494816318302820229253260886147358763983604972039803794096128,
    440354533957429413592303538948036468306796786320989632636605640458506521772294717527967209944079607588192256,
    880704588416830523432502322681931712900359120892573977884714869859022949529558195830921095933080823614406656,
    587137885438200484776580706639614825288198758872577202326357642872153220070523291026870130473685447365099520,
    17918060464800157888143493205589450363474664907694269398532870265707510435988125033793421048353029881856,
    44795099898311532618516755533452677839435911804327136936665696935270188356696893849110352069792488226816,
    17918368046933330499195358088715138778979167697145488756531742639699036835628637446032624354893548748800,
    35836189281185465245409623051873498152616997101933254209954378836746471183007475048084442831492841734144, 0, 0,
    0, 0,
    4587014729985941287317036770621990822564052803692009393174669084938697031800963211147422894325667557539840,
    9174046957977680838729468521261798586099028432739465932048829576042245343225920017302231576756751299510272,
    22935091147935504700680578833127771053791186843815494111572836830858336438628809650744500259733753972129792,
    45870182295871009401361157666255542107582373687630988223145673661716672877257619301489000519467507944259584,
    91740364591742018802722315332511084215164747375261976446291347323433345754515238602978001038935015888519168,
    183480729183484037605444630665022168430329494750523952892582694646866691509030477205956002077870031777038336,
    366961458366968075210889261330044336860658989501047905785165389293733383018060954411912004155740063554076672,
    733922916733936150421778522660088673721317979002095811570330778587466766036121908823824008311480127108153344,
    293570062591471331290395632040947696866238440259037218487946271430627091931197235593907755675589359486107648,
    587135645693458306972370149197334256843920637227079967676822742883052256278652110865924749596192175757983744, 0,
    0, 0, 0, 0,
)


# The table `data 22` by key0.
CELLS_data_22: Final[tuple[int, ...]] = (
    137438953471, 137438953470, 137438953468, 137438953464, 137438953456, 137438953440, 137438953408, 137438953344,
    137438953216, 137438952960, 137438952448, 137438951424, 137438949376, 137438945280, 137438937088, 137438920704,
    137438887936, 137438822400, 137438691328, 137438429184, 137437904896, 137436856320, 137434759168, 137430564864,
    137422176256, 137405399040, 137371844608, 137304735744, 137170518016, 136902082560, 136365211648, 135291469824,
    133143986176, 128849018880, 120259084288, 103079215104, 68719476736, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 23` by key0.
CELLS_data_23: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 24` by key0.
CELLS_data_24: Final[tuple[int, ...]] = (
    120259084320, 120259084320, 120259084320, 120259084320, 120259084320, 120259084320, 120259084288, 120259084288,
    120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288,
    120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288,
    120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288, 120259084288,
    120259084288, 120259084288, 120259084288, 103079215104, 68719476736, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 25` by key0.
CELLS_data_25: Final[tuple[int, ...]] = (
    2417851639220479436259295, 2417851639220479436259294, 2417851639220479436259292, 2417851639220479436259288,
    2417851639220479436259280, 2417851639220479436259264, 2417851639220479436259264, 2417851639220479436259200,
    2417851639220479436259072, 2417851639220479436258816, 2417851639220479436258304, 2417851639220479436257280,
    2417851639220479436255232, 2417851639220479436251136, 2417851639220479436242944, 2417851639220479436226560,
    2417851639220479436193792, 2417851639220479436128256, 2417851639220479435997184, 2417851639220479435735040,
    2417851639220479435210752, 2417851639220479434162176, 2417851639220479432065024, 2417851639220479427870720,
    2417851639220479419482112, 2417851639220479402704896, 2417851639220479369150464, 2417851639220479302041600,
    2417851639220479167823872, 2417851639220478899388416, 2417851639220478362517504, 2417851639220477288775680,
    2417851639220475141292032, 2417851639220470846324736, 2417851639220462256390144, 2417851639220462256390144,
    2417851639220462256390144, 2417851639220462256390144, 2417851639220462256390144, 2417851639220462256390144,
    2417851639220462256390144, 2417851639220462256390144, 2417851639220462256390144, 2417851639220462256390144,
    2417851639211666163367936, 2417851639194073977323520, 2417851639158889605234688, 2417851639088520861057024,
    2417851638947783372701696, 2417851638666308395991040, 2417851638103358442569728, 2417851636977458535727104,
    2417851634725658722041856, 2417851630222059094671360, 2417851621214859839930368, 2417851603200461330448384,
    2417851567171664311484416, 2417851495114070273556480, 2417851350998882197700608, 2417851062768506045988864,
    2417850486307753742565376, 2417849333386249135718400, 2417847027543239922024448, 2417842415857221494636544,
    2417833192485184639860736, 2417814745741110930309120, 2417777852252963511205888, 2417704065276668672999424,
    2417556491324078996586496, 2417261343418899643760640, 2416671047608540938108928, 2415490455987823526805504,
    2413129272746388704198656, 2408406906263519058984960, 2398962173297779768557568, 2380072707366301187702784,
    2342293775503344025993216, 2266735911777429702574080, 2115620184325601055735808, 1813388729421943762059264,
    1208925819614629174706176, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 26` by key0, key1.
CELLS_data_26: Final[tuple[int, ...]] = (
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0,
)


# The table `data 27` by key0.
CELLS_data_27: Final[tuple[int, ...]] = (1, 8796093022208)


# The table `data 28` by key0, key1.
CELLS_data_28: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 511, 511, 511, 511, 511, 511, 511, 511, 511, 511,
    511, 511, 511, 511, 511, 511, 511, 511, 511, 511, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 511, 511, 511, 511, 511, 511, 511, 511, 511, 511, 511, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 3, 7, 7, 15, 15, 31, 31, 63, 63, 127, 127, 255, 255,
    511, 511, 511, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 3, 3, 3, 7, 7, 7,
    15, 15, 15, 31, 31, 31, 63, 63, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 3, 3, 3, 3, 7, 7, 7, 7, 15, 15, 15, 15, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3,
)


# The table `data 3` by key0.
CELLS_data_3: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 30` by key0.
CELLS_data_30: Final[tuple[int, ...]] = (63, 131941395333120)


# The table `data 31` by key0.
CELLS_data_31: Final[tuple[int, ...]] = (
    1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535, 131071, 262143, 524287,
    1048575, 2097151,
)


# The table `data 32` by key0.
CELLS_data_32: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 33` by key0.
CELLS_data_33: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 34` by key0.
CELLS_data_34: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 35` by key0.
CELLS_data_35: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 36` by key0.
CELLS_data_36: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 37` by key0.
CELLS_data_37: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 38` by key0.
CELLS_data_38: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 4` by key0.
CELLS_data_4: Final[tuple[int, ...]] = (8796093022207, 19342813113825270702276608)


CELLS_data_40: dict[int, int] = {
    0: 448,
    1: 3584,
    2: 28672,
    2000000: 229376,
}
ROWS_data_40: Rows = (
    ('data 40', ((0, 0),), 448),
    ('data 40', ((1, 1),), 3584),
    ('data 40', ((2, 2),), 28672),
    ('data 40', ((2000000, 2000000),), 229376),
)


def look_data_40(key0: int) -> int:
    """The table `data 40` by key0.

    0 -> 6, 7, 8
    1 -> 9, 10, 11
    2 -> 12, 13, 14
    none -> 15, 16, 17
    """
    cell = CELLS_data_40.get(key0)
    return search_rows('data 40', ROWS_data_40, (KIND_0_2_or_none,), (key0,)) if cell is None else cell


# The table `data 41` by key0.
CELLS_data_41: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 0, 0, 0, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 42` by key0.
CELLS_data_42: Final[tuple[int, ...]] = (8658654068736, 16924961474604808445886464)


# The table `data 43` by key0.
CELLS_data_43: Final[tuple[int, ...]] = (8658654068736, 79225744662625108335194537984)


# The table `data 44` by key0.
CELLS_data_44: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0,
)


# The table `data 45` by key0.
CELLS_data_45: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 46` by key0.
CELLS_data_46: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 6` by key0.
CELLS_data_6: Final[tuple[int, ...]] = (17179869151, 2417851639220462256390144)


# The table `data 7` by key0.
CELLS_data_7: Final[tuple[int, ...]] = (
    262146, 786437, 1572874, 3145748, 6291496, 12582992, 25165984, 50331968, 100663936, 201327872, 402655744,
    805311488, 1610622976, 3221245952, 6442491904, 12884983808, 25769967616, 51539673088, 206158954499,
    412318171142, 824636342284, 1649272684568, 3298545369136, 6597090738272, 13194181476544, 26388362953088,
    52776725906176, 105553451812352, 211106903624704, 422213807249408, 844427614498816, 1688855228997632,
    3377710457995264, 6755420915990528, 13510841831981056, 9007216434741248, 18014535948697600, 54043539126616064,
    108087078253232128, 216174156506464256, 432348313012928512, 864696626025857024, 1729393252051714048,
    3458786504103428096, 6917573008206856192, 13835146016413712384, 27670292032827424768, 55340584065654849536,
    110681168131309699072, 221362336262619398144, 442724672525238796288, 885449345050477592576,
    1770898690100955185152, 3541779365803400888320, 14167135477612113035264, 28334288969622735552512,
    56668577939245471105024, 113337155878490942210048, 226674311756981884420096, 453348623513963768840192,
    906697247027927537680384, 1813394494055855075360768, 3626788988111710150721536, 7253577976223420301443072,
    14507155952446840602886144, 29014311904893681205772288, 58028623809787362411544576, 116057247619574724823089152,
    232114495239149449646178304, 464228990478298899292356608, 928457980956597798584713216,
    618971200243318054115606528, 1237949484036360412699033600, 3713843729742598368451887104,
    7427687459485196736903774208, 14855374918970393473807548416, 29710749837940786947615096832,
    59421499675881573895230193664, 118842999351763147790460387328, 237685998703526295580920774656,
    475371997407052591161841549312, 950743994814105182323683098624, 1901487989628210364647366197248,
    3802975979256420729294732394496, 7605951958512841458589464788992, 15211903917025682917178929577984,
    30423807834051365834357859155968, 60847615668102731668715718311936, 121695231336205463337431436623872,
    243389224732371641294587974123520, 973558136869525850558626795618304, 1947117511679090986497528490360832,
    3894235023358181972995056980721664, 7788470046716363945990113961443328, 15576940093432727891980227922886656,
    31153880186865455783960455845773312, 62307760373730911567920911691546624, 124615520747461823135841823383093248,
    249231041494923646271683646766186496, 498462082989847292543367293532372992,
    996924165979694585086734587064745984, 1993848331959389170173469174129491968,
    3987696663918778340346938348258983936, 7975393327837556680693876696517967872,
    15950786655675113361387753393035935744, 31901573311350226722775506786071871488,
    63803146622700453445551013572143742976, 42535376995374692559246211855425732608,
    85071240768579872758582598444882329600, 255213397787185959849021012178626412544,
    510426795574371919698042024357252825088, 1020853591148743839396084048714505650176,
    2041707182297487678792168097429011300352, 4083414364594975357584336194858022600704,
    8166828729189950715168672389716045201408, 16333657458379901430337344779432090402816,
    32667314916759802860674689558864180805632, 65334629833519605721349379117728361611264,
    130669259667039211442698758235456723222528, 261338519334078422885397516470913446445056,
    522677038668156845770795032941826892890112, 1045354077336313691541590065883653785780224,
    2090708154672627383083180131767307571560448, 4181416309345254766166360263534615143120896,
    8362832618690509532332720527069230286241792, 16725580166789288830049575210486602630430720,
    66902405737748885554814166685598268463775744, 133804896546089501344244199214848394869604352,
    267609793092179002688488398429696789739208704, 535219586184358005376976796859393579478417408,
    1070439172368716010753953593718787158956834816, 2140878344737432021507907187437574317913669632,
    4281756689474864043015814374875148635827339264, 8563513378949728086031628749750297271654678528,
    17127026757899456172063257499500594543309357056, 34254053515798912344126514999001189086618714112,
    68508107031597824688253029998002378173237428224, 137016214063195649376506059996004756346474856448,
    274032428126391298753012119992009512692949712896, 548064856252782597506024239984019025385899425792,
    1096129712505565195012048479968038050771798851584, 2192259425011130390024096959936076101543597703168,
    4384518850022260780048193919872152203087195406336, 2923008849890640764928272357295056027331212607488,
    5846051150899079325791257018167521027204684185600, 17538131151952039446750629518784290433252546576384,
    35076262303904078893501259037568580866505093152768, 70152524607808157787002518075137161733010186305536,
    140305049215616315574005036150274323466020372611072, 280610098431232631148010072300548646932040745222144,
    561220196862465262296020144601097293864081490444288, 1122440393724930524592040289202194587728162980888576,
    2244880787449861049184080578404389175456325961777152, 4489761574899722098368161156808778350912651923554304,
    8979523149799444196736322313617556701825303847108608, 17959046299598888393472644627235113403650607694217216,
    35918092599197776786945289254470226807301215388434432, 71836185198395553573890578508940453614602430776868864,
    143672370396791107147781157017880907229204861553737728, 287344740793582214295562314035761814458409723107475456,
    574689481587164428591124628071523628916819446214950912, 1149373117167779533570576441403716392701560268699729920,
    4597498314677667457893978580354196435938319698529091584,
    9195002475361884239399629975447723737008718020788355072,
    18390004950723768478799259950895447474017436041576710144,
    36780009901447536957598519901790894948034872083153420288,
    73560019802895073915197039803581789896069744166306840576,
    147120039605790147830394079607163579792139488332613681152,
    294240079211580295660788159214327159584278976665227362304,
    588480158423160591321576318428654319168557953330454724608,
    1176960316846321182643152636857308638337115906660909449216,
    2353920633692642365286305273714617276674231813321818898432,
    4707841267385284730572610547429234553348463626643637796864,
    9415682534770569461145221094858469106696927253287275593728,
    18831365069541138922290442189716938213393854506574551187456,
    37662730139082277844580884379433876426787709013149102374912,
    75325460278164555689161768758867752853575418026298204749824,
    150650920556329111378323537517735505707150836052596409499648,
    301301841112658222756647075035471011414301672105192818999296,
    200867638659182004189621656965809482558003844946941515399168,
    401737576061675307212530851452159690579783118002566306201600,
    1205211195689485055748734196009451921430165735268576735002624,
    2410422391378970111497468392018903842860331470537153470005248,
    4820844782757940222994936784037807685720662941074306940010496,
    9641689565515880445989873568075615371441325882148613880020992,
    19283379131031760891979747136151230742882651764297227760041984,
    38566758262063521783959494272302461485765303528594455520083968,
    77133516524127043567918988544604922971530607057188911040167936,
    154267033048254087135837977089209845943061214114377822080335872,
    308534066096508174271675954178419691886122428228755644160671744,
    617068132193016348543351908356839383772244856457511288321343488,
    1234136264386032697086703816713678767544489712915022576642686976,
    2468272528772065394173407633427357535088979425830045153285373952,
    4936545057544130788346815266854715070177958851660090306570747904,
    9873090115088261576693630533709430140355917703320180613141495808,
    19746180230176523153387261067418860280711835406640361226282991616,
    39492360460353046306774522134837720561423670813280722452565983232,
    78984319186195027865980158779152355832196711075812999206923141120,
    315937678479291176211489520607132508619437474854000442525901389824,
    631875758693093417170547926704788102529525580258749330750011604992,
    1263751517386186834341095853409576205059051160517498661500023209984,
    2527503034772373668682191706819152410118102321034997323000046419968,
    5055006069544747337364383413638304820236204642069994646000092839936,
    10110012139089494674728766827276609640472409284139989292000185679872,
    20220024278178989349457533654553219280944818568279978584000371359744,
    40440048556357978698915067309106438561889637136559957168000742719488,
    80880097112715957397830134618212877123779274273119914336001485438976,
    161760194225431914795660269236425754247558548546239828672002970877952,
    323520388450863829591320538472851508495117097092479657344005941755904,
    647040776901727659182641076945703016990234194184959314688011883511808,
    1294081553803455318365282153891406033980468388369918629376023767023616,
    2588163107606910636730564307782812067960936776739837258752047534047232,
    5176326215213821273461128615565624135921873553479674517504095068094464,
    10352652430427642546922257231131248271843747106959349035008190136188928,
    20705304860855285093844514462262496543687494213918698070016380272377856,
    13803519021854911969698559988503717084052942993429898621825711129755648,
    27607196012147326775177166854048959673754364329502898067318303725977600,
    82821482724150311768344802644119195350830774093413293652843656866955264,
    165642965448300623536689605288238390701661548186826587305687313733910528,
    331285930896601247073379210576476781403323096373653174611374627467821056,
    662571861793202494146758421152953562806646192747306349222749254935642112,
    1325143723586404988293516842305907125613292385494612698445498509871284224,
    2650287447172809976587033684611814251226584770989225396890997019742568448,
    5300574894345619953174067369223628502453169541978450793781994039485136896,
    10601149788691239906348134738447257004906339083956901587563988078970273792,
    21202299577382479812696269476894514009812678167913803175127976157940547584,
    42404599154764959625392538953789028019625356335827606350255952315881095168,
    84809198309529919250785077907578056039250712671655212700511904631762190336,
    169618396619059838501570155815156112078501425343310425401023809263524380672,
    339236793238119677003140311630312224157002850686620850802047618527048761344,
    678473586476239354006280623260624448314005701373241701604095237054097522688,
    1356947172952478708012561246521248896628011402746483403208190474108195045376,
    2713894345904957416025122493042497793256022805492966806416380948216390090752,
    5427761084824527669795095247061546478410235806550044931286541246335884984320,
    21711071946283497841435530727269635021742753030636068406692385635440435134464,
    43422171499552382845126211193562719151587315865708025494930991920977765466112,
    86844342999104765690252422387125438303174631731416050989861983841955530932224,
    173688685998209531380504844774250876606349263462832101979723967683911061864448,
    347377371996419062761009689548501753212698526925664203959447935367822123728896,
    694754743992838125522019379097003506425397053851328407918895870735644247457792,
    1389509487985676251044038758194007012850794107702656815837791741471288494915584,
    2779018975971352502088077516388014025701588215405313631675583482942576989831168,
    5558037951942705004176155032776028051403176430810627263351166965885153979662336,
    11116075903885410008352310065552056102806352861621254526702333931770307959324672,
    22232151807770820016704620131104112205612705723242509053404667863540615918649344,
    44464303615541640033409240262208224411225411446485018106809335727081231837298688,
    88928607231083280066818480524416448822450822892970036213618671454162463674597376,
    177857214462166560133636961048832897644901645785940072427237342908324927349194752,
    355714428924333120267273922097665795289803291571880144854474685816649854698389504,
    711428857848666240534547844195331590579606583143760289708949371633299709396779008,
    1422857715697332481069095688390663181159213166287520579417898743266599418793558016,
    948570604297292098669028130062681613607101972629340119189390417827899530100604928,
    1897152064102950195731377219905207791705565189319742642181659534804299802057113600,
    5691448955303273254931917686529060332122454738585186324009726138313898911600738304,
    11382897910606546509863835373058120664244909477170372648019452276627797823201476608,
    22765795821213093019727670746116241328489818954340745296038904553255595646402953216,
    45531591642426186039455341492232482656979637908681490592077809106511191292805906432,
    91063183284852372078910682984464965313959275817362981184155618213022382585611812864,
    182126366569704744157821365968929930627918551634725962368311236426044765171223625728,
    364252733139409488315642731937859861255837103269451924736622472852089530342447251456,
    728505466278818976631285463875719722511674206538903849473244945704179060684894502912,
    1457010932557637953262570927751439445023348413077807698946489891408358121369789005824,
    2914021865115275906525141855502878890046696826155615397892979782816716242739578011648,
    5828043730230551813050283711005757780093393652311230795785959565633432485479156023296,
    11656087460461103626100567422011515560186787304622461591571919131266864970958312046592,
    23312174920922207252201134844023031120373574609244923183143838262533729941916624093184,
    46624349841844414504402269688046062240747149218489846366287676525067459883833248186368,
    93248699683688829008804539376092124481494298436979692732575353050134919767666496372736,
    186497399367377658017609078752184248962988596873959385465150706100269839535332992745472,
    372992901597165251846672337717350115583294925772490009075300189727483293421949964779520,
    1491973503526251071575235170656418844675861971065388798156201981382989559336515879829504,
    2983948904190092207339016161099856071694406210106206358167405185239035504321747780370432,
    5967897808380184414678032322199712143388812420212412716334810370478071008643495560740864,
    11935795616760368829356064644399424286777624840424825432669620740956142017286991121481728,
    23871591233520737658712129288798848573555249680849650865339241481912284034573982242963456,
    47743182467041475317424258577597697147110499361699301730678482963824568069147964485926912,
    95486364934082950634848517155195394294220998723398603461356965927649136138295928971853824,
    190972729868165901269697034310390788588441997446797206922713931855298272276591857943707648,
    381945459736331802539394068620781577176883994893594413845427863710596544553183715887415296,
    763890919472663605078788137241563154353767989787188827690855727421193089106367431774830592,
    1527781838945327210157576274483126308707535979574377655381711454842386178212734863549661184,
    3055563677890654420315152548966252617415071959148755310763422909684772356425469727099322368,
    6111127355781308840630305097932505234830143918297510621526845819369544712850939454198644736,
    12222254711562617681260610195865010469660287836595021243053691638739089425701878908397289472,
    24444509423125235362521220391730020939320575673190042486107383277478178851403757816794578944,
    48889018846250470725042440783460041878641151346380084972214766554956357702807515633589157888,
    97778037692500941450084881566920083757282302692760169944429533109912715405615031267178315776,
    65185275574461226002282895147572031368048185052481647071666781995945661410493852089222955008,
    130371297133777066684529023368516282967356520789189490164909724687856662560233222978509209600,
    391113394078094790266944914723300702081229461911417673147011733599593094521202656402152095744,
    782226788156189580533889829446601404162458923822835346294023467199186189042405312804304191488,
    1564453576312379161067779658893202808324917847645670692588046934398372378084810625608608382976,
    3128907152624758322135559317786405616649835695291341385176093868796744756169621251217216765952,
    6257814305249516644271118635572811233299671390582682770352187737593489512339242502434433531904,
    12515628610499033288542237271145622466599342781165365540704375475186979024678485004868867063808,
    25031257220998066577084474542291244933198685562330731081408750950373958049356970009737734127616,
    50062514441996133154168949084582489866397371124661462162817501900747916098713940019475468255232,
    100125028883992266308337898169164979732794742249322924325635003801495832197427880038950936510464,
    200250057767984532616675796338329959465589484498645848651270007602991664394855760077901873020928,
    400500115535969065233351592676659918931178968997291697302540015205983328789711520155803746041856,
    801000231071938130466703185353319837862357937994583394605080030411966657579423040311607492083712,
    1602000462143876260933406370706639675724715875989166789210160060823933315158846080623214984167424,
    3204000924287752521866812741413279351449431751978333578420320121647866630317692161246429968334848,
    6408001848575505043733625482826558702898863503956667156840640243295733260635384322492859936669696,
    12816003697151010087467250965653117405797727007913334313681280486591466521270768644985719873339392,
    25631877023999534767824980750782176611393146721849474007442520260194174362138352436422244009246720,
    102527638466300624478409444183652764645774894181375090649690121753765456128956594599238171774418944,
    205055407302903734363928409547829587491752095656727375919300284220519670938316374052025539286269952,
    410110814605807468727856819095659174983504191313454751838600568441039341876632748104051078572539904,
    820221629211614937455713638191318349967008382626909503677201136882078683753265496208102157145079808,
    1640443258423229874911427276382636699934016765253819007354402273764157367506530992416204314290159616,
    3280886516846459749822854552765273399868033530507638014708804547528314735013061984832408628580319232,
    6561773033692919499645709105530546799736067061015276029417609095056629470026123969664817257160638464,
    13123546067385838999291418211061093599472134122030552058835218190113258940052247939329634514321276928,
    26247092134771677998582836422122187198944268244061104117670436380226517880104495878659269028642553856,
    52494184269543355997165672844244374397888536488122208235340872760453035760208991757318538057285107712,
    104988368539086711994331345688488748795777072976244416470681745520906071520417983514637076114570215424,
    209976737078173423988662691376977497591554145952488832941363491041812143040835967029274152229140430848,
    419953474156346847977325382753954995183108291904977665882726982083624286081671934058548304458280861696,
    839906948312693695954650765507909990366216583809955331765453964167248572163343868117096608916561723392,
    1679813896625387391909301531015819980732433167619910663530907928334497144326687736234193217833123446784,
    3359627793250774783818603062031639961464866335239821327061815856668994288653375472468386435666246893568,
    6719255586501549567637206124063279922929732670479642654123631713337988577306750944936772871332493787136,
    4479498028368937255997917695984303496480849506441035485008367950114371525618565214916381852989430693888,
    8959047320426736613837812872489555062212449477790607529683214629227330784510549165205964257068947865600,
    26877107785487635106952120297121366473803514790099464882605324735016267198016035005369092403813452611584,
    53754215570975270213904240594242732947607029580198929765210649470032534396032070010738184807626905223168,
    107508431141950540427808481188485465895214059160397859530421298940065068792064140021476369615253810446336,
    215016862283901080855616962376970931790428118320795719060842597880130137584128280042952739230507620892672,
    430033724567802161711233924753941863580856236641591438121685195760260275168256560085905478461015241785344,
    860067449135604323422467849507883727161712473283182876243370391520520550336513120171810956922030483570688,
    1720134898271208646844935699015767454323424946566365752486740783041041100673026240343621913844060967141376,
    3440269796542417293689871398031534908646849893132731504973481566082082201346052480687243827688121934282752,
    6880539593084834587379742796063069817293699786265463009946963132164164402692104961374487655376243868565504,
    13761079186169669174759485592126139634587399572530926019893926264328328805384209922748975310752487737131008,
    27522158372339338349518971184252279269174799145061852039787852528656657610768419845497950621504975474262016,
    55044316744678676699037942368504558538349598290123704079575705057313315221536839690995901243009950948524032,
    110088633489357353398075884737009117076699196580247408159151410114626630443073679381991802486019901897048064,
    220177266978714706796151769474018234153398393160494816318302820229253260886147358763983604972039803794096128,
    440354533957429413592303538948036468306796786320989632636605640458506521772294717527967209944079607588192256,
    880709067914858827184607077896072936613593572641979265273211280917013043544589435055934419888159215176384512,
    1761409176850748943152371926023023599450074658701969591948282961877622231921694149468087316266345343924305920,
    17918060464800157888143493205589450363474664907694269398532870265707510435988125033793421048353029881856,
    44795099898311532618516755533452677839435911804327136936665696935270188356696893849110352069792488226816,
    89590199796623065237033511066905355678871823608654273873331393870540376713393787698220704139584976453632,
    179180399593246130474067022133810711357743647217308547746662787741080753426787575396441408279169952907264,
    358360799186492260948134044267621422715487294434617095493325575482161506853575150792882816558339905814528,
    716721598372984521896268088535242845430974588869234190986651150964323013707150301585765633116679811629056,
    1433443196745969043792536177070485690861949177738468381973302301928646027414300603171531266233359623258112,
    2866886393491938087585072354140971381723898355476936763946604603857292054828601206343062532466719246516224,
    5733772786983876175170144708281942763447796710953873527893209207714584109657202412686125064933438493032448,
    11467545573967752350340289416563885526895593421907747055786418415429168219314404825372250129866876986064896,
    22935091147935504700680578833127771053791186843815494111572836830858336438628809650744500259733753972129792,
    45870182295871009401361157666255542107582373687630988223145673661716672877257619301489000519467507944259584,
    91740364591742018802722315332511084215164747375261976446291347323433345754515238602978001038935015888519168,
    183480729183484037605444630665022168430329494750523952892582694646866691509030477205956002077870031777038336,
    366961458366968075210889261330044336860658989501047905785165389293733383018060954411912004155740063554076672,
    733922916733936150421778522660088673721317979002095811570330778587466766036121908823824008311480127108153344,
    1467845833467872300843557045320177347442635958004191623140661557174933532072243817647648016622960254216306688,
    587140125182942662580791264081895393732476880518074436975892542861254183862394471187815511351178718972215296,
)


# The table `data 9` by key0.
CELLS_data_9: Final[tuple[int, ...]] = (
    262146, 786437, 1572874, 3145748, 6291496, 12582992, 25165984, 50331968, 100663936, 201327872, 402655744,
    805311488, 1610622976, 3221245952, 6442491904, 12884983808, 25769967616, 51539673088, 206158954499,
    412318171142, 824636342284, 1649272684568, 3298545369136, 6597090738272, 13194181476544, 26388362953088,
    52776725906176, 105553451812352, 211106903624704, 422213807249408, 844427614498816, 1688855228997632,
    3377710457995264, 6755420915990528, 13510841831981056, 9007216434741248, 18014535948697600, 54043539126616064,
    108087078253232128, 216174156506464256, 432348313012928512, 864696626025857024, 1729393252051714048,
    1152943494889734144, 43980565774336, 87961131548672, 175922263097344, 351844526194688, 73787679983890595840,
    221362336262619398144, 442724672525238796288, 885449345050477592576, 1770898690100955185152,
    3541779365803400888320, 14167135477612113035264, 28334288969622735552512, 56668577939245471105024,
    113337155878490942210048, 226674311756981884420096, 453348623513963768840192, 906694941184918323986432,
    604464062755207473266688, 52776558133248, 105553116266496, 211106232532992, 19342886901232574098571264,
    58028586916299214992441344, 116057247619574724823089152, 232114495239149449646178304,
    464228990478298899292356608, 928457980956597798584713216, 618971200243318054115606528,
    1237949484036360412699033600, 3713843729742598368451887104, 7427687459485196736903774208,
    14855374918970393473807548416, 29710749837940786947615096832, 59421499675881573895230193664,
    118842999351763147790460387328, 79228464746872162755444473856, 604462909807314587353088, 0, 0,
    19342813113834066795298816, 5070641086612932250415241625600, 15211903917025682917178929577984,
    30423807834051365834357859155968, 60847615668102731668715718311936, 121695231336205463337431436623872,
    243389224732371641294587974123520, 973558136869525850558626795618304, 1947117511679090986497528490360832,
    3894235023358181972995056980721664, 7788470046716363945990113961443328, 15576940093432727891980227922886656,
    31153880186865455783960455845773312, 20769227049127262011001753969885184, 79228766977174144908131303424, 0, 0,
    0, 5070621743726031440053608120320, 2658466132832662010984328294572228608,
    7975393327837556680693876696517967872, 15950786655675113361387753393035935744,
    31901573311350226722775506786071871488, 63803146622700453445551013572143742976,
    42535376995374692559246211855425732608, 85071240768579872758582598444882329600,
    255213397787185959849021012178626412544, 510426795574371919698042024357252825088,
    1020853591148743839396084048714505650176, 680577714613733824938669667701938454528,
    25961543713796023840905676804063232, 10384712559313426653567382974365696, 20769266662301824778459578860830720,
    0, 0, 0, 0, 2658461062172232658725220107373510656, 696903604381276920039221564066462856904704,
    2090708154672627383083180131767307571560448, 4181416309345254766166360263534615143120896,
    8362832618690509532332720527069230286241792, 16725580166789288830049575210486602630430720,
    66902405737748885554814166685598268463775744, 133804896546089501344244199214848394869604352,
    267609793092179002688488398429696789739208704, 178406301878400351358551450998590068309884928,
    680580310732452531409634806352524083200, 31153781151208965771182977975320576,
    20769187434139310514121985316880384, 0, 0, 0, 0, 0, 696900945910073543004737003634381857751040,
    365376803137276005689577049398885637798259326976, 1096129712505565195012048479968038050771798851584,
    2192259425011130390024096959936076101543597703168, 4384518850022260780048193919872152203087195406336,
    2923008849890640764928272357295056027331212607488, 5846051150899079325791257018167521027204684185600,
    17538131151952039446750629518784290433252546576384, 35076262303904078893501259037568580866505093152768,
    70152167795884981297032253503644799359226090618880, 46768230801231046361344923859593987030745425641472, 0, 0, 0,
    0, 0, 0, 11972621413014756705924586149611790497021399392059392,
    35917864239044270117773758448835371491064198176178176, 71836093854194771248731149792051913248903571632553984,
    143672187709086440784916381557276817693827404562169856, 287344740793582214295562314035761814458409723107475456,
    574689481587164428591124628071523628916819446214950912, 1149373117167779533570576441403716392701560268699729920,
    4597498314677667457893978580354196435938319698529091584,
    9195002475361884239399629975447723737008718020788355072,
    18390004950723768478799259950895447474017436041576710144,
    36779916364985935856635264895697029613559240319374983168,
    73559832729615059790094039821129487734756106854654279680,
    49039857307708443467467104868809893875799651909875269632, 0, 0, 0, 0,
    3138562840314753396674600636189982819841674743631409315840,
    9415676548322847175267095983983798847734527209494835888128,
    18831365069267107365290897892553747307259551440389063835648,
    37662730138899590139914521514658415822698173635692110807040,
    75325460278164555689161768758867752853575418026298204749824,
    150650920556329111378323537517735505707150836052596409499648,
    301301841112658222756647075035471011414301672105192818999296,
    200867638659182004189621656965809482558003844946941515399168,
    401737576061675307212530851452159690579783118002566306201600,
    1205211195689485055748734196009451921430165735268576735002624,
    2410422391378970111497468392018903842860331470537153470005248,
    4820844782757940222994936784037807685720662941074306940010496,
    9641689565422344341200695781310579542147483768890634197270528,
    19283281051036537160725278841646385635213373825219468961251328,
    38566562102073074321450557683292771270426747650438937922502656,
    25711008708143844408671393477458601640355247900524685364822016, 0, 0,
    3138550867693340381917894711603833208051177722232017256448,
    822758555774311029171263183774023046307395825669255795100876800,
    2468272528772065394173407633427357535088979425830045153285373952,
    4936545057544130788346815266854715070177958851660090306570747904,
    9873090115088261576693630533709430140355917703320180613141495808,
    19746180230176523153387261067418860280711835406640361226282991616,
    39492360460353046306774522134837720561423670813280722452565983232,
    78984319186195027865980158779152355832196711075812999206923141120,
    315937678479291176211489520607132508619437474854000442525901389824,
    631875758693093417170547926704788102529525580258749330750011604992,
    1263751517386186834341095853409576205059051160517498661500023209984,
    2527503034772373668682191706819152410118102321034997323000046419968,
    5055006069544747337364383413638304820236204642069994646000092839936,
    10110012138991414960113349940341675430734789496388389988180435140608,
    20219972855867333917922465650961461734528678494529379623170390097920,
    13479999044584028041177916214903292795420212566518186765237169946624, 0, 0,
    822755417211470714417866509173386856324575983994512163691560960,
    431360792188383210523794417507250332263510793120668326444217164365824,
    1294081553803455318365282153891406033980468388369918629376023767023616,
    2588163107606910636730564307782812067960936776739837258752047534047232,
    5176326215213821273461128615565624135921873553479674517504095068094464,
    10352652430427642546922257231131248271843747106959349035008190136188928,
    20705304860855285093844514462262496543687494213918698070016380272377856,
    13803519021854911969698559988503717084052942993429898621825711129755648,
    27607196012147326775177166854048959673754364329502898067318303725977600,
    82821482724150311768344802644119195350830774093413293652843656866955264,
    165642965448300623536689605288238390701661548186826587305687313733910528,
    331285930896601247073379210576476781403323096373653174611374627467821056,
    662571861793202494146758421152953562806646192747306349222749254935642112,
    1325143723586404988293516842305907125613292385494612698445498509871284224,
    2650287447172809976587033684611814251226584770989225396890997019742568448,
    1766853804790762125951390011905361664212610907802079841165251162560004096,
    13479973333575319897333507543509815336818572211270286240551805124608, 0, 0,
    56539537432877725235562837717092269411848938146821935241867886030802124800,
    169618180939486501296451798479035415921456036246155045076443960434642386944,
    339236793238119677003140311630312224157002850686620850802047618527048761344,
    678473586476239354006280623260624448314005701373241701604095237054097522688,
    1356947172952478708012561246521248896628011402746483403208190474108195045376,
    2713894345904957416025122493042497793256022805492966806416380948216390090752,
    5427761084824527669795095247061546478410235806550044931286541246335884984320,
    21711071946283497841435530727269635021742753030636068406692385635440435134464,
    43422171499552382845126211193562719151587315865708025494930991920977765466112,
    86844342999104765690252422387125438303174631731416050989861983841955530932224,
    173688685998209531380504844774250876606349263462832101979723967683911061864448,
    347377371996419062761009689548501753212698526925664203959447935367822123728896,
    231586387043573343827735439062251875012317115188766151761065534703991728898048,
    883443752349192527771494750632774522636747176296126384490163928353996800,
    1766860544751717904903194834250462025642820715447830228407846753097744384, 0, 0,
    56539106072908298546665520023773392506479484700019806659891398441363832832,
    29642887923396450991705675729978824198614443124151578744475110448520301679476736,
    88928607231083280066818480524416448822450822892970036213618671454162463674597376,
    177857214462166560133636961048832897644901645785940072427237342908324927349194752,
    355714428924333120267273922097665795289803291571880144854474685816649854698389504,
    711428857848666240534547844195331590579606583143760289708949371633299709396779008,
    1422857715697332481069095688390663181159213166287520579417898743266599418793558016,
    948570604297292098669028130062681613607101972629340119189390417827899530100604928,
    1897152064102950195731377219905207791705565189319742642181659534804299802057113600,
    5691448955303273254931917686529060332122454738585186324009726138313898911600738304,
    11382897910606546509863835373058120664244909477170372648019452276627797823201476608,
    22765795821213093019727670746116241328489818954340745296038904553255595646402953216,
    45531591642426186039455341492232482656979637908681490592077809106511191292805906432,
    30354317234441389347895804112289964729752649017044958582780322578345592020430487552,
    231586828745229558423636344963626930084313710557126441507352350425128198209536,
    1766847064778384329583297500742918515827483896875618958121606201292619776,
    485667223056432267729865476705879726660601709763034880312953102434726071301302124544,
    1457001669169296803189596430117639179981805129289104640938859307304178213903906373632,
    971334446112864535459730953411759453321203419526069760625906204869452142602604249088,
    3885367427282842000857860546365865557412997507726832931188038727279205994612968652800,
    11656072639073681249627553204925434448134582086064424389579722080696111958077718134784,
    23312174920922207252201134844023031120373574609244923183143838262533729941916624093184,
    46624349841844414504402269688046062240747149218489846366287676525067459883833248186368,
    93248699683688829008804539376092124481494298436979692732575353050134919767666496372736,
    62166590264930997478763516715479038937874559174622456105034711876979965282199648862208,
    474289825270230135651607234485507952812674479220994952207057613670662549933129728,
    1491973503526251071575235170656418844675861971065388798156201981382989559336515879829504,
    2983948904190092207339016161099856071694406210106206358167405185239035504321747780370432,
    5967897808380184414678032322199712143388812420212412716334810370478071008643495560740864,
    11935795616760368829356064644399424286777624840424825432669620740956142017286991121481728,
    7957186960004683055706431114915993455374820280120803527884355102193375789414001563140096,
    30354433025205491365507439436087500292103313400159011300687647817338395282590662656, 0,
    127315234188128436824045585391062840945443435205830778699639091037751265961279845438586880,
    381945216897162254039869026307711816956603645015782573064036960160151363157768235013636096,
    763888976792655338782934863018993516274027308226435857023432981460995422137322566120898560,
    1527781838923095129024011564961800679585867901266549818325908466546810322083215542658793472,
    3055561735206940807163705156490128707815053264536697700586699665675312046768171641296912384,
    6111127355781308840630305097932505234830143918297510621526845819369544712850939454198644736,
    12222254711562617681260610195865010469660287836595021243053691638739089425701878908397289472,
    8148221612449346672373654884454995650908828523862552481018259682643128453297064167327399936,
    31083413702207939205416072929308195884784359915620018035654456983218613181551843737600,
    62166827404415878410832145858616391769568719831240036071308913966437226363103687475200,
    948568795032094272909893509191171341133987714380927500611236528192824358010355712,
    130371297133777066684529023368516282967356520789189490164909724687856662560233222978509209600,
    391113394078094790266944914723300702081229461911417673147011733599593094521202656402152095744,
    782226788156189580533889829446601404162458923822835346294023467199186189042405312804304191488,
    1564453576312379161067779658893202808324917847645670692588046934398372378084810625608608382976,
    1042966398514679456624121960623261681466248845580597149397727953810597724108060063017400795136,
    7957202136758027301502849086941427559090214700364423668727443189859454122579990339911680, 0,
    127314748520905380391777855525586135065716774604121015664758778084648831235208544136462336,
    33375052066246929071239429982340168439643269322032509482216889520091305615419705082498357657600,
    100125028883992266308337898169164979732794742249322924325635003801495832197427880038950936510464,
    200250057766041863724450067267410497558765965592003441812217868081739851985116855792696664522752,
    400500115534026396341125863605740457024355450090649290463487875684731516379972615870598537543680,
    801000231071938130466703185353319837862357937994583394605080030411966657579423040311607492083712,
    1602000462143876260933406370706639675724715875989166789210160060823933315158846080623214984167424,
    3203984627999941845978122593847772076424143340231184250930315032524271795267294054552780501155840,
    2135995184158063527166201775356439923642877635749062961966546849404104138973307009059636828438528,
    62165404551223330269422781018352605012557018849668464680057997111644937126566671941632, 0,
    102527638466300624478409444183652764645774894181375090649690121753765456128956594599238171774418944,
    205055407302903734363928409547829587491752095656727375919300284220519670938316374052025539286269952,
    410110814605807468727856819095659174983504191313454751838600568441039341876632748104051078572539904,
    273406862091022189848835742523528077425479108199971280652037833871770295066970557745436731090403328,
    1042970377055039432755718678581571967591793424855372117889182957493073516030780594099907985408, 0, 0,
    33374924751012740942802605936754777376802323878597303651438189881000267864153743802652919070720,
    17498072548240912168982808802544622287905695186859173460617588743324144772215384524510919266159034368,
    52494184269543355997165672844244374397888536488122208235340872760453035760208991757318538057285107712,
    104988368539086711994331345688488748795777072976244416470681745520906071520417983514637076114570215424,
    209976737078173423988662691376977497591554145952488832941363491041812143040835967029274152229140430848,
    419953474156346847977325382753954995183108291904977665882726982083624286081671934058548304458280861696,
    839906948312693695954650765507909990366216583809955331765453964167248572163343868117096608916561723392,
    1679809624635019262278460852282260076120928936922454203076040544246192376292401124554986478259482394624,
    1119874507075938026188803535305928308612937351321847124102764497523503757809806253330988769597890494464, 0, 0,
    8959047320426736613837812872489555062212449477790607529683214629227330784510549165205964257068947865600,
    26877107785487635106952120297121366473803514790099464882605324735016267198016035005369092403813452611584,
    53754215570975270213904240594242732947607029580198929765210649470032534396032070010738184807626905223168,
    35836052579579609936989235084738469589980064956531351110512541266572126426049189925307483952268126978048,
    273407383560296373803438947833895136270764637213469111512581651505154194343147469231332713027338240, 0, 0, 0,
    17498039173061531659200055239155129822077146114403861314105695273804746215778222708296699524967038976,
    4587032228091863943721224410752074406011673384419458313359628589694815886791623355800776208213410089795584,
    13761079186169669174759485592126139634587399572530926019893926264328328805384209922748975310752487737131008,
    27522158372339338349518971184252279269174799145061852039787852528656657610768419845497950621504975474262016,
    55044316744678676699037942368504558538349598290123704079575705057313315221536839690995901243009950948524032,
    110088633489357353398075884737009117076699196580247408159151410114626630443073679381991802486019901897048064,
    220177266978714706796151769474018234153398393160494816318302820229253260886147358763983604972039803794096128,
    440352294208415261716251161340965856450179560446286988942357434929511474764779097915460547966540411807203328,
    293568942719100242388290353319807412644099379436288601163178821436076610035261645513435065236842723682549760, 0,
    17918060464800157888143493205589450363474664907694269398532870265707510435988125033793421048353029881856,
    44795099898311532618516755533452677839435911804327136936665696935270188356696893849110352069792488226816,
    17918368046933330499195358088715138778979167697145488756531742639699036835628637446032624354893548748800,
    35836189281185465245409623051873498152616997101933254209954378836746471183007475048084442831492841734144, 0, 0,
    0, 0,
    4587014729985941287317036770621990822564052803692009393174669084938697031800963211147422894325667557539840,
    9174046957977680838729468521261798586099028432739465932048829576042245343225920017302231576756751299510272,
    22935091147935504700680578833127771053791186843815494111572836830858336438628809650744500259733753972129792,
    45870182295871009401361157666255542107582373687630988223145673661716672877257619301489000519467507944259584,
    91740364591742018802722315332511084215164747375261976446291347323433345754515238602978001038935015888519168,
    183480729183484037605444630665022168430329494750523952892582694646866691509030477205956002077870031777038336,
    366961458366968075210889261330044336860658989501047905785165389293733383018060954411912004155740063554076672,
    146785031295735665645197816020473848433119220129518609243973135715313545965598617796953877837794679743053824,
    293567822846729153486185074598667128421960318613539983838411371441526128139326055432962374798096087878991872, 0,
)


# The table `event_of` by total. @9.0-a
CELLS_event_of: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


CELLS_roman_recruits: dict[int, int] = {
    1: 3,
    2: 3,
    3: 3,
    4: 2,
    5: 1,
    6: 1,
    7: 1,
    8: 1,
    9: 1,
    10: 1,
    11: 3,
    12: 1,
}
ROWS_roman_recruits: Rows = (
    ('RRC-b', ((1, 1),), 3),
    ('RRC-b.2', ((2, 2),), 3),
    ('RRC-b.3', ((3, 3),), 3),
    ('RRC-c', ((4, 4),), 2),
    ('RRC-d', ((11, 11),), 3),
    ('RRC-e', ((12, 12),), 1),
    ('RRC-f', ((5, 5),), 1),
    ('RRC-f.2', ((6, 6),), 1),
    ('RRC-f.3', ((7, 7),), 1),
    ('RRC-f.4', ((8, 8),), 1),
    ('RRC-f.5', ((9, 9),), 1),
    ('RRC-f.6', ((10, 10),), 1),
)


def look_roman_recruits(key0: int) -> int:
    """The table `roman_recruits` by k.

    RRC-b: leader -> 3
    RRC-b.2: legate -> 3
    RRC-b.3: praefect -> 3
    RRC-c: legionary -> 2
    RRC-d: fleet -> 3
    RRC-e: praesidium -> 1
    RRC-f: praetorian -> 1
    RRC-f.2: auxiliary -> 1
    RRC-f.3: cavalry -> 1
    RRC-f.4: singulares -> 1
    RRC-f.5: explorator -> 1
    RRC-f.6: impedimenta -> 1
    """
    cell = CELLS_roman_recruits.get(key0)
    return search_rows('roman_recruits', ROWS_roman_recruits, (KIND_Kind,), (key0,)) if cell is None else cell


EACH_CELLS_data_1: Final = tuple([members_of(bits, 0) for bits in CELLS_data_1])


EACH_CELLS_data_18: Final = tuple([members_of(bits, 0) for bits in CELLS_data_18])


EACH_CELLS_data_20: Final = tuple([members_of(bits, 0) for bits in CELLS_data_20])


EACH_CELLS_data_27: Final = tuple([members_of(bits, 0) for bits in CELLS_data_27])


EACH_CELLS_data_28: Final = tuple([members_of(bits, 0) for bits in CELLS_data_28])


EACH_CELLS_data_31: Final = tuple([members_of(bits, 0) for bits in CELLS_data_31])


EACH_CELLS_data_7: Final = tuple([members_of(bits, 0) for bits in CELLS_data_7])


EACH_CELLS_data_9: Final = tuple([members_of(bits, 0) for bits in CELLS_data_9])


# ---- values: what the rules say


def value_advantage_bonus(s: Store, p: int) -> int:
    """`advantage_bonus` as the rules give it.

    15.2-f.2: "advantage_bonus before 15.2-f.2"(p) + elite_bonus(p); overrides otherwise
    otherwise: "advantage_bonus before 15.2-f.2"(p)
    """
    return (1 if s[417 + p] else 0) + value_elite_bonus(s, p)


def value_advantage_bonus_before_15_2_f_2(s: Store, p: int) -> int:
    """`advantage_bonus before 15.2-f.2` as the rules give it.

    15.2-e: 1 if paid_for_advantage[p] else 0
    APX-e.2: 1 if paid_for_advantage[p] else 0
    """
    return 1 if s[417 + p] else 0


def value_advantage_of(s: Store, a: int, d: int) -> int:
    """`advantage_of` as the rules give it.

    15.2-h: attacker when a + advantage_bonus(attacker) > d + advantage_bonus(1 - attacker)
    15.2-h.2: 1 - attacker when a + advantage_bonus(attacker) < d + advantage_bonus(1 - attacker)
    15.2-i: tie_goes_to(field) when a + advantage_bonus(attacker) = d + advantage_bonus(1 - attacker)
    24.3-b: Caledonian when ambushed, round = 1; overrides 15.2-h, 15.2-h.2, 15.2-i
    """
    if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) > d + value_advantage_bonus(s, 1 - s[414]):
        if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) < d + value_advantage_bonus(s, 1 - s[414]):
            if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) == d + value_advantage_bonus(s, 1 - s[414]):
                if s[419] and s[415] == 1:
                    return 1
                return agreed_value('advantage_of', KIND_Player, (('15.2-h', s[414]), ('15.2-h.2', 1 - s[414]), ('15.2-i', value_tie_goes_to(s, s[413]))))
            if s[419] and s[415] == 1:
                return 1
            return agreed_value('advantage_of', KIND_Player, (('15.2-h', s[414]), ('15.2-h.2', 1 - s[414])))
        if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) == d + value_advantage_bonus(s, 1 - s[414]):
            if s[419] and s[415] == 1:
                return 1
            return agreed_value('advantage_of', KIND_Player, (('15.2-h', s[414]), ('15.2-i', value_tie_goes_to(s, s[413]))))
        if s[419] and s[415] == 1:
            return 1
        return s[414]
    if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) < d + value_advantage_bonus(s, 1 - s[414]):
        if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) == d + value_advantage_bonus(s, 1 - s[414]):
            if s[419] and s[415] == 1:
                return 1
            return agreed_value('advantage_of', KIND_Player, (('15.2-h.2', 1 - s[414]), ('15.2-i', value_tie_goes_to(s, s[413]))))
        if s[419] and s[415] == 1:
            return 1
        return 1 - s[414]
    if a + (1 if s[417 + s[414]] else 0) + value_elite_bonus(s, s[414]) == d + value_advantage_bonus(s, 1 - s[414]):
        if s[419] and s[415] == 1:
            return 1
        return value_tie_goes_to(s, s[413])
    if s[419] and s[415] == 1:
        return 1
    raise no_rule('advantage_of', ('15.2-h', '15.2-h.2', '15.2-i', '24.3-b'))


def value_advantage_price(s: Store) -> int:
    """`advantage_price` as the rules give it.

    15.2-d: 1
    APX-e: 1
    """
    return 1


def value_ap_cap(s: Store, p: int) -> int:
    """`ap_cap` as the rules give it.

    10.2-b: 9
    7.2-e.2: 9 when p = Roman, during.ap_die
    7.2-n.2: 9 when p = Caledonian, during.ap_die
    17.2-a.2: 9 when during.@17.2-a
    """
    return 9


def value_ap_floor(s: Store, p: int) -> int:
    """`ap_floor` as the rules give it.

    10.2-c: 0
    17.2-b.2: 0 when during.@17.2-b
    """
    return 0


def value_ap_income(s: Store, p: int, die: int) -> int:
    """`ap_income` as the rules give it.

    10.1-a: die
    7.2-e: die when p = Roman
    7.2-n: die when p = Caledonian
    33.1-a: half of die rounded up + 1 when balanced_ap; overrides 10.1-a, 7.2-e, 7.2-n
    """
    if s[10]:
        return (die + 1) // 2 + 1
    return die


def value_battle_is_on(s: Store, p: int, h: int) -> int:
    """`battle_is_on` as the rules give it.

    15.0-a: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95 within
      ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    1.0-d: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95 within
      ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    7.2-i: yes when p = Roman, some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95
      within ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    7.2-r: yes when p = Caledonian, some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in
      0..95 within ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    12.2-b: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95 within
      ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    13.2-f: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95 within
      ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    14.2-a: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(p))), some(one in 0..95 within
      ("Unit.place by value"[h] meet "data 4"(1 - p))); overrides otherwise
    otherwise: no
    """
    if s[1783 + h] & CELLS_data_4[p] and s[1783 + h] & CELLS_data_4[1 - p]:
        return 1
    return 0


def value_battle_is_over(s: Store) -> int:
    """`battle_is_over` as the rules give it.

    15.2-p: not some(one in 0..95 within ("Unit.place by value"[field] meet "agricola, karus, legate_ii, legate_ix,
      legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2,
      twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3,
      aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3,
      camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")) or not some(one in 0..95 within ("Unit.place by value"[field]
      meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2,
      gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4,
      band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17,
      band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3")) or retreated
    17.0-a: not some(one in 0..95 within ("Unit.place by value"[field] meet "agricola, karus, legate_ii, legate_ix,
      legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2,
      twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3,
      aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3,
      camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")) or not some(one in 0..95 within ("Unit.place by value"[field]
      meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2,
      gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4,
      band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17,
      band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3")) or retreated
    """
    return 1 if not s[1783 + s[413]] & 0x7ffffffffff or not s[1783 + s[413]] & 0xffffffffff80000000000 or s[433] else 0


def value_berths(s: Store) -> int:
    """`berths` as the rules give it.

    26.5-b: 3 * count(one in 0..95 within ("Unit.place by value"[field] meet "praef_class, classis_1, classis_2,
      classis_3"))
    26.6-a: 3 * count(one in 0..95 within ("Unit.place by value"[field] meet "praef_class, classis_1, classis_2,
      classis_3"))
    """
    return agreed_value('berths', KIND_0_60, (('26.5-b', 3 * (s[1783 + s[413]] & 0x1c00000020).bit_count()), ('26.6-a', 3 * (s[1783 + s[413]] & 0x1c00000020).bit_count())))


def value_caledonian_points(s: Store) -> int:
    """`caledonian_points` as the rules give it.

    5.2-j: "caledonian_points before 5.2-j" + count(u in 0..95 within ("Unit.place by value"[elite_box] meet "second_1,
      second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2,
      vexillation")); overrides otherwise
    otherwise: \"caledonian_points before 5.2-j\"
    """
    return agreed_value('caledonian_points', KIND_0_200, (('5.2-j', value_caledonian_points_before_5_2_h(s) + (s[2145] & 63).bit_count() + 2 * count_caledonian_points(s) + (s[2145] & 262080).bit_count()),))


def value_caledonian_points_before_5_2_h(s: Store) -> int:
    """`caledonian_points before 5.2-h` as the rules give it.

    5.2-g: 3 * count(h in 0..359 within 0x20000000120000000000008000000000000000000000000000000000000000000000000000000000000 where some(one in 0..95 within ("Unit.place by value"[h] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3"))) + 5 when Unit.place[agricola] = out_of_game; overrides otherwise
    otherwise: 3 * count(h in 0..359 within 0x20000000120000000000008000000000000000000000000000000000000000000000000000000000000 where some(one in 0..95 within ("Unit.place by value"[h] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3")))
    """
    if s[15] == 364:
        return 3 * count_caledonian_points_before_5_2_h(s) + 5
    return 3 * count_caledonian_points_before_5_2_h(s)


def value_caledonian_points_before_5_2_i(s: Store) -> int:
    """`caledonian_points before 5.2-i` as the rules give it.

    5.2-h: "caledonian_points before 5.2-h" + count(u in 0..95 within ("Unit.place by value"[elite_box] meet "agricola,
      karus, legate_ii, legate_ix, legate_xx, praef_class")); overrides otherwise
    otherwise: \"caledonian_points before 5.2-h\"
    """
    return value_caledonian_points_before_5_2_h(s) + (s[2145] & 63).bit_count()


def value_caledonian_points_before_5_2_j(s: Store) -> int:
    """`caledonian_points before 5.2-j` as the rules give it.

    5.2-i: "caledonian_points before 5.2-i" + 2 * count(h in 0..359 within
      0x30000000000080000020040000010010000220040000200002000880000000000 where some(one in 0..95 within ("Unit.place
      by value"[h] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1,
      gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2,
      band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15,
      band_16, band_17, band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3"))); overrides
      otherwise
    otherwise: \"caledonian_points before 5.2-i\"
    """
    return value_caledonian_points_before_5_2_h(s) + (s[2145] & 63).bit_count() + 2 * count_caledonian_points(s)


def value_concentrate_price(s: Store) -> int:
    """`concentrate_price` as the rules give it.

    22.1-f: 1
    APX-d: 1
    """
    return 1


def value_controller(s: Store, h: int) -> int:
    """`controller` as the rules give it.

    4.0-a: Caledonian when not some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii,
      legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1,
      twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1,
      aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2,
      classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6"))
    4.0-b: Caledonian when not some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii,
      legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1,
      twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1,
      aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2,
      classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6"))
    4.0-c: Roman when some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix,
      legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2,
      twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3,
      aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3,
      camp_1, camp_2, camp_3, camp_4, camp_5, camp_6"))
    """
    if not s[1783 + h] & 0x7ffffffffff:
        return 1
    return 0


def value_counts_as_elite(s: Store, u: int) -> int:
    """`counts_as_elite` as the rules give it.

    4.0-d: Unit.elite(u)
    22.0-b: yes when "data 35"(u)
    22.2-c: Unit.elite(u)
    22.2-b: no when Unit.kind(u) = legate, not some(v in 0..95 within ("Unit.place by value"[field] meet "data
      40"(Unit.legion(u)))); overrides 22.0-b, 22.2-c, 4.0-d
    """
    if CELLS_data_35[u]:
        if CELLS_Unit_kind[u] == 2 and not s[1783 + s[413]] & look_data_40(CELLS_Unit_legion[u]):
            return 0
        return agreed_value('counts_as_elite', KIND_bool, (('4.0-d', CELLS_Unit_elite[u]), ('22.0-b', 1), ('22.2-c', CELLS_Unit_elite[u])))
    if CELLS_Unit_kind[u] == 2 and not s[1783 + s[413]] & look_data_40(CELLS_Unit_legion[u]):
        return 0
    return CELLS_Unit_elite[u]


def value_degree(s: Store) -> int:
    """`degree` as the rules give it.

    5.2-l: decisive_roman when roman_points - caledonian_points >= 21
    5.2-m: marginal_roman when roman_points - caledonian_points >= 11 and roman_points - caledonian_points <= 20
    5.2-n: caledonian_provincial when roman_points - caledonian_points >= 0 and roman_points - caledonian_points <= 10
    5.2-o: caledonian_imperial when roman_points - caledonian_points < 0
    """
    if value_roman_points(s) - value_caledonian_points(s) >= 21:
        if value_roman_points(s) - value_caledonian_points(s) >= 11 and value_roman_points(s) - value_caledonian_points(s) <= 20:
            if value_roman_points(s) - value_caledonian_points(s) >= 0 and value_roman_points(s) - value_caledonian_points(s) <= 10:
                if value_roman_points(s) - value_caledonian_points(s) < 0:
                    return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-m', 1), ('5.2-n', 2), ('5.2-o', 3)))
                return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-m', 1), ('5.2-n', 2)))
            if value_roman_points(s) - value_caledonian_points(s) < 0:
                return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-m', 1), ('5.2-o', 3)))
            return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-m', 1)))
        if value_roman_points(s) - value_caledonian_points(s) >= 0 and value_roman_points(s) - value_caledonian_points(s) <= 10:
            if value_roman_points(s) - value_caledonian_points(s) < 0:
                return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-n', 2), ('5.2-o', 3)))
            return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-n', 2)))
        if value_roman_points(s) - value_caledonian_points(s) < 0:
            return agreed_value('degree', KIND_Degree, (('5.2-l', 0), ('5.2-o', 3)))
        return 0
    if value_roman_points(s) - value_caledonian_points(s) >= 11 and value_roman_points(s) - value_caledonian_points(s) <= 20:
        if value_roman_points(s) - value_caledonian_points(s) >= 0 and value_roman_points(s) - value_caledonian_points(s) <= 10:
            if value_roman_points(s) - value_caledonian_points(s) < 0:
                return agreed_value('degree', KIND_Degree, (('5.2-m', 1), ('5.2-n', 2), ('5.2-o', 3)))
            return agreed_value('degree', KIND_Degree, (('5.2-m', 1), ('5.2-n', 2)))
        if value_roman_points(s) - value_caledonian_points(s) < 0:
            return agreed_value('degree', KIND_Degree, (('5.2-m', 1), ('5.2-o', 3)))
        return 1
    if value_roman_points(s) - value_caledonian_points(s) >= 0 and value_roman_points(s) - value_caledonian_points(s) <= 10:
        if value_roman_points(s) - value_caledonian_points(s) < 0:
            return agreed_value('degree', KIND_Degree, (('5.2-n', 2), ('5.2-o', 3)))
        return 2
    if value_roman_points(s) - value_caledonian_points(s) < 0:
        return 3
    raise no_rule('degree', ('5.2-l', '5.2-m', '5.2-n', '5.2-o'))


def value_dice_of(s: Store, u: int) -> int:
    """`dice_of` as the rules give it.

    15.2-l: 1
    16.0-a.2: 1
    """
    return 1


def value_draw_price(s: Store) -> int:
    """`draw_price` as the rules give it.

    11.1-c: 1
    CRC-b: 1
    CRC-c: 1
    """
    return 1


def value_elite_bonus(s: Store, p: int) -> int:
    """`elite_bonus` as the rules give it.

    15.2-f: 1 when elites(p) > elites(1 - p)
    15.2-g: 0 when elites(p) = elites(1 - p)
    4.0-e: 1 if elites(p) > elites(1 - p) else 0
    """
    if value_elites(s, p) > value_elites(s, 1 - p):
        if value_elites(s, p) == value_elites(s, 1 - p):
            return agreed_value('elite_bonus', KIND_0_1, (('15.2-f', 1), ('15.2-g', 0), ('4.0-e', 1 if value_elites(s, p) > value_elites(s, 1 - p) else 0)))
        return agreed_value('elite_bonus', KIND_0_1, (('15.2-f', 1), ('4.0-e', 1 if value_elites(s, p) > value_elites(s, 1 - p) else 0)))
    if value_elites(s, p) == value_elites(s, 1 - p):
        return agreed_value('elite_bonus', KIND_0_1, (('15.2-g', 0), ('4.0-e', 1 if value_elites(s, p) > value_elites(s, 1 - p) else 0)))
    return 1 if value_elites(s, p) > value_elites(s, 1 - p) else 0


def value_elites(s: Store, p: int) -> int:
    """`elites` as the rules give it.

    3.3-d: count(u in Unit within ("Unit.place by value"[field] meet "data 4"(p)) where counts_as_elite(u))
    """
    return agreed_value('elites', KIND_0_60, (('3.3-d', count_elites(s, p)),))


def value_events_skipped(s: Store, t: int) -> int:
    """`events_skipped` as the rules give it.

    7.2-b: no
    9.0-d: no
    7.2-c: yes when t = 1 or is_winter(t); overrides 7.2-b, 9.0-d
    9.0-c: yes when t = 1 or is_winter(t); overrides 7.2-b, 9.0-d
    """
    if t == 1 or value_is_winter(s, t):
        return 1
    return 0


def value_feeds_beside(s: Store, h: int) -> int:
    """`feeds_beside` as the rules give it.

    18.1-e.2: some(one in 0..95 within ("Unit.place by value"[h] meet "imped_1, imped_2")) or Hex.fortress(h) and
      some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6")); overrides TEC-h.2
    TEC-h.2: some(one in 0..95 within ("Unit.place by value"[h] meet "imped_1, imped_2")) or Hex.fortress(h)
    18.1-f: no when some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1, camp_2, camp_3, camp_4, camp_5,
      camp_6")), not some(one in 0..95 within ("Unit.place by value"[h] meet "imped_1, imped_2")), not Hex.fortress(h)
    """
    if s[1783 + h] & 0x7e000000000 and not s[1783 + h] & 0x300000000 and not CELLS_Hex_fortress[h]:
        return agreed_value('feeds_beside', KIND_bool, (('18.1-e.2', 1 if s[1783 + h] & 0x300000000 or CELLS_Hex_fortress[h] and s[1783 + h] & 0x7ffffffffff else 0), ('18.1-f', 0)))
    return 1 if s[1783 + h] & 0x300000000 or CELLS_Hex_fortress[h] and s[1783 + h] & 0x7ffffffffff else 0


def value_fortified(s: Store, p: int) -> int:
    """`fortified` as the rules give it.

    25.0-a: no
    25.1-a: yes when p = Roman, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")) or Hex.fortress(field); overrides 25.0-a
    23.2-b: yes when p = Roman, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides 25.0-a
    25.1-b: yes when p = Caledonian, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet
      "oppidum_1, oppidum_2, oppidum_3")); overrides 25.0-a
    TEC-g: yes when p = Roman, attacker != p, Hex.fortress(field); overrides 25.0-a
    TEC-p: yes when p = Caledonian, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet
      "oppidum_1, oppidum_2, oppidum_3")); overrides 25.0-a
    TEC-q.2: yes when p = Roman, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides 25.0-a
    24.3-l: yes when p = Caledonian, attacker != p, some(one in 0..95 within ("Unit.place by value"[field] meet
      "oppidum_1, oppidum_2, oppidum_3")); overrides 25.0-a
    25.2-e: yes when attacker != p, some(u in 0..95 within ("Unit.place by value"[field] meet "data 42"(p))); overrides
      25.0-a
    25.2-f: no when p = Roman, not some(one in 0..95 within ("Unit.place by value"[field] meet "camp_1, camp_2, camp_3,
      camp_4, camp_5, camp_6")), not Hex.fortress(field)
    25.2-g: no when p = Caledonian, not some(one in 0..95 within ("Unit.place by value"[field] meet "oppidum_1,
      oppidum_2, oppidum_3"))
    TEC-i: no when p = Caledonian, not some(one in 0..95 within ("Unit.place by value"[field] meet "oppidum_1,
      oppidum_2, oppidum_3"))
    25.2-b: no when some(u in 0..95 within (fallen meet "data 43"(p))), not (p = Roman and Hex.fortress(field)), not
      some(u in 0..95 within ("Unit.place by value"[field] meet "data 42"(p)))
    """
    on = 1
    if p == 0 and s[414] != p and (s[1783 + s[413]] & 0x7e000000000 or CELLS_Hex_fortress[s[413]]):
        on |= 2
    if p == 0 and s[414] != p and s[1783 + s[413]] & 0x7e000000000:
        on |= 4
    if p == 1 and s[414] != p and s[1783 + s[413]] & 0xe00000000000000000000:
        on |= 8
    if p == 0 and s[414] != p and CELLS_Hex_fortress[s[413]]:
        on |= 16
    if p == 1 and s[414] != p and s[1783 + s[413]] & 0xe00000000000000000000:
        on |= 32
    if p == 0 and s[414] != p and s[1783 + s[413]] & 0x7e000000000:
        on |= 64
    if p == 1 and s[414] != p and s[1783 + s[413]] & 0xe00000000000000000000:
        on |= 128
    if s[414] != p and s[1783 + s[413]] & CELLS_data_42[p]:
        on |= 256
    if p == 0 and not s[1783 + s[413]] & 0x7e000000000 and not CELLS_Hex_fortress[s[413]]:
        on |= 512
    if p == 1 and not s[1783 + s[413]] & 0xe00000000000000000000:
        on |= 1024
    if p == 1 and not s[1783 + s[413]] & 0xe00000000000000000000:
        on |= 2048
    if s[421] & CELLS_data_43[p] and not (p == 0 and CELLS_Hex_fortress[s[413]]) and not s[1783 + s[413]] & CELLS_data_42[p]:
        on |= 4096
    top = topmost_rules(on, ((2, 1), (4, 1), (8, 1), (16, 1), (32, 1), (64, 1), (128, 1), (256, 1)))
    if not top:
        raise no_rule('fortified', ('25.0-a', '25.1-a', '23.2-b', '25.1-b', 'TEC-g', 'TEC-p', 'TEC-q.2', '24.3-l', '25.2-e', '25.2-f', '25.2-g', 'TEC-i', '25.2-b'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('25.0-a', 0))
    if top & 2:
        said.append(('25.1-a', 1))
    if top & 4:
        said.append(('23.2-b', 1))
    if top & 8:
        said.append(('25.1-b', 1))
    if top & 16:
        said.append(('TEC-g', 1))
    if top & 32:
        said.append(('TEC-p', 1))
    if top & 64:
        said.append(('TEC-q.2', 1))
    if top & 128:
        said.append(('24.3-l', 1))
    if top & 256:
        said.append(('25.2-e', 1))
    if top & 512:
        said.append(('25.2-f', 0))
    if top & 1024:
        said.append(('25.2-g', 0))
    if top & 2048:
        said.append(('TEC-i', 0))
    if top & 4096:
        said.append(('25.2-b', 0))
    return agreed_value('fortified', KIND_bool, said)


def value_grave(s: Store, u: int) -> int:
    """`grave` as the rules give it.

    11.2-a: recruit_box
    11.2-c: elite_box when Unit.elite(u); overrides 11.2-a
    11.2-b: out_of_game when Unit.kind(u) = supreme; overrides 11.2-a, 11.2-c
    8.5-b: out_of_game when Unit.kind(u) = supreme; overrides 11.2-a, 11.2-c
    22.1-i: out_of_game when Unit.kind(u) = supreme; overrides 11.2-a, 11.2-c
    CRC-a.2: out_of_game when Unit.kind(u) = supreme; overrides 11.2-a, 11.2-c
    22.1-k: elite_box when "data 35"(u), Unit.kind(u) != supreme; overrides 11.2-a
    11.2-d: center_box when "data 3"(u); overrides 11.2-a
    """
    if CELLS_Unit_elite[u]:
        if CELLS_Unit_kind[u] == 0:
            if CELLS_data_3[u]:
                return agreed_value('grave', KIND_Box, (('11.2-b', 4), ('8.5-b', 4), ('22.1-i', 4), ('CRC-a.2', 4), ('11.2-d', 3)))
            return 4
        if CELLS_data_35[u]:
            if CELLS_data_3[u]:
                return agreed_value('grave', KIND_Box, (('11.2-c', 2), ('22.1-k', 2), ('11.2-d', 3)))
            return 2
        if CELLS_data_3[u]:
            return agreed_value('grave', KIND_Box, (('11.2-c', 2), ('11.2-d', 3)))
        return 2
    if CELLS_Unit_kind[u] == 0:
        if CELLS_data_3[u]:
            return agreed_value('grave', KIND_Box, (('11.2-b', 4), ('8.5-b', 4), ('22.1-i', 4), ('CRC-a.2', 4), ('11.2-d', 3)))
        return 4
    if CELLS_data_35[u]:
        if CELLS_data_3[u]:
            return agreed_value('grave', KIND_Box, (('22.1-k', 2), ('11.2-d', 3)))
        return 2
    if CELLS_data_3[u]:
        return 3
    return 1


def value_has_way_by_land(s: Store, p: int) -> int:
    """`has_way_by_land` as the rules give it.

    16.3-c.2: yes when some(k in Hex within "data 7"(field) where may_fall_back(p, k))
    16.3-e: yes when p = Roman, Hex.south(field)
    16.31-c.2: no when not some(k in Hex within "data 7"(field) where may_fall_back(p, k)), not (p = Roman and
      Hex.south(field)), some(one in 0..95 within ("Unit.place by value"[field] meet "data 6"(p)))
    26.5-c.2: yes when not some(one in 0..95 within ("Unit.place by value"[field] meet "data 6"(p))); overrides
      16.31-c.2
    """
    if some_has_way_by_land(s, p):
        if p == 0 and CELLS_Hex_south[s[413]]:
            if not some_has_way_by_land_2(s, p) and not CELLS_Hex_south[s[413]] and s[1783 + s[413]] & CELLS_data_6[p]:
                if not s[1783 + s[413]] & CELLS_data_6[p]:
                    return 1
                return agreed_value('has_way_by_land', KIND_bool, (('16.3-c.2', 1), ('16.3-e', 1), ('16.31-c.2', 0)))
            return 1
        if not some_has_way_by_land(s, p) and not (p == 0 and CELLS_Hex_south[s[413]]) and s[1783 + s[413]] & CELLS_data_6[p]:
            if not s[1783 + s[413]] & CELLS_data_6[p]:
                return 1
            return agreed_value('has_way_by_land', KIND_bool, (('16.3-c.2', 1), ('16.31-c.2', 0)))
        return 1
    if p == 0 and CELLS_Hex_south[s[413]]:
        if not some_has_way_by_land_2(s, p) and not CELLS_Hex_south[s[413]] and s[1783 + s[413]] & CELLS_data_6[p]:
            if not s[1783 + s[413]] & CELLS_data_6[p]:
                return 1
            return agreed_value('has_way_by_land', KIND_bool, (('16.3-e', 1), ('16.31-c.2', 0)))
        return 1
    if not some_has_way_by_land(s, p) and not (p == 0 and CELLS_Hex_south[s[413]]) and s[1783 + s[413]] & CELLS_data_6[p]:
        if not s[1783 + s[413]] & CELLS_data_6[p]:
            return 1
        return 0
    if not s[1783 + s[413]] & CELLS_data_6[p]:
        return 1
    raise no_rule('has_way_by_land', ('16.3-c.2', '16.3-e', '16.31-c.2', '26.5-c.2'))


def value_has_way_by_sea(s: Store, p: int) -> int:
    """`has_way_by_sea` as the rules give it.

    26.5-a.3: yes when not some(f in 0..95 within ("Unit.place by value"[field] meet "data 17"(p)))
    26.5-a.4: Hex.south(field) or some(k in Hex within "data 9"(field) where may_sail_back(k)) when some(f in 0..95
      within ("Unit.place by value"[field] meet "data 17"(p)))
    """
    if not s[1783 + s[413]] & CELLS_data_17[p]:
        return 1
    return 1 if CELLS_Hex_south[s[413]] or some_has_way_by_sea(s) else 0


def value_in_supply(s: Store, u: int) -> int:
    """`in_supply` as the rules give it.

    18.1-a: yes when Unit.side(u) = Roman, Unit.place[u] = britannia; overrides otherwise
    27.2-c: yes when Unit.side(u) = Roman, Unit.place[u] = britannia; overrides otherwise
    18.1-b: yes when Unit.side(u) = Roman, "data 45"(u); overrides otherwise
    18.1-c: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Hex.fortress(Unit.place[u])
      or some(one in 0..95 within ("Unit.place by value"[Unit.place[u]] meet "camp_1, camp_2, camp_3, camp_4, camp_5,
      camp_6")); overrides otherwise
    TEC-h: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Hex.fortress(Unit.place[u]);
      overrides otherwise
    TEC-q.3: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(one in 0..95 within
      ("Unit.place by value"[Unit.place[u]] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    23.2-c: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(one in 0..95 within
      ("Unit.place by value"[Unit.place[u]] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    18.1-d: yes when Unit.side(u) = Roman, some(v in 0..95 within ("Unit.place by value"[Unit.place[u]] meet "imped_1,
      imped_2")); overrides otherwise
    18.1-e: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(h in Hex within "data
      18"(Unit.place[u]) where feeds_beside(h)); overrides otherwise
    18.1-g: yes when "data 23"(u), Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Hex.coast(Unit.place[u]); overrides
      otherwise
    18.1-g.2: yes when Unit.side(u) = Roman, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(f in 0..95 within
      ("Unit.place by value"[Unit.place[u]] meet "praef_class, classis_1, classis_2, classis_3")); overrides otherwise
    18.1-h: yes when Unit.side(u) = Caledonian, "data 35"(u); overrides otherwise
    18.1-i: yes when "data 3"(u); overrides otherwise
    18.1-j: yes when Unit.side(u) = Caledonian, Unit.place[u] >= 1422 and Unit.place[u] <= 3339,
      Hex.tribal(Unit.place[u]) or Hex.site(Unit.place[u]); overrides otherwise
    TEC-d.3: yes when Unit.side(u) = Caledonian, Unit.place[u] >= 1422 and Unit.place[u] <= 3339,
      Hex.tribal(Unit.place[u]); overrides otherwise
    TEC-l.3: yes when Unit.side(u) = Caledonian, Unit.place[u] >= 1422 and Unit.place[u] <= 3339,
      Hex.site(Unit.place[u]); overrides otherwise
    TEC-p.3: yes when Unit.side(u) = Caledonian, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(one in 0..95
      within ("Unit.place by value"[Unit.place[u]] meet "oppidum_1, oppidum_2, oppidum_3")); overrides otherwise
    26.7-a: no when "data 23"(u), Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Hex.terrain(Unit.place[u]) = sea;
      overrides 18.1-b, 18.1-d, 18.1-e, 18.1-g.2, otherwise
    otherwise: no
    """
    on = 262144
    if CELLS_Unit_side[u] == 0 and s[15 + u] == 360:
        on |= 1
    if CELLS_Unit_side[u] == 0 and s[15 + u] == 360:
        on |= 2
    if CELLS_Unit_side[u] == 0 and CELLS_data_45[u]:
        on |= 4
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and (CELLS_Hex_fortress[s[15 + u]] or s[1783 + s[15 + u]] & 0x7e000000000):
        on |= 8
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and CELLS_Hex_fortress[s[15 + u]]:
        on |= 16
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and s[1783 + s[15 + u]] & 0x7e000000000:
        on |= 32
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and s[1783 + s[15 + u]] & 0x7e000000000:
        on |= 64
    if CELLS_Unit_side[u] == 0 and s[1783 + s[15 + u]] & 0x300000000:
        on |= 128
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and some_in_supply(s, u):
        on |= 256
    if CELLS_data_23[u] and s[15 + u] <= 359 and CELLS_Hex_coast[s[15 + u]]:
        on |= 512
    if CELLS_Unit_side[u] == 0 and s[15 + u] <= 359 and s[1783 + s[15 + u]] & 0x1c00000020:
        on |= 1024
    if CELLS_Unit_side[u] == 1 and CELLS_data_35[u]:
        on |= 2048
    if CELLS_data_3[u]:
        on |= 4096
    if CELLS_Unit_side[u] == 1 and s[15 + u] <= 359 and (CELLS_Hex_tribal[s[15 + u]] or CELLS_Hex_site[s[15 + u]]):
        on |= 8192
    if CELLS_Unit_side[u] == 1 and s[15 + u] <= 359 and CELLS_Hex_tribal[s[15 + u]]:
        on |= 16384
    if CELLS_Unit_side[u] == 1 and s[15 + u] <= 359 and CELLS_Hex_site[s[15 + u]]:
        on |= 32768
    if CELLS_Unit_side[u] == 1 and s[15 + u] <= 359 and s[1783 + s[15 + u]] & 0xe00000000000000000000:
        on |= 65536
    if CELLS_data_23[u] and s[15 + u] <= 359 and CELLS_Hex_terrain[s[15 + u]] == 2:
        on |= 131072
    top = topmost_rules(on, ((1, 262144), (2, 262144), (4, 262144), (8, 262144), (16, 262144), (32, 262144), (64, 262144), (128, 262144), (256, 262144), (512, 262144), (1024, 262144), (2048, 262144), (4096, 262144), (8192, 262144), (16384, 262144), (32768, 262144), (65536, 262144), (131072, 263556)))
    if not top:
        raise no_rule('in_supply', ('18.1-a', '27.2-c', '18.1-b', '18.1-c', 'TEC-h', 'TEC-q.3', '23.2-c', '18.1-d', '18.1-e', '18.1-g', '18.1-g.2', '18.1-h', '18.1-i', '18.1-j', 'TEC-d.3', 'TEC-l.3', 'TEC-p.3', '26.7-a', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('18.1-a', 1))
    if top & 2:
        said.append(('27.2-c', 1))
    if top & 4:
        said.append(('18.1-b', 1))
    if top & 8:
        said.append(('18.1-c', 1))
    if top & 16:
        said.append(('TEC-h', 1))
    if top & 32:
        said.append(('TEC-q.3', 1))
    if top & 64:
        said.append(('23.2-c', 1))
    if top & 128:
        said.append(('18.1-d', 1))
    if top & 256:
        said.append(('18.1-e', 1))
    if top & 512:
        said.append(('18.1-g', 1))
    if top & 1024:
        said.append(('18.1-g.2', 1))
    if top & 2048:
        said.append(('18.1-h', 1))
    if top & 4096:
        said.append(('18.1-i', 1))
    if top & 8192:
        said.append(('18.1-j', 1))
    if top & 16384:
        said.append(('TEC-d.3', 1))
    if top & 32768:
        said.append(('TEC-l.3', 1))
    if top & 65536:
        said.append(('TEC-p.3', 1))
    if top & 131072:
        said.append(('26.7-a', 0))
    if top & 262144:
        said.append(('otherwise', 0))
    return agreed_value('in_supply', KIND_bool, said)


def value_is_winter(s: Store, t: int) -> int:
    """`is_winter` as the rules give it.

    2.3-c: yes when t = winter_place or t = 4 + winter_place
    2.3-b: no when t != winter_place and t != 4 + winter_place
    11.2-f: no when t > 8
    """
    if t == s[0] or t == 4 + s[0]:
        if t != s[0] and t != 4 + s[0]:
            if t > 8:
                return agreed_value('is_winter', KIND_bool, (('2.3-c', 1), ('2.3-b', 0), ('11.2-f', 0)))
            return agreed_value('is_winter', KIND_bool, (('2.3-c', 1), ('2.3-b', 0)))
        if t > 8:
            return agreed_value('is_winter', KIND_bool, (('2.3-c', 1), ('11.2-f', 0)))
        return 1
    if t != s[0]:
        if t != 4 + s[0]:
            return 0
        raise no_rule('is_winter', ('2.3-c', '2.3-b', '11.2-f'))
    raise no_rule('is_winter', ('2.3-c', '2.3-b', '11.2-f'))


def value_led_marches(s: Store, p: int) -> int:
    """`led_marches` as the rules give it.

    12.5-a.2: 1
    22.1-b.2: 1
    """
    return 1


def value_losses(s: Store, hits: int, p: int) -> int:
    """`losses` as the rules give it.

    25.2-a: half of hits rounded up when fortified(p); overrides otherwise
    otherwise: hits
    """
    if value_fortified(s, p):
        return (hits + 1) // 2
    return hits


def value_march_price(s: Store, p: int, k: int) -> int:
    """`march_price` as the rules give it.

    12.2-a: 1
    12.3-a: 1
    APX-c: 1
    7.2-j: 1 when p = Roman
    7.2-s: 1 when p = Caledonian
    12.5-a: 0 when k = led_by_supreme_leader; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    22.1-b: 0 when k = led_by_supreme_leader; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    28.2-a: 0 when k = scouting; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    RST-3a: 0 when k = officium_march; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    RST-1a: 0 when k = at_sea; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    32.0-f: 1 when k = sortie
    """
    if k == 1 or k == 2 or k == 3 or k == 4:
        return 0
    return 1


def value_may_be_set(s: Store, h: int) -> int:
    """`may_be_set` as the rules give it.

    6.0-e: yes when Hex.tribal(h); overrides otherwise
    6.0-e.2: no when "data 32"(h); overrides 6.0-e, otherwise
    otherwise: no
    """
    if CELLS_Hex_tribal[h]:
        if CELLS_data_32[h]:
            return 0
        return 1
    return 0


def value_may_begin(s: Store, p: int, k: int) -> int:
    """`may_begin` as the rules give it.

    7.2-g: yes when p = Roman, ap[p] >= march_price(p, k), some(u in Unit within ("Unit.aboard by value"[none] meet
      "data 6"(p)) where may_lead(u, k)); overrides otherwise
    7.2-p: yes when p = Caledonian, ap[p] >= march_price(p, k), some(u in Unit within ("Unit.aboard by value"[none]
      meet "data 6"(p)) where may_lead(u, k)); overrides otherwise
    otherwise: no
    """
    if s[425 + p] >= (1 if not (k == 1 or k == 2 or k == 3) else 0) and some_may_begin(s, p, k):
        return 1
    return 0


def value_may_board(s: Store, u: int, f: int) -> int:
    """`may_board` as the rules give it.

    26.6-a.2: yes when Unit.side(u) = Roman, "data 2"(u), Unit.place[u] = Unit.place[f], Unit.aboard[u] = none;
      overrides otherwise
    26.6-g: no when "data 23"(u); overrides 26.6-a.2, otherwise
    26.6-c.2: no when u in marched; overrides 26.6-a.2, otherwise
    otherwise: no
    """
    if CELLS_Unit_side[u] == 0 and CELLS_data_2[u] and s[15 + u] == s[15 + f] and s[303 + u] == 2000000:
        if CELLS_data_23[u] or s[428] >> u & 1:
            return 0
        return 1
    return 0


def value_may_deploy(s: Store, u: int, h: int) -> int:
    """`may_deploy` as the rules give it.

    RRC-b.4: yes when Unit.side(u) = Roman, "data 35"(u), some(one in 0..95 within ("Unit.place by value"[h] meet
      "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2,
      ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1,
      alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1,
      imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    RRC-c.2: yes when Unit.kind(u) = legionary, Hex.fortress(h) and some(one in 0..95 within ("Unit.place by value"[h]
      meet "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1,
      ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2,
      alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1,
      imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    RRC-d.2: yes when "data 23"(u), Hex.coast(h), some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    RRC-e.2: yes when Unit.kind(u) = praesidium, some(one in 0..95 within ("Unit.place by value"[h] meet "second_1,
      second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2,
      vexillation")); overrides otherwise
    23.1-c.2: yes when Unit.kind(u) = praesidium, some(one in 0..95 within ("Unit.place by value"[h] meet "second_1,
      second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2,
      vexillation")), Hex.terrain(h) != sea; overrides otherwise
    23.1-c.3: no when Unit.kind(u) = praesidium, Hex.terrain(h) = sea; overrides RRC-e.2, otherwise
    23.1-d: no when Unit.kind(u) = praesidium, some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6")); overrides 23.1-c.2, RRC-e.2, otherwise
    RRC-e.3: no when Unit.kind(u) = praesidium, some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides 23.1-c.2, RRC-e.2, otherwise
    RRC-f.7: yes when "data 36"(u), Hex.fortress(h) and some(one in 0..95 within ("Unit.place by value"[h] meet
      "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1, ninth_2,
      ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1,
      alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1,
      imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")) or some(one in 0..95
      within ("Unit.place by value"[h] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    CRC-b.2: yes when Unit.side(u) = Caledonian, "data 35"(u), some(one in 0..95 within ("Unit.place by value"[h] meet
      "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3,
      gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5,
      band_6, band_7, band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18,
      band_19, band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3")); overrides otherwise
    CRC-b.3: yes when Unit.side(u) = Caledonian, "data 35"(u), Hex.tribal(h), controller(h) = Caledonian; overrides
      otherwise
    CRC-c.2: yes when Unit.side(u) = Caledonian, "data 2"(u), some(v in 0..95 within ("Unit.place by value"[h] meet
      "calgacus, chief_1, chief_2, chief_3")); overrides otherwise
    CRC-c.3: yes when Unit.side(u) = Caledonian, "data 2"(u), Hex.tribal(h), controller(h) = Caledonian; overrides
      otherwise
    22.3-b: no when "data 23"(u), not (Hex.coast(h) and some(one in 0..95 within ("Unit.place by value"[h] meet
      "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6"))); overrides RRC-b.4, otherwise
    otherwise: no
    """
    on = 16384
    if CELLS_Unit_side[u] == 0 and CELLS_data_35[u] and s[1783 + h] & 0x7ffffffffff:
        on |= 1
    if CELLS_Unit_kind[u] == 4 and (CELLS_Hex_fortress[h] and s[1783 + h] & 0x7ffffffffff):
        on |= 2
    if CELLS_data_23[u] and CELLS_Hex_coast[h] and s[1783 + h] & 0x7e000000000:
        on |= 4
    if CELLS_Unit_kind[u] == 12 and s[1783 + h] & 262080:
        on |= 8
    if CELLS_Unit_kind[u] == 12 and s[1783 + h] & 262080 and CELLS_Hex_terrain[h] != 2:
        on |= 16
    if CELLS_Unit_kind[u] == 12 and CELLS_Hex_terrain[h] == 2:
        on |= 32
    if CELLS_Unit_kind[u] == 12 and s[1783 + h] & 0x7e000000000:
        on |= 64
    if CELLS_Unit_kind[u] == 12 and s[1783 + h] & 0x7e000000000:
        on |= 128
    if CELLS_data_36[u] and (CELLS_Hex_fortress[h] and s[1783 + h] & 0x7ffffffffff or s[1783 + h] & 0x7e000000000):
        on |= 256
    if CELLS_Unit_side[u] == 1 and CELLS_data_35[u] and s[1783 + h] & 0xffffffffff80000000000:
        on |= 512
    if CELLS_Unit_side[u] == 1 and CELLS_data_35[u] and CELLS_Hex_tribal[h] and (1 if not s[1783 + h] & 0x7ffffffffff else 0) == 1:
        on |= 1024
    if CELLS_Unit_side[u] == 1 and CELLS_data_2[u] and s[1783 + h] & 0x780000000000:
        on |= 2048
    if CELLS_Unit_side[u] == 1 and CELLS_data_2[u] and CELLS_Hex_tribal[h] and (1 if not s[1783 + h] & 0x7ffffffffff else 0) == 1:
        on |= 4096
    if CELLS_data_23[u] and not (CELLS_Hex_coast[h] and s[1783 + h] & 0x7e000000000):
        on |= 8192
    top = topmost_rules(on, ((1, 16384), (2, 16384), (4, 16384), (8, 16384), (16, 16384), (32, 16392), (64, 16408), (128, 16408), (256, 16384), (512, 16384), (1024, 16384), (2048, 16384), (4096, 16384), (8192, 16385)))
    if not top:
        raise no_rule('may_deploy', ('RRC-b.4', 'RRC-c.2', 'RRC-d.2', 'RRC-e.2', '23.1-c.2', '23.1-c.3', '23.1-d', 'RRC-e.3', 'RRC-f.7', 'CRC-b.2', 'CRC-b.3', 'CRC-c.2', 'CRC-c.3', '22.3-b', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('RRC-b.4', 1))
    if top & 2:
        said.append(('RRC-c.2', 1))
    if top & 4:
        said.append(('RRC-d.2', 1))
    if top & 8:
        said.append(('RRC-e.2', 1))
    if top & 16:
        said.append(('23.1-c.2', 1))
    if top & 32:
        said.append(('23.1-c.3', 0))
    if top & 64:
        said.append(('23.1-d', 0))
    if top & 128:
        said.append(('RRC-e.3', 0))
    if top & 256:
        said.append(('RRC-f.7', 1))
    if top & 512:
        said.append(('CRC-b.2', 1))
    if top & 1024:
        said.append(('CRC-b.3', 1))
    if top & 2048:
        said.append(('CRC-c.2', 1))
    if top & 4096:
        said.append(('CRC-c.3', 1))
    if top & 8192:
        said.append(('22.3-b', 0))
    if top & 16384:
        said.append(('otherwise', 0))
    return agreed_value('may_deploy', KIND_bool, said)


def value_may_drop(s: Store, u: int) -> int:
    """`may_drop` as the rules give it.

    13.1-b: yes when u in force; overrides otherwise
    12.5-c: no when u = lead, march_kind != paid; overrides 13.1-b, otherwise
    otherwise: no
    """
    if s[407] >> u & 1:
        if u == s[408] and s[406] != 0:
            return 0
        return 1
    return 0


def value_may_enter(s: Store, u: int, h: int) -> int:
    """`may_enter` as the rules give it.

    13.0-b: yes; overrides otherwise
    14.0-c: yes; overrides otherwise
    13.2-d: no when Hex.terrain(h) = sea, "data 33"(u); overrides 13.0-b, 14.0-c, otherwise
    TEC-n: no when Hex.terrain(h) = sea, "data 33"(u); overrides 13.0-b, 14.0-c, otherwise
    26.6-f: no when Hex.terrain(h) = sea, "data 33"(u); overrides 13.0-b, 14.0-c, otherwise
    13.5-a: no when Hex.hibernia(h); overrides 13.0-b, 14.0-c, otherwise
    26.1-a: no when "data 23"(u), Hex.terrain(h) != sea, not Hex.coast(h); overrides 13.0-b, 14.0-c, otherwise
    otherwise: no
    """
    if CELLS_Hex_terrain[h] == 2:
        if CELLS_data_33[u] or CELLS_Hex_hibernia[h]:
            return 0
        return 1
    if CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h]:
        return 0
    return 1


def value_may_enter_base(s: Store, u: int) -> int:
    """`may_enter_base` as the rules give it.

    27.1-b: yes when Unit.side(u) = Roman, went < Unit.moves(u), Unit.place[u] >= 1422 and Unit.place[u] <= 3339,
      Hex.south(Unit.place[u]), not by_road; overrides otherwise
    27.1-d: yes when Unit.side(u) = Roman, by_road, Unit.place[u] >= 1422 and Unit.place[u] <= 3339,
      Hex.south(Unit.place[u]), paved(Unit.place[u]); overrides otherwise
    27.1-e: no when Unit.side(u) = Caledonian; overrides 27.1-b, 27.1-d, otherwise
    13.2-b.2: no when went > 0, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, stops(u, Unit.place[u]); overrides
      27.1-b, 27.1-d, otherwise
    otherwise: no
    """
    if CELLS_Unit_side[u] == 0:
        if s[409] < CELLS_Unit_moves[u]:
            if s[15 + u] <= 359:
                if CELLS_Hex_south[s[15 + u]] and (not s[410] or CELLS_Hex_road[s[15 + u]]):
                    if s[409] > 0 and value_stops(s, u, s[15 + u]):
                        return 0
                    return 1
                if s[409] > 0 and value_stops(s, u, s[15 + u]):
                    return 0
                return 0
            return 0
        if s[410]:
            if s[15 + u] <= 359:
                if CELLS_Hex_south[s[15 + u]] and CELLS_Hex_road[s[15 + u]]:
                    if s[409] > 0 and value_stops(s, u, s[15 + u]):
                        return 0
                    return 1
                if s[409] > 0 and value_stops(s, u, s[15 + u]):
                    return 0
                return 0
            return 0
        if s[409] > 0 and s[15 + u] <= 359 and value_stops(s, u, s[15 + u]):
            return 0
        return 0
    if s[409] > 0 and s[15 + u] <= 359 and value_stops(s, u, s[15 + u]):
        return 0
    return 0


def value_may_fall_back(s: Store, p: int, k: int) -> int:
    """`may_fall_back` as the rules give it.

    16.3-b: yes when adjacent(field, k) on Hex; overrides otherwise
    16.3-c: no when some(u in Unit within ("Unit.place by value"[field] meet "data 6"(p)) where not may_enter(u, k));
      overrides 16.3-b, otherwise
    16.31-a: no when some(one in 0..95 within ("Unit.place by value"[k] meet "data 4"(1 - p))); overrides 16.3-b,
      otherwise
    16.31-b: no when Hex.terrain(k) = sea; overrides 16.3-b, otherwise
    otherwise: no
    """
    if NEAR_Hex[k] >> s[413] & 1:
        if some_may_fall_back(s, p, k) or s[1783 + k] & CELLS_data_4[1 - p] or CELLS_Hex_terrain[k] == 2:
            return 0
        return 1
    return 0


def value_may_gather(s: Store, u: int, its_1_s: int) -> int:
    """`may_gather` as the rules give it.

    22.1-c.2: yes when may_march(u), within_reach(u, s); overrides otherwise
    22.1-d: no when not within_reach(u, s); overrides 22.1-c.2, otherwise
    22.1-e: no when Unit.kind(u) = supreme; overrides 22.1-c.2, otherwise
    otherwise: no
    """
    if value_may_march(s, u) and value_within_reach(s, u, its_1_s):
        if not value_within_reach(s, u, its_1_s) or CELLS_Unit_kind[u] == 0:
            return 0
        return 1
    if not value_within_reach(s, u, its_1_s):
        return 0
    return 0


def value_may_gather_at(s: Store, its_0_s: int) -> int:
    """`may_gather_at` as the rules give it.

    22.1-c: yes when Unit.kind(s) = supreme, Unit.place[s] >= 1422 and Unit.place[s] <= 3339; overrides otherwise
    22.1-g: yes when Unit.kind(s) = supreme, Unit.side(s) = Roman, Unit.place[s] = britannia; overrides 22.1-c,
      otherwise
    otherwise: no
    """
    if CELLS_Unit_kind[its_0_s] == 0:
        if s[15 + its_0_s] <= 359 or CELLS_Unit_side[its_0_s] == 0 and s[15 + its_0_s] == 360:
            return 1
        return 0
    return 0


def value_may_go_to_base(s: Store, u: int) -> int:
    """`may_go_to_base` as the rules give it.

    RRC-b.5: yes when Unit.side(u) = Roman, "data 35"(u); overrides otherwise
    RRC-c.4: yes when Unit.kind(u) = legionary; overrides otherwise
    RRC-d.3: yes when "data 23"(u); overrides otherwise
    RRC-f.8: yes when "data 36"(u); overrides otherwise
    23.1-c.4: no when Unit.kind(u) = praesidium; overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_side[u] == 0 and CELLS_data_35[u]:
        if CELLS_Unit_kind[u] == 4:
            return 1
        if CELLS_data_23[u]:
            if CELLS_data_36[u]:
                if CELLS_Unit_kind[u] == 12:
                    return agreed_value('may_go_to_base', KIND_bool, (('RRC-b.5', 1), ('RRC-d.3', 1), ('RRC-f.8', 1), ('23.1-c.4', 0)))
                return 1
            if CELLS_Unit_kind[u] == 12:
                return agreed_value('may_go_to_base', KIND_bool, (('RRC-b.5', 1), ('RRC-d.3', 1), ('23.1-c.4', 0)))
            return 1
        if CELLS_data_36[u]:
            if CELLS_Unit_kind[u] == 12:
                return agreed_value('may_go_to_base', KIND_bool, (('RRC-b.5', 1), ('RRC-f.8', 1), ('23.1-c.4', 0)))
            return 1
        if CELLS_Unit_kind[u] == 12:
            return agreed_value('may_go_to_base', KIND_bool, (('RRC-b.5', 1), ('23.1-c.4', 0)))
        return 1
    if CELLS_Unit_kind[u] == 4:
        return 1
    if CELLS_data_23[u]:
        if CELLS_data_36[u]:
            if CELLS_Unit_kind[u] == 12:
                return agreed_value('may_go_to_base', KIND_bool, (('RRC-d.3', 1), ('RRC-f.8', 1), ('23.1-c.4', 0)))
            return 1
        if CELLS_Unit_kind[u] == 12:
            return agreed_value('may_go_to_base', KIND_bool, (('RRC-d.3', 1), ('23.1-c.4', 0)))
        return 1
    if CELLS_data_36[u]:
        if CELLS_Unit_kind[u] == 12:
            return agreed_value('may_go_to_base', KIND_bool, (('RRC-f.8', 1), ('23.1-c.4', 0)))
        return 1
    return 0


def value_may_join(s: Store, u: int, k: int) -> int:
    """`may_join` as the rules give it.

    12.5-b: yes when may_march(u); overrides otherwise
    28.2-c.2: no when k = scouting; overrides 12.5-b, otherwise
    otherwise: no
    """
    if value_may_march(s, u):
        if k == 2:
            return 0
        return 1
    return 0


def value_may_lead(s: Store, u: int, k: int) -> int:
    """`may_lead` as the rules give it.

    12.1-c: yes when may_march(u); overrides otherwise
    12.5-a.3: no when k = led_by_supreme_leader, Unit.kind(u) != supreme; overrides 12.1-c, otherwise
    22.1-b.3: no when k = led_by_supreme_leader, Unit.kind(u) != supreme; overrides 12.1-c, otherwise
    28.2-c: no when k = scouting, Unit.kind(u) != explorator; overrides 12.1-c, otherwise
    RST-3a.2: no when k = officium_march, "data 38"(u); overrides 12.1-c, otherwise
    otherwise: no
    """
    if value_may_march(s, u):
        if k == 1:
            if CELLS_Unit_kind[u] != 0:
                return 0
            return 1
        if k == 2:
            if CELLS_Unit_kind[u] != 9:
                return 0
            return 1
        if k == 3 and CELLS_data_38[u]:
            return 0
        return 1
    return 0


def value_may_look(s: Store, p: int, u: int) -> int:
    """`may_look` as the rules give it.

    20.1-a: yes when Unit.side(u) = p, p = Roman; overrides otherwise
    20.1-b: yes when Unit.side(u) = p, p = Caledonian; overrides otherwise
    6.0-h: yes when Unit.side(u) = p, "data 3"(u); overrides otherwise
    20.0-b: yes when Unit.side(u) != p, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, some(one in 0..95 within
      ("Unit.place by value"[Unit.place[u]] meet "data 1"(p))), "data 46"(u); overrides otherwise
    20.0-c: yes when Unit.shown[u]; overrides otherwise
    20.0-d: yes when p = Caledonian, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Hex.tribal(Unit.place[u]);
      overrides otherwise
    24.1-b: yes when "data 3"(u), Unit.shown[u]; overrides otherwise
    6.0-l: no when p = Roman, Unit.side(u) = Caledonian, Unit.place[u] = recruit_box, not Unit.shown[u]; overrides
      otherwise
    otherwise: no
    """
    on = 256
    if CELLS_Unit_side[u] == p and p == 0:
        on |= 1
    if CELLS_Unit_side[u] == p and p == 1:
        on |= 2
    if CELLS_Unit_side[u] == p and CELLS_data_3[u]:
        on |= 4
    if CELLS_Unit_side[u] != p and s[15 + u] <= 359 and s[1783 + s[15 + u]] & CELLS_data_1[p] and CELLS_data_46[u]:
        on |= 8
    if s[207 + u]:
        on |= 16
    if p == 1 and s[15 + u] <= 359 and CELLS_Hex_tribal[s[15 + u]]:
        on |= 32
    if CELLS_data_3[u] and s[207 + u]:
        on |= 64
    if p == 0 and CELLS_Unit_side[u] == 1 and s[15 + u] == 361 and not s[207 + u]:
        on |= 128
    top = topmost_rules(on, ((1, 256), (2, 256), (4, 256), (8, 256), (16, 256), (32, 256), (64, 256), (128, 256)))
    if not top:
        raise no_rule('may_look', ('20.1-a', '20.1-b', '6.0-h', '20.0-b', '20.0-c', '20.0-d', '24.1-b', '6.0-l', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('20.1-a', 1))
    if top & 2:
        said.append(('20.1-b', 1))
    if top & 4:
        said.append(('6.0-h', 1))
    if top & 8:
        said.append(('20.0-b', 1))
    if top & 16:
        said.append(('20.0-c', 1))
    if top & 32:
        said.append(('20.0-d', 1))
    if top & 64:
        said.append(('24.1-b', 1))
    if top & 128:
        said.append(('6.0-l', 0))
    if top & 256:
        said.append(('otherwise', 0))
    return agreed_value('may_look', KIND_bool, said)


def value_may_march(s: Store, u: int) -> int:
    """`may_march` as the rules give it.

    12.1-a: yes when Unit.moves(u) > 0, Unit.aboard[u] = none, Unit.place[u] >= 1422 and Unit.place[u] <= 3339 or
      Unit.place[u] = britannia; overrides otherwise
    13.4-a: no when "data 37"(u); overrides 12.1-a, otherwise
    26.6-c: no when u in sailed; overrides 12.1-a, otherwise
    otherwise: no
    """
    if CELLS_Unit_moves[u] > 0 and s[303 + u] == 2000000 and (s[15 + u] <= 359 or s[15 + u] == 360):
        if CELLS_data_37[u] or s[429] >> u & 1:
            return 0
        return 1
    return 0


def value_may_recruit(s: Store, u: int) -> int:
    """`may_recruit` as the rules give it.

    11.1-a: yes when Unit.place[u] = recruit_box, Unit.kind(u) != supreme, ap[Unit.side(u)] >= recruit_price(u);
      overrides otherwise
    RRC-a: no when Unit.kind(u) = supreme; overrides 11.1-a, otherwise
    23.1-b: no when building, Unit.kind(u) != praesidium; overrides 11.1-a, otherwise
    23.1-c: no when Unit.kind(u) = praesidium, not some(h in Hex where may_deploy(u, h)); overrides 11.1-a, otherwise
    otherwise: no
    """
    if s[15 + u] == 361:
        if CELLS_Unit_kind[u] != 0:
            if s[425 + CELLS_Unit_side[u]] >= (2 if s[6] and CELLS_data_34[u] else look_roman_recruits(CELLS_Unit_kind[u])):
                if s[427]:
                    if CELLS_Unit_kind[u] != 12 or not some_may_recruit(s, u):
                        return 0
                    return 1
                if CELLS_Unit_kind[u] == 12 and not some_may_recruit(s, u):
                    return 0
                return 1
            if s[427]:
                if CELLS_Unit_kind[u] != 12 or not some_may_recruit(s, u):
                    return 0
                return 0
            if CELLS_Unit_kind[u] == 12 and not some_may_recruit(s, u):
                return 0
            return 0
        return 0
    if CELLS_Unit_kind[u] == 0:
        return 0
    if s[427]:
        if CELLS_Unit_kind[u] != 12 or not some_may_recruit(s, u):
            return 0
        return 0
    if CELLS_Unit_kind[u] == 12 and not some_may_recruit(s, u):
        return 0
    return 0


def value_may_retire(s: Store, u: int, h: int) -> int:
    """`may_retire` as the rules give it.

    8.1-a.2: yes when Unit.side(u) = Roman, "data 33"(u), Hex.fortress(h) or some(one in 0..95 within ("Unit.place by
      value"[h] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    8.1-a.3: no when some(one in 0..95 within ("Unit.place by value"[h] meet "data 1"(1 - Unit.side(u)))); overrides
      8.1-a.2, 8.1-b.3, 8.1-d.3, otherwise
    8.1-b.3: yes when "data 23"(u), Hex.coast(h), some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    8.1-d.3: yes when Unit.side(u) = Caledonian, Hex.tribal(h), not some(one in 0..95 within ("Unit.place by value"[h]
      meet "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class, second_1, second_2, second_3, ninth_1,
      ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2,
      alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6, praetorians, singulares, exploratores, imped_1,
      imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_side[u] == 0:
        if CELLS_data_33[u] and (CELLS_Hex_fortress[h] or s[1783 + h] & 0x7e000000000):
            if s[1783 + h] & CELLS_data_1[1 - CELLS_Unit_side[u]]:
                return 0
            return 1
        if s[1783 + h] & CELLS_data_1[1 - CELLS_Unit_side[u]]:
            return 0
        if CELLS_data_23[u] and CELLS_Hex_coast[h] and s[1783 + h] & 0x7e000000000:
            return 1
        return 0
    if s[1783 + h] & CELLS_data_1[1 - CELLS_Unit_side[u]]:
        return 0
    if CELLS_data_23[u] and CELLS_Hex_coast[h]:
        if s[1783 + h] & 0x7e000000000 or CELLS_Hex_tribal[h] and not s[1783 + h] & 0x7ffffffffff:
            return 1
        return 0
    if CELLS_Hex_tribal[h] and not s[1783 + h] & 0x7ffffffffff:
        return 1
    return 0


def value_may_retreat(s: Store, p: int) -> int:
    """`may_retreat` as the rules give it.

    16.3-a: yes when has_way_by_land(p), has_way_by_sea(p); overrides otherwise
    26.5-c: yes when has_way_by_sea(p), has_way_by_land(p) or count(one in 0..95 within ("Unit.place by value"[field]
      meet "data 6"(p))) <= berths; overrides otherwise
    16.31-c: no when not has_way_by_land(p), count(one in 0..95 within ("Unit.place by value"[field] meet "data 6"(p)))
      > berths; overrides 16.3-a, otherwise
    16.4-a: no when p = Roman, Hex.fortress(field) or some(one in 0..95 within ("Unit.place by value"[field] meet
      "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides 16.3-a, 26.5-c, otherwise
    16.4-b: no when p = Caledonian, some(one in 0..95 within ("Unit.place by value"[field] meet "oppidum_1, oppidum_2,
      oppidum_3")); overrides 16.3-a, 26.5-c, otherwise
    otherwise: no
    """
    if value_has_way_by_land(s, p):
        if 1 if not s[1783 + s[413]] & CELLS_data_17[p] else CELLS_Hex_south[s[413]] or some_has_way_by_sea(s):
            if value_has_way_by_land(s, p) or (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() <= value_berths(s):
                if not value_has_way_by_land(s, p) and (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() > value_berths(s):
                    if p == 0:
                        if CELLS_Hex_fortress[s[413]] or s[1783 + s[413]] & 0x7e000000000:
                            return 0
                        return agreed_value('may_retreat', KIND_bool, (('26.5-c', 1), ('16.31-c', 0)))
                    if s[1783 + s[413]] & 0xe00000000000000000000:
                        return 0
                    return agreed_value('may_retreat', KIND_bool, (('26.5-c', 1), ('16.31-c', 0)))
                if p == 0:
                    if CELLS_Hex_fortress[s[413]] or s[1783 + s[413]] & 0x7e000000000:
                        return 0
                    return 1
                if s[1783 + s[413]] & 0xe00000000000000000000:
                    return 0
                return 1
            if not value_has_way_by_land(s, p) and (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() > value_berths(s):
                return 0
            if p == 0:
                if CELLS_Hex_fortress[s[413]] or s[1783 + s[413]] & 0x7e000000000:
                    return 0
                return 1
            if s[1783 + s[413]] & 0xe00000000000000000000:
                return 0
            return 1
        if not value_has_way_by_land(s, p) and (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() > value_berths(s):
            return 0
        return 0
    if (1 if not s[1783 + s[413]] & CELLS_data_17[p] else CELLS_Hex_south[s[413]] or some_has_way_by_sea(s)) and (value_has_way_by_land(s, p) or (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() <= value_berths(s)):
        if not value_has_way_by_land(s, p) and (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() > value_berths(s):
            if p == 0:
                if CELLS_Hex_fortress[s[413]] or s[1783 + s[413]] & 0x7e000000000:
                    return 0
                return agreed_value('may_retreat', KIND_bool, (('26.5-c', 1), ('16.31-c', 0)))
            if s[1783 + s[413]] & 0xe00000000000000000000:
                return 0
            return agreed_value('may_retreat', KIND_bool, (('26.5-c', 1), ('16.31-c', 0)))
        if p == 0:
            if CELLS_Hex_fortress[s[413]] or s[1783 + s[413]] & 0x7e000000000:
                return 0
            return 1
        if s[1783 + s[413]] & 0xe00000000000000000000:
            return 0
        return 1
    if not value_has_way_by_land(s, p) and (s[1783 + s[413]] & CELLS_data_6[p]).bit_count() > value_berths(s):
        return 0
    return 0


def value_may_sail(s: Store, f: int, h: int) -> int:
    """`may_sail` as the rules give it.

    26.1-b: yes when "data 23"(f), "data 44"(h), may_enter(f, h), range_left > 0; overrides otherwise
    26.2-a: yes when "data 23"(f), "data 44"(h), may_enter(f, h), range_left > 0; overrides otherwise
    24.2-a.2: no when surprised; overrides 26.1-b, 26.2-a, otherwise
    27.1-c.2: no when went > 0, Unit.place[f] = britannia; overrides 26.1-b, 26.2-a, otherwise
    otherwise: no
    """
    if CELLS_data_23[f] and CELLS_data_44[h] and (not (CELLS_data_33[f] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[f] and not CELLS_Hex_coast[h])) and s[435] > 0:
        if s[412] or s[409] > 0 and s[15 + f] == 360:
            return 0
        return 1
    return 0


def value_may_sail_back(s: Store, k: int) -> int:
    """`may_sail_back` as the rules give it.

    26.5-a: yes when adjacent(field, k) on Hex, "data 44"(k), not Hex.hibernia(k); overrides otherwise
    26.5-a.2: no when Hex.coast(k), some(one in 0..95 within ("Unit.place by value"[k] meet "calgacus, chief_1,
      chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1,
      chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8,
      band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20,
      band_21, band_22, oppidum_1, oppidum_2, oppidum_3")); overrides 26.5-a, otherwise
    otherwise: no
    """
    if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k]:
        if CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000:
            return 0
        return 1
    return 0


def value_may_step(s: Store, u: int, h: int) -> int:
    """`may_step` as the rules give it.

    13.0-a: yes when went < Unit.moves(u), may_enter(u, h); overrides otherwise
    13.3-b: yes when by_road, Unit.side(u) = Roman, may_enter(u, h), paved(h); overrides otherwise
    13.2-b: no when went > 0, Unit.place[u] >= 1422 and Unit.place[u] <= 3339, stops(u, Unit.place[u]); overrides
      13.0-a, 13.3-b, otherwise
    13.3-c: no when by_road, not paved(h) or h in been; overrides 13.0-a, otherwise
    13.3-c.2: no when by_road, h in been; overrides 13.3-b, otherwise
    27.1-c: no when went > 0, Unit.place[u] = britannia; overrides 13.0-a, 13.3-b, otherwise
    13.2-c: yes when went = 0, went < Unit.moves(u), may_enter(u, h), not by_road; overrides otherwise
    otherwise: no
    """
    on = 128
    if s[409] < CELLS_Unit_moves[u] and (not (CELLS_data_33[u] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h])):
        on |= 1
    if s[410] and CELLS_Unit_side[u] == 0 and (not (CELLS_data_33[u] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h])) and CELLS_Hex_road[h]:
        on |= 2
    if s[409] > 0 and s[15 + u] <= 359 and value_stops(s, u, s[15 + u]):
        on |= 4
    if s[410] and (not CELLS_Hex_road[h] or s[411] >> h & 1):
        on |= 8
    if s[410] and s[411] >> h & 1:
        on |= 16
    if s[409] > 0 and s[15 + u] == 360:
        on |= 32
    if s[409] == 0 and 0 < CELLS_Unit_moves[u] and (not (CELLS_data_33[u] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h])) and not s[410]:
        on |= 64
    top = topmost_rules(on, ((1, 128), (2, 128), (4, 131), (8, 129), (16, 130), (32, 131), (64, 128)))
    if not top:
        raise no_rule('may_step', ('13.0-a', '13.3-b', '13.2-b', '13.3-c', '13.3-c.2', '27.1-c', '13.2-c', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('13.0-a', 1))
    if top & 2:
        said.append(('13.3-b', 1))
    if top & 4:
        said.append(('13.2-b', 0))
    if top & 8:
        said.append(('13.3-c', 0))
    if top & 16:
        said.append(('13.3-c.2', 0))
    if top & 32:
        said.append(('27.1-c', 0))
    if top & 64:
        said.append(('13.2-c', 1))
    if top & 128:
        said.append(('otherwise', 0))
    return agreed_value('may_step', KIND_bool, said)


def value_may_take_road(s: Store, p: int) -> int:
    """`may_take_road` as the rules give it.

    13.3-b.2: yes when p = Roman, Unit.place[lead] >= 1422 and Unit.place[lead] <= 3339, paved(Unit.place[lead]);
      overrides otherwise
    27.1-d.2: yes when p = Roman, Unit.place[lead] = britannia; overrides otherwise
    13.3-d: no when p = Caledonian; overrides 13.3-b.2, 27.1-d.2, otherwise
    otherwise: no
    """
    if p == 0:
        if s[15 + s[408]] <= 359:
            if CELLS_Hex_road[s[15 + s[408]]]:
                return 1
            return 0
        if s[15 + s[408]] == 360:
            return 1
        return 0
    return 0


def value_may_winter(s: Store, u: int, h: int) -> int:
    """`may_winter` as the rules give it.

    8.1-a: yes when Unit.side(u) = Roman, Hex.fortress(h) or some(one in 0..95 within ("Unit.place by value"[h] meet
      "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    8.1-b: yes when "data 23"(u), Hex.coast(h), some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1,
      camp_2, camp_3, camp_4, camp_5, camp_6")); overrides otherwise
    8.1-b.2: no when "data 23"(u), not (Hex.coast(h) and some(one in 0..95 within ("Unit.place by value"[h] meet
      "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6"))); overrides 8.1-a, otherwise
    8.1-c: yes when Unit.kind(u) = praesidium; overrides otherwise
    8.1-d: yes when Unit.side(u) = Caledonian, Hex.tribal(h); overrides otherwise
    8.1-d.2: yes when Unit.side(u) = Caledonian, Hex.fortress(h); overrides otherwise
    13.4-a.2: yes when "data 3"(u); overrides otherwise
    otherwise: no
    """
    on = 128
    if CELLS_Unit_side[u] == 0 and (CELLS_Hex_fortress[h] or s[1783 + h] & 0x7e000000000):
        on |= 1
    if CELLS_data_23[u] and CELLS_Hex_coast[h] and s[1783 + h] & 0x7e000000000:
        on |= 2
    if CELLS_data_23[u] and not (CELLS_Hex_coast[h] and s[1783 + h] & 0x7e000000000):
        on |= 4
    if CELLS_Unit_kind[u] == 12:
        on |= 8
    if CELLS_Unit_side[u] == 1 and CELLS_Hex_tribal[h]:
        on |= 16
    if CELLS_Unit_side[u] == 1 and CELLS_Hex_fortress[h]:
        on |= 32
    if CELLS_data_3[u]:
        on |= 64
    top = topmost_rules(on, ((1, 128), (2, 128), (4, 129), (8, 128), (16, 128), (32, 128), (64, 128)))
    if not top:
        raise no_rule('may_winter', ('8.1-a', '8.1-b', '8.1-b.2', '8.1-c', '8.1-d', '8.1-d.2', '13.4-a.2', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('8.1-a', 1))
    if top & 2:
        said.append(('8.1-b', 1))
    if top & 4:
        said.append(('8.1-b.2', 0))
    if top & 8:
        said.append(('8.1-c', 1))
    if top & 16:
        said.append(('8.1-d', 1))
    if top & 32:
        said.append(('8.1-d.2', 1))
    if top & 64:
        said.append(('13.4-a.2', 1))
    if top & 128:
        said.append(('otherwise', 0))
    return agreed_value('may_winter', KIND_bool, said)


def value_might(s: Store, p: int) -> int:
    """`might` as the rules give it.

    17.1-a: sum(printed_strength(u) for u in Unit within ("Unit.place by value"[field] meet "data 4"(p)))
    """
    return sum_might(s, p)


def value_paved(s: Store, h: int) -> int:
    """`paved` as the rules give it.

    TEC-j: Hex.road(h)
    13.3-f: Hex.road(h)
    """
    return CELLS_Hex_road[h]


def value_printed_strength(s: Store, u: int) -> int:
    """`printed_strength` as the rules give it.

    3.3-a: Unit.strength(u) when Unit.order[u] = good
    16.2-f: "data 41"(u) when Unit.order[u] = disrupted
    """
    if s[111 + u] == 0:
        return CELLS_Unit_strength[u]
    return CELLS_data_41[u]


def value_rallies(s: Store, p: int, h: int) -> int:
    """`rallies` as the rules give it.

    19.3-a: all(in_supply(u) for u in Unit within (("Unit.place by value"[h] meet "data 1"(p)) meet "Unit.order by
      value"[disrupted]))
    """
    return all_rallies(s, h, p)


def value_rally_price(s: Store) -> int:
    """`rally_price` as the rules give it.

    19.2-a: 1
    19.2-b: 1
    APX-f: 1
    """
    return 1


def value_recruit_price(s: Store, u: int) -> int:
    """`recruit_price` as the rules give it.

    11.1-b: roman_recruits(Unit.kind(u))
    APX-a: roman_recruits(Unit.kind(u))
    28.3-a: 2 when guards_cost_more, "data 34"(u); overrides 11.1-b, APX-a
    """
    if s[6] and CELLS_data_34[u]:
        return 2
    return look_roman_recruits(CELLS_Unit_kind[u])


def value_roman_points(s: Store) -> int:
    """`roman_points` as the rules give it.

    5.2-e: "roman_points before 5.2-e" + count(u in 0..95 within ("Unit.place by value"[elite_box] meet "calgacus,
      chief_1, chief_2, chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4,
      chariot_1, chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7,
      band_8, band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19,
      band_20, band_21, band_22, oppidum_1, oppidum_2, oppidum_3, ambush_1, ambush_2, ambush_3, monolith_1, monolith_2,
      monolith_3, mines_1, mines_2, mines_3, wastes_1, wastes_2, wastes_3")); overrides otherwise
    otherwise: \"roman_points before 5.2-e\"
    """
    return agreed_value('roman_points', KIND_0_200, (('5.2-e', (count_roman_points(s) + count_roman_points_2(s) + 5 if s[58] == 364 else count_roman_points(s) + count_roman_points_2(s)) + (s[2145] & 0xfffffffffffff80000000000).bit_count()),))


def value_roman_points_before_5_2_d(s: Store) -> int:
    """`roman_points before 5.2-d` as the rules give it.

    5.2-c: count(h in 0..359 within 0x30000000000080000020040000010010000220040000200002000880000000000 where some(one
      in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class,
      second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1,
      evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6,
      praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3,
      camp_4, camp_5, camp_6"))) + count(h in 0..359 within 0x2000000000800000002000000000000000000000000 where
      some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")));
      overrides otherwise
    otherwise: count(h in 0..359 within 0x30000000000080000020040000010010000220040000200002000880000000000 where
      some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6")))
    """
    return count_roman_points(s) + count_roman_points_2(s)


def value_roman_points_before_5_2_e(s: Store) -> int:
    """`roman_points before 5.2-e` as the rules give it.

    5.2-d: "roman_points before 5.2-d" + 5 when Unit.place[calgacus] = out_of_game; overrides otherwise
    otherwise: \"roman_points before 5.2-d\"
    """
    if s[58] == 364:
        return count_roman_points(s) + count_roman_points_2(s) + 5
    return count_roman_points(s) + count_roman_points_2(s)


def value_scores(s: Store, u: int, d: int) -> int:
    """`scores` as the rules give it.

    16.0-a: yes when d <= printed_strength(u); overrides 16.0-b
    16.0-b: no when d > printed_strength(u)
    4.0-n: d <= printed_strength(u); overrides 16.0-b
    BRT-a: yes when d <= printed_strength(u); overrides 16.0-b
    BRT-b: no when d > printed_strength(u)
    """
    if d <= (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]):
        if d > (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]):
            return agreed_value('scores', KIND_bool, (('16.0-a', 1), ('4.0-n', 1 if d <= (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]) else 0), ('BRT-a', 1), ('BRT-b', 0)))
        return agreed_value('scores', KIND_bool, (('16.0-a', 1), ('4.0-n', 1 if d <= (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]) else 0), ('BRT-a', 1)))
    if d > (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]):
        return agreed_value('scores', KIND_bool, (('4.0-n', 1 if d <= (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]) else 0), ('BRT-b', 0)))
    return 1 if d <= (CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]) else 0


def value_scouting_marches(s: Store) -> int:
    """`scouting_marches` as the rules give it.

    28.2-a.2: 1
    28.2-b: 1
    """
    return 1


def value_stops(s: Store, u: int, h: int) -> int:
    """`stops` as the rules give it.

    13.0-a.2: no
    TEC-a.2: no when Hex.terrain(h) = open
    TEC-d.2: no when Hex.tribal(h)
    TEC-f.2: no when Hex.fortress(h)
    TEC-b: yes when Unit.side(u) = Roman, Hex.terrain(h) = wilderness, "data 33"(u); overrides 13.0-a.2, TEC-d.2,
      TEC-f.2
    13.2-a: yes when Unit.side(u) = Roman, Hex.terrain(h) = wilderness, "data 33"(u); overrides 13.0-a.2, TEC-d.2,
      TEC-f.2
    TEC-b.2: no when Unit.kind(u) = auxiliary, Hex.terrain(h) = wilderness; overrides 13.0-a.2, 13.2-a, TEC-b, TEC-d.2,
      TEC-f.2
    13.3-a: no when Unit.kind(u) = auxiliary, Hex.terrain(h) = wilderness; overrides 13.0-a.2, 13.2-a, TEC-b, TEC-d.2,
      TEC-f.2
    13.3-e: no when by_road, Unit.side(u) = Roman, Hex.terrain(h) = wilderness, paved(h); overrides 13.0-a.2, 13.2-a,
      TEC-b, TEC-d.2, TEC-f.2
    13.2-e: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(1 - Unit.side(u)))), "data
      33"(u); overrides 13.0-a.2, 13.2-a, 13.3-a, 13.3-e, TEC-a.2, TEC-b, TEC-b.2, TEC-d.2, TEC-f.2
    14.2-a.2: yes when some(one in 0..95 within ("Unit.place by value"[h] meet "data 4"(1 - Unit.side(u)))), "data
      33"(u); overrides 13.0-a.2, 13.2-a, 13.3-a, 13.3-e, TEC-a.2, TEC-b, TEC-b.2, TEC-d.2, TEC-f.2
    TEC-q: yes when Unit.side(u) = Caledonian, some(one in 0..95 within ("Unit.place by value"[h] meet "camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6")); overrides 13.0-a.2, TEC-a.2, TEC-d.2, TEC-f.2
    24.2-a: yes when Unit.side(u) = Roman, surprised or some(c in Unit within ("Unit.place by value"[h] meet
      "oppidum_1, oppidum_2, oppidum_3, ambush_1, ambush_2, ambush_3, monolith_1, monolith_2, monolith_3, mines_1,
      mines_2, mines_3, wastes_1, wastes_2, wastes_3") where not Unit.shown[c]); overrides 13.0-a.2, 13.2-a, 13.3-a,
      13.3-e, TEC-a.2, TEC-b, TEC-b.2, TEC-d.2, TEC-f.2
    TEC-o: yes when Unit.side(u) = Roman, some(c in 0..95 within ("Unit.place by value"[h] meet "oppidum_1, oppidum_2,
      oppidum_3, ambush_1, ambush_2, ambush_3, monolith_1, monolith_2, monolith_3, mines_1, mines_2, mines_3, wastes_1,
      wastes_2, wastes_3")), not some(c in Unit within ("Unit.place by value"[h] meet "monolith_1, monolith_2,
      monolith_3") where Unit.shown[c]), "data 33"(u); overrides 13.0-a.2, 13.2-a, 13.3-a, 13.3-e, TEC-a.2, TEC-b,
      TEC-b.2, TEC-d.2, TEC-f.2
    TEC-p.2: yes when Unit.side(u) = Roman, some(c in 0..95 within ("Unit.place by value"[h] meet "oppidum_1,
      oppidum_2, oppidum_3")), "data 33"(u); overrides 13.0-a.2, 13.2-a, 13.3-a, 13.3-e, TEC-a.2, TEC-b, TEC-b.2,
      TEC-d.2, TEC-f.2
    """
    on = 1
    if CELLS_Hex_terrain[h] == 0:
        on |= 2
    if CELLS_Hex_tribal[h]:
        on |= 4
    if CELLS_Hex_fortress[h]:
        on |= 8
    if CELLS_Unit_side[u] == 0 and CELLS_Hex_terrain[h] == 1 and CELLS_data_33[u]:
        on |= 16
    if CELLS_Unit_side[u] == 0 and CELLS_Hex_terrain[h] == 1 and CELLS_data_33[u]:
        on |= 32
    if CELLS_Unit_kind[u] == 6 and CELLS_Hex_terrain[h] == 1:
        on |= 64
    if CELLS_Unit_kind[u] == 6 and CELLS_Hex_terrain[h] == 1:
        on |= 128
    if s[410] and CELLS_Unit_side[u] == 0 and CELLS_Hex_terrain[h] == 1 and CELLS_Hex_road[h]:
        on |= 256
    if s[1783 + h] & CELLS_data_4[1 - CELLS_Unit_side[u]] and CELLS_data_33[u]:
        on |= 512
    if s[1783 + h] & CELLS_data_4[1 - CELLS_Unit_side[u]] and CELLS_data_33[u]:
        on |= 1024
    if CELLS_Unit_side[u] == 1 and s[1783 + h] & 0x7e000000000:
        on |= 2048
    if CELLS_Unit_side[u] == 0 and (s[412] or some_stops(s, h)):
        on |= 4096
    if CELLS_Unit_side[u] == 0 and s[1783 + h] & 0xfffe00000000000000000000 and not some_stops_2(s, h) and CELLS_data_33[u]:
        on |= 8192
    if CELLS_Unit_side[u] == 0 and s[1783 + h] & 0xe00000000000000000000 and CELLS_data_33[u]:
        on |= 16384
    top = topmost_rules(on, ((16, 13), (32, 13), (64, 61), (128, 61), (256, 61), (512, 511), (1024, 511), (2048, 15), (4096, 511), (8192, 511), (16384, 511)))
    if not top:
        raise no_rule('stops', ('13.0-a.2', 'TEC-a.2', 'TEC-d.2', 'TEC-f.2', 'TEC-b', '13.2-a', 'TEC-b.2', '13.3-a', '13.3-e', '13.2-e', '14.2-a.2', 'TEC-q', '24.2-a', 'TEC-o', 'TEC-p.2'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('13.0-a.2', 0))
    if top & 2:
        said.append(('TEC-a.2', 0))
    if top & 4:
        said.append(('TEC-d.2', 0))
    if top & 8:
        said.append(('TEC-f.2', 0))
    if top & 16:
        said.append(('TEC-b', 1))
    if top & 32:
        said.append(('13.2-a', 1))
    if top & 64:
        said.append(('TEC-b.2', 0))
    if top & 128:
        said.append(('13.3-a', 0))
    if top & 256:
        said.append(('13.3-e', 0))
    if top & 512:
        said.append(('13.2-e', 1))
    if top & 1024:
        said.append(('14.2-a.2', 1))
    if top & 2048:
        said.append(('TEC-q', 1))
    if top & 4096:
        said.append(('24.2-a', 1))
    if top & 8192:
        said.append(('TEC-o', 1))
    if top & 16384:
        said.append(('TEC-p.2', 1))
    return agreed_value('stops', KIND_bool, said)


def value_stratagem_price(s: Store, p: int) -> int:
    """`stratagem_price` as the rules give it.

    21.1-b: 1
    APX-b: 1
    RRC-g: 1 when p = Roman
    CRC-e: 1 when p = Caledonian
    """
    return 1


def value_tie_goes_to(s: Store, h: int) -> int:
    """`tie_goes_to` as the rules give it.

    TEC-a: Roman when Hex.terrain(h) = open
    TEC-c: Caledonian when Hex.terrain(h) = wilderness
    TEC-d: Caledonian when Hex.tribal(h); overrides TEC-a, TEC-c
    TEC-f: Roman when Hex.fortress(h); overrides TEC-a, TEC-c, TEC-d
    TEC-m: Roman when Hex.coast(h), Hex.terrain(h) = open, not Hex.tribal(h)
    TEC-l: Roman when Hex.site(h), Hex.terrain(h) = open, not Hex.tribal(h)
    """
    if CELLS_Hex_terrain[h] == 0:
        if CELLS_Hex_tribal[h]:
            if CELLS_Hex_fortress[h]:
                return 0
            if CELLS_Hex_coast[h]:
                if not CELLS_Hex_tribal[h]:
                    if CELLS_Hex_site[h]:
                        return agreed_value('tie_goes_to', KIND_Player, (('TEC-d', 1), ('TEC-m', 0), ('TEC-l', 0)))
                    return agreed_value('tie_goes_to', KIND_Player, (('TEC-d', 1), ('TEC-m', 0)))
                return 1
            if CELLS_Hex_site[h] and not CELLS_Hex_tribal[h]:
                return agreed_value('tie_goes_to', KIND_Player, (('TEC-d', 1), ('TEC-l', 0)))
            return 1
        return 0
    if CELLS_Hex_terrain[h] == 1 or CELLS_Hex_tribal[h]:
        if CELLS_Hex_fortress[h]:
            return 0
        return 1
    if CELLS_Hex_fortress[h]:
        return 0
    raise no_rule('tie_goes_to', ('TEC-a', 'TEC-c', 'TEC-d', 'TEC-f', 'TEC-m', 'TEC-l'))


def value_winner_of_battle(s: Store) -> int:
    """`winner_of_battle` as the rules give it.

    17.0-b: attacker when some(one in 0..95 within ("Unit.place by value"[field] meet "data 4"(attacker)))
    17.0-b.2: 1 - attacker when not some(one in 0..95 within ("Unit.place by value"[field] meet "data 4"(attacker)))
    """
    if s[1783 + s[413]] & CELLS_data_4[s[414]]:
        if not s[1783 + s[413]] & CELLS_data_4[s[414]]:
            return agreed_value('winner_of_battle', KIND_Player, (('17.0-b', s[414]), ('17.0-b.2', 1 - s[414])))
        return s[414]
    if not s[1783 + s[413]] & CELLS_data_4[s[414]]:
        return 1 - s[414]
    raise no_rule('winner_of_battle', ('17.0-b', '17.0-b.2'))


def value_winner_of_game(s: Store) -> int:
    """`winner_of_game` as the rules give it.

    5.2-l.2: Roman when degree = decisive_roman
    5.2-m.2: Roman when degree = marginal_roman
    5.2-n.2: Caledonian when degree = caledonian_provincial
    5.2-o.2: Caledonian when degree = caledonian_imperial
    """
    if value_degree(s) == 0 or value_degree(s) == 1:
        return 0
    if value_degree(s) == 2 or value_degree(s) == 3:
        return 1
    raise no_rule('winner_of_game', ('5.2-l.2', '5.2-m.2', '5.2-n.2', '5.2-o.2'))


def value_within_reach(s: Store, u: int, its_1_s: int) -> int:
    """`within_reach` as the rules give it.

    22.1-d.2: no
    22.1-d.3: yes when Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Unit.place[s] >= 1422 and Unit.place[s] <=
      3339, distance(Unit.place[u], Unit.place[s]) on Hex <= Unit.moves(u), path(h in Hex from Unit.place[u] to
      Unit.place[s] at most Unit.moves(u) where may_enter(u, h) and (h = Unit.place[s] or not stops(u, h))); overrides
      22.1-d.2
    22.1-g.2: yes when Unit.place[u] = britannia, Unit.place[s] >= 1422 and Unit.place[s] <= 3339, some(k in Hex within
      0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000 where distance(k,
      Unit.place[s]) on Hex < Unit.moves(u) and may_enter(u, k) and (k = Unit.place[s] or not stops(u, k)) and path(h
      in Hex from k to Unit.place[s] at most Unit.moves(u) - 1 where may_enter(u, h) and (h = Unit.place[s] or not
      stops(u, h)))); overrides 22.1-d.2
    22.1-g.3: yes when Unit.place[u] >= 1422 and Unit.place[u] <= 3339, Unit.place[s] = britannia, some(k in 0..359
      within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000 where
      distance(Unit.place[u], k) on Hex < Unit.moves(u) and path(h in Hex from Unit.place[u] to k at most Unit.moves(u)
      - 1 where may_enter(u, h) and not stops(u, h))); overrides 22.1-d.2
    """
    if s[15 + u] <= 359:
        if s[15 + its_1_s] <= 359:
            if DISTANCE_Hex[s[15 + u]][s[15 + its_1_s]] <= CELLS_Unit_moves[u] and path_within_reach(s, s[15 + u], s[15 + its_1_s], CELLS_Unit_moves[u], u, its_1_s):
                return 1
            return 0
        if s[15 + its_1_s] == 360 and some_within_reach(s, u):
            return 1
        return 0
    if s[15 + u] == 360 and s[15 + its_1_s] <= 359 and some_within_reach_2(s, its_1_s, u):
        return 1
    return 0


def count_caledonian_points(s: Store) -> int:
    """count(h in 0..359 within 0x30000000000080000020040000010010000220040000200002000880000000000 where some(one in
      0..95 within ("Unit.place by value"[h] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1, atecotti_2,
      atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3, chariot_4,
      chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11, band_12,
      band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22, oppidum_1, oppidum_2,
      oppidum_3")))
    """
    found = 0
    for h in (43, 47, 61, 81, 102, 113, 117, 136, 148, 174, 185, 211, 256, 257):
        if s[1783 + h] & 0xffffffffff80000000000:
            found += 1
    return found


def count_caledonian_points_before_5_2_h(s: Store) -> int:
    """count(h in 0..359 within 0x20000000120000000000008000000000000000000000000000000000000000000000000000000000000
      where some(one in 0..95 within ("Unit.place by value"[h] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1,
      atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3,
      chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11,
      band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22, oppidum_1,
      oppidum_2, oppidum_3")))
    """
    found = 0
    for h in (243, 293, 296, 329):
        if s[1783 + h] & 0xffffffffff80000000000:
            found += 1
    return found


def count_elites(s: Store, p: int) -> int:
    """count(u in Unit within ("Unit.place by value"[field] meet "data 4"(p)) where counts_as_elite(u))"""
    found = 0
    for u in SETS[s[1783 + s[413]] & CELLS_data_4[p]]:
        if value_counts_as_elite(s, u):
            found += 1
    return found


def some_has_way_by_land(s: Store, p: int) -> int:
    """some(k in Hex within "data 7"(field) where may_fall_back(p, k))"""
    for k in EACH_CELLS_data_7[s[413]]:
        if value_may_fall_back(s, p, k):
            return 1
    return 0


def some_has_way_by_land_2(s: Store, p: int) -> int:
    """some(k in Hex within "data 7"(field) where may_fall_back(p, k))"""
    for k in EACH_CELLS_data_7[s[413]]:
        if value_may_fall_back(s, p, k):
            return 1
    return 0


def some_has_way_by_sea(s: Store) -> int:
    """some(k in Hex within "data 9"(field) where may_sail_back(k))"""
    for k in EACH_CELLS_data_9[s[413]]:
        if not (CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000) if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k] else 0:
            return 1
    return 0


def some_in_supply(s: Store, u: int) -> int:
    """some(h in Hex within "data 18"(Unit.place[u]) where feeds_beside(h))"""
    for h in EACH_CELLS_data_18[s[15 + u]]:
        if value_feeds_beside(s, h):
            return 1
    return 0


def some_may_begin(s: Store, p: int, k: int) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(p)) where may_lead(u, k))"""
    for u in SETS[s[2246] & CELLS_data_6[p]]:
        if value_may_lead(s, u, k):
            return 1
    return 0


def some_may_fall_back(s: Store, p: int, k: int) -> int:
    """some(u in Unit within ("Unit.place by value"[field] meet "data 6"(p)) where not may_enter(u, k))"""
    for u in SETS[s[1783 + s[413]] & CELLS_data_6[p]]:
        if not (not (CELLS_data_33[u] or CELLS_Hex_hibernia[k]) if CELLS_Hex_terrain[k] == 2 else not (CELLS_Hex_hibernia[k] or CELLS_data_23[u] and not CELLS_Hex_coast[k])):
            return 1
    return 0


def some_may_recruit(s: Store, u: int) -> int:
    """some(h in Hex where may_deploy(u, h))"""
    for h in range(360):
        if value_may_deploy(s, u, h):
            return 1
    return 0


def sum_might(s: Store, p: int) -> int:
    """sum(printed_strength(u) for u in Unit within ("Unit.place by value"[field] meet "data 4"(p)))"""
    total = 0
    for u in SETS[s[1783 + s[413]] & CELLS_data_4[p]]:
        total += CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]
    return total


def all_rallies(s: Store, h: int, p: int) -> int:
    """all(in_supply(u) for u in Unit within (("Unit.place by value"[h] meet "data 1"(p)) meet "Unit.order by
      value"[disrupted]))
    """
    for u in SETS[s[1783 + h] & CELLS_data_1[p] & s[2149]]:
        if not value_in_supply(s, u):
            return 0
    return 1


def count_roman_points(s: Store) -> int:
    """count(h in 0..359 within 0x30000000000080000020040000010010000220040000200002000880000000000 where some(one in
      0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix, legate_xx, praef_class,
      second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3, evocati_1,
      evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5, aux_6,
      praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2, camp_3,
      camp_4, camp_5, camp_6")))
    """
    found = 0
    for h in (43, 47, 61, 81, 102, 113, 117, 136, 148, 174, 185, 211, 256, 257):
        if s[1783 + h] & 0x7ffffffffff:
            found += 1
    return found


def count_roman_points_2(s: Store) -> int:
    """count(h in 0..359 within 0x2000000000800000002000000000000000000000000 where some(one in 0..95 within ("Unit.place
      by value"[h] meet "camp_1, camp_2, camp_3, camp_4, camp_5, camp_6")))
    """
    found = 0
    for h in (97, 131, 169):
        if s[1783 + h] & 0x7e000000000:
            found += 1
    return found


def some_stops(s: Store, h: int) -> int:
    """some(c in Unit within ("Unit.place by value"[h] meet "oppidum_1, oppidum_2, oppidum_3, ambush_1, ambush_2,
      ambush_3, monolith_1, monolith_2, monolith_3, mines_1, mines_2, mines_3, wastes_1, wastes_2, wastes_3") where not
      Unit.shown[c])
    """
    for c in SETS[s[1783 + h] & 0xfffe00000000000000000000]:
        if not s[207 + c]:
            return 1
    return 0


def some_stops_2(s: Store, h: int) -> int:
    """some(c in Unit within ("Unit.place by value"[h] meet "monolith_1, monolith_2, monolith_3") where Unit.shown[c])"""
    for c in SETS[s[1783 + h] & 0x38000000000000000000000]:
        if s[207 + c]:
            return 1
    return 0


def path_within_reach(s: Store, start: int, goal: int, most: int, u: int, its_1_s: int) -> int:
    """path(h in Hex from Unit.place[u] to Unit.place[s] at most Unit.moves(u) where may_enter(u, h) and (h =
      Unit.place[s] or not stops(u, h)))
    """
    if not (0 <= start < 360 and 0 <= goal < 360):
        raise no_way('Hex', start, goal)
    seen = front = 1 << start
    while front and most >= 0:
        if front >> goal & 1:
            return 1
        most -= 1
        found = 0
        for at in SETS[front] if most >= 0 else ():
            found |= NEAR_Hex[at]
        found &= ~seen
        seen |= found
        front = 0
        for h in SETS[found]:
            if (not (CELLS_data_33[u] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h])) and (h == s[15 + its_1_s] or not value_stops(s, u, h)):
                front |= 1 << h
    return 0


def path_within_reach_2(s: Store, start: int, goal: int, most: int, u: int) -> int:
    """path(h in Hex from Unit.place[u] to k at most Unit.moves(u) - 1 where may_enter(u, h) and not stops(u, h))"""
    if not (0 <= start < 360 and 0 <= goal < 360):
        raise no_way('Hex', start, goal)
    seen = front = 1 << start
    while front and most >= 0:
        if front >> goal & 1:
            return 1
        most -= 1
        found = 0
        for at in SETS[front] if most >= 0 else ():
            found |= NEAR_Hex[at]
        found &= ~seen
        seen |= found
        front = 0
        for h in SETS[found]:
            if (not (CELLS_data_33[u] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[u] and not CELLS_Hex_coast[h])) and not value_stops(s, u, h):
                front |= 1 << h
    return 0


def some_within_reach(s: Store, u: int) -> int:
    """some(k in 0..359 within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000 where distance(Unit.place[u], k) on Hex < Unit.moves(u) and path(h in Hex from Unit.place[u] to k at most Unit.moves(u) - 1 where may_enter(u, h) and not stops(u, h)))"""
    same_0 = s[15 + u]
    same_1 = CELLS_Unit_moves[u]
    for k in SETS[0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000 & ball_of(BALL_Hex[same_0], same_1 - 1)]:
        if path_within_reach_2(s, s[15 + u], k, CELLS_Unit_moves[u] - 1, u):
            return 1
    return 0


def some_within_reach_2(s: Store, its_0_s: int, u: int) -> int:
    """some(k in Hex within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where distance(k, Unit.place[s]) on Hex < Unit.moves(u) and may_enter(u, k) and (k = Unit.place[s] or not
      stops(u, k)) and path(h in Hex from k to Unit.place[s] at most Unit.moves(u) - 1 where may_enter(u, h) and (h =
      Unit.place[s] or not stops(u, h))))
    """
    same_0 = s[15 + its_0_s]
    same_1 = CELLS_Unit_moves[u]
    for k in SETS[0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000 & ball_of(BALL_Hex[same_0], same_1 - 1)]:
        if (not (CELLS_data_33[u] or CELLS_Hex_hibernia[k]) if CELLS_Hex_terrain[k] == 2 else not (CELLS_Hex_hibernia[k] or CELLS_data_23[u] and not CELLS_Hex_coast[k])) and (k == same_0 or not value_stops(s, u, k)) and path_within_reach(s, k, s[15 + its_0_s], CELLS_Unit_moves[u] - 1, u, its_0_s):
            return 1
    return 0


def all_ap_die_roll_die(s: Store) -> int:
    """all(some(one in 0..95 within ("Unit.place by value"[h] meet "agricola, karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6")) for h in 0..359 within
      0x30000000000080000020040000010010000220040000200002000880000000000)
    """
    for h in (43, 47, 61, 81, 102, 113, 117, 136, 148, 174, 185, 211, 256, 257):
        if not s[1783 + h] & 0x7ffffffffff:
            return 0
    return 1


def all_ap_die_roll_die_2(s: Store, h: int) -> int:
    """all(may_step(u, step.h) for u in Unit within force)"""
    for u in SETS[s[407]]:
        if not value_may_step(s, u, h):
            return 0
    return 1


def all_ap_die_roll_die_3(s: Store, h: int) -> int:
    """all(may_step(u, leave_base.h) for u in Unit within force)"""
    for u in SETS[s[407]]:
        if not value_may_step(s, u, h):
            return 0
    return 1


def some_consult_monolith_choose_2(s: Store, u: int) -> int:
    """some(c in Unit within ("Unit.place by value"[Unit.place[u]] meet "monolith_1, monolith_2, monolith_3") where
      Unit.shown[c])
    """
    for c in SETS[s[1783 + s[15 + u]] & 0x38000000000000000000000]:
        if s[207 + c]:
            return 1
    return 0


def some_consult_monolith_choose(s: Store) -> int:
    """some(u in Unit within "data 30"(consult_monolith.p) where "data 35"(u) and (Unit.place[u] >= 1422 and Unit.place[u]
      <= 3339) and some(c in Unit within ("Unit.place by value"[Unit.place[u]] meet "monolith_1, monolith_2,
      monolith_3") where Unit.shown[c]))
    """
    for u in SETS[CELLS_data_30[s[571]] & 0x78000000003f]:
        if s[15 + u] <= 359 and some_consult_monolith_choose_2(s, u):
            return 1
    return 0


def sum_debark_choose(s: Store, field: int) -> int:
    """sum(printed_strength(u) for u in Unit within ("Unit.place by value"[field] meet "data 4"(0)))"""
    total = 0
    for u in SETS[s[1783 + field] & CELLS_data_4[0]]:
        total += CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]
    return total


def sum_debark_choose_2(s: Store, field: int) -> int:
    """sum(printed_strength(u) for u in Unit within ("Unit.place by value"[field] meet "data 4"(1)))"""
    total = 0
    for u in SETS[s[1783 + field] & CELLS_data_4[1]]:
        total += CELLS_Unit_strength[u] if s[111 + u] == 0 else CELLS_data_41[u]
    return total


def some_deploy_choose(s: Store) -> int:
    """some(h in Hex where may_deploy(deploy.u, h))"""
    same_0 = s[473]
    for h in range(360):
        if value_may_deploy(s, same_0, h):
            return 1
    return 0


def move_Unit_place_with_Unit_aboard(s: Store, who: int, to: int) -> None:
    """`Unit.place` of one, of all whose `Unit.aboard` it is, and of those they carry."""
    found = [who]
    for one in found:
        at = 15 + one
        bit = 1 << at - 15
        s[s[at] + 1783] &= ~bit
        s[to + 1783] |= bit
        s[at] = to
        for other in range(0, 96):
            if s[303 + other] == one and other not in found:
                found.append(other)


def some_events_choose(s: Store) -> int:
    """some(c in Unit within 0xfffe00000000000000000000 where Unit.place[c] >= 1422 and Unit.place[c] <= 3339 and not
      Unit.shown[c])
    """
    for c in (81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95):
        if s[15 + c] <= 359 and not s[207 + c]:
            return 1
    return 0


def members_11(bits: int) -> list[int]:
    """The members of a set of 11 values at most, the lowest first."""
    return [*MEMBERS[bits & 63], *MEMBERS_FROM_6[bits >> 6 & 63]]


def some_fall_back_by_land_choose(s: Store) -> int:
    """some(k in Hex within "data 7"(field) where may_fall_back(fall_back_by_land.p, k))"""
    same_0 = s[529]
    for k in EACH_CELLS_data_7[s[413]]:
        if value_may_fall_back(s, same_0, k):
            return 1
    return 0


def some_march_phase_choose(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, paid))"""
    for u in SETS[s[2246] & CELLS_data_6[p]]:
        if value_may_lead(s, u, 0):
            return 1
    return 0


def some_march_phase_choose_2(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u,
      led_by_supreme_leader))
    """
    for u in SETS[s[2246] & CELLS_data_6[p]]:
        if value_may_lead(s, u, 1):
            return 1
    return 0


def some_march_phase_choose_3(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, scouting))"""
    for u in SETS[s[2246] & CELLS_data_6[0]]:
        if value_may_lead(s, u, 2):
            return 1
    return 0


def some_march_phase_choose_4(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, officium_march))"""
    for u in SETS[s[2246] & CELLS_data_6[0]]:
        if value_may_lead(s, u, 3):
            return 1
    return 0


def some_march_phase_choose_5(s: Store) -> int:
    """some(f in Unit within 120259084320 where Unit.place[f] >= 1422 and Unit.place[f] <= 3339 or Unit.place[f] =
      britannia)
    """
    for f in (5, 34, 35, 36):
        if s[15 + f] <= 359 or s[15 + f] == 360:
            return 1
    return 0


def some_march_phase_choose_6(s: Store, p: int) -> int:
    """some(s in Unit within "data 27"(march_phase.p) where may_gather_at(s))"""
    for its_0_s in EACH_CELLS_data_27[p]:
        if s[15 + its_0_s] <= 359 or CELLS_Unit_side[its_0_s] == 0 and s[15 + its_0_s] == 360 if CELLS_Unit_kind[its_0_s] == 0 else 0:
            return 1
    return 0


def some_march_phase_choose_7(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, paid))"""
    for u in SETS[s[2246] & CELLS_data_6[s[479]]]:
        if value_may_lead(s, u, 0):
            return 1
    return 0


def some_march_phase_choose_8(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u,
      led_by_supreme_leader))
    """
    for u in SETS[s[2246] & CELLS_data_6[s[479]]]:
        if value_may_lead(s, u, 1):
            return 1
    return 0


def some_march_phase_choose_9(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, scouting))"""
    for u in SETS[s[2246] & CELLS_data_6[0]]:
        if value_may_lead(s, u, 2):
            return 1
    return 0


def some_march_phase_choose_10(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, scouting))"""
    for u in SETS[s[2246] & CELLS_data_6[s[479]]]:
        if value_may_lead(s, u, 2):
            return 1
    return 0


def some_march_phase_choose_11(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, officium_march))"""
    for u in SETS[s[2246] & CELLS_data_6[0]]:
        if value_may_lead(s, u, 3):
            return 1
    return 0


def some_march_phase_choose_12(s: Store) -> int:
    """some(u in Unit within ("Unit.aboard by value"[none] meet "data 6"(march_phase.p)) where may_lead(u, officium_march))"""
    for u in SETS[s[2246] & CELLS_data_6[s[479]]]:
        if value_may_lead(s, u, 3):
            return 1
    return 0


def some_march_phase_choose_13(s: Store) -> int:
    """some(s in Unit within "data 27"(march_phase.p) where may_gather_at(s))"""
    for its_0_s in EACH_CELLS_data_27[s[479]]:
        if s[15 + its_0_s] <= 359 or CELLS_Unit_side[its_0_s] == 0 and s[15 + its_0_s] == 360 if CELLS_Unit_kind[its_0_s] == 0 else 0:
            return 1
    return 0


def set_march_phase_choose(s: Store, p: int) -> int:
    """set(one in Unit within ("Unit.aboard by value"[none] meet "data 1"(player_turn.p)) where Unit.place[one] >= 1422
      and Unit.place[one] <= 3339 and not in_supply(one))
    """
    found = 0
    for its_0_one in SETS[s[2246] & CELLS_data_1[p]]:
        if s[15 + its_0_one] <= 359 and not value_in_supply(s, its_0_one):
            found |= 1 << its_0_one
    return found


def all_move_force_choose(s: Store, h: int, force: int) -> int:
    """all(may_step(u, h) for u in Unit within force)"""
    for u in SETS[force]:
        if not value_may_step(s, u, h):
            return 0
    return 1


def some_move_force_choose(s: Store, force: int, lead: int) -> int:
    """some(h in Hex within "data 18"(Unit.place[lead]) where all(may_step(u, h) for u in Unit within force))"""
    for h in EACH_CELLS_data_18[s[15 + lead]]:
        if all_move_force_choose(s, h, force):
            return 1
    return 0


def some_move_force_choose_2(s: Store, force: int) -> int:
    """some(h in Hex within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where all(may_step(u, h) for u in Unit within force))
    """
    for h in (342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357):
        if all_move_force_choose(s, h, force):
            return 1
    return 0


def all_move_force_choose_2(s: Store, force: int) -> int:
    """all(may_enter_base(u) for u in Unit within force)"""
    for u in SETS[force]:
        if not value_may_enter_base(s, u):
            return 0
    return 1


def all_move_force_choose_3(s: Store, its_0_same_0: int, h: int) -> int:
    """all(may_step(u, h) for u in Unit within same_0)"""
    for u in SETS[its_0_same_0]:
        if not value_may_step(s, u, h):
            return 0
    return 1


def some_move_force_choose_3(s: Store) -> int:
    """some(h in Hex within "data 18"(Unit.place[lead]) where all(may_step(u, h) for u in Unit within force))"""
    same_0 = s[407]
    for h in EACH_CELLS_data_18[s[15 + s[408]]]:
        if all_move_force_choose_3(s, same_0, h):
            return 1
    return 0


def some_move_force_choose_4(s: Store) -> int:
    """some(h in Hex within "data 18"(Unit.place[lead]) where all(may_step(u, h) for u in Unit within force))"""
    same_0 = s[407]
    for h in EACH_CELLS_data_18[s[15 + s[408]]]:
        if all_move_force_choose_3(s, same_0, h):
            return 1
    return 0


def some_move_force_choose_5(s: Store) -> int:
    """some(h in Hex within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where all(may_step(u, h) for u in Unit within force))
    """
    same_0 = s[407]
    for h in (342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357):
        if all_move_force_choose_3(s, same_0, h):
            return 1
    return 0


def all_move_force_choose_4(s: Store) -> int:
    """all(may_enter_base(u) for u in Unit within force)"""
    for u in SETS[s[407]]:
        if not value_may_enter_base(s, u):
            return 0
    return 1


def some_rally_phase_choose(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.order by value"[disrupted] meet "data 1"(rally_phase.p)) where Unit.place[u] >= 1422
      and Unit.place[u] <= 3339 and rallies(Unit.side(u), Unit.place[u]))
    """
    for u in SETS[s[2149] & CELLS_data_1[p]]:
        if s[15 + u] <= 359 and value_rallies(s, CELLS_Unit_side[u], s[15 + u]):
            return 1
    return 0


def some_rally_phase_choose_2(s: Store) -> int:
    """some(u in Unit within ("Unit.order by value"[disrupted] meet "data 1"(rally_phase.p)) where Unit.place[u] >= 1422
      and Unit.place[u] <= 3339 and rallies(Unit.side(u), Unit.place[u]))
    """
    for u in SETS[s[2149] & CELLS_data_1[s[558]]]:
        if s[15 + u] <= 359 and value_rallies(s, CELLS_Unit_side[u], s[15 + u]):
            return 1
    return 0


def some_recruiting_choose(s: Store) -> int:
    """some(u in Unit within ("Unit.place by value"[recruit_box] meet "karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3") where
      may_recruit(u))
    """
    for u in SETS[s[2144] & 0x1ffffffffe]:
        if value_may_recruit(s, u):
            return 1
    return 0


def some_retire_choose(s: Store) -> int:
    """some(h in Hex where may_retire(retire.u, h))"""
    same_0 = s[450]
    for h in range(360):
        if value_may_retire(s, same_0, h):
            return 1
    return 0


def some_sail_choose(s: Store, lead: int) -> int:
    """some(h in Hex within "data 20"(Unit.place[lead]) where may_sail(lead, h))"""
    for h in EACH_CELLS_data_20[s[15 + lead]]:
        if not s[412] if CELLS_data_23[lead] and CELLS_data_44[h] and (not (CELLS_data_33[lead] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[lead] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0:
            return 1
    return 0


def some_sail_choose_2(s: Store, lead: int) -> int:
    """some(h in Hex within 0x3f81c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where may_sail(lead, h))
    """
    for h in (342, 343, 344, 351, 352, 353, 354, 355, 356, 357):
        if not (s[412] or s[409] > 0 and s[15 + lead] == 360) if CELLS_data_23[lead] and CELLS_data_44[h] and (not (CELLS_data_33[lead] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[lead] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0:
            return 1
    return 0


def some_sail_choose_3(s: Store) -> int:
    """some(h in Hex within "data 20"(Unit.place[lead]) where may_sail(lead, h))"""
    same_0 = s[408]
    for h in EACH_CELLS_data_20[s[15 + s[408]]]:
        if not (s[412] or s[409] > 0 and s[15 + same_0] == 360) if CELLS_data_23[same_0] and CELLS_data_44[h] and (not (CELLS_data_33[same_0] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[same_0] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0:
            return 1
    return 0


def some_sail_choose_4(s: Store) -> int:
    """some(h in Hex within "data 20"(Unit.place[lead]) where may_sail(lead, h))"""
    same_0 = s[408]
    for h in EACH_CELLS_data_20[s[15 + s[408]]]:
        if not (s[412] or s[409] > 0 and s[15 + same_0] == 360) if CELLS_data_23[same_0] and CELLS_data_44[h] and (not (CELLS_data_33[same_0] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[same_0] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0:
            return 1
    return 0


def some_sail_choose_5(s: Store) -> int:
    """some(h in Hex within 0x3f81c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where may_sail(lead, h))
    """
    same_0 = s[408]
    for h in (342, 343, 344, 351, 352, 353, 354, 355, 356, 357):
        if not (s[412] or s[409] > 0 and s[15 + same_0] == 360) if CELLS_data_23[same_0] and CELLS_data_44[h] and (not (CELLS_data_33[same_0] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[same_0] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0:
            return 1
    return 0


def set_discover(s: Store) -> int:
    """set(one in Unit within ("Unit.place by value"[discover.h] meet "oppidum_1, oppidum_2, oppidum_3, ambush_1,
      ambush_2, ambush_3, monolith_1, monolith_2, monolith_3, mines_1, mines_2, mines_3, wastes_1, wastes_2, wastes_3")
      where not Unit.shown[one])
    """
    found = 0
    for its_0_one in SETS[s[1783 + s[565]] & 0xfffe00000000000000000000]:
        if not s[207 + its_0_one]:
            found |= 1 << its_0_one
    return found


def some_dismantle_loop(s: Store) -> int:
    """some(c in Unit within 8658654068736 where Unit.place[c] >= 1422 and Unit.place[c] <= 3339)"""
    for c in (37, 38, 39, 40, 41, 42):
        if s[15 + c] <= 359:
            return 1
    return 0


def set_end_of_march_then(s: Store) -> int:
    """set(one in Unit within 0x1c0000000000000000000000 where Unit.shown[one] and Unit.place[one] >= 1422 and
      Unit.place[one] <= 3339)
    """
    found = 0
    for its_0_one in (90, 91, 92):
        if s[207 + its_0_one] and s[15 + its_0_one] <= 359:
            found |= 1 << its_0_one
    return found


def set_winter_quarters(s: Store) -> int:
    """set(one in Unit within "data 1"(winter_quarters.p) where Unit.place[one] >= 1422 and Unit.place[one] <= 3339)"""
    found = 0
    for its_0_one in EACH_CELLS_data_1[s[448]]:
        if s[15 + its_0_one] <= 359:
            found |= 1 << its_0_one
    return found


def hides_Unit_0(s: Store, it: int, viewer: int) -> object:
    """Whether `Unit` is hidden from a player.

    not may_look(viewer, it)
    """
    return not value_may_look(s, viewer, it)


def hides_held_1(s: Store, p: int, viewer: int) -> object:
    """Whether `held` is hidden from a player.

    viewer != p
    """
    return viewer != p


def hides_bin_2(s: Store, p: int, viewer: int) -> object:
    """Whether `bin` is hidden from a player.

    viewer != p
    """
    return viewer != p


# ---- play: one function per answer and step, which returns the number of the next place


def list_ap_die_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `ap_die/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_ap_die_roll_die(s: Store, code: int) -> int:
    """At `ap_die/roll die`, the value of `die` is given. @10.1-a"""
    die = code + 1
    p = s[462]
    # gain ap_income(ap_die.p, ap_die.die) ap[ap_die.p] within ap_floor(ap_die.p) .. ap_cap(ap_die.p) @10.1-a @7.2-e @7.2-n
    at = 425 + p
    now = s[at]
    s[at] = max(now, min(now + ((die + 1) // 2 + 1 if s[10] else die), 9))
    # append ap_rolled to events size events.size at most 64 @10.3-a
    new = 0
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('10.3-a',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append ap_determination.p to "events ap_rolled.p" size "events ap_rolled.p.size" at most 64
    new = s[461]
    count = s[1750]
    if count >= 64:
        raise queue_fault('events ap_rolled.p', 'full', ())
    first = 1686 + count
    s[first] = new
    s[1750] = count + 1
    if s[642]:
        s[571] = s[461]  # consult_monolith.p := ap_determination.p
        if all_ap_die_roll_die(s):
            s[637] = 0  # during.ap_die := no
            s[462] = 0  # ap_die.p := Roman
            s[463] = 1  # ap_die.die := 1
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[637] = 0  # during.ap_die := no
            s[462] = 0  # ap_die.p := Roman
            s[463] = 1  # ap_die.die := 1
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[637] = 0  # during.ap_die := no
        s[462] = 0  # ap_die.p := Roman
        s[463] = 1  # ap_die.die := 1
        return 14  # consult_monolith/choose
    s[637] = 0  # during.ap_die := no
    s[462] = 0  # ap_die.p := Roman
    s[463] = 1  # ap_die.die := 1
    s[642] = 1  # "events running" := yes
    s[1771] = 14  # return.events := 14
    return 122  # events


PLACE_ap_die_roll_die: Final = Place(
    'ap_die/roll die',
    'chance',
    ('10.1-a',),
    'die',
    (
        Option('', ((463, KIND_1_6),), None, ('10.1-a',), ()),
    ),
    lambda s: s[462],
    True,
)


def list_attrite_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `attrite/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_attrite_roll_die(s: Store, code: int) -> int:
    """At `attrite/roll die`, the value of `die` is given."""
    die = code + 1
    u = s[553]
    s[554] = die  # attrite.die
    if CELLS_attrition[die * 2 + s[111 + u] - 2] != 0:
        crew = s[2150 + u]
        s[555] = crew  # attrite.crew := set(one in 0..95 within "Unit.aboard by value"[attrite.u])
        for v in SETS[crew]:
            s[556] = v
            s[557] = v  # take_attrition.u := attrite.v
            s[1769] = 1  # return.take_attrition := 1
            return 167  # take_attrition
        s[556] = 0
        s[557] = u  # take_attrition.u := attrite.u
        s[1769] = 0  # return.take_attrition := 0
        return 167  # take_attrition
    s[553] = 0  # attrite.u := agricola
    s[554] = 1  # attrite.die := 1
    s[555] = 0  # attrite.crew := empty
    s[556] = 0  # attrite.v := agricola
    after = s[552]
    for u in SETS[s[641] & -(1 << after + 1)]:
        s[552] = u
        if all_ap_die_roll_die(s):
            s[553] = u  # attrite.u := supply_phase.u
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[553] = u  # attrite.u := supply_phase.u
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[553] = u  # attrite.u := supply_phase.u
        return 1  # attrite/roll die
    s[552] = 0
    s[558] = s[437]  # rally_phase.p := player_turn.p
    if all_ap_die_roll_die(s):
        s[551] = 0  # supply_phase.p := Roman
        s[552] = 0  # supply_phase.u := agricola
        s[641] = 0  # "supply_phase.u as it was" := empty
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[551] = 0  # supply_phase.p := Roman
        s[552] = 0  # supply_phase.u := agricola
        s[641] = 0  # "supply_phase.u as it was" := empty
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[551] = 0  # supply_phase.p := Roman
    s[552] = 0  # supply_phase.u := agricola
    s[641] = 0  # "supply_phase.u as it was" := empty
    return 70  # rally_phase/choose


PLACE_attrite_roll_die: Final = Place(
    'attrite/roll die',
    'chance',
    (),
    'die',
    (
        Option('', ((554, KIND_1_6),), None, (), ()),
    ),
    lambda s: CELLS_Unit_side[s[553]],
    True,
)


def list_battle_round_choose(s: Store) -> Sequence[int]:
    """What may be answered at `battle_round/choose`."""
    codes: list[int] = []
    if value_may_retreat(s, s[416]):
        codes.append(0)
    codes.append(1)
    return codes


def do_battle_round_choose_fall_back(s: Store) -> int:
    """At `battle_round/choose`, `fall_back` is given. @16.3-a"""
    advantaged = s[416]
    if s[1783 + s[413]] & CELLS_data_17[advantaged]:
        s[535] = 0 if value_has_way_by_land(s, advantaged) else (s[1783 + s[413]] & CELLS_data_6[advantaged]).bit_count()  # sail_back.needed := 0 if has_way_by_land(advantaged) else count(one in 0..95 within ("Unit.place by value"[field] meet "data 6"(advantaged)))
        s[536] = value_berths(s)  # sail_back.room := berths
        s[528] = advantaged  # retreat.p := advantaged
        s[534] = advantaged  # sail_back.p := advantaged
        s[538] = 0  # sail_back.crew := empty
        s[1754] = -1  # "sail_back.u last" := -1
        return 154  # sail_back/choose 2 watched
    s[528] = advantaged  # retreat.p := advantaged
    return 151  # retreat/then 2


def may_battle_round_choose_fall_back(s: Store) -> object:
    """Whether `fall_back` may be given.

    may_retreat(advantaged) @16.3-a
    """
    return value_may_retreat(s, s[416])


def do_battle_round_choose_fight(s: Store) -> int:
    """At `battle_round/choose`, `fight` is given. @15.2-k"""
    s[514] = s[416]  # volley.p := advantaged
    s[1776] = 1  # return.volley := 1
    return 168  # volley


DO_battle_round_choose: Final = (do_battle_round_choose_fall_back, do_battle_round_choose_fight)


def play_battle_round_choose(s: Store, code: int) -> int:
    """At `battle_round/choose`, an answer is given by its code."""
    return DO_battle_round_choose[code](s)


PLACE_battle_round_choose: Final = Place(
    'battle_round/choose',
    'choice',
    ('15.2-k',),
    'battle_round',
    (
        Option('fall_back', (), may_battle_round_choose_fall_back, ('16.3-a',), (
            Guard(lambda s: value_may_retreat(s, s[416]), ('16.3-a',), 'may_retreat(advantaged)', need=lambda s: True, have=lambda s: bool(value_may_retreat(s, s[416]))),
        )),
        Option('fight', (), None, ('15.2-k',), ()),
    ),
    lambda s: s[416],
    False,
)


def list_battle_round_roll_a(s: Store) -> Sequence[int]:
    """What may be answered at `battle_round/roll a`."""
    return (0, 1, 2, 3, 4, 5)


def do_battle_round_roll_a(s: Store, code: int) -> int:
    """At `battle_round/roll a`, the value of `a` is given. @15.2-e"""
    a = code + 1
    if all_ap_die_roll_die(s):
        s[511] = a  # battle_round.a
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[511] = a  # battle_round.a
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[511] = a  # battle_round.a
    return 4  # battle_round/roll d


PLACE_battle_round_roll_a: Final = Place(
    'battle_round/roll a',
    'chance',
    ('15.2-e',),
    'a',
    (
        Option('', ((511, KIND_1_6),), None, ('15.2-e',), ()),
    ),
    lambda s: s[509],
    True,
)


def list_battle_round_roll_d(s: Store) -> Sequence[int]:
    """What may be answered at `battle_round/roll d`."""
    return (0, 1, 2, 3, 4, 5)


def do_battle_round_roll_d(s: Store, code: int) -> int:
    """At `battle_round/roll d`, the value of `d` is given. @15.2-e"""
    d = code + 1
    advantaged = value_advantage_of(s, s[511], d)
    # append advantage_known to events size events.size at most 64 @15.2-h
    new = 5
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('15.2-h',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append advantaged to "events advantage_known.p" size "events advantage_known.p.size" at most 64
    new = advantaged
    count = s[1424]
    if count >= 64:
        raise queue_fault('events advantage_known.p', 'full', ())
    first = 1360 + count
    s[first] = new
    s[1424] = count + 1
    if s[642]:
        s[512] = d  # battle_round.d
        s[416] = advantaged  # advantaged := advantage_of(battle_round.a, battle_round.d) @15.2-c @15.2-o
        return 95  # battle_round/choose watched
    s[512] = d  # battle_round.d
    s[416] = advantaged  # advantaged := advantage_of(battle_round.a, battle_round.d) @15.2-c @15.2-o
    s[642] = 1  # "events running" := yes
    s[1771] = 6  # return.events := 6
    return 122  # events


PLACE_battle_round_roll_d: Final = Place(
    'battle_round/roll d',
    'chance',
    ('15.2-e',),
    'd',
    (
        Option('', ((512, KIND_1_6),), None, ('15.2-e',), ()),
    ),
    lambda s: 1 - s[509],
    True,
)


def list_bid_for_sides_choose_first(s: Store) -> Sequence[int]:
    """What may be answered at `bid_for_sides/choose first`."""
    return EACH_CELLS_data_31[s[13]]


def do_bid_for_sides_choose_first(s: Store, its_0_bid_for_sides_first: int) -> int:
    """At `bid_for_sides/choose first`, the value of `first` is given. @33.2-a"""
    if all_ap_die_roll_die(s):
        s[606] = its_0_bid_for_sides_first  # bid_for_sides.first
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[606] = its_0_bid_for_sides_first  # bid_for_sides.first
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[606] = its_0_bid_for_sides_first  # bid_for_sides.first
    return 6  # bid_for_sides/choose second


def may_bid_for_sides_choose_first(s: Store, its_0_bid_for_sides_first: int) -> object:
    """Whether the value of `first` may be given.

    bid_for_sides.first <= bid_limit @33.2-a
    """
    return its_0_bid_for_sides_first <= s[13]


def roll_bid_for_sides_choose_first(s: Store, rand: Callable[[], float]) -> int:
    """Answers `bid_for_sides/choose first` at random; -1 if nothing may be answered."""
    set_0 = CELLS_data_31[s[13]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_bid_for_sides_choose_first(s, nth_member(set_0, place))


PLACE_bid_for_sides_choose_first: Final = Place(
    'bid_for_sides/choose first',
    'choice',
    (),
    'first',
    (
        Option('', ((606, KIND_0_20),), may_bid_for_sides_choose_first, ('33.2-a',), (
            Guard(lambda s, its_0_bid_for_sides_first: its_0_bid_for_sides_first <= s[13], ('33.2-a',), 'first <= bid_limit', need=lambda s, its_0_bid_for_sides_first: s[13], have=lambda s, its_0_bid_for_sides_first: its_0_bid_for_sides_first),
        )),
    ),
    lambda s: 0,
    True,
)


def list_bid_for_sides_choose_second(s: Store) -> Sequence[int]:
    """What may be answered at `bid_for_sides/choose second`."""
    return EACH_CELLS_data_31[s[13]]


def do_bid_for_sides_choose_second(s: Store, second: int) -> int:
    """At `bid_for_sides/choose second`, the value of `second` is given. @33.2-a"""
    its_0_bid_for_sides_first = s[606]
    s[436] = 1 if second > its_0_bid_for_sides_first or second == its_0_bid_for_sides_first and not s[14] else 0  # seats_changed := bid_for_sides.second > bid_for_sides.first or bid_for_sides.second = bid_for_sides.first and not tie_keeps_seats @33.2-a
    # append bid_won to events size events.size at most 64 @33.2-b
    new = 16
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('33.2-b',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append max(bid_for_sides.first, bid_for_sides.second) to "events bid_won.n" size "events bid_won.n.size" at most 64
    new = max(its_0_bid_for_sides_first, second)
    count = s[773]
    if count >= 64:
        raise queue_fault('events bid_won.n', 'full', ())
    first = 709 + count
    s[first] = new
    s[773] = count + 1
    if s[642]:
        s[606] = 0  # bid_for_sides.first := 0
        s[607] = 0  # bid_for_sides.second := 0
        return 158  # set_up/then
    s[607] = second  # bid_for_sides.second
    s[642] = 1  # "events running" := yes
    s[1771] = 19  # return.events := 19
    return 122  # events


def may_bid_for_sides_choose_second(s: Store, second: int) -> object:
    """Whether the value of `second` may be given.

    bid_for_sides.second <= bid_limit @33.2-a
    """
    return second <= s[13]


def roll_bid_for_sides_choose_second(s: Store, rand: Callable[[], float]) -> int:
    """Answers `bid_for_sides/choose second` at random; -1 if nothing may be answered."""
    set_0 = CELLS_data_31[s[13]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_bid_for_sides_choose_second(s, nth_member(set_0, place))


PLACE_bid_for_sides_choose_second: Final = Place(
    'bid_for_sides/choose second',
    'choice',
    (),
    'second',
    (
        Option('', ((607, KIND_0_20),), may_bid_for_sides_choose_second, ('33.2-a',), (
            Guard(lambda s, second: second <= s[13], ('33.2-a',), 'second <= bid_limit', need=lambda s, second: s[13], have=lambda s, second: second),
        )),
    ),
    lambda s: 1,
    True,
)


def list_conduct_march_choose_first(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_march/choose first`."""
    return [its_0_conduct_march_first for its_0_conduct_march_first in SETS[s[2246] & CELLS_data_6[s[482]]] if value_may_lead(s, its_0_conduct_march_first, s[406])]


def do_conduct_march_choose_first(s: Store, its_0_conduct_march_first: int) -> int:
    """At `conduct_march/choose first`, the value of `first` is given. @12.1-a @12.1-b"""
    s[407] = 0 | BIT_OF[its_0_conduct_march_first]  # force := 0 with conduct_march.first
    same_0 = s[406]
    for u in SETS[CELLS_data_19[its_0_conduct_march_first] & CELLS_data_1[s[482]] & s[1783 + s[15 + its_0_conduct_march_first]] & 0x1fffffffff803ffffffdf & s[2246]]:
        if not same_0 == 2 if value_may_march(s, u) else 0:
            s[484] = s[482]  # join_force.p := conduct_march.p
            s[483] = its_0_conduct_march_first  # conduct_march.first
            s[408] = its_0_conduct_march_first  # lead := conduct_march.first
            s[486] = 0  # join_force.more := empty
            s[1758] = -1  # "join_force.u last" := -1
            return 141  # join_force/choose watched
    s[483] = its_0_conduct_march_first  # conduct_march.first
    s[408] = its_0_conduct_march_first  # lead := conduct_march.first
    return 99  # conduct_march/then


def may_conduct_march_choose_first(s: Store, its_0_conduct_march_first: int) -> object:
    """Whether the value of `first` may be given.

    Unit.side(conduct_march.first) = conduct_march.p
    may_lead(conduct_march.first, march_kind) @12.1-a @12.1-b
    """
    return CELLS_Unit_side[its_0_conduct_march_first] == s[482] and value_may_lead(s, its_0_conduct_march_first, s[406])


PLACE_conduct_march_choose_first: Final = Place(
    'conduct_march/choose first',
    'choice',
    (),
    'first',
    (
        Option('', ((483, KIND_Unit),), may_conduct_march_choose_first, ('12.1-a', '12.1-b'), (
            Guard(lambda s, its_0_conduct_march_first: CELLS_Unit_side[its_0_conduct_march_first] == s[482], (), 'first in units of p', need=lambda s, its_0_conduct_march_first: KIND_Player.value(s[482]), have=lambda s, its_0_conduct_march_first: KIND_Player.value(CELLS_Unit_side[its_0_conduct_march_first])),
            Guard(lambda s, its_0_conduct_march_first: value_may_lead(s, its_0_conduct_march_first, s[406]), ('12.1-a', '12.1-b'), 'may_lead(first, march_kind)', need=lambda s, its_0_conduct_march_first: True, have=lambda s, its_0_conduct_march_first: bool(value_may_lead(s, its_0_conduct_march_first, s[406]))),
        )),
    ),
    lambda s: s[482],
    True,
)


def list_conduct_voyage_choose(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[578]
    codes += SETS[CELLS_data_19[same_0] & CELLS_data_24[s[1762] + 1] & s[1783 + s[15 + same_0]]]
    if 1:
        codes.append(96)
    return codes


def do_conduct_voyage_choose(s: Store, u: int) -> int:
    """At `conduct_voyage/choose`, `` is given."""
    s[580] = s[580] | BIT_OF[u]  # conduct_voyage.more := conduct_voyage.more with conduct_voyage.u
    s[579] = u  # conduct_voyage.u
    s[1762] = u  # "conduct_voyage.u last" := conduct_voyage.u
    return 103  # conduct_voyage/choose watched


def may_conduct_voyage_choose(s: Store, u: int) -> object:
    """Whether `` may be given.

    conduct_voyage.u > \"conduct_voyage.u last\"
    "data 23"(conduct_voyage.u)
    conduct_voyage.u != conduct_voyage.flagship
    Unit.place[conduct_voyage.u] = Unit.place[conduct_voyage.flagship]
    """
    return u > s[1762] and CELLS_data_23[u] and u != s[578] and s[15 + u] == s[15 + s[578]]


def do_conduct_voyage_choose_done(s: Store) -> int:
    """At `conduct_voyage/choose`, `done` is given."""
    s[579] = 0  # conduct_voyage.u := agricola
    for u in SETS[s[580]]:
        if s[580] >> u & 1:
            s[407] = s[407] | BIT_OF[u]  # force := force with conduct_voyage.u
    s[579] = 0
    s[1762] = -1  # "conduct_voyage.u last" := -1
    s[409] = 0  # went := 0
    s[412] = 0  # surprised := no
    for f in SETS[s[407] & 0x1c00000020]:
        s[581] = f
        return 105  # conduct_voyage/each f 2
    s[581] = 0
    return 101  # conduct_voyage/after each 2


def may_conduct_voyage_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(conduct_voyage.more) >= 0
    """
    return 1


def play_conduct_voyage_choose(s: Store, code: int) -> int:
    """At `conduct_voyage/choose`, an answer is given by its code."""
    if code < 96:
        return do_conduct_voyage_choose(s, code)
    return do_conduct_voyage_choose_done(s)


def roll_conduct_voyage_choose(s: Store, rand: Callable[[], float]) -> int:
    """Answers `conduct_voyage/choose` at random; -1 if nothing may be answered."""
    # ''
    part_0 = s[578]
    set_0 = CELLS_data_19[part_0] & CELLS_data_24[s[1762] + 1] & s[1783 + s[15 + part_0]]
    set_1 = 1
    upto_0 = set_0.bit_count()
    upto_1 = upto_0 + set_1.bit_count()
    if not upto_1:
        return -1
    place = floor_of(rand() * upto_1)
    if place < upto_0:
        return play_conduct_voyage_choose(s, nth_member(set_0, place))
    return play_conduct_voyage_choose(s, 96 + nth_member(set_1, place - upto_0))


def spin_conduct_voyage_choose(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Answers `conduct_voyage/choose` at random until play goes elsewhere.

    Gives the place and how many answers that took.
    """
    slot_407 = s[407]
    slot_409 = s[409]
    slot_412 = s[412]
    slot_577 = s[577]
    slot_578 = s[578]
    slot_579 = s[579]
    slot_580 = s[580]
    slot_581 = s[581]
    slot_638 = s[638]
    slot_1760 = s[1760]
    slot_1762 = s[1762]
    try:
        for count in range(most):
            # ''
            part_0 = slot_578
            set_0 = CELLS_data_19[part_0] & CELLS_data_24[slot_1762 + 1] & s[1783 + s[15 + part_0]]
            set_1 = 1
            upto_0 = set_0.bit_count()
            upto_1 = upto_0 + set_1.bit_count()
            if not upto_1:
                return 8, count
            place = floor_of(rand() * upto_1)
            if place < upto_0:  # 
                bits = set_0
                while place:
                    bits &= bits - 1
                    place -= 1
                u = (bits & -bits).bit_length() - 1
                slot_580 = slot_580 | BIT_OF[u]  # conduct_voyage.more := conduct_voyage.more with conduct_voyage.u
                s[407] = slot_407
                s[409] = slot_409
                s[412] = slot_412
                s[579] = slot_579
                s[580] = slot_580
                s[581] = slot_581
                s[638] = slot_638
                s[1760] = slot_1760
                s[1762] = slot_1762
                if all_ap_die_roll_die(s):
                    slot_579 = u  # conduct_voyage.u
                    slot_1762 = u  # "conduct_voyage.u last" := conduct_voyage.u
                    slot_638 = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58, count + 1  # over
                s[407] = slot_407
                s[409] = slot_409
                s[412] = slot_412
                s[579] = slot_579
                s[580] = slot_580
                s[581] = slot_581
                s[638] = slot_638
                s[1760] = slot_1760
                s[1762] = slot_1762
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    slot_579 = u  # conduct_voyage.u
                    slot_1762 = u  # "conduct_voyage.u last" := conduct_voyage.u
                    slot_638 = 1  # winner := Caledonian @5.1-c
                    return 58, count + 1  # over
                slot_579 = u  # conduct_voyage.u
                slot_1762 = u  # "conduct_voyage.u last" := conduct_voyage.u
                continue  # conduct_voyage/choose
            slot_579 = 0  # conduct_voyage.u := agricola
            for u in SETS[slot_580]:
                if slot_580 >> u & 1:
                    slot_407 = slot_407 | BIT_OF[u]  # force := force with conduct_voyage.u
            slot_579 = 0
            slot_1762 = -1  # "conduct_voyage.u last" := -1
            slot_409 = 0  # went := 0
            slot_412 = 0  # surprised := no
            for f in SETS[slot_407 & 0x1c00000020]:
                slot_581 = f
                return 105, count + 1  # conduct_voyage/each f 2
            slot_581 = 0
            slot_1760 = slot_577  # conduct_voyage.range.dice := conduct_voyage.n
            s[407] = slot_407
            s[409] = slot_409
            s[412] = slot_412
            s[579] = slot_579
            s[580] = slot_580
            s[581] = slot_581
            s[638] = slot_638
            s[1760] = slot_1760
            s[1762] = slot_1762
            if all_ap_die_roll_die(s):
                slot_638 = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58, count + 1  # over
            s[407] = slot_407
            s[409] = slot_409
            s[412] = slot_412
            s[579] = slot_579
            s[580] = slot_580
            s[581] = slot_581
            s[638] = slot_638
            s[1760] = slot_1760
            s[1762] = slot_1762
            if count_caledonian_points_before_5_2_h(s) >= 3:
                slot_638 = 1  # winner := Caledonian @5.1-c
                return 58, count + 1  # over
            return 10, count + 1  # conduct_voyage/roll range.1
        return 8, most
    finally:
        s[407] = slot_407
        s[409] = slot_409
        s[412] = slot_412
        s[579] = slot_579
        s[580] = slot_580
        s[581] = slot_581
        s[638] = slot_638
        s[1760] = slot_1760
        s[1762] = slot_1762


PLACE_conduct_voyage_choose: Final = Place(
    'conduct_voyage/choose',
    'choice',
    (),
    'conduct_voyage',
    (
        Option('', ((579, KIND_Unit),), may_conduct_voyage_choose, (), (
            Guard(lambda s, u: u > s[1762], (), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1762]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: CELLS_data_23[u], (), 'u in fleets', need=lambda s, u: True, have=lambda s, u: bool(CELLS_data_23[u])),
            Guard(lambda s, u: u != s[578], (), 'u != flagship', need=lambda s, u: KIND_Unit.value(s[578]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: s[15 + u] == s[15 + s[578]], (), 'u.place = flagship.place', need=lambda s, u: KIND_Place.value(s[15 + s[578]]), have=lambda s, u: KIND_Place.value(s[15 + u])),
        )),
        Option('done', (), may_conduct_voyage_choose_done, (), (
            Guard(lambda s: 1, (), 'enough of them', need=lambda s: 0, have=lambda s: s[580].bit_count()),
        )),
    ),
    lambda s: 0,
    False,
)


def list_conduct_voyage_choose_flagship(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/choose flagship`."""
    return [flagship for flagship in (5, 34, 35, 36) if s[15 + flagship] <= 359 or s[15 + flagship] == 360]


def do_conduct_voyage_choose_flagship(s: Store, flagship: int) -> int:
    """At `conduct_voyage/choose flagship`, the value of `flagship` is given. @26.2-a"""
    s[407] = 0 | BIT_OF[flagship]  # force := 0 with conduct_voyage.flagship
    s[578] = flagship  # conduct_voyage.flagship
    s[408] = flagship  # lead := conduct_voyage.flagship
    s[580] = 0  # conduct_voyage.more := empty
    s[1762] = -1  # "conduct_voyage.u last" := -1
    return 103  # conduct_voyage/choose watched


def may_conduct_voyage_choose_flagship(s: Store, flagship: int) -> object:
    """Whether the value of `flagship` may be given.

    "data 23"(conduct_voyage.flagship)
    "data 23"(conduct_voyage.flagship) and (Unit.place[conduct_voyage.flagship] >= 1422 and
      Unit.place[conduct_voyage.flagship] <= 3339 or Unit.place[conduct_voyage.flagship] = britannia) @26.2-a
    """
    return CELLS_data_23[flagship] and (CELLS_data_23[flagship] and (s[15 + flagship] <= 359 or s[15 + flagship] == 360))


PLACE_conduct_voyage_choose_flagship: Final = Place(
    'conduct_voyage/choose flagship',
    'choice',
    (),
    'flagship',
    (
        Option('', ((578, KIND_Unit),), may_conduct_voyage_choose_flagship, ('26.2-a',), (
            Guard(lambda s, flagship: CELLS_data_23[flagship], (), 'flagship in fleets', need=lambda s, flagship: True, have=lambda s, flagship: bool(CELLS_data_23[flagship])),
            Guard(lambda s, flagship: CELLS_data_23[flagship] and (s[15 + flagship] <= 359 or s[15 + flagship] == 360), ('26.2-a',), 'may_put_to_sea(flagship)'),
        )),
    ),
    lambda s: 0,
    True,
)


def list_conduct_voyage_roll_range_1(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/roll range.1`."""
    return (0, 1, 2, 3, 4, 5)


def do_conduct_voyage_roll_range_1(s: Store, code: int) -> int:
    """At `conduct_voyage/roll range.1`, the value of `range.1` is given. @26.2-a"""
    its_0_conduct_voyage_range_1 = code + 1
    s[583] = its_0_conduct_voyage_range_1  # conduct_voyage.range.1
    return 106  # conduct_voyage/rolled 1


PLACE_conduct_voyage_roll_range_1: Final = Place(
    'conduct_voyage/roll range.1',
    'chance',
    ('26.2-a',),
    'range.1',
    (
        Option('', ((583, KIND_1_6),), None, ('26.2-a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_conduct_voyage_roll_range_2(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/roll range.2`."""
    return (0, 1, 2, 3, 4, 5)


def do_conduct_voyage_roll_range_2(s: Store, code: int) -> int:
    """At `conduct_voyage/roll range.2`, the value of `range.2` is given. @26.2-a"""
    its_0_conduct_voyage_range_2 = code + 1
    s[584] = its_0_conduct_voyage_range_2  # conduct_voyage.range.2
    return 107  # conduct_voyage/rolled 2


PLACE_conduct_voyage_roll_range_2: Final = Place(
    'conduct_voyage/roll range.2',
    'chance',
    ('26.2-a',),
    'range.2',
    (
        Option('', ((584, KIND_1_6),), None, ('26.2-a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_conduct_voyage_roll_range_3(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/roll range.3`."""
    return (0, 1, 2, 3, 4, 5)


def do_conduct_voyage_roll_range_3(s: Store, code: int) -> int:
    """At `conduct_voyage/roll range.3`, the value of `range.3` is given. @26.2-a"""
    its_0_conduct_voyage_range_3 = code + 1
    s[585] = its_0_conduct_voyage_range_3  # conduct_voyage.range.3
    return 108  # conduct_voyage/rolled 3


PLACE_conduct_voyage_roll_range_3: Final = Place(
    'conduct_voyage/roll range.3',
    'chance',
    ('26.2-a',),
    'range.3',
    (
        Option('', ((585, KIND_1_6),), None, ('26.2-a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_conduct_voyage_roll_range_4(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_voyage/roll range.4`."""
    return (0, 1, 2, 3, 4, 5)


def do_conduct_voyage_roll_range_4(s: Store, code: int) -> int:
    """At `conduct_voyage/roll range.4`, the value of `range.4` is given. @26.2-a"""
    its_0_conduct_voyage_range_4 = code + 1
    its_0_conduct_voyage_range = s[583] + s[584] + s[585] + its_0_conduct_voyage_range_4
    if all_ap_die_roll_die(s):
        s[586] = its_0_conduct_voyage_range_4  # conduct_voyage.range.4
        s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + conduct_voyage.range.4 @26.2-a
        s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
        s[590] = 0  # sail.halted := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[586] = its_0_conduct_voyage_range_4  # conduct_voyage.range.4
        s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + conduct_voyage.range.4 @26.2-a
        s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
        s[590] = 0  # sail.halted := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[586] = its_0_conduct_voyage_range_4  # conduct_voyage.range.4
    s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + conduct_voyage.range.4 @26.2-a
    s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
    s[590] = 0  # sail.halted := no
    return 78  # sail/choose


PLACE_conduct_voyage_roll_range_4: Final = Place(
    'conduct_voyage/roll range.4',
    'chance',
    ('26.2-a',),
    'range.4',
    (
        Option('', ((586, KIND_1_6),), None, ('26.2-a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_consult_monolith_choose(s: Store) -> Sequence[int]:
    """What may be answered at `consult_monolith/choose`."""
    codes: list[int] = []
    if s[425 + s[571]] >= 1 and some_consult_monolith_choose(s):
        codes.append(0)
    codes.append(1)
    return codes


def do_consult_monolith_choose_consult(s: Store) -> int:
    """At `consult_monolith/choose`, `consult` is given. @24.3-f"""
    p = s[571]
    # spend 1 ap[consult_monolith.p] within ap_floor(consult_monolith.p) .. ap_cap(consult_monolith.p) @24.3-f
    at = 425 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('24.3-f',))
    s[at] = now - amount
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 15  # consult_monolith/roll answer


def may_consult_monolith_choose_consult(s: Store) -> object:
    """Whether `consult` may be given.

    ap[consult_monolith.p] >= 1 @24.3-f
    some(u in Unit within "data 30"(consult_monolith.p) where "data 35"(u) and (Unit.place[u] >= 1422 and Unit.place[u]
      <= 3339) and some(c in Unit within ("Unit.place by value"[Unit.place[u]] meet "monolith_1, monolith_2,
      monolith_3") where Unit.shown[c])) @24.3-f
    """
    return s[425 + s[571]] >= 1 and some_consult_monolith_choose(s)


def do_consult_monolith_choose_pass(s: Store) -> int:
    """At `consult_monolith/choose`, `pass` is given."""
    s[464] = s[437]  # recruiting.p := player_turn.p
    if s[437] == 0:
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[475] = 0  # dismantle.kept := no
        return 115  # dismantle/loop
    if all_ap_die_roll_die(s):
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[571] = 0  # consult_monolith.p := Roman
    s[572] = 1  # consult_monolith.answer := 1
    s[461] = 0  # ap_determination.p := Roman
    s[427] = 0  # building := no
    return 71  # recruiting/choose


DO_consult_monolith_choose: Final = (do_consult_monolith_choose_consult, do_consult_monolith_choose_pass)


def play_consult_monolith_choose(s: Store, code: int) -> int:
    """At `consult_monolith/choose`, an answer is given by its code."""
    return DO_consult_monolith_choose[code](s)


PLACE_consult_monolith_choose: Final = Place(
    'consult_monolith/choose',
    'choice',
    (),
    'consult_monolith',
    (
        Option('consult', (), may_consult_monolith_choose_consult, ('24.3-f',), (
            Guard(lambda s: s[425 + s[571]] >= 1, ('24.3-f',), 'ap[p] >= monolith_price', need=lambda s: 1, have=lambda s: s[425 + s[571]]),
            Guard(lambda s: some_consult_monolith_choose(s), ('24.3-f',), 'some u in leaders of p where may_consult(u)', need=lambda s: True, have=lambda s: bool(some_consult_monolith_choose(s))),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[571],
    False,
)


def list_consult_monolith_roll_answer(s: Store) -> Sequence[int]:
    """What may be answered at `consult_monolith/roll answer`."""
    return (0, 1, 2, 3, 4, 5)


def do_consult_monolith_roll_answer(s: Store, code: int) -> int:
    """At `consult_monolith/roll answer`, the value of `answer` is given. @24.3-f"""
    answer = code + 1
    s[572] = answer  # consult_monolith.answer
    if 2 * (answer // 2) != answer and s[401 + s[571]] != 0:
        s[573] = s[571]  # exchange.p := consult_monolith.p
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 43  # exchange/choose back
    s[464] = s[437]  # recruiting.p := player_turn.p
    if s[437] == 0:
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[475] = 0  # dismantle.kept := no
        return 115  # dismantle/loop
    if all_ap_die_roll_die(s):
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[571] = 0  # consult_monolith.p := Roman
    s[572] = 1  # consult_monolith.answer := 1
    s[461] = 0  # ap_determination.p := Roman
    s[427] = 0  # building := no
    return 71  # recruiting/choose


PLACE_consult_monolith_roll_answer: Final = Place(
    'consult_monolith/roll answer',
    'chance',
    ('24.3-f',),
    'answer',
    (
        Option('', ((572, KIND_1_6),), None, ('24.3-f',), ()),
    ),
    lambda s: s[571],
    True,
)


def list_debark_choose(s: Store) -> Sequence[int]:
    """What may be answered at `debark/choose`."""
    codes: list[int] = []
    # ''
    codes += SETS[s[2150 + s[596]] & CELLS_data_14[s[1759] + 1]]
    if 1:
        codes.append(96)
    return codes


def do_debark_choose(s: Store, u: int) -> int:
    """At `debark/choose`, `` is given. @26.6-b @26.6-d"""
    s[598] = s[598] | BIT_OF[u]  # debark.ashore := debark.ashore with debark.u
    s[597] = u  # debark.u
    s[1759] = u  # "debark.u last" := debark.u
    return 110  # debark/choose watched


def may_debark_choose(s: Store, u: int) -> object:
    """Whether `` may be given.

    debark.u > "debark.u last" @26.6-b @26.6-d
    Unit.aboard[debark.u] = debark.f @26.6-b @26.6-d
    """
    return u > s[1759] and s[303 + u] == s[596]


def do_debark_choose_done(s: Store) -> int:
    """At `debark/choose`, `done` is given. @26.6-b @26.6-d"""
    s[597] = 0  # debark.u := agricola
    for u in SETS[s[598]]:
        if s[598] >> u & 1:
            # Unit.aboard[debark.u] := none @26.6-b
            at = 303 + u
            bit = 1 << at - 303
            s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
            s[2246] |= bit
            s[at] = 2000000
    s[597] = 0
    s[596] = 0  # debark.f := agricola
    s[597] = 0  # debark.u := agricola
    s[598] = 0  # debark.ashore := empty
    s[1759] = -1  # "debark.u last" := -1
    after = s[581]
    for f in SETS[s[407] & 0x1c00000020 & -(1 << after + 1)]:
        s[581] = f
        return 104  # conduct_voyage/each f
    s[581] = 0
    return 100  # conduct_voyage/after each


def may_debark_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(debark.ashore) >= 0 @26.6-b @26.6-d
    """
    return 1


def play_debark_choose(s: Store, code: int) -> int:
    """At `debark/choose`, an answer is given by its code."""
    if code < 96:
        return do_debark_choose(s, code)
    return do_debark_choose_done(s)


def roll_debark_choose(s: Store, rand: Callable[[], float]) -> int:
    """Answers `debark/choose` at random; -1 if nothing may be answered."""
    # ''
    set_0 = s[2150 + s[596]] & CELLS_data_14[s[1759] + 1]
    set_1 = 1
    upto_0 = set_0.bit_count()
    upto_1 = upto_0 + set_1.bit_count()
    if not upto_1:
        return -1
    place = floor_of(rand() * upto_1)
    if place < upto_0:
        return play_debark_choose(s, nth_member(set_0, place))
    return play_debark_choose(s, 96 + nth_member(set_1, place - upto_0))


def spin_debark_choose(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Answers `debark/choose` at random until play goes elsewhere.

    Gives the place and how many answers that took.
    """
    slot_407 = s[407]
    slot_408 = s[408]
    slot_413 = s[413]
    slot_414 = s[414]
    slot_415 = s[415]
    slot_420 = s[420]
    slot_421 = s[421]
    slot_433 = s[433]
    slot_487 = s[487]
    slot_505 = s[505]
    slot_506 = s[506]
    slot_507 = s[507]
    slot_508 = s[508]
    slot_577 = s[577]
    slot_581 = s[581]
    slot_596 = s[596]
    slot_597 = s[597]
    slot_598 = s[598]
    slot_638 = s[638]
    slot_642 = s[642]
    slot_708 = s[708]
    slot_838 = s[838]
    slot_1554 = s[1554]
    slot_1619 = s[1619]
    slot_1759 = s[1759]
    slot_1771 = s[1771]
    slot_1775 = s[1775]
    try:
        for count in range(most):
            # ''
            set_0 = s[2150 + slot_596] & CELLS_data_14[slot_1759 + 1]
            set_1 = 1
            upto_0 = set_0.bit_count()
            upto_1 = upto_0 + set_1.bit_count()
            if not upto_1:
                return 16, count
            place = floor_of(rand() * upto_1)
            if place < upto_0:  # 
                bits = set_0
                while place:
                    bits &= bits - 1
                    place -= 1
                u = (bits & -bits).bit_length() - 1
                slot_598 = slot_598 | BIT_OF[u]  # debark.ashore := debark.ashore with debark.u
                s[413] = slot_413
                s[414] = slot_414
                s[415] = slot_415
                s[420] = slot_420
                s[421] = slot_421
                s[433] = slot_433
                s[487] = slot_487
                s[505] = slot_505
                s[506] = slot_506
                s[507] = slot_507
                s[508] = slot_508
                s[581] = slot_581
                s[596] = slot_596
                s[597] = slot_597
                s[598] = slot_598
                s[638] = slot_638
                s[642] = slot_642
                s[708] = slot_708
                s[838] = slot_838
                s[1554] = slot_1554
                s[1619] = slot_1619
                s[1759] = slot_1759
                s[1771] = slot_1771
                s[1775] = slot_1775
                if all_ap_die_roll_die(s):
                    slot_597 = u  # debark.u
                    slot_1759 = u  # "debark.u last" := debark.u
                    slot_638 = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58, count + 1  # over
                s[413] = slot_413
                s[414] = slot_414
                s[415] = slot_415
                s[420] = slot_420
                s[421] = slot_421
                s[433] = slot_433
                s[487] = slot_487
                s[505] = slot_505
                s[506] = slot_506
                s[507] = slot_507
                s[508] = slot_508
                s[581] = slot_581
                s[596] = slot_596
                s[597] = slot_597
                s[598] = slot_598
                s[638] = slot_638
                s[642] = slot_642
                s[708] = slot_708
                s[838] = slot_838
                s[1554] = slot_1554
                s[1619] = slot_1619
                s[1759] = slot_1759
                s[1771] = slot_1771
                s[1775] = slot_1775
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    slot_597 = u  # debark.u
                    slot_1759 = u  # "debark.u last" := debark.u
                    slot_638 = 1  # winner := Caledonian @5.1-c
                    return 58, count + 1  # over
                slot_597 = u  # debark.u
                slot_1759 = u  # "debark.u last" := debark.u
                continue  # debark/choose
            slot_597 = 0  # debark.u := agricola
            for u in SETS[slot_598]:
                if slot_598 >> u & 1:
                    # Unit.aboard[debark.u] := none @26.6-b
                    at = 303 + u
                    bit = 1 << at - 303
                    s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
                    s[2246] |= bit
                    s[at] = 2000000
            slot_597 = 0
            slot_596 = 0  # debark.f := agricola
            slot_597 = 0  # debark.u := agricola
            slot_598 = 0  # debark.ashore := empty
            slot_1759 = -1  # "debark.u last" := -1
            after = slot_581
            for f in SETS[slot_407 & 0x1c00000020 & -(1 << after + 1)]:
                slot_581 = f
                return 104, count + 1  # conduct_voyage/each f
            slot_581 = 0
            # append voyage_ended to events size events.size at most 64 @RST-1b
            new = 13
            count = slot_708
            if count >= 64:
                raise queue_fault('events', 'full', ('RST-1b',))
            first = 644 + count
            s[first] = new
            slot_708 = count + 1
            # append conduct_voyage.n to "events voyage_ended.n" size "events voyage_ended.n.size" at most 64
            new = slot_577
            count = slot_838
            if count >= 64:
                raise queue_fault('events voyage_ended.n', 'full', ())
            first = 774 + count
            s[first] = new
            slot_838 = count + 1
            if slot_642:
                # append movement_ended to events size events.size at most 64 @7.2-h @7.2-q
                new = 2
                count = slot_708
                if count >= 64:
                    raise queue_fault('events', 'full', ('7.2-h', '7.2-q'))
                first = 644 + count
                s[first] = new
                slot_708 = count + 1
                # append end_of_march.p to "events movement_ended.p" size "events movement_ended.p.size" at most 64
                new = 0
                count = slot_1619
                if count >= 64:
                    raise queue_fault('events movement_ended.p', 'full', ())
                first = 1555 + count
                s[first] = new
                slot_1619 = count + 1
                if slot_642:
                    s[413] = slot_413
                    s[414] = slot_414
                    s[415] = slot_415
                    s[420] = slot_420
                    s[421] = slot_421
                    s[433] = slot_433
                    s[487] = slot_487
                    s[505] = slot_505
                    s[506] = slot_506
                    s[507] = slot_507
                    s[508] = slot_508
                    s[581] = slot_581
                    s[596] = slot_596
                    s[597] = slot_597
                    s[598] = slot_598
                    s[638] = slot_638
                    s[642] = slot_642
                    s[708] = slot_708
                    s[838] = slot_838
                    s[1554] = slot_1554
                    s[1619] = slot_1619
                    s[1759] = slot_1759
                    s[1771] = slot_1771
                    s[1775] = slot_1775
                    if s[15 + slot_408] <= 359 and value_battle_is_on(s, 0, s[15 + slot_408]):
                        h = s[15 + slot_408]
                        slot_413 = h  # field := battle.h
                        s[413] = slot_413
                        s[414] = slot_414
                        s[415] = slot_415
                        s[420] = slot_420
                        s[421] = slot_421
                        s[433] = slot_433
                        s[487] = slot_487
                        s[505] = slot_505
                        s[506] = slot_506
                        s[507] = slot_507
                        s[508] = slot_508
                        s[581] = slot_581
                        s[596] = slot_596
                        s[597] = slot_597
                        s[598] = slot_598
                        s[638] = slot_638
                        s[642] = slot_642
                        s[708] = slot_708
                        s[838] = slot_838
                        s[1554] = slot_1554
                        s[1619] = slot_1619
                        s[1759] = slot_1759
                        s[1771] = slot_1771
                        s[1775] = slot_1775
                        slot_420 = 1 if sum_debark_choose(s, h) >= 20 and sum_debark_choose_2(s, h) >= 20 else 0  # major := might(Roman) >= 20 and might(Caledonian) >= 20 @17.1-a
                        for u in SETS[s[1783 + h]]:
                            if s[15 + u] == h:
                                # Unit.aboard[battle.u] := none @26.4-b @26.6-e
                                at = 303 + u
                                bit = 1 << at - 303
                                s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
                                s[2246] |= bit
                                s[at] = 2000000
                        slot_507 = 0
                        for c in SETS[s[1783 + h] & 0xfffe00000000000000000000]:
                            if CELLS_data_3[c] and s[15 + c] == h:
                                s[207 + c] = 1  # Unit.shown[battle.c] := yes @15.2-a
                        slot_508 = 0
                        # append battle_begins to events size events.size at most 64 @15.2-a
                        new = 3
                        count = slot_708
                        if count >= 64:
                            raise queue_fault('events', 'full', ('15.2-a',))
                        first = 644 + count
                        s[first] = new
                        slot_708 = count + 1
                        # append end_of_march.p to "events battle_begins.a" size "events battle_begins.a.size" at most 64
                        new = 0
                        count = slot_1554
                        if count >= 64:
                            raise queue_fault('events battle_begins.a', 'full', ())
                        first = 1490 + count
                        s[first] = new
                        slot_1554 = count + 1
                        if slot_642:
                            slot_487 = 0  # end_of_march.p := Roman
                            slot_1775 = 1  # return.end_of_march := 1
                            slot_505 = h  # battle.h := Unit.place[lead]
                            slot_506 = 0  # battle.p := end_of_march.p
                            slot_414 = 0  # attacker := end_of_march.p
                            slot_415 = 1  # round := 1
                            slot_421 = 0  # fallen := empty
                            slot_433 = 0  # retreated := no
                            return 94, count + 1  # battle/loop
                        slot_487 = 0  # end_of_march.p := Roman
                        slot_1775 = 1  # return.end_of_march := 1
                        slot_505 = h  # battle.h := Unit.place[lead]
                        slot_506 = 0  # battle.p := end_of_march.p
                        slot_414 = 0  # attacker := end_of_march.p
                        slot_415 = 1  # round := 1
                        slot_421 = 0  # fallen := empty
                        slot_433 = 0  # retreated := no
                        slot_642 = 1  # "events running" := yes
                        slot_1771 = 9  # return.events := 9
                        return 122, count + 1  # events
                    slot_487 = 0  # end_of_march.p := Roman
                    slot_1775 = 1  # return.end_of_march := 1
                    return 120, count + 1  # end_of_march/then
                slot_487 = 0  # end_of_march.p := Roman
                slot_1775 = 1  # return.end_of_march := 1
                slot_642 = 1  # "events running" := yes
                slot_1771 = 10  # return.events := 10
                return 122, count + 1  # events
            slot_642 = 1  # "events running" := yes
            slot_1771 = 12  # return.events := 12
            return 122, count + 1  # events
        return 16, most
    finally:
        s[413] = slot_413
        s[414] = slot_414
        s[415] = slot_415
        s[420] = slot_420
        s[421] = slot_421
        s[433] = slot_433
        s[487] = slot_487
        s[505] = slot_505
        s[506] = slot_506
        s[507] = slot_507
        s[508] = slot_508
        s[581] = slot_581
        s[596] = slot_596
        s[597] = slot_597
        s[598] = slot_598
        s[638] = slot_638
        s[642] = slot_642
        s[708] = slot_708
        s[838] = slot_838
        s[1554] = slot_1554
        s[1619] = slot_1619
        s[1759] = slot_1759
        s[1771] = slot_1771
        s[1775] = slot_1775


PLACE_debark_choose: Final = Place(
    'debark/choose',
    'choice',
    ('26.6-b', '26.6-d'),
    'debark',
    (
        Option('', ((597, KIND_Unit),), may_debark_choose, ('26.6-b', '26.6-d'), (
            Guard(lambda s, u: u > s[1759], ('26.6-b', '26.6-d'), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1759]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: s[303 + u] == s[596], ('26.6-b', '26.6-d'), 'u in cargo(f)', need=lambda s, u: KIND_Unit_or_none.value(s[596]), have=lambda s, u: KIND_Unit_or_none.value(s[303 + u])),
        )),
        Option('done', (), may_debark_choose_done, ('26.6-b', '26.6-d'), (
            Guard(lambda s: 1, ('26.6-b', '26.6-d'), 'enough of them', need=lambda s: 0, have=lambda s: s[598].bit_count()),
        )),
    ),
    lambda s: 0,
    False,
)


def list_declare_choose(s: Store) -> Sequence[int]:
    """What may be answered at `declare/choose`."""
    codes: list[int] = []
    if s[425 + s[513]] >= 1:
        codes.append(0)
    codes.append(1)
    return codes


def do_declare_choose_pay_for_advantage(s: Store) -> int:
    """At `declare/choose`, `pay_for_advantage` is given. @15.2-j"""
    its_0_declare_s = s[513]
    # spend advantage_price ap[declare.s] within ap_floor(declare.s) .. ap_cap(declare.s) @15.2-d @APX-e
    at = 425 + its_0_declare_s
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d', 'APX-e'))
    s[at] = now - amount
    s[417 + its_0_declare_s] = 1  # paid_for_advantage[declare.s] := yes
    return 111  # declare/then


def may_declare_choose_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[declare.s] >= advantage_price @15.2-j
    """
    return s[425 + s[513]] >= 1


def do_declare_choose_pass(s: Store) -> int:
    """At `declare/choose`, `pass` is given."""
    return 111  # declare/then


DO_declare_choose: Final = (do_declare_choose_pay_for_advantage, do_declare_choose_pass)


def play_declare_choose(s: Store, code: int) -> int:
    """At `declare/choose`, an answer is given by its code."""
    return DO_declare_choose[code](s)


PLACE_declare_choose: Final = Place(
    'declare/choose',
    'choice',
    (),
    'declare',
    (
        Option('pay_for_advantage', (), may_declare_choose_pay_for_advantage, ('15.2-j',), (
            Guard(lambda s: s[425 + s[513]] >= 1, ('15.2-j',), 'ap[s] >= advantage_price', need=lambda s: 1, have=lambda s: s[425 + s[513]]),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[513],
    False,
)


def list_declare_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `declare/choose 2`."""
    codes: list[int] = []
    if s[425 + s[513]] >= 1:
        codes.append(0)
    codes.append(1)
    return codes


def do_declare_choose_2_pay_for_advantage(s: Store) -> int:
    """At `declare/choose 2`, `pay_for_advantage` is given. @15.2-j"""
    its_0_declare_s = s[513]
    # spend advantage_price ap[declare.s] within ap_floor(declare.s) .. ap_cap(declare.s) @15.2-d @APX-e
    at = 425 + its_0_declare_s
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d', 'APX-e'))
    s[at] = now - amount
    s[417 + its_0_declare_s] = 1  # paid_for_advantage[declare.s] := yes
    return 112  # declare/then 3


def may_declare_choose_2_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[declare.s] >= advantage_price @15.2-j
    """
    return s[425 + s[513]] >= 1


def do_declare_choose_2_pass(s: Store) -> int:
    """At `declare/choose 2`, `pass` is given."""
    return 112  # declare/then 3


DO_declare_choose_2: Final = (do_declare_choose_2_pay_for_advantage, do_declare_choose_2_pass)


def play_declare_choose_2(s: Store, code: int) -> int:
    """At `declare/choose 2`, an answer is given by its code."""
    return DO_declare_choose_2[code](s)


PLACE_declare_choose_2: Final = Place(
    'declare/choose 2',
    'choice',
    (),
    'declare',
    (
        Option('pay_for_advantage', (), may_declare_choose_2_pay_for_advantage, ('15.2-j',), (
            Guard(lambda s: s[425 + s[513]] >= 1, ('15.2-j',), 'ap[s] >= advantage_price', need=lambda s: 1, have=lambda s: s[425 + s[513]]),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[513],
    False,
)


def list_deploy_choose(s: Store) -> Sequence[int]:
    """What may be answered at `deploy/choose`."""
    codes = [0]
    if some_deploy_choose(s):
        codes.append(1)
    return codes


def do_deploy_choose_to_base(s: Store) -> int:
    """At `deploy/choose`, `to_base` is given."""
    # move Unit.place[deploy.u] to britannia with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[473], 360)
    if s[1781] == 0:
        if all_ap_die_roll_die(s):
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[473] = 0  # deploy.u := agricola
        s[474] = 0  # deploy.h := 1422
        s[1781] = 0  # return.deploy := 0
        return 71  # recruiting/choose
    s[473] = 0  # deploy.u := agricola
    s[474] = 0  # deploy.h := 1422
    s[1781] = 0  # return.deploy := 0
    s[472] = 0  # draw_one.u := agricola
    return 116  # draw_and_deploy/times


def do_deploy_choose_to_map(s: Store) -> int:
    """At `deploy/choose`, `to_map` is given."""
    s[477] = s[473]  # deploy_on_map.u := deploy.u
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 21  # deploy_on_map/choose h


def may_deploy_choose_to_map(s: Store) -> object:
    """Whether `to_map` may be given.

    some(h in Hex where may_deploy(deploy.u, h))
    """
    return some_deploy_choose(s)


DO_deploy_choose: Final = (do_deploy_choose_to_base, do_deploy_choose_to_map)


def play_deploy_choose(s: Store, code: int) -> int:
    """At `deploy/choose`, an answer is given by its code."""
    return DO_deploy_choose[code](s)


PLACE_deploy_choose: Final = Place(
    'deploy/choose',
    'choice',
    (),
    'deploy',
    (
        Option('to_base', (), None, (), ()),
        Option('to_map', (), may_deploy_choose_to_map, (), (
            Guard(lambda s: some_deploy_choose(s), (), 'some h in Hex where may_deploy(u, h)', need=lambda s: True, have=lambda s: bool(some_deploy_choose(s))),
        )),
    ),
    lambda s: CELLS_Unit_side[s[473]],
    False,
)


def list_deploy_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `deploy/choose h`."""
    return [h for h in range(360) if value_may_deploy(s, s[473], h)]


def do_deploy_choose_h(s: Store, h: int) -> int:
    """At `deploy/choose h`, the value of `h` is given."""
    # move Unit.place[deploy.u] to deploy.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[473], h)
    if s[1781] == 0:
        if all_ap_die_roll_die(s):
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[473] = 0  # deploy.u := agricola
        s[474] = 0  # deploy.h := 1422
        s[1781] = 0  # return.deploy := 0
        return 71  # recruiting/choose
    s[473] = 0  # deploy.u := agricola
    s[474] = 0  # deploy.h := 1422
    s[1781] = 0  # return.deploy := 0
    s[472] = 0  # draw_one.u := agricola
    return 116  # draw_and_deploy/times


def may_deploy_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_deploy(deploy.u, deploy.h)
    """
    return value_may_deploy(s, s[473], h)


PLACE_deploy_choose_h: Final = Place(
    'deploy/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((474, KIND_Hex),), may_deploy_choose_h, (), (
            Guard(lambda s, h: value_may_deploy(s, s[473], h), (), 'may_deploy(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_deploy(s, s[473], h))),
        )),
    ),
    lambda s: CELLS_Unit_side[s[473]],
    True,
)


def list_deploy_on_map_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `deploy_on_map/choose h`."""
    return [h for h in range(360) if value_may_deploy(s, s[477], h)]


def do_deploy_on_map_choose_h(s: Store, h: int) -> int:
    """At `deploy_on_map/choose h`, the value of `h` is given. @11.1-e"""
    # move Unit.place[deploy_on_map.u] to deploy_on_map.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[477], h)
    if s[1781] == 0:
        if all_ap_die_roll_die(s):
            s[477] = 0  # deploy_on_map.u := agricola
            s[478] = 0  # deploy_on_map.h := 1422
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[477] = 0  # deploy_on_map.u := agricola
            s[478] = 0  # deploy_on_map.h := 1422
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[477] = 0  # deploy_on_map.u := agricola
        s[478] = 0  # deploy_on_map.h := 1422
        s[473] = 0  # deploy.u := agricola
        s[474] = 0  # deploy.h := 1422
        s[1781] = 0  # return.deploy := 0
        return 71  # recruiting/choose
    s[477] = 0  # deploy_on_map.u := agricola
    s[478] = 0  # deploy_on_map.h := 1422
    s[473] = 0  # deploy.u := agricola
    s[474] = 0  # deploy.h := 1422
    s[1781] = 0  # return.deploy := 0
    s[472] = 0  # draw_one.u := agricola
    return 116  # draw_and_deploy/times


def may_deploy_on_map_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_deploy(deploy_on_map.u, deploy_on_map.h) @11.1-e
    """
    return value_may_deploy(s, s[477], h)


PLACE_deploy_on_map_choose_h: Final = Place(
    'deploy_on_map/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((478, KIND_Hex),), may_deploy_on_map_choose_h, ('11.1-e',), (
            Guard(lambda s, h: value_may_deploy(s, s[477], h), ('11.1-e',), 'may_deploy(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_deploy(s, s[477], h))),
        )),
    ),
    lambda s: CELLS_Unit_side[s[477]],
    True,
)


def list_dismantle_choose(s: Store) -> Sequence[int]:
    """What may be answered at `dismantle/choose`."""
    return (0, 1)


def do_dismantle_choose_take_down(s: Store) -> int:
    """At `dismantle/choose`, `take_down` is given."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 90  # take_down_camp/choose c


def do_dismantle_choose_keep_all(s: Store) -> int:
    """At `dismantle/choose`, `keep_all` is given."""
    s[475] = 1  # dismantle.kept := yes
    return 115  # dismantle/loop


DO_dismantle_choose: Final = (do_dismantle_choose_take_down, do_dismantle_choose_keep_all)


def play_dismantle_choose(s: Store, code: int) -> int:
    """At `dismantle/choose`, an answer is given by its code."""
    return DO_dismantle_choose[code](s)


PLACE_dismantle_choose: Final = Place(
    'dismantle/choose',
    'choice',
    (),
    'dismantle',
    (
        Option('take_down', (), None, (), ()),
        Option('keep_all', (), None, (), ()),
    ),
    lambda s: 0,
    False,
)


def list_draw_one_roll_u(s: Store) -> Sequence[int]:
    """What may be answered at `draw_one/roll u`."""
    return SETS[s[2144] & 0x1fffffffff80000000000]


def arrive_draw_one_roll_u(s: Store) -> int:
    """There must be an answer at `draw_one/roll u`."""
    for code in SETS[s[2144] & 0x1fffffffff80000000000]:
        u = code
        return 23
    raise nothing_comes(True, ('4.0-l', '11.1-c'))


def do_draw_one_roll_u(s: Store, u: int) -> int:
    """At `draw_one/roll u`, the value of `u` is given. @4.0-l @11.1-c"""
    s[472] = u  # draw_one.u
    s[473] = u  # deploy.u := draw_one.u
    s[1781] = 1  # return.deploy := 1
    return 113  # deploy


def may_draw_one_roll_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    ("data 2"(draw_one.u) and Unit.place[draw_one.u] = recruit_box) and Unit.side(draw_one.u) = Caledonian @4.0-l
      @11.1-c
    """
    return (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1


def roll_draw_one_roll_u(s: Store, rand: Callable[[], float]) -> int:
    """Answers `draw_one/roll u` at random; -1 if nothing may be answered."""
    set_0 = s[2144] & 0x1fffffffff80000000000
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_draw_one_roll_u(s, nth_member(set_0, place))


PLACE_draw_one_roll_u: Final = Place(
    'draw_one/roll u',
    'chance',
    ('4.0-l', '11.1-c'),
    'u',
    (
        Option('', ((472, KIND_Unit),), may_draw_one_roll_u, ('4.0-l', '11.1-c'), (
            Guard(lambda s, u: (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1, ('4.0-l', '11.1-c'), 'something to draw'),
        )),
    ),
    None,
    True,
)


def list_drop_off_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `drop_off/choose u`."""
    return [u for u in SETS[s[407]] if (not (u == s[408] and s[406] != 0) if s[407] >> u & 1 else 0)]


def do_drop_off_choose_u(s: Store, u: int) -> int:
    """At `drop_off/choose u`, the value of `u` is given. @13.1-b"""
    force = s[407] ^ BIT_OF[u]
    s[428] = s[428] | BIT_OF[u]  # marched := marched with drop_off.u
    if u == s[408]:
        s[503] = u  # drop_off.u
        s[407] = force  # force := force without drop_off.u @13.1-c @13.1-d
        for v in SETS[force & CELLS_data_19[u]]:
            s[504] = v
            s[408] = v  # lead := drop_off.v
            s[502] = 0  # drop_off.p := Roman
            s[503] = 0  # drop_off.u := agricola
            s[504] = 0  # drop_off.v := agricola
            return 144  # move_force/loop end
        s[504] = 0
        s[502] = 0  # drop_off.p := Roman
        s[503] = 0  # drop_off.u := agricola
        s[504] = 0  # drop_off.v := agricola
        return 144  # move_force/loop end
    s[407] = force  # force := force without drop_off.u @13.1-c @13.1-d
    s[502] = 0  # drop_off.p := Roman
    s[503] = 0  # drop_off.u := agricola
    s[504] = 0  # drop_off.v := agricola
    return 144  # move_force/loop end


def may_drop_off_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    drop_off.u in force
    may_drop(drop_off.u) @13.1-b
    """
    return s[407] >> u & 1 and (not (u == s[408] and s[406] != 0) if s[407] >> u & 1 else 0)


PLACE_drop_off_choose_u: Final = Place(
    'drop_off/choose u',
    'choice',
    (),
    'u',
    (
        Option('', ((503, KIND_Unit),), may_drop_off_choose_u, ('13.1-b',), (
            Guard(lambda s, u: s[407] >> u & 1, (), 'u in force'),
            Guard(lambda s, u: not (u == s[408] and s[406] != 0) if s[407] >> u & 1 else 0, ('13.1-b',), 'may_drop(u)', need=lambda s, u: True, have=lambda s, u: bool(not (u == s[408] and s[406] != 0) if s[407] >> u & 1 else 0)),
        )),
    ),
    lambda s: s[502],
    True,
)


def list_embark_choose(s: Store) -> Sequence[int]:
    """What may be answered at `embark/choose`."""
    f = s[587]
    codes: list[int] = []
    # ''
    if s[589].bit_count() < 3 - s[2150 + f].bit_count():
        for u in SETS[s[1783 + s[15 + f]] & CELLS_data_22[s[1761] + 1] & s[2246]]:
            if value_may_board(s, u, f):
                codes.append(u)
    if 1:
        codes.append(96)
    return codes


def do_embark_choose(s: Store, u: int) -> int:
    """At `embark/choose`, `` is given. @26.6-a"""
    s[589] = s[589] | BIT_OF[u]  # embark.load := embark.load with embark.u
    s[588] = u  # embark.u
    s[1761] = u  # "embark.u last" := embark.u
    return 117  # embark/choose watched


def may_embark_choose(s: Store, u: int) -> object:
    """Whether `` may be given.

    embark.u > \"embark.u last\"
    Unit.side(embark.u) = Roman
    may_board(embark.u, embark.f) @26.6-a
    size(embark.load) < 3 - count(one in 0..95 within "Unit.aboard by value"[embark.f])
    """
    return u > s[1761] and CELLS_Unit_side[u] == 0 and value_may_board(s, u, s[587]) and s[589].bit_count() < 3 - s[2150 + s[587]].bit_count()


def do_embark_choose_done(s: Store) -> int:
    """At `embark/choose`, `done` is given."""
    s[588] = 0  # embark.u := agricola
    for u in SETS[s[589]]:
        if s[589] >> u & 1:
            # Unit.aboard[embark.u] := embark.f @26.6-a
            new = s[587]
            at = 303 + u
            bit = 1 << at - 303
            s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
            s[new + 2150] |= bit
            s[at] = new
            s[429] = s[429] | BIT_OF[u]  # sailed := sailed with embark.u @26.6-c
    s[588] = 0
    s[587] = 0  # embark.f := agricola
    s[588] = 0  # embark.u := agricola
    s[589] = 0  # embark.load := empty
    s[1761] = -1  # "embark.u last" := -1
    after = s[581]
    for f in SETS[s[407] & 0x1c00000020 & -(1 << after + 1)]:
        s[581] = f
        return 105  # conduct_voyage/each f 2
    s[581] = 0
    return 101  # conduct_voyage/after each 2


def may_embark_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(embark.load) >= 0
    """
    return 1


def play_embark_choose(s: Store, code: int) -> int:
    """At `embark/choose`, an answer is given by its code."""
    if code < 96:
        return do_embark_choose(s, code)
    return do_embark_choose_done(s)


PLACE_embark_choose: Final = Place(
    'embark/choose',
    'choice',
    (),
    'embark',
    (
        Option('', ((588, KIND_Unit),), may_embark_choose, ('26.6-a',), (
            Guard(lambda s, u: u > s[1761], (), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1761]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: CELLS_Unit_side[u] == 0, (), 'u in units of Roman', need=lambda s, u: KIND_Player.value(0), have=lambda s, u: KIND_Player.value(CELLS_Unit_side[u])),
            Guard(lambda s, u: value_may_board(s, u, s[587]), ('26.6-a',), 'may_board(u, f)', need=lambda s, u: True, have=lambda s, u: bool(value_may_board(s, u, s[587]))),
            Guard(lambda s, u: s[589].bit_count() < 3 - s[2150 + s[587]].bit_count(), (), 'room for one more', need=lambda s, u: 3 - s[2150 + s[587]].bit_count(), have=lambda s, u: s[589].bit_count()),
        )),
        Option('done', (), may_embark_choose_done, (), (
            Guard(lambda s: 1, (), 'enough of them', need=lambda s: 0, have=lambda s: s[589].bit_count()),
        )),
    ),
    lambda s: 0,
    False,
)


def list_emperor_visit_choose(s: Store) -> Sequence[int]:
    """What may be answered at `emperor_visit/choose`."""
    return (0, 1)


def do_emperor_visit_choose_greet(s: Store) -> int:
    """At `emperor_visit/choose`, `greet` is given. @EVT-3a"""
    if s[2144] & 0x1fffffffff:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 47  # free_recruit/choose u
    s[460] = 0  # free_recruit.u := agricola
    s[459] = 0  # emperor_visit.there := no
    return 135  # events_phase/then 4


def do_emperor_visit_choose_refuse(s: Store) -> int:
    """At `emperor_visit/choose`, `refuse` is given. @EVT-3a"""
    # append visit_refused to events size events.size at most 64 @EVT-3c
    new = 10
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('EVT-3c',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    if s[642]:
        s[459] = 0  # emperor_visit.there := no
        return 135  # events_phase/then 4
    s[642] = 1  # "events running" := yes
    s[1771] = 17  # return.events := 17
    return 122  # events


DO_emperor_visit_choose: Final = (do_emperor_visit_choose_greet, do_emperor_visit_choose_refuse)


def play_emperor_visit_choose(s: Store, code: int) -> int:
    """At `emperor_visit/choose`, an answer is given by its code."""
    return DO_emperor_visit_choose[code](s)


PLACE_emperor_visit_choose: Final = Place(
    'emperor_visit/choose',
    'choice',
    ('EVT-3a',),
    'emperor_visit',
    (
        Option('greet', (), None, ('EVT-3a',), ()),
        Option('refuse', (), None, ('EVT-3a',), ()),
    ),
    lambda s: 0,
    False,
)


def list_emperor_visit_learn_there(s: Store) -> Sequence[int]:
    """What may be answered at `emperor_visit/learn there`."""
    return (0, 1)


def do_emperor_visit_learn_there(s: Store, there: int) -> int:
    """At `emperor_visit/learn there`, the value of `there` is given. @EVT-3a"""
    if there and s[15] <= 359:
        if all_ap_die_roll_die(s):
            s[459] = there  # emperor_visit.there
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[459] = there  # emperor_visit.there
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[459] = there  # emperor_visit.there
        return 26  # emperor_visit/choose
    s[459] = 0  # emperor_visit.there := no
    return 135  # events_phase/then 4


PLACE_emperor_visit_learn_there: Final = Place(
    'emperor_visit/learn there',
    'open',
    ('EVT-3a',),
    'agricola_on_map',
    (
        Option('', ((459, KIND_bool),), None, ('EVT-3a',), ()),
    ),
    None,
    True,
)


def list_events_choose(s: Store) -> Sequence[int]:
    """What may be answered at `events/choose`."""
    codes: list[int] = []
    if s[609] == s[633] and some_events_choose(s):
        codes.append(0)
    codes.append(1)
    return codes


def do_events_choose_turn_up(s: Store) -> int:
    """At `events/choose`, `turn_up` is given."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 29  # events/choose c


def may_events_choose_turn_up(s: Store) -> object:
    """Whether `turn_up` may be given.

    \"event between_marches.p\" = \"window owner_reveals.p\"
    some(c in Unit within 0xfffe00000000000000000000 where Unit.place[c] >= 1422 and Unit.place[c] <= 3339 and not
      Unit.shown[c])
    """
    return s[609] == s[633] and some_events_choose(s)


def do_events_choose_pass(s: Store) -> int:
    """At `events/choose`, `pass` is given."""
    s[1685] = 0  # "window open" := no
    s[633] = 0  # "window owner_reveals.p" := Roman
    s[634] = 0  # "window owner_reveals.c" := agricola
    s[609] = 0  # "event between_marches.p" := Roman
    return 122  # events


DO_events_choose: Final = (do_events_choose_turn_up, do_events_choose_pass)


def play_events_choose(s: Store, code: int) -> int:
    """At `events/choose`, an answer is given by its code."""
    return DO_events_choose[code](s)


PLACE_events_choose: Final = Place(
    'events/choose',
    'choice',
    (),
    'events',
    (
        Option('turn_up', (), may_events_choose_turn_up, (), (
            Guard(lambda s: s[609] == s[633], (), 'q = p', need=lambda s: KIND_Player.value(s[633]), have=lambda s: KIND_Player.value(s[609])),
            Guard(lambda s: some_events_choose(s), (), 'some c in centers where c on Hex and not c.shown', need=lambda s: True, have=lambda s: bool(some_events_choose(s))),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[633],
    False,
)


def list_events_choose_c(s: Store) -> Sequence[int]:
    """What may be answered at `events/choose c`."""
    return [c for c in (81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95) if s[15 + c] <= 359 and not s[207 + c]]


def do_events_choose_c(s: Store, c: int) -> int:
    """At `events/choose c`, the value of `c` is given."""
    s[634] = c  # window owner_reveals.c
    s[563] = c  # reveal.c := "window owner_reveals.c"
    s[564] = 0  # reveal.by_romans := no
    s[1773] = 0  # return.reveal := 0
    return 152  # reveal


def may_events_choose_c(s: Store, c: int) -> object:
    """Whether the value of `c` may be given.

    "data 3"("window owner_reveals.c")
    (Unit.place["window owner_reveals.c"] >= 1422 and Unit.place["window owner_reveals.c"] <= 3339) and not
      Unit.shown["window owner_reveals.c"]
    """
    return CELLS_data_3[c] and (s[15 + c] <= 359 and not s[207 + c])


PLACE_events_choose_c: Final = Place(
    'events/choose c',
    'choice',
    (),
    'c',
    (
        Option('', ((634, KIND_Unit),), may_events_choose_c, (), (
            Guard(lambda s, c: CELLS_data_3[c], (), 'c in centers', need=lambda s, c: True, have=lambda s, c: bool(CELLS_data_3[c])),
            Guard(lambda s, c: s[15 + c] <= 359 and not s[207 + c], (), 'c on Hex and not c.shown'),
        )),
    ),
    lambda s: s[633],
    True,
)


def list_events_learn_fit(s: Store) -> Sequence[int]:
    """What may be answered at `events/learn fit`."""
    return (0, 1, 2, 3, 4, 5, 6)


def do_events_learn_fit(s: Store, fit: int) -> int:
    """At `events/learn fit`, the value of `fit` is given. @EVT-8a @EVT-8b"""
    s[424] = min(s[621], fit)  # sent_home := min(EVT-8a.die, EVT-8a.fit) @EVT-8a @11.6-b
    s[423] = min(s[423] + 1, 20)  # tribes_went_home := min(tribes_went_home + 1, 20) @EVT-8a
    s[621] = 1  # EVT-8a.die := 1
    s[622] = 0  # EVT-8a.fit := 0
    s[619] = 0  # "event happens.e" := omens
    return 122  # events


PLACE_events_learn_fit: Final = Place(
    'events/learn fit',
    'open',
    ('EVT-8a', 'EVT-8b'),
    'war_bands_on_map',
    (
        Option('', ((622, KIND_0_6),), None, ('EVT-8a', 'EVT-8b'), ()),
    ),
    None,
    True,
)


def list_events_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die(s: Store, code: int) -> int:
    """At `events/roll die`, the value of `die` is given. @RST-1b"""
    die = code + 1
    # gain RST-1b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-1b @7.2-e @7.2-n
    now = s[425]
    s[425] = max(now, min(now + die, 9))
    s[631] = 1  # RST-1b.die := 1
    return 122  # events


PLACE_events_roll_die: Final = Place(
    'events/roll die',
    'chance',
    ('RST-1b',),
    'die',
    (
        Option('', ((631, KIND_1_6),), None, ('RST-1b',), ()),
    ),
    lambda s: 0,
    True,
)


def list_events_roll_die_2(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 2`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_2(s: Store, code: int) -> int:
    """At `events/roll die 2`, the value of `die` is given. @RST-2b"""
    die = code + 1
    # gain RST-2b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-2b @7.2-e @7.2-n
    now = s[425]
    s[425] = max(now, min(now + die, 9))
    s[630] = 1  # RST-2b.die := 1
    return 122  # events


PLACE_events_roll_die_2: Final = Place(
    'events/roll die 2',
    'chance',
    ('RST-2b',),
    'die',
    (
        Option('', ((630, KIND_1_6),), None, ('RST-2b',), ()),
    ),
    lambda s: 0,
    True,
)


def list_events_roll_die_3(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 3`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_3(s: Store, code: int) -> int:
    """At `events/roll die 3`, the value of `die` is given. @EVT-3c"""
    die = code + 1
    # lose EVT-3c.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @EVT-3c @10.2-c
    now = s[425]
    s[425] = min(now, max(now - die, 0))
    s[625] = 1  # EVT-3c.die := 1
    return 122  # events


PLACE_events_roll_die_3: Final = Place(
    'events/roll die 3',
    'chance',
    ('EVT-3c',),
    'die',
    (
        Option('', ((625, KIND_1_6),), None, ('EVT-3c',), ()),
    ),
    lambda s: 0,
    True,
)


def list_events_roll_die_4(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 4`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_4(s: Store, code: int) -> int:
    """At `events/roll die 4`, the value of `die` is given. @EVT-8a"""
    die = code + 1
    if all_ap_die_roll_die(s):
        s[621] = die  # EVT-8a.die
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[621] = die  # EVT-8a.die
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[621] = die  # EVT-8a.die
    return 30  # events/learn fit


PLACE_events_roll_die_4: Final = Place(
    'events/roll die 4',
    'chance',
    ('EVT-8a',),
    'die',
    (
        Option('', ((621, KIND_1_6),), None, ('EVT-8a',), ()),
    ),
    lambda s: 1,
    True,
)


def list_events_roll_die_5(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 5`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_5(s: Store, code: int) -> int:
    """At `events/roll die 5`, the value of `die` is given. @EVT-9"""
    die = code + 1
    # lose EVT-9.die ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @EVT-9 @10.2-c
    now = s[426]
    s[426] = min(now, max(now - die, 0))
    s[620] = die  # EVT-9.die
    return 127  # events/then 11


PLACE_events_roll_die_5: Final = Place(
    'events/roll die 5',
    'chance',
    ('EVT-9',),
    'die',
    (
        Option('', ((620, KIND_1_6),), None, ('EVT-9',), ()),
    ),
    lambda s: 1,
    True,
)


def list_events_roll_die_6(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 6`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_6(s: Store, code: int) -> int:
    """At `events/roll die 6`, the value of `die` is given. @22.1-h"""
    die = code + 1
    u = s[617]
    # lose 22.1-h.die ap[Unit.side("event eliminated.u")] within ap_floor(Unit.side("event eliminated.u")) .. ap_cap(Unit.side("event eliminated.u")) @22.1- ...
    at = 425 + CELLS_Unit_side[u]
    now = s[at]
    s[at] = min(now, max(now - die, 0))
    s[618] = 1  # 22.1-h.die := 1
    s[617] = 0  # "event eliminated.u" := agricola
    return 122  # events


PLACE_events_roll_die_6: Final = Place(
    'events/roll die 6',
    'chance',
    ('22.1-h',),
    'die',
    (
        Option('', ((618, KIND_1_6),), None, ('22.1-h',), ()),
    ),
    lambda s: CELLS_Unit_side[s[617]],
    True,
)


def list_events_roll_die_7(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 7`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_7(s: Store, code: int) -> int:
    """At `events/roll die 7`, the value of `die` is given. @17.2-b"""
    die = code + 1
    winner = s[614]
    s[636] = 1  # during.@17.2-b := yes
    # lose 17.2-b.die ap[1 - "event battle_decided.winner"] within ap_floor(1 - "event battle_decided.winner") .. ap_cap(1 - "event battle_decided.winner") ...
    at = 425 + 1 - winner
    now = s[at]
    s[at] = min(now, max(now - die, 0))
    s[636] = 0  # during.@17.2-b := no
    s[616] = 1  # 17.2-b.die := 1
    s[614] = 0  # "event battle_decided.winner" := Roman
    return 122  # events


PLACE_events_roll_die_7: Final = Place(
    'events/roll die 7',
    'chance',
    ('17.2-b',),
    'die',
    (
        Option('', ((616, KIND_1_6),), None, ('17.2-b',), ()),
    ),
    lambda s: 1 - s[614],
    True,
)


def list_events_roll_die_8(s: Store) -> Sequence[int]:
    """What may be answered at `events/roll die 8`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_roll_die_8(s: Store, code: int) -> int:
    """At `events/roll die 8`, the value of `die` is given. @17.2-a"""
    die = code + 1
    winner = s[614]
    s[635] = 1  # during.@17.2-a := yes
    # gain 17.2-a.die ap["event battle_decided.winner"] within ap_floor("event battle_decided.winner") .. ap_cap("event battle_decided.winner") @17.2-a @7.2 ...
    at = 425 + winner
    now = s[at]
    s[at] = max(now, min(now + die, 9))
    s[615] = die  # 17.2-a.die
    s[635] = 0  # during.@17.2-a := no
    return 129  # events/then 17


PLACE_events_roll_die_8: Final = Place(
    'events/roll die 8',
    'chance',
    ('17.2-a',),
    'die',
    (
        Option('', ((615, KIND_1_6),), None, ('17.2-a',), ()),
    ),
    lambda s: s[614],
    True,
)


def list_events_phase_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die(s: Store, code: int) -> int:
    """At `events_phase/roll die`, the value of `die` is given. @EVT-7a @EVT-7b"""
    die = code + 1
    # append weather_turns to events size events.size at most 64
    new = 9
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append events_phase.p to "events weather_turns.p" size "events weather_turns.p.size" at most 64
    new = s[457]
    count = s[1099]
    if count >= 64:
        raise queue_fault('events weather_turns.p', 'full', ())
    first = 1035 + count
    s[first] = new
    s[1099] = count + 1
    # append events_phase.die to "events weather_turns.die" size "events weather_turns.die.size" at most 64
    new = die
    count = s[1164]
    if count >= 64:
        raise queue_fault('events weather_turns.die', 'full', ())
    first = 1100 + count
    s[first] = new
    s[1164] = count + 1
    if s[642]:
        s[458] = die  # events_phase.die
        return 133  # events_phase/end
    s[458] = die  # events_phase.die
    s[642] = 1  # "events running" := yes
    s[1771] = 15  # return.events := 15
    return 122  # events


PLACE_events_phase_roll_die: Final = Place(
    'events_phase/roll die',
    'chance',
    ('EVT-7a', 'EVT-7b'),
    'die',
    (
        Option('', ((458, KIND_1_6),), None, ('EVT-7a', 'EVT-7b'), ()),
    ),
    lambda s: s[457],
    True,
)


def list_events_phase_roll_die_2(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die 2`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die_2(s: Store, code: int) -> int:
    """At `events_phase/roll die 2`, the value of `die` is given. @EVT-7a @EVT-7b"""
    die = code + 1
    # append weather_turns to events size events.size at most 64
    new = 9
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append events_phase.p to "events weather_turns.p" size "events weather_turns.p.size" at most 64
    new = s[457]
    count = s[1099]
    if count >= 64:
        raise queue_fault('events weather_turns.p', 'full', ())
    first = 1035 + count
    s[first] = new
    s[1099] = count + 1
    # append events_phase.die to "events weather_turns.die" size "events weather_turns.die.size" at most 64
    new = die
    count = s[1164]
    if count >= 64:
        raise queue_fault('events weather_turns.die', 'full', ())
    first = 1100 + count
    s[first] = new
    s[1164] = count + 1
    if s[642]:
        if all_ap_die_roll_die(s):
            s[458] = die  # events_phase.die
            s[457] = 1  # events_phase.p := Caledonian
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[458] = die  # events_phase.die
            s[457] = 1  # events_phase.p := Caledonian
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[458] = die  # events_phase.die
        s[457] = 1  # events_phase.p := Caledonian
        return 39  # events_phase/roll die
    s[458] = die  # events_phase.die
    s[642] = 1  # "events running" := yes
    s[1771] = 16  # return.events := 16
    return 122  # events


PLACE_events_phase_roll_die_2: Final = Place(
    'events_phase/roll die 2',
    'chance',
    ('EVT-7a', 'EVT-7b'),
    'die',
    (
        Option('', ((458, KIND_1_6),), None, ('EVT-7a', 'EVT-7b'), ()),
    ),
    lambda s: s[457],
    True,
)


def list_events_phase_roll_first(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll first`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_first(s: Store, code: int) -> int:
    """At `events_phase/roll first`, the value of `first` is given. @9.0-a"""
    its_0_events_phase_first = code + 1
    if all_ap_die_roll_die(s):
        s[454] = its_0_events_phase_first  # events_phase.first
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[454] = its_0_events_phase_first  # events_phase.first
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[454] = its_0_events_phase_first  # events_phase.first
    return 42  # events_phase/roll second


PLACE_events_phase_roll_first: Final = Place(
    'events_phase/roll first',
    'chance',
    ('9.0-a',),
    'first',
    (
        Option('', ((454, KIND_1_6),), None, ('9.0-a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_events_phase_roll_second(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll second`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_second(s: Store, code: int) -> int:
    """At `events_phase/roll second`, the value of `second` is given. @9.0-a"""
    second = code + 1
    e = CELLS_event_of[s[454] + second - 2]
    # append happens to events size events.size at most 64 @9.0-b
    new = 8
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('9.0-b',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append events_phase.e to "events happens.e" size "events happens.e.size" at most 64
    new = e
    count = s[1229]
    if count >= 64:
        raise queue_fault('events happens.e', 'full', ())
    first = 1165 + count
    s[first] = new
    s[1229] = count + 1
    if s[642]:
        s[455] = second  # events_phase.second
        s[456] = e  # events_phase.e := event_of(events_phase.first + events_phase.second) @9.0-a
        return 136  # events_phase/then 5
    s[455] = second  # events_phase.second
    s[456] = e  # events_phase.e := event_of(events_phase.first + events_phase.second) @9.0-a
    s[642] = 1  # "events running" := yes
    s[1771] = 18  # return.events := 18
    return 122  # events


PLACE_events_phase_roll_second: Final = Place(
    'events_phase/roll second',
    'chance',
    ('9.0-a',),
    'second',
    (
        Option('', ((455, KIND_1_6),), None, ('9.0-a',), ()),
    ),
    lambda s: 1,
    True,
)


def list_exchange_choose_back(s: Store) -> Sequence[int]:
    """What may be answered at `exchange/choose back`."""
    return members_11(s[401 + s[573]])


def do_exchange_choose_back(s: Store, back: int) -> int:
    """At `exchange/choose back`, the value of `back` is given. @24.3-h"""
    p = s[573]
    s[401 + p] = s[401 + p] & ~(1 << back)  # held[exchange.p] := held[exchange.p] without exchange.back
    s[399 + p] = s[399 + p] | 1 << back  # bin[exchange.p] := bin[exchange.p] with exchange.back
    if all_ap_die_roll_die(s):
        s[574] = back  # exchange.back
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[574] = back  # exchange.back
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[574] = back  # exchange.back
    return 44  # exchange/choose taken


def may_exchange_choose_back(s: Store, back: int) -> object:
    """Whether the value of `back` may be given.

    exchange.back in held[exchange.p] @24.3-h
    """
    return s[401 + s[573]] >> back & 1


def roll_exchange_choose_back(s: Store, rand: Callable[[], float]) -> int:
    """Answers `exchange/choose back` at random; -1 if nothing may be answered."""
    set_0 = s[401 + s[573]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_exchange_choose_back(s, nth_member(set_0, place))


PLACE_exchange_choose_back: Final = Place(
    'exchange/choose back',
    'choice',
    ('24.3-h',),
    'back',
    (
        Option('', ((574, KIND_Stratagem),), may_exchange_choose_back, ('24.3-h',), (
            Guard(lambda s, back: s[401 + s[573]] >> back & 1, ('24.3-h',), 'back in held[p]'),
        )),
    ),
    lambda s: s[573],
    True,
)


def list_exchange_choose_taken(s: Store) -> Sequence[int]:
    """What may be answered at `exchange/choose taken`."""
    return members_11(s[399 + s[573]])


def do_exchange_choose_taken(s: Store, taken: int) -> int:
    """At `exchange/choose taken`, the value of `taken` is given. @24.3-h @4.0-p"""
    p = s[573]
    s[399 + p] = s[399 + p] & ~(1 << taken)  # bin[exchange.p] := bin[exchange.p] without exchange.taken
    s[401 + p] = s[401 + p] | 1 << taken  # held[exchange.p] := held[exchange.p] with exchange.taken
    s[464] = s[437]  # recruiting.p := player_turn.p
    if s[437] == 0:
        s[573] = 0  # exchange.p := Roman
        s[574] = 0  # exchange.back := treachery
        s[575] = 0  # exchange.taken := treachery
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[475] = 0  # dismantle.kept := no
        return 115  # dismantle/loop
    if all_ap_die_roll_die(s):
        s[573] = 0  # exchange.p := Roman
        s[574] = 0  # exchange.back := treachery
        s[575] = 0  # exchange.taken := treachery
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[573] = 0  # exchange.p := Roman
        s[574] = 0  # exchange.back := treachery
        s[575] = 0  # exchange.taken := treachery
        s[571] = 0  # consult_monolith.p := Roman
        s[572] = 1  # consult_monolith.answer := 1
        s[461] = 0  # ap_determination.p := Roman
        s[427] = 0  # building := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[573] = 0  # exchange.p := Roman
    s[574] = 0  # exchange.back := treachery
    s[575] = 0  # exchange.taken := treachery
    s[571] = 0  # consult_monolith.p := Roman
    s[572] = 1  # consult_monolith.answer := 1
    s[461] = 0  # ap_determination.p := Roman
    s[427] = 0  # building := no
    return 71  # recruiting/choose


def may_exchange_choose_taken(s: Store, taken: int) -> object:
    """Whether the value of `taken` may be given.

    exchange.taken in bin[exchange.p] @24.3-h @4.0-p
    """
    return s[399 + s[573]] >> taken & 1


def roll_exchange_choose_taken(s: Store, rand: Callable[[], float]) -> int:
    """Answers `exchange/choose taken` at random; -1 if nothing may be answered."""
    set_0 = s[399 + s[573]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_exchange_choose_taken(s, nth_member(set_0, place))


PLACE_exchange_choose_taken: Final = Place(
    'exchange/choose taken',
    'choice',
    ('24.3-h', '4.0-p'),
    'taken',
    (
        Option('', ((575, KIND_Stratagem),), may_exchange_choose_taken, ('24.3-h', '4.0-p'), (
            Guard(lambda s, taken: s[399 + s[573]] >> taken & 1, ('24.3-h', '4.0-p'), 'taken in bin[p]'),
        )),
    ),
    lambda s: s[573],
    True,
)


def list_fall_back_by_land_choose(s: Store) -> Sequence[int]:
    """What may be answered at `fall_back_by_land/choose`."""
    codes: list[int] = []
    if s[529] == 0 and CELLS_Hex_south[s[413]]:
        codes.append(0)
    if some_fall_back_by_land_choose(s):
        codes.append(1)
    return codes


def do_fall_back_by_land_choose_to_britannia(s: Store) -> int:
    """At `fall_back_by_land/choose`, `to_britannia` is given. @16.3-e"""
    its_0_fall_back_by_land_u_as_it_was = s[1783 + s[413]] & CELLS_data_6[0]
    for u in SETS[its_0_fall_back_by_land_u_as_it_was]:
        if its_0_fall_back_by_land_u_as_it_was >> u & 1:
            # move Unit.place[fall_back_by_land.u] to britannia with Unit.aboard
            move_Unit_place_with_Unit_aboard(s, u, 360)
    s[530] = 0
    s[415] = min(s[415] + 1, 60)  # round := min(round + 1, 60) @15.2-o
    s[433] = 1  # retreated := yes @16.3-d
    if 1:
        # append battle_decided to events size events.size at most 64 @17.0-b
        new = 6
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('17.0-b',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        # append winner_of_battle to "events battle_decided.winner" size "events battle_decided.winner.size" at most 64
        new = value_winner_of_battle(s)
        count = s[1359]
        if count >= 64:
            raise queue_fault('events battle_decided.winner', 'full', ())
        first = 1295 + count
        s[first] = new
        s[1359] = count + 1
        if s[642]:
            s[529] = 0  # fall_back_by_land.p := Roman
            s[530] = 0  # fall_back_by_land.u := agricola
            s[1752] = 0  # "fall_back_by_land.u as it was" := empty
            s[528] = 0  # retreat.p := Roman
            s[509] = 0  # battle_round.p := Roman
            s[510] = 0  # battle_round.s := Roman
            s[511] = 1  # battle_round.a := 1
            s[512] = 1  # battle_round.d := 1
            s[419] = 0  # ambushed := no
            s[505] = 0  # battle.h := 1422
            s[506] = 0  # battle.p := Roman
            s[507] = 0  # battle.u := agricola
            s[508] = 0  # battle.c := agricola
            return 120  # end_of_march/then
        s[529] = 0  # fall_back_by_land.p := Roman
        s[530] = 0  # fall_back_by_land.u := agricola
        s[1752] = 0  # "fall_back_by_land.u as it was" := empty
        s[528] = 0  # retreat.p := Roman
        s[509] = 0  # battle_round.p := Roman
        s[510] = 0  # battle_round.s := Roman
        s[511] = 1  # battle_round.a := 1
        s[512] = 1  # battle_round.d := 1
        s[419] = 0  # ambushed := no
        s[642] = 1  # "events running" := yes
        s[1771] = 5  # return.events := 5
        return 122  # events
    s[529] = 0  # fall_back_by_land.p := Roman
    s[530] = 0  # fall_back_by_land.u := agricola
    s[1752] = 0  # "fall_back_by_land.u as it was" := empty
    s[528] = 0  # retreat.p := Roman
    s[509] = 0  # battle_round.p := Roman
    s[510] = 0  # battle_round.s := Roman
    s[511] = 1  # battle_round.a := 1
    s[512] = 1  # battle_round.d := 1
    return 94  # battle/loop


def may_fall_back_by_land_choose_to_britannia(s: Store) -> object:
    """Whether `to_britannia` may be given.

    fall_back_by_land.p = Roman
    Hex.south(field) @16.3-e
    """
    return s[529] == 0 and CELLS_Hex_south[s[413]]


def do_fall_back_by_land_choose_to_hex(s: Store) -> int:
    """At `fall_back_by_land/choose`, `to_hex` is given."""
    s[531] = s[529]  # fall_back_to_hex.p := fall_back_by_land.p
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 46  # fall_back_to_hex/choose k


def may_fall_back_by_land_choose_to_hex(s: Store) -> object:
    """Whether `to_hex` may be given.

    some(k in Hex within "data 7"(field) where may_fall_back(fall_back_by_land.p, k))
    """
    return some_fall_back_by_land_choose(s)


DO_fall_back_by_land_choose: Final = (do_fall_back_by_land_choose_to_britannia, do_fall_back_by_land_choose_to_hex)


def play_fall_back_by_land_choose(s: Store, code: int) -> int:
    """At `fall_back_by_land/choose`, an answer is given by its code."""
    return DO_fall_back_by_land_choose[code](s)


PLACE_fall_back_by_land_choose: Final = Place(
    'fall_back_by_land/choose',
    'choice',
    (),
    'fall_back_by_land',
    (
        Option('to_britannia', (), may_fall_back_by_land_choose_to_britannia, ('16.3-e',), (
            Guard(lambda s: s[529] == 0, (), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[529])),
            Guard(lambda s: CELLS_Hex_south[s[413]], ('16.3-e',), 'field.south', need=lambda s: True, have=lambda s: bool(CELLS_Hex_south[s[413]])),
        )),
        Option('to_hex', (), may_fall_back_by_land_choose_to_hex, (), (
            Guard(lambda s: some_fall_back_by_land_choose(s), (), 'some k in neighbours(field) where may_fall_back(p, k)', need=lambda s: True, have=lambda s: bool(some_fall_back_by_land_choose(s))),
        )),
    ),
    lambda s: s[529],
    False,
)


def list_fall_back_to_hex_choose_k(s: Store) -> Sequence[int]:
    """What may be answered at `fall_back_to_hex/choose k`."""
    return [k for k in EACH_CELLS_data_7[s[413]] if value_may_fall_back(s, s[531], k)]


def do_fall_back_to_hex_choose_k(s: Store, k: int) -> int:
    """At `fall_back_to_hex/choose k`, the value of `k` is given. @16.3-c"""
    its_0_fall_back_to_hex_u_as_it_was = s[1783 + s[413]] & CELLS_data_6[s[531]]
    for u in SETS[its_0_fall_back_to_hex_u_as_it_was]:
        if its_0_fall_back_to_hex_u_as_it_was >> u & 1:
            # move Unit.place[fall_back_to_hex.u] to fall_back_to_hex.k with Unit.aboard @16.3-b
            move_Unit_place_with_Unit_aboard(s, u, k)
    s[533] = 0
    s[415] = min(s[415] + 1, 60)  # round := min(round + 1, 60) @15.2-o
    s[433] = 1  # retreated := yes @16.3-d
    if 1:
        # append battle_decided to events size events.size at most 64 @17.0-b
        new = 6
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('17.0-b',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        # append winner_of_battle to "events battle_decided.winner" size "events battle_decided.winner.size" at most 64
        new = value_winner_of_battle(s)
        count = s[1359]
        if count >= 64:
            raise queue_fault('events battle_decided.winner', 'full', ())
        first = 1295 + count
        s[first] = new
        s[1359] = count + 1
        if s[642]:
            s[531] = 0  # fall_back_to_hex.p := Roman
            s[532] = 0  # fall_back_to_hex.k := 1422
            s[533] = 0  # fall_back_to_hex.u := agricola
            s[1753] = 0  # "fall_back_to_hex.u as it was" := empty
            s[529] = 0  # fall_back_by_land.p := Roman
            s[530] = 0  # fall_back_by_land.u := agricola
            s[1752] = 0  # "fall_back_by_land.u as it was" := empty
            s[528] = 0  # retreat.p := Roman
            s[509] = 0  # battle_round.p := Roman
            s[510] = 0  # battle_round.s := Roman
            s[511] = 1  # battle_round.a := 1
            s[512] = 1  # battle_round.d := 1
            s[419] = 0  # ambushed := no
            s[505] = 0  # battle.h := 1422
            s[506] = 0  # battle.p := Roman
            s[507] = 0  # battle.u := agricola
            s[508] = 0  # battle.c := agricola
            return 120  # end_of_march/then
        s[531] = 0  # fall_back_to_hex.p := Roman
        s[532] = 0  # fall_back_to_hex.k := 1422
        s[533] = 0  # fall_back_to_hex.u := agricola
        s[1753] = 0  # "fall_back_to_hex.u as it was" := empty
        s[529] = 0  # fall_back_by_land.p := Roman
        s[530] = 0  # fall_back_by_land.u := agricola
        s[1752] = 0  # "fall_back_by_land.u as it was" := empty
        s[528] = 0  # retreat.p := Roman
        s[509] = 0  # battle_round.p := Roman
        s[510] = 0  # battle_round.s := Roman
        s[511] = 1  # battle_round.a := 1
        s[512] = 1  # battle_round.d := 1
        s[419] = 0  # ambushed := no
        s[642] = 1  # "events running" := yes
        s[1771] = 5  # return.events := 5
        return 122  # events
    s[531] = 0  # fall_back_to_hex.p := Roman
    s[532] = 0  # fall_back_to_hex.k := 1422
    s[533] = 0  # fall_back_to_hex.u := agricola
    s[1753] = 0  # "fall_back_to_hex.u as it was" := empty
    s[529] = 0  # fall_back_by_land.p := Roman
    s[530] = 0  # fall_back_by_land.u := agricola
    s[1752] = 0  # "fall_back_by_land.u as it was" := empty
    s[528] = 0  # retreat.p := Roman
    s[509] = 0  # battle_round.p := Roman
    s[510] = 0  # battle_round.s := Roman
    s[511] = 1  # battle_round.a := 1
    s[512] = 1  # battle_round.d := 1
    return 94  # battle/loop


def may_fall_back_to_hex_choose_k(s: Store, k: int) -> object:
    """Whether the value of `k` may be given.

    adjacent(field, fall_back_to_hex.k) on Hex
    may_fall_back(fall_back_to_hex.p, fall_back_to_hex.k) @16.3-c
    """
    return NEAR_Hex[k] >> s[413] & 1 and value_may_fall_back(s, s[531], k)


PLACE_fall_back_to_hex_choose_k: Final = Place(
    'fall_back_to_hex/choose k',
    'choice',
    (),
    'k',
    (
        Option('', ((532, KIND_Hex),), may_fall_back_to_hex_choose_k, ('16.3-c',), (
            Guard(lambda s, k: NEAR_Hex[k] >> s[413] & 1, (), 'k in neighbours(field)', need=lambda s, k: True, have=lambda s, k: bool(NEAR_Hex[k] >> s[413] & 1)),
            Guard(lambda s, k: value_may_fall_back(s, s[531], k), ('16.3-c',), 'may_fall_back(p, k)', need=lambda s, k: True, have=lambda s, k: bool(value_may_fall_back(s, s[531], k))),
        )),
    ),
    lambda s: s[531],
    True,
)


def list_free_recruit_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `free_recruit/choose u`."""
    return SETS[s[2144] & 0x1fffffffff]


def do_free_recruit_choose_u(s: Store, u: int) -> int:
    """At `free_recruit/choose u`, the value of `u` is given."""
    # move Unit.place[free_recruit.u] to britannia with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, u, 360)
    s[460] = 0  # free_recruit.u := agricola
    s[459] = 0  # emperor_visit.there := no
    return 135  # events_phase/then 4


def may_free_recruit_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    ("data 2"(free_recruit.u) and Unit.place[free_recruit.u] = recruit_box) and Unit.side(free_recruit.u) = Roman
    """
    return (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 0


def roll_free_recruit_choose_u(s: Store, rand: Callable[[], float]) -> int:
    """Answers `free_recruit/choose u` at random; -1 if nothing may be answered."""
    set_0 = s[2144] & 0x1fffffffff
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_free_recruit_choose_u(s, nth_member(set_0, place))


PLACE_free_recruit_choose_u: Final = Place(
    'free_recruit/choose u',
    'choice',
    (),
    'u',
    (
        Option('', ((460, KIND_Unit),), may_free_recruit_choose_u, (), (
            Guard(lambda s, u: (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 0, (), 'u in recruits of Roman'),
        )),
    ),
    lambda s: 0,
    True,
)


def list_gather_choose(s: Store) -> Sequence[int]:
    """What may be answered at `gather/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[489]
    for u in SETS[CELLS_data_25[s[1763] + 1] & CELLS_data_1[s[488]] & ~s[1783 + s[15 + same_0]] & s[2246]]:
        if not (not value_within_reach(s, u, same_0) or CELLS_Unit_kind[u] == 0) if value_may_march(s, u) and value_within_reach(s, u, same_0) else (0 if not value_within_reach(s, u, same_0) else 0):
            codes.append(u)
    if 1:
        codes.append(96)
    return codes


def do_gather_choose(s: Store, u: int) -> int:
    """At `gather/choose`, `` is given. @22.1-c @22.1-d @22.1-e"""
    s[491] = s[491] | BIT_OF[u]  # gather.called := gather.called with gather.u
    s[490] = u  # gather.u
    s[1763] = u  # "gather.u last" := gather.u
    return 139  # gather/choose watched


def may_gather_choose(s: Store, u: int) -> object:
    """Whether `` may be given.

    gather.u > \"gather.u last\"
    Unit.side(gather.u) = gather.p
    Unit.place[gather.u] != Unit.place[gather.s]
    may_gather(gather.u, gather.s) @22.1-c @22.1-d @22.1-e
    """
    return u > s[1763] and CELLS_Unit_side[u] == s[488] and s[15 + u] != s[15 + s[489]] and (not (not value_within_reach(s, u, s[489]) or CELLS_Unit_kind[u] == 0) if value_may_march(s, u) and value_within_reach(s, u, s[489]) else (0 if not value_within_reach(s, u, s[489]) else 0))


def do_gather_choose_done(s: Store) -> int:
    """At `gather/choose`, `done` is given."""
    s[490] = 0  # gather.u := agricola
    for u in SETS[s[491]]:
        if s[491] >> u & 1:
            # move Unit.place[gather.u] to Unit.place[gather.s] with Unit.aboard
            new = s[15 + s[489]]
            move_Unit_place_with_Unit_aboard(s, u, new)
            s[428] = s[428] | BIT_OF[u]  # marched := marched with gather.u
    s[490] = 0
    s[488] = 0  # gather.p := Roman
    s[489] = 0  # gather.s := agricola
    s[490] = 0  # gather.u := agricola
    s[491] = 0  # gather.called := empty
    s[1763] = -1  # "gather.u last" := -1
    return 143  # march_phase/loop


def may_gather_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(gather.called) >= 0
    """
    return 1


def play_gather_choose(s: Store, code: int) -> int:
    """At `gather/choose`, an answer is given by its code."""
    if code < 96:
        return do_gather_choose(s, code)
    return do_gather_choose_done(s)


PLACE_gather_choose: Final = Place(
    'gather/choose',
    'choice',
    (),
    'gather',
    (
        Option('', ((490, KIND_Unit),), may_gather_choose, ('22.1-c', '22.1-d', '22.1-e'), (
            Guard(lambda s, u: u > s[1763], (), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1763]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: CELLS_Unit_side[u] == s[488], (), 'u in units of p', need=lambda s, u: KIND_Player.value(s[488]), have=lambda s, u: KIND_Player.value(CELLS_Unit_side[u])),
            Guard(lambda s, u: s[15 + u] != s[15 + s[489]], (), 'u.place != s.place', need=lambda s, u: KIND_Place.value(s[15 + s[489]]), have=lambda s, u: KIND_Place.value(s[15 + u])),
            Guard(lambda s, u: not (not value_within_reach(s, u, s[489]) or CELLS_Unit_kind[u] == 0) if value_may_march(s, u) and value_within_reach(s, u, s[489]) else (0 if not value_within_reach(s, u, s[489]) else 0), ('22.1-c', '22.1-d', '22.1-e'), 'may_gather(u, s)', need=lambda s, u: True, have=lambda s, u: bool(not (not value_within_reach(s, u, s[489]) or CELLS_Unit_kind[u] == 0) if value_may_march(s, u) and value_within_reach(s, u, s[489]) else (0 if not value_within_reach(s, u, s[489]) else 0))),
        )),
        Option('done', (), may_gather_choose_done, (), (
            Guard(lambda s: 1, (), 'enough of them', need=lambda s: 0, have=lambda s: s[491].bit_count()),
        )),
    ),
    lambda s: s[488],
    False,
)


def list_gather_choose_s(s: Store) -> Sequence[int]:
    """What may be answered at `gather/choose s`."""
    return [its_0_gather_s for its_0_gather_s in EACH_CELLS_data_27[s[488]] if (s[15 + its_0_gather_s] <= 359 or CELLS_Unit_side[its_0_gather_s] == 0 and s[15 + its_0_gather_s] == 360 if CELLS_Unit_kind[its_0_gather_s] == 0 else 0)]


def do_gather_choose_s(s: Store, its_0_gather_s: int) -> int:
    """At `gather/choose s`, the value of `s` is given. @22.1-c"""
    s[489] = its_0_gather_s  # gather.s
    s[491] = 0  # gather.called := empty
    s[1763] = -1  # "gather.u last" := -1
    return 139  # gather/choose watched


def may_gather_choose_s(s: Store, its_0_gather_s: int) -> object:
    """Whether the value of `s` may be given.

    "data 26"(gather.s, gather.p)
    may_gather_at(gather.s) @22.1-c
    """
    return CELLS_data_26[its_0_gather_s * 2 + s[488]] and (s[15 + its_0_gather_s] <= 359 or CELLS_Unit_side[its_0_gather_s] == 0 and s[15 + its_0_gather_s] == 360 if CELLS_Unit_kind[its_0_gather_s] == 0 else 0)


PLACE_gather_choose_s: Final = Place(
    'gather/choose s',
    'choice',
    (),
    's',
    (
        Option('', ((489, KIND_Unit),), may_gather_choose_s, ('22.1-c',), (
            Guard(lambda s, its_0_gather_s: CELLS_data_26[its_0_gather_s * 2 + s[488]], (), 's in supremes of p', need=lambda s, its_0_gather_s: True, have=lambda s, its_0_gather_s: bool(CELLS_data_26[its_0_gather_s * 2 + s[488]])),
            Guard(lambda s, its_0_gather_s: s[15 + its_0_gather_s] <= 359 or CELLS_Unit_side[its_0_gather_s] == 0 and s[15 + its_0_gather_s] == 360 if CELLS_Unit_kind[its_0_gather_s] == 0 else 0, ('22.1-c',), 'may_gather_at(s)', need=lambda s, its_0_gather_s: True, have=lambda s, its_0_gather_s: bool(s[15 + its_0_gather_s] <= 359 or CELLS_Unit_side[its_0_gather_s] == 0 and s[15 + its_0_gather_s] == 360 if CELLS_Unit_kind[its_0_gather_s] == 0 else 0)),
        )),
    ),
    lambda s: s[488],
    True,
)


def list_join_force_choose(s: Store) -> Sequence[int]:
    """What may be answered at `join_force/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[408]
    same_1 = s[406]
    for u in SETS[CELLS_data_1[s[484]] & CELLS_data_14[s[1758] + 1] & CELLS_data_19[same_0] & s[1783 + s[15 + same_0]] & 0x1fffffffff803ffffffdf & s[2246]]:
        if not same_1 == 2 if value_may_march(s, u) else 0:
            codes.append(u)
    if 1:
        codes.append(96)
    return codes


def do_join_force_choose(s: Store, u: int) -> int:
    """At `join_force/choose`, `` is given. @12.1-b @12.1-c"""
    s[486] = s[486] | BIT_OF[u]  # join_force.more := join_force.more with join_force.u
    s[485] = u  # join_force.u
    s[1758] = u  # "join_force.u last" := join_force.u
    return 141  # join_force/choose watched


def may_join_force_choose(s: Store, u: int) -> object:
    """Whether `` may be given.

    join_force.u > \"join_force.u last\"
    Unit.side(join_force.u) = join_force.p
    join_force.u != lead
    Unit.place[join_force.u] = Unit.place[lead] @12.1-b
    may_join(join_force.u, march_kind) @12.1-c
    """
    return u > s[1758] and CELLS_Unit_side[u] == s[484] and u != s[408] and s[15 + u] == s[15 + s[408]] and (not s[406] == 2 if value_may_march(s, u) else 0)


def do_join_force_choose_done(s: Store) -> int:
    """At `join_force/choose`, `done` is given."""
    s[485] = 0  # join_force.u := agricola
    for u in SETS[s[486]]:
        if s[486] >> u & 1:
            s[407] = s[407] | BIT_OF[u]  # force := force with join_force.u
    s[485] = 0
    s[484] = 0  # join_force.p := Roman
    s[485] = 0  # join_force.u := agricola
    s[486] = 0  # join_force.more := empty
    s[1758] = -1  # "join_force.u last" := -1
    return 99  # conduct_march/then


def may_join_force_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(join_force.more) >= 0
    """
    return 1


def play_join_force_choose(s: Store, code: int) -> int:
    """At `join_force/choose`, an answer is given by its code."""
    if code < 96:
        return do_join_force_choose(s, code)
    return do_join_force_choose_done(s)


PLACE_join_force_choose: Final = Place(
    'join_force/choose',
    'choice',
    (),
    'join_force',
    (
        Option('', ((485, KIND_Unit),), may_join_force_choose, ('12.1-b', '12.1-c'), (
            Guard(lambda s, u: u > s[1758], (), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1758]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: CELLS_Unit_side[u] == s[484], (), 'u in units of p', need=lambda s, u: KIND_Player.value(s[484]), have=lambda s, u: KIND_Player.value(CELLS_Unit_side[u])),
            Guard(lambda s, u: u != s[408], (), 'u != lead', need=lambda s, u: KIND_Unit.value(u), have=lambda s, u: KIND_Unit.value(s[408])),
            Guard(lambda s, u: s[15 + u] == s[15 + s[408]], ('12.1-b',), 'u.place = lead.place', need=lambda s, u: KIND_Place.value(s[15 + s[408]]), have=lambda s, u: KIND_Place.value(s[15 + u])),
            Guard(lambda s, u: not s[406] == 2 if value_may_march(s, u) else 0, ('12.1-c',), 'may_join(u, march_kind)', need=lambda s, u: True, have=lambda s, u: bool(not s[406] == 2 if value_may_march(s, u) else 0)),
        )),
        Option('done', (), may_join_force_choose_done, (), (
            Guard(lambda s: 1, (), 'enough of them', need=lambda s: 0, have=lambda s: s[486].bit_count()),
        )),
    ),
    lambda s: s[484],
    False,
)


def list_leave_base_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `leave_base/choose h`."""
    return [h for h in (342, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357) if all_ap_die_roll_die_3(s, h)]


def do_leave_base_choose_h(s: Store, h: int) -> int:
    """At `leave_base/choose h`, the value of `h` is given. @27.1-a @27.1-b"""
    s[500] = s[497]  # come_to.p := leave_base.p
    s[498] = h  # leave_base.h
    s[499] = h  # come_to.h := leave_base.h
    s[1777] = 1  # return.come_to := 1
    return 97  # come_to


def may_leave_base_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    Hex.south(leave_base.h) @27.1-a
    all(may_step(u, leave_base.h) for u in Unit within force) @27.1-b
    """
    return CELLS_Hex_south[h] and all_ap_die_roll_die_3(s, h)


PLACE_leave_base_choose_h: Final = Place(
    'leave_base/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((498, KIND_Hex),), may_leave_base_choose_h, ('27.1-a', '27.1-b'), (
            Guard(lambda s, h: CELLS_Hex_south[h], ('27.1-a',), 'h.south', need=lambda s, h: True, have=lambda s, h: bool(CELLS_Hex_south[h])),
            Guard(lambda s, h: all_ap_die_roll_die_3(s, h), ('27.1-b',), 'for all u in force: may_step(u, h)', need=lambda s, h: True, have=lambda s, h: bool(all_ap_die_roll_die_3(s, h))),
        )),
    ),
    lambda s: s[497],
    True,
)


def list_march_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/choose`."""
    p = s[479]
    codes: list[int] = []
    if s[425 + p] >= 1 and some_march_phase_choose(s, p):
        codes.append(0)
    if s[431 + p] < 1 and (s[425 + p] >= 0 and some_march_phase_choose_2(s, p)):
        codes.append(1)
    if s[5] and p == 0 and s[430] < 1 and (s[425] >= 0 and some_march_phase_choose_3(s, p)):
        codes.append(2)
    if p == 0 and (s[425] >= 0 and some_march_phase_choose_4(s, p)):
        codes.append(3)
    if p == 0 and some_march_phase_choose_5(s):
        codes.append(4)
    if p == 0 and s[425] >= 1 and some_march_phase_choose_5(s):
        codes.append(5)
    if s[425 + p] >= 1 and some_march_phase_choose_6(s, p):
        codes.append(6)
    if s[7] and p == 0 and s[425] >= 1:
        codes.append(7)
    if s[9] and p == 1 and s[426] >= 1:
        codes.append(8)
    codes.append(9)
    return codes


def do_march_phase_choose_march(s: Store) -> int:
    """At `march_phase/choose`, `march` is given. @12.2-a @APX-c"""
    p = s[479]
    # spend march_price(march_phase.p, paid) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.2-a @10.0-a
    at = 425 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.2-a', '10.0-a'))
    s[at] = now - amount
    if s[12] == 1:
        s[430] = 0  # scoutings := 0 @28.2-a
    s[406] = 0  # march_kind := paid
    s[482] = p  # conduct_march.p := march_phase.p
    s[1774] = 0  # return.conduct_march := 0
    return 98  # conduct_march/choose first watched


def may_march_phase_choose_march(s: Store) -> object:
    """Whether `march` may be given.

    may_begin(march_phase.p, paid) @12.2-a @APX-c
    """
    return s[425 + s[479]] >= 1 and some_march_phase_choose_7(s)


def do_march_phase_choose_led_march(s: Store) -> int:
    """At `march_phase/choose`, `led_march` is given. @12.5-a @22.1-b"""
    p = s[479]
    new = s[431 + p] + 1  # marches_led[march_phase.p] := marches_led[march_phase.p] + 1 @12.5-a @22.1-b
    if not 0 <= new <= 9:
        raise out_of_range('marches_led', new, ('12.5-a', '22.1-b'))
    s[431 + p] = new
    # spend march_price(march_phase.p, led_by_supreme_leader) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.5-a
    at = 425 + p
    now = s[at]
    amount = 0
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.5-a',))
    s[at] = now - amount
    s[406] = 1  # march_kind := led_by_supreme_leader
    s[482] = p  # conduct_march.p := march_phase.p
    s[1774] = 1  # return.conduct_march := 1
    return 98  # conduct_march/choose first watched


def may_march_phase_choose_led_march(s: Store) -> object:
    """Whether `led_march` may be given.

    marches_led[march_phase.p] < led_marches(march_phase.p) @12.5-a @22.1-b
    may_begin(march_phase.p, led_by_supreme_leader) @12.5-a
    """
    return s[431 + s[479]] < 1 and (s[425 + s[479]] >= 0 and some_march_phase_choose_8(s))


def do_march_phase_choose_scout(s: Store) -> int:
    """At `march_phase/choose`, `scout` is given. @28.2-a @28.2-b"""
    p = s[479]
    s[430] = 0 + 1  # scoutings := scoutings + 1
    # spend march_price(march_phase.p, scouting) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @28.2-a
    now = s[425]
    amount = 0
    if amount > now:
        raise cannot_spend('ap', amount, now, ('28.2-a',))
    s[425] = now - amount
    s[406] = 2  # march_kind := scouting
    s[482] = 0  # conduct_march.p := march_phase.p
    s[1774] = 2  # return.conduct_march := 2
    return 98  # conduct_march/choose first watched


def may_march_phase_choose_scout(s: Store) -> object:
    """Whether `scout` may be given.

    advanced_exploratores @28.2-a
    march_phase.p = Roman @28.2-a
    scoutings < scouting_marches @28.2-b
    may_begin(march_phase.p, scouting) @28.2-a
    """
    return s[5] and s[479] == 0 and s[430] < 1 and (s[425] >= 0 and some_march_phase_choose_9(s))


def do_march_phase_choose_officium_march(s: Store) -> int:
    """At `march_phase/choose`, `officium_march` is given. @RST-3a"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 67  # play_officium/learn played


def may_march_phase_choose_officium_march(s: Store) -> object:
    """Whether `officium_march` may be given.

    march_phase.p = Roman @RST-3a
    may_begin(march_phase.p, officium_march) @RST-3a
    """
    return s[479] == 0 and (s[425] >= 0 and some_march_phase_choose_11(s))


def do_march_phase_choose_circumnavigate(s: Store) -> int:
    """At `march_phase/choose`, `circumnavigate` is given. @RST-1a"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 62  # play_circumnavigation/learn played


def may_march_phase_choose_circumnavigate(s: Store) -> object:
    """Whether `circumnavigate` may be given.

    march_phase.p = Roman @RST-1a
    some(f in Unit within 120259084320 where Unit.place[f] >= 1422 and Unit.place[f] <= 3339 or Unit.place[f] =
      britannia) @RST-1a
    """
    return s[479] == 0 and some_march_phase_choose_5(s)


def do_march_phase_choose_sail(s: Store) -> int:
    """At `march_phase/choose`, `sail` is given. @26.0-a @12.2-a"""
    p = s[479]
    # spend march_price(march_phase.p, paid) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.2-a
    now = s[425]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.2-a',))
    s[425] = now - amount
    s[406] = 0  # march_kind := paid
    s[577] = 2  # conduct_voyage.n := 2
    s[1779] = 1  # return.conduct_voyage := 1
    return 102  # conduct_voyage/choose flagship watched


def may_march_phase_choose_sail(s: Store) -> object:
    """Whether `sail` may be given.

    march_phase.p = Roman @26.0-a
    ap[march_phase.p] >= march_price(march_phase.p, paid) @12.2-a
    some(f in Unit within 120259084320 where Unit.place[f] >= 1422 and Unit.place[f] <= 3339 or Unit.place[f] =
      britannia)
    """
    return s[479] == 0 and s[425] >= 1 and some_march_phase_choose_5(s)


def do_march_phase_choose_concentrate(s: Store) -> int:
    """At `march_phase/choose`, `concentrate` is given. @22.1-f @APX-d @22.1-c"""
    p = s[479]
    # spend concentrate_price ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @22.1-f
    at = 425 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('22.1-f',))
    s[at] = now - amount
    if all_ap_die_roll_die(s):
        s[488] = p  # gather.p := march_phase.p
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[488] = p  # gather.p := march_phase.p
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[488] = p  # gather.p := march_phase.p
    return 49  # gather/choose s


def may_march_phase_choose_concentrate(s: Store) -> object:
    """Whether `concentrate` may be given.

    ap[march_phase.p] >= concentrate_price @22.1-f @APX-d
    some(s in Unit within "data 27"(march_phase.p) where may_gather_at(s)) @22.1-c
    """
    return s[425 + s[479]] >= 1 and some_march_phase_choose_13(s)


def do_march_phase_choose_build_road(s: Store) -> int:
    """At `march_phase/choose`, `build_road` is given. @29.0-a @29.2-a"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 53  # march_phase/learn ready


def may_march_phase_choose_build_road(s: Store) -> object:
    """Whether `build_road` may be given.

    advanced_roads @29.0-a
    march_phase.p = Roman @29.0-a
    ap[march_phase.p] >= 1 @29.2-a
    """
    return s[7] and s[479] == 0 and s[425] >= 1


def do_march_phase_choose_sortie_out(s: Store) -> int:
    """At `march_phase/choose`, `sortie_out` is given. @32.0-f"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 54  # march_phase/learn shut_in


def may_march_phase_choose_sortie_out(s: Store) -> object:
    """Whether `sortie_out` may be given.

    siege @32.0-f
    march_phase.p = Caledonian @32.0-f
    ap[march_phase.p] >= march_price(march_phase.p, sortie) @32.0-f
    """
    return s[9] and s[479] == 1 and s[426] >= 1


def do_march_phase_choose_done(s: Store) -> int:
    """At `march_phase/choose`, `done` is given. @12.3-b"""
    p = s[437]
    s[431] = 0  # marches_led[Roman] := 0
    s[432] = 0  # marches_led[Caledonian] := 0
    its_0_supply_phase_u_as_it_was = set_march_phase_choose(s, p)
    s[479] = 0  # march_phase.p := Roman
    s[480] = 0  # march_phase.ready := no
    s[481] = 0  # march_phase.shut_in := no
    s[430] = 0  # scoutings := 0
    s[551] = p  # supply_phase.p := player_turn.p
    s[641] = its_0_supply_phase_u_as_it_was  # "supply_phase.u as it was" := set(one in Unit within ("Unit.aboard by value"[none] meet "data 1"(player_turn.p)) where Unit.place[one] >= 1422 and Uni ...
    for u in SETS[its_0_supply_phase_u_as_it_was]:
        s[552] = u
        if all_ap_die_roll_die(s):
            s[553] = u  # attrite.u := supply_phase.u
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[553] = u  # attrite.u := supply_phase.u
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[553] = u  # attrite.u := supply_phase.u
        return 1  # attrite/roll die
    s[552] = 0
    if all_ap_die_roll_die(s):
        s[551] = 0  # supply_phase.p := Roman
        s[552] = 0  # supply_phase.u := agricola
        s[641] = 0  # "supply_phase.u as it was" := empty
        s[558] = p  # rally_phase.p := player_turn.p
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[551] = 0  # supply_phase.p := Roman
        s[552] = 0  # supply_phase.u := agricola
        s[641] = 0  # "supply_phase.u as it was" := empty
        s[558] = p  # rally_phase.p := player_turn.p
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[551] = 0  # supply_phase.p := Roman
    s[552] = 0  # supply_phase.u := agricola
    s[641] = 0  # "supply_phase.u as it was" := empty
    s[558] = p  # rally_phase.p := player_turn.p
    return 70  # rally_phase/choose


def may_march_phase_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    1 @12.3-b
    """
    return 1


DO_march_phase_choose: Final = (do_march_phase_choose_march, do_march_phase_choose_led_march, do_march_phase_choose_scout, do_march_phase_choose_officium_march, do_march_phase_choose_circumnavigate, do_march_phase_choose_sail, do_march_phase_choose_concentrate, do_march_phase_choose_build_road, do_march_phase_choose_sortie_out, do_march_phase_choose_done)


def play_march_phase_choose(s: Store, code: int) -> int:
    """At `march_phase/choose`, an answer is given by its code."""
    return DO_march_phase_choose[code](s)


PLACE_march_phase_choose: Final = Place(
    'march_phase/choose',
    'choice',
    (),
    'march_phase',
    (
        Option('march', (), may_march_phase_choose_march, ('12.2-a', 'APX-c'), (
            Guard(lambda s: s[425 + s[479]] >= 1 and some_march_phase_choose_7(s), ('12.2-a', 'APX-c'), 'may_begin(p, paid)', need=lambda s: True, have=lambda s: bool(s[425 + s[479]] >= 1 and some_march_phase_choose_7(s))),
        )),
        Option('led_march', (), may_march_phase_choose_led_march, ('12.5-a', '22.1-b'), (
            Guard(lambda s: s[431 + s[479]] < 1, ('12.5-a', '22.1-b'), 'unused marches_led[p]', need=lambda s: 1, have=lambda s: s[431 + s[479]]),
            Guard(lambda s: s[425 + s[479]] >= 0 and some_march_phase_choose_8(s), ('12.5-a',), 'may_begin(p, led_by_supreme_leader)', need=lambda s: True, have=lambda s: bool(s[425 + s[479]] >= 0 and some_march_phase_choose_8(s))),
        )),
        Option('scout', (), may_march_phase_choose_scout, ('28.2-a', '28.2-b'), (
            Guard(lambda s: s[5], ('28.2-a',), 'option advanced_exploratores', need=lambda s: True, have=lambda s: bool(s[5])),
            Guard(lambda s: s[479] == 0, ('28.2-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: s[430] < 1, ('28.2-b',), 'unused scoutings', need=lambda s: 1, have=lambda s: s[430]),
            Guard(lambda s: s[425 + s[479]] >= 0 and some_march_phase_choose_10(s), ('28.2-a',), 'may_begin(p, scouting)', need=lambda s: True, have=lambda s: bool(s[425 + s[479]] >= 0 and some_march_phase_choose_10(s))),
        )),
        Option('officium_march', (), may_march_phase_choose_officium_march, ('RST-3a',), (
            Guard(lambda s: s[479] == 0, ('RST-3a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: s[425 + s[479]] >= 0 and some_march_phase_choose_12(s), ('RST-3a',), 'may_begin(p, officium_march)', need=lambda s: True, have=lambda s: bool(s[425 + s[479]] >= 0 and some_march_phase_choose_12(s))),
        )),
        Option('circumnavigate', (), may_march_phase_choose_circumnavigate, ('RST-1a',), (
            Guard(lambda s: s[479] == 0, ('RST-1a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: some_march_phase_choose_5(s), ('RST-1a',), 'some f in fleets where may_put_to_sea(f)', need=lambda s: True, have=lambda s: bool(some_march_phase_choose_5(s))),
        )),
        Option('sail', (), may_march_phase_choose_sail, ('26.0-a', '12.2-a'), (
            Guard(lambda s: s[479] == 0, ('26.0-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: s[425 + s[479]] >= 1, ('12.2-a',), 'ap[p] >= march_price(p, paid)', need=lambda s: 1, have=lambda s: s[425 + s[479]]),
            Guard(lambda s: some_march_phase_choose_5(s), (), 'some f in fleets where may_put_to_sea(f)', need=lambda s: True, have=lambda s: bool(some_march_phase_choose_5(s))),
        )),
        Option('concentrate', (), may_march_phase_choose_concentrate, ('22.1-f', 'APX-d', '22.1-c'), (
            Guard(lambda s: s[425 + s[479]] >= 1, ('22.1-f', 'APX-d'), 'ap[p] >= concentrate_price', need=lambda s: 1, have=lambda s: s[425 + s[479]]),
            Guard(lambda s: some_march_phase_choose_13(s), ('22.1-c',), 'some s in supremes of p where may_gather_at(s)', need=lambda s: True, have=lambda s: bool(some_march_phase_choose_13(s))),
        )),
        Option('build_road', (), may_march_phase_choose_build_road, ('29.0-a', '29.2-a'), (
            Guard(lambda s: s[7], ('29.0-a',), 'option advanced_roads', need=lambda s: True, have=lambda s: bool(s[7])),
            Guard(lambda s: s[479] == 0, ('29.0-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: s[425 + s[479]] >= 1, ('29.2-a',), 'ap[p] >= road_price', need=lambda s: 1, have=lambda s: s[425 + s[479]]),
        )),
        Option('sortie_out', (), may_march_phase_choose_sortie_out, ('32.0-f',), (
            Guard(lambda s: s[9], ('32.0-f',), 'option siege', need=lambda s: True, have=lambda s: bool(s[9])),
            Guard(lambda s: s[479] == 1, ('32.0-f',), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[479])),
            Guard(lambda s: s[425 + s[479]] >= 1, ('32.0-f',), 'ap[p] >= march_price(p, sortie)', need=lambda s: 1, have=lambda s: s[425 + s[479]]),
        )),
        Option('done', (), may_march_phase_choose_done, ('12.3-b',), (
            Guard(lambda s: 1, ('12.3-b',), 'done', need=lambda s: True, have=lambda s: bool(1)),
        )),
    ),
    lambda s: s[479],
    False,
)


def list_march_phase_learn_ready(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/learn ready`."""
    return (0, 1)


def do_march_phase_learn_ready(s: Store, ready: int) -> int:
    """At `march_phase/learn ready`, the value of `ready` is given."""
    p = s[479]
    if ready:
        # spend 1 ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @29.2-a
        at = 425 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('29.2-a',))
        s[at] = now - amount
    s[480] = ready  # march_phase.ready
    return 143  # march_phase/loop


PLACE_march_phase_learn_ready: Final = Place(
    'march_phase/learn ready',
    'open',
    (),
    'road_can_go_on',
    (
        Option('', ((480, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_march_phase_learn_shut_in(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/learn shut_in`."""
    return (0, 1)


def do_march_phase_learn_shut_in(s: Store, its_0_march_phase_shut_in: int) -> int:
    """At `march_phase/learn shut_in`, the value of `shut_in` is given. @32.0-a"""
    p = s[479]
    if its_0_march_phase_shut_in:
        # spend march_price(march_phase.p, sortie) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @32.0-f
        at = 425 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('32.0-f',))
        s[at] = now - amount
    s[481] = its_0_march_phase_shut_in  # march_phase.shut_in
    return 143  # march_phase/loop


PLACE_march_phase_learn_shut_in: Final = Place(
    'march_phase/learn shut_in',
    'open',
    ('32.0-a',),
    'besieged',
    (
        Option('', ((481, KIND_bool),), None, ('32.0-a',), ()),
    ),
    None,
    True,
)


def list_move_force_choose(s: Store) -> Sequence[int]:
    """What may be answered at `move_force/choose`."""
    force = s[407]
    lead = s[408]
    codes: list[int] = []
    if s[15 + lead] <= 359 and some_move_force_choose(s, force, lead):
        codes.append(0)
    if s[15 + lead] == 360 and some_move_force_choose_2(s, force):
        codes.append(1)
    if all_move_force_choose_2(s, force):
        codes.append(2)
    if force.bit_count() > 1 and s[15 + lead] <= 359:
        codes.append(3)
    codes.append(4)
    return codes


def do_move_force_choose_step(s: Store) -> int:
    """At `move_force/choose`, `step` is given. @13.0-b"""
    p = s[492]
    if all_ap_die_roll_die(s):
        s[495] = p  # step.p := move_force.p
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[495] = p  # step.p := move_force.p
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[495] = p  # step.p := move_force.p
    return 88  # step/choose h


def may_move_force_choose_step(s: Store) -> object:
    """Whether `step` may be given.

    Unit.place[lead] >= 1422 and Unit.place[lead] <= 3339
    some(h in Hex within "data 18"(Unit.place[lead]) where all(may_step(u, h) for u in Unit within force)) @13.0-b
    """
    return s[15 + s[408]] <= 359 and some_move_force_choose_3(s)


def do_move_force_choose_leave_britannia(s: Store) -> int:
    """At `move_force/choose`, `leave_britannia` is given. @27.1-b"""
    s[497] = s[492]  # leave_base.p := move_force.p
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 51  # leave_base/choose h


def may_move_force_choose_leave_britannia(s: Store) -> object:
    """Whether `leave_britannia` may be given.

    Unit.place[lead] = britannia @27.1-b
    some(h in Hex within 0x3fffc0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where all(may_step(u, h) for u in Unit within force))
    """
    return s[15 + s[408]] == 360 and some_move_force_choose_5(s)


def do_move_force_choose_enter_britannia(s: Store) -> int:
    """At `move_force/choose`, `enter_britannia` is given. @27.1-b"""
    for u in SETS[s[407]]:
        if s[407] >> u & 1:
            # move Unit.place[move_force.u] to britannia with Unit.aboard
            move_Unit_place_with_Unit_aboard(s, u, 360)
    s[494] = 0
    new = s[409] + 1  # went := went + 1
    if not 0 <= new <= 99:
        raise out_of_range('went', new, ())
    s[409] = new
    s[493] = 1  # move_force.halted := yes @27.1-c
    return 144  # move_force/loop end


def may_move_force_choose_enter_britannia(s: Store) -> object:
    """Whether `enter_britannia` may be given.

    all(may_enter_base(u) for u in Unit within force) @27.1-b
    """
    return all_move_force_choose_4(s)


def do_move_force_choose_drop_off(s: Store) -> int:
    """At `move_force/choose`, `drop_off` is given. @13.1-b"""
    s[502] = s[492]  # drop_off.p := move_force.p
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 24  # drop_off/choose u


def may_move_force_choose_drop_off(s: Store) -> object:
    """Whether `drop_off` may be given.

    size(force) > 1
    Unit.place[lead] >= 1422 and Unit.place[lead] <= 3339 @13.1-b
    """
    return s[407].bit_count() > 1 and s[15 + s[408]] <= 359


def do_move_force_choose_halt(s: Store) -> int:
    """At `move_force/choose`, `halt` is given. @13.0-c"""
    s[493] = 1  # move_force.halted := yes
    return 144  # move_force/loop end


DO_move_force_choose: Final = (do_move_force_choose_step, do_move_force_choose_leave_britannia, do_move_force_choose_enter_britannia, do_move_force_choose_drop_off, do_move_force_choose_halt)


def play_move_force_choose(s: Store, code: int) -> int:
    """At `move_force/choose`, an answer is given by its code."""
    return DO_move_force_choose[code](s)


PLACE_move_force_choose: Final = Place(
    'move_force/choose',
    'choice',
    ('13.0-c',),
    'move_force',
    (
        Option('step', (), may_move_force_choose_step, ('13.0-b',), (
            Guard(lambda s: s[15 + s[408]] <= 359, (), 'lead on Hex'),
            Guard(lambda s: some_move_force_choose_4(s), ('13.0-b',), 'some h in neighbours(lead.place) where (for all u in force: may_step(u, h))', need=lambda s: True, have=lambda s: bool(some_move_force_choose_4(s))),
        )),
        Option('leave_britannia', (), may_move_force_choose_leave_britannia, ('27.1-b',), (
            Guard(lambda s: s[15 + s[408]] == 360, ('27.1-b',), 'lead at britannia', need=lambda s: KIND_Place.value(360), have=lambda s: KIND_Place.value(s[15 + s[408]])),
            Guard(lambda s: some_move_force_choose_5(s), (), 'some h in Hex where h.south and (for all u in force: may_step(u, h))', need=lambda s: True, have=lambda s: bool(some_move_force_choose_5(s))),
        )),
        Option('enter_britannia', (), may_move_force_choose_enter_britannia, ('27.1-b',), (
            Guard(lambda s: all_move_force_choose_4(s), ('27.1-b',), 'for all u in force: may_enter_base(u)', need=lambda s: True, have=lambda s: bool(all_move_force_choose_4(s))),
        )),
        Option('drop_off', (), may_move_force_choose_drop_off, ('13.1-b',), (
            Guard(lambda s: s[407].bit_count() > 1, (), 'count(force) > 1', need=lambda s: 1, have=lambda s: s[407].bit_count()),
            Guard(lambda s: s[15 + s[408]] <= 359, ('13.1-b',), 'lead on Hex'),
        )),
        Option('halt', (), None, ('13.0-c',), ()),
    ),
    lambda s: s[492],
    False,
)


def list_move_force_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `move_force/choose 2`."""
    codes: list[int] = []
    if value_may_take_road(s, s[492]):
        codes.append(0)
    codes.append(1)
    return codes


def do_move_force_choose_2_take_road(s: Store) -> int:
    """At `move_force/choose 2`, `take_road` is given. @13.3-b"""
    if all_ap_die_roll_die(s):
        s[410] = 1  # by_road := yes
        s[493] = 0  # move_force.halted := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[410] = 1  # by_road := yes
        s[493] = 0  # move_force.halted := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[410] = 1  # by_road := yes
    s[493] = 0  # move_force.halted := no
    return 55  # move_force/choose


def may_move_force_choose_2_take_road(s: Store) -> object:
    """Whether `take_road` may be given.

    may_take_road(move_force.p) @13.3-b
    """
    return value_may_take_road(s, s[492])


def do_move_force_choose_2_pass(s: Store) -> int:
    """At `move_force/choose 2`, `pass` is given."""
    if all_ap_die_roll_die(s):
        s[493] = 0  # move_force.halted := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[493] = 0  # move_force.halted := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[493] = 0  # move_force.halted := no
    return 55  # move_force/choose


DO_move_force_choose_2: Final = (do_move_force_choose_2_take_road, do_move_force_choose_2_pass)


def play_move_force_choose_2(s: Store, code: int) -> int:
    """At `move_force/choose 2`, an answer is given by its code."""
    return DO_move_force_choose_2[code](s)


PLACE_move_force_choose_2: Final = Place(
    'move_force/choose 2',
    'choice',
    (),
    'move_force',
    (
        Option('take_road', (), may_move_force_choose_2_take_road, ('13.3-b',), (
            Guard(lambda s: value_may_take_road(s, s[492]), ('13.3-b',), 'may_take_road(p)', need=lambda s: True, have=lambda s: bool(value_may_take_road(s, s[492]))),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[492],
    False,
)


def list_move_to_fortress_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `move_to_fortress/choose h`."""
    return (243, 293, 296, 329)


def do_move_to_fortress_choose_h(s: Store, h: int) -> int:
    """At `move_to_fortress/choose h`, the value of `h` is given. @6.0-n"""
    # move Unit.place[move_to_fortress.u] to move_to_fortress.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[446], h)
    s[446] = 0  # move_to_fortress.u := agricola
    s[447] = 0  # move_to_fortress.h := 1422
    return 163  # set_up_romans/each u next


def may_move_to_fortress_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    Hex.fortress(move_to_fortress.h) @6.0-n
    """
    return CELLS_Hex_fortress[h]


def roll_move_to_fortress_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `move_to_fortress/choose h` at random; -1 if nothing may be answered."""
    set_0 = 0x20000000120000000000008000000000000000000000000000000000000000000000000000000000000
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_move_to_fortress_choose_h(s, nth_member(set_0, place))


PLACE_move_to_fortress_choose_h: Final = Place(
    'move_to_fortress/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((447, KIND_Hex),), may_move_to_fortress_choose_h, ('6.0-n',), (
            Guard(lambda s, h: CELLS_Hex_fortress[h], ('6.0-n',), 'h.fortress', need=lambda s, h: True, have=lambda s, h: bool(CELLS_Hex_fortress[h])),
        )),
    ),
    lambda s: 0,
    True,
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def list_pick_stratagem_roll_k(s: Store) -> Sequence[int]:
    """What may be answered at `pick_stratagem/roll k`."""
    return members_11(s[399 + s[469]])


def arrive_pick_stratagem_roll_k(s: Store) -> int:
    """There must be an answer at `pick_stratagem/roll k`."""
    for code in members_11(s[399 + s[469]]):
        k = code
        return 59
    raise nothing_comes(True, ('4.0-l', '21.1-b'))


def do_pick_stratagem_roll_k(s: Store, k: int) -> int:
    """At `pick_stratagem/roll k`, the value of `k` is given. @4.0-l @21.1-b"""
    p = s[469]
    s[399 + p] = s[399 + p] & ~(1 << k)  # bin[pick_stratagem.p] := bin[pick_stratagem.p] without pick_stratagem.k @4.0-l @21.1-b
    s[401 + p] = s[401 + p] | 1 << k  # held[pick_stratagem.p] := held[pick_stratagem.p] with pick_stratagem.k @21.2-a
    s[469] = 0  # pick_stratagem.p := Roman
    s[470] = 0  # pick_stratagem.k := treachery
    return 145  # pick_stratagems/times


def may_pick_stratagem_roll_k(s: Store, k: int) -> object:
    """Whether the value of `k` may be given.

    pick_stratagem.k in bin[pick_stratagem.p] @4.0-l @21.1-b
    """
    return s[399 + s[469]] >> k & 1


def roll_pick_stratagem_roll_k(s: Store, rand: Callable[[], float]) -> int:
    """Answers `pick_stratagem/roll k` at random; -1 if nothing may be answered."""
    set_0 = s[399 + s[469]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_pick_stratagem_roll_k(s, nth_member(set_0, place))


PLACE_pick_stratagem_roll_k: Final = Place(
    'pick_stratagem/roll k',
    'chance',
    ('4.0-l', '21.1-b'),
    'k',
    (
        Option('', ((470, KIND_Stratagem),), may_pick_stratagem_roll_k, ('4.0-l', '21.1-b'), (
            Guard(lambda s, k: s[399 + s[469]] >> k & 1, ('4.0-l', '21.1-b'), 'something to draw'),
        )),
    ),
    lambda s: s[469],
    True,
)


def list_place_band_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `place_band/choose h`."""
    return [h for h in (43, 47, 61, 81, 102, 113, 117, 136, 148, 174, 185, 211, 256, 257) if (not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0) and (s[1783 + h] & 0xfffffffffffff80000000000).bit_count() <= 3]


def do_place_band_choose_h(s: Store, h: int) -> int:
    """At `place_band/choose h`, the value of `h` is given. @6.0-j @6.0-k"""
    # move Unit.place[place_band.u] to place_band.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[442], h)
    if s[1782] == 0:
        s[442] = 0  # place_band.u := agricola
        s[443] = 0  # place_band.h := 1422
        s[1782] = 0  # return.place_band := 0
        return 160  # set_up_caledonians/times
    s[442] = 0  # place_band.u := agricola
    s[443] = 0  # place_band.h := 1422
    s[1782] = 0  # return.place_band := 0
    s[1766] = 11  # set_up_caledonians.times := 11
    return 160  # set_up_caledonians/times


def may_place_band_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_be_set(place_band.h) @6.0-j
    count(one in 0..95 within ("Unit.place by value"[place_band.h] meet "calgacus, chief_1, chief_2, chief_3,
      atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2,
      chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10,
      band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22,
      oppidum_1, oppidum_2, oppidum_3, ambush_1, ambush_2, ambush_3, monolith_1, monolith_2, monolith_3, mines_1,
      mines_2, mines_3, wastes_1, wastes_2, wastes_3")) <= 3 @6.0-k
    """
    return (not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0) and (s[1783 + h] & 0xfffffffffffff80000000000).bit_count() <= 3


PLACE_place_band_choose_h: Final = Place(
    'place_band/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((443, KIND_Hex),), may_place_band_choose_h, ('6.0-j', '6.0-k'), (
            Guard(lambda s, h: not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0, ('6.0-j',), 'may_be_set(h)', need=lambda s, h: True, have=lambda s, h: bool(not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0)),
            Guard(lambda s, h: (s[1783 + h] & 0xfffffffffffff80000000000).bit_count() <= 3, ('6.0-k',), 'count(units of Caledonian at h) <= crowd_at_set_up', need=lambda s, h: 3, have=lambda s, h: (s[1783 + h] & 0xfffffffffffff80000000000).bit_count()),
        )),
    ),
    lambda s: 1,
    True,
)


def list_play_circumnavigation_learn_arrived(s: Store) -> Sequence[int]:
    """What may be answered at `play_circumnavigation/learn arrived`."""
    return (0, 1)


def do_play_circumnavigation_learn_arrived(s: Store, arrived: int) -> int:
    """At `play_circumnavigation/learn arrived`, the value of `arrived` is given. @RST-1b"""
    if arrived:
        # append ultima_thule_reached to events size events.size at most 64 @RST-1b
        new = 15
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('RST-1b',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        if s[642]:
            s[604] = 0  # play_circumnavigation.played := no
            s[605] = 0  # play_circumnavigation.arrived := no
            return 143  # march_phase/loop
        s[605] = arrived  # play_circumnavigation.arrived
        s[642] = 1  # "events running" := yes
        s[1771] = 11  # return.events := 11
        return 122  # events
    s[604] = 0  # play_circumnavigation.played := no
    s[605] = 0  # play_circumnavigation.arrived := no
    return 143  # march_phase/loop


PLACE_play_circumnavigation_learn_arrived: Final = Place(
    'play_circumnavigation/learn arrived',
    'open',
    ('RST-1b',),
    'ends_on_ultima_thule',
    (
        Option('', ((605, KIND_bool),), None, ('RST-1b',), ()),
    ),
    None,
    True,
)


def list_play_circumnavigation_learn_played(s: Store) -> Sequence[int]:
    """What may be answered at `play_circumnavigation/learn played`."""
    return (0, 1)


def do_play_circumnavigation_learn_played(s: Store, played: int) -> int:
    """At `play_circumnavigation/learn played`, the value of `played` is given."""
    if played:
        # spend march_price(Roman, at_sea) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-1a
        now = s[425]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-1a',))
        s[425] = now - amount
        s[604] = played  # play_circumnavigation.played
        s[406] = 4  # march_kind := at_sea
        s[577] = 4  # conduct_voyage.n := 4
        s[1779] = 0  # return.conduct_voyage := 0
        return 102  # conduct_voyage/choose flagship watched
    s[604] = 0  # play_circumnavigation.played := no
    s[605] = 0  # play_circumnavigation.arrived := no
    return 143  # march_phase/loop


PLACE_play_circumnavigation_learn_played: Final = Place(
    'play_circumnavigation/learn played',
    'open',
    (),
    'circumnavigation_is_played',
    (
        Option('', ((604, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_play_imperium_learn_played(s: Store) -> Sequence[int]:
    """What may be answered at `play_imperium/learn played`."""
    return (0, 1)


def do_play_imperium_learn_played(s: Store, played: int) -> int:
    """At `play_imperium/learn played`, the value of `played` is given."""
    if played:
        if all_ap_die_roll_die(s):
            s[599] = played  # play_imperium.played
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[599] = played  # play_imperium.played
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[599] = played  # play_imperium.played
        return 65  # play_imperium/roll first
    s[599] = 0  # play_imperium.played := no
    s[600] = 1  # play_imperium.first := 1
    s[601] = 1  # play_imperium.second := 1
    s[602] = 0  # play_imperium.secure := 0
    s[608] = 0  # "event ap_rolled.p" := Roman
    return 122  # events


PLACE_play_imperium_learn_played: Final = Place(
    'play_imperium/learn played',
    'open',
    (),
    'imperium_is_played',
    (
        Option('', ((599, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_play_imperium_learn_secure(s: Store) -> Sequence[int]:
    """What may be answered at `play_imperium/learn secure`."""
    return range(13)


def do_play_imperium_learn_secure(s: Store, secure: int) -> int:
    """At `play_imperium/learn secure`, the value of `secure` is given. @RST-2a"""
    if s[600] + s[601] <= secure:
        # append imperium_succeeds to events size events.size at most 64 @RST-2a
        new = 14
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('RST-2a',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        if s[642]:
            s[599] = 0  # play_imperium.played := no
            s[600] = 1  # play_imperium.first := 1
            s[601] = 1  # play_imperium.second := 1
            s[602] = 0  # play_imperium.secure := 0
            s[608] = 0  # "event ap_rolled.p" := Roman
            return 122  # events
        s[602] = secure  # play_imperium.secure
        s[642] = 1  # "events running" := yes
        s[1771] = 1  # return.events := 1
        return 122  # events
    s[599] = 0  # play_imperium.played := no
    s[600] = 1  # play_imperium.first := 1
    s[601] = 1  # play_imperium.second := 1
    s[602] = 0  # play_imperium.secure := 0
    s[608] = 0  # "event ap_rolled.p" := Roman
    return 122  # events


PLACE_play_imperium_learn_secure: Final = Place(
    'play_imperium/learn secure',
    'open',
    ('RST-2a',),
    'fortresses_and_praesida',
    (
        Option('', ((602, KIND_0_12),), None, ('RST-2a',), ()),
    ),
    None,
    True,
)


def list_play_imperium_roll_first(s: Store) -> Sequence[int]:
    """What may be answered at `play_imperium/roll first`."""
    return (0, 1, 2, 3, 4, 5)


def do_play_imperium_roll_first(s: Store, code: int) -> int:
    """At `play_imperium/roll first`, the value of `first` is given. @RST-2a"""
    its_0_play_imperium_first = code + 1
    if all_ap_die_roll_die(s):
        s[600] = its_0_play_imperium_first  # play_imperium.first
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[600] = its_0_play_imperium_first  # play_imperium.first
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[600] = its_0_play_imperium_first  # play_imperium.first
    return 66  # play_imperium/roll second


PLACE_play_imperium_roll_first: Final = Place(
    'play_imperium/roll first',
    'chance',
    ('RST-2a',),
    'first',
    (
        Option('', ((600, KIND_1_6),), None, ('RST-2a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_play_imperium_roll_second(s: Store) -> Sequence[int]:
    """What may be answered at `play_imperium/roll second`."""
    return (0, 1, 2, 3, 4, 5)


def do_play_imperium_roll_second(s: Store, code: int) -> int:
    """At `play_imperium/roll second`, the value of `second` is given. @RST-2a"""
    second = code + 1
    if all_ap_die_roll_die(s):
        s[601] = second  # play_imperium.second
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[601] = second  # play_imperium.second
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[601] = second  # play_imperium.second
    return 64  # play_imperium/learn secure


PLACE_play_imperium_roll_second: Final = Place(
    'play_imperium/roll second',
    'chance',
    ('RST-2a',),
    'second',
    (
        Option('', ((601, KIND_1_6),), None, ('RST-2a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_play_officium_learn_played(s: Store) -> Sequence[int]:
    """What may be answered at `play_officium/learn played`."""
    return (0, 1)


def do_play_officium_learn_played(s: Store, played: int) -> int:
    """At `play_officium/learn played`, the value of `played` is given."""
    if played:
        # spend march_price(Roman, officium_march) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-3a
        now = s[425]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-3a',))
        s[425] = now - amount
        s[603] = played  # play_officium.played
        s[406] = 3  # march_kind := officium_march
        s[482] = 0  # conduct_march.p := Roman
        s[1774] = 3  # return.conduct_march := 3
        return 98  # conduct_march/choose first watched
    s[603] = 0  # play_officium.played := no
    return 143  # march_phase/loop


PLACE_play_officium_learn_played: Final = Place(
    'play_officium/learn played',
    'open',
    (),
    'officium_is_played',
    (
        Option('', ((603, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_put_out_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `put_out/choose h`."""
    return [h for h in (342, 343, 344, 351, 352, 353, 354, 355, 356, 357) if (not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)]


def do_put_out_choose_h(s: Store, h: int) -> int:
    """At `put_out/choose h`, the value of `h` is given. @27.1-a @27.1-b"""
    s[593] = h  # put_out.h
    s[594] = h  # arrive.h := put_out.h
    s[1780] = 1  # return.arrive := 1
    return 93  # arrive


def may_put_out_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    Hex.south(put_out.h) @27.1-a
    may_sail(lead, put_out.h) @27.1-b
    """
    return CELLS_Hex_south[h] and (not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)


PLACE_put_out_choose_h: Final = Place(
    'put_out/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((593, KIND_Hex),), may_put_out_choose_h, ('27.1-a', '27.1-b'), (
            Guard(lambda s, h: CELLS_Hex_south[h], ('27.1-a',), 'h.south', need=lambda s, h: True, have=lambda s, h: bool(CELLS_Hex_south[h])),
            Guard(lambda s, h: not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0, ('27.1-b',), 'may_sail(lead, h)', need=lambda s, h: True, have=lambda s, h: bool(not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)),
        )),
    ),
    lambda s: 0,
    True,
)


def list_rally_a_hex_choose_one_there(s: Store) -> Sequence[int]:
    """What may be answered at `rally_a_hex/choose one_there`."""
    return [its_0_rally_a_hex_one_there for its_0_rally_a_hex_one_there in SETS[s[2149] & CELLS_data_1[s[560]]] if s[15 + its_0_rally_a_hex_one_there] <= 359 and value_rallies(s, CELLS_Unit_side[its_0_rally_a_hex_one_there], s[15 + its_0_rally_a_hex_one_there])]


def do_rally_a_hex_choose_one_there(s: Store, its_0_rally_a_hex_one_there: int) -> int:
    """At `rally_a_hex/choose one_there`, the value of `one_there` is given. @19.2-a @19.3-a"""
    u = s[562]
    for u in SETS[s[1783 + s[15 + its_0_rally_a_hex_one_there]] & CELLS_data_1[s[560]]]:
        if CELLS_Unit_side[u] == s[560] and s[15 + u] == s[15 + its_0_rally_a_hex_one_there]:
            # Unit.order[rally_a_hex.u] := good @19.2-a @APX-f
            at = 111 + u
            bit = 1 << at - 111
            if s[at] == 1:
                s[2149] &= ~bit
            s[at] = 0
    s[562] = 0
    if all_ap_die_roll_die(s):
        s[560] = 0  # rally_a_hex.p := Roman
        s[561] = 0  # rally_a_hex.one_there := agricola
        s[562] = 0  # rally_a_hex.u := agricola
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[560] = 0  # rally_a_hex.p := Roman
        s[561] = 0  # rally_a_hex.one_there := agricola
        s[562] = 0  # rally_a_hex.u := agricola
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[560] = 0  # rally_a_hex.p := Roman
    s[561] = 0  # rally_a_hex.one_there := agricola
    s[562] = 0  # rally_a_hex.u := agricola
    return 70  # rally_phase/choose


def may_rally_a_hex_choose_one_there(s: Store, its_0_rally_a_hex_one_there: int) -> object:
    """Whether the value of `one_there` may be given.

    Unit.side(rally_a_hex.one_there) = rally_a_hex.p
    Unit.order[rally_a_hex.one_there] = disrupted and (Unit.place[rally_a_hex.one_there] >= 1422 and
      Unit.place[rally_a_hex.one_there] <= 3339) and rallies(Unit.side(rally_a_hex.one_there),
      Unit.place[rally_a_hex.one_there]) @19.2-a @19.3-a
    """
    return CELLS_Unit_side[its_0_rally_a_hex_one_there] == s[560] and (s[111 + its_0_rally_a_hex_one_there] == 1 and s[15 + its_0_rally_a_hex_one_there] <= 359 and value_rallies(s, CELLS_Unit_side[its_0_rally_a_hex_one_there], s[15 + its_0_rally_a_hex_one_there]))


PLACE_rally_a_hex_choose_one_there: Final = Place(
    'rally_a_hex/choose one_there',
    'choice',
    (),
    'one_there',
    (
        Option('', ((561, KIND_Unit),), may_rally_a_hex_choose_one_there, ('19.2-a', '19.3-a'), (
            Guard(lambda s, its_0_rally_a_hex_one_there: CELLS_Unit_side[its_0_rally_a_hex_one_there] == s[560], (), 'one_there in units of p', need=lambda s, its_0_rally_a_hex_one_there: KIND_Player.value(s[560]), have=lambda s, its_0_rally_a_hex_one_there: KIND_Player.value(CELLS_Unit_side[its_0_rally_a_hex_one_there])),
            Guard(lambda s, its_0_rally_a_hex_one_there: s[111 + its_0_rally_a_hex_one_there] == 1 and s[15 + its_0_rally_a_hex_one_there] <= 359 and value_rallies(s, CELLS_Unit_side[its_0_rally_a_hex_one_there], s[15 + its_0_rally_a_hex_one_there]), ('19.2-a', '19.3-a'), 'may_rally(one_there)'),
        )),
    ),
    lambda s: s[560],
    True,
)


def list_rally_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `rally_phase/choose`."""
    p = s[558]
    codes: list[int] = []
    if s[425 + p] >= 1 and some_rally_phase_choose(s, p):
        codes.append(0)
    if p == 0 and s[425] >= 1 and s[2143] & 0x7ffffffffff & s[2149]:
        codes.append(1)
    codes.append(2)
    return codes


def do_rally_phase_choose_rally_hex(s: Store) -> int:
    """At `rally_phase/choose`, `rally_hex` is given. @19.2-a @APX-f @19.3-a"""
    p = s[558]
    # spend rally_price ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.2-a @10.0-a
    at = 425 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('19.2-a', '10.0-a'))
    s[at] = now - amount
    if all_ap_die_roll_die(s):
        s[560] = p  # rally_a_hex.p := rally_phase.p
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[560] = p  # rally_a_hex.p := rally_phase.p
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[560] = p  # rally_a_hex.p := rally_phase.p
    return 69  # rally_a_hex/choose one_there


def may_rally_phase_choose_rally_hex(s: Store) -> object:
    """Whether `rally_hex` may be given.

    ap[rally_phase.p] >= rally_price @19.2-a @APX-f
    some(u in Unit within ("Unit.order by value"[disrupted] meet "data 1"(rally_phase.p)) where Unit.place[u] >= 1422
      and Unit.place[u] <= 3339 and rallies(Unit.side(u), Unit.place[u])) @19.3-a
    """
    return s[425 + s[558]] >= 1 and some_rally_phase_choose_2(s)


def do_rally_phase_choose_rally_britannia(s: Store) -> int:
    """At `rally_phase/choose`, `rally_britannia` is given. @19.4-a"""
    p = s[558]
    u = s[559]
    # spend 1 ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.4-a
    now = s[425]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('19.4-a',))
    s[425] = now - amount
    for u in SETS[s[2143] & 0x7ffffffffff]:
        if CELLS_Unit_side[u] == 0 and s[15 + u] == 360:
            # Unit.order[rally_phase.u] := good @19.4-a
            at = 111 + u
            bit = 1 << at - 111
            if s[at] == 1:
                s[2149] &= ~bit
            s[at] = 0
    s[559] = 0
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 70  # rally_phase/choose


def may_rally_phase_choose_rally_britannia(s: Store) -> object:
    """Whether `rally_britannia` may be given.

    rally_phase.p = Roman @19.4-a
    ap[rally_phase.p] >= 1 @19.4-a
    some(u in 0..95 within (("Unit.place by value"[britannia] meet "agricola, karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3, camp_1, camp_2,
      camp_3, camp_4, camp_5, camp_6") meet "Unit.order by value"[disrupted]))
    """
    return s[558] == 0 and s[425] >= 1 and s[2143] & 0x7ffffffffff & s[2149]


def do_rally_phase_choose_done(s: Store) -> int:
    """At `rally_phase/choose`, `done` is given. @19.2-b"""
    if s[1768] == 0:
        its_0_turn_no = s[422] + 1
        if not 1 <= its_0_turn_no <= 20:
            raise out_of_range('turn_no', its_0_turn_no, ('7.2-v',))
        if its_0_turn_no > 11:
            s[638] = value_winner_of_game(s)  # winner := winner_of_game @5.0-a
            s[558] = 0  # rally_phase.p := Roman
            s[559] = 0  # rally_phase.u := agricola
            s[437] = 0  # player_turn.p := Roman
            s[1768] = 0  # return.player_turn := 0
            s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
            return 58  # over
        s[558] = 0  # rally_phase.p := Roman
        s[559] = 0  # rally_phase.u := agricola
        s[437] = 0  # player_turn.p := Roman
        s[1768] = 0  # return.player_turn := 0
        s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
        return 138  # game/loop
    if all_ap_die_roll_die(s):
        s[558] = 0  # rally_phase.p := Roman
        s[559] = 0  # rally_phase.u := agricola
        s[437] = 1  # player_turn.p := Caledonian
        s[1768] = 0  # return.player_turn := 0
        s[405] = 1  # phasing := Caledonian
        s[461] = 1  # ap_determination.p := Caledonian
        s[462] = 1  # ap_die.p := Caledonian
        s[637] = 1  # during.ap_die := yes
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[558] = 0  # rally_phase.p := Roman
        s[559] = 0  # rally_phase.u := agricola
        s[437] = 1  # player_turn.p := Caledonian
        s[1768] = 0  # return.player_turn := 0
        s[405] = 1  # phasing := Caledonian
        s[461] = 1  # ap_determination.p := Caledonian
        s[462] = 1  # ap_die.p := Caledonian
        s[637] = 1  # during.ap_die := yes
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[558] = 0  # rally_phase.p := Roman
    s[559] = 0  # rally_phase.u := agricola
    s[437] = 1  # player_turn.p := Caledonian
    s[1768] = 0  # return.player_turn := 0
    s[405] = 1  # phasing := Caledonian
    s[461] = 1  # ap_determination.p := Caledonian
    s[462] = 1  # ap_die.p := Caledonian
    s[637] = 1  # during.ap_die := yes
    return 0  # ap_die/roll die


DO_rally_phase_choose: Final = (do_rally_phase_choose_rally_hex, do_rally_phase_choose_rally_britannia, do_rally_phase_choose_done)


def play_rally_phase_choose(s: Store, code: int) -> int:
    """At `rally_phase/choose`, an answer is given by its code."""
    return DO_rally_phase_choose[code](s)


PLACE_rally_phase_choose: Final = Place(
    'rally_phase/choose',
    'choice',
    ('19.2-b',),
    'rally_phase',
    (
        Option('rally_hex', (), may_rally_phase_choose_rally_hex, ('19.2-a', 'APX-f', '19.3-a'), (
            Guard(lambda s: s[425 + s[558]] >= 1, ('19.2-a', 'APX-f'), 'ap[p] >= rally_price', need=lambda s: 1, have=lambda s: s[425 + s[558]]),
            Guard(lambda s: some_rally_phase_choose_2(s), ('19.3-a',), 'some u in units of p where may_rally(u)', need=lambda s: True, have=lambda s: bool(some_rally_phase_choose_2(s))),
        )),
        Option('rally_britannia', (), may_rally_phase_choose_rally_britannia, ('19.4-a',), (
            Guard(lambda s: s[558] == 0, ('19.4-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[558])),
            Guard(lambda s: s[425 + s[558]] >= 1, ('19.4-a',), 'ap[p] >= britannia_rally_price', need=lambda s: 1, have=lambda s: s[425 + s[558]]),
            Guard(lambda s: s[2143] & 0x7ffffffffff & s[2149], (), 'some u in units of Roman where u at britannia and u.order = disrupted', need=lambda s: True, have=lambda s: bool(s[2143] & 0x7ffffffffff & s[2149])),
        )),
        Option('done', (), None, ('19.2-b',), ()),
    ),
    lambda s: s[558],
    False,
)


def list_recruiting_choose(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose`."""
    p = s[464]
    codes: list[int] = []
    if p == 0 and some_recruiting_choose(s):
        codes.append(0)
    if p == 1 and s[426] >= 1 and s[2144] & 0x1fffffffff80000000000:
        codes.append(1)
    if s[425 + p] >= 1 and s[399 + p] != 0:
        codes.append(2)
    codes.append(3)
    return codes


def do_recruiting_choose_recruit(s: Store) -> int:
    """At `recruiting/choose`, `recruit` is given. @11.1-a"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 74  # recruiting/choose u


def may_recruiting_choose_recruit(s: Store) -> object:
    """Whether `recruit` may be given.

    recruiting.p = Roman @11.1-a
    some(u in Unit within ("Unit.place by value"[recruit_box] meet "karus, legate_ii, legate_ix, legate_xx,
      praef_class, second_1, second_2, second_3, ninth_1, ninth_2, ninth_3, twentieth_1, twentieth_2, twentieth_3,
      evocati_1, evocati_2, vexillation, coh_eq_1, coh_eq_2, alae_1, alae_2, alae_3, aux_1, aux_2, aux_3, aux_4, aux_5,
      aux_6, praetorians, singulares, exploratores, imped_1, imped_2, classis_1, classis_2, classis_3") where
      may_recruit(u)) @11.1-a
    """
    return s[464] == 0 and some_recruiting_choose(s)


def do_recruiting_choose_draw_units(s: Store) -> int:
    """At `recruiting/choose`, `draw_units` is given. @11.1-c"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 72  # recruiting/choose n


def may_recruiting_choose_draw_units(s: Store) -> object:
    """Whether `draw_units` may be given.

    recruiting.p = Caledonian
    ap[recruiting.p] >= draw_price @11.1-c
    some(one in 0..95 within ("Unit.place by value"[recruit_box] meet "calgacus, chief_1, chief_2, chief_3, atecotti_1,
      atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1, chariot_2, chariot_3,
      chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8, band_9, band_10, band_11,
      band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20, band_21, band_22"))
    """
    return s[464] == 1 and s[426] >= 1 and s[2144] & 0x1fffffffff80000000000


def do_recruiting_choose_buy_stratagems(s: Store) -> int:
    """At `recruiting/choose`, `buy_stratagems` is given. @21.1-b @11.0-b"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 73  # recruiting/choose n 2


def may_recruiting_choose_buy_stratagems(s: Store) -> object:
    """Whether `buy_stratagems` may be given.

    ap[recruiting.p] >= stratagem_price(recruiting.p) @21.1-b @11.0-b
    bin[recruiting.p] != empty
    """
    return s[425 + s[464]] >= 1 and s[399 + s[464]] != 0


def do_recruiting_choose_done(s: Store) -> int:
    """At `recruiting/choose`, `done` is given. @11.0-a"""
    s[479] = s[437]  # march_phase.p := player_turn.p
    s[464] = 0  # recruiting.p := Roman
    s[465] = 0  # recruiting.u := agricola
    s[466] = 1  # recruiting.n := 1
    s[428] = 0  # marched := empty
    s[429] = 0  # sailed := empty
    return 143  # march_phase/loop


DO_recruiting_choose: Final = (do_recruiting_choose_recruit, do_recruiting_choose_draw_units, do_recruiting_choose_buy_stratagems, do_recruiting_choose_done)


def play_recruiting_choose(s: Store, code: int) -> int:
    """At `recruiting/choose`, an answer is given by its code."""
    return DO_recruiting_choose[code](s)


PLACE_recruiting_choose: Final = Place(
    'recruiting/choose',
    'choice',
    ('11.0-a',),
    'recruiting',
    (
        Option('recruit', (), may_recruiting_choose_recruit, ('11.1-a',), (
            Guard(lambda s: s[464] == 0, ('11.1-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[464])),
            Guard(lambda s: some_recruiting_choose(s), ('11.1-a',), 'some u in recruits of Roman where may_recruit(u)', need=lambda s: True, have=lambda s: bool(some_recruiting_choose(s))),
        )),
        Option('draw_units', (), may_recruiting_choose_draw_units, ('11.1-c',), (
            Guard(lambda s: s[464] == 1, (), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[464])),
            Guard(lambda s: s[425 + s[464]] >= 1, ('11.1-c',), 'ap[p] >= draw_price', need=lambda s: 1, have=lambda s: s[425 + s[464]]),
            Guard(lambda s: s[2144] & 0x1fffffffff80000000000, (), 'any recruits of Caledonian', need=lambda s: True, have=lambda s: bool(s[2144] & 0x1fffffffff80000000000)),
        )),
        Option('buy_stratagems', (), may_recruiting_choose_buy_stratagems, ('21.1-b', '11.0-b'), (
            Guard(lambda s: s[425 + s[464]] >= 1, ('21.1-b', '11.0-b'), 'ap[p] >= stratagem_price(p)', need=lambda s: 1, have=lambda s: s[425 + s[464]]),
            Guard(lambda s: s[399 + s[464]] != 0, (), 'any bin[p]', need=lambda s: KIND_set_of_Stratagem.value(0), have=lambda s: KIND_set_of_Stratagem.value(s[399 + s[464]])),
        )),
        Option('done', (), None, ('11.0-a',), ()),
    ),
    lambda s: s[464],
    False,
)


def list_recruiting_choose_n(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose n`."""
    codes: list[int] = []
    for code in EACH_CELLS_data_28[1 * 41 + s[425 + s[464]] + 20]:
        n = code + 1
        if n <= (s[2144] & 0x1fffffffff80000000000).bit_count():
            codes.append(code)
    return codes


def do_recruiting_choose_n(s: Store, code: int) -> int:
    """At `recruiting/choose n`, the value of `n` is given. @11.1-c"""
    n = code + 1
    p = s[464]
    # spend recruiting.n * draw_price ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @11.1-c
    at = 425 + p
    now = s[at]
    amount = n * 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('11.1-c',))
    s[at] = now - amount
    s[1764] = max(0, n)  # draw_and_deploy.times := max(0, recruiting.n)
    s[466] = n  # recruiting.n
    s[471] = n  # draw_and_deploy.n := recruiting.n
    return 116  # draw_and_deploy/times


def may_recruiting_choose_n(s: Store, n: int) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * draw_price <= ap[recruiting.p] @11.1-c
    recruiting.n <= count(one in 0..95 within ("Unit.place by value"[recruit_box] meet "calgacus, chief_1, chief_2,
      chief_3, atecotti_1, atecotti_2, atecotti_3, gaesatae_1, gaesatae_2, gaesatae_3, gaesatae_4, chariot_1,
      chariot_2, chariot_3, chariot_4, chariot_5, band_1, band_2, band_3, band_4, band_5, band_6, band_7, band_8,
      band_9, band_10, band_11, band_12, band_13, band_14, band_15, band_16, band_17, band_18, band_19, band_20,
      band_21, band_22"))
    """
    return n * 1 <= s[425 + s[464]] and n <= (s[2144] & 0x1fffffffff80000000000).bit_count()


PLACE_recruiting_choose_n: Final = Place(
    'recruiting/choose n',
    'choice',
    (),
    'n',
    (
        Option('', ((466, KIND_1_9),), may_recruiting_choose_n, ('11.1-c',), (
            Guard(lambda s, n: n * 1 <= s[425 + s[464]], ('11.1-c',), 'n * draw_price <= ap[p]', need=lambda s, n: n * 1, have=lambda s, n: s[425 + s[464]]),
            Guard(lambda s, n: n <= (s[2144] & 0x1fffffffff80000000000).bit_count(), (), 'n <= count(recruits of Caledonian)', need=lambda s, n: (s[2144] & 0x1fffffffff80000000000).bit_count(), have=lambda s, n: n),
        )),
    ),
    lambda s: s[464],
    True,
)


def list_recruiting_choose_n_2(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose n 2`."""
    codes: list[int] = []
    for code in EACH_CELLS_data_28[1 * 41 + s[425 + s[464]] + 20]:
        n = code + 1
        if n <= s[399 + s[464]].bit_count():
            codes.append(code)
    return codes


def do_recruiting_choose_n_2(s: Store, code: int) -> int:
    """At `recruiting/choose n 2`, the value of `n` is given. @21.1-c"""
    n = code + 1
    p = s[464]
    # spend recruiting.n * stratagem_price(recruiting.p) ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @21.1-b
    at = 425 + p
    now = s[at]
    amount = n * 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('21.1-b',))
    s[at] = now - amount
    s[1765] = max(0, n)  # pick_stratagems.times := max(0, recruiting.n)
    s[466] = n  # recruiting.n
    s[467] = p  # pick_stratagems.p := recruiting.p
    s[468] = n  # pick_stratagems.n := recruiting.n
    return 145  # pick_stratagems/times


def may_recruiting_choose_n_2(s: Store, n: int) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * stratagem_price(recruiting.p) <= ap[recruiting.p] @21.1-c
    recruiting.n <= size(bin[recruiting.p])
    """
    return n * 1 <= s[425 + s[464]] and n <= s[399 + s[464]].bit_count()


PLACE_recruiting_choose_n_2: Final = Place(
    'recruiting/choose n 2',
    'choice',
    (),
    'n',
    (
        Option('', ((466, KIND_1_9),), may_recruiting_choose_n_2, ('21.1-c',), (
            Guard(lambda s, n: n * 1 <= s[425 + s[464]], ('21.1-c',), 'n * stratagem_price(p) <= ap[p]', need=lambda s, n: n * 1, have=lambda s, n: s[425 + s[464]]),
            Guard(lambda s, n: n <= s[399 + s[464]].bit_count(), (), 'n <= count(bin[p])', need=lambda s, n: n, have=lambda s, n: s[399 + s[464]].bit_count()),
        )),
    ),
    lambda s: s[464],
    True,
)


def list_recruiting_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose u`."""
    return [u for u in SETS[s[2144] & 0x1ffffffffe] if value_may_recruit(s, u)]


def do_recruiting_choose_u(s: Store, u: int) -> int:
    """At `recruiting/choose u`, the value of `u` is given. @11.1-a @4.0-p"""
    # spend recruit_price(recruiting.u) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @11.1-a @APX-a
    now = s[425]
    amount = 2 if s[6] and CELLS_data_34[u] else look_roman_recruits(CELLS_Unit_kind[u])
    if amount > now:
        raise cannot_spend('ap', amount, now, ('11.1-a', 'APX-a'))
    s[425] = now - amount
    if CELLS_Unit_kind[u] == 12:
        s[427] = 1  # building := yes @23.1-b
    s[465] = u  # recruiting.u
    s[473] = u  # deploy.u := recruiting.u
    s[1781] = 0  # return.deploy := 0
    return 113  # deploy


def may_recruiting_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    ("data 2"(recruiting.u) and Unit.place[recruiting.u] = recruit_box) and Unit.side(recruiting.u) = Roman
    may_recruit(recruiting.u) @11.1-a @4.0-p
    """
    return ((CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 0) and value_may_recruit(s, u)


PLACE_recruiting_choose_u: Final = Place(
    'recruiting/choose u',
    'choice',
    (),
    'u',
    (
        Option('', ((465, KIND_Unit),), may_recruiting_choose_u, ('11.1-a', '4.0-p'), (
            Guard(lambda s, u: (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 0, (), 'u in recruits of Roman'),
            Guard(lambda s, u: value_may_recruit(s, u), ('11.1-a', '4.0-p'), 'may_recruit(u)', need=lambda s, u: True, have=lambda s, u: bool(value_may_recruit(s, u))),
        )),
    ),
    lambda s: 0,
    True,
)


def list_retire_choose(s: Store) -> Sequence[int]:
    """What may be answered at `retire/choose`."""
    codes = [0]
    if some_retire_choose(s):
        codes.append(1)
    return codes


def do_retire_choose_to_britannia(s: Store) -> int:
    """At `retire/choose`, `to_britannia` is given."""
    # move Unit.place[retire.u] to britannia with Unit.aboard @8.1-a @8.1-b
    move_Unit_place_with_Unit_aboard(s, s[450], 360)
    s[450] = 0  # retire.u := agricola
    s[451] = 0  # retire.h := 1422
    return 172  # winter_quarters/each u next


def do_retire_choose_to_quarters(s: Store) -> int:
    """At `retire/choose`, `to_quarters` is given."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 76  # retire/choose h


def may_retire_choose_to_quarters(s: Store) -> object:
    """Whether `to_quarters` may be given.

    some(h in Hex where may_retire(retire.u, h))
    """
    return some_retire_choose(s)


DO_retire_choose: Final = (do_retire_choose_to_britannia, do_retire_choose_to_quarters)


def play_retire_choose(s: Store, code: int) -> int:
    """At `retire/choose`, an answer is given by its code."""
    return DO_retire_choose[code](s)


PLACE_retire_choose: Final = Place(
    'retire/choose',
    'choice',
    (),
    'retire',
    (
        Option('to_britannia', (), None, (), ()),
        Option('to_quarters', (), may_retire_choose_to_quarters, (), (
            Guard(lambda s: some_retire_choose(s), (), 'some h in Hex where may_retire(u, h)', need=lambda s: True, have=lambda s: bool(some_retire_choose(s))),
        )),
    ),
    lambda s: 0,
    False,
)


def list_retire_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `retire/choose h`."""
    return [h for h in range(360) if value_may_retire(s, s[450], h)]


def do_retire_choose_h(s: Store, h: int) -> int:
    """At `retire/choose h`, the value of `h` is given. @8.1-a @8.1-b"""
    # move Unit.place[retire.u] to retire.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[450], h)
    s[450] = 0  # retire.u := agricola
    s[451] = 0  # retire.h := 1422
    return 172  # winter_quarters/each u next


def may_retire_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_retire(retire.u, retire.h) @8.1-a @8.1-b
    """
    return value_may_retire(s, s[450], h)


PLACE_retire_choose_h: Final = Place(
    'retire/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((451, KIND_Hex),), may_retire_choose_h, ('8.1-a', '8.1-b'), (
            Guard(lambda s, h: value_may_retire(s, s[450], h), ('8.1-a', '8.1-b'), 'may_retire(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_retire(s, s[450], h))),
        )),
    ),
    lambda s: 0,
    True,
)


def list_retire_choose_h_2(s: Store) -> Sequence[int]:
    """What may be answered at `retire/choose h 2`."""
    return [h for h in range(360) if value_may_retire(s, s[450], h)]


def do_retire_choose_h_2(s: Store, h: int) -> int:
    """At `retire/choose h 2`, the value of `h` is given. @8.1-d"""
    # move Unit.place[retire.u] to retire.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[450], h)
    s[450] = 0  # retire.u := agricola
    s[451] = 0  # retire.h := 1422
    return 172  # winter_quarters/each u next


def may_retire_choose_h_2(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_retire(retire.u, retire.h) @8.1-d
    """
    return value_may_retire(s, s[450], h)


PLACE_retire_choose_h_2: Final = Place(
    'retire/choose h 2',
    'choice',
    (),
    'h',
    (
        Option('', ((451, KIND_Hex),), may_retire_choose_h_2, ('8.1-d',), (
            Guard(lambda s, h: value_may_retire(s, s[450], h), ('8.1-d',), 'may_retire(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_retire(s, s[450], h))),
        )),
    ),
    lambda s: 1,
    True,
)


def list_sail_choose(s: Store) -> Sequence[int]:
    """What may be answered at `sail/choose`."""
    lead = s[408]
    codes: list[int] = []
    if s[15 + lead] <= 359 and some_sail_choose(s, lead):
        codes.append(0)
    if s[15 + lead] == 360 and some_sail_choose_2(s, lead):
        codes.append(1)
    if s[15 + lead] <= 359 and CELLS_Hex_south[s[15 + lead]] and s[435] > 0 and not s[412]:
        codes.append(2)
    codes.append(3)
    return codes


def do_sail_choose_sail_on(s: Store) -> int:
    """At `sail/choose`, `sail_on` is given. @26.2-b"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 81  # sail_step/choose h


def may_sail_choose_sail_on(s: Store) -> object:
    """Whether `sail_on` may be given.

    Unit.place[lead] >= 1422 and Unit.place[lead] <= 3339
    some(h in Hex within "data 20"(Unit.place[lead]) where may_sail(lead, h))
    """
    return s[15 + s[408]] <= 359 and some_sail_choose_3(s)


def do_sail_choose_leave_britannia(s: Store) -> int:
    """At `sail/choose`, `leave_britannia` is given. @27.1-b"""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 68  # put_out/choose h


def may_sail_choose_leave_britannia(s: Store) -> object:
    """Whether `leave_britannia` may be given.

    Unit.place[lead] = britannia @27.1-b
    some(h in Hex within 0x3f81c0000000000000000000000000000000000000000000000000000000000000000000000000000000000000
      where may_sail(lead, h))
    """
    return s[15 + s[408]] == 360 and some_sail_choose_5(s)


def do_sail_choose_enter_britannia(s: Store) -> int:
    """At `sail/choose`, `enter_britannia` is given. @27.1-a"""
    for f in SETS[s[407]]:
        if s[407] >> f & 1:
            # move Unit.place[sail.f] to britannia with Unit.aboard
            move_Unit_place_with_Unit_aboard(s, f, 360)
    s[591] = 0
    s[590] = 1  # sail.halted := yes @27.1-c
    return 153  # sail/loop end


def may_sail_choose_enter_britannia(s: Store) -> object:
    """Whether `enter_britannia` may be given.

    Unit.place[lead] >= 1422 and Unit.place[lead] <= 3339
    Hex.south(Unit.place[lead]) @27.1-a
    range_left > 0
    not surprised
    """
    return s[15 + s[408]] <= 359 and CELLS_Hex_south[s[15 + s[408]]] and s[435] > 0 and not s[412]


def do_sail_choose_halt(s: Store) -> int:
    """At `sail/choose`, `halt` is given. @26.2-b"""
    s[590] = 1  # sail.halted := yes @26.2-b @26.3-a
    return 153  # sail/loop end


DO_sail_choose: Final = (do_sail_choose_sail_on, do_sail_choose_leave_britannia, do_sail_choose_enter_britannia, do_sail_choose_halt)


def play_sail_choose(s: Store, code: int) -> int:
    """At `sail/choose`, an answer is given by its code."""
    return DO_sail_choose[code](s)


PLACE_sail_choose: Final = Place(
    'sail/choose',
    'choice',
    ('26.2-b',),
    'sail',
    (
        Option('sail_on', (), may_sail_choose_sail_on, ('26.2-b',), (
            Guard(lambda s: s[15 + s[408]] <= 359, (), 'lead on Hex'),
            Guard(lambda s: some_sail_choose_4(s), (), 'some h in neighbours(lead.place) where may_sail(lead, h)', need=lambda s: True, have=lambda s: bool(some_sail_choose_4(s))),
        )),
        Option('leave_britannia', (), may_sail_choose_leave_britannia, ('27.1-b',), (
            Guard(lambda s: s[15 + s[408]] == 360, ('27.1-b',), 'lead at britannia', need=lambda s: KIND_Place.value(360), have=lambda s: KIND_Place.value(s[15 + s[408]])),
            Guard(lambda s: some_sail_choose_5(s), (), 'some h in Hex where h.south and may_sail(lead, h)', need=lambda s: True, have=lambda s: bool(some_sail_choose_5(s))),
        )),
        Option('enter_britannia', (), may_sail_choose_enter_britannia, ('27.1-a',), (
            Guard(lambda s: s[15 + s[408]] <= 359, (), 'lead on Hex'),
            Guard(lambda s: look_Hex_south(s[15 + s[408]]), ('27.1-a',), 'lead.place.south', need=lambda s: True, have=lambda s: bool(look_Hex_south(s[15 + s[408]]))),
            Guard(lambda s: s[435] > 0, (), 'range_left > 0', need=lambda s: 0, have=lambda s: s[435]),
            Guard(lambda s: not s[412], (), 'not surprised', need=lambda s: False, have=lambda s: bool(s[412])),
        )),
        Option('halt', (), None, ('26.2-b',), ()),
    ),
    lambda s: 0,
    False,
)


def list_sail_back_choose(s: Store) -> Sequence[int]:
    """What may be answered at `sail_back/choose`."""
    codes: list[int] = []
    if CELLS_Hex_south[s[413]]:
        codes.append(0)
    if some_has_way_by_sea(s):
        codes.append(1)
    return codes


def do_sail_back_choose_to_base(s: Store) -> int:
    """At `sail_back/choose`, `to_base` is given. @27.1-a"""
    u = s[542]
    crew = s[538]
    ships = s[539]
    for u in SETS[crew]:
        if crew >> u & 1:
            # move Unit.place[base_with.u] to britannia with Unit.aboard
            move_Unit_place_with_Unit_aboard(s, u, 360)
    s[542] = 0
    for u in SETS[ships]:
        if ships >> u & 1:
            # move Unit.place[base_with.u] to britannia with Unit.aboard @26.5-b
            move_Unit_place_with_Unit_aboard(s, u, 360)
    s[542] = 0
    s[540] = 0  # base_with.ships := empty
    s[541] = 0  # base_with.crew := empty
    s[542] = 0  # base_with.u := agricola
    return 155  # sail_back/end


def may_sail_back_choose_to_base(s: Store) -> object:
    """Whether `to_base` may be given.

    Hex.south(field) @27.1-a
    """
    return CELLS_Hex_south[s[413]]


def do_sail_back_choose_to_sea(s: Store) -> int:
    """At `sail_back/choose`, `to_sea` is given."""
    s[543] = s[534]  # sea_with.p := sail_back.p
    s[544] = s[539]  # sea_with.ships := sail_back.ships
    s[545] = s[538]  # sea_with.crew := sail_back.crew
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 82  # sea_with/choose k


def may_sail_back_choose_to_sea(s: Store) -> object:
    """Whether `to_sea` may be given.

    some(k in Hex within "data 9"(field) where may_sail_back(k))
    """
    return some_has_way_by_sea(s)


DO_sail_back_choose: Final = (do_sail_back_choose_to_base, do_sail_back_choose_to_sea)


def play_sail_back_choose(s: Store, code: int) -> int:
    """At `sail_back/choose`, an answer is given by its code."""
    return DO_sail_back_choose[code](s)


PLACE_sail_back_choose: Final = Place(
    'sail_back/choose',
    'choice',
    (),
    'sail_back',
    (
        Option('to_base', (), may_sail_back_choose_to_base, ('27.1-a',), (
            Guard(lambda s: CELLS_Hex_south[s[413]], ('27.1-a',), 'field.south', need=lambda s: True, have=lambda s: bool(CELLS_Hex_south[s[413]])),
        )),
        Option('to_sea', (), may_sail_back_choose_to_sea, (), (
            Guard(lambda s: some_has_way_by_sea(s), (), 'some k in neighbours(field) where may_sail_back(k)', need=lambda s: True, have=lambda s: bool(some_has_way_by_sea(s))),
        )),
    ),
    lambda s: s[534],
    False,
)


def list_sail_back_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `sail_back/choose 2`."""
    crew = s[538]
    codes: list[int] = []
    # ''
    if crew.bit_count() < s[536]:
        same_0 = CELLS_data_1[s[534]]
        same_1 = s[1783 + s[413]]
        same_2 = s[535]
        for u in SETS[same_0 & CELLS_data_15[s[1754] + 1] & same_1 & 0x1fffffffff803ffffffdf]:
            if crew.bit_count() + 1 + (same_0 & CELLS_data_13[u] & same_1 & 0x1fffffffff803ffffffdf).bit_count() >= same_2:
                codes.append(u)
    if crew.bit_count() >= s[535]:
        codes.append(96)
    return codes


def do_sail_back_choose_2(s: Store, u: int) -> int:
    """At `sail_back/choose 2`, `` is given. @26.5-b @26.5-c"""
    s[538] = s[538] | BIT_OF[u]  # sail_back.crew := sail_back.crew with sail_back.u
    s[537] = u  # sail_back.u
    s[1754] = u  # "sail_back.u last" := sail_back.u
    return 154  # sail_back/choose 2 watched


def may_sail_back_choose_2(s: Store, u: int) -> object:
    """Whether `` may be given.

    sail_back.u > "sail_back.u last" @26.5-b @26.5-c
    ("data 10"(sail_back.u, sail_back.p) and Unit.place[sail_back.u] = field) and "data 11"(sail_back.u) @26.5-b @26.5-c
    size(sail_back.crew) < sail_back.room @26.5-b @26.5-c
    size(sail_back.crew) + 1 + count(one in 0..95 within ((("data 1"(sail_back.p) meet "data 13"(sail_back.u)) meet
      "Unit.place by value"[field]) meet "0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
      22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
      59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80")) >= sail_back.needed
      @26.5-b @26.5-c
    """
    return u > s[1754] and ((CELLS_data_10[u * 2 + s[534]] and s[15 + u] == s[413]) and CELLS_data_11[u]) and s[538].bit_count() < s[536] and s[538].bit_count() + 1 + (CELLS_data_1[s[534]] & CELLS_data_13[u] & s[1783 + s[413]] & 0x1fffffffff803ffffffdf).bit_count() >= s[535]


def do_sail_back_choose_2_done(s: Store) -> int:
    """At `sail_back/choose 2`, `done` is given. @26.5-b @26.5-c"""
    s[539] = s[1783 + s[413]] & 0x1c00000020  # sail_back.ships := set(one in 0..95 within ("Unit.place by value"[field] meet "praef_class, classis_1, classis_2, classis_3"))
    if all_ap_die_roll_die(s):
        s[1754] = -1  # "sail_back.u last" := -1
        s[537] = 0  # sail_back.u := agricola
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[1754] = -1  # "sail_back.u last" := -1
        s[537] = 0  # sail_back.u := agricola
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[1754] = -1  # "sail_back.u last" := -1
    s[537] = 0  # sail_back.u := agricola
    return 79  # sail_back/choose


def may_sail_back_choose_2_done(s: Store) -> object:
    """Whether `done` may be given.

    size(sail_back.crew) >= sail_back.needed @26.5-b @26.5-c
    """
    return s[538].bit_count() >= s[535]


def play_sail_back_choose_2(s: Store, code: int) -> int:
    """At `sail_back/choose 2`, an answer is given by its code."""
    if code < 96:
        return do_sail_back_choose_2(s, code)
    return do_sail_back_choose_2_done(s)


PLACE_sail_back_choose_2: Final = Place(
    'sail_back/choose 2',
    'choice',
    ('26.5-b', '26.5-c'),
    'sail_back',
    (
        Option('', ((537, KIND_Unit),), may_sail_back_choose_2, ('26.5-b', '26.5-c'), (
            Guard(lambda s, u: u > s[1754], ('26.5-b', '26.5-c'), 'the next in order', need=lambda s, u: KIND_Unit.value(s[1754]), have=lambda s, u: KIND_Unit.value(u)),
            Guard(lambda s, u: (CELLS_data_10[u * 2 + s[534]] and s[15 + u] == s[413]) and CELLS_data_11[u], ('26.5-b', '26.5-c'), 'u in landsmen(p)'),
            Guard(lambda s, u: s[538].bit_count() < s[536], ('26.5-b', '26.5-c'), 'room for one more', need=lambda s, u: s[536], have=lambda s, u: s[538].bit_count()),
            Guard(lambda s, u: s[538].bit_count() + 1 + (CELLS_data_1[s[534]] & CELLS_data_13[u] & s[1783 + s[413]] & 0x1fffffffff803ffffffdf).bit_count() >= s[535], ('26.5-b', '26.5-c'), 'enough others behind it', need=lambda s, u: s[535], have=lambda s, u: s[538].bit_count() + 1 + (CELLS_data_1[s[534]] & CELLS_data_13[u] & s[1783 + s[413]] & 0x1fffffffff803ffffffdf).bit_count()),
        )),
        Option('done', (), may_sail_back_choose_2_done, ('26.5-b', '26.5-c'), (
            Guard(lambda s: s[538].bit_count() >= s[535], ('26.5-b', '26.5-c'), 'enough of them', need=lambda s: s[535], have=lambda s: s[538].bit_count()),
        )),
    ),
    lambda s: s[534],
    False,
)


def list_sail_step_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `sail_step/choose h`."""
    return [h for h in EACH_CELLS_data_20[s[15 + s[408]]] if (not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)]


def do_sail_step_choose_h(s: Store, h: int) -> int:
    """At `sail_step/choose h`, the value of `h` is given. @26.2-a"""
    s[592] = h  # sail_step.h
    s[594] = h  # arrive.h := sail_step.h
    s[1780] = 0  # return.arrive := 0
    return 93  # arrive


def may_sail_step_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    adjacent(Unit.place[lead], sail_step.h) on Hex
    may_sail(lead, sail_step.h) @26.2-a
    """
    return NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1 and (not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)


PLACE_sail_step_choose_h: Final = Place(
    'sail_step/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((592, KIND_Hex),), may_sail_step_choose_h, ('26.2-a',), (
            Guard(lambda s, h: NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1, (), 'h in neighbours(lead.place)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1)),
            Guard(lambda s, h: not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0, ('26.2-a',), 'may_sail(lead, h)', need=lambda s, h: True, have=lambda s, h: bool(not (s[412] or s[409] > 0 and s[15 + s[408]] == 360) if CELLS_data_23[s[408]] and CELLS_data_44[h] and (not (CELLS_data_33[s[408]] or CELLS_Hex_hibernia[h]) if CELLS_Hex_terrain[h] == 2 else not (CELLS_Hex_hibernia[h] or CELLS_data_23[s[408]] and not CELLS_Hex_coast[h])) and s[435] > 0 else 0)),
        )),
    ),
    lambda s: 0,
    True,
)


def list_sea_with_choose_k(s: Store) -> Sequence[int]:
    """What may be answered at `sea_with/choose k`."""
    return [k for k in EACH_CELLS_data_9[s[413]] if (not (CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000) if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k] else 0)]


def do_sea_with_choose_k(s: Store, k: int) -> int:
    """At `sea_with/choose k`, the value of `k` is given. @26.5-a"""
    crew = s[545]
    u = s[547]
    for u in SETS[s[544]]:
        if s[544] >> u & 1:
            # move Unit.place[sea_with.u] to sea_with.k with Unit.aboard
            move_Unit_place_with_Unit_aboard(s, u, k)
    s[547] = 0
    for u in SETS[crew]:
        if crew >> u & 1:
            # move Unit.place[sea_with.u] to sea_with.k with Unit.aboard @26.5-b
            move_Unit_place_with_Unit_aboard(s, u, k)
    s[547] = 0
    if CELLS_Hex_terrain[k] == 2:
        s[546] = k  # sea_with.k
        for u in SETS[crew]:
            s[547] = u
            return 156  # sea_with/each u
        s[547] = 0
        return 157  # sea_with/end
    s[546] = k  # sea_with.k
    return 157  # sea_with/end


def may_sea_with_choose_k(s: Store, k: int) -> object:
    """Whether the value of `k` may be given.

    adjacent(field, sea_with.k) on Hex
    may_sail_back(sea_with.k) @26.5-a
    """
    return NEAR_Hex[k] >> s[413] & 1 and (not (CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000) if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k] else 0)


PLACE_sea_with_choose_k: Final = Place(
    'sea_with/choose k',
    'choice',
    (),
    'k',
    (
        Option('', ((546, KIND_Hex),), may_sea_with_choose_k, ('26.5-a',), (
            Guard(lambda s, k: NEAR_Hex[k] >> s[413] & 1, (), 'k in neighbours(field)', need=lambda s, k: True, have=lambda s, k: bool(NEAR_Hex[k] >> s[413] & 1)),
            Guard(lambda s, k: not (CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000) if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k] else 0, ('26.5-a',), 'may_sail_back(k)', need=lambda s, k: True, have=lambda s, k: bool(not (CELLS_Hex_coast[k] and s[1783 + k] & 0xffffffffff80000000000) if NEAR_Hex[k] >> s[413] & 1 and CELLS_data_44[k] and not CELLS_Hex_hibernia[k] else 0)),
        )),
    ),
    lambda s: s[543],
    True,
)


def list_set_up_caledonians_roll_c(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_caledonians/roll c`."""
    return SETS[s[2146] & 0xfffe00000000000000000000]


def arrive_set_up_caledonians_roll_c(s: Store) -> int:
    """There must be an answer at `set_up_caledonians/roll c`."""
    for code in SETS[s[2146] & 0xfffe00000000000000000000]:
        c = code
        return 83
    raise nothing_comes(True, ('6.0-d', '24.1-a'))


def do_set_up_caledonians_roll_c(s: Store, c: int) -> int:
    """At `set_up_caledonians/roll c`, the value of `c` is given. @6.0-d @24.1-a"""
    h = s[439]
    # move Unit.place[set_up_caledonians.c] to set_up_caledonians.h with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, c, h)
    s[438] = c  # set_up_caledonians.c
    after = h
    for h in SETS[0x30000000000080000020040000010010000220040000200002000880000000000 & -(1 << after + 1)]:
        if not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0:
            s[439] = h
            return 159  # set_up_caledonians/roll c watched
    s[439] = 0
    s[442] = 43  # place_band.u := calgacus
    s[1782] = 1  # return.place_band := 1
    return 146  # place_band/choose h watched


def may_set_up_caledonians_roll_c(s: Store, c: int) -> object:
    """Whether the value of `c` may be given.

    "data 3"(set_up_caledonians.c) and Unit.place[set_up_caledonians.c] = center_box @6.0-d @24.1-a
    """
    return CELLS_data_3[c] and s[15 + c] == 363


def roll_set_up_caledonians_roll_c(s: Store, rand: Callable[[], float]) -> int:
    """Answers `set_up_caledonians/roll c` at random; -1 if nothing may be answered."""
    set_0 = s[2146] & 0xfffe00000000000000000000
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_set_up_caledonians_roll_c(s, nth_member(set_0, place))


PLACE_set_up_caledonians_roll_c: Final = Place(
    'set_up_caledonians/roll c',
    'chance',
    ('6.0-d', '24.1-a'),
    'c',
    (
        Option('', ((438, KIND_Unit),), may_set_up_caledonians_roll_c, ('6.0-d', '24.1-a'), (
            Guard(lambda s, c: CELLS_data_3[c] and s[15 + c] == 363, ('6.0-d', '24.1-a'), 'something to draw'),
        )),
    ),
    None,
    True,
)


def list_set_up_caledonians_roll_u(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_caledonians/roll u`."""
    return SETS[s[2144] & 0x1fffffffff80000000000]


def arrive_set_up_caledonians_roll_u(s: Store) -> int:
    """There must be an answer at `set_up_caledonians/roll u`."""
    for code in SETS[s[2144] & 0x1fffffffff80000000000]:
        u = code
        return 84
    raise nothing_comes(True, ('6.0-i',))


def do_set_up_caledonians_roll_u(s: Store, u: int) -> int:
    """At `set_up_caledonians/roll u`, the value of `u` is given. @6.0-i"""
    s[440] = u  # set_up_caledonians.u
    s[442] = u  # place_band.u := set_up_caledonians.u
    s[1782] = 0  # return.place_band := 0
    return 146  # place_band/choose h watched


def may_set_up_caledonians_roll_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    ("data 2"(set_up_caledonians.u) and Unit.place[set_up_caledonians.u] = recruit_box) and
      Unit.side(set_up_caledonians.u) = Caledonian @6.0-i
    """
    return (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1


def roll_set_up_caledonians_roll_u(s: Store, rand: Callable[[], float]) -> int:
    """Answers `set_up_caledonians/roll u` at random; -1 if nothing may be answered."""
    set_0 = s[2144] & 0x1fffffffff80000000000
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_set_up_caledonians_roll_u(s, nth_member(set_0, place))


PLACE_set_up_caledonians_roll_u: Final = Place(
    'set_up_caledonians/roll u',
    'chance',
    ('6.0-i',),
    'u',
    (
        Option('', ((440, KIND_Unit),), may_set_up_caledonians_roll_u, ('6.0-i',), (
            Guard(lambda s, u: (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1, ('6.0-i',), 'something to draw'),
        )),
    ),
    None,
    True,
)


def list_set_up_romans_choose(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_romans/choose`."""
    return (0, 1)


def do_set_up_romans_choose_to_fortress(s: Store) -> int:
    """At `set_up_romans/choose`, `to_fortress` is given. @6.0-n"""
    s[446] = s[444]  # move_to_fortress.u := set_up_romans.u
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 57  # move_to_fortress/choose h


def do_set_up_romans_choose_to_britannia(s: Store) -> int:
    """At `set_up_romans/choose`, `to_britannia` is given. @6.0-n"""
    # move Unit.place[set_up_romans.u] to britannia with Unit.aboard
    move_Unit_place_with_Unit_aboard(s, s[444], 360)
    return 163  # set_up_romans/each u next


DO_set_up_romans_choose: Final = (do_set_up_romans_choose_to_fortress, do_set_up_romans_choose_to_britannia)


def play_set_up_romans_choose(s: Store, code: int) -> int:
    """At `set_up_romans/choose`, an answer is given by its code."""
    return DO_set_up_romans_choose[code](s)


PLACE_set_up_romans_choose: Final = Place(
    'set_up_romans/choose',
    'choice',
    ('6.0-n',),
    'set_up_romans',
    (
        Option('to_fortress', (), None, ('6.0-n',), ()),
        Option('to_britannia', (), None, ('6.0-n',), ()),
    ),
    lambda s: 0,
    False,
)


def list_spring_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `spring/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_spring_roll_die(s: Store, code: int) -> int:
    """At `spring/roll die`, the value of `die` is given. @24.3-a"""
    die = code + 1
    s[1034] = max(0, die)  # spring.times := max(0, spring.die)
    s[569] = die  # spring.die
    return 165  # spring/times


PLACE_spring_roll_die: Final = Place(
    'spring/roll die',
    'chance',
    ('24.3-a',),
    'die',
    (
        Option('', ((569, KIND_1_6),), None, ('24.3-a',), ()),
    ),
    lambda s: 1,
    True,
)


def list_spring_roll_u(s: Store) -> Sequence[int]:
    """What may be answered at `spring/roll u`."""
    return SETS[s[2144] & 0x1fffffffff80000000000]


def arrive_spring_roll_u(s: Store) -> int:
    """There must be an answer at `spring/roll u`."""
    for code in SETS[s[2144] & 0x1fffffffff80000000000]:
        u = code
        return 87
    raise nothing_comes(True, ('24.3-a',))


def do_spring_roll_u(s: Store, u: int) -> int:
    """At `spring/roll u`, the value of `u` is given. @24.3-a"""
    # Unit.order[spring.u] := good @19.1-a
    at = 111 + u
    bit = 1 << at - 111
    if s[at] == 1:
        s[2149] &= ~bit
    s[at] = 0
    # move Unit.place[spring.u] to spring.h with Unit.aboard @24.3-e
    new = s[568]
    move_Unit_place_with_Unit_aboard(s, u, new)
    s[570] = u  # spring.u
    s[419] = 1  # ambushed := yes @24.3-b
    return 165  # spring/times


def may_spring_roll_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    ("data 2"(spring.u) and Unit.place[spring.u] = recruit_box) and Unit.side(spring.u) = Caledonian @24.3-a
    """
    return (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1


def roll_spring_roll_u(s: Store, rand: Callable[[], float]) -> int:
    """Answers `spring/roll u` at random; -1 if nothing may be answered."""
    set_0 = s[2144] & 0x1fffffffff80000000000
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_spring_roll_u(s, nth_member(set_0, place))


PLACE_spring_roll_u: Final = Place(
    'spring/roll u',
    'chance',
    ('24.3-a',),
    'u',
    (
        Option('', ((570, KIND_Unit),), may_spring_roll_u, ('24.3-a',), (
            Guard(lambda s, u: (CELLS_data_2[u] and s[15 + u] == 361) and CELLS_Unit_side[u] == 1, ('24.3-a',), 'something to draw'),
        )),
    ),
    None,
    True,
)


def list_step_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `step/choose h`."""
    return [h for h in EACH_CELLS_data_18[s[15 + s[408]]] if all_ap_die_roll_die_2(s, h)]


def do_step_choose_h(s: Store, h: int) -> int:
    """At `step/choose h`, the value of `h` is given. @13.0-b"""
    s[500] = s[495]  # come_to.p := step.p
    s[496] = h  # step.h
    s[499] = h  # come_to.h := step.h
    s[1777] = 0  # return.come_to := 0
    return 97  # come_to


def may_step_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    adjacent(Unit.place[lead], step.h) on Hex
    all(may_step(u, step.h) for u in Unit within force) @13.0-b
    """
    return NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1 and all_ap_die_roll_die_2(s, h)


PLACE_step_choose_h: Final = Place(
    'step/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((496, KIND_Hex),), may_step_choose_h, ('13.0-b',), (
            Guard(lambda s, h: NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1, (), 'h in neighbours(lead.place)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> space_of('Hex', 360, s[15 + s[408]]) & 1)),
            Guard(lambda s, h: all_ap_die_roll_die_2(s, h), ('13.0-b',), 'for all u in force: may_step(u, h)', need=lambda s, h: True, have=lambda s, h: bool(all_ap_die_roll_die_2(s, h))),
        )),
    ),
    lambda s: s[495],
    True,
)


def list_suffer_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `suffer/choose u`."""
    return SETS[s[1783 + s[413]] & CELLS_data_4[s[518]]]


def do_suffer_choose_u(s: Store, u: int) -> int:
    """At `suffer/choose u`, the value of `u` is given. @16.1-c"""
    s[520] = u  # suffer.u
    s[521] = u  # hit.u := suffer.u
    s[1770] = 1  # return.hit := 1
    return 140  # hit


def may_suffer_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    "data 10"(suffer.u, suffer.p) and Unit.place[suffer.u] = field
    "data 16"(suffer.u) @16.1-c
    """
    return (CELLS_data_10[u * 2 + s[518]] and s[15 + u] == s[413]) and CELLS_data_16[u]


def roll_suffer_choose_u(s: Store, rand: Callable[[], float]) -> int:
    """Answers `suffer/choose u` at random; -1 if nothing may be answered."""
    set_0 = s[1783 + s[413]] & CELLS_data_4[s[518]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_suffer_choose_u(s, nth_member(set_0, place))


PLACE_suffer_choose_u: Final = Place(
    'suffer/choose u',
    'choice',
    (),
    'u',
    (
        Option('', ((520, KIND_Unit),), may_suffer_choose_u, ('16.1-c',), (
            Guard(lambda s, u: CELLS_data_10[u * 2 + s[518]] and s[15 + u] == s[413], (), 'u in fighters of p at field'),
            Guard(lambda s, u: CELLS_data_16[u], ('16.1-c',), 'may_be_hit(u)', need=lambda s, u: True, have=lambda s, u: bool(CELLS_data_16[u])),
        )),
    ),
    lambda s: s[518],
    True,
)


def list_take_down_camp_choose_c(s: Store) -> Sequence[int]:
    """What may be answered at `take_down_camp/choose c`."""
    return [c for c in (37, 38, 39, 40, 41, 42) if s[15 + c] <= 359]


def do_take_down_camp_choose_c(s: Store, c: int) -> int:
    """At `take_down_camp/choose c`, the value of `c` is given. @11.7-a"""
    # move Unit.place[take_down_camp.c] to recruit_box with Unit.aboard @11.7-c
    move_Unit_place_with_Unit_aboard(s, c, 361)
    # gain 0 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @11.7-b @7.2-e @7.2-n
    now = s[425]
    s[425] = max(now, min(now + 0, 9))
    s[476] = 0  # take_down_camp.c := agricola
    return 115  # dismantle/loop


def may_take_down_camp_choose_c(s: Store, c: int) -> object:
    """Whether the value of `c` may be given.

    Unit.kind(take_down_camp.c) = praesidium
    Unit.place[take_down_camp.c] >= 1422 and Unit.place[take_down_camp.c] <= 3339 @11.7-a
    """
    return CELLS_Unit_kind[c] == 12 and s[15 + c] <= 359


PLACE_take_down_camp_choose_c: Final = Place(
    'take_down_camp/choose c',
    'choice',
    (),
    'c',
    (
        Option('', ((476, KIND_Unit),), may_take_down_camp_choose_c, ('11.7-a',), (
            Guard(lambda s, c: CELLS_Unit_kind[c] == 12, (), 'c in praesida', need=lambda s, c: KIND_Kind.value(12), have=lambda s, c: KIND_Kind.value(CELLS_Unit_kind[c])),
            Guard(lambda s, c: s[15 + c] <= 359, ('11.7-a',), 'c on Hex'),
        )),
    ),
    lambda s: 0,
    True,
)


def list_volley_roll_d(s: Store) -> Sequence[int]:
    """What may be answered at `volley/roll d`."""
    return (0, 1, 2, 3, 4, 5)


def do_volley_roll_d(s: Store, code: int) -> int:
    """At `volley/roll d`, the value of `d` is given. @16.2-e"""
    d = code + 1
    if value_scores(s, s[516], d):
        s[515] = min(s[515] + 1, 120)  # volley.hits := min(volley.hits + 1, 120) @16.0-a
    s[517] = d  # volley.d
    return 169  # volley/times


PLACE_volley_roll_d: Final = Place(
    'volley/roll d',
    'chance',
    ('16.2-e',),
    'd',
    (
        Option('', ((517, KIND_1_6),), None, ('16.2-e',), ()),
    ),
    lambda s: s[514],
    True,
)


def step_ap_determination_then(s: Store) -> int:
    """`ap_determination/then`: goes on by itself."""
    s[571] = s[461]  # consult_monolith.p := ap_determination.p
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 14  # consult_monolith/choose


PLACE_ap_determination_then: Final = Place('ap_determination/then', 'step', (), 'step')


def step_arrive(s: Store) -> int:
    """`arrive`: goes on by itself."""
    for f in SETS[s[407]]:
        if s[407] >> f & 1:
            # move Unit.place[arrive.f] to arrive.h with Unit.aboard @26.1-b
            new = s[594]
            move_Unit_place_with_Unit_aboard(s, f, new)
    s[595] = 0
    new = s[435] - 1  # range_left := range_left - 1
    if not 0 <= new <= 24:
        raise out_of_range('range_left', new, ())
    s[435] = new
    s[409] = min(s[409] + 1, 99)  # went := min(went + 1, 99)
    s[565] = s[594]  # discover.h := arrive.h
    s[1778] = 1  # return.discover := 1
    return 114  # discover


PLACE_arrive: Final = Place('arrive', 'step', (), 'step')


def step_battle_loop(s: Store) -> int:
    """`battle/loop`: goes on by itself."""
    p = s[506]
    s[417] = 0  # paid_for_advantage[Roman] := no
    s[418] = 0  # paid_for_advantage[Caledonian] := no
    if all_ap_die_roll_die(s):
        s[509] = p  # battle_round.p := battle.p
        s[510] = p  # battle_round.s := battle.p
        s[513] = p  # declare.s := battle.p
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[509] = p  # battle_round.p := battle.p
        s[510] = p  # battle_round.s := battle.p
        s[513] = p  # declare.s := battle.p
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[509] = p  # battle_round.p := battle.p
    s[510] = p  # battle_round.s := battle.p
    s[513] = p  # declare.s := battle.p
    return 18  # declare/choose 2


PLACE_battle_loop: Final = Place('battle/loop', 'step', (), 'step')


def step_battle_round_choose_watched(s: Store) -> int:
    """`battle_round/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 2  # battle_round/choose


PLACE_battle_round_choose_watched: Final = Place('battle_round/choose watched', 'step', (), 'step')


def step_bid_for_sides_end(s: Store) -> int:
    """`bid_for_sides/end`: goes on by itself."""
    s[606] = 0  # bid_for_sides.first := 0
    s[607] = 0  # bid_for_sides.second := 0
    return 158  # set_up/then


PLACE_bid_for_sides_end: Final = Place('bid_for_sides/end', 'step', (), 'step')


def step_come_to(s: Store) -> int:
    """`come_to`: goes on by itself."""
    h = s[499]
    for u in SETS[s[407]]:
        if s[407] >> u & 1:
            # move Unit.place[come_to.u] to come_to.h with Unit.aboard @12.1-b @14.0-c
            move_Unit_place_with_Unit_aboard(s, u, h)
    s[501] = 0
    s[411] = s[411] | BIT_OF[h]  # been := been with come_to.h
    s[409] = min(s[409] + 1, 99)  # went := min(went + 1, 99)
    if s[500] == 0:
        s[565] = h  # discover.h := come_to.h
        s[1778] = 0  # return.discover := 0
        return 114  # discover
    if s[1777] == 0:
        s[499] = 0  # come_to.h := 1422
        s[500] = 0  # come_to.p := Roman
        s[501] = 0  # come_to.u := agricola
        s[1777] = 0  # return.come_to := 0
        s[495] = 0  # step.p := Roman
        s[496] = 0  # step.h := 1422
        return 144  # move_force/loop end
    s[499] = 0  # come_to.h := 1422
    s[500] = 0  # come_to.p := Roman
    s[501] = 0  # come_to.u := agricola
    s[1777] = 0  # return.come_to := 0
    s[497] = 0  # leave_base.p := Roman
    s[498] = 0  # leave_base.h := 1422
    return 144  # move_force/loop end


PLACE_come_to: Final = Place('come_to', 'step', (), 'step')


def step_conduct_march_choose_first_watched(s: Store) -> int:
    """`conduct_march/choose first watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 7  # conduct_march/choose first


PLACE_conduct_march_choose_first_watched: Final = Place('conduct_march/choose first watched', 'step', (), 'step')


def step_conduct_march_then(s: Store) -> int:
    """`conduct_march/then`: goes on by itself."""
    lead = s[408]
    s[492] = s[482]  # move_force.p := conduct_march.p
    s[411] = 0  # been := empty
    if s[15 + lead] <= 359:
        s[411] = 0 | BIT_OF[s[15 + lead]]  # been := 0 with Unit.place[lead]
    if all_ap_die_roll_die(s):
        s[409] = 0  # went := 0
        s[410] = 0  # by_road := no
        s[412] = 0  # surprised := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[409] = 0  # went := 0
        s[410] = 0  # by_road := no
        s[412] = 0  # surprised := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[409] = 0  # went := 0
    s[410] = 0  # by_road := no
    s[412] = 0  # surprised := no
    return 56  # move_force/choose 2


PLACE_conduct_march_then: Final = Place('conduct_march/then', 'step', (), 'step')


def step_conduct_voyage_after_each(s: Store) -> int:
    """`conduct_voyage/after each`: goes on by itself."""
    # append voyage_ended to events size events.size at most 64 @RST-1b
    new = 13
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('RST-1b',))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append conduct_voyage.n to "events voyage_ended.n" size "events voyage_ended.n.size" at most 64
    new = s[577]
    count = s[838]
    if count >= 64:
        raise queue_fault('events voyage_ended.n', 'full', ())
    first = 774 + count
    s[first] = new
    s[838] = count + 1
    if s[642]:
        s[487] = 0  # end_of_march.p := Roman
        s[1775] = 1  # return.end_of_march := 1
        return 119  # end_of_march
    s[642] = 1  # "events running" := yes
    s[1771] = 12  # return.events := 12
    return 122  # events


PLACE_conduct_voyage_after_each: Final = Place('conduct_voyage/after each', 'step', (), 'step')


def step_conduct_voyage_after_each_2(s: Store) -> int:
    """`conduct_voyage/after each 2`: goes on by itself."""
    s[1760] = s[577]  # conduct_voyage.range.dice := conduct_voyage.n
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 10  # conduct_voyage/roll range.1


PLACE_conduct_voyage_after_each_2: Final = Place('conduct_voyage/after each 2', 'step', (), 'step')


def step_conduct_voyage_choose_flagship_watched(s: Store) -> int:
    """`conduct_voyage/choose flagship watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 9  # conduct_voyage/choose flagship


PLACE_conduct_voyage_choose_flagship_watched: Final = Place('conduct_voyage/choose flagship watched', 'step', (), 'step')


def step_conduct_voyage_choose_watched(s: Store) -> int:
    """`conduct_voyage/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 8  # conduct_voyage/choose


PLACE_conduct_voyage_choose_watched: Final = Place('conduct_voyage/choose watched', 'step', (), 'step')


def step_conduct_voyage_each_f(s: Store) -> int:
    """`conduct_voyage/each f`: goes on by itself."""
    f = s[581]
    if s[2150 + f] and (s[15 + f] == 360 or s[15 + f] <= 359 and CELLS_Hex_coast[s[15 + f]]):
        s[596] = f  # debark.f := conduct_voyage.f
        s[598] = 0  # debark.ashore := empty
        s[1759] = -1  # "debark.u last" := -1
        return 110  # debark/choose watched
    s[596] = 0  # debark.f := agricola
    s[597] = 0  # debark.u := agricola
    s[598] = 0  # debark.ashore := empty
    s[1759] = -1  # "debark.u last" := -1
    after = f
    for f in SETS[s[407] & 0x1c00000020 & -(1 << after + 1)]:
        s[581] = f
        return 104  # conduct_voyage/each f
    s[581] = 0
    return 100  # conduct_voyage/after each


PLACE_conduct_voyage_each_f: Final = Place('conduct_voyage/each f', 'step', (), 'step')


def step_conduct_voyage_each_f_2(s: Store) -> int:
    """`conduct_voyage/each f 2`: goes on by itself."""
    f = s[581]
    if s[15 + f] == 360 or s[15 + f] <= 359 and CELLS_Hex_coast[s[15 + f]]:
        s[587] = f  # embark.f := conduct_voyage.f
        s[589] = 0  # embark.load := empty
        s[1761] = -1  # "embark.u last" := -1
        return 117  # embark/choose watched
    s[587] = 0  # embark.f := agricola
    s[588] = 0  # embark.u := agricola
    s[589] = 0  # embark.load := empty
    s[1761] = -1  # "embark.u last" := -1
    after = f
    for f in SETS[s[407] & 0x1c00000020 & -(1 << after + 1)]:
        s[581] = f
        return 105  # conduct_voyage/each f 2
    s[581] = 0
    return 101  # conduct_voyage/after each 2


PLACE_conduct_voyage_each_f_2: Final = Place('conduct_voyage/each f 2', 'step', (), 'step')


def step_conduct_voyage_rolled_1(s: Store) -> int:
    """`conduct_voyage/rolled 1`: goes on by itself."""
    if s[1760] >= 2:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 11  # conduct_voyage/roll range.2
    s[584] = 0  # conduct_voyage.range.2 := 0
    return 107  # conduct_voyage/rolled 2


PLACE_conduct_voyage_rolled_1: Final = Place('conduct_voyage/rolled 1', 'step', (), 'step')


def step_conduct_voyage_rolled_2(s: Store) -> int:
    """`conduct_voyage/rolled 2`: goes on by itself."""
    if s[1760] >= 3:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 12  # conduct_voyage/roll range.3
    s[585] = 0  # conduct_voyage.range.3 := 0
    return 108  # conduct_voyage/rolled 3


PLACE_conduct_voyage_rolled_2: Final = Place('conduct_voyage/rolled 2', 'step', (), 'step')


def step_conduct_voyage_rolled_3(s: Store) -> int:
    """`conduct_voyage/rolled 3`: goes on by itself."""
    if s[1760] >= 4:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 13  # conduct_voyage/roll range.4
    its_0_conduct_voyage_range = s[583] + s[584] + s[585] + 0
    if not 1 <= its_0_conduct_voyage_range <= 24:
        raise out_of_range('conduct_voyage.range', its_0_conduct_voyage_range, ('26.2-a',))
    if all_ap_die_roll_die(s):
        s[586] = 0  # conduct_voyage.range.4 := 0
        s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + 0 @26.2-a
        s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
        s[590] = 0  # sail.halted := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[586] = 0  # conduct_voyage.range.4 := 0
        s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + 0 @26.2-a
        s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
        s[590] = 0  # sail.halted := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[586] = 0  # conduct_voyage.range.4 := 0
    s[582] = its_0_conduct_voyage_range  # conduct_voyage.range := conduct_voyage.range.1 + conduct_voyage.range.2 + conduct_voyage.range.3 + 0 @26.2-a
    s[435] = its_0_conduct_voyage_range  # range_left := conduct_voyage.range
    s[590] = 0  # sail.halted := no
    return 78  # sail/choose


PLACE_conduct_voyage_rolled_3: Final = Place('conduct_voyage/rolled 3', 'step', (), 'step')


def step_conduct_voyage_then(s: Store) -> int:
    """`conduct_voyage/then`: goes on by itself."""
    s[487] = 0  # end_of_march.p := Roman
    s[1775] = 1  # return.end_of_march := 1
    return 119  # end_of_march


PLACE_conduct_voyage_then: Final = Place('conduct_voyage/then', 'step', (), 'step')


def step_debark_choose_watched(s: Store) -> int:
    """`debark/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 16  # debark/choose


PLACE_debark_choose_watched: Final = Place('debark/choose watched', 'step', (), 'step')


def step_declare_then(s: Store) -> int:
    """`declare/then`: goes on by itself."""
    # append declared to events size events.size at most 64
    new = 4
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append declare.s to "events declared.p" size "events declared.p.size" at most 64
    new = s[513]
    count = s[1489]
    if count >= 64:
        raise queue_fault('events declared.p', 'full', ())
    first = 1425 + count
    s[first] = new
    s[1489] = count + 1
    if s[642]:
        if all_ap_die_roll_die(s):
            s[513] = 0  # declare.s := Roman
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[513] = 0  # declare.s := Roman
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[513] = 0  # declare.s := Roman
        return 3  # battle_round/roll a
    s[642] = 1  # "events running" := yes
    s[1771] = 7  # return.events := 7
    return 122  # events


PLACE_declare_then: Final = Place('declare/then', 'step', (), 'step')


def step_declare_then_3(s: Store) -> int:
    """`declare/then 3`: goes on by itself."""
    # append declared to events size events.size at most 64
    new = 4
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append declare.s to "events declared.p" size "events declared.p.size" at most 64
    new = s[513]
    count = s[1489]
    if count >= 64:
        raise queue_fault('events declared.p', 'full', ())
    first = 1425 + count
    s[first] = new
    s[1489] = count + 1
    if s[642]:
        its_0_battle_round_s = 1 - s[509]
        if all_ap_die_roll_die(s):
            s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
            s[513] = its_0_battle_round_s  # declare.s := battle_round.s
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
            s[513] = its_0_battle_round_s  # declare.s := battle_round.s
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
        s[513] = its_0_battle_round_s  # declare.s := battle_round.s
        return 17  # declare/choose
    s[642] = 1  # "events running" := yes
    s[1771] = 8  # return.events := 8
    return 122  # events


PLACE_declare_then_3: Final = Place('declare/then 3', 'step', (), 'step')


def step_deploy(s: Store) -> int:
    """`deploy`: goes on by itself."""
    u = s[473]
    # Unit.order[deploy.u] := good @19.1-a
    at = 111 + u
    bit = 1 << at - 111
    if s[at] == 1:
        s[2149] &= ~bit
    s[at] = 0
    if value_may_go_to_base(s, u):
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 19  # deploy/choose
    for h in range(360):
        if value_may_deploy(s, u, h):
            if all_ap_die_roll_die(s):
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            return 20  # deploy/choose h
    if s[1781] == 0:
        if all_ap_die_roll_die(s):
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[473] = 0  # deploy.u := agricola
            s[474] = 0  # deploy.h := 1422
            s[1781] = 0  # return.deploy := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[473] = 0  # deploy.u := agricola
        s[474] = 0  # deploy.h := 1422
        s[1781] = 0  # return.deploy := 0
        return 71  # recruiting/choose
    s[473] = 0  # deploy.u := agricola
    s[474] = 0  # deploy.h := 1422
    s[1781] = 0  # return.deploy := 0
    s[472] = 0  # draw_one.u := agricola
    return 116  # draw_and_deploy/times


PLACE_deploy: Final = Place('deploy', 'step', (), 'step')


def step_discover(s: Store) -> int:
    """`discover`: goes on by itself."""
    its_0_discover_c_as_it_was = set_discover(s)
    s[1757] = its_0_discover_c_as_it_was  # "discover.c as it was" := set(one in Unit within ("Unit.place by value"[discover.h] meet "oppidum_1, oppidum_2, oppidum_3, ambush_1, ambush_2, ambush_ ...
    for c in SETS[its_0_discover_c_as_it_was]:
        s[566] = c
        s[412] = 1  # surprised := yes @24.2-a
        s[563] = c  # reveal.c := discover.c
        s[564] = 1  # reveal.by_romans := yes
        s[1773] = 1  # return.reveal := 1
        return 152  # reveal
    s[566] = 0
    if s[1778] == 0:
        if s[1777] == 0:
            s[565] = 0  # discover.h := 1422
            s[566] = 0  # discover.c := agricola
            s[1757] = 0  # "discover.c as it was" := empty
            s[1778] = 0  # return.discover := 0
            s[499] = 0  # come_to.h := 1422
            s[500] = 0  # come_to.p := Roman
            s[501] = 0  # come_to.u := agricola
            s[1777] = 0  # return.come_to := 0
            s[495] = 0  # step.p := Roman
            s[496] = 0  # step.h := 1422
            return 144  # move_force/loop end
        s[565] = 0  # discover.h := 1422
        s[566] = 0  # discover.c := agricola
        s[1757] = 0  # "discover.c as it was" := empty
        s[1778] = 0  # return.discover := 0
        s[499] = 0  # come_to.h := 1422
        s[500] = 0  # come_to.p := Roman
        s[501] = 0  # come_to.u := agricola
        s[1777] = 0  # return.come_to := 0
        s[497] = 0  # leave_base.p := Roman
        s[498] = 0  # leave_base.h := 1422
        return 144  # move_force/loop end
    if s[1780] == 0:
        s[565] = 0  # discover.h := 1422
        s[566] = 0  # discover.c := agricola
        s[1757] = 0  # "discover.c as it was" := empty
        s[1778] = 0  # return.discover := 0
        s[594] = 0  # arrive.h := 1422
        s[595] = 0  # arrive.f := agricola
        s[1780] = 0  # return.arrive := 0
        s[592] = 0  # sail_step.h := 1422
        return 153  # sail/loop end
    s[565] = 0  # discover.h := 1422
    s[566] = 0  # discover.c := agricola
    s[1757] = 0  # "discover.c as it was" := empty
    s[1778] = 0  # return.discover := 0
    s[594] = 0  # arrive.h := 1422
    s[595] = 0  # arrive.f := agricola
    s[1780] = 0  # return.arrive := 0
    s[593] = 0  # put_out.h := 1422
    return 153  # sail/loop end


PLACE_discover: Final = Place('discover', 'step', (), 'step')


def step_dismantle_loop(s: Store) -> int:
    """`dismantle/loop`: goes on by itself."""
    if not s[475] and some_dismantle_loop(s):
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 22  # dismantle/choose
    if all_ap_die_roll_die(s):
        s[475] = 0  # dismantle.kept := no
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[475] = 0  # dismantle.kept := no
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[475] = 0  # dismantle.kept := no
    return 71  # recruiting/choose


PLACE_dismantle_loop: Final = Place('dismantle/loop', 'step', (), 'step')


def step_draw_and_deploy_times(s: Store) -> int:
    """`draw_and_deploy/times`: goes on by itself."""
    if s[1764] >= 1:
        s[1764] = s[1764] - 1  # draw_and_deploy.times := draw_and_deploy.times - 1
        if s[2144] & 0x1fffffffff80000000000:
            if all_ap_die_roll_die(s):
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            return 175  # draw_one/roll u
        s[472] = 0  # draw_one.u := agricola
        return 116  # draw_and_deploy/times
    if all_ap_die_roll_die(s):
        s[471] = 0  # draw_and_deploy.n := 0
        s[1764] = 0  # draw_and_deploy.times := 0
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[471] = 0  # draw_and_deploy.n := 0
        s[1764] = 0  # draw_and_deploy.times := 0
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[471] = 0  # draw_and_deploy.n := 0
    s[1764] = 0  # draw_and_deploy.times := 0
    return 71  # recruiting/choose


PLACE_draw_and_deploy_times: Final = Place('draw_and_deploy/times', 'step', (), 'step')


def step_embark_choose_watched(s: Store) -> int:
    """`embark/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 25  # embark/choose


PLACE_embark_choose_watched: Final = Place('embark/choose watched', 'step', (), 'step')


def step_emperor_visit_end(s: Store) -> int:
    """`emperor_visit/end`: goes on by itself."""
    s[459] = 0  # emperor_visit.there := no
    return 135  # events_phase/then 4


PLACE_emperor_visit_end: Final = Place('emperor_visit/end', 'step', (), 'step')


def step_end_of_march(s: Store) -> int:
    """`end_of_march`: goes on by itself."""
    # append movement_ended to events size events.size at most 64 @7.2-h @7.2-q
    new = 2
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ('7.2-h', '7.2-q'))
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append end_of_march.p to "events movement_ended.p" size "events movement_ended.p.size" at most 64
    new = s[487]
    count = s[1619]
    if count >= 64:
        raise queue_fault('events movement_ended.p', 'full', ())
    first = 1555 + count
    s[first] = new
    s[1619] = count + 1
    if s[642]:
        return 121  # end_of_march/then 2
    s[642] = 1  # "events running" := yes
    s[1771] = 10  # return.events := 10
    return 122  # events


PLACE_end_of_march: Final = Place('end_of_march', 'step', (), 'step')


def step_end_of_march_then(s: Store) -> int:
    """`end_of_march/then`: goes on by itself."""
    its_0_work_mines_c_as_it_was = set_end_of_march_then(s)
    s[1751] = its_0_work_mines_c_as_it_was  # "work_mines.c as it was" := set(one in Unit within 0x1c0000000000000000000000 where Unit.shown[one] and Unit.place[one] >= 1422 and Unit.place[one] <= ...
    for c in SETS[its_0_work_mines_c_as_it_was]:
        s[576] = c
        return 173  # work_mines/each c
    s[576] = 0
    s[576] = 0  # work_mines.c := agricola
    s[1751] = 0  # "work_mines.c as it was" := empty
    s[407] = 0  # force := empty
    s[487] = 0  # end_of_march.p := Roman
    if s[1775] == 0:
        if s[1774] == 0:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        if s[1774] == 1:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        if s[1774] == 2:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        s[1775] = 0  # return.end_of_march := 0
        s[482] = 0  # conduct_march.p := Roman
        s[483] = 0  # conduct_march.first := agricola
        s[1774] = 0  # return.conduct_march := 0
        s[603] = 0  # play_officium.played := no
        return 143  # march_phase/loop
    if s[1779] == 0:
        if all_ap_die_roll_die(s):
            s[1775] = 0  # return.end_of_march := 0
            s[577] = 1  # conduct_voyage.n := 1
            s[578] = 0  # conduct_voyage.flagship := agricola
            s[579] = 0  # conduct_voyage.u := agricola
            s[580] = 0  # conduct_voyage.more := empty
            s[581] = 0  # conduct_voyage.f := agricola
            s[582] = 1  # conduct_voyage.range := 1
            s[583] = 0  # conduct_voyage.range.1 := 0
            s[584] = 0  # conduct_voyage.range.2 := 0
            s[585] = 0  # conduct_voyage.range.3 := 0
            s[586] = 0  # conduct_voyage.range.4 := 0
            s[1760] = 0  # conduct_voyage.range.dice := 0
            s[1762] = -1  # "conduct_voyage.u last" := -1
            s[1779] = 0  # return.conduct_voyage := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[1775] = 0  # return.end_of_march := 0
            s[577] = 1  # conduct_voyage.n := 1
            s[578] = 0  # conduct_voyage.flagship := agricola
            s[579] = 0  # conduct_voyage.u := agricola
            s[580] = 0  # conduct_voyage.more := empty
            s[581] = 0  # conduct_voyage.f := agricola
            s[582] = 1  # conduct_voyage.range := 1
            s[583] = 0  # conduct_voyage.range.1 := 0
            s[584] = 0  # conduct_voyage.range.2 := 0
            s[585] = 0  # conduct_voyage.range.3 := 0
            s[586] = 0  # conduct_voyage.range.4 := 0
            s[1760] = 0  # conduct_voyage.range.dice := 0
            s[1762] = -1  # "conduct_voyage.u last" := -1
            s[1779] = 0  # return.conduct_voyage := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[1775] = 0  # return.end_of_march := 0
        s[577] = 1  # conduct_voyage.n := 1
        s[578] = 0  # conduct_voyage.flagship := agricola
        s[579] = 0  # conduct_voyage.u := agricola
        s[580] = 0  # conduct_voyage.more := empty
        s[581] = 0  # conduct_voyage.f := agricola
        s[582] = 1  # conduct_voyage.range := 1
        s[583] = 0  # conduct_voyage.range.1 := 0
        s[584] = 0  # conduct_voyage.range.2 := 0
        s[585] = 0  # conduct_voyage.range.3 := 0
        s[586] = 0  # conduct_voyage.range.4 := 0
        s[1760] = 0  # conduct_voyage.range.dice := 0
        s[1762] = -1  # "conduct_voyage.u last" := -1
        s[1779] = 0  # return.conduct_voyage := 0
        return 61  # play_circumnavigation/learn arrived
    s[1775] = 0  # return.end_of_march := 0
    s[577] = 1  # conduct_voyage.n := 1
    s[578] = 0  # conduct_voyage.flagship := agricola
    s[579] = 0  # conduct_voyage.u := agricola
    s[580] = 0  # conduct_voyage.more := empty
    s[581] = 0  # conduct_voyage.f := agricola
    s[582] = 1  # conduct_voyage.range := 1
    s[583] = 0  # conduct_voyage.range.1 := 0
    s[584] = 0  # conduct_voyage.range.2 := 0
    s[585] = 0  # conduct_voyage.range.3 := 0
    s[586] = 0  # conduct_voyage.range.4 := 0
    s[1760] = 0  # conduct_voyage.range.dice := 0
    s[1762] = -1  # "conduct_voyage.u last" := -1
    s[1779] = 0  # return.conduct_voyage := 0
    return 143  # march_phase/loop


PLACE_end_of_march_then: Final = Place('end_of_march/then', 'step', (), 'step')


def step_end_of_march_then_2(s: Store) -> int:
    """`end_of_march/then 2`: goes on by itself."""
    p = s[487]
    lead = s[408]
    if s[15 + lead] <= 359 and value_battle_is_on(s, p, s[15 + lead]):
        h = s[15 + lead]
        s[413] = h  # field := battle.h
        s[420] = 1 if sum_debark_choose(s, h) >= 20 and sum_debark_choose_2(s, h) >= 20 else 0  # major := might(Roman) >= 20 and might(Caledonian) >= 20 @17.1-a
        for u in SETS[s[1783 + h]]:
            if s[15 + u] == h:
                # Unit.aboard[battle.u] := none @26.4-b @26.6-e
                at = 303 + u
                bit = 1 << at - 303
                s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
                s[2246] |= bit
                s[at] = 2000000
        s[507] = 0
        for c in SETS[s[1783 + h] & 0xfffe00000000000000000000]:
            if CELLS_data_3[c] and s[15 + c] == h:
                s[207 + c] = 1  # Unit.shown[battle.c] := yes @15.2-a
        s[508] = 0
        # append battle_begins to events size events.size at most 64 @15.2-a
        new = 3
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('15.2-a',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        # append end_of_march.p to "events battle_begins.a" size "events battle_begins.a.size" at most 64
        new = p
        count = s[1554]
        if count >= 64:
            raise queue_fault('events battle_begins.a', 'full', ())
        first = 1490 + count
        s[first] = new
        s[1554] = count + 1
        if s[642]:
            s[505] = h  # battle.h := Unit.place[lead]
            s[506] = p  # battle.p := end_of_march.p
            s[414] = p  # attacker := end_of_march.p
            s[415] = 1  # round := 1
            s[421] = 0  # fallen := empty
            s[433] = 0  # retreated := no
            return 94  # battle/loop
        s[505] = h  # battle.h := Unit.place[lead]
        s[506] = p  # battle.p := end_of_march.p
        s[414] = p  # attacker := end_of_march.p
        s[415] = 1  # round := 1
        s[421] = 0  # fallen := empty
        s[433] = 0  # retreated := no
        s[642] = 1  # "events running" := yes
        s[1771] = 9  # return.events := 9
        return 122  # events
    return 120  # end_of_march/then


PLACE_end_of_march_then_2: Final = Place('end_of_march/then 2', 'step', (), 'step')


def step_events(s: Store) -> int:
    """`events`: goes on by itself."""
    if s[708] >= 1:
        # take "events now" from events size events.size at most 64
        count = s[708]
        if count < 1:
            raise queue_fault('events', 'empty', ())
        first = 644
        new = s[first]
        s[first : first + count] = [*s[first + 1 : first + count], 0]
        s[708] = count - 1
        s[643] = new
        if s[643] == 0:
            # take "event ap_rolled.p" from "events ap_rolled.p" size "events ap_rolled.p.size" at most 64
            count = s[1750]
            if count < 1:
                raise queue_fault('events ap_rolled.p', 'empty', ())
            first = 1686
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1750] = count - 1
            s[608] = new
            if s[608] == 0:
                if all_ap_die_roll_die(s):
                    s[643] = 0  # "events now" := ap_rolled
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[643] = 0  # "events now" := ap_rolled
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[643] = 0  # "events now" := ap_rolled
                return 63  # play_imperium/learn played
            s[643] = 0  # "events now" := ap_rolled
            s[608] = 0  # "event ap_rolled.p" := Roman
            return 122  # events
        if s[643] == 1:
            # take "event between_marches.p" from "events between_marches.p" size "events between_marches.p.size" at most 64
            count = s[1684]
            if count < 1:
                raise queue_fault('events between_marches.p', 'empty', ())
            first = 1620
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1684] = count - 1
            s[609] = new
            if not s[1685]:
                if s[609] == 1 and some_events_choose(s):
                    if all_ap_die_roll_die(s):
                        s[643] = 0  # "events now" := ap_rolled
                        s[1685] = 1  # "window open" := yes
                        s[633] = 1  # "window owner_reveals.p" := Caledonian
                        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                        return 58  # over
                    if count_caledonian_points_before_5_2_h(s) >= 3:
                        s[643] = 0  # "events now" := ap_rolled
                        s[1685] = 1  # "window open" := yes
                        s[633] = 1  # "window owner_reveals.p" := Caledonian
                        s[638] = 1  # winner := Caledonian @5.1-c
                        return 58  # over
                    s[643] = 0  # "events now" := ap_rolled
                    s[1685] = 1  # "window open" := yes
                    s[633] = 1  # "window owner_reveals.p" := Caledonian
                    return 28  # events/choose
                s[643] = 0  # "events now" := ap_rolled
                s[1685] = 0  # "window open" := no
                s[633] = 0  # "window owner_reveals.p" := Roman
                s[634] = 0  # "window owner_reveals.c" := agricola
                s[609] = 0  # "event between_marches.p" := Roman
                return 122  # events
            s[643] = 0  # "events now" := ap_rolled
            s[609] = 0  # "event between_marches.p" := Roman
            return 122  # events
        if s[643] == 2:
            # take "event movement_ended.p" from "events movement_ended.p" size "events movement_ended.p.size" at most 64
            count = s[1619]
            if count < 1:
                raise queue_fault('events movement_ended.p', 'empty', ())
            first = 1555
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1619] = count - 1
            s[610] = new
            s[643] = 0  # "events now" := ap_rolled
            s[610] = 0  # "event movement_ended.p" := Roman
            return 122  # events
        if s[643] == 3:
            # take "event battle_begins.a" from "events battle_begins.a" size "events battle_begins.a.size" at most 64
            count = s[1554]
            if count < 1:
                raise queue_fault('events battle_begins.a', 'empty', ())
            first = 1490
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1554] = count - 1
            s[611] = new
            s[643] = 0  # "events now" := ap_rolled
            s[611] = 0  # "event battle_begins.a" := Roman
            return 122  # events
        if s[643] == 4:
            # take "event declared.p" from "events declared.p" size "events declared.p.size" at most 64
            count = s[1489]
            if count < 1:
                raise queue_fault('events declared.p', 'empty', ())
            first = 1425
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1489] = count - 1
            s[612] = new
            s[643] = 0  # "events now" := ap_rolled
            s[612] = 0  # "event declared.p" := Roman
            return 122  # events
        if s[643] == 5:
            # take "event advantage_known.p" from "events advantage_known.p" size "events advantage_known.p.size" at most 64
            count = s[1424]
            if count < 1:
                raise queue_fault('events advantage_known.p', 'empty', ())
            first = 1360
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1424] = count - 1
            s[613] = new
            s[643] = 0  # "events now" := ap_rolled
            s[613] = 0  # "event advantage_known.p" := Roman
            return 122  # events
        if s[643] == 6:
            # take "event battle_decided.winner" from "events battle_decided.winner" size "events battle_decided.winner.size" at most 64
            count = s[1359]
            if count < 1:
                raise queue_fault('events battle_decided.winner', 'empty', ())
            first = 1295
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1359] = count - 1
            s[614] = new
            if s[420]:
                if all_ap_die_roll_die(s):
                    s[643] = 0  # "events now" := ap_rolled
                    s[635] = 1  # during.@17.2-a := yes
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[643] = 0  # "events now" := ap_rolled
                    s[635] = 1  # during.@17.2-a := yes
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[643] = 0  # "events now" := ap_rolled
                s[635] = 1  # during.@17.2-a := yes
                return 38  # events/roll die 8
            s[643] = 0  # "events now" := ap_rolled
            return 129  # events/then 17
        if s[643] == 7:
            # take "event eliminated.u" from "events eliminated.u" size "events eliminated.u.size" at most 64
            count = s[1294]
            if count < 1:
                raise queue_fault('events eliminated.u', 'empty', ())
            first = 1230
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1294] = count - 1
            s[617] = new
            if CELLS_Unit_kind[s[617]] == 0:
                if all_ap_die_roll_die(s):
                    s[643] = 0  # "events now" := ap_rolled
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[643] = 0  # "events now" := ap_rolled
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[643] = 0  # "events now" := ap_rolled
                return 36  # events/roll die 6
            s[643] = 0  # "events now" := ap_rolled
            s[618] = 1  # 22.1-h.die := 1
            s[617] = 0  # "event eliminated.u" := agricola
            return 122  # events
        if s[643] == 8:
            # take "event happens.e" from "events happens.e" size "events happens.e.size" at most 64
            count = s[1229]
            if count < 1:
                raise queue_fault('events happens.e', 'empty', ())
            first = 1165
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1229] = count - 1
            s[619] = new
            if s[619] == 7:
                if all_ap_die_roll_die(s):
                    s[643] = 0  # "events now" := ap_rolled
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                s[643] = 0  # "events now" := ap_rolled
                return 128  # events/then 12
            s[643] = 0  # "events now" := ap_rolled
            return 127  # events/then 11
        if s[643] == 9:
            # take "event weather_turns.p" from "events weather_turns.p" size "events weather_turns.p.size" at most 64
            count = s[1099]
            if count < 1:
                raise queue_fault('events weather_turns.p', 'empty', ())
            first = 1035
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1099] = count - 1
            s[623] = new
            # take "event weather_turns.die" from "events weather_turns.die" size "events weather_turns.die.size" at most 64
            count = s[1164]
            if count < 1:
                raise queue_fault('events weather_turns.die', 'empty', ())
            first = 1100
            new = s[first]
            if not 1 <= new <= 6:
                raise out_of_range('event weather_turns.die', new, ())
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1164] = count - 1
            s[624] = new
            if 2 * (s[624] // 2) != s[624]:
                # gain "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7a @7.2-e ...
                at = 425 + s[623]
                now = s[at]
                s[at] = max(now, min(now + s[624], 9))
            if 2 * (s[624] // 2) == s[624]:
                # lose "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7b @10.2-c
                at = 425 + s[623]
                now = s[at]
                s[at] = min(now, max(now - s[624], 0))
            s[643] = 0  # "events now" := ap_rolled
            s[623] = 0  # "event weather_turns.p" := Roman
            s[624] = 1  # "event weather_turns.die" := 1
            return 122  # events
        if s[643] == 10:
            s[643] = 0  # "events now" := ap_rolled
            return 125  # events/roll die 3 watched
        if s[643] == 11:
            # take "event revealed.c" from "events revealed.c" size "events revealed.c.size" at most 64
            count = s[968]
            if count < 1:
                raise queue_fault('events revealed.c', 'empty', ())
            first = 904
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[968] = count - 1
            s[626] = new
            # take "event revealed.by_romans" from "events revealed.by_romans" size "events revealed.by_romans.size" at most 64
            count = s[1033]
            if count < 1:
                raise queue_fault('events revealed.by_romans', 'empty', ())
            first = 969
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[1033] = count - 1
            s[627] = new
            if CELLS_Unit_kind[s[626]] == 17 and s[627]:
                if s[15 + s[626]] <= 359:
                    s[568] = s[15 + s[626]]  # spring.h := Unit.place["event revealed.c"]
                    s[643] = 0  # "events now" := ap_rolled
                    return 164  # spring/roll die watched
                s[643] = 0  # "events now" := ap_rolled
                return 132  # events/then 6
            s[643] = 0  # "events now" := ap_rolled
            return 131  # events/then 5
        if s[643] == 12:
            # take "event mines_worked.c" from "events mines_worked.c" size "events mines_worked.c.size" at most 64
            count = s[903]
            if count < 1:
                raise queue_fault('events mines_worked.c', 'empty', ())
            first = 839
            new = s[first]
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[903] = count - 1
            s[628] = new
            if s[15 + s[628]] <= 359 and s[1783 + s[15 + s[628]]] & 0x7ffffffffff and not s[1783 + s[15 + s[628]]] & 0xffffffffff80000000000:
                # gain 2 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @24.3-k @7.2-e @7.2-n
                now = s[425]
                s[425] = max(now, min(now + 2, 9))
                s[207 + s[628]] = 0  # Unit.shown["event mines_worked.c"] := no @24.3-k
                # move Unit.place["event mines_worked.c"] to (3 if mines_return else 4) + 360 with Unit.aboard @24.3-k
                new = (3 if s[3] else 4) + 360
                move_Unit_place_with_Unit_aboard(s, s[628], new)
            s[643] = 0  # "events now" := ap_rolled
            s[628] = 0  # "event mines_worked.c" := agricola
            return 122  # events
        if s[643] == 13:
            # take "event voyage_ended.n" from "events voyage_ended.n" size "events voyage_ended.n.size" at most 64
            count = s[838]
            if count < 1:
                raise queue_fault('events voyage_ended.n', 'empty', ())
            first = 774
            new = s[first]
            if not 1 <= new <= 4:
                raise out_of_range('event voyage_ended.n', new, ())
            s[first : first + count] = [*s[first + 1 : first + count], 0]
            s[838] = count - 1
            s[629] = new
            s[643] = 0  # "events now" := ap_rolled
            s[629] = 1  # "event voyage_ended.n" := 1
            return 122  # events
        if s[643] == 14:
            s[643] = 0  # "events now" := ap_rolled
            return 124  # events/roll die 2 watched
        if s[643] == 15:
            s[643] = 0  # "events now" := ap_rolled
            return 126  # events/roll die watched
        # take "event bid_won.n" from "events bid_won.n" size "events bid_won.n.size" at most 64
        count = s[773]
        if count < 1:
            raise queue_fault('events bid_won.n', 'empty', ())
        first = 709
        new = s[first]
        s[first : first + count] = [*s[first + 1 : first + count], 0]
        s[773] = count - 1
        s[632] = new
        # gain "event bid_won.n" ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @33.2-b @7.2-e @7.2-n
        now = s[426]
        s[426] = max(now, min(now + s[632], 9))
        s[643] = 0  # "events now" := ap_rolled
        s[632] = 0  # "event bid_won.n" := 0
        return 122  # events
    s[642] = 0  # "events running" := no
    return 123  # events/return


PLACE_events: Final = Place('events', 'step', (), 'step')


def step_events_return(s: Store) -> int:
    """`events/return`: goes on by itself."""
    events = s[1771]
    if events == 0:
        if s[1773] == 0:
            s[1771] = 0  # return.events := 0
            s[563] = 0  # reveal.c := agricola
            s[564] = 0  # reveal.by_romans := no
            s[1773] = 0  # return.reveal := 0
            s[1685] = 0  # "window open" := no
            s[633] = 0  # "window owner_reveals.p" := Roman
            s[634] = 0  # "window owner_reveals.c" := agricola
            s[609] = 0  # "event between_marches.p" := Roman
            return 122  # events
        s[1771] = 0  # return.events := 0
        s[563] = 0  # reveal.c := agricola
        s[564] = 0  # reveal.by_romans := no
        s[1773] = 0  # return.reveal := 0
        after = s[566]
        for c in SETS[s[1757] & -(1 << after + 1)]:
            s[566] = c
            s[412] = 1  # surprised := yes @24.2-a
            s[563] = c  # reveal.c := discover.c
            s[564] = 1  # reveal.by_romans := yes
            s[1773] = 1  # return.reveal := 1
            return 152  # reveal
        s[566] = 0
        if s[1778] == 0:
            if s[1777] == 0:
                s[565] = 0  # discover.h := 1422
                s[566] = 0  # discover.c := agricola
                s[1757] = 0  # "discover.c as it was" := empty
                s[1778] = 0  # return.discover := 0
                s[499] = 0  # come_to.h := 1422
                s[500] = 0  # come_to.p := Roman
                s[501] = 0  # come_to.u := agricola
                s[1777] = 0  # return.come_to := 0
                s[495] = 0  # step.p := Roman
                s[496] = 0  # step.h := 1422
                return 144  # move_force/loop end
            s[565] = 0  # discover.h := 1422
            s[566] = 0  # discover.c := agricola
            s[1757] = 0  # "discover.c as it was" := empty
            s[1778] = 0  # return.discover := 0
            s[499] = 0  # come_to.h := 1422
            s[500] = 0  # come_to.p := Roman
            s[501] = 0  # come_to.u := agricola
            s[1777] = 0  # return.come_to := 0
            s[497] = 0  # leave_base.p := Roman
            s[498] = 0  # leave_base.h := 1422
            return 144  # move_force/loop end
        if s[1780] == 0:
            s[565] = 0  # discover.h := 1422
            s[566] = 0  # discover.c := agricola
            s[1757] = 0  # "discover.c as it was" := empty
            s[1778] = 0  # return.discover := 0
            s[594] = 0  # arrive.h := 1422
            s[595] = 0  # arrive.f := agricola
            s[1780] = 0  # return.arrive := 0
            s[592] = 0  # sail_step.h := 1422
            return 153  # sail/loop end
        s[565] = 0  # discover.h := 1422
        s[566] = 0  # discover.c := agricola
        s[1757] = 0  # "discover.c as it was" := empty
        s[1778] = 0  # return.discover := 0
        s[594] = 0  # arrive.h := 1422
        s[595] = 0  # arrive.f := agricola
        s[1780] = 0  # return.arrive := 0
        s[593] = 0  # put_out.h := 1422
        return 153  # sail/loop end
    if events == 1:
        s[1771] = 0  # return.events := 0
        s[599] = 0  # play_imperium.played := no
        s[600] = 1  # play_imperium.first := 1
        s[601] = 1  # play_imperium.second := 1
        s[602] = 0  # play_imperium.secure := 0
        s[608] = 0  # "event ap_rolled.p" := Roman
        return 122  # events
    if events == 2:
        s[1771] = 0  # return.events := 0
        s[522] = 0  # eliminate.u := agricola
        s[521] = 0  # hit.u := agricola
        if s[1770] == 0:
            s[1770] = 0  # return.hit := 0
            s[557] = 0  # take_attrition.u := agricola
            if s[1769] == 0:
                s[1769] = 0  # return.take_attrition := 0
                s[553] = 0  # attrite.u := agricola
                s[554] = 1  # attrite.die := 1
                s[555] = 0  # attrite.crew := empty
                s[556] = 0  # attrite.v := agricola
                after = s[552]
                for u in SETS[s[641] & -(1 << after + 1)]:
                    s[552] = u
                    if all_ap_die_roll_die(s):
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                        return 58  # over
                    if count_caledonian_points_before_5_2_h(s) >= 3:
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 1  # winner := Caledonian @5.1-c
                        return 58  # over
                    s[553] = u  # attrite.u := supply_phase.u
                    return 1  # attrite/roll die
                s[552] = 0
                s[558] = s[437]  # rally_phase.p := player_turn.p
                if all_ap_die_roll_die(s):
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[551] = 0  # supply_phase.p := Roman
                s[552] = 0  # supply_phase.u := agricola
                s[641] = 0  # "supply_phase.u as it was" := empty
                return 70  # rally_phase/choose
            after = s[556]
            for v in SETS[s[555] & -(1 << after + 1)]:
                s[556] = v
                s[557] = v  # take_attrition.u := attrite.v
                s[1769] = 1  # return.take_attrition := 1
                return 167  # take_attrition
            s[556] = 0
            s[557] = s[553]  # take_attrition.u := attrite.u
            s[1769] = 0  # return.take_attrition := 0
            return 167  # take_attrition
        s[1770] = 0  # return.hit := 0
        return 166  # suffer/times
    if events == 3:
        s[1771] = 0  # return.events := 0
        s[527] = 0  # drown.v := agricola
        return 149  # put/each v next
    if events == 4:
        s[1771] = 0  # return.events := 0
        return 174  # work_mines/each c next
    if events == 5:
        s[1771] = 0  # return.events := 0
        s[505] = 0  # battle.h := 1422
        s[506] = 0  # battle.p := Roman
        s[507] = 0  # battle.u := agricola
        s[508] = 0  # battle.c := agricola
        return 120  # end_of_march/then
    if events == 6:
        s[1771] = 0  # return.events := 0
        return 95  # battle_round/choose watched
    if events == 7:
        if all_ap_die_roll_die(s):
            s[1771] = 0  # return.events := 0
            s[513] = 0  # declare.s := Roman
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[1771] = 0  # return.events := 0
            s[513] = 0  # declare.s := Roman
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[1771] = 0  # return.events := 0
        s[513] = 0  # declare.s := Roman
        return 3  # battle_round/roll a
    if events == 8:
        its_0_battle_round_s = 1 - s[509]
        if all_ap_die_roll_die(s):
            s[1771] = 0  # return.events := 0
            s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
            s[513] = its_0_battle_round_s  # declare.s := battle_round.s
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[1771] = 0  # return.events := 0
            s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
            s[513] = its_0_battle_round_s  # declare.s := battle_round.s
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[1771] = 0  # return.events := 0
        s[510] = its_0_battle_round_s  # battle_round.s := 1 - battle_round.p
        s[513] = its_0_battle_round_s  # declare.s := battle_round.s
        return 17  # declare/choose
    if events == 9:
        s[1771] = 0  # return.events := 0
        return 94  # battle/loop
    if events == 10:
        s[1771] = 0  # return.events := 0
        return 121  # end_of_march/then 2
    if events == 11:
        s[1771] = 0  # return.events := 0
        return 147  # play_circumnavigation/end
    if events == 12:
        s[1771] = 0  # return.events := 0
        return 109  # conduct_voyage/then
    if events == 13:
        s[1771] = 0  # return.events := 0
        return 142  # march_phase/choose watched
    if events == 14:
        s[1771] = 0  # return.events := 0
        return 92  # ap_determination/then
    if events == 15:
        s[1771] = 0  # return.events := 0
        return 133  # events_phase/end
    if events == 16:
        s[1771] = 0  # return.events := 0
        return 134  # events_phase/then 2
    if events == 17:
        s[1771] = 0  # return.events := 0
        return 118  # emperor_visit/end
    if events == 18:
        s[1771] = 0  # return.events := 0
        return 136  # events_phase/then 5
    s[1771] = 0  # return.events := 0
    return 96  # bid_for_sides/end


PLACE_events_return: Final = Place('events/return', 'step', (), 'step')


def step_events_roll_die_2_watched(s: Store) -> int:
    """`events/roll die 2 watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 32  # events/roll die 2


PLACE_events_roll_die_2_watched: Final = Place('events/roll die 2 watched', 'step', (), 'step')


def step_events_roll_die_3_watched(s: Store) -> int:
    """`events/roll die 3 watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 33  # events/roll die 3


PLACE_events_roll_die_3_watched: Final = Place('events/roll die 3 watched', 'step', (), 'step')


def step_events_roll_die_watched(s: Store) -> int:
    """`events/roll die watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 31  # events/roll die


PLACE_events_roll_die_watched: Final = Place('events/roll die watched', 'step', (), 'step')


def step_events_then_11(s: Store) -> int:
    """`events/then 11`: goes on by itself."""
    if s[619] == 6 and s[423] == 0:
        if all_ap_die_roll_die(s):
            s[620] = 1  # EVT-9.die := 1
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[620] = 1  # EVT-9.die := 1
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[620] = 1  # EVT-9.die := 1
        return 34  # events/roll die 4
    s[620] = 1  # EVT-9.die := 1
    s[621] = 1  # EVT-8a.die := 1
    s[622] = 0  # EVT-8a.fit := 0
    s[619] = 0  # "event happens.e" := omens
    return 122  # events


PLACE_events_then_11: Final = Place('events/then 11', 'step', (), 'step')


def step_events_then_12(s: Store) -> int:
    """`events/then 12`: goes on by itself."""
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 35  # events/roll die 5


PLACE_events_then_12: Final = Place('events/then 12', 'step', (), 'step')


def step_events_then_17(s: Store) -> int:
    """`events/then 17`: goes on by itself."""
    if s[420]:
        if all_ap_die_roll_die(s):
            s[615] = 1  # 17.2-a.die := 1
            s[636] = 1  # during.@17.2-b := yes
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[615] = 1  # 17.2-a.die := 1
            s[636] = 1  # during.@17.2-b := yes
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[615] = 1  # 17.2-a.die := 1
        s[636] = 1  # during.@17.2-b := yes
        return 37  # events/roll die 7
    s[615] = 1  # 17.2-a.die := 1
    s[616] = 1  # 17.2-b.die := 1
    s[614] = 0  # "event battle_decided.winner" := Roman
    return 122  # events


PLACE_events_then_17: Final = Place('events/then 17', 'step', (), 'step')


def step_events_then_4(s: Store) -> int:
    """`events/then 4`: goes on by itself."""
    c = s[626]
    if CELLS_Unit_kind[c] == 20:
        s[207 + c] = 0  # Unit.shown["event revealed.c"] := no
        # move Unit.place["event revealed.c"] to center_box with Unit.aboard @11.2-d
        move_Unit_place_with_Unit_aboard(s, c, 363)
        s[567] = 0  # take_off.c := agricola
        s[1772] = 0  # return.take_off := 0
        s[626] = 0  # "event revealed.c" := agricola
        s[627] = 0  # "event revealed.by_romans" := no
        return 122  # events
    s[626] = 0  # "event revealed.c" := agricola
    s[627] = 0  # "event revealed.by_romans" := no
    return 122  # events


PLACE_events_then_4: Final = Place('events/then 4', 'step', (), 'step')


def step_events_then_5(s: Store) -> int:
    """`events/then 5`: goes on by itself."""
    c = s[626]
    if CELLS_Unit_kind[c] == 17 and not s[627]:
        s[207 + c] = 0  # Unit.shown["event revealed.c"] := no
        # move Unit.place["event revealed.c"] to center_box with Unit.aboard @11.2-d
        move_Unit_place_with_Unit_aboard(s, c, 363)
        s[567] = 0  # take_off.c := agricola
        s[1772] = 0  # return.take_off := 0
        return 130  # events/then 4
    return 130  # events/then 4


PLACE_events_then_5: Final = Place('events/then 5', 'step', (), 'step')


def step_events_then_6(s: Store) -> int:
    """`events/then 6`: goes on by itself."""
    s[207 + s[626]] = 0  # Unit.shown["event revealed.c"] := no
    # move Unit.place["event revealed.c"] to center_box with Unit.aboard @11.2-d
    move_Unit_place_with_Unit_aboard(s, s[626], 363)
    s[567] = 0  # take_off.c := agricola
    s[1772] = 0  # return.take_off := 0
    return 131  # events/then 5


PLACE_events_then_6: Final = Place('events/then 6', 'step', (), 'step')


def step_events_phase_end(s: Store) -> int:
    """`events_phase/end`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[454] = 1  # events_phase.first := 1
        s[455] = 1  # events_phase.second := 1
        s[456] = 0  # events_phase.e := omens
        s[457] = 0  # events_phase.p := Roman
        s[458] = 1  # events_phase.die := 1
        s[437] = 0  # player_turn.p := Roman
        s[1768] = 1  # return.player_turn := 1
        s[405] = 0  # phasing := Roman
        s[461] = 0  # ap_determination.p := Roman
        s[462] = 0  # ap_die.p := Roman
        s[637] = 1  # during.ap_die := yes
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[454] = 1  # events_phase.first := 1
        s[455] = 1  # events_phase.second := 1
        s[456] = 0  # events_phase.e := omens
        s[457] = 0  # events_phase.p := Roman
        s[458] = 1  # events_phase.die := 1
        s[437] = 0  # player_turn.p := Roman
        s[1768] = 1  # return.player_turn := 1
        s[405] = 0  # phasing := Roman
        s[461] = 0  # ap_determination.p := Roman
        s[462] = 0  # ap_die.p := Roman
        s[637] = 1  # during.ap_die := yes
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[454] = 1  # events_phase.first := 1
    s[455] = 1  # events_phase.second := 1
    s[456] = 0  # events_phase.e := omens
    s[457] = 0  # events_phase.p := Roman
    s[458] = 1  # events_phase.die := 1
    s[437] = 0  # player_turn.p := Roman
    s[1768] = 1  # return.player_turn := 1
    s[405] = 0  # phasing := Roman
    s[461] = 0  # ap_determination.p := Roman
    s[462] = 0  # ap_die.p := Roman
    s[637] = 1  # during.ap_die := yes
    return 0  # ap_die/roll die


PLACE_events_phase_end: Final = Place('events_phase/end', 'step', (), 'step')


def step_events_phase_then_2(s: Store) -> int:
    """`events_phase/then 2`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[457] = 1  # events_phase.p := Caledonian
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[457] = 1  # events_phase.p := Caledonian
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[457] = 1  # events_phase.p := Caledonian
    return 39  # events_phase/roll die


PLACE_events_phase_then_2: Final = Place('events_phase/then 2', 'step', (), 'step')


def step_events_phase_then_4(s: Store) -> int:
    """`events_phase/then 4`: goes on by itself."""
    if s[456] == 5:
        if all_ap_die_roll_die(s):
            s[457] = 0  # events_phase.p := Roman
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[457] = 0  # events_phase.p := Roman
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[457] = 0  # events_phase.p := Roman
        return 40  # events_phase/roll die 2
    return 133  # events_phase/end


PLACE_events_phase_then_4: Final = Place('events_phase/then 4', 'step', (), 'step')


def step_events_phase_then_5(s: Store) -> int:
    """`events_phase/then 5`: goes on by itself."""
    if s[456] == 1:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 27  # emperor_visit/learn there
    return 135  # events_phase/then 4


PLACE_events_phase_then_5: Final = Place('events_phase/then 5', 'step', (), 'step')


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if s[11]:
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 5  # bid_for_sides/choose first
    return 158  # set_up/then


PLACE_game: Final = Place('game', 'step', (), 'step')


def step_game_loop(s: Store) -> int:
    """`game/loop`: goes on by itself."""
    if value_is_winter(s, s[422]):
        s[448] = 0  # winter_quarters.p := Roman
        s[1767] = 1  # return.winter_quarters := 1
        return 170  # winter_quarters
    if not (s[422] == 1 or value_is_winter(s, s[422])):
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 41  # events_phase/roll first
    if all_ap_die_roll_die(s):
        s[437] = 0  # player_turn.p := Roman
        s[1768] = 1  # return.player_turn := 1
        s[405] = 0  # phasing := Roman
        s[461] = 0  # ap_determination.p := Roman
        s[462] = 0  # ap_die.p := Roman
        s[637] = 1  # during.ap_die := yes
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[437] = 0  # player_turn.p := Roman
        s[1768] = 1  # return.player_turn := 1
        s[405] = 0  # phasing := Roman
        s[461] = 0  # ap_determination.p := Roman
        s[462] = 0  # ap_die.p := Roman
        s[637] = 1  # during.ap_die := yes
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[437] = 0  # player_turn.p := Roman
    s[1768] = 1  # return.player_turn := 1
    s[405] = 0  # phasing := Roman
    s[461] = 0  # ap_determination.p := Roman
    s[462] = 0  # ap_die.p := Roman
    s[637] = 1  # during.ap_die := yes
    return 0  # ap_die/roll die


PLACE_game_loop: Final = Place('game/loop', 'step', (), 'step')


def step_gather_choose_watched(s: Store) -> int:
    """`gather/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 48  # gather/choose


PLACE_gather_choose_watched: Final = Place('gather/choose watched', 'step', (), 'step')


def step_hit(s: Store) -> int:
    """`hit`: goes on by itself."""
    u = s[521]
    if s[111 + u] == 0 and CELLS_Unit_weak[u] != 2000000:
        # Unit.order[hit.u] := disrupted @16.2-a
        at = 111 + u
        s[2149] |= 1 << at - 111
        s[at] = 1
        s[521] = 0  # hit.u := agricola
        if s[1770] == 0:
            s[1770] = 0  # return.hit := 0
            s[557] = 0  # take_attrition.u := agricola
            if s[1769] == 0:
                s[1769] = 0  # return.take_attrition := 0
                s[553] = 0  # attrite.u := agricola
                s[554] = 1  # attrite.die := 1
                s[555] = 0  # attrite.crew := empty
                s[556] = 0  # attrite.v := agricola
                after = s[552]
                for u in SETS[s[641] & -(1 << after + 1)]:
                    s[552] = u
                    if all_ap_die_roll_die(s):
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                        return 58  # over
                    if count_caledonian_points_before_5_2_h(s) >= 3:
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 1  # winner := Caledonian @5.1-c
                        return 58  # over
                    s[553] = u  # attrite.u := supply_phase.u
                    return 1  # attrite/roll die
                s[552] = 0
                s[558] = s[437]  # rally_phase.p := player_turn.p
                if all_ap_die_roll_die(s):
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[551] = 0  # supply_phase.p := Roman
                s[552] = 0  # supply_phase.u := agricola
                s[641] = 0  # "supply_phase.u as it was" := empty
                return 70  # rally_phase/choose
            after = s[556]
            for v in SETS[s[555] & -(1 << after + 1)]:
                s[556] = v
                s[557] = v  # take_attrition.u := attrite.v
                s[1769] = 1  # return.take_attrition := 1
                return 167  # take_attrition
            s[556] = 0
            s[557] = s[553]  # take_attrition.u := attrite.u
            s[1769] = 0  # return.take_attrition := 0
            return 167  # take_attrition
        s[1770] = 0  # return.hit := 0
        return 166  # suffer/times
    b = value_grave(s, u)
    # Unit.order[hit.u] := good
    at = 111 + u
    bit = 1 << at - 111
    if s[at] == 1:
        s[2149] &= ~bit
    s[at] = 0
    # Unit.aboard[hit.u] := none
    at = 303 + u
    bit = 1 << at - 303
    s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
    s[2246] |= bit
    s[at] = 2000000
    left = s[2150 + u]
    for v in SETS[left]:
        if left >> v & 1:
            # Unit.aboard[put.v] := none
            at = 303 + v
            bit = 1 << at - 303
            s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
            s[2246] |= bit
            s[at] = 2000000
    s[526] = 0
    # move Unit.place[hit.u] to put.b + 360 with Unit.aboard
    new = b + 360
    move_Unit_place_with_Unit_aboard(s, u, new)
    s[522] = u  # eliminate.u := hit.u
    s[523] = u  # put.u := hit.u
    s[524] = b  # put.b := grave(hit.u)
    s[525] = left  # put.left := set(one in 0..95 within "Unit.aboard by value"[hit.u])
    for v in SETS[left]:
        s[526] = v
        return 148  # put/each v
    s[526] = 0
    return 150  # put/end


PLACE_hit: Final = Place('hit', 'step', (), 'step')


def step_join_force_choose_watched(s: Store) -> int:
    """`join_force/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 50  # join_force/choose


PLACE_join_force_choose_watched: Final = Place('join_force/choose watched', 'step', (), 'step')


def step_march_phase_choose_watched(s: Store) -> int:
    """`march_phase/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 52  # march_phase/choose


PLACE_march_phase_choose_watched: Final = Place('march_phase/choose watched', 'step', (), 'step')


def step_march_phase_loop(s: Store) -> int:
    """`march_phase/loop`: goes on by itself."""
    # append between_marches to events size events.size at most 64
    new = 1
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append march_phase.p to "events between_marches.p" size "events between_marches.p.size" at most 64
    new = s[479]
    count = s[1684]
    if count >= 64:
        raise queue_fault('events between_marches.p', 'full', ())
    first = 1620 + count
    s[first] = new
    s[1684] = count + 1
    if s[642]:
        return 142  # march_phase/choose watched
    s[642] = 1  # "events running" := yes
    s[1771] = 13  # return.events := 13
    return 122  # events


PLACE_march_phase_loop: Final = Place('march_phase/loop', 'step', (), 'step')


def step_move_force_loop_end(s: Store) -> int:
    """`move_force/loop end`: goes on by itself."""
    if s[493]:
        for u in SETS[s[407]]:
            if s[407] >> u & 1:
                s[428] = s[428] | BIT_OF[u]  # marched := marched with move_force.u
        s[494] = 0
        s[487] = s[482]  # end_of_march.p := conduct_march.p
        s[492] = 0  # move_force.p := Roman
        s[493] = 0  # move_force.halted := no
        s[494] = 0  # move_force.u := agricola
        s[1775] = 0  # return.end_of_march := 0
        return 119  # end_of_march
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 55  # move_force/choose


PLACE_move_force_loop_end: Final = Place('move_force/loop end', 'step', (), 'step')


def step_pick_stratagems_times(s: Store) -> int:
    """`pick_stratagems/times`: goes on by itself."""
    if s[1765] >= 1:
        s[1765] = s[1765] - 1  # pick_stratagems.times := pick_stratagems.times - 1
        p = s[467]
        if s[399 + s[467]] != 0:
            if all_ap_die_roll_die(s):
                s[469] = p  # pick_stratagem.p := pick_stratagems.p
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[469] = p  # pick_stratagem.p := pick_stratagems.p
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            s[469] = p  # pick_stratagem.p := pick_stratagems.p
            return 176  # pick_stratagem/roll k
        s[469] = 0  # pick_stratagem.p := Roman
        s[470] = 0  # pick_stratagem.k := treachery
        return 145  # pick_stratagems/times
    if all_ap_die_roll_die(s):
        s[467] = 0  # pick_stratagems.p := Roman
        s[468] = 0  # pick_stratagems.n := 0
        s[1765] = 0  # pick_stratagems.times := 0
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[467] = 0  # pick_stratagems.p := Roman
        s[468] = 0  # pick_stratagems.n := 0
        s[1765] = 0  # pick_stratagems.times := 0
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    s[467] = 0  # pick_stratagems.p := Roman
    s[468] = 0  # pick_stratagems.n := 0
    s[1765] = 0  # pick_stratagems.times := 0
    return 71  # recruiting/choose


PLACE_pick_stratagems_times: Final = Place('pick_stratagems/times', 'step', (), 'step')


def step_place_band_choose_h_watched(s: Store) -> int:
    """`place_band/choose h watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 60  # place_band/choose h


PLACE_place_band_choose_h_watched: Final = Place('place_band/choose h watched', 'step', (), 'step')


def step_play_circumnavigation_end(s: Store) -> int:
    """`play_circumnavigation/end`: goes on by itself."""
    s[604] = 0  # play_circumnavigation.played := no
    s[605] = 0  # play_circumnavigation.arrived := no
    return 143  # march_phase/loop


PLACE_play_circumnavigation_end: Final = Place('play_circumnavigation/end', 'step', (), 'step')


def step_put_each_v(s: Store) -> int:
    """`put/each v`: goes on by itself."""
    v = s[526]
    if s[15 + v] <= 359:
        if CELLS_Hex_terrain[s[15 + v]] == 2:
            # Unit.order[put.v] := good
            at = 111 + v
            bit = 1 << at - 111
            if s[at] == 1:
                s[2149] &= ~bit
            s[at] = 0
            # move Unit.place[put.v] to grave(put.v) + 360 with Unit.aboard
            new = value_grave(s, v) + 360
            move_Unit_place_with_Unit_aboard(s, v, new)
            # append eliminated to events size events.size at most 64
            new = 7
            count = s[708]
            if count >= 64:
                raise queue_fault('events', 'full', ())
            first = 644 + count
            s[first] = new
            s[708] = count + 1
            # append put.v to "events eliminated.u" size "events eliminated.u.size" at most 64
            new = v
            count = s[1294]
            if count >= 64:
                raise queue_fault('events eliminated.u', 'full', ())
            first = 1230 + count
            s[first] = new
            s[1294] = count + 1
            if s[642]:
                s[527] = 0  # drown.v := agricola
                return 149  # put/each v next
            s[527] = v  # drown.v := put.v
            s[642] = 1  # "events running" := yes
            s[1771] = 3  # return.events := 3
            return 122  # events
        return 149  # put/each v next
    return 149  # put/each v next


PLACE_put_each_v: Final = Place('put/each v', 'step', (), 'step')


def step_put_each_v_next(s: Store) -> int:
    """`put/each v next`: goes on by itself."""
    after = s[526]
    for v in SETS[s[525] & -(1 << after + 1)]:
        s[526] = v
        return 148  # put/each v
    s[526] = 0
    return 150  # put/end


PLACE_put_each_v_next: Final = Place('put/each v next', 'step', (), 'step')


def step_put_end(s: Store) -> int:
    """`put/end`: goes on by itself."""
    u = s[522]
    s[207 + u] = 0  # Unit.shown[eliminate.u] := no @11.2-d
    s[421] = s[421] | BIT_OF[u]  # fallen := fallen with eliminate.u
    # append eliminated to events size events.size at most 64
    new = 7
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append eliminate.u to "events eliminated.u" size "events eliminated.u.size" at most 64
    new = u
    count = s[1294]
    if count >= 64:
        raise queue_fault('events eliminated.u', 'full', ())
    first = 1230 + count
    s[first] = new
    s[1294] = count + 1
    s[523] = 0  # put.u := agricola
    s[524] = 0  # put.b := britannia
    s[525] = 0  # put.left := empty
    s[526] = 0  # put.v := agricola
    if s[642]:
        s[522] = 0  # eliminate.u := agricola
        s[521] = 0  # hit.u := agricola
        if s[1770] == 0:
            s[1770] = 0  # return.hit := 0
            s[557] = 0  # take_attrition.u := agricola
            if s[1769] == 0:
                s[1769] = 0  # return.take_attrition := 0
                s[553] = 0  # attrite.u := agricola
                s[554] = 1  # attrite.die := 1
                s[555] = 0  # attrite.crew := empty
                s[556] = 0  # attrite.v := agricola
                after = s[552]
                for u in SETS[s[641] & -(1 << after + 1)]:
                    s[552] = u
                    if all_ap_die_roll_die(s):
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                        return 58  # over
                    if count_caledonian_points_before_5_2_h(s) >= 3:
                        s[553] = u  # attrite.u := supply_phase.u
                        s[638] = 1  # winner := Caledonian @5.1-c
                        return 58  # over
                    s[553] = u  # attrite.u := supply_phase.u
                    return 1  # attrite/roll die
                s[552] = 0
                s[558] = s[437]  # rally_phase.p := player_turn.p
                if all_ap_die_roll_die(s):
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[551] = 0  # supply_phase.p := Roman
                    s[552] = 0  # supply_phase.u := agricola
                    s[641] = 0  # "supply_phase.u as it was" := empty
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                s[551] = 0  # supply_phase.p := Roman
                s[552] = 0  # supply_phase.u := agricola
                s[641] = 0  # "supply_phase.u as it was" := empty
                return 70  # rally_phase/choose
            after = s[556]
            for v in SETS[s[555] & -(1 << after + 1)]:
                s[556] = v
                s[557] = v  # take_attrition.u := attrite.v
                s[1769] = 1  # return.take_attrition := 1
                return 167  # take_attrition
            s[556] = 0
            s[557] = s[553]  # take_attrition.u := attrite.u
            s[1769] = 0  # return.take_attrition := 0
            return 167  # take_attrition
        s[1770] = 0  # return.hit := 0
        return 166  # suffer/times
    s[642] = 1  # "events running" := yes
    s[1771] = 2  # return.events := 2
    return 122  # events


PLACE_put_end: Final = Place('put/end', 'step', (), 'step')


def step_retreat_then_2(s: Store) -> int:
    """`retreat/then 2`: goes on by itself."""
    if s[1783 + s[413]] & CELLS_data_6[s[528]]:
        s[529] = s[528]  # fall_back_by_land.p := retreat.p
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 45  # fall_back_by_land/choose
    s[415] = min(s[415] + 1, 60)  # round := min(round + 1, 60) @15.2-o
    s[433] = 1  # retreated := yes @16.3-d
    if 1:
        # append battle_decided to events size events.size at most 64 @17.0-b
        new = 6
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ('17.0-b',))
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        # append winner_of_battle to "events battle_decided.winner" size "events battle_decided.winner.size" at most 64
        new = value_winner_of_battle(s)
        count = s[1359]
        if count >= 64:
            raise queue_fault('events battle_decided.winner', 'full', ())
        first = 1295 + count
        s[first] = new
        s[1359] = count + 1
        if s[642]:
            s[528] = 0  # retreat.p := Roman
            s[509] = 0  # battle_round.p := Roman
            s[510] = 0  # battle_round.s := Roman
            s[511] = 1  # battle_round.a := 1
            s[512] = 1  # battle_round.d := 1
            s[419] = 0  # ambushed := no
            s[505] = 0  # battle.h := 1422
            s[506] = 0  # battle.p := Roman
            s[507] = 0  # battle.u := agricola
            s[508] = 0  # battle.c := agricola
            return 120  # end_of_march/then
        s[528] = 0  # retreat.p := Roman
        s[509] = 0  # battle_round.p := Roman
        s[510] = 0  # battle_round.s := Roman
        s[511] = 1  # battle_round.a := 1
        s[512] = 1  # battle_round.d := 1
        s[419] = 0  # ambushed := no
        s[642] = 1  # "events running" := yes
        s[1771] = 5  # return.events := 5
        return 122  # events
    s[528] = 0  # retreat.p := Roman
    s[509] = 0  # battle_round.p := Roman
    s[510] = 0  # battle_round.s := Roman
    s[511] = 1  # battle_round.a := 1
    s[512] = 1  # battle_round.d := 1
    return 94  # battle/loop


PLACE_retreat_then_2: Final = Place('retreat/then 2', 'step', (), 'step')


def step_reveal(s: Store) -> int:
    """`reveal`: goes on by itself."""
    c = s[563]
    if not s[207 + c]:
        s[207 + c] = 1  # Unit.shown[reveal.c] := yes @24.1-b @24.2-b
        # append revealed to events size events.size at most 64
        new = 11
        count = s[708]
        if count >= 64:
            raise queue_fault('events', 'full', ())
        first = 644 + count
        s[first] = new
        s[708] = count + 1
        # append reveal.c to "events revealed.c" size "events revealed.c.size" at most 64
        new = c
        count = s[968]
        if count >= 64:
            raise queue_fault('events revealed.c', 'full', ())
        first = 904 + count
        s[first] = new
        s[968] = count + 1
        # append reveal.by_romans to "events revealed.by_romans" size "events revealed.by_romans.size" at most 64
        new = s[564]
        count = s[1033]
        if count >= 64:
            raise queue_fault('events revealed.by_romans', 'full', ())
        first = 969 + count
        s[first] = new
        s[1033] = count + 1
        if s[642]:
            if s[1773] == 0:
                s[563] = 0  # reveal.c := agricola
                s[564] = 0  # reveal.by_romans := no
                s[1773] = 0  # return.reveal := 0
                s[1685] = 0  # "window open" := no
                s[633] = 0  # "window owner_reveals.p" := Roman
                s[634] = 0  # "window owner_reveals.c" := agricola
                s[609] = 0  # "event between_marches.p" := Roman
                return 122  # events
            s[563] = 0  # reveal.c := agricola
            s[564] = 0  # reveal.by_romans := no
            s[1773] = 0  # return.reveal := 0
            after = s[566]
            for c in SETS[s[1757] & -(1 << after + 1)]:
                s[566] = c
                s[412] = 1  # surprised := yes @24.2-a
                s[563] = c  # reveal.c := discover.c
                s[564] = 1  # reveal.by_romans := yes
                s[1773] = 1  # return.reveal := 1
                return 152  # reveal
            s[566] = 0
            if s[1778] == 0:
                if s[1777] == 0:
                    s[565] = 0  # discover.h := 1422
                    s[566] = 0  # discover.c := agricola
                    s[1757] = 0  # "discover.c as it was" := empty
                    s[1778] = 0  # return.discover := 0
                    s[499] = 0  # come_to.h := 1422
                    s[500] = 0  # come_to.p := Roman
                    s[501] = 0  # come_to.u := agricola
                    s[1777] = 0  # return.come_to := 0
                    s[495] = 0  # step.p := Roman
                    s[496] = 0  # step.h := 1422
                    return 144  # move_force/loop end
                s[565] = 0  # discover.h := 1422
                s[566] = 0  # discover.c := agricola
                s[1757] = 0  # "discover.c as it was" := empty
                s[1778] = 0  # return.discover := 0
                s[499] = 0  # come_to.h := 1422
                s[500] = 0  # come_to.p := Roman
                s[501] = 0  # come_to.u := agricola
                s[1777] = 0  # return.come_to := 0
                s[497] = 0  # leave_base.p := Roman
                s[498] = 0  # leave_base.h := 1422
                return 144  # move_force/loop end
            if s[1780] == 0:
                s[565] = 0  # discover.h := 1422
                s[566] = 0  # discover.c := agricola
                s[1757] = 0  # "discover.c as it was" := empty
                s[1778] = 0  # return.discover := 0
                s[594] = 0  # arrive.h := 1422
                s[595] = 0  # arrive.f := agricola
                s[1780] = 0  # return.arrive := 0
                s[592] = 0  # sail_step.h := 1422
                return 153  # sail/loop end
            s[565] = 0  # discover.h := 1422
            s[566] = 0  # discover.c := agricola
            s[1757] = 0  # "discover.c as it was" := empty
            s[1778] = 0  # return.discover := 0
            s[594] = 0  # arrive.h := 1422
            s[595] = 0  # arrive.f := agricola
            s[1780] = 0  # return.arrive := 0
            s[593] = 0  # put_out.h := 1422
            return 153  # sail/loop end
        s[642] = 1  # "events running" := yes
        s[1771] = 0  # return.events := 0
        return 122  # events
    if s[1773] == 0:
        s[563] = 0  # reveal.c := agricola
        s[564] = 0  # reveal.by_romans := no
        s[1773] = 0  # return.reveal := 0
        s[1685] = 0  # "window open" := no
        s[633] = 0  # "window owner_reveals.p" := Roman
        s[634] = 0  # "window owner_reveals.c" := agricola
        s[609] = 0  # "event between_marches.p" := Roman
        return 122  # events
    s[563] = 0  # reveal.c := agricola
    s[564] = 0  # reveal.by_romans := no
    s[1773] = 0  # return.reveal := 0
    after = s[566]
    for c in SETS[s[1757] & -(1 << after + 1)]:
        s[566] = c
        s[412] = 1  # surprised := yes @24.2-a
        s[563] = c  # reveal.c := discover.c
        s[564] = 1  # reveal.by_romans := yes
        s[1773] = 1  # return.reveal := 1
        return 152  # reveal
    s[566] = 0
    if s[1778] == 0:
        if s[1777] == 0:
            s[565] = 0  # discover.h := 1422
            s[566] = 0  # discover.c := agricola
            s[1757] = 0  # "discover.c as it was" := empty
            s[1778] = 0  # return.discover := 0
            s[499] = 0  # come_to.h := 1422
            s[500] = 0  # come_to.p := Roman
            s[501] = 0  # come_to.u := agricola
            s[1777] = 0  # return.come_to := 0
            s[495] = 0  # step.p := Roman
            s[496] = 0  # step.h := 1422
            return 144  # move_force/loop end
        s[565] = 0  # discover.h := 1422
        s[566] = 0  # discover.c := agricola
        s[1757] = 0  # "discover.c as it was" := empty
        s[1778] = 0  # return.discover := 0
        s[499] = 0  # come_to.h := 1422
        s[500] = 0  # come_to.p := Roman
        s[501] = 0  # come_to.u := agricola
        s[1777] = 0  # return.come_to := 0
        s[497] = 0  # leave_base.p := Roman
        s[498] = 0  # leave_base.h := 1422
        return 144  # move_force/loop end
    if s[1780] == 0:
        s[565] = 0  # discover.h := 1422
        s[566] = 0  # discover.c := agricola
        s[1757] = 0  # "discover.c as it was" := empty
        s[1778] = 0  # return.discover := 0
        s[594] = 0  # arrive.h := 1422
        s[595] = 0  # arrive.f := agricola
        s[1780] = 0  # return.arrive := 0
        s[592] = 0  # sail_step.h := 1422
        return 153  # sail/loop end
    s[565] = 0  # discover.h := 1422
    s[566] = 0  # discover.c := agricola
    s[1757] = 0  # "discover.c as it was" := empty
    s[1778] = 0  # return.discover := 0
    s[594] = 0  # arrive.h := 1422
    s[595] = 0  # arrive.f := agricola
    s[1780] = 0  # return.arrive := 0
    s[593] = 0  # put_out.h := 1422
    return 153  # sail/loop end


PLACE_reveal: Final = Place('reveal', 'step', (), 'step')


def step_sail_loop_end(s: Store) -> int:
    """`sail/loop end`: goes on by itself."""
    if s[590]:
        s[590] = 0  # sail.halted := no
        s[591] = 0  # sail.f := agricola
        for f in SETS[s[407] & 0x1c00000020]:
            s[581] = f
            return 104  # conduct_voyage/each f
        s[581] = 0
        return 100  # conduct_voyage/after each
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 78  # sail/choose


PLACE_sail_loop_end: Final = Place('sail/loop end', 'step', (), 'step')


def step_sail_back_choose_2_watched(s: Store) -> int:
    """`sail_back/choose 2 watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 80  # sail_back/choose 2


PLACE_sail_back_choose_2_watched: Final = Place('sail_back/choose 2 watched', 'step', (), 'step')


def step_sail_back_end(s: Store) -> int:
    """`sail_back/end`: goes on by itself."""
    s[534] = 0  # sail_back.p := Roman
    s[535] = 0  # sail_back.needed := 0
    s[536] = 0  # sail_back.room := 0
    s[537] = 0  # sail_back.u := agricola
    s[538] = 0  # sail_back.crew := empty
    s[539] = 0  # sail_back.ships := empty
    s[1754] = -1  # "sail_back.u last" := -1
    return 151  # retreat/then 2


PLACE_sail_back_end: Final = Place('sail_back/end', 'step', (), 'step')


def step_sea_with_each_u(s: Store) -> int:
    """`sea_with/each u`: goes on by itself."""
    for f in SETS[s[1783 + s[546]] & 0x1c00000020]:
        if s[2150 + f].bit_count() < 3:
            s[550] = f
            # Unit.aboard[sea_with.u] := board.f @26.6-a
            at = 303 + s[547]
            bit = 1 << at - 303
            s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
            s[f + 2150] |= bit
            s[at] = f
            s[548] = 0  # board.u := agricola
            s[549] = 0  # board.k := 1422
            s[550] = 0  # board.f := agricola
            after = s[547]
            for u in SETS[s[545] & -(1 << after + 1)]:
                s[547] = u
                return 156  # sea_with/each u
            s[547] = 0
            return 157  # sea_with/end
    s[550] = 0
    s[548] = 0  # board.u := agricola
    s[549] = 0  # board.k := 1422
    s[550] = 0  # board.f := agricola
    after = s[547]
    for u in SETS[s[545] & -(1 << after + 1)]:
        s[547] = u
        return 156  # sea_with/each u
    s[547] = 0
    return 157  # sea_with/end


PLACE_sea_with_each_u: Final = Place('sea_with/each u', 'step', (), 'step')


def step_sea_with_end(s: Store) -> int:
    """`sea_with/end`: goes on by itself."""
    s[543] = 0  # sea_with.p := Roman
    s[544] = 0  # sea_with.ships := empty
    s[545] = 0  # sea_with.crew := empty
    s[546] = 0  # sea_with.k := 1422
    s[547] = 0  # sea_with.u := agricola
    return 155  # sail_back/end


PLACE_sea_with_end: Final = Place('sea_with/end', 'step', (), 'step')


def step_set_up_then(s: Store) -> int:
    """`set_up/then`: goes on by itself."""
    for c in (81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95):
        if CELLS_data_3[c]:
            # move Unit.place[set_up_caledonians.c] to center_box with Unit.aboard @6.0-g
            move_Unit_place_with_Unit_aboard(s, c, 363)
    s[438] = 0
    for h in (43, 47, 61, 81, 102, 113, 117, 136, 148, 174, 185, 211, 256, 257):
        if not CELLS_data_32[h] if CELLS_Hex_tribal[h] else 0:
            s[439] = h
            return 159  # set_up_caledonians/roll c watched
    s[439] = 0
    s[442] = 43  # place_band.u := calgacus
    s[1782] = 1  # return.place_band := 1
    return 146  # place_band/choose h watched


PLACE_set_up_then: Final = Place('set_up/then', 'step', (), 'step')


def step_set_up_caledonians_roll_c_watched(s: Store) -> int:
    """`set_up_caledonians/roll c watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 177  # set_up_caledonians/roll c


PLACE_set_up_caledonians_roll_c_watched: Final = Place('set_up_caledonians/roll c watched', 'step', (), 'step')


def step_set_up_caledonians_times(s: Store) -> int:
    """`set_up_caledonians/times`: goes on by itself."""
    if s[1766] >= 1:
        s[1766] = s[1766] - 1  # set_up_caledonians.times := set_up_caledonians.times - 1
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 178  # set_up_caledonians/roll u
    s[400] = s[400] | 1  # bin[Caledonian] := bin[Caledonian] with treachery @6.0-m @21.1-a
    s[400] = s[400] | 2  # bin[Caledonian] := bin[Caledonian] with speech @6.0-m @21.1-a
    s[400] = s[400] | 4  # bin[Caledonian] := bin[Caledonian] with tribute @6.0-m @21.1-a
    s[400] = s[400] | 8  # bin[Caledonian] := bin[Caledonian] with unite @6.0-m @21.1-a
    s[400] = s[400] | 16  # bin[Caledonian] := bin[Caledonian] with fury @6.0-m @21.1-a
    s[400] = s[400] | 32  # bin[Caledonian] := bin[Caledonian] with druids @6.0-m @21.1-a
    s[400] = s[400] | 64  # bin[Caledonian] := bin[Caledonian] with novae_gentes @6.0-m @21.1-a
    s[438] = 0  # set_up_caledonians.c := agricola
    s[439] = 0  # set_up_caledonians.h := 1422
    s[440] = 0  # set_up_caledonians.u := agricola
    s[441] = 0  # set_up_caledonians.k := treachery
    s[1766] = 0  # set_up_caledonians.times := 0
    for u in (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 20, 21, 23, 24, 25, 26, 31, 32, 33):
        s[444] = u
        return 162  # set_up_romans/choose watched
    s[444] = 0
    return 161  # set_up_romans/after each


PLACE_set_up_caledonians_times: Final = Place('set_up_caledonians/times', 'step', (), 'step')


def step_set_up_romans_after_each(s: Store) -> int:
    """`set_up_romans/after each`: goes on by itself."""
    # move Unit.place[camp_1] to 2827 with Unit.aboard @6.0-t
    move_Unit_place_with_Unit_aboard(s, 37, 257)
    # move Unit.place[praef_class] to britannia with Unit.aboard @6.0-u
    move_Unit_place_with_Unit_aboard(s, 5, 360)
    # move Unit.place[classis_1] to britannia with Unit.aboard @6.0-u
    move_Unit_place_with_Unit_aboard(s, 34, 360)
    # move Unit.place[classis_2] to britannia with Unit.aboard @6.0-u
    move_Unit_place_with_Unit_aboard(s, 35, 360)
    s[399] = s[399] | 1  # bin[Roman] := bin[Roman] with treachery @6.0-w @21.1-a
    s[399] = s[399] | 2  # bin[Roman] := bin[Roman] with speech @6.0-w @21.1-a
    s[399] = s[399] | 4  # bin[Roman] := bin[Roman] with tribute @6.0-w @21.1-a
    s[399] = s[399] | 128  # bin[Roman] := bin[Roman] with circumnavigation @6.0-w @21.1-a
    s[399] = s[399] | 256  # bin[Roman] := bin[Roman] with imperium @6.0-w @21.1-a
    s[399] = s[399] | 512  # bin[Roman] := bin[Roman] with officium @6.0-w @21.1-a
    s[399] = s[399] | 1024  # bin[Roman] := bin[Roman] with siege_attack @6.0-w @21.1-a
    s[444] = 0  # set_up_romans.u := agricola
    s[445] = 0  # set_up_romans.k := treachery
    return 138  # game/loop


PLACE_set_up_romans_after_each: Final = Place('set_up_romans/after each', 'step', (), 'step')


def step_set_up_romans_choose_watched(s: Store) -> int:
    """`set_up_romans/choose watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 85  # set_up_romans/choose


PLACE_set_up_romans_choose_watched: Final = Place('set_up_romans/choose watched', 'step', (), 'step')


def step_set_up_romans_each_u_next(s: Store) -> int:
    """`set_up_romans/each u next`: goes on by itself."""
    after = s[444]
    for u in SETS[0x387b47fdf & -(1 << after + 1)]:
        s[444] = u
        return 162  # set_up_romans/choose watched
    s[444] = 0
    return 161  # set_up_romans/after each


PLACE_set_up_romans_each_u_next: Final = Place('set_up_romans/each u next', 'step', (), 'step')


def step_spring_roll_die_watched(s: Store) -> int:
    """`spring/roll die watched`: goes on by itself."""
    if all_ap_die_roll_die(s):
        s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
        return 58  # over
    if count_caledonian_points_before_5_2_h(s) >= 3:
        s[638] = 1  # winner := Caledonian @5.1-c
        return 58  # over
    return 86  # spring/roll die


PLACE_spring_roll_die_watched: Final = Place('spring/roll die watched', 'step', (), 'step')


def step_spring_times(s: Store) -> int:
    """`spring/times`: goes on by itself."""
    if s[1034] >= 1:
        s[1034] = s[1034] - 1  # spring.times := spring.times - 1
        if s[2144] & 0x1fffffffff80000000000:
            if all_ap_die_roll_die(s):
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            return 179  # spring/roll u
        return 165  # spring/times
    s[207 + s[626]] = 0  # Unit.shown["event revealed.c"] := no
    # move Unit.place["event revealed.c"] to center_box with Unit.aboard @11.2-d
    move_Unit_place_with_Unit_aboard(s, s[626], 363)
    s[568] = 0  # spring.h := 1422
    s[569] = 1  # spring.die := 1
    s[570] = 0  # spring.u := agricola
    s[1034] = 0  # spring.times := 0
    s[567] = 0  # take_off.c := agricola
    s[1772] = 0  # return.take_off := 0
    return 131  # events/then 5


PLACE_spring_times: Final = Place('spring/times', 'step', (), 'step')


def step_suffer_times(s: Store) -> int:
    """`suffer/times`: goes on by itself."""
    if s[1755] >= 1:
        s[1755] = s[1755] - 1  # suffer.times := suffer.times - 1
        if s[1783 + s[413]] & CELLS_data_4[s[518]]:
            if all_ap_die_roll_die(s):
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            return 89  # suffer/choose u
        return 166  # suffer/times
    if s[1776] == 0:
        s[415] = min(s[415] + 1, 60)  # round := min(round + 1, 60) @15.2-o
        if not s[1783 + s[413]] & 0x7ffffffffff or not s[1783 + s[413]] & 0xffffffffff80000000000 or s[433]:
            # append battle_decided to events size events.size at most 64 @17.0-b
            new = 6
            count = s[708]
            if count >= 64:
                raise queue_fault('events', 'full', ('17.0-b',))
            first = 644 + count
            s[first] = new
            s[708] = count + 1
            # append winner_of_battle to "events battle_decided.winner" size "events battle_decided.winner.size" at most 64
            new = value_winner_of_battle(s)
            count = s[1359]
            if count >= 64:
                raise queue_fault('events battle_decided.winner', 'full', ())
            first = 1295 + count
            s[first] = new
            s[1359] = count + 1
            if s[642]:
                s[518] = 0  # suffer.p := Roman
                s[519] = 0  # suffer.hits := 0
                s[520] = 0  # suffer.u := agricola
                s[1755] = 0  # suffer.times := 0
                s[514] = 0  # volley.p := Roman
                s[515] = 0  # volley.hits := 0
                s[516] = 0  # volley.u := agricola
                s[517] = 1  # volley.d := 1
                s[1756] = 0  # volley.times := 0
                s[1776] = 0  # return.volley := 0
                s[509] = 0  # battle_round.p := Roman
                s[510] = 0  # battle_round.s := Roman
                s[511] = 1  # battle_round.a := 1
                s[512] = 1  # battle_round.d := 1
                s[419] = 0  # ambushed := no
                s[505] = 0  # battle.h := 1422
                s[506] = 0  # battle.p := Roman
                s[507] = 0  # battle.u := agricola
                s[508] = 0  # battle.c := agricola
                return 120  # end_of_march/then
            s[518] = 0  # suffer.p := Roman
            s[519] = 0  # suffer.hits := 0
            s[520] = 0  # suffer.u := agricola
            s[1755] = 0  # suffer.times := 0
            s[514] = 0  # volley.p := Roman
            s[515] = 0  # volley.hits := 0
            s[516] = 0  # volley.u := agricola
            s[517] = 1  # volley.d := 1
            s[1756] = 0  # volley.times := 0
            s[1776] = 0  # return.volley := 0
            s[509] = 0  # battle_round.p := Roman
            s[510] = 0  # battle_round.s := Roman
            s[511] = 1  # battle_round.a := 1
            s[512] = 1  # battle_round.d := 1
            s[419] = 0  # ambushed := no
            s[642] = 1  # "events running" := yes
            s[1771] = 5  # return.events := 5
            return 122  # events
        s[518] = 0  # suffer.p := Roman
        s[519] = 0  # suffer.hits := 0
        s[520] = 0  # suffer.u := agricola
        s[1755] = 0  # suffer.times := 0
        s[514] = 0  # volley.p := Roman
        s[515] = 0  # volley.hits := 0
        s[516] = 0  # volley.u := agricola
        s[517] = 1  # volley.d := 1
        s[1756] = 0  # volley.times := 0
        s[1776] = 0  # return.volley := 0
        s[509] = 0  # battle_round.p := Roman
        s[510] = 0  # battle_round.s := Roman
        s[511] = 1  # battle_round.a := 1
        s[512] = 1  # battle_round.d := 1
        return 94  # battle/loop
    s[514] = 1 - s[416]  # volley.p := 1 - advantaged
    s[518] = 0  # suffer.p := Roman
    s[519] = 0  # suffer.hits := 0
    s[520] = 0  # suffer.u := agricola
    s[1755] = 0  # suffer.times := 0
    s[515] = 0  # volley.hits := 0
    s[516] = 0  # volley.u := agricola
    s[517] = 1  # volley.d := 1
    s[1756] = 0  # volley.times := 0
    s[1776] = 0  # return.volley := 0
    return 168  # volley


PLACE_suffer_times: Final = Place('suffer/times', 'step', (), 'step')


def step_take_attrition(s: Store) -> int:
    """`take_attrition`: goes on by itself."""
    u = s[557]
    if s[111 + u] == 1 or CELLS_Unit_weak[u] != 2000000 or s[2]:
        s[521] = u  # hit.u := take_attrition.u
        s[1770] = 0  # return.hit := 0
        return 140  # hit
    s[557] = 0  # take_attrition.u := agricola
    if s[1769] == 0:
        s[1769] = 0  # return.take_attrition := 0
        s[553] = 0  # attrite.u := agricola
        s[554] = 1  # attrite.die := 1
        s[555] = 0  # attrite.crew := empty
        s[556] = 0  # attrite.v := agricola
        after = s[552]
        for u in SETS[s[641] & -(1 << after + 1)]:
            s[552] = u
            if all_ap_die_roll_die(s):
                s[553] = u  # attrite.u := supply_phase.u
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[553] = u  # attrite.u := supply_phase.u
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            s[553] = u  # attrite.u := supply_phase.u
            return 1  # attrite/roll die
        s[552] = 0
        s[558] = s[437]  # rally_phase.p := player_turn.p
        if all_ap_die_roll_die(s):
            s[551] = 0  # supply_phase.p := Roman
            s[552] = 0  # supply_phase.u := agricola
            s[641] = 0  # "supply_phase.u as it was" := empty
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[551] = 0  # supply_phase.p := Roman
            s[552] = 0  # supply_phase.u := agricola
            s[641] = 0  # "supply_phase.u as it was" := empty
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[551] = 0  # supply_phase.p := Roman
        s[552] = 0  # supply_phase.u := agricola
        s[641] = 0  # "supply_phase.u as it was" := empty
        return 70  # rally_phase/choose
    after = s[556]
    for v in SETS[s[555] & -(1 << after + 1)]:
        s[556] = v
        s[557] = v  # take_attrition.u := attrite.v
        s[1769] = 1  # return.take_attrition := 1
        return 167  # take_attrition
    s[556] = 0
    s[557] = s[553]  # take_attrition.u := attrite.u
    s[1769] = 0  # return.take_attrition := 0
    return 167  # take_attrition


PLACE_take_attrition: Final = Place('take_attrition', 'step', (), 'step')


def step_volley(s: Store) -> int:
    """`volley`: goes on by itself."""
    p = s[514]
    s[515] = 0  # volley.hits := 0
    for u in SETS[s[1783 + s[413]] & CELLS_data_4[p]]:
        s[516] = u
        s[1756] = max(0, 1)  # volley.times := max(0, dice_of(volley.u))
        return 169  # volley/times
    s[516] = 0
    s[518] = 1 - p  # suffer.p := 1 - volley.p
    hits = (0 + 1) // 2 if value_fortified(s, 1 - p) else 0
    s[1755] = max(0, hits)  # suffer.times := max(0, suffer.hits)
    s[519] = hits  # suffer.hits := losses(0, 1 - volley.p)
    return 166  # suffer/times


PLACE_volley: Final = Place('volley', 'step', (), 'step')


def step_volley_times(s: Store) -> int:
    """`volley/times`: goes on by itself."""
    p = s[514]
    if s[1756] >= 1:
        s[1756] = s[1756] - 1  # volley.times := volley.times - 1
        if all_ap_die_roll_die(s):
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        return 91  # volley/roll d
    after = s[516]
    for u in SETS[s[1783 + s[413]] & CELLS_data_4[p] & -(1 << after + 1)]:
        s[516] = u
        s[1756] = max(0, 1)  # volley.times := max(0, dice_of(volley.u))
        return 169  # volley/times
    s[516] = 0
    s[518] = 1 - p  # suffer.p := 1 - volley.p
    hits = (s[515] + 1) // 2 if value_fortified(s, 1 - p) else s[515]
    s[1755] = max(0, hits)  # suffer.times := max(0, suffer.hits)
    s[519] = hits  # suffer.hits := losses(volley.hits, 1 - volley.p)
    return 166  # suffer/times


PLACE_volley_times: Final = Place('volley/times', 'step', (), 'step')


def step_winter_quarters(s: Store) -> int:
    """`winter_quarters`: goes on by itself."""
    its_0_winter_quarters_u_as_it_was = set_winter_quarters(s)
    s[640] = its_0_winter_quarters_u_as_it_was  # "winter_quarters.u as it was" := set(one in Unit within "data 1"(winter_quarters.p) where Unit.place[one] >= 1422 and Unit.place[one] <= 3339)
    for u in SETS[its_0_winter_quarters_u_as_it_was]:
        s[449] = u
        return 171  # winter_quarters/each u
    s[449] = 0
    if s[1767] == 0:
        s[425] = 0  # ap[Roman] := 0 @8.4-a
        s[426] = 0  # ap[Caledonian] := 0 @8.4-a
        its_0_return_of_the_elite_u_as_it_was = s[2145]
        for u in SETS[its_0_return_of_the_elite_u_as_it_was]:
            if its_0_return_of_the_elite_u_as_it_was >> u & 1:
                # move Unit.place[return_of_the_elite.u] to recruit_box with Unit.aboard @8.5-a
                move_Unit_place_with_Unit_aboard(s, u, 361)
        s[453] = 0
        its_0_turn_no = s[422] + 1
        if not 1 <= its_0_turn_no <= 20:
            raise out_of_range('turn_no', its_0_turn_no, ('7.2-v',))
        if its_0_turn_no > 11:
            s[638] = value_winner_of_game(s)  # winner := winner_of_game @5.0-a
            s[448] = 0  # winter_quarters.p := Roman
            s[449] = 0  # winter_quarters.u := agricola
            s[640] = 0  # "winter_quarters.u as it was" := empty
            s[1767] = 0  # return.winter_quarters := 0
            s[452] = 0  # reset_ap.p := Roman
            s[453] = 0  # return_of_the_elite.u := agricola
            s[639] = 0  # "return_of_the_elite.u as it was" := empty
            s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
            return 58  # over
        s[448] = 0  # winter_quarters.p := Roman
        s[449] = 0  # winter_quarters.u := agricola
        s[640] = 0  # "winter_quarters.u as it was" := empty
        s[1767] = 0  # return.winter_quarters := 0
        s[452] = 0  # reset_ap.p := Roman
        s[453] = 0  # return_of_the_elite.u := agricola
        s[639] = 0  # "return_of_the_elite.u as it was" := empty
        s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
        return 138  # game/loop
    s[449] = 0  # winter_quarters.u := agricola
    s[640] = 0  # "winter_quarters.u as it was" := empty
    s[448] = 1  # winter_quarters.p := Caledonian
    s[1767] = 0  # return.winter_quarters := 0
    return 170  # winter_quarters


PLACE_winter_quarters: Final = Place('winter_quarters', 'step', (), 'step')


def step_winter_quarters_each_u(s: Store) -> int:
    """`winter_quarters/each u`: goes on by itself."""
    u = s[449]
    if s[15 + u] <= 359 and not value_may_winter(s, u, s[15 + u]):
        # Unit.aboard[winter_quarters.u] := none
        at = 303 + u
        bit = 1 << at - 303
        s[2246 if s[at] == 2000000 else s[at] + 2150] &= ~bit
        s[2246] |= bit
        s[at] = 2000000
        s[450] = u  # retire.u := winter_quarters.u
        if CELLS_Unit_side[u] == 0:
            if all_ap_die_roll_die(s):
                s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                return 58  # over
            if count_caledonian_points_before_5_2_h(s) >= 3:
                s[638] = 1  # winner := Caledonian @5.1-c
                return 58  # over
            return 75  # retire/choose
        for h in range(360):
            if value_may_retire(s, u, h):
                if all_ap_die_roll_die(s):
                    s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
                    return 58  # over
                if count_caledonian_points_before_5_2_h(s) >= 3:
                    s[638] = 1  # winner := Caledonian @5.1-c
                    return 58  # over
                return 77  # retire/choose h 2
        s[450] = 0  # retire.u := agricola
        s[451] = 0  # retire.h := 1422
        return 172  # winter_quarters/each u next
    return 172  # winter_quarters/each u next


PLACE_winter_quarters_each_u: Final = Place('winter_quarters/each u', 'step', (), 'step')


def step_winter_quarters_each_u_next(s: Store) -> int:
    """`winter_quarters/each u next`: goes on by itself."""
    after = s[449]
    for u in SETS[s[640] & -(1 << after + 1)]:
        s[449] = u
        return 171  # winter_quarters/each u
    s[449] = 0
    if s[1767] == 0:
        s[425] = 0  # ap[Roman] := 0 @8.4-a
        s[426] = 0  # ap[Caledonian] := 0 @8.4-a
        its_0_return_of_the_elite_u_as_it_was = s[2145]
        for u in SETS[its_0_return_of_the_elite_u_as_it_was]:
            if its_0_return_of_the_elite_u_as_it_was >> u & 1:
                # move Unit.place[return_of_the_elite.u] to recruit_box with Unit.aboard @8.5-a
                move_Unit_place_with_Unit_aboard(s, u, 361)
        s[453] = 0
        its_0_turn_no = s[422] + 1
        if not 1 <= its_0_turn_no <= 20:
            raise out_of_range('turn_no', its_0_turn_no, ('7.2-v',))
        if its_0_turn_no > 11:
            s[638] = value_winner_of_game(s)  # winner := winner_of_game @5.0-a
            s[448] = 0  # winter_quarters.p := Roman
            s[449] = 0  # winter_quarters.u := agricola
            s[640] = 0  # "winter_quarters.u as it was" := empty
            s[1767] = 0  # return.winter_quarters := 0
            s[452] = 0  # reset_ap.p := Roman
            s[453] = 0  # return_of_the_elite.u := agricola
            s[639] = 0  # "return_of_the_elite.u as it was" := empty
            s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
            return 58  # over
        s[448] = 0  # winter_quarters.p := Roman
        s[449] = 0  # winter_quarters.u := agricola
        s[640] = 0  # "winter_quarters.u as it was" := empty
        s[1767] = 0  # return.winter_quarters := 0
        s[452] = 0  # reset_ap.p := Roman
        s[453] = 0  # return_of_the_elite.u := agricola
        s[639] = 0  # "return_of_the_elite.u as it was" := empty
        s[422] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
        return 138  # game/loop
    s[449] = 0  # winter_quarters.u := agricola
    s[640] = 0  # "winter_quarters.u as it was" := empty
    s[448] = 1  # winter_quarters.p := Caledonian
    s[1767] = 0  # return.winter_quarters := 0
    return 170  # winter_quarters


PLACE_winter_quarters_each_u_next: Final = Place('winter_quarters/each u next', 'step', (), 'step')


def step_work_mines_each_c(s: Store) -> int:
    """`work_mines/each c`: goes on by itself."""
    # append mines_worked to events size events.size at most 64
    new = 12
    count = s[708]
    if count >= 64:
        raise queue_fault('events', 'full', ())
    first = 644 + count
    s[first] = new
    s[708] = count + 1
    # append work_mines.c to "events mines_worked.c" size "events mines_worked.c.size" at most 64
    new = s[576]
    count = s[903]
    if count >= 64:
        raise queue_fault('events mines_worked.c', 'full', ())
    first = 839 + count
    s[first] = new
    s[903] = count + 1
    if s[642]:
        return 174  # work_mines/each c next
    s[642] = 1  # "events running" := yes
    s[1771] = 4  # return.events := 4
    return 122  # events


PLACE_work_mines_each_c: Final = Place('work_mines/each c', 'step', (), 'step')


def step_work_mines_each_c_next(s: Store) -> int:
    """`work_mines/each c next`: goes on by itself."""
    after = s[576]
    for c in SETS[s[1751] & -(1 << after + 1)]:
        s[576] = c
        return 173  # work_mines/each c
    s[576] = 0
    s[576] = 0  # work_mines.c := agricola
    s[1751] = 0  # "work_mines.c as it was" := empty
    s[407] = 0  # force := empty
    s[487] = 0  # end_of_march.p := Roman
    if s[1775] == 0:
        if s[1774] == 0:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        if s[1774] == 1:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        if s[1774] == 2:
            s[1775] = 0  # return.end_of_march := 0
            s[482] = 0  # conduct_march.p := Roman
            s[483] = 0  # conduct_march.first := agricola
            s[1774] = 0  # return.conduct_march := 0
            return 143  # march_phase/loop
        s[1775] = 0  # return.end_of_march := 0
        s[482] = 0  # conduct_march.p := Roman
        s[483] = 0  # conduct_march.first := agricola
        s[1774] = 0  # return.conduct_march := 0
        s[603] = 0  # play_officium.played := no
        return 143  # march_phase/loop
    if s[1779] == 0:
        if all_ap_die_roll_die(s):
            s[1775] = 0  # return.end_of_march := 0
            s[577] = 1  # conduct_voyage.n := 1
            s[578] = 0  # conduct_voyage.flagship := agricola
            s[579] = 0  # conduct_voyage.u := agricola
            s[580] = 0  # conduct_voyage.more := empty
            s[581] = 0  # conduct_voyage.f := agricola
            s[582] = 1  # conduct_voyage.range := 1
            s[583] = 0  # conduct_voyage.range.1 := 0
            s[584] = 0  # conduct_voyage.range.2 := 0
            s[585] = 0  # conduct_voyage.range.3 := 0
            s[586] = 0  # conduct_voyage.range.4 := 0
            s[1760] = 0  # conduct_voyage.range.dice := 0
            s[1762] = -1  # "conduct_voyage.u last" := -1
            s[1779] = 0  # return.conduct_voyage := 0
            s[638] = 0  # winner := Roman @5.1-b @5.1-a @7.1-b
            return 58  # over
        if count_caledonian_points_before_5_2_h(s) >= 3:
            s[1775] = 0  # return.end_of_march := 0
            s[577] = 1  # conduct_voyage.n := 1
            s[578] = 0  # conduct_voyage.flagship := agricola
            s[579] = 0  # conduct_voyage.u := agricola
            s[580] = 0  # conduct_voyage.more := empty
            s[581] = 0  # conduct_voyage.f := agricola
            s[582] = 1  # conduct_voyage.range := 1
            s[583] = 0  # conduct_voyage.range.1 := 0
            s[584] = 0  # conduct_voyage.range.2 := 0
            s[585] = 0  # conduct_voyage.range.3 := 0
            s[586] = 0  # conduct_voyage.range.4 := 0
            s[1760] = 0  # conduct_voyage.range.dice := 0
            s[1762] = -1  # "conduct_voyage.u last" := -1
            s[1779] = 0  # return.conduct_voyage := 0
            s[638] = 1  # winner := Caledonian @5.1-c
            return 58  # over
        s[1775] = 0  # return.end_of_march := 0
        s[577] = 1  # conduct_voyage.n := 1
        s[578] = 0  # conduct_voyage.flagship := agricola
        s[579] = 0  # conduct_voyage.u := agricola
        s[580] = 0  # conduct_voyage.more := empty
        s[581] = 0  # conduct_voyage.f := agricola
        s[582] = 1  # conduct_voyage.range := 1
        s[583] = 0  # conduct_voyage.range.1 := 0
        s[584] = 0  # conduct_voyage.range.2 := 0
        s[585] = 0  # conduct_voyage.range.3 := 0
        s[586] = 0  # conduct_voyage.range.4 := 0
        s[1760] = 0  # conduct_voyage.range.dice := 0
        s[1762] = -1  # "conduct_voyage.u last" := -1
        s[1779] = 0  # return.conduct_voyage := 0
        return 61  # play_circumnavigation/learn arrived
    s[1775] = 0  # return.end_of_march := 0
    s[577] = 1  # conduct_voyage.n := 1
    s[578] = 0  # conduct_voyage.flagship := agricola
    s[579] = 0  # conduct_voyage.u := agricola
    s[580] = 0  # conduct_voyage.more := empty
    s[581] = 0  # conduct_voyage.f := agricola
    s[582] = 1  # conduct_voyage.range := 1
    s[583] = 0  # conduct_voyage.range.1 := 0
    s[584] = 0  # conduct_voyage.range.2 := 0
    s[585] = 0  # conduct_voyage.range.3 := 0
    s[586] = 0  # conduct_voyage.range.4 := 0
    s[1760] = 0  # conduct_voyage.range.dice := 0
    s[1762] = -1  # "conduct_voyage.u last" := -1
    s[1779] = 0  # return.conduct_voyage := 0
    return 143  # march_phase/loop


PLACE_work_mines_each_c_next: Final = Place('work_mines/each c next', 'step', (), 'step')


# Every place by its number: first those that wait, then those that go on by themselves.
PLACES: Final[tuple[Place, ...]] = (
    PLACE_ap_die_roll_die,
    PLACE_attrite_roll_die,
    PLACE_battle_round_choose,
    PLACE_battle_round_roll_a,
    PLACE_battle_round_roll_d,
    PLACE_bid_for_sides_choose_first,
    PLACE_bid_for_sides_choose_second,
    PLACE_conduct_march_choose_first,
    PLACE_conduct_voyage_choose,
    PLACE_conduct_voyage_choose_flagship,
    PLACE_conduct_voyage_roll_range_1,
    PLACE_conduct_voyage_roll_range_2,
    PLACE_conduct_voyage_roll_range_3,
    PLACE_conduct_voyage_roll_range_4,
    PLACE_consult_monolith_choose,
    PLACE_consult_monolith_roll_answer,
    PLACE_debark_choose,
    PLACE_declare_choose,
    PLACE_declare_choose_2,
    PLACE_deploy_choose,
    PLACE_deploy_choose_h,
    PLACE_deploy_on_map_choose_h,
    PLACE_dismantle_choose,
    PLACE_draw_one_roll_u,
    PLACE_drop_off_choose_u,
    PLACE_embark_choose,
    PLACE_emperor_visit_choose,
    PLACE_emperor_visit_learn_there,
    PLACE_events_choose,
    PLACE_events_choose_c,
    PLACE_events_learn_fit,
    PLACE_events_roll_die,
    PLACE_events_roll_die_2,
    PLACE_events_roll_die_3,
    PLACE_events_roll_die_4,
    PLACE_events_roll_die_5,
    PLACE_events_roll_die_6,
    PLACE_events_roll_die_7,
    PLACE_events_roll_die_8,
    PLACE_events_phase_roll_die,
    PLACE_events_phase_roll_die_2,
    PLACE_events_phase_roll_first,
    PLACE_events_phase_roll_second,
    PLACE_exchange_choose_back,
    PLACE_exchange_choose_taken,
    PLACE_fall_back_by_land_choose,
    PLACE_fall_back_to_hex_choose_k,
    PLACE_free_recruit_choose_u,
    PLACE_gather_choose,
    PLACE_gather_choose_s,
    PLACE_join_force_choose,
    PLACE_leave_base_choose_h,
    PLACE_march_phase_choose,
    PLACE_march_phase_learn_ready,
    PLACE_march_phase_learn_shut_in,
    PLACE_move_force_choose,
    PLACE_move_force_choose_2,
    PLACE_move_to_fortress_choose_h,
    PLACE_over,
    PLACE_pick_stratagem_roll_k,
    PLACE_place_band_choose_h,
    PLACE_play_circumnavigation_learn_arrived,
    PLACE_play_circumnavigation_learn_played,
    PLACE_play_imperium_learn_played,
    PLACE_play_imperium_learn_secure,
    PLACE_play_imperium_roll_first,
    PLACE_play_imperium_roll_second,
    PLACE_play_officium_learn_played,
    PLACE_put_out_choose_h,
    PLACE_rally_a_hex_choose_one_there,
    PLACE_rally_phase_choose,
    PLACE_recruiting_choose,
    PLACE_recruiting_choose_n,
    PLACE_recruiting_choose_n_2,
    PLACE_recruiting_choose_u,
    PLACE_retire_choose,
    PLACE_retire_choose_h,
    PLACE_retire_choose_h_2,
    PLACE_sail_choose,
    PLACE_sail_back_choose,
    PLACE_sail_back_choose_2,
    PLACE_sail_step_choose_h,
    PLACE_sea_with_choose_k,
    PLACE_set_up_caledonians_roll_c,
    PLACE_set_up_caledonians_roll_u,
    PLACE_set_up_romans_choose,
    PLACE_spring_roll_die,
    PLACE_spring_roll_u,
    PLACE_step_choose_h,
    PLACE_suffer_choose_u,
    PLACE_take_down_camp_choose_c,
    PLACE_volley_roll_d,
    PLACE_ap_determination_then,
    PLACE_arrive,
    PLACE_battle_loop,
    PLACE_battle_round_choose_watched,
    PLACE_bid_for_sides_end,
    PLACE_come_to,
    PLACE_conduct_march_choose_first_watched,
    PLACE_conduct_march_then,
    PLACE_conduct_voyage_after_each,
    PLACE_conduct_voyage_after_each_2,
    PLACE_conduct_voyage_choose_flagship_watched,
    PLACE_conduct_voyage_choose_watched,
    PLACE_conduct_voyage_each_f,
    PLACE_conduct_voyage_each_f_2,
    PLACE_conduct_voyage_rolled_1,
    PLACE_conduct_voyage_rolled_2,
    PLACE_conduct_voyage_rolled_3,
    PLACE_conduct_voyage_then,
    PLACE_debark_choose_watched,
    PLACE_declare_then,
    PLACE_declare_then_3,
    PLACE_deploy,
    PLACE_discover,
    PLACE_dismantle_loop,
    PLACE_draw_and_deploy_times,
    PLACE_embark_choose_watched,
    PLACE_emperor_visit_end,
    PLACE_end_of_march,
    PLACE_end_of_march_then,
    PLACE_end_of_march_then_2,
    PLACE_events,
    PLACE_events_return,
    PLACE_events_roll_die_2_watched,
    PLACE_events_roll_die_3_watched,
    PLACE_events_roll_die_watched,
    PLACE_events_then_11,
    PLACE_events_then_12,
    PLACE_events_then_17,
    PLACE_events_then_4,
    PLACE_events_then_5,
    PLACE_events_then_6,
    PLACE_events_phase_end,
    PLACE_events_phase_then_2,
    PLACE_events_phase_then_4,
    PLACE_events_phase_then_5,
    PLACE_game,
    PLACE_game_loop,
    PLACE_gather_choose_watched,
    PLACE_hit,
    PLACE_join_force_choose_watched,
    PLACE_march_phase_choose_watched,
    PLACE_march_phase_loop,
    PLACE_move_force_loop_end,
    PLACE_pick_stratagems_times,
    PLACE_place_band_choose_h_watched,
    PLACE_play_circumnavigation_end,
    PLACE_put_each_v,
    PLACE_put_each_v_next,
    PLACE_put_end,
    PLACE_retreat_then_2,
    PLACE_reveal,
    PLACE_sail_loop_end,
    PLACE_sail_back_choose_2_watched,
    PLACE_sail_back_end,
    PLACE_sea_with_each_u,
    PLACE_sea_with_end,
    PLACE_set_up_then,
    PLACE_set_up_caledonians_roll_c_watched,
    PLACE_set_up_caledonians_times,
    PLACE_set_up_romans_after_each,
    PLACE_set_up_romans_choose_watched,
    PLACE_set_up_romans_each_u_next,
    PLACE_spring_roll_die_watched,
    PLACE_spring_times,
    PLACE_suffer_times,
    PLACE_take_attrition,
    PLACE_volley,
    PLACE_volley_times,
    PLACE_winter_quarters,
    PLACE_winter_quarters_each_u,
    PLACE_winter_quarters_each_u_next,
    PLACE_work_mines_each_c,
    PLACE_work_mines_each_c_next,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
WAITS: Final = tuple([place.waits for place in PLACES])
MOVERS: Final = tuple([place.player if place.waits == "choice" else None for place in PLACES])
LISTS: Final[tuple[Callable[[Store], Sequence[int]], ...]] = (
    list_ap_die_roll_die,
    list_attrite_roll_die,
    list_battle_round_choose,
    list_battle_round_roll_a,
    list_battle_round_roll_d,
    list_bid_for_sides_choose_first,
    list_bid_for_sides_choose_second,
    list_conduct_march_choose_first,
    list_conduct_voyage_choose,
    list_conduct_voyage_choose_flagship,
    list_conduct_voyage_roll_range_1,
    list_conduct_voyage_roll_range_2,
    list_conduct_voyage_roll_range_3,
    list_conduct_voyage_roll_range_4,
    list_consult_monolith_choose,
    list_consult_monolith_roll_answer,
    list_debark_choose,
    list_declare_choose,
    list_declare_choose_2,
    list_deploy_choose,
    list_deploy_choose_h,
    list_deploy_on_map_choose_h,
    list_dismantle_choose,
    list_draw_one_roll_u,
    list_drop_off_choose_u,
    list_embark_choose,
    list_emperor_visit_choose,
    list_emperor_visit_learn_there,
    list_events_choose,
    list_events_choose_c,
    list_events_learn_fit,
    list_events_roll_die,
    list_events_roll_die_2,
    list_events_roll_die_3,
    list_events_roll_die_4,
    list_events_roll_die_5,
    list_events_roll_die_6,
    list_events_roll_die_7,
    list_events_roll_die_8,
    list_events_phase_roll_die,
    list_events_phase_roll_die_2,
    list_events_phase_roll_first,
    list_events_phase_roll_second,
    list_exchange_choose_back,
    list_exchange_choose_taken,
    list_fall_back_by_land_choose,
    list_fall_back_to_hex_choose_k,
    list_free_recruit_choose_u,
    list_gather_choose,
    list_gather_choose_s,
    list_join_force_choose,
    list_leave_base_choose_h,
    list_march_phase_choose,
    list_march_phase_learn_ready,
    list_march_phase_learn_shut_in,
    list_move_force_choose,
    list_move_force_choose_2,
    list_move_to_fortress_choose_h,
    no_codes,
    list_pick_stratagem_roll_k,
    list_place_band_choose_h,
    list_play_circumnavigation_learn_arrived,
    list_play_circumnavigation_learn_played,
    list_play_imperium_learn_played,
    list_play_imperium_learn_secure,
    list_play_imperium_roll_first,
    list_play_imperium_roll_second,
    list_play_officium_learn_played,
    list_put_out_choose_h,
    list_rally_a_hex_choose_one_there,
    list_rally_phase_choose,
    list_recruiting_choose,
    list_recruiting_choose_n,
    list_recruiting_choose_n_2,
    list_recruiting_choose_u,
    list_retire_choose,
    list_retire_choose_h,
    list_retire_choose_h_2,
    list_sail_choose,
    list_sail_back_choose,
    list_sail_back_choose_2,
    list_sail_step_choose_h,
    list_sea_with_choose_k,
    list_set_up_caledonians_roll_c,
    list_set_up_caledonians_roll_u,
    list_set_up_romans_choose,
    list_spring_roll_die,
    list_spring_roll_u,
    list_step_choose_h,
    list_suffer_choose_u,
    list_take_down_camp_choose_c,
    list_volley_roll_d,
)
PLAYS: Final[tuple[Callable[[Store, int], int], ...]] = (
    do_ap_die_roll_die,
    do_attrite_roll_die,
    play_battle_round_choose,
    do_battle_round_roll_a,
    do_battle_round_roll_d,
    do_bid_for_sides_choose_first,
    do_bid_for_sides_choose_second,
    do_conduct_march_choose_first,
    play_conduct_voyage_choose,
    do_conduct_voyage_choose_flagship,
    do_conduct_voyage_roll_range_1,
    do_conduct_voyage_roll_range_2,
    do_conduct_voyage_roll_range_3,
    do_conduct_voyage_roll_range_4,
    play_consult_monolith_choose,
    do_consult_monolith_roll_answer,
    play_debark_choose,
    play_declare_choose,
    play_declare_choose_2,
    play_deploy_choose,
    do_deploy_choose_h,
    do_deploy_on_map_choose_h,
    play_dismantle_choose,
    do_draw_one_roll_u,
    do_drop_off_choose_u,
    play_embark_choose,
    play_emperor_visit_choose,
    do_emperor_visit_learn_there,
    play_events_choose,
    do_events_choose_c,
    do_events_learn_fit,
    do_events_roll_die,
    do_events_roll_die_2,
    do_events_roll_die_3,
    do_events_roll_die_4,
    do_events_roll_die_5,
    do_events_roll_die_6,
    do_events_roll_die_7,
    do_events_roll_die_8,
    do_events_phase_roll_die,
    do_events_phase_roll_die_2,
    do_events_phase_roll_first,
    do_events_phase_roll_second,
    do_exchange_choose_back,
    do_exchange_choose_taken,
    play_fall_back_by_land_choose,
    do_fall_back_to_hex_choose_k,
    do_free_recruit_choose_u,
    play_gather_choose,
    do_gather_choose_s,
    play_join_force_choose,
    do_leave_base_choose_h,
    play_march_phase_choose,
    do_march_phase_learn_ready,
    do_march_phase_learn_shut_in,
    play_move_force_choose,
    play_move_force_choose_2,
    do_move_to_fortress_choose_h,
    no_play,
    do_pick_stratagem_roll_k,
    do_place_band_choose_h,
    do_play_circumnavigation_learn_arrived,
    do_play_circumnavigation_learn_played,
    do_play_imperium_learn_played,
    do_play_imperium_learn_secure,
    do_play_imperium_roll_first,
    do_play_imperium_roll_second,
    do_play_officium_learn_played,
    do_put_out_choose_h,
    do_rally_a_hex_choose_one_there,
    play_rally_phase_choose,
    play_recruiting_choose,
    do_recruiting_choose_n,
    do_recruiting_choose_n_2,
    do_recruiting_choose_u,
    play_retire_choose,
    do_retire_choose_h,
    do_retire_choose_h_2,
    play_sail_choose,
    play_sail_back_choose,
    play_sail_back_choose_2,
    do_sail_step_choose_h,
    do_sea_with_choose_k,
    do_set_up_caledonians_roll_c,
    do_set_up_caledonians_roll_u,
    play_set_up_romans_choose,
    do_spring_roll_die,
    do_spring_roll_u,
    do_step_choose_h,
    do_suffer_choose_u,
    do_take_down_camp_choose_c,
    do_volley_roll_d,
)
ROLLS: Final[tuple[Callable[[Store, Callable[[], float]], int] | None, ...]] = (
    None,
    None,
    None,
    None,
    None,
    roll_bid_for_sides_choose_first,
    roll_bid_for_sides_choose_second,
    None,
    roll_conduct_voyage_choose,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_debark_choose,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_draw_one_roll_u,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_exchange_choose_back,
    roll_exchange_choose_taken,
    None,
    None,
    roll_free_recruit_choose_u,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_move_to_fortress_choose_h,
    None,
    roll_pick_stratagem_roll_k,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_set_up_caledonians_roll_c,
    roll_set_up_caledonians_roll_u,
    None,
    None,
    roll_spring_roll_u,
    None,
    roll_suffer_choose_u,
    None,
    None,
)
SPINS: Final[tuple[Callable[[Store, int, Callable[[], float], int], tuple[int, int]] | None, ...]] = (
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    spin_conduct_voyage_choose,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    spin_debark_choose,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
)
FIRST_STEP: Final = 92
STEPS: Final[tuple[Callable[[Store], int], ...]] = (
    step_ap_determination_then,
    step_arrive,
    step_battle_loop,
    step_battle_round_choose_watched,
    step_bid_for_sides_end,
    step_come_to,
    step_conduct_march_choose_first_watched,
    step_conduct_march_then,
    step_conduct_voyage_after_each,
    step_conduct_voyage_after_each_2,
    step_conduct_voyage_choose_flagship_watched,
    step_conduct_voyage_choose_watched,
    step_conduct_voyage_each_f,
    step_conduct_voyage_each_f_2,
    step_conduct_voyage_rolled_1,
    step_conduct_voyage_rolled_2,
    step_conduct_voyage_rolled_3,
    step_conduct_voyage_then,
    step_debark_choose_watched,
    step_declare_then,
    step_declare_then_3,
    step_deploy,
    step_discover,
    step_dismantle_loop,
    step_draw_and_deploy_times,
    step_embark_choose_watched,
    step_emperor_visit_end,
    step_end_of_march,
    step_end_of_march_then,
    step_end_of_march_then_2,
    step_events,
    step_events_return,
    step_events_roll_die_2_watched,
    step_events_roll_die_3_watched,
    step_events_roll_die_watched,
    step_events_then_11,
    step_events_then_12,
    step_events_then_17,
    step_events_then_4,
    step_events_then_5,
    step_events_then_6,
    step_events_phase_end,
    step_events_phase_then_2,
    step_events_phase_then_4,
    step_events_phase_then_5,
    step_game,
    step_game_loop,
    step_gather_choose_watched,
    step_hit,
    step_join_force_choose_watched,
    step_march_phase_choose_watched,
    step_march_phase_loop,
    step_move_force_loop_end,
    step_pick_stratagems_times,
    step_place_band_choose_h_watched,
    step_play_circumnavigation_end,
    step_put_each_v,
    step_put_each_v_next,
    step_put_end,
    step_retreat_then_2,
    step_reveal,
    step_sail_loop_end,
    step_sail_back_choose_2_watched,
    step_sail_back_end,
    step_sea_with_each_u,
    step_sea_with_end,
    step_set_up_then,
    step_set_up_caledonians_roll_c_watched,
    step_set_up_caledonians_times,
    step_set_up_romans_after_each,
    step_set_up_romans_choose_watched,
    step_set_up_romans_each_u_next,
    step_spring_roll_die_watched,
    step_spring_times,
    step_suffer_times,
    step_take_attrition,
    step_volley,
    step_volley_times,
    step_winter_quarters,
    step_winter_quarters_each_u,
    step_winter_quarters_each_u_next,
    step_work_mines_each_c,
    step_work_mines_each_c_next,
    arrive_draw_one_roll_u,
    arrive_pick_stratagem_roll_k,
    arrive_set_up_caledonians_roll_c,
    arrive_set_up_caledonians_roll_u,
    arrive_spring_roll_u,
)
START_AT: Final = 137
ENTRIES: Final[dict[str, int]] = {
}
CODE_COUNTS: Final = tuple([place.count for place in PLACES])
CHOSEN: Final = [count if waits == "choice" else 0 for count, waits in zip(CODE_COUNTS, WAITS)]
CODE_BASES: Final = tuple(accumulate([0, *CHOSEN[:-1]]))
CODE_TOTAL: Final = sum(CHOSEN)

VARIABLES: Final[tuple[Variable, ...]] = (
    Variable('winter_place', 0, KIND_1_4, (), 4),
    Variable('starting_ap', 1, KIND_0_9, (), 0),
    Variable('one_sided_starve', 2, KIND_bool, (), 1),
    Variable('mines_return', 3, KIND_bool, (), 0),
    Variable('legionary_eagles', 4, KIND_bool, (), 0),
    Variable('advanced_exploratores', 5, KIND_bool, (), 0),
    Variable('guards_cost_more', 6, KIND_bool, (), 0),
    Variable('advanced_roads', 7, KIND_bool, (), 0),
    Variable('looting', 8, KIND_bool, (), 0),
    Variable('siege', 9, KIND_bool, (), 0),
    Variable('balanced_ap', 10, KIND_bool, (), 0),
    Variable('bidding', 11, KIND_bool, (), 0),
    Variable('scouting_allowed', 12, KIND_ScoutingScope, (), 0),
    Variable('bid_limit', 13, KIND_0_20, (), 9),
    Variable('tie_keeps_seats', 14, KIND_bool, (), 1),
    Variable('Unit.place', 15, KIND_Place, (KIND_Unit,), 361),
    Variable('Unit.order', 111, KIND_Order, (KIND_Unit,), 0),
    Variable('Unit.shown', 207, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.aboard', 303, KIND_Unit_or_none, (KIND_Unit,), 2000000),
    Variable('bin', 399, KIND_set_of_Stratagem, (KIND_Player,), 0),
    Variable('held', 401, KIND_set_of_Stratagem, (KIND_Player,), 0),
    Variable('removed', 403, KIND_set_of_Stratagem, (KIND_Player,), 0),
    Variable('phasing', 405, KIND_Player, (), 0),
    Variable('march_kind', 406, KIND_MarchKind, (), 0),
    Variable('force', 407, KIND_set_of_Unit, (), 0),
    Variable('lead', 408, KIND_Unit, (), 0),
    Variable('went', 409, KIND_0_99, (), 0),
    Variable('by_road', 410, KIND_bool, (), 0),
    Variable('been', 411, KIND_set_of_Hex, (), 0),
    Variable('surprised', 412, KIND_bool, (), 0),
    Variable('field', 413, KIND_Hex, (), 243),
    Variable('attacker', 414, KIND_Player, (), 0),
    Variable('round', 415, KIND_1_60, (), 1),
    Variable('advantaged', 416, KIND_Player, (), 0),
    Variable('paid_for_advantage', 417, KIND_bool, (KIND_Player,), 0),
    Variable('ambushed', 419, KIND_bool, (), 0),
    Variable('major', 420, KIND_bool, (), 0),
    Variable('fallen', 421, KIND_set_of_Unit, (), 0),
    Variable('turn_no', 422, KIND_1_20, (), 1),
    Variable('tribes_went_home', 423, KIND_0_20, (), 0),
    Variable('sent_home', 424, KIND_0_6, (), 0),
    Variable('ap', 425, KIND_minus_20_20, (KIND_Player,), 0),
    Variable('building', 427, KIND_bool, (), 0),
    Variable('marched', 428, KIND_set_of_Unit, (), 0),
    Variable('sailed', 429, KIND_set_of_Unit, (), 0),
    Variable('scoutings', 430, KIND_0_9, (), 0),
    Variable('marches_led', 431, KIND_0_9, (KIND_Player,), 0),
    Variable('retreated', 433, KIND_bool, (), 0),
    Variable('covered', 434, KIND_set_of_Unit, (), 0),
    Variable('range_left', 435, KIND_0_24, (), 0),
    Variable('seats_changed', 436, KIND_bool, (), 0),
    Variable('player_turn.p', 437, KIND_Player, (), 0),
    Variable('set_up_caledonians.c', 438, KIND_Unit, (), 0),
    Variable('set_up_caledonians.h', 439, KIND_Hex, (), 0),
    Variable('set_up_caledonians.u', 440, KIND_Unit, (), 0),
    Variable('set_up_caledonians.k', 441, KIND_Stratagem, (), 0),
    Variable('place_band.u', 442, KIND_Unit, (), 0),
    Variable('place_band.h', 443, KIND_Hex, (), 0),
    Variable('set_up_romans.u', 444, KIND_Unit, (), 0),
    Variable('set_up_romans.k', 445, KIND_Stratagem, (), 0),
    Variable('move_to_fortress.u', 446, KIND_Unit, (), 0),
    Variable('move_to_fortress.h', 447, KIND_Hex, (), 0),
    Variable('winter_quarters.p', 448, KIND_Player, (), 0),
    Variable('winter_quarters.u', 449, KIND_Unit, (), 0),
    Variable('retire.u', 450, KIND_Unit, (), 0),
    Variable('retire.h', 451, KIND_Hex, (), 0),
    Variable('reset_ap.p', 452, KIND_Player, (), 0),
    Variable('return_of_the_elite.u', 453, KIND_Unit, (), 0),
    Variable('events_phase.first', 454, KIND_1_6, (), 1),
    Variable('events_phase.second', 455, KIND_1_6, (), 1),
    Variable('events_phase.e', 456, KIND_Happening, (), 0),
    Variable('events_phase.p', 457, KIND_Player, (), 0),
    Variable('events_phase.die', 458, KIND_1_6, (), 1),
    Variable('emperor_visit.there', 459, KIND_bool, (), 0),
    Variable('free_recruit.u', 460, KIND_Unit, (), 0),
    Variable('ap_determination.p', 461, KIND_Player, (), 0),
    Variable('ap_die.p', 462, KIND_Player, (), 0),
    Variable('ap_die.die', 463, KIND_1_6, (), 1),
    Variable('recruiting.p', 464, KIND_Player, (), 0),
    Variable('recruiting.u', 465, KIND_Unit, (), 0),
    Variable('recruiting.n', 466, KIND_1_9, (), 1),
    Variable('pick_stratagems.p', 467, KIND_Player, (), 0),
    Variable('pick_stratagems.n', 468, KIND_0_9, (), 0),
    Variable('pick_stratagem.p', 469, KIND_Player, (), 0),
    Variable('pick_stratagem.k', 470, KIND_Stratagem, (), 0),
    Variable('draw_and_deploy.n', 471, KIND_0_60, (), 0),
    Variable('draw_one.u', 472, KIND_Unit, (), 0),
    Variable('deploy.u', 473, KIND_Unit, (), 0),
    Variable('deploy.h', 474, KIND_Hex, (), 0),
    Variable('dismantle.kept', 475, KIND_bool, (), 0),
    Variable('take_down_camp.c', 476, KIND_Unit, (), 0),
    Variable('deploy_on_map.u', 477, KIND_Unit, (), 0),
    Variable('deploy_on_map.h', 478, KIND_Hex, (), 0),
    Variable('march_phase.p', 479, KIND_Player, (), 0),
    Variable('march_phase.ready', 480, KIND_bool, (), 0),
    Variable('march_phase.shut_in', 481, KIND_bool, (), 0),
    Variable('conduct_march.p', 482, KIND_Player, (), 0),
    Variable('conduct_march.first', 483, KIND_Unit, (), 0),
    Variable('join_force.p', 484, KIND_Player, (), 0),
    Variable('join_force.u', 485, KIND_Unit, (), 0),
    Variable('join_force.more', 486, KIND_set_of_Unit, (), 0),
    Variable('end_of_march.p', 487, KIND_Player, (), 0),
    Variable('gather.p', 488, KIND_Player, (), 0),
    Variable('gather.s', 489, KIND_Unit, (), 0),
    Variable('gather.u', 490, KIND_Unit, (), 0),
    Variable('gather.called', 491, KIND_set_of_Unit, (), 0),
    Variable('move_force.p', 492, KIND_Player, (), 0),
    Variable('move_force.halted', 493, KIND_bool, (), 0),
    Variable('move_force.u', 494, KIND_Unit, (), 0),
    Variable('step.p', 495, KIND_Player, (), 0),
    Variable('step.h', 496, KIND_Hex, (), 0),
    Variable('leave_base.p', 497, KIND_Player, (), 0),
    Variable('leave_base.h', 498, KIND_Hex, (), 0),
    Variable('come_to.h', 499, KIND_Hex, (), 0),
    Variable('come_to.p', 500, KIND_Player, (), 0),
    Variable('come_to.u', 501, KIND_Unit, (), 0),
    Variable('drop_off.p', 502, KIND_Player, (), 0),
    Variable('drop_off.u', 503, KIND_Unit, (), 0),
    Variable('drop_off.v', 504, KIND_Unit, (), 0),
    Variable('battle.h', 505, KIND_Hex, (), 0),
    Variable('battle.p', 506, KIND_Player, (), 0),
    Variable('battle.u', 507, KIND_Unit, (), 0),
    Variable('battle.c', 508, KIND_Unit, (), 0),
    Variable('battle_round.p', 509, KIND_Player, (), 0),
    Variable('battle_round.s', 510, KIND_Player, (), 0),
    Variable('battle_round.a', 511, KIND_1_6, (), 1),
    Variable('battle_round.d', 512, KIND_1_6, (), 1),
    Variable('declare.s', 513, KIND_Player, (), 0),
    Variable('volley.p', 514, KIND_Player, (), 0),
    Variable('volley.hits', 515, KIND_0_120, (), 0),
    Variable('volley.u', 516, KIND_Unit, (), 0),
    Variable('volley.d', 517, KIND_1_6, (), 1),
    Variable('suffer.p', 518, KIND_Player, (), 0),
    Variable('suffer.hits', 519, KIND_0_120, (), 0),
    Variable('suffer.u', 520, KIND_Unit, (), 0),
    Variable('hit.u', 521, KIND_Unit, (), 0),
    Variable('eliminate.u', 522, KIND_Unit, (), 0),
    Variable('put.u', 523, KIND_Unit, (), 0),
    Variable('put.b', 524, KIND_Box, (), 0),
    Variable('put.left', 525, KIND_set_of_Unit, (), 0),
    Variable('put.v', 526, KIND_Unit, (), 0),
    Variable('drown.v', 527, KIND_Unit, (), 0),
    Variable('retreat.p', 528, KIND_Player, (), 0),
    Variable('fall_back_by_land.p', 529, KIND_Player, (), 0),
    Variable('fall_back_by_land.u', 530, KIND_Unit, (), 0),
    Variable('fall_back_to_hex.p', 531, KIND_Player, (), 0),
    Variable('fall_back_to_hex.k', 532, KIND_Hex, (), 0),
    Variable('fall_back_to_hex.u', 533, KIND_Unit, (), 0),
    Variable('sail_back.p', 534, KIND_Player, (), 0),
    Variable('sail_back.needed', 535, KIND_0_96, (), 0),
    Variable('sail_back.room', 536, KIND_0_60, (), 0),
    Variable('sail_back.u', 537, KIND_Unit, (), 0),
    Variable('sail_back.crew', 538, KIND_set_of_Unit, (), 0),
    Variable('sail_back.ships', 539, KIND_set_of_Unit, (), 0),
    Variable('base_with.ships', 540, KIND_set_of_Unit, (), 0),
    Variable('base_with.crew', 541, KIND_set_of_Unit, (), 0),
    Variable('base_with.u', 542, KIND_Unit, (), 0),
    Variable('sea_with.p', 543, KIND_Player, (), 0),
    Variable('sea_with.ships', 544, KIND_set_of_Unit, (), 0),
    Variable('sea_with.crew', 545, KIND_set_of_Unit, (), 0),
    Variable('sea_with.k', 546, KIND_Hex, (), 0),
    Variable('sea_with.u', 547, KIND_Unit, (), 0),
    Variable('board.u', 548, KIND_Unit, (), 0),
    Variable('board.k', 549, KIND_Hex, (), 0),
    Variable('board.f', 550, KIND_Unit, (), 0),
    Variable('supply_phase.p', 551, KIND_Player, (), 0),
    Variable('supply_phase.u', 552, KIND_Unit, (), 0),
    Variable('attrite.u', 553, KIND_Unit, (), 0),
    Variable('attrite.die', 554, KIND_1_6, (), 1),
    Variable('attrite.crew', 555, KIND_set_of_Unit, (), 0),
    Variable('attrite.v', 556, KIND_Unit, (), 0),
    Variable('take_attrition.u', 557, KIND_Unit, (), 0),
    Variable('rally_phase.p', 558, KIND_Player, (), 0),
    Variable('rally_phase.u', 559, KIND_Unit, (), 0),
    Variable('rally_a_hex.p', 560, KIND_Player, (), 0),
    Variable('rally_a_hex.one_there', 561, KIND_Unit, (), 0),
    Variable('rally_a_hex.u', 562, KIND_Unit, (), 0),
    Variable('reveal.c', 563, KIND_Unit, (), 0),
    Variable('reveal.by_romans', 564, KIND_bool, (), 0),
    Variable('discover.h', 565, KIND_Hex, (), 0),
    Variable('discover.c', 566, KIND_Unit, (), 0),
    Variable('take_off.c', 567, KIND_Unit, (), 0),
    Variable('spring.h', 568, KIND_Hex, (), 0),
    Variable('spring.die', 569, KIND_1_6, (), 1),
    Variable('spring.u', 570, KIND_Unit, (), 0),
    Variable('consult_monolith.p', 571, KIND_Player, (), 0),
    Variable('consult_monolith.answer', 572, KIND_1_6, (), 1),
    Variable('exchange.p', 573, KIND_Player, (), 0),
    Variable('exchange.back', 574, KIND_Stratagem, (), 0),
    Variable('exchange.taken', 575, KIND_Stratagem, (), 0),
    Variable('work_mines.c', 576, KIND_Unit, (), 0),
    Variable('conduct_voyage.n', 577, KIND_1_4, (), 1),
    Variable('conduct_voyage.flagship', 578, KIND_Unit, (), 0),
    Variable('conduct_voyage.u', 579, KIND_Unit, (), 0),
    Variable('conduct_voyage.more', 580, KIND_set_of_Unit, (), 0),
    Variable('conduct_voyage.f', 581, KIND_Unit, (), 0),
    Variable('conduct_voyage.range', 582, KIND_1_24, (), 1),
    Variable('conduct_voyage.range.1', 583, KIND_0_6, (), 0),
    Variable('conduct_voyage.range.2', 584, KIND_0_6, (), 0),
    Variable('conduct_voyage.range.3', 585, KIND_0_6, (), 0),
    Variable('conduct_voyage.range.4', 586, KIND_0_6, (), 0),
    Variable('embark.f', 587, KIND_Unit, (), 0),
    Variable('embark.u', 588, KIND_Unit, (), 0),
    Variable('embark.load', 589, KIND_set_of_Unit, (), 0),
    Variable('sail.halted', 590, KIND_bool, (), 0),
    Variable('sail.f', 591, KIND_Unit, (), 0),
    Variable('sail_step.h', 592, KIND_Hex, (), 0),
    Variable('put_out.h', 593, KIND_Hex, (), 0),
    Variable('arrive.h', 594, KIND_Hex, (), 0),
    Variable('arrive.f', 595, KIND_Unit, (), 0),
    Variable('debark.f', 596, KIND_Unit, (), 0),
    Variable('debark.u', 597, KIND_Unit, (), 0),
    Variable('debark.ashore', 598, KIND_set_of_Unit, (), 0),
    Variable('play_imperium.played', 599, KIND_bool, (), 0),
    Variable('play_imperium.first', 600, KIND_1_6, (), 1),
    Variable('play_imperium.second', 601, KIND_1_6, (), 1),
    Variable('play_imperium.secure', 602, KIND_0_12, (), 0),
    Variable('play_officium.played', 603, KIND_bool, (), 0),
    Variable('play_circumnavigation.played', 604, KIND_bool, (), 0),
    Variable('play_circumnavigation.arrived', 605, KIND_bool, (), 0),
    Variable('bid_for_sides.first', 606, KIND_0_20, (), 0),
    Variable('bid_for_sides.second', 607, KIND_0_20, (), 0),
    Variable('event ap_rolled.p', 608, KIND_Player, (), 0),
    Variable('event between_marches.p', 609, KIND_Player, (), 0),
    Variable('event movement_ended.p', 610, KIND_Player, (), 0),
    Variable('event battle_begins.a', 611, KIND_Player, (), 0),
    Variable('event declared.p', 612, KIND_Player, (), 0),
    Variable('event advantage_known.p', 613, KIND_Player, (), 0),
    Variable('event battle_decided.winner', 614, KIND_Player, (), 0),
    Variable('17.2-a.die', 615, KIND_1_6, (), 1),
    Variable('17.2-b.die', 616, KIND_1_6, (), 1),
    Variable('event eliminated.u', 617, KIND_Unit, (), 0),
    Variable('22.1-h.die', 618, KIND_1_6, (), 1),
    Variable('event happens.e', 619, KIND_Happening, (), 0),
    Variable('EVT-9.die', 620, KIND_1_6, (), 1),
    Variable('EVT-8a.die', 621, KIND_1_6, (), 1),
    Variable('EVT-8a.fit', 622, KIND_0_6, (), 0),
    Variable('event weather_turns.p', 623, KIND_Player, (), 0),
    Variable('event weather_turns.die', 624, KIND_1_6, (), 1),
    Variable('EVT-3c.die', 625, KIND_1_6, (), 1),
    Variable('event revealed.c', 626, KIND_Unit, (), 0),
    Variable('event revealed.by_romans', 627, KIND_bool, (), 0),
    Variable('event mines_worked.c', 628, KIND_Unit, (), 0),
    Variable('event voyage_ended.n', 629, KIND_1_4, (), 1),
    Variable('RST-2b.die', 630, KIND_1_6, (), 1),
    Variable('RST-1b.die', 631, KIND_1_6, (), 1),
    Variable('event bid_won.n', 632, KIND_0_20, (), 0),
    Variable('window owner_reveals.p', 633, KIND_Player, (), 0),
    Variable('window owner_reveals.c', 634, KIND_Unit, (), 0),
    Variable('during.@17.2-a', 635, KIND_bool, (), 0),
    Variable('during.@17.2-b', 636, KIND_bool, (), 0),
    Variable('during.ap_die', 637, KIND_bool, (), 0),
    Variable('winner', 638, KIND_Player_or_none, (), 2000000),
    Variable('return_of_the_elite.u as it was', 639, KIND_set_of_Unit, (), 0),
    Variable('winter_quarters.u as it was', 640, KIND_set_of_Unit, (), 0),
    Variable('supply_phase.u as it was', 641, KIND_set_of_Unit, (), 0),
    Variable('events running', 642, KIND_bool, (), 0),
    Variable('events now', 643, KIND_Event, (), 0),
    Variable('events', 644, KIND_Event, (KIND_0_63,), 0),
    Variable('events.size', 708, KIND_0_64, (), 0),
    Variable('events bid_won.n', 709, KIND_0_20, (KIND_0_63,), 0),
    Variable('events bid_won.n.size', 773, KIND_0_64, (), 0),
    Variable('events voyage_ended.n', 774, KIND_0_4, (KIND_0_63,), 0),
    Variable('events voyage_ended.n.size', 838, KIND_0_64, (), 0),
    Variable('events mines_worked.c', 839, KIND_Unit, (KIND_0_63,), 0),
    Variable('events mines_worked.c.size', 903, KIND_0_64, (), 0),
    Variable('events revealed.c', 904, KIND_Unit, (KIND_0_63,), 0),
    Variable('events revealed.c.size', 968, KIND_0_64, (), 0),
    Variable('events revealed.by_romans', 969, KIND_bool, (KIND_0_63,), 0),
    Variable('events revealed.by_romans.size', 1033, KIND_0_64, (), 0),
    Variable('spring.times', 1034, KIND_0_9999, (), 0),
    Variable('events weather_turns.p', 1035, KIND_Player, (KIND_0_63,), 0),
    Variable('events weather_turns.p.size', 1099, KIND_0_64, (), 0),
    Variable('events weather_turns.die', 1100, KIND_0_6, (KIND_0_63,), 0),
    Variable('events weather_turns.die.size', 1164, KIND_0_64, (), 0),
    Variable('events happens.e', 1165, KIND_Happening, (KIND_0_63,), 0),
    Variable('events happens.e.size', 1229, KIND_0_64, (), 0),
    Variable('events eliminated.u', 1230, KIND_Unit, (KIND_0_63,), 0),
    Variable('events eliminated.u.size', 1294, KIND_0_64, (), 0),
    Variable('events battle_decided.winner', 1295, KIND_Player, (KIND_0_63,), 0),
    Variable('events battle_decided.winner.size', 1359, KIND_0_64, (), 0),
    Variable('events advantage_known.p', 1360, KIND_Player, (KIND_0_63,), 0),
    Variable('events advantage_known.p.size', 1424, KIND_0_64, (), 0),
    Variable('events declared.p', 1425, KIND_Player, (KIND_0_63,), 0),
    Variable('events declared.p.size', 1489, KIND_0_64, (), 0),
    Variable('events battle_begins.a', 1490, KIND_Player, (KIND_0_63,), 0),
    Variable('events battle_begins.a.size', 1554, KIND_0_64, (), 0),
    Variable('events movement_ended.p', 1555, KIND_Player, (KIND_0_63,), 0),
    Variable('events movement_ended.p.size', 1619, KIND_0_64, (), 0),
    Variable('events between_marches.p', 1620, KIND_Player, (KIND_0_63,), 0),
    Variable('events between_marches.p.size', 1684, KIND_0_64, (), 0),
    Variable('window open', 1685, KIND_bool, (), 0),
    Variable('events ap_rolled.p', 1686, KIND_Player, (KIND_0_63,), 0),
    Variable('events ap_rolled.p.size', 1750, KIND_0_64, (), 0),
    Variable('work_mines.c as it was', 1751, KIND_set_of_Unit, (), 0),
    Variable('fall_back_by_land.u as it was', 1752, KIND_set_of_Unit, (), 0),
    Variable('fall_back_to_hex.u as it was', 1753, KIND_set_of_Unit, (), 0),
    Variable('sail_back.u last', 1754, KIND_minus_1_95, (), -1),
    Variable('suffer.times', 1755, KIND_0_9999, (), 0),
    Variable('volley.times', 1756, KIND_0_9999, (), 0),
    Variable('discover.c as it was', 1757, KIND_set_of_Unit, (), 0),
    Variable('join_force.u last', 1758, KIND_minus_1_95, (), -1),
    Variable('debark.u last', 1759, KIND_minus_1_95, (), -1),
    Variable('conduct_voyage.range.dice', 1760, KIND_0_4, (), 0),
    Variable('embark.u last', 1761, KIND_minus_1_95, (), -1),
    Variable('conduct_voyage.u last', 1762, KIND_minus_1_95, (), -1),
    Variable('gather.u last', 1763, KIND_minus_1_95, (), -1),
    Variable('draw_and_deploy.times', 1764, KIND_0_9999, (), 0),
    Variable('pick_stratagems.times', 1765, KIND_0_9999, (), 0),
    Variable('set_up_caledonians.times', 1766, KIND_0_9999, (), 0),
    Variable('return.winter_quarters', 1767, KIND_0_1, (), 0),
    Variable('return.player_turn', 1768, KIND_0_1, (), 0),
    Variable('return.take_attrition', 1769, KIND_0_1, (), 0),
    Variable('return.hit', 1770, KIND_0_1, (), 0),
    Variable('return.events', 1771, KIND_0_19, (), 0),
    Variable('return.take_off', 1772, KIND_0_2, (), 0),
    Variable('return.reveal', 1773, KIND_0_1, (), 0),
    Variable('return.conduct_march', 1774, KIND_0_3, (), 0),
    Variable('return.end_of_march', 1775, KIND_0_1, (), 0),
    Variable('return.volley', 1776, KIND_0_1, (), 0),
    Variable('return.come_to', 1777, KIND_0_1, (), 0),
    Variable('return.discover', 1778, KIND_0_1, (), 0),
    Variable('return.conduct_voyage', 1779, KIND_0_1, (), 0),
    Variable('return.arrive', 1780, KIND_0_1, (), 0),
    Variable('return.deploy', 1781, KIND_0_1, (), 0),
    Variable('return.place_band', 1782, KIND_0_1, (), 0),
)
# Every slot of the store: its name, its kind and its first value. What is derived stands behind them.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = tuple(slots_of(VARIABLES))
FIRST: Final[Store] = [*[first for _, _, first in SLOTS], *[0] * 464]
WINNER_SLOT: Final = 638
WINNER_KIND: Final = KIND_Player_or_none
SWITCHES: Final[tuple[Switch, ...]] = (
    Switch('advanced_exploratores', 'option', 5, KIND_bool, 0, 'Exploratores march on their own', ('28.2-a',)),
    Switch('advanced_roads', 'option', 7, KIND_bool, 0, 'Road building', ('29.0-a',)),
    Switch('balanced_ap', 'option', 10, KIND_bool, 0, 'Balanced action points', ('33.1-a',)),
    Switch('bid_limit', 'reading', 13, KIND_0_20, 9, 'the text gives a bid no upper limit, though an index stops at nine', ('33.2-a',)),
    Switch('bidding', 'option', 11, KIND_bool, 0, 'Bidding for sides', ('33.2-a',)),
    Switch('guards_cost_more', 'option', 6, KIND_bool, 0, 'Praetorians and Equites Singulares cost two', ('28.3-a',)),
    Switch('legionary_eagles', 'option', 4, KIND_bool, 0, "Loss of a Legate's eagle", ('28.1-a',)),
    Switch('looting', 'option', 8, KIND_bool, 0, 'Looting', ('31.0-a',)),
    Switch('mines_return', 'reading', 3, KIND_bool, 0, 'removed from play: from the map, or from the game', ('24.3-k',)),
    Switch('one_sided_starve', 'reading', 2, KIND_bool, 1, 'attrition does not say what happens to a unit without a back', ('18.2-b',)),
    Switch('scouting_allowed', 'reading', 12, KIND_ScoutingScope, 0, 'Movement is a part of every March: read literally each free March would allow another', ('28.2-a',)),
    Switch('siege', 'option', 9, KIND_bool, 0, 'Sieges', ('32.0-f',)),
    Switch('starting_ap', 'reading', 1, KIND_0_9, 0, 'set-up gives no starting value for either index', ('10.2-a',)),
    Switch('tie_keeps_seats', 'reading', 14, KIND_bool, 1, 'equal bids are not covered', ('33.2-a',)),
    Switch('winter_place', 'reading', 0, KIND_1_4, 4, 'the turn track is not in the text: Winter is taken to close the year', ('2.3-c',)),
)
SECRETS: Final[tuple[Secret, ...]] = (
    Secret(((111, 1),), (KIND_Unit,), hides_Unit_0, ('Unit.kind', 'Unit.strength', 'Unit.weak', 'Unit.moves', 'Unit.elite', 'Unit.legion', 'Unit.name')),
    Secret(((401, 1),), (KIND_Player,), hides_held_1, ()),
    Secret(((399, 1),), (KIND_Player,), hides_bin_2, ()),
    Secret(((437, 1),), (), None, ()),
    Secret(((438, 1),), (), None, ()),
    Secret(((439, 1),), (), None, ()),
    Secret(((440, 1),), (), None, ()),
    Secret(((441, 1),), (), None, ()),
    Secret(((442, 1),), (), None, ()),
    Secret(((443, 1),), (), None, ()),
    Secret(((444, 1),), (), None, ()),
    Secret(((445, 1),), (), None, ()),
    Secret(((446, 1),), (), None, ()),
    Secret(((447, 1),), (), None, ()),
    Secret(((448, 1),), (), None, ()),
    Secret(((449, 1),), (), None, ()),
    Secret(((450, 1),), (), None, ()),
    Secret(((451, 1),), (), None, ()),
    Secret(((452, 1),), (), None, ()),
    Secret(((453, 1),), (), None, ()),
    Secret(((454, 1),), (), None, ()),
    Secret(((455, 1),), (), None, ()),
    Secret(((456, 1),), (), None, ()),
    Secret(((457, 1),), (), None, ()),
    Secret(((458, 1),), (), None, ()),
    Secret(((459, 1),), (), None, ()),
    Secret(((460, 1),), (), None, ()),
    Secret(((461, 1),), (), None, ()),
    Secret(((462, 1),), (), None, ()),
    Secret(((463, 1),), (), None, ()),
    Secret(((464, 1),), (), None, ()),
    Secret(((465, 1),), (), None, ()),
    Secret(((466, 1),), (), None, ()),
    Secret(((467, 1),), (), None, ()),
    Secret(((468, 1),), (), None, ()),
    Secret(((469, 1),), (), None, ()),
    Secret(((470, 1),), (), None, ()),
    Secret(((471, 1),), (), None, ()),
    Secret(((472, 1),), (), None, ()),
    Secret(((473, 1),), (), None, ()),
    Secret(((474, 1),), (), None, ()),
    Secret(((475, 1),), (), None, ()),
    Secret(((476, 1),), (), None, ()),
    Secret(((477, 1),), (), None, ()),
    Secret(((478, 1),), (), None, ()),
    Secret(((479, 1),), (), None, ()),
    Secret(((480, 1),), (), None, ()),
    Secret(((481, 1),), (), None, ()),
    Secret(((482, 1),), (), None, ()),
    Secret(((483, 1),), (), None, ()),
    Secret(((484, 1),), (), None, ()),
    Secret(((485, 1),), (), None, ()),
    Secret(((486, 1),), (), None, ()),
    Secret(((487, 1),), (), None, ()),
    Secret(((488, 1),), (), None, ()),
    Secret(((489, 1),), (), None, ()),
    Secret(((490, 1),), (), None, ()),
    Secret(((491, 1),), (), None, ()),
    Secret(((492, 1),), (), None, ()),
    Secret(((493, 1),), (), None, ()),
    Secret(((494, 1),), (), None, ()),
    Secret(((495, 1),), (), None, ()),
    Secret(((496, 1),), (), None, ()),
    Secret(((497, 1),), (), None, ()),
    Secret(((498, 1),), (), None, ()),
    Secret(((499, 1),), (), None, ()),
    Secret(((500, 1),), (), None, ()),
    Secret(((501, 1),), (), None, ()),
    Secret(((502, 1),), (), None, ()),
    Secret(((503, 1),), (), None, ()),
    Secret(((504, 1),), (), None, ()),
    Secret(((505, 1),), (), None, ()),
    Secret(((506, 1),), (), None, ()),
    Secret(((507, 1),), (), None, ()),
    Secret(((508, 1),), (), None, ()),
    Secret(((509, 1),), (), None, ()),
    Secret(((510, 1),), (), None, ()),
    Secret(((511, 1),), (), None, ()),
    Secret(((512, 1),), (), None, ()),
    Secret(((513, 1),), (), None, ()),
    Secret(((514, 1),), (), None, ()),
    Secret(((515, 1),), (), None, ()),
    Secret(((516, 1),), (), None, ()),
    Secret(((517, 1),), (), None, ()),
    Secret(((518, 1),), (), None, ()),
    Secret(((519, 1),), (), None, ()),
    Secret(((520, 1),), (), None, ()),
    Secret(((521, 1),), (), None, ()),
    Secret(((522, 1),), (), None, ()),
    Secret(((523, 1),), (), None, ()),
    Secret(((524, 1),), (), None, ()),
    Secret(((525, 1),), (), None, ()),
    Secret(((526, 1),), (), None, ()),
    Secret(((527, 1),), (), None, ()),
    Secret(((528, 1),), (), None, ()),
    Secret(((529, 1),), (), None, ()),
    Secret(((530, 1),), (), None, ()),
    Secret(((531, 1),), (), None, ()),
    Secret(((532, 1),), (), None, ()),
    Secret(((533, 1),), (), None, ()),
    Secret(((534, 1),), (), None, ()),
    Secret(((535, 1),), (), None, ()),
    Secret(((536, 1),), (), None, ()),
    Secret(((537, 1),), (), None, ()),
    Secret(((538, 1),), (), None, ()),
    Secret(((539, 1),), (), None, ()),
    Secret(((540, 1),), (), None, ()),
    Secret(((541, 1),), (), None, ()),
    Secret(((542, 1),), (), None, ()),
    Secret(((543, 1),), (), None, ()),
    Secret(((544, 1),), (), None, ()),
    Secret(((545, 1),), (), None, ()),
    Secret(((546, 1),), (), None, ()),
    Secret(((547, 1),), (), None, ()),
    Secret(((548, 1),), (), None, ()),
    Secret(((549, 1),), (), None, ()),
    Secret(((550, 1),), (), None, ()),
    Secret(((551, 1),), (), None, ()),
    Secret(((552, 1),), (), None, ()),
    Secret(((553, 1),), (), None, ()),
    Secret(((554, 1),), (), None, ()),
    Secret(((555, 1),), (), None, ()),
    Secret(((556, 1),), (), None, ()),
    Secret(((557, 1),), (), None, ()),
    Secret(((558, 1),), (), None, ()),
    Secret(((559, 1),), (), None, ()),
    Secret(((560, 1),), (), None, ()),
    Secret(((561, 1),), (), None, ()),
    Secret(((562, 1),), (), None, ()),
    Secret(((563, 1),), (), None, ()),
    Secret(((564, 1),), (), None, ()),
    Secret(((565, 1),), (), None, ()),
    Secret(((566, 1),), (), None, ()),
    Secret(((567, 1),), (), None, ()),
    Secret(((568, 1),), (), None, ()),
    Secret(((569, 1),), (), None, ()),
    Secret(((570, 1),), (), None, ()),
    Secret(((571, 1),), (), None, ()),
    Secret(((572, 1),), (), None, ()),
    Secret(((573, 1),), (), None, ()),
    Secret(((574, 1),), (), None, ()),
    Secret(((575, 1),), (), None, ()),
    Secret(((576, 1),), (), None, ()),
    Secret(((577, 1),), (), None, ()),
    Secret(((578, 1),), (), None, ()),
    Secret(((579, 1),), (), None, ()),
    Secret(((580, 1),), (), None, ()),
    Secret(((581, 1),), (), None, ()),
    Secret(((582, 1),), (), None, ()),
    Secret(((583, 1),), (), None, ()),
    Secret(((584, 1),), (), None, ()),
    Secret(((585, 1),), (), None, ()),
    Secret(((586, 1),), (), None, ()),
    Secret(((587, 1),), (), None, ()),
    Secret(((588, 1),), (), None, ()),
    Secret(((589, 1),), (), None, ()),
    Secret(((590, 1),), (), None, ()),
    Secret(((591, 1),), (), None, ()),
    Secret(((592, 1),), (), None, ()),
    Secret(((593, 1),), (), None, ()),
    Secret(((594, 1),), (), None, ()),
    Secret(((595, 1),), (), None, ()),
    Secret(((596, 1),), (), None, ()),
    Secret(((597, 1),), (), None, ()),
    Secret(((598, 1),), (), None, ()),
    Secret(((599, 1),), (), None, ()),
    Secret(((600, 1),), (), None, ()),
    Secret(((601, 1),), (), None, ()),
    Secret(((602, 1),), (), None, ()),
    Secret(((603, 1),), (), None, ()),
    Secret(((604, 1),), (), None, ()),
    Secret(((605, 1),), (), None, ()),
    Secret(((606, 1),), (), None, ()),
    Secret(((607, 1),), (), None, ()),
    Secret(((608, 1),), (), None, ()),
    Secret(((609, 1),), (), None, ()),
    Secret(((610, 1),), (), None, ()),
    Secret(((611, 1),), (), None, ()),
    Secret(((612, 1),), (), None, ()),
    Secret(((613, 1),), (), None, ()),
    Secret(((614, 1),), (), None, ()),
    Secret(((615, 1),), (), None, ()),
    Secret(((616, 1),), (), None, ()),
    Secret(((617, 1),), (), None, ()),
    Secret(((618, 1),), (), None, ()),
    Secret(((619, 1),), (), None, ()),
    Secret(((620, 1),), (), None, ()),
    Secret(((621, 1),), (), None, ()),
    Secret(((622, 1),), (), None, ()),
    Secret(((623, 1),), (), None, ()),
    Secret(((624, 1),), (), None, ()),
    Secret(((625, 1),), (), None, ()),
    Secret(((626, 1),), (), None, ()),
    Secret(((627, 1),), (), None, ()),
    Secret(((628, 1),), (), None, ()),
    Secret(((629, 1),), (), None, ()),
    Secret(((630, 1),), (), None, ()),
    Secret(((631, 1),), (), None, ()),
    Secret(((632, 1),), (), None, ()),
    Secret(((633, 1),), (), None, ()),
    Secret(((634, 1),), (), None, ()),
    Secret(((639, 1),), (), None, ()),
    Secret(((640, 1),), (), None, ()),
    Secret(((641, 1),), (), None, ()),
    Secret(((642, 1),), (), None, ()),
    Secret(((643, 1),), (), None, ()),
    Secret(((644, 1),), (KIND_0_63,), None, ()),
    Secret(((708, 1),), (), None, ()),
    Secret(((709, 1),), (KIND_0_63,), None, ()),
    Secret(((773, 1),), (), None, ()),
    Secret(((774, 1),), (KIND_0_63,), None, ()),
    Secret(((838, 1),), (), None, ()),
    Secret(((839, 1),), (KIND_0_63,), None, ()),
    Secret(((903, 1),), (), None, ()),
    Secret(((904, 1),), (KIND_0_63,), None, ()),
    Secret(((968, 1),), (), None, ()),
    Secret(((969, 1),), (KIND_0_63,), None, ()),
    Secret(((1033, 1),), (), None, ()),
    Secret(((1034, 1),), (), None, ()),
    Secret(((1035, 1),), (KIND_0_63,), None, ()),
    Secret(((1099, 1),), (), None, ()),
    Secret(((1100, 1),), (KIND_0_63,), None, ()),
    Secret(((1164, 1),), (), None, ()),
    Secret(((1165, 1),), (KIND_0_63,), None, ()),
    Secret(((1229, 1),), (), None, ()),
    Secret(((1230, 1),), (KIND_0_63,), None, ()),
    Secret(((1294, 1),), (), None, ()),
    Secret(((1295, 1),), (KIND_0_63,), None, ()),
    Secret(((1359, 1),), (), None, ()),
    Secret(((1360, 1),), (KIND_0_63,), None, ()),
    Secret(((1424, 1),), (), None, ()),
    Secret(((1425, 1),), (KIND_0_63,), None, ()),
    Secret(((1489, 1),), (), None, ()),
    Secret(((1490, 1),), (KIND_0_63,), None, ()),
    Secret(((1554, 1),), (), None, ()),
    Secret(((1555, 1),), (KIND_0_63,), None, ()),
    Secret(((1619, 1),), (), None, ()),
    Secret(((1620, 1),), (KIND_0_63,), None, ()),
    Secret(((1684, 1),), (), None, ()),
    Secret(((1685, 1),), (), None, ()),
    Secret(((1686, 1),), (KIND_0_63,), None, ()),
    Secret(((1750, 1),), (), None, ()),
    Secret(((1751, 1),), (), None, ()),
    Secret(((1752, 1),), (), None, ()),
    Secret(((1753, 1),), (), None, ()),
    Secret(((1754, 1),), (), None, ()),
    Secret(((1755, 1),), (), None, ()),
    Secret(((1756, 1),), (), None, ()),
    Secret(((1757, 1),), (), None, ()),
    Secret(((1758, 1),), (), None, ()),
    Secret(((1759, 1),), (), None, ()),
    Secret(((1760, 1),), (), None, ()),
    Secret(((1761, 1),), (), None, ()),
    Secret(((1762, 1),), (), None, ()),
    Secret(((1763, 1),), (), None, ()),
    Secret(((1764, 1),), (), None, ()),
    Secret(((1765, 1),), (), None, ()),
    Secret(((1766, 1),), (), None, ()),
    Secret(((1767, 1),), (), None, ()),
    Secret(((1768, 1),), (), None, ()),
    Secret(((1769, 1),), (), None, ()),
    Secret(((1770, 1),), (), None, ()),
    Secret(((1771, 1),), (), None, ()),
    Secret(((1772, 1),), (), None, ()),
    Secret(((1773, 1),), (), None, ()),
    Secret(((1774, 1),), (), None, ()),
    Secret(((1775, 1),), (), None, ()),
    Secret(((1776, 1),), (), None, ()),
    Secret(((1777, 1),), (), None, ()),
    Secret(((1778, 1),), (), None, ()),
    Secret(((1779, 1),), (), None, ()),
    Secret(((1780, 1),), (), None, ()),
    Secret(((1781, 1),), (), None, ()),
    Secret(((1782, 1),), (), None, ()),
)


def first_store(chosen: Mapping[str, int]) -> Store:
    """The values before play, under the given options and readings."""
    s = FIRST.copy()
    for switch in SWITCHES:
        s[switch.slot] = chosen.get(switch.name, switch.default)
    at = 425
    for p in range(0, 2):
        s[at] = s[1]
        at += 1
    derive(s)
    return s


def derive(s: Store) -> None:
    """Work out what is derived from other slots, which are left as they are."""
    for at in range(15, 111):
        s[s[at] + 1783] |= 1 << at - 15
    for at in range(111, 207):
        if s[at] == 1:
            s[2149] |= 1 << at - 111
    for at in range(303, 399):
        s[2246 if s[at] == 2000000 else s[at] + 2150] |= 1 << at - 303


def whole_store(slots: Sequence[int]) -> Store:
    """A store with these values in its slots, and all that is derived from them."""
    s = [*slots[: len(SLOTS)], *FIRST[len(SLOTS) :]]
    derive(s)
    return s


def broken_promises(s: Store) -> tuple[str, ...]:
    """The promises of the book that do not hold."""
    found: list[str] = []
    if not ((s[425] >= 0 and s[425] <= 9) and (s[426] >= 0 and s[426] <= 9)):
        found.append('ap_in_range')
    if not (s[423] <= 1):
        found.append('tribes_go_home_once')
    return tuple(found)


# ---- play in bulk: no log, no copies, in place


def run_steps(here: int, s: Store) -> int:
    """Go on from place to place until one waits for an answer."""
    for _ in range(STEP_LIMIT):
        if here < FIRST_STEP:
            return here
        here = STEPS[here - FIRST_STEP](s)
    raise RuleFault("endless", (), f"play went round {STEP_LIMIT} times without a decision")


def start(chosen: Mapping[str, int] | None = None) -> tuple[int, Store]:
    """The first place that waits and the store there, under options and readings as they are stored."""
    if chosen:
        s = first_store(chosen)
        return run_steps(START_AT, s), s
    here, s = usual_start()
    return here, s.copy()


@cache
def usual_start() -> tuple[int, Store]:
    """Where play begins if nothing is chosen otherwise; worked out once, and never changed."""
    s = first_store({})
    return run_steps(START_AT, s), s


def legal(here: int, s: Store) -> list[int]:
    """The codes that may be given at a place."""
    return [*LISTS[here](s)]


def apply(here: int, s: Store, code: int) -> int:
    """Give a code that is legal; changes the store, and gives the next place that waits."""
    here = PLAYS[here](s, code)
    return here if here < FIRST_STEP else run_steps(here, s)


def mover(here: int, s: Store) -> int:
    """The number of the player who is to choose; -1 if nobody is."""
    find = MOVERS[here]
    return -1 if find is None else find(s)


def victors(s: Store) -> tuple[int, ...]:
    """The numbers of those who have won."""
    if WINNER_SLOT < 0:
        return ()
    stored = s[WINNER_SLOT]
    if WINNER_KIND.is_set:
        return WINNER_KIND.elements(stored)
    return () if stored == NONE else (stored,)


def playout(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Play on at random; gives the last place, and how many answers it took. `rand()` is in [0, 1)."""
    lists, plays, rolls, spins = LISTS, PLAYS, ROLLS, SPINS
    count = 0
    while count < most:
        spin = spins[here]
        if spin is not None:
            following, more = spin(s, here, rand, most - count)
            count += more
            if following == here:
                return here, count
            here = following
        else:
            roll = rolls[here]
            if roll is None:
                codes = lists[here](s)
                if not codes:
                    return here, count
                here = plays[here](s, codes[floor_of(rand() * len(codes))])
            else:
                following = roll(s, rand)
                if following < 0:
                    return here, count
                here = following
            count += 1
        if here >= 92:
            here = run_steps(here, s)
    return here, most


def playouts(count: int, rand: Callable[[], float], most: int) -> tuple[int, list[int]]:
    """Play so many games at random, each of so many answers at most; gives all answers, and how often each won.

    The last number counts the games that nobody won.
    """
    begin, first = usual_start()
    spin, winner, single = SPINS[begin], WINNER_SLOT, WINNER_SLOT >= 0 and not WINNER_KIND.is_set
    wins = [0] * (len(PLAYERS) + 1)
    answers = 0
    for _ in range(count):
        s = first.copy()
        here, more = (begin, 0) if spin is None else spin(s, begin, rand, most)
        if (here >= FIRST_STEP or WAITS[here] != "over") and (spin is None or here != begin):
            here, rest = playout(s, run_steps(here, s), rand, most - more)
            more += rest
        answers += more
        if single:
            stored = s[winner]
            wins[-1 if stored == NONE else stored] += 1
        else:
            for number in victors(s) or (-1,):
                wins[number] += 1
    return answers, wins

# ---- what players see


def hidden_slots(s: Store, viewer: int) -> set[int]:
    """The slots that a player does not see."""
    found: set[int] = set()
    for secret in SECRETS:
        for number, given in enumerate(product(*[kind.values() for kind in secret.params])):
            if secret.test is None or secret.test(s, *given, viewer):
                for first, length in secret.stretches:
                    found.update(range(first + number * length, first + (number + 1) * length))
    return found


def hidden_names(s: Store, viewer: int) -> tuple[str, ...]:
    """What a player does not see, by name: slots, and fixed fields of pieces."""
    slots = hidden_slots(s, viewer)
    found = [name for slot, (name, _, _) in enumerate(SLOTS) if slot in slots]
    for secret in SECRETS:
        for given in product(*[kind.values() for kind in secret.params]) if secret.attributes else ():
            if secret.test is None or secret.test(s, *given, viewer):
                index = ", ".join([kind.text(one) for kind, one in zip(secret.params, given)])
                found += [f"{name}[{index}]" for name in secret.attributes]
    return tuple(dict.fromkeys(found))


def reveals(before: Store, after: Store) -> bool:
    """Whether a player sees something that was hidden from him before."""
    for viewer in range(len(PLAYERS)) if SECRETS else ():
        was_hidden = hidden_slots(before, viewer)
        if was_hidden and was_hidden - hidden_slots(after, viewer):
            return True
        if any([secret.attributes for secret in SECRETS]):
            if set(hidden_names(before, viewer)) - set(hidden_names(after, viewer)):
                return True
    return False

# ---- a game


class Dice:
    """A generator of chance that gives the same everywhere for the same seed."""

    __slots__ = ("_back", "_drawn", "_random")

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._drawn: list[int] = []  # words of the last number
        self._back: list[int] = []  # words put back, to be drawn again

    def below(self, count: int) -> int:
        """One of 0 .. count - 1, each equally likely: words that would favour some are thrown away."""
        limit = 2**32 - 2**32 % count
        self._drawn = []
        while True:
            word = self._back.pop(0) if self._back else self._random.getrandbits(32)
            self._drawn.append(word)
            if word < limit:
                return word % count

    def put_back(self) -> None:
        """Forget that the last number was drawn."""
        self._back[:0] = self._drawn
        self._drawn = []

    def copy(self) -> "Dice":
        twin = Dice(0)
        twin._random.setstate(self._random.getstate())
        twin._drawn, twin._back = self._drawn.copy(), self._back.copy()
        return twin


class Game:
    """One game: where play stands, the values, and the answers that led there. Made by `new` or `from_json`."""

    __slots__ = ("_dice", "_here", "_log", "_past", "_store", "_switches", "seed")

    def __init__(self, seed: int, switches: Mapping[str, int]) -> None:
        self.seed = seed
        self._switches = dict(switches)
        self._dice = Dice(seed)
        self._here, self._store = start(switches)
        self._log: list[tuple[int, int, bool]] = []
        self._past: list[tuple[int, Store]] = []

    # ---- what the game waits for

    @property
    def waiting_for(self) -> str:
        """`choice` of a player, `chance`, an `open` answer from outside the rules' part, or `over`."""
        return WAITS[self._here]

    @property
    def place(self) -> int:
        """The number of the place where play stands."""
        return self._here

    @property
    def to_act(self) -> str | None:
        """The player who is to choose; None when the game does not wait for a choice."""
        number = mover(self._here, self._store)
        return None if number < 0 else PLAYERS[number]

    @property
    def question(self) -> Question:
        """What is asked, and of whom; for chance, the player is the one who rolls."""
        place = PLACES[self._here]
        player = None if place.player is None else PLAYERS[place.player(self._store)]
        return Question(place.waits, player, place.what, place.clauses, place.name)

    @property
    def winners(self) -> tuple[str, ...]:
        """Everyone who has won; nobody while the game goes on."""
        return tuple([PLAYERS[number] for number in victors(self._store)])

    @property
    def winner(self) -> str | None:
        """The one who has won; None while the game goes on, and when nobody has or several have."""
        found = self.winners
        return found[0] if len(found) == 1 else None

    # ---- answers by code

    def codes(self) -> list[int]:
        """The codes of all that may be answered now, in order; of chance, each is equally likely."""
        return [*LISTS[self._here](self._store)]

    def move_of(self, code: int) -> Move:
        """The answer that a code stands for here."""
        return made_move(self._here, code)

    def give(self, code: int) -> None:
        """Answer by code, whatever the game waits for; raises IllegalMove or RuleFault."""
        place = PLACES[self._here]
        if place.waits == "over" or not 0 <= code < CODE_COUNTS[self._here]:
            raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"{code} is no answer here"),))
        self._give(code, False)

    def _give(self, code: int, rolled: bool) -> None:
        place = PLACES[self._here]
        option, way = place.option(code)
        s = self._store.copy()
        if option.allowed is not None:
            values = option.values(way)
            for (slot, _), value in zip(option.binds, values):
                s[slot] = value
            if not option.allowed(s, *values):
                raise IllegalMove(self._reasons(code))
        here = apply(self._here, s, code)
        if place.waits == "choice":
            self._past.append((self._here, self._store))
        else:
            self._past.clear()
        self._log.append((self._here, code, rolled))
        self._here, self._store = here, s

    def _reasons(self, code: int) -> tuple[Refusal, ...]:
        """Every condition of an answer that fails."""
        option, way = PLACES[self._here].option(code)
        values = option.values(way)
        s = self._store.copy()
        for (slot, _), value in zip(option.binds, values):
            s[slot] = value
        found: list[Refusal] = []
        for guard in option.guards:
            try:
                if not guard.test(s, *values):
                    found.append(guard.refusal(s, values))
            except RuleFault:
                if not found:
                    raise
        return tuple(found)

    # ---- choices

    def moves(self) -> tuple[Move, ...]:
        """Every move that may be made; empty unless a player is to choose."""
        here = self._here
        if WAITS[here] != "choice":
            return ()
        return tuple([made_move(here, code) for code in LISTS[here](self._store)])

    def play(self, move: Move) -> None:
        """Make a move and go on to the next answer needed; raises IllegalMove or RuleFault.

        Where a set is chosen one by one, `a, b, c` chooses these and is done, or changes nothing.
        """
        place = PLACES[self._here]
        code = place.code(move.label) if place.waits == "choice" else None
        if code is not None:
            self._give(code, False)
            return
        steps = self._steps(move)
        if not steps:
            raise IllegalMove(self.why_not(move))
        twin = self.copy()
        for step in steps:
            twin.play(step)
        self._dice, self._here, self._store = twin._dice, twin._here, twin._store
        self._log, self._past = twin._log, twin._past

    def _steps(self, move: Move) -> list[Move]:
        """The single answers that choose a set; none where no set is chosen or nothing is listed."""
        place = PLACES[self._here]
        if place.waits != "choice" or len(place.options) < 2 or ", " not in move.label:
            return []
        first = place.options[0]
        if first.label or len(first.binds) != 1 or place.code(DONE) is None:
            return []
        return [*map(Move, move.label.split(", ")), Move(DONE)]

    def why_not(self, move: Move) -> tuple[Refusal, ...]:
        """Every reason against a move, each with its clauses; empty if it may be made."""
        place = PLACES[self._here]
        if place.waits == "over":
            return (Refusal("GAME_OVER", place.clauses, "the game is over"),)
        if place.waits != "choice":
            return (Refusal("NOT_A_CHOICE", place.clauses, f"the game waits for {place.waits}: {place.what}"),)
        code = place.code(move.label)
        if code is not None:
            return self._reasons(code)
        steps = self._steps(move)
        if steps:
            twin = self.copy()
            for step in steps:
                found = twin.why_not(step)
                if found:
                    return found
                twin.play(step)
            return ()
        return (Refusal("NOT_OFFERED", place.clauses, f"{move.label!r} is not among the answers here"),)

    def nearest(self, move: Move) -> Move | None:
        """The legal move most like one that is not: the next number, or the next in spelling."""
        moves = self.moves()
        if move in moves:
            return moves[moves.index(move)]
        if move.label.removeprefix("-").isdecimal():
            aim = int(move.label)
            numbers = [(abs(int(one.label) - aim), one.label, one) for one in moves if type(one.value) is int]
            if numbers:
                return min(numbers)[2]
        labels = difflib.get_close_matches(move.label, [one.label for one in moves], 1, 0.5)
        return next((one for one in moves if one.label in labels), None)

    # ---- chance and open answers

    def outcomes(self) -> tuple[tuple[Value, Fraction], ...]:
        """What chance can bring, with how likely each is; empty unless the game waits for chance."""
        values = self._offered("chance")
        return tuple([(value, Fraction(1, len(values))) for value in values])

    def resolve(self, outcome: Value = None) -> Value:
        """Let chance bring an outcome, or roll for it with the game's own generator; gives what came."""
        place = self._waiting("chance")
        if outcome is None:
            codes = self.codes()
            code = codes[self._dice.below(len(codes))]
            try:
                self._give(code, True)
            except RuleFault:
                self._dice.put_back()
                raise
        else:
            code = self._valued(place, outcome)
            self._give(code, False)
        return place.value(code)

    def answers(self) -> tuple[Value, ...]:
        """What an open answer can be; empty unless the game waits for one."""
        return tuple(self._offered("open"))

    def answer(self, value: Value) -> None:
        """Give an answer from outside the part of the rules that is encoded."""
        self._give(self._valued(self._waiting("open"), value), False)

    def _offered(self, waits: str) -> list[Value]:
        place = PLACES[self._here]
        return [place.value(code) for code in self.codes()] if place.waits == waits else []

    def _waiting(self, waits: str) -> Place:
        place = PLACES[self._here]
        if place.waits != waits:
            raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"the game does not wait for {waits} now"),))
        return place

    def _valued(self, place: Place, value: Value) -> int:
        code = place.valued(value)
        if code is None:
            raise IllegalMove((Refusal("NOT_OFFERED", (), f"{value!r} is no answer here: {place.words()}"),))
        return code

    # ---- looking, copying, going back

    @property
    def log(self) -> tuple[Answer, ...]:
        """Every answer given so far."""
        return tuple([
            Answer(PLACES[number].name, PLACES[number].waits, PLACES[number].value(code), rolled)
            for number, code, rolled in self._log
        ])

    def position(self) -> dict[str, Value]:
        """The values of the game by name."""
        return {name: kind.value(stored) for (name, kind, _), stored in zip(SLOTS, self._store)}

    def view(self, player: str) -> dict[str, Value]:
        """The values of the game by name, as a player may know them; `?` stands for what is hidden."""
        hidden = hidden_slots(self._store, PLAYERS.index(player))
        shown = enumerate(zip(SLOTS, self._store))
        return {name: HIDDEN if slot in hidden else kind.value(value) for slot, ((name, kind, _), value) in shown}

    def observation(self, player: str) -> list[int]:
        """The same as plain integers, one a slot; -1 where it is hidden."""
        hidden = hidden_slots(self._store, PLAYERS.index(player))
        return [-1 if slot in hidden else value for slot, value in enumerate(self._store[: len(SLOTS)])]

    def hidden(self, player: str) -> tuple[str, ...]:
        """What a player does not see, by name, fixed fields of pieces among it."""
        return hidden_names(self._store, PLAYERS.index(player))

    def broken(self) -> tuple[str, ...]:
        """The promises of the book that do not hold now; once the game is over they say nothing."""
        return () if PLACES[self._here].waits == "over" else broken_promises(self._store)

    def copy(self) -> "Game":
        """A game that goes on from here on its own."""
        twin = Game.__new__(Game)
        twin.seed, twin._switches = self.seed, self._switches
        twin._dice, twin._here, twin._store = self._dice.copy(), self._here, self._store.copy()
        twin._log, twin._past = self._log.copy(), self._past.copy()
        return twin

    def undo(self) -> None:
        """Take the last move back; chance, open answers and what a player has seen cannot be taken back."""
        if not self._past:
            raise NoUndo("chance or an open answer came last: neither is taken back" if self._log else "nothing to undo")
        here, store = self._past[-1]
        if reveals(store, self._store):
            raise NoUndo("the last move showed a player something that was hidden: it is not taken back")
        self._past.pop()
        self._log.pop()
        self._here, self._store = here, store

    def to_json(self) -> str:
        """The game as text that `from_json` reads."""
        return save_text(self)


DONE: Final = "done"  # the answer that ends the choice of a set


@cache
def made_move(place: int, code: int) -> Move:
    """The move that a code stands for at a place, made when first asked for."""
    return PLACES[place].move(code)

# ---- starting


def new(
    seed: int | None = None,
    scenario: str | None = None,
    options: Iterable[str] = (),
    readings: Mapping[str, Value] | None = None,
    players: int | None = None,
) -> Game:
    """A game before its first answer. Without a seed one is drawn; `readings` may also set options by value."""
    if isinstance(options, str):
        raise ValueError("options is a collection of names")
    by_name = {switch.name: switch for switch in SWITCHES}
    given: list[tuple[str, Value]] = [(name, True) for name in options]
    if scenario is not None:
        given.append((_switch_of("scenario", f"there is no scenario {scenario!r}: this book has none"), scenario))
    if players is not None and (players != len(PLAYERS) or any([one.sort == "players" for one in SWITCHES])):
        given.append((_switch_of("players", f"this book is for {len(PLAYERS)} players"), players))
    chosen = {switch.name: switch.default for switch in SWITCHES}
    for name, value in [*given, *(readings or {}).items()]:
        if name not in by_name:
            close = difflib.get_close_matches(name, by_name, 1)
            raise ValueError(f"there is no option or reading {name!r}" + (f", but {close[0]!r}" if close else ""))
        stored = by_name[name].kind.stored(value)
        if stored is None:
            raise ValueError(f"{name} cannot be {value!r}: {by_name[name].kind.words()}")
        chosen[name] = stored
    return Game(random.SystemRandom().getrandbits(32) if seed is None else seed, chosen)


def _switch_of(sort: str, otherwise: str) -> str:
    """The name of the one switch of a sort, or a refusal."""
    for switch in SWITCHES:
        if switch.sort == sort:
            return switch.name
    raise ValueError(otherwise)

# ---- saves

SCHEMA: Final = "tribonian/save/1"


def save_text(game: Game) -> str:
    """A game as JSON: what it was played under, every answer, and the position they lead to."""
    log: list[dict[str, object]] = []
    for entry in game.log:
        said: dict[str, object] = {"at": entry.place, "answer": entry.value}
        log.append(said | {"rolled": True} if entry.rolled else said)
    switches: dict[str, dict[str, Value]] = {"options": {}, "readings": {}}
    for switch in SWITCHES:
        switches[_shelf(switch)][switch.name] = switch.kind.value(game._switches[switch.name])
    data: dict[str, object] = {
        "schema": SCHEMA,
        "stamp": STAMP,
        **switches,
        "seed": game.seed,
        "log": log,
        "location": game.question.place,
        "store": game.position(),
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def _shelf(switch: Switch) -> str:
    """Where a save keeps a switch."""
    return "readings" if switch.sort == "reading" else "options"


def from_json(text: str) -> Game:
    """The game of a save, replayed from its log; raises BadSave with the reason if anything does not fit."""
    try:
        data: object = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave(f"this is not JSON, or only the beginning of it: {error}") from None
    save = _object(data, "a save")
    if save.get("schema") != SCHEMA:
        raise BadSave(f"its schema is {save.get('schema')!r}, not {SCHEMA!r}")
    stamp = _object(save.get("stamp"), "its stamp")
    for key, own in STAMP.items():
        if stamp.get(key) != own:
            raise BadSave(f"it was played under other rules: {key} is {stamp.get(key)!r}, here it is {own!r}")
    seed = save.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadSave(f"its seed is {seed!r}, not a whole number")
    log, location = save.get("log"), save.get("location")
    if not isinstance(log, list):
        raise BadSave("its log is no list")
    if not isinstance(location, str) or location not in NUMBERS:
        raise BadSave(f"there is no location {location!r}")
    store = _saved_store(_object(save.get("store"), "its store"))
    game = _replayed(seed, _saved_switches(save), log)
    if game.question.place != location:
        raise BadSave(f"its log leads to {game.question.place!r}, not to {location!r}")
    for (name, kind, _), saved, played in zip(SLOTS, store, game._store):
        if saved != played:
            raise BadSave(f"its log leads to {name} = {kind.text(played)}, not {kind.text(saved)}")
    return game


def _object(data: object, what: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise BadSave(f"{what} is no object")
    return data


def _saved_value(data: dict[str, object], name: str, kind: Kind) -> int:
    if name not in data:
        raise BadSave(f"{name} is missing")
    stored = kind.stored(data[name])
    if stored is None:
        raise BadSave(f"{name} is {data[name]!r}, not one of {kind.words()}")
    return stored


def _saved_store(data: dict[str, object]) -> Store:
    store = [_saved_value(data, name, kind) for name, kind, _ in SLOTS]
    more = sorted(data.keys() - {name for name, _, _ in SLOTS})
    if more:
        raise BadSave(f"its store holds {more[0]!r}, which these rules do not know")
    return store


def _saved_switches(save: dict[str, object]) -> dict[str, int]:
    saved = {shelf: _object(save.get(shelf), f"its {shelf}") for shelf in ("options", "readings")}
    more = sorted({*saved["options"], *saved["readings"]} - {switch.name for switch in SWITCHES})
    if more:
        raise BadSave(f"there is no option or reading {more[0]!r}")
    return {switch.name: _saved_value(saved[_shelf(switch)], switch.name, switch.kind) for switch in SWITCHES}


def _replayed(seed: int, switches: dict[str, int], log: list[object]) -> Game:
    """The game after every answer of a log."""
    number = 0
    try:
        game = Game(seed, switches)
        for number, entry in enumerate(log, 1):
            said = _object(entry, f"answer {number}")
            place = PLACES[game._here]
            if said.get("at") != place.name or "answer" not in said:
                raise BadSave(f"answer {number} was given at {said.get('at')!r}, but play stands at {place.name!r}")
            _give(game, place, said)
    except (IllegalMove, RuleFault) as error:
        raise BadSave(f"its log stops at answer {number}: {error}") from None
    return game


def _give(game: Game, place: Place, said: dict[str, object]) -> None:
    answer = said["answer"]
    code = place.valued(answer)
    if code is None and place.by_value:
        words = f"{answer!r} is no answer: {place.words()}"
        raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, words),))
    if code is None:
        game.play(Move(answer if isinstance(answer, str) else repr(answer)))
    elif place.waits != "chance" or not said.get("rolled"):
        game.give(code)
    elif game.resolve() != answer:
        raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"its seed does not roll {answer!r}"),))

# ---- run alone


def play_at_random(game: Game, dice: Dice, most: int = 100_000) -> int:
    """Answer everything at random until the game is over; gives how many answers that took."""
    for count in range(most):
        if game.waiting_for == "chance":
            game.resolve()
            continue
        codes = game.codes()
        if not codes:
            return count
        game.give(codes[dice.below(len(codes))])
    return most


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games at random and print a line for each."""
    parser = argparse.ArgumentParser(description=TITLE.replace("%", "%%"))
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; each further one adds 1")
    parser.add_argument("--option", action="append", default=[], help="play with this option; may be repeated")
    parser.add_argument("--scenario", default=None, help="play this scenario")
    chosen = parser.parse_args(arguments)
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        try:
            game = new(seed=seed, scenario=chosen.scenario, options=chosen.option)
            count = play_at_random(game, Dice(seed))
        except RuleFault as fault:
            print(f"seed {seed}: stopped by the rules: {fault} ({', '.join(fault.clauses)})")
            continue
        except ValueError as error:
            parser.error(str(error))
        end = "over" if game.waiting_for == "over" else f"stands at {game.question.place}"
        print(f"seed {seed}: {count} answers, {end}, won by {', '.join(game.winners) or 'nobody'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())