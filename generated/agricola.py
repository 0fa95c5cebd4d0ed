# Made by tribonian. Do not edit: change the rules and compile them again.
# Needs nothing but Python's standard library.
"""Agricola: Roman Campaign in Britain, AD 82-84: a playable engine.

Made from the rulebook `agricola`, edition S&T 306, 2017.
Errata in force: printed.
Interpretations: balanced_income.
Machine 3c9d883174a97ab3.
"""

import argparse
import difflib
import json
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

BOOK: Final = 'agricola'
TITLE: Final = 'Agricola: Roman Campaign in Britain, AD 82-84'
PLAYERS: Final[tuple[str, ...]] = ('Roman', 'Caledonian')
STAMP: Final[dict[str, object]] = {
    'book': 'agricola',
    'edition': 'S&T 306, 2017',
    'sheets': ['printed'],
    'interpretations': ['balanced_income'],
    'machine': '3c9d883174a97ab3',
}

NONE: Final = 2_000_000  # how `none` is stored
STEP_LIMIT: Final = 10_000

Store = list[int]
Value = bool | int | str | None  # a stored integer as people read it
Block = Callable[[Store], int]
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


@dataclass(frozen=True, slots=True)
class Kind:
    """A finite sort of values, each stored as an integer."""

    low: int
    high: int
    names: tuple[str, ...] = ()
    truth: bool = False
    optional: bool = False

    def values(self) -> tuple[int, ...]:
        """All stored values, in order."""
        found = tuple(range(self.low, self.high + 1))
        return (*found, NONE) if self.optional else found

    def holds(self, stored: int) -> bool:
        return self.low <= stored <= self.high or (self.optional and stored == NONE)

    def value(self, stored: int) -> Value:
        """A stored value as people read it."""
        if self.optional and stored == NONE:
            return None
        if self.truth:
            return bool(stored)
        return self.names[stored] if 0 <= stored < len(self.names) else stored

    def stored(self, value: object) -> int | None:
        """How a value is stored; None if it is not of this kind."""
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
        if self.optional and stored == NONE:
            return "none"
        return ("yes" if stored else "no") if self.truth else str(self.value(stored))

    def words(self) -> str:
        """What may be given, for messages."""
        some = "True or False" if self.truth else ", ".join(self.names) or f"{self.low}..{self.high}"
        return some + (" or None" if self.optional else "")


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
    """A condition of an answer, with what it takes to explain that it fails."""

    test: Callable[[Store], object]
    clauses: tuple[str, ...]
    words: str
    need: Callable[[Store], Value] | None = None
    have: Callable[[Store], Value] | None = None
    errata: Callable[[Store], tuple[str, ...]] | None = None

    def refusal(self, s: Store) -> Refusal:
        need = None if self.need is None else self.need(s)
        have = None if self.have is None else self.have(s)
        try:
            errata = () if self.errata is None else self.errata(s)
        except RuleFault:
            errata = ()
        words = f"it takes {self.words}"
        return Refusal("GUARD_FALSE", self.clauses, words, need, have, ", ".join(dict.fromkeys(errata)))


@dataclass(frozen=True, slots=True)
class Option:
    """An answer of a menu, or all answers of a kind: who may give it and what it does."""

    label: str
    allowed: Callable[[Store], object] | None
    block: Block
    guards: tuple[Guard, ...] = ()
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where play stands: at a step, or waiting for a choice, for chance, for an open answer, or over."""

    name: str
    waits: str
    clauses: tuple[str, ...] = ()
    what: str = ""
    step: Block | None = None
    options: tuple[Option, ...] = ()
    moves: tuple[Move, ...] = ()
    codes: dict[str, int] = field(default_factory=dict)  # label -> number of the option, or stored value
    kind: Kind | None = None
    slot: int = -1
    player: Callable[[Store], str] | None = None


@dataclass(frozen=True, slots=True)
class Switch:
    """An option or reading, fixed before play."""

    name: str
    sort: str
    slot: int
    kind: Kind
    default: int
    title: str
    clauses: tuple[str, ...]


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


def menu_place(
    name: str, what: str, clauses: tuple[str, ...], player: Callable[[Store], str], options: tuple[Option, ...]
) -> Place:
    """A place where a player chooses one of several things to do."""
    codes: dict[str, int] = {}
    for number, option in enumerate(options):
        codes.setdefault(option.label, number)
    moves = tuple([Move(option.label, option.label, option.clauses) for option in options])
    return Place(name, "choice", clauses, what, None, options, moves, codes, player=player)


def value_place(
    name: str,
    what: str,
    clauses: tuple[str, ...],
    waits: str,
    slot: int,
    kind: Kind,
    option: Option,
    player: Callable[[Store], str] | None = None,
) -> Place:
    """A place where the answer is a value, kept in a slot of the store."""
    codes: dict[str, int] = {}
    moves: list[Move] = []
    for stored in kind.values():
        label = kind.text(stored)
        while label in codes:
            label += "'"
        codes[label] = stored
        moves.append(Move(label, kind.value(stored), option.clauses))
    return Place(name, waits, clauses, what, None, (option,), tuple(moves), codes, kind, slot, player)


# ---- faults, and what rules and tables come to


def out_of_range(name: str, value: int, clauses: tuple[str, ...]) -> RuleFault:
    return RuleFault("range", clauses, f"{name} would be {value}")


def cannot_spend(name: str, amount: int, now: int, clauses: tuple[str, ...]) -> RuleFault:
    return RuleFault("spend", clauses, f"{amount} {name} are to be spent, {now} are there")


def no_rule(name: str, rules: tuple[str, ...]) -> RuleFault:
    return RuleFault("undefined", rules, f"no rule gives {name} here")


def place_of(name: str, kind: Kind, index: int) -> int:
    """Where an index stands among those of a variable."""
    if not kind.holds(index):
        raise RuleFault("range", (), f"{name} has no place for {index}")
    return kind.high - kind.low + 1 if kind.optional and index == NONE else index - kind.low


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
KIND_1_20: Final = Kind(1, 20)
KIND_minus_20_20: Final = Kind(-20, 20)
KIND_0_6: Final = Kind(0, 6)
KIND_Player: Final = Kind(0, 1, names=('Roman', 'Caledonian'))
KIND_1_6: Final = Kind(1, 6)
KIND_Happening: Final = Kind(0, 10, names=('omens', 'emperor_visits', 'revolt', 'emperor_in_germany', 'unrest', 'weather', 'tribes_go_home', 'hibernian_raids', 'celtic_allies', 'roman_allies', 'no_effect'))
KIND_1_9: Final = Kind(1, 9)
KIND_Piece: Final = Kind(0, 7, names=('supreme_leader', 'leader', 'legionary', 'fleet', 'praesidium', 'praetorian', 'other_unit', 'tribal_center'))
KIND_0_12: Final = Kind(0, 12)
KIND_Player_or_none: Final = Kind(0, 1, names=('Roman', 'Caledonian'), optional=True)
KIND_0_1: Final = Kind(0, 1)
KIND_0_3: Final = Kind(0, 3)
KIND_2_12: Final = Kind(2, 12)


# ---- tables


CELLS_event_of: dict[int, int] = {
    2: 0,
    3: 1,
    4: 2,
    5: 3,
    6: 4,
    7: 5,
    8: 6,
    9: 7,
    10: 8,
    11: 9,
    12: 10,
}
ROWS_event_of: Rows = (
    ('event_of', ((2, 2),), 0),
    ('event_of', ((3, 3),), 1),
    ('event_of', ((4, 4),), 2),
    ('event_of', ((5, 5),), 3),
    ('event_of', ((6, 6),), 4),
    ('event_of', ((7, 7),), 5),
    ('event_of', ((8, 8),), 6),
    ('event_of', ((9, 9),), 7),
    ('event_of', ((10, 10),), 8),
    ('event_of', ((11, 11),), 9),
    ('EVT-12', ((12, 12),), 10),
)


def look_event_of(key0: int) -> int:
    """The table `event_of` by total. @9.0-a

    2 -> omens
    3 -> emperor_visits
    4 -> revolt
    5 -> emperor_in_germany
    6 -> unrest
    7 -> weather
    8 -> tribes_go_home
    9 -> hibernian_raids
    10 -> celtic_allies
    11 -> roman_allies
    EVT-12: 12 -> no_effect
    """
    cell = CELLS_event_of.get(key0)
    if cell is None:
        return search_rows('event_of', ROWS_event_of, (KIND_2_12,), (key0,))
    return cell


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
    if cell is None:
        return search_rows('roman_recruits', ROWS_roman_recruits, (KIND_Piece,), (key0,))
    return cell


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


def value_britannia_rally_price(s: Store) -> int:
    """`britannia_rally_price` as the rules give it.

    19.4-a: 1
    """
    return 1


def value_concentrate_price(s: Store) -> int:
    """`concentrate_price` as the rules give it.

    22.1-f: 1
    APX-d: 1
    """
    return 1


def value_dismantling_refund(s: Store) -> int:
    """`dismantling_refund` as the rules give it.

    11.7-b: 0
    """
    return 0


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
        if attacker == 0 or winner == 0:
            return agreed_value('fortress_loot', KIND_0_9, (('31.0-b.2', 2), ('31.0-b.3', 0)))
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


def value_last_turn(s: Store) -> int:
    """`last_turn` as the rules give it.

    7.1-a: 11
    """
    return 11


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


def value_mines_yield(s: Store) -> int:
    """`mines_yield` as the rules give it.

    24.3-k.2: 2
    """
    return 2


def value_monolith_price(s: Store) -> int:
    """`monolith_price` as the rules give it.

    24.3-f: 1
    """
    return 1


def value_quarters_price(s: Store, p: int) -> int:
    """`quarters_price` as the rules give it.

    8.2-a: 0
    """
    return 0


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
            if s[100]:
                return 0
            return 2
        if s[100]:
            return 0
        return look_roman_recruits(k)
    if s[100]:
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


def value_road_price(s: Store) -> int:
    """`road_price` as the rules give it.

    29.2-a: 1
    """
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


def value_strongpoint_loot(s: Store) -> int:
    """`strongpoint_loot` as the rules give it.

    31.0-a.2: 1
    """
    return 1


# ---- play: one function per answer and step, which returns the number of the next place


def step_ap_determination_end(s: Store) -> int:
    """`ap_determination/end`: goes on by itself."""
    s[27] = 0  # ap_determination.p := Roman
    s[41] = s[24]  # recruiting.p := player_turn.p
    if s[41] == 0:
        return 32  # dismantle/learn stands
    return 104  # recruiting/loop


PLACE_ap_determination_end: Final = Place('ap_determination/end', 'step', (), step=step_ap_determination_end)


def step_ap_determination_then(s: Store) -> int:
    """`ap_determination/then`: goes on by itself."""
    s[30] = s[27]  # monolith.p := ap_determination.p
    return 79  # monolith/learn there


PLACE_ap_determination_then: Final = Place('ap_determination/then', 'step', (), step=step_ap_determination_then)


def step_ap_die_end(s: Store) -> int:
    """`ap_die/end`: goes on by itself."""
    s[99] = 0  # during.ap_die := no
    s[28] = 0  # ap_die.p := Roman
    s[29] = 1  # ap_die.die := 1
    if s[27] == 0:
        return 57  # imperium/learn played
    return 1  # ap_determination/then


PLACE_ap_die_end: Final = Place('ap_die/end', 'step', (), step=step_ap_die_end)


def do_ap_die_roll_die(s: Store) -> int:
    """At `ap_die/roll die`, the value of `die` is given. @10.1-a"""
    # gain ap_income(ap_die.p, ap_die.die) ap[ap_die.p] within ap_floor(ap_die.p) .. ap_cap(ap_die.p) @10.1-a @7.2-e @7.2-n
    at = 14 + s[28]
    now = s[at]
    s[at] = max(now, min(now + value_ap_income(s, s[28], s[29]), value_ap_cap(s, s[28])))
    return 2  # ap_die/end


PLACE_ap_die_roll_die: Final = value_place(
    'ap_die/roll die',
    'die',
    ('10.1-a',),
    'chance',
    29,
    KIND_1_6,
    Option('die', None, do_ap_die_roll_die, (), ('10.1-a',)),
    lambda s: KIND_Player.text(s[28]),
)


def do_battle_choose_pay_for_advantage(s: Store) -> int:
    """At `battle/choose`, `pay_for_advantage` is given. @15.2-d @15.2-j @APX-e"""
    # spend advantage_price ap[battle.p] within ap_floor(battle.p) .. ap_cap(battle.p) @15.2-d
    at = 14 + s[54]
    now = s[at]
    amount = value_advantage_price(s)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d',))
    s[at] = now - amount
    return 7  # battle/learn decided


def may_battle_choose_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[battle.p] >= advantage_price @15.2-d @15.2-j @APX-e
    """
    return s[14 + s[54]] >= value_advantage_price(s)


def do_battle_choose_pass(s: Store) -> int:
    """At `battle/choose`, `pass` is given."""
    return 7  # battle/learn decided


PLACE_battle_choose: Final = menu_place(
    'battle/choose',
    'battle',
    (),
    lambda s: KIND_Player.text(s[54]),
    (
        Option('pay_for_advantage', may_battle_choose_pay_for_advantage, do_battle_choose_pay_for_advantage, (
            Guard(lambda s: s[14 + s[54]] >= value_advantage_price(s), ('15.2-d', '15.2-j', 'APX-e'), 'ap[p] >= advantage_price', need=lambda s: value_advantage_price(s), have=lambda s: s[14 + s[54]]),
        ), ('15.2-d', '15.2-j', 'APX-e')),
        Option('pass', None, do_battle_choose_pass, (), ()),
    ),
)


def do_battle_choose_2_pay_for_advantage(s: Store) -> int:
    """At `battle/choose 2`, `pay_for_advantage` is given. @15.2-d @15.2-j @APX-e"""
    # spend advantage_price ap[battle.p] within ap_floor(battle.p) .. ap_cap(battle.p) @15.2-d
    at = 14 + s[54]
    now = s[at]
    amount = value_advantage_price(s)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('15.2-d',))
    s[at] = now - amount
    return 21  # battle/then 6


def may_battle_choose_2_pay_for_advantage(s: Store) -> object:
    """Whether `pay_for_advantage` may be given.

    ap[battle.p] >= advantage_price @15.2-d @15.2-j @APX-e
    """
    return s[14 + s[54]] >= value_advantage_price(s)


