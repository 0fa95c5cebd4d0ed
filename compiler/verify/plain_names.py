"""An obligation's id as the name of a file or as a part of an address. May import: nothing."""

import re

_UNFIT = re.compile(r"[^A-Za-z0-9._-]+")


def plain_name(name: str, taken: set[str]) -> str:
    """A name that every file system takes, unlike those taken, to which it is added."""
    plain = _UNFIT.sub("_", name.replace("/", "-")).strip("._") or "unnamed"
    number, found = 2, plain
    while found.lower() in taken:
        found, number = f"{plain}-{number}", number + 1
    taken.add(found.lower())
    return found
