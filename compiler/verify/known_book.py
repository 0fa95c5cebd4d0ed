"""A whole book as it was examined once, kept beside the outcomes it was put together from.

Whoever judges many texts against one book reads what is known of it in one go.
May import: verify, further, workshop, paths, records, plain, written_out, machine,
dsl.terms.
"""

from dataclasses import dataclass, replace

from tribonian.compiler.machine import Machine
from tribonian.compiler.moves import Bound
from tribonian.compiler.verify.further import Further
from tribonian.compiler.verify.paths import Fact, Facts, Paths
from tribonian.compiler.verify.plain import digest, record, text
from tribonian.compiler.verify.records import Finding, Obligation, Play, Position, Result
from tribonian.compiler.verify.verify import Examined, breaks_of, examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownBook:
    """The verdicts on a book, the parts of its promises that hold, and what holds where; no facts if none is proved."""

    results: tuple[Result, ...]
    proved: bool
    assumed: tuple[Term, ...] = ()
    intervals: dict[str, dict[int, tuple[int, int]]]
    terms: dict[str, tuple[Fact, ...]]


_KINDS: dict[str, type] = {
    kind.__name__: kind
    for kind in (
        *(Ahead, Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Way),
        *(KnownBook, Result, Obligation, Finding, Play, Position, Bound, Fact),
    )
}


def examine_whole(machine: Machine, workshop: Workshop) -> Examined:
    """What `examine` says, and where positions are few enough, all of them gone through for what it leaves open."""
    found = examine(machine, workshop=workshop, plays=not written_out(machine).large)
    if found.paths is None:
        return found  # its games are long: who compares two texts of it plays both side by side
    further = Further(machine, None, "", lambda _: None, found.paths)
    return replace(found, results=further.settle_open(found.results, breaks_of))


def examine_known(machine: Machine, workshop: Workshop) -> Examined:
    """The same, remembered."""
    if workshop.shelf is None or workshop.observer is not None:
        return examine_whole(machine, workshop)
    key = digest([workshop.version, "book", text(machine)])
    written = workshop.shelf.get(key)
    if written is None:
        found = examine_whole(machine, workshop)
        workshop.shelf.put(key, text(_known(found)))
        return found
    known = record(written, _KINDS)
    assert isinstance(known, KnownBook)
    paths = None
    if known.proved:
        paths = Paths(machine, list(known.assumed))
        paths.facts = Facts(known.intervals, {name: list(terms) for name, terms in known.terms.items()})
    return Examined(list(known.results), paths)


def _known(found: Examined) -> KnownBook:
    paths = found.paths
    if paths is None:
        return KnownBook(results=tuple(found.results), proved=False, intervals={}, terms={})
    return KnownBook(
        results=tuple(found.results),
        proved=True,
        assumed=tuple(paths.assumed),
        intervals=paths.facts.intervals,
        terms={name: tuple(terms) for name, terms in paths.facts.terms.items()},
    )
