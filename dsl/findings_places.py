"""Where a text says that something stands: its list of contents and its cross-references against what is there.

May import: finding, model.
"""

import re
from collections.abc import Iterator, Sequence

from tribonian.dsl import model as m
from tribonian.dsl.finding import TextFinding, joined, sets_aside

_SMALL = frozenset(
    ["the", "a", "an", "of", "for", "to", "in", "on", "and", "or", "by", "at", "with", "its", "their", "all", "any"]
)


# ---- contents


def contents_findings(book: m.Rulebook) -> Iterator[TextFinding]:
    """Headings that the list of contents lacks, entries without a heading, titles that differ."""
    headings = {one.number: one.title for one in book.words.sections}
    for listed in book.words.contents:
        settled = sets_aside(book, listed.clauses)
        entries = dict(listed.entries)
        depths = {_depth(number) for number in entries}
        for number, title in headings.items():
            if number not in entries and _depth(number) in depths:
                words = f"the contents do not list section {number}, {title}"
                yield _contents(listed, settled, number, words, _below(book, number))
        for number, title in entries.items():
            printed = headings.get(number)
            if printed is None and not _below(book, number):
                yield _contents(listed, settled, number, f"the contents list section {number}, which is not there")
            elif printed is not None and title and _plain(title) != _plain(printed):
                words = f"the contents call section {number} `{title}`, its heading `{printed}`"
                yield _contents(listed, settled, number, words, _below(book, number))


def _contents(listed: m.Contents, settled: str, about: str, words: str, there: Sequence[str] = ()) -> TextFinding:
    """What differs, at the list and where the section begins."""
    clauses = (*listed.clauses, *there[:1])
    return TextFinding(
        kind="contents", about=about, clauses=clauses, message=words, settled_by=settled, span=listed.span
    )


def _depth(number: str) -> tuple[bool, int]:
    """How deep a section lies, 31.0 as 31, 24.3 below it; and whether it has a number or only a name."""
    return number[:1].isdigit(), len(re.sub(r"(\.0+)+$", "", number).split("."))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


# ---- references


def reference_findings(book: m.Rulebook) -> Iterator[TextFinding]:
    """References to nothing, or to a place that does not treat of what they promise; lists that are not whole."""
    for one in book.words.references:
        faults = reference_faults(book, one, one.targets)
        settled = sets_aside(book, (one.clause,)) if faults else ""
        for interpretation in book.interpretations:
            for clause, targets in interpretation.redirects:
                if faults and clause == one.clause and not reference_faults(book, one, targets):
                    settled = settled or interpretation.name
        for kind, words, known in faults:
            yield TextFinding(
                kind="list" if kind == "list" else "reference",
                about=f"{one.subject or ' '.join(one.targets)}",
                clauses=(one.clause, *(target for target in one.targets if _below(book, target)), *known),
                message=f"{one.clause} {words}",
                settled_by=settled,
                span=one.span,
            )


def reference_faults(
    book: m.Rulebook, one: m.Reference, targets: tuple[str, ...]
) -> list[tuple[str, str, tuple[str, ...]]]:
    """What is wrong with a reference if it leads to these targets, and the places that it leaves out."""
    sections = {section.number for section in book.words.sections}
    missing = [target for target in targets if not _below(book, target) and target not in sections]
    places = [place for place in _places(book, one.subject) if place != one.clause]
    known = f"; that stands at {joined(places)}" if places else ""
    what = f" for `{one.subject}`" if one.subject else ""
    if missing:
        return [("dangling", f"refers to {joined(missing)}{what}, which the text does not have{known}", ())]
    if not one.subject:
        return []
    told = {target for target in targets if _treats(book, target, one.subject, places)}
    if one.is_complete:
        there = {clause for target in targets for clause in _below(book, target)}
        lacking = [place for place in places if not set(book.catalogue.expand(place)) <= there]
        found: list[tuple[str, str, tuple[str, ...]]] = []
        if lacking:
            words = f"lists {joined(targets)} for `{one.subject}` and leaves out {joined(lacking)}"
            found.append(("list", words, tuple(lacking)))
        beside = [target for target in targets if target not in told]
        if beside:
            found.append(("list", f"lists {joined(beside)}, where nothing is said of `{one.subject}`", ()))
        return found
    if told:
        return []
    return [("content", f"refers to {joined(targets)}{what}, but nothing is said of it there{known}", ())]


def _below(book: m.Rulebook, target: str) -> list[str]:
    """The clauses of what a reference names: one, or all of a section and of those below it; 16.0 is all of 16."""
    found = book.catalogue.expand(target)
    if target in book.catalogue.by_id or book.catalogue.clause_of(target):
        return found
    chapter = re.sub(r"(\.0+)+$", "", target)
    below = [one.id for one in book.catalogue.clauses if one.section.startswith(f"{chapter}.")]
    return list(dict.fromkeys([*found, *below]))


def _places(book: m.Rulebook, subject: str) -> list[str]:
    """Where the text treats of something: where the book says so, or else where the catalogue speaks of it."""
    told = [clause for topic in book.words.topics if topic.subject == subject for clause in topic.clauses]
    if told or not subject:
        return told
    return [clause.id for clause in book.catalogue.clauses if _speaks(clause.statement, subject)]


def _treats(book: m.Rulebook, target: str, subject: str, places: list[str]) -> bool:
    """Whether one of the target's clauses is among the places, or its heading has the words."""
    clauses = _below(book, target)
    topics = [clause for place in places for clause in book.catalogue.expand(place)]
    if set(clauses) & set(topics):
        return True
    if any(topic.subject == subject for topic in book.words.topics):
        return False
    if any(_speaks(section.title, subject) for section in book.words.sections if section.number == target):
        return True
    return all(not book.catalogue.by_id[clause].statement for clause in clauses)  # nobody can tell


def _speaks(text: str, subject: str) -> bool:
    """Whether a text has all the words of a subject, whatever their endings."""
    words = _stems(subject)
    return bool(words) and words <= _stems(text)


def _stems(text: str) -> set[str]:
    words = re.findall(r"[a-z0-9]+", text.casefold())
    return {re.sub(r"(ing|ed|es|s|e)$", "", word) if len(word) > 3 else word for word in words if word not in _SMALL}
