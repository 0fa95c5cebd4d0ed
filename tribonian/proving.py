"""Who proves: this process, several, or a cluster; with what was proved before, and a bar for whoever watches.

An interruption stops all of them and leaves what was proved so far for the next run.
May import: output, processes, proof_cache, stages, compiler, dsl.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import typer

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, whole
from tribonian.dsl.source import Source
from tribonian.output import refuse, working
from tribonian.processes import processes
from tribonian.stages import FAULTY, USAGE, console, show_faults

if TYPE_CHECKING:
    from tribonian.compiler.verify.observe import Observer
    from tribonian.compiler.verify.units import Hands, Outcome, Unit
    from tribonian.compiler.verify.workshop import Workshop

CLUSTER = "distributed"  # what speaks to a cluster; the extra `dask` brings it


@dataclass(frozen=True, slots=True, kw_only=True)
class Labour:
    """How proofs are to be found: by how many processes or by which cluster, and whether old ones count."""

    jobs: int = 1
    scheduler: str = ""
    cached: bool = True
    patience: int = 1  # how many times the usual effort for a book with sets or large maps


ALONE = Labour()


@contextmanager
def workshop(
    book: str, words: str, labour: Labour, observer: "Observer | None" = None
) -> "Iterator[tuple[Workshop, Callable[[str], None]]]":
    """A workshop for one book, and whom to tell what is being done now."""
    from tribonian.compiler.verify.workshop import Workshop
    from tribonian.proof_cache import ProofCache, code_version

    if labour.jobs < 1:
        raise refuse("--jobs takes a number of at least 1", USAGE)
    shelf = ProofCache(book) if labour.cached and observer is None else None
    with working(words) as tell, _hands(labour) as hands:

        def told(now: str, done: int, of: int) -> None:
            tell(f"{book}: {now}", done, of)

        made = Workshop(shelf=shelf, version=code_version(), tell=told, observer=observer)
        if hands is not None:
            made.hands = hands
        yield made, lambda now: tell(f"{book}: {now}", 0, 0)
    if shelf is not None and not shelf.usable:
        words = f"proofs were not kept: {shelf.path.parent} cannot be used"
        console(stderr=True).print(words, style="yellow", markup=False)


@contextmanager
def _hands(labour: Labour) -> "Iterator[Hands | None]":
    if labour.scheduler:
        with _cluster(labour.scheduler) as client:
            yield partial(_on_cluster, client)
    elif labour.jobs > 1:
        with processes(labour.jobs) as pool:
            yield partial(in_processes, pool)
    else:
        yield None


def in_processes(pool: ProcessPoolExecutor, units: "Sequence[Unit]") -> "Iterator[tuple[int, Outcome]]":
    from tribonian.compiler.verify.work import work

    numbers = {pool.submit(work, unit): number for number, unit in enumerate(units)}
    for future in as_completed(numbers):
        yield numbers[future], future.result()


# ---- a cluster


class OtherVersion(Exception):
    """A worker of a cluster has another version than this one."""


def work_there(unit: "Unit", version: str) -> "Outcome":
    """What a worker of a cluster does; it must be the same as what would be done here."""
    from tribonian.compiler.verify.work import work
    from tribonian.proof_cache import code_version

    if code_version() != version:
        raise OtherVersion
    return work(unit)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    if find_spec(CLUSTER) is None:
        sink = Sink()
        place = whole(Source(name=f"--scheduler {address}", text=""))
        cure = "`pip install tribonian[dask]` brings it; `--jobs` uses the processors of this computer"
        sink.report(Code.NOT_INSTALLED, place, name=CLUSTER, what="reach a cluster", help=cure)
        show_faults(sink.sorted())
        raise typer.Exit(USAGE)
    from distributed import Client

    try:
        client = Client(address, timeout=5, set_as_default=False)
    except (OSError, ValueError) as error:
        raise refuse(f"--scheduler {address}: nobody answers there: {error}", FAULTY) from None
    with client:
        try:
            yield client
        except OtherVersion:
            raise refuse(f"--scheduler {address}: a worker there has another version of tribonian", FAULTY) from None


def _on_cluster(client: Any, units: "Sequence[Unit]") -> "Iterator[tuple[int, Outcome]]":
    from distributed import as_completed as finished

    from tribonian.proof_cache import code_version

    version = code_version()
    numbers = {client.submit(work_there, unit, version, pure=False): number for number, unit in enumerate(units)}
    for future in finished(list(numbers), loop=client.loop):
        yield numbers[future], future.result()
