"""Questions about maps to Python: tuples by space, made once from neighbours and coordinates.

A space that a map may lack is asked for first. May import: machine, python_names, range_values, table_to_python,
term_to_python, dsl.geometry, dsl.terms.
"""

from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.emit.python_names import assigned, literal, shown, tuple_of
from tribonian.compiler.emit.range_values import Range, fits
from tribonian.compiler.emit.table_to_python import TableWriter
from tribonian.compiler.emit.term_to_python import ATOM, BOTH, PRODUCT, SUM, Scope, Text
from tribonian.compiler.machine import Map
from tribonian.dsl.geometry import steps
from tribonian.dsl.terms import Ask, Const, Term

GRIDS = frozenset({"hex", "square"})
# In the order in which one is made from another.
PARTS = ("COLUMN", "ROW", "AT", "OFFSET", "WAYS", "BESIDE", "NEAR", "DISTANCE", "BALL", "EDGE")
NEEDS = {
    "AT": ("COLUMN", "ROW"),
    "OFFSET": ("AT",),
    "NEAR": ("BESIDE",),
    "DISTANCE": ("BESIDE",),
    "BALL": ("BESIDE", "DISTANCE"),
    "EDGE": ("BESIDE", "NEAR"),
}


@dataclass(slots=True)
class MapWriter(TableWriter):
    """Adds maps to what a writer knows."""

    parts: dict[str, dict[str, None]] = field(default_factory=dict)  # map -> the constants that are asked for

    def part(self, of: str, name: str) -> str:
        """The name of a constant of a map, which is then written down."""
        wanted = self.parts.setdefault(of, {})
        here = self.machine.maps[of]
        kind = name.split()[0]
        for needed in NEEDS.get(kind, ()):
            self.part(of, needed)
        if kind in ("BESIDE", "DISTANCE") and here.shape in GRIDS:
            for needed in ("WAYS",) if kind == "BESIDE" else ("COLUMN", "ROW"):
                self.part(of, needed)
        wanted[name] = None
        return self.names.get(kind, f"{of} {name.removeprefix(kind)}".strip())

    # ---- questions

    def is_answered(self, term: Ask, scope: Scope) -> bool:
        here = self.machine.maps[term.of]
        match term.ask:
            case "adjacent" | "distance" | "direction":
                return all(self._on(here, arg, scope) for arg in term.args)
            case "next":
                return self._on(here, term.args[0], scope)
            case "turned":
                return True
            case "column" | "row" | "offset":
                return here.shape in GRIDS and self._on(here, term.args[0], scope)
            case "edge" | "left" | "right":
                return False
            case _:
                assert_never(term.ask)

    def _on(self, here: Map, term: Term, scope: Scope) -> bool:
        return fits(self.range(term, scope), Range(0, len(here.near) - 1))

    def space(self, of: str, term: Term, scope: Scope, outer: int = SUM) -> str:
        """A space by its number, looked after where the map may lack it."""
        here = self.machine.maps[of]
        if self._on(here, term, scope):
            return self.number(term, scope, outer)
        return f"space_of({literal(here.name)}, {len(here.near)}, {self.number(term, scope)})"

    def ask(self, term: Ask, scope: Scope) -> Text:
        here, args = self.machine.maps[term.of], term.args
        match term.ask:
            case "turned":
                both = f"{self.number(args[0], scope, SUM)} + {self.number(args[1], scope, PRODUCT)}"
                return f"({both}) % {here.directions}", PRODUCT
            case "adjacent":  # the second first: that is also the order in which a space is missed
                beside = f"{self.part(term.of, 'NEAR')}[{self.space(term.of, args[1], scope)}]"
                return f"{beside} >> {self.space(term.of, args[0], scope)} & 1", BOTH
            case "distance":
                start, goal = (self.space(term.of, arg, scope) for arg in args)
                return f"{self.part(term.of, 'DISTANCE')}[{start}][{goal}]", ATOM
            case "next":
                ways = f"{self.part(term.of, 'WAYS')}[{self.space(term.of, args[0], scope)}]"
                way = self.number(args[1], scope)
                if fits(self.range(args[1], scope), Range(0, self._ways(here) - 1)):
                    return f"{ways}[{way}]", ATOM
                return f"next_space({ways}, {way})", ATOM
            case "direction":
                ways = f"{self.part(term.of, 'WAYS')}[{self.space(term.of, args[0], scope)}]"
                return f"direction_of({ways}, {self.space(term.of, args[1], scope)})", ATOM
            case "edge":
                edges = self.part(term.of, f"EDGE {term.field}")
                start, goal = (self.space(term.of, arg, scope) for arg in args)
                return f"{edges}[{start}, {goal}]", ATOM
            case "column" | "row" | "offset":
                return self._on_grid(term, here, scope)
            case "left" | "right":
                raise AssertionError(f"`{term.ask}` is written out before this")
            case _:
                assert_never(term.ask)

    def _ways(self, here: Map) -> int:
        return steps(here.shape, here.directions) if here.shape in GRIDS else 0

    def _on_grid(self, term: Ask, here: Map, scope: Scope) -> Text:
        space = self.space(term.of, term.args[0], scope)
        if here.shape not in GRIDS:
            return f"no_grid({literal(here.name)}, {space})", ATOM
        if term.ask != "offset":
            return f"{self.part(term.of, term.ask.upper())}[{space}]", ATOM
        if all(isinstance(arg, Const) for arg in term.args[1:]):
            across, down = (self.number(arg, scope) for arg in term.args[1:])
            return f"{self.part(term.of, f'OFFSET {across} {down}')}[{space}]", ATOM
        at = self.part(term.of, "AT")
        across, down = (self.number(arg, scope) for arg in term.args[1:])
        return f"offset_space({at}, {self._pair(term.of)}, {space}, {across}, {down})", ATOM

    def _pair(self, of: str) -> str:
        return f"{self.part(of, 'COLUMN')}, {self.part(of, 'ROW')}"

    # ---- what is written down

    def map_lines(self, of: str) -> list[str]:
        """The constants of a map, those that another is made of first."""
        here = self.machine.maps[of]
        wanted = self.parts[of]
        words = f"The map `{here.name}`: {len(here.near)} spaces, {here.shape}"
        lines = [f"# {shown(words + (f' with {here.shifted}' if here.shifted else ''))}"]
        for name in sorted(wanted, key=lambda one: (PARTS.index(one.split()[0]), one)):
            lines += self._map_constant(of, here, name)
        return lines

    def _map_constant(self, of: str, here: Map, name: str) -> list[str]:
        kind, made = name.split()[0], self.part(of, name)
        is_grid = here.shape in GRIDS
        match kind:
            case "COLUMN" | "ROW":
                numbers = [str((place or (0, 0))[kind == "ROW"]) for place in here.places]
                return [assigned(f"{made}: Final[tuple[int, ...]]", numbers)]
            case "AT":
                return [f"{made}: Final = places_of({self._pair(of)})"]
            case "OFFSET":
                across, down = name.split()[1:]
                call = f"offset_space({self.part(of, 'AT')}, {self._pair(of)}, space, {across}, {down})"
                return [f"{made}: Final = tuple([{call} for space in range({len(here.near)})])"]
            case "WAYS":
                ways = [tuple_of([str(one) for one in each]) if each else "()" for each in here.by_direction]
                return [assigned(f"{made}: Final[Spaces]", [one.replace("2000000", "NONE") for one in ways])]
            case "BESIDE":
                if is_grid:
                    return [f"{made}: Final = neighbours_of({self.part(of, 'WAYS')})"]
                beside = [tuple_of([str(one) for one in each]) if each else "()" for each in here.near]
                return [assigned(f"{made}: Final[Spaces]", beside)]
            case "NEAR":
                return [f"{made}: Final = near_masks({self.part(of, 'BESIDE')})"]
            case "DISTANCE":
                if not is_grid:
                    return [f"{made}: Final = StepDistances({self.part(of, 'BESIDE')})"]
                return [f"{made}: Final = GridDistances({self._axes(of, here)}, {self._measure(here)})"]
            case "BALL":
                return [f"{made}: Final = Balls({self.part(of, 'DISTANCE')}, {len(here.near)})"]
            case _:
                return self._edges(of, here, name.removeprefix("EDGE "), made)

    def _axes(self, of: str, here: Map) -> str:
        """Column and row of every space; of hexes, two of the three axes along which they have neighbours."""
        column, row = self.part(of, "COLUMN"), self.part(of, "ROW")
        if here.shape != "hex":
            return f"tuple(zip({column}, {row}))"
        lift = "" if here.shifted.startswith("odd") else " + 1"
        if here.shifted.endswith("rows"):
            return f"tuple([(c - (r{lift}) // 2, r) for c, r in zip({column}, {row})])"
        return f"tuple([(c, r - (c{lift}) // 2) for c, r in zip({column}, {row})])"

    def _measure(self, here: Map) -> str:
        if here.shape == "hex":
            return "hex_steps"
        return "king_steps" if here.directions == 8 else "rook_steps"

    def _edges(self, of: str, here: Map, name: str, made: str) -> list[str]:
        which = here.edge_fields.index(name)
        default = here.edge_defaults[which]
        cells = {pair: cell[which] for pair, cell in sorted(here.edges.items()) if cell[which] != default}
        near = self.part(of, "NEAR")
        head = f"{made}: Final = Edges({literal(here.name)}, {near}, {default}, {{"
        if not cells:
            return [f"{head}}})"]
        return [head, *(f"    ({start}, {end}): {cell}," for (start, end), cell in cells.items()), "})"]
