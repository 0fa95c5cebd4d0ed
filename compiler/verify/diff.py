"""What differs between two Machines: proved equal step by step, or shown by a position and by a play.

Both are run from the same source, so equality at every step is equality of all plays. Machines whose places or
locations differ are compared by play alone. May import: paths, encode, solve, search, counterexample, machine.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tribonian.compiler.answers import label_of
from tribonian.compiler.blocks import targets, terms_of_location
from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import SUSPENDS, Location, Machine
from tribonian.compiler.verify.counterexample import answer, cells, who
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.quick import Quick
from tribonian.compiler.verify.records import Play, Position
from tribonian.compiler.verify.runs import Path, Run, Truth
from tribonian.compiler.verify.search import LENGTH, Search, of_fault, shrink
from tribonian.compiler.verify.solve import Proved, Question, Refuted
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.terms import Apply, Lookup, walk

GAMES = 150
ANSWERS = 6  # told of those that can, or can no longer, be given


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One way in which two Machines differ, with a witness."""

    words: str
    position: Position | None = None
    play: Play | None = None


def same_shape(old: Machine, new: Machine) -> bool:
    """Whether two Machines have the same locations and answers, and share all places but marks of their own."""
    for name in old.vars.keys() | new.vars.keys():
        one, other = old.vars.get(name), new.vars.get(name)
        if one is not None and other is not None:
            if (one.sort, one.size) != (other.sort, other.size):
                return False
        elif (one or new.vars[name]).kind != "during":
            return False
    if old.locations.keys() != new.locations.keys():
        return False
    return all(
        [option.label for option in one.options] == [option.label for option in new.locations[name].options]
        for name, one in old.locations.items()
    )


def _translated(source: Run, old: Machine, new: Machine, location: str, paths: Paths, encoder: Encoder) -> Run:
    """A source of the old Machine as one of the new: shared places as they are, new marks as facts have them."""
    run = source.fork()
    run.store = []
    known = paths.facts.intervals.get(location, {})
    for var in new.vars.values():
        for place in range(var.size):
            offset = var.offset + place
            if var.name in old.vars:
                run.store.append(source.store[old.vars[var.name].offset + place])
            elif offset in known and known[offset][0] == known[offset][1]:
                run.store.append(known[offset][0])
            else:
                symbol = encoder.fresh(var.name)
                run.sides.append(encoder.inside(var.sort, symbol))
                run.store.append(symbol)
    return run


def touched(old: Machine, new: Machine) -> set[str]:
    """Locations whose behaviour could differ: changed themselves, or by a value, table or step they use."""
    names = {name for name in old.decisions if old.decisions[name] != new.decisions.get(name)}
    names |= {name for name in old.tables if old.tables[name] != new.tables.get(name)}
    uses = {
        name: {
            part.value if isinstance(part, Apply) else part.table
            for rule in decision.rules
            for term in (rule.result, *(guard.test for guard in rule.guards))
            for part in walk(term)
            if isinstance(part, Apply | Lookup)
        }
        for name, decision in old.decisions.items()
    }
    changed = True
    while changed:
        more = {name for name, used in uses.items() if used & names} - names
        changed = bool(more)
        names |= more
    found = {name for name, one in old.locations.items() if one != new.locations[name] or _uses(one, names)}
    changed = True
    while changed:
        steps = {name for name in found if old.locations[name].kind == "step"}
        more = {
            name
            for name, one in old.locations.items()
            if any(target in steps for option in one.options for target in targets(option.block))
        } - found
        changed = bool(more)
        found |= more
    return found


def _uses(location: Location, names: set[str]) -> bool:
    return any(
        (part.value if isinstance(part, Apply) else part.table) in names
        for term in terms_of_location(location)
        for part in walk(term)
        if isinstance(part, Apply | Lookup)
    )


@dataclass(frozen=True, slots=True)
class _Pair:
    """The same answer at the same place under both Machines."""

    where: str
    location: str
    before: list[Path]
    after: list[Path]
    source: Run


