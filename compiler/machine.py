"""The Machine: the one middle representation from which engine, proofs, documents and diagrams are made.

State is one flat vector of integers, a set being one integer of bits; play is a set of locations. A block runs
without suspending and ends by going to a location; only `choose`, `pick`, `chance` and `open` locations suspend.
Plain values: nothing here computes. May import: dsl.model, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass, field
from typing import Literal

from tribonian.dsl.model import Condition, Goal, Invariant, Measure, Param, Switch, Table
from tribonian.dsl.sorts import Sort
from tribonian.dsl.terms import Term

LocationKind = Literal["choose", "pick", "chance", "open", "step", "final"]
SUSPENDS = frozenset({"choose", "pick", "chance", "open"})
SWITCHED = frozenset({"option", "reading", "scenario", "players"})  # kinds of variables that are fixed before play


@dataclass(frozen=True, slots=True, kw_only=True)
class Var:
    """A stretch of the state vector: `offset` and one integer per index, in order."""

    name: str
    kind: str
    index: tuple[Param, ...]
    sort: Sort
    start: Term  # may read options and readings, and its own index parameters
    offset: int
    size: int
    clauses: tuple[str, ...]
    derived_from: str = ""  # of kind "derived": the variable whose members by value it holds; never saved
    asked: tuple[int, ...] | None = None  # if told: the only values of it that anybody asks for


@dataclass(frozen=True, slots=True, kw_only=True)
class Map:
    """A map that never changes, by the numbers of its spaces."""

    name: str
    shape: Literal["list", "hex", "square", "graph"]
    shifted: str
    directions: int  # how many have names; 0 if none have
    places: tuple[tuple[int, int] | None, ...]  # column and row of every space of a grid
    near: tuple[tuple[int, ...], ...]  # for every space: its neighbours in order
    by_direction: tuple[tuple[int, ...], ...]  # for every space of a grid: the neighbour each way, NONE where none is
    edge_fields: tuple[str, ...]
    edge_defaults: tuple[int, ...]
    edges: dict[tuple[int, int], tuple[int, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """What a viewer does not see where the conditions hold: a variable, or fields of a piece.

    The guards are over `Arg`s: the parameters, which index the target, and the viewer. A deck has no guards and no
    viewer: nobody sees it.
    """

    target: str  # a variable, or the sort of a piece
    fields: tuple[str, ...]
    params: tuple[Param, ...]
    viewer: str
    guards: tuple[Condition, ...]
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Probe:
    """A procedure that `could` runs to look ahead: where it begins and where it is over, and its parameters."""

    params: tuple[str, ...]
    start: str
    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One rule of a decision list."""

    id: str
    guards: tuple[Condition, ...]
    result: Term
    overrides: frozenset[str]
    settled_by: dict[str, str] = field(default_factory=dict)
    erratum: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A defeasible value: among the rules whose guards hold, the maximal ones must agree."""

    name: str
    params: tuple[Param, ...]
    sort: Sort
    rules: tuple[Entry, ...]


# ---- effects


@dataclass(frozen=True, slots=True, kw_only=True)
class Set:
    var: str
    index: tuple[Term, ...]
    value: Term
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust:
    """Gain up to the high bound, lose down to the low one, or spend what is there."""

    verb: Literal["gain", "lose", "spend"]
    var: str
    index: tuple[Term, ...]
    amount: Term
    low: Term
    high: Term
    clauses: tuple[str, ...]
    site: str  # stable name of this place in the book


@dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """A branch that comes together again without suspending."""

    test: Term
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]"
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A promise that must hold at this point; no effect in play."""

    invariant: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """The one way a piece goes to a place: `var[who] := to`, and so for all it carries, and what they carry.

    Carried is whoever `carrier` names it for; "" where nothing is carried. A pass may route writes of other indexed
    variables through it too, so that what is derived from them changes in one spot.
    """

    var: str
    who: Term
    to: Term
    carrier: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """One more at the end of a queue, its items in `queue[index, n]`, their number in `size[index]`; faults if full."""

    queue: str
    size: str
    index: tuple[Term, ...]
    value: Term
    capacity: int
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pop:
    """The first of a queue goes into a variable, the others move up, what falls free is 0; faults if it is empty."""

    var: str
    queue: str
    size: str
    index: tuple[Term, ...]
    capacity: int
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Each:
    """For every value of a sort, in order, that passes when its turn comes: the body. Never suspends.

    The value stands in `var` while it is asked about and worked on; at the end `var` is at its start value again.
    """

    var: str
    sort: Sort
    test: Term
    body: "tuple[Effect, ...]"
    within: Term | None = None  # a set as bits, asked for once: nothing outside of it could pass
    clauses: tuple[str, ...] = ()


