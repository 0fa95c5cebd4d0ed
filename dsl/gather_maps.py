"""Maps and edges in items of their own, put into the space that they belong to.

What names no space of the book stays as it is, for `declare_world` to report. May import: syntax, syntax_world.
"""

from collections.abc import Iterable
from dataclasses import replace

from tribonian.dsl import syntax as s, syntax_world as w


def gather_maps(items: Iterable[s.ItemNode]) -> list[s.ItemNode]:
    """The items, each map and each list of edges behind those that stand in its space already."""
    listed = list(items)
    spaces = {item.name for item in listed if isinstance(item, w.SpaceMap)}
    apart: dict[str, list[w.MapDecl]] = {}
    for item in listed:
        if isinstance(item, w.MapDecl) and item.space in spaces:
            apart.setdefault(item.space, []).append(item)
    found: list[s.ItemNode] = []
    for item in listed:
        if isinstance(item, w.SpaceMap):
            found.append(_with(item, apart.pop(item.name, [])))
        elif not (isinstance(item, w.MapDecl) and item.space in spaces):
            found.append(item)
    return found


def _with(item: w.SpaceMap, blocks: list[w.MapDecl]) -> w.SpaceMap:
    maps = tuple(one.block for one in blocks if not one.is_edges)
    edges = tuple(one.block for one in blocks if one.is_edges)
    return replace(item, maps=(*item.maps, *maps), edges=(*item.edges, *edges))
