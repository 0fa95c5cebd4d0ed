"""A book as an OpenSpiel game, registered with pyspiel under a name.

Chance is explicit: every outcome that can come is equally likely. Open answers, which stand for what lies outside the
transcribed part of a book, are chance too, each equally likely. What a game is worth, see `returns` in adapters.engine.
May import: adapters.engine, numpy, pyspiel.
"""

from collections.abc import Mapping, Sequence

import numpy as np
import pyspiel
from numpy.typing import NDArray

from tribonian.adapters.engine import (
    LONGEST,
    Engine,
    Play,
    Setup,
    Value,
    asked,
    begin,
    drawn,
    fewest,
    highest,
    legal_actions,
    most_outcomes,
    numbers,
    returns,
    seated,
    word,
)

DEFAULTS: dict[str, int | str] = {"players": 0, "scenario": "", "options": "", "max_game_length": LONGEST}


def register(engine: Engine, *, name: str | None = None, readings: Mapping[str, Value] | None = None) -> str:
    """Make an engine known to pyspiel, and give the name to load it by: `tribonian_BOOK` unless another is wanted.

    Parameters of the game: `players`, `scenario`, `options` (names with blanks between) and `max_game_length`, after
    which many answers of all kinds, chance included, a game ends undecided.
    """
    kind = _game_type(engine, name or f"tribonian_{engine.BOOK}")
    settled = dict(readings or {})

    # A class, not a function: pyspiel lets go of it after the interpreter's end, which frees a function and crashes.
    class Registered(BookGame):
        def __init__(self, params: Mapping[str, int | str]) -> None:
            super().__init__(engine, kind, params, settled)

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


