"""Measure, side by side in one run, what can be compared as a ratio: reading, playing, starting.

`python bench/run.py` from the root of the repository; `--quick` takes under three minutes. Every figure is the
median of several rounds in which both sides take turns, so that a busy machine slows both.
"""

import argparse
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # works without an install

from playouts import all_rows, print_rows  # noqa: E402 - after the path is set

from tribonian.compiler.build import build  # noqa: E402
from tribonian.compiler.interpreter import Interpreter  # noqa: E402
from tribonian.dsl.diagnostics import Sink  # noqa: E402
from tribonian.dsl.load import load  # noqa: E402
from tribonian.dsl.parser import item_parser  # noqa: E402
from tribonian.dsl.source import Source  # noqa: E402
from tribonian.dsl.text import split_items  # noqa: E402
from tribonian.engines import load_engine  # noqa: E402

Files = dict[str, bytes]
Row = tuple[str, str, str, str]

LONGEST = 40  # answers of a game that the interpreter plays too


def in_turn(rounds: int, *sides: Callable[[], object]) -> list[float]:
    """The median seconds of each side; in every round each has its turn."""
    taken: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        for side, times in zip(sides, taken, strict=True):
            started = time.perf_counter()
            side()
            times.append(time.perf_counter() - started)
    return [median(times) for times in taken]


# ---- reading


def agricola() -> Files:
    return book_in(ROOT / "rules" / "agricola")


def book_in(folder: Path) -> Files:
    paths = sorted(path for path in folder.rglob("*") if path.suffix in (".rules", ".tsv"))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def lines_of(files: Files) -> int:
    return sum(data.count(b"\n") for name, data in files.items() if name.endswith(".rules"))


def enlarged(files: Files, lines: int) -> Files:
    """The same book with its chapters copied under other names until it has so many lines.

    A copy keeps its text but for a number behind every name and id of its own; it is checked as the first is.
    """
    copied = ("action_points", "events", "recruiting", "marches", "battle", "stratagems")
    chapters = {name: files[f"{name}.rules"].decode() for name in copied}
    made = dict(files)
    catalogue = files["clauses.tsv"].decode().rstrip("\n").split("\n")
    text = "".join(chapters.values())
    used = [row for row in catalogue[1:] if row.split("\t")[0] in text]
    ids = {row.split("\t")[0] for row in used}
    own = names_of(text)
    imports = ""
    rows = list(catalogue)
    number = 1
    while lines_of(made) < lines:
        number += 1
        for name, chapter in chapters.items():
            copy = f"{name}_{number}.rules"
            made[copy] = renamed(chapter, own, ids, number).encode()
            imports += f'import "{copy}"\n'
        rows += [row.replace("\t", f"x{number}\t", 1) for row in used]
        made["book.rules"] = files["book.rules"] + imports.encode()
    made["clauses.tsv"] = ("\n".join(rows) + "\n").encode()
    return made


def names_of(text: str) -> set[str]:
    """Every name that a text declares at the left margin."""
    return set(
        re.findall(
            r"^(?:action|enum|event|group|interpretation|limit|open|permission|phase|procedure|reading|state|table|"
            r"track|value|window) (\w+)",
            text,
            re.M,
        )
    )


def renamed(text: str, own: set[str], ids: set[str], number: int) -> str:
    """A copy in which every name and clause id of its own has a number behind it."""
    text = re.sub(r"\b[A-Za-z_]\w*\b", lambda word: f"{word[0]}_{number}" if word[0] in own else word[0], text)

    def clause(found: re.Match[str]) -> str:
        base = re.sub(r"(-[A-Za-z0-9]+)\.[0-9]+$", r"\1", found[0])
        return f"{base}x{number}{found[0][len(base) :]}" if base in ids else found[0]

    return re.sub(r"\b[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*-[A-Za-z0-9]+(?:\.[0-9]+)?\b", clause, text)


