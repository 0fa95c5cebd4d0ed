"""Whatever the text, checking it returns: a book or diagnostics, never an exception and never both."""

import random
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dsl.corpus import agricola_files, case_paths, catalogue_of, check
from tribonian.dsl.parser import reserved_words
from tribonian.dsl.render import as_json, draw_all, one_line

FEW, MANY = 150, 3000
CHARACTERS = (
    string.ascii_letters + string.digits + " \n\t\r\0()[]{}:;,.=<>!+-*?|#@\"'`\\$%&/_²½ßé…“–\u202e\u2028\ufeff軍"
)

AGRICOLA = {name: data for name, data in agricola_files().items() if name.endswith(".rules")}
SMALL = [path.read_text(encoding="utf-8") for path in (*case_paths("good"), *case_paths("bad"))]
CLAUSES = catalogue_of("1.0-a 1.0-b 1.0-c 1.0-d 1.0-e 2.0-a")
CATALOGUE = agricola_files()["clauses.tsv"]


def survives(files: dict[str, bytes]) -> None:
    book, said = check(files)
    assert (book is None) == any(one.is_error for one in said)
    assert draw_all(said).count("-->") >= len(said)
    for one in said[:20]:
        assert one_line(one).isprintable()
        assert as_json(one)["line"] >= 1


def mutate(text: str, seed: int) -> str:
    """Delete, double, swap and overwrite a few stretches of a text."""
    dice = random.Random(seed)
    for _ in range(dice.randint(1, 4)):
        start = dice.randrange(len(text) + 1)
        end = min(len(text), start + dice.choice((1, 1, 2, 5, 20, 200)))
        other = dice.randrange(len(text) + 1)
        chunk = text[start:end]
        match dice.randrange(5):
            case 0:
                text = text[:start] + text[end:]
            case 1:
                text = text[:end] + chunk + text[end:]
            case 2:
                rest = text[:start] + text[end:]
                text = rest[:other] + chunk + rest[other:]
            case 3:
                noise = "".join(dice.choice(CHARACTERS) for _ in range(dice.randint(1, 6)))
                text = text[:start] + noise + text[start:]
            case _:
                words = sorted(reserved_words())
                text = f"{text[:start]} {dice.choice(words)} {text[end:]}"
    return text


def check_random_text(text: str) -> None:
    survives({"book.rules": text.encode("utf-8", errors="replace")})
    survives({"book.rules": ('rulebook b\n  title "B"\n' + text).encode("utf-8", errors="replace")})


def check_random_bytes(data: bytes) -> None:
    survives({"book.rules": data, "clauses.tsv": data})


def check_random_words(words: list[str]) -> None:
    survives({"book.rules": ('rulebook b\n  title "B"\n' + " ".join(words)).encode(), "clauses.tsv": CLAUSES})


def check_mutated_agricola(seed: int) -> None:
    names = sorted(AGRICOLA)
    name = names[seed % len(names)]
    text = mutate(AGRICOLA[name].decode(), seed)
    survives({**AGRICOLA, "clauses.tsv": CATALOGUE, name: text.encode()})


def check_mutated_case(seed: int) -> None:
    text = mutate(SMALL[seed % len(SMALL)], seed)
    survives({"book.rules": text.encode(), "clauses.tsv": CLAUSES})


TEXTS = st.text(alphabet=st.sampled_from(CHARACTERS), max_size=300)
LAYOUT = ("\n", "\n  ", "\n    ") * 8
SIGNS = ("(", ")", "[", "]", ":", ":=", "=", ",", "..", "->", "+", "*", "?", ";", "<=")
OTHERS = ("a", "b", "A", "Player", "v(p)", "n", "1", "9", "-1", "d6", "1.0-a", "@1.0-a", '"x"')
WORDS = st.lists(st.sampled_from([*sorted(reserved_words()), *LAYOUT, *SIGNS, *OTHERS]), max_size=60)
SEEDS = st.integers(0, 2**32)


@given(TEXTS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_random_text(text: str) -> None:
    check_random_text(text)


@given(st.binary(max_size=200))
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_random_bytes(data: bytes) -> None:
    check_random_bytes(data)


@given(WORDS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_random_words(words: list[str]) -> None:
    check_random_words(words)


@given(SEEDS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_mutated_agricola(seed: int) -> None:
    check_mutated_agricola(seed)


@given(SEEDS)
@settings(derandomize=True, max_examples=FEW, deadline=None)
def test_mutated_case(seed: int) -> None:
    check_mutated_case(seed)


@pytest.mark.slow
@given(TEXTS)
@settings(derandomize=True, max_examples=MANY, deadline=None)
def test_much_random_text(text: str) -> None:
    check_random_text(text)


@pytest.mark.slow
@given(WORDS)
@settings(derandomize=True, max_examples=MANY, deadline=None)
def test_many_random_words(words: list[str]) -> None:
    check_random_words(words)


@pytest.mark.slow
@given(SEEDS)
@settings(derandomize=True, max_examples=MANY, deadline=None)
def test_many_mutations_of_agricola(seed: int) -> None:
    check_mutated_agricola(seed)


@pytest.mark.slow
@given(SEEDS)
@settings(derandomize=True, max_examples=MANY, deadline=None)
def test_many_mutations_of_cases(seed: int) -> None:
    check_mutated_case(seed)
