"""A game at the table: people and random players answer in turn, chance rolls by itself, and all of it is told.

Talks to a generated engine; only to say why not does it ask the interpreter.
May import: board, choices, files, keyboard, map_picture, reasoning, unknown, words, compiler, dsl.
"""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape

from tribonian.board import Board
from tribonian.choices import Choice, hints, show_choices, understand
from tribonian.compiler.answers import DONE
from tribonian.compiler.machine import Machine, Set
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Readable
from tribonian.dsl.terms import Op, Read
from tribonian.files import write_text
from tribonian.keyboard import line
from tribonian.map_picture import show_maps
from tribonian.reasoning import Reasoning
from tribonian.unknown import apart, masked, names_one, unknown_pieces
from tribonian.words import HIDDEN, changes, runs, shortened, word

HELP = (
    ("NAME or number", "gives that answer; the beginning of a name will do"),
    ("a, b, c", "where a set is chosen: these together"),
    ("why NAME", "tells which clauses stand against an answer"),
    ("moves, moves WORD", "lists all answers with their clauses, or those that fit"),
    ("board, map", "shows the position; draws the map"),
    ("log", "what has happened lately; `log all` everything"),
    ("undo", "takes the last choice back"),
    ("save FILE", "writes the game to a file; `play --resume FILE` goes on"),
    ("quit", "leaves the table"),
)
HINT = "type an answer or its number; `help` tells the rest"
COMMANDS = ("why", "moves", "board", "map", "log", "undo", "save", "help", "quit")
CHANGES = 8  # told of one answer at most
LOG = 20


class Undone(Exception):
    """An answer was taken back: ask again."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is seen of a position, and by whom: values, and the pieces nobody who looks can name."""

    values: dict[str, Readable]
    unknown: frozenset[str]
    now: dict[str, Readable]
    viewers: list[str]


