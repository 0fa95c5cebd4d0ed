"""Compare text with a golden file, or rewrite the file when the run was told to accept.

Use it through the `golden` fixture of conftest.py; import `Golden` from here to annotate it.
"""

import difflib
from pathlib import Path
from typing import Protocol

import pytest

ROOT = Path(__file__).parents[1]


class Golden(Protocol):
    """What the `golden` fixture gives: a comparison that fails the test, or writes under --accept."""

    def __call__(self, path: Path, actual: str) -> None: ...


def accept_text(path: Path, actual: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(actual, encoding="utf-8", newline="\n")


def compare_text(path: Path, actual: str) -> None:
    name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    if not path.exists():
        pytest.fail(f"{name} does not exist; `pytest --accept` writes it", pytrace=False)
    expected = path.read_bytes().decode("utf-8")
    if expected != actual:
        lines = difflib.unified_diff(
            expected.splitlines(), actual.splitlines(), f"{name} (expected)", "actual", lineterm=""
        )
        diff = "\n".join(lines) or "only line endings differ"
        pytest.fail(f"{diff}\n\nif the new text is right, `pytest --accept` writes it", pytrace=False)