def do_battle_choose_2_pass(s: Store) -> int:
    """At `battle/choose 2`, `pass` is given."""
    return 21  # battle/then 6


PLACE_battle_choose_2: Final = menu_place(
    'battle/choose 2',
    'battle',
    (),
    lambda s: KIND_Player.text(s[54]),
    (
        Option('pay_for_advantage', may_battle_choose_2_pay_for_advantage, do_battle_choose_2_pay_for_advantage, (
            Guard(lambda s: s[14 + s[54]] >= value_advantage_price(s), ('15.2-d', '15.2-j', 'APX-e'), 'ap[p] >= advantage_price', need=lambda s: value_advantage_price(s), have=lambda s: s[14 + s[54]]),
        ), ('15.2-d', '15.2-j', 'APX-e')),
        Option('pass', None, do_battle_choose_2_pass, (), ()),
    ),
)


def step_battle_end(s: Store) -> int:
    """`battle/end`: goes on by itself."""
    s[53] = 0  # battle.attacker := Roman
    s[54] = 0  # battle.p := Roman
    s[55] = 0  # battle.decided := no
    s[56] = 0  # battle.winner := Roman
    s[57] = 0  # battle.major := no
    s[58] = 0  # battle.holding := no
    return 13  # battle/return


PLACE_battle_end: Final = Place('battle/end', 'step', (), step=step_battle_end)


def do_battle_learn_decided(s: Store) -> int:
    """At `battle/learn decided`, the value of `decided` is given. @15.2-n"""
    return 12  # battle/loop end


PLACE_battle_learn_decided: Final = value_place(
    'battle/learn decided',
    'battle_is_over',
    ('15.2-n',),
    'open',
    55,
    KIND_bool,
    Option('decided', None, do_battle_learn_decided, (), ('15.2-n',)),
    None,
)


def do_battle_learn_holding(s: Store) -> int:
    """At `battle/learn holding`, the value of `holding` is given. @24.3-k"""
    if s[58]:
        # gain mines_yield ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @24.3-k @7.2-e @7.2-n
        now = s[14]
        s[14] = max(now, min(now + value_mines_yield(s), value_ap_cap(s, 0)))
        return 6  # battle/end
    return 6  # battle/end


PLACE_battle_learn_holding: Final = value_place(
    'battle/learn holding',
    'mines_held',
    ('24.3-k',),
    'open',
    58,
    KIND_bool,
    Option('holding', None, do_battle_learn_holding, (), ('24.3-k',)),
    None,
)


def do_battle_learn_major(s: Store) -> int:
    """At `battle/learn major`, the value of `major` is given. @17.1-a"""
    s[84] = s[56]  # "event battle_decided.winner" := battle.winner @15.2-q
    s[85] = s[57]  # "event battle_decided.major" := battle.major @15.2-q
    if s[85]:
        s[97] = 1  # during.@17.2-a := yes
        return 15  # battle/roll die 2
    return 20  # battle/then 5


PLACE_battle_learn_major: Final = value_place(
    'battle/learn major',
    'battle_is_major',
    ('17.1-a',),
    'open',
    57,
    KIND_bool,
    Option('major', None, do_battle_learn_major, (), ('17.1-a',)),
    None,
)


def do_battle_learn_winner(s: Store) -> int:
    """At `battle/learn winner`, the value of `winner` is given. @17.0-b"""
    return 9  # battle/learn major


PLACE_battle_learn_winner: Final = value_place(
    'battle/learn winner',
    'battle_winner',
    ('17.0-b',),
    'open',
    56,
    KIND_Player,
    Option('winner', None, do_battle_learn_winner, (), ('17.0-b',)),
    None,
)


def step_battle_loop(s: Store) -> int:
    """`battle/loop`: goes on by itself."""
    s[54] = s[53]  # battle.p := battle.attacker
    return 5  # battle/choose 2


PLACE_battle_loop: Final = Place('battle/loop', 'step', (), step=step_battle_loop)


def step_battle_loop_end(s: Store) -> int:
    """`battle/loop end`: goes on by itself."""
    if s[55]:
        return 10  # battle/learn winner
    return 11  # battle/loop


PLACE_battle_loop_end: Final = Place('battle/loop end', 'step', (), step=step_battle_loop_end)


def step_battle_return(s: Store) -> int:
    """`battle/return`: goes on by itself."""
    if s[104] == 0:
        s[104] = 0  # return.battle := 0
        return 27  # conduct_march/end
    s[104] = 0  # return.battle := 0
    return 76  # march_phase/loop


PLACE_battle_return: Final = Place('battle/return', 'step', (), step=step_battle_return)


def do_battle_roll_die(s: Store) -> int:
    """At `battle/roll die`, the value of `die` is given. @17.2-b"""
    s[98] = 0  # during.@17.2-b := no
    s[98] = 1  # during.@17.2-b := yes
    # lose 17.2-b.die ap[1 - "event battle_decided.winner"] within ap_floor(1 - "event battle_decided.winner") .. ap_cap(1 - "event battle_decided.winner") @17.2-b @10.2-c
    at = 14 + 1 - s[84]
    now = s[at]
    s[at] = min(now, max(now - s[87], value_ap_floor(s, 1 - s[84])))
    s[98] = 0  # during.@17.2-b := no
    return 19  # battle/then 4


PLACE_battle_roll_die: Final = value_place(
    'battle/roll die',
    'die',
    ('17.2-b',),
    'chance',
    87,
    KIND_1_6,
    Option('die', None, do_battle_roll_die, (), ('17.2-b',)),
    lambda s: KIND_Player.text(1 - s[84]),
)


def do_battle_roll_die_2(s: Store) -> int:
    """At `battle/roll die 2`, the value of `die` is given. @17.2-a"""
    s[97] = 0  # during.@17.2-a := no
    s[97] = 1  # during.@17.2-a := yes
    # gain 17.2-a.die ap["event battle_decided.winner"] within ap_floor("event battle_decided.winner") .. ap_cap("event battle_decided.winner") @17.2-a @7.2-e @7.2-n
    at = 14 + s[84]
    now = s[at]
    s[at] = max(now, min(now + s[86], value_ap_cap(s, s[84])))
    s[97] = 0  # during.@17.2-a := no
    return 20  # battle/then 5


PLACE_battle_roll_die_2: Final = value_place(
    'battle/roll die 2',
    'die',
    ('17.2-a',),
    'chance',
    86,
    KIND_1_6,
    Option('die', None, do_battle_roll_die_2, (), ('17.2-a',)),
    lambda s: KIND_Player.text(s[84]),
)


def step_battle_then(s: Store) -> int:
    """`battle/then`: goes on by itself."""
    if s[6]:
        s[63] = s[53]  # loot.attacker := battle.attacker
        s[64] = s[56]  # loot.winner := battle.winner
        return 69  # loot/learn marked
    return 8  # battle/learn holding


PLACE_battle_then: Final = Place('battle/then', 'step', (), step=step_battle_then)


def step_battle_then_2(s: Store) -> int:
    """`battle/then 2`: goes on by itself."""
    if s[2]:
        s[61] = s[56]  # eagle_check.winner := battle.winner
        return 34  # eagle_check/learn falls
    return 16  # battle/then


PLACE_battle_then_2: Final = Place('battle/then 2', 'step', (), step=step_battle_then_2)


def step_battle_then_3(s: Store) -> int:
    """`battle/then 3`: goes on by itself."""
    s[54] = 1 - s[53]  # battle.p := 1 - battle.attacker
    if s[18 + s[54]]:
        s[59] = s[54]  # leader_check.p := battle.p
        return 63  # leader_check/learn falls
    return 17  # battle/then 2


PLACE_battle_then_3: Final = Place('battle/then 3', 'step', (), step=step_battle_then_3)


def step_battle_then_4(s: Store) -> int:
    """`battle/then 4`: goes on by itself."""
    s[87] = 1  # 17.2-b.die := 1
    s[84] = 0  # "event battle_decided.winner" := Roman
    s[85] = 0  # "event battle_decided.major" := no
    s[54] = s[53]  # battle.p := battle.attacker
    if s[18 + s[54]]:
        s[59] = s[54]  # leader_check.p := battle.p
        return 64  # leader_check/learn falls 2
    return 18  # battle/then 3


PLACE_battle_then_4: Final = Place('battle/then 4', 'step', (), step=step_battle_then_4)


def step_battle_then_5(s: Store) -> int:
    """`battle/then 5`: goes on by itself."""
    s[86] = 1  # 17.2-a.die := 1
    if s[85]:
        s[98] = 1  # during.@17.2-b := yes
        return 14  # battle/roll die
    return 19  # battle/then 4


PLACE_battle_then_5: Final = Place('battle/then 5', 'step', (), step=step_battle_then_5)


def step_battle_then_6(s: Store) -> int:
    """`battle/then 6`: goes on by itself."""
    s[54] = 1 - s[53]  # battle.p := 1 - battle.attacker
    return 4  # battle/choose


PLACE_battle_then_6: Final = Place('battle/then 6', 'step', (), step=step_battle_then_6)


def do_bid_for_sides_choose_first(s: Store) -> int:
    """At `bid_for_sides/choose first`, the value of `first` is given. @33.2-a"""
    return 23  # bid_for_sides/choose second


def may_bid_for_sides_choose_first(s: Store) -> object:
    """Whether the value of `first` may be given.

    bid_for_sides.first <= bid_limit @33.2-a
    """
    return s[75] <= s[11]


PLACE_bid_for_sides_choose_first: Final = value_place(
    'bid_for_sides/choose first',
    'first',
    (),
    'choice',
    75,
    KIND_0_20,
    Option('first', may_bid_for_sides_choose_first, do_bid_for_sides_choose_first, (
        Guard(lambda s: s[75] <= s[11], ('33.2-a',), 'first <= bid_limit', need=lambda s: s[11], have=lambda s: s[75]),
    ), ('33.2-a',)),
    lambda s: KIND_Player.text(0),
)


def do_bid_for_sides_choose_second(s: Store) -> int:
    """At `bid_for_sides/choose second`, the value of `second` is given. @33.2-a"""
    s[23] = 1 if s[76] > s[75] or s[76] == s[75] and not s[12] else 0  # seats_changed := bid_for_sides.second > bid_for_sides.first or bid_for_sides.second = bid_for_sides.first and not tie_keeps_seats @33.2-a
    s[96] = max(s[75], s[76])  # "event bid_won.n" := max(bid_for_sides.first, bid_for_sides.second) @33.2-b
    # gain "event bid_won.n" ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @33.2-b @7.2-e @7.2-n
    now = s[15]
    s[15] = max(now, min(now + s[96], value_ap_cap(s, 1)))
    s[96] = 0  # "event bid_won.n" := 0
    return 24  # bid_for_sides/end


def may_bid_for_sides_choose_second(s: Store) -> object:
    """Whether the value of `second` may be given.

    bid_for_sides.second <= bid_limit @33.2-a
    """
    return s[76] <= s[11]


PLACE_bid_for_sides_choose_second: Final = value_place(
    'bid_for_sides/choose second',
    'second',
    (),
    'choice',
    76,
    KIND_0_20,
    Option('second', may_bid_for_sides_choose_second, do_bid_for_sides_choose_second, (
        Guard(lambda s: s[76] <= s[11], ('33.2-a',), 'second <= bid_limit', need=lambda s: s[11], have=lambda s: s[76]),
    ), ('33.2-a',)),
    lambda s: KIND_Player.text(1),
)


def step_bid_for_sides_end(s: Store) -> int:
    """`bid_for_sides/end`: goes on by itself."""
    s[75] = 0  # bid_for_sides.first := 0
    s[76] = 0  # bid_for_sides.second := 0
    return 106  # set_up/end


PLACE_bid_for_sides_end: Final = Place('bid_for_sides/end', 'step', (), step=step_bid_for_sides_end)


def step_campaign_turn_after_player_turn(s: Store) -> int:
    """`campaign_turn/after player_turn`: goes on by itself."""
    s[24] = 1  # player_turn.p := Caledonian
    s[102] = 0  # return.player_turn := 0
    return 88  # player_turn


PLACE_campaign_turn_after_player_turn: Final = Place('campaign_turn/after player_turn', 'step', (), step=step_campaign_turn_after_player_turn)


def step_campaign_turn_then(s: Store) -> int:
    """`campaign_turn/then`: goes on by itself."""
    s[24] = 0  # player_turn.p := Roman
    s[102] = 1  # return.player_turn := 1
    return 88  # player_turn


PLACE_campaign_turn_then: Final = Place('campaign_turn/then', 'step', (), step=step_campaign_turn_then)


def step_conduct_march_end(s: Store) -> int:
    """`conduct_march/end`: goes on by itself."""
    s[51] = 0  # conduct_march.p := Roman
    s[52] = 0  # conduct_march.met := no
    return 29  # conduct_march/return


PLACE_conduct_march_end: Final = Place('conduct_march/end', 'step', (), step=step_conduct_march_end)


def do_conduct_march_learn_met(s: Store) -> int:
    """At `conduct_march/learn met`, the value of `met` is given. @12.2-b"""
    if s[52]:
        s[53] = s[51]  # battle.attacker := conduct_march.p
        s[104] = 0  # return.battle := 0
        return 11  # battle/loop
    return 27  # conduct_march/end


PLACE_conduct_march_learn_met: Final = value_place(
    'conduct_march/learn met',
    'march_meets_enemy',
    ('12.2-b',),
    'open',
    52,
    KIND_bool,
    Option('met', None, do_conduct_march_learn_met, (), ('12.2-b',)),
    None,
)


def step_conduct_march_return(s: Store) -> int:
    """`conduct_march/return`: goes on by itself."""
    if s[103] == 0:
        s[103] = 0  # return.conduct_march := 0
        return 76  # march_phase/loop
    if s[103] == 1:
        s[103] = 0  # return.conduct_march := 0
        return 76  # march_phase/loop
    if s[103] == 2:
        s[103] = 0  # return.conduct_march := 0
        return 76  # march_phase/loop
    s[103] = 0  # return.conduct_march := 0
    return 86  # play_officium/end


PLACE_conduct_march_return: Final = Place('conduct_march/return', 'step', (), step=step_conduct_march_return)


