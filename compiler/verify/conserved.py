"""Is everything in one place: promises that nobody writes, made from what pools and pieces are for.

What is in pools is in one of them at most; a piece is where one value says it is. May import: blocks, fault,
interpreter, machine, records, dsl.model, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from tribonian.compiler.blocks import effects
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import Machine, Pop, Push, Var
from tribonian.compiler.verify.records import Finding, Obligation, Result
from tribonian.dsl.model import Invariant
from tribonian.dsl.sorts import Enumeration, SetOf, values
from tribonian.dsl.terms import YES, Arg, Const, Op, Over, Read, Term

MARK = "conserved "  # before the name of a promise that this file makes


def with_conservation(machine: Machine) -> Machine:
    """The Machine with a promise for each sort whose members are kept in pools."""
    made = tuple(_promises(machine))
    return replace(machine, invariants=(*machine.invariants, *made)) if made else machine


def _promises(machine: Machine) -> Iterator[Invariant]:
    for sort, holders in _pools(machine).items():
        cells = [Read(var.name, index) for var in holders for index in _indices(var)]
        if len(cells) < 2 or _copies(machine, holders):
            continue
        one: Term = Arg("one")
        held: list[Term] = [Op("has", (cell, one)) for cell in cells]
        at_most = Op("<=", (Op("+", tuple(held)), Const(1)))
        yield Invariant(
            name=f"{MARK}{sort.name}",
            promise=Over("all", "one", 0, len(sort.members) - 1, YES, at_most),
            at_end_of=None,
            clauses=tuple(dict.fromkeys(clause for var in holders for clause in var.clauses)),
            words=f"no {sort.name} is in two of {_listed([var.name for var in holders])}",
        )


def _pools(machine: Machine) -> dict[Enumeration, list[Var]]:
    """The pools of each sort; what is no pool may hold the same things as often as it likes."""
    found: dict[Enumeration, list[Var]] = {}
    for name in machine.pools:
        var = machine.vars[name]
        if isinstance(var.sort, SetOf) and isinstance(var.sort.of, Enumeration):
            found.setdefault(var.sort.of, []).append(var)
    return found


def _copies(machine: Machine, holders: list[Var]) -> bool:
    """Whether something is in two pools before play, or nothing in any: then they hold kinds, and not the things."""
    try:
        store = Interpreter(machine).new().store
    except Fault:
        return True
    held = [store[var.offset + place] for var in holders for place in range(var.size)]
    seen = 0
    for one in held:
        if seen & one:
            return True
        seen |= one
    return not seen


def _indices(var: Var) -> Iterator[tuple[Term, ...]]:
    for index in product(*(values(param.sort) for param in var.index)):
        yield tuple(Const(value) for value in index)


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def obligation_of(invariant: Invariant) -> Obligation:
    """What is asked of a promise made here."""
    return Obligation(
        id=f"conserved/{invariant.name.removeprefix(MARK)}",
        kind="conserved",
        subject=invariant.name,
        clauses=invariant.clauses,
        words=invariant.words,
    )


# ---- by structure


def by_structure(machine: Machine) -> list[Result]:
    """Pieces that are where one value says they are: nothing has to be asked."""
    return [_placed(machine, name, place) for name, place in sorted(machine.places.items())]


def _placed(machine: Machine, piece: str, place: str) -> Result:
    asked = Obligation(
        id=f"conserved/{piece} places",
        kind="conserved",
        subject=piece,
        clauses=machine.vars[place].clauses,
        words=f"every {piece} is in exactly one place",
    )
    words = f"where a {piece} is is one value of {place}, and only `move` writes it"
    return Result(
        obligation=asked,
        verdict="proved",
        technique="one place each",
        step="reading the text",
        rests_on=machine.vars[place].clauses,
        data="any",
        finding=Finding(words=words),
    )


# ---- queues


def queues(machine: Machine) -> list[Obligation]:
    """For every queue: that what is appended finds room, and that something is there where the first is taken."""
    used: dict[str, dict[str, None]] = {}
    for location in machine.locations.values():
        for option in location.options:
            for effect in effects(option.block):
                if isinstance(effect, Push | Pop):
                    used.setdefault(effect.queue, {}).update(dict.fromkeys(effect.clauses))
    return [
        Obligation(
            id=f"conserved/{name}",
            kind="conserved",
            subject=name,
            clauses=tuple(clauses),
            words=f"{name} has room for what is appended, and something to take",
        )
        for name, clauses in sorted(used.items())
    ]
