"""Sheets of errata on small books and the verdicts they must get: clean ones without alarm, faulty ones of every kind.

Above each sheet stands what is expected: the verdict of its last report or of one that tells of a pair, or the code of
an error; then what it is against, clauses and words that must be told, and sheets judged with it.
"""

import json
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from tests.books import RULES, read_folder
from tribonian.compiler.verify.errata import ErratumReport, Judgement, judge_sheets
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, read_book, read_sheets
from tribonian.dsl.syntax import ErrataDecl, ItemNode

FOLDER = Path(__file__).parent / "sheets"
EXAMPLES = RULES.parent / "docs" / "examples"
BOOKS = {"mart": FOLDER / "mart", "well": FOLDER / "well", "fort": EXAMPLES / "fort", "granary": EXAMPLES / "granary"}


class Shelf(dict[str, object]):
    """What was proved of a book for one sheet is known for the next."""

    def put(self, key: str, value: str) -> None:
        self[key] = json.loads(value)


@dataclass(frozen=True, slots=True)
class Expected:
    book: str
    name: str
    verdict: str
    more: dict[str, list[str]]


def expectations(book: str) -> list[Expected]:
    text = (FOLDER / f"{book}.rules").read_text(encoding="utf-8")
    found = []
    for words, name in re.findall(r"^# (.*)\nerrata (\w+) for", text, re.MULTILINE):
        verdict, *rest = words.split()
        pairs = [one.partition("=") for one in rest]
        found.append(Expected(book, name, verdict, {key: value.split(",") for key, _, value in pairs}))
    return found


SHEETS = [one for book in BOOKS for one in expectations(book)]


@cache
def draft(book: str) -> Draft:
    found = read_book(read_folder(BOOKS[book]), Sink())
    assert found is not None
    return found


@cache
def shelf(_: str) -> Shelf:
    return Shelf()


@cache
def sheets(book: str) -> dict[str, ErrataDecl]:
    sink = Sink()
    names = [f"{book}.rules", "applied.rules"] if book == "mart" else [f"{book}.rules"]
    found = [one for name in names for one in read_sheets(name, (FOLDER / name).read_bytes(), sink)]
    assert not sink.failed, sink.sorted()
    return {one.name: one for one in found}


def judged(one: Expected) -> Judgement:
    together = [*one.more.get("with", ()), one.name]
    workshop = Workshop(shelf=shelf(one.book))
    return judge_sheets(draft(one.book), [sheets(one.book)[name] for name in together], workshop=workshop)


def marked(one: Expected) -> ParameterSet:
    """Some are slow, one of each kind is not."""
    slow = (pytest.mark.slow,) if "slow" in one.more else ()
    return pytest.param(one, id=f"{one.book}-{one.name}", marks=slow)


@pytest.mark.parametrize("one", [marked(one) for one in SHEETS])
def test_sheet_gets_its_verdict(one: Expected) -> None:
    judgement = judged(one)
    if one.verdict.startswith("E"):
        assert [fault.code.value[0] for fault in judgement.faults] == [one.verdict]
        return
    assert not judgement.faults
    reports = judgement.reports
    pairs = [report for report in reports if " and " in report.id]
    last = next((report for report in pairs if report.verdict == one.verdict), reports[-1])
    assert last.verdict == one.verdict, last.message
    told(last, one.more)
    if last.verdict == "clean":
        assert last.changes, "what is clean and no no-op changes something"
        assert not last.findings
    if last.verdict == "stuck" or (last.verdict == "breaks" and "ever" not in last.message):
        assert last.play is not None
    if last.verdict == "conflict" and last.against == "rule":
        assert last.suggestion


def told(report: ErratumReport, more: dict[str, list[str]]) -> None:
    if "against" in more:
        assert more["against"] == [report.against]
    assert set(more.get("clauses", ())) <= set(report.clauses), report.clauses
    for word in more.get("says", ()):
        assert word.replace("_", " ") in report.message.replace("_", " ")
    for word in more.get("help", ()):
        assert word.replace("_", " ") in report.suggestion.replace("_", " ")


def test_sheets_are_enough_of_every_kind() -> None:
    count = Counter(one.verdict for one in SHEETS)
    fine = count["clean"] + count["no-op"]
    assert fine >= 15
    assert len(SHEETS) - fine >= 25
    assert {"dangling", "table", "conflict", "breaks", "stuck", "dead", "no-op", "clean"} <= count.keys()


# ---- what algebra says of errata


def applied(*names: str) -> list[ItemNode]:
    found = [sheets("mart")[name] for name in names]
    sink = Sink()
    made = apply_sheets(list(draft("mart").items), found, "mart", draft("mart").catalogue, sink)
    assert not sink.failed, sink.sorted()
    return made


def text(items: list[ItemNode]) -> list[str]:
    return sorted(re.sub(r"erratum='[^']*'", "", repr(one)) for one in items)


INDEPENDENT = ("toll_of_blue", "both_purses", "cell", "cart", "costlier_trade", "forbid_rich")


def test_no_errata_change_nothing_and_the_book_is_left_as_it_is() -> None:
    before = list(draft("mart").items)
    assert applied() == before
    applied(*INDEPENDENT)
    assert list(draft("mart").items) == before


@pytest.mark.parametrize("order", list(permutations(INDEPENDENT, 3)), ids="-".join)
def test_independent_errata_commute(order: tuple[str, ...]) -> None:
    assert text(applied(*order)) == text(applied(*sorted(order)))


def test_errata_on_the_same_rule_do_not_commute() -> None:
    assert text(applied("toll_three", "toll_four")) != text(applied("toll_four", "toll_three"))


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
    if name not in ("clarified",):
        assert text(once) != text(applied()), "it does something"


def test_what_supersedes_takes_the_place_of_what_it_supersedes() -> None:
    sink = Sink()
    (later,) = read_sheets(
        "later.rules", b"errata later for mart\n  l1 amends 3-a: toll(p) = 5 supersedes toll_three.e1\n", sink
    )
    items, catalogue = list(draft("mart").items), draft("mart").catalogue
    both = apply_sheets(items, [sheets("mart")["toll_three"], later], "mart", catalogue, sink)
    (alone,) = read_sheets("alone.rules", b"errata later for mart\n  l1 amends 3-a: toll(p) = 5\n", sink)
    assert not sink.failed
    assert text(both) == text(apply_sheets(items, [alone], "mart", catalogue, sink))
