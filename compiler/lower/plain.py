"""Terms of a model rewritten from the leaves up, and which bodies are plain: no waiting, no calls, no leaving.

May import: dsl.model, dsl.catalogue, dsl.sorts, dsl.source, dsl.terms.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache
from typing import TypeVar

from tribonian.dsl import model as m
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.sorts import Sort, values
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Arg, Const, Read, Term, children, rebuild, substitute

Part = TypeVar("Part")  # Python 3.11 has no type parameters of functions
MOST_WRITTEN_OUT = 6  # longer lists of values are gone through by a loop


def rewrite(term: Term, change: Callable[[Term], Term]) -> Term:
    """A term with `change` applied to every part, the innermost first; what stays the same is kept."""
    if not children(term):
        return change(term)
    made = rebuild(term, lambda part: rewrite(part, change))
    return change(term if made == term else made)


def rewrite_terms(part: Part, change: Callable[[Term], Term]) -> Part:
    """A part of the model with every term in it rewritten."""
    once = lru_cache(maxsize=4096)(lambda term: rewrite(term, change))

    def any_part(value: object) -> object:
        if isinstance(value, Term):
            return once(value)
        if isinstance(value, Sort | Span | Catalogue):
            return value  # no terms in there
        if isinstance(value, tuple):
            made = tuple(any_part(one) for one in value)
            return made if any(one is not old for one, old in zip(made, value, strict=True)) else value
        if isinstance(value, dict):
            return {key: any_part(one) for key, one in value.items()}
        if is_dataclass(value) and not isinstance(value, type):
            parts = {one.name: getattr(value, one.name) for one in fields(value)}
            changed = {name: any_part(old) for name, old in parts.items() if not isinstance(old, str | int | None)}
            changed = {name: one for name, one in changed.items() if one is not parts[name]}
            return replace(value, **changed) if changed else value
        return value

    made = any_part(part)
    assert isinstance(made, type(part))
    return made


def in_place_of(term: Term, given: dict[str, Term]) -> Term:
    """A term with variables that have no index replaced by other terms, none of whose names are caught."""
    named: dict[str, Term] = {f"{name} given": value for name, value in given.items()}

    def change(part: Term) -> Term:
        return Arg(f"{part.var} given") if isinstance(part, Read) and part.var in given and not part.index else part

    return substitute(rewrite(term, change), named)


def is_whole(values_listed: tuple[Term, ...], sort: Sort) -> bool:
    """Whether a list of values is a whole sort in its order, and too long to be written out."""
    if len(values_listed) <= MOST_WRITTEN_OUT:
        return False
    return list(values_listed) == [Const(value) for value in values(sort)]


def is_plain(body: Iterable[m.Statement], watched: Collection[str]) -> bool:
    """Whether a body neither waits, calls, raises nor leaves; a gain of a watched track sets rules going."""
    for statement in body:
        match statement:
            case m.Assign() | m.Move() | m.Append() | m.Take():
                continue
            case m.Adjust() if statement.verb != "gain" or statement.var not in watched:
                continue
            case m.If() if is_plain((*statement.then, *statement.otherwise), watched):
                continue
            case m.Through() if is_plain(statement.body, watched):
                continue
            case m.Each() if is_plain(statement.body, watched):
                continue
            case _:
                return False
    return True
