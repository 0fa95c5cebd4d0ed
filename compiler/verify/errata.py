"""Verdicts on errata: one primary verdict each, the first that holds of dangling, table, conflict, breaks,
stuck, dead, no-op, clean; with every finding, the clauses, a witness and what changes.

Applies nothing to any file. May import: verify, diff, live, records, build, dsl.load.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.diff import Difference, differing_play, first_difference, same_shape
from tribonian.compiler.verify.encode import EndlessRun
from tribonian.compiler.verify.live import live_rules
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.records import Play, Position, Result
from tribonian.compiler.verify.verify import examine, verify
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import Draft, Variant, assemble
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.syntax import ErrataDecl, ErratumNode

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
_DANGLING = {Code.DANGLING_TARGET, Code.ONLY_CITED}
_TABLE = {Code.BAD_CELL, Code.TABLE_SHAPE}
Progress = Callable[[str], None]


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
    """What the tool says about one erratum, or about a whole sheet."""

    id: str
    targets: tuple[str, ...]
    verdict: ErratumVerdict
    message: str
    clauses: tuple[str, ...]
    findings: tuple[ErratumFinding, ...]
    changes: tuple[str, ...]
    against: str = ""
    suggestion: str = ""
    play: Play | None = None
    position: Position | None = None
    machine: Machine | None = field(default=None, repr=False)


class UnreadableErrata(Exception):
    """A sheet with faults that are no verdict: carries the diagnostics."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("the errata cannot be read")
        self.diagnostics = diagnostics


@dataclass(frozen=True, slots=True)
class Base:
    """What is known of the book that a sheet is judged against."""

    machine: Machine
    results: list[Result]
    paths: Paths


@dataclass(slots=True)
class Judge:
    """Judges sheets against one book; what is known of the book itself is worked out once."""

    draft: Draft
    without: frozenset[str] = frozenset()
    progress: Progress = lambda _: None
    _bases: dict[frozenset[str], Base] = field(default_factory=dict)

    def base(self, sheet: ErrataDecl) -> Base:
        """The book without this sheet, if the sheet is one of its own."""
        without = self.without | {one.name for one in self.draft.sheets if one.name == sheet.name}
        if without not in self._bases:
            sink = Sink()
            book = assemble(self.draft, sink, Variant(without=without))
            if book is None:
                raise UnreadableErrata(sink.sorted())
            machine = build(book)
            self.progress("verifying the book without the sheet")
            examined = examine(machine)
            assert examined.paths is not None, "told before errata are judged"
            self._bases[without] = Base(machine, examined.results, examined.paths)
        return self._bases[without]

    def judge(self, whole: ErrataDecl, errata: tuple[ErratumNode, ...], name: str) -> ErratumReport:
        """The verdict on some errata of a sheet, taken together."""
        base = self.base(whole)
        targets = tuple(one.target for one in errata)
        sheet = replace(whole, errata=tuple(_on_its_own(one, errata) for one in errata))
        sink = Sink()
        variant = Variant(without=self.without | {whole.name}, extra=(sheet,))
        book = assemble(self.draft, sink, variant)
        if book is None:
            return _unbuilt(sink, name, targets)
        machine = build(book)
        reactions = {one.id for event in book.events.values() for one in event.reactions}
        self.progress(f"judging {name}")
        examined = examine(machine)
        results = examined.results
        assert examined.paths is not None, "told before errata are judged"
        found = _compared(base, results)
        conflicts = [one for one in found if one.kind == "conflict"]
        if conflicts:
            seen = {one.words for one in found}
            found += [one for one in self._if_it_prevails(base, variant) if one.words not in seen]
            found = [
                replace(one, words=f"if it prevails: {one.words}") if one.words not in seen else one for one in found
            ]
        changes: tuple[str, ...] = ()
        shown: Difference | None = None
        if not conflicts:
            found += _dead(base, machine, examined.paths, reactions)
            equal, shown = _differences(base, machine, examined.paths)
            if equal:
                found.append(ErratumFinding(kind="no-op", words="proved: every step is the same with and without it"))
            else:
                changes = (*((shown.words,) if shown else ()), *_mended(base, results))
                found += _false_clarifications(errata, shown, changes)
        verdict: ErratumVerdict = next((kind for kind in ORDER if any(one.kind == kind for one in found)), "clean")
        first = next((one for one in found if one.kind == verdict), None)
        play, position = (first.play, first.position) if first else (None, None)
        if first is None and shown is not None:
            play, position = shown.play, shown.position
        return ErratumReport(
            id=name,
            targets=targets,
            verdict=verdict,
            findings=tuple(found),
            changes=changes,
            machine=machine,
            message=_message(first, changes),
            clauses=first.clauses if first else targets,
            against=_against(machine, whole, first),
            suggestion=_suggestion(machine, whole, first),
            play=play,
            position=position,
        )

    def _if_it_prevails(self, base: Base, variant: Variant) -> list[ErratumFinding]:
        """What breaks if the erratum is read as going before the rules it collides with."""
        book = assemble(self.draft, Sink(), replace(variant, prevail=True))
        if book is None:
            return []
        self.progress("asking what would break if it prevailed")
        return [one for one in _compared(base, verify(build(book))) if one.kind != "conflict"]


