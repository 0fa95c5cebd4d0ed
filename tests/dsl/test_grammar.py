"""The grammar: no conflict, no collision, and a published list of reserved words."""

from pathlib import Path

import pytest

from tests.dsl.corpus import check_text
from tests.golden import Golden
from tribonian.dsl.parser import literals, make_parser, reserved_words

WORDS = Path(__file__).parent / "reserved_words.txt"

# Every place where a name is made: BOOK stands for what is around it.
PLACES = (
    "state WORD: 0..9 = 0",
    "enum Kind: a, WORD",
    "value WORD: 0..9",
    "procedure WORD\n  nothing",
    "event happens(WORD: bool)",
    'option WORD "x"',
    "procedure steps\n  let WORD = 1",
    "procedure steps\n  roll WORD: d6",
    "procedure steps\n  for WORD in 1, 2: nothing",
    "procedure steps\n  A chooses WORD in 1..2",
    "procedure steps\n  A may WORD: nothing",
    "procedure steps\n  A chooses one of\n    WORD: nothing",
    "invariant WORD: yes",
)


def test_grammar_has_neither_conflicts_nor_collisions() -> None:
    make_parser(strict=True)


def test_reserved_words_are_the_published_ones(golden: Golden) -> None:
    golden(WORDS, "".join(f"{word}\n" for word in sorted(reserved_words())))


def test_reserved_words_are_words() -> None:
    assert all(word.isalpha() and word.islower() for word in reserved_words())
    assert {word for word in literals().values() if word.isalpha()} <= reserved_words()


@pytest.mark.parametrize("word", sorted(reserved_words()))
def test_reserved_word_is_no_name_anywhere(word: str) -> None:
    for place in PLACES:
        text = f'rulebook b\n  title "B"\nplayers A, B\n{place.replace("WORD", word)}\ngame\n  end game\n'
        found = [one for one in check_text(text) if one.is_error]
        assert [one.code.number for one in found] in (["E0111"], ["E0108"]), place
        assert f"`{word}`" in found[0].message or (place.startswith("procedure") and word in ("one", "each"))