def _pairs(old: Machine, new: Machine, paths: Paths, new_paths: Paths) -> Iterator[_Pair]:
    other = Encoder(new, paths.encoder.context)
    other.feasible = paths.feasible
    other.count = 1_000_000
    other.literals = paths.encoder.literals
    start = paths.start()
    other.scope = paths.encoder.scope
    begin = _translated(start, old, new, "", new_paths, other)
    begin.store = [
        0 if new.vars[name].kind == "during" else one for one, name in zip(begin.store, owners(new), strict=True)
    ]
    before = [Path("", "", target, run) for target, run in paths.encoder.finish(old.start, start.fork())]
    after = [Path("", "", target, run) for target, run in other.finish(new.start, begin)]
    yield _Pair("the start", "", before, after, start)
    for name in sorted(touched(old, new)):
        location = old.locations[name]
        if location.kind not in SUSPENDS:
            continue
        for option, changed in zip(location.options, new.locations[name].options, strict=True):
            source = paths.answered(location)
            other.scope = paths.encoder.scope
            before = list(paths.encoder.paths(location, option, source.fork()))
            moved = _translated(source, old, new, name, new_paths, other)
            after = list(other.paths(new.locations[name], changed, moved))
            yield _Pair(f"{name} / {option.label}", name, before, after, source)


def first_difference(old: Machine, new: Machine, paths: Paths, new_paths: Paths) -> tuple[bool, Difference | None]:
    """Whether equality is proved; if not, a position that shows a difference, where the solver found one."""
    encoder = paths.encoder
    old, new = written_out(old), written_out(new)
    for pair in _pairs(old, new, paths, new_paths):
        sides = list(pair.source.sides)
        for path in pair.before:
            sides += [*path.run.sides[len(pair.source.sides) :], *path.run.sane]
        for path in pair.after:
            sides += path.run.sides[len(pair.source.sides) :]
        question = Question(encoder, sides, pair.source.facts)
        found = question.ask(_differ(pair, old, new, encoder))
        if isinstance(found, Refuted):
            position = None
            if pair.source.source:
                store = tuple(found.value(number) for number in pair.source.source)
                position = Position(location=pair.location, store=store)
            return False, Difference(words=f"at {pair.where} the two differ", position=position)
        if not isinstance(found, Proved):
            return False, None
    return True, None


def _differ(pair: _Pair, old: Machine, new: Machine, encoder: Encoder) -> Truth:
    """One allows what the other forbids, or both go on differently, or the new one stops where the old does not."""
    taken = [encoder.all_of(path.run.conditions) for path in pair.before]
    then = [encoder.all_of(path.run.conditions) for path in pair.after]
    unlike = [
        encoder.all_of([test, other_test, *two.run.sane, _unlike(one, two, old, new, encoder)])
        for one, test in zip(pair.before, taken, strict=True)
        for two, other_test in zip(pair.after, then, strict=True)
    ]
    legal, still = encoder.any_of(taken), encoder.any_of(then)
    stops = [
        encoder.all_of([test, encoder.negate(encoder.all_of(path.run.sane))])
        for path, test in zip(pair.after, then, strict=True)
    ]
    unlike.append(encoder.all_of([legal, encoder.any_of(stops)]))
    unlike.append(encoder.all_of([legal, encoder.negate(still)]))
    unlike.append(encoder.all_of([still, encoder.negate(legal)]))
    return encoder.any_of(unlike)


def _unlike(one: Path, two: Path, old: Machine, new: Machine, encoder: Encoder) -> Truth:
    if one.target != two.target:
        return True
    unlike = []
    for name, var in old.vars.items():
        if name in new.vars:
            for place in range(var.size):
                left, right = one.run.store[var.offset + place], two.run.store[new.vars[name].offset + place]
                if left is not right:
                    unlike.append(encoder.compare("!=", left, right))
    return encoder.any_of(unlike)


