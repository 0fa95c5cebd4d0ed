"""The commands as people and programs call them: exit codes, shapes, and nothing written when anything failed."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tests.books import POINTS, RULES
from tests.golden import Golden
from tribonian.cli import app

AGRICOLA = str(POINTS)
TOLL = str(RULES.parent / "docs" / "examples" / "toll")
TOLL_ERRATA = f"{TOLL}-errata.rules"


def run(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=typed)


def book(folder: Path, text: str | bytes) -> Path:
    folder.mkdir()
    (folder / "book.rules").write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


FAULTY = 'rulebook small\n  title "x"\n\nvalue a: 0..3\nrule 1-a  a = b\n\ngame\n  leave nowhere\n'


def test_check_shows_all_errors_of_a_book_in_one_run(tmp_path: Path) -> None:
    found = run("check", str(book(tmp_path / "small", FAULTY)))
    assert found.exit_code == 1
    assert {"E0201", "E0203", "E0406"} <= {word[6:11] for word in found.output.split() if word.startswith("error[")}


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("latin", b'rulebook x\n  title "caf\xe9"\n', "E0102"),
        ("empty", b"", "E0103"),
        ("large", b"# x\n" * 600_000, "E0110"),
        ("tabs", b'rulebook x\n\ttitle "x"\n', "E0101"),
        ("template", b'rulebook x\n  title "{{ 7 * 7 }}"\n', "E0107"),
        ("unclosed", b'rulebook x\n  title "x\n', "E0106"),
    ],
)
def test_unreadable_book_is_one_coded_error_and_nothing_is_written(
    name: str, data: bytes, code: str, tmp_path: Path
) -> None:
    folder = book(tmp_path / name, data)
    target = tmp_path / "engine.py"
    found = run("compile", str(folder), "-o", str(target))
    assert found.exit_code == 1
    assert f"error[{code}]" in found.output
    assert sorted(path.name for path in tmp_path.iterdir()) == [name]


def test_check_as_json_names_place_and_help(tmp_path: Path) -> None:
    found = run("check", str(book(tmp_path / "small", FAULTY)), "--format", "json")
    first = json.loads(found.stdout)["diagnostics"][0]
    assert {"code", "severity", "message", "file", "line", "column", "help"} <= first.keys()


def test_unknown_book_is_wrong_usage() -> None:
    found = run("verify", "no_such_book")
    assert found.exit_code == 2
    assert "agricola" in found.output


def test_verify_tells_what_ap_in_range_rests_on() -> None:
    found = run("verify", AGRICOLA, "--json", "-")
    assert found.exit_code == 0, found.output
    report: dict[str, Any] = json.loads(found.stdout)
    rows = {row["id"]: row for row in report["obligations"]}
    ap = rows["inv/ap_in_range"]
    assert (ap["verdict"], ap["technique"]) == ("proved", "induction")
    assert {"10.2-b", "10.2-c"} <= set(ap["rests_on"])
    assert rows["inv/ap_is_zero_after_winter"]["rests_on"] == ["8.4-a"]
    assert rows["inv/ap_in_range_at_set_up"]["verdict"] == "proved"
    assert rows["ends/march_phase/loop"]["technique"] == "free exit"
    assert rows["ends/game/loop"]["technique"] == "measure"
    assert rows["ends/battle/loop"]["verdict"] == "assumed"
    assert rows["conflict/ap_income"]["settled_by"] == "balanced_income"
    assert not {"violated", "not-proved"} & report["summary"].keys()


def test_as_printed_the_balanced_die_collides_with_the_sequence() -> None:
    found = run("verify", AGRICOLA, "--as-printed", "--only", "conflict", "--json", "-")
    assert found.exit_code == 1
    rows = {row["id"]: row for row in json.loads(found.stdout)["obligations"]}
    assert rows["conflict/ap_income"]["verdict"] == "violated"
    assert set(rows["conflict/ap_income"]["collides"]) == {"33.1-a", "7.2-e", "7.2-n"}
    assert rows["conflict/ap_income"]["witness"]["log"]


def test_witness_of_a_violation_replays_to_the_same_end(tmp_path: Path) -> None:
    folder = tmp_path / "plays"
    found = run("verify", AGRICOLA, "--without", "printed", "--only", "inv/tribes", "--witness", str(folder))
    assert found.exit_code == 1
    (witness,) = folder.iterdir()
    shown = run("play", AGRICOLA, "--without", "printed", "--replay", str(witness))
    assert shown.exit_code == 0
    assert "tribes_go_home_once does not hold" in shown.output
    other = run("play", AGRICOLA, "--replay", str(witness))
    assert other.exit_code == 1
    assert "other rules" in other.output


def test_errata_report_has_its_shape() -> None:
    found = run("errata", TOLL, TOLL_ERRATA, "--json", "-")
    assert found.exit_code == 1
    (row,) = json.loads(found.stdout)["errata"]
    assert (row["id"], row["verdict"], row["against"]) == ("e1", "conflict", "rule")
    assert set(row["clauses"]) == {"2-a", "4-b"}
    assert row["witness"]["log"]
    assert "4-b" in row["suggestion"]


def test_book_with_an_unsettled_conflict_is_not_compiled(tmp_path: Path) -> None:
    target = tmp_path / "engine.py"
    found = run("compile", TOLL, "--errata", TOLL_ERRATA, "-o", str(target))
    assert found.exit_code == 1
    assert "error[E0601]" in found.output
    assert not target.exists()


def test_errata_of_a_book_that_proofs_do_not_speak_of_are_judged_by_asking_and_play(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.rules"
    text = "errata s for agricola\n  e1 deletes 99.9-z\n  e2 clarifies 10.2-b: ap_cap = 9\n"
    sheet.write_text(text, encoding="utf-8")
    found = run("errata", str(RULES.parent / "tests" / "demands" / "agricola"), str(sheet), "--json", "-")
    assert found.exit_code == 1
    rows = {row["id"]: row for row in json.loads(found.stdout)["errata"]}
    assert rows["e1"]["verdict"] == "dangling"
    assert rows["e2"]["verdict"] == "no-op", rows["e2"]
    assert "sets" in rows["e2"]["not_asked"]


def test_book_that_proofs_do_not_speak_of_is_compiled_and_says_so(tmp_path: Path) -> None:
    path = str(RULES.parent / "tests" / "demands" / "roman_civil_war")
    found = run("compile", path, "-o", str(tmp_path / "engine.py"))
    assert "not settled: proofs do not speak of" in found.output or found.exit_code == 1


def test_coverage_lists_open_inputs() -> None:
    found = run("coverage", AGRICOLA, "--json", "-")
    report = json.loads(found.stdout)
    assert {"battle_winner", "supreme_leader_falls", "mines_held"} <= {one["name"] for one in report["open_inputs"]}
    status = {one["id"]: one["status"] for one in report["clauses"]}
    assert len(status) == 572
    wanted = (
        "7.2-e 7.2-n 8.4-a 10.1-a 10.2-b 10.2-c 12.2-a 12.5-a 17.2-a 17.2-b 22.1-h 24.3-k 31.0-b 33.1-a 33.2-b EVT-9"
    )
    assert {status[one] for one in wanted.split()} == {"encoded"}
    assert status["10.3-a"] == "prose"
    assert status["13.0-a"] == "open"


def test_clause_leads_to_rules_proofs_engine_and_errata(tmp_path: Path) -> None:
    found = run("clause", AGRICOLA, "10.2").output
    for word in (
        "rule 10.2-b: ap_cap = 9",
        "7.2-e.2, 7.2-n.2, 17.2-a.2",
        "inv/ap_in_range rests on it",
        "value_ap_cap",
    ):
        assert word in found
    toll = shutil.copytree(TOLL, tmp_path / "toll")
    with (toll / "book.rules").open("a", encoding="utf-8") as text:
        text.write("errata printed for toll\n  e1 amends 3-a: toll = 3\n")
    small = run("clause", str(toll), "3-a").output
    assert "erratum printed/e1" in small
    assert "refuses `cross`" in small
    assert run("clause", AGRICOLA, "99.9").exit_code == 1


def test_random_game_is_told_the_same_way_again(golden: Golden) -> None:
    found = run("play", AGRICOLA, "--players", "random,random", "--seed", "1")
    assert found.exit_code == 0
    golden(Path(__file__).parents[1] / "playthroughs" / "agricola.txt", found.output)


def test_refusals_at_the_table_name_clause_need_and_have(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    typed = f"no\nno\nno\ndone\nscout\nmarch\nno\nsave {save}\nquit\n"
    found = run("play", AGRICOLA, "--players", "human,random", "--seed", "5", typed=typed)
    assert found.exit_code == 0, found.output
    assert "it takes option advanced_exploratores (need yes, have no)  28.2-a" in found.output
    again = run("play", AGRICOLA, "--players", "human,random", "--resume", str(save), typed="state\nquit\n")
    assert re.search(r"^ap +5 +0$", again.output, re.MULTILINE)
    assert run("play", AGRICOLA, "--replay", str(save)).exit_code == 0


@pytest.mark.parametrize("damage", ["{", "[]", '{"schema": "other"}', ""])
def test_damaged_save_is_refused_with_the_reason(damage: str, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text(damage, encoding="utf-8")
    for how in ("--resume", "--replay"):
        found = run("play", AGRICOLA, "--players", "random,random", how, str(save))
        assert found.exit_code == 1
        assert str(save.name) in found.output
    assert save.read_text(encoding="utf-8") == damage
