"""Small graphs of names: circles, closures, longest ways. Imports nothing of ours."""

from collections.abc import Iterable, Iterator, Mapping
from graphlib import TopologicalSorter


def find_circle(edges: Mapping[str, Iterable[str]]) -> list[str] | None:
    """One circle of a graph, or none; the first in name order."""
    done: set[str] = set()
    for root in sorted(edges):
        if root in done:
            continue
        path: dict[str, None] = {root: None}
        stack: list[tuple[str, Iterator[str]]] = [(root, iter(sorted(edges[root])))]
        while stack:
            node, following = stack[-1]
            for other in following:
                if other in path:
                    circle = list(path)
                    return [*circle[circle.index(other) :], other]
                if other not in done and other in edges:
                    path[other] = None
                    stack.append((other, iter(sorted(edges[other]))))
                    break
            else:
                stack.pop()
                path.pop(node)
                done.add(node)
    return None


def leaves_first(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """The nodes of a graph without circle, each after all it leads to."""
    return list(TopologicalSorter(edges).static_order())


def closure(edges: Mapping[str, Iterable[str]]) -> dict[str, frozenset[str]]:
    """Everything reachable from each node, itself left out. The graph has no circle."""
    found: dict[str, frozenset[str]] = {}
    for node in leaves_first(edges):
        near = edges.get(node, ())
        found[node] = frozenset(near).union(*(found[other] for other in near))
    return found


def longest_chain(edges: Mapping[str, Iterable[str]]) -> list[str]:
    """The longest way through a graph without circle."""
    best: dict[str, list[str]] = {}
    for node in leaves_first(edges):
        tails = [best[other] for other in edges.get(node, ())]
        best[node] = [node, *max(tails, key=len, default=[])]
    return max(best.values(), key=len, default=[])