def do_dismantle_choose_dismantle_praesidium(s: Store) -> int:
    """At `dismantle/choose`, `dismantle_praesidium` is given."""
    # gain dismantling_refund ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @11.7-b @7.2-e @7.2-n
    now = s[14]
    s[14] = max(now, min(now + value_dismantling_refund(s), value_ap_cap(s, 0)))
    return 31  # dismantle/end


def do_dismantle_choose_pass(s: Store) -> int:
    """At `dismantle/choose`, `pass` is given."""
    return 31  # dismantle/end


PLACE_dismantle_choose: Final = menu_place(
    'dismantle/choose',
    'dismantle',
    (),
    lambda s: KIND_Player.text(0),
    (
        Option('dismantle_praesidium', None, do_dismantle_choose_dismantle_praesidium, (), ()),
        Option('pass', None, do_dismantle_choose_pass, (), ()),
    ),
)


def step_dismantle_end(s: Store) -> int:
    """`dismantle/end`: goes on by itself."""
    s[46] = 0  # dismantle.stands := no
    return 104  # recruiting/loop


PLACE_dismantle_end: Final = Place('dismantle/end', 'step', (), step=step_dismantle_end)


def do_dismantle_learn_stands(s: Store) -> int:
    """At `dismantle/learn stands`, the value of `stands` is given."""
    if s[46]:
        return 30  # dismantle/choose
    return 31  # dismantle/end


PLACE_dismantle_learn_stands: Final = value_place(
    'dismantle/learn stands',
    'praesidium_to_dismantle',
    (),
    'open',
    46,
    KIND_bool,
    Option('stands', None, do_dismantle_learn_stands, (), ()),
    None,
)


def step_eagle_check_end(s: Store) -> int:
    """`eagle_check/end`: goes on by itself."""
    s[61] = 0  # eagle_check.winner := Roman
    s[62] = 0  # eagle_check.falls := no
    return 16  # battle/then


PLACE_eagle_check_end: Final = Place('eagle_check/end', 'step', (), step=step_eagle_check_end)


def do_eagle_check_learn_falls(s: Store) -> int:
    """At `eagle_check/learn falls`, the value of `falls` is given. @28.1-a"""
    if s[62]:
        s[90] = s[61]  # "event legate_lost.winner" := eagle_check.winner
        if value_eagle_counts(s, s[90]):
            # lose 1 ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @28.1-a @10.2-c
            now = s[14]
            s[14] = min(now, max(now - 1, value_ap_floor(s, 0)))
        if value_eagle_counts(s, s[90]):
            # gain 1 ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @28.1-b @7.2-e @7.2-n
            now = s[15]
            s[15] = max(now, min(now + 1, value_ap_cap(s, 1)))
        s[90] = 0  # "event legate_lost.winner" := Roman
        return 33  # eagle_check/end
    return 33  # eagle_check/end


PLACE_eagle_check_learn_falls: Final = value_place(
    'eagle_check/learn falls',
    'legate_falls',
    ('28.1-a',),
    'open',
    62,
    KIND_bool,
    Option('falls', None, do_eagle_check_learn_falls, (), ('28.1-a',)),
    None,
)


def do_emperor_visit_choose_greet(s: Store) -> int:
    """At `emperor_visit/choose`, `greet` is given. @EVT-3a"""
    s[100] = 1  # during.free_recruit := yes
    s[43] = 0  # recruit_one.p := Roman
    s[105] = 1  # return.recruit_one := 1
    return 96  # recruit_one/choose k


def do_emperor_visit_choose_refuse(s: Store) -> int:
    """At `emperor_visit/choose`, `refuse` is given. @EVT-3a"""
    return 38  # emperor_visit/roll die


PLACE_emperor_visit_choose: Final = menu_place(
    'emperor_visit/choose',
    'emperor_visit',
    ('EVT-3a',),
    lambda s: KIND_Player.text(0),
    (
        Option('greet', None, do_emperor_visit_choose_greet, (), ('EVT-3a',)),
        Option('refuse', None, do_emperor_visit_choose_refuse, (), ('EVT-3a',)),
    ),
)


def step_emperor_visit_end(s: Store) -> int:
    """`emperor_visit/end`: goes on by itself."""
    s[40] = 0  # emperor_visit.there := no
    return 47  # events_phase/then


PLACE_emperor_visit_end: Final = Place('emperor_visit/end', 'step', (), step=step_emperor_visit_end)


def do_emperor_visit_learn_there(s: Store) -> int:
    """At `emperor_visit/learn there`, the value of `there` is given. @EVT-3a"""
    if s[40] and s[18]:
        return 35  # emperor_visit/choose
    return 36  # emperor_visit/end


PLACE_emperor_visit_learn_there: Final = value_place(
    'emperor_visit/learn there',
    'agricola_on_map',
    ('EVT-3a',),
    'open',
    40,
    KIND_bool,
    Option('there', None, do_emperor_visit_learn_there, (), ('EVT-3a',)),
    None,
)


def do_emperor_visit_roll_die(s: Store) -> int:
    """At `emperor_visit/roll die`, the value of `die` is given. @EVT-3c"""
    # lose EVT-3c.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @EVT-3c @10.2-c
    now = s[14]
    s[14] = min(now, max(now - s[83], value_ap_floor(s, 0)))
    s[83] = 1  # EVT-3c.die := 1
    return 36  # emperor_visit/end


PLACE_emperor_visit_roll_die: Final = value_place(
    'emperor_visit/roll die',
    'die',
    ('EVT-3c',),
    'chance',
    83,
    KIND_1_6,
    Option('die', None, do_emperor_visit_roll_die, (), ('EVT-3c',)),
    lambda s: KIND_Player.text(0),
)


def step_events_phase_end(s: Store) -> int:
    """`events_phase/end`: goes on by itself."""
    s[35] = 1  # events_phase.first := 1
    s[36] = 1  # events_phase.second := 1
    s[37] = 0  # events_phase.e := omens
    s[38] = 0  # events_phase.p := Roman
    s[39] = 1  # events_phase.die := 1
    return 26  # campaign_turn/then


PLACE_events_phase_end: Final = Place('events_phase/end', 'step', (), step=step_events_phase_end)


def do_events_phase_learn_fit(s: Store) -> int:
    """At `events_phase/learn fit`, the value of `fit` is given. @EVT-8a @EVT-8b"""
    s[17] = min(s[79], s[80])  # sent_home := min(EVT-8a.die, EVT-8a.fit) @EVT-8a @11.6-b
    s[16] = min(s[16] + 1, 20)  # tribes_went_home := min(tribes_went_home + 1, 20) @EVT-8a
    return 48  # events_phase/then 2


PLACE_events_phase_learn_fit: Final = value_place(
    'events_phase/learn fit',
    'war_bands_on_map',
    ('EVT-8a', 'EVT-8b'),
    'open',
    80,
    KIND_0_6,
    Option('fit', None, do_events_phase_learn_fit, (), ('EVT-8a', 'EVT-8b')),
    None,
)


