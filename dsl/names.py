"""Names of a book: what is declared, under which name, and of which kind (E02xx).

A book has one name space, enumeration members apart: a member may belong to several enumerations and is told
by the sort wanted. May import: sorts, terms, model, source, codes, diagnostics.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, Sink, did_you_mean
from tribonian.dsl.model import OpenInput, Param, Switch
from tribonian.dsl.sorts import TRUTH, Enumeration, Maybe, Sort, Whole
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import (
    BoolSort,
    Citation,
    NamedSort,
    OptionalSort,
    RangeSort,
    SortExpr,
)
from tribonian.dsl.terms import Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """What a value, table, procedure or event takes and gives."""

    kind: str
    params: tuple[Param, ...]
    sort: Sort | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A variable of the state as expressions see it."""

    index: tuple[Param, ...]
    sort: Sort
    is_track: bool


Locals = dict[str, tuple[Term, Sort]]


@dataclass(slots=True)
class Names:
    """Everything declared at the left margin."""

    catalogue: Catalogue
    sink: Sink
    places: dict[str, Span] = field(default_factory=dict)
    sorts: dict[str, Enumeration] = field(default_factory=dict)
    members: dict[str, list[Enumeration]] = field(default_factory=dict)
    stored: dict[str, Stored] = field(default_factory=dict)
    signatures: dict[str, Signature] = field(default_factory=dict)
    switches: dict[str, Switch] = field(default_factory=dict)
    opens: dict[str, OpenInput] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    during: set[str] = field(default_factory=set)  # `march_phase`, `@24.3-k`

    def declare(self, name: str, span: Span) -> bool:
        """Take a name; a second use is reported and left out."""
        if name in self.places:
            first = Label(span=self.places[name], text="first here")
            self.sink.report(Code.DECLARED_TWICE, span, name=name, labels=[first])
            return False
        self.places[name] = span
        return True

    def sort(self, syntax: SortExpr) -> Sort:
        match syntax:
            case BoolSort():
                return TRUTH
            case RangeSort():
                if syntax.low > syntax.high:
                    self.sink.report(Code.EMPTY_RANGE, syntax.span, low=syntax.low, high=syntax.high)
                    return Whole(low=syntax.low, high=syntax.low)
                return Whole(low=syntax.low, high=syntax.high)
            case OptionalSort():
                inner = self.sort(syntax.inner)
                return inner if isinstance(inner, Maybe) else Maybe(inner=inner)
            case NamedSort():
                found = self.sorts.get(syntax.name)
                if found is None:
                    close = did_you_mean(syntax.name, [*self.sorts, "bool"])
                    self.sink.report(Code.UNKNOWN_SORT, syntax.span, name=syntax.name, help=close)
                    return Whole(low=0, high=0)
                self.used.add(syntax.name)
                return found

    def clauses(self, cites: Sequence[Citation]) -> tuple[str, ...]:
        """The cited clauses; one that is not in the catalogue is reported."""
        for cite in cites:
            if not self.catalogue.expand(cite.clause):
                close = did_you_mean(cite.clause, [*self.catalogue.by_id, *self.catalogue.by_section])
                self.sink.report(Code.UNKNOWN_CLAUSE, cite.span, clause=cite.clause, help=close)
        return tuple(cite.clause for cite in cites)

    def unknown(self, name: str, span: Span, local: Locals) -> None:
        """Report a name that means nothing, with the likeliest meant, or a hint that it is a clause id."""
        known = [*local, *self.stored, *self.signatures, *self.members, *self.switches, *self.opens]
        hint = did_you_mean(name, known)
        if self.catalogue.expand(name):
            hint = f"`{name}` is a clause; cite it with `@{name}`, or name the value it gives"
        self.sink.report(Code.UNKNOWN_NAME, span, name=name, help=hint)