def _unbuilt(sink: Sink, name: str, targets: tuple[str, ...]) -> ErratumReport:
    errors = [one for one in sink.sorted() if one.is_error]
    kinds: set[ErratumVerdict] = set()
    for one in errors:
        if one.code in _DANGLING:
            kinds.add("dangling")
        elif one.code in _TABLE:
            kinds.add("table")
        else:
            raise UnreadableErrata(sink.sorted())
    verdict = next(kind for kind in ORDER if kind in kinds)
    found = tuple(ErratumFinding(kind=verdict, words=one.message, clauses=targets) for one in errors)
    return ErratumReport(
        id=name,
        targets=targets,
        verdict=verdict,
        message=found[0].words,
        clauses=targets,
        findings=found,
        changes=(),
        suggestion=errors[0].help,
    )


def _compared(base: Base, results: list[Result]) -> list[ErratumFinding]:
    """What held without the errata and does not hold with them."""
    before = {one.obligation.id: one.verdict for one in base.results}
    found = []
    for one in results:
        old = before.get(one.obligation.id, "proved")
        if one.verdict not in ("violated", "not-proved") or old in ("violated", "not-proved"):
            continue
        kind = _kind(one)
        words = one.finding.words if one.finding else one.obligation.words
        clauses = one.finding.clauses if one.finding and one.finding.clauses else one.obligation.clauses
        if one.obligation.kind == "invariant":
            words = f"{one.obligation.subject} no longer holds: {one.obligation.words}"
        if one.verdict == "not-proved":
            words += " (not proved any more; no play was found that shows it)"
        found.append(
            ErratumFinding(
                kind=kind,
                words=words,
                clauses=clauses,
                play=one.finding.play if one.finding else None,
                position=one.finding.position if one.finding else None,
            )
        )
    return found


def _dead(base: Base, machine: Machine, paths: Paths, reactions: set[str]) -> list[ErratumFinding]:
    """Rules that could count before and cannot any more, and new rules that never count."""
    values = {name for name, one in machine.decisions.items() if one != base.machine.decisions.get(name)}
    before = live_rules(base.machine, base.paths, values)
    after = live_rules(machine, paths, values)
    rules = {rule.id for name in values for rule in machine.decisions[name].rules} - {OTHERWISE}
    old = [base.machine.decisions[name] for name in values if name in base.machine.decisions]
    new = rules - {rule.id for decision in old for rule in decision.rules}
    gone = sorted(((before & (rules | reactions)) | new) - after)
    return [ErratumFinding(kind="dead", words=f"{one} can never count", clauses=(one,)) for one in gone]


