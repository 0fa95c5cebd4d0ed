"""Do references fit: every cross-reference of the source leads somewhere, every clause of the catalogue is spoken of.

Read off the checked book; no play and no solver. May import: coverage, machine, records, dsl.model.
"""

from typing import Protocol

from tribonian.compiler.coverage import clause_places
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.records import Finding, Obligation, Result, Verdict
from tribonian.dsl.model import Reference, Rulebook


class _Cites(Protocol):
    @property
    def clauses(self) -> tuple[str, ...]: ...


TOLD = 12  # clauses named where many are open


def settle(book: Rulebook, machine: Machine) -> list[Result]:
    """A verdict on every cross-reference and on the catalogue; what else the source says of itself are findings."""
    found = [_reference(book, one) for one in book.words.references]
    if book.catalogue.clauses:
        found.append(_catalogue(book, machine))
    return found


def _reference(book: Rulebook, one: Reference) -> Result:
    named = ", ".join(one.targets)
    asked = Obligation(
        id=f"reference/{one.clause} to {named}",
        kind="reference",
        subject=one.clause,
        clauses=(one.clause,),
        words=f"{one.clause} refers to {named} for {one.subject}",
    )
    missing = [target for target in one.targets if not book.catalogue.expand(target)]
    if not missing:
        return _result(asked, "proved", f"the catalogue has {named}")
    settled = [each.name for each in book.interpretations if one.clause in dict(each.redirects)]
    words = f"the source has no {', '.join(missing)}"
    return _result(asked, "accepted" if settled else "violated", words, ", ".join(settled))


def _catalogue(book: Rulebook, machine: Machine) -> Result:
    asked = Obligation(
        id="reference/catalogue",
        kind="reference",
        subject="catalogue",
        clauses=(),
        words="every clause of the catalogue is at work in the book, or is prose with a reason",
    )
    places = clause_places(machine, book.catalogue)
    spoken = set(places) | _told(book)
    missing = [one.id for one in book.catalogue.clauses if one.id not in spoken and not one.reason]
    if not missing:
        return _result(asked, "proved", f"all {len(book.catalogue.clauses)} are")
    named = ", ".join(missing[:TOLD]) + (f" and {len(missing) - TOLD} more" if len(missing) > TOLD else "")
    return _result(asked, "assumed", f"{len(missing)} are not transcribed: {named}")


def _told(book: Rulebook) -> set[str]:
    """Clauses that definitions carry, which play does not show: of spaces, pieces, codes, groups, words and rulings."""
    parts: list[_Cites] = [
        *book.pieces.values(),
        *book.spaces.values(),
        *book.groups.values(),
        *book.codes.values(),
        *book.queues.values(),
        *book.actions.values(),
        *book.values.values(),
        *book.opens.values(),
        *book.hidden,
        *book.windows,
        *book.goals,
        *book.invariants,
        *book.claims,
        *book.rulings,
        *book.interpretations,
        *book.words.terms,
        *book.words.contents,
        *book.words.topics,
        *book.words.assumptions,
        *(one for var in book.variables.values() for one in (var.low, var.high) if one is not None),
        *(field for piece in book.pieces.values() for field in piece.fields),
        *(field for space in book.spaces.values() for field in space.fields),
        *(one for action in book.actions.values() for one in action.allowances),
        *(one for action in book.actions.values() for one in action.needs),
        *(one for action in book.actions.values() for one in action.costs),
    ]
    cited = [clause for one in parts for clause in one.clauses]
    cited += [one.clause for one in book.words.references]
    cited += [one.clause for one in book.words.orders]
    return {clause for word in cited for clause in book.catalogue.expand(word)}


def _result(asked: Obligation, verdict: Verdict, words: str, settled: str = "") -> Result:
    return Result(
        obligation=asked,
        verdict=verdict,
        technique="reading the text",
        step="reading the text",
        finding=Finding(words=words, clauses=asked.clauses if verdict == "violated" else ()),
        settled_by=settled,
    )
