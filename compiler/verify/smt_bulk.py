"""Effects on many at once, in proofs: loops over a sort, what is carried along, queues.

NOTE(rounds): where every round of a loop writes only what belongs to its own value, and reads of what the loop writes
only that, the rounds do not touch each other: a cell afterwards is what its own round makes of it. Otherwise order
may matter, and what the loop writes becomes whatever storage holds; cells of a value's own either stay or are
written where the test lets them. Either way the body is asked about once, for any value.
May import: smt_terms, runs, memory, blocks, machine, dsl.sorts, dsl.terms, z3.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tribonian.compiler.blocks import inside, terms_of_effect, variables_read, written
from tribonian.compiler.machine import Each, Effect, Move, Pop, Push, Set, When
from tribonian.compiler.verify.memory import Base, Index, Mapped, SetValue, Value, Written
from tribonian.compiler.verify.runs import Needed, Num, Run, Truth
from tribonian.compiler.verify.smt_sets import kind_of, places_of
from tribonian.compiler.verify.smt_terms import Terms
from tribonian.dsl.sorts import NONE, SetOf, bounds, values
from tribonian.dsl.terms import Apply, Arg, Const, Op, Read, Term, children, conjuncts, walk


@dataclass(slots=True)
class Rounds:
    """What the rounds of a loop write and whether they touch each other."""

    own: dict[str, int] = field(default_factory=dict)  # variables whose written cells belong to a round: which index
    gathered: set[str] = field(default_factory=set)  # sets that a round changes only in its own place
    passing: set[str] = field(default_factory=set)  # written before they are read, in every round
    shared: set[str] = field(default_factory=set)  # all others that are written
    apart: bool = True


class Bulk(Terms):
    """Carries out effects on many."""

    def effect(self, effect: Effect, run: Run) -> None:
        raise NotImplementedError

    # ---- any state

    def anything(self, name: str) -> Any:
        """Any value of a variable's storage, or any values if it is a long one."""
        var = self.machine.vars[name]
        takes = len(var.index) if self.is_long(name) else 0
        if isinstance(var.sort, SetOf):
            chosen = self.set_named(name, var.sort, takes)
            return Base(lambda index: chosen(*index)) if takes else chosen()
        cells = self.function(name, takes)
        if not takes:
            self.learn(self.inside(var.sort, cells()))
            return cells()

        def give(index: Index) -> Value:
            value = cells(*index)
            self.once(("stored", self.key(value)), lambda: self.learn(self.inside(var.sort, value)))
            return value

        return Base(give)

    def forget(self, names: set[str], run: Run) -> None:
        """Let some variables be whatever storage holds."""
        for name in sorted(names):
            var = self.machine.vars[name]
            size = 1 if self.is_long(name) else var.size
            for offset in range(var.offset, var.offset + size):
                self.put_cell(offset, self.anything(name), run, (), whole=True)

    # ---- loops over a sort

    def each(self, effect: Each, run: Run) -> None:
        rounds = self._rounds(effect)
        before = list(run.store)
        slot = self.machine.vars[effect.var].offset
        if not self.quiet:
            self._any_round(effect, rounds, run, slot)
        body = _Body(self, effect, rounds, before, slot)
        for name, place in sorted(rounds.own.items()):
            var = self.machine.vars[name]
            if self.is_long(name):
                self.put_cell(var.offset, body.cells(name, place), run, effect.clauses, whole=False)
            else:
                self.forget({name}, run)
        for name in sorted(rounds.gathered):
            self.put_cell(self.machine.vars[name].offset, body.gathered(name), run, effect.clauses, whole=False)
        grows = self._only_adjusted(effect, rounds.shared)
        self.forget(rounds.shared | rounds.passing, run)
        self._keep_direction(grows, before, run)
        run.store[slot] = self.num(self.machine.vars[effect.var].start, run, {})

    def _any_round(self, effect: Each, rounds: Rounds, run: Run, slot: int) -> None:
        """Ask what is asked in any one round."""
        kept, depth = run.store, len(run.sane)
        run.store = list(kept)
        if not rounds.apart:
            self.forget(set(rounds.own) | rounds.gathered | rounds.shared | rounds.passing, run)
        value = self.fresh(effect.var)
        run.sides.append(self.inside(effect.sort, value))
        run.store[slot] = value
        run.under.append(self.truth(effect.test, run, {}))
        for one in effect.body:
            self.effect(one, run)
        run.under.pop()
        run.store = kept
        del run.sane[depth:]

    def _only_adjusted(self, effect: Each, shared: set[str]) -> dict[str, str]:
        """Of the variables that rounds share, those that only rise or only fall."""
        found: dict[str, str] = {}
        for one in inside(effect.body):
            for name in written(one):
                verb = getattr(one, "verb", "set")
                way = {"gain": ">=", "lose": "<=", "spend": "<="}.get(verb, "")
                found[name] = way if found.get(name, way) == way else ""
        return {name: way for name, way in found.items() if way and name in shared and not self.is_long(name)}

    def _keep_direction(self, grows: dict[str, str], before: list[Any], run: Run) -> None:
        for name, way in sorted(grows.items()):
            var = self.machine.vars[name]
            for offset in range(var.offset, var.offset + var.size):
                run.sides.append(self.compare(">=" if way == ">=" else "<=", run.store[offset], before[offset]))

    def _rounds(self, effect: Each) -> Rounds:
        """Who writes what in a round; see NOTE(rounds)."""
        rounds = Rounds()
        me = Read(effect.var)
        low = bounds(effect.sort)[0]
        mine: set[Term] = {me if low == 0 else Op("-", (me, Const(low)))}
        for one in inside(effect.body):
            for name in written(one):
                var = self.machine.vars[name]
                index = (one.who,) if isinstance(one, Move) else getattr(one, "index", ())
                places = [place for place, term in enumerate(index) if term == me]
                if isinstance(one, Move) and one.carrier:
                    rounds.shared.add(name)
                elif isinstance(one, Set) and isinstance(var.sort, SetOf) and not index and _in_place(one, mine):
                    rounds.gathered.add(name)
                elif isinstance(one, Push | Pop) or not var.index:
                    rounds.passing.add(name) if self._is_passing(name, effect) else rounds.shared.add(name)
                elif len(places) == 1 and rounds.own.get(name, places[0]) == places[0]:
                    rounds.own[name] = places[0]
                else:
                    rounds.shared.add(name)
        rounds.own = {name: place for name, place in rounds.own.items() if name not in rounds.shared}
        rounds.gathered -= rounds.shared
        rounds.apart = not rounds.shared and not self._touches(effect, rounds, me, mine)
        return rounds

    def _is_passing(self, name: str, effect: Each) -> bool:
        """Whether every round writes a variable before it reads it."""
        if any(name in variables_read(self.machine, term) for term in (effect.test,)):
            return False
        for one in effect.body:
            if isinstance(one, Each) and one.var == name:
                return True
            if any(name in variables_read(self.machine, term) for term in terms_of_effect(one)):
                return False
            if isinstance(one, Set) and one.var == name and not one.index:
                return True
            if isinstance(one, When | Each) and any(
                name in written(inner) or any(name in variables_read(self.machine, t) for t in terms_of_effect(inner))
                for inner in inside((one,))
            ):
                return False
        return False

    def _touches(self, effect: Each, rounds: Rounds, me: Term, mine: set[Term]) -> bool:
        """Whether a round reads what another may have written."""
        for term in _terms(effect):
            todo = [term]
            while todo:
                part = todo.pop()
                match part:
                    case Apply() if self.reads(part.value) & (rounds.own.keys() | rounds.gathered):
                        return True
                    case Op(op="has" | "with" | "without") if part.args[1] in mine and isinstance(part.args[0], Read):
                        continue
                    case Read() if part.var in rounds.gathered:
                        return True
                    case Read() if part.var in rounds.own and part.index[rounds.own[part.var]] != me:
                        return True
                    case _:
                        pass
                todo += children(part)
        return False

    # ---- what is carried along

    def move(self, effect: Move, run: Run) -> None:
        """A piece goes to a place, with all it carries."""
        var = self.machine.vars[effect.var]
        if not effect.carrier:
            self.write(effect.var, (effect.who,), self.num(effect.to, run, {}), run, effect.var, effect.clauses)
            return
        who, to = self.num(effect.who, run, {}), self.num(effect.to, run, {})
        holds = self.inside(var.sort, to)
        self.need(Needed("range", effect.var, self.reached(run), holds, f"{effect.var} out of storage"), run)
        rides = self._riding(effect.carrier, who, run)
        if not self.is_long(effect.var):
            for place, value in enumerate(values(var.index[0].sort)):
                goes = self.any_of([self.compare("=", value, who), rides(value)])
                stays = run.store[var.offset + place]
                self.put_cell(var.offset + place, self.choice(goes, to, stays), run, effect.clauses, whole=False)
            return

        def give(index: Index, stands: Value) -> Value:
            goes = self.any_of([self.compare("=", index[0], who), rides(index[0])])
            return self.pick(goes, to, stands)

        below = Written(run.store[var.offset], (who,), to)
        self.put_cell(var.offset, Mapped(below, give), run, effect.clauses, whole=False)

    def _riding(self, carrier: str, who: Num, run: Run) -> Callable[[Num], Truth]:
        """Whether somebody is carried by somebody, directly or not."""
        made = self.function("rides", 1, truth=True)
        store = list(run.store)

        def rides(one: Num) -> Truth:
            here = made(one)

            def describe() -> None:
                by = self.read(Read(carrier, (Arg("it"),)), self.here.seen_from(list(store)), {"it": one})
                above = self.any_of([self.compare("=", by, who), made(by)])
                self.learn(here == self.truth_value(self.all_of([self.compare("!=", by, NONE), above])))

            self.once(("rides", self.key(here)), describe)
            return here

        return rides

    # ---- queues

    def push(self, effect: Push, run: Run) -> None:
        size = Read(effect.size, effect.index)
        fits = self.compare("<", self.num(size, run, {}), effect.capacity)
        self.need(Needed("range", effect.queue, self.reached(run), fits, f"{effect.queue} is full"), run)
        value = self.num(effect.value, run, {})
        self.write(effect.queue, (*effect.index, size), value, run, effect.queue, effect.clauses)
        more = self.operate("+", [self.num(size, run, {}), 1])
        self.write(effect.size, effect.index, more, run, effect.size, effect.clauses)

    def pop(self, effect: Pop, run: Run) -> None:
        size = Read(effect.size, effect.index)
        some = self.compare(">", self.num(size, run, {}), 0)
        self.need(Needed("range", effect.queue, self.reached(run), some, f"{effect.queue} is empty"), run)
        first = self.read(Read(effect.queue, (*effect.index, Const(0))), run, {})
        self.write(effect.var, (), first, run, effect.var, effect.clauses)
        var = self.machine.vars[effect.queue]
        if self.is_long(effect.queue):
            here = tuple(self.num(one, run, {}) for one in effect.index)
            old = run.store[var.offset]

            def give(index: Index, stands: Value) -> Value:
                mine = self.all_of([self.compare("=", one, two) for one, two in zip(index[:-1], here, strict=True)])
                following = self.cell(old, (*index[:-1], self.operate("+", [index[-1], 1])))
                last = self.compare("=", index[-1], effect.capacity - 1)
                return self.pick(mine, self.pick(last, 0, following), stands)

            self.put_cell(var.offset, Mapped(old, give), run, effect.clauses, whole=False)
        else:
            for place in range(effect.capacity):
                ahead = (*effect.index, Const(place + 1))
                value = 0 if place == effect.capacity - 1 else self.read(Read(effect.queue, ahead), run, {})
                self.write(effect.queue, (*effect.index, Const(place)), value, run, effect.queue)
        fewer = self.operate("-", [self.num(size, run, {}), 1])
        self.write(effect.size, effect.index, fewer, run, effect.size, effect.clauses)


