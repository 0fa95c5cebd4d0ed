"""Mutation, site by site: drop the limit of a gain or a loss where it is stated.

Dropped in every clause that states it, the promise must be violated by a play that replays to the same end;
dropped in one of several, the rules must collide and the others be named.
"""

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.books import POINTS, agricola_machine, read_folder
from tribonian.cli import app
from tribonian.compiler.build import build
from tribonian.compiler.verify.obligations import sites
from tribonian.compiler.verify.solve import Refuted
from tribonian.compiler.verify.verify import examine, verify
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Variant, assemble, read_book, read_sheets
from tribonian.shapes import dump, play_json

pytestmark = pytest.mark.xdist_group("limits")  # one worker finds out who states them, once

BOUND = {"gain": "ap_cap", "lose": "ap_floor"}
LIMIT = {"gain": "9", "lose": "0"}
# A gain of nothing has no limit to break: there the amount is raised as well.
ALSO = {"11.7-b": "  also amends 11.7-b: dismantling_refund = 1\n"}


def clause_of(site: str) -> str:
    """The clause that a gain or a loss is made by."""
    return site.split(" ")[2].split("+")[0]


@cache
def stated() -> dict[tuple[str, str], dict[str, frozenset[str]]]:
    """For every gain and loss: the rules that state its limit, each with those that can state it beside it."""
    machine = written_out(agricola_machine())
    paths = examine(machine, only="invariant").paths
    assert paths is not None
    verbs = {name: one.verb for name, one in sites(machine).items() if one.verb != "spend"}
    found: dict[tuple[str, str], dict[str, set[str]]] = {}
    for path, question in paths.all():
        for asked in path.run.asked:
            verb = verbs.get(asked.site)
            if verb is None or asked.name != BOUND[verb]:
                continue
            here = found.setdefault((verb, clause_of(asked.site)), {})
            for one in asked.claims:
                for other in asked.claims:
                    both = paths.encoder.all_of([asked.under, one.applies, other.applies])
                    if isinstance(question.ask(both), Refuted):
                        here.setdefault(one.rule, set()).add(other.rule)
    return {key: {rule: frozenset(beside - {rule}) for rule, beside in one.items()} for key, one in found.items()}


def drop(rule: str, verb: str, clause: str) -> str:
    value = BOUND[verb]
    return f"amends {rule}: {value}(p) = none if during @{clause} else {LIMIT[verb]}"


def sheet(lines: list[str], clause: str) -> str:
    body = "".join(f"  e{number} {line}\n" for number, line in enumerate(lines, start=1))
    return "errata mutant for agricola\n" + body + ALSO.get(clause, "")


SITES = sorted({(one.verb, clause_of(name)) for name, one in sites(agricola_machine()).items() if one.verb != "spend"})


def test_every_gain_and_loss_of_the_book_is_a_site() -> None:
    gains = {
        "10.1-a",
        "11.7-b",
        "17.2-a",
        "24.3-k",
        "28.1-b",
        "31.0-a",
        "31.0-b",
        "33.2-b",
        "EVT-7a",
        "RST-1b",
        "RST-2b",
    }
    losses = {"17.2-b", "22.1-h", "28.1-a", "EVT-3c", "EVT-7b", "EVT-9"}
    assert {("gain", one) for one in gains} | {("lose", one) for one in losses} == set(SITES)
    assert set(SITES) == set(stated())


QUICK = {("gain", "17.2-a"), ("lose", "17.2-b")}  # tried on every change; all of them are by `make slow`


@pytest.mark.parametrize(
    ("verb", "clause"),
    [pytest.param(*site, marks=[] if site in QUICK else [pytest.mark.slow]) for site in SITES],
)
def test_limit_dropped_everywhere_is_violated_by_a_play(verb: str, clause: str, tmp_path: Path) -> None:
    rules = stated()[verb, clause]
    text = sheet([drop(rule, verb, clause) for rule in rules], clause)
    errata = tmp_path / "mutant.rules"
    errata.write_text(text, encoding="utf-8")
    sink = Sink()
    draft = read_book(read_folder(POINTS), sink)
    assert draft is not None
    book = assemble(draft, sink, Variant(extra=read_sheets("mutant.rules", text.encode(), sink)))
    assert book is not None, sink.sorted()
    machine = build(book)
    (result,) = verify(machine, only="inv/ap_in_range")[:1]
    assert (result.obligation.id, result.verdict) == ("inv/ap_in_range", "violated")
    assert result.finding is not None
    assert result.finding.play is not None
    witness = tmp_path / "play.json"
    witness.write_text(dump(play_json(machine, result.finding.play)), encoding="utf-8")
    shown = CliRunner().invoke(app, ["play", str(POINTS), "--errata", str(errata), "--replay", str(witness)])
    assert shown.exit_code == 0, shown.output
    assert "ap_in_range does not hold" in shown.output


@pytest.mark.parametrize(
    ("verb", "clause"),
    [pytest.param(*site, marks=[] if site in QUICK else [pytest.mark.slow]) for site in SITES],
)
def test_limit_dropped_in_one_of_several_clauses_collides(verb: str, clause: str) -> None:
    rules = stated()[verb, clause]
    restated = sorted(rule for rule in rules if rules[rule])
    assert restated or len(rules) == 1, "nobody else states the limit only where one alone does"
    for rule in restated:
        sink = Sink()
        draft = read_book(read_folder(POINTS), sink)
        assert draft is not None
        text = sheet([drop(rule, verb, clause)], clause)
        book = assemble(draft, sink, Variant(extra=read_sheets("mutant.rules", text.encode(), sink)))
        assert book is not None, sink.sorted()
        (result,) = verify(build(book), only=f"conflict/{BOUND[verb]}")
        assert result.verdict == "violated", rule
        assert result.finding is not None
        assert result.finding.play is not None
        assert set(result.finding.clauses) == {rule} | rules[rule]