Effect = Set | Adjust | When | Check | Move | Push | Pop | Each


# ---- control


@dataclass(frozen=True, slots=True, kw_only=True)
class Goto:
    location: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    test: Term
    then: "Block"
    otherwise: "Block"
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """The first value of a sort, in order and behind `after` if that is given, that passes: then it is in `var`.

    If none passes, `var` is at its start value.
    """

    var: str
    sort: Sort
    after: Term | None
    test: Term
    then: "Block"
    otherwise: "Block"
    within: Term | None = None  # a set as bits: nothing outside of it could pass
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    effects: tuple[Effect, ...]
    end: Goto | Branch | Find


@dataclass(frozen=True, slots=True, kw_only=True)
class Bind:
    """A value chosen together with an option, put into its variable before guards are asked and the block is run."""

    var: str
    sort: Sort
    within: Term | None = None  # a set as bits, over the variables bound before: nothing outside of it could pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One answer: a label, with every way to choose its `binds` that passes the guards.

    In a location of kind `pick`, `chance` or `open` the one option binds the location's own `var`, and `binds` is
    empty. In a menu an option without a label is answered by its value alone.
    """

    label: str
    guards: tuple[Condition, ...]
    block: Block
    binds: tuple[Bind, ...] = ()
    rest: tuple[Term, ...] | None = None  # if told: all that is left to ask of values that every `within` lets pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """Where control stands. `var` and `sort` are given where the answer is a value.

    What chance and open questions can bring passes the guards of the one option, over `Read(var)`; each that does is
    equally likely. If nothing does, play faults there.
    """

    name: str
    kind: LocationKind
    procedure: str
    options: tuple[Option, ...]
    player: Term | None = None
    var: str = ""
    sort: Sort | None = None
    prompt: str = ""
    clauses: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    within: Term | None = None  # where `var` is given: a set as bits, nothing outside of it could pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """A loop of the book: its head, and every location inside it."""

    name: str
    procedure: str
    head: str
    region: frozenset[str]
    clauses: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Machine:
    """A whole book, ready to be played, emitted and proved."""

    book: str
    title: str
    edition: str
    sheets: tuple[str, ...]
    interpretations: tuple[str, ...]
    players: tuple[str, ...]
    vars: dict[str, Var]
    size: int
    switches: tuple[Switch, ...]
    decisions: dict[str, Decision]
    tables: dict[str, Table]
    locations: dict[str, Location]
    start: str
    loops: tuple[Loop, ...]
    invariants: tuple[Invariant, ...]
    measures: tuple[Measure, ...]
    procedures: dict[str, tuple[str, ...]]  # name -> clauses it cites
    maps: dict[str, Map] = field(default_factory=dict)
    secrets: tuple[Secret, ...] = ()
    probes: dict[str, Probe] = field(default_factory=dict)
    pools: tuple[str, ...] = ()  # the variables that hold pools and decks
    places: dict[str, str] = field(default_factory=dict)  # piece -> the variable that tells where each is
    goals: tuple[Goal, ...] = ()  # what must be possible; nothing in play follows from them
    entries: dict[str, str] = field(default_factory=dict)  # further places where play may begin, by name
