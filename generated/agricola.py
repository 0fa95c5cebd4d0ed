# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Agricola: Roman Campaign in Britain, AD 82-84: a playable engine.

Made from the rulebook `agricola`, edition S&T 306, 2017.
Errata in force: printed.
Interpretations: balanced_income.
Machine b43bc062168c39a5.
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
    'interpretations': ['balanced_income'],
    'machine': 'b43bc062168c39a5',
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

# ---- kinds of values

KIND_1_4: Final = Kind(1, 4)
KIND_0_9: Final = Kind(0, 9)
KIND_bool: Final = Kind(0, 1, truth=True)
KIND_ScoutingScope: Final = Kind(0, 1, names=('per_march_phase', 'per_movement'))
KIND_0_20: Final = Kind(0, 20)
KIND_Unit: Final = Kind(0, 95, names=(
    'agricola', 'karus', 'legate_ii', 'legate_ix', 'legate_xx', 'praefect', 'second_1', 'second_2', 'second_3',
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
    'agricola', 'karus', 'legate_ii', 'legate_ix', 'legate_xx', 'praefect', 'second_1', 'second_2', 'second_3',
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
KIND_1_20: Final = Kind(1, 20)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Caledonian'))
KIND_minus_20_20: Final = Kind(-20, 20)
KIND_0_6: Final = Kind(0, 6)
KIND_1_6: Final = Kind(1, 6)
KIND_Happening: Final = Kind(0, 10, names=(
    'omens', 'emperor_visits', 'revolt', 'emperor_in_germany', 'unrest', 'weather', 'tribes_go_home',
    'hibernian_raids', 'celtic_allies', 'roman_allies', 'no_effect',
))
KIND_1_9: Final = Kind(1, 9)
KIND_Piece: Final = Kind(0, 7, names=(
    'supreme_leader', 'leader', 'legionary', 'fleet', 'praesidium', 'praetorian', 'other_unit', 'tribal_center',
))
KIND_0_12: Final = Kind(0, 12)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Caledonian'), optional=True)
KIND_0_1: Final = Kind(0, 1)
KIND_0_3: Final = Kind(0, 3)


# ---- sets, maps and tables



# The table `data 1` by key0, key1.
CELLS_data_1: Final[tuple[int, ...]] = (
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


# The table `data 2` by key0.
CELLS_data_2: Final[tuple[int, ...]] = (
    1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 8191, 16383, 32767, 65535, 131071, 262143, 524287,
    1048575, 2097151,
)


# The table `event_of` by total. @9.0-a
CELLS_event_of: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)


CELLS_roman_recruits: dict[int, int] = {
    1: 3,
    2: 2,
    3: 3,
    4: 1,
    5: 1,
    6: 1,
}
ROWS_roman_recruits: Rows = (
    ('RRC-b', ((1, 1),), 3),
    ('RRC-c', ((2, 2),), 2),
    ('RRC-d', ((3, 3),), 3),
    ('RRC-e', ((4, 4),), 1),
    ('RRC-f', ((6, 6),), 1),
    ('RRC-f.2', ((5, 5),), 1),
)


def look_roman_recruits(key0: int) -> int:
    """The table `roman_recruits` by k.

    RRC-b: leader -> 3
    RRC-c: legionary -> 2
    RRC-d: fleet -> 3
    RRC-e: praesidium -> 1
    RRC-f: other_unit -> 1
    RRC-f.2: praetorian -> 1
    """
    cell = CELLS_roman_recruits.get(key0)
    return search_rows('roman_recruits', ROWS_roman_recruits, (KIND_Piece,), (key0,)) if cell is None else cell


EACH_CELLS_data_1: Final = tuple([members_of(bits, 0) for bits in CELLS_data_1])


EACH_CELLS_data_2: Final = tuple([members_of(bits, 0) for bits in CELLS_data_2])


# ---- values: what the rules say


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
    if s[8]:
        return (die + 1) // 2 + 1
    return die


def value_concentrate_price(s: Store) -> int:
    """`concentrate_price` as the rules give it.

    22.1-f: 1
    APX-d: 1
    """
    return 1


def value_draw_price(s: Store) -> int:
    """`draw_price` as the rules give it.

    11.1-c: 1
    CRC-b: 1
    CRC-c: 1
    """
    return 1


def value_eagle_counts(s: Store, winner: int) -> int:
    """`eagle_counts` as the rules give it.

    28.1-a.2: yes when winner = Caledonian
    28.1-c: no when winner = Roman
    """
    if winner == 1:
        return 1
    return 0


def value_events_skipped(s: Store, t: int) -> int:
    """`events_skipped` as the rules give it.

    7.2-b: no
    7.2-c: yes when t = 1 or is_winter(t); overrides 7.2-b
    9.0-c: yes when t = 1 or is_winter(t); overrides 7.2-b
    """
    if t == 1 or value_is_winter(s, t):
        return 1
    return 0


def value_fortress_loot(s: Store, attacker: int, winner: int) -> int:
    """`fortress_loot` as the rules give it.

    31.0-b.2: 2 when attacker = Caledonian, winner = Caledonian
    31.0-b.3: 0 when attacker = Roman or winner = Roman
    """
    if attacker == 1 and winner == 1:
        return 2
    if attacker == 0 or winner == 0:
        return 0
    raise no_rule('fortress_loot', ('31.0-b.2', '31.0-b.3'))


def value_is_winter(s: Store, t: int) -> int:
    """`is_winter` as the rules give it.

    2.3-c: yes when t = winter_place or t = 4 + winter_place
    2.3-b: no when t != winter_place and t != 4 + winter_place
    """
    if t == s[0] or t == 4 + s[0]:
        if t != s[0] and t != 4 + s[0]:
            return agreed_value('is_winter', KIND_bool, (('2.3-c', 1), ('2.3-b', 0)))
        return 1
    if t != s[0] and t != 4 + s[0]:
        return 0
    raise no_rule('is_winter', ('2.3-c', '2.3-b'))


def value_led_marches(s: Store, p: int) -> int:
    """`led_marches` as the rules give it.

    12.5-a.2: 1
    22.1-b.2: 1
    """
    return 1


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
    RST-3a: 0 when k = officium; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    RST-1a: 0 when k = at_sea; overrides 12.2-a, 12.3-a, 7.2-j, 7.2-s, APX-c
    32.0-f: 1 when k = sortie
    """
    if k == 1 or k == 2 or k == 3 or k == 4:
        return 0
    return 1


def value_rally_price(s: Store) -> int:
    """`rally_price` as the rules give it.

    19.2-a: 1
    19.2-b: 1
    APX-f: 1
    """
    return 1


def value_recruit_price(s: Store, p: int, k: int) -> int:
    """`recruit_price` as the rules give it.

    11.1-b: roman_recruits(k) when p = Roman
    APX-a: roman_recruits(k) when p = Roman
    28.3-a: 2 when guards_cost_more, p = Roman, k = praetorian; overrides 11.1-b, APX-a
    EVT-3b: 0 when during.free_recruit; overrides 11.1-b, 28.3-a, APX-a
    """
    if p == 0:
        if s[4] and k == 5:
            if s[484]:
                return 0
            return 2
        if s[484]:
            return 0
        return look_roman_recruits(k)
    if s[484]:
        return 0
    raise no_rule('recruit_price', ('11.1-b', 'APX-a', '28.3-a', 'EVT-3b'))


def value_recruitable(s: Store, p: int, k: int) -> int:
    """`recruitable` as the rules give it.

    11.0-a: yes
    RRC-a: no when p = Roman, k = supreme_leader; overrides 11.0-a
    CRC-a: no when p = Caledonian, k = supreme_leader; overrides 11.0-a
    CRC-d: no when k = tribal_center; overrides 11.0-a
    """
    if k == 0 or k == 7:
        return 0
    return 1


def value_scouting_marches(s: Store) -> int:
    """`scouting_marches` as the rules give it.

    28.2-a.2: 1
    28.2-b: 1
    """
    return 1


def value_stratagem_price(s: Store, p: int) -> int:
    """`stratagem_price` as the rules give it.

    21.1-b: 1
    APX-b: 1
    RRC-g: 1 when p = Roman
    CRC-e: 1 when p = Caledonian
    """
    return 1


# ---- play: one function per answer and step, which returns the number of the next place


def list_ap_die_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `ap_die/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_ap_die_roll_die(s: Store, code: int) -> int:
    """At `ap_die/roll die`, the value of `die` is given. @10.1-a"""
    die = code + 1
    p = s[412]
    # gain ap_income(ap_die.p, ap_die.die) ap[ap_die.p] within ap_floor(ap_die.p) .. ap_cap(ap_die.p) @10.1-a @7.2-e @7.2-n
    at = 398 + p
    now = s[at]
    s[at] = max(now, min(now + ((die + 1) // 2 + 1 if s[8] else die), 9))
    if s[411] == 0:
        s[483] = 0  # during.ap_die := no
        s[412] = 0  # ap_die.p := Roman
        s[413] = 1  # ap_die.die := 1
        return 29  # imperium/learn played
    s[414] = s[411]  # consult_monolith.p := ap_determination.p
    s[483] = 0  # during.ap_die := no
    s[412] = 0  # ap_die.p := Roman
    s[413] = 1  # ap_die.die := 1
    return 13  # consult_monolith/learn there


PLACE_ap_die_roll_die: Final = Place(
    'ap_die/roll die',
    'chance',
    ('10.1-a',),
    'die',
    (
        Option('', ((413, KIND_1_6),), None, ('10.1-a',), ()),
    ),
    lambda s: s[412],
    True,
)


def list_battle_choose(s: Store) -> Sequence[int]:
    """What may be answered at `battle/choose`."""
    codes: list[int] = []
    if s[398 + s[438]] >= 1:
        codes.append(0)
    codes.append(1)
    return codes


def do_battle_choose_pay_for_advantage(s: Store) -> int:
    """At `battle/choose`, `pay_for_advantage` is given. @15.2-d @15.2-j @APX-e"""
    p = s[438]
    # spend advantage_price ap[battle.p] within ap_floor(battle.p) .. ap_cap(battle.p) @15.2-d
    at = 398 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d',))
    s[at] = now - amount
    return 3  # battle/learn decided


def may_battle_choose_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[battle.p] >= advantage_price @15.2-d @15.2-j @APX-e
    """
    return s[398 + s[438]] >= 1


def do_battle_choose_pass(s: Store) -> int:
    """At `battle/choose`, `pass` is given."""
    return 3  # battle/learn decided


DO_battle_choose: Final = (do_battle_choose_pay_for_advantage, do_battle_choose_pass)


def play_battle_choose(s: Store, code: int) -> int:
    """At `battle/choose`, an answer is given by its code."""
    return DO_battle_choose[code](s)


PLACE_battle_choose: Final = Place(
    'battle/choose',
    'choice',
    (),
    'battle',
    (
        Option('pay_for_advantage', (), may_battle_choose_pay_for_advantage, ('15.2-d', '15.2-j', 'APX-e'), (
            Guard(lambda s: s[398 + s[438]] >= 1, ('15.2-d', '15.2-j', 'APX-e'), 'ap[p] >= advantage_price', need=lambda s: 1, have=lambda s: s[398 + s[438]]),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[438],
    False,
)


def list_battle_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `battle/choose 2`."""
    codes: list[int] = []
    if s[398 + s[438]] >= 1:
        codes.append(0)
    codes.append(1)
    return codes


def do_battle_choose_2_pay_for_advantage(s: Store) -> int:
    """At `battle/choose 2`, `pay_for_advantage` is given. @15.2-d @15.2-j @APX-e"""
    p = s[438]
    # spend advantage_price ap[battle.p] within ap_floor(battle.p) .. ap_cap(battle.p) @15.2-d
    at = 398 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d',))
    s[at] = now - amount
    s[438] = 1 - s[437]  # battle.p := 1 - battle.attacker
    return 1  # battle/choose


def may_battle_choose_2_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[battle.p] >= advantage_price @15.2-d @15.2-j @APX-e
    """
    return s[398 + s[438]] >= 1


def do_battle_choose_2_pass(s: Store) -> int:
    """At `battle/choose 2`, `pass` is given."""
    s[438] = 1 - s[437]  # battle.p := 1 - battle.attacker
    return 1  # battle/choose


DO_battle_choose_2: Final = (do_battle_choose_2_pay_for_advantage, do_battle_choose_2_pass)


def play_battle_choose_2(s: Store, code: int) -> int:
    """At `battle/choose 2`, an answer is given by its code."""
    return DO_battle_choose_2[code](s)


PLACE_battle_choose_2: Final = Place(
    'battle/choose 2',
    'choice',
    (),
    'battle',
    (
        Option('pay_for_advantage', (), may_battle_choose_2_pay_for_advantage, ('15.2-d', '15.2-j', 'APX-e'), (
            Guard(lambda s: s[398 + s[438]] >= 1, ('15.2-d', '15.2-j', 'APX-e'), 'ap[p] >= advantage_price', need=lambda s: 1, have=lambda s: s[398 + s[438]]),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[438],
    False,
)


def list_battle_learn_decided(s: Store) -> Sequence[int]:
    """What may be answered at `battle/learn decided`."""
    return (0, 1)


def do_battle_learn_decided(s: Store, decided: int) -> int:
    """At `battle/learn decided`, the value of `decided` is given. @15.2-n"""
    if decided:
        s[439] = decided  # battle.decided
        return 6  # battle/learn winner
    s[438] = s[437]  # battle.p := battle.attacker
    s[439] = decided  # battle.decided
    return 2  # battle/choose 2


PLACE_battle_learn_decided: Final = Place(
    'battle/learn decided',
    'open',
    ('15.2-n',),
    'battle_is_over',
    (
        Option('', ((439, KIND_bool),), None, ('15.2-n',), ()),
    ),
    None,
    True,
)


def list_battle_learn_holding(s: Store) -> Sequence[int]:
    """What may be answered at `battle/learn holding`."""
    return (0, 1)


def do_battle_learn_holding(s: Store, holding: int) -> int:
    """At `battle/learn holding`, the value of `holding` is given. @24.3-k"""
    if holding:
        # gain 2 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @24.3-k @7.2-e @7.2-n
        now = s[398]
        s[398] = max(now, min(now + 2, 9))
        s[442] = holding  # battle.holding
        return 57  # battle/end
    s[442] = holding  # battle.holding
    return 57  # battle/end


PLACE_battle_learn_holding: Final = Place(
    'battle/learn holding',
    'open',
    ('24.3-k',),
    'mines_held',
    (
        Option('', ((442, KIND_bool),), None, ('24.3-k',), ()),
    ),
    None,
    True,
)


def list_battle_learn_major(s: Store) -> Sequence[int]:
    """What may be answered at `battle/learn major`."""
    return (0, 1)


def do_battle_learn_major(s: Store, major: int) -> int:
    """At `battle/learn major`, the value of `major` is given. @17.1-a"""
    s[468] = s[440]  # "event battle_decided.winner" := battle.winner @15.2-q
    if major:
        s[441] = major  # battle.major
        s[469] = major  # "event battle_decided.major" := battle.major @15.2-q
        s[481] = 1  # during.@17.2-a := yes
        return 8  # battle/roll die 2
    s[441] = major  # battle.major
    s[469] = major  # "event battle_decided.major" := battle.major @15.2-q
    return 62  # battle/then 5


PLACE_battle_learn_major: Final = Place(
    'battle/learn major',
    'open',
    ('17.1-a',),
    'battle_is_major',
    (
        Option('', ((441, KIND_bool),), None, ('17.1-a',), ()),
    ),
    None,
    True,
)


def list_battle_learn_winner(s: Store) -> Sequence[int]:
    """What may be answered at `battle/learn winner`."""
    return (0, 1)


def do_battle_learn_winner(s: Store, winner: int) -> int:
    """At `battle/learn winner`, the value of `winner` is given. @17.0-b"""
    s[440] = winner  # battle.winner
    return 5  # battle/learn major


PLACE_battle_learn_winner: Final = Place(
    'battle/learn winner',
    'open',
    ('17.0-b',),
    'battle_winner',
    (
        Option('', ((440, KIND_Player),), None, ('17.0-b',), ()),
    ),
    None,
    True,
)


def list_battle_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `battle/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_battle_roll_die(s: Store, code: int) -> int:
    """At `battle/roll die`, the value of `die` is given. @17.2-b"""
    die = code + 1
    winner = s[468]
    s[482] = 1  # during.@17.2-b := yes
    # lose 17.2-b.die ap[1 - "event battle_decided.winner"] within ap_floor(1 - "event battle_decided.winner") .. ap_cap(1 - "event battle_decided.winner") ...
    at = 398 + 1 - winner
    now = s[at]
    s[at] = min(now, max(now - die, 0))
    s[471] = die  # 17.2-b.die
    s[482] = 0  # during.@17.2-b := no
    return 61  # battle/then 4


PLACE_battle_roll_die: Final = Place(
    'battle/roll die',
    'chance',
    ('17.2-b',),
    'die',
    (
        Option('', ((471, KIND_1_6),), None, ('17.2-b',), ()),
    ),
    lambda s: 1 - s[468],
    True,
)


def list_battle_roll_die_2(s: Store) -> Sequence[int]:
    """What may be answered at `battle/roll die 2`."""
    return (0, 1, 2, 3, 4, 5)


def do_battle_roll_die_2(s: Store, code: int) -> int:
    """At `battle/roll die 2`, the value of `die` is given. @17.2-a"""
    die = code + 1
    winner = s[468]
    s[481] = 1  # during.@17.2-a := yes
    # gain 17.2-a.die ap["event battle_decided.winner"] within ap_floor("event battle_decided.winner") .. ap_cap("event battle_decided.winner") @17.2-a @7.2 ...
    at = 398 + winner
    now = s[at]
    s[at] = max(now, min(now + die, 9))
    s[470] = die  # 17.2-a.die
    s[481] = 0  # during.@17.2-a := no
    return 62  # battle/then 5


PLACE_battle_roll_die_2: Final = Place(
    'battle/roll die 2',
    'chance',
    ('17.2-a',),
    'die',
    (
        Option('', ((470, KIND_1_6),), None, ('17.2-a',), ()),
    ),
    lambda s: s[468],
    True,
)


def list_bid_for_sides_choose_first(s: Store) -> Sequence[int]:
    """What may be answered at `bid_for_sides/choose first`."""
    return EACH_CELLS_data_2[s[11]]


def do_bid_for_sides_choose_first(s: Store, its_0_bid_for_sides_first: int) -> int:
    """At `bid_for_sides/choose first`, the value of `first` is given. @33.2-a"""
    s[459] = its_0_bid_for_sides_first  # bid_for_sides.first
    return 10  # bid_for_sides/choose second


def may_bid_for_sides_choose_first(s: Store, its_0_bid_for_sides_first: int) -> object:
    """Whether the value of `first` may be given.

    bid_for_sides.first <= bid_limit @33.2-a
    """
    return its_0_bid_for_sides_first <= s[11]


def roll_bid_for_sides_choose_first(s: Store, rand: Callable[[], float]) -> int:
    """Answers `bid_for_sides/choose first` at random; -1 if nothing may be answered."""
    set_0 = CELLS_data_2[s[11]]
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
        Option('', ((459, KIND_0_20),), may_bid_for_sides_choose_first, ('33.2-a',), (
            Guard(lambda s, its_0_bid_for_sides_first: its_0_bid_for_sides_first <= s[11], ('33.2-a',), 'first <= bid_limit', need=lambda s, its_0_bid_for_sides_first: s[11], have=lambda s, its_0_bid_for_sides_first: its_0_bid_for_sides_first),
        )),
    ),
    lambda s: 0,
    True,
)


def list_bid_for_sides_choose_second(s: Store) -> Sequence[int]:
    """What may be answered at `bid_for_sides/choose second`."""
    return EACH_CELLS_data_2[s[11]]


def do_bid_for_sides_choose_second(s: Store, second: int) -> int:
    """At `bid_for_sides/choose second`, the value of `second` is given. @33.2-a"""
    its_0_bid_for_sides_first = s[459]
    s[407] = 1 if second > its_0_bid_for_sides_first or second == its_0_bid_for_sides_first and not s[12] else 0  # seats_changed := bid_for_sides.second > bid_for_sides.first or bid_for_sides.second = bid_for_sides.first and not tie_keeps_seats @33.2-a
    n = max(its_0_bid_for_sides_first, second)
    # gain "event bid_won.n" ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @33.2-b @7.2-e @7.2-n
    now = s[399]
    s[399] = max(now, min(now + n, 9))
    s[480] = 0  # "event bid_won.n" := 0
    s[459] = 0  # bid_for_sides.first := 0
    s[460] = 0  # bid_for_sides.second := 0
    return 68  # game/loop


def may_bid_for_sides_choose_second(s: Store, second: int) -> object:
    """Whether the value of `second` may be given.

    bid_for_sides.second <= bid_limit @33.2-a
    """
    return second <= s[11]


def roll_bid_for_sides_choose_second(s: Store, rand: Callable[[], float]) -> int:
    """Answers `bid_for_sides/choose second` at random; -1 if nothing may be answered."""
    set_0 = CELLS_data_2[s[11]]
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
        Option('', ((460, KIND_0_20),), may_bid_for_sides_choose_second, ('33.2-a',), (
            Guard(lambda s, second: second <= s[11], ('33.2-a',), 'second <= bid_limit', need=lambda s, second: s[11], have=lambda s, second: second),
        )),
    ),
    lambda s: 1,
    True,
)


def list_conduct_march_learn_met(s: Store) -> Sequence[int]:
    """What may be answered at `conduct_march/learn met`."""
    return (0, 1)


def do_conduct_march_learn_met(s: Store, met: int) -> int:
    """At `conduct_march/learn met`, the value of `met` is given. @12.2-b"""
    if met:
        s[437] = s[435]  # battle.attacker := conduct_march.p
        s[438] = s[435]  # battle.p := conduct_march.p
        s[436] = met  # conduct_march.met
        s[488] = 0  # return.battle := 0
        return 2  # battle/choose 2
    if s[487] == 0:
        s[435] = 0  # conduct_march.p := Roman
        s[436] = 0  # conduct_march.met := no
        s[487] = 0  # return.conduct_march := 0
        return 40  # march_phase/choose
    if s[487] == 1:
        s[435] = 0  # conduct_march.p := Roman
        s[436] = 0  # conduct_march.met := no
        s[487] = 0  # return.conduct_march := 0
        return 40  # march_phase/choose
    if s[487] == 2:
        s[435] = 0  # conduct_march.p := Roman
        s[436] = 0  # conduct_march.met := no
        s[487] = 0  # return.conduct_march := 0
        return 40  # march_phase/choose
    s[435] = 0  # conduct_march.p := Roman
    s[436] = 0  # conduct_march.met := no
    s[487] = 0  # return.conduct_march := 0
    s[456] = 0  # play_officium.played := no
    return 40  # march_phase/choose


PLACE_conduct_march_learn_met: Final = Place(
    'conduct_march/learn met',
    'open',
    ('12.2-b',),
    'march_meets_enemy',
    (
        Option('', ((436, KIND_bool),), None, ('12.2-b',), ()),
    ),
    None,
    True,
)


def list_consult_monolith_choose(s: Store) -> Sequence[int]:
    """What may be answered at `consult_monolith/choose`."""
    codes: list[int] = []
    if s[398 + s[414]] >= 1:
        codes.append(0)
    codes.append(1)
    return codes


def do_consult_monolith_choose_consult(s: Store) -> int:
    """At `consult_monolith/choose`, `consult` is given. @24.3-f"""
    p = s[414]
    # spend 1 ap[consult_monolith.p] within ap_floor(consult_monolith.p) .. ap_cap(consult_monolith.p) @24.3-f
    at = 398 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('24.3-f',))
    s[at] = now - amount
    return 14  # consult_monolith/roll answer


def may_consult_monolith_choose_consult(s: Store) -> object:
    """Whether `consult` may be given.

    ap[consult_monolith.p] >= 1 @24.3-f
    """
    return s[398 + s[414]] >= 1


def do_consult_monolith_choose_pass(s: Store) -> int:
    """At `consult_monolith/choose`, `pass` is given."""
    s[425] = s[408]  # recruiting.p := player_turn.p
    if s[408] == 0:
        s[414] = 0  # consult_monolith.p := Roman
        s[415] = 0  # consult_monolith.there := no
        s[416] = 1  # consult_monolith.answer := 1
        s[411] = 0  # ap_determination.p := Roman
        return 16  # dismantle/learn stands
    s[414] = 0  # consult_monolith.p := Roman
    s[415] = 0  # consult_monolith.there := no
    s[416] = 1  # consult_monolith.answer := 1
    s[411] = 0  # ap_determination.p := Roman
    return 54  # recruiting/choose


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
            Guard(lambda s: s[398 + s[414]] >= 1, ('24.3-f',), 'ap[p] >= monolith_price', need=lambda s: 1, have=lambda s: s[398 + s[414]]),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[414],
    False,
)


def list_consult_monolith_learn_there(s: Store) -> Sequence[int]:
    """What may be answered at `consult_monolith/learn there`."""
    return (0, 1)


def do_consult_monolith_learn_there(s: Store, there: int) -> int:
    """At `consult_monolith/learn there`, the value of `there` is given."""
    if there:
        s[415] = there  # consult_monolith.there
        return 12  # consult_monolith/choose
    s[425] = s[408]  # recruiting.p := player_turn.p
    if s[408] == 0:
        s[414] = 0  # consult_monolith.p := Roman
        s[415] = 0  # consult_monolith.there := no
        s[416] = 1  # consult_monolith.answer := 1
        s[411] = 0  # ap_determination.p := Roman
        return 16  # dismantle/learn stands
    s[414] = 0  # consult_monolith.p := Roman
    s[415] = 0  # consult_monolith.there := no
    s[416] = 1  # consult_monolith.answer := 1
    s[411] = 0  # ap_determination.p := Roman
    return 54  # recruiting/choose


PLACE_consult_monolith_learn_there: Final = Place(
    'consult_monolith/learn there',
    'open',
    (),
    'leader_at_monolith',
    (
        Option('', ((415, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_consult_monolith_roll_answer(s: Store) -> Sequence[int]:
    """What may be answered at `consult_monolith/roll answer`."""
    return (0, 1, 2, 3, 4, 5)


def do_consult_monolith_roll_answer(s: Store, code: int) -> int:
    """At `consult_monolith/roll answer`, the value of `answer` is given. @24.3-f"""
    answer = code + 1
    s[425] = s[408]  # recruiting.p := player_turn.p
    if s[408] == 0:
        s[414] = 0  # consult_monolith.p := Roman
        s[415] = 0  # consult_monolith.there := no
        s[416] = 1  # consult_monolith.answer := 1
        s[411] = 0  # ap_determination.p := Roman
        return 16  # dismantle/learn stands
    s[414] = 0  # consult_monolith.p := Roman
    s[415] = 0  # consult_monolith.there := no
    s[416] = 1  # consult_monolith.answer := 1
    s[411] = 0  # ap_determination.p := Roman
    return 54  # recruiting/choose


PLACE_consult_monolith_roll_answer: Final = Place(
    'consult_monolith/roll answer',
    'chance',
    ('24.3-f',),
    'answer',
    (
        Option('', ((416, KIND_1_6),), None, ('24.3-f',), ()),
    ),
    lambda s: s[414],
    True,
)


def list_dismantle_choose(s: Store) -> Sequence[int]:
    """What may be answered at `dismantle/choose`."""
    return (0, 1)


def do_dismantle_choose_dismantle_praesidium(s: Store) -> int:
    """At `dismantle/choose`, `dismantle_praesidium` is given."""
    # gain 0 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @11.7-b @7.2-e @7.2-n
    now = s[398]
    s[398] = max(now, min(now + 0, 9))
    s[430] = 0  # dismantle.stands := no
    return 54  # recruiting/choose


def do_dismantle_choose_pass(s: Store) -> int:
    """At `dismantle/choose`, `pass` is given."""
    s[430] = 0  # dismantle.stands := no
    return 54  # recruiting/choose


DO_dismantle_choose: Final = (do_dismantle_choose_dismantle_praesidium, do_dismantle_choose_pass)


def play_dismantle_choose(s: Store, code: int) -> int:
    """At `dismantle/choose`, an answer is given by its code."""
    return DO_dismantle_choose[code](s)


PLACE_dismantle_choose: Final = Place(
    'dismantle/choose',
    'choice',
    (),
    'dismantle',
    (
        Option('dismantle_praesidium', (), None, (), ()),
        Option('pass', (), None, (), ()),
    ),
    lambda s: 0,
    False,
)


def list_dismantle_learn_stands(s: Store) -> Sequence[int]:
    """What may be answered at `dismantle/learn stands`."""
    return (0, 1)


def do_dismantle_learn_stands(s: Store, stands: int) -> int:
    """At `dismantle/learn stands`, the value of `stands` is given."""
    if stands:
        s[430] = stands  # dismantle.stands
        return 15  # dismantle/choose
    s[430] = 0  # dismantle.stands := no
    return 54  # recruiting/choose


PLACE_dismantle_learn_stands: Final = Place(
    'dismantle/learn stands',
    'open',
    (),
    'praesidium_to_dismantle',
    (
        Option('', ((430, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_eagle_check_learn_falls(s: Store) -> Sequence[int]:
    """What may be answered at `eagle_check/learn falls`."""
    return (0, 1)


def do_eagle_check_learn_falls(s: Store, falls: int) -> int:
    """At `eagle_check/learn falls`, the value of `falls` is given. @28.1-a"""
    if falls:
        if s[445] == 1:
            # lose 1 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @28.1-a @10.2-c
            now = s[398]
            s[398] = min(now, max(now - 1, 0))
        if s[445] == 1:
            # gain 1 ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @28.1-b @7.2-e @7.2-n
            now = s[399]
            s[399] = max(now, min(now + 1, 9))
        s[474] = 0  # "event legate_lost.winner" := Roman
        s[445] = 0  # eagle_check.winner := Roman
        s[446] = 0  # eagle_check.falls := no
        return 58  # battle/then
    s[445] = 0  # eagle_check.winner := Roman
    s[446] = 0  # eagle_check.falls := no
    return 58  # battle/then


PLACE_eagle_check_learn_falls: Final = Place(
    'eagle_check/learn falls',
    'open',
    ('28.1-a',),
    'legate_falls',
    (
        Option('', ((446, KIND_bool),), None, ('28.1-a',), ()),
    ),
    None,
    True,
)


def list_emperor_visit_choose(s: Store) -> Sequence[int]:
    """What may be answered at `emperor_visit/choose`."""
    return (0, 1)


def do_emperor_visit_choose_greet(s: Store) -> int:
    """At `emperor_visit/choose`, `greet` is given. @EVT-3a"""
    s[484] = 1  # during.free_recruit := yes
    s[427] = 0  # recruit_one.p := Roman
    s[489] = 1  # return.recruit_one := 1
    return 52  # recruit_one/choose k


def do_emperor_visit_choose_refuse(s: Store) -> int:
    """At `emperor_visit/choose`, `refuse` is given. @EVT-3a"""
    return 20  # emperor_visit/roll die


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
    if there and s[402]:
        s[424] = there  # emperor_visit.there
        return 18  # emperor_visit/choose
    s[424] = 0  # emperor_visit.there := no
    return 64  # events_phase/then


PLACE_emperor_visit_learn_there: Final = Place(
    'emperor_visit/learn there',
    'open',
    ('EVT-3a',),
    'agricola_on_map',
    (
        Option('', ((424, KIND_bool),), None, ('EVT-3a',), ()),
    ),
    None,
    True,
)


def list_emperor_visit_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `emperor_visit/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_emperor_visit_roll_die(s: Store, code: int) -> int:
    """At `emperor_visit/roll die`, the value of `die` is given. @EVT-3c"""
    die = code + 1
    # lose EVT-3c.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @EVT-3c @10.2-c
    now = s[398]
    s[398] = min(now, max(now - die, 0))
    s[467] = 1  # EVT-3c.die := 1
    s[424] = 0  # emperor_visit.there := no
    return 64  # events_phase/then


PLACE_emperor_visit_roll_die: Final = Place(
    'emperor_visit/roll die',
    'chance',
    ('EVT-3c',),
    'die',
    (
        Option('', ((467, KIND_1_6),), None, ('EVT-3c',), ()),
    ),
    lambda s: 0,
    True,
)


def list_events_phase_learn_fit(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/learn fit`."""
    return (0, 1, 2, 3, 4, 5, 6)


def do_events_phase_learn_fit(s: Store, fit: int) -> int:
    """At `events_phase/learn fit`, the value of `fit` is given. @EVT-8a @EVT-8b"""
    s[401] = min(s[463], fit)  # sent_home := min(EVT-8a.die, EVT-8a.fit) @EVT-8a @11.6-b
    s[400] = min(s[400] + 1, 20)  # tribes_went_home := min(tribes_went_home + 1, 20) @EVT-8a
    s[464] = fit  # EVT-8a.fit
    return 65  # events_phase/then 2


PLACE_events_phase_learn_fit: Final = Place(
    'events_phase/learn fit',
    'open',
    ('EVT-8a', 'EVT-8b'),
    'war_bands_on_map',
    (
        Option('', ((464, KIND_0_6),), None, ('EVT-8a', 'EVT-8b'), ()),
    ),
    None,
    True,
)


def list_events_phase_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die(s: Store, code: int) -> int:
    """At `events_phase/roll die`, the value of `die` is given. @EVT-7a @EVT-7b"""
    die = code + 1
    p = s[422]
    if 2 * (die // 2) != die:
        # gain events_phase.die ap[events_phase.p] within ap_floor(events_phase.p) .. ap_cap(events_phase.p) @EVT-7a @7.2-e @7.2-n
        at = 398 + p
        now = s[at]
        s[at] = max(now, min(now + die, 9))
    if 2 * (die // 2) == die:
        # lose events_phase.die ap[events_phase.p] within ap_floor(events_phase.p) .. ap_cap(events_phase.p) @EVT-7b @10.2-c
        at = 398 + p
        now = s[at]
        s[at] = min(now, max(now - die, 0))
    s[423] = die  # events_phase.die
    s[465] = 0  # "event weather_turns.p" := Roman
    s[466] = 1  # "event weather_turns.die" := 1
    return 63  # events_phase/end


PLACE_events_phase_roll_die: Final = Place(
    'events_phase/roll die',
    'chance',
    ('EVT-7a', 'EVT-7b'),
    'die',
    (
        Option('', ((423, KIND_1_6),), None, ('EVT-7a', 'EVT-7b'), ()),
    ),
    lambda s: s[422],
    True,
)


def list_events_phase_roll_die_2(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die 2`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die_2(s: Store, code: int) -> int:
    """At `events_phase/roll die 2`, the value of `die` is given. @EVT-7a @EVT-7b"""
    die = code + 1
    if 2 * (die // 2) != die:
        # gain events_phase.die ap[events_phase.p] within ap_floor(events_phase.p) .. ap_cap(events_phase.p) @EVT-7a @7.2-e @7.2-n
        at = 398 + s[422]
        now = s[at]
        s[at] = max(now, min(now + die, 9))
    if 2 * (die // 2) == die:
        # lose events_phase.die ap[events_phase.p] within ap_floor(events_phase.p) .. ap_cap(events_phase.p) @EVT-7b @10.2-c
        at = 398 + s[422]
        now = s[at]
        s[at] = min(now, max(now - die, 0))
    s[423] = die  # events_phase.die
    s[465] = 0  # "event weather_turns.p" := Roman
    s[466] = 1  # "event weather_turns.die" := 1
    s[422] = 1  # events_phase.p := Caledonian
    return 22  # events_phase/roll die


PLACE_events_phase_roll_die_2: Final = Place(
    'events_phase/roll die 2',
    'chance',
    ('EVT-7a', 'EVT-7b'),
    'die',
    (
        Option('', ((423, KIND_1_6),), None, ('EVT-7a', 'EVT-7b'), ()),
    ),
    lambda s: s[422],
    True,
)


def list_events_phase_roll_die_3(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die 3`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die_3(s: Store, code: int) -> int:
    """At `events_phase/roll die 3`, the value of `die` is given. @EVT-8a"""
    die = code + 1
    s[463] = die  # EVT-8a.die
    return 21  # events_phase/learn fit


PLACE_events_phase_roll_die_3: Final = Place(
    'events_phase/roll die 3',
    'chance',
    ('EVT-8a',),
    'die',
    (
        Option('', ((463, KIND_1_6),), None, ('EVT-8a',), ()),
    ),
    lambda s: 1,
    True,
)


def list_events_phase_roll_die_4(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll die 4`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_die_4(s: Store, code: int) -> int:
    """At `events_phase/roll die 4`, the value of `die` is given. @EVT-9"""
    die = code + 1
    # lose EVT-9.die ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @EVT-9 @10.2-c
    now = s[399]
    s[399] = min(now, max(now - die, 0))
    s[462] = die  # EVT-9.die
    return 66  # events_phase/then 3


PLACE_events_phase_roll_die_4: Final = Place(
    'events_phase/roll die 4',
    'chance',
    ('EVT-9',),
    'die',
    (
        Option('', ((462, KIND_1_6),), None, ('EVT-9',), ()),
    ),
    lambda s: 1,
    True,
)


def list_events_phase_roll_first(s: Store) -> Sequence[int]:
    """What may be answered at `events_phase/roll first`."""
    return (0, 1, 2, 3, 4, 5)


def do_events_phase_roll_first(s: Store, code: int) -> int:
    """At `events_phase/roll first`, the value of `first` is given. @9.0-a"""
    its_0_events_phase_first = code + 1
    s[419] = its_0_events_phase_first  # events_phase.first
    return 27  # events_phase/roll second


PLACE_events_phase_roll_first: Final = Place(
    'events_phase/roll first',
    'chance',
    ('9.0-a',),
    'first',
    (
        Option('', ((419, KIND_1_6),), None, ('9.0-a',), ()),
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
    e = CELLS_event_of[s[419] + second - 2]
    if e == 7:
        s[420] = second  # events_phase.second
        s[421] = e  # events_phase.e := event_of(events_phase.first + events_phase.second) @9.0-a
        s[461] = e  # "event happens.e" := events_phase.e @9.0-b
        return 25  # events_phase/roll die 4
    s[420] = second  # events_phase.second
    s[421] = e  # events_phase.e := event_of(events_phase.first + events_phase.second) @9.0-a
    s[461] = e  # "event happens.e" := events_phase.e @9.0-b
    return 66  # events_phase/then 3


PLACE_events_phase_roll_second: Final = Place(
    'events_phase/roll second',
    'chance',
    ('9.0-a',),
    'second',
    (
        Option('', ((420, KIND_1_6),), None, ('9.0-a',), ()),
    ),
    lambda s: 1,
    True,
)


def list_imperium_learn_held(s: Store) -> Sequence[int]:
    """What may be answered at `imperium/learn held`."""
    return range(13)


def do_imperium_learn_held(s: Store, held: int) -> int:
    """At `imperium/learn held`, the value of `held` is given. @RST-2a"""
    if s[453] + s[454] <= held:
        s[455] = held  # imperium.held
        return 30  # imperium/roll die
    s[414] = s[411]  # consult_monolith.p := ap_determination.p
    s[452] = 0  # imperium.played := no
    s[453] = 1  # imperium.first := 1
    s[454] = 1  # imperium.second := 1
    s[455] = 0  # imperium.held := 0
    return 13  # consult_monolith/learn there


PLACE_imperium_learn_held: Final = Place(
    'imperium/learn held',
    'open',
    ('RST-2a',),
    'fortresses_and_praesida',
    (
        Option('', ((455, KIND_0_12),), None, ('RST-2a',), ()),
    ),
    None,
    True,
)


def list_imperium_learn_played(s: Store) -> Sequence[int]:
    """What may be answered at `imperium/learn played`."""
    return (0, 1)


def do_imperium_learn_played(s: Store, played: int) -> int:
    """At `imperium/learn played`, the value of `played` is given."""
    if played:
        s[452] = played  # imperium.played
        return 31  # imperium/roll first
    s[414] = s[411]  # consult_monolith.p := ap_determination.p
    s[452] = 0  # imperium.played := no
    s[453] = 1  # imperium.first := 1
    s[454] = 1  # imperium.second := 1
    s[455] = 0  # imperium.held := 0
    return 13  # consult_monolith/learn there


PLACE_imperium_learn_played: Final = Place(
    'imperium/learn played',
    'open',
    (),
    'imperium_is_played',
    (
        Option('', ((452, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_imperium_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `imperium/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_imperium_roll_die(s: Store, code: int) -> int:
    """At `imperium/roll die`, the value of `die` is given. @RST-2b"""
    die = code + 1
    # gain RST-2b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-2b @7.2-e @7.2-n
    now = s[398]
    s[398] = max(now, min(now + die, 9))
    s[414] = s[411]  # consult_monolith.p := ap_determination.p
    s[478] = 1  # RST-2b.die := 1
    s[452] = 0  # imperium.played := no
    s[453] = 1  # imperium.first := 1
    s[454] = 1  # imperium.second := 1
    s[455] = 0  # imperium.held := 0
    return 13  # consult_monolith/learn there


PLACE_imperium_roll_die: Final = Place(
    'imperium/roll die',
    'chance',
    ('RST-2b',),
    'die',
    (
        Option('', ((478, KIND_1_6),), None, ('RST-2b',), ()),
    ),
    lambda s: 0,
    True,
)


def list_imperium_roll_first(s: Store) -> Sequence[int]:
    """What may be answered at `imperium/roll first`."""
    return (0, 1, 2, 3, 4, 5)


def do_imperium_roll_first(s: Store, code: int) -> int:
    """At `imperium/roll first`, the value of `first` is given. @RST-2a"""
    its_0_imperium_first = code + 1
    s[453] = its_0_imperium_first  # imperium.first
    return 32  # imperium/roll second


PLACE_imperium_roll_first: Final = Place(
    'imperium/roll first',
    'chance',
    ('RST-2a',),
    'first',
    (
        Option('', ((453, KIND_1_6),), None, ('RST-2a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_imperium_roll_second(s: Store) -> Sequence[int]:
    """What may be answered at `imperium/roll second`."""
    return (0, 1, 2, 3, 4, 5)


def do_imperium_roll_second(s: Store, code: int) -> int:
    """At `imperium/roll second`, the value of `second` is given. @RST-2a"""
    second = code + 1
    s[454] = second  # imperium.second
    return 28  # imperium/learn held


PLACE_imperium_roll_second: Final = Place(
    'imperium/roll second',
    'chance',
    ('RST-2a',),
    'second',
    (
        Option('', ((454, KIND_1_6),), None, ('RST-2a',), ()),
    ),
    lambda s: 0,
    True,
)


def list_leader_check_learn_falls(s: Store) -> Sequence[int]:
    """What may be answered at `leader_check/learn falls`."""
    return (0, 1)


def do_leader_check_learn_falls(s: Store, falls: int) -> int:
    """At `leader_check/learn falls`, the value of `falls` is given. @22.1-h"""
    if falls:
        s[402 + s[443]] = 0  # supreme_leader_lives[leader_check.p] := no @22.1-i
        s[472] = s[443]  # "event leader_eliminated.side" := leader_check.p @22.1-h
        s[444] = falls  # leader_check.falls
        return 35  # leader_check/roll die
    s[443] = 0  # leader_check.p := Roman
    s[444] = 0  # leader_check.falls := no
    return 59  # battle/then 2


PLACE_leader_check_learn_falls: Final = Place(
    'leader_check/learn falls',
    'open',
    ('22.1-h',),
    'supreme_leader_falls',
    (
        Option('', ((444, KIND_bool),), None, ('22.1-h',), ()),
    ),
    None,
    True,
)


def list_leader_check_learn_falls_2(s: Store) -> Sequence[int]:
    """What may be answered at `leader_check/learn falls 2`."""
    return (0, 1)


def do_leader_check_learn_falls_2(s: Store, falls: int) -> int:
    """At `leader_check/learn falls 2`, the value of `falls` is given. @22.1-h"""
    if falls:
        s[402 + s[443]] = 0  # supreme_leader_lives[leader_check.p] := no @22.1-i
        s[472] = s[443]  # "event leader_eliminated.side" := leader_check.p @22.1-h
        s[444] = falls  # leader_check.falls
        return 36  # leader_check/roll die 2
    s[443] = 0  # leader_check.p := Roman
    s[444] = 0  # leader_check.falls := no
    return 60  # battle/then 3


PLACE_leader_check_learn_falls_2: Final = Place(
    'leader_check/learn falls 2',
    'open',
    ('22.1-h',),
    'supreme_leader_falls',
    (
        Option('', ((444, KIND_bool),), None, ('22.1-h',), ()),
    ),
    None,
    True,
)


def list_leader_check_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `leader_check/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_leader_check_roll_die(s: Store, code: int) -> int:
    """At `leader_check/roll die`, the value of `die` is given. @22.1-h"""
    die = code + 1
    side = s[472]
    # lose 22.1-h.die ap["event leader_eliminated.side"] within ap_floor("event leader_eliminated.side") .. ap_cap("event leader_eliminated.side") @22.1-h @ ...
    at = 398 + side
    now = s[at]
    s[at] = min(now, max(now - die, 0))
    s[473] = 1  # 22.1-h.die := 1
    s[472] = 0  # "event leader_eliminated.side" := Roman
    s[443] = 0  # leader_check.p := Roman
    s[444] = 0  # leader_check.falls := no
    return 59  # battle/then 2


PLACE_leader_check_roll_die: Final = Place(
    'leader_check/roll die',
    'chance',
    ('22.1-h',),
    'die',
    (
        Option('', ((473, KIND_1_6),), None, ('22.1-h',), ()),
    ),
    lambda s: s[472],
    True,
)


def list_leader_check_roll_die_2(s: Store) -> Sequence[int]:
    """What may be answered at `leader_check/roll die 2`."""
    return (0, 1, 2, 3, 4, 5)


def do_leader_check_roll_die_2(s: Store, code: int) -> int:
    """At `leader_check/roll die 2`, the value of `die` is given. @22.1-h"""
    die = code + 1
    side = s[472]
    # lose 22.1-h.die ap["event leader_eliminated.side"] within ap_floor("event leader_eliminated.side") .. ap_cap("event leader_eliminated.side") @22.1-h @ ...
    at = 398 + side
    now = s[at]
    s[at] = min(now, max(now - die, 0))
    s[473] = 1  # 22.1-h.die := 1
    s[472] = 0  # "event leader_eliminated.side" := Roman
    s[443] = 0  # leader_check.p := Roman
    s[444] = 0  # leader_check.falls := no
    return 60  # battle/then 3


PLACE_leader_check_roll_die_2: Final = Place(
    'leader_check/roll die 2',
    'chance',
    ('22.1-h',),
    'die',
    (
        Option('', ((473, KIND_1_6),), None, ('22.1-h',), ()),
    ),
    lambda s: s[472],
    True,
)


def list_loot_learn_defended(s: Store) -> Sequence[int]:
    """What may be answered at `loot/learn defended`."""
    return (0, 1)


def do_loot_learn_defended(s: Store, defended: int) -> int:
    """At `loot/learn defended`, the value of `defended` is given. @31.0-c"""
    winner = s[448]
    if defended:
        # gain fortress_loot(loot.attacker, loot.winner) ap[loot.winner] within ap_floor(loot.winner) .. ap_cap(loot.winner) @31.0-b @7.2-e @7.2-n
        at = 398 + winner
        now = s[at]
        s[at] = max(now, min(now + value_fortress_loot(s, s[447], winner), 9))
        s[451] = defended  # loot.defended
        s[476] = 0  # "event fortress_taken.attacker" := Roman
        s[477] = 0  # "event fortress_taken.winner" := Roman
        return 69  # loot/end
    s[451] = defended  # loot.defended
    return 69  # loot/end


PLACE_loot_learn_defended: Final = Place(
    'loot/learn defended',
    'open',
    ('31.0-c',),
    'fortress_was_defended',
    (
        Option('', ((451, KIND_bool),), None, ('31.0-c',), ()),
    ),
    None,
    True,
)


def list_loot_learn_marked(s: Store) -> Sequence[int]:
    """What may be answered at `loot/learn marked`."""
    return (0, 1)


def do_loot_learn_marked(s: Store, marked: int) -> int:
    """At `loot/learn marked`, the value of `marked` is given. @31.0-d"""
    if not marked:
        s[449] = marked  # loot.marked
        return 39  # loot/learn taken
    s[449] = marked  # loot.marked
    return 69  # loot/end


PLACE_loot_learn_marked: Final = Place(
    'loot/learn marked',
    'open',
    ('31.0-d',),
    'pillage_marker_lies_there',
    (
        Option('', ((449, KIND_bool),), None, ('31.0-d',), ()),
    ),
    None,
    True,
)


def list_loot_learn_taken(s: Store) -> Sequence[int]:
    """What may be answered at `loot/learn taken`."""
    return (0, 1)


def do_loot_learn_taken(s: Store, taken: int) -> int:
    """At `loot/learn taken`, the value of `taken` is given."""
    winner = s[448]
    if taken:
        # gain 1 ap[loot.winner] within ap_floor(loot.winner) .. ap_cap(loot.winner) @31.0-a @7.2-e @7.2-n
        at = 398 + winner
        now = s[at]
        s[at] = max(now, min(now + 1, 9))
        s[450] = taken  # loot.taken
        s[475] = 0  # "event strongpoint_taken.winner" := Roman
        return 37  # loot/learn defended
    s[450] = taken  # loot.taken
    return 37  # loot/learn defended


PLACE_loot_learn_taken: Final = Place(
    'loot/learn taken',
    'open',
    (),
    'strongpoint_falls',
    (
        Option('', ((450, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_march_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/choose`."""
    p = s[431]
    codes: list[int] = []
    if s[398 + p] >= 1:
        codes.append(0)
    if s[402 + p] and s[404 + p] < 1 and s[398 + p] >= 0:
        codes.append(1)
    if s[3] and p == 0 and s[406] < 1 and s[398 + p] >= 0:
        codes.append(2)
    if p == 0 and s[398 + p] >= 0:
        codes.append(3)
    if p == 0 and s[398 + p] >= 0:
        codes.append(4)
    if s[402 + p] and s[398 + p] >= 1:
        codes.append(5)
    if s[5] and p == 0 and s[398 + p] >= 1:
        codes.append(6)
    if s[7] and p == 1 and s[398 + p] >= 1:
        codes.append(7)
    codes.append(8)
    return codes


def do_march_phase_choose_march(s: Store) -> int:
    """At `march_phase/choose`, `march` is given. @12.2-a @12.3-a @7.2-j @7.2-s"""
    p = s[431]
    # spend march_price(march_phase.p, paid) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.2-a
    at = 398 + p
    now = s[at]
    amount = 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.2-a',))
    s[at] = now - amount
    s[435] = p  # conduct_march.p := march_phase.p
    s[487] = 0  # return.conduct_march := 0
    return 11  # conduct_march/learn met


def may_march_phase_choose_march(s: Store) -> object:
    """Whether `march` may be given.

    ap[march_phase.p] >= march_price(march_phase.p, paid) @12.2-a @12.3-a @7.2-j @7.2-s
    """
    return s[398 + s[431]] >= 1


def do_march_phase_choose_led_march(s: Store) -> int:
    """At `march_phase/choose`, `led_march` is given. @22.1-i @12.5-a @22.1-b"""
    p = s[431]
    new = s[404 + p] + 1  # marches_led[march_phase.p] := marches_led[march_phase.p] + 1 @12.5-a
    if not 0 <= new <= 9:
        raise out_of_range('marches_led', new, ('12.5-a',))
    s[404 + p] = new
    # spend march_price(march_phase.p, led_by_supreme_leader) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.5-a
    at = 398 + p
    now = s[at]
    amount = 0
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.5-a',))
    s[at] = now - amount
    s[435] = p  # conduct_march.p := march_phase.p
    s[487] = 1  # return.conduct_march := 1
    return 11  # conduct_march/learn met


def may_march_phase_choose_led_march(s: Store) -> object:
    """Whether `led_march` may be given.

    supreme_leader_lives[march_phase.p] @22.1-i
    marches_led[march_phase.p] < led_marches(march_phase.p) @12.5-a @22.1-b
    ap[march_phase.p] >= march_price(march_phase.p, led_by_supreme_leader) @12.5-a
    """
    return s[402 + s[431]] and s[404 + s[431]] < 1 and s[398 + s[431]] >= 0


def do_march_phase_choose_scout(s: Store) -> int:
    """At `march_phase/choose`, `scout` is given. @28.2-a @28.2-b"""
    p = s[431]
    scoutings = s[406] + 1
    # spend march_price(march_phase.p, scouting) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @28.2-a
    at = 398 + p
    now = s[at]
    amount = 0
    if amount > now:
        raise cannot_spend('ap', amount, now, ('28.2-a',))
    s[at] = now - amount
    s[406] = scoutings  # scoutings := scoutings + 1 @28.2-a
    if s[10] == 1:
        s[406] = 0  # scoutings := 0 @28.2-a
    s[435] = p  # conduct_march.p := march_phase.p
    s[487] = 2  # return.conduct_march := 2
    return 11  # conduct_march/learn met


def may_march_phase_choose_scout(s: Store) -> object:
    """Whether `scout` may be given.

    advanced_exploratores @28.2-a
    march_phase.p = Roman @28.2-a
    scoutings < scouting_marches @28.2-b
    ap[march_phase.p] >= march_price(march_phase.p, scouting) @28.2-a
    """
    return s[3] and s[431] == 0 and s[406] < 1 and s[398 + s[431]] >= 0


def do_march_phase_choose_officium_march(s: Store) -> int:
    """At `march_phase/choose`, `officium_march` is given. @RST-3a"""
    return 48  # play_officium/learn played


def may_march_phase_choose_officium_march(s: Store) -> object:
    """Whether `officium_march` may be given.

    march_phase.p = Roman @RST-3a
    ap[march_phase.p] >= march_price(march_phase.p, officium) @RST-3a
    """
    return s[431] == 0 and s[398 + s[431]] >= 0


def do_march_phase_choose_circumnavigate(s: Store) -> int:
    """At `march_phase/choose`, `circumnavigate` is given. @RST-1a"""
    return 46  # play_circumnavigation/learn played


def may_march_phase_choose_circumnavigate(s: Store) -> object:
    """Whether `circumnavigate` may be given.

    march_phase.p = Roman @RST-1a
    ap[march_phase.p] >= march_price(march_phase.p, at_sea) @RST-1a
    """
    return s[431] == 0 and s[398 + s[431]] >= 0


def do_march_phase_choose_concentrate(s: Store) -> int:
    """At `march_phase/choose`, `concentrate` is given. @22.1-c @22.1-f @APX-d"""
    return 43  # march_phase/learn there


def may_march_phase_choose_concentrate(s: Store) -> object:
    """Whether `concentrate` may be given.

    supreme_leader_lives[march_phase.p] @22.1-c
    ap[march_phase.p] >= concentrate_price @22.1-f @APX-d
    """
    return s[402 + s[431]] and s[398 + s[431]] >= 1


def do_march_phase_choose_build_road(s: Store) -> int:
    """At `march_phase/choose`, `build_road` is given. @29.0-a @29.2-a"""
    return 41  # march_phase/learn ready


def may_march_phase_choose_build_road(s: Store) -> object:
    """Whether `build_road` may be given.

    advanced_roads @29.0-a
    march_phase.p = Roman @29.0-a
    ap[march_phase.p] >= 1 @29.2-a
    """
    return s[5] and s[431] == 0 and s[398 + s[431]] >= 1


def do_march_phase_choose_sortie_out(s: Store) -> int:
    """At `march_phase/choose`, `sortie_out` is given. @32.0-f"""
    return 42  # march_phase/learn shut_in


def may_march_phase_choose_sortie_out(s: Store) -> object:
    """Whether `sortie_out` may be given.

    siege @32.0-f
    march_phase.p = Caledonian @32.0-f
    ap[march_phase.p] >= march_price(march_phase.p, sortie) @32.0-f
    """
    return s[7] and s[431] == 1 and s[398 + s[431]] >= 1


def do_march_phase_choose_done(s: Store) -> int:
    """At `march_phase/choose`, `done` is given. @12.3-b"""
    s[404] = 0  # marches_led[Roman] := 0
    s[405] = 0  # marches_led[Caledonian] := 0
    s[417] = s[408]  # rally_phase.p := player_turn.p
    s[431] = 0  # march_phase.p := Roman
    s[432] = 0  # march_phase.there := no
    s[433] = 0  # march_phase.ready := no
    s[434] = 0  # march_phase.shut_in := no
    s[406] = 0  # scoutings := 0
    return 49  # rally_phase/choose


DO_march_phase_choose: Final = (do_march_phase_choose_march, do_march_phase_choose_led_march, do_march_phase_choose_scout, do_march_phase_choose_officium_march, do_march_phase_choose_circumnavigate, do_march_phase_choose_concentrate, do_march_phase_choose_build_road, do_march_phase_choose_sortie_out, do_march_phase_choose_done)


def play_march_phase_choose(s: Store, code: int) -> int:
    """At `march_phase/choose`, an answer is given by its code."""
    return DO_march_phase_choose[code](s)


PLACE_march_phase_choose: Final = Place(
    'march_phase/choose',
    'choice',
    ('12.3-b',),
    'march_phase',
    (
        Option('march', (), may_march_phase_choose_march, ('12.2-a', '12.3-a', '7.2-j', '7.2-s'), (
            Guard(lambda s: s[398 + s[431]] >= 1, ('12.2-a', '12.3-a', '7.2-j', '7.2-s'), 'ap[p] >= march_price(p, paid)', need=lambda s: 1, have=lambda s: s[398 + s[431]]),
        )),
        Option('led_march', (), may_march_phase_choose_led_march, ('22.1-i', '12.5-a', '22.1-b'), (
            Guard(lambda s: s[402 + s[431]], ('22.1-i',), 'supreme_leader_lives[p]', need=lambda s: True, have=lambda s: bool(s[402 + s[431]])),
            Guard(lambda s: s[404 + s[431]] < 1, ('12.5-a', '22.1-b'), 'unused marches_led[p]', need=lambda s: 1, have=lambda s: s[404 + s[431]]),
            Guard(lambda s: s[398 + s[431]] >= 0, ('12.5-a',), 'ap[p] >= march_price(p, led_by_supreme_leader)', need=lambda s: 0, have=lambda s: s[398 + s[431]]),
        )),
        Option('scout', (), may_march_phase_choose_scout, ('28.2-a', '28.2-b'), (
            Guard(lambda s: s[3], ('28.2-a',), 'option advanced_exploratores', need=lambda s: True, have=lambda s: bool(s[3])),
            Guard(lambda s: s[431] == 0, ('28.2-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[431])),
            Guard(lambda s: s[406] < 1, ('28.2-b',), 'unused scoutings', need=lambda s: 1, have=lambda s: s[406]),
            Guard(lambda s: s[398 + s[431]] >= 0, ('28.2-a',), 'ap[p] >= march_price(p, scouting)', need=lambda s: 0, have=lambda s: s[398 + s[431]]),
        )),
        Option('officium_march', (), may_march_phase_choose_officium_march, ('RST-3a',), (
            Guard(lambda s: s[431] == 0, ('RST-3a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[431])),
            Guard(lambda s: s[398 + s[431]] >= 0, ('RST-3a',), 'ap[p] >= march_price(p, officium)', need=lambda s: 0, have=lambda s: s[398 + s[431]]),
        )),
        Option('circumnavigate', (), may_march_phase_choose_circumnavigate, ('RST-1a',), (
            Guard(lambda s: s[431] == 0, ('RST-1a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[431])),
            Guard(lambda s: s[398 + s[431]] >= 0, ('RST-1a',), 'ap[p] >= march_price(p, at_sea)', need=lambda s: 0, have=lambda s: s[398 + s[431]]),
        )),
        Option('concentrate', (), may_march_phase_choose_concentrate, ('22.1-c', '22.1-f', 'APX-d'), (
            Guard(lambda s: s[402 + s[431]], ('22.1-c',), 'supreme_leader_lives[p]', need=lambda s: True, have=lambda s: bool(s[402 + s[431]])),
            Guard(lambda s: s[398 + s[431]] >= 1, ('22.1-f', 'APX-d'), 'ap[p] >= concentrate_price', need=lambda s: 1, have=lambda s: s[398 + s[431]]),
        )),
        Option('build_road', (), may_march_phase_choose_build_road, ('29.0-a', '29.2-a'), (
            Guard(lambda s: s[5], ('29.0-a',), 'option advanced_roads', need=lambda s: True, have=lambda s: bool(s[5])),
            Guard(lambda s: s[431] == 0, ('29.0-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[431])),
            Guard(lambda s: s[398 + s[431]] >= 1, ('29.2-a',), 'ap[p] >= road_price', need=lambda s: 1, have=lambda s: s[398 + s[431]]),
        )),
        Option('sortie_out', (), may_march_phase_choose_sortie_out, ('32.0-f',), (
            Guard(lambda s: s[7], ('32.0-f',), 'option siege', need=lambda s: True, have=lambda s: bool(s[7])),
            Guard(lambda s: s[431] == 1, ('32.0-f',), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[431])),
            Guard(lambda s: s[398 + s[431]] >= 1, ('32.0-f',), 'ap[p] >= march_price(p, sortie)', need=lambda s: 1, have=lambda s: s[398 + s[431]]),
        )),
        Option('done', (), None, ('12.3-b',), ()),
    ),
    lambda s: s[431],
    False,
)


def list_march_phase_learn_ready(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/learn ready`."""
    return (0, 1)


def do_march_phase_learn_ready(s: Store, ready: int) -> int:
    """At `march_phase/learn ready`, the value of `ready` is given."""
    p = s[431]
    if ready:
        # spend 1 ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @29.2-a
        at = 398 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('29.2-a',))
        s[at] = now - amount
    s[433] = ready  # march_phase.ready
    return 40  # march_phase/choose


PLACE_march_phase_learn_ready: Final = Place(
    'march_phase/learn ready',
    'open',
    (),
    'road_can_go_on',
    (
        Option('', ((433, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_march_phase_learn_shut_in(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/learn shut_in`."""
    return (0, 1)


def do_march_phase_learn_shut_in(s: Store, its_0_march_phase_shut_in: int) -> int:
    """At `march_phase/learn shut_in`, the value of `shut_in` is given. @32.0-a"""
    p = s[431]
    if its_0_march_phase_shut_in:
        # spend march_price(march_phase.p, sortie) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @32.0-f
        at = 398 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('32.0-f',))
        s[at] = now - amount
        s[434] = its_0_march_phase_shut_in  # march_phase.shut_in
        s[437] = p  # battle.attacker := march_phase.p
        s[488] = 1  # return.battle := 1
        s[438] = p  # battle.p := march_phase.p
        return 2  # battle/choose 2
    s[434] = its_0_march_phase_shut_in  # march_phase.shut_in
    return 40  # march_phase/choose


PLACE_march_phase_learn_shut_in: Final = Place(
    'march_phase/learn shut_in',
    'open',
    ('32.0-a',),
    'besieged',
    (
        Option('', ((434, KIND_bool),), None, ('32.0-a',), ()),
    ),
    None,
    True,
)


def list_march_phase_learn_there(s: Store) -> Sequence[int]:
    """What may be answered at `march_phase/learn there`."""
    return (0, 1)


def do_march_phase_learn_there(s: Store, there: int) -> int:
    """At `march_phase/learn there`, the value of `there` is given. @22.1-c"""
    p = s[431]
    if there:
        # spend concentrate_price ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @22.1-f
        at = 398 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('22.1-f',))
        s[at] = now - amount
    s[432] = there  # march_phase.there
    return 40  # march_phase/choose


PLACE_march_phase_learn_there: Final = Place(
    'march_phase/learn there',
    'open',
    ('22.1-c',),
    'supreme_leader_on_map',
    (
        Option('', ((432, KIND_bool),), None, ('22.1-c',), ()),
    ),
    None,
    True,
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def list_play_circumnavigation_learn_arrived(s: Store) -> Sequence[int]:
    """What may be answered at `play_circumnavigation/learn arrived`."""
    return (0, 1)


def do_play_circumnavigation_learn_arrived(s: Store, arrived: int) -> int:
    """At `play_circumnavigation/learn arrived`, the value of `arrived` is given. @RST-1b"""
    if arrived:
        s[458] = arrived  # play_circumnavigation.arrived
        return 47  # play_circumnavigation/roll die
    s[457] = 0  # play_circumnavigation.played := no
    s[458] = 0  # play_circumnavigation.arrived := no
    return 40  # march_phase/choose


PLACE_play_circumnavigation_learn_arrived: Final = Place(
    'play_circumnavigation/learn arrived',
    'open',
    ('RST-1b',),
    'ends_on_ultima_thule',
    (
        Option('', ((458, KIND_bool),), None, ('RST-1b',), ()),
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
        now = s[398]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-1a',))
        s[398] = now - amount
        s[457] = played  # play_circumnavigation.played
        return 45  # play_circumnavigation/learn arrived
    s[457] = 0  # play_circumnavigation.played := no
    s[458] = 0  # play_circumnavigation.arrived := no
    return 40  # march_phase/choose


PLACE_play_circumnavigation_learn_played: Final = Place(
    'play_circumnavigation/learn played',
    'open',
    (),
    'circumnavigation_is_played',
    (
        Option('', ((457, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_play_circumnavigation_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `play_circumnavigation/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_play_circumnavigation_roll_die(s: Store, code: int) -> int:
    """At `play_circumnavigation/roll die`, the value of `die` is given. @RST-1b"""
    die = code + 1
    # gain RST-1b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-1b @7.2-e @7.2-n
    now = s[398]
    s[398] = max(now, min(now + die, 9))
    s[479] = 1  # RST-1b.die := 1
    s[457] = 0  # play_circumnavigation.played := no
    s[458] = 0  # play_circumnavigation.arrived := no
    return 40  # march_phase/choose


PLACE_play_circumnavigation_roll_die: Final = Place(
    'play_circumnavigation/roll die',
    'chance',
    ('RST-1b',),
    'die',
    (
        Option('', ((479, KIND_1_6),), None, ('RST-1b',), ()),
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
        # spend march_price(Roman, officium) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-3a
        now = s[398]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-3a',))
        s[398] = now - amount
        s[456] = played  # play_officium.played
        s[435] = 0  # conduct_march.p := Roman
        s[487] = 3  # return.conduct_march := 3
        return 11  # conduct_march/learn met
    s[456] = 0  # play_officium.played := no
    return 40  # march_phase/choose


PLACE_play_officium_learn_played: Final = Place(
    'play_officium/learn played',
    'open',
    (),
    'officium_is_played',
    (
        Option('', ((456, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_rally_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `rally_phase/choose`."""
    p = s[417]
    codes: list[int] = []
    if s[398 + p] >= 1:
        codes.append(0)
    if p == 0 and s[398 + p] >= 1:
        codes.append(1)
    codes.append(2)
    return codes


def do_rally_phase_choose_rally_hex(s: Store) -> int:
    """At `rally_phase/choose`, `rally_hex` is given. @19.2-a @APX-f"""
    return 50  # rally_phase/learn ready


def may_rally_phase_choose_rally_hex(s: Store) -> object:
    """Whether `rally_hex` may be given.

    ap[rally_phase.p] >= rally_price @19.2-a @APX-f
    """
    return s[398 + s[417]] >= 1


def do_rally_phase_choose_rally_britannia(s: Store) -> int:
    """At `rally_phase/choose`, `rally_britannia` is given. @19.4-a"""
    return 51  # rally_phase/learn ready 2


def may_rally_phase_choose_rally_britannia(s: Store) -> object:
    """Whether `rally_britannia` may be given.

    rally_phase.p = Roman @19.4-a
    ap[rally_phase.p] >= 1 @19.4-a
    """
    return s[417] == 0 and s[398 + s[417]] >= 1


def do_rally_phase_choose_done(s: Store) -> int:
    """At `rally_phase/choose`, `done` is given. @19.2-b"""
    if s[486] == 0:
        its_0_turn_no = s[397] + 1
        if not 1 <= its_0_turn_no <= 20:
            raise out_of_range('turn_no', its_0_turn_no, ('7.2-v',))
        if its_0_turn_no > 11:
            s[417] = 0  # rally_phase.p := Roman
            s[418] = 0  # rally_phase.ready := no
            s[408] = 0  # player_turn.p := Roman
            s[486] = 0  # return.player_turn := 0
            s[397] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
            return 44  # over
        s[417] = 0  # rally_phase.p := Roman
        s[418] = 0  # rally_phase.ready := no
        s[408] = 0  # player_turn.p := Roman
        s[486] = 0  # return.player_turn := 0
        s[397] = its_0_turn_no  # turn_no := turn_no + 1 @7.2-v
        return 68  # game/loop
    s[417] = 0  # rally_phase.p := Roman
    s[418] = 0  # rally_phase.ready := no
    s[408] = 1  # player_turn.p := Caledonian
    s[486] = 0  # return.player_turn := 0
    s[411] = 1  # ap_determination.p := Caledonian
    s[412] = 1  # ap_die.p := Caledonian
    s[483] = 1  # during.ap_die := yes
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
        Option('rally_hex', (), may_rally_phase_choose_rally_hex, ('19.2-a', 'APX-f'), (
            Guard(lambda s: s[398 + s[417]] >= 1, ('19.2-a', 'APX-f'), 'ap[p] >= rally_price', need=lambda s: 1, have=lambda s: s[398 + s[417]]),
        )),
        Option('rally_britannia', (), may_rally_phase_choose_rally_britannia, ('19.4-a',), (
            Guard(lambda s: s[417] == 0, ('19.4-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[417])),
            Guard(lambda s: s[398 + s[417]] >= 1, ('19.4-a',), 'ap[p] >= britannia_rally_price', need=lambda s: 1, have=lambda s: s[398 + s[417]]),
        )),
        Option('done', (), None, ('19.2-b',), ()),
    ),
    lambda s: s[417],
    False,
)


def list_rally_phase_learn_ready(s: Store) -> Sequence[int]:
    """What may be answered at `rally_phase/learn ready`."""
    return (0, 1)


def do_rally_phase_learn_ready(s: Store, ready: int) -> int:
    """At `rally_phase/learn ready`, the value of `ready` is given. @19.3-a"""
    p = s[417]
    if ready:
        # spend rally_price ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.2-a
        at = 398 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('19.2-a',))
        s[at] = now - amount
    s[418] = ready  # rally_phase.ready
    return 49  # rally_phase/choose


PLACE_rally_phase_learn_ready: Final = Place(
    'rally_phase/learn ready',
    'open',
    ('19.3-a',),
    'hex_can_rally',
    (
        Option('', ((418, KIND_bool),), None, ('19.3-a',), ()),
    ),
    None,
    True,
)


def list_rally_phase_learn_ready_2(s: Store) -> Sequence[int]:
    """What may be answered at `rally_phase/learn ready 2`."""
    return (0, 1)


def do_rally_phase_learn_ready_2(s: Store, ready: int) -> int:
    """At `rally_phase/learn ready 2`, the value of `ready` is given."""
    p = s[417]
    if ready:
        # spend 1 ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.4-a
        at = 398 + p
        now = s[at]
        amount = 1
        if amount > now:
            raise cannot_spend('ap', amount, now, ('19.4-a',))
        s[at] = now - amount
    s[418] = ready  # rally_phase.ready
    return 49  # rally_phase/choose


PLACE_rally_phase_learn_ready_2: Final = Place(
    'rally_phase/learn ready 2',
    'open',
    (),
    'disrupted_in_britannia',
    (
        Option('', ((418, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_recruit_one_choose_k(s: Store) -> Sequence[int]:
    """What may be answered at `recruit_one/choose k`."""
    return [k for k in range(8) if not (k == 0 or k == 7) and s[398 + s[427]] >= value_recruit_price(s, s[427], k)]


def do_recruit_one_choose_k(s: Store, k: int) -> int:
    """At `recruit_one/choose k`, the value of `k` is given. @RRC-a @CRC-d @11.1-a"""
    s[428] = k  # recruit_one.k
    return 53  # recruit_one/learn there


def may_recruit_one_choose_k(s: Store, k: int) -> object:
    """Whether the value of `k` may be given.

    recruitable(recruit_one.p, recruit_one.k) @RRC-a @CRC-d
    ap[recruit_one.p] >= recruit_price(recruit_one.p, recruit_one.k) @11.1-a
    """
    return not (k == 0 or k == 7) and s[398 + s[427]] >= value_recruit_price(s, s[427], k)


PLACE_recruit_one_choose_k: Final = Place(
    'recruit_one/choose k',
    'choice',
    (),
    'k',
    (
        Option('', ((428, KIND_Piece),), may_recruit_one_choose_k, ('RRC-a', 'CRC-d', '11.1-a'), (
            Guard(lambda s, k: not (k == 0 or k == 7), ('RRC-a', 'CRC-d'), 'recruitable(p, k)', need=lambda s, k: True, have=lambda s, k: bool(not (k == 0 or k == 7))),
            Guard(lambda s, k: s[398 + s[427]] >= value_recruit_price(s, s[427], k), ('11.1-a',), 'ap[p] >= recruit_price(p, k)', need=lambda s, k: value_recruit_price(s, s[427], k), have=lambda s, k: s[398 + s[427]]),
        )),
    ),
    lambda s: s[427],
    True,
)


def list_recruit_one_learn_there(s: Store) -> Sequence[int]:
    """What may be answered at `recruit_one/learn there`."""
    return (0, 1)


def do_recruit_one_learn_there(s: Store, there: int) -> int:
    """At `recruit_one/learn there`, the value of `there` is given."""
    if there:
        # spend recruit_price(recruit_one.p, recruit_one.k) ap[recruit_one.p] within ap_floor(recruit_one.p) .. ap_cap(recruit_one.p) @11.1-a
        at = 398 + s[427]
        now = s[at]
        amount = value_recruit_price(s, s[427], s[428])
        if amount > now:
            raise cannot_spend('ap', amount, now, ('11.1-a',))
        s[at] = now - amount
    if s[489] == 0:
        s[427] = 0  # recruit_one.p := Roman
        s[428] = 0  # recruit_one.k := supreme_leader
        s[429] = 0  # recruit_one.there := no
        s[489] = 0  # return.recruit_one := 0
        return 54  # recruiting/choose
    s[427] = 0  # recruit_one.p := Roman
    s[428] = 0  # recruit_one.k := supreme_leader
    s[429] = 0  # recruit_one.there := no
    s[489] = 0  # return.recruit_one := 0
    s[484] = 0  # during.free_recruit := no
    s[424] = 0  # emperor_visit.there := no
    return 64  # events_phase/then


PLACE_recruit_one_learn_there: Final = Place(
    'recruit_one/learn there',
    'open',
    (),
    'recruit_box_holds',
    (
        Option('', ((429, KIND_bool),), None, (), ()),
    ),
    None,
    True,
)


def list_recruiting_choose(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose`."""
    p = s[425]
    codes: list[int] = []
    if p == 0 and s[398 + p] >= 1:
        codes.append(0)
    if p == 1 and s[398 + p] >= 1:
        codes.append(1)
    if s[398 + p] >= 1:
        codes.append(2)
    codes.append(3)
    return codes


def do_recruiting_choose_recruit(s: Store) -> int:
    """At `recruiting/choose`, `recruit` is given. @11.1-a @11.0-a"""
    s[427] = 0  # recruit_one.p := Roman
    s[489] = 0  # return.recruit_one := 0
    return 52  # recruit_one/choose k


def may_recruiting_choose_recruit(s: Store) -> object:
    """Whether `recruit` may be given.

    recruiting.p = Roman @11.1-a
    ap[recruiting.p] >= 1 @11.0-a
    """
    return s[425] == 0 and s[398 + s[425]] >= 1


def do_recruiting_choose_draw_units(s: Store) -> int:
    """At `recruiting/choose`, `draw_units` is given. @11.1-c"""
    return 55  # recruiting/choose n


def may_recruiting_choose_draw_units(s: Store) -> object:
    """Whether `draw_units` may be given.

    recruiting.p = Caledonian
    ap[recruiting.p] >= draw_price @11.1-c
    """
    return s[425] == 1 and s[398 + s[425]] >= 1


def do_recruiting_choose_buy_stratagems(s: Store) -> int:
    """At `recruiting/choose`, `buy_stratagems` is given. @21.1-b @11.0-b"""
    return 56  # recruiting/choose n 2


def may_recruiting_choose_buy_stratagems(s: Store) -> object:
    """Whether `buy_stratagems` may be given.

    ap[recruiting.p] >= stratagem_price(recruiting.p) @21.1-b @11.0-b
    """
    return s[398 + s[425]] >= 1


def do_recruiting_choose_done(s: Store) -> int:
    """At `recruiting/choose`, `done` is given. @11.0-a"""
    s[431] = s[408]  # march_phase.p := player_turn.p
    s[425] = 0  # recruiting.p := Roman
    s[426] = 1  # recruiting.n := 1
    return 40  # march_phase/choose


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
        Option('recruit', (), may_recruiting_choose_recruit, ('11.1-a', '11.0-a'), (
            Guard(lambda s: s[425] == 0, ('11.1-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[425])),
            Guard(lambda s: s[398 + s[425]] >= 1, ('11.0-a',), 'ap[p] >= 1', need=lambda s: 1, have=lambda s: s[398 + s[425]]),
        )),
        Option('draw_units', (), may_recruiting_choose_draw_units, ('11.1-c',), (
            Guard(lambda s: s[425] == 1, (), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[425])),
            Guard(lambda s: s[398 + s[425]] >= 1, ('11.1-c',), 'ap[p] >= draw_price', need=lambda s: 1, have=lambda s: s[398 + s[425]]),
        )),
        Option('buy_stratagems', (), may_recruiting_choose_buy_stratagems, ('21.1-b', '11.0-b'), (
            Guard(lambda s: s[398 + s[425]] >= 1, ('21.1-b', '11.0-b'), 'ap[p] >= stratagem_price(p)', need=lambda s: 1, have=lambda s: s[398 + s[425]]),
        )),
        Option('done', (), None, ('11.0-a',), ()),
    ),
    lambda s: s[425],
    False,
)


def list_recruiting_choose_n(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose n`."""
    return EACH_CELLS_data_1[1 * 41 + s[398 + s[425]] + 20]


def do_recruiting_choose_n(s: Store, code: int) -> int:
    """At `recruiting/choose n`, the value of `n` is given. @11.1-c"""
    n = code + 1
    p = s[425]
    # spend recruiting.n * draw_price ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @11.1-c
    at = 398 + p
    now = s[at]
    amount = n * 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('11.1-c',))
    s[at] = now - amount
    s[426] = n  # recruiting.n
    return 54  # recruiting/choose


def may_recruiting_choose_n(s: Store, n: int) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * draw_price <= ap[recruiting.p] @11.1-c
    """
    return n * 1 <= s[398 + s[425]]


PLACE_recruiting_choose_n: Final = Place(
    'recruiting/choose n',
    'choice',
    (),
    'n',
    (
        Option('', ((426, KIND_1_9),), may_recruiting_choose_n, ('11.1-c',), (
            Guard(lambda s, n: n * 1 <= s[398 + s[425]], ('11.1-c',), 'n * draw_price <= ap[p]', need=lambda s, n: n * 1, have=lambda s, n: s[398 + s[425]]),
        )),
    ),
    lambda s: s[425],
    True,
)


def list_recruiting_choose_n_2(s: Store) -> Sequence[int]:
    """What may be answered at `recruiting/choose n 2`."""
    return EACH_CELLS_data_1[1 * 41 + s[398 + s[425]] + 20]


def do_recruiting_choose_n_2(s: Store, code: int) -> int:
    """At `recruiting/choose n 2`, the value of `n` is given. @21.1-c"""
    n = code + 1
    p = s[425]
    # spend recruiting.n * stratagem_price(recruiting.p) ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @21.1-b
    at = 398 + p
    now = s[at]
    amount = n * 1
    if amount > now:
        raise cannot_spend('ap', amount, now, ('21.1-b',))
    s[at] = now - amount
    s[426] = n  # recruiting.n
    return 54  # recruiting/choose


def may_recruiting_choose_n_2(s: Store, n: int) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * stratagem_price(recruiting.p) <= ap[recruiting.p] @21.1-c
    """
    return n * 1 <= s[398 + s[425]]


PLACE_recruiting_choose_n_2: Final = Place(
    'recruiting/choose n 2',
    'choice',
    (),
    'n',
    (
        Option('', ((426, KIND_1_9),), may_recruiting_choose_n_2, ('21.1-c',), (
            Guard(lambda s, n: n * 1 <= s[398 + s[425]], ('21.1-c',), 'n * stratagem_price(p) <= ap[p]', need=lambda s, n: n * 1, have=lambda s, n: s[398 + s[425]]),
        )),
    ),
    lambda s: s[425],
    True,
)


def step_battle_end(s: Store) -> int:
    """`battle/end`: goes on by itself."""
    if s[488] == 0:
        if s[487] == 0:
            s[437] = 0  # battle.attacker := Roman
            s[438] = 0  # battle.p := Roman
            s[439] = 0  # battle.decided := no
            s[440] = 0  # battle.winner := Roman
            s[441] = 0  # battle.major := no
            s[442] = 0  # battle.holding := no
            s[488] = 0  # return.battle := 0
            s[435] = 0  # conduct_march.p := Roman
            s[436] = 0  # conduct_march.met := no
            s[487] = 0  # return.conduct_march := 0
            return 40  # march_phase/choose
        if s[487] == 1:
            s[437] = 0  # battle.attacker := Roman
            s[438] = 0  # battle.p := Roman
            s[439] = 0  # battle.decided := no
            s[440] = 0  # battle.winner := Roman
            s[441] = 0  # battle.major := no
            s[442] = 0  # battle.holding := no
            s[488] = 0  # return.battle := 0
            s[435] = 0  # conduct_march.p := Roman
            s[436] = 0  # conduct_march.met := no
            s[487] = 0  # return.conduct_march := 0
            return 40  # march_phase/choose
        if s[487] == 2:
            s[437] = 0  # battle.attacker := Roman
            s[438] = 0  # battle.p := Roman
            s[439] = 0  # battle.decided := no
            s[440] = 0  # battle.winner := Roman
            s[441] = 0  # battle.major := no
            s[442] = 0  # battle.holding := no
            s[488] = 0  # return.battle := 0
            s[435] = 0  # conduct_march.p := Roman
            s[436] = 0  # conduct_march.met := no
            s[487] = 0  # return.conduct_march := 0
            return 40  # march_phase/choose
        s[437] = 0  # battle.attacker := Roman
        s[438] = 0  # battle.p := Roman
        s[439] = 0  # battle.decided := no
        s[440] = 0  # battle.winner := Roman
        s[441] = 0  # battle.major := no
        s[442] = 0  # battle.holding := no
        s[488] = 0  # return.battle := 0
        s[435] = 0  # conduct_march.p := Roman
        s[436] = 0  # conduct_march.met := no
        s[487] = 0  # return.conduct_march := 0
        s[456] = 0  # play_officium.played := no
        return 40  # march_phase/choose
    s[437] = 0  # battle.attacker := Roman
    s[438] = 0  # battle.p := Roman
    s[439] = 0  # battle.decided := no
    s[440] = 0  # battle.winner := Roman
    s[441] = 0  # battle.major := no
    s[442] = 0  # battle.holding := no
    s[488] = 0  # return.battle := 0
    return 40  # march_phase/choose


PLACE_battle_end: Final = Place('battle/end', 'step', (), 'step')


def step_battle_then(s: Store) -> int:
    """`battle/then`: goes on by itself."""
    if s[6]:
        s[447] = s[437]  # loot.attacker := battle.attacker
        s[448] = s[440]  # loot.winner := battle.winner
        return 38  # loot/learn marked
    return 4  # battle/learn holding


PLACE_battle_then: Final = Place('battle/then', 'step', (), 'step')


def step_battle_then_2(s: Store) -> int:
    """`battle/then 2`: goes on by itself."""
    if s[2]:
        s[445] = s[440]  # eagle_check.winner := battle.winner
        return 17  # eagle_check/learn falls
    return 58  # battle/then


PLACE_battle_then_2: Final = Place('battle/then 2', 'step', (), 'step')


def step_battle_then_3(s: Store) -> int:
    """`battle/then 3`: goes on by itself."""
    p = 1 - s[437]
    if s[402 + p]:
        s[438] = p  # battle.p := 1 - battle.attacker
        s[443] = p  # leader_check.p := battle.p
        return 33  # leader_check/learn falls
    s[438] = p  # battle.p := 1 - battle.attacker
    return 59  # battle/then 2


PLACE_battle_then_3: Final = Place('battle/then 3', 'step', (), 'step')


def step_battle_then_4(s: Store) -> int:
    """`battle/then 4`: goes on by itself."""
    attacker = s[437]
    if s[402 + attacker]:
        s[471] = 1  # 17.2-b.die := 1
        s[468] = 0  # "event battle_decided.winner" := Roman
        s[469] = 0  # "event battle_decided.major" := no
        s[438] = attacker  # battle.p := battle.attacker
        s[443] = attacker  # leader_check.p := battle.attacker
        return 34  # leader_check/learn falls 2
    s[471] = 1  # 17.2-b.die := 1
    s[468] = 0  # "event battle_decided.winner" := Roman
    s[469] = 0  # "event battle_decided.major" := no
    s[438] = attacker  # battle.p := battle.attacker
    return 60  # battle/then 3


PLACE_battle_then_4: Final = Place('battle/then 4', 'step', (), 'step')


def step_battle_then_5(s: Store) -> int:
    """`battle/then 5`: goes on by itself."""
    if s[469]:
        s[470] = 1  # 17.2-a.die := 1
        s[482] = 1  # during.@17.2-b := yes
        return 7  # battle/roll die
    s[470] = 1  # 17.2-a.die := 1
    return 61  # battle/then 4


PLACE_battle_then_5: Final = Place('battle/then 5', 'step', (), 'step')


def step_events_phase_end(s: Store) -> int:
    """`events_phase/end`: goes on by itself."""
    s[419] = 1  # events_phase.first := 1
    s[420] = 1  # events_phase.second := 1
    s[421] = 0  # events_phase.e := omens
    s[422] = 0  # events_phase.p := Roman
    s[423] = 1  # events_phase.die := 1
    s[408] = 0  # player_turn.p := Roman
    s[486] = 1  # return.player_turn := 1
    s[411] = 0  # ap_determination.p := Roman
    s[412] = 0  # ap_die.p := Roman
    s[483] = 1  # during.ap_die := yes
    return 0  # ap_die/roll die


PLACE_events_phase_end: Final = Place('events_phase/end', 'step', (), 'step')


def step_events_phase_then(s: Store) -> int:
    """`events_phase/then`: goes on by itself."""
    if s[421] == 5:
        s[422] = 0  # events_phase.p := Roman
        return 23  # events_phase/roll die 2
    return 63  # events_phase/end


PLACE_events_phase_then: Final = Place('events_phase/then', 'step', (), 'step')


def step_events_phase_then_2(s: Store) -> int:
    """`events_phase/then 2`: goes on by itself."""
    if s[421] == 1:
        s[463] = 1  # EVT-8a.die := 1
        s[464] = 0  # EVT-8a.fit := 0
        s[461] = 0  # "event happens.e" := omens
        return 19  # emperor_visit/learn there
    s[463] = 1  # EVT-8a.die := 1
    s[464] = 0  # EVT-8a.fit := 0
    s[461] = 0  # "event happens.e" := omens
    return 64  # events_phase/then


PLACE_events_phase_then_2: Final = Place('events_phase/then 2', 'step', (), 'step')


def step_events_phase_then_3(s: Store) -> int:
    """`events_phase/then 3`: goes on by itself."""
    if s[461] == 6 and s[400] == 0:
        s[462] = 1  # EVT-9.die := 1
        return 24  # events_phase/roll die 3
    s[462] = 1  # EVT-9.die := 1
    return 65  # events_phase/then 2


PLACE_events_phase_then_3: Final = Place('events_phase/then 3', 'step', (), 'step')


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if s[9]:
        return 9  # bid_for_sides/choose first
    return 68  # game/loop


PLACE_game: Final = Place('game', 'step', (), 'step')


def step_game_loop(s: Store) -> int:
    """`game/loop`: goes on by itself."""
    its_0_turn_no = s[397]
    if value_is_winter(s, its_0_turn_no):
        # spend 0 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @8.2-a
        now = s[398]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('8.2-a',))
        s[398] = now - amount
        # spend 0 ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @8.2-a
        now = s[399]
        amount = 0
        if amount > now:
            raise cannot_spend('ap', amount, now, ('8.2-a',))
        s[399] = now - amount
        s[398] = 0  # ap[Roman] := 0 @8.4-a
        s[399] = 0  # ap[Caledonian] := 0 @8.4-a
        its_0_turn_no_ = its_0_turn_no + 1
        if not 1 <= its_0_turn_no_ <= 20:
            raise out_of_range('turn_no', its_0_turn_no_, ('7.2-v',))
        if its_0_turn_no_ > 11:
            s[410] = 0  # reset_ap.p := Roman
            s[409] = 0  # winter_turn.p := Roman
            s[397] = its_0_turn_no_  # turn_no := turn_no + 1 @7.2-v
            return 44  # over
        s[410] = 0  # reset_ap.p := Roman
        s[409] = 0  # winter_turn.p := Roman
        s[397] = its_0_turn_no_  # turn_no := turn_no + 1 @7.2-v
        return 68  # game/loop
    if not (its_0_turn_no == 1 or value_is_winter(s, its_0_turn_no)):
        return 26  # events_phase/roll first
    s[408] = 0  # player_turn.p := Roman
    s[486] = 1  # return.player_turn := 1
    s[411] = 0  # ap_determination.p := Roman
    s[412] = 0  # ap_die.p := Roman
    s[483] = 1  # during.ap_die := yes
    return 0  # ap_die/roll die


PLACE_game_loop: Final = Place('game/loop', 'step', (), 'step')


def step_loot_end(s: Store) -> int:
    """`loot/end`: goes on by itself."""
    s[447] = 0  # loot.attacker := Roman
    s[448] = 0  # loot.winner := Roman
    s[449] = 0  # loot.marked := no
    s[450] = 0  # loot.taken := no
    s[451] = 0  # loot.defended := no
    return 4  # battle/learn holding


PLACE_loot_end: Final = Place('loot/end', 'step', (), 'step')


# Every place by its number: first those that wait, then those that go on by themselves.
PLACES: Final[tuple[Place, ...]] = (
    PLACE_ap_die_roll_die,
    PLACE_battle_choose,
    PLACE_battle_choose_2,
    PLACE_battle_learn_decided,
    PLACE_battle_learn_holding,
    PLACE_battle_learn_major,
    PLACE_battle_learn_winner,
    PLACE_battle_roll_die,
    PLACE_battle_roll_die_2,
    PLACE_bid_for_sides_choose_first,
    PLACE_bid_for_sides_choose_second,
    PLACE_conduct_march_learn_met,
    PLACE_consult_monolith_choose,
    PLACE_consult_monolith_learn_there,
    PLACE_consult_monolith_roll_answer,
    PLACE_dismantle_choose,
    PLACE_dismantle_learn_stands,
    PLACE_eagle_check_learn_falls,
    PLACE_emperor_visit_choose,
    PLACE_emperor_visit_learn_there,
    PLACE_emperor_visit_roll_die,
    PLACE_events_phase_learn_fit,
    PLACE_events_phase_roll_die,
    PLACE_events_phase_roll_die_2,
    PLACE_events_phase_roll_die_3,
    PLACE_events_phase_roll_die_4,
    PLACE_events_phase_roll_first,
    PLACE_events_phase_roll_second,
    PLACE_imperium_learn_held,
    PLACE_imperium_learn_played,
    PLACE_imperium_roll_die,
    PLACE_imperium_roll_first,
    PLACE_imperium_roll_second,
    PLACE_leader_check_learn_falls,
    PLACE_leader_check_learn_falls_2,
    PLACE_leader_check_roll_die,
    PLACE_leader_check_roll_die_2,
    PLACE_loot_learn_defended,
    PLACE_loot_learn_marked,
    PLACE_loot_learn_taken,
    PLACE_march_phase_choose,
    PLACE_march_phase_learn_ready,
    PLACE_march_phase_learn_shut_in,
    PLACE_march_phase_learn_there,
    PLACE_over,
    PLACE_play_circumnavigation_learn_arrived,
    PLACE_play_circumnavigation_learn_played,
    PLACE_play_circumnavigation_roll_die,
    PLACE_play_officium_learn_played,
    PLACE_rally_phase_choose,
    PLACE_rally_phase_learn_ready,
    PLACE_rally_phase_learn_ready_2,
    PLACE_recruit_one_choose_k,
    PLACE_recruit_one_learn_there,
    PLACE_recruiting_choose,
    PLACE_recruiting_choose_n,
    PLACE_recruiting_choose_n_2,
    PLACE_battle_end,
    PLACE_battle_then,
    PLACE_battle_then_2,
    PLACE_battle_then_3,
    PLACE_battle_then_4,
    PLACE_battle_then_5,
    PLACE_events_phase_end,
    PLACE_events_phase_then,
    PLACE_events_phase_then_2,
    PLACE_events_phase_then_3,
    PLACE_game,
    PLACE_game_loop,
    PLACE_loot_end,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
WAITS: Final = tuple([place.waits for place in PLACES])
MOVERS: Final = tuple([place.player if place.waits == "choice" else None for place in PLACES])
LISTS: Final[tuple[Callable[[Store], Sequence[int]], ...]] = (
    list_ap_die_roll_die,
    list_battle_choose,
    list_battle_choose_2,
    list_battle_learn_decided,
    list_battle_learn_holding,
    list_battle_learn_major,
    list_battle_learn_winner,
    list_battle_roll_die,
    list_battle_roll_die_2,
    list_bid_for_sides_choose_first,
    list_bid_for_sides_choose_second,
    list_conduct_march_learn_met,
    list_consult_monolith_choose,
    list_consult_monolith_learn_there,
    list_consult_monolith_roll_answer,
    list_dismantle_choose,
    list_dismantle_learn_stands,
    list_eagle_check_learn_falls,
    list_emperor_visit_choose,
    list_emperor_visit_learn_there,
    list_emperor_visit_roll_die,
    list_events_phase_learn_fit,
    list_events_phase_roll_die,
    list_events_phase_roll_die_2,
    list_events_phase_roll_die_3,
    list_events_phase_roll_die_4,
    list_events_phase_roll_first,
    list_events_phase_roll_second,
    list_imperium_learn_held,
    list_imperium_learn_played,
    list_imperium_roll_die,
    list_imperium_roll_first,
    list_imperium_roll_second,
    list_leader_check_learn_falls,
    list_leader_check_learn_falls_2,
    list_leader_check_roll_die,
    list_leader_check_roll_die_2,
    list_loot_learn_defended,
    list_loot_learn_marked,
    list_loot_learn_taken,
    list_march_phase_choose,
    list_march_phase_learn_ready,
    list_march_phase_learn_shut_in,
    list_march_phase_learn_there,
    no_codes,
    list_play_circumnavigation_learn_arrived,
    list_play_circumnavigation_learn_played,
    list_play_circumnavigation_roll_die,
    list_play_officium_learn_played,
    list_rally_phase_choose,
    list_rally_phase_learn_ready,
    list_rally_phase_learn_ready_2,
    list_recruit_one_choose_k,
    list_recruit_one_learn_there,
    list_recruiting_choose,
    list_recruiting_choose_n,
    list_recruiting_choose_n_2,
)
PLAYS: Final[tuple[Callable[[Store, int], int], ...]] = (
    do_ap_die_roll_die,
    play_battle_choose,
    play_battle_choose_2,
    do_battle_learn_decided,
    do_battle_learn_holding,
    do_battle_learn_major,
    do_battle_learn_winner,
    do_battle_roll_die,
    do_battle_roll_die_2,
    do_bid_for_sides_choose_first,
    do_bid_for_sides_choose_second,
    do_conduct_march_learn_met,
    play_consult_monolith_choose,
    do_consult_monolith_learn_there,
    do_consult_monolith_roll_answer,
    play_dismantle_choose,
    do_dismantle_learn_stands,
    do_eagle_check_learn_falls,
    play_emperor_visit_choose,
    do_emperor_visit_learn_there,
    do_emperor_visit_roll_die,
    do_events_phase_learn_fit,
    do_events_phase_roll_die,
    do_events_phase_roll_die_2,
    do_events_phase_roll_die_3,
    do_events_phase_roll_die_4,
    do_events_phase_roll_first,
    do_events_phase_roll_second,
    do_imperium_learn_held,
    do_imperium_learn_played,
    do_imperium_roll_die,
    do_imperium_roll_first,
    do_imperium_roll_second,
    do_leader_check_learn_falls,
    do_leader_check_learn_falls_2,
    do_leader_check_roll_die,
    do_leader_check_roll_die_2,
    do_loot_learn_defended,
    do_loot_learn_marked,
    do_loot_learn_taken,
    play_march_phase_choose,
    do_march_phase_learn_ready,
    do_march_phase_learn_shut_in,
    do_march_phase_learn_there,
    no_play,
    do_play_circumnavigation_learn_arrived,
    do_play_circumnavigation_learn_played,
    do_play_circumnavigation_roll_die,
    do_play_officium_learn_played,
    play_rally_phase_choose,
    do_rally_phase_learn_ready,
    do_rally_phase_learn_ready_2,
    do_recruit_one_choose_k,
    do_recruit_one_learn_there,
    play_recruiting_choose,
    do_recruiting_choose_n,
    do_recruiting_choose_n_2,
)
ROLLS: Final[tuple[Callable[[Store, Callable[[], float]], int] | None, ...]] = (
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_bid_for_sides_choose_first,
    roll_bid_for_sides_choose_second,
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
FIRST_STEP: Final = 57
STEPS: Final[tuple[Callable[[Store], int], ...]] = (
    step_battle_end,
    step_battle_then,
    step_battle_then_2,
    step_battle_then_3,
    step_battle_then_4,
    step_battle_then_5,
    step_events_phase_end,
    step_events_phase_then,
    step_events_phase_then_2,
    step_events_phase_then_3,
    step_game,
    step_game_loop,
    step_loot_end,
)
START_AT: Final = 67
ENTRIES: Final[dict[str, int]] = {
}
CODE_COUNTS: Final = tuple([place.count for place in PLACES])
CHOSEN: Final = [count if waits == "choice" else 0 for count, waits in zip(CODE_COUNTS, WAITS)]
CODE_BASES: Final = tuple(accumulate([0, *CHOSEN[:-1]]))
CODE_TOTAL: Final = sum(CHOSEN)

VARIABLES: Final[tuple[Variable, ...]] = (
    Variable('winter_place', 0, KIND_1_4, (), 4),
    Variable('starting_ap', 1, KIND_0_9, (), 0),
    Variable('legionary_eagles', 2, KIND_bool, (), 0),
    Variable('advanced_exploratores', 3, KIND_bool, (), 0),
    Variable('guards_cost_more', 4, KIND_bool, (), 0),
    Variable('advanced_roads', 5, KIND_bool, (), 0),
    Variable('looting', 6, KIND_bool, (), 0),
    Variable('siege', 7, KIND_bool, (), 0),
    Variable('balanced_ap', 8, KIND_bool, (), 0),
    Variable('bidding', 9, KIND_bool, (), 0),
    Variable('scouting_allowed', 10, KIND_ScoutingScope, (), 0),
    Variable('bid_limit', 11, KIND_0_20, (), 9),
    Variable('tie_keeps_seats', 12, KIND_bool, (), 1),
    Variable('Unit.place', 13, KIND_Place, (KIND_Unit,), 361),
    Variable('Unit.order', 109, KIND_Order, (KIND_Unit,), 0),
    Variable('Unit.shown', 205, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.aboard', 301, KIND_Unit_or_none, (KIND_Unit,), 2000000),
    Variable('turn_no', 397, KIND_1_20, (), 1),
    Variable('ap', 398, KIND_minus_20_20, (KIND_Player,), 0),
    Variable('tribes_went_home', 400, KIND_0_20, (), 0),
    Variable('sent_home', 401, KIND_0_6, (), 0),
    Variable('supreme_leader_lives', 402, KIND_bool, (KIND_Player,), 1),
    Variable('marches_led', 404, KIND_0_9, (KIND_Player,), 0),
    Variable('scoutings', 406, KIND_0_9, (), 0),
    Variable('seats_changed', 407, KIND_bool, (), 0),
    Variable('player_turn.p', 408, KIND_Player, (), 0),
    Variable('winter_turn.p', 409, KIND_Player, (), 0),
    Variable('reset_ap.p', 410, KIND_Player, (), 0),
    Variable('ap_determination.p', 411, KIND_Player, (), 0),
    Variable('ap_die.p', 412, KIND_Player, (), 0),
    Variable('ap_die.die', 413, KIND_1_6, (), 1),
    Variable('consult_monolith.p', 414, KIND_Player, (), 0),
    Variable('consult_monolith.there', 415, KIND_bool, (), 0),
    Variable('consult_monolith.answer', 416, KIND_1_6, (), 1),
    Variable('rally_phase.p', 417, KIND_Player, (), 0),
    Variable('rally_phase.ready', 418, KIND_bool, (), 0),
    Variable('events_phase.first', 419, KIND_1_6, (), 1),
    Variable('events_phase.second', 420, KIND_1_6, (), 1),
    Variable('events_phase.e', 421, KIND_Happening, (), 0),
    Variable('events_phase.p', 422, KIND_Player, (), 0),
    Variable('events_phase.die', 423, KIND_1_6, (), 1),
    Variable('emperor_visit.there', 424, KIND_bool, (), 0),
    Variable('recruiting.p', 425, KIND_Player, (), 0),
    Variable('recruiting.n', 426, KIND_1_9, (), 1),
    Variable('recruit_one.p', 427, KIND_Player, (), 0),
    Variable('recruit_one.k', 428, KIND_Piece, (), 0),
    Variable('recruit_one.there', 429, KIND_bool, (), 0),
    Variable('dismantle.stands', 430, KIND_bool, (), 0),
    Variable('march_phase.p', 431, KIND_Player, (), 0),
    Variable('march_phase.there', 432, KIND_bool, (), 0),
    Variable('march_phase.ready', 433, KIND_bool, (), 0),
    Variable('march_phase.shut_in', 434, KIND_bool, (), 0),
    Variable('conduct_march.p', 435, KIND_Player, (), 0),
    Variable('conduct_march.met', 436, KIND_bool, (), 0),
    Variable('battle.attacker', 437, KIND_Player, (), 0),
    Variable('battle.p', 438, KIND_Player, (), 0),
    Variable('battle.decided', 439, KIND_bool, (), 0),
    Variable('battle.winner', 440, KIND_Player, (), 0),
    Variable('battle.major', 441, KIND_bool, (), 0),
    Variable('battle.holding', 442, KIND_bool, (), 0),
    Variable('leader_check.p', 443, KIND_Player, (), 0),
    Variable('leader_check.falls', 444, KIND_bool, (), 0),
    Variable('eagle_check.winner', 445, KIND_Player, (), 0),
    Variable('eagle_check.falls', 446, KIND_bool, (), 0),
    Variable('loot.attacker', 447, KIND_Player, (), 0),
    Variable('loot.winner', 448, KIND_Player, (), 0),
    Variable('loot.marked', 449, KIND_bool, (), 0),
    Variable('loot.taken', 450, KIND_bool, (), 0),
    Variable('loot.defended', 451, KIND_bool, (), 0),
    Variable('imperium.played', 452, KIND_bool, (), 0),
    Variable('imperium.first', 453, KIND_1_6, (), 1),
    Variable('imperium.second', 454, KIND_1_6, (), 1),
    Variable('imperium.held', 455, KIND_0_12, (), 0),
    Variable('play_officium.played', 456, KIND_bool, (), 0),
    Variable('play_circumnavigation.played', 457, KIND_bool, (), 0),
    Variable('play_circumnavigation.arrived', 458, KIND_bool, (), 0),
    Variable('bid_for_sides.first', 459, KIND_0_20, (), 0),
    Variable('bid_for_sides.second', 460, KIND_0_20, (), 0),
    Variable('event happens.e', 461, KIND_Happening, (), 0),
    Variable('EVT-9.die', 462, KIND_1_6, (), 1),
    Variable('EVT-8a.die', 463, KIND_1_6, (), 1),
    Variable('EVT-8a.fit', 464, KIND_0_6, (), 0),
    Variable('event weather_turns.p', 465, KIND_Player, (), 0),
    Variable('event weather_turns.die', 466, KIND_1_6, (), 1),
    Variable('EVT-3c.die', 467, KIND_1_6, (), 1),
    Variable('event battle_decided.winner', 468, KIND_Player, (), 0),
    Variable('event battle_decided.major', 469, KIND_bool, (), 0),
    Variable('17.2-a.die', 470, KIND_1_6, (), 1),
    Variable('17.2-b.die', 471, KIND_1_6, (), 1),
    Variable('event leader_eliminated.side', 472, KIND_Player, (), 0),
    Variable('22.1-h.die', 473, KIND_1_6, (), 1),
    Variable('event legate_lost.winner', 474, KIND_Player, (), 0),
    Variable('event strongpoint_taken.winner', 475, KIND_Player, (), 0),
    Variable('event fortress_taken.attacker', 476, KIND_Player, (), 0),
    Variable('event fortress_taken.winner', 477, KIND_Player, (), 0),
    Variable('RST-2b.die', 478, KIND_1_6, (), 1),
    Variable('RST-1b.die', 479, KIND_1_6, (), 1),
    Variable('event bid_won.n', 480, KIND_0_20, (), 0),
    Variable('during.@17.2-a', 481, KIND_bool, (), 0),
    Variable('during.@17.2-b', 482, KIND_bool, (), 0),
    Variable('during.ap_die', 483, KIND_bool, (), 0),
    Variable('during.free_recruit', 484, KIND_bool, (), 0),
    Variable('winner', 485, KIND_Player_or_none, (), 2000000),
    Variable('return.player_turn', 486, KIND_0_1, (), 0),
    Variable('return.conduct_march', 487, KIND_0_3, (), 0),
    Variable('return.battle', 488, KIND_0_1, (), 0),
    Variable('return.recruit_one', 489, KIND_0_1, (), 0),
)
# Every slot of the store: its name, its kind and its first value. What is derived stands behind them.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = tuple(slots_of(VARIABLES))
FIRST: Final[Store] = [*[first for _, _, first in SLOTS], *[0] * 0]
WINNER_SLOT: Final = 485
WINNER_KIND: Final = KIND_Player_or_none
SWITCHES: Final[tuple[Switch, ...]] = (
    Switch('advanced_exploratores', 'option', 3, KIND_bool, 0, 'Exploratores march on their own', ('28.2-a',)),
    Switch('advanced_roads', 'option', 5, KIND_bool, 0, 'Road building', ('29.0-a',)),
    Switch('balanced_ap', 'option', 8, KIND_bool, 0, 'Balanced action points', ('33.1-a',)),
    Switch('bid_limit', 'reading', 11, KIND_0_20, 9, 'the text gives a bid no upper limit, though an index stops at nine', ('33.2-a',)),
    Switch('bidding', 'option', 9, KIND_bool, 0, 'Bidding for sides', ('33.2-a',)),
    Switch('guards_cost_more', 'option', 4, KIND_bool, 0, 'Praetorians and Equites Singulares cost two', ('28.3-a',)),
    Switch('legionary_eagles', 'option', 2, KIND_bool, 0, "Loss of a Legate's eagle", ('28.1-a',)),
    Switch('looting', 'option', 6, KIND_bool, 0, 'Looting', ('31.0-a',)),
    Switch('scouting_allowed', 'reading', 10, KIND_ScoutingScope, 0, 'Movement is a part of every March: read literally each free March would allow another', ('28.2-a',)),
    Switch('siege', 'option', 7, KIND_bool, 0, 'Sieges', ('32.0-f',)),
    Switch('starting_ap', 'reading', 1, KIND_0_9, 0, 'set-up gives no starting value for either index', ('10.2-a',)),
    Switch('tie_keeps_seats', 'reading', 12, KIND_bool, 1, 'equal bids are not covered', ('33.2-a',)),
    Switch('winter_place', 'reading', 0, KIND_1_4, 4, 'the turn track is not in the text: Winter is taken to close the year', ('2.3-c',)),
)
SECRETS: Final[tuple[Secret, ...]] = (
)


def first_store(chosen: Mapping[str, int]) -> Store:
    """The values before play, under the given options and readings."""
    s = FIRST.copy()
    for switch in SWITCHES:
        s[switch.slot] = chosen.get(switch.name, switch.default)
    at = 398
    for p in range(0, 2):
        s[at] = s[1]
        at += 1
    derive(s)
    return s


def derive(s: Store) -> None:
    """Work out what is derived from other slots, which are left as they are."""


def whole_store(slots: Sequence[int]) -> Store:
    """A store with these values in its slots, and all that is derived from them."""
    s = [*slots[: len(SLOTS)], *FIRST[len(SLOTS) :]]
    derive(s)
    return s


def broken_promises(s: Store) -> tuple[str, ...]:
    """The promises of the book that do not hold."""
    found: list[str] = []
    if not ((s[398] >= 0 and s[398] <= 9) and (s[399] >= 0 and s[399] <= 9)):
        found.append('ap_in_range')
    if not (s[400] <= 1):
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
        if here >= 57:
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