"""Flatten nests: `some way, some place where every space of the line …` becomes one walk over a list of lines.

Where what is asked hangs on the names gone through only by what tables of data say for them, it is enough to go
through what the tables say, each once. May import: data, spans, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from itertools import product

from tribonian.compiler.passes.data import Data, Key, Scope
from tribonian.compiler.passes.spans import Span
from tribonian.dsl.sorts import SetOf, Whole
from tribonian.dsl.terms import YES, Arg, Const, Lookup, Over, Term, conjunction, conjuncts, rebuild, walk

MOST_LISTED = 4_000
MOST_LOOKS = 2
CASE = "the case"


def flatten(term: Over, data: Data, scope: Scope) -> Over:
    """The same question with as few rounds as data allow; itself where nothing can be told."""
    names, tests = _nest(term)
    inner = conjunction(tests)
    looks = _looks(inner, {one.name for one in names}, data)
    if looks is None or not 1 <= len(looks) <= MOST_LOOKS:
        return term
    outer = _outer(names, looks, data)
    spans = [] if outer is None else [scope.get(name) for name in outer]
    told = [span for span in spans if span is not None and span.count <= MOST_LISTED]
    if outer is None or len(told) != len(spans):
        return term
    listed: dict[tuple[int, ...], int] = {}
    sets: dict[Key, int] = {}
    for index in product(*(span.values() for span in told)):
        given = dict(zip(outer, index, strict=True))
        sets[index] = 0
        for bound in _rounds(names, given, data):
            cells = tuple(_cell(look, bound, data) for look in looks)
            place = listed.setdefault(cells, len(listed))
            sets[index] |= 1 << place
        if len(listed) > MOST_LISTED:
            return term
    if not listed:
        return term
    return _made(inner, looks, listed, sets, outer, tuple(told), data)


def _nest(term: Over) -> tuple[list[Over], list[Term]]:
    """The quantifiers one directly inside the other, and what the innermost asks."""
    names = [term]
    while True:
        tests = [part for part in conjuncts(names[-1].test) if part != YES]
        if len(tests) == 1 and isinstance(tests[0], Over) and tests[0].fold == "some" and tests[0].body == YES:
            names.append(tests[0])
        else:
            return names, tests


def _looks(inner: Term, names: set[str], data: Data) -> list[Lookup] | None:
    """The looks into data that are all by which a question hangs on the names; nothing if it hangs on more."""
    found: list[Lookup] = []

    def take(part: Term) -> Term:
        named = isinstance(part, Lookup) and part.table in data.tables and _named(part).keys() & names
        if isinstance(part, Lookup) and named and all(isinstance(arg, Arg | Const) for arg in part.args):
            if part not in found:
                found.append(part)
            return Const(0)
        return rebuild(part, take)

    return None if _named(take(inner)).keys() & names else found


def _named(term: Term) -> dict[str, None]:
    """The names in a term, in the order in which they come."""
    return dict.fromkeys(part.name for part in walk(term) if isinstance(part, Arg))


def _outer(names: list[Over], looks: list[Lookup], data: Data) -> list[str] | None:
    """The names from outside that the rounds hang on; nothing where the rounds hang on more than data."""
    own = {one.name for one in names}
    found: dict[str, None] = {}
    for one in names:
        match one.within:
            case None | Const():
                continue
            case Lookup(table=table, args=args) if table in data.tables and all(isinstance(a, Arg) for a in args):
                found.update(_named(one.within))
            case _:
                return None
    for look in looks:
        found.update(_named(look))
    return [name for name in found if name not in own]


def _rounds(names: list[Over], given: dict[str, int], data: Data) -> Iterator[dict[str, int]]:
    """Every way to bind the names that data let pass."""
    if not names:
        yield given
        return
    first = names[0]
    mask = -1
    if isinstance(first.within, Const):
        mask = first.within.value
    elif isinstance(first.within, Lookup):
        mask = _cell(first.within, given, data)
    for value in range(first.low, first.high + 1):
        if mask >> (value - first.low) & 1:
            yield from _rounds(names[1:], {**given, first.name: value}, data)


def _cell(look: Lookup, bound: dict[str, int], data: Data) -> int:
    index = [
        bound[arg.name] if isinstance(arg, Arg) else arg.value for arg in look.args if isinstance(arg, Arg | Const)
    ]
    return data.cells[look.table][tuple(index)]


def _made(
    inner: Term,
    looks: list[Lookup],
    listed: dict[tuple[int, ...], int],
    sets: dict[Key, int],
    outer: list[str],
    spans: tuple[Span, ...],
    data: Data,
) -> Over:
    """One walk over the list."""
    count = len(listed)
    cases = Span(0, count - 1)
    replaced: dict[Term, Term] = {}
    for place, look in enumerate(looks):
        column: dict[Key, int] = {(number,): cells[place] for cells, number in listed.items()}
        name = data.table(column, (cases,), data.tables[look.table].sort)
        replaced[look] = Lookup(name, (Arg(CASE),))

    def put(part: Term) -> Term:
        return replaced[part] if part in replaced else rebuild(part, put)

    within: Term = Const(sets.get((), 0))
    if outer:
        table = data.table(sets, spans, SetOf(of=Whole(low=0, high=count - 1)))
        within = Lookup(table, tuple(Arg(name) for name in outer))
    return Over("some", CASE, 0, count - 1, put(inner), YES, within)
