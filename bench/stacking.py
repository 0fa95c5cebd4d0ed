"""Stacking, proved by `verify` and by hand: resource units of one step, for 10 and 80 units.

`python bench/stacking.py BOOK PROMISE`: a book whose rosters have 80 pieces, written `name_1..N`; with 10 it has an
eighth of each. The dearest single path that is asked about the promise stands for the step.
May import: hand.stacking_z3, sides, tribonian.
"""

import argparse
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from hand.stacking_z3 import entering
from sides import Row

from tribonian.compiler.build import build
from tribonian.compiler.verify.units import Outcome, Unit
from tribonian.compiler.verify.verify import examine
from tribonian.compiler.verify.work import work
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import load


def fewer(text: str, times: int) -> str:
    """The same book with every run of pieces so many times shorter, at least one of each."""
    return re.sub(r"_1\.\.(\d+)\b", lambda found: f"_1..{max(2, int(found[1]) // times)}", text)


def dearest(text: str, promise: str) -> tuple[str, int]:
    """The verdict on a promise, and what one question about it took at the place where they took most, on average."""
    sink = Sink()
    book = load({"stacking.rules": text.encode()}, sink, entry="stacking.rules")
    assert book is not None, sink.sorted()[0].message
    spent = [0]

    def hands(units: Sequence[Unit]) -> Iterator[tuple[int, Outcome]]:
        for number, unit in enumerate(units):
            outcome = work(unit)
            tally = outcome.tallies.get(f"inv/{promise}")
            if tally is not None and tally.queries:
                spent.append(tally.rlimit // tally.queries)
            yield number, outcome

    found = examine(build(book), workshop=Workshop(hands=hands), patience=1, plays=False).results
    verdict = next(one.verdict for one in found if one.obligation.id == f"inv/{promise}")
    return verdict, max(spent)


def stacking_rows(path: Path, promise: str) -> list[Row]:
    text = path.read_text(encoding="utf-8")
    ours = {80: dearest(text, promise), 10: dearest(fewer(text, 8), promise)}
    rows: list[Row] = []
    for units, (verdict, used) in sorted(ours.items()):
        answer, by_hand = entering(units)
        share = f"{used / by_hand:.2f} times the units"
        rows.append((f"stacking, {units} units: {verdict}", f"{used:,}", f"{by_hand:,} (by hand: {answer})", share))
    if ours[10][1]:
        more = f"{ours[80][1] / ours[10][1]:.2f} times the units"
        rows.append(("stacking, 80 units beside 10", f"{ours[80][1]:,}", f"{ours[10][1]:,}", more))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("book", type=Path)
    parser.add_argument("promise")
    given = parser.parse_args()
    print("| what | ours | beside | ratio |\n|---|---|---|---|")
    for row in stacking_rows(given.book, given.promise):
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
