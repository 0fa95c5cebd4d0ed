"""Numbers and truths that are Python's where known and Z3's where not: the smallest parts of the encoding.

One context, one set of clause literals, fresh names counted. May import: runs, memory, arithmetic, dsl.sorts, z3.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import z3

from tribonian.compiler.arithmetic import compute
from tribonian.compiler.verify.memory import Value
from tribonian.compiler.verify.runs import Met, Num, Rule, Run, Truth
from tribonian.compiler.verify.smt_makers import Makers
from tribonian.dsl.sorts import NONE, Maybe, SetOf, Sort, bounds
from tribonian.dsl.terms import OpName

MOST_LEVELS = 2  # how far from play what is met may be, rule and value together
MOST_SAID = 1_000  # at a time
PATIENCE = 20_000  # terms encoded for one place of a long book before it is given up, for each time of patience


TOO_LONG = "it takes more to prove than is spent on it"


class TooLong(Exception):
    """What is asked of a book comes to more than there is patience for."""


class Parts:
    """Makes terms in one Z3 context."""

    def __init__(self, context: Any = None) -> None:
        self.context = context or z3.Context()
        self.literals: dict[str, Truth] = {}
        self.scope: dict[str, Truth] = {}  # the literals of what is encoded from the present source
        self.count = 0
        self.large = False  # whether some of what the Machine has is too long to be written out
        self.here = Run(store=[])  # the run at hand
        self.level = 0  # how far from play what is encoded is, see NOTE(instances)
        self.wanted = False  # whether what is encoded is to be refuted: then who it speaks of is near to play
        self.quiet = 0  # above 0, nothing is asked and nothing needed of what is encoded
        self.spent = 0  # how much was encoded
        self.patience = 1
        self._makers = Makers(self.context)
        self._kept: dict[int, Any] = {}

    def spend(self, effort: int) -> None:
        """Note what encoding costs; whoever has no patience left gives up, at the same point every time."""
        self.spent += effort
        if self.large and self.spent > PATIENCE * self.patience:
            raise TooLong

    # ---- names

    def fresh(self, name: str) -> Num:
        self.count += 1
        return z3.Int(f"{name}!{self.count}", self.context)

    def function(self, name: str, takes: int, *, truth: bool = False) -> Callable[..., Any]:
        """A function of numbers nothing is known of; a constant if it takes none."""
        self.count += 1
        made = self._makers.function(f"{name}!{self.count}", takes, truth=truth)
        return (lambda *given: made(*(self.lift(one) for one in given))) if takes else made

    def truth_named(self, name: str) -> Truth:
        """A truth nothing is known of."""
        return self.function(name, 0, truth=True)()

    def literal(self, clause: str) -> Truth:
        """The assumption that a clause counts."""
        if clause not in self.literals:
            self.literals[clause] = z3.Bool(f"clause {clause}", self.context)
        self.scope[clause] = self.literals[clause]
        return self.literals[clause]

    def behind(self, name: str, holds: Truth) -> Truth:
        """A condition that counts only while its literal is assumed."""
        return z3.Implies(self.named(name), self.truth_value(holds))

    def named(self, name: str) -> Truth:
        """The truth of a name."""
        return z3.Bool(name, self.context)

    # ---- what is learnt on the way

    def learn(self, fact: Truth, *, data: str = "") -> None:
        """Let something stand in the run at hand; what the book's data say counts behind their literal."""
        if data:
            fact = z3.Implies(self.literal(data), self.truth_value(fact))
        if fact is not True:
            self.here.sides.append(fact)

    def once(self, key: Any, make: Callable[[], Any]) -> Any:
        """What was made in this run of the same things, or made now."""
        memo = self.here.memo
        if key not in memo:
            memo[key] = make()
        return memo[key]

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Encode without asking anything."""
        self.quiet += 1
        yield
        self.quiet -= 1

    # NOTE(instances): what holds of all values of a kind is said of the values that are met: those play speaks of, and
    # those that what was said speaks of, and no further. Leaving the rest unsaid can lose a proof, never make one.

    def meet(self, kind: str, value: Num, *, further: int = 0) -> None:
        """A value of a kind is spoken of, by play or so much further from it."""
        level = self.level + further
        if not kind or not self.large or level >= MOST_LEVELS:
            return
        here = self.key(value)
        key = ("met", kind, here)
        if self.here.memo.get(key, MOST_LEVELS) > level:
            self.here.memo[key] = level
            self.here.met.append(Met(kind, level, value, here))

    def call(self, kind: str, name: str) -> Num:
        """Somebody of a kind that something is said of."""
        value = self.fresh(name)
        self.meet(kind, value, further=0 if self.wanted else 1)
        return value

    def of_all(self, kind: str, say: Callable[[Num], None]) -> None:
        """Say something of all values of a kind."""
        if kind:
            self.here.rules.append(Rule(kind, self.level, say))

    def spell(self, run: Run) -> None:
        """Say what holds of all of everything met so far."""
        if run.spelled != (len(run.rules), len(run.met)):
            self._spell(run, 0, 0)
            run.spelled = (len(run.rules), len(run.met))
        self.here = run

    def spell_new(self, run: Run, of: Run) -> None:
        """Say of a twin what is new in it: of whom else was met, and what else holds; of old rules only the nearest."""
        self._spell(run, len(of.rules), len(of.met))

    def _spell(self, run: Run, rules: int, met: int) -> None:
        level, count = self.level, 0
        for most in range(MOST_LEVELS):
            changed = True
            while changed and count < MOST_SAID:
                changed = False
                pairs = [
                    (rule, one)
                    for number, rule in enumerate(run.rules)
                    for one in (run.met if number >= rules else run.met[met:] if not rule.level else ())
                    if one.kind == rule.kind
                ]
                for rule, one in pairs:
                    said = (id(rule), one.key)
                    if one.level + rule.level > most or said in run.said or count >= MOST_SAID:
                        continue
                    run.said.add(said)
                    count += 1
                    changed = True
                    self.here = run
                    self.level = max(one.level, rule.level) + 1
                    with self.silent():
                        rule.say(one.value)
        self.here, self.level = run, level

    def key(self, value: Any) -> object:
        """What tells a value from another; the value is kept, so that its number stays its own."""
        if isinstance(value, int):
            return value
        if isinstance(value, z3.ExprRef):
            return ("term", self._makers.number_of(value))
        self._kept[id(value)] = value
        return ("here", id(value))

    # ---- truths

    def all_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not True]
        if any(part is False for part in kept):
            return False
        return True if not kept else kept[0] if len(kept) == 1 else self._makers.truth(z3.Z3_mk_and, kept)

    def any_of(self, parts: Sequence[Truth]) -> Truth:
        kept = [part for part in parts if part is not False]
        if any(part is True for part in kept):
            return True
        return False if not kept else kept[0] if len(kept) == 1 else self._makers.truth(z3.Z3_mk_or, kept)

    def negate(self, part: Truth) -> Truth:
        if isinstance(part, bool):
            return not part
        return self._makers.negated(part)

    def implies(self, test: Truth, then: Truth) -> Truth:
        return self.any_of([self.negate(test), then])

    def truth_value(self, part: Truth) -> Any:
        """A truth as a Z3 term."""
        return z3.BoolVal(part, self.context) if isinstance(part, bool) else part

    # ---- numbers

    def choice(self, test: Truth, then: Num, otherwise: Num) -> Num:
        if isinstance(test, bool):
            return then if test else otherwise
        if isinstance(then, int) and isinstance(otherwise, int) and then == otherwise:
            return then
        return self._makers.choice(test, self.lift(then), self.lift(otherwise))

    def lift(self, number: Num) -> Num:
        return self._makers.numeral(number) if isinstance(number, int) else number

    def inside(self, sort: Sort, number: Value) -> Truth:
        """Whether a number is a stored value of a sort."""
        if isinstance(sort, SetOf):
            return True
        low, high = bounds(sort)
        fits = self.between(low, number, high)
        return self.any_of([fits, self.compare("=", number, NONE)]) if isinstance(sort, Maybe) else fits

    def between(self, low: int, number: Num, high: int) -> Truth:
        return self.all_of([self.compare(">=", number, low), self.compare("<=", number, high)])

    def compare(self, op: OpName, left: Num, right: Num) -> Truth:
        if isinstance(left, int) and isinstance(right, int):
            return bool(compute(op, [left, right]))
        left, right = self.lift(left), self.lift(right)
        match op:
            case "=":
                return self._makers.of_two(z3.Z3_mk_eq, left, right)
            case "!=":
                return self.negate(self._makers.of_two(z3.Z3_mk_eq, left, right))
            case "<":
                return self._makers.of_two(z3.Z3_mk_lt, left, right)
            case "<=":
                return self._makers.of_two(z3.Z3_mk_le, left, right)
            case ">":
                return self._makers.of_two(z3.Z3_mk_gt, left, right)
            case _:
                return self._makers.of_two(z3.Z3_mk_ge, left, right)

    def operate(self, op: OpName, given: list[Num]) -> Num:
        """A number made of numbers."""
        if all(isinstance(one, int) for one in given):
            return compute(op, given)
        first, *rest = (self.lift(one) for one in given)
        match op:
            case "+":
                for one in rest:
                    first = self._makers.number(z3.Z3_mk_add, [first, one])
                return first
            case "-":
                return self._makers.number(z3.Z3_mk_sub, [first, rest[0]])
            case "*":
                return self._makers.number(z3.Z3_mk_mul, [first, rest[0]])
            case "min":
                for one in rest:
                    first = self._makers.choice(self.compare("<=", first, one), first, one)
                return first
            case "max":
                for one in rest:
                    first = self._makers.choice(self.compare(">=", first, one), first, one)
                return first
            case "half up":
                return (first + 1) / 2
            case "half down":
                return first / 2
            case other:
                raise AssertionError(f"{other} is no number")
