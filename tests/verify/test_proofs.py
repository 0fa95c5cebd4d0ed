"""Small books whose verdict is known: the folder names the verdict, a line of the file the obligation.

A violated one must have a play that the interpreter replays; a not-proved one must not claim more.
"""

from pathlib import Path

import pytest

from tests.verify.proof_books import FOLDER, machine_of
from tribonian.compiler.verify.search import Search
from tribonian.compiler.verify.verify import verify

CASES = sorted(FOLDER.glob("*/*.rules"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_verdict_is_the_folders(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    wanted = next(line[14:] for line in text.splitlines() if line.startswith("# obligation: "))
    machine = machine_of(f"{path.parent.name}/{path.stem}")
    (result,) = [one for one in verify(machine) if one.obligation.id == wanted]
    assert result.verdict == path.parent.name, result.finding
    if result.verdict == "violated":
        assert result.finding is not None
        play = result.finding.play
        assert play is not None
        steps = list(Search(machine).follow(dict(play.switches), list(play.answers)))
        assert any(one.subject == result.obligation.subject for one in steps[-1][2])
