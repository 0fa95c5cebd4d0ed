"""The grammar: no conflict, no collision, and a published list of reserved words."""

from pathlib import Path

import pytest

from tests.dsl.corpus import check_text
from tests.golden import Golden
from tribonian.dsl.parser import keywords, make_parser, reserved_words

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

# After these words another construct goes on, so that the fault is only seen at the word behind.
MEANT_OTHERWISE = ("one", "each", "action", "any", "choose")


def test_grammar_has_neither_conflicts_nor_collisions() -> None:
    make_parser(strict=True)


def test_reserved_words_are_the_published_ones(golden: Golden) -> None:
    golden(WORDS, "".join(f"{word}\n" for word in sorted(reserved_words())))


def test_reserved_words_are_words() -> None:
    assert all(word.isalpha() and word.islower() for word in reserved_words())
    words = {word for found in keywords().values() for word in found}
    assert reserved_words() < words


def test_word_that_is_not_reserved_can_be_a_name_anywhere() -> None:
    for words in keywords().values():
        for word in sorted(set(words) - reserved_words()):
            for place in PLACES:
                text = f'rulebook b\n  title "B"\nplayers A, B\n{place.replace("WORD", word)}\ngame\n  end game\n'
                assert not [one for one in check_text(text) if one.is_error], (word, place)


@pytest.mark.parametrize("word", sorted(reserved_words()))
def test_reserved_word_is_no_name_anywhere(word: str) -> None:
    for place in PLACES:
        text = f'rulebook b\n  title "B"\nplayers A, B\n{place.replace("WORD", word)}\ngame\n  end game\n'
        found = [one for one in check_text(text) if one.is_error]
        assert [one.code.number for one in found] in (["E0111"], ["E0108"]), place
        assert f"`{word}`" in found[0].message or (place.startswith("procedure") and word in MEANT_OTHERWISE)
