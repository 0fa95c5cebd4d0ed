"""What is said of errata, as plain records. May import: records, machine, dsl.diagnostics, dsl.codes."""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Play, Position
from tribonian.dsl.diagnostics import Diagnostic

ErratumVerdict = Literal["dangling", "table", "conflict", "breaks", "stuck", "dead", "no-op", "clean"]
ORDER: tuple[ErratumVerdict, ...] = (
    "dangling",
    "table",
    "conflict",
    "breaks",
    "stuck",
    "dead",
    "no-op",
    "clean",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ErratumFinding:
    """One thing found against an erratum."""

    kind: ErratumVerdict
    words: str
    clauses: tuple[str, ...] = ()
    play: Play | None = None
    position: Position | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ErratumReport:
    """What the tool says about one erratum, about two that touch the same, or about all together."""

    id: str
    targets: tuple[str, ...]
    verdict: ErratumVerdict
    message: str
    clauses: tuple[str, ...]
    findings: tuple[ErratumFinding, ...]
    changes: tuple[str, ...]
    against: str = ""
    suggestion: str = ""
    not_asked: str = ""  # what proofs do not speak of, so that play alone was asked
    play: Play | None = None
    position: Position | None = None
    machine: Machine | None = field(default=None, repr=False)


class UnreadableErrata(Exception):
    """A sheet with faults that are no verdict: carries the diagnostics."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("the errata cannot be read")
        self.diagnostics = diagnostics


@dataclass(frozen=True, slots=True)
class Judgement:
    """The reports on sheets, and what is wrong with errata that cannot be read."""

    reports: list[ErratumReport]
    faults: list[Diagnostic]
