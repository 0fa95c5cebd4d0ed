"""The classics as engines, and walks over all their plays in bulk: how many there are, where they lead, who wins.

An engine is asked for its codes and given one, nothing else. May import: tribonian.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tribonian.books import find_book
from tribonian.compiler.build import build
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Variant, load, read_sheets
from tribonian.dsl.render import draw_all
from tribonian.engines import load_engine

GAMES = Path(__file__).parents[2] / "bench" / "games"
NAMES = sorted(path.stem for path in GAMES.glob("*.rules"))

Store = tuple[int, ...]
Node = tuple[int, Store]


@cache
def engine(name: str, amended: str = "") -> Any:
    """The engine of a classic; `amended` is an erratum, such as `amends 1-b: goal = 20`."""
    book = find_book(str(GAMES / f"{name}.rules"))
    sink = Sink()
    sheet = f"errata house_rule for {name}\n  e1 {amended}\n"
    extra = read_sheets("house_rule.rules", sheet.encode(), sink) if amended else ()
    made = load(book.files, sink, Variant(extra=extra), prefix=book.prefix, entry=book.entry)
    assert made is not None, draw_all(sink.sorted())
    return load_engine(build(made))


def begin(game: Any) -> Node:
    here, store = game.start()
    return here, tuple(store)


def after(game: Any, node: Node) -> list[Node]:
    """The positions one answer on, in the order of the answers."""
    here, store = node
    found = []
    for code in game.legal(here, list(store)):
        fresh = list(store)
        there = game.apply(here, fresh, code)
        found.append((there, tuple(fresh)))
    return found


def plays(game: Any, node: Node, depth: int) -> int:
    """How many ways there are to give so many answers."""
    here, store = node
    if game.WAITS[here] == "over":
        return int(depth == 0)
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal(here, list(store)))
    return sum(plays(game, one, depth - 1) for one in after(game, node))


@dataclass(frozen=True, slots=True)
class Graph:
    """Every position that can be reached, each with those after it; in the order in which they were found."""

    first: Node
    after: dict[Node, tuple[Node, ...]]


def reach(game: Any, most: int | None = None) -> Graph:
    """The positions of a game, or those within so many answers."""
    first = begin(game)
    found: dict[Node, tuple[Node, ...]] = {}
    layer = {first: None}
    depth = 0
    while layer:
        further: dict[Node, None] = {}
        for node in layer:
            found[node] = tuple(after(game, node)) if depth != most and game.WAITS[node[0]] != "over" else ()
            further |= dict.fromkeys(found[node])
        layer = {node: None for node in further if node not in found}
        depth += 1
    return Graph(first=first, after=found)


def complete_plays(graph: Graph) -> int:
    """How many plays lead to an end; the graph must have no circle."""
    return _counted(graph, lambda following: sum(following) or 1)


def histories(graph: Graph) -> int:
    """How many beginnings of plays there are, the empty one among them; the graph must have no circle."""
    return _counted(graph, lambda following: 1 + sum(following))


def _counted(graph: Graph, count: Callable[[list[int]], int]) -> int:
    found: dict[Node, int] = {}

    def visit(node: Node) -> int:
        if node not in found:
            found[node] = count([visit(one) for one in graph.after[node]])
        return found[node]

    return visit(graph.first)


def parts(game: Any, node: Node, name: str) -> Store:
    """What a position holds under one name, every index of it."""
    places = [number for number, slot in enumerate(game.SLOTS) if slot[0].partition("[")[0] == name]
    assert places, name
    return tuple(node[1][place] for place in places)


def chance_of_first(game: Any, graph: Graph, decide: Callable[[int, list[float]], float]) -> float:
    """How likely the first player wins; `decide` gives the worth of a choice, to the first, of player number n."""
    worth: dict[Node, float] = {}
    open_nodes = []
    for node in reversed(list(graph.after)):
        if game.WAITS[node[0]] == "over":
            worth[node] = float(0 in game.victors(list(node[1])))
        else:
            worth[node] = 0.5
            mover = game.mover(node[0], list(node[1]))
            open_nodes.append((node, mover, graph.after[node]))
    change = 1.0
    while change > 1e-14:
        change = 0.0
        for node, mover, following in open_nodes:
            ways = [worth[one] for one in following]
            now = sum(ways) / len(ways) if mover < 0 else decide(mover, ways)
            change = max(change, abs(now - worth[node]))
            worth[node] = now
    return worth[graph.first]


def blindly(_: int, ways: list[float]) -> float:
    """Any move is as likely as any other."""
    return sum(ways) / len(ways)


def wisely(mover: int, ways: list[float]) -> float:
    """The best move for who is to move."""
    return max(ways) if mover == 0 else min(ways)


def waiting(game: Any, graph: Graph, kind: str) -> Iterator[Node]:
    """Those positions that wait for a choice, for chance, or are over."""
    return (node for node in graph.after if game.WAITS[node[0]] == kind)
