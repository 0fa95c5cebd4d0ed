"""The three ways to run a book: its Machine in the interpreter, the tuned Machine there, and the engine of the latter.

Made once for every book, so tests of one book belong on one worker: see `grouped`.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from tests.books import load_path
from tests.engines import engine_of
from tests.golden import ROOT
from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.tune import tune

DEMANDS = sorted(path for path in (ROOT / "tests" / "demands").iterdir() if path.is_dir())
RULES = sorted(path.parent for path in (ROOT / "rules").glob("*/book.rules"))
CLASSICS = sorted((ROOT / "bench" / "games").glob("*.rules"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sides:
    """Who plays against whom."""

    plain: Interpreter
    tuned: Interpreter
    engine: ModuleType  # of the tuned Machine


@cache
def sides_of(path: Path) -> Sides:
    machine = build(load_path(path))
    return Sides(plain=Interpreter(machine), tuned=Interpreter(tune(machine)), engine=engine_of(machine, tuned=True))


def grouped(paths: list[Path]) -> list[object]:
    """Books as parameters of a test, each with its name and a worker of its own."""
    named = [(path, f"{path.parent.name}-{path.stem}") for path in paths]
    return [pytest.param(path, id=name, marks=pytest.mark.xdist_group(name)) for path, name in named]
