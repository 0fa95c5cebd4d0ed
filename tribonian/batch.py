"""Many games of one engine: its quick calls, and work on numbered games spread over processes.

Results come in the order of the games whatever the number of processes, so a run that is cut short has the first
games and no others. Knows neither what is played nor what is counted. May import: processes and the standard
library alone, so that a process starts quickly.
"""

import sys
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, TypeVar

from tribonian.processes import processes

Store = list[int]
Shared = TypeVar("Shared")
Result = TypeVar("Result")
LARGEST = 64  # games in one portion: few enough that the progress moves
PORTIONS = 8  # for each process, so that none waits long for the last
AHEAD = 4  # portions for each process that are handed out before their turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Bulk:
    """What an engine offers for play in bulk: no log, no moves, the store changed in place."""

    module: Any
    players: tuple[str, ...]
    waits: tuple[str, ...]
    legal: Callable[[int, Store], list[int]]
    apply: Callable[[int, Store, int], int]
    mover: Callable[[int, Store], int]
    victors: Callable[[Store], tuple[int, ...]]
    fault: type[Exception]


@cache
def bulk(source: str) -> Bulk:
    """The engine of a source text, loaded once in each process."""
    module: Any = ModuleType("tribonian_bulk_engine")
    sys.modules[module.__name__] = module  # dataclasses look their module up
    exec(compile(source, "<engine>", "exec"), module.__dict__)
    return Bulk(
        module=module,
        players=module.PLAYERS,
        waits=module.WAITS,
        legal=module.legal,
        apply=module.apply,
        mover=module.mover,
        victors=module.victors,
        fault=module.RuleFault,
    )


Work = Callable[[Bulk, Shared, range], Result]
Portions = Generator[tuple[range, Result], None, None]


def spread(source: str, work: Work[Shared, Result], shared: Shared, *, games: int, jobs: int) -> Portions[Result]:
    """The work on all games, portion by portion and in order; `work` must be a function of a module."""
    size = max(1, min(LARGEST, games // (jobs * PORTIONS)))
    portions = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if jobs == 1 or len(portions) < 2:
        for numbers in portions:
            yield numbers, work(bulk(source), shared, numbers)
        return
    yield from _in_processes(source, work, shared, portions, jobs)


def _in_processes(
    source: str, work: Work[Shared, Result], shared: Shared, portions: list[range], jobs: int
) -> Portions[Result]:
    waiting: deque[tuple[range, Future[Result]]] = deque()
    with processes(min(jobs, len(portions))) as pool:
        for numbers in portions:
            waiting.append((numbers, pool.submit(_portion, source, work, shared, numbers)))
            if len(waiting) > jobs * AHEAD:
                first, future = waiting.popleft()
                yield first, future.result()
        for numbers, future in waiting:
            yield numbers, future.result()


def _portion(source: str, work: Work[Shared, Result], shared: Shared, numbers: range) -> Result:
    return work(bulk(source), shared, numbers)
