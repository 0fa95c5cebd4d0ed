"""A second solver on the proofs: it confirms them, and is heard where it does not."""

import json
import sys
from pathlib import Path

import pytest
import z3
from typer.testing import CliRunner, Result

from tests.books import RULES, load_folder
from tests.verify.proof_books import FOLDER, machine_of
from tribonian.cli import app
from tribonian.compiler.build import build
from tribonian.compiler.verify.observe import Query
from tribonian.compiler.verify.record import Disagreement, Recorder
from tribonian.compiler.verify.second import confirm
from tribonian.compiler.verify.smtlib import Status, script
from tribonian.compiler.verify.verify import verify
from tribonian.compiler.verify.workshop import Workshop
from tribonian.second_solver import disagree

PROVED = sorted(path.stem for path in FOLDER.glob("proved/*.rules") if "eighty" not in path.stem)  # those are long
# Whether three cubes of numbers above one can be so: no solver finds out within a budget.
CUBES = [z3.Int(name) * z3.Int(name) * z3.Int(name) for name in "xyz"]
HARD = [CUBES[0] + CUBES[1] == CUBES[2], *(z3.Int(name) > 1 for name in "xyz")]


def query(*, said: Status, assertions: list[z3.BoolRef]) -> Query:
    goal = z3.Bool("goal 1")
    core = frozenset({"10.2-b"})
    return Query(about="inv/a b", assertions=assertions, literals=[], goal=goal, said=said, core=core)


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


@pytest.mark.parametrize("name", PROVED)
def test_every_proof_of_a_small_book_is_confirmed(name: str) -> None:
    recorder = Recorder(name, confirm=confirm)
    results = verify(machine_of(f"proved/{name}"), workshop=Workshop(observer=recorder))
    assert any(one.verdict == "proved" for one in results)
    assert recorder.confirmed or not any(one.queries for one in results)  # of some the solver is asked nothing
    assert not recorder.unconfirmed


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.parent.name for path in RULES.glob("*/book.rules")))
def test_every_proof_of_a_real_book_is_confirmed(name: str) -> None:
    recorder = Recorder(name, confirm=confirm)
    results = verify(build(load_folder(RULES / name)), workshop=Workshop(observer=recorder))
    assert recorder.confirmed or not any(one.verdict == "proved" for one in results)
    assert not recorder.unconfirmed


def test_every_obligation_that_was_asked_is_named() -> None:
    found: dict[str, str] = {}
    results = verify(
        machine_of("proved/track-in-range"), workshop=Workshop(observer=Recorder("b", keep=found.__setitem__))
    )
    folders = {name.partition("/")[0] for name in found}
    asked = {one.obligation.id for one in results if one.queries and one.obligation.kind in ("invariant", "stuck")}
    assert {one.replace("/", "-") for one in asked} <= folders
    assert "shared" in folders


def test_second_solver_that_gives_up_confirms_nothing() -> None:
    assert confirm(script(HARD)) == "unknown"
    recorder = Recorder("b", confirm=confirm)
    recorder.asked(query(said="unsat", assertions=HARD))
    assert (recorder.confirmed, recorder.unconfirmed) == (0, ["inv-a-b/0001"])


def test_only_proofs_are_put_to_the_second_solver() -> None:
    recorder = Recorder("b", confirm=confirm)
    recorder.asked(query(said="sat", assertions=[z3.Int("x") < z3.Int("x")]))
    recorder.asked(query(said="unknown", assertions=[z3.Int("x") < z3.Int("x")]))
    assert (recorder.confirmed, recorder.unconfirmed) == (0, [])


def test_proof_that_the_second_solver_refutes_is_our_fault_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [z3.Implies(z3.Bool("goal 1"), z3.Int("x") > 3)]
    with pytest.raises(Disagreement, match="inv-a-b/0001") as caught:
        Recorder("b", confirm=confirm).asked(query(said="unsat", assertions=wrong))
    assert disagree(caught.value, tmp_path) == 70
    told = capsys.readouterr().err
    assert told.startswith("error[E0901]: this is a fault in tribonian: Z3 proves what cvc5 refutes: inv-a-b/0001")
    for name in ("0001.smt2", "0001.z3.smt2"):
        path = tmp_path / "inv-a-b" / name
        assert str(path) in told
        solver = z3.Solver()
        solver.from_string(path.read_text(encoding="utf-8"))
        assert solver.check() == z3.sat


def test_missing_solver_is_a_coded_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cvc5", None)
    found = run("verify", "docs/examples/toll", "--solver", "cvc5")
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.startswith("error[E0804]: `cvc5` is not installed, so nothing can confirm proofs\n")
    assert "--solver cvc5" in found.stderr
    assert "= help: `pip install tribonian[cvc5]` brings it" in found.stderr


def test_unknown_solver_is_wrong_usage() -> None:
    found = run("verify", "docs/examples/toll", "--solver", "yices")
    assert (found.exit_code, found.stderr) == (2, "error: --solver takes z3 or cvc5\n")


def test_folder_with_files_in_it_is_wrong_usage(tmp_path: Path) -> None:
    (tmp_path / "old.smt2").write_text("")
    found = run("verify", "docs/examples/toll", "--smtlib", str(tmp_path))
    assert (found.exit_code, found.stdout) == (2, "")
    assert "a folder that is empty" in found.stderr


def test_scripts_are_written_and_proofs_confirmed(tmp_path: Path) -> None:
    folder, report = tmp_path / "asked", tmp_path / "report.json"
    toll = ("verify", "docs/examples/toll", "--smtlib", str(folder), "--solver", "cvc5")
    found = run(*toll, "--json", str(report))
    files = sorted(folder.glob("*/*.smt2"))
    proofs = [path for path in files if "(set-info :status unsat)" in path.read_text(encoding="utf-8")]
    told = f"{len(files)} questions written; {len(proofs)} answers confirmed by cvc5, 0 not confirmed"
    assert found.stdout.splitlines()[-1] == told
    second = json.loads(report.read_text(encoding="utf-8"))["second"]
    assert second == {"solver": "cvc5", "confirmed": len(proofs), "not_confirmed": []}
    again = tmp_path / "again"
    assert run("verify", "docs/examples/toll", "--smtlib", str(again)).exit_code == found.exit_code
    assert [path.read_bytes() for path in sorted(again.glob("*/*.smt2"))] == [path.read_bytes() for path in files]
