"""Every case of tests/cases/: bad books say exactly what is wrong where, good ones check, build and play."""

import random
import re
from pathlib import Path

import pytest

from tests.dsl.corpus import case_paths, check, findings, read_case
from tests.golden import ROOT
from tribonian.compiler.build import build
from tribonian.compiler.interpreter import Interpreter
from tribonian.dsl.codes import Code
from tribonian.dsl.render import draw_all, one_line

LONGEST_GAME = 500

# Codes that no rules text can cause: bytes and catalogues (test_text, test_catalogue), whole files
# (test_load), and what is found when books are verified, saved and run.
ELSEWHERE = {
    *("E0102", "E0103", "E0110", "E0115", "E0118", "E0209"),
    *("E0601", "E0801", "E0802", "E0803", "E0804", "E0901"),
}


@pytest.mark.parametrize("path", case_paths("bad"), ids=lambda path: path.stem)
def test_bad_case_says_what_is_wrong_where(path: Path) -> None:
    case = read_case(path.read_text(encoding="utf-8"))
    book, diagnostics = check(case.files)
    assert case.expected == findings(diagnostics), "\n".join(one_line(found) for found in diagnostics)
    assert (book is None) == any(found.is_error for found in diagnostics)
    assert case.expected, "a bad case expects something"
    assert any(path.stem.startswith(code[1:]) for _, _, code in case.expected) or path.stem.startswith("0500")


@pytest.mark.parametrize("path", case_paths("good"), ids=lambda path: path.stem)
def test_good_case_checks_builds_and_plays(path: Path) -> None:
    case = read_case(path.read_text(encoding="utf-8"))
    book, diagnostics = check(case.files)
    assert not diagnostics, draw_all(diagnostics)
    assert book is not None
    interpreter = Interpreter(build(book))
    for seed in range(3):
        dice = random.Random(seed)
        switches = {one.name: dice.randint(0, 1) for one in book.switches if one.kind == "option"}
        state = interpreter.new(switches)
        steps = 0
        while interpreter.at(state).kind != "final":
            state = interpreter.play(state, dice.choice(interpreter.offered(state)))
            assert not interpreter.broken(state)
            steps += 1
            assert steps < LONGEST_GAME, "a game of a case is short"
        assert not won_by_wrong(interpreter, state.store), "the book's own checks fail"


def won_by_wrong(interpreter: Interpreter, store: list[int]) -> bool:
    """A book that checks itself has the players Right and Wrong, and gives the game to Wrong if it fails."""
    machine = interpreter.machine
    winner = store[machine.vars["winner"].offset]
    return machine.players == ("Right", "Wrong") and winner == machine.players.index("Wrong")


def test_every_code_has_a_case() -> None:
    covered = {code for path in case_paths("bad") for _, _, code in read_case(path.read_text("utf-8")).expected}
    assert covered | ELSEWHERE == {code.number for code in Code}
    assert not covered & ELSEWHERE


def test_every_production_has_a_good_case() -> None:
    """Every keyword of the grammar stands in some good case."""
    grammar = (ROOT / "dsl" / "grammar.lark").read_text(encoding="utf-8")
    keywords = set(re.findall(r'"([a-z]+)"', grammar))
    text = "\n".join(path.read_text(encoding="utf-8") for path in case_paths("good"))
    assert not keywords - set(re.findall(r"\w+", text))


def test_there_are_enough_cases() -> None:
    assert len(case_paths("bad")) >= 120
    assert len(case_paths("good")) >= 60
