"""Sets in proofs: what they hold as a question about a place, how many as a number that changes with every write.

Nothing is said member by member, so a set of two hundred costs what a set of two costs. May import: smt_parts,
memory, runs, dsl.sorts, dsl.terms, z3.
"""

from collections.abc import Callable
from typing import Any

import z3

from tribonian.compiler.verify.memory import Base, Chosen, Index, Mapped, SetValue, Value, Written, is_array
from tribonian.compiler.verify.runs import Num, Truth
from tribonian.compiler.verify.smt_parts import Parts
from tribonian.dsl.sorts import Enumeration, Maybe, SetOf, Sort, bounds
from tribonian.dsl.terms import OpName

FEW_PLACES = 12  # so few are told one by one


def kind_of(sort: Sort) -> str:
    """What values of a sort are, so that those are met where others are spoken of; nothing for plain numbers."""
    match sort:
        case Enumeration():
            return kind_of(sort.parts[0]) if sort.parts else sort.name
        case Maybe():
            return kind_of(sort.inner)
        case _:
            return ""


def places_of(sort: Sort) -> int:
    """How many places the sets of a sort have; 0 for what is no set."""
    if not isinstance(sort, SetOf):
        return 0
    low, high = bounds(sort.of)
    return high - low + 1


class Sets(Parts):
    """Values that may be sets, and cells of long variables."""

    # ---- sets

    def set_of_bits(self, bits: int, places: int, kind: str = "") -> SetValue:
        """A set that is known."""

        def has(place: Num) -> Truth:
            if isinstance(place, int):
                return bool(bits >> place & 1) if place >= 0 else False
            return self.any_of([self.compare("=", place, one) for one in range(bits.bit_length()) if bits >> one & 1])

        return SetValue(has=has, size=lambda: bits.bit_count(), places=places, kind=kind, bits=bits)

    def set_named(self, name: str, sort: SetOf, takes: int = 0) -> Callable[..., SetValue]:
        """Sets about which nothing is known, one for each of what selects them."""
        holds = self.function(name, takes + 1, truth=True)
        sizes = self.function(f"size of {name}", takes)
        places, kind = places_of(sort), kind_of(sort.of)

        def selected(*given: Num) -> SetValue:
            def has(place: Num) -> Truth:
                held = holds(*given, place)
                inside = self.between(0, place, places - 1)
                self.once(("held", self.key(held)), lambda: self.learn(z3.Implies(held, self.truth_value(inside))))
                return held

            def size() -> Num:
                number = sizes(*given)
                self.once(("size", self.key(number)), lambda: self.link_count(has, number, places, kind))
                return number

            return SetValue(has=has, size=size, places=places, kind=kind)

        return selected

    def link_count(self, passes: Callable[[Num], Truth], number: Num, most: int, kind: str) -> bool:
        """Links between how many pass and who passes: none, one, two."""
        self.learn(self.between(0, number, most))
        if self.level == 0:
            one, other = self.call(kind, "one of them"), self.call(kind, "another")
            self.learn(self.implies(self.compare(">=", number, 1), passes(one)))
            two = self.all_of([passes(other), self.compare("!=", one, other)])
            self.learn(self.implies(self.compare(">=", number, 2), two))
        mark = object()

        def say(value: Num) -> None:
            truth = passes(value)
            self.learn(self.implies(truth, self.compare(">=", number, 1)))
            if self.level > 1:
                return
            before = self.here.memo.get(("passed", id(mark)), ())
            for other, passed in before:
                both = self.all_of([truth, passed, self.compare("!=", value, other)])
                self.learn(self.implies(both, self.compare(">=", number, 2)))
            self.here.memo["passed", id(mark)] = (*before, (value, truth))
            self.key(mark)

        self.of_all(kind, say)
        return True

    def as_set(self, value: Value, places: int, kind: str = "") -> SetValue:
        return value if isinstance(value, SetValue) else self.set_of_bits(value, places, kind)

    def changed_set(self, op: OpName, below: SetValue, place: Num) -> SetValue:
        """A set with one place more, or without it."""
        if below.bits is not None and isinstance(place, int):
            bits = below.bits | 1 << place if op == "with" else below.bits & ~(1 << place)
            return self.set_of_bits(bits, below.places, below.kind)
        self.meet(below.kind, place)
        adds = op == "with"

        def has(other: Num) -> Truth:
            same = self.compare("=", other, place)
            if adds:
                return self.any_of([same, below.has(other)])
            return self.all_of([self.negate(same), below.has(other)])

        def size() -> Num:
            change = self.choice(below.has(place), 0, 1) if adds else self.choice(below.has(place), -1, 0)
            return self.operate("+", [below.size(), change])

        return SetValue(has=has, size=size, places=below.places, kind=below.kind)

    def joined_set(self, op: OpName, one: SetValue, two: SetValue) -> SetValue:
        if one.bits is not None and two.bits is not None:
            bits = {"meet": one.bits & two.bits, "minus": one.bits & ~two.bits, "join": one.bits | two.bits}[op]
            return self.set_of_bits(bits, max(one.places, two.places), one.kind or two.kind)

        def has(place: Num) -> Truth:
            first, second = one.has(place), two.has(place)
            if op == "join":
                return self.any_of([first, second])
            return self.all_of([first, self.negate(second) if op == "minus" else second])

        return self.built_set(has, max(one.places, two.places), one.kind or two.kind)

    def built_set(self, has: Callable[[Num], Truth], places: int, kind: str) -> SetValue:
        """The set of all places that pass a test."""
        mark = object()

        def size() -> Num:
            def make() -> Num:
                self.key(mark)
                number = self.fresh("how many")
                self.link_count(has, number, places, kind)
                return number

            found: Num = self.once(("built", id(mark)), make)
            return found

        return SetValue(has=has, size=size, places=places, kind=kind)

    def chosen_set(self, test: Truth, one: SetValue, two: SetValue) -> SetValue:
        if isinstance(test, bool):
            return one if test else two
        return SetValue(
            has=lambda place: self.any_of(
                [self.all_of([test, one.has(place)]), self.all_of([self.negate(test), two.has(place)])]
            ),
            size=lambda: self.choice(test, one.size(), two.size()),
            places=max(one.places, two.places),
            kind=one.kind or two.kind,
        )

    def same_set(self, one: SetValue, two: SetValue) -> Truth:
        """Whether two sets hold the same."""
        if one is two:
            return True
        if one.bits is not None and two.bits is not None:
            return one.bits == two.bits

        def make() -> Truth:
            same = self.truth_named("same")
            places, kind = max(one.places, two.places), one.kind or two.kind

            def differ(place: Num) -> Truth:
                first, second = self.truth_value(one.has(place)), self.truth_value(two.has(place))
                return self.all_of([self.between(0, place, places - 1), first != second])

            if places <= FEW_PLACES:
                self.learn(same == self.truth_value(self.negate(self.any_of([differ(one) for one in range(places)]))))
                return same
            place = self.call(kind, "only here")
            self.learn(self.any_of([same, differ(place)]))
            self.of_all(kind, lambda other: self.learn(self.negate(self.all_of([same, differ(other)]))))
            for empty, full in ((one, two), (two, one)):
                if empty.bits == 0:
                    self.learn(same == self.truth_value(self.compare("=", full.size(), 0)))
            return same

        found: Truth = self.once(("same", self.key(one), self.key(two)), make)
        return found

    # ---- values and cells

    def pick(self, test: Truth, then: Value, otherwise: Value) -> Value:
        """A choice between numbers or sets."""
        if isinstance(then, SetValue) or isinstance(otherwise, SetValue):
            known = then if isinstance(then, SetValue) else otherwise
            sides = [self.as_set(one, known.places, known.kind) for one in (then, otherwise)]
            return self.chosen_set(test, *sides)
        return self.choice(test, then, otherwise)

    def either(self, test: Truth, then: Any, otherwise: Any) -> Any:
        """A choice between what stands in two stores."""
        if then is otherwise:
            return then
        if not is_array(then):
            return self.pick(test, then, otherwise)
        if isinstance(test, bool):
            return then if test else otherwise
        return Chosen(test, then, otherwise)

    def cell(self, array: Any, index: Index) -> Value:
        """What stands in a cell of a long variable."""
        self.spend(1)
        match array:
            case Base():
                return array.give(index)
            case Written():
                same = self.all_of([self.compare("=", one, two) for one, two in zip(index, array.index, strict=True)])
                return array.value if same is True else self.pick(same, array.value, self.cell(array.below, index))
            case Chosen():
                return self.pick(array.test, self.cell(array.then, index), self.cell(array.otherwise, index))
            case Mapped():
                key = ("mapped", self.key(array), tuple(self.key(one) for one in index))
                found: Value = self.once(key, lambda: array.give(index, self.cell(array.below, index)))
                return found
            case other:
                raise AssertionError(f"{other!r} has no cells")
