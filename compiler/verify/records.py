"""What the verifier asks and answers, as plain records. Knows no solver.

Verdicts use five words everywhere: proved, violated, not-proved, accepted, assumed. May import: nothing but
moves.
"""

from dataclasses import dataclass, field
from typing import Literal, get_args

from tribonian.compiler.moves import Move

Verdict = Literal["proved", "violated", "not-proved", "accepted", "assumed"]
Kind = Literal[
    "reference",
    "table",
    "range",
    "conflict",
    "undefined",
    "invariant",
    "dead",
    "stuck",
    "ends",
    "reachable",
    "conserved",
    "confluence",
    "secret",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
# Whether a proof holds for any map and roster, or leans on the data of this book; "" where nobody has said.
Data = Literal["any", "this", ""]
# The step of the ladder that settled an obligation; "" where nobody has said.
Step = Literal["reading the text", "folding", "induction", "play", "unrolling", "exhaustion", ""]
NOT_ASKED = "not asked"  # the technique of what no proof speaks of yet
PIECES = "piece by piece"  # of what could not be shown with most of a long book left open
UNTOLD = frozenset({NOT_ASKED, PIECES})  # which cannot tell a hole from what is merely not shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A place of play with its values: what a solver found; perhaps no play leads there."""

    location: str
    store: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Answers from set-up on, under options and readings; it ends in what it shows."""

    switches: tuple[tuple[str, int], ...]
    answers: tuple[Move, ...]
    shows: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What was found against an obligation: words, the clauses that collide, and a witness if there is one."""

    words: str
    clauses: tuple[str, ...] = ()
    position: Position | None = None
    play: Play | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Obligation:
    """One question about the Machine: stable id, kind, the clauses and words it is about."""

    id: str
    kind: Kind
    subject: str
    clauses: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """An obligation with its answer."""

    obligation: Obligation
    verdict: Verdict
    technique: str
    rests_on: tuple[str, ...] = ()
    queries: int = 0
    seconds: float = 0.0
    finding: Finding | None = None
    settled_by: str = ""
    data: Data = ""
    step: Step = ""
    rlimit: int = 0  # resource units of the solver, which do not depend on the machine's load
    bound: int = 0  # of an unrolling: how many waiting points far


@dataclass(slots=True)
class Tally:
    """Collects what queries about one obligation said."""

    queries: int = 0
    seconds: float = 0.0
    rlimit: int = 0
    core: set[str] = field(default_factory=set)
    findings: list[Finding] = field(default_factory=list)
    unknown: str = ""
    settled: set[str] = field(default_factory=set)
