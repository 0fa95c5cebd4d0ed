"""The hardest demands of five rulebooks: every file of tests/demands/ checks, and is in canonical layout."""

import re
from pathlib import Path

import pytest

from tests.books import read_folder
from tests.dsl.corpus import check
from tests.golden import ROOT
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.model import Rulebook
from tribonian.dsl.parser import keywords
from tribonian.dsl.printer import format_text
from tribonian.dsl.render import draw_all
from tribonian.dsl.source import Source

DEMANDS = sorted(path for path in (ROOT / "tests" / "demands").iterdir() if path.is_dir())
WIDTH = 120

# What each book is there for: words that its text must hold.
HARDEST = {
    "agricola": ("window", "reroll", "follows", "set of", "hidden", "pool", "whenever"),
    "fight_the_fall": ("draw", "could", "edge ", "grid", "scenario", "errata", "distance("),
    "hadrians_wall": ("queue", "reaching", "simultaneously", "offset(", "action", "deck", "left of", "hidden"),
    "roman_civil_war": ("codes", "undefined", "reading", "grid", "reads", "prefers"),
    "strength_and_honour": ("footprint", "times d6", "next(", "turned(", "raise", "covered("),
}


def loaded(path: Path) -> Rulebook:
    book, said = check(read_folder(path))
    assert not said, draw_all(said)
    assert book is not None
    return book


@pytest.mark.parametrize("path", DEMANDS, ids=lambda path: path.name)
def test_demand_checks_without_a_word(path: Path) -> None:
    book = loaded(path)
    assert book.rulings
    assert book.invariants
    assert len(book.catalogue.clauses) > 100


@pytest.mark.parametrize("path", DEMANDS, ids=lambda path: path.name)
def test_demand_is_laid_out(path: Path) -> None:
    for file in sorted(path.glob("*.rules")):
        text = file.read_text(encoding="utf-8")
        assert format_text(Source(name=file.name, text=text), Sink()) == text
        assert max(map(len, text.split("\n"))) <= WIDTH, file


@pytest.mark.parametrize("path", DEMANDS, ids=lambda path: path.name)
def test_demand_uses_what_it_is_there_for(path: Path) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(path.glob("*.rules")))
    missing = [word for word in HARDEST[path.name] if word not in text]
    assert not missing


def test_demands_together_use_nearly_every_word_of_the_language() -> None:
    text = "".join(file.read_text(encoding="utf-8") for path in DEMANDS for file in sorted(path.glob("*.rules")))
    words = {word for found in keywords().values() for word in found}
    unused = words - set(re.findall(r"\w+", text))
    assert len(unused) < len(words) // 4, sorted(unused)
