"""Every code has its page, and every example on it does what the page says.

`pytest --accept tests/dsl/test_explain.py` writes today's headings and outputs into the pages.
"""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.dsl.corpus import check, read_case
from tests.golden import ROOT, Golden
from tribonian.cli import app
from tribonian.dsl.codes import Code
from tribonian.dsl.explain import find_code, in_words, nearest_code, page
from tribonian.dsl.render import draw_all

PAGES = ROOT / "dsl" / "explain"

# No text on a page can cause these: bytes that are no text, files too large to show, what is handed to a command.
NO_EXAMPLE = {"E0102", "E0110", "E0115", "E0118", "E0801", "E0802", "E0803", "E0804", "E0901"}
WITH_EXAMPLE = [code for code in Code if code.number not in NO_EXAMPLE]

EXAMPLE = re.compile(r"^```rules(| compile)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OUTPUT = re.compile(r"^```output\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MENDED = re.compile(r"^```rules mended\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def path_of(code: Code) -> Path:
    return PAGES / f"{code.number}.md"


def write_book(text: str, folder: Path) -> Path:
    """The files of an example, on disk."""
    folder.mkdir()
    for name, data in read_case(text).files.items():
        (folder / name).write_bytes(data)
    return folder


def output_of(text: str, how: str, folder: Path) -> str:
    """What `check` draws about an example, or what `compile` says to one that checks."""
    if how != " compile":
        return draw_all(check(read_case(text).files)[1]) + "\n"
    target = folder / "engine.py"
    book = write_book(text, folder / "small")
    done = CliRunner().invoke(app, ["compile", str(book), "-o", str(target)])
    assert done.exit_code == 1
    assert not target.exists()
    return done.stderr.replace(f"{book}/", "")


def test_pages_and_codes_match_one_to_one() -> None:
    assert {path.name for path in PAGES.iterdir()} == {f"{code.number}.md" for code in Code}


@pytest.mark.parametrize("code", Code, ids=lambda code: code.number)
def test_page_has_its_parts(code: Code, golden: Golden) -> None:
    text = page(code)
    golden(path_of(code), re.sub(r"\A# .*", lambda _: f"# {code.number}: {in_words(code)}", text))
    assert [text.count(part) for part in ("\n**Why:** ", "\n**What to do:** ")] == [1, 1]
    examples = [len(found.findall(text)) for found in (EXAMPLE, OUTPUT, MENDED)]
    assert examples == ([0, 0, 0] if code.number in NO_EXAMPLE else [1, 1, 1])
    assert text.count("```") == 2 * sum(examples)
    assert ("\n# clauses:" in text) == ("The line `# clauses:` stands" in text)
    assert ("\n# file:" in text) == ("The line `# file:` stands" in text)


@pytest.mark.parametrize("code", WITH_EXAMPLE, ids=lambda code: code.number)
def test_example_gives_the_output_shown(code: Code, golden: Golden, tmp_path: Path) -> None:
    text = page(code)
    ((how, example),) = EXAMPLE.findall(text)
    output = output_of(example, how, tmp_path)
    golden(path_of(code), OUTPUT.sub(lambda _: f"```output\n{output}```", text))


@pytest.mark.parametrize("code", WITH_EXAMPLE, ids=lambda code: code.number)
def test_example_causes_its_own_code_and_no_other(code: Code, tmp_path: Path) -> None:
    ((how, example),) = EXAMPLE.findall(page(code))
    found = re.findall(r"^\w+\[(\w+)\]", output_of(example, how, tmp_path), re.MULTILINE)
    assert found == [code.number]


@pytest.mark.parametrize("code", WITH_EXAMPLE, ids=lambda code: code.number)
def test_mended_example_checks_and_compiles(code: Code, tmp_path: Path) -> None:
    (mended,) = MENDED.findall(page(code))
    book, diagnostics = check(read_case(mended).files)
    assert not diagnostics, draw_all(diagnostics)
    assert book is not None
    done = CliRunner().invoke(app, ["compile", str(write_book(mended, tmp_path / "small")), "-o", str(tmp_path / "e")])
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("word", ["E0201", "e0201", "error[E0201]:", " E0201 "])
def test_code_is_found_however_it_is_written(word: str) -> None:
    assert find_code(word) is Code.UNKNOWN_NAME


@pytest.mark.parametrize("word", ["", "E9999", "golt", "201", "E02"])
def test_word_that_is_no_code_is_not_found(word: str) -> None:
    assert find_code(word) is None


@pytest.mark.parametrize(
    ("word", "number"), [("E0210", "E0209"), ("e020", "E0201"), ("201", "E0201"), ("E0412", "E0411"), ("W9", "W0201")]
)
def test_nearest_code_begins_alike_and_is_near(word: str, number: str) -> None:
    assert find_code(word) is None
    found = nearest_code(word)
    assert found is not None
    assert found.number == number


def test_nothing_is_near_a_word_without_digits() -> None:
    assert nearest_code("golt") is None


def test_message_in_words_has_no_gaps_left() -> None:
    assert in_words(Code.UNKNOWN_NAME) == "nothing is called `NAME` here"
    assert not any("{" in in_words(code) for code in Code)
