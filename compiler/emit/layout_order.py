"""The order of things within layers: sweeps by barycentres, keeping the order with the fewest crossings.

May import nothing of ours.
"""

from bisect import bisect_right, insort
from itertools import pairwise

SWEEPS = 16


def ordered(layer_of: list[int], after: list[list[int]]) -> list[list[int]]:
    """For every layer its members from left to right; links lead from a layer to the next."""
    before: list[list[int]] = [[] for _ in layer_of]
    for one, following in enumerate(after):
        for other in following:
            before[other].append(one)
    layers = _first(layer_of, after)
    best = [list(layer) for layer in layers]
    fewest = _crossings(best, after)
    for sweep in range(SWEEPS):
        if not fewest:
            break
        down = sweep % 2 == 0
        numbers = range(1, len(layers)) if down else range(len(layers) - 2, -1, -1)
        for number in numbers:
            fixed = layers[number - 1 if down else number + 1]
            layers[number] = _sorted(layers[number], fixed, before if down else after)
        _swap(layers, before, after)
        count = _crossings(layers, after)
        if count < fewest:
            fewest, best = count, [list(layer) for layer in layers]
    return best


def _first(layer_of: list[int], after: list[list[int]]) -> list[list[int]]:
    """The order in which a walk from the top meets them."""
    layers: list[list[int]] = [[] for _ in range(max(layer_of) + 1)]
    seen = [False] * len(layer_of)
    for root in sorted(range(len(layer_of)), key=lambda one: (layer_of[one], one)):
        stack = [root]
        while stack:
            one = stack.pop()
            if not seen[one]:
                seen[one] = True
                layers[layer_of[one]].append(one)
                stack += reversed(after[one])
    return layers


def _sorted(layer: list[int], fixed: list[int], near: list[list[int]]) -> list[int]:
    """A layer by the middle of what each is linked with; what is linked with nothing keeps its place."""
    place = {one: at for at, one in enumerate(fixed)}
    middles = {one: _middle([place[other] for other in near[one]]) for one in layer}
    movable = sorted(
        (one for one in layer if middles[one] is not None), key=lambda one: (middles[one], layer.index(one))
    )
    following = iter(movable)
    return [one if middles[one] is None else next(following) for one in layer]


def _middle(places: list[int]) -> float | None:
    return sum(places) / len(places) if places else None


def _swap(layers: list[list[int]], before: list[list[int]], after: list[list[int]]) -> None:
    """Swap neighbours as long as that takes crossings away."""
    for number, layer in enumerate(layers):
        upper = {one: at for at, one in enumerate(layers[number - 1])} if number else {}
        lower = {one: at for at, one in enumerate(layers[number + 1])} if number + 1 < len(layers) else {}
        better = True
        while better:
            better = False
            for at in range(len(layer) - 1):
                one, other = layer[at], layer[at + 1]
                now = _between(before[one], before[other], upper) + _between(after[one], after[other], lower)
                then = _between(before[other], before[one], upper) + _between(after[other], after[one], lower)
                if then < now:
                    layer[at], layer[at + 1] = other, one
                    better = True


def _between(left: list[int], right: list[int], place: dict[int, int]) -> int:
    """Crossings between the links of two neighbours."""
    return sum(place[one] > place[other] for one in left for other in right)


def _crossings(layers: list[list[int]], after: list[list[int]]) -> int:
    count = 0
    for layer, following in pairwise(layers):
        place = {one: at for at, one in enumerate(following)}
        seen: list[int] = []
        for one in layer:
            targets = [place[other] for other in after[one]]
            count += sum(len(seen) - bisect_right(seen, target) for target in targets)
            for target in targets:
                insort(seen, target)
    return count
