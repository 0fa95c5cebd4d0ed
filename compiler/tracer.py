"""Which clauses play exercises: the reference interpreter, noting what has a say on the way.

A clause counts when a rule of it decided a value, a row of it was looked up, a place of it was come to, an answer
under it was given or refused, or an effect of it was run. Slow, so meant for a few games.
May import: blocks, evaluate, fault, interpreter, machine, perform, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tribonian.compiler.blocks import branches, effects, written
from tribonian.compiler.evaluate import Evaluator, LookAhead
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, Move, State
from tribonian.compiler.machine import Block, Check, Decision, Effect, Entry, Location, Machine, Option, When
from tribonian.compiler.perform import Performer
from tribonian.dsl.sorts import values
from tribonian.dsl.terms import Ahead, Term

Choose = Callable[[int, int], int]  # who chooses (-1: nobody) among how many -> which


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercised:
    """The clauses that the Machine carries, and those of them that came up in some games."""

    games: int
    carried: tuple[str, ...]
    used: tuple[str, ...]

    @property
    def never(self) -> tuple[str, ...]:
        used = set(self.used)
        return tuple(one for one in self.carried if one not in used)


class Notes:
    """The rules and clauses that had a say; nothing is noted while play only looks ahead."""

    def __init__(self) -> None:
        self.cited: set[str] = set()
        self.paused = False

    def add(self, cited: Iterable[str]) -> None:
        if not self.paused:
            self.cited.update(cited)

    def lack(self, cited: Iterable[str]) -> bool:
        """Whether there is something new to note."""
        return not self.paused and not self.cited.issuperset(cited)


class Tracer(Interpreter):
    """Plays as the interpreter does; `cited` are the rules and clauses that had a say."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self._notes = Notes()
        self._evaluator = NotingEvaluator(machine, self._ahead, self._notes)
        self._performer = NotingPerformer(machine, self._evaluator, lambda name: self.missed.append(name), self._notes)

    @property
    def cited(self) -> frozenset[str]:
        return frozenset(self._notes.cited)

    def play_out(self, switches: Iterable[tuple[str, int]], choose: Choose, most: int) -> int:
        """Play one game until it ends, stops or has had so many answers; gives how many it had."""
        count = 0
        try:
            state = self.new(dict(switches))
            self._note_switches(state)
            while count < most:
                self._note_place(self.at(state))
                offered = self.offered(state)
                if not offered:
                    break
                state = self.play(state, offered[choose(self._player(state), len(offered))])
                count += 1
        except Fault as fault:
            self._notes.add(fault.clauses)
        return count

    def _player(self, state: State) -> int:
        location = self.at(state)
        if location.kind in ("chance", "open") or location.player is None:
            return -1
        return self.value(location.player, state.store, {})

    # ---- noting

    def _note_switches(self, state: State) -> None:
        """An option that is played with, the scenario, every reading."""
        for switch in self.machine.switches:
            value = state.store[self.machine.vars[switch.name].offset]
            if switch.kind == "scenario":
                # One clause for each, in order, tells which is meant; else the rules of the scenario have to.
                if len(switch.clauses) == len(values(switch.sort)):
                    self._notes.add([switch.clauses[value]])
            elif switch.kind == "reading" or value:
                self._notes.add(switch.clauses)

    def _note_place(self, location: Location) -> None:
        self._notes.add(location.clauses)
        self._notes.add(self.machine.procedures.get(location.procedure, ()))

    def play(self, state: State, move: Move, until: str = "") -> State:
        option = self._option(self.at(state), move)
        if option is not None:
            self._notes.add(clause for guard in option.guards for clause in guard.clauses)
        return super().play(state, move, until)

    def _passes(self, option: Option, first: int, end: int, store: Sequence[int]) -> bool:
        passed = super()._passes(option, first, end, store)
        asked = option.guards[first:end]
        if not passed and self._notes.lack(clause for guard in asked for clause in guard.clauses):
            refusing = next(guard for guard in asked if not self.value(guard.test, store, {}))
            self._notes.add(refusing.clauses)
        return passed

    def _ahead(self, term: Ahead, store: Sequence[int], args: Mapping[str, int]) -> int:
        before, self._notes.paused = self._notes.paused, True
        try:
            return super()._ahead(term, store, args)
        finally:
            self._notes.paused = before


class NotingEvaluator(Evaluator):
    """Notes the rules that decided and the rows that were looked up."""

    def __init__(self, machine: Machine, ahead: LookAhead, notes: Notes) -> None:
        super().__init__(machine, ahead)
        self._notes = notes
        self._plain = Evaluator(machine, ahead)  # asks again which rules decided, and notes nothing by that
        self._seen: set[tuple[str, tuple[int, ...]]] = set()

    def decide(self, decision: Decision, given: Sequence[int], store: Sequence[int]) -> int:
        found = super().decide(decision, given, store)
        if self._notes.lack(_said(decision.rules)):
            args = {param.name: value for param, value in zip(decision.params, given, strict=True)}
            applying = [
                rule
                for rule in decision.rules
                if all(self._plain.value(guard.test, store, args) for guard in rule.guards)
            ]
            beaten = {loser for rule in applying for loser in rule.overrides}
            self._notes.add(_said(rule for rule in applying if rule.id not in beaten))
        return found

    def _look(self, name: str, given: tuple[int, ...]) -> int:
        found = super()._look(name, given)
        if not self._notes.paused and (name, given) not in self._seen:
            self._seen.add((name, given))
            table = self.machine.tables[name]
            self._notes.add(table.clauses)
            for row in table.rows:
                if all(low <= value <= high for (low, high), value in zip(row.keys, given, strict=True)):
                    self._notes.add(row.clauses)
        return found


def _said(rules: Iterable[Entry]) -> Iterator[str]:
    """Rules by their ids, with the clauses of what they ask."""
    for rule in rules:
        yield rule.id
        for guard in rule.guards:
            yield from guard.clauses


class NotingPerformer(Performer):
    """Notes the places passed without a question, the effects that were run and the branches that were taken."""

    def __init__(self, machine: Machine, evaluator: Evaluator, missed: Callable[[str], None], notes: Notes) -> None:
        super().__init__(machine, evaluator, missed)
        self._notes = notes
        self._steps: dict[int, tuple[str, ...]] = {}  # by number of the block: the clauses of its place
        self._tests: dict[int, tuple[str, ...]] = {}  # by number of the term: the clauses of its branch
        for location in machine.locations.values():
            for option in location.options:
                if location.kind == "step":
                    place = (*location.clauses, *machine.procedures.get(location.procedure, ()))
                    self._steps[id(option.block)] = place
                for branch in branches(option.block):
                    self._tests[id(branch.test)] = branch.clauses
                for effect in effects(option.block):
                    if isinstance(effect, When):
                        self._tests[id(effect.test)] = effect.clauses

    def block(self, block: Block, store: list[int]) -> str:
        self._notes.add(self._steps.get(id(block), ()))
        return super().block(block, store)

    def _value(self, term: Term, store: Sequence[int]) -> int:
        found = super()._value(term, store)
        if found and (clauses := self._tests.get(id(term))):
            self._notes.add(clauses)
        return found

    def _effect(self, effect: Effect, store: list[int]) -> None:
        if not isinstance(effect, Check | When):
            self._notes.add(effect.clauses)
            for name in written(effect):
                self._notes.add(self.machine.vars[name].clauses)
        super()._effect(effect, store)
