"""Every path the documents name is there.

A document may name what its reader will make by saying so, anywhere in its text:
`<!-- not in the repository: my-game/book.rules -->`.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.repo.checkout import ROOT, files

TOPS = {".ci", "bench", "compiler", "docs", "dsl", "generated", "rules", "tests", "tribonian"}
SUFFIXES = {".j2", ".lark", ".md", ".py", ".rules", ".toml", ".tsv"}
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted(path for top in TOPS for path in (ROOT / top).glob("README.md")),
]

FENCE = re.compile(r"^ *(```|~~~).*?^ *\1", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
PATH = re.compile(r"(\./)?[\w.*-]+(/[\w.*-]+)*/?")
PLACEHOLDER = re.compile(r"<[\w -]+>|\b(BOOK|CODE|DATE|NAME)\b")
EXCUSED = re.compile(r"<!-- not in the repository: (.+?) -->", re.DOTALL)


def named_paths(text: str) -> Iterator[str]:
    """Path-like words between backticks, placeholders turned into `*`; fenced blocks are not read."""
    excused = {word for match in EXCUSED.finditer(text) for word in re.split(r"[,\s]+", match[1])}
    for match in QUOTED.finditer(FENCE.sub("", text)):
        for word in PLACEHOLDER.sub("*", match[2]).split():
            word = re.sub(r"(:\d+|::\w+)*[,;:]?$", "", word)
            if PATH.fullmatch(word) and is_path(word) and word not in excused:
                yield word.removeprefix("./")


def is_path(word: str) -> bool:
    top, slash, rest = word.removeprefix("./").partition("/")
    if word.startswith("*.") or (slash and top == "*"):
        return False  # a pattern for any file of a kind names none in particular
    return (slash == "/" and (top in TOPS or not rest)) or Path(word).suffix in SUFFIXES


def is_there(word: str, document: Path) -> bool:
    """From the root or from the document's folder; a bare file name may lie anywhere."""
    if "/" not in word.rstrip("/"):
        return any(Path(name).match(word.rstrip("/")) for name in all_names())
    return any(True for base in (ROOT, document.parent) for _ in base.glob(word.rstrip("/")))


@cache
def all_names() -> frozenset[str]:
    """The bare name of every file of ours and of every folder one lies in."""
    return frozenset(part for path in files() for part in path.relative_to(ROOT).parts)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_named_path_exists(document: Path) -> None:
    gone = {word for word in named_paths(document.read_text(encoding="utf-8")) if not is_there(word, document)}
    assert not gone, f"{document.name} names paths that are not there: {sorted(gone)}"


def test_scanner_tells_paths_from_other_words() -> None:
    text = """
    See `dsl/parser.py:12`, `rules/<book>/book.rules`, `generated/BOOK.py`, `pytest tests/repo` and `cli.py`,
    ``docs/``, not `and/or`, `x / y`, `tribonian.dsl`, `*.rules`, `E0601` or `mine/book.rules`.
    <!-- not in the repository: mine/book.rules -->
    ```
    `dsl/in_a_fence.py`
    ```
    """
    expected = ["dsl/parser.py", "rules/*/book.rules", "generated/*.py", "tests/repo", "cli.py", "docs/"]
    assert list(named_paths(text)) == expected


def test_missing_path_is_noticed() -> None:
    assert is_there("test_docs_paths.py", ROOT / "README.md")
    assert is_there("tests/repo/", ROOT / "README.md")
    assert not is_there("tests/repo/gone.py", ROOT / "README.md")
    assert not is_there("gone_from_everywhere.py", ROOT / "README.md")
