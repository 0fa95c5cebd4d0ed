"""What is known where a term stands: ranges of names and of what was asked about before.

`learn` tells what a condition adds once it holds, or does not. May import: range_values, dsl.sorts, dsl.terms.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tribonian.compiler.emit.range_values import NOTHING, Range
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import Ahead, Apply, Arg, Ask, Const, Lookup, Op, OpName, Over, Read, Term, Way, walk

OPPOSITE: dict[OpName, OpName] = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
SWAPPED: dict[OpName, OpName] = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


@dataclass(frozen=True, slots=True)
class Known:
    """Ranges of terms that are narrower than the terms alone would tell."""

    facts: Mapping[Term, Range] = field(default_factory=dict)

    def with_arg(self, name: str, reach: Range) -> "Known":
        """The same inside of where a name is bound."""
        it = Arg(name)
        kept = {term: known for term, known in self.facts.items() if it not in walk(term)}
        return Known({**kept, it: reach})

    def with_fact(self, term: Term, reach: Range) -> "Known":
        return Known({**self.facts, term: reach})

    def without(self, var: str) -> "Known":
        """The same once a variable is written."""
        return Known({term: known for term, known in self.facts.items() if not _reads(term, var)})


def of_args(ranges: Mapping[str, Range]) -> Known:
    """What is known of parameters."""
    return Known({Arg(name): reach for name, reach in ranges.items()})


def _reads(term: Term, var: str) -> bool:
    return any(isinstance(part, Read) and part.var == var for part in walk(term))


Of = Callable[[Term, Known], Range]


def learn(test: Term, known: Known, of: Of, *, holds: bool) -> Known:
    """What is known once a test is answered; `of` tells what a term can be."""
    match test:
        case Op(op="and" | "or" as op) if (op == "and") == holds:
            for part in test.args:
                known = learn(part, known, of, holds=holds)
            return known
        case Op(op="not", args=(inner,)):
            return learn(inner, known, of, holds=not holds)
        case Op(op="=" | "!=" | "<" | "<=" | ">" | ">=", args=(left, right)):
            asked = test.op if holds else OPPOSITE[test.op]
            known = _compared(left, asked, right, known, of)
            return _compared(right, SWAPPED[asked], left, known, of)
        case Op(op="has", args=(bits, place)) if holds and _is_plain(place):
            low, high = of(bits, known).flat
            if low < 0:
                return known
            known = _narrowed(place, Range(0, high.bit_length() - 1), known, of)
            return known.with_fact(test, Range(1, 1)) if _is_plain(bits) else known
        case Read() | Arg() | Lookup() if _is_plain(test) and not holds:
            return _narrowed(test, Range(0, 0), known, of)
        case _:
            return known


def _is_plain(term: Term) -> bool:
    """Whether a term is worth remembering, and nothing but writes of what it reads changes it."""
    if not isinstance(term, Arg | Read | Lookup | Ask):
        return False
    return not any(isinstance(part, Apply | Ahead | Way | Over) for part in walk(term))


def _narrowed(term: Term, more: Range, known: Known, of: Of) -> Known:
    now = of(term, known)
    none = now.none and more.none
    if now.low > now.high:
        return known.with_fact(term, Range(1, 0, none))
    low, high = max(now.low, more.low), min(now.high, more.high)
    return known.with_fact(term, Range(low, high, none) if low <= high else Range(NOTHING.low, NOTHING.high, none))


def _compared(left: Term, op: OpName, right: Term, known: Known, of: Of) -> Known:
    """What a comparison tells of its left side; `none` is stored as a number beyond all others."""
    if isinstance(left, Const) or not _is_plain(left):
        return known
    now, other = of(left, known), of(right, known)
    low, high = other.flat
    if low > high:
        return known
    match op:
        case "=":
            return _narrowed(left, Range(other.low, other.high, other.none), known, of)
        case "!=" if low == high == NONE:
            return _narrowed(left, Range(now.low, now.high, False), known, of)
        case "!=" if low == high == now.low:
            return _narrowed(left, Range(now.low + 1, now.high, now.none), known, of)
        case "!=" if low == high == now.high:
            return _narrowed(left, Range(now.low, now.high - 1, now.none), known, of)
        case "<" | "<=":
            most = high - (op == "<")
            return _narrowed(left, Range(now.low, min(now.high, most), most >= NONE), known, of)
        case ">" | ">=":
            least = low + (op == ">")
            return _narrowed(left, Range(max(now.low, least), now.high, least <= NONE), known, of)
        case _:
            return known
