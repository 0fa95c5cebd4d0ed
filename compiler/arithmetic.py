"""What the operators of terms compute on integers. The one place that says so for Python.

May import: dsl.terms.
"""

from collections.abc import Sequence

from tribonian.dsl.terms import OpName


def compute(op: OpName, args: Sequence[int]) -> int:
    """The value of an operator; truth is 0 or 1."""
    match op:
        case "+":
            return sum(args)
        case "-":
            return args[0] - args[1]
        case "*":
            return args[0] * args[1]
        case "min":
            return min(args)
        case "max":
            return max(args)
        case "half up":
            return (args[0] + 1) // 2
        case "half down":
            return args[0] // 2
        case "=":
            return int(args[0] == args[1])
        case "!=":
            return int(args[0] != args[1])
        case "<":
            return int(args[0] < args[1])
        case "<=":
            return int(args[0] <= args[1])
        case ">":
            return int(args[0] > args[1])
        case ">=":
            return int(args[0] >= args[1])
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
        case "meet":
            return args[0] & args[1]
        case "minus":
            return args[0] & ~args[1]
        case "join":
            return args[0] | args[1]
        case "up":
            return args[0] << args[1]
        case "down":
            return args[0] >> args[1]
