"""Exclusion: whether conditions exclude each other by their words alone. May import: dsl.terms."""

from tribonian.dsl.terms import Const, Op, Term, conjuncts


def excludes(one: Term, other: Term) -> bool:
    """Whether conditions exclude each other by their words alone."""
    match one, other:
        case Op(op="=", args=(left, Const(first))), Op(op="=", args=(right, Const(second))):
            return left == right and first != second
        case (Op(op="=", args=args), Op(op="!=", args=same)) | (Op(op="!=", args=args), Op(op="=", args=same)):
            return args == same
        case _:
            return Op("not", (one,)) == other or Op("not", (other,)) == one


def denies(some: list[Term], others: list[Term]) -> bool:
    """Whether one list of conditions denies a conjunction that the other one has whole."""
    pairs = [(some, others), (others, some)]
    return any(
        isinstance(one, Op) and one.op == "not" and set(conjuncts(one.args[0])) <= set(whole)
        for parts, whole in pairs
        for one in parts
    )
