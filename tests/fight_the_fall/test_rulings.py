"""Every ruling of Fight the Fall comes out as it tells: by the interpreter, and slowly by the engine too."""

import pytest

from tests.books import RULES, load_path
from tribonian.compiler.rulings import run_rulings
from tribonian.rulings import LoadedEngine

WANTED = 88 + 60  # those made public, and our own


def test_rulings_pass() -> None:
    results = run_rulings(load_path(RULES / "fight_the_fall"))
    assert [one.name for one in results if one.verdict != "passed"] == []
    assert len(results) >= WANTED


@pytest.mark.slow
def test_engine_rules_as_the_interpreter_does() -> None:
    results = run_rulings(load_path(RULES / "fight_the_fall"), load=LoadedEngine)
    assert [one.name for one in results if one.verdict != "passed"] == []
