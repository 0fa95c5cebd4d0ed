"""One step of stacking, written for Z3 by hand: a mobile unit enters a hex, and no limit of 8.1-8.5 is passed.

Units are constants, as many as asked for; counts are kept as ghosts that each move changes by one, with what links
them to units. Prints the resource units of the proof. `python bench/hand/stacking_z3.py [UNITS…]`
May import: z3.
"""

import sys

import z3

ROMAN, BARBARIAN = 0, 1
LEGIONS = 2
NO_LEGION = LEGIONS
SEED = 7


def entering(units: int) -> tuple[str, int]:
    """What Z3 says to the question whether entering a hex can break a stacking limit, and what it took."""
    context = z3.Context()
    number = z3.IntSort(context)
    solver = z3.SimpleSolver(ctx=context)
    solver.set("random_seed", SEED)
    place = [z3.Int(f"place {one}", context) for one in range(units)]
    side = [z3.IntVal(one * 8 // units < 4, context) for one in range(units)]
    legion = [z3.IntVal(one % (LEGIONS + 1), context) for one in range(units)]
    count = z3.Function("mobile", number, number, number)  # of a side in a hex
    of_legion = z3.Function("of legion", number, number, number)  # mobile Romans of a legion in a hex
    unit, start, goal, here, whose = z3.Ints("unit start goal here whose", context)
    its_side, its_legion = z3.Ints("side legion", context)
    said = [unit >= 0, unit < units, start != goal, z3.Or(whose == ROMAN, whose == BARBARIAN)]
    for one in range(units):  # who moves
        said.append(
            z3.Implies(unit == one, z3.And(place[one] == start, its_side == side[one], its_legion == legion[one]))
        )
    for hex_, owner in ((here, whose), (goal, its_side), (start, its_side), (goal, 1 - its_side)):
        said.append(_within(count, of_legion, hex_, owner))  # the promise before the step
        said += [count(owner, hex_) >= 0, count(owner, hex_) <= units]
    for hex_ in (here, goal, start):
        for one in range(LEGIONS):
            said += [of_legion(one, hex_) >= 0, of_legion(one, hex_) <= count(ROMAN, hex_)]
    # A unit that is there is counted there.
    said.append(count(its_side, start) >= 1)
    for one in range(LEGIONS):
        said.append(z3.Implies(z3.And(its_side == ROMAN, its_legion == one), of_legion(one, start) >= 1))
    # It may enter: no enemy is there, and it is the third of one legion if two of its side are.
    third = z3.And(
        its_side == ROMAN,
        its_legion != NO_LEGION,
        count(ROMAN, goal) == 2,
        z3.Or(*(z3.And(its_legion == one, of_legion(one, goal) == count(ROMAN, goal)) for one in range(LEGIONS))),
    )
    said += [count(1 - its_side, goal) == 0, z3.Or(count(its_side, goal) < 2, third)]

    def count_then(owner: z3.ArithRef, hex_: z3.ArithRef) -> z3.ArithRef:
        moved = z3.If(hex_ == goal, 1, z3.If(hex_ == start, -1, 0))
        return count(owner, hex_) + z3.If(owner == its_side, moved, 0)

    def of_legion_then(one: int, hex_: z3.ArithRef) -> z3.ArithRef:
        moved = z3.If(hex_ == goal, 1, z3.If(hex_ == start, -1, 0))
        return of_legion(one, hex_) + z3.If(z3.And(its_side == ROMAN, its_legion == one), moved, 0)

    solver.add(*said)
    solver.add(z3.Not(_within(count_then, of_legion_then, here, whose)))
    answer = str(solver.check())
    return answer, int(solver.statistics().get_key_value("rlimit count"))


def _within(count: object, of_legion: object, hex_: z3.ArithRef, owner: z3.ArithRef) -> z3.BoolRef:
    """At most two mobile units of a side, or three Romans of one legion."""
    context = hex_.ctx
    roman = z3.IntVal(ROMAN, context)
    one_legion = z3.Or(*(of_legion(one, hex_) == count(roman, hex_) for one in range(LEGIONS)))
    limit = z3.If(z3.And(owner == ROMAN, one_legion), z3.IntVal(3, context), z3.IntVal(2, context))
    return count(owner, hex_) <= limit


def main() -> None:
    for units in [int(one) for one in sys.argv[1:]] or [10, 80]:
        answer, used = entering(units)
        print(f"{units} units: {answer}, {used:,} resource units")


if __name__ == "__main__":
    main()
