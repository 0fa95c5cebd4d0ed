"""Boxes and links in layers, from top to bottom: links that go round lead upwards, labels have a place of their own.

Longest ways for the layers, barycentres for the order within one, least squares for where things stand. Knows only
sizes; the same for the same input. May import: layout_order, layout_place.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

from tribonian.compiler.emit.layout_order import ordered
from tribonian.compiler.emit.layout_place import align, placed, spread, straighten

Point = tuple[float, float]
BAND_GAP = 24.0  # between two layers; labels stand in layers of their own
BARE_GAP = 17.0  # before and behind a layer for labels that holds none
BOX_GAP = 26.0
LINK_GAP = 14.0
PART_GAP = 34.0  # between parts that nothing links
PORT_INSET = 12.0
PORT_GAP = 13.0
STUB = 9.0  # straight before an item, so that heads of arrows sit well


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    width: float
    height: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """From one item to another, by their numbers, with the size of a label; nothing links an item to itself."""

    source: int
    target: int
    width: float = 0
    height: float = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """Where a link runs: pairs of points, straight within a pair, curved from one to the next; and its label.

    It begins and ends straight up or down, or, across, to the left or right.
    """

    stretches: tuple[tuple[Point, Point], ...]
    label: Point  # the middle
    backwards: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    width: float
    height: float
    corners: tuple[Point, ...]  # of the items, top left
    routes: tuple[Route, ...]


@dataclass(slots=True, kw_only=True)
class Vertex:
    """An item, or the place where a link passes a layer."""

    layer: int
    width: float
    height: float
    is_item: bool
    x: float = 0
    before: "list[int]" = field(default_factory=list)
    after: "list[int]" = field(default_factory=list)


def lay_out(items: list[Item], links: list[Link], *, across: bool = False) -> Layout:
    """Where everything stands, from top to bottom or, `across`, from left to right."""
    if not across:
        return _down(items, links)
    turned = _down(
        [Item(width=one.height, height=one.width) for one in items],
        [replace(one, width=one.height, height=one.width) for one in links],
    )
    return Layout(
        width=turned.height,
        height=turned.width,
        corners=tuple((y, x) for x, y in turned.corners),
        routes=tuple(_changed(route, lambda point: (point[1], point[0])) for route in turned.routes),
    )


def _down(items: list[Item], links: list[Link]) -> Layout:
    """Where everything stands, from top to bottom; parts that nothing links stand beside one another."""
    parts = [_Part(items, links, members).layout() for members in _parts(items, links)]
    corners: dict[int, Point] = {}
    routes: dict[int, Route] = {}
    left = 0.0
    top = 0.0
    column = 0.0
    tallest = max((part.height for _, _, part in parts), default=0)
    for members, numbers, part in parts:
        if top and top + part.height > tallest:
            left, top, column = left + column + PART_GAP, 0, 0
        for member, (x, y) in zip(members, part.corners, strict=True):
            corners[member] = (x + left, y + top)
        for number, route in zip(numbers, part.routes, strict=True):
            routes[number] = _changed(route, _moved(left, top))
        top += part.height + PART_GAP
        column = max(column, part.width)
    return Layout(
        width=left + column,
        height=tallest,
        corners=tuple(corners[number] for number in range(len(items))),
        routes=tuple(routes[number] for number in range(len(links))),
    )


def _changed(route: Route, change: Callable[[Point], Point]) -> Route:
    stretches = tuple((change(start), change(end)) for start, end in route.stretches)
    return Route(stretches=stretches, label=change(route.label), backwards=route.backwards)


def _moved(x: float, y: float) -> Callable[[Point], Point]:
    return lambda point: (point[0] + x, point[1] + y)


def _parts(items: list[Item], links: list[Link]) -> list[list[int]]:
    """The items that links hold together, part by part; the part of the first item comes first, then the tallest."""
    leader = list(range(len(items)))

    def find(one: int) -> int:
        while leader[one] != one:
            one = leader[one]
        return one

    for link in links:
        first, second = sorted((find(link.source), find(link.target)))
        leader[second] = first
    parts: dict[int, list[int]] = {}
    for one in range(len(items)):
        parts.setdefault(find(one), []).append(one)
    return [parts[one] for one in sorted(parts, key=lambda one: (one != 0, -len(parts[one]), one))]


class _Part:
    """The layout of items that hang together."""

    def __init__(self, items: list[Item], links: list[Link], members: list[int]) -> None:
        self.members = members
        self.numbers = [number for number, link in enumerate(links) if link.source in set(members)]
        place = {member: at for at, member in enumerate(members)}
        self.items = [items[member] for member in members]
        self.links = [links[number] for number in self.numbers]
        self.ends = [(place[link.source], place[link.target]) for link in self.links]
        self.vertices: list[Vertex] = []
        self.chains: list[list[int]] = []  # of each link, from its upper end to its lower one
        self.labels: list[int] = []
        self.backwards = _backwards(len(members), self.ends)

    def layout(self) -> tuple[list[int], list[int], Layout]:
        self._build()
        layers = ordered([vertex.layer for vertex in self.vertices], [vertex.after for vertex in self.vertices])

        def between(one: int, other: int) -> float:
            return _gap(self.vertices[one], self.vertices[other])

        placed(self.vertices, layers, between)
        align(self.vertices, layers, between)
        straighten(self.vertices, layers, [chain[1:-1] for chain in self.chains], between)
        tops, height = self._bands(layers)
        left = min(vertex.x - vertex.width / 2 for vertex in self.vertices)
        for vertex in self.vertices:
            vertex.x -= left
        width = max(vertex.x + vertex.width / 2 for vertex in self.vertices)
        corners = tuple(
            (vertex.x - vertex.width / 2, tops[vertex.layer][0]) for vertex in self.vertices[: len(self.items)]
        )
        routes = tuple(self._routes(tops))
        return self.members, self.numbers, Layout(width=width, height=height, corners=corners, routes=routes)

    def _build(self) -> None:
        """Items and what links need in between, each in its layer."""
        down = [(b, a) if back else (a, b) for (a, b), back in zip(self.ends, self.backwards, strict=True)]
        depths = _depths(len(self.items), down)
        for item, depth in zip(self.items, depths, strict=True):
            self.vertices.append(Vertex(layer=2 * depth, width=item.width, height=item.height, is_item=True))
        for link, (upper, lower), back in zip(self.links, down, self.backwards, strict=True):
            chain = [upper]
            at = 2 * depths[lower] - 1 if back else 2 * depths[upper] + 1  # the label stands where the link begins
            for layer in range(2 * depths[upper] + 1, 2 * depths[lower]):
                if layer == at:
                    self.labels.append(len(self.vertices))
                chain.append(len(self.vertices))
                size = (link.width, link.height) if layer == at else (0.0, 0.0)
                self.vertices.append(Vertex(layer=layer, width=size[0], height=size[1], is_item=False))
            chain.append(lower)
            for one, other in pairwise(chain):
                self.vertices[one].after.append(other)
                self.vertices[other].before.append(one)
            self.chains.append(chain)

    def _bands(self, layers: list[list[int]]) -> tuple[list[tuple[float, float]], float]:
        """Top and bottom of every layer; further apart where links have far to go."""
        found: list[tuple[float, float]] = []
        top = 0.0
        heights = [max(self.vertices[one].height for one in layer) for layer in layers]
        for layer, height, following in zip(layers, heights, [*heights[1:], 0.0], strict=True):
            found.append((top, top + height))
            far = max(
                (abs(self.vertices[one].x - self.vertices[other].x) for one, other in self._hops(layer)), default=0
            )
            top += height + (BAND_GAP if height and following else BARE_GAP) + min(26.0, max(0.0, far - 40) / 10)
        return found, found[-1][1]

    def _hops(self, layer: list[int]) -> Iterator[tuple[int, int]]:
        """The links from a layer to the next, but for those that can leave an item right above where they go."""
        for one in layer:
            for other in self.vertices[one].after:
                item = next((end for end in (self.vertices[one], self.vertices[other]) if end.is_item), None)
                near = abs(self.vertices[one].x - self.vertices[other].x)
                if item is None or near > item.width / 2 - PORT_INSET:
                    yield one, other

    # ---- links

    def _routes(self, tops: list[tuple[float, float]]) -> list[Route]:
        leaving = self._ports(below=True)
        coming = self._ports(below=False)
        found: list[Route] = []
        for number, (chain, back) in enumerate(zip(self.chains, self.backwards, strict=True)):
            upper, lower = self.vertices[chain[0]], self.vertices[chain[-1]]
            x = leaving[number]
            band = tops[upper.layer]
            points = [((x, band[0] + upper.height), (x, band[1] + STUB))]
            for one in chain[1:-1]:
                vertex = self.vertices[one]
                points.append(((vertex.x, tops[vertex.layer][0]), (vertex.x, tops[vertex.layer][1])))
            x = coming[number]
            points.append(((x, tops[lower.layer][0] - STUB), (x, tops[lower.layer][0])))
            label = self.vertices[self.labels[number]]
            middle = (label.x, sum(tops[label.layer]) / 2)
            if back:
                points = [(end, start) for start, end in reversed(points)]
            found.append(Route(stretches=tuple(points), label=middle, backwards=back))
        return found

    def _ports(self, *, below: bool) -> list[float]:
        """Where each link touches its upper or lower item: straight above the next point of it, if there is room."""
        touching: dict[int, list[int]] = {}
        for number, chain in enumerate(self.chains):
            touching.setdefault(chain[0] if below else chain[-1], []).append(number)
        found = [0.0] * len(self.chains)
        for one, numbers in touching.items():
            item = self.vertices[one]

            def aim(number: int) -> float:
                return self.vertices[self.chains[number][1] if below else self.chains[number][-2]].x

            numbers.sort(key=lambda number: (aim(number), number))
            room = max(0.0, item.width / 2 - PORT_INSET)
            gap = min(PORT_GAP, 2 * room / max(1, len(numbers) - 1))
            low, high = item.x - room, item.x + room
            wanted = [min(max(aim(number), low), high) for number in numbers]
            got = spread(wanted, [gap] * (len(numbers) - 1), [1.0] * len(numbers))
            shift = min(0.0, high - got[-1]) + max(0.0, low - got[0])
            for number, x in zip(numbers, got, strict=True):
                found[number] = min(max(x + shift, low), high)
        return found


def _gap(one: Vertex, other: Vertex) -> float:
    space = BOX_GAP if one.is_item and other.is_item else LINK_GAP
    return (one.width + other.width) / 2 + space


def _backwards(count: int, ends: list[tuple[int, int]]) -> list[bool]:
    """Which links lead back to where one came from, seen from the first item on."""
    leaving: list[list[int]] = [[] for _ in range(count)]
    for number, (source, _) in enumerate(ends):
        leaving[source].append(number)
    found = [False] * len(ends)
    state = [0] * count  # 1 while on the way, 2 when done
    for root in range(count):
        if state[root]:
            continue
        state[root] = 1
        stack = [(root, iter(leaving[root]))]
        while stack:
            one, following = stack[-1]
            for number in following:
                target = ends[number][1]
                if state[target] == 1:
                    found[number] = True
                elif state[target] == 0:
                    state[target] = 1
                    stack.append((target, iter(leaving[target])))
                    break
            else:
                state[one] = 2
                stack.pop()
    return found


def _depths(count: int, down: list[tuple[int, int]]) -> list[int]:
    """The layer of every item: below all that lead to it, and no further up than it must be."""
    above: list[list[int]] = [[] for _ in range(count)]
    below: list[list[int]] = [[] for _ in range(count)]
    for upper, lower in down:
        above[lower].append(upper)
        below[upper].append(lower)
    depths = [0] * count
    waiting = [len(found) for found in above]
    ready = [one for one in range(count) if not waiting[one]]
    while ready:
        one = ready.pop()
        for other in below[one]:
            depths[other] = max(depths[other], depths[one] + 1)
            waiting[other] -= 1
            if not waiting[other]:
                ready.append(other)
    for one in range(count):
        if not above[one] and below[one]:
            depths[one] = min(depths[other] for other in below[one]) - 1
    least = min(depths)
    return [depth - least for depth in depths]
