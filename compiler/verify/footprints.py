"""What rules that answer or watch read and write, read off their statements; nothing is claimed of those that call.

Two rules do not meet where their conditions exclude each other for every event, or where neither writes a place that
the other reads or writes. May import: evaluate, interpreter, machine, lower.expand, dsl.check_rules, dsl.model,
dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.lower.expand import terms_in
from tribonian.compiler.machine import Machine
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.sorts import values
from tribonian.dsl.terms import Ahead, Apply, Arg, Read, Term, conjunction, walk

MOST_EVENTS = 5_000  # values of all parameters of an event together
Cell = tuple[str, tuple[Term, ...]]


@dataclass(frozen=True, slots=True)
class Footprint:
    """The places that a rule reads and writes; without an index it is the whole variable."""

    reads: frozenset[Cell]
    writes: frozenset[Cell]


@dataclass(slots=True)
class Footprints:
    """Compares the rules of one book that are carried out one after the other."""

    book: m.Rulebook
    machine: Machine
    event: m.Event | None
    stores: list[list[int]] = field(default_factory=list)  # one for each way the event can be raised

    def disjoint(self, rules: Sequence[m.Reaction | m.Watch]) -> bool:
        """Whether no two of the rules meet."""
        self.stores = list(self._raised())
        prints = [self._footprint(one) for one in rules]
        pairs = combinations(range(len(rules)), 2)
        return all(self._apart((rules[one], prints[one]), (rules[two], prints[two])) for one, two in pairs)

    def _apart(
        self, one: tuple[m.Reaction | m.Watch, Footprint | None], two: tuple[m.Reaction | m.Watch, Footprint | None]
    ) -> bool:
        if self._exclude(one[0], two[0]):
            return True
        left, right = one[1], two[1]
        if left is None or right is None:
            return False
        return not self._meet(left.writes, right.reads | right.writes) and not self._meet(right.writes, left.reads)

    # ---- how an event can be raised

    def _raised(self) -> Iterator[list[int]]:
        """The store before play, with the parameters of the event at all their values."""
        if self.event is None:
            return
        names = [f"event {self.event.name}.{param.name}" for param in self.event.params]
        domains = [values(param.sort) for param in self.event.params]
        count = 1
        for domain in domains:
            count *= len(domain)
        if count > MOST_EVENTS or not set(names) <= set(self.machine.vars):
            return
        try:
            first = Interpreter(self.machine).new().store
        except Fault:
            return
        for chosen in product(*domains):
            store = list(first)
            for name, value in zip(names, chosen, strict=True):
                store[self.machine.vars[name].offset] = value
            yield store

    def _hangs_on_event(self, term: Term) -> bool:
        """Whether only the parameters of the event decide what a term is."""
        if self.event is None or not self.stores:
            return False
        own = {f"event {self.event.name}.{param.name}" for param in self.event.params}
        return all(
            not isinstance(part, Ahead | Apply | Arg) and (not isinstance(part, Read) or part.var in own)
            for part in walk(term)
        )

    def _values(self, term: Term) -> list[int | None]:
        interpreter = Interpreter(self.machine)
        found: list[int | None] = []
        for store in self.stores:
            try:
                found.append(interpreter.value(term, store, {}))
            except Fault:
                found.append(None)
        return found

    def _exclude(self, one: m.Reaction | m.Watch, two: m.Reaction | m.Watch) -> bool:
        """Whether for no event both rules apply."""
        if isinstance(one, m.Watch) or isinstance(two, m.Watch):
            return False
        tests = [
            conjunction([guard.test for guard in rule.guards if self._hangs_on_event(guard.test)])
            for rule in (one, two)
        ]
        if not self.stores:
            return False
        left, right = (self._values(test) for test in tests)
        return all(first == 0 or second == 0 for first, second in zip(left, right, strict=True))

    # ---- places

    def _meet(self, ones: frozenset[Cell], others: frozenset[Cell]) -> bool:
        return any(self._same(one, other) for one in ones for other in others)

    def _same(self, one: Cell, other: Cell) -> bool:
        """Whether two places can be the same."""
        if one[0] != other[0]:
            return False
        for left, right in zip(one[1], other[1], strict=False):
            if not any(isinstance(part, Read | Arg | Apply | Ahead) for each in (left, right) for part in walk(each)):
                if left != right:
                    return False
            elif self._hangs_on_event(left) and self._hangs_on_event(right):
                pairs = zip(self._values(left), self._values(right), strict=True)
                if all(first is not None and first != second for first, second in pairs):
                    return False
        return True

    def _footprint(self, rule: m.Reaction | m.Watch) -> Footprint | None:
        """The footprint of a rule whose statements change state and roll, and set nothing else going."""
        writes: set[Cell] = set()
        terms: list[Term] = [guard.test for guard in rule.guards] if isinstance(rule, m.Reaction) else [rule.test]
        watched = {one.track for one in self.book.reached}
        for statement in inside(rule.body):
            match statement:
                case m.Assign():
                    writes.add((statement.var, statement.index))
                    terms += [*statement.index, statement.value]
                case m.Adjust() if statement.verb != "gain" or statement.var not in watched:
                    writes.add((statement.var, statement.index))
                    track = self.book.variables[statement.var]
                    terms += [one.term for one in (track.low, track.high) if one is not None]
                    terms += [Read(statement.var, statement.index), statement.amount]
                case m.If():
                    terms.append(statement.test)
                case m.Roll() if not self.book.watches and not self.book.windows:
                    writes.add((statement.var, ()))
                    terms += list(terms_in((statement.player, statement.dice)))
                case _:
                    return None
        reads = self._read(terms)
        return None if reads is None else Footprint(reads=frozenset(reads), writes=frozenset(writes))

    def _read(self, terms: list[Term]) -> set[Cell] | None:
        """The places that terms read, also through the rules of values; nothing if they look ahead."""
        found: set[Cell] = set()
        asked: set[str] = set()
        waiting = list(terms)
        decided: Mapping[str, m.Value] = self.book.values
        while waiting:
            for part in walk(waiting.pop()):
                if isinstance(part, Ahead):
                    return None
                if isinstance(part, Read):
                    found.add((part.var, part.index))
                if isinstance(part, Apply) and part.value not in asked:
                    asked.add(part.value)
                    for rule in decided[part.value].rules:
                        waiting += [rule.result, *(guard.test for guard in rule.guards)]
        return found
