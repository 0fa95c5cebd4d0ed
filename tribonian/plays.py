"""Plays of an engine as files: answers given by their codes, written so that `play --replay` shows them.

Writes nothing itself. May import: shapes.
"""

import json
from typing import Any

from tribonian.shapes import Json


def play_file(engine: Any, game: Any, codes: list[int], shows: str) -> Json:
    """The play of a game that has just begun; the last answer may be one that the rules do not settle."""
    log: list[Json] = []
    for code in codes:
        entry = {"at": game.question.place, "answer": game.move_of(code).value}
        log.append(entry)
        try:
            game.give(code)
        except engine.RuleFault:
            break
    begun = json.loads(game.to_json())
    return {
        "schema": "tribonian/play/1",
        **{key: begun[key] for key in ("stamp", "options", "readings")},
        "log": log,
        "shows": shows,
    }
