"""Variants on the command line: compared, saves followed under others, the living rulebook of one."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.golden import ROOT
from tests.reports.pages import read_page
from tribonian.cli import app
from tribonian.engines import load_engine
from tribonian.stages import choose

TOLL = str(ROOT / "docs" / "examples" / "toll")
FORT = str(ROOT / "docs" / "examples" / "fort")
DEARER = "errata dear for toll\n  e1 amends 3-a: toll = 5\n"
SMALLER = "errata small for toll\n  e1 amends 2-a: purse = 4\n  e2 amends 4-b: purse = 4\n"


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def sheet(folder: Path, text: str) -> str:
    path = folder / "sheet.rules"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    engine: Any = load_engine(choose(TOLL).machine())
    game, dice = engine.new(3), random.Random(1)
    for _ in range(14):
        game.give(dice.choice(game.codes()))
    path = tmp_path / "save.json"
    path.write_text(game.to_json(), encoding="utf-8")
    return path


def test_diff_of_a_variant_with_itself_is_proved_to_be_nothing() -> None:
    found = run("diff", TOLL, "book", "as-printed", "--json", "-")
    data = json.loads(found.stdout)
    assert (data["same"], data["changes"], data["before"]["hash"]) == (True, [], data["after"]["hash"])


def test_diff_tells_values_and_outcomes_with_intervals(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    both = f"with:{sheet(tmp_path, SMALLER)}"
    found = run("diff", TOLL, "book", both, "--json", "-", "--games", "60", "--plot", str(plot))
    data = json.loads(found.stdout)
    assert not data["same"]
    assert "purse: 9 becomes 4" in data["changes"]
    assert data["witness"]["schema"] == "tribonian/play/1"
    for row in data["games"]["outcomes"]:
        assert row["before"]["low"] <= row["before"]["share"] <= row["before"]["high"]
    assert plot.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("variant", ["nothing", "without:nobody", "siege=yes"])
def test_variant_that_there_is_not_is_told(variant: str) -> None:
    found = run("diff", TOLL, "book", variant)
    assert found.exit_code == 2
    assert "error: " in found.output


def test_save_under_the_same_rules_is_the_same(save: Path) -> None:
    found = run("migrate", str(save), "--to", "book", "--book", TOLL, "--json", "-")
    assert (found.exit_code, json.loads(found.stdout)["verdict"]) == (0, "same")


def test_save_under_other_rules_differs_from_an_answer_on_and_is_written_anew(save: Path, tmp_path: Path) -> None:
    target = tmp_path / "new.json"
    to = f"with:{sheet(tmp_path, SMALLER)}"
    found = run("migrate", str(save), "--to", to, "--book", TOLL, "--json", "-", "-o", str(target))
    data = json.loads(found.stdout)
    assert (found.exit_code, data["verdict"]) == (1, "differs")
    assert data["differs_from"] >= 1
    assert "instead of" in data["difference"]
    assert run("migrate", str(target), "--to", to, "--book", TOLL).exit_code == 0


def test_save_with_a_move_that_is_forbidden_now_stops_because_of_its_clause(save: Path, tmp_path: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    assert any(entry["answer"] == "cross" for entry in data["log"])
    to = f"with:{sheet(tmp_path, DEARER.replace('= 5', '= 9'))}"
    found = run("migrate", str(save), "--to", to, "--book", TOLL, "--json", "-")
    told = json.loads(found.stdout)
    assert (told["verdict"], told["clauses"]) == ("stops", ["3-a"])
    assert data["log"][told["stops_at"] - 1]["answer"] == "cross"


def test_living_rulebook_marks_what_errata_changed(tmp_path: Path) -> None:
    target = tmp_path / "toll.html"
    dated = sheet(tmp_path, SMALLER.replace("for toll", 'for toll\n  date "2026"'))
    found = run("docs", TOLL, "--errata", dated, "-o", str(target))
    assert found.exit_code == 0, found.output
    text = target.read_text(encoding="utf-8")
    page = read_page(text)
    assert all(address.startswith("#") for address in page.addresses)
    assert {address[1:] for address in page.addresses} <= set(page.ids)
    assert "<del>rule 2-a  purse = 9</del>" in text
    assert "<ins>amends 2-a: purse = 4</ins>" in text
    assert "small, 2026" in text
    assert "script" not in page.tags


def test_living_rulebook_corrects_cells_and_tells_other_errata(tmp_path: Path) -> None:
    target = tmp_path / "fort.html"
    sheets = "errata data for fort\n  d2 corrects crt[4-6, 3] to taken\n  d3 reorders daily: supply before assault\n"
    found = run("docs", FORT, "--errata", sheet(tmp_path, sheets), "-o", str(target))
    assert found.exit_code == 0, found.output
    text = target.read_text(encoding="utf-8")
    assert "<ins>taken</ins>" in text
    assert "reorders daily: supply before assault" in text


def test_save_stops_at_an_answer_and_names_the_rule_behind_the_condition(save: Path, tmp_path: Path) -> None:
    dear = sheet(tmp_path, "errata dear for toll\n  e1 amends 3-a: toll = 9\n")
    found = run("migrate", str(save), "--to", f"with:{dear}", "--book", TOLL, "--json", "-")
    told = json.loads(found.stdout)
    assert (found.exit_code, told["verdict"]) == (1, "stops")
    assert "3-a" in told["clauses"]


def test_save_of_another_book_is_refused(save: Path) -> None:
    found = run("migrate", str(save), "--to", "book", "--book", FORT)
    assert found.exit_code == 2
    assert "is a game of `toll`, not of `fort`" in found.output.replace("\n", " ")


def test_living_rules_show_what_errata_added_and_how_play_goes(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    more = sheet(tmp_path, "errata more for toll\n  e1 adds 3-c: toll = 1 when day = 5 overrides 3-a\n")
    assert run("docs", TOLL, "--errata", more, "-o", str(page)).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert 'Changed: <a href="#c-3-c">3-c</a>' in text
    assert "<ins>adds 3-c: toll = 1 when day = 5 overrides 3-a</ins>" in text
    assert text.index('id="c-3-a"') < text.index('id="c-3-c"') < text.index('id="c-4-a"')
    assert '<ul class="plan">' in text


@pytest.mark.parametrize(("text", "code"), [("clarifies 3-a: toll = 2", 0), ("amends 3-a: toll = 2", 1)])
def test_no_effect_is_right_for_what_clarifies_alone(tmp_path: Path, text: str, code: int) -> None:
    found = run("errata", TOLL, sheet(tmp_path, f"errata same for toll\n  e1 {text}\n"), "--no-cache")
    assert (found.exit_code, "no-op  e1" in found.output) == (code, True)
