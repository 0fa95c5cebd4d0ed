"""The pages of dsl/explain/: what a code means, why it is one, what to do, with an example that the tests run.

Reads its own packaged pages and returns text; prints nothing. May import: codes.
"""

import re
from importlib.resources import files
from itertools import takewhile

from tribonian.dsl.codes import Code

_NUMBER = re.compile(r"[EW]\d{4}")
_GAP = re.compile(r"\{(\w+)\}")
_LONGEST = 9  # digits that are looked at


def find_code(word: str) -> Code | None:
    """The code of that number, however it is written: `E0201`, `e0201`, `error[E0201]`."""
    found = _NUMBER.search(word.upper())
    return None if found is None else next((code for code in Code if code.number == found[0]), None)


def nearest_code(word: str) -> Code | None:
    """The code most like a number that is none: as many first characters the same as can be, then the nearest."""
    given = word.upper()
    digits = re.sub(r"\D", "", given)[:_LONGEST]
    if not digits:
        return None

    def unlike(code: Code) -> tuple[int, int]:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(given, code.number, strict=False))
        return -len(list(same)), abs(int(code.number[1:]) - int(digits))

    return min(Code, key=unlike)


def in_words(code: Code) -> str:
    """A code's message with a word in capitals, `NAME`, where the words of a text come in."""
    return _GAP.sub(lambda gap: gap[1].upper(), code.template)


def page(code: Code) -> str:
    """The page of a code, in Markdown; its first line is the code and its message."""
    folder = files("tribonian.dsl").joinpath("explain")
    return folder.joinpath(f"{code.number}.md").read_text(encoding="utf-8")
