"""Whatever the text, checking it returns: a book or diagnostics, never an exception, never both, never too late."""

import random
import string
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings, strategies as st

from tests.books import read_folder
from tests.dsl.corpus import agricola_files, case_paths, catalogue_of, check
from tests.dsl.derivations import derive_book, derive_item
from tests.golden import ROOT
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.parser import reserved_words
from tribonian.dsl.printer import format_text
from tribonian.dsl.render import as_json, draw_all, one_line
from tribonian.dsl.source import Source
from tribonian.dsl.tree_to_syntax import read_items

FEW, MANY = 300, 20_000
SECONDS = 5.0  # for every 100 KB, and for less
CHARACTERS = (
    string.ascii_letters + string.digits + " \n\t\r\0()[]{}:;,.=<>!+-*?|#@\"'`\\$%&/_²½ßé…“–\u202e\u2028\ufeff軍"
)

AGRICOLA = {name: data for name, data in agricola_files().items() if name.endswith(".rules")}
SMALL = [path.read_text(encoding="utf-8") for path in (*case_paths("good"), *case_paths("bad"))]
CLAUSES = catalogue_of("1.0-a 1.0-b 1.0-c 1.0-d 1.0-e 2.0-a")
CATALOGUE = agricola_files()["clauses.tsv"]
DEMANDS = [read_folder(path) for path in sorted((ROOT / "tests" / "demands").iterdir()) if path.is_dir()]


def survives(files: dict[str, bytes]) -> None:
    started = time.perf_counter()
    book, said = check(files)
    size = sum(map(len, files.values()))
    assert time.perf_counter() - started < SECONDS * max(1.0, size / 100_000), "checking hangs"
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


def check_mutated_demand(seed: int) -> None:
    files = DEMANDS[seed % len(DEMANDS)]
    names = sorted(name for name in files if name.endswith(".rules"))
    name = names[seed // len(DEMANDS) % len(names)]
    survives({**files, name: mutate(files[name].decode(), seed).encode()})


def check_derivation(seed: int) -> None:
    """What the grammar makes is read, checked or refused, and means the same in canonical layout."""
    survives({"book.rules": derive_book(seed).encode(), "clauses.tsv": CLAUSES})
    source = Source(name="x.rules", text=derive_item(seed))
    sink = Sink()
    nodes = read_items(source, sink)
    text = None if sink.failed else format_text(source, Sink())
    if text is not None:
        assert read_items(Source(name="x.rules", text=text), Sink()) == nodes
        assert format_text(Source(name="x.rules", text=text), Sink()) == text


def check_mutated_case(seed: int) -> None:
    text = mutate(SMALL[seed % len(SMALL)], seed)
    survives({"book.rules": text.encode(), "clauses.tsv": CLAUSES})


def check_mutated_book(seed: int) -> None:
    """A real book now and then, else a small one, as these are read a hundred times as fast."""
    kind, rest = seed % 8, seed // 8
    check = {0: check_mutated_agricola, 1: check_mutated_demand}.get(kind, check_mutated_case)
    check(rest)


TEXTS = st.text(alphabet=st.sampled_from(CHARACTERS), max_size=300)
LAYOUT = ("\n", "\n  ", "\n    ") * 8
SIGNS = ("(", ")", "[", "]", ":", ":=", "=", ",", "..", "->", "+", "*", "?", ";", "<=")
OTHERS = ("a", "b", "A", "Player", "v(p)", "n", "1", "9", "-1", "d6", "1.0-a", "@1.0-a", '"x"')
WORDS = st.lists(st.sampled_from([*sorted(reserved_words()), *LAYOUT, *SIGNS, *OTHERS]), max_size=60)
SEEDS = st.integers(0, 2**32)


STRATEGIES: dict[str, tuple[st.SearchStrategy[object], Callable[..., None]]] = {
    "text": (TEXTS, check_random_text),
    "bytes": (st.binary(max_size=200), check_random_bytes),
    "words": (WORDS, check_random_words),
    "mutations": (SEEDS, check_mutated_book),
    "derivations": (SEEDS, check_derivation),
}


def run(name: str, examples: int) -> None:
    strategy, tried = STRATEGIES[name]

    @given(strategy)
    @settings(derandomize=True, max_examples=examples, deadline=None, database=None)
    def every(example: object) -> None:
        tried(example)

    every()


@pytest.mark.parametrize("name", STRATEGIES)
def test_no_text_breaks_the_checker(name: str) -> None:
    run(name, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("name", STRATEGIES)
def test_no_text_of_very_many_breaks_the_checker(name: str) -> None:
    run(name, MANY)


def test_derivations_reach_every_kind_of_item_and_mostly_parse() -> None:
    """What the grammar makes is worth trying: most of it parses, and every item is among it."""
    kinds: set[str] = set()
    parsed = 0
    for seed in range(600):
        sink = Sink()
        nodes = read_items(Source(name="x.rules", text=derive_item(seed)), sink)
        if not sink.failed:
            parsed += 1
        kinds |= {type(node).__name__ for node in nodes}
    assert parsed > 300
    assert len(kinds) > 35