class _Body:
    """What one round makes of what belongs to it."""

    def __init__(self, bulk: Bulk, effect: Each, rounds: Rounds, before: list[Any], slot: int) -> None:
        self.bulk = bulk
        self.effect = effect
        self.rounds = rounds
        self.before = before
        self.slot = slot
        self.turn = bulk.function("its turn", 1, truth=True)

    def round(self, who: Num) -> tuple[Truth, list[Any]]:
        """Whether a value has its round, and the state that its round makes of the one before the loop."""
        bulk = self.bulk

        def make() -> tuple[Truth, list[Any]]:
            run = bulk.here.seen_from(list(self.before))
            run.store[self.slot] = who
            with bulk.silent():
                passes = bulk.all_of([bulk.inside(self.effect.sort, who), self._test(run, who)])
                if not self.rounds.apart:
                    bulk.forget(self.rounds.shared, run)
                for one in self.effect.body:
                    bulk.effect(one, run)
            return passes, run.store

        bulk.key(self)
        found: tuple[Truth, list[Any]] = bulk.once(("round", id(self), bulk.key(who)), make)
        return found

    def _test(self, run: Run, who: Num) -> Truth:
        """The loop's test; where rounds touch each other, what is sure of it, and a chance for the rest."""
        bulk = self.bulk
        if self.rounds.apart:
            return bulk.truth(self.effect.test, run, {})
        changed = set(self.rounds.own) | self.rounds.gathered | self.rounds.shared
        me = Read(self.effect.var)
        parts: list[Truth] = [self.turn(who)]
        for part in conjuncts(self.effect.test):
            own = [one for one in walk(part) if isinstance(one, Read) and one.var in changed]
            plain = not any(isinstance(one, Apply) and bulk.reads(one.value) & changed for one in walk(part))
            if plain and all(one.var in self.rounds.own and one.index[self.rounds.own[one.var]] == me for one in own):
                parts.append(bulk.truth(part, run, {}))
        return bulk.all_of(parts)

    def cells(self, name: str, place: int) -> Mapped:
        """The variable after the loop."""
        offset = self.bulk.machine.vars[name].offset

        def give(index: Index, stands: Value) -> Value:
            passes, store = self.round(index[place])
            return self.bulk.pick(passes, self.bulk.cell(store[offset], index), stands)

        return Mapped(self.before[offset], give)

    def gathered(self, name: str) -> SetValue:
        """The set after the loop."""
        bulk = self.bulk
        var = bulk.machine.vars[name]
        assert isinstance(var.sort, SetOf)
        places, kind = places_of(var.sort), kind_of(var.sort.of)
        stands = bulk.as_set(self.before[var.offset], places, kind)
        low = bounds(self.effect.sort)[0]

        def has(place: Num) -> Truth:
            passes, store = self.round(bulk.operate("+", [place, low]))
            after = bulk.as_set(store[var.offset], places, kind).has(place)
            before = stands.has(place)
            return bulk.any_of([bulk.all_of([passes, after]), bulk.all_of([bulk.negate(passes), before])])

        return bulk.built_set(has, places, kind)


def _in_place(effect: Set, mine: set[Term]) -> bool:
    """Whether a set only gains or loses the place of a round's own value."""
    value = effect.value
    return (
        isinstance(value, Op)
        and value.op in ("with", "without")
        and value.args[0] == Read(effect.var)
        and value.args[1] in mine
    )


def _terms(effect: Each) -> list[Term]:
    return [effect.test, *(term for one in inside(effect.body) for term in terms_of_effect(one))]
