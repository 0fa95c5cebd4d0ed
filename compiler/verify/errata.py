"""Verdicts on errata: one primary verdict each, the first that holds of dangling, table, conflict, breaks,
stuck, dead, no-op, clean; with every finding, the clauses, a witness and what changes.

Of a book that proofs do not speak of, all is told that needs no proof, and that no proof was asked for. Applies
nothing to any file. May import: verify, workshop, known_book, variants, diff, changes,
errata_*, records, build, dsl.load.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.rulings import RulingResult
from tribonian.compiler.verify.changes import footprint, plain, ruling_changes, same_by_cases, value_changes
from tribonian.compiler.verify.diff import Difference
from tribonian.compiler.verify.errata_found import Base, broken_in_play, compared, conflicts_met, dead
from tribonian.compiler.verify.errata_pairs import Tag, order_matters, touching
from tribonian.compiler.verify.errata_played import if_it_prevails, shown_by_play, with_all_that_collides
from tribonian.compiler.verify.errata_records import (
    ORDER as ORDER,
    ErratumFinding as ErratumFinding,
    ErratumReport as ErratumReport,
    ErratumVerdict as ErratumVerdict,
    Judgement as Judgement,
    UnreadableErrata as UnreadableErrata,
)
from tribonian.compiler.verify.errata_told import (
    against,
    false_clarifications,
    mended,
    message,
    suggestion,
)
from tribonian.compiler.verify.known_book import examine_known, examine_whole
from tribonian.compiler.verify.positions_met import positions_met
from tribonian.compiler.verify.quick_twins import QuickTwins, quickly_met
from tribonian.compiler.verify.variants import differences, same_at_once
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.amend_data import superseded_tags
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import Draft, Variant, assemble
from tribonian.dsl.model import Rulebook
from tribonian.dsl.syntax import ErrataDecl, ErratumNode

_DANGLING = {Code.DANGLING_TARGET, Code.ONLY_CITED}
_TABLE = {Code.BAD_CELL, Code.TABLE_SHAPE}
NO_OP = ErratumFinding(kind="no-op", words="proved: every step is the same with and without it")
TOLD = 6  # changes told of one erratum
Progress = Callable[[str], None]
Rulings = Callable[[Rulebook], list[RulingResult]]


def _no_rulings(_: Rulebook) -> list[RulingResult]:
    return []


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was found against errata, what changes, what shows that, and why something was not asked."""

    findings: list[ErratumFinding]
    changes: tuple[str, ...] = ()
    shown: Difference | None = None
    not_asked: str = ""