def _differences(base: Base, machine: Machine, paths: Paths) -> tuple[bool, Difference | None]:
    equal, shown = False, None
    if same_shape(base.machine, machine):
        try:
            equal, shown = first_difference(base.machine, machine, base.paths, paths)
        except EndlessRun:
            equal, shown = False, None  # too long to follow: play alone compares them
    if equal:
        return True, None
    return False, differing_play(base.machine, machine) or shown


def _on_its_own(erratum: ErratumNode, errata: tuple[ErratumNode, ...]) -> ErratumNode:
    """An erratum that supersedes another of its sheet, where that other is not judged with it."""
    lacking = len(erratum.supersedes) == 1 and erratum.supersedes[0] not in {one.name for one in errata}
    return replace(erratum, supersedes=()) if lacking else erratum


def _amended(machine: Machine, sheet: ErrataDecl) -> set[str]:
    """The rules that the sheet at hand wrote or changed."""
    return {
        rule.id for one in machine.decisions.values() for rule in one.rules if rule.erratum.startswith(f"{sheet.name}/")
    }


def _against(machine: Machine, sheet: ErrataDecl, first: ErratumFinding | None) -> str:
    if first is None or first.kind != "conflict":
        return ""
    return "erratum" if len(_amended(machine, sheet) & set(first.clauses)) > 1 else "rule"


def _suggestion(machine: Machine, sheet: ErrataDecl, first: ErratumFinding | None) -> str:
    if first is None or first.kind != "conflict":
        return ""
    amended = _amended(machine, sheet)
    others = [one for one in first.clauses if one not in amended]
    return f"the same is stated by {', '.join(others)}: amend them too, or say which goes before" if others else ""


def _mended(base: Base, results: list[Result]) -> list[str]:
    """What did not hold without the errata and does with them."""
    before = {one.obligation.id: one.verdict for one in base.results}
    return [
        f"{one.obligation.id} now holds: {one.obligation.words}"
        for one in results
        if one.verdict in ("proved", "accepted") and before.get(one.obligation.id) in ("violated", "not-proved")
    ]


def _false_clarifications(
    errata: tuple[ErratumNode, ...], difference: Difference | None, changes: tuple[str, ...]
) -> list[ErratumFinding]:
    """Errata that claim to change nothing, where something changes."""
    shown = changes[0] if changes else "no play was found that shows it, but equality is not proved"
    return [
        ErratumFinding(
            kind="breaks",
            words=f"it only claims to clarify, but play changes: {shown}",
            clauses=(one.target,),
            play=difference.play if difference else None,
            position=difference.position if difference else None,
        )
        for one in errata
        if one.verb == "clarifies"
    ]


def _kind(one: Result) -> ErratumVerdict:
    match one.obligation.kind:
        case "table":
            return "table"
        case "conflict":
            return "conflict"
        case "stuck":
            return "stuck"
        case _:
            return "breaks"


def _message(first: ErratumFinding | None, changes: tuple[str, ...]) -> str:
    if first is not None:
        return first.words
    return f"consistent; what changes: {changes[0]}" if changes else "consistent; no play was found that shows a change"


@dataclass(frozen=True, slots=True)
class Judgement:
    """The reports on a sheet, and what is wrong with errata that cannot be read."""

    reports: list[ErratumReport]
    faults: list[Diagnostic]


def judge_sheet(
    draft: Draft, sheet: ErrataDecl, *, without: frozenset[str] = frozenset(), progress: Progress = lambda _: None
) -> Judgement:
    """Every erratum of a sheet on its own, and the sheet as a whole if it has more than one and all can be read."""
    judge = Judge(draft=draft, without=without, progress=progress)
    reports: list[ErratumReport] = []
    faults: list[Diagnostic] = []
    for one in sheet.errata:
        try:
            reports.append(judge.judge(sheet, (one,), one.name))
        except UnreadableErrata as error:
            faults += [fault for fault in error.diagnostics if fault not in faults]
    if len(sheet.errata) > 1 and not faults:
        try:
            reports.append(judge.judge(sheet, sheet.errata, f"{sheet.name} (all together)"))
        except UnreadableErrata as error:
            faults += error.diagnostics
    return Judgement(reports, faults)
