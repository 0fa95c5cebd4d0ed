"""Engines of Agricola's beginnings, made once for all tests of a process."""

from functools import cache
from pathlib import Path
from typing import Any

from tests.books import load_path
from tribonian.compiler.build import build
from tribonian.engines import load_engine

ROOT = Path(__file__).parents[2]


@cache
def engine(name: str) -> Any:
    return load_engine(build(load_path(ROOT / "rules" / "agricola" / name)))
