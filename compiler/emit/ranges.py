"""Which integers a term can be, over-estimated: what an engine need not check again.

Stores hold what their sort holds, or what was put there unchecked: start values and answers. A set is the integer of
its bits. May import: blocks, machine, facts, range_values, dsl.geometry, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import assert_never

from tribonian.compiler.blocks import effects, finds, terms_of_location
from tribonian.compiler.emit.facts import Known, learn, of_args
from tribonian.compiler.emit.range_values import (
    BIT,
    NOTHING,
    UNKNOWN,
    Range,
    of_operator,
    of_size,
    range_of_sort,
    union,
)
from tribonian.compiler.machine import SWITCHED, Each, Location, Machine, Map, Pop
from tribonian.dsl.geometry import steps
from tribonian.dsl.sorts import NONE, Sort, Whole
from tribonian.dsl.terms import (
    NO,
    Ahead,
    Apply,
    Arg,
    Ask,
    Cond,
    Const,
    Lookup,
    Op,
    Over,
    Read,
    Term,
    Way,
    children,
    conjunction,
    walk,
)

Named = Mapping[str, Range]
FREE = Known()
Site = tuple[Term, str]  # a term that asks for a value, and the value whose rules it belongs to; "" in play


@dataclass(slots=True)
class Ranges:
    """Ranges of the terms of one Machine."""

    machine: Machine
    stores: dict[str, Range] = field(default_factory=dict)
    sites: dict[str, list[Site]] = field(default_factory=dict)
    known_params: dict[str, dict[str, Range]] = field(default_factory=dict)
    known_values: dict[str, Range] = field(default_factory=dict)
    known_tables: dict[str, Range] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for term, owner in self._terms():
            for value in {part.value: None for part in walk(term) if isinstance(part, Apply)}:
                self.sites.setdefault(value, []).append((term, owner))
        for var in self.machine.vars.values():
            self.stores[var.name] = range_of_sort(var.sort)
        for location in self.machine.locations.values():
            for name, sort in _unchecked(location):
                self._widen(name, range_of_sort(sort))
        for var in self.machine.vars.values():
            named = {param.name: range_of_sort(param.sort) for param in var.index}
            start = var.start
            unread = not any(isinstance(part, Read | Apply | Way | Ahead) for part in walk(start))
            simple = unread or (isinstance(start, Read) and self.machine.vars[start.var].kind in SWITCHED)
            self._widen(var.name, self.of(start, of_args(named)) if simple else UNKNOWN)

    def _widen(self, var: str, more: Range) -> None:
        self.stores[var] = union(self.stores[var], more)

    def _terms(self) -> Iterator[tuple[Term, str]]:
        for location in self.machine.locations.values():
            for term in terms_of_location(location):
                yield term, ""
            for option in location.options:
                yield conjunction([guard.test for guard in option.guards]), ""
        for promise in self.machine.invariants:
            yield promise.promise, ""
        for decision in self.machine.decisions.values():
            for rule in decision.rules:
                yield Cond(conjunction([guard.test for guard in rule.guards]), rule.result, NO), decision.name
        for var in self.machine.vars.values():
            yield var.start, f"start {var.name}"
        for number, secret in enumerate(self.machine.secrets):
            yield conjunction([guard.test for guard in secret.guards]), f"secret {number}"

    # ---- values and their parameters

    def params(self, value: str) -> dict[str, Range]:
        """What the parameters of a value can be, from every place that asks for it."""
        if value not in self.known_params:
            params = self.machine.decisions[value].params
            self.known_params[value] = {param.name: UNKNOWN for param in params}  # while a circle is followed
            found = {param.name: NOTHING for param in params}
            for term, owner in self.sites.get(value, []):
                for part, known in self._placed(term, of_args(self._named(owner))):
                    if isinstance(part, Apply) and part.value == value:
                        for param, arg in zip(params, part.args, strict=True):
                            found[param.name] = union(found[param.name], self.of(arg, known))
            self.known_params[value] = found
        return self.known_params[value]

    def _named(self, owner: str) -> Named:
        if owner.startswith("start "):
            return self.of_index(owner.removeprefix("start "))
        if owner.startswith("secret "):
            return self.of_secret(int(owner.removeprefix("secret ")))
        return self.params(owner) if owner else {}

    def of_index(self, var: str) -> dict[str, Range]:
        """What the index parameters of a variable can be."""
        return {param.name: range_of_sort(param.sort) for param in self.machine.vars[var].index}

    def of_secret(self, number: int) -> dict[str, Range]:
        """What the parameters of a secret can be, and its viewer."""
        secret = self.machine.secrets[number]
        found = {param.name: range_of_sort(param.sort) for param in secret.params}
        return found | ({secret.viewer: Range(0, len(self.machine.players) - 1)} if secret.viewer else {})

    def _placed(self, term: Term, known: Known) -> Iterator[tuple[Term, Known]]:
        """Every part of a term with what is known where it stands."""
        yield term, known
        match term:
            case Over():
                if term.within is not None:
                    yield from self._placed(term.within, known)
                inner = known.with_arg(term.name, Range(term.low, term.high))
                yield from self._placed(term.test, inner)
                yield from self._placed(term.body, learn(term.test, inner, self.of, holds=True))
            case Way():
                for part in (term.start, term.goal, *(() if term.most is None else (term.most,))):
                    yield from self._placed(part, known)
                spaces = Range(0, len(self.machine.maps[term.space].near) - 1)
                yield from self._placed(term.test, known.with_arg(term.name, spaces))
            case Op(op="and" | "or" as op):
                for part in term.args:
                    yield from self._placed(part, known)
                    known = learn(part, known, self.of, holds=op == "and")
            case Cond():
                yield from self._placed(term.test, known)
                yield from self._placed(term.then, learn(term.test, known, self.of, holds=True))
                yield from self._placed(term.otherwise, learn(term.test, known, self.of, holds=False))
            case _:
                for part in children(term):
                    yield from self._placed(part, known)

    def of_value(self, value: str) -> Range:
        """What a value can be: it is checked against its sort, so never more than that."""
        if value not in self.known_values:
            decision = self.machine.decisions[value]
            sort = range_of_sort(decision.sort)
            self.known_values[value] = sort
            found = NOTHING
            for rule in decision.rules:
                known = of_args(self.params(value))
                known = learn(conjunction([guard.test for guard in rule.guards]), known, self.of, holds=True)
                found = union(found, self.of(rule.result, known))
            self.known_values[value] = Range(
                max(found.low, sort.low), min(found.high, sort.high), found.none and sort.none
            )
        return self.known_values[value]

    # ---- terms

    def of(self, term: Term, known: Known) -> Range:
        """What a term can be, given what its names can be."""
        match term:
            case Const():
                return Range(1, 0, True) if term.value == NONE else Range(term.value, term.value)
            case Arg():
                return known.facts.get(term, UNKNOWN)
            case Read():
                return known.facts.get(term, self.stores[term.var])
            case Apply():
                return self.of_value(term.value)
            case Lookup():
                return known.facts[term] if term in known.facts else self._cells(term.table)
            case Op():
                return of_operator(term.op, [self.of(arg, known).flat for arg in term.args])
            case Cond():
                then, otherwise = (learn(term.test, known, self.of, holds=holds) for holds in (True, False))
                return union(self.of(term.then, then), self.of(term.otherwise, otherwise))
            case Over():
                return self._over(term, known)
            case Ask():
                return known.facts[term] if term in known.facts else self._ask(term)
            case Way() | Ahead():
                return BIT
            case _:
                assert_never(term)

    def _cells(self, table: str) -> Range:
        if table not in self.known_tables:
            found = NOTHING
            for cell in {row.cell for row in self.machine.tables[table].rows}:
                found = union(found, self.of(Const(cell), FREE))
            self.known_tables[table] = found
        return self.known_tables[table]

    def _over(self, term: Over, known: Known) -> Range:
        count = max(0, term.high - term.low + 1)
        if term.fold in ("all", "some"):
            return BIT
        if term.fold == "count":
            return Range(0, count)
        if term.fold == "set":
            return Range(0, of_size(count))
        inner = learn(term.test, known.with_arg(term.name, Range(term.low, term.high)), self.of, holds=True)
        low, high = self.of(term.body, inner).flat
        if low > high:
            return Range(0, 0)
        if term.fold == "sum":
            return Range(min(0, low * count), max(0, high * count))
        return Range(min(0, low), max(0, high))

    def _ask(self, term: Ask) -> Range:
        if term.ask == "left" or term.ask == "right":
            return Range(0, max(0, len(self.machine.players) - 1))
        found = self.machine.maps[term.of]
        spaces = len(found.near) - 1
        match term.ask:
            case "adjacent":
                return BIT
            case "distance":
                return Range(0, max(spaces, _farthest(found)), True)
            case "next" | "offset":
                return Range(0, spaces, True)
            case "direction":
                return Range(0, max(0, steps(found.shape, found.directions) - 1), True)
            case "turned":
                return Range(0, max(0, found.directions - 1))
            case "edge":
                return self._edge(found, term.field)
            case "column" | "row":
                numbers = [place[term.ask == "row"] for place in found.places if place is not None]
                return Range(min(numbers, default=0), max(numbers, default=0))
            case _:
                assert_never(term.ask)

    def _edge(self, found: Map, name: str) -> Range:
        which = found.edge_fields.index(name)
        reach = self.of(Const(found.edge_defaults[which]), FREE)
        for cells in found.edges.values():
            reach = union(reach, self.of(Const(cells[which]), FREE))
        return reach


def _farthest(found: Map) -> int:
    """No two spaces of a grid lie farther apart, whichever way the distance is told."""
    places = [place for place in found.places if place is not None]
    if not places:
        return 0
    across, down = ([place[axis] for place in places] for axis in (0, 1))
    return (max(across) - min(across) + 1) + (max(down) - min(down) + 1)


def _unchecked(location: Location) -> Iterator[tuple[str, Sort]]:
    """What is put into variables without a check: answers, and what loops and searches go through."""
    if location.var and location.sort is not None:
        yield location.var, location.sort
    for option in location.options:
        for bind in option.binds:
            yield bind.var, bind.sort
        for effect in effects(option.block):
            if isinstance(effect, Each):
                yield effect.var, effect.sort
            elif isinstance(effect, Pop):
                yield effect.queue, Whole(low=0, high=0)  # what falls free
        for find in finds(option.block):
            yield find.var, find.sort
