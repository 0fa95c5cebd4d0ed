"""Files that commands read and write while they run: all of it or nothing, and refusals with their code.

May import: dsl.codes, stages.
"""

import json
from pathlib import Path
from typing import Any

import typer

from tribonian.dsl.codes import Code
from tribonian.stages import FAULTY, console


def fail(message: str, code: int = FAULTY) -> typer.Exit:
    """Say what is wrong; the caller raises what comes back."""
    console(stderr=True).print(f"error: {message}", style="bold red", markup=False)
    return typer.Exit(code)


def refuse_file(code: Code, path: Path | None, **words: object) -> typer.Exit:
    """A file given at run time that cannot be used: its code, its name and the reason."""
    message = code.template.format(name=path, **words)
    console(stderr=True).print(f"error[{code.number}]: {path}: {message}", style="bold red", markup=False)
    return typer.Exit(FAULTY)


def write_text(path: Path, text: str) -> None:
    """Write all of it or nothing: first beside the file, then in its place."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise fail(f"{path} cannot be written: {error.strerror}") from None


def read_object(path: Path) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise refuse_file(Code.UNREADABLE, path, reason=error.strerror) from None
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise refuse_file(Code.BAD_SAVE, path, reason="it is not whole JSON") from None
    if not isinstance(data, dict):
        raise refuse_file(Code.BAD_SAVE, path, reason="it is no object")
    return data
