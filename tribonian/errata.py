"""`tribonian errata` and `tribonian diff`: judge sheets, compare variants; tell it in the terminal and as JSON.

May import: errata_report, outcomes, output, proving, report, shapes, stages, variants, rulings, compiler, dsl.
"""

from pathlib import Path

from rich.markup import escape

from tribonian.compiler.build import build
from tribonian.compiler.machine import Machine
from tribonian.compiler.rulings import RulingResult, run_rulings
from tribonian.compiler.verify.errata import ErratumReport, judge_sheets
from tribonian.compiler.verify.variants import VariantDiff, compare
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import Variant, assemble
from tribonian.dsl.model import Rulebook
from tribonian.dsl.render import as_json
from tribonian.dsl.syntax import ErrataDecl
from tribonian.errata_report import Written, collision, print_errata
from tribonian.outcomes import draw_outcomes, outcomes, outcomes_json, print_outcomes
from tribonian.output import refuse, write_report
from tribonian.proving import ALONE, Labour, workshop
from tribonian.report import line, print_play
from tribonian.shapes import Json, play_json, position_json, stamp
from tribonian.simulate_plot import drawable
from tribonian.stages import FAULTY, USAGE, Chosen, console, read_errata, stop
from tribonian.variants import NamedVariant, variant_of
from tribonian.verdicts import print_position


def ruled(book: Rulebook) -> list[RulingResult]:
    return run_rulings(book)


def judge_errata(
    chosen: Chosen,
    files: list[Path],
    *,
    games: int,
    plot: Path | None,
    json_to: str | None,
    labour: Labour = ALONE,
) -> int:
    """One verdict per erratum, pairs that are at odds, and all together."""
    _can_draw(plot, games)
    sink = Sink()
    sheets = read_errata(files, sink)
    for sheet in sheets:
        if sheet.book != chosen.draft.header.name:
            sink.report(Code.OTHER_BOOK, sheet.span, other=sheet.book, book=chosen.draft.header.name)
    if sink.failed:
        raise stop(sink.sorted())
    if not sheets:
        raise refuse("the files hold no errata", FAULTY)
    base = chosen.machine()
    with workshop(chosen.draft.header.name, "judging errata", labour) as (made, tell):
        judged = judge_sheets(
            chosen.draft, sheets, without=chosen.variant.without, progress=tell, rulings=ruled, workshop=made
        )
        names = {sheet.name for sheet in sheets}
        before, after = (
            _variant(chosen, Variant(without=chosen.variant.without | names)),
            _variant(chosen, Variant(without=chosen.variant.without | names, extra=tuple(sheets))),
        )
        found = None
        if games and before is not None and after is not None:
            found = outcomes(before, after, games)
    if json_to is not None:
        data: Json = {
            "schema": "tribonian/errata/1",
            "book": base.book,
            "errata": [_row(before or base, one, collision(chosen.draft, sheets, one)) for one in judged.reports],
            "errors": [as_json(one) for one in judged.faults],
        }
        write_report(data if found is None else {**data, "games": outcomes_json(found)}, json_to)
    if json_to != "-":
        print_errata(console(), before or base, chosen.draft, sheets, judged.reports)
        if found is not None:
            print_outcomes(console(), found)
    if plot is not None and found is not None:
        draw_outcomes(plot, f"{base.title}: {', '.join(sheet.name for sheet in sheets)}", found)
    _stop_at(judged.faults)
    return 0 if all(_as_wished(one, sheets) for one in judged.reports) else FAULTY


def _as_wished(one: ErratumReport, sheets: list[ErrataDecl]) -> bool:
    """Clean, or without effect where that is what all of it claims."""
    own = [
        erratum.verb
        for sheet in sheets
        for erratum in sheet.errata
        if one.id in (erratum.name, f"{sheet.name}.{erratum.name}") or " " in one.id
    ]
    return one.verdict == "clean" or (one.verdict == "no-op" and set(own) == {"clarifies"})


def _stop_at(faults: list[Diagnostic]) -> None:
    if faults:
        raise stop(faults)


