"""Play in the terminal: the position, what may be answered, why something may not; and replay of plays.

Talks to a generated engine only. May import: engines, report, shapes, stages.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.markup import escape

from tribonian.compiler.machine import Machine
from tribonian.dsl.codes import Code
from tribonian.engines import load_engine
from tribonian.stages import FAULTY, USAGE, console

HELP = "answer by its name or number; `why NAME` tells why not; `state`, `undo`, `save FILE`, `quit`"


def _fail(message: str, code: int = FAULTY) -> typer.Exit:
    console(stderr=True).print(f"error: {message}", style="bold red", markup=False)
    return typer.Exit(code)


def _refuse(code: Code, path: Path | None, **words: object) -> typer.Exit:
    """A file given at run time that cannot be used: its code, its name and the reason."""
    message = code.template.format(name=path, **words)
    console(stderr=True).print(f"error[{code.number}]: {path}: {message}", style="bold red", markup=False)
    return typer.Exit(FAULTY)


class Undone(Exception):
    """The last move was taken back: ask again."""


class Table:
    """A game with people or random players at it."""

    def __init__(self, machine: Machine, out: Console, seed: int, players: list[str]) -> None:
        self.machine = machine
        self.engine = load_engine(machine)
        self.out = out
        self.rng = random.Random(seed)
        self.people = dict(zip(machine.players, players, strict=True))
        self.phase = ""

    # ---- showing

    def headline(self, game: Any) -> None:
        phase = str(game.question.place).split("/")[0].replace("_", " ")
        if phase != self.phase:
            self.phase = phase
            self.out.print(f"\n[bold]{escape(phase)}[/]  [dim]{escape(self.summary(game))}[/]")

    def summary(self, game: Any, *, whole: bool = False) -> str:
        """The values people watch: the tracks, or with `whole` all of the book's state."""
        position = game.position()
        kinds = ("track", "state") if whole else ("track",)
        telling = [var.name for var in self.machine.vars.values() if var.kind in kinds]
        shown = [
            f"{name} {_word(value)}"
            for name, value in position.items()
            if name.split("[")[0] in telling and value is not None
        ]
        return "  ".join(shown)

    def tell(self, who: str, what: str, clauses: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
        changed = [
            f"{name} {_word(old)} to {_word(after[name])}"
            for name, old in before.items()
            if after[name] != old and self.machine.vars[name.split("[")[0]].kind in ("track", "state")
        ]
        tail = f"  → {escape('; '.join(changed))}" if changed else ""
        cited = "  [dim]" + escape(" ".join(f"@{one}" for one in clauses)) + "[/]" if clauses else ""
        self.out.print(f"  {escape(who)} {escape(what)}{tail}{cited}")

    # ---- playing

    def run(self, game: Any) -> None:
        """Play to the end, or until somebody leaves."""
        while game.waiting_for != "over":
            self.headline(game)
            try:
                self._turn(game)
            except Undone:
                self.out.print("  taken back")
        winner = game.winner
        self.out.print(f"\n[bold]the game is over[/]{f', won by {escape(winner)}' if winner else ''}")
        self.out.print(f"[dim]{escape(self.summary(game, whole=True))}[/]")

    def _turn(self, game: Any) -> None:
        """One answer, whoever gives it."""
        question = game.question
        before = game.position()
        match game.waiting_for:
            case "chance":
                came = game.resolve()
                what, who = f"rolls {_word(came)} ({question.what})", question.player or "the dice"
            case "open":
                value = self._open(game)
                game.answer(value)
                what, who = f"says {question.what.replace('_', ' ')}: {_word(value)}", "the table"
            case _:
                who = game.to_act
                move = self._choice(game, who)
                clauses = move.clauses or question.clauses
                game.play(move)
                self.tell(who, f"chooses {move.label.replace('_', ' ')}", clauses, before, game.position())
                return
        self.tell(who, what, question.clauses, before, game.position())

    def _human(self, who: str | None) -> bool:
        return "human" in self.people.values() if who is None else self.people[who] == "human"

    def _open(self, game: Any) -> Any:
        values = list(game.answers())
        if not self._human(None):
            return self.rng.choice(values)
        words = [_word(value) for value in values]
        while True:
            asked = game.question.what.replace("_", " ")
            said = self._ask(game, f"  the table: {asked}? ({', '.join(words)}) ")
            if said in words:
                return values[words.index(said)]
            self.out.print(f"  please say one of {', '.join(words)}")

    def _choice(self, game: Any, who: str) -> Any:
        moves = game.moves()
        if not self._human(who):
            return self.rng.choice(moves)
        self.out.print(f"  [bold]{escape(who)}[/] chooses:")
        for number, move in enumerate(moves, start=1):
            cited = " ".join(f"@{one}" for one in move.clauses)
            self.out.print(f"    {number:2}  {escape(move.label)}  [dim]{escape(cited)}[/]")
        while True:
            said = self._ask(game, "  > ")
            if said.startswith("why "):
                self._why(game, said.removeprefix("why ").strip())
            elif said.isdecimal() and 1 <= int(said) <= len(moves) and all(move.label != said for move in moves):
                return moves[int(said) - 1]
            elif any(move.label == said for move in moves):
                return next(move for move in moves if move.label == said)
            else:
                self._why(game, said)

    def _why(self, game: Any, label: str) -> None:
        refusals = game.why_not(self.engine.Move(label))
        if not refusals:
            self.out.print(f"  {escape(label)} may be chosen")
        for one in refusals:
            need = f" (need {_word(one.need)}, have {_word(one.have)})" if one.need is not None else ""
            cited = ", ".join(one.clauses)
            self.out.print(f"  [red]not now[/]: {escape(one.words)}{need}  [dim]{escape(cited)}[/]")
        near = game.nearest(self.engine.Move(label))
        if refusals and near is not None:
            self.out.print(f"  nearest: {escape(near.label)}")

    def _ask(self, game: Any, prompt: str) -> str:
        """A line from the player; words about the game itself are answered here."""
        while True:
            try:
                said = input(prompt).strip()
            except EOFError:
                raise typer.Exit(0) from None
            words = said.split()
            if said in ("quit", "exit"):
                raise typer.Exit(0)
            if said in ("help", "?"):
                self.out.print(f"  {HELP}")
            elif said == "undo":
                try:
                    game.undo()
                except self.engine.NoUndo as reason:
                    self.out.print(f"  {escape(str(reason))}")
                else:
                    raise Undone
            elif said == "state":
                self.out.print(f"  {escape(self.summary(game, whole=True))}")
            elif words[:1] == ["save"] and len(words) == 2:
                write_text(Path(words[1]), game.to_json())
                self.out.print(f"  saved to {escape(words[1])}")
            elif said:
                return said


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def write_text(path: Path, text: str) -> None:
    """Write all of it or nothing: first beside the file, then in its place."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise _fail(f"{path} cannot be written: {error.strerror}") from None


# ---- starting


def play(machine: Machine, *, seed: int | None, players: str, options: list[str], resume: Path | None) -> None:
    """A new game, or a saved one."""
    kinds = players.split(",")
    if len(kinds) != len(machine.players) or any(kind not in ("human", "random") for kind in kinds):
        names = ", ".join(machine.players)
        raise _fail(f"--players takes `human` or `random` for each of {names}, with commas between", USAGE)
    chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
    out = console()
    table = Table(machine, out, chosen, kinds)
    try:
        game = (
            table.engine.from_json(resume.read_text(encoding="utf-8"))
            if resume
            else table.engine.new(chosen, options=options)
        )
    except (OSError, UnicodeDecodeError, table.engine.BadSave) as error:
        raise _refuse(Code.BAD_SAVE, resume, reason=str(error)) from None
    except ValueError as error:
        raise _fail(str(error), USAGE) from None
    out.print(f"[bold]{escape(machine.title)}[/]  [dim]seed {chosen}[/]")
    if "human" in kinds:
        out.print(f"[dim]{HELP}[/]")
    try:
        table.run(game)
    except table.engine.RuleFault as fault:
        raise _fail(f"the rules do not settle this: {fault}") from None


# ---- replay


def replay(machine: Machine, path: Path) -> None:
    """Show a play or a save answer by answer, to its end; says what it shows if the rules break there."""
    out = console()
    data = _read_play(path)
    table = Table(machine, out, 0, ["random"] * len(machine.players))
    engine = table.engine
    own = json.loads(engine.new(0).to_json())["stamp"]
    for key, value in own.items():
        if data["stamp"].get(key) != value:
            raise _refuse(Code.OTHER_STAMP, path, reason=f"{key} is {data['stamp'].get(key)!r}, here {value!r}")
    try:
        game = engine.new(0, readings={**data["options"], **data["readings"]})
    except ValueError as error:
        raise _fail(f"{path}: {error}") from None
    out.print(f"[bold]{escape(machine.title)}[/]: {escape(path.name)}, {len(data['log'])} answers")
    for number, entry in enumerate(_entries(data["log"], path), start=1):
        table.headline(game)
        question = game.question
        if entry["at"] != question.place:
            raise _fail(f"{path}: answer {number} was given at {entry['at']!r}, but play stands at {question.place!r}")
        before = game.position()
        answer = entry["answer"]
        try:
            if game.waiting_for == "chance":
                game.resolve(answer)
                who, what = question.player or "the dice", f"rolls {_word(answer)} ({question.what})"
            elif game.waiting_for == "open":
                game.answer(answer)
                who, what = "the table", f"says {question.what.replace('_', ' ')}: {_word(answer)}"
            else:
                who, what = str(game.to_act), f"chooses {_word(answer).replace('_', ' ')}"
                game.play(engine.Move(_word(answer)))
        except engine.RuleFault as fault:
            out.print(f"  {escape(_word(answer))} at {escape(question.place)}")
            out.print(f"[bold red]✗ {escape(str(fault))}[/]")
            return
        except engine.IllegalMove as error:
            raise _fail(f"{path} stops at answer {number}: {error}") from None
        table.tell(who, what, question.clauses, before, game.position())
        for name in game.broken():
            out.print(f"[bold red]✗ {escape(name)} does not hold[/]")
    out.print(f"[dim]{escape(table.summary(game, whole=True))}[/]")
    if not game.broken() and data.get("shows"):
        out.print(f"shown: {escape(str(data['shows']))}")


def _read_play(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise _refuse(Code.UNREADABLE, path, reason=error.strerror) from None
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise _refuse(Code.BAD_SAVE, path, reason="it is not whole JSON") from None
    wanted = {"schema": str, "stamp": dict, "options": dict, "readings": dict, "log": list}
    for key, kind in wanted.items():
        if not isinstance(data, dict) or not isinstance(data.get(key), kind):
            raise _refuse(Code.BAD_SAVE, path, reason=f"`{key}` is missing or of the wrong kind")
    if data["schema"] not in ("tribonian/play/1", "tribonian/save/1"):
        raise _refuse(Code.BAD_SAVE, path, reason=f"its schema is {data['schema']!r}")
    return dict(data)


def _entries(log: list[Any], path: Path) -> Iterator[dict[str, Any]]:
    for number, entry in enumerate(log, start=1):
        if not isinstance(entry, dict) or not isinstance(entry.get("at"), str) or "answer" not in entry:
            raise _refuse(Code.BAD_SAVE, path, reason=f"answer {number} has no `at` and `answer`")
        yield entry
