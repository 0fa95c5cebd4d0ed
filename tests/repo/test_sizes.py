"""Files stay short enough to read in one sitting."""

import re
from pathlib import Path
from statistics import median

from tests.repo.checkout import ROOT, files

CEILING = 400
TYPICAL = 180

# Chapters and code are read; these are looked things up in, and are as long as the source makes them.
LISTS = {"map", "pieces", "roster", "rulings"}


def measured() -> dict[str, int]:
    return {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files()
        if path.suffix in {".py", ".rules"} and not path.is_relative_to(ROOT / "generated") and not is_list(path)
    }


def is_list(path: Path) -> bool:
    """`map.rules`, `map-east.rules`, `rulings/3.rules`; never code."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return parts[0] == "rules" and any(re.split("[-_]", part)[0] in LISTS for part in parts[1:])


def test_no_file_passes_the_ceiling() -> None:
    long = {name: lines for name, lines in measured().items() if lines > CEILING}
    assert not long, f"split these by topic, {CEILING} lines at most: {long}"


def test_typical_module_is_short() -> None:
    modules = [lines for name, lines in measured().items() if re.search(r"(?<!__init__)\.py$", name)]
    assert median(modules) < TYPICAL
