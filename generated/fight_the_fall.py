# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Fight the Fall: Faesulae AD 406 and Tricamerum AD 533: a playable engine.

Made from the rulebook `fight_the_fall`, edition S&T 324, 2020.
Errata in force: none.
Interpretations: none.
Machine ed0f5f62a8fa8afa.
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
    'interpretations': [],
    'machine': 'ed0f5f62a8fa8afa',
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
KIND_Scenario: Final = Kind(0, 1, names=('faesulae', 'tricamerum'))
KIND_1_11: Final = Kind(1, 11)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Barbarian'), optional=True)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Barbarian'))
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
KIND_set_of_Marker: Final = Kind(0, 17, names=(
    'm_event', 'm_stilicho', 'm_comes', 'm_dux', 'm_radagaisus', 'm_goths', 'm_vandals', 'm_sarus', 'm_uldin',
    'm_gelimer', 'm_tzazon', 'm_belisarius', 'm_ionnes', 'm_theodoros', 'm_huns', 'm_moors', 'effort_rom',
    'effort_bar',
), is_set=True)
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
KIND_0_2: Final = Kind(0, 2)
KIND_0_9_or_none: Final = Kind(0, 9, optional=True)


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
DISTANCE_Hex: Final = GridDistances(tuple([(c, r - (c) // 2) for c, r in zip(COLUMN_Hex, ROW_Hex)]), hex_steps)


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


# The table `Unit.battle` by it. @2.4-m @2.4-n @21.1.int-c @21.2.int-c
CELLS_Unit_battle: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
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


# The table `Unit.lead` by it. @2.4-d
CELLS_Unit_lead: Final[tuple[int, ...]] = (
    3, 2, 2, 2, 2, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 2, 3, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
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


CELLS_data_1: dict[int, int] = {
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
ROWS_data_1: Rows = (
    ('data 1', ((0, 0),), 4835149876136305414356994),
    ('data 1', ((1, 1),), 2471044449079278345115402244),
    ('data 1', ((2, 2),), 16128),
    ('data 1', ((3, 3),), 281457796841664),
    ('data 1', ((4, 4),), 35747322042253344),
    ('data 1', ((5, 5),), 1116892707587883024),
    ('data 1', ((6, 6),), 37138201195855230816076431368),
    ('data 1', ((7, 7),), 5191029207934746973081589302427648),
    ('data 1', ((8, 8),), 1324035698926381340423181743303950336),
    ('data 1', ((9, 9),), 1228036518971097232699931230208),
    ('data 1', ((2000000, 2000000),), 18446744073709551617),
)


def look_data_1(key0: int) -> int:
    """The table `data 1` by key0.

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
    cell = CELLS_data_1.get(key0)
    return search_rows('data 1', ROWS_data_1, (KIND_0_9_or_none,), (key0,)) if cell is None else cell


# The table `data 2` by key0.
CELLS_data_2: Final[tuple[int, ...]] = (
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


# ---- values: what the rules say


def value_army_commander(s: Store, l: int) -> int:
    """`army_commander` as the rules give it.

    21.1.rom-a: yes when l = stilicho; overrides otherwise
    21.2.rom-a: yes when l = belisarius; overrides otherwise
    otherwise: no
    """
    if l == 0 or l == 64:
        return 1
    return 0


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
    if s[11 + l] <= 599 and s[11 + u] <= 599:
        if (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) == 0:
            if s[11 + l] != s[11 + u]:
                return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[11 + l]][s[11 + u]] <= (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-d', 0)))
            return 1 if DISTANCE_Hex[s[11 + l]][s[11 + u]] <= (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
        if (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) == 2 and DISTANCE_Hex[s[11 + l]][s[11 + u]] <= 2:
            return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[11 + l]][s[11 + u]] <= (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-e', 1)))
        return 1 if DISTANCE_Hex[s[11 + l]][s[11 + u]] <= (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
    return 1 if s[11 + l] <= 599 and s[11 + u] <= 599 and DISTANCE_Hex[s[11 + l]][s[11 + u]] <= (CELLS_Unit_lead[l] if s[251 + l] == 0 else CELLS_Unit_back_lead[l]) else 0


def value_last_turn(s: Store) -> int:
    """`last_turn` as the rules give it.

    21.1.int-d: 10 when scenario = faesulae
    21.2.int-d: 8 when scenario = tricamerum
    """
    if s[1] == 0:
        return 10
    return 8


def value_leader_value(s: Store, l: int) -> int:
    """`leader_value` as the rules give it.

    2.4-d: Unit.lead(l) when Unit.order[l] = good
    2.4-i: Unit.back_lead(l) when Unit.order[l] = disrupted
    """
    if s[251 + l] == 0:
        return CELLS_Unit_lead[l]
    return CELLS_Unit_back_lead[l]


def value_may_take_initiative(s: Store, l: int, u: int) -> int:
    """`may_take_initiative` as the rules give it.

    6.4-a: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020; overrides otherwise
    6.4-b: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, Unit.place[l] = eliminated; overrides
      otherwise
    6.4-c: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 3020, Unit.place[l] >= 0101 and
      Unit.place[l] <= 3020; overrides otherwise
    otherwise: no
    """
    if value_under(s, l, u) and s[11 + u] <= 599:
        if s[11 + place_of('Unit.place', KIND_Unit, l)] == 601:
            if s[11 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[11 + place_of('Unit.place', KIND_Unit, l)] <= 599:
                return 1
            return 1
        if s[11 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[11 + place_of('Unit.place', KIND_Unit, l)] <= 599:
            return 1
        return 1
    return 0


def value_this_battle(s: Store) -> int:
    """`this_battle` as the rules give it.

    21.0-a: at_faesulae when scenario = faesulae
    21.0-a.2: at_tricamerum when scenario = tricamerum
    """
    if s[1] == 0:
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
        if s[131 + u] == s[131 + place_of('Unit.side', KIND_Unit, l)]:
            if look_Unit_type(l) == 0 and look_Unit_command(l) != 2000000 and CELLS_Unit_command[u] == look_Unit_command(l):
                return 1
            return 1
        if look_Unit_type(l) == 0:
            return 0
        return 0
    if look_Unit_type(l) == 0 and s[131 + u] == s[131 + place_of('Unit.side', KIND_Unit, l)] and look_Unit_command(l) != 2000000 and CELLS_Unit_command[u] == look_Unit_command(l):
        return 1
    return 0


def some_activate_choose(s: Store, l: int) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    for u in SETS[s[1288 + s[1262]] & s[1288 + s[131 + l]]]:
        if value_may_take_initiative(s, l, u):
            return 1
    return 0


def set_activate_choose(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      commands(activate.l, one))
    """
    same_0 = s[1263]
    found = 0
    for its_0_one in SETS[s[1288 + s[1262]] & s[1288 + s[131 + s[1263]]]]:
        if value_under(s, same_0, its_0_one) and value_in_radius(s, same_0, its_0_one) if same_0 == 0 or same_0 == 64 else CELLS_Unit_type[same_0] == 0 and not (same_0 == 0 or same_0 == 64) and value_under(s, same_0, its_0_one) and value_in_radius(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def some_activate_choose_2(s: Store) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    same_0 = s[1263]
    for u in SETS[s[1288 + s[1262]] & s[1288 + s[131 + s[1263]]]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


def set_activate_choose_h(s: Store, h: int) -> int:
    """set(one in Unit within (("Unit.side by value"[activate.p] meet "Unit.place by value"[activate.h]) meet "Unit.side
      by value"[Unit.side[activate.l]]) where under(activate.l, one))
    """
    same_0 = s[1263]
    found = 0
    for its_0_one in SETS[s[1288 + s[1262]] & s[1290 + h] & s[1288 + s[131 + s[1263]]]]:
        if value_under(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def members_18(bits: int) -> list[int]:
    """The members of a set of 18 values at most, the lowest first."""
    return [*MEMBERS[bits & 511], *MEMBERS_FROM_9[bits >> 9 & 511]]


def set_impulses_roll_m(s: Store, p: int) -> int:
    """set(one in Unit within "Unit.side by value"[impulse.p] where Unit.place[one] >= 0101 and Unit.place[one] <= 3020)"""
    found = 0
    for its_0_one in SETS[s[1288 + p]]:
        if s[11 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def set_impulses_roll_m_2(s: Store, p: int, m: int) -> int:
    """set(one in Unit within ("Unit.side by value"[impulse.p] meet "data 1"(Marker.calls(impulses.m))) where
      Unit.place[one] >= 0101 and Unit.place[one] <= 3020)
    """
    found = 0
    for its_0_one in SETS[s[1288 + p] & look_data_1(CELLS_Marker_calls[m])]:
        if s[11 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def some_impulses_roll_m(s: Store, p: int, m: int) -> int:
    """some(u in Unit within "Unit.side by value"[impulse.p] where may_take_initiative(Marker.leads(impulses.m), u))"""
    same_0 = CELLS_Marker_leads[m]
    for u in SETS[s[1288 + p]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


# ---- play: one function per answer and step, which returns the number of the next place


def list_activate_choose(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose`."""
    l = s[1263]
    codes: list[int] = []
    if s[11 + l] <= 599:
        codes.append(0)
    if some_activate_choose(s, l):
        codes.append(1)
    return codes


def do_activate_choose_by_radius(s: Store) -> int:
    """At `activate/choose`, `by_radius` is given."""
    its_0_activate_u_as_it_was = set_activate_choose(s)
    for u in SETS[its_0_activate_u_as_it_was]:
        if its_0_activate_u_as_it_was >> u & 1:
            s[371 + u] = 1  # Unit.active[activate.u] := yes
    s[1264] = 0
    s[1278] = 0  # "activate.u as it was" := empty
    return 6  # activate/end


def may_activate_choose_by_radius(s: Store) -> object:
    """Whether `by_radius` may be given.

    Unit.place[activate.l] >= 0101 and Unit.place[activate.l] <= 3020
    """
    return s[11 + s[1263]] <= 599


def do_activate_choose_by_initiative(s: Store) -> int:
    """At `activate/choose`, `by_initiative` is given. @6.4-a"""
    u = s[1264]
    s[1265] = 0  # activate.held := empty
    for u in SETS[s[1288 + s[1262]] & s[1288 + s[131 + s[1263]]]]:
        if s[131 + u] == s[1262] and value_may_take_initiative(s, s[1263], u):
            if s[11 + u] <= 599:
                s[1265] = s[1265] | 1 << s[11 + u]  # activate.held := activate.held with Unit.place[activate.u]
    s[1264] = 0
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
            Guard(lambda s: s[11 + s[1263]] <= 599, (), 'l on Hex'),
        )),
        Option('by_initiative', (), may_activate_choose_by_initiative, ('6.4-a',), (
            Guard(lambda s: some_activate_choose_2(s), ('6.4-a',), 'some u in units of p where may_take_initiative(l, u)', need=lambda s: True, have=lambda s: bool(some_activate_choose_2(s))),
        )),
    ),
    lambda s: s[1262],
    False,
)


def list_activate_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose h`."""
    return SETS[s[1265]]


def do_activate_choose_h(s: Store, h: int) -> int:
    """At `activate/choose h`, the value of `h` is given. @6.4-d"""
    its_0_activate_u_as_it_was_2 = set_activate_choose_h(s, h)
    for u in SETS[its_0_activate_u_as_it_was_2]:
        if its_0_activate_u_as_it_was_2 >> u & 1:
            s[371 + u] = 1  # Unit.active[activate.u] := yes
    s[1264] = 0
    s[1266] = h  # activate.h
    s[1279] = 0  # "activate.u as it was 2" := empty
    return 6  # activate/end


def may_activate_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    activate.h in activate.held @6.4-d
    """
    return s[1265] >> h & 1


def roll_activate_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `activate/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1265]
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
        Option('', ((1266, KIND_Hex),), may_activate_choose_h, ('6.4-d',), (
            Guard(lambda s, h: s[1265] >> h & 1, ('6.4-d',), 'h in held'),
        )),
    ),
    lambda s: s[1262],
    True,
)


def list_impulses_roll_m(s: Store) -> Sequence[int]:
    """What may be answered at `impulses/roll m`."""
    return members_18(s[1285])


def arrive_impulses_roll_m(s: Store) -> int:
    """There must be an answer at `impulses/roll m`."""
    for code in members_18(s[1285]):
        m = code
        return 2
    raise nothing_comes(True, ('2.9-g', '4.1-b', '5.2-a'))


def do_impulses_roll_m(s: Store, m: int) -> int:
    """At `impulses/roll m`, the value of `m` is given. @2.9-g @4.1-b @5.2-a"""
    if CELLS_Marker_effort[m]:
        # move Marker.tray[impulses.m] to discarded @6.6.1-b @6.8-c
        at = 1211 + m
        bit = 1 << at - 1211
        s[s[at] + 1284] &= ~bit
        s[at] = 3
    else:
        # move Marker.tray[impulses.m] to box @6.6.2-b @6.8-a
        at = 1211 + m
        bit = 1 << at - 1211
        s[s[at] + 1284] &= ~bit
        s[1286] |= bit
        s[at] = 2
    s[1252] = m  # impulses.m
    s[1253] = 0  # dispose.m := m_event
    if CELLS_Marker_event[m]:
        return 12  # impulses/loop
    if s[1229 + m] != 2000000:
        p = s[1229 + m]
        for u in range(120):
            s[371 + u] = 0  # Unit.active[activation.u] := no
            s[491 + u] = 0  # Unit.moved[activation.u] := no
            s[611 + u] = 0  # Unit.fired[activation.u] := no @6.7-a @11.8-b
        s[1261] = 0
        if CELLS_Marker_effort[m]:
            its_0_activation_u_as_it_was = set_impulses_roll_m(s, p)
            for u in SETS[its_0_activation_u_as_it_was]:
                if its_0_activation_u_as_it_was >> u & 1:
                    s[371 + u] = 1  # Unit.active[activation.u] := yes @6.6.1-f
            s[1261] = 0
            s[1254] = m  # impulse.m := impulses.m
            s[1255] = p  # impulse.p := Marker.owner[impulses.m]
            s[1259] = m  # activation.m := impulses.m
            s[1260] = p  # activation.p := impulse.p
            s[4] = p  # effort_on := impulse.p
            s[1276] = 0  # "activation.u as it was" := empty
            return 7  # activation/end
        if CELLS_Marker_calls[m] != 2000000:
            its_0_activation_u_as_it_was_2 = set_impulses_roll_m_2(s, p, m)
            for u in SETS[its_0_activation_u_as_it_was_2]:
                if its_0_activation_u_as_it_was_2 >> u & 1:
                    s[371 + u] = 1  # Unit.active[activation.u] := yes @6.1-h @6.1-i @6.3-a @6.3-b
            s[1261] = 0
            s[1254] = m  # impulse.m := impulses.m
            s[1255] = p  # impulse.p := Marker.owner[impulses.m]
            s[1259] = m  # activation.m := impulses.m
            s[1260] = p  # activation.p := impulse.p
            s[4] = 2000000  # effort_on := none
            s[1277] = 0  # "activation.u as it was 2" := empty
            return 7  # activation/end
        if CELLS_Marker_leads[m] != 2000000:
            if CELLS_data_2[s[11 + CELLS_Marker_leads[m]]] or some_impulses_roll_m(s, p, m):
                s[1263] = CELLS_Marker_leads[m]  # activate.l := Marker.leads(impulses.m)
                s[1254] = m  # impulse.m := impulses.m
                s[1255] = p  # impulse.p := Marker.owner[impulses.m]
                s[1259] = m  # activation.m := impulses.m
                s[1260] = p  # activation.p := impulse.p
                s[4] = 2000000  # effort_on := none
                s[1262] = p  # activate.p := impulse.p
                return 0  # activate/choose
            s[1254] = m  # impulse.m := impulses.m
            s[1255] = p  # impulse.p := Marker.owner[impulses.m]
            s[1259] = m  # activation.m := impulses.m
            s[1260] = p  # activation.p := impulse.p
            s[4] = 2000000  # effort_on := none
            return 7  # activation/end
        s[1254] = m  # impulse.m := impulses.m
        s[1255] = p  # impulse.p := Marker.owner[impulses.m]
        s[1259] = m  # activation.m := impulses.m
        s[1260] = p  # activation.p := impulse.p
        s[4] = 2000000  # effort_on := none
        return 7  # activation/end
    return 12  # impulses/loop


def may_impulses_roll_m(s: Store, m: int) -> object:
    """Whether the value of `m` may be given.

    Marker.tray[impulses.m] = bin @2.9-g @4.1-b @5.2-a
    """
    return s[1211 + m] == 1


def roll_impulses_roll_m(s: Store, rand: Callable[[], float]) -> int:
    """Answers `impulses/roll m` at random; -1 if nothing may be answered."""
    set_0 = s[1285]
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
        Option('', ((1252, KIND_Marker),), may_impulses_roll_m, ('2.9-g', '4.1-b', '5.2-a'), (
            Guard(lambda s, m: s[1211 + m] == 1, ('2.9-g', '4.1-b', '5.2-a'), 'something to draw', need=lambda s, m: KIND_Tray.value(1), have=lambda s, m: KIND_Tray.value(s[1211 + m])),
        )),
    ),
    None,
    True,
)


def list_maximum_effort_choose(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose`."""
    codes: list[int] = []
    if s[1892 + s[1257]] & 196608 & s[1284]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_add_effort(s: Store) -> int:
    """At `maximum_effort/choose`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was = s[1892 + s[1257]] & 196608 & s[1284]
    for m in members_18(its_0_maximum_effort_m_as_it_was):
        if its_0_maximum_effort_m_as_it_was >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1211 + m
            bit = 1 << at - 1211
            s[s[at] + 1284] &= ~bit
            s[1285] |= bit
            s[at] = 1
    s[1258] = 0
    s[1257] = 0  # maximum_effort.p := Roman
    s[1258] = 0  # maximum_effort.m := m_event
    s[1280] = 0  # "maximum_effort.m as it was" := empty
    s[1281] = 0  # "maximum_effort.m as it was 2" := empty
    return 12  # impulses/loop


def may_maximum_effort_choose_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[1892 + s[1257]] & 196608 & s[1284]


def do_maximum_effort_choose_pass(s: Store) -> int:
    """At `maximum_effort/choose`, `pass` is given."""
    s[1257] = 0  # maximum_effort.p := Roman
    s[1258] = 0  # maximum_effort.m := m_event
    s[1280] = 0  # "maximum_effort.m as it was" := empty
    s[1281] = 0  # "maximum_effort.m as it was 2" := empty
    return 12  # impulses/loop


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
            Guard(lambda s: s[1892 + s[1257]] & 196608 & s[1284], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[1892 + s[1257]] & 196608 & s[1284])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1257],
    False,
)


def list_maximum_effort_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose 2`."""
    codes: list[int] = []
    if s[1892 + s[1257]] & 196608 & s[1284]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_2_add_effort(s: Store) -> int:
    """At `maximum_effort/choose 2`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was_2 = s[1892 + s[1257]] & 196608 & s[1284]
    for m in members_18(its_0_maximum_effort_m_as_it_was_2):
        if its_0_maximum_effort_m_as_it_was_2 >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1211 + m
            bit = 1 << at - 1211
            s[s[at] + 1284] &= ~bit
            s[1285] |= bit
            s[at] = 1
    s[1258] = 0
    s[1281] = 0  # "maximum_effort.m as it was 2" := empty
    s[1257] = 0  # maximum_effort.p := Roman
    return 3  # maximum_effort/choose


def may_maximum_effort_choose_2_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[1892 + s[1257]] & 196608 & s[1284]


def do_maximum_effort_choose_2_pass(s: Store) -> int:
    """At `maximum_effort/choose 2`, `pass` is given."""
    s[1257] = 0  # maximum_effort.p := Roman
    return 3  # maximum_effort/choose


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
            Guard(lambda s: s[1892 + s[1257]] & 196608 & s[1284], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[1892 + s[1257]] & 196608 & s[1284])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1257],
    False,
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def step_activate_end(s: Store) -> int:
    """`activate/end`: goes on by itself."""
    s[1262] = 0  # activate.p := Roman
    s[1263] = 0  # activate.l := stilicho
    s[1264] = 0  # activate.u := stilicho
    s[1265] = 0  # activate.held := empty
    s[1266] = 0  # activate.h := 0101
    s[1278] = 0  # "activate.u as it was" := empty
    s[1279] = 0  # "activate.u as it was 2" := empty
    return 7  # activation/end


PLACE_activate_end: Final = Place('activate/end', 'step', (), 'step')


def step_activation_end(s: Store) -> int:
    """`activation/end`: goes on by itself."""
    s[1259] = 0  # activation.m := m_event
    s[1260] = 0  # activation.p := Roman
    s[1261] = 0  # activation.u := stilicho
    s[1276] = 0  # "activation.u as it was" := empty
    s[1277] = 0  # "activation.u as it was 2" := empty
    s[1267] = 0  # movement.p := Roman
    s[1283] = 2  # return.restore_stacking := 2
    return 13  # restore_stacking/return


PLACE_activation_end: Final = Place('activation/end', 'step', (), 'step')


def step_deployment_then(s: Store) -> int:
    """`deployment/then`: goes on by itself."""
    m = s[1251]
    for m in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15):
        if 65535 >> m & 1:
            if CELLS_Marker_event[m]:
                # move Marker.tray[fill_pool.m] to bin @6.0-a
                at = 1211 + m
                bit = 1 << at - 1211
                s[s[at] + 1284] &= ~bit
                s[1285] |= bit
                s[at] = 1
            if CELLS_Marker_battle[m] == (1 if not s[1] == 0 else 0) and s[1229 + m] != 2000000:
                # move Marker.tray[fill_pool.m] to bin @6.0-a
                at = 1211 + m
                bit = 1 << at - 1211
                s[s[at] + 1284] &= ~bit
                s[1285] |= bit
                s[at] = 1
    s[1251] = 0
    s[1251] = 0  # fill_pool.m := m_event
    s[1282] = 0  # "fill_pool.m as it was" := empty
    s[3] = 0  # setting_up := no
    s[1247] = 0  # run_amok := no
    s[1257] = 1  # maximum_effort.p := Barbarian
    return 4  # maximum_effort/choose 2


PLACE_deployment_then: Final = Place('deployment/then', 'step', (), 'step')


def step_deployment_then_2(s: Store) -> int:
    """`deployment/then 2`: goes on by itself."""
    if not s[1] == 0:
        for u in SETS[s[1288] & 0xffffffffffffff0000000000000000]:
            if CELLS_Unit_battle[u] == 1 and s[131 + u] == 0:
                # move Unit.place[set_up_tricamerum.u] to 0303
                at = 11 + u
                bit = 1 << at - 11
                s[s[at] + 1290] &= ~bit
                s[1332] |= bit
                s[at] = 42
        s[1271] = 0
        for u in SETS[s[1289] & 0xffffffffffffff0000000000000000]:
            if CELLS_Unit_battle[u] == 1 and s[131 + u] == 1:
                # move Unit.place[set_up_tricamerum.u] to 0703
                at = 11 + u
                bit = 1 << at - 11
                s[s[at] + 1290] &= ~bit
                s[1412] |= bit
                s[at] = 122
        s[1271] = 0
        s[1271] = 0  # set_up_tricamerum.u := stilicho
        return 8  # deployment/then
    return 8  # deployment/then


PLACE_deployment_then_2: Final = Place('deployment/then 2', 'step', (), 'step')


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if not s[1] == 1:
        for u in SETS[s[1288] & 0xffffffffffffffff]:
            if CELLS_Unit_battle[u] == 0 and s[131 + u] == 0:
                # move Unit.place[set_up_faesulae.u] to 0303
                at = 11 + u
                bit = 1 << at - 11
                s[s[at] + 1290] &= ~bit
                s[1332] |= bit
                s[at] = 42
        s[1270] = 0
        for u in SETS[s[1289] & 0xffffffffffffffff]:
            if CELLS_Unit_battle[u] == 0 and s[131 + u] == 1:
                # move Unit.place[set_up_faesulae.u] to 0703
                at = 11 + u
                bit = 1 << at - 11
                s[s[at] + 1290] &= ~bit
                s[1412] |= bit
                s[at] = 122
        s[1270] = 0
        s[1270] = 0  # set_up_faesulae.u := stilicho
        return 9  # deployment/then 2
    return 9  # deployment/then 2


PLACE_game: Final = Place('game', 'step', (), 'step')


def step_game_turn_then(s: Store) -> int:
    """`game_turn/then`: goes on by itself."""
    its_0_turn_no = s[2]
    if not its_0_turn_no == (10 if s[1] == 0 else 8):
        its_0_return_phase_m_as_it_was = s[1286]
        for m in members_18(its_0_return_phase_m_as_it_was):
            if its_0_return_phase_m_as_it_was >> m & 1:
                # move Marker.tray[return_phase.m] to bin @6.6.2-c @6.8-b
                at = 1211 + m
                bit = 1 << at - 1211
                s[s[at] + 1284] &= ~bit
                s[1285] |= bit
                s[at] = 1
        s[1256] = 0
        its_0_turn_no_ = its_0_turn_no + 1
        if not 1 <= its_0_turn_no_ <= 11:
            raise out_of_range('turn_no', its_0_turn_no_, ('5.2-p',))
        if its_0_turn_no_ > (10 if s[1] == 0 else 8):
            s[1256] = 0  # return_phase.m := m_event
            s[1275] = 0  # "return_phase.m as it was" := empty
            s[2] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            return 5  # over
        s[1256] = 0  # return_phase.m := m_event
        s[1275] = 0  # "return_phase.m as it was" := empty
        s[2] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        s[1247] = 0  # run_amok := no
        s[1257] = 1  # maximum_effort.p := Barbarian
        return 4  # maximum_effort/choose 2
    its_0_turn_no_ = its_0_turn_no + 1
    if its_0_turn_no_ > (10 if s[1] == 0 else 8):
        s[2] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        return 5  # over
    s[2] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
    s[1247] = 0  # run_amok := no
    s[1257] = 1  # maximum_effort.p := Barbarian
    return 4  # maximum_effort/choose 2


PLACE_game_turn_then: Final = Place('game_turn/then', 'step', (), 'step')


def step_impulses_loop(s: Store) -> int:
    """`impulses/loop`: goes on by itself."""
    if s[1285]:
        return 14  # impulses/roll m
    if not (s[2] == (10 if s[1] == 0 else 8) or s[1247]):
        s[1252] = 0  # impulses.m := m_event
        return 11  # game_turn/then
    s[1252] = 0  # impulses.m := m_event
    return 11  # game_turn/then


PLACE_impulses_loop: Final = Place('impulses/loop', 'step', (), 'step')


def step_restore_stacking_return(s: Store) -> int:
    """`restore_stacking/return`: goes on by itself."""
    if s[1283] == 0:
        s[1283] = 0  # return.restore_stacking := 0
        s[4] = 2000000  # effort_on := none
        s[1254] = 0  # impulse.m := m_event
        s[1255] = 0  # impulse.p := Roman
        return 12  # impulses/loop
    if s[1283] == 1:
        s[1269] = 0  # melee_phase.p := Roman
        s[1283] = 0  # return.restore_stacking := 0
        return 13  # restore_stacking/return
    s[1268] = 0  # fire_phase.p := Roman
    s[1283] = 1  # return.restore_stacking := 1
    return 13  # restore_stacking/return


PLACE_restore_stacking_return: Final = Place('restore_stacking/return', 'step', (), 'step')


# Every place by its number: first those that wait, then those that go on by themselves.
PLACES: Final[tuple[Place, ...]] = (
    PLACE_activate_choose,
    PLACE_activate_choose_h,
    PLACE_impulses_roll_m,
    PLACE_maximum_effort_choose,
    PLACE_maximum_effort_choose_2,
    PLACE_over,
    PLACE_activate_end,
    PLACE_activation_end,
    PLACE_deployment_then,
    PLACE_deployment_then_2,
    PLACE_game,
    PLACE_game_turn_then,
    PLACE_impulses_loop,
    PLACE_restore_stacking_return,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
WAITS: Final = tuple([place.waits for place in PLACES])
MOVERS: Final = tuple([place.player if place.waits == "choice" else None for place in PLACES])
LISTS: Final[tuple[Callable[[Store], Sequence[int]], ...]] = (
    list_activate_choose,
    list_activate_choose_h,
    list_impulses_roll_m,
    list_maximum_effort_choose,
    list_maximum_effort_choose_2,
    no_codes,
)
PLAYS: Final[tuple[Callable[[Store, int], int], ...]] = (
    play_activate_choose,
    do_activate_choose_h,
    do_impulses_roll_m,
    play_maximum_effort_choose,
    play_maximum_effort_choose_2,
    no_play,
)
ROLLS: Final[tuple[Callable[[Store, Callable[[], float]], int] | None, ...]] = (
    None,
    roll_activate_choose_h,
    roll_impulses_roll_m,
    None,
    None,
    None,
)
SPINS: Final[tuple[Callable[[Store, Callable[[], float], int], tuple[int, int]] | None, ...]] = (
    None,
    None,
    None,
    None,
    None,
    None,
)
FIRST_STEP: Final = 6
STEPS: Final[tuple[Callable[[Store], int], ...]] = (
    step_activate_end,
    step_activation_end,
    step_deployment_then,
    step_deployment_then_2,
    step_game,
    step_game_turn_then,
    step_impulses_loop,
    step_restore_stacking_return,
    arrive_impulses_roll_m,
)
START_AT: Final = 10
ENTRIES: Final[dict[str, int]] = {
}
CODE_COUNTS: Final = tuple([place.count for place in PLACES])
CHOSEN: Final = [count if waits == "choice" else 0 for count, waits in zip(CODE_COUNTS, WAITS)]
CODE_BASES: Final = tuple(accumulate([0, *CHOSEN[:-1]]))
CODE_TOTAL: Final = sum(CHOSEN)

VARIABLES: Final[tuple[Variable, ...]] = (
    Variable('special_tactics', 0, KIND_bool, (), 0),
    Variable('scenario', 1, KIND_Scenario, (), 0),
    Variable('turn_no', 2, KIND_1_11, (), 1),
    Variable('setting_up', 3, KIND_bool, (), 1),
    Variable('effort_on', 4, KIND_Player_or_none, (), 2000000),
    Variable('panicked', 5, KIND_bool, (KIND_Player,), 0),
    Variable('camp', 7, KIND_Hex_or_none, (KIND_Player,), 2000000),
    Variable('camp_lost', 9, KIND_bool, (KIND_Player,), 0),
    Variable('Unit.place', 11, KIND_Place, (KIND_Unit,), 600),
    Variable('Unit.side', 131, KIND_Player, (KIND_Unit,), (0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
    Variable('Unit.order', 251, KIND_Order, (KIND_Unit,), 0),
    Variable('Unit.active', 371, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.moved', 491, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.fired', 611, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.engaged', 731, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.target', 851, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.struck_from', 971, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.tactic', 1091, KIND_Tactic_or_none, (KIND_Unit,), 2000000),
    Variable('Marker.tray', 1211, KIND_Tray, (KIND_Marker,), 0),
    Variable('Marker.owner', 1229, KIND_Player_or_none, (KIND_Marker,), (2000000, 0, 0, 0, 1, 1, 2000000, 2000000, 2000000, 1, 1, 0, 0, 0, 2000000, 2000000, 0, 1)),
    Variable('run_amok', 1247, KIND_bool, (), 0),
    Variable('put.u', 1248, KIND_Unit, (), 0),
    Variable('put.h', 1249, KIND_Hex, (), 0),
    Variable('eliminate.u', 1250, KIND_Unit, (), 0),
    Variable('fill_pool.m', 1251, KIND_Marker, (), 0),
    Variable('impulses.m', 1252, KIND_Marker, (), 0),
    Variable('dispose.m', 1253, KIND_Marker, (), 0),
    Variable('impulse.m', 1254, KIND_Marker, (), 0),
    Variable('impulse.p', 1255, KIND_Player, (), 0),
    Variable('return_phase.m', 1256, KIND_Marker, (), 0),
    Variable('maximum_effort.p', 1257, KIND_Player, (), 0),
    Variable('maximum_effort.m', 1258, KIND_Marker, (), 0),
    Variable('activation.m', 1259, KIND_Marker, (), 0),
    Variable('activation.p', 1260, KIND_Player, (), 0),
    Variable('activation.u', 1261, KIND_Unit, (), 0),
    Variable('activate.p', 1262, KIND_Player, (), 0),
    Variable('activate.l', 1263, KIND_Unit, (), 0),
    Variable('activate.u', 1264, KIND_Unit, (), 0),
    Variable('activate.held', 1265, KIND_set_of_Hex, (), 0),
    Variable('activate.h', 1266, KIND_Hex, (), 0),
    Variable('movement.p', 1267, KIND_Player, (), 0),
    Variable('fire_phase.p', 1268, KIND_Player, (), 0),
    Variable('melee_phase.p', 1269, KIND_Player, (), 0),
    Variable('set_up_faesulae.u', 1270, KIND_Unit, (), 0),
    Variable('set_up_tricamerum.u', 1271, KIND_Unit, (), 0),
    Variable('event entered.u', 1272, KIND_Unit, (), 0),
    Variable('event entered.h', 1273, KIND_Hex, (), 0),
    Variable('winner', 1274, KIND_Player_or_none, (), 2000000),
    Variable('return_phase.m as it was', 1275, KIND_set_of_Marker, (), 0),
    Variable('activation.u as it was', 1276, KIND_set_of_Unit, (), 0),
    Variable('activation.u as it was 2', 1277, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was', 1278, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was 2', 1279, KIND_set_of_Unit, (), 0),
    Variable('maximum_effort.m as it was', 1280, KIND_set_of_Marker, (), 0),
    Variable('maximum_effort.m as it was 2', 1281, KIND_set_of_Marker, (), 0),
    Variable('fill_pool.m as it was', 1282, KIND_set_of_Marker, (), 0),
    Variable('return.restore_stacking', 1283, KIND_0_2, (), 0),
)
# Every slot of the store: its name, its kind and its first value. What is derived stands behind them.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = tuple(slots_of(VARIABLES))
FIRST: Final[Store] = [*[first for _, _, first in SLOTS], *[0] * 611]
WINNER_SLOT: Final = 1274
WINNER_KIND: Final = KIND_Player_or_none
SWITCHES: Final[tuple[Switch, ...]] = (
    Switch('scenario', 'scenario', 1, KIND_Scenario, 0, 'which scenario is played', ('21.0-a', '21.0-a')),
    Switch('special_tactics', 'option', 0, KIND_bool, 0, 'Special tactics', ('20.0-a',)),
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
    for at in range(1211, 1229):
        s[s[at] + 1284] |= 1 << at - 1211
    for at in range(131, 251):
        s[s[at] + 1288] |= 1 << at - 131
    for at in range(11, 131):
        s[s[at] + 1290] |= 1 << at - 11
    for at in range(1229, 1247):
        s[1894 if s[at] == 2000000 else s[at] + 1892] |= 1 << at - 1229


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
        if here >= 6:
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