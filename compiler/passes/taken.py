"""Places that must be taken: conditions on a place that cannot hold where nothing stands.

`some u where place[u] = it`, a count of such above a number, a set of such that is not empty; and what is made of them.
May import: dsl.terms.
"""

from collections.abc import Callable

from tribonian.dsl.terms import Arg, Cond, Const, Op, Over, Read, Term, conjuncts

LeastOf = Callable[[Term], int | None]  # the least a term can be, if that is known


def taken_by(test: Term, who: Term, least: LeastOf) -> str | None:
    """The variable that must have the value `who` for something where the test holds; nothing if none must."""
    match test:
        case Op(op="and", args=args):
            return next((found for arg in args if (found := taken_by(arg, who, least))), None)
        case Op(op="or", args=args):
            every = {taken_by(arg, who, least) for arg in args}
            return every.pop() if len(every) == 1 else None
        case Op(op=">", args=(many, few)) | Op(op="<", args=(few, many)):
            return _if_at_least(many, few, 0, who, least)
        case Op(op=">=", args=(many, few)) | Op(op="<=", args=(few, many)):
            return _if_at_least(many, few, 1, who, least)
        case Op(op="!=", args=(members, Const(value=0))) | Op(op="!=", args=(Const(value=0), members)):
            return _not_empty(members, who)
        case Op(op="has", args=(members, _)):
            return _not_empty(members, who)
        case Over(fold="some"):
            return _not_empty(test, who)
        case _:
            return None


def _if_at_least(many: Term, few: Term, wanted: int, who: Term, least: LeastOf) -> str | None:
    """What is taken where something counted is more than a number that is never below `wanted`."""
    low = least(few)
    if low is None or low < wanted:
        return None
    match many:
        case Op(op="size", args=(members,)):
            return _not_empty(members, who)
        case Over(fold="count"):
            return _not_empty(many, who)
        case _:
            return None


def _not_empty(members: Term, who: Term) -> str | None:
    """What is taken where something is in a set."""
    match members:
        case Over(fold="set" | "some" | "count"):
            for part in (*conjuncts(members.test), *conjuncts(members.body)):
                found = _value_of(part, members.name, who)
                if found:
                    return found
            return None
        case Op(op="meet", args=args):
            return next((found for arg in args if (found := _not_empty(arg, who))), None)
        case Op(op="minus", args=(kept, _)):
            return _not_empty(kept, who)
        case Cond(then=then, otherwise=otherwise):
            found = _not_empty(then, who)
            return found if found == _not_empty(otherwise, who) else None
        case _:
            return None


def _value_of(part: Term, name: str, who: Term) -> str | None:
    """The variable of which a condition says that its value for `name` is `who`."""
    match part:
        case Op(op="=", args=(Read() as read, other)) | Op(op="=", args=(other, Read() as read)) if other == who:
            return read.var if read.index == (Arg(name),) else None
        case _:
            return None
