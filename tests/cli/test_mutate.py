"""Changes of a book, one at a time: each is one of a kind, checks as any book does, and is noticed or told."""

import json
from pathlib import Path

from typer.testing import CliRunner

from tests.books import RULES, read_folder
from tribonian.cli import app
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, read_book
from tribonian.dsl.mutants import KINDS, mutant, sites

TOLL = RULES.parent / "docs" / "examples" / "toll"
DEMANDS = Path(__file__).parents[1] / "demands"


def draft_of(folder: Path) -> Draft:
    sink = Sink()
    draft = read_book(read_folder(folder), sink)
    assert draft is not None, sink.sorted()
    return draft


def test_every_kind_of_site_is_found_in_a_large_book() -> None:
    found = sites(draft_of(DEMANDS / "agricola")) + sites(draft_of(DEMANDS / "fight_the_fall"))
    assert {one.kind for one in found} == set(KINDS)


def test_each_change_changes_one_item_and_the_sites_are_the_same_each_time() -> None:
    draft = draft_of(TOLL)
    found = sites(draft)
    assert [one.words for one in found] == [one.words for one in sites(draft_of(TOLL))]
    for one in found:
        changed = mutant(draft, one)
        differing = [place for place, item in enumerate(draft.items) if changed.items[place] != item]
        assert differing == [one.item], one.words


def test_mutate_tells_who_noticed_what() -> None:
    ran = CliRunner().invoke(app, ["mutate", str(TOLL), "--sites", "0", "--jobs", "2", "--json", "-"])
    assert ran.exit_code == 1, ran.output
    told = {one["site"].partition(" ")[2]: one["noticed_by"] for one in json.loads(ran.output)["changes"]}
    assert told["2-a: the bound `purse` is 1 more"] == "proofs"
    assert told["gold: `gold` is not stopped above"] == "checking"
    assert told["bridge: condition 1 is dropped"] == "proofs"
    assert told["3-a: the cost `toll` is 1 more"] == "nobody"


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    runs = [
        CliRunner().invoke(app, ["mutate", str(TOLL), "--sites", "3", "--seed", "5", "--json", "-"]) for _ in range(2)
    ]
    assert runs[0].output == runs[1].output
    assert len(json.loads(runs[0].output)["changes"]) == 3
