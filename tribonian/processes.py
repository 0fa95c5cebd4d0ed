"""Processes that work beside this one, and leave with it. May import: the standard library alone."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; if somebody has had enough, or something fails, nobody waits for what is under way."""
    others = set(active_children())
    context = get_context("spawn")  # a copy of this process might copy a lock that its progress bar holds
    pool = ProcessPoolExecutor(max_workers=jobs, mp_context=context, initializer=_leave_quietly)
    try:
        yield pool
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        raise


def _leave_quietly() -> None:
    """The command that started this process tells of an interruption; this one just goes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
