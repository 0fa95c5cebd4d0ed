"""Names of a book: what is declared, under which name, and of which kind (E02xx).

A book has one name space, enumeration members apart: a member may belong to several enumerations and is told
by the sort wanted. May import: sorts, terms, model, source, codes, diagnostics.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, Sink, did_you_mean
from tribonian.dsl.model import Codes, Group, OpenInput, Param, Queue, Switch
from tribonian.dsl.sorts import FAILED, MAX_ELEMENTS, TRUTH, Enumeration, Maybe, SetOf, Sort, Text, Truth, Whole, bounds
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import (
    BoolSort,
    Citation,
    DiceSort,
    NamedSort,
    OptionalSort,
    RangeSort,
    SetSort,
    SortExpr,
    TextSort,
)
from tribonian.dsl.terms import Term


@dataclass(frozen=True, slots=True, kw_only=True)
class Signature:
    """What a value, table, procedure or event takes and gives."""

    kind: str
    params: tuple[Param, ...]
    sort: Sort | None = None
    is_permission: bool = False
    clamped: tuple[int, ...] = ()  # parameters of a table that take any number


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A variable of the state as expressions see it."""

    index: tuple[Param, ...]
    sort: Sort
    is_track: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldInfo:
    """What stands behind the dot: an attribute in the table `sort.name`, or state in the variable `sort.name`."""

    sort: Sort
    is_state: bool
    by_scenario: bool = False  # a table `sort.name.scenario` for each scenario