@dataclass(slots=True)
class Judge:
    """Judges sheets against one book; what is known of the book itself is worked out once."""

    draft: Draft
    without: frozenset[str] = frozenset()
    progress: Progress = lambda _: None
    rulings: Rulings = _no_rulings
    workshop: Workshop = field(default_factory=Workshop)
    machines: dict[str, Machine] = field(default_factory=dict)  # of what was judged, by name
    _bases: dict[frozenset[str], Base] = field(default_factory=dict)

    def left_out(self, sheets: Sequence[ErrataDecl]) -> frozenset[str]:
        """The sheets not in force while these are judged: those of the book with the same names among them."""
        names = {sheet.name for sheet in sheets}
        return self.without | {one.name for one in self.draft.sheets if one.name in names}

    def base(self, *sheets: ErrataDecl) -> Base:
        """The book without these sheets, if they are its own."""
        without = self.left_out(sheets)
        if without not in self._bases:
            sink = Sink()
            book = assemble(self.draft, sink, Variant(without=without))
            if book is None:
                raise UnreadableErrata(sink.sorted())
            machine = build(book)
            self.progress("verifying the book without the sheet")
            examined = examine_known(machine, self.workshop)
            met = list(positions_met(machine) if examined.paths is not None else quickly_met(machine))
            self._bases[without] = Base(machine, examined.results, examined.paths, met, self.rulings(book))
        return self._bases[without]

    def judge(self, whole: ErrataDecl, errata: tuple[ErratumNode, ...], name: str) -> ErratumReport:
        """The verdict on some errata of a sheet, taken together."""
        return self.judge_all((replace(whole, errata=tuple(_on_its_own(one, errata) for one in errata)),), name)

    def judge_all(self, sheets: tuple[ErrataDecl, ...], name: str) -> ErratumReport:
        """The verdict on sheets, taken together."""
        targets = tuple(one.target for sheet in sheets for one in sheet.errata)
        sink = Sink()
        variant = Variant(without=self.left_out(sheets), extra=sheets)
        book = assemble(self.draft, sink, variant)
        if book is None:
            return _unbuilt(sink, name, targets)
        base = self.base(*sheets)
        machine = self.machines[name] = build(book)
        self.progress(f"judging {name}")
        errata = tuple(one for sheet in sheets for one in sheet.errata)
        seen = self._found(base, book, machine, variant, errata)
        found, changes, shown = seen.findings, seen.changes, seen.shown
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
            message=message(first, changes, base.not_asked),
            clauses=first.clauses if first and first.clauses else targets,
            against=against(machine, sheets, first),
            suggestion=suggestion(machine, base.machine, sheets, first),
            not_asked=seen.not_asked or base.not_asked,
            play=play,
            position=position,
        )

    def _found(
        self, base: Base, book: Rulebook, machine: Machine, variant: Variant, errata: tuple[ErratumNode, ...]
    ) -> _Seen:
        """What is against some errata, what changes, and what shows that."""
        if plain(machine) == plain(base.machine):
            words = "proved: the rules come to the very same with and without it"
            return _Seen([ErratumFinding(kind="no-op", words=words)])
        asked_of, broken = machine, list[ErratumFinding]()
        if base.paths is not None:
            played = shown_by_play(base, machine)
            asked_of, broken = played.left, played.broken
            if played.stops:
                found = [*played.stops, *broken]
                return _Seen(found + self._if_it_prevails(base, variant, found), not_asked=played.not_asked)
        reactions = {one.id for event in book.events.values() for one in event.reactions}
        known = None if base.paths is None else same_at_once(base.machine, machine, base.paths)
        if known is not None:
            return _Seen([*dead(base, machine, known, reactions), NO_OP])
        if base.paths is None:
            return self._played(base, book, machine, errata)
        examined = examine_whole(asked_of, self.workshop)
        found = broken + compared(base, examined.results)
        if examined.paths is None:
            clauses = {clause for one in found if one.kind == "conflict" for clause in one.clauses}
            found += [one for one in conflicts_met(base, machine) if not set(one.clauses) <= clauses]
        if any(one.kind == "conflict" for one in found):
            return _Seen(found + self._if_it_prevails(base, variant, found))
        if examined.paths is not None:
            found += dead(base, machine, examined.paths, reactions)
        asked = same_by_cases(base.machine, machine)
        equal, shown = (True, None) if asked else differences(base.machine, machine, base.paths, examined.paths)
        if equal:
            cases = ErratumFinding(kind="no-op", words=f"proved: it is the same in all {asked} cases")
            never = [one for one in found if one.kind == "dead"]  # what else held, holds: nothing is different
            return _Seen([*never, cases if asked else NO_OP])
        told = [shown.words] if shown else []
        told += list(value_changes(base.machine, machine, base.positions))[:TOLD]
        told += ruling_changes(base.rulings, self.rulings(book))
        told += mended({one.obligation.id: one.verdict for one in base.results}, examined.results)
        changes = tuple(dict.fromkeys(told))
        witness = ErratumFinding(kind="clean", words="", play=shown.play, position=shown.position) if shown else None
        return _Seen(found + false_clarifications(errata, witness, changes), changes, shown)

    def _played(self, base: Base, book: Rulebook, machine: Machine, errata: tuple[ErratumNode, ...]) -> _Seen:
        """The same where proofs do not speak of the book: by asking, and by playing both texts side by side."""
        asked = same_by_cases(base.machine, machine)
        if asked:
            words = f"proved: it is the same in all {asked} cases"
            return _Seen([ErratumFinding(kind="no-op", words=words)])
        found = conflicts_met(base, machine)
        twins = QuickTwins(base.machine, machine)
        twins.run()
        broken = [with_all_that_collides(base, machine, one) for one in broken_in_play(twins)]
        found = broken + [one for one in found if not any(set(one.clauses) <= set(other.clauses) for other in broken)]
        shown = twins.difference
        told = [shown.words] if shown else []
        told += list(value_changes(base.machine, machine, base.positions))[:TOLD]
        told += ruling_changes(base.rulings, self.rulings(book))
        changes = tuple(dict.fromkeys(told))
        witness = ErratumFinding(kind="clean", words="", play=shown.play) if shown else None
        return _Seen(found + false_clarifications(errata, witness, changes), changes, shown)

    def _if_it_prevails(self, base: Base, variant: Variant, found: list[ErratumFinding]) -> list[ErratumFinding]:
        """What breaks if the errata are read as going before the rules they collide with."""
        book = assemble(self.draft, Sink(), replace(variant, prevail=True))
        if book is None:
            return []
        self.progress("asking what would break if it prevailed")
        return if_it_prevails(base, build(book), {one.words for one in found})


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


