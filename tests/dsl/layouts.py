"""Rules texts laid out in other ways that say the same: spaces, indentation, line ends, comments, blank lines."""

import random
import re
from collections.abc import Callable

_PARTS = re.compile(r'("[^"\n]*"|(?<![^\s])#[^\n]*)')  # inside a cell, `#` is a sign like others
_MARKS = ("# here", "#", "#tight", '# a "quote', "# @1.0-a | when, overrides (", "#   wide   ")
_PARAPHRASE = re.compile(r" *\|")


def _each_line(text: str, change: Callable[[str], str]) -> str:
    """Change the code of lines; strings, comments and paraphrases stay."""
    lines = []
    for line in text.split("\n"):
        if _PARAPHRASE.match(line) or not line.strip():
            lines.append(line)
            continue
        margin = line[: len(line) - len(line.lstrip())]
        parts = _PARTS.split(line.lstrip())
        parts[::2] = [change(part) for part in parts[::2]]
        lines.append(margin + "".join(parts))
    return "\n".join(lines)


def more_spaces(text: str, dice: random.Random) -> str:
    return _each_line(text, lambda code: re.sub(" ", lambda _: " " * dice.choice((1, 1, 2, 5)), code))


def fewer_spaces(text: str, dice: random.Random) -> str:
    """None around operators and behind commas; names and numbers need theirs."""

    def change(code: str) -> str:
        return re.sub(r" ?(:=|<=|>=|!=|[=+*,<]) ", lambda sign: dice.choice((sign[0], sign[1])), code)

    return _each_line(text, change)


def other_indents(text: str, dice: random.Random) -> str:
    """Each item indented by another width."""
    lines = []
    times = 1
    for line in text.split("\n"):
        if line[:1].strip(" #)]"):
            times = dice.choice((1, 2, 3))
        code = line.lstrip(" ")
        lines.append(" " * (times * (len(line) - len(code))) + code)
    return "\n".join(lines)


def cut_brackets(text: str, dice: random.Random) -> str:
    """Line ends behind some brackets and the commas inside them, with comments and blank lines."""

    def change(line: str) -> str:
        parts, depth = [], 0
        for char in line:
            depth += (char in "([") - (char in ")]")
            parts.append(char)
            if depth and char in "([," and dice.random() < 0.3:
                behind = f"  {dice.choice(_MARKS)}" if dice.random() < 0.2 else ""
                above = f"{' ' * dice.randrange(9)}{dice.choice(_MARKS)}\n" if dice.random() < 0.1 else ""
                parts.append(f"{behind}\n{dice.choice(('', above, chr(10)))}{' ' * dice.randrange(1, 12)}")
        return "".join(parts)

    lines = text.split("\n")
    return "\n".join(line if '"' in line or "#" in line or _PARAPHRASE.match(line) else change(line) for line in lines)


def comments_and_blanks(text: str, dice: random.Random) -> str:
    """Comments behind lines and between them, and blank lines."""
    lines = []
    for line in text.rstrip("\n").split("\n"):
        if dice.random() < 0.15:
            lines.append(" " * dice.choice((0, 0, 1, 2, 4, 7)) + dice.choice(_MARKS))
        if dice.random() < 0.15:
            lines += [" " * dice.randrange(3)] * dice.choice((1, 2, 5))
        plain = line.strip() and "#" not in line and not _PARAPHRASE.match(line)
        lines.append(
            f"{line}{' ' * dice.randrange(1, 5)}{dice.choice(_MARKS)}" if plain and dice.random() < 0.1 else line
        )
    return "\n".join([*lines, *dice.choice(([], ["", "  # the end"], ["# the end", "", ""]))]) + "\n"


def comments_of(text: str) -> list[tuple[str, bool, str]]:
    """Every comment, whether it has a line of its own, and the word that it goes with: the next, or the last before.

    Found line by line, without the parser.
    """
    found: list[tuple[str, bool, str]] = []
    waiting: list[str] = []
    last = ""
    for line in text.split("\n"):
        parts = [] if _PARAPHRASE.match(line) else _PARTS.split(line)
        comment = parts[-2].strip() if len(parts) > 1 and parts[-2].startswith("#") else ""
        code = line if not comment else "".join(parts[:-2])
        words = re.findall(r"\w+", code)
        if words:
            found += [(one, True, words[0]) for one in waiting]
            waiting = []
            last = words[-1]
        if comment and code.strip():
            found.append((comment, False, last))
        elif comment:
            waiting.append(comment)
    return [*found, *((one, True, "") for one in waiting)]
