"""The keyboard: a line typed by somebody, with completion by the tabulator where the terminal can do that.

May import nothing of ours.
"""

import sys
from collections.abc import Sequence

try:
    import readline

    COMPLETES = True
except ImportError:  # not every system has it
    COMPLETES = False


def line(prompt: str, words: Sequence[str]) -> str | None:
    """What somebody types, without the blanks around it; nothing when there is no more input."""
    _offer(words)
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def _offer(words: Sequence[str]) -> None:
    if not COMPLETES or not sys.stdin.isatty():
        return
    known = list(words)

    def complete(text: str, number: int) -> str | None:
        begun = [one for one in known if one.startswith(text)]
        return begun[number] if number < len(begun) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
