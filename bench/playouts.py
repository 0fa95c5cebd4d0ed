"""Measure play in bulk: engines of the classics beside ones written by hand, and all engines beside OpenSpiel.

`python bench/playouts.py` from the root of the repository; `--quick` takes one to two minutes. Sides take turns, and
ratios are medians over rounds. OpenSpiel is measured only where `pyspiel` can be imported; nothing else needs it.
May import: the standard library, sides, growth, hand, tribonian, pyspiel.
"""

import argparse
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]  # works without an install

from growth import growth_rows  # noqa: E402 - after the path is set
from hand import breakthrough, connect_four, liars_dice, pig, tic_tac_toe  # noqa: E402
from sides import Row, Side, in_turn, ratio  # noqa: E402

from tribonian.books import find_book  # noqa: E402
from tribonian.compiler.build import build  # noqa: E402
from tribonian.dsl.diagnostics import Sink  # noqa: E402
from tribonian.dsl.load import load  # noqa: E402
from tribonian.engines import load_engine  # noqa: E402

Work = Callable[[int, int], int]
ByHand = Callable[[int, int], tuple[int, tuple[int, int]]]

LONGEST = 1_000_000  # answers of a playout
WARM = 3_000  # answers by which an engine has made most of what it makes on first use: distances, members of sets

# The name of the same game at OpenSpiel, where there is one, and the engines by hand.
CLASSICS: dict[str, tuple[str, dict[str, ByHand]]] = {
    "tic_tac_toe": (
        "tic_tac_toe",
        {"by hand": tic_tac_toe.playouts, "by hand, moves kept": tic_tac_toe.playouts_kept},
    ),
    "connect_four": (
        "connect_four",
        {"by hand": connect_four.playouts, "by hand, moves kept": connect_four.playouts_kept},
    ),
    "breakthrough_6": ("breakthrough(rows=6,columns=6)", {"by hand": breakthrough.reference(6)}),
    "breakthrough_8": ("breakthrough(rows=8,columns=8)", {"by hand": breakthrough.reference(8)}),
    "pig": ("", {"by hand": pig.playouts}),
    "liars_dice": ("", {"by hand": liars_dice.playouts}),
}


def engine_at(path: Path) -> Any:
    """The engine of a book, compiled in memory."""
    files = find_book(str(path))
    sink = Sink()
    book = load(files.files, sink, prefix=files.prefix, entry=files.entry)
    if book is None:
        raise SystemExit(f"{path} does not check: {sink.sorted()[0].message}")
    return load_engine(build(book))


# ---- whole games


def engine_playouts(engine: Any) -> Work:
    return lambda seed, count: engine.playouts(count, random.Random(seed).random, LONGEST)[0]


def hand_playouts(playouts: ByHand) -> Work:
    return lambda seed, count: playouts(seed, count)[0]


def spiel_playouts(name: str) -> Work:
    """OpenSpiel's own loop as Python drives it."""
    game = import_module("pyspiel").load_game(name)

    def work(seed: int, count: int) -> int:
        rand = random.Random(seed).random
        moves = 0
        for _ in range(count):
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
                moves += 1
        return moves

    return work


def playout_rows(*, quick: bool) -> list[Row]:
    """Each classic: the engine beside the one by hand, and OpenSpiel beside it if it is here."""
    rows: list[Row] = []
    for name, (spiel, by_hand) in CLASSICS.items():
        engine = engine_at(ROOT / "bench" / "games" / f"{name}.rules")
        ours = Side("engine", engine_playouts(engine))
        others = [Side(key, hand_playouts(playouts)) for key, playouts in by_hand.items()]
        if spiel and has_spiel():
            others.append(Side("OpenSpiel", spiel_playouts(spiel)))
        in_turn([ours, *others], rounds=3 if quick else 9, seconds=0.15 if quick else 1.0)
        for other in others:
            if abs(ours.mean / other.mean - 1) > 0.05:
                raise SystemExit(f"{name}: {ours.mean:.2f} moves a game, but {other.mean:.2f} {other.name}")
            rows.append(
                (
                    f"playouts, {name}: {ours.mean:.2f} and {other.mean:.2f} moves a game",
                    f"{ours.rate:,.0f} playouts/s",
                    f"{other.rate:,.0f} playouts/s ({other.name})",
                    f"{ratio(ours, other):.2f} times the speed",
                )
            )
    return rows


def has_spiel() -> bool:
    return find_spec("pyspiel") is not None


# ---- answers of rulebooks


def engine_answers(engine: Any) -> Work:
    """So many answers, in the loop that OpenSpiel is driven in too; gives how many games came to an end by them.

    A game goes on where the last count ended, so that whole games are played however short a count is. One that
    meets a hole in its book, or a place where nothing can be answered, is left for the next.
    """
    position = list(engine.start())

    def work(seed: int, count: int) -> int:
        rand = random.Random(seed).random
        legal, apply = engine.legal, engine.apply
        here, store = position
        given = ended = 0
        while given < count:
            try:
                while given < count and (codes := legal(here, store)):
                    here = apply(here, store, codes[int(rand() * len(codes))])
                    given += 1
            except engine.RuleFault:
                pass
            if given < count:
                ended += 1
                here, store = engine.start()
            if ended > 10 * (given + 1):
                raise SystemExit(f"{engine.BOOK} cannot be played: {ended} games, {given} answers")
        position[:] = here, store
        return ended

    return work


def answer_rows(*, quick: bool) -> list[Row]:
    """The engine of every rulebook beside OpenSpiel's tic-tac-toe, in answers a second."""
    folders = sorted(
        path.parent for place in ("rules", "tests/demands") for path in (ROOT / place).glob("*/book.rules")
    )
    rows: list[Row] = []
    for folder in folders:
        name = folder.relative_to(ROOT).as_posix()
        engine = engine_at(folder)
        ours = Side("engine", engine_answers(engine))
        ours.work(0, WARM)
        sides = [ours]
        if has_spiel():
            sides.append(Side("OpenSpiel", spiel_playouts("tic_tac_toe")))
        in_turn(sides, rounds=3 if quick else 9, seconds=0.6 if quick else 2.0)  # long enough for whole games
        beside, share = "", ""
        if has_spiel():
            other = sides[1]
            beside = f"{other.rate * other.mean:,.0f} answers/s (OpenSpiel, tic_tac_toe)"
            share = f"{100 * ratio(ours, other) / other.mean:.1f} % of the speed"
        a_game = f"{ours.done / ours.within:,.0f} a game" if ours.within else "no game ended"
        what = f"answers, {name}: {a_game}"
        rows.append((what, f"{ours.rate:,.0f} answers/s", beside, share))
    return rows


def all_rows(*, quick: bool) -> list[Row]:
    return [*playout_rows(quick=quick), *answer_rows(quick=quick), *growth_rows(quick=quick)]


def print_rows(rows: list[Row]) -> None:
    print("| what | ours | beside | ratio |\n|---|---|---|---|")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds, one to two minutes")
    print_rows(all_rows(quick=parser.parse_args().quick))
    if not has_spiel():
        print("\nOpenSpiel is not here (`pip install open_spiel`), so it is not measured")


if __name__ == "__main__":
    main()
