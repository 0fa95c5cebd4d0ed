"""Ask Z3: fixed seed, a budget counted in resource units, plain answers.

Unsat is `Proved` with the clauses of the core; sat is `Refuted` with a model that can be asked for values;
anything else is `Unknown` and never reads as success. May import: encode, observe, z3.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import z3

from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.observe import Query
from tribonian.compiler.verify.runs import Hypothesis, Num, Run, Truth
from tribonian.dsl.terms import Term

BUDGET = 5_000_000
SEED = 7
SOLVING = 100  # what a question costs beside a term that is encoded
RESOURCES = "rlimit count"


@dataclass(frozen=True, slots=True)
class Proved:
    core: frozenset[str]


@dataclass(frozen=True, slots=True)
class Refuted:
    value: Callable[[Num], int]
    holds: Callable[[Truth], bool]


@dataclass(frozen=True, slots=True)
class Unknown:
    reason: str


Answer = Proved | Refuted | Unknown


class Question:
    """A solver for one path: what is assumed stands, goals come and go as assumptions."""

    def __init__(self, encoder: Encoder, assumed: Sequence[Truth], facts: Sequence[str] = ()) -> None:
        self.encoder = encoder
        self.scope = encoder.scope
        self.facts = [encoder.named(name) for name in facts]
        self.solver = _plain(encoder.context) if not encoder.large else _with_functions(encoder.context)
        self.run: Run | None = None  # what is met on it is spoken of when something is asked
        self.taken = 0  # how much of what was learnt on it is assumed
        self.supposed = False  # whether all that may be counted on stands
        self.goals = 0
        self.about = ""  # the obligation asked about; told to who observes
        self.seconds = 0.0  # of the last question; told, never judged by
        self.rlimit = 0  # resource units of the last question, if it was about an obligation
        self.assume(assumed)

    def resume(self) -> None:
        """Encode for this question again: clauses met from here on are assumed in it."""
        self.settle()
        self.encoder.scope = self.scope

    def assume(self, assumed: Sequence[Truth]) -> None:
        """Let more stand."""
        for one in assumed:
            if one is not True:
                self.solver.add(self.encoder.truth_value(one))

    def settle(self) -> None:
        """Assume what the path says of all that was met on it."""
        if self.run is not None and self.encoder.large:
            self.learn(self.run, self.taken)
            self.taken = len(self.run.sides)

    def learn(self, run: Run, since: int) -> None:
        """Let what was learnt on a run stand, and what it says of all that was met."""
        if self.encoder.large:
            self.encoder.scope = self.scope
            self.encoder.spell(run)
        self.assume(run.sides[since:])

    def ask(self, bad: Truth, *, plainly: bool = False) -> Answer:
        """Can `bad` happen? Unsat proves that it cannot. What may be counted on is, unless it is asked plainly."""
        if bad is False and self.encoder.large:
            return Proved(frozenset())
        self.settle()
        answer = self._ask(bad)
        if plainly or isinstance(answer, Proved) or not self._count_on_all():
            return answer
        return self._ask(bad)

    def breaks(self, terms: Iterable[Term]) -> Iterator[tuple[Term, Answer]]:
        """Can conditions fail where the run of a long book ends? Counting on themselves alone, then on all there is."""
        left: list[Term] = []
        for term in terms:
            answer = self._breaks(term)
            if isinstance(answer, Proved) or self.supposed:
                yield term, answer
            else:
                left.append(term)
        if left:
            self._count_on_all()
        for term in left:
            yield term, self._breaks(term)

    def _breaks(self, term: Term) -> Answer:
        assert self.run is not None
        self.settle()
        kept = list(self.facts)
        self.solver.push()
        run = self.run.fork()
        if not self.supposed:
            self._suppose([one for one in run.hypotheses if one.term == term], run)
        self.encoder.here = run
        broken = self.encoder.refuted(term, run, {})
        self.encoder.spell_new(run, self.run)
        self.assume(run.sides[self.taken :])
        answer = self._ask(self.encoder.all_of([*run.sane, broken]))
        self.solver.pop()
        self.facts = kept
        return answer

    def _count_on_all(self) -> bool:
        """Let everything stand that may be counted on; whether that is more than stood before."""
        if self.supposed or self.run is None or not self.run.hypotheses:
            return False
        self.supposed = True
        self._suppose(self.run.hypotheses, self.run)
        self.settle()
        return True

    def _suppose(self, hypotheses: Sequence[Hypothesis], run: Run) -> None:
        """Count on something where a run began."""
        encoder = self.encoder
        encoder.scope = self.scope
        with encoder.silent():
            for one in hypotheses:
                encoder.here = run
                named = encoder.named(one.name)
                encoder.suppose(one.term, run.seen_from(list(run.source)), {}, encoder.negate(named))
                self.facts.append(named)
        encoder.here = run

    def _ask(self, bad: Truth) -> Answer:
        if bad is False and self.encoder.large:
            return Proved(frozenset())
        self.goals += 1
        goal = z3.Bool(f"goal {self.goals}", self.encoder.context)
        self.solver.add(z3.Implies(goal, self.encoder.truth_value(bad)))
        clauses = [self.scope[name] for name in sorted(self.scope)]
        self.encoder.spend(SOLVING)
        before, used = perf_counter(), self._used()
        answer = self.solver.check(goal, *self.facts, *clauses)
        self.seconds, self.rlimit = perf_counter() - before, self._used() - used
        found = self._answer(answer)
        if self.encoder.observer is not None:
            query = Query(
                about=self.about,
                assertions=list(self.solver.assertions()),
                literals=[*self.facts, *clauses],
                goal=goal,
                said="unsat" if isinstance(found, Proved) else "sat" if isinstance(found, Refuted) else "unknown",
                core=found.core if isinstance(found, Proved) else frozenset(),
            )
            self.encoder.observer.asked(query)
        return found

    def _used(self) -> int:
        """Resource units used up so far, where somebody wants to know."""
        if not self.about:
            return 0
        counts = self.solver.statistics()
        return int(counts.get_key_value(RESOURCES)) if RESOURCES in counts.keys() else 0  # noqa: SIM118 - no dictionary: it is indexed by number

    def _answer(self, answer: Any) -> Answer:
        if answer == z3.unsat:
            core = {one.decl().name() for one in self.solver.unsat_core()}
            return Proved(frozenset(one.removeprefix("clause ") for one in core if not one.startswith("goal ")))
        if answer == z3.sat:
            model = self.solver.model()
            return Refuted(lambda term: _number(model, term), lambda term: _holds(model, term))
        return Unknown(self.solver.reason_unknown())


def _plain(context: Any) -> Any:
    """For what speaks of numbers alone."""
    solver = z3.SolverFor("QF_LIA", ctx=context)
    solver.set("random_seed", SEED)
    solver.set("rlimit", BUDGET)
    solver.set("core.minimize", True)
    return solver


def _with_functions(context: Any) -> Any:
    """For what speaks of any pieces and any map."""
    solver = z3.SimpleSolver(ctx=context)
    solver.set("auto_config", False)
    solver.set("case_split", 3)
    solver.set("random_seed", SEED)
    solver.set("rlimit", BUDGET)
    return solver


def can_happen(encoder: Encoder, run: Run) -> bool:
    """Whether a run so far contradicts nothing."""
    question = Question(encoder, [*run.sides, *run.conditions], run.facts)
    return not isinstance(question.ask(True), Proved)


def _number(model: Any, term: Num) -> int:
    if isinstance(term, int):
        return term
    return int(model.eval(term, model_completion=True).as_long())


def _holds(model: Any, term: Truth) -> bool:
    if isinstance(term, bool):
        return term
    return bool(z3.is_true(model.eval(term, model_completion=True)))
