"""A book without what carries one clause: its rules, rows, lines and statements, and the conditions that cite it.

A pure function on syntax; whether the rest still checks is for others to see. May import: syntax*, catalogue, source.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace

from tribonian.dsl import syntax as s
from tribonian.dsl.catalogue import Catalogue, Clause, base_of
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation, Guard, Node


def cited_clauses(items: Sequence[s.ItemNode], catalogue: Catalogue) -> set[str]:
    """Every clause that something of the book cites or states."""
    found: set[str] = set()
    for item in items:
        for word in _words(item):
            found |= set(catalogue.expand(word))
    return found


def own_catalogue(items: Sequence[s.ItemNode]) -> Catalogue:
    """The catalogue of a book that brings none: what it cites or states, in the order of its text."""
    sections = {item.number for item in items if isinstance(item, s.SectionDecl)}
    ids = dict.fromkeys(base_of(word) for item in items for word in _words(item) if word not in sections)
    return Catalogue(
        clauses=tuple(
            Clause(id=one, section=one.rpartition("-")[0], kind="", statement="", needs="", reason="") for one in ids
        )
    )


def where_written(items: Iterable[Node]) -> dict[str, Span]:
    """For every id where the text states it, or where it is first cited; for every name where it is declared."""
    stated: dict[str, Span] = {}
    cited: dict[str, Span] = {}
    for item in items:
        name = getattr(item, "name", None)
        if isinstance(name, str):
            stated.setdefault(name, item.span)
        for word, node in _cites(item):
            (cited if isinstance(node, Citation) else stated).setdefault(word, node.span)
    return cited | stated


def _words(node: object) -> Iterator[str]:
    """Ids and citations anywhere in a node."""
    return (word for word, _ in _cites(node))


def _cites(node: object) -> Iterator[tuple[str, Node]]:
    """Ids and citations anywhere in a node, with the node that bears them."""
    if isinstance(node, tuple):
        for one in node:
            yield from _cites(one)
    elif isinstance(node, Citation):
        yield node.clause, node
    elif is_dataclass(node) and isinstance(node, Node):
        own = getattr(node, "clause", None)
        if isinstance(own, str) and own:
            yield own, node
        for one in fields(node):
            value = getattr(node, one.name)
            if isinstance(value, tuple | Node):
                yield from _cites(value)


def without_clause(items: Sequence[s.ItemNode], clause: str, catalogue: Catalogue) -> list[s.ItemNode]:
    """The items that are left when everything that carries a clause is taken out."""
    carving = _Carving(clause, catalogue)
    return [carving.rest(item) for item in items if not carving.carries(item)]


class _Carving:
    """Takes one clause out of syntax."""

    def __init__(self, clause: str, catalogue: Catalogue) -> None:
        self.clause = clause
        self.catalogue = catalogue

    def carries(self, node: Node) -> bool:
        """Whether a node states the clause or cites it; what only lies inside it does not count."""
        own = getattr(node, "clause", None)
        if isinstance(own, str) and own and not isinstance(node, Citation) and self._is(own):
            return True
        if isinstance(test := getattr(node, "test", None), Guard) and self.carries(test):
            return True
        return any(self._is(cite.clause) for cite in getattr(node, "cites", ()))

    def _is(self, word: str) -> bool:
        return self.clause in self.catalogue.expand(word)

    def rest(self, node: s.ItemNode) -> s.ItemNode:
        made = self._rest(node)
        assert isinstance(made, type(node))
        return made

    def _rest(self, node: object) -> object:
        if isinstance(node, tuple):
            kept = [one for one in node if not (isinstance(one, Node) and self._drops(one))]
            return tuple(self._rest(one) for one in kept)
        if not isinstance(node, Node) or not is_dataclass(node):
            return node
        changed = {}
        for one in fields(node):
            value = getattr(node, one.name)
            if isinstance(value, tuple | Node):
                made = self._rest(value)
                if made is not value and made != value:
                    changed[one.name] = made
        whole: object = node
        assert is_dataclass(whole)
        assert not isinstance(whole, type)
        return replace(whole, **changed) if changed else node

    def _drops(self, node: Node) -> bool:
        return not isinstance(node, Citation) and self.carries(node)
