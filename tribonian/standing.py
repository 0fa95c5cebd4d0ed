"""Where play stands, read from a file: a save, a play or a position, checked against the rules at hand.

Saves and positions hold the values by name; a play is followed answer by answer in the interpreter.
May import: files, shapes, compiler, dsl.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tribonian.compiler.answers import read_answer, said
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import SUSPENDS, Machine
from tribonian.compiler.positions import NoSuchValue, put, stored_value
from tribonian.dsl.codes import Code
from tribonian.files import read_object, refuse_file
from tribonian.shapes import stamp

PLAY, SAVE, POSITION = "tribonian/play/1", "tribonian/save/1", "tribonian/position/1"
PARTS: dict[str, dict[str, type]] = {
    PLAY: {"stamp": dict, "options": dict, "readings": dict, "log": list},
    SAVE: {"stamp": dict, "options": dict, "readings": dict, "log": list, "location": str, "store": dict},
    POSITION: {"stamp": dict, "location": str, "store": dict},
}


def read_standing(path: Path, *schemas: str) -> dict[str, Any]:
    """A file that tells where play stands, its parts there and of the right kind."""
    data = read_object(path)
    schema = data.get("schema")
    if not isinstance(schema, str):
        raise refuse_file(Code.BAD_SAVE, path, reason="`schema` is missing or of the wrong kind")
    if schema not in (schemas or PARTS):
        raise refuse_file(Code.BAD_SAVE, path, reason=f"its schema is {schema!r}")
    for key, kind in PARTS[schema].items():
        if not isinstance(data.get(key), kind):
            raise refuse_file(Code.BAD_SAVE, path, reason=f"`{key}` is missing or of the wrong kind")
    return data


def check_stamp(data: dict[str, Any], machine: Machine, path: Path) -> None:
    """The file must have been made under these very rules."""
    for key, value in stamp(machine).items():
        found = data["stamp"].get(key)
        if found != value:
            raise refuse_file(Code.OTHER_STAMP, path, reason=f"{key} is {found!r}, here {value!r}")


def log_entries(data: dict[str, Any], path: Path) -> Iterator[tuple[int, str, Any]]:
    """The answers of a log: their number, where each was given, and what it was."""
    for number, entry in enumerate(data["log"], start=1):
        if not isinstance(entry, dict) or not isinstance(entry.get("at"), str) or "answer" not in entry:
            raise refuse_file(Code.BAD_SAVE, path, reason=f"answer {number} has no `at` and `answer`")
        yield number, entry["at"], entry["answer"]


def stand(interpreter: Interpreter, data: dict[str, Any], path: Path) -> State:
    """The position that a file tells of."""
    try:
        return _follow(interpreter, data, path) if data["schema"] == PLAY else _placed(interpreter, data, path)
    except Fault as fault:
        raise refuse_file(Code.BAD_SAVE, path, reason=f"the rules do not settle it: {fault.words}") from None


def _placed(interpreter: Interpreter, data: dict[str, Any], path: Path) -> State:
    machine = interpreter.machine
    location = machine.locations.get(data["location"])
    if location is None or location.kind not in {*SUSPENDS, "final"}:
        raise refuse_file(Code.BAD_SAVE, path, reason=f"nobody waits at {data['location']!r}")
    store = [0] * machine.size
    derived = {var.name for var in machine.vars.values() if var.derived_from}
    try:
        put(machine, {name: value for name, value in data["store"].items() if name.split("[")[0] not in derived}, store)
    except NoSuchValue as error:
        raise refuse_file(Code.BAD_SAVE, path, reason=str(error)) from None
    return interpreter.start_at(location.name, store)


def _follow(interpreter: Interpreter, data: dict[str, Any], path: Path) -> State:
    """Where a play leads; one that shows how the rules collide stands before the answer at which they do."""
    switches = {}
    given = {**data["options"], **data["readings"]}
    for switch in interpreter.machine.switches:
        stored = stored_value(switch.sort, given.get(switch.name))
        switches[switch.name] = switch.default if stored is None else stored
    state = interpreter.new(switches)
    for number, place, answer in log_entries(data, path):
        move = read_answer(interpreter, state, said(answer)) if place == state.location else None
        if move is None or interpreter.failing(state, move):
            reason = f"answer {number}, {said(answer)!r}, cannot be given at {state.location!r}"
            raise refuse_file(Code.BAD_SAVE, path, reason=reason)
        try:
            state = interpreter.play(state, move)
        except Fault:
            if number < len(data["log"]):
                raise
    return state