def do_events_phase_roll_die(s: Store) -> int:
    """At `events_phase/roll die`, the value of `die` is given. @EVT-7a @EVT-7b"""
    s[81] = s[38]  # "event weather_turns.p" := events_phase.p
    s[82] = s[39]  # "event weather_turns.die" := events_phase.die
    if 2 * (s[82] // 2) != s[82]:
        # gain "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7a @7.2-e @7.2-n
        at = 14 + s[81]
        now = s[at]
        s[at] = max(now, min(now + s[82], value_ap_cap(s, s[81])))
    if 2 * (s[82] // 2) == s[82]:
        # lose "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7b @10.2-c
        at = 14 + s[81]
        now = s[at]
        s[at] = min(now, max(now - s[82], value_ap_floor(s, s[81])))
    s[81] = 0  # "event weather_turns.p" := Roman
    s[82] = 1  # "event weather_turns.die" := 1
    return 39  # events_phase/end


PLACE_events_phase_roll_die: Final = value_place(
    'events_phase/roll die',
    'die',
    ('EVT-7a', 'EVT-7b'),
    'chance',
    39,
    KIND_1_6,
    Option('die', None, do_events_phase_roll_die, (), ('EVT-7a', 'EVT-7b')),
    lambda s: KIND_Player.text(s[38]),
)


def do_events_phase_roll_die_2(s: Store) -> int:
    """At `events_phase/roll die 2`, the value of `die` is given. @EVT-7a @EVT-7b"""
    s[81] = s[38]  # "event weather_turns.p" := events_phase.p
    s[82] = s[39]  # "event weather_turns.die" := events_phase.die
    if 2 * (s[82] // 2) != s[82]:
        # gain "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7a @7.2-e @7.2-n
        at = 14 + s[81]
        now = s[at]
        s[at] = max(now, min(now + s[82], value_ap_cap(s, s[81])))
    if 2 * (s[82] // 2) == s[82]:
        # lose "event weather_turns.die" ap["event weather_turns.p"] within ap_floor("event weather_turns.p") .. ap_cap("event weather_turns.p") @EVT-7b @10.2-c
        at = 14 + s[81]
        now = s[at]
        s[at] = min(now, max(now - s[82], value_ap_floor(s, s[81])))
    s[81] = 0  # "event weather_turns.p" := Roman
    s[82] = 1  # "event weather_turns.die" := 1
    s[38] = 1  # events_phase.p := Caledonian
    return 41  # events_phase/roll die


PLACE_events_phase_roll_die_2: Final = value_place(
    'events_phase/roll die 2',
    'die',
    ('EVT-7a', 'EVT-7b'),
    'chance',
    39,
    KIND_1_6,
    Option('die', None, do_events_phase_roll_die_2, (), ('EVT-7a', 'EVT-7b')),
    lambda s: KIND_Player.text(s[38]),
)


def do_events_phase_roll_die_3(s: Store) -> int:
    """At `events_phase/roll die 3`, the value of `die` is given. @EVT-8a"""
    return 40  # events_phase/learn fit


PLACE_events_phase_roll_die_3: Final = value_place(
    'events_phase/roll die 3',
    'die',
    ('EVT-8a',),
    'chance',
    79,
    KIND_1_6,
    Option('die', None, do_events_phase_roll_die_3, (), ('EVT-8a',)),
    lambda s: KIND_Player.text(1),
)


def do_events_phase_roll_die_4(s: Store) -> int:
    """At `events_phase/roll die 4`, the value of `die` is given. @EVT-9"""
    # lose EVT-9.die ap[Caledonian] within ap_floor(Caledonian) .. ap_cap(Caledonian) @EVT-9 @10.2-c
    now = s[15]
    s[15] = min(now, max(now - s[78], value_ap_floor(s, 1)))
    return 49  # events_phase/then 3


PLACE_events_phase_roll_die_4: Final = value_place(
    'events_phase/roll die 4',
    'die',
    ('EVT-9',),
    'chance',
    78,
    KIND_1_6,
    Option('die', None, do_events_phase_roll_die_4, (), ('EVT-9',)),
    lambda s: KIND_Player.text(1),
)


def do_events_phase_roll_first(s: Store) -> int:
    """At `events_phase/roll first`, the value of `first` is given. @9.0-a"""
    return 46  # events_phase/roll second


PLACE_events_phase_roll_first: Final = value_place(
    'events_phase/roll first',
    'first',
    ('9.0-a',),
    'chance',
    35,
    KIND_1_6,
    Option('first', None, do_events_phase_roll_first, (), ('9.0-a',)),
    lambda s: KIND_Player.text(0),
)


def do_events_phase_roll_second(s: Store) -> int:
    """At `events_phase/roll second`, the value of `second` is given. @9.0-a"""
    s[37] = look_event_of(s[35] + s[36])  # events_phase.e := event_of(events_phase.first + events_phase.second) @9.0-a
    s[77] = s[37]  # "event happens.e" := events_phase.e @9.0-b
    if s[77] == 7:
        return 44  # events_phase/roll die 4
    return 49  # events_phase/then 3


PLACE_events_phase_roll_second: Final = value_place(
    'events_phase/roll second',
    'second',
    ('9.0-a',),
    'chance',
    36,
    KIND_1_6,
    Option('second', None, do_events_phase_roll_second, (), ('9.0-a',)),
    lambda s: KIND_Player.text(1),
)


def step_events_phase_then(s: Store) -> int:
    """`events_phase/then`: goes on by itself."""
    if s[37] == 5:
        s[38] = 0  # events_phase.p := Roman
        return 42  # events_phase/roll die 2
    return 39  # events_phase/end


PLACE_events_phase_then: Final = Place('events_phase/then', 'step', (), step=step_events_phase_then)


def step_events_phase_then_2(s: Store) -> int:
    """`events_phase/then 2`: goes on by itself."""
    s[79] = 1  # EVT-8a.die := 1
    s[80] = 0  # EVT-8a.fit := 0
    s[77] = 0  # "event happens.e" := omens
    if s[37] == 1:
        return 37  # emperor_visit/learn there
    return 47  # events_phase/then


PLACE_events_phase_then_2: Final = Place('events_phase/then 2', 'step', (), step=step_events_phase_then_2)


def step_events_phase_then_3(s: Store) -> int:
    """`events_phase/then 3`: goes on by itself."""
    s[78] = 1  # EVT-9.die := 1
    if s[77] == 6 and s[16] == 0:
        return 43  # events_phase/roll die 3
    return 48  # events_phase/then 2


PLACE_events_phase_then_3: Final = Place('events_phase/then 3', 'step', (), step=step_events_phase_then_3)


def step_free_recruit_end(s: Store) -> int:
    """`free_recruit/end`: goes on by itself."""
    s[100] = 0  # during.free_recruit := no
    return 36  # emperor_visit/end


PLACE_free_recruit_end: Final = Place('free_recruit/end', 'step', (), step=step_free_recruit_end)


def step_game(s: Store) -> int:
    """`game`: goes on by itself."""
    if s[9]:
        return 22  # bid_for_sides/choose first
    return 106  # set_up/end


PLACE_game: Final = Place('game', 'step', (), step=step_game)


def step_game_loop(s: Store) -> int:
    """`game/loop`: goes on by itself."""
    if value_is_winter(s, s[13]):
        s[25] = 0  # winter_turn.p := Roman
        # spend quarters_price(winter_turn.p) ap[winter_turn.p] within ap_floor(winter_turn.p) .. ap_cap(winter_turn.p) @8.2-a
        at = 14 + s[25]
        now = s[at]
        amount = value_quarters_price(s, s[25])
        if amount > now:
            raise cannot_spend('ap', amount, now, ('8.2-a',))
        s[at] = now - amount
        s[25] = 1  # winter_turn.p := Caledonian
        # spend quarters_price(winter_turn.p) ap[winter_turn.p] within ap_floor(winter_turn.p) .. ap_cap(winter_turn.p) @8.2-a
        at = 14 + s[25]
        now = s[at]
        amount = value_quarters_price(s, s[25])
        if amount > now:
            raise cannot_spend('ap', amount, now, ('8.2-a',))
        s[at] = now - amount
        s[26] = 0  # reset_ap.p := Roman
        s[14 + s[26]] = 0  # ap[reset_ap.p] := 0 @8.4-a
        s[26] = 1  # reset_ap.p := Caledonian
        s[14 + s[26]] = 0  # ap[reset_ap.p] := 0 @8.4-a
        return 105  # reset_ap/end
    if not value_events_skipped(s, s[13]):
        return 45  # events_phase/roll first
    return 26  # campaign_turn/then


PLACE_game_loop: Final = Place('game/loop', 'step', (), step=step_game_loop)


def step_game_loop_end(s: Store) -> int:
    """`game/loop end`: goes on by itself."""
    if s[13] > value_last_turn(s):
        return 81  # over
    return 52  # game/loop


PLACE_game_loop_end: Final = Place('game/loop end', 'step', (), step=step_game_loop_end)


def step_game_then(s: Store) -> int:
    """`game/then`: goes on by itself."""
    new = s[13] + 1  # turn_no := turn_no + 1 @7.2-v
    if not 1 <= new <= 20:
        raise out_of_range('turn_no', new, ('7.2-v',))
    s[13] = new
    return 53  # game/loop end


PLACE_game_then: Final = Place('game/then', 'step', (), step=step_game_then)


def step_imperium_end(s: Store) -> int:
    """`imperium/end`: goes on by itself."""
    s[68] = 0  # imperium.played := no
    s[69] = 1  # imperium.first := 1
    s[70] = 1  # imperium.second := 1
    s[71] = 0  # imperium.held := 0
    return 1  # ap_determination/then


PLACE_imperium_end: Final = Place('imperium/end', 'step', (), step=step_imperium_end)


def do_imperium_learn_held(s: Store) -> int:
    """At `imperium/learn held`, the value of `held` is given. @RST-2a"""
    if s[69] + s[70] <= s[71]:
        return 58  # imperium/roll die
    return 55  # imperium/end


PLACE_imperium_learn_held: Final = value_place(
    'imperium/learn held',
    'fortresses_and_praesida',
    ('RST-2a',),
    'open',
    71,
    KIND_0_12,
    Option('held', None, do_imperium_learn_held, (), ('RST-2a',)),
    None,
)


def do_imperium_learn_played(s: Store) -> int:
    """At `imperium/learn played`, the value of `played` is given."""
    if s[68]:
        return 59  # imperium/roll first
    return 55  # imperium/end


PLACE_imperium_learn_played: Final = value_place(
    'imperium/learn played',
    'imperium_is_played',
    (),
    'open',
    68,
    KIND_bool,
    Option('played', None, do_imperium_learn_played, (), ()),
    None,
)


def do_imperium_roll_die(s: Store) -> int:
    """At `imperium/roll die`, the value of `die` is given. @RST-2b"""
    # gain RST-2b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-2b @7.2-e @7.2-n
    now = s[14]
    s[14] = max(now, min(now + s[94], value_ap_cap(s, 0)))
    s[94] = 1  # RST-2b.die := 1
    return 55  # imperium/end


PLACE_imperium_roll_die: Final = value_place(
    'imperium/roll die',
    'die',
    ('RST-2b',),
    'chance',
    94,
    KIND_1_6,
    Option('die', None, do_imperium_roll_die, (), ('RST-2b',)),
    lambda s: KIND_Player.text(0),
)


def do_imperium_roll_first(s: Store) -> int:
    """At `imperium/roll first`, the value of `first` is given. @RST-2a"""
    return 60  # imperium/roll second


PLACE_imperium_roll_first: Final = value_place(
    'imperium/roll first',
    'first',
    ('RST-2a',),
    'chance',
    69,
    KIND_1_6,
    Option('first', None, do_imperium_roll_first, (), ('RST-2a',)),
    lambda s: KIND_Player.text(0),
)


def do_imperium_roll_second(s: Store) -> int:
    """At `imperium/roll second`, the value of `second` is given. @RST-2a"""
    return 56  # imperium/learn held


PLACE_imperium_roll_second: Final = value_place(
    'imperium/roll second',
    'second',
    ('RST-2a',),
    'chance',
    70,
    KIND_1_6,
    Option('second', None, do_imperium_roll_second, (), ('RST-2a',)),
    lambda s: KIND_Player.text(0),
)


def step_leader_check_end(s: Store) -> int:
    """`leader_check/end`: goes on by itself."""
    s[59] = 0  # leader_check.p := Roman
    s[60] = 0  # leader_check.falls := no
    return 17  # battle/then 2


PLACE_leader_check_end: Final = Place('leader_check/end', 'step', (), step=step_leader_check_end)


def step_leader_check_end_2(s: Store) -> int:
    """`leader_check/end 2`: goes on by itself."""
    s[59] = 0  # leader_check.p := Roman
    s[60] = 0  # leader_check.falls := no
    return 18  # battle/then 3


PLACE_leader_check_end_2: Final = Place('leader_check/end 2', 'step', (), step=step_leader_check_end_2)


def do_leader_check_learn_falls(s: Store) -> int:
    """At `leader_check/learn falls`, the value of `falls` is given. @22.1-h"""
    if s[60]:
        s[18 + s[59]] = 0  # supreme_leader_lives[leader_check.p] := no @22.1-i
        s[88] = s[59]  # "event leader_eliminated.side" := leader_check.p @22.1-h
        return 65  # leader_check/roll die
    return 61  # leader_check/end


PLACE_leader_check_learn_falls: Final = value_place(
    'leader_check/learn falls',
    'supreme_leader_falls',
    ('22.1-h',),
    'open',
    60,
    KIND_bool,
    Option('falls', None, do_leader_check_learn_falls, (), ('22.1-h',)),
    None,
)


def do_leader_check_learn_falls_2(s: Store) -> int:
    """At `leader_check/learn falls 2`, the value of `falls` is given. @22.1-h"""
    if s[60]:
        s[18 + s[59]] = 0  # supreme_leader_lives[leader_check.p] := no @22.1-i
        s[88] = s[59]  # "event leader_eliminated.side" := leader_check.p @22.1-h
        return 66  # leader_check/roll die 2
    return 62  # leader_check/end 2


PLACE_leader_check_learn_falls_2: Final = value_place(
    'leader_check/learn falls 2',
    'supreme_leader_falls',
    ('22.1-h',),
    'open',
    60,
    KIND_bool,
    Option('falls', None, do_leader_check_learn_falls_2, (), ('22.1-h',)),
    None,
)


def do_leader_check_roll_die(s: Store) -> int:
    """At `leader_check/roll die`, the value of `die` is given. @22.1-h"""
    # lose 22.1-h.die ap["event leader_eliminated.side"] within ap_floor("event leader_eliminated.side") .. ap_cap("event leader_eliminated.side") @22.1-h @10.2-c
    at = 14 + s[88]
    now = s[at]
    s[at] = min(now, max(now - s[89], value_ap_floor(s, s[88])))
    s[89] = 1  # 22.1-h.die := 1
    s[88] = 0  # "event leader_eliminated.side" := Roman
    return 61  # leader_check/end


PLACE_leader_check_roll_die: Final = value_place(
    'leader_check/roll die',
    'die',
    ('22.1-h',),
    'chance',
    89,
    KIND_1_6,
    Option('die', None, do_leader_check_roll_die, (), ('22.1-h',)),
    lambda s: KIND_Player.text(s[88]),
)


def do_leader_check_roll_die_2(s: Store) -> int:
    """At `leader_check/roll die 2`, the value of `die` is given. @22.1-h"""
    # lose 22.1-h.die ap["event leader_eliminated.side"] within ap_floor("event leader_eliminated.side") .. ap_cap("event leader_eliminated.side") @22.1-h @10.2-c
    at = 14 + s[88]
    now = s[at]
    s[at] = min(now, max(now - s[89], value_ap_floor(s, s[88])))
    s[89] = 1  # 22.1-h.die := 1
    s[88] = 0  # "event leader_eliminated.side" := Roman
    return 62  # leader_check/end 2


PLACE_leader_check_roll_die_2: Final = value_place(
    'leader_check/roll die 2',
    'die',
    ('22.1-h',),
    'chance',
    89,
    KIND_1_6,
    Option('die', None, do_leader_check_roll_die_2, (), ('22.1-h',)),
    lambda s: KIND_Player.text(s[88]),
)


def step_loot_end(s: Store) -> int:
    """`loot/end`: goes on by itself."""
    s[63] = 0  # loot.attacker := Roman
    s[64] = 0  # loot.winner := Roman
    s[65] = 0  # loot.marked := no
    s[66] = 0  # loot.taken := no
    s[67] = 0  # loot.defended := no
    return 8  # battle/learn holding


PLACE_loot_end: Final = Place('loot/end', 'step', (), step=step_loot_end)


def do_loot_learn_defended(s: Store) -> int:
    """At `loot/learn defended`, the value of `defended` is given. @31.0-c"""
    if s[67]:
        s[92] = s[63]  # "event fortress_taken.attacker" := loot.attacker @31.0-b
        s[93] = s[64]  # "event fortress_taken.winner" := loot.winner @31.0-b
        # gain fortress_loot("event fortress_taken.attacker", "event fortress_taken.winner") ap["event fortress_taken.winner"] within ap_floor("event fortress_taken.winner") .. ap_cap("event fortress_taken.winner") @31.0-b @7.2-e @7.2-n
        at = 14 + s[93]
        now = s[at]
        s[at] = max(now, min(now + value_fortress_loot(s, s[92], s[93]), value_ap_cap(s, s[93])))
        s[92] = 0  # "event fortress_taken.attacker" := Roman
        s[93] = 0  # "event fortress_taken.winner" := Roman
        return 67  # loot/end
    return 67  # loot/end


PLACE_loot_learn_defended: Final = value_place(
    'loot/learn defended',
    'fortress_was_defended',
    ('31.0-c',),
    'open',
    67,
    KIND_bool,
    Option('defended', None, do_loot_learn_defended, (), ('31.0-c',)),
    None,
)


def do_loot_learn_marked(s: Store) -> int:
    """At `loot/learn marked`, the value of `marked` is given. @31.0-d"""
    if not s[65]:
        return 70  # loot/learn taken
    return 67  # loot/end


PLACE_loot_learn_marked: Final = value_place(
    'loot/learn marked',
    'pillage_marker_lies_there',
    ('31.0-d',),
    'open',
    65,
    KIND_bool,
    Option('marked', None, do_loot_learn_marked, (), ('31.0-d',)),
    None,
)


def do_loot_learn_taken(s: Store) -> int:
    """At `loot/learn taken`, the value of `taken` is given."""
    if s[66]:
        s[91] = s[64]  # "event strongpoint_taken.winner" := loot.winner @31.0-a
        # gain strongpoint_loot ap["event strongpoint_taken.winner"] within ap_floor("event strongpoint_taken.winner") .. ap_cap("event strongpoint_taken.winner") @31.0-a @7.2-e @7.2-n
        at = 14 + s[91]
        now = s[at]
        s[at] = max(now, min(now + value_strongpoint_loot(s), value_ap_cap(s, s[91])))
        s[91] = 0  # "event strongpoint_taken.winner" := Roman
        return 68  # loot/learn defended
    return 68  # loot/learn defended


PLACE_loot_learn_taken: Final = value_place(
    'loot/learn taken',
    'strongpoint_falls',
    (),
    'open',
    66,
    KIND_bool,
    Option('taken', None, do_loot_learn_taken, (), ()),
    None,
)


def do_march_phase_choose_march(s: Store) -> int:
    """At `march_phase/choose`, `march` is given. @12.2-a @12.3-a @7.2-j @7.2-s"""
    # spend march_price(march_phase.p, paid) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.2-a
    at = 14 + s[47]
    now = s[at]
    amount = value_march_price(s, s[47], 0)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.2-a',))
    s[at] = now - amount
    s[51] = s[47]  # conduct_march.p := march_phase.p
    s[103] = 0  # return.conduct_march := 0
    return 28  # conduct_march/learn met


def may_march_phase_choose_march(s: Store) -> object:
    """Whether `march` may be given.

    ap[march_phase.p] >= march_price(march_phase.p, paid) @12.2-a @12.3-a @7.2-j @7.2-s
    """
    return s[14 + s[47]] >= value_march_price(s, s[47], 0)


def do_march_phase_choose_led_march(s: Store) -> int:
    """At `march_phase/choose`, `led_march` is given. @22.1-i @12.5-a @22.1-b"""
    new = s[20 + s[47]] + 1  # marches_led[march_phase.p] := marches_led[march_phase.p] + 1 @12.5-a
    if not 0 <= new <= 9:
        raise out_of_range('marches_led', new, ('12.5-a',))
    s[20 + s[47]] = new
    # spend march_price(march_phase.p, led_by_supreme_leader) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @12.5-a
    at = 14 + s[47]
    now = s[at]
    amount = value_march_price(s, s[47], 1)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('12.5-a',))
    s[at] = now - amount
    s[51] = s[47]  # conduct_march.p := march_phase.p
    s[103] = 1  # return.conduct_march := 1
    return 28  # conduct_march/learn met


def may_march_phase_choose_led_march(s: Store) -> object:
    """Whether `led_march` may be given.

    supreme_leader_lives[march_phase.p] @22.1-i
    marches_led[march_phase.p] < led_marches(march_phase.p) @12.5-a @22.1-b
    ap[march_phase.p] >= march_price(march_phase.p, led_by_supreme_leader) @12.5-a
    """
    return s[18 + s[47]] and s[20 + s[47]] < value_led_marches(s, s[47]) and s[14 + s[47]] >= value_march_price(s, s[47], 1)


def do_march_phase_choose_scout(s: Store) -> int:
    """At `march_phase/choose`, `scout` is given. @28.2-a @28.2-b"""
    new = s[22] + 1  # scoutings := scoutings + 1 @28.2-a
    if not 0 <= new <= 9:
        raise out_of_range('scoutings', new, ('28.2-a',))
    s[22] = new
    # spend march_price(march_phase.p, scouting) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @28.2-a
    at = 14 + s[47]
    now = s[at]
    amount = value_march_price(s, s[47], 2)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('28.2-a',))
    s[at] = now - amount
    if s[10] == 1:
        s[22] = 0  # scoutings := 0 @28.2-a
    s[51] = s[47]  # conduct_march.p := march_phase.p
    s[103] = 2  # return.conduct_march := 2
    return 28  # conduct_march/learn met


def may_march_phase_choose_scout(s: Store) -> object:
    """Whether `scout` may be given.

    advanced_exploratores @28.2-a
    march_phase.p = Roman @28.2-a
    scoutings < scouting_marches @28.2-b
    ap[march_phase.p] >= march_price(march_phase.p, scouting) @28.2-a
    """
    return s[3] and s[47] == 0 and s[22] < value_scouting_marches(s) and s[14 + s[47]] >= value_march_price(s, s[47], 2)


def do_march_phase_choose_officium_march(s: Store) -> int:
    """At `march_phase/choose`, `officium_march` is given. @RST-3a"""
    return 87  # play_officium/learn played


def may_march_phase_choose_officium_march(s: Store) -> object:
    """Whether `officium_march` may be given.

    march_phase.p = Roman @RST-3a
    ap[march_phase.p] >= march_price(march_phase.p, officium) @RST-3a
    """
    return s[47] == 0 and s[14 + s[47]] >= value_march_price(s, s[47], 3)


def do_march_phase_choose_circumnavigate(s: Store) -> int:
    """At `march_phase/choose`, `circumnavigate` is given. @RST-1a"""
    return 84  # play_circumnavigation/learn played


def may_march_phase_choose_circumnavigate(s: Store) -> object:
    """Whether `circumnavigate` may be given.

    march_phase.p = Roman @RST-1a
    ap[march_phase.p] >= march_price(march_phase.p, at_sea) @RST-1a
    """
    return s[47] == 0 and s[14 + s[47]] >= value_march_price(s, s[47], 4)


def do_march_phase_choose_concentrate(s: Store) -> int:
    """At `march_phase/choose`, `concentrate` is given. @22.1-c @22.1-f @APX-d"""
    return 75  # march_phase/learn there


def may_march_phase_choose_concentrate(s: Store) -> object:
    """Whether `concentrate` may be given.

    supreme_leader_lives[march_phase.p] @22.1-c
    ap[march_phase.p] >= concentrate_price @22.1-f @APX-d
    """
    return s[18 + s[47]] and s[14 + s[47]] >= value_concentrate_price(s)


def do_march_phase_choose_build_road(s: Store) -> int:
    """At `march_phase/choose`, `build_road` is given. @29.0-a @29.2-a"""
    return 73  # march_phase/learn ready


def may_march_phase_choose_build_road(s: Store) -> object:
    """Whether `build_road` may be given.

    advanced_roads @29.0-a
    march_phase.p = Roman @29.0-a
    ap[march_phase.p] >= road_price @29.2-a
    """
    return s[5] and s[47] == 0 and s[14 + s[47]] >= value_road_price(s)


def do_march_phase_choose_sortie_out(s: Store) -> int:
    """At `march_phase/choose`, `sortie_out` is given. @32.0-f"""
    return 74  # march_phase/learn shut_in


def may_march_phase_choose_sortie_out(s: Store) -> object:
    """Whether `sortie_out` may be given.

    siege @32.0-f
    march_phase.p = Caledonian @32.0-f
    ap[march_phase.p] >= march_price(march_phase.p, sortie) @32.0-f
    """
    return s[7] and s[47] == 1 and s[14 + s[47]] >= value_march_price(s, s[47], 5)


def do_march_phase_choose_done(s: Store) -> int:
    """At `march_phase/choose`, `done` is given. @12.3-b"""
    return 72  # march_phase/end


PLACE_march_phase_choose: Final = menu_place(
    'march_phase/choose',
    'march_phase',
    ('12.3-b',),
    lambda s: KIND_Player.text(s[47]),
    (
        Option('march', may_march_phase_choose_march, do_march_phase_choose_march, (
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 0), ('12.2-a', '12.3-a', '7.2-j', '7.2-s'), 'ap[p] >= march_price(p, paid)', need=lambda s: value_march_price(s, s[47], 0), have=lambda s: s[14 + s[47]]),
        ), ('12.2-a', '12.3-a', '7.2-j', '7.2-s')),
        Option('led_march', may_march_phase_choose_led_march, do_march_phase_choose_led_march, (
            Guard(lambda s: s[18 + s[47]], ('22.1-i',), 'supreme_leader_lives[p]', need=lambda s: True, have=lambda s: bool(s[18 + s[47]])),
            Guard(lambda s: s[20 + s[47]] < value_led_marches(s, s[47]), ('12.5-a', '22.1-b'), 'unused marches_led[p]', need=lambda s: value_led_marches(s, s[47]), have=lambda s: s[20 + s[47]]),
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 1), ('12.5-a',), 'ap[p] >= march_price(p, led_by_supreme_leader)', need=lambda s: value_march_price(s, s[47], 1), have=lambda s: s[14 + s[47]]),
        ), ('22.1-i', '12.5-a', '22.1-b')),
        Option('scout', may_march_phase_choose_scout, do_march_phase_choose_scout, (
            Guard(lambda s: s[3], ('28.2-a',), 'option advanced_exploratores', need=lambda s: True, have=lambda s: bool(s[3])),
            Guard(lambda s: s[47] == 0, ('28.2-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[47])),
            Guard(lambda s: s[22] < value_scouting_marches(s), ('28.2-b',), 'unused scoutings', need=lambda s: value_scouting_marches(s), have=lambda s: s[22]),
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 2), ('28.2-a',), 'ap[p] >= march_price(p, scouting)', need=lambda s: value_march_price(s, s[47], 2), have=lambda s: s[14 + s[47]]),
        ), ('28.2-a', '28.2-b')),
        Option('officium_march', may_march_phase_choose_officium_march, do_march_phase_choose_officium_march, (
            Guard(lambda s: s[47] == 0, ('RST-3a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[47])),
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 3), ('RST-3a',), 'ap[p] >= march_price(p, officium)', need=lambda s: value_march_price(s, s[47], 3), have=lambda s: s[14 + s[47]]),
        ), ('RST-3a',)),
        Option('circumnavigate', may_march_phase_choose_circumnavigate, do_march_phase_choose_circumnavigate, (
            Guard(lambda s: s[47] == 0, ('RST-1a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[47])),
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 4), ('RST-1a',), 'ap[p] >= march_price(p, at_sea)', need=lambda s: value_march_price(s, s[47], 4), have=lambda s: s[14 + s[47]]),
        ), ('RST-1a',)),
        Option('concentrate', may_march_phase_choose_concentrate, do_march_phase_choose_concentrate, (
            Guard(lambda s: s[18 + s[47]], ('22.1-c',), 'supreme_leader_lives[p]', need=lambda s: True, have=lambda s: bool(s[18 + s[47]])),
            Guard(lambda s: s[14 + s[47]] >= value_concentrate_price(s), ('22.1-f', 'APX-d'), 'ap[p] >= concentrate_price', need=lambda s: value_concentrate_price(s), have=lambda s: s[14 + s[47]]),
        ), ('22.1-c', '22.1-f', 'APX-d')),
        Option('build_road', may_march_phase_choose_build_road, do_march_phase_choose_build_road, (
            Guard(lambda s: s[5], ('29.0-a',), 'option advanced_roads', need=lambda s: True, have=lambda s: bool(s[5])),
            Guard(lambda s: s[47] == 0, ('29.0-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[47])),
            Guard(lambda s: s[14 + s[47]] >= value_road_price(s), ('29.2-a',), 'ap[p] >= road_price', need=lambda s: value_road_price(s), have=lambda s: s[14 + s[47]]),
        ), ('29.0-a', '29.2-a')),
        Option('sortie_out', may_march_phase_choose_sortie_out, do_march_phase_choose_sortie_out, (
            Guard(lambda s: s[7], ('32.0-f',), 'option siege', need=lambda s: True, have=lambda s: bool(s[7])),
            Guard(lambda s: s[47] == 1, ('32.0-f',), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[47])),
            Guard(lambda s: s[14 + s[47]] >= value_march_price(s, s[47], 5), ('32.0-f',), 'ap[p] >= march_price(p, sortie)', need=lambda s: value_march_price(s, s[47], 5), have=lambda s: s[14 + s[47]]),
        ), ('32.0-f',)),
        Option('done', None, do_march_phase_choose_done, (), ('12.3-b',)),
    ),
)


