"""What is asked beside proofs by induction: references, what can apply and happen, secrets, orders, duties, places.

Generates these obligations and settles them by the text, by positions gone through one by one, and where that does
not suffice by the solver. May import: conserved, dead, duties, explore, forever, orders, paths, reachable, records,
references, secrets, machine, dsl.model.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property

from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify import conserved, dead, duties, forever, hidden, orders, reachable, references
from tribonian.compiler.verify.explore import Explored, Explorer
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.records import Finding, Obligation, Result
from tribonian.dsl.model import Rulebook
from tribonian.dsl.terms import YES

Keys = Callable[[Result], list[tuple[str, str]]]


@dataclass
class Further:
    """Asks and settles what is not settled path by path."""

    machine: Machine
    book: Rulebook | None
    only: str
    progress: Callable[[str], None]
    paths: Paths | None = field(default=None)

    def wants(self, one: Obligation) -> bool:
        return not self.only or one.kind == self.only or one.id.startswith(self.only)

    @cached_property
    def explored(self) -> Explored:
        """The positions of the book, gone through when first needed."""
        self.progress("going through positions")
        return Explorer(self.machine).run()

    # ---- what is asked here alone

    def results(self) -> list[Result]:
        """Every further obligation with its verdict, in a stable order."""
        found: list[Result] = []
        if self.book is not None:
            found += [one for one in references.settle(self.book, self.machine) if self.wants(one.obligation)]
        found += [one for one in conserved.by_structure(self.machine) if self.wants(one.obligation)]
        draws = [one for one in (*conserved.queues(self.machine), *_draws(self.machine)) if self.wants(one)]
        found += [self._by_breaks(one) for one in draws]
        asked_duties = [one for one in duties.obligations(duties.duties(self.machine)) if self.wants(one[0])]
        if asked_duties:
            found += duties.settle(self.machine, asked_duties, self.explored, self.paths)
        asked_outcomes = [one for one in reachable.outcomes(self.machine) if self.wants(one.obligation)]
        if asked_outcomes:
            found += reachable.settle(self.machine, asked_outcomes, self.explored)
        asked_parts = [one for one in dead.parts(self.machine) if self.wants(one.obligation)]
        if asked_parts:
            found += dead.settle(self.machine, asked_parts, self.explored, self.paths)
        asked_secrets = [one for one in hidden.obligations(self.machine) if self.wants(one)]
        if asked_secrets:
            found += hidden.Secrets(self.machine, self.explored, Interpreter(self.machine)).settle(asked_secrets)
        asked_orders = [one for one in orders.orders(self.book, self.machine) if self.wants(one.obligation)]
        if asked_orders:
            found += orders.settle(self.book, self.machine, asked_orders, self.explored)
        return found

    def _by_breaks(self, asked: Obligation) -> Result:
        """Settled by whether play broke it anywhere."""
        for kind in ("queue", "draw", "stuck"):
            if (kind, asked.subject) in self.explored.breaks:
                one, spot = self.explored.breaks[kind, asked.subject]
                play = self.explored.play(spot, f"{kind} {asked.subject}: {one.words}")
                found = Finding(words=one.words, clauses=one.clauses, play=play)
                return Result(obligation=asked, verdict="violated", technique="play", step="play", finding=found)
        if self.explored.complete:
            return Result(obligation=asked, verdict="proved", technique="every position", step="exhaustion")
        found = Finding(words=f"it held in {self.explored.searched}")
        return Result(obligation=asked, verdict="not-proved", technique="play", step="play", finding=found)

    # ---- what induction left open

    def settle_open(self, results: list[Result], keys: Keys) -> list[Result]:
        """What is not proved path by path, where positions are few enough to go through them all."""
        if all(one.verdict != "not-proved" for one in results) or not self.explored.complete:
            return results
        return [self._closed(one, keys) if one.verdict == "not-proved" else one for one in results]

    def _closed(self, one: Result, keys: Keys) -> Result:
        explored = self.explored
        if one.obligation.kind == "ends":
            loop = next(loop for loop in self.machine.loops if loop.name == one.obligation.subject)
            return forever.settle(self.machine, loop, one, explored)
        broken = next((key for key in keys(one) if key in explored.breaks), None)
        if broken is None:
            words = f"in {explored.searched}"
            return replace(
                one, verdict="proved", technique="every position", step="exhaustion", finding=Finding(words=words)
            )
        found, spot = explored.breaks[broken]
        play = explored.play(spot, f"{found.kind} {found.subject}: {found.words}")
        told = one.finding if one.obligation.kind in ("conflict", "invariant") and one.finding else None
        finding = Finding(words=found.words, clauses=found.clauses) if told is None else told
        finding = replace(finding, play=play, position=None)
        return replace(one, verdict="violated", technique="play", step="play", finding=finding, rests_on=())


def _draws(machine: Machine) -> list[Obligation]:
    """For every draw and question to the table that conditions narrow: that something is left to bring."""
    return [
        Obligation(
            id=f"stuck/{location.name}",
            kind="stuck",
            subject=location.name,
            clauses=location.clauses,
            words=f"{location.name} always has something to bring",
        )
        for location in machine.locations.values()
        if location.kind in ("chance", "open")
        and any(guard.test != YES for option in location.options for guard in option.guards)
    ]
