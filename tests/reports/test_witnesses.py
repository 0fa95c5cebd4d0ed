"""`verify` on the books of tests/proofs: every report is well formed, and every witness opens in `play` and `why`."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from typer.testing import CliRunner, Result

from tests.dsl.corpus import read_case
from tests.golden import ROOT
from tests.reports.pages import read_page
from tests.reports.sarif import LOG
from tests.reports.schemas import validator
from tribonian.cli import app

CASES = sorted((ROOT / "tests" / "proofs").glob("*/*.rules"))
LONG = {"stacking-of-eighty-units"}  # its plays take minutes to tell


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What one run wrote."""

    book: Path
    data: dict[str, Any]
    sarif: dict[str, Any]
    html: str
    witnesses: dict[str, Path]


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def write(path: Path, folder: Path) -> Written:
    """The book in a folder of its own, and all reports on it."""
    book = folder / "b"
    book.mkdir()
    for name, text in read_case(path.read_text(encoding="utf-8")).files.items():
        (book / name).write_bytes(text)
    files = {name: folder / f"out.{name}" for name in ("json", "sarif", "html")}
    saved = folder / "witnesses"
    asks = [word for name, file in files.items() for word in (f"--{name}", str(file))]
    found = run("verify", str(book), *asks, "--witnesses", str(saved))
    data = json.loads(files["json"].read_text(encoding="utf-8"))
    verdicts = {row["verdict"] for row in data["obligations"]}
    assert found.exit_code == (1 if "violated" in verdicts else 3 if "not-proved" in verdicts else 0), found.output
    return Written(
        book=book,
        data=data,
        sarif=json.loads(files["sarif"].read_text(encoding="utf-8")),
        html=files["html"].read_text(encoding="utf-8"),
        witnesses={one.stem: one for one in saved.iterdir()} if saved.exists() else {},
    )


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.slow if path.stem in LONG else ()) for path in CASES],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_reports_agree_and_witnesses_open(path: Path, tmp_path: Path) -> None:
    made = write(path, tmp_path)
    validator("verify").validate(made.data)
    Draft202012Validator(LOG).validate(made.sarif)
    rows = {row["id"]: row for row in made.data["obligations"]}
    page = read_page(made.html)
    assert {one["data-id"]: one["data-verdict"] for one in page.rows} == {
        name: row["verdict"] for name, row in rows.items()
    }
    assert set(page.steps) <= set(page.boxes)
    told = {one["properties"]["obligation"]: one["level"] for one in made.sarif["runs"][0]["results"]}
    levels = {"violated": "error", "not-proved": "warning"}
    assert told == {name: levels[row["verdict"]] for name, row in rows.items() if row["verdict"] in levels}
    shown = [row["witness"] for row in rows.values() if "witness" in row]
    saved = [json.loads(one.read_text(encoding="utf-8")) for one in made.witnesses.values()]
    assert sorted(map(json.dumps, saved)) == sorted(map(json.dumps, shown))
    kinds = {one.stem.partition("-")[0]: one for one in sorted(made.witnesses.values())}
    for file in kinds.values():  # one of each kind
        opens(made.book, file)


def opens(book: Path, file: Path) -> None:
    """A play ends in what it shows; both are places about which a move can be asked."""
    data = json.loads(file.read_text(encoding="utf-8"))
    kind = data["schema"].split("/")[1]
    validator(kind).validate(data)
    found = run("play", str(book), "--replay" if kind == "play" else "--position", str(file))
    assert found.exit_code == 0, found.output
    if kind == "play":
        assert "✗" in found.output or f"shown: {data['shows']}" in found.output, found.output
    asked = run("why", str(book), str(file), "no_such_move")
    assert "error[" not in asked.output, asked.output
    refusals = ("nobody chooses here", "is not among the answers here", "the game is over")
    assert any(words in asked.output for words in refusals), asked.output
    altered = file.with_name(f"altered-{file.name}")
    data["stamp"]["machine"] = "0" * 16
    altered.write_text(json.dumps(data), encoding="utf-8")
    refused = run("why", str(book), str(altered), "no_such_move")
    assert refused.exit_code == 1
    assert "error[E08" in refused.output


def test_two_reports_on_standard_output_are_refused() -> None:
    found = run("verify", str(CASES[0]), "--json", "-", "--sarif", "-")
    assert found.exit_code == 2
    assert "only one report" in found.output


def test_sarif_on_standard_output_stands_alone() -> None:
    found = run("verify", str(CASES[0]), "--sarif", "-")
    assert json.loads(found.stdout)["version"] == "2.1.0"