def step_march_phase_end(s: Store) -> int:
    """`march_phase/end`: goes on by itself."""
    s[47] = 0  # march_phase.p := Roman
    s[48] = 0  # march_phase.there := no
    s[49] = 0  # march_phase.ready := no
    s[50] = 0  # march_phase.shut_in := no
    s[20] = 0  # marches_led[Roman] := 0
    s[21] = 0  # marches_led[Caledonian] := 0
    s[22] = 0  # scoutings := 0
    s[33] = s[24]  # rally_phase.p := player_turn.p
    return 95  # rally_phase/loop


PLACE_march_phase_end: Final = Place('march_phase/end', 'step', (), step=step_march_phase_end)


def do_march_phase_learn_ready(s: Store) -> int:
    """At `march_phase/learn ready`, the value of `ready` is given."""
    if s[49]:
        # spend road_price ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @29.2-a
        at = 14 + s[47]
        now = s[at]
        amount = value_road_price(s)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('29.2-a',))
        s[at] = now - amount
    return 76  # march_phase/loop


PLACE_march_phase_learn_ready: Final = value_place(
    'march_phase/learn ready',
    'road_can_go_on',
    (),
    'open',
    49,
    KIND_bool,
    Option('ready', None, do_march_phase_learn_ready, (), ()),
    None,
)


def do_march_phase_learn_shut_in(s: Store) -> int:
    """At `march_phase/learn shut_in`, the value of `shut_in` is given. @32.0-a"""
    if s[50]:
        # spend march_price(march_phase.p, sortie) ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @32.0-f
        at = 14 + s[47]
        now = s[at]
        amount = value_march_price(s, s[47], 5)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('32.0-f',))
        s[at] = now - amount
        s[53] = s[47]  # battle.attacker := march_phase.p
        s[104] = 1  # return.battle := 1
        return 11  # battle/loop
    return 76  # march_phase/loop


PLACE_march_phase_learn_shut_in: Final = value_place(
    'march_phase/learn shut_in',
    'besieged',
    ('32.0-a',),
    'open',
    50,
    KIND_bool,
    Option('shut_in', None, do_march_phase_learn_shut_in, (), ('32.0-a',)),
    None,
)


def do_march_phase_learn_there(s: Store) -> int:
    """At `march_phase/learn there`, the value of `there` is given. @22.1-c"""
    if s[48]:
        # spend concentrate_price ap[march_phase.p] within ap_floor(march_phase.p) .. ap_cap(march_phase.p) @22.1-f
        at = 14 + s[47]
        now = s[at]
        amount = value_concentrate_price(s)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('22.1-f',))
        s[at] = now - amount
    return 76  # march_phase/loop


PLACE_march_phase_learn_there: Final = value_place(
    'march_phase/learn there',
    'supreme_leader_on_map',
    ('22.1-c',),
    'open',
    48,
    KIND_bool,
    Option('there', None, do_march_phase_learn_there, (), ('22.1-c',)),
    None,
)


def step_march_phase_loop(s: Store) -> int:
    """`march_phase/loop`: goes on by itself."""
    return 71  # march_phase/choose


PLACE_march_phase_loop: Final = Place('march_phase/loop', 'step', (), step=step_march_phase_loop)


def do_monolith_choose_consult(s: Store) -> int:
    """At `monolith/choose`, `consult` is given. @24.3-f"""
    # spend monolith_price ap[monolith.p] within ap_floor(monolith.p) .. ap_cap(monolith.p) @24.3-f
    at = 14 + s[30]
    now = s[at]
    amount = value_monolith_price(s)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('24.3-f',))
    s[at] = now - amount
    return 80  # monolith/roll answer


def may_monolith_choose_consult(s: Store) -> object:
    """Whether `consult` may be given.

    ap[monolith.p] >= monolith_price @24.3-f
    """
    return s[14 + s[30]] >= value_monolith_price(s)


def do_monolith_choose_pass(s: Store) -> int:
    """At `monolith/choose`, `pass` is given."""
    return 78  # monolith/end


PLACE_monolith_choose: Final = menu_place(
    'monolith/choose',
    'monolith',
    (),
    lambda s: KIND_Player.text(s[30]),
    (
        Option('consult', may_monolith_choose_consult, do_monolith_choose_consult, (
            Guard(lambda s: s[14 + s[30]] >= value_monolith_price(s), ('24.3-f',), 'ap[p] >= monolith_price', need=lambda s: value_monolith_price(s), have=lambda s: s[14 + s[30]]),
        ), ('24.3-f',)),
        Option('pass', None, do_monolith_choose_pass, (), ()),
    ),
)


def step_monolith_end(s: Store) -> int:
    """`monolith/end`: goes on by itself."""
    s[30] = 0  # monolith.p := Roman
    s[31] = 0  # monolith.there := no
    s[32] = 1  # monolith.answer := 1
    return 0  # ap_determination/end


PLACE_monolith_end: Final = Place('monolith/end', 'step', (), step=step_monolith_end)


def do_monolith_learn_there(s: Store) -> int:
    """At `monolith/learn there`, the value of `there` is given."""
    if s[31]:
        return 77  # monolith/choose
    return 78  # monolith/end


PLACE_monolith_learn_there: Final = value_place(
    'monolith/learn there',
    'leader_at_monolith',
    (),
    'open',
    31,
    KIND_bool,
    Option('there', None, do_monolith_learn_there, (), ()),
    None,
)


def do_monolith_roll_answer(s: Store) -> int:
    """At `monolith/roll answer`, the value of `answer` is given. @24.3-f"""
    return 78  # monolith/end


