"""The same question has the same answer in every run and in any number of processes, clauses it rests on included."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from tests.verify.proof_books import machine_of
from tests.verify.test_proofs import CASES
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Result
from tribonian.compiler.verify.verify import verify
from tribonian.compiler.verify.workshop import Workshop
from tribonian.processes import processes
from tribonian.proving import in_processes

pytestmark = pytest.mark.xdist_group("processes")  # started once


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    with processes(2) as started:
        yield started


def answers(machine: Machine, workshop: Workshop | None = None) -> list[Result]:
    """All that is said of a book, but for how long it took."""
    return [replace(one, seconds=0.0) for one in verify(machine, workshop=workshop)]


@pytest.mark.parametrize("name", [f"{path.parent.name}/{path.stem}" for path in CASES])
def test_two_runs_with_one_and_two_processes_say_the_same(name: str, pool: ProcessPoolExecutor) -> None:
    machine = machine_of(name)
    assert answers(machine, Workshop(hands=partial(in_processes, pool))) == answers(machine)
