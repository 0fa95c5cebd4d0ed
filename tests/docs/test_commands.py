"""Every command the documents show prints what they say it prints, and every file they show is there.

`pytest --accept tests/docs -n 0` writes today's output into the documents.
"""

import pytest

from tests.docs.blocks import Block, blocks, rewrite, run, same
from tests.golden import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "docs" / "errata.md"]
COMMANDS = [block for document in DOCUMENTS for block in blocks(document, "console")]
FILES = [
    block
    for document in DOCUMENTS
    for language in ("rules", "text")
    for block in blocks(document, language)
    if "file" in block.words
]


@pytest.mark.parametrize("block", COMMANDS, ids=lambda block: block.name)
def test_command_prints_what_the_document_says(block: Block, accept: bool) -> None:
    printed = run(block)
    if accept:
        rewrite(block, printed)
    else:
        assert same(block.output, printed), f"{block.name} now prints\n{printed}"


@pytest.mark.parametrize("block", FILES, ids=lambda block: block.name)
def test_shown_file_is_the_one_in_the_repository(block: Block) -> None:
    assert block.text == (ROOT / block.words["file"]).read_text(encoding="utf-8")
