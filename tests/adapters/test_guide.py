"""The examples of the guide run as they are printed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.adapters.games import ROOT
from tests.books import load_folder
from tests.docs.blocks import Block, blocks
from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python

EXAMPLES = list(blocks(ROOT / "docs" / "adapters.md", "python"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the engine of the examples."""
    made = tmp_path_factory.mktemp("engine")
    source = emit_python(build(load_folder(ROOT / "docs" / "examples" / "toll")))
    (made / "toll.py").write_text(source, encoding="utf-8")
    return made


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.name)
def test_example_runs(example: Block, folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", example.text],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
