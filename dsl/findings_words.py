"""Words of a text: used and never defined, defined and never used, for two things, spelt in several ways.

May import: finding, model, diagnostics.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tribonian.dsl import model as m
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.finding import TextFinding, joined, reads

_TIMES = re.compile(r"\s+(phase|segment|step)s?$", re.IGNORECASE)
_PLACES = re.compile(r"\s+(box|pool|marker|counter|unit|card)(e?s)?$", re.IGNORECASE)
_LONG, _LONGER = 5, 9  # from so many letters on, one or two of them may differ in a slip


@dataclass(frozen=True, slots=True)
class _Word:
    """A name as the text has it, the term it belongs to, and where it stands."""

    text: str
    term: m.TermNote
    clauses: tuple[str, ...]
    is_defined: bool


def term_findings(book: m.Rulebook) -> Iterator[TextFinding]:
    yield from _undefined(book)
    yield from _several_meanings(book)
    yield from _several_names(book)
    yield from _slips(book)


def _undefined(book: m.Rulebook) -> Iterator[TextFinding]:
    told = {term.text for term in book.words.terms if term.defined}
    for term in book.words.terms:
        uses = (*term.clauses, *(clause for alias in term.also for clause in alias.clauses))
        if term.defined and not uses:
            words = f"`{term.text}` is introduced by {joined(term.defined)} and used nowhere"
            yield _found("term", term, term.defined, words, reads(book, term.text))
        if term.defined or term.text in told or (not term.is_undefined and _is_there(term.text, book)):
            continue
        if any(_is_there(alias.text, book) for alias in term.also):
            continue
        where = f"{joined(term.clauses)} says" if len(term.clauses) == 1 else f"{joined(term.clauses)} say"
        words = f"{where if term.clauses else 'the text says'} `{term.text}`, which is defined nowhere"
        if not term.is_undefined:
            words += "; nothing in the game is called so"
        close = did_you_mean(term.text, [name.replace("_", " ") for name in book.words.names if len(name) > 3])
        yield _found("term", term, term.clauses, words + (f" ({close})" if close else ""), reads(book, term.text))


def _is_there(text: str, book: m.Rulebook) -> bool:
    """Whether the game has something of this name; `Combat phase` may be a phase called `combat`."""
    if any(_fold(name) == _fold(text) for name in book.words.names):
        return True
    shorter = _PLACES.sub("", text)
    if shorter != text and any(_fold(name) == _fold(shorter) for name in book.words.names):
        return True
    shorter = _TIMES.sub("", text)
    return shorter != text and any(_fold(name) == _fold(shorter) for name in book.words.phases)


def _several_meanings(book: m.Rulebook) -> Iterator[TextFinding]:
    meanings: dict[str, list[m.TermNote]] = {}
    for term in book.words.terms:
        meanings.setdefault(term.text, []).append(term)
    for text, terms in meanings.items():
        if len(terms) > 1:
            places = tuple(clause for term in terms for clause in term.defined)
            words = f"`{text}` is the name of two things: {joined(places)}"
            yield _found("term", terms[0], places, words, reads(book, text))
    for one, other in combinations(book.words.terms, 2):
        if one.defined and other.defined and not one.also and not other.also:
            continue
        shared = {_fold(word) for word in _names(one)} & {_fold(word) for word in _names(other)}
        for text in sorted(word for word in _names(one) if _fold(word) in shared and one.text != other.text):
            words = f"`{text}` is a name both of `{one.text}` and of `{other.text}`"
            clauses = (*one.clauses, *one.defined, *other.clauses, *other.defined)
            yield _found("name", other, clauses, words, reads(book, text), about=f"{text} of both")


def _names(term: m.TermNote) -> tuple[str, ...]:
    return (term.text, *(alias.text for alias in term.also))


def _several_names(book: m.Rulebook) -> Iterator[TextFinding]:
    for term in book.words.terms:
        for alias in term.also:
            where = f" by {joined(alias.clauses)}" if alias.clauses else ""
            words = f"`{term.text}` is also called `{alias.text}`{where}"
            clauses = (*(term.defined or term.clauses), *alias.clauses)
            by = reads(book, alias.text) or reads(book, term.text)
            yield _found("name", term, clauses, words, by, about=alias.text)


def _slips(book: m.Rulebook) -> Iterator[TextFinding]:
    """Words of different terms that differ by a letter or so, unless both are defined."""
    words = [
        _Word(text, term, clauses, bool(term.defined) or (not term.is_undefined and _is_there(text, book)))
        for term in book.words.terms
        for text, clauses in ((term.text, (*term.defined, *term.clauses)), *((a.text, a.clauses) for a in term.also))
    ]
    for one, other in combinations(words, 2):
        if one.term is other.term or one.text == other.text or (one.term.defined and other.term.defined):
            continue
        if _alike(one.text, other.text):
            first, second = (other, one) if other.is_defined and not one.is_defined else (one, other)
            where = f" ({joined(first.clauses)})" if first.clauses else ""
            says = f" ({joined(second.clauses)})" if second.clauses else ""
            message = f"`{second.text}`{says} seems to be `{first.text}`{where}"
            by = reads(book, second.text) or reads(book, first.text)
            yield _found("name", second.term, (*second.clauses, *first.clauses), message, by, about=second.text)


def _fold(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.casefold()).removesuffix("s")


def _alike(one: str, other: str) -> bool:
    first, second = _fold(one), _fold(other)
    if first == second:
        return True
    shorter = min(len(first), len(second))
    allowed = 2 if shorter >= _LONGER else 1 if shorter >= _LONG else 0
    return allowed > 0 and re.sub(r"\D", "", first) == re.sub(r"\D", "", second) and _distance(first, second) <= allowed


def _distance(one: str, other: str) -> int:
    """How many letters have to be put in, left out or changed."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        before, row[0] = row[0], number
        for place, wanted in enumerate(other, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (letter != wanted))
    return row[-1]


def _found(
    kind: str, term: m.TermNote, clauses: tuple[str, ...], words: str, by: str, *, about: str = ""
) -> TextFinding:
    return TextFinding(
        kind="name" if kind == "name" else "term",
        about=about or term.text,
        clauses=tuple(dict.fromkeys(clauses)),
        message=words,
        settled_by=by,
        span=term.span,
    )