def _can_draw(plot: Path | None, games: int) -> None:
    if plot is not None and (drawable(plot) or plot.suffix.lower() != ".svg"):
        raise refuse("--plot takes a file that ends in .svg", USAGE)
    if games < 0 or (plot is not None and not games):
        raise refuse("--games takes a number of at least 1, and --plot needs it", USAGE)


def _variant(chosen: Chosen, variant: Variant) -> Machine | None:
    book = assemble(chosen.draft, Sink(), variant)
    return None if book is None else build(book)


def _row(base: Machine, one: ErratumReport, rules: list[Written]) -> Json:
    machine = base if one.verdict == "clean" else one.machine or base
    row: Json = {
        "id": one.id,
        "targets": list(one.targets),
        "verdict": one.verdict,
        "clauses": list(one.clauses),
        "message": one.message,
        "changes": list(one.changes),
        "suggestion": one.suggestion,
        "findings": [
            {"kind": found.kind, "message": found.words, "clauses": list(found.clauses)} for found in one.findings
        ],
    }
    if one.against:
        row["against"] = one.against
        row["rules"] = [{"id": rule.id, "text": rule.text, "where": rule.where} for rule in rules]
    if one.not_asked:
        row["not_asked"] = one.not_asked
    if one.play is not None:
        row["witness"] = play_json(machine, one.play)
    elif one.position is not None:
        row["witness"] = position_json(machine, one.position)
    return row


# ---- diff


def diff_variants(chosen: Chosen, one: str, other: str, *, games: int, plot: Path | None, json_to: str | None) -> int:
    """What differs between two variants of a book."""
    _can_draw(plot, games)
    old, new = variant_of(chosen, one), variant_of(chosen, other)
    with workshop(chosen.draft.header.name, "comparing variants", ALONE) as (made, tell):
        rulings = (ruled(old.book), ruled(new.book)) if old.book.rulings else ([], [])
        found = compare(old.machine, new.machine, rulings=rulings, progress=tell, workshop=made)
        played = outcomes(old.machine, new.machine, games) if games else None
    if json_to is not None:
        data: Json = {
            "schema": "tribonian/diff/1",
            "book": old.machine.book,
            "before": _named(old),
            "after": _named(new),
            "same": found.same,
            "how": found.how,
            "not_asked": found.not_asked,
            "changes": list(found.changes),
        }
        if found.shown is not None and found.shown.play is not None:
            data["witness"] = play_json(old.machine, found.shown.play)
        elif found.shown is not None and found.shown.position is not None:
            data["witness"] = position_json(old.machine, found.shown.position)
        write_report(data if played is None else {**data, "games": outcomes_json(played)}, json_to)
    if json_to != "-":
        _print_diff(old, new, found)
        if played is not None:
            print_outcomes(console(), played)
    if plot is not None and played is not None:
        draw_outcomes(plot, f"{old.machine.title}: {old.name} and {new.name}", played)
    return 0


def _named(variant: NamedVariant) -> Json:
    switches = {
        one.name: variant.switches[one.name] for one in variant.machine.switches if one.name in variant.switches
    }
    return {"name": variant.name, "hash": variant.hash, "stamp": stamp(variant.machine), "switches": switches}


def _print_diff(old: NamedVariant, new: NamedVariant, found: VariantDiff) -> None:
    out = console()
    for word, variant in (("before", old), ("after", new)):
        out.print(f"{word:6}  [bold]{escape(variant.name)}[/]  [dim]{variant.hash[:12]}  {escape(variant.told)}[/]")
    out.print()
    if found.same:
        out.print(f"[green]the same[/]: {escape(found.how)}")
    elif not found.changes:
        out.print(f"[magenta]{escape(found.how)}[/]")
    for words in found.changes:
        line(out, 2, escape(words))
    if found.shown is not None and found.shown.play is not None:
        print_play(out, old.machine, found.shown.play)
    elif found.shown is not None and found.shown.position is not None:
        print_position(out, old.machine, found.shown.position, every=False)
    if found.not_asked:
        out.print(f"[yellow]compared by play and by asking alone: {escape(found.not_asked)}[/]")
