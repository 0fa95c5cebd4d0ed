"""Text of a book made safe for Python source: identifiers, string literals, docstrings, comments.

The one door through which names and strings of a rulebook reach generated code. Imports nothing of ours.
"""

import builtins
import keyword
import re
from dataclasses import dataclass, field

RESERVED = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins))
SHORT = 48  # longer slugs are cut: a number keeps them apart
WIDTH = 116
SIMPLE = re.compile(r"[a-z][a-z0-9]*")
TEMPORARY = frozenset(
    {
        *("s", "on", "top", "said", "new", "now", "at", "old", "bit", "amount", "bound", "found", "code", "codes"),
        *(
            "seen",
            "here",
            "front",
            "most",
            "total",
            "who",
            "to",
            "first",
            "count",
            "cell",
            "start",
            "goal",
            "after",
            "slot",
            "was",
        ),
        *("one", "other", "rest", "asked", "sieve", "sifted", "listed", "rand", "place", "bits"),
    }
)  # names of the functions' own making


@dataclass(slots=True)
class Names:
    """Hands out identifiers: each once, and the same one again for the same key."""

    taken: set[str]
    given: dict[tuple[str, str], str] = field(default_factory=dict)

    def get(self, prefix: str, name: str) -> str:
        """The identifier of `name` among things of one prefix, made up on first use."""
        key = (prefix, name)
        if key not in self.given:
            self.given[key] = self.fresh(f"{prefix}_{slug(name)}")
        return self.given[key]

    def fresh(self, wanted: str) -> str:
        """An identifier nobody has, `wanted` itself if it is free."""
        found, number = wanted, 1
        while found in self.taken or found in RESERVED:
            number += 1
            found = f"{wanted}_{number}"
        self.taken.add(found)
        return found


def slug(name: str) -> str:
    """The ASCII letters and digits of a name, joined by underscores."""
    return re.sub(r"[^A-Za-z0-9]+", "_", name).strip("_")[:SHORT].strip("_") or "x"


def parameters(names: tuple[str, ...]) -> dict[str, str]:
    """Names of a function's parameters: one plain word stays, any other says that it is a parameter.

    Of a local such as `march.unit` the last word will do. Module-level names all hold an underscore or a capital,
    so neither kind hides one; `s` is the store.
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for number, name in enumerate(names):
        word = name.rsplit(".", 1)[-1]
        plain = SIMPLE.fullmatch(word) and word not in RESERVED and word not in TEMPORARY and word not in taken
        found[name] = word if plain else f"its_{number}_{slug(name)}"
        taken.add(found[name])
    return found


def literal(text: str) -> str:
    """A string literal."""
    return repr(text)


def literals(texts: tuple[str, ...]) -> str:
    """A tuple of string literals."""
    return repr(tuple(str(text) for text in texts))


def tuple_of(parts: list[str]) -> str:
    """A tuple of expressions."""
    return f"({parts[0]},)" if len(parts) == 1 else f"({', '.join(parts)})"


def wrapped(parts: list[str], room: int) -> str:
    """A tuple of expressions: on one line if there is so much room, else as many a line as fit."""
    whole = tuple_of(parts)
    if len(whole) <= room:
        return whole
    lines, line = ["("], "   "
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH and line.strip():
            lines.append(line)
            line = "   "
        line += f" {part},"
    return "\n".join([*lines, line, ")"])


def assigned(head: str, parts: list[str]) -> str:
    """An assignment of a tuple."""
    return f"{head} = {wrapped(parts, WIDTH - len(head) - 3)}"


def shown(text: str) -> str:
    """Text on one line with nothing invisible in it, as a comment may hold it."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode("ascii") for one in text)


def docstring(lines: list[str], pad: str) -> list[str]:
    """The lines of a docstring; whatever the text holds, it stays one string."""
    safe = [_inside(part) for line in lines for part in _folded(line)] or [""]
    quotes = '"""'
    if len(safe) == 1:
        return [f"{pad}{quotes}{safe[0]}{quotes}"]
    return [f"{pad}{quotes}{safe[0]}", *(f"{pad}{line}".rstrip() for line in safe[1:]), f"{pad}{quotes}"]


def _folded(line: str) -> list[str]:
    """A line in as many as it takes; what follows the first is set in."""
    found: list[str] = []
    while len(line) > WIDTH:
        end = line.rfind(" ", WIDTH // 2, WIDTH)
        if end < 0:
            break
        found.append(line[:end])
        line = f"  {line[end + 1 :]}"
    return [*found, line]


def _inside(line: str) -> str:
    safe = shown(line.replace("\\", "\\\\"))
    return safe.replace('"', '\\"') if '"""' in safe or safe.endswith('"') else safe
