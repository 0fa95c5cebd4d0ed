"""The guide to findings shows a real book and what is really found in it."""

import pytest

from tests.docs.blocks import Block, blocks, check_command, grouped
from tests.golden import ROOT

PAGE = ROOT / "docs" / "findings.md"
BOOKS = [block for block in blocks(PAGE, "rules") if "file" in block.words]


@pytest.mark.parametrize("block", grouped(blocks(PAGE, "console")))
def test_findings_are_what_the_guide_says(block: Block, accept: bool) -> None:
    check_command(block, accept=accept)


@pytest.mark.parametrize("block", BOOKS, ids=lambda one: one.name)
def test_shown_book_is_the_one_in_the_repository(block: Block) -> None:
    assert block.text == (ROOT / block.words["file"]).read_text(encoding="utf-8")
