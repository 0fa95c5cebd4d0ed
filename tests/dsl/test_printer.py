"""The canonical layout: says the same, keeps every comment, is its own canonical layout, reads like a rulebook."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.books import agricola_machine, load_files
from tests.docs.blocks import blocks
from tests.dsl.corpus import agricola_files, case_paths
from tests.dsl.layouts import (
    comments_and_blanks,
    comments_of,
    cut_brackets,
    fewer_spaces,
    more_spaces,
    other_indents,
)
from tests.golden import ROOT, Golden
from tribonian.compiler.build import build
from tribonian.compiler.machine_text import machine_text
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.printer import format_text, lay_out
from tribonian.dsl.render import draw_all
from tribonian.dsl.source import Source
from tribonian.dsl.syntax import BrokenItem, ItemNode
from tribonian.dsl.tree_to_syntax import read_items

GOLDEN = Path(__file__).parent / "golden"
FEW, MANY = 120, 3000
AGRICOLA = {name: data.decode() for name, data in agricola_files().items() if name.endswith(".rules")}


def items(text: str) -> list[ItemNode]:
    sink = Sink()
    found = read_items(Source(name="x.rules", text=text), sink)
    assert not sink.failed, draw_all(sink.sorted()) + text
    return found


def parses(text: str) -> bool:
    sink = Sink()
    read_items(Source(name="x.rules", text=text), sink)
    return not sink.failed


def formatted(text: str) -> str:
    sink = Sink()
    found = format_text(Source(name="x.rules", text=text), sink)
    assert found is not None, draw_all(sink.sorted())
    return found


def corpus() -> dict[str, str]:
    """Every rules text of the repository that parses, but those of no more than a comment."""
    paths = [*case_paths("good"), *case_paths("bad"), *(ROOT / "docs" / "examples").rglob("*.rules")]
    texts = {path.name: path.read_text(encoding="utf-8") for path in paths}
    texts |= {block.name: block.text for page in (ROOT / "docs").glob("*.md") for block in blocks(page, "rules")}
    return {name: text for name, text in (texts | AGRICOLA).items() if text.endswith("\n") and parses(text)}


CORPUS = corpus()


def holds(text: str) -> str:
    """All that a layout promises about a text; gives the layout."""
    source = Source(name="x.rules", text=text)
    before = items(text)
    plain = lay_out(source, before)
    assert plain == formatted(text), "an item had to be left as it was written"
    assert before == items(plain)
    assert comments_of(text) == comments_of(plain)
    assert formatted(plain) == plain
    lines = plain.split("\n")
    assert lines.pop() == ""
    assert all(line == line.rstrip() for line in lines)
    assert not any(one == other == "" for one, other in zip(lines, [*lines[1:], ""], strict=True))
    return plain


@pytest.mark.parametrize("name", CORPUS)
def test_layout_keeps_meaning_and_comments(name: str) -> None:
    holds(CORPUS[name])


def test_corpus_is_not_empty() -> None:
    assert len(CORPUS) > 80


def check_spaces(seed: int) -> None:
    """Spaces and indentation never count."""
    dice = random.Random(seed)
    text = dice.choice(list(CORPUS.values()))
    other = other_indents(more_spaces(fewer_spaces(text, dice), dice), dice)
    if parses(other):  # longer lines may pass a limit
        assert holds(other) == holds(text)


def check_layouts(seed: int) -> None:
    dice = random.Random(seed)
    text = dice.choice(list(CORPUS.values()))
    for change in (fewer_spaces, cut_brackets, comments_and_blanks, more_spaces, other_indents):
        if dice.random() < 0.7:
            text = change(text, dice)
    if parses(text):
        holds(text)


SEEDS = st.integers(0, 2**32)


@given(SEEDS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_spaces_do_not_count(seed: int) -> None:
    check_spaces(seed)


@given(SEEDS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_any_layout(seed: int) -> None:
    check_layouts(seed)


@pytest.mark.slow
@given(SEEDS)
@settings(derandomize=True, max_examples=MANY, deadline=None)
def test_many_layouts(seed: int) -> None:
    check_spaces(seed)
    check_layouts(seed)


def test_other_layouts_parse() -> None:
    """The changes of these tests are such that nearly every text still parses."""
    count = 0
    for seed in range(60):
        dice = random.Random(seed)
        text = dice.choice(list(AGRICOLA.values()))
        for change in (fewer_spaces, cut_brackets, comments_and_blanks, more_spaces, other_indents):
            text = change(text, dice)
        count += parses(text)
    assert count > 50


def test_formatted_book_builds_the_same_machine() -> None:
    files = {name: formatted(text).encode() for name, text in AGRICOLA.items()}
    book = load_files({**agricola_files(), **files})
    assert machine_text(build(book)) == machine_text(agricola_machine())


def test_untidy_chapter(golden: Golden) -> None:
    untidy = (GOLDEN / "untidy.rules").read_text(encoding="utf-8")
    golden(GOLDEN / "tidy.rules", holds(untidy))


def test_file_that_does_not_parse_has_no_layout() -> None:
    sink = Sink()
    assert format_text(Source(name="x.rules", text="game\n  end 5\n\nstate n: 0..9 = \n"), sink) is None
    assert [found.span.source.place(found.span.start)[0] for found in sink.sorted()] == [2, 4]


def test_item_of_an_unknown_kind_stays_as_it_was_written() -> None:
    game = "game\n      nothing   # why\n\n\n      end   game\n      # in the end\n"
    text = f'state  a:0..9 = 0\n{game}# below\nsection 1   "x"\n'
    wanted = f'state a: 0..9 = 0\n\n{game}\n# below\nsection 1 "x"\n'
    source = Source(name="x.rules", text=text)
    first, known, last = items(text)
    assert lay_out(source, [first, known, last], as_written=frozenset({1})) == wanted
    unknown = BrokenItem(keyword="game", span=known.span)  # stands for a kind made after this test
    assert lay_out(source, [first, unknown, last]) == wanted


def test_comments_alone_are_laid_out() -> None:
    assert formatted("\n\n  # one\n\n\n# two  \n\n") == "# one\n\n# two\n"
