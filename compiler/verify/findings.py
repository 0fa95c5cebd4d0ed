"""Every contradiction, hole and slip of a book as printed: what reading tells, what proofs and play show.

The door of `findings`: a rulebook without its interpretations in force, but knowing them, in; findings out, each
with a witness where there is one and with the interpretation that settles it. May import: verify, workshop, compared,
records, build, dsl.finding, dsl.findings.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.book_finding import BookFinding
from tribonian.compiler.verify.compared import compared_rules
from tribonian.compiler.verify.records import UNTOLD, Kind, Result
from tribonian.compiler.verify.verify import examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.finding import sets_aside
from tribonian.dsl.findings import text_findings
from tribonian.dsl.model import Interpretation, Rulebook

# Obligations that say something of the text; promises and measures are the transcriber's, not the source's.
ASKED: dict[Kind, str] = {
    "conflict": "conflict",
    "undefined": "undefined",
    "table": "table",
    "stuck": "choice",
    "range": "range",
    "dead": "dead",
    "confluence": "order dependence",
    "reachable": "unreachable",
    "conserved": "lost",
}
UNSHOWN = " (not proved, and no play was found that shows it)"
Progress = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """All findings, the Machine that their witnesses are of, and what could not be asked."""

    found: list[BookFinding]
    machine: Machine
    not_asked: str  # what proofs do not speak of, if anything
    claiming: dict[str, Machine]  # by the id of a claim: the Machine with it as a promise


def book_findings(
    book: Rulebook, *, by_text: bool = False, progress: Progress = lambda _: None, workshop: Workshop | None = None
) -> Findings:
    """Everything found in a book; only what reading tells if so asked."""
    workshop = workshop or Workshop()
    found = [
        BookFinding(
            id=one.id,
            kind=one.kind,
            clauses=one.clauses,
            message=one.message,
            settled_by=one.settled_by,
            span=one.span,
        )
        for one in text_findings(book)
    ]
    machine = build(book)
    if by_text:
        return Findings(found=found, machine=machine, not_asked="", claiming={})
    progress("comparing what clauses say of the same thing")
    told = {one.id: one for one in compared_rules(book, asked=frozenset(machine.decisions))}
    results = examine(machine, progress=progress, workshop=workshop).results
    unasked = next((one.finding.words for one in results if one.technique in UNTOLD and one.finding), "")
    for one in results:
        made = _found(one)
        if made is not None and (made.is_shown or made.id not in told):
            told[made.id] = made
        elif one.verdict == "proved":
            told.pop(one.obligation.id, None)  # a ruling may be given what play never comes to
    claiming: dict[str, Machine] = {}
    for claim, false in _false_claims(book, progress, workshop):
        told[claim.id] = claim
        claiming[claim.id] = false
    settled = [replace(one, settled_by=one.settled_by or _settling(book, one)) for one in told.values()]
    return Findings(found=found + settled, machine=machine, not_asked=unasked, claiming=claiming)


def machine_of(told: Findings, one: BookFinding) -> Machine:
    """The Machine that a finding's witness is of."""
    return told.claiming.get(one.id, told.machine)


def _false_claims(book: Rulebook, progress: Progress, workshop: Workshop) -> Iterator[tuple[BookFinding, Machine]]:
    """What clauses claim and rules do not keep; asked again without those that fail, as a game stops at the first."""
    claims = book.claims
    while claims:
        progress("asking what clauses claim")
        machine = build(replace(book, invariants=(*book.invariants, *claims)))
        names = {one.name for one in claims}
        asked = examine(machine, only="invariant", workshop=workshop).results
        results = [one for one in asked if one.obligation.subject in names]
        failed = {one.obligation.subject for one in results if one.verdict == "violated"}
        for one in results:
            if one.verdict == "violated" or (
                not failed and one.verdict == "not-proved" and one.technique not in UNTOLD
            ):
                (clause,) = one.obligation.clauses
                settled = next((it.name for it in book.interpretations if clause in it.set_aside), "")
                lacking = ", which does not hold" if one.verdict == "violated" else UNSHOWN
                words = f"{clause} claims: {one.obligation.words}{lacking}"
                yield _as_told(one, words, id=f"claim/{clause}", kind="claim", settled_by=settled), machine
        if not failed:
            return
        claims = tuple(one for one in claims if one.name not in failed)


def _found(one: Result) -> BookFinding | None:
    """What a verdict says of the text, if it says anything."""
    asked = one.obligation
    if one.verdict not in ("violated", "not-proved") or asked.kind not in ASKED:
        return None
    if one.verdict == "not-proved" and (one.technique in UNTOLD or asked.kind == "range"):
        return None
    words = one.finding.words if one.finding else asked.words
    return _as_told(one, words + (UNSHOWN if one.verdict == "not-proved" else ""), id=asked.id, kind=ASKED[asked.kind])


def _as_told(one: Result, words: str, *, id: str, kind: str, settled_by: str = "") -> BookFinding:  # noqa: A002 - as its field
    clauses = one.finding.clauses if one.finding and one.finding.clauses else one.obligation.clauses
    return BookFinding(
        id=id,
        kind=kind,
        clauses=tuple(clauses),
        message=words,
        is_shown=one.verdict == "violated",
        settled_by=settled_by,
        play=one.finding.play if one.finding else None,
        position=one.finding.position if one.finding else None,
    )


def _settling(book: Rulebook, one: BookFinding) -> str:
    """What says who goes before in a conflict, or sets a hole aside."""
    if one.kind == "undefined":
        return sets_aside(book, [book.catalogue.clause_of(clause) or clause for clause in one.clauses])
    return preferred(book.interpretations, one)


def preferred(interpretations: Iterable[Interpretation], one: BookFinding) -> str:
    """The interpretations that say which of the clauses that collide goes before."""
    if one.kind != "conflict":
        return ""
    names = [
        interpretation.name
        for interpretation in interpretations
        for winner, losers in interpretation.prefers
        if winner in one.clauses and set(losers) & set(one.clauses)
    ]
    return ", ".join(dict.fromkeys(names))
