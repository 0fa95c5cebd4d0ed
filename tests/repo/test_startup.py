"""Commands that prove nothing start without the solver."""

import json
import os
import subprocess
import sys

import pytest

from tests.repo.checkout import ROOT

PROBE = """
import json, sys
sys.argv = ["tribonian", *sys.argv[1:]]
from tribonian.cli import main
code = main()
print(json.dumps([code, [name for name in ("z3", "lark", "jinja2") if name in sys.modules]]))
"""


def started(*args: str) -> tuple[int, list[str]]:
    """A command's exit code, and which heavy libraries it had loaded by its end."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    code, loaded = json.loads(done.stdout.splitlines()[-1])
    return int(code), list(loaded)


@pytest.mark.parametrize("args", [("--version",), ("--help",), ("verify", "--help")], ids=" ".join)
def test_nothing_heavy_is_loaded_for_a_word(args: tuple[str, ...]) -> None:
    assert started(*args) == (0, [])


def test_solver_is_not_loaded_to_check() -> None:
    code, loaded = started("check", "docs/examples/toll")
    assert code == 0
    assert "z3" not in loaded
