"""What the operators of terms compute on integers. The one place that says so for Python.

May import: dsl.terms.
"""

from collections.abc import Callable, Sequence

from tribonian.dsl.terms import OpName

# Of two parts each; `+`, `min` and `max` may have more, and one alone.
PAIRED: dict[OpName, Callable[[int, int], int]] = {
    "+": lambda one, two: one + two,
    "-": lambda one, two: one - two,
    "*": lambda one, two: one * two,
    "min": lambda one, two: one if one <= two else two,
    "max": lambda one, two: one if one >= two else two,
    "=": lambda one, two: int(one == two),
    "!=": lambda one, two: int(one != two),
    "<": lambda one, two: int(one < two),
    "<=": lambda one, two: int(one <= two),
    ">": lambda one, two: int(one > two),
    ">=": lambda one, two: int(one >= two),
    "meet": lambda one, two: one & two,
    "minus": lambda one, two: one & ~two,
    "join": lambda one, two: one | two,
    "up": lambda one, two: one << two,
    "down": lambda one, two: one >> two,
}


def compute(op: OpName, args: Sequence[int]) -> int:
    """The value of an operator; truth is 0 or 1."""
    match op:
        case "+":
            return sum(args)
        case "min":
            return min(args)
        case "max":
            return max(args)
        case "half up":
            return (args[0] + 1) // 2
        case "half down":
            return args[0] // 2
        case "and":
            return int(all(args))
        case "or":
            return int(any(args))
        case "not":
            return int(not args[0])
        case "has":
            return args[0] >> args[1] & 1
        case "with":
            return args[0] | 1 << args[1]
        case "without":
            return args[0] & ~(1 << args[1])
        case "size":
            return args[0].bit_count()
        case _:
            return PAIRED[op](args[0], args[1])
