"""Where long work and its result go: a progress bar on standard error, a report for programs, plays in a folder.

May import: play, shapes, stages.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tribonian.play import write_text
from tribonian.shapes import Json, dump
from tribonian.stages import console


def progress_bar() -> Progress:
    """A bar that leaves no trace, and that is not there at all where nobody watches."""
    errors = console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


@contextmanager
def working(words: str) -> Iterator[Callable[[str, int, int], None]]:
    """While work goes on: what is being done, for how long, and how far it is where that is known; no trace is left."""
    errors = console(stderr=True)
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}", markup=False),
        TimeElapsedColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as shown:
        task = shown.add_task(words, total=None)

        def tell(now: str, done: int, of: int) -> None:
            if done == 0:
                shown.reset(task, total=of or None, description=now)
            shown.update(task, completed=done, total=of or None, description=now)

        yield tell


def write_report(data: Json, target: str) -> None:
    """Write a report for programs to a file, or to standard output for `-`."""
    if target == "-":
        typer.echo(dump(data), nl=False)
    else:
        write_text(Path(target), dump(data))


def save_play(folder: Path, name: str, data: Json) -> str:
    """Write a play into a folder that may have to be made; gives the file's name for messages."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    write_text(path, dump(data))
    return str(path)


def refuse(words: str, code: int) -> typer.Exit:
    """Say what is wrong with the arguments; the caller raises what comes back."""
    console(stderr=True).print(f"error: {words}", style="bold red", markup=False)
    return typer.Exit(code)
