"""Passes for engines, on the text of a Machine: books of tests/compiler/passes/ before and after one pass.

The first line of a book names the pass; what the text loses and gains by it is kept beside the book.
"""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.dsl.corpus import check, read_case
from tests.golden import ROOT, Golden
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.machine_text import machine_text
from tribonian.compiler.tune import ENGINE_PASSES, tune

FOLDER = ROOT / "tests" / "compiler" / "passes"
BOOKS = sorted(FOLDER.glob("*.rules"))
PASSES = {one.__name__: one for one in ENGINE_PASSES}


def machine_of(path: Path) -> tuple[str, Machine]:
    text = path.read_text(encoding="utf-8")
    book, diagnostics = check(read_case(text).files)
    assert not diagnostics
    assert book is not None
    return text.splitlines()[0].removeprefix("# pass: "), build(book)


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_pass_changes_the_text_as_told(path: Path, golden: Golden) -> None:
    name, before = machine_of(path)
    after = PASSES[name](before)
    check_machine(after, after=name)
    old, new = (machine_text(one).splitlines() for one in (before, after))
    changed = [line for line in unified_diff(old, new, n=0, lineterm="") if not line.startswith(("---", "+++", "@@"))]
    golden(path.with_suffix(".diff"), "\n".join(changed) + "\n")


@pytest.mark.parametrize("path", BOOKS, ids=lambda path: path.stem)
def test_all_passes_together_leave_a_sound_machine(path: Path) -> None:
    _, before = machine_of(path)
    after = tune(before)
    kept = {name for name, var in after.vars.items() if var.kind != "derived"}
    assert kept == before.vars.keys()
    assert all(after.vars[name].offset == before.vars[name].offset for name in kept)


def test_every_pass_for_engines_has_a_book() -> None:
    told = {machine_of(path)[0] for path in BOOKS}
    assert told >= {"inline_values", "index_domains", "fuse_blocks"}
