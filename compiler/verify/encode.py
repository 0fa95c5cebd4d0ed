"""Machine to Z3: symbolic runs from one decision to the next.

Decides nothing and runs no solver. With solve.py and the smt_ files the only code that imports z3. May import:
smt_terms, runs, observe, machine, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Iterator
from typing import Any, assert_never

import z3

from tribonian.compiler.lower.plain import in_place_of
from tribonian.compiler.machine import (
    SUSPENDS,
    Adjust,
    Block,
    Branch,
    Check,
    Each,
    Effect,
    Find,
    Location,
    Machine,
    Move,
    Option,
    Pop,
    Push,
    Set,
    When,
)
from tribonian.compiler.verify.observe import Observer
from tribonian.compiler.verify.runs import Needed, Num, Path, Run, Truth
from tribonian.compiler.verify.smt_bulk import Bulk
from tribonian.compiler.verify.smt_sets import kind_of
from tribonian.dsl.sorts import NONE, bounds
from tribonian.dsl.terms import YES, Arg, Op, Over, Read, walk

STEP_LIMIT = 300


class EndlessRun(Exception):
    """A run that may go on for ever without waiting for an answer, or for too long to follow."""


class Encoder(Bulk):
    """Runs blocks and options of one Machine symbolically."""

    def __init__(self, machine: Machine, context: Any = None) -> None:
        super().__init__(machine, context)
        self.feasible: Callable[[Run], bool] = lambda _: True  # asked when one run goes round a loop
        self.observer: Observer | None = None  # sees what is asked about anything encoded here
        self.heads = {loop.head for loop in machine.loops}
        self.cuts = self.machine.cuts

    def effect(self, effect: Effect, run: Run) -> None:
        self.here = run
        match effect:
            case Set():
                self.write(effect.var, effect.index, self.num(effect.value, run, {}), run, effect.var, effect.clauses)
            case Adjust():
                self._adjust(effect, run)
            case When():
                test = self.truth(effect.test, run, {})
                for side, one in ((effect.then, test), (effect.otherwise, self.negate(test))):
                    if one is not False:
                        run.under.append(one)
                        for inner in side:
                            self.effect(inner, run)
                        run.under.pop()
            case Check() if self.quiet:
                pass
            case Check():
                promise = next(one for one in self.machine.invariants if one.name == effect.invariant)
                holds = self.truth(promise.promise, run, {})
                read = {part.var for part in walk(promise.promise) if isinstance(part, Read)}
                cells = [
                    self.machine.vars[name].offset + place
                    for name in read
                    for place in range(self.machine.vars[name].size)
                ]
                made = frozenset(clause for cell in cells for clause in run.made.get(cell, ()))
                under = self.reached(run)
                run.needed.append(Needed("promise", promise.name, under, holds, promise.words, made))
            case Move():
                self.move(effect, run)
            case Push():
                self.push(effect, run)
            case Pop():
                self.pop(effect, run)
            case Each():
                self.each(effect, run)
            case _:
                assert_never(effect)

    def _adjust(self, effect: Adjust, run: Run) -> None:
        run.site = effect.site
        now = self.read(Read(effect.var, effect.index), run, {})
        amount = self.num(effect.amount, run, {})
        if effect.verb == "spend":
            enough = self.compare(">=", now, amount)
            self.need(Needed("spend", effect.site, self.reached(run), enough, "not enough to spend"), run)
            new = self.operate("-", [now, amount])
        elif effect.verb == "gain":
            cap = self.num(effect.high, run, {})
            total = self.operate("+", [now, amount])
            capped = self.operate("max", [now, self.operate("min", [total, cap])])
            new = self.choice(self.compare("=", cap, NONE), total, capped)
        else:
            floor = self.num(effect.low, run, {})
            total = self.operate("-", [now, amount])
            stopped = self.operate("min", [now, self.operate("max", [total, floor])])
            new = self.choice(self.compare("=", floor, NONE), total, stopped)
        self.write(effect.var, effect.index, new, run, effect.site, effect.clauses)
        run.site = ""

    def block(self, block: Block, run: Run) -> Iterator[tuple[str, Run]]:
        """Every way a block can end, with its run."""
        for effect in block.effects:
            self.effect(effect, run)
        if isinstance(block.end, Find):
            yield from self._find(block.end, run)
            return
        if not isinstance(block.end, Branch):
            yield block.end.location, run
            return
        test = self.truth(block.end.test, run, {})
        if isinstance(test, bool):
            yield from self.block(block.end.then if test else block.end.otherwise, run)
            return
        for side, one in ((block.end.then, test), (block.end.otherwise, self.negate(test))):
            fork = run.fork()
            fork.conditions.append(one)
            taken = block.end.test if side is block.end.then else Op("not", (block.end.test,))
            fork.tests.append((taken, block.end.clauses))
            yield from self.block(side, fork)

    def _find(self, end: Find, run: Run) -> Iterator[tuple[str, Run]]:
        """The first value that passes, or none."""
        slot = self.machine.vars[end.var].offset
        after = None if end.after is None else self.num(end.after, run, {})

        def passes(state: Run, value: Num) -> Truth:
            state.store[slot] = value
            behind = True if after is None else self.compare("<", after, value)
            return self.all_of([self.inside(end.sort, value), behind, self.truth(end.test, state, {})])

        found = run.fork()
        value = self.fresh(end.var)
        kind = kind_of(end.sort)
        store = list(run.store)
        found.conditions.append(passes(found, value))
        self.meet(kind, value)

        def sooner(other: Num) -> None:
            earlier = passes(self.here.seen_from(list(store)), other)
            self.learn(self.negate(self.all_of([self.compare("<", other, value), earlier])))

        self.of_all(kind, sooner)
        found.tests.append((end.test, end.clauses))
        yield from self.block(end.then, found)
        none = run.fork()
        self.here = none
        self.of_all(kind, lambda other: self.learn(self.negate(passes(self.here.seen_from(list(store)), other))))
        none.store[slot] = self.num(self.machine.vars[end.var].start, run, {})
        if end.after is None:
            low, high = bounds(end.sort)
            test = in_place_of(end.test, {end.var: Arg(end.var)})
            some = Over("some", end.var, low, high, YES, test)
            none.tests.append((Op("not", (some,)), end.clauses))
        yield from self.block(end.otherwise, none)

    def finish(self, name: str, run: Run, depth: int = 0) -> Iterator[tuple[str, Run]]:
        """Go on through steps until a location that waits."""
        location = self.machine.locations[name]
        if location.kind in SUSPENDS or location.kind == "final" or (name in self.cuts and depth):
            yield name, run
            return
        if depth > STEP_LIMIT:
            raise EndlessRun(f"a run goes round {name} more than {STEP_LIMIT} steps without a decision")
        if name in self.heads and any(name == seen for seen, _ in run.passed) and not self.feasible(run):
            return
        run.passed.append((name, list(run.store)))
        for target, following in self.block(location.options[0].block, run):
            yield from self.finish(target, following, depth + 1)

    def guards(self, option: Option, run: Run) -> list[Truth]:
        """The guards of an option, each tied to the clauses that state it."""
        found = []
        depth = len(run.under)
        for guard in option.guards:
            test = self.truth(guard.test, run, {})
            found.append(test)
            run.under.append(test)
        del run.under[depth:]
        return found

    def paths(self, location: Location, option: Option, run: Run) -> Iterator[Path]:
        """All runs of one option from a source store; guards become conditions behind their clauses' literals."""
        for bind in option.binds:
            value = self.fresh(f"answer {bind.var}")
            run.conditions.append(self.inside(bind.sort, value))
            self.here = run
            self.meet(kind_of(bind.sort), value)
            run.store[self.machine.vars[bind.var].offset] = value
        for place, test in enumerate(self.guards(option, run)):
            clauses = option.guards[place].clauses
            run.tests.append((option.guards[place].test, clauses))
            if clauses and not isinstance(test, bool):
                run.conditions.append(z3.Implies(z3.And(*(self.literal(one) for one in clauses)), test))
            else:
                run.conditions.append(test)
        for target, found in self.block(option.block, run):
            for name, done in self.finish(target, found):
                yield Path(location.name, option.label, name, done)
