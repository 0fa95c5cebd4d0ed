"""Where books lie and how their files are read: by name under `rules/`, by path, or as shipped in the package.

With the other modules of this folder the only code that touches files. May import: dsl.
"""

from dataclasses import dataclass, replace
from pathlib import Path

import tribonian
from tribonian.dsl.load import ENTRY

RULES = ".rules"
SUFFIXES = (RULES, ".tsv")


class NoSuchBook(Exception):
    """Nothing by that name or path holds a book."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookFiles:
    """A book's files as bytes, and how their names are shown in messages."""

    folder: Path
    prefix: str
    files: dict[str, bytes]
    entry: str = ENTRY  # the file to begin with; a book in one file has it under its own name


def rule_folders() -> list[Path]:
    """Folders that hold books: the one at hand first, then the one that came with the package."""
    shipped = Path(tribonian.__file__).parent / "rules"
    found = [Path("rules")] if Path("rules").is_dir() else []
    if shipped.is_dir() and all(shipped.resolve() != one.resolve() for one in found):
        found.append(shipped)
    return found


def book_names() -> list[str]:
    """Every book by name."""
    return sorted({folder.name for root in rule_folders() for folder in root.iterdir() if (folder / ENTRY).is_file()})


def find_book(name: str) -> BookFiles:
    """A book by name, or by the path of its folder, of its `book.rules`, or of the one file it is.

    A file beside a `book.rules` is another beginning of that book: `agricola/small` begins with `small.rules`.
    """
    given = Path(name)
    if given.suffix == RULES and given.is_file():
        return _begin(given)
    if (given / ENTRY).is_file():
        return _read(given)
    for root in rule_folders() if name not in ("", ".", "..") else ():
        if (root / name / ENTRY).is_file():
            return _read(root / name)
        other = root / f"{name}{RULES}"
        if other.is_file() and (other.parent / ENTRY).is_file():
            return _begin(other)
    known = ", ".join(book_names()) or "none"
    looked = "no file of that name" if given.suffix == RULES else f"no folder of that name with a {ENTRY}"
    raise NoSuchBook(f"there is no book `{name}`: {looked} (books here: {known})")


def _begin(path: Path) -> BookFiles:
    """The book that begins with a file: with all files of its folder if that holds a `book.rules`, else that file."""
    return replace(_read(path.parent), entry=path.name) if (path.parent / ENTRY).is_file() else _read_one(path)


def _read_one(path: Path) -> BookFiles:
    folder = path.parent
    prefix = "" if folder == Path() else f"{folder.as_posix().rstrip('/')}/"
    return BookFiles(folder=folder, prefix=prefix, files={path.name: path.read_bytes()}, entry=path.name)


def _read(folder: Path) -> BookFiles:
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.suffix in SUFFIXES and path.is_file()
    }
    return BookFiles(folder=folder, prefix=f"{folder.as_posix()}/", files=files)
