"""Sheets of errata on a small book and the verdicts they must get: clean ones without alarm, faulty ones of every kind.

Above each sheet stands what is expected: the verdict of its last report, or of one that tells of a pair; then what
it is against, and clauses that must be named.
"""

import re
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

from tests.books import read_folder
from tribonian.compiler.verify.errata import ErratumReport, judge_sheets
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, read_book, read_sheets
from tribonian.dsl.syntax import ErrataDecl, ItemNode

FOLDER = Path(__file__).parent / "sheets"
TEXT = (FOLDER / "sheets.rules").read_text(encoding="utf-8")


@dataclass(frozen=True, slots=True)
class Expected:
    name: str
    expected: str


SHEETS = [Expected(name, words) for words, name in re.findall(r"^# (.*)\nerrata (\w+) for", TEXT, re.MULTILINE)]


@cache
def draft() -> Draft:
    files = {name: data for name, data in read_folder(FOLDER).items() if name not in ("sheets.rules", "applied.rules")}
    found = read_book(files, Sink())
    assert found is not None
    return found


@cache
def sheets() -> dict[str, ErrataDecl]:
    sink = Sink()
    more = (FOLDER / "applied.rules").read_bytes()
    found = (*read_sheets("sheets.rules", TEXT.encode(), sink), *read_sheets("applied.rules", more, sink))
    assert not sink.failed, sink.sorted()
    return {one.name: one for one in found}


def judged(name: str) -> list[ErratumReport]:
    judgement = judge_sheets(draft(), [sheets()[name]])
    assert not judgement.faults
    return judgement.reports


@pytest.mark.parametrize("one", SHEETS, ids=lambda one: one.name)
def test_sheet_gets_its_verdict(one: Expected) -> None:
    verdict, *rest = one.expected.split()
    reports = judged(one.name)
    pairs = [report for report in reports if " and " in report.id]
    last = next((report for report in pairs if report.verdict == verdict), reports[-1])
    assert last.verdict == verdict, last.message
    if rest:
        assert last.against == rest[0]
        assert set(rest[1:]) <= set(last.clauses)
    if verdict == "clean":
        assert last.changes, "what is clean and no no-op changes something"
        assert not last.findings
    if verdict in ("breaks", "stuck"):
        assert last.play is not None or last.position is not None
    if verdict == "conflict" and last.against == "rule":
        assert last.suggestion


# ---- what algebra says of errata


def applied(*names: str) -> list[ItemNode]:
    found = [sheets()[name] for name in names]
    sink = Sink()
    made = apply_sheets(list(draft().items), found, "mart", draft().catalogue, sink)
    assert not sink.failed, sink.sorted()
    return made


def text(items: list[ItemNode]) -> list[str]:
    return sorted(re.sub(r"erratum='[^']*'", "", repr(one)) for one in items)


INDEPENDENT = ("toll_of_blue", "both_purses", "cell", "cart", "costlier_trade", "forbid_rich")


def test_no_errata_change_nothing_and_the_book_is_left_as_it_is() -> None:
    before = list(draft().items)
    assert applied() == before
    applied(*INDEPENDENT)
    assert list(draft().items) == before


@pytest.mark.parametrize("order", list(permutations(INDEPENDENT, 3)), ids="-".join)
def test_independent_errata_commute(order: tuple[str, ...]) -> None:
    assert text(applied(*order)) == text(applied(*sorted(order)))


@pytest.mark.parametrize(
    "name",
    ["toll_three", "both_purses", "cell", "cart", "price_with_guard", "costlier_trade", "other_order", "clarified"],
)
def test_errata_that_say_what_is_applied_twice_do_nothing_more(name: str) -> None:
    once, twice = applied(name), applied(name, name)
    if name == "cart":  # a correction of data stands in a row of its own, and goes before those above it
        assert len(text(twice)) == len(text(once))
    else:
        assert text(twice) == text(once)


def test_what_supersedes_takes_the_place_of_what_it_supersedes() -> None:
    sink = Sink()
    (later,) = read_sheets(
        "later.rules", b"errata later for mart\n  l1 amends 3-a: toll(p) = 5 supersedes toll_three.e1\n", sink
    )
    both = apply_sheets(list(draft().items), [sheets()["toll_three"], later], "mart", draft().catalogue, sink)
    (alone,) = read_sheets("alone.rules", b"errata later for mart\n  l1 amends 3-a: toll(p) = 5\n", sink)
    assert not sink.failed
    assert text(both) == text(apply_sheets(list(draft().items), [alone], "mart", draft().catalogue, sink))
