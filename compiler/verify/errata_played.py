"""What play shows of errata before any proof is asked: amended rules that collide or give nothing, promises broken.

A few games cost little beside proofs. Where play stops at an amended rule no proof says more of what lies behind it,
so the report can end there; of a promise that play breaks no proof need take it that it holds.
May import: errata_found, errata_records, changes, positions_met, obligations, search, written_out,
interpreter, machine.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, islice

from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision, Entry, Machine
from tribonian.compiler.verify.changes import footprint, plain
from tribonian.compiler.verify.errata_found import Base
from tribonian.compiler.verify.errata_records import ErratumFinding
from tribonian.compiler.verify.obligations import obligations
from tribonian.compiler.verify.positions_met import cases, given_by, positions_met, translated
from tribonian.compiler.verify.records import Play
from tribonian.compiler.verify.search import Break, Search
from tribonian.compiler.verify.written_out import written_out
from tribonian.dsl.model import OTHERWISE
from tribonian.dsl.terms import Const, Read, conjunction, conjuncts, walk

GAMES = 60
SLOW = 12  # of these followed for promises at a point
ASKED = 20_000  # askings of amended rules in positions met
TOLD = 4  # ways told in which the rules of a value collide
WAITS = "proofs wait until the amended rules no longer {what}"


@dataclass(frozen=True, slots=True)
class Shown:
    """What a few games show against errata."""

    stops: list[ErratumFinding]  # at these play stops, so that nothing more is asked
    broken: list[ErratumFinding]  # promises that no longer hold
    left: Machine  # without the promises that are broken
    not_asked: str = ""


def shown_by_play(base: Base, machine: Machine) -> Shown:
    """Play a few games; what was wrong with the book before is not looked for."""
    fine = {one.obligation.id for one in base.results if one.verdict in ("proved", "accepted")}
    held = [one for one in machine.invariants if f"inv/{one.name}" in fine and one.at_end_of is None]
    wanted = {("invariant", one.name) for one in held}
    differing = footprint(base.machine, machine)
    tables = any(one.startswith("table ") for one in differing)  # what is wrong with a table is told before
    names = [one.removeprefix("value ") for one in sorted(differing) if one.startswith("value ")]
    values = [name for name in names if name in machine.decisions and not tables]
    colliding = [name for name in values if could_collide(base.machine, machine, name)]
    known = {one.id for one in obligations(base.machine)}
    wanted |= {("conflict", name) for name in colliding if {f"conflict/{name}"} & known <= fine}
    if not colliding:
        wanted |= {("undefined", name) for name in values if {f"undefined/{name}"} & known <= fine}
    plays = Search(machine).hunt(wanted, games=GAMES, slow=0) if wanted else {}
    stops = [_stopped(base, machine, kind, name, play) for (kind, name), play in plays.items() if kind != "invariant"]
    words = {one.subject: one for one in obligations(machine) if one.kind == "invariant"}
    broken = [
        ErratumFinding(
            kind="breaks",
            words=f"{name} no longer holds: {words[name].words}",
            clauses=words[name].clauses,
            play=play,
        )
        for (kind, name), play in plays.items()
        if kind == "invariant"
    ]
    left = _without_broken(machine, {name: play for (kind, name), play in plays.items() if kind == "invariant"})
    if not stops:
        return Shown([], broken, left)
    what = "collide" if any(one.kind == "conflict" for one in stops) else "leave a hole"
    return Shown(stops, broken, left, WAITS.format(what=what))


def _without_broken(machine: Machine, plays: Mapping[str, Play]) -> Machine:
    """The same without the parts of promises that do not hold where a play ends."""
    if not plays:
        return machine
    run, search = Interpreter(machine), Search(machine)
    left = []
    for one in written_out(machine).invariants:
        if one.name in plays:
            play = plays[one.name]
            *_, (_, state, _) = search.follow(dict(play.switches), list(play.answers))
            parts = [] if state is None else conjuncts(one.promise)
            kept = [part for part in parts if run.value(part, state.store, {})] if state is not None else []
            if not kept:
                continue
            one = replace(one, promise=conjunction(kept))
        left.append(one)
    return replace(machine, invariants=tuple(left))


def if_it_prevails(base: Base, machine: Machine, told: set[str]) -> list[ErratumFinding]:
    """What play breaks if the erratum is read as going before the rules it collides with."""
    fine = {one.obligation.id for one in base.results if one.verdict in ("proved", "accepted")}
    asked = [one for one in obligations(machine) if one.kind == "invariant" and one.id in fine]
    plays = Search(machine).hunt({("invariant", one.subject) for one in asked}, games=GAMES, slow=SLOW)
    found = [
        ErratumFinding(kind="breaks", words=f"{one.subject} no longer holds: {one.words}", clauses=one.clauses)
        for one in asked
        if ("invariant", one.subject) in plays
    ]
    return [replace(one, words=f"if it prevails: {one.words}") for one in found if one.words not in told]


# ---- rules that could collide


def could_collide(old: Machine, new: Machine, name: str) -> bool:
    """Whether two rules of a value that neither goes before may say different things, and did not stand so before."""
    before = plain(old).decisions.get(name)
    now = plain(new).decisions[name]
    pairs = set() if before is None else set(_unordered(before))
    return any(pair not in pairs for pair in _unordered(now))


def _unordered(decision: Decision) -> Iterator[tuple[str, str]]:
    """Pairs of rules without an order, as texts, whose results are not plainly the same."""
    rules = [one for one in decision.rules if one.id != OTHERWISE]
    for one, other in combinations(rules, 2):
        alike = isinstance(one.result, Const) and one.result == other.result
        if one.id not in other.overrides and other.id not in one.overrides and not alike:
            yield _text(one), _text(other)


def _text(rule: Entry) -> str:
    return repr((rule.id, rule.guards, rule.result))


def _stopped(base: Base, machine: Machine, kind: str, name: str, play: Play) -> ErratumFinding:
    """A collision or a hole that a play shows, with all that collides in other positions."""
    steps = Search(machine).follow(dict(play.switches), list(play.answers))
    here = next(one for _, _, broken in steps for one in broken if one.key == (kind, name))
    if kind == "undefined":
        rules = tuple(one.id for one in machine.decisions[name].rules if one.id != OTHERWISE)
        return ErratumFinding(kind="breaks", words=here.words, clauses=here.clauses or rules, play=play)
    return _collided(base, machine, name, here, play)


def with_all_that_collides(base: Base, machine: Machine, found: ErratumFinding) -> ErratumFinding:
    """A collision that a play shows, told of all rules of the value that collide somewhere."""
    names = [name for name, one in machine.decisions.items() if set(found.clauses) <= {rule.id for rule in one.rules}]
    if found.kind != "conflict" or found.play is None or not names:
        return found
    return _collided(base, machine, names[0], Break("conflict", names[0], found.words, found.clauses), found.play)


def _collided(base: Base, machine: Machine, name: str, here: Break, play: Play) -> ErratumFinding:
    found = [here, *_collisions(base, machine, machine.decisions[name])]
    clauses = dict.fromkeys(clause for one in found for clause in one.clauses)
    words = _merged(name, list(dict.fromkeys(one.words for one in found)))
    return ErratumFinding(kind="conflict", words=words, clauses=tuple(clauses), play=play)


def _merged(name: str, told: list[str]) -> str:
    """`v: 1-a says 12; 2-a, 3-a say 9`; where a rule says several things, all ways in which they collide."""
    said: dict[str, list[str]] = {}
    for words in told:
        for part in words.removeprefix(f"{name}: ").split(", "):
            rule, says, value = part.partition(" says ")
            if not says or said.setdefault(rule, [value]) != [value]:
                return "; ".join(told[:TOLD])
    rules: dict[str, list[str]] = {}
    for rule, (value,) in said.items():
        rules.setdefault(value, []).append(rule)
    groups = [f"{', '.join(ids)} {'says' if len(ids) == 1 else 'say'} {value}" for value, ids in rules.items()]
    return f"{name}: {'; '.join(groups)}"


def _collisions(base: Base, machine: Machine, decision: Decision) -> Iterator[Break]:
    """How else the rules of a value collide: in positions that play comes to, also while each mark is set."""
    run, before = Interpreter(machine), Interpreter(base.machine)
    old = base.machine.decisions.get(decision.name)
    asked = 0
    met = [there for one in base.positions if (there := translated(base.machine, machine, one)) is not None]
    if base.paths is not None:
        met = list(positions_met(machine)) or met
    for state in _marked(machine, decision, met):
        for given in islice(cases(decision), ASKED):
            asked += 1
            if asked > ASKED:
                return
            fault = given_by(run, decision, given, state)
            if not isinstance(fault, Fault) or (fault.kind, fault.subject) != ("conflict", decision.name):
                continue
            back = translated(machine, base.machine, state)
            if old is None or back is None or not isinstance(given_by(before, old, given, back), Fault):
                yield Break(fault.kind, fault.subject, fault.words, fault.clauses)


def _marked(machine: Machine, decision: Decision, positions: list[State]) -> Iterator[State]:
    """Positions, and the same while something is carried out that a rule of the value asks about."""
    yield from positions
    terms = [term for rule in decision.rules for term in (rule.result, *(guard.test for guard in rule.guards))]
    read = {part.var for term in terms for part in walk(term) if isinstance(part, Read)}
    for name in sorted(read):
        var = machine.vars[name]
        if var.kind == "during":
            for state in positions[:TOLD]:
                store = list(state.store)
                store[var.offset] = 1
                yield State(state.location, store)
