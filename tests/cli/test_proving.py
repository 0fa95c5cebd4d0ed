"""What was proved is kept between runs and never believed when it is damaged; processes and clusters say the same."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.books import RULES
from tests.verify.proof_books import machine_of
from tribonian.cli import app
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.units import Outcome, Unit
from tribonian.compiler.verify.verify import Examined, examine
from tribonian.compiler.verify.work import work
from tribonian.compiler.verify.workshop import Workshop
from tribonian.proof_cache import ProofCache

TOLL = str(RULES.parent / "docs" / "examples" / "toll")


@pytest.fixture
def machine() -> Machine:
    return machine_of("proved/shared-procedure-knows-its-caller")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


def prove(machine: Machine) -> Examined:
    return examine(machine, workshop=Workshop(shelf=ProofCache(machine.book)))


def kept(folder: Path) -> Path:
    (path,) = folder.rglob("*.jsonl")
    return path


def test_what_was_proved_is_taken_from_the_folder(machine: Machine, folder: Path) -> None:
    first = prove(machine)
    assert first.again
    for line in kept(folder).read_text(encoding="utf-8").splitlines():
        assert set(json.loads(line)) == {"key", "check", "value"}
    second = prove(machine)
    assert not second.again
    assert second.results == first.results


@pytest.mark.parametrize("damage", ["torn", "changed", "mixed"])
def test_damaged_line_is_not_believed(damage: str, machine: Machine, folder: Path) -> None:
    first = prove(machine)
    path = kept(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    damaged = {
        "torn": [*lines[:-1], lines[-1][:-20]],
        "changed": [line.replace(b'"Tally",1', b'"Tally",2') for line in lines],
        "mixed": [lines[0][:100] + lines[1], *lines[2:]],
    }[damage]
    path.write_bytes(b"".join(damaged))
    second = prove(machine)
    assert second.again or damage != "changed"
    assert [(one.verdict, one.rests_on) for one in second.results] == [
        (one.verdict, one.rests_on) for one in first.results
    ]
    assert not prove(machine).again, "what was proved again is kept, behind the damage"


def test_interrupted_run_leaves_what_it_proved(machine: Machine) -> None:
    def hands(units: Sequence[Unit]) -> Iterator[tuple[int, Outcome]]:
        for number, unit in enumerate(units):
            if unit.task == "ask" and number == 1:
                raise KeyboardInterrupt
            yield number, work(unit)

    with pytest.raises(KeyboardInterrupt):
        examine(machine, workshop=Workshop(shelf=ProofCache(machine.book), hands=hands))
    before = len(ProofCache(machine.book).lines)
    assert before > 0
    whole = [one.verdict for one in examine(machine).results]
    assert [one.verdict for one in prove(machine).results] == whole
    assert len(ProofCache(machine.book).lines) > before


def test_folder_that_cannot_be_used_is_done_without(folder: Path) -> None:
    folder.parent.joinpath("cache").write_text("in the way")
    found = CliRunner().invoke(app, ["verify", TOLL])
    assert found.exit_code == 0
    assert "proofs were not kept" in found.output


def test_no_cache_keeps_nothing(folder: Path) -> None:
    assert CliRunner().invoke(app, ["verify", TOLL, "--no-cache"]).exit_code == 0
    assert not folder.exists()


def test_cluster_says_the_same() -> None:
    from distributed import LocalCluster

    alone = CliRunner().invoke(app, ["verify", TOLL, "--no-cache", "--json", "-"])
    cluster = LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", host="127.0.0.1", dashboard_address=None
    )
    with cluster:
        address = cluster.scheduler_address
        there = CliRunner().invoke(app, ["verify", TOLL, "--no-cache", "--scheduler", address, "--json", "-"])
    assert there.exit_code == 0, there.output
    said, told = json.loads(alone.output), json.loads(there.output)
    for one in (*said["obligations"], *told["obligations"]):
        del one["seconds"]
    assert told["obligations"] == said["obligations"]


def test_nobody_at_the_address_is_told() -> None:
    found = CliRunner().invoke(app, ["verify", TOLL, "--scheduler", "tcp://127.0.0.1:9"])
    assert found.exit_code == 1
    assert "nobody answers there" in found.output


@pytest.mark.parametrize("jobs", ["0", "-1"])
def test_jobs_are_at_least_one(jobs: str) -> None:
    assert CliRunner().invoke(app, ["verify", TOLL, "--jobs", jobs]).exit_code == 2