def _on_its_own(erratum: ErratumNode, errata: tuple[ErratumNode, ...]) -> ErratumNode:
    """An erratum that supersedes another of its sheet, where that other is not judged with it."""
    lacking = len(erratum.supersedes) == 1 and erratum.supersedes[0] not in {one.name for one in errata}
    return replace(erratum, supersedes=()) if lacking else erratum


# ---- sheets


def judge_sheets(
    draft: Draft,
    sheets: Sequence[ErrataDecl],
    *,
    without: frozenset[str] = frozenset(),
    progress: Progress = lambda _: None,
    rulings: Rulings = _no_rulings,
    workshop: Workshop | None = None,
) -> Judgement:
    """Every erratum on its own, those that touch the same in pairs, and all together if all can be read."""
    judge = Judge(draft=draft, without=without, progress=progress, rulings=rulings, workshop=workshop or Workshop())
    reports: list[ErratumReport] = []
    faults: list[Diagnostic] = []
    singles: dict[Tag, ErrataDecl] = {}
    footprints: dict[Tag, frozenset[str]] = {}
    several = len(sheets) > 1
    superseded = superseded_tags(sheets, Sink())
    for sheet in sheets:
        for one in sheet.errata:
            if f"{sheet.name}/{one.name}" in superseded:
                continue  # it is as if it had never been written
            name = f"{sheet.name}.{one.name}" if several else one.name
            alone = replace(sheet, errata=(_on_its_own(one, (one,)),))
            try:
                reports.append(judge.judge_all((alone,), name))
            except UnreadableErrata as error:
                faults += [fault for fault in error.diagnostics if fault not in faults]
                continue
            if name in judge.machines:
                tag = (sheet.name, one.name)
                singles[tag] = replace(sheet, errata=(one,))
                footprints[tag] = footprint(judge.base(sheet).machine, judge.machines[name])
    if len(reports) < 2 or faults:
        return Judgement(reports, faults)
    fine = {one.id for one in reports if one.verdict in ("clean", "no-op")}
    try:
        for tags in touching(footprints):
            pair = (singles[tags[0]], singles[tags[1]])
            names = [f"{of}.{name}" if several else name for of, name in tags]
            if order_matters(draft, *pair, judge.left_out(pair)):
                reports.append(_ordered(names, pair))
            elif len(singles) > 2 and fine >= set(names):
                together = judge.judge_all(pair, " and ".join(names))
                reports += [together] if together.verdict not in ("clean", "no-op") else []
        title = " and ".join(sheet.name for sheet in sheets)
        reports.append(judge.judge_all(tuple(sheets), f"{title} (all together)"))
    except UnreadableErrata as error:
        faults += error.diagnostics
    return Judgement(reports, faults)


def _ordered(names: list[str], pair: tuple[ErrataDecl, ErrataDecl]) -> ErratumReport:
    """Two errata that make another text the other way round."""
    targets = tuple(one.target for sheet in pair for one in sheet.errata)
    words = f"it matters which of {names[0]} and {names[1]} is applied first"
    finding = ErratumFinding(kind="conflict", words=words, clauses=targets)
    return ErratumReport(
        id=" and ".join(names),
        targets=targets,
        verdict="conflict",
        message=words,
        clauses=tuple(dict.fromkeys(targets)),
        findings=(finding,),
        changes=(),
        against="erratum",
        suggestion=f"write `supersedes {names[0]}` behind {names[1]}, or the other way round",
    )
