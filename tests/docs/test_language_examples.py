"""Every example of the language reference checks as it says, and its lists are those of the language.

An example lacks what every book has; `completed` puts it around, as the page tells its readers.
"""

import re

import pytest

from tests.docs.blocks import Block, between, blocks
from tests.dsl.corpus import check, findings, read_case
from tests.golden import ROOT
from tribonian.compiler.build import build
from tribonian.compiler.verify.records import Kind
from tribonian.compiler.verify.verify import verify
from tribonian.dsl.codes import Code
from tribonian.dsl.parser import grammar_text, reserved_words
from tribonian.dsl.render import draw_all

PAGE = ROOT / "docs" / "language.md"
EXAMPLES = [*blocks(PAGE, "rules"), *blocks(ROOT / "docs" / "verification.md", "rules")]
# What an example that shows one construct does not answer for.
OF_WHOLE_BOOKS: tuple[Kind, ...] = ("dead", "reachable", "reference", "confluence", "secret", "ends")
ID = r"[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*-[A-Za-z0-9]+"
NAMED = re.compile(rf"(?:@|\brule |\b(?:prefers|over|overrides) |, |^  )({ID})", re.MULTILINE)


def completed(text: str) -> str:
    """A whole book, in the format of a case."""
    parts = [text]
    if not re.search(r"^players ", text, re.MULTILINE):
        parts.insert(0, "players Red, Blue\n")
    if not text.startswith("rulebook ") and "\nrulebook " not in text:
        parts.insert(0, 'rulebook example\n  title "An example"\n')
    if not re.search(r"^game\b", text, re.MULTILINE):
        parts.append("game\n  end game\n")
    if "# clauses:" not in text:
        parts.append(f"# clauses: {' '.join(dict.fromkeys(NAMED.findall(text)))}\n")
    return "".join(parts)


@pytest.mark.parametrize("block", EXAMPLES, ids=lambda block: block.name)
def test_example_checks_as_it_says(block: Block) -> None:
    case = read_case(completed(block.text))
    book, diagnostics = check(case.files)
    told = [one for one in diagnostics if one.is_error]
    assert case.expected == findings(told), draw_all(diagnostics)
    assert (book is None) == bool(case.expected)
    if book is not None:
        machine = build(book)
        results = [one for one in verify(machine) if one.obligation.kind not in OF_WHOLE_BOOKS]
        found = {one.obligation.id for one in results if one.verdict == "violated"}
        assert found == set(filter(None, [block.words.get("finds")]))


def test_every_keyword_stands_in_an_example() -> None:
    keywords = set(re.findall(r'"([a-z]+)"', grammar_text()))
    assert not keywords - set(re.findall(r"\w+", "\n".join(block.text for block in EXAMPLES)))


def test_reserved_words_are_those_of_the_grammar(accept: bool) -> None:
    wanted = ", ".join(f"`{word}`" for word in sorted(reserved_words())) + "\n"
    assert between(PAGE, "reserved words", wanted, accept=accept) == wanted


def test_errors_are_those_of_the_catalogue(accept: bool) -> None:
    rows = [f"| {code.number} | {code.template} |\n" for code in Code]
    wanted = "".join(["\n| code | says |\n|---|---|\n", *rows, "\n"])
    assert between(PAGE, "codes", wanted, accept=accept) == wanted
