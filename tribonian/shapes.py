"""The JSON shapes that programs read: verify, errata, coverage; versioned by their `schema` field.

Plays and positions are written in the save format, so that `play --replay` opens them. Prints nothing.
May import: compiler, dsl.
"""

import json
from collections.abc import Iterable
from typing import Any

from tribonian.compiler.answers import label_of
from tribonian.compiler.coverage import Covered
from tribonian.compiler.machine import Location, Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.moves import Move
from tribonian.compiler.verify.counterexample import cell_names
from tribonian.compiler.verify.records import Play, Position, Result
from tribonian.compiler.verify.search import Search
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Readable, readable

Json = dict[str, Any]


def dump(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def stamp(machine: Machine) -> Json:
    """Which rules these are."""
    return {
        "book": machine.book,
        "edition": machine.edition,
        "sheets": list(machine.sheets),
        "interpretations": list(machine.interpretations),
        "machine": machine_hash(machine),
    }


def answer_of(location: Location, move: Move) -> Readable:
    """An answer as saves hold it."""
    if isinstance(move, int) and location.sort is not None:
        return readable(location.sort, move)
    return label_of(location, move)


def play_json(machine: Machine, play: Play) -> Json:
    """A play in the save format, with what it shows."""
    search = Search(machine)
    log: list[Json] = []
    before = None
    switches = dict(play.switches)
    for move, state, _ in search.follow(switches, list(play.answers)):
        if before is not None and move is not None:
            location = search.interpreter.at(before)
            log.append({"at": location.name, "answer": answer_of(location, move)})
        before = state
    return {
        "schema": "tribonian/play/1",
        "stamp": stamp(machine),
        "options": {
            one.name: readable(one.sort, switches.get(one.name, one.default))
            for one in machine.switches
            if one.kind == "option"
        },
        "readings": {
            one.name: readable(one.sort, switches.get(one.name, one.default))
            for one in machine.switches
            if one.kind == "reading"
        },
        "log": log,
        "shows": play.shows,
    }


def position_json(machine: Machine, position: Position) -> Json:
    """A position, perhaps unreachable, by names."""
    store = {
        shown: readable(var.sort, position.store[var.offset + place])
        for var in machine.vars.values()
        for place, shown in enumerate(cell_names(machine, var.name))
    }
    return {
        "schema": "tribonian/position/1",
        "stamp": stamp(machine),
        "location": position.location,
        "store": store,
        "note": "from here, perhaps unreachable",
    }


def witness_json(machine: Machine, one: Result) -> Json | None:
    """The play that shows what was found, or the position from which nothing could be proved."""
    if one.finding is None:
        return None
    if one.finding.play is not None:
        return play_json(machine, one.finding.play)
    if one.finding.position is not None and one.verdict == "not-proved":
        return position_json(machine, one.finding.position)
    return None


def verify_json(machine: Machine, results: Iterable[Result], seconds: float) -> Json:
    """The report of `verify`."""
    rows = []
    summary: dict[str, int] = {}
    for one in results:
        summary[one.verdict] = summary.get(one.verdict, 0) + 1
        row: Json = {
            "id": one.obligation.id,
            "kind": one.obligation.kind,
            "clauses": list(one.obligation.clauses),
            "words": one.obligation.words,
            "verdict": one.verdict,
            "technique": one.technique,
            "rests_on": list(one.rests_on),
            "queries": one.queries,
            "rlimit": one.rlimit,
            "seconds": round(one.seconds, 4),
        }
        if one.step:
            row["step"] = one.step
        if one.data:
            row["data"] = one.data
        if one.bound:
            row["bound"] = one.bound
        if one.finding is not None:
            row["message"] = one.finding.words
            row["collides"] = list(one.finding.clauses)
            witness = witness_json(machine, one)
            if witness is not None:
                row["witness"] = witness
        if one.settled_by:
            row["settled_by"] = one.settled_by
        rows.append(row)
    return {
        "schema": "tribonian/verify/1",
        "book": machine.book,
        "variant": stamp(machine),
        "obligations": rows,
        "summary": summary,
        "seconds": round(seconds, 2),
    }


def coverage_json(book: Rulebook, covered: list[Covered]) -> Json:
    """The report of `coverage`."""
    normative = [one for one in covered if one.clause.kind not in ("component", "information")]
    encoded = sum(one.status == "encoded" for one in normative)
    return {
        "schema": "tribonian/coverage/1",
        "book": book.name,
        "clauses": [
            {
                "id": one.clause.id,
                "kind": one.clause.kind,
                "status": one.status,
                "where": list(one.where),
                **({"reason": one.clause.reason} if one.clause.reason else {}),
            }
            for one in covered
        ],
        "share": round(encoded / max(1, len(normative)), 4),
        "open_inputs": [
            {"name": one.name, "reason": one.reason, "clauses": list(one.clauses)} for one in book.opens.values()
        ],
    }
