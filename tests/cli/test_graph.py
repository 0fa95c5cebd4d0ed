"""The command `graph`: formats by name and by file, exit codes, and nothing half-written."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.books import POINTS, RULES
from tribonian.cli import app

AGRICOLA = str(POINTS)
TOLL = str(RULES.parent / "docs" / "examples" / "toll")


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["graph", *args])


def test_picture_is_named_after_the_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = run(TOLL)
    assert found.exit_code == 0, found.output
    assert [path.name for path in tmp_path.iterdir()] == ["toll.svg"]
    assert (tmp_path / "toll.svg").read_text(encoding="utf-8").startswith("<svg ")
    assert run(TOLL, "--phase", "bridge", "--format", "mermaid").exit_code == 0
    assert (tmp_path / "toll-bridge.mmd").is_file()


@pytest.mark.parametrize(
    ("name", "beginning"), [("a.svg", "<svg "), ("a.mmd", "%% Toll"), ("a.dot", "digraph "), ("a.GV", "digraph ")]
)
def test_format_follows_the_name_of_the_file(name: str, beginning: str, tmp_path: Path) -> None:
    found = run(TOLL, "--output", str(tmp_path / name))
    assert found.exit_code == 0, found.output
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(beginning)


def test_format_given_goes_before_the_name(tmp_path: Path) -> None:
    assert run(TOLL, "-o", str(tmp_path / "a.txt"), "--format", "dot").exit_code == 0
    assert (tmp_path / "a.txt").read_text(encoding="utf-8").startswith("digraph ")


def test_standard_output_holds_the_picture_alone() -> None:
    found = run(TOLL, "--output", "-", "--format", "mermaid")
    assert found.exit_code == 0
    assert found.stdout.splitlines()[1] == "flowchart TD"
    assert run(TOLL, "--output", "-").stdout.startswith("<svg ")


def test_detail_and_phase_show_more() -> None:
    whole = run(AGRICOLA, "--output", "-", "--format", "mermaid").stdout
    detail = run(AGRICOLA, "--output", "-", "--format", "mermaid", "--detail").stdout
    phase = run(AGRICOLA, "--output", "-", "--format", "mermaid", "--phase", "rally_phase").stdout
    assert len(phase) < len(whole) < len(detail)
    assert "rally britannia" in phase
    assert "recruiting" not in phase


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--format", "png"), "--format takes svg, mermaid or dot"),
        (("--output", "a.png"), "no format goes with `.png`"),
        (("--phase", "nowhere"), "there are battle, "),
    ],
)
def test_wrong_usage_is_told_and_nothing_is_written(
    args: tuple[str, ...], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run(AGRICOLA, *args)
    assert found.exit_code == 2
    assert words in found.output.replace("ap_determination, ap_die, ", "")
    assert not list(tmp_path.iterdir())


def test_unknown_book_is_wrong_usage() -> None:
    assert run("no_such_book").exit_code == 2


def test_faulty_book_leaves_an_older_picture_alone(tmp_path: Path) -> None:
    folder = tmp_path / "small"
    folder.mkdir()
    (folder / "book.rules").write_text('rulebook small\n  title "x"\n\ngame\n  leave nowhere\n', encoding="utf-8")
    old = tmp_path / "old.svg"
    old.write_text("old", encoding="utf-8")
    assert run(str(folder), "-o", str(old)).exit_code == 1
    assert old.read_text(encoding="utf-8") == "old"


def test_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    found = run(TOLL, "-o", str(tmp_path / "nowhere" / "a.svg"))
    assert found.exit_code == 1
    assert "cannot be written" in found.output
    assert not list(tmp_path.iterdir())


def test_same_book_gives_the_same_bytes_whatever_the_order_of_hashes() -> None:
    command = [sys.executable, "-m", "tribonian", "graph", AGRICOLA, "--detail", "--output", "-"]
    texts = [
        subprocess.run(command, capture_output=True, check=True, env={"PYTHONHASHSEED": seed}).stdout
        for seed in ("1", "2")
    ]
    assert texts[0] == texts[1]
    assert texts[0].startswith(b"<svg ")
