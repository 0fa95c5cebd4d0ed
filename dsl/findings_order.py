"""What clauses say comes next, against what the sequences and phases of the book make come next.

May import: finding, model, check_rules, sorts, terms.
"""

from collections.abc import Iterator, Sequence

from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.finding import TextFinding, joined, sets_aside
from tribonian.dsl.sorts import show_value
from tribonian.dsl.terms import Const

Around = tuple[tuple[Sequence[m.Statement], int], ...]
Place = tuple[Sequence[m.Statement], int, Around]
_LOOPS = (m.Repeat, m.Each, m.Through, m.Times, m.Together)


def order_findings(book: m.Rulebook) -> Iterator[TextFinding]:
    """Claims on the order of phases that another phase, or none, makes false."""
    for claim in book.words.orders:
        coming = list(_after(book, claim.after))
        others = [one for one in coming if not _begins(book, one, claim)]
        if not others and coming:
            continue
        shown = joined(dict.fromkeys(_told(book, _deepest(book, one)) for one in others))
        happens = f"{shown} can come first" if others else "nothing comes after it"
        said = _told(book, m.Call(procedure=claim.next, args=claim.args))
        yield TextFinding(
            kind="order",
            about=f"{claim.next} after {claim.after}",
            clauses=(claim.clause,),
            message=f"{claim.clause} says that {said} comes after {claim.after}, but {happens}",
            settled_by=sets_aside(book, (claim.clause,)),
            span=claim.span,
        )


def _told(book: m.Rulebook, call: m.Call) -> str:
    """`player_turn(Red)`; what is not told before play as `?`, and nothing where a claim does not say for whom."""
    pairs = zip(book.procedures[call.procedure].params, call.args, strict=False)
    shown = [show_value(param.sort, arg.value) if isinstance(arg, Const) else "?" for param, arg in pairs]
    return f"{call.procedure}({', '.join(shown)})" if shown else call.procedure


def _deepest(book: m.Rulebook, call: m.Call) -> m.Call:
    """What a call begins with, as far down as it is only one thing."""
    firsts, falls = _first(book.procedures[call.procedure].body)
    return _deepest(book, firsts[0]) if len(firsts) == 1 and not falls else call


def _after(book: m.Rulebook, name: str, seen: frozenset[str] = frozenset()) -> Iterator[m.Call]:
    """The calls that can be the next thing after a procedure, wherever it is called."""
    if name in seen:
        return
    for caller, procedure in book.procedures.items():
        for block, place, around in _calls(procedure.body, name, ()):
            firsts, falls = _first(block[place + 1 :])
            yield from firsts
            if falls:
                yield from _around(book, caller, around, seen | {name})


def _calls(body: Sequence[m.Statement], name: str, around: Around) -> Iterator[Place]:
    """Every call of a procedure in a body: the block, its place there, and the blocks around it."""
    for place, statement in enumerate(body):
        if isinstance(statement, m.Call) and statement.procedure == name:
            yield body, place, around
        for block in _blocks(statement):
            yield from _calls(block, name, (*around, (body, place)))


def _blocks(statement: m.Statement) -> list[Sequence[m.Statement]]:
    match statement:
        case m.If():
            return [statement.then, statement.otherwise]
        case m.Menu():
            return [option.body for option in statement.options]
        case m.Seek():
            return [statement.body, statement.otherwise]
        case m.MayPick():
            return [statement.body]
        case m.Repeat() | m.Each() | m.Through() | m.Times() | m.Together():
            return [statement.body]
        case _:
            return []


def _around(book: m.Rulebook, caller: str, around: Around, seen: frozenset[str]) -> Iterator[m.Call]:
    """What comes when a block ends: a loop's next round, what stands behind, or what comes after the caller."""
    for body, place in reversed(around):
        statement = body[place]
        if isinstance(statement, _LOOPS):
            yield from _first(statement.body)[0]
        firsts, falls = _first(body[place + 1 :])
        yield from firsts
        if not falls:
            return
    yield from _after(book, caller, seen)


def _first(body: Sequence[m.Statement]) -> tuple[list[m.Call], bool]:
    """The calls that can come first in a block, and whether it can pass without any."""
    found: list[m.Call] = []
    for statement in body:
        match statement:
            case m.Call():
                return [*found, statement], False
            case m.If():
                then, other = _first(statement.then), _first(statement.otherwise)
                found += [*then[0], *other[0]]
                if not then[1] and not other[1]:
                    return found, False
            case m.Leave() | m.End() | m.EndPhase():
                return found, statement.__class__ is m.Leave
            case _:
                for block in _blocks(statement):
                    found += _first(block)[0]
    return found, True


def _begins(book: m.Rulebook, call: m.Call, claim: m.OrderClaim) -> bool:
    """Whether a call is what is claimed, or begins with nothing else."""
    if call.procedure == claim.next:
        return not claim.args or call.args == claim.args
    body = book.procedures[call.procedure].body
    firsts, falls = _first(body)
    decides = any(isinstance(one, m.Menu | m.Pick | m.Roll | m.Draw | m.Learn) for one in inside(body[:1]))
    return bool(firsts) and not falls and not decides and all(_begins(book, one, claim) for one in firsts)