PLACE_monolith_roll_answer: Final = value_place(
    'monolith/roll answer',
    'answer',
    ('24.3-f',),
    'chance',
    32,
    KIND_1_6,
    Option('answer', None, do_monolith_roll_answer, (), ('24.3-f',)),
    lambda s: KIND_Player.text(s[30]),
)


PLACE_over: Final = Place('over', 'over', (), 'over')


def step_play_circumnavigation_end(s: Store) -> int:
    """`play_circumnavigation/end`: goes on by itself."""
    s[73] = 0  # play_circumnavigation.played := no
    s[74] = 0  # play_circumnavigation.arrived := no
    return 76  # march_phase/loop


PLACE_play_circumnavigation_end: Final = Place('play_circumnavigation/end', 'step', (), step=step_play_circumnavigation_end)


def do_play_circumnavigation_learn_arrived(s: Store) -> int:
    """At `play_circumnavigation/learn arrived`, the value of `arrived` is given. @RST-1b"""
    if s[74]:
        return 85  # play_circumnavigation/roll die
    return 82  # play_circumnavigation/end


PLACE_play_circumnavigation_learn_arrived: Final = value_place(
    'play_circumnavigation/learn arrived',
    'ends_on_ultima_thule',
    ('RST-1b',),
    'open',
    74,
    KIND_bool,
    Option('arrived', None, do_play_circumnavigation_learn_arrived, (), ('RST-1b',)),
    None,
)


def do_play_circumnavigation_learn_played(s: Store) -> int:
    """At `play_circumnavigation/learn played`, the value of `played` is given."""
    if s[73]:
        # spend march_price(Roman, at_sea) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-1a
        now = s[14]
        amount = value_march_price(s, 0, 4)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-1a',))
        s[14] = now - amount
        return 83  # play_circumnavigation/learn arrived
    return 82  # play_circumnavigation/end


PLACE_play_circumnavigation_learn_played: Final = value_place(
    'play_circumnavigation/learn played',
    'circumnavigation_is_played',
    (),
    'open',
    73,
    KIND_bool,
    Option('played', None, do_play_circumnavigation_learn_played, (), ()),
    None,
)


def do_play_circumnavigation_roll_die(s: Store) -> int:
    """At `play_circumnavigation/roll die`, the value of `die` is given. @RST-1b"""
    # gain RST-1b.die ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-1b @7.2-e @7.2-n
    now = s[14]
    s[14] = max(now, min(now + s[95], value_ap_cap(s, 0)))
    s[95] = 1  # RST-1b.die := 1
    return 82  # play_circumnavigation/end


PLACE_play_circumnavigation_roll_die: Final = value_place(
    'play_circumnavigation/roll die',
    'die',
    ('RST-1b',),
    'chance',
    95,
    KIND_1_6,
    Option('die', None, do_play_circumnavigation_roll_die, (), ('RST-1b',)),
    lambda s: KIND_Player.text(0),
)


def step_play_officium_end(s: Store) -> int:
    """`play_officium/end`: goes on by itself."""
    s[72] = 0  # play_officium.played := no
    return 76  # march_phase/loop


PLACE_play_officium_end: Final = Place('play_officium/end', 'step', (), step=step_play_officium_end)


def do_play_officium_learn_played(s: Store) -> int:
    """At `play_officium/learn played`, the value of `played` is given."""
    if s[72]:
        # spend march_price(Roman, officium) ap[Roman] within ap_floor(Roman) .. ap_cap(Roman) @RST-3a
        now = s[14]
        amount = value_march_price(s, 0, 3)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('RST-3a',))
        s[14] = now - amount
        s[51] = 0  # conduct_march.p := Roman
        s[103] = 3  # return.conduct_march := 3
        return 28  # conduct_march/learn met
    return 86  # play_officium/end


PLACE_play_officium_learn_played: Final = value_place(
    'play_officium/learn played',
    'officium_is_played',
    (),
    'open',
    72,
    KIND_bool,
    Option('played', None, do_play_officium_learn_played, (), ()),
    None,
)


def step_player_turn(s: Store) -> int:
    """`player_turn`: goes on by itself."""
    s[27] = s[24]  # ap_determination.p := player_turn.p
    s[28] = s[27]  # ap_die.p := ap_determination.p
    s[99] = 1  # during.ap_die := yes
    return 3  # ap_die/roll die


PLACE_player_turn: Final = Place('player_turn', 'step', (), step=step_player_turn)


def step_player_turn_end(s: Store) -> int:
    """`player_turn/end`: goes on by itself."""
    s[24] = 0  # player_turn.p := Roman
    return 90  # player_turn/return


PLACE_player_turn_end: Final = Place('player_turn/end', 'step', (), step=step_player_turn_end)


def step_player_turn_return(s: Store) -> int:
    """`player_turn/return`: goes on by itself."""
    if s[102] == 0:
        s[102] = 0  # return.player_turn := 0
        return 54  # game/then
    s[102] = 0  # return.player_turn := 0
    return 25  # campaign_turn/after player_turn


PLACE_player_turn_return: Final = Place('player_turn/return', 'step', (), step=step_player_turn_return)


def do_rally_phase_choose_rally_hex(s: Store) -> int:
    """At `rally_phase/choose`, `rally_hex` is given. @19.2-a @APX-f"""
    return 93  # rally_phase/learn ready


def may_rally_phase_choose_rally_hex(s: Store) -> object:
    """Whether `rally_hex` may be given.

    ap[rally_phase.p] >= rally_price @19.2-a @APX-f
    """
    return s[14 + s[33]] >= value_rally_price(s)


def do_rally_phase_choose_rally_britannia(s: Store) -> int:
    """At `rally_phase/choose`, `rally_britannia` is given. @19.4-a"""
    return 94  # rally_phase/learn ready 2


def may_rally_phase_choose_rally_britannia(s: Store) -> object:
    """Whether `rally_britannia` may be given.

    rally_phase.p = Roman @19.4-a
    ap[rally_phase.p] >= britannia_rally_price @19.4-a
    """
    return s[33] == 0 and s[14 + s[33]] >= value_britannia_rally_price(s)


def do_rally_phase_choose_done(s: Store) -> int:
    """At `rally_phase/choose`, `done` is given. @19.2-b"""
    return 92  # rally_phase/end


