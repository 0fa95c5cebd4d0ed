"""What was proved before, in the user's cache folder: lines of JSON, one an outcome, never part of a book.

Lines are only added, each in one go. A line that was torn or changed does not fit its own check and is not read, so a
run may be stopped anywhere. A folder that cannot be used is done without. May import: tribonian, compiler, dsl.
"""

import hashlib
import json
import os
import re
import shutil
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

import tribonian.compiler
import tribonian.dsl

MOST = 64_000_000  # bytes of one book; a file that has grown beyond is begun anew
VERSIONS = 3  # of Tribonian whose outcomes are kept

_LINE = re.compile(rb'\{"key":"([0-9a-f]{64})","check":"([0-9a-f]{16})","value":(.*)\}')


@cache
def code_version() -> str:
    """Changes with everything outcomes depend on besides what they are about: our code and the solver."""
    found = hashlib.sha256(version("z3-solver").encode())
    for package in (tribonian.compiler, tribonian.dsl):
        folder = Path(str(package.__file__)).parent
        for path in sorted(folder.rglob("*.py")):
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def cache_folder() -> Path:
    """Where this user's programs keep what they can do without."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(given) if Path(given).is_absolute() else Path.home() / ".cache") / "tribonian" / "proofs"


class ProofCache:
    """The outcomes of one book, read when opened; new ones are added to the file at once."""

    def __init__(self, book: str) -> None:
        self.lines: dict[str, tuple[bytes, bytes]] = {}
        self.usable = True
        self.path = cache_folder() / code_version() / f"{re.sub(r'[^A-Za-z0-9_-]', '-', book)}.jsonl"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._forget_old_versions()
            if self.path.exists() and self.path.stat().st_size > MOST:
                self.path.unlink()
            self._read(self.path.read_bytes() if self.path.exists() else b"")
        except OSError:
            self.usable = False

    def _read(self, data: bytes) -> None:
        for line in data.split(b"\n"):
            found = _LINE.fullmatch(line)
            if found is not None:
                key, check, value = found.groups()
                self.lines[key.decode()] = (check, value)
        if data and not data.endswith(b"\n"):
            self._add(b"\n")  # the last line was torn: what comes next stands on its own

    def _forget_old_versions(self) -> None:
        os.utime(self.path.parent)
        folders = [one for one in self.path.parent.parent.iterdir() if one.is_dir()]
        for old in sorted(folders, key=lambda one: one.stat().st_mtime, reverse=True)[VERSIONS:]:
            shutil.rmtree(old, ignore_errors=True)

    def get(self, key: str) -> object | None:
        """An outcome as parsed JSON, if it is here and whole."""
        check, value = self.lines.get(key, (b"", b""))
        if not value or _check(value) != check:
            return None
        with suppress(ValueError):
            found: object = json.loads(value)
            return found
        return None

    def put(self, key: str, value: str) -> None:
        """Keep an outcome, which is one line of JSON."""
        coded = value.encode()
        self.lines[key] = (_check(coded), coded)
        if self.usable:
            self._add(b'{"key":"%s","check":"%s","value":%s}\n' % (key.encode(), _check(coded), coded))

    def _add(self, data: bytes) -> None:
        try:
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
            try:
                os.write(handle, data)  # at once, so that lines of two runs do not mix
            finally:
                os.close(handle)
        except OSError:
            self.usable = False


def _check(value: bytes) -> bytes:
    return hashlib.sha256(value).hexdigest()[:16].encode()