@dataclass(slots=True)
class Twins:
    """The same answers under two Machines, until something differs."""

    old: Machine
    new: Machine
    runs: tuple[Interpreter, Interpreter] = field(init=False)

    def __post_init__(self) -> None:
        self.runs = (Interpreter(self.old), Interpreter(self.new))

    def follow(self, switches: dict[str, int], answers: list[Move]) -> tuple[list[Move], str] | None:
        """The answers used up to the first difference, and what differs; answers not offered are passed over."""
        used: list[Move] = []
        known = [{name: value for name, value in switches.items() if name in one.vars} for one in (self.old, self.new)]
        try:
            left, right = (run.new(given) for run, given in zip(self.runs, known, strict=True))
            for move in [*answers, None]:
                offers = tuple(run.offered(state) for run, state in zip(self.runs, (left, right), strict=True))
                if offers[0] != offers[1]:
                    return used, f"{who(self.runs[0], left)} at {left.location}: {self._offers(left, right, *offers)}"
                if move is None or move not in offers[0]:
                    continue
                used.append(move)
                before = left
                left, right = (run.play(state, move) for run, state in zip(self.runs, (left, right), strict=True))
                words = self._changed(left, right)
                if words:
                    return used, f"{who(self.runs[0], before)} {answer(self.runs[0].at(before), move)}: {words}"
        except Fault as fault:
            return used, f"{of_fault(fault).kind}: {fault.words}"
        return None

    def _offers(self, left: State, right: State, old: list[Move], new: list[Move]) -> str:
        return offers_differ((self.runs[0].at(left), old), (self.runs[1].at(right), new))

    def _changed(self, left: State, right: State) -> str:
        shared = [0] * self.old.size
        for name, var in self.old.vars.items():
            other = self.new.vars.get(name)
            for place in range(var.size):
                own = left.store[var.offset + place]
                shared[var.offset + place] = own if other is None else right.store[other.offset + place]
        parts = [f"{name} {was} becomes {now}" for name, was, now in cells(self.old, left.store, shared)]
        if left.location != right.location:
            parts.append(f"play goes on with {_named(self.new, right)} instead of {_named(self.old, left)}")
        return "; ".join(parts)


def offers_differ(old: tuple[Location, list[Move]], new: tuple[Location, list[Move]]) -> str:
    """Which answers can no longer be given, and which now can; nothing where they are the same."""
    gone = [label_of(old[0], one) for one in old[1] if one not in new[1]]
    come = [label_of(new[0], one) for one in new[1] if one not in old[1]]
    parts = [f"{_named_answers(gone)} no longer legal"] if gone else []
    parts += [f"{_named_answers(come)} now legal"] if come else []
    return "; ".join(parts)


def _named_answers(labels: list[str]) -> str:
    more = f" and {len(labels) - ANSWERS} more" if len(labels) > ANSWERS else ""
    return f"`{'`, `'.join(labels[:ANSWERS])}`{more} {'is' if len(labels) == 1 else 'are'}"


def differing_play(old: Machine, new: Machine, *, seed: int = 1, games: int = GAMES) -> Difference | None:
    """A short play, the same answers under both, up to the first thing that differs."""
    search, twins, quick = Search(old), Twins(old, new), Quick(old)

    def attempt(switches: dict[str, int], answers: list[Move]) -> list[Move] | None:
        shown = twins.follow(switches, answers)
        return None if shown is None else shown[0]

    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        switches = search.switches(rng)
        answers, _ = quick.game(rng, switches, LENGTH)
        if attempt(switches, answers) is not None:
            switches, best = shrink(old, switches, answers, attempt)
            shown = twins.follow(switches, best)
            assert shown is not None
            play = Play(switches=tuple(sorted(switches.items())), answers=tuple(best), shows=shown[1])
            return Difference(words=shown[1], play=play)
    return None


def owners(machine: Machine) -> list[str]:
    """Whose place each integer of the state is."""
    return [var.name for var in machine.vars.values() for _ in range(var.size)]


def _named(machine: Machine, state: State) -> str:
    clauses = machine.locations[state.location].clauses
    return f"{state.location} ({', '.join(clauses)})" if clauses else state.location