@dataclass(slots=True, kw_only=True)
class Table:
    """A game with people or random players at it."""

    book: Rulebook
    machine: Machine
    engine: Any
    board: Board
    reasoning: Reasoning
    out: Console
    rng: random.Random
    people: dict[str, str]  # player -> human or random
    begun_within: bool = False  # the game did not begin at its beginning, so its log tells nothing
    phase: str = ""
    asked: str = ""  # the human who was asked last
    others: int = 0  # choices of others since then
    told: list[str] = field(default_factory=list)
    last: Seen | None = None

    # ---- who sees what

    def humans(self) -> list[str]:
        return [player for player, kind in self.people.items() if kind == "human"]

    def viewers(self) -> list[str]:
        """Whose eyes are on the screen: the only human's, or those of who has the keyboard; all, before anybody has.

        Nobody's, where nothing is hidden or nobody plays by hand: then all is shown.
        """
        humans = self.humans() if self.machine.secrets else []
        return [self.asked] if len(humans) > 1 and self.asked else humans

    def values(self, game: Any) -> dict[str, Readable]:
        """The position as all who look may know it."""
        return self.seen(game).values

    def unknown(self, game: Any) -> frozenset[str]:
        """The pieces whose names nobody who looks may read."""
        return self.seen(game).unknown

    def seen(self, game: Any) -> Seen:
        """What those who look see; looked up once for a position."""
        now: dict[str, Readable] = game.position()
        viewers = self.viewers()
        if self.last is not None and self.last.viewers == viewers and self.last.now == now:
            return self.last
        found = dict(now)
        for viewer in viewers:
            shown = game.view(viewer)
            found = {name: HIDDEN if shown[name] == HIDDEN else value for name, value in found.items()}
        unknown = unknown_pieces(self.book, game, viewers)
        self.last = Seen(masked(self.book, self.machine, found, unknown), unknown, now, viewers)
        return self.last

    def show(self, game: Any) -> None:
        """The position as all who look may know it."""
        self.board.show(self.out, self.values(game), self.unknown(game))

    def conceals(self, game: Any, who: str, before: dict[str, Readable]) -> bool:
        """Whether what somebody did changed something that one who looks, and is not he, does not see."""
        decks = {one.target for one in self.machine.secrets if not one.viewer}
        after = game.position()
        return any(
            before[name] != after[name]
            for viewer in self.viewers()
            if viewer != who
            for name in game.hidden(viewer)
            if name in after and name.split("[")[0] not in decks
        )

    # ---- telling

    def headline(self, game: Any) -> None:
        phase = str(game.question.place).split("/")[0].replace("_", " ")
        if phase != self.phase:
            self.phase = phase
            tracks = "" if self._shows_board(game) else self.board.tracks(self.values(game))
            self.out.print(f"\n[bold]{escape(phase)}[/]" + (f"  [dim]{escape(tracks)}[/]" if tracks else ""))

    def _shows_board(self, game: Any) -> bool:
        """Whether the next question is put to a human who has not seen the position yet."""
        who = game.to_act
        return who is not None and self.people[who] == "human" and (who != self.asked or self.others > 0)

    def tell(self, who: str, what: str, clauses: Any, seen: Seen, game: Any) -> None:
        """Who did what, and what became of it for those who look; a piece known before or after has a name."""
        after = self.values(game)
        named, unnamed = apart(
            {
                name: (old, after[name])
                for name, old in seen.values.items()
                if after[name] != old and HIDDEN not in (old, after[name]) and self._is_told(name)
            },
            seen.unknown & self.unknown(game),
        )
        changed = changes(named) + unnamed
        more = f"; and {len(changed) - CHANGES} more" if len(changed) > CHANGES else ""
        tail = f"  → {escape('; '.join(changed[:CHANGES]) + more)}" if changed else ""
        cited = "  [dim]" + escape(" ".join(f"@{one}" for one in clauses)) + "[/]" if clauses else ""
        text = f"  {self.named(who)} {escape(what)}{tail}{cited}"
        self.told.append(text)
        self.out.print(text)

    def _is_told(self, name: str) -> bool:
        var = self.machine.vars[name.split("[")[0]]
        return var.kind in ("track", "state") and not var.name.startswith("limit ")

    def label_words(self, place: str, label: str) -> str:
        """An answer in words: names of options lose their underscores, names of things keep them."""
        location = self.machine.locations.get(place)
        is_option = location is not None and any(one.label == label for one in location.options)
        return label.replace("_", " ") if is_option else label

    def named(self, who: str) -> str:
        colour = self.board.colours.get(who)
        return f"[{colour}]{escape(who)}[/]" if colour else escape(who)

    # ---- playing

    def run(self, game: Any) -> None:
        """Play to the end, or until somebody leaves."""
        while game.waiting_for != "over":
            self.headline(game)
            try:
                self._turn(game)
            except Undone:
                self.out.print("  taken back")
                self.phase = ""
        won = f", won by {escape(' and '.join(game.winners))}" if game.winners else ""
        self.out.print(f"\n[bold]the game is over[/]{won}")
        self.board.show(self.out, game.position())

    def _turn(self, game: Any) -> None:
        """One answer, whoever gives it."""
        question = game.question
        match game.waiting_for:
            case "chance":
                seen, all_of_it = self.seen(game), game.position()
                came = game.resolve()
                who, what = outcome_words(question, came)
            case "open":
                who = "the table"
                label = self._open(game)
                seen, all_of_it = self.seen(game), game.position()
                game.give(self._codes(game)[label])
                what = f"says {question.what.replace('_', ' ')}: {label}"
            case _:
                who = game.to_act
                label, clauses = self._choice(game, who)
                seen, all_of_it = self.seen(game), game.position()
                game.play(self.engine.Move(label))
                what = f"chooses {self.label_words(question.place, label)}"
                if self.conceals(game, who, all_of_it) or names_one(label, seen.unknown & self.unknown(game)):
                    what = "chooses something hidden"
                self.others += who != self.asked
                self.tell(who, what, clauses or question.clauses, seen, game)
                return
        if self.conceals(game, who, all_of_it):
            what = "gets something hidden"
        elif names_one(what.removeprefix("draws ").split(" (")[0], seen.unknown & self.unknown(game)):
            what = f"draws something hidden ({question.what})"
        self.tell(who, what, question.clauses, seen, game)

    def _codes(self, game: Any) -> dict[str, int]:
        return {game.move_of(code).label: code for code in game.codes()}

    def _open(self, game: Any) -> str:
        labels = list(self._codes(game))
        if not self.humans():
            return self.rng.choice(labels)
        asked = game.question.what.replace("_", " ")
        self.out.print(f"  the table: {escape(asked)}? [dim]({escape(shortened(labels, 12))})[/]")
        return self._answer(game, [Choice(label) for label in labels])

    def _choice(self, game: Any, who: str) -> tuple[str, tuple[str, ...]]:
        moves = game.moves()
        choices = [Choice(move.label, move.clauses) for move in moves]
        if self.people[who] != "human":
            move = self.rng.choice(moves)
            return move.label, move.clauses
        self._seat(game, who)
        what, procedure = game.question.what, game.question.place.split("/")[0]
        told = f" {escape(what)}" if what != procedure else ""
        within = escape(procedure.replace("_", " ") + self._about(game, procedure))
        self.out.print(f"  [bold]{self.named(who)}[/] chooses{told} [dim]({within})[/]{self._set_so_far(game)}")
        show_choices(self.out, choices)
        if len(choices) == 1:
            self.out.print("       [dim]nothing else: Enter will do[/]")
        if not choices:
            self.out.print("  [red]nothing may be chosen here: the rules lead nowhere[/]")
        label = self._answer(game, choices)
        return label, next((one.clauses for one in choices if one.label == label), ())

    def _about(self, game: Any, procedure: str) -> str:
        """What the question is about: what its procedure was given, but for players; who is asked may know that."""
        declared = self.book.procedures.get(procedure)
        values = masked(self.book, self.machine, game.position(), self.unknown(game))
        names = [one.name for one in declared.params if one.sort != self.book.players] if declared else []
        given = [f"{name} {word(values[f'{procedure}.{name}'])}" for name in names if f"{procedure}.{name}" in values]
        return f": {', '.join(given)}" if given else ""

    def _seat(self, game: Any, who: str) -> None:
        """Show the position to whoever has the keyboard now; hide the last one's view first."""
        if who != self.asked and self.asked and self.machine.secrets and self.out.is_terminal:
            line(f"\n  {who} to the keyboard, then press Enter ", ())
            self.out.clear()
        shows = self._shows_board(game)
        self.asked = who
        if shows:
            self.show(game)
        self.others = 0

    def _set_so_far(self, game: Any) -> str:
        """What has been chosen of a set that is chosen one by one."""
        location = self.machine.locations.get(game.question.place)
        if location is None or all(one.label != DONE for one in location.options):
            return ""
        for option in location.options:
            for effect in option.block.effects if not option.label else ():
                match effect:
                    case Set(value=Op(op="with", args=(Read(var=name), _))) if name == effect.var:
                        chosen = game.position().get(name)
                        members = ", ".join(runs([word(one) for one in chosen])) if isinstance(chosen, list) else ""
                        how = "several with commas, or one by one, then `done`"
                        return f"  {escape(name.split('.')[-1])} so far: {escape(members) or 'none'} [dim]({how})[/]"
                    case _:
                        pass
        return ""

    # ---- what is typed

    def _answer(self, game: Any, choices: list[Choice]) -> str:
        """An answer that may be given; everything else that is typed is dealt with here."""
        labels = [one.label for one in choices]
        while True:
            typed = line("  > ", [*labels, *COMMANDS])
            if typed is None or typed in ("quit", "exit"):
                raise typer.Exit(0)
            if not typed and len(labels) == 1:
                return labels[0]
            command, _, rest = typed.partition(" ")
            meant = understand(typed, labels) if typed else None
            if meant is not None and (typed in labels or command not in COMMANDS):
                return meant
            if typed and not self._command(game, command, rest.strip(), choices):
                whole = self._whole_set(game, typed, labels)
                if whole is not None:
                    return whole
                self._mistaken(game, typed, labels)

    def _whole_set(self, game: Any, typed: str, labels: list[str]) -> str | None:
        """Several members with commas, in their order."""
        if "," not in typed or DONE not in self._known(game):
            return None
        parts = [understand(part.strip(), labels) for part in typed.split(",") if part.strip()]
        if any(part is None for part in parts):
            return None
        wanted = ", ".join(sorted((part for part in parts if part is not None), key=labels.index))
        return None if game.why_not(self.engine.Move(wanted)) else wanted

    def _known(self, game: Any) -> list[str]:
        location = self.machine.locations.get(game.question.place)
        return [] if location is None else [one.label for one in location.options]

    def _mistaken(self, game: Any, typed: str, labels: list[str]) -> None:
        if game.waiting_for == "choice" and self.reasoning.tell(self.out, game, typed):
            return
        close = hints(typed, labels)
        told = f"; did you mean {shortened(close, 8)}?" if close else f"; {HINT}"
        self.out.print(f"  `{escape(typed)}` is no answer here{escape(told)}")

    def _command(self, game: Any, command: str, rest: str, choices: list[Choice]) -> bool:
        """Do what is asked about the game itself; says whether it was that."""
        match command:
            case "help" | "?":
                for name, does in HELP:
                    self.out.print(f"    {escape(name):20} [dim]{escape(does)}[/]")
            case "board" | "state":
                self.show(game)
            case "map":
                show_maps(self.out, self.board, self.values(game))
            case "moves":
                fitting = [one for one in choices if rest in one.label]
                show_choices(self.out, fitting, every=True)
            case "log":
                for text in self.told if rest == "all" else self.told[-LOG:]:
                    self.out.print(text)
            case "why" if rest:
                self._why(game, rest, [one.label for one in choices])
            case "undo":
                self._undo(game)
            case "save" if rest:
                write_text(Path(rest), self.reasoning.position(game) if self.begun_within else game.to_json())
                self.out.print(f"  saved to {escape(rest)}")
            case "save" | "why":
                self.out.print(f"  say {'where to' if command == 'save' else 'of what'}: `{command} …`")
            case _:
                return False
        return True

    def _why(self, game: Any, typed: str, labels: list[str]) -> None:
        meant = understand(typed, labels)
        if meant is not None:
            self.out.print(f"  {escape(meant)} may be chosen")
        else:
            self._mistaken(game, typed, labels)

    def _undo(self, game: Any) -> None:
        """Back to the last choice of a human; what chance brought stays."""
        twin = game.copy()
        try:
            twin.undo()
            while twin.to_act is not None and self.people[twin.to_act] != "human":
                twin.undo()
        except self.engine.NoUndo as reason:
            self.out.print(f"  {escape(str(reason))}")
            return
        steps = len(game.log) - len(twin.log)
        for _ in range(steps):
            game.undo()
        raise Undone


def outcome_words(question: Any, came: Readable) -> tuple[str, str]:
    """Whom chance came to, and what it brought."""
    is_number = isinstance(came, int) and not isinstance(came, bool)
    who = question.player or ("the dice" if is_number else "chance")
    return who, f"{'rolls' if is_number else 'draws'} {word(came)} ({question.what})"
