"""Working things out once: parts of terms that a loop would ask again and again, or that stand there twice.

Only what cannot fail is taken out, as it is then asked in any case. May import: term_to_python, dsl.terms.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tribonian.compiler.emit.term_to_python import Scope, Writer, arguments_in
from tribonian.dsl.terms import (
    Ahead,
    Apply,
    Arg,
    Ask,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
    children,
    rebuild,
    walk,
)

LARGE = 3  # parts of a sum or set that is worth a name


@dataclass(frozen=True, slots=True)
class Shared:
    """Terms in which some parts have names, the lines that give them, and what is known of them."""

    lines: list[str]
    terms: list[Term]
    scope: Scope


def shared(
    writer: Writer, terms: Sequence[Term], scope: Scope, pad: str, *, least: int, it: Term | None = None
) -> Shared:
    """Name the parts of terms that stand there so often; those about `it`, which is not known yet, stay."""
    made = Shared([], list(terms), scope)
    found = Counter(part for term in terms for part in _candidates(term, frozenset()))
    for part in sorted(found, key=lambda one: -_size(one)):
        often = sum(1 for term in made.terms for one in _candidates(term, frozenset()) if one == part)
        if often < least or not _is_known(writer, part, made.scope, it):
            continue
        name = _fresh(made)
        text = writer.number(part, made.scope)
        reach = writer.range(part, made.scope)
        made = Shared(
            [*made.lines, f"{pad}{name} = {text}"],
            [exchanged(term, part, Arg(name)) for term in made.terms],
            made.scope.with_arg(name, name, reach),
        )
    return made


def _fresh(made: Shared) -> str:
    """A name that nothing has here: neither in scope, nor in the terms, nor in Python."""
    taken = {*made.scope.names, *made.scope.names.values(), *made.scope.held.values()}
    taken |= {part.name for term in made.terms for part in walk(term) if isinstance(part, Arg | Over | Way)}
    number = 0
    while f"same_{number}" in taken:
        number += 1
    return f"same_{number}"


def _candidates(term: Term, bound: frozenset[str]) -> Iterator[Term]:
    """The parts that are worth a name and mention none that is bound inside the term."""
    if _is_worth(term) and not bound & set(arguments_in(term)):
        yield term
    match term:
        case Over():
            if term.within is not None:
                yield from _candidates(term.within, bound)
            for part in (term.test, term.body):
                yield from _candidates(part, bound | {term.name})
        case Way() | Ahead():
            return  # asked elsewhere
        case _:
            for part in children(term):
                yield from _candidates(part, bound)


def _is_worth(part: Term) -> bool:
    match part:
        case Read() | Lookup() | Ask():
            pass
        case Op(op="+" | "-" | "*" | "with" | "without" | "meet" | "minus" | "join" | "up" | "down"):
            if _size(part) < LARGE:
                return False
        case _:
            return False
    return not any(isinstance(one, Over | Apply | Way | Ahead) for one in walk(part))


def _size(term: Term) -> int:
    return sum(1 for _ in walk(term))


def _is_known(writer: Writer, part: Term, scope: Scope, it: Term | None) -> bool:
    if isinstance(part, Read) and part.var in scope.held:
        return False
    if any(name not in scope.names for name in arguments_in(part)) or not writer.is_safe(part, scope):
        return False
    return it is None or not any(one == it for one in walk(part))


def exchanged(term: Term, old: Term, new: Term) -> Term:
    """A term with one part in place of another, except where a name in it means something else."""
    if term == old:
        return new
    if isinstance(term, Way | Ahead):
        return term
    if isinstance(term, Over) and term.name in arguments_in(old):
        within = None if term.within is None else exchanged(term.within, old, new)
        return replace(term, within=within)
    return rebuild(term, lambda one: exchanged(one, old, new))
