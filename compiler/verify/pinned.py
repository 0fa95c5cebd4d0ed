"""A symbolic run from one known position: every cell is what it is there. For comparing proofs with play.

May import: encode, paths, memory, runs, layout, dsl.sorts.
"""

from collections.abc import Callable, Sequence

from tribonian.compiler.layout import Layout
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.memory import Base, Index, Value
from tribonian.compiler.verify.paths import named_indices
from tribonian.compiler.verify.runs import Num, Run, Truth
from tribonian.compiler.verify.smt_sets import kind_of, places_of
from tribonian.dsl.sorts import SetOf, Sort


def pinned(encoder: Encoder, store: Sequence[int]) -> Run:
    """The run that begins in a position; what is open may be anything."""
    cells: list[Num] = list(store)
    run = encoder.here = Run(store=cells)
    for var in encoder.machine.vars.values():
        if var.kind == "open":
            for place in range(1 if encoder.is_long(var.name) else var.size):
                cells[var.offset + place] = encoder.anything(var.name)
        elif encoder.is_long(var.name):
            cells[var.offset] = Base(_cells(encoder, var.name, store))
        elif isinstance(var.sort, SetOf):
            places, kind = places_of(var.sort), kind_of(var.sort.of)
            for place in range(var.offset, var.offset + var.size):
                cells[place] = encoder.set_of_bits(store[place], places, kind)
    run.source = list(cells)
    return run


def _cells(encoder: Encoder, name: str, store: Sequence[int]) -> Callable[[Index], Value]:
    """What stands in the cells of a long variable."""
    var = encoder.machine.vars[name]
    layout = Layout(var)
    every = [tuple(named.values()) for named in named_indices(encoder.machine, name)]

    def value_at(index: tuple[int, ...]) -> Value:
        found = store[layout.place(index)]
        if isinstance(var.sort, SetOf):
            return encoder.set_of_bits(found, places_of(var.sort), kind_of(var.sort.of))
        return found

    def give(index: Index) -> Value:
        known = tuple(one for one in index if isinstance(one, int))
        if len(known) == len(index) and known in every:
            return value_at(known)
        found = value_at(every[-1])
        for place in every[:-1]:
            same = encoder.all_of([encoder.compare("=", one, two) for one, two in zip(index, place, strict=True)])
            found = encoder.pick(same, value_at(place), found)
        return found

    return give


def same_store(encoder: Encoder, run: Run, store: Sequence[int]) -> Truth:
    """That a run ends in a position, whatever became of what is open."""
    encoder.here = run
    parts: list[Truth] = []
    for var in encoder.machine.vars.values():
        if var.kind == "open":
            continue
        long = encoder.is_long(var.name)
        for place, named in enumerate(named_indices(encoder.machine, var.name)):
            offset = var.offset + place
            stands = encoder.cell(run.store[var.offset], tuple(named.values())) if long else run.store[offset]
            parts.append(encoder.negate(encoder.differ(stands, _wanted(encoder, var.sort, store[offset]))))
    return encoder.all_of(parts)


def _wanted(encoder: Encoder, sort: Sort, value: int) -> Value:
    if isinstance(sort, SetOf):
        return encoder.set_of_bits(value, places_of(sort), kind_of(sort.of))
    return value
