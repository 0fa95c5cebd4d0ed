"""What the language can say and the Machine cannot carry yet: told before anything is built.

May import: dsl.model, dsl.sorts, dsl.terms, dsl.check_rules.
"""

from collections.abc import Iterator

from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Ahead, Ask, Op, Over, Term, Way, walk

MAX_CASES = 10_000  # of quantifiers that are written out
_STATEMENTS: dict[type[m.Statement], str] = {
    m.Reroll: "`reroll`",
    m.Draw: "`draw`",
    m.Take: "queues",
    m.Append: "queues",
    m.Move: "`move`",
    m.EndPhase: "`end` of a phase",
    m.MayPick: "`may choose`",
    m.PickSet: "choices of sets",
    m.Through: "`for each` over sets",
    m.Seek: "`some` that binds a name",
    m.Times: "`repeat ... times`",
    m.Together: "`simultaneously`",
}
_SET_OPS = frozenset({"has", "with", "without", "size"})


class NotLowered(AssertionError):
    """A term that `unready` tells of has come further than it may."""


def unready(book: m.Rulebook) -> list[str]:
    """The constructs of a book that no Machine can carry yet, each once."""
    return list(dict.fromkeys(_found(book)))


def _found(book: m.Rulebook) -> Iterator[str]:
    if book.least_players is not None or book.in_ring:
        yield "players that may be absent or sit in a ring"
    if book.queues:
        yield "queues"
    if book.windows:
        yield "windows"
    if book.actions:
        yield "actions"
    if book.reached:
        yield "rules on tracks that reach a value"
    if book.hidden:
        yield "hidden information"
    if any(measure.unless is not None for measure in book.measures):
        yield "`unless` of a loop"
    if any(isinstance(one.sort, SetOf) for one in book.variables.values()):
        yield "sets"
    for body, is_reaction in _bodies(book):
        yield from _statements(body, in_reaction=is_reaction)
    for term in _terms(book):
        yield from _in_term(term)


def _bodies(book: m.Rulebook) -> Iterator[tuple[tuple[m.Statement, ...], bool]]:
    for procedure in book.procedures.values():
        yield procedure.body, False
    for event in book.events.values():
        for reaction in event.reactions:
            yield reaction.body, True
    for watch in book.watches:
        yield watch.body, True


def _statements(body: tuple[m.Statement, ...], *, in_reaction: bool) -> Iterator[str]:
    for statement in inside(body):
        found = _STATEMENTS.get(type(statement))
        if found is not None:
            yield found
        match statement:
            case m.Roll() if statement.count > 1 or statement.dice is not None:
                yield "rolls of several dice"
            case m.Menu() if statement.actions:
                yield "actions"
            case m.Leave() if statement.player is not None:
                yield "`simultaneously`"
            case m.Raise() if in_reaction:
                yield "events raised by rules that answer events"
            case _:
                pass


def _terms(book: m.Rulebook) -> Iterator[Term]:
    """Every term of the book that the Machine would carry."""
    for value in book.values.values():
        for rule in value.rules:
            yield rule.result
            yield from (guard.test for guard in rule.guards)
    for variable in book.variables.values():
        yield variable.start
    for invariant in book.invariants:
        yield invariant.promise
    for measure in book.measures:
        yield measure.term
    for body, _ in _bodies(book):
        for statement in inside(body):
            yield from statement_terms(statement)
    for event in book.events.values():
        for reaction in event.reactions:
            yield from (guard.test for guard in reaction.guards)
    for watch in book.watches:
        yield watch.test


def statement_terms(statement: m.Statement) -> Iterator[Term]:
    """The terms of a statement itself, those of what it encloses left out."""
    match statement:
        case m.Call() | m.Raise():
            yield from statement.args
        case m.Assign():
            yield from (*statement.index, statement.value)
        case m.Adjust():
            yield from (*statement.index, statement.amount)
        case m.If():
            yield statement.test
        case m.Menu():
            yield statement.player
            for option in statement.options:
                yield from (guard.test for guard in option.guards)
        case m.Pick():
            yield statement.player
            yield from (guard.test for guard in statement.guards)
        case m.Repeat():
            yield from (term for term in (statement.until, statement.first) if term is not None)
        case m.Each():
            yield from statement.values
        case m.End() if statement.winner is not None:
            yield statement.winner
        case _:
            pass


def _in_term(term: Term) -> Iterator[str]:
    for part in walk(term):
        match part:
            case Ask():
                yield "maps"
            case Way():
                yield "`path`"
            case Ahead():
                yield "`could`"
            case Op() if part.op in _SET_OPS:
                yield "sets"
            case Over(fold="set"):
                yield "sets"
            case Over() if _cases(part) > MAX_CASES:
                yield f"quantifiers of more than {MAX_CASES:,} cases"
            case _:
                pass


def _cases(term: Over) -> int:
    """How many cases a quantifier has, those inside it multiplied."""
    inner = [_cases(part) for child in (term.test, term.body) for part in walk(child) if isinstance(part, Over)]
    return (term.high - term.low + 1) * max(inner, default=1)
