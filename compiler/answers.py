"""Answers in words: the label of an answer, and the answer that words mean where play waits.

Labels are those of the engines: `march`, `0304`, `none`, `build(medium, 3)`. Whether an answer may be given is not
asked here. May import: interpreter, machine, dsl.sorts.
"""

import re
from collections.abc import Sequence

from tribonian.compiler.interpreter import Bound, Interpreter, Move, State
from tribonian.compiler.machine import Block, Location, Option, Set
from tribonian.dsl.sorts import Readable, Sort, show_value, values

DONE = "done"  # what ends the choosing of a set
_CALL = re.compile(r"(\w+)\s*\((.*)\)", re.DOTALL)
_NAMED = re.compile(r"(\w+)\s*=\s*(.+)", re.DOTALL)


def label_of(location: Location, move: Move) -> str:
    """An answer as people write it."""
    match move:
        case str():
            return move
        case int():
            assert location.sort is not None
            return show_value(location.sort, move)
        case Bound():
            option = next(
                one for one in location.options if one.label == move.label and len(one.binds) == len(move.values)
            )
            pairs = zip(option.binds, move.values, strict=True)
            chosen = ", ".join(show_value(bind.sort, value) for bind, value in pairs)
            return f"{move.label}({chosen})" if move.label else chosen


def said(value: Readable) -> str:
    """An answer of a save in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case list():
            return ", ".join(said(one) for one in value)
        case _:
            return str(value)


def read_answer(interpreter: Interpreter, state: State, words: str) -> Move | None:
    """The answer that words mean where play waits; nothing if they mean none.

    Of an action the parameters that the menu gives may be written too, and a value may be named: `die = 6`.
    """
    location = interpreter.at(state)
    words = " ".join(words.split())
    match location.kind:
        case "choose":
            for option in location.options:
                move = _of_option(interpreter, state, option, words)
                if move is not None:
                    return move
            return None
        case "pick" | "chance" | "open":
            assert location.sort is not None
            named = _NAMED.fullmatch(words)
            if named is not None and named[1] in (location.prompt, location.var.rsplit(".", 1)[-1]):
                words = named[2]
            return _value(location.sort, words)
        case "step" | "final":
            return None


def steps_of(location: Location, words: str) -> list[str]:
    """The single answers that choose a whole set, `a, b`: each member, then `done`; none where no set is chosen."""
    members = [one for one in location.options if not one.label and len(one.binds) == 1]
    if not members or all(one.label != DONE for one in location.options):
        return []
    sort = members[0].binds[0].sort
    places = {part: _value(sort, part) for part in _split(words)}
    parts = sorted(places, key=lambda part: -1 if places[part] is None else places[part] or 0)
    return [*parts, DONE] if parts else []


def _value(sort: Sort, words: str) -> int | None:
    return next((value for value in values(sort) if show_value(sort, value) == words), None)


def _of_option(interpreter: Interpreter, state: State, option: Option, words: str) -> Move | None:
    if option.label == words and not option.binds:
        return words
    if not option.label:
        return _bound(option, _split(words))
    call = _CALL.fullmatch(words)
    if call is None or call[1] != option.label:
        return None
    args = _split(call[2])
    given = _given(interpreter, option, state.store)
    more = len(args) - len(option.binds)
    if more > 0 and args[:more] == given[:more]:
        args = args[more:]
    return _bound(option, args) if option.binds else option.label if not args else None


def _split(words: str) -> list[str]:
    return [part.strip() for part in words.split(",")] if words.strip() else []


def _bound(option: Option, args: list[str]) -> Bound | None:
    if len(args) != len(option.binds):
        return None
    chosen = [_value(bind.sort, arg) for bind, arg in zip(option.binds, args, strict=True)]
    found = tuple(value for value in chosen if value is not None)
    return Bound(option.label, found) if len(found) == len(chosen) else None


def _given(interpreter: Interpreter, option: Option, store: Sequence[int]) -> list[str]:
    """What the menu itself gives an action, in words: the writes of its parameters before it is carried out."""
    bound = {bind.var for bind in option.binds}
    found: list[str] = []
    block: Block = option.block
    for effect in block.effects:
        if not isinstance(effect, Set) or not effect.var.startswith(f"action {option.label}."):
            break
        if effect.var not in bound:
            value = interpreter.value(effect.value, store, {})
            found.append(show_value(interpreter.machine.vars[effect.var].sort, value))
    return found
