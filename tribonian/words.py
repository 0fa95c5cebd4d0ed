"""Values, names and players as they are shown at the table: short, in the book's words, in the players' colours.

Decides nothing. May import: dsl.sorts.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from tribonian.dsl.sorts import Readable

HIDDEN = "?"
_NUMBERED = re.compile(r"(.*?)([0-9]+)")
_FIELD = re.compile(r"[^.\[\]]+\.([^.\[\]]+)\[([^\[\]]*)\]")
_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")


def word(value: Readable) -> str:
    """A value in words; the members of a set with commas."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case list():
            return ", ".join(runs([word(one) for one in value])) or "empty"
        case _:
            return str(value)


def runs(names: Iterable[str]) -> list[str]:
    """Names with numbers in a row drawn together: `comit_1..3`. Numbers alone, and ids of hexes, stay apart."""
    found: list[tuple[str, int, int]] = []  # the stem, the first and the last number; no number where both are -1
    for name in names:
        match = _NUMBERED.fullmatch(name)
        stem, number = (match[1], int(match[2])) if match and match[1] and match[2][0] != "0" else (name, -1)
        if found and number >= 0 and found[-1][0] == stem and found[-1][2] == number - 1 >= 0:
            found[-1] = (stem, found[-1][1], number)
        else:
            found.append((stem, number, number))
    return [stem if low < 0 else f"{stem}{low}" if low == high else f"{stem}{low}..{high}" for stem, low, high in found]


def slot_words(name: str) -> str:
    """The name of a slot as the book writes it: a field of a piece as `foot.place`."""
    field = _FIELD.fullmatch(name)
    return f"{field[2]}.{field[1]}" if field else name


def changes(found: Mapping[str, tuple[Readable, Readable]]) -> list[str]:
    """What became of slots; pieces of which the same became are told together, of sets what came and what went."""
    told: list[str] = []
    together: dict[tuple[str, str, str], list[str]] = {}
    for name, (old, new) in found.items():
        field = _FIELD.fullmatch(name)
        if isinstance(old, list) and isinstance(new, list):
            came = [word(one) for one in new if one not in old]
            went = [word(one) for one in old if one not in new]
            parts = [f"+ {', '.join(runs(came))}"] if came else []
            parts += [f"- {', '.join(runs(went))}"] if went else []
            told.append(f"{slot_words(name)} {' '.join(parts)}")
        elif field is not None:
            together.setdefault((field[1], word(old), word(new)), []).append(field[2])
        else:
            told.append(f"{name} {word(old)} to {word(new)}")
    for (field_name, was, now), names in together.items():
        joint = "." if len(names) == 1 else ": "
        told.append(f"{', '.join(runs(names))}{joint}{field_name} {was} to {now}")
    return told


def colours(players: Sequence[str]) -> dict[str, str]:
    """A colour for every player; one that is named by a colour has it."""
    named = {player: player.lower() for player in players if player.lower() in _COLOURS}
    free = iter(one for one in _COLOURS if one not in named.values())
    return {player: named.get(player) or next(free, "white") for player in players}


def shortened(parts: Sequence[str], most: int) -> str:
    """The first parts, and how many more there are."""
    more = f" and {len(parts) - most} more" if len(parts) > most else ""
    return ", ".join(parts[:most]) + more


def print_trimmed(out: Console, what: RenderableType) -> None:
    """Print without blanks at the ends of lines."""
    with out.capture() as caught:
        out.print(what, soft_wrap=False)
    for line in caught.get().splitlines():
        out.print(Text.from_ansi(line.rstrip()))
