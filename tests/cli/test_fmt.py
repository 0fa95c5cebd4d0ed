"""`tribonian fmt`: what it writes, what it refuses, and its exit codes."""

import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.books import POINTS
from tribonian.cli import app

UNTIDY = b'\xef\xbb\xbfrulebook  b\r\n title "B"\r\ngame\r\n end   game  # over'
TIDY = b'rulebook b\n  title "B"\n\ngame\n  end game  # over\n'
BROKEN = b"state x: 0..9 = 1\nstate y = 2\n"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, ["fmt", *args])


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An untidy book `small` below rules/, in the folder that the command runs in."""
    folder = tmp_path / "rules" / "small"
    folder.mkdir(parents=True)
    (folder / "book.rules").write_bytes(UNTIDY)
    (folder / "clauses.tsv").write_bytes(b"as it is  \n\n")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.mark.parametrize("args", [(), ("small",), ("rules",), ("rules/small",), ("rules/small/book.rules",)])
def test_files_are_written_in_their_layout(args: tuple[str, ...], book: Path) -> None:
    found = run(*args)
    assert found.exit_code == 0
    assert "formatted rules/small/book.rules" in found.output
    assert (book / "book.rules").read_bytes() == TIDY
    assert (book / "clauses.tsv").read_bytes() == b"as it is  \n\n"
    assert sorted(path.name for path in book.iterdir()) == ["book.rules", "clauses.tsv"]
    again = run(*args)
    assert (again.exit_code, again.output) == (0, "1 file: all in canonical layout\n")


def test_check_writes_nothing_and_tells(book: Path) -> None:
    found = run("--check")
    assert found.exit_code == 1
    assert "would change rules/small/book.rules" in found.output
    assert (book / "book.rules").read_bytes() == UNTIDY
    run()
    assert run("--check").exit_code == 0


def test_file_named_twice_is_read_once(book: Path) -> None:
    assert "1 file:" in run("small", str(book), "rules/small/book.rules").output


def test_nothing_is_written_when_one_file_does_not_parse(book: Path) -> None:
    (book / "other.rules").write_bytes(BROKEN)
    for args in ((), ("--check",)):
        found = run(*args)
        assert found.exit_code == 1
        assert "rules/small/other.rules:2" in found.output
        assert "nothing was written" in found.output
        assert (book / "book.rules").read_bytes() == UNTIDY


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize("name", ["nowhere", "rules/small/clauses.tsv"])
def test_what_is_no_rules_file_is_wrong_usage(name: str) -> None:
    found = run(name)
    assert found.exit_code == 2
    assert name in found.output


def test_where_there_are_no_books_something_must_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run().exit_code == 2
    (tmp_path / "empty").mkdir()
    assert run("empty").exit_code == 2


def test_link_is_followed_and_kept(book: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.rules"
    link.symlink_to(book / "book.rules")
    assert run("link.rules").exit_code == 0
    assert link.is_symlink()
    assert (book / "book.rules").read_bytes() == TIDY


def test_formatted_agricola_still_checks(tmp_path: Path) -> None:
    folder = tmp_path / "agricola"
    shutil.copytree(POINTS, folder)
    assert run(str(folder)).exit_code == 0
    assert run("--check", str(folder)).exit_code == 0
    found = CliRunner().invoke(app, ["check", str(folder)])
    assert found.exit_code == 0, found.output
