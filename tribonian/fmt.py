"""`tribonian fmt`: rules files in their canonical layout.

All files are read before any is written: one that does not parse leaves every file as it was.
May import: play (for writing), stages, dsl.
"""

from pathlib import Path

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, whole
from tribonian.dsl.printer import format_text
from tribonian.dsl.source import Source
from tribonian.dsl.text import read_text
from tribonian.play import write_text
from tribonian.stages import FAULTY, USAGE, console, stop

BOOKS = Path("rules")
SUFFIX = ".rules"


class NothingThere(Exception):
    """Nothing by that name or path can be formatted."""


def find_files(names: list[str]) -> list[Path]:
    """The rules files meant: files, those below folders, those of books by name; each once."""
    found: dict[Path, Path] = {}
    for name in names or [str(BOOKS)]:
        given = next((path for path in (Path(name), BOOKS / name) if path.exists()), None)
        if given is None and not names:
            raise NothingThere("there is no `rules` folder here: name files, folders or books")
        if given is None:
            raise NothingThere(f"there is no file, folder or book `{name}`")
        if given.is_file() and given.suffix != SUFFIX:
            raise NothingThere(f"`{name}` is no rules file: its name does not end in `{SUFFIX}`")
        inside = sorted(path for path in given.rglob(f"*{SUFFIX}") if path.is_file()) if given.is_dir() else [given]
        if not inside:
            raise NothingThere(f"no file below `{name}` ends in `{SUFFIX}`")
        for path in inside:
            found.setdefault(path.resolve(), path)
    return list(found.values())


def _formatted(path: Path, data: bytes, sink: Sink) -> str | None:
    source = read_text(path.as_posix(), data, sink)
    return None if source is None else format_text(source, sink)


def format_files(names: list[str], *, check: bool) -> int:
    """Write what changes, or only tell it."""
    try:
        paths = find_files(names)
    except NothingThere as error:
        console(stderr=True).print(f"error: {error}", style="bold red", markup=False)
        return USAGE
    sink = Sink()
    changed: dict[Path, str] = {}
    for path in paths:
        try:
            data = path.read_bytes()
        except OSError as error:
            place = whole(Source(name=path.as_posix(), text=""))
            sink.report(Code.UNREADABLE, place, name=path.as_posix(), reason=error.strerror or "unknown")
            continue
        text = _formatted(path, data, sink)
        if text is not None and text.encode() != data:
            changed[path] = text
    if sink.failed:
        raise stop(sink.sorted())
    out = console()
    for path, text in changed.items():
        if not check:
            write_text(path.resolve(), text)
        out.print(f"{'would change' if check else 'formatted'} {path.as_posix()}", markup=False)
    total = f"{len(paths)} file{'' if len(paths) == 1 else 's'}"
    verb = "would change" if check else "formatted"
    tail = f"{len(changed)} {verb}" if changed else "all in canonical layout"
    out.print(f"{total}: {tail}", style="yellow" if changed and check else "green")
    return FAULTY if check and changed else 0
