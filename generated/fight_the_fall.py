# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Fight the Fall: Faesulae AD 406 and Tricamerum AD 533: a playable engine.

Made from the rulebook `fight_the_fall`, edition S&T 324, 2020.
Errata in force: none.
Interpretations: effort, effort_in_the_list, disrupted_fire, a_plus_d.
Machine 9a1570314460579c.
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

BOOK: Final = 'fight_the_fall'
TITLE: Final = 'Fight the Fall: Faesulae AD 406 and Tricamerum AD 533'
PLAYERS: Final[tuple[str, ...]] = ('Roman', 'Barbarian')
STAMP: Final[dict[str, object]] = {
    'book': 'fight_the_fall',
    'edition': 'S&T 324, 2020',
    'sheets': [],
    'interpretations': ['effort', 'effort_in_the_list', 'disrupted_fire', 'a_plus_d'],
    'machine': '9a1570314460579c',
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

KIND_bool: Final = Kind(0, 1, truth=True)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Barbarian'))
KIND_Scenario: Final = Kind(0, 1, names=('faesulae', 'tricamerum'))
KIND_1_11: Final = Kind(1, 11)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Barbarian'), optional=True)
KIND_Hex_or_none: Final = Kind(0, 599, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208',
    '0209', '0210', '0211', '0212', '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0301', '0302',
    '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310', '0311', '0312', '0313', '0314', '0315', '0316',
    '0317', '0318', '0319', '0320', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408', '0409', '0410',
    '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0501', '0502', '0503', '0504',
    '0505', '0506', '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518',
    '0519', '0520', '0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612',
    '0613', '0614', '0615', '0616', '0617', '0618', '0619', '0620', '0701', '0702', '0703', '0704', '0705', '0706',
    '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716', '0717', '0718', '0719', '0720',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908',
    '0909', '0910', '0911', '0912', '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '1001', '1002',
    '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012', '1013', '1014', '1015', '1016',
    '1017', '1018', '1019', '1020', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108', '1109', '1110',
    '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1201', '1202', '1203', '1204',
    '1205', '1206', '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218',
    '1219', '1220', '1301', '1302', '1303', '1304', '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312',
    '1313', '1314', '1315', '1316', '1317', '1318', '1319', '1320', '1401', '1402', '1403', '1404', '1405', '1406',
    '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416', '1417', '1418', '1419', '1420',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608',
    '1609', '1610', '1611', '1612', '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1701', '1702',
    '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710', '1711', '1712', '1713', '1714', '1715', '1716',
    '1717', '1718', '1719', '1720', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808', '1809', '1810',
    '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1901', '1902', '1903', '1904',
    '1905', '1906', '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918',
    '1919', '1920', '2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012',
    '2013', '2014', '2015', '2016', '2017', '2018', '2019', '2020', '2101', '2102', '2103', '2104', '2105', '2106',
    '2107', '2108', '2109', '2110', '2111', '2112', '2113', '2114', '2115', '2116', '2117', '2118', '2119', '2120',
    '2201', '2202', '2203', '2204', '2205', '2206', '2207', '2208', '2209', '2210', '2211', '2212', '2213', '2214',
    '2215', '2216', '2217', '2218', '2219', '2220', '2301', '2302', '2303', '2304', '2305', '2306', '2307', '2308',
    '2309', '2310', '2311', '2312', '2313', '2314', '2315', '2316', '2317', '2318', '2319', '2320', '2401', '2402',
    '2403', '2404', '2405', '2406', '2407', '2408', '2409', '2410', '2411', '2412', '2413', '2414', '2415', '2416',
    '2417', '2418', '2419', '2420', '2501', '2502', '2503', '2504', '2505', '2506', '2507', '2508', '2509', '2510',
    '2511', '2512', '2513', '2514', '2515', '2516', '2517', '2518', '2519', '2520', '2601', '2602', '2603', '2604',
    '2605', '2606', '2607', '2608', '2609', '2610', '2611', '2612', '2613', '2614', '2615', '2616', '2617', '2618',
    '2619', '2620', '2701', '2702', '2703', '2704', '2705', '2706', '2707', '2708', '2709', '2710', '2711', '2712',
    '2713', '2714', '2715', '2716', '2717', '2718', '2719', '2720', '2801', '2802', '2803', '2804', '2805', '2806',
    '2807', '2808', '2809', '2810', '2811', '2812', '2813', '2814', '2815', '2816', '2817', '2818', '2819', '2820',
    '2901', '2902', '2903', '2904', '2905', '2906', '2907', '2908', '2909', '2910', '2911', '2912', '2913', '2914',
    '2915', '2916', '2917', '2918', '2919', '2920', '3001', '3002', '3003', '3004', '3005', '3006', '3007', '3008',
    '3009', '3010', '3011', '3012', '3013', '3014', '3015', '3016', '3017', '3018', '3019', '3020',
), optional=True)
KIND_Unit: Final = Kind(0, 119, names=(
    'stilicho', 'comes', 'dux', 'uldin', 'sarus', 'vandal_comitatus', 'radagaisus', 'gothic_comitatus', 'fort_1',
    'fort_2', 'fort_3', 'fort_4', 'fort_5', 'town_horse', 'eq_pal_1', 'eq_pal_2', 'eq_1', 'eq_2', 'eq_sag_1',
    'eq_sag_2', 'illyr', 'comit_1', 'comit_2', 'comit_3', 'comit_4', 'comit_5', 'ps_com_1', 'ps_com_2', 'aux_pal_1',
    'aux_pal_2', 'sagit_1', 'sagit_2', 'carrbl_bl', 'camp_gd_rom', 'goth_foot_1', 'goth_foot_2', 'goth_foot_3',
    'goth_foot_4', 'goth_foot_5', 'goth_foot_6', 'goth_foot_7', 'goth_foot_8', 'goth_horse_1', 'goth_horse_2',
    'goth_horse_3', 'goth_bow_1', 'goth_bow_2', 'camp_gd_goth', 'vandal_horse_1', 'vandal_horse_2',
    'vandal_horse_3', 'vandal_horse_4', 'vandal_foot_1', 'vandal_foot_2', 'vandal_foot_3', 'foed_foot_1',
    'foed_foot_2', 'foed_foot_3', 'foed_horse_1', 'foed_horse_2', 'hun_1', 'hun_2', 'hun_3', 'hun_4', 'belisarius',
    'ionnes', 'theodoros', 'gelimer', 'tzazon', 'buc_1', 'buc_2', 'buc_3', 'buc_4', 'foed_eq_1', 'foed_eq_2',
    'foed_eq_3', 'eq_com_1', 'eq_com_2', 'eq_com_3', 'trap_1', 'trap_2', 'herul_horse', 'legn_1', 'legn_2',
    'legn_3', 'legn_4', 'legn_5', 'isaur_1', 'isaur_2', 'herul_foot', 'engine', 'mssgt_1', 'mssgt_2', 'mssgt_3',
    'mssgt_4', 'moor_horse_1', 'moor_horse_2', 'moor_horse_3', 'moor_foot_1', 'moor_foot_2', 'gel_horse_1',
    'gel_horse_2', 'gel_horse_3', 'gel_horse_4', 'gel_horse_5', 'gel_horse_6', 'gel_horse_7', 'gel_horse_8',
    'gel_foot_1', 'gel_foot_2', 'gel_foot_3', 'gel_light', 'tza_horse_1', 'tza_horse_2', 'tza_horse_3',
    'tza_horse_4', 'tza_horse_5', 'tza_horse_6', 'tza_foot_1', 'tza_foot_2',
))
KIND_Place: Final = Kind(0, 601, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208',
    '0209', '0210', '0211', '0212', '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0301', '0302',
    '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310', '0311', '0312', '0313', '0314', '0315', '0316',
    '0317', '0318', '0319', '0320', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408', '0409', '0410',
    '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0501', '0502', '0503', '0504',
    '0505', '0506', '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518',
    '0519', '0520', '0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612',
    '0613', '0614', '0615', '0616', '0617', '0618', '0619', '0620', '0701', '0702', '0703', '0704', '0705', '0706',
    '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716', '0717', '0718', '0719', '0720',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908',
    '0909', '0910', '0911', '0912', '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '1001', '1002',
    '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012', '1013', '1014', '1015', '1016',
    '1017', '1018', '1019', '1020', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108', '1109', '1110',
    '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1201', '1202', '1203', '1204',
    '1205', '1206', '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218',
    '1219', '1220', '1301', '1302', '1303', '1304', '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312',
    '1313', '1314', '1315', '1316', '1317', '1318', '1319', '1320', '1401', '1402', '1403', '1404', '1405', '1406',
    '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416', '1417', '1418', '1419', '1420',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608',
    '1609', '1610', '1611', '1612', '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1701', '1702',
    '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710', '1711', '1712', '1713', '1714', '1715', '1716',
    '1717', '1718', '1719', '1720', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808', '1809', '1810',
    '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1901', '1902', '1903', '1904',
    '1905', '1906', '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918',
    '1919', '1920', '2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012',
    '2013', '2014', '2015', '2016', '2017', '2018', '2019', '2020', '2101', '2102', '2103', '2104', '2105', '2106',
    '2107', '2108', '2109', '2110', '2111', '2112', '2113', '2114', '2115', '2116', '2117', '2118', '2119', '2120',
    '2201', '2202', '2203', '2204', '2205', '2206', '2207', '2208', '2209', '2210', '2211', '2212', '2213', '2214',
    '2215', '2216', '2217', '2218', '2219', '2220', '2301', '2302', '2303', '2304', '2305', '2306', '2307', '2308',
    '2309', '2310', '2311', '2312', '2313', '2314', '2315', '2316', '2317', '2318', '2319', '2320', '2401', '2402',
    '2403', '2404', '2405', '2406', '2407', '2408', '2409', '2410', '2411', '2412', '2413', '2414', '2415', '2416',
    '2417', '2418', '2419', '2420', '2501', '2502', '2503', '2504', '2505', '2506', '2507', '2508', '2509', '2510',
    '2511', '2512', '2513', '2514', '2515', '2516', '2517', '2518', '2519', '2520', '2601', '2602', '2603', '2604',
    '2605', '2606', '2607', '2608', '2609', '2610', '2611', '2612', '2613', '2614', '2615', '2616', '2617', '2618',
    '2619', '2620', '2701', '2702', '2703', '2704', '2705', '2706', '2707', '2708', '2709', '2710', '2711', '2712',
    '2713', '2714', '2715', '2716', '2717', '2718', '2719', '2720', '2801', '2802', '2803', '2804', '2805', '2806',
    '2807', '2808', '2809', '2810', '2811', '2812', '2813', '2814', '2815', '2816', '2817', '2818', '2819', '2820',
    '2901', '2902', '2903', '2904', '2905', '2906', '2907', '2908', '2909', '2910', '2911', '2912', '2913', '2914',
    '2915', '2916', '2917', '2918', '2919', '2920', '3001', '3002', '3003', '3004', '3005', '3006', '3007', '3008',
    '3009', '3010', '3011', '3012', '3013', '3014', '3015', '3016', '3017', '3018', '3019', '3020', 'aside',
    'eliminated',
))
KIND_Order: Final = Kind(0, 1, names=('good', 'disrupted'))
KIND_Tactic_or_none: Final = Kind(0, 1, names=('charge', 'shield_wall'), optional=True)
KIND_Marker: Final = Kind(0, 17, names=(
    'm_event', 'm_stilicho', 'm_comes', 'm_dux', 'm_radagaisus', 'm_goths', 'm_vandals', 'm_sarus', 'm_uldin',
    'm_gelimer', 'm_tzazon', 'm_belisarius', 'm_ionnes', 'm_theodoros', 'm_huns', 'm_moors', 'effort_rom',
    'effort_bar',
))
KIND_Tray: Final = Kind(0, 3, names=('put_by', 'bin', 'box', 'discarded'))
KIND_Unit_or_none: Final = Kind(0, 119, names=(
    'stilicho', 'comes', 'dux', 'uldin', 'sarus', 'vandal_comitatus', 'radagaisus', 'gothic_comitatus', 'fort_1',
    'fort_2', 'fort_3', 'fort_4', 'fort_5', 'town_horse', 'eq_pal_1', 'eq_pal_2', 'eq_1', 'eq_2', 'eq_sag_1',
    'eq_sag_2', 'illyr', 'comit_1', 'comit_2', 'comit_3', 'comit_4', 'comit_5', 'ps_com_1', 'ps_com_2', 'aux_pal_1',
    'aux_pal_2', 'sagit_1', 'sagit_2', 'carrbl_bl', 'camp_gd_rom', 'goth_foot_1', 'goth_foot_2', 'goth_foot_3',
    'goth_foot_4', 'goth_foot_5', 'goth_foot_6', 'goth_foot_7', 'goth_foot_8', 'goth_horse_1', 'goth_horse_2',
    'goth_horse_3', 'goth_bow_1', 'goth_bow_2', 'camp_gd_goth', 'vandal_horse_1', 'vandal_horse_2',
    'vandal_horse_3', 'vandal_horse_4', 'vandal_foot_1', 'vandal_foot_2', 'vandal_foot_3', 'foed_foot_1',
    'foed_foot_2', 'foed_foot_3', 'foed_horse_1', 'foed_horse_2', 'hun_1', 'hun_2', 'hun_3', 'hun_4', 'belisarius',
    'ionnes', 'theodoros', 'gelimer', 'tzazon', 'buc_1', 'buc_2', 'buc_3', 'buc_4', 'foed_eq_1', 'foed_eq_2',
    'foed_eq_3', 'eq_com_1', 'eq_com_2', 'eq_com_3', 'trap_1', 'trap_2', 'herul_horse', 'legn_1', 'legn_2',
    'legn_3', 'legn_4', 'legn_5', 'isaur_1', 'isaur_2', 'herul_foot', 'engine', 'mssgt_1', 'mssgt_2', 'mssgt_3',
    'mssgt_4', 'moor_horse_1', 'moor_horse_2', 'moor_horse_3', 'moor_foot_1', 'moor_foot_2', 'gel_horse_1',
    'gel_horse_2', 'gel_horse_3', 'gel_horse_4', 'gel_horse_5', 'gel_horse_6', 'gel_horse_7', 'gel_horse_8',
    'gel_foot_1', 'gel_foot_2', 'gel_foot_3', 'gel_light', 'tza_horse_1', 'tza_horse_2', 'tza_horse_3',
    'tza_horse_4', 'tza_horse_5', 'tza_horse_6', 'tza_foot_1', 'tza_foot_2',
), optional=True)
KIND_Command_or_none: Final = Kind(0, 9, names=(
    'roman_horse', 'roman_foot', 'town', 'goths', 'vandals', 'foederati', 'huns', 'gelimers', 'tzazons', 'moors',
), optional=True)
KIND_0_20: Final = Kind(0, 20)
KIND_0_12: Final = Kind(0, 12)
KIND_Fight: Final = Kind(0, 1, names=('melee', 'fire'))
KIND_set_of_Result: Final = Kind(0, 6, names=(
    'no_effect', 'attacker_shot', 'attacker_hit', 'defender_hit', 'retreat', 'elimination', 'pursuit',
), is_set=True)
KIND_set_of_Hex: Final = Kind(0, 599, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208',
    '0209', '0210', '0211', '0212', '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0301', '0302',
    '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310', '0311', '0312', '0313', '0314', '0315', '0316',
    '0317', '0318', '0319', '0320', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408', '0409', '0410',
    '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0501', '0502', '0503', '0504',
    '0505', '0506', '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518',
    '0519', '0520', '0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612',
    '0613', '0614', '0615', '0616', '0617', '0618', '0619', '0620', '0701', '0702', '0703', '0704', '0705', '0706',
    '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716', '0717', '0718', '0719', '0720',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908',
    '0909', '0910', '0911', '0912', '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '1001', '1002',
    '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012', '1013', '1014', '1015', '1016',
    '1017', '1018', '1019', '1020', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108', '1109', '1110',
    '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1201', '1202', '1203', '1204',
    '1205', '1206', '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218',
    '1219', '1220', '1301', '1302', '1303', '1304', '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312',
    '1313', '1314', '1315', '1316', '1317', '1318', '1319', '1320', '1401', '1402', '1403', '1404', '1405', '1406',
    '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416', '1417', '1418', '1419', '1420',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608',
    '1609', '1610', '1611', '1612', '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1701', '1702',
    '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710', '1711', '1712', '1713', '1714', '1715', '1716',
    '1717', '1718', '1719', '1720', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808', '1809', '1810',
    '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1901', '1902', '1903', '1904',
    '1905', '1906', '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918',
    '1919', '1920', '2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012',
    '2013', '2014', '2015', '2016', '2017', '2018', '2019', '2020', '2101', '2102', '2103', '2104', '2105', '2106',
    '2107', '2108', '2109', '2110', '2111', '2112', '2113', '2114', '2115', '2116', '2117', '2118', '2119', '2120',
    '2201', '2202', '2203', '2204', '2205', '2206', '2207', '2208', '2209', '2210', '2211', '2212', '2213', '2214',
    '2215', '2216', '2217', '2218', '2219', '2220', '2301', '2302', '2303', '2304', '2305', '2306', '2307', '2308',
    '2309', '2310', '2311', '2312', '2313', '2314', '2315', '2316', '2317', '2318', '2319', '2320', '2401', '2402',
    '2403', '2404', '2405', '2406', '2407', '2408', '2409', '2410', '2411', '2412', '2413', '2414', '2415', '2416',
    '2417', '2418', '2419', '2420', '2501', '2502', '2503', '2504', '2505', '2506', '2507', '2508', '2509', '2510',
    '2511', '2512', '2513', '2514', '2515', '2516', '2517', '2518', '2519', '2520', '2601', '2602', '2603', '2604',
    '2605', '2606', '2607', '2608', '2609', '2610', '2611', '2612', '2613', '2614', '2615', '2616', '2617', '2618',
    '2619', '2620', '2701', '2702', '2703', '2704', '2705', '2706', '2707', '2708', '2709', '2710', '2711', '2712',
    '2713', '2714', '2715', '2716', '2717', '2718', '2719', '2720', '2801', '2802', '2803', '2804', '2805', '2806',
    '2807', '2808', '2809', '2810', '2811', '2812', '2813', '2814', '2815', '2816', '2817', '2818', '2819', '2820',
    '2901', '2902', '2903', '2904', '2905', '2906', '2907', '2908', '2909', '2910', '2911', '2912', '2913', '2914',
    '2915', '2916', '2917', '2918', '2919', '2920', '3001', '3002', '3003', '3004', '3005', '3006', '3007', '3008',
    '3009', '3010', '3011', '3012', '3013', '3014', '3015', '3016', '3017', '3018', '3019', '3020',
), is_set=True)
KIND_1_6: Final = Kind(1, 6)
KIND_Hex: Final = Kind(0, 599, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208',
    '0209', '0210', '0211', '0212', '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0301', '0302',
    '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310', '0311', '0312', '0313', '0314', '0315', '0316',
    '0317', '0318', '0319', '0320', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408', '0409', '0410',
    '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0501', '0502', '0503', '0504',
    '0505', '0506', '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518',
    '0519', '0520', '0601', '0602', '0603', '0604', '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612',
    '0613', '0614', '0615', '0616', '0617', '0618', '0619', '0620', '0701', '0702', '0703', '0704', '0705', '0706',
    '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716', '0717', '0718', '0719', '0720',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908',
    '0909', '0910', '0911', '0912', '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '1001', '1002',
    '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011', '1012', '1013', '1014', '1015', '1016',
    '1017', '1018', '1019', '1020', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108', '1109', '1110',
    '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1201', '1202', '1203', '1204',
    '1205', '1206', '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218',
    '1219', '1220', '1301', '1302', '1303', '1304', '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312',
    '1313', '1314', '1315', '1316', '1317', '1318', '1319', '1320', '1401', '1402', '1403', '1404', '1405', '1406',
    '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416', '1417', '1418', '1419', '1420',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608',
    '1609', '1610', '1611', '1612', '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1701', '1702',
    '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710', '1711', '1712', '1713', '1714', '1715', '1716',
    '1717', '1718', '1719', '1720', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808', '1809', '1810',
    '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1901', '1902', '1903', '1904',
    '1905', '1906', '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918',
    '1919', '1920', '2001', '2002', '2003', '2004', '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012',
    '2013', '2014', '2015', '2016', '2017', '2018', '2019', '2020', '2101', '2102', '2103', '2104', '2105', '2106',
    '2107', '2108', '2109', '2110', '2111', '2112', '2113', '2114', '2115', '2116', '2117', '2118', '2119', '2120',
    '2201', '2202', '2203', '2204', '2205', '2206', '2207', '2208', '2209', '2210', '2211', '2212', '2213', '2214',
    '2215', '2216', '2217', '2218', '2219', '2220', '2301', '2302', '2303', '2304', '2305', '2306', '2307', '2308',
    '2309', '2310', '2311', '2312', '2313', '2314', '2315', '2316', '2317', '2318', '2319', '2320', '2401', '2402',
    '2403', '2404', '2405', '2406', '2407', '2408', '2409', '2410', '2411', '2412', '2413', '2414', '2415', '2416',
    '2417', '2418', '2419', '2420', '2501', '2502', '2503', '2504', '2505', '2506', '2507', '2508', '2509', '2510',
    '2511', '2512', '2513', '2514', '2515', '2516', '2517', '2518', '2519', '2520', '2601', '2602', '2603', '2604',
    '2605', '2606', '2607', '2608', '2609', '2610', '2611', '2612', '2613', '2614', '2615', '2616', '2617', '2618',
    '2619', '2620', '2701', '2702', '2703', '2704', '2705', '2706', '2707', '2708', '2709', '2710', '2711', '2712',
    '2713', '2714', '2715', '2716', '2717', '2718', '2719', '2720', '2801', '2802', '2803', '2804', '2805', '2806',
    '2807', '2808', '2809', '2810', '2811', '2812', '2813', '2814', '2815', '2816', '2817', '2818', '2819', '2820',
    '2901', '2902', '2903', '2904', '2905', '2906', '2907', '2908', '2909', '2910', '2911', '2912', '2913', '2914',
    '2915', '2916', '2917', '2918', '2919', '2920', '3001', '3002', '3003', '3004', '3005', '3006', '3007', '3008',
    '3009', '3010', '3011', '3012', '3013', '3014', '3015', '3016', '3017', '3018', '3019', '3020',
))
KIND_set_of_Unit: Final = Kind(0, 119, names=(
    'stilicho', 'comes', 'dux', 'uldin', 'sarus', 'vandal_comitatus', 'radagaisus', 'gothic_comitatus', 'fort_1',
    'fort_2', 'fort_3', 'fort_4', 'fort_5', 'town_horse', 'eq_pal_1', 'eq_pal_2', 'eq_1', 'eq_2', 'eq_sag_1',
    'eq_sag_2', 'illyr', 'comit_1', 'comit_2', 'comit_3', 'comit_4', 'comit_5', 'ps_com_1', 'ps_com_2', 'aux_pal_1',
    'aux_pal_2', 'sagit_1', 'sagit_2', 'carrbl_bl', 'camp_gd_rom', 'goth_foot_1', 'goth_foot_2', 'goth_foot_3',
    'goth_foot_4', 'goth_foot_5', 'goth_foot_6', 'goth_foot_7', 'goth_foot_8', 'goth_horse_1', 'goth_horse_2',
    'goth_horse_3', 'goth_bow_1', 'goth_bow_2', 'camp_gd_goth', 'vandal_horse_1', 'vandal_horse_2',
    'vandal_horse_3', 'vandal_horse_4', 'vandal_foot_1', 'vandal_foot_2', 'vandal_foot_3', 'foed_foot_1',
    'foed_foot_2', 'foed_foot_3', 'foed_horse_1', 'foed_horse_2', 'hun_1', 'hun_2', 'hun_3', 'hun_4', 'belisarius',
    'ionnes', 'theodoros', 'gelimer', 'tzazon', 'buc_1', 'buc_2', 'buc_3', 'buc_4', 'foed_eq_1', 'foed_eq_2',
    'foed_eq_3', 'eq_com_1', 'eq_com_2', 'eq_com_3', 'trap_1', 'trap_2', 'herul_horse', 'legn_1', 'legn_2',
    'legn_3', 'legn_4', 'legn_5', 'isaur_1', 'isaur_2', 'herul_foot', 'engine', 'mssgt_1', 'mssgt_2', 'mssgt_3',
    'mssgt_4', 'moor_horse_1', 'moor_horse_2', 'moor_horse_3', 'moor_foot_1', 'moor_foot_2', 'gel_horse_1',
    'gel_horse_2', 'gel_horse_3', 'gel_horse_4', 'gel_horse_5', 'gel_horse_6', 'gel_horse_7', 'gel_horse_8',
    'gel_foot_1', 'gel_foot_2', 'gel_foot_3', 'gel_light', 'tza_horse_1', 'tza_horse_2', 'tza_horse_3',
    'tza_horse_4', 'tza_horse_5', 'tza_horse_6', 'tza_foot_1', 'tza_foot_2',
), is_set=True)
KIND_0_6: Final = Kind(0, 6)
KIND_set_of_Marker: Final = Kind(0, 17, names=(
    'm_event', 'm_stilicho', 'm_comes', 'm_dux', 'm_radagaisus', 'm_goths', 'm_vandals', 'm_sarus', 'm_uldin',
    'm_gelimer', 'm_tzazon', 'm_belisarius', 'm_ionnes', 'm_theodoros', 'm_huns', 'm_moors', 'effort_rom',
    'effort_bar',
), is_set=True)
KIND_0_2: Final = Kind(0, 2)
KIND_0_7: Final = Kind(0, 7)
KIND_0_3: Final = Kind(0, 3)
KIND_0_1: Final = Kind(0, 1)
KIND_1_2: Final = Kind(1, 2)
KIND_0_9: Final = Kind(0, 9)
KIND_0_9_or_none: Final = Kind(0, 9, optional=True)
KIND_0_4: Final = Kind(0, 4)
KIND_0_4_or_none: Final = Kind(0, 4, optional=True)


# ---- sets, maps and tables

MEMBERS: Final = tuple([members_of(bits, 0) for bits in range(512)])
MEMBERS_FROM_9: Final = tuple([members_of(bits, 9) for bits in range(512)])
SETS: Final = Members(0)
# The map `Hex`: 600 spaces, hex with odd columns
COLUMN_Hex: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
)
ROW_Hex: Final[tuple[int, ...]] = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3,
    4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7,
    8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
    19, 20,
)
WAYS_Hex: Final[Spaces] = (
    (NONE, 20, 21, 1, NONE, NONE), (0, 21, 22, 2, NONE, NONE), (1, 22, 23, 3, NONE, NONE),
    (2, 23, 24, 4, NONE, NONE), (3, 24, 25, 5, NONE, NONE), (4, 25, 26, 6, NONE, NONE), (5, 26, 27, 7, NONE, NONE),
    (6, 27, 28, 8, NONE, NONE), (7, 28, 29, 9, NONE, NONE), (8, 29, 30, 10, NONE, NONE),
    (9, 30, 31, 11, NONE, NONE), (10, 31, 32, 12, NONE, NONE), (11, 32, 33, 13, NONE, NONE),
    (12, 33, 34, 14, NONE, NONE), (13, 34, 35, 15, NONE, NONE), (14, 35, 36, 16, NONE, NONE),
    (15, 36, 37, 17, NONE, NONE), (16, 37, 38, 18, NONE, NONE), (17, 38, 39, 19, NONE, NONE),
    (18, 39, NONE, NONE, NONE, NONE), (NONE, NONE, 40, 21, 0, NONE), (20, 40, 41, 22, 1, 0), (21, 41, 42, 23, 2, 1),
    (22, 42, 43, 24, 3, 2), (23, 43, 44, 25, 4, 3), (24, 44, 45, 26, 5, 4), (25, 45, 46, 27, 6, 5),
    (26, 46, 47, 28, 7, 6), (27, 47, 48, 29, 8, 7), (28, 48, 49, 30, 9, 8), (29, 49, 50, 31, 10, 9),
    (30, 50, 51, 32, 11, 10), (31, 51, 52, 33, 12, 11), (32, 52, 53, 34, 13, 12), (33, 53, 54, 35, 14, 13),
    (34, 54, 55, 36, 15, 14), (35, 55, 56, 37, 16, 15), (36, 56, 57, 38, 17, 16), (37, 57, 58, 39, 18, 17),
    (38, 58, 59, NONE, 19, 18), (NONE, 60, 61, 41, 21, 20), (40, 61, 62, 42, 22, 21), (41, 62, 63, 43, 23, 22),
    (42, 63, 64, 44, 24, 23), (43, 64, 65, 45, 25, 24), (44, 65, 66, 46, 26, 25), (45, 66, 67, 47, 27, 26),
    (46, 67, 68, 48, 28, 27), (47, 68, 69, 49, 29, 28), (48, 69, 70, 50, 30, 29), (49, 70, 71, 51, 31, 30),
    (50, 71, 72, 52, 32, 31), (51, 72, 73, 53, 33, 32), (52, 73, 74, 54, 34, 33), (53, 74, 75, 55, 35, 34),
    (54, 75, 76, 56, 36, 35), (55, 76, 77, 57, 37, 36), (56, 77, 78, 58, 38, 37), (57, 78, 79, 59, 39, 38),
    (58, 79, NONE, NONE, NONE, 39), (NONE, NONE, 80, 61, 40, NONE), (60, 80, 81, 62, 41, 40),
    (61, 81, 82, 63, 42, 41), (62, 82, 83, 64, 43, 42), (63, 83, 84, 65, 44, 43), (64, 84, 85, 66, 45, 44),
    (65, 85, 86, 67, 46, 45), (66, 86, 87, 68, 47, 46), (67, 87, 88, 69, 48, 47), (68, 88, 89, 70, 49, 48),
    (69, 89, 90, 71, 50, 49), (70, 90, 91, 72, 51, 50), (71, 91, 92, 73, 52, 51), (72, 92, 93, 74, 53, 52),
    (73, 93, 94, 75, 54, 53), (74, 94, 95, 76, 55, 54), (75, 95, 96, 77, 56, 55), (76, 96, 97, 78, 57, 56),
    (77, 97, 98, 79, 58, 57), (78, 98, 99, NONE, 59, 58), (NONE, 100, 101, 81, 61, 60), (80, 101, 102, 82, 62, 61),
    (81, 102, 103, 83, 63, 62), (82, 103, 104, 84, 64, 63), (83, 104, 105, 85, 65, 64), (84, 105, 106, 86, 66, 65),
    (85, 106, 107, 87, 67, 66), (86, 107, 108, 88, 68, 67), (87, 108, 109, 89, 69, 68), (88, 109, 110, 90, 70, 69),
    (89, 110, 111, 91, 71, 70), (90, 111, 112, 92, 72, 71), (91, 112, 113, 93, 73, 72), (92, 113, 114, 94, 74, 73),
    (93, 114, 115, 95, 75, 74), (94, 115, 116, 96, 76, 75), (95, 116, 117, 97, 77, 76), (96, 117, 118, 98, 78, 77),
    (97, 118, 119, 99, 79, 78), (98, 119, NONE, NONE, NONE, 79), (NONE, NONE, 120, 101, 80, NONE),
    (100, 120, 121, 102, 81, 80), (101, 121, 122, 103, 82, 81), (102, 122, 123, 104, 83, 82),
    (103, 123, 124, 105, 84, 83), (104, 124, 125, 106, 85, 84), (105, 125, 126, 107, 86, 85),
    (106, 126, 127, 108, 87, 86), (107, 127, 128, 109, 88, 87), (108, 128, 129, 110, 89, 88),
    (109, 129, 130, 111, 90, 89), (110, 130, 131, 112, 91, 90), (111, 131, 132, 113, 92, 91),
    (112, 132, 133, 114, 93, 92), (113, 133, 134, 115, 94, 93), (114, 134, 135, 116, 95, 94),
    (115, 135, 136, 117, 96, 95), (116, 136, 137, 118, 97, 96), (117, 137, 138, 119, 98, 97),
    (118, 138, 139, NONE, 99, 98), (NONE, 140, 141, 121, 101, 100), (120, 141, 142, 122, 102, 101),
    (121, 142, 143, 123, 103, 102), (122, 143, 144, 124, 104, 103), (123, 144, 145, 125, 105, 104),
    (124, 145, 146, 126, 106, 105), (125, 146, 147, 127, 107, 106), (126, 147, 148, 128, 108, 107),
    (127, 148, 149, 129, 109, 108), (128, 149, 150, 130, 110, 109), (129, 150, 151, 131, 111, 110),
    (130, 151, 152, 132, 112, 111), (131, 152, 153, 133, 113, 112), (132, 153, 154, 134, 114, 113),
    (133, 154, 155, 135, 115, 114), (134, 155, 156, 136, 116, 115), (135, 156, 157, 137, 117, 116),
    (136, 157, 158, 138, 118, 117), (137, 158, 159, 139, 119, 118), (138, 159, NONE, NONE, NONE, 119),
    (NONE, NONE, 160, 141, 120, NONE), (140, 160, 161, 142, 121, 120), (141, 161, 162, 143, 122, 121),
    (142, 162, 163, 144, 123, 122), (143, 163, 164, 145, 124, 123), (144, 164, 165, 146, 125, 124),
    (145, 165, 166, 147, 126, 125), (146, 166, 167, 148, 127, 126), (147, 167, 168, 149, 128, 127),
    (148, 168, 169, 150, 129, 128), (149, 169, 170, 151, 130, 129), (150, 170, 171, 152, 131, 130),
    (151, 171, 172, 153, 132, 131), (152, 172, 173, 154, 133, 132), (153, 173, 174, 155, 134, 133),
    (154, 174, 175, 156, 135, 134), (155, 175, 176, 157, 136, 135), (156, 176, 177, 158, 137, 136),
    (157, 177, 178, 159, 138, 137), (158, 178, 179, NONE, 139, 138), (NONE, 180, 181, 161, 141, 140),
    (160, 181, 182, 162, 142, 141), (161, 182, 183, 163, 143, 142), (162, 183, 184, 164, 144, 143),
    (163, 184, 185, 165, 145, 144), (164, 185, 186, 166, 146, 145), (165, 186, 187, 167, 147, 146),
    (166, 187, 188, 168, 148, 147), (167, 188, 189, 169, 149, 148), (168, 189, 190, 170, 150, 149),
    (169, 190, 191, 171, 151, 150), (170, 191, 192, 172, 152, 151), (171, 192, 193, 173, 153, 152),
    (172, 193, 194, 174, 154, 153), (173, 194, 195, 175, 155, 154), (174, 195, 196, 176, 156, 155),
    (175, 196, 197, 177, 157, 156), (176, 197, 198, 178, 158, 157), (177, 198, 199, 179, 159, 158),
    (178, 199, NONE, NONE, NONE, 159), (NONE, NONE, 200, 181, 160, NONE), (180, 200, 201, 182, 161, 160),
    (181, 201, 202, 183, 162, 161), (182, 202, 203, 184, 163, 162), (183, 203, 204, 185, 164, 163),
    (184, 204, 205, 186, 165, 164), (185, 205, 206, 187, 166, 165), (186, 206, 207, 188, 167, 166),
    (187, 207, 208, 189, 168, 167), (188, 208, 209, 190, 169, 168), (189, 209, 210, 191, 170, 169),
    (190, 210, 211, 192, 171, 170), (191, 211, 212, 193, 172, 171), (192, 212, 213, 194, 173, 172),
    (193, 213, 214, 195, 174, 173), (194, 214, 215, 196, 175, 174), (195, 215, 216, 197, 176, 175),
    (196, 216, 217, 198, 177, 176), (197, 217, 218, 199, 178, 177), (198, 218, 219, NONE, 179, 178),
    (NONE, 220, 221, 201, 181, 180), (200, 221, 222, 202, 182, 181), (201, 222, 223, 203, 183, 182),
    (202, 223, 224, 204, 184, 183), (203, 224, 225, 205, 185, 184), (204, 225, 226, 206, 186, 185),
    (205, 226, 227, 207, 187, 186), (206, 227, 228, 208, 188, 187), (207, 228, 229, 209, 189, 188),
    (208, 229, 230, 210, 190, 189), (209, 230, 231, 211, 191, 190), (210, 231, 232, 212, 192, 191),
    (211, 232, 233, 213, 193, 192), (212, 233, 234, 214, 194, 193), (213, 234, 235, 215, 195, 194),
    (214, 235, 236, 216, 196, 195), (215, 236, 237, 217, 197, 196), (216, 237, 238, 218, 198, 197),
    (217, 238, 239, 219, 199, 198), (218, 239, NONE, NONE, NONE, 199), (NONE, NONE, 240, 221, 200, NONE),
    (220, 240, 241, 222, 201, 200), (221, 241, 242, 223, 202, 201), (222, 242, 243, 224, 203, 202),
    (223, 243, 244, 225, 204, 203), (224, 244, 245, 226, 205, 204), (225, 245, 246, 227, 206, 205),
    (226, 246, 247, 228, 207, 206), (227, 247, 248, 229, 208, 207), (228, 248, 249, 230, 209, 208),
    (229, 249, 250, 231, 210, 209), (230, 250, 251, 232, 211, 210), (231, 251, 252, 233, 212, 211),
    (232, 252, 253, 234, 213, 212), (233, 253, 254, 235, 214, 213), (234, 254, 255, 236, 215, 214),
    (235, 255, 256, 237, 216, 215), (236, 256, 257, 238, 217, 216), (237, 257, 258, 239, 218, 217),
    (238, 258, 259, NONE, 219, 218), (NONE, 260, 261, 241, 221, 220), (240, 261, 262, 242, 222, 221),
    (241, 262, 263, 243, 223, 222), (242, 263, 264, 244, 224, 223), (243, 264, 265, 245, 225, 224),
    (244, 265, 266, 246, 226, 225), (245, 266, 267, 247, 227, 226), (246, 267, 268, 248, 228, 227),
    (247, 268, 269, 249, 229, 228), (248, 269, 270, 250, 230, 229), (249, 270, 271, 251, 231, 230),
    (250, 271, 272, 252, 232, 231), (251, 272, 273, 253, 233, 232), (252, 273, 274, 254, 234, 233),
    (253, 274, 275, 255, 235, 234), (254, 275, 276, 256, 236, 235), (255, 276, 277, 257, 237, 236),
    (256, 277, 278, 258, 238, 237), (257, 278, 279, 259, 239, 238), (258, 279, NONE, NONE, NONE, 239),
    (NONE, NONE, 280, 261, 240, NONE), (260, 280, 281, 262, 241, 240), (261, 281, 282, 263, 242, 241),
    (262, 282, 283, 264, 243, 242), (263, 283, 284, 265, 244, 243), (264, 284, 285, 266, 245, 244),
    (265, 285, 286, 267, 246, 245), (266, 286, 287, 268, 247, 246), (267, 287, 288, 269, 248, 247),
    (268, 288, 289, 270, 249, 248), (269, 289, 290, 271, 250, 249), (270, 290, 291, 272, 251, 250),
    (271, 291, 292, 273, 252, 251), (272, 292, 293, 274, 253, 252), (273, 293, 294, 275, 254, 253),
    (274, 294, 295, 276, 255, 254), (275, 295, 296, 277, 256, 255), (276, 296, 297, 278, 257, 256),
    (277, 297, 298, 279, 258, 257), (278, 298, 299, NONE, 259, 258), (NONE, 300, 301, 281, 261, 260),
    (280, 301, 302, 282, 262, 261), (281, 302, 303, 283, 263, 262), (282, 303, 304, 284, 264, 263),
    (283, 304, 305, 285, 265, 264), (284, 305, 306, 286, 266, 265), (285, 306, 307, 287, 267, 266),
    (286, 307, 308, 288, 268, 267), (287, 308, 309, 289, 269, 268), (288, 309, 310, 290, 270, 269),
    (289, 310, 311, 291, 271, 270), (290, 311, 312, 292, 272, 271), (291, 312, 313, 293, 273, 272),
    (292, 313, 314, 294, 274, 273), (293, 314, 315, 295, 275, 274), (294, 315, 316, 296, 276, 275),
    (295, 316, 317, 297, 277, 276), (296, 317, 318, 298, 278, 277), (297, 318, 319, 299, 279, 278),
    (298, 319, NONE, NONE, NONE, 279), (NONE, NONE, 320, 301, 280, NONE), (300, 320, 321, 302, 281, 280),
    (301, 321, 322, 303, 282, 281), (302, 322, 323, 304, 283, 282), (303, 323, 324, 305, 284, 283),
    (304, 324, 325, 306, 285, 284), (305, 325, 326, 307, 286, 285), (306, 326, 327, 308, 287, 286),
    (307, 327, 328, 309, 288, 287), (308, 328, 329, 310, 289, 288), (309, 329, 330, 311, 290, 289),
    (310, 330, 331, 312, 291, 290), (311, 331, 332, 313, 292, 291), (312, 332, 333, 314, 293, 292),
    (313, 333, 334, 315, 294, 293), (314, 334, 335, 316, 295, 294), (315, 335, 336, 317, 296, 295),
    (316, 336, 337, 318, 297, 296), (317, 337, 338, 319, 298, 297), (318, 338, 339, NONE, 299, 298),
    (NONE, 340, 341, 321, 301, 300), (320, 341, 342, 322, 302, 301), (321, 342, 343, 323, 303, 302),
    (322, 343, 344, 324, 304, 303), (323, 344, 345, 325, 305, 304), (324, 345, 346, 326, 306, 305),
    (325, 346, 347, 327, 307, 306), (326, 347, 348, 328, 308, 307), (327, 348, 349, 329, 309, 308),
    (328, 349, 350, 330, 310, 309), (329, 350, 351, 331, 311, 310), (330, 351, 352, 332, 312, 311),
    (331, 352, 353, 333, 313, 312), (332, 353, 354, 334, 314, 313), (333, 354, 355, 335, 315, 314),
    (334, 355, 356, 336, 316, 315), (335, 356, 357, 337, 317, 316), (336, 357, 358, 338, 318, 317),
    (337, 358, 359, 339, 319, 318), (338, 359, NONE, NONE, NONE, 319), (NONE, NONE, 360, 341, 320, NONE),
    (340, 360, 361, 342, 321, 320), (341, 361, 362, 343, 322, 321), (342, 362, 363, 344, 323, 322),
    (343, 363, 364, 345, 324, 323), (344, 364, 365, 346, 325, 324), (345, 365, 366, 347, 326, 325),
    (346, 366, 367, 348, 327, 326), (347, 367, 368, 349, 328, 327), (348, 368, 369, 350, 329, 328),
    (349, 369, 370, 351, 330, 329), (350, 370, 371, 352, 331, 330), (351, 371, 372, 353, 332, 331),
    (352, 372, 373, 354, 333, 332), (353, 373, 374, 355, 334, 333), (354, 374, 375, 356, 335, 334),
    (355, 375, 376, 357, 336, 335), (356, 376, 377, 358, 337, 336), (357, 377, 378, 359, 338, 337),
    (358, 378, 379, NONE, 339, 338), (NONE, 380, 381, 361, 341, 340), (360, 381, 382, 362, 342, 341),
    (361, 382, 383, 363, 343, 342), (362, 383, 384, 364, 344, 343), (363, 384, 385, 365, 345, 344),
    (364, 385, 386, 366, 346, 345), (365, 386, 387, 367, 347, 346), (366, 387, 388, 368, 348, 347),
    (367, 388, 389, 369, 349, 348), (368, 389, 390, 370, 350, 349), (369, 390, 391, 371, 351, 350),
    (370, 391, 392, 372, 352, 351), (371, 392, 393, 373, 353, 352), (372, 393, 394, 374, 354, 353),
    (373, 394, 395, 375, 355, 354), (374, 395, 396, 376, 356, 355), (375, 396, 397, 377, 357, 356),
    (376, 397, 398, 378, 358, 357), (377, 398, 399, 379, 359, 358), (378, 399, NONE, NONE, NONE, 359),
    (NONE, NONE, 400, 381, 360, NONE), (380, 400, 401, 382, 361, 360), (381, 401, 402, 383, 362, 361),
    (382, 402, 403, 384, 363, 362), (383, 403, 404, 385, 364, 363), (384, 404, 405, 386, 365, 364),
    (385, 405, 406, 387, 366, 365), (386, 406, 407, 388, 367, 366), (387, 407, 408, 389, 368, 367),
    (388, 408, 409, 390, 369, 368), (389, 409, 410, 391, 370, 369), (390, 410, 411, 392, 371, 370),
    (391, 411, 412, 393, 372, 371), (392, 412, 413, 394, 373, 372), (393, 413, 414, 395, 374, 373),
    (394, 414, 415, 396, 375, 374), (395, 415, 416, 397, 376, 375), (396, 416, 417, 398, 377, 376),
    (397, 417, 418, 399, 378, 377), (398, 418, 419, NONE, 379, 378), (NONE, 420, 421, 401, 381, 380),
    (400, 421, 422, 402, 382, 381), (401, 422, 423, 403, 383, 382), (402, 423, 424, 404, 384, 383),
    (403, 424, 425, 405, 385, 384), (404, 425, 426, 406, 386, 385), (405, 426, 427, 407, 387, 386),
    (406, 427, 428, 408, 388, 387), (407, 428, 429, 409, 389, 388), (408, 429, 430, 410, 390, 389),
    (409, 430, 431, 411, 391, 390), (410, 431, 432, 412, 392, 391), (411, 432, 433, 413, 393, 392),
    (412, 433, 434, 414, 394, 393), (413, 434, 435, 415, 395, 394), (414, 435, 436, 416, 396, 395),
    (415, 436, 437, 417, 397, 396), (416, 437, 438, 418, 398, 397), (417, 438, 439, 419, 399, 398),
    (418, 439, NONE, NONE, NONE, 399), (NONE, NONE, 440, 421, 400, NONE), (420, 440, 441, 422, 401, 400),
    (421, 441, 442, 423, 402, 401), (422, 442, 443, 424, 403, 402), (423, 443, 444, 425, 404, 403),
    (424, 444, 445, 426, 405, 404), (425, 445, 446, 427, 406, 405), (426, 446, 447, 428, 407, 406),
    (427, 447, 448, 429, 408, 407), (428, 448, 449, 430, 409, 408), (429, 449, 450, 431, 410, 409),
    (430, 450, 451, 432, 411, 410), (431, 451, 452, 433, 412, 411), (432, 452, 453, 434, 413, 412),
    (433, 453, 454, 435, 414, 413), (434, 454, 455, 436, 415, 414), (435, 455, 456, 437, 416, 415),
    (436, 456, 457, 438, 417, 416), (437, 457, 458, 439, 418, 417), (438, 458, 459, NONE, 419, 418),
    (NONE, 460, 461, 441, 421, 420), (440, 461, 462, 442, 422, 421), (441, 462, 463, 443, 423, 422),
    (442, 463, 464, 444, 424, 423), (443, 464, 465, 445, 425, 424), (444, 465, 466, 446, 426, 425),
    (445, 466, 467, 447, 427, 426), (446, 467, 468, 448, 428, 427), (447, 468, 469, 449, 429, 428),
    (448, 469, 470, 450, 430, 429), (449, 470, 471, 451, 431, 430), (450, 471, 472, 452, 432, 431),
    (451, 472, 473, 453, 433, 432), (452, 473, 474, 454, 434, 433), (453, 474, 475, 455, 435, 434),
    (454, 475, 476, 456, 436, 435), (455, 476, 477, 457, 437, 436), (456, 477, 478, 458, 438, 437),
    (457, 478, 479, 459, 439, 438), (458, 479, NONE, NONE, NONE, 439), (NONE, NONE, 480, 461, 440, NONE),
    (460, 480, 481, 462, 441, 440), (461, 481, 482, 463, 442, 441), (462, 482, 483, 464, 443, 442),
    (463, 483, 484, 465, 444, 443), (464, 484, 485, 466, 445, 444), (465, 485, 486, 467, 446, 445),
    (466, 486, 487, 468, 447, 446), (467, 487, 488, 469, 448, 447), (468, 488, 489, 470, 449, 448),
    (469, 489, 490, 471, 450, 449), (470, 490, 491, 472, 451, 450), (471, 491, 492, 473, 452, 451),
    (472, 492, 493, 474, 453, 452), (473, 493, 494, 475, 454, 453), (474, 494, 495, 476, 455, 454),
    (475, 495, 496, 477, 456, 455), (476, 496, 497, 478, 457, 456), (477, 497, 498, 479, 458, 457),
    (478, 498, 499, NONE, 459, 458), (NONE, 500, 501, 481, 461, 460), (480, 501, 502, 482, 462, 461),
    (481, 502, 503, 483, 463, 462), (482, 503, 504, 484, 464, 463), (483, 504, 505, 485, 465, 464),
    (484, 505, 506, 486, 466, 465), (485, 506, 507, 487, 467, 466), (486, 507, 508, 488, 468, 467),
    (487, 508, 509, 489, 469, 468), (488, 509, 510, 490, 470, 469), (489, 510, 511, 491, 471, 470),
    (490, 511, 512, 492, 472, 471), (491, 512, 513, 493, 473, 472), (492, 513, 514, 494, 474, 473),
    (493, 514, 515, 495, 475, 474), (494, 515, 516, 496, 476, 475), (495, 516, 517, 497, 477, 476),
    (496, 517, 518, 498, 478, 477), (497, 518, 519, 499, 479, 478), (498, 519, NONE, NONE, NONE, 479),
    (NONE, NONE, 520, 501, 480, NONE), (500, 520, 521, 502, 481, 480), (501, 521, 522, 503, 482, 481),
    (502, 522, 523, 504, 483, 482), (503, 523, 524, 505, 484, 483), (504, 524, 525, 506, 485, 484),
    (505, 525, 526, 507, 486, 485), (506, 526, 527, 508, 487, 486), (507, 527, 528, 509, 488, 487),
    (508, 528, 529, 510, 489, 488), (509, 529, 530, 511, 490, 489), (510, 530, 531, 512, 491, 490),
    (511, 531, 532, 513, 492, 491), (512, 532, 533, 514, 493, 492), (513, 533, 534, 515, 494, 493),
    (514, 534, 535, 516, 495, 494), (515, 535, 536, 517, 496, 495), (516, 536, 537, 518, 497, 496),
    (517, 537, 538, 519, 498, 497), (518, 538, 539, NONE, 499, 498), (NONE, 540, 541, 521, 501, 500),
    (520, 541, 542, 522, 502, 501), (521, 542, 543, 523, 503, 502), (522, 543, 544, 524, 504, 503),
    (523, 544, 545, 525, 505, 504), (524, 545, 546, 526, 506, 505), (525, 546, 547, 527, 507, 506),
    (526, 547, 548, 528, 508, 507), (527, 548, 549, 529, 509, 508), (528, 549, 550, 530, 510, 509),
    (529, 550, 551, 531, 511, 510), (530, 551, 552, 532, 512, 511), (531, 552, 553, 533, 513, 512),
    (532, 553, 554, 534, 514, 513), (533, 554, 555, 535, 515, 514), (534, 555, 556, 536, 516, 515),
    (535, 556, 557, 537, 517, 516), (536, 557, 558, 538, 518, 517), (537, 558, 559, 539, 519, 518),
    (538, 559, NONE, NONE, NONE, 519), (NONE, NONE, 560, 541, 520, NONE), (540, 560, 561, 542, 521, 520),
    (541, 561, 562, 543, 522, 521), (542, 562, 563, 544, 523, 522), (543, 563, 564, 545, 524, 523),
    (544, 564, 565, 546, 525, 524), (545, 565, 566, 547, 526, 525), (546, 566, 567, 548, 527, 526),
    (547, 567, 568, 549, 528, 527), (548, 568, 569, 550, 529, 528), (549, 569, 570, 551, 530, 529),
    (550, 570, 571, 552, 531, 530), (551, 571, 572, 553, 532, 531), (552, 572, 573, 554, 533, 532),
    (553, 573, 574, 555, 534, 533), (554, 574, 575, 556, 535, 534), (555, 575, 576, 557, 536, 535),
    (556, 576, 577, 558, 537, 536), (557, 577, 578, 559, 538, 537), (558, 578, 579, NONE, 539, 538),
    (NONE, 580, 581, 561, 541, 540), (560, 581, 582, 562, 542, 541), (561, 582, 583, 563, 543, 542),
    (562, 583, 584, 564, 544, 543), (563, 584, 585, 565, 545, 544), (564, 585, 586, 566, 546, 545),
    (565, 586, 587, 567, 547, 546), (566, 587, 588, 568, 548, 547), (567, 588, 589, 569, 549, 548),
    (568, 589, 590, 570, 550, 549), (569, 590, 591, 571, 551, 550), (570, 591, 592, 572, 552, 551),
    (571, 592, 593, 573, 553, 552), (572, 593, 594, 574, 554, 553), (573, 594, 595, 575, 555, 554),
    (574, 595, 596, 576, 556, 555), (575, 596, 597, 577, 557, 556), (576, 597, 598, 578, 558, 557),
    (577, 598, 599, 579, 559, 558), (578, 599, NONE, NONE, NONE, 559), (NONE, NONE, NONE, 581, 560, NONE),
    (580, NONE, NONE, 582, 561, 560), (581, NONE, NONE, 583, 562, 561), (582, NONE, NONE, 584, 563, 562),
    (583, NONE, NONE, 585, 564, 563), (584, NONE, NONE, 586, 565, 564), (585, NONE, NONE, 587, 566, 565),
    (586, NONE, NONE, 588, 567, 566), (587, NONE, NONE, 589, 568, 567), (588, NONE, NONE, 590, 569, 568),
    (589, NONE, NONE, 591, 570, 569), (590, NONE, NONE, 592, 571, 570), (591, NONE, NONE, 593, 572, 571),
    (592, NONE, NONE, 594, 573, 572), (593, NONE, NONE, 595, 574, 573), (594, NONE, NONE, 596, 575, 574),
    (595, NONE, NONE, 597, 576, 575), (596, NONE, NONE, 598, 577, 576), (597, NONE, NONE, 599, 578, 577),
    (598, NONE, NONE, NONE, 579, 578),
)
BESIDE_Hex: Final = neighbours_of(WAYS_Hex)
NEAR_Hex: Final = near_masks(BESIDE_Hex)
DISTANCE_Hex: Final = GridDistances(tuple([(c, r - (c) // 2) for c, r in zip(COLUMN_Hex, ROW_Hex)]), hex_steps)
BALL_Hex: Final = Balls(DISTANCE_Hex, 600)
EDGE_Hex_gate: Final = Edges('Hex', NEAR_Hex, 0, {})
EDGE_Hex_road: Final = Edges('Hex', NEAR_Hex, 0, {})
EDGE_Hex_side: Final = Edges('Hex', NEAR_Hex, 0, {})


# The table `Hex.prohibited` by it.
CELLS_Hex_prohibited: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.road` by it.
CELLS_Hex_road: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.second` by it.
CELLS_Hex_second: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
)


# The table `Hex.terrain` by it.
CELLS_Hex_terrain: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.town` by it.
CELLS_Hex_town: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)
ROWS_Hex_town: Rows = (
    ('Hex.town', ((0, 0),), 0),
    ('Hex.town', ((1, 1),), 0),
    ('Hex.town', ((2, 2),), 0),
    ('Hex.town', ((3, 3),), 0),
    ('Hex.town', ((4, 4),), 0),
    ('Hex.town', ((5, 5),), 0),
    ('Hex.town', ((6, 6),), 0),
    ('Hex.town', ((7, 7),), 0),
    ('Hex.town', ((8, 8),), 0),
    ('Hex.town', ((9, 9),), 0),
    ('Hex.town', ((10, 10),), 0),
    ('Hex.town', ((11, 11),), 0),
    ('Hex.town', ((12, 12),), 0),
    ('Hex.town', ((13, 13),), 0),
    ('Hex.town', ((14, 14),), 0),
    ('Hex.town', ((15, 15),), 0),
    ('Hex.town', ((16, 16),), 0),
    ('Hex.town', ((17, 17),), 0),
    ('Hex.town', ((18, 18),), 0),
    ('Hex.town', ((19, 19),), 0),
    ('Hex.town', ((20, 20),), 0),
    ('Hex.town', ((21, 21),), 0),
    ('Hex.town', ((22, 22),), 0),
    ('Hex.town', ((23, 23),), 0),
    ('Hex.town', ((24, 24),), 0),
    ('Hex.town', ((25, 25),), 0),
    ('Hex.town', ((26, 26),), 0),
    ('Hex.town', ((27, 27),), 0),
    ('Hex.town', ((28, 28),), 0),
    ('Hex.town', ((29, 29),), 0),
    ('Hex.town', ((30, 30),), 0),
    ('Hex.town', ((31, 31),), 0),
    ('Hex.town', ((32, 32),), 0),
    ('Hex.town', ((33, 33),), 0),
    ('Hex.town', ((34, 34),), 0),
    ('Hex.town', ((35, 35),), 0),
    ('Hex.town', ((36, 36),), 0),
    ('Hex.town', ((37, 37),), 0),
    ('Hex.town', ((38, 38),), 0),
    ('Hex.town', ((39, 39),), 0),
    ('Hex.town', ((40, 40),), 0),
    ('Hex.town', ((41, 41),), 0),
    ('Hex.town', ((42, 42),), 0),
    ('Hex.town', ((43, 43),), 0),
    ('Hex.town', ((44, 44),), 0),
    ('Hex.town', ((45, 45),), 0),
    ('Hex.town', ((46, 46),), 0),
    ('Hex.town', ((47, 47),), 0),
    ('Hex.town', ((48, 48),), 0),
    ('Hex.town', ((49, 49),), 0),
    ('Hex.town', ((50, 50),), 0),
    ('Hex.town', ((51, 51),), 0),
    ('Hex.town', ((52, 52),), 0),
    ('Hex.town', ((53, 53),), 0),
    ('Hex.town', ((54, 54),), 0),
    ('Hex.town', ((55, 55),), 0),
    ('Hex.town', ((56, 56),), 0),
    ('Hex.town', ((57, 57),), 0),
    ('Hex.town', ((58, 58),), 0),
    ('Hex.town', ((59, 59),), 0),
    ('Hex.town', ((60, 60),), 0),
    ('Hex.town', ((61, 61),), 0),
    ('Hex.town', ((62, 62),), 0),
    ('Hex.town', ((63, 63),), 0),
    ('Hex.town', ((64, 64),), 0),
    ('Hex.town', ((65, 65),), 0),
    ('Hex.town', ((66, 66),), 0),
    ('Hex.town', ((67, 67),), 0),
    ('Hex.town', ((68, 68),), 0),
    ('Hex.town', ((69, 69),), 0),
    ('Hex.town', ((70, 70),), 0),
    ('Hex.town', ((71, 71),), 0),
    ('Hex.town', ((72, 72),), 0),
    ('Hex.town', ((73, 73),), 0),
    ('Hex.town', ((74, 74),), 0),
    ('Hex.town', ((75, 75),), 0),
    ('Hex.town', ((76, 76),), 0),
    ('Hex.town', ((77, 77),), 0),
    ('Hex.town', ((78, 78),), 0),
    ('Hex.town', ((79, 79),), 0),
    ('Hex.town', ((80, 80),), 0),
    ('Hex.town', ((81, 81),), 0),
    ('Hex.town', ((82, 82),), 0),
    ('Hex.town', ((83, 83),), 0),
    ('Hex.town', ((84, 84),), 0),
    ('Hex.town', ((85, 85),), 0),
    ('Hex.town', ((86, 86),), 0),
    ('Hex.town', ((87, 87),), 0),
    ('Hex.town', ((88, 88),), 0),
    ('Hex.town', ((89, 89),), 0),
    ('Hex.town', ((90, 90),), 0),
    ('Hex.town', ((91, 91),), 0),
    ('Hex.town', ((92, 92),), 0),
    ('Hex.town', ((93, 93),), 0),
    ('Hex.town', ((94, 94),), 0),
    ('Hex.town', ((95, 95),), 0),
    ('Hex.town', ((96, 96),), 0),
    ('Hex.town', ((97, 97),), 0),
    ('Hex.town', ((98, 98),), 0),
    ('Hex.town', ((99, 99),), 0),
    ('Hex.town', ((100, 100),), 0),
    ('Hex.town', ((101, 101),), 0),
    ('Hex.town', ((102, 102),), 0),
    ('Hex.town', ((103, 103),), 0),
    ('Hex.town', ((104, 104),), 0),
    ('Hex.town', ((105, 105),), 0),
    ('Hex.town', ((106, 106),), 0),
    ('Hex.town', ((107, 107),), 0),
    ('Hex.town', ((108, 108),), 0),
    ('Hex.town', ((109, 109),), 0),
    ('Hex.town', ((110, 110),), 0),
    ('Hex.town', ((111, 111),), 0),
    ('Hex.town', ((112, 112),), 0),
    ('Hex.town', ((113, 113),), 0),
    ('Hex.town', ((114, 114),), 0),
    ('Hex.town', ((115, 115),), 0),
    ('Hex.town', ((116, 116),), 0),
    ('Hex.town', ((117, 117),), 0),
    ('Hex.town', ((118, 118),), 0),
    ('Hex.town', ((119, 119),), 0),
    ('Hex.town', ((120, 120),), 0),
    ('Hex.town', ((121, 121),), 0),
    ('Hex.town', ((122, 122),), 0),
    ('Hex.town', ((123, 123),), 0),
    ('Hex.town', ((124, 124),), 0),
    ('Hex.town', ((125, 125),), 0),
    ('Hex.town', ((126, 126),), 0),
    ('Hex.town', ((127, 127),), 0),
    ('Hex.town', ((128, 128),), 0),
    ('Hex.town', ((129, 129),), 0),
    ('Hex.town', ((130, 130),), 0),
    ('Hex.town', ((131, 131),), 0),
    ('Hex.town', ((132, 132),), 0),
    ('Hex.town', ((133, 133),), 0),
    ('Hex.town', ((134, 134),), 0),
    ('Hex.town', ((135, 135),), 0),
    ('Hex.town', ((136, 136),), 0),
    ('Hex.town', ((137, 137),), 0),
    ('Hex.town', ((138, 138),), 0),
    ('Hex.town', ((139, 139),), 0),
    ('Hex.town', ((140, 140),), 0),
    ('Hex.town', ((141, 141),), 0),
    ('Hex.town', ((142, 142),), 0),
    ('Hex.town', ((143, 143),), 0),
    ('Hex.town', ((144, 144),), 0),
    ('Hex.town', ((145, 145),), 0),
    ('Hex.town', ((146, 146),), 0),
    ('Hex.town', ((147, 147),), 0),
    ('Hex.town', ((148, 148),), 0),
    ('Hex.town', ((149, 149),), 0),
    ('Hex.town', ((150, 150),), 0),
    ('Hex.town', ((151, 151),), 0),
    ('Hex.town', ((152, 152),), 0),
    ('Hex.town', ((153, 153),), 0),
    ('Hex.town', ((154, 154),), 0),
    ('Hex.town', ((155, 155),), 0),
    ('Hex.town', ((156, 156),), 0),
    ('Hex.town', ((157, 157),), 0),
    ('Hex.town', ((158, 158),), 0),
    ('Hex.town', ((159, 159),), 0),
    ('Hex.town', ((160, 160),), 0),
    ('Hex.town', ((161, 161),), 0),
    ('Hex.town', ((162, 162),), 0),
    ('Hex.town', ((163, 163),), 0),
    ('Hex.town', ((164, 164),), 0),
    ('Hex.town', ((165, 165),), 0),
    ('Hex.town', ((166, 166),), 0),
    ('Hex.town', ((167, 167),), 0),
    ('Hex.town', ((168, 168),), 0),
    ('Hex.town', ((169, 169),), 0),
    ('Hex.town', ((170, 170),), 0),
    ('Hex.town', ((171, 171),), 0),
    ('Hex.town', ((172, 172),), 0),
    ('Hex.town', ((173, 173),), 0),
    ('Hex.town', ((174, 174),), 0),
    ('Hex.town', ((175, 175),), 0),
    ('Hex.town', ((176, 176),), 0),
    ('Hex.town', ((177, 177),), 0),
    ('Hex.town', ((178, 178),), 0),
    ('Hex.town', ((179, 179),), 0),
    ('Hex.town', ((180, 180),), 0),
    ('Hex.town', ((181, 181),), 0),
    ('Hex.town', ((182, 182),), 0),
    ('Hex.town', ((183, 183),), 0),
    ('Hex.town', ((184, 184),), 0),
    ('Hex.town', ((185, 185),), 0),
    ('Hex.town', ((186, 186),), 0),
    ('Hex.town', ((187, 187),), 0),
    ('Hex.town', ((188, 188),), 0),
    ('Hex.town', ((189, 189),), 0),
    ('Hex.town', ((190, 190),), 0),
    ('Hex.town', ((191, 191),), 0),
    ('Hex.town', ((192, 192),), 0),
    ('Hex.town', ((193, 193),), 0),
    ('Hex.town', ((194, 194),), 0),
    ('Hex.town', ((195, 195),), 0),
    ('Hex.town', ((196, 196),), 0),
    ('Hex.town', ((197, 197),), 0),
    ('Hex.town', ((198, 198),), 0),
    ('Hex.town', ((199, 199),), 0),
    ('Hex.town', ((200, 200),), 0),
    ('Hex.town', ((201, 201),), 0),
    ('Hex.town', ((202, 202),), 0),
    ('Hex.town', ((203, 203),), 0),
    ('Hex.town', ((204, 204),), 0),
    ('Hex.town', ((205, 205),), 0),
    ('Hex.town', ((206, 206),), 0),
    ('Hex.town', ((207, 207),), 0),
    ('Hex.town', ((208, 208),), 0),
    ('Hex.town', ((209, 209),), 0),
    ('Hex.town', ((210, 210),), 0),
    ('Hex.town', ((211, 211),), 0),
    ('Hex.town', ((212, 212),), 0),
    ('Hex.town', ((213, 213),), 0),
    ('Hex.town', ((214, 214),), 0),
    ('Hex.town', ((215, 215),), 0),
    ('Hex.town', ((216, 216),), 0),
    ('Hex.town', ((217, 217),), 0),
    ('Hex.town', ((218, 218),), 0),
    ('Hex.town', ((219, 219),), 0),
    ('Hex.town', ((220, 220),), 0),
    ('Hex.town', ((221, 221),), 0),
    ('Hex.town', ((222, 222),), 0),
    ('Hex.town', ((223, 223),), 0),
    ('Hex.town', ((224, 224),), 0),
    ('Hex.town', ((225, 225),), 0),
    ('Hex.town', ((226, 226),), 0),
    ('Hex.town', ((227, 227),), 0),
    ('Hex.town', ((228, 228),), 0),
    ('Hex.town', ((229, 229),), 0),
    ('Hex.town', ((230, 230),), 0),
    ('Hex.town', ((231, 231),), 0),
    ('Hex.town', ((232, 232),), 0),
    ('Hex.town', ((233, 233),), 0),
    ('Hex.town', ((234, 234),), 0),
    ('Hex.town', ((235, 235),), 0),
    ('Hex.town', ((236, 236),), 0),
    ('Hex.town', ((237, 237),), 0),
    ('Hex.town', ((238, 238),), 0),
    ('Hex.town', ((239, 239),), 0),
    ('Hex.town', ((240, 240),), 0),
    ('Hex.town', ((241, 241),), 0),
    ('Hex.town', ((242, 242),), 0),
    ('Hex.town', ((243, 243),), 0),
    ('Hex.town', ((244, 244),), 0),
    ('Hex.town', ((245, 245),), 0),
    ('Hex.town', ((246, 246),), 0),
    ('Hex.town', ((247, 247),), 0),
    ('Hex.town', ((248, 248),), 0),
    ('Hex.town', ((249, 249),), 0),
    ('Hex.town', ((250, 250),), 0),
    ('Hex.town', ((251, 251),), 0),
    ('Hex.town', ((252, 252),), 0),
    ('Hex.town', ((253, 253),), 0),
    ('Hex.town', ((254, 254),), 0),
    ('Hex.town', ((255, 255),), 0),
    ('Hex.town', ((256, 256),), 0),
    ('Hex.town', ((257, 257),), 0),
    ('Hex.town', ((258, 258),), 0),
    ('Hex.town', ((259, 259),), 0),
    ('Hex.town', ((260, 260),), 0),
    ('Hex.town', ((261, 261),), 0),
    ('Hex.town', ((262, 262),), 0),
    ('Hex.town', ((263, 263),), 0),
    ('Hex.town', ((264, 264),), 0),
    ('Hex.town', ((265, 265),), 0),
    ('Hex.town', ((266, 266),), 0),
    ('Hex.town', ((267, 267),), 0),
    ('Hex.town', ((268, 268),), 0),
    ('Hex.town', ((269, 269),), 0),
    ('Hex.town', ((270, 270),), 0),
    ('Hex.town', ((271, 271),), 0),
    ('Hex.town', ((272, 272),), 0),
    ('Hex.town', ((273, 273),), 0),
    ('Hex.town', ((274, 274),), 0),
    ('Hex.town', ((275, 275),), 0),
    ('Hex.town', ((276, 276),), 0),
    ('Hex.town', ((277, 277),), 0),
    ('Hex.town', ((278, 278),), 0),
    ('Hex.town', ((279, 279),), 0),
    ('Hex.town', ((280, 280),), 0),
    ('Hex.town', ((281, 281),), 0),
    ('Hex.town', ((282, 282),), 0),
    ('Hex.town', ((283, 283),), 0),
    ('Hex.town', ((284, 284),), 0),
    ('Hex.town', ((285, 285),), 0),
    ('Hex.town', ((286, 286),), 0),
    ('Hex.town', ((287, 287),), 0),
    ('Hex.town', ((288, 288),), 0),
    ('Hex.town', ((289, 289),), 0),
    ('Hex.town', ((290, 290),), 0),
    ('Hex.town', ((291, 291),), 0),
    ('Hex.town', ((292, 292),), 0),
    ('Hex.town', ((293, 293),), 0),
    ('Hex.town', ((294, 294),), 0),
    ('Hex.town', ((295, 295),), 0),
    ('Hex.town', ((296, 296),), 0),
    ('Hex.town', ((297, 297),), 0),
    ('Hex.town', ((298, 298),), 0),
    ('Hex.town', ((299, 299),), 0),
    ('Hex.town', ((300, 300),), 0),
    ('Hex.town', ((301, 301),), 0),
    ('Hex.town', ((302, 302),), 0),
    ('Hex.town', ((303, 303),), 0),
    ('Hex.town', ((304, 304),), 0),
    ('Hex.town', ((305, 305),), 0),
    ('Hex.town', ((306, 306),), 0),
    ('Hex.town', ((307, 307),), 0),
    ('Hex.town', ((308, 308),), 0),
    ('Hex.town', ((309, 309),), 0),
    ('Hex.town', ((310, 310),), 0),
    ('Hex.town', ((311, 311),), 0),
    ('Hex.town', ((312, 312),), 0),
    ('Hex.town', ((313, 313),), 0),
    ('Hex.town', ((314, 314),), 0),
    ('Hex.town', ((315, 315),), 0),
    ('Hex.town', ((316, 316),), 0),
    ('Hex.town', ((317, 317),), 0),
    ('Hex.town', ((318, 318),), 0),
    ('Hex.town', ((319, 319),), 0),
    ('Hex.town', ((320, 320),), 0),
    ('Hex.town', ((321, 321),), 0),
    ('Hex.town', ((322, 322),), 0),
    ('Hex.town', ((323, 323),), 0),
    ('Hex.town', ((324, 324),), 0),
    ('Hex.town', ((325, 325),), 0),
    ('Hex.town', ((326, 326),), 0),
    ('Hex.town', ((327, 327),), 0),
    ('Hex.town', ((328, 328),), 0),
    ('Hex.town', ((329, 329),), 0),
    ('Hex.town', ((330, 330),), 0),
    ('Hex.town', ((331, 331),), 0),
    ('Hex.town', ((332, 332),), 0),
    ('Hex.town', ((333, 333),), 0),
    ('Hex.town', ((334, 334),), 0),
    ('Hex.town', ((335, 335),), 0),
    ('Hex.town', ((336, 336),), 0),
    ('Hex.town', ((337, 337),), 0),
    ('Hex.town', ((338, 338),), 0),
    ('Hex.town', ((339, 339),), 0),
    ('Hex.town', ((340, 340),), 0),
    ('Hex.town', ((341, 341),), 0),
    ('Hex.town', ((342, 342),), 0),
    ('Hex.town', ((343, 343),), 0),
    ('Hex.town', ((344, 344),), 0),
    ('Hex.town', ((345, 345),), 0),
    ('Hex.town', ((346, 346),), 0),
    ('Hex.town', ((347, 347),), 0),
    ('Hex.town', ((348, 348),), 0),
    ('Hex.town', ((349, 349),), 0),
    ('Hex.town', ((350, 350),), 0),
    ('Hex.town', ((351, 351),), 0),
    ('Hex.town', ((352, 352),), 0),
    ('Hex.town', ((353, 353),), 0),
    ('Hex.town', ((354, 354),), 0),
    ('Hex.town', ((355, 355),), 0),
    ('Hex.town', ((356, 356),), 0),
    ('Hex.town', ((357, 357),), 0),
    ('Hex.town', ((358, 358),), 0),
    ('Hex.town', ((359, 359),), 0),
    ('Hex.town', ((360, 360),), 0),
    ('Hex.town', ((361, 361),), 0),
    ('Hex.town', ((362, 362),), 0),
    ('Hex.town', ((363, 363),), 0),
    ('Hex.town', ((364, 364),), 0),
    ('Hex.town', ((365, 365),), 0),
    ('Hex.town', ((366, 366),), 0),
    ('Hex.town', ((367, 367),), 0),
    ('Hex.town', ((368, 368),), 0),
    ('Hex.town', ((369, 369),), 0),
    ('Hex.town', ((370, 370),), 0),
    ('Hex.town', ((371, 371),), 0),
    ('Hex.town', ((372, 372),), 0),
    ('Hex.town', ((373, 373),), 0),
    ('Hex.town', ((374, 374),), 0),
    ('Hex.town', ((375, 375),), 0),
    ('Hex.town', ((376, 376),), 0),
    ('Hex.town', ((377, 377),), 0),
    ('Hex.town', ((378, 378),), 0),
    ('Hex.town', ((379, 379),), 0),
    ('Hex.town', ((380, 380),), 0),
    ('Hex.town', ((381, 381),), 0),
    ('Hex.town', ((382, 382),), 0),
    ('Hex.town', ((383, 383),), 0),
    ('Hex.town', ((384, 384),), 0),
    ('Hex.town', ((385, 385),), 0),
    ('Hex.town', ((386, 386),), 0),
    ('Hex.town', ((387, 387),), 0),
    ('Hex.town', ((388, 388),), 0),
    ('Hex.town', ((389, 389),), 0),
    ('Hex.town', ((390, 390),), 0),
    ('Hex.town', ((391, 391),), 0),
    ('Hex.town', ((392, 392),), 0),
    ('Hex.town', ((393, 393),), 0),
    ('Hex.town', ((394, 394),), 0),
    ('Hex.town', ((395, 395),), 0),
    ('Hex.town', ((396, 396),), 0),
    ('Hex.town', ((397, 397),), 0),
    ('Hex.town', ((398, 398),), 0),
    ('Hex.town', ((399, 399),), 0),
    ('Hex.town', ((400, 400),), 0),
    ('Hex.town', ((401, 401),), 0),
    ('Hex.town', ((402, 402),), 0),
    ('Hex.town', ((403, 403),), 0),
    ('Hex.town', ((404, 404),), 0),
    ('Hex.town', ((405, 405),), 0),
    ('Hex.town', ((406, 406),), 0),
    ('Hex.town', ((407, 407),), 0),
    ('Hex.town', ((408, 408),), 0),
    ('Hex.town', ((409, 409),), 0),
    ('Hex.town', ((410, 410),), 0),
    ('Hex.town', ((411, 411),), 0),
    ('Hex.town', ((412, 412),), 0),
    ('Hex.town', ((413, 413),), 0),
    ('Hex.town', ((414, 414),), 0),
    ('Hex.town', ((415, 415),), 0),
    ('Hex.town', ((416, 416),), 0),
    ('Hex.town', ((417, 417),), 0),
    ('Hex.town', ((418, 418),), 0),
    ('Hex.town', ((419, 419),), 0),
    ('Hex.town', ((420, 420),), 0),
    ('Hex.town', ((421, 421),), 0),
    ('Hex.town', ((422, 422),), 0),
    ('Hex.town', ((423, 423),), 0),
    ('Hex.town', ((424, 424),), 0),
    ('Hex.town', ((425, 425),), 0),
    ('Hex.town', ((426, 426),), 0),
    ('Hex.town', ((427, 427),), 0),
    ('Hex.town', ((428, 428),), 0),
    ('Hex.town', ((429, 429),), 0),
    ('Hex.town', ((430, 430),), 0),
    ('Hex.town', ((431, 431),), 0),
    ('Hex.town', ((432, 432),), 0),
    ('Hex.town', ((433, 433),), 0),
    ('Hex.town', ((434, 434),), 0),
    ('Hex.town', ((435, 435),), 0),
    ('Hex.town', ((436, 436),), 0),
    ('Hex.town', ((437, 437),), 0),
    ('Hex.town', ((438, 438),), 0),
    ('Hex.town', ((439, 439),), 0),
    ('Hex.town', ((440, 440),), 0),
    ('Hex.town', ((441, 441),), 0),
    ('Hex.town', ((442, 442),), 0),
    ('Hex.town', ((443, 443),), 0),
    ('Hex.town', ((444, 444),), 0),
    ('Hex.town', ((445, 445),), 0),
    ('Hex.town', ((446, 446),), 0),
    ('Hex.town', ((447, 447),), 0),
    ('Hex.town', ((448, 448),), 0),
    ('Hex.town', ((449, 449),), 0),
    ('Hex.town', ((450, 450),), 0),
    ('Hex.town', ((451, 451),), 0),
    ('Hex.town', ((452, 452),), 0),
    ('Hex.town', ((453, 453),), 0),
    ('Hex.town', ((454, 454),), 0),
    ('Hex.town', ((455, 455),), 0),
    ('Hex.town', ((456, 456),), 0),
    ('Hex.town', ((457, 457),), 0),
    ('Hex.town', ((458, 458),), 0),
    ('Hex.town', ((459, 459),), 0),
    ('Hex.town', ((460, 460),), 0),
    ('Hex.town', ((461, 461),), 0),
    ('Hex.town', ((462, 462),), 0),
    ('Hex.town', ((463, 463),), 0),
    ('Hex.town', ((464, 464),), 0),
    ('Hex.town', ((465, 465),), 0),
    ('Hex.town', ((466, 466),), 0),
    ('Hex.town', ((467, 467),), 0),
    ('Hex.town', ((468, 468),), 0),
    ('Hex.town', ((469, 469),), 0),
    ('Hex.town', ((470, 470),), 0),
    ('Hex.town', ((471, 471),), 0),
    ('Hex.town', ((472, 472),), 0),
    ('Hex.town', ((473, 473),), 0),
    ('Hex.town', ((474, 474),), 0),
    ('Hex.town', ((475, 475),), 0),
    ('Hex.town', ((476, 476),), 0),
    ('Hex.town', ((477, 477),), 0),
    ('Hex.town', ((478, 478),), 0),
    ('Hex.town', ((479, 479),), 0),
    ('Hex.town', ((480, 480),), 0),
    ('Hex.town', ((481, 481),), 0),
    ('Hex.town', ((482, 482),), 0),
    ('Hex.town', ((483, 483),), 0),
    ('Hex.town', ((484, 484),), 0),
    ('Hex.town', ((485, 485),), 0),
    ('Hex.town', ((486, 486),), 0),
    ('Hex.town', ((487, 487),), 0),
    ('Hex.town', ((488, 488),), 0),
    ('Hex.town', ((489, 489),), 0),
    ('Hex.town', ((490, 490),), 0),
    ('Hex.town', ((491, 491),), 0),
    ('Hex.town', ((492, 492),), 0),
    ('Hex.town', ((493, 493),), 0),
    ('Hex.town', ((494, 494),), 0),
    ('Hex.town', ((495, 495),), 0),
    ('Hex.town', ((496, 496),), 0),
    ('Hex.town', ((497, 497),), 0),
    ('Hex.town', ((498, 498),), 0),
    ('Hex.town', ((499, 499),), 0),
    ('Hex.town', ((500, 500),), 0),
    ('Hex.town', ((501, 501),), 0),
    ('Hex.town', ((502, 502),), 0),
    ('Hex.town', ((503, 503),), 0),
    ('Hex.town', ((504, 504),), 0),
    ('Hex.town', ((505, 505),), 0),
    ('Hex.town', ((506, 506),), 0),
    ('Hex.town', ((507, 507),), 0),
    ('Hex.town', ((508, 508),), 0),
    ('Hex.town', ((509, 509),), 0),
    ('Hex.town', ((510, 510),), 0),
    ('Hex.town', ((511, 511),), 0),
    ('Hex.town', ((512, 512),), 0),
    ('Hex.town', ((513, 513),), 0),
    ('Hex.town', ((514, 514),), 0),
    ('Hex.town', ((515, 515),), 0),
    ('Hex.town', ((516, 516),), 0),
    ('Hex.town', ((517, 517),), 0),
    ('Hex.town', ((518, 518),), 0),
    ('Hex.town', ((519, 519),), 0),
    ('Hex.town', ((520, 520),), 0),
    ('Hex.town', ((521, 521),), 0),
    ('Hex.town', ((522, 522),), 0),
    ('Hex.town', ((523, 523),), 0),
    ('Hex.town', ((524, 524),), 0),
    ('Hex.town', ((525, 525),), 0),
    ('Hex.town', ((526, 526),), 0),
    ('Hex.town', ((527, 527),), 0),
    ('Hex.town', ((528, 528),), 0),
    ('Hex.town', ((529, 529),), 0),
    ('Hex.town', ((530, 530),), 0),
    ('Hex.town', ((531, 531),), 0),
    ('Hex.town', ((532, 532),), 0),
    ('Hex.town', ((533, 533),), 0),
    ('Hex.town', ((534, 534),), 0),
    ('Hex.town', ((535, 535),), 0),
    ('Hex.town', ((536, 536),), 0),
    ('Hex.town', ((537, 537),), 0),
    ('Hex.town', ((538, 538),), 0),
    ('Hex.town', ((539, 539),), 0),
    ('Hex.town', ((540, 540),), 0),
    ('Hex.town', ((541, 541),), 0),
    ('Hex.town', ((542, 542),), 0),
    ('Hex.town', ((543, 543),), 0),
    ('Hex.town', ((544, 544),), 0),
    ('Hex.town', ((545, 545),), 0),
    ('Hex.town', ((546, 546),), 0),
    ('Hex.town', ((547, 547),), 0),
    ('Hex.town', ((548, 548),), 0),
    ('Hex.town', ((549, 549),), 0),
    ('Hex.town', ((550, 550),), 0),
    ('Hex.town', ((551, 551),), 0),
    ('Hex.town', ((552, 552),), 0),
    ('Hex.town', ((553, 553),), 0),
    ('Hex.town', ((554, 554),), 0),
    ('Hex.town', ((555, 555),), 0),
    ('Hex.town', ((556, 556),), 0),
    ('Hex.town', ((557, 557),), 0),
    ('Hex.town', ((558, 558),), 0),
    ('Hex.town', ((559, 559),), 0),
    ('Hex.town', ((560, 560),), 0),
    ('Hex.town', ((561, 561),), 0),
    ('Hex.town', ((562, 562),), 0),
    ('Hex.town', ((563, 563),), 0),
    ('Hex.town', ((564, 564),), 0),
    ('Hex.town', ((565, 565),), 0),
    ('Hex.town', ((566, 566),), 0),
    ('Hex.town', ((567, 567),), 0),
    ('Hex.town', ((568, 568),), 0),
    ('Hex.town', ((569, 569),), 0),
    ('Hex.town', ((570, 570),), 0),
    ('Hex.town', ((571, 571),), 0),
    ('Hex.town', ((572, 572),), 0),
    ('Hex.town', ((573, 573),), 0),
    ('Hex.town', ((574, 574),), 0),
    ('Hex.town', ((575, 575),), 0),
    ('Hex.town', ((576, 576),), 0),
    ('Hex.town', ((577, 577),), 0),
    ('Hex.town', ((578, 578),), 0),
    ('Hex.town', ((579, 579),), 0),
    ('Hex.town', ((580, 580),), 0),
    ('Hex.town', ((581, 581),), 0),
    ('Hex.town', ((582, 582),), 0),
    ('Hex.town', ((583, 583),), 0),
    ('Hex.town', ((584, 584),), 0),
    ('Hex.town', ((585, 585),), 0),
    ('Hex.town', ((586, 586),), 0),
    ('Hex.town', ((587, 587),), 0),
    ('Hex.town', ((588, 588),), 0),
    ('Hex.town', ((589, 589),), 0),
    ('Hex.town', ((590, 590),), 0),
    ('Hex.town', ((591, 591),), 0),
    ('Hex.town', ((592, 592),), 0),
    ('Hex.town', ((593, 593),), 0),
    ('Hex.town', ((594, 594),), 0),
    ('Hex.town', ((595, 595),), 0),
    ('Hex.town', ((596, 596),), 0),
    ('Hex.town', ((597, 597),), 0),
    ('Hex.town', ((598, 598),), 0),
    ('Hex.town', ((599, 599),), 0),
)


def look_Hex_town(key0: int) -> int:
    """The table `Hex.town` by it.

    0101 -> no
    0102 -> no
    0103 -> no
    0104 -> no
    0105 -> no
    0106 -> no
    0107 -> no
    0108 -> no
    0109 -> no
    0110 -> no
    0111 -> no
    0112 -> no
    0113 -> no
    0114 -> no
    0115 -> no
    0116 -> no
    0117 -> no
    0118 -> no
    0119 -> no
    0120 -> no
    0201 -> no
    0202 -> no
    0203 -> no
    0204 -> no
    0205 -> no
    0206 -> no
    0207 -> no
    0208 -> no
    0209 -> no
    0210 -> no
    0211 -> no
    0212 -> no
    0213 -> no
    0214 -> no
    0215 -> no
    0216 -> no
    0217 -> no
    0218 -> no
    0219 -> no
    0220 -> no
    0301 -> no
    0302 -> no
    0303 -> no
    0304 -> no
    0305 -> no
    0306 -> no
    0307 -> no
    0308 -> no
    0309 -> no
    0310 -> no
    0311 -> no
    0312 -> no
    0313 -> no
    0314 -> no
    0315 -> no
    0316 -> no
    0317 -> no
    0318 -> no
    0319 -> no
    0320 -> no
    and 540 rows more
    """
    if 0 <= key0 <= 599:
        return CELLS_Hex_town[key0]
    return search_rows('Hex.town', ROWS_Hex_town, (KIND_Hex,), (key0,))


# The table `Marker.battle` by it.
CELLS_Marker_battle: Final[tuple[int, ...]] = (
    2000000, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2000000, 2000000,
)


# The table `Marker.calls` by it.
CELLS_Marker_calls: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 6, 9, 2000000, 2000000,
)


# The table `Marker.effort` by it.
CELLS_Marker_effort: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1)


# The table `Marker.event` by it.
CELLS_Marker_event: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


# The table `Marker.leads` by it.
CELLS_Marker_leads: Final[tuple[int, ...]] = (
    2000000, 0, 1, 2, 6, 7, 5, 4, 3, 67, 68, 64, 65, 66, 2000000, 2000000, 2000000, 2000000,
)


# The table `Unit.back_lead` by it.
CELLS_Unit_back_lead: Final[tuple[int, ...]] = (
    2, 1, 1, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.back_missile` by it.
CELLS_Unit_back_missile: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.back_moves` by it.
CELLS_Unit_back_moves: Final[tuple[int, ...]] = (
    6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 6, 6, 6, 3, 3, 3, 3, 3, 4, 4, 3, 2, 6, 6, 6, 6, 6, 6, 6, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3,
    6, 5, 5, 5, 5, 5, 5, 3, 3,
)


# The table `Unit.back_range` by it.
CELLS_Unit_back_range: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.back_strength` by it.
CELLS_Unit_back_strength: Final[tuple[int, ...]] = (
    3, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, 2, 5, 5, 4, 4, 2, 2, 2, 4, 4, 4, 4, 4, 3, 3, 3, 3, 1, 1, 2, 1, 3, 3, 3,
    3, 3, 3, 3, 3, 4, 4, 4, 1, 1, 1, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 5, 5, 5, 5, 4,
    4, 4, 3, 3, 3, 2, 2, 3, 4, 4, 4, 4, 4, 2, 2, 3, 2, 3, 3, 3, 3, 2, 2, 2, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2, 2,
    2, 4, 4, 4, 4, 4, 4, 2, 2,
)


# The table `Unit.command` by it. @2.4-l
CELLS_Unit_command: Final[tuple[int, ...]] = (
    2000000, 0, 1, 6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 2000000, 0, 1, 7, 8, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 9, 9, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8,
)
ROWS_Unit_command: Rows = (
    ('Unit.command', ((0, 0),), 2000000),
    ('Unit.command', ((1, 1),), 0),
    ('Unit.command', ((2, 2),), 1),
    ('Unit.command', ((3, 3),), 6),
    ('Unit.command', ((4, 4),), 5),
    ('Unit.command', ((5, 5),), 4),
    ('Unit.command', ((6, 6),), 3),
    ('Unit.command', ((7, 7),), 3),
    ('Unit.command', ((8, 8),), 2),
    ('Unit.command', ((9, 9),), 2),
    ('Unit.command', ((10, 10),), 2),
    ('Unit.command', ((11, 11),), 2),
    ('Unit.command', ((12, 12),), 2),
    ('Unit.command', ((13, 13),), 2),
    ('Unit.command', ((14, 14),), 0),
    ('Unit.command', ((15, 15),), 0),
    ('Unit.command', ((16, 16),), 0),
    ('Unit.command', ((17, 17),), 0),
    ('Unit.command', ((18, 18),), 0),
    ('Unit.command', ((19, 19),), 0),
    ('Unit.command', ((20, 20),), 0),
    ('Unit.command', ((21, 21),), 1),
    ('Unit.command', ((22, 22),), 1),
    ('Unit.command', ((23, 23),), 1),
    ('Unit.command', ((24, 24),), 1),
    ('Unit.command', ((25, 25),), 1),
    ('Unit.command', ((26, 26),), 1),
    ('Unit.command', ((27, 27),), 1),
    ('Unit.command', ((28, 28),), 1),
    ('Unit.command', ((29, 29),), 1),
    ('Unit.command', ((30, 30),), 1),
    ('Unit.command', ((31, 31),), 1),
    ('Unit.command', ((32, 32),), 1),
    ('Unit.command', ((33, 33),), 1),
    ('Unit.command', ((34, 34),), 3),
    ('Unit.command', ((35, 35),), 3),
    ('Unit.command', ((36, 36),), 3),
    ('Unit.command', ((37, 37),), 3),
    ('Unit.command', ((38, 38),), 3),
    ('Unit.command', ((39, 39),), 3),
    ('Unit.command', ((40, 40),), 3),
    ('Unit.command', ((41, 41),), 3),
    ('Unit.command', ((42, 42),), 3),
    ('Unit.command', ((43, 43),), 3),
    ('Unit.command', ((44, 44),), 3),
    ('Unit.command', ((45, 45),), 3),
    ('Unit.command', ((46, 46),), 3),
    ('Unit.command', ((47, 47),), 3),
    ('Unit.command', ((48, 48),), 4),
    ('Unit.command', ((49, 49),), 4),
    ('Unit.command', ((50, 50),), 4),
    ('Unit.command', ((51, 51),), 4),
    ('Unit.command', ((52, 52),), 4),
    ('Unit.command', ((53, 53),), 4),
    ('Unit.command', ((54, 54),), 4),
    ('Unit.command', ((55, 55),), 5),
    ('Unit.command', ((56, 56),), 5),
    ('Unit.command', ((57, 57),), 5),
    ('Unit.command', ((58, 58),), 5),
    ('Unit.command', ((59, 59),), 5),
    ('Unit.command', ((60, 60),), 6),
    ('Unit.command', ((61, 61),), 6),
    ('Unit.command', ((62, 62),), 6),
    ('Unit.command', ((63, 63),), 6),
    ('Unit.command', ((64, 64),), 2000000),
    ('Unit.command', ((65, 65),), 0),
    ('Unit.command', ((66, 66),), 1),
    ('Unit.command', ((67, 67),), 7),
    ('Unit.command', ((68, 68),), 8),
    ('Unit.command', ((69, 69),), 0),
    ('Unit.command', ((70, 70),), 0),
    ('Unit.command', ((71, 71),), 0),
    ('Unit.command', ((72, 72),), 0),
    ('Unit.command', ((73, 73),), 0),
    ('Unit.command', ((74, 74),), 0),
    ('Unit.command', ((75, 75),), 0),
    ('Unit.command', ((76, 76),), 0),
    ('Unit.command', ((77, 77),), 0),
    ('Unit.command', ((78, 78),), 0),
    ('Unit.command', ((79, 79),), 0),
    ('Unit.command', ((80, 80),), 0),
    ('Unit.command', ((81, 81),), 0),
    ('Unit.command', ((82, 82),), 1),
    ('Unit.command', ((83, 83),), 1),
    ('Unit.command', ((84, 84),), 1),
    ('Unit.command', ((85, 85),), 1),
    ('Unit.command', ((86, 86),), 1),
    ('Unit.command', ((87, 87),), 1),
    ('Unit.command', ((88, 88),), 1),
    ('Unit.command', ((89, 89),), 1),
    ('Unit.command', ((90, 90),), 1),
    ('Unit.command', ((91, 91),), 6),
    ('Unit.command', ((92, 92),), 6),
    ('Unit.command', ((93, 93),), 6),
    ('Unit.command', ((94, 94),), 6),
    ('Unit.command', ((95, 95),), 9),
    ('Unit.command', ((96, 96),), 9),
    ('Unit.command', ((97, 97),), 9),
    ('Unit.command', ((98, 98),), 9),
    ('Unit.command', ((99, 99),), 9),
    ('Unit.command', ((100, 100),), 7),
    ('Unit.command', ((101, 101),), 7),
    ('Unit.command', ((102, 102),), 7),
    ('Unit.command', ((103, 103),), 7),
    ('Unit.command', ((104, 104),), 7),
    ('Unit.command', ((105, 105),), 7),
    ('Unit.command', ((106, 106),), 7),
    ('Unit.command', ((107, 107),), 7),
    ('Unit.command', ((108, 108),), 7),
    ('Unit.command', ((109, 109),), 7),
    ('Unit.command', ((110, 110),), 7),
    ('Unit.command', ((111, 111),), 7),
    ('Unit.command', ((112, 112),), 8),
    ('Unit.command', ((113, 113),), 8),
    ('Unit.command', ((114, 114),), 8),
    ('Unit.command', ((115, 115),), 8),
    ('Unit.command', ((116, 116),), 8),
    ('Unit.command', ((117, 117),), 8),
    ('Unit.command', ((118, 118),), 8),
    ('Unit.command', ((119, 119),), 8),
)


def look_Unit_command(key0: int) -> int:
    """The table `Unit.command` by it. @2.4-l

    stilicho -> none
    comes -> roman_horse
    dux -> roman_foot
    uldin -> huns
    sarus -> foederati
    vandal_comitatus -> vandals
    radagaisus -> goths
    gothic_comitatus -> goths
    fort_1 -> town
    fort_2 -> town
    fort_3 -> town
    fort_4 -> town
    fort_5 -> town
    town_horse -> town
    eq_pal_1 -> roman_horse
    eq_pal_2 -> roman_horse
    eq_1 -> roman_horse
    eq_2 -> roman_horse
    eq_sag_1 -> roman_horse
    eq_sag_2 -> roman_horse
    illyr -> roman_horse
    comit_1 -> roman_foot
    comit_2 -> roman_foot
    comit_3 -> roman_foot
    comit_4 -> roman_foot
    comit_5 -> roman_foot
    ps_com_1 -> roman_foot
    ps_com_2 -> roman_foot
    aux_pal_1 -> roman_foot
    aux_pal_2 -> roman_foot
    sagit_1 -> roman_foot
    sagit_2 -> roman_foot
    carrbl_bl -> roman_foot
    camp_gd_rom -> roman_foot
    goth_foot_1 -> goths
    goth_foot_2 -> goths
    goth_foot_3 -> goths
    goth_foot_4 -> goths
    goth_foot_5 -> goths
    goth_foot_6 -> goths
    goth_foot_7 -> goths
    goth_foot_8 -> goths
    goth_horse_1 -> goths
    goth_horse_2 -> goths
    goth_horse_3 -> goths
    goth_bow_1 -> goths
    goth_bow_2 -> goths
    camp_gd_goth -> goths
    vandal_horse_1 -> vandals
    vandal_horse_2 -> vandals
    vandal_horse_3 -> vandals
    vandal_horse_4 -> vandals
    vandal_foot_1 -> vandals
    vandal_foot_2 -> vandals
    vandal_foot_3 -> vandals
    foed_foot_1 -> foederati
    foed_foot_2 -> foederati
    foed_foot_3 -> foederati
    foed_horse_1 -> foederati
    foed_horse_2 -> foederati
    and 60 rows more
    """
    if 0 <= key0 <= 119:
        return CELLS_Unit_command[key0]
    return search_rows('Unit.command', ROWS_Unit_command, (KIND_Unit,), (key0,))


# The table `Unit.elite` by it. @17.2-a
CELLS_Unit_elite: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.lead` by it. @2.4-d
CELLS_Unit_lead: Final[tuple[int, ...]] = (
    3, 2, 2, 2, 2, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 2, 3, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.legion` by it. @2.4-k
CELLS_Unit_legion: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 0, 0, 0, 1, 1, 2, 2, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 0, 0, 0, 1, 1, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000,
)


# The table `Unit.missile` by it. @2.4-f @2.4-g
CELLS_Unit_missile: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.moves` by it. @2.4-b
CELLS_Unit_moves: Final[tuple[int, ...]] = (
    6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 6, 6, 6, 3, 3, 3, 3, 3, 3, 3, 4, 4, 3, 3, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 5, 5, 5, 3, 3, 3, 5, 5, 5, 5, 3, 3, 3, 3, 3, 3, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5,
    5, 5, 5, 5, 5, 6, 6, 6, 3, 3, 3, 3, 3, 4, 4, 3, 2, 6, 6, 6, 6, 6, 6, 6, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3,
    6, 5, 5, 5, 5, 5, 5, 3, 3,
)


# The table `Unit.one_sided` by it. @15.0-d
CELLS_Unit_one_sided: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.range` by it. @2.4-e
CELLS_Unit_range: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.strength` by it. @2.4-a @17.1-g
CELLS_Unit_strength: Final[tuple[int, ...]] = (
    4, 3, 3, 3, 3, 3, 4, 3, 2, 2, 2, 2, 2, 3, 6, 6, 5, 5, 3, 3, 3, 5, 5, 5, 5, 5, 4, 4, 4, 4, 2, 2, 3, 2, 4, 4, 4,
    4, 4, 4, 4, 4, 5, 5, 5, 2, 2, 2, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 4, 4, 6, 6, 6, 6, 5,
    5, 5, 4, 4, 4, 3, 3, 4, 5, 5, 5, 5, 5, 3, 3, 4, 3, 4, 4, 4, 4, 3, 3, 3, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 3, 3, 3,
    3, 5, 5, 5, 5, 5, 5, 3, 3,
)


# The table `Unit.title` by it. @2.4-j
CELLS_Unit_title: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 10, 10, 10, 10, 10, 5, 7, 7, 5, 5, 8, 8,
    14, 4, 4, 4, 4, 4, 19, 19, 0, 0, 20, 20, 3, 2, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 2, 22, 22,
    22, 22, 22, 22, 22, 9, 9, 9, 9, 9, 13, 13, 13, 13, 2000000, 2000000, 2000000, 2000000, 2000000, 1, 1, 1, 1, 9,
    9, 9, 6, 6, 6, 21, 21, 12, 16, 16, 16, 16, 16, 15, 15, 12, 3, 18, 18, 18, 18, 17, 17, 17, 17, 17, 22, 22, 22,
    22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
)


# The table `Unit.type` by it. @2.3-a
CELLS_Unit_type: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 12, 12, 12, 12, 12, 4, 2, 2, 3, 3, 5, 5, 4, 7, 7, 7, 7, 7, 7, 7, 9, 9, 8, 8, 11, 9, 10,
    10, 10, 10, 10, 10, 10, 10, 3, 3, 3, 8, 8, 9, 3, 3, 3, 3, 10, 10, 10, 6, 6, 6, 3, 3, 5, 5, 5, 5, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 4, 4, 4, 7, 7, 7, 7, 7, 9, 9, 7, 11, 5, 5, 5, 5, 4, 4, 4, 9, 9, 3, 3, 3, 3, 3, 3,
    3, 3, 10, 10, 10, 4, 3, 3, 3, 3, 3, 3, 10, 10,
)
ROWS_Unit_type: Rows = (
    ('Unit.type', ((0, 0),), 0),
    ('Unit.type', ((1, 1),), 0),
    ('Unit.type', ((2, 2),), 0),
    ('Unit.type', ((3, 3),), 0),
    ('Unit.type', ((4, 4),), 0),
    ('Unit.type', ((5, 5),), 0),
    ('Unit.type', ((6, 6),), 0),
    ('Unit.type', ((7, 7),), 0),
    ('Unit.type', ((8, 8),), 12),
    ('Unit.type', ((9, 9),), 12),
    ('Unit.type', ((10, 10),), 12),
    ('Unit.type', ((11, 11),), 12),
    ('Unit.type', ((12, 12),), 12),
    ('Unit.type', ((13, 13),), 4),
    ('Unit.type', ((14, 14),), 2),
    ('Unit.type', ((15, 15),), 2),
    ('Unit.type', ((16, 16),), 3),
    ('Unit.type', ((17, 17),), 3),
    ('Unit.type', ((18, 18),), 5),
    ('Unit.type', ((19, 19),), 5),
    ('Unit.type', ((20, 20),), 4),
    ('Unit.type', ((21, 21),), 7),
    ('Unit.type', ((22, 22),), 7),
    ('Unit.type', ((23, 23),), 7),
    ('Unit.type', ((24, 24),), 7),
    ('Unit.type', ((25, 25),), 7),
    ('Unit.type', ((26, 26),), 7),
    ('Unit.type', ((27, 27),), 7),
    ('Unit.type', ((28, 28),), 9),
    ('Unit.type', ((29, 29),), 9),
    ('Unit.type', ((30, 30),), 8),
    ('Unit.type', ((31, 31),), 8),
    ('Unit.type', ((32, 32),), 11),
    ('Unit.type', ((33, 33),), 9),
    ('Unit.type', ((34, 34),), 10),
    ('Unit.type', ((35, 35),), 10),
    ('Unit.type', ((36, 36),), 10),
    ('Unit.type', ((37, 37),), 10),
    ('Unit.type', ((38, 38),), 10),
    ('Unit.type', ((39, 39),), 10),
    ('Unit.type', ((40, 40),), 10),
    ('Unit.type', ((41, 41),), 10),
    ('Unit.type', ((42, 42),), 3),
    ('Unit.type', ((43, 43),), 3),
    ('Unit.type', ((44, 44),), 3),
    ('Unit.type', ((45, 45),), 8),
    ('Unit.type', ((46, 46),), 8),
    ('Unit.type', ((47, 47),), 9),
    ('Unit.type', ((48, 48),), 3),
    ('Unit.type', ((49, 49),), 3),
    ('Unit.type', ((50, 50),), 3),
    ('Unit.type', ((51, 51),), 3),
    ('Unit.type', ((52, 52),), 10),
    ('Unit.type', ((53, 53),), 10),
    ('Unit.type', ((54, 54),), 10),
    ('Unit.type', ((55, 55),), 6),
    ('Unit.type', ((56, 56),), 6),
    ('Unit.type', ((57, 57),), 6),
    ('Unit.type', ((58, 58),), 3),
    ('Unit.type', ((59, 59),), 3),
    ('Unit.type', ((60, 60),), 5),
    ('Unit.type', ((61, 61),), 5),
    ('Unit.type', ((62, 62),), 5),
    ('Unit.type', ((63, 63),), 5),
    ('Unit.type', ((64, 64),), 0),
    ('Unit.type', ((65, 65),), 0),
    ('Unit.type', ((66, 66),), 0),
    ('Unit.type', ((67, 67),), 0),
    ('Unit.type', ((68, 68),), 0),
    ('Unit.type', ((69, 69),), 1),
    ('Unit.type', ((70, 70),), 1),
    ('Unit.type', ((71, 71),), 1),
    ('Unit.type', ((72, 72),), 1),
    ('Unit.type', ((73, 73),), 3),
    ('Unit.type', ((74, 74),), 3),
    ('Unit.type', ((75, 75),), 3),
    ('Unit.type', ((76, 76),), 3),
    ('Unit.type', ((77, 77),), 3),
    ('Unit.type', ((78, 78),), 3),
    ('Unit.type', ((79, 79),), 4),
    ('Unit.type', ((80, 80),), 4),
    ('Unit.type', ((81, 81),), 4),
    ('Unit.type', ((82, 82),), 7),
    ('Unit.type', ((83, 83),), 7),
    ('Unit.type', ((84, 84),), 7),
    ('Unit.type', ((85, 85),), 7),
    ('Unit.type', ((86, 86),), 7),
    ('Unit.type', ((87, 87),), 9),
    ('Unit.type', ((88, 88),), 9),
    ('Unit.type', ((89, 89),), 7),
    ('Unit.type', ((90, 90),), 11),
    ('Unit.type', ((91, 91),), 5),
    ('Unit.type', ((92, 92),), 5),
    ('Unit.type', ((93, 93),), 5),
    ('Unit.type', ((94, 94),), 5),
    ('Unit.type', ((95, 95),), 4),
    ('Unit.type', ((96, 96),), 4),
    ('Unit.type', ((97, 97),), 4),
    ('Unit.type', ((98, 98),), 9),
    ('Unit.type', ((99, 99),), 9),
    ('Unit.type', ((100, 100),), 3),
    ('Unit.type', ((101, 101),), 3),
    ('Unit.type', ((102, 102),), 3),
    ('Unit.type', ((103, 103),), 3),
    ('Unit.type', ((104, 104),), 3),
    ('Unit.type', ((105, 105),), 3),
    ('Unit.type', ((106, 106),), 3),
    ('Unit.type', ((107, 107),), 3),
    ('Unit.type', ((108, 108),), 10),
    ('Unit.type', ((109, 109),), 10),
    ('Unit.type', ((110, 110),), 10),
    ('Unit.type', ((111, 111),), 4),
    ('Unit.type', ((112, 112),), 3),
    ('Unit.type', ((113, 113),), 3),
    ('Unit.type', ((114, 114),), 3),
    ('Unit.type', ((115, 115),), 3),
    ('Unit.type', ((116, 116),), 3),
    ('Unit.type', ((117, 117),), 3),
    ('Unit.type', ((118, 118),), 10),
    ('Unit.type', ((119, 119),), 10),
)


def look_Unit_type(key0: int) -> int:
    """The table `Unit.type` by it. @2.3-a

    stilicho -> leader
    comes -> leader
    dux -> leader
    uldin -> leader
    sarus -> leader
    vandal_comitatus -> leader
    radagaisus -> leader
    gothic_comitatus -> leader
    fort_1 -> garrison
    fort_2 -> garrison
    fort_3 -> garrison
    fort_4 -> garrison
    fort_5 -> garrison
    town_horse -> light_cavalry
    eq_pal_1 -> clibinarii
    eq_pal_2 -> clibinarii
    eq_1 -> heavy_cavalry
    eq_2 -> heavy_cavalry
    eq_sag_1 -> horse_archers
    eq_sag_2 -> horse_archers
    illyr -> light_cavalry
    comit_1 -> heavy_infantry
    comit_2 -> heavy_infantry
    comit_3 -> heavy_infantry
    comit_4 -> heavy_infantry
    comit_5 -> heavy_infantry
    ps_com_1 -> heavy_infantry
    ps_com_2 -> heavy_infantry
    aux_pal_1 -> light_infantry
    aux_pal_2 -> light_infantry
    sagit_1 -> archers
    sagit_2 -> archers
    carrbl_bl -> missile_engine
    camp_gd_rom -> light_infantry
    goth_foot_1 -> barbarian_infantry
    goth_foot_2 -> barbarian_infantry
    goth_foot_3 -> barbarian_infantry
    goth_foot_4 -> barbarian_infantry
    goth_foot_5 -> barbarian_infantry
    goth_foot_6 -> barbarian_infantry
    goth_foot_7 -> barbarian_infantry
    goth_foot_8 -> barbarian_infantry
    goth_horse_1 -> heavy_cavalry
    goth_horse_2 -> heavy_cavalry
    goth_horse_3 -> heavy_cavalry
    goth_bow_1 -> archers
    goth_bow_2 -> archers
    camp_gd_goth -> light_infantry
    vandal_horse_1 -> heavy_cavalry
    vandal_horse_2 -> heavy_cavalry
    vandal_horse_3 -> heavy_cavalry
    vandal_horse_4 -> heavy_cavalry
    vandal_foot_1 -> barbarian_infantry
    vandal_foot_2 -> barbarian_infantry
    vandal_foot_3 -> barbarian_infantry
    foed_foot_1 -> heavy_missile_infantry
    foed_foot_2 -> heavy_missile_infantry
    foed_foot_3 -> heavy_missile_infantry
    foed_horse_1 -> heavy_cavalry
    foed_horse_2 -> heavy_cavalry
    and 60 rows more
    """
    if 0 <= key0 <= 119:
        return CELLS_Unit_type[key0]
    return search_rows('Unit.type', ROWS_Unit_type, (KIND_Unit,), (key0,))


# The table `crt` by die, column. @CRT-a @2.8-d
CELLS_crt: Final[tuple[int, ...]] = (
    2, 2, 2, 2, 2, 2, 2, 2, 10, 4, 4, 4, 4, 1, 1, 8, 8, 8, 4, 1, 1, 1, 1, 8, 8, 8, 8, 1, 1, 1, 8, 8, 8, 16, 16, 16,
    1, 1, 8, 8, 16, 16, 16, 80, 80, 8, 8, 8, 16, 80, 80, 80, 96, 96,
)


# The table `data 1` by key0.
CELLS_data_1: Final[tuple[int, ...]] = (
    3145730, 6291461, 12582922, 25165844, 50331688, 100663376, 201326752, 402653504, 805307008, 1610614016,
    3221228032, 6442456064, 12884912128, 25769824256, 51539648512, 103079297024, 206158594048, 412317188096,
    824634376192, 549756076032, 1099513724929, 3298540126211, 6597080252422, 13194160504844, 26388321009688,
    52776642019376, 105553284038752, 211106568077504, 422213136155008, 844426272310016, 1688852544620032,
    3377705089240064, 6755410178480128, 13510820356960256, 27021640713920512, 54043281427841024, 108086562855682048,
    216173125711364096, 432346251422728192, 864691403333828608, 3458766712846942208, 6917534525205512192,
    13835069050411024384, 27670138100822048768, 55340276201644097536, 110680552403288195072, 221361104806576390144,
    442722209613152780288, 885444419226305560576, 1770888838452611121152, 3541777676905222242304,
    7083555353810444484608, 14167110707620888969216, 28334221415241777938432, 56668442830483555876864,
    113336885660967111753728, 226673771321934223507456, 453347542643868447014912, 906695085287736894029824,
    604463198038240494878720, 1208928125458737900027904, 3626783223454709093236736, 7253566446909418186473472,
    14507132893818836372946944, 29014265787637672745893888, 58028531575275345491787776, 116057063150550690983575552,
    232114126301101381967151104, 464228252602202763934302208, 928456505204405527868604416,
    1856913010408811055737208832, 3713826020817622111474417664, 7427652041635244222948835328,
    14855304083270488445897670656, 29710608166540976891795341312, 59421216333081953783590682624,
    118842432666163907567181365248, 237684865332327815134362730496, 475369730664655630268725460992,
    950738252403491645908276215808, 3802954218539786198262279569408, 7605909646005392011153733844992,
    15211819292010784022307467689984, 30423638584021568044614935379968, 60847277168043136089229870759936,
    121694554336086272178459741519872, 243389108672172544356919483039744, 486778217344345088713838966079488,
    973556434688690177427677932158976, 1947112869377380354855355864317952, 3894225738754760709710711728635904,
    7788451477509521419421423457271808, 15576902955019042838842846914543616, 31153805910038085677685693829087232,
    62307611820076171355371387658174464, 124615223640152342710742775316348928, 249230447280304685421485550632697856,
    498460894560609370842971101265395712, 996921789121218741685942202530791424,
    664614314805712456419061218903326720, 1329230531087325255182224682861461504,
    3987690325611375537317272551881179136, 7975380651222751074634545103762358272,
    15950761302445502149269090207524716544, 31901522604891004298538180415049433088,
    63803045209782008597076360830098866176, 127606090419564017194152721660197732352,
    255212180839128034388305443320395464704, 510424361678256068776610886640790929408,
    1020848723356512137553221773281581858816, 2041697446713024275106443546563163717632,
    4083394893426048550212887093126327435264, 8166789786852097100425774186252654870528,
    16333579573704194200851548372505309741056, 32667159147408388401703096745010619482112,
    65334318294816776803406193490021238964224, 130668636589633553606812386980042477928448,
    261337273179267107213624773960084955856896, 522674546358534214427249547920169911713792,
    1045347763489072643938626192033279543083008, 4181392383184286360670377671940178452676608,
    8362786095596568506256628247687417185697792, 16725572191193137012513256495374834371395584,
    33451144382386274025026512990749668742791168, 66902288764772548050053025981499337485582336,
    133804577529545096100106051962998674971164672, 267609155059090192200212103925997349942329344,
    535218310118180384400424207851994699884658688, 1070436620236360768800848415703989399769317376,
    2140873240472721537601696831407978799538634752, 4281746480945443075203393662815957599077269504,
    8563492961890886150406787325631915198154539008, 17126985923781772300813574651263830396309078016,
    34253971847563544601627149302527660792618156032, 68507943695127089203254298605055321585236312064,
    137015887390254178406508597210110643170472624128, 274031774780508356813017194420221286340945248256,
    548063549561016713626034388840442572681890496512, 1096127099122033427252068777680885145363780993024,
    730751167115259800140721460790191423488754974720, 1461504424925381962527362440553970907761401135104,
    4384511880979570979418140975679520682761609281536, 8769023761959141958836281951359041365523218563072,
    17538047523918283917672563902718082731046437126144, 35076095047836567835345127805436165462092874252288,
    70152190095673135670690255610872330924185748504576, 140304380191346271341380511221744661848371497009152,
    280608760382692542682761022443489323696742994018304, 561217520765385085365522044886978647393485988036608,
    1122435041530770170731044089773957294786971976073216, 2244870083061540341462088179547914589573943952146432,
    4489740166123080682924176359095829179147887904292864, 8979480332246161365848352718191658358295775808585728,
    17958960664492322731696705436383316716591551617171456, 35917921328984645463393410872766633433183103234342912,
    71835842657969290926786821745533266866366206468685824, 143671685315938581853573643491066533732732412937371648,
    287343370631877163707147286982133067465464825874743296, 574686741263754327414294573964266134930929651749486592,
    1149372021025871323925670944243699553578839647566430208,
    4597489545605122626605601980659630930598378246198263808,
    9194980552711882584114122165004094577479776148329070592,
    18389961105423765168228244330008189154959552296658141184,
    36779922210847530336456488660016378309919104593316282368,
    73559844421695060672912977320032756619838209186632564736,
    147119688843390121345825954640065513239676418373265129472,
    294239377686780242691651909280131026479352836746530258944,
    588478755373560485383303818560262052958705673493060517888,
    1176957510747120970766607637120524105917411346986121035776,
    2353915021494241941533215274241048211834822693972242071552,
    4707830042988483883066430548482096423669645387944484143104,
    9415660085976967766132861096964192847339290775888968286208,
    18831320171953935532265722193928385694678581551777936572416,
    37662640343907871064531444387856771389357163103555873144832,
    75325280687815742129062888775713542778714326207111746289664,
    150650561375631484258125777551427085557428652414223492579328,
    301301122751262968516251555102854171114857304828446985158656,
    602602245502525937032503110205708342229714609656893970317312,
    1205204491005051874065006220411416684459429219313787940634624,
    803469405254111105061861087216439931254755543086004929822720,
    1606941109251533508957009711953420587973286514280693135048704,
    4820821795259059660982170777513234613610675924102957221543936,
    9641643590518119321964341555026469227221351848205914443087872,
    19283287181036238643928683110052938454442703696411828886175744,
    38566574362072477287857366220105876908885407392823657772351488,
    77133148724144954575714732440211753817770814785647315544702976,
    154266297448289909151429464880423507635541629571294631089405952,
    308532594896579818302858929760847015271083259142589262178811904,
    617065189793159636605717859521694030542166518285178524357623808,
    1234130379586319273211435719043388061084333036570357048715247616,
    2468260759172638546422871438086776122168666073140714097430495232,
    4936521518345277092845742876173552244337332146281428194860990464,
    9873043036690554185691485752347104488674664292562856389721980928,
    19746086073381108371382971504694208977349328585125712779443961856,
    39492172146762216742765943009388417954698657170251425558887923712,
    78984344293524433485531886018776835909397314340502851117775847424,
    157968688587048866971063772037553671818794628681005702235551694848,
    315937377174097733942127544075107343637589257362011404471103389696,
    631874754348195467884255088150214687275178514724022808942206779392,
    1263747901758346676778234634338337033387754507245051835091578257408,
    5054993213971430966103214079315440474713620551183201123159148331008,
    10109988034880906191196703700592973290589843624569396029111131963392,
    20219976069761812382393407401185946581179687249138792058222263926784,
    40439952139523624764786814802371893162359374498277584116444527853568,
    80879904279047249529573629604743786324718748996555168232889055707136,
    161759808558094499059147259209487572649437497993110336465778111414272,
    323519617116188998118294518418975145298874995986220672931556222828544,
    647039234232377996236589036837950290597749991972441345863112445657088,
    1294078468464755992473178073675900581195499983944882691726224891314176,
    2588156936929511984946356147351801162390999967889765383452449782628352,
    5176313873859023969892712294703602324781999935779530766904899565256704,
    10352627747718047939785424589407204649563999871559061533809799130513408,
    20705255495436095879570849178814409299127999743118123067619598261026816,
    41410510990872191759141698357628818598255999486236246135239196522053632,
    82821021981744383518283396715257637196511998972472492270478393044107264,
    165642043963488767036566793430515274393023997944944984540956786088214528,
    331284087926977534073133586861030548786047995889889969081913572176429056,
    662568175853955068146267173722061097572095991779779938163827144352858112,
    1325136351707910136292534347444122195144191983559559876327654288705716224,
    883423953639162308042525037181340973641641805319452182754139514307870720,
    1766850434773324661457530824395346355373659264121193978686949132079202304,
    5300549619323307287457605306497596127394060690042055527275067327261966336,
    10601099238646614574915210612995192254788121380084111054550134654523932672,
    21202198477293229149830421225990384509576242760168222109100269309047865344,
    42404396954586458299660842451980769019152485520336444218200538618095730688,
    84808793909172916599321684903961538038304971040672888436401077236191461376,
    169617587818345833198643369807923076076609942081345776872802154472382922752,
    339235175636691666397286739615846152153219884162691553745604308944765845504,
    678470351273383332794573479231692304306439768325383107491208617889531691008,
    1356940702546766665589146958463384608612879536650766214982417235779063382016,
    2713881405093533331178293916926769217225759073301532429964834471558126764032,
    5427762810187066662356587833853538434451518146603064859929668943116253528064,
    10855525620374133324713175667707076868903036293206129719859337886232507056128,
    21711051240748266649426351335414153737806072586412259439718675772465014112256,
    43422102481496533298852702670828307475612145172824518879437351544930028224512,
    86844204962993066597705405341656614951224290345649037758874703089860056449024,
    173688409925986133195410810683313229902448580691298075517749406179720112898048,
    347376819851972266390821621366626459804897161382596151035498812359440225796096,
    694753639703944532781643242733252919609794322765192302070997624718880451592192,
    1389505512560824287178956902169005096301072818046487728523037127831559610564608,
    5558023817090361927100157191973521128122807099669847789711106632932439734878208,
    11116049401027788632584643967244542999164130026823592455041171387471080762376192,
    22232098802055577265169287934489085998328260053647184910082342774942161524752384,
    44464197604111154530338575868978171996656520107294369820164685549884323049504768,
    88928395208222309060677151737956343993313040214588739640329371099768646099009536,
    177856790416444618121354303475912687986626080429177479280658742199537292198019072,
    355713580832889236242708606951825375973252160858354958561317484399074584396038144,
    711427161665778472485417213903650751946504321716709917122634968798149168792076288,
    1422854323331556944970834427807301503893008643433419834245269937596298337584152576,
    2845708646663113889941668855614603007786017286866839668490539875192596675168305152,
    5691417293326227779883337711229206015572034573733679336981079750385193350336610304,
    11382834586652455559766675422458412031144069147467358673962159500770386700673220608,
    22765669173304911119533350844916824062288138294934717347924319001540773401346441216,
    45531338346609822239066701689833648124576276589869434695848638003081546802692882432,
    91062676693219644478133403379667296249152553179738869391697276006163093605385764864,
    182125353386439288956266806759334592498305106359477738783394552012326187210771529728,
    364250706772878577912533613518669184996610212718955477566789104024652374421543059456,
    728501413545757155825067227037338369993220425437910955133578208049304748843086118912,
    1457002827091514311650134454074676739986440850875821910267156416098609497686172237824,
    971334909282104908256901839860491136823206291863922165136600172178848977355769118720,
    1942672597574351512102493845424622482156201062207476305646737291339714144626649595904,
    5828015940049626739248354759138107307462077534302674266691187242697798307269874548736,
    11656031880099253478496709518276214614924155068605348533382374485395596614539749097472,
    23312063760198506956993419036552429229848310137210697066764748970791193229079498194944,
    46624127520397013913986838073104858459696620274421394133529497941582386458158996389888,
    93248255040794027827973676146209716919393240548842788267058995883164772916317992779776,
    186496510081588055655947352292419433838786481097685576534117991766329545832635985559552,
    372993020163176111311894704584838867677572962195371153068235983532659091665271971119104,
    745986040326352222623789409169677735355145924390742306136471967065318183330543942238208,
    1491972080652704445247578818339355470710291848781484612272943934130636366661087884476416,
    2983944161305408890495157636678710941420583697562969224545887868261272733322175768952832,
    5967888322610817780990315273357421882841167395125938449091775736522545466644351537905664,
    11935776645221635561980630546714843765682334790251876898183551473045090933288703075811328,
    23871553290443271123961261093429687531364669580503753796367102946090181866577406151622656,
    47743106580886542247922522186859375062729339161007507592734205892180363733154812303245312,
    95486213161773084495845044373718750125458678322015015185468411784360727466309624606490624,
    190972426323546168991690088747437500250917356644030030370936823568721454932619249212981248,
    381944852647092337983380177494875000501834713288060060741873647137442909865238498425962496,
    763889705294184675966760354989750001003669426576120121483747294274885819730476996851924992,
    1527777467919477126204449790517593178488432210745401190827973336737361900556668788495351808,
    6111111814346800730546870081532279537472635485388443815451414598761857341130960359189905408,
    12222225571362493686822811082526465898464177613183726683042350449336124421166205923588308992,
    24444451142724987373645622165052931796928355226367453366084700898672248842332411847176617984,
    48888902285449974747291244330105863593856710452734906732169401797344497684664823694353235968,
    97777804570899949494582488660211727187713420905469813464338803594688995369329647388706471936,
    195555609141799898989164977320423454375426841810939626928677607189377990738659294777412943872,
    391111218283599797978329954640846908750853683621879253857355214378755981477318589554825887744,
    782222436567199595956659909281693817501707367243758507714710428757511962954637179109651775488,
    1564444873134399191913319818563387635003414734487517015429420857515023925909274358219303550976,
    3128889746268798383826639637126775270006829468975034030858841715030047851818548716438607101952,
    6257779492537596767653279274253550540013658937950068061717683430060095703637097432877214203904,
    12515558985075193535306558548507101080027317875900136123435366860120191407274194865754428407808,
    25031117970150387070613117097014202160054635751800272246870733720240382814548389731508856815616,
    50062235940300774141226234194028404320109271503600544493741467440480765629096779463017713631232,
    100124471880601548282452468388056808640218543007201088987482934880961531258193558926035427262464,
    200248943761203096564904936776113617280437086014402177974965869761923062516387117852070854524928,
    400497887522406193129809873552227234560874172028804355949931739523846125032774235704141709049856,
    800995775044812386259619747104454469121748344057608711899863479047692250065548471408283418099712,
    1601991550089624772519239494208908938243496688115217423799726958095384500131096942816566836199424,
    1067994027220420459265145284731657890599304283498746004877109532706848107690514667988260193566720,
    2135991109994805420259419972131848395265850144200082508658595019624370246952978980981579662229504,
    6407971292948439926292173647949856776419389381131853860039534422732661386477637179608032803291136,
    12815942585896879852584347295899713552838778762263707720079068845465322772955274359216065606582272,
    25631885171793759705168694591799427105677557524527415440158137690930645545910548718432131213164544,
    51263770343587519410337389183598854211355115049054830880316275381861291091821097436864262426329088,
    102527540687175038820674778367197708422710230098109661760632550763722582183642194873728524852658176,
    205055081374350077641349556734395416845420460196219323521265101527445164367284389747457049705316352,
    410110162748700155282699113468790833690840920392438647042530203054890328734568779494914099410632704,
    820220325497400310565398226937581667381681840784877294085060406109780657469137558989828198821265408,
    1640440650994800621130796453875163334763363681569754588170120812219561314938275117979656397642530816,
    3280881301989601242261592907750326669526727363139509176340241624439122629876550235959312795285061632,
    6561762603979202484523185815500653339053454726279018352680483248878245259753100471918625590570123264,
    13123525207958404969046371631001306678106909452558036705360966497756490519506200943837251181140246528,
    26247050415916809938092743262002613356213818905116073410721932995512981039012401887674502362280493056,
    52494100831833619876185486524005226712427637810232146821443865991025962078024803775349004724560986112,
    104988201663667239752370973048010453424855275620464293642887731982051924156049607550698009449121972224,
    209976403327334479504741946096020906849710551240928587285775463964103848312099215101396018898243944448,
    419952806654668959009483892192041813699421102481857174571550927928207696624198430202792037796487888896,
    839905613309337918018967784384083627398842204963714349143101855856415393248396860405584075592975777792,
    1679809090631639915127853173746461085245569807222906341633433764671222964277067940170618128223864619008,
    6719238498513595581421495090007550510534393831596147723186505005726499679327997541323022535857545412608,
    13438479133014227083753072575036807190620902265896817803025779958494607180875720863286595094677177761792,
    26876958266028454167506145150073614381241804531793635606051559916989214361751441726573190189354355523584,
    53753916532056908335012290300147228762483609063587271212103119833978428723502883453146380378708711047168,
    107507833064113816670024580600294457524967218127174542424206239667956857447005766906292760757417422094336,
    215015666128227633340049161200588915049934436254349084848412479335913714894011533812585521514834844188672,
    430031332256455266680098322401177830099868872508698169696824958671827429788023067625171043029669688377344,
    860062664512910533360196644802355660199737745017396339393649917343654859576046135250342086059339376754688,
    1720125329025821066720393289604711320399475490034792678787299834687309719152092270500684172118678753509376,
    3440250658051642133440786579209422640798950980069585357574599669374619438304184541001368344237357507018752,
    6880501316103284266881573158418845281597901960139170715149199338749238876608369082002736688474715014037504,
    13761002632206568533763146316837690563195803920278341430298398677498477753216738164005473376949430028075008,
    27522005264413137067526292633675381126391607840556682860596797354996955506433476328010946753898860056150016,
    55044010528826274135052585267350762252783215681113365721193594709993911012866952656021893507797720112300032,
    110088021057652548270105170534701524505566431362226731442387189419987822025733905312043787015595440224600064,
    220176042115305096540210341069403049011132862724453462884774378839975644051467810624087574031190880449200128,
    440352084230610193080420682138806098022265725448906925769548757679951288102935621248175148062381760898400256,
    880704168461220386160841364277612196044531450897813851539097515359902576205871242496350296124763521796800512,
    1761408336922440772321682728555224392089062901795627703078195030719805152411742484992700592249527043593601024,
    1174271851324170151913753392796436166651995580922835596277207537148353274309183126634976164686769150461214720,
    2348547062265453570533822621756293185970408344313917044528717424280357994306173023511370400689778208333103104,
    7045638947051618533797257307826598989466946911296253898936617372851973019126647890373165821191841353392193536,
    14091277894103237067594514615653197978933893822592507797873234745703946038253295780746331642383682706784387072,
    28182555788206474135189029231306395957867787645185015595746469491407892076506591561492663284767365413568774144,
    56365111576412948270378058462612791915735575290370031191492938982815784153013183122985326569534730827137548288,
    112730223152825896540756116925225583831471150580740062382985877965631568306026366245970653139069461654275096576,
    225460446305651793081512233850451167662942301161480124765971755931263136612052732491941306278138923308550193152,
    450920892611303586163024467700902335325884602322960249531943511862526273224105464983882612556277846617100386304,
    901841785222607172326048935401804670651769204645920499063887023725052546448210929967765225112555693234200772608,
    1803683570445214344652097870803609341303538409291840998127774047450105092896421859935530450225111386468401545216,
    3607367140890428689304195741607218682607076818583681996255548094900210185792843719871060900450222772936803090432,
    7214734281780857378608391483214437365214153637167363992511096189800420371585687439742121800900445545873606180864,
    14429468563561714757216782966428874730428307274334727985022192379600840743171374879484243601800891091747212361728,
    28858937127123429514433565932857749460856614548669455970044384759201681486342749758968487203601782183494424723456,
    57717874254246859028867131865715498921713229097338911940088769518403362972685499517936974407203564366988849446912,
    115435748508493718057734263731430997843426458194677823880177539036806725945370999035873948814407128733977698893824,
    230871497016987436115468527462861995686852916389355647760355078073613451890741998071747897628814257467955397787648,
    461742994033974872230937054925723991373705832778711295520710156147226903781483996143495795257628514935910795575296,
    923485988067949744461874109851447982747411665557422591041420312294453807562967992286991590515257029871821591150592,
    1846969627593316715090520330222299176157795955432296273762969917297936082916910869965539717331515674974940150366208,
    7387880858915849634195309210369793493968211197411734003371750376482715863876668594470602333025061084668463633399808,
    14775764066374282042223846310220183777273449770506016915063371460256403259962362303549648129749120554105630298734592,
    29551528132748564084447692620440367554546899541012033830126742920512806519924724607099296259498241108211260597469184,
    59103056265497128168895385240880735109093799082024067660253485841025613039849449214198592518996482216422521194938368,
    118206112530994256337790770481761470218187598164048135320506971682051226079698898428397185037992964432845042389876736,
    236412225061988512675581540963522940436375196328096270641013943364102452159397796856794370075985928865690084779753472,
    472824450123977025351163081927045880872750392656192541282027886728204904318795593713588740151971857731380169559506944,
    945648900247954050702326163854091761745500785312385082564055773456409808637591187427177480303943715462760339119013888,
    1891297800495908101404652327708183523491001570624770165128111546912819617275182374854354960607887430925520678238027776,
    3782595600991816202809304655416367046982003141249540330256223093825639234550364749708709921215774861851041356476055552,
    7565191201983632405618609310832734093964006282499080660512446187651278469100729499417419842431549723702082712952111104,
    15130382403967264811237218621665468187928012564998161321024892375302556938201458998834839684863099447404165425904222208,
    30260764807934529622474437243330936375856025129996322642049784750605113876402917997669679369726198894808330851808444416,
    60521529615869059244948874486661872751712050259992645284099569501210227752805835995339358739452397789616661703616888832,
    121043059231738118489897748973323745503424100519985290568199139002420455505611671990678717478904795579233323407233777664,
    242086118463476236979795497946647491006848201039970581136398278004840911011223343981357434957809591158466646814467555328,
    484172236926952473959590995893294982013696402079941162272796556009681822022446687962714869915619182316933293628935110656,
    968344473853904947919181991786589964027392804159882324545593112019363644044893375925429739831238364633866587257870221312,
    1936688947707809895838363983573179928054785608319764649091186224038727288089786751850859479662476729267733174515740442624,
    1291125554700975384783084194475452242207213269299225698712388024897761897833589381471295784209710997793950857941452062720,
    2582254803340031681548594540110913872878220764824008003560401169948030443703594840806086388506883391048743041504278216704,
    7746761947394707769990832852892735359658799476988319606590786763075753565753173803842595952129009242839001574098585255936,
    15493523894789415539981665705785470719317598953976639213181573526151507131506347607685191904258018485678003148197170511872,
    30987047789578831079963331411570941438635197907953278426363147052303014263012695215370383808516036971356006296394341023744,
    61974095579157662159926662823141882877270395815906556852726294104606028526025390430740767617032073942712012592788682047488,
    123948191158315324319853325646283765754540791631813113705452588209212057052050780861481535234064147885424025185577364094976,
    247896382316630648639706651292567531509081583263626227410905176418424114104101561722963070468128295770848050371154728189952,
    495792764633261297279413302585135063018163166527252454821810352836848228208203123445926140936256591541696100742309456379904,
    991585529266522594558826605170270126036326333054504909643620705673696456416406246891852281872513183083392201484618912759808,
    1983171058533045189117653210340540252072652666109009819287241411347392912832812493783704563745026366166784402969237825519616,
    3966342117066090378235306420681080504145305332218019638574482822694785825665624987567409127490052732333568805938475651039232,
    7932684234132180756470612841362161008290610664436039277148965645389571651331249975134818254980105464667137611876951302078464,
    15865368468264361512941225682724322016581221328872078554297931290779143302662499950269636509960210929334275223753902604156928,
    31730736936528723025882451365448644033162442657744157108595862581558286605324999900539273019920421858668550447507805208313856,
    63461473873057446051764902730897288066324885315488314217191725163116573210649999801078546039840843717337100895015610416627712,
    126922947746114892103529805461794576132649770630976628434383450326233146421299999602157092079681687434674201790031220833255424,
    253845895492229784207059610923589152265299541261953256868766900652466292842599999204314184159363374869348403580062441666510848,
    507691790984459568414119221847178304530599082523906513737533801304932585685199998408628368318726749738696807160124883333021696,
    1015383581968919136828238443694356609061198165047813027475067602609865171370399996817256736637453499477393614320249766666043392,
    2030764581687960186747887231469541215110522000389833225726622374560373802093177976793318843629553718816955792737327560584593408,
    8123060909001718833900138581797336863453962331265125732130002328900851749020333924014470004163568155405654606852482215085867008,
    16246124400253315754708866819513845729919798992236044293483517488461060038688289864870134637972489590949140649608136402919227392,
    32492248800506631509417733639027691459839597984472088586967034976922120077376579729740269275944979181898281299216272805838454784,
    64984497601013263018835467278055382919679195968944177173934069953844240154753159459480538551889958363796562598432545611676909568,
    129968995202026526037670934556110765839358391937888354347868139907688480309506318918961077103779916727593125196865091223353819136,
    259937990404053052075341869112221531678716783875776708695736279815376960619012637837922154207559833455186250393730182446707638272,
    519875980808106104150683738224443063357433567751553417391472559630753921238025275675844308415119666910372500787460364893415276544,
    1039751961616212208301367476448886126714867135503106834782945119261507842476050551351688616830239333820745001574920729786830553088,
    2079503923232424416602734952897772253429734271006213669565890238523015684952101102703377233660478667641490003149841459573661106176,
    4159007846464848833205469905795544506859468542012427339131780477046031369904202205406754467320957335282980006299682919147322212352,
    8318015692929697666410939811591089013718937084024854678263560954092062739808404410813508934641914670565960012599365838294644424704,
    16636031385859395332821879623182178027437874168049709356527121908184125479616808821627017869283829341131920025198731676589288849408,
    33272062771718790665643759246364356054875748336099418713054243816368250959233617643254035738567658682263840050397463353178577698816,
    66544125543437581331287518492728712109751496672198837426108487632736501918467235286508071477135317364527680100794926706357155397632,
    133088251086875162662575036985457424219502993344397674852216975265473003836934470573016142954270634729055360201589853412714310795264,
    266176502173750325325150073970914848439005986688795349704433950530946007673868941146032285908541269458110720403179706825428621590528,
    532353004347500650650300147941829696878011973377590699408867901061892015347737882292064571817082538916221440806359413650857243181056,
    1064706008695001301300600295883659393756023946755181398817735802123784030695475764584129143634165077832442881612718827301714486362112,
    2129412017390002602601200591767318787512047893510362797635471604247568061390951529168258287268330155664885763225437654603428972724224,
    1419607560312460374257756843337362241303002072815978294807668704511467800266280868790293441516385776930956052861357693986340046110720,
    2839219182152792995802905647242377035951272851350328722159148693905133766481743093477495632995280495472622209323122069716193513570304,
    8517654838773130822550455634682029405623639416905404744781571891793935855479108376501214399010835525344059892235761754652904926478336,
    17035309677546261645100911269364058811247278833810809489563143783587871710958216753002428798021671050688119784471523509305809852956672,
    34070619355092523290201822538728117622494557667621618979126287567175743421916433506004857596043342101376239568943047018611619705913344,
    68141238710185046580403645077456235244989115335243237958252575134351486843832867012009715192086684202752479137886094037223239411826688,
    136282477420370093160807290154912470489978230670486475916505150268702973687665734024019430384173368405504958275772188074446478823653376,
    272564954840740186321614580309824940979956461340972951833010300537405947375331468048038860768346736811009916551544376148892957647306752,
    545129909681480372643229160619649881959912922681945903666020601074811894750662936096077721536693473622019833103088752297785915294613504,
    1090259819362960745286458321239299763919825845363891807332041202149623789501325872192155443073386947244039666206177504595571830589227008,
    2180519638725921490572916642478599527839651690727783614664082404299247579002651744384310886146773894488079332412355009191143661178454016,
    4361039277451842981145833284957199055679303381455567229328164808598495158005303488768621772293547788976158664824710018382287322356908032,
    8722078554903685962291666569914398111358606762911134458656329617196990316010606977537243544587095577952317329649420036764574644713816064,
    17444157109807371924583333139828796222717213525822268917312659234393980632021213955074487089174191155904634659298840073529149289427632128,
    34888314219614743849166666279657592445434427051644537834625318468787961264042427910148974178348382311809269318597680147058298578855264256,
    69776628439229487698333332559315184890868854103289075669250636937575922528084855820297948356696764623618538637195360294116597157710528512,
    139553256878458975396666665118630369781737708206578151338501273875151845056169711640595896713393529247237077274390720588233194315421057024,
    279106513756917950793333330237260739563475416413156302677002547750303690112339423281191793426787058494474154548781441176466388630842114048,
    558213027513835901586666660474521479126950832826312605354005095500607380224678846562383586853574116988948309097562882352932777261684228096,
    1116426055027671803173333320949042958253901665652625210708010191001214760449357693124767173707148233977896618195125764705865554523368456192,
    2232849270841576826632250433601961353990091012393685236579847407431338971526496193288896354480504617316865264661651504934473556177199300608,
    8931399922580074086243417942703969978478076368486306131155562604296446435478203966116223410855810319906389030375206044215151777578334814208,
    17862802684373914952201252093704064519473865055884177447147298183163983420328627125193084814645412490451706032479012112907561108026207240192,
    35725605368747829904402504187408129038947730111768354894294596366327966840657254250386169629290824980903412064958024225815122216052414480384,
    71451210737495659808805008374816258077895460223536709788589192732655933681314508500772339258581649961806824129916048451630244432104828960768,
    142902421474991319617610016749632516155790920447073419577178385465311867362629017001544678517163299923613648259832096903260488864209657921536,
    285804842949982639235220033499265032311581840894146839154356770930623734725258034003089357034326599847227296519664193806520977728419315843072,
    571609685899965278470440066998530064623163681788293678308713541861247469450516068006178714068653199694454593039328387613041955456838631686144,
    1143219371799930556940880133997060129246327363576587356617427083722494938901032136012357428137306399388909186078656775226083910913677263372288,
    2286438743599861113881760267994120258492654727153174713234854167444989877802064272024714856274612798777818372157313550452167821827354526744576,
    4572877487199722227763520535988240516985309454306349426469708334889979755604128544049429712549225597555636744314627100904335643654709053489152,
    9145754974399444455527041071976481033970618908612698852939416669779959511208257088098859425098451195111273488629254201808671287309418106978304,
    18291509948798888911054082143952962067941237817225397705878833339559919022416514176197718850196902390222546977258508403617342574618836213956608,
    36583019897597777822108164287905924135882475634450795411757666679119838044833028352395437700393804780445093954517016807234685149237672427913216,
    73166039795195555644216328575811848271764951268901590823515333358239676089666056704790875400787609560890187909034033614469370298475344855826432,
    146332079590391111288432657151623696543529902537803181647030666716479352179332113409581750801575219121780375818068067228938740596950689711652864,
    292664159180782222576865314303247393087059805075606363294061333432958704358664226819163501603150438243560751636136134457877481193901379423305728,
    585328318361564445153730628606494786174119610151212726588122666865917408717328453638327003206300876487121503272272268915754962387802758846611456,
    1170656636723128890307461257212989572348239220302425453176245333731834817434656907276654006412601752974243006544544537831509924775605517693222912,
    2341313273446257780614922514425979144696478440604850906352490667463669634869313814553308012825203505948486013089089075663019849551211035386445824,
    1560875019442269401275644394612266578253223508317398375025864626145137115929788524289223017870378383369729919245511300564302430407852645123358720,
    3121754504581660874760024324270008820406306085407316812933891621766057997707363217295286951858572352102806643815955350028002084452297696455163904,
    9365260536613567909474249282779709351952345543706937063546899952314318149223565539407966911497173332732855394564577550817741437599164818559860736,
    18730521073227135818948498565559418703904691087413874127093799904628636298447131078815933822994346665465710789129155101635482875198329637119721472,
    37461042146454271637896997131118837407809382174827748254187599809257272596894262157631867645988693330931421578258310203270965750396659274239442944,
    74922084292908543275793994262237674815618764349655496508375199618514545193788524315263735291977386661862843156516620406541931500793318548478885888,
    149844168585817086551587988524475349631237528699310993016750399237029090387577048630527470583954773323725686313033240813083863001586637096957771776,
    299688337171634173103175977048950699262475057398621986033500798474058180775154097261054941167909546647451372626066481626167726003173274193915543552,
    599376674343268346206351954097901398524950114797243972067001596948116361550308194522109882335819093294902745252132963252335452006346548387831087104,
    1198753348686536692412703908195802797049900229594487944134003193896232723100616389044219764671638186589805490504265926504670904012693096775662174208,
    2397506697373073384825407816391605594099800459188975888268006387792465446201232778088439529343276373179610981008531853009341808025386193551324348416,
    4795013394746146769650815632783211188199600918377951776536012775584930892402465556176879058686552746359221962017063706018683616050772387102648696832,
    9590026789492293539301631265566422376399201836755903553072025551169861784804931112353758117373105492718443924034127412037367232101544774205297393664,
    19180053578984587078603262531132844752798403673511807106144051102339723569609862224707516234746210985436887848068254824074734464203089548410594787328,
    38360107157969174157206525062265689505596807347023614212288102204679447139219724449415032469492421970873775696136509648149468928406179096821189574656,
    76720214315938348314413050124531379011193614694047228424576204409358894278439448898830064938984843941747551392273019296298937856812358193642379149312,
    153440428631876696628826100249062758022387229388094456849152408818717788556878897797660129877969687883495102784546038592597875713624716387284758298624,
    306880857263753393257652200498125516044774458776188913698304817637435577113757795595320259755939375766990205569092077185195751427249432774569516597248,
    613761714527506786515304400996251032089548917552377827396609635274871154227515591190640519511878751533980411138184154370391502854498865549139033194496,
    1227523429055013573030608801992502064179097835104755654793219270549742308455031182381281039023757503067960822276368308740783005708997731098278066388992,
    2455043736361476830068986222387774335191889921611368644615287681942524991538323544996941957741411942643950484725805496074943115970019782908270826487808,
    9820178067194457636268176271148327133933865435043617243432301586927059591525032999753387951271750834067773098730153105706395359328054810921368612241408,
    19640359256137465588528583923893884061034036618685377151835754033011078808421804819272396022849604731627517357287237332819413614104085301131022530772992,
    39280718512274931177057167847787768122068073237370754303671508066022157616843609638544792045699209463255034714574474665638827228208170602262045061545984,
    78561437024549862354114335695575536244136146474741508607343016132044315233687219277089584091398418926510069429148949331277654456416341204524090123091968,
    157122874049099724708228671391151072488272292949483017214686032264088630467374438554179168182796837853020138858297898662555308912832682409048180246183936,
    314245748098199449416457342782302144976544585898966034429372064528177260934748877108358336365593675706040277716595797325110617825665364818096360492367872,
    628491496196398898832914685564604289953089171797932068858744129056354521869497754216716672731187351412080555433191594650221235651330729636192720984735744,
    1256982992392797797665829371129208579906178343595864137717488258112709043738995508433433345462374702824161110866383189300442471302661459272385441969471488,
    2513965984785595595331658742258417159812356687191728275434976516225418087477991016866866690924749405648322221732766378600884942605322918544770883938942976,
    5027931969571191190663317484516834319624713374383456550869953032450836174955982033733733381849498811296644443465532757201769885210645837089541767877885952,
    10055863939142382381326634969033668639249426748766913101739906064901672349911964067467466763698997622593288886931065514403539770421291674179083535755771904,
    20111727878284764762653269938067337278498853497533826203479812129803344699823928134934933527397995245186577773862131028807079540842583348358167071511543808,
    40223455756569529525306539876134674556997706995067652406959624259606689399647856269869867054795990490373155547724262057614159081685166696716334143023087616,
    80446911513139059050613079752269349113995413990135304813919248519213378799295712539739734109591980980746311095448524115228318163370333393432668286046175232,
    160893823026278118101226159504538698227990827980270609627838497038426757598591425079479468219183961961492622190897048230456636326740666786865336572092350464,
    321787646052556236202452319009077396455981655960541219255676994076853515197182850158958936438367923922985244381794096460913272653481333573730673144184700928,
    643575292105112472404904638018154792911963311921082438511353988153707030394365700317917872876735847845970488763588192921826545306962667147461346288369401856,
    1287150584210224944809809276036309585823926623842164877022707976307414060788731400635835745753471695691940977527176385843653090613925334294922692576738803712,
    2574301168420449889619618552072619171647853247684329754045415952614828121577462801271671491506943391383881955054352771687306181227850668589845385153477607424,
    1716200233381865277056100699183463309832043462349212162186145721194657398362675800068688513792946873271895111555121159864858952615691021412331414547563806720,
    3432405376849642398325006418151471861062815249661493388969475667326366940926046207149209352491032235400025949440268511069824419057266861652752409087918997504,
    10297212857158319298833149241264718755589293532342434123843637518687732726644342216773073174203004380295920697434121405649402247954544039072864173935229403136,
    20594425714316638597666298482529437511178587064684868247687275037375465453288684433546146348406008760591841394868242811298804495909088078145728347870458806272,
    41188851428633277195332596965058875022357174129369736495374550074750930906577368867092292696812017521183682789736485622597608991818176156291456695740917612544,
    82377702857266554390665193930117750044714348258739472990749100149501861813154737734184585393624035042367365579472971245195217983636352312582913391481835225088,
    164755405714533108781330387860235500089428696517478945981498200299003723626309475468369170787248070084734731158945942490390435967272704625165826782963670450176,
    329510811429066217562660775720471000178857393034957891962996400598007447252618950936738341574496140169469462317891884980780871934545409250331653565927340900352,
    659021622858132435125321551440942000357714786069915783925992801196014894505237901873476683148992280338938924635783769961561743869090818500663307131854681800704,
    1318043245716264870250643102881884000715429572139831567851985602392029789010475803746953366297984560677877849271567539923123487738181637001326614263709363601408,
    2636086491432529740501286205763768001430859144279663135703971204784059578020951607493906732595969121355755698543135079846246975476363274002653228527418727202816,
    5272172982865059481002572411527536002861718288559326271407942409568119156041903214987813465191938242711511397086270159692493950952726548005306457054837454405632,
    10544345965730118962005144823055072005723436577118652542815884819136238312083806429975626930383876485423022794172540319384987901905453096010612914109674908811264,
    21088691931460237924010289646110144011446873154237305085631769638272476624167612859951253860767752970846045588345080638769975803810906192021225828219349817622528,
    42177383862920475848020579292220288022893746308474610171263539276544953248335225719902507721535505941692091176690161277539951607621812384042451656438699635245056,
    84354767725840951696041158584440576045787492616949220342527078553089906496670451439805015443071011883384182353380322555079903215243624768084903312877399270490112,
    168709535451681903392082317168881152091574985233898440685054157106179812993340902879610030886142023766768364706760645110159806430487249536169806625754798540980224,
    337419070903363806784164634337762304183149970467796881370108314212359625986681805759220061772284047533536729413521290220319612860974499072339613251509597081960448,
    674838141806727613568329268675524608366299940935593762740216628424719251973363611518440123544568095067073458827042580440639225721948998144679226503019194163920896,
    1349676283613455227136658537351049216732599881871187525480433256849438503946727223036880247089136190134146917654085160881278451443897996289358453006038388327841792,
    2699349134828080388968459583751698892768591129024724979308161816467147415121862747245734432898452049541016346660014626022127884326801992720394999725062631098155008,
    10797399971711151621178695825957195111770973150816549988885351963100319253259042687810963792873628528891342875288214199828940555868201970739901905187264669950148608,
    21594803375821133307662249142864789764238554936350750049423408623432368099289677074449953647027077388509963239224584095398310130297397941338125716661543485457825792,
    43189606751642266615324498285729579528477109872701500098846817246864736198579354148899907294054154777019926478449168190796620260594795882676251433323086970915651584,
    86379213503284533230648996571459159056954219745403000197693634493729472397158708297799814588108309554039852956898336381593240521189591765352502866646173941831303168,
    172758427006569066461297993142918318113908439490806000395387268987458944794317416595599629176216619108079705913796672763186481042379183530705005733292347883662606336,
    345516854013138132922595986285836636227816878981612000790774537974917889588634833191199258352433238216159411827593345526372962084758367061410011466584695767325212672,
    691033708026276265845191972571673272455633757963224001581549075949835779177269666382398516704866476432318823655186691052745924169516734122820022933169391534650425344,
    1382067416052552531690383945143346544911267515926448003163098151899671558354539332764797033409732952864637647310373382105491848339033468245640045866338783069300850688,
    2764134832105105063380767890286693089822535031852896006326196303799343116709078665529594066819465905729275294620746764210983696678066936491280091732677566138601701376,
    5528269664210210126761535780573386179645070063705792012652392607598686233418157331059188133638931811458550589241493528421967393356133872982560183465355132277203402752,
    11056539328420420253523071561146772359290140127411584025304785215197372466836314662118376267277863622917101178482987056843934786712267745965120366930710264554406805504,
    22113078656840840507046143122293544718580280254823168050609570430394744933672629324236752534555727245834202356965974113687869573424535491930240733861420529108813611008,
    44226157313681681014092286244587089437160560509646336101219140860789489867345258648473505069111454491668404713931948227375739146849070983860481467722841058217627222016,
    88452314627363362028184572489174178874321121019292672202438281721578979734690517296947010138222908983336809427863896454751478293698141967720962935445682116435254444032,
    176904629254726724056369144978348357748642242038585344404876563443157959469381034593894020276445817966673618855727792909502956587396283935441925870891364232870508888064,
    353809258509453448112738289956696715497284484077170688809753126886315918938762069187788040552891635933347237711455585819005913174792567870883851741782728465741017776128,
    707618517018906896225476579913393430994568968154341377619506253772631837877524138375576081105783271866694475422911171638011826349585135741767703483565456931482035552256,
    1415237034037813792450953159826786861989137936308682755239012507545263675755048276751152162211566543733388950845822343276023652699170271483535406967130913862964071104512,
    2830474068075627584901906319653573723978275872617365510478025015090527351510096553502304324423133087466777901691644686552047305398340542967070813934261827725928142209024,
    1886982112195245784175086505030581457854602732451961233396465596626275219428386946136486840409997244459070981138308373231912187171124887912140584088372527701930247454720,
    3773969623087045020185832382707372138887436108540464429092890914159237573061870698058418063668817813587170542181709506688898522192169042417440794986963272442057121071104,
    11321905270130099426000390899691310267876821229863698645745366261873254629715547556984957935773904557648825906608400013249979468009894282856882633754077672634040279105536,
    22643810540260198852000781799382620535753642459727397291490732523746509259431095113969915871547809115297651813216800026499958936019788565713765267508155345268080558211072,
    45287621080520397704001563598765241071507284919454794582981465047493018518862190227939831743095618230595303626433600052999917872039577131427530535016310690536161116422144,
    90575242161040795408003127197530482143014569838909589165962930094986037037724380455879663486191236461190607252867200105999835744079154262855061070032621381072322232844288,
    181150484322081590816006254395060964286029139677819178331925860189972074075448760911759326972382472922381214505734400211999671488158308525710122140065242762144644465688576,
    362300968644163181632012508790121928572058279355638356663851720379944148150897521823518653944764945844762429011468800423999342976316617051420244280130485524289288931377152,
    724601937288326363264025017580243857144116558711276713327703440759888296301795043647037307889529891689524858022937600847998685952633234102840488560260971048578577862754304,
    1449203874576652726528050035160487714288233117422553426655406881519776592603590087294074615779059783379049716045875201695997371905266468205680977120521942097157155725508608,
    2898407749153305453056100070320975428576466234845106853310813763039553185207180174588149231558119566758099432091750403391994743810532936411361954241043884194314311451017216,
    5796815498306610906112200140641950857152932469690213706621627526079106370414360349176298463116239133516198864183500806783989487621065872822723908482087768388628622902034432,
    11593630996613221812224400281283901714305864939380427413243255052158212740828720698352596926232478267032397728367001613567978975242131745645447816964175536777257245804068864,
    23187261993226443624448800562567803428611729878760854826486510104316425481657441396705193852464956534064795456734003227135957950484263491290895633928351073554514491608137728,
    46374523986452887248897601125135606857223459757521709652973020208632850963314882793410387704929913068129590913468006454271915900968526982581791267856702147109028983216275456,
    92749047972905774497795202250271213714446919515043419305946040417265701926629765586820775409859826136259181826936012908543831801937053965163582535713404294218057966432550912,
    185498095945811548995590404500542427428893839030086838611892080834531403853259531173641550819719652272518363653872025817087663603874107930327165071426808588436115932865101824,
    370996191891623097991180809001084854857787678060173677223784161669062807706519062347283101639439304545036727307744051634175327207748215860654330142853617176872231865730203648,
    741992383783246195982361618002169709715575356120347354447568323338125615413038124694566203278878609090073454615488103268350654415496431721308660285707234353744463731460407296,
    1483984767566492391964723236004339419431150712240694708895136646676251230826076249389132406557757218180146909230976206536701308830992863442617320571414468707488927462920814592,
    2967965761170559962388094230454097850593410507560169001349844917146202216027990106629412726988789258701526276993577382309557717891401096960442008581394685982281811276446302208,
    11871866818644664671093729163370972390642532947161896421839808044791109109736122818666502994081882212464872649442684560002075771336189017766560666887012995361823288755180535808,
    23743737411251754163728810568296525769553956811245013260120044465788518465096408029481858074290489602588512840353744150767996442442962665457913966335460242156342621159756398592,
    47487474822503508327457621136593051539107913622490026520240088931577036930192816058963716148580979205177025680707488301535992884885925330915827932670920484312685242319512797184,
    94974949645007016654915242273186103078215827244980053040480177863154073860385632117927432297161958410354051361414976603071985769771850661831655865341840968625370484639025594368,
    189949899290014033309830484546372206156431654489960106080960355726308147720771264235854864594323916820708102722829953206143971539543701323663311730683681937250740969278051188736,
    379899798580028066619660969092744412312863308979920212161920711452616295441542528471709729188647833641416205445659906412287943079087402647326623461367363874501481938556102377472,
    759799597160056133239321938185488824625726617959840424323841422905232590883085056943419458377295667282832410891319812824575886158174805294653246922734727749002963877112204754944,
    1519599194320112266478643876370977649251453235919680848647682845810465181766170113886838916754591334565664821782639625649151772316349610589306493845469455498005927754224409509888,
    3039198388640224532957287752741955298502906471839361697295365691620930363532340227773677833509182669131329643565279251298303544632699221178612987690938910996011855508448819019776,
    6078396777280449065914575505483910597005812943678723394590731383241860727064680455547355667018365338262659287130558502596607089265398442357225975381877821992023711016897638039552,
    12156793554560898131829151010967821194011625887357446789181462766483721454129360911094711334036730676525318574261117005193214178530796884714451950763755643984047422033795276079104,
    24313587109121796263658302021935642388023251774714893578362925532967442908258721822189422668073461353050637148522234010386428357061593769428903901527511287968094844067590552158208,
    48627174218243592527316604043871284776046503549429787156725851065934885816517443644378845336146922706101274297044468020772856714123187538857807803055022575936189688135181104316416,
    97254348436487185054633208087742569552093007098859574313451702131869771633034887288757690672293845412202548594088936041545713428246375077715615606110045151872379376270362208632832,
    194508696872974370109266416175485139104186014197719148626903404263739543266069774577515381344587690824405097188177872083091426856492750155431231212220090303744758752540724417265664,
    389017393745948740218532832350970278208372028395438297253806808527479086532139549155030762689175381648810194376355744166182853712985500310862462424440180607489517505081448834531328,
    778034787491897480437065664701940556416744056790876594507613617054958173064279098310061525378350763297620388752711488332365707425971000621724924848880361214979035010162897669062656,
    1556069574983794960874131329403881112833488113581753189015227234109916346128558196620123050756701526595240777505422976664731414851942001243449849697760722429958070020325795338125312,
    3112139149967589921748262658807762225666976227163506378030454468219832692257116393240246101513403053190481555010845953329462829703884002486899699395521444859916140040651590676250624,
    2074758773763989352886750944531785431385477391092073315455396541311738880445477311408518280165199205478867731080106832843270314865615910173263239683557882968228978916149668054302720,
    7914576621101769911477432914183291069393094088159999293690446171179011449033182141598976920086502617325893027100891489623088580868400668643754109524694832806027460358153699328,
    19786443439735637189464258406235518167617180678860608442446329616050678745395036550071868343279619132144116338486416239439643902056293986571781590092454207731416672720081911808,
    39572886879471274378928516812471036335234361357721216884892659232101357490790073100143736686559238264288232676972832478879287804112587973143563180184908415462833345440163823616,
    79145773758942548757857033624942072670468722715442433769785318464202714981580146200287473373118476528576465353945664957758575608225175946287126360369816830925666690880327647232,
    158291547517885097515714067249884145340937445430884867539570636928405429963160292400574946746236953057152930707891329915517151216450351892574252720739633661851333381760655294464,
    316583095035770195031428134499768290681874890861769735079141273856810859926320584801149893492473906114305861415782659831034302432900703785148505441479267323702666763521310588928,
    633166190071540390062856268999536581363749781723539470158282547713621719852641169602299786984947812228611722831565319662068604865801407570297010882958534647405333527042621177856,
    1266332380143080780125712537999073162727499563447078940316565095427243439705282339204599573969895624457223445663130639324137209731602815140594021765917069294810667054085242355712,
    2532664760286161560251425075998146325454999126894157880633130190854486879410564678409199147939791248914446891326261278648274419463205630281188043531834138589621334108170484711424,
    5065329520572323120502850151996292650909998253788315761266260381708973758821129356818398295879582497828893782652522557296548838926411260562376087063668277179242668216340969422848,
    10130659041144646241005700303992585301819996507576631522532520763417947517642258713636796591759164995657787565305045114593097677852822521124752174127336554358485336432681938845696,
    20261318082289292482011400607985170603639993015153263045065041526835895035284517427273593183518329991315575130610090229186195355705645042249504348254673108716970672865363877691392,
    40522636164578584964022801215970341207279986030306526090130083053671790070569034854547186367036659982631150261220180458372390711411290084499008696509346217433941345730727755382784,
    81045272329157169928045602431940682414559972060613052180260166107343580141138069709094372734073319965262300522440360916744781422822580168998017393018692434867882691461455510765568,
    162090544658314339856091204863881364829119944121226104360520332214687160282276139418188745468146639930524601044880721833489562845645160337996034786037384869735765382922911021531136,
    324181089316628679712182409727762729658239888242452208721040664429374320564552278836377490936293279861049202089761443666979125691290320675992069572074769739471530765845822043062272,
    648362178633257359424364819455525459316479776484904417442081328858748641129104557672754981872586559722098404179522887333958251382580641351984139144149539478943061531691644086124544,
    1296724357266514718848729638911050918632959552969808834884162657717497282258209115345509963745173119444196808359045774667916502765161282703968278288299078957886123063383288172249088,
    2593448714533029437697459277822101837265919105939617669768325315434994564516418230691019927490346238888393616718091549335833005530322565407936556576598157915772246126766576344498176,
    1037381860185065916882510691953042523519391979636798439540993301179336317619928314982332806033588683488589346824882309489270859985233355507986238319082352144483310450131643165310976,
)


# The table `data 10` by key0.
CELLS_data_10: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 11` by key0.
CELLS_data_11: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 0, 0,
)


# The table `data 12` by key0.
CELLS_data_12: Final[tuple[int, ...]] = (
    1329227995784915872903807060280344574, 1329227995784915872903807060280344573,
    1329227995784915872903807060280344571, 1329227995784915872903807060280344567,
    1329227995784915872903807060280344559, 1329227995784915872903807060280344543,
    1329227995784915872903807060280344511, 1329227995784915872903807060280344447,
    1329227995784915872903807060280344319, 1329227995784915872903807060280344063,
    1329227995784915872903807060280343551, 1329227995784915872903807060280342527,
    1329227995784915872903807060280340479, 1329227995784915872903807060280336383,
    1329227995784915872903807060280328191, 1329227995784915872903807060280311807,
    1329227995784915872903807060280279039, 1329227995784915872903807060280213503,
    1329227995784915872903807060280082431, 1329227995784915872903807060279820287,
    1329227995784915872903807060279295999, 1329227995784915872903807060278247423,
    1329227995784915872903807060276150271, 1329227995784915872903807060271955967,
    1329227995784915872903807060263567359, 1329227995784915872903807060246790143,
    1329227995784915872903807060213235711, 1329227995784915872903807060146126847,
    1329227995784915872903807060011909119, 1329227995784915872903807059743473663,
    1329227995784915872903807059206602751, 1329227995784915872903807058132860927,
    1329227995784915872903807055985377279, 1329227995784915872903807051690409983,
    1329227995784915872903807043100475391, 1329227995784915872903807025920606207,
    1329227995784915872903806991560867839, 1329227995784915872903806922841391103,
    1329227995784915872903806785402437631, 1329227995784915872903806510524530687,
    1329227995784915872903805960768716799, 1329227995784915872903804861257089023,
    1329227995784915872903802662233833471, 1329227995784915872903798264187322367,
    1329227995784915872903789468094300159, 1329227995784915872903771875908255743,
    1329227995784915872903736691536166911, 1329227995784915872903666322791989247,
    1329227995784915872903525585303633919, 1329227995784915872903244110326923263,
    1329227995784915872902681160373501951, 1329227995784915872901555260466659327,
    1329227995784915872899303460652974079, 1329227995784915872894799861025603583,
    1329227995784915872885792661770862591, 1329227995784915872867778263261380607,
    1329227995784915872831749466242416639, 1329227995784915872759691872204488703,
    1329227995784915872615576684128632831, 1329227995784915872327346307976921087,
    1329227995784915871750885555673497599, 1329227995784915870597964051066650623,
    1329227995784915868292121041852956671, 1329227995784915863680435023425568767,
    1329227995784915854457062986570792959, 1329227995784915836010318912861241343,
    1329227995784915799116830765442138111, 1329227995784915725329854470603931647,
    1329227995784915577755901880927518719, 1329227995784915282607996701574692863,
    1329227995784914692312186342869041151, 1329227995784913511720565625457737727,
    1329227995784911150537324190635130879, 1329227995784906428170841320989917183,
    1329227995784896983437875581699489791, 1329227995784878093971944103118635007,
    1329227995784840315040081145956925439, 1329227995784764757176355231633506303,
    1329227995784613641448903402986668031, 1329227995784311409993999745692991487,
    1329227995783706947084192431105638399, 1329227995782498021264577801930932223,
    1329227995780080169625348543581519871, 1329227995775244466346890026882695167,
    1329227995765573059789972993485045759, 1329227995746230246676138926689746943,
    1329227995707544620448470793099149311, 1329227995630173367993134525917954047,
    1329227995475430863082461991555563519, 1329227995165945853261116922830782463,
    1329227994546975833618426785381220351, 1329227993309035794333046510482096127,
    1329227990833155715762285960683847679, 1329227985881395558620764861087350783,
    1329227975977875244337722661894356991, 1329227956170834615771638263508369407,
    1329227916556753358639469466736394239, 1329227837328590844375131873192443903,
    1329227678872265815846456686104543231, 1329227361959615758789106311928741887,
    1329226728134315644674405563577139199, 1329225460483715416445004066873933823,
    1329222925182514959986201073467523071, 1329217854580114047068595086654701567,
    1329207713375312221233383113029058559, 1329187430965708569562959165777772543,
    1329146866146501266222111271275200511, 1329065736508086659540415482270056447,
    1328903477231257446177023904259768319, 1328578958677599019450240748239192063,
    1327929921570282165996674436198039551, 1326631847355648459089541812115734527,
    1324035698926381045275276563951124479, 1318843402067846217646746067621904383,
    1308458808350776562389685074963464191, 1287689620916637251875563089646583807,
    1246151246048358630847319119012823039, 1163074496311801388790831177745301503,
    996920996838686904677855295210258431, 664613997892457936451903530140172287,
)


# The table `data 13` by key0, key1.
CELLS_data_13: Final[tuple[int, ...]] = (
    1329227995784915872903807060280344574, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344573, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344571, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344567, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344559, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344543, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344511, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344447, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344319, 1329227995784915872903807060280344575,
    1329227995784915872903807060280344063, 1329227995784915872903807060280344575,
    1329227995784915872903807060280343551, 1329227995784915872903807060280344575,
    1329227995784915872903807060280342527, 1329227995784915872903807060280344575,
    1329227995784915872903807060280340479, 1329227995784915872903807060280344575,
    1329227995784915872903807060280336383, 1329227995784915872903807060280344575,
    1329227995784915872903807060280328191, 1329227995784915872903807060280344575,
    1329227995784915872903807060280311807, 1329227995784915872903807060280344575,
    1329227995784915872903807060280279039, 1329227995784915872903807060280344575,
    1329227995784915872903807060280213503, 1329227995784915872903807060280344575,
    1329227995784915872903807060280082431, 1329227995784915872903807060280344575,
    1329227995784915872903807060279820287, 1329227995784915872903807060280344575,
    1329227995784915872903807060279295999, 1329227995784915872903807060280344575,
    1329227995784915872903807060278247423, 1329227995784915872903807060280344575,
    1329227995784915872903807060276150271, 1329227995784915872903807060280344575,
    1329227995784915872903807060271955967, 1329227995784915872903807060280344575,
    1329227995784915872903807060263567359, 1329227995784915872903807060280344575,
    1329227995784915872903807060246790143, 1329227995784915872903807060280344575,
    1329227995784915872903807060213235711, 1329227995784915872903807060280344575,
    1329227995784915872903807060146126847, 1329227995784915872903807060280344575,
    1329227995784915872903807060011909119, 1329227995784915872903807060280344575,
    1329227995784915872903807059743473663, 1329227995784915872903807060280344575,
    1329227995784915872903807059206602751, 1329227995784915872903807060280344575,
    1329227995784915872903807058132860927, 1329227995784915872903807060280344575,
    1329227995784915872903807055985377279, 1329227995784915872903807060280344575,
    1329227995784915872903807051690409983, 1329227995784915872903807060280344575,
    1329227995784915872903807043100475391, 1329227995784915872903807060280344575,
    1329227995784915872903807025920606207, 1329227995784915872903807060280344575,
    1329227995784915872903806991560867839, 1329227995784915872903807060280344575,
    1329227995784915872903806922841391103, 1329227995784915872903807060280344575,
    1329227995784915872903806785402437631, 1329227995784915872903807060280344575,
    1329227995784915872903806510524530687, 1329227995784915872903807060280344575,
    1329227995784915872903805960768716799, 1329227995784915872903807060280344575,
    1329227995784915872903804861257089023, 1329227995784915872903807060280344575,
    1329227995784915872903802662233833471, 1329227995784915872903807060280344575,
    1329227995784915872903798264187322367, 1329227995784915872903807060280344575,
    1329227995784915872903789468094300159, 1329227995784915872903807060280344575,
    1329227995784915872903771875908255743, 1329227995784915872903807060280344575,
    1329227995784915872903736691536166911, 1329227995784915872903807060280344575,
    1329227995784915872903666322791989247, 1329227995784915872903807060280344575,
    1329227995784915872903525585303633919, 1329227995784915872903807060280344575,
    1329227995784915872903244110326923263, 1329227995784915872903807060280344575,
    1329227995784915872902681160373501951, 1329227995784915872903807060280344575,
    1329227995784915872901555260466659327, 1329227995784915872903807060280344575,
    1329227995784915872899303460652974079, 1329227995784915872903807060280344575,
    1329227995784915872894799861025603583, 1329227995784915872903807060280344575,
    1329227995784915872885792661770862591, 1329227995784915872903807060280344575,
    1329227995784915872867778263261380607, 1329227995784915872903807060280344575,
    1329227995784915872831749466242416639, 1329227995784915872903807060280344575,
    1329227995784915872759691872204488703, 1329227995784915872903807060280344575,
    1329227995784915872615576684128632831, 1329227995784915872903807060280344575,
    1329227995784915872327346307976921087, 1329227995784915872903807060280344575,
    1329227995784915871750885555673497599, 1329227995784915872903807060280344575,
    1329227995784915870597964051066650623, 1329227995784915872903807060280344575,
    1329227995784915868292121041852956671, 1329227995784915872903807060280344575,
    1329227995784915863680435023425568767, 1329227995784915872903807060280344575,
    1329227995784915854457062986570792959, 1329227995784915872903807060280344575,
    1329227995784915836010318912861241343, 1329227995784915872903807060280344575,
    1329227995784915799116830765442138111, 1329227995784915872903807060280344575,
    1329227995784915725329854470603931647, 1329227995784915872903807060280344575,
    1329227995784915577755901880927518719, 1329227995784915872903807060280344575,
    1329227995784915282607996701574692863, 1329227995784915872903807060280344575,
    1329227995784914692312186342869041151, 1329227995784915872903807060280344575,
    1329227995784913511720565625457737727, 1329227995784915872903807060280344575,
    1329227995784911150537324190635130879, 1329227995784915872903807060280344575,
    1329227995784906428170841320989917183, 1329227995784915872903807060280344575,
    1329227995784896983437875581699489791, 1329227995784915872903807060280344575,
    1329227995784878093971944103118635007, 1329227995784915872903807060280344575,
    1329227995784840315040081145956925439, 1329227995784915872903807060280344575,
    1329227995784764757176355231633506303, 1329227995784915872903807060280344575,
    1329227995784613641448903402986668031, 1329227995784915872903807060280344575,
    1329227995784311409993999745692991487, 1329227995784915872903807060280344575,
    1329227995783706947084192431105638399, 1329227995784915872903807060280344575,
    1329227995782498021264577801930932223, 1329227995784915872903807060280344575,
    1329227995780080169625348543581519871, 1329227995784915872903807060280344575,
    1329227995775244466346890026882695167, 1329227995784915872903807060280344575,
    1329227995765573059789972993485045759, 1329227995784915872903807060280344575,
    1329227995746230246676138926689746943, 1329227995784915872903807060280344575,
    1329227995707544620448470793099149311, 1329227995784915872903807060280344575,
    1329227995630173367993134525917954047, 1329227995784915872903807060280344575,
    1329227995475430863082461991555563519, 1329227995784915872903807060280344575,
    1329227995165945853261116922830782463, 1329227995784915872903807060280344575,
    1329227994546975833618426785381220351, 1329227995784915872903807060280344575,
    1329227993309035794333046510482096127, 1329227995784915872903807060280344575,
    1329227990833155715762285960683847679, 1329227995784915872903807060280344575,
    1329227985881395558620764861087350783, 1329227995784915872903807060280344575,
    1329227975977875244337722661894356991, 1329227995784915872903807060280344575,
    1329227956170834615771638263508369407, 1329227995784915872903807060280344575,
    1329227916556753358639469466736394239, 1329227995784915872903807060280344575,
    1329227837328590844375131873192443903, 1329227995784915872903807060280344575,
    1329227678872265815846456686104543231, 1329227995784915872903807060280344575,
    1329227361959615758789106311928741887, 1329227995784915872903807060280344575,
    1329226728134315644674405563577139199, 1329227995784915872903807060280344575,
    1329225460483715416445004066873933823, 1329227995784915872903807060280344575,
    1329222925182514959986201073467523071, 1329227995784915872903807060280344575,
    1329217854580114047068595086654701567, 1329227995784915872903807060280344575,
    1329207713375312221233383113029058559, 1329227995784915872903807060280344575,
    1329187430965708569562959165777772543, 1329227995784915872903807060280344575,
    1329146866146501266222111271275200511, 1329227995784915872903807060280344575,
    1329065736508086659540415482270056447, 1329227995784915872903807060280344575,
    1328903477231257446177023904259768319, 1329227995784915872903807060280344575,
    1328578958677599019450240748239192063, 1329227995784915872903807060280344575,
    1327929921570282165996674436198039551, 1329227995784915872903807060280344575,
    1326631847355648459089541812115734527, 1329227995784915872903807060280344575,
    1324035698926381045275276563951124479, 1329227995784915872903807060280344575,
    1318843402067846217646746067621904383, 1329227995784915872903807060280344575,
    1308458808350776562389685074963464191, 1329227995784915872903807060280344575,
    1287689620916637251875563089646583807, 1329227995784915872903807060280344575,
    1246151246048358630847319119012823039, 1329227995784915872903807060280344575,
    1163074496311801388790831177745301503, 1329227995784915872903807060280344575,
    996920996838686904677855295210258431, 1329227995784915872903807060280344575,
    664613997892457936451903530140172287, 1329227995784915872903807060280344575,
)


# The table `data 14` by key0.
CELLS_data_14: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 0, 0,
)


# The table `data 15` by key0.
CELLS_data_15: Final[tuple[int, ...]] = (
    571849066284996100350, 571849066284996100349, 571849066284996100347, 571849066284996100343,
    571849066284996100335, 571849066284996100319, 571849066284996100287, 571849066284996100223,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    553402322211286548735, 534955578137576997119, 498062089990157893887, 424275113695319687423,
    276701161105643274495, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
    571849066284996100351, 571849066284996100351, 571849066284996100351, 571849066284996100351,
)


# The table `data 2` by key0.
CELLS_data_2: Final[tuple[int, ...]] = (
    3145730, 6291461, 12582922, 25165844, 50331688, 100663376, 201326752, 402653504, 805307008, 1610614016,
    3221228032, 6442456064, 12884912128, 25769824256, 51539648512, 103079297024, 206158594048, 412317188096,
    824634376192, 549756076032, 1099513724929, 3298540126211, 6597080252422, 13194160504844, 26388321009688,
    52776642019376, 105553284038752, 211106568077504, 422213136155008, 844426272310016, 1688852544620032,
    3377705089240064, 6755410178480128, 13510820356960256, 27021640713920512, 54043281427841024, 108086562855682048,
    216173125711364096, 432346251422728192, 864691403333828608, 3458766712846942208, 6917534525205512192,
    13835069050411024384, 27670138100822048768, 55340276201644097536, 110680552403288195072, 221361104806576390144,
    442722209613152780288, 885444419226305560576, 1770888838452611121152, 3541777676905222242304,
    7083555353810444484608, 14167110707620888969216, 28334221415241777938432, 56668442830483555876864,
    113336885660967111753728, 226673771321934223507456, 453347542643868447014912, 906695085287736894029824,
    604463198038240494878720, 1208928125458737900027904, 3626783223454709093236736, 7253566446909418186473472,
    14507132893818836372946944, 29014265787637672745893888, 58028531575275345491787776, 116057063150550690983575552,
    232114126301101381967151104, 464228252602202763934302208, 928456505204405527868604416,
    1856913010408811055737208832, 3713826020817622111474417664, 7427652041635244222948835328,
    14855304083270488445897670656, 29710608166540976891795341312, 59421216333081953783590682624,
    118842432666163907567181365248, 237684865332327815134362730496, 475369730664655630268725460992,
    950738252403491645908276215808, 3802954218539786198262279569408, 7605909646005392011153733844992,
    15211819292010784022307467689984, 30423638584021568044614935379968, 60847277168043136089229870759936,
    121694554336086272178459741519872, 243389108672172544356919483039744, 486778217344345088713838966079488,
    973556434688690177427677932158976, 1947112869377380354855355864317952, 3894225738754760709710711728635904,
    7788451477509521419421423457271808, 15576902955019042838842846914543616, 31153805910038085677685693829087232,
    62307611820076171355371387658174464, 124615223640152342710742775316348928, 249230447280304685421485550632697856,
    498460894560609370842971101265395712, 996921789121218741685942202530791424,
    664614314805712456419061218903326720, 1329230531087325255182224682861461504,
    3987690325611375537317272551881179136, 7975380651222751074634545103762358272,
    15950761302445502149269090207524716544, 31901522604891004298538180415049433088,
    63803045209782008597076360830098866176, 127606090419564017194152721660197732352,
    255212180839128034388305443320395464704, 510424361678256068776610886640790929408,
    1020848723356512137553221773281581858816, 2041697446713024275106443546563163717632,
    4083394893426048550212887093126327435264, 8166789786852097100425774186252654870528,
    16333579573704194200851548372505309741056, 32667159147408388401703096745010619482112,
    65334318294816776803406193490021238964224, 130668636589633553606812386980042477928448,
    261337273179267107213624773960084955856896, 522674546358534214427249547920169911713792,
    1045347763489072643938626192033279543083008, 4181392383184286360670377671940178452676608,
    8362786095596568506256628247687417185697792, 16725572191193137012513256495374834371395584,
    33451144382386274025026512990749668742791168, 66902288764772548050053025981499337485582336,
    133804577529545096100106051962998674971164672, 267609155059090192200212103925997349942329344,
    535218310118180384400424207851994699884658688, 1070436620236360768800848415703989399769317376,
    2140873240472721537601696831407978799538634752, 4281746480945443075203393662815957599077269504,
    8563492961890886150406787325631915198154539008, 17126985923781772300813574651263830396309078016,
    34253971847563544601627149302527660792618156032, 68507943695127089203254298605055321585236312064,
    137015887390254178406508597210110643170472624128, 274031774780508356813017194420221286340945248256,
    548063549561016713626034388840442572681890496512, 1096127099122033427252068777680885145363780993024,
    730751167115259800140721460790191423488754974720, 1461504424925381962527362440553970907761401135104,
    4384511880979570979418140975679520682761609281536, 8769023761959141958836281951359041365523218563072,
    17538047523918283917672563902718082731046437126144, 35076095047836567835345127805436165462092874252288,
    70152190095673135670690255610872330924185748504576, 140304380191346271341380511221744661848371497009152,
    280608760382692542682761022443489323696742994018304, 561217520765385085365522044886978647393485988036608,
    1122435041530770170731044089773957294786971976073216, 2244870083061540341462088179547914589573943952146432,
    4489740166123080682924176359095829179147887904292864, 8979480332246161365848352718191658358295775808585728,
    17958960664492322731696705436383316716591551617171456, 35917921328984645463393410872766633433183103234342912,
    71835842657969290926786821745533266866366206468685824, 143671685315938581853573643491066533732732412937371648,
    287343370631877163707147286982133067465464825874743296, 574686741263754327414294573964266134930929651749486592,
    1149372021025871323925670944243699553578839647566430208,
    4597489545605122626605601980659630930598378246198263808,
    9194980552711882584114122165004094577479776148329070592,
    18389961105423765168228244330008189154959552296658141184,
    36779922210847530336456488660016378309919104593316282368,
    73559844421695060672912977320032756619838209186632564736,
    147119688843390121345825954640065513239676418373265129472,
    294239377686780242691651909280131026479352836746530258944,
    588478755373560485383303818560262052958705673493060517888,
    1176957510747120970766607637120524105917411346986121035776,
    2353915021494241941533215274241048211834822693972242071552,
    4707830042988483883066430548482096423669645387944484143104,
    9415660085976967766132861096964192847339290775888968286208,
    18831320171953935532265722193928385694678581551777936572416,
    37662640343907871064531444387856771389357163103555873144832,
    75325280687815742129062888775713542778714326207111746289664,
    150650561375631484258125777551427085557428652414223492579328,
    301301122751262968516251555102854171114857304828446985158656,
    602602245502525937032503110205708342229714609656893970317312,
    1205204491005051874065006220411416684459429219313787940634624,
    803469405254111105061861087216439931254755543086004929822720,
    1606941109251533508957009711953420587973286514280693135048704,
    4820821795259059660982170777513234613610675924102957221543936,
    9641643590518119321964341555026469227221351848205914443087872,
    19283287181036238643928683110052938454442703696411828886175744,
    38566574362072477287857366220105876908885407392823657772351488,
    77133148724144954575714732440211753817770814785647315544702976,
    154266297448289909151429464880423507635541629571294631089405952,
    308532594896579818302858929760847015271083259142589262178811904,
    617065189793159636605717859521694030542166518285178524357623808,
    1234130379586319273211435719043388061084333036570357048715247616,
    2468260759172638546422871438086776122168666073140714097430495232,
    4936521518345277092845742876173552244337332146281428194860990464,
    9873043036690554185691485752347104488674664292562856389721980928,
    19746086073381108371382971504694208977349328585125712779443961856,
    39492172146762216742765943009388417954698657170251425558887923712,
    78984344293524433485531886018776835909397314340502851117775847424,
    157968688587048866971063772037553671818794628681005702235551694848,
    315937377174097733942127544075107343637589257362011404471103389696,
    631874754348195467884255088150214687275178514724022808942206779392,
    1263747901758346676778234634338337033387754507245051835091578257408,
    5054993213971430966103214079315440474713620551183201123159148331008,
    10109988034880906191196703700592973290589843624569396029111131963392,
    20219976069761812382393407401185946581179687249138792058222263926784,
    40439952139523624764786814802371893162359374498277584116444527853568,
    80879904279047249529573629604743786324718748996555168232889055707136,
    161759808558094499059147259209487572649437497993110336465778111414272,
    323519617116188998118294518418975145298874995986220672931556222828544,
    647039234232377996236589036837950290597749991972441345863112445657088,
    1294078468464755992473178073675900581195499983944882691726224891314176,
    2588156936929511984946356147351801162390999967889765383452449782628352,
    5176313873859023969892712294703602324781999935779530766904899565256704,
    10352627747718047939785424589407204649563999871559061533809799130513408,
    20705255495436095879570849178814409299127999743118123067619598261026816,
    41410510990872191759141698357628818598255999486236246135239196522053632,
    82821021981744383518283396715257637196511998972472492270478393044107264,
    165642043963488767036566793430515274393023997944944984540956786088214528,
    331284087926977534073133586861030548786047995889889969081913572176429056,
    662568175853955068146267173722061097572095991779779938163827144352858112,
    1325136351707910136292534347444122195144191983559559876327654288705716224,
    883423953639162308042525037181340973641641805319452182754139514307870720,
    1766850434773324661457530824395346355373659264121193978686949132079202304,
    5300549619323307287457605306497596127394060690042055527275067327261966336,
    10601099238646614574915210612995192254788121380084111054550134654523932672,
    21202198477293229149830421225990384509576242760168222109100269309047865344,
    42404396954586458299660842451980769019152485520336444218200538618095730688,
    84808793909172916599321684903961538038304971040672888436401077236191461376,
    169617587818345833198643369807923076076609942081345776872802154472382922752,
    339235175636691666397286739615846152153219884162691553745604308944765845504,
    678470351273383332794573479231692304306439768325383107491208617889531691008,
    1356940702546766665589146958463384608612879536650766214982417235779063382016,
    2713881405093533331178293916926769217225759073301532429964834471558126764032,
    5427762810187066662356587833853538434451518146603064859929668943116253528064,
    10855525620374133324713175667707076868903036293206129719859337886232507056128,
    21711051240748266649426351335414153737806072586412259439718675772465014112256,
    43422102481496533298852702670828307475612145172824518879437351544930028224512,
    86844204962993066597705405341656614951224290345649037758874703089860056449024,
    173688409925986133195410810683313229902448580691298075517749406179720112898048,
    347376819851972266390821621366626459804897161382596151035498812359440225796096,
    694753639703944532781643242733252919609794322765192302070997624718880451592192,
    1389505512560824287178956902169005096301072818046487728523037127831559610564608,
    5558023817090361927100157191973521128122807099669847789711106632932439734878208,
    11116049401027788632584643967244542999164130026823592455041171387471080762376192,
    22232098802055577265169287934489085998328260053647184910082342774942161524752384,
    44464197604111154530338575868978171996656520107294369820164685549884323049504768,
    88928395208222309060677151737956343993313040214588739640329371099768646099009536,
    177856790416444618121354303475912687986626080429177479280658742199537292198019072,
    355713580832889236242708606951825375973252160858354958561317484399074584396038144,
    711427161665778472485417213903650751946504321716709917122634968798149168792076288,
    1422854323331556944970834427807301503893008643433419834245269937596298337584152576,
    2845708646663113889941668855614603007786017286866839668490539875192596675168305152,
    5691417293326227779883337711229206015572034573733679336981079750385193350336610304,
    11382834586652455559766675422458412031144069147467358673962159500770386700673220608,
    22765669173304911119533350844916824062288138294934717347924319001540773401346441216,
    45531338346609822239066701689833648124576276589869434695848638003081546802692882432,
    91062676693219644478133403379667296249152553179738869391697276006163093605385764864,
    182125353386439288956266806759334592498305106359477738783394552012326187210771529728,
    364250706772878577912533613518669184996610212718955477566789104024652374421543059456,
    728501413545757155825067227037338369993220425437910955133578208049304748843086118912,
    1457002827091514311650134454074676739986440850875821910267156416098609497686172237824,
    971334909282104908256901839860491136823206291863922165136600172178848977355769118720,
    1942672597574351512102493845424622482156201062207476305646737291339714144626649595904,
    5828015940049626739248354759138107307462077534302674266691187242697798307269874548736,
    11656031880099253478496709518276214614924155068605348533382374485395596614539749097472,
    23312063760198506956993419036552429229848310137210697066764748970791193229079498194944,
    46624127520397013913986838073104858459696620274421394133529497941582386458158996389888,
    93248255040794027827973676146209716919393240548842788267058995883164772916317992779776,
    186496510081588055655947352292419433838786481097685576534117991766329545832635985559552,
    372993020163176111311894704584838867677572962195371153068235983532659091665271971119104,
    745986040326352222623789409169677735355145924390742306136471967065318183330543942238208,
    1491972080652704445247578818339355470710291848781484612272943934130636366661087884476416,
    2983944161305408890495157636678710941420583697562969224545887868261272733322175768952832,
    5967888322610817780990315273357421882841167395125938449091775736522545466644351537905664,
    11935776645221635561980630546714843765682334790251876898183551473045090933288703075811328,
    23871553290443271123961261093429687531364669580503753796367102946090181866577406151622656,
    47743106580886542247922522186859375062729339161007507592734205892180363733154812303245312,
    95486213161773084495845044373718750125458678322015015185468411784360727466309624606490624,
    190972426323546168991690088747437500250917356644030030370936823568721454932619249212981248,
    381944852647092337983380177494875000501834713288060060741873647137442909865238498425962496,
    763889705294184675966760354989750001003669426576120121483747294274885819730476996851924992,
    1527777467919477126204449790517593178488432210745401190827973336737361900556668788495351808,
    6111111814346800730546870081532279537472635485388443815451414598761857341130960359189905408,
    12222225571362493686822811082526465898464177613183726683042350449336124421166205923588308992,
    24444451142724987373645622165052931796928355226367453366084700898672248842332411847176617984,
    48888902285449974747291244330105863593856710452734906732169401797344497684664823694353235968,
    97777804570899949494582488660211727187713420905469813464338803594688995369329647388706471936,
    195555609141799898989164977320423454375426841810939626928677607189377990738659294777412943872,
    391111218283599797978329954640846908750853683621879253857355214378755981477318589554825887744,
    782222436567199595956659909281693817501707367243758507714710428757511962954637179109651775488,
    1564444873134399191913319818563387635003414734487517015429420857515023925909274358219303550976,
    3128889746268798383826639637126775270006829468975034030858841715030047851818548716438607101952,
    6257779492537596767653279274253550540013658937950068061717683430060095703637097432877214203904,
    12515558985075193535306558548507101080027317875900136123435366860120191407274194865754428407808,
    25031117970150387070613117097014202160054635751800272246870733720240382814548389731508856815616,
    50062235940300774141226234194028404320109271503600544493741467440480765629096779463017713631232,
    100124471880601548282452468388056808640218543007201088987482934880961531258193558926035427262464,
    200248943761203096564904936776113617280437086014402177974965869761923062516387117852070854524928,
    400497887522406193129809873552227234560874172028804355949931739523846125032774235704141709049856,
    800995775044812386259619747104454469121748344057608711899863479047692250065548471408283418099712,
    1601991550089624772519239494208908938243496688115217423799726958095384500131096942816566836199424,
    1067994027220420459265145284731657890599304283498746004877109532706848107690514667988260193566720,
    2135991109994805420259419972131848395265850144200082508658595019624370246952978980981579662229504,
    6407971292948439926292173647949856776419389381131853860039534422732661386477637179608032803291136,
    12815942585896879852584347295899713552838778762263707720079068845465322772955274359216065606582272,
    25631885171793759705168694591799427105677557524527415440158137690930645545910548718432131213164544,
    51263770343587519410337389183598854211355115049054830880316275381861291091821097436864262426329088,
    102527540687175038820674778367197708422710230098109661760632550763722582183642194873728524852658176,
    205055081374350077641349556734395416845420460196219323521265101527445164367284389747457049705316352,
    410110162748700155282699113468790833690840920392438647042530203054890328734568779494914099410632704,
    820220325497400310565398226937581667381681840784877294085060406109780657469137558989828198821265408,
    1640440650994800621130796453875163334763363681569754588170120812219561314938275117979656397642530816,
    3280881301989601242261592907750326669526727363139509176340241624439122629876550235959312795285061632,
    6561762603979202484523185815500653339053454726279018352680483248878245259753100471918625590570123264,
    13123525207958404969046371631001306678106909452558036705360966497756490519506200943837251181140246528,
    26247050415916809938092743262002613356213818905116073410721932995512981039012401887674502362280493056,
    52494100831833619876185486524005226712427637810232146821443865991025962078024803775349004724560986112,
    104988201663667239752370973048010453424855275620464293642887731982051924156049607550698009449121972224,
    209976403327334479504741946096020906849710551240928587285775463964103848312099215101396018898243944448,
    419952806654668959009483892192041813699421102481857174571550927928207696624198430202792037796487888896,
    839905613309337918018967784384083627398842204963714349143101855856415393248396860405584075592975777792,
    1679809090631639915127853173746461085245569807222906341633433764671222964277067940170618128223864619008,
    6719238498513595581421495090007550510534393831596147723186505005726499679327997541323022535857545412608,
    13438479133014227083753072575036807190620902265896817803025779958494607180875720863286595094677177761792,
    26876958266028454167506145150073614381241804531793635606051559916989214361751441726573190189354355523584,
    53753916532056908335012290300147228762483609063587271212103119833978428723502883453146380378708711047168,
    107507833064113816670024580600294457524967218127174542424206239667956857447005766906292760757417422094336,
    215015666128227633340049161200588915049934436254349084848412479335913714894011533812585521514834844188672,
    430031332256455266680098322401177830099868872508698169696824958671827429788023067625171043029669688377344,
    860062664512910533360196644802355660199737745017396339393649917343654859576046135250342086059339376754688,
    1720125329025821066720393289604711320399475490034792678787299834687309719152092270500684172118678753509376,
    3440250658051642133440786579209422640798950980069585357574599669374619438304184541001368344237357507018752,
    6880501316103284266881573158418845281597901960139170715149199338749238876608369082002736688474715014037504,
    13761002632206568533763146316837690563195803920278341430298398677498477753216738164005473376949430028075008,
    27522005264413137067526292633675381126391607840556682860596797354996955506433476328010946753898860056150016,
    55044010528826274135052585267350762252783215681113365721193594709993911012866952656021893507797720112300032,
    110088021057652548270105170534701524505566431362226731442387189419987822025733905312043787015595440224600064,
    220176042115305096540210341069403049011132862724453462884774378839975644051467810624087574031190880449200128,
    440352084230610193080420682138806098022265725448906925769548757679951288102935621248175148062381760898400256,
    880704168461220386160841364277612196044531450897813851539097515359902576205871242496350296124763521796800512,
    1761408336922440772321682728555224392089062901795627703078195030719805152411742484992700592249527043593601024,
    1174271851324170151913753392796436166651995580922835596277207537148353274309183126634976164686769150461214720,
    2348547062265453570533822621756293185970408344313917044528717424280357994306173023511370400689778208333103104,
    7045638947051618533797257307826598989466946911296253898936617372851973019126647890373165821191841353392193536,
    14091277894103237067594514615653197978933893822592507797873234745703946038253295780746331642383682706784387072,
    28182555788206474135189029231306395957867787645185015595746469491407892076506591561492663284767365413568774144,
    56365111576412948270378058462612791915735575290370031191492938982815784153013183122985326569534730827137548288,
    112730223152825896540756116925225583831471150580740062382985877965631568306026366245970653139069461654275096576,
    225460446305651793081512233850451167662942301161480124765971755931263136612052732491941306278138923308550193152,
    450920892611303586163024467700902335325884602322960249531943511862526273224105464983882612556277846617100386304,
    901841785222607172326048935401804670651769204645920499063887023725052546448210929967765225112555693234200772608,
    1803683570445214344652097870803609341303538409291840998127774047450105092896421859935530450225111386468401545216,
    3607367140890428689304195741607218682607076818583681996255548094900210185792843719871060900450222772936803090432,
    7214734281780857378608391483214437365214153637167363992511096189800420371585687439742121800900445545873606180864,
    14429468563561714757216782966428874730428307274334727985022192379600840743171374879484243601800891091747212361728,
    28858937127123429514433565932857749460856614548669455970044384759201681486342749758968487203601782183494424723456,
    57717874254246859028867131865715498921713229097338911940088769518403362972685499517936974407203564366988849446912,
    115435748508493718057734263731430997843426458194677823880177539036806725945370999035873948814407128733977698893824,
    230871497016987436115468527462861995686852916389355647760355078073613451890741998071747897628814257467955397787648,
    461742994033974872230937054925723991373705832778711295520710156147226903781483996143495795257628514935910795575296,
    923485988067949744461874109851447982747411665557422591041420312294453807562967992286991590515257029871821591150592,
    1846969627593316715090520330222299176157795955432296273762969917297936082916910869965539717331515674974940150366208,
    7387880858915849634195309210369793493968211197411734003371750376482715863876668594470602333025061084668463633399808,
    14775764066374282042223846310220183777273449770506016915063371460256403259962362303549648129749120554105630298734592,
    29551528132748564084447692620440367554546899541012033830126742920512806519924724607099296259498241108211260597469184,
    59103056265497128168895385240880735109093799082024067660253485841025613039849449214198592518996482216422521194938368,
    118206112530994256337790770481761470218187598164048135320506971682051226079698898428397185037992964432845042389876736,
    236412225061988512675581540963522940436375196328096270641013943364102452159397796856794370075985928865690084779753472,
    472824450123977025351163081927045880872750392656192541282027886728204904318795593713588740151971857731380169559506944,
    945648900247954050702326163854091761745500785312385082564055773456409808637591187427177480303943715462760339119013888,
    1891297800495908101404652327708183523491001570624770165128111546912819617275182374854354960607887430925520678238027776,
    3782595600991816202809304655416367046982003141249540330256223093825639234550364749708709921215774861851041356476055552,
    7565191201983632405618609310832734093964006282499080660512446187651278469100729499417419842431549723702082712952111104,
    15130382403967264811237218621665468187928012564998161321024892375302556938201458998834839684863099447404165425904222208,
    30260764807934529622474437243330936375856025129996322642049784750605113876402917997669679369726198894808330851808444416,
    60521529615869059244948874486661872751712050259992645284099569501210227752805835995339358739452397789616661703616888832,
    121043059231738118489897748973323745503424100519985290568199139002420455505611671990678717478904795579233323407233777664,
    242086118463476236979795497946647491006848201039970581136398278004840911011223343981357434957809591158466646814467555328,
    484172236926952473959590995893294982013696402079941162272796556009681822022446687962714869915619182316933293628935110656,
    968344473853904947919181991786589964027392804159882324545593112019363644044893375925429739831238364633866587257870221312,
    1936688947707809895838363983573179928054785608319764649091186224038727288089786751850859479662476729267733174515740442624,
    1291125554700975384783084194475452242207213269299225698712388024897761897833589381471295784209710997793950857941452062720,
    2582254803340031681548594540110913872878220764824008003560401169948030443703594840806086388506883391048743041504278216704,
    7746761947394707769990832852892735359658799476988319606590786763075753565753173803842595952129009242839001574098585255936,
    15493523894789415539981665705785470719317598953976639213181573526151507131506347607685191904258018485678003148197170511872,
    30987047789578831079963331411570941438635197907953278426363147052303014263012695215370383808516036971356006296394341023744,
    61974095579157662159926662823141882877270395815906556852726294104606028526025390430740767617032073942712012592788682047488,
    123948191158315324319853325646283765754540791631813113705452588209212057052050780861481535234064147885424025185577364094976,
    247896382316630648639706651292567531509081583263626227410905176418424114104101561722963070468128295770848050371154728189952,
    495792764633261297279413302585135063018163166527252454821810352836848228208203123445926140936256591541696100742309456379904,
    991585529266522594558826605170270126036326333054504909643620705673696456416406246891852281872513183083392201484618912759808,
    1983171058533045189117653210340540252072652666109009819287241411347392912832812493783704563745026366166784402969237825519616,
    3966342117066090378235306420681080504145305332218019638574482822694785825665624987567409127490052732333568805938475651039232,
    7932684234132180756470612841362161008290610664436039277148965645389571651331249975134818254980105464667137611876951302078464,
    15865368468264361512941225682724322016581221328872078554297931290779143302662499950269636509960210929334275223753902604156928,
    31730736936528723025882451365448644033162442657744157108595862581558286605324999900539273019920421858668550447507805208313856,
    63461473873057446051764902730897288066324885315488314217191725163116573210649999801078546039840843717337100895015610416627712,
    126922947746114892103529805461794576132649770630976628434383450326233146421299999602157092079681687434674201790031220833255424,
    253845895492229784207059610923589152265299541261953256868766900652466292842599999204314184159363374869348403580062441666510848,
    507691790984459568414119221847178304530599082523906513737533801304932585685199998408628368318726749738696807160124883333021696,
    1015383581968919136828238443694356609061198165047813027475067602609865171370399996817256736637453499477393614320249766666043392,
    2030764581687960186747887231469541215110522000389833225726622374560373802093177976793318843629553718816955792737327560584593408,
    8123060909001718833900138581797336863453962331265125732130002328900851749020333924014470004163568155405654606852482215085867008,
    16246124400253315754708866819513845729919798992236044293483517488461060038688289864870134637972489590949140649608136402919227392,
    32492248800506631509417733639027691459839597984472088586967034976922120077376579729740269275944979181898281299216272805838454784,
    64984497601013263018835467278055382919679195968944177173934069953844240154753159459480538551889958363796562598432545611676909568,
    129968995202026526037670934556110765839358391937888354347868139907688480309506318918961077103779916727593125196865091223353819136,
    259937990404053052075341869112221531678716783875776708695736279815376960619012637837922154207559833455186250393730182446707638272,
    519875980808106104150683738224443063357433567751553417391472559630753921238025275675844308415119666910372500787460364893415276544,
    1039751961616212208301367476448886126714867135503106834782945119261507842476050551351688616830239333820745001574920729786830553088,
    2079503923232424416602734952897772253429734271006213669565890238523015684952101102703377233660478667641490003149841459573661106176,
    4159007846464848833205469905795544506859468542012427339131780477046031369904202205406754467320957335282980006299682919147322212352,
    8318015692929697666410939811591089013718937084024854678263560954092062739808404410813508934641914670565960012599365838294644424704,
    16636031385859395332821879623182178027437874168049709356527121908184125479616808821627017869283829341131920025198731676589288849408,
    33272062771718790665643759246364356054875748336099418713054243816368250959233617643254035738567658682263840050397463353178577698816,
    66544125543437581331287518492728712109751496672198837426108487632736501918467235286508071477135317364527680100794926706357155397632,
    133088251086875162662575036985457424219502993344397674852216975265473003836934470573016142954270634729055360201589853412714310795264,
    266176502173750325325150073970914848439005986688795349704433950530946007673868941146032285908541269458110720403179706825428621590528,
    532353004347500650650300147941829696878011973377590699408867901061892015347737882292064571817082538916221440806359413650857243181056,
    1064706008695001301300600295883659393756023946755181398817735802123784030695475764584129143634165077832442881612718827301714486362112,
    2129412017390002602601200591767318787512047893510362797635471604247568061390951529168258287268330155664885763225437654603428972724224,
    1419607560312460374257756843337362241303002072815978294807668704511467800266280868790293441516385776930956052861357693986340046110720,
    2839219182152792995802905647242377035951272851350328722159148693905133766481743093477495632995280495472622209323122069716193513570304,
    8517654838773130822550455634682029405623639416905404744781571891793935855479108376501214399010835525344059892235761754652904926478336,
    17035309677546261645100911269364058811247278833810809489563143783587871710958216753002428798021671050688119784471523509305809852956672,
    34070619355092523290201822538728117622494557667621618979126287567175743421916433506004857596043342101376239568943047018611619705913344,
    68141238710185046580403645077456235244989115335243237958252575134351486843832867012009715192086684202752479137886094037223239411826688,
    136282477420370093160807290154912470489978230670486475916505150268702973687665734024019430384173368405504958275772188074446478823653376,
    272564954840740186321614580309824940979956461340972951833010300537405947375331468048038860768346736811009916551544376148892957647306752,
    545129909681480372643229160619649881959912922681945903666020601074811894750662936096077721536693473622019833103088752297785915294613504,
    1090259819362960745286458321239299763919825845363891807332041202149623789501325872192155443073386947244039666206177504595571830589227008,
    2180519638725921490572916642478599527839651690727783614664082404299247579002651744384310886146773894488079332412355009191143661178454016,
    4361039277451842981145833284957199055679303381455567229328164808598495158005303488768621772293547788976158664824710018382287322356908032,
    8722078554903685962291666569914398111358606762911134458656329617196990316010606977537243544587095577952317329649420036764574644713816064,
    17444157109807371924583333139828796222717213525822268917312659234393980632021213955074487089174191155904634659298840073529149289427632128,
    34888314219614743849166666279657592445434427051644537834625318468787961264042427910148974178348382311809269318597680147058298578855264256,
    69776628439229487698333332559315184890868854103289075669250636937575922528084855820297948356696764623618538637195360294116597157710528512,
    139553256878458975396666665118630369781737708206578151338501273875151845056169711640595896713393529247237077274390720588233194315421057024,
    279106513756917950793333330237260739563475416413156302677002547750303690112339423281191793426787058494474154548781441176466388630842114048,
    558213027513835901586666660474521479126950832826312605354005095500607380224678846562383586853574116988948309097562882352932777261684228096,
    1116426055027671803173333320949042958253901665652625210708010191001214760449357693124767173707148233977896618195125764705865554523368456192,
    2232849270841576826632250433601961353990091012393685236579847407431338971526496193288896354480504617316865264661651504934473556177199300608,
    8931399922580074086243417942703969978478076368486306131155562604296446435478203966116223410855810319906389030375206044215151777578334814208,
    17862802684373914952201252093704064519473865055884177447147298183163983420328627125193084814645412490451706032479012112907561108026207240192,
    35725605368747829904402504187408129038947730111768354894294596366327966840657254250386169629290824980903412064958024225815122216052414480384,
    71451210737495659808805008374816258077895460223536709788589192732655933681314508500772339258581649961806824129916048451630244432104828960768,
    142902421474991319617610016749632516155790920447073419577178385465311867362629017001544678517163299923613648259832096903260488864209657921536,
    285804842949982639235220033499265032311581840894146839154356770930623734725258034003089357034326599847227296519664193806520977728419315843072,
    571609685899965278470440066998530064623163681788293678308713541861247469450516068006178714068653199694454593039328387613041955456838631686144,
    1143219371799930556940880133997060129246327363576587356617427083722494938901032136012357428137306399388909186078656775226083910913677263372288,
    2286438743599861113881760267994120258492654727153174713234854167444989877802064272024714856274612798777818372157313550452167821827354526744576,
    4572877487199722227763520535988240516985309454306349426469708334889979755604128544049429712549225597555636744314627100904335643654709053489152,
    9145754974399444455527041071976481033970618908612698852939416669779959511208257088098859425098451195111273488629254201808671287309418106978304,
    18291509948798888911054082143952962067941237817225397705878833339559919022416514176197718850196902390222546977258508403617342574618836213956608,
    36583019897597777822108164287905924135882475634450795411757666679119838044833028352395437700393804780445093954517016807234685149237672427913216,
    73166039795195555644216328575811848271764951268901590823515333358239676089666056704790875400787609560890187909034033614469370298475344855826432,
    146332079590391111288432657151623696543529902537803181647030666716479352179332113409581750801575219121780375818068067228938740596950689711652864,
    292664159180782222576865314303247393087059805075606363294061333432958704358664226819163501603150438243560751636136134457877481193901379423305728,
    585328318361564445153730628606494786174119610151212726588122666865917408717328453638327003206300876487121503272272268915754962387802758846611456,
    1170656636723128890307461257212989572348239220302425453176245333731834817434656907276654006412601752974243006544544537831509924775605517693222912,
    2341313273446257780614922514425979144696478440604850906352490667463669634869313814553308012825203505948486013089089075663019849551211035386445824,
    1560875019442269401275644394612266578253223508317398375025864626145137115929788524289223017870378383369729919245511300564302430407852645123358720,
    3121754504581660874760024324270008820406306085407316812933891621766057997707363217295286951858572352102806643815955350028002084452297696455163904,
    9365260536613567909474249282779709351952345543706937063546899952314318149223565539407966911497173332732855394564577550817741437599164818559860736,
    18730521073227135818948498565559418703904691087413874127093799904628636298447131078815933822994346665465710789129155101635482875198329637119721472,
    37461042146454271637896997131118837407809382174827748254187599809257272596894262157631867645988693330931421578258310203270965750396659274239442944,
    74922084292908543275793994262237674815618764349655496508375199618514545193788524315263735291977386661862843156516620406541931500793318548478885888,
    149844168585817086551587988524475349631237528699310993016750399237029090387577048630527470583954773323725686313033240813083863001586637096957771776,
    299688337171634173103175977048950699262475057398621986033500798474058180775154097261054941167909546647451372626066481626167726003173274193915543552,
    599376674343268346206351954097901398524950114797243972067001596948116361550308194522109882335819093294902745252132963252335452006346548387831087104,
    1198753348686536692412703908195802797049900229594487944134003193896232723100616389044219764671638186589805490504265926504670904012693096775662174208,
    2397506697373073384825407816391605594099800459188975888268006387792465446201232778088439529343276373179610981008531853009341808025386193551324348416,
    4795013394746146769650815632783211188199600918377951776536012775584930892402465556176879058686552746359221962017063706018683616050772387102648696832,
    9590026789492293539301631265566422376399201836755903553072025551169861784804931112353758117373105492718443924034127412037367232101544774205297393664,
    19180053578984587078603262531132844752798403673511807106144051102339723569609862224707516234746210985436887848068254824074734464203089548410594787328,
    38360107157969174157206525062265689505596807347023614212288102204679447139219724449415032469492421970873775696136509648149468928406179096821189574656,
    76720214315938348314413050124531379011193614694047228424576204409358894278439448898830064938984843941747551392273019296298937856812358193642379149312,
    153440428631876696628826100249062758022387229388094456849152408818717788556878897797660129877969687883495102784546038592597875713624716387284758298624,
    306880857263753393257652200498125516044774458776188913698304817637435577113757795595320259755939375766990205569092077185195751427249432774569516597248,
    613761714527506786515304400996251032089548917552377827396609635274871154227515591190640519511878751533980411138184154370391502854498865549139033194496,
    1227523429055013573030608801992502064179097835104755654793219270549742308455031182381281039023757503067960822276368308740783005708997731098278066388992,
    2455043736361476830068986222387774335191889921611368644615287681942524991538323544996941957741411942643950484725805496074943115970019782908270826487808,
    9820178067194457636268176271148327133933865435043617243432301586927059591525032999753387951271750834067773098730153105706395359328054810921368612241408,
    19640359256137465588528583923893884061034036618685377151835754033011078808421804819272396022849604731627517357287237332819413614104085301131022530772992,
    39280718512274931177057167847787768122068073237370754303671508066022157616843609638544792045699209463255034714574474665638827228208170602262045061545984,
    78561437024549862354114335695575536244136146474741508607343016132044315233687219277089584091398418926510069429148949331277654456416341204524090123091968,
    157122874049099724708228671391151072488272292949483017214686032264088630467374438554179168182796837853020138858297898662555308912832682409048180246183936,
    314245748098199449416457342782302144976544585898966034429372064528177260934748877108358336365593675706040277716595797325110617825665364818096360492367872,
    628491496196398898832914685564604289953089171797932068858744129056354521869497754216716672731187351412080555433191594650221235651330729636192720984735744,
    1256982992392797797665829371129208579906178343595864137717488258112709043738995508433433345462374702824161110866383189300442471302661459272385441969471488,
    2513965984785595595331658742258417159812356687191728275434976516225418087477991016866866690924749405648322221732766378600884942605322918544770883938942976,
    5027931969571191190663317484516834319624713374383456550869953032450836174955982033733733381849498811296644443465532757201769885210645837089541767877885952,
    10055863939142382381326634969033668639249426748766913101739906064901672349911964067467466763698997622593288886931065514403539770421291674179083535755771904,
    20111727878284764762653269938067337278498853497533826203479812129803344699823928134934933527397995245186577773862131028807079540842583348358167071511543808,
    40223455756569529525306539876134674556997706995067652406959624259606689399647856269869867054795990490373155547724262057614159081685166696716334143023087616,
    80446911513139059050613079752269349113995413990135304813919248519213378799295712539739734109591980980746311095448524115228318163370333393432668286046175232,
    160893823026278118101226159504538698227990827980270609627838497038426757598591425079479468219183961961492622190897048230456636326740666786865336572092350464,
    321787646052556236202452319009077396455981655960541219255676994076853515197182850158958936438367923922985244381794096460913272653481333573730673144184700928,
    643575292105112472404904638018154792911963311921082438511353988153707030394365700317917872876735847845970488763588192921826545306962667147461346288369401856,
    1287150584210224944809809276036309585823926623842164877022707976307414060788731400635835745753471695691940977527176385843653090613925334294922692576738803712,
    2574301168420449889619618552072619171647853247684329754045415952614828121577462801271671491506943391383881955054352771687306181227850668589845385153477607424,
    1716200233381865277056100699183463309832043462349212162186145721194657398362675800068688513792946873271895111555121159864858952615691021412331414547563806720,
    3432405376849642398325006418151471861062815249661493388969475667326366940926046207149209352491032235400025949440268511069824419057266861652752409087918997504,
    10297212857158319298833149241264718755589293532342434123843637518687732726644342216773073174203004380295920697434121405649402247954544039072864173935229403136,
    20594425714316638597666298482529437511178587064684868247687275037375465453288684433546146348406008760591841394868242811298804495909088078145728347870458806272,
    41188851428633277195332596965058875022357174129369736495374550074750930906577368867092292696812017521183682789736485622597608991818176156291456695740917612544,
    82377702857266554390665193930117750044714348258739472990749100149501861813154737734184585393624035042367365579472971245195217983636352312582913391481835225088,
    164755405714533108781330387860235500089428696517478945981498200299003723626309475468369170787248070084734731158945942490390435967272704625165826782963670450176,
    329510811429066217562660775720471000178857393034957891962996400598007447252618950936738341574496140169469462317891884980780871934545409250331653565927340900352,
    659021622858132435125321551440942000357714786069915783925992801196014894505237901873476683148992280338938924635783769961561743869090818500663307131854681800704,
    1318043245716264870250643102881884000715429572139831567851985602392029789010475803746953366297984560677877849271567539923123487738181637001326614263709363601408,
    2636086491432529740501286205763768001430859144279663135703971204784059578020951607493906732595969121355755698543135079846246975476363274002653228527418727202816,
    5272172982865059481002572411527536002861718288559326271407942409568119156041903214987813465191938242711511397086270159692493950952726548005306457054837454405632,
    10544345965730118962005144823055072005723436577118652542815884819136238312083806429975626930383876485423022794172540319384987901905453096010612914109674908811264,
    21088691931460237924010289646110144011446873154237305085631769638272476624167612859951253860767752970846045588345080638769975803810906192021225828219349817622528,
    42177383862920475848020579292220288022893746308474610171263539276544953248335225719902507721535505941692091176690161277539951607621812384042451656438699635245056,
    84354767725840951696041158584440576045787492616949220342527078553089906496670451439805015443071011883384182353380322555079903215243624768084903312877399270490112,
    168709535451681903392082317168881152091574985233898440685054157106179812993340902879610030886142023766768364706760645110159806430487249536169806625754798540980224,
    337419070903363806784164634337762304183149970467796881370108314212359625986681805759220061772284047533536729413521290220319612860974499072339613251509597081960448,
    674838141806727613568329268675524608366299940935593762740216628424719251973363611518440123544568095067073458827042580440639225721948998144679226503019194163920896,
    1349676283613455227136658537351049216732599881871187525480433256849438503946727223036880247089136190134146917654085160881278451443897996289358453006038388327841792,
    2699349134828080388968459583751698892768591129024724979308161816467147415121862747245734432898452049541016346660014626022127884326801992720394999725062631098155008,
    10797399971711151621178695825957195111770973150816549988885351963100319253259042687810963792873628528891342875288214199828940555868201970739901905187264669950148608,
    21594803375821133307662249142864789764238554936350750049423408623432368099289677074449953647027077388509963239224584095398310130297397941338125716661543485457825792,
    43189606751642266615324498285729579528477109872701500098846817246864736198579354148899907294054154777019926478449168190796620260594795882676251433323086970915651584,
    86379213503284533230648996571459159056954219745403000197693634493729472397158708297799814588108309554039852956898336381593240521189591765352502866646173941831303168,
    172758427006569066461297993142918318113908439490806000395387268987458944794317416595599629176216619108079705913796672763186481042379183530705005733292347883662606336,
    345516854013138132922595986285836636227816878981612000790774537974917889588634833191199258352433238216159411827593345526372962084758367061410011466584695767325212672,
    691033708026276265845191972571673272455633757963224001581549075949835779177269666382398516704866476432318823655186691052745924169516734122820022933169391534650425344,
    1382067416052552531690383945143346544911267515926448003163098151899671558354539332764797033409732952864637647310373382105491848339033468245640045866338783069300850688,
    2764134832105105063380767890286693089822535031852896006326196303799343116709078665529594066819465905729275294620746764210983696678066936491280091732677566138601701376,
    5528269664210210126761535780573386179645070063705792012652392607598686233418157331059188133638931811458550589241493528421967393356133872982560183465355132277203402752,
    11056539328420420253523071561146772359290140127411584025304785215197372466836314662118376267277863622917101178482987056843934786712267745965120366930710264554406805504,
    22113078656840840507046143122293544718580280254823168050609570430394744933672629324236752534555727245834202356965974113687869573424535491930240733861420529108813611008,
    44226157313681681014092286244587089437160560509646336101219140860789489867345258648473505069111454491668404713931948227375739146849070983860481467722841058217627222016,
    88452314627363362028184572489174178874321121019292672202438281721578979734690517296947010138222908983336809427863896454751478293698141967720962935445682116435254444032,
    176904629254726724056369144978348357748642242038585344404876563443157959469381034593894020276445817966673618855727792909502956587396283935441925870891364232870508888064,
    353809258509453448112738289956696715497284484077170688809753126886315918938762069187788040552891635933347237711455585819005913174792567870883851741782728465741017776128,
    707618517018906896225476579913393430994568968154341377619506253772631837877524138375576081105783271866694475422911171638011826349585135741767703483565456931482035552256,
    1415237034037813792450953159826786861989137936308682755239012507545263675755048276751152162211566543733388950845822343276023652699170271483535406967130913862964071104512,
    2830474068075627584901906319653573723978275872617365510478025015090527351510096553502304324423133087466777901691644686552047305398340542967070813934261827725928142209024,
    1886982112195245784175086505030581457854602732451961233396465596626275219428386946136486840409997244459070981138308373231912187171124887912140584088372527701930247454720,
    3773969623087045020185832382707372138887436108540464429092890914159237573061870698058418063668817813587170542181709506688898522192169042417440794986963272442057121071104,
    11321905270130099426000390899691310267876821229863698645745366261873254629715547556984957935773904557648825906608400013249979468009894282856882633754077672634040279105536,
    22643810540260198852000781799382620535753642459727397291490732523746509259431095113969915871547809115297651813216800026499958936019788565713765267508155345268080558211072,
    45287621080520397704001563598765241071507284919454794582981465047493018518862190227939831743095618230595303626433600052999917872039577131427530535016310690536161116422144,
    90575242161040795408003127197530482143014569838909589165962930094986037037724380455879663486191236461190607252867200105999835744079154262855061070032621381072322232844288,
    181150484322081590816006254395060964286029139677819178331925860189972074075448760911759326972382472922381214505734400211999671488158308525710122140065242762144644465688576,
    362300968644163181632012508790121928572058279355638356663851720379944148150897521823518653944764945844762429011468800423999342976316617051420244280130485524289288931377152,
    724601937288326363264025017580243857144116558711276713327703440759888296301795043647037307889529891689524858022937600847998685952633234102840488560260971048578577862754304,
    1449203874576652726528050035160487714288233117422553426655406881519776592603590087294074615779059783379049716045875201695997371905266468205680977120521942097157155725508608,
    2898407749153305453056100070320975428576466234845106853310813763039553185207180174588149231558119566758099432091750403391994743810532936411361954241043884194314311451017216,
    5796815498306610906112200140641950857152932469690213706621627526079106370414360349176298463116239133516198864183500806783989487621065872822723908482087768388628622902034432,
    11593630996613221812224400281283901714305864939380427413243255052158212740828720698352596926232478267032397728367001613567978975242131745645447816964175536777257245804068864,
    23187261993226443624448800562567803428611729878760854826486510104316425481657441396705193852464956534064795456734003227135957950484263491290895633928351073554514491608137728,
    46374523986452887248897601125135606857223459757521709652973020208632850963314882793410387704929913068129590913468006454271915900968526982581791267856702147109028983216275456,
    92749047972905774497795202250271213714446919515043419305946040417265701926629765586820775409859826136259181826936012908543831801937053965163582535713404294218057966432550912,
    185498095945811548995590404500542427428893839030086838611892080834531403853259531173641550819719652272518363653872025817087663603874107930327165071426808588436115932865101824,
    370996191891623097991180809001084854857787678060173677223784161669062807706519062347283101639439304545036727307744051634175327207748215860654330142853617176872231865730203648,
    741992383783246195982361618002169709715575356120347354447568323338125615413038124694566203278878609090073454615488103268350654415496431721308660285707234353744463731460407296,
    1483984767566492391964723236004339419431150712240694708895136646676251230826076249389132406557757218180146909230976206536701308830992863442617320571414468707488927462920814592,
    2967965761170559962388094230454097850593410507560169001349844917146202216027990106629412726988789258701526276993577382309557717891401096960442008581394685982281811276446302208,
    11871866818644664671093729163370972390642532947161896421839808044791109109736122818666502994081882212464872649442684560002075771336189017766560666887012995361823288755180535808,
    23743737411251754163728810568296525769553956811245013260120044465788518465096408029481858074290489602588512840353744150767996442442962665457913966335460242156342621159756398592,
    47487474822503508327457621136593051539107913622490026520240088931577036930192816058963716148580979205177025680707488301535992884885925330915827932670920484312685242319512797184,
    94974949645007016654915242273186103078215827244980053040480177863154073860385632117927432297161958410354051361414976603071985769771850661831655865341840968625370484639025594368,
    189949899290014033309830484546372206156431654489960106080960355726308147720771264235854864594323916820708102722829953206143971539543701323663311730683681937250740969278051188736,
    379899798580028066619660969092744412312863308979920212161920711452616295441542528471709729188647833641416205445659906412287943079087402647326623461367363874501481938556102377472,
    759799597160056133239321938185488824625726617959840424323841422905232590883085056943419458377295667282832410891319812824575886158174805294653246922734727749002963877112204754944,
    1519599194320112266478643876370977649251453235919680848647682845810465181766170113886838916754591334565664821782639625649151772316349610589306493845469455498005927754224409509888,
    3039198388640224532957287752741955298502906471839361697295365691620930363532340227773677833509182669131329643565279251298303544632699221178612987690938910996011855508448819019776,
    6078396777280449065914575505483910597005812943678723394590731383241860727064680455547355667018365338262659287130558502596607089265398442357225975381877821992023711016897638039552,
    12156793554560898131829151010967821194011625887357446789181462766483721454129360911094711334036730676525318574261117005193214178530796884714451950763755643984047422033795276079104,
    24313587109121796263658302021935642388023251774714893578362925532967442908258721822189422668073461353050637148522234010386428357061593769428903901527511287968094844067590552158208,
    48627174218243592527316604043871284776046503549429787156725851065934885816517443644378845336146922706101274297044468020772856714123187538857807803055022575936189688135181104316416,
    97254348436487185054633208087742569552093007098859574313451702131869771633034887288757690672293845412202548594088936041545713428246375077715615606110045151872379376270362208632832,
    194508696872974370109266416175485139104186014197719148626903404263739543266069774577515381344587690824405097188177872083091426856492750155431231212220090303744758752540724417265664,
    389017393745948740218532832350970278208372028395438297253806808527479086532139549155030762689175381648810194376355744166182853712985500310862462424440180607489517505081448834531328,
    778034787491897480437065664701940556416744056790876594507613617054958173064279098310061525378350763297620388752711488332365707425971000621724924848880361214979035010162897669062656,
    1556069574983794960874131329403881112833488113581753189015227234109916346128558196620123050756701526595240777505422976664731414851942001243449849697760722429958070020325795338125312,
    3112139149967589921748262658807762225666976227163506378030454468219832692257116393240246101513403053190481555010845953329462829703884002486899699395521444859916140040651590676250624,
    2074758773763989352886750944531785431385477391092073315455396541311738880445477311408518280165199205478867731080106832843270314865615910173263239683557882968228978916149668054302720,
    7914576621101769911477432914183291069393094088159999293690446171179011449033182141598976920086502617325893027100891489623088580868400668643754109524694832806027460358153699328,
    19786443439735637189464258406235518167617180678860608442446329616050678745395036550071868343279619132144116338486416239439643902056293986571781590092454207731416672720081911808,
    39572886879471274378928516812471036335234361357721216884892659232101357490790073100143736686559238264288232676972832478879287804112587973143563180184908415462833345440163823616,
    79145773758942548757857033624942072670468722715442433769785318464202714981580146200287473373118476528576465353945664957758575608225175946287126360369816830925666690880327647232,
    158291547517885097515714067249884145340937445430884867539570636928405429963160292400574946746236953057152930707891329915517151216450351892574252720739633661851333381760655294464,
    316583095035770195031428134499768290681874890861769735079141273856810859926320584801149893492473906114305861415782659831034302432900703785148505441479267323702666763521310588928,
    633166190071540390062856268999536581363749781723539470158282547713621719852641169602299786984947812228611722831565319662068604865801407570297010882958534647405333527042621177856,
    1266332380143080780125712537999073162727499563447078940316565095427243439705282339204599573969895624457223445663130639324137209731602815140594021765917069294810667054085242355712,
    2532664760286161560251425075998146325454999126894157880633130190854486879410564678409199147939791248914446891326261278648274419463205630281188043531834138589621334108170484711424,
    5065329520572323120502850151996292650909998253788315761266260381708973758821129356818398295879582497828893782652522557296548838926411260562376087063668277179242668216340969422848,
    10130659041144646241005700303992585301819996507576631522532520763417947517642258713636796591759164995657787565305045114593097677852822521124752174127336554358485336432681938845696,
    20261318082289292482011400607985170603639993015153263045065041526835895035284517427273593183518329991315575130610090229186195355705645042249504348254673108716970672865363877691392,
    40522636164578584964022801215970341207279986030306526090130083053671790070569034854547186367036659982631150261220180458372390711411290084499008696509346217433941345730727755382784,
    81045272329157169928045602431940682414559972060613052180260166107343580141138069709094372734073319965262300522440360916744781422822580168998017393018692434867882691461455510765568,
    162090544658314339856091204863881364829119944121226104360520332214687160282276139418188745468146639930524601044880721833489562845645160337996034786037384869735765382922911021531136,
    324181089316628679712182409727762729658239888242452208721040664429374320564552278836377490936293279861049202089761443666979125691290320675992069572074769739471530765845822043062272,
    648362178633257359424364819455525459316479776484904417442081328858748641129104557672754981872586559722098404179522887333958251382580641351984139144149539478943061531691644086124544,
    1296724357266514718848729638911050918632959552969808834884162657717497282258209115345509963745173119444196808359045774667916502765161282703968278288299078957886123063383288172249088,
    2593448714533029437697459277822101837265919105939617669768325315434994564516418230691019927490346238888393616718091549335833005530322565407936556576598157915772246126766576344498176,
    1037381860185065916882510691953042523519391979636798439540993301179336317619928314982332806033588683488589346824882309489270859985233355507986238319082352144483310450131643165310976,
    0, 0,
)


CELLS_data_3: dict[int, int] = {
    0: 4835149876136305414356994,
    1: 2471044449079278345115402244,
    2: 16128,
    3: 281457796841664,
    4: 35747322042253344,
    5: 1116892707587883024,
    6: 37138201195855230816076431368,
    7: 5191029207934746973081589302427648,
    8: 1324035698926381340423181743303950336,
    9: 1228036518971097232699931230208,
    2000000: 18446744073709551617,
}
ROWS_data_3: Rows = (
    ('data 3', ((0, 0),), 4835149876136305414356994),
    ('data 3', ((1, 1),), 2471044449079278345115402244),
    ('data 3', ((2, 2),), 16128),
    ('data 3', ((3, 3),), 281457796841664),
    ('data 3', ((4, 4),), 35747322042253344),
    ('data 3', ((5, 5),), 1116892707587883024),
    ('data 3', ((6, 6),), 37138201195855230816076431368),
    ('data 3', ((7, 7),), 5191029207934746973081589302427648),
    ('data 3', ((8, 8),), 1324035698926381340423181743303950336),
    ('data 3', ((9, 9),), 1228036518971097232699931230208),
    ('data 3', ((2000000, 2000000),), 18446744073709551617),
)


def look_data_3(key0: int) -> int:
    """The table `data 3` by key0.

    0 -> 1, 14, 15, 16, 17, 18, 19, 20, 65, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81
    1 -> 2, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 66, 82, 83, 84, 85, 86, 87, 88, 89, 90
    2 -> 8, 9, 10, 11, 12, 13
    3 -> 6, 7, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47
    4 -> 5, 48, 49, 50, 51, 52, 53, 54
    5 -> 4, 55, 56, 57, 58, 59
    6 -> 3, 60, 61, 62, 63, 91, 92, 93, 94
    7 -> 67, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111
    8 -> 68, 112, 113, 114, 115, 116, 117, 118, 119
    9 -> 95, 96, 97, 98, 99
    none -> 0, 64
    """
    cell = CELLS_data_3.get(key0)
    return search_rows('data 3', ROWS_data_3, (KIND_0_9_or_none,), (key0,)) if cell is None else cell


# The table `data 4` by key0.
CELLS_data_4: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
)


# The table `data 6` by key0.
CELLS_data_6: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 1,
)


CELLS_data_8: dict[tuple[int, int, int], int] = {
    (0, 0, 0): 1,
    (0, 0, 1): 17,
    (0, 1, 0): 3,
    (0, 1, 1): 19,
    (0, 2, 0): 5,
    (0, 2, 1): 21,
    (0, 3, 0): 9,
    (0, 3, 1): 25,
    (0, 4, 0): 17,
    (0, 4, 1): 17,
    (0, 2000000, 0): 1,
    (0, 2000000, 1): 17,
    (1, 0, 0): 3,
    (1, 0, 1): 19,
    (1, 1, 0): 2,
    (1, 1, 1): 18,
    (1, 2, 0): 6,
    (1, 2, 1): 22,
    (1, 3, 0): 10,
    (1, 3, 1): 26,
    (1, 4, 0): 18,
    (1, 4, 1): 18,
    (1, 2000000, 0): 2,
    (1, 2000000, 1): 18,
    (2, 0, 0): 5,
    (2, 0, 1): 21,
    (2, 1, 0): 6,
    (2, 1, 1): 22,
    (2, 2, 0): 4,
    (2, 2, 1): 20,
    (2, 3, 0): 12,
    (2, 3, 1): 28,
    (2, 4, 0): 20,
    (2, 4, 1): 20,
    (2, 2000000, 0): 4,
    (2, 2000000, 1): 20,
    (3, 0, 0): 9,
    (3, 0, 1): 25,
    (3, 1, 0): 10,
    (3, 1, 1): 26,
    (3, 2, 0): 12,
    (3, 2, 1): 28,
    (3, 3, 0): 8,
    (3, 3, 1): 24,
    (3, 4, 0): 24,
    (3, 4, 1): 24,
    (3, 2000000, 0): 8,
    (3, 2000000, 1): 24,
    (4, 0, 0): 17,
    (4, 0, 1): 17,
    (4, 1, 0): 18,
    (4, 1, 1): 18,
    (4, 2, 0): 20,
    (4, 2, 1): 20,
    (4, 3, 0): 24,
    (4, 3, 1): 24,
    (4, 4, 0): 16,
    (4, 4, 1): 16,
    (4, 2000000, 0): 16,
    (4, 2000000, 1): 16,
}
ROWS_data_8: Rows = (
    ('data 8', ((0, 0), (0, 0), (0, 0)), 1),
    ('data 8', ((0, 0), (0, 0), (1, 1)), 17),
    ('data 8', ((0, 0), (1, 1), (0, 0)), 3),
    ('data 8', ((0, 0), (1, 1), (1, 1)), 19),
    ('data 8', ((0, 0), (2, 2), (0, 0)), 5),
    ('data 8', ((0, 0), (2, 2), (1, 1)), 21),
    ('data 8', ((0, 0), (3, 3), (0, 0)), 9),
    ('data 8', ((0, 0), (3, 3), (1, 1)), 25),
    ('data 8', ((0, 0), (4, 4), (0, 0)), 17),
    ('data 8', ((0, 0), (4, 4), (1, 1)), 17),
    ('data 8', ((0, 0), (2000000, 2000000), (0, 0)), 1),
    ('data 8', ((0, 0), (2000000, 2000000), (1, 1)), 17),
    ('data 8', ((1, 1), (0, 0), (0, 0)), 3),
    ('data 8', ((1, 1), (0, 0), (1, 1)), 19),
    ('data 8', ((1, 1), (1, 1), (0, 0)), 2),
    ('data 8', ((1, 1), (1, 1), (1, 1)), 18),
    ('data 8', ((1, 1), (2, 2), (0, 0)), 6),
    ('data 8', ((1, 1), (2, 2), (1, 1)), 22),
    ('data 8', ((1, 1), (3, 3), (0, 0)), 10),
    ('data 8', ((1, 1), (3, 3), (1, 1)), 26),
    ('data 8', ((1, 1), (4, 4), (0, 0)), 18),
    ('data 8', ((1, 1), (4, 4), (1, 1)), 18),
    ('data 8', ((1, 1), (2000000, 2000000), (0, 0)), 2),
    ('data 8', ((1, 1), (2000000, 2000000), (1, 1)), 18),
    ('data 8', ((2, 2), (0, 0), (0, 0)), 5),
    ('data 8', ((2, 2), (0, 0), (1, 1)), 21),
    ('data 8', ((2, 2), (1, 1), (0, 0)), 6),
    ('data 8', ((2, 2), (1, 1), (1, 1)), 22),
    ('data 8', ((2, 2), (2, 2), (0, 0)), 4),
    ('data 8', ((2, 2), (2, 2), (1, 1)), 20),
    ('data 8', ((2, 2), (3, 3), (0, 0)), 12),
    ('data 8', ((2, 2), (3, 3), (1, 1)), 28),
    ('data 8', ((2, 2), (4, 4), (0, 0)), 20),
    ('data 8', ((2, 2), (4, 4), (1, 1)), 20),
    ('data 8', ((2, 2), (2000000, 2000000), (0, 0)), 4),
    ('data 8', ((2, 2), (2000000, 2000000), (1, 1)), 20),
    ('data 8', ((3, 3), (0, 0), (0, 0)), 9),
    ('data 8', ((3, 3), (0, 0), (1, 1)), 25),
    ('data 8', ((3, 3), (1, 1), (0, 0)), 10),
    ('data 8', ((3, 3), (1, 1), (1, 1)), 26),
    ('data 8', ((3, 3), (2, 2), (0, 0)), 12),
    ('data 8', ((3, 3), (2, 2), (1, 1)), 28),
    ('data 8', ((3, 3), (3, 3), (0, 0)), 8),
    ('data 8', ((3, 3), (3, 3), (1, 1)), 24),
    ('data 8', ((3, 3), (4, 4), (0, 0)), 24),
    ('data 8', ((3, 3), (4, 4), (1, 1)), 24),
    ('data 8', ((3, 3), (2000000, 2000000), (0, 0)), 8),
    ('data 8', ((3, 3), (2000000, 2000000), (1, 1)), 24),
    ('data 8', ((4, 4), (0, 0), (0, 0)), 17),
    ('data 8', ((4, 4), (0, 0), (1, 1)), 17),
    ('data 8', ((4, 4), (1, 1), (0, 0)), 18),
    ('data 8', ((4, 4), (1, 1), (1, 1)), 18),
    ('data 8', ((4, 4), (2, 2), (0, 0)), 20),
    ('data 8', ((4, 4), (2, 2), (1, 1)), 20),
    ('data 8', ((4, 4), (3, 3), (0, 0)), 24),
    ('data 8', ((4, 4), (3, 3), (1, 1)), 24),
    ('data 8', ((4, 4), (4, 4), (0, 0)), 16),
    ('data 8', ((4, 4), (4, 4), (1, 1)), 16),
    ('data 8', ((4, 4), (2000000, 2000000), (0, 0)), 16),
    ('data 8', ((4, 4), (2000000, 2000000), (1, 1)), 16),
)


def look_data_8(key0: int, key1: int, key2: int) -> int:
    """The table `data 8` by key0, key1, key2.

    0, 0, 0 -> 0
    0, 0, 1 -> 0, 4
    0, 1, 0 -> 0, 1
    0, 1, 1 -> 0, 1, 4
    0, 2, 0 -> 0, 2
    0, 2, 1 -> 0, 2, 4
    0, 3, 0 -> 0, 3
    0, 3, 1 -> 0, 3, 4
    0, 4, 0 -> 0, 4
    0, 4, 1 -> 0, 4
    0, none, 0 -> 0
    0, none, 1 -> 0, 4
    1, 0, 0 -> 0, 1
    1, 0, 1 -> 0, 1, 4
    1, 1, 0 -> 1
    1, 1, 1 -> 1, 4
    1, 2, 0 -> 1, 2
    1, 2, 1 -> 1, 2, 4
    1, 3, 0 -> 1, 3
    1, 3, 1 -> 1, 3, 4
    1, 4, 0 -> 1, 4
    1, 4, 1 -> 1, 4
    1, none, 0 -> 1
    1, none, 1 -> 1, 4
    2, 0, 0 -> 0, 2
    2, 0, 1 -> 0, 2, 4
    2, 1, 0 -> 1, 2
    2, 1, 1 -> 1, 2, 4
    2, 2, 0 -> 2
    2, 2, 1 -> 2, 4
    2, 3, 0 -> 2, 3
    2, 3, 1 -> 2, 3, 4
    2, 4, 0 -> 2, 4
    2, 4, 1 -> 2, 4
    2, none, 0 -> 2
    2, none, 1 -> 2, 4
    3, 0, 0 -> 0, 3
    3, 0, 1 -> 0, 3, 4
    3, 1, 0 -> 1, 3
    3, 1, 1 -> 1, 3, 4
    3, 2, 0 -> 2, 3
    3, 2, 1 -> 2, 3, 4
    3, 3, 0 -> 3
    3, 3, 1 -> 3, 4
    3, 4, 0 -> 3, 4
    3, 4, 1 -> 3, 4
    3, none, 0 -> 3
    3, none, 1 -> 3, 4
    4, 0, 0 -> 0, 4
    4, 0, 1 -> 0, 4
    4, 1, 0 -> 1, 4
    4, 1, 1 -> 1, 4
    4, 2, 0 -> 2, 4
    4, 2, 1 -> 2, 4
    4, 3, 0 -> 3, 4
    4, 3, 1 -> 3, 4
    4, 4, 0 -> 4
    4, 4, 1 -> 4
    4, none, 0 -> 4
    4, none, 1 -> 4
    """
    cell = CELLS_data_8.get((key0, key1, key2))
    return search_rows('data 8', ROWS_data_8, (KIND_0_4, KIND_0_4_or_none, KIND_0_1), (key0, key1, key2)) if cell is None else cell


# The table `data 9` by key0, key1.
CELLS_data_9: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2,
    2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1,
    1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2,
    2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `ground` by t, c. @2.8-b
CELLS_ground: Final[tuple[int, ...]] = (1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)


# The table `hexside` by s, c. @2.8-b
CELLS_hexside: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1, 0, 2, 1, 1, 0, 2, 1, 0, 0, 3, 2, 2, 2, 2, 1, 0, 0)


EACH_CELLS_data_1: Final = tuple([members_of(bits, 0) for bits in CELLS_data_1])


EACH_CELLS_data_2: Final = tuple([members_of(bits, 0) for bits in CELLS_data_2])


# ---- values: what the rules say


def value_all_can_follow(s: Store, p: int, g: int) -> int:
    """`all_can_follow` as the rules give it.

    14.3-d: not Hex.prohibited(g) and not some(one in 0..119 within ("Unit.side by value"[1 - p] meet "Unit.place by
      value"[g])) and count(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2,
      carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[g])) + count(u in Unit within
      pursuers where pursuit_reach(u) = 2) <= 2 and all(pursuit_reach(u) = 1 or all(u = v or may_stack(u, v) and
      may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[g])) for u in
      Unit within pursuers)
    """
    return 1 if not CELLS_Hex_prohibited[g] and not s[1505 + 1 - p] & s[1509 + g] and (s[1505 + p] & 0xffffffffffffffffffffffffffe0ff & s[1509 + g]).bit_count() + count_all_can_follow(s) <= 2 and all_all_can_follow(s, g) else 0


def value_allowance(s: Store, u: int) -> int:
    """`allowance` as the rules give it.

    7.0-c: movement_factor(u)
    7.8-a: 2 * movement_factor(u) when on_the_road; overrides 7.0-c
    """
    if s[1382]:
        return 2 * (CELLS_Unit_moves[u] if s[260 + u] == 0 else CELLS_Unit_back_moves[u])
    return CELLS_Unit_moves[u] if s[260 + u] == 0 else CELLS_Unit_back_moves[u]


def value_army_commander(s: Store, l: int) -> int:
    """`army_commander` as the rules give it.

    21.1.rom-a: yes when l = stilicho; overrides otherwise
    21.2.rom-a: yes when l = belisarius; overrides otherwise
    otherwise: no
    """
    if l == 0 or l == 64:
        return 1
    return 0


def value_attacker_suffers(s: Store, u: int, h: int) -> int:
    """`attacker_suffers` as the rules give it.

    12.0-c: yes when attacker_hit in outcome; overrides otherwise
    LEG-b.2: yes when attacker_hit in outcome; overrides otherwise
    12.0-d: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    LEG-c.2: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    11.7-a: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    12.0-e: yes when attacker_shot in outcome, "data 11"(u), Unit.tactic[u] = charge; overrides otherwise
    LEG-d: yes when attacker_shot in outcome, "data 11"(u), Unit.tactic[u] = charge; overrides otherwise
    12.0-g.2: yes when attacker_shot in outcome, defender_hit in outcome, first_of_a_plus_d = attacker_hit; overrides
      otherwise
    11.5-a: no when fight = fire; overrides 11.7-a, 12.0-c, 12.0-d, 12.0-e, 12.0-g.2, LEG-b.2, LEG-c.2, LEG-d, otherwise
    11.7-c: no when fight = fire; overrides 11.7-a, 12.0-c, 12.0-d, 12.0-e, 12.0-g.2, LEG-b.2, LEG-c.2, LEG-d, otherwise
    otherwise: no
    """
    if s[1387] >> 2 & 1:
        if s[1384] == 1:
            return 0
        return 1
    if s[1387] >> 1 & 1:
        if value_shooters_at(s, 1 - s[140 + u], h):
            if s[1384] == 1:
                return 0
            return 1
        if CELLS_data_11[u]:
            if s[1220 + u] == 0 or s[1387] >> 3 & 1 and 2 == 2:
                if s[1384] == 1:
                    return 0
                return 1
            return 0
        if s[1387] >> 3 & 1 and 2 == 2:
            if s[1384] == 1:
                return 0
            return 1
        return 0
    return 0


def value_called_back(s: Store, u: int) -> int:
    """`called_back` as the rules give it.

    15.1-c.2: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 15"(u)) meet "Unit.order by
      value"[good]) where commands(l, u))
    17.1-f: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 15"(u)) meet "Unit.order by
      value"[good]) where commands(l, u))
    """
    return some_called_back(s, u)


def value_camp_cover(s: Store, p: int, h: int) -> int:
    """`camp_cover` as the rules give it.

    10.4-q.2: 1 if camp[p] = h else 0
    18.4-c: 1 if camp[p] = h else 0
    SHF-h: 1 if camp[p] = h else 0
    TEC-m.2: 1 if camp[p] = h else 0
    """
    return 1 if s[16 + p] == h else 0


def value_combat_column(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column` as the rules give it.

    18.4-b: "combat_column before 18.4-b"(u, a, h) + (1 if camp[Unit.side[u]] = a else 0); overrides otherwise
    otherwise: "combat_column before 18.4-b"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a) - value_leader_shift(s, 1 - s[140 + u], h) + (1 if s[13] == s[140 + u] and s[1384] == 0 else 0) - (value_side_cover(s, s[140 + u], a, h) if s[1386] else value_hex_cover(s, h)) - (1 if s[16 + 1 - s[140 + u]] == h else 0) + (1 if s[16 + s[140 + u]] == a else 0)


def value_combat_column_before_10_4_g(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-g` as the rules give it.

    10.3-l: combat_factor(u)
    11.4-c: combat_factor(u) when fight = fire
    """
    return CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]


def value_combat_column_before_10_4_h(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-h` as the rules give it.

    10.4-g: "combat_column before 10.4-g"(u, a, h) + leader_shift(Unit.side[u], a); overrides otherwise
    otherwise: "combat_column before 10.4-g"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a)


def value_combat_column_before_10_4_j(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-j` as the rules give it.

    10.4-h: "combat_column before 10.4-h"(u, a, h) - leader_shift(1 - Unit.side[u], h); overrides otherwise
    otherwise: "combat_column before 10.4-h"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a) - value_leader_shift(s, 1 - s[140 + u], h)


def value_combat_column_before_10_4_k(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-k` as the rules give it.

    10.4-j: "combat_column before 10.4-j"(u, a, h) + effort_shift(u); overrides otherwise
    otherwise: "combat_column before 10.4-j"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a) - value_leader_shift(s, 1 - s[140 + u], h) + (1 if s[13] == s[140 + u] and s[1384] == 0 else 0)


def value_combat_column_before_10_4_q(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-q` as the rules give it.

    10.4-k: "combat_column before 10.4-k"(u, a, h) - (side_cover(Unit.side[u], a, h) if claims_side else hex_cover(h));
      overrides otherwise
    otherwise: "combat_column before 10.4-k"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a) - value_leader_shift(s, 1 - s[140 + u], h) + (1 if s[13] == s[140 + u] and s[1384] == 0 else 0) - (value_side_cover(s, s[140 + u], a, h) if s[1386] else value_hex_cover(s, h))


def value_combat_column_before_18_4_b(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 18.4-b` as the rules give it.

    10.4-q: "combat_column before 10.4-q"(u, a, h) - camp_cover(1 - Unit.side[u], h); overrides otherwise
    otherwise: "combat_column before 10.4-q"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], a) - value_leader_shift(s, 1 - s[140 + u], h) + (1 if s[13] == s[140 + u] and s[1384] == 0 else 0) - (value_side_cover(s, s[140 + u], a, h) if s[1386] else value_hex_cover(s, h)) - (1 if s[16 + 1 - s[140 + u]] == h else 0)


def value_combat_factor(s: Store, u: int) -> int:
    """`combat_factor` as the rules give it.

    2.4-a: Unit.strength(u) when Unit.order[u] = good
    2.4-i.3: Unit.back_strength(u) when Unit.order[u] = disrupted
    """
    if s[260 + u] == 0:
        return CELLS_Unit_strength[u]
    return CELLS_Unit_back_strength[u]


def value_commands(s: Store, l: int, u: int) -> int:
    """`commands` as the rules give it.

    6.1-d: yes when army_commander(l), under(l, u), in_radius(l, u); overrides otherwise
    6.1-g: yes when Unit.type(l) = leader, not army_commander(l), under(l, u), in_radius(l, u); overrides otherwise
    otherwise: no
    """
    if l == 0 or l == 64:
        if value_under(s, l, u) and value_in_radius(s, l, u):
            return 1
        return 0
    if CELLS_Unit_type[l] == 0 and not (l == 0 or l == 64) and value_under(s, l, u) and value_in_radius(s, l, u):
        return 1
    return 0


def value_effort_shift(s: Store, u: int) -> int:
    """`effort_shift` as the rules give it.

    6.6.1-g: 1 if effort_on = Unit.side[u] and fight = melee else 0; overrides 10.4-j.2
    SHF-c: 1 if effort_on = Unit.side[u] and fight = melee else 0; overrides 10.4-j.2
    10.4-j.2: 1 if effort_on = Unit.side[u] else 0
    """
    return 1 if s[13] == s[140 + u] and s[1384] == 0 else 0


def value_elite(s: Store, u: int) -> int:
    """`elite` as the rules give it.

    17.2-a: yes when Unit.elite(u); overrides otherwise
    21.1.abb-a: yes when Unit.title(u) = aux_pal; overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0:
        return 1
    return 0


def value_exerts(s: Store, v: int, h: int) -> int:
    """`exerts` as the rules give it.

    9.0-a: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, Unit.order[v] = good, adjacent(Unit.place[v], h)
      on Hex; overrides otherwise
    9.0-c: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    15.0-g: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    11.1-f: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    9.2-a: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    TEC-o: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    11.1-g: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    9.2-b: no when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, adjacent(Unit.place[v], h) on Hex,
      edge(Unit.place[v], h).side on Hex = 4; overrides 9.0-a, otherwise
    TEC-j: no when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, adjacent(Unit.place[v], h) on Hex,
      edge(Unit.place[v], h).side on Hex = 4; overrides 9.0-a, otherwise
    11.1-g.2: no when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, adjacent(Unit.place[v], h) on Hex,
      edge(Unit.place[v], h).side on Hex = 4; overrides 9.0-a, otherwise
    9.2-c: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, adjacent(Unit.place[v], h) on Hex,
      edge(Unit.place[v], h).side on Hex = 5; overrides otherwise
    TEC-l.2: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 3020, adjacent(Unit.place[v], h) on Hex,
      edge(Unit.place[v], h).side on Hex = 5; overrides otherwise
    otherwise: no
    """
    if s[20 + v] <= 599:
        if s[260 + v] == 0:
            if NEAR_Hex[h] >> s[20 + v] & 1:
                if s[16 + 1 - s[140 + v]] == h:
                    if EDGE_Hex_side[s[20 + v], h] == 4:
                        if EDGE_Hex_side[s[20 + v], h] == 5:
                            return 0
                        return 0
                    if EDGE_Hex_side[s[20 + v], h] == 5:
                        return 0
                    return 0
                if EDGE_Hex_side[s[20 + v], h] == 4:
                    if EDGE_Hex_side[s[20 + v], h] == 5:
                        return agreed_value('exerts', KIND_bool, (('9.2-b', 0), ('TEC-j', 0), ('11.1-g.2', 0), ('9.2-c', 1), ('TEC-l.2', 1)))
                    return 0
                if EDGE_Hex_side[s[20 + v], h] == 5:
                    return 1
                return 1
            return 0
        if NEAR_Hex[h] >> s[20 + v] & 1:
            if EDGE_Hex_side[s[20 + v], h] == 4:
                if EDGE_Hex_side[s[20 + v], h] == 5:
                    return 0
                return 0
            if EDGE_Hex_side[s[20 + v], h] == 5:
                return 0
            return 0
        return 0
    return 0


def value_ezoc(s: Store, h: int, p: int) -> int:
    """`ezoc` as the rules give it.

    9.0-b: some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for standing
      in Unit)) where exerts(v, h))
    """
    return some_ezoc(s, p, h)


def value_fire_active(s: Store, u: int) -> int:
    """`fire_active` as the rules give it.

    11.2-b: yes when some(l in Unit within ("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") where
      opens_fire(l, u)); overrides otherwise
    11.2-c: yes when Unit.active[u], called != none, Unit.command(u) = called; overrides otherwise
    11.2-d: yes when effort_on = Unit.side[u]; overrides otherwise
    6.5-b: yes when Unit.active[u], initiative, initiative_fires; overrides otherwise
    otherwise: no
    """
    if some_fire_active(s, u):
        return 1
    if s[380 + u]:
        if s[1378] != 2000000:
            if CELLS_Unit_command[u] == s[1378] or s[13] == s[140 + u] or s[1379] and s[5]:
                return 1
            return 0
        if s[13] == s[140 + u] or s[1379] and s[5]:
            return 1
        return 0
    if s[13] == s[140 + u]:
        return 1
    return 0


def value_fire_capable(s: Store, u: int) -> int:
    """`fire_capable` as the rules give it.

    2.4-f: yes when Unit.order[u] = good, Unit.missile(u); overrides otherwise
    2.4-g: yes when Unit.order[u] = good, Unit.missile(u); overrides otherwise
    15.0-f: yes when Unit.order[u] = disrupted, Unit.back_missile(u); overrides otherwise
    2.3-f: yes when "data 11"(u), all_cavalry_shoots; overrides otherwise
    otherwise: no
    """
    if s[260 + u] == 0:
        if CELLS_Unit_missile[u] or CELLS_data_11[u] and s[4]:
            return 1
        return 0
    if CELLS_Unit_back_missile[u] or CELLS_data_11[u] and s[4]:
        return 1
    return 0


def value_first_of_a_plus_d(s: Store) -> int:
    """`first_of_a_plus_d` as the rules give it.

    12.0-g: attacker_hit; overrides LEG-e
    LEG-e: attacker_shot
    """
    return 2


def value_good_end(s: Store, v: int, h: int) -> int:
    """`good_end` as the rules give it.

    13.4-m: yes when distance(origin, h) on Hex >= far; overrides otherwise
    18.1-d: yes when camp[Roman] = h or camp[Barbarian] = h; overrides otherwise
    13.4-j: no when not Unit.place[v] = h, not (room_for(v, h) and all(v = "v'" or may_stack(v, "v'") and
      may_stack("v'", v) for "v'" in Unit within ("Unit.side by value"[Unit.side[v]] meet "Unit.place by value"[h])));
      overrides 13.4-m, 18.1-d, otherwise
    13.4-j.2: no when Unit.place[v] = h, overstacked(h, Unit.side[v]); overrides 13.4-m, 18.1-d, otherwise
    otherwise: no
    """
    if DISTANCE_Hex[s[1390]][h] >= s[1389] or s[16] == h or s[17] == h:
        if not s[20 + v] == h:
            if not (value_room_for(s, v, h) and all_good_end(s, v, h)):
                return 0
            return 1
        if value_overstacked(s, h, s[140 + v]):
            return 0
        return 1
    return 0


def value_hex_cover(s: Store, h: int) -> int:
    """`hex_cover` as the rules give it.

    10.4-k.2: highest(ground(t, against_melee) for t in Terrain within "data 8"(Hex.terrain(h), Hex.second(h),
      Hex.road(h))) when fight = melee
    11.6-a: highest(ground(t, against_fire) for t in Terrain within "data 8"(Hex.terrain(h), Hex.second(h),
      Hex.road(h))) when fight = fire
    """
    if s[1384] == 0:
        return highest_hex_cover(s, h)
    return highest_hex_cover_2(s, h)


def value_in_radius(s: Store, l: int, u: int) -> int:
    """`in_radius` as the rules give it.

    6.2-b: (Unit.place[l] >= 0101 and Unit.place[l] <= 3020) and (Unit.place[u] >= 0101 and Unit.place[u] <= 3020) and
      distance(Unit.place[l], Unit.place[u]) on Hex <= leader_value(l)
    6.2-d: no when Unit.place[l] >= 0101 and Unit.place[l] <= 3020, Unit.place[u] >= 0101 and Unit.place[u] <= 3020,
      leader_value(l) = 0, Unit.place[l] != Unit.place[u]
    6.2-e: yes when Unit.place[l] >= 0101 and Unit.place[l] <= 3020, Unit.place[u] >= 0101 and Unit.place[u] <= 3020,
      leader_value(l) = 2, distance(Unit.place[l], Unit.place[u]) on Hex >= 0 and distance(Unit.place[l],
      Unit.place[u]) on Hex <= 2
    """
    if s[20 + l] <= 599 and s[20 + u] <= 599:
        if (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) == 0:
            if s[20 + l] != s[20 + u]:
                return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[20 + l]][s[20 + u]] <= (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-d', 0)))
            return 1 if DISTANCE_Hex[s[20 + l]][s[20 + u]] <= (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
        if (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) == 2 and DISTANCE_Hex[s[20 + l]][s[20 + u]] <= 2:
            return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[20 + l]][s[20 + u]] <= (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-e', 1)))
        return 1 if DISTANCE_Hex[s[20 + l]][s[20 + u]] <= (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
    return 1 if s[20 + l] <= 599 and s[20 + u] <= 599 and DISTANCE_Hex[s[20 + l]][s[20 + u]] <= (CELLS_Unit_lead[l] if s[260 + l] == 0 else CELLS_Unit_back_lead[l]) else 0


def value_joins_legion(s: Store, u: int, l: int) -> int:
    """`joins_legion` as the rules give it.

    8.2-b: yes when Unit.legion(u) = l, "data 10"(u); overrides otherwise
    8.2-b.2: yes when Unit.legion(u) = l, Unit.title(u) = ps_com, frontier_legions_count; overrides otherwise
    8.2-c: yes when Unit.type(u) = leader, Unit.side[u] = Roman, army_commander(u) or Unit.command(u) = roman_foot;
      overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_legion[u] == l:
        if CELLS_data_10[u]:
            return 1
        if CELLS_Unit_title[u] == 19:
            if s[2] or CELLS_Unit_type[u] == 0 and s[140 + u] == 0 and ((u == 0 or u == 64) or CELLS_Unit_command[u] == 1):
                return 1
            return 0
        if CELLS_Unit_type[u] == 0 and s[140 + u] == 0 and ((u == 0 or u == 64) or CELLS_Unit_command[u] == 1):
            return 1
        return 0
    if CELLS_Unit_type[u] == 0 and s[140 + u] == 0 and ((u == 0 or u == 64) or CELLS_Unit_command[u] == 1):
        return 1
    return 0


def value_last_turn(s: Store) -> int:
    """`last_turn` as the rules give it.

    21.1.int-d: 10 when scenario = faesulae
    21.2.int-d: 8 when scenario = tricamerum
    """
    if s[10] == 0:
        return 10
    return 8


def value_leader_shift(s: Store, p: int, h: int) -> int:
    """`leader_shift` as the rules give it.

    10.4-d: 1 if some(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.place
      by value"[h])) else 0
    10.4-g.2: 1 if some(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.place
      by value"[h])) else 0
    SHF-b: 1 if some(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.place
      by value"[h])) else 0
    SHF-g: 1 if some(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.place
      by value"[h])) else 0
    17.1-c: 1 when fight = melee, some(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux,
      uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon")
      meet "Unit.place by value"[h]))
    """
    if s[1384] == 0 and s[1505 + p] & 0x1f00000000000000ff & s[1509 + h]:
        return agreed_value('leader_shift', KIND_0_1, (('10.4-d', 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + h] else 0), ('10.4-g.2', 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + h] else 0), ('SHF-b', 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + h] else 0), ('SHF-g', 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + h] else 0), ('17.1-c', 1)))
    return 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + h] else 0


def value_leader_value(s: Store, l: int) -> int:
    """`leader_value` as the rules give it.

    2.4-d: Unit.lead(l) when Unit.order[l] = good
    2.4-i: Unit.back_lead(l) when Unit.order[l] = disrupted
    """
    if s[260 + l] == 0:
        return CELLS_Unit_lead[l]
    return CELLS_Unit_back_lead[l]


def value_leads_out(s: Store, v: int, h: int, n: int) -> int:
    """`leads_out` as the rules give it.

    13.4-o: good_end(v, h) or not (camp[Roman] = h or camp[Barbarian] = h) and some(t in Hex within
      0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff where distance(h, t) on Hex <= n and good_end(v, t) and open_to_flight(v, t) and path(g in Hex from h to t at most n where open_to_flight(v, g) and (g = t or not (camp[Roman] = g or camp[Barbarian] = g))))
    """
    return 1 if value_good_end(s, v, h) or not (s[16] == h or s[17] == h) and some_leads_out(s, h, n, v) else 0


def value_may_disengage(s: Store, u: int) -> int:
    """`may_disengage` as the rules give it.

    9.4-e: yes when Unit.type(u) = leader, steps = 0, Unit.active[u]; overrides otherwise
    9.4-f: yes when "data 11"(u), steps = 0, Unit.active[u], not ((Unit.place[u] >= 0101 and Unit.place[u] <= 3020) and
      some(v in Unit within (("Unit.side by value"[1 - Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, goth_horse_1, goth_horse_2, goth_horse_3, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4,
      foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1,
      buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse,
      mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, gel_horse_1, gel_horse_2,
      gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6") meet set(Unit.place[standing] in "data
      2"(Unit.place[u]) for standing in Unit)) where exerts(v, Unit.place[u]))); overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_type[u] == 0:
        if s[1381] == 0 and s[380 + u]:
            if CELLS_data_11[u] and not (s[20 + u] <= 599 and some_may_disengage(s, u)):
                return 1
            return 1
        return 0
    if CELLS_data_11[u] and s[1381] == 0 and s[380 + u] and not (s[20 + u] <= 599 and some_may_disengage(s, u)):
        return 1
    return 0


def value_may_enter(s: Store, u: int, h: int) -> int:
    """`may_enter` as the rules give it.

    7.2-c: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, adjacent(Unit.place[u], h) on Hex, spent +
      step_cost(u, Unit.place[u], h) <= allowance(u); overrides otherwise
    7.4-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, adjacent(Unit.place[u], h) on Hex, steps = 0,
      Unit.moves(u) > 0; overrides otherwise
    7.4-b: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    7.5-a: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    2.4-c: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    7.4-c: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by value"[h]));
      overrides 7.2-c, 7.4-a, otherwise
    8.0-b.2: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by value"[h]));
      overrides 7.2-c, 7.4-a, otherwise
    7.4-d: no when Hex.prohibited(h); overrides 7.2-c, 7.4-a, otherwise
    7.4-e: no when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]), ezoc(h,
      Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.5-d: no when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]), ezoc(h,
      Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.5-a: no when steps = 0, Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]),
      ezoc(h, Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.4-b: no when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]), not
      may_disengage(u); overrides 7.2-c, 7.4-a, otherwise
    8.4-a.2: no when not (room_for(u, h) and all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within
      ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h]))); overrides 7.2-c, 7.4-a, otherwise
    7.8-b: no when on_the_road, Unit.place[u] >= 0101 and Unit.place[u] <= 3020, adjacent(Unit.place[u], h) on Hex, not
      edge(Unit.place[u], h).road on Hex; overrides 7.2-c, 7.4-a, otherwise
    otherwise: no
    """
    on = 16384
    if s[20 + u] <= 599 and NEAR_Hex[h] >> s[20 + u] & 1 and s[1380] + value_step_cost(s, u, s[20 + u], h) <= (2 * (CELLS_Unit_moves[u] if s[260 + u] == 0 else CELLS_Unit_back_moves[u]) if s[1382] else CELLS_Unit_moves[u] if s[260 + u] == 0 else CELLS_Unit_back_moves[u]):
        on |= 1
    if s[20 + u] <= 599 and NEAR_Hex[h] >> s[20 + u] & 1 and s[1381] == 0 and CELLS_Unit_moves[u] > 0:
        on |= 2
    if CELLS_Unit_moves[u] == 0:
        on |= 4
    if CELLS_Unit_moves[u] == 0:
        on |= 8
    if CELLS_Unit_moves[u] == 0:
        on |= 16
    if s[1505 + 1 - s[140 + u]] & s[1509 + h]:
        on |= 32
    if s[1505 + 1 - s[140 + u]] & s[1509 + h]:
        on |= 64
    if CELLS_Hex_prohibited[h]:
        on |= 128
    if s[20 + u] <= 599 and value_ezoc(s, s[20 + u], s[140 + u]) and value_ezoc(s, h, s[140 + u]):
        on |= 256
    if s[20 + u] <= 599 and value_ezoc(s, s[20 + u], s[140 + u]) and value_ezoc(s, h, s[140 + u]):
        on |= 512
    if s[1381] == 0 and s[20 + u] <= 599 and value_ezoc(s, s[20 + u], s[140 + u]) and value_ezoc(s, h, s[140 + u]):
        on |= 1024
    if s[20 + u] <= 599 and value_ezoc(s, s[20 + u], s[140 + u]) and not value_may_disengage(s, u):
        on |= 2048
    if not (value_room_for(s, u, h) and all_may_enter(s, u, h)):
        on |= 4096
    if s[1382] and s[20 + u] <= 599 and NEAR_Hex[h] >> s[20 + u] & 1 and not EDGE_Hex_road[s[20 + u], h]:
        on |= 8192
    top = topmost_rules(on, ((1, 16384), (2, 16384), (4, 16387), (8, 16387), (16, 16387), (32, 16387), (64, 16387), (128, 16387), (256, 16387), (512, 16387), (1024, 16387), (2048, 16387), (4096, 16387), (8192, 16387)))
    if not top:
        raise no_rule('may_enter', ('7.2-c', '7.4-a', '7.4-b', '7.5-a', '2.4-c', '7.4-c', '8.0-b.2', '7.4-d', '7.4-e', '9.5-d', '9.5-a', '9.4-b', '8.4-a.2', '7.8-b', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('7.2-c', 1))
    if top & 2:
        said.append(('7.4-a', 1))
    if top & 4:
        said.append(('7.4-b', 0))
    if top & 8:
        said.append(('7.5-a', 0))
    if top & 16:
        said.append(('2.4-c', 0))
    if top & 32:
        said.append(('7.4-c', 0))
    if top & 64:
        said.append(('8.0-b.2', 0))
    if top & 128:
        said.append(('7.4-d', 0))
    if top & 256:
        said.append(('7.4-e', 0))
    if top & 512:
        said.append(('9.5-d', 0))
    if top & 1024:
        said.append(('9.5-a', 0))
    if top & 2048:
        said.append(('9.4-b', 0))
    if top & 4096:
        said.append(('8.4-a.2', 0))
    if top & 8192:
        said.append(('7.8-b', 0))
    if top & 16384:
        said.append(('otherwise', 0))
    return agreed_value('may_enter', KIND_bool, said)


def value_may_fire(s: Store, u: int) -> int:
    """`may_fire` as the rules give it.

    11.0-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, fire_active(u), Unit.order[u] = good,
      range_value(u) > 0; overrides otherwise
    11.1-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, fire_active(u), Unit.order[u] = good,
      range_value(u) > 0, not ezoc(Unit.place[u], Unit.side[u]); overrides otherwise
    11.0-d.2: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, fire_active(u), Unit.order[u] = disrupted,
      range_value(u) > 0; overrides otherwise
    11.0-a.2: no when Unit.order[u] = disrupted; overrides 11.0-d.2, otherwise
    11.0-d: no when Unit.order[u] = disrupted, range_value(u) = 0; overrides 11.0-d.2, otherwise
    15.0-e: no when Unit.order[u] = disrupted, not fire_capable(u); overrides 11.0-d.2, otherwise
    11.1-c: no when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]); overrides
      11.0-a, 11.0-d.2, otherwise
    11.2-a: no when not fire_active(u); overrides 11.0-a, 11.0-d.2, 11.1-b, otherwise
    11.1-d: no when Unit.fired[u]; overrides 11.0-a, 11.0-d.2, 11.1-b, otherwise
    otherwise: no
    """
    if s[20 + u] <= 599:
        if value_fire_active(s, u) and s[260 + u] == 0 and CELLS_Unit_range[u] > 0:
            if not value_ezoc(s, s[20 + u], s[140 + u]):
                if not value_fire_active(s, u) or s[620 + u]:
                    return 0
                return 1
            if not value_fire_active(s, u):
                return 0
            return 0
        if value_ezoc(s, s[20 + u], s[140 + u]):
            if not value_fire_active(s, u):
                return 0
            return 0
        if not value_fire_active(s, u):
            return 0
        return 0
    if not value_fire_active(s, u):
        return 0
    return 0


def value_may_melee(s: Store, u: int) -> int:
    """`may_melee` as the rules give it.

    10.1-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020; overrides otherwise
    10.3-i: no when Unit.target[u] != none; overrides 10.1-b, otherwise
    10.2-g: no when Unit.target[u] != none; overrides 10.1-b, otherwise
    10.3-b: no when Unit.fired[u]; overrides 10.1-b, otherwise
    11.8-a: no when Unit.fired[u]; overrides 10.1-b, otherwise
    16.4-n.2: no when fury, Unit.order[u] = disrupted; overrides 10.1-b, otherwise
    otherwise: no
    """
    if s[20 + u] <= 599:
        if s[980 + u] != 2000000 or s[620 + u] or s[1385] and s[260 + u] == 1:
            return 0
        return 1
    return 0


def value_may_move(s: Store, u: int) -> int:
    """`may_move` as the rules give it.

    7.0-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, Unit.moves(u) > 0, some(h in Hex within "data
      2"(Unit.place[u]) where may_enter(u, h)); overrides otherwise
    7.1-a: no when not Unit.active[u]; overrides 7.0-a, otherwise
    6.5-a: no when not Unit.active[u]; overrides 7.0-a, otherwise
    7.3-a: no when Unit.moved[u]; overrides 7.0-a, otherwise
    7.1-d: no when leaders_turn, not Unit.type(u) = leader; overrides 7.0-a, otherwise
    otherwise: no
    """
    if s[20 + u] <= 599 and CELLS_Unit_moves[u] > 0 and some_may_move(s, u):
        if not s[380 + u] or s[500 + u] or s[1383] and not CELLS_Unit_type[u] == 0:
            return 0
        return 1
    return 0


def value_may_pursue(s: Store, u: int, h: int) -> int:
    """`may_pursue` as the rules give it.

    14.1-b: yes when Unit.moves(u) > 0, room_for(u, h) and all(u = v or may_stack(u, v) and may_stack(v, u) for v in
      Unit within ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])); overrides otherwise
    14.2-d: no when Unit.moves(u) = 0; overrides 14.1-b, otherwise
    14.2-e: no when Unit.fired[u]; overrides 14.1-b, otherwise
    11.5-b: no when Unit.fired[u]; overrides 14.1-b, otherwise
    14.3-c: no when Hex.prohibited(h); overrides 14.1-b, otherwise
    14.3-c.2: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by
      value"[h])); overrides 14.1-b, otherwise
    otherwise: no
    """
    if CELLS_Unit_moves[u] > 0 and value_room_for(s, u, h) and all_may_enter(s, u, h):
        if s[620 + u] or CELLS_Hex_prohibited[h] or s[1505 + 1 - s[140 + u]] & s[1509 + h]:
            return 0
        return 1
    return 0


def value_may_rally(s: Store, u: int) -> int:
    """`may_rally` as the rules give it.

    15.1-b: yes when elite(u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, not ezoc(Unit.place[u], Unit.side[u]);
      overrides otherwise
    15.1-c: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, not ezoc(Unit.place[u], Unit.side[u]),
      called_back(u); overrides otherwise
    15.1-d: yes when Unit.type(u) = leader, Unit.place[u] >= 0101 and Unit.place[u] <= 3020, not ezoc(Unit.place[u],
      Unit.side[u]); overrides otherwise
    17.2-c: yes when elite(u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, not ezoc(Unit.place[u], Unit.side[u]);
      overrides otherwise
    17.2-d: yes when elite(u), during.morale_check; overrides otherwise
    17.2-e: yes when elite(u), panicked[Unit.side[u]], Unit.place[u] >= 0101 and Unit.place[u] <= 3020, not
      ezoc(Unit.place[u], Unit.side[u]); overrides otherwise
    16.4-h: no when panicked[Unit.side[u]], not elite(u); overrides 15.1-c, 15.1-d, otherwise
    15.1-f: no when panicked[Unit.side[u]]; overrides 15.1-c, 15.1-d, otherwise
    otherwise: no
    """
    if CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0:
        if s[20 + u] <= 599 and not value_ezoc(s, s[20 + u], s[140 + u]):
            if some_called_back(s, u):
                if s[1475]:
                    if s[14 + s[140 + u]]:
                        if not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                            return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-d', 1), ('17.2-e', 1), ('16.4-h', 0), ('15.1-f', 0)))
                        return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-d', 1), ('17.2-e', 1), ('15.1-f', 0)))
                    return 1
                if s[14 + s[140 + u]]:
                    if not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                        return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('16.4-h', 0), ('15.1-f', 0)))
                    return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('15.1-f', 0)))
                return 1
            if s[1475]:
                if s[14 + s[140 + u]]:
                    if not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                        return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-d', 1), ('17.2-e', 1), ('16.4-h', 0), ('15.1-f', 0)))
                    return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-d', 1), ('17.2-e', 1), ('15.1-f', 0)))
                return 1
            if s[14 + s[140 + u]]:
                if not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                    return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('16.4-h', 0), ('15.1-f', 0)))
                return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('15.1-f', 0)))
            return 1
        if s[1475]:
            if s[14 + s[140 + u]]:
                if not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                    return agreed_value('may_rally', KIND_bool, (('17.2-d', 1), ('16.4-h', 0), ('15.1-f', 0)))
                return agreed_value('may_rally', KIND_bool, (('17.2-d', 1), ('15.1-f', 0)))
            return 1
        return 0
    if s[20 + u] <= 599 and not value_ezoc(s, s[20 + u], s[140 + u]) and (some_called_back(s, u) or CELLS_Unit_type[u] == 0):
        if s[14 + s[140 + u]]:
            return 0
        return 1
    return 0


def value_may_road_march(s: Store, u: int) -> int:
    """`may_road_march` as the rules give it.

    7.8-a.2: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, may_move(u), some(h in Hex within "data
      2"(Unit.place[u]) where edge(Unit.place[u], h).road on Hex and may_enter(u, h)); overrides otherwise
    7.8-c: no when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, ezoc(Unit.place[u], Unit.side[u]); overrides
      7.8-a.2, otherwise
    7.8-g: no when Unit.tactic[u] != none; overrides 7.8-a.2, otherwise
    7.8-h: no when Unit.moves(u) = 0; overrides 7.8-a.2, otherwise
    otherwise: no
    """
    if s[20 + u] <= 599:
        if value_may_move(s, u) and some_may_road_march(s, u):
            if value_ezoc(s, s[20 + u], s[140 + u]) or s[1220 + u] != 2000000 or CELLS_Unit_moves[u] == 0:
                return 0
            return 1
        if value_ezoc(s, s[20 + u], s[140 + u]):
            return 0
        return 0
    return 0


def value_may_stack(s: Store, u: int, v: int) -> int:
    """`may_stack` as the rules give it.

    8.0-a: yes when Unit.side[u] = Unit.side[v]; overrides otherwise
    8.0-b: no when Unit.side[u] != Unit.side[v]; overrides 8.0-a, otherwise
    8.3-a: no when "data 11"(u), "data 6"(v); overrides 8.0-a, otherwise
    8.3-b: no when "data 11"(u), Unit.moves(v) = 0; overrides 8.0-a, otherwise
    8.3-c: no when Unit.command(u) != none, Unit.command(v) != none, Unit.command(u) != Unit.command(v); overrides
      8.0-a, otherwise
    otherwise: no
    """
    if s[140 + u] == s[140 + v]:
        if s[140 + u] != s[140 + v]:
            return 0
        if CELLS_data_11[u]:
            if CELLS_data_6[v] or CELLS_Unit_moves[v] == 0 or CELLS_Unit_command[u] != 2000000 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[u] != CELLS_Unit_command[v]:
                return 0
            return 1
        if CELLS_Unit_command[u] != 2000000 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[u] != CELLS_Unit_command[v]:
            return 0
        return 1
    return 0


def value_may_strike(s: Store, p: int, a: int, h: int) -> int:
    """`may_strike` as the rules give it.

    10.2-d: yes when some(v in Unit within (("Unit.side by value"[1 - p] meet "Unit.place by value"[h]) meet
      set(Unit.place[standing] in "data 1"(a) for standing in Unit)) where exerts(v, a)); overrides otherwise
    10.2-e: yes when not some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data
      1"(a) for standing in Unit)) where exerts(v, a)), adjacent(a, h) on Hex, some(one in 0..119 within ("Unit.side by
      value"[1 - p] meet "Unit.place by value"[h])); overrides otherwise
    16.4-n: no when fury, not some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where
      must_melee(u)); overrides 10.2-d, 10.2-e, otherwise
    otherwise: no
    """
    if some_may_strike(s, p, h, a):
        if not some_may_strike_2(s, p, a):
            if s[1385] and not some_may_strike_3(s, p, a):
                return 0
            return 1
        if s[1385] and not some_may_strike_3(s, p, a):
            return 0
        return 1
    if not some_may_strike_2(s, p, a) and NEAR_Hex[h] >> a & 1 and s[1505 + 1 - p] & s[1509 + h]:
        if s[1385] and not some_may_strike_3(s, p, a):
            return 0
        return 1
    return 0


def value_may_take_initiative(s: Store, l: int, u: int) -> int:
    """`may_take_initiative` as the rules give it.

    6.4-a: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020; overrides otherwise
    6.4-b: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, Unit.place[l] = eliminated; overrides
      otherwise
    6.4-c: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, Unit.place[l] >= 0101 and
      Unit.place[l] <= 3020; overrides otherwise
    otherwise: no
    """
    if value_under(s, l, u) and s[20 + u] <= 599:
        if s[20 + place_of('Unit.place', KIND_Unit, l)] == 601:
            if s[20 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[20 + place_of('Unit.place', KIND_Unit, l)] <= 599:
                return 1
            return 1
        if s[20 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[20 + place_of('Unit.place', KIND_Unit, l)] <= 599:
            return 1
        return 1
    return 0


def value_may_target(s: Store, u: int, h: int) -> int:
    """`may_target` as the rules give it.

    11.4-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 3020, some(one in 0..119 within ("Unit.side by value"[1
      - Unit.side[u]] meet "Unit.place by value"[h])), distance(Unit.place[u], h) on Hex <= range_value(u); overrides
      otherwise
    otherwise: no
    """
    if s[20 + u] <= 599 and s[1505 + 1 - s[140 + u]] & s[1509 + h] and DISTANCE_Hex[s[20 + u]][h] <= (CELLS_Unit_range[u] if s[260 + u] == 0 else CELLS_Unit_back_range[u]):
        return 1
    return 0


def value_mobile_limit(s: Store, h: int, p: int) -> int:
    """`mobile_limit` as the rules give it.

    8.1-a: 2
    8.2-a: 3 when p = Roman, some(l in Legion where all(joins_legion(u, l) for u in Unit within (("Unit.side by
      value"[Roman] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus,
      town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4,
      comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1,
      goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1,
      goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3,
      vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1,
      foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3,
      buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1,
      legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4,
      moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3,
      gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light,
      tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet
      "Unit.place by value"[h]))); overrides 8.1-a
    """
    if p == 0 and (all_mobile_limit(s, h) or all_mobile_limit_2(s, h) or all_mobile_limit_3(s, h)):
        return 3
    return 2


def value_movement_factor(s: Store, u: int) -> int:
    """`movement_factor` as the rules give it.

    2.4-b: Unit.moves(u) when Unit.order[u] = good
    2.4-i.2: Unit.back_moves(u) when Unit.order[u] = disrupted
    """
    if s[260 + u] == 0:
        return CELLS_Unit_moves[u]
    return CELLS_Unit_back_moves[u]


def value_must_melee(s: Store, u: int) -> int:
    """`must_melee` as the rules give it.

    10.2-c: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    9.6-a: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    5.2-g: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    11.1-e: yes when Unit.engaged[u], may_melee(u), fire_capable(u); overrides otherwise
    TEC-q.2: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    otherwise: no
    """
    if s[740 + u] and value_may_melee(s, u):
        return 1
    return 0


def value_must_pursue(s: Store, u: int, a: int) -> int:
    """`must_pursue` as the rules give it.

    14.5-a: yes when pursuit in outcome; overrides otherwise
    12.0-j: yes when pursuit in outcome; overrides otherwise
    LEG-h: yes when pursuit in outcome; overrides otherwise
    14.6-a: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    12.0-k: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    17.1-e: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    LEG-h.2: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    otherwise: no
    """
    if s[1387] >> 6 & 1:
        if s[1391]:
            return 0
        return 1
    return 0


def value_must_retreat(s: Store, v: int, a: int, h: int) -> int:
    """`must_retreat` as the rules give it.

    12.0-m: yes when fight = melee; overrides otherwise
    13.0-c: no when fight = fire; overrides 12.0-m, otherwise
    13.1-e: no when camp[Unit.side[v]] = h; overrides 12.0-m, otherwise
    TEC-n: no when camp[Unit.side[v]] = h; overrides 12.0-m, otherwise
    LEG-k: no when camp[Unit.side[v]] = h; overrides 12.0-m, otherwise
    13.1-f: no when adjacent(a, h) on Hex, edge(a, h).side on Hex = 4; overrides 12.0-m, otherwise
    TEC-i: no when adjacent(a, h) on Hex, edge(a, h).side on Hex = 4; overrides 12.0-m, otherwise
    LEG-k.2: no when adjacent(a, h) on Hex, edge(a, h).side on Hex = 4; overrides 12.0-m, otherwise
    13.1-h: no when some(l in 0..119 within ((("Unit.side by value"[Unit.side[v]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet
      "Unit.place by value"[h]) meet "data 12"(v))); overrides 12.0-m, otherwise
    17.1-d: no when some(l in 0..119 within ((("Unit.side by value"[Unit.side[v]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet
      "Unit.place by value"[h]) meet "data 13"(v, leader_alone_stands))); overrides 12.0-m, otherwise
    otherwise: no
    """
    if s[1384] == 0:
        if s[16 + s[140 + v]] == h:
            if NEAR_Hex[h] >> a & 1 and EDGE_Hex_side[a, h] == 4:
                return 0
            return 0
        if NEAR_Hex[h] >> a & 1:
            if EDGE_Hex_side[a, h] == 4 or s[1505 + s[140 + v]] & 0x1f00000000000000ff & s[1509 + h] & CELLS_data_12[v] or s[1505 + s[140 + v]] & 0x1f00000000000000ff & s[1509 + h] & CELLS_data_13[v * 2 + s[8]]:
                return 0
            return 1
        if s[1505 + s[140 + v]] & 0x1f00000000000000ff & s[1509 + h] & CELLS_data_12[v] or s[1505 + s[140 + v]] & 0x1f00000000000000ff & s[1509 + h] & CELLS_data_13[v * 2 + s[8]]:
            return 0
        return 1
    if NEAR_Hex[h] >> a & 1 and EDGE_Hex_side[a, h] == 4:
        return 0
    return 0


def value_must_stop(s: Store, u: int, h: int) -> int:
    """`must_stop` as the rules give it.

    7.6-a: yes when ezoc(h, Unit.side[u]); overrides otherwise
    9.4-a: yes when ezoc(h, Unit.side[u]); overrides otherwise
    TEC-q: yes when ezoc(h, Unit.side[u]); overrides otherwise
    18.1-a: yes when camp[Roman] = h or camp[Barbarian] = h; overrides otherwise
    TEC-m: yes when camp[Roman] = h or camp[Barbarian] = h; overrides otherwise
    otherwise: no
    """
    if value_ezoc(s, h, s[140 + u]) or s[16] == h or s[17] == h:
        return 1
    return 0


def value_open_to_flight(s: Store, v: int, h: int) -> int:
    """`open_to_flight` as the rules give it.

    13.4-a: yes when not Hex.prohibited(h); overrides otherwise
    13.4-d: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[v]] meet "Unit.place by value"[h]));
      overrides 13.4-a, otherwise
    13.4-d.2: no when Hex.prohibited(h); overrides 13.4-a, otherwise
    13.4-l: no when h in trail; overrides 13.4-a, otherwise
    otherwise: no
    """
    if not CELLS_Hex_prohibited[h]:
        if s[1505 + 1 - s[140 + v]] & s[1509 + h] or s[1388] >> h & 1:
            return 0
        return 1
    return 0


def value_opens_fire(s: Store, l: int, u: int) -> int:
    """`opens_fire` as the rules give it.

    11.2-b.2: yes when Unit.active[l], in_radius(l, u), army_commander(l) or Unit.command(l) = Unit.command(u);
      overrides otherwise
    6.1-f: no when marked != l, not sub_commanders_open_fire; overrides 11.2-b.2, otherwise
    otherwise: no
    """
    if s[380 + l] and value_in_radius(s, l, u) and ((l == 0 or l == 64) or CELLS_Unit_command[l] == CELLS_Unit_command[u]):
        if s[1377] != l and not s[6]:
            return 0
        return 1
    return 0


def value_overstacked(s: Store, h: int, p: int) -> int:
    """`overstacked` as the rules give it.

    8.5-a: count(one in 0..119 within (("Unit.side by value"[p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2,
      carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h])) > mobile_limit(h, p) or
      count(one in 0..119 within (("Unit.side by value"[p] meet "fort_1, fort_2, fort_3, fort_4, fort_5") meet
      "Unit.place by value"[h])) > 1 or some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h])
      where not all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by
      value"[Unit.side[u]] meet "Unit.place by value"[h])))
    """
    return 1 if (s[1505 + p] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]).bit_count() > (3 if p == 0 and (all_mobile_limit(s, h) or all_mobile_limit_2(s, h) or all_mobile_limit_3(s, h)) else 2) or (s[1505 + p] & 7936 & s[1509 + h]).bit_count() > 1 or some_overstacked(s, p, h) else 0


def value_pursuit_reach(s: Store, u: int) -> int:
    """`pursuit_reach` as the rules give it.

    14.2-b: 2 when "data 14"(u)
    14.2-c: 1 when "data 6"(u)
    """
    if CELLS_data_14[u]:
        if CELLS_data_6[u]:
            return agreed_value('pursuit_reach', KIND_1_2, (('14.2-b', 2), ('14.2-c', 1)))
        return 2
    if CELLS_data_6[u]:
        return 1
    raise no_rule('pursuit_reach', ('14.2-b', '14.2-c'))


def value_range_value(s: Store, u: int) -> int:
    """`range_value` as the rules give it.

    2.4-e: Unit.range(u) when Unit.order[u] = good
    2.4-i.4: Unit.back_range(u) when Unit.order[u] = disrupted
    """
    if s[260 + u] == 0:
        return CELLS_Unit_range[u]
    return CELLS_Unit_back_range[u]


def value_room_for(s: Store, u: int, h: int) -> int:
    """`room_for` as the rules give it.

    8.1-a.2: count(one in 0..119 within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2,
      carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h])) < 2 when Unit.moves(u) > 0
    8.1-b.2: count(one in 0..119 within (("Unit.side by value"[Unit.side[u]] meet "fort_1, fort_2, fort_3, fort_4,
      fort_5") meet "Unit.place by value"[h])) < 1 when Unit.moves(u) = 0
    8.2-a.3: yes when Unit.moves(u) > 0, count(one in 0..119 within (("Unit.side by value"[Unit.side[u]] meet
      "stilicho, comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1,
      eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2,
      aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3,
      goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3,
      goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4,
      vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2,
      hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4,
      foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2,
      legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1,
      moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4,
      gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by
      value"[h])) = 2, Unit.side[u] = Roman, some(l in Legion where joins_legion(u, l) and all(joins_legion("u 2", l)
      for "u 2" in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2,
      carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))); overrides 8.1-a.2
    """
    if CELLS_Unit_moves[u] > 0:
        if (s[1505 + s[140 + u]] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]).bit_count() == 2 and s[140 + u] == 0 and (value_joins_legion(s, u, 0) and all_room_for(s, h) or value_joins_legion(s, u, 1) and all_room_for_2(s, h) or value_joins_legion(s, u, 2) and all_room_for_3(s, h)):
            return 1
        return 1 if (s[1505 + s[140 + u]] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]).bit_count() < 2 else 0
    return 1 if (s[1505 + s[140 + u]] & 7936 & s[1509 + h]).bit_count() < 1 else 0


def value_shooters_at(s: Store, p: int, h: int) -> int:
    """`shooters_at` as the rules give it.

    11.0-c: some(v in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where fire_capable(v))
    """
    return some_shooters_at(s, p, h)


def value_side_cost(s: Store, u: int, a: int, h: int) -> int:
    """`side_cost` as the rules give it.

    7.7.1-a: hexside(edge(a, h).side on Hex, "data 6"(u))
    7.9-a: 0 when edge(a, h).side on Hex = 1 and edge(a, h).road on Hex; overrides 7.7.1-a
    7.9-b: 0 when edge(a, h).side on Hex = 1 and edge(a, h).road on Hex, on_the_road; overrides 7.7.1-a
    9.2-e: 0 when edge(a, h).gate on Hex, edge(a, h).side on Hex = 4; overrides 7.7.1-a
    9.2-e.2: 0 when edge(a, h).gate on Hex, edge(a, h).side on Hex = 5, gate_is_free_outward; overrides 7.7.1-a
    """
    if EDGE_Hex_side[a, h] == 1 and EDGE_Hex_road[a, h]:
        if EDGE_Hex_gate[a, h]:
            if EDGE_Hex_side[a, h] == 4:
                if EDGE_Hex_side[a, h] == 5:
                    return 0
                return 0
            if EDGE_Hex_side[a, h] == 5:
                return 0
            return 0
        return 0
    if EDGE_Hex_gate[a, h]:
        if EDGE_Hex_side[a, h] == 4:
            if EDGE_Hex_side[a, h] == 5:
                return 0
            return 0
        if EDGE_Hex_side[a, h] == 5 and s[1]:
            return 0
        return CELLS_hexside[EDGE_Hex_side[a, h] * 4 + CELLS_data_6[u]]
    return CELLS_hexside[EDGE_Hex_side[a, h] * 4 + CELLS_data_6[u]]


def value_side_cover(s: Store, p: int, a: int, h: int) -> int:
    """`side_cover` as the rules give it.

    10.4-n: side_shift(a, h) if all(side_shift(Unit.struck_from[v], h) > 0 for v in Unit within (("Unit.side by
      value"[p] meet "Unit.target by value"[h]) minus "Unit.struck_from by value"[none])) else 0 when fight = melee
    11.6-a.2: side_shift(a, h) when fight = fire
    """
    if s[1384] == 0:
        return value_side_shift(s, a, h) if all_side_cover(s, p, h) else 0
    return value_side_shift(s, a, h)


def value_side_shift(s: Store, a: int, h: int) -> int:
    """`side_shift` as the rules give it.

    10.4-k.3: hexside(edge(a, h).side on Hex, against_melee) when fight = melee, adjacent(a, h) on Hex
    10.4-o: 2 when fight = melee, adjacent(a, h) on Hex, edge(a, h).side on Hex = 4
    10.4-p: 0 when fight = melee, adjacent(a, h) on Hex, edge(a, h).side on Hex = 5
    10.2-a.2: 0 when fight = melee, not adjacent(a, h) on Hex
    11.6-a.3: hexside(edge(a, h).side on Hex, against_fire) when fight = fire, adjacent(a, h) on Hex
    TEC-h.2: 2 if far_fire_meets_walls and Hex.town(h) and not Hex.town(a) else 0 when fight = fire, not adjacent(a, h)
      on Hex
    """
    if s[1384] == 0:
        if NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            if EDGE_Hex_side[space_of('Hex', 600, a), h] == 4:
                if EDGE_Hex_side[space_of('Hex', 600, a), h] == 5:
                    if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                        return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-o', 2), ('10.4-p', 0), ('10.2-a.2', 0)))
                    return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-o', 2), ('10.4-p', 0)))
                if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                    return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-o', 2), ('10.2-a.2', 0)))
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-o', 2)))
            if EDGE_Hex_side[space_of('Hex', 600, a), h] == 5:
                if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                    return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-p', 0), ('10.2-a.2', 0)))
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.4-p', 0)))
            if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]), ('10.2-a.2', 0)))
            return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 2]),))
        if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            return 0
        raise no_rule('side_shift', ('10.4-k.3', '10.4-o', '10.4-p', '10.2-a.2', '11.6-a.3', 'TEC-h.2'))
    if NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
        if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            return agreed_value('side_shift', KIND_0_2, (('11.6-a.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 3]), ('TEC-h.2', 2 if s[3] and CELLS_Hex_town[h] and not look_Hex_town(a) else 0)))
        return agreed_value('side_shift', KIND_0_2, (('11.6-a.3', CELLS_hexside[EDGE_Hex_side[space_of('Hex', 600, a), h] * 4 + 3]),))
    if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
        return 2 if s[3] and CELLS_Hex_town[h] and not look_Hex_town(a) else 0
    raise no_rule('side_shift', ('10.4-k.3', '10.4-o', '10.4-p', '10.2-a.2', '11.6-a.3', 'TEC-h.2'))


def value_step_cost(s: Store, u: int, a: int, h: int) -> int:
    """`step_cost` as the rules give it.

    7.7.1-a.2: terrain_cost(u, h) + side_cost(u, a, h)
    7.7.1-b: 2 when edge(a, h).side on Hex = 1, not (edge(a, h).side on Hex = 1 and edge(a, h).road on Hex),
      Hex.terrain(h) = open_ground, Hex.second(h) = none
    """
    if EDGE_Hex_side[a, h] == 1 and not (EDGE_Hex_side[a, h] == 1 and EDGE_Hex_road[a, h]):
        return agreed_value('step_cost', KIND_0_9, (('7.7.1-a.2', value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)), ('7.7.1-b', 2)))
    return value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)


def value_terrain_cost(s: Store, u: int, h: int) -> int:
    """`terrain_cost` as the rules give it.

    7.7-a: ground(Hex.terrain(h), "data 6"(u)) when Hex.second(h) = none
    7.7.2-a: highest("data 9"(t, u) for t in 0..4 within "data 8"(Hex.terrain(h), Hex.second(h), Hex.road(h)))
    """
    return agreed_value('terrain_cost', KIND_0_2, (('7.7-a', CELLS_ground[CELLS_Hex_terrain[h] * 4 + CELLS_data_6[u]]), ('7.7.2-a', highest_terrain_cost(s, h, u))))


def value_this_battle(s: Store) -> int:
    """`this_battle` as the rules give it.

    21.0-a: at_faesulae when scenario = faesulae
    21.0-a.2: at_tricamerum when scenario = tricamerum
    """
    if s[10] == 0:
        return 0
    return 1


def value_under(s: Store, l: int, u: int) -> int:
    """`under` as the rules give it.

    6.1-d.2: yes when army_commander(l), Unit.side[u] = Unit.side[l]; overrides otherwise
    6.1-g.2: yes when 1, Unit.type(l) = leader, Unit.side[u] = Unit.side[l], Unit.command(l) != none, Unit.command(u) =
      Unit.command(l); overrides otherwise
    otherwise: no
    """
    if l == 0 or l == 64:
        if s[140 + u] == s[140 + place_of('Unit.side', KIND_Unit, l)]:
            if look_Unit_type(l) == 0 and look_Unit_command(l) != 2000000 and CELLS_Unit_command[u] == look_Unit_command(l):
                return 1
            return 1
        if look_Unit_type(l) == 0:
            return 0
        return 0
    if look_Unit_type(l) == 0 and s[140 + u] == s[140 + place_of('Unit.side', KIND_Unit, l)] and look_Unit_command(l) != 2000000 and CELLS_Unit_command[u] == look_Unit_command(l):
        return 1
    return 0


def value_withdrawal(s: Store) -> int:
    """`withdrawal` as the rules give it.

    12.0-n: 1
    13.2-a: 1
    17.2-b: 1
    """
    return 1


def count_all_can_follow(s: Store) -> int:
    """count(u in Unit within pursuers where pursuit_reach(u) = 2)"""
    found = 0
    for u in SETS[s[1392]]:
        if value_pursuit_reach(s, u) == 2:
            found += 1
    return found


def all_all_can_follow_2(s: Store, u: int, its_1_same_0: int) -> int:
    """all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet
      same_0))
    """
    for v in SETS[s[1505 + s[140 + u]] & its_1_same_0]:
        if not (u == v or value_may_stack(s, u, v) and value_may_stack(s, v, u)):
            return 0
    return 1


def all_all_can_follow(s: Store, g: int) -> int:
    """all(pursuit_reach(u) = 1 or all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by
      value"[Unit.side[u]] meet "Unit.place by value"[g])) for u in Unit within pursuers)
    """
    same_0 = s[1509 + g]
    for u in SETS[s[1392]]:
        if not (value_pursuit_reach(s, u) == 1 or all_all_can_follow_2(s, u, same_0)):
            return 0
    return 1


def some_called_back(s: Store, u: int) -> int:
    """some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 15"(u)) meet "Unit.order by value"[good])
      where commands(l, u))
    """
    for l in SETS[s[1505 + s[140 + u]] & CELLS_data_15[u] & s[1507]]:
        if value_under(s, l, u) and value_in_radius(s, l, u) if l == 0 or l == 64 else CELLS_Unit_type[l] == 0 and not (l == 0 or l == 64) and value_under(s, l, u) and value_in_radius(s, l, u):
            return 1
    return 0


def some_ezoc(s: Store, p: int, h: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for standing in
      Unit)) where exerts(v, h))
    """
    for v in SETS[s[1505 + 1 - p] & gathered(s, 1509, EACH_CELLS_data_1[h])]:
        if value_exerts(s, v, h):
            return 1
    return 0


def some_fire_active(s: Store, u: int) -> int:
    """some(l in Unit within ("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") where
      opens_fire(l, u))
    """
    for l in SETS[s[1505 + s[140 + u]] & 0x1f00000000000000ff]:
        if not (s[1377] != l and not s[6]) if s[380 + l] and value_in_radius(s, l, u) and ((l == 0 or l == 64) or CELLS_Unit_command[l] == CELLS_Unit_command[u]) else 0:
            return 1
    return 0


def all_good_end(s: Store, v: int, h: int) -> int:
    """all(v = "v'" or may_stack(v, "v'") and may_stack("v'", v) for "v'" in Unit within ("Unit.side by
      value"[Unit.side[v]] meet "Unit.place by value"[h]))
    """
    for its_0_v in SETS[s[1505 + s[140 + v]] & s[1509 + h]]:
        if not (v == its_0_v or value_may_stack(s, v, its_0_v) and value_may_stack(s, its_0_v, v)):
            return 0
    return 1


def highest_hex_cover(s: Store, h: int) -> int:
    """highest(ground(t, against_melee) for t in Terrain within "data 8"(Hex.terrain(h), Hex.second(h), Hex.road(h)))"""
    found: list[int] = []
    for t in MEMBERS[look_data_8(CELLS_Hex_terrain[h], CELLS_Hex_second[h], CELLS_Hex_road[h])]:
        found.append(CELLS_ground[t * 4 + 2])
    return max(found, default=0)


def highest_hex_cover_2(s: Store, h: int) -> int:
    """highest(ground(t, against_fire) for t in Terrain within "data 8"(Hex.terrain(h), Hex.second(h), Hex.road(h)))"""
    found: list[int] = []
    for t in MEMBERS[look_data_8(CELLS_Hex_terrain[h], CELLS_Hex_second[h], CELLS_Hex_road[h])]:
        found.append(CELLS_ground[t * 4 + 3])
    return max(found, default=0)


def path_leads_out(s: Store, start: int, goal: int, most: int, v: int, t: int) -> int:
    """path(g in Hex from h to t at most n where open_to_flight(v, g) and (g = t or not (camp[Roman] = g or
      camp[Barbarian] = g)))
    """
    if not (0 <= start < 600 and 0 <= goal < 600):
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
        for g in SETS[found]:
            if (not (s[1505 + 1 - s[140 + v]] & s[1509 + g] or s[1388] >> g & 1) if not CELLS_Hex_prohibited[g] else 0) and (g == t or not (s[16] == g or s[17] == g)):
                front |= 1 << g
    return 0


def some_leads_out(s: Store, h: int, n: int, v: int) -> int:
    """some(t in Hex within 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff where distance(h, t) on Hex <= n and good_end(v, t) and open_to_flight(v, t) and path(g in Hex from h to t at most n where open_to_flight(v, g) and (g = t or not (camp[Roman] = g or camp[Barbarian] = g))))"""
    for t in SETS[0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff & ball_of(BALL_Hex[h], n)]:
        if value_good_end(s, v, t) and (not (s[1505 + 1 - s[140 + v]] & s[1509 + t] or s[1388] >> t & 1) if not CELLS_Hex_prohibited[t] else 0) and path_leads_out(s, h, t, n, v, t):
            return 1
    return 0


def some_may_disengage(s: Store, u: int) -> int:
    """some(v in Unit within (("Unit.side by value"[1 - Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, goth_horse_1, goth_horse_2, goth_horse_3, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4,
      foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1,
      buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse,
      mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, gel_horse_1, gel_horse_2,
      gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6") meet set(Unit.place[standing] in "data
      2"(Unit.place[u]) for standing in Unit)) where exerts(v, Unit.place[u]))
    """
    same_0 = s[20 + u]
    for v in SETS[s[1505 + 1 - s[140 + u]] & 0x3f8ff3f803fffffc0f1c00001fe0ff & gathered(s, 1509, EACH_CELLS_data_2[s[20 + u]])]:
        if value_exerts(s, v, same_0):
            return 1
    return 0


def all_may_enter(s: Store, u: int, h: int) -> int:
    """all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet
      "Unit.place by value"[h]))
    """
    for v in SETS[s[1505 + s[140 + u]] & s[1509 + h]]:
        if not (u == v or value_may_stack(s, u, v) and value_may_stack(s, v, u)):
            return 0
    return 1


def some_may_move(s: Store, u: int) -> int:
    """some(h in Hex within "data 2"(Unit.place[u]) where may_enter(u, h))"""
    for h in EACH_CELLS_data_2[s[20 + u]]:
        if value_may_enter(s, u, h):
            return 1
    return 0


def some_may_road_march(s: Store, u: int) -> int:
    """some(h in Hex within "data 2"(Unit.place[u]) where edge(Unit.place[u], h).road on Hex and may_enter(u, h))"""
    same_0 = s[20 + u]
    for h in EACH_CELLS_data_2[s[20 + u]]:
        if EDGE_Hex_road[same_0, h] and value_may_enter(s, u, h):
            return 1
    return 0


def some_may_strike(s: Store, p: int, h: int, a: int) -> int:
    """some(v in Unit within (("Unit.side by value"[1 - p] meet "Unit.place by value"[h]) meet set(Unit.place[standing] in
      "data 1"(a) for standing in Unit)) where exerts(v, a))
    """
    for v in SETS[s[1505 + 1 - p] & s[1509 + h] & gathered(s, 1509, EACH_CELLS_data_1[a])]:
        if value_exerts(s, v, a):
            return 1
    return 0


def some_may_strike_2(s: Store, p: int, a: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(a) for standing in
      Unit)) where exerts(v, a))
    """
    for v in SETS[s[1505 + 1 - p] & gathered(s, 1509, EACH_CELLS_data_1[a])]:
        if value_exerts(s, v, a):
            return 1
    return 0


def some_may_strike_3(s: Store, p: int, a: int) -> int:
    """some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where must_melee(u))"""
    for u in SETS[s[1505 + p] & s[1509 + a]]:
        if s[740 + u] and value_may_melee(s, u):
            return 1
    return 0


def all_mobile_limit(s: Store, h: int) -> int:
    """all(joins_legion(u, legion_a) for u in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1,
      eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1,
      sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for u in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, u, 0):
            return 0
    return 1


def all_mobile_limit_2(s: Store, h: int) -> int:
    """all(joins_legion(u, legion_b) for u in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1,
      eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1,
      sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for u in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, u, 1):
            return 0
    return 1


def all_mobile_limit_3(s: Store, h: int) -> int:
    """all(joins_legion(u, legion_c) for u in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1,
      eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1,
      sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6,
      goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth,
      vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3,
      foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius,
      ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1,
      eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2,
      herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1,
      moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7,
      gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4,
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for u in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, u, 2):
            return 0
    return 1


def some_overstacked(s: Store, p: int, h: int) -> int:
    """some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where not all(u = v or may_stack(u,
      v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])))
    """
    same_0 = s[1509 + h]
    for u in SETS[s[1505 + p] & s[1509 + h]]:
        if not all_all_can_follow_2(s, u, same_0):
            return 1
    return 0


def all_room_for(s: Store, h: int) -> int:
    """all(joins_legion("u 2", legion_a) for "u 2" in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes,
      dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2,
      eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2,
      sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5,
      goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2,
      camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2,
      vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4,
      belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3,
      eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1,
      isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3,
      moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6,
      gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3,
      tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for its_0_u_2 in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, its_0_u_2, 0):
            return 0
    return 1


def all_room_for_2(s: Store, h: int) -> int:
    """all(joins_legion("u 2", legion_b) for "u 2" in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes,
      dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2,
      eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2,
      sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5,
      goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2,
      camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2,
      vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4,
      belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3,
      eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1,
      isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3,
      moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6,
      gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3,
      tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for its_0_u_2 in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, its_0_u_2, 1):
            return 0
    return 1


def all_room_for_3(s: Store, h: int) -> int:
    """all(joins_legion("u 2", legion_c) for "u 2" in Unit within (("Unit.side by value"[Roman] meet "stilicho, comes,
      dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2,
      eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2,
      sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5,
      goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2,
      camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2,
      vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4,
      belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3,
      eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1,
      isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3,
      moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6,
      gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3,
      tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[h]))
    """
    for its_0_u_2 in SETS[s[1505] & 0xffffffffffffffffffffffffffe0ff & s[1509 + h]]:
        if not value_joins_legion(s, its_0_u_2, 2):
            return 0
    return 1


def some_shooters_at(s: Store, p: int, h: int) -> int:
    """some(v in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where fire_capable(v))"""
    for v in SETS[s[1505 + p] & s[1509 + h]]:
        if CELLS_Unit_missile[v] or CELLS_data_11[v] and s[4] if s[260 + v] == 0 else CELLS_Unit_back_missile[v] or CELLS_data_11[v] and s[4]:
            return 1
    return 0


def all_side_cover(s: Store, p: int, h: int) -> int:
    """all(side_shift(Unit.struck_from[v], h) > 0 for v in Unit within (("Unit.side by value"[p] meet "Unit.target by
      value"[h]) minus "Unit.struck_from by value"[none]))
    """
    for v in SETS[s[1505 + p] & s[2111 + h] & ~s[3315]]:
        if not value_side_shift(s, s[1100 + v], h) > 0:
            return 0
    return 1


def highest_terrain_cost(s: Store, h: int, u: int) -> int:
    """highest("data 9"(t, u) for t in 0..4 within "data 8"(Hex.terrain(h), Hex.second(h), Hex.road(h)))"""
    found: list[int] = []
    for t in MEMBERS[look_data_8(CELLS_Hex_terrain[h], CELLS_Hex_second[h], CELLS_Hex_road[h])]:
        found.append(CELLS_data_9[t * 120 + u])
    return max(found, default=0)


def some_activate_choose(s: Store, l: int) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    for u in SETS[s[1505 + s[1409]] & s[1505 + s[140 + l]]]:
        if value_may_take_initiative(s, l, u):
            return 1
    return 0


def set_activate_choose(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      commands(activate.l, one))
    """
    same_0 = s[1410]
    found = 0
    for its_0_one in SETS[s[1505 + s[1409]] & s[1505 + s[140 + s[1410]]]]:
        if value_under(s, same_0, its_0_one) and value_in_radius(s, same_0, its_0_one) if same_0 == 0 or same_0 == 64 else CELLS_Unit_type[same_0] == 0 and not (same_0 == 0 or same_0 == 64) and value_under(s, same_0, its_0_one) and value_in_radius(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def some_activate_choose_2(s: Store) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    same_0 = s[1410]
    for u in SETS[s[1505 + s[1409]] & s[1505 + s[140 + s[1410]]]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


def set_activate_choose_h(s: Store, h: int) -> int:
    """set(one in Unit within (("Unit.side by value"[activate.p] meet "Unit.place by value"[activate.h]) meet "Unit.side
      by value"[Unit.side[activate.l]]) where under(activate.l, one))
    """
    same_0 = s[1410]
    found = 0
    for its_0_one in SETS[s[1505 + s[1409]] & s[1509 + h] & s[1505 + s[140 + s[1410]]]]:
        if value_under(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def some_fire_phase_choose_v(s: Store, v: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and
      Unit.place[v] <= 3020 and may_target(fire_phase.v, Unit.place[v]))
    """
    for v_ in SETS[s[1505 + 1 - s[140 + v]]]:
        if s[20 + v_] <= 599 and value_may_target(s, v, s[20 + v_]):
            return 1
    return 0


def some_fire_phase_choose_v_2(s: Store, v: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and
      Unit.place[v] <= 3020 and may_target(fire_phase.v, Unit.place[v]))
    """
    for v_ in SETS[s[1505 + 1 - s[140 + v]]]:
        if s[20 + v_] <= 599 and value_may_target(s, v, s[20 + v_]):
            return 1
    return 0


def members_18(bits: int) -> list[int]:
    """The members of a set of 18 values at most, the lowest first."""
    return [*MEMBERS[bits & 511], *MEMBERS_FROM_9[bits >> 9 & 511]]


def set_impulses_roll_m(s: Store, p: int) -> int:
    """set(one in Unit within "Unit.side by value"[impulse.p] where Unit.place[one] >= 0101 and Unit.place[one] <= 3020)"""
    found = 0
    for its_0_one in SETS[s[1505 + p]]:
        if s[20 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def set_impulses_roll_m_2(s: Store, p: int, m: int) -> int:
    """set(one in Unit within ("Unit.side by value"[impulse.p] meet "data 3"(Marker.calls(impulses.m))) where
      Unit.place[one] >= 0101 and Unit.place[one] <= 3020)
    """
    found = 0
    for its_0_one in SETS[s[1505 + p] & look_data_3(CELLS_Marker_calls[m])]:
        if s[20 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def some_impulses_roll_m(s: Store, p: int, m: int) -> int:
    """some(u in Unit within "Unit.side by value"[impulse.p] where may_take_initiative(Marker.leads(impulses.m), u))"""
    same_0 = CELLS_Marker_leads[m]
    for u in SETS[s[1505 + p]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


def some_melee_phase_choose_2(s: Store, u: int) -> int:
    """some(h in Hex within "data 2"(Unit.place[u]) where may_strike(Unit.side[u], Unit.place[u], h))"""
    same_0 = s[140 + u]
    same_1 = s[20 + u]
    for h in EACH_CELLS_data_2[s[20 + u]]:
        if value_may_strike(s, same_0, same_1, h):
            return 1
    return 0


def some_melee_phase_choose(s: Store) -> int:
    """some(u in Unit within "Unit.side by value"[melee_phase.p] where must_melee(u) and may_melee(u) and Unit.place[u] >=
      0101 and Unit.place[u] <= 3020 and some(h in Hex within "data 2"(Unit.place[u]) where may_strike(Unit.side[u],
      Unit.place[u], h)))
    """
    for u in SETS[s[1505 + s[1423]]]:
        if (s[740 + u] and value_may_melee(s, u)) and value_may_melee(s, u) and s[20 + u] <= 599 and some_melee_phase_choose_2(s, u):
            return 1
    return 0


def some_movement_choose(s: Store) -> int:
    """some(v in Unit within ("Unit.side by value"[movement.p] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus,
      radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1,
      comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl,
      camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7,
      goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1,
      vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1,
      foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros,
      gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3,
      trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine,
      mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2,
      gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8,
      gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5,
      tza_horse_6, tza_foot_1, tza_foot_2") where may_road_march(v))
    """
    for v in SETS[s[1505 + s[1414]] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_road_march(s, v):
            return 1
    return 0


def some_pursue_choose(s: Store) -> int:
    """some(u in Unit within pursue.riding where must_pursue(u, pursue.a))"""
    same_0 = s[1457]
    for u in SETS[s[1460]]:
        if not s[1391] if s[1387] >> 6 & 1 else 0:
            return 1
    return 0


def set_second_hex_choose_g(s: Store) -> int:
    """set(one in Unit within (pursuers meet "Unit.place by value"[second_hex.h]) where pursuit_reach(one) = 2)"""
    found = 0
    for its_0_one in SETS[s[1392] & s[1509 + s[1462]]]:
        if value_pursuit_reach(s, its_0_one) == 2:
            found |= 1 << its_0_one
    return found


def set_assault_loop(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) where
      may_melee(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + s[1428]] & s[1509 + s[1431]]]:
        if value_may_melee(s, its_0_one):
            found |= 1 << its_0_one
    return found


def some_assault_loop_2(s: Store, base: int, its_1_assault_goal: int, p: int) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1505 + p] & s[1509 + base] & s[2111 + its_1_assault_goal]]:
        if not s[860 + u]:
            return 1
    return 0


def set_assault_loop_2(s: Store, base: int, its_1_assault_goal: int, p: int) -> int:
    """set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "stilicho,
      comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1,
      eq_2, eq_sag_1, eq_sag_2, illyr, comit_1, comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1,
      aux_pal_2, sagit_1, sagit_2, carrbl_bl, camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4,
      goth_foot_5, goth_foot_6, goth_foot_7, goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1,
      goth_bow_2, camp_gd_goth, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1,
      vandal_foot_2, vandal_foot_3, foed_foot_1, foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2,
      hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2,
      foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5,
      isaur_1, isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2,
      moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5,
      gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2,
      tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") where may_pursue(one, assault.goal))
    """
    found = 0
    for its_0_one in SETS[s[1505 + p] & s[1509 + base] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_pursue(s, its_0_one, its_1_assault_goal):
            found |= 1 << its_0_one
    return found


def some_fire_phase_loop(s: Store, u: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[u]] where Unit.place[v] >= 0101 and Unit.place[v] <= 3020
      and may_target(u, Unit.place[v]))
    """
    for v in SETS[s[1505 + 1 - s[140 + u]]]:
        if s[20 + v] <= 599 and value_may_target(s, u, s[20 + v]):
            return 1
    return 0


def some_flight_loop(s: Store, here: int, left: int, v: int) -> int:
    """some(f in Hex within "data 1"(flight.here) where open_to_flight(flight.v, f) and leads_out(flight.v, f,
      flight.left))
    """
    for f in EACH_CELLS_data_1[here]:
        if (not (s[1505 + 1 - s[140 + v]] & s[1509 + f] or s[1388] >> f & 1) if not CELLS_Hex_prohibited[f] else 0) and value_leads_out(s, v, f, left):
            return 1
    return 0


def set_impulses_loop(s: Store, its_0_first_to_rally: int) -> int:
    """set(one in Unit within ("Unit.side by value"[first_to_rally] meet "Unit.order by value"[disrupted]) where
      elite(one) and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + its_0_first_to_rally] & s[1508]]:
        if (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_2(s: Store, its_0_first_to_rally: int) -> int:
    """set(one in Unit within (("Unit.side by value"[first_to_rally] meet "Unit.order by value"[disrupted]) meet "fort_1,
      fort_2, fort_3, fort_4, fort_5, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1,
      comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl,
      camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7,
      goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1,
      vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1,
      foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, buc_1, buc_2, buc_3, buc_4,
      foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2,
      legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1,
      moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4,
      gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") where not elite(one)
      and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + its_0_first_to_rally] & s[1508] & 0xffffffffffffe0ffffffffffffff00]:
        if not (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_3(s: Store, its_0_first_to_rally: int) -> int:
    """set(one in Unit within (("Unit.side by value"[first_to_rally] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[disrupted]) where may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + its_0_first_to_rally] & 0x1f00000000000000ff & s[1508]]:
        if value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_4(s: Store, p: int) -> int:
    """set(one in Unit within ("Unit.side by value"[rally_phase.p] meet "Unit.order by value"[disrupted]) where elite(one)
      and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + p] & s[1508]]:
        if (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_5(s: Store, p: int) -> int:
    """set(one in Unit within (("Unit.side by value"[rally_phase.p] meet "Unit.order by value"[disrupted]) meet "fort_1,
      fort_2, fort_3, fort_4, fort_5, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1,
      comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl,
      camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7,
      goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1,
      vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1,
      foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, buc_1, buc_2, buc_3, buc_4,
      foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse, legn_1, legn_2,
      legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine, mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1,
      moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4,
      gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") where not elite(one)
      and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + p] & s[1508] & 0xffffffffffffe0ffffffffffffff00]:
        if not (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_6(s: Store, p: int) -> int:
    """set(one in Unit within (("Unit.side by value"[rally_phase.p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[disrupted]) where may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1505 + p] & 0x1f00000000000000ff & s[1508]]:
        if value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def all_line_up(s: Store, h: int, u: int) -> int:
    """all(line_up.u = v or may_stack(line_up.u, v) and may_stack(v, line_up.u) for v in Unit within ("Unit.side by
      value"[Unit.side[line_up.u]] meet "Unit.place by value"[line_up.h]))
    """
    for v in SETS[s[1505 + s[140 + u]] & s[1509 + h]]:
        if not (u == v or value_may_stack(s, u, v) and value_may_stack(s, v, u)):
            return 0
    return 1


def all_line_up_then(s: Store, h: int) -> int:
    """all(line_up.u = v or may_stack(line_up.u, v) and may_stack(v, line_up.u) for v in Unit within ("Unit.side by
      value"[Unit.side[line_up.u]] meet "Unit.place by value"[line_up.h]))
    """
    same_0 = s[1471]
    for v in SETS[s[1505 + s[140 + s[1471]]] & s[1509 + h]]:
        if not (same_0 == v or value_may_stack(s, same_0, v) and value_may_stack(s, v, same_0)):
            return 0
    return 1


def some_march_unit_loop(s: Store) -> int:
    """some(h in Hex within ("data 2"(Unit.place[march_unit.u]) meet "data 1"(march_unit.here)) where
      may_enter(march_unit.u, h))
    """
    same_0 = s[1416]
    for h in SETS[CELLS_data_2[s[20 + s[1416]]] & CELLS_data_1[s[1417]]]:
        if value_may_enter(s, same_0, h):
            return 1
    return 0


def some_melee_phase_loop(s: Store, u: int) -> int:
    """some(h in Hex within "data 2"(Unit.place[melee_phase.u]) where may_strike(Unit.side[melee_phase.u],
      Unit.place[melee_phase.u], h))
    """
    same_0 = s[140 + u]
    same_1 = s[20 + u]
    for h in EACH_CELLS_data_2[s[20 + u]]:
        if value_may_strike(s, same_0, same_1, h):
            return 1
    return 0


def some_pursue_after_each(s: Store, h: int) -> int:
    """some(g in Hex within "data 1"(pursue.h) where all_can_follow(pursue.p, g))"""
    same_0 = s[1456]
    for g in EACH_CELLS_data_1[h]:
        if value_all_can_follow(s, same_0, g):
            return 1
    return 0


# ---- play: one function per answer and step, which returns the number of the next place


def list_activate_choose(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose`."""
    l = s[1410]
    codes: list[int] = []
    if s[20 + l] <= 599:
        codes.append(0)
    if some_activate_choose(s, l):
        codes.append(1)
    return codes


def do_activate_choose_by_radius(s: Store) -> int:
    """At `activate/choose`, `by_radius` is given."""
    its_0_activate_u_as_it_was = set_activate_choose(s)
    for u in SETS[its_0_activate_u_as_it_was]:
        if its_0_activate_u_as_it_was >> u & 1:
            s[380 + u] = 1  # Unit.active[activate.u] := yes
    s[1411] = 0
    s[1489] = 0  # "activate.u as it was" := empty
    return 28  # activate/end


def may_activate_choose_by_radius(s: Store) -> object:
    """Whether `by_radius` may be given.

    Unit.place[activate.l] >= 0101 and Unit.place[activate.l] <= 3020
    """
    return s[20 + s[1410]] <= 599


def do_activate_choose_by_initiative(s: Store) -> int:
    """At `activate/choose`, `by_initiative` is given. @6.4-a"""
    u = s[1411]
    s[1412] = 0  # activate.held := empty
    for u in SETS[s[1505 + s[1409]] & s[1505 + s[140 + s[1410]]]]:
        if s[140 + u] == s[1409] and value_may_take_initiative(s, s[1410], u):
            if s[20 + u] <= 599:
                s[1412] = s[1412] | 1 << s[20 + u]  # activate.held := activate.held with Unit.place[activate.u]
    s[1411] = 0
    s[1379] = 1  # initiative := yes
    return 1  # activate/choose h


def may_activate_choose_by_initiative(s: Store) -> object:
    """Whether `by_initiative` may be given.

    some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u)) @6.4-a
    """
    return some_activate_choose_2(s)


DO_activate_choose: Final = (do_activate_choose_by_radius, do_activate_choose_by_initiative)


def play_activate_choose(s: Store, code: int) -> int:
    """At `activate/choose`, an answer is given by its code."""
    return DO_activate_choose[code](s)


PLACE_activate_choose: Final = Place(
    'activate/choose',
    'choice',
    (),
    'activate',
    (
        Option('by_radius', (), may_activate_choose_by_radius, (), (
            Guard(lambda s: s[20 + s[1410]] <= 599, (), 'l on Hex'),
        )),
        Option('by_initiative', (), may_activate_choose_by_initiative, ('6.4-a',), (
            Guard(lambda s: some_activate_choose_2(s), ('6.4-a',), 'some u in units of p where may_take_initiative(l, u)', need=lambda s: True, have=lambda s: bool(some_activate_choose_2(s))),
        )),
    ),
    lambda s: s[1409],
    False,
)


def list_activate_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose h`."""
    return SETS[s[1412]]


def do_activate_choose_h(s: Store, h: int) -> int:
    """At `activate/choose h`, the value of `h` is given. @6.4-d"""
    its_0_activate_u_as_it_was_2 = set_activate_choose_h(s, h)
    for u in SETS[its_0_activate_u_as_it_was_2]:
        if its_0_activate_u_as_it_was_2 >> u & 1:
            s[380 + u] = 1  # Unit.active[activate.u] := yes
    s[1411] = 0
    s[1413] = h  # activate.h
    s[1490] = 0  # "activate.u as it was 2" := empty
    return 28  # activate/end


def may_activate_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    activate.h in activate.held @6.4-d
    """
    return s[1412] >> h & 1


def roll_activate_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `activate/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1412]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_activate_choose_h(s, nth_member(set_0, place))


PLACE_activate_choose_h: Final = Place(
    'activate/choose h',
    'choice',
    ('6.4-d',),
    'h',
    (
        Option('', ((1413, KIND_Hex),), may_activate_choose_h, ('6.4-d',), (
            Guard(lambda s, h: s[1412] >> h & 1, ('6.4-d',), 'h in held'),
        )),
    ),
    lambda s: s[1409],
    True,
)


def list_assault_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `assault/choose u`."""
    return [u for u in SETS[s[1505 + s[1428]] & s[1509 + s[1431]] & s[2111 + s[1432]]] if not s[860 + u]]


def do_assault_choose_u(s: Store, u: int) -> int:
    """At `assault/choose u`, the value of `u` is given. @10.2-b @10.3-e @10.3-f @10.3-g"""
    s[860 + u] = 1  # Unit.fought[assault.u] := yes @10.3-i
    s[1436] = s[1431]  # resolve.a := assault.base
    s[1437] = s[1432]  # resolve.h := assault.goal
    s[1434] = u  # assault.u
    s[1435] = u  # resolve.u := assault.u
    s[1497] = 0  # return.resolve := 0
    return 54  # resolve


def may_assault_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    Unit.side[assault.u] = assault.p and Unit.place[assault.u] = assault.base @10.2-b @10.3-e @10.3-f @10.3-g
    Unit.target[assault.u] = assault.goal
    not Unit.fought[assault.u]
    """
    return (s[140 + u] == s[1428] and s[20 + u] == s[1431]) and s[980 + u] == s[1432] and not s[860 + u]


PLACE_assault_choose_u: Final = Place(
    'assault/choose u',
    'choice',
    ('10.2-b', '10.3-e', '10.3-f', '10.3-g'),
    'u',
    (
        Option('', ((1434, KIND_Unit),), may_assault_choose_u, ('10.2-b', '10.3-e', '10.3-f', '10.3-g'), (
            Guard(lambda s, u: s[140 + u] == s[1428] and s[20 + u] == s[1431], ('10.2-b', '10.3-e', '10.3-f', '10.3-g'), 'u in units of p at base'),
            Guard(lambda s, u: s[980 + u] == s[1432], (), 'u.target = goal', need=lambda s, u: KIND_Hex_or_none.value(s[1432]), have=lambda s, u: KIND_Hex_or_none.value(s[980 + u])),
            Guard(lambda s, u: not s[860 + u], (), 'not u.fought', need=lambda s, u: False, have=lambda s, u: bool(s[860 + u])),
        )),
    ),
    lambda s: s[1428],
    True,
)


def list_fire_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose`."""
    return (0, 1)


def do_fire_phase_choose_shoot(s: Store) -> int:
    """At `fire_phase/choose`, `shoot` is given."""
    return 5  # fire_phase/choose v


def do_fire_phase_choose_done(s: Store) -> int:
    """At `fire_phase/choose`, `done` is given."""
    return 35  # fire_phase/end


DO_fire_phase_choose: Final = (do_fire_phase_choose_shoot, do_fire_phase_choose_done)


def play_fire_phase_choose(s: Store, code: int) -> int:
    """At `fire_phase/choose`, an answer is given by its code."""
    return DO_fire_phase_choose[code](s)


PLACE_fire_phase_choose: Final = Place(
    'fire_phase/choose',
    'choice',
    (),
    'fire_phase',
    (
        Option('shoot', (), None, (), ()),
        Option('done', (), None, (), ()),
    ),
    lambda s: s[1439],
    False,
)


def list_fire_phase_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose h`."""
    if not s[20 + s[1440]] <= 599:
        return ()
    return [h for h in SETS[ball_of(BALL_Hex[s[1441]], 3) & ball_of(BALL_Hex[s[20 + s[1440]]], CELLS_Unit_range[s[1440]] if s[260 + s[1440]] == 0 else CELLS_Unit_back_range[s[1440]])] if s[1505 + 1 - s[140 + s[1440]]] & s[1509 + h]]


def do_fire_phase_choose_h(s: Store, h: int) -> int:
    """At `fire_phase/choose h`, the value of `h` is given. @11.1-d @11.4-b"""
    s[620 + s[1440]] = 1  # Unit.fired[fire_phase.v] := yes @11.8-a
    s[1435] = s[1440]  # resolve.u := fire_phase.v
    s[1436] = s[1441]  # resolve.a := fire_phase.here
    s[1442] = h  # fire_phase.h
    s[1437] = h  # resolve.h := fire_phase.h
    s[1497] = 1  # return.resolve := 1
    return 54  # resolve


def may_fire_phase_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    distance(fire_phase.here, fire_phase.h) on Hex <= 3
    (Unit.place[fire_phase.v] >= 0101 and Unit.place[fire_phase.v] <= 3020) and some(one in 0..119 within ("Unit.side
      by value"[1 - Unit.side[fire_phase.v]] meet "Unit.place by value"[fire_phase.h])) and
      distance(Unit.place[fire_phase.v], fire_phase.h) on Hex <= range_value(fire_phase.v) @11.1-d @11.4-b
    """
    return DISTANCE_Hex[s[1441]][h] <= 3 and (s[20 + s[1440]] <= 599 and s[1505 + 1 - s[140 + s[1440]]] & s[1509 + h] and DISTANCE_Hex[s[20 + s[1440]]][h] <= (CELLS_Unit_range[s[1440]] if s[260 + s[1440]] == 0 else CELLS_Unit_back_range[s[1440]]))


PLACE_fire_phase_choose_h: Final = Place(
    'fire_phase/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1442, KIND_Hex),), may_fire_phase_choose_h, ('11.1-d', '11.4-b'), (
            Guard(lambda s, h: DISTANCE_Hex[s[1441]][h] <= 3, (), 'h in spaces_within(here, 3)', need=lambda s, h: 3, have=lambda s, h: DISTANCE_Hex[s[1441]][h]),
            Guard(lambda s, h: s[20 + s[1440]] <= 599 and s[1505 + 1 - s[140 + s[1440]]] & s[1509 + h] and DISTANCE_Hex[s[20 + s[1440]]][h] <= (CELLS_Unit_range[s[1440]] if s[260 + s[1440]] == 0 else CELLS_Unit_back_range[s[1440]]), ('11.1-d', '11.4-b'), 'may_target(v, h)'),
        )),
    ),
    lambda s: s[1439],
    True,
)


def list_fire_phase_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose v`."""
    return [v for v in SETS[s[1505 + s[1439]]] if value_may_fire(s, v) and s[20 + v] <= 599 and some_fire_phase_choose_v(s, v)]


def do_fire_phase_choose_v(s: Store, v: int) -> int:
    """At `fire_phase/choose v`, the value of `v` is given. @11.4-a"""
    s[1441] = s[20 + v]  # fire_phase.here := Unit.place[fire_phase.v]
    s[1440] = v  # fire_phase.v
    return 4  # fire_phase/choose h


def may_fire_phase_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[fire_phase.v] = fire_phase.p
    may_fire(fire_phase.v) and (Unit.place[fire_phase.v] >= 0101 and Unit.place[fire_phase.v] <= 3020) and some(v in
      Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and Unit.place[v] <=
      3020 and may_target(fire_phase.v, Unit.place[v])) @11.4-a
    """
    return s[140 + v] == s[1439] and (value_may_fire(s, v) and s[20 + v] <= 599 and some_fire_phase_choose_v_2(s, v))


PLACE_fire_phase_choose_v: Final = Place(
    'fire_phase/choose v',
    'choice',
    (),
    'v',
    (
        Option('', ((1440, KIND_Unit),), may_fire_phase_choose_v, ('11.4-a',), (
            Guard(lambda s, v: s[140 + v] == s[1439], (), 'v in units of p', need=lambda s, v: KIND_Player.value(s[1439]), have=lambda s, v: KIND_Player.value(s[140 + v])),
            Guard(lambda s, v: value_may_fire(s, v) and s[20 + v] <= 599 and some_fire_phase_choose_v(s, v), ('11.4-a',), 'can_fire(v)'),
        )),
    ),
    lambda s: s[1439],
    True,
)


def list_flight_choose_t(s: Store) -> Sequence[int]:
    """What may be answered at `flight/choose t`."""
    return [t for t in EACH_CELLS_data_1[s[1451]] if (not (s[1505 + 1 - s[140 + s[1448]]] & s[1509 + t] or s[1388] >> t & 1) if not CELLS_Hex_prohibited[t] else 0) and (not s[1453] or value_leads_out(s, s[1448], t, s[1452]))]


def do_flight_choose_t(s: Store, t: int) -> int:
    """At `flight/choose t`, the value of `t` is given. @7.10-a @13.4-a @13.4-o"""
    s[1388] = s[1388] | 1 << t  # trail := trail with flight.t
    s[1395] = s[1448]  # put.u := flight.v
    s[1454] = t  # flight.t
    s[1451] = t  # flight.here := flight.t
    s[1396] = t  # put.h := flight.t
    s[1496] = 2  # return.put := 2
    return 53  # put


def may_flight_choose_t(s: Store, t: int) -> object:
    """Whether the value of `t` may be given.

    adjacent(flight.here, flight.t) on Hex @7.10-a @13.4-a
    open_to_flight(flight.v, flight.t)
    not flight.saved or leads_out(flight.v, flight.t, flight.left) @13.4-o
    """
    return NEAR_Hex[t] >> s[1451] & 1 and (not (s[1505 + 1 - s[140 + s[1448]]] & s[1509 + t] or s[1388] >> t & 1) if not CELLS_Hex_prohibited[t] else 0) and (not s[1453] or value_leads_out(s, s[1448], t, s[1452]))


PLACE_flight_choose_t: Final = Place(
    'flight/choose t',
    'choice',
    ('7.10-a', '13.4-a'),
    't',
    (
        Option('', ((1454, KIND_Hex),), may_flight_choose_t, ('7.10-a', '13.4-a', '13.4-o'), (
            Guard(lambda s, t: NEAR_Hex[t] >> s[1451] & 1, ('7.10-a', '13.4-a'), 't in neighbours(here)', need=lambda s, t: True, have=lambda s, t: bool(NEAR_Hex[t] >> s[1451] & 1)),
            Guard(lambda s, t: not (s[1505 + 1 - s[140 + s[1448]]] & s[1509 + t] or s[1388] >> t & 1) if not CELLS_Hex_prohibited[t] else 0, (), 'open_to_flight(v, t)', need=lambda s, t: True, have=lambda s, t: bool(not (s[1505 + 1 - s[140 + s[1448]]] & s[1509 + t] or s[1388] >> t & 1) if not CELLS_Hex_prohibited[t] else 0)),
            Guard(lambda s, t: not s[1453] or value_leads_out(s, s[1448], t, s[1452]), ('13.4-o',), 'not saved or leads_out(v, t, left)'),
        )),
    ),
    lambda s: s[140 + s[1448]],
    True,
)


def list_flight_roll_n(s: Store) -> Sequence[int]:
    """What may be answered at `flight/roll n`."""
    return (0, 1, 2, 3, 4, 5)


def do_flight_roll_n(s: Store, code: int) -> int:
    """At `flight/roll n`, the value of `n` is given. @12.0-o @13.3-a @13.3-b"""
    n = code + 1
    s[1451] = s[1449]  # flight.here := flight.h
    s[1450] = n  # flight.n
    s[1389] = n  # far := flight.n
    s[1452] = n  # flight.left := flight.n
    return 38  # flight/loop


PLACE_flight_roll_n: Final = Place(
    'flight/roll n',
    'chance',
    ('12.0-o', '13.3-a', '13.3-b'),
    'n',
    (
        Option('', ((1450, KIND_1_6),), None, ('12.0-o', '13.3-a', '13.3-b'), ()),
    ),
    lambda s: s[140 + s[1448]],
    True,
)


def list_flight_roll_s(s: Store) -> Sequence[int]:
    """What may be answered at `flight/roll s`."""
    return (0, 1, 2, 3, 4, 5)


def do_flight_roll_s(s: Store, code: int) -> int:
    """At `flight/roll s`, the value of `s` is given."""
    its_0_flight_s = code + 1
    t = s[1454]
    v = s[1448]
    if its_0_flight_s <= 3:
        s[1220 + v] = 2000000  # Unit.tactic[flight.v] := none
        # move Unit.place[flight.v] to eliminated
        at = 20 + v
        bit = 1 << at - 20
        s[s[at] + 1509] &= ~bit
        s[2110] |= bit
        s[at] = 601
        if not s[20 + v] == t or (s[16] == t or s[17] == t):
            s[1452] = 0  # flight.left := 0 @18.1-d
        s[1455] = its_0_flight_s  # flight.s
        s[1397] = 0  # eliminate.u := stilicho
        s[1495] = 0  # return.eliminate := 0
        return 38  # flight/loop
    if not s[20 + v] == t or (s[16] == t or s[17] == t):
        s[1452] = 0  # flight.left := 0 @18.1-d
    s[1455] = its_0_flight_s  # flight.s
    return 38  # flight/loop


PLACE_flight_roll_s: Final = Place(
    'flight/roll s',
    'chance',
    (),
    's',
    (
        Option('', ((1455, KIND_1_6),), None, (), ()),
    ),
    lambda s: s[140 + s[1448]],
    True,
)


def list_impulses_roll_m(s: Store) -> Sequence[int]:
    """What may be answered at `impulses/roll m`."""
    return members_18(s[1502])


def arrive_impulses_roll_m(s: Store) -> int:
    """There must be an answer at `impulses/roll m`."""
    for code in members_18(s[1502]):
        m = code
        return 9
    raise nothing_comes(True, ('2.9-g', '4.1-b', '5.2-a'))


def do_impulses_roll_m(s: Store, m: int) -> int:
    """At `impulses/roll m`, the value of `m` is given. @2.9-g @4.1-b @5.2-a"""
    if CELLS_Marker_effort[m]:
        # move Marker.tray[impulses.m] to discarded @6.6.1-b @6.8-c
        at = 1340 + m
        bit = 1 << at - 1340
        s[s[at] + 1501] &= ~bit
        s[at] = 3
    else:
        # move Marker.tray[impulses.m] to box @6.6.2-b @6.8-a
        at = 1340 + m
        bit = 1 << at - 1340
        s[s[at] + 1501] &= ~bit
        s[1503] |= bit
        s[at] = 2
    s[1399] = m  # impulses.m
    s[1400] = 0  # dispose.m := m_event
    if CELLS_Marker_event[m]:
        return 41  # impulses/loop
    if s[1358 + m] != 2000000:
        p = s[1358 + m]
        for u in range(120):
            s[380 + u] = 0  # Unit.active[activation.u] := no
            s[500 + u] = 0  # Unit.moved[activation.u] := no
            s[620 + u] = 0  # Unit.fired[activation.u] := no @6.7-a @11.8-b
        s[1408] = 0
        s[1377] = CELLS_Marker_leads[m]  # marked := Marker.leads(impulses.m)
        s[1378] = CELLS_Marker_calls[m]  # called := Marker.calls(impulses.m)
        if CELLS_Marker_effort[m]:
            its_0_activation_u_as_it_was = set_impulses_roll_m(s, p)
            for u in SETS[its_0_activation_u_as_it_was]:
                if its_0_activation_u_as_it_was >> u & 1:
                    s[380 + u] = 1  # Unit.active[activation.u] := yes @6.6.1-f
            s[1408] = 0
            s[1401] = m  # impulse.m := impulses.m
            s[1402] = p  # impulse.p := Marker.owner[impulses.m]
            s[1406] = m  # activation.m := impulses.m
            s[1407] = p  # activation.p := impulse.p
            s[1379] = 0  # initiative := no
            s[13] = p  # effort_on := impulse.p
            s[1487] = 0  # "activation.u as it was" := empty
            return 29  # activation/end
        if CELLS_Marker_calls[m] != 2000000:
            its_0_activation_u_as_it_was_2 = set_impulses_roll_m_2(s, p, m)
            for u in SETS[its_0_activation_u_as_it_was_2]:
                if its_0_activation_u_as_it_was_2 >> u & 1:
                    s[380 + u] = 1  # Unit.active[activation.u] := yes @6.1-h @6.1-i @6.3-a @6.3-b
            s[1408] = 0
            s[1401] = m  # impulse.m := impulses.m
            s[1402] = p  # impulse.p := Marker.owner[impulses.m]
            s[1406] = m  # activation.m := impulses.m
            s[1407] = p  # activation.p := impulse.p
            s[13] = 2000000  # effort_on := none
            s[1379] = 0  # initiative := no
            s[1488] = 0  # "activation.u as it was 2" := empty
            return 29  # activation/end
        if CELLS_Marker_leads[m] != 2000000:
            if CELLS_data_4[s[20 + CELLS_Marker_leads[m]]] or some_impulses_roll_m(s, p, m):
                s[1410] = CELLS_Marker_leads[m]  # activate.l := Marker.leads(impulses.m)
                s[1401] = m  # impulse.m := impulses.m
                s[1402] = p  # impulse.p := Marker.owner[impulses.m]
                s[1406] = m  # activation.m := impulses.m
                s[1407] = p  # activation.p := impulse.p
                s[13] = 2000000  # effort_on := none
                s[1379] = 0  # initiative := no
                s[1409] = p  # activate.p := impulse.p
                return 0  # activate/choose
            s[1401] = m  # impulse.m := impulses.m
            s[1402] = p  # impulse.p := Marker.owner[impulses.m]
            s[1406] = m  # activation.m := impulses.m
            s[1407] = p  # activation.p := impulse.p
            s[13] = 2000000  # effort_on := none
            s[1379] = 0  # initiative := no
            return 29  # activation/end
        s[1401] = m  # impulse.m := impulses.m
        s[1402] = p  # impulse.p := Marker.owner[impulses.m]
        s[1406] = m  # activation.m := impulses.m
        s[1407] = p  # activation.p := impulse.p
        s[13] = 2000000  # effort_on := none
        s[1379] = 0  # initiative := no
        return 29  # activation/end
    return 41  # impulses/loop


def may_impulses_roll_m(s: Store, m: int) -> object:
    """Whether the value of `m` may be given.

    Marker.tray[impulses.m] = bin @2.9-g @4.1-b @5.2-a
    """
    return s[1340 + m] == 1


def roll_impulses_roll_m(s: Store, rand: Callable[[], float]) -> int:
    """Answers `impulses/roll m` at random; -1 if nothing may be answered."""
    set_0 = s[1502]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_impulses_roll_m(s, nth_member(set_0, place))


PLACE_impulses_roll_m: Final = Place(
    'impulses/roll m',
    'chance',
    ('2.9-g', '4.1-b', '5.2-a'),
    'm',
    (
        Option('', ((1399, KIND_Marker),), may_impulses_roll_m, ('2.9-g', '4.1-b', '5.2-a'), (
            Guard(lambda s, m: s[1340 + m] == 1, ('2.9-g', '4.1-b', '5.2-a'), 'something to draw', need=lambda s, m: KIND_Tray.value(1), have=lambda s, m: KIND_Tray.value(s[1340 + m])),
        )),
    ),
    None,
    True,
)


def list_march_unit_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_unit/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[1416]
    for h in SETS[CELLS_data_2[s[20 + same_0]] & CELLS_data_1[s[1417]]]:
        if value_may_enter(s, same_0, h):
            codes.append(h)
    codes.append(600)
    return codes


def do_march_unit_choose(s: Store, h: int) -> int:
    """At `march_unit/choose`, `` is given. @7.0-b @7.2-a @7.3-b @7.10-a"""
    u = s[1416]
    s[1418] = 1 if not (value_ezoc(s, h, s[140 + u]) or s[16] == h or s[17] == h) else 0  # march_unit.going := not must_stop(march_unit.u, march_unit.h)
    s[1380] = min(s[1380] + value_step_cost(s, u, s[1417], h), 20)  # spent := min(spent + step_cost(march_unit.u, march_unit.here, march_unit.h), 20)
    s[1381] = min(s[1381] + 1, 12)  # steps := min(steps + 1, 12)
    s[1419] = h  # march_unit.h
    s[1417] = h  # march_unit.here := march_unit.h
    s[1395] = u  # put.u := march_unit.u
    s[1396] = h  # put.h := march_unit.h
    s[1496] = 3  # return.put := 3
    return 53  # put


def may_march_unit_choose(s: Store, h: int) -> object:
    """Whether `` may be given.

    adjacent(march_unit.here, march_unit.h) on Hex @7.0-b @7.2-a @7.3-b @7.10-a
    may_enter(march_unit.u, march_unit.h)
    """
    return NEAR_Hex[h] >> s[1417] & 1 and value_may_enter(s, s[1416], h)


def do_march_unit_choose_pass(s: Store) -> int:
    """At `march_unit/choose`, `pass` is given. @7.0-b @7.2-a @7.3-b @7.10-a"""
    return 45  # march_unit/loop


def play_march_unit_choose(s: Store, code: int) -> int:
    """At `march_unit/choose`, an answer is given by its code."""
    if code < 600:
        return do_march_unit_choose(s, code)
    return do_march_unit_choose_pass(s)


PLACE_march_unit_choose: Final = Place(
    'march_unit/choose',
    'choice',
    ('7.0-b', '7.2-a', '7.3-b', '7.10-a'),
    'march_unit',
    (
        Option('', ((1419, KIND_Hex),), may_march_unit_choose, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), (
            Guard(lambda s, h: NEAR_Hex[h] >> s[1417] & 1, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), 'h in neighbours(here)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> s[1417] & 1)),
            Guard(lambda s, h: value_may_enter(s, s[1416], h), (), 'may_enter(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_enter(s, s[1416], h))),
        )),
        Option('pass', (), None, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), ()),
    ),
    lambda s: s[140 + s[1416]],
    False,
)


def list_maximum_effort_choose(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose`."""
    codes: list[int] = []
    if s[2712 + s[1404]] & 196608 & s[1501]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_add_effort(s: Store) -> int:
    """At `maximum_effort/choose`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was = s[2712 + s[1404]] & 196608 & s[1501]
    for m in members_18(its_0_maximum_effort_m_as_it_was):
        if its_0_maximum_effort_m_as_it_was >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1340 + m
            bit = 1 << at - 1340
            s[s[at] + 1501] &= ~bit
            s[1502] |= bit
            s[at] = 1
    s[1405] = 0
    s[1404] = 0  # maximum_effort.p := Roman
    s[1405] = 0  # maximum_effort.m := m_event
    s[1491] = 0  # "maximum_effort.m as it was" := empty
    s[1492] = 0  # "maximum_effort.m as it was 2" := empty
    return 41  # impulses/loop


def may_maximum_effort_choose_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[2712 + s[1404]] & 196608 & s[1501]


def do_maximum_effort_choose_pass(s: Store) -> int:
    """At `maximum_effort/choose`, `pass` is given."""
    s[1404] = 0  # maximum_effort.p := Roman
    s[1405] = 0  # maximum_effort.m := m_event
    s[1491] = 0  # "maximum_effort.m as it was" := empty
    s[1492] = 0  # "maximum_effort.m as it was 2" := empty
    return 41  # impulses/loop


DO_maximum_effort_choose: Final = (do_maximum_effort_choose_add_effort, do_maximum_effort_choose_pass)


def play_maximum_effort_choose(s: Store, code: int) -> int:
    """At `maximum_effort/choose`, an answer is given by its code."""
    return DO_maximum_effort_choose[code](s)


PLACE_maximum_effort_choose: Final = Place(
    'maximum_effort/choose',
    'choice',
    (),
    'maximum_effort',
    (
        Option('add_effort', (), may_maximum_effort_choose_add_effort, ('6.6.1-a', '6.6.1-c', '6.6.1-d'), (
            Guard(lambda s: s[2712 + s[1404]] & 196608 & s[1501], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[2712 + s[1404]] & 196608 & s[1501])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1404],
    False,
)


def list_maximum_effort_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose 2`."""
    codes: list[int] = []
    if s[2712 + s[1404]] & 196608 & s[1501]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_2_add_effort(s: Store) -> int:
    """At `maximum_effort/choose 2`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was_2 = s[2712 + s[1404]] & 196608 & s[1501]
    for m in members_18(its_0_maximum_effort_m_as_it_was_2):
        if its_0_maximum_effort_m_as_it_was_2 >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1340 + m
            bit = 1 << at - 1340
            s[s[at] + 1501] &= ~bit
            s[1502] |= bit
            s[at] = 1
    s[1405] = 0
    s[1492] = 0  # "maximum_effort.m as it was 2" := empty
    s[1404] = 0  # maximum_effort.p := Roman
    return 11  # maximum_effort/choose


def may_maximum_effort_choose_2_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[2712 + s[1404]] & 196608 & s[1501]


def do_maximum_effort_choose_2_pass(s: Store) -> int:
    """At `maximum_effort/choose 2`, `pass` is given."""
    s[1404] = 0  # maximum_effort.p := Roman
    return 11  # maximum_effort/choose


DO_maximum_effort_choose_2: Final = (do_maximum_effort_choose_2_add_effort, do_maximum_effort_choose_2_pass)


def play_maximum_effort_choose_2(s: Store, code: int) -> int:
    """At `maximum_effort/choose 2`, an answer is given by its code."""
    return DO_maximum_effort_choose_2[code](s)


PLACE_maximum_effort_choose_2: Final = Place(
    'maximum_effort/choose 2',
    'choice',
    (),
    'maximum_effort',
    (
        Option('add_effort', (), may_maximum_effort_choose_2_add_effort, ('6.6.1-a', '6.6.1-c', '6.6.1-d'), (
            Guard(lambda s: s[2712 + s[1404]] & 196608 & s[1501], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[2712 + s[1404]] & 196608 & s[1501])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1404],
    False,
)


def list_melee_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose`."""
    codes = [0]
    if not some_melee_phase_choose(s):
        codes.append(1)
    return codes


def do_melee_phase_choose_strike(s: Store) -> int:
    """At `melee_phase/choose`, `strike` is given."""
    return 14  # melee_phase/choose a


def do_melee_phase_choose_done(s: Store) -> int:
    """At `melee_phase/choose`, `done` is given. @10.2-c"""
    return 46  # melee_phase/end


def may_melee_phase_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    not some(u in Unit within "Unit.side by value"[melee_phase.p] where must_melee(u) and may_melee(u) and
      Unit.place[u] >= 0101 and Unit.place[u] <= 3020 and some(h in Hex within "data 2"(Unit.place[u]) where
      may_strike(Unit.side[u], Unit.place[u], h))) @10.2-c
    """
    return not some_melee_phase_choose(s)


DO_melee_phase_choose: Final = (do_melee_phase_choose_strike, do_melee_phase_choose_done)


def play_melee_phase_choose(s: Store, code: int) -> int:
    """At `melee_phase/choose`, an answer is given by its code."""
    return DO_melee_phase_choose[code](s)


PLACE_melee_phase_choose: Final = Place(
    'melee_phase/choose',
    'choice',
    (),
    'melee_phase',
    (
        Option('strike', (), None, (), ()),
        Option('done', (), may_melee_phase_choose_done, ('10.2-c',), (
            Guard(lambda s: not some_melee_phase_choose(s), ('10.2-c',), 'not (some u in units of p where must_melee(u) and can_strike(u))', need=lambda s: False, have=lambda s: bool(some_melee_phase_choose(s))),
        )),
    ),
    lambda s: s[1423],
    False,
)


def list_melee_phase_choose_a(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose a`."""
    return SETS[s[1425]]


def do_melee_phase_choose_a(s: Store, a: int) -> int:
    """At `melee_phase/choose a`, the value of `a` is given. @10.3-a @10.3-d"""
    s[1426] = a  # melee_phase.a
    return 15  # melee_phase/choose h


def may_melee_phase_choose_a(s: Store, a: int) -> object:
    """Whether the value of `a` may be given.

    melee_phase.a in melee_phase.ready @10.3-a @10.3-d
    """
    return s[1425] >> a & 1


def roll_melee_phase_choose_a(s: Store, rand: Callable[[], float]) -> int:
    """Answers `melee_phase/choose a` at random; -1 if nothing may be answered."""
    set_0 = s[1425]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_melee_phase_choose_a(s, nth_member(set_0, place))


PLACE_melee_phase_choose_a: Final = Place(
    'melee_phase/choose a',
    'choice',
    ('10.3-a', '10.3-d'),
    'a',
    (
        Option('', ((1426, KIND_Hex),), may_melee_phase_choose_a, ('10.3-a', '10.3-d'), (
            Guard(lambda s, a: s[1425] >> a & 1, ('10.3-a', '10.3-d'), 'a in ready'),
        )),
    ),
    lambda s: s[1423],
    True,
)


def list_melee_phase_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose h`."""
    return [h for h in EACH_CELLS_data_1[s[1426]] if value_may_strike(s, s[1423], s[1426], h)]


def do_melee_phase_choose_h(s: Store, h: int) -> int:
    """At `melee_phase/choose h`, the value of `h` is given. @10.2-f @10.3-c @10.3-h @10.3-j @13.5-a @13.5-b"""
    s[1428] = s[1423]  # assault.p := melee_phase.p
    s[1429] = s[1426]  # assault.a := melee_phase.a
    s[1431] = s[1426]  # assault.base := melee_phase.a
    s[1427] = h  # melee_phase.h
    s[1430] = h  # assault.h := melee_phase.h
    s[1432] = h  # assault.goal := melee_phase.h
    s[1433] = 1  # assault.more := yes
    return 30  # assault/loop


def may_melee_phase_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    adjacent(melee_phase.a, melee_phase.h) on Hex
    may_strike(melee_phase.p, melee_phase.a, melee_phase.h) @10.2-f @10.3-c @10.3-h @10.3-j @13.5-a @13.5-b
    """
    return NEAR_Hex[h] >> s[1426] & 1 and value_may_strike(s, s[1423], s[1426], h)


PLACE_melee_phase_choose_h: Final = Place(
    'melee_phase/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1427, KIND_Hex),), may_melee_phase_choose_h, ('10.2-f', '10.3-c', '10.3-h', '10.3-j', '13.5-a', '13.5-b'), (
            Guard(lambda s, h: NEAR_Hex[h] >> s[1426] & 1, (), 'h in neighbours(a)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> s[1426] & 1)),
            Guard(lambda s, h: value_may_strike(s, s[1423], s[1426], h), ('10.2-f', '10.3-c', '10.3-h', '10.3-j', '13.5-a', '13.5-b'), 'may_strike(p, a, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_strike(s, s[1423], s[1426], h))),
        )),
    ),
    lambda s: s[1423],
    True,
)


def list_movement_choose(s: Store) -> Sequence[int]:
    """What may be answered at `movement/choose`."""
    codes = [0]
    if some_movement_choose(s):
        codes.append(1)
    codes.append(2)
    return codes


def do_movement_choose_march(s: Store) -> int:
    """At `movement/choose`, `march` is given."""
    return 17  # movement/choose v


def do_movement_choose_road_march(s: Store) -> int:
    """At `movement/choose`, `road_march` is given. @7.8-a"""
    return 18  # movement/choose v 2


def may_movement_choose_road_march(s: Store) -> object:
    """Whether `road_march` may be given.

    some(v in Unit within ("Unit.side by value"[movement.p] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus,
      radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1,
      comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl,
      camp_gd_rom, goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7,
      goth_foot_8, goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1,
      vandal_horse_2, vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1,
      foed_foot_2, foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros,
      gelimer, tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3,
      trap_1, trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine,
      mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2,
      gel_horse_1, gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8,
      gel_foot_1, gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5,
      tza_horse_6, tza_foot_1, tza_foot_2") where may_road_march(v)) @7.8-a
    """
    return some_movement_choose(s)


def do_movement_choose_done(s: Store) -> int:
    """At `movement/choose`, `done` is given."""
    s[1414] = 0  # movement.p := Roman
    s[1415] = 0  # movement.v := stilicho
    s[1494] = 2  # return.restore_stacking := 2
    s[1420] = 0  # restore_stacking.p := Roman
    return 57  # restore_stacking/loop 2


DO_movement_choose: Final = (do_movement_choose_march, do_movement_choose_road_march, do_movement_choose_done)


def play_movement_choose(s: Store, code: int) -> int:
    """At `movement/choose`, an answer is given by its code."""
    return DO_movement_choose[code](s)


PLACE_movement_choose: Final = Place(
    'movement/choose',
    'choice',
    (),
    'movement',
    (
        Option('march', (), None, (), ()),
        Option('road_march', (), may_movement_choose_road_march, ('7.8-a',), (
            Guard(lambda s: some_movement_choose(s), ('7.8-a',), 'some v in mobile of p where may_road_march(v)', need=lambda s: True, have=lambda s: bool(some_movement_choose(s))),
        )),
        Option('done', (), None, (), ()),
    ),
    lambda s: s[1414],
    False,
)


def list_movement_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `movement/choose v`."""
    return [v for v in SETS[s[1505 + s[1414]] & 0xffffffffffffffffffffffffffe0ff] if value_may_move(s, v)]


def do_movement_choose_v(s: Store, v: int) -> int:
    """At `movement/choose v`, the value of `v` is given."""
    s[1415] = v  # movement.v
    s[1416] = v  # march_unit.u := movement.v
    s[1499] = 0  # return.march_unit := 0
    return 44  # march_unit


def may_movement_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.moves(movement.v) > 0 and Unit.side[movement.v] = movement.p
    may_move(movement.v)
    """
    return (CELLS_Unit_moves[v] > 0 and s[140 + v] == s[1414]) and value_may_move(s, v)


PLACE_movement_choose_v: Final = Place(
    'movement/choose v',
    'choice',
    (),
    'v',
    (
        Option('', ((1415, KIND_Unit),), may_movement_choose_v, (), (
            Guard(lambda s, v: CELLS_Unit_moves[v] > 0 and s[140 + v] == s[1414], (), 'v in mobile of p'),
            Guard(lambda s, v: value_may_move(s, v), (), 'may_move(v)', need=lambda s, v: True, have=lambda s, v: bool(value_may_move(s, v))),
        )),
    ),
    lambda s: s[1414],
    True,
)


def list_movement_choose_v_2(s: Store) -> Sequence[int]:
    """What may be answered at `movement/choose v 2`."""
    return [v for v in SETS[s[1505 + s[1414]] & 0xffffffffffffffffffffffffffe0ff] if value_may_road_march(s, v)]


def do_movement_choose_v_2(s: Store, v: int) -> int:
    """At `movement/choose v 2`, the value of `v` is given."""
    s[1415] = v  # movement.v
    s[1382] = 1  # on_the_road := yes
    s[1416] = v  # march_unit.u := movement.v
    s[1499] = 1  # return.march_unit := 1
    return 44  # march_unit


def may_movement_choose_v_2(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.moves(movement.v) > 0 and Unit.side[movement.v] = movement.p
    may_road_march(movement.v)
    """
    return (CELLS_Unit_moves[v] > 0 and s[140 + v] == s[1414]) and value_may_road_march(s, v)


PLACE_movement_choose_v_2: Final = Place(
    'movement/choose v 2',
    'choice',
    (),
    'v',
    (
        Option('', ((1415, KIND_Unit),), may_movement_choose_v_2, (), (
            Guard(lambda s, v: CELLS_Unit_moves[v] > 0 and s[140 + v] == s[1414], (), 'v in mobile of p'),
            Guard(lambda s, v: value_may_road_march(s, v), (), 'may_road_march(v)', need=lambda s, v: True, have=lambda s, v: bool(value_may_road_march(s, v))),
        )),
    ),
    lambda s: s[1414],
    True,
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def list_pursue_choose(s: Store) -> Sequence[int]:
    """What may be answered at `pursue/choose`."""
    codes = [0]
    if not some_pursue_choose(s):
        codes.append(1)
    return codes


def do_pursue_choose_ride_on(s: Store) -> int:
    """At `pursue/choose`, `ride_on` is given."""
    s[1461] = s[1456]  # second_hex.p := pursue.p
    s[1462] = s[1458]  # second_hex.h := pursue.h
    return 26  # second_hex/choose g


def do_pursue_choose_halt(s: Store) -> int:
    """At `pursue/choose`, `halt` is given. @14.5-c"""
    return 52  # pursue/end


def may_pursue_choose_halt(s: Store) -> object:
    """Whether `halt` may be given.

    not some(u in Unit within pursue.riding where must_pursue(u, pursue.a)) @14.5-c
    """
    return not some_pursue_choose(s)


DO_pursue_choose: Final = (do_pursue_choose_ride_on, do_pursue_choose_halt)


def play_pursue_choose(s: Store, code: int) -> int:
    """At `pursue/choose`, an answer is given by its code."""
    return DO_pursue_choose[code](s)


PLACE_pursue_choose: Final = Place(
    'pursue/choose',
    'choice',
    (),
    'pursue',
    (
        Option('ride_on', (), None, (), ()),
        Option('halt', (), may_pursue_choose_halt, ('14.5-c',), (
            Guard(lambda s: not some_pursue_choose(s), ('14.5-c',), 'not (some u in riding where must_pursue(u, a))', need=lambda s: False, have=lambda s: bool(some_pursue_choose(s))),
        )),
    ),
    lambda s: s[1456],
    False,
)


def list_pursue_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `pursue/choose 2`."""
    codes = [0]
    if not (not s[1391] if s[1387] >> 6 & 1 else 0):
        codes.append(1)
    return codes


def do_pursue_choose_2_follow(s: Store) -> int:
    """At `pursue/choose 2`, `follow` is given. @12.0-l @14.2-a @14.5-d"""
    s[1392] = s[1392] | 1 << s[1459]  # pursuers := pursuers with pursue.u
    s[1395] = s[1459]  # put.u := pursue.u
    s[1396] = s[1458]  # put.h := pursue.h
    s[1496] = 1  # return.put := 1
    return 53  # put


def do_pursue_choose_2_stay(s: Store) -> int:
    """At `pursue/choose 2`, `stay` is given. @12.0-l @14.2-a @14.5-d"""
    return 51  # pursue/each u next


def may_pursue_choose_2_stay(s: Store) -> object:
    """Whether `stay` may be given.

    not must_pursue(pursue.u, pursue.a)
    """
    return not (not s[1391] if s[1387] >> 6 & 1 else 0)


DO_pursue_choose_2: Final = (do_pursue_choose_2_follow, do_pursue_choose_2_stay)


def play_pursue_choose_2(s: Store, code: int) -> int:
    """At `pursue/choose 2`, an answer is given by its code."""
    return DO_pursue_choose_2[code](s)


PLACE_pursue_choose_2: Final = Place(
    'pursue/choose 2',
    'choice',
    ('12.0-l', '14.2-a', '14.5-d'),
    'pursue',
    (
        Option('follow', (), None, ('12.0-l', '14.2-a', '14.5-d'), ()),
        Option('stay', (), may_pursue_choose_2_stay, ('12.0-l', '14.2-a', '14.5-d'), (
            Guard(lambda s: not (not s[1391] if s[1387] >> 6 & 1 else 0), (), 'not must_pursue(u, a)', need=lambda s: False, have=lambda s: bool(not s[1391] if s[1387] >> 6 & 1 else 0)),
        )),
    ),
    lambda s: s[1456],
    False,
)


def list_resolve_choose(s: Store) -> Sequence[int]:
    """What may be answered at `resolve/choose`."""
    return (0, 1)


def do_resolve_choose_claim_the_hex(s: Store) -> int:
    """At `resolve/choose`, `claim_the_hex` is given. @10.4-m"""
    return 23  # resolve/roll d


def do_resolve_choose_claim_the_hexside(s: Store) -> int:
    """At `resolve/choose`, `claim_the_hexside` is given. @10.4-m"""
    s[1386] = 1  # claims_side := yes
    return 23  # resolve/roll d


DO_resolve_choose: Final = (do_resolve_choose_claim_the_hex, do_resolve_choose_claim_the_hexside)


def play_resolve_choose(s: Store, code: int) -> int:
    """At `resolve/choose`, an answer is given by its code."""
    return DO_resolve_choose[code](s)


PLACE_resolve_choose: Final = Place(
    'resolve/choose',
    'choice',
    ('10.4-m',),
    'resolve',
    (
        Option('claim_the_hex', (), None, ('10.4-m',), ()),
        Option('claim_the_hexside', (), None, ('10.4-m',), ()),
    ),
    lambda s: 1 - s[140 + s[1435]],
    False,
)


def list_resolve_roll_d(s: Store) -> Sequence[int]:
    """What may be answered at `resolve/roll d`."""
    return (0, 1, 2, 3, 4, 5)


def do_resolve_roll_d(s: Store, code: int) -> int:
    """At `resolve/roll d`, the value of `d` is given."""
    d = code + 1
    u = s[1435]
    s[1387] = CELLS_crt[d * 9 + max(0, min(8, (CELLS_Unit_strength[u] if s[260 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[140 + u], s[1436]) - value_leader_shift(s, 1 - s[140 + u], s[1437]) + (1 if s[13] == s[140 + u] and s[1384] == 0 else 0) - (value_side_cover(s, s[140 + u], s[1436], s[1437]) if s[1386] else value_hex_cover(s, s[1437])) - (1 if s[16 + 1 - s[140 + u]] == s[1437] else 0) + (1 if s[16 + s[140 + u]] == s[1436] else 0))) - 9]  # outcome := crt(resolve.d, combat_column(resolve.u, resolve.a, resolve.h)) @10.3-o @11.4-d
    if value_attacker_suffers(s, u, s[1437]):
        s[1438] = d  # resolve.d
        s[1447] = u  # disrupt.u := resolve.u
        s[1498] = 1  # return.disrupt := 1
        return 34  # disrupt
    s[1438] = d  # resolve.d
    return 55  # resolve/then


PLACE_resolve_roll_d: Final = Place(
    'resolve/roll d',
    'chance',
    (),
    'd',
    (
        Option('', ((1438, KIND_1_6),), None, (), ()),
    ),
    lambda s: s[140 + s[1435]],
    True,
)


def list_restore_stacking_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `restore_stacking/choose v`."""
    return SETS[s[1505 + s[1420]] & s[1509 + s[20 + s[1421]]]]


def do_restore_stacking_choose_v(s: Store, v: int) -> int:
    """At `restore_stacking/choose v`, the value of `v` is given. @8.5-a"""
    s[1220 + v] = 2000000  # Unit.tactic[restore_stacking.v] := none
    # move Unit.place[restore_stacking.v] to eliminated
    at = 20 + v
    bit = 1 << at - 20
    s[s[at] + 1509] &= ~bit
    s[2110] |= bit
    s[at] = 601
    s[1422] = v  # restore_stacking.v
    s[1397] = 0  # eliminate.u := stilicho
    s[1495] = 0  # return.eliminate := 0
    return 56  # restore_stacking/loop


def may_restore_stacking_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[restore_stacking.v] = restore_stacking.p and Unit.place[restore_stacking.v] =
      Unit.place[restore_stacking.u] @8.5-a
    """
    return s[140 + v] == s[1420] and s[20 + v] == s[20 + s[1421]]


def roll_restore_stacking_choose_v(s: Store, rand: Callable[[], float]) -> int:
    """Answers `restore_stacking/choose v` at random; -1 if nothing may be answered."""
    set_0 = s[1505 + s[1420]] & s[1509 + s[20 + s[1421]]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_restore_stacking_choose_v(s, nth_member(set_0, place))


PLACE_restore_stacking_choose_v: Final = Place(
    'restore_stacking/choose v',
    'choice',
    ('8.5-a',),
    'v',
    (
        Option('', ((1422, KIND_Unit),), may_restore_stacking_choose_v, ('8.5-a',), (
            Guard(lambda s, v: s[140 + v] == s[1420] and s[20 + v] == s[20 + s[1421]], ('8.5-a',), 'v in units of p at u.place'),
        )),
    ),
    lambda s: s[1420],
    True,
)


def list_restore_stacking_choose_v_2(s: Store) -> Sequence[int]:
    """What may be answered at `restore_stacking/choose v 2`."""
    return SETS[s[1505 + s[1420]] & s[1509 + s[20 + s[1421]]]]


def do_restore_stacking_choose_v_2(s: Store, v: int) -> int:
    """At `restore_stacking/choose v 2`, the value of `v` is given. @8.5-a"""
    s[1220 + v] = 2000000  # Unit.tactic[restore_stacking.v] := none
    # move Unit.place[restore_stacking.v] to eliminated
    at = 20 + v
    bit = 1 << at - 20
    s[s[at] + 1509] &= ~bit
    s[2110] |= bit
    s[at] = 601
    s[1422] = v  # restore_stacking.v
    s[1397] = 0  # eliminate.u := stilicho
    s[1495] = 0  # return.eliminate := 0
    return 57  # restore_stacking/loop 2


def may_restore_stacking_choose_v_2(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[restore_stacking.v] = restore_stacking.p and Unit.place[restore_stacking.v] =
      Unit.place[restore_stacking.u] @8.5-a
    """
    return s[140 + v] == s[1420] and s[20 + v] == s[20 + s[1421]]


def roll_restore_stacking_choose_v_2(s: Store, rand: Callable[[], float]) -> int:
    """Answers `restore_stacking/choose v 2` at random; -1 if nothing may be answered."""
    set_0 = s[1505 + s[1420]] & s[1509 + s[20 + s[1421]]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_restore_stacking_choose_v_2(s, nth_member(set_0, place))


PLACE_restore_stacking_choose_v_2: Final = Place(
    'restore_stacking/choose v 2',
    'choice',
    ('8.5-a',),
    'v',
    (
        Option('', ((1422, KIND_Unit),), may_restore_stacking_choose_v_2, ('8.5-a',), (
            Guard(lambda s, v: s[140 + v] == s[1420] and s[20 + v] == s[20 + s[1421]], ('8.5-a',), 'v in units of p at u.place'),
        )),
    ),
    lambda s: s[1420],
    True,
)


def list_second_hex_choose_g(s: Store) -> Sequence[int]:
    """What may be answered at `second_hex/choose g`."""
    return [g for g in EACH_CELLS_data_1[s[1462]] if value_all_can_follow(s, s[1461], g)]


def do_second_hex_choose_g(s: Store, g: int) -> int:
    """At `second_hex/choose g`, the value of `g` is given. @14.3-b @14.3-d"""
    its_0_second_hex_u_as_it_was = set_second_hex_choose_g(s)
    s[1463] = g  # second_hex.g
    s[1484] = its_0_second_hex_u_as_it_was  # "second_hex.u as it was" := set(one in Unit within (pursuers meet "Unit.place by value"[second_hex.h]) where pursuit_reach(one) = 2)
    for u in SETS[its_0_second_hex_u_as_it_was]:
        s[1464] = u
        s[1395] = u  # put.u := second_hex.u
        s[1396] = g  # put.h := second_hex.g
        s[1496] = 0  # return.put := 0
        return 53  # put
    s[1464] = 0
    s[1461] = 0  # second_hex.p := Roman
    s[1462] = 0  # second_hex.h := 0101
    s[1463] = 0  # second_hex.g := 0101
    s[1464] = 0  # second_hex.u := stilicho
    s[1484] = 0  # "second_hex.u as it was" := empty
    return 52  # pursue/end


def may_second_hex_choose_g(s: Store, g: int) -> object:
    """Whether the value of `g` may be given.

    adjacent(second_hex.h, second_hex.g) on Hex
    all_can_follow(second_hex.p, second_hex.g) @14.3-b @14.3-d
    """
    return NEAR_Hex[g] >> s[1462] & 1 and value_all_can_follow(s, s[1461], g)


PLACE_second_hex_choose_g: Final = Place(
    'second_hex/choose g',
    'choice',
    (),
    'g',
    (
        Option('', ((1463, KIND_Hex),), may_second_hex_choose_g, ('14.3-b', '14.3-d'), (
            Guard(lambda s, g: NEAR_Hex[g] >> s[1462] & 1, (), 'g in neighbours(h)', need=lambda s, g: True, have=lambda s, g: bool(NEAR_Hex[g] >> s[1462] & 1)),
            Guard(lambda s, g: value_all_can_follow(s, s[1461], g), ('14.3-b', '14.3-d'), 'all_can_follow(p, g)', need=lambda s, g: True, have=lambda s, g: bool(value_all_can_follow(s, s[1461], g))),
        )),
    ),
    lambda s: s[1461],
    True,
)


def list_strike_defender_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `strike_defender/choose v`."""
    return SETS[s[1505 + 1 - s[140 + s[1443]]] & s[1509 + s[1445]]]


def do_strike_defender_choose_v(s: Store, v: int) -> int:
    """At `strike_defender/choose v`, the value of `v` is given. @12.0-a"""
    if s[1387] >> 5 & 1:
        s[1220 + v] = 2000000  # Unit.tactic[strike_defender.v] := none
        # move Unit.place[strike_defender.v] to eliminated
        at = 20 + v
        bit = 1 << at - 20
        s[s[at] + 1509] &= ~bit
        s[2110] |= bit
        s[at] = 601
        s[1446] = v  # strike_defender.v
        s[1397] = 0  # eliminate.u := stilicho
        s[1495] = 0  # return.eliminate := 0
        return 58  # strike_defender/then
    s[1446] = v  # strike_defender.v
    s[1447] = v  # disrupt.u := strike_defender.v
    s[1498] = 0  # return.disrupt := 0
    return 34  # disrupt


def may_strike_defender_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[strike_defender.v] = 1 - Unit.side[strike_defender.u] and Unit.place[strike_defender.v] =
      strike_defender.h @12.0-a
    """
    return s[140 + v] == 1 - s[140 + s[1443]] and s[20 + v] == s[1445]


def roll_strike_defender_choose_v(s: Store, rand: Callable[[], float]) -> int:
    """Answers `strike_defender/choose v` at random; -1 if nothing may be answered."""
    set_0 = s[1505 + 1 - s[140 + s[1443]]] & s[1509 + s[1445]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_strike_defender_choose_v(s, nth_member(set_0, place))


PLACE_strike_defender_choose_v: Final = Place(
    'strike_defender/choose v',
    'choice',
    ('12.0-a',),
    'v',
    (
        Option('', ((1446, KIND_Unit),), may_strike_defender_choose_v, ('12.0-a',), (
            Guard(lambda s, v: s[140 + v] == 1 - s[140 + s[1443]] and s[20 + v] == s[1445], ('12.0-a',), 'v in units of enemy of u.side at h'),
        )),
    ),
    lambda s: 1 - s[140 + s[1443]] if s[7] else s[140 + s[1443]],
    True,
)


def step_activate_end(s: Store) -> int:
    """`activate/end`: goes on by itself."""
    s[1409] = 0  # activate.p := Roman
    s[1410] = 0  # activate.l := stilicho
    s[1411] = 0  # activate.u := stilicho
    s[1412] = 0  # activate.held := empty
    s[1413] = 0  # activate.h := 0101
    s[1489] = 0  # "activate.u as it was" := empty
    s[1490] = 0  # "activate.u as it was 2" := empty
    return 29  # activation/end


PLACE_activate_end: Final = Place('activate/end', 'step', (), 'step')


def step_activation_end(s: Store) -> int:
    """`activation/end`: goes on by itself."""
    s[1414] = s[1402]  # movement.p := impulse.p
    s[1406] = 0  # activation.m := m_event
    s[1407] = 0  # activation.p := Roman
    s[1408] = 0  # activation.u := stilicho
    s[1487] = 0  # "activation.u as it was" := empty
    s[1488] = 0  # "activation.u as it was 2" := empty
    s[1383] = 0  # leaders_turn := no
    s[1382] = 0  # on_the_road := no
    s[1380] = 0  # spent := 0
    s[1381] = 0  # steps := 0
    return 48  # movement/loop


PLACE_activation_end: Final = Place('activation/end', 'step', (), 'step')


def step_assault_loop(s: Store) -> int:
    """`assault/loop`: goes on by itself."""
    if s[1433]:
        its_0_assault_u_as_it_was = set_assault_loop(s)
        for u in SETS[its_0_assault_u_as_it_was]:
            if its_0_assault_u_as_it_was >> u & 1:
                # Unit.target[assault.u] := assault.goal
                new = s[1432]
                at = 980 + u
                bit = 1 << at - 980
                s[2711 if s[at] == 2000000 else s[at] + 2111] &= ~bit
                s[new + 2111] |= bit
                s[at] = new
                # Unit.struck_from[assault.u] := assault.base @10.2-g @12.1-a
                new = s[1431]
                at = 1100 + u
                bit = 1 << at - 1100
                if s[at] == 2000000:
                    s[3315] &= ~bit
                s[at] = new
        s[1434] = 0
        s[1433] = 0  # assault.more := no
        s[1486] = 0  # "assault.u as it was" := empty
        return 31  # assault/loop 2
    s[1428] = 0  # assault.p := Roman
    s[1429] = 0  # assault.a := 0101
    s[1430] = 0  # assault.h := 0101
    s[1431] = 0  # assault.base := 0101
    s[1432] = 0  # assault.goal := 0101
    s[1433] = 0  # assault.more := no
    s[1434] = 0  # assault.u := stilicho
    s[1486] = 0  # "assault.u as it was" := empty
    return 47  # melee_phase/loop


PLACE_assault_loop: Final = Place('assault/loop', 'step', (), 'step')


def step_assault_loop_2(s: Store) -> int:
    """`assault/loop 2`: goes on by itself."""
    base = s[1431]
    its_0_assault_goal = s[1432]
    p = s[1428]
    if s[1505 + 1 - p] & s[1509 + its_0_assault_goal] and some_assault_loop_2(s, base, its_0_assault_goal, p):
        return 2  # assault/choose u
    if not s[1505 + 1 - p] & s[1509 + its_0_assault_goal]:
        s[1391] = 1 if s[1505 + p] & 0x1f00000000000000ff & s[1509 + base] else 0  # led := some(one in 0..119 within (("Unit.side by value"[assault.p] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comi ...
        its_0_pursue_u_as_it_was = set_assault_loop_2(s, base, its_0_assault_goal, p)
        s[1456] = p  # pursue.p := assault.p
        s[1457] = base  # pursue.a := assault.base
        s[1458] = its_0_assault_goal  # pursue.h := assault.goal
        s[1392] = 0  # pursuers := empty
        s[1485] = its_0_pursue_u_as_it_was  # "pursue.u as it was" := set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "stilicho, comes, dux, ...
        for u in SETS[its_0_pursue_u_as_it_was]:
            s[1459] = u
            return 50  # pursue/each u
        s[1459] = 0
        return 49  # pursue/after each
    s[1393] = 2000000  # rolls_from := none
    s[1394] = 2000000  # rolls_to := none
    s[1468] = 0  # roll_on.p := Roman
    return 30  # assault/loop


PLACE_assault_loop_2: Final = Place('assault/loop 2', 'step', (), 'step')


def step_deployment_then(s: Store) -> int:
    """`deployment/then`: goes on by itself."""
    m = s[1398]
    for m in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15):
        if 65535 >> m & 1:
            if CELLS_Marker_event[m]:
                # move Marker.tray[fill_pool.m] to bin @6.0-a
                at = 1340 + m
                bit = 1 << at - 1340
                s[s[at] + 1501] &= ~bit
                s[1502] |= bit
                s[at] = 1
            if CELLS_Marker_battle[m] == (1 if not s[10] == 0 else 0) and s[1358 + m] != 2000000:
                # move Marker.tray[fill_pool.m] to bin @6.0-a
                at = 1340 + m
                bit = 1 << at - 1340
                s[s[at] + 1501] &= ~bit
                s[1502] |= bit
                s[at] = 1
    s[1398] = 0
    s[1398] = 0  # fill_pool.m := m_event
    s[1493] = 0  # "fill_pool.m as it was" := empty
    s[12] = 0  # setting_up := no
    s[1376] = 0  # run_amok := no
    s[1404] = 1  # maximum_effort.p := Barbarian
    return 12  # maximum_effort/choose 2


PLACE_deployment_then: Final = Place('deployment/then', 'step', (), 'step')


def step_deployment_then_2(s: Store) -> int:
    """`deployment/then 2`: goes on by itself."""
    if not s[10] == 0:
        for u in (64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119):
            s[1470] = u
            s[1471] = u  # line_up.u := set_up_tricamerum.u
            s[1500] = 0  # return.line_up := 0
            return 42  # line_up
        s[1470] = 0
        s[1470] = 0  # set_up_tricamerum.u := stilicho
        return 32  # deployment/then
    return 32  # deployment/then


PLACE_deployment_then_2: Final = Place('deployment/then 2', 'step', (), 'step')


def step_disrupt(s: Store) -> int:
    """`disrupt`: goes on by itself."""
    u = s[1447]
    if s[260 + u] == 1:
        s[1220 + u] = 2000000  # Unit.tactic[disrupt.u] := none
        # move Unit.place[disrupt.u] to eliminated
        at = 20 + u
        bit = 1 << at - 20
        s[s[at] + 1509] &= ~bit
        s[2110] |= bit
        s[at] = 601
        if s[1498] == 0:
            s[1397] = 0  # eliminate.u := stilicho
            s[1495] = 0  # return.eliminate := 0
            s[1447] = 0  # disrupt.u := stilicho
            s[1498] = 0  # return.disrupt := 0
            return 58  # strike_defender/then
        s[1397] = 0  # eliminate.u := stilicho
        s[1495] = 0  # return.eliminate := 0
        s[1447] = 0  # disrupt.u := stilicho
        s[1498] = 0  # return.disrupt := 0
        return 55  # resolve/then
    if CELLS_Unit_one_sided[u]:
        s[1220 + u] = 2000000  # Unit.tactic[disrupt.u] := none
        # move Unit.place[disrupt.u] to eliminated
        at = 20 + u
        bit = 1 << at - 20
        s[s[at] + 1509] &= ~bit
        s[2110] |= bit
        s[at] = 601
        if s[1498] == 0:
            s[1397] = 0  # eliminate.u := stilicho
            s[1495] = 0  # return.eliminate := 0
            s[1447] = 0  # disrupt.u := stilicho
            s[1498] = 0  # return.disrupt := 0
            return 58  # strike_defender/then
        s[1397] = 0  # eliminate.u := stilicho
        s[1495] = 0  # return.eliminate := 0
        s[1447] = 0  # disrupt.u := stilicho
        s[1498] = 0  # return.disrupt := 0
        return 55  # resolve/then
    # Unit.order[disrupt.u] := disrupted @12.0-b
    at = 260 + u
    bit = 1 << at - 260
    if s[at] == 0:
        s[1507] &= ~bit
    s[1508] |= bit
    s[at] = 1
    if s[1498] == 0:
        s[1447] = 0  # disrupt.u := stilicho
        s[1498] = 0  # return.disrupt := 0
        return 58  # strike_defender/then
    s[1447] = 0  # disrupt.u := stilicho
    s[1498] = 0  # return.disrupt := 0
    return 55  # resolve/then


PLACE_disrupt: Final = Place('disrupt', 'step', (), 'step')


def step_fire_phase_end(s: Store) -> int:
    """`fire_phase/end`: goes on by itself."""
    s[1439] = 0  # fire_phase.p := Roman
    s[1440] = 0  # fire_phase.v := stilicho
    s[1441] = 0  # fire_phase.here := 0101
    s[1442] = 0  # fire_phase.h := 0101
    s[1494] = 1  # return.restore_stacking := 1
    s[1420] = 0  # restore_stacking.p := Roman
    return 57  # restore_stacking/loop 2


PLACE_fire_phase_end: Final = Place('fire_phase/end', 'step', (), 'step')


def step_fire_phase_loop(s: Store) -> int:
    """`fire_phase/loop`: goes on by itself."""
    for u in SETS[s[1505 + s[1439]]]:
        if value_may_fire(s, u) and s[20 + u] <= 599 and some_fire_phase_loop(s, u):
            return 3  # fire_phase/choose
    return 35  # fire_phase/end


PLACE_fire_phase_loop: Final = Place('fire_phase/loop', 'step', (), 'step')


def step_flight_end(s: Store) -> int:
    """`flight/end`: goes on by itself."""
    if s[1497] == 0:
        s[1448] = 0  # flight.v := stilicho
        s[1449] = 0  # flight.h := 0101
        s[1450] = 1  # flight.n := 1
        s[1451] = 0  # flight.here := 0101
        s[1452] = 0  # flight.left := 0
        s[1453] = 0  # flight.saved := no
        s[1454] = 0  # flight.t := 0101
        s[1455] = 1  # flight.s := 1
        s[1443] = 0  # strike_defender.u := stilicho
        s[1444] = 0  # strike_defender.a := 0101
        s[1445] = 0  # strike_defender.h := 0101
        s[1446] = 0  # strike_defender.v := stilicho
        s[1435] = 0  # resolve.u := stilicho
        s[1436] = 0  # resolve.a := 0101
        s[1437] = 0  # resolve.h := 0101
        s[1438] = 1  # resolve.d := 1
        s[1497] = 0  # return.resolve := 0
        return 31  # assault/loop 2
    s[1448] = 0  # flight.v := stilicho
    s[1449] = 0  # flight.h := 0101
    s[1450] = 1  # flight.n := 1
    s[1451] = 0  # flight.here := 0101
    s[1452] = 0  # flight.left := 0
    s[1453] = 0  # flight.saved := no
    s[1454] = 0  # flight.t := 0101
    s[1455] = 1  # flight.s := 1
    s[1443] = 0  # strike_defender.u := stilicho
    s[1444] = 0  # strike_defender.a := 0101
    s[1445] = 0  # strike_defender.h := 0101
    s[1446] = 0  # strike_defender.v := stilicho
    s[1435] = 0  # resolve.u := stilicho
    s[1436] = 0  # resolve.a := 0101
    s[1437] = 0  # resolve.h := 0101
    s[1438] = 1  # resolve.d := 1
    s[1497] = 0  # return.resolve := 0
    return 36  # fire_phase/loop


PLACE_flight_end: Final = Place('flight/end', 'step', (), 'step')


def step_flight_loop(s: Store) -> int:
    """`flight/loop`: goes on by itself."""
    here = s[1451]
    left = s[1452]
    v = s[1448]
    if left > 0:
        left_ = left - 1
        for g in EACH_CELLS_data_1[here]:
            if not (s[1505 + 1 - s[140 + v]] & s[1509 + g] or s[1388] >> g & 1) if not CELLS_Hex_prohibited[g] else 0:
                s[1453] = some_flight_loop(s, here, left_, v)  # flight.saved := some(f in Hex within "data 1"(flight.here) where open_to_flight(flight.v, f) and leads_out(flight.v, f, flight.left))
                s[1452] = left_  # flight.left := flight.left - 1
                return 6  # flight/choose t
        s[1452] = 0  # flight.left := 0 @13.4-e
        return 38  # flight/loop
    if s[20 + v] <= 599 and not value_good_end(s, v, here):
        s[1220 + v] = 2000000  # Unit.tactic[flight.v] := none
        # move Unit.place[flight.v] to eliminated
        at = 20 + v
        bit = 1 << at - 20
        s[s[at] + 1509] &= ~bit
        s[2110] |= bit
        s[at] = 601
        s[1397] = 0  # eliminate.u := stilicho
        s[1495] = 0  # return.eliminate := 0
        return 37  # flight/end
    return 37  # flight/end


PLACE_flight_loop: Final = Place('flight/loop', 'step', (), 'step')


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if not s[10] == 1:
        for u in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63):
            s[1469] = u
            s[1471] = u  # line_up.u := set_up_faesulae.u
            s[1500] = 1  # return.line_up := 1
            return 42  # line_up
        s[1469] = 0
        s[1469] = 0  # set_up_faesulae.u := stilicho
        return 33  # deployment/then 2
    return 33  # deployment/then 2


PLACE_game: Final = Place('game', 'step', (), 'step')


def step_game_turn_then(s: Store) -> int:
    """`game_turn/then`: goes on by itself."""
    its_0_turn_no = s[11]
    if not its_0_turn_no == (10 if s[10] == 0 else 8):
        its_0_return_phase_m_as_it_was = s[1503]
        for m in members_18(its_0_return_phase_m_as_it_was):
            if its_0_return_phase_m_as_it_was >> m & 1:
                # move Marker.tray[return_phase.m] to bin @6.6.2-c @6.8-b
                at = 1340 + m
                bit = 1 << at - 1340
                s[s[at] + 1501] &= ~bit
                s[1502] |= bit
                s[at] = 1
        s[1403] = 0
        its_0_turn_no_ = its_0_turn_no + 1
        if not 1 <= its_0_turn_no_ <= 11:
            raise out_of_range('turn_no', its_0_turn_no_, ('5.2-p',))
        if its_0_turn_no_ > (10 if s[10] == 0 else 8):
            s[1403] = 0  # return_phase.m := m_event
            s[1477] = 0  # "return_phase.m as it was" := empty
            s[11] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            return 19  # over
        s[1403] = 0  # return_phase.m := m_event
        s[1477] = 0  # "return_phase.m as it was" := empty
        s[11] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        s[1376] = 0  # run_amok := no
        s[1404] = 1  # maximum_effort.p := Barbarian
        return 12  # maximum_effort/choose 2
    its_0_turn_no_ = its_0_turn_no + 1
    if its_0_turn_no_ > (10 if s[10] == 0 else 8):
        s[11] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        return 19  # over
    s[11] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
    s[1376] = 0  # run_amok := no
    s[1404] = 1  # maximum_effort.p := Barbarian
    return 12  # maximum_effort/choose 2


PLACE_game_turn_then: Final = Place('game_turn/then', 'step', (), 'step')


def step_impulses_loop(s: Store) -> int:
    """`impulses/loop`: goes on by itself."""
    its_0_first_to_rally = s[9]
    if s[1502]:
        return 59  # impulses/roll m
    if not (s[11] == (10 if s[10] == 0 else 8) or s[1376]):
        its_0_rally_phase_u_as_it_was_6 = set_impulses_loop(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_6]:
            if its_0_rally_phase_u_as_it_was_6 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-b @15.1-e
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        its_0_rally_phase_u_as_it_was_5 = set_impulses_loop_2(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_5]:
            if its_0_rally_phase_u_as_it_was_5 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-c
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        its_0_rally_phase_u_as_it_was_4 = set_impulses_loop_3(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_4]:
            if its_0_rally_phase_u_as_it_was_4 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-d
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        p = 1 - its_0_first_to_rally
        its_0_rally_phase_u_as_it_was_3 = set_impulses_loop_4(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was_3]:
            if its_0_rally_phase_u_as_it_was_3 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-b @15.1-e
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        its_0_rally_phase_u_as_it_was_2 = set_impulses_loop_5(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was_2]:
            if its_0_rally_phase_u_as_it_was_2 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-c
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        its_0_rally_phase_u_as_it_was = set_impulses_loop_6(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was]:
            if its_0_rally_phase_u_as_it_was >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-d
                at = 260 + u
                bit = 1 << at - 260
                if s[at] == 0:
                    s[1507] &= ~bit
                if s[at] == 1:
                    s[1508] &= ~bit
                s[1507] |= bit
                s[at] = 0
        s[1466] = 0
        s[1399] = 0  # impulses.m := m_event
        s[1465] = 0  # rally_phase.p := Roman
        s[1466] = 0  # rally_phase.u := stilicho
        s[1478] = 0  # "rally_phase.u as it was" := empty
        s[1479] = 0  # "rally_phase.u as it was 2" := empty
        s[1480] = 0  # "rally_phase.u as it was 3" := empty
        s[1481] = 0  # "rally_phase.u as it was 4" := empty
        s[1482] = 0  # "rally_phase.u as it was 5" := empty
        s[1483] = 0  # "rally_phase.u as it was 6" := empty
        return 40  # game_turn/then
    s[1399] = 0  # impulses.m := m_event
    return 40  # game_turn/then


PLACE_impulses_loop: Final = Place('impulses/loop', 'step', (), 'step')


def step_line_up(s: Store) -> int:
    """`line_up`: goes on by itself."""
    u = s[1471]
    for h in ((148, 149, 168, 169, 188, 189, 208, 209, 228, 229, 248, 249, 268, 269, 288, 289, 308, 309, 328, 329, 348, 349, 368, 369, 388, 389, 408, 409, 428, 429, 448, 449, 468, 469, 488, 489, 508, 509, 528, 529, 548, 549, 568, 569, 588, 589) if s[140 + u] == 0 else ()):
        if value_room_for(s, u, h) and all_line_up(s, h, u):
            s[1472] = h
            # move Unit.place[line_up.u] to line_up.h
            at = 20 + u
            bit = 1 << at - 20
            s[s[at] + 1509] &= ~bit
            s[h + 1509] |= bit
            s[at] = h
            return 43  # line_up/then
    s[1472] = 0
    return 43  # line_up/then


PLACE_line_up: Final = Place('line_up', 'step', (), 'step')


def step_line_up_then(s: Store) -> int:
    """`line_up/then`: goes on by itself."""
    for h in ((145, 146, 165, 166, 185, 186, 205, 206, 225, 226, 245, 246, 265, 266, 285, 286, 305, 306, 325, 326, 345, 346, 365, 366, 385, 386, 405, 406, 425, 426, 445, 446, 465, 466, 485, 486, 505, 506, 525, 526, 545, 546, 565, 566, 585, 586) if s[140 + s[1471]] == 1 else ()):
        if value_room_for(s, s[1471], h) and all_line_up_then(s, h):
            s[1472] = h
            # move Unit.place[line_up.u] to line_up.h
            at = 20 + s[1471]
            bit = 1 << at - 20
            s[s[at] + 1509] &= ~bit
            s[h + 1509] |= bit
            s[at] = h
            if s[1500] == 0:
                s[1471] = 0  # line_up.u := stilicho
                s[1472] = 0  # line_up.h := 0101
                s[1500] = 0  # return.line_up := 0
                after = s[1470]
                for u in SETS[0xffffffffffffff0000000000000000 & -(1 << after + 1)]:
                    s[1470] = u
                    s[1471] = u  # line_up.u := set_up_tricamerum.u
                    s[1500] = 0  # return.line_up := 0
                    return 42  # line_up
                s[1470] = 0
                s[1470] = 0  # set_up_tricamerum.u := stilicho
                return 32  # deployment/then
            s[1471] = 0  # line_up.u := stilicho
            s[1472] = 0  # line_up.h := 0101
            s[1500] = 0  # return.line_up := 0
            after = s[1469]
            for u in SETS[0xffffffffffffffff & -(1 << after + 1)]:
                s[1469] = u
                s[1471] = u  # line_up.u := set_up_faesulae.u
                s[1500] = 1  # return.line_up := 1
                return 42  # line_up
            s[1469] = 0
            s[1469] = 0  # set_up_faesulae.u := stilicho
            return 33  # deployment/then 2
    s[1472] = 0
    if s[1500] == 0:
        s[1471] = 0  # line_up.u := stilicho
        s[1472] = 0  # line_up.h := 0101
        s[1500] = 0  # return.line_up := 0
        after = s[1470]
        for u in SETS[0xffffffffffffff0000000000000000 & -(1 << after + 1)]:
            s[1470] = u
            s[1471] = u  # line_up.u := set_up_tricamerum.u
            s[1500] = 0  # return.line_up := 0
            return 42  # line_up
        s[1470] = 0
        s[1470] = 0  # set_up_tricamerum.u := stilicho
        return 32  # deployment/then
    s[1471] = 0  # line_up.u := stilicho
    s[1472] = 0  # line_up.h := 0101
    s[1500] = 0  # return.line_up := 0
    after = s[1469]
    for u in SETS[0xffffffffffffffff & -(1 << after + 1)]:
        s[1469] = u
        s[1471] = u  # line_up.u := set_up_faesulae.u
        s[1500] = 1  # return.line_up := 1
        return 42  # line_up
    s[1469] = 0
    s[1469] = 0  # set_up_faesulae.u := stilicho
    return 33  # deployment/then 2


PLACE_line_up_then: Final = Place('line_up/then', 'step', (), 'step')


def step_march_unit(s: Store) -> int:
    """`march_unit`: goes on by itself."""
    u = s[1416]
    if s[20 + u] <= 599:
        s[1417] = s[20 + u]  # march_unit.here := Unit.place[march_unit.u]
        s[500 + u] = 1  # Unit.moved[march_unit.u] := yes @7.3-a
        s[1383] = 1 if CELLS_Unit_type[u] == 0 else 0  # leaders_turn := Unit.type(march_unit.u) = leader
        s[1418] = 1  # march_unit.going := yes
        return 45  # march_unit/loop
    if s[1499] == 0:
        s[1416] = 0  # march_unit.u := stilicho
        s[1417] = 0  # march_unit.here := 0101
        s[1418] = 0  # march_unit.going := no
        s[1419] = 0  # march_unit.h := 0101
        s[1499] = 0  # return.march_unit := 0
        return 48  # movement/loop
    s[1416] = 0  # march_unit.u := stilicho
    s[1417] = 0  # march_unit.here := 0101
    s[1418] = 0  # march_unit.going := no
    s[1419] = 0  # march_unit.h := 0101
    s[1499] = 0  # return.march_unit := 0
    s[1382] = 0  # on_the_road := no
    return 48  # movement/loop


PLACE_march_unit: Final = Place('march_unit', 'step', (), 'step')


def step_march_unit_loop(s: Store) -> int:
    """`march_unit/loop`: goes on by itself."""
    if s[1418] and some_march_unit_loop(s):
        s[1418] = 0  # march_unit.going := no
        return 10  # march_unit/choose
    if s[1499] == 0:
        s[1380] = 0  # spent := 0
        s[1381] = 0  # steps := 0
        s[1416] = 0  # march_unit.u := stilicho
        s[1417] = 0  # march_unit.here := 0101
        s[1418] = 0  # march_unit.going := no
        s[1419] = 0  # march_unit.h := 0101
        s[1499] = 0  # return.march_unit := 0
        return 48  # movement/loop
    s[1380] = 0  # spent := 0
    s[1381] = 0  # steps := 0
    s[1416] = 0  # march_unit.u := stilicho
    s[1417] = 0  # march_unit.here := 0101
    s[1418] = 0  # march_unit.going := no
    s[1419] = 0  # march_unit.h := 0101
    s[1499] = 0  # return.march_unit := 0
    s[1382] = 0  # on_the_road := no
    return 48  # movement/loop


PLACE_march_unit_loop: Final = Place('march_unit/loop', 'step', (), 'step')


def step_melee_phase_end(s: Store) -> int:
    """`melee_phase/end`: goes on by itself."""
    s[1423] = 0  # melee_phase.p := Roman
    s[1424] = 0  # melee_phase.u := stilicho
    s[1425] = 0  # melee_phase.ready := empty
    s[1426] = 0  # melee_phase.a := 0101
    s[1427] = 0  # melee_phase.h := 0101
    s[1494] = 0  # return.restore_stacking := 0
    s[1420] = 0  # restore_stacking.p := Roman
    return 57  # restore_stacking/loop 2


PLACE_melee_phase_end: Final = Place('melee_phase/end', 'step', (), 'step')


def step_melee_phase_loop(s: Store) -> int:
    """`melee_phase/loop`: goes on by itself."""
    u = s[1424]
    s[1425] = 0  # melee_phase.ready := empty
    for u in SETS[s[1505 + s[1423]]]:
        if s[140 + u] == s[1423] and (value_may_melee(s, u) and s[20 + u] <= 599 and some_melee_phase_loop(s, u)):
            s[1425] = s[1425] | 1 << s[20 + u]  # melee_phase.ready := melee_phase.ready with Unit.place[melee_phase.u]
    s[1424] = 0
    if not s[1425] != 0:
        return 46  # melee_phase/end
    return 13  # melee_phase/choose


PLACE_melee_phase_loop: Final = Place('melee_phase/loop', 'step', (), 'step')


def step_movement_loop(s: Store) -> int:
    """`movement/loop`: goes on by itself."""
    for u in SETS[s[1505 + s[1414]] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_move(s, u):
            return 16  # movement/choose
    s[1414] = 0  # movement.p := Roman
    s[1415] = 0  # movement.v := stilicho
    s[1494] = 2  # return.restore_stacking := 2
    s[1420] = 0  # restore_stacking.p := Roman
    return 57  # restore_stacking/loop 2


PLACE_movement_loop: Final = Place('movement/loop', 'step', (), 'step')


def step_pursue_after_each(s: Store) -> int:
    """`pursue/after each`: goes on by itself."""
    h = s[1458]
    u = s[1459]
    s[1460] = 0  # pursue.riding := empty
    for u in SETS[s[1392] & s[1509 + h]]:
        if s[1392] >> u & 1 and (value_pursuit_reach(s, u) == 2 and s[20 + u] == h):
            s[1460] = s[1460] | 1 << u  # pursue.riding := pursue.riding with pursue.u @14.2-b
    s[1459] = 0
    if s[1460] != 0 and not (s[16] == h or s[17] == h) and some_pursue_after_each(s, h):
        s[1485] = 0  # "pursue.u as it was" := empty
        return 20  # pursue/choose
    s[1485] = 0  # "pursue.u as it was" := empty
    return 52  # pursue/end


PLACE_pursue_after_each: Final = Place('pursue/after each', 'step', (), 'step')


def step_pursue_each_u(s: Store) -> int:
    """`pursue/each u`: goes on by itself."""
    if s[20 + s[1459]] == s[1457] and value_may_pursue(s, s[1459], s[1458]):
        return 21  # pursue/choose 2
    return 51  # pursue/each u next


PLACE_pursue_each_u: Final = Place('pursue/each u', 'step', (), 'step')


def step_pursue_each_u_next(s: Store) -> int:
    """`pursue/each u next`: goes on by itself."""
    after = s[1459]
    for u in SETS[s[1485] & -(1 << after + 1)]:
        s[1459] = u
        return 50  # pursue/each u
    s[1459] = 0
    return 49  # pursue/after each


PLACE_pursue_each_u_next: Final = Place('pursue/each u next', 'step', (), 'step')


def step_pursue_end(s: Store) -> int:
    """`pursue/end`: goes on by itself."""
    s[1456] = 0  # pursue.p := Roman
    s[1457] = 0  # pursue.a := 0101
    s[1458] = 0  # pursue.h := 0101
    s[1459] = 0  # pursue.u := stilicho
    s[1460] = 0  # pursue.riding := empty
    s[1485] = 0  # "pursue.u as it was" := empty
    s[1393] = 2000000  # rolls_from := none
    s[1394] = 2000000  # rolls_to := none
    s[1468] = 0  # roll_on.p := Roman
    return 30  # assault/loop


PLACE_pursue_end: Final = Place('pursue/end', 'step', (), 'step')


def step_put(s: Store) -> int:
    """`put`: goes on by itself."""
    t = s[1454]
    put = s[1496]
    # move Unit.place[put.u] to put.h
    new = s[1396]
    at = 20 + s[1395]
    bit = 1 << at - 20
    s[s[at] + 1509] &= ~bit
    s[new + 1509] |= bit
    s[at] = new
    if put == 0:
        s[1473] = 0  # "event entered.u" := stilicho
        s[1474] = 0  # "event entered.h" := 0101
        s[1395] = 0  # put.u := stilicho
        s[1396] = 0  # put.h := 0101
        s[1496] = 0  # return.put := 0
        after = s[1464]
        for u in SETS[s[1484] & -(1 << after + 1)]:
            s[1464] = u
            s[1396] = s[1463]  # put.h := second_hex.g
            s[1395] = u  # put.u := second_hex.u
            s[1496] = 0  # return.put := 0
            return 53  # put
        s[1464] = 0
        s[1461] = 0  # second_hex.p := Roman
        s[1462] = 0  # second_hex.h := 0101
        s[1463] = 0  # second_hex.g := 0101
        s[1464] = 0  # second_hex.u := stilicho
        s[1484] = 0  # "second_hex.u as it was" := empty
        return 52  # pursue/end
    if put == 1:
        s[1473] = 0  # "event entered.u" := stilicho
        s[1474] = 0  # "event entered.h" := 0101
        s[1395] = 0  # put.u := stilicho
        s[1396] = 0  # put.h := 0101
        s[1496] = 0  # return.put := 0
        return 51  # pursue/each u next
    if put == 2:
        if value_ezoc(s, t, s[140 + s[1448]]):
            s[1473] = 0  # "event entered.u" := stilicho
            s[1474] = 0  # "event entered.h" := 0101
            s[1395] = 0  # put.u := stilicho
            s[1396] = 0  # put.h := 0101
            s[1496] = 0  # return.put := 0
            return 8  # flight/roll s
        if not s[20 + s[1448]] == t or (s[16] == t or s[17] == t):
            s[1452] = 0  # flight.left := 0 @18.1-d
        s[1473] = 0  # "event entered.u" := stilicho
        s[1474] = 0  # "event entered.h" := 0101
        s[1395] = 0  # put.u := stilicho
        s[1396] = 0  # put.h := 0101
        s[1496] = 0  # return.put := 0
        return 38  # flight/loop
    s[1473] = 0  # "event entered.u" := stilicho
    s[1474] = 0  # "event entered.h" := 0101
    s[1395] = 0  # put.u := stilicho
    s[1396] = 0  # put.h := 0101
    s[1496] = 0  # return.put := 0
    return 45  # march_unit/loop


PLACE_put: Final = Place('put', 'step', (), 'step')


def step_resolve(s: Store) -> int:
    """`resolve`: goes on by itself."""
    h = s[1437]
    if value_hex_cover(s, h) > 0 and value_side_cover(s, s[140 + s[1435]], s[1436], h) > 0:
        s[1386] = 0  # claims_side := no
        return 22  # resolve/choose
    s[1386] = 1 if value_side_cover(s, s[140 + s[1435]], s[1436], h) > 0 else 0  # claims_side := side_cover(Unit.side[resolve.u], resolve.a, resolve.h) > 0
    return 23  # resolve/roll d


PLACE_resolve: Final = Place('resolve', 'step', (), 'step')


def step_resolve_then(s: Store) -> int:
    """`resolve/then`: goes on by itself."""
    outcome = s[1387]
    if outcome >> 3 & 1 or outcome >> 4 & 1 or outcome >> 5 & 1:
        s[1443] = s[1435]  # strike_defender.u := resolve.u
        s[1444] = s[1436]  # strike_defender.a := resolve.a
        s[1445] = s[1437]  # strike_defender.h := resolve.h
        return 27  # strike_defender/choose v
    if s[1497] == 0:
        s[1435] = 0  # resolve.u := stilicho
        s[1436] = 0  # resolve.a := 0101
        s[1437] = 0  # resolve.h := 0101
        s[1438] = 1  # resolve.d := 1
        s[1497] = 0  # return.resolve := 0
        return 31  # assault/loop 2
    s[1435] = 0  # resolve.u := stilicho
    s[1436] = 0  # resolve.a := 0101
    s[1437] = 0  # resolve.h := 0101
    s[1438] = 1  # resolve.d := 1
    s[1497] = 0  # return.resolve := 0
    return 36  # fire_phase/loop


PLACE_resolve_then: Final = Place('resolve/then', 'step', (), 'step')


def step_restore_stacking_loop(s: Store) -> int:
    """`restore_stacking/loop`: goes on by itself."""
    for u in SETS[s[1505 + s[1420]]]:
        if s[20 + u] <= 599 and value_overstacked(s, s[20 + u], s[1420]):
            s[1421] = u
            return 24  # restore_stacking/choose v
    s[1421] = 0
    if s[1494] == 0:
        s[1420] = 0  # restore_stacking.p := Roman
        s[1421] = 0  # restore_stacking.u := stilicho
        s[1422] = 0  # restore_stacking.v := stilicho
        s[1494] = 0  # return.restore_stacking := 0
        s[13] = 2000000  # effort_on := none
        s[1401] = 0  # impulse.m := m_event
        s[1402] = 0  # impulse.p := Roman
        return 41  # impulses/loop
    if s[1494] == 1:
        s[1423] = s[1402]  # melee_phase.p := impulse.p
        for u in range(120):
            s[740 + u] = 1 if s[140 + u] == s[1402] and s[20 + u] <= 599 and value_ezoc(s, s[20 + u], s[1402]) else 0  # Unit.engaged[melee_phase.u] := Unit.side[melee_phase.u] = impulse.p and (Unit.place[melee_phase.u] >= 0101 and Unit.place[melee_phase.u] <= 3020) and ...
            s[860 + u] = 0  # Unit.fought[melee_phase.u] := no
            # Unit.target[melee_phase.u] := none
            at = 980 + u
            bit = 1 << at - 980
            s[2711 if s[at] == 2000000 else s[at] + 2111] &= ~bit
            s[2711] |= bit
            s[at] = 2000000
            # Unit.struck_from[melee_phase.u] := none
            at = 1100 + u
            bit = 1 << at - 1100
            if s[at] == 2000000:
                s[3315] &= ~bit
            s[3315] |= bit
            s[at] = 2000000
        s[1424] = 0
        s[1420] = 0  # restore_stacking.p := Roman
        s[1421] = 0  # restore_stacking.u := stilicho
        s[1422] = 0  # restore_stacking.v := stilicho
        s[1494] = 0  # return.restore_stacking := 0
        s[1384] = 0  # fight := melee
        return 47  # melee_phase/loop
    s[1439] = s[1402]  # fire_phase.p := impulse.p
    s[1420] = 0  # restore_stacking.p := Roman
    s[1421] = 0  # restore_stacking.u := stilicho
    s[1422] = 0  # restore_stacking.v := stilicho
    s[1494] = 0  # return.restore_stacking := 0
    s[1384] = 1  # fight := fire
    return 36  # fire_phase/loop


PLACE_restore_stacking_loop: Final = Place('restore_stacking/loop', 'step', (), 'step')


def step_restore_stacking_loop_2(s: Store) -> int:
    """`restore_stacking/loop 2`: goes on by itself."""
    for u in SETS[s[1505 + s[1420]]]:
        if s[20 + u] <= 599 and value_overstacked(s, s[20 + u], s[1420]):
            s[1421] = u
            return 25  # restore_stacking/choose v 2
    s[1421] = 0
    s[1420] = 1  # restore_stacking.p := Barbarian
    return 56  # restore_stacking/loop


PLACE_restore_stacking_loop_2: Final = Place('restore_stacking/loop 2', 'step', (), 'step')


def step_strike_defender_then(s: Store) -> int:
    """`strike_defender/then`: goes on by itself."""
    h = s[1445]
    v = s[1446]
    if s[1387] >> 4 & 1 and s[20 + v] == h and value_must_retreat(s, v, s[1444], h):
        if CELLS_Unit_moves[v] == 0:
            s[1220 + v] = 2000000  # Unit.tactic[strike_defender.v] := none
            # move Unit.place[strike_defender.v] to eliminated
            at = 20 + v
            bit = 1 << at - 20
            s[s[at] + 1509] &= ~bit
            s[2110] |= bit
            s[at] = 601
            s[1448] = v  # flight.v := strike_defender.v
            s[1449] = h  # flight.h := strike_defender.h
            s[1397] = 0  # eliminate.u := stilicho
            s[1495] = 0  # return.eliminate := 0
            return 37  # flight/end
        s[1388] = 0 | 1 << h  # trail := 0 with strike_defender.h
        if not (CELLS_Unit_elite[v] or CELLS_Unit_title[v] == 0):
            s[1448] = v  # flight.v := strike_defender.v
            s[1449] = h  # flight.h := strike_defender.h
            s[1390] = h  # origin := strike_defender.h
            s[1389] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
            return 7  # flight/roll n
        s[1448] = v  # flight.v := strike_defender.v
        s[1449] = h  # flight.h := strike_defender.h
        s[1390] = h  # origin := strike_defender.h
        s[1389] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
        s[1451] = h  # flight.here := strike_defender.h
        s[1452] = 1  # flight.left := far
        return 38  # flight/loop
    if s[1497] == 0:
        s[1443] = 0  # strike_defender.u := stilicho
        s[1444] = 0  # strike_defender.a := 0101
        s[1445] = 0  # strike_defender.h := 0101
        s[1446] = 0  # strike_defender.v := stilicho
        s[1435] = 0  # resolve.u := stilicho
        s[1436] = 0  # resolve.a := 0101
        s[1437] = 0  # resolve.h := 0101
        s[1438] = 1  # resolve.d := 1
        s[1497] = 0  # return.resolve := 0
        return 31  # assault/loop 2
    s[1443] = 0  # strike_defender.u := stilicho
    s[1444] = 0  # strike_defender.a := 0101
    s[1445] = 0  # strike_defender.h := 0101
    s[1446] = 0  # strike_defender.v := stilicho
    s[1435] = 0  # resolve.u := stilicho
    s[1436] = 0  # resolve.a := 0101
    s[1437] = 0  # resolve.h := 0101
    s[1438] = 1  # resolve.d := 1
    s[1497] = 0  # return.resolve := 0
    return 36  # fire_phase/loop


PLACE_strike_defender_then: Final = Place('strike_defender/then', 'step', (), 'step')


# Every place by its number: first those that wait, then those that go on by themselves.
PLACES: Final[tuple[Place, ...]] = (
    PLACE_activate_choose,
    PLACE_activate_choose_h,
    PLACE_assault_choose_u,
    PLACE_fire_phase_choose,
    PLACE_fire_phase_choose_h,
    PLACE_fire_phase_choose_v,
    PLACE_flight_choose_t,
    PLACE_flight_roll_n,
    PLACE_flight_roll_s,
    PLACE_impulses_roll_m,
    PLACE_march_unit_choose,
    PLACE_maximum_effort_choose,
    PLACE_maximum_effort_choose_2,
    PLACE_melee_phase_choose,
    PLACE_melee_phase_choose_a,
    PLACE_melee_phase_choose_h,
    PLACE_movement_choose,
    PLACE_movement_choose_v,
    PLACE_movement_choose_v_2,
    PLACE_over,
    PLACE_pursue_choose,
    PLACE_pursue_choose_2,
    PLACE_resolve_choose,
    PLACE_resolve_roll_d,
    PLACE_restore_stacking_choose_v,
    PLACE_restore_stacking_choose_v_2,
    PLACE_second_hex_choose_g,
    PLACE_strike_defender_choose_v,
    PLACE_activate_end,
    PLACE_activation_end,
    PLACE_assault_loop,
    PLACE_assault_loop_2,
    PLACE_deployment_then,
    PLACE_deployment_then_2,
    PLACE_disrupt,
    PLACE_fire_phase_end,
    PLACE_fire_phase_loop,
    PLACE_flight_end,
    PLACE_flight_loop,
    PLACE_game,
    PLACE_game_turn_then,
    PLACE_impulses_loop,
    PLACE_line_up,
    PLACE_line_up_then,
    PLACE_march_unit,
    PLACE_march_unit_loop,
    PLACE_melee_phase_end,
    PLACE_melee_phase_loop,
    PLACE_movement_loop,
    PLACE_pursue_after_each,
    PLACE_pursue_each_u,
    PLACE_pursue_each_u_next,
    PLACE_pursue_end,
    PLACE_put,
    PLACE_resolve,
    PLACE_resolve_then,
    PLACE_restore_stacking_loop,
    PLACE_restore_stacking_loop_2,
    PLACE_strike_defender_then,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
WAITS: Final = tuple([place.waits for place in PLACES])
MOVERS: Final = tuple([place.player if place.waits == "choice" else None for place in PLACES])
LISTS: Final[tuple[Callable[[Store], Sequence[int]], ...]] = (
    list_activate_choose,
    list_activate_choose_h,
    list_assault_choose_u,
    list_fire_phase_choose,
    list_fire_phase_choose_h,
    list_fire_phase_choose_v,
    list_flight_choose_t,
    list_flight_roll_n,
    list_flight_roll_s,
    list_impulses_roll_m,
    list_march_unit_choose,
    list_maximum_effort_choose,
    list_maximum_effort_choose_2,
    list_melee_phase_choose,
    list_melee_phase_choose_a,
    list_melee_phase_choose_h,
    list_movement_choose,
    list_movement_choose_v,
    list_movement_choose_v_2,
    no_codes,
    list_pursue_choose,
    list_pursue_choose_2,
    list_resolve_choose,
    list_resolve_roll_d,
    list_restore_stacking_choose_v,
    list_restore_stacking_choose_v_2,
    list_second_hex_choose_g,
    list_strike_defender_choose_v,
)
PLAYS: Final[tuple[Callable[[Store, int], int], ...]] = (
    play_activate_choose,
    do_activate_choose_h,
    do_assault_choose_u,
    play_fire_phase_choose,
    do_fire_phase_choose_h,
    do_fire_phase_choose_v,
    do_flight_choose_t,
    do_flight_roll_n,
    do_flight_roll_s,
    do_impulses_roll_m,
    play_march_unit_choose,
    play_maximum_effort_choose,
    play_maximum_effort_choose_2,
    play_melee_phase_choose,
    do_melee_phase_choose_a,
    do_melee_phase_choose_h,
    play_movement_choose,
    do_movement_choose_v,
    do_movement_choose_v_2,
    no_play,
    play_pursue_choose,
    play_pursue_choose_2,
    play_resolve_choose,
    do_resolve_roll_d,
    do_restore_stacking_choose_v,
    do_restore_stacking_choose_v_2,
    do_second_hex_choose_g,
    do_strike_defender_choose_v,
)
ROLLS: Final[tuple[Callable[[Store, Callable[[], float]], int] | None, ...]] = (
    None,
    roll_activate_choose_h,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_impulses_roll_m,
    None,
    None,
    None,
    None,
    roll_melee_phase_choose_a,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_restore_stacking_choose_v,
    roll_restore_stacking_choose_v_2,
    None,
    roll_strike_defender_choose_v,
)
SPINS: Final[tuple[Callable[[Store, Callable[[], float], int], tuple[int, int]] | None, ...]] = (
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
FIRST_STEP: Final = 28
STEPS: Final[tuple[Callable[[Store], int], ...]] = (
    step_activate_end,
    step_activation_end,
    step_assault_loop,
    step_assault_loop_2,
    step_deployment_then,
    step_deployment_then_2,
    step_disrupt,
    step_fire_phase_end,
    step_fire_phase_loop,
    step_flight_end,
    step_flight_loop,
    step_game,
    step_game_turn_then,
    step_impulses_loop,
    step_line_up,
    step_line_up_then,
    step_march_unit,
    step_march_unit_loop,
    step_melee_phase_end,
    step_melee_phase_loop,
    step_movement_loop,
    step_pursue_after_each,
    step_pursue_each_u,
    step_pursue_each_u_next,
    step_pursue_end,
    step_put,
    step_resolve,
    step_resolve_then,
    step_restore_stacking_loop,
    step_restore_stacking_loop_2,
    step_strike_defender_then,
    arrive_impulses_roll_m,
)
START_AT: Final = 39
ENTRIES: Final[dict[str, int]] = {
}
CODE_COUNTS: Final = tuple([place.count for place in PLACES])
CHOSEN: Final = [count if waits == "choice" else 0 for count, waits in zip(CODE_COUNTS, WAITS)]
CODE_BASES: Final = tuple(accumulate([0, *CHOSEN[:-1]]))
CODE_TOTAL: Final = sum(CHOSEN)

VARIABLES: Final[tuple[Variable, ...]] = (
    Variable('special_tactics', 0, KIND_bool, (), 0),
    Variable('gate_is_free_outward', 1, KIND_bool, (), 0),
    Variable('frontier_legions_count', 2, KIND_bool, (), 0),
    Variable('far_fire_meets_walls', 3, KIND_bool, (), 1),
    Variable('all_cavalry_shoots', 4, KIND_bool, (), 0),
    Variable('initiative_fires', 5, KIND_bool, (), 1),
    Variable('sub_commanders_open_fire', 6, KIND_bool, (), 1),
    Variable('defender_picks', 7, KIND_bool, (), 1),
    Variable('leader_alone_stands', 8, KIND_bool, (), 1),
    Variable('first_to_rally', 9, KIND_Player, (), 0),
    Variable('scenario', 10, KIND_Scenario, (), 0),
    Variable('turn_no', 11, KIND_1_11, (), 1),
    Variable('setting_up', 12, KIND_bool, (), 1),
    Variable('effort_on', 13, KIND_Player_or_none, (), 2000000),
    Variable('panicked', 14, KIND_bool, (KIND_Player,), 0),
    Variable('camp', 16, KIND_Hex_or_none, (KIND_Player,), 2000000),
    Variable('camp_lost', 18, KIND_bool, (KIND_Player,), 0),
    Variable('Unit.place', 20, KIND_Place, (KIND_Unit,), 600),
    Variable('Unit.side', 140, KIND_Player, (KIND_Unit,), (0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
    Variable('Unit.order', 260, KIND_Order, (KIND_Unit,), 0),
    Variable('Unit.active', 380, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.moved', 500, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.fired', 620, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.engaged', 740, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.fought', 860, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.target', 980, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.struck_from', 1100, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.tactic', 1220, KIND_Tactic_or_none, (KIND_Unit,), 2000000),
    Variable('Marker.tray', 1340, KIND_Tray, (KIND_Marker,), 0),
    Variable('Marker.owner', 1358, KIND_Player_or_none, (KIND_Marker,), (2000000, 0, 0, 0, 1, 1, 2000000, 2000000, 2000000, 1, 1, 0, 0, 0, 2000000, 2000000, 0, 1)),
    Variable('run_amok', 1376, KIND_bool, (), 0),
    Variable('marked', 1377, KIND_Unit_or_none, (), 2000000),
    Variable('called', 1378, KIND_Command_or_none, (), 2000000),
    Variable('initiative', 1379, KIND_bool, (), 0),
    Variable('spent', 1380, KIND_0_20, (), 0),
    Variable('steps', 1381, KIND_0_12, (), 0),
    Variable('on_the_road', 1382, KIND_bool, (), 0),
    Variable('leaders_turn', 1383, KIND_bool, (), 0),
    Variable('fight', 1384, KIND_Fight, (), 0),
    Variable('fury', 1385, KIND_bool, (), 0),
    Variable('claims_side', 1386, KIND_bool, (), 0),
    Variable('outcome', 1387, KIND_set_of_Result, (), 0),
    Variable('trail', 1388, KIND_set_of_Hex, (), 0),
    Variable('far', 1389, KIND_1_6, (), 1),
    Variable('origin', 1390, KIND_Hex, (), 0),
    Variable('led', 1391, KIND_bool, (), 0),
    Variable('pursuers', 1392, KIND_set_of_Unit, (), 0),
    Variable('rolls_from', 1393, KIND_Hex_or_none, (), 2000000),
    Variable('rolls_to', 1394, KIND_Hex_or_none, (), 2000000),
    Variable('put.u', 1395, KIND_Unit, (), 0),
    Variable('put.h', 1396, KIND_Hex, (), 0),
    Variable('eliminate.u', 1397, KIND_Unit, (), 0),
    Variable('fill_pool.m', 1398, KIND_Marker, (), 0),
    Variable('impulses.m', 1399, KIND_Marker, (), 0),
    Variable('dispose.m', 1400, KIND_Marker, (), 0),
    Variable('impulse.m', 1401, KIND_Marker, (), 0),
    Variable('impulse.p', 1402, KIND_Player, (), 0),
    Variable('return_phase.m', 1403, KIND_Marker, (), 0),
    Variable('maximum_effort.p', 1404, KIND_Player, (), 0),
    Variable('maximum_effort.m', 1405, KIND_Marker, (), 0),
    Variable('activation.m', 1406, KIND_Marker, (), 0),
    Variable('activation.p', 1407, KIND_Player, (), 0),
    Variable('activation.u', 1408, KIND_Unit, (), 0),
    Variable('activate.p', 1409, KIND_Player, (), 0),
    Variable('activate.l', 1410, KIND_Unit, (), 0),
    Variable('activate.u', 1411, KIND_Unit, (), 0),
    Variable('activate.held', 1412, KIND_set_of_Hex, (), 0),
    Variable('activate.h', 1413, KIND_Hex, (), 0),
    Variable('movement.p', 1414, KIND_Player, (), 0),
    Variable('movement.v', 1415, KIND_Unit, (), 0),
    Variable('march_unit.u', 1416, KIND_Unit, (), 0),
    Variable('march_unit.here', 1417, KIND_Hex, (), 0),
    Variable('march_unit.going', 1418, KIND_bool, (), 0),
    Variable('march_unit.h', 1419, KIND_Hex, (), 0),
    Variable('restore_stacking.p', 1420, KIND_Player, (), 0),
    Variable('restore_stacking.u', 1421, KIND_Unit, (), 0),
    Variable('restore_stacking.v', 1422, KIND_Unit, (), 0),
    Variable('melee_phase.p', 1423, KIND_Player, (), 0),
    Variable('melee_phase.u', 1424, KIND_Unit, (), 0),
    Variable('melee_phase.ready', 1425, KIND_set_of_Hex, (), 0),
    Variable('melee_phase.a', 1426, KIND_Hex, (), 0),
    Variable('melee_phase.h', 1427, KIND_Hex, (), 0),
    Variable('assault.p', 1428, KIND_Player, (), 0),
    Variable('assault.a', 1429, KIND_Hex, (), 0),
    Variable('assault.h', 1430, KIND_Hex, (), 0),
    Variable('assault.base', 1431, KIND_Hex, (), 0),
    Variable('assault.goal', 1432, KIND_Hex, (), 0),
    Variable('assault.more', 1433, KIND_bool, (), 0),
    Variable('assault.u', 1434, KIND_Unit, (), 0),
    Variable('resolve.u', 1435, KIND_Unit, (), 0),
    Variable('resolve.a', 1436, KIND_Hex, (), 0),
    Variable('resolve.h', 1437, KIND_Hex, (), 0),
    Variable('resolve.d', 1438, KIND_1_6, (), 1),
    Variable('fire_phase.p', 1439, KIND_Player, (), 0),
    Variable('fire_phase.v', 1440, KIND_Unit, (), 0),
    Variable('fire_phase.here', 1441, KIND_Hex, (), 0),
    Variable('fire_phase.h', 1442, KIND_Hex, (), 0),
    Variable('strike_defender.u', 1443, KIND_Unit, (), 0),
    Variable('strike_defender.a', 1444, KIND_Hex, (), 0),
    Variable('strike_defender.h', 1445, KIND_Hex, (), 0),
    Variable('strike_defender.v', 1446, KIND_Unit, (), 0),
    Variable('disrupt.u', 1447, KIND_Unit, (), 0),
    Variable('flight.v', 1448, KIND_Unit, (), 0),
    Variable('flight.h', 1449, KIND_Hex, (), 0),
    Variable('flight.n', 1450, KIND_1_6, (), 1),
    Variable('flight.here', 1451, KIND_Hex, (), 0),
    Variable('flight.left', 1452, KIND_0_6, (), 0),
    Variable('flight.saved', 1453, KIND_bool, (), 0),
    Variable('flight.t', 1454, KIND_Hex, (), 0),
    Variable('flight.s', 1455, KIND_1_6, (), 1),
    Variable('pursue.p', 1456, KIND_Player, (), 0),
    Variable('pursue.a', 1457, KIND_Hex, (), 0),
    Variable('pursue.h', 1458, KIND_Hex, (), 0),
    Variable('pursue.u', 1459, KIND_Unit, (), 0),
    Variable('pursue.riding', 1460, KIND_set_of_Unit, (), 0),
    Variable('second_hex.p', 1461, KIND_Player, (), 0),
    Variable('second_hex.h', 1462, KIND_Hex, (), 0),
    Variable('second_hex.g', 1463, KIND_Hex, (), 0),
    Variable('second_hex.u', 1464, KIND_Unit, (), 0),
    Variable('rally_phase.p', 1465, KIND_Player, (), 0),
    Variable('rally_phase.u', 1466, KIND_Unit, (), 0),
    Variable('morale_check.p', 1467, KIND_Player, (), 0),
    Variable('roll_on.p', 1468, KIND_Player, (), 0),
    Variable('set_up_faesulae.u', 1469, KIND_Unit, (), 0),
    Variable('set_up_tricamerum.u', 1470, KIND_Unit, (), 0),
    Variable('line_up.u', 1471, KIND_Unit, (), 0),
    Variable('line_up.h', 1472, KIND_Hex, (), 0),
    Variable('event entered.u', 1473, KIND_Unit, (), 0),
    Variable('event entered.h', 1474, KIND_Hex, (), 0),
    Variable('during.morale_check', 1475, KIND_bool, (), 0),
    Variable('winner', 1476, KIND_Player_or_none, (), 2000000),
    Variable('return_phase.m as it was', 1477, KIND_set_of_Marker, (), 0),
    Variable('rally_phase.u as it was', 1478, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 2', 1479, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 3', 1480, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 4', 1481, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 5', 1482, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 6', 1483, KIND_set_of_Unit, (), 0),
    Variable('second_hex.u as it was', 1484, KIND_set_of_Unit, (), 0),
    Variable('pursue.u as it was', 1485, KIND_set_of_Unit, (), 0),
    Variable('assault.u as it was', 1486, KIND_set_of_Unit, (), 0),
    Variable('activation.u as it was', 1487, KIND_set_of_Unit, (), 0),
    Variable('activation.u as it was 2', 1488, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was', 1489, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was 2', 1490, KIND_set_of_Unit, (), 0),
    Variable('maximum_effort.m as it was', 1491, KIND_set_of_Marker, (), 0),
    Variable('maximum_effort.m as it was 2', 1492, KIND_set_of_Marker, (), 0),
    Variable('fill_pool.m as it was', 1493, KIND_set_of_Marker, (), 0),
    Variable('return.restore_stacking', 1494, KIND_0_2, (), 0),
    Variable('return.eliminate', 1495, KIND_0_7, (), 0),
    Variable('return.put', 1496, KIND_0_3, (), 0),
    Variable('return.resolve', 1497, KIND_0_1, (), 0),
    Variable('return.disrupt', 1498, KIND_0_1, (), 0),
    Variable('return.march_unit', 1499, KIND_0_1, (), 0),
    Variable('return.line_up', 1500, KIND_0_1, (), 0),
)
# Every slot of the store: its name, its kind and its first value. What is derived stands behind them.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = tuple(slots_of(VARIABLES))
FIRST: Final[Store] = [*[first for _, _, first in SLOTS], *[0] * 1815]
WINNER_SLOT: Final = 1476
WINNER_KIND: Final = KIND_Player_or_none
SWITCHES: Final[tuple[Switch, ...]] = (
    Switch('all_cavalry_shoots', 'reading', 4, KIND_bool, 0, 'said of all cavalry, against counters without indicator or range; read as of those that have it', ('2.3-f',)),
    Switch('defender_picks', 'reading', 7, KIND_bool, 1, 'who picks the unit that is hit is not said; results are applied by the owner', ('12.0-a',)),
    Switch('far_fire_meets_walls', 'reading', 3, KIND_bool, 1, 'no line of sight tells which sides fire from afar crosses', ('TEC-h',)),
    Switch('first_to_rally', 'reading', 9, KIND_Player, 0, 'who rallies first is not said, yet a unit that has rallied bars enemies next to it', ('15.1-a',)),
    Switch('frontier_legions_count', 'reading', 2, KIND_bool, 0, 'Ps Com holds the tag Com, but names no field legion', ('8.2-b',)),
    Switch('gate_is_free_outward', 'reading', 1, KIND_bool, 0, 'the gate is said to waive the cost of moving into the hex, and nothing of moving out', ('9.2-e',)),
    Switch('initiative_fires', 'reading', 5, KIND_bool, 1, '11.2 names two ways only, and initiative is neither; yet 6.5 lets activated units fire', ('11.2-a', '6.4-a')),
    Switch('leader_alone_stands', 'reading', 8, KIND_bool, 1, '13.1 speaks of units stacked with a leader, 17.1 of all retreats where a leader is', ('13.1-h', '17.1-d')),
    Switch('scenario', 'scenario', 10, KIND_Scenario, 0, 'which scenario is played', ('21.0-a', '21.0-a')),
    Switch('special_tactics', 'option', 0, KIND_bool, 0, 'Special tactics', ('20.0-a',)),
    Switch('sub_commanders_open_fire', 'reading', 6, KIND_bool, 1, '11.2 asks for any activated leader; 6.1 lets one who is activated by another activate nobody', ('11.2-b', '6.1-f')),
)
SECRETS: Final[tuple[Secret, ...]] = (
)


def first_store(chosen: Mapping[str, int]) -> Store:
    """The values before play, under the given options and readings."""
    s = FIRST.copy()
    for switch in SWITCHES:
        s[switch.slot] = chosen.get(switch.name, switch.default)
    derive(s)
    return s


def derive(s: Store) -> None:
    """Work out what is derived from other slots, which are left as they are."""
    for at in range(1340, 1358):
        s[s[at] + 1501] |= 1 << at - 1340
    for at in range(140, 260):
        s[s[at] + 1505] |= 1 << at - 140
    for at in range(260, 380):
        if s[at] == 0:
            s[1507] |= 1 << at - 260
        if s[at] == 1:
            s[1508] |= 1 << at - 260
    for at in range(20, 140):
        s[s[at] + 1509] |= 1 << at - 20
    for at in range(980, 1100):
        s[2711 if s[at] == 2000000 else s[at] + 2111] |= 1 << at - 980
    for at in range(1358, 1376):
        s[2714 if s[at] == 2000000 else s[at] + 2712] |= 1 << at - 1358
    for at in range(1100, 1220):
        if s[at] == 2000000:
            s[3315] |= 1 << at - 1100


def whole_store(slots: Sequence[int]) -> Store:
    """A store with these values in its slots, and all that is derived from them."""
    s = [*slots[: len(SLOTS)], *FIRST[len(SLOTS) :]]
    derive(s)
    return s


def broken_promises(s: Store) -> tuple[str, ...]:
    """The promises of the book that do not hold."""
    found: list[str] = []
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
            following, more = spin(s, rand, most - count)
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
        if here >= 28:
            here = run_steps(here, s)
    return here, most

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