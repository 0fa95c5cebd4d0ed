"""`tribonian new`: the scaffold is a whole book, nothing that is there is touched, and it is all or nothing."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.books import read_folder, statuses
from tribonian.cli import app
from tribonian.dsl.parser import reserved_words


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_new_book_lies_under_rules_and_is_found_by_name(at_hand: Path) -> None:
    done = run("new", "salt_road")
    assert done.exit_code == 0
    files = {"book.rules", "chapter_1.rules", "clauses.tsv"}
    assert set(tree(at_hand)) == {f"rules/salt_road/{name}" for name in files}
    found = run("check", "salt_road")
    assert (found.exit_code, found.stdout) == (0, "1 book checked: no errors\n")


def test_new_book_verifies_compiles_and_plays(at_hand: Path) -> None:
    run("new", "salt_road", "--folder", "books")
    proved = run("verify", "books/salt_road")
    assert proved.exit_code == 0, proved.output
    assert "proved  inv/purse_holds" in proved.output
    assert run("compile", "books/salt_road", "-o", "engine.py").exit_code == 0
    assert (at_hand / "engine.py").exists()
    played = run("play", "books/salt_road", "--players", "random,random", "--seed", "1")
    assert played.exit_code == 0
    assert "the game is over" in played.output


def test_new_book_is_in_canonical_layout(at_hand: Path) -> None:
    run("new", "salt_road")
    before = tree(at_hand)
    assert run("fmt", "--check", "salt_road").exit_code == 0
    assert tree(at_hand) == before


def test_every_clause_of_a_new_book_is_used_or_prose(at_hand: Path) -> None:
    run("new", "salt_road")
    status = statuses(read_folder(at_hand / "rules" / "salt_road"))
    assert status.pop("2-g") == "prose"
    assert set(status.values()) == {"encoded"}


def test_promise_is_broken_as_the_comment_says(at_hand: Path) -> None:
    run("new", "salt_road")
    chapter = at_hand / "rules" / "salt_road" / "chapter_1.rules"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("purse = 9", "purse = 12"), encoding="utf-8")
    found = run("verify", "salt_road")
    assert found.exit_code == 1
    assert "violated  inv/purse_holds" in found.output


@pytest.mark.parametrize("kind", ["folder", "empty", "file", "link"])
def test_what_is_there_is_not_touched(kind: str, at_hand: Path) -> None:
    place = at_hand / "rules" / "salt_road"
    place.parent.mkdir()
    if kind == "file":
        place.write_text("mine", encoding="utf-8")
    elif kind == "link":
        place.symlink_to(at_hand / "gone")
    else:
        place.mkdir()
        if kind == "folder":
            (place / "notes.txt").write_text("mine", encoding="utf-8")
    before = tree(at_hand)
    found = run("new", "salt_road")
    assert found.exit_code == 1
    assert "is there already; nothing was changed" in found.output
    assert tree(at_hand) == before
    assert sorted(path.name for path in place.parent.iterdir()) == ["salt_road"]


@pytest.mark.parametrize(
    "name", ["", "a b", "1830", "_", "größe", "../x", "a/b", "a-b", "a.b", "{{x}}", "x\n", "class", "None", "end"]
)
def test_bad_name_is_refused_and_nothing_is_written(name: str, at_hand: Path) -> None:
    found = run("new", "--", name)
    assert found.exit_code == 2
    assert "a book cannot be called" in found.output
    assert not list(at_hand.iterdir())


def test_every_reserved_word_is_refused(at_hand: Path) -> None:
    assert {run("new", word).exit_code for word in sorted(reserved_words())} == {2}
    assert not list(at_hand.iterdir())


def test_nothing_is_left_when_writing_fails(at_hand: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Path] = []
    whole = Path.write_text

    def fail_second(self: Path, *args: str, **words: str) -> int:
        if written:
            raise OSError(28, "No space left on device")
        written.append(self)
        return whole(self, *args, **words)

    monkeypatch.setattr(Path, "write_text", fail_second)
    found = run("new", "salt_road", "--folder", "deep/books")
    assert found.exit_code == 1
    assert "deep/books/salt_road cannot be written: No space left on device" in found.output
    assert written
    assert not list(at_hand.iterdir())


def test_folder_that_is_a_file_is_refused(at_hand: Path) -> None:
    (at_hand / "books").write_text("mine", encoding="utf-8")
    assert run("new", "salt_road", "--folder", "books").exit_code == 1
    assert tree(at_hand) == {"books": b"mine"}


@pytest.mark.parametrize("folder", ["a folder", "grün", "x\ny", "{{ 7 }}", "@NAME@"])
def test_book_in_a_folder_with_any_name_checks(folder: str, at_hand: Path) -> None:
    assert run("new", "salt_road", "--folder", folder).exit_code == 0
    assert run("check", f"{folder}/salt_road").exit_code == 0
    assert (at_hand / folder / "salt_road" / "book.rules").is_file()
