"""Reports of verdicts written by hand: what they say, that they are well formed, and that schemas mean something."""

import io
import re
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any, get_args

import pytest
from jsonschema import Draft202012Validator
from rich.console import Console

from tests.golden import Golden
from tests.reports.pages import Page, read_page
from tests.reports.sarif import LOG
from tests.reports.schemas import NAMES, read_schema, validator
from tests.reports.verdicts import GOLDEN, ferry, results, written
from tribonian.compiler.emit.report import emit_report
from tribonian.compiler.verify.kinds import ABOUT, MEANING, URGENCY
from tribonian.compiler.verify.records import KINDS, Data, Step, Verdict
from tribonian.sarif import sarif
from tribonian.shapes import dump, verify_json
from tribonian.verdicts import print_results, summary

Row = dict[str, Any]


def page_text() -> str:
    book, machine = ferry()
    return emit_report(book, machine, results(), written()[0])


@pytest.fixture(scope="module")
def page() -> Page:
    return read_page(page_text())


def report() -> dict[str, Any]:
    return verify_json(ferry()[1], results(), 1.5)


@pytest.mark.parametrize("every", [False, True], ids=["short", "all"])
def test_terminal_says_what_needs_a_person_first(every: bool, golden: Golden) -> None:
    out = io.StringIO()
    console = Console(file=out, width=160, no_color=True)
    print_results(console, ferry()[1], results(), every=every, saved={"inv/load_is_carried": "w/inv.json"})
    console.print(f"\n{summary(results(), 1.5)}")
    text = "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())
    golden(GOLDEN / ("terminal-all.txt" if every else "terminal.txt"), text)


def test_json_is_as_the_schema_says(golden: Golden) -> None:
    data = report()
    validator("verify").validate(data)
    golden(GOLDEN / "verify.json", dump(data))


def test_sarif_is_as_the_standard_says(golden: Golden) -> None:
    where, home = written()
    data = sarif(ferry()[1], results(), where, home)
    Draft202012Validator(LOG).validate(data)
    rules = data["runs"][0]["tool"]["driver"]["rules"]
    assert all(rules[one["ruleIndex"]]["id"] == one["ruleId"] for one in data["runs"][0]["results"])
    version = data["runs"][0]["tool"]["driver"]["semanticVersion"]
    golden(GOLDEN / "verify.sarif", dump(data).replace(f'"{version}"', '"VERSION"'))


def test_page_says_every_verdict(golden: Golden) -> None:
    shown = re.sub(r"<(style|script|svg)\b.*?</\1>", r"<\1/>", page_text(), flags=re.DOTALL)
    golden(GOLDEN / "verify.html", re.sub(r"sha256-[^']+", "sha256-DIGEST", shown))


def test_page_needs_nothing_else(page: Page) -> None:
    assert {one for one in page.addresses if not one.startswith("#")} == set()
    assert not re.search(r"url\(|@import", page.style)
    assert not re.search(r"\b(fetch|XMLHttpRequest|import|WebSocket|innerHTML|eval)\b", page.script)
    assert not page.tags & {"link", "iframe", "img", "object", "embed", "base"}
    digest = b64encode(sha256(page.script.encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'" in page.policy


def test_page_holds_what_a_book_says_as_text(page: Page) -> None:
    assert "ferry" not in page.tags
    assert "&lt;b&gt;never&lt;/b&gt;" in page_text()


def test_page_has_one_address_for_each_row_and_link(page: Page) -> None:
    assert len(page.ids) == len(set(page.ids))
    assert {one["data-id"] for one in page.rows} == {one.obligation.id for one in results()}
    assert {one.removeprefix("#") for one in page.addresses} <= set(page.ids)


def test_every_step_of_a_play_has_its_box_in_the_diagram(page: Page) -> None:
    assert len(page.steps) == 7  # one and five answers, one position
    assert set(page.steps) <= set(page.boxes)
    assert len(page.boxes) == len(set(page.boxes))


def test_page_is_the_same_bytes_again() -> None:
    assert page_text() == page_text()


@pytest.mark.parametrize("name", NAMES)
def test_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(read_schema(name))


def test_schema_and_records_have_the_same_words() -> None:
    rows = read_schema("verify")["$defs"]["obligation"]["properties"]
    assert set(rows["kind"]["enum"]) == set(KINDS) == set(ABOUT)
    assert set(rows["verdict"]["enum"]) == set(get_args(Verdict)) == set(URGENCY) == set(MEANING)
    assert {"", *rows["step"]["enum"]} == set(get_args(Step))
    assert {"", *rows["data"]["enum"]} == set(get_args(Data))


def _row(verdict: str) -> Callable[[dict[str, Any]], Row]:
    return lambda data: next(one for one in data["obligations"] if one["verdict"] == verdict)


@pytest.mark.parametrize(
    ("which", "change"),
    [
        ("violated", lambda row: row.pop("witness")),
        ("violated", lambda row: row.pop("message")),
        ("violated", lambda row: row["witness"].pop("log")),
        ("violated", lambda row: row["witness"]["log"][0].pop("at")),
        ("violated", lambda row: row["witness"]["stamp"].pop("machine")),
        ("not-proved", lambda row: row.update(verdict="violated")),
        ("not-proved", lambda row: row["witness"].update(note="reachable")),
        ("not-proved", lambda row: row["witness"]["store"].update(x=0.5)),
        ("accepted", lambda row: row.pop("settled_by")),
        ("proved", lambda row: row.update(verdict="true")),
        ("proved", lambda row: row.update(data="some")),
        ("proved", lambda row: row.pop("rests_on")),
    ],
)
def test_schema_refuses_what_is_no_report(which: str, change: Callable[[Row], object]) -> None:
    data = report()
    change(_row(which)(data))
    assert not validator("verify").is_valid(data)