def _game_type(engine: Engine, name: str) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    chance = kinds.ChanceMode.EXPLICIT_STOCHASTIC if most_outcomes(engine) else kinds.ChanceMode.DETERMINISTIC
    known = kinds.Information.IMPERFECT_INFORMATION if engine.SECRETS else kinds.Information.PERFECT_INFORMATION
    most = len(engine.PLAYERS)
    return pyspiel.GameType(
        short_name=name,
        long_name=engine.TITLE,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=known,
        utility=kinds.Utility.ZERO_SUM if most > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest(engine),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class BookGame(pyspiel.Game):
    """A book with its set-up."""

    def __init__(
        self,
        engine: Engine,
        kind: pyspiel.GameType,
        params: Mapping[str, int | str],
        readings: Mapping[str, Value],
    ) -> None:
        given = {**DEFAULTS, **params}
        self.setup = Setup(
            engine=engine,
            scenario=str(given["scenario"]) or None,
            options=tuple(str(given["options"]).split()),
            readings=readings,
            players=int(given["players"]) or None,
        )
        self.seats = seated(self.setup)
        self.longest = int(given["max_game_length"])
        self.first = begin(self.setup, 0)
        self.secrets = bool(engine.SECRETS)
        info = pyspiel.GameInfo(
            num_distinct_actions=engine.CODE_TOTAL,
            max_chance_outcomes=most_outcomes(engine),
            num_players=len(self.seats),
            min_utility=-1.0,
            max_utility=max(1.0, len(self.seats) - 1.0),
            utility_sum=0.0 if len(engine.PLAYERS) > 1 else None,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, {key: value for key, value in params.items() if value != DEFAULTS[key]})

    def new_initial_state(self) -> "BookState":
        """A game before its first answer."""
        return BookState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more answers of any kind."""
        return self.longest

    def make_py_observer(
        self, wanted: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> "Observer":
        """An observer of what a player sees now or, with perfect recall, of all that player has seen."""
        if params:
            raise ValueError("observers of a book take no parameters")
        if wanted and (not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise ValueError("observers of a book show what one player sees, no less and no more")
        return Observer(self, recall=bool(wanted and wanted.perfect_recall))


class Held:
    """A game of the engine inside a state: pyspiel clones states with deepcopy, and saves them with pickle."""

    def __init__(self, loaded_by: str, play: Play) -> None:
        self.loaded_by = loaded_by
        self.play = play

    def __deepcopy__(self, memo: object) -> "Held":
        return Held(self.loaded_by, self.play.copy())

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return revived, (self.loaded_by, self.play.to_json())


def revived(loaded_by: str, text: str) -> Held:
    """What was saved, if its engine is registered here."""
    return Held(loaded_by, pyspiel.load_game(loaded_by).setup.engine.from_json(text))


class BookState(pyspiel.State):
    """A position of a book. Actions are numbered over the whole book, outcomes of chance by their codes."""

    def __init__(self, game: BookGame) -> None:
        super().__init__(game)
        self.held = Held(str(game), game.first.copy())

    @property
    def play(self) -> Play:
        return self.held.play

    def current_player(self) -> int:
        """Whose turn it is by number, or pyspiel's word for chance or the end."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        to_act = self.play.to_act
        return int(pyspiel.PlayerId.CHANCE) if to_act is None else int(self.get_game().seats.index(to_act))

    def _legal_actions(self, _player: int) -> list[int]:
        """Called by pyspiel for the player whose turn it is."""
        return legal_actions(self.get_game().setup.engine, self.play)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, each equally likely."""
        codes = self.play.codes()
        return [(code, 1 / len(codes)) for code in codes]

    def _apply_action(self, action: int) -> None:
        self.play.give(code_at(self.get_game(), self.play, action))

    def _action_to_string(self, player: int, action: int) -> str:
        label = self.play.move_of(code_at(self.get_game(), self.play, action)).label
        return label if player >= 0 else f"{self.play.question.what}: {label}"

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self.play.waiting_for == "over" or self.move_number() >= self.get_game().longest

    def returns(self) -> list[float]:
        """What the game is worth to each player: nothing before its end, or if it is cut off."""
        return returns(self.get_game().seats, self.play.winners if self.play.waiting_for == "over" else ())

    def __str__(self) -> str:
        return drawn(self.play, self.play.position())


def code_at(game: BookGame, play: Play, action: int) -> int:
    """The code of an action, or of an outcome of chance."""
    return action if play.to_act is None else action - game.setup.engine.CODE_BASES[play.place]


class Observer:
    """What a player sees, as pyspiel wants it: words, and numbers in `tensor` and by name in `dict`.

    The numbers are who is to act (one of them 1), the place of the question if it is the player's own (else -1), and
    the position as `numbers` of adapters.engine gives it. With perfect recall there are words alone.
    """

    def __init__(self, game: BookGame, *, recall: bool) -> None:
        self.game = game
        self.recall = recall
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if not recall:
            seats = len(game.seats)
            slots = len(highest(game.setup.engine))
            self.tensor = np.zeros(seats + 1 + slots, np.float32)
            parts = np.split(self.tensor, [seats, seats + 1])
            self.dict = dict(zip(("to_act", "place", "position"), parts, strict=True))

    def set_from(self, state: BookState, player: int) -> None:
        """Fill the numbers from a state as a player sees it."""
        if self.tensor is None:
            return
        play, to_act = state.play, state.current_player()
        self.dict["to_act"][:] = [seat == to_act for seat in range(len(self.game.seats))]
        self.dict["place"][:] = play.place if player == to_act else -1
        self.dict["position"][:] = numbers(self.game.setup.engine, play, self.game.seats[player])

    def string_from(self, state: BookState, player: int) -> str:
        """What a player sees or, with perfect recall, has seen and done."""
        name = self.game.seats[player]
        if self.recall:
            return remembered(self.game, state.history(), name) if self.game.secrets else str(state.history_str())
        play = state.play
        asks = asked(play) if play.to_act in (None, name) else f"{play.to_act} chooses"
        return f"{name} sees: " + "; ".join([asks, *_differences({}, play.view(name))])


def remembered(game: BookGame, history: Sequence[int], name: str) -> str:
    """All that a player has seen when somebody was to choose, was asked and has done, in order.

    What stands in the position only between two rolls is left out: it may be on its way to something hidden.
    """
    play = game.first.copy()
    lines = [name]
    view: Mapping[str, object] = {}
    for action in (*history, None):
        mine = play.to_act == name
        if play.waiting_for in ("choice", "over"):
            before, view = view, play.view(name)
            lines += _differences(before, view)
        if mine:
            lines.append(f"{play.question.place}? {' '.join(map(str, play.codes()))}")
        if action is None:
            break
        code = code_at(game, play, action)
        if mine:
            lines.append(f"> {play.move_of(code).label}")
        play.give(code)
    return "; ".join(lines)


def _differences(before: Mapping[str, object], after: Mapping[str, object]) -> list[str]:
    return [f"{name}={word(value)}" for name, value in after.items() if before.get(name, before) != value]
