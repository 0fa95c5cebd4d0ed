"""The Machine made ready for an engine: the same play, with less to ask. Proofs never see it.

May import: machine, machine_check, passes.
"""

from dataclasses import replace

from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.passes import Pass
from tribonian.compiler.passes.apart import tell_names_apart
from tribonian.compiler.passes.fold import fold_constants
from tribonian.compiler.passes.forward import forward_copies
from tribonian.compiler.passes.fuse import fuse_blocks
from tribonian.compiler.passes.index import index_domains
from tribonian.compiler.passes.inline import inline_values
from tribonian.compiler.passes.order import ask_cheap_first
from tribonian.compiler.passes.prune import prune_unreachable
from tribonian.compiler.passes.rank import rank_rules
from tribonian.compiler.passes.settle import drop_dead_writes
from tribonian.compiler.passes.single import name_single_values

ENGINE_PASSES: tuple[Pass, ...] = (
    inline_values,  # first: conditions show what they are made of
    rank_rules,  # what cannot change a value any more is not asked
    tell_names_apart,  # what was put in place may use a name twice
    fold_constants,  # what was put in place may be known
    ask_cheap_first,  # what remains is asked in the best order
    name_single_values,  # shows what is no choice at all
    index_domains,  # sets and tables instead of trying every value
    fold_constants,  # sets that turned out to be known
    inline_values,  # again: much has become short
    fuse_blocks,  # fewer functions to call
    forward_copies,  # parameters are what was given for them
    fold_constants,  # which may be known now
    drop_dead_writes,  # resets that the next call undoes stand in one block now
    prune_unreachable,  # last: steps and values that nobody needs any more
)


def tune(machine: Machine) -> Machine:
    """The Machine an engine is written from: its store begins with the same slots, derived ones stand at the end."""
    machine = replace(machine, goals=())
    for step in ENGINE_PASSES:
        machine = step(machine)
        check_machine(machine, after=step.__name__)
    return machine
