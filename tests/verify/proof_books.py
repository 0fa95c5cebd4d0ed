"""The small books of tests/proofs/, whose verdict is their folder's name."""

from pathlib import Path

from tests.dsl.corpus import read_case
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import load
from tribonian.dsl.model import Rulebook

FOLDER = Path(__file__).parents[1] / "proofs"


def machine_of(name: str) -> Machine:
    """The Machine of a book by verdict and name, `proved/track-in-range`."""
    return build(book_of(name))


def book_of(name: str) -> Rulebook:
    """The book itself."""
    sink = Sink()
    book = load(read_case((FOLDER / f"{name}.rules").read_text(encoding="utf-8")).files, sink)
    assert book is not None, sink.sorted()
    return book
