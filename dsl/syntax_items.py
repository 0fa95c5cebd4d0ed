"""Syntax that items share. No node computes anything. May import: source, syntax_expr."""

from dataclasses import dataclass

from tribonian.dsl.syntax_expr import Citation, Node


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Node):
    """What starts at the left margin."""

    cites: tuple[Citation, ...] = ()
