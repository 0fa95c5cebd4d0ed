"""Errata: a warm report of one erratum beside a cold verification of the whole book; seconds of the processor.

`python bench/errata.py` takes about three minutes, with `--quick` one. The book was verified before and what was
proved is at hand; the erratum was never asked about. Reading the book is in neither. May import: sides, tribonian.
"""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # works without an install

from sides import Row  # noqa: E402 - after the path is set

from tribonian.books import find_book  # noqa: E402
from tribonian.compiler.build import build  # noqa: E402
from tribonian.compiler.machine import Machine  # noqa: E402
from tribonian.compiler.verify.errata import Judge, judge_sheets  # noqa: E402
from tribonian.compiler.verify.verify import verify  # noqa: E402
from tribonian.compiler.verify.workshop import Workshop  # noqa: E402
from tribonian.dsl.diagnostics import Sink  # noqa: E402
from tribonian.dsl.load import Variant, assemble, read_book, read_sheets  # noqa: E402
from tribonian.dsl.model import Rulebook  # noqa: E402

ROUNDS = 3
# Books, and errata on them of every verdict that needs more than reading.
ERRATA = {
    "docs/examples/action_points": (
        "agricola",
        (
            "amends 10.2-b: ap_cap(p) = 12",
            "amends 24.3-f: monolith_price = 2",
            "corrects roman_recruits[legionary] to 3",
            "deletes EVT-7b",
            "corrects event_of[9] to no_effect",
            "amends 24.3-k.2: mines_yield = 1",
            "amends 29.2-a: road_price = 2",
            "clarifies 10.2-b: ap_cap(p) = 9",
            "deletes 10.2-c",
            "amends 11.0-a: recruitable(p, k) = no",
            "adds 10.2-d: ap_cap(p) = 8 when ap[p] > 12",
            "adds 10.2-d: ap_cap(p) = 5 when during @RST-1b overrides 10.2-b",
        ),
    ),
    "tests/verify/sheets/mart": (
        "mart",
        (
            "amends 3-a: toll(p) = 3",
            "amends 2-a: purse = 8",
            "corrects fare[6] to 4",
            "deletes 4-b",
            "adds 4-c: forbid may_cross(p) when gold[p] = 9 overrides 4-a",
            "amends 6-a: then lose 9 gold[Red]",
            "reorders turn: 7-b before 7-a",
        ),
    ),
    "docs/examples/fort": (
        "fort",
        (
            "corrects crt[4-6, 3] to taken",
            "reorders daily: supply before assault",
            "adds 5-c: require may_attack(u) when day = 3",
            "adds 4-d: ration = 3 when day = 3 overrides 4-b",
            "amends 3-c: modifies column(u): - 1",
        ),
    ),
}


class Shelf(dict[str, object]):
    """What is kept, in memory."""

    def put(self, key: str, value: str) -> None:
        self[key] = json.loads(value)


def proved(machine: Machine, book: Rulebook, shelf: Shelf) -> float:
    """Seconds to verify a book from nothing."""
    started = time.process_time()
    verify(machine, workshop=Workshop(shelf=shelf), book=book)
    return time.process_time() - started


def errata_rows(rounds: int) -> Iterator[Row]:
    for path, (book, texts) in ERRATA.items():
        draft = read_book(find_book(str(ROOT / path)).files, Sink())
        assert draft is not None
        made = assemble(draft, Sink(), Variant())
        assert made is not None
        machine = build(made)
        cold, known = [], Shelf()
        for _ in range(rounds):
            known = Shelf()
            cold.append(proved(machine, made, known))
        Judge(draft=draft, workshop=Workshop(shelf=known)).base()
        whole, shares = median(cold), []
        for text in texts:
            (sheet,) = read_sheets("one.rules", f"errata one for {book}\n  e1 {text}\n".encode(), Sink())
            verdicts, warm = "", []
            for _ in range(rounds):
                shop = Workshop(shelf=Shelf(known))
                started = time.process_time()
                verdicts = ", ".join(one.verdict for one in judge_sheets(draft, [sheet], workshop=shop).reports)
                warm.append(time.process_time() - started)
            shares.append(100 * median(warm) / whole)
            ours, beside = f"{median(warm):.2f} s", f"{whole:.2f} s (verify, from nothing)"
            yield f"{book}: `{text}`, {verdicts}", ours, beside, f"{shares[-1]:.0f} % of the time"
        yield f"{book}: median of {len(texts)} errata", "", "", f"{median(shares):.0f} % of the time"


def main() -> None:
    print("| what | ours | beside | ratio |\n|---|---|---|---|")
    for row in errata_rows(1 if "--quick" in sys.argv else ROUNDS):
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
