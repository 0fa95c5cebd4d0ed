"""One small book with verdicts of every word, written by hand, so that reports are tested without a proof being run.

The play and the position are real: the interpreter follows them.
"""

from functools import cache

from tests.books import load_files
from tests.golden import ROOT
from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Finding, Kind, Obligation, Play, Position, Result
from tribonian.dsl.carve import where_written
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import read_book
from tribonian.dsl.model import Rulebook
from tribonian.dsl.source import Span

FOLDER = ROOT / "tests" / "reports"
GOLDEN = FOLDER / "golden"
FILES = {name: (FOLDER / name).read_bytes() for name in ("book.rules", "clauses.tsv")}


@cache
def ferry() -> tuple[Rulebook, Machine]:
    book = load_files(FILES, prefix="ferry/")
    return book, build(book)


def written() -> tuple[dict[str, Span], Span]:
    """Where clauses stand, and where the book begins."""
    draft = read_book(FILES, Sink(), prefix="ferry/")
    assert draft is not None
    return where_written(draft.items), draft.header.span


def asked(kind: Kind, subject: str, words: str, *clauses: str) -> Obligation:
    name = "inv" if kind == "invariant" else kind
    return Obligation(id=f"{name}/{subject}", kind=kind, subject=subject, clauses=clauses, words=words)


def results() -> list[Result]:
    _, machine = ferry()
    first = next(one.name for one in machine.locations.values() if one.kind == "chance")
    store = [0] * machine.size
    store[machine.vars["coins"].offset] = 7
    play = Play(switches=(("storm", 1),), answers=(1,), shows="invariant load_is_carried: coins[Ann] <= carried")
    happens = Play(switches=(), answers=(6, "pay", 2, "swim", "stop"), shows="the game ends")
    return [
        Result(
            obligation=asked("conflict", "carried", "the rules about carried agree wherever it is asked", "1-a", "1-b"),
            verdict="proved",
            technique="per path",
            step="folding",
            rests_on=("1-a", "1-b"),
            data="any",
            queries=3,
            rlimit=12345,
            seconds=0.25,
        ),
        Result(
            obligation=asked("invariant", "load_is_carried", "coins[Ann] <= carried at every decision"),
            verdict="violated",
            technique="play",
            step="play",
            queries=2,
            finding=Finding(words="after `d` at crossing", clauses=("1-b", "1-c"), play=play),
        ),
        Result(
            obligation=asked("range", "coins", "every write to coins stays in 0..9", "1-d"),
            verdict="not-proved",
            technique="induction",
            bound=4,
            data="this",
            finding=Finding(words="a write may leave 0..9", position=Position(location=first, store=tuple(store))),
        ),
        Result(
            obligation=asked("ends", "game/loop", "the loop of game ends"),
            verdict="assumed",
            technique="open input",
            finding=Finding(words="it ends when `storm_is_over`, which lies outside what is transcribed, says so"),
        ),
        Result(
            obligation=asked("undefined", "carried", "some rule gives carried wherever it is asked", "1-a"),
            verdict="accepted",
            technique="per path",
            settled_by="on_foot",
        ),
        Result(
            obligation=asked("reachable", "stop", "the game can end"),
            verdict="proved",
            technique="play",
            finding=Finding(words="the game can end", play=happens),
        ),
        Result(
            obligation=asked("dead", "1-e", "rule 1-e can apply", "1-d"),
            verdict="violated",
            technique="per path",
            finding=Finding(words="rule 1-e can never apply", clauses=("1-d",)),
        ),
    ]
