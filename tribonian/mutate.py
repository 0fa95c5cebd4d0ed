"""`tribonian mutate`: one rule changed at a time, and who notices: the checker, a proof, a ruling, or nobody.

May import: output, processes, proof_cache, stages, shapes, compiler, dsl.
"""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass

from rich.markup import escape
from rich.table import Table

from tribonian.compiler.build import build
from tribonian.compiler.fault import Fault
from tribonian.compiler.rulings import run_rulings
from tribonian.compiler.verify.verify import examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, assemble
from tribonian.dsl.mutants import KINDS, Site, mutant, sites
from tribonian.output import progress_bar, refuse, write_report
from tribonian.processes import processes
from tribonian.proof_cache import ProofCache, code_version
from tribonian.shapes import Json
from tribonian.stages import FAULTY, USAGE, Chosen, console

NOBODY = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What proofs and rulings say of a book."""

    verdicts: dict[str, str]
    rulings: dict[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Fate:
    """Who noticed a change, and what they said."""

    by: str  # "checking", "proofs", "rulings" or nobody
    words: str


def said_of(draft: Draft, *, plays: bool, shelf: ProofCache) -> Said | str:
    """What is said of a book, or why it does not check."""
    sink = Sink()
    book = assemble(draft, sink)
    if book is None:
        return next(one.message for one in sink.sorted() if one.is_error)
    workshop = Workshop(shelf=shelf, version=code_version())
    results = examine(build(book), workshop=workshop, patience=1, plays=plays).results
    rulings: dict[str, str] = {one.name: one.verdict for one in run_rulings(book)} if book.rulings else {}
    return Said(verdicts={one.obligation.id: one.verdict for one in results}, rulings=rulings)


def fate(draft: Draft, site: Site, before: Said, *, plays: bool) -> Fate:
    """Who notices one change."""
    try:
        now = said_of(mutant(draft, site), plays=plays, shelf=ProofCache(f"{draft.header.name}-mutants"))
    except Fault as fault:
        return Fate(by="checking", words=str(fault))
    if isinstance(now, str):
        return Fate(by="checking", words=now)
    for name, verdict in now.verdicts.items():
        was = before.verdicts.get(name, "proved")
        if verdict != was:
            return Fate(by="proofs", words=f"{name} was {was}, is {verdict}")
    for name, verdict in now.rulings.items():
        if verdict != before.rulings.get(name, verdict):
            return Fate(by="rulings", words=f"{name} {verdict}")
    return Fate(by=NOBODY, words="every verdict and every ruling stays")


def mutate_book(
    chosen: Chosen, *, count: int, seed: int, plays: bool, every: bool, jobs: int, json_to: str | None
) -> int:
    """Change a book in many places, one at a time, and tell who noticed."""
    if count < 0 or jobs < 1:
        raise refuse("--sites takes a number of at least 0, --jobs of at least 1", USAGE)
    draft = chosen.draft
    chosen.rulebook()  # which tells what is wrong with the book as it is
    found = sites(draft)
    drawn = sorted(random.Random(seed).sample(range(len(found)), min(count, len(found)) if count else len(found)))
    picked = [found[number] for number in drawn]
    with progress_bar() as bar:
        task = bar.add_task(f"changing {draft.header.name}", total=len(picked) + 1)
        before = said_of(draft, plays=plays, shelf=ProofCache(draft.header.name))
        assert isinstance(before, Said)
        bar.advance(task)
        fates: dict[int, Fate] = {}
        for number, one in _fates(draft, picked, before, plays=plays, jobs=jobs):
            fates[number] = one
            bar.advance(task)
    told = [(site, fates[number]) for number, site in enumerate(picked)]
    if json_to is not None:
        rows: list[Json] = [
            {"kind": site.kind, "site": site.words, "noticed_by": one.by, "words": one.words} for site, one in told
        ]
        data: Json = {
            "schema": "tribonian/mutate/1",
            "book": draft.header.name,
            "seed": seed,
            "sites": len(found),
            "changes": rows,
        }
        write_report(data, json_to)
    if json_to != "-":
        _print(told, len(found), every=every)
    return FAULTY if any(one.by == NOBODY for _, one in told) else 0


def _fates(draft: Draft, picked: Sequence[Site], before: Said, *, plays: bool, jobs: int) -> Iterator[tuple[int, Fate]]:
    if jobs == 1:
        for number, site in enumerate(picked):
            yield number, fate(draft, site, before, plays=plays)
        return
    with processes(jobs) as pool:
        numbers = {pool.submit(fate, draft, site, before, plays=plays): number for number, site in enumerate(picked)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()


def _print(told: list[tuple[Site, Fate]], of: int, *, every: bool) -> None:
    out = console()
    table = Table(title=f"{len(told)} of {of} places changed", title_justify="left", box=None, pad_edge=False)
    columns = ("checking", "proofs", "rulings", NOBODY)
    for column in ("kind", "changed", *columns, "noticed"):
        table.add_column(column, justify="left" if column == "kind" else "right")
    for kind in KINDS:
        mine = [one for site, one in told if site.kind == kind]
        counts = [sum(one.by == by for one in mine) for by in columns]
        share = f"{100 * (len(mine) - counts[-1]) / len(mine):.0f} %" if mine else "-"
        table.add_row(kind, str(len(mine)), *map(str, counts), share)
    out.print(table)
    for site, one in told:
        if every or one.by == NOBODY:
            out.print(f"\n[bold]{site.kind}[/] {escape(site.words)}\n  noticed by {one.by}: {escape(one.words)}")
