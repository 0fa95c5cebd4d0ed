# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Fight the Fall: Faesulae AD 406 and Tricamerum AD 533: a playable engine.

Made from the rulebook `fight_the_fall`, edition S&T 324, 2020.
Errata in force: printed.
Interpretations: effort, effort_in_the_list, disrupted_fire, a_plus_d, elites_rally, walls_and_flanks,
  camps_and_flanks, charging_leaders, all_infantry, roman_infantry, wall_and_leader, no_event_ends_an_impulse,
  shifts_stand_in_10_4, calling_off_in_14_6, withdrawal_in_13_2, camps_stop_zones_in_9_2, walls_chart_stands_alone,
  camps_chart_stands_alone, effort_has_its_step, stand_ins, names_of_the_pool, names_of_the_box, names_of_factors,
  names_of_shooters, names_of_phases_and_charts, names_of_tactics, names_of_panic, names_of_walls, names_of_units,
  names_of_chieftains, names_of_the_lost, names_of_camps, names_of_rivers, what_contact_is,
  what_special_actions_are, what_pursuit_combats_are, who_moves_legions, what_is_prohibited, what_otih_is,
  what_a_dash_is, whose_commands, what_foed_is, what_only_reminds, what_e_alone_is, one_die_thrice,
  two_maps_one_sheet, one_is_a_stack, camps_are_markers, camps_can_be_entered, horse_in_camps, camps_do_not_attack,
  the_camp_of_faesulae, town_without_marker, no_elites_at_tricamerum, goths_keep_away, factors_of_a_phase,
  factors_are_paid, once_a_phase, frozen_all_the_same, leaders_charge_first, radius_for_fire, always_in_good_order,
  enemy_camps_only, units_in_camps_have_zones, leaders_too, what_the_chart_leaves_out, out_of_a_camp,
  effort_in_melee, leaders_help_fire, good_order_to_fire, ferocity_goes_before, ferocity_pursues,
  rolling_goes_before, the_hex_shot_at, nothing_left_to_attack, flanking_a_cleared_hex, flanks_are_whole,
  walls_have_no_flanks, captains_are_hit, charges_in_the_open, when_markers_come_and_go, walls_of_barbarians,
  walls_of_all_foot, all_shelters_count, inside_the_town, behind_walls_alone, one_routs, as_far_as_indicated,
  camps_save, walls_with_leaders, zones_do_not_hold_pursuers, pursuit_stops_at_camps, riders_go_together,
  elites_of_the_broken, looters_end_the_turn, nothing_to_take, effort_taken_unplayed, leaders_join_legions.
Machine ccf6d97e80d24bc7.
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
    'sheets': ['printed'],
    'interpretations': ['effort', 'effort_in_the_list', 'disrupted_fire', 'a_plus_d', 'elites_rally', 'walls_and_flanks', 'camps_and_flanks', 'charging_leaders', 'all_infantry', 'roman_infantry', 'wall_and_leader', 'no_event_ends_an_impulse', 'shifts_stand_in_10_4', 'calling_off_in_14_6', 'withdrawal_in_13_2', 'camps_stop_zones_in_9_2', 'walls_chart_stands_alone', 'camps_chart_stands_alone', 'effort_has_its_step', 'stand_ins', 'names_of_the_pool', 'names_of_the_box', 'names_of_factors', 'names_of_shooters', 'names_of_phases_and_charts', 'names_of_tactics', 'names_of_panic', 'names_of_walls', 'names_of_units', 'names_of_chieftains', 'names_of_the_lost', 'names_of_camps', 'names_of_rivers', 'what_contact_is', 'what_special_actions_are', 'what_pursuit_combats_are', 'who_moves_legions', 'what_is_prohibited', 'what_otih_is', 'what_a_dash_is', 'whose_commands', 'what_foed_is', 'what_only_reminds', 'what_e_alone_is', 'one_die_thrice', 'two_maps_one_sheet', 'one_is_a_stack', 'camps_are_markers', 'camps_can_be_entered', 'horse_in_camps', 'camps_do_not_attack', 'the_camp_of_faesulae', 'town_without_marker', 'no_elites_at_tricamerum', 'goths_keep_away', 'factors_of_a_phase', 'factors_are_paid', 'once_a_phase', 'frozen_all_the_same', 'leaders_charge_first', 'radius_for_fire', 'always_in_good_order', 'enemy_camps_only', 'units_in_camps_have_zones', 'leaders_too', 'what_the_chart_leaves_out', 'out_of_a_camp', 'effort_in_melee', 'leaders_help_fire', 'good_order_to_fire', 'ferocity_goes_before', 'ferocity_pursues', 'rolling_goes_before', 'the_hex_shot_at', 'nothing_left_to_attack', 'flanking_a_cleared_hex', 'flanks_are_whole', 'walls_have_no_flanks', 'captains_are_hit', 'charges_in_the_open', 'when_markers_come_and_go', 'walls_of_barbarians', 'walls_of_all_foot', 'all_shelters_count', 'inside_the_town', 'behind_walls_alone', 'one_routs', 'as_far_as_indicated', 'camps_save', 'walls_with_leaders', 'zones_do_not_hold_pursuers', 'pursuit_stops_at_camps', 'riders_go_together', 'elites_of_the_broken', 'looters_end_the_turn', 'nothing_to_take', 'effort_taken_unplayed', 'leaders_join_legions'],
    'machine': 'ccf6d97e80d24bc7',
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

KIND_bool: Final = Kind(0, 1, truth=True)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Barbarian'))
KIND_Scenario: Final = Kind(0, 1, names=('faesulae', 'tricamerum'))
KIND_1_11: Final = Kind(1, 11)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Barbarian'), optional=True)
KIND_Hex_or_none: Final = Kind(0, 599, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0121', '0122', '0123', '0124', '0125', '0126', '0127', '0128',
    '0129', '0130', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208', '0209', '0210', '0211', '0212',
    '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0221', '0222', '0223', '0224', '0225', '0226',
    '0227', '0228', '0229', '0230', '0301', '0302', '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310',
    '0311', '0312', '0313', '0314', '0315', '0316', '0317', '0318', '0319', '0320', '0321', '0322', '0323', '0324',
    '0325', '0326', '0327', '0328', '0329', '0330', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408',
    '0409', '0410', '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0421', '0422',
    '0423', '0424', '0425', '0426', '0427', '0428', '0429', '0430', '0501', '0502', '0503', '0504', '0505', '0506',
    '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518', '0519', '0520',
    '0521', '0522', '0523', '0524', '0525', '0526', '0527', '0528', '0529', '0530', '0601', '0602', '0603', '0604',
    '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612', '0613', '0614', '0615', '0616', '0617', '0618',
    '0619', '0620', '0621', '0622', '0623', '0624', '0625', '0626', '0627', '0628', '0629', '0630', '0701', '0702',
    '0703', '0704', '0705', '0706', '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716',
    '0717', '0718', '0719', '0720', '0721', '0722', '0723', '0724', '0725', '0726', '0727', '0728', '0729', '0730',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0821', '0822', '0823', '0824', '0825', '0826', '0827', '0828',
    '0829', '0830', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910', '0911', '0912',
    '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '0921', '0922', '0923', '0924', '0925', '0926',
    '0927', '0928', '0929', '0930', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010',
    '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021', '1022', '1023', '1024',
    '1025', '1026', '1027', '1028', '1029', '1030', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108',
    '1109', '1110', '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1121', '1122',
    '1123', '1124', '1125', '1126', '1127', '1128', '1129', '1130', '1201', '1202', '1203', '1204', '1205', '1206',
    '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218', '1219', '1220',
    '1221', '1222', '1223', '1224', '1225', '1226', '1227', '1228', '1229', '1230', '1301', '1302', '1303', '1304',
    '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312', '1313', '1314', '1315', '1316', '1317', '1318',
    '1319', '1320', '1321', '1322', '1323', '1324', '1325', '1326', '1327', '1328', '1329', '1330', '1401', '1402',
    '1403', '1404', '1405', '1406', '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416',
    '1417', '1418', '1419', '1420', '1421', '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1521', '1522', '1523', '1524', '1525', '1526', '1527', '1528',
    '1529', '1530', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608', '1609', '1610', '1611', '1612',
    '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626',
    '1627', '1628', '1629', '1630', '1701', '1702', '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710',
    '1711', '1712', '1713', '1714', '1715', '1716', '1717', '1718', '1719', '1720', '1721', '1722', '1723', '1724',
    '1725', '1726', '1727', '1728', '1729', '1730', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808',
    '1809', '1810', '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1821', '1822',
    '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1901', '1902', '1903', '1904', '1905', '1906',
    '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918', '1919', '1920',
    '1921', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929', '1930', '2001', '2002', '2003', '2004',
    '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012', '2013', '2014', '2015', '2016', '2017', '2018',
    '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030',
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
    '0115', '0116', '0117', '0118', '0119', '0120', '0121', '0122', '0123', '0124', '0125', '0126', '0127', '0128',
    '0129', '0130', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208', '0209', '0210', '0211', '0212',
    '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0221', '0222', '0223', '0224', '0225', '0226',
    '0227', '0228', '0229', '0230', '0301', '0302', '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310',
    '0311', '0312', '0313', '0314', '0315', '0316', '0317', '0318', '0319', '0320', '0321', '0322', '0323', '0324',
    '0325', '0326', '0327', '0328', '0329', '0330', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408',
    '0409', '0410', '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0421', '0422',
    '0423', '0424', '0425', '0426', '0427', '0428', '0429', '0430', '0501', '0502', '0503', '0504', '0505', '0506',
    '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518', '0519', '0520',
    '0521', '0522', '0523', '0524', '0525', '0526', '0527', '0528', '0529', '0530', '0601', '0602', '0603', '0604',
    '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612', '0613', '0614', '0615', '0616', '0617', '0618',
    '0619', '0620', '0621', '0622', '0623', '0624', '0625', '0626', '0627', '0628', '0629', '0630', '0701', '0702',
    '0703', '0704', '0705', '0706', '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716',
    '0717', '0718', '0719', '0720', '0721', '0722', '0723', '0724', '0725', '0726', '0727', '0728', '0729', '0730',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0821', '0822', '0823', '0824', '0825', '0826', '0827', '0828',
    '0829', '0830', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910', '0911', '0912',
    '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '0921', '0922', '0923', '0924', '0925', '0926',
    '0927', '0928', '0929', '0930', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010',
    '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021', '1022', '1023', '1024',
    '1025', '1026', '1027', '1028', '1029', '1030', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108',
    '1109', '1110', '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1121', '1122',
    '1123', '1124', '1125', '1126', '1127', '1128', '1129', '1130', '1201', '1202', '1203', '1204', '1205', '1206',
    '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218', '1219', '1220',
    '1221', '1222', '1223', '1224', '1225', '1226', '1227', '1228', '1229', '1230', '1301', '1302', '1303', '1304',
    '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312', '1313', '1314', '1315', '1316', '1317', '1318',
    '1319', '1320', '1321', '1322', '1323', '1324', '1325', '1326', '1327', '1328', '1329', '1330', '1401', '1402',
    '1403', '1404', '1405', '1406', '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416',
    '1417', '1418', '1419', '1420', '1421', '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1521', '1522', '1523', '1524', '1525', '1526', '1527', '1528',
    '1529', '1530', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608', '1609', '1610', '1611', '1612',
    '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626',
    '1627', '1628', '1629', '1630', '1701', '1702', '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710',
    '1711', '1712', '1713', '1714', '1715', '1716', '1717', '1718', '1719', '1720', '1721', '1722', '1723', '1724',
    '1725', '1726', '1727', '1728', '1729', '1730', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808',
    '1809', '1810', '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1821', '1822',
    '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1901', '1902', '1903', '1904', '1905', '1906',
    '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918', '1919', '1920',
    '1921', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929', '1930', '2001', '2002', '2003', '2004',
    '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012', '2013', '2014', '2015', '2016', '2017', '2018',
    '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030', 'aside',
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
    '0115', '0116', '0117', '0118', '0119', '0120', '0121', '0122', '0123', '0124', '0125', '0126', '0127', '0128',
    '0129', '0130', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208', '0209', '0210', '0211', '0212',
    '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0221', '0222', '0223', '0224', '0225', '0226',
    '0227', '0228', '0229', '0230', '0301', '0302', '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310',
    '0311', '0312', '0313', '0314', '0315', '0316', '0317', '0318', '0319', '0320', '0321', '0322', '0323', '0324',
    '0325', '0326', '0327', '0328', '0329', '0330', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408',
    '0409', '0410', '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0421', '0422',
    '0423', '0424', '0425', '0426', '0427', '0428', '0429', '0430', '0501', '0502', '0503', '0504', '0505', '0506',
    '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518', '0519', '0520',
    '0521', '0522', '0523', '0524', '0525', '0526', '0527', '0528', '0529', '0530', '0601', '0602', '0603', '0604',
    '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612', '0613', '0614', '0615', '0616', '0617', '0618',
    '0619', '0620', '0621', '0622', '0623', '0624', '0625', '0626', '0627', '0628', '0629', '0630', '0701', '0702',
    '0703', '0704', '0705', '0706', '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716',
    '0717', '0718', '0719', '0720', '0721', '0722', '0723', '0724', '0725', '0726', '0727', '0728', '0729', '0730',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0821', '0822', '0823', '0824', '0825', '0826', '0827', '0828',
    '0829', '0830', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910', '0911', '0912',
    '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '0921', '0922', '0923', '0924', '0925', '0926',
    '0927', '0928', '0929', '0930', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010',
    '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021', '1022', '1023', '1024',
    '1025', '1026', '1027', '1028', '1029', '1030', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108',
    '1109', '1110', '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1121', '1122',
    '1123', '1124', '1125', '1126', '1127', '1128', '1129', '1130', '1201', '1202', '1203', '1204', '1205', '1206',
    '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218', '1219', '1220',
    '1221', '1222', '1223', '1224', '1225', '1226', '1227', '1228', '1229', '1230', '1301', '1302', '1303', '1304',
    '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312', '1313', '1314', '1315', '1316', '1317', '1318',
    '1319', '1320', '1321', '1322', '1323', '1324', '1325', '1326', '1327', '1328', '1329', '1330', '1401', '1402',
    '1403', '1404', '1405', '1406', '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416',
    '1417', '1418', '1419', '1420', '1421', '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1521', '1522', '1523', '1524', '1525', '1526', '1527', '1528',
    '1529', '1530', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608', '1609', '1610', '1611', '1612',
    '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626',
    '1627', '1628', '1629', '1630', '1701', '1702', '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710',
    '1711', '1712', '1713', '1714', '1715', '1716', '1717', '1718', '1719', '1720', '1721', '1722', '1723', '1724',
    '1725', '1726', '1727', '1728', '1729', '1730', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808',
    '1809', '1810', '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1821', '1822',
    '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1901', '1902', '1903', '1904', '1905', '1906',
    '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918', '1919', '1920',
    '1921', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929', '1930', '2001', '2002', '2003', '2004',
    '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012', '2013', '2014', '2015', '2016', '2017', '2018',
    '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030',
), is_set=True)
KIND_1_6: Final = Kind(1, 6)
KIND_Hex: Final = Kind(0, 599, names=(
    '0101', '0102', '0103', '0104', '0105', '0106', '0107', '0108', '0109', '0110', '0111', '0112', '0113', '0114',
    '0115', '0116', '0117', '0118', '0119', '0120', '0121', '0122', '0123', '0124', '0125', '0126', '0127', '0128',
    '0129', '0130', '0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208', '0209', '0210', '0211', '0212',
    '0213', '0214', '0215', '0216', '0217', '0218', '0219', '0220', '0221', '0222', '0223', '0224', '0225', '0226',
    '0227', '0228', '0229', '0230', '0301', '0302', '0303', '0304', '0305', '0306', '0307', '0308', '0309', '0310',
    '0311', '0312', '0313', '0314', '0315', '0316', '0317', '0318', '0319', '0320', '0321', '0322', '0323', '0324',
    '0325', '0326', '0327', '0328', '0329', '0330', '0401', '0402', '0403', '0404', '0405', '0406', '0407', '0408',
    '0409', '0410', '0411', '0412', '0413', '0414', '0415', '0416', '0417', '0418', '0419', '0420', '0421', '0422',
    '0423', '0424', '0425', '0426', '0427', '0428', '0429', '0430', '0501', '0502', '0503', '0504', '0505', '0506',
    '0507', '0508', '0509', '0510', '0511', '0512', '0513', '0514', '0515', '0516', '0517', '0518', '0519', '0520',
    '0521', '0522', '0523', '0524', '0525', '0526', '0527', '0528', '0529', '0530', '0601', '0602', '0603', '0604',
    '0605', '0606', '0607', '0608', '0609', '0610', '0611', '0612', '0613', '0614', '0615', '0616', '0617', '0618',
    '0619', '0620', '0621', '0622', '0623', '0624', '0625', '0626', '0627', '0628', '0629', '0630', '0701', '0702',
    '0703', '0704', '0705', '0706', '0707', '0708', '0709', '0710', '0711', '0712', '0713', '0714', '0715', '0716',
    '0717', '0718', '0719', '0720', '0721', '0722', '0723', '0724', '0725', '0726', '0727', '0728', '0729', '0730',
    '0801', '0802', '0803', '0804', '0805', '0806', '0807', '0808', '0809', '0810', '0811', '0812', '0813', '0814',
    '0815', '0816', '0817', '0818', '0819', '0820', '0821', '0822', '0823', '0824', '0825', '0826', '0827', '0828',
    '0829', '0830', '0901', '0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910', '0911', '0912',
    '0913', '0914', '0915', '0916', '0917', '0918', '0919', '0920', '0921', '0922', '0923', '0924', '0925', '0926',
    '0927', '0928', '0929', '0930', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010',
    '1011', '1012', '1013', '1014', '1015', '1016', '1017', '1018', '1019', '1020', '1021', '1022', '1023', '1024',
    '1025', '1026', '1027', '1028', '1029', '1030', '1101', '1102', '1103', '1104', '1105', '1106', '1107', '1108',
    '1109', '1110', '1111', '1112', '1113', '1114', '1115', '1116', '1117', '1118', '1119', '1120', '1121', '1122',
    '1123', '1124', '1125', '1126', '1127', '1128', '1129', '1130', '1201', '1202', '1203', '1204', '1205', '1206',
    '1207', '1208', '1209', '1210', '1211', '1212', '1213', '1214', '1215', '1216', '1217', '1218', '1219', '1220',
    '1221', '1222', '1223', '1224', '1225', '1226', '1227', '1228', '1229', '1230', '1301', '1302', '1303', '1304',
    '1305', '1306', '1307', '1308', '1309', '1310', '1311', '1312', '1313', '1314', '1315', '1316', '1317', '1318',
    '1319', '1320', '1321', '1322', '1323', '1324', '1325', '1326', '1327', '1328', '1329', '1330', '1401', '1402',
    '1403', '1404', '1405', '1406', '1407', '1408', '1409', '1410', '1411', '1412', '1413', '1414', '1415', '1416',
    '1417', '1418', '1419', '1420', '1421', '1422', '1423', '1424', '1425', '1426', '1427', '1428', '1429', '1430',
    '1501', '1502', '1503', '1504', '1505', '1506', '1507', '1508', '1509', '1510', '1511', '1512', '1513', '1514',
    '1515', '1516', '1517', '1518', '1519', '1520', '1521', '1522', '1523', '1524', '1525', '1526', '1527', '1528',
    '1529', '1530', '1601', '1602', '1603', '1604', '1605', '1606', '1607', '1608', '1609', '1610', '1611', '1612',
    '1613', '1614', '1615', '1616', '1617', '1618', '1619', '1620', '1621', '1622', '1623', '1624', '1625', '1626',
    '1627', '1628', '1629', '1630', '1701', '1702', '1703', '1704', '1705', '1706', '1707', '1708', '1709', '1710',
    '1711', '1712', '1713', '1714', '1715', '1716', '1717', '1718', '1719', '1720', '1721', '1722', '1723', '1724',
    '1725', '1726', '1727', '1728', '1729', '1730', '1801', '1802', '1803', '1804', '1805', '1806', '1807', '1808',
    '1809', '1810', '1811', '1812', '1813', '1814', '1815', '1816', '1817', '1818', '1819', '1820', '1821', '1822',
    '1823', '1824', '1825', '1826', '1827', '1828', '1829', '1830', '1901', '1902', '1903', '1904', '1905', '1906',
    '1907', '1908', '1909', '1910', '1911', '1912', '1913', '1914', '1915', '1916', '1917', '1918', '1919', '1920',
    '1921', '1922', '1923', '1924', '1925', '1926', '1927', '1928', '1929', '1930', '2001', '2002', '2003', '2004',
    '2005', '2006', '2007', '2008', '2009', '2010', '2011', '2012', '2013', '2014', '2015', '2016', '2017', '2018',
    '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '2027', '2028', '2029', '2030',
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
KIND_Command: Final = Kind(0, 9, names=(
    'roman_horse', 'roman_foot', 'town', 'goths', 'vandals', 'foederati', 'huns', 'gelimers', 'tzazons', 'moors',
))
KIND_Rim: Final = Kind(0, 3, names=('north_rim', 'south_rim', 'west_rim', 'east_rim'))
KIND_Level: Final = Kind(0, 3, names=('drawn', 'provincial', 'magister_militum', 'triumphant'))
KIND_0_6: Final = Kind(0, 6)
KIND_Happening: Final = Kind(0, 5, names=(
    'roman_check', 'check_if_entered', 'barbarian_check', 'treachery', 'neutrals_intervene', 'marker_back',
))
KIND_set_of_Marker: Final = Kind(0, 17, names=(
    'm_event', 'm_stilicho', 'm_comes', 'm_dux', 'm_radagaisus', 'm_goths', 'm_vandals', 'm_sarus', 'm_uldin',
    'm_gelimer', 'm_tzazon', 'm_belisarius', 'm_ionnes', 'm_theodoros', 'm_huns', 'm_moors', 'effort_rom',
    'effort_bar',
), is_set=True)
KIND_3_18: Final = Kind(3, 18)
KIND_0_3: Final = Kind(0, 3)
KIND_Loot: Final = Kind(0, 2, names=('camp_checks', 'amok', 'marker_returns'))
KIND_minus_1_599: Final = Kind(-1, 599)
KIND_set_of_Command: Final = Kind(0, 9, names=(
    'roman_horse', 'roman_foot', 'town', 'goths', 'vandals', 'foederati', 'huns', 'gelimers', 'tzazons', 'moors',
), is_set=True)
KIND_0_0: Final = Kind(0, 0)
KIND_0_7: Final = Kind(0, 7)
KIND_0_1: Final = Kind(0, 1)
KIND_0_2: Final = Kind(0, 2)
KIND_0_4: Final = Kind(0, 4)
KIND_0_500: Final = Kind(0, 500)
KIND_1_2: Final = Kind(1, 2)
KIND_0_99: Final = Kind(0, 99)
KIND_0_9: Final = Kind(0, 9)
KIND_0_10: Final = Kind(0, 10)
KIND_0_9_or_none: Final = Kind(0, 9, optional=True)
KIND_0_4_or_none: Final = Kind(0, 4, optional=True)
KIND_0_599: Final = Kind(0, 599)


# ---- sets, maps and tables

MEMBERS: Final = tuple([members_of(bits, 0) for bits in range(1024)])
MEMBERS_FROM_9: Final = tuple([members_of(bits, 9) for bits in range(512)])
ALL_600: Final = (1 << 600) - 1
BIT_OF: Final = tuple([1 << place for place in range(601)])
SETS: Final = Members(0)
WHERE_Unit_battle_is_0: Final = (0xffffffffffffffff, 0xffffffffffffff0000000000000000)
# The map `Hex`: 600 spaces, hex with odd columns
COLUMN_Hex: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2,
    2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17, 17, 17,
    17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 18, 18, 18, 18,
    18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 19, 19,
    19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19, 19,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20,
    20, 20,
)
ROW_Hex: Final[tuple[int, ...]] = (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
)
WAYS_Hex: Final[Spaces] = (
    (NONE, 30, 31, 1, NONE, NONE), (0, 31, 32, 2, NONE, NONE), (1, 32, 33, 3, NONE, NONE),
    (2, 33, 34, 4, NONE, NONE), (3, 34, 35, 5, NONE, NONE), (4, 35, 36, 6, NONE, NONE), (5, 36, 37, 7, NONE, NONE),
    (6, 37, 38, 8, NONE, NONE), (7, 38, 39, 9, NONE, NONE), (8, 39, 40, 10, NONE, NONE),
    (9, 40, 41, 11, NONE, NONE), (10, 41, 42, 12, NONE, NONE), (11, 42, 43, 13, NONE, NONE),
    (12, 43, 44, 14, NONE, NONE), (13, 44, 45, 15, NONE, NONE), (14, 45, 46, 16, NONE, NONE),
    (15, 46, 47, 17, NONE, NONE), (16, 47, 48, 18, NONE, NONE), (17, 48, 49, 19, NONE, NONE),
    (18, 49, 50, 20, NONE, NONE), (19, 50, 51, 21, NONE, NONE), (20, 51, 52, 22, NONE, NONE),
    (21, 52, 53, 23, NONE, NONE), (22, 53, 54, 24, NONE, NONE), (23, 54, 55, 25, NONE, NONE),
    (24, 55, 56, 26, NONE, NONE), (25, 56, 57, 27, NONE, NONE), (26, 57, 58, 28, NONE, NONE),
    (27, 58, 59, 29, NONE, NONE), (28, 59, NONE, NONE, NONE, NONE), (NONE, NONE, 60, 31, 0, NONE),
    (30, 60, 61, 32, 1, 0), (31, 61, 62, 33, 2, 1), (32, 62, 63, 34, 3, 2), (33, 63, 64, 35, 4, 3),
    (34, 64, 65, 36, 5, 4), (35, 65, 66, 37, 6, 5), (36, 66, 67, 38, 7, 6), (37, 67, 68, 39, 8, 7),
    (38, 68, 69, 40, 9, 8), (39, 69, 70, 41, 10, 9), (40, 70, 71, 42, 11, 10), (41, 71, 72, 43, 12, 11),
    (42, 72, 73, 44, 13, 12), (43, 73, 74, 45, 14, 13), (44, 74, 75, 46, 15, 14), (45, 75, 76, 47, 16, 15),
    (46, 76, 77, 48, 17, 16), (47, 77, 78, 49, 18, 17), (48, 78, 79, 50, 19, 18), (49, 79, 80, 51, 20, 19),
    (50, 80, 81, 52, 21, 20), (51, 81, 82, 53, 22, 21), (52, 82, 83, 54, 23, 22), (53, 83, 84, 55, 24, 23),
    (54, 84, 85, 56, 25, 24), (55, 85, 86, 57, 26, 25), (56, 86, 87, 58, 27, 26), (57, 87, 88, 59, 28, 27),
    (58, 88, 89, NONE, 29, 28), (NONE, 90, 91, 61, 31, 30), (60, 91, 92, 62, 32, 31), (61, 92, 93, 63, 33, 32),
    (62, 93, 94, 64, 34, 33), (63, 94, 95, 65, 35, 34), (64, 95, 96, 66, 36, 35), (65, 96, 97, 67, 37, 36),
    (66, 97, 98, 68, 38, 37), (67, 98, 99, 69, 39, 38), (68, 99, 100, 70, 40, 39), (69, 100, 101, 71, 41, 40),
    (70, 101, 102, 72, 42, 41), (71, 102, 103, 73, 43, 42), (72, 103, 104, 74, 44, 43), (73, 104, 105, 75, 45, 44),
    (74, 105, 106, 76, 46, 45), (75, 106, 107, 77, 47, 46), (76, 107, 108, 78, 48, 47), (77, 108, 109, 79, 49, 48),
    (78, 109, 110, 80, 50, 49), (79, 110, 111, 81, 51, 50), (80, 111, 112, 82, 52, 51), (81, 112, 113, 83, 53, 52),
    (82, 113, 114, 84, 54, 53), (83, 114, 115, 85, 55, 54), (84, 115, 116, 86, 56, 55), (85, 116, 117, 87, 57, 56),
    (86, 117, 118, 88, 58, 57), (87, 118, 119, 89, 59, 58), (88, 119, NONE, NONE, NONE, 59),
    (NONE, NONE, 120, 91, 60, NONE), (90, 120, 121, 92, 61, 60), (91, 121, 122, 93, 62, 61),
    (92, 122, 123, 94, 63, 62), (93, 123, 124, 95, 64, 63), (94, 124, 125, 96, 65, 64), (95, 125, 126, 97, 66, 65),
    (96, 126, 127, 98, 67, 66), (97, 127, 128, 99, 68, 67), (98, 128, 129, 100, 69, 68),
    (99, 129, 130, 101, 70, 69), (100, 130, 131, 102, 71, 70), (101, 131, 132, 103, 72, 71),
    (102, 132, 133, 104, 73, 72), (103, 133, 134, 105, 74, 73), (104, 134, 135, 106, 75, 74),
    (105, 135, 136, 107, 76, 75), (106, 136, 137, 108, 77, 76), (107, 137, 138, 109, 78, 77),
    (108, 138, 139, 110, 79, 78), (109, 139, 140, 111, 80, 79), (110, 140, 141, 112, 81, 80),
    (111, 141, 142, 113, 82, 81), (112, 142, 143, 114, 83, 82), (113, 143, 144, 115, 84, 83),
    (114, 144, 145, 116, 85, 84), (115, 145, 146, 117, 86, 85), (116, 146, 147, 118, 87, 86),
    (117, 147, 148, 119, 88, 87), (118, 148, 149, NONE, 89, 88), (NONE, 150, 151, 121, 91, 90),
    (120, 151, 152, 122, 92, 91), (121, 152, 153, 123, 93, 92), (122, 153, 154, 124, 94, 93),
    (123, 154, 155, 125, 95, 94), (124, 155, 156, 126, 96, 95), (125, 156, 157, 127, 97, 96),
    (126, 157, 158, 128, 98, 97), (127, 158, 159, 129, 99, 98), (128, 159, 160, 130, 100, 99),
    (129, 160, 161, 131, 101, 100), (130, 161, 162, 132, 102, 101), (131, 162, 163, 133, 103, 102),
    (132, 163, 164, 134, 104, 103), (133, 164, 165, 135, 105, 104), (134, 165, 166, 136, 106, 105),
    (135, 166, 167, 137, 107, 106), (136, 167, 168, 138, 108, 107), (137, 168, 169, 139, 109, 108),
    (138, 169, 170, 140, 110, 109), (139, 170, 171, 141, 111, 110), (140, 171, 172, 142, 112, 111),
    (141, 172, 173, 143, 113, 112), (142, 173, 174, 144, 114, 113), (143, 174, 175, 145, 115, 114),
    (144, 175, 176, 146, 116, 115), (145, 176, 177, 147, 117, 116), (146, 177, 178, 148, 118, 117),
    (147, 178, 179, 149, 119, 118), (148, 179, NONE, NONE, NONE, 119), (NONE, NONE, 180, 151, 120, NONE),
    (150, 180, 181, 152, 121, 120), (151, 181, 182, 153, 122, 121), (152, 182, 183, 154, 123, 122),
    (153, 183, 184, 155, 124, 123), (154, 184, 185, 156, 125, 124), (155, 185, 186, 157, 126, 125),
    (156, 186, 187, 158, 127, 126), (157, 187, 188, 159, 128, 127), (158, 188, 189, 160, 129, 128),
    (159, 189, 190, 161, 130, 129), (160, 190, 191, 162, 131, 130), (161, 191, 192, 163, 132, 131),
    (162, 192, 193, 164, 133, 132), (163, 193, 194, 165, 134, 133), (164, 194, 195, 166, 135, 134),
    (165, 195, 196, 167, 136, 135), (166, 196, 197, 168, 137, 136), (167, 197, 198, 169, 138, 137),
    (168, 198, 199, 170, 139, 138), (169, 199, 200, 171, 140, 139), (170, 200, 201, 172, 141, 140),
    (171, 201, 202, 173, 142, 141), (172, 202, 203, 174, 143, 142), (173, 203, 204, 175, 144, 143),
    (174, 204, 205, 176, 145, 144), (175, 205, 206, 177, 146, 145), (176, 206, 207, 178, 147, 146),
    (177, 207, 208, 179, 148, 147), (178, 208, 209, NONE, 149, 148), (NONE, 210, 211, 181, 151, 150),
    (180, 211, 212, 182, 152, 151), (181, 212, 213, 183, 153, 152), (182, 213, 214, 184, 154, 153),
    (183, 214, 215, 185, 155, 154), (184, 215, 216, 186, 156, 155), (185, 216, 217, 187, 157, 156),
    (186, 217, 218, 188, 158, 157), (187, 218, 219, 189, 159, 158), (188, 219, 220, 190, 160, 159),
    (189, 220, 221, 191, 161, 160), (190, 221, 222, 192, 162, 161), (191, 222, 223, 193, 163, 162),
    (192, 223, 224, 194, 164, 163), (193, 224, 225, 195, 165, 164), (194, 225, 226, 196, 166, 165),
    (195, 226, 227, 197, 167, 166), (196, 227, 228, 198, 168, 167), (197, 228, 229, 199, 169, 168),
    (198, 229, 230, 200, 170, 169), (199, 230, 231, 201, 171, 170), (200, 231, 232, 202, 172, 171),
    (201, 232, 233, 203, 173, 172), (202, 233, 234, 204, 174, 173), (203, 234, 235, 205, 175, 174),
    (204, 235, 236, 206, 176, 175), (205, 236, 237, 207, 177, 176), (206, 237, 238, 208, 178, 177),
    (207, 238, 239, 209, 179, 178), (208, 239, NONE, NONE, NONE, 179), (NONE, NONE, 240, 211, 180, NONE),
    (210, 240, 241, 212, 181, 180), (211, 241, 242, 213, 182, 181), (212, 242, 243, 214, 183, 182),
    (213, 243, 244, 215, 184, 183), (214, 244, 245, 216, 185, 184), (215, 245, 246, 217, 186, 185),
    (216, 246, 247, 218, 187, 186), (217, 247, 248, 219, 188, 187), (218, 248, 249, 220, 189, 188),
    (219, 249, 250, 221, 190, 189), (220, 250, 251, 222, 191, 190), (221, 251, 252, 223, 192, 191),
    (222, 252, 253, 224, 193, 192), (223, 253, 254, 225, 194, 193), (224, 254, 255, 226, 195, 194),
    (225, 255, 256, 227, 196, 195), (226, 256, 257, 228, 197, 196), (227, 257, 258, 229, 198, 197),
    (228, 258, 259, 230, 199, 198), (229, 259, 260, 231, 200, 199), (230, 260, 261, 232, 201, 200),
    (231, 261, 262, 233, 202, 201), (232, 262, 263, 234, 203, 202), (233, 263, 264, 235, 204, 203),
    (234, 264, 265, 236, 205, 204), (235, 265, 266, 237, 206, 205), (236, 266, 267, 238, 207, 206),
    (237, 267, 268, 239, 208, 207), (238, 268, 269, NONE, 209, 208), (NONE, 270, 271, 241, 211, 210),
    (240, 271, 272, 242, 212, 211), (241, 272, 273, 243, 213, 212), (242, 273, 274, 244, 214, 213),
    (243, 274, 275, 245, 215, 214), (244, 275, 276, 246, 216, 215), (245, 276, 277, 247, 217, 216),
    (246, 277, 278, 248, 218, 217), (247, 278, 279, 249, 219, 218), (248, 279, 280, 250, 220, 219),
    (249, 280, 281, 251, 221, 220), (250, 281, 282, 252, 222, 221), (251, 282, 283, 253, 223, 222),
    (252, 283, 284, 254, 224, 223), (253, 284, 285, 255, 225, 224), (254, 285, 286, 256, 226, 225),
    (255, 286, 287, 257, 227, 226), (256, 287, 288, 258, 228, 227), (257, 288, 289, 259, 229, 228),
    (258, 289, 290, 260, 230, 229), (259, 290, 291, 261, 231, 230), (260, 291, 292, 262, 232, 231),
    (261, 292, 293, 263, 233, 232), (262, 293, 294, 264, 234, 233), (263, 294, 295, 265, 235, 234),
    (264, 295, 296, 266, 236, 235), (265, 296, 297, 267, 237, 236), (266, 297, 298, 268, 238, 237),
    (267, 298, 299, 269, 239, 238), (268, 299, NONE, NONE, NONE, 239), (NONE, NONE, 300, 271, 240, NONE),
    (270, 300, 301, 272, 241, 240), (271, 301, 302, 273, 242, 241), (272, 302, 303, 274, 243, 242),
    (273, 303, 304, 275, 244, 243), (274, 304, 305, 276, 245, 244), (275, 305, 306, 277, 246, 245),
    (276, 306, 307, 278, 247, 246), (277, 307, 308, 279, 248, 247), (278, 308, 309, 280, 249, 248),
    (279, 309, 310, 281, 250, 249), (280, 310, 311, 282, 251, 250), (281, 311, 312, 283, 252, 251),
    (282, 312, 313, 284, 253, 252), (283, 313, 314, 285, 254, 253), (284, 314, 315, 286, 255, 254),
    (285, 315, 316, 287, 256, 255), (286, 316, 317, 288, 257, 256), (287, 317, 318, 289, 258, 257),
    (288, 318, 319, 290, 259, 258), (289, 319, 320, 291, 260, 259), (290, 320, 321, 292, 261, 260),
    (291, 321, 322, 293, 262, 261), (292, 322, 323, 294, 263, 262), (293, 323, 324, 295, 264, 263),
    (294, 324, 325, 296, 265, 264), (295, 325, 326, 297, 266, 265), (296, 326, 327, 298, 267, 266),
    (297, 327, 328, 299, 268, 267), (298, 328, 329, NONE, 269, 268), (NONE, 330, 331, 301, 271, 270),
    (300, 331, 332, 302, 272, 271), (301, 332, 333, 303, 273, 272), (302, 333, 334, 304, 274, 273),
    (303, 334, 335, 305, 275, 274), (304, 335, 336, 306, 276, 275), (305, 336, 337, 307, 277, 276),
    (306, 337, 338, 308, 278, 277), (307, 338, 339, 309, 279, 278), (308, 339, 340, 310, 280, 279),
    (309, 340, 341, 311, 281, 280), (310, 341, 342, 312, 282, 281), (311, 342, 343, 313, 283, 282),
    (312, 343, 344, 314, 284, 283), (313, 344, 345, 315, 285, 284), (314, 345, 346, 316, 286, 285),
    (315, 346, 347, 317, 287, 286), (316, 347, 348, 318, 288, 287), (317, 348, 349, 319, 289, 288),
    (318, 349, 350, 320, 290, 289), (319, 350, 351, 321, 291, 290), (320, 351, 352, 322, 292, 291),
    (321, 352, 353, 323, 293, 292), (322, 353, 354, 324, 294, 293), (323, 354, 355, 325, 295, 294),
    (324, 355, 356, 326, 296, 295), (325, 356, 357, 327, 297, 296), (326, 357, 358, 328, 298, 297),
    (327, 358, 359, 329, 299, 298), (328, 359, NONE, NONE, NONE, 299), (NONE, NONE, 360, 331, 300, NONE),
    (330, 360, 361, 332, 301, 300), (331, 361, 362, 333, 302, 301), (332, 362, 363, 334, 303, 302),
    (333, 363, 364, 335, 304, 303), (334, 364, 365, 336, 305, 304), (335, 365, 366, 337, 306, 305),
    (336, 366, 367, 338, 307, 306), (337, 367, 368, 339, 308, 307), (338, 368, 369, 340, 309, 308),
    (339, 369, 370, 341, 310, 309), (340, 370, 371, 342, 311, 310), (341, 371, 372, 343, 312, 311),
    (342, 372, 373, 344, 313, 312), (343, 373, 374, 345, 314, 313), (344, 374, 375, 346, 315, 314),
    (345, 375, 376, 347, 316, 315), (346, 376, 377, 348, 317, 316), (347, 377, 378, 349, 318, 317),
    (348, 378, 379, 350, 319, 318), (349, 379, 380, 351, 320, 319), (350, 380, 381, 352, 321, 320),
    (351, 381, 382, 353, 322, 321), (352, 382, 383, 354, 323, 322), (353, 383, 384, 355, 324, 323),
    (354, 384, 385, 356, 325, 324), (355, 385, 386, 357, 326, 325), (356, 386, 387, 358, 327, 326),
    (357, 387, 388, 359, 328, 327), (358, 388, 389, NONE, 329, 328), (NONE, 390, 391, 361, 331, 330),
    (360, 391, 392, 362, 332, 331), (361, 392, 393, 363, 333, 332), (362, 393, 394, 364, 334, 333),
    (363, 394, 395, 365, 335, 334), (364, 395, 396, 366, 336, 335), (365, 396, 397, 367, 337, 336),
    (366, 397, 398, 368, 338, 337), (367, 398, 399, 369, 339, 338), (368, 399, 400, 370, 340, 339),
    (369, 400, 401, 371, 341, 340), (370, 401, 402, 372, 342, 341), (371, 402, 403, 373, 343, 342),
    (372, 403, 404, 374, 344, 343), (373, 404, 405, 375, 345, 344), (374, 405, 406, 376, 346, 345),
    (375, 406, 407, 377, 347, 346), (376, 407, 408, 378, 348, 347), (377, 408, 409, 379, 349, 348),
    (378, 409, 410, 380, 350, 349), (379, 410, 411, 381, 351, 350), (380, 411, 412, 382, 352, 351),
    (381, 412, 413, 383, 353, 352), (382, 413, 414, 384, 354, 353), (383, 414, 415, 385, 355, 354),
    (384, 415, 416, 386, 356, 355), (385, 416, 417, 387, 357, 356), (386, 417, 418, 388, 358, 357),
    (387, 418, 419, 389, 359, 358), (388, 419, NONE, NONE, NONE, 359), (NONE, NONE, 420, 391, 360, NONE),
    (390, 420, 421, 392, 361, 360), (391, 421, 422, 393, 362, 361), (392, 422, 423, 394, 363, 362),
    (393, 423, 424, 395, 364, 363), (394, 424, 425, 396, 365, 364), (395, 425, 426, 397, 366, 365),
    (396, 426, 427, 398, 367, 366), (397, 427, 428, 399, 368, 367), (398, 428, 429, 400, 369, 368),
    (399, 429, 430, 401, 370, 369), (400, 430, 431, 402, 371, 370), (401, 431, 432, 403, 372, 371),
    (402, 432, 433, 404, 373, 372), (403, 433, 434, 405, 374, 373), (404, 434, 435, 406, 375, 374),
    (405, 435, 436, 407, 376, 375), (406, 436, 437, 408, 377, 376), (407, 437, 438, 409, 378, 377),
    (408, 438, 439, 410, 379, 378), (409, 439, 440, 411, 380, 379), (410, 440, 441, 412, 381, 380),
    (411, 441, 442, 413, 382, 381), (412, 442, 443, 414, 383, 382), (413, 443, 444, 415, 384, 383),
    (414, 444, 445, 416, 385, 384), (415, 445, 446, 417, 386, 385), (416, 446, 447, 418, 387, 386),
    (417, 447, 448, 419, 388, 387), (418, 448, 449, NONE, 389, 388), (NONE, 450, 451, 421, 391, 390),
    (420, 451, 452, 422, 392, 391), (421, 452, 453, 423, 393, 392), (422, 453, 454, 424, 394, 393),
    (423, 454, 455, 425, 395, 394), (424, 455, 456, 426, 396, 395), (425, 456, 457, 427, 397, 396),
    (426, 457, 458, 428, 398, 397), (427, 458, 459, 429, 399, 398), (428, 459, 460, 430, 400, 399),
    (429, 460, 461, 431, 401, 400), (430, 461, 462, 432, 402, 401), (431, 462, 463, 433, 403, 402),
    (432, 463, 464, 434, 404, 403), (433, 464, 465, 435, 405, 404), (434, 465, 466, 436, 406, 405),
    (435, 466, 467, 437, 407, 406), (436, 467, 468, 438, 408, 407), (437, 468, 469, 439, 409, 408),
    (438, 469, 470, 440, 410, 409), (439, 470, 471, 441, 411, 410), (440, 471, 472, 442, 412, 411),
    (441, 472, 473, 443, 413, 412), (442, 473, 474, 444, 414, 413), (443, 474, 475, 445, 415, 414),
    (444, 475, 476, 446, 416, 415), (445, 476, 477, 447, 417, 416), (446, 477, 478, 448, 418, 417),
    (447, 478, 479, 449, 419, 418), (448, 479, NONE, NONE, NONE, 419), (NONE, NONE, 480, 451, 420, NONE),
    (450, 480, 481, 452, 421, 420), (451, 481, 482, 453, 422, 421), (452, 482, 483, 454, 423, 422),
    (453, 483, 484, 455, 424, 423), (454, 484, 485, 456, 425, 424), (455, 485, 486, 457, 426, 425),
    (456, 486, 487, 458, 427, 426), (457, 487, 488, 459, 428, 427), (458, 488, 489, 460, 429, 428),
    (459, 489, 490, 461, 430, 429), (460, 490, 491, 462, 431, 430), (461, 491, 492, 463, 432, 431),
    (462, 492, 493, 464, 433, 432), (463, 493, 494, 465, 434, 433), (464, 494, 495, 466, 435, 434),
    (465, 495, 496, 467, 436, 435), (466, 496, 497, 468, 437, 436), (467, 497, 498, 469, 438, 437),
    (468, 498, 499, 470, 439, 438), (469, 499, 500, 471, 440, 439), (470, 500, 501, 472, 441, 440),
    (471, 501, 502, 473, 442, 441), (472, 502, 503, 474, 443, 442), (473, 503, 504, 475, 444, 443),
    (474, 504, 505, 476, 445, 444), (475, 505, 506, 477, 446, 445), (476, 506, 507, 478, 447, 446),
    (477, 507, 508, 479, 448, 447), (478, 508, 509, NONE, 449, 448), (NONE, 510, 511, 481, 451, 450),
    (480, 511, 512, 482, 452, 451), (481, 512, 513, 483, 453, 452), (482, 513, 514, 484, 454, 453),
    (483, 514, 515, 485, 455, 454), (484, 515, 516, 486, 456, 455), (485, 516, 517, 487, 457, 456),
    (486, 517, 518, 488, 458, 457), (487, 518, 519, 489, 459, 458), (488, 519, 520, 490, 460, 459),
    (489, 520, 521, 491, 461, 460), (490, 521, 522, 492, 462, 461), (491, 522, 523, 493, 463, 462),
    (492, 523, 524, 494, 464, 463), (493, 524, 525, 495, 465, 464), (494, 525, 526, 496, 466, 465),
    (495, 526, 527, 497, 467, 466), (496, 527, 528, 498, 468, 467), (497, 528, 529, 499, 469, 468),
    (498, 529, 530, 500, 470, 469), (499, 530, 531, 501, 471, 470), (500, 531, 532, 502, 472, 471),
    (501, 532, 533, 503, 473, 472), (502, 533, 534, 504, 474, 473), (503, 534, 535, 505, 475, 474),
    (504, 535, 536, 506, 476, 475), (505, 536, 537, 507, 477, 476), (506, 537, 538, 508, 478, 477),
    (507, 538, 539, 509, 479, 478), (508, 539, NONE, NONE, NONE, 479), (NONE, NONE, 540, 511, 480, NONE),
    (510, 540, 541, 512, 481, 480), (511, 541, 542, 513, 482, 481), (512, 542, 543, 514, 483, 482),
    (513, 543, 544, 515, 484, 483), (514, 544, 545, 516, 485, 484), (515, 545, 546, 517, 486, 485),
    (516, 546, 547, 518, 487, 486), (517, 547, 548, 519, 488, 487), (518, 548, 549, 520, 489, 488),
    (519, 549, 550, 521, 490, 489), (520, 550, 551, 522, 491, 490), (521, 551, 552, 523, 492, 491),
    (522, 552, 553, 524, 493, 492), (523, 553, 554, 525, 494, 493), (524, 554, 555, 526, 495, 494),
    (525, 555, 556, 527, 496, 495), (526, 556, 557, 528, 497, 496), (527, 557, 558, 529, 498, 497),
    (528, 558, 559, 530, 499, 498), (529, 559, 560, 531, 500, 499), (530, 560, 561, 532, 501, 500),
    (531, 561, 562, 533, 502, 501), (532, 562, 563, 534, 503, 502), (533, 563, 564, 535, 504, 503),
    (534, 564, 565, 536, 505, 504), (535, 565, 566, 537, 506, 505), (536, 566, 567, 538, 507, 506),
    (537, 567, 568, 539, 508, 507), (538, 568, 569, NONE, 509, 508), (NONE, 570, 571, 541, 511, 510),
    (540, 571, 572, 542, 512, 511), (541, 572, 573, 543, 513, 512), (542, 573, 574, 544, 514, 513),
    (543, 574, 575, 545, 515, 514), (544, 575, 576, 546, 516, 515), (545, 576, 577, 547, 517, 516),
    (546, 577, 578, 548, 518, 517), (547, 578, 579, 549, 519, 518), (548, 579, 580, 550, 520, 519),
    (549, 580, 581, 551, 521, 520), (550, 581, 582, 552, 522, 521), (551, 582, 583, 553, 523, 522),
    (552, 583, 584, 554, 524, 523), (553, 584, 585, 555, 525, 524), (554, 585, 586, 556, 526, 525),
    (555, 586, 587, 557, 527, 526), (556, 587, 588, 558, 528, 527), (557, 588, 589, 559, 529, 528),
    (558, 589, 590, 560, 530, 529), (559, 590, 591, 561, 531, 530), (560, 591, 592, 562, 532, 531),
    (561, 592, 593, 563, 533, 532), (562, 593, 594, 564, 534, 533), (563, 594, 595, 565, 535, 534),
    (564, 595, 596, 566, 536, 535), (565, 596, 597, 567, 537, 536), (566, 597, 598, 568, 538, 537),
    (567, 598, 599, 569, 539, 538), (568, 599, NONE, NONE, NONE, 539), (NONE, NONE, NONE, 571, 540, NONE),
    (570, NONE, NONE, 572, 541, 540), (571, NONE, NONE, 573, 542, 541), (572, NONE, NONE, 574, 543, 542),
    (573, NONE, NONE, 575, 544, 543), (574, NONE, NONE, 576, 545, 544), (575, NONE, NONE, 577, 546, 545),
    (576, NONE, NONE, 578, 547, 546), (577, NONE, NONE, 579, 548, 547), (578, NONE, NONE, 580, 549, 548),
    (579, NONE, NONE, 581, 550, 549), (580, NONE, NONE, 582, 551, 550), (581, NONE, NONE, 583, 552, 551),
    (582, NONE, NONE, 584, 553, 552), (583, NONE, NONE, 585, 554, 553), (584, NONE, NONE, 586, 555, 554),
    (585, NONE, NONE, 587, 556, 555), (586, NONE, NONE, 588, 557, 556), (587, NONE, NONE, 589, 558, 557),
    (588, NONE, NONE, 590, 559, 558), (589, NONE, NONE, 591, 560, 559), (590, NONE, NONE, 592, 561, 560),
    (591, NONE, NONE, 593, 562, 561), (592, NONE, NONE, 594, 563, 562), (593, NONE, NONE, 595, 564, 563),
    (594, NONE, NONE, 596, 565, 564), (595, NONE, NONE, 597, 566, 565), (596, NONE, NONE, 598, 567, 566),
    (597, NONE, NONE, 599, 568, 567), (598, NONE, NONE, NONE, 569, 568),
)
BESIDE_Hex: Final = neighbours_of(WAYS_Hex)
NEAR_Hex: Final = near_masks(BESIDE_Hex)
DISTANCE_Hex: Final = GridDistances(tuple([(c, r - (c) // 2) for c, r in zip(COLUMN_Hex, ROW_Hex)]), hex_steps)
BALL_Hex: Final = Balls(DISTANCE_Hex, 600)
EDGE_Hex_gate_faesulae: Final = Edges('Hex', NEAR_Hex, 0, {
    (284, 285): 1,
    (285, 284): 1,
})
EDGE_Hex_gate_tricamerum: Final = Edges('Hex', NEAR_Hex, 0, {})
EDGE_Hex_road_faesulae: Final = Edges('Hex', NEAR_Hex, 0, {
    (19, 49): 1,
    (49, 19): 1,
    (49, 78): 1,
    (78, 49): 1,
    (78, 108): 1,
    (108, 78): 1,
    (108, 137): 1,
    (137, 108): 1,
    (137, 167): 1,
    (167, 137): 1,
    (167, 196): 1,
    (196, 167): 1,
    (196, 226): 1,
    (226, 196): 1,
    (226, 256): 1,
    (256, 226): 1,
    (256, 287): 1,
    (283, 284): 1,
    (284, 283): 1,
    (284, 285): 1,
    (285, 284): 1,
    (285, 286): 1,
    (286, 285): 1,
    (286, 287): 1,
    (287, 256): 1,
    (287, 286): 1,
    (287, 288): 1,
    (288, 287): 1,
    (288, 289): 1,
    (289, 288): 1,
    (289, 290): 1,
    (290, 289): 1,
    (290, 291): 1,
    (291, 290): 1,
    (291, 292): 1,
    (292, 291): 1,
    (292, 293): 1,
    (293, 292): 1,
    (293, 294): 1,
    (294, 293): 1,
    (294, 295): 1,
    (295, 294): 1,
    (295, 296): 1,
    (296, 295): 1,
    (296, 297): 1,
    (297, 296): 1,
    (297, 298): 1,
    (298, 297): 1,
    (298, 299): 1,
    (299, 298): 1,
})
EDGE_Hex_road_tricamerum: Final = Edges('Hex', NEAR_Hex, 0, {
    (15, 45): 1,
    (45, 15): 1,
    (45, 74): 1,
    (74, 45): 1,
    (74, 104): 1,
    (104, 74): 1,
    (104, 133): 1,
    (133, 104): 1,
    (133, 163): 1,
    (163, 133): 1,
    (163, 192): 1,
    (192, 163): 1,
    (192, 222): 1,
    (222, 192): 1,
    (222, 251): 1,
    (251, 222): 1,
    (251, 281): 1,
    (281, 251): 1,
    (281, 310): 1,
    (310, 281): 1,
    (310, 340): 1,
    (340, 310): 1,
    (340, 369): 1,
    (369, 340): 1,
    (369, 400): 1,
    (400, 369): 1,
    (400, 430): 1,
    (430, 400): 1,
    (430, 461): 1,
    (461, 430): 1,
    (461, 491): 1,
    (491, 461): 1,
    (491, 522): 1,
    (522, 491): 1,
    (522, 552): 1,
    (552, 522): 1,
    (552, 583): 1,
    (583, 552): 1,
})
EDGE_Hex_side_faesulae: Final = Edges('Hex', NEAR_Hex, 0, {
    (18, 19): 3,
    (18, 49): 3,
    (19, 18): 2,
    (23, 24): 1,
    (23, 54): 1,
    (24, 23): 1,
    (48, 49): 3,
    (49, 18): 2,
    (49, 48): 2,
    (49, 78): 2,
    (53, 54): 1,
    (54, 23): 1,
    (54, 53): 1,
    (54, 83): 1,
    (78, 49): 3,
    (78, 79): 3,
    (79, 78): 2,
    (79, 109): 2,
    (83, 54): 1,
    (83, 84): 1,
    (83, 114): 1,
    (84, 83): 1,
    (109, 79): 3,
    (109, 110): 3,
    (110, 109): 2,
    (110, 139): 2,
    (113, 114): 1,
    (114, 83): 1,
    (114, 113): 1,
    (114, 143): 1,
    (139, 110): 3,
    (139, 140): 3,
    (139, 170): 3,
    (140, 139): 2,
    (143, 114): 1,
    (143, 144): 1,
    (143, 174): 1,
    (144, 143): 1,
    (169, 170): 3,
    (170, 139): 2,
    (170, 169): 2,
    (170, 199): 2,
    (173, 174): 1,
    (174, 143): 1,
    (174, 173): 1,
    (174, 203): 1,
    (198, 229): 3,
    (199, 170): 3,
    (199, 200): 3,
    (199, 229): 3,
    (199, 230): 3,
    (200, 199): 2,
    (203, 174): 1,
    (203, 204): 1,
    (203, 234): 1,
    (204, 203): 1,
    (222, 252): 4,
    (223, 252): 4,
    (223, 253): 4,
    (224, 253): 4,
    (228, 229): 3,
    (229, 198): 2,
    (229, 199): 2,
    (229, 228): 2,
    (229, 258): 2,
    (230, 199): 2,
    (233, 234): 1,
    (233, 263): 1,
    (234, 203): 1,
    (234, 233): 1,
    (251, 252): 4,
    (251, 282): 4,
    (252, 222): 5,
    (252, 223): 5,
    (252, 251): 5,
    (253, 223): 5,
    (253, 224): 5,
    (253, 254): 5,
    (254, 253): 4,
    (254, 284): 4,
    (258, 229): 3,
    (258, 259): 3,
    (258, 289): 3,
    (259, 258): 2,
    (262, 263): 1,
    (262, 293): 1,
    (263, 233): 1,
    (263, 262): 1,
    (281, 282): 4,
    (282, 251): 5,
    (282, 281): 5,
    (282, 311): 5,
    (284, 254): 5,
    (284, 285): 5,
    (284, 314): 5,
    (285, 284): 4,
    (288, 289): 3,
    (289, 258): 2,
    (289, 288): 2,
    (289, 318): 2,
    (292, 293): 1,
    (293, 262): 1,
    (293, 292): 1,
    (293, 322): 1,
    (311, 282): 4,
    (311, 312): 4,
    (312, 311): 5,
    (312, 342): 5,
    (312, 343): 5,
    (313, 314): 5,
    (313, 343): 5,
    (313, 344): 5,
    (314, 284): 4,
    (314, 313): 4,
    (318, 289): 3,
    (318, 319): 3,
    (318, 349): 3,
    (319, 318): 2,
    (322, 293): 1,
    (322, 323): 1,
    (322, 353): 1,
    (323, 322): 1,
    (342, 312): 4,
    (343, 312): 4,
    (343, 313): 4,
    (344, 313): 4,
    (348, 349): 3,
    (349, 318): 2,
    (349, 348): 2,
    (349, 378): 2,
    (352, 353): 1,
    (353, 322): 1,
    (353, 352): 1,
    (353, 382): 1,
    (378, 349): 3,
    (378, 379): 3,
    (378, 409): 3,
    (379, 378): 2,
    (382, 353): 1,
    (382, 383): 1,
    (382, 413): 1,
    (383, 382): 1,
    (408, 409): 3,
    (408, 438): 3,
    (409, 378): 2,
    (409, 408): 2,
    (412, 413): 1,
    (413, 382): 1,
    (413, 412): 1,
    (413, 442): 1,
    (413, 443): 1,
    (414, 443): 1,
    (437, 438): 3,
    (437, 468): 3,
    (438, 408): 2,
    (438, 437): 2,
    (442, 413): 1,
    (443, 413): 1,
    (443, 414): 1,
    (443, 444): 1,
    (443, 474): 1,
    (444, 443): 1,
    (467, 468): 3,
    (468, 437): 2,
    (468, 467): 2,
    (468, 497): 2,
    (473, 474): 1,
    (474, 443): 1,
    (474, 473): 1,
    (474, 503): 1,
    (497, 468): 3,
    (497, 498): 3,
    (497, 528): 3,
    (498, 497): 2,
    (503, 474): 1,
    (503, 504): 1,
    (503, 534): 1,
    (504, 503): 1,
    (527, 528): 3,
    (528, 497): 2,
    (528, 527): 2,
    (528, 557): 2,
    (533, 534): 1,
    (534, 503): 1,
    (534, 533): 1,
    (534, 563): 1,
    (557, 528): 3,
    (557, 558): 3,
    (557, 588): 3,
    (558, 557): 2,
    (563, 534): 1,
    (563, 564): 1,
    (563, 594): 1,
    (564, 563): 1,
    (587, 588): 3,
    (588, 557): 2,
    (588, 587): 2,
    (593, 594): 1,
    (594, 563): 1,
    (594, 593): 1,
})
EDGE_Hex_side_tricamerum: Final = Edges('Hex', NEAR_Hex, 0, {
    (258, 289): 1,
    (259, 289): 1,
    (259, 290): 1,
    (260, 290): 1,
    (260, 291): 1,
    (261, 291): 1,
    (261, 292): 1,
    (262, 292): 1,
    (262, 293): 1,
    (263, 293): 1,
    (263, 294): 1,
    (264, 294): 1,
    (264, 295): 1,
    (265, 295): 1,
    (270, 300): 1,
    (271, 300): 1,
    (271, 301): 1,
    (272, 301): 1,
    (272, 302): 1,
    (273, 302): 1,
    (273, 303): 1,
    (274, 303): 1,
    (274, 304): 1,
    (275, 304): 1,
    (275, 305): 1,
    (276, 305): 1,
    (276, 306): 1,
    (277, 306): 1,
    (277, 307): 1,
    (278, 307): 1,
    (284, 314): 1,
    (285, 314): 1,
    (285, 315): 1,
    (286, 315): 1,
    (286, 316): 1,
    (287, 316): 1,
    (287, 317): 1,
    (288, 289): 1,
    (288, 317): 1,
    (288, 318): 1,
    (289, 258): 1,
    (289, 259): 1,
    (289, 288): 1,
    (290, 259): 1,
    (290, 260): 1,
    (291, 260): 1,
    (291, 261): 1,
    (292, 261): 1,
    (292, 262): 1,
    (293, 262): 1,
    (293, 263): 1,
    (294, 263): 1,
    (294, 264): 1,
    (295, 264): 1,
    (295, 265): 1,
    (295, 296): 1,
    (296, 295): 1,
    (296, 325): 1,
    (296, 326): 1,
    (297, 326): 1,
    (297, 327): 1,
    (298, 327): 1,
    (298, 328): 1,
    (299, 328): 1,
    (299, 329): 1,
    (300, 270): 1,
    (300, 271): 1,
    (301, 271): 1,
    (301, 272): 1,
    (302, 272): 1,
    (302, 273): 1,
    (303, 273): 1,
    (303, 274): 1,
    (304, 274): 1,
    (304, 275): 1,
    (305, 275): 1,
    (305, 276): 1,
    (306, 276): 1,
    (306, 277): 1,
    (307, 277): 1,
    (307, 278): 1,
    (307, 308): 1,
    (308, 307): 1,
    (308, 338): 1,
    (308, 339): 1,
    (309, 339): 1,
    (309, 340): 1,
    (310, 340): 1,
    (310, 341): 1,
    (311, 341): 1,
    (311, 342): 1,
    (312, 342): 1,
    (312, 343): 1,
    (313, 314): 1,
    (313, 343): 1,
    (313, 344): 1,
    (314, 284): 1,
    (314, 285): 1,
    (314, 313): 1,
    (315, 285): 1,
    (315, 286): 1,
    (316, 286): 1,
    (316, 287): 1,
    (317, 287): 1,
    (317, 288): 1,
    (318, 288): 1,
    (325, 296): 1,
    (326, 296): 1,
    (326, 297): 1,
    (327, 297): 1,
    (327, 298): 1,
    (328, 298): 1,
    (328, 299): 1,
    (329, 299): 1,
    (338, 308): 1,
    (339, 308): 1,
    (339, 309): 1,
    (340, 309): 1,
    (340, 310): 1,
    (341, 310): 1,
    (341, 311): 1,
    (342, 311): 1,
    (342, 312): 1,
    (343, 312): 1,
    (343, 313): 1,
    (344, 313): 1,
    (409, 439): 2,
    (410, 439): 2,
    (410, 440): 2,
    (411, 440): 2,
    (411, 441): 2,
    (412, 441): 2,
    (438, 439): 2,
    (438, 469): 2,
    (439, 409): 3,
    (439, 410): 3,
    (439, 438): 3,
    (440, 410): 3,
    (440, 411): 3,
    (441, 411): 3,
    (441, 412): 3,
    (441, 442): 3,
    (442, 441): 2,
    (442, 472): 2,
    (468, 469): 2,
    (468, 498): 2,
    (469, 438): 3,
    (469, 468): 3,
    (472, 442): 3,
    (472, 473): 3,
    (473, 472): 2,
    (473, 502): 2,
    (497, 498): 2,
    (498, 468): 3,
    (498, 497): 3,
    (498, 528): 3,
    (502, 473): 3,
    (502, 503): 3,
    (502, 533): 3,
    (503, 502): 2,
    (528, 498): 2,
    (528, 529): 2,
    (529, 528): 3,
    (529, 558): 3,
    (532, 533): 3,
    (532, 562): 3,
    (533, 502): 2,
    (533, 532): 2,
    (558, 529): 2,
    (558, 559): 2,
    (559, 558): 3,
    (559, 589): 3,
    (559, 590): 3,
    (560, 590): 3,
    (560, 591): 3,
    (561, 562): 3,
    (561, 591): 3,
    (561, 592): 3,
    (562, 532): 2,
    (562, 561): 2,
    (589, 559): 2,
    (590, 559): 2,
    (590, 560): 2,
    (591, 560): 2,
    (591, 561): 2,
    (592, 561): 2,
})


# The table `Hex.bank.faesulae` by it.
CELLS_Hex_bank_faesulae: Final[tuple[int, ...]] = (
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


# The table `Hex.bank.tricamerum` by it.
CELLS_Hex_bank_tricamerum: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `Hex.terrain.faesulae` by it.
CELLS_Hex_terrain_faesulae: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0,
    0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 3, 0, 0, 0, 2,
    2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.town.faesulae` by it.
CELLS_Hex_town_faesulae: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Hex.town.tricamerum` by it.
CELLS_Hex_town_tricamerum: Final[tuple[int, ...]] = (
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0,
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


# The table `Unit.elite` by it. @17.2-a
CELLS_Unit_elite: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `Unit.home` by it.
CELLS_Unit_home: Final[tuple[int, ...]] = (
    0, 0, 0, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
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


# The table `crt` by die, column. @CRT-a @2.8-d @CRT-b
CELLS_crt: Final[tuple[int, ...]] = (
    2, 2, 2, 2, 2, 2, 2, 2, 10, 4, 4, 4, 4, 1, 1, 8, 8, 8, 4, 1, 1, 1, 1, 8, 8, 8, 8, 1, 1, 1, 8, 8, 8, 16, 16, 16,
    1, 1, 8, 8, 16, 16, 16, 80, 80, 8, 8, 8, 16, 80, 80, 80, 96, 96,
)


# The table `data 1` by key0.
CELLS_data_1: Final[tuple[int, ...]] = (
    3221225474, 6442450949, 12884901898, 25769803796, 51539607592, 103079215184, 206158430368, 412316860736,
    824633721472, 1649267442944, 3298534885888, 6597069771776, 13194139543552, 26388279087104, 52776558174208,
    105553116348416, 211106232696832, 422212465393664, 844424930787328, 1688849861574656, 3377699723149312,
    6755399446298624, 13510798892597248, 27021597785194496, 54043195570388992, 108086391140777984,
    216172782281555968, 432345564563111936, 864691129126223872, 576460752571858944, 1152921506754330625,
    3458764519189250051, 6917529038378500102, 13835058076757000204, 27670116153514000408, 55340232307028000816,
    110680464614056001632, 221360929228112003264, 442721858456224006528, 885443716912448013056,
    1770887433824896026112, 3541774867649792052224, 7083549735299584104448, 14167099470599168208896,
    28334198941198336417792, 56668397882396672835584, 113336795764793345671168, 226673591529586691342336,
    453347183059173382684672, 906694366118346765369344, 1813388732236693530738688, 3626777464473387061477376,
    7253554928946774122954752, 14507109857893548245909504, 29014219715787096491819008, 58028439431574192983638016,
    116056878863148385967276032, 232113757726296771934552064, 464227515452593543869104128,
    928455029752265583131361280, 3713820120161983837132292096, 7427640241476889178871431168,
    14855280482953778357742862336, 29710560965907556715485724672, 59421121931815113430971449344,
    118842243863630226861942898688, 237684487727260453723885797376, 475368975454520907447771594752,
    950737950909041814895543189504, 1901475901818083629791086379008, 3802951803636167259582172758016,
    7605903607272334519164345516032, 15211807214544669038328691032064, 30423614429089338076657382064128,
    60847228858178676153314764128256, 121694457716357352306629528256512, 243388915432714704613259056513024,
    486777830865429409226518113026048, 973555661730858818453036226052096, 1947111323461717636906072452104192,
    3894222646923435273812144904208384, 7788445293846870547624289808416768, 15576890587693741095248579616833536,
    31153781175387482190497159233667072, 62307562350774964380994318467334144, 124615124701549928761988636934668288,
    249230249403099857523977273869336576, 498460498806199715047954547738673152,
    996920997612399430095909095477346304, 664613998201942946849709351168376832,
    1329227998260795952627489114685440000, 3987683993544447818597087069157195776,
    7975367987088895637194174138314391552, 15950735974177791274388348276628783104,
    31901471948355582548776696553257566208, 63802943896711165097553393106515132416,
    127605887793422330195106786213030264832, 255211775586844660390213572426060529664,
    510423551173689320780427144852121059328, 1020847102347378641560854289704242118656,
    2041694204694757283121708579408484237312, 4083388409389514566243417158816968474624,
    8166776818779029132486834317633936949248, 16333553637558058264973668635267873898496,
    32667107275116116529947337270535747796992, 65334214550232233059894674541071495593984,
    130668429100464466119789349082142991187968, 261336858200928932239578698164285982375936,
    522673716401857864479157396328571964751872, 1045347432803715728958314792657143929503744,
    2090694865607431457916629585314287859007488, 4181389731214862915833259170628575718014976,
    8362779462429725831666518341257151436029952, 16725558924859451663333036682514302872059904,
    33451117849718903326666073365028605744119808, 66902235699437806653332146730057211488239616,
    133804471398875613306664293460114422976479232, 267608942797751226613328586920228845952958464,
    535217885595502453226657173840457691905916928, 1070435769861776910668398474777108323531489280,
    4281743080776335638458509772012240354406301696, 8563486162881899272701935416928287769092947968,
    17126972325763798545403870833856575538185895936, 34253944651527597090807741667713151076371791872,
    68507889303055194181615483335426302152743583744, 137015778606110388363230966670852604305487167488,
    274031557212220776726461933341705208610974334976, 548063114424441553452923866683410417221948669952,
    1096126228848883106905847733366820834443897339904, 2192252457697766213811695466733641668887794679808,
    4384504915395532427623390933467283337775589359616, 8769009830791064855246781866934566675551178719232,
    17538019661582129710493563733869133351102357438464, 35076039323164259420987127467738266702204714876928,
    70152078646328518841974254935476533404409429753856, 140304157292657037683948509870953066808818859507712,
    280608314585314075367897019741906133617637719015424, 561216629170628150735794039483812267235275438030848,
    1122433258341256301471588078967624534470550876061696, 2244866516682512602943176157935249068941101752123392,
    4489733033365025205886352315870498137882203504246784, 8979466066730050411772704631740996275764407008493568,
    17958932133460100823545409263481992551528814016987136, 35917864266920201647090818526963985103057628033974272,
    71835728533840403294181637053927970206115256067948544, 143671457067680806588363274107855940412230512135897088,
    287342914135361613176726548215711880824461024271794176, 574685828270723226353453096431423761648922048543588352,
    1149371656541446452706906192862847523297844097087176704, 766247770789756353020277481732184020623646875327660032,
    1532495543720384245099494785051796995421536455229440000,
    4597486629733905042592524474097105016815114229305573376,
    9194973259467810085185048948194210033630228458611146752,
    18389946518935620170370097896388420067260456917222293504,
    36779893037871240340740195792776840134520913834444587008,
    73559786075742480681480391585553680269041827668889174016,
    147119572151484961362960783171107360538083655337778348032,
    294239144302969922725921566342214721076167310675556696064,
    588478288605939845451843132684429442152334621351113392128,
    1176956577211879690903686265368858884304669242702226784256,
    2353913154423759381807372530737717768609338485404453568512,
    4707826308847518763614745061475435537218676970808907137024,
    9415652617695037527229490122950871074437353941617814274048,
    18831305235390075054458980245901742148874707883235628548096,
    37662610470780150108917960491803484297749415766471257096192,
    75325220941560300217835920983606968595498831532942514192384,
    150650441883120600435671841967213937190997663065885028384768,
    301300883766241200871343683934427874381995326131770056769536,
    602601767532482401742687367868855748763990652263540113539072,
    1205203535064964803485374735737711497527981304527080227078144,
    2410407070129929606970749471475422995055962609054160454156288,
    4820814140259859213941498942950845990111925218108320908312576,
    9641628280519718427882997885901691980223850436216641816625152,
    19283256561039436855765995771803383960447700872433283633250304,
    38566513122078873711531991543606767920895401744866567266500608,
    77133026244157747423063983087213535841790803489733134533001216,
    154266052488315494846127966174427071683581606979466269066002432,
    308532104976630989692255932348854143367163213958932538132004864,
    617064209953261979384511864697708286734326427917865076264009728,
    1234128418374028417903134871037069546318343672216991030344417280,
    4936513675028609212478428342506625212423683872486703243561271296,
    9873027351589713965822745543371597451997676928592145609306144768,
    19746054703179427931645491086743194903995353857184291218612289536,
    39492109406358855863290982173486389807990707714368582437224579072,
    78984218812717711726581964346972779615981415428737164874449158144,
    157968437625435423453163928693945559231962830857474329748898316288,
    315936875250870846906327857387891118463925661714948659497796632576,
    631873750501741693812655714775782236927851323429897318995593265152,
    1263747501003483387625311429551564473855702646859794637991186530304,
    2527495002006966775250622859103128947711405293719589275982373060608,
    5054990004013933550501245718206257895422810587439178551964746121216,
    10109980008027867101002491436412515790845621174878357103929492242432,
    20219960016055734202004982872825031581691242349756714207858984484864,
    40439920032111468404009965745650063163382484699513428415717968969728,
    80879840064222936808019931491300126326764969399026856831435937939456,
    161759680128445873616039862982600252653529938798053713662871875878912,
    323519360256891747232079725965200505307059877596107427325743751757824,
    647038720513783494464159451930401010614119755192214854651487503515648,
    1294077441027566988928318903860802021228239510384429709302975007031296,
    2588154882055133977856637807721604042456479020768859418605950014062592,
    5176309764110267955713275615443208084912958041537718837211900028125184,
    10352619528220535911426551230886416169825916083075437674423800056250368,
    20705239056441071822853102461772832339651832166150875348847600112500736,
    41410478112882143645706204923545664679303664332301750697695200225001472,
    82820956225764287291412409847091329358607328664603501395390400450002944,
    165641912451528574582824819694182658717214657329207002790780800900005888,
    331283824903057149165649639388365317434429314658414005581561601800011776,
    662567649806114298331299278776730634868858629316828011163123203600023552,
    1325135299612228596662598557553461269737717258633656022326246407200047104,
    883423532800568304888198031343145982732253088258648037278567627575263232,
    1766847068069393445758205125918745739300531933991399873007505050173440000,
    5300541202562675779953409335601268035344245296991463753388935287171710976,
    10601082405125351559906818671202536070688490593982927506777870574343421952,
    21202164810250703119813637342405072141376981187965855013555741148686843904,
    42404329620501406239627274684810144282753962375931710027111482297373687808,
    84808659241002812479254549369620288565507924751863420054222964594747375616,
    169617318482005624958509098739240577131015849503726840108445929189494751232,
    339234636964011249917018197478481154262031699007453680216891858378989502464,
    678469273928022499834036394956962308524063398014907360433783716757979004928,
    1356938547856044999668072789913924617048126796029814720867567433515958009856,
    2713877095712089999336145579827849234096253592059629441735134867031916019712,
    5427754191424179998672291159655698468192507184119258883470269734063832039424,
    10855508382848359997344582319311396936385014368238517766940539468127664078848,
    21711016765696719994689164638622793872770028736477035533881078936255328157696,
    43422033531393439989378329277245587745540057472954071067762157872510656315392,
    86844067062786879978756658554491175491080114945908142135524315745021312630784,
    173688134125573759957513317108982350982160229891816284271048631490042625261568,
    347376268251147519915026634217964701964320459783632568542097262980085250523136,
    694752536502295039830053268435929403928640919567265137084194525960170501046272,
    1389505073004590079660106536871858807857281839134530274168389051920341002092544,
    2779010146009180159320213073743717615714563678269060548336778103840682004185088,
    5558020292018360318640426147487435231429127356538121096673556207681364008370176,
    11116040584036720637280852294974870462858254713076242193347112415362728016740352,
    22232081168073441274561704589949740925716509426152484386694224830725456033480704,
    44464162336146882549123409179899481851433018852304968773388449661450912066961408,
    88928324672293765098246818359798963702866037704609937546776899322901824133922816,
    177856649344587530196493636719597927405732075409219875093553798645803648267845632,
    355713298689175060392987273439195854811464150818439750187107597291607296535691264,
    711426597378350120785974546878391709622928301636879500374215194583214593071382528,
    1422853192989853176793564764173485918502938087446275103872811431044822984850145280,
    5691412773726259771952643386277241174754670865612584312366864682300898140693200896,
    11382825549219366608683671102137779850252260247052652521609348322723402482679021568,
    22765651098438733217367342204275559700504520494105305043218696645446804965358043136,
    45531302196877466434734684408551119401009040988210610086437393290893609930716086272,
    91062604393754932869469368817102238802018081976421220172874786581787219861432172544,
    182125208787509865738938737634204477604036163952842440345749573163574439722864345088,
    364250417575019731477877475268408955208072327905684880691499146327148879445728690176,
    728500835150039462955754950536817910416144655811369761382998292654297758891457380352,
    1457001670300078925911509901073635820832289311622739522765996585308595517782914760704,
    2914003340600157851823019802147271641664578623245479045531993170617191035565829521408,
    5828006681200315703646039604294543283329157246490958091063986341234382071131659042816,
    11656013362400631407292079208589086566658314492981916182127972682468764142263318085632,
    23312026724801262814584158417178173133316628985963832364255945364937528284526636171264,
    46624053449602525629168316834356346266633257971927664728511890729875056569053272342528,
    93248106899205051258336633668712692533266515943855329457023781459750113138106544685056,
    186496213798410102516673267337425385066533031887710658914047562919500226276213089370112,
    372992427596820205033346534674850770133066063775421317828095125839000452552426178740224,
    745984855193640410066693069349701540266132127550842635656190251678000905104852357480448,
    1491969710387280820133386138699403080532264255101685271312380503356001810209704714960896,
    2983939420774561640266772277398806161064528510203370542624761006712003620419409429921792,
    5967878841549123280533544554797612322129057020406741085249522013424007240838818859843584,
    11935757683098246561067089109595224644258114040813482170499044026848014481677637719687168,
    23871515366196493122134178219190449288516228081626964340998088053696028963355275439374336,
    47743030732392986244268356438380898577032456163253928681996176107392057926710550878748672,
    95486061464785972488536712876761797154064912326507857363992352214784115853421101757497344,
    190972122929571944977073425753523594308129824653015714727984704429568231706842203514994688,
    381944245859143889954146851507047188616259649306031429455969408859136463413684407029989376,
    763888491718287779908293703014094377232519298612062858911938817718272926827368814059978752,
    1527776983436575559816587406028188754465038597224125717823877635436545853654737628119957504,
    1018517988641527441533693513048827999912968617771421240422275923420618393038883632743186432,
    2037035980128761268163669844827336527399451258944805623987334348674946370656240339517440000,
    6111107938489146214426820988662222563816011094566441443200148044802366055583072302531608576,
    12222215876978292428853641977324445127632022189132882886400296089604732111166144605063217152,
    24444431753956584857707283954648890255264044378265765772800592179209464222332289210126434304,
    48888863507913169715414567909297780510528088756531531545601184358418928444664578420252868608,
    97777727015826339430829135818595561021056177513063063091202368716837856889329156840505737216,
    195555454031652678861658271637191122042112355026126126182404737433675713778658313681011474432,
    391110908063305357723316543274382244084224710052252252364809474867351427557316627362022948864,
    782221816126610715446633086548764488168449420104504504729618949734702855114633254724045897728,
    1564443632253221430893266173097528976336898840209009009459237899469405710229266509448091795456,
    3128887264506442861786532346195057952673797680418018018918475798938811420458533018896183590912,
    6257774529012885723573064692390115905347595360836036037836951597877622840917066037792367181824,
    12515549058025771447146129384780231810695190721672072075673903195755245681834132075584734363648,
    25031098116051542894292258769560463621390381443344144151347806391510491363668264151169468727296,
    50062196232103085788584517539120927242780762886688288302695612783020982727336528302338937454592,
    100124392464206171577169035078241854485561525773376576605391225566041965454673056604677874909184,
    200248784928412343154338070156483708971123051546753153210782451132083930909346113209355749818368,
    400497569856824686308676140312967417942246103093506306421564902264167861818692226418711499636736,
    800995139713649372617352280625934835884492206187012612843129804528335723637384452837422999273472,
    1601990279427298745234704561251869671768984412374025225686259609056671447274768905674845998546944,
    3203980558854597490469409122503739343537968824748050451372519218113342894549537811349691997093888,
    6407961117709194980938818245007478687075937649496100902745038436226685789099075622699383994187776,
    12815922235418389961877636490014957374151875298992201805490076872453371578198151245398767988375552,
    25631844470836779923755272980029914748303750597984403610980153744906743156396302490797535976751104,
    51263688941673559847510545960059829496607501195968807221960307489813486312792604981595071953502208,
    102527377883347119695021091920119658993215002391937614443920614979626972625585209963190143907004416,
    205054755766694239390042183840239317986430004783875228887841229959253945251170419926380287814008832,
    410109511533388478780084367680478635972860009567750457775682459918507890502340839852760575628017664,
    820219023066776957560168735360957271945720019135500915551364919837015781004681679705521151256035328,
    1640438044096517938785851384453468855482061877219533437436793589037891112654982059647705596328673280,
    6561752178423107731477891624082321110337625669929602143413110606787704899974309538354159091498090496,
    13123504358883251439290269334433087909084629500910672680492157464211550249303000376471654889179578368,
    26247008717766502878580538668866175818169259001821345360984314928423100498606000752943309778359156736,
    52494017435533005757161077337732351636338518003642690721968629856846200997212001505886619556718313472,
    104988034871066011514322154675464703272677036007285381443937259713692401994424003011773239113436626944,
    209976069742132023028644309350929406545354072014570762887874519427384803988848006023546478226873253888,
    419952139484264046057288618701858813090708144029141525775749038854769607977696012047092956453746507776,
    839904278968528092114577237403717626181416288058283051551498077709539215955392024094185912907493015552,
    1679808557937056184229154474807435252362832576116566103102996155419078431910784048188371825814986031104,
    3359617115874112368458308949614870504725665152233132206205992310838156863821568096376743651629972062208,
    6719234231748224736916617899229741009451330304466264412411984621676313727643136192753487303259944124416,
    13438468463496449473833235798459482018902660608932528824823969243352627455286272385506974606519888248832,
    26876936926992898947666471596918964037805321217865057649647938486705254910572544771013949213039776497664,
    53753873853985797895332943193837928075610642435730115299295876973410509821145089542027898426079552995328,
    107507747707971595790665886387675856151221284871460230598591753946821019642290179084055796852159105990656,
    215015495415943191581331772775351712302442569742920461197183507893642039284580358168111593704318211981312,
    430030990831886383162663545550703424604885139485840922394367015787284078569160716336223187408636423962624,
    860061981663772766325327091101406849209770278971681844788734031574568157138321432672446374817272847925248,
    1720123963327545532650654182202813698419540557943363689577468063149136314276642865344892749634545695850496,
    3440247926655091065301308364405627396839081115886727379154936126298272628553285730689785499269091391700992,
    6880495853310182130602616728811254793678162231773454758309872252596545257106571461379570998538182783401984,
    13760991706620364261205233457622509587356324463546909516619744505193090514213142922759141997076365566803968,
    27521983413240728522410466915245019174712648927093819033239489010386181028426285845518283994152731133607936,
    55043966826481457044820933830490038349425297854187638066478978020772362056852571691036567988305462267215872,
    110087933652962914089641867660980076698850595708375276132957956041544724113705143382073135976610924534431744,
    220175867305925828179283735321960153397701191416750552265915912083089448227410286764146271953221849068863488,
    440351734611851656358567470643920306795402382833501104531831824166178896454820573528292543906443698137726976,
    880703469223703312717134941287840613590804765667002209063663648332357792909641147056585087812887396275453952,
    1761406938447406625434269882575681227181609531334004418127327296664715585819282294113170175625774792550907904,
    1174271291933729296159011267655037113601469459997141373602682791705515289477862696208884129879930998863429632,
    2348542587148334679492540421868827567879370968024036893545184238049686488570654891216832144595131763261440000,
    7045627759257753313694609341233980476520491538718941249742340277723288859302011674451120510561882112761266176,
    14091255518515506627389218682467960953040983077437882499484680555446577718604023348902241021123764225522532352,
    28182511037031013254778437364935921906081966154875764998969361110893155437208046697804482042247528451045064704,
    56365022074062026509556874729871843812163932309751529997938722221786310874416093395608964084495056902090129408,
    112730044148124053019113749459743687624327864619503059995877444443572621748832186791217928168990113804180258816,
    225460088296248106038227498919487375248655729239006119991754888887145243497664373582435856337980227608360517632,
    450920176592496212076454997838974750497311458478012239983509777774290486995328747164871712675960455216721035264,
    901840353184992424152909995677949500994622916956024479967019555548580973990657494329743425351920910433442070528,
    1803680706369984848305819991355899001989245833912048959934039111097161947981314988659486850703841820866884141056,
    3607361412739969696611639982711798003978491667824097919868078222194323895962629977318973701407683641733768282112,
    7214722825479939393223279965423596007956983335648195839736156444388647791925259954637947402815367283467536564224,
    14429445650959878786446559930847192015913966671296391679472312888777295583850519909275894805630734566935073128448,
    28858891301919757572893119861694384031827933342592783358944625777554591167701039818551789611261469133870146256896,
    57717782603839515145786239723388768063655866685185566717889251555109182335402079637103579222522938267740292513792,
    115435565207679030291572479446777536127311733370371133435778503110218364670804159274207158445045876535480585027584,
    230871130415358060583144958893555072254623466740742266871557006220436729341608318548414316890091753070961170055168,
    461742260830716121166289917787110144509246933481484533743114012440873458683216637096828633780183506141922340110336,
    923484521661432242332579835574220289018493866962969067486228024881746917366433274193657267560367012283844680220672,
    1846969043322864484665159671148440578036987733925938134972456049763493834732866548387314535120734024567689360441344,
    3693938086645728969330319342296881156073975467851876269944912099526987669465733096774629070241468049135378720882688,
    7387876173291457938660638684593762312147950935703752539889824199053975338931466193549258140482936098270757441765376,
    14775752346582915877321277369187524624295901871407505079779648398107950677862932387098516280965872196541514883530752,
    29551504693165831754642554738375049248591803742815010159559296796215901355725864774197032561931744393083029767061504,
    59103009386331663509285109476750098497183607485630020319118593592431802711451729548394065123863488786166059534123008,
    118206018772663327018570218953500196994367214971260040638237187184863605422903459096788130247726977572332119068246016,
    236412037545326654037140437907000393988734429942520081276474374369727210845806918193576260495453955144664238136492032,
    472824075090653308074280875814000787977468859885040162552948748739454421691613836387152520990907910289328476272984064,
    945648150181306616148561751628001575954937719770080325105897497478908843383227672774305041981815820578656952545968128,
    1891296298014070649523290275366522555120538412164478101303475124250526715234246320434001640499932642772545202060001280,
    7565185194404825180866994329355570817271490676033594954122220367709397832469194306850615005463429569474949511271940096,
    15130370391158192944507821886600622231332318379442872457152760606126086636470597638815838454390558137334667725575815168,
    30260740782316385889015643773201244462664636758885744914305521212252173272941195277631676908781116274669335451151630336,
    60521481564632771778031287546402488925329273517771489828611042424504346545882390555263353817562232549338670902303260672,
    121042963129265543556062575092804977850658547035542979657222084849008693091764781110526707635124465098677341804606521344,
    242085926258531087112125150185609955701317094071085959314444169698017386183529562221053415270248930197354683609213042688,
    484171852517062174224250300371219911402634188142171918628888339396034772367059124442106830540497860394709367218426085376,
    968343705034124348448500600742439822805268376284343837257776678792069544734118248884213661080995720789418734436852170752,
    1936687410068248696897001201484879645610536752568687674515553357584139089468236497768427322161991441578837468873704341504,
    3873374820136497393794002402969759291221073505137375349031106715168278178936472995536854644323982883157674937747408683008,
    7746749640272994787588004805939518582442147010274750698062213430336556357872945991073709288647965766315349875494817366016,
    15493499280545989575176009611879037164884294020549501396124426860673112715745891982147418577295931532630699750989634732032,
    30986998561091979150352019223758074329768588041099002792248853721346225431491783964294837154591863065261399501979269464064,
    61973997122183958300704038447516148659537176082198005584497707442692450862983567928589674309183726130522799003958538928128,
    123947994244367916601408076895032297319074352164396011168995414885384901725967135857179348618367452261045598007917077856256,
    247895988488735833202816153790064594638148704328792022337990829770769803451934271714358697236734904522091196015834155712512,
    495791976977471666405632307580129189276297408657584044675981659541539606903868543428717394473469809044182392031668311425024,
    991583953954943332811264615160258378552594817315168089351963319083079213807737086857434788946939618088364784063336622850048,
    1983167907909886665622529230320516757105189634630336178703926638166158427615474173714869577893879236176729568126673245700096,
    3966335815819773331245058460641033514210379269260672357407853276332316855230948347429739155787758472353459136253346491400192,
    7932671631639546662490116921282067028420758538521344714815706552664633710461896694859478311575516944706918272506692982800384,
    15865343263279093324980233842564134056841517077042689429631413105329267420923793389718956623151033889413836545013385965600768,
    31730686526558186649960467685128268113683034154085378859262826210658534841847586779437913246302067778827673090026771931201536,
    63461373053116373299920935370256536227366068308170757718525652421317069683695173558875826492604135557655346180053543862403072,
    126922746106232746599841870740513072454732136616341515437051304842634139367390347117751652985208271115310692360107087724806144,
    253845492212465493199683741481026144909464273232683030874102609685268278734780694235503305970416542230621384720214175449612288,
    507690984424930986399367482962052289818928546465366061748205219370536557469561388471006611940833084461242769440428350899224576,
    1015381968849861972798734965924104579637857092930732123496410438741073114939122776942013223881666168922485538880856701798449152,
    2030763937699723945597469931848209159275714185861464246992820877482146229878245553884026447763332337844971077761713403596898304,
    1353842624712861230970105509634496345115610909986792279110249153863315690273542670360047385320469385177874951672538237167992832,
    2707685253208315056794081023647780539845008745261239528185181187849667547354674630783826989336708330824701804862512761405440000,
    8123055757103216773812996401357483053125834952258615271245754976800311864192297698975659488879611952161470813575914092836683776,
    16246111514206433547625992802714966106251669904517230542491509953600623728384595397951318977759223904322941627151828185673367552,
    32492223028412867095251985605429932212503339809034461084983019907201247456769190795902637955518447808645883254303656371346735104,
    64984446056825734190503971210859864425006679618068922169966039814402494913538381591805275911036895617291766508607312742693470208,
    129968892113651468381007942421719728850013359236137844339932079628804989827076763183610551822073791234583533017214625485386940416,
    259937784227302936762015884843439457700026718472275688679864159257609979654153526367221103644147582469167066034429250970773880832,
    519875568454605873524031769686878915400053436944551377359728318515219959308307052734442207288295164938334132068858501941547761664,
    1039751136909211747048063539373757830800106873889102754719456637030439918616614105468884414576590329876668264137717003883095523328,
    2079502273818423494096127078747515661600213747778205509438913274060879837233228210937768829153180659753336528275434007766191046656,
    4159004547636846988192254157495031323200427495556411018877826548121759674466456421875537658306361319506673056550868015532382093312,
    8318009095273693976384508314990062646400854991112822037755653096243519348932912843751075316612722639013346113101736031064764186624,
    16636018190547387952769016629980125292801709982225644075511306192487038697865825687502150633225445278026692226203472062129528373248,
    33272036381094775905538033259960250585603419964451288151022612384974077395731651375004301266450890556053384452406944124259056746496,
    66544072762189551811076066519920501171206839928902576302045224769948154791463302750008602532901781112106768904813888248518113492992,
    133088145524379103622152133039841002342413679857805152604090449539896309582926605500017205065803562224213537809627776497036226985984,
    266176291048758207244304266079682004684827359715610305208180899079792619165853211000034410131607124448427075619255552994072453971968,
    532352582097516414488608532159364009369654719431220610416361798159585238331706422000068820263214248896854151238511105988144907943936,
    1064705164195032828977217064318728018739309438862441220832723596319170476663412844000137640526428497793708302477022211976289815887872,
    2129410328390065657954434128637456037478618877724882441665447192638340953326825688000275281052856995587416604954044423952579631775744,
    4258820656780131315908868257274912074957237755449764883330894385276681906653651376000550562105713991174833209908088847905159263551488,
    8517641313560262631817736514549824149914475510899529766661788770553363813307302752001101124211427982349666419816177695810318527102976,
    17035282627120525263635473029099648299828951021799059533323577541106727626614605504002202248422855964699332839632355391620637054205952,
    34070565254241050527270946058199296599657902043598119066647155082213455253229211008004404496845711929398665679264710783241274108411904,
    68141130508482101054541892116398593199315804087196238133294310164426910506458422016008808993691423858797331358529421566482548216823808,
    136282261016964202109083784232797186398631608174392476266588620328853821012916844032017617987382847717594662717058843132965096433647616,
    272564522033928404218167568465594372797263216348784952533177240657707642025833688064035235974765695435189325434117686265930192867295232,
    545129044067856808436335136931188745594526432697569905066354481315415284051667376128070471949531390870378650868235372531860385734590464,
    1090258088135713616872670273862377491189052865395139810132708962630830568103334752256140943899062781740757301736470745063720771469180928,
    2180516173563741985580482286417709880675875551653134038843722051071739670762703383608350615298150557520440796737207885672945867324129280,
    8722064696962653190486787406977884624405732385749681736796584078476880148494779655337333733692577236042836993684565147146279144910749696,
    17444129396632991629138433075262814350513694950636509055014864031143681762433525431578598739885129478046747794104863898747053965435731968,
    34888258793265983258276866150525628701027389901273018110029728062287363524867050863157197479770258956093495588209727797494107930871463936,
    69776517586531966516553732301051257402054779802546036220059456124574727049734101726314394959540517912186991176419455594988215861742927872,
    139553035173063933033107464602102514804109559605092072440118912249149454099468203452628789919081035824373982352838911189976431723485855744,
    279106070346127866066214929204205029608219119210184144880237824498298908198936406905257579838162071648747964705677822379952863446971711488,
    558212140692255732132429858408410059216438238420368289760475648996597816397872813810515159676324143297495929411355644759905726893943422976,
    1116424281384511464264859716816820118432876476840736579520951297993195632795745627621030319352648286594991858822711289519811453787886845952,
    2232848562769022928529719433633640236865752953681473159041902595986391265591491255242060638705296573189983717645422579039622907575773691904,
    4465697125538045857059438867267280473731505907362946318083805191972782531182982510484121277410593146379967435290845158079245815151547383808,
    8931394251076091714118877734534560947463011814725892636167610383945565062365965020968242554821186292759934870581690316158491630303094767616,
    17862788502152183428237755469069121894926023629451785272335220767891130124731930041936485109642372585519869741163380632316983260606189535232,
    35725577004304366856475510938138243789852047258903570544670441535782260249463860083872970219284745171039739482326761264633966521212379070464,
    71451154008608733712951021876276487579704094517807141089340883071564520498927720167745940438569490342079478964653522529267933042424758140928,
    142902308017217467425902043752552975159408189035614282178681766143129040997855440335491880877138980684158957929307045058535866084849516281856,
    285804616034434934851804087505105950318816378071228564357363532286258081995710880670983761754277961368317915858614090117071732169699032563712,
    571609232068869869703608175010211900637632756142457128714727064572516163991421761341967523508555922736635831717228180234143464339398065127424,
    1143218464137739739407216350020423801275265512284914257429454129145032327982843522683935047017111845473271663434456360468286928678796130254848,
    2286436928275479478814432700040847602550531024569828514858908258290064655965687045367870094034223690946543326868912720936573857357592260509696,
    4572873856550958957628865400081695205101062049139657029717816516580129311931374090735740188068447381893086653737825441873147714715184521019392,
    9145747713101917915257730800163390410202124098279314059435633033160258623862748181471480376136894763786173307475650883746295429430369042038784,
    18291495426203835830515461600326780820404248196558628118871266066320517247725496362942960752273789527572346614951301767492590858860738084077568,
    36582990852407671661030923200653561640808496393117256237742532132641034495450992725885921504547579055144693229902603534985181717721476168155136,
    73165981704815343322061846401307123281616992786234512475485064265282068990901985451771843009095158110289386459805207069970363435442952336310272,
    146331963409630686644123692802614246563233985572469024950970128530564137981803970903543686018190316220578772919610414139940726870885904672620544,
    292663926819261373288247385605228493126467971144938049901940257061128275963607941807087372036380632441157545839220828279881453741771809345241088,
    585327853638522746576494771210456986252935942289876099803880514122256551927215883614174744072761264882315091678441656559762907483543618690482176,
    1170655707277045493152989542420913972505871884579752199607761028244513103854431767228349488145522529764630183356883313119525814967087237380964352,
    2341311414554090986305979084841827945011743769159504399215522056489026207708863534456698976291045059529260366713766626239051629934174474761928704,
    1560874275884834841340248129528336091415826156537242025685469330805024005685482830895534035309902672543664534102002736421856968000426582088876032,
    3121748556130702028454137602352615030159679519196332215494847023298989206454801390471455610576951649369910461568580602481311003602060773949440000,
    9365245665484751188179985244860549858927020420174431203735268828771006822641847018960775138426090745254677122462691721018868299072043915333861376,
    18730491330969502376359970489721099717854040840348862407470537657542013645283694037921550276852181490509354244925383442037736598144087830667722752,
    37460982661939004752719940979442199435708081680697724814941075315084027290567388075843100553704362981018708489850766884075473196288175661335445504,
    74921965323878009505439881958884398871416163361395449629882150630168054581134776151686201107408725962037416979701533768150946392576351322670891008,
    149843930647756019010879763917768797742832326722790899259764301260336109162269552303372402214817451924074833959403067536301892785152702645341782016,
    299687861295512038021759527835537595485664653445581798519528602520672218324539104606744804429634903848149667918806135072603785570305405290683564032,
    599375722591024076043519055671075190971329306891163597039057205041344436649078209213489608859269807696299335837612270145207571140610810581367128064,
    1198751445182048152087038111342150381942658613782327194078114410082688873298156418426979217718539615392598671675224540290415142281221621162734256128,
    2397502890364096304174076222684300763885317227564654388156228820165377746596312836853958435437079230785197343350449080580830284562443242325468512256,
    4795005780728192608348152445368601527770634455129308776312457640330755493192625673707916870874158461570394686700898161161660569124886484650937024512,
    9590011561456385216696304890737203055541268910258617552624915280661510986385251347415833741748316923140789373401796322323321138249772969301874049024,
    19180023122912770433392609781474406111082537820517235105249830561323021972770502694831667483496633846281578746803592644646642276499545938603748098048,
    38360046245825540866785219562948812222165075641034470210499661122646043945541005389663334966993267692563157493607185289293284552999091877207496196096,
    76720092491651081733570439125897624444330151282068940420999322245292087891082010779326669933986535385126314987214370578586569105998183754414992392192,
    153440184983302163467140878251795248888660302564137880841998644490584175782164021558653339867973070770252629974428741157173138211996367508829984784384,
    306880369966604326934281756503590497777320605128275761683997288981168351564328043117306679735946141540505259948857482314346276423992735017659969568768,
    613760739933208653868563513007180995554641210256551523367994577962336703128656086234613359471892283081010519897714964628692552847985470035319939137536,
    1227521479866417307737127026014361991109282420513103046735989155924673406257312172469226718943784566162021039795429929257385105695970940070639878275072,
    2455042959732834615474254052028723982218564841026206093471978311849346812514624344938453437887569132324042079590859858514770211391941880141279756550144,
    4910085919465669230948508104057447964437129682052412186943956623698693625029248689876906875775138264648084159181719717029540422783883760282559513100288,
    9820171838931338461897016208114895928874259364104824373887913247397387250058497379753813751550276529296168318363439434059080845567767520565119026200576,
    19640343677862676923794032416229791857748518728209648747775826494794774500116994759507627503100553058592336636726878868118161691135535041130238052401152,
    39280687355725353847588064832459583715497037456419297495551652989589549000233989519015255006201106117184673273453757736236323382271070082260476104802304,
    78561374711450707695176129664919167430994074912838594991103305979179098000467979038030510012402212234369346546907515472472646764542140164520952209604608,
    157122749422901415390352259329838334861988149825677189982206611958358196000935958076061020024804424468738693093815030944945293529084280329041904419209216,
    314245498845802830780704518659676669723976299651354379964413223916716392001871916152122040049608848937477386187630061889890587058168560658083808838418432,
    628490997691605661561409037319353339447952599302708759928826447833432784003743832304244080099217697874954772375260123779781174116337121316167617676836864,
    1256981995383211323122818074638706678895905198605417519857652895666865568007487664608488160198435395749909544750520247559562348232674242632335235353673728,
    2513963987644674095929643917895816127998644091462236897050334640474574176389603590397210700276564688436327118341213563997718073569900509585382185401057280,
    10055855953700444934034567902964861741787742671597545730866309712757453665183786100408608421226564856808800444524681187112278917175050014020817026910519296,
    20111711910522638418385128037311320713368651648943689604397590576374064289992943939636982462573435816681092860209189305345964457245548003720922339127328768,
    40223423821045276836770256074622641426737303297887379208795181152748128579985887879273964925146871633362185720418378610691928914491096007441844678254657536,
    80446847642090553673540512149245282853474606595774758417590362305496257159971775758547929850293743266724371440836757221383857828982192014883689356509315072,
    160893695284181107347081024298490565706949213191549516835180724610992514319943551517095859700587486533448742881673514442767715657964384029767378713018630144,
    321787390568362214694162048596981131413898426383099033670361449221985028639887103034191719401174973066897485763347028885535431315928768059534757426037260288,
    643574781136724429388324097193962262827796852766198067340722898443970057279774206068383438802349946133794971526694057771070862631857536119069514852074520576,
    1287149562273448858776648194387924525655593705532396134681445796887940114559548412136766877604699892267589943053388115542141725263715072238139029704149041152,
    2574299124546897717553296388775849051311187411064792269362891593775880229119096824273533755209399784535179886106776231084283450527430144476278059408298082304,
    5148598249093795435106592777551698102622374822129584538725783187551760458238193648547067510418799569070359772213552462168566901054860288952556118816596164608,
    10297196498187590870213185555103396205244749644259169077451566375103520916476387297094135020837599138140719544427104924337133802109720577905112237633192329216,
    20594392996375181740426371110206792410489499288518338154903132750207041832952774594188270041675198276281439088854209848674267604219441155810224475266384658432,
    41188785992750363480852742220413584820978998577036676309806265500414083665905549188376540083350396552562878177708419697348535208438882311620448950532769316864,
    82377571985500726961705484440827169641957997154073352619612531000828167331811098376753080166700793105125756355416839394697070416877764623240897901065538633728,
    164755143971001453923410968881654339283915994308146705239225062001656334663622196753506160333401586210251512710833678789394140833755529246481795802131077267456,
    329510287942002907846821937763308678567831988616293410478450124003312669327244393507012320666803172420503025421667357578788281667511058492963591604262154534912,
    659020575884005815693643875526617357135663977232586820956900248006625338654488787014024641333606344841006050843334715157576563335022116985927183208524309069824,
    1318041151768011631387287751053234714271327954465173641913800496013250677308977574028049282667212689682012101686669430315153126670044233971854366417048618139648,
    2636082303536023262774575502106469428542655908930347283827600992026501354617955148056098565334425379364024203373338860630306253340088467943708732834097236279296,
    5272164607072046525549151004212938857085311817860694567655201984053002709235910296112197130668850758728048406746677721260612506680176935887417465668194472558592,
    10544329214144093051098302008425877714170623635721389135310403968106005418471820592224394261337701517456096813493355442521225013360353871774834931336388945117184,
    21088658428288186102196604016851755428341247271442778270620807936212010836943641184448788522675403034912193626986710885042450026720707743549669862672777890234368,
    42177316856576372204393208033703510856682494542885556541241615872424021673887282368897577045350806069824387253973421770084900053441415487099339725345555780468736,
    84354633713152744408786416067407021713364989085771113082483231744848043347774564737795154090701612139648774507946843540169800106882830974198679450691111560937472,
    168709267426305488817572832134814043426729978171542226164966463489696086695549129475590308181403224279297549015893687080339600213765661948397358901382223121874944,
    337418534852610977635145664269628086853459956343084452329932926979392173391098258951180616362806448558595098031787374160679200427531323896794717802764446243749888,
    674837069705221955270291328539256173706919912686168904659865853958784346782196517902361232725612897117190196063574748321358400855062647793589435605528892487499776,
    1349674139410443910540582657078512347413839825372337809319731707917568693564393035804722465451225794234380392127149496642716801710125295587178871211057784974999552,
    2699348278820887821081165314157024694827679650744675618639463415835137387128786071609444930902451588468760784254298993285433603420250591174357742422115569949999104,
    1799565518655266550306501996955765421626542845184810169901625886484943197930783879819898829901556296555552880015781334765852150161260648999074054533642311258079232,
    3599131042338461074341477906251790217580277988174382522525399289616221937257229270917377776103815454923694545415324616351636569392679004052628072797197240893440000,
    10797393123663431240538784443861864403189372432653306112428099524417775450841246805233746584110977790229357779323465884508288195464598541454897575904983310428798976,
    21594786247326862481077568887723728806378744865306612224856199048835550901682493610467493168221955580458715558646931769016576390929197082909795151809966620857597952,
    43189572494653724962155137775447457612757489730613224449712398097671101803364987220934986336443911160917431117293863538033152781858394165819590303619933241715195904,
    86379144989307449924310275550894915225514979461226448899424796195342203606729974441869972672887822321834862234587727076066305563716788331639180607239866483430391808,
    172758289978614899848620551101789830451029958922452897798849592390684407213459948883739945345775644643669724469175454152132611127433576663278361214479732966860783616,
    345516579957229799697241102203579660902059917844905795597699184781368814426919897767479890691551289287339448938350908304265222254867153326556722428959465933721567232,
    691033159914459599394482204407159321804119835689811591195398369562737628853839795534959781383102578574678897876701816608530444509734306653113444857918931867443134464,
    1382066319828919198788964408814318643608239671379623182390796739125475257707679591069919562766205157149357795753403633217060889019468613306226889715837863734886268928,
    2764132639657838397577928817628637287216479342759246364781593478250950515415359182139839125532410314298715591506807266434121778038937226612453779431675727469772537856,
    5528265279315676795155857635257274574432958685518492729563186956501901030830718364279678251064820628597431183013614532868243556077874453224907558863351454939545075712,
    11056530558631353590311715270514549148865917371036985459126373913003802061661436728559356502129641257194862366027229065736487112155748906449815117726702909879090151424,
    22113061117262707180623430541029098297731834742073970918252747826007604123322873457118713004259282514389724732054458131472974224311497812899630235453405819758180302848,
    44226122234525414361246861082058196595463669484147941836505495652015208246645746914237426008518565028779449464108916262945948448622995625799260470906811639516360605696,
    88452244469050828722493722164116393190927338968295883673010991304030416493291493828474852017037130057558898928217832525891896897245991251598520941813623279032721211392,
    176904488938101657444987444328232786381854677936591767346021982608060832986582987656949704034074260115117797856435665051783793794491982503197041883627246558065442422784,
    353808977876203314889974888656465572763709355873183534692043965216121665973165975313899408068148520230235595712871330103567587588983965006394083767254493116130884845568,
    707617955752406629779949777312931145527418711746367069384087930432243331946331950627798816136297040460471191425742660207135175177967930012788167534508986232261769691136,
    1415235911504813259559899554625862291054837423492734138768175860864486663892663901255597632272594080920942382851485320414270350355935860025576335069017972464523539382272,
    2830471823009626519119799109251724582109674846985468277536351721728973327785327802511195264545188161841884765702970640828540700711871720051152670138035944929047078764544,
    5660943646019253038239598218503449164219349693970936555072703443457946655570655605022390529090376323683769531405941281657081401423743440102305340276071889858094157529088,
    11321887292038506076479196437006898328438699387941873110145406886915893311141311210044781058180752647367539062811882563314162802847486880204610680552143779716188315058176,
    22643774584077012152958392874013796656877398775883746220290813773831786622282622420089562116361505294735078125623765126628325605694973760409221361104287559432376630116352,
    45287549168154024305916785748027593313754797551767492440581627547663573244565244840179124232723010589470156251247530253256651211389947520818442722208575118864753260232704,
    90575098336308048611833571496055186627509595103534984881163255095327146489130489680358248465446021178940312502495060506513302422779895041636885444417150237729506520465408,
    181150196672616097223667142992110373255019190207069969762326510190654292978260979360716496930892042357880625004990121013026604845559790083273770888834300475459013040930816,
    362300393345232194447334285984220746510038380414139939524653020381308585956521958721432993861784084715761250009980242026053209691119580166547541777668600950918026081861632,
    724600786690464388894668571968441493020076760828279879049306040762617171913043917442865987723568169431522500019960484052106419382239160333095083555337201901836052163723264,
    1449201573380928777789337143936882986040153521656559758098612081525234343826087834885731975447136338863045000039920968104212838764478320666190167110674403803672104327446528,
    2898403143162726519944117181625335165931521556217361821555690856569864229562705605234273654639040128842977314359905207701608961430390028487984894470141995462652077570785280,
    11593612576250037115411025832749771469874871711965204980864296732760061376340292485474284914811393064255021943159557559313252561820126726796335017631774793995300441367248896,
    23187225156099205266456608771747973745898528911026167656370126772000727210770055035485760125878018677393156572039051847133321839738820066437065475014756400135293013818605568,
    46374450312198410532913217543495947491797057822052335312740253544001454421540110070971520251756037354786313144078103694266643679477640132874130950029512800270586027637211136,
    92748900624396821065826435086991894983594115644104670625480507088002908843080220141943040503512074709572626288156207388533287358955280265748261900059025600541172055274422272,
    185497801248793642131652870173983789967188231288209341250961014176005817686160440283886081007024149419145252576312414777066574717910560531496523800118051201082344110548844544,
    370995602497587284263305740347967579934376462576418682501922028352011635372320880567772162014048298838290505152624829554133149435821121062993047600236102402164688221097689088,
    741991204995174568526611480695935159868752925152837365003844056704023270744641761135544324028096597676581010305249659108266298871642242125986095200472204804329376442195378176,
    1483982409990349137053222961391870319737505850305674730007688113408046541489283522271088648056193195353162020610499318216532597743284484251972190400944409608658752884390756352,
    2967964819980698274106445922783740639475011700611349460015376226816093082978567044542177296112386390706324041220998636433065195486568968503944380801888819217317505768781512704,
    5935929639961396548212891845567481278950023401222698920030752453632186165957134089084354592224772781412648082441997272866130390973137937007888761603777638434635011537563025408,
    11871859279922793096425783691134962557900046802445397840061504907264372331914268178168709184449545562825296164883994545732260781946275874015777523207555276869270023075126050816,
    23743718559845586192851567382269925115800093604890795680123009814528744663828536356337418368899091125650592329767989091464521563892551748031555046415110553738540046150252101632,
    47487437119691172385703134764539850231600187209781591360246019629057489327657072712674836737798182251301184659535978182929043127785103496063110092830221107477080092300504203264,
    94974874239382344771406269529079700463200374419563182720492039258114978655314145425349673475596364502602369319071956365858086255570206992126220185660442214954160184601008406528,
    189949748478764689542812539058159400926400748839126365440984078516229957310628290850699346951192729005204738638143912731716172511140413984252440371320884429908320369202016813056,
    379899496957529379085625078116318801852801497678252730881968157032459914621256581701398693902385458010409477276287825463432345022280827968504880742641768859816640738404033626112,
    759798993915058758171250156232637603705602995356505461763936314064919829242513163402797387804770916020818954552575650926864690044561655937009761485283537719633281476808067252224,
    1519597987830117516342500312465275207411205990713010923527872628129839658485026326805594775609541832041637909105151301853729380089123311874019522970567075439266562953616134504448,
    3039195975660235032685000624930550414822411981426021847055745256259679316970052653611189551219083664083275818210302603707458760178246623748039045941134150878533125907232269008896,
    6078391951320470065370001249861100829644823962852043694111490512519358633940105307222379102438167328166551636420605207414917520356493247496078091882268301757066251814464538017792,
    12156783902640940130740002499722201659289647925704087388222981025038717267880210614444758204876334656333103272841210414829835040712986494992156183764536603514132503628929076035584,
    24313567805281880261480004999444403318579295851408174776445962050077434535760421228889516409752669312666206545682420829659670081425972989984312367529073207028265007257858152071168,
    48627135610563760522960009998888806637158591702816349552891924100154869071520842457779032819505338625332413091364841659319340162851945979968624735058146414056530014515716304142336,
    97254271221127521045920019997777613274317183405632699105783848200309738143041684915558065639010677250664826182729683318638680325703891959937249470116292828113060029031432608284672,
    194508542442255042091840039995555226548634366811265398211567696400619476286083369831116131278021354501329652365459366637277360651407783919874498940232585656226120058062865216569344,
    389017084884510084183680079991110453097268733622530796423135392801238952572166739662232262556042709002659304730918733274554721302815567839748997880465171312452240116125730433138688,
    778034169769020168367360159982220906194537467245061592846270785602477905144333479324464525112085418005318609461837466549109442605631135679497995760930342624904480232251460866277376,
    1556068339538040336734720319964441812389074934490123185692541571204955810288666958648929050224170836010637218923674933098218885211262271358995991521860685249808960464502921732554752,
    3112136679076080673469440639928883624778149868980246371385083142409911620577333917297858100448341672021274437847349866196437770422524542717991983043721370499617920929005843465109504,
    2074757785406630861810084035836697101363435355270343025972316261830401871809636087816978662876195486917195862237822641459041484085455515368487490753190428887500767161221065507602432,
    7729075049633647725025260888112405494746640146508627691956003809383642742668590913609577829419077704808039917782941082861546873420652588155881257098140973642086092713754624,
    19322687625883684830380430773405229139940993109819448077210776176699409085716212316292539721675310536461656137317321071407275541600914776811900862620955840177561297326440448,
    38645375251767369660760861546810458279881986219638896154421552353398818171432424632585079443350621072923312274634642142814551083201829553623801725241911680355122594652880896,
    77290750503534739321521723093620916559763972439277792308843104706797636342864849265170158886701242145846624549269284285629102166403659107247603450483823360710245189305761792,
    154581501007069478643043446187241833119527944878555584617686209413595272685729698530340317773402484291693249098538568571258204332807318214495206900967646721420490378611523584,
    309163002014138957286086892374483666239055889757111169235372418827190545371459397060680635546804968583386498197077137142516408665614636428990413801935293442840980757223047168,
    618326004028277914572173784748967332478111779514222338470744837654381090742918794121361271093609937166772996394154274285032817331229272857980827603870586885681961514446094336,
    1236652008056555829144347569497934664956223559028444676941489675308762181485837588242722542187219874333545992788308548570065634662458545715961655207741173771363923028892188672,
    2473304016113111658288695138995869329912447118056889353882979350617524362971675176485445084374439748667091985576617097140131269324917091431923310415482347542727846057784377344,
    4946608032226223316577390277991738659824894236113778707765958701235048725943350352970890168748879497334183971153234194280262538649834182863846620830964695085455692115568754688,
    9893216064452446633154780555983477319649788472227557415531917402470097451886700705941780337497758994668367942306468388560525077299668365727693241661929390170911384231137509376,
    19786432128904893266309561111966954639299576944455114831063834804940194903773401411883560674995517989336735884612936777121050154599336731455386483323858780341822768462275018752,
    39572864257809786532619122223933909278599153888910229662127669609880389807546802823767121349991035978673471769225873554242100309198673462910772966647717560683645536924550037504,
    79145728515619573065238244447867818557198307777820459324255339219760779615093605647534242699982071957346943538451747108484200618397346925821545933295435121367291073849100075008,
    158291457031239146130476488895735637114396615555640918648510678439521559230187211295068485399964143914693887076903494216968401236794693851643091866590870242734582147698200150016,
    316582914062478292260952977791471274228793231111281837297021356879043118460374422590136970799928287829387774153806988433936802473589387703286183733181740485469164295396400300032,
    633165828124956584521905955582942548457586462222563674594042713758086236920748845180273941599856575658775548307613976867873604947178775406572367466363480970938328590792800600064,
    1266331656249913169043811911165885096915172924445127349188085427516172473841497690360547883199713151317551096615227953735747209894357550813144734932726961941876657181585601200128,
    2532663312499826338087623822331770193830345848890254698376170855032344947682995380721095766399426302635102193230455907471494419788715101626289469865453923883753314363171202400256,
    5065326624999652676175247644663540387660691697780509396752341710064689895365990761442191532798852605270204386460911814942988839577430203252578939730907847767506628726342404800512,
    10130653249999305352350495289327080775321383395561018793504683420129379790731981522884383065597705210540408772921823629885977679154860406505157879461815695535013257452684809601024,
    20261306499998610704700990578654161550642766791122037587009366840258759581463963045768766131195410421080817545843647259771955358309720813010315758923631391070026514905369619202048,
    40522612999997221409401981157308323101285533582244075174018733680517519162927926091537532262390820842161635091687294519543910716619441626020631517847262782140053029810739238404096,
    81045225999994442818803962314616646202571067164488150348037467361035038325855852183075064524781641684323270183374589039087821433238883252041263035694525564280106059621478476808192,
    162090451999988885637607924629233292405142134328976300696074934722070076651711704366150129049563283368646540366749178078175642866477766504082526071389051128560212119242956953616384,
    324180903999977771275215849258466584810284268657952601392149869444140153303423408732300258099126566737293080733498356156351285732955533008165052142778102257120424238485913907232768,
    648361807999955542550431698516933169620568537315905202784299738888280306606846817464600516198253133474586161466996712312702571465911066016330104285556204514240848476971827814465536,
    1296723615999911085100863397033866339241137074631810405568599477776560613213693634929201032396506266949172322933993424625405142931822132032660208571112409028481696953943655628931072,
    2593447231999822170201726794067732678482274149263620811137198955553121226427387269858402064793012533898344645867986849250810285863644264065320417142224818056963393907887311257862144,
    1037378895118651381891045724444304205952102066284804722278740581415589641441866393317097080638921273508491405124672909319225420651876752822753959450335672426865606012373112992038912,
)


# The table `data 11` by key0.
CELLS_data_11: Final[tuple[int, ...]] = (
    4835149876136305412276224, 2471044449079278327937630208, 0, 0, 0, 0, 37138201178561408246973726720,
    5191029207934746973081589302427648, 1324035698926381340423181743303950336, 1228036518971097232699931230208,
)


# The table `data 12` by key0.
CELLS_data_12: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 16384, 0, 0, 32768)


# The table `data 13` by key0.
CELLS_data_13: Final[tuple[int, ...]] = (
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


# The table `data 14` by key0, key1, key2.
CELLS_data_14: Final[tuple[int, ...]] = (
    1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1,
    1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0,
    0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0,
    1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 15` by key0.
CELLS_data_15: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 1,
)


CELLS_data_16: dict[int, int] = {
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
ROWS_data_16: Rows = (
    ('data 16', ((0, 0),), 4835149876136305414356994),
    ('data 16', ((1, 1),), 2471044449079278345115402244),
    ('data 16', ((2, 2),), 16128),
    ('data 16', ((3, 3),), 281457796841664),
    ('data 16', ((4, 4),), 35747322042253344),
    ('data 16', ((5, 5),), 1116892707587883024),
    ('data 16', ((6, 6),), 37138201195855230816076431368),
    ('data 16', ((7, 7),), 5191029207934746973081589302427648),
    ('data 16', ((8, 8),), 1324035698926381340423181743303950336),
    ('data 16', ((9, 9),), 1228036518971097232699931230208),
    ('data 16', ((2000000, 2000000),), 18446744073709551617),
)


def look_data_16(key0: int) -> int:
    """The table `data 16` by key0.

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
    cell = CELLS_data_16.get(key0)
    return search_rows('data 16', ROWS_data_16, (KIND_0_9_or_none,), (key0,)) if cell is None else cell


# The table `data 17` by key0.
CELLS_data_17: Final[tuple[int, ...]] = (
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


# The table `data 18` by key0.
CELLS_data_18: Final[tuple[int, ...]] = (510, 65024)


# The table `data 19` by key0, key1.
CELLS_data_19: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 2` by key0, key1, key2.
CELLS_data_2: Final[tuple[int, ...]] = (
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 21` by key0.
CELLS_data_21: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 1, 1,
)


# The table `data 23` by key0, key1.
CELLS_data_23: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0,
    0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 2,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0,
    0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0,
    0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 3, 0, 0, 0, 2,
    2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 2, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 3, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 24` by key0, key1.
CELLS_data_24: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


CELLS_data_25: dict[tuple[int, int, int], int] = {
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
ROWS_data_25: Rows = (
    ('data 25', ((0, 0), (0, 0), (0, 0)), 1),
    ('data 25', ((0, 0), (0, 0), (1, 1)), 17),
    ('data 25', ((0, 0), (1, 1), (0, 0)), 3),
    ('data 25', ((0, 0), (1, 1), (1, 1)), 19),
    ('data 25', ((0, 0), (2, 2), (0, 0)), 5),
    ('data 25', ((0, 0), (2, 2), (1, 1)), 21),
    ('data 25', ((0, 0), (3, 3), (0, 0)), 9),
    ('data 25', ((0, 0), (3, 3), (1, 1)), 25),
    ('data 25', ((0, 0), (4, 4), (0, 0)), 17),
    ('data 25', ((0, 0), (4, 4), (1, 1)), 17),
    ('data 25', ((0, 0), (2000000, 2000000), (0, 0)), 1),
    ('data 25', ((0, 0), (2000000, 2000000), (1, 1)), 17),
    ('data 25', ((1, 1), (0, 0), (0, 0)), 3),
    ('data 25', ((1, 1), (0, 0), (1, 1)), 19),
    ('data 25', ((1, 1), (1, 1), (0, 0)), 2),
    ('data 25', ((1, 1), (1, 1), (1, 1)), 18),
    ('data 25', ((1, 1), (2, 2), (0, 0)), 6),
    ('data 25', ((1, 1), (2, 2), (1, 1)), 22),
    ('data 25', ((1, 1), (3, 3), (0, 0)), 10),
    ('data 25', ((1, 1), (3, 3), (1, 1)), 26),
    ('data 25', ((1, 1), (4, 4), (0, 0)), 18),
    ('data 25', ((1, 1), (4, 4), (1, 1)), 18),
    ('data 25', ((1, 1), (2000000, 2000000), (0, 0)), 2),
    ('data 25', ((1, 1), (2000000, 2000000), (1, 1)), 18),
    ('data 25', ((2, 2), (0, 0), (0, 0)), 5),
    ('data 25', ((2, 2), (0, 0), (1, 1)), 21),
    ('data 25', ((2, 2), (1, 1), (0, 0)), 6),
    ('data 25', ((2, 2), (1, 1), (1, 1)), 22),
    ('data 25', ((2, 2), (2, 2), (0, 0)), 4),
    ('data 25', ((2, 2), (2, 2), (1, 1)), 20),
    ('data 25', ((2, 2), (3, 3), (0, 0)), 12),
    ('data 25', ((2, 2), (3, 3), (1, 1)), 28),
    ('data 25', ((2, 2), (4, 4), (0, 0)), 20),
    ('data 25', ((2, 2), (4, 4), (1, 1)), 20),
    ('data 25', ((2, 2), (2000000, 2000000), (0, 0)), 4),
    ('data 25', ((2, 2), (2000000, 2000000), (1, 1)), 20),
    ('data 25', ((3, 3), (0, 0), (0, 0)), 9),
    ('data 25', ((3, 3), (0, 0), (1, 1)), 25),
    ('data 25', ((3, 3), (1, 1), (0, 0)), 10),
    ('data 25', ((3, 3), (1, 1), (1, 1)), 26),
    ('data 25', ((3, 3), (2, 2), (0, 0)), 12),
    ('data 25', ((3, 3), (2, 2), (1, 1)), 28),
    ('data 25', ((3, 3), (3, 3), (0, 0)), 8),
    ('data 25', ((3, 3), (3, 3), (1, 1)), 24),
    ('data 25', ((3, 3), (4, 4), (0, 0)), 24),
    ('data 25', ((3, 3), (4, 4), (1, 1)), 24),
    ('data 25', ((3, 3), (2000000, 2000000), (0, 0)), 8),
    ('data 25', ((3, 3), (2000000, 2000000), (1, 1)), 24),
    ('data 25', ((4, 4), (0, 0), (0, 0)), 17),
    ('data 25', ((4, 4), (0, 0), (1, 1)), 17),
    ('data 25', ((4, 4), (1, 1), (0, 0)), 18),
    ('data 25', ((4, 4), (1, 1), (1, 1)), 18),
    ('data 25', ((4, 4), (2, 2), (0, 0)), 20),
    ('data 25', ((4, 4), (2, 2), (1, 1)), 20),
    ('data 25', ((4, 4), (3, 3), (0, 0)), 24),
    ('data 25', ((4, 4), (3, 3), (1, 1)), 24),
    ('data 25', ((4, 4), (4, 4), (0, 0)), 16),
    ('data 25', ((4, 4), (4, 4), (1, 1)), 16),
    ('data 25', ((4, 4), (2000000, 2000000), (0, 0)), 16),
    ('data 25', ((4, 4), (2000000, 2000000), (1, 1)), 16),
)


def look_data_25(key0: int, key1: int, key2: int) -> int:
    """The table `data 25` by key0, key1, key2.

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
    cell = CELLS_data_25.get((key0, key1, key2))
    return search_rows('data 25', ROWS_data_25, (KIND_0_4, KIND_0_4_or_none, KIND_0_1), (key0, key1, key2)) if cell is None else cell


# The table `data 26` by key0, key1.
CELLS_data_26: Final[tuple[int, ...]] = (
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 3, 2000000,
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
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 3, 2000000, 2000000, 2000000,
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
    2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000, 2000000,
)


# The table `data 27` by key0, key1.
CELLS_data_27: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 28` by key0, key1.
CELLS_data_28: Final[tuple[int, ...]] = (
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


# The table `data 29` by key0, key1.
CELLS_data_29: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 3` by key0.
CELLS_data_3: Final[tuple[int, ...]] = (
    4149515557287380389460632829605105478216484199345654910876352333718947057058350719531025775338522494542430152723909941087888619543316539324757911866885237666659939557310567079215103,
    4149515568880992958512407863691161151012446232242436899995657329690652811412908146399707048947103794288197886611300789182395151075411775307886874834113963687061181803401509523683839,
)


# The table `data 30` by key0.
CELLS_data_30: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 31` by key0.
CELLS_data_31: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 0, 0,
)


# The table `data 32` by key0.
CELLS_data_32: Final[tuple[int, ...]] = (
    0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 33` by key0.
CELLS_data_33: Final[tuple[int, ...]] = (
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 34` by key0.
CELLS_data_34: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 35` by key0, key1.
CELLS_data_35: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 36` by key0, key1.
CELLS_data_36: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)
ROWS_data_36: Rows = (
    ('data 36', ((0, 0), (0, 0)), 1),
    ('data 36', ((0, 0), (1, 1)), 1),
    ('data 36', ((0, 0), (2, 2)), 1),
    ('data 36', ((0, 0), (3, 3)), 1),
    ('data 36', ((0, 0), (4, 4)), 1),
    ('data 36', ((0, 0), (5, 5)), 1),
    ('data 36', ((0, 0), (6, 6)), 1),
    ('data 36', ((0, 0), (7, 7)), 1),
    ('data 36', ((0, 0), (8, 8)), 1),
    ('data 36', ((0, 0), (9, 9)), 1),
    ('data 36', ((0, 0), (10, 10)), 1),
    ('data 36', ((0, 0), (11, 11)), 1),
    ('data 36', ((0, 0), (12, 12)), 1),
    ('data 36', ((0, 0), (13, 13)), 1),
    ('data 36', ((0, 0), (14, 14)), 1),
    ('data 36', ((0, 0), (15, 15)), 1),
    ('data 36', ((0, 0), (16, 16)), 1),
    ('data 36', ((0, 0), (17, 17)), 1),
    ('data 36', ((0, 0), (18, 18)), 1),
    ('data 36', ((0, 0), (19, 19)), 1),
    ('data 36', ((0, 0), (20, 20)), 1),
    ('data 36', ((0, 0), (21, 21)), 1),
    ('data 36', ((0, 0), (22, 22)), 1),
    ('data 36', ((0, 0), (23, 23)), 1),
    ('data 36', ((0, 0), (24, 24)), 1),
    ('data 36', ((0, 0), (25, 25)), 1),
    ('data 36', ((0, 0), (26, 26)), 1),
    ('data 36', ((0, 0), (27, 27)), 1),
    ('data 36', ((0, 0), (28, 28)), 1),
    ('data 36', ((0, 0), (29, 29)), 1),
    ('data 36', ((0, 0), (30, 30)), 1),
    ('data 36', ((0, 0), (31, 31)), 1),
    ('data 36', ((0, 0), (32, 32)), 1),
    ('data 36', ((0, 0), (33, 33)), 1),
    ('data 36', ((0, 0), (34, 34)), 1),
    ('data 36', ((0, 0), (35, 35)), 1),
    ('data 36', ((0, 0), (36, 36)), 1),
    ('data 36', ((0, 0), (37, 37)), 1),
    ('data 36', ((0, 0), (38, 38)), 1),
    ('data 36', ((0, 0), (39, 39)), 1),
    ('data 36', ((0, 0), (40, 40)), 1),
    ('data 36', ((0, 0), (41, 41)), 1),
    ('data 36', ((0, 0), (42, 42)), 1),
    ('data 36', ((0, 0), (43, 43)), 1),
    ('data 36', ((0, 0), (44, 44)), 1),
    ('data 36', ((0, 0), (45, 45)), 1),
    ('data 36', ((0, 0), (46, 46)), 1),
    ('data 36', ((0, 0), (47, 47)), 1),
    ('data 36', ((0, 0), (48, 48)), 1),
    ('data 36', ((0, 0), (49, 49)), 1),
    ('data 36', ((0, 0), (50, 50)), 1),
    ('data 36', ((0, 0), (51, 51)), 1),
    ('data 36', ((0, 0), (52, 52)), 1),
    ('data 36', ((0, 0), (53, 53)), 1),
    ('data 36', ((0, 0), (54, 54)), 1),
    ('data 36', ((0, 0), (55, 55)), 1),
    ('data 36', ((0, 0), (56, 56)), 1),
    ('data 36', ((0, 0), (57, 57)), 1),
    ('data 36', ((0, 0), (58, 58)), 1),
    ('data 36', ((0, 0), (59, 59)), 1),
    ('data 36', ((0, 0), (60, 60)), 1),
    ('data 36', ((0, 0), (61, 61)), 1),
    ('data 36', ((0, 0), (62, 62)), 1),
    ('data 36', ((0, 0), (63, 63)), 1),
    ('data 36', ((0, 0), (64, 64)), 1),
    ('data 36', ((0, 0), (65, 65)), 1),
    ('data 36', ((0, 0), (66, 66)), 1),
    ('data 36', ((0, 0), (67, 67)), 1),
    ('data 36', ((0, 0), (68, 68)), 1),
    ('data 36', ((0, 0), (69, 69)), 1),
    ('data 36', ((0, 0), (70, 70)), 1),
    ('data 36', ((0, 0), (71, 71)), 1),
    ('data 36', ((0, 0), (72, 72)), 1),
    ('data 36', ((0, 0), (73, 73)), 1),
    ('data 36', ((0, 0), (74, 74)), 1),
    ('data 36', ((0, 0), (75, 75)), 1),
    ('data 36', ((0, 0), (76, 76)), 1),
    ('data 36', ((0, 0), (77, 77)), 1),
    ('data 36', ((0, 0), (78, 78)), 1),
    ('data 36', ((0, 0), (79, 79)), 1),
    ('data 36', ((0, 0), (80, 80)), 1),
    ('data 36', ((0, 0), (81, 81)), 1),
    ('data 36', ((0, 0), (82, 82)), 1),
    ('data 36', ((0, 0), (83, 83)), 1),
    ('data 36', ((0, 0), (84, 84)), 1),
    ('data 36', ((0, 0), (85, 85)), 1),
    ('data 36', ((0, 0), (86, 86)), 1),
    ('data 36', ((0, 0), (87, 87)), 1),
    ('data 36', ((0, 0), (88, 88)), 1),
    ('data 36', ((0, 0), (89, 89)), 1),
    ('data 36', ((0, 0), (90, 90)), 1),
    ('data 36', ((0, 0), (91, 91)), 1),
    ('data 36', ((0, 0), (92, 92)), 1),
    ('data 36', ((0, 0), (93, 93)), 1),
    ('data 36', ((0, 0), (94, 94)), 1),
    ('data 36', ((0, 0), (95, 95)), 1),
    ('data 36', ((0, 0), (96, 96)), 1),
    ('data 36', ((0, 0), (97, 97)), 1),
    ('data 36', ((0, 0), (98, 98)), 1),
    ('data 36', ((0, 0), (99, 99)), 1),
    ('data 36', ((0, 0), (100, 100)), 1),
    ('data 36', ((0, 0), (101, 101)), 1),
    ('data 36', ((0, 0), (102, 102)), 1),
    ('data 36', ((0, 0), (103, 103)), 1),
    ('data 36', ((0, 0), (104, 104)), 1),
    ('data 36', ((0, 0), (105, 105)), 1),
    ('data 36', ((0, 0), (106, 106)), 1),
    ('data 36', ((0, 0), (107, 107)), 1),
    ('data 36', ((0, 0), (108, 108)), 1),
    ('data 36', ((0, 0), (109, 109)), 1),
    ('data 36', ((0, 0), (110, 110)), 1),
    ('data 36', ((0, 0), (111, 111)), 1),
    ('data 36', ((0, 0), (112, 112)), 1),
    ('data 36', ((0, 0), (113, 113)), 1),
    ('data 36', ((0, 0), (114, 114)), 1),
    ('data 36', ((0, 0), (115, 115)), 1),
    ('data 36', ((0, 0), (116, 116)), 1),
    ('data 36', ((0, 0), (117, 117)), 1),
    ('data 36', ((0, 0), (118, 118)), 1),
    ('data 36', ((0, 0), (119, 119)), 1),
    ('data 36', ((0, 0), (120, 120)), 1),
    ('data 36', ((0, 0), (121, 121)), 1),
    ('data 36', ((0, 0), (122, 122)), 1),
    ('data 36', ((0, 0), (123, 123)), 1),
    ('data 36', ((0, 0), (124, 124)), 1),
    ('data 36', ((0, 0), (125, 125)), 1),
    ('data 36', ((0, 0), (126, 126)), 1),
    ('data 36', ((0, 0), (127, 127)), 1),
    ('data 36', ((0, 0), (128, 128)), 1),
    ('data 36', ((0, 0), (129, 129)), 1),
    ('data 36', ((0, 0), (130, 130)), 1),
    ('data 36', ((0, 0), (131, 131)), 1),
    ('data 36', ((0, 0), (132, 132)), 1),
    ('data 36', ((0, 0), (133, 133)), 1),
    ('data 36', ((0, 0), (134, 134)), 1),
    ('data 36', ((0, 0), (135, 135)), 1),
    ('data 36', ((0, 0), (136, 136)), 1),
    ('data 36', ((0, 0), (137, 137)), 1),
    ('data 36', ((0, 0), (138, 138)), 1),
    ('data 36', ((0, 0), (139, 139)), 1),
    ('data 36', ((0, 0), (140, 140)), 1),
    ('data 36', ((0, 0), (141, 141)), 1),
    ('data 36', ((0, 0), (142, 142)), 1),
    ('data 36', ((0, 0), (143, 143)), 1),
    ('data 36', ((0, 0), (144, 144)), 1),
    ('data 36', ((0, 0), (145, 145)), 1),
    ('data 36', ((0, 0), (146, 146)), 1),
    ('data 36', ((0, 0), (147, 147)), 1),
    ('data 36', ((0, 0), (148, 148)), 1),
    ('data 36', ((0, 0), (149, 149)), 1),
    ('data 36', ((0, 0), (150, 150)), 1),
    ('data 36', ((0, 0), (151, 151)), 1),
    ('data 36', ((0, 0), (152, 152)), 1),
    ('data 36', ((0, 0), (153, 153)), 1),
    ('data 36', ((0, 0), (154, 154)), 1),
    ('data 36', ((0, 0), (155, 155)), 1),
    ('data 36', ((0, 0), (156, 156)), 1),
    ('data 36', ((0, 0), (157, 157)), 1),
    ('data 36', ((0, 0), (158, 158)), 1),
    ('data 36', ((0, 0), (159, 159)), 1),
    ('data 36', ((0, 0), (160, 160)), 1),
    ('data 36', ((0, 0), (161, 161)), 1),
    ('data 36', ((0, 0), (162, 162)), 1),
    ('data 36', ((0, 0), (163, 163)), 1),
    ('data 36', ((0, 0), (164, 164)), 1),
    ('data 36', ((0, 0), (165, 165)), 1),
    ('data 36', ((0, 0), (166, 166)), 1),
    ('data 36', ((0, 0), (167, 167)), 1),
    ('data 36', ((0, 0), (168, 168)), 1),
    ('data 36', ((0, 0), (169, 169)), 1),
    ('data 36', ((0, 0), (170, 170)), 1),
    ('data 36', ((0, 0), (171, 171)), 1),
    ('data 36', ((0, 0), (172, 172)), 1),
    ('data 36', ((0, 0), (173, 173)), 1),
    ('data 36', ((0, 0), (174, 174)), 1),
    ('data 36', ((0, 0), (175, 175)), 1),
    ('data 36', ((0, 0), (176, 176)), 1),
    ('data 36', ((0, 0), (177, 177)), 1),
    ('data 36', ((0, 0), (178, 178)), 1),
    ('data 36', ((0, 0), (179, 179)), 1),
    ('data 36', ((0, 0), (180, 180)), 1),
    ('data 36', ((0, 0), (181, 181)), 1),
    ('data 36', ((0, 0), (182, 182)), 1),
    ('data 36', ((0, 0), (183, 183)), 1),
    ('data 36', ((0, 0), (184, 184)), 1),
    ('data 36', ((0, 0), (185, 185)), 1),
    ('data 36', ((0, 0), (186, 186)), 1),
    ('data 36', ((0, 0), (187, 187)), 1),
    ('data 36', ((0, 0), (188, 188)), 1),
    ('data 36', ((0, 0), (189, 189)), 1),
    ('data 36', ((0, 0), (190, 190)), 1),
    ('data 36', ((0, 0), (191, 191)), 1),
    ('data 36', ((0, 0), (192, 192)), 1),
    ('data 36', ((0, 0), (193, 193)), 1),
    ('data 36', ((0, 0), (194, 194)), 1),
    ('data 36', ((0, 0), (195, 195)), 1),
    ('data 36', ((0, 0), (196, 196)), 1),
    ('data 36', ((0, 0), (197, 197)), 1),
    ('data 36', ((0, 0), (198, 198)), 1),
    ('data 36', ((0, 0), (199, 199)), 1),
    ('data 36', ((0, 0), (200, 200)), 1),
    ('data 36', ((0, 0), (201, 201)), 1),
    ('data 36', ((0, 0), (202, 202)), 1),
    ('data 36', ((0, 0), (203, 203)), 1),
    ('data 36', ((0, 0), (204, 204)), 1),
    ('data 36', ((0, 0), (205, 205)), 1),
    ('data 36', ((0, 0), (206, 206)), 1),
    ('data 36', ((0, 0), (207, 207)), 1),
    ('data 36', ((0, 0), (208, 208)), 1),
    ('data 36', ((0, 0), (209, 209)), 1),
    ('data 36', ((0, 0), (210, 210)), 1),
    ('data 36', ((0, 0), (211, 211)), 1),
    ('data 36', ((0, 0), (212, 212)), 1),
    ('data 36', ((0, 0), (213, 213)), 1),
    ('data 36', ((0, 0), (214, 214)), 1),
    ('data 36', ((0, 0), (215, 215)), 1),
    ('data 36', ((0, 0), (216, 216)), 1),
    ('data 36', ((0, 0), (217, 217)), 1),
    ('data 36', ((0, 0), (218, 218)), 1),
    ('data 36', ((0, 0), (219, 219)), 1),
    ('data 36', ((0, 0), (220, 220)), 1),
    ('data 36', ((0, 0), (221, 221)), 1),
    ('data 36', ((0, 0), (222, 222)), 1),
    ('data 36', ((0, 0), (223, 223)), 1),
    ('data 36', ((0, 0), (224, 224)), 1),
    ('data 36', ((0, 0), (225, 225)), 1),
    ('data 36', ((0, 0), (226, 226)), 1),
    ('data 36', ((0, 0), (227, 227)), 1),
    ('data 36', ((0, 0), (228, 228)), 1),
    ('data 36', ((0, 0), (229, 229)), 1),
    ('data 36', ((0, 0), (230, 230)), 1),
    ('data 36', ((0, 0), (231, 231)), 1),
    ('data 36', ((0, 0), (232, 232)), 1),
    ('data 36', ((0, 0), (233, 233)), 1),
    ('data 36', ((0, 0), (234, 234)), 1),
    ('data 36', ((0, 0), (235, 235)), 1),
    ('data 36', ((0, 0), (236, 236)), 1),
    ('data 36', ((0, 0), (237, 237)), 1),
    ('data 36', ((0, 0), (238, 238)), 1),
    ('data 36', ((0, 0), (239, 239)), 1),
    ('data 36', ((0, 0), (240, 240)), 1),
    ('data 36', ((0, 0), (241, 241)), 1),
    ('data 36', ((0, 0), (242, 242)), 1),
    ('data 36', ((0, 0), (243, 243)), 1),
    ('data 36', ((0, 0), (244, 244)), 1),
    ('data 36', ((0, 0), (245, 245)), 1),
    ('data 36', ((0, 0), (246, 246)), 1),
    ('data 36', ((0, 0), (247, 247)), 1),
    ('data 36', ((0, 0), (248, 248)), 1),
    ('data 36', ((0, 0), (249, 249)), 1),
    ('data 36', ((0, 0), (250, 250)), 1),
    ('data 36', ((0, 0), (251, 251)), 1),
    ('data 36', ((0, 0), (252, 252)), 0),
    ('data 36', ((0, 0), (253, 253)), 0),
    ('data 36', ((0, 0), (254, 254)), 1),
    ('data 36', ((0, 0), (255, 255)), 1),
    ('data 36', ((0, 0), (256, 256)), 1),
    ('data 36', ((0, 0), (257, 257)), 1),
    ('data 36', ((0, 0), (258, 258)), 1),
    ('data 36', ((0, 0), (259, 259)), 1),
    ('data 36', ((0, 0), (260, 260)), 1),
    ('data 36', ((0, 0), (261, 261)), 1),
    ('data 36', ((0, 0), (262, 262)), 1),
    ('data 36', ((0, 0), (263, 263)), 1),
    ('data 36', ((0, 0), (264, 264)), 1),
    ('data 36', ((0, 0), (265, 265)), 1),
    ('data 36', ((0, 0), (266, 266)), 1),
    ('data 36', ((0, 0), (267, 267)), 1),
    ('data 36', ((0, 0), (268, 268)), 1),
    ('data 36', ((0, 0), (269, 269)), 1),
    ('data 36', ((0, 0), (270, 270)), 1),
    ('data 36', ((0, 0), (271, 271)), 1),
    ('data 36', ((0, 0), (272, 272)), 1),
    ('data 36', ((0, 0), (273, 273)), 1),
    ('data 36', ((0, 0), (274, 274)), 1),
    ('data 36', ((0, 0), (275, 275)), 1),
    ('data 36', ((0, 0), (276, 276)), 1),
    ('data 36', ((0, 0), (277, 277)), 1),
    ('data 36', ((0, 0), (278, 278)), 1),
    ('data 36', ((0, 0), (279, 279)), 1),
    ('data 36', ((0, 0), (280, 280)), 1),
    ('data 36', ((0, 0), (281, 281)), 1),
    ('data 36', ((0, 0), (282, 282)), 0),
    ('data 36', ((0, 0), (283, 283)), 0),
    ('data 36', ((0, 0), (284, 284)), 0),
    ('data 36', ((0, 0), (285, 285)), 1),
    ('data 36', ((0, 0), (286, 286)), 1),
    ('data 36', ((0, 0), (287, 287)), 1),
    ('data 36', ((0, 0), (288, 288)), 1),
    ('data 36', ((0, 0), (289, 289)), 1),
    ('data 36', ((0, 0), (290, 290)), 1),
    ('data 36', ((0, 0), (291, 291)), 1),
    ('data 36', ((0, 0), (292, 292)), 1),
    ('data 36', ((0, 0), (293, 293)), 1),
    ('data 36', ((0, 0), (294, 294)), 1),
    ('data 36', ((0, 0), (295, 295)), 1),
    ('data 36', ((0, 0), (296, 296)), 1),
    ('data 36', ((0, 0), (297, 297)), 1),
    ('data 36', ((0, 0), (298, 298)), 1),
    ('data 36', ((0, 0), (299, 299)), 1),
    ('data 36', ((0, 0), (300, 300)), 1),
    ('data 36', ((0, 0), (301, 301)), 1),
    ('data 36', ((0, 0), (302, 302)), 1),
    ('data 36', ((0, 0), (303, 303)), 1),
    ('data 36', ((0, 0), (304, 304)), 1),
    ('data 36', ((0, 0), (305, 305)), 1),
    ('data 36', ((0, 0), (306, 306)), 1),
    ('data 36', ((0, 0), (307, 307)), 1),
    ('data 36', ((0, 0), (308, 308)), 1),
    ('data 36', ((0, 0), (309, 309)), 1),
    ('data 36', ((0, 0), (310, 310)), 1),
    ('data 36', ((0, 0), (311, 311)), 1),
    ('data 36', ((0, 0), (312, 312)), 0),
    ('data 36', ((0, 0), (313, 313)), 0),
    ('data 36', ((0, 0), (314, 314)), 1),
    ('data 36', ((0, 0), (315, 315)), 1),
    ('data 36', ((0, 0), (316, 316)), 1),
    ('data 36', ((0, 0), (317, 317)), 1),
    ('data 36', ((0, 0), (318, 318)), 1),
    ('data 36', ((0, 0), (319, 319)), 1),
    ('data 36', ((0, 0), (320, 320)), 1),
    ('data 36', ((0, 0), (321, 321)), 1),
    ('data 36', ((0, 0), (322, 322)), 1),
    ('data 36', ((0, 0), (323, 323)), 1),
    ('data 36', ((0, 0), (324, 324)), 1),
    ('data 36', ((0, 0), (325, 325)), 1),
    ('data 36', ((0, 0), (326, 326)), 1),
    ('data 36', ((0, 0), (327, 327)), 1),
    ('data 36', ((0, 0), (328, 328)), 1),
    ('data 36', ((0, 0), (329, 329)), 1),
    ('data 36', ((0, 0), (330, 330)), 1),
    ('data 36', ((0, 0), (331, 331)), 1),
    ('data 36', ((0, 0), (332, 332)), 1),
    ('data 36', ((0, 0), (333, 333)), 1),
    ('data 36', ((0, 0), (334, 334)), 1),
    ('data 36', ((0, 0), (335, 335)), 1),
    ('data 36', ((0, 0), (336, 336)), 1),
    ('data 36', ((0, 0), (337, 337)), 1),
    ('data 36', ((0, 0), (338, 338)), 1),
    ('data 36', ((0, 0), (339, 339)), 1),
    ('data 36', ((0, 0), (340, 340)), 1),
    ('data 36', ((0, 0), (341, 341)), 1),
    ('data 36', ((0, 0), (342, 342)), 1),
    ('data 36', ((0, 0), (343, 343)), 1),
    ('data 36', ((0, 0), (344, 344)), 1),
    ('data 36', ((0, 0), (345, 345)), 1),
    ('data 36', ((0, 0), (346, 346)), 1),
    ('data 36', ((0, 0), (347, 347)), 1),
    ('data 36', ((0, 0), (348, 348)), 1),
    ('data 36', ((0, 0), (349, 349)), 1),
    ('data 36', ((0, 0), (350, 350)), 1),
    ('data 36', ((0, 0), (351, 351)), 1),
    ('data 36', ((0, 0), (352, 352)), 1),
    ('data 36', ((0, 0), (353, 353)), 1),
    ('data 36', ((0, 0), (354, 354)), 1),
    ('data 36', ((0, 0), (355, 355)), 1),
    ('data 36', ((0, 0), (356, 356)), 1),
    ('data 36', ((0, 0), (357, 357)), 1),
    ('data 36', ((0, 0), (358, 358)), 1),
    ('data 36', ((0, 0), (359, 359)), 1),
    ('data 36', ((0, 0), (360, 360)), 1),
    ('data 36', ((0, 0), (361, 361)), 1),
    ('data 36', ((0, 0), (362, 362)), 1),
    ('data 36', ((0, 0), (363, 363)), 1),
    ('data 36', ((0, 0), (364, 364)), 1),
    ('data 36', ((0, 0), (365, 365)), 1),
    ('data 36', ((0, 0), (366, 366)), 1),
    ('data 36', ((0, 0), (367, 367)), 1),
    ('data 36', ((0, 0), (368, 368)), 1),
    ('data 36', ((0, 0), (369, 369)), 1),
    ('data 36', ((0, 0), (370, 370)), 1),
    ('data 36', ((0, 0), (371, 371)), 1),
    ('data 36', ((0, 0), (372, 372)), 1),
    ('data 36', ((0, 0), (373, 373)), 1),
    ('data 36', ((0, 0), (374, 374)), 1),
    ('data 36', ((0, 0), (375, 375)), 1),
    ('data 36', ((0, 0), (376, 376)), 1),
    ('data 36', ((0, 0), (377, 377)), 1),
    ('data 36', ((0, 0), (378, 378)), 1),
    ('data 36', ((0, 0), (379, 379)), 1),
    ('data 36', ((0, 0), (380, 380)), 1),
    ('data 36', ((0, 0), (381, 381)), 1),
    ('data 36', ((0, 0), (382, 382)), 1),
    ('data 36', ((0, 0), (383, 383)), 1),
    ('data 36', ((0, 0), (384, 384)), 1),
    ('data 36', ((0, 0), (385, 385)), 1),
    ('data 36', ((0, 0), (386, 386)), 1),
    ('data 36', ((0, 0), (387, 387)), 1),
    ('data 36', ((0, 0), (388, 388)), 1),
    ('data 36', ((0, 0), (389, 389)), 1),
    ('data 36', ((0, 0), (390, 390)), 1),
    ('data 36', ((0, 0), (391, 391)), 1),
    ('data 36', ((0, 0), (392, 392)), 1),
    ('data 36', ((0, 0), (393, 393)), 1),
    ('data 36', ((0, 0), (394, 394)), 1),
    ('data 36', ((0, 0), (395, 395)), 1),
    ('data 36', ((0, 0), (396, 396)), 1),
    ('data 36', ((0, 0), (397, 397)), 1),
    ('data 36', ((0, 0), (398, 398)), 1),
    ('data 36', ((0, 0), (399, 399)), 1),
    ('data 36', ((0, 0), (400, 400)), 1),
    ('data 36', ((0, 0), (401, 401)), 1),
    ('data 36', ((0, 0), (402, 402)), 1),
    ('data 36', ((0, 0), (403, 403)), 1),
    ('data 36', ((0, 0), (404, 404)), 1),
    ('data 36', ((0, 0), (405, 405)), 1),
    ('data 36', ((0, 0), (406, 406)), 1),
    ('data 36', ((0, 0), (407, 407)), 1),
    ('data 36', ((0, 0), (408, 408)), 1),
    ('data 36', ((0, 0), (409, 409)), 1),
    ('data 36', ((0, 0), (410, 410)), 1),
    ('data 36', ((0, 0), (411, 411)), 1),
    ('data 36', ((0, 0), (412, 412)), 1),
    ('data 36', ((0, 0), (413, 413)), 1),
    ('data 36', ((0, 0), (414, 414)), 1),
    ('data 36', ((0, 0), (415, 415)), 1),
    ('data 36', ((0, 0), (416, 416)), 1),
    ('data 36', ((0, 0), (417, 417)), 1),
    ('data 36', ((0, 0), (418, 418)), 1),
    ('data 36', ((0, 0), (419, 419)), 1),
    ('data 36', ((0, 0), (420, 420)), 1),
    ('data 36', ((0, 0), (421, 421)), 1),
    ('data 36', ((0, 0), (422, 422)), 1),
    ('data 36', ((0, 0), (423, 423)), 1),
    ('data 36', ((0, 0), (424, 424)), 1),
    ('data 36', ((0, 0), (425, 425)), 1),
    ('data 36', ((0, 0), (426, 426)), 1),
    ('data 36', ((0, 0), (427, 427)), 1),
    ('data 36', ((0, 0), (428, 428)), 1),
    ('data 36', ((0, 0), (429, 429)), 1),
    ('data 36', ((0, 0), (430, 430)), 1),
    ('data 36', ((0, 0), (431, 431)), 1),
    ('data 36', ((0, 0), (432, 432)), 1),
    ('data 36', ((0, 0), (433, 433)), 1),
    ('data 36', ((0, 0), (434, 434)), 1),
    ('data 36', ((0, 0), (435, 435)), 1),
    ('data 36', ((0, 0), (436, 436)), 1),
    ('data 36', ((0, 0), (437, 437)), 1),
    ('data 36', ((0, 0), (438, 438)), 1),
    ('data 36', ((0, 0), (439, 439)), 1),
    ('data 36', ((0, 0), (440, 440)), 1),
    ('data 36', ((0, 0), (441, 441)), 1),
    ('data 36', ((0, 0), (442, 442)), 1),
    ('data 36', ((0, 0), (443, 443)), 1),
    ('data 36', ((0, 0), (444, 444)), 1),
    ('data 36', ((0, 0), (445, 445)), 1),
    ('data 36', ((0, 0), (446, 446)), 1),
    ('data 36', ((0, 0), (447, 447)), 1),
    ('data 36', ((0, 0), (448, 448)), 1),
    ('data 36', ((0, 0), (449, 449)), 1),
    ('data 36', ((0, 0), (450, 450)), 1),
    ('data 36', ((0, 0), (451, 451)), 1),
    ('data 36', ((0, 0), (452, 452)), 1),
    ('data 36', ((0, 0), (453, 453)), 1),
    ('data 36', ((0, 0), (454, 454)), 1),
    ('data 36', ((0, 0), (455, 455)), 1),
    ('data 36', ((0, 0), (456, 456)), 1),
    ('data 36', ((0, 0), (457, 457)), 1),
    ('data 36', ((0, 0), (458, 458)), 1),
    ('data 36', ((0, 0), (459, 459)), 1),
    ('data 36', ((0, 0), (460, 460)), 1),
    ('data 36', ((0, 0), (461, 461)), 1),
    ('data 36', ((0, 0), (462, 462)), 1),
    ('data 36', ((0, 0), (463, 463)), 1),
    ('data 36', ((0, 0), (464, 464)), 1),
    ('data 36', ((0, 0), (465, 465)), 1),
    ('data 36', ((0, 0), (466, 466)), 1),
    ('data 36', ((0, 0), (467, 467)), 1),
    ('data 36', ((0, 0), (468, 468)), 1),
    ('data 36', ((0, 0), (469, 469)), 1),
    ('data 36', ((0, 0), (470, 470)), 1),
    ('data 36', ((0, 0), (471, 471)), 1),
    ('data 36', ((0, 0), (472, 472)), 1),
    ('data 36', ((0, 0), (473, 473)), 1),
    ('data 36', ((0, 0), (474, 474)), 1),
    ('data 36', ((0, 0), (475, 475)), 1),
    ('data 36', ((0, 0), (476, 476)), 1),
    ('data 36', ((0, 0), (477, 477)), 1),
    ('data 36', ((0, 0), (478, 478)), 1),
    ('data 36', ((0, 0), (479, 479)), 1),
    ('data 36', ((0, 0), (480, 480)), 1),
    ('data 36', ((0, 0), (481, 481)), 1),
    ('data 36', ((0, 0), (482, 482)), 1),
    ('data 36', ((0, 0), (483, 483)), 1),
    ('data 36', ((0, 0), (484, 484)), 1),
    ('data 36', ((0, 0), (485, 485)), 1),
    ('data 36', ((0, 0), (486, 486)), 1),
    ('data 36', ((0, 0), (487, 487)), 1),
    ('data 36', ((0, 0), (488, 488)), 1),
    ('data 36', ((0, 0), (489, 489)), 1),
    ('data 36', ((0, 0), (490, 490)), 1),
    ('data 36', ((0, 0), (491, 491)), 1),
    ('data 36', ((0, 0), (492, 492)), 1),
    ('data 36', ((0, 0), (493, 493)), 1),
    ('data 36', ((0, 0), (494, 494)), 1),
    ('data 36', ((0, 0), (495, 495)), 1),
    ('data 36', ((0, 0), (496, 496)), 1),
    ('data 36', ((0, 0), (497, 497)), 1),
    ('data 36', ((0, 0), (498, 498)), 1),
    ('data 36', ((0, 0), (499, 499)), 1),
    ('data 36', ((0, 0), (500, 500)), 1),
    ('data 36', ((0, 0), (501, 501)), 1),
    ('data 36', ((0, 0), (502, 502)), 1),
    ('data 36', ((0, 0), (503, 503)), 1),
    ('data 36', ((0, 0), (504, 504)), 1),
    ('data 36', ((0, 0), (505, 505)), 1),
    ('data 36', ((0, 0), (506, 506)), 1),
    ('data 36', ((0, 0), (507, 507)), 1),
    ('data 36', ((0, 0), (508, 508)), 1),
    ('data 36', ((0, 0), (509, 509)), 1),
    ('data 36', ((0, 0), (510, 510)), 1),
    ('data 36', ((0, 0), (511, 511)), 1),
    ('data 36', ((0, 0), (512, 512)), 1),
    ('data 36', ((0, 0), (513, 513)), 1),
    ('data 36', ((0, 0), (514, 514)), 1),
    ('data 36', ((0, 0), (515, 515)), 1),
    ('data 36', ((0, 0), (516, 516)), 1),
    ('data 36', ((0, 0), (517, 517)), 1),
    ('data 36', ((0, 0), (518, 518)), 1),
    ('data 36', ((0, 0), (519, 519)), 1),
    ('data 36', ((0, 0), (520, 520)), 1),
    ('data 36', ((0, 0), (521, 521)), 1),
    ('data 36', ((0, 0), (522, 522)), 1),
    ('data 36', ((0, 0), (523, 523)), 1),
    ('data 36', ((0, 0), (524, 524)), 1),
    ('data 36', ((0, 0), (525, 525)), 1),
    ('data 36', ((0, 0), (526, 526)), 1),
    ('data 36', ((0, 0), (527, 527)), 1),
    ('data 36', ((0, 0), (528, 528)), 1),
    ('data 36', ((0, 0), (529, 529)), 1),
    ('data 36', ((0, 0), (530, 530)), 1),
    ('data 36', ((0, 0), (531, 531)), 1),
    ('data 36', ((0, 0), (532, 532)), 1),
    ('data 36', ((0, 0), (533, 533)), 1),
    ('data 36', ((0, 0), (534, 534)), 1),
    ('data 36', ((0, 0), (535, 535)), 1),
    ('data 36', ((0, 0), (536, 536)), 1),
    ('data 36', ((0, 0), (537, 537)), 1),
    ('data 36', ((0, 0), (538, 538)), 1),
    ('data 36', ((0, 0), (539, 539)), 1),
    ('data 36', ((0, 0), (540, 540)), 1),
    ('data 36', ((0, 0), (541, 541)), 1),
    ('data 36', ((0, 0), (542, 542)), 1),
    ('data 36', ((0, 0), (543, 543)), 1),
    ('data 36', ((0, 0), (544, 544)), 1),
    ('data 36', ((0, 0), (545, 545)), 1),
    ('data 36', ((0, 0), (546, 546)), 1),
    ('data 36', ((0, 0), (547, 547)), 1),
    ('data 36', ((0, 0), (548, 548)), 1),
    ('data 36', ((0, 0), (549, 549)), 1),
    ('data 36', ((0, 0), (550, 550)), 1),
    ('data 36', ((0, 0), (551, 551)), 1),
    ('data 36', ((0, 0), (552, 552)), 1),
    ('data 36', ((0, 0), (553, 553)), 1),
    ('data 36', ((0, 0), (554, 554)), 1),
    ('data 36', ((0, 0), (555, 555)), 1),
    ('data 36', ((0, 0), (556, 556)), 1),
    ('data 36', ((0, 0), (557, 557)), 1),
    ('data 36', ((0, 0), (558, 558)), 1),
    ('data 36', ((0, 0), (559, 559)), 1),
    ('data 36', ((0, 0), (560, 560)), 1),
    ('data 36', ((0, 0), (561, 561)), 1),
    ('data 36', ((0, 0), (562, 562)), 1),
    ('data 36', ((0, 0), (563, 563)), 1),
    ('data 36', ((0, 0), (564, 564)), 1),
    ('data 36', ((0, 0), (565, 565)), 1),
    ('data 36', ((0, 0), (566, 566)), 1),
    ('data 36', ((0, 0), (567, 567)), 1),
    ('data 36', ((0, 0), (568, 568)), 1),
    ('data 36', ((0, 0), (569, 569)), 1),
    ('data 36', ((0, 0), (570, 570)), 1),
    ('data 36', ((0, 0), (571, 571)), 1),
    ('data 36', ((0, 0), (572, 572)), 1),
    ('data 36', ((0, 0), (573, 573)), 1),
    ('data 36', ((0, 0), (574, 574)), 1),
    ('data 36', ((0, 0), (575, 575)), 1),
    ('data 36', ((0, 0), (576, 576)), 1),
    ('data 36', ((0, 0), (577, 577)), 1),
    ('data 36', ((0, 0), (578, 578)), 1),
    ('data 36', ((0, 0), (579, 579)), 1),
    ('data 36', ((0, 0), (580, 580)), 1),
    ('data 36', ((0, 0), (581, 581)), 1),
    ('data 36', ((0, 0), (582, 582)), 1),
    ('data 36', ((0, 0), (583, 583)), 1),
    ('data 36', ((0, 0), (584, 584)), 1),
    ('data 36', ((0, 0), (585, 585)), 1),
    ('data 36', ((0, 0), (586, 586)), 1),
    ('data 36', ((0, 0), (587, 587)), 1),
    ('data 36', ((0, 0), (588, 588)), 1),
    ('data 36', ((0, 0), (589, 589)), 1),
    ('data 36', ((0, 0), (590, 590)), 1),
    ('data 36', ((0, 0), (591, 591)), 1),
    ('data 36', ((0, 0), (592, 592)), 1),
    ('data 36', ((0, 0), (593, 593)), 1),
    ('data 36', ((0, 0), (594, 594)), 1),
    ('data 36', ((0, 0), (595, 595)), 1),
    ('data 36', ((0, 0), (596, 596)), 1),
    ('data 36', ((0, 0), (597, 597)), 1),
    ('data 36', ((0, 0), (598, 598)), 1),
    ('data 36', ((0, 0), (599, 599)), 1),
    ('data 36', ((1, 1), (0, 0)), 1),
    ('data 36', ((1, 1), (1, 1)), 1),
    ('data 36', ((1, 1), (2, 2)), 1),
    ('data 36', ((1, 1), (3, 3)), 1),
    ('data 36', ((1, 1), (4, 4)), 1),
    ('data 36', ((1, 1), (5, 5)), 1),
    ('data 36', ((1, 1), (6, 6)), 1),
    ('data 36', ((1, 1), (7, 7)), 1),
    ('data 36', ((1, 1), (8, 8)), 1),
    ('data 36', ((1, 1), (9, 9)), 1),
    ('data 36', ((1, 1), (10, 10)), 1),
    ('data 36', ((1, 1), (11, 11)), 1),
    ('data 36', ((1, 1), (12, 12)), 1),
    ('data 36', ((1, 1), (13, 13)), 1),
    ('data 36', ((1, 1), (14, 14)), 1),
    ('data 36', ((1, 1), (15, 15)), 1),
    ('data 36', ((1, 1), (16, 16)), 1),
    ('data 36', ((1, 1), (17, 17)), 1),
    ('data 36', ((1, 1), (18, 18)), 1),
    ('data 36', ((1, 1), (19, 19)), 1),
    ('data 36', ((1, 1), (20, 20)), 1),
    ('data 36', ((1, 1), (21, 21)), 1),
    ('data 36', ((1, 1), (22, 22)), 1),
    ('data 36', ((1, 1), (23, 23)), 1),
    ('data 36', ((1, 1), (24, 24)), 1),
    ('data 36', ((1, 1), (25, 25)), 1),
    ('data 36', ((1, 1), (26, 26)), 1),
    ('data 36', ((1, 1), (27, 27)), 1),
    ('data 36', ((1, 1), (28, 28)), 1),
    ('data 36', ((1, 1), (29, 29)), 1),
    ('data 36', ((1, 1), (30, 30)), 1),
    ('data 36', ((1, 1), (31, 31)), 1),
    ('data 36', ((1, 1), (32, 32)), 1),
    ('data 36', ((1, 1), (33, 33)), 1),
    ('data 36', ((1, 1), (34, 34)), 1),
    ('data 36', ((1, 1), (35, 35)), 1),
    ('data 36', ((1, 1), (36, 36)), 1),
    ('data 36', ((1, 1), (37, 37)), 1),
    ('data 36', ((1, 1), (38, 38)), 1),
    ('data 36', ((1, 1), (39, 39)), 1),
    ('data 36', ((1, 1), (40, 40)), 1),
    ('data 36', ((1, 1), (41, 41)), 1),
    ('data 36', ((1, 1), (42, 42)), 1),
    ('data 36', ((1, 1), (43, 43)), 1),
    ('data 36', ((1, 1), (44, 44)), 1),
    ('data 36', ((1, 1), (45, 45)), 1),
    ('data 36', ((1, 1), (46, 46)), 1),
    ('data 36', ((1, 1), (47, 47)), 1),
    ('data 36', ((1, 1), (48, 48)), 1),
    ('data 36', ((1, 1), (49, 49)), 1),
    ('data 36', ((1, 1), (50, 50)), 1),
    ('data 36', ((1, 1), (51, 51)), 1),
    ('data 36', ((1, 1), (52, 52)), 1),
    ('data 36', ((1, 1), (53, 53)), 1),
    ('data 36', ((1, 1), (54, 54)), 1),
    ('data 36', ((1, 1), (55, 55)), 1),
    ('data 36', ((1, 1), (56, 56)), 1),
    ('data 36', ((1, 1), (57, 57)), 1),
    ('data 36', ((1, 1), (58, 58)), 1),
    ('data 36', ((1, 1), (59, 59)), 1),
    ('data 36', ((1, 1), (60, 60)), 1),
    ('data 36', ((1, 1), (61, 61)), 1),
    ('data 36', ((1, 1), (62, 62)), 1),
    ('data 36', ((1, 1), (63, 63)), 1),
    ('data 36', ((1, 1), (64, 64)), 1),
    ('data 36', ((1, 1), (65, 65)), 1),
    ('data 36', ((1, 1), (66, 66)), 1),
    ('data 36', ((1, 1), (67, 67)), 1),
    ('data 36', ((1, 1), (68, 68)), 1),
    ('data 36', ((1, 1), (69, 69)), 1),
    ('data 36', ((1, 1), (70, 70)), 1),
    ('data 36', ((1, 1), (71, 71)), 1),
    ('data 36', ((1, 1), (72, 72)), 1),
    ('data 36', ((1, 1), (73, 73)), 1),
    ('data 36', ((1, 1), (74, 74)), 1),
    ('data 36', ((1, 1), (75, 75)), 1),
    ('data 36', ((1, 1), (76, 76)), 1),
    ('data 36', ((1, 1), (77, 77)), 1),
    ('data 36', ((1, 1), (78, 78)), 1),
    ('data 36', ((1, 1), (79, 79)), 1),
    ('data 36', ((1, 1), (80, 80)), 1),
    ('data 36', ((1, 1), (81, 81)), 1),
    ('data 36', ((1, 1), (82, 82)), 1),
    ('data 36', ((1, 1), (83, 83)), 1),
    ('data 36', ((1, 1), (84, 84)), 1),
    ('data 36', ((1, 1), (85, 85)), 1),
    ('data 36', ((1, 1), (86, 86)), 1),
    ('data 36', ((1, 1), (87, 87)), 1),
    ('data 36', ((1, 1), (88, 88)), 1),
    ('data 36', ((1, 1), (89, 89)), 1),
    ('data 36', ((1, 1), (90, 90)), 1),
    ('data 36', ((1, 1), (91, 91)), 1),
    ('data 36', ((1, 1), (92, 92)), 1),
    ('data 36', ((1, 1), (93, 93)), 1),
    ('data 36', ((1, 1), (94, 94)), 1),
    ('data 36', ((1, 1), (95, 95)), 1),
    ('data 36', ((1, 1), (96, 96)), 1),
    ('data 36', ((1, 1), (97, 97)), 1),
    ('data 36', ((1, 1), (98, 98)), 1),
    ('data 36', ((1, 1), (99, 99)), 1),
    ('data 36', ((1, 1), (100, 100)), 1),
    ('data 36', ((1, 1), (101, 101)), 1),
    ('data 36', ((1, 1), (102, 102)), 1),
    ('data 36', ((1, 1), (103, 103)), 1),
    ('data 36', ((1, 1), (104, 104)), 1),
    ('data 36', ((1, 1), (105, 105)), 1),
    ('data 36', ((1, 1), (106, 106)), 1),
    ('data 36', ((1, 1), (107, 107)), 1),
    ('data 36', ((1, 1), (108, 108)), 1),
    ('data 36', ((1, 1), (109, 109)), 1),
    ('data 36', ((1, 1), (110, 110)), 1),
    ('data 36', ((1, 1), (111, 111)), 1),
    ('data 36', ((1, 1), (112, 112)), 1),
    ('data 36', ((1, 1), (113, 113)), 1),
    ('data 36', ((1, 1), (114, 114)), 1),
    ('data 36', ((1, 1), (115, 115)), 1),
    ('data 36', ((1, 1), (116, 116)), 1),
    ('data 36', ((1, 1), (117, 117)), 1),
    ('data 36', ((1, 1), (118, 118)), 1),
    ('data 36', ((1, 1), (119, 119)), 1),
    ('data 36', ((1, 1), (120, 120)), 1),
    ('data 36', ((1, 1), (121, 121)), 1),
    ('data 36', ((1, 1), (122, 122)), 1),
    ('data 36', ((1, 1), (123, 123)), 1),
    ('data 36', ((1, 1), (124, 124)), 1),
    ('data 36', ((1, 1), (125, 125)), 1),
    ('data 36', ((1, 1), (126, 126)), 1),
    ('data 36', ((1, 1), (127, 127)), 1),
    ('data 36', ((1, 1), (128, 128)), 1),
    ('data 36', ((1, 1), (129, 129)), 1),
    ('data 36', ((1, 1), (130, 130)), 1),
    ('data 36', ((1, 1), (131, 131)), 1),
    ('data 36', ((1, 1), (132, 132)), 1),
    ('data 36', ((1, 1), (133, 133)), 1),
    ('data 36', ((1, 1), (134, 134)), 1),
    ('data 36', ((1, 1), (135, 135)), 1),
    ('data 36', ((1, 1), (136, 136)), 1),
    ('data 36', ((1, 1), (137, 137)), 1),
    ('data 36', ((1, 1), (138, 138)), 1),
    ('data 36', ((1, 1), (139, 139)), 1),
    ('data 36', ((1, 1), (140, 140)), 1),
    ('data 36', ((1, 1), (141, 141)), 1),
    ('data 36', ((1, 1), (142, 142)), 1),
    ('data 36', ((1, 1), (143, 143)), 1),
    ('data 36', ((1, 1), (144, 144)), 1),
    ('data 36', ((1, 1), (145, 145)), 1),
    ('data 36', ((1, 1), (146, 146)), 1),
    ('data 36', ((1, 1), (147, 147)), 1),
    ('data 36', ((1, 1), (148, 148)), 1),
    ('data 36', ((1, 1), (149, 149)), 1),
    ('data 36', ((1, 1), (150, 150)), 1),
    ('data 36', ((1, 1), (151, 151)), 1),
    ('data 36', ((1, 1), (152, 152)), 1),
    ('data 36', ((1, 1), (153, 153)), 1),
    ('data 36', ((1, 1), (154, 154)), 1),
    ('data 36', ((1, 1), (155, 155)), 1),
    ('data 36', ((1, 1), (156, 156)), 1),
    ('data 36', ((1, 1), (157, 157)), 1),
    ('data 36', ((1, 1), (158, 158)), 1),
    ('data 36', ((1, 1), (159, 159)), 1),
    ('data 36', ((1, 1), (160, 160)), 1),
    ('data 36', ((1, 1), (161, 161)), 1),
    ('data 36', ((1, 1), (162, 162)), 1),
    ('data 36', ((1, 1), (163, 163)), 1),
    ('data 36', ((1, 1), (164, 164)), 1),
    ('data 36', ((1, 1), (165, 165)), 1),
    ('data 36', ((1, 1), (166, 166)), 1),
    ('data 36', ((1, 1), (167, 167)), 1),
    ('data 36', ((1, 1), (168, 168)), 1),
    ('data 36', ((1, 1), (169, 169)), 1),
    ('data 36', ((1, 1), (170, 170)), 1),
    ('data 36', ((1, 1), (171, 171)), 1),
    ('data 36', ((1, 1), (172, 172)), 1),
    ('data 36', ((1, 1), (173, 173)), 1),
    ('data 36', ((1, 1), (174, 174)), 1),
    ('data 36', ((1, 1), (175, 175)), 1),
    ('data 36', ((1, 1), (176, 176)), 1),
    ('data 36', ((1, 1), (177, 177)), 1),
    ('data 36', ((1, 1), (178, 178)), 1),
    ('data 36', ((1, 1), (179, 179)), 1),
    ('data 36', ((1, 1), (180, 180)), 1),
    ('data 36', ((1, 1), (181, 181)), 1),
    ('data 36', ((1, 1), (182, 182)), 1),
    ('data 36', ((1, 1), (183, 183)), 1),
    ('data 36', ((1, 1), (184, 184)), 1),
    ('data 36', ((1, 1), (185, 185)), 1),
    ('data 36', ((1, 1), (186, 186)), 1),
    ('data 36', ((1, 1), (187, 187)), 1),
    ('data 36', ((1, 1), (188, 188)), 1),
    ('data 36', ((1, 1), (189, 189)), 1),
    ('data 36', ((1, 1), (190, 190)), 1),
    ('data 36', ((1, 1), (191, 191)), 1),
    ('data 36', ((1, 1), (192, 192)), 1),
    ('data 36', ((1, 1), (193, 193)), 1),
    ('data 36', ((1, 1), (194, 194)), 1),
    ('data 36', ((1, 1), (195, 195)), 1),
    ('data 36', ((1, 1), (196, 196)), 1),
    ('data 36', ((1, 1), (197, 197)), 1),
    ('data 36', ((1, 1), (198, 198)), 1),
    ('data 36', ((1, 1), (199, 199)), 1),
    ('data 36', ((1, 1), (200, 200)), 1),
    ('data 36', ((1, 1), (201, 201)), 1),
    ('data 36', ((1, 1), (202, 202)), 1),
    ('data 36', ((1, 1), (203, 203)), 1),
    ('data 36', ((1, 1), (204, 204)), 1),
    ('data 36', ((1, 1), (205, 205)), 1),
    ('data 36', ((1, 1), (206, 206)), 1),
    ('data 36', ((1, 1), (207, 207)), 1),
    ('data 36', ((1, 1), (208, 208)), 1),
    ('data 36', ((1, 1), (209, 209)), 1),
    ('data 36', ((1, 1), (210, 210)), 1),
    ('data 36', ((1, 1), (211, 211)), 1),
    ('data 36', ((1, 1), (212, 212)), 1),
    ('data 36', ((1, 1), (213, 213)), 1),
    ('data 36', ((1, 1), (214, 214)), 1),
    ('data 36', ((1, 1), (215, 215)), 1),
    ('data 36', ((1, 1), (216, 216)), 1),
    ('data 36', ((1, 1), (217, 217)), 1),
    ('data 36', ((1, 1), (218, 218)), 1),
    ('data 36', ((1, 1), (219, 219)), 1),
    ('data 36', ((1, 1), (220, 220)), 1),
    ('data 36', ((1, 1), (221, 221)), 1),
    ('data 36', ((1, 1), (222, 222)), 1),
    ('data 36', ((1, 1), (223, 223)), 1),
    ('data 36', ((1, 1), (224, 224)), 1),
    ('data 36', ((1, 1), (225, 225)), 1),
    ('data 36', ((1, 1), (226, 226)), 1),
    ('data 36', ((1, 1), (227, 227)), 1),
    ('data 36', ((1, 1), (228, 228)), 1),
    ('data 36', ((1, 1), (229, 229)), 1),
    ('data 36', ((1, 1), (230, 230)), 1),
    ('data 36', ((1, 1), (231, 231)), 1),
    ('data 36', ((1, 1), (232, 232)), 1),
    ('data 36', ((1, 1), (233, 233)), 1),
    ('data 36', ((1, 1), (234, 234)), 1),
    ('data 36', ((1, 1), (235, 235)), 1),
    ('data 36', ((1, 1), (236, 236)), 1),
    ('data 36', ((1, 1), (237, 237)), 1),
    ('data 36', ((1, 1), (238, 238)), 1),
    ('data 36', ((1, 1), (239, 239)), 1),
    ('data 36', ((1, 1), (240, 240)), 1),
    ('data 36', ((1, 1), (241, 241)), 1),
    ('data 36', ((1, 1), (242, 242)), 1),
    ('data 36', ((1, 1), (243, 243)), 1),
    ('data 36', ((1, 1), (244, 244)), 1),
    ('data 36', ((1, 1), (245, 245)), 1),
    ('data 36', ((1, 1), (246, 246)), 1),
    ('data 36', ((1, 1), (247, 247)), 1),
    ('data 36', ((1, 1), (248, 248)), 1),
    ('data 36', ((1, 1), (249, 249)), 1),
    ('data 36', ((1, 1), (250, 250)), 1),
    ('data 36', ((1, 1), (251, 251)), 1),
    ('data 36', ((1, 1), (252, 252)), 1),
    ('data 36', ((1, 1), (253, 253)), 1),
    ('data 36', ((1, 1), (254, 254)), 1),
    ('data 36', ((1, 1), (255, 255)), 1),
    ('data 36', ((1, 1), (256, 256)), 1),
    ('data 36', ((1, 1), (257, 257)), 1),
    ('data 36', ((1, 1), (258, 258)), 1),
    ('data 36', ((1, 1), (259, 259)), 1),
    ('data 36', ((1, 1), (260, 260)), 1),
    ('data 36', ((1, 1), (261, 261)), 1),
    ('data 36', ((1, 1), (262, 262)), 1),
    ('data 36', ((1, 1), (263, 263)), 1),
    ('data 36', ((1, 1), (264, 264)), 1),
    ('data 36', ((1, 1), (265, 265)), 1),
    ('data 36', ((1, 1), (266, 266)), 1),
    ('data 36', ((1, 1), (267, 267)), 1),
    ('data 36', ((1, 1), (268, 268)), 1),
    ('data 36', ((1, 1), (269, 269)), 1),
    ('data 36', ((1, 1), (270, 270)), 1),
    ('data 36', ((1, 1), (271, 271)), 1),
    ('data 36', ((1, 1), (272, 272)), 1),
    ('data 36', ((1, 1), (273, 273)), 1),
    ('data 36', ((1, 1), (274, 274)), 1),
    ('data 36', ((1, 1), (275, 275)), 1),
    ('data 36', ((1, 1), (276, 276)), 1),
    ('data 36', ((1, 1), (277, 277)), 1),
    ('data 36', ((1, 1), (278, 278)), 1),
    ('data 36', ((1, 1), (279, 279)), 1),
    ('data 36', ((1, 1), (280, 280)), 1),
    ('data 36', ((1, 1), (281, 281)), 1),
    ('data 36', ((1, 1), (282, 282)), 1),
    ('data 36', ((1, 1), (283, 283)), 1),
    ('data 36', ((1, 1), (284, 284)), 1),
    ('data 36', ((1, 1), (285, 285)), 1),
    ('data 36', ((1, 1), (286, 286)), 1),
    ('data 36', ((1, 1), (287, 287)), 1),
    ('data 36', ((1, 1), (288, 288)), 1),
    ('data 36', ((1, 1), (289, 289)), 1),
    ('data 36', ((1, 1), (290, 290)), 1),
    ('data 36', ((1, 1), (291, 291)), 1),
    ('data 36', ((1, 1), (292, 292)), 1),
    ('data 36', ((1, 1), (293, 293)), 1),
    ('data 36', ((1, 1), (294, 294)), 1),
    ('data 36', ((1, 1), (295, 295)), 1),
    ('data 36', ((1, 1), (296, 296)), 1),
    ('data 36', ((1, 1), (297, 297)), 1),
    ('data 36', ((1, 1), (298, 298)), 1),
    ('data 36', ((1, 1), (299, 299)), 1),
    ('data 36', ((1, 1), (300, 300)), 1),
    ('data 36', ((1, 1), (301, 301)), 1),
    ('data 36', ((1, 1), (302, 302)), 1),
    ('data 36', ((1, 1), (303, 303)), 1),
    ('data 36', ((1, 1), (304, 304)), 1),
    ('data 36', ((1, 1), (305, 305)), 1),
    ('data 36', ((1, 1), (306, 306)), 1),
    ('data 36', ((1, 1), (307, 307)), 1),
    ('data 36', ((1, 1), (308, 308)), 1),
    ('data 36', ((1, 1), (309, 309)), 1),
    ('data 36', ((1, 1), (310, 310)), 1),
    ('data 36', ((1, 1), (311, 311)), 1),
    ('data 36', ((1, 1), (312, 312)), 1),
    ('data 36', ((1, 1), (313, 313)), 1),
    ('data 36', ((1, 1), (314, 314)), 1),
    ('data 36', ((1, 1), (315, 315)), 1),
    ('data 36', ((1, 1), (316, 316)), 1),
    ('data 36', ((1, 1), (317, 317)), 1),
    ('data 36', ((1, 1), (318, 318)), 1),
    ('data 36', ((1, 1), (319, 319)), 1),
    ('data 36', ((1, 1), (320, 320)), 1),
    ('data 36', ((1, 1), (321, 321)), 1),
    ('data 36', ((1, 1), (322, 322)), 1),
    ('data 36', ((1, 1), (323, 323)), 1),
    ('data 36', ((1, 1), (324, 324)), 1),
    ('data 36', ((1, 1), (325, 325)), 1),
    ('data 36', ((1, 1), (326, 326)), 1),
    ('data 36', ((1, 1), (327, 327)), 1),
    ('data 36', ((1, 1), (328, 328)), 1),
    ('data 36', ((1, 1), (329, 329)), 1),
    ('data 36', ((1, 1), (330, 330)), 1),
    ('data 36', ((1, 1), (331, 331)), 1),
    ('data 36', ((1, 1), (332, 332)), 1),
    ('data 36', ((1, 1), (333, 333)), 1),
    ('data 36', ((1, 1), (334, 334)), 1),
    ('data 36', ((1, 1), (335, 335)), 1),
    ('data 36', ((1, 1), (336, 336)), 1),
    ('data 36', ((1, 1), (337, 337)), 1),
    ('data 36', ((1, 1), (338, 338)), 1),
    ('data 36', ((1, 1), (339, 339)), 1),
    ('data 36', ((1, 1), (340, 340)), 1),
    ('data 36', ((1, 1), (341, 341)), 1),
    ('data 36', ((1, 1), (342, 342)), 1),
    ('data 36', ((1, 1), (343, 343)), 1),
    ('data 36', ((1, 1), (344, 344)), 1),
    ('data 36', ((1, 1), (345, 345)), 1),
    ('data 36', ((1, 1), (346, 346)), 1),
    ('data 36', ((1, 1), (347, 347)), 1),
    ('data 36', ((1, 1), (348, 348)), 1),
    ('data 36', ((1, 1), (349, 349)), 1),
    ('data 36', ((1, 1), (350, 350)), 1),
    ('data 36', ((1, 1), (351, 351)), 1),
    ('data 36', ((1, 1), (352, 352)), 1),
    ('data 36', ((1, 1), (353, 353)), 1),
    ('data 36', ((1, 1), (354, 354)), 1),
    ('data 36', ((1, 1), (355, 355)), 1),
    ('data 36', ((1, 1), (356, 356)), 1),
    ('data 36', ((1, 1), (357, 357)), 1),
    ('data 36', ((1, 1), (358, 358)), 1),
    ('data 36', ((1, 1), (359, 359)), 1),
    ('data 36', ((1, 1), (360, 360)), 1),
    ('data 36', ((1, 1), (361, 361)), 1),
    ('data 36', ((1, 1), (362, 362)), 1),
    ('data 36', ((1, 1), (363, 363)), 1),
    ('data 36', ((1, 1), (364, 364)), 1),
    ('data 36', ((1, 1), (365, 365)), 1),
    ('data 36', ((1, 1), (366, 366)), 1),
    ('data 36', ((1, 1), (367, 367)), 1),
    ('data 36', ((1, 1), (368, 368)), 1),
    ('data 36', ((1, 1), (369, 369)), 1),
    ('data 36', ((1, 1), (370, 370)), 1),
    ('data 36', ((1, 1), (371, 371)), 1),
    ('data 36', ((1, 1), (372, 372)), 1),
    ('data 36', ((1, 1), (373, 373)), 1),
    ('data 36', ((1, 1), (374, 374)), 1),
    ('data 36', ((1, 1), (375, 375)), 1),
    ('data 36', ((1, 1), (376, 376)), 1),
    ('data 36', ((1, 1), (377, 377)), 1),
    ('data 36', ((1, 1), (378, 378)), 1),
    ('data 36', ((1, 1), (379, 379)), 1),
    ('data 36', ((1, 1), (380, 380)), 1),
    ('data 36', ((1, 1), (381, 381)), 1),
    ('data 36', ((1, 1), (382, 382)), 1),
    ('data 36', ((1, 1), (383, 383)), 1),
    ('data 36', ((1, 1), (384, 384)), 1),
    ('data 36', ((1, 1), (385, 385)), 1),
    ('data 36', ((1, 1), (386, 386)), 1),
    ('data 36', ((1, 1), (387, 387)), 1),
    ('data 36', ((1, 1), (388, 388)), 1),
    ('data 36', ((1, 1), (389, 389)), 1),
    ('data 36', ((1, 1), (390, 390)), 1),
    ('data 36', ((1, 1), (391, 391)), 1),
    ('data 36', ((1, 1), (392, 392)), 1),
    ('data 36', ((1, 1), (393, 393)), 1),
    ('data 36', ((1, 1), (394, 394)), 1),
    ('data 36', ((1, 1), (395, 395)), 1),
    ('data 36', ((1, 1), (396, 396)), 1),
    ('data 36', ((1, 1), (397, 397)), 1),
    ('data 36', ((1, 1), (398, 398)), 1),
    ('data 36', ((1, 1), (399, 399)), 1),
    ('data 36', ((1, 1), (400, 400)), 1),
    ('data 36', ((1, 1), (401, 401)), 1),
    ('data 36', ((1, 1), (402, 402)), 1),
    ('data 36', ((1, 1), (403, 403)), 1),
    ('data 36', ((1, 1), (404, 404)), 1),
    ('data 36', ((1, 1), (405, 405)), 1),
    ('data 36', ((1, 1), (406, 406)), 1),
    ('data 36', ((1, 1), (407, 407)), 1),
    ('data 36', ((1, 1), (408, 408)), 1),
    ('data 36', ((1, 1), (409, 409)), 1),
    ('data 36', ((1, 1), (410, 410)), 1),
    ('data 36', ((1, 1), (411, 411)), 1),
    ('data 36', ((1, 1), (412, 412)), 1),
    ('data 36', ((1, 1), (413, 413)), 1),
    ('data 36', ((1, 1), (414, 414)), 1),
    ('data 36', ((1, 1), (415, 415)), 1),
    ('data 36', ((1, 1), (416, 416)), 1),
    ('data 36', ((1, 1), (417, 417)), 1),
    ('data 36', ((1, 1), (418, 418)), 1),
    ('data 36', ((1, 1), (419, 419)), 1),
    ('data 36', ((1, 1), (420, 420)), 1),
    ('data 36', ((1, 1), (421, 421)), 1),
    ('data 36', ((1, 1), (422, 422)), 1),
    ('data 36', ((1, 1), (423, 423)), 1),
    ('data 36', ((1, 1), (424, 424)), 1),
    ('data 36', ((1, 1), (425, 425)), 1),
    ('data 36', ((1, 1), (426, 426)), 1),
    ('data 36', ((1, 1), (427, 427)), 1),
    ('data 36', ((1, 1), (428, 428)), 1),
    ('data 36', ((1, 1), (429, 429)), 1),
    ('data 36', ((1, 1), (430, 430)), 1),
    ('data 36', ((1, 1), (431, 431)), 1),
    ('data 36', ((1, 1), (432, 432)), 1),
    ('data 36', ((1, 1), (433, 433)), 1),
    ('data 36', ((1, 1), (434, 434)), 1),
    ('data 36', ((1, 1), (435, 435)), 1),
    ('data 36', ((1, 1), (436, 436)), 1),
    ('data 36', ((1, 1), (437, 437)), 1),
    ('data 36', ((1, 1), (438, 438)), 1),
    ('data 36', ((1, 1), (439, 439)), 1),
    ('data 36', ((1, 1), (440, 440)), 1),
    ('data 36', ((1, 1), (441, 441)), 1),
    ('data 36', ((1, 1), (442, 442)), 1),
    ('data 36', ((1, 1), (443, 443)), 1),
    ('data 36', ((1, 1), (444, 444)), 1),
    ('data 36', ((1, 1), (445, 445)), 1),
    ('data 36', ((1, 1), (446, 446)), 1),
    ('data 36', ((1, 1), (447, 447)), 1),
    ('data 36', ((1, 1), (448, 448)), 1),
    ('data 36', ((1, 1), (449, 449)), 1),
    ('data 36', ((1, 1), (450, 450)), 1),
    ('data 36', ((1, 1), (451, 451)), 1),
    ('data 36', ((1, 1), (452, 452)), 1),
    ('data 36', ((1, 1), (453, 453)), 1),
    ('data 36', ((1, 1), (454, 454)), 1),
    ('data 36', ((1, 1), (455, 455)), 1),
    ('data 36', ((1, 1), (456, 456)), 1),
    ('data 36', ((1, 1), (457, 457)), 1),
    ('data 36', ((1, 1), (458, 458)), 1),
    ('data 36', ((1, 1), (459, 459)), 1),
    ('data 36', ((1, 1), (460, 460)), 1),
    ('data 36', ((1, 1), (461, 461)), 1),
    ('data 36', ((1, 1), (462, 462)), 1),
    ('data 36', ((1, 1), (463, 463)), 1),
    ('data 36', ((1, 1), (464, 464)), 1),
    ('data 36', ((1, 1), (465, 465)), 1),
    ('data 36', ((1, 1), (466, 466)), 1),
    ('data 36', ((1, 1), (467, 467)), 1),
    ('data 36', ((1, 1), (468, 468)), 1),
    ('data 36', ((1, 1), (469, 469)), 1),
    ('data 36', ((1, 1), (470, 470)), 1),
    ('data 36', ((1, 1), (471, 471)), 1),
    ('data 36', ((1, 1), (472, 472)), 1),
    ('data 36', ((1, 1), (473, 473)), 1),
    ('data 36', ((1, 1), (474, 474)), 1),
    ('data 36', ((1, 1), (475, 475)), 1),
    ('data 36', ((1, 1), (476, 476)), 1),
    ('data 36', ((1, 1), (477, 477)), 1),
    ('data 36', ((1, 1), (478, 478)), 1),
    ('data 36', ((1, 1), (479, 479)), 1),
    ('data 36', ((1, 1), (480, 480)), 1),
    ('data 36', ((1, 1), (481, 481)), 1),
    ('data 36', ((1, 1), (482, 482)), 1),
    ('data 36', ((1, 1), (483, 483)), 1),
    ('data 36', ((1, 1), (484, 484)), 1),
    ('data 36', ((1, 1), (485, 485)), 1),
    ('data 36', ((1, 1), (486, 486)), 1),
    ('data 36', ((1, 1), (487, 487)), 1),
    ('data 36', ((1, 1), (488, 488)), 1),
    ('data 36', ((1, 1), (489, 489)), 1),
    ('data 36', ((1, 1), (490, 490)), 1),
    ('data 36', ((1, 1), (491, 491)), 1),
    ('data 36', ((1, 1), (492, 492)), 1),
    ('data 36', ((1, 1), (493, 493)), 1),
    ('data 36', ((1, 1), (494, 494)), 1),
    ('data 36', ((1, 1), (495, 495)), 1),
    ('data 36', ((1, 1), (496, 496)), 1),
    ('data 36', ((1, 1), (497, 497)), 1),
    ('data 36', ((1, 1), (498, 498)), 1),
    ('data 36', ((1, 1), (499, 499)), 1),
    ('data 36', ((1, 1), (500, 500)), 1),
    ('data 36', ((1, 1), (501, 501)), 1),
    ('data 36', ((1, 1), (502, 502)), 1),
    ('data 36', ((1, 1), (503, 503)), 1),
    ('data 36', ((1, 1), (504, 504)), 1),
    ('data 36', ((1, 1), (505, 505)), 1),
    ('data 36', ((1, 1), (506, 506)), 1),
    ('data 36', ((1, 1), (507, 507)), 1),
    ('data 36', ((1, 1), (508, 508)), 1),
    ('data 36', ((1, 1), (509, 509)), 1),
    ('data 36', ((1, 1), (510, 510)), 1),
    ('data 36', ((1, 1), (511, 511)), 1),
    ('data 36', ((1, 1), (512, 512)), 1),
    ('data 36', ((1, 1), (513, 513)), 1),
    ('data 36', ((1, 1), (514, 514)), 1),
    ('data 36', ((1, 1), (515, 515)), 1),
    ('data 36', ((1, 1), (516, 516)), 1),
    ('data 36', ((1, 1), (517, 517)), 1),
    ('data 36', ((1, 1), (518, 518)), 1),
    ('data 36', ((1, 1), (519, 519)), 1),
    ('data 36', ((1, 1), (520, 520)), 1),
    ('data 36', ((1, 1), (521, 521)), 1),
    ('data 36', ((1, 1), (522, 522)), 1),
    ('data 36', ((1, 1), (523, 523)), 1),
    ('data 36', ((1, 1), (524, 524)), 1),
    ('data 36', ((1, 1), (525, 525)), 1),
    ('data 36', ((1, 1), (526, 526)), 1),
    ('data 36', ((1, 1), (527, 527)), 1),
    ('data 36', ((1, 1), (528, 528)), 1),
    ('data 36', ((1, 1), (529, 529)), 1),
    ('data 36', ((1, 1), (530, 530)), 1),
    ('data 36', ((1, 1), (531, 531)), 1),
    ('data 36', ((1, 1), (532, 532)), 1),
    ('data 36', ((1, 1), (533, 533)), 1),
    ('data 36', ((1, 1), (534, 534)), 1),
    ('data 36', ((1, 1), (535, 535)), 1),
    ('data 36', ((1, 1), (536, 536)), 1),
    ('data 36', ((1, 1), (537, 537)), 1),
    ('data 36', ((1, 1), (538, 538)), 1),
    ('data 36', ((1, 1), (539, 539)), 1),
    ('data 36', ((1, 1), (540, 540)), 1),
    ('data 36', ((1, 1), (541, 541)), 1),
    ('data 36', ((1, 1), (542, 542)), 1),
    ('data 36', ((1, 1), (543, 543)), 1),
    ('data 36', ((1, 1), (544, 544)), 1),
    ('data 36', ((1, 1), (545, 545)), 1),
    ('data 36', ((1, 1), (546, 546)), 1),
    ('data 36', ((1, 1), (547, 547)), 1),
    ('data 36', ((1, 1), (548, 548)), 1),
    ('data 36', ((1, 1), (549, 549)), 1),
    ('data 36', ((1, 1), (550, 550)), 1),
    ('data 36', ((1, 1), (551, 551)), 1),
    ('data 36', ((1, 1), (552, 552)), 1),
    ('data 36', ((1, 1), (553, 553)), 1),
    ('data 36', ((1, 1), (554, 554)), 1),
    ('data 36', ((1, 1), (555, 555)), 1),
    ('data 36', ((1, 1), (556, 556)), 1),
    ('data 36', ((1, 1), (557, 557)), 1),
    ('data 36', ((1, 1), (558, 558)), 1),
    ('data 36', ((1, 1), (559, 559)), 1),
    ('data 36', ((1, 1), (560, 560)), 1),
    ('data 36', ((1, 1), (561, 561)), 1),
    ('data 36', ((1, 1), (562, 562)), 1),
    ('data 36', ((1, 1), (563, 563)), 1),
    ('data 36', ((1, 1), (564, 564)), 1),
    ('data 36', ((1, 1), (565, 565)), 1),
    ('data 36', ((1, 1), (566, 566)), 1),
    ('data 36', ((1, 1), (567, 567)), 1),
    ('data 36', ((1, 1), (568, 568)), 1),
    ('data 36', ((1, 1), (569, 569)), 1),
    ('data 36', ((1, 1), (570, 570)), 1),
    ('data 36', ((1, 1), (571, 571)), 1),
    ('data 36', ((1, 1), (572, 572)), 1),
    ('data 36', ((1, 1), (573, 573)), 1),
    ('data 36', ((1, 1), (574, 574)), 1),
    ('data 36', ((1, 1), (575, 575)), 1),
    ('data 36', ((1, 1), (576, 576)), 1),
    ('data 36', ((1, 1), (577, 577)), 1),
    ('data 36', ((1, 1), (578, 578)), 1),
    ('data 36', ((1, 1), (579, 579)), 1),
    ('data 36', ((1, 1), (580, 580)), 1),
    ('data 36', ((1, 1), (581, 581)), 1),
    ('data 36', ((1, 1), (582, 582)), 1),
    ('data 36', ((1, 1), (583, 583)), 1),
    ('data 36', ((1, 1), (584, 584)), 1),
    ('data 36', ((1, 1), (585, 585)), 1),
    ('data 36', ((1, 1), (586, 586)), 1),
    ('data 36', ((1, 1), (587, 587)), 1),
    ('data 36', ((1, 1), (588, 588)), 1),
    ('data 36', ((1, 1), (589, 589)), 1),
    ('data 36', ((1, 1), (590, 590)), 1),
    ('data 36', ((1, 1), (591, 591)), 1),
    ('data 36', ((1, 1), (592, 592)), 1),
    ('data 36', ((1, 1), (593, 593)), 1),
    ('data 36', ((1, 1), (594, 594)), 1),
    ('data 36', ((1, 1), (595, 595)), 1),
    ('data 36', ((1, 1), (596, 596)), 1),
    ('data 36', ((1, 1), (597, 597)), 1),
    ('data 36', ((1, 1), (598, 598)), 1),
    ('data 36', ((1, 1), (599, 599)), 1),
)


def look_data_36(key0: int, key1: int) -> int:
    """The table `data 36` by key0, key1.

    0, 0 -> 1
    0, 1 -> 1
    0, 2 -> 1
    0, 3 -> 1
    0, 4 -> 1
    0, 5 -> 1
    0, 6 -> 1
    0, 7 -> 1
    0, 8 -> 1
    0, 9 -> 1
    0, 10 -> 1
    0, 11 -> 1
    0, 12 -> 1
    0, 13 -> 1
    0, 14 -> 1
    0, 15 -> 1
    0, 16 -> 1
    0, 17 -> 1
    0, 18 -> 1
    0, 19 -> 1
    0, 20 -> 1
    0, 21 -> 1
    0, 22 -> 1
    0, 23 -> 1
    0, 24 -> 1
    0, 25 -> 1
    0, 26 -> 1
    0, 27 -> 1
    0, 28 -> 1
    0, 29 -> 1
    0, 30 -> 1
    0, 31 -> 1
    0, 32 -> 1
    0, 33 -> 1
    0, 34 -> 1
    0, 35 -> 1
    0, 36 -> 1
    0, 37 -> 1
    0, 38 -> 1
    0, 39 -> 1
    0, 40 -> 1
    0, 41 -> 1
    0, 42 -> 1
    0, 43 -> 1
    0, 44 -> 1
    0, 45 -> 1
    0, 46 -> 1
    0, 47 -> 1
    0, 48 -> 1
    0, 49 -> 1
    0, 50 -> 1
    0, 51 -> 1
    0, 52 -> 1
    0, 53 -> 1
    0, 54 -> 1
    0, 55 -> 1
    0, 56 -> 1
    0, 57 -> 1
    0, 58 -> 1
    0, 59 -> 1
    and 1140 rows more
    """
    if 0 <= key0 <= 1 and 0 <= key1 <= 599:
        return CELLS_data_36[key0 * 600 + key1]
    return search_rows('data 36', ROWS_data_36, (KIND_0_1, KIND_0_599), (key0, key1))


# The table `data 37` by key0, key1.
CELLS_data_37: Final[tuple[int, ...]] = (
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


# The table `data 38` by key0, key1.
CELLS_data_38: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 39` by key0.
CELLS_data_39: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 0, 0,
)


# The table `data 4` by key0.
CELLS_data_4: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2)


# The table `data 40` by key0.
CELLS_data_40: Final[tuple[int, ...]] = (
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


# The table `data 41` by key0.
CELLS_data_41: Final[tuple[int, ...]] = (
    3864537526616389383681860982787815978564566197625364267845658210605672581138630143868119635447136526680862915974262827221916968279824353370546575826276596182340549291802625,
    2074757786372765242564398623686511066900131105403501548810510798768155511009290363769168596407611714867667206646081852578328989148664371793855614102330269756668888992871029407744000,
    1073741823,
    4149515565016455435495149518995809260080458887943509570289222331033417559961389004110146624410910027706275308648837173150892973898046696646843887178371055013594101054704528708861952,
)


# The table `data 42` by key0.
CELLS_data_42: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 43` by key0, key1.
CELLS_data_43: Final[tuple[int, ...]] = (
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
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 44` by key0, key1.
CELLS_data_44: Final[tuple[int, ...]] = (
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 45` by key0, key1.
CELLS_data_45: Final[tuple[int, ...]] = (
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 46` by key0.
CELLS_data_46: Final[tuple[int, ...]] = (
    0, 25031098131592894032098091336916158875978532696483398863764922561524990641579498432811136712704,
)


# The table `data 47` by key0.
CELLS_data_47: Final[tuple[int, ...]] = (
    4149515568880992958512407863691161151012446232242436899995657329690652811412908146399707048947103794288197886611300789182395151075411775307886874834113963687061181803401509523685375,
    4149515568880992958512407863691161151012446232242436899995657329690652811412908146399682017848972201394165788519963873023519172542715291909023109911552438696419602304968698386972671,
)


# The table `data 48` by key0.
CELLS_data_48: Final[tuple[int, ...]] = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1)


# The table `data 49` by key0, key1.
CELLS_data_49: Final[tuple[int, ...]] = (
    2, 1, 1, 1, 1, 1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 2, 2, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 2, 2, 2, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
    2, 2, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 5` by key0.
CELLS_data_5: Final[tuple[int, ...]] = (2, 3, 4, 5, 0, 1)


# The table `data 51` by key0.
CELLS_data_51: Final[tuple[int, ...]] = (571849066284996100191, 571849066284996100351)


# The table `data 52` by key0.
CELLS_data_52: Final[tuple[int, ...]] = (
    1, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 53` by key0.
CELLS_data_53: Final[tuple[int, ...]] = (
    0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 54` by key0.
CELLS_data_54: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 55` by key0.
CELLS_data_55: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 56` by key0.
CELLS_data_56: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 1, 1,
)


# The table `data 57` by key0, key1, key2.
CELLS_data_57: Final[tuple[int, ...]] = (
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
)


# The table `data 58` by key0.
CELLS_data_58: Final[tuple[int, ...]] = (
    330034415861624862541072767129739264, 1329227995784915872903807060280344575,
)


# The table `data 59` by key0, key1, key2.
CELLS_data_59: Final[tuple[int, ...]] = (
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
)


# The table `data 6` by key0.
CELLS_data_6: Final[tuple[int, ...]] = (4, 5, 0, 1, 2, 3)


# The table `data 7` by key0.
CELLS_data_7: Final[tuple[int, ...]] = (
    3221225474, 6442450949, 12884901898, 25769803796, 51539607592, 103079215184, 206158430368, 412316860736,
    824633721472, 1649267442944, 3298534885888, 6597069771776, 13194139543552, 26388279087104, 52776558174208,
    105553116348416, 211106232696832, 422212465393664, 844424930787328, 1688849861574656, 3377699723149312,
    6755399446298624, 13510798892597248, 27021597785194496, 54043195570388992, 108086391140777984,
    216172782281555968, 432345564563111936, 864691129126223872, 576460752571858944, 1152921506754330625,
    3458764519189250051, 6917529038378500102, 13835058076757000204, 27670116153514000408, 55340232307028000816,
    110680464614056001632, 221360929228112003264, 442721858456224006528, 885443716912448013056,
    1770887433824896026112, 3541774867649792052224, 7083549735299584104448, 14167099470599168208896,
    28334198941198336417792, 56668397882396672835584, 113336795764793345671168, 226673591529586691342336,
    453347183059173382684672, 906694366118346765369344, 1813388732236693530738688, 3626777464473387061477376,
    7253554928946774122954752, 14507109857893548245909504, 29014219715787096491819008, 58028439431574192983638016,
    116056878863148385967276032, 232113757726296771934552064, 464227515452593543869104128,
    928455029752265583131361280, 3713820120161983837132292096, 7427640241476889178871431168,
    14855280482953778357742862336, 29710560965907556715485724672, 59421121931815113430971449344,
    118842243863630226861942898688, 237684487727260453723885797376, 475368975454520907447771594752,
    950737950909041814895543189504, 1901475901818083629791086379008, 3802951803636167259582172758016,
    7605903607272334519164345516032, 15211807214544669038328691032064, 30423614429089338076657382064128,
    60847228858178676153314764128256, 121694457716357352306629528256512, 243388915432714704613259056513024,
    486777830865429409226518113026048, 973555661730858818453036226052096, 1947111323461717636906072452104192,
    3894222646923435273812144904208384, 7788445293846870547624289808416768, 15576890587693741095248579616833536,
    31153781175387482190497159233667072, 62307562350774964380994318467334144, 124615124701549928761988636934668288,
    249230249403099857523977273869336576, 498460498806199715047954547738673152,
    996920997612399430095909095477346304, 664613998201942946849709351168376832,
    1329227998260795952627489114685440000, 3987683993544447818597087069157195776,
    7975367987088895637194174138314391552, 15950735974177791274388348276628783104,
    31901471948355582548776696553257566208, 63802943896711165097553393106515132416,
    127605887793422330195106786213030264832, 255211775586844660390213572426060529664,
    510423551173689320780427144852121059328, 1020847102347378641560854289704242118656,
    2041694204694757283121708579408484237312, 4083388409389514566243417158816968474624,
    8166776818779029132486834317633936949248, 16333553637558058264973668635267873898496,
    32667107275116116529947337270535747796992, 65334214550232233059894674541071495593984,
    130668429100464466119789349082142991187968, 261336858200928932239578698164285982375936,
    522673716401857864479157396328571964751872, 1045347432803715728958314792657143929503744,
    2090694865607431457916629585314287859007488, 4181389731214862915833259170628575718014976,
    8362779462429725831666518341257151436029952, 16725558924859451663333036682514302872059904,
    33451117849718903326666073365028605744119808, 66902235699437806653332146730057211488239616,
    133804471398875613306664293460114422976479232, 267608942797751226613328586920228845952958464,
    535217885595502453226657173840457691905916928, 1070435769861776910668398474777108323531489280,
    4281743080776335638458509772012240354406301696, 8563486162881899272701935416928287769092947968,
    17126972325763798545403870833856575538185895936, 34253944651527597090807741667713151076371791872,
    68507889303055194181615483335426302152743583744, 137015778606110388363230966670852604305487167488,
    274031557212220776726461933341705208610974334976, 548063114424441553452923866683410417221948669952,
    1096126228848883106905847733366820834443897339904, 2192252457697766213811695466733641668887794679808,
    4384504915395532427623390933467283337775589359616, 8769009830791064855246781866934566675551178719232,
    17538019661582129710493563733869133351102357438464, 35076039323164259420987127467738266702204714876928,
    70152078646328518841974254935476533404409429753856, 140304157292657037683948509870953066808818859507712,
    280608314585314075367897019741906133617637719015424, 561216629170628150735794039483812267235275438030848,
    1122433258341256301471588078967624534470550876061696, 2244866516682512602943176157935249068941101752123392,
    4489733033365025205886352315870498137882203504246784, 8979466066730050411772704631740996275764407008493568,
    17958932133460100823545409263481992551528814016987136, 35917864266920201647090818526963985103057628033974272,
    71835728533840403294181637053927970206115256067948544, 143671457067680806588363274107855940412230512135897088,
    287342914135361613176726548215711880824461024271794176, 574685828270723226353453096431423761648922048543588352,
    1149371656541446452706906192862847523297844097087176704, 766247770789756353020277481732184020623646875327660032,
    1532495543720384245099494785051796995421536455229440000,
    4597486629733905042592524474097105016815114229305573376,
    9194973259467810085185048948194210033630228458611146752,
    18389946518935620170370097896388420067260456917222293504,
    36779893037871240340740195792776840134520913834444587008,
    73559786075742480681480391585553680269041827668889174016,
    147119572151484961362960783171107360538083655337778348032,
    294239144302969922725921566342214721076167310675556696064,
    588478288605939845451843132684429442152334621351113392128,
    1176956577211879690903686265368858884304669242702226784256,
    2353913154423759381807372530737717768609338485404453568512,
    4707826308847518763614745061475435537218676970808907137024,
    9415652617695037527229490122950871074437353941617814274048,
    18831305235390075054458980245901742148874707883235628548096,
    37662610470780150108917960491803484297749415766471257096192,
    75325220941560300217835920983606968595498831532942514192384,
    150650441883120600435671841967213937190997663065885028384768,
    301300883766241200871343683934427874381995326131770056769536,
    602601767532482401742687367868855748763990652263540113539072,
    1205203535064964803485374735737711497527981304527080227078144,
    2410407070129929606970749471475422995055962609054160454156288,
    4820814140259859213941498942950845990111925218108320908312576,
    9641628280519718427882997885901691980223850436216641816625152,
    19283256561039436855765995771803383960447700872433283633250304,
    38566513122078873711531991543606767920895401744866567266500608,
    77133026244157747423063983087213535841790803489733134533001216,
    154266052488315494846127966174427071683581606979466269066002432,
    308532104976630989692255932348854143367163213958932538132004864,
    617064209953261979384511864697708286734326427917865076264009728,
    1234128418374028417903134871037069546318343672216991030344417280,
    4936513675028609212478428342506625212423683872486703243561271296,
    9873027351589713965822745543371597451997676928592145609306144768,
    19746054703179427931645491086743194903995353857184291218612289536,
    39492109406358855863290982173486389807990707714368582437224579072,
    78984218812717711726581964346972779615981415428737164874449158144,
    157968437625435423453163928693945559231962830857474329748898316288,
    315936875250870846906327857387891118463925661714948659497796632576,
    631873750501741693812655714775782236927851323429897318995593265152,
    1263747501003483387625311429551564473855702646859794637991186530304,
    2527495002006966775250622859103128947711405293719589275982373060608,
    5054990004013933550501245718206257895422810587439178551964746121216,
    10109980008027867101002491436412515790845621174878357103929492242432,
    20219960016055734202004982872825031581691242349756714207858984484864,
    40439920032111468404009965745650063163382484699513428415717968969728,
    80879840064222936808019931491300126326764969399026856831435937939456,
    161759680128445873616039862982600252653529938798053713662871875878912,
    323519360256891747232079725965200505307059877596107427325743751757824,
    647038720513783494464159451930401010614119755192214854651487503515648,
    1294077441027566988928318903860802021228239510384429709302975007031296,
    2588154882055133977856637807721604042456479020768859418605950014062592,
    5176309764110267955713275615443208084912958041537718837211900028125184,
    10352619528220535911426551230886416169825916083075437674423800056250368,
    20705239056441071822853102461772832339651832166150875348847600112500736,
    41410478112882143645706204923545664679303664332301750697695200225001472,
    82820956225764287291412409847091329358607328664603501395390400450002944,
    165641912451528574582824819694182658717214657329207002790780800900005888,
    331283824903057149165649639388365317434429314658414005581561601800011776,
    662567649806114298331299278776730634868858629316828011163123203600023552,
    1325135299612228596662598557553461269737717258633656022326246407200047104,
    883423532800568304888198031343145982732253088258648037278567627575263232,
    1766847068069393445758205125918745739300531933991399873007505050173440000,
    5300541202562675779953409335601268035344245296991463753388935287171710976,
    10601082405125351559906818671202536070688490593982927506777870574343421952,
    21202164810250703119813637342405072141376981187965855013555741148686843904,
    42404329620501406239627274684810144282753962375931710027111482297373687808,
    84808659241002812479254549369620288565507924751863420054222964594747375616,
    169617318482005624958509098739240577131015849503726840108445929189494751232,
    339234636964011249917018197478481154262031699007453680216891858378989502464,
    678469273928022499834036394956962308524063398014907360433783716757979004928,
    1356938547856044999668072789913924617048126796029814720867567433515958009856,
    2713877095712089999336145579827849234096253592059629441735134867031916019712,
    5427754191424179998672291159655698468192507184119258883470269734063832039424,
    10855508382848359997344582319311396936385014368238517766940539468127664078848,
    21711016765696719994689164638622793872770028736477035533881078936255328157696,
    43422033531393439989378329277245587745540057472954071067762157872510656315392,
    86844067062786879978756658554491175491080114945908142135524315745021312630784,
    173688134125573759957513317108982350982160229891816284271048631490042625261568,
    347376268251147519915026634217964701964320459783632568542097262980085250523136,
    694752536502295039830053268435929403928640919567265137084194525960170501046272,
    1389505073004590079660106536871858807857281839134530274168389051920341002092544,
    2779010146009180159320213073743717615714563678269060548336778103840682004185088,
    5558020292018360318640426147487435231429127356538121096673556207681364008370176,
    11116040584036720637280852294974870462858254713076242193347112415362728016740352,
    22232081168073441274561704589949740925716509426152484386694224830725456033480704,
    44464162336146882549123409179899481851433018852304968773388449661450912066961408,
    88928324672293765098246818359798963702866037704609937546776899322901824133922816,
    177856649344587530196493636719597927405732075409219875093553798645803648267845632,
    355713298689175060392987273439195854811464150818439750187107597291607296535691264,
    711426597378350120785974546878391709622928301636879500374215194583214593071382528,
    1422853192989853176793564764173485918502938087446275103872811431044822984850145280,
    5691412773726259771952643386277241174754670865612584312366864682300898140693200896,
    11382825549219366608683671102137779850252260247052652521609348322723402482679021568,
    22765651098438733217367342204275559700504520494105305043218696645446804965358043136,
    45531302196877466434734684408551119401009040988210610086437393290893609930716086272,
    91062604393754932869469368817102238802018081976421220172874786581787219861432172544,
    182125208787509865738938737634204477604036163952842440345749573163574439722864345088,
    364250417575019731477877475268408955208072327905684880691499146327148879445728690176,
    728500835150039462955754950536817910416144655811369761382998292654297758891457380352,
    1457001670300078925911509901073635820832289311622739522765996585308595517782914760704,
    2914003340600157851823019802147271641664578623245479045531993170617191035565829521408,
    5828006681200315703646039604294543283329157246490958091063986341234382071131659042816,
    11656013362400631407292079208589086566658314492981916182127972682468764142263318085632,
    23312026724801262814584158417178173133316628985963832364255945364937528284526636171264,
    46624053449602525629168316834356346266633257971927664728511890729875056569053272342528,
    93248106899205051258336633668712692533266515943855329457023781459750113138106544685056,
    186496213798410102516673267337425385066533031887710658914047562919500226276213089370112,
    372992427596820205033346534674850770133066063775421317828095125839000452552426178740224,
    745984855193640410066693069349701540266132127550842635656190251678000905104852357480448,
    1491969710387280820133386138699403080532264255101685271312380503356001810209704714960896,
    2983939420774561640266772277398806161064528510203370542624761006712003620419409429921792,
    5967878841549123280533544554797612322129057020406741085249522013424007240838818859843584,
    11935757683098246561067089109595224644258114040813482170499044026848014481677637719687168,
    23871515366196493122134178219190449288516228081626964340998088053696028963355275439374336,
    47743030732392986244268356438380898577032456163253928681996176107392057926710550878748672,
    95486061464785972488536712876761797154064912326507857363992352214784115853421101757497344,
    190972122929571944977073425753523594308129824653015714727984704429568231706842203514994688,
    381944245859143889954146851507047188616259649306031429455969408859136463413684407029989376,
    763888491718287779908293703014094377232519298612062858911938817718272926827368814059978752,
    1527776983436575559816587406028188754465038597224125717823877635436545853654737628119957504,
    1018517988641527441533693513048827999912968617771421240422275923420618393038883632743186432,
    2037035980128761268163669844827336527399451258944805623987334348674946370656240339517440000,
    6111107938489146214426820988662222563816011094566441443200148044802366055583072302531608576,
    12222215876978292428853641977324445127632022189132882886400296089604732111166144605063217152,
    24444431753956584857707283954648890255264044378265765772800592179209464222332289210126434304,
    48888863507913169715414567909297780510528088756531531545601184358418928444664578420252868608,
    97777727015826339430829135818595561021056177513063063091202368716837856889329156840505737216,
    195555454031652678861658271637191122042112355026126126182404737433675713778658313681011474432,
    391110908063305357723316543274382244084224710052252252364809474867351427557316627362022948864,
    782221816126610715446633086548764488168449420104504504729618949734702855114633254724045897728,
    1564443632253221430893266173097528976336898840209009009459237899469405710229266509448091795456,
    3128887264506442861786532346195057952673797680418018018918475798938811420458533018896183590912,
    6257774529012885723573064692390115905347595360836036037836951597877622840917066037792367181824,
    12515549058025771447146129384780231810695190721672072075673903195755245681834132075584734363648,
    25031098116051542894292258769560463621390381443344144151347806391510491363668264151169468727296,
    50062196232103085788584517539120927242780762886688288302695612783020982727336528302338937454592,
    100124392464206171577169035078241854485561525773376576605391225566041965454673056604677874909184,
    200248784928412343154338070156483708971123051546753153210782451132083930909346113209355749818368,
    400497569856824686308676140312967417942246103093506306421564902264167861818692226418711499636736,
    800995139713649372617352280625934835884492206187012612843129804528335723637384452837422999273472,
    1601990279427298745234704561251869671768984412374025225686259609056671447274768905674845998546944,
    3203980558854597490469409122503739343537968824748050451372519218113342894549537811349691997093888,
    6407961117709194980938818245007478687075937649496100902745038436226685789099075622699383994187776,
    12815922235418389961877636490014957374151875298992201805490076872453371578198151245398767988375552,
    25631844470836779923755272980029914748303750597984403610980153744906743156396302490797535976751104,
    51263688941673559847510545960059829496607501195968807221960307489813486312792604981595071953502208,
    102527377883347119695021091920119658993215002391937614443920614979626972625585209963190143907004416,
    205054755766694239390042183840239317986430004783875228887841229959253945251170419926380287814008832,
    410109511533388478780084367680478635972860009567750457775682459918507890502340839852760575628017664,
    820219023066776957560168735360957271945720019135500915551364919837015781004681679705521151256035328,
    1640438044096517938785851384453468855482061877219533437436793589037891112654982059647705596328673280,
    6561752178423107731477891624082321110337625669929602143413110606787704899974309538354159091498090496,
    13123504358883251439290269334433087909084629500910672680492157464211550249303000376471654889179578368,
    26247008717766502878580538668866175818169259001821345360984314928423100498606000752943309778359156736,
    52494017435533005757161077337732351636338518003642690721968629856846200997212001505886619556718313472,
    104988034871066011514322154675464703272677036007285381443937259713692401994424003011773239113436626944,
    209976069742132023028644309350929406545354072014570762887874519427384803988848006023546478226873253888,
    419952139484264046057288618701858813090708144029141525775749038854769607977696012047092956453746507776,
    839904278968528092114577237403717626181416288058283051551498077709539215955392024094185912907493015552,
    1679808557937056184229154474807435252362832576116566103102996155419078431910784048188371825814986031104,
    3359617115874112368458308949614870504725665152233132206205992310838156863821568096376743651629972062208,
    6719234231748224736916617899229741009451330304466264412411984621676313727643136192753487303259944124416,
    13438468463496449473833235798459482018902660608932528824823969243352627455286272385506974606519888248832,
    26876936926992898947666471596918964037805321217865057649647938486705254910572544771013949213039776497664,
    53753873853985797895332943193837928075610642435730115299295876973410509821145089542027898426079552995328,
    107507747707971595790665886387675856151221284871460230598591753946821019642290179084055796852159105990656,
    215015495415943191581331772775351712302442569742920461197183507893642039284580358168111593704318211981312,
    430030990831886383162663545550703424604885139485840922394367015787284078569160716336223187408636423962624,
    860061981663772766325327091101406849209770278971681844788734031574568157138321432672446374817272847925248,
    1720123963327545532650654182202813698419540557943363689577468063149136314276642865344892749634545695850496,
    3440247926655091065301308364405627396839081115886727379154936126298272628553285730689785499269091391700992,
    6880495853310182130602616728811254793678162231773454758309872252596545257106571461379570998538182783401984,
    13760991706620364261205233457622509587356324463546909516619744505193090514213142922759141997076365566803968,
    27521983413240728522410466915245019174712648927093819033239489010386181028426285845518283994152731133607936,
    55043966826481457044820933830490038349425297854187638066478978020772362056852571691036567988305462267215872,
    110087933652962914089641867660980076698850595708375276132957956041544724113705143382073135976610924534431744,
    220175867305925828179283735321960153397701191416750552265915912083089448227410286764146271953221849068863488,
    440351734611851656358567470643920306795402382833501104531831824166178896454820573528292543906443698137726976,
    880703469223703312717134941287840613590804765667002209063663648332357792909641147056585087812887396275453952,
    1761406938447406625434269882575681227181609531334004418127327296664715585819282294113170175625774792550907904,
    1174271291933729296159011267655037113601469459997141373602682791705515289477862696208884129879930998863429632,
    2348542587148334679492540421868827567879370968024036893545184238049686488570654891216832144595131763261440000,
    7045627759257753313694609341233980476520491538718941249742340277723288859302011674451120510561882112761266176,
    14091255518515506627389218682467960953040983077437882499484680555446577718604023348902241021123764225522532352,
    28182511037031013254778437364935921906081966154875764998969361110893155437208046697804482042247528451045064704,
    56365022074062026509556874729871843812163932309751529997938722221786310874416093395608964084495056902090129408,
    112730044148124053019113749459743687624327864619503059995877444443572621748832186791217928168990113804180258816,
    225460088296248106038227498919487375248655729239006119991754888887145243497664373582435856337980227608360517632,
    450920176592496212076454997838974750497311458478012239983509777774290486995328747164871712675960455216721035264,
    901840353184992424152909995677949500994622916956024479967019555548580973990657494329743425351920910433442070528,
    1803680706369984848305819991355899001989245833912048959934039111097161947981314988659486850703841820866884141056,
    3607361412739969696611639982711798003978491667824097919868078222194323895962629977318973701407683641733768282112,
    7214722825479939393223279965423596007956983335648195839736156444388647791925259954637947402815367283467536564224,
    14429445650959878786446559930847192015913966671296391679472312888777295583850519909275894805630734566935073128448,
    28858891301919757572893119861694384031827933342592783358944625777554591167701039818551789611261469133870146256896,
    57717782603839515145786239723388768063655866685185566717889251555109182335402079637103579222522938267740292513792,
    115435565207679030291572479446777536127311733370371133435778503110218364670804159274207158445045876535480585027584,
    230871130415358060583144958893555072254623466740742266871557006220436729341608318548414316890091753070961170055168,
    461742260830716121166289917787110144509246933481484533743114012440873458683216637096828633780183506141922340110336,
    923484521661432242332579835574220289018493866962969067486228024881746917366433274193657267560367012283844680220672,
    1846969043322864484665159671148440578036987733925938134972456049763493834732866548387314535120734024567689360441344,
    3693938086645728969330319342296881156073975467851876269944912099526987669465733096774629070241468049135378720882688,
    7387876173291457938660638684593762312147950935703752539889824199053975338931466193549258140482936098270757441765376,
    14775752346582915877321277369187524624295901871407505079779648398107950677862932387098516280965872196541514883530752,
    29551504693165831754642554738375049248591803742815010159559296796215901355725864774197032561931744393083029767061504,
    59103009386331663509285109476750098497183607485630020319118593592431802711451729548394065123863488786166059534123008,
    118206018772663327018570218953500196994367214971260040638237187184863605422903459096788130247726977572332119068246016,
    236412037545326654037140437907000393988734429942520081276474374369727210845806918193576260495453955144664238136492032,
    472824075090653308074280875814000787977468859885040162552948748739454421691613836387152520990907910289328476272984064,
    945648150181306616148561751628001575954937719770080325105897497478908843383227672774305041981815820578656952545968128,
    1891296298014070649523290275366522555120538412164478101303475124250526715234246320434001640499932642772545202060001280,
    7565185194404825180866994329355570817271490676033594954122220367709397832469194306850615005463429569474949511271940096,
    15130370391158192944507821886600622231332318379442872457152760606126086636470597638815838454390558137334667725575815168,
    30260740782316385889015643773201244462664636758885744914305521212252173272941195277631676908781116274669335451151630336,
    60521481564632771778031287546402488925329273517771489828611042424504346545882390555263353817562232549338670902303260672,
    121042963129265543556062575092804977850658547035542979657222084849008693091764781110526707635124465098677341804606521344,
    242085926258531087112125150185609955701317094071085959314444169698017386183529562221053415270248930197354683609213042688,
    484171852517062174224250300371219911402634188142171918628888339396034772367059124442106830540497860394709367218426085376,
    968343705034124348448500600742439822805268376284343837257776678792069544734118248884213661080995720789418734436852170752,
    1936687410068248696897001201484879645610536752568687674515553357584139089468236497768427322161991441578837468873704341504,
    3873374820136497393794002402969759291221073505137375349031106715168278178936472995536854644323982883157674937747408683008,
    7746749640272994787588004805939518582442147010274750698062213430336556357872945991073709288647965766315349875494817366016,
    15493499280545989575176009611879037164884294020549501396124426860673112715745891982147418577295931532630699750989634732032,
    30986998561091979150352019223758074329768588041099002792248853721346225431491783964294837154591863065261399501979269464064,
    61973997122183958300704038447516148659537176082198005584497707442692450862983567928589674309183726130522799003958538928128,
    123947994244367916601408076895032297319074352164396011168995414885384901725967135857179348618367452261045598007917077856256,
    247895988488735833202816153790064594638148704328792022337990829770769803451934271714358697236734904522091196015834155712512,
    495791976977471666405632307580129189276297408657584044675981659541539606903868543428717394473469809044182392031668311425024,
    991583953954943332811264615160258378552594817315168089351963319083079213807737086857434788946939618088364784063336622850048,
    1983167907909886665622529230320516757105189634630336178703926638166158427615474173714869577893879236176729568126673245700096,
    3966335815819773331245058460641033514210379269260672357407853276332316855230948347429739155787758472353459136253346491400192,
    7932671631639546662490116921282067028420758538521344714815706552664633710461896694859478311575516944706918272506692982800384,
    15865343263279093324980233842564134056841517077042689429631413105329267420923793389718956623151033889413836545013385965600768,
    31730686526558186649960467685128268113683034154085378859262826210658534841847586779437913246302067778827673090026771931201536,
    63461373053116373299920935370256536227366068308170757718525652421317069683695173558875826492604135557655346180053543862403072,
    126922746106232746599841870740513072454732136616341515437051304842634139367390347117751652985208271115310692360107087724806144,
    253845492212465493199683741481026144909464273232683030874102609685268278734780694235503305970416542230621384720214175449612288,
    507690984424930986399367482962052289818928546465366061748205219370536557469561388471006611940833084461242769440428350899224576,
    1015381968849861972798734965924104579637857092930732123496410438741073114939122776942013223881666168922485538880856701798449152,
    2030763937699723945597469931848209159275714185861464246992820877482146229878245553884026447763332337844971077761713403596898304,
    1353842624712861230970105509634496345115610909986792279110249153863315690273542670360047385320469385177874951672538237167992832,
    2707685253208315056794081023647780539845008745261239528185181187849667547354674630783826989336708330824701804862512761405440000,
    8123055757103216773812996401357483053125834952258615271245754976800311864192297698975659488879611952161470813575914092836683776,
    16246111514206433547625992802714966106251669904517230542491509953600623728384595397951318977759223904322941627151828185673367552,
    32492223028412867095251985605429932212503339809034461084983019907201247456769190795902637955518447808645883254303656371346735104,
    64984446056825734190503971210859864425006679618068922169966039814402494913538381591805275911036895617291766508607312742693470208,
    129968892113651468381007942421719728850013359236137844339932079628804989827076763183610551822073791234583533017214625485386940416,
    259937784227302936762015884843439457700026718472275688679864159257609979654153526367221103644147582469167066034429250970773880832,
    519875568454605873524031769686878915400053436944551377359728318515219959308307052734442207288295164938334132068858501941547761664,
    1039751136909211747048063539373757830800106873889102754719456637030439918616614105468884414576590329876668264137717003883095523328,
    2079502273818423494096127078747515661600213747778205509438913274060879837233228210937768829153180659753336528275434007766191046656,
    4159004547636846988192254157495031323200427495556411018877826548121759674466456421875537658306361319506673056550868015532382093312,
    8318009095273693976384508314990062646400854991112822037755653096243519348932912843751075316612722639013346113101736031064764186624,
    16636018190547387952769016629980125292801709982225644075511306192487038697865825687502150633225445278026692226203472062129528373248,
    33272036381094775905538033259960250585603419964451288151022612384974077395731651375004301266450890556053384452406944124259056746496,
    66544072762189551811076066519920501171206839928902576302045224769948154791463302750008602532901781112106768904813888248518113492992,
    133088145524379103622152133039841002342413679857805152604090449539896309582926605500017205065803562224213537809627776497036226985984,
    266176291048758207244304266079682004684827359715610305208180899079792619165853211000034410131607124448427075619255552994072453971968,
    532352582097516414488608532159364009369654719431220610416361798159585238331706422000068820263214248896854151238511105988144907943936,
    1064705164195032828977217064318728018739309438862441220832723596319170476663412844000137640526428497793708302477022211976289815887872,
    2129410328390065657954434128637456037478618877724882441665447192638340953326825688000275281052856995587416604954044423952579631775744,
    4258820656780131315908868257274912074957237755449764883330894385276681906653651376000550562105713991174833209908088847905159263551488,
    8517641313560262631817736514549824149914475510899529766661788770553363813307302752001101124211427982349666419816177695810318527102976,
    17035282627120525263635473029099648299828951021799059533323577541106727626614605504002202248422855964699332839632355391620637054205952,
    34070565254241050527270946058199296599657902043598119066647155082213455253229211008004404496845711929398665679264710783241274108411904,
    68141130508482101054541892116398593199315804087196238133294310164426910506458422016008808993691423858797331358529421566482548216823808,
    136282261016964202109083784232797186398631608174392476266588620328853821012916844032017617987382847717594662717058843132965096433647616,
    272564522033928404218167568465594372797263216348784952533177240657707642025833688064035235974765695435189325434117686265930192867295232,
    545129044067856808436335136931188745594526432697569905066354481315415284051667376128070471949531390870378650868235372531860385734590464,
    1090258088135713616872670273862377491189052865395139810132708962630830568103334752256140943899062781740757301736470745063720771469180928,
    2180516173563741985580482286417709880675875551653134038843722051071739670762703383608350615298150557520440796737207885672945867324129280,
    8722064696962653190486787406977884624405732385749681736796584078476880148494779655337333733692577236042836993684565147146279144910749696,
    17444129396632991629138433075262814350513694950636509055014864031143681762433525431578598739885129478046747794104863898747053965435731968,
    34888258793265983258276866150525628701027389901273018110029728062287363524867050863157197479770258956093495588209727797494107930871463936,
    69776517586531966516553732301051257402054779802546036220059456124574727049734101726314394959540517912186991176419455594988215861742927872,
    139553035173063933033107464602102514804109559605092072440118912249149454099468203452628789919081035824373982352838911189976431723485855744,
    279106070346127866066214929204205029608219119210184144880237824498298908198936406905257579838162071648747964705677822379952863446971711488,
    558212140692255732132429858408410059216438238420368289760475648996597816397872813810515159676324143297495929411355644759905726893943422976,
    1116424281384511464264859716816820118432876476840736579520951297993195632795745627621030319352648286594991858822711289519811453787886845952,
    2232848562769022928529719433633640236865752953681473159041902595986391265591491255242060638705296573189983717645422579039622907575773691904,
    4465697125538045857059438867267280473731505907362946318083805191972782531182982510484121277410593146379967435290845158079245815151547383808,
    8931394251076091714118877734534560947463011814725892636167610383945565062365965020968242554821186292759934870581690316158491630303094767616,
    17862788502152183428237755469069121894926023629451785272335220767891130124731930041936485109642372585519869741163380632316983260606189535232,
    35725577004304366856475510938138243789852047258903570544670441535782260249463860083872970219284745171039739482326761264633966521212379070464,
    71451154008608733712951021876276487579704094517807141089340883071564520498927720167745940438569490342079478964653522529267933042424758140928,
    142902308017217467425902043752552975159408189035614282178681766143129040997855440335491880877138980684158957929307045058535866084849516281856,
    285804616034434934851804087505105950318816378071228564357363532286258081995710880670983761754277961368317915858614090117071732169699032563712,
    571609232068869869703608175010211900637632756142457128714727064572516163991421761341967523508555922736635831717228180234143464339398065127424,
    1143218464137739739407216350020423801275265512284914257429454129145032327982843522683935047017111845473271663434456360468286928678796130254848,
    2286436928275479478814432700040847602550531024569828514858908258290064655965687045367870094034223690946543326868912720936573857357592260509696,
    4572873856550958957628865400081695205101062049139657029717816516580129311931374090735740188068447381893086653737825441873147714715184521019392,
    9145747713101917915257730800163390410202124098279314059435633033160258623862748181471480376136894763786173307475650883746295429430369042038784,
    18291495426203835830515461600326780820404248196558628118871266066320517247725496362942960752273789527572346614951301767492590858860738084077568,
    36582990852407671661030923200653561640808496393117256237742532132641034495450992725885921504547579055144693229902603534985181717721476168155136,
    73165981704815343322061846401307123281616992786234512475485064265282068990901985451771843009095158110289386459805207069970363435442952336310272,
    146331963409630686644123692802614246563233985572469024950970128530564137981803970903543686018190316220578772919610414139940726870885904672620544,
    292663926819261373288247385605228493126467971144938049901940257061128275963607941807087372036380632441157545839220828279881453741771809345241088,
    585327853638522746576494771210456986252935942289876099803880514122256551927215883614174744072761264882315091678441656559762907483543618690482176,
    1170655707277045493152989542420913972505871884579752199607761028244513103854431767228349488145522529764630183356883313119525814967087237380964352,
    2341311414554090986305979084841827945011743769159504399215522056489026207708863534456698976291045059529260366713766626239051629934174474761928704,
    1560874275884834841340248129528336091415826156537242025685469330805024005685482830895534035309902672543664534102002736421856968000426582088876032,
    3121748556130702028454137602352615030159679519196332215494847023298989206454801390471455610576951649369910461568580602481311003602060773949440000,
    9365245665484751188179985244860549858927020420174431203735268828771006822641847018960775138426090745254677122462691721018868299072043915333861376,
    18730491330969502376359970489721099717854040840348862407470537657542013645283694037921550276852181490509354244925383442037736598144087830667722752,
    37460982661939004752719940979442199435708081680697724814941075315084027290567388075843100553704362981018708489850766884075473196288175661335445504,
    74921965323878009505439881958884398871416163361395449629882150630168054581134776151686201107408725962037416979701533768150946392576351322670891008,
    149843930647756019010879763917768797742832326722790899259764301260336109162269552303372402214817451924074833959403067536301892785152702645341782016,
    299687861295512038021759527835537595485664653445581798519528602520672218324539104606744804429634903848149667918806135072603785570305405290683564032,
    599375722591024076043519055671075190971329306891163597039057205041344436649078209213489608859269807696299335837612270145207571140610810581367128064,
    1198751445182048152087038111342150381942658613782327194078114410082688873298156418426979217718539615392598671675224540290415142281221621162734256128,
    2397502890364096304174076222684300763885317227564654388156228820165377746596312836853958435437079230785197343350449080580830284562443242325468512256,
    4795005780728192608348152445368601527770634455129308776312457640330755493192625673707916870874158461570394686700898161161660569124886484650937024512,
    9590011561456385216696304890737203055541268910258617552624915280661510986385251347415833741748316923140789373401796322323321138249772969301874049024,
    19180023122912770433392609781474406111082537820517235105249830561323021972770502694831667483496633846281578746803592644646642276499545938603748098048,
    38360046245825540866785219562948812222165075641034470210499661122646043945541005389663334966993267692563157493607185289293284552999091877207496196096,
    76720092491651081733570439125897624444330151282068940420999322245292087891082010779326669933986535385126314987214370578586569105998183754414992392192,
    153440184983302163467140878251795248888660302564137880841998644490584175782164021558653339867973070770252629974428741157173138211996367508829984784384,
    306880369966604326934281756503590497777320605128275761683997288981168351564328043117306679735946141540505259948857482314346276423992735017659969568768,
    613760739933208653868563513007180995554641210256551523367994577962336703128656086234613359471892283081010519897714964628692552847985470035319939137536,
    1227521479866417307737127026014361991109282420513103046735989155924673406257312172469226718943784566162021039795429929257385105695970940070639878275072,
    2455042959732834615474254052028723982218564841026206093471978311849346812514624344938453437887569132324042079590859858514770211391941880141279756550144,
    4910085919465669230948508104057447964437129682052412186943956623698693625029248689876906875775138264648084159181719717029540422783883760282559513100288,
    9820171838931338461897016208114895928874259364104824373887913247397387250058497379753813751550276529296168318363439434059080845567767520565119026200576,
    19640343677862676923794032416229791857748518728209648747775826494794774500116994759507627503100553058592336636726878868118161691135535041130238052401152,
    39280687355725353847588064832459583715497037456419297495551652989589549000233989519015255006201106117184673273453757736236323382271070082260476104802304,
    78561374711450707695176129664919167430994074912838594991103305979179098000467979038030510012402212234369346546907515472472646764542140164520952209604608,
    157122749422901415390352259329838334861988149825677189982206611958358196000935958076061020024804424468738693093815030944945293529084280329041904419209216,
    314245498845802830780704518659676669723976299651354379964413223916716392001871916152122040049608848937477386187630061889890587058168560658083808838418432,
    628490997691605661561409037319353339447952599302708759928826447833432784003743832304244080099217697874954772375260123779781174116337121316167617676836864,
    1256981995383211323122818074638706678895905198605417519857652895666865568007487664608488160198435395749909544750520247559562348232674242632335235353673728,
    2513963987644674095929643917895816127998644091462236897050334640474574176389603590397210700276564688436327118341213563997718073569900509585382185401057280,
    10055855953700444934034567902964861741787742671597545730866309712757453665183786100408608421226564856808800444524681187112278917175050014020817026910519296,
    20111711910522638418385128037311320713368651648943689604397590576374064289992943939636982462573435816681092860209189305345964457245548003720922339127328768,
    40223423821045276836770256074622641426737303297887379208795181152748128579985887879273964925146871633362185720418378610691928914491096007441844678254657536,
    80446847642090553673540512149245282853474606595774758417590362305496257159971775758547929850293743266724371440836757221383857828982192014883689356509315072,
    160893695284181107347081024298490565706949213191549516835180724610992514319943551517095859700587486533448742881673514442767715657964384029767378713018630144,
    321787390568362214694162048596981131413898426383099033670361449221985028639887103034191719401174973066897485763347028885535431315928768059534757426037260288,
    643574781136724429388324097193962262827796852766198067340722898443970057279774206068383438802349946133794971526694057771070862631857536119069514852074520576,
    1287149562273448858776648194387924525655593705532396134681445796887940114559548412136766877604699892267589943053388115542141725263715072238139029704149041152,
    2574299124546897717553296388775849051311187411064792269362891593775880229119096824273533755209399784535179886106776231084283450527430144476278059408298082304,
    5148598249093795435106592777551698102622374822129584538725783187551760458238193648547067510418799569070359772213552462168566901054860288952556118816596164608,
    10297196498187590870213185555103396205244749644259169077451566375103520916476387297094135020837599138140719544427104924337133802109720577905112237633192329216,
    20594392996375181740426371110206792410489499288518338154903132750207041832952774594188270041675198276281439088854209848674267604219441155810224475266384658432,
    41188785992750363480852742220413584820978998577036676309806265500414083665905549188376540083350396552562878177708419697348535208438882311620448950532769316864,
    82377571985500726961705484440827169641957997154073352619612531000828167331811098376753080166700793105125756355416839394697070416877764623240897901065538633728,
    164755143971001453923410968881654339283915994308146705239225062001656334663622196753506160333401586210251512710833678789394140833755529246481795802131077267456,
    329510287942002907846821937763308678567831988616293410478450124003312669327244393507012320666803172420503025421667357578788281667511058492963591604262154534912,
    659020575884005815693643875526617357135663977232586820956900248006625338654488787014024641333606344841006050843334715157576563335022116985927183208524309069824,
    1318041151768011631387287751053234714271327954465173641913800496013250677308977574028049282667212689682012101686669430315153126670044233971854366417048618139648,
    2636082303536023262774575502106469428542655908930347283827600992026501354617955148056098565334425379364024203373338860630306253340088467943708732834097236279296,
    5272164607072046525549151004212938857085311817860694567655201984053002709235910296112197130668850758728048406746677721260612506680176935887417465668194472558592,
    10544329214144093051098302008425877714170623635721389135310403968106005418471820592224394261337701517456096813493355442521225013360353871774834931336388945117184,
    21088658428288186102196604016851755428341247271442778270620807936212010836943641184448788522675403034912193626986710885042450026720707743549669862672777890234368,
    42177316856576372204393208033703510856682494542885556541241615872424021673887282368897577045350806069824387253973421770084900053441415487099339725345555780468736,
    84354633713152744408786416067407021713364989085771113082483231744848043347774564737795154090701612139648774507946843540169800106882830974198679450691111560937472,
    168709267426305488817572832134814043426729978171542226164966463489696086695549129475590308181403224279297549015893687080339600213765661948397358901382223121874944,
    337418534852610977635145664269628086853459956343084452329932926979392173391098258951180616362806448558595098031787374160679200427531323896794717802764446243749888,
    674837069705221955270291328539256173706919912686168904659865853958784346782196517902361232725612897117190196063574748321358400855062647793589435605528892487499776,
    1349674139410443910540582657078512347413839825372337809319731707917568693564393035804722465451225794234380392127149496642716801710125295587178871211057784974999552,
    2699348278820887821081165314157024694827679650744675618639463415835137387128786071609444930902451588468760784254298993285433603420250591174357742422115569949999104,
    1799565518655266550306501996955765421626542845184810169901625886484943197930783879819898829901556296555552880015781334765852150161260648999074054533642311258079232,
    3599131042338461074341477906251790217580277988174382522525399289616221937257229270917377776103815454923694545415324616351636569392679004052628072797197240893440000,
    10797393123663431240538784443861864403189372432653306112428099524417775450841246805233746584110977790229357779323465884508288195464598541454897575904983310428798976,
    21594786247326862481077568887723728806378744865306612224856199048835550901682493610467493168221955580458715558646931769016576390929197082909795151809966620857597952,
    43189572494653724962155137775447457612757489730613224449712398097671101803364987220934986336443911160917431117293863538033152781858394165819590303619933241715195904,
    86379144989307449924310275550894915225514979461226448899424796195342203606729974441869972672887822321834862234587727076066305563716788331639180607239866483430391808,
    172758289978614899848620551101789830451029958922452897798849592390684407213459948883739945345775644643669724469175454152132611127433576663278361214479732966860783616,
    345516579957229799697241102203579660902059917844905795597699184781368814426919897767479890691551289287339448938350908304265222254867153326556722428959465933721567232,
    691033159914459599394482204407159321804119835689811591195398369562737628853839795534959781383102578574678897876701816608530444509734306653113444857918931867443134464,
    1382066319828919198788964408814318643608239671379623182390796739125475257707679591069919562766205157149357795753403633217060889019468613306226889715837863734886268928,
    2764132639657838397577928817628637287216479342759246364781593478250950515415359182139839125532410314298715591506807266434121778038937226612453779431675727469772537856,
    5528265279315676795155857635257274574432958685518492729563186956501901030830718364279678251064820628597431183013614532868243556077874453224907558863351454939545075712,
    11056530558631353590311715270514549148865917371036985459126373913003802061661436728559356502129641257194862366027229065736487112155748906449815117726702909879090151424,
    22113061117262707180623430541029098297731834742073970918252747826007604123322873457118713004259282514389724732054458131472974224311497812899630235453405819758180302848,
    44226122234525414361246861082058196595463669484147941836505495652015208246645746914237426008518565028779449464108916262945948448622995625799260470906811639516360605696,
    88452244469050828722493722164116393190927338968295883673010991304030416493291493828474852017037130057558898928217832525891896897245991251598520941813623279032721211392,
    176904488938101657444987444328232786381854677936591767346021982608060832986582987656949704034074260115117797856435665051783793794491982503197041883627246558065442422784,
    353808977876203314889974888656465572763709355873183534692043965216121665973165975313899408068148520230235595712871330103567587588983965006394083767254493116130884845568,
    707617955752406629779949777312931145527418711746367069384087930432243331946331950627798816136297040460471191425742660207135175177967930012788167534508986232261769691136,
    1415235911504813259559899554625862291054837423492734138768175860864486663892663901255597632272594080920942382851485320414270350355935860025576335069017972464523539382272,
    2830471823009626519119799109251724582109674846985468277536351721728973327785327802511195264545188161841884765702970640828540700711871720051152670138035944929047078764544,
    5660943646019253038239598218503449164219349693970936555072703443457946655570655605022390529090376323683769531405941281657081401423743440102305340276071889858094157529088,
    11321887292038506076479196437006898328438699387941873110145406886915893311141311210044781058180752647367539062811882563314162802847486880204610680552143779716188315058176,
    22643774584077012152958392874013796656877398775883746220290813773831786622282622420089562116361505294735078125623765126628325605694973760409221361104287559432376630116352,
    45287549168154024305916785748027593313754797551767492440581627547663573244565244840179124232723010589470156251247530253256651211389947520818442722208575118864753260232704,
    90575098336308048611833571496055186627509595103534984881163255095327146489130489680358248465446021178940312502495060506513302422779895041636885444417150237729506520465408,
    181150196672616097223667142992110373255019190207069969762326510190654292978260979360716496930892042357880625004990121013026604845559790083273770888834300475459013040930816,
    362300393345232194447334285984220746510038380414139939524653020381308585956521958721432993861784084715761250009980242026053209691119580166547541777668600950918026081861632,
    724600786690464388894668571968441493020076760828279879049306040762617171913043917442865987723568169431522500019960484052106419382239160333095083555337201901836052163723264,
    1449201573380928777789337143936882986040153521656559758098612081525234343826087834885731975447136338863045000039920968104212838764478320666190167110674403803672104327446528,
    2898403143162726519944117181625335165931521556217361821555690856569864229562705605234273654639040128842977314359905207701608961430390028487984894470141995462652077570785280,
    11593612576250037115411025832749771469874871711965204980864296732760061376340292485474284914811393064255021943159557559313252561820126726796335017631774793995300441367248896,
    23187225156099205266456608771747973745898528911026167656370126772000727210770055035485760125878018677393156572039051847133321839738820066437065475014756400135293013818605568,
    46374450312198410532913217543495947491797057822052335312740253544001454421540110070971520251756037354786313144078103694266643679477640132874130950029512800270586027637211136,
    92748900624396821065826435086991894983594115644104670625480507088002908843080220141943040503512074709572626288156207388533287358955280265748261900059025600541172055274422272,
    185497801248793642131652870173983789967188231288209341250961014176005817686160440283886081007024149419145252576312414777066574717910560531496523800118051201082344110548844544,
    370995602497587284263305740347967579934376462576418682501922028352011635372320880567772162014048298838290505152624829554133149435821121062993047600236102402164688221097689088,
    741991204995174568526611480695935159868752925152837365003844056704023270744641761135544324028096597676581010305249659108266298871642242125986095200472204804329376442195378176,
    1483982409990349137053222961391870319737505850305674730007688113408046541489283522271088648056193195353162020610499318216532597743284484251972190400944409608658752884390756352,
    2967964819980698274106445922783740639475011700611349460015376226816093082978567044542177296112386390706324041220998636433065195486568968503944380801888819217317505768781512704,
    5935929639961396548212891845567481278950023401222698920030752453632186165957134089084354592224772781412648082441997272866130390973137937007888761603777638434635011537563025408,
    11871859279922793096425783691134962557900046802445397840061504907264372331914268178168709184449545562825296164883994545732260781946275874015777523207555276869270023075126050816,
    23743718559845586192851567382269925115800093604890795680123009814528744663828536356337418368899091125650592329767989091464521563892551748031555046415110553738540046150252101632,
    47487437119691172385703134764539850231600187209781591360246019629057489327657072712674836737798182251301184659535978182929043127785103496063110092830221107477080092300504203264,
    94974874239382344771406269529079700463200374419563182720492039258114978655314145425349673475596364502602369319071956365858086255570206992126220185660442214954160184601008406528,
    189949748478764689542812539058159400926400748839126365440984078516229957310628290850699346951192729005204738638143912731716172511140413984252440371320884429908320369202016813056,
    379899496957529379085625078116318801852801497678252730881968157032459914621256581701398693902385458010409477276287825463432345022280827968504880742641768859816640738404033626112,
    759798993915058758171250156232637603705602995356505461763936314064919829242513163402797387804770916020818954552575650926864690044561655937009761485283537719633281476808067252224,
    1519597987830117516342500312465275207411205990713010923527872628129839658485026326805594775609541832041637909105151301853729380089123311874019522970567075439266562953616134504448,
    3039195975660235032685000624930550414822411981426021847055745256259679316970052653611189551219083664083275818210302603707458760178246623748039045941134150878533125907232269008896,
    6078391951320470065370001249861100829644823962852043694111490512519358633940105307222379102438167328166551636420605207414917520356493247496078091882268301757066251814464538017792,
    12156783902640940130740002499722201659289647925704087388222981025038717267880210614444758204876334656333103272841210414829835040712986494992156183764536603514132503628929076035584,
    24313567805281880261480004999444403318579295851408174776445962050077434535760421228889516409752669312666206545682420829659670081425972989984312367529073207028265007257858152071168,
    48627135610563760522960009998888806637158591702816349552891924100154869071520842457779032819505338625332413091364841659319340162851945979968624735058146414056530014515716304142336,
    97254271221127521045920019997777613274317183405632699105783848200309738143041684915558065639010677250664826182729683318638680325703891959937249470116292828113060029031432608284672,
    194508542442255042091840039995555226548634366811265398211567696400619476286083369831116131278021354501329652365459366637277360651407783919874498940232585656226120058062865216569344,
    389017084884510084183680079991110453097268733622530796423135392801238952572166739662232262556042709002659304730918733274554721302815567839748997880465171312452240116125730433138688,
    778034169769020168367360159982220906194537467245061592846270785602477905144333479324464525112085418005318609461837466549109442605631135679497995760930342624904480232251460866277376,
    1556068339538040336734720319964441812389074934490123185692541571204955810288666958648929050224170836010637218923674933098218885211262271358995991521860685249808960464502921732554752,
    3112136679076080673469440639928883624778149868980246371385083142409911620577333917297858100448341672021274437847349866196437770422524542717991983043721370499617920929005843465109504,
    2074757785406630861810084035836697101363435355270343025972316261830401871809636087816978662876195486917195862237822641459041484085455515368487490753190428887500767161221065507602432,
    7729075049633647725025260888112405494746640146508627691956003809383642742668590913609577829419077704808039917782941082861546873420652588155881257098140973642086092713754624,
    19322687625883684830380430773405229139940993109819448077210776176699409085716212316292539721675310536461656137317321071407275541600914776811900862620955840177561297326440448,
    38645375251767369660760861546810458279881986219638896154421552353398818171432424632585079443350621072923312274634642142814551083201829553623801725241911680355122594652880896,
    77290750503534739321521723093620916559763972439277792308843104706797636342864849265170158886701242145846624549269284285629102166403659107247603450483823360710245189305761792,
    154581501007069478643043446187241833119527944878555584617686209413595272685729698530340317773402484291693249098538568571258204332807318214495206900967646721420490378611523584,
    309163002014138957286086892374483666239055889757111169235372418827190545371459397060680635546804968583386498197077137142516408665614636428990413801935293442840980757223047168,
    618326004028277914572173784748967332478111779514222338470744837654381090742918794121361271093609937166772996394154274285032817331229272857980827603870586885681961514446094336,
    1236652008056555829144347569497934664956223559028444676941489675308762181485837588242722542187219874333545992788308548570065634662458545715961655207741173771363923028892188672,
    2473304016113111658288695138995869329912447118056889353882979350617524362971675176485445084374439748667091985576617097140131269324917091431923310415482347542727846057784377344,
    4946608032226223316577390277991738659824894236113778707765958701235048725943350352970890168748879497334183971153234194280262538649834182863846620830964695085455692115568754688,
    9893216064452446633154780555983477319649788472227557415531917402470097451886700705941780337497758994668367942306468388560525077299668365727693241661929390170911384231137509376,
    19786432128904893266309561111966954639299576944455114831063834804940194903773401411883560674995517989336735884612936777121050154599336731455386483323858780341822768462275018752,
    39572864257809786532619122223933909278599153888910229662127669609880389807546802823767121349991035978673471769225873554242100309198673462910772966647717560683645536924550037504,
    79145728515619573065238244447867818557198307777820459324255339219760779615093605647534242699982071957346943538451747108484200618397346925821545933295435121367291073849100075008,
    158291457031239146130476488895735637114396615555640918648510678439521559230187211295068485399964143914693887076903494216968401236794693851643091866590870242734582147698200150016,
    316582914062478292260952977791471274228793231111281837297021356879043118460374422590136970799928287829387774153806988433936802473589387703286183733181740485469164295396400300032,
    633165828124956584521905955582942548457586462222563674594042713758086236920748845180273941599856575658775548307613976867873604947178775406572367466363480970938328590792800600064,
    1266331656249913169043811911165885096915172924445127349188085427516172473841497690360547883199713151317551096615227953735747209894357550813144734932726961941876657181585601200128,
    2532663312499826338087623822331770193830345848890254698376170855032344947682995380721095766399426302635102193230455907471494419788715101626289469865453923883753314363171202400256,
    5065326624999652676175247644663540387660691697780509396752341710064689895365990761442191532798852605270204386460911814942988839577430203252578939730907847767506628726342404800512,
    10130653249999305352350495289327080775321383395561018793504683420129379790731981522884383065597705210540408772921823629885977679154860406505157879461815695535013257452684809601024,
    20261306499998610704700990578654161550642766791122037587009366840258759581463963045768766131195410421080817545843647259771955358309720813010315758923631391070026514905369619202048,
    40522612999997221409401981157308323101285533582244075174018733680517519162927926091537532262390820842161635091687294519543910716619441626020631517847262782140053029810739238404096,
    81045225999994442818803962314616646202571067164488150348037467361035038325855852183075064524781641684323270183374589039087821433238883252041263035694525564280106059621478476808192,
    162090451999988885637607924629233292405142134328976300696074934722070076651711704366150129049563283368646540366749178078175642866477766504082526071389051128560212119242956953616384,
    324180903999977771275215849258466584810284268657952601392149869444140153303423408732300258099126566737293080733498356156351285732955533008165052142778102257120424238485913907232768,
    648361807999955542550431698516933169620568537315905202784299738888280306606846817464600516198253133474586161466996712312702571465911066016330104285556204514240848476971827814465536,
    1296723615999911085100863397033866339241137074631810405568599477776560613213693634929201032396506266949172322933993424625405142931822132032660208571112409028481696953943655628931072,
    2593447231999822170201726794067732678482274149263620811137198955553121226427387269858402064793012533898344645867986849250810285863644264065320417142224818056963393907887311257862144,
    1037378895118651381891045724444304205952102066284804722278740581415589641441866393317097080638921273508491405124672909319225420651876752822753959450335672426865606012373112992038912,
    0, 0,
)


# The table `data 8` by key0.
CELLS_data_8: Final[tuple[int, ...]] = (65535, 262143)


# The table `data 9` by key0.
CELLS_data_9: Final[tuple[int, ...]] = (18446744073709551615, 1329227995784915854457062986570792960)


# The table `entry_die` by die.
CELLS_entry_die: Final[tuple[int, ...]] = (0, 0, 0, 1, 1, 1)


# The table `faesulae_event` by die. @16.0-a
CELLS_faesulae_event: Final[tuple[int, ...]] = (0, 1, 2, 2, 3, 5)


# The table `ground` by t, c. @2.8-b
CELLS_ground: Final[tuple[int, ...]] = (1, 1, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0)


# The table `hexside` by s, c. @2.8-b
CELLS_hexside: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1, 1, 0, 2, 1, 1, 0, 2, 1, 0, 0, 3, 2, 2, 2, 2, 1, 0, 0)


# The table `looting` by die.
CELLS_looting: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2)


# The table `roman_rim` by die.
CELLS_roman_rim: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 1)


# The table `tricamerum_event` by die. @16.0-a
CELLS_tricamerum_event: Final[tuple[int, ...]] = (2, 2, 0, 4, 4, 5)


EACH_CELLS_data_1: Final = tuple([members_of(bits, 0) for bits in CELLS_data_1])


EACH_CELLS_data_3: Final = tuple([members_of(bits, 0) for bits in CELLS_data_3])


EACH_CELLS_data_46: Final = tuple([members_of(bits, 0) for bits in CELLS_data_46])


EACH_CELLS_data_7: Final = tuple([members_of(bits, 0) for bits in CELLS_data_7])


EACH_CELLS_data_9: Final = tuple([members_of(bits, 0) for bits in CELLS_data_9])


# ---- values: what the rules say


def value_all_can_follow(s: Store, p: int, g: int) -> int:
    """`all_can_follow` as the rules give it.

    14.3-d: "data 38"(scenario, g) and not some(one in 0..119 within ("Unit.side by value"[1 - p] meet "Unit.place by
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
    return 1 if CELLS_data_38[s[33] * 600 + g] and not s[1911 + 1 - p] & s[1913 + g] and (s[1911 + p] & 0xffffffffffffffffffffffffffe0ff & s[1913 + g]).bit_count() + count_all_can_follow(s) <= 2 and all_all_can_follow(s, g) else 0


def value_allowance(s: Store, u: int) -> int:
    """`allowance` as the rules give it.

    7.0-c: movement_factor(u)
    7.8-a: 2 * movement_factor(u) when on_the_road; overrides 7.0-c
    """
    if s[1645]:
        return 2 * max((CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1 if s[1483 + u] == 1 else CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u], 0)
    return max((CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1 if s[1483 + u] == 1 else CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u], 0)


def value_army_commander(s: Store, l: int) -> int:
    """`army_commander` as the rules give it.

    21.1.rom-a: yes when l = stilicho; overrides otherwise
    21.2.rom-a: yes when l = belisarius; overrides otherwise
    21.1.bar-a: no when scenario = faesulae, Unit.side[l] = Barbarian; overrides otherwise
    21.2.bar-a: no when scenario = tricamerum, Unit.side[l] = Barbarian; overrides otherwise
    otherwise: no
    """
    if l == 0:
        if s[33] == 0:
            if s[163] == 1:
                return agreed_value('army_commander', KIND_bool, (('21.1.rom-a', 1), ('21.1.bar-a', 0)))
            return 1
        if s[163] == 1:
            return agreed_value('army_commander', KIND_bool, (('21.1.rom-a', 1), ('21.2.bar-a', 0)))
        return 1
    if l == 64:
        if s[33] == 0:
            if s[227] == 1:
                return agreed_value('army_commander', KIND_bool, (('21.2.rom-a', 1), ('21.1.bar-a', 0)))
            return 1
        if s[227] == 1:
            return agreed_value('army_commander', KIND_bool, (('21.2.rom-a', 1), ('21.2.bar-a', 0)))
        return 1
    if s[163 + place_of('Unit.side', KIND_Unit, l)] == 1:
        return 0
    return 0


def value_attacker_suffers(s: Store, u: int, h: int) -> int:
    """`attacker_suffers` as the rules give it.

    12.0-c: yes when attacker_hit in outcome; overrides otherwise
    LEG-b.2: yes when attacker_hit in outcome; overrides otherwise
    12.0-d: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    LEG-c.2: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    11.7-a: yes when attacker_shot in outcome, shooters_at(1 - Unit.side[u], h); overrides otherwise
    12.0-e: yes when attacker_shot in outcome, "data 31"(u), Unit.tactic[u] = charge; overrides otherwise
    LEG-d: yes when attacker_shot in outcome, "data 31"(u), Unit.tactic[u] = charge; overrides otherwise
    12.0-g.2: yes when attacker_shot in outcome, defender_hit in outcome, first_of_a_plus_d = attacker_hit; overrides
      otherwise
    11.5-a: no when fight = fire; overrides 11.7-a, 12.0-c, 12.0-d, 12.0-e, 12.0-g.2, LEG-b.2, LEG-c.2, LEG-d, otherwise
    11.7-c: no when fight = fire; overrides 11.7-a, 12.0-c, 12.0-d, 12.0-e, 12.0-g.2, LEG-b.2, LEG-c.2, LEG-d, otherwise
    20.2-n: yes when fight = melee, attacker_shot in outcome, Unit.tactic[u] = charge; overrides LEG-d.2, otherwise
    LEG-d.2: no when fight = melee, attacker_shot in outcome, not defender_hit in outcome, Unit.tactic[u] = charge,
      Unit.type(u) = leader, not shooters_at(1 - Unit.side[u], h); overrides otherwise
    20.3-k: no when Unit.tactic[u] = shield_wall and attacker_shot in outcome and not defender_hit in outcome;
      overrides 11.7-a, 12.0-d, LEG-c.2, otherwise
    LEG-j: no when Unit.tactic[u] = shield_wall and attacker_shot in outcome and not defender_hit in outcome; overrides
      11.7-a, 12.0-d, LEG-c.2, otherwise
    otherwise: no
    """
    on = 16384
    if s[1650] >> 2 & 1:
        on |= 1
    if s[1650] >> 2 & 1:
        on |= 2
    if s[1650] >> 1 & 1 and value_shooters_at(s, 1 - s[163 + u], h):
        on |= 4
    if s[1650] >> 1 & 1 and value_shooters_at(s, 1 - s[163 + u], h):
        on |= 8
    if s[1650] >> 1 & 1 and value_shooters_at(s, 1 - s[163 + u], h):
        on |= 16
    if s[1650] >> 1 & 1 and CELLS_data_31[u] and s[1483 + u] == 0:
        on |= 32
    if s[1650] >> 1 & 1 and CELLS_data_31[u] and s[1483 + u] == 0:
        on |= 64
    if s[1650] >> 1 & 1 and s[1650] >> 3 & 1 and 2 == 2:
        on |= 128
    if s[1647] == 1:
        on |= 256
    if s[1647] == 1:
        on |= 512
    if s[1647] == 0 and s[1650] >> 1 & 1 and s[1483 + u] == 0:
        on |= 1024
    if s[1647] == 0 and s[1650] >> 1 & 1 and not s[1650] >> 3 & 1 and s[1483 + u] == 0 and CELLS_Unit_type[u] == 0 and not value_shooters_at(s, 1 - s[163 + u], h):
        on |= 2048
    if s[1483 + u] == 1 and s[1650] >> 1 & 1 and not s[1650] >> 3 & 1:
        on |= 4096
    if s[1483 + u] == 1 and s[1650] >> 1 & 1 and not s[1650] >> 3 & 1:
        on |= 8192
    top = topmost_rules(on, ((1, 16384), (2, 16384), (4, 16384), (8, 16384), (16, 16384), (32, 16384), (64, 16384), (128, 16384), (256, 16639), (512, 16639), (1024, 18432), (2048, 16384), (4096, 16412), (8192, 16412)))
    if not top:
        raise no_rule('attacker_suffers', ('12.0-c', 'LEG-b.2', '12.0-d', 'LEG-c.2', '11.7-a', '12.0-e', 'LEG-d', '12.0-g.2', '11.5-a', '11.7-c', '20.2-n', 'LEG-d.2', '20.3-k', 'LEG-j', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('12.0-c', 1))
    if top & 2:
        said.append(('LEG-b.2', 1))
    if top & 4:
        said.append(('12.0-d', 1))
    if top & 8:
        said.append(('LEG-c.2', 1))
    if top & 16:
        said.append(('11.7-a', 1))
    if top & 32:
        said.append(('12.0-e', 1))
    if top & 64:
        said.append(('LEG-d', 1))
    if top & 128:
        said.append(('12.0-g.2', 1))
    if top & 256:
        said.append(('11.5-a', 0))
    if top & 512:
        said.append(('11.7-c', 0))
    if top & 1024:
        said.append(('20.2-n', 1))
    if top & 2048:
        said.append(('LEG-d.2', 0))
    if top & 4096:
        said.append(('20.3-k', 0))
    if top & 8192:
        said.append(('LEG-j', 0))
    if top & 16384:
        said.append(('otherwise', 0))
    return agreed_value('attacker_suffers', KIND_bool, said)


def value_breaks(s: Store, p: int, its_1_total: int) -> int:
    """`breaks` as the rules give it.

    16.4-f: yes when total < sum(toll(u) for u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[eliminated])) + camp_toll(p)
    16.4-j: no when total >= sum(toll(u) for u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[eliminated])) + camp_toll(p)
    """
    if its_1_total < sum_breaks(s, p) + (3 if s[41 + p] else 0):
        if its_1_total >= sum_breaks(s, p) + (3 if s[41 + p] else 0):
            return agreed_value('breaks', KIND_bool, (('16.4-f', 1), ('16.4-j', 0)))
        return 1
    if its_1_total >= sum_breaks(s, p) + (3 if s[41 + p] else 0):
        return 0
    raise no_rule('breaks', ('16.4-f', '16.4-j'))


def value_called_back(s: Store, u: int) -> int:
    """`called_back` as the rules give it.

    15.1-c.2: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 40"(u)) meet "Unit.order by
      value"[good]) where commands(l, u))
    17.1-f: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 40"(u)) meet "Unit.order by
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
    return 1 if s[39 + p] == h else 0


def value_camp_fits(s: Store, p: int, h: int) -> int:
    """`camp_fits` as the rules give it.

    7.4-d.2: no when "data 19"(scenario, h)
    18.2-c: no when "data 38"(scenario, h), some(q in 0..1 within "camp by value"[h])
    21.1.rom-l: near_rim(h, romans_come_from, 2) when scenario = faesulae, p = Roman, "data 38"(scenario, h), not
      some(q in 0..1 within "camp by value"[h])
    21.1.bar-e: all(distance(h, w) on Hex >= 6 for w in 0..599 within "data 46"(scenario = faesulae) where some(n in
      0..599 within ("data 47"(scenario = faesulae) meet "data 1"(w)))) when scenario = faesulae, p = Barbarian, "data
      38"(scenario, h), not some(q in 0..1 within "camp by value"[h])
    21.2.bar-d: near_rim(h, west_rim, 4) when scenario = tricamerum, p = Barbarian, "data 38"(scenario, h), not some(q
      in 0..1 within "camp by value"[h])
    21.2.rom-c: near_rim(h, east_rim, 2) when scenario = tricamerum, p = Roman, "data 38"(scenario, h), not some(q in
      0..1 within "camp by value"[h])
    """
    on = 0
    if CELLS_data_19[s[33] * 600 + h]:
        on |= 1
    if CELLS_data_38[s[33] * 600 + h] and s[3725 + h]:
        on |= 2
    if s[33] == 0 and p == 0 and CELLS_data_38[0 * 600 + h] and not s[3725 + h]:
        on |= 4
    if s[33] == 0 and p == 1 and CELLS_data_38[0 * 600 + h] and not s[3725 + h]:
        on |= 8
    if s[33] == 1 and p == 1 and CELLS_data_38[1 * 600 + h] and not s[3725 + h]:
        on |= 16
    if s[33] == 1 and p == 0 and CELLS_data_38[1 * 600 + h] and not s[3725 + h]:
        on |= 32
    top = topmost_rules(on, ())
    if not top:
        raise no_rule('camp_fits', ('7.4-d.2', '18.2-c', '21.1.rom-l', '21.1.bar-e', '21.2.bar-d', '21.2.rom-c'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('7.4-d.2', 0))
    if top & 2:
        said.append(('18.2-c', 0))
    if top & 4:
        said.append(('21.1.rom-l', value_near_rim(s, h, s[1668], 2)))
    if top & 8:
        said.append(('21.1.bar-e', all_camp_fits(s, h)))
    if top & 16:
        said.append(('21.2.bar-d', value_near_rim(s, h, 2, 4)))
    if top & 32:
        said.append(('21.2.rom-c', value_near_rim(s, h, 3, 2)))
    return agreed_value('camp_fits', KIND_bool, said)


def value_camp_toll(s: Store, p: int) -> int:
    """`camp_toll` as the rules give it.

    16.4-c: 3 if camp_lost[p] else 0
    18.6-a: 3 if camp_lost[p] else 0
    """
    return 3 if s[41 + p] else 0


def value_camp_worth(s: Store, p: int) -> int:
    """`camp_worth` as the rules give it.

    21.1.vpb-e: 5 when scenario = faesulae, p = Roman
    21.1.vpr-d: 10 if vandal_camp_is_theirs else 0 when scenario = faesulae, p = Barbarian
    21.2.vpb-f: 5 when scenario = tricamerum, p = Roman
    21.2.vpr-e: 10 when scenario = tricamerum, p = Barbarian
    """
    if s[33] == 0:
        if p == 0:
            return 5
        return 10 if s[25] else 0
    if p == 0:
        return 5
    return 10


def value_can_charge(s: Store, u: int) -> int:
    """`can_charge` as the rules give it.

    20.2-a: yes when "data 39"(u); overrides otherwise
    21.1.spc-b: yes when scenario = faesulae, "data 31"(u); overrides otherwise
    21.2.spc-d.2: yes when scenario = tricamerum, "data 31"(u); overrides otherwise
    21.2.spc-d: no when scenario = tricamerum, "data 31"(u), Unit.command(u) = moors; overrides 20.2-a, 21.2.spc-d.2,
      otherwise
    otherwise: no
    """
    if CELLS_data_39[u]:
        if s[33] == 0:
            return 1
        if CELLS_data_31[u] and CELLS_Unit_command[u] == 9:
            return 0
        return 1
    if s[33] == 0:
        if CELLS_data_31[u]:
            return 1
        return 0
    if CELLS_data_31[u]:
        if CELLS_Unit_command[u] == 9:
            return 0
        return 1
    return 0


def value_can_wall(s: Store, u: int) -> int:
    """`can_wall` as the rules give it.

    20.3-b: yes when Unit.type(u) = heavy_infantry; overrides otherwise
    21.1.spc-c: yes when scenario = faesulae, "data 15"(u); overrides 20.3-b.2, otherwise
    21.2.spc-e: yes when scenario = tricamerum, "data 15"(u), Unit.home(u) = roman; overrides 20.3-b.2, otherwise
    20.3-a: no when scenario = tricamerum, Unit.home(u) != roman; overrides 20.3-b, otherwise
    20.3-b.2: no when "data 15"(u), Unit.type(u) != heavy_infantry; overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_type[u] == 7:
        if s[33] == 0:
            return 1
        if CELLS_data_15[u]:
            if CELLS_Unit_home[u] == 0:
                return 1
            return 0
        if CELLS_Unit_home[u] != 0:
            return 0
        return 1
    if s[33] == 0:
        if CELLS_data_15[u]:
            return 1
        return 0
    if CELLS_data_15[u] and CELLS_Unit_home[u] == 0:
        return 1
    return 0


def value_charge_shift(s: Store, u: int, a: int, h: int) -> int:
    """`charge_shift` as the rules give it.

    20.2-m: 1 if fight = melee and Unit.tactic[u] = charge and "data 57"(scenario, h, forum_is_open) and plain_side(a,
      h) and not ends_in_camp(h) else 0
    SHF-e: 1 if fight = melee and Unit.tactic[u] = charge and "data 57"(scenario, h, forum_is_open) and plain_side(a,
      h) and not ends_in_camp(h) else 0
    """
    return 1 if s[1647] == 0 and s[1483 + u] == 0 and CELLS_data_57[s[33] * 1200 + h * 2 + s[32]] and value_plain_side(s, a, h) and not (s[39] == h or s[40] == h) else 0


def value_checks_morale(s: Store, p: int) -> int:
    """`checks_morale` as the rules give it.

    16.3-a.2: yes; overrides otherwise
    16.4-i: no when panicked[p]; overrides 16.3-a.2, otherwise
    otherwise: no
    """
    if s[37 + p]:
        return 0
    return 1


def value_combat_column(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column` as the rules give it.

    20.3-i.2: "combat_column before 20.3-i.2"(u, a, h) - wall_burden(u); overrides otherwise
    otherwise: "combat_column before 20.3-i.2"(u, a, h)
    """
    return ((CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0) + (1 if value_outflanked(s, a, h) else 0) if s[1647] == 0 else (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + 0 - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0)) + (1 if s[1647] == 0 and s[1483 + u] == 0 and CELLS_data_57[s[33] * 1200 + h * 2 + s[32]] and value_plain_side(s, a, h) and not (s[39] == h or s[40] == h) else 0) - value_wall_cover(s, 1 - s[163 + u], h) - (1 if s[1647] == 0 and s[1483 + u] == 1 else 0)


def value_combat_column_before_10_4_g(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-g` as the rules give it.

    10.3-l: combat_factor(u)
    11.4-c: combat_factor(u) when fight = fire
    """
    return CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]


def value_combat_column_before_10_4_h(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-h` as the rules give it.

    10.4-g: "combat_column before 10.4-g"(u, a, h) + leader_shift(Unit.side[u], a); overrides otherwise
    otherwise: "combat_column before 10.4-g"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a)


def value_combat_column_before_10_4_j(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-j` as the rules give it.

    10.4-h: "combat_column before 10.4-h"(u, a, h) - leader_shift(1 - Unit.side[u], h); overrides otherwise
    otherwise: "combat_column before 10.4-h"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h)


def value_combat_column_before_10_4_k(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-k` as the rules give it.

    10.4-j: "combat_column before 10.4-j"(u, a, h) + effort_shift(u); overrides otherwise
    otherwise: "combat_column before 10.4-j"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] and s[1647] == 0 else 0)


def value_combat_column_before_10_4_q(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 10.4-q` as the rules give it.

    10.4-k: "combat_column before 10.4-k"(u, a, h) - (side_cover(Unit.side[u], a, h) if claims_side else hex_cover(h));
      overrides otherwise
    otherwise: "combat_column before 10.4-k"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] and s[1647] == 0 else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h))


def value_combat_column_before_18_4_b(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 18.4-b` as the rules give it.

    10.4-q: "combat_column before 10.4-q"(u, a, h) - camp_cover(1 - Unit.side[u], h); overrides otherwise
    otherwise: "combat_column before 10.4-q"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] and s[1647] == 0 else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0)


def value_combat_column_before_20_1_c_3(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 20.1-c.3` as the rules give it.

    18.4-b: "combat_column before 18.4-b"(u, a, h) + (1 if camp[Unit.side[u]] = a else 0); overrides otherwise
    otherwise: "combat_column before 18.4-b"(u, a, h)
    """
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] and s[1647] == 0 else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0)


def value_combat_column_before_20_2_m_2(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 20.2-m.2` as the rules give it.

    20.1-c.3: "combat_column before 20.1-c.3"(u, a, h) + flank_shift(a, h) when fight = melee; overrides otherwise
    otherwise: "combat_column before 20.1-c.3"(u, a, h)
    """
    if s[1647] == 0:
        return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0) + (1 if value_outflanked(s, a, h) else 0)
    return (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + 0 - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0)


def value_combat_column_before_20_3_h_2(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 20.3-h.2` as the rules give it.

    20.2-m.2: "combat_column before 20.2-m.2"(u, a, h) + charge_shift(u, a, h); overrides otherwise
    otherwise: "combat_column before 20.2-m.2"(u, a, h)
    """
    return ((CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0) + (1 if value_outflanked(s, a, h) else 0) if s[1647] == 0 else (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + 0 - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0)) + (1 if s[1647] == 0 and s[1483 + u] == 0 and CELLS_data_57[s[33] * 1200 + h * 2 + s[32]] and value_plain_side(s, a, h) and not (s[39] == h or s[40] == h) else 0)


def value_combat_column_before_20_3_i_2(s: Store, u: int, a: int, h: int) -> int:
    """`combat_column before 20.3-i.2` as the rules give it.

    20.3-h.2: "combat_column before 20.3-h.2"(u, a, h) - wall_cover(1 - Unit.side[u], h); overrides otherwise
    otherwise: "combat_column before 20.3-h.2"(u, a, h)
    """
    return ((CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + (1 if s[36] == s[163 + u] else 0) - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0) + (1 if value_outflanked(s, a, h) else 0) if s[1647] == 0 else (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], a) - value_leader_shift(s, 1 - s[163 + u], h) + 0 - (value_side_cover(s, s[163 + u], a, h) if s[1649] else value_hex_cover(s, h)) - (1 if s[39 + 1 - s[163 + u]] == h else 0) + (1 if s[39 + s[163 + u]] == a else 0)) + (1 if s[1647] == 0 and s[1483 + u] == 0 and CELLS_data_57[s[33] * 1200 + h * 2 + s[32]] and value_plain_side(s, a, h) and not (s[39] == h or s[40] == h) else 0) - value_wall_cover(s, 1 - s[163 + u], h)


def value_combat_factor(s: Store, u: int) -> int:
    """`combat_factor` as the rules give it.

    2.4-a: Unit.strength(u) when Unit.order[u] = good
    2.4-i.3: Unit.back_strength(u) when Unit.order[u] = disrupted
    """
    if s[283 + u] == 0:
        return CELLS_Unit_strength[u]
    return CELLS_Unit_back_strength[u]


def value_commands(s: Store, l: int, u: int) -> int:
    """`commands` as the rules give it.

    6.1-d: yes when army_commander(l), under(l, u), in_radius(l, u); overrides otherwise
    6.1-g: yes when Unit.type(l) = leader, not army_commander(l), under(l, u), in_radius(l, u); overrides otherwise
    otherwise: no
    """
    if value_army_commander(s, l):
        if value_under(s, l, u) and value_in_radius(s, l, u):
            if CELLS_Unit_type[l] == 0 and not value_army_commander(s, l):
                return 1
            return 1
        if CELLS_Unit_type[l] == 0 and not value_army_commander(s, l):
            return 0
        return 0
    if CELLS_Unit_type[l] == 0 and not value_army_commander(s, l) and value_under(s, l, u) and value_in_radius(s, l, u):
        return 1
    return 0


def value_effort_shift(s: Store, u: int) -> int:
    """`effort_shift` as the rules give it.

    6.6.1-g: 1 if effort_on = Unit.side[u] and fight = melee else 0; overrides 10.4-j.2
    SHF-c: 1 if effort_on = Unit.side[u] and fight = melee else 0; overrides 10.4-j.2
    10.4-j.2: 1 if effort_on = Unit.side[u] else 0
    """
    return 1 if s[36] == s[163 + u] and s[1647] == 0 else 0


def value_elite(s: Store, u: int) -> int:
    """`elite` as the rules give it.

    17.2-a: yes when Unit.elite(u); overrides otherwise
    21.1.abb-a: yes when Unit.title(u) = aux_pal; overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0:
        return 1
    return 0


def value_ends_in_camp(s: Store, h: int) -> int:
    """`ends_in_camp` as the rules give it.

    18.1-b: camp[Roman] = h or camp[Barbarian] = h
    18.1-d.2: camp[Roman] = h or camp[Barbarian] = h
    """
    return 1 if s[39] == h or s[40] == h else 0


def value_exerts(s: Store, v: int, h: int) -> int:
    """`exerts` as the rules give it.

    9.0-a: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, Unit.order[v] = good, adjacent(Unit.place[v], h)
      on Hex; overrides otherwise
    9.0-c: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    15.0-g: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    11.1-f: no when Unit.order[v] = disrupted; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    9.2-a: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    TEC-o: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    11.1-g: no when camp[1 - Unit.side[v]] = h; overrides 9.0-a, 9.2-c, TEC-l.2, otherwise
    9.2-b: no when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, adjacent(Unit.place[v], h) on Hex,
      (edge(Unit.place[v], h).side.faesulae on Hex if scenario = faesulae else edge(Unit.place[v], h).side.tricamerum
      on Hex) = 4; overrides 9.0-a, otherwise
    TEC-j: no when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, adjacent(Unit.place[v], h) on Hex,
      (edge(Unit.place[v], h).side.faesulae on Hex if scenario = faesulae else edge(Unit.place[v], h).side.tricamerum
      on Hex) = 4; overrides 9.0-a, otherwise
    11.1-g.2: no when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, adjacent(Unit.place[v], h) on Hex,
      (edge(Unit.place[v], h).side.faesulae on Hex if scenario = faesulae else edge(Unit.place[v], h).side.tricamerum
      on Hex) = 4; overrides 9.0-a, otherwise
    9.2-c: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, adjacent(Unit.place[v], h) on Hex,
      (edge(Unit.place[v], h).side.faesulae on Hex if scenario = faesulae else edge(Unit.place[v], h).side.tricamerum
      on Hex) = 5; overrides otherwise
    TEC-l.2: yes when Unit.place[v] >= 0101 and Unit.place[v] <= 2030, adjacent(Unit.place[v], h) on Hex,
      (edge(Unit.place[v], h).side.faesulae on Hex if scenario = faesulae else edge(Unit.place[v], h).side.tricamerum
      on Hex) = 5; overrides otherwise
    otherwise: no
    """
    if s[43 + v] <= 599:
        if s[283 + v] == 0:
            if NEAR_Hex[h] >> s[43 + v] & 1:
                if s[39 + 1 - s[163 + v]] == h:
                    if (EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 4 or (EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 5:
                        return 0
                    return 0
                if (EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 4:
                    return 0
                if (EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 5:
                    return 1
                return 1
            return 0
        if NEAR_Hex[h] >> s[43 + v] & 1 and ((EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 4 or (EDGE_Hex_side_faesulae[s[43 + v], h] if s[33] == 0 else EDGE_Hex_side_tricamerum[s[43 + v], h]) == 5):
            return 0
        return 0
    return 0


def value_ezoc(s: Store, h: int, p: int) -> int:
    """`ezoc` as the rules give it.

    9.0-b: some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for standing
      in Unit)) where exerts(v, h))
    """
    return some_ezoc(s, p, h)


def value_faesulae_master(s: Store, c: int, die: int) -> int:
    """`faesulae_master` as the rules give it.

    21.1.skul-a: Roman when c = roman_horse or c = roman_foot or c = town
    21.1.skul-b: Barbarian when c = goths
    21.1.skul-e: Roman when die >= 1 and die <= 3, c = huns
    21.1.skul-e.2: Barbarian when die >= 1 and die <= 3, c = vandals or c = foederati
    21.1.skul-f: Roman when die = 4, c = foederati or c = vandals
    21.1.skul-f.2: Barbarian when die = 4, c = huns
    21.1.skul-g: Roman when die = 5, c = vandals
    21.1.skul-g.2: Barbarian when die = 5, c = foederati or c = huns
    21.1.skul-h: Roman when die = 6, c = vandals or c = huns
    21.1.skul-h.2: Barbarian when die = 6, c = foederati
    21.0-b: none when c = gelimers or c = tzazons or c = moors
    """
    on = 0
    if c == 0 or c == 1 or c == 2:
        on |= 1
    if c == 3:
        on |= 2
    if die <= 3 and c == 6:
        on |= 4
    if die <= 3 and (c == 4 or c == 5):
        on |= 8
    if die == 4 and (c == 5 or c == 4):
        on |= 16
    if die == 4 and c == 6:
        on |= 32
    if die == 5 and c == 4:
        on |= 64
    if die == 5 and (c == 5 or c == 6):
        on |= 128
    if die == 6 and (c == 4 or c == 6):
        on |= 256
    if die == 6 and c == 5:
        on |= 512
    if c == 7 or c == 8 or c == 9:
        on |= 1024
    top = topmost_rules(on, ())
    if not top:
        raise no_rule('faesulae_master', ('21.1.skul-a', '21.1.skul-b', '21.1.skul-e', '21.1.skul-e.2', '21.1.skul-f', '21.1.skul-f.2', '21.1.skul-g', '21.1.skul-g.2', '21.1.skul-h', '21.1.skul-h.2', '21.0-b'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('21.1.skul-a', 0))
    if top & 2:
        said.append(('21.1.skul-b', 1))
    if top & 4:
        said.append(('21.1.skul-e', 0))
    if top & 8:
        said.append(('21.1.skul-e.2', 1))
    if top & 16:
        said.append(('21.1.skul-f', 0))
    if top & 32:
        said.append(('21.1.skul-f.2', 1))
    if top & 64:
        said.append(('21.1.skul-g', 0))
    if top & 128:
        said.append(('21.1.skul-g.2', 1))
    if top & 256:
        said.append(('21.1.skul-h', 0))
    if top & 512:
        said.append(('21.1.skul-h.2', 1))
    if top & 1024:
        said.append(('21.0-b', 2000000))
    return agreed_value('faesulae_master', KIND_Player_or_none, said)


def value_fire_active(s: Store, u: int) -> int:
    """`fire_active` as the rules give it.

    11.2-b: yes when some(l in Unit within ("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") where
      opens_fire(l, u)); overrides otherwise
    11.2-c: yes when Unit.active[u], called != none, Unit.command(u) = called, leaderless(called); overrides otherwise
    11.2-d: yes when effort_on = Unit.side[u]; overrides otherwise
    6.5-b: yes when Unit.active[u], initiative, initiative_fires; overrides otherwise
    otherwise: no
    """
    if some_fire_active(s, u):
        return 1
    if s[403 + u]:
        if s[1641] != 2000000 and CELLS_Unit_command[u] == s[1641]:
            if (s[1641] == 2 if s[33] == 0 else s[1641] == 6 or s[1641] == 9) or s[36] == s[163 + u] or s[1642] and s[8]:
                return 1
            return 0
        if s[36] == s[163 + u] or s[1642] and s[8]:
            return 1
        return 0
    if s[36] == s[163 + u]:
        return 1
    return 0


def value_fire_capable(s: Store, u: int) -> int:
    """`fire_capable` as the rules give it.

    2.4-f: yes when Unit.order[u] = good, Unit.missile(u); overrides otherwise
    2.4-g: yes when Unit.order[u] = good, Unit.missile(u); overrides otherwise
    15.0-f: yes when Unit.order[u] = disrupted, Unit.back_missile(u); overrides otherwise
    2.3-f: yes when "data 31"(u), all_cavalry_shoots; overrides otherwise
    otherwise: no
    """
    if s[283 + u] == 0:
        if CELLS_Unit_missile[u] or CELLS_data_31[u] and s[7]:
            return 1
        return 0
    if CELLS_Unit_back_missile[u] or CELLS_data_31[u] and s[7]:
        return 1
    return 0


def value_fire_melees(s: Store, u: int) -> int:
    """`fire_melees` as the rules give it.

    21.1.spc-a: yes when fire_melee, scenario = faesulae, Unit.command(u) = huns, "data 31"(u); overrides otherwise
    21.2.spc-c: yes when fire_melee, scenario = tricamerum, Unit.command(u) = huns, "data 31"(u); overrides otherwise
    otherwise: no
    """
    if s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]:
        return 1
    return 0


def value_first_of_a_plus_d(s: Store) -> int:
    """`first_of_a_plus_d` as the rules give it.

    12.0-g: attacker_hit; overrides LEG-e
    LEG-e: attacker_shot
    """
    return 2


def value_flank_shift(s: Store, a: int, h: int) -> int:
    """`flank_shift` as the rules give it.

    20.1-c.2: 1 if outflanked(a, h) else 0
    SHF-d: 1 if outflanked(a, h) else 0
    """
    return 1 if value_outflanked(s, a, h) else 0


def value_forum_worth(s: Store, p: int) -> int:
    """`forum_worth` as the rules give it.

    21.1.vpb-g: 20 when scenario = faesulae, p = Barbarian, some(u in Unit within "Unit.side by value"[Barbarian] where
      Unit.place[u] >= 0101 and Unit.place[u] <= 2030 and (Hex.terrain.faesulae(Unit.place[u]) if scenario = faesulae
      else Hex.terrain.tricamerum(Unit.place[u])) = forum) if forum_at_the_end else forum_entered
    21.1.vpb-g.3: 0 when p = Roman or scenario = tricamerum or not (some(u in Unit within "Unit.side by
      value"[Barbarian] where Unit.place[u] >= 0101 and Unit.place[u] <= 2030 and (Hex.terrain.faesulae(Unit.place[u])
      if scenario = faesulae else Hex.terrain.tricamerum(Unit.place[u])) = forum) if forum_at_the_end else
      forum_entered)
    """
    if s[33] == 0 and p == 1 and (some_forum_worth(s) if s[26] else s[1671]):
        if not (some_forum_worth(s) if s[26] else s[1671]):
            return agreed_value('forum_worth', KIND_0_20, (('21.1.vpb-g', 20), ('21.1.vpb-g.3', 0)))
        return 20
    if p == 0 or s[33] == 1 or not (some_forum_worth(s) if s[26] else s[1671]):
        return 0
    raise no_rule('forum_worth', ('21.1.vpb-g', '21.1.vpb-g.3'))


def value_good_end(s: Store, v: int, h: int) -> int:
    """`good_end` as the rules give it.

    13.4-m: yes when distance(origin, h) on Hex >= far; overrides otherwise
    18.1-d: yes when ends_in_camp(h); overrides otherwise
    13.4-j: no when not Unit.place[v] = h, not (room_for(v, h) and all(v = "v'" or may_stack(v, "v'") and
      may_stack("v'", v) for "v'" in Unit within ("Unit.side by value"[Unit.side[v]] meet "Unit.place by value"[h])));
      overrides 13.4-m, 18.1-d, otherwise
    13.4-j.2: no when Unit.place[v] = h, overstacked(h, Unit.side[v]); overrides 13.4-m, 18.1-d, otherwise
    otherwise: no
    """
    if DISTANCE_Hex[s[1653]][h] >= s[1652] or (s[39] == h or s[40] == h):
        if not s[43 + v] == h:
            if not (value_room_for(s, v, h) and all_good_end(s, v, h)):
                return 0
            return 1
        if value_overstacked(s, h, s[163 + v]):
            return 0
        return 1
    if not s[43 + v] == h:
        if not (value_room_for(s, v, h) and all_good_end(s, v, h)):
            return 0
        return 0
    if value_overstacked(s, h, s[163 + v]):
        return 0
    return 0


def value_happening(s: Store, die: int) -> int:
    """`happening` as the rules give it.

    16.0-a: faesulae_event(die) when scenario = faesulae
    16.0-a.2: tricamerum_event(die) when scenario = tricamerum
    """
    if s[33] == 0:
        return CELLS_faesulae_event[die - 1]
    return CELLS_tricamerum_event[die - 1]


def value_hex_cover(s: Store, h: int) -> int:
    """`hex_cover` as the rules give it.

    10.4-k.2: highest(ground(t, against_melee) for t in Terrain within "data 25"("data 23"(scenario, h), "data
      26"(scenario, h), "data 27"(scenario, h))) when fight = melee
    11.6-a: highest(ground(t, against_fire) for t in Terrain within "data 25"("data 23"(scenario, h), "data
      26"(scenario, h), "data 27"(scenario, h))) when fight = fire
    """
    if s[1647] == 0:
        return highest_hex_cover(s, h)
    return highest_hex_cover_2(s, h)


def value_in_radius(s: Store, l: int, u: int) -> int:
    """`in_radius` as the rules give it.

    6.2-b: (Unit.place[l] >= 0101 and Unit.place[l] <= 2030) and (Unit.place[u] >= 0101 and Unit.place[u] <= 2030) and
      distance(Unit.place[l], Unit.place[u]) on Hex <= leader_value(l)
    6.2-d: no when Unit.place[l] >= 0101 and Unit.place[l] <= 2030, Unit.place[u] >= 0101 and Unit.place[u] <= 2030,
      leader_value(l) = 0, Unit.place[l] != Unit.place[u]
    6.2-e: yes when Unit.place[l] >= 0101 and Unit.place[l] <= 2030, Unit.place[u] >= 0101 and Unit.place[u] <= 2030,
      leader_value(l) = 2, distance(Unit.place[l], Unit.place[u]) on Hex >= 0 and distance(Unit.place[l],
      Unit.place[u]) on Hex <= 2
    """
    if s[43 + l] <= 599 and s[43 + u] <= 599:
        if (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) == 0:
            if s[43 + l] != s[43 + u]:
                return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[43 + l]][s[43 + u]] <= (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-d', 0)))
            return 1 if DISTANCE_Hex[s[43 + l]][s[43 + u]] <= (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
        if (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) == 2 and DISTANCE_Hex[s[43 + l]][s[43 + u]] <= 2:
            return agreed_value('in_radius', KIND_bool, (('6.2-b', 1 if DISTANCE_Hex[s[43 + l]][s[43 + u]] <= (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) else 0), ('6.2-e', 1)))
        return 1 if DISTANCE_Hex[s[43 + l]][s[43 + u]] <= (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) else 0
    return 1 if s[43 + l] <= 599 and s[43 + u] <= 599 and DISTANCE_Hex[s[43 + l]][s[43 + u]] <= (CELLS_Unit_lead[l] if s[283 + l] == 0 else CELLS_Unit_back_lead[l]) else 0


def value_joins_legion(s: Store, u: int, l: int) -> int:
    """`joins_legion` as the rules give it.

    8.2-b: yes when Unit.legion(u) = l, "data 30"(u); overrides otherwise
    8.2-b.2: yes when Unit.legion(u) = l, Unit.title(u) = ps_com, frontier_legions_count; overrides otherwise
    8.2-c: yes when Unit.type(u) = leader, Unit.side[u] = Roman, army_commander(u) or Unit.command(u) = roman_foot;
      overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_legion[u] == l and (CELLS_data_30[u] or CELLS_Unit_title[u] == 19 and s[1]):
        if CELLS_Unit_type[u] == 0 and s[163 + u] == 0 and (value_army_commander(s, u) or CELLS_Unit_command[u] == 1):
            return 1
        return 1
    if CELLS_Unit_type[u] == 0 and s[163 + u] == 0 and (value_army_commander(s, u) or CELLS_Unit_command[u] == 1):
        return 1
    return 0


def value_last_turn(s: Store) -> int:
    """`last_turn` as the rules give it.

    21.1.int-d: 10 when scenario = faesulae
    21.2.int-d: 8 when scenario = tricamerum
    """
    if s[33] == 0:
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
    if s[1647] == 0 and s[1911 + p] & 0x1f00000000000000ff & s[1913 + h]:
        return agreed_value('leader_shift', KIND_0_1, (('10.4-d', 1 if s[1911 + p] & 0x1f00000000000000ff & s[1913 + h] else 0), ('10.4-g.2', 1 if s[1911 + p] & 0x1f00000000000000ff & s[1913 + h] else 0), ('SHF-b', 1 if s[1911 + p] & 0x1f00000000000000ff & s[1913 + h] else 0), ('SHF-g', 1 if s[1911 + p] & 0x1f00000000000000ff & s[1913 + h] else 0), ('17.1-c', 1)))
    return 1 if s[1911 + p] & 0x1f00000000000000ff & s[1913 + h] else 0


def value_leader_value(s: Store, l: int) -> int:
    """`leader_value` as the rules give it.

    2.4-d: Unit.lead(l) when Unit.order[l] = good
    2.4-i: Unit.back_lead(l) when Unit.order[l] = disrupted
    """
    if s[283 + l] == 0:
        return CELLS_Unit_lead[l]
    return CELLS_Unit_back_lead[l]


def value_leaderless(s: Store, c: int) -> int:
    """`leaderless` as the rules give it.

    21.1.rom-g: yes when scenario = faesulae, c = town; overrides otherwise
    21.2.bar-c: yes when scenario = tricamerum, c = huns or c = moors; overrides otherwise
    otherwise: no
    """
    if s[33] == 0:
        if c == 2:
            return 1
        return 0
    if c == 6 or c == 9:
        return 1
    return 0


def value_leads(s: Store, l: int) -> int:
    """`leads` as the rules give it.

    21.1.rom-b: roman_horse when l = comes
    21.1.rom-c: roman_foot when l = dux
    21.1.rom-d: huns when l = uldin, Unit.side[l] = Roman
    21.1.rom-e: foederati when l = sarus, Unit.side[l] = Roman
    21.1.rom-f: vandals when l = vandal_comitatus, Unit.side[l] = Roman
    21.1.bar-b: goths when l = radagaisus or l = gothic_comitatus
    21.1.bar-c: vandals when l = vandal_comitatus, Unit.side[l] = Barbarian
    21.1.bar-c.2: foederati when l = sarus, Unit.side[l] = Barbarian
    21.1.bar-c.3: huns when l = uldin, Unit.side[l] = Barbarian
    21.2.bar-b: gelimers when l = gelimer
    21.2.bar-b.2: tzazons when l = tzazon
    21.2.rom-b: roman_horse when l = ionnes
    21.2.rom-b.2: roman_foot when l = theodoros
    6.1-a: none when not Unit.type(l) = leader or l = stilicho or l = belisarius
    """
    on = 0
    if l == 1:
        on |= 1
    if l == 2:
        on |= 2
    if l == 3 and s[166] == 0:
        on |= 4
    if l == 4 and s[167] == 0:
        on |= 8
    if l == 5 and s[168] == 0:
        on |= 16
    if l == 6 or l == 7:
        on |= 32
    if l == 5 and s[168] == 1:
        on |= 64
    if l == 4 and s[167] == 1:
        on |= 128
    if l == 3 and s[166] == 1:
        on |= 256
    if l == 67:
        on |= 512
    if l == 68:
        on |= 1024
    if l == 65:
        on |= 2048
    if l == 66:
        on |= 4096
    if not look_Unit_type(l) == 0 or l == 0 or l == 64:
        on |= 8192
    top = topmost_rules(on, ())
    if not top:
        raise no_rule('leads', ('21.1.rom-b', '21.1.rom-c', '21.1.rom-d', '21.1.rom-e', '21.1.rom-f', '21.1.bar-b', '21.1.bar-c', '21.1.bar-c.2', '21.1.bar-c.3', '21.2.bar-b', '21.2.bar-b.2', '21.2.rom-b', '21.2.rom-b.2', '6.1-a'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('21.1.rom-b', 0))
    if top & 2:
        said.append(('21.1.rom-c', 1))
    if top & 4:
        said.append(('21.1.rom-d', 6))
    if top & 8:
        said.append(('21.1.rom-e', 5))
    if top & 16:
        said.append(('21.1.rom-f', 4))
    if top & 32:
        said.append(('21.1.bar-b', 3))
    if top & 64:
        said.append(('21.1.bar-c', 4))
    if top & 128:
        said.append(('21.1.bar-c.2', 5))
    if top & 256:
        said.append(('21.1.bar-c.3', 6))
    if top & 512:
        said.append(('21.2.bar-b', 7))
    if top & 1024:
        said.append(('21.2.bar-b.2', 8))
    if top & 2048:
        said.append(('21.2.rom-b', 0))
    if top & 4096:
        said.append(('21.2.rom-b.2', 1))
    if top & 8192:
        said.append(('6.1-a', 2000000))
    return agreed_value('leads', KIND_Command_or_none, said)


def value_led_at_once(s: Store, u: int) -> int:
    """`led_at_once` as the rules give it.

    16.4-l.3: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[good]) where in_radius(l, u)) when any_leader_rallies
    16.4-l.4: some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[good]) where in_radius(l, u) and under(l, u)) when not any_leader_rallies
    """
    if s[21]:
        if not s[21]:
            return agreed_value('led_at_once', KIND_bool, (('16.4-l.3', some_led_at_once(s, u)), ('16.4-l.4', some_led_at_once_2(s, u))))
        return some_led_at_once(s, u)
    return some_led_at_once_2(s, u)


def value_margin(s: Store, romans: int, barbarians: int) -> int:
    """`margin` as the rules give it.

    3.2-c: max(romans, barbarians) - min(romans, barbarians)
    """
    return agreed_value('margin', KIND_0_500, (('3.2-c', max(romans, barbarians) - min(romans, barbarians)),))


def value_may_charge_from(s: Store, p: int, h: int) -> int:
    """`may_charge_from` as the rules give it.

    20.2-b: yes when some(u in 0..119 within (("Unit.side by value"[p] meet "Unit.place by value"[h]) meet "data
      58"(leaders_charge_alone))), all("data 39"(u) and can_charge(u) and Unit.active[u] and Unit.order[u] = good and
      Unit.tactic[u] = none and not Unit.moved[u] for u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[h])), some(g in Hex within "data 1"(h) where may_charge_into(p, h, g)); overrides otherwise
    20.2-e: no when some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for
      standing in Unit)) where exerts(v, h)); overrides 20.2-b, otherwise
    otherwise: no
    """
    if s[1911 + p] & s[1913 + h] & CELLS_data_58[s[31]] and all_may_charge_from(s, p, h) and some_may_charge_from(s, h, p):
        if some_ezoc(s, p, h):
            return 0
        return 1
    if some_ezoc(s, p, h):
        return 0
    return 0


def value_may_charge_into(s: Store, p: int, a: int, h: int) -> int:
    """`may_charge_into` as the rules give it.

    20.2-f: yes when adjacent(a, h) on Hex; overrides otherwise
    20.2-h: no when "data 59"(scenario, h, forum_is_open); overrides 20.2-f, otherwise
    20.2-i: no when adjacent(a, h) on Hex, not plain_side(a, h); overrides 20.2-f, otherwise
    20.2-k: no when some(one in 0..119 within ("Unit.side by value"[p] meet "Unit.place by value"[h])); overrides
      20.2-f, otherwise
    20.2-l: no when ends_in_camp(h); overrides 20.2-f, otherwise
    20.2-f.2: no when some(one in 0..119 within ("Unit.side by value"[1 - p] meet "Unit.place by value"[h])) or "data
      19"(scenario, h); overrides 20.2-f, otherwise
    otherwise: no
    """
    if NEAR_Hex[h] >> a & 1:
        if CELLS_data_59[s[33] * 1200 + h * 2 + s[32]]:
            if not value_plain_side(s, a, h):
                return 0
            return 0
        if not value_plain_side(s, a, h) or s[1911 + p] & s[1913 + h] or (s[39] == h or s[40] == h) or s[1911 + 1 - p] & s[1913 + h] or CELLS_data_19[s[33] * 600 + h]:
            return 0
        return 1
    return 0


def value_may_come_back(s: Store, m: int, p: int) -> int:
    """`may_come_back` as the rules give it.

    21.1.ev-e.2: yes when Marker.tray[m] = box, Marker.owner[m] = p, any_command; overrides otherwise
    21.2.ev-f.2: yes when Marker.tray[m] = box, Marker.owner[m] = p, any_command; overrides otherwise
    6.1-h.2: yes when Marker.tray[m] = box, Marker.owner[m] = p, Marker.calls(m) != none; overrides otherwise
    21.1.ev-e.3: no when "data 48"(m); overrides 21.1.ev-e.2, 21.2.ev-f.2, 6.1-h.2, otherwise
    21.2.ev-f.3: no when "data 48"(m); overrides 21.1.ev-e.2, 21.2.ev-f.2, 6.1-h.2, otherwise
    otherwise: no
    """
    if s[1603 + m] == 2 and s[1621 + m] == p and (s[17] or CELLS_Marker_calls[m] != 2000000):
        if CELLS_data_48[m]:
            return 0
        return 1
    return 0


def value_may_deploy(s: Store, u: int, h: int) -> int:
    """`may_deploy` as the rules give it.

    4.3-a.3: yes when sent_to(u, h); overrides otherwise
    4.3-c: yes when sent_to(u, h), ezoc(h, Unit.side[u]); overrides otherwise
    4.3-b: no when not (room_for(u, h) and all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within
      ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h]))); overrides 4.3-a.3, 4.3-c, otherwise
    4.3-b.2: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by value"[h]));
      overrides 4.3-a.3, 4.3-c, otherwise
    7.4-d.3: no when "data 19"(scenario, h); overrides 4.3-a.3, 4.3-c, otherwise
    21.1.bar-h: no when scenario = faesulae, setting_up, Unit.side[u] = Barbarian, some(v in Unit within "Unit.side by
      value"[Roman] where Unit.place[v] = h or Unit.place[v] >= 0101 and Unit.place[v] <= 2030 and
      adjacent(Unit.place[v], h) on Hex); overrides 4.3-a.3, 4.3-c, otherwise
    otherwise: no
    """
    if value_sent_to(s, u, h):
        if value_ezoc(s, h, s[163 + u]):
            if not (value_room_for(s, u, h) and all_may_deploy(s, u, h)) or s[1911 + 1 - s[163 + u]] & s[1913 + h] or CELLS_data_19[s[33] * 600 + h] or s[33] == 0 and s[35] and s[163 + u] == 1 and some_may_deploy(s, h):
                return 0
            return 1
        if not (value_room_for(s, u, h) and all_may_deploy(s, u, h)) or s[1911 + 1 - s[163 + u]] & s[1913 + h] or CELLS_data_19[s[33] * 600 + h] or s[33] == 0 and s[35] and s[163 + u] == 1 and some_may_deploy(s, h):
            return 0
        return 1
    if not (value_room_for(s, u, h) and all_may_deploy(s, u, h)):
        return 0
    return 0


def value_may_disengage(s: Store, u: int) -> int:
    """`may_disengage` as the rules give it.

    9.4-e: yes when Unit.type(u) = leader, steps = 0, Unit.active[u]; overrides otherwise
    9.4-f: yes when "data 31"(u), steps = 0, Unit.active[u], not ((Unit.place[u] >= 0101 and Unit.place[u] <= 2030) and
      some(v in Unit within (("Unit.side by value"[1 - Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2,
      illyr, goth_horse_1, goth_horse_2, goth_horse_3, vandal_horse_1, vandal_horse_2, vandal_horse_3, vandal_horse_4,
      foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer, tzazon, buc_1,
      buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1, trap_2, herul_horse,
      mssgt_1, mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, gel_horse_1, gel_horse_2,
      gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_light, tza_horse_1,
      tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6") meet set(Unit.place[standing] in "data
      7"(Unit.place[u]) for standing in Unit)) where exerts(v, Unit.place[u]))); overrides otherwise
    otherwise: no
    """
    if CELLS_Unit_type[u] == 0:
        if s[1644] == 0 and s[403 + u]:
            if CELLS_data_31[u] and not (s[43 + u] <= 599 and some_may_disengage(s, u)):
                return 1
            return 1
        return 0
    if CELLS_data_31[u] and s[1644] == 0 and s[403 + u] and not (s[43 + u] <= 599 and some_may_disengage(s, u)):
        return 1
    return 0


def value_may_enter(s: Store, u: int, h: int) -> int:
    """`may_enter` as the rules give it.

    7.2-c: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, adjacent(Unit.place[u], h) on Hex, spent +
      step_cost(u, Unit.place[u], h) <= allowance(u); overrides otherwise
    7.4-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, adjacent(Unit.place[u], h) on Hex, steps = 0,
      Unit.moves(u) > 0; overrides otherwise
    7.4-b: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    7.5-a: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    2.4-c: no when Unit.moves(u) = 0; overrides 7.2-c, 7.4-a, otherwise
    7.4-c: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by value"[h]));
      overrides 7.2-c, 7.4-a, otherwise
    8.0-b.2: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by value"[h]));
      overrides 7.2-c, 7.4-a, otherwise
    7.4-d: no when "data 19"(scenario, h); overrides 7.2-c, 7.4-a, otherwise
    7.4-e: no when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]), ezoc(h,
      Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.5-d: no when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]), ezoc(h,
      Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.5-a: no when steps = 0, Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]),
      ezoc(h, Unit.side[u]); overrides 7.2-c, 7.4-a, otherwise
    9.4-b: no when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]), not
      may_disengage(u); overrides 7.2-c, 7.4-a, otherwise
    8.4-a.2: no when not (room_for(u, h) and all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within
      ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h]))); overrides 7.2-c, 7.4-a, otherwise
    7.8-b: no when on_the_road, Unit.place[u] >= 0101 and Unit.place[u] <= 2030, adjacent(Unit.place[u], h) on Hex, not
      (edge(Unit.place[u], h).road.faesulae on Hex if scenario = faesulae else edge(Unit.place[u], h).road.tricamerum
      on Hex); overrides 7.2-c, 7.4-a, otherwise
    otherwise: no
    """
    on = 16384
    if s[43 + u] <= 599 and NEAR_Hex[h] >> s[43 + u] & 1 and s[1643] + value_step_cost(s, u, s[43 + u], h) <= (2 * max((CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1 if s[1483 + u] == 1 else CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u], 0) if s[1645] else max((CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1 if s[1483 + u] == 1 else CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u], 0)):
        on |= 1
    if s[43 + u] <= 599 and NEAR_Hex[h] >> s[43 + u] & 1 and s[1644] == 0 and CELLS_Unit_moves[u] > 0:
        on |= 2
    if CELLS_Unit_moves[u] == 0:
        on |= 4
    if CELLS_Unit_moves[u] == 0:
        on |= 8
    if CELLS_Unit_moves[u] == 0:
        on |= 16
    if s[1911 + 1 - s[163 + u]] & s[1913 + h]:
        on |= 32
    if s[1911 + 1 - s[163 + u]] & s[1913 + h]:
        on |= 64
    if CELLS_data_19[s[33] * 600 + h]:
        on |= 128
    if s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]) and value_ezoc(s, h, s[163 + u]):
        on |= 256
    if s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]) and value_ezoc(s, h, s[163 + u]):
        on |= 512
    if s[1644] == 0 and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]) and value_ezoc(s, h, s[163 + u]):
        on |= 1024
    if s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]) and not value_may_disengage(s, u):
        on |= 2048
    if not (value_room_for(s, u, h) and all_may_deploy(s, u, h)):
        on |= 4096
    if s[1645] and s[43 + u] <= 599 and NEAR_Hex[h] >> s[43 + u] & 1 and not (EDGE_Hex_road_faesulae[s[43 + u], h] if s[33] == 0 else EDGE_Hex_road_tricamerum[s[43 + u], h]):
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

    11.0-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, fire_active(u), Unit.order[u] = good,
      range_value(u) > 0; overrides otherwise
    11.1-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, fire_active(u), Unit.order[u] = good,
      range_value(u) > 0, not ezoc(Unit.place[u], Unit.side[u]); overrides otherwise
    11.0-d.2: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, fire_active(u), Unit.order[u] = disrupted,
      range_value(u) > 0; overrides otherwise
    11.0-a.2: no when Unit.order[u] = disrupted; overrides 11.0-d.2, otherwise
    11.0-d: no when Unit.order[u] = disrupted, range_value(u) = 0; overrides 11.0-d.2, otherwise
    15.0-e: no when Unit.order[u] = disrupted, not fire_capable(u); overrides 11.0-d.2, otherwise
    11.1-c: no when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]); overrides
      11.0-a, 11.0-d.2, otherwise
    11.2-a: no when not fire_active(u); overrides 11.0-a, 11.0-d.2, 11.1-b, otherwise
    11.1-d: no when Unit.fired[u]; overrides 11.0-a, 11.0-d.2, 11.1-b, otherwise
    20.4-d: yes when fire_melees(u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not Unit.fired[u],
      fire_active(u), Unit.order[u] = good, range_value(u) > 0; overrides 11.0-a, 11.0-d.2, 11.1-c, otherwise
    otherwise: no
    """
    if s[43 + u] <= 599:
        if value_fire_active(s, u) and s[283 + u] == 0 and CELLS_Unit_range[u] > 0:
            if not value_ezoc(s, s[43 + u], s[163 + u]):
                if not value_fire_active(s, u):
                    if s[763 + u]:
                        if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[763 + u]:
                            return agreed_value('may_fire', KIND_bool, (('11.2-a', 0), ('11.1-d', 0), ('20.4-d', 1)))
                        return 0
                    if s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]:
                        return agreed_value('may_fire', KIND_bool, (('11.2-a', 0), ('20.4-d', 1)))
                    return 0
                if s[763 + u]:
                    if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[763 + u]:
                        return agreed_value('may_fire', KIND_bool, (('11.1-d', 0), ('20.4-d', 1)))
                    return 0
                return 1
            if not value_fire_active(s, u):
                if s[763 + u]:
                    if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[763 + u]:
                        return agreed_value('may_fire', KIND_bool, (('11.2-a', 0), ('11.1-d', 0), ('20.4-d', 1)))
                    return 0
                if s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]:
                    return agreed_value('may_fire', KIND_bool, (('11.2-a', 0), ('20.4-d', 1)))
                return 0
            if s[763 + u]:
                if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[763 + u]:
                    return agreed_value('may_fire', KIND_bool, (('11.1-d', 0), ('20.4-d', 1)))
                return 0
            if s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]:
                return 1
            return 0
        if value_ezoc(s, s[43 + u], s[163 + u]):
            if not value_fire_active(s, u):
                return 0
            return 0
        if not value_fire_active(s, u):
            return 0
        return 0
    if not value_fire_active(s, u):
        return 0
    return 0


def value_may_flank(s: Store, p: int, h: int) -> int:
    """`may_flank` as the rules give it.

    20.1-a: yes when some(d in 0..5 where some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and
      may_strike(p, a, h) and some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where
      may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = h))) and strikes_beside(p, h, "data 4"(d))); overrides
      otherwise
    20.1-b: yes when some(d in 0..5 where some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and
      may_strike(p, a, h) and some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where
      may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = h))) and strikes_beside(p, h, "data 5"(d)) and
      strikes_beside(p, h, "data 6"(d))); overrides otherwise
    otherwise: no
    """
    if some_may_flank(s, h, p):
        if some_may_flank_4(s, h, p):
            return 1
        return 1
    if some_may_flank_4(s, h, p):
        return 1
    return 0


def value_may_form_wall(s: Store, p: int, h: int) -> int:
    """`may_form_wall` as the rules give it.

    20.3-d: yes when some(u in 0..119 within (("Unit.side by value"[p] meet "Unit.place by value"[h]) meet "comit_1,
      comit_2, comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, camp_gd_rom,
      goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7, goth_foot_8,
      goth_bow_1, goth_bow_2, camp_gd_goth, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1, foed_foot_2,
      foed_foot_3, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, moor_foot_1, moor_foot_2,
      gel_foot_1, gel_foot_2, gel_foot_3, tza_foot_1, tza_foot_2")), all((Unit.type(u) = leader or can_wall(u)) and
      Unit.active[u] and Unit.order[u] = good and Unit.tactic[u] = none for u in Unit within ("Unit.side by value"[p]
      meet "Unit.place by value"[h])); overrides otherwise
    20.3-c: no when some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for
      standing in Unit)) where exerts(v, h)); overrides 20.3-d, otherwise
    otherwise: no
    """
    if s[1911 + p] & s[1913 + h] & 0xc0700c03fc000003f0e3feffe00000 and all_may_form_wall(s, p, h):
        if some_ezoc(s, p, h):
            return 0
        return 1
    if some_ezoc(s, p, h):
        return 0
    return 0


def value_may_march_wall(s: Store, p: int, h: int) -> int:
    """`may_march_wall` as the rules give it.

    20.3-f.5: yes when some(v in 0..119 within ("Unit.place by value"[h] meet "Unit.tactic by value"[shield_wall])),
      all(Unit.active[u] and not Unit.moved[u] for u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[h])), some(g in Hex within "data 1"(h) where wall_may_enter(p, h, g)); overrides otherwise
    otherwise: no
    """
    if s[1913 + h] & s[2516] and all_may_march_wall(s, p, h) and some_may_march_wall(s, h, p):
        return 1
    return 0


def value_may_melee(s: Store, u: int) -> int:
    """`may_melee` as the rules give it.

    10.1-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030; overrides otherwise
    10.3-i: no when Unit.target[u] != none; overrides 10.1-b, otherwise
    10.2-g: no when Unit.target[u] != none; overrides 10.1-b, otherwise
    10.3-b: no when Unit.fired[u]; overrides 10.1-b, otherwise
    11.8-a: no when Unit.fired[u]; overrides 10.1-b, otherwise
    16.4-n.2: no when fury, Unit.order[u] = disrupted; overrides 10.1-b, otherwise
    20.4-a: yes when fire_melees(u), Unit.fired[u], Unit.place[u] >= 0101 and Unit.place[u] <= 2030, Unit.target[u] =
      none, not fury; overrides 10.1-b, 10.3-b, 11.8-a, otherwise
    otherwise: no
    """
    if s[43 + u] <= 599:
        if s[1243 + u] != 2000000:
            return 0
        if s[763 + u]:
            if s[1648] and s[283 + u] == 1:
                if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[1648]:
                    return agreed_value('may_melee', KIND_bool, (('16.4-n.2', 0), ('20.4-a', 1)))
                return 0
            if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and not s[1648]:
                return 1
            return 0
        if s[1648] and s[283 + u] == 1:
            return 0
        return 1
    return 0


def value_may_move(s: Store, u: int) -> int:
    """`may_move` as the rules give it.

    7.0-a: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, Unit.moves(u) > 0, some(h in Hex within "data
      7"(Unit.place[u]) where may_enter(u, h)); overrides otherwise
    7.1-a: no when not Unit.active[u]; overrides 7.0-a, otherwise
    6.5-a: no when not Unit.active[u]; overrides 7.0-a, otherwise
    7.3-a: no when Unit.moved[u]; overrides 7.0-a, otherwise
    7.1-d: no when leaders_turn, not Unit.type(u) = leader; overrides 7.0-a, otherwise
    20.3-f: no when Unit.tactic[u] = shield_wall, not Unit.type(u) = leader; overrides 7.0-a, otherwise
    20.3-u: no when Unit.tactic[u] = shield_wall, not Unit.type(u) = leader; overrides 7.0-a, otherwise
    otherwise: no
    """
    if s[43 + u] <= 599 and CELLS_Unit_moves[u] > 0 and some_may_move(s, u):
        if not s[403 + u] or s[523 + u]:
            return 0
        if s[1646]:
            if not CELLS_Unit_type[u] == 0:
                return 0
            return 1
        if s[1483 + u] == 1 and not CELLS_Unit_type[u] == 0:
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
    14.3-c: no when "data 19"(scenario, h); overrides 14.1-b, otherwise
    14.3-c.2: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by
      value"[h])); overrides 14.1-b, otherwise
    20.3-m: no when Unit.tactic[u] = shield_wall, not pursuit in outcome; overrides 14.1-b, otherwise
    20.4-c: yes when fire_melees(u), Unit.fired[u], Unit.shot_at[u] = h, room_for(u, h) and all(u = v or may_stack(u,
      v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])),
      "data 38"(scenario, h), not some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by
      value"[h])); overrides 11.5-b, 14.1-b, 14.2-e, otherwise
    20.4-c.2: no when fight = fire, not (Unit.fired[u] and Unit.shot_at[u] = h); overrides 14.1-b, otherwise
    otherwise: no
    """
    on = 512
    if CELLS_Unit_moves[u] > 0 and (value_room_for(s, u, h) and all_may_deploy(s, u, h)):
        on |= 1
    if CELLS_Unit_moves[u] == 0:
        on |= 2
    if s[763 + u]:
        on |= 4
    if s[763 + u]:
        on |= 8
    if CELLS_data_19[s[33] * 600 + h]:
        on |= 16
    if s[1911 + 1 - s[163 + u]] & s[1913 + h]:
        on |= 32
    if s[1483 + u] == 1 and not s[1650] >> 6 & 1:
        on |= 64
    if (s[30] and CELLS_Unit_command[u] == 6 and CELLS_data_31[u]) and s[763 + u] and s[883 + u] == h and (value_room_for(s, u, h) and all_may_deploy(s, u, h)) and CELLS_data_38[s[33] * 600 + h] and not s[1911 + 1 - s[163 + u]] & s[1913 + h]:
        on |= 128
    if s[1647] == 1 and not (s[763 + u] and s[883 + u] == h):
        on |= 256
    top = topmost_rules(on, ((1, 512), (2, 513), (4, 513), (8, 513), (16, 513), (32, 513), (64, 513), (128, 525), (256, 513)))
    if not top:
        raise no_rule('may_pursue', ('14.1-b', '14.2-d', '14.2-e', '11.5-b', '14.3-c', '14.3-c.2', '20.3-m', '20.4-c', '20.4-c.2', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('14.1-b', 1))
    if top & 2:
        said.append(('14.2-d', 0))
    if top & 4:
        said.append(('14.2-e', 0))
    if top & 8:
        said.append(('11.5-b', 0))
    if top & 16:
        said.append(('14.3-c', 0))
    if top & 32:
        said.append(('14.3-c.2', 0))
    if top & 64:
        said.append(('20.3-m', 0))
    if top & 128:
        said.append(('20.4-c', 1))
    if top & 256:
        said.append(('20.4-c.2', 0))
    if top & 512:
        said.append(('otherwise', 0))
    return agreed_value('may_pursue', KIND_bool, said)


def value_may_rally(s: Store, u: int) -> int:
    """`may_rally` as the rules give it.

    15.1-b: yes when elite(u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not ezoc(Unit.place[u], Unit.side[u]);
      overrides otherwise
    15.1-c: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not ezoc(Unit.place[u], Unit.side[u]),
      called_back(u); overrides otherwise
    15.1-d: yes when Unit.type(u) = leader, Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not ezoc(Unit.place[u],
      Unit.side[u]); overrides otherwise
    17.2-c: yes when elite(u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not ezoc(Unit.place[u], Unit.side[u]);
      overrides otherwise
    17.2-e: yes when elite(u), panicked[Unit.side[u]], Unit.place[u] >= 0101 and Unit.place[u] <= 2030, not
      ezoc(Unit.place[u], Unit.side[u]); overrides 15.1-c, 15.1-d, 15.1-f, otherwise
    16.4-h: no when panicked[Unit.side[u]], not elite(u); overrides 15.1-c, 15.1-d, otherwise
    15.1-f: no when panicked[Unit.side[u]]; overrides 15.1-c, 15.1-d, otherwise
    otherwise: no
    """
    if CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0:
        if s[43 + u] <= 599 and not value_ezoc(s, s[43 + u], s[163 + u]):
            if some_called_back(s, u):
                if s[37 + s[163 + u]] and not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                    return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('16.4-h', 0)))
                return 1
            if s[37 + s[163 + u]] and not (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0):
                return agreed_value('may_rally', KIND_bool, (('15.1-b', 1), ('17.2-c', 1), ('17.2-e', 1), ('16.4-h', 0)))
            return 1
        return 0
    if s[43 + u] <= 599 and not value_ezoc(s, s[43 + u], s[163 + u]) and (some_called_back(s, u) or CELLS_Unit_type[u] == 0):
        if s[37 + s[163 + u]]:
            return 0
        return 1
    return 0


def value_may_road_march(s: Store, u: int) -> int:
    """`may_road_march` as the rules give it.

    7.8-a.2: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, may_move(u), some(h in Hex within "data
      7"(Unit.place[u]) where (edge(Unit.place[u], h).road.faesulae on Hex if scenario = faesulae else
      edge(Unit.place[u], h).road.tricamerum on Hex) and may_enter(u, h)); overrides otherwise
    7.8-c: no when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u], Unit.side[u]); overrides
      7.8-a.2, otherwise
    7.8-g: no when Unit.tactic[u] != none; overrides 7.8-a.2, otherwise
    7.8-h: no when Unit.moves(u) = 0; overrides 7.8-a.2, otherwise
    otherwise: no
    """
    if s[43 + u] <= 599:
        if value_may_move(s, u) and some_may_road_march(s, u):
            if value_ezoc(s, s[43 + u], s[163 + u]) or s[1483 + u] != 2000000 or CELLS_Unit_moves[u] == 0:
                return 0
            return 1
        if value_ezoc(s, s[43 + u], s[163 + u]):
            return 0
        return 0
    return 0


def value_may_stack(s: Store, u: int, v: int) -> int:
    """`may_stack` as the rules give it.

    8.0-a: yes when Unit.side[u] = Unit.side[v]; overrides otherwise
    8.0-b: no when Unit.side[u] != Unit.side[v]; overrides 8.0-a, otherwise
    8.3-a: no when "data 31"(u), "data 21"(v); overrides 8.0-a, otherwise
    8.3-b: no when "data 31"(u), Unit.moves(v) = 0; overrides 8.0-a, otherwise
    8.3-c: no when Unit.command(u) != none, Unit.command(v) != none, Unit.command(u) != Unit.command(v); overrides
      8.0-a, otherwise
    8.3-c.2: no when not commander_stacks, army_commander(u), Unit.command(v) != none; overrides 8.0-a, otherwise
    21.1.rom-i.3: yes when scenario = faesulae and Unit.untouched[u] and Unit.untouched[v], Unit.command(u) = town,
      Unit.command(v) = town; overrides 8.0-a, 8.3-a, 8.3-b, otherwise
    21.1.rom-n: yes when scenario = faesulae and Unit.untouched[u] and Unit.untouched[v], "data 32"(u), "data 32"(v);
      overrides 8.0-a, 8.3-a, 8.3-b, 8.3-c, otherwise
    21.1.bar-g: no when scenario = faesulae, Unit.side[u] = Barbarian, Unit.command(u) != none, Unit.command(v) !=
      none, Unit.command(u) != Unit.command(v); overrides 8.0-a, otherwise
    21.2.rom-e.2: yes when scenario = tricamerum and (mixed_for_good or Unit.untouched[u] and Unit.untouched[v]) and
      "data 33"(u) and "data 33"(v); overrides 8.0-a, 8.3-a, 8.3-b, 8.3-c, otherwise
    21.2.rom-f: no when scenario = tricamerum, Unit.side[u] = Roman, Unit.command(u) = huns, Unit.command(v) != none,
      Unit.command(v) != huns; overrides 8.0-a, otherwise
    21.2.bar-f: no when scenario = tricamerum, Unit.side[u] = Barbarian, Unit.command(u) != none, Unit.command(v) !=
      none, Unit.command(u) != Unit.command(v); overrides 8.0-a, otherwise
    20.3-q: no when Unit.side[u] = Unit.side[v], Unit.tactic[v] = shield_wall, Unit.tactic[u] != shield_wall, "data
      34"(u); overrides 21.1.rom-n, 21.2.rom-e.2, 8.0-a, 8.3-a, 8.3-b, 8.3-c, otherwise
    otherwise: no
    """
    on = 8192
    if s[163 + u] == s[163 + v]:
        on |= 1
    if s[163 + u] != s[163 + v]:
        on |= 2
    if CELLS_data_31[u] and CELLS_data_21[v]:
        on |= 4
    if CELLS_data_31[u] and CELLS_Unit_moves[v] == 0:
        on |= 8
    if CELLS_Unit_command[u] != 2000000 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[u] != CELLS_Unit_command[v]:
        on |= 16
    if not s[2] and value_army_commander(s, u) and CELLS_Unit_command[v] != 2000000:
        on |= 32
    if (s[33] == 0 and s[643 + u] and s[643 + v]) and CELLS_Unit_command[u] == 2 and CELLS_Unit_command[v] == 2:
        on |= 64
    if (s[33] == 0 and s[643 + u] and s[643 + v]) and CELLS_data_32[u] and CELLS_data_32[v]:
        on |= 128
    if s[33] == 0 and s[163 + u] == 1 and CELLS_Unit_command[u] != 2000000 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[u] != CELLS_Unit_command[v]:
        on |= 256
    if s[33] == 1 and (s[14] or s[643 + u] and s[643 + v]) and CELLS_data_33[u] and CELLS_data_33[v]:
        on |= 512
    if s[33] == 1 and s[163 + u] == 0 and CELLS_Unit_command[u] == 6 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[v] != 6:
        on |= 1024
    if s[33] == 1 and s[163 + u] == 1 and CELLS_Unit_command[u] != 2000000 and CELLS_Unit_command[v] != 2000000 and CELLS_Unit_command[u] != CELLS_Unit_command[v]:
        on |= 2048
    if s[163 + u] == s[163 + v] and s[1483 + v] == 1 and s[1483 + u] != 1 and CELLS_data_34[u]:
        on |= 4096
    top = topmost_rules(on, ((1, 8192), (2, 8193), (4, 8193), (8, 8193), (16, 8193), (32, 8193), (64, 8205), (128, 8221), (256, 8193), (512, 8221), (1024, 8193), (2048, 8193), (4096, 8861)))
    if not top:
        raise no_rule('may_stack', ('8.0-a', '8.0-b', '8.3-a', '8.3-b', '8.3-c', '8.3-c.2', '21.1.rom-i.3', '21.1.rom-n', '21.1.bar-g', '21.2.rom-e.2', '21.2.rom-f', '21.2.bar-f', '20.3-q', 'otherwise'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('8.0-a', 1))
    if top & 2:
        said.append(('8.0-b', 0))
    if top & 4:
        said.append(('8.3-a', 0))
    if top & 8:
        said.append(('8.3-b', 0))
    if top & 16:
        said.append(('8.3-c', 0))
    if top & 32:
        said.append(('8.3-c.2', 0))
    if top & 64:
        said.append(('21.1.rom-i.3', 1))
    if top & 128:
        said.append(('21.1.rom-n', 1))
    if top & 256:
        said.append(('21.1.bar-g', 0))
    if top & 512:
        said.append(('21.2.rom-e.2', 1))
    if top & 1024:
        said.append(('21.2.rom-f', 0))
    if top & 2048:
        said.append(('21.2.bar-f', 0))
    if top & 4096:
        said.append(('20.3-q', 0))
    if top & 8192:
        said.append(('otherwise', 0))
    return agreed_value('may_stack', KIND_bool, said)


def value_may_strike(s: Store, p: int, a: int, h: int) -> int:
    """`may_strike` as the rules give it.

    10.2-d: yes when some(v in Unit within (("Unit.side by value"[1 - p] meet "Unit.place by value"[h]) meet
      set(Unit.place[standing] in "data 1"(a) for standing in Unit)) where exerts(v, a)); overrides otherwise
    10.2-e: yes when not some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data
      1"(a) for standing in Unit)) where exerts(v, a)), adjacent(a, h) on Hex, some(one in 0..119 within ("Unit.side by
      value"[1 - p] meet "Unit.place by value"[h])); overrides otherwise
    16.4-n: no when fury, not fury_is_free, not some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[a]) where must_melee(u)); overrides 10.2-d, 10.2-e, otherwise
    otherwise: no
    """
    if some_may_strike(s, p, h, a):
        if not some_may_strike_2(s, p, a):
            if s[1648] and not s[4] and not some_may_strike_3(s, p, a):
                return 0
            return 1
        if s[1648] and not s[4] and not some_may_strike_3(s, p, a):
            return 0
        return 1
    if not some_may_strike_2(s, p, a) and NEAR_Hex[h] >> a & 1 and s[1911 + 1 - p] & s[1913 + h]:
        if s[1648] and not s[4] and not some_may_strike_3(s, p, a):
            return 0
        return 1
    if s[1648] and not s[4] and not some_may_strike_3(s, p, a):
        return 0
    return 0


def value_may_take_initiative(s: Store, l: int, u: int) -> int:
    """`may_take_initiative` as the rules give it.

    6.4-a: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030; overrides otherwise
    6.4-b: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030, Unit.place[l] = eliminated; overrides
      otherwise
    6.4-c: yes when under(l, u), Unit.place[u] >= 0101 and Unit.place[u] <= 2030, Unit.place[l] >= 0101 and
      Unit.place[l] <= 2030; overrides otherwise
    otherwise: no
    """
    if value_under(s, l, u) and s[43 + u] <= 599:
        if s[43 + place_of('Unit.place', KIND_Unit, l)] == 601:
            if s[43 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[43 + place_of('Unit.place', KIND_Unit, l)] <= 599:
                return 1
            return 1
        if s[43 + place_of('Unit.place', KIND_Unit, l)] >= 0 and s[43 + place_of('Unit.place', KIND_Unit, l)] <= 599:
            return 1
        return 1
    return 0


def value_may_target(s: Store, u: int, h: int) -> int:
    """`may_target` as the rules give it.

    11.4-b: yes when Unit.place[u] >= 0101 and Unit.place[u] <= 2030, some(one in 0..119 within ("Unit.side by value"[1
      - Unit.side[u]] meet "Unit.place by value"[h])), distance(Unit.place[u], h) on Hex <= range_value(u); overrides
      otherwise
    otherwise: no
    """
    if s[43 + u] <= 599 and s[1911 + 1 - s[163 + u]] & s[1913 + h] and DISTANCE_Hex[s[43 + u]][h] <= (CELLS_Unit_range[u] if s[283 + u] == 0 else CELLS_Unit_back_range[u]):
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

    20.3-e.2: max("movement_factor before 20.3-e.2"(u), 0); overrides otherwise
    otherwise: "movement_factor before 20.3-e.2"(u)
    """
    return max((CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1 if s[1483 + u] == 1 else CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u], 0)


def value_movement_factor_before_20_3_e(s: Store, u: int) -> int:
    """`movement_factor before 20.3-e` as the rules give it.

    2.4-b: Unit.moves(u) when Unit.order[u] = good
    2.4-i.2: Unit.back_moves(u) when Unit.order[u] = disrupted
    """
    if s[283 + u] == 0:
        return CELLS_Unit_moves[u]
    return CELLS_Unit_back_moves[u]


def value_movement_factor_before_20_3_e_2(s: Store, u: int) -> int:
    """`movement_factor before 20.3-e.2` as the rules give it.

    20.3-e: "movement_factor before 20.3-e"(u) - 1 when Unit.tactic[u] = shield_wall; overrides otherwise
    otherwise: "movement_factor before 20.3-e"(u)
    """
    if s[1483 + u] == 1:
        return (CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]) - 1
    return CELLS_Unit_moves[u] if s[283 + u] == 0 else CELLS_Unit_back_moves[u]


def value_must_melee(s: Store, u: int) -> int:
    """`must_melee` as the rules give it.

    10.2-c: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    9.6-a: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    5.2-g: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    11.1-e: yes when Unit.engaged[u], may_melee(u), fire_capable(u); overrides otherwise
    TEC-q.2: yes when Unit.engaged[u], may_melee(u); overrides otherwise
    otherwise: no
    """
    if s[1003 + u] and value_may_melee(s, u):
        return 1
    return 0


def value_must_pursue(s: Store, u: int, a: int) -> int:
    """`must_pursue` as the rules give it.

    14.5-a: yes when pursuit in outcome; overrides otherwise
    12.0-j: yes when pursuit in outcome; overrides otherwise
    LEG-h: yes when pursuit in outcome; overrides otherwise
    14.6-a: no when led; overrides 12.0-j, 14.5-a, 20.3-m.2, LEG-h, otherwise
    12.0-k: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    17.1-e: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    LEG-h.2: no when led; overrides 12.0-j, 14.5-a, LEG-h, otherwise
    20.3-m.2: yes when Unit.tactic[u] = shield_wall, pursuit in outcome; overrides otherwise
    otherwise: no
    """
    if s[1650] >> 6 & 1:
        if s[1654]:
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
    13.1-f: no when adjacent(a, h) on Hex, (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a,
      h).side.tricamerum on Hex) = 4; overrides 12.0-m, otherwise
    TEC-i: no when adjacent(a, h) on Hex, (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a,
      h).side.tricamerum on Hex) = 4; overrides 12.0-m, otherwise
    LEG-k.2: no when adjacent(a, h) on Hex, (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a,
      h).side.tricamerum on Hex) = 4; overrides 12.0-m, otherwise
    13.1-h: no when some(l in 0..119 within ((("Unit.side by value"[Unit.side[v]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet
      "Unit.place by value"[h]) meet "data 13"(v))); overrides 12.0-m, otherwise
    17.1-d: no when some(l in 0..119 within ((("Unit.side by value"[Unit.side[v]] meet "stilicho, comes, dux, uldin,
      sarus, vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet
      "Unit.place by value"[h]) meet "data 37"(v, leader_alone_stands))); overrides 12.0-m, otherwise
    otherwise: no
    """
    if s[1647] == 0:
        if s[39 + s[163 + v]] == h:
            if NEAR_Hex[h] >> a & 1 and (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 4:
                return 0
            return 0
        if NEAR_Hex[h] >> a & 1:
            if (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 4 or s[1911 + s[163 + v]] & 0x1f00000000000000ff & s[1913 + h] & CELLS_data_13[v] or s[1911 + s[163 + v]] & 0x1f00000000000000ff & s[1913 + h] & CELLS_data_37[v * 2 + s[11]]:
                return 0
            return 1
        if s[1911 + s[163 + v]] & 0x1f00000000000000ff & s[1913 + h] & CELLS_data_13[v] or s[1911 + s[163 + v]] & 0x1f00000000000000ff & s[1913 + h] & CELLS_data_37[v * 2 + s[11]]:
            return 0
        return 1
    if NEAR_Hex[h] >> a & 1 and (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 4:
        return 0
    return 0


def value_must_stop(s: Store, u: int, h: int) -> int:
    """`must_stop` as the rules give it.

    7.6-a: yes when ezoc(h, Unit.side[u]); overrides otherwise
    9.4-a: yes when ezoc(h, Unit.side[u]); overrides otherwise
    TEC-q: yes when ezoc(h, Unit.side[u]); overrides otherwise
    18.1-a: yes when ends_in_camp(h); overrides otherwise
    TEC-m: yes when ends_in_camp(h); overrides otherwise
    20.3-o.2: yes when some(v in 0..119 within ((("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])
      meet "data 13"(u)) meet "Unit.tactic by value"[shield_wall])); overrides otherwise
    otherwise: no
    """
    if value_ezoc(s, h, s[163 + u]) or (s[39] == h or s[40] == h) or s[1911 + s[163 + u]] & s[1913 + h] & CELLS_data_13[u] & s[2516]:
        return 1
    return 0


def value_near_rim(s: Store, h: int, r: int, n: int) -> int:
    """`near_rim` as the rules give it.

    21.1.rom-l.2: some(e in 0..599 within "data 41"(r) where distance(h, e) on Hex < n) when rim_is_first
    21.1.rom-l.3: some(e in 0..599 within "data 41"(r) where distance(h, e) on Hex <= n) when not rim_is_first
    """
    if s[13]:
        if not s[13]:
            return agreed_value('near_rim', KIND_bool, (('21.1.rom-l.2', 1 if CELLS_data_41[r] & ball_of(BALL_Hex[h], n - 1) else 0), ('21.1.rom-l.3', 1 if CELLS_data_41[r] & ball_of(BALL_Hex[h], n) else 0)))
        return 1 if CELLS_data_41[r] & ball_of(BALL_Hex[h], n - 1) else 0
    return 1 if CELLS_data_41[r] & ball_of(BALL_Hex[h], n) else 0


def value_neutrals_join(s: Store) -> int:
    """`neutrals_join` as the rules give it.

    21.2.ev-c.3: Roman when romans_across >= 4
    21.2.ev-d: Barbarian when romans_across < 4
    """
    if value_romans_across(s) >= 4:
        if value_romans_across(s) < 4:
            return agreed_value('neutrals_join', KIND_Player, (('21.2.ev-c.3', 0), ('21.2.ev-d', 1)))
        return 0
    if value_romans_across(s) < 4:
        return 1
    raise no_rule('neutrals_join', ('21.2.ev-c.3', '21.2.ev-d'))


def value_no_captains(s: Store, p: int) -> int:
    """`no_captains` as the rules give it.

    21.1.vic-a.2: all(u in "Unit.place by value"[eliminated] for u in Unit within ("Unit.side by value"[p] meet "data
      51"(comitatus_leads)) where Unit.battle(u) = this_battle)
    """
    return 1 if not s[1911 + p] & CELLS_data_51[s[23]] & WHERE_Unit_battle_is_0[(1 if not s[33] == 0 else 0)] & ~s[2514] else 0


def value_open_to_flight(s: Store, v: int, h: int) -> int:
    """`open_to_flight` as the rules give it.

    13.4-a: yes when "data 38"(scenario, h); overrides otherwise
    13.4-d: no when some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[v]] meet "Unit.place by value"[h]));
      overrides 13.4-a, otherwise
    13.4-d.2: no when "data 19"(scenario, h); overrides 13.4-a, otherwise
    13.4-l: no when h in trail; overrides 13.4-a, otherwise
    otherwise: no
    """
    if CELLS_data_38[s[33] * 600 + h]:
        if s[1911 + 1 - s[163 + v]] & s[1913 + h] or CELLS_data_19[s[33] * 600 + h] or s[1651] >> h & 1:
            return 0
        return 1
    return 0


def value_opens_fire(s: Store, l: int, u: int) -> int:
    """`opens_fire` as the rules give it.

    11.2-b.2: yes when Unit.active[l], in_radius(l, u), army_commander(l) or leads(l) != none and leads(l) =
      Unit.command(u); overrides otherwise
    6.1-f: no when marked != l, not sub_commanders_open_fire; overrides 11.2-b.2, otherwise
    otherwise: no
    """
    if s[403 + l] and value_in_radius(s, l, u) and (value_army_commander(s, l) or value_leads(s, l) != 2000000 and value_leads(s, l) == CELLS_Unit_command[u]):
        if s[1640] != l and not s[9]:
            return 0
        return 1
    return 0


def value_outflanked(s: Store, a: int, h: int) -> int:
    """`outflanked` as the rules give it.

    20.1-c: yes when flanked = h, a in flank_from; overrides otherwise
    20.3-g: no when some(v in 0..119 within ("Unit.place by value"[h] meet "Unit.tactic by value"[shield_wall]));
      overrides 20.1-c, otherwise
    TEC-k: no when flanked = h, all(adjacent("a 2", h) on Hex and (edge("a 2", h).side.faesulae on Hex if scenario =
      faesulae else edge("a 2", h).side.tricamerum on Hex) = 4 for "a 2" in 0..599 within flank_from); overrides
      20.1-c, otherwise
    TEC-p: no when flanked = h, all(adjacent("a 2", h) on Hex and (edge("a 2", h).side.faesulae on Hex if scenario =
      faesulae else edge("a 2", h).side.tricamerum on Hex) = 4 for "a 2" in 0..599 within flank_from), ends_in_camp(h);
      overrides 20.1-c, otherwise
    otherwise: no
    """
    if s[1673] == h:
        if s[1674] >> a & 1:
            if s[1913 + h] & s[2516]:
                if all_outflanked(s, h):
                    return 0
                return 0
            if all_outflanked(s, h):
                return 0
            return 1
        if all_outflanked(s, h):
            return 0
        return 0
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
      "Unit.place by value"[h])) > 1 or mixes_are_too_much and some(u in Unit within ("Unit.side by value"[p] meet
      "Unit.place by value"[h]) where not all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within
      ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])))
    """
    return 1 if (s[1911 + p] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]).bit_count() > (3 if p == 0 and (all_mobile_limit(s, h) or all_mobile_limit_2(s, h) or all_mobile_limit_3(s, h)) else 2) or (s[1911 + p] & 7936 & s[1913 + h]).bit_count() > 1 or s[3] and some_overstacked(s, p, h) else 0


def value_panic_worth(s: Store, p: int) -> int:
    """`panic_worth` as the rules give it.

    21.1.vpb-f: 20 when scenario = faesulae, p = Roman
    21.1.vpr-e: 20 if vandal_camp_is_theirs else 0 when scenario = faesulae, p = Barbarian
    21.2.vpb-g: 20 when scenario = tricamerum, p = Roman
    21.2.vpr-f: 20 when scenario = tricamerum, p = Barbarian
    """
    if s[33] == 0:
        if p == 0:
            return 20
        return 20 if s[25] else 0
    return 20


def value_plain_side(s: Store, a: int, h: int) -> int:
    """`plain_side` as the rules give it.

    20.2-i.2: adjacent(a, h) on Hex and (hexside(edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a,
      h).side.tricamerum on Hex, riding) = 0 or (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a,
      h).side.tricamerum on Hex) = 1 and (edge(a, h).road.faesulae on Hex if scenario = faesulae else edge(a,
      h).road.tricamerum on Hex))
    """
    return 1 if NEAR_Hex[h] >> a & 1 and (CELLS_hexside[(EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) * 4] == 0 or (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1 and (EDGE_Hex_road_faesulae[a, h] if s[33] == 0 else EDGE_Hex_road_tricamerum[a, h])) else 0


def value_points(s: Store, p: int) -> int:
    """`points` as the rules give it.

    3.2-b: ((sum(worth(u) for u in Unit within ("Unit.side by value"[1 - p] meet "Unit.place by value"[eliminated])) +
      (camp_worth(1 - p) if camp_lost[1 - p] else 0)) + (panic_worth(1 - p) if panicked[1 - p] else 0)) + forum_worth(p)
    """
    return agreed_value('points', KIND_0_500, (('3.2-b', sum_points(s, p) + (value_camp_worth(s, 1 - p) if s[41 + 1 - p] else 0) + (((20 if 1 - p == 0 else 20 if s[25] else 0) if s[33] == 0 else 20) if s[37 + 1 - p] else 0) + value_forum_worth(s, p)),))


def value_pursuit_reach(s: Store, u: int) -> int:
    """`pursuit_reach` as the rules give it.

    14.2-b: 2 when "data 39"(u)
    14.2-c: 1 when "data 21"(u)
    """
    if CELLS_data_39[u]:
        if CELLS_data_21[u]:
            return agreed_value('pursuit_reach', KIND_1_2, (('14.2-b', 2), ('14.2-c', 1)))
        return 2
    if CELLS_data_21[u]:
        return 1
    raise no_rule('pursuit_reach', ('14.2-b', '14.2-c'))


def value_rallies_at_once(s: Store, u: int) -> int:
    """`rallies_at_once` as the rules give it.

    16.4-k: yes when elite(u); overrides otherwise
    17.2-d: yes when elite(u); overrides otherwise
    16.4-l: yes when Unit.side[u] = Roman, Unit.type(u) = leader; overrides otherwise
    16.4-m: yes when Unit.side[u] = Barbarian, Unit.type(u) = leader; overrides otherwise
    16.4-l.2: yes when Unit.side[u] = Roman, not Unit.type(u) = leader, led_at_once(u); overrides otherwise
    16.4-m.2: yes when Unit.side[u] = Barbarian, not Unit.type(u) = leader, led_at_once(u); overrides otherwise
    15.1-d.2: no when not at_once_in_ezoc, Unit.place[u] >= 0101 and Unit.place[u] <= 2030, ezoc(Unit.place[u],
      Unit.side[u]); overrides 16.4-k, 16.4-l, 16.4-l.2, 16.4-m, 16.4-m.2, 17.2-d, otherwise
    otherwise: no
    """
    if (CELLS_Unit_elite[u] or CELLS_Unit_title[u] == 0) or CELLS_Unit_type[u] == 0:
        if not CELLS_Unit_type[u] == 0 and value_led_at_once(s, u):
            if not s[20] and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]):
                return 0
            return 1
        if not s[20] and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]):
            return 0
        return 1
    if value_led_at_once(s, u):
        if not s[20] and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]):
            return 0
        return 1
    if not s[20] and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[163 + u]):
        return 0
    return 0


def value_range_value(s: Store, u: int) -> int:
    """`range_value` as the rules give it.

    2.4-e: Unit.range(u) when Unit.order[u] = good
    2.4-i.4: Unit.back_range(u) when Unit.order[u] = disrupted
    """
    if s[283 + u] == 0:
        return CELLS_Unit_range[u]
    return CELLS_Unit_back_range[u]


def value_reinforces(s: Store, c: int) -> int:
    """`reinforces` as the rules give it.

    21.2.skul-i: yes when scenario = tricamerum, c = huns or c = moors; overrides otherwise
    21.1.rom-p: no when scenario = faesulae, c = roman_horse or c = roman_foot or c = town; overrides otherwise
    21.1.bar-i: no when scenario = faesulae, c = goths or c = vandals or c = foederati or c = huns; overrides otherwise
    otherwise: no
    """
    if s[33] == 1 and (c == 6 or c == 9):
        return 1
    return 0


def value_romans_across(s: Store) -> int:
    """`romans_across` as the rules give it.

    21.2.ev-c.2: count(u in Unit within "Unit.side by value"[Roman] where Unit.place[u] >= 0101 and Unit.place[u] <=
      2030 and (Hex.bank.faesulae(Unit.place[u]) if scenario = faesulae else Hex.bank.tricamerum(Unit.place[u])) =
      west_bank)
    """
    return agreed_value('romans_across', KIND_0_99, (('21.2.ev-c.2', count_romans_across(s)),))


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
        if (s[1911 + s[163 + u]] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]).bit_count() == 2 and s[163 + u] == 0 and (value_joins_legion(s, u, 0) and all_room_for(s, h) or value_joins_legion(s, u, 1) and all_room_for_2(s, h) or value_joins_legion(s, u, 2) and all_room_for_3(s, h)):
            return 1
        return 1 if (s[1911 + s[163 + u]] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]).bit_count() < 2 else 0
    return 1 if (s[1911 + s[163 + u]] & 7936 & s[1913 + h]).bit_count() < 1 else 0


def value_sent_to(s: Store, u: int, h: int) -> int:
    """`sent_to` as the rules give it.

    21.1.rom-h: "data 35"(scenario, h) and not some(v in 0..119 within ("Unit.place by value"[h] meet "fort_1, fort_2,
      fort_3, fort_4, fort_5")) when scenario = faesulae, Unit.type(u) = garrison
    21.1.rom-i.2: some(v in 0..119 within ("Unit.place by value"[h] meet "fort_1, fort_2, fort_3, fort_4, fort_5"))
      when scenario = faesulae, Unit.command(u) = town, Unit.type(u) != garrison
    21.1.rom-m: camp[Roman] >= 0101 and camp[Roman] <= 2030 and distance(camp[Roman], h) on Hex <= 3 when scenario =
      faesulae, Unit.side[u] = Roman, "data 42"(u)
    21.1.bar-f: camp[Barbarian] >= 0101 and camp[Barbarian] <= 2030 and distance(camp[Barbarian], h) on Hex <= 3 when
      scenario = faesulae, Unit.side[u] = Barbarian
    21.2.bar-e: "data 43"(scenario, h) when scenario = tricamerum, setting_up, Unit.side[u] = Barbarian
    21.2.rom-d: "data 44"(scenario, h) when scenario = tricamerum, setting_up, Unit.side[u] = Roman
    16.2-a: "data 45"(entry_rim, h) when scenario = tricamerum, not setting_up
    """
    if s[33] == 0:
        if CELLS_Unit_type[u] == 12:
            if s[163 + u] == 0:
                if CELLS_data_42[u]:
                    return agreed_value('sent_to', KIND_bool, (('21.1.rom-h', 1 if CELLS_data_35[0 * 600 + h] and not s[1913 + h] & 7936 else 0), ('21.1.rom-m', 1 if s[39] <= 599 and DISTANCE_Hex[s[39]][h] <= 3 else 0)))
                return 1 if CELLS_data_35[0 * 600 + h] and not s[1913 + h] & 7936 else 0
            return agreed_value('sent_to', KIND_bool, (('21.1.rom-h', 1 if CELLS_data_35[0 * 600 + h] and not s[1913 + h] & 7936 else 0), ('21.1.bar-f', 1 if s[40] <= 599 and DISTANCE_Hex[s[40]][h] <= 3 else 0)))
        if CELLS_Unit_command[u] == 2:
            if s[163 + u] == 0:
                if CELLS_data_42[u]:
                    return agreed_value('sent_to', KIND_bool, (('21.1.rom-i.2', 1 if s[1913 + h] & 7936 else 0), ('21.1.rom-m', 1 if s[39] <= 599 and DISTANCE_Hex[s[39]][h] <= 3 else 0)))
                return 1 if s[1913 + h] & 7936 else 0
            return agreed_value('sent_to', KIND_bool, (('21.1.rom-i.2', 1 if s[1913 + h] & 7936 else 0), ('21.1.bar-f', 1 if s[40] <= 599 and DISTANCE_Hex[s[40]][h] <= 3 else 0)))
        if s[163 + u] == 0:
            if CELLS_data_42[u]:
                return 1 if s[39] <= 599 and DISTANCE_Hex[s[39]][h] <= 3 else 0
            raise no_rule('sent_to', ('21.1.rom-h', '21.1.rom-i.2', '21.1.rom-m', '21.1.bar-f', '21.2.bar-e', '21.2.rom-d', '16.2-a'))
        return 1 if s[40] <= 599 and DISTANCE_Hex[s[40]][h] <= 3 else 0
    if s[35]:
        if s[163 + u] == 1:
            if not s[35]:
                return agreed_value('sent_to', KIND_bool, (('21.2.bar-e', CELLS_data_43[1 * 600 + h]), ('16.2-a', CELLS_data_45[s[1669] * 600 + h])))
            return CELLS_data_43[1 * 600 + h]
        if not s[35]:
            return agreed_value('sent_to', KIND_bool, (('21.2.rom-d', CELLS_data_44[1 * 600 + h]), ('16.2-a', CELLS_data_45[s[1669] * 600 + h])))
        return CELLS_data_44[1 * 600 + h]
    return CELLS_data_45[s[1669] * 600 + h]


def value_shooters_at(s: Store, p: int, h: int) -> int:
    """`shooters_at` as the rules give it.

    11.0-c: some(v in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where fire_capable(v))
    """
    return some_shooters_at(s, p, h)


def value_side_cost(s: Store, u: int, a: int, h: int) -> int:
    """`side_cost` as the rules give it.

    7.7.1-a: hexside(edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex,
      "data 21"(u))
    7.9-a: 0 when (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) = 1
      and (edge(a, h).road.faesulae on Hex if scenario = faesulae else edge(a, h).road.tricamerum on Hex); overrides
      7.7.1-a
    7.9-b: 0 when (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) = 1
      and (edge(a, h).road.faesulae on Hex if scenario = faesulae else edge(a, h).road.tricamerum on Hex), on_the_road;
      overrides 7.7.1-a
    9.2-e: 0 when edge(a, h).gate.faesulae on Hex if scenario = faesulae else edge(a, h).gate.tricamerum on Hex,
      (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) = 4; overrides
      7.7.1-a
    9.2-e.2: 0 when edge(a, h).gate.faesulae on Hex if scenario = faesulae else edge(a, h).gate.tricamerum on Hex,
      (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) = 5,
      gate_is_free_outward; overrides 7.7.1-a
    """
    if (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1:
        if EDGE_Hex_road_faesulae[a, h] if s[33] == 0 else EDGE_Hex_road_tricamerum[a, h]:
            if EDGE_Hex_gate_faesulae[a, h] if s[33] == 0 else EDGE_Hex_gate_tricamerum[a, h]:
                return 0
            return 0
        if EDGE_Hex_gate_faesulae[a, h] if s[33] == 0 else EDGE_Hex_gate_tricamerum[a, h]:
            return CELLS_hexside[(EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) * 4 + CELLS_data_21[u]]
        return CELLS_hexside[(EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) * 4 + CELLS_data_21[u]]
    if (EDGE_Hex_gate_faesulae[a, h] if s[33] == 0 else EDGE_Hex_gate_tricamerum[a, h]) and ((EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 4 or (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 5 and s[0]):
        return 0
    return CELLS_hexside[(EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) * 4 + CELLS_data_21[u]]


def value_side_cover(s: Store, p: int, a: int, h: int) -> int:
    """`side_cover` as the rules give it.

    10.4-n: side_shift(a, h) if not hexside_needs_all or all(side_shift(Unit.struck_from[v], h) > 0 for v in Unit
      within (("Unit.side by value"[p] meet "Unit.target by value"[h]) minus "Unit.struck_from by value"[none])) else 0
      when fight = melee
    11.6-a.2: side_shift(a, h) when fight = fire
    """
    if s[1647] == 0:
        return value_side_shift(s, a, h) if not s[5] or all_side_cover(s, p, h) else 0
    return value_side_shift(s, a, h)


def value_side_shift(s: Store, a: int, h: int) -> int:
    """`side_shift` as the rules give it.

    10.4-k.3: hexside(edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex,
      against_melee) when fight = melee, adjacent(a, h) on Hex
    10.4-o: 2 when fight = melee, adjacent(a, h) on Hex, (edge(a, h).side.faesulae on Hex if scenario = faesulae else
      edge(a, h).side.tricamerum on Hex) = 4
    10.4-p: 0 when fight = melee, adjacent(a, h) on Hex, (edge(a, h).side.faesulae on Hex if scenario = faesulae else
      edge(a, h).side.tricamerum on Hex) = 5
    10.2-a.2: 0 when fight = melee, not adjacent(a, h) on Hex
    11.6-a.3: hexside(edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex,
      against_fire) when fight = fire, adjacent(a, h) on Hex
    TEC-h.2: 2 if far_fire_meets_walls and "data 35"(scenario, h) and "data 36"(scenario, a) else 0 when fight = fire,
      not adjacent(a, h) on Hex
    """
    if s[1647] == 0:
        if NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            if (EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) == 4:
                if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                    return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]), ('10.4-o', 2), ('10.2-a.2', 0)))
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]), ('10.4-o', 2)))
            if (EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) == 5:
                if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                    return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]), ('10.4-p', 0), ('10.2-a.2', 0)))
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]), ('10.4-p', 0)))
            if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
                return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]), ('10.2-a.2', 0)))
            return agreed_value('side_shift', KIND_0_2, (('10.4-k.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 2]),))
        if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            return 0
        raise no_rule('side_shift', ('10.4-k.3', '10.4-o', '10.4-p', '10.2-a.2', '11.6-a.3', 'TEC-h.2'))
    if NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
        if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
            return agreed_value('side_shift', KIND_0_2, (('11.6-a.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 3]), ('TEC-h.2', 2 if s[6] and CELLS_data_35[s[33] * 600 + h] and look_data_36(s[33], a) else 0)))
        return agreed_value('side_shift', KIND_0_2, (('11.6-a.3', CELLS_hexside[(EDGE_Hex_side_faesulae[space_of('Hex', 600, a), h] if s[33] == 0 else EDGE_Hex_side_tricamerum[space_of('Hex', 600, a), h]) * 4 + 3]),))
    if not NEAR_Hex[h] >> space_of('Hex', 600, a) & 1:
        return 2 if s[6] and CELLS_data_35[s[33] * 600 + h] and look_data_36(s[33], a) else 0
    raise no_rule('side_shift', ('10.4-k.3', '10.4-o', '10.4-p', '10.2-a.2', '11.6-a.3', 'TEC-h.2'))


def value_step_cost(s: Store, u: int, a: int, h: int) -> int:
    """`step_cost` as the rules give it.

    7.7.1-a.2: terrain_cost(u, h) + side_cost(u, a, h)
    18.1-c: terrain_cost(u, h) + side_cost(u, a, h) when ends_in_camp(a)
    7.7.1-b: 2 when (edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) =
      1, not ((edge(a, h).side.faesulae on Hex if scenario = faesulae else edge(a, h).side.tricamerum on Hex) = 1 and
      (edge(a, h).road.faesulae on Hex if scenario = faesulae else edge(a, h).road.tricamerum on Hex)), "data
      29"(scenario, h), "data 24"(scenario, h)
    """
    if s[39] == a or s[40] == a:
        if (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1 and not ((EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1 and (EDGE_Hex_road_faesulae[a, h] if s[33] == 0 else EDGE_Hex_road_tricamerum[a, h])) and CELLS_data_29[s[33] * 600 + h] and CELLS_data_24[s[33] * 600 + h]:
            return agreed_value('step_cost', KIND_0_9, (('7.7.1-a.2', value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)), ('18.1-c', value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)), ('7.7.1-b', 2)))
        return value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)
    if (EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1 and not ((EDGE_Hex_side_faesulae[a, h] if s[33] == 0 else EDGE_Hex_side_tricamerum[a, h]) == 1 and (EDGE_Hex_road_faesulae[a, h] if s[33] == 0 else EDGE_Hex_road_tricamerum[a, h])) and CELLS_data_29[s[33] * 600 + h] and CELLS_data_24[s[33] * 600 + h]:
        return agreed_value('step_cost', KIND_0_9, (('7.7.1-a.2', value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)), ('7.7.1-b', 2)))
    return value_terrain_cost(s, u, h) + value_side_cost(s, u, a, h)


def value_strikes_beside(s: Store, p: int, h: int, d: int) -> int:
    """`strikes_beside` as the rules give it.

    20.1-a.3: some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and may_strike(p, a, h) and some(u in
      Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = h)))
    """
    return some_strikes_beside(s, h, d, p)


def value_suits(s: Store, u: int, h: int) -> int:
    """`suits` as the rules give it.

    8.3-a.2: all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]]
      meet "Unit.place by value"[h]))
    """
    return all_may_deploy(s, u, h)


def value_terrain_cost(s: Store, u: int, h: int) -> int:
    """`terrain_cost` as the rules give it.

    7.7-a: ground("data 23"(scenario, h), "data 21"(u)) when "data 24"(scenario, h)
    7.7.2-a: highest("data 28"(t, u) for t in 0..4 within "data 25"("data 23"(scenario, h), "data 26"(scenario, h),
      "data 27"(scenario, h)))
    """
    if CELLS_data_24[s[33] * 600 + h]:
        return agreed_value('terrain_cost', KIND_0_2, (('7.7-a', CELLS_ground[CELLS_data_23[s[33] * 600 + h] * 4 + CELLS_data_21[u]]), ('7.7.2-a', highest_terrain_cost(s, h, u))))
    return highest_terrain_cost(s, h, u)


def value_this_battle(s: Store) -> int:
    """`this_battle` as the rules give it.

    21.0-a: at_faesulae when scenario = faesulae
    21.0-a.2: at_tricamerum when scenario = tricamerum
    """
    if s[33] == 0:
        return 0
    return 1


def value_toll(s: Store, u: int) -> int:
    """`toll` as the rules give it.

    16.4-b: "data 49"(lost_value_is_front, u) when Unit.type(u) = leader
    16.4-d: 1 when not Unit.type(u) = leader
    """
    if CELLS_Unit_type[u] == 0:
        return CELLS_data_49[s[18] * 120 + u]
    return 1


def value_tricamerum_master(s: Store, c: int, die: int) -> int:
    """`tricamerum_master` as the rules give it.

    21.2.skul-a: Roman when c = roman_horse or c = roman_foot
    21.2.skul-b: Barbarian when c = gelimers or c = tzazons
    21.2.skul-d: Barbarian when die >= 1 and die <= 3, c = moors
    21.2.skul-d.2: none when die >= 1 and die <= 3, c = huns
    21.2.skul-e: Barbarian when die = 4, c = moors
    21.2.skul-e.2: Roman when die = 4, c = huns
    21.2.skul-f: none when die = 5, c = moors
    21.2.skul-f.2: Roman when die = 5, c = huns
    21.2.skul-g: Barbarian when die = 6, c = huns
    21.2.skul-g.2: Roman when die = 6, c = moors
    21.0-b.2: none when c = town or c = goths or c = vandals or c = foederati
    """
    on = 0
    if c == 0 or c == 1:
        on |= 1
    if c == 7 or c == 8:
        on |= 2
    if die <= 3 and c == 9:
        on |= 4
    if die <= 3 and c == 6:
        on |= 8
    if die == 4 and c == 9:
        on |= 16
    if die == 4 and c == 6:
        on |= 32
    if die == 5 and c == 9:
        on |= 64
    if die == 5 and c == 6:
        on |= 128
    if die == 6 and c == 6:
        on |= 256
    if die == 6 and c == 9:
        on |= 512
    if c == 2 or c == 3 or c == 4 or c == 5:
        on |= 1024
    top = topmost_rules(on, ())
    if not top:
        raise no_rule('tricamerum_master', ('21.2.skul-a', '21.2.skul-b', '21.2.skul-d', '21.2.skul-d.2', '21.2.skul-e', '21.2.skul-e.2', '21.2.skul-f', '21.2.skul-f.2', '21.2.skul-g', '21.2.skul-g.2', '21.0-b.2'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('21.2.skul-a', 0))
    if top & 2:
        said.append(('21.2.skul-b', 1))
    if top & 4:
        said.append(('21.2.skul-d', 1))
    if top & 8:
        said.append(('21.2.skul-d.2', 2000000))
    if top & 16:
        said.append(('21.2.skul-e', 1))
    if top & 32:
        said.append(('21.2.skul-e.2', 0))
    if top & 64:
        said.append(('21.2.skul-f', 2000000))
    if top & 128:
        said.append(('21.2.skul-f.2', 0))
    if top & 256:
        said.append(('21.2.skul-g', 1))
    if top & 512:
        said.append(('21.2.skul-g.2', 0))
    if top & 1024:
        said.append(('21.0-b.2', 2000000))
    return agreed_value('tricamerum_master', KIND_Player_or_none, said)


def value_under(s: Store, l: int, u: int) -> int:
    """`under` as the rules give it.

    6.1-d.2: yes when army_commander(l), Unit.side[u] = Unit.side[l]; overrides otherwise
    6.1-g.2: yes when 1, Unit.type(l) = leader, Unit.side[u] = Unit.side[l], leads(l) != none, Unit.command(u) =
      leads(l); overrides otherwise
    otherwise: no
    """
    if value_army_commander(s, l):
        if s[163 + u] == s[163 + place_of('Unit.side', KIND_Unit, l)]:
            if look_Unit_type(l) == 0 and value_leads(s, l) != 2000000 and CELLS_Unit_command[u] == value_leads(s, l):
                return 1
            return 1
        if look_Unit_type(l) == 0:
            return 0
        return 0
    if look_Unit_type(l) == 0 and s[163 + u] == s[163 + place_of('Unit.side', KIND_Unit, l)] and value_leads(s, l) != 2000000 and CELLS_Unit_command[u] == value_leads(s, l):
        return 1
    return 0


def value_victory_level(s: Store, its_0_margin_of: int) -> int:
    """`victory_level` as the rules give it.

    21.1.lvl-a: drawn when margin_of <= 10
    21.1.lvl-b: provincial when margin_of >= 11 and margin_of <= 30
    21.1.lvl-c: magister_militum when margin_of >= 31 and margin_of <= 50
    21.1.lvl-d: triumphant when margin_of >= 51
    21.2.lvl-a: drawn when margin_of <= 10
    21.2.lvl-b: provincial when margin_of >= 11 and margin_of <= 30
    21.2.lvl-c: magister_militum when margin_of >= 31 and margin_of <= 50
    21.2.lvl-d: triumphant when margin_of >= 51
    """
    if its_0_margin_of <= 10:
        return 0
    if its_0_margin_of <= 30:
        return 1
    if its_0_margin_of >= 31 and its_0_margin_of <= 50:
        return 2
    if its_0_margin_of >= 51:
        return 3
    raise no_rule('victory_level', ('21.1.lvl-a', '21.1.lvl-b', '21.1.lvl-c', '21.1.lvl-d', '21.2.lvl-a', '21.2.lvl-b', '21.2.lvl-c', '21.2.lvl-d'))


def value_waits(s: Store, u: int) -> int:
    """`waits` as the rules give it.

    4.3-a.4: yes when Unit.place[u] = aside, Unit.battle(u) = this_battle, Unit.command(u) = none; overrides otherwise
    21.1.skul-d: yes when Unit.place[u] = aside, Unit.battle(u) = this_battle, Unit.command(u) != none,
      master[Unit.command(u)] = Unit.side[u]; overrides otherwise
    21.2.skul-h: no when Unit.command(u) != none, master[Unit.command(u)] = none; overrides 21.1.skul-d, otherwise
    otherwise: no
    """
    if s[43 + u] == 600 and CELLS_Unit_battle[u] == (1 if not s[33] == 0 else 0):
        if CELLS_Unit_command[u] == 2000000:
            return 1
        if s[1658 + CELLS_Unit_command[u]] == s[163 + u]:
            return 1
        if s[1658 + CELLS_Unit_command[u]] == 2000000:
            return 0
        return 0
    if CELLS_Unit_command[u] != 2000000 and s[1658 + CELLS_Unit_command[u]] == 2000000:
        return 0
    return 0


def value_wall_burden(s: Store, u: int) -> int:
    """`wall_burden` as the rules give it.

    20.3-i: 1 if fight = melee and Unit.tactic[u] = shield_wall else 0
    SHF-f: 1 if fight = melee and Unit.tactic[u] = shield_wall else 0
    """
    return 1 if s[1647] == 0 and s[1483 + u] == 1 else 0


def value_wall_cost(s: Store, p: int, a: int, h: int) -> int:
    """`wall_cost` as the rules give it.

    20.3-f.3: highest(step_cost(u, a, h) for u in Unit within (("Unit.side by value"[p] meet "Unit.place by value"[a])
      meet "Unit.tactic by value"[shield_wall])) when adjacent(a, h) on Hex
    20.3-f.4: 0 when not adjacent(a, h) on Hex
    """
    if NEAR_Hex[h] >> a & 1:
        if not NEAR_Hex[h] >> a & 1:
            return agreed_value('wall_cost', KIND_0_9, (('20.3-f.3', highest_wall_cost(s, p, a, h)), ('20.3-f.4', 0)))
        return highest_wall_cost(s, p, a, h)
    if not NEAR_Hex[h] >> a & 1:
        return 0
    raise no_rule('wall_cost', ('20.3-f.3', '20.3-f.4'))


def value_wall_cover(s: Store, p: int, h: int) -> int:
    """`wall_cover` as the rules give it.

    20.3-h: 1 if some(v in 0..119 within (("Unit.side by value"[p] meet "Unit.place by value"[h]) meet "Unit.tactic by
      value"[shield_wall])) else 0 when fight = melee
    20.3-j: 1 if some(v in 0..119 within (("Unit.side by value"[p] meet "Unit.place by value"[h]) meet "Unit.tactic by
      value"[shield_wall])) else 0 when fight = fire
    SHF-j: 1 if some(v in 0..119 within (("Unit.side by value"[p] meet "Unit.place by value"[h]) meet "Unit.tactic by
      value"[shield_wall])) else 0
    """
    return 1 if s[1911 + p] & s[1913 + h] & s[2516] else 0


def value_wall_may_enter(s: Store, p: int, a: int, h: int) -> int:
    """`wall_may_enter` as the rules give it.

    20.3-f.2: yes when adjacent(a, h) on Hex, all(Unit.tactic[u] != shield_wall or may_enter(u, h) for u in Unit within
      ("Unit.side by value"[p] meet "Unit.place by value"[a])); overrides otherwise
    20.3-n: no when some(one in 0..119 within ("Unit.side by value"[p] meet "Unit.place by value"[h])); overrides
      20.3-f.2, otherwise
    otherwise: no
    """
    if NEAR_Hex[h] >> a & 1 and all_wall_may_enter(s, p, a, h):
        if s[1911 + p] & s[1913 + h]:
            return 0
        return 1
    return 0


def value_who_checks(s: Store, captor: int) -> int:
    """`who_checks` as the rules give it.

    LOOT-a.2: 1 - captor when looted_side_checks
    LOOT-a.3: captor when not looted_side_checks
    """
    if s[22]:
        if not s[22]:
            return agreed_value('who_checks', KIND_Player, (('LOOT-a.2', 1 - captor), ('LOOT-a.3', captor)))
        return 1 - captor
    return captor


def value_wins_at_once(s: Store, p: int) -> int:
    """`wins_at_once` as the rules give it.

    21.1.vic-a: yes when scenario = faesulae, not setting_up, no_captains(1 - p), camp_lost[1 - p], some(u in Unit
      within ("Unit.side by value"[p] meet "data 51"(comitatus_leads)) where Unit.place[u] >= 0101 and Unit.place[u] <=
      2030); overrides otherwise
    21.2.vic-a: yes when scenario = tricamerum, not setting_up, no_captains(1 - p), camp_lost[1 - p], some(u in Unit
      within ("Unit.side by value"[p] meet "data 51"(comitatus_leads)) where Unit.place[u] >= 0101 and Unit.place[u] <=
      2030); overrides otherwise
    otherwise: no
    """
    if not s[35] and value_no_captains(s, 1 - p) and s[41 + 1 - p] and some_wins_at_once(s, p):
        return 1
    return 0


def value_withdrawal(s: Store) -> int:
    """`withdrawal` as the rules give it.

    12.0-n: 1
    13.2-a: 1
    17.2-b: 1
    """
    return 1


def value_worth(s: Store, u: int) -> int:
    """`worth` as the rules give it.

    21.1.vpb-a: 10 when u = stilicho
    21.1.vpb-b: "data 49"(lost_value_is_front, u) when Unit.battle(u) = at_faesulae, Unit.side[u] = Roman, Unit.type(u)
      = leader, u != stilicho, "data 52"(u)
    21.1.vpb-c: 2 when Unit.battle(u) = at_faesulae, Unit.side[u] = Roman, not Unit.type(u) = leader, Unit.home(u) =
      roman
    21.1.vpb-c.2: 2 if vandals_are_roman else 0 when Unit.battle(u) = at_faesulae, Unit.side[u] = Roman, not
      Unit.type(u) = leader, Unit.command(u) = vandals
    21.1.vpb-d: 0 when Unit.battle(u) = at_faesulae, Unit.side[u] = Roman, "data 53"(u)
    21.1.vpr-a: 5 when u = radagaisus
    21.1.vpr-b: "data 49"(lost_value_is_front, u) when Unit.battle(u) = at_faesulae, Unit.side[u] = Barbarian,
      Unit.type(u) = leader, u != radagaisus
    21.1.vpr-c: 1 when Unit.battle(u) = at_faesulae, Unit.side[u] = Barbarian, not Unit.type(u) = leader
    21.2.vpb-a: 10 when u = belisarius
    21.2.vpb-b: "data 49"(lost_value_is_front, u) when Unit.battle(u) = at_tricamerum, Unit.side[u] = Roman,
      Unit.type(u) = leader, u != belisarius
    21.2.vpb-c: 2 when Unit.battle(u) = at_tricamerum, Unit.side[u] = Roman, "data 31"(u), "data 54"(u)
    21.2.vpb-d: 1 when Unit.battle(u) = at_tricamerum, Unit.side[u] = Roman, Unit.home(u) = roman, "data 15"(u)
    21.2.vpb-e: 0 when Unit.battle(u) = at_tricamerum, Unit.side[u] = Roman, not Unit.type(u) = leader, "data 55"(u)
    21.2.vpr-a: 10 when u = gelimer
    21.2.vpr-b: "data 49"(lost_value_is_front, u) when Unit.battle(u) = at_tricamerum, Unit.side[u] = Barbarian,
      Unit.type(u) = leader, u != gelimer
    21.2.vpr-c: 1 when Unit.battle(u) = at_tricamerum, Unit.side[u] = Barbarian, Unit.title(u) = vandal, Unit.type(u) =
      heavy_cavalry
    21.2.vpr-d: 0 when Unit.battle(u) = at_tricamerum, Unit.side[u] = Barbarian, not Unit.type(u) = leader, "data 56"(u)
    """
    on = 0
    if u == 0:
        on |= 1
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 0 and CELLS_Unit_type[u] == 0 and u != 0 and CELLS_data_52[u]:
        on |= 2
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 0 and not CELLS_Unit_type[u] == 0 and CELLS_Unit_home[u] == 0:
        on |= 4
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 0 and not CELLS_Unit_type[u] == 0 and CELLS_Unit_command[u] == 4:
        on |= 8
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 0 and CELLS_data_53[u]:
        on |= 16
    if u == 6:
        on |= 32
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 1 and CELLS_Unit_type[u] == 0 and u != 6:
        on |= 64
    if CELLS_Unit_battle[u] == 0 and s[163 + u] == 1 and not CELLS_Unit_type[u] == 0:
        on |= 128
    if u == 64:
        on |= 256
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 0 and CELLS_Unit_type[u] == 0 and u != 64:
        on |= 512
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 0 and CELLS_data_31[u] and CELLS_data_54[u]:
        on |= 1024
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 0 and CELLS_Unit_home[u] == 0 and CELLS_data_15[u]:
        on |= 2048
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 0 and not CELLS_Unit_type[u] == 0 and CELLS_data_55[u]:
        on |= 4096
    if u == 67:
        on |= 8192
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 1 and CELLS_Unit_type[u] == 0 and u != 67:
        on |= 16384
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 1 and CELLS_Unit_title[u] == 22 and CELLS_Unit_type[u] == 3:
        on |= 32768
    if CELLS_Unit_battle[u] == 1 and s[163 + u] == 1 and not CELLS_Unit_type[u] == 0 and CELLS_data_56[u]:
        on |= 65536
    top = topmost_rules(on, ())
    if not top:
        raise no_rule('worth', ('21.1.vpb-a', '21.1.vpb-b', '21.1.vpb-c', '21.1.vpb-c.2', '21.1.vpb-d', '21.1.vpr-a', '21.1.vpr-b', '21.1.vpr-c', '21.2.vpb-a', '21.2.vpb-b', '21.2.vpb-c', '21.2.vpb-d', '21.2.vpb-e', '21.2.vpr-a', '21.2.vpr-b', '21.2.vpr-c', '21.2.vpr-d'))
    said: list[tuple[str, int]] = []
    if top & 1:
        said.append(('21.1.vpb-a', 10))
    if top & 2:
        said.append(('21.1.vpb-b', CELLS_data_49[s[18] * 120 + u]))
    if top & 4:
        said.append(('21.1.vpb-c', 2))
    if top & 8:
        said.append(('21.1.vpb-c.2', 2 if s[24] else 0))
    if top & 16:
        said.append(('21.1.vpb-d', 0))
    if top & 32:
        said.append(('21.1.vpr-a', 5))
    if top & 64:
        said.append(('21.1.vpr-b', CELLS_data_49[s[18] * 120 + u]))
    if top & 128:
        said.append(('21.1.vpr-c', 1))
    if top & 256:
        said.append(('21.2.vpb-a', 10))
    if top & 512:
        said.append(('21.2.vpb-b', CELLS_data_49[s[18] * 120 + u]))
    if top & 1024:
        said.append(('21.2.vpb-c', 2))
    if top & 2048:
        said.append(('21.2.vpb-d', 1))
    if top & 4096:
        said.append(('21.2.vpb-e', 0))
    if top & 8192:
        said.append(('21.2.vpr-a', 10))
    if top & 16384:
        said.append(('21.2.vpr-b', CELLS_data_49[s[18] * 120 + u]))
    if top & 32768:
        said.append(('21.2.vpr-c', 1))
    if top & 65536:
        said.append(('21.2.vpr-d', 0))
    return agreed_value('worth', KIND_0_10, said)


def count_all_can_follow(s: Store) -> int:
    """count(u in Unit within pursuers where pursuit_reach(u) = 2)"""
    found = 0
    for u in SETS[s[1655]]:
        if value_pursuit_reach(s, u) == 2:
            found += 1
    return found


def all_all_can_follow_2(s: Store, u: int, its_1_same_0: int) -> int:
    """all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet
      same_0))
    """
    for v in SETS[s[1911 + s[163 + u]] & its_1_same_0]:
        if not (u == v or value_may_stack(s, u, v) and value_may_stack(s, v, u)):
            return 0
    return 1


def all_all_can_follow(s: Store, g: int) -> int:
    """all(pursuit_reach(u) = 1 or all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by
      value"[Unit.side[u]] meet "Unit.place by value"[g])) for u in Unit within pursuers)
    """
    same_0 = s[1913 + g]
    for u in SETS[s[1655]]:
        if not (value_pursuit_reach(s, u) == 1 or all_all_can_follow_2(s, u, same_0)):
            return 0
    return 1


def sum_breaks(s: Store, p: int) -> int:
    """sum(toll(u) for u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[eliminated]))"""
    total = 0
    for u in SETS[s[1911 + p] & s[2514]]:
        total += CELLS_data_49[s[18] * 120 + u] if CELLS_Unit_type[u] == 0 else 1
    return total


def some_called_back(s: Store, u: int) -> int:
    """some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "data 40"(u)) meet "Unit.order by value"[good])
      where commands(l, u))
    """
    for l in SETS[s[1911 + s[163 + u]] & CELLS_data_40[u] & s[2521]]:
        if value_commands(s, l, u):
            return 1
    return 0


def all_camp_fits(s: Store, h: int) -> int:
    """all(distance(h, w) on Hex >= 6 for w in 0..599 within "data 46"(scenario = faesulae) where some(n in 0..599 within
      ("data 47"(scenario = faesulae) meet "data 1"(w))))
    """
    same_0 = CELLS_data_47[1]
    for w in EACH_CELLS_data_46[1]:
        if same_0 & CELLS_data_1[w] and not DISTANCE_Hex[h][w] >= 6:
            return 0
    return 1


def some_ezoc(s: Store, p: int, h: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(h) for standing in
      Unit)) where exerts(v, h))
    """
    for v in SETS[s[1911 + 1 - p] & gathered(s, 1913, EACH_CELLS_data_1[h])]:
        if value_exerts(s, v, h):
            return 1
    return 0


def some_fire_active(s: Store, u: int) -> int:
    """some(l in Unit within ("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") where
      opens_fire(l, u))
    """
    for l in SETS[s[1911 + s[163 + u]] & 0x1f00000000000000ff]:
        if value_opens_fire(s, l, u):
            return 1
    return 0


def some_forum_worth(s: Store) -> int:
    """some(u in Unit within "Unit.side by value"[Barbarian] where Unit.place[u] >= 0101 and Unit.place[u] <= 2030 and
      (Hex.terrain.faesulae(Unit.place[u]) if scenario = faesulae else Hex.terrain.tricamerum(Unit.place[u])) = forum)
    """
    same_0 = 0
    for u in SETS[s[1912]]:
        if s[43 + u] <= 599 and CELLS_Hex_terrain_faesulae[s[43 + u]] == 1:
            return 1
    return 0


def all_good_end(s: Store, v: int, h: int) -> int:
    """all(v = "v'" or may_stack(v, "v'") and may_stack("v'", v) for "v'" in Unit within ("Unit.side by
      value"[Unit.side[v]] meet "Unit.place by value"[h]))
    """
    for its_0_v in SETS[s[1911 + s[163 + v]] & s[1913 + h]]:
        if not (v == its_0_v or value_may_stack(s, v, its_0_v) and value_may_stack(s, its_0_v, v)):
            return 0
    return 1


def highest_hex_cover(s: Store, h: int) -> int:
    """highest(ground(t, against_melee) for t in Terrain within "data 25"("data 23"(scenario, h), "data 26"(scenario, h),
      "data 27"(scenario, h)))
    """
    found: list[int] = []
    for t in MEMBERS[look_data_25(CELLS_data_23[s[33] * 600 + h], CELLS_data_26[s[33] * 600 + h], CELLS_data_27[s[33] * 600 + h])]:
        found.append(CELLS_ground[t * 4 + 2])
    return max(found, default=0)


def highest_hex_cover_2(s: Store, h: int) -> int:
    """highest(ground(t, against_fire) for t in Terrain within "data 25"("data 23"(scenario, h), "data 26"(scenario, h),
      "data 27"(scenario, h)))
    """
    found: list[int] = []
    for t in MEMBERS[look_data_25(CELLS_data_23[s[33] * 600 + h], CELLS_data_26[s[33] * 600 + h], CELLS_data_27[s[33] * 600 + h])]:
        found.append(CELLS_ground[t * 4 + 3])
    return max(found, default=0)


def some_led_at_once(s: Store, u: int) -> int:
    """some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[good]) where in_radius(l, u))
    """
    for l in SETS[s[1911 + s[163 + u]] & 0x1f00000000000000ff & s[2521]]:
        if value_in_radius(s, l, u):
            return 1
    return 0


def some_led_at_once_2(s: Store, u: int) -> int:
    """some(l in Unit within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[good]) where in_radius(l, u) and under(l, u))
    """
    for l in SETS[s[1911 + s[163 + u]] & 0x1f00000000000000ff & s[2521]]:
        if value_in_radius(s, l, u) and value_under(s, l, u):
            return 1
    return 0


def all_may_charge_from(s: Store, p: int, h: int) -> int:
    """all("data 39"(u) and can_charge(u) and Unit.active[u] and Unit.order[u] = good and Unit.tactic[u] = none and not
      Unit.moved[u] for u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]))
    """
    for u in SETS[s[1911 + p] & s[1913 + h]]:
        if not (CELLS_data_39[u] and value_can_charge(s, u) and s[403 + u] and s[283 + u] == 0 and s[1483 + u] == 2000000 and not s[523 + u]):
            return 0
    return 1


def some_may_charge_from(s: Store, h: int, p: int) -> int:
    """some(g in Hex within "data 1"(h) where may_charge_into(p, h, g))"""
    for g in EACH_CELLS_data_1[h]:
        if value_may_charge_into(s, p, h, g):
            return 1
    return 0


def all_may_deploy(s: Store, u: int, h: int) -> int:
    """all(u = v or may_stack(u, v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet
      "Unit.place by value"[h]))
    """
    for v in SETS[s[1911 + s[163 + u]] & s[1913 + h]]:
        if not (u == v or value_may_stack(s, u, v) and value_may_stack(s, v, u)):
            return 0
    return 1


def some_may_deploy(s: Store, h: int) -> int:
    """some(v in Unit within "Unit.side by value"[Roman] where Unit.place[v] = h or Unit.place[v] >= 0101 and
      Unit.place[v] <= 2030 and adjacent(Unit.place[v], h) on Hex)
    """
    for v in SETS[s[1911]]:
        if s[43 + v] == h or s[43 + v] <= 599 and NEAR_Hex[h] >> s[43 + v] & 1:
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
      7"(Unit.place[u]) for standing in Unit)) where exerts(v, Unit.place[u]))
    """
    same_0 = s[43 + u]
    for v in SETS[s[1911 + 1 - s[163 + u]] & 0x3f8ff3f803fffffc0f1c00001fe0ff & gathered(s, 1913, EACH_CELLS_data_7[s[43 + u]])]:
        if value_exerts(s, v, same_0):
            return 1
    return 0


def some_may_flank_3(s: Store, its_0_same_1: int, a: int, h: int) -> int:
    """some(u in Unit within (same_1 meet "Unit.place by value"[a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = h))
    """
    for u in SETS[its_0_same_1 & s[1913 + a]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == h):
            return 1
    return 0


def some_may_flank_2(s: Store, its_0_same_0: int, h: int, d: int, p: int, its_4_same_1: int) -> int:
    """some(a in Hex within same_0 where direction(h, a) on Hex = d and may_strike(p, a, h) and some(u in Unit within
      (same_1 meet "Unit.place by value"[a]) where may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = h)))
    """
    for a in SETS[its_0_same_0]:
        if direction_of(WAYS_Hex[h], a) == d and value_may_strike(s, p, a, h) and some_may_flank_3(s, its_4_same_1, a, h):
            return 1
    return 0


def some_may_flank(s: Store, h: int, p: int) -> int:
    """some(d in 0..5 where some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and may_strike(p, a, h) and
      some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where may_melee(u) and (not
      Unit.fired[u] or Unit.shot_at[u] = h))) and strikes_beside(p, h, "data 4"(d)))
    """
    same_0 = CELLS_data_1[h]
    same_1 = s[1911 + p]
    for d in range(6):
        if some_may_flank_2(s, same_0, h, d, p, same_1) and value_strikes_beside(s, p, h, CELLS_data_4[d]):
            return 1
    return 0


def some_may_flank_4(s: Store, h: int, p: int) -> int:
    """some(d in 0..5 where some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and may_strike(p, a, h) and
      some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where may_melee(u) and (not
      Unit.fired[u] or Unit.shot_at[u] = h))) and strikes_beside(p, h, "data 5"(d)) and strikes_beside(p, h, "data
      6"(d)))
    """
    same_0 = CELLS_data_1[h]
    same_1 = s[1911 + p]
    for d in range(6):
        if some_may_flank_2(s, same_0, h, d, p, same_1) and value_strikes_beside(s, p, h, CELLS_data_5[d]) and value_strikes_beside(s, p, h, CELLS_data_6[d]):
            return 1
    return 0


def all_may_form_wall(s: Store, p: int, h: int) -> int:
    """all((Unit.type(u) = leader or can_wall(u)) and Unit.active[u] and Unit.order[u] = good and Unit.tactic[u] = none
      for u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]))
    """
    for u in SETS[s[1911 + p] & s[1913 + h]]:
        if not ((CELLS_Unit_type[u] == 0 or value_can_wall(s, u)) and s[403 + u] and s[283 + u] == 0 and s[1483 + u] == 2000000):
            return 0
    return 1


def all_may_march_wall(s: Store, p: int, h: int) -> int:
    """all(Unit.active[u] and not Unit.moved[u] for u in Unit within ("Unit.side by value"[p] meet "Unit.place by
      value"[h]))
    """
    for u in SETS[s[1911 + p] & s[1913 + h]]:
        if not (s[403 + u] and not s[523 + u]):
            return 0
    return 1


def some_may_march_wall(s: Store, h: int, p: int) -> int:
    """some(g in Hex within "data 1"(h) where wall_may_enter(p, h, g))"""
    for g in EACH_CELLS_data_1[h]:
        if value_wall_may_enter(s, p, h, g):
            return 1
    return 0


def some_may_move(s: Store, u: int) -> int:
    """some(h in Hex within "data 7"(Unit.place[u]) where may_enter(u, h))"""
    for h in EACH_CELLS_data_7[s[43 + u]]:
        if value_may_enter(s, u, h):
            return 1
    return 0


def some_may_road_march(s: Store, u: int) -> int:
    """some(h in Hex within "data 7"(Unit.place[u]) where (edge(Unit.place[u], h).road.faesulae on Hex if scenario =
      faesulae else edge(Unit.place[u], h).road.tricamerum on Hex) and may_enter(u, h))
    """
    same_0 = s[43 + u]
    same_1 = s[33]
    for h in EACH_CELLS_data_7[s[43 + u]]:
        if (EDGE_Hex_road_faesulae[same_0, h] if same_1 == 0 else EDGE_Hex_road_tricamerum[same_0, h]) and value_may_enter(s, u, h):
            return 1
    return 0


def some_may_strike(s: Store, p: int, h: int, a: int) -> int:
    """some(v in Unit within (("Unit.side by value"[1 - p] meet "Unit.place by value"[h]) meet set(Unit.place[standing] in
      "data 1"(a) for standing in Unit)) where exerts(v, a))
    """
    for v in SETS[s[1911 + 1 - p] & s[1913 + h] & gathered(s, 1913, EACH_CELLS_data_1[a])]:
        if value_exerts(s, v, a):
            return 1
    return 0


def some_may_strike_2(s: Store, p: int, a: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - p] meet set(Unit.place[standing] in "data 1"(a) for standing in
      Unit)) where exerts(v, a))
    """
    for v in SETS[s[1911 + 1 - p] & gathered(s, 1913, EACH_CELLS_data_1[a])]:
        if value_exerts(s, v, a):
            return 1
    return 0


def some_may_strike_3(s: Store, p: int, a: int) -> int:
    """some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[a]) where must_melee(u))"""
    for u in SETS[s[1911 + p] & s[1913 + a]]:
        if s[1003 + u] and value_may_melee(s, u):
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
    for u in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
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
    for u in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
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
    for u in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
        if not value_joins_legion(s, u, 2):
            return 0
    return 1


def all_outflanked(s: Store, h: int) -> int:
    """all(adjacent("a 2", h) on Hex and (edge("a 2", h).side.faesulae on Hex if scenario = faesulae else edge("a 2",
      h).side.tricamerum on Hex) = 4 for "a 2" in 0..599 within flank_from)
    """
    same_0 = s[33]
    for its_0_a_2 in SETS[s[1674]]:
        if not (NEAR_Hex[h] >> its_0_a_2 & 1 and (EDGE_Hex_side_faesulae[its_0_a_2, h] if same_0 == 0 else EDGE_Hex_side_tricamerum[its_0_a_2, h]) == 4):
            return 0
    return 1


def some_overstacked(s: Store, p: int, h: int) -> int:
    """some(u in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where not all(u = v or may_stack(u,
      v) and may_stack(v, u) for v in Unit within ("Unit.side by value"[Unit.side[u]] meet "Unit.place by value"[h])))
    """
    same_0 = s[1913 + h]
    for u in SETS[s[1911 + p] & s[1913 + h]]:
        if not all_all_can_follow_2(s, u, same_0):
            return 1
    return 0


def sum_points(s: Store, p: int) -> int:
    """sum(worth(u) for u in Unit within ("Unit.side by value"[1 - p] meet "Unit.place by value"[eliminated]))"""
    total = 0
    for u in SETS[s[1911 + 1 - p] & s[2514]]:
        total += value_worth(s, u)
    return total


def count_romans_across(s: Store) -> int:
    """count(u in Unit within "Unit.side by value"[Roman] where Unit.place[u] >= 0101 and Unit.place[u] <= 2030 and
      (Hex.bank.faesulae(Unit.place[u]) if scenario = faesulae else Hex.bank.tricamerum(Unit.place[u])) = west_bank)
    """
    same_0 = s[33]
    found = 0
    for u in SETS[s[1911]]:
        if s[43 + u] <= 599 and (CELLS_Hex_bank_faesulae[s[43 + u]] if same_0 == 0 else CELLS_Hex_bank_tricamerum[s[43 + u]]) == 0:
            found += 1
    return found


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
    for its_0_u_2 in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
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
    for its_0_u_2 in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
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
    for its_0_u_2 in SETS[s[1911] & 0xffffffffffffffffffffffffffe0ff & s[1913 + h]]:
        if not value_joins_legion(s, its_0_u_2, 2):
            return 0
    return 1


def some_shooters_at(s: Store, p: int, h: int) -> int:
    """some(v in Unit within ("Unit.side by value"[p] meet "Unit.place by value"[h]) where fire_capable(v))"""
    for v in SETS[s[1911 + p] & s[1913 + h]]:
        if CELLS_Unit_missile[v] or CELLS_data_31[v] and s[7] if s[283 + v] == 0 else CELLS_Unit_back_missile[v] or CELLS_data_31[v] and s[7]:
            return 1
    return 0


def all_side_cover(s: Store, p: int, h: int) -> int:
    """all(side_shift(Unit.struck_from[v], h) > 0 for v in Unit within (("Unit.side by value"[p] meet "Unit.target by
      value"[h]) minus "Unit.struck_from by value"[none]))
    """
    for v in SETS[s[1911 + p] & s[2523 + h] & ~s[3724]]:
        if not value_side_shift(s, s[1363 + v], h) > 0:
            return 0
    return 1


def some_strikes_beside_2(s: Store, its_0_same_0: int, a: int, h: int) -> int:
    """some(u in Unit within (same_0 meet "Unit.place by value"[a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = h))
    """
    for u in SETS[its_0_same_0 & s[1913 + a]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == h):
            return 1
    return 0


def some_strikes_beside(s: Store, h: int, d: int, p: int) -> int:
    """some(a in Hex within "data 1"(h) where direction(h, a) on Hex = d and may_strike(p, a, h) and some(u in Unit within
      ("Unit.side by value"[p] meet "Unit.place by value"[a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = h)))
    """
    same_0 = s[1911 + p]
    for a in EACH_CELLS_data_1[h]:
        if direction_of(WAYS_Hex[h], a) == d and value_may_strike(s, p, a, h) and some_strikes_beside_2(s, same_0, a, h):
            return 1
    return 0


def highest_terrain_cost(s: Store, h: int, u: int) -> int:
    """highest("data 28"(t, u) for t in 0..4 within "data 25"("data 23"(scenario, h), "data 26"(scenario, h), "data
      27"(scenario, h)))
    """
    found: list[int] = []
    for t in MEMBERS[look_data_25(CELLS_data_23[s[33] * 600 + h], CELLS_data_26[s[33] * 600 + h], CELLS_data_27[s[33] * 600 + h])]:
        found.append(CELLS_data_28[t * 120 + u])
    return max(found, default=0)


def highest_wall_cost(s: Store, p: int, a: int, h: int) -> int:
    """highest(step_cost(u, a, h) for u in Unit within (("Unit.side by value"[p] meet "Unit.place by value"[a]) meet
      "Unit.tactic by value"[shield_wall]))
    """
    found: list[int] = []
    for u in SETS[s[1911 + p] & s[1913 + a] & s[2516]]:
        found.append(value_step_cost(s, u, a, h))
    return max(found, default=0)


def all_wall_may_enter(s: Store, p: int, a: int, h: int) -> int:
    """all(Unit.tactic[u] != shield_wall or may_enter(u, h) for u in Unit within ("Unit.side by value"[p] meet "Unit.place
      by value"[a]))
    """
    for u in SETS[s[1911 + p] & s[1913 + a]]:
        if not (s[1483 + u] != 1 or value_may_enter(s, u, h)):
            return 0
    return 1


def some_wins_at_once(s: Store, p: int) -> int:
    """some(u in Unit within ("Unit.side by value"[p] meet "data 51"(comitatus_leads)) where Unit.place[u] >= 0101 and
      Unit.place[u] <= 2030)
    """
    for u in SETS[s[1911 + p] & CELLS_data_51[s[23]]]:
        if s[43 + u] <= 599:
            return 1
    return 0


def some_activate_choose(s: Store, l: int) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    for u in SETS[s[1911 + s[1691]] & s[1911 + s[163 + l]]]:
        if value_may_take_initiative(s, l, u):
            return 1
    return 0


def set_activate_choose(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      commands(activate.l, one))
    """
    same_0 = s[1692]
    found = 0
    for its_0_one in SETS[s[1911 + s[1691]] & s[1911 + s[163 + s[1692]]]]:
        if value_commands(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def some_activate_choose_2(s: Store) -> int:
    """some(u in Unit within ("Unit.side by value"[activate.p] meet "Unit.side by value"[Unit.side[activate.l]]) where
      may_take_initiative(activate.l, u))
    """
    same_0 = s[1692]
    for u in SETS[s[1911 + s[1691]] & s[1911 + s[163 + s[1692]]]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


def members_18(bits: int) -> list[int]:
    """The members of a set of 18 values at most, the lowest first."""
    return [*MEMBERS[bits & 511], *MEMBERS_FROM_9[bits >> 9 & 511]]


def path_activate_choose(s: Store, start: int, goal: int, most: int, t: int) -> int:
    """path(g in Hex from flight.t to t at most flight.left where open_to_flight(flight.v, g) and (g = t or not
      ends_in_camp(g)))
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
            if (not (s[1911 + 1 - s[163 + s[1731]]] & s[1913 + g] or CELLS_data_19[s[33] * 600 + g] or s[1651] >> g & 1) if CELLS_data_38[s[33] * 600 + g] else 0) and (g == t or not (s[39] == g or s[40] == g)):
                front |= 1 << g
    return 0


def some_activate_choose_3(s: Store, t: int) -> int:
    """some(t in Hex within "data 3"(scenario = faesulae) where distance(flight.t, t) on Hex <= flight.left and
      good_end(flight.v, t) and open_to_flight(flight.v, t) and path(g in Hex from flight.t to t at most flight.left
      where open_to_flight(flight.v, g) and (g = t or not ends_in_camp(g))))
    """
    same_0 = s[1735]
    same_1 = s[1731]
    for t_ in SETS[CELLS_data_3[(1 if s[33] == 0 else 0)] & ball_of(BALL_Hex[t], same_0)]:
        if value_good_end(s, same_1, t_) and (not (s[1911 + 1 - s[163 + same_1]] & s[1913 + t_] or CELLS_data_19[s[33] * 600 + t_] or s[1651] >> t_ & 1) if CELLS_data_38[s[33] * 600 + t_] else 0) and path_activate_choose(s, t, t_, s[1735], t_):
            return 1
    return 0


def some_activate_choose_4(s: Store, h: int) -> int:
    """some(u in Unit within ("Unit.side by value"[melee_phase.p] meet "Unit.place by value"[melee_phase.a]) where
      may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = melee_phase.h))
    """
    for u in SETS[s[1911 + s[1705]] & s[1913 + s[1708]]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == h):
            return 1
    return 0


def some_activate_choose_5(s: Store, its_0_same_1: int, a: int, h: int) -> int:
    """some(u in Unit within (same_1 meet "Unit.place by value"[flank_attack.a]) where may_melee(u) and (not Unit.fired[u]
      or Unit.shot_at[u] = flank_attack.h))
    """
    for u in SETS[its_0_same_1 & s[1913 + a]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == h):
            return 1
    return 0


def some_activate_choose_6(s: Store, its_0_same_1: int, its_1_one: int, h: int) -> int:
    """some(u in Unit within (same_1 meet "Unit.place by value"[one]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = flank_attack.h))
    """
    for u in SETS[its_0_same_1 & s[1913 + its_1_one]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == h):
            return 1
    return 0


def count_activate_choose(s: Store, its_0_same_0: int, its_1_same_1: int, a: int, h: int, p: int) -> int:
    """count(one in Hex within same_0 where one > flank_attack.a and may_strike(flank_attack.p, one, flank_attack.h) and
      some(u in Unit within (same_1 meet "Unit.place by value"[one]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = flank_attack.h)))
    """
    found = 0
    for its_0_one in SETS[its_0_same_0 & ALL_600 & -BIT_OF[a + 1]]:
        if value_may_strike(s, p, its_0_one, h) and some_activate_choose_6(s, its_1_same_1, its_0_one, h):
            found += 1
    return found


def some_activate_choose_7(s: Store, v: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and
      Unit.place[v] <= 2030 and may_target(fire_phase.v, Unit.place[v]))
    """
    for v_ in SETS[s[1911 + 1 - s[163 + v]]]:
        if s[43 + v_] <= 599 and value_may_target(s, v, s[43 + v_]):
            return 1
    return 0


def set_activate_choose_h(s: Store, h: int) -> int:
    """set(one in Unit within (("Unit.side by value"[activate.p] meet "Unit.place by value"[activate.h]) meet "Unit.side
      by value"[Unit.side[activate.l]]) where under(activate.l, one))
    """
    same_0 = s[1692]
    found = 0
    for its_0_one in SETS[s[1911 + s[1691]] & s[1913 + h] & s[1911 + s[163 + s[1692]]]]:
        if value_under(s, same_0, its_0_one):
            found |= 1 << its_0_one
    return found


def some_assault_choose_u(s: Store) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1911 + s[1710]] & s[1913 + s[1713]] & s[2523 + s[1714]]]:
        if not s[1123 + u]:
            return 1
    return 0


def some_assault_choose_u_2(s: Store, u: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[u]] where Unit.place[v] >= 0101 and Unit.place[v] <= 2030
      and may_target(u, Unit.place[v]))
    """
    for v in SETS[s[1911 + 1 - s[163 + u]]]:
        if s[43 + v] <= 599 and value_may_target(s, u, s[43 + v]):
            return 1
    return 0


def path_assault_choose_u(s: Store, start: int, goal: int, most: int, t: int, v: int) -> int:
    """path(g in Hex from f to t at most flight.left where open_to_flight(flight.v, g) and (g = t or not ends_in_camp(g)))"""
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
            if (not (s[1911 + 1 - s[163 + v]] & s[1913 + g] or CELLS_data_19[s[33] * 600 + g] or s[1651] >> g & 1) if CELLS_data_38[s[33] * 600 + g] else 0) and (g == t or not (s[39] == g or s[40] == g)):
                front |= 1 << g
    return 0


def some_assault_choose_u_4(s: Store, its_0_same_0: int, f: int, left: int, v: int) -> int:
    """some(t in Hex within same_0 where distance(f, t) on Hex <= flight.left and good_end(flight.v, t) and
      open_to_flight(flight.v, t) and path(g in Hex from f to t at most flight.left where open_to_flight(flight.v, g)
      and (g = t or not ends_in_camp(g))))
    """
    for t in SETS[its_0_same_0 & ball_of(BALL_Hex[f], 0)]:
        if value_good_end(s, v, t) and (not (s[1911 + 1 - s[163 + v]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0) and path_assault_choose_u(s, f, t, 0, t, v):
            return 1
    return 0


def some_assault_choose_u_3(s: Store, left: int, v: int) -> int:
    """some(f in Hex within ("data 3"(scenario = faesulae) meet "data 1"(flight.here)) where open_to_flight(flight.v, f)
      and (good_end(flight.v, f) or not ends_in_camp(f) and some(t in Hex within "data 3"(scenario = faesulae) where
      distance(f, t) on Hex <= flight.left and good_end(flight.v, t) and open_to_flight(flight.v, t) and path(g in Hex
      from f to t at most flight.left where open_to_flight(flight.v, g) and (g = t or not ends_in_camp(g))))))
    """
    same_0 = CELLS_data_3[(1 if s[33] == 0 else 0)]
    for f in SETS[CELLS_data_3[(1 if s[33] == 0 else 0)] & CELLS_data_1[s[1734]]]:
        if (not (s[1911 + 1 - s[163 + v]] & s[1913 + f] or CELLS_data_19[s[33] * 600 + f] or s[1651] >> f & 1) if CELLS_data_38[s[33] * 600 + f] else 0) and (value_good_end(s, v, f) or not (s[39] == f or s[40] == f) and some_assault_choose_u_4(s, same_0, f, left, v)):
            return 1
    return 0


def some_bring_back_choose_n(s: Store, p: int) -> int:
    """some(m in Marker within ("Marker.tray by value"[box] meet "Marker.owner by value"[bring_back.p]) where
      may_come_back(m, bring_back.p))
    """
    for m in members_18(s[1909] & s[2519]):
        if not CELLS_data_48[m] if s[1603 + m] == 2 and s[1621 + m] == 1 and (s[17] or CELLS_Marker_calls[m] != 2000000) else 0:
            return 1
    return 0


def some_charge_first_choose(s: Store, its_0_ride_here: int, p: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - ride.p] meet set(Unit.place[standing] in "data 1"(ride.here) for
      standing in Unit)) where exerts(v, ride.here))
    """
    for v in SETS[s[1912] & gathered(s, 1913, EACH_CELLS_data_1[its_0_ride_here])]:
        if value_exerts(s, v, its_0_ride_here):
            return 1
    return 0


def some_charge_first_choose_2(s: Store, its_0_ride_here: int, p: int) -> int:
    """some(g in Hex within "data 1"(ride.here) where may_charge_into(ride.p, ride.here, g))"""
    for g in EACH_CELLS_data_1[its_0_ride_here]:
        if value_may_charge_into(s, 0, its_0_ride_here, g):
            return 1
    return 0


def some_charge_first_choose_3(s: Store, its_0_ride_here: int, p: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - ride.p] meet set(Unit.place[standing] in "data 1"(ride.here) for
      standing in Unit)) where exerts(v, ride.here))
    """
    for v in SETS[s[1911] & gathered(s, 1913, EACH_CELLS_data_1[its_0_ride_here])]:
        if value_exerts(s, v, its_0_ride_here):
            return 1
    return 0


def some_charge_first_choose_4(s: Store, its_0_ride_here: int, p: int) -> int:
    """some(g in Hex within "data 1"(ride.here) where may_charge_into(ride.p, ride.here, g))"""
    for g in EACH_CELLS_data_1[its_0_ride_here]:
        if value_may_charge_into(s, 1, its_0_ride_here, g):
            return 1
    return 0


def set_event_marker_roll_die(s: Store) -> int:
    """set(one in Command within 576 where reinforces(one) and some("one'" in 0..119 within ("Unit.place by value"[aside]
      meet "data 11"(one))))
    """
    same_0 = s[2513]
    found = 0
    for its_0_one in (6, 9):
        if (s[33] == 1 and (its_0_one == 6 or its_0_one == 9)) and same_0 & CELLS_data_11[its_0_one]:
            found |= 1 << its_0_one
    return found


def some_fire_phase_choose_v(s: Store, v: int) -> int:
    """some(v in Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and
      Unit.place[v] <= 2030 and may_target(fire_phase.v, Unit.place[v]))
    """
    for v_ in SETS[s[1911 + 1 - s[163 + v]]]:
        if s[43 + v_] <= 599 and value_may_target(s, v, s[43 + v_]):
            return 1
    return 0


def some_flank_attack_choose_2(s: Store, d: int, h: int, stacks: int) -> int:
    """some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d)"""
    for a in SETS[stacks]:
        if direction_of(WAYS_Hex[h], a) == d:
            return 1
    return 0


def some_flank_attack_choose_3(s: Store, d: int, h: int, stacks: int) -> int:
    """some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 4"(d))"""
    same_0 = CELLS_data_4[d]
    for b in SETS[stacks]:
        if direction_of(WAYS_Hex[h], b) == same_0:
            return 1
    return 0


def some_flank_attack_choose(s: Store, h: int, stacks: int) -> int:
    """some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 4"(d)))
    """
    for d in range(6):
        if some_flank_attack_choose_2(s, d, h, stacks) and some_flank_attack_choose_3(s, d, h, stacks):
            return 1
    return 0


def some_flank_attack_choose_5(s: Store, d: int, h: int, stacks: int) -> int:
    """some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 5"(d))"""
    same_0 = CELLS_data_5[d]
    for b in SETS[stacks]:
        if direction_of(WAYS_Hex[h], b) == same_0:
            return 1
    return 0


def some_flank_attack_choose_6(s: Store, d: int, h: int, stacks: int) -> int:
    """some(c in 0..599 within flank_attack.stacks where direction(flank_attack.h, c) on Hex = "data 6"(d))"""
    same_0 = CELLS_data_6[d]
    for c in SETS[stacks]:
        if direction_of(WAYS_Hex[h], c) == same_0:
            return 1
    return 0


def some_flank_attack_choose_4(s: Store, h: int, stacks: int) -> int:
    """some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 5"(d)) and some(c
      in 0..599 within flank_attack.stacks where direction(flank_attack.h, c) on Hex = "data 6"(d)))
    """
    for d in range(6):
        if some_flank_attack_choose_2(s, d, h, stacks) and some_flank_attack_choose_5(s, d, h, stacks) and some_flank_attack_choose_6(s, d, h, stacks):
            return 1
    return 0


def some_flank_attack_choose_7(s: Store, a: int) -> int:
    """some(u in Unit within ("Unit.side by value"[flank_attack.p] meet "Unit.place by value"[flank_attack.a]) where
      may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = flank_attack.h))
    """
    same_0 = s[1794]
    for u in SETS[s[1911 + s[1791]] & s[1913 + a]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == same_0):
            return 1
    return 0


def some_flank_attack_choose_8(s: Store, its_0_same_0: int, its_1_one: int, its_2_same_2: int) -> int:
    """some(u in Unit within (same_0 meet "Unit.place by value"[one]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = same_2))
    """
    for u in SETS[its_0_same_0 & s[1913 + its_1_one]]:
        if value_may_melee(s, u) and (not s[763 + u] or s[883 + u] == its_2_same_2):
            return 1
    return 0


def count_flank_attack_choose(s: Store, a: int) -> int:
    """count(one in Hex within "data 1"(flank_attack.h) where one > flank_attack.a and may_strike(flank_attack.p, one,
      flank_attack.h) and some(u in Unit within ("Unit.side by value"[flank_attack.p] meet "Unit.place by value"[one])
      where may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = flank_attack.h)))
    """
    same_0 = s[1911 + s[1791]]
    same_1 = s[1791]
    same_2 = s[1794]
    found = 0
    for its_0_one in SETS[CELLS_data_1[s[1794]] & ALL_600 & -BIT_OF[a + 1]]:
        if value_may_strike(s, same_1, its_0_one, same_2) and some_flank_attack_choose_8(s, same_0, its_0_one, same_2):
            found += 1
    return found


def some_flank_attack_choose_10(s: Store, its_0_same_0: int, its_1_same_1: int, d: int) -> int:
    """some(a in 0..599 within same_0 where direction(same_1, a) on Hex = d)"""
    for a in SETS[its_0_same_0]:
        if direction_of(WAYS_Hex[its_1_same_1], a) == d:
            return 1
    return 0


def some_flank_attack_choose_11(s: Store, its_0_same_0: int, its_1_same_1: int, d: int) -> int:
    """some(b in 0..599 within same_0 where direction(same_1, b) on Hex = "data 4"(d))"""
    same_2 = CELLS_data_4[d]
    for b in SETS[its_0_same_0]:
        if direction_of(WAYS_Hex[its_1_same_1], b) == same_2:
            return 1
    return 0


def some_flank_attack_choose_9(s: Store) -> int:
    """some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 4"(d)))
    """
    same_0 = s[1796]
    same_1 = s[1794]
    for d in range(6):
        if some_flank_attack_choose_10(s, same_0, same_1, d) and some_flank_attack_choose_11(s, same_0, same_1, d):
            return 1
    return 0


def some_flank_attack_choose_13(s: Store, its_0_same_0: int, its_1_same_1: int, d: int) -> int:
    """some(b in 0..599 within same_0 where direction(same_1, b) on Hex = "data 5"(d))"""
    same_2 = CELLS_data_5[d]
    for b in SETS[its_0_same_0]:
        if direction_of(WAYS_Hex[its_1_same_1], b) == same_2:
            return 1
    return 0


def some_flank_attack_choose_14(s: Store, its_0_same_0: int, its_1_same_1: int, d: int) -> int:
    """some(c in 0..599 within same_0 where direction(same_1, c) on Hex = "data 6"(d))"""
    same_2 = CELLS_data_6[d]
    for c in SETS[its_0_same_0]:
        if direction_of(WAYS_Hex[its_1_same_1], c) == same_2:
            return 1
    return 0


def some_flank_attack_choose_12(s: Store) -> int:
    """some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 5"(d)) and some(c
      in 0..599 within flank_attack.stacks where direction(flank_attack.h, c) on Hex = "data 6"(d)))
    """
    same_0 = s[1796]
    same_1 = s[1794]
    for d in range(6):
        if some_flank_attack_choose_10(s, same_0, same_1, d) and some_flank_attack_choose_13(s, same_0, same_1, d) and some_flank_attack_choose_14(s, same_0, same_1, d):
            return 1
    return 0


def set_flank_attack_choose_a(s: Store, base: int, its_1_assault_goal: int, p: int, its_3_rolls_from: int) -> int:
    """set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet ("stilicho,
      comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, fort_1, fort_2, fort_3, fort_4, fort_5,
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
      tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2" if
      rolls_from = none else rollers)) where may_melee(one) and (not Unit.fired[one] or Unit.shot_at[one] =
      assault.goal))
    """
    found = 0
    for its_0_one in SETS[s[1911] & s[1913 + base] & 0xffffffffffffffffffffffffffffff]:
        if value_may_melee(s, its_0_one) and (not s[763 + its_0_one] or s[883 + its_0_one] == its_1_assault_goal):
            found |= 1 << its_0_one
    return found


def some_flank_attack_choose_a(s: Store, base: int, its_1_assault_goal: int, p: int) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1911] & s[1913 + base] & s[2523 + its_1_assault_goal]]:
        if not s[1123 + u]:
            return 1
    return 0


def some_flank_attack_choose_a_2(s: Store, u: int) -> int:
    """some(h in Hex within "data 7"(Unit.place[melee_phase.u]) where may_strike(Unit.side[melee_phase.u],
      Unit.place[melee_phase.u], h) and (not Unit.fired[melee_phase.u] or Unit.shot_at[melee_phase.u] = h))
    """
    same_0 = s[163 + u]
    same_1 = s[43 + u]
    same_2 = s[763 + u]
    same_3 = s[883 + u]
    for h in EACH_CELLS_data_7[s[43 + u]]:
        if value_may_strike(s, same_0, same_1, h) and (not same_2 or same_3 == h):
            return 1
    return 0


def set_flank_attack_choose_a_2(s: Store, base: int, its_1_assault_goal: int, p: int, its_3_rolls_from: int) -> int:
    """set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet ("stilicho,
      comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, fort_1, fort_2, fort_3, fort_4, fort_5,
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
      tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2" if
      rolls_from = none else rollers)) where may_melee(one) and (not Unit.fired[one] or Unit.shot_at[one] =
      assault.goal))
    """
    found = 0
    for its_0_one in SETS[s[1912] & s[1913 + base] & 0xffffffffffffffffffffffffffffff]:
        if value_may_melee(s, its_0_one) and (not s[763 + its_0_one] or s[883 + its_0_one] == its_1_assault_goal):
            found |= 1 << its_0_one
    return found


def some_flank_attack_choose_a_3(s: Store, base: int, its_1_assault_goal: int, p: int) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1912] & s[1913 + base] & s[2523 + its_1_assault_goal]]:
        if not s[1123 + u]:
            return 1
    return 0


def some_flank_attack_choose_a_4(s: Store) -> int:
    """some(v in Unit within "Unit.side by value"[1 - melee_phase.p] where Unit.place[v] >= 0101 and Unit.place[v] <= 2030
      and may_flank(1 - Unit.side[v], Unit.place[v]))
    """
    for v in SETS[s[1911 + 1 - s[1705]]]:
        if s[43 + v] <= 599 and value_may_flank(s, 1 - s[163 + v], s[43 + v]):
            return 1
    return 0


def some_flank_attack_choose_a_6(s: Store, u: int) -> int:
    """some(h in Hex within "data 7"(Unit.place[u]) where may_strike(Unit.side[u], Unit.place[u], h) and (not
      Unit.fired[u] or Unit.shot_at[u] = h))
    """
    same_0 = s[163 + u]
    same_1 = s[43 + u]
    same_2 = s[763 + u]
    same_3 = s[883 + u]
    for h in EACH_CELLS_data_7[s[43 + u]]:
        if value_may_strike(s, same_0, same_1, h) and (not same_2 or same_3 == h):
            return 1
    return 0


def some_flank_attack_choose_a_5(s: Store) -> int:
    """some(u in Unit within "Unit.side by value"[melee_phase.p] where must_melee(u) and may_melee(u) and Unit.place[u] >=
      0101 and Unit.place[u] <= 2030 and some(h in Hex within "data 7"(Unit.place[u]) where may_strike(Unit.side[u],
      Unit.place[u], h) and (not Unit.fired[u] or Unit.shot_at[u] = h)))
    """
    for u in SETS[s[1911 + s[1705]]]:
        if (s[1003 + u] and value_may_melee(s, u)) and value_may_melee(s, u) and s[43 + u] <= 599 and some_flank_attack_choose_a_6(s, u):
            return 1
    return 0


def set_flank_attack_choose_a_3(s: Store, its_0_assault_goal: int, its_1_rolls_from: int) -> int:
    """set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet ("stilicho,
      comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, fort_1, fort_2, fort_3, fort_4, fort_5,
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
      tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2" if
      rolls_from = none else rollers)) where may_melee(one) and (not Unit.fired[one] or Unit.shot_at[one] =
      assault.goal))
    """
    found = 0
    for its_0_one in SETS[s[1911 + s[1710]] & s[1913 + s[1713]] & 0xffffffffffffffffffffffffffffff]:
        if value_may_melee(s, its_0_one) and (not s[763 + its_0_one] or s[883 + its_0_one] == its_0_assault_goal):
            found |= 1 << its_0_one
    return found


def some_flank_attack_choose_a_7(s: Store, its_0_assault_goal: int) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1911 + s[1710]] & s[1913 + s[1713]] & s[2523 + its_0_assault_goal]]:
        if not s[1123 + u]:
            return 1
    return 0


def set_impulses_roll_m(s: Store, p: int) -> int:
    """set(one in Unit within "Unit.side by value"[impulse.p] where Unit.place[one] >= 0101 and Unit.place[one] <= 2030)"""
    found = 0
    for its_0_one in SETS[s[1911 + p]]:
        if s[43 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def set_impulses_roll_m_2(s: Store, p: int, m: int) -> int:
    """set(one in Unit within ("Unit.side by value"[impulse.p] meet "data 16"(Marker.calls(impulses.m))) where
      Unit.place[one] >= 0101 and Unit.place[one] <= 2030)
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & look_data_16(CELLS_Marker_calls[m])]:
        if s[43 + its_0_one] <= 599:
            found |= 1 << its_0_one
    return found


def some_impulses_roll_m(s: Store, p: int, m: int) -> int:
    """some(u in Unit within "Unit.side by value"[impulse.p] where may_take_initiative(Marker.leads(impulses.m), u))"""
    same_0 = CELLS_Marker_leads[m]
    for u in SETS[s[1911 + p]]:
        if value_may_take_initiative(s, same_0, u):
            return 1
    return 0


def some_march_wall_choose(s: Store, g: int, p: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - march_wall.p] meet set(Unit.place[standing] in "data
      1"(march_wall.g) for standing in Unit)) where exerts(v, march_wall.g))
    """
    for v in SETS[s[1911 + 1 - p] & gathered(s, 1913, EACH_CELLS_data_1[g])]:
        if value_exerts(s, v, g):
            return 1
    return 0


def some_march_walls_choose(s: Store, its_0_march_wall_here: int, p: int) -> int:
    """some(g in Hex within "data 1"(march_wall.here) where wall_may_enter(march_wall.p, march_wall.here, g))"""
    for g in EACH_CELLS_data_1[its_0_march_wall_here]:
        if value_wall_may_enter(s, 0, its_0_march_wall_here, g):
            return 1
    return 0


def some_march_walls_choose_2(s: Store, its_0_march_wall_here: int, p: int) -> int:
    """some(g in Hex within "data 1"(march_wall.here) where wall_may_enter(march_wall.p, march_wall.here, g))"""
    for g in EACH_CELLS_data_1[its_0_march_wall_here]:
        if value_wall_may_enter(s, 1, its_0_march_wall_here, g):
            return 1
    return 0


def set_morale_check_roll_dice_3(s: Store, p: int) -> int:
    """set(one in Unit within ("Unit.side by value"[morale_check.p] meet "Unit.order by value"[disrupted]) where
      Unit.place[one] >= 0101 and Unit.place[one] <= 2030 and elite(one) and rallies_at_once(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & s[2522]]:
        if s[43 + its_0_one] <= 599 and (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_rallies_at_once(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_morale_check_roll_dice_3_2(s: Store, p: int) -> int:
    """set(one in Unit within (("Unit.side by value"[morale_check.p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[disrupted]) where Unit.place[one] >= 0101 and Unit.place[one] <= 2030 and rallies_at_once(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & 0x1f00000000000000ff & s[2522]]:
        if s[43 + its_0_one] <= 599 and value_rallies_at_once(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_morale_check_roll_dice_3_3(s: Store, p: int) -> int:
    """set(one in Unit within ("Unit.side by value"[morale_check.p] meet "Unit.order by value"[disrupted]) where
      Unit.place[one] >= 0101 and Unit.place[one] <= 2030 and rallies_at_once(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & s[2522]]:
        if s[43 + its_0_one] <= 599 and value_rallies_at_once(s, its_0_one):
            found |= 1 << its_0_one
    return found


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
    for v in SETS[s[1911 + s[1696]] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_road_march(s, v):
            return 1
    return 0


def some_movement_choose_2(s: Store, u: int) -> int:
    """some(h in Hex within ("data 7"(Unit.place[march_unit.u]) meet "data 1"(march_unit.here)) where
      may_enter(march_unit.u, h))
    """
    for h in SETS[CELLS_data_7[s[43 + u]] & CELLS_data_1[s[1699]]]:
        if value_may_enter(s, u, h):
            return 1
    return 0


def some_movement_choose_3(s: Store) -> int:
    """some(u in Unit within ("Unit.side by value"[movement.p] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus,
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
      tza_horse_6, tza_foot_1, tza_foot_2") where may_move(u))
    """
    for u in SETS[s[1911 + s[1696]] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_move(s, u):
            return 1
    return 0


def some_pursue_choose(s: Store) -> int:
    """some(u in Unit within pursue.riding where must_pursue(u, pursue.a))"""
    same_0 = s[1740]
    for u in SETS[s[1743]]:
        if not s[1654] if s[1650] >> 6 & 1 else 0:
            return 1
    return 0


def set_second_hex_choose_g(s: Store) -> int:
    """set(one in Unit within (pursuers meet "Unit.place by value"[second_hex.h]) where pursuit_reach(one) = 2)"""
    found = 0
    for its_0_one in SETS[s[1655] & s[1913 + s[1745]]]:
        if value_pursuit_reach(s, its_0_one) == 2:
            found |= 1 << its_0_one
    return found


def set_assault_loop(s: Store) -> int:
    """set(one in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet ("stilicho,
      comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, fort_1, fort_2, fort_3, fort_4, fort_5,
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
      tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2" if
      rolls_from = none else rollers)) where may_melee(one) and (not Unit.fired[one] or Unit.shot_at[one] =
      assault.goal))
    """
    same_0 = s[1714]
    found = 0
    for its_0_one in SETS[s[1911 + s[1710]] & s[1913 + s[1713]] & (0xffffffffffffffffffffffffffffff if s[1656] == 2000000 else s[1675])]:
        if value_may_melee(s, its_0_one) and (not s[763 + its_0_one] or s[883 + its_0_one] == same_0):
            found |= 1 << its_0_one
    return found


def some_assault_loop_2(s: Store, its_0_assault_goal: int, p: int) -> int:
    """some(u in Unit within (("Unit.side by value"[assault.p] meet "Unit.place by value"[assault.base]) meet "Unit.target
      by value"[assault.goal]) where not Unit.fought[u])
    """
    for u in SETS[s[1911 + p] & s[1913 + s[1713]] & s[2523 + its_0_assault_goal]]:
        if not s[1123 + u]:
            return 1
    return 0


def some_assault_then(s: Store, b: int) -> int:
    """some(h in 0..599 within "data 1"(roll_on.b) where some(one in 0..119 within ("Unit.side by value"[1 - assault.p]
      meet "Unit.place by value"[h])))
    """
    same_0 = s[1911 + 1 - s[1710]]
    for h in EACH_CELLS_data_1[b]:
        if same_0 & s[1913 + h]:
            return 1
    return 0


def set_deploy(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[deploy.p] meet "Unit.place by value"[aside]) where waits(one))"""
    found = 0
    for its_0_one in SETS[s[1911 + s[1750]] & s[2513]]:
        if value_waits(s, its_0_one):
            found |= 1 << its_0_one
    return found


def some_deploy(s: Store) -> int:
    """some(u in Unit within ("Unit.side by value"[enter.p] meet "data 11"(enter.c)) where Unit.place[u] >= 0101 and
      Unit.place[u] <= 2030)
    """
    for u in SETS[s[1911 + s[1769]] & CELLS_data_11[s[1768]]]:
        if s[43 + u] <= 599:
            return 1
    return 0


def some_flight_loop_2(s: Store, its_0_same_0: int, f: int, left: int, v: int) -> int:
    """some(t in Hex within same_0 where distance(f, t) on Hex <= flight.left and good_end(flight.v, t) and
      open_to_flight(flight.v, t) and path(g in Hex from f to t at most flight.left where open_to_flight(flight.v, g)
      and (g = t or not ends_in_camp(g))))
    """
    for t in SETS[its_0_same_0 & ball_of(BALL_Hex[f], left)]:
        if value_good_end(s, v, t) and (not (s[1911 + 1 - s[163 + v]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0) and path_assault_choose_u(s, f, t, left, t, v):
            return 1
    return 0


def some_flight_loop(s: Store, its_0_flight_here: int, left: int, v: int, scenario: int) -> int:
    """some(f in Hex within ("data 3"(scenario = faesulae) meet "data 1"(flight.here)) where open_to_flight(flight.v, f)
      and (good_end(flight.v, f) or not ends_in_camp(f) and some(t in Hex within "data 3"(scenario = faesulae) where
      distance(f, t) on Hex <= flight.left and good_end(flight.v, t) and open_to_flight(flight.v, t) and path(g in Hex
      from f to t at most flight.left where open_to_flight(flight.v, g) and (g = t or not ends_in_camp(g))))))
    """
    same_0 = CELLS_data_3[(1 if scenario == 0 else 0)]
    for f in SETS[CELLS_data_3[(1 if scenario == 0 else 0)] & CELLS_data_1[its_0_flight_here]]:
        if (not (s[1911 + 1 - s[163 + v]] & s[1913 + f] or CELLS_data_19[scenario * 600 + f] or s[1651] >> f & 1) if CELLS_data_38[scenario * 600 + f] else 0) and (value_good_end(s, v, f) or not (s[39] == f or s[40] == f) and some_flight_loop_2(s, same_0, f, left, v)):
            return 1
    return 0


def set_impulses_loop(s: Store, its_0_first_to_rally: int) -> int:
    """set(one in Unit within ("Unit.side by value"[first_to_rally] meet "Unit.order by value"[disrupted]) where
      elite(one) and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + its_0_first_to_rally] & s[2522]]:
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
    for its_0_one in SETS[s[1911 + its_0_first_to_rally] & s[2522] & 0xffffffffffffe0ffffffffffffff00]:
        if not (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_3(s: Store, its_0_first_to_rally: int) -> int:
    """set(one in Unit within (("Unit.side by value"[first_to_rally] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[disrupted]) where may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + its_0_first_to_rally] & 0x1f00000000000000ff & s[2522]]:
        if value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_4(s: Store, p: int) -> int:
    """set(one in Unit within ("Unit.side by value"[rally_phase.p] meet "Unit.order by value"[disrupted]) where elite(one)
      and may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & s[2522]]:
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
    for its_0_one in SETS[s[1911 + p] & s[2522] & 0xffffffffffffe0ffffffffffffff00]:
        if not (CELLS_Unit_elite[its_0_one] or CELLS_Unit_title[its_0_one] == 0) and value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def set_impulses_loop_6(s: Store, p: int) -> int:
    """set(one in Unit within (("Unit.side by value"[rally_phase.p] meet "stilicho, comes, dux, uldin, sarus,
      vandal_comitatus, radagaisus, gothic_comitatus, belisarius, ionnes, theodoros, gelimer, tzazon") meet "Unit.order
      by value"[disrupted]) where may_rally(one))
    """
    found = 0
    for its_0_one in SETS[s[1911 + p] & 0x1f00000000000000ff & s[2522]]:
        if value_may_rally(s, its_0_one):
            found |= 1 << its_0_one
    return found


def some_march_unit_loop(s: Store) -> int:
    """some(h in Hex within ("data 7"(Unit.place[march_unit.u]) meet "data 1"(march_unit.here)) where
      may_enter(march_unit.u, h))
    """
    same_0 = s[1698]
    for h in SETS[CELLS_data_7[s[43 + s[1698]]] & CELLS_data_1[s[1699]]]:
        if value_may_enter(s, same_0, h):
            return 1
    return 0


def some_march_wall_loop(s: Store, its_0_march_wall_here: int) -> int:
    """some(g in Hex within "data 1"(march_wall.here) where wall_may_enter(march_wall.p, march_wall.here, g))"""
    same_0 = s[1827]
    for g in EACH_CELLS_data_1[its_0_march_wall_here]:
        if value_wall_may_enter(s, same_0, its_0_march_wall_here, g):
            return 1
    return 0


def set_pursue(s: Store) -> int:
    """set(one in Unit within ("Unit.side by value"[pursue.p] meet "Unit.place by value"[pursue.a]) where may_pursue(one,
      pursue.h))
    """
    same_0 = s[1741]
    found = 0
    for its_0_one in SETS[s[1911 + s[1739]] & s[1913 + s[1740]]]:
        if value_may_pursue(s, its_0_one, same_0):
            found |= 1 << its_0_one
    return found


def some_pursue_after_each(s: Store, h: int) -> int:
    """some(g in Hex within ("data 3"(scenario = faesulae) meet "data 1"(pursue.h)) where all_can_follow(pursue.p, g))"""
    same_0 = s[1739]
    for g in SETS[CELLS_data_3[(1 if s[33] == 0 else 0)] & CELLS_data_1[h]]:
        if value_all_can_follow(s, same_0, g):
            return 1
    return 0


def some_ride_loop(s: Store, its_0_ride_here: int) -> int:
    """some(v in Unit within ("Unit.side by value"[1 - ride.p] meet set(Unit.place[standing] in "data 1"(ride.here) for
      standing in Unit)) where exerts(v, ride.here))
    """
    for v in SETS[s[1911 + 1 - s[1801]] & gathered(s, 1913, EACH_CELLS_data_1[its_0_ride_here])]:
        if value_exerts(s, v, its_0_ride_here):
            return 1
    return 0


def some_ride_loop_2(s: Store, its_0_ride_here: int) -> int:
    """some(g in Hex within "data 1"(ride.here) where may_charge_into(ride.p, ride.here, g))"""
    same_0 = s[1801]
    for g in EACH_CELLS_data_1[its_0_ride_here]:
        if value_may_charge_into(s, same_0, its_0_ride_here, g):
            return 1
    return 0


def all_promise(s: Store) -> int:
    """all(count(one in 0..119 within (("Unit.side by value"[Unit.side[u]] meet "stilicho, comes, dux, uldin, sarus,
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
      tza_horse_5, tza_horse_6, tza_foot_1, tza_foot_2") meet "Unit.place by value"[Unit.place[u]])) <=
      mobile_limit(Unit.place[u], Unit.side[u]) for u in Unit within 0xffffffffffffffffffffffffffe0ff where
      Unit.place[u] >= 0101 and Unit.place[u] <= 2030)
    """
    for u in (0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119):
        if s[43 + u] <= 599 and not (s[1911 + s[163 + u]] & 0xffffffffffffffffffffffffffe0ff & s[1913 + s[43 + u]]).bit_count() <= value_mobile_limit(s, s[43 + u], s[163 + u]):
            return 0
    return 1


def all_promise_2(s: Store) -> int:
    """all(count(one in 0..119 within (("Unit.side by value"[Unit.side[u]] meet "fort_1, fort_2, fort_3, fort_4, fort_5")
      meet "Unit.place by value"[Unit.place[u]])) = 1 for u in Unit within 7936 where Unit.place[u] >= 0101 and
      Unit.place[u] <= 2030)
    """
    for u in (8, 9, 10, 11, 12):
        if s[43 + u] <= 599 and not (s[1911 + s[163 + u]] & 7936 & s[1913 + s[43 + u]]).bit_count() == 1:
            return 0
    return 1


def all_promise_3(s: Store) -> int:
    """all(suits(u, Unit.place[u]) for u in Unit where Unit.place[u] >= 0101 and Unit.place[u] <= 2030)"""
    for u in range(120):
        if s[43 + u] <= 599 and not value_suits(s, u, s[43 + u]):
            return 0
    return 1


def all_promise_4(s: Store) -> int:
    """all(not some(one in 0..119 within ("Unit.side by value"[1 - Unit.side[u]] meet "Unit.place by
      value"[Unit.place[u]])) for u in Unit where Unit.place[u] >= 0101 and Unit.place[u] <= 2030)
    """
    for u in range(120):
        if s[43 + u] <= 599 and not not s[1911 + 1 - s[163 + u]] & s[1913 + s[43 + u]]:
            return 0
    return 1


def all_promise_5(s: Store) -> int:
    """all(Unit.active[u] for u in Unit where Unit.moved[u])"""
    for u in range(120):
        if s[523 + u] and not s[403 + u]:
            return 0
    return 1


def all_promise_6(s: Store) -> int:
    """all(u in ("stilicho, comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comitatus, fort_1, fort_2,
      fort_3, fort_4, fort_5, town_horse, eq_pal_1, eq_pal_2, eq_1, eq_2, eq_sag_1, eq_sag_2, illyr, comit_1, comit_2,
      comit_3, comit_4, comit_5, ps_com_1, ps_com_2, aux_pal_1, aux_pal_2, sagit_1, sagit_2, carrbl_bl, camp_gd_rom,
      goth_foot_1, goth_foot_2, goth_foot_3, goth_foot_4, goth_foot_5, goth_foot_6, goth_foot_7, goth_foot_8,
      goth_horse_1, goth_horse_2, goth_horse_3, goth_bow_1, goth_bow_2, camp_gd_goth, vandal_horse_1, vandal_horse_2,
      vandal_horse_3, vandal_horse_4, vandal_foot_1, vandal_foot_2, vandal_foot_3, foed_foot_1, foed_foot_2,
      foed_foot_3, foed_horse_1, foed_horse_2, hun_1, hun_2, hun_3, hun_4, belisarius, ionnes, theodoros, gelimer,
      tzazon, buc_1, buc_2, buc_3, buc_4, foed_eq_1, foed_eq_2, foed_eq_3, eq_com_1, eq_com_2, eq_com_3, trap_1,
      trap_2, herul_horse, legn_1, legn_2, legn_3, legn_4, legn_5, isaur_1, isaur_2, herul_foot, engine, mssgt_1,
      mssgt_2, mssgt_3, mssgt_4, moor_horse_1, moor_horse_2, moor_horse_3, moor_foot_1, moor_foot_2, gel_horse_1,
      gel_horse_2, gel_horse_3, gel_horse_4, gel_horse_5, gel_horse_6, gel_horse_7, gel_horse_8, gel_foot_1,
      gel_foot_2, gel_foot_3, gel_light, tza_horse_1, tza_horse_2, tza_horse_3, tza_horse_4, tza_horse_5, tza_horse_6,
      tza_foot_1, tza_foot_2" minus "Unit.target by value"[none]) for u in Unit where Unit.fought[u])
    """
    same_0 = 0xffffffffffffffffffffffffffffff ^ s[3123]
    for u in range(120):
        if s[1123 + u] and not same_0 >> u & 1:
            return 0
    return 1


# ---- play: one function per answer and step, which returns the number of the next place


def list_activate_choose(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose`."""
    l = s[1692]
    codes: list[int] = []
    if s[43 + l] <= 599:
        codes.append(0)
    if some_activate_choose(s, l):
        codes.append(1)
    return codes


def do_activate_choose_by_radius(s: Store) -> int:
    """At `activate/choose`, `by_radius` is given."""
    its_0_activate_u_as_it_was = set_activate_choose(s)
    for u in SETS[its_0_activate_u_as_it_was]:
        if its_0_activate_u_as_it_was >> u & 1:
            s[403 + u] = 1  # Unit.active[activate.u] := yes
    s[1693] = 0
    s[1881] = 0  # "activate.u as it was" := empty
    return 59  # activate/end


def may_activate_choose_by_radius(s: Store) -> object:
    """Whether `by_radius` may be given.

    Unit.place[activate.l] >= 0101 and Unit.place[activate.l] <= 2030
    """
    return s[43 + s[1692]] <= 599


def do_activate_choose_by_initiative(s: Store) -> int:
    """At `activate/choose`, `by_initiative` is given. @6.4-a"""
    u = s[1693]
    s[1694] = 0  # activate.held := empty
    for u in SETS[s[1911 + s[1691]] & s[1911 + s[163 + s[1692]]]]:
        if s[163 + u] == s[1691] and value_may_take_initiative(s, s[1692], u):
            if s[43 + u] <= 599:
                s[1694] = s[1694] | BIT_OF[s[43 + u]]  # activate.held := activate.held with Unit.place[activate.u]
    s[1693] = 0
    if value_wins_at_once(s, 0):
        s[1642] = 1  # initiative := yes
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1642] = 1  # initiative := yes
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1642] = 1  # initiative := yes
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
            Guard(lambda s: s[43 + s[1692]] <= 599, (), 'l on Hex'),
        )),
        Option('by_initiative', (), may_activate_choose_by_initiative, ('6.4-a',), (
            Guard(lambda s: some_activate_choose_2(s), ('6.4-a',), 'some u in units of p where may_take_initiative(l, u)', need=lambda s: True, have=lambda s: bool(some_activate_choose_2(s))),
        )),
    ),
    lambda s: s[1691],
    False,
)


def list_activate_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `activate/choose h`."""
    return SETS[s[1694]]


def do_activate_choose_h(s: Store, h: int) -> int:
    """At `activate/choose h`, the value of `h` is given. @6.4-d"""
    its_0_activate_u_as_it_was_2 = set_activate_choose_h(s, h)
    for u in SETS[its_0_activate_u_as_it_was_2]:
        if its_0_activate_u_as_it_was_2 >> u & 1:
            s[403 + u] = 1  # Unit.active[activate.u] := yes
    s[1693] = 0
    s[1695] = h  # activate.h
    s[1882] = 0  # "activate.u as it was 2" := empty
    return 59  # activate/end


def may_activate_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    activate.h in activate.held @6.4-d
    """
    return s[1694] >> h & 1


def roll_activate_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `activate/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1694]
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
        Option('', ((1695, KIND_Hex),), may_activate_choose_h, ('6.4-d',), (
            Guard(lambda s, h: s[1694] >> h & 1, ('6.4-d',), 'h in held'),
        )),
    ),
    lambda s: s[1691],
    True,
)


def list_assault_choose_u(s: Store) -> Sequence[int]:
    """What may be answered at `assault/choose u`."""
    return [u for u in SETS[s[1911 + s[1710]] & s[1913 + s[1713]] & s[2523 + s[1714]]] if not s[1123 + u]]


def do_assault_choose_u(s: Store, u: int) -> int:
    """At `assault/choose u`, the value of `u` is given. @10.2-b @10.3-e @10.3-f @10.3-g"""
    s[1123 + u] = 1  # Unit.fought[assault.u] := yes @10.3-i
    s[1718] = s[1713]  # resolve.a := assault.base
    s[1719] = s[1714]  # resolve.h := assault.goal
    s[1716] = u  # assault.u
    s[1717] = u  # resolve.u := assault.u
    s[1899] = 0  # return.resolve := 0
    return 113  # resolve


def may_assault_choose_u(s: Store, u: int) -> object:
    """Whether the value of `u` may be given.

    Unit.side[assault.u] = assault.p and Unit.place[assault.u] = assault.base @10.2-b @10.3-e @10.3-f @10.3-g
    Unit.target[assault.u] = assault.goal
    not Unit.fought[assault.u]
    """
    return (s[163 + u] == s[1710] and s[43 + u] == s[1713]) and s[1243 + u] == s[1714] and not s[1123 + u]


PLACE_assault_choose_u: Final = Place(
    'assault/choose u',
    'choice',
    ('10.2-b', '10.3-e', '10.3-f', '10.3-g'),
    'u',
    (
        Option('', ((1716, KIND_Unit),), may_assault_choose_u, ('10.2-b', '10.3-e', '10.3-f', '10.3-g'), (
            Guard(lambda s, u: s[163 + u] == s[1710] and s[43 + u] == s[1713], ('10.2-b', '10.3-e', '10.3-f', '10.3-g'), 'u in units of p at base'),
            Guard(lambda s, u: s[1243 + u] == s[1714], (), 'u.target = goal', need=lambda s, u: KIND_Hex_or_none.value(s[1714]), have=lambda s, u: KIND_Hex_or_none.value(s[1243 + u])),
            Guard(lambda s, u: not s[1123 + u], (), 'not u.fought', need=lambda s, u: False, have=lambda s, u: bool(s[1123 + u])),
        )),
    ),
    lambda s: s[1710],
    True,
)


def list_betray_choose_m(s: Store) -> Sequence[int]:
    """What may be answered at `betray/choose m`."""
    return members_18(s[1908] & s[2519] & CELLS_data_8[s[15]])


def do_betray_choose_m(s: Store, m: int) -> int:
    """At `betray/choose m`, the value of `m` is given. @21.1.ev-d.2"""
    # move Marker.tray[betray.m] to box
    at = 1603 + m
    bit = 1 << at - 1603
    s[s[at] + 1907] &= ~bit
    s[1909] |= bit
    s[at] = 2
    s[1776] = 0  # betray.m := m_event
    s[1773] = 1  # event_marker.die := 1
    s[1774] = 0  # event_marker.what := roman_check
    s[1775] = 0  # event_marker.p := Roman
    return 60  # after_effects/loop


def may_betray_choose_m(s: Store, m: int) -> object:
    """Whether the value of `m` may be given.

    Marker.tray[betray.m] = bin
    Marker.owner[betray.m] = Barbarian and (treachery_takes_effort or not Marker.effort(betray.m)) @21.1.ev-d.2
    """
    return s[1603 + m] == 1 and (s[1621 + m] == 1 and (s[15] or not CELLS_Marker_effort[m]))


def roll_betray_choose_m(s: Store, rand: Callable[[], float]) -> int:
    """Answers `betray/choose m` at random; -1 if nothing may be answered."""
    set_0 = s[1908] & s[2519] & CELLS_data_8[s[15]]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_betray_choose_m(s, nth_member(set_0, place))


PLACE_betray_choose_m: Final = Place(
    'betray/choose m',
    'choice',
    (),
    'm',
    (
        Option('', ((1776, KIND_Marker),), may_betray_choose_m, ('21.1.ev-d.2',), (
            Guard(lambda s, m: s[1603 + m] == 1, (), 'm in markers at bin', need=lambda s, m: KIND_Tray.value(1), have=lambda s, m: KIND_Tray.value(s[1603 + m])),
            Guard(lambda s, m: s[1621 + m] == 1 and (s[15] or not CELLS_Marker_effort[m]), ('21.1.ev-d.2',), 'm.owner = Barbarian and (treachery_takes_effort or not m.effort)'),
        )),
    ),
    lambda s: 0,
    True,
)


def list_bring_back_choose_n(s: Store) -> Sequence[int]:
    """What may be answered at `bring_back/choose n`."""
    return [n for n in members_18(s[1909] & s[2518 + s[1777]]) if (not CELLS_data_48[n] if s[1603 + n] == 2 and s[1621 + n] == s[1777] and (s[17] or CELLS_Marker_calls[n] != 2000000) else 0)]


def do_bring_back_choose_n(s: Store, n: int) -> int:
    """At `bring_back/choose n`, the value of `n` is given."""
    # move Marker.tray[bring_back.n] to bin
    at = 1603 + n
    bit = 1 << at - 1603
    s[s[at] + 1907] &= ~bit
    s[1908] |= bit
    s[at] = 1
    s[1778] = n  # bring_back.n
    return 65  # bring_back/end


def may_bring_back_choose_n(s: Store, n: int) -> object:
    """Whether the value of `n` may be given.

    may_come_back(bring_back.n, bring_back.p)
    """
    return not CELLS_data_48[n] if s[1603 + n] == 2 and s[1621 + n] == s[1777] and (s[17] or CELLS_Marker_calls[n] != 2000000) else 0


def spin_bring_back_choose_n(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Answers `bring_back/choose n` at random until play goes elsewhere.

    Gives the place and how many answers that took.
    """
    slot_16 = s[16]
    slot_17 = s[17]
    slot_1647 = s[1647]
    slot_1648 = s[1648]
    slot_1670 = s[1670]
    slot_1705 = s[1705]
    slot_1706 = s[1706]
    slot_1773 = s[1773]
    slot_1774 = s[1774]
    slot_1775 = s[1775]
    slot_1777 = s[1777]
    slot_1778 = s[1778]
    slot_1779 = s[1779]
    slot_1780 = s[1780]
    slot_1781 = s[1781]
    slot_1844 = s[1844]
    slot_1848 = s[1848]
    slot_1892 = s[1892]
    slot_1897 = s[1897]
    slot_3724 = s[3724]
    codes: Sequence[int] = ()
    try:
        for count in range(most):
            codes = [n for n in members_18(s[1909] & s[2518 + slot_1777]) if (not CELLS_data_48[n] if s[1603 + n] == 2 and s[1621 + n] == slot_1777 and (slot_17 or CELLS_Marker_calls[n] != 2000000) else 0)]
            if not codes:
                return 4, count
            n = codes[floor_of(rand() * len(codes))]
            # move Marker.tray[bring_back.n] to bin
            at = 1603 + n
            bit = 1 << at - 1603
            s[s[at] + 1907] &= ~bit
            s[1908] |= bit
            s[at] = 1
            if slot_1897 == 0:
                slot_1777 = 0  # bring_back.p := Roman
                slot_1778 = 0  # bring_back.n := m_event
                slot_1779 = 0  # bring_back.held := empty
                slot_1780 = 0  # bring_back.k := m_event
                slot_1781 = 0  # bring_back.d := m_event
                slot_1897 = 0  # return.bring_back := 0
                return 112, count + 1  # put/then
            if slot_1897 == 1:
                if slot_1670:
                    for u in range(120):
                        s[1647] = slot_1647
                        s[1648] = slot_1648
                        s[1670] = slot_1670
                        s[1705] = slot_1705
                        s[1706] = slot_1706
                        s[1773] = slot_1773
                        s[1774] = slot_1774
                        s[1775] = slot_1775
                        s[1777] = slot_1777
                        s[1778] = slot_1778
                        s[1779] = slot_1779
                        s[1780] = slot_1780
                        s[1781] = slot_1781
                        s[1844] = slot_1844
                        s[1848] = slot_1848
                        s[1892] = slot_1892
                        s[1897] = slot_1897
                        s[3724] = slot_3724
                        s[1003 + u] = 1 if s[163 + u] == 1 and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], 1) else 0  # Unit.engaged[melee_phase.u] := Unit.side[melee_phase.u] = melee_phase.p and (Unit.place[melee_phase.u] >= 0101 and Unit.place[melee_phase.u] <= 2030) ...
                        s[1123 + u] = 0  # Unit.fought[melee_phase.u] := no
                        # Unit.target[melee_phase.u] := none
                        at = 1243 + u
                        bit = 1 << at - 1243
                        s[3123 if s[at] == 2000000 else s[at] + 2523] &= ~bit
                        s[3123] |= bit
                        s[at] = 2000000
                        # Unit.struck_from[melee_phase.u] := none
                        at = 1363 + u
                        bit = 1 << at - 1363
                        if s[at] == 2000000:
                            slot_3724 &= ~bit
                        slot_3724 |= bit
                        s[at] = 2000000
                    slot_1706 = 0
                    slot_1777 = 0  # bring_back.p := Roman
                    slot_1778 = 0  # bring_back.n := m_event
                    slot_1779 = 0  # bring_back.held := empty
                    slot_1780 = 0  # bring_back.k := m_event
                    slot_1781 = 0  # bring_back.d := m_event
                    slot_1897 = 0  # return.bring_back := 0
                    slot_1773 = 1  # event_marker.die := 1
                    slot_1774 = 0  # event_marker.what := roman_check
                    slot_1775 = 0  # event_marker.p := Roman
                    slot_1670 = 0  # fury_due := no
                    slot_1648 = 1  # fury := yes
                    slot_1705 = 1  # melee_phase.p := Barbarian
                    slot_1844 = 1  # during.melee_phase := yes
                    slot_1892 = 0  # return.melee_phase := 0
                    slot_1647 = 0  # fight := melee
                    return 96, count + 1  # melee_phase/loop
                slot_1777 = 0  # bring_back.p := Roman
                slot_1778 = 0  # bring_back.n := m_event
                slot_1779 = 0  # bring_back.held := empty
                slot_1780 = 0  # bring_back.k := m_event
                slot_1781 = 0  # bring_back.d := m_event
                slot_1897 = 0  # return.bring_back := 0
                slot_1773 = 1  # event_marker.die := 1
                slot_1774 = 0  # event_marker.what := roman_check
                slot_1775 = 0  # event_marker.p := Roman
                return 89, count + 1  # impulses/loop
            slot_1778 = 0  # bring_back.n := m_event
            slot_1779 = 0  # bring_back.held := empty
            slot_1780 = 0  # bring_back.k := m_event
            slot_1781 = 0  # bring_back.d := m_event
            slot_1775 = 1  # event_marker.p := Barbarian
            slot_1777 = 1  # bring_back.p := Barbarian
            slot_1897 = 1  # return.bring_back := 1
            s[1647] = slot_1647
            s[1648] = slot_1648
            s[1670] = slot_1670
            s[1705] = slot_1705
            s[1706] = slot_1706
            s[1773] = slot_1773
            s[1774] = slot_1774
            s[1775] = slot_1775
            s[1777] = slot_1777
            s[1778] = slot_1778
            s[1779] = slot_1779
            s[1780] = slot_1780
            s[1781] = slot_1781
            s[1844] = slot_1844
            s[1848] = slot_1848
            s[1892] = slot_1892
            s[1897] = slot_1897
            s[3724] = slot_3724
            if some_bring_back_choose_n(s, 1):
                if slot_16:
                    s[1647] = slot_1647
                    s[1648] = slot_1648
                    s[1670] = slot_1670
                    s[1705] = slot_1705
                    s[1706] = slot_1706
                    s[1773] = slot_1773
                    s[1774] = slot_1774
                    s[1775] = slot_1775
                    s[1777] = slot_1777
                    s[1778] = slot_1778
                    s[1779] = slot_1779
                    s[1780] = slot_1780
                    s[1781] = slot_1781
                    s[1844] = slot_1844
                    s[1848] = slot_1848
                    s[1892] = slot_1892
                    s[1897] = slot_1897
                    s[3724] = slot_3724
                    if value_wins_at_once(s, 0):
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1647] = slot_1647
                    s[1648] = slot_1648
                    s[1670] = slot_1670
                    s[1705] = slot_1705
                    s[1706] = slot_1706
                    s[1773] = slot_1773
                    s[1774] = slot_1774
                    s[1775] = slot_1775
                    s[1777] = slot_1777
                    s[1778] = slot_1778
                    s[1779] = slot_1779
                    s[1780] = slot_1780
                    s[1781] = slot_1781
                    s[1844] = slot_1844
                    s[1848] = slot_1848
                    s[1892] = slot_1892
                    s[1897] = slot_1897
                    s[3724] = slot_3724
                    if value_wins_at_once(s, 1):
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    continue  # bring_back/choose n
                slot_1779 = 0  # bring_back.held := empty
                for k in members_18(s[1909] & s[2519]):
                    if not CELLS_data_48[k] if s[1603 + k] == 2 and s[1621 + k] == 1 and (slot_17 or CELLS_Marker_calls[k] != 2000000) else 0:
                        slot_1779 = slot_1779 | 1 << k  # bring_back.held := bring_back.held with bring_back.k
                slot_1780 = 0
                s[1647] = slot_1647
                s[1648] = slot_1648
                s[1670] = slot_1670
                s[1705] = slot_1705
                s[1706] = slot_1706
                s[1773] = slot_1773
                s[1774] = slot_1774
                s[1775] = slot_1775
                s[1777] = slot_1777
                s[1778] = slot_1778
                s[1779] = slot_1779
                s[1780] = slot_1780
                s[1781] = slot_1781
                s[1844] = slot_1844
                s[1848] = slot_1848
                s[1892] = slot_1892
                s[1897] = slot_1897
                s[3724] = slot_3724
                if value_wins_at_once(s, 0):
                    slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                    return 38, count + 1  # over
                s[1647] = slot_1647
                s[1648] = slot_1648
                s[1670] = slot_1670
                s[1705] = slot_1705
                s[1706] = slot_1706
                s[1773] = slot_1773
                s[1774] = slot_1774
                s[1775] = slot_1775
                s[1777] = slot_1777
                s[1778] = slot_1778
                s[1779] = slot_1779
                s[1780] = slot_1780
                s[1781] = slot_1781
                s[1844] = slot_1844
                s[1848] = slot_1848
                s[1892] = slot_1892
                s[1897] = slot_1897
                s[3724] = slot_3724
                if value_wins_at_once(s, 1):
                    slot_1848 = 1  # winner := Barbarian @3.1-a.2
                    return 38, count + 1  # over
                return 125, count + 1  # bring_back/roll d
            return 65, count + 1  # bring_back/end
        return 4, most
    finally:
        s[1647] = slot_1647
        s[1648] = slot_1648
        s[1670] = slot_1670
        s[1705] = slot_1705
        s[1706] = slot_1706
        s[1773] = slot_1773
        s[1774] = slot_1774
        s[1775] = slot_1775
        s[1777] = slot_1777
        s[1778] = slot_1778
        s[1779] = slot_1779
        s[1780] = slot_1780
        s[1781] = slot_1781
        s[1844] = slot_1844
        s[1848] = slot_1848
        s[1892] = slot_1892
        s[1897] = slot_1897
        s[3724] = slot_3724


PLACE_bring_back_choose_n: Final = Place(
    'bring_back/choose n',
    'choice',
    (),
    'n',
    (
        Option('', ((1778, KIND_Marker),), may_bring_back_choose_n, (), (
            Guard(lambda s, n: not CELLS_data_48[n] if s[1603 + n] == 2 and s[1621 + n] == s[1777] and (s[17] or CELLS_Marker_calls[n] != 2000000) else 0, (), 'may_come_back(n, p)', need=lambda s, n: True, have=lambda s, n: bool(not CELLS_data_48[n] if s[1603 + n] == 2 and s[1621 + n] == s[1777] and (s[17] or CELLS_Marker_calls[n] != 2000000) else 0)),
        )),
    ),
    lambda s: s[1777],
    True,
)


def list_bring_back_roll_d(s: Store) -> Sequence[int]:
    """What may be answered at `bring_back/roll d`."""
    return members_18(s[1779])


def arrive_bring_back_roll_d(s: Store) -> int:
    """There must be an answer at `bring_back/roll d`."""
    for code in members_18(s[1779]):
        d = code
        return 5
    raise nothing_comes(True, ())


def do_bring_back_roll_d(s: Store, d: int) -> int:
    """At `bring_back/roll d`, the value of `d` is given."""
    # move Marker.tray[bring_back.d] to bin
    at = 1603 + d
    bit = 1 << at - 1603
    s[s[at] + 1907] &= ~bit
    s[1908] |= bit
    s[at] = 1
    s[1781] = d  # bring_back.d
    return 65  # bring_back/end


def may_bring_back_roll_d(s: Store, d: int) -> object:
    """Whether the value of `d` may be given.

    bring_back.d in bring_back.held
    """
    return s[1779] >> d & 1


def roll_bring_back_roll_d(s: Store, rand: Callable[[], float]) -> int:
    """Answers `bring_back/roll d` at random; -1 if nothing may be answered."""
    set_0 = s[1779]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_bring_back_roll_d(s, nth_member(set_0, place))


PLACE_bring_back_roll_d: Final = Place(
    'bring_back/roll d',
    'chance',
    (),
    'd',
    (
        Option('', ((1781, KIND_Marker),), may_bring_back_roll_d, (), (
            Guard(lambda s, d: s[1779] >> d & 1, (), 'something to draw'),
        )),
    ),
    None,
    True,
)


def list_charge_first_choose(s: Store) -> Sequence[int]:
    """What may be answered at `charge_first/choose`."""
    return (0, 1)


def do_charge_first_choose_charge_on(s: Store) -> int:
    """At `charge_first/choose`, `charge_on` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 7  # charge_first/choose a


def do_charge_first_choose_no_more_charges(s: Store) -> int:
    """At `charge_first/choose`, `no_more_charges` is given."""
    s[1797] = 0  # charge_first.p := Roman
    s[1798] = 0  # charge_first.held := empty
    s[1799] = 0  # charge_first.u := stilicho
    s[1800] = 0  # charge_first.a := 0101
    return 101  # movement/then 4


DO_charge_first_choose: Final = (do_charge_first_choose_charge_on, do_charge_first_choose_no_more_charges)


def play_charge_first_choose(s: Store, code: int) -> int:
    """At `charge_first/choose`, an answer is given by its code."""
    return DO_charge_first_choose[code](s)


PLACE_charge_first_choose: Final = Place(
    'charge_first/choose',
    'choice',
    (),
    'charge_first',
    (
        Option('charge_on', (), None, (), ()),
        Option('no_more_charges', (), None, (), ()),
    ),
    lambda s: s[1797],
    False,
)


def list_charge_first_choose_a(s: Store) -> Sequence[int]:
    """What may be answered at `charge_first/choose a`."""
    return SETS[s[1798]]


def do_charge_first_choose_a(s: Store, a: int) -> int:
    """At `charge_first/choose a`, the value of `a` is given."""
    u = s[1805]
    s[1801] = s[1797]  # ride.p := charge_first.p
    its_0_ride_u_as_it_was_3 = s[1911 + s[1797]] & s[1913 + a]
    for u in SETS[its_0_ride_u_as_it_was_3]:
        if its_0_ride_u_as_it_was_3 >> u & 1:
            # Unit.tactic[ride.u] := charge
            at = 1483 + u
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[2515] |= bit
            s[at] = 0
            s[523 + u] = 1  # Unit.moved[ride.u] := yes @20.2-c
    s[1805] = 0
    if value_wins_at_once(s, 0):
        s[1800] = a  # charge_first.a
        s[1802] = a  # ride.a := charge_first.a
        s[1803] = a  # ride.here := charge_first.a
        s[1804] = 3  # ride.left := 3
        s[1877] = 0  # "ride.u as it was 3" := empty
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1800] = a  # charge_first.a
        s[1802] = a  # ride.a := charge_first.a
        s[1803] = a  # ride.here := charge_first.a
        s[1804] = 3  # ride.left := 3
        s[1877] = 0  # "ride.u as it was 3" := empty
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1800] = a  # charge_first.a
    s[1802] = a  # ride.a := charge_first.a
    s[1803] = a  # ride.here := charge_first.a
    s[1804] = 3  # ride.left := 3
    s[1877] = 0  # "ride.u as it was 3" := empty
    return 48  # ride/choose first


def may_charge_first_choose_a(s: Store, a: int) -> object:
    """Whether the value of `a` may be given.

    charge_first.a in charge_first.held
    """
    return s[1798] >> a & 1


def roll_charge_first_choose_a(s: Store, rand: Callable[[], float]) -> int:
    """Answers `charge_first/choose a` at random; -1 if nothing may be answered."""
    set_0 = s[1798]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_charge_first_choose_a(s, nth_member(set_0, place))


PLACE_charge_first_choose_a: Final = Place(
    'charge_first/choose a',
    'choice',
    (),
    'a',
    (
        Option('', ((1800, KIND_Hex),), may_charge_first_choose_a, (), (
            Guard(lambda s, a: s[1798] >> a & 1, (), 'a in held'),
        )),
    ),
    lambda s: s[1797],
    True,
)


def list_deploy_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `deploy/choose h`."""
    return [h for h in range(600) if value_may_deploy(s, s[1751], h)]


def do_deploy_choose_h(s: Store, h: int) -> int:
    """At `deploy/choose h`, the value of `h` is given."""
    # move Unit.place[deploy.u] to deploy.h
    at = 43 + s[1751]
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[h + 1913] |= bit
    s[at] = h
    s[1752] = h  # deploy.h
    return 70  # deploy/each u next


def may_deploy_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_deploy(deploy.u, deploy.h)
    """
    return value_may_deploy(s, s[1751], h)


PLACE_deploy_choose_h: Final = Place(
    'deploy/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1752, KIND_Hex),), may_deploy_choose_h, (), (
            Guard(lambda s, h: value_may_deploy(s, s[1751], h), (), 'may_deploy(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_deploy(s, s[1751], h))),
        )),
    ),
    lambda s: s[1750],
    True,
)


def list_enter_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `enter/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_enter_roll_die(s: Store, code: int) -> int:
    """At `enter/roll die`, the value of `die` is given."""
    die = code + 1
    p = s[1769]
    u = s[1771]
    s[1669] = CELLS_entry_die[die - 1]  # entry_rim := entry_die(enter.die)
    s[1658 + s[1768]] = p  # master[enter.c] := enter.p
    its_0_enter_u_as_it_was = s[2513] & CELLS_data_11[s[1768]]
    for u in SETS[its_0_enter_u_as_it_was]:
        if its_0_enter_u_as_it_was >> u & 1:
            # Unit.side[enter.u] := enter.p
            at = 163 + u
            bit = 1 << at - 163
            s[s[at] + 1911] &= ~bit
            s[p + 1911] |= bit
            s[at] = p
            s[403 + u] = 0  # Unit.active[enter.u] := no @16.1-b
    s[1771] = 0
    s[1770] = die  # enter.die
    s[1870] = 0  # "enter.u as it was" := empty
    s[1750] = p  # deploy.p := enter.p
    s[1902] = 0  # return.deploy := 0
    return 68  # deploy


PLACE_enter_roll_die: Final = Place(
    'enter/roll die',
    'chance',
    (),
    'die',
    (
        Option('', ((1770, KIND_1_6),), None, (), ()),
    ),
    lambda s: s[1769],
    True,
)


def list_event_marker_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `event_marker/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_event_marker_roll_die(s: Store, code: int) -> int:
    """At `event_marker/roll die`, the value of `die` is given."""
    die = code + 1
    what = CELLS_faesulae_event[die - 1] if s[33] == 0 else CELLS_tricamerum_event[die - 1]
    s[1773] = die  # event_marker.die
    s[1774] = what  # event_marker.what := happening(event_marker.die)
    if what == 0:
        s[1782] = 0  # morale_check.p := Roman
        s[1896] = 1  # return.morale_check := 1
        return 97  # morale_check
    if what == 1:
        same_0 = s[33]
        for u in SETS[s[1912]]:
            if s[43 + u] <= 599 and (CELLS_Hex_town_faesulae[s[43 + u]] if same_0 == 0 else CELLS_Hex_town_tricamerum[s[43 + u]]):
                s[1782] = 0  # morale_check.p := Roman
                s[1896] = 2  # return.morale_check := 2
                return 97  # morale_check
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    if what == 2:
        s[1782] = 1  # morale_check.p := Barbarian
        s[1896] = 3  # return.morale_check := 3
        return 97  # morale_check
    if what == 3:
        if s[1908] & s[2519] & CELLS_data_8[s[15]]:
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 3  # betray/choose m
        s[1776] = 0  # betray.m := m_event
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    if what == 4:
        its_0_neutrals_arrive_c_as_it_was = set_event_marker_roll_die(s)
        s[1867] = its_0_neutrals_arrive_c_as_it_was  # "neutrals_arrive.c as it was" := set(one in Command within 576 where reinforces(one) and some("one'" in 0..119 within ("Unit.place by value"[aside] me ...
        for c in MEMBERS[its_0_neutrals_arrive_c_as_it_was]:
            s[1766] = c
            return 103  # neutrals_arrive/each c
        s[1766] = 0
        s[1766] = 0  # neutrals_arrive.c := roman_horse
        s[1767] = 0  # neutrals_arrive.p := Roman
        s[1867] = 0  # "neutrals_arrive.c as it was" := empty
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    s[1775] = 0  # event_marker.p := Roman
    s[1777] = 0  # bring_back.p := Roman
    s[1897] = 2  # return.bring_back := 2
    return 64  # bring_back


PLACE_event_marker_roll_die: Final = Place(
    'event_marker/roll die',
    'chance',
    (),
    'die',
    (
        Option('', ((1773, KIND_1_6),), None, (), ()),
    ),
    None,
    True,
)


def list_fire_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose`."""
    return (0, 1)


def do_fire_phase_choose_shoot(s: Store) -> int:
    """At `fire_phase/choose`, `shoot` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 13  # fire_phase/choose v


def do_fire_phase_choose_done(s: Store) -> int:
    """At `fire_phase/choose`, `done` is given."""
    return 76  # fire_phase/end


DO_fire_phase_choose: Final = (do_fire_phase_choose_shoot, do_fire_phase_choose_done)


def play_fire_phase_choose(s: Store, code: int) -> int:
    """At `fire_phase/choose`, an answer is given by its code."""
    return DO_fire_phase_choose[code](s)


def spin_fire_phase_choose(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Answers `fire_phase/choose`, `fire_phase/choose v` at random until play goes elsewhere.

    Gives the place and how many answers that took.
    """
    slot_1702 = s[1702]
    slot_1721 = s[1721]
    slot_1722 = s[1722]
    slot_1723 = s[1723]
    slot_1724 = s[1724]
    slot_1847 = s[1847]
    slot_1848 = s[1848]
    slot_1890 = s[1890]
    codes: Sequence[int] = ()
    try:
        for count in range(most):
            if here == 11:  # fire_phase/choose
                code = floor_of(rand() * 2)
                if code == 0:  # shoot
                    s[1702] = slot_1702
                    s[1721] = slot_1721
                    s[1722] = slot_1722
                    s[1723] = slot_1723
                    s[1724] = slot_1724
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    if value_wins_at_once(s, 0):
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1702] = slot_1702
                    s[1721] = slot_1721
                    s[1722] = slot_1722
                    s[1723] = slot_1723
                    s[1724] = slot_1724
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    if value_wins_at_once(s, 1):
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    here = 13
                    continue  # fire_phase/choose v
                slot_1721 = 0  # fire_phase.p := Roman
                slot_1722 = 0  # fire_phase.v := stilicho
                slot_1723 = 0  # fire_phase.here := 0101
                slot_1724 = 0  # fire_phase.h := 0101
                slot_1847 = 1  # during.restore_stacking := yes
                slot_1890 = 2  # return.restore_stacking := 2
                slot_1702 = 0  # restore_stacking.p := Roman
                return 117, count + 1  # restore_stacking/loop 2
            else:  # fire_phase/choose v
                s[1702] = slot_1702
                s[1721] = slot_1721
                s[1722] = slot_1722
                s[1723] = slot_1723
                s[1724] = slot_1724
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                codes = [v for v in SETS[s[1911 + slot_1721]] if value_may_fire(s, v) and s[43 + v] <= 599 and some_activate_choose_7(s, v)]
                if not codes:
                    return 13, count
                v = codes[floor_of(rand() * len(codes))]
                slot_1723 = s[43 + v]  # fire_phase.here := Unit.place[fire_phase.v]
                s[1702] = slot_1702
                s[1721] = slot_1721
                s[1722] = slot_1722
                s[1723] = slot_1723
                s[1724] = slot_1724
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                if value_wins_at_once(s, 0):
                    slot_1722 = v  # fire_phase.v
                    slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                    return 38, count + 1  # over
                s[1702] = slot_1702
                s[1721] = slot_1721
                s[1722] = slot_1722
                s[1723] = slot_1723
                s[1724] = slot_1724
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                if value_wins_at_once(s, 1):
                    slot_1722 = v  # fire_phase.v
                    slot_1848 = 1  # winner := Barbarian @3.1-a.2
                    return 38, count + 1  # over
                slot_1722 = v  # fire_phase.v
                return 12, count + 1  # fire_phase/choose h
        return here, most
    finally:
        s[1702] = slot_1702
        s[1721] = slot_1721
        s[1722] = slot_1722
        s[1723] = slot_1723
        s[1724] = slot_1724
        s[1847] = slot_1847
        s[1848] = slot_1848
        s[1890] = slot_1890


PLACE_fire_phase_choose: Final = Place(
    'fire_phase/choose',
    'choice',
    (),
    'fire_phase',
    (
        Option('shoot', (), None, (), ()),
        Option('done', (), None, (), ()),
    ),
    lambda s: s[1721],
    False,
)


def list_fire_phase_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose h`."""
    if not s[43 + s[1722]] <= 599:
        return ()
    return [h for h in SETS[ball_of(BALL_Hex[s[1723]], 3) & ball_of(BALL_Hex[s[43 + s[1722]]], CELLS_Unit_range[s[1722]] if s[283 + s[1722]] == 0 else CELLS_Unit_back_range[s[1722]])] if s[1911 + 1 - s[163 + s[1722]]] & s[1913 + h]]


def do_fire_phase_choose_h(s: Store, h: int) -> int:
    """At `fire_phase/choose h`, the value of `h` is given. @11.1-d @11.4-b"""
    v = s[1722]
    s[763 + v] = 1  # Unit.fired[fire_phase.v] := yes @11.8-a
    s[883 + v] = h  # Unit.shot_at[fire_phase.v] := fire_phase.h
    s[1718] = s[1723]  # resolve.a := fire_phase.here
    s[1724] = h  # fire_phase.h
    s[1717] = v  # resolve.u := fire_phase.v
    s[1719] = h  # resolve.h := fire_phase.h
    s[1899] = 1  # return.resolve := 1
    return 113  # resolve


def may_fire_phase_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    distance(fire_phase.here, fire_phase.h) on Hex <= 3
    (Unit.place[fire_phase.v] >= 0101 and Unit.place[fire_phase.v] <= 2030) and some(one in 0..119 within ("Unit.side
      by value"[1 - Unit.side[fire_phase.v]] meet "Unit.place by value"[fire_phase.h])) and
      distance(Unit.place[fire_phase.v], fire_phase.h) on Hex <= range_value(fire_phase.v) @11.1-d @11.4-b
    """
    return DISTANCE_Hex[s[1723]][h] <= 3 and (s[43 + s[1722]] <= 599 and s[1911 + 1 - s[163 + s[1722]]] & s[1913 + h] and DISTANCE_Hex[s[43 + s[1722]]][h] <= (CELLS_Unit_range[s[1722]] if s[283 + s[1722]] == 0 else CELLS_Unit_back_range[s[1722]]))


PLACE_fire_phase_choose_h: Final = Place(
    'fire_phase/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1724, KIND_Hex),), may_fire_phase_choose_h, ('11.1-d', '11.4-b'), (
            Guard(lambda s, h: DISTANCE_Hex[s[1723]][h] <= 3, (), 'h in spaces_within(here, 3)', need=lambda s, h: 3, have=lambda s, h: DISTANCE_Hex[s[1723]][h]),
            Guard(lambda s, h: s[43 + s[1722]] <= 599 and s[1911 + 1 - s[163 + s[1722]]] & s[1913 + h] and DISTANCE_Hex[s[43 + s[1722]]][h] <= (CELLS_Unit_range[s[1722]] if s[283 + s[1722]] == 0 else CELLS_Unit_back_range[s[1722]]), ('11.1-d', '11.4-b'), 'may_target(v, h)'),
        )),
    ),
    lambda s: s[1721],
    True,
)


def list_fire_phase_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `fire_phase/choose v`."""
    return [v for v in SETS[s[1911 + s[1721]]] if value_may_fire(s, v) and s[43 + v] <= 599 and some_activate_choose_7(s, v)]


def do_fire_phase_choose_v(s: Store, v: int) -> int:
    """At `fire_phase/choose v`, the value of `v` is given. @11.4-a"""
    s[1723] = s[43 + v]  # fire_phase.here := Unit.place[fire_phase.v]
    if value_wins_at_once(s, 0):
        s[1722] = v  # fire_phase.v
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1722] = v  # fire_phase.v
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1722] = v  # fire_phase.v
    return 12  # fire_phase/choose h


def may_fire_phase_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[fire_phase.v] = fire_phase.p
    may_fire(fire_phase.v) and (Unit.place[fire_phase.v] >= 0101 and Unit.place[fire_phase.v] <= 2030) and some(v in
      Unit within "Unit.side by value"[1 - Unit.side[fire_phase.v]] where Unit.place[v] >= 0101 and Unit.place[v] <=
      2030 and may_target(fire_phase.v, Unit.place[v])) @11.4-a
    """
    return s[163 + v] == s[1721] and (value_may_fire(s, v) and s[43 + v] <= 599 and some_fire_phase_choose_v(s, v))


PLACE_fire_phase_choose_v: Final = Place(
    'fire_phase/choose v',
    'choice',
    (),
    'v',
    (
        Option('', ((1722, KIND_Unit),), may_fire_phase_choose_v, ('11.4-a',), (
            Guard(lambda s, v: s[163 + v] == s[1721], (), 'v in units of p', need=lambda s, v: KIND_Player.value(s[1721]), have=lambda s, v: KIND_Player.value(s[163 + v])),
            Guard(lambda s, v: value_may_fire(s, v) and s[43 + v] <= 599 and some_activate_choose_7(s, v), ('11.4-a',), 'can_fire(v)'),
        )),
    ),
    lambda s: s[1721],
    True,
)


def list_flank_attack_choose(s: Store) -> Sequence[int]:
    """What may be answered at `flank_attack/choose`."""
    h = s[1794]
    p = s[1791]
    stacks = s[1796]
    codes: list[int] = []
    # ''
    same_0 = CELLS_data_1[h]
    same_1 = s[1911 + p]
    same_2 = s[1866]
    for a in SETS[same_0]:
        if a > same_2 and value_may_strike(s, p, a, h) and some_activate_choose_5(s, same_1, a, h) and stacks.bit_count() + 1 + count_activate_choose(s, same_0, same_1, a, h, p) >= 2:
            codes.append(a)
    if stacks.bit_count() >= 2 and (some_flank_attack_choose(s, h, stacks) or some_flank_attack_choose_4(s, h, stacks)):
        codes.append(600)
    if stacks.bit_count() >= 1 and not (stacks.bit_count() >= 2 and (some_flank_attack_choose(s, h, stacks) or some_flank_attack_choose_4(s, h, stacks))):
        codes.append(601)
    return codes


def do_flank_attack_choose(s: Store, a: int) -> int:
    """At `flank_attack/choose`, `` is given. @20.1-d"""
    s[1796] = s[1796] | BIT_OF[a]  # flank_attack.stacks := flank_attack.stacks with flank_attack.a
    s[1795] = a  # flank_attack.a
    s[1866] = a  # "flank_attack.a last" := flank_attack.a
    return 78  # flank_attack/choose watched


def may_flank_attack_choose(s: Store, a: int) -> object:
    """Whether `` may be given.

    flank_attack.a > "flank_attack.a last" @20.1-d
    adjacent(flank_attack.h, flank_attack.a) on Hex @20.1-d
    may_strike(flank_attack.p, flank_attack.a, flank_attack.h) and some(u in Unit within ("Unit.side by
      value"[flank_attack.p] meet "Unit.place by value"[flank_attack.a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = flank_attack.h))
    size(flank_attack.stacks) + 1 + count(one in Hex within "data 1"(flank_attack.h) where one > flank_attack.a and
      may_strike(flank_attack.p, one, flank_attack.h) and some(u in Unit within ("Unit.side by value"[flank_attack.p]
      meet "Unit.place by value"[one]) where may_melee(u) and (not Unit.fired[u] or Unit.shot_at[u] = flank_attack.h)))
      >= 2 @20.1-d
    """
    return a > s[1866] and NEAR_Hex[a] >> s[1794] & 1 and (value_may_strike(s, s[1791], a, s[1794]) and some_flank_attack_choose_7(s, a)) and s[1796].bit_count() + 1 + count_flank_attack_choose(s, a) >= 2


def do_flank_attack_choose_done(s: Store) -> int:
    """At `flank_attack/choose`, `done` is given. @20.1-d"""
    s[1673] = s[1794]  # flanked := flank_attack.h
    s[1674] = s[1796]  # flank_from := flank_attack.stacks
    s[1866] = -1  # "flank_attack.a last" := -1
    s[1795] = 0  # flank_attack.a := 0101
    return 79  # flank_attack/loop


def may_flank_attack_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    size(flank_attack.stacks) >= 2 @20.1-d
    some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 4"(d))) or some(d
      in 0..5 where some(a in 0..599 within flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and
      some(b in 0..599 within flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 5"(d)) and some(c
      in 0..599 within flank_attack.stacks where direction(flank_attack.h, c) on Hex = "data 6"(d)))
    """
    return s[1796].bit_count() >= 2 and (some_flank_attack_choose_9(s) or some_flank_attack_choose_12(s))


def do_flank_attack_choose_start_over(s: Store) -> int:
    """At `flank_attack/choose`, `start_over` is given. @20.1-d"""
    s[1796] = 0  # flank_attack.stacks := empty
    s[1866] = -1  # "flank_attack.a last" := -1
    return 78  # flank_attack/choose watched


def may_flank_attack_choose_start_over(s: Store) -> object:
    """Whether `start_over` may be given.

    size(flank_attack.stacks) >= 1 @20.1-d
    not (size(flank_attack.stacks) >= 2 and (some(d in 0..5 where some(a in 0..599 within flank_attack.stacks where
      direction(flank_attack.h, a) on Hex = d) and some(b in 0..599 within flank_attack.stacks where
      direction(flank_attack.h, b) on Hex = "data 4"(d))) or some(d in 0..5 where some(a in 0..599 within
      flank_attack.stacks where direction(flank_attack.h, a) on Hex = d) and some(b in 0..599 within
      flank_attack.stacks where direction(flank_attack.h, b) on Hex = "data 5"(d)) and some(c in 0..599 within
      flank_attack.stacks where direction(flank_attack.h, c) on Hex = "data 6"(d))))) @20.1-d
    """
    return s[1796].bit_count() >= 1 and not (s[1796].bit_count() >= 2 and (some_flank_attack_choose_9(s) or some_flank_attack_choose_12(s)))


def play_flank_attack_choose(s: Store, code: int) -> int:
    """At `flank_attack/choose`, an answer is given by its code."""
    if code < 600:
        return do_flank_attack_choose(s, code)
    if code < 601:
        return do_flank_attack_choose_done(s)
    return do_flank_attack_choose_start_over(s)


PLACE_flank_attack_choose: Final = Place(
    'flank_attack/choose',
    'choice',
    ('20.1-d',),
    'flank_attack',
    (
        Option('', ((1795, KIND_Hex),), may_flank_attack_choose, ('20.1-d',), (
            Guard(lambda s, a: a > s[1866], ('20.1-d',), 'the next in order', need=lambda s, a: KIND_Hex.value(s[1866]), have=lambda s, a: KIND_Hex.value(a)),
            Guard(lambda s, a: NEAR_Hex[a] >> s[1794] & 1, ('20.1-d',), 'a in neighbours(h)', need=lambda s, a: True, have=lambda s, a: bool(NEAR_Hex[a] >> s[1794] & 1)),
            Guard(lambda s, a: value_may_strike(s, s[1791], a, s[1794]) and some_flank_attack_choose_7(s, a), (), 'strikes_from(p, a, h)'),
            Guard(lambda s, a: s[1796].bit_count() + 1 + count_flank_attack_choose(s, a) >= 2, ('20.1-d',), 'enough others behind it', need=lambda s, a: 2, have=lambda s, a: s[1796].bit_count() + 1 + count_flank_attack_choose(s, a)),
        )),
        Option('done', (), may_flank_attack_choose_done, ('20.1-d',), (
            Guard(lambda s: s[1796].bit_count() >= 2, ('20.1-d',), 'enough of them', need=lambda s: 2, have=lambda s: s[1796].bit_count()),
            Guard(lambda s: some_flank_attack_choose_9(s) or some_flank_attack_choose_12(s), (), '(some d in Compass where (some a in stacks where direction(h, a) = d) and (some b in stacks where direction(h, b) = turned(d, 3))) or (some d in Compass where (some a in stacks where direction(h, a) = d) and (some b in stacks where direction(h, b) = turned(d, 2)) and (some c in stacks where direction(h, c) = turned(d, 4)))'),
        )),
        Option('start_over', (), may_flank_attack_choose_start_over, ('20.1-d',), (
            Guard(lambda s: s[1796].bit_count() >= 1, ('20.1-d',), 'a set that is begun', need=lambda s: 1, have=lambda s: s[1796].bit_count()),
            Guard(lambda s: not (s[1796].bit_count() >= 2 and (some_flank_attack_choose_9(s) or some_flank_attack_choose_12(s))), ('20.1-d',), 'a set that cannot be taken'),
        )),
    ),
    lambda s: s[1791],
    False,
)


def list_flank_attack_choose_a(s: Store) -> Sequence[int]:
    """What may be answered at `flank_attack/choose a`."""
    return SETS[s[1796]]


def do_flank_attack_choose_a(s: Store, a: int) -> int:
    """At `flank_attack/choose a`, the value of `a` is given. @10.3-d @20.1-e"""
    h = s[1794]
    s[1796] = s[1796] ^ BIT_OF[a]  # flank_attack.stacks := flank_attack.stacks without flank_attack.a
    if not s[1911 + 1 - s[1791]] & s[1913 + h]:
        s[1650] = 0  # outcome := empty @20.1-f
    s[1710] = s[1791]  # assault.p := flank_attack.p
    s[1795] = a  # flank_attack.a
    s[1711] = a  # assault.a := flank_attack.a
    s[1712] = h  # assault.h := flank_attack.h
    s[1893] = 1  # return.assault := 1
    s[1713] = a  # assault.base := flank_attack.a
    s[1714] = h  # assault.goal := flank_attack.h
    s[1715] = 1  # assault.more := yes
    s[1656] = 2000000  # rolls_from := none
    return 61  # assault/loop


def may_flank_attack_choose_a(s: Store, a: int) -> object:
    """Whether the value of `a` may be given.

    flank_attack.a in flank_attack.stacks @10.3-d @20.1-e
    """
    return s[1796] >> a & 1


def roll_flank_attack_choose_a(s: Store, rand: Callable[[], float]) -> int:
    """Answers `flank_attack/choose a` at random; -1 if nothing may be answered."""
    set_0 = s[1796]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_flank_attack_choose_a(s, nth_member(set_0, place))


PLACE_flank_attack_choose_a: Final = Place(
    'flank_attack/choose a',
    'choice',
    ('10.3-d', '20.1-e'),
    'a',
    (
        Option('', ((1795, KIND_Hex),), may_flank_attack_choose_a, ('10.3-d', '20.1-e'), (
            Guard(lambda s, a: s[1796] >> a & 1, ('10.3-d', '20.1-e'), 'a in stacks'),
        )),
    ),
    lambda s: s[1791],
    True,
)


def list_flank_attack_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `flank_attack/choose h`."""
    return SETS[s[1792]]


def do_flank_attack_choose_h(s: Store, h: int) -> int:
    """At `flank_attack/choose h`, the value of `h` is given."""
    s[1794] = h  # flank_attack.h
    s[1796] = 0  # flank_attack.stacks := empty
    s[1866] = -1  # "flank_attack.a last" := -1
    return 78  # flank_attack/choose watched


def may_flank_attack_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    flank_attack.h in flank_attack.held
    """
    return s[1792] >> h & 1


def roll_flank_attack_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `flank_attack/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1792]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_flank_attack_choose_h(s, nth_member(set_0, place))


PLACE_flank_attack_choose_h: Final = Place(
    'flank_attack/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1794, KIND_Hex),), may_flank_attack_choose_h, (), (
            Guard(lambda s, h: s[1792] >> h & 1, (), 'h in held'),
        )),
    ),
    lambda s: s[1791],
    True,
)


def list_flight_choose_t(s: Store) -> Sequence[int]:
    """What may be answered at `flight/choose t`."""
    return [t for t in SETS[CELLS_data_3[(1 if s[33] == 0 else 0)] & CELLS_data_1[s[1734]]] if (not (s[1911 + 1 - s[163 + s[1731]]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0) and (not s[1736] or (value_good_end(s, s[1731], t) or not (s[39] == t or s[40] == t) and some_activate_choose_3(s, t)))]


def do_flight_choose_t(s: Store, t: int) -> int:
    """At `flight/choose t`, the value of `t` is given. @7.10-a @13.4-a @13.4-o"""
    s[1651] = s[1651] | BIT_OF[t]  # trail := trail with flight.t
    s[1677] = s[1731]  # put.u := flight.v
    s[1737] = t  # flight.t
    s[1734] = t  # flight.here := flight.t
    s[1678] = t  # put.h := flight.t
    s[1895] = 2  # return.put := 2
    return 111  # put


def may_flight_choose_t(s: Store, t: int) -> object:
    """Whether the value of `t` may be given.

    adjacent(flight.here, flight.t) on Hex @7.10-a @13.4-a
    open_to_flight(flight.v, flight.t)
    not flight.saved or (good_end(flight.v, flight.t) or not ends_in_camp(flight.t) and some(t in Hex within "data
      3"(scenario = faesulae) where distance(flight.t, t) on Hex <= flight.left and good_end(flight.v, t) and
      open_to_flight(flight.v, t) and path(g in Hex from flight.t to t at most flight.left where
      open_to_flight(flight.v, g) and (g = t or not ends_in_camp(g))))) @13.4-o
    """
    return NEAR_Hex[t] >> s[1734] & 1 and (not (s[1911 + 1 - s[163 + s[1731]]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0) and (not s[1736] or (value_good_end(s, s[1731], t) or not (s[39] == t or s[40] == t) and some_activate_choose_3(s, t)))


PLACE_flight_choose_t: Final = Place(
    'flight/choose t',
    'choice',
    ('7.10-a', '13.4-a'),
    't',
    (
        Option('', ((1737, KIND_Hex),), may_flight_choose_t, ('7.10-a', '13.4-a', '13.4-o'), (
            Guard(lambda s, t: NEAR_Hex[t] >> s[1734] & 1, ('7.10-a', '13.4-a'), 't in neighbours(here)', need=lambda s, t: True, have=lambda s, t: bool(NEAR_Hex[t] >> s[1734] & 1)),
            Guard(lambda s, t: not (s[1911 + 1 - s[163 + s[1731]]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0, (), 'open_to_flight(v, t)', need=lambda s, t: True, have=lambda s, t: bool(not (s[1911 + 1 - s[163 + s[1731]]] & s[1913 + t] or CELLS_data_19[s[33] * 600 + t] or s[1651] >> t & 1) if CELLS_data_38[s[33] * 600 + t] else 0)),
            Guard(lambda s, t: not s[1736] or (value_good_end(s, s[1731], t) or not (s[39] == t or s[40] == t) and some_activate_choose_3(s, t)), ('13.4-o',), 'not saved or leads_out(v, t, left)'),
        )),
    ),
    lambda s: s[163 + s[1731]],
    True,
)


def list_flight_roll_n(s: Store) -> Sequence[int]:
    """What may be answered at `flight/roll n`."""
    return (0, 1, 2, 3, 4, 5)


def do_flight_roll_n(s: Store, code: int) -> int:
    """At `flight/roll n`, the value of `n` is given. @12.0-o @13.3-a @13.3-b"""
    n = code + 1
    s[1734] = s[1732]  # flight.here := flight.h
    s[1733] = n  # flight.n
    s[1652] = n  # far := flight.n
    s[1735] = n  # flight.left := flight.n
    return 81  # flight/loop


PLACE_flight_roll_n: Final = Place(
    'flight/roll n',
    'chance',
    ('12.0-o', '13.3-a', '13.3-b'),
    'n',
    (
        Option('', ((1733, KIND_1_6),), None, ('12.0-o', '13.3-a', '13.3-b'), ()),
    ),
    lambda s: s[163 + s[1731]],
    True,
)


def list_flight_roll_s(s: Store) -> Sequence[int]:
    """What may be answered at `flight/roll s`."""
    return (0, 1, 2, 3, 4, 5)


def do_flight_roll_s(s: Store, code: int) -> int:
    """At `flight/roll s`, the value of `s` is given."""
    its_0_flight_s = code + 1
    t = s[1737]
    v = s[1731]
    if its_0_flight_s <= 3:
        # Unit.tactic[flight.v] := none
        at = 1483 + v
        bit = 1 << at - 1483
        if s[at] == 0:
            s[2515] &= ~bit
        if s[at] == 1:
            s[2516] &= ~bit
        s[at] = 2000000
        # move Unit.place[flight.v] to eliminated
        at = 43 + v
        bit = 1 << at - 43
        s[s[at] + 1913] &= ~bit
        s[2514] |= bit
        s[at] = 601
        if not s[43 + v] == t or (s[39] == t or s[40] == t):
            s[1735] = 0  # flight.left := 0 @18.1-d
        s[1738] = its_0_flight_s  # flight.s
        s[1679] = 0  # eliminate.u := stilicho
        s[1891] = 0  # return.eliminate := 0
        return 81  # flight/loop
    if not s[43 + v] == t or (s[39] == t or s[40] == t):
        s[1735] = 0  # flight.left := 0 @18.1-d
    s[1738] = its_0_flight_s  # flight.s
    return 81  # flight/loop


PLACE_flight_roll_s: Final = Place(
    'flight/roll s',
    'chance',
    (),
    's',
    (
        Option('', ((1738, KIND_1_6),), None, (), ()),
    ),
    lambda s: s[163 + s[1731]],
    True,
)


def list_garrison_faesulae_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `garrison_faesulae/choose h`."""
    return [h for h in range(600) if value_may_deploy(s, s[1762], h)]


def do_garrison_faesulae_choose_h(s: Store, h: int) -> int:
    """At `garrison_faesulae/choose h`, the value of `h` is given. @21.1.rom-i"""
    # move Unit.place[garrison_faesulae.u] to garrison_faesulae.h
    at = 43 + s[1762]
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[h + 1913] |= bit
    s[at] = h
    s[1763] = h  # garrison_faesulae.h
    return 88  # garrison_faesulae/each u next


def may_garrison_faesulae_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_deploy(garrison_faesulae.u, garrison_faesulae.h) @21.1.rom-i
    """
    return value_may_deploy(s, s[1762], h)


PLACE_garrison_faesulae_choose_h: Final = Place(
    'garrison_faesulae/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1763, KIND_Hex),), may_garrison_faesulae_choose_h, ('21.1.rom-i',), (
            Guard(lambda s, h: value_may_deploy(s, s[1762], h), ('21.1.rom-i',), 'may_deploy(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_deploy(s, s[1762], h))),
        )),
    ),
    lambda s: 0,
    True,
)


def list_garrison_faesulae_choose_h_2(s: Store) -> Sequence[int]:
    """What may be answered at `garrison_faesulae/choose h 2`."""
    return [h for h in range(600) if value_may_deploy(s, s[1762], h)]


def do_garrison_faesulae_choose_h_2(s: Store, h: int) -> int:
    """At `garrison_faesulae/choose h 2`, the value of `h` is given. @21.1.rom-h"""
    # move Unit.place[garrison_faesulae.u] to garrison_faesulae.h
    at = 43 + s[1762]
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[h + 1913] |= bit
    s[at] = h
    s[1763] = h  # garrison_faesulae.h
    return 87  # garrison_faesulae/each u 2 next


def may_garrison_faesulae_choose_h_2(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    may_deploy(garrison_faesulae.u, garrison_faesulae.h) @21.1.rom-h
    """
    return value_may_deploy(s, s[1762], h)


PLACE_garrison_faesulae_choose_h_2: Final = Place(
    'garrison_faesulae/choose h 2',
    'choice',
    (),
    'h',
    (
        Option('', ((1763, KIND_Hex),), may_garrison_faesulae_choose_h_2, ('21.1.rom-h',), (
            Guard(lambda s, h: value_may_deploy(s, s[1762], h), ('21.1.rom-h',), 'may_deploy(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_deploy(s, s[1762], h))),
        )),
    ),
    lambda s: 0,
    True,
)


def list_impulses_roll_m(s: Store) -> Sequence[int]:
    """What may be answered at `impulses/roll m`."""
    return members_18(s[1908])


def arrive_impulses_roll_m(s: Store) -> int:
    """There must be an answer at `impulses/roll m`."""
    for code in members_18(s[1908]):
        m = code
        return 22
    raise nothing_comes(True, ('2.9-g', '4.1-b', '5.2-a', '5.3-a'))


def do_impulses_roll_m(s: Store, m: int) -> int:
    """At `impulses/roll m`, the value of `m` is given. @2.9-g @4.1-b @5.2-a @5.3-a"""
    its_0_shield_walls = s[29]
    if CELLS_Marker_effort[m]:
        # move Marker.tray[impulses.m] to discarded @6.6.1-b @6.8-c
        at = 1603 + m
        bit = 1 << at - 1603
        s[s[at] + 1907] &= ~bit
        s[at] = 3
    else:
        # move Marker.tray[impulses.m] to box @6.6.2-b @6.8-a
        at = 1603 + m
        bit = 1 << at - 1603
        s[s[at] + 1907] &= ~bit
        s[1909] |= bit
        s[at] = 2
    s[1681] = m  # impulses.m
    s[1682] = 0  # dispose.m := m_event
    if CELLS_Marker_event[m]:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 10  # event_marker/roll die
    if s[1621 + m] != 2000000:
        p = s[1621 + m]
        for u in range(120):
            s[403 + u] = 0  # Unit.active[activation.u] := no
            s[523 + u] = 0  # Unit.moved[activation.u] := no
            s[763 + u] = 0  # Unit.fired[activation.u] := no
            s[883 + u] = 2000000  # Unit.shot_at[activation.u] := none @6.7-a @11.8-b
        s[1690] = 0
        s[1640] = CELLS_Marker_leads[m]  # marked := Marker.leads(impulses.m)
        s[1641] = CELLS_Marker_calls[m]  # called := Marker.calls(impulses.m)
        s[1683] = m  # impulse.m := impulses.m
        s[1684] = p  # impulse.p := Marker.owner[impulses.m]
        s[1688] = m  # activation.m := impulses.m
        s[1689] = p  # activation.p := impulse.p
        s[1841] = 1  # during.activation := yes
        s[36] = 2000000  # effort_on := none
        s[1642] = 0  # initiative := no
        if CELLS_Marker_effort[m]:
            its_0_activation_u_as_it_was = set_impulses_roll_m(s, p)
            for u in SETS[its_0_activation_u_as_it_was]:
                if its_0_activation_u_as_it_was >> u & 1:
                    s[403 + u] = 1  # Unit.active[activation.u] := yes @6.6.1-f
            s[1690] = 0
            for u in SETS[s[1911 + p]]:
                if s[163 + u] == p and s[403 + u]:
                    s[643 + u] = 0  # Unit.untouched[activation.u] := no @21.1.rom-o
            s[1690] = 0
            if its_0_shield_walls:
                s[36] = p  # effort_on := impulse.p
                s[1841] = 0  # during.activation := no
                s[1688] = 0  # activation.m := m_event
                s[1689] = 0  # activation.p := Roman
                s[1690] = 0  # activation.u := stilicho
                s[1879] = 0  # "activation.u as it was" := empty
                s[1880] = 0  # "activation.u as it was 2" := empty
                s[1696] = p  # movement.p := impulse.p
                s[1845] = 1  # during.movement := yes
                s[1646] = 0  # leaders_turn := no
                s[1645] = 0  # on_the_road := no
                s[1643] = 0  # spent := 0
                s[1644] = 0  # steps := 0
                s[1676] = 0  # ranks_close := no
                s[1815] = p  # walls_first.p := impulse.p
                return 124  # walls_first/loop
            s[36] = p  # effort_on := impulse.p
            s[1841] = 0  # during.activation := no
            s[1688] = 0  # activation.m := m_event
            s[1689] = 0  # activation.p := Roman
            s[1690] = 0  # activation.u := stilicho
            s[1879] = 0  # "activation.u as it was" := empty
            s[1880] = 0  # "activation.u as it was 2" := empty
            s[1696] = p  # movement.p := impulse.p
            s[1845] = 1  # during.movement := yes
            s[1646] = 0  # leaders_turn := no
            s[1645] = 0  # on_the_road := no
            s[1643] = 0  # spent := 0
            s[1644] = 0  # steps := 0
            s[1676] = 0  # ranks_close := no
            return 102  # movement/then 5
        if CELLS_Marker_calls[m] != 2000000:
            its_0_activation_u_as_it_was_2 = set_impulses_roll_m_2(s, p, m)
            for u in SETS[its_0_activation_u_as_it_was_2]:
                if its_0_activation_u_as_it_was_2 >> u & 1:
                    s[403 + u] = 1  # Unit.active[activation.u] := yes @6.1-h @6.1-i @6.3-a @6.3-b @6.3-c @21.2.mrk-d @21.2.mrk-e
            s[1690] = 0
            for u in SETS[s[1911 + p]]:
                if s[163 + u] == p and s[403 + u]:
                    s[643 + u] = 0  # Unit.untouched[activation.u] := no @21.1.rom-o
            s[1690] = 0
            if its_0_shield_walls:
                s[1841] = 0  # during.activation := no
                s[1688] = 0  # activation.m := m_event
                s[1689] = 0  # activation.p := Roman
                s[1690] = 0  # activation.u := stilicho
                s[1879] = 0  # "activation.u as it was" := empty
                s[1880] = 0  # "activation.u as it was 2" := empty
                s[1696] = p  # movement.p := impulse.p
                s[1845] = 1  # during.movement := yes
                s[1646] = 0  # leaders_turn := no
                s[1645] = 0  # on_the_road := no
                s[1643] = 0  # spent := 0
                s[1644] = 0  # steps := 0
                s[1676] = 0  # ranks_close := no
                s[1815] = p  # walls_first.p := impulse.p
                return 124  # walls_first/loop
            s[1841] = 0  # during.activation := no
            s[1688] = 0  # activation.m := m_event
            s[1689] = 0  # activation.p := Roman
            s[1690] = 0  # activation.u := stilicho
            s[1879] = 0  # "activation.u as it was" := empty
            s[1880] = 0  # "activation.u as it was 2" := empty
            s[1696] = p  # movement.p := impulse.p
            s[1845] = 1  # during.movement := yes
            s[1646] = 0  # leaders_turn := no
            s[1645] = 0  # on_the_road := no
            s[1643] = 0  # spent := 0
            s[1644] = 0  # steps := 0
            s[1676] = 0  # ranks_close := no
            return 102  # movement/then 5
        if CELLS_Marker_leads[m] != 2000000:
            if CELLS_data_17[s[43 + CELLS_Marker_leads[m]]] or some_impulses_roll_m(s, p, m):
                s[1692] = CELLS_Marker_leads[m]  # activate.l := Marker.leads(impulses.m)
                if value_wins_at_once(s, 0):
                    s[1691] = p  # activate.p := impulse.p
                    s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                    return 38  # over
                if value_wins_at_once(s, 1):
                    s[1691] = p  # activate.p := impulse.p
                    s[1848] = 1  # winner := Barbarian @3.1-a.2
                    return 38  # over
                s[1691] = p  # activate.p := impulse.p
                return 0  # activate/choose
            for u in SETS[s[1911 + p]]:
                if s[163 + u] == p and s[403 + u]:
                    s[643 + u] = 0  # Unit.untouched[activation.u] := no @21.1.rom-o
            s[1690] = 0
            if its_0_shield_walls:
                s[1841] = 0  # during.activation := no
                s[1688] = 0  # activation.m := m_event
                s[1689] = 0  # activation.p := Roman
                s[1690] = 0  # activation.u := stilicho
                s[1879] = 0  # "activation.u as it was" := empty
                s[1880] = 0  # "activation.u as it was 2" := empty
                s[1696] = p  # movement.p := impulse.p
                s[1845] = 1  # during.movement := yes
                s[1646] = 0  # leaders_turn := no
                s[1645] = 0  # on_the_road := no
                s[1643] = 0  # spent := 0
                s[1644] = 0  # steps := 0
                s[1676] = 0  # ranks_close := no
                s[1815] = p  # walls_first.p := impulse.p
                return 124  # walls_first/loop
            s[1841] = 0  # during.activation := no
            s[1688] = 0  # activation.m := m_event
            s[1689] = 0  # activation.p := Roman
            s[1690] = 0  # activation.u := stilicho
            s[1879] = 0  # "activation.u as it was" := empty
            s[1880] = 0  # "activation.u as it was 2" := empty
            s[1696] = p  # movement.p := impulse.p
            s[1845] = 1  # during.movement := yes
            s[1646] = 0  # leaders_turn := no
            s[1645] = 0  # on_the_road := no
            s[1643] = 0  # spent := 0
            s[1644] = 0  # steps := 0
            s[1676] = 0  # ranks_close := no
            return 102  # movement/then 5
        for u in SETS[s[1911 + p]]:
            if s[163 + u] == p and s[403 + u]:
                s[643 + u] = 0  # Unit.untouched[activation.u] := no @21.1.rom-o
        s[1690] = 0
        if its_0_shield_walls:
            s[1841] = 0  # during.activation := no
            s[1688] = 0  # activation.m := m_event
            s[1689] = 0  # activation.p := Roman
            s[1690] = 0  # activation.u := stilicho
            s[1879] = 0  # "activation.u as it was" := empty
            s[1880] = 0  # "activation.u as it was 2" := empty
            s[1696] = p  # movement.p := impulse.p
            s[1845] = 1  # during.movement := yes
            s[1646] = 0  # leaders_turn := no
            s[1645] = 0  # on_the_road := no
            s[1643] = 0  # spent := 0
            s[1644] = 0  # steps := 0
            s[1676] = 0  # ranks_close := no
            s[1815] = p  # walls_first.p := impulse.p
            return 124  # walls_first/loop
        s[1841] = 0  # during.activation := no
        s[1688] = 0  # activation.m := m_event
        s[1689] = 0  # activation.p := Roman
        s[1690] = 0  # activation.u := stilicho
        s[1879] = 0  # "activation.u as it was" := empty
        s[1880] = 0  # "activation.u as it was 2" := empty
        s[1696] = p  # movement.p := impulse.p
        s[1845] = 1  # during.movement := yes
        s[1646] = 0  # leaders_turn := no
        s[1645] = 0  # on_the_road := no
        s[1643] = 0  # spent := 0
        s[1644] = 0  # steps := 0
        s[1676] = 0  # ranks_close := no
        return 102  # movement/then 5
    return 60  # after_effects/loop


def may_impulses_roll_m(s: Store, m: int) -> object:
    """Whether the value of `m` may be given.

    Marker.tray[impulses.m] = bin @2.9-g @4.1-b @5.2-a @5.3-a
    """
    return s[1603 + m] == 1


def roll_impulses_roll_m(s: Store, rand: Callable[[], float]) -> int:
    """Answers `impulses/roll m` at random; -1 if nothing may be answered."""
    set_0 = s[1908]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_impulses_roll_m(s, nth_member(set_0, place))


PLACE_impulses_roll_m: Final = Place(
    'impulses/roll m',
    'chance',
    ('2.9-g', '4.1-b', '5.2-a', '5.3-a'),
    'm',
    (
        Option('', ((1681, KIND_Marker),), may_impulses_roll_m, ('2.9-g', '4.1-b', '5.2-a', '5.3-a'), (
            Guard(lambda s, m: s[1603 + m] == 1, ('2.9-g', '4.1-b', '5.2-a', '5.3-a'), 'something to draw', need=lambda s, m: KIND_Tray.value(1), have=lambda s, m: KIND_Tray.value(s[1603 + m])),
        )),
    ),
    None,
    True,
)


def list_march_unit_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_unit/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[1698]
    for h in SETS[CELLS_data_7[s[43 + same_0]] & CELLS_data_1[s[1699]]]:
        if value_may_enter(s, same_0, h):
            codes.append(h)
    codes.append(600)
    return codes


def do_march_unit_choose(s: Store, h: int) -> int:
    """At `march_unit/choose`, `` is given. @7.0-b @7.2-a @7.3-b @7.10-a"""
    u = s[1698]
    s[1700] = 1 if not (value_ezoc(s, h, s[163 + u]) or (s[39] == h or s[40] == h) or s[1911 + s[163 + u]] & s[1913 + h] & CELLS_data_13[u] & s[2516]) else 0  # march_unit.going := not must_stop(march_unit.u, march_unit.h)
    s[1643] = min(s[1643] + value_step_cost(s, u, s[1699], h), 20)  # spent := min(spent + step_cost(march_unit.u, march_unit.here, march_unit.h), 20)
    s[1644] = min(s[1644] + 1, 12)  # steps := min(steps + 1, 12)
    s[1701] = h  # march_unit.h
    s[1699] = h  # march_unit.here := march_unit.h
    s[1677] = u  # put.u := march_unit.u
    s[1678] = h  # put.h := march_unit.h
    s[1895] = 3  # return.put := 3
    return 111  # put


def may_march_unit_choose(s: Store, h: int) -> object:
    """Whether `` may be given.

    adjacent(march_unit.here, march_unit.h) on Hex @7.0-b @7.2-a @7.3-b @7.10-a
    may_enter(march_unit.u, march_unit.h)
    """
    return NEAR_Hex[h] >> s[1699] & 1 and value_may_enter(s, s[1698], h)


def do_march_unit_choose_pass(s: Store) -> int:
    """At `march_unit/choose`, `pass` is given. @7.0-b @7.2-a @7.3-b @7.10-a"""
    return 91  # march_unit/loop


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
        Option('', ((1701, KIND_Hex),), may_march_unit_choose, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), (
            Guard(lambda s, h: NEAR_Hex[h] >> s[1699] & 1, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), 'h in neighbours(here)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> s[1699] & 1)),
            Guard(lambda s, h: value_may_enter(s, s[1698], h), (), 'may_enter(u, h)', need=lambda s, h: True, have=lambda s, h: bool(value_may_enter(s, s[1698], h))),
        )),
        Option('pass', (), None, ('7.0-b', '7.2-a', '7.3-b', '7.10-a'), ()),
    ),
    lambda s: s[163 + s[1698]],
    False,
)


def list_march_wall_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_wall/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[1829]
    same_1 = s[1827]
    for g in EACH_CELLS_data_1[same_0]:
        if value_wall_may_enter(s, same_1, same_0, g):
            codes.append(g)
    codes.append(600)
    return codes


def do_march_wall_choose(s: Store, g: int) -> int:
    """At `march_wall/choose`, `` is given."""
    p = s[1827]
    s[1830] = 1 if not (some_march_wall_choose(s, g, p) or (s[39] == g or s[40] == g)) else 0  # march_wall.going := not (some(v in Unit within ("Unit.side by value"[1 - march_wall.p] meet set(Unit.place[standing] in "data 1"(march_wall.g) for sta ...
    s[1643] = min(s[1643] + value_wall_cost(s, p, s[1832], g), 20)  # spent := min(spent + wall_cost(march_wall.p, march_wall.before, march_wall.g), 20)
    s[1644] = min(s[1644] + 1, 12)  # steps := min(steps + 1, 12)
    its_0_march_wall_u_as_it_was = s[1911 + p] & s[1913 + s[1832]] & s[2516]
    s[1833] = g  # march_wall.g
    s[1873] = its_0_march_wall_u_as_it_was  # "march_wall.u as it was" := set(one in 0..119 within (("Unit.side by value"[march_wall.p] meet "Unit.place by value"[march_wall.before]) meet "Unit.ta ...
    for u in SETS[its_0_march_wall_u_as_it_was]:
        s[1831] = u
        s[1677] = u  # put.u := march_wall.u
        s[1678] = g  # put.h := march_wall.g
        s[1895] = 4  # return.put := 4
        return 111  # put
    s[1831] = 0
    s[1873] = 0  # "march_wall.u as it was" := empty
    s[1829] = g  # march_wall.here := march_wall.g
    return 92  # march_wall/loop


def may_march_wall_choose(s: Store, g: int) -> object:
    """Whether `` may be given.

    adjacent(march_wall.here, march_wall.g) on Hex
    wall_may_enter(march_wall.p, march_wall.here, march_wall.g)
    """
    return NEAR_Hex[g] >> s[1829] & 1 and value_wall_may_enter(s, s[1827], s[1829], g)


def do_march_wall_choose_pass(s: Store) -> int:
    """At `march_wall/choose`, `pass` is given."""
    return 92  # march_wall/loop


def play_march_wall_choose(s: Store, code: int) -> int:
    """At `march_wall/choose`, an answer is given by its code."""
    if code < 600:
        return do_march_wall_choose(s, code)
    return do_march_wall_choose_pass(s)


PLACE_march_wall_choose: Final = Place(
    'march_wall/choose',
    'choice',
    (),
    'march_wall',
    (
        Option('', ((1833, KIND_Hex),), may_march_wall_choose, (), (
            Guard(lambda s, g: NEAR_Hex[g] >> s[1829] & 1, (), 'g in neighbours(here)', need=lambda s, g: True, have=lambda s, g: bool(NEAR_Hex[g] >> s[1829] & 1)),
            Guard(lambda s, g: value_wall_may_enter(s, s[1827], s[1829], g), (), 'wall_may_enter(p, here, g)', need=lambda s, g: True, have=lambda s, g: bool(value_wall_may_enter(s, s[1827], s[1829], g))),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1827],
    False,
)


def list_march_walls_choose(s: Store) -> Sequence[int]:
    """What may be answered at `march_walls/choose`."""
    return (0, 1)


def do_march_walls_choose_wall_march(s: Store) -> int:
    """At `march_walls/choose`, `wall_march` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 26  # march_walls/choose h


def do_march_walls_choose_no_more_walls(s: Store) -> int:
    """At `march_walls/choose`, `no_more_walls` is given."""
    s[1823] = 0  # march_walls.p := Roman
    s[1824] = 0  # march_walls.held := empty
    s[1825] = 0  # march_walls.u := stilicho
    s[1826] = 0  # march_walls.h := 0101
    return 100  # movement/loop


DO_march_walls_choose: Final = (do_march_walls_choose_wall_march, do_march_walls_choose_no_more_walls)


def play_march_walls_choose(s: Store, code: int) -> int:
    """At `march_walls/choose`, an answer is given by its code."""
    return DO_march_walls_choose[code](s)


PLACE_march_walls_choose: Final = Place(
    'march_walls/choose',
    'choice',
    (),
    'march_walls',
    (
        Option('wall_march', (), None, (), ()),
        Option('no_more_walls', (), None, (), ()),
    ),
    lambda s: s[1823],
    False,
)


def list_march_walls_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `march_walls/choose h`."""
    return SETS[s[1824]]


def do_march_walls_choose_h(s: Store, h: int) -> int:
    """At `march_walls/choose h`, the value of `h` is given."""
    s[1827] = s[1823]  # march_wall.p := march_walls.p
    its_0_march_wall_u_as_it_was_2 = s[1911 + s[1823]] & s[1913 + h] & s[2516]
    for u in SETS[its_0_march_wall_u_as_it_was_2]:
        if its_0_march_wall_u_as_it_was_2 >> u & 1:
            s[523 + u] = 1  # Unit.moved[march_wall.u] := yes
    s[1831] = 0
    s[1826] = h  # march_walls.h
    s[1828] = h  # march_wall.a := march_walls.h
    s[1829] = h  # march_wall.here := march_walls.h
    s[1830] = 1  # march_wall.going := yes
    s[1874] = 0  # "march_wall.u as it was 2" := empty
    return 92  # march_wall/loop


def may_march_walls_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    march_walls.h in march_walls.held
    """
    return s[1824] >> h & 1


def roll_march_walls_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `march_walls/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1824]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_march_walls_choose_h(s, nth_member(set_0, place))


PLACE_march_walls_choose_h: Final = Place(
    'march_walls/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1826, KIND_Hex),), may_march_walls_choose_h, (), (
            Guard(lambda s, h: s[1824] >> h & 1, (), 'h in held'),
        )),
    ),
    lambda s: s[1823],
    True,
)


def list_maximum_effort_choose(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose`."""
    codes: list[int] = []
    if s[2518 + s[1686]] & 196608 & s[1907]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_add_effort(s: Store) -> int:
    """At `maximum_effort/choose`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was = s[2518 + s[1686]] & 196608 & s[1907]
    for m in members_18(its_0_maximum_effort_m_as_it_was):
        if its_0_maximum_effort_m_as_it_was >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1603 + m
            bit = 1 << at - 1603
            s[s[at] + 1907] &= ~bit
            s[1908] |= bit
            s[at] = 1
    s[1687] = 0
    s[1686] = 0  # maximum_effort.p := Roman
    s[1687] = 0  # maximum_effort.m := m_event
    s[1883] = 0  # "maximum_effort.m as it was" := empty
    s[1884] = 0  # "maximum_effort.m as it was 2" := empty
    s[1843] = 1  # during.impulses := yes
    s[1889] = 0  # return.impulses := 0
    return 89  # impulses/loop


def may_maximum_effort_choose_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[2518 + s[1686]] & 196608 & s[1907]


def do_maximum_effort_choose_pass(s: Store) -> int:
    """At `maximum_effort/choose`, `pass` is given."""
    s[1686] = 0  # maximum_effort.p := Roman
    s[1687] = 0  # maximum_effort.m := m_event
    s[1883] = 0  # "maximum_effort.m as it was" := empty
    s[1884] = 0  # "maximum_effort.m as it was 2" := empty
    s[1843] = 1  # during.impulses := yes
    s[1889] = 0  # return.impulses := 0
    return 89  # impulses/loop


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
            Guard(lambda s: s[2518 + s[1686]] & 196608 & s[1907], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[2518 + s[1686]] & 196608 & s[1907])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1686],
    False,
)


def list_maximum_effort_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `maximum_effort/choose 2`."""
    codes: list[int] = []
    if s[2518 + s[1686]] & 196608 & s[1907]:
        codes.append(0)
    codes.append(1)
    return codes


def do_maximum_effort_choose_2_add_effort(s: Store) -> int:
    """At `maximum_effort/choose 2`, `add_effort` is given. @6.6.1-a @6.6.1-c @6.6.1-d"""
    its_0_maximum_effort_m_as_it_was_2 = s[2518 + s[1686]] & 196608 & s[1907]
    for m in members_18(its_0_maximum_effort_m_as_it_was_2):
        if its_0_maximum_effort_m_as_it_was_2 >> m & 1:
            # move Marker.tray[maximum_effort.m] to bin
            at = 1603 + m
            bit = 1 << at - 1603
            s[s[at] + 1907] &= ~bit
            s[1908] |= bit
            s[at] = 1
    s[1687] = 0
    if value_wins_at_once(s, 0):
        s[1884] = 0  # "maximum_effort.m as it was 2" := empty
        s[1686] = 0  # maximum_effort.p := Roman
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1884] = 0  # "maximum_effort.m as it was 2" := empty
        s[1686] = 0  # maximum_effort.p := Roman
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1884] = 0  # "maximum_effort.m as it was 2" := empty
    s[1686] = 0  # maximum_effort.p := Roman
    return 27  # maximum_effort/choose


def may_maximum_effort_choose_2_add_effort(s: Store) -> object:
    """Whether `add_effort` may be given.

    some(m in 0..17 within (("Marker.owner by value"[maximum_effort.p] meet "effort_rom, effort_bar") meet "Marker.tray
      by value"[put_by])) @6.6.1-a @6.6.1-c @6.6.1-d
    """
    return s[2518 + s[1686]] & 196608 & s[1907]


def do_maximum_effort_choose_2_pass(s: Store) -> int:
    """At `maximum_effort/choose 2`, `pass` is given."""
    if value_wins_at_once(s, 0):
        s[1686] = 0  # maximum_effort.p := Roman
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1686] = 0  # maximum_effort.p := Roman
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1686] = 0  # maximum_effort.p := Roman
    return 27  # maximum_effort/choose


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
            Guard(lambda s: s[2518 + s[1686]] & 196608 & s[1907], ('6.6.1-a', '6.6.1-c', '6.6.1-d'), 'some m in markers of p where m.effort and m at put_by', need=lambda s: True, have=lambda s: bool(s[2518 + s[1686]] & 196608 & s[1907])),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1686],
    False,
)


def list_melee_phase_choose(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose`."""
    codes = [0]
    if s[27] and some_flank_attack_choose_a_4(s):
        codes.append(1)
    if not some_flank_attack_choose_a_5(s):
        codes.append(2)
    return codes


def do_melee_phase_choose_strike(s: Store) -> int:
    """At `melee_phase/choose`, `strike` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 30  # melee_phase/choose a


def do_melee_phase_choose_flank(s: Store) -> int:
    """At `melee_phase/choose`, `flank` is given."""
    v = s[1793]
    p = s[1705]
    s[1792] = 0  # flank_attack.held := empty
    for v in SETS[s[1911 + 1 - p]]:
        if s[163 + v] == 1 - p and s[43 + v] <= 599:
            if value_may_flank(s, p, s[43 + v]):
                s[1792] = s[1792] | BIT_OF[s[43 + v]]  # flank_attack.held := flank_attack.held with Unit.place[flank_attack.v]
    s[1793] = 0
    if value_wins_at_once(s, 0):
        s[1791] = p  # flank_attack.p := melee_phase.p
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1791] = p  # flank_attack.p := melee_phase.p
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1791] = p  # flank_attack.p := melee_phase.p
    return 16  # flank_attack/choose h


def may_melee_phase_choose_flank(s: Store) -> object:
    """Whether `flank` may be given.

    flank_attacks
    some(v in Unit within "Unit.side by value"[1 - melee_phase.p] where Unit.place[v] >= 0101 and Unit.place[v] <= 2030
      and may_flank(1 - Unit.side[v], Unit.place[v]))
    """
    return s[27] and some_flank_attack_choose_a_4(s)


def do_melee_phase_choose_done(s: Store) -> int:
    """At `melee_phase/choose`, `done` is given. @10.2-c"""
    return 95  # melee_phase/end


def may_melee_phase_choose_done(s: Store) -> object:
    """Whether `done` may be given.

    not some(u in Unit within "Unit.side by value"[melee_phase.p] where must_melee(u) and may_melee(u) and
      Unit.place[u] >= 0101 and Unit.place[u] <= 2030 and some(h in Hex within "data 7"(Unit.place[u]) where
      may_strike(Unit.side[u], Unit.place[u], h) and (not Unit.fired[u] or Unit.shot_at[u] = h))) @10.2-c
    """
    return not some_flank_attack_choose_a_5(s)


DO_melee_phase_choose: Final = (do_melee_phase_choose_strike, do_melee_phase_choose_flank, do_melee_phase_choose_done)


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
        Option('flank', (), may_melee_phase_choose_flank, (), (
            Guard(lambda s: s[27], (), 'option flank_attacks', need=lambda s: True, have=lambda s: bool(s[27])),
            Guard(lambda s: some_flank_attack_choose_a_4(s), (), 'some v in units of enemy of p where can_be_flanked(v)', need=lambda s: True, have=lambda s: bool(some_flank_attack_choose_a_4(s))),
        )),
        Option('done', (), may_melee_phase_choose_done, ('10.2-c',), (
            Guard(lambda s: not some_flank_attack_choose_a_5(s), ('10.2-c',), 'not (some u in units of p where must_melee(u) and can_strike(u))', need=lambda s: False, have=lambda s: bool(some_flank_attack_choose_a_5(s))),
        )),
    ),
    lambda s: s[1705],
    False,
)


def list_melee_phase_choose_a(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose a`."""
    return SETS[s[1707]]


def do_melee_phase_choose_a(s: Store, a: int) -> int:
    """At `melee_phase/choose a`, the value of `a` is given. @10.3-a @10.3-d @2.9-h"""
    if value_wins_at_once(s, 0):
        s[1708] = a  # melee_phase.a
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1708] = a  # melee_phase.a
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1708] = a  # melee_phase.a
    return 31  # melee_phase/choose h


def may_melee_phase_choose_a(s: Store, a: int) -> object:
    """Whether the value of `a` may be given.

    melee_phase.a in melee_phase.ready @10.3-a @10.3-d @2.9-h
    """
    return s[1707] >> a & 1


def roll_melee_phase_choose_a(s: Store, rand: Callable[[], float]) -> int:
    """Answers `melee_phase/choose a` at random; -1 if nothing may be answered."""
    set_0 = s[1707]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_melee_phase_choose_a(s, nth_member(set_0, place))


PLACE_melee_phase_choose_a: Final = Place(
    'melee_phase/choose a',
    'choice',
    ('10.3-a', '10.3-d', '2.9-h'),
    'a',
    (
        Option('', ((1708, KIND_Hex),), may_melee_phase_choose_a, ('10.3-a', '10.3-d', '2.9-h'), (
            Guard(lambda s, a: s[1707] >> a & 1, ('10.3-a', '10.3-d', '2.9-h'), 'a in ready'),
        )),
    ),
    lambda s: s[1705],
    True,
)


def list_melee_phase_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `melee_phase/choose h`."""
    return [h for h in EACH_CELLS_data_1[s[1708]] if value_may_strike(s, s[1705], s[1708], h) and some_activate_choose_4(s, h)]


def do_melee_phase_choose_h(s: Store, h: int) -> int:
    """At `melee_phase/choose h`, the value of `h` is given. @10.2-f @10.3-c @10.3-h @10.3-j @13.5-a @13.5-b"""
    s[1710] = s[1705]  # assault.p := melee_phase.p
    s[1711] = s[1708]  # assault.a := melee_phase.a
    s[1713] = s[1708]  # assault.base := melee_phase.a
    s[1709] = h  # melee_phase.h
    s[1712] = h  # assault.h := melee_phase.h
    s[1893] = 0  # return.assault := 0
    s[1714] = h  # assault.goal := melee_phase.h
    s[1715] = 1  # assault.more := yes
    s[1656] = 2000000  # rolls_from := none
    return 61  # assault/loop


def may_melee_phase_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    adjacent(melee_phase.a, melee_phase.h) on Hex
    may_strike(melee_phase.p, melee_phase.a, melee_phase.h) and some(u in Unit within ("Unit.side by
      value"[melee_phase.p] meet "Unit.place by value"[melee_phase.a]) where may_melee(u) and (not Unit.fired[u] or
      Unit.shot_at[u] = melee_phase.h)) @10.2-f @10.3-c @10.3-h @10.3-j @13.5-a @13.5-b
    """
    return NEAR_Hex[h] >> s[1708] & 1 and (value_may_strike(s, s[1705], s[1708], h) and some_activate_choose_4(s, h))


PLACE_melee_phase_choose_h: Final = Place(
    'melee_phase/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1709, KIND_Hex),), may_melee_phase_choose_h, ('10.2-f', '10.3-c', '10.3-h', '10.3-j', '13.5-a', '13.5-b'), (
            Guard(lambda s, h: NEAR_Hex[h] >> s[1708] & 1, (), 'h in neighbours(a)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> s[1708] & 1)),
            Guard(lambda s, h: value_may_strike(s, s[1705], s[1708], h) and some_activate_choose_4(s, h), ('10.2-f', '10.3-c', '10.3-h', '10.3-j', '13.5-a', '13.5-b'), 'strikes_from(p, a, h)'),
        )),
    ),
    lambda s: s[1705],
    True,
)


def list_morale_check_roll_dice_1(s: Store) -> Sequence[int]:
    """What may be answered at `morale_check/roll dice.1`."""
    return (0, 1, 2, 3, 4, 5)


def do_morale_check_roll_dice_1(s: Store, code: int) -> int:
    """At `morale_check/roll dice.1`, the value of `dice.1` is given. @16.4-e"""
    its_0_morale_check_dice_1 = code + 1
    if value_wins_at_once(s, 0):
        s[1784] = its_0_morale_check_dice_1  # morale_check.dice.1
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1784] = its_0_morale_check_dice_1  # morale_check.dice.1
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1784] = its_0_morale_check_dice_1  # morale_check.dice.1
    return 33  # morale_check/roll dice.2


PLACE_morale_check_roll_dice_1: Final = Place(
    'morale_check/roll dice.1',
    'chance',
    ('16.4-e',),
    'dice.1',
    (
        Option('', ((1784, KIND_1_6),), None, ('16.4-e',), ()),
    ),
    lambda s: s[1782],
    True,
)


def list_morale_check_roll_dice_2(s: Store) -> Sequence[int]:
    """What may be answered at `morale_check/roll dice.2`."""
    return (0, 1, 2, 3, 4, 5)


def do_morale_check_roll_dice_2(s: Store, code: int) -> int:
    """At `morale_check/roll dice.2`, the value of `dice.2` is given. @16.4-e"""
    its_0_morale_check_dice_2 = code + 1
    if value_wins_at_once(s, 0):
        s[1785] = its_0_morale_check_dice_2  # morale_check.dice.2
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1785] = its_0_morale_check_dice_2  # morale_check.dice.2
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1785] = its_0_morale_check_dice_2  # morale_check.dice.2
    return 34  # morale_check/roll dice.3


PLACE_morale_check_roll_dice_2: Final = Place(
    'morale_check/roll dice.2',
    'chance',
    ('16.4-e',),
    'dice.2',
    (
        Option('', ((1785, KIND_1_6),), None, ('16.4-e',), ()),
    ),
    lambda s: s[1782],
    True,
)


def list_morale_check_roll_dice_3(s: Store) -> Sequence[int]:
    """What may be answered at `morale_check/roll dice.3`."""
    return (0, 1, 2, 3, 4, 5)


def do_morale_check_roll_dice_3(s: Store, code: int) -> int:
    """At `morale_check/roll dice.3`, the value of `dice.3` is given. @16.4-e"""
    its_0_morale_check_dice_3 = code + 1
    p = s[1782]
    dice = s[1784] + s[1785] + its_0_morale_check_dice_3
    if not 3 <= dice <= 18:
        raise out_of_range('morale_check.dice', dice, ('16.4-e',))
    if value_breaks(s, p, dice):
        s[37 + p] = 1  # panicked[morale_check.p] := yes @16.4-h
        its_0_panic_m_as_it_was = s[1908] & (262143 if not s[19] else s[2518 + p])
        for m in members_18(its_0_panic_m_as_it_was):
            if its_0_panic_m_as_it_was >> m & 1:
                # move Marker.tray[panic.m] to box @16.4-g
                at = 1603 + m
                bit = 1 << at - 1603
                s[s[at] + 1907] &= ~bit
                s[1909] |= bit
                s[at] = 2
        s[1788] = 0
        s[1786] = its_0_morale_check_dice_3  # morale_check.dice.3
        s[1783] = dice  # morale_check.dice := morale_check.dice.1 + morale_check.dice.2 + morale_check.dice.3 @16.4-e
        s[1787] = 0  # panic.p := Roman
        s[1788] = 0  # panic.m := m_event
        s[1859] = 0  # "panic.m as it was" := empty
        return 98  # morale_check/end
    its_0_rally_at_once_u_as_it_was_3 = set_morale_check_roll_dice_3(s, p)
    for u in SETS[its_0_rally_at_once_u_as_it_was_3]:
        if its_0_rally_at_once_u_as_it_was_3 >> u & 1:
            # Unit.order[rally_at_once.u] := good
            at = 283 + u
            bit = 1 << at - 283
            if s[at] == 0:
                s[2521] &= ~bit
            if s[at] == 1:
                s[2522] &= ~bit
            s[2521] |= bit
            s[at] = 0
    s[1790] = 0
    its_0_rally_at_once_u_as_it_was_2 = set_morale_check_roll_dice_3_2(s, p)
    for u in SETS[its_0_rally_at_once_u_as_it_was_2]:
        if its_0_rally_at_once_u_as_it_was_2 >> u & 1:
            # Unit.order[rally_at_once.u] := good
            at = 283 + u
            bit = 1 << at - 283
            if s[at] == 0:
                s[2521] &= ~bit
            if s[at] == 1:
                s[2522] &= ~bit
            s[2521] |= bit
            s[at] = 0
    s[1790] = 0
    its_0_rally_at_once_u_as_it_was = set_morale_check_roll_dice_3_3(s, p)
    for u in SETS[its_0_rally_at_once_u_as_it_was]:
        if its_0_rally_at_once_u_as_it_was >> u & 1:
            # Unit.order[rally_at_once.u] := good
            at = 283 + u
            bit = 1 << at - 283
            if s[at] == 0:
                s[2521] &= ~bit
            if s[at] == 1:
                s[2522] &= ~bit
            s[2521] |= bit
            s[at] = 0
    s[1790] = 0
    if p == 1:
        s[1670] = 1  # fury_due := yes @16.4-n
    s[1786] = its_0_morale_check_dice_3  # morale_check.dice.3
    s[1783] = dice  # morale_check.dice := morale_check.dice.1 + morale_check.dice.2 + morale_check.dice.3 @16.4-e
    s[1789] = 0  # rally_at_once.p := Roman
    s[1790] = 0  # rally_at_once.u := stilicho
    s[1860] = 0  # "rally_at_once.u as it was" := empty
    s[1861] = 0  # "rally_at_once.u as it was 2" := empty
    s[1862] = 0  # "rally_at_once.u as it was 3" := empty
    return 98  # morale_check/end


PLACE_morale_check_roll_dice_3: Final = Place(
    'morale_check/roll dice.3',
    'chance',
    ('16.4-e',),
    'dice.3',
    (
        Option('', ((1786, KIND_1_6),), None, ('16.4-e',), ()),
    ),
    lambda s: s[1782],
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
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 36  # movement/choose v


def do_movement_choose_road_march(s: Store) -> int:
    """At `movement/choose`, `road_march` is given. @7.8-a"""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 37  # movement/choose v 2


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
    return 99  # movement/end


DO_movement_choose: Final = (do_movement_choose_march, do_movement_choose_road_march, do_movement_choose_done)


def play_movement_choose(s: Store, code: int) -> int:
    """At `movement/choose`, an answer is given by its code."""
    return DO_movement_choose[code](s)


def spin_movement_choose(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:
    """Answers `movement/choose`, `movement/choose v`, `movement/choose v 2` at random until play goes elsewhere.

    Gives the place and how many answers that took.
    """
    slot_1643 = s[1643]
    slot_1644 = s[1644]
    slot_1645 = s[1645]
    slot_1646 = s[1646]
    slot_1696 = s[1696]
    slot_1697 = s[1697]
    slot_1698 = s[1698]
    slot_1699 = s[1699]
    slot_1700 = s[1700]
    slot_1701 = s[1701]
    slot_1702 = s[1702]
    slot_1845 = s[1845]
    slot_1847 = s[1847]
    slot_1848 = s[1848]
    slot_1890 = s[1890]
    slot_1904 = s[1904]
    codes: Sequence[int] = ()
    try:
        for count in range(most):
            if here == 35:  # movement/choose
                s[1643] = slot_1643
                s[1644] = slot_1644
                s[1645] = slot_1645
                s[1646] = slot_1646
                s[1696] = slot_1696
                s[1697] = slot_1697
                s[1698] = slot_1698
                s[1699] = slot_1699
                s[1700] = slot_1700
                s[1701] = slot_1701
                s[1702] = slot_1702
                s[1845] = slot_1845
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                s[1904] = slot_1904
                codes = (0, 1, 2) if some_movement_choose(s) else (0, 2)
                code = codes[floor_of(rand() * len(codes))]
                if code == 0:  # march
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 0):
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 1):
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    here = 36
                    continue  # movement/choose v
                if code == 1:  # road_march
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 0):
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 1):
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    here = 37
                    continue  # movement/choose v 2
                slot_1845 = 0  # during.movement := no
                slot_1696 = 0  # movement.p := Roman
                slot_1697 = 0  # movement.v := stilicho
                slot_1847 = 1  # during.restore_stacking := yes
                slot_1890 = 3  # return.restore_stacking := 3
                slot_1702 = 0  # restore_stacking.p := Roman
                return 117, count + 1  # restore_stacking/loop 2
            elif here == 36:  # movement/choose v
                s[1643] = slot_1643
                s[1644] = slot_1644
                s[1645] = slot_1645
                s[1646] = slot_1646
                s[1696] = slot_1696
                s[1697] = slot_1697
                s[1698] = slot_1698
                s[1699] = slot_1699
                s[1700] = slot_1700
                s[1701] = slot_1701
                s[1702] = slot_1702
                s[1845] = slot_1845
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                s[1904] = slot_1904
                codes = [v for v in SETS[s[1911 + slot_1696] & 0xffffffffffffffffffffffffffe0ff] if value_may_move(s, v)]
                if not codes:
                    return 36, count
                v = codes[floor_of(rand() * len(codes))]
                if s[43 + v] <= 599:
                    slot_1699 = s[43 + v]  # march_unit.here := Unit.place[march_unit.u]
                    s[523 + v] = 1  # Unit.moved[march_unit.u] := yes @7.3-a
                    slot_1646 = 1 if CELLS_Unit_type[v] == 0 else 0  # leaders_turn := Unit.type(march_unit.u) = leader
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if some_movement_choose_2(s, v):
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 0):
                            slot_1697 = v  # movement.v
                            slot_1698 = v  # march_unit.u := movement.v
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1700 = 0  # march_unit.going := no
                            slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                            return 38, count + 1  # over
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 1):
                            slot_1697 = v  # movement.v
                            slot_1698 = v  # march_unit.u := movement.v
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1700 = 0  # march_unit.going := no
                            slot_1848 = 1  # winner := Barbarian @3.1-a.2
                            return 38, count + 1  # over
                        slot_1697 = v  # movement.v
                        slot_1698 = v  # march_unit.u := movement.v
                        slot_1904 = 0  # return.march_unit := 0
                        slot_1700 = 0  # march_unit.going := no
                        return 23, count + 1  # march_unit/choose
                    slot_1643 = 0  # spent := 0
                    slot_1644 = 0  # steps := 0
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if some_movement_choose_3(s):
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 0):
                            slot_1697 = v  # movement.v
                            slot_1698 = 0  # march_unit.u := stilicho
                            slot_1699 = 0  # march_unit.here := 0101
                            slot_1700 = 0  # march_unit.going := no
                            slot_1701 = 0  # march_unit.h := 0101
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                            return 38, count + 1  # over
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 1):
                            slot_1697 = v  # movement.v
                            slot_1698 = 0  # march_unit.u := stilicho
                            slot_1699 = 0  # march_unit.here := 0101
                            slot_1700 = 0  # march_unit.going := no
                            slot_1701 = 0  # march_unit.h := 0101
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1848 = 1  # winner := Barbarian @3.1-a.2
                            return 38, count + 1  # over
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        here = 35
                        continue  # movement/choose
                    slot_1697 = v  # movement.v
                    slot_1698 = 0  # march_unit.u := stilicho
                    slot_1699 = 0  # march_unit.here := 0101
                    slot_1700 = 0  # march_unit.going := no
                    slot_1701 = 0  # march_unit.h := 0101
                    slot_1904 = 0  # return.march_unit := 0
                    return 99, count + 1  # movement/end
                s[1643] = slot_1643
                s[1644] = slot_1644
                s[1645] = slot_1645
                s[1646] = slot_1646
                s[1696] = slot_1696
                s[1697] = slot_1697
                s[1698] = slot_1698
                s[1699] = slot_1699
                s[1700] = slot_1700
                s[1701] = slot_1701
                s[1702] = slot_1702
                s[1845] = slot_1845
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                s[1904] = slot_1904
                if some_movement_choose_3(s):
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 0):
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 1):
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    slot_1697 = v  # movement.v
                    slot_1698 = 0  # march_unit.u := stilicho
                    slot_1699 = 0  # march_unit.here := 0101
                    slot_1700 = 0  # march_unit.going := no
                    slot_1701 = 0  # march_unit.h := 0101
                    slot_1904 = 0  # return.march_unit := 0
                    here = 35
                    continue  # movement/choose
                slot_1698 = 0  # march_unit.u := stilicho
                slot_1699 = 0  # march_unit.here := 0101
                slot_1700 = 0  # march_unit.going := no
                slot_1701 = 0  # march_unit.h := 0101
                slot_1904 = 0  # return.march_unit := 0
                slot_1845 = 0  # during.movement := no
                slot_1696 = 0  # movement.p := Roman
                slot_1697 = 0  # movement.v := stilicho
                slot_1847 = 1  # during.restore_stacking := yes
                slot_1890 = 3  # return.restore_stacking := 3
                slot_1702 = 0  # restore_stacking.p := Roman
                return 117, count + 1  # restore_stacking/loop 2
            else:  # movement/choose v 2
                s[1643] = slot_1643
                s[1644] = slot_1644
                s[1645] = slot_1645
                s[1646] = slot_1646
                s[1696] = slot_1696
                s[1697] = slot_1697
                s[1698] = slot_1698
                s[1699] = slot_1699
                s[1700] = slot_1700
                s[1701] = slot_1701
                s[1702] = slot_1702
                s[1845] = slot_1845
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                s[1904] = slot_1904
                codes = [v for v in SETS[s[1911 + slot_1696] & 0xffffffffffffffffffffffffffe0ff] if value_may_road_march(s, v)]
                if not codes:
                    return 37, count
                v = codes[floor_of(rand() * len(codes))]
                if s[43 + v] <= 599:
                    slot_1699 = s[43 + v]  # march_unit.here := Unit.place[march_unit.u]
                    s[523 + v] = 1  # Unit.moved[march_unit.u] := yes @7.3-a
                    slot_1646 = 1 if CELLS_Unit_type[v] == 0 else 0  # leaders_turn := Unit.type(march_unit.u) = leader
                    slot_1645 = 1  # on_the_road := yes @7.8-e @7.8-f
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if some_movement_choose_2(s, v):
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 0):
                            slot_1697 = v  # movement.v
                            slot_1698 = v  # march_unit.u := movement.v
                            slot_1904 = 1  # return.march_unit := 1
                            slot_1700 = 0  # march_unit.going := no
                            slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                            return 38, count + 1  # over
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 1):
                            slot_1697 = v  # movement.v
                            slot_1698 = v  # march_unit.u := movement.v
                            slot_1904 = 1  # return.march_unit := 1
                            slot_1700 = 0  # march_unit.going := no
                            slot_1848 = 1  # winner := Barbarian @3.1-a.2
                            return 38, count + 1  # over
                        slot_1697 = v  # movement.v
                        slot_1698 = v  # march_unit.u := movement.v
                        slot_1904 = 1  # return.march_unit := 1
                        slot_1700 = 0  # march_unit.going := no
                        return 23, count + 1  # march_unit/choose
                    slot_1643 = 0  # spent := 0
                    slot_1644 = 0  # steps := 0
                    slot_1645 = 0  # on_the_road := no
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if some_movement_choose_3(s):
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 0):
                            slot_1697 = v  # movement.v
                            slot_1698 = 0  # march_unit.u := stilicho
                            slot_1699 = 0  # march_unit.here := 0101
                            slot_1700 = 0  # march_unit.going := no
                            slot_1701 = 0  # march_unit.h := 0101
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                            return 38, count + 1  # over
                        s[1643] = slot_1643
                        s[1644] = slot_1644
                        s[1645] = slot_1645
                        s[1646] = slot_1646
                        s[1696] = slot_1696
                        s[1697] = slot_1697
                        s[1698] = slot_1698
                        s[1699] = slot_1699
                        s[1700] = slot_1700
                        s[1701] = slot_1701
                        s[1702] = slot_1702
                        s[1845] = slot_1845
                        s[1847] = slot_1847
                        s[1848] = slot_1848
                        s[1890] = slot_1890
                        s[1904] = slot_1904
                        if value_wins_at_once(s, 1):
                            slot_1697 = v  # movement.v
                            slot_1698 = 0  # march_unit.u := stilicho
                            slot_1699 = 0  # march_unit.here := 0101
                            slot_1700 = 0  # march_unit.going := no
                            slot_1701 = 0  # march_unit.h := 0101
                            slot_1904 = 0  # return.march_unit := 0
                            slot_1848 = 1  # winner := Barbarian @3.1-a.2
                            return 38, count + 1  # over
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        here = 35
                        continue  # movement/choose
                    slot_1697 = v  # movement.v
                    slot_1698 = 0  # march_unit.u := stilicho
                    slot_1699 = 0  # march_unit.here := 0101
                    slot_1700 = 0  # march_unit.going := no
                    slot_1701 = 0  # march_unit.h := 0101
                    slot_1904 = 0  # return.march_unit := 0
                    return 99, count + 1  # movement/end
                slot_1645 = 0  # on_the_road := no
                s[1643] = slot_1643
                s[1644] = slot_1644
                s[1645] = slot_1645
                s[1646] = slot_1646
                s[1696] = slot_1696
                s[1697] = slot_1697
                s[1698] = slot_1698
                s[1699] = slot_1699
                s[1700] = slot_1700
                s[1701] = slot_1701
                s[1702] = slot_1702
                s[1845] = slot_1845
                s[1847] = slot_1847
                s[1848] = slot_1848
                s[1890] = slot_1890
                s[1904] = slot_1904
                if some_movement_choose_3(s):
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 0):
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        slot_1848 = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                        return 38, count + 1  # over
                    s[1643] = slot_1643
                    s[1644] = slot_1644
                    s[1645] = slot_1645
                    s[1646] = slot_1646
                    s[1696] = slot_1696
                    s[1697] = slot_1697
                    s[1698] = slot_1698
                    s[1699] = slot_1699
                    s[1700] = slot_1700
                    s[1701] = slot_1701
                    s[1702] = slot_1702
                    s[1845] = slot_1845
                    s[1847] = slot_1847
                    s[1848] = slot_1848
                    s[1890] = slot_1890
                    s[1904] = slot_1904
                    if value_wins_at_once(s, 1):
                        slot_1697 = v  # movement.v
                        slot_1698 = 0  # march_unit.u := stilicho
                        slot_1699 = 0  # march_unit.here := 0101
                        slot_1700 = 0  # march_unit.going := no
                        slot_1701 = 0  # march_unit.h := 0101
                        slot_1904 = 0  # return.march_unit := 0
                        slot_1848 = 1  # winner := Barbarian @3.1-a.2
                        return 38, count + 1  # over
                    slot_1697 = v  # movement.v
                    slot_1698 = 0  # march_unit.u := stilicho
                    slot_1699 = 0  # march_unit.here := 0101
                    slot_1700 = 0  # march_unit.going := no
                    slot_1701 = 0  # march_unit.h := 0101
                    slot_1904 = 0  # return.march_unit := 0
                    here = 35
                    continue  # movement/choose
                slot_1698 = 0  # march_unit.u := stilicho
                slot_1699 = 0  # march_unit.here := 0101
                slot_1700 = 0  # march_unit.going := no
                slot_1701 = 0  # march_unit.h := 0101
                slot_1904 = 0  # return.march_unit := 0
                slot_1845 = 0  # during.movement := no
                slot_1696 = 0  # movement.p := Roman
                slot_1697 = 0  # movement.v := stilicho
                slot_1847 = 1  # during.restore_stacking := yes
                slot_1890 = 3  # return.restore_stacking := 3
                slot_1702 = 0  # restore_stacking.p := Roman
                return 117, count + 1  # restore_stacking/loop 2
        return here, most
    finally:
        s[1643] = slot_1643
        s[1644] = slot_1644
        s[1645] = slot_1645
        s[1646] = slot_1646
        s[1696] = slot_1696
        s[1697] = slot_1697
        s[1698] = slot_1698
        s[1699] = slot_1699
        s[1700] = slot_1700
        s[1701] = slot_1701
        s[1702] = slot_1702
        s[1845] = slot_1845
        s[1847] = slot_1847
        s[1848] = slot_1848
        s[1890] = slot_1890
        s[1904] = slot_1904


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
    lambda s: s[1696],
    False,
)


def list_movement_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `movement/choose v`."""
    return [v for v in SETS[s[1911 + s[1696]] & 0xffffffffffffffffffffffffffe0ff] if value_may_move(s, v)]


def do_movement_choose_v(s: Store, v: int) -> int:
    """At `movement/choose v`, the value of `v` is given."""
    s[1697] = v  # movement.v
    s[1698] = v  # march_unit.u := movement.v
    s[1904] = 0  # return.march_unit := 0
    return 90  # march_unit


def may_movement_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.moves(movement.v) > 0 and Unit.side[movement.v] = movement.p
    may_move(movement.v)
    """
    return (CELLS_Unit_moves[v] > 0 and s[163 + v] == s[1696]) and value_may_move(s, v)


PLACE_movement_choose_v: Final = Place(
    'movement/choose v',
    'choice',
    (),
    'v',
    (
        Option('', ((1697, KIND_Unit),), may_movement_choose_v, (), (
            Guard(lambda s, v: CELLS_Unit_moves[v] > 0 and s[163 + v] == s[1696], (), 'v in mobile of p'),
            Guard(lambda s, v: value_may_move(s, v), (), 'may_move(v)', need=lambda s, v: True, have=lambda s, v: bool(value_may_move(s, v))),
        )),
    ),
    lambda s: s[1696],
    True,
)


def list_movement_choose_v_2(s: Store) -> Sequence[int]:
    """What may be answered at `movement/choose v 2`."""
    return [v for v in SETS[s[1911 + s[1696]] & 0xffffffffffffffffffffffffffe0ff] if value_may_road_march(s, v)]


def do_movement_choose_v_2(s: Store, v: int) -> int:
    """At `movement/choose v 2`, the value of `v` is given."""
    s[1697] = v  # movement.v
    s[1645] = 1  # on_the_road := yes @7.8-e @7.8-f
    s[1698] = v  # march_unit.u := movement.v
    s[1904] = 1  # return.march_unit := 1
    return 90  # march_unit


def may_movement_choose_v_2(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.moves(movement.v) > 0 and Unit.side[movement.v] = movement.p
    may_road_march(movement.v)
    """
    return (CELLS_Unit_moves[v] > 0 and s[163 + v] == s[1696]) and value_may_road_march(s, v)


PLACE_movement_choose_v_2: Final = Place(
    'movement/choose v 2',
    'choice',
    (),
    'v',
    (
        Option('', ((1697, KIND_Unit),), may_movement_choose_v_2, (), (
            Guard(lambda s, v: CELLS_Unit_moves[v] > 0 and s[163 + v] == s[1696], (), 'v in mobile of p'),
            Guard(lambda s, v: value_may_road_march(s, v), (), 'may_road_march(v)', need=lambda s, v: True, have=lambda s, v: bool(value_may_road_march(s, v))),
        )),
    ),
    lambda s: s[1696],
    True,
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def list_pitch_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `pitch/choose h`."""
    return [h for h in EACH_CELLS_data_3[(1 if s[33] == 0 else 0)] if value_camp_fits(s, s[1757], h)]


def do_pitch_choose_h(s: Store, h: int) -> int:
    """At `pitch/choose h`, the value of `h` is given."""
    pitch = s[1905]
    # camp[pitch.p] := pitch.h
    at = 39 + s[1757]
    bit = 1 << at - 39
    s[4325 if s[at] == 2000000 else s[at] + 3725] &= ~bit
    s[h + 3725] |= bit
    s[at] = h
    if pitch == 0:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 0  # deploy.p := Roman
        s[1902] = 1  # return.deploy := 1
        return 68  # deploy
    if pitch == 1:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 1  # deploy.p := Barbarian
        s[1902] = 2  # return.deploy := 2
        return 68  # deploy
    if pitch == 2:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 1  # deploy.p := Barbarian
        s[1902] = 3  # return.deploy := 3
        return 68  # deploy
    s[1757] = 0  # pitch.p := Roman
    s[1758] = 0  # pitch.h := 0101
    s[1905] = 0  # return.pitch := 0
    s[1750] = 0  # deploy.p := Roman
    s[1902] = 4  # return.deploy := 4
    return 68  # deploy


def may_pitch_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    camp_fits(pitch.p, pitch.h)
    """
    return value_camp_fits(s, s[1757], h)


PLACE_pitch_choose_h: Final = Place(
    'pitch/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1758, KIND_Hex),), may_pitch_choose_h, (), (
            Guard(lambda s, h: value_camp_fits(s, s[1757], h), (), 'camp_fits(p, h)', need=lambda s, h: True, have=lambda s, h: bool(value_camp_fits(s, s[1757], h))),
        )),
    ),
    lambda s: s[1757],
    True,
)


def list_pursue_choose(s: Store) -> Sequence[int]:
    """What may be answered at `pursue/choose`."""
    codes = [0]
    if not some_pursue_choose(s):
        codes.append(1)
    return codes


def do_pursue_choose_ride_on(s: Store) -> int:
    """At `pursue/choose`, `ride_on` is given."""
    s[1744] = s[1739]  # second_hex.p := pursue.p
    s[1745] = s[1741]  # second_hex.h := pursue.h
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 51  # second_hex/choose g


def do_pursue_choose_halt(s: Store) -> int:
    """At `pursue/choose`, `halt` is given. @14.5-c"""
    return 110  # pursue/end


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
    lambda s: s[1739],
    False,
)


def list_pursue_choose_2(s: Store) -> Sequence[int]:
    """What may be answered at `pursue/choose 2`."""
    codes = [0]
    if not (not s[1654] if s[1650] >> 6 & 1 else 0):
        codes.append(1)
    return codes


def do_pursue_choose_2_follow(s: Store) -> int:
    """At `pursue/choose 2`, `follow` is given. @12.0-l @14.2-a @14.5-d"""
    u = s[1742]
    s[1655] = s[1655] | BIT_OF[u]  # pursuers := pursuers with pursue.u
    if s[1483 + u] == 1:
        its_0_break_wall_v_as_it_was = s[1911 + s[1739]] & s[1913 + s[1740]] & s[2516]
        for v in SETS[its_0_break_wall_v_as_it_was]:
            if its_0_break_wall_v_as_it_was >> v & 1:
                # Unit.tactic[break_wall.v] := none
                at = 1483 + v
                bit = 1 << at - 1483
                if s[at] == 0:
                    s[2515] &= ~bit
                if s[at] == 1:
                    s[2516] &= ~bit
                s[at] = 2000000
        s[1822] = 0
        s[1678] = s[1741]  # put.h := pursue.h
        s[1820] = 0  # break_wall.p := Roman
        s[1821] = 0  # break_wall.h := 0101
        s[1822] = 0  # break_wall.v := stilicho
        s[1864] = 0  # "break_wall.v as it was" := empty
        s[1898] = 0  # return.break_wall := 0
        s[1677] = u  # put.u := pursue.u
        s[1895] = 1  # return.put := 1
        return 111  # put
    s[1678] = s[1741]  # put.h := pursue.h
    s[1677] = u  # put.u := pursue.u
    s[1895] = 1  # return.put := 1
    return 111  # put


def do_pursue_choose_2_stay(s: Store) -> int:
    """At `pursue/choose 2`, `stay` is given. @12.0-l @14.2-a @14.5-d"""
    return 109  # pursue/each u next


def may_pursue_choose_2_stay(s: Store) -> object:
    """Whether `stay` may be given.

    not must_pursue(pursue.u, pursue.a)
    """
    return not (not s[1654] if s[1650] >> 6 & 1 else 0)


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
            Guard(lambda s: not (not s[1654] if s[1650] >> 6 & 1 else 0), (), 'not must_pursue(u, a)', need=lambda s: False, have=lambda s: bool(not s[1654] if s[1650] >> 6 & 1 else 0)),
        )),
    ),
    lambda s: s[1739],
    False,
)


def list_put_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `put/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_put_roll_die(s: Store, code: int) -> int:
    """At `put/roll die`, the value of `die` is given. @18.3-b"""
    die = code + 1
    u = s[1837]
    its_0_18_3_b_found = CELLS_looting[die - 1]
    # camp[1 - Unit.side["event entered.u"]] := none @18.3-b @18.3-c
    at = 39 + 1 - s[163 + u]
    bit = 1 << at - 39
    s[4325 if s[at] == 2000000 else s[at] + 3725] &= ~bit
    s[4325] |= bit
    s[at] = 2000000
    s[41 + 1 - s[163 + u]] = 1  # camp_lost[1 - Unit.side["event entered.u"]] := yes @18.3-b
    if its_0_18_3_b_found == 0:
        s[1782] = value_who_checks(s, s[163 + u])  # morale_check.p := who_checks(Unit.side["event entered.u"])
        s[1839] = die  # 18.3-b.die
        s[1840] = its_0_18_3_b_found  # 18.3-b.found := looting(18.3-b.die) @18.3-b
        s[1896] = 0  # return.morale_check := 0
        return 97  # morale_check
    if its_0_18_3_b_found == 2:
        s[1777] = s[163 + u]  # bring_back.p := Unit.side["event entered.u"]
        s[1839] = die  # 18.3-b.die
        s[1840] = its_0_18_3_b_found  # 18.3-b.found := looting(18.3-b.die) @18.3-b
        s[1897] = 0  # return.bring_back := 0
        return 64  # bring_back
    s[1839] = die  # 18.3-b.die
    s[1840] = its_0_18_3_b_found  # 18.3-b.found := looting(18.3-b.die) @18.3-b
    s[1639] = 1  # run_amok := yes @18.3-b
    s[1648] = 0  # fury := no @18.3-b
    s[1670] = 0  # fury_due := no @18.3-b
    s[36] = 2000000  # effort_on := none @18.3-b
    s[1691] = 0  # activate.p := Roman
    s[1692] = 0  # activate.l := stilicho
    s[1693] = 0  # activate.u := stilicho
    s[1694] = 0  # activate.held := empty
    s[1695] = 0  # activate.h := 0101
    s[1881] = 0  # "activate.u as it was" := empty
    s[1882] = 0  # "activate.u as it was 2" := empty
    s[1841] = 0  # during.activation := no
    s[1688] = 0  # activation.m := m_event
    s[1689] = 0  # activation.p := Roman
    s[1690] = 0  # activation.u := stilicho
    s[1879] = 0  # "activation.u as it was" := empty
    s[1880] = 0  # "activation.u as it was 2" := empty
    s[1710] = 0  # assault.p := Roman
    s[1711] = 0  # assault.a := 0101
    s[1712] = 0  # assault.h := 0101
    s[1713] = 0  # assault.base := 0101
    s[1714] = 0  # assault.goal := 0101
    s[1715] = 0  # assault.more := no
    s[1716] = 0  # assault.u := stilicho
    s[1865] = 0  # "assault.u as it was" := empty
    s[1893] = 0  # return.assault := 0
    s[1776] = 0  # betray.m := m_event
    s[1820] = 0  # break_wall.p := Roman
    s[1821] = 0  # break_wall.h := 0101
    s[1822] = 0  # break_wall.v := stilicho
    s[1864] = 0  # "break_wall.v as it was" := empty
    s[1777] = 0  # bring_back.p := Roman
    s[1778] = 0  # bring_back.n := m_event
    s[1779] = 0  # bring_back.held := empty
    s[1780] = 0  # bring_back.k := m_event
    s[1781] = 0  # bring_back.d := m_event
    s[1897] = 0  # return.bring_back := 0
    s[1797] = 0  # charge_first.p := Roman
    s[1798] = 0  # charge_first.held := empty
    s[1799] = 0  # charge_first.u := stilicho
    s[1800] = 0  # charge_first.a := 0101
    s[1814] = 0  # charges_end.u := stilicho
    s[1871] = 0  # "charges_end.u as it was" := empty
    s[1750] = 0  # deploy.p := Roman
    s[1751] = 0  # deploy.u := stilicho
    s[1752] = 0  # deploy.h := 0101
    s[1869] = 0  # "deploy.u as it was" := empty
    s[1682] = 0  # dispose.m := m_event
    s[1730] = 0  # disrupt.u := stilicho
    s[1679] = 0  # eliminate.u := stilicho
    s[1891] = 0  # return.eliminate := 0
    s[1768] = 0  # enter.c := roman_horse
    s[1769] = 0  # enter.p := Roman
    s[1770] = 1  # enter.die := 1
    s[1771] = 0  # enter.u := stilicho
    s[1772] = 0  # enter.m := m_event
    s[1868] = 0  # "enter.m as it was" := empty
    s[1870] = 0  # "enter.u as it was" := empty
    s[1773] = 1  # event_marker.die := 1
    s[1774] = 0  # event_marker.what := roman_check
    s[1775] = 0  # event_marker.p := Roman
    s[1721] = 0  # fire_phase.p := Roman
    s[1722] = 0  # fire_phase.v := stilicho
    s[1723] = 0  # fire_phase.here := 0101
    s[1724] = 0  # fire_phase.h := 0101
    s[1791] = 0  # flank_attack.p := Roman
    s[1792] = 0  # flank_attack.held := empty
    s[1793] = 0  # flank_attack.v := stilicho
    s[1794] = 0  # flank_attack.h := 0101
    s[1795] = 0  # flank_attack.a := 0101
    s[1796] = 0  # flank_attack.stacks := empty
    s[1866] = -1  # "flank_attack.a last" := -1
    s[1842] = 0  # during.flight := no
    s[1731] = 0  # flight.v := stilicho
    s[1732] = 0  # flight.h := 0101
    s[1733] = 1  # flight.n := 1
    s[1734] = 0  # flight.here := 0101
    s[1735] = 0  # flight.left := 0
    s[1736] = 0  # flight.saved := no
    s[1737] = 0  # flight.t := 0101
    s[1738] = 1  # flight.s := 1
    s[1683] = 0  # impulse.m := m_event
    s[1684] = 0  # impulse.p := Roman
    s[1698] = 0  # march_unit.u := stilicho
    s[1699] = 0  # march_unit.here := 0101
    s[1700] = 0  # march_unit.going := no
    s[1701] = 0  # march_unit.h := 0101
    s[1827] = 0  # march_wall.p := Roman
    s[1828] = 0  # march_wall.a := 0101
    s[1829] = 0  # march_wall.here := 0101
    s[1830] = 0  # march_wall.going := no
    s[1831] = 0  # march_wall.u := stilicho
    s[1832] = 0  # march_wall.before := 0101
    s[1833] = 0  # march_wall.g := 0101
    s[1873] = 0  # "march_wall.u as it was" := empty
    s[1874] = 0  # "march_wall.u as it was 2" := empty
    s[1823] = 0  # march_walls.p := Roman
    s[1824] = 0  # march_walls.held := empty
    s[1825] = 0  # march_walls.u := stilicho
    s[1826] = 0  # march_walls.h := 0101
    s[1834] = 0  # meet_wall.u := stilicho
    s[1835] = 0  # meet_wall.h := 0101
    s[1836] = 0  # meet_wall.w := stilicho
    s[1872] = 0  # "meet_wall.w as it was" := empty
    s[1844] = 0  # during.melee_phase := no
    s[1705] = 0  # melee_phase.p := Roman
    s[1706] = 0  # melee_phase.u := stilicho
    s[1707] = 0  # melee_phase.ready := empty
    s[1708] = 0  # melee_phase.a := 0101
    s[1709] = 0  # melee_phase.h := 0101
    s[1892] = 0  # return.melee_phase := 0
    s[1782] = 0  # morale_check.p := Roman
    s[1783] = 3  # morale_check.dice := 3
    s[1784] = 0  # morale_check.dice.1 := 0
    s[1785] = 0  # morale_check.dice.2 := 0
    s[1786] = 0  # morale_check.dice.3 := 0
    s[1896] = 0  # return.morale_check := 0
    s[1845] = 0  # during.movement := no
    s[1696] = 0  # movement.p := Roman
    s[1697] = 0  # movement.v := stilicho
    s[1766] = 0  # neutrals_arrive.c := roman_horse
    s[1767] = 0  # neutrals_arrive.p := Roman
    s[1867] = 0  # "neutrals_arrive.c as it was" := empty
    s[1787] = 0  # panic.p := Roman
    s[1788] = 0  # panic.m := m_event
    s[1859] = 0  # "panic.m as it was" := empty
    s[1846] = 0  # during.pursue := no
    s[1739] = 0  # pursue.p := Roman
    s[1740] = 0  # pursue.a := 0101
    s[1741] = 0  # pursue.h := 0101
    s[1742] = 0  # pursue.u := stilicho
    s[1743] = 0  # pursue.riding := empty
    s[1863] = 0  # "pursue.u as it was" := empty
    s[1894] = 0  # return.pursue := 0
    s[1677] = 0  # put.u := stilicho
    s[1678] = 0  # put.h := 0101
    s[1895] = 0  # return.put := 0
    s[1789] = 0  # rally_at_once.p := Roman
    s[1790] = 0  # rally_at_once.u := stilicho
    s[1860] = 0  # "rally_at_once.u as it was" := empty
    s[1861] = 0  # "rally_at_once.u as it was 2" := empty
    s[1862] = 0  # "rally_at_once.u as it was 3" := empty
    s[1717] = 0  # resolve.u := stilicho
    s[1718] = 0  # resolve.a := 0101
    s[1719] = 0  # resolve.h := 0101
    s[1720] = 1  # resolve.d := 1
    s[1847] = 0  # during.restore_stacking := no
    s[1702] = 0  # restore_stacking.p := Roman
    s[1703] = 0  # restore_stacking.u := stilicho
    s[1704] = 0  # restore_stacking.v := stilicho
    s[1890] = 0  # return.restore_stacking := 0
    s[1801] = 0  # ride.p := Roman
    s[1802] = 0  # ride.a := 0101
    s[1803] = 0  # ride.here := 0101
    s[1804] = 0  # ride.left := 0
    s[1805] = 0  # ride.u := stilicho
    s[1806] = 0  # ride.first := 0101
    s[1807] = 0  # ride.before := 0101
    s[1808] = 0  # ride.g := 0101
    s[1875] = 0  # "ride.u as it was" := empty
    s[1876] = 0  # "ride.u as it was 2" := empty
    s[1877] = 0  # "ride.u as it was 3" := empty
    s[1809] = 0  # roll_on.p := Roman
    s[1810] = 0  # roll_on.u := stilicho
    s[1811] = 0  # roll_on.bases := empty
    s[1812] = 0  # roll_on.b := 0101
    s[1813] = 0  # roll_on.h := 0101
    s[1856] = 0  # "roll_on.u as it was" := empty
    s[1857] = 0  # "roll_on.u as it was 2" := empty
    s[1744] = 0  # second_hex.p := Roman
    s[1745] = 0  # second_hex.h := 0101
    s[1746] = 0  # second_hex.g := 0101
    s[1747] = 0  # second_hex.u := stilicho
    s[1858] = 0  # "second_hex.u as it was" := empty
    s[1725] = 0  # strike_defender.u := stilicho
    s[1726] = 0  # strike_defender.a := 0101
    s[1727] = 0  # strike_defender.h := 0101
    s[1728] = 0  # strike_defender.v := stilicho
    s[1729] = 0  # strike_defender.firm := no
    s[1815] = 0  # walls_first.p := Roman
    s[1816] = 0  # walls_first.old := empty
    s[1817] = 0  # walls_first.new := empty
    s[1818] = 0  # walls_first.u := stilicho
    s[1819] = 0  # walls_first.h := 0101
    s[1878] = 0  # "walls_first.u as it was" := empty
    s[1843] = 0  # during.impulses := no
    s[1681] = 0  # impulses.m := m_event
    s[1889] = 0  # return.impulses := 0
    return 83  # game_turn/then


PLACE_put_roll_die: Final = Place(
    'put/roll die',
    'chance',
    ('18.3-b',),
    'die',
    (
        Option('', ((1839, KIND_1_6),), None, ('18.3-b',), ()),
    ),
    lambda s: s[163 + s[1837]],
    True,
)


def list_resolve_choose(s: Store) -> Sequence[int]:
    """What may be answered at `resolve/choose`."""
    return (0, 1)


def do_resolve_choose_claim_the_hex(s: Store) -> int:
    """At `resolve/choose`, `claim_the_hex` is given. @10.4-m"""
    return 114  # resolve/roll d watched


def do_resolve_choose_claim_the_hexside(s: Store) -> int:
    """At `resolve/choose`, `claim_the_hexside` is given. @10.4-m"""
    s[1649] = 1  # claims_side := yes
    return 114  # resolve/roll d watched


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
    lambda s: 1 - s[163 + s[1717]],
    False,
)


def list_resolve_roll_d(s: Store) -> Sequence[int]:
    """What may be answered at `resolve/roll d`."""
    return (0, 1, 2, 3, 4, 5)


def do_resolve_roll_d(s: Store, code: int) -> int:
    """At `resolve/roll d`, the value of `d` is given."""
    d = code + 1
    u = s[1717]
    s[1650] = CELLS_crt[d * 9 + max(0, min(8, ((CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], s[1718]) - value_leader_shift(s, 1 - s[163 + u], s[1719]) + (1 if s[36] == s[163 + u] else 0) - (value_side_cover(s, s[163 + u], s[1718], s[1719]) if s[1649] else value_hex_cover(s, s[1719])) - (1 if s[39 + 1 - s[163 + u]] == s[1719] else 0) + (1 if s[39 + s[163 + u]] == s[1718] else 0) + (1 if value_outflanked(s, s[1718], s[1719]) else 0) if s[1647] == 0 else (CELLS_Unit_strength[u] if s[283 + u] == 0 else CELLS_Unit_back_strength[u]) + value_leader_shift(s, s[163 + u], s[1718]) - value_leader_shift(s, 1 - s[163 + u], s[1719]) + 0 - (value_side_cover(s, s[163 + u], s[1718], s[1719]) if s[1649] else value_hex_cover(s, s[1719])) - (1 if s[39 + 1 - s[163 + u]] == s[1719] else 0) + (1 if s[39 + s[163 + u]] == s[1718] else 0)) + (1 if s[1647] == 0 and s[1483 + u] == 0 and CELLS_data_57[s[33] * 1200 + s[1719] * 2 + s[32]] and value_plain_side(s, s[1718], s[1719]) and not (s[39] == s[1719] or s[40] == s[1719]) else 0) - value_wall_cover(s, 1 - s[163 + u], s[1719]) - (1 if s[1647] == 0 and s[1483 + u] == 1 else 0))) - 9]  # outcome := crt(resolve.d, combat_column(resolve.u, resolve.a, resolve.h)) @10.3-o @11.4-d
    if value_attacker_suffers(s, u, s[1719]):
        s[1720] = d  # resolve.d
        s[1730] = u  # disrupt.u := resolve.u
        s[1900] = 1  # return.disrupt := 1
        return 73  # disrupt
    s[1720] = d  # resolve.d
    return 115  # resolve/then


PLACE_resolve_roll_d: Final = Place(
    'resolve/roll d',
    'chance',
    (),
    'd',
    (
        Option('', ((1720, KIND_1_6),), None, (), ()),
    ),
    lambda s: s[163 + s[1717]],
    True,
)


def list_restore_stacking_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `restore_stacking/choose v`."""
    return SETS[s[1911 + s[1702]] & s[1913 + s[43 + s[1703]]]]


def do_restore_stacking_choose_v(s: Store, v: int) -> int:
    """At `restore_stacking/choose v`, the value of `v` is given. @8.5-a"""
    # Unit.tactic[restore_stacking.v] := none
    at = 1483 + v
    bit = 1 << at - 1483
    if s[at] == 0:
        s[2515] &= ~bit
    if s[at] == 1:
        s[2516] &= ~bit
    s[at] = 2000000
    # move Unit.place[restore_stacking.v] to eliminated
    at = 43 + v
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[2514] |= bit
    s[at] = 601
    s[1704] = v  # restore_stacking.v
    s[1679] = 0  # eliminate.u := stilicho
    s[1891] = 0  # return.eliminate := 0
    return 116  # restore_stacking/loop


def may_restore_stacking_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[restore_stacking.v] = restore_stacking.p and Unit.place[restore_stacking.v] =
      Unit.place[restore_stacking.u] @8.5-a
    """
    return s[163 + v] == s[1702] and s[43 + v] == s[43 + s[1703]]


def roll_restore_stacking_choose_v(s: Store, rand: Callable[[], float]) -> int:
    """Answers `restore_stacking/choose v` at random; -1 if nothing may be answered."""
    set_0 = s[1911 + s[1702]] & s[1913 + s[43 + s[1703]]]
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
        Option('', ((1704, KIND_Unit),), may_restore_stacking_choose_v, ('8.5-a',), (
            Guard(lambda s, v: s[163 + v] == s[1702] and s[43 + v] == s[43 + s[1703]], ('8.5-a',), 'v in units of p at u.place'),
        )),
    ),
    lambda s: s[1702],
    True,
)


def list_restore_stacking_choose_v_2(s: Store) -> Sequence[int]:
    """What may be answered at `restore_stacking/choose v 2`."""
    return SETS[s[1911 + s[1702]] & s[1913 + s[43 + s[1703]]]]


def do_restore_stacking_choose_v_2(s: Store, v: int) -> int:
    """At `restore_stacking/choose v 2`, the value of `v` is given. @8.5-a"""
    # Unit.tactic[restore_stacking.v] := none
    at = 1483 + v
    bit = 1 << at - 1483
    if s[at] == 0:
        s[2515] &= ~bit
    if s[at] == 1:
        s[2516] &= ~bit
    s[at] = 2000000
    # move Unit.place[restore_stacking.v] to eliminated
    at = 43 + v
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[2514] |= bit
    s[at] = 601
    s[1704] = v  # restore_stacking.v
    s[1679] = 0  # eliminate.u := stilicho
    s[1891] = 0  # return.eliminate := 0
    return 117  # restore_stacking/loop 2


def may_restore_stacking_choose_v_2(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[restore_stacking.v] = restore_stacking.p and Unit.place[restore_stacking.v] =
      Unit.place[restore_stacking.u] @8.5-a
    """
    return s[163 + v] == s[1702] and s[43 + v] == s[43 + s[1703]]


def roll_restore_stacking_choose_v_2(s: Store, rand: Callable[[], float]) -> int:
    """Answers `restore_stacking/choose v 2` at random; -1 if nothing may be answered."""
    set_0 = s[1911 + s[1702]] & s[1913 + s[43 + s[1703]]]
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
        Option('', ((1704, KIND_Unit),), may_restore_stacking_choose_v_2, ('8.5-a',), (
            Guard(lambda s, v: s[163 + v] == s[1702] and s[43 + v] == s[43 + s[1703]], ('8.5-a',), 'v in units of p at u.place'),
        )),
    ),
    lambda s: s[1702],
    True,
)


def list_ride_choose(s: Store) -> Sequence[int]:
    """What may be answered at `ride/choose`."""
    codes: list[int] = []
    # ''
    same_0 = s[1803]
    same_1 = s[1801]
    for g in EACH_CELLS_data_1[same_0]:
        if value_may_charge_into(s, same_1, same_0, g):
            codes.append(g)
    codes.append(600)
    return codes


def do_ride_choose(s: Store, g: int) -> int:
    """At `ride/choose`, `` is given."""
    its_0_ride_u_as_it_was = s[1911 + s[1801]] & s[1913 + s[1807]] & s[2515]
    s[1808] = g  # ride.g
    s[1875] = its_0_ride_u_as_it_was  # "ride.u as it was" := set(one in 0..119 within (("Unit.side by value"[ride.p] meet "Unit.place by value"[ride.before]) meet "Unit.tactic by value"[cha ...
    for u in SETS[its_0_ride_u_as_it_was]:
        s[1805] = u
        s[1677] = u  # put.u := ride.u
        s[1678] = g  # put.h := ride.g
        s[1895] = 5  # return.put := 5
        return 111  # put
    s[1805] = 0
    if g == s[1807]:
        s[1804] = 0  # ride.left := 0
    s[1875] = 0  # "ride.u as it was" := empty
    s[1803] = g  # ride.here := ride.g
    return 118  # ride/loop


def may_ride_choose(s: Store, g: int) -> object:
    """Whether `` may be given.

    adjacent(ride.here, ride.g) on Hex
    may_charge_into(ride.p, ride.here, ride.g)
    """
    return NEAR_Hex[g] >> s[1803] & 1 and value_may_charge_into(s, s[1801], s[1803], g)


def do_ride_choose_pass(s: Store) -> int:
    """At `ride/choose`, `pass` is given."""
    if s[1803] == s[1807]:
        s[1804] = 0  # ride.left := 0
    return 118  # ride/loop


def play_ride_choose(s: Store, code: int) -> int:
    """At `ride/choose`, an answer is given by its code."""
    if code < 600:
        return do_ride_choose(s, code)
    return do_ride_choose_pass(s)


PLACE_ride_choose: Final = Place(
    'ride/choose',
    'choice',
    (),
    'ride',
    (
        Option('', ((1808, KIND_Hex),), may_ride_choose, (), (
            Guard(lambda s, g: NEAR_Hex[g] >> s[1803] & 1, (), 'g in neighbours(here)', need=lambda s, g: True, have=lambda s, g: bool(NEAR_Hex[g] >> s[1803] & 1)),
            Guard(lambda s, g: value_may_charge_into(s, s[1801], s[1803], g), (), 'may_charge_into(p, here, g)', need=lambda s, g: True, have=lambda s, g: bool(value_may_charge_into(s, s[1801], s[1803], g))),
        )),
        Option('pass', (), None, (), ()),
    ),
    lambda s: s[1801],
    False,
)


def list_ride_choose_first(s: Store) -> Sequence[int]:
    """What may be answered at `ride/choose first`."""
    return [its_0_ride_first for its_0_ride_first in EACH_CELLS_data_1[s[1802]] if value_may_charge_into(s, s[1801], s[1802], its_0_ride_first)]


def do_ride_choose_first(s: Store, its_0_ride_first: int) -> int:
    """At `ride/choose first`, the value of `first` is given."""
    its_0_ride_u_as_it_was_2 = s[1911 + s[1801]] & s[1913 + s[1802]] & s[2515]
    s[1806] = its_0_ride_first  # ride.first
    s[1876] = its_0_ride_u_as_it_was_2  # "ride.u as it was 2" := set(one in 0..119 within (("Unit.side by value"[ride.p] meet "Unit.place by value"[ride.a]) meet "Unit.tactic by value"[charge ...
    for u in SETS[its_0_ride_u_as_it_was_2]:
        s[1805] = u
        s[1677] = u  # put.u := ride.u
        s[1678] = its_0_ride_first  # put.h := ride.first
        s[1895] = 6  # return.put := 6
        return 111  # put
    s[1805] = 0
    s[1876] = 0  # "ride.u as it was 2" := empty
    s[1803] = its_0_ride_first  # ride.here := ride.first
    s[1804] = 2  # ride.left := 2
    return 118  # ride/loop


def may_ride_choose_first(s: Store, its_0_ride_first: int) -> object:
    """Whether the value of `first` may be given.

    adjacent(ride.a, ride.first) on Hex
    may_charge_into(ride.p, ride.a, ride.first)
    """
    return NEAR_Hex[its_0_ride_first] >> s[1802] & 1 and value_may_charge_into(s, s[1801], s[1802], its_0_ride_first)


PLACE_ride_choose_first: Final = Place(
    'ride/choose first',
    'choice',
    (),
    'first',
    (
        Option('', ((1806, KIND_Hex),), may_ride_choose_first, (), (
            Guard(lambda s, its_0_ride_first: NEAR_Hex[its_0_ride_first] >> s[1802] & 1, (), 'first in neighbours(a)', need=lambda s, its_0_ride_first: True, have=lambda s, its_0_ride_first: bool(NEAR_Hex[its_0_ride_first] >> s[1802] & 1)),
            Guard(lambda s, its_0_ride_first: value_may_charge_into(s, s[1801], s[1802], its_0_ride_first), (), 'may_charge_into(p, a, first)', need=lambda s, its_0_ride_first: True, have=lambda s, its_0_ride_first: bool(value_may_charge_into(s, s[1801], s[1802], its_0_ride_first))),
        )),
    ),
    lambda s: s[1801],
    True,
)


def list_roll_on_choose(s: Store) -> Sequence[int]:
    """What may be answered at `roll_on/choose`."""
    codes = [0]
    if not (s[1650] >> 6 & 1 and not s[1654]):
        codes.append(1)
    return codes


def do_roll_on_choose_roll_into(s: Store) -> int:
    """At `roll_on/choose`, `roll_into` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 50  # roll_on/choose h


def do_roll_on_choose_hold_back(s: Store) -> int:
    """At `roll_on/choose`, `hold_back` is given. @20.2-r"""
    return 119  # roll_on/end


def may_roll_on_choose_hold_back(s: Store) -> object:
    """Whether `hold_back` may be given.

    not (pursuit in outcome and not led) @20.2-r
    """
    return not (s[1650] >> 6 & 1 and not s[1654])


DO_roll_on_choose: Final = (do_roll_on_choose_roll_into, do_roll_on_choose_hold_back)


def play_roll_on_choose(s: Store, code: int) -> int:
    """At `roll_on/choose`, an answer is given by its code."""
    return DO_roll_on_choose[code](s)


PLACE_roll_on_choose: Final = Place(
    'roll_on/choose',
    'choice',
    (),
    'roll_on',
    (
        Option('roll_into', (), None, (), ()),
        Option('hold_back', (), may_roll_on_choose_hold_back, ('20.2-r',), (
            Guard(lambda s: not (s[1650] >> 6 & 1 and not s[1654]), ('20.2-r',), 'not must_roll'),
        )),
    ),
    lambda s: s[1809],
    False,
)


def list_roll_on_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `roll_on/choose h`."""
    return [h for h in EACH_CELLS_data_1[s[1812]] if s[1911 + 1 - s[1809]] & s[1913 + h]]


def do_roll_on_choose_h(s: Store, h: int) -> int:
    """At `roll_on/choose h`, the value of `h` is given."""
    u = s[1810]
    s[1656] = s[1812]  # rolls_from := roll_on.b
    its_0_roll_on_u_as_it_was = s[1911 + s[1809]] & s[1913 + s[1812]] & s[1675]
    for u in SETS[its_0_roll_on_u_as_it_was]:
        if its_0_roll_on_u_as_it_was >> u & 1:
            # Unit.target[roll_on.u] := none
            at = 1243 + u
            bit = 1 << at - 1243
            s[3123 if s[at] == 2000000 else s[at] + 2523] &= ~bit
            s[3123] |= bit
            s[at] = 2000000
            s[1123 + u] = 0  # Unit.fought[roll_on.u] := no
    s[1810] = 0
    s[1813] = h  # roll_on.h
    s[1657] = h  # rolls_to := roll_on.h
    s[1856] = 0  # "roll_on.u as it was" := empty
    return 119  # roll_on/end


def may_roll_on_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    adjacent(roll_on.b, roll_on.h) on Hex
    some(one in 0..119 within ("Unit.side by value"[1 - roll_on.p] meet "Unit.place by value"[roll_on.h]))
    """
    return NEAR_Hex[h] >> s[1812] & 1 and s[1911 + 1 - s[1809]] & s[1913 + h]


PLACE_roll_on_choose_h: Final = Place(
    'roll_on/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1813, KIND_Hex),), may_roll_on_choose_h, (), (
            Guard(lambda s, h: NEAR_Hex[h] >> s[1812] & 1, (), 'h in neighbours(b)', need=lambda s, h: True, have=lambda s, h: bool(NEAR_Hex[h] >> s[1812] & 1)),
            Guard(lambda s, h: s[1911 + 1 - s[1809]] & s[1913 + h], (), 'any units of enemy of p at h', need=lambda s, h: True, have=lambda s, h: bool(s[1911 + 1 - s[1809]] & s[1913 + h])),
        )),
    ),
    lambda s: s[1809],
    True,
)


def list_second_hex_choose_g(s: Store) -> Sequence[int]:
    """What may be answered at `second_hex/choose g`."""
    return [g for g in SETS[CELLS_data_3[(1 if s[33] == 0 else 0)] & CELLS_data_1[s[1745]]] if value_all_can_follow(s, s[1744], g)]


def do_second_hex_choose_g(s: Store, g: int) -> int:
    """At `second_hex/choose g`, the value of `g` is given. @14.3-b @14.3-d"""
    its_0_second_hex_u_as_it_was = set_second_hex_choose_g(s)
    s[1746] = g  # second_hex.g
    s[1858] = its_0_second_hex_u_as_it_was  # "second_hex.u as it was" := set(one in Unit within (pursuers meet "Unit.place by value"[second_hex.h]) where pursuit_reach(one) = 2)
    for u in SETS[its_0_second_hex_u_as_it_was]:
        s[1747] = u
        s[1677] = u  # put.u := second_hex.u
        s[1678] = g  # put.h := second_hex.g
        s[1895] = 0  # return.put := 0
        return 111  # put
    s[1747] = 0
    s[1744] = 0  # second_hex.p := Roman
    s[1745] = 0  # second_hex.h := 0101
    s[1746] = 0  # second_hex.g := 0101
    s[1747] = 0  # second_hex.u := stilicho
    s[1858] = 0  # "second_hex.u as it was" := empty
    return 110  # pursue/end


def may_second_hex_choose_g(s: Store, g: int) -> object:
    """Whether the value of `g` may be given.

    adjacent(second_hex.h, second_hex.g) on Hex
    all_can_follow(second_hex.p, second_hex.g) @14.3-b @14.3-d
    """
    return NEAR_Hex[g] >> s[1745] & 1 and value_all_can_follow(s, s[1744], g)


PLACE_second_hex_choose_g: Final = Place(
    'second_hex/choose g',
    'choice',
    (),
    'g',
    (
        Option('', ((1746, KIND_Hex),), may_second_hex_choose_g, ('14.3-b', '14.3-d'), (
            Guard(lambda s, g: NEAR_Hex[g] >> s[1745] & 1, (), 'g in neighbours(h)', need=lambda s, g: True, have=lambda s, g: bool(NEAR_Hex[g] >> s[1745] & 1)),
            Guard(lambda s, g: value_all_can_follow(s, s[1744], g), ('14.3-b', '14.3-d'), 'all_can_follow(p, g)', need=lambda s, g: True, have=lambda s, g: bool(value_all_can_follow(s, s[1744], g))),
        )),
    ),
    lambda s: s[1744],
    True,
)


def list_set_up_faesulae_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_faesulae/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_set_up_faesulae_roll_die(s: Store, code: int) -> int:
    """At `set_up_faesulae/roll die`, the value of `die` is given. @21.1.skul-c"""
    die = code + 1
    for c in range(10):
        s[1658 + c] = value_faesulae_master(s, c, die)  # master[set_up_faesulae.c] := faesulae_master(set_up_faesulae.c, set_up_faesulae.die) @21.1.skul-d
    s[1760] = 0
    s[1759] = die  # set_up_faesulae.die
    s[1906] = 1  # return.take_sides := 1
    return 122  # take_sides


PLACE_set_up_faesulae_roll_die: Final = Place(
    'set_up_faesulae/roll die',
    'chance',
    ('21.1.skul-c',),
    'die',
    (
        Option('', ((1759, KIND_1_6),), None, ('21.1.skul-c',), ()),
    ),
    lambda s: 0,
    True,
)


def list_set_up_faesulae_roll_edge_die(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_faesulae/roll edge_die`."""
    return (0, 1, 2, 3, 4, 5)


def do_set_up_faesulae_roll_edge_die(s: Store, code: int) -> int:
    """At `set_up_faesulae/roll edge_die`, the value of `edge_die` is given."""
    its_0_set_up_faesulae_edge_die = code + 1
    s[1668] = CELLS_roman_rim[its_0_set_up_faesulae_edge_die - 1]  # romans_come_from := roman_rim(set_up_faesulae.edge_die)
    s[1761] = its_0_set_up_faesulae_edge_die  # set_up_faesulae.edge_die
    s[1757] = 0  # pitch.p := Roman
    s[1905] = 3  # return.pitch := 3
    return 105  # pitch


PLACE_set_up_faesulae_roll_edge_die: Final = Place(
    'set_up_faesulae/roll edge_die',
    'chance',
    (),
    'edge_die',
    (
        Option('', ((1761, KIND_1_6),), None, (), ()),
    ),
    lambda s: 0,
    True,
)


def list_set_up_tricamerum_roll_die(s: Store) -> Sequence[int]:
    """What may be answered at `set_up_tricamerum/roll die`."""
    return (0, 1, 2, 3, 4, 5)


def do_set_up_tricamerum_roll_die(s: Store, code: int) -> int:
    """At `set_up_tricamerum/roll die`, the value of `die` is given. @21.2.skul-c"""
    die = code + 1
    for c in range(10):
        s[1658 + c] = value_tricamerum_master(s, c, die)  # master[set_up_tricamerum.c] := tricamerum_master(set_up_tricamerum.c, set_up_tricamerum.die) @21.2.skul-h
    s[1765] = 0
    s[1764] = die  # set_up_tricamerum.die
    s[1906] = 0  # return.take_sides := 0
    return 122  # take_sides


PLACE_set_up_tricamerum_roll_die: Final = Place(
    'set_up_tricamerum/roll die',
    'chance',
    ('21.2.skul-c',),
    'die',
    (
        Option('', ((1764, KIND_1_6),), None, ('21.2.skul-c',), ()),
    ),
    lambda s: 1,
    True,
)


def list_strike_defender_choose_v(s: Store) -> Sequence[int]:
    """What may be answered at `strike_defender/choose v`."""
    return SETS[s[1911 + 1 - s[163 + s[1725]]] & s[1913 + s[1727]]]


def do_strike_defender_choose_v(s: Store, v: int) -> int:
    """At `strike_defender/choose v`, the value of `v` is given. @12.0-a"""
    s[1729] = 1 if s[1483 + v] == 1 else 0  # strike_defender.firm := Unit.tactic[strike_defender.v] = shield_wall
    if s[1650] >> 5 & 1:
        # Unit.tactic[strike_defender.v] := none
        at = 1483 + v
        bit = 1 << at - 1483
        if s[at] == 0:
            s[2515] &= ~bit
        if s[at] == 1:
            s[2516] &= ~bit
        s[at] = 2000000
        # move Unit.place[strike_defender.v] to eliminated
        at = 43 + v
        bit = 1 << at - 43
        s[s[at] + 1913] &= ~bit
        s[2514] |= bit
        s[at] = 601
        s[1728] = v  # strike_defender.v
        s[1679] = 0  # eliminate.u := stilicho
        s[1891] = 0  # return.eliminate := 0
        return 121  # strike_defender/then
    s[1728] = v  # strike_defender.v
    s[1730] = v  # disrupt.u := strike_defender.v
    s[1900] = 0  # return.disrupt := 0
    return 73  # disrupt


def may_strike_defender_choose_v(s: Store, v: int) -> object:
    """Whether the value of `v` may be given.

    Unit.side[strike_defender.v] = 1 - Unit.side[strike_defender.u] and Unit.place[strike_defender.v] =
      strike_defender.h @12.0-a
    """
    return s[163 + v] == 1 - s[163 + s[1725]] and s[43 + v] == s[1727]


def roll_strike_defender_choose_v(s: Store, rand: Callable[[], float]) -> int:
    """Answers `strike_defender/choose v` at random; -1 if nothing may be answered."""
    set_0 = s[1911 + 1 - s[163 + s[1725]]] & s[1913 + s[1727]]
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
        Option('', ((1728, KIND_Unit),), may_strike_defender_choose_v, ('12.0-a',), (
            Guard(lambda s, v: s[163 + v] == 1 - s[163 + s[1725]] and s[43 + v] == s[1727], ('12.0-a',), 'v in units of enemy of u.side at h'),
        )),
    ),
    lambda s: 1 - s[163 + s[1725]] if s[10] else s[163 + s[1725]],
    True,
)


def list_walls_first_choose(s: Store) -> Sequence[int]:
    """What may be answered at `walls_first/choose`."""
    codes: list[int] = []
    if s[1817] != 0:
        codes.append(0)
    if s[1816] != 0 and not s[1676]:
        codes.append(1)
    codes.append(2)
    return codes


def do_walls_first_choose_form_wall(s: Store) -> int:
    """At `walls_first/choose`, `form_wall` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 57  # walls_first/choose h


def may_walls_first_choose_form_wall(s: Store) -> object:
    """Whether `form_wall` may be given.

    walls_first.new != empty
    """
    return s[1817] != 0


def do_walls_first_choose_dissolve_wall(s: Store) -> int:
    """At `walls_first/choose`, `dissolve_wall` is given."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 58  # walls_first/choose h 2


def may_walls_first_choose_dissolve_wall(s: Store) -> object:
    """Whether `dissolve_wall` may be given.

    walls_first.old != empty and not ranks_close
    """
    return s[1816] != 0 and not s[1676]


def do_walls_first_choose_no_more_walls(s: Store) -> int:
    """At `walls_first/choose`, `no_more_walls` is given."""
    return 123  # walls_first/end


DO_walls_first_choose: Final = (do_walls_first_choose_form_wall, do_walls_first_choose_dissolve_wall, do_walls_first_choose_no_more_walls)


def play_walls_first_choose(s: Store, code: int) -> int:
    """At `walls_first/choose`, an answer is given by its code."""
    return DO_walls_first_choose[code](s)


PLACE_walls_first_choose: Final = Place(
    'walls_first/choose',
    'choice',
    (),
    'walls_first',
    (
        Option('form_wall', (), may_walls_first_choose_form_wall, (), (
            Guard(lambda s: s[1817] != 0, (), 'any new', need=lambda s: KIND_set_of_Hex.value(0), have=lambda s: KIND_set_of_Hex.value(s[1817])),
        )),
        Option('dissolve_wall', (), may_walls_first_choose_dissolve_wall, (), (
            Guard(lambda s: s[1816] != 0 and not s[1676], (), 'any old and not ranks_close'),
        )),
        Option('no_more_walls', (), None, (), ()),
    ),
    lambda s: s[1815],
    False,
)


def list_walls_first_choose_h(s: Store) -> Sequence[int]:
    """What may be answered at `walls_first/choose h`."""
    return SETS[s[1817]]


def do_walls_first_choose_h(s: Store, h: int) -> int:
    """At `walls_first/choose h`, the value of `h` is given."""
    its_0_walls_first_u_as_it_was = s[1911 + s[1815]] & s[1913 + h]
    for u in SETS[its_0_walls_first_u_as_it_was]:
        if its_0_walls_first_u_as_it_was >> u & 1:
            # Unit.tactic[walls_first.u] := shield_wall @20.3-d
            at = 1483 + u
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[2516] |= bit
            s[at] = 1
    s[1818] = 0
    s[1819] = h  # walls_first.h
    s[1878] = 0  # "walls_first.u as it was" := empty
    s[1676] = 1  # ranks_close := yes
    return 124  # walls_first/loop


def may_walls_first_choose_h(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    walls_first.h in walls_first.new
    """
    return s[1817] >> h & 1


def roll_walls_first_choose_h(s: Store, rand: Callable[[], float]) -> int:
    """Answers `walls_first/choose h` at random; -1 if nothing may be answered."""
    set_0 = s[1817]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_walls_first_choose_h(s, nth_member(set_0, place))


PLACE_walls_first_choose_h: Final = Place(
    'walls_first/choose h',
    'choice',
    (),
    'h',
    (
        Option('', ((1819, KIND_Hex),), may_walls_first_choose_h, (), (
            Guard(lambda s, h: s[1817] >> h & 1, (), 'h in new'),
        )),
    ),
    lambda s: s[1815],
    True,
)


def list_walls_first_choose_h_2(s: Store) -> Sequence[int]:
    """What may be answered at `walls_first/choose h 2`."""
    return SETS[s[1816]]


def do_walls_first_choose_h_2(s: Store, h: int) -> int:
    """At `walls_first/choose h 2`, the value of `h` is given. @20.3-t"""
    its_0_break_wall_v_as_it_was = s[1911 + s[1815]] & s[1913 + h] & s[2516]
    for v in SETS[its_0_break_wall_v_as_it_was]:
        if its_0_break_wall_v_as_it_was >> v & 1:
            # Unit.tactic[break_wall.v] := none
            at = 1483 + v
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[at] = 2000000
    s[1822] = 0
    s[1819] = h  # walls_first.h
    s[1820] = 0  # break_wall.p := Roman
    s[1821] = 0  # break_wall.h := 0101
    s[1822] = 0  # break_wall.v := stilicho
    s[1864] = 0  # "break_wall.v as it was" := empty
    s[1898] = 0  # return.break_wall := 0
    return 124  # walls_first/loop


def may_walls_first_choose_h_2(s: Store, h: int) -> object:
    """Whether the value of `h` may be given.

    walls_first.h in walls_first.old @20.3-t
    """
    return s[1816] >> h & 1


def roll_walls_first_choose_h_2(s: Store, rand: Callable[[], float]) -> int:
    """Answers `walls_first/choose h 2` at random; -1 if nothing may be answered."""
    set_0 = s[1816]
    upto_0 = set_0.bit_count()
    if not upto_0:
        return -1
    place = floor_of(rand() * upto_0)
    return do_walls_first_choose_h_2(s, nth_member(set_0, place))


PLACE_walls_first_choose_h_2: Final = Place(
    'walls_first/choose h 2',
    'choice',
    ('20.3-t',),
    'h',
    (
        Option('', ((1819, KIND_Hex),), may_walls_first_choose_h_2, ('20.3-t',), (
            Guard(lambda s, h: s[1816] >> h & 1, ('20.3-t',), 'h in old'),
        )),
    ),
    lambda s: s[1815],
    True,
)


def step_activate_end(s: Store) -> int:
    """`activate/end`: goes on by itself."""
    u = s[1690]
    for u in SETS[s[1911 + s[1689]]]:
        if s[163 + u] == s[1689] and s[403 + u]:
            s[643 + u] = 0  # Unit.untouched[activation.u] := no @21.1.rom-o
    s[1690] = 0
    s[1696] = s[1684]  # movement.p := impulse.p
    if s[29]:
        s[1815] = s[1684]  # walls_first.p := impulse.p
        s[1691] = 0  # activate.p := Roman
        s[1692] = 0  # activate.l := stilicho
        s[1693] = 0  # activate.u := stilicho
        s[1694] = 0  # activate.held := empty
        s[1695] = 0  # activate.h := 0101
        s[1881] = 0  # "activate.u as it was" := empty
        s[1882] = 0  # "activate.u as it was 2" := empty
        s[1841] = 0  # during.activation := no
        s[1688] = 0  # activation.m := m_event
        s[1689] = 0  # activation.p := Roman
        s[1690] = 0  # activation.u := stilicho
        s[1879] = 0  # "activation.u as it was" := empty
        s[1880] = 0  # "activation.u as it was 2" := empty
        s[1845] = 1  # during.movement := yes
        s[1646] = 0  # leaders_turn := no
        s[1645] = 0  # on_the_road := no
        s[1643] = 0  # spent := 0
        s[1644] = 0  # steps := 0
        s[1676] = 0  # ranks_close := no
        return 124  # walls_first/loop
    s[1691] = 0  # activate.p := Roman
    s[1692] = 0  # activate.l := stilicho
    s[1693] = 0  # activate.u := stilicho
    s[1694] = 0  # activate.held := empty
    s[1695] = 0  # activate.h := 0101
    s[1881] = 0  # "activate.u as it was" := empty
    s[1882] = 0  # "activate.u as it was 2" := empty
    s[1841] = 0  # during.activation := no
    s[1688] = 0  # activation.m := m_event
    s[1689] = 0  # activation.p := Roman
    s[1690] = 0  # activation.u := stilicho
    s[1879] = 0  # "activation.u as it was" := empty
    s[1880] = 0  # "activation.u as it was 2" := empty
    s[1845] = 1  # during.movement := yes
    s[1646] = 0  # leaders_turn := no
    s[1645] = 0  # on_the_road := no
    s[1643] = 0  # spent := 0
    s[1644] = 0  # steps := 0
    s[1676] = 0  # ranks_close := no
    return 102  # movement/then 5


PLACE_activate_end: Final = Place('activate/end', 'step', (), 'step')


def step_after_effects_loop(s: Store) -> int:
    """`after_effects/loop`: goes on by itself."""
    if s[1670]:
        s[1670] = 0  # fury_due := no
        s[1648] = 1  # fury := yes
        s[1705] = 1  # melee_phase.p := Barbarian
        s[1844] = 1  # during.melee_phase := yes
        s[1892] = 0  # return.melee_phase := 0
        return 94  # melee_phase
    return 89  # impulses/loop


PLACE_after_effects_loop: Final = Place('after_effects/loop', 'step', (), 'step')


def step_assault_loop(s: Store) -> int:
    """`assault/loop`: goes on by itself."""
    if s[1715]:
        its_0_assault_u_as_it_was = set_assault_loop(s)
        for u in SETS[its_0_assault_u_as_it_was]:
            if its_0_assault_u_as_it_was >> u & 1:
                # Unit.target[assault.u] := assault.goal
                new = s[1714]
                at = 1243 + u
                bit = 1 << at - 1243
                s[3123 if s[at] == 2000000 else s[at] + 2523] &= ~bit
                s[new + 2523] |= bit
                s[at] = new
                # Unit.struck_from[assault.u] := assault.base @10.2-g @12.1-a
                new = s[1713]
                at = 1363 + u
                bit = 1 << at - 1363
                if s[at] == 2000000:
                    s[3724] &= ~bit
                s[at] = new
        s[1716] = 0
        s[1715] = 0  # assault.more := no
        s[1655] = 0  # pursuers := empty
        s[1865] = 0  # "assault.u as it was" := empty
        return 62  # assault/loop 2
    if s[1893] == 0:
        s[1710] = 0  # assault.p := Roman
        s[1711] = 0  # assault.a := 0101
        s[1712] = 0  # assault.h := 0101
        s[1713] = 0  # assault.base := 0101
        s[1714] = 0  # assault.goal := 0101
        s[1715] = 0  # assault.more := no
        s[1716] = 0  # assault.u := stilicho
        s[1865] = 0  # "assault.u as it was" := empty
        s[1893] = 0  # return.assault := 0
        return 96  # melee_phase/loop
    s[1710] = 0  # assault.p := Roman
    s[1711] = 0  # assault.a := 0101
    s[1712] = 0  # assault.h := 0101
    s[1713] = 0  # assault.base := 0101
    s[1714] = 0  # assault.goal := 0101
    s[1715] = 0  # assault.more := no
    s[1716] = 0  # assault.u := stilicho
    s[1865] = 0  # "assault.u as it was" := empty
    s[1893] = 0  # return.assault := 0
    return 79  # flank_attack/loop


PLACE_assault_loop: Final = Place('assault/loop', 'step', (), 'step')


def step_assault_loop_2(s: Store) -> int:
    """`assault/loop 2`: goes on by itself."""
    its_0_assault_goal = s[1714]
    p = s[1710]
    if s[1911 + 1 - p] & s[1913 + its_0_assault_goal] and some_assault_loop_2(s, its_0_assault_goal, p):
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 2  # assault/choose u
    if not s[1911 + 1 - p] & s[1913 + its_0_assault_goal]:
        s[1740] = s[1713]  # pursue.a := assault.base
        s[1739] = p  # pursue.p := assault.p
        s[1741] = its_0_assault_goal  # pursue.h := assault.goal
        s[1846] = 1  # during.pursue := yes
        s[1894] = 0  # return.pursue := 0
        return 106  # pursue
    return 63  # assault/then


PLACE_assault_loop_2: Final = Place('assault/loop 2', 'step', (), 'step')


def step_assault_then(s: Store) -> int:
    """`assault/then`: goes on by itself."""
    pursuers = s[1655]
    u = s[1810]
    s[1809] = s[1710]  # roll_on.p := assault.p
    its_0_roll_on_u_as_it_was_2 = pursuers & s[2515]
    for u in SETS[its_0_roll_on_u_as_it_was_2]:
        if its_0_roll_on_u_as_it_was_2 >> u & 1:
            # Unit.tactic[roll_on.u] := none @20.2-p
            at = 1483 + u
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[at] = 2000000
            s[1675] = s[1675] | BIT_OF[u]  # rollers := rollers with roll_on.u
    s[1810] = 0
    s[1811] = 0  # roll_on.bases := empty
    for u in SETS[s[1675] & pursuers]:
        if s[1675] >> u & 1 and (pursuers >> u & 1 and s[43 + u] <= 599):
            s[1811] = s[1811] | BIT_OF[s[43 + u]]  # roll_on.bases := roll_on.bases with Unit.place[roll_on.u]
    s[1810] = 0
    s[1656] = 2000000  # rolls_from := none
    s[1657] = 2000000  # rolls_to := none
    s[1857] = 0  # "roll_on.u as it was 2" := empty
    for b in SETS[s[1811]]:
        if some_assault_then(s, b):
            s[1812] = b
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 49  # roll_on/choose
    s[1812] = 0
    return 119  # roll_on/end


PLACE_assault_then: Final = Place('assault/then', 'step', (), 'step')


def step_bring_back(s: Store) -> int:
    """`bring_back`: goes on by itself."""
    p = s[1777]
    for m in members_18(s[1909] & s[2518 + p]):
        if not CELLS_data_48[m] if s[1603 + m] == 2 and s[1621 + m] == p and (s[17] or CELLS_Marker_calls[m] != 2000000) else 0:
            if s[16]:
                if value_wins_at_once(s, 0):
                    s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                    return 38  # over
                if value_wins_at_once(s, 1):
                    s[1848] = 1  # winner := Barbarian @3.1-a.2
                    return 38  # over
                return 4  # bring_back/choose n
            s[1779] = 0  # bring_back.held := empty
            for k in members_18(s[1909] & s[2518 + p]):
                if not CELLS_data_48[k] if s[1603 + k] == 2 and s[1621 + k] == p and (s[17] or CELLS_Marker_calls[k] != 2000000) else 0:
                    s[1779] = s[1779] | 1 << k  # bring_back.held := bring_back.held with bring_back.k
            s[1780] = 0
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 125  # bring_back/roll d
    return 65  # bring_back/end


PLACE_bring_back: Final = Place('bring_back', 'step', (), 'step')


def step_bring_back_end(s: Store) -> int:
    """`bring_back/end`: goes on by itself."""
    if s[1897] == 0:
        s[1777] = 0  # bring_back.p := Roman
        s[1778] = 0  # bring_back.n := m_event
        s[1779] = 0  # bring_back.held := empty
        s[1780] = 0  # bring_back.k := m_event
        s[1781] = 0  # bring_back.d := m_event
        s[1897] = 0  # return.bring_back := 0
        return 112  # put/then
    if s[1897] == 1:
        s[1777] = 0  # bring_back.p := Roman
        s[1778] = 0  # bring_back.n := m_event
        s[1779] = 0  # bring_back.held := empty
        s[1780] = 0  # bring_back.k := m_event
        s[1781] = 0  # bring_back.d := m_event
        s[1897] = 0  # return.bring_back := 0
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    s[1778] = 0  # bring_back.n := m_event
    s[1779] = 0  # bring_back.held := empty
    s[1780] = 0  # bring_back.k := m_event
    s[1781] = 0  # bring_back.d := m_event
    s[1775] = 1  # event_marker.p := Barbarian
    s[1777] = 1  # bring_back.p := Barbarian
    s[1897] = 1  # return.bring_back := 1
    return 64  # bring_back


PLACE_bring_back_end: Final = Place('bring_back/end', 'step', (), 'step')


def step_charge_first_loop(s: Store) -> int:
    """`charge_first/loop`: goes on by itself."""
    p = s[1797]
    u = s[1799]
    s[1798] = 0  # charge_first.held := empty
    for u in SETS[s[1911 + p] & 0x3f8ff3f803fffffc0f1c00001fe0ff]:
        if CELLS_data_14[u * 4 + s[163 + u] * 2 + p] and (s[403 + u] and s[43 + u] <= 599):
            if value_may_charge_from(s, p, s[43 + u]):
                s[1798] = s[1798] | BIT_OF[s[43 + u]]  # charge_first.held := charge_first.held with Unit.place[charge_first.u]
    s[1799] = 0
    if not s[1798] != 0:
        s[1797] = 0  # charge_first.p := Roman
        s[1798] = 0  # charge_first.held := empty
        s[1799] = 0  # charge_first.u := stilicho
        s[1800] = 0  # charge_first.a := 0101
        return 101  # movement/then 4
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 6  # charge_first/choose


PLACE_charge_first_loop: Final = Place('charge_first/loop', 'step', (), 'step')


def step_charges_end(s: Store) -> int:
    """`charges_end`: goes on by itself."""
    its_0_charges_end_u_as_it_was = s[2515]
    for u in SETS[its_0_charges_end_u_as_it_was]:
        if its_0_charges_end_u_as_it_was >> u & 1:
            # Unit.tactic[charges_end.u] := none
            at = 1483 + u
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[at] = 2000000
    s[1814] = 0
    if s[1903] == 0:
        s[1675] = 0  # rollers := empty
        s[1814] = 0  # charges_end.u := stilicho
        s[1871] = 0  # "charges_end.u as it was" := empty
        s[1903] = 0  # return.charges_end := 0
        s[1683] = 0  # impulse.m := m_event
        s[1684] = 0  # impulse.p := Roman
        return 60  # after_effects/loop
    if value_wins_at_once(s, 0):
        s[1675] = 0  # rollers := empty
        s[1814] = 0  # charges_end.u := stilicho
        s[1871] = 0  # "charges_end.u as it was" := empty
        s[1903] = 0  # return.charges_end := 0
        s[1686] = 1  # maximum_effort.p := Barbarian
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1675] = 0  # rollers := empty
        s[1814] = 0  # charges_end.u := stilicho
        s[1871] = 0  # "charges_end.u as it was" := empty
        s[1903] = 0  # return.charges_end := 0
        s[1686] = 1  # maximum_effort.p := Barbarian
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1675] = 0  # rollers := empty
    s[1814] = 0  # charges_end.u := stilicho
    s[1871] = 0  # "charges_end.u as it was" := empty
    s[1903] = 0  # return.charges_end := 0
    s[1686] = 1  # maximum_effort.p := Barbarian
    return 28  # maximum_effort/choose 2


PLACE_charges_end: Final = Place('charges_end', 'step', (), 'step')


def step_deploy(s: Store) -> int:
    """`deploy`: goes on by itself."""
    its_0_deploy_u_as_it_was = set_deploy(s)
    s[1869] = its_0_deploy_u_as_it_was  # "deploy.u as it was" := set(one in Unit within ("Unit.side by value"[deploy.p] meet "Unit.place by value"[aside]) where waits(one))
    for u in SETS[its_0_deploy_u_as_it_was]:
        s[1751] = u
        return 69  # deploy/each u
    s[1751] = 0
    if s[1902] == 0:
        if some_deploy(s):
            s[1868] = s[1907] & CELLS_data_12[s[1768]]  # "enter.m as it was" := set(one in 0..17 within ("Marker.tray by value"[put_by] meet "data 12"(enter.c)))
            for m in members_18(s[1868]):
                if s[1868] >> m & 1:
                    # Marker.owner[enter.m] := enter.p
                    new = s[1769]
                    at = 1621 + m
                    bit = 1 << at - 1621
                    s[2520 if s[at] == 2000000 else s[at] + 2518] &= ~bit
                    s[new + 2518] |= bit
                    s[at] = new
                    # move Marker.tray[enter.m] to bin @16.2-h
                    at = 1603 + m
                    bit = 1 << at - 1603
                    s[s[at] + 1907] &= ~bit
                    s[1908] |= bit
                    s[at] = 1
            s[1772] = 0
        else:
            s[1658 + s[1768]] = 2000000  # master[enter.c] := none @16.2-e
        if s[1901] == 0:
            s[1750] = 0  # deploy.p := Roman
            s[1751] = 0  # deploy.u := stilicho
            s[1752] = 0  # deploy.h := 0101
            s[1869] = 0  # "deploy.u as it was" := empty
            s[1902] = 0  # return.deploy := 0
            s[1768] = 0  # enter.c := roman_horse
            s[1769] = 0  # enter.p := Roman
            s[1770] = 1  # enter.die := 1
            s[1771] = 0  # enter.u := stilicho
            s[1772] = 0  # enter.m := m_event
            s[1868] = 0  # "enter.m as it was" := empty
            s[1870] = 0  # "enter.u as it was" := empty
            s[1901] = 0  # return.enter := 0
            return 104  # neutrals_arrive/each c next
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1768] = 0  # enter.c := roman_horse
        s[1769] = 0  # enter.p := Roman
        s[1770] = 1  # enter.die := 1
        s[1771] = 0  # enter.u := stilicho
        s[1772] = 0  # enter.m := m_event
        s[1868] = 0  # "enter.m as it was" := empty
        s[1870] = 0  # "enter.u as it was" := empty
        s[1901] = 0  # return.enter := 0
        return 104  # neutrals_arrive/each c next
    if s[1902] == 1:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1764] = 1  # set_up_tricamerum.die := 1
        s[1765] = 0  # set_up_tricamerum.c := roman_horse
        return 71  # deployment/then
    if s[1902] == 2:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1757] = 0  # pitch.p := Roman
        s[1905] = 0  # return.pitch := 0
        return 105  # pitch
    if s[1902] == 3:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1759] = 1  # set_up_faesulae.die := 1
        s[1760] = 0  # set_up_faesulae.c := roman_horse
        s[1761] = 1  # set_up_faesulae.edge_die := 1
        return 72  # deployment/then 2
    s[1750] = 0  # deploy.p := Roman
    s[1751] = 0  # deploy.u := stilicho
    s[1752] = 0  # deploy.h := 0101
    s[1869] = 0  # "deploy.u as it was" := empty
    s[1902] = 0  # return.deploy := 0
    s[1757] = 1  # pitch.p := Barbarian
    s[1905] = 2  # return.pitch := 2
    return 105  # pitch


PLACE_deploy: Final = Place('deploy', 'step', (), 'step')


def step_deploy_each_u(s: Store) -> int:
    """`deploy/each u`: goes on by itself."""
    same_0 = s[1751]
    for h in range(600):
        if value_may_deploy(s, same_0, h):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 8  # deploy/choose h
    return 70  # deploy/each u next


PLACE_deploy_each_u: Final = Place('deploy/each u', 'step', (), 'step')


def step_deploy_each_u_next(s: Store) -> int:
    """`deploy/each u next`: goes on by itself."""
    after = s[1751]
    for u in SETS[s[1869] & -(1 << after + 1)]:
        s[1751] = u
        return 69  # deploy/each u
    s[1751] = 0
    if s[1902] == 0:
        if some_deploy(s):
            s[1868] = s[1907] & CELLS_data_12[s[1768]]  # "enter.m as it was" := set(one in 0..17 within ("Marker.tray by value"[put_by] meet "data 12"(enter.c)))
            for m in members_18(s[1868]):
                if s[1868] >> m & 1:
                    # Marker.owner[enter.m] := enter.p
                    new = s[1769]
                    at = 1621 + m
                    bit = 1 << at - 1621
                    s[2520 if s[at] == 2000000 else s[at] + 2518] &= ~bit
                    s[new + 2518] |= bit
                    s[at] = new
                    # move Marker.tray[enter.m] to bin @16.2-h
                    at = 1603 + m
                    bit = 1 << at - 1603
                    s[s[at] + 1907] &= ~bit
                    s[1908] |= bit
                    s[at] = 1
            s[1772] = 0
        else:
            s[1658 + s[1768]] = 2000000  # master[enter.c] := none @16.2-e
        if s[1901] == 0:
            s[1750] = 0  # deploy.p := Roman
            s[1751] = 0  # deploy.u := stilicho
            s[1752] = 0  # deploy.h := 0101
            s[1869] = 0  # "deploy.u as it was" := empty
            s[1902] = 0  # return.deploy := 0
            s[1768] = 0  # enter.c := roman_horse
            s[1769] = 0  # enter.p := Roman
            s[1770] = 1  # enter.die := 1
            s[1771] = 0  # enter.u := stilicho
            s[1772] = 0  # enter.m := m_event
            s[1868] = 0  # "enter.m as it was" := empty
            s[1870] = 0  # "enter.u as it was" := empty
            s[1901] = 0  # return.enter := 0
            return 104  # neutrals_arrive/each c next
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1768] = 0  # enter.c := roman_horse
        s[1769] = 0  # enter.p := Roman
        s[1770] = 1  # enter.die := 1
        s[1771] = 0  # enter.u := stilicho
        s[1772] = 0  # enter.m := m_event
        s[1868] = 0  # "enter.m as it was" := empty
        s[1870] = 0  # "enter.u as it was" := empty
        s[1901] = 0  # return.enter := 0
        return 104  # neutrals_arrive/each c next
    if s[1902] == 1:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1764] = 1  # set_up_tricamerum.die := 1
        s[1765] = 0  # set_up_tricamerum.c := roman_horse
        return 71  # deployment/then
    if s[1902] == 2:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1757] = 0  # pitch.p := Roman
        s[1905] = 0  # return.pitch := 0
        return 105  # pitch
    if s[1902] == 3:
        s[1750] = 0  # deploy.p := Roman
        s[1751] = 0  # deploy.u := stilicho
        s[1752] = 0  # deploy.h := 0101
        s[1869] = 0  # "deploy.u as it was" := empty
        s[1902] = 0  # return.deploy := 0
        s[1759] = 1  # set_up_faesulae.die := 1
        s[1760] = 0  # set_up_faesulae.c := roman_horse
        s[1761] = 1  # set_up_faesulae.edge_die := 1
        return 72  # deployment/then 2
    s[1750] = 0  # deploy.p := Roman
    s[1751] = 0  # deploy.u := stilicho
    s[1752] = 0  # deploy.h := 0101
    s[1869] = 0  # "deploy.u as it was" := empty
    s[1902] = 0  # return.deploy := 0
    s[1757] = 1  # pitch.p := Barbarian
    s[1905] = 2  # return.pitch := 2
    return 105  # pitch


PLACE_deploy_each_u_next: Final = Place('deploy/each u next', 'step', (), 'step')


def step_deployment_then(s: Store) -> int:
    """`deployment/then`: goes on by itself."""
    m = s[1680]
    for m in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15):
        if 65535 >> m & 1:
            if CELLS_Marker_event[m]:
                # move Marker.tray[fill_pool.m] to bin @6.0-a
                at = 1603 + m
                bit = 1 << at - 1603
                s[s[at] + 1907] &= ~bit
                s[1908] |= bit
                s[at] = 1
            if CELLS_Marker_battle[m] == (1 if not s[33] == 0 else 0) and s[1621 + m] != 2000000:
                # move Marker.tray[fill_pool.m] to bin @6.0-a @21.2.mrk-c
                at = 1603 + m
                bit = 1 << at - 1603
                s[s[at] + 1907] &= ~bit
                s[1908] |= bit
                s[at] = 1
    s[1680] = 0
    s[1680] = 0  # fill_pool.m := m_event
    s[1885] = 0  # "fill_pool.m as it was" := empty
    s[35] = 0  # setting_up := no
    s[1639] = 0  # run_amok := no
    s[1903] = 1  # return.charges_end := 1
    return 67  # charges_end


PLACE_deployment_then: Final = Place('deployment/then', 'step', (), 'step')


def step_deployment_then_2(s: Store) -> int:
    """`deployment/then 2`: goes on by itself."""
    if not s[33] == 0:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 54  # set_up_tricamerum/roll die
    return 71  # deployment/then


PLACE_deployment_then_2: Final = Place('deployment/then 2', 'step', (), 'step')


def step_disrupt(s: Store) -> int:
    """`disrupt`: goes on by itself."""
    u = s[1730]
    if s[1483 + u] == 1 and s[43 + u] <= 599:
        p = s[163 + u]
        h = s[43 + u]
        its_0_break_wall_v_as_it_was = s[1911 + p] & s[1913 + h] & s[2516]
        for v in SETS[its_0_break_wall_v_as_it_was]:
            if its_0_break_wall_v_as_it_was >> v & 1:
                # Unit.tactic[break_wall.v] := none
                at = 1483 + v
                bit = 1 << at - 1483
                if s[at] == 0:
                    s[2515] &= ~bit
                if s[at] == 1:
                    s[2516] &= ~bit
                s[at] = 2000000
        s[1822] = 0
        s[1820] = 0  # break_wall.p := Roman
        s[1821] = 0  # break_wall.h := 0101
        s[1822] = 0  # break_wall.v := stilicho
        s[1864] = 0  # "break_wall.v as it was" := empty
        s[1898] = 0  # return.break_wall := 0
        return 74  # disrupt/then
    return 74  # disrupt/then


PLACE_disrupt: Final = Place('disrupt', 'step', (), 'step')


def step_disrupt_then(s: Store) -> int:
    """`disrupt/then`: goes on by itself."""
    u = s[1730]
    if s[283 + u] == 1:
        # Unit.tactic[disrupt.u] := none
        at = 1483 + u
        bit = 1 << at - 1483
        if s[at] == 0:
            s[2515] &= ~bit
        if s[at] == 1:
            s[2516] &= ~bit
        s[at] = 2000000
        # move Unit.place[disrupt.u] to eliminated
        at = 43 + u
        bit = 1 << at - 43
        s[s[at] + 1913] &= ~bit
        s[2514] |= bit
        s[at] = 601
        if s[1900] == 0:
            s[1679] = 0  # eliminate.u := stilicho
            s[1891] = 0  # return.eliminate := 0
            s[1730] = 0  # disrupt.u := stilicho
            s[1900] = 0  # return.disrupt := 0
            return 121  # strike_defender/then
        s[1679] = 0  # eliminate.u := stilicho
        s[1891] = 0  # return.eliminate := 0
        s[1730] = 0  # disrupt.u := stilicho
        s[1900] = 0  # return.disrupt := 0
        return 115  # resolve/then
    if CELLS_Unit_one_sided[u]:
        # Unit.tactic[disrupt.u] := none
        at = 1483 + u
        bit = 1 << at - 1483
        if s[at] == 0:
            s[2515] &= ~bit
        if s[at] == 1:
            s[2516] &= ~bit
        s[at] = 2000000
        # move Unit.place[disrupt.u] to eliminated
        at = 43 + u
        bit = 1 << at - 43
        s[s[at] + 1913] &= ~bit
        s[2514] |= bit
        s[at] = 601
        if s[1900] == 0:
            s[1679] = 0  # eliminate.u := stilicho
            s[1891] = 0  # return.eliminate := 0
            s[1730] = 0  # disrupt.u := stilicho
            s[1900] = 0  # return.disrupt := 0
            return 121  # strike_defender/then
        s[1679] = 0  # eliminate.u := stilicho
        s[1891] = 0  # return.eliminate := 0
        s[1730] = 0  # disrupt.u := stilicho
        s[1900] = 0  # return.disrupt := 0
        return 115  # resolve/then
    # Unit.order[disrupt.u] := disrupted @12.0-b
    at = 283 + u
    bit = 1 << at - 283
    if s[at] == 0:
        s[2521] &= ~bit
    s[2522] |= bit
    s[at] = 1
    if s[1900] == 0:
        s[1730] = 0  # disrupt.u := stilicho
        s[1900] = 0  # return.disrupt := 0
        return 121  # strike_defender/then
    s[1730] = 0  # disrupt.u := stilicho
    s[1900] = 0  # return.disrupt := 0
    return 115  # resolve/then


PLACE_disrupt_then: Final = Place('disrupt/then', 'step', (), 'step')


def step_enter_roll_die_watched(s: Store) -> int:
    """`enter/roll die watched`: goes on by itself."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 9  # enter/roll die


PLACE_enter_roll_die_watched: Final = Place('enter/roll die watched', 'step', (), 'step')


def step_fire_phase_end(s: Store) -> int:
    """`fire_phase/end`: goes on by itself."""
    s[1721] = 0  # fire_phase.p := Roman
    s[1722] = 0  # fire_phase.v := stilicho
    s[1723] = 0  # fire_phase.here := 0101
    s[1724] = 0  # fire_phase.h := 0101
    s[1847] = 1  # during.restore_stacking := yes
    s[1890] = 2  # return.restore_stacking := 2
    s[1702] = 0  # restore_stacking.p := Roman
    return 117  # restore_stacking/loop 2


PLACE_fire_phase_end: Final = Place('fire_phase/end', 'step', (), 'step')


def step_fire_phase_loop(s: Store) -> int:
    """`fire_phase/loop`: goes on by itself."""
    for u in SETS[s[1911 + s[1721]]]:
        if value_may_fire(s, u) and s[43 + u] <= 599 and some_assault_choose_u_2(s, u):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 11  # fire_phase/choose
    return 76  # fire_phase/end


PLACE_fire_phase_loop: Final = Place('fire_phase/loop', 'step', (), 'step')


def step_flank_attack_choose_watched(s: Store) -> int:
    """`flank_attack/choose watched`: goes on by itself."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 14  # flank_attack/choose


PLACE_flank_attack_choose_watched: Final = Place('flank_attack/choose watched', 'step', (), 'step')


def step_flank_attack_loop(s: Store) -> int:
    """`flank_attack/loop`: goes on by itself."""
    if s[1796] != 0:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 15  # flank_attack/choose a
    s[1673] = 2000000  # flanked := none
    s[1674] = 0  # flank_from := empty
    s[1791] = 0  # flank_attack.p := Roman
    s[1792] = 0  # flank_attack.held := empty
    s[1793] = 0  # flank_attack.v := stilicho
    s[1794] = 0  # flank_attack.h := 0101
    s[1795] = 0  # flank_attack.a := 0101
    s[1796] = 0  # flank_attack.stacks := empty
    s[1866] = -1  # "flank_attack.a last" := -1
    return 96  # melee_phase/loop


PLACE_flank_attack_loop: Final = Place('flank_attack/loop', 'step', (), 'step')


def step_flight_end(s: Store) -> int:
    """`flight/end`: goes on by itself."""
    s[1842] = 0  # during.flight := no
    s[1731] = 0  # flight.v := stilicho
    s[1732] = 0  # flight.h := 0101
    s[1733] = 1  # flight.n := 1
    s[1734] = 0  # flight.here := 0101
    s[1735] = 0  # flight.left := 0
    s[1736] = 0  # flight.saved := no
    s[1737] = 0  # flight.t := 0101
    s[1738] = 1  # flight.s := 1
    return 120  # strike_defender/end


PLACE_flight_end: Final = Place('flight/end', 'step', (), 'step')


def step_flight_loop(s: Store) -> int:
    """`flight/loop`: goes on by itself."""
    its_0_flight_here = s[1734]
    left = s[1735]
    v = s[1731]
    scenario = s[33]
    if left > 0:
        left_ = left - 1
        for g in SETS[CELLS_data_3[(1 if scenario == 0 else 0)] & CELLS_data_1[its_0_flight_here]]:
            if not (s[1911 + 1 - s[163 + v]] & s[1913 + g] or CELLS_data_19[scenario * 600 + g] or s[1651] >> g & 1) if CELLS_data_38[scenario * 600 + g] else 0:
                s[1736] = some_flight_loop(s, its_0_flight_here, left_, v, scenario)  # flight.saved := some(f in Hex within ("data 3"(scenario = faesulae) meet "data 1"(flight.here)) where open_to_flight(flight.v, f) and (good_end(flight ...
                if value_wins_at_once(s, 0):
                    s[1735] = left_  # flight.left := flight.left - 1
                    s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                    return 38  # over
                if value_wins_at_once(s, 1):
                    s[1735] = left_  # flight.left := flight.left - 1
                    s[1848] = 1  # winner := Barbarian @3.1-a.2
                    return 38  # over
                s[1735] = left_  # flight.left := flight.left - 1
                return 17  # flight/choose t
        s[1735] = 0  # flight.left := 0 @13.4-e
        return 81  # flight/loop
    if s[43 + v] <= 599 and not value_good_end(s, v, its_0_flight_here):
        # Unit.tactic[flight.v] := none
        at = 1483 + v
        bit = 1 << at - 1483
        if s[at] == 0:
            s[2515] &= ~bit
        if s[at] == 1:
            s[2516] &= ~bit
        s[at] = 2000000
        # move Unit.place[flight.v] to eliminated
        at = 43 + v
        bit = 1 << at - 43
        s[s[at] + 1913] &= ~bit
        s[2514] |= bit
        s[at] = 601
        s[1679] = 0  # eliminate.u := stilicho
        s[1891] = 0  # return.eliminate := 0
        return 80  # flight/end
    return 80  # flight/end


PLACE_flight_loop: Final = Place('flight/loop', 'step', (), 'step')


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if not s[33] == 1:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 52  # set_up_faesulae/roll die
    return 72  # deployment/then 2


PLACE_game: Final = Place('game', 'step', (), 'step')


def step_game_turn_then(s: Store) -> int:
    """`game_turn/then`: goes on by itself."""
    its_0_turn_no = s[34]
    if not its_0_turn_no == (10 if s[33] == 0 else 8):
        its_0_return_phase_m_as_it_was = s[1909]
        for m in members_18(its_0_return_phase_m_as_it_was):
            if its_0_return_phase_m_as_it_was >> m & 1:
                # move Marker.tray[return_phase.m] to bin @6.6.2-c @6.8-b
                at = 1603 + m
                bit = 1 << at - 1603
                s[s[at] + 1907] &= ~bit
                s[1908] |= bit
                s[at] = 1
        s[1685] = 0
        its_0_turn_no_ = its_0_turn_no + 1
        if not 1 <= its_0_turn_no_ <= 11:
            raise out_of_range('turn_no', its_0_turn_no_, ('5.2-p',))
        if its_0_turn_no_ > (10 if s[33] == 0 else 8):
            if value_wins_at_once(s, 0):
                s[1685] = 0  # return_phase.m := m_event
                s[1849] = 0  # "return_phase.m as it was" := empty
                s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
                s[1848] = 0  # winner := Roman
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1685] = 0  # return_phase.m := m_event
                s[1849] = 0  # "return_phase.m as it was" := empty
                s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
                s[1848] = 1  # winner := Barbarian
                return 38  # over
            its_0_final_level = value_victory_level(s, value_margin(s, value_points(s, 0), value_points(s, 1)))
            if its_0_final_level == 0:
                s[1685] = 0  # return_phase.m := m_event
                s[1849] = 0  # "return_phase.m as it was" := empty
                s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
                s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
                return 38  # over
            if value_points(s, 0) > value_points(s, 1):
                s[1685] = 0  # return_phase.m := m_event
                s[1849] = 0  # "return_phase.m as it was" := empty
                s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
                s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
                s[1848] = 0  # winner := Roman
                return 38  # over
            s[1685] = 0  # return_phase.m := m_event
            s[1849] = 0  # "return_phase.m as it was" := empty
            s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
            s[1848] = 1  # winner := Barbarian
            return 38  # over
        s[1685] = 0  # return_phase.m := m_event
        s[1849] = 0  # "return_phase.m as it was" := empty
        s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        s[1639] = 0  # run_amok := no
        s[1903] = 1  # return.charges_end := 1
        return 67  # charges_end
    its_0_turn_no_ = its_0_turn_no + 1
    if its_0_turn_no_ > (10 if s[33] == 0 else 8):
        if value_wins_at_once(s, 0):
            s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            s[1848] = 0  # winner := Roman
            return 38  # over
        if value_wins_at_once(s, 1):
            s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            s[1848] = 1  # winner := Barbarian
            return 38  # over
        its_0_final_level = value_victory_level(s, value_margin(s, value_points(s, 0), value_points(s, 1)))
        if its_0_final_level == 0:
            s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
            return 38  # over
        if value_points(s, 0) > value_points(s, 1):
            s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
            s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
            s[1848] = 0  # winner := Roman
            return 38  # over
        s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
        s[1672] = its_0_final_level  # final_level := victory_level(margin(points(Roman), points(Barbarian))) @3.2-d
        s[1848] = 1  # winner := Barbarian
        return 38  # over
    s[34] = its_0_turn_no_  # turn_no := turn_no + 1 @5.2-p
    s[1639] = 0  # run_amok := no
    s[1903] = 1  # return.charges_end := 1
    return 67  # charges_end


PLACE_game_turn_then: Final = Place('game_turn/then', 'step', (), 'step')


def step_garrison_faesulae_after_each_2(s: Store) -> int:
    """`garrison_faesulae/after each 2`: goes on by itself."""
    its_0_garrison_faesulae_u_as_it_was = s[1911] & 16128 & s[2513]
    s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
    s[1887] = its_0_garrison_faesulae_u_as_it_was  # "garrison_faesulae.u as it was" := set(one in 0..119 within (("Unit.side by value"[Roman] meet "fort_1, fort_2, fort_3, fort_4, fort_5, town_horse") m ...
    for u in SETS[its_0_garrison_faesulae_u_as_it_was]:
        s[1762] = u
        return 85  # garrison_faesulae/each u
    s[1762] = 0
    if value_wins_at_once(s, 0):
        s[1762] = 0  # garrison_faesulae.u := stilicho
        s[1763] = 0  # garrison_faesulae.h := 0101
        s[1887] = 0  # "garrison_faesulae.u as it was" := empty
        s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1762] = 0  # garrison_faesulae.u := stilicho
        s[1763] = 0  # garrison_faesulae.h := 0101
        s[1887] = 0  # "garrison_faesulae.u as it was" := empty
        s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1762] = 0  # garrison_faesulae.u := stilicho
    s[1763] = 0  # garrison_faesulae.h := 0101
    s[1887] = 0  # "garrison_faesulae.u as it was" := empty
    s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
    return 53  # set_up_faesulae/roll edge_die


PLACE_garrison_faesulae_after_each_2: Final = Place('garrison_faesulae/after each 2', 'step', (), 'step')


def step_garrison_faesulae_each_u(s: Store) -> int:
    """`garrison_faesulae/each u`: goes on by itself."""
    same_0 = s[1762]
    for h in range(600):
        if value_may_deploy(s, same_0, h):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 20  # garrison_faesulae/choose h
    return 88  # garrison_faesulae/each u next


PLACE_garrison_faesulae_each_u: Final = Place('garrison_faesulae/each u', 'step', (), 'step')


def step_garrison_faesulae_each_u_2(s: Store) -> int:
    """`garrison_faesulae/each u 2`: goes on by itself."""
    same_0 = s[1762]
    for h in range(600):
        if value_may_deploy(s, same_0, h):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 21  # garrison_faesulae/choose h 2
    return 87  # garrison_faesulae/each u 2 next


PLACE_garrison_faesulae_each_u_2: Final = Place('garrison_faesulae/each u 2', 'step', (), 'step')


def step_garrison_faesulae_each_u_2_next(s: Store) -> int:
    """`garrison_faesulae/each u 2 next`: goes on by itself."""
    after = s[1762]
    for u in SETS[s[1888] & -(1 << after + 1)]:
        s[1762] = u
        return 86  # garrison_faesulae/each u 2
    s[1762] = 0
    return 84  # garrison_faesulae/after each 2


PLACE_garrison_faesulae_each_u_2_next: Final = Place('garrison_faesulae/each u 2 next', 'step', (), 'step')


def step_garrison_faesulae_each_u_next(s: Store) -> int:
    """`garrison_faesulae/each u next`: goes on by itself."""
    after = s[1762]
    for u in SETS[s[1887] & -(1 << after + 1)]:
        s[1762] = u
        return 85  # garrison_faesulae/each u
    s[1762] = 0
    if value_wins_at_once(s, 0):
        s[1762] = 0  # garrison_faesulae.u := stilicho
        s[1763] = 0  # garrison_faesulae.h := 0101
        s[1887] = 0  # "garrison_faesulae.u as it was" := empty
        s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1762] = 0  # garrison_faesulae.u := stilicho
        s[1763] = 0  # garrison_faesulae.h := 0101
        s[1887] = 0  # "garrison_faesulae.u as it was" := empty
        s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    s[1762] = 0  # garrison_faesulae.u := stilicho
    s[1763] = 0  # garrison_faesulae.h := 0101
    s[1887] = 0  # "garrison_faesulae.u as it was" := empty
    s[1888] = 0  # "garrison_faesulae.u as it was 2" := empty
    return 53  # set_up_faesulae/roll edge_die


PLACE_garrison_faesulae_each_u_next: Final = Place('garrison_faesulae/each u next', 'step', (), 'step')


def step_impulses_loop(s: Store) -> int:
    """`impulses/loop`: goes on by itself."""
    its_0_first_to_rally = s[12]
    if s[1908]:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 126  # impulses/roll m
    if not (s[34] == (10 if s[33] == 0 else 8) or s[1639]):
        its_0_rally_phase_u_as_it_was_6 = set_impulses_loop(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_6]:
            if its_0_rally_phase_u_as_it_was_6 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-b @15.1-e
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        its_0_rally_phase_u_as_it_was_5 = set_impulses_loop_2(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_5]:
            if its_0_rally_phase_u_as_it_was_5 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-c
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        its_0_rally_phase_u_as_it_was_4 = set_impulses_loop_3(s, its_0_first_to_rally)
        for u in SETS[its_0_rally_phase_u_as_it_was_4]:
            if its_0_rally_phase_u_as_it_was_4 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-d
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        p = 1 - its_0_first_to_rally
        its_0_rally_phase_u_as_it_was_3 = set_impulses_loop_4(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was_3]:
            if its_0_rally_phase_u_as_it_was_3 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-b @15.1-e
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        its_0_rally_phase_u_as_it_was_2 = set_impulses_loop_5(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was_2]:
            if its_0_rally_phase_u_as_it_was_2 >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-c
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        its_0_rally_phase_u_as_it_was = set_impulses_loop_6(s, p)
        for u in SETS[its_0_rally_phase_u_as_it_was]:
            if its_0_rally_phase_u_as_it_was >> u & 1:
                # Unit.order[rally_phase.u] := good @15.1-d
                at = 283 + u
                bit = 1 << at - 283
                if s[at] == 0:
                    s[2521] &= ~bit
                if s[at] == 1:
                    s[2522] &= ~bit
                s[2521] |= bit
                s[at] = 0
        s[1749] = 0
        s[1843] = 0  # during.impulses := no
        s[1681] = 0  # impulses.m := m_event
        s[1889] = 0  # return.impulses := 0
        s[1748] = 0  # rally_phase.p := Roman
        s[1749] = 0  # rally_phase.u := stilicho
        s[1850] = 0  # "rally_phase.u as it was" := empty
        s[1851] = 0  # "rally_phase.u as it was 2" := empty
        s[1852] = 0  # "rally_phase.u as it was 3" := empty
        s[1853] = 0  # "rally_phase.u as it was 4" := empty
        s[1854] = 0  # "rally_phase.u as it was 5" := empty
        s[1855] = 0  # "rally_phase.u as it was 6" := empty
        return 83  # game_turn/then
    s[1843] = 0  # during.impulses := no
    s[1681] = 0  # impulses.m := m_event
    s[1889] = 0  # return.impulses := 0
    return 83  # game_turn/then


PLACE_impulses_loop: Final = Place('impulses/loop', 'step', (), 'step')


def step_march_unit(s: Store) -> int:
    """`march_unit`: goes on by itself."""
    u = s[1698]
    if s[43 + u] <= 599:
        s[1699] = s[43 + u]  # march_unit.here := Unit.place[march_unit.u]
        s[523 + u] = 1  # Unit.moved[march_unit.u] := yes @7.3-a
        s[1646] = 1 if CELLS_Unit_type[u] == 0 else 0  # leaders_turn := Unit.type(march_unit.u) = leader
        s[1700] = 1  # march_unit.going := yes
        return 91  # march_unit/loop
    if s[1904] == 0:
        s[1698] = 0  # march_unit.u := stilicho
        s[1699] = 0  # march_unit.here := 0101
        s[1700] = 0  # march_unit.going := no
        s[1701] = 0  # march_unit.h := 0101
        s[1904] = 0  # return.march_unit := 0
        return 100  # movement/loop
    s[1698] = 0  # march_unit.u := stilicho
    s[1699] = 0  # march_unit.here := 0101
    s[1700] = 0  # march_unit.going := no
    s[1701] = 0  # march_unit.h := 0101
    s[1904] = 0  # return.march_unit := 0
    s[1645] = 0  # on_the_road := no
    return 100  # movement/loop


PLACE_march_unit: Final = Place('march_unit', 'step', (), 'step')


def step_march_unit_loop(s: Store) -> int:
    """`march_unit/loop`: goes on by itself."""
    if s[1700] and some_march_unit_loop(s):
        if value_wins_at_once(s, 0):
            s[1700] = 0  # march_unit.going := no
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1700] = 0  # march_unit.going := no
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1700] = 0  # march_unit.going := no
        return 23  # march_unit/choose
    if s[1904] == 0:
        s[1643] = 0  # spent := 0
        s[1644] = 0  # steps := 0
        s[1698] = 0  # march_unit.u := stilicho
        s[1699] = 0  # march_unit.here := 0101
        s[1700] = 0  # march_unit.going := no
        s[1701] = 0  # march_unit.h := 0101
        s[1904] = 0  # return.march_unit := 0
        return 100  # movement/loop
    s[1643] = 0  # spent := 0
    s[1644] = 0  # steps := 0
    s[1698] = 0  # march_unit.u := stilicho
    s[1699] = 0  # march_unit.here := 0101
    s[1700] = 0  # march_unit.going := no
    s[1701] = 0  # march_unit.h := 0101
    s[1904] = 0  # return.march_unit := 0
    s[1645] = 0  # on_the_road := no
    return 100  # movement/loop


PLACE_march_unit_loop: Final = Place('march_unit/loop', 'step', (), 'step')


def step_march_wall_loop(s: Store) -> int:
    """`march_wall/loop`: goes on by itself."""
    its_0_march_wall_here = s[1829]
    if s[1830] and some_march_wall_loop(s, its_0_march_wall_here):
        if value_wins_at_once(s, 0):
            s[1830] = 0  # march_wall.going := no
            s[1832] = its_0_march_wall_here  # march_wall.before := march_wall.here
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1830] = 0  # march_wall.going := no
            s[1832] = its_0_march_wall_here  # march_wall.before := march_wall.here
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1830] = 0  # march_wall.going := no
        s[1832] = its_0_march_wall_here  # march_wall.before := march_wall.here
        return 24  # march_wall/choose
    s[1643] = 0  # spent := 0
    s[1644] = 0  # steps := 0
    s[1827] = 0  # march_wall.p := Roman
    s[1828] = 0  # march_wall.a := 0101
    s[1829] = 0  # march_wall.here := 0101
    s[1830] = 0  # march_wall.going := no
    s[1831] = 0  # march_wall.u := stilicho
    s[1832] = 0  # march_wall.before := 0101
    s[1833] = 0  # march_wall.g := 0101
    s[1873] = 0  # "march_wall.u as it was" := empty
    s[1874] = 0  # "march_wall.u as it was 2" := empty
    return 93  # march_walls/loop


PLACE_march_wall_loop: Final = Place('march_wall/loop', 'step', (), 'step')


def step_march_walls_loop(s: Store) -> int:
    """`march_walls/loop`: goes on by itself."""
    p = s[1823]
    u = s[1825]
    s[1824] = 0  # march_walls.held := empty
    for u in SETS[s[1911 + p] & s[2516]]:
        if s[163 + u] == p and (s[403 + u] and s[1483 + u] == 1 and s[43 + u] <= 599):
            if value_may_march_wall(s, p, s[43 + u]):
                s[1824] = s[1824] | BIT_OF[s[43 + u]]  # march_walls.held := march_walls.held with Unit.place[march_walls.u]
    s[1825] = 0
    if not s[1824] != 0:
        s[1823] = 0  # march_walls.p := Roman
        s[1824] = 0  # march_walls.held := empty
        s[1825] = 0  # march_walls.u := stilicho
        s[1826] = 0  # march_walls.h := 0101
        return 100  # movement/loop
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 25  # march_walls/choose


PLACE_march_walls_loop: Final = Place('march_walls/loop', 'step', (), 'step')


def step_melee_phase(s: Store) -> int:
    """`melee_phase`: goes on by itself."""
    for u in range(120):
        s[1003 + u] = 1 if s[163 + u] == s[1705] and s[43 + u] <= 599 and value_ezoc(s, s[43 + u], s[1705]) else 0  # Unit.engaged[melee_phase.u] := Unit.side[melee_phase.u] = melee_phase.p and (Unit.place[melee_phase.u] >= 0101 and Unit.place[melee_phase.u] <= 2030) ...
        s[1123 + u] = 0  # Unit.fought[melee_phase.u] := no
        # Unit.target[melee_phase.u] := none
        at = 1243 + u
        bit = 1 << at - 1243
        s[3123 if s[at] == 2000000 else s[at] + 2523] &= ~bit
        s[3123] |= bit
        s[at] = 2000000
        # Unit.struck_from[melee_phase.u] := none
        at = 1363 + u
        bit = 1 << at - 1363
        if s[at] == 2000000:
            s[3724] &= ~bit
        s[3724] |= bit
        s[at] = 2000000
    s[1706] = 0
    s[1647] = 0  # fight := melee
    return 96  # melee_phase/loop


PLACE_melee_phase: Final = Place('melee_phase', 'step', (), 'step')


def step_melee_phase_end(s: Store) -> int:
    """`melee_phase/end`: goes on by itself."""
    if s[1892] == 0:
        s[1844] = 0  # during.melee_phase := no
        s[1705] = 0  # melee_phase.p := Roman
        s[1706] = 0  # melee_phase.u := stilicho
        s[1707] = 0  # melee_phase.ready := empty
        s[1708] = 0  # melee_phase.a := 0101
        s[1709] = 0  # melee_phase.h := 0101
        s[1892] = 0  # return.melee_phase := 0
        s[1648] = 0  # fury := no
        s[1847] = 1  # during.restore_stacking := yes
        s[1890] = 0  # return.restore_stacking := 0
        s[1702] = 0  # restore_stacking.p := Roman
        return 117  # restore_stacking/loop 2
    s[1844] = 0  # during.melee_phase := no
    s[1705] = 0  # melee_phase.p := Roman
    s[1706] = 0  # melee_phase.u := stilicho
    s[1707] = 0  # melee_phase.ready := empty
    s[1708] = 0  # melee_phase.a := 0101
    s[1709] = 0  # melee_phase.h := 0101
    s[1892] = 0  # return.melee_phase := 0
    s[1847] = 1  # during.restore_stacking := yes
    s[1890] = 1  # return.restore_stacking := 1
    s[1702] = 0  # restore_stacking.p := Roman
    return 117  # restore_stacking/loop 2


PLACE_melee_phase_end: Final = Place('melee_phase/end', 'step', (), 'step')


def step_melee_phase_loop(s: Store) -> int:
    """`melee_phase/loop`: goes on by itself."""
    u = s[1706]
    s[1707] = 0  # melee_phase.ready := empty
    for u in SETS[s[1911 + s[1705]]]:
        if s[163 + u] == s[1705] and (value_may_melee(s, u) and s[43 + u] <= 599 and some_flank_attack_choose_a_2(s, u)):
            s[1707] = s[1707] | BIT_OF[s[43 + u]]  # melee_phase.ready := melee_phase.ready with Unit.place[melee_phase.u]
    s[1706] = 0
    if not s[1707] != 0:
        return 95  # melee_phase/end
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 29  # melee_phase/choose


PLACE_melee_phase_loop: Final = Place('melee_phase/loop', 'step', (), 'step')


def step_morale_check(s: Store) -> int:
    """`morale_check`: goes on by itself."""
    if not s[37 + s[1782]]:
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 32  # morale_check/roll dice.1
    return 98  # morale_check/end


PLACE_morale_check: Final = Place('morale_check', 'step', (), 'step')


def step_morale_check_end(s: Store) -> int:
    """`morale_check/end`: goes on by itself."""
    its_0_return_morale_check = s[1896]
    if its_0_return_morale_check == 0:
        s[1782] = 0  # morale_check.p := Roman
        s[1783] = 3  # morale_check.dice := 3
        s[1784] = 0  # morale_check.dice.1 := 0
        s[1785] = 0  # morale_check.dice.2 := 0
        s[1786] = 0  # morale_check.dice.3 := 0
        s[1896] = 0  # return.morale_check := 0
        return 112  # put/then
    if its_0_return_morale_check == 1:
        s[1782] = 0  # morale_check.p := Roman
        s[1783] = 3  # morale_check.dice := 3
        s[1784] = 0  # morale_check.dice.1 := 0
        s[1785] = 0  # morale_check.dice.2 := 0
        s[1786] = 0  # morale_check.dice.3 := 0
        s[1896] = 0  # return.morale_check := 0
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    if its_0_return_morale_check == 2:
        s[1782] = 0  # morale_check.p := Roman
        s[1783] = 3  # morale_check.dice := 3
        s[1784] = 0  # morale_check.dice.1 := 0
        s[1785] = 0  # morale_check.dice.2 := 0
        s[1786] = 0  # morale_check.dice.3 := 0
        s[1896] = 0  # return.morale_check := 0
        s[1773] = 1  # event_marker.die := 1
        s[1774] = 0  # event_marker.what := roman_check
        s[1775] = 0  # event_marker.p := Roman
        return 60  # after_effects/loop
    s[1782] = 0  # morale_check.p := Roman
    s[1783] = 3  # morale_check.dice := 3
    s[1784] = 0  # morale_check.dice.1 := 0
    s[1785] = 0  # morale_check.dice.2 := 0
    s[1786] = 0  # morale_check.dice.3 := 0
    s[1896] = 0  # return.morale_check := 0
    s[1773] = 1  # event_marker.die := 1
    s[1774] = 0  # event_marker.what := roman_check
    s[1775] = 0  # event_marker.p := Roman
    return 60  # after_effects/loop


PLACE_morale_check_end: Final = Place('morale_check/end', 'step', (), 'step')


def step_movement_end(s: Store) -> int:
    """`movement/end`: goes on by itself."""
    s[1845] = 0  # during.movement := no
    s[1696] = 0  # movement.p := Roman
    s[1697] = 0  # movement.v := stilicho
    s[1847] = 1  # during.restore_stacking := yes
    s[1890] = 3  # return.restore_stacking := 3
    s[1702] = 0  # restore_stacking.p := Roman
    return 117  # restore_stacking/loop 2


PLACE_movement_end: Final = Place('movement/end', 'step', (), 'step')


def step_movement_loop(s: Store) -> int:
    """`movement/loop`: goes on by itself."""
    for u in SETS[s[1911 + s[1696]] & 0xffffffffffffffffffffffffffe0ff]:
        if value_may_move(s, u):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 35  # movement/choose
    return 99  # movement/end


PLACE_movement_loop: Final = Place('movement/loop', 'step', (), 'step')


def step_movement_then_4(s: Store) -> int:
    """`movement/then 4`: goes on by itself."""
    if s[29]:
        s[1823] = s[1696]  # march_walls.p := movement.p
        return 93  # march_walls/loop
    return 100  # movement/loop


PLACE_movement_then_4: Final = Place('movement/then 4', 'step', (), 'step')


def step_movement_then_5(s: Store) -> int:
    """`movement/then 5`: goes on by itself."""
    if s[28]:
        s[1797] = s[1696]  # charge_first.p := movement.p
        return 66  # charge_first/loop
    return 101  # movement/then 4


PLACE_movement_then_5: Final = Place('movement/then 5', 'step', (), 'step')


def step_neutrals_arrive_each_c(s: Store) -> int:
    """`neutrals_arrive/each c`: goes on by itself."""
    c = s[1766]
    p = s[1658 + c]
    if p != 2000000:
        s[1767] = p  # neutrals_arrive.p := master[neutrals_arrive.c]
        s[1768] = c  # enter.c := neutrals_arrive.c
        s[1769] = p  # enter.p := neutrals_arrive.p
        s[1901] = 0  # return.enter := 0
        return 75  # enter/roll die watched
    s[1769] = value_neutrals_join(s)  # enter.p := neutrals_join
    s[1767] = p  # neutrals_arrive.p := master[neutrals_arrive.c]
    s[1768] = c  # enter.c := neutrals_arrive.c
    s[1901] = 1  # return.enter := 1
    return 75  # enter/roll die watched


PLACE_neutrals_arrive_each_c: Final = Place('neutrals_arrive/each c', 'step', (), 'step')


def step_neutrals_arrive_each_c_next(s: Store) -> int:
    """`neutrals_arrive/each c next`: goes on by itself."""
    after = s[1766]
    for c in MEMBERS[s[1867] & -(1 << after + 1)]:
        s[1766] = c
        return 103  # neutrals_arrive/each c
    s[1766] = 0
    s[1766] = 0  # neutrals_arrive.c := roman_horse
    s[1767] = 0  # neutrals_arrive.p := Roman
    s[1867] = 0  # "neutrals_arrive.c as it was" := empty
    s[1773] = 1  # event_marker.die := 1
    s[1774] = 0  # event_marker.what := roman_check
    s[1775] = 0  # event_marker.p := Roman
    return 60  # after_effects/loop


PLACE_neutrals_arrive_each_c_next: Final = Place('neutrals_arrive/each c next', 'step', (), 'step')


def step_pitch(s: Store) -> int:
    """`pitch`: goes on by itself."""
    same_0 = s[1757]
    for h in EACH_CELLS_data_3[(1 if s[33] == 0 else 0)]:
        if value_camp_fits(s, same_0, h):
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 39  # pitch/choose h
    if s[1905] == 0:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 0  # deploy.p := Roman
        s[1902] = 1  # return.deploy := 1
        return 68  # deploy
    if s[1905] == 1:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 1  # deploy.p := Barbarian
        s[1902] = 2  # return.deploy := 2
        return 68  # deploy
    if s[1905] == 2:
        s[1757] = 0  # pitch.p := Roman
        s[1758] = 0  # pitch.h := 0101
        s[1905] = 0  # return.pitch := 0
        s[1750] = 1  # deploy.p := Barbarian
        s[1902] = 3  # return.deploy := 3
        return 68  # deploy
    s[1757] = 0  # pitch.p := Roman
    s[1758] = 0  # pitch.h := 0101
    s[1905] = 0  # return.pitch := 0
    s[1750] = 0  # deploy.p := Roman
    s[1902] = 4  # return.deploy := 4
    return 68  # deploy


PLACE_pitch: Final = Place('pitch', 'step', (), 'step')


def step_pursue(s: Store) -> int:
    """`pursue`: goes on by itself."""
    s[1654] = 1 if s[1911 + s[1739]] & 0x1f00000000000000ff & s[1913 + s[1740]] else 0  # led := some(one in 0..119 within (("Unit.side by value"[pursue.p] meet "stilicho, comes, dux, uldin, sarus, vandal_comitatus, radagaisus, gothic_comit ...
    its_0_pursue_u_as_it_was = set_pursue(s)
    s[1655] = 0  # pursuers := empty
    s[1863] = its_0_pursue_u_as_it_was  # "pursue.u as it was" := set(one in Unit within ("Unit.side by value"[pursue.p] meet "Unit.place by value"[pursue.a]) where may_pursue(one, pursue.h))
    for u in SETS[its_0_pursue_u_as_it_was]:
        s[1742] = u
        return 108  # pursue/each u
    s[1742] = 0
    return 107  # pursue/after each


PLACE_pursue: Final = Place('pursue', 'step', (), 'step')


def step_pursue_after_each(s: Store) -> int:
    """`pursue/after each`: goes on by itself."""
    h = s[1741]
    u = s[1742]
    s[1743] = 0  # pursue.riding := empty
    for u in SETS[s[1655] & s[1913 + h]]:
        if s[1655] >> u & 1 and (value_pursuit_reach(s, u) == 2 and s[43 + u] == h):
            s[1743] = s[1743] | BIT_OF[u]  # pursue.riding := pursue.riding with pursue.u @14.2-b
    s[1742] = 0
    if s[1743] != 0 and not (s[39] == h or s[40] == h) and some_pursue_after_each(s, h):
        if value_wins_at_once(s, 0):
            s[1863] = 0  # "pursue.u as it was" := empty
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1863] = 0  # "pursue.u as it was" := empty
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1863] = 0  # "pursue.u as it was" := empty
        return 40  # pursue/choose
    s[1863] = 0  # "pursue.u as it was" := empty
    return 110  # pursue/end


PLACE_pursue_after_each: Final = Place('pursue/after each', 'step', (), 'step')


def step_pursue_each_u(s: Store) -> int:
    """`pursue/each u`: goes on by itself."""
    if s[43 + s[1742]] == s[1740] and value_may_pursue(s, s[1742], s[1741]):
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 41  # pursue/choose 2
    return 109  # pursue/each u next


PLACE_pursue_each_u: Final = Place('pursue/each u', 'step', (), 'step')


def step_pursue_each_u_next(s: Store) -> int:
    """`pursue/each u next`: goes on by itself."""
    after = s[1742]
    for u in SETS[s[1863] & -(1 << after + 1)]:
        s[1742] = u
        return 108  # pursue/each u
    s[1742] = 0
    return 107  # pursue/after each


PLACE_pursue_each_u_next: Final = Place('pursue/each u next', 'step', (), 'step')


def step_pursue_end(s: Store) -> int:
    """`pursue/end`: goes on by itself."""
    if s[1894] == 0:
        s[1846] = 0  # during.pursue := no
        s[1739] = 0  # pursue.p := Roman
        s[1740] = 0  # pursue.a := 0101
        s[1741] = 0  # pursue.h := 0101
        s[1742] = 0  # pursue.u := stilicho
        s[1743] = 0  # pursue.riding := empty
        s[1863] = 0  # "pursue.u as it was" := empty
        s[1894] = 0  # return.pursue := 0
        return 63  # assault/then
    s[1846] = 0  # during.pursue := no
    s[1739] = 0  # pursue.p := Roman
    s[1740] = 0  # pursue.a := 0101
    s[1741] = 0  # pursue.h := 0101
    s[1742] = 0  # pursue.u := stilicho
    s[1743] = 0  # pursue.riding := empty
    s[1863] = 0  # "pursue.u as it was" := empty
    s[1894] = 0  # return.pursue := 0
    return 77  # fire_phase/loop


PLACE_pursue_end: Final = Place('pursue/end', 'step', (), 'step')


def step_put(s: Store) -> int:
    """`put`: goes on by itself."""
    h = s[1678]
    u = s[1677]
    # move Unit.place[put.u] to put.h
    at = 43 + u
    bit = 1 << at - 43
    s[s[at] + 1913] &= ~bit
    s[h + 1913] |= bit
    s[at] = h
    if s[39 + 1 - s[163 + u]] == h:
        if value_wins_at_once(s, 0):
            s[1837] = u  # "event entered.u" := put.u
            s[1838] = h  # "event entered.h" := put.h
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1837] = u  # "event entered.u" := put.u
            s[1838] = h  # "event entered.h" := put.h
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1837] = u  # "event entered.u" := put.u
        s[1838] = h  # "event entered.h" := put.h
        return 42  # put/roll die
    s[1837] = u  # "event entered.u" := put.u
    s[1838] = h  # "event entered.h" := put.h
    return 112  # put/then


PLACE_put: Final = Place('put', 'step', (), 'step')


def step_put_then(s: Store) -> int:
    """`put/then`: goes on by itself."""
    t = s[1737]
    u = s[1698]
    put = s[1895]
    g = s[1808]
    if CELLS_data_2[s[33] * 1200 + s[1838] * 2 + s[163 + s[1837]]]:
        s[1671] = 1  # forum_entered := yes @21.1.vpb-g.2
    s[1839] = 1  # 18.3-b.die := 1
    s[1840] = 0  # 18.3-b.found := camp_checks
    s[1837] = 0  # "event entered.u" := stilicho
    s[1838] = 0  # "event entered.h" := 0101
    s[1677] = 0  # put.u := stilicho
    s[1678] = 0  # put.h := 0101
    if put == 0:
        s[1895] = 0  # return.put := 0
        after = s[1747]
        for u_ in SETS[s[1858] & -(1 << after + 1)]:
            s[1747] = u_
            s[1678] = s[1746]  # put.h := second_hex.g
            s[1677] = u_  # put.u := second_hex.u
            s[1895] = 0  # return.put := 0
            return 111  # put
        s[1747] = 0
        s[1744] = 0  # second_hex.p := Roman
        s[1745] = 0  # second_hex.h := 0101
        s[1746] = 0  # second_hex.g := 0101
        s[1747] = 0  # second_hex.u := stilicho
        s[1858] = 0  # "second_hex.u as it was" := empty
        return 110  # pursue/end
    if put == 1:
        s[1895] = 0  # return.put := 0
        return 109  # pursue/each u next
    if put == 2:
        if value_ezoc(s, t, s[163 + s[1731]]):
            if value_wins_at_once(s, 0):
                s[1895] = 0  # return.put := 0
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1895] = 0  # return.put := 0
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            s[1895] = 0  # return.put := 0
            return 19  # flight/roll s
        if not s[43 + s[1731]] == t or (s[39] == t or s[40] == t):
            s[1735] = 0  # flight.left := 0 @18.1-d
        s[1895] = 0  # return.put := 0
        return 81  # flight/loop
    if put == 3:
        if s[29]:
            if s[1483 + u] == 1:
                # Unit.tactic[march_unit.u] := none @20.3-v
                at = 1483 + u
                bit = 1 << at - 1483
                if s[at] == 1:
                    s[2516] &= ~bit
                s[at] = 2000000
            if s[1911 + s[163 + u]] & s[1913 + s[1701]] & CELLS_data_13[u] & s[2516]:
                # Unit.tactic[march_unit.u] := shield_wall @20.3-o
                at = 1483 + u
                bit = 1 << at - 1483
                if s[at] == 0:
                    s[2515] &= ~bit
                if s[at] == 1:
                    s[2516] &= ~bit
                s[2516] |= bit
                s[at] = 1
                s[1872] = s[1911 + s[163 + u]] & s[1913 + s[1701]] & s[2516]  # "meet_wall.w as it was" := set(one in 0..119 within (("Unit.side by value"[Unit.side[march_unit.u]] meet "Unit.place by value"[march_unit.h]) meet "Un ...
                for w in SETS[s[1872]]:
                    if s[1872] >> w & 1:
                        s[523 + w] = 1  # Unit.moved[meet_wall.w] := yes @20.3-p
                s[1836] = 0
            s[1895] = 0  # return.put := 0
            s[1834] = 0  # meet_wall.u := stilicho
            s[1835] = 0  # meet_wall.h := 0101
            s[1836] = 0  # meet_wall.w := stilicho
            s[1872] = 0  # "meet_wall.w as it was" := empty
            return 91  # march_unit/loop
        s[1895] = 0  # return.put := 0
        return 91  # march_unit/loop
    if put == 4:
        s[1895] = 0  # return.put := 0
        after = s[1831]
        for u_ in SETS[s[1873] & -(1 << after + 1)]:
            s[1831] = u_
            s[1678] = s[1833]  # put.h := march_wall.g
            s[1677] = u_  # put.u := march_wall.u
            s[1895] = 4  # return.put := 4
            return 111  # put
        s[1831] = 0
        s[1829] = s[1833]  # march_wall.here := march_wall.g
        s[1873] = 0  # "march_wall.u as it was" := empty
        return 92  # march_wall/loop
    if put == 5:
        s[1895] = 0  # return.put := 0
        after = s[1805]
        for u_ in SETS[s[1875] & -(1 << after + 1)]:
            s[1805] = u_
            s[1677] = u_  # put.u := ride.u
            s[1678] = g  # put.h := ride.g
            s[1895] = 5  # return.put := 5
            return 111  # put
        s[1805] = 0
        if g == s[1807]:
            s[1804] = 0  # ride.left := 0
        s[1875] = 0  # "ride.u as it was" := empty
        s[1803] = g  # ride.here := ride.g
        return 118  # ride/loop
    s[1895] = 0  # return.put := 0
    after = s[1805]
    for u_ in SETS[s[1876] & -(1 << after + 1)]:
        s[1805] = u_
        s[1678] = s[1806]  # put.h := ride.first
        s[1677] = u_  # put.u := ride.u
        s[1895] = 6  # return.put := 6
        return 111  # put
    s[1805] = 0
    s[1803] = s[1806]  # ride.here := ride.first
    s[1876] = 0  # "ride.u as it was 2" := empty
    s[1804] = 2  # ride.left := 2
    return 118  # ride/loop


PLACE_put_then: Final = Place('put/then', 'step', (), 'step')


def step_resolve(s: Store) -> int:
    """`resolve`: goes on by itself."""
    h = s[1719]
    if value_hex_cover(s, h) > 0 and value_side_cover(s, s[163 + s[1717]], s[1718], h) > 0:
        if value_wins_at_once(s, 0):
            s[1649] = 0  # claims_side := no
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1649] = 0  # claims_side := no
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1649] = 0  # claims_side := no
        return 43  # resolve/choose
    s[1649] = 1 if value_side_cover(s, s[163 + s[1717]], s[1718], h) > 0 else 0  # claims_side := side_cover(Unit.side[resolve.u], resolve.a, resolve.h) > 0
    return 114  # resolve/roll d watched


PLACE_resolve: Final = Place('resolve', 'step', (), 'step')


def step_resolve_roll_d_watched(s: Store) -> int:
    """`resolve/roll d watched`: goes on by itself."""
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 44  # resolve/roll d


PLACE_resolve_roll_d_watched: Final = Place('resolve/roll d watched', 'step', (), 'step')


def step_resolve_then(s: Store) -> int:
    """`resolve/then`: goes on by itself."""
    h = s[1724]
    its_0_fire_phase_here = s[1723]
    outcome = s[1650]
    if outcome >> 3 & 1 or outcome >> 4 & 1 or outcome >> 5 & 1:
        s[1725] = s[1717]  # strike_defender.u := resolve.u
        s[1726] = s[1718]  # strike_defender.a := resolve.a
        s[1727] = s[1719]  # strike_defender.h := resolve.h
        if value_wins_at_once(s, 0):
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        return 55  # strike_defender/choose v
    if s[1899] == 0:
        s[1717] = 0  # resolve.u := stilicho
        s[1718] = 0  # resolve.a := 0101
        s[1719] = 0  # resolve.h := 0101
        s[1720] = 1  # resolve.d := 1
        s[1899] = 0  # return.resolve := 0
        return 62  # assault/loop 2
    if (s[30] and CELLS_Unit_command[s[1722]] == 6 and CELLS_data_31[s[1722]]) and s[43 + s[1722]] == its_0_fire_phase_here and NEAR_Hex[h] >> its_0_fire_phase_here & 1 and not s[1911 + 1 - s[1721]] & s[1913 + h]:
        s[1739] = s[1721]  # pursue.p := fire_phase.p
        s[1717] = 0  # resolve.u := stilicho
        s[1718] = 0  # resolve.a := 0101
        s[1719] = 0  # resolve.h := 0101
        s[1720] = 1  # resolve.d := 1
        s[1899] = 0  # return.resolve := 0
        s[1740] = its_0_fire_phase_here  # pursue.a := fire_phase.here
        s[1741] = h  # pursue.h := fire_phase.h
        s[1846] = 1  # during.pursue := yes
        s[1894] = 1  # return.pursue := 1
        return 106  # pursue
    s[1717] = 0  # resolve.u := stilicho
    s[1718] = 0  # resolve.a := 0101
    s[1719] = 0  # resolve.h := 0101
    s[1720] = 1  # resolve.d := 1
    s[1899] = 0  # return.resolve := 0
    return 77  # fire_phase/loop


PLACE_resolve_then: Final = Place('resolve/then', 'step', (), 'step')


def step_restore_stacking_loop(s: Store) -> int:
    """`restore_stacking/loop`: goes on by itself."""
    for u in SETS[s[1911 + s[1702]]]:
        if s[43 + u] <= 599 and value_overstacked(s, s[43 + u], s[1702]):
            s[1703] = u
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 45  # restore_stacking/choose v
    s[1703] = 0
    if s[1890] == 0:
        s[1847] = 0  # during.restore_stacking := no
        s[1702] = 0  # restore_stacking.p := Roman
        s[1703] = 0  # restore_stacking.u := stilicho
        s[1704] = 0  # restore_stacking.v := stilicho
        s[1890] = 0  # return.restore_stacking := 0
        return 60  # after_effects/loop
    if s[1890] == 1:
        s[1847] = 0  # during.restore_stacking := no
        s[1702] = 0  # restore_stacking.p := Roman
        s[1703] = 0  # restore_stacking.u := stilicho
        s[1704] = 0  # restore_stacking.v := stilicho
        s[1890] = 0  # return.restore_stacking := 0
        s[36] = 2000000  # effort_on := none
        s[1903] = 0  # return.charges_end := 0
        return 67  # charges_end
    if s[1890] == 2:
        s[1705] = s[1684]  # melee_phase.p := impulse.p
        s[1847] = 0  # during.restore_stacking := no
        s[1702] = 0  # restore_stacking.p := Roman
        s[1703] = 0  # restore_stacking.u := stilicho
        s[1704] = 0  # restore_stacking.v := stilicho
        s[1890] = 0  # return.restore_stacking := 0
        s[1844] = 1  # during.melee_phase := yes
        s[1892] = 1  # return.melee_phase := 1
        return 94  # melee_phase
    s[1721] = s[1684]  # fire_phase.p := impulse.p
    s[1847] = 0  # during.restore_stacking := no
    s[1702] = 0  # restore_stacking.p := Roman
    s[1703] = 0  # restore_stacking.u := stilicho
    s[1704] = 0  # restore_stacking.v := stilicho
    s[1890] = 0  # return.restore_stacking := 0
    s[1647] = 1  # fight := fire
    return 77  # fire_phase/loop


PLACE_restore_stacking_loop: Final = Place('restore_stacking/loop', 'step', (), 'step')


def step_restore_stacking_loop_2(s: Store) -> int:
    """`restore_stacking/loop 2`: goes on by itself."""
    for u in SETS[s[1911 + s[1702]]]:
        if s[43 + u] <= 599 and value_overstacked(s, s[43 + u], s[1702]):
            s[1703] = u
            if value_wins_at_once(s, 0):
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            return 46  # restore_stacking/choose v 2
    s[1703] = 0
    s[1702] = 1  # restore_stacking.p := Barbarian
    return 116  # restore_stacking/loop


PLACE_restore_stacking_loop_2: Final = Place('restore_stacking/loop 2', 'step', (), 'step')


def step_ride_loop(s: Store) -> int:
    """`ride/loop`: goes on by itself."""
    its_0_ride_here = s[1803]
    if s[1804] > 0 and not some_ride_loop(s, its_0_ride_here) and some_ride_loop_2(s, its_0_ride_here):
        s[1804] = s[1804] - 1  # ride.left := ride.left - 1
        if value_wins_at_once(s, 0):
            s[1807] = its_0_ride_here  # ride.before := ride.here
            s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
            return 38  # over
        if value_wins_at_once(s, 1):
            s[1807] = its_0_ride_here  # ride.before := ride.here
            s[1848] = 1  # winner := Barbarian @3.1-a.2
            return 38  # over
        s[1807] = its_0_ride_here  # ride.before := ride.here
        return 47  # ride/choose
    s[1801] = 0  # ride.p := Roman
    s[1802] = 0  # ride.a := 0101
    s[1803] = 0  # ride.here := 0101
    s[1804] = 0  # ride.left := 0
    s[1805] = 0  # ride.u := stilicho
    s[1806] = 0  # ride.first := 0101
    s[1807] = 0  # ride.before := 0101
    s[1808] = 0  # ride.g := 0101
    s[1875] = 0  # "ride.u as it was" := empty
    s[1876] = 0  # "ride.u as it was 2" := empty
    s[1877] = 0  # "ride.u as it was 3" := empty
    return 66  # charge_first/loop


PLACE_ride_loop: Final = Place('ride/loop', 'step', (), 'step')


def step_roll_on_end(s: Store) -> int:
    """`roll_on/end`: goes on by itself."""
    if s[1656] != 2000000 and s[1657] != 2000000:
        s[1713] = s[1656]  # assault.base := rolls_from
        s[1714] = s[1657]  # assault.goal := rolls_to
        s[1715] = 1  # assault.more := yes
    s[1809] = 0  # roll_on.p := Roman
    s[1810] = 0  # roll_on.u := stilicho
    s[1811] = 0  # roll_on.bases := empty
    s[1812] = 0  # roll_on.b := 0101
    s[1813] = 0  # roll_on.h := 0101
    s[1856] = 0  # "roll_on.u as it was" := empty
    s[1857] = 0  # "roll_on.u as it was 2" := empty
    return 61  # assault/loop


PLACE_roll_on_end: Final = Place('roll_on/end', 'step', (), 'step')


def step_strike_defender_end(s: Store) -> int:
    """`strike_defender/end`: goes on by itself."""
    h = s[1724]
    its_0_fire_phase_here = s[1723]
    if s[1899] == 0:
        s[1725] = 0  # strike_defender.u := stilicho
        s[1726] = 0  # strike_defender.a := 0101
        s[1727] = 0  # strike_defender.h := 0101
        s[1728] = 0  # strike_defender.v := stilicho
        s[1729] = 0  # strike_defender.firm := no
        s[1717] = 0  # resolve.u := stilicho
        s[1718] = 0  # resolve.a := 0101
        s[1719] = 0  # resolve.h := 0101
        s[1720] = 1  # resolve.d := 1
        s[1899] = 0  # return.resolve := 0
        return 62  # assault/loop 2
    if (s[30] and CELLS_Unit_command[s[1722]] == 6 and CELLS_data_31[s[1722]]) and s[43 + s[1722]] == its_0_fire_phase_here and NEAR_Hex[h] >> its_0_fire_phase_here & 1 and not s[1911 + 1 - s[1721]] & s[1913 + h]:
        s[1739] = s[1721]  # pursue.p := fire_phase.p
        s[1725] = 0  # strike_defender.u := stilicho
        s[1726] = 0  # strike_defender.a := 0101
        s[1727] = 0  # strike_defender.h := 0101
        s[1728] = 0  # strike_defender.v := stilicho
        s[1729] = 0  # strike_defender.firm := no
        s[1717] = 0  # resolve.u := stilicho
        s[1718] = 0  # resolve.a := 0101
        s[1719] = 0  # resolve.h := 0101
        s[1720] = 1  # resolve.d := 1
        s[1899] = 0  # return.resolve := 0
        s[1740] = its_0_fire_phase_here  # pursue.a := fire_phase.here
        s[1741] = h  # pursue.h := fire_phase.h
        s[1846] = 1  # during.pursue := yes
        s[1894] = 1  # return.pursue := 1
        return 106  # pursue
    s[1725] = 0  # strike_defender.u := stilicho
    s[1726] = 0  # strike_defender.a := 0101
    s[1727] = 0  # strike_defender.h := 0101
    s[1728] = 0  # strike_defender.v := stilicho
    s[1729] = 0  # strike_defender.firm := no
    s[1717] = 0  # resolve.u := stilicho
    s[1718] = 0  # resolve.a := 0101
    s[1719] = 0  # resolve.h := 0101
    s[1720] = 1  # resolve.d := 1
    s[1899] = 0  # return.resolve := 0
    return 77  # fire_phase/loop


PLACE_strike_defender_end: Final = Place('strike_defender/end', 'step', (), 'step')


def step_strike_defender_then(s: Store) -> int:
    """`strike_defender/then`: goes on by itself."""
    h = s[1727]
    v = s[1728]
    if s[1650] >> 4 & 1 and s[43 + v] == h and not s[1729] and value_must_retreat(s, v, s[1726], h):
        if CELLS_Unit_moves[v] == 0:
            # Unit.tactic[strike_defender.v] := none
            at = 1483 + v
            bit = 1 << at - 1483
            if s[at] == 0:
                s[2515] &= ~bit
            if s[at] == 1:
                s[2516] &= ~bit
            s[at] = 2000000
            # move Unit.place[strike_defender.v] to eliminated
            at = 43 + v
            bit = 1 << at - 43
            s[s[at] + 1913] &= ~bit
            s[2514] |= bit
            s[at] = 601
            s[1731] = v  # flight.v := strike_defender.v
            s[1732] = h  # flight.h := strike_defender.h
            s[1842] = 1  # during.flight := yes
            s[1679] = 0  # eliminate.u := stilicho
            s[1891] = 0  # return.eliminate := 0
            return 80  # flight/end
        s[1651] = 0 | BIT_OF[h]  # trail := 0 with strike_defender.h
        if not (CELLS_Unit_elite[v] or CELLS_Unit_title[v] == 0):
            if value_wins_at_once(s, 0):
                s[1731] = v  # flight.v := strike_defender.v
                s[1732] = h  # flight.h := strike_defender.h
                s[1842] = 1  # during.flight := yes
                s[1653] = h  # origin := strike_defender.h
                s[1652] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
                s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
                return 38  # over
            if value_wins_at_once(s, 1):
                s[1731] = v  # flight.v := strike_defender.v
                s[1732] = h  # flight.h := strike_defender.h
                s[1842] = 1  # during.flight := yes
                s[1653] = h  # origin := strike_defender.h
                s[1652] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
                s[1848] = 1  # winner := Barbarian @3.1-a.2
                return 38  # over
            s[1731] = v  # flight.v := strike_defender.v
            s[1732] = h  # flight.h := strike_defender.h
            s[1842] = 1  # during.flight := yes
            s[1653] = h  # origin := strike_defender.h
            s[1652] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
            return 18  # flight/roll n
        s[1731] = v  # flight.v := strike_defender.v
        s[1732] = h  # flight.h := strike_defender.h
        s[1842] = 1  # during.flight := yes
        s[1653] = h  # origin := strike_defender.h
        s[1652] = 1  # far := withdrawal @12.0-n @13.1-c @13.1-d
        s[1734] = h  # flight.here := strike_defender.h
        s[1735] = 1  # flight.left := far
        return 81  # flight/loop
    return 120  # strike_defender/end


PLACE_strike_defender_then: Final = Place('strike_defender/then', 'step', (), 'step')


def step_take_sides(s: Store) -> int:
    """`take_sides`: goes on by itself."""
    m = s[1756]
    u = s[1753]
    for u in EACH_CELLS_data_9[(1 if not s[33] == 0 else 0)]:
        if CELLS_Unit_battle[u] == (1 if not s[33] == 0 else 0):
            s[1754] = CELLS_Unit_command[u]  # take_sides.c := Unit.command(take_sides.u)
            if s[1754] != 2000000:
                s[1755] = s[1658 + s[1754]]  # take_sides.p := master[take_sides.c]
                if s[1755] != 2000000:
                    # Unit.side[take_sides.u] := take_sides.p
                    new = s[1755]
                    at = 163 + u
                    bit = 1 << at - 163
                    s[s[at] + 1911] &= ~bit
                    s[new + 1911] |= bit
                    s[at] = new
    s[1753] = 0
    its_0_take_sides_m_as_it_was = CELLS_data_18[(1 if not s[33] == 0 else 0)]
    for m in members_18(its_0_take_sides_m_as_it_was):
        if its_0_take_sides_m_as_it_was >> m & 1:
            if CELLS_Marker_calls[m] != 2000000:
                # Marker.owner[take_sides.m] := master[Marker.calls(take_sides.m)]
                new = s[1658 + CELLS_Marker_calls[m]]
                at = 1621 + m
                bit = 1 << at - 1621
                s[2520 if s[at] == 2000000 else s[at] + 2518] &= ~bit
                s[2520 if new == 2000000 else new + 2518] |= bit
                s[at] = new
            if CELLS_Marker_leads[m] != 2000000:
                # Marker.owner[take_sides.m] := Unit.side[Marker.leads(take_sides.m)]
                new = s[163 + CELLS_Marker_leads[m]]
                at = 1621 + m
                bit = 1 << at - 1621
                s[2520 if s[at] == 2000000 else s[at] + 2518] &= ~bit
                s[new + 2518] |= bit
                s[at] = new
    s[1756] = 0
    if s[1906] == 0:
        s[1753] = 0  # take_sides.u := stilicho
        s[1754] = 0  # take_sides.c := roman_horse
        s[1755] = 0  # take_sides.p := Roman
        s[1756] = 0  # take_sides.m := m_event
        s[1886] = 0  # "take_sides.m as it was" := empty
        s[1906] = 0  # return.take_sides := 0
        s[1757] = 1  # pitch.p := Barbarian
        s[1905] = 1  # return.pitch := 1
        return 105  # pitch
    its_0_garrison_faesulae_u_as_it_was_2 = s[1911] & 7936 & s[2513]
    s[1753] = 0  # take_sides.u := stilicho
    s[1754] = 0  # take_sides.c := roman_horse
    s[1755] = 0  # take_sides.p := Roman
    s[1756] = 0  # take_sides.m := m_event
    s[1886] = 0  # "take_sides.m as it was" := empty
    s[1906] = 0  # return.take_sides := 0
    s[1888] = its_0_garrison_faesulae_u_as_it_was_2  # "garrison_faesulae.u as it was 2" := set(one in 0..119 within (("Unit.side by value"[Roman] meet "fort_1, fort_2, fort_3, fort_4, fort_5") meet "Unit. ...
    for u in SETS[its_0_garrison_faesulae_u_as_it_was_2]:
        s[1762] = u
        return 86  # garrison_faesulae/each u 2
    s[1762] = 0
    return 84  # garrison_faesulae/after each 2


PLACE_take_sides: Final = Place('take_sides', 'step', (), 'step')


def step_walls_first_end(s: Store) -> int:
    """`walls_first/end`: goes on by itself."""
    s[1815] = 0  # walls_first.p := Roman
    s[1816] = 0  # walls_first.old := empty
    s[1817] = 0  # walls_first.new := empty
    s[1818] = 0  # walls_first.u := stilicho
    s[1819] = 0  # walls_first.h := 0101
    s[1878] = 0  # "walls_first.u as it was" := empty
    return 102  # movement/then 5


PLACE_walls_first_end: Final = Place('walls_first/end', 'step', (), 'step')


def step_walls_first_loop(s: Store) -> int:
    """`walls_first/loop`: goes on by itself."""
    p = s[1815]
    u = s[1818]
    s[1816] = 0  # walls_first.old := empty
    s[1817] = 0  # walls_first.new := empty
    for u in SETS[s[1911 + p]]:
        if s[163 + u] == p and (s[403 + u] and s[43 + u] <= 599 and not s[523 + u]):
            if s[1483 + u] == 1:
                s[1816] = s[1816] | BIT_OF[s[43 + u]]  # walls_first.old := walls_first.old with Unit.place[walls_first.u]
            if CELLS_data_15[u] and value_may_form_wall(s, p, s[43 + u]):
                s[1817] = s[1817] | BIT_OF[s[43 + u]]  # walls_first.new := walls_first.new with Unit.place[walls_first.u]
    s[1818] = 0
    if not s[1816] != 0 and not s[1817] != 0:
        return 123  # walls_first/end
    if value_wins_at_once(s, 0):
        s[1848] = 0  # winner := Roman @3.1-a @3.1-b @5.1-g @5.2-k
        return 38  # over
    if value_wins_at_once(s, 1):
        s[1848] = 1  # winner := Barbarian @3.1-a.2
        return 38  # over
    return 56  # walls_first/choose


PLACE_walls_first_loop: Final = Place('walls_first/loop', 'step', (), 'step')


# Every place by its number: first those that wait, then those that go on by themselves.
PLACES: Final[tuple[Place, ...]] = (
    PLACE_activate_choose,
    PLACE_activate_choose_h,
    PLACE_assault_choose_u,
    PLACE_betray_choose_m,
    PLACE_bring_back_choose_n,
    PLACE_bring_back_roll_d,
    PLACE_charge_first_choose,
    PLACE_charge_first_choose_a,
    PLACE_deploy_choose_h,
    PLACE_enter_roll_die,
    PLACE_event_marker_roll_die,
    PLACE_fire_phase_choose,
    PLACE_fire_phase_choose_h,
    PLACE_fire_phase_choose_v,
    PLACE_flank_attack_choose,
    PLACE_flank_attack_choose_a,
    PLACE_flank_attack_choose_h,
    PLACE_flight_choose_t,
    PLACE_flight_roll_n,
    PLACE_flight_roll_s,
    PLACE_garrison_faesulae_choose_h,
    PLACE_garrison_faesulae_choose_h_2,
    PLACE_impulses_roll_m,
    PLACE_march_unit_choose,
    PLACE_march_wall_choose,
    PLACE_march_walls_choose,
    PLACE_march_walls_choose_h,
    PLACE_maximum_effort_choose,
    PLACE_maximum_effort_choose_2,
    PLACE_melee_phase_choose,
    PLACE_melee_phase_choose_a,
    PLACE_melee_phase_choose_h,
    PLACE_morale_check_roll_dice_1,
    PLACE_morale_check_roll_dice_2,
    PLACE_morale_check_roll_dice_3,
    PLACE_movement_choose,
    PLACE_movement_choose_v,
    PLACE_movement_choose_v_2,
    PLACE_over,
    PLACE_pitch_choose_h,
    PLACE_pursue_choose,
    PLACE_pursue_choose_2,
    PLACE_put_roll_die,
    PLACE_resolve_choose,
    PLACE_resolve_roll_d,
    PLACE_restore_stacking_choose_v,
    PLACE_restore_stacking_choose_v_2,
    PLACE_ride_choose,
    PLACE_ride_choose_first,
    PLACE_roll_on_choose,
    PLACE_roll_on_choose_h,
    PLACE_second_hex_choose_g,
    PLACE_set_up_faesulae_roll_die,
    PLACE_set_up_faesulae_roll_edge_die,
    PLACE_set_up_tricamerum_roll_die,
    PLACE_strike_defender_choose_v,
    PLACE_walls_first_choose,
    PLACE_walls_first_choose_h,
    PLACE_walls_first_choose_h_2,
    PLACE_activate_end,
    PLACE_after_effects_loop,
    PLACE_assault_loop,
    PLACE_assault_loop_2,
    PLACE_assault_then,
    PLACE_bring_back,
    PLACE_bring_back_end,
    PLACE_charge_first_loop,
    PLACE_charges_end,
    PLACE_deploy,
    PLACE_deploy_each_u,
    PLACE_deploy_each_u_next,
    PLACE_deployment_then,
    PLACE_deployment_then_2,
    PLACE_disrupt,
    PLACE_disrupt_then,
    PLACE_enter_roll_die_watched,
    PLACE_fire_phase_end,
    PLACE_fire_phase_loop,
    PLACE_flank_attack_choose_watched,
    PLACE_flank_attack_loop,
    PLACE_flight_end,
    PLACE_flight_loop,
    PLACE_game,
    PLACE_game_turn_then,
    PLACE_garrison_faesulae_after_each_2,
    PLACE_garrison_faesulae_each_u,
    PLACE_garrison_faesulae_each_u_2,
    PLACE_garrison_faesulae_each_u_2_next,
    PLACE_garrison_faesulae_each_u_next,
    PLACE_impulses_loop,
    PLACE_march_unit,
    PLACE_march_unit_loop,
    PLACE_march_wall_loop,
    PLACE_march_walls_loop,
    PLACE_melee_phase,
    PLACE_melee_phase_end,
    PLACE_melee_phase_loop,
    PLACE_morale_check,
    PLACE_morale_check_end,
    PLACE_movement_end,
    PLACE_movement_loop,
    PLACE_movement_then_4,
    PLACE_movement_then_5,
    PLACE_neutrals_arrive_each_c,
    PLACE_neutrals_arrive_each_c_next,
    PLACE_pitch,
    PLACE_pursue,
    PLACE_pursue_after_each,
    PLACE_pursue_each_u,
    PLACE_pursue_each_u_next,
    PLACE_pursue_end,
    PLACE_put,
    PLACE_put_then,
    PLACE_resolve,
    PLACE_resolve_roll_d_watched,
    PLACE_resolve_then,
    PLACE_restore_stacking_loop,
    PLACE_restore_stacking_loop_2,
    PLACE_ride_loop,
    PLACE_roll_on_end,
    PLACE_strike_defender_end,
    PLACE_strike_defender_then,
    PLACE_take_sides,
    PLACE_walls_first_end,
    PLACE_walls_first_loop,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
WAITS: Final = tuple([place.waits for place in PLACES])
MOVERS: Final = tuple([place.player if place.waits == "choice" else None for place in PLACES])
LISTS: Final[tuple[Callable[[Store], Sequence[int]], ...]] = (
    list_activate_choose,
    list_activate_choose_h,
    list_assault_choose_u,
    list_betray_choose_m,
    list_bring_back_choose_n,
    list_bring_back_roll_d,
    list_charge_first_choose,
    list_charge_first_choose_a,
    list_deploy_choose_h,
    list_enter_roll_die,
    list_event_marker_roll_die,
    list_fire_phase_choose,
    list_fire_phase_choose_h,
    list_fire_phase_choose_v,
    list_flank_attack_choose,
    list_flank_attack_choose_a,
    list_flank_attack_choose_h,
    list_flight_choose_t,
    list_flight_roll_n,
    list_flight_roll_s,
    list_garrison_faesulae_choose_h,
    list_garrison_faesulae_choose_h_2,
    list_impulses_roll_m,
    list_march_unit_choose,
    list_march_wall_choose,
    list_march_walls_choose,
    list_march_walls_choose_h,
    list_maximum_effort_choose,
    list_maximum_effort_choose_2,
    list_melee_phase_choose,
    list_melee_phase_choose_a,
    list_melee_phase_choose_h,
    list_morale_check_roll_dice_1,
    list_morale_check_roll_dice_2,
    list_morale_check_roll_dice_3,
    list_movement_choose,
    list_movement_choose_v,
    list_movement_choose_v_2,
    no_codes,
    list_pitch_choose_h,
    list_pursue_choose,
    list_pursue_choose_2,
    list_put_roll_die,
    list_resolve_choose,
    list_resolve_roll_d,
    list_restore_stacking_choose_v,
    list_restore_stacking_choose_v_2,
    list_ride_choose,
    list_ride_choose_first,
    list_roll_on_choose,
    list_roll_on_choose_h,
    list_second_hex_choose_g,
    list_set_up_faesulae_roll_die,
    list_set_up_faesulae_roll_edge_die,
    list_set_up_tricamerum_roll_die,
    list_strike_defender_choose_v,
    list_walls_first_choose,
    list_walls_first_choose_h,
    list_walls_first_choose_h_2,
)
PLAYS: Final[tuple[Callable[[Store, int], int], ...]] = (
    play_activate_choose,
    do_activate_choose_h,
    do_assault_choose_u,
    do_betray_choose_m,
    do_bring_back_choose_n,
    do_bring_back_roll_d,
    play_charge_first_choose,
    do_charge_first_choose_a,
    do_deploy_choose_h,
    do_enter_roll_die,
    do_event_marker_roll_die,
    play_fire_phase_choose,
    do_fire_phase_choose_h,
    do_fire_phase_choose_v,
    play_flank_attack_choose,
    do_flank_attack_choose_a,
    do_flank_attack_choose_h,
    do_flight_choose_t,
    do_flight_roll_n,
    do_flight_roll_s,
    do_garrison_faesulae_choose_h,
    do_garrison_faesulae_choose_h_2,
    do_impulses_roll_m,
    play_march_unit_choose,
    play_march_wall_choose,
    play_march_walls_choose,
    do_march_walls_choose_h,
    play_maximum_effort_choose,
    play_maximum_effort_choose_2,
    play_melee_phase_choose,
    do_melee_phase_choose_a,
    do_melee_phase_choose_h,
    do_morale_check_roll_dice_1,
    do_morale_check_roll_dice_2,
    do_morale_check_roll_dice_3,
    play_movement_choose,
    do_movement_choose_v,
    do_movement_choose_v_2,
    no_play,
    do_pitch_choose_h,
    play_pursue_choose,
    play_pursue_choose_2,
    do_put_roll_die,
    play_resolve_choose,
    do_resolve_roll_d,
    do_restore_stacking_choose_v,
    do_restore_stacking_choose_v_2,
    play_ride_choose,
    do_ride_choose_first,
    play_roll_on_choose,
    do_roll_on_choose_h,
    do_second_hex_choose_g,
    do_set_up_faesulae_roll_die,
    do_set_up_faesulae_roll_edge_die,
    do_set_up_tricamerum_roll_die,
    do_strike_defender_choose_v,
    play_walls_first_choose,
    do_walls_first_choose_h,
    do_walls_first_choose_h_2,
)
ROLLS: Final[tuple[Callable[[Store, Callable[[], float]], int] | None, ...]] = (
    None,
    roll_activate_choose_h,
    None,
    roll_betray_choose_m,
    None,
    roll_bring_back_roll_d,
    None,
    roll_charge_first_choose_a,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_flank_attack_choose_a,
    roll_flank_attack_choose_h,
    None,
    None,
    None,
    None,
    None,
    roll_impulses_roll_m,
    None,
    None,
    None,
    roll_march_walls_choose_h,
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
    None,
    None,
    None,
    None,
    None,
    roll_restore_stacking_choose_v,
    roll_restore_stacking_choose_v_2,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    roll_strike_defender_choose_v,
    None,
    roll_walls_first_choose_h,
    roll_walls_first_choose_h_2,
)
SPINS: Final[tuple[Callable[[Store, int, Callable[[], float], int], tuple[int, int]] | None, ...]] = (
    None,
    None,
    None,
    None,
    spin_bring_back_choose_n,
    None,
    None,
    None,
    None,
    None,
    None,
    spin_fire_phase_choose,
    None,
    spin_fire_phase_choose,
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
    spin_movement_choose,
    spin_movement_choose,
    spin_movement_choose,
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
FIRST_STEP: Final = 59
STEPS: Final[tuple[Callable[[Store], int], ...]] = (
    step_activate_end,
    step_after_effects_loop,
    step_assault_loop,
    step_assault_loop_2,
    step_assault_then,
    step_bring_back,
    step_bring_back_end,
    step_charge_first_loop,
    step_charges_end,
    step_deploy,
    step_deploy_each_u,
    step_deploy_each_u_next,
    step_deployment_then,
    step_deployment_then_2,
    step_disrupt,
    step_disrupt_then,
    step_enter_roll_die_watched,
    step_fire_phase_end,
    step_fire_phase_loop,
    step_flank_attack_choose_watched,
    step_flank_attack_loop,
    step_flight_end,
    step_flight_loop,
    step_game,
    step_game_turn_then,
    step_garrison_faesulae_after_each_2,
    step_garrison_faesulae_each_u,
    step_garrison_faesulae_each_u_2,
    step_garrison_faesulae_each_u_2_next,
    step_garrison_faesulae_each_u_next,
    step_impulses_loop,
    step_march_unit,
    step_march_unit_loop,
    step_march_wall_loop,
    step_march_walls_loop,
    step_melee_phase,
    step_melee_phase_end,
    step_melee_phase_loop,
    step_morale_check,
    step_morale_check_end,
    step_movement_end,
    step_movement_loop,
    step_movement_then_4,
    step_movement_then_5,
    step_neutrals_arrive_each_c,
    step_neutrals_arrive_each_c_next,
    step_pitch,
    step_pursue,
    step_pursue_after_each,
    step_pursue_each_u,
    step_pursue_each_u_next,
    step_pursue_end,
    step_put,
    step_put_then,
    step_resolve,
    step_resolve_roll_d_watched,
    step_resolve_then,
    step_restore_stacking_loop,
    step_restore_stacking_loop_2,
    step_ride_loop,
    step_roll_on_end,
    step_strike_defender_end,
    step_strike_defender_then,
    step_take_sides,
    step_walls_first_end,
    step_walls_first_loop,
    arrive_bring_back_roll_d,
    arrive_impulses_roll_m,
)
START_AT: Final = 82
ENTRIES: Final[dict[str, int]] = {
}
CODE_COUNTS: Final = tuple([place.count for place in PLACES])
CHOSEN: Final = [count if waits == "choice" else 0 for count, waits in zip(CODE_COUNTS, WAITS)]
CODE_BASES: Final = tuple(accumulate([0, *CHOSEN[:-1]]))
CODE_TOTAL: Final = sum(CHOSEN)

VARIABLES: Final[tuple[Variable, ...]] = (
    Variable('gate_is_free_outward', 0, KIND_bool, (), 0),
    Variable('frontier_legions_count', 1, KIND_bool, (), 0),
    Variable('commander_stacks', 2, KIND_bool, (), 1),
    Variable('mixes_are_too_much', 3, KIND_bool, (), 1),
    Variable('fury_is_free', 4, KIND_bool, (), 0),
    Variable('hexside_needs_all', 5, KIND_bool, (), 1),
    Variable('far_fire_meets_walls', 6, KIND_bool, (), 1),
    Variable('all_cavalry_shoots', 7, KIND_bool, (), 0),
    Variable('initiative_fires', 8, KIND_bool, (), 1),
    Variable('sub_commanders_open_fire', 9, KIND_bool, (), 1),
    Variable('defender_picks', 10, KIND_bool, (), 1),
    Variable('leader_alone_stands', 11, KIND_bool, (), 1),
    Variable('first_to_rally', 12, KIND_Player, (), 0),
    Variable('rim_is_first', 13, KIND_bool, (), 1),
    Variable('mixed_for_good', 14, KIND_bool, (), 1),
    Variable('treachery_takes_effort', 15, KIND_bool, (), 1),
    Variable('back_by_choice', 16, KIND_bool, (), 1),
    Variable('any_command', 17, KIND_bool, (), 1),
    Variable('lost_value_is_front', 18, KIND_bool, (), 1),
    Variable('panic_takes_own', 19, KIND_bool, (), 1),
    Variable('at_once_in_ezoc', 20, KIND_bool, (), 0),
    Variable('any_leader_rallies', 21, KIND_bool, (), 1),
    Variable('looted_side_checks', 22, KIND_bool, (), 1),
    Variable('comitatus_leads', 23, KIND_bool, (), 1),
    Variable('vandals_are_roman', 24, KIND_bool, (), 0),
    Variable('vandal_camp_is_theirs', 25, KIND_bool, (), 1),
    Variable('forum_at_the_end', 26, KIND_bool, (), 1),
    Variable('flank_attacks', 27, KIND_bool, (), 0),
    Variable('charges', 28, KIND_bool, (), 0),
    Variable('shield_walls', 29, KIND_bool, (), 0),
    Variable('fire_melee', 30, KIND_bool, (), 0),
    Variable('leaders_charge_alone', 31, KIND_bool, (), 0),
    Variable('forum_is_open', 32, KIND_bool, (), 1),
    Variable('scenario', 33, KIND_Scenario, (), 0),
    Variable('turn_no', 34, KIND_1_11, (), 1),
    Variable('setting_up', 35, KIND_bool, (), 1),
    Variable('effort_on', 36, KIND_Player_or_none, (), 2000000),
    Variable('panicked', 37, KIND_bool, (KIND_Player,), 0),
    Variable('camp', 39, KIND_Hex_or_none, (KIND_Player,), 2000000),
    Variable('camp_lost', 41, KIND_bool, (KIND_Player,), 0),
    Variable('Unit.place', 43, KIND_Place, (KIND_Unit,), 600),
    Variable('Unit.side', 163, KIND_Player, (KIND_Unit,), (0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
    Variable('Unit.order', 283, KIND_Order, (KIND_Unit,), 0),
    Variable('Unit.active', 403, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.moved', 523, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.untouched', 643, KIND_bool, (KIND_Unit,), 1),
    Variable('Unit.fired', 763, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.shot_at', 883, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.engaged', 1003, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.fought', 1123, KIND_bool, (KIND_Unit,), 0),
    Variable('Unit.target', 1243, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.struck_from', 1363, KIND_Hex_or_none, (KIND_Unit,), 2000000),
    Variable('Unit.tactic', 1483, KIND_Tactic_or_none, (KIND_Unit,), 2000000),
    Variable('Marker.tray', 1603, KIND_Tray, (KIND_Marker,), 0),
    Variable('Marker.owner', 1621, KIND_Player_or_none, (KIND_Marker,), (2000000, 0, 0, 0, 1, 1, 2000000, 2000000, 2000000, 1, 1, 0, 0, 0, 2000000, 2000000, 0, 1)),
    Variable('run_amok', 1639, KIND_bool, (), 0),
    Variable('marked', 1640, KIND_Unit_or_none, (), 2000000),
    Variable('called', 1641, KIND_Command_or_none, (), 2000000),
    Variable('initiative', 1642, KIND_bool, (), 0),
    Variable('spent', 1643, KIND_0_20, (), 0),
    Variable('steps', 1644, KIND_0_12, (), 0),
    Variable('on_the_road', 1645, KIND_bool, (), 0),
    Variable('leaders_turn', 1646, KIND_bool, (), 0),
    Variable('fight', 1647, KIND_Fight, (), 0),
    Variable('fury', 1648, KIND_bool, (), 0),
    Variable('claims_side', 1649, KIND_bool, (), 0),
    Variable('outcome', 1650, KIND_set_of_Result, (), 0),
    Variable('trail', 1651, KIND_set_of_Hex, (), 0),
    Variable('far', 1652, KIND_1_6, (), 1),
    Variable('origin', 1653, KIND_Hex, (), 0),
    Variable('led', 1654, KIND_bool, (), 0),
    Variable('pursuers', 1655, KIND_set_of_Unit, (), 0),
    Variable('rolls_from', 1656, KIND_Hex_or_none, (), 2000000),
    Variable('rolls_to', 1657, KIND_Hex_or_none, (), 2000000),
    Variable('master', 1658, KIND_Player_or_none, (KIND_Command,), 2000000),
    Variable('romans_come_from', 1668, KIND_Rim, (), 0),
    Variable('entry_rim', 1669, KIND_Rim, (), 0),
    Variable('fury_due', 1670, KIND_bool, (), 0),
    Variable('forum_entered', 1671, KIND_bool, (), 0),
    Variable('final_level', 1672, KIND_Level, (), 0),
    Variable('flanked', 1673, KIND_Hex_or_none, (), 2000000),
    Variable('flank_from', 1674, KIND_set_of_Hex, (), 0),
    Variable('rollers', 1675, KIND_set_of_Unit, (), 0),
    Variable('ranks_close', 1676, KIND_bool, (), 0),
    Variable('put.u', 1677, KIND_Unit, (), 0),
    Variable('put.h', 1678, KIND_Hex, (), 0),
    Variable('eliminate.u', 1679, KIND_Unit, (), 0),
    Variable('fill_pool.m', 1680, KIND_Marker, (), 0),
    Variable('impulses.m', 1681, KIND_Marker, (), 0),
    Variable('dispose.m', 1682, KIND_Marker, (), 0),
    Variable('impulse.m', 1683, KIND_Marker, (), 0),
    Variable('impulse.p', 1684, KIND_Player, (), 0),
    Variable('return_phase.m', 1685, KIND_Marker, (), 0),
    Variable('maximum_effort.p', 1686, KIND_Player, (), 0),
    Variable('maximum_effort.m', 1687, KIND_Marker, (), 0),
    Variable('activation.m', 1688, KIND_Marker, (), 0),
    Variable('activation.p', 1689, KIND_Player, (), 0),
    Variable('activation.u', 1690, KIND_Unit, (), 0),
    Variable('activate.p', 1691, KIND_Player, (), 0),
    Variable('activate.l', 1692, KIND_Unit, (), 0),
    Variable('activate.u', 1693, KIND_Unit, (), 0),
    Variable('activate.held', 1694, KIND_set_of_Hex, (), 0),
    Variable('activate.h', 1695, KIND_Hex, (), 0),
    Variable('movement.p', 1696, KIND_Player, (), 0),
    Variable('movement.v', 1697, KIND_Unit, (), 0),
    Variable('march_unit.u', 1698, KIND_Unit, (), 0),
    Variable('march_unit.here', 1699, KIND_Hex, (), 0),
    Variable('march_unit.going', 1700, KIND_bool, (), 0),
    Variable('march_unit.h', 1701, KIND_Hex, (), 0),
    Variable('restore_stacking.p', 1702, KIND_Player, (), 0),
    Variable('restore_stacking.u', 1703, KIND_Unit, (), 0),
    Variable('restore_stacking.v', 1704, KIND_Unit, (), 0),
    Variable('melee_phase.p', 1705, KIND_Player, (), 0),
    Variable('melee_phase.u', 1706, KIND_Unit, (), 0),
    Variable('melee_phase.ready', 1707, KIND_set_of_Hex, (), 0),
    Variable('melee_phase.a', 1708, KIND_Hex, (), 0),
    Variable('melee_phase.h', 1709, KIND_Hex, (), 0),
    Variable('assault.p', 1710, KIND_Player, (), 0),
    Variable('assault.a', 1711, KIND_Hex, (), 0),
    Variable('assault.h', 1712, KIND_Hex, (), 0),
    Variable('assault.base', 1713, KIND_Hex, (), 0),
    Variable('assault.goal', 1714, KIND_Hex, (), 0),
    Variable('assault.more', 1715, KIND_bool, (), 0),
    Variable('assault.u', 1716, KIND_Unit, (), 0),
    Variable('resolve.u', 1717, KIND_Unit, (), 0),
    Variable('resolve.a', 1718, KIND_Hex, (), 0),
    Variable('resolve.h', 1719, KIND_Hex, (), 0),
    Variable('resolve.d', 1720, KIND_1_6, (), 1),
    Variable('fire_phase.p', 1721, KIND_Player, (), 0),
    Variable('fire_phase.v', 1722, KIND_Unit, (), 0),
    Variable('fire_phase.here', 1723, KIND_Hex, (), 0),
    Variable('fire_phase.h', 1724, KIND_Hex, (), 0),
    Variable('strike_defender.u', 1725, KIND_Unit, (), 0),
    Variable('strike_defender.a', 1726, KIND_Hex, (), 0),
    Variable('strike_defender.h', 1727, KIND_Hex, (), 0),
    Variable('strike_defender.v', 1728, KIND_Unit, (), 0),
    Variable('strike_defender.firm', 1729, KIND_bool, (), 0),
    Variable('disrupt.u', 1730, KIND_Unit, (), 0),
    Variable('flight.v', 1731, KIND_Unit, (), 0),
    Variable('flight.h', 1732, KIND_Hex, (), 0),
    Variable('flight.n', 1733, KIND_1_6, (), 1),
    Variable('flight.here', 1734, KIND_Hex, (), 0),
    Variable('flight.left', 1735, KIND_0_6, (), 0),
    Variable('flight.saved', 1736, KIND_bool, (), 0),
    Variable('flight.t', 1737, KIND_Hex, (), 0),
    Variable('flight.s', 1738, KIND_1_6, (), 1),
    Variable('pursue.p', 1739, KIND_Player, (), 0),
    Variable('pursue.a', 1740, KIND_Hex, (), 0),
    Variable('pursue.h', 1741, KIND_Hex, (), 0),
    Variable('pursue.u', 1742, KIND_Unit, (), 0),
    Variable('pursue.riding', 1743, KIND_set_of_Unit, (), 0),
    Variable('second_hex.p', 1744, KIND_Player, (), 0),
    Variable('second_hex.h', 1745, KIND_Hex, (), 0),
    Variable('second_hex.g', 1746, KIND_Hex, (), 0),
    Variable('second_hex.u', 1747, KIND_Unit, (), 0),
    Variable('rally_phase.p', 1748, KIND_Player, (), 0),
    Variable('rally_phase.u', 1749, KIND_Unit, (), 0),
    Variable('deploy.p', 1750, KIND_Player, (), 0),
    Variable('deploy.u', 1751, KIND_Unit, (), 0),
    Variable('deploy.h', 1752, KIND_Hex, (), 0),
    Variable('take_sides.u', 1753, KIND_Unit, (), 0),
    Variable('take_sides.c', 1754, KIND_Command_or_none, (), 0),
    Variable('take_sides.p', 1755, KIND_Player_or_none, (), 0),
    Variable('take_sides.m', 1756, KIND_Marker, (), 0),
    Variable('pitch.p', 1757, KIND_Player, (), 0),
    Variable('pitch.h', 1758, KIND_Hex, (), 0),
    Variable('set_up_faesulae.die', 1759, KIND_1_6, (), 1),
    Variable('set_up_faesulae.c', 1760, KIND_Command, (), 0),
    Variable('set_up_faesulae.edge_die', 1761, KIND_1_6, (), 1),
    Variable('garrison_faesulae.u', 1762, KIND_Unit, (), 0),
    Variable('garrison_faesulae.h', 1763, KIND_Hex, (), 0),
    Variable('set_up_tricamerum.die', 1764, KIND_1_6, (), 1),
    Variable('set_up_tricamerum.c', 1765, KIND_Command, (), 0),
    Variable('neutrals_arrive.c', 1766, KIND_Command, (), 0),
    Variable('neutrals_arrive.p', 1767, KIND_Player_or_none, (), 0),
    Variable('enter.c', 1768, KIND_Command, (), 0),
    Variable('enter.p', 1769, KIND_Player, (), 0),
    Variable('enter.die', 1770, KIND_1_6, (), 1),
    Variable('enter.u', 1771, KIND_Unit, (), 0),
    Variable('enter.m', 1772, KIND_Marker, (), 0),
    Variable('event_marker.die', 1773, KIND_1_6, (), 1),
    Variable('event_marker.what', 1774, KIND_Happening, (), 0),
    Variable('event_marker.p', 1775, KIND_Player, (), 0),
    Variable('betray.m', 1776, KIND_Marker, (), 0),
    Variable('bring_back.p', 1777, KIND_Player, (), 0),
    Variable('bring_back.n', 1778, KIND_Marker, (), 0),
    Variable('bring_back.held', 1779, KIND_set_of_Marker, (), 0),
    Variable('bring_back.k', 1780, KIND_Marker, (), 0),
    Variable('bring_back.d', 1781, KIND_Marker, (), 0),
    Variable('morale_check.p', 1782, KIND_Player, (), 0),
    Variable('morale_check.dice', 1783, KIND_3_18, (), 3),
    Variable('morale_check.dice.1', 1784, KIND_0_6, (), 0),
    Variable('morale_check.dice.2', 1785, KIND_0_6, (), 0),
    Variable('morale_check.dice.3', 1786, KIND_0_6, (), 0),
    Variable('panic.p', 1787, KIND_Player, (), 0),
    Variable('panic.m', 1788, KIND_Marker, (), 0),
    Variable('rally_at_once.p', 1789, KIND_Player, (), 0),
    Variable('rally_at_once.u', 1790, KIND_Unit, (), 0),
    Variable('flank_attack.p', 1791, KIND_Player, (), 0),
    Variable('flank_attack.held', 1792, KIND_set_of_Hex, (), 0),
    Variable('flank_attack.v', 1793, KIND_Unit, (), 0),
    Variable('flank_attack.h', 1794, KIND_Hex, (), 0),
    Variable('flank_attack.a', 1795, KIND_Hex, (), 0),
    Variable('flank_attack.stacks', 1796, KIND_set_of_Hex, (), 0),
    Variable('charge_first.p', 1797, KIND_Player, (), 0),
    Variable('charge_first.held', 1798, KIND_set_of_Hex, (), 0),
    Variable('charge_first.u', 1799, KIND_Unit, (), 0),
    Variable('charge_first.a', 1800, KIND_Hex, (), 0),
    Variable('ride.p', 1801, KIND_Player, (), 0),
    Variable('ride.a', 1802, KIND_Hex, (), 0),
    Variable('ride.here', 1803, KIND_Hex, (), 0),
    Variable('ride.left', 1804, KIND_0_3, (), 0),
    Variable('ride.u', 1805, KIND_Unit, (), 0),
    Variable('ride.first', 1806, KIND_Hex, (), 0),
    Variable('ride.before', 1807, KIND_Hex, (), 0),
    Variable('ride.g', 1808, KIND_Hex, (), 0),
    Variable('roll_on.p', 1809, KIND_Player, (), 0),
    Variable('roll_on.u', 1810, KIND_Unit, (), 0),
    Variable('roll_on.bases', 1811, KIND_set_of_Hex, (), 0),
    Variable('roll_on.b', 1812, KIND_Hex, (), 0),
    Variable('roll_on.h', 1813, KIND_Hex, (), 0),
    Variable('charges_end.u', 1814, KIND_Unit, (), 0),
    Variable('walls_first.p', 1815, KIND_Player, (), 0),
    Variable('walls_first.old', 1816, KIND_set_of_Hex, (), 0),
    Variable('walls_first.new', 1817, KIND_set_of_Hex, (), 0),
    Variable('walls_first.u', 1818, KIND_Unit, (), 0),
    Variable('walls_first.h', 1819, KIND_Hex, (), 0),
    Variable('break_wall.p', 1820, KIND_Player, (), 0),
    Variable('break_wall.h', 1821, KIND_Hex, (), 0),
    Variable('break_wall.v', 1822, KIND_Unit, (), 0),
    Variable('march_walls.p', 1823, KIND_Player, (), 0),
    Variable('march_walls.held', 1824, KIND_set_of_Hex, (), 0),
    Variable('march_walls.u', 1825, KIND_Unit, (), 0),
    Variable('march_walls.h', 1826, KIND_Hex, (), 0),
    Variable('march_wall.p', 1827, KIND_Player, (), 0),
    Variable('march_wall.a', 1828, KIND_Hex, (), 0),
    Variable('march_wall.here', 1829, KIND_Hex, (), 0),
    Variable('march_wall.going', 1830, KIND_bool, (), 0),
    Variable('march_wall.u', 1831, KIND_Unit, (), 0),
    Variable('march_wall.before', 1832, KIND_Hex, (), 0),
    Variable('march_wall.g', 1833, KIND_Hex, (), 0),
    Variable('meet_wall.u', 1834, KIND_Unit, (), 0),
    Variable('meet_wall.h', 1835, KIND_Hex, (), 0),
    Variable('meet_wall.w', 1836, KIND_Unit, (), 0),
    Variable('event entered.u', 1837, KIND_Unit, (), 0),
    Variable('event entered.h', 1838, KIND_Hex, (), 0),
    Variable('18.3-b.die', 1839, KIND_1_6, (), 1),
    Variable('18.3-b.found', 1840, KIND_Loot, (), 0),
    Variable('during.activation', 1841, KIND_bool, (), 0),
    Variable('during.flight', 1842, KIND_bool, (), 0),
    Variable('during.impulses', 1843, KIND_bool, (), 0),
    Variable('during.melee_phase', 1844, KIND_bool, (), 0),
    Variable('during.movement', 1845, KIND_bool, (), 0),
    Variable('during.pursue', 1846, KIND_bool, (), 0),
    Variable('during.restore_stacking', 1847, KIND_bool, (), 0),
    Variable('winner', 1848, KIND_Player_or_none, (), 2000000),
    Variable('return_phase.m as it was', 1849, KIND_set_of_Marker, (), 0),
    Variable('rally_phase.u as it was', 1850, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 2', 1851, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 3', 1852, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 4', 1853, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 5', 1854, KIND_set_of_Unit, (), 0),
    Variable('rally_phase.u as it was 6', 1855, KIND_set_of_Unit, (), 0),
    Variable('roll_on.u as it was', 1856, KIND_set_of_Unit, (), 0),
    Variable('roll_on.u as it was 2', 1857, KIND_set_of_Unit, (), 0),
    Variable('second_hex.u as it was', 1858, KIND_set_of_Unit, (), 0),
    Variable('panic.m as it was', 1859, KIND_set_of_Marker, (), 0),
    Variable('rally_at_once.u as it was', 1860, KIND_set_of_Unit, (), 0),
    Variable('rally_at_once.u as it was 2', 1861, KIND_set_of_Unit, (), 0),
    Variable('rally_at_once.u as it was 3', 1862, KIND_set_of_Unit, (), 0),
    Variable('pursue.u as it was', 1863, KIND_set_of_Unit, (), 0),
    Variable('break_wall.v as it was', 1864, KIND_set_of_Unit, (), 0),
    Variable('assault.u as it was', 1865, KIND_set_of_Unit, (), 0),
    Variable('flank_attack.a last', 1866, KIND_minus_1_599, (), -1),
    Variable('neutrals_arrive.c as it was', 1867, KIND_set_of_Command, (), 0),
    Variable('enter.m as it was', 1868, KIND_set_of_Marker, (), 0),
    Variable('deploy.u as it was', 1869, KIND_set_of_Unit, (), 0),
    Variable('enter.u as it was', 1870, KIND_set_of_Unit, (), 0),
    Variable('charges_end.u as it was', 1871, KIND_set_of_Unit, (), 0),
    Variable('meet_wall.w as it was', 1872, KIND_set_of_Unit, (), 0),
    Variable('march_wall.u as it was', 1873, KIND_set_of_Unit, (), 0),
    Variable('march_wall.u as it was 2', 1874, KIND_set_of_Unit, (), 0),
    Variable('ride.u as it was', 1875, KIND_set_of_Unit, (), 0),
    Variable('ride.u as it was 2', 1876, KIND_set_of_Unit, (), 0),
    Variable('ride.u as it was 3', 1877, KIND_set_of_Unit, (), 0),
    Variable('walls_first.u as it was', 1878, KIND_set_of_Unit, (), 0),
    Variable('activation.u as it was', 1879, KIND_set_of_Unit, (), 0),
    Variable('activation.u as it was 2', 1880, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was', 1881, KIND_set_of_Unit, (), 0),
    Variable('activate.u as it was 2', 1882, KIND_set_of_Unit, (), 0),
    Variable('maximum_effort.m as it was', 1883, KIND_set_of_Marker, (), 0),
    Variable('maximum_effort.m as it was 2', 1884, KIND_set_of_Marker, (), 0),
    Variable('fill_pool.m as it was', 1885, KIND_set_of_Marker, (), 0),
    Variable('take_sides.m as it was', 1886, KIND_set_of_Marker, (), 0),
    Variable('garrison_faesulae.u as it was', 1887, KIND_set_of_Unit, (), 0),
    Variable('garrison_faesulae.u as it was 2', 1888, KIND_set_of_Unit, (), 0),
    Variable('return.impulses', 1889, KIND_0_0, (), 0),
    Variable('return.restore_stacking', 1890, KIND_0_3, (), 0),
    Variable('return.eliminate', 1891, KIND_0_7, (), 0),
    Variable('return.melee_phase', 1892, KIND_0_1, (), 0),
    Variable('return.assault', 1893, KIND_0_1, (), 0),
    Variable('return.pursue', 1894, KIND_0_1, (), 0),
    Variable('return.put', 1895, KIND_0_6, (), 0),
    Variable('return.morale_check', 1896, KIND_0_3, (), 0),
    Variable('return.bring_back', 1897, KIND_0_2, (), 0),
    Variable('return.break_wall', 1898, KIND_0_2, (), 0),
    Variable('return.resolve', 1899, KIND_0_1, (), 0),
    Variable('return.disrupt', 1900, KIND_0_1, (), 0),
    Variable('return.enter', 1901, KIND_0_1, (), 0),
    Variable('return.deploy', 1902, KIND_0_4, (), 0),
    Variable('return.charges_end', 1903, KIND_0_1, (), 0),
    Variable('return.march_unit', 1904, KIND_0_1, (), 0),
    Variable('return.pitch', 1905, KIND_0_3, (), 0),
    Variable('return.take_sides', 1906, KIND_0_1, (), 0),
)
# Every slot of the store: its name, its kind and its first value. What is derived stands behind them.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = tuple(slots_of(VARIABLES))
FIRST: Final[Store] = [*[first for _, _, first in SLOTS], *[0] * 2419]
WINNER_SLOT: Final = 1848
WINNER_KIND: Final = KIND_Player_or_none
SWITCHES: Final[tuple[Switch, ...]] = (
    Switch('all_cavalry_shoots', 'reading', 7, KIND_bool, 0, 'said of all cavalry, against counters without indicator or range; read as of those that have it', ('2.3-f', '2.4-f')),
    Switch('any_command', 'reading', 17, KIND_bool, 1, "taken strictly no marker of Faesulae is a sub-command marker, since all bear leaders' names; that maximum effort and event are excluded speaks for the wide sense", ('21.1.ev-e', '21.2.ev-f', 'LOOT-c')),
    Switch('any_leader_rallies', 'reading', 21, KIND_bool, 1, "within whose radius is not said: of any leader in good order after the leaders have rallied, or only of his own command's", ('16.4-l', '16.4-m')),
    Switch('at_once_in_ezoc', 'reading', 20, KIND_bool, 0, '16.4 names no such condition, but its Roman line cites 15.1, which rallies nobody in an EZOC', ('15.1-c', '16.4-k', '16.4-l', '16.4-m')),
    Switch('back_by_choice', 'reading', 16, KIND_bool, 1, 'to pick is a random draw by definition, but these picks are from the box and not from the pool', ('2.9-g', '21.1.ev-e', '21.2.ev-f', 'LOOT-c')),
    Switch('charges', 'option', 28, KIND_bool, 0, 'Cavalry charges', ('20.0-a', '10.4-r')),
    Switch('comitatus_leads', 'reading', 23, KIND_bool, 1, 'a Comitatus is called a title and no leader, but is listed as sub-commander, with a radius', ('21.1.bar-d', '21.1.vic-a')),
    Switch('commander_stacks', 'reading', 2, KIND_bool, 1, 'an army commander is of no sub-command, so with whom he may stack is not said', ('8.3-c', '8.2-c', '21.1.rom-a', '21.2.rom-a')),
    Switch('defender_picks', 'reading', 10, KIND_bool, 1, 'who picks the unit that is hit is not said; results are applied by the owner', ('12.0-a',)),
    Switch('far_fire_meets_walls', 'reading', 6, KIND_bool, 1, 'no line of sight tells which sides fire from afar crosses', ('TEC-h',)),
    Switch('fire_melee', 'option', 30, KIND_bool, 0, 'Fire and melee in one impulse', ('20.0-a',)),
    Switch('first_to_rally', 'reading', 12, KIND_Player, 0, 'who rallies first is not said, yet a unit that has rallied bars enemies next to it', ('15.1-a',)),
    Switch('flank_attacks', 'option', 27, KIND_bool, 0, 'Flank attacks', ('20.0-a', '10.4-r')),
    Switch('forum_at_the_end', 'reading', 26, KIND_bool, 1, 'the Forum stands in a list of what is eliminated, without a time: held at the end, or ever entered', ('21.1.vpb-g',)),
    Switch('forum_is_open', 'reading', 32, KIND_bool, 1, 'the chart has one row for open ground and the Forum; whether the Forum is open to a charge is not said', ('20.2-h', 'TEC-a')),
    Switch('frontier_legions_count', 'reading', 1, KIND_bool, 0, 'Ps Com holds the tag Com, but names no field legion', ('8.2-b', '21.1.abb-b', '21.2.abb-a')),
    Switch('fury_is_free', 'reading', 4, KIND_bool, 0, 'a Combat Phase outside all impulses: whether units that need not attack may is not said', ('16.4-n', '5.0-d', '10.1-a', '10.2-e')),
    Switch('gate_is_free_outward', 'reading', 0, KIND_bool, 0, 'the gate is said to waive the cost of moving into the hex, and nothing of moving out', ('9.2-e',)),
    Switch('hexside_needs_all', 'reading', 5, KIND_bool, 1, 'all attacking units must cross the hexside, but each attacks alone and more may come: those who have come so far, or the one alone', ('10.4-n', '10.2-b', '10.3-h')),
    Switch('initiative_fires', 'reading', 8, KIND_bool, 1, '11.2 names two ways only, and initiative is neither; yet 6.5 lets activated units fire', ('11.2-a', '6.4-a')),
    Switch('leader_alone_stands', 'reading', 11, KIND_bool, 1, '13.1 speaks of units stacked with a leader, 17.1 of all retreats where a leader is', ('13.1-h', '17.1-d', '10.4-e')),
    Switch('leaders_charge_alone', 'reading', 31, KIND_bool, 0, 'leaders can charge, but a charge is declared for cavalry', ('20.2-a', '20.2-b')),
    Switch('looted_side_checks', 'reading', 22, KIND_bool, 1, 'who controls the camp when it is looted: whose it was, or who took it', ('LOOT-a',)),
    Switch('lost_value_is_front', 'reading', 18, KIND_bool, 1, "the sides of a leader's counter differ; which of them counts for one who is eliminated is not said", ('16.4-b', '21.1.vpb-b', '21.1.vpr-b', '21.2.vpb-b', '21.2.vpr-b')),
    Switch('mixed_for_good', 'reading', 14, KIND_bool, 1, 'no end is set to it here, while the other scenario mixes at set-up only', ('21.2.rom-e', '8.3-c', '21.1.rom-o')),
    Switch('mixes_are_too_much', 'reading', 3, KIND_bool, 1, 'over-stacked may mean too many units, or a forbidden mix as well', ('8.5-a', '8.3-a', '13.4-k')),
    Switch('panic_takes_own', 'reading', 19, KIND_bool, 1, "all remaining markers in the pool are taken out: the army's own, or everybody's", ('16.4-g',)),
    Switch('rim_is_first', 'reading', 13, KIND_bool, 1, 'within two hexes of the edge may count from the hexes of the edge or from the edge itself', ('21.1.rom-l', '21.2.bar-d', '21.2.rom-c')),
    Switch('scenario', 'scenario', 33, KIND_Scenario, 0, 'which scenario is played', ('21.0-a', '1.0-e', '21.0-a')),
    Switch('shield_walls', 'option', 29, KIND_bool, 0, 'Shield walls', ('20.0-a', '10.4-r')),
    Switch('sub_commanders_open_fire', 'reading', 9, KIND_bool, 1, '11.2 asks for any activated leader; 6.1 lets one who is activated by another activate nobody', ('11.2-b', '6.1-f')),
    Switch('treachery_takes_effort', 'reading', 15, KIND_bool, 1, 'any Barbarian command marker in the pool; whether maximum effort is one is not said', ('21.1.ev-d', '6.6.1-b')),
    Switch('vandal_camp_is_theirs', 'reading', 25, KIND_bool, 1, 'points are printed for a Vandal camp and a Vandal panic, but the one camp that the Barbarians deploy is the Gothic one', ('21.1.vpr-d', '21.1.vpr-e')),
    Switch('vandals_are_roman', 'reading', 24, KIND_bool, 0, 'whether Vandals who serve Rome are Roman units is not said', ('21.1.vpb-c',)),
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
    for at in range(1603, 1621):
        s[s[at] + 1907] |= 1 << at - 1603
    for at in range(163, 283):
        s[s[at] + 1911] |= 1 << at - 163
    for at in range(43, 163):
        s[s[at] + 1913] |= 1 << at - 43
    for at in range(1483, 1603):
        if s[at] == 0:
            s[2515] |= 1 << at - 1483
        if s[at] == 1:
            s[2516] |= 1 << at - 1483
    for at in range(1621, 1639):
        s[2520 if s[at] == 2000000 else s[at] + 2518] |= 1 << at - 1621
    for at in range(283, 403):
        if s[at] == 0:
            s[2521] |= 1 << at - 283
        if s[at] == 1:
            s[2522] |= 1 << at - 283
    for at in range(1243, 1363):
        s[3123 if s[at] == 2000000 else s[at] + 2523] |= 1 << at - 1243
    for at in range(1363, 1483):
        if s[at] == 2000000:
            s[3724] |= 1 << at - 1363
    for at in range(39, 41):
        s[4325 if s[at] == 2000000 else s[at] + 3725] |= 1 << at - 39


def whole_store(slots: Sequence[int]) -> Store:
    """A store with these values in its slots, and all that is derived from them."""
    s = [*slots[: len(SLOTS)], *FIRST[len(SLOTS) :]]
    derive(s)
    return s


def broken_promises(s: Store) -> tuple[str, ...]:
    """The promises of the book that do not hold."""
    found: list[str] = []
    if not (s[1842] or s[1846] or all_promise(s)):
        found.append('two_mobile_units')
    if not (all_promise_2(s)):
        found.append('one_static_unit')
    if not (s[1842] or s[1846] or s[1841] or s[1845] or s[1847] or all_promise_3(s)):
        found.append('who_stacks_with_whom')
    if not (all_promise_4(s)):
        found.append('one_side_a_hex')
    if not (s[39] == 2000000 or s[40] == 2000000 or s[39] != s[40]):
        found.append('one_camp_a_hex')
    if not (not s[1845] or all_promise_5(s)):
        found.append('only_active_units_move')
    if not (not s[1844] or all_promise_6(s)):
        found.append('one_attack')
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
        if here >= 59:
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