@dataclass(slots=True, kw_only=True)
class PieceInfo:
    """Which fields of a piece tell where it is and what carries it; and what it covers."""

    place: str = ""
    carrier: str = ""
    footprint: tuple[str, str, Term, Sort] | None = None  # names of piece and space, the test, the space's sort


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceInfo:
    """What can be asked of a map."""

    sort: Enumeration
    directions: Enumeration | None
    edges: dict[str, FieldInfo]
    longest: int  # no way between two spaces has more steps
    is_grid: bool  # there is always a distance between two spaces


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
    limits: dict[str, tuple[tuple[Param, ...], Term]] = field(default_factory=dict)  # index and bound
    opens: dict[str, OpenInput] = field(default_factory=dict)
    scenarios: list[str] = field(default_factory=list)
    codes: dict[str, Codes] = field(default_factory=dict)
    fields: dict[str, dict[str, FieldInfo]] = field(default_factory=dict)  # by the name of a sort
    pieces: dict[str, PieceInfo] = field(default_factory=dict)
    spaces: dict[str, SpaceInfo] = field(default_factory=dict)
    space_sorts: set[str] = field(default_factory=set)  # maps and lists of boxes
    groups: dict[str, Group] = field(default_factory=dict)
    pools: set[str] = field(default_factory=set)
    queues: dict[str, Queue] = field(default_factory=dict)
    rolls: dict[str, tuple[int, int, bool]] = field(default_factory=dict)  # dice, sides, whether all are rolled
    adjusted: set[tuple[str, str]] = field(default_factory=set)  # tracks, and what is done to them
    duties: set[str] = field(default_factory=set)  # permissions that a rule or an expression requires
    in_ring: bool = False
    reads: dict[str, str] = field(default_factory=dict)  # undefined codes and terms -> what interpretations read
    unsettled: dict[str, Callable[[], None]] = field(default_factory=dict)  # groups not looked at yet
    settling: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    during: set[str] = field(default_factory=set)  # `march_phase`, `@24.3-k`
    lost: frozenset[str] = frozenset()  # words of items that could not be read
    incomplete: bool = False  # a whole file could not be read

    def is_lost(self, name: str) -> bool:
        """Whether a name may be declared where the text could not be read: that fault has been told."""
        return self.incomplete or name in self.lost

    def declare(self, name: str, span: Span) -> bool:
        """Take a name; a second use is reported and left out."""
        if name in self.places:
            first = Label(span=self.places[name], text="first here")
            self.sink.report(Code.DECLARED_TWICE, span, name=name, labels=[first])
            return False
        self.places[name] = span
        return True

    def settle(self, name: str, span: Span) -> None:
        """Look at a group before it is used; one that needs itself is reported."""
        if name in self.settling:
            circle = " needs ".join([*self.settling[self.settling.index(name) :], name])
            self.sink.report(Code.RECURSION, span, what="groups", circle=circle)
            return
        work = self.unsettled.pop(name, None)
        if work is not None:
            self.settling.append(name)
            work()
            self.settling.pop()

    def sort(self, syntax: SortExpr, *, text: bool = False) -> Sort:
        """The sort that a text names; `text` alone where texts may stand."""
        match syntax:
            case BoolSort():
                return TRUTH
            case TextSort():
                if not text:
                    self.sink.report(
                        Code.WRONG_SORT, syntax.span, wanted="a sort that rules can compute with", actual="`text`"
                    )
                    return FAILED
                return Text()
            case DiceSort():
                return Whole(low=syntax.count, high=syntax.count * syntax.sides)
            case SetSort():
                of = self.sort(syntax.of)
                if isinstance(of, Whole | Truth | Enumeration):
                    self.check_elements(of, syntax.span)
                    return SetOf(of=of)
                self.sink.report(Code.WRONG_SORT, syntax.of.span, wanted="a plain sort", actual="a set")
                return FAILED
            case RangeSort():
                if syntax.low > syntax.high:
                    self.sink.report(Code.EMPTY_RANGE, syntax.span, low=syntax.low, high=syntax.high)
                    return FAILED
                return Whole(low=syntax.low, high=syntax.high)
            case OptionalSort():
                inner = self.sort(syntax.inner)
                if isinstance(inner, Whole | Truth | Enumeration):
                    return Maybe(inner=inner)
                cure = "a set of nothing is `empty`"
                self.sink.report(Code.WRONG_SORT, syntax.span, wanted="a plain sort", actual="a set", help=cure)
                return FAILED
            case NamedSort():
                found = self.sorts.get(syntax.name)
                if found is None:
                    self._unknown_sort(syntax)
                    return FAILED
                self.used.add(syntax.name)
                return found

    def check_elements(self, sort: Sort, span: Span) -> None:
        """Report a set of more than a position can hold."""
        low, high = bounds(sort)
        if high - low + 1 > MAX_ELEMENTS:
            count, limit = f"{high - low + 1:,}", f"{MAX_ELEMENTS:,}"
            self.sink.report(Code.TOO_MANY_PLACES, span, name="set", count=count, limit=limit)

    def _unknown_sort(self, syntax: NamedSort) -> None:
        name = syntax.name  # empty where something else than a name stood
        actual = self.what_is(name, {})
        if not name or self.is_lost(name):
            return
        if actual:
            self.sink.report(Code.NOT_A, syntax.span, name=name, actual=actual, wanted="a sort")
            return
        close = did_you_mean(name, [*self.sorts, "bool"])
        if name == "Player":
            close = "name the players with `players A, B`"
        self.sink.report(Code.UNKNOWN_SORT, syntax.span, name=name, help=close)

    def clauses(self, cites: Sequence[Citation]) -> tuple[str, ...]:
        """The cited clauses; one that is not in the catalogue is reported."""
        for cite in cites:
            if not self.catalogue.expand(cite.clause):
                self.unknown_clause(cite.clause, cite.span)
        return tuple(cite.clause for cite in cites)

    def unknown_clause(self, clause: str, span: Span) -> None:
        """Report a clause that the catalogue does not have, unless the catalogue could not be read."""
        if not self.catalogue.complete:
            return
        cure = did_you_mean(clause, [*self.catalogue.by_id, *self.catalogue.by_section])
        if not self.catalogue.clauses:
            cure = "the book has no catalogue; list its clauses in `clauses.tsv`"
        self.sink.report(Code.UNKNOWN_CLAUSE, span, clause=clause, help=cure)

    def what_is(self, name: str, local: Locals) -> str:
        """What a name stands for, in words; nothing if it stands for nothing."""
        if name in local:
            return "a name of this procedure or rule"
        if name in self.groups:
            return "a group"
        if name in self.queues:
            return "a queue"
        if name in self.pools:
            return "a pool"
        if name in self.scenarios:
            return "a scenario"
        if name in self.stored:
            return "a track" if self.stored[name].is_track else "state"
        if name in self.signatures:
            return with_article(self.signatures[name].kind)
        if name in self.switches:
            return with_article(self.switches[name].kind)
        if name in self.opens:
            return "an open input"
        if name in self.members:
            return f"a member of `{self.members[name][0].name}`"
        return "a sort" if name in self.sorts else ""

    def unknown(self, name: str, span: Span, local: Locals, *, wanted: str = "a value") -> None:
        """Report a name that means nothing, or something else than wanted, with the likeliest meant."""
        if not name or self.is_lost(name):
            return
        actual = self.what_is(name, local)
        if actual:
            cure = f"ask for it with `learn X: {name}`" if name in self.opens and wanted == "a value" else ""
            if name in self.sorts and actual == "a sort":
                cure = f"all of them are `every {name}`"
            self.sink.report(Code.NOT_A, span, name=name, actual=actual, wanted=wanted, help=cure)
            return
        known = [*local, *self.stored, *self.signatures, *self.groups, *self.queues]
        known += [*self.members, *self.switches, *self.opens]
        hint = did_you_mean(name, known)
        if self.catalogue.expand(name):
            hint = f"`{name}` is a clause; cite it with `@{name}`, or name the value it gives"
        self.sink.report(Code.UNKNOWN_NAME, span, name=name, help=hint)

    def unknown_one(self, name: str, span: Span, known: list[str], *, wanted: str) -> None:
        """Report a name that is none of those wanted here, with the likeliest of them."""
        close = did_you_mean(name, known)
        if close and not self.what_is(name, {}) and not self.is_lost(name):
            self.sink.report(Code.UNKNOWN_NAME, span, name=name, help=close)
        else:
            self.unknown(name, span, {}, wanted=wanted)


def with_article(noun: str) -> str:
    """`an event`, `a table`."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def counted(number: int, noun: str) -> str:
    """`1 argument`, `2 arguments`."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
