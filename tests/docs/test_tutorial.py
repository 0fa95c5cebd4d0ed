"""The tutorial is followed step by step in an empty folder: its files are written, its commands run and compared.

Words behind a fence tell what a block is: `file=PATH` is that file whole; `into=PATH` are items that take the place
of those of the same name, or are added at the end; `shows=PATH` is what the file holds by then; `exit=N` and
`first=N` are told in tests/docs/blocks.py. `pytest --accept tests/docs/test_tutorial.py` writes today's output.
"""

import os
import re
import subprocess
import sys
from contextlib import chdir
from pathlib import Path

from typer.testing import CliRunner

from tests.docs.blocks import DOTS, same
from tests.golden import ROOT, Golden
from tribonian.cli import app

PAGE = ROOT / "docs" / "tutorial.md"
FENCE = re.compile(r"^```(\w+)([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ITEM = re.compile(r"^\S.*\n(?:(?:[ ].*)?\n)*", re.MULTILINE)
HEAD = re.compile(r"(\w+)(?: +([\w.-]+))?")
SURROUNDINGS = {"PYTHONPATH": str(ROOT), "NO_COLOR": "1", "COLUMNS": "100", "TERM": "dumb"}


def head(item: str) -> tuple[str, ...]:
    """What an item is called: its keyword and its name."""
    found = HEAD.match(item)
    assert found is not None, item
    return found.groups("")


def merged(old: str, new: str) -> str:
    """A rules file after a step of the tutorial; items keep their places, rules stand right below their value."""
    items = {head(item): item.rstrip("\n") for item in ITEM.findall(old)}
    items |= {head(item): item.rstrip("\n") for item in ITEM.findall(new)}
    text = "\n\n".join(items.values()) + "\n"
    return re.sub(r"^((?:value|rule) .*\n)\n(?=rule )", r"\1", text, flags=re.MULTILINE)


def ran(line: str, folder: Path) -> tuple[int, str]:
    """The exit code of a command and what it prints; ours runs in this process, which has read the grammar already."""
    program, *args = line.split()
    if program == "tribonian":
        with chdir(folder):
            found = CliRunner().invoke(app, args, env=SURROUNDINGS)
        return found.exit_code, found.output
    assert program == "python"
    done = subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env={**os.environ, **SURROUNDINGS},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def command(line: str, folder: Path, words: dict[str, str]) -> str:
    """What a command prints, cut as its block says; it must end with the exit code told."""
    code, printed = ran(line, folder)
    assert code == int(words.get("exit", "0")), f"`{line}` ends with {code}:\n{printed}"
    lines = [one.rstrip() for one in printed.strip("\n").split("\n")]
    most = int(words.get("first", len(lines)))
    return "\n".join([*lines[:most], *([DOTS] if most < len(lines) else [])]) + "\n"


def followed(folder: Path, language: str, words: dict[str, str], text: str) -> str:
    """Do what a block says; gives its text as it should read."""
    if language == "console":
        line, _, shown = text.partition("\n")
        printed = command(line.removeprefix("$ "), folder, words)
        return f"{line}\n{shown if same(shown, printed) else printed}"
    ((what, name),) = words.items()
    path = folder / name
    if what == "shows":
        return path.read_text(encoding="utf-8")
    assert what in ("file", "into"), f"`{what}=` says nothing"
    path.parent.mkdir(exist_ok=True)
    whole = text if what == "file" else merged(path.read_text(encoding="utf-8"), text)
    path.write_text(whole, encoding="utf-8", newline="\n")
    return text


def test_tutorial_can_be_followed(tmp_path: Path, golden: Golden) -> None:
    def step(block: re.Match[str]) -> str:
        words = dict(word.partition("=")[::2] for word in block[2].split())
        return f"```{block[1]}{block[2]}\n{followed(tmp_path, block[1], words, block[3])}```"

    golden(PAGE, FENCE.sub(step, PAGE.read_text(encoding="utf-8")))


def test_items_of_a_step_take_the_place_of_their_namesakes() -> None:
    old = "rulebook b\n  title x\n\nvalue v: 0..9\nrule 1-a  v = 1\ngame\n  end game\n"
    new = "rule 1-a  v = 2\n  when yes\n\nrule 1-b  v = 3\n"
    assert merged(old, new) == (
        "rulebook b\n  title x\n\nvalue v: 0..9\nrule 1-a  v = 2\n  when yes\n\ngame\n  end game\n\nrule 1-b  v = 3\n"
    )