PLACE_rally_phase_choose: Final = menu_place(
    'rally_phase/choose',
    'rally_phase',
    ('19.2-b',),
    lambda s: KIND_Player.text(s[33]),
    (
        Option('rally_hex', may_rally_phase_choose_rally_hex, do_rally_phase_choose_rally_hex, (
            Guard(lambda s: s[14 + s[33]] >= value_rally_price(s), ('19.2-a', 'APX-f'), 'ap[p] >= rally_price', need=lambda s: value_rally_price(s), have=lambda s: s[14 + s[33]]),
        ), ('19.2-a', 'APX-f')),
        Option('rally_britannia', may_rally_phase_choose_rally_britannia, do_rally_phase_choose_rally_britannia, (
            Guard(lambda s: s[33] == 0, ('19.4-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[33])),
            Guard(lambda s: s[14 + s[33]] >= value_britannia_rally_price(s), ('19.4-a',), 'ap[p] >= britannia_rally_price', need=lambda s: value_britannia_rally_price(s), have=lambda s: s[14 + s[33]]),
        ), ('19.4-a',)),
        Option('done', None, do_rally_phase_choose_done, (), ('19.2-b',)),
    ),
)


def step_rally_phase_end(s: Store) -> int:
    """`rally_phase/end`: goes on by itself."""
    s[33] = 0  # rally_phase.p := Roman
    s[34] = 0  # rally_phase.ready := no
    return 89  # player_turn/end


PLACE_rally_phase_end: Final = Place('rally_phase/end', 'step', (), step=step_rally_phase_end)


def do_rally_phase_learn_ready(s: Store) -> int:
    """At `rally_phase/learn ready`, the value of `ready` is given. @19.3-a"""
    if s[34]:
        # spend rally_price ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.2-a
        at = 14 + s[33]
        now = s[at]
        amount = value_rally_price(s)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('19.2-a',))
        s[at] = now - amount
    return 95  # rally_phase/loop


PLACE_rally_phase_learn_ready: Final = value_place(
    'rally_phase/learn ready',
    'hex_can_rally',
    ('19.3-a',),
    'open',
    34,
    KIND_bool,
    Option('ready', None, do_rally_phase_learn_ready, (), ('19.3-a',)),
    None,
)


def do_rally_phase_learn_ready_2(s: Store) -> int:
    """At `rally_phase/learn ready 2`, the value of `ready` is given."""
    if s[34]:
        # spend britannia_rally_price ap[rally_phase.p] within ap_floor(rally_phase.p) .. ap_cap(rally_phase.p) @19.4-a
        at = 14 + s[33]
        now = s[at]
        amount = value_britannia_rally_price(s)
        if amount > now:
            raise cannot_spend('ap', amount, now, ('19.4-a',))
        s[at] = now - amount
    return 95  # rally_phase/loop


PLACE_rally_phase_learn_ready_2: Final = value_place(
    'rally_phase/learn ready 2',
    'disrupted_in_britannia',
    (),
    'open',
    34,
    KIND_bool,
    Option('ready', None, do_rally_phase_learn_ready_2, (), ()),
    None,
)


def step_rally_phase_loop(s: Store) -> int:
    """`rally_phase/loop`: goes on by itself."""
    return 91  # rally_phase/choose


PLACE_rally_phase_loop: Final = Place('rally_phase/loop', 'step', (), step=step_rally_phase_loop)


def do_recruit_one_choose_k(s: Store) -> int:
    """At `recruit_one/choose k`, the value of `k` is given. @RRC-a @CRC-d @11.1-a"""
    return 98  # recruit_one/learn there


def may_recruit_one_choose_k(s: Store) -> object:
    """Whether the value of `k` may be given.

    recruitable(recruit_one.p, recruit_one.k) @RRC-a @CRC-d
    ap[recruit_one.p] >= recruit_price(recruit_one.p, recruit_one.k) @11.1-a
    """
    return value_recruitable(s, s[43], s[44]) and s[14 + s[43]] >= value_recruit_price(s, s[43], s[44])


PLACE_recruit_one_choose_k: Final = value_place(
    'recruit_one/choose k',
    'k',
    (),
    'choice',
    44,
    KIND_Piece,
    Option('k', may_recruit_one_choose_k, do_recruit_one_choose_k, (
        Guard(lambda s: value_recruitable(s, s[43], s[44]), ('RRC-a', 'CRC-d'), 'recruitable(p, k)', need=lambda s: True, have=lambda s: bool(value_recruitable(s, s[43], s[44]))),
        Guard(lambda s: s[14 + s[43]] >= value_recruit_price(s, s[43], s[44]), ('11.1-a',), 'ap[p] >= recruit_price(p, k)', need=lambda s: value_recruit_price(s, s[43], s[44]), have=lambda s: s[14 + s[43]]),
    ), ('RRC-a', 'CRC-d', '11.1-a')),
    lambda s: KIND_Player.text(s[43]),
)


def step_recruit_one_end(s: Store) -> int:
    """`recruit_one/end`: goes on by itself."""
    s[43] = 0  # recruit_one.p := Roman
    s[44] = 0  # recruit_one.k := supreme_leader
    s[45] = 0  # recruit_one.there := no
    return 99  # recruit_one/return


PLACE_recruit_one_end: Final = Place('recruit_one/end', 'step', (), step=step_recruit_one_end)


def do_recruit_one_learn_there(s: Store) -> int:
    """At `recruit_one/learn there`, the value of `there` is given."""
    if s[45]:
        # spend recruit_price(recruit_one.p, recruit_one.k) ap[recruit_one.p] within ap_floor(recruit_one.p) .. ap_cap(recruit_one.p) @11.1-a
        at = 14 + s[43]
        now = s[at]
        amount = value_recruit_price(s, s[43], s[44])
        if amount > now:
            raise cannot_spend('ap', amount, now, ('11.1-a',))
        s[at] = now - amount
    return 97  # recruit_one/end


PLACE_recruit_one_learn_there: Final = value_place(
    'recruit_one/learn there',
    'recruit_box_holds',
    (),
    'open',
    45,
    KIND_bool,
    Option('there', None, do_recruit_one_learn_there, (), ()),
    None,
)


def step_recruit_one_return(s: Store) -> int:
    """`recruit_one/return`: goes on by itself."""
    if s[105] == 0:
        s[105] = 0  # return.recruit_one := 0
        return 104  # recruiting/loop
    s[105] = 0  # return.recruit_one := 0
    return 50  # free_recruit/end


PLACE_recruit_one_return: Final = Place('recruit_one/return', 'step', (), step=step_recruit_one_return)


def do_recruiting_choose_recruit(s: Store) -> int:
    """At `recruiting/choose`, `recruit` is given. @11.1-a @11.0-a"""
    s[43] = 0  # recruit_one.p := Roman
    s[105] = 0  # return.recruit_one := 0
    return 96  # recruit_one/choose k


def may_recruiting_choose_recruit(s: Store) -> object:
    """Whether `recruit` may be given.

    recruiting.p = Roman @11.1-a
    ap[recruiting.p] >= 1 @11.0-a
    """
    return s[41] == 0 and s[14 + s[41]] >= 1


def do_recruiting_choose_draw_units(s: Store) -> int:
    """At `recruiting/choose`, `draw_units` is given. @11.1-c"""
    return 101  # recruiting/choose n


def may_recruiting_choose_draw_units(s: Store) -> object:
    """Whether `draw_units` may be given.

    recruiting.p = Caledonian
    ap[recruiting.p] >= draw_price @11.1-c
    """
    return s[41] == 1 and s[14 + s[41]] >= value_draw_price(s)


def do_recruiting_choose_buy_stratagems(s: Store) -> int:
    """At `recruiting/choose`, `buy_stratagems` is given. @21.1-b @11.0-b"""
    return 102  # recruiting/choose n 2


def may_recruiting_choose_buy_stratagems(s: Store) -> object:
    """Whether `buy_stratagems` may be given.

    ap[recruiting.p] >= stratagem_price(recruiting.p) @21.1-b @11.0-b
    """
    return s[14 + s[41]] >= value_stratagem_price(s, s[41])


def do_recruiting_choose_done(s: Store) -> int:
    """At `recruiting/choose`, `done` is given. @11.0-a"""
    return 103  # recruiting/end


PLACE_recruiting_choose: Final = menu_place(
    'recruiting/choose',
    'recruiting',
    ('11.0-a',),
    lambda s: KIND_Player.text(s[41]),
    (
        Option('recruit', may_recruiting_choose_recruit, do_recruiting_choose_recruit, (
            Guard(lambda s: s[41] == 0, ('11.1-a',), 'p = Roman', need=lambda s: KIND_Player.value(0), have=lambda s: KIND_Player.value(s[41])),
            Guard(lambda s: s[14 + s[41]] >= 1, ('11.0-a',), 'ap[p] >= 1', need=lambda s: 1, have=lambda s: s[14 + s[41]]),
        ), ('11.1-a', '11.0-a')),
        Option('draw_units', may_recruiting_choose_draw_units, do_recruiting_choose_draw_units, (
            Guard(lambda s: s[41] == 1, (), 'p = Caledonian', need=lambda s: KIND_Player.value(1), have=lambda s: KIND_Player.value(s[41])),
            Guard(lambda s: s[14 + s[41]] >= value_draw_price(s), ('11.1-c',), 'ap[p] >= draw_price', need=lambda s: value_draw_price(s), have=lambda s: s[14 + s[41]]),
        ), ('11.1-c',)),
        Option('buy_stratagems', may_recruiting_choose_buy_stratagems, do_recruiting_choose_buy_stratagems, (
            Guard(lambda s: s[14 + s[41]] >= value_stratagem_price(s, s[41]), ('21.1-b', '11.0-b'), 'ap[p] >= stratagem_price(p)', need=lambda s: value_stratagem_price(s, s[41]), have=lambda s: s[14 + s[41]]),
        ), ('21.1-b', '11.0-b')),
        Option('done', None, do_recruiting_choose_done, (), ('11.0-a',)),
    ),
)


def do_recruiting_choose_n(s: Store) -> int:
    """At `recruiting/choose n`, the value of `n` is given. @11.1-c"""
    # spend recruiting.n * draw_price ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @11.1-c
    at = 14 + s[41]
    now = s[at]
    amount = s[42] * value_draw_price(s)
    if amount > now:
        raise cannot_spend('ap', amount, now, ('11.1-c',))
    s[at] = now - amount
    return 104  # recruiting/loop


def may_recruiting_choose_n(s: Store) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * draw_price <= ap[recruiting.p] @11.1-c
    """
    return s[42] * value_draw_price(s) <= s[14 + s[41]]


PLACE_recruiting_choose_n: Final = value_place(
    'recruiting/choose n',
    'n',
    (),
    'choice',
    42,
    KIND_1_9,
    Option('n', may_recruiting_choose_n, do_recruiting_choose_n, (
        Guard(lambda s: s[42] * value_draw_price(s) <= s[14 + s[41]], ('11.1-c',), 'n * draw_price <= ap[p]', need=lambda s: s[42] * value_draw_price(s), have=lambda s: s[14 + s[41]]),
    ), ('11.1-c',)),
    lambda s: KIND_Player.text(s[41]),
)


def do_recruiting_choose_n_2(s: Store) -> int:
    """At `recruiting/choose n 2`, the value of `n` is given. @21.1-c"""
    # spend recruiting.n * stratagem_price(recruiting.p) ap[recruiting.p] within ap_floor(recruiting.p) .. ap_cap(recruiting.p) @21.1-b
    at = 14 + s[41]
    now = s[at]
    amount = s[42] * value_stratagem_price(s, s[41])
    if amount > now:
        raise cannot_spend('ap', amount, now, ('21.1-b',))
    s[at] = now - amount
    return 104  # recruiting/loop


def may_recruiting_choose_n_2(s: Store) -> object:
    """Whether the value of `n` may be given.

    recruiting.n * stratagem_price(recruiting.p) <= ap[recruiting.p] @21.1-c
    """
    return s[42] * value_stratagem_price(s, s[41]) <= s[14 + s[41]]


PLACE_recruiting_choose_n_2: Final = value_place(
    'recruiting/choose n 2',
    'n',
    (),
    'choice',
    42,
    KIND_1_9,
    Option('n', may_recruiting_choose_n_2, do_recruiting_choose_n_2, (
        Guard(lambda s: s[42] * value_stratagem_price(s, s[41]) <= s[14 + s[41]], ('21.1-c',), 'n * stratagem_price(p) <= ap[p]', need=lambda s: s[42] * value_stratagem_price(s, s[41]), have=lambda s: s[14 + s[41]]),
    ), ('21.1-c',)),
    lambda s: KIND_Player.text(s[41]),
)


def step_recruiting_end(s: Store) -> int:
    """`recruiting/end`: goes on by itself."""
    s[41] = 0  # recruiting.p := Roman
    s[42] = 1  # recruiting.n := 1
    s[47] = s[24]  # march_phase.p := player_turn.p
    return 76  # march_phase/loop


PLACE_recruiting_end: Final = Place('recruiting/end', 'step', (), step=step_recruiting_end)


def step_recruiting_loop(s: Store) -> int:
    """`recruiting/loop`: goes on by itself."""
    return 100  # recruiting/choose


PLACE_recruiting_loop: Final = Place('recruiting/loop', 'step', (), step=step_recruiting_loop)


def step_reset_ap_end(s: Store) -> int:
    """`reset_ap/end`: goes on by itself."""
    s[26] = 0  # reset_ap.p := Roman
    return 107  # winter_turn/end


PLACE_reset_ap_end: Final = Place('reset_ap/end', 'step', (), step=step_reset_ap_end)


def step_set_up_end(s: Store) -> int:
    """`set_up/end`: goes on by itself."""
    return 52  # game/loop


PLACE_set_up_end: Final = Place('set_up/end', 'step', (), step=step_set_up_end)


def step_winter_turn_end(s: Store) -> int:
    """`winter_turn/end`: goes on by itself."""
    s[25] = 0  # winter_turn.p := Roman
    return 54  # game/then


PLACE_winter_turn_end: Final = Place('winter_turn/end', 'step', (), step=step_winter_turn_end)


PLACES: Final[tuple[Place, ...]] = (
    PLACE_ap_determination_end,
    PLACE_ap_determination_then,
    PLACE_ap_die_end,
    PLACE_ap_die_roll_die,
    PLACE_battle_choose,
    PLACE_battle_choose_2,
    PLACE_battle_end,
    PLACE_battle_learn_decided,
    PLACE_battle_learn_holding,
    PLACE_battle_learn_major,
    PLACE_battle_learn_winner,
    PLACE_battle_loop,
    PLACE_battle_loop_end,
    PLACE_battle_return,
    PLACE_battle_roll_die,
    PLACE_battle_roll_die_2,
    PLACE_battle_then,
    PLACE_battle_then_2,
    PLACE_battle_then_3,
    PLACE_battle_then_4,
    PLACE_battle_then_5,
    PLACE_battle_then_6,
    PLACE_bid_for_sides_choose_first,
    PLACE_bid_for_sides_choose_second,
    PLACE_bid_for_sides_end,
    PLACE_campaign_turn_after_player_turn,
    PLACE_campaign_turn_then,
    PLACE_conduct_march_end,
    PLACE_conduct_march_learn_met,
    PLACE_conduct_march_return,
    PLACE_dismantle_choose,
    PLACE_dismantle_end,
    PLACE_dismantle_learn_stands,
    PLACE_eagle_check_end,
    PLACE_eagle_check_learn_falls,
    PLACE_emperor_visit_choose,
    PLACE_emperor_visit_end,
    PLACE_emperor_visit_learn_there,
    PLACE_emperor_visit_roll_die,
    PLACE_events_phase_end,
    PLACE_events_phase_learn_fit,
    PLACE_events_phase_roll_die,
    PLACE_events_phase_roll_die_2,
    PLACE_events_phase_roll_die_3,
    PLACE_events_phase_roll_die_4,
    PLACE_events_phase_roll_first,
    PLACE_events_phase_roll_second,
    PLACE_events_phase_then,
    PLACE_events_phase_then_2,
    PLACE_events_phase_then_3,
    PLACE_free_recruit_end,
    PLACE_game,
    PLACE_game_loop,
    PLACE_game_loop_end,
    PLACE_game_then,
    PLACE_imperium_end,
    PLACE_imperium_learn_held,
    PLACE_imperium_learn_played,
    PLACE_imperium_roll_die,
    PLACE_imperium_roll_first,
    PLACE_imperium_roll_second,
    PLACE_leader_check_end,
    PLACE_leader_check_end_2,
    PLACE_leader_check_learn_falls,
    PLACE_leader_check_learn_falls_2,
    PLACE_leader_check_roll_die,
    PLACE_leader_check_roll_die_2,
    PLACE_loot_end,
    PLACE_loot_learn_defended,
    PLACE_loot_learn_marked,
    PLACE_loot_learn_taken,
    PLACE_march_phase_choose,
    PLACE_march_phase_end,
    PLACE_march_phase_learn_ready,
    PLACE_march_phase_learn_shut_in,
    PLACE_march_phase_learn_there,
    PLACE_march_phase_loop,
    PLACE_monolith_choose,
    PLACE_monolith_end,
    PLACE_monolith_learn_there,
    PLACE_monolith_roll_answer,
    PLACE_over,
    PLACE_play_circumnavigation_end,
    PLACE_play_circumnavigation_learn_arrived,
    PLACE_play_circumnavigation_learn_played,
    PLACE_play_circumnavigation_roll_die,
    PLACE_play_officium_end,
    PLACE_play_officium_learn_played,
    PLACE_player_turn,
    PLACE_player_turn_end,
    PLACE_player_turn_return,
    PLACE_rally_phase_choose,
    PLACE_rally_phase_end,
    PLACE_rally_phase_learn_ready,
    PLACE_rally_phase_learn_ready_2,
    PLACE_rally_phase_loop,
    PLACE_recruit_one_choose_k,
    PLACE_recruit_one_end,
    PLACE_recruit_one_learn_there,
    PLACE_recruit_one_return,
    PLACE_recruiting_choose,
    PLACE_recruiting_choose_n,
    PLACE_recruiting_choose_n_2,
    PLACE_recruiting_end,
    PLACE_recruiting_loop,
    PLACE_reset_ap_end,
    PLACE_set_up_end,
    PLACE_winter_turn_end,
)
NUMBERS: Final = {place.name: number for number, place in enumerate(PLACES)}
STEPS: Final = tuple([place.step for place in PLACES])
START_AT: Final = 51

# Every slot of the store: its name, its kind and its first value.
SLOTS: Final[tuple[tuple[str, Kind, int], ...]] = (
    ('winter_place', KIND_1_4, 4),
    ('starting_ap', KIND_0_9, 0),
    ('legionary_eagles', KIND_bool, 0),
    ('advanced_exploratores', KIND_bool, 0),
    ('guards_cost_more', KIND_bool, 0),
    ('advanced_roads', KIND_bool, 0),
    ('looting', KIND_bool, 0),
    ('siege', KIND_bool, 0),
    ('balanced_ap', KIND_bool, 0),
    ('bidding', KIND_bool, 0),
    ('scouting_allowed', KIND_ScoutingScope, 0),
    ('bid_limit', KIND_0_20, 9),
    ('tie_keeps_seats', KIND_bool, 1),
    ('turn_no', KIND_1_20, 1),
    ('ap[Roman]', KIND_minus_20_20, 0),
    ('ap[Caledonian]', KIND_minus_20_20, 0),
    ('tribes_went_home', KIND_0_20, 0),
    ('sent_home', KIND_0_6, 0),
    ('supreme_leader_lives[Roman]', KIND_bool, 1),
    ('supreme_leader_lives[Caledonian]', KIND_bool, 1),
    ('marches_led[Roman]', KIND_0_9, 0),
    ('marches_led[Caledonian]', KIND_0_9, 0),
    ('scoutings', KIND_0_9, 0),
    ('seats_changed', KIND_bool, 0),
    ('player_turn.p', KIND_Player, 0),
    ('winter_turn.p', KIND_Player, 0),
    ('reset_ap.p', KIND_Player, 0),
    ('ap_determination.p', KIND_Player, 0),
    ('ap_die.p', KIND_Player, 0),
    ('ap_die.die', KIND_1_6, 1),
    ('monolith.p', KIND_Player, 0),
    ('monolith.there', KIND_bool, 0),
    ('monolith.answer', KIND_1_6, 1),
    ('rally_phase.p', KIND_Player, 0),
    ('rally_phase.ready', KIND_bool, 0),
    ('events_phase.first', KIND_1_6, 1),
    ('events_phase.second', KIND_1_6, 1),
    ('events_phase.e', KIND_Happening, 0),
    ('events_phase.p', KIND_Player, 0),
    ('events_phase.die', KIND_1_6, 1),
    ('emperor_visit.there', KIND_bool, 0),
    ('recruiting.p', KIND_Player, 0),
    ('recruiting.n', KIND_1_9, 1),
    ('recruit_one.p', KIND_Player, 0),
    ('recruit_one.k', KIND_Piece, 0),
    ('recruit_one.there', KIND_bool, 0),
    ('dismantle.stands', KIND_bool, 0),
    ('march_phase.p', KIND_Player, 0),
    ('march_phase.there', KIND_bool, 0),
    ('march_phase.ready', KIND_bool, 0),
    ('march_phase.shut_in', KIND_bool, 0),
    ('conduct_march.p', KIND_Player, 0),
    ('conduct_march.met', KIND_bool, 0),
    ('battle.attacker', KIND_Player, 0),
    ('battle.p', KIND_Player, 0),
    ('battle.decided', KIND_bool, 0),
    ('battle.winner', KIND_Player, 0),
    ('battle.major', KIND_bool, 0),
    ('battle.holding', KIND_bool, 0),
    ('leader_check.p', KIND_Player, 0),
    ('leader_check.falls', KIND_bool, 0),
    ('eagle_check.winner', KIND_Player, 0),
    ('eagle_check.falls', KIND_bool, 0),
    ('loot.attacker', KIND_Player, 0),
    ('loot.winner', KIND_Player, 0),
    ('loot.marked', KIND_bool, 0),
    ('loot.taken', KIND_bool, 0),
    ('loot.defended', KIND_bool, 0),
    ('imperium.played', KIND_bool, 0),
    ('imperium.first', KIND_1_6, 1),
    ('imperium.second', KIND_1_6, 1),
    ('imperium.held', KIND_0_12, 0),
    ('play_officium.played', KIND_bool, 0),
    ('play_circumnavigation.played', KIND_bool, 0),
    ('play_circumnavigation.arrived', KIND_bool, 0),
    ('bid_for_sides.first', KIND_0_20, 0),
    ('bid_for_sides.second', KIND_0_20, 0),
    ('event happens.e', KIND_Happening, 0),
    ('EVT-9.die', KIND_1_6, 1),
    ('EVT-8a.die', KIND_1_6, 1),
    ('EVT-8a.fit', KIND_0_6, 0),
    ('event weather_turns.p', KIND_Player, 0),
    ('event weather_turns.die', KIND_1_6, 1),
    ('EVT-3c.die', KIND_1_6, 1),
    ('event battle_decided.winner', KIND_Player, 0),
    ('event battle_decided.major', KIND_bool, 0),
    ('17.2-a.die', KIND_1_6, 1),
    ('17.2-b.die', KIND_1_6, 1),
    ('event leader_eliminated.side', KIND_Player, 0),
    ('22.1-h.die', KIND_1_6, 1),
    ('event legate_lost.winner', KIND_Player, 0),
    ('event strongpoint_taken.winner', KIND_Player, 0),
    ('event fortress_taken.attacker', KIND_Player, 0),
    ('event fortress_taken.winner', KIND_Player, 0),
    ('RST-2b.die', KIND_1_6, 1),
    ('RST-1b.die', KIND_1_6, 1),
    ('event bid_won.n', KIND_0_20, 0),
    ('during.@17.2-a', KIND_bool, 0),
    ('during.@17.2-b', KIND_bool, 0),
    ('during.ap_die', KIND_bool, 0),
    ('during.free_recruit', KIND_bool, 0),
    ('winner', KIND_Player_or_none, 2000000),
    ('return.player_turn', KIND_0_1, 0),
    ('return.conduct_march', KIND_0_3, 0),
    ('return.battle', KIND_0_1, 0),
    ('return.recruit_one', KIND_0_1, 0),
)
WINNER_SLOT: Final = 101
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


def first_store(chosen: Mapping[str, int]) -> Store:
    """The values before play, under the given options and readings."""
    s = [first for _, _, first in SLOTS]
    for switch in SWITCHES:
        s[switch.slot] = chosen[switch.name]
    s[14] = s[1]
    s[15] = s[1]
    return s


def broken_promises(s: Store) -> tuple[str, ...]:
    """The promises of the book that do not hold."""
    found: list[str] = []
    if not ((s[14] >= 0 and s[14] <= 9) and (s[15] >= 0 and s[15] <= 9)):
        found.append('ap_in_range')
    if not (s[16] <= 1):
        found.append('tribes_go_home_once')
    return tuple(found)


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


def run_steps(here: int, s: Store) -> int:
    """Go on from place to place until one waits for an answer."""
    for _ in range(STEP_LIMIT):
        step = STEPS[here]
        if step is None:
            return here
        here = step(s)
    raise RuleFault("endless", (), f"play went round {STEP_LIMIT} times without a decision")


class Game:
    """One game: where play stands, the values, and the answers that led there. Made by `new` or `from_json`."""

    __slots__ = ("_dice", "_here", "_log", "_past", "_store", "_switches", "seed")

    def __init__(self, seed: int, switches: Mapping[str, int]) -> None:
        self.seed = seed
        self._switches = dict(switches)
        self._dice = Dice(seed)
        self._store = first_store(switches)
        self._here = run_steps(START_AT, self._store)
        self._log: list[tuple[int, int, bool]] = []
        self._past: list[tuple[int, Store]] = []

    # ---- what the game waits for

    @property
    def waiting_for(self) -> str:
        """`choice` of a player, `chance`, an `open` answer from outside the rules' part, or `over`."""
        return PLACES[self._here].waits

    @property
    def to_act(self) -> str | None:
        """The player who is to choose; None when the game does not wait for a choice."""
        place = PLACES[self._here]
        return place.player(self._store) if place.waits == "choice" and place.player is not None else None

    @property
    def question(self) -> Question:
        """What is asked, and of whom; for chance, the player is the one who rolls."""
        place = PLACES[self._here]
        player = None if place.player is None else place.player(self._store)
        return Question(place.waits, player, place.what, place.clauses, place.name)

    @property
    def winner(self) -> str | None:
        """Who has won; None while the game goes on, and when nobody has."""
        if WINNER_SLOT < 0 or self._store[WINNER_SLOT] == NONE:
            return None
        return SLOTS[WINNER_SLOT][1].text(self._store[WINNER_SLOT])

    # ---- choices

    def moves(self) -> tuple[Move, ...]:
        """Every move that may be made; empty unless a player is to choose."""
        place = PLACES[self._here]
        if place.waits != "choice":
            return ()
        if place.slot < 0:
            s = self._store
            return tuple([
                move
                for move, option in zip(place.moves, place.options)
                if option.allowed is None or option.allowed(s)
            ])
        allowed = place.options[0].allowed
        if allowed is None:
            return place.moves
        found: list[Move] = []
        s = self._store.copy()
        for move, stored in zip(place.moves, place.codes.values()):
            s[place.slot] = stored
            if allowed(s):
                found.append(move)
        return tuple(found)

    def play(self, move: Move) -> None:
        """Make a move and go on to the next answer needed; raises IllegalMove or RuleFault."""
        place = PLACES[self._here]
        code = place.codes.get(move.label)
        if code is None or place.waits != "choice":
            raise IllegalMove(self.why_not(move))
        s, option = self._answered(place, code)
        if option.allowed is not None and not option.allowed(s):
            raise IllegalMove(self.why_not(move))
        here = run_steps(option.block(s), s)
        self._past.append((self._here, self._store))
        self._log.append((self._here, code, False))
        self._here, self._store = here, s

    def why_not(self, move: Move) -> tuple[Refusal, ...]:
        """Every reason against a move, each with its clauses; empty if it may be made."""
        place = PLACES[self._here]
        if place.waits == "over":
            return (Refusal("GAME_OVER", place.clauses, "the game is over"),)
        if place.waits != "choice":
            return (Refusal("NOT_A_CHOICE", place.clauses, f"the game waits for {place.waits}: {place.what}"),)
        code = place.codes.get(move.label)
        if code is None:
            words = f"{move.label!r} is not among the answers here"
            return (Refusal("NOT_OFFERED", place.clauses, words),)
        s, option = self._answered(place, code)
        found: list[Refusal] = []
        for guard in option.guards:
            try:
                if not guard.test(s):
                    found.append(guard.refusal(s))
            except RuleFault:
                if not found:
                    raise
        return tuple(found)

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
        place = PLACES[self._here]
        if place.waits != "chance":
            return ()
        return tuple([(move.value, Fraction(1, len(place.moves))) for move in place.moves])

    def resolve(self, outcome: Value = None) -> Value:
        """Let chance bring an outcome, or roll for it with the game's own generator; gives what came."""
        place = self._waiting("chance")
        kind = _kind_of(place)
        if outcome is None:
            stored = kind.values()[self._dice.below(len(place.moves))]
            try:
                self._settle(place, stored, True)
            except RuleFault:
                self._dice.put_back()
                raise
        else:
            stored = _stored(kind, outcome)
            self._settle(place, stored, False)
        return kind.value(stored)

    def answers(self) -> tuple[Value, ...]:
        """What an open answer can be; empty unless the game waits for one."""
        place = PLACES[self._here]
        return tuple([move.value for move in place.moves]) if place.waits == "open" else ()

    def answer(self, value: Value) -> None:
        """Give an answer from outside the part of the rules that is encoded."""
        place = self._waiting("open")
        self._settle(place, _stored(_kind_of(place), value), False)

    def _waiting(self, waits: str) -> Place:
        place = PLACES[self._here]
        if place.waits != waits:
            raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"the game does not wait for {waits} now"),))
        return place

    def _settle(self, place: Place, stored: int, rolled: bool) -> None:
        s, option = self._answered(place, stored)
        here = run_steps(option.block(s), s)
        self._past.clear()
        self._log.append((self._here, stored, rolled))
        self._here, self._store = here, s

    def _answered(self, place: Place, code: int) -> tuple[Store, Option]:
        s = self._store.copy()
        if place.slot < 0:
            return s, place.options[code]
        s[place.slot] = code
        return s, place.options[0]

    # ---- looking, copying, going back

    @property
    def log(self) -> tuple[Answer, ...]:
        """Every answer given so far."""
        return tuple([_answer(PLACES[number], code, rolled) for number, code, rolled in self._log])

    def position(self) -> dict[str, Value]:
        """The values of the game by name."""
        return {name: kind.value(stored) for (name, kind, _), stored in zip(SLOTS, self._store)}

    def broken(self) -> tuple[str, ...]:
        """The promises of the book that do not hold now."""
        return broken_promises(self._store)

    def copy(self) -> "Game":
        """A game that goes on from here on its own."""
        twin = Game.__new__(Game)
        twin.seed, twin._switches = self.seed, self._switches
        twin._dice, twin._here, twin._store = self._dice.copy(), self._here, self._store.copy()
        twin._log, twin._past = self._log.copy(), self._past.copy()
        return twin

    def undo(self) -> None:
        """Take the last move back; chance and open answers cannot be taken back."""
        if not self._past:
            raise NoUndo("chance or an open answer came last: neither is taken back" if self._log else "nothing to undo")
        self._here, self._store = self._past.pop()
        self._log.pop()

    def to_json(self) -> str:
        """The game as text that `from_json` reads."""
        return save_text(self)


