"""What is found against errata: proofs that are gone, rules that collide in positions met, rules that never count.

Compares with the book without the errata, so what was wrong before is not told. May import: errata_records,
errata_told, compared, diff, live, positions_met, search, verify, paths, machine.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Machine
from tribonian.compiler.rulings import RulingResult
from tribonian.compiler.verify.compared import faults_of
from tribonian.compiler.verify.diff import same_shape, touched
from tribonian.compiler.verify.errata_records import ErratumFinding, ErratumVerdict
from tribonian.compiler.verify.errata_told import kind_of
from tribonian.compiler.verify.live import begins, live_at, never_live
from tribonian.compiler.verify.paths import START, Paths
from tribonian.compiler.verify.positions_met import cases, positions_met, translated
from tribonian.compiler.verify.quick_twins import QuickTwins
from tribonian.compiler.verify.records import UNTOLD, Result
from tribonian.compiler.verify.search import Search
from tribonian.compiler.verify.verify import breaks_of
from tribonian.dsl.model import OTHERWISE


@dataclass(frozen=True, slots=True)
class Base:
    """What is known of the book that sheets are judged against."""

    machine: Machine
    results: list[Result]
    paths: Paths | None  # none where proofs do not speak of the book
    positions: list[State]
    rulings: list[RulingResult]

    @property
    def not_asked(self) -> str:
        if self.paths is not None:
            return ""
        return next((one.finding.words for one in self.results if one.technique in UNTOLD and one.finding), "")


def compared(base: Base, results: list[Result]) -> list[ErratumFinding]:
    """What held without the errata and does not hold with them."""
    before = {one.obligation.id: one.verdict for one in base.results}
    unasked = {one.obligation.id for one in base.results if one.technique in UNTOLD}
    found = []
    for one in results:
        old = before.get(one.obligation.id, "proved")
        if one.verdict not in ("violated", "not-proved") or old == "violated" or one.technique in UNTOLD:
            continue
        if old == "not-proved" and (one.obligation.id not in unasked or _breaks_anyway(base, one)):
            continue
        words = one.finding.words if one.finding else one.obligation.words
        clauses = one.finding.clauses if one.finding and one.finding.clauses else one.obligation.clauses
        if one.obligation.kind == "invariant":
            words = f"{one.obligation.subject} no longer holds: {one.obligation.words}"
        if one.obligation.kind == "ends":
            words = f"{one.obligation.words} no longer surely: {words}"
        elif one.verdict == "not-proved":
            words += " (not proved any more; no play was found that shows it)"
        found.append(
            ErratumFinding(
                kind=kind_of(one),
                words=words,
                clauses=clauses,
                play=one.finding.play if one.finding else None,
                position=one.finding.position if one.finding else None,
            )
        )
    return found


def _breaks_anyway(base: Base, one: Result) -> bool:
    """Whether the same answers break the same in the book without the errata."""
    play = one.finding.play if one.finding else None
    if play is None:
        return True
    switches = {name: value for name, value in play.switches if name in base.machine.vars}
    search = Search(base.machine)
    return any(search.reach(switches, list(play.answers), key) is not None for key in breaks_of(one))


def conflicts_met(base: Base, machine: Machine) -> list[ErratumFinding]:
    """Rules that disagree now in a position that play comes to, and did not before."""
    runs = Interpreter(base.machine), Interpreter(machine)
    found: dict[str, ErratumFinding] = {}
    for name, decision in machine.decisions.items():
        old = base.machine.decisions.get(name)
        if old == decision or len([rule for rule in decision.rules if rule.id != OTHERWISE]) < 2:
            continue
        for state in base.positions:
            there = translated(base.machine, machine, state)
            if there is None or name in found:
                break
            for one in faults_of(runs[1], decision, there, list(cases(decision)), holes=False):
                if old is not None and any(faults_of(runs[0], old, state, list(cases(old)), holes=False)):
                    continue
                found[name] = ErratumFinding(
                    kind="conflict", words=one.message, clauses=one.clauses, position=one.position
                )
    return list(found.values())


def broken_in_play(twins: QuickTwins) -> list[ErratumFinding]:
    """What breaks with the errata, and with the same answers not without them."""
    kinds: dict[str, ErratumVerdict] = {"conflict": "conflict", "stuck": "stuck"}
    return [
        ErratumFinding(kind=kinds.get(one.kind, "breaks"), words=one.words, clauses=one.clauses, play=one.play)
        for one in twins.broken.values()
    ]


def dead(base: Base, machine: Machine, paths: Paths, reactions: set[str]) -> list[ErratumFinding]:
    """Rules that could count before and cannot any more, and new rules that never count."""
    assert base.paths is not None
    values = {name for name, one in machine.decisions.items() if one != base.machine.decisions.get(name)}
    rules = {rule.id for name in values for rule in machine.decisions[name].rules} - {OTHERWISE}
    new = rules - {rule.id for decision in base.machine.decisions.values() for rule in decision.rules}
    wanted = rules | reactions
    places = _changed_places(base, machine, paths)
    if places is not None:
        before, ends = live_at(base.machine, base.paths, values, places)
        live, others = live_at(machine, paths, values, places)
        if ends <= others:  # so play still comes to every place it came to
            wanted = (before & wanted) - live | new
    never = never_live(machine, paths, values, wanted, _places(positions_met(machine)))
    before_never = never_live(base.machine, base.paths, values, never - new, _places(base.positions))
    gone = sorted(never & new | (never - before_never))
    return [ErratumFinding(kind="dead", words=f"{one} can never count", clauses=(one,)) for one in gone]


def _changed_places(base: Base, machine: Machine, paths: Paths) -> list[str] | None:
    """Where runs begin that are not as they were; nothing where that cannot be told."""
    old = base.paths
    assert old is not None
    if not same_shape(base.machine, machine) or base.machine.vars != machine.vars or old.assumed != paths.assumed:
        return None
    found = touched(base.machine, machine)
    facts, others = old.facts, paths.facts
    for name in machine.locations:
        known = facts.intervals.get(name), facts.terms.get(name, [])
        if known != (others.intervals.get(name), others.terms.get(name, [])):
            found.add(name)
    begun = [START] if machine.start in found or base.machine.start != machine.start else []
    cuts = paths.encoder.cuts
    return begun + [name for name, one in machine.locations.items() if name in found and begins(one, cuts)]


def _places(positions: Iterable[State]) -> list[str]:
    """Places that play comes to, each once."""
    return list(dict.fromkeys(one.location for one in positions))
