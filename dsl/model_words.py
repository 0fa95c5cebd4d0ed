"""What a source says about itself, checked: contents, words, references, topics, claims, and what it leaves out.

Plain values; nothing here computes. May import: model_stmt, source, terms.
"""

from dataclasses import dataclass, field

from tribonian.dsl.source import Span
from tribonian.dsl.terms import Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A heading of the body of the source."""

    number: str
    title: str
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """The printed list of contents: sections, each with its title where one is given."""

    entries: tuple[tuple[str, str], ...]
    clauses: tuple[str, ...]
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Alias:
    """Another name for a thing, and the clauses that use it."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TermNote:
    """A word of the source: where it is defined, where it is used, and its other names."""

    text: str
    defined: tuple[str, ...]
    also: tuple[Alias, ...]
    is_undefined: bool  # the book says so itself
    clauses: tuple[str, ...]
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """A cross-reference of the source, right or wrong."""

    clause: str
    targets: tuple[str, ...]
    subject: str
    is_complete: bool  # it claims to name every place that treats of the subject
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """Where the source treats of something."""

    subject: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderClaim:
    """What a clause says comes right after something; no arguments where it does not say for whom."""

    clause: str
    after: str
    next: str
    args: tuple[Term, ...]
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Assumption:
    """What the source does not give: a start, data, a table or single cells; and why it is as it is here."""

    what: str
    reason: str
    clauses: tuple[str, ...]
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """All of it."""

    sections: tuple[Section, ...] = ()
    contents: tuple[Contents, ...] = ()
    terms: tuple[TermNote, ...] = ()
    references: tuple[Reference, ...] = ()
    topics: tuple[Topic, ...] = ()
    orders: tuple[OrderClaim, ...] = ()
    assumptions: tuple[Assumption, ...] = ()
    names: tuple[str, ...] = ()  # all that the book declares, members too: what a word may be looked for among
    phases: tuple[str, ...] = ()  # those of them that are phases or procedures
