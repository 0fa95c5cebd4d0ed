"""The guide to errata shows real sheets and real verdicts; what judges all of Agricola several times is slow.

`pytest --accept tests/docs -n 0 -m 'slow or not slow'` writes today's output into the guide.
"""

import pytest

from tests.docs.blocks import Block, blocks, check_command, grouped
from tests.golden import ROOT

PAGE = ROOT / "docs" / "errata.md"
COMMANDS = list(blocks(PAGE, "console"))
SHEETS = [block for block in blocks(PAGE, "rules") if "file" in block.words]


@pytest.mark.parametrize("block", grouped(one for one in COMMANDS if not one.slow))
def test_verdict_is_what_the_guide_says(block: Block, accept: bool) -> None:
    check_command(block, accept=accept)


@pytest.mark.slow
@pytest.mark.parametrize("block", grouped(one for one in COMMANDS if one.slow))
def test_slow_verdict_is_what_the_guide_says(block: Block, accept: bool) -> None:
    check_command(block, accept=accept)


@pytest.mark.parametrize("block", SHEETS, ids=lambda one: one.name)
def test_shown_sheet_is_the_one_in_the_repository(block: Block) -> None:
    assert block.text == (ROOT / block.words["file"]).read_text(encoding="utf-8")
