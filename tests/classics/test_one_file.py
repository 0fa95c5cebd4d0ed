"""A book in one file: named by its path, with no catalogue beside it, and its own name in messages."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.classics.walks import GAMES, NAMES
from tribonian.books import NoSuchBook, find_book
from tribonian.cli import app
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import read_book
from tribonian.dsl.printer import format_text
from tribonian.dsl.text import read_text

BOOK = """rulebook small
  title "Small"

section 1 "All of it"

value toll: 0..9  @1-a
rule 1-b  toll = 1
rule 1-b.2  modifies toll: + 1  @1

game
  if toll = 2: end game  @2-a
  end game
"""


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


@pytest.mark.parametrize("name", NAMES)
def test_classic_checks_without_a_word(name: str) -> None:
    found = run("check", str(GAMES / f"{name}.rules"))
    assert found.exit_code == 0, found.output
    assert found.output.split("\n")[0] == "1 book checked: no errors"


@pytest.mark.parametrize("name", NAMES)
def test_classic_is_in_canonical_layout(name: str) -> None:
    path = GAMES / f"{name}.rules"
    sink = Sink()
    source = read_text(path.name, path.read_bytes(), sink)
    assert source is not None
    assert format_text(source, sink) == source.text


@pytest.mark.parametrize("name", NAMES)
def test_classic_tells_every_clause_it_cites(name: str) -> None:
    """What each clause says stands behind its id in a comment below its section."""
    book = find_book(str(GAMES / f"{name}.rules"))
    draft = read_book(book.files, Sink(), prefix=book.prefix, entry=book.entry)
    assert draft is not None
    text = book.files[book.entry].decode()
    told = [line.split()[1] for line in text.split("\n") if line.startswith("# ") and "-" in line.split()[1]]
    assert sorted(told) == sorted(clause.id for clause in draft.catalogue.clauses)


def test_clauses_are_those_it_cites(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text(BOOK)
    book = find_book(str(path))
    draft = read_book(book.files, Sink(), prefix=book.prefix, entry=book.entry)
    assert draft is not None
    assert [(clause.id, clause.section) for clause in draft.catalogue.clauses] == [
        ("1-a", "1"),
        ("1-b", "1"),
        ("2-a", "2"),
    ]


def test_message_has_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text(BOOK.replace("toll = 2", "tol = 2"))
    found = run("check", str(path), "--format", "line")
    assert found.exit_code == 1
    assert found.output.startswith(f"{path.as_posix()}:11:")


def test_file_without_header_is_told_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "chapter.rules"
    path.write_text("state gold: 0..9 = 1\n")
    found = run("check", str(path), "--format", "line")
    assert found.exit_code == 1
    assert "chapter.rules:1:1" in found.output
    assert "E0408" in found.output


def test_files_beside_it_are_not_of_the_book(tmp_path: Path) -> None:
    path = tmp_path / "small.rules"
    path.write_text('import "other.rules"\n' + BOOK)
    (tmp_path / "other.rules").write_text("state gold: 0..9 = 1\n")
    assert "E0206" in run("check", str(path), "--format", "line").output


@pytest.mark.parametrize("by_path", [True, False])
def test_file_beside_a_book_begins_it_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, by_path: bool
) -> None:
    """With the files and the catalogue of its folder."""
    folder = tmp_path / "rules" / "small"
    folder.mkdir(parents=True)
    (folder / "book.rules").write_text(BOOK)
    (folder / "other.rules").write_text('rulebook small\n  title "Other"\nimport "chapter.rules"\n')
    (folder / "chapter.rules").write_text("game  @9-a\n  end game\n")
    header = "id\tsection\tkind\tstatement\tneeds\treason\n"
    (folder / "clauses.tsv").write_text(f"{header}9-a\t9\teffect\tThe game ends.\t\t\n")
    monkeypatch.chdir(tmp_path)
    found = find_book(str(folder / "other.rules") if by_path else "small/other")
    assert (found.entry, found.folder.name) == ("other.rules", "small")
    draft = read_book(found.files, Sink(), entry=found.entry)
    assert draft is not None
    assert draft.header.title == "Other"
    assert [clause.id for clause in draft.catalogue.clauses] == ["9-a"]


def test_file_that_is_not_there_is_wrong_usage(tmp_path: Path) -> None:
    with pytest.raises(NoSuchBook, match="no file of that name"):
        find_book(str(tmp_path / "none.rules"))
