"""A generated engine as adapters see it, and what all of them agree on: set-up, numbers of moves, returns, words.

Knows no library of others and no book. May import: nothing.
"""
# ruff: noqa: N802 - protocols spell constants of engines as engines do

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

Value = bool | int | str | None
LONGEST = 1_000  # answers of all kinds, chance included, before a game is cut off


class Kind(Protocol):
    """What a slot may hold: values in an order, `none` the last, or sets of them as bits."""

    @property
    def low(self) -> int: ...
    @property
    def count(self) -> int: ...
    @property
    def is_set(self) -> bool: ...
    def place(self, stored: int) -> int: ...


class Switch(Protocol):
    """What is settled before play."""

    @property
    def sort(self) -> str: ...
    @property
    def kind(self) -> Kind: ...
    @property
    def default(self) -> int: ...


class Move(Protocol):
    """An answer and its name."""

    @property
    def label(self) -> str: ...


class Question(Protocol):
    """What a game waits for, in words."""

    @property
    def what(self) -> str: ...
    @property
    def place(self) -> str: ...


class Play(Protocol):
    """One game of an engine."""

    @property
    def waiting_for(self) -> str: ...
    @property
    def to_act(self) -> str | None: ...
    @property
    def question(self) -> Question: ...
    @property
    def place(self) -> int: ...
    @property
    def winners(self) -> tuple[str, ...]: ...
    def codes(self) -> list[int]: ...
    def give(self, code: int) -> None: ...
    def move_of(self, code: int) -> Move: ...
    def resolve(self) -> object: ...
    def position(self) -> Mapping[str, object]: ...
    def view(self, player: str) -> Mapping[str, object]: ...
    def observation(self, player: str) -> list[int]: ...
    def hidden(self, player: str) -> tuple[str, ...]: ...
    def copy(self) -> "Play": ...
    def to_json(self) -> str: ...


class Engine(Protocol):
    """The module of an engine."""

    @property
    def BOOK(self) -> str: ...
    @property
    def TITLE(self) -> str: ...
    @property
    def PLAYERS(self) -> tuple[str, ...]: ...
    @property
    def SLOTS(self) -> Sequence[tuple[str, Kind, int]]: ...
    @property
    def SWITCHES(self) -> Sequence[Switch]: ...
    @property
    def SECRETS(self) -> Sequence[object]: ...
    @property
    def WAITS(self) -> tuple[str, ...]: ...
    @property
    def CODE_COUNTS(self) -> tuple[int, ...]: ...
    @property
    def CODE_BASES(self) -> tuple[int, ...]: ...
    @property
    def CODE_TOTAL(self) -> int: ...
    def new(
        self,
        seed: int | None = None,
        scenario: str | None = None,
        options: Iterable[str] = (),
        readings: Mapping[str, Value] | None = None,
        players: int | None = None,
    ) -> Play: ...
    def from_json(self, text: str) -> Play: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """An engine and how its games begin."""

    engine: Engine
    scenario: str | None = None
    options: tuple[str, ...] = ()
    readings: Mapping[str, Value] = field(default_factory=dict)
    players: int | None = None

    def __deepcopy__(self, memo: object) -> "Setup":
        """Itself: nothing in it changes, and a module cannot be copied."""
        return self


def begin(setup: Setup, seed: int) -> Play:
    """A new game."""
    return setup.engine.new(seed, setup.scenario, setup.options, setup.readings, setup.players)


def seated(setup: Setup) -> tuple[str, ...]:
    """Who plays, in the book's order: where fewer can play than are named, the first of them."""
    counts = [switch.default for switch in setup.engine.SWITCHES if switch.sort == "players"]
    return setup.engine.PLAYERS[: setup.players or min(counts, default=len(setup.engine.PLAYERS))]


def fewest(engine: Engine) -> int:
    """How many must play at least."""
    counts = [switch.kind.low for switch in engine.SWITCHES if switch.sort == "players"]
    return min(counts, default=len(engine.PLAYERS))


# ---- moves by number


class Stuck(RuntimeError):
    """A player is to choose, and there is nothing to choose from."""


def legal_actions(engine: Engine, play: Play) -> list[int]:
    """The moves that may be made, numbered over the whole book; empty unless a player is to choose."""
    if play.waiting_for != "choice":
        return []
    base = engine.CODE_BASES[play.place]
    found = [base + code for code in play.codes()]
    if not found:
        raise Stuck(f"the rules leave {play.to_act} without a move at {play.question.place}")
    return found


def most_outcomes(engine: Engine) -> int:
    """How many outcomes chance, or an open answer, has at most."""
    kinds = zip(engine.WAITS, engine.CODE_COUNTS, strict=True)
    return max((count for waits, count in kinds if waits in ("chance", "open")), default=0)


# ---- positions by numbers


def highest(engine: Engine) -> list[int]:
    """The greatest of every number that `numbers` gives."""
    return [high for _, kind, _ in engine.SLOTS for high in ([1] * kind.count if kind.is_set else [kind.count - 1])]


def numbers(engine: Engine, play: Play, player: str) -> list[int]:
    """The position as a player may know it: one number a slot, and of a set one for each that may be in it.

    Values are counted from 0 in their order, `none` the last; of a set, 1 is in it. -1 is hidden.
    """
    found: list[int] = []
    hidden = play.hidden(player) if engine.SECRETS else ()
    for (name, kind, _), stored in zip(engine.SLOTS, play.observation(player), strict=True):
        if stored == -1 and name in hidden:
            found += [-1] * (kind.count if kind.is_set else 1)
        elif kind.is_set:
            found += [stored >> place & 1 for place in range(kind.count)]
        else:
            found.append(kind.place(stored))
    return found


# ---- ends and words


def returns(players: Sequence[str], winners: Sequence[str]) -> list[float]:
    """What a finished game is worth to each: every loser pays one, and the winners share it.

    The sum is always nought, so nothing is paid if all have won or nobody has. Of two players the winner has 1
    and the loser -1. Who plays alone has 1 for a win.
    """
    won = [player for player in players if player in winners]
    lost = len(players) - len(won)
    if not won or not lost:
        return [float(len(players) == len(won) == 1)] * len(players)
    return [lost / len(won) if player in won else -1.0 for player in players]


def drawn(play: Play, values: Mapping[str, object]) -> str:
    """What is asked of whom, and the values of a game, a line each."""
    return "\n".join([asked(play), *(f"  {name} {word(value)}" for name, value in values.items())])


def asked(play: Play) -> str:
    """What the game waits for, in a few words."""
    what = play.question.what.replace("_", " ")
    match play.waiting_for:
        case "over":
            return f"over, won by {' and '.join(play.winners) or 'nobody'}"
        case "choice":
            return f"{play.to_act} chooses: {what}"
        case waits:
            return f"{waits}: {what}"


def word(value: object) -> str:
    """A value as the rules write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(word, value)) or "empty"
    return "none" if value is None else str(value)
