"""The commands and files that README.md and ARCHITECTURE.md show are real, word for word.

`pytest --accept tests/docs -n 0` writes today's output into the documents.
"""

import pytest

from tests.docs.blocks import Block, blocks, check_command, grouped
from tests.golden import ROOT

DOCUMENTS = [ROOT / "README.md", ROOT / "ARCHITECTURE.md"]
COMMANDS = [block for document in DOCUMENTS for block in blocks(document, "console")]
FILES = [block for document in DOCUMENTS for block in blocks(document, "rules") if "file" in block.words]


@pytest.mark.parametrize("block", grouped(COMMANDS))
def test_command_prints_what_the_document_says(block: Block, accept: bool) -> None:
    check_command(block, accept=accept)


@pytest.mark.parametrize("block", FILES, ids=lambda block: block.name)
def test_shown_file_is_the_one_in_the_repository(block: Block) -> None:
    assert block.text == (ROOT / block.words["file"]).read_text(encoding="utf-8")