def reading(name: str, files: Files, rounds: int) -> tuple[Row, float]:
    """`check` against Lark's bare parse of the same items."""
    sources = [Source(name=key, text=data.decode()) for key, data in files.items() if key.endswith(".rules")]
    items = [item.text for source in sources for item in split_items(source, Sink())]
    parser = item_parser()
    tokens = sum(len(parser.parse_interactive(item).exhaust_lexer()) for item in items)

    def bare() -> None:
        for item in items:
            parser.parse(item)

    def check() -> None:
        sink = Sink()
        if load(files, sink) is None:
            raise SystemExit(f"the book does not check: {sink.sorted()[0].message} at {sink.sorted()[0].span.where()}")

    bare_time, check_time = in_turn(rounds, bare, check)
    row = (
        f"check, {name}: {lines_of(files):,} lines, {tokens:,} tokens",
        f"{tokens / check_time:,.0f} tokens/s",
        f"{tokens / bare_time:,.0f} tokens/s (Lark alone)",
        f"{check_time / bare_time:.2f} times the time",
    )
    return row, check_time / tokens


# ---- playing


def playing(rounds: int, seeds: int) -> Row:
    """The engine against the interpreter: the same games, offers asked for at every step."""
    sink = Sink()
    book = load(agricola(), sink)
    assert book is not None
    machine = build(book)
    engine = load_engine(machine)

    def interpreted() -> int:
        oracle = Interpreter(machine)
        count = 0
        for seed in range(seeds):
            rng = random.Random(seed)
            state = oracle.new()
            while oracle.at(state).kind != "final" and count < LONGEST * (seed + 1):
                state = oracle.play(state, rng.choice(oracle.offered(state)))
                count += 1
        return count

    def compiled() -> int:
        count = 0
        for seed in range(seeds):
            rng = random.Random(seed)
            game = engine.new(seed)
            while game.waiting_for != "over" and count < LONGEST * (seed + 1):
                match game.waiting_for:
                    case "chance":
                        game.resolve(rng.choice(game.outcomes())[0])
                    case "open":
                        game.answer(rng.choice(game.answers()))
                    case _:
                        game.play(rng.choice(game.moves()))
                count += 1
        return count

    slow, fast = in_turn(rounds, interpreted, compiled)
    count = interpreted()
    assert count == compiled(), "both play the same games"
    slow_rate, fast_rate = count / slow, count / fast
    return (
        f"play, agricola: the first {LONGEST} answers of {seeds} random games",
        f"{fast_rate:,.0f} answers/s (engine)",
        f"{slow_rate:,.0f} answers/s (interpreter)",
        f"{fast_rate / slow_rate:.1f} times the speed",
    )


# ---- starting


def starting(rounds: int) -> Row:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}

    def run(*args: str) -> Callable[[], object]:
        return lambda: subprocess.run([sys.executable, *args], env=env, capture_output=True, check=True)

    ours, bare = in_turn(rounds, run("-m", "tribonian", "--version"), run("-c", "pass"))
    return (
        "start, tribonian --version",
        f"{1000 * ours:.0f} ms",
        f"{1000 * bare:.0f} ms (python -c pass)",
        f"{ours / bare:.1f} times the time",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, under three minutes")
    quick = parser.parse_args().quick
    rounds = 3 if quick else 7
    book = agricola()
    rows = []
    times = []
    demands = ROOT / "tests" / "demands"
    for name, files in (
        ("agricola", book),
        ("the demands of Fight the Fall", book_in(demands / "fight_the_fall")),
        ("the demands of Hadrian's Wall", book_in(demands / "hadrians_wall")),
        ("synthetic", enlarged(book, 6_000)),
        ("synthetic", enlarged(book, 20_000)),
    ):
        row, seconds = reading(name, files, rounds)
        rows.append(row)
        times.append(seconds)
    rows.append(playing(rounds, 3 if quick else 10))
    rows.append(starting(2 * rounds + 1))
    rows += all_rows(quick=quick)
    print_rows(rows)
    print(f"\ncheck takes {times[-1] / times[-2]:.2f} times as long a token in 20,000 lines as in 6,000")


if __name__ == "__main__":
    main()
