"""Questions about all, some or how many, in proofs: said of those that are met, see NOTE(instances).

NOTE(counts): how many pass a test is a number kept by what changes it. Where one cell is written, the count before is
taken and whoever the cell belongs to asked before and after; so a count costs as much with eighty pieces as with
eight. Of the count in a state reached by no write from here, only what links it to who passes is said: none, one, two.
May import: smt_values, intervals, runs, memory, blocks, dsl.sorts, dsl.terms.
"""

from dataclasses import replace
from typing import Any

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.verify.intervals import SET_OPS
from tribonian.compiler.verify.memory import Chosen, SetValue, Value, Written
from tribonian.compiler.verify.runs import Num, Run, Truth
from tribonian.compiler.verify.smt_sets import kind_of
from tribonian.compiler.verify.smt_values import Given
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Apply, Arg, Ask, Cond, Const, Lookup, Op, Over, Read, Term, Way, rebuild, walk

_ITSELF = "$it"  # the name of what is counted, whatever the book calls it
_PASSING = frozenset({"all", "some", "count", "set"})  # folds whose body is a truth


class Many(Given):
    """Quantifiers, counts and sums of one Machine."""

    def is_set(self, term: Term) -> bool:
        """Whether a term is a set."""
        match term:
            case Read():
                return isinstance(self.machine.vars[term.var].sort, SetOf)
            case Apply():
                return isinstance(self.machine.decisions[term.value].sort, SetOf)
            case Lookup():
                return isinstance(self.machine.tables[term.table].sort, SetOf)
            case Op():
                return term.op in SET_OPS
            case Over():
                return term.fold == "set"
            case Cond():
                return self.is_set(term.then) or self.is_set(term.otherwise)
            case _:
                return False

    def kind_of_name(self, term: Over) -> str:
        """What a quantifier goes through, as far as its uses tell: the kind of what it is an index or a key of."""
        name = Arg(term.name)
        for part in [*walk(term.test), *walk(term.body)]:
            match part:
                case Read():
                    params, given = self.machine.vars[part.var].index, part.index
                case Lookup():
                    params, given = self.machine.tables[part.table].params, part.args
                case Apply():
                    params, given = self.machine.decisions[part.value].params, part.args
                case Ask() if name in part.args and part.of in self.machine.maps:
                    return part.of
                case Op(op="=" | "!=" | "has") if name in part.args:
                    found = next((self._kind_of_term(one) for one in part.args if one != name), "")
                    if found:
                        return found
                    continue
                case _:
                    continue
            for param, one in zip(params, given, strict=True):
                if one == name and kind_of(param.sort):
                    return kind_of(param.sort)
        return ""

    def _kind_of_term(self, term: Term) -> str:
        match term:
            case Read():
                sort = self.machine.vars[term.var].sort
            case Lookup():
                sort = self.machine.tables[term.table].sort
            case Apply():
                sort = self.machine.decisions[term.value].sort
            case _:
                return ""
        return kind_of(sort.of) if isinstance(sort, SetOf) else kind_of(sort)

    # ---- all and some

    def quantified(self, term: Over, run: Run, args: dict[str, Value]) -> Truth:
        """Whether something is so of all values, or of some."""
        self.try_any(term, run, args)
        kind = self.kind_of_name(term)
        slots = self.slots(variables_read(self.machine, term), run)
        free = sorted({one.name for part in (term.test, term.body) for one in walk(part) if isinstance(one, Arg)})
        given = [args[name] for name in free if name in args]
        memo = ("quantified", term, tuple(self.key(one) for one in given), tuple(self.key(one) for _, one in slots))
        found: Truth = self.once(memo, lambda: self._stands_for(term, kind, list(run.store), dict(args)))
        return found

    def _stands_for(self, term: Over, kind: str, store: list[Any], args: dict[str, Value]) -> Truth:
        """A truth that stands for a quantifier, tied to it for whoever is met."""
        holds = self.truth_named(term.fold)
        every = term.fold == "all"

        def speaks(value: Num) -> Truth:
            """Whether a value settles the question: one that passes, or one that fails."""
            passes, body = self._parts(term, value, self.here.seen_from(list(store)), args)
            return self.all_of([passes, self.negate(body) if every else body])

        follows = self.negate(holds) if every else holds
        self.of_all(kind, lambda value: self.learn(self.implies(speaks(value), follows)))
        if self.level < 2:
            witness = self.call(kind, term.name)
            with self.silent():
                level, self.level = self.level, self.level + 1
                settled = speaks(witness)
                self.level = level
            self.learn(self.implies(follows, settled))
        return holds

    def _parts(self, term: Over, value: Num, run: Run, args: dict[str, Value]) -> tuple[Truth, Truth]:
        """Whether a value passes, and what is said of it."""
        inner = {**args, term.name: value}
        test = self.truth(term.test, run, inner)
        body = self.truth(term.body, run, inner)
        return self.all_of([self.between(term.low, value, term.high), test]), body

    def try_any(self, term: Over, run: Run, args: dict[str, Value]) -> None:
        """Ask what is asked of every value once, of any value: what is shown of it is shown of all."""
        asks = any(isinstance(one, Apply | Lookup | Over) for part in (term.test, term.body) for one in walk(part))
        if self.quiet or not asks:
            return
        value = self.fresh(term.name)
        depth = len(run.sane)
        run.sides.append(self.between(term.low, value, term.high))
        inner = {**args, term.name: value}
        run.under.append(self.truth(term.test, run, inner))
        if term.fold in _PASSING:
            self.truth(term.body, run, inner)
        else:
            self.num(term.body, run, inner)
        run.under.pop()
        del run.sane[depth:]

    def suppose(self, term: Term, run: Run, args: dict[str, Value], unless: Truth) -> None:
        """Let a condition hold, of all that are met where it speaks of all."""
        match term:
            case Op(op="and"):
                for part in term.args:
                    self.suppose(part, run, args, unless)
            case Op(op="or") if sum(isinstance(part, Over) for part in term.args) == 1:
                rest = [self.truth(part, run, args) for part in term.args if not isinstance(part, Over)]
                for part in term.args:
                    if isinstance(part, Over):
                        self.suppose(part, run, args, self.any_of([unless, *rest]))
            case Over(fold="all"):
                store = list(run.store)

                def say(value: Num) -> None:
                    state = self.here.seen_from(list(store))
                    inner = {**args, term.name: value}
                    inside = self.between(term.low, value, term.high)
                    passes = self.all_of([inside, self.truth(term.test, state, inner)])
                    self.suppose(term.body, state, inner, self.any_of([unless, self.negate(passes)]))

                self.here = run
                self.of_all(self.kind_of_name(term), say)
            case _:
                holds = self.truth(term, run, args)
                self.here = run
                self.learn(self.any_of([unless, holds]))

    def refuted(self, term: Term, run: Run, args: dict[str, Value]) -> Truth:
        """That a condition fails, with a name for who it fails of."""
        self.here = run
        wanted, self.wanted = self.wanted, True
        found = self._refuted(term, run, args)
        self.wanted = wanted
        return found

    def _refuted(self, term: Term, run: Run, args: dict[str, Value]) -> Truth:
        match term:
            case Op(op="and"):
                return self.any_of([self.refuted(part, run, args) for part in term.args])
            case Op(op="or"):
                return self.all_of([self.refuted(part, run, args) for part in term.args])
            case Over(fold="all"):
                value = self.fresh(term.name)
                self.meet(self.kind_of_name(term), value)
                inner = {**args, term.name: value}
                passes = self.truth(term.test, run, inner)
                inside = self.between(term.low, value, term.high)
                return self.all_of([inside, passes, self.refuted(term.body, run, inner)])
            case _:
                return self.negate(self.truth(term, run, args))

    # ---- sets

    def gathered(self, term: Over, run: Run, args: dict[str, Value]) -> SetValue:
        """The set of all values that pass."""
        self.try_any(term, run, args)
        store, given = list(run.store), dict(args)

        def has(place: Num) -> Truth:
            with self.silent():
                value = self.operate("+", [place, term.low])
                passes, body = self._parts(term, value, self.here.seen_from(list(store)), given)
            return self.all_of([passes, body])

        return self.built_set(has, term.high - term.low + 1, self.kind_of_name(term))

    # ---- how many, and how much

    def folded(self, term: Over, run: Run, args: dict[str, Value]) -> Num:
        """A count or a sum, the highest or the lowest."""
        self.try_any(term, run, args)
        shape, closed = self._shape(term)
        with self.silent():
            given = [self.num(one, run, args) for one in closed]
            if shape.fold in ("count", "sum"):
                return self._total(shape, given, run)
            return self._best(shape, given, run)

    def _shape(self, term: Over) -> tuple[Over, list[Term]]:
        """A term with everything that does not depend on what is counted told apart from it."""
        closed: list[Term] = []

        def cut(part: Term, names: frozenset[str]) -> Term:
            if isinstance(part, Const):
                return part
            free = not any(isinstance(one, Arg) and one.name in names for one in walk(part))
            if free and not any(self.is_set(one) for one in walk(part)):
                if part not in closed:
                    closed.append(part)
                return Arg(f"${closed.index(part)}")
            if isinstance(part, Arg):
                return Arg(_ITSELF) if part.name == term.name else part
            inside = names | {part.name} if isinstance(part, Over | Way) else names
            if isinstance(part, Over) and part.within is not None:
                part = replace(part, within=None)
            return rebuild(part, lambda one: cut(one, inside))

        names = frozenset({term.name})
        test, body = cut(term.test, names), cut(term.body, names)
        return replace(term, name=_ITSELF, test=test, body=body, within=None), closed

    def _adds(self, shape: Over, who: Num, given: list[Num], run: Run) -> tuple[Truth, Num]:
        """Whether one value counts, and what it adds to a total."""
        args: dict[str, Value] = {_ITSELF: who, **{f"${place}": value for place, value in enumerate(given)}}
        inside = self.between(shape.low, who, shape.high)
        test = self.truth(shape.test, run, args)
        if shape.fold == "count":
            counts = self.all_of([inside, test, self.truth(shape.body, run, args)])
            return counts, self.choice(counts, 1, 0)
        counts = self.all_of([inside, test])
        return counts, self.choice(counts, self.num(shape.body, run, args), 0)

    def _total(self, shape: Over, given: list[Num], run: Run) -> Num:
        """The total before the last write, and what that write changes; see NOTE(counts)."""
        for name, place in self._own(shape).items():
            offset = self.machine.vars[name].offset
            array = run.store[offset]
            if not isinstance(array, Written | Chosen):
                continue

            def standing(other: Any, offset: int = offset) -> Run:
                store = list(run.store)
                store[offset] = other
                return run.seen_from(store)

            if isinstance(array, Chosen):
                then = self._total(shape, given, standing(array.then))
                return self.choice(array.test, then, self._total(shape, given, standing(array.otherwise)))
            before = standing(array.below)
            who = array.index[place]
            total = self._total(shape, given, before)
            gone, come = self._adds(shape, who, given, before)[1], self._adds(shape, who, given, run)[1]
            return self.operate("-", [self.operate("+", [total, come]), gone])
        return self._at_rest(shape, given, run)

    def _own(self, shape: Over) -> dict[str, int]:
        """The long variables read only of the one who is counted, and where its index stands."""
        found: dict[str, int] = {}
        lost = set[str]()
        for part in [*walk(shape.test), *walk(shape.body)]:
            if isinstance(part, Apply):
                lost |= self.reads(part.value)
            if isinstance(part, Read) and self.is_long(part.var):
                places = [place for place, one in enumerate(part.index) if one == Arg(_ITSELF)]
                if len(places) != 1 or found.setdefault(part.var, places[0]) != places[0]:
                    lost.add(part.var)
        return {name: place for name, place in found.items() if name not in lost}

    def _at_rest(self, shape: Over, given: list[Num], run: Run) -> Num:
        """A total in a state that no write explains."""
        slots = self.slots(variables_read(self.machine, shape), run)
        state = tuple(self.key(value) for _, value in slots)
        # The same function in every run that looks at the same state, so that equal arguments give equal totals.
        named = ("total", shape, state)
        if named not in self._functions:
            name = "how many" if shape.fold == "count" else "sum"
            self._functions[named] = self.function(name, len(given))
        number: Num = self._functions[named](*given)
        store = list(run.store)

        def describe() -> bool:
            kind = self.kind_of_name(shape)
            if shape.fold == "count":

                def passes(who: Num) -> Truth:
                    return self._adds(shape, who, given, self.here.seen_from(list(store)))[0]

                return self.link_count(passes, number, shape.high - shape.low + 1, kind)
            if self._never_negative(shape.body):
                self.learn(number >= 0)

                def adds(who: Num) -> None:
                    counts, much = self._adds(shape, who, given, self.here.seen_from(list(store)))
                    self.learn(self.implies(counts, self.compare("<=", much, number)))

                self.of_all(kind, adds)
            return True

        self.once((*named, tuple(self.key(one) for one in given)), describe)
        return number

    def _never_negative(self, term: Term) -> bool:
        """Whether a term is plainly a number from 0 on."""
        match term:
            case Const():
                return term.value >= 0
            case Lookup():
                return all(row.cell >= 0 for row in self.machine.tables[term.table].rows)
            case Read():
                return self.lowest_of(term.var) >= 0
            case Cond():
                return self._never_negative(term.then) and self._never_negative(term.otherwise)
            case Op():
                return term.op in ("+", "*", "min", "max", "half up", "half down") and all(
                    self._never_negative(part) for part in term.args
                )
            case Over():
                return term.fold == "count" or self._never_negative(term.body)
            case _:
                return False

    def lowest_of(self, name: str) -> int:
        raise NotImplementedError

    def _best(self, shape: Over, given: list[Num], run: Run) -> Num:
        """The highest or the lowest: no less than any that passes, and one of them; 0 where none passes."""
        number = self.fresh(shape.fold)
        args: dict[str, Value] = {f"${place}": value for place, value in enumerate(given)}
        store, kind = list(run.store), self.kind_of_name(shape)
        some = self.truth_named("some")

        def passing(value: Num) -> tuple[Truth, Num]:
            inner = {**args, _ITSELF: value}
            state = self.here.seen_from(list(store))
            passes = self.all_of([self.between(shape.low, value, shape.high), self.truth(shape.test, state, inner)])
            return passes, self.num(shape.body, state, inner)

        def say(value: Num) -> None:
            passes, body = passing(value)
            best = self.compare("<=" if shape.fold == "highest" else ">=", body, number)
            self.learn(self.implies(passes, self.all_of([best, some])))

        self.of_all(kind, say)
        witness = self.call(kind, "best")
        passes, body = passing(witness)
        found = self.all_of([passes, self.compare("=", body, number)])
        self.learn(self.implies(some, found))
        self.learn(self.any_of([some, self.compare("=", number, 0)]))
        return number
