"""Z3 terms made at random: all that the printer has words for, parts shared, names of every shape."""

from typing import Any

import z3
from hypothesis import strategies as st

# Names that need quotes, that are words of SMT-LIB, that look like our own or like an escape. None holds what
# must be escaped, so that Z3 reads back the very same symbols; `escaped` names are another test.
NAMES = ("x", "ap[0]!1", "clause 10.2-b", "goal 1", 'say "yes"', "$1", "1st", "-5", "; no note", "(a b)", "a.b", "let!")


@st.composite
def terms(draw: st.DrawFn, *, linear: bool = False) -> tuple[list[Any], list[Any]]:
    """Assertions and literals over one pool of terms, each made of earlier ones."""
    number = z3.IntSort()
    truths: list[Any] = [z3.Bool(name) for name in NAMES[:3]]
    literals = draw(st.lists(st.sampled_from(truths).flatmap(lambda one: st.sampled_from([one, z3.Not(one)]))))
    numbers: list[Any] = [*z3.Ints("n m!2"), *(z3.Int(name) for name in NAMES[3:])]
    numbers += [z3.IntVal(value) for value in draw(st.lists(st.integers(-(10**20), 10**20), max_size=2))]
    gives_number = z3.Function("f of [two]", number, number, number)
    gives_truth = z3.Function("holds?", number, z3.BoolSort())
    for _ in range(draw(st.integers(3, 30))):
        a, b = draw(st.sampled_from(numbers)), draw(st.sampled_from(numbers))
        p, q = draw(st.sampled_from(truths)), draw(st.sampled_from(truths))
        constant = draw(st.sampled_from([-3, -1, 2, 7]))
        made = draw(st.integers(0, 9))
        if draw(st.booleans()):
            product = constant * a if linear else a * b
            divisor = constant if linear else draw(st.sampled_from([constant, b]))
            some = [a + b, a - b, -a, product, a / divisor, a % divisor, z3.If(p, a, b), gives_number(a, b)]
            numbers.append([*some, z3.Sum(a, b, a), z3.IntVal(constant)][made])
        else:
            related = [a < b, a <= b, a > b, a >= b, a == b, p == q, z3.Distinct(a, b, z3.IntVal(constant))]
            joined = [z3.And(p, q), z3.Or(p, q, p), z3.Not(p), z3.Implies(p, q), z3.Xor(p, q), z3.And(), z3.Or(p)]
            other = [z3.If(p, q, p), gives_truth(a), z3.BoolVal(True)]
            truths.append(draw(st.sampled_from([related, joined, other]).flatmap(st.sampled_from)))
    return draw(st.lists(st.sampled_from(truths[3:] or truths), min_size=1, max_size=4)), literals
