"""The committed engines are what the compiler writes today, and each runs alone."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.books import RULES, load_folder
from tests.repo.checkout import ROOT, imports, parse
from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python

BOOKS = sorted(path.name for path in RULES.iterdir() if (path / "book.rules").exists())


def engine(book: str) -> Path:
    return ROOT / "generated" / f"{book}.py"


@pytest.mark.parametrize("book", BOOKS)
def test_engine_is_what_the_compiler_writes(book: str) -> None:
    written = engine(book).read_bytes().decode("utf-8")
    fresh = emit_python(build(load_folder(RULES / book)))
    assert written == fresh, f"generated/{book}.py is stale: compile {book} again"


@pytest.mark.parametrize("book", BOOKS)
def test_engine_runs_alone(book: str, tmp_path: Path) -> None:
    copy = tmp_path / f"{book}.py"
    copy.write_bytes(engine(book).read_bytes())
    command = [sys.executable, "-I", copy.name, "--games", "3", "--seed", "1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["seed 1", "seed 2", "seed 3"]


@pytest.mark.parametrize("book", BOOKS)
def test_engine_imports_the_standard_library_alone(book: str) -> None:
    tree = parse(engine(book))
    assert {item.target.split(".")[0] for item in imports(tree)} <= sys.stdlib_module_names
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"exec", "eval", "compile", "open", "__import__"}


@pytest.mark.parametrize("book", BOOKS)
def test_engine_says_where_it_comes_from(book: str) -> None:
    head = engine(book).read_text(encoding="utf-8").splitlines()
    assert head[0] == "# Made by tribonian. Do not edit: change the rules and compile them again."
    assert any(line.startswith(f"Made from the rulebook `{book}`") for line in head[:10])
