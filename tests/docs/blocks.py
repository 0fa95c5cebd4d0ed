"""Fenced blocks of the documents: found, run, compared, and rewritten under --accept.

Words behind a fence's language tell what a block is: `file=PATH` shows that file whole; `exit=N` is the code a
command ends with, `first=N` how many lines of its output are shown before dots, `slow` that it takes long.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from tests.golden import ROOT

_FENCE = re.compile(r"^```(\w+)([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SECONDS = re.compile(r"\d+\.\d+ s\b")
DOTS = "..."


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """One fenced block and where it stands."""

    document: Path
    line: int
    language: str
    text: str
    words: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.document.name}:{self.line}"

    @property
    def slow(self) -> bool:
        return "slow" in self.words

    @property
    def command(self) -> str:
        first, _, _ = self.text.partition("\n")
        return first.removeprefix("$ ")

    @property
    def output(self) -> str:
        return self.text.partition("\n")[2]


def blocks(document: Path, language: str) -> Iterator[Block]:
    """The blocks of one language, in reading order."""
    text = document.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        if found[1] == language:
            yield Block(
                document=document,
                line=text.count("\n", 0, found.start()) + 1,
                language=language,
                text=found[3],
                words=dict(word.partition("=")[::2] for word in found[2].split()),
            )


def grouped(found: Iterable[Block]) -> list[ParameterSet]:
    """Blocks as parameters of a test; those with the same command go to one worker, which runs it once."""
    return [pytest.param(one, id=one.name, marks=pytest.mark.xdist_group(one.command)) for one in found]


@cache
def _done(command: str) -> subprocess.CompletedProcess[str]:
    """A command, run once however many documents show it."""
    program, *args = command.split()
    start = {"tribonian": ["-m", "tribonian"], "python": []}[program]
    return subprocess.run(
        [sys.executable, *start, *args],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def run(block: Block) -> str:
    """What the command of a block prints now, cut as the block says, and its exit code if that is another."""
    done = _done(block.command)
    lines = [line.rstrip() for line in (done.stdout + done.stderr).rstrip("\n").split("\n")]
    most = int(block.words.get("first", len(lines)))
    if most < len(lines):
        lines = [*lines[:most], DOTS]
    wanted = int(block.words.get("exit", "0"))
    if done.returncode != wanted:
        lines.append(f"(exit code {done.returncode}, not {wanted})")
    return "\n".join(lines) + "\n"


def same(shown: str, printed: str) -> bool:
    """Whether two outputs say the same; how long something took does not count."""
    return _SECONDS.sub("_ s", shown) == _SECONDS.sub("_ s", printed)


def rewrite(block: Block, output: str) -> None:
    """Put today's output into the document."""
    text = block.document.read_text(encoding="utf-8")
    head = f"$ {block.command}\n"
    block.document.write_text(text.replace(head + block.output, head + output), encoding="utf-8", newline="\n")


def check_command(block: Block, *, accept: bool) -> None:
    """Run a block's command: it must print what the document says, or the document is rewritten."""
    printed = run(block)
    if accept:
        rewrite(block, printed)
    else:
        assert same(block.output, printed), f"{block.name} now prints\n{printed}"


def between(document: Path, name: str, wanted: str, *, accept: bool) -> str:
    """What stands between the marks of a generated list, after writing it where that is asked for."""
    text = document.read_text(encoding="utf-8")
    head, foot = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = text.partition(head)
    shown, _, after = rest.partition(foot)
    if accept:
        document.write_text(before + head + wanted + foot + after, encoding="utf-8", newline="\n")
        return wanted
    return shown
