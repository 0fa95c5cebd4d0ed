"""Saves: they come back as they were, and each kind of damage is refused with its reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.books import agricola_machine
from tests.engines import agricola
from tribonian.compiler.machine_text import machine_hash

Change = Callable[[dict[str, Any]], object]


def played(seed: int = 5, answers: int = 150) -> Any:
    module = agricola()
    game = module.new(seed=seed, options=("looting",), readings={"winter_place": 2})
    module.play_at_random(game, module.Dice(seed), most=answers)
    return game


@pytest.mark.parametrize("answers", [0, 1, 40, 150, 5_000])
def test_save_comes_back_and_goes_on_alike(answers: int) -> None:
    module = agricola()
    game = played(answers=answers)
    back = module.from_json(game.to_json())
    assert back.to_json() == game.to_json()
    assert back.log == game.log
    module.play_at_random(game, module.Dice(7))
    module.play_at_random(back, module.Dice(7))
    assert back.to_json() == game.to_json()


def test_save_names_what_it_was_played_under() -> None:
    save = json.loads(played().to_json())
    assert save["schema"] == "tribonian/save/1"
    assert save["stamp"] == {
        "book": "agricola",
        "edition": "S&T 306, 2017",
        "sheets": ["printed"],
        "interpretations": ["balanced_income"],
        "machine": machine_hash(agricola_machine()),
    }
    assert save["options"]["looting"] is True
    assert save["readings"]["winter_place"] == 2
    assert save["seed"] == 5
    assert save["store"]["ap[Roman]"] in range(10)
    assert save["location"] in agricola().NUMBERS


def test_undo_after_loading_stops_where_it_would_have() -> None:
    module = agricola()
    game = played()
    while game.waiting_for != "choice":
        module.play_at_random(game, module.Dice(1), most=1)
    before = game.to_json()
    game.play(game.moves()[0])
    back = module.from_json(game.to_json())
    back.undo()
    assert back.to_json() == before


def put(*path: str | int, value: object) -> Change:
    """A change that puts a value at a path of the save."""

    def change(save: dict[str, Any]) -> None:
        inner: Any = save
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(save: dict[str, Any]) -> None:
        inner: Any = save
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return change


DAMAGE: dict[str, tuple[Change, str]] = {
    "other schema": (put("schema", value="tribonian/save/2"), "its schema is 'tribonian/save/2'"),
    "no schema": (drop("schema"), "its schema is None"),
    "no stamp": (drop("stamp"), "its stamp is no object"),
    "other book": (put("stamp", "book", value="go"), "book is 'go'"),
    "other edition": (put("stamp", "edition", value="2nd"), "edition is '2nd'"),
    "other errata": (put("stamp", "sheets", value=[]), "sheets is "),
    "other interpretations": (put("stamp", "interpretations", value=[]), "interpretations is "),
    "other machine": (put("stamp", "machine", value="0" * 16), "machine is '0000000000000000'"),
    "text as seed": (put("seed", value="5"), "its seed is '5'"),
    "truth as seed": (put("seed", value=True), "its seed is True"),
    "no log": (drop("log"), "its log is no list"),
    "unknown location": (put("location", value="nowhere"), "there is no location 'nowhere'"),
    "number as location": (put("location", value=3), "there is no location 3"),
    "other location": (put("location", value="over"), "not to 'over'"),
    "no store": (put("store", value=[]), "its store is no object"),
    "value missing": (drop("store", "turn_no"), "turn_no is missing"),
    "value too much": (put("store", "gold", value=1), "holds 'gold'"),
    "wrong type": (put("store", "turn_no", value="1"), "turn_no is '1', not one of 1..20"),
    "truth as number": (put("store", "turn_no", value=True), "turn_no is True"),
    "number as truth": (
        put("store", "seats_changed", value=0),
        "seats_changed is 0, not one of True or False",
    ),
    "fraction": (put("store", "turn_no", value=1.0), "turn_no is 1.0"),
    "out of range": (put("store", "turn_no", value=21), "turn_no is 21, not one of 1..20"),
    "unknown member": (put("store", "events_phase.e", value="rain"), "events_phase.e is 'rain'"),
    "none where there is none": (put("store", "turn_no", value=None), "turn_no is None"),
    "other value": (put("store", "turn_no", value=19), "its log leads to turn_no = "),
    "option missing": (drop("options", "siege"), "siege is missing"),
    "option unknown": (put("options", "magic", value=True), "there is no option or reading 'magic'"),
    "option of wrong type": (put("options", "siege", value=1), "siege is 1"),
    "reading out of range": (put("readings", "winter_place", value=5), "winter_place is 5"),
    "entry no object": (put("log", 3, value=7), "answer 4 is no object"),
    "entry at another place": (put("log", 3, "at", value="over"), "answer 4 was given at 'over'"),
    "entry without answer": (drop("log", 3, "answer"), "answer 4 was given at"),
    "impossible roll": (put("log", 0, "answer", value=7), "stops at answer 1: 7 is no answer"),
    "roll the seed does not give": (put("seed", value=6), "its seed does not roll"),
    "answer of wrong type": (put("log", 1, "answer", value=1), "stops at answer 2: 1 is no answer"),
    "log cut short": (lambda save: save["log"].pop(), "its log leads to"),
    "answers after the end": (lambda save: save["log"].append(save["log"][-1]), "was given at"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_save_is_refused_with_the_reason(damage: str) -> None:
    change, words = DAMAGE[damage]
    save = json.loads(played(answers=2_000 if damage == "answers after the end" else 150).to_json())
    change(save)
    with pytest.raises(agricola().BadSave) as met:
        agricola().from_json(json.dumps(save))
    assert words in str(met.value)


def test_illegal_move_in_a_log_is_refused_with_its_clause() -> None:
    save = json.loads(played().to_json())
    menu = next(n for n, one in enumerate(save["log"]) if one["at"] == "march_phase/choose")
    save["log"][menu]["answer"] = "sortie_out"
    with pytest.raises(agricola().BadSave, match=r"32\.0-f"):
        agricola().from_json(json.dumps(save))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "3", "[" * 100_000, "nonsense", '{"schema": NaN}'])
def test_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(agricola().BadSave):
        agricola().from_json(text)


def test_truncated_save_is_refused_wherever_it_ends() -> None:
    text = played(answers=20).to_json()
    for end in range(0, len(text), 97):
        with pytest.raises(agricola().BadSave):
            agricola().from_json(text[:end])


def test_refusal_is_a_value_error() -> None:
    assert issubclass(agricola().BadSave, ValueError)
