"""Proving: a book from nothing, again with all kept, and after an edit; seconds of the processor.

`python bench/proving.py` asks the action points of Agricola, and takes about two minutes. May import: sides, tribonian.
"""

import json
import time
from statistics import median

from sides import Row

from tribonian.books import find_book
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.verify import examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import load

BOOK = "docs/examples/action_points"
# What is edited: a name, the file, a text of it, and what stands there then.
EDITS = (
    ("monoliths cost more", "action_points.rules", "24.3-f  monolith_price = 1", "24.3-f  monolith_price = 2"),
    (
        "rallying in Britannia costs more",
        "action_points.rules",
        "britannia_rally_price = 1",
        "britannia_rally_price = 2",
    ),
    ("strongpoints yield more", "battle.rules", "31.0-a.2  strongpoint_loot = 1", "31.0-a.2  strongpoint_loot = 2"),
    ("mines yield less", "battle.rules", "24.3-k.2  mines_yield = 2", "24.3-k.2  mines_yield = 1"),
    ("roads cost more", "marches.rules", "29.2-a  road_price = 1", "29.2-a  road_price = 2"),
    ("guards cost more", "recruiting.rules", "28.3-a  recruit_price(p, k) = 2", "28.3-a  recruit_price(p, k) = 3"),
    ("dismantling pays back", "recruiting.rules", "11.7-b  dismantling_refund = 0", "11.7-b  dismantling_refund = 1"),
    ("the game lasts longer", "sequence.rules", "7.1-a  last_turn = 11", "7.1-a  last_turn = 12"),
    ("a looser cap", "action_points.rules", "rule 10.2-b    ap_cap(p) = 9", "rule 10.2-b    ap_cap(p) = 8"),
    ("more tribes go home", "properties.rules", "tribes_went_home <= 1", "tribes_went_home <= 2"),
)


class Shelf(dict[str, object]):
    """What is kept, in memory."""

    def put(self, key: str, value: str) -> None:
        self[key] = json.loads(value)


def machine_of(files: dict[str, bytes]) -> Machine:
    sink = Sink()
    book = load(files, sink)
    assert book is not None, sink.sorted()[0].message
    return build(book)


def seconds(machine: Machine, shelf: Shelf) -> tuple[float, int, int]:
    """How long it took to prove, how many obligations were asked again, and of how many."""
    started = time.process_time()
    found = examine(machine, workshop=Workshop(shelf=shelf), plays=False)
    return time.process_time() - started, len(found.again), len(found.slices)


def proving_rows() -> list[Row]:
    files = find_book(BOOK).files
    shelf = Shelf()
    machine = machine_of(files)
    full, _, asked = seconds(machine, shelf)
    again, _, _ = seconds(machine, shelf)
    rows: list[Row] = [
        (f"prove, action points: {asked} obligations", f"{full:.2f} s", "", ""),
        ("the same again", f"{again:.2f} s", f"{full:.2f} s (from nothing)", f"{100 * again / full:.0f} % of the time"),
    ]
    shares = []
    for name, file, old, new in EDITS:
        text = files[file].decode()
        assert text.count(old) == 1, name
        edited = machine_of({**files, file: text.replace(old, new).encode()})
        taken, proved, of = seconds(edited, Shelf(shelf))
        shares.append(100 * taken / full)
        what = f"edit: {name}; {proved} of {of} asked again"
        rows.append((what, f"{taken:.2f} s", f"{full:.2f} s (from nothing)", f"{shares[-1]:.0f} % of the time"))
    rows.append((f"median of {len(EDITS)} edits", "", "", f"{median(shares):.0f} % of the time"))
    return rows


def main() -> None:
    print("| what | ours | beside | ratio |\n|---|---|---|---|")
    for row in proving_rows():
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
