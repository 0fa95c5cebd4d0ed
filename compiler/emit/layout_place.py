"""Where things stand within layers: as near as possible to what they are linked with, in order and apart.

May import nothing of ours.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

SWEEPS = 24
Gap = Callable[[int, int], float]  # how far apart the middles of two neighbours must be


class Standing(Protocol):
    """What has a place in its layer."""

    x: float
    width: float
    is_item: bool
    before: list[int]
    after: list[int]


def spread(wanted: list[float], gaps: list[float], weights: list[float]) -> list[float]:
    """The places nearest to those wanted that keep the order and the gaps: least squares, by pooling neighbours."""
    offsets = [0.0]
    for gap in gaps:
        offsets.append(offsets[-1] + gap)
    pools: list[tuple[float, float, int]] = []  # mean, weight, how many
    for place, offset, weight in zip(wanted, offsets, weights, strict=True):
        mean, total, count = place - offset, weight, 1
        while pools and pools[-1][0] >= mean:
            other, more, members = pools.pop()
            mean = (mean * total + other * more) / (total + more)
            total += more
            count += members
        pools.append((mean, total, count))
    flat = [mean for mean, _, count in pools for _ in range(count)]
    return [mean + offset for mean, offset in zip(flat, offsets, strict=True)]


def placed(vertices: Sequence[Standing], layers: list[list[int]], gap: Gap) -> None:
    """Give every vertex its place, by sweeps from layer to layer; links that only pass are kept straight."""
    gaps = [[gap(one, other) for one, other in pairwise(layer)] for layer in layers]
    for layer, between in zip(layers, gaps, strict=True):
        for one, x in zip(layer, spread([0.0] * len(layer), between, [1.0] * len(layer)), strict=True):
            vertices[one].x = x
    for sweep in range(SWEEPS):
        both = sweep >= SWEEPS // 2
        down = sweep % 2 == 0
        for number in range(len(layers)) if down else range(len(layers) - 1, -1, -1):
            layer = layers[number]
            wanted, weights = [], []
            for one in layer:
                place, weight = _pull(vertices, one, up=down or both, down=not down or both)
                wanted.append(place)
                weights.append(weight)
            for one, x in zip(layer, spread(wanted, gaps[number], weights), strict=True):
                vertices[one].x = x


def _pull(vertices: Sequence[Standing], one: int, *, up: bool, down: bool) -> tuple[float, float]:
    """Where a vertex is drawn to, and how strongly."""
    vertex = vertices[one]
    total = 0.0
    place = 0.0
    for other in (*(vertex.before if up else ()), *(vertex.after if down else ())):
        near = vertices[other]
        weight = 1.0 if vertex.is_item and near.is_item else 2.0 if vertex.is_item or near.is_item else 6.0
        total += weight
        place += weight * near.x
    return (place / total, total) if total else (vertex.x, 0.1)


def align(vertices: Sequence[Standing], layers: list[list[int]], gap: Gap) -> None:
    """Put what hangs on one thing alone right below it, where the neighbours leave room."""
    room = _Room(vertices, layers, gap)
    for layer in layers[1:]:
        for one in layer:
            over = vertices[one].before
            if len(over) == 1 and len(vertices[over[0]].after) == 1:
                low, high = room.around([one])
                vertices[one].x = min(max(vertices[over[0]].x, low), high)


def straighten(vertices: Sequence[Standing], layers: list[list[int]], chains: list[list[int]], gap: Gap) -> None:
    """Put what a link passes in one line wherever the neighbours leave room, long links first."""
    room = _Room(vertices, layers, gap)
    for chain in sorted(chains, key=lambda one: -len(one)):
        low, high = room.around(chain)
        if len(chain) > 1 and low <= high:
            middle = sorted(vertices[one].x for one in chain)[len(chain) // 2]
            for one in chain:
                vertices[one].x = min(max(middle, low), high)


class _Room:
    """How far things may move without coming too near to their neighbours."""

    def __init__(self, vertices: Sequence[Standing], layers: list[list[int]], gap: Gap) -> None:
        self.vertices = vertices
        self.gap = gap
        self.left = {other: one for layer in layers for one, other in pairwise(layer)}
        self.right = {one: other for layer in layers for one, other in pairwise(layer)}

    def around(self, members: list[int]) -> tuple[float, float]:
        """The least and the greatest place that all of them could have."""
        low, high = float("-inf"), float("inf")
        for one in members:
            if one in self.left:
                low = max(low, self.vertices[self.left[one]].x + self.gap(self.left[one], one))
            if one in self.right:
                high = min(high, self.vertices[self.right[one]].x - self.gap(one, self.right[one]))
        return low, high
