"""Every ruling of Agricola comes out as it should: the public ones, `r`, and those for tricky clauses, `s`."""

from pathlib import Path

import pytest

from tests.books import load_path
from tribonian.compiler.rulings import run_rulings
from tribonian.dsl.model import Rulebook

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return load_path(ROOT / "rules/agricola/book.rules")


def test_there_are_rulings_enough(book: Rulebook) -> None:
    names = [ruling.name for ruling in book.rulings]
    assert len({name.split("_")[0] for name in names if name.startswith("r")}) == 69
    assert sum(name.startswith("s") for name in names) >= 60


@pytest.mark.slow
def test_every_ruling_passes(book: Rulebook) -> None:
    failed = [result for result in run_rulings(book) if result.verdict != "passed"]
    assert not failed, "\n".join(f"{one.name}: expected {one.expected}, came {one.came}" for one in failed)
