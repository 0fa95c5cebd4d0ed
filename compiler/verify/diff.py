"""What differs between two Machines: proved equal step by step, or shown by a position and by a play.

Both are run from the same source, so equality at every step is equality of all plays. Machines whose places or
locations differ are compared by play alone. May import: paths, encode, solve, search, counterexample, machine.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tribonian.compiler.blocks import targets, terms_of_location
from tribonian.compiler.interpreter import Fault, Interpreter, Move, State
from tribonian.compiler.machine import SUSPENDS, Location, Machine
from tribonian.compiler.verify.counterexample import answer, cells, who
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.quick import Quick
from tribonian.compiler.verify.records import Play, Position
from tribonian.compiler.verify.runs import Path, Run, Truth
from tribonian.compiler.verify.search import LENGTH, Search, of_fault
from tribonian.compiler.verify.solve import Proved, Question, Refuted
from tribonian.dsl.terms import Apply, Lookup, walk

GAMES = 150


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One way in which two Machines differ, with a witness."""

    words: str
    position: Position | None = None
    play: Play | None = None


def same_shape(old: Machine, new: Machine) -> bool:
    """Whether two Machines have the same places of state, locations and answers."""
    places = [(var.name, var.sort, var.size) for var in old.vars.values()]
    if places != [(var.name, var.sort, var.size) for var in new.vars.values()]:
        return False
    if old.locations.keys() != new.locations.keys():
        return False
    return all(
        [option.label for option in one.options] == [option.label for option in new.locations[name].options]
        for name, one in old.locations.items()
    )


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


def _pairs(old: Machine, new: Machine, paths: Paths) -> Iterator[_Pair]:
    other = Encoder(new, paths.encoder.context)
    other.feasible = paths.feasible
    other.count = 1_000_000
    other.literals = paths.encoder.literals
    start = paths.start()
    other.scope = paths.encoder.scope
    before = [Path("", "", target, run) for target, run in paths.encoder.finish(old.start, start.fork())]
    after = [Path("", "", target, run) for target, run in other.finish(new.start, start.fork())]
    yield _Pair("the start", "", before, after, start)
    for name in sorted(touched(old, new)):
        location = old.locations[name]
        if location.kind not in SUSPENDS:
            continue
        for option, changed in zip(location.options, new.locations[name].options, strict=True):
            source = paths.answered(location)
            other.scope = paths.encoder.scope
            before = list(paths.encoder.paths(location, option, source.fork()))
            after = list(other.paths(new.locations[name], changed, source.fork()))
            yield _Pair(f"{name} / {option.label}", name, before, after, source)


def first_difference(old: Machine, new: Machine, paths: Paths) -> tuple[bool, Difference | None]:
    """Whether equality is proved; if not, a position that shows a difference, where the solver found one."""
    encoder = paths.encoder
    for pair in _pairs(old, new, paths):
        sides = list(pair.source.sides)
        for path in (*pair.before, *pair.after):
            sides += [*path.run.sides[len(pair.source.sides) :], *path.run.sane]
        question = Question(encoder, sides, pair.source.facts)
        found = question.ask(_differ(pair, encoder))
        if isinstance(found, Refuted):
            position = None
            if pair.source.source:
                store = tuple(found.value(number) for number in pair.source.source)
                position = Position(location=pair.location, store=store)
            return False, Difference(words=f"at {pair.where} the two differ", position=position)
        if not isinstance(found, Proved):
            return False, None
    return True, None


def _differ(pair: _Pair, encoder: Encoder) -> Truth:
    """One allows what the other forbids, or both go on differently."""
    taken = [encoder.all_of(path.run.conditions) for path in pair.before]
    then = [encoder.all_of(path.run.conditions) for path in pair.after]
    unlike = [
        encoder.all_of([test, other_test, _unlike(one, two, encoder)])
        for one, test in zip(pair.before, taken, strict=True)
        for two, other_test in zip(pair.after, then, strict=True)
    ]
    legal, still = encoder.any_of(taken), encoder.any_of(then)
    unlike.append(encoder.all_of([legal, encoder.negate(still)]))
    unlike.append(encoder.all_of([still, encoder.negate(legal)]))
    return encoder.any_of(unlike)


def _unlike(one: Path, two: Path, encoder: Encoder) -> Truth:
    if one.target != two.target:
        return True
    return encoder.any_of(
        [
            encoder.compare("!=", left, right)
            for left, right in zip(one.run.store, two.run.store, strict=True)
            if left is not right
        ]
    )


def differing_play(old: Machine, new: Machine, *, seed: int = 1, games: int = GAMES) -> Difference | None:
    """A play, the same answers under both, up to the first thing that differs."""
    search = Search(old)
    quick = Quick(old)
    runs = (search.interpreter, Interpreter(new))
    for number in range(games):
        rng = random.Random(f"{seed}/{number}")
        switches = search.switches(rng)
        answers, _ = quick.game(rng, switches, LENGTH)
        used: list[Move] = []
        try:
            left, right = (run.new(switches) for run in runs)
            for move in answers:
                before = left
                offers = tuple(run.offered(state) for run, state in zip(runs, (left, right), strict=True))
                if offers[0] != offers[1]:
                    gone = [str(one) for one in offers[0] if one not in offers[1]]
                    come = [str(one) for one in offers[1] if one not in offers[0]]
                    parts = [f"`{'`, `'.join(gone)}` is no longer legal"] if gone else []
                    parts += [f"`{'`, `'.join(come)}` becomes legal"] if come else []
                    words = f"{who(runs[0], left)} at {left.location}: {'; '.join(parts)}"
                    return Difference(words=words, play=_play(switches, used, words))
                used.append(move)
                left, right = (run.play(state, move) for run, state in zip(runs, (left, right), strict=True))
                if (left.location, left.store) != (right.location, right.store):
                    said = f"{who(runs[0], before)} {answer(runs[0].at(before), move)}"
                    parts = [f"{name} {was} becomes {now}" for name, was, now in cells(old, left.store, right.store)]
                    if left.location != right.location:
                        parts.append(f"play goes on with {_named(new, right)} instead of {_named(old, left)}")
                    words = f"{said}: {'; '.join(parts) or 'something unseen differs'}"
                    return Difference(words=words, play=_play(switches, used, words))
        except Fault as fault:
            words = f"{of_fault(fault).kind}: {fault.words}"
            return Difference(words=words, play=_play(switches, used, words))
    return None


def _named(machine: Machine, state: State) -> str:
    clauses = machine.locations[state.location].clauses
    return f"{state.location} ({', '.join(clauses)})" if clauses else state.location


def _play(switches: dict[str, int], used: list[Move], words: str) -> Play:
    return Play(switches=tuple(sorted(switches.items())), answers=tuple(used), shows=words)