def _kind_of(place: Place) -> Kind:
    if place.kind is None:
        raise TypeError(f"{place.name} is answered by no value")
    return place.kind


def _stored(kind: Kind, value: Value) -> int:
    stored = kind.stored(value)
    if stored is None:
        raise IllegalMove((Refusal("NOT_OFFERED", (), f"{value!r} is no answer here: {kind.words()}"),))
    return stored


def _answer(place: Place, code: int, rolled: bool) -> Answer:
    value = place.options[code].label if place.kind is None else place.kind.value(code)
    return Answer(place.name, place.waits, value, rolled)


def new(
    seed: int | None = None,
    scenario: str | None = None,
    options: Iterable[str] = (),
    readings: Mapping[str, Value] | None = None,
) -> Game:
    """A game before its first answer. Without a seed one is drawn; `readings` may also set options by value."""
    if scenario is not None:
        raise ValueError(f"there is no scenario {scenario!r}: this book has none")
    if isinstance(options, str):
        raise ValueError("options is a collection of names")
    by_name = {switch.name: switch for switch in SWITCHES}
    chosen = {switch.name: switch.default for switch in SWITCHES}
    given: list[tuple[str, Value]] = [(name, True) for name in options]
    for name, value in [*given, *(readings or {}).items()]:
        if name not in by_name:
            close = difflib.get_close_matches(name, by_name, 1)
            raise ValueError(f"there is no option or reading {name!r}" + (f", but {close[0]!r}" if close else ""))
        stored = by_name[name].kind.stored(value)
        if stored is None:
            raise ValueError(f"{name} cannot be {value!r}: {by_name[name].kind.words()}")
        chosen[name] = stored
    return Game(random.SystemRandom().getrandbits(32) if seed is None else seed, chosen)

# ---- saves

SCHEMA: Final = "tribonian/save/1"


def save_text(game: Game) -> str:
    """A game as JSON: what it was played under, every answer, and the position they lead to."""
    log: list[dict[str, object]] = []
    for entry in game.log:
        said: dict[str, object] = {"at": entry.place, "answer": entry.value}
        log.append(said | {"rolled": True} if entry.rolled else said)
    switches: dict[str, dict[str, Value]] = {"option": {}, "reading": {}}
    for switch in SWITCHES:
        switches[switch.sort][switch.name] = switch.kind.value(game._switches[switch.name])
    data: dict[str, object] = {
        "schema": SCHEMA,
        "stamp": STAMP,
        "options": switches["option"],
        "readings": switches["reading"],
        "seed": game.seed,
        "log": log,
        "location": game.question.place,
        "store": game.position(),
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


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
    saved = {
        "option": _object(save.get("options"), "its options"),
        "reading": _object(save.get("readings"), "its readings"),
    }
    more = sorted({*saved["option"], *saved["reading"]} - {switch.name for switch in SWITCHES})
    if more:
        raise BadSave(f"there is no option or reading {more[0]!r}")
    return {switch.name: _saved_value(saved[switch.sort], switch.name, switch.kind) for switch in SWITCHES}


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
    if place.kind is None:
        game.play(Move(answer if isinstance(answer, str) else repr(answer)))
        return
    stored = place.kind.stored(answer)
    if stored is None:
        raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"{answer!r} is no answer: {place.kind.words()}"),))
    value = place.kind.value(stored)
    if place.waits == "choice":
        label = next(label for label, code in place.codes.items() if code == stored)
        game.play(Move(label))
    elif place.waits == "open":
        game.answer(value)
    elif not said.get("rolled"):
        game.resolve(value)
    elif game.resolve() != value:
        raise IllegalMove((Refusal("NOT_OFFERED", place.clauses, f"its seed does not roll {answer!r}"),))

# ---- run alone


def play_at_random(game: Game, dice: Dice, most: int = 100_000) -> int:
    """Answer everything at random until the game is over; gives how many answers that took."""
    for count in range(most):
        match game.waiting_for:
            case "choice":
                moves = game.moves()
                if not moves:
                    return count
                game.play(moves[dice.below(len(moves))])
            case "chance":
                game.resolve()
            case "open":
                answers = game.answers()
                game.answer(answers[dice.below(len(answers))])
            case _:
                return count
    return most


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games at random and print a line for each."""
    parser = argparse.ArgumentParser(description=TITLE.replace("%", "%%"))
    parser.add_argument("--games", type=int, default=1, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; each further one adds 1")
    parser.add_argument("--option", action="append", default=[], help="play with this option; may be repeated")
    chosen = parser.parse_args(arguments)
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        try:
            game = new(seed=seed, options=chosen.option)
            count = play_at_random(game, Dice(seed))
        except RuleFault as fault:
            print(f"seed {seed}: stopped by the rules: {fault} ({', '.join(fault.clauses)})")
            continue
        except ValueError as error:
            parser.error(str(error))
        end = "over" if game.waiting_for == "over" else f"stands at {game.question.place}"
        print(f"seed {seed}: {count} answers, {end}, won by {game.winner or 'nobody'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())