"""The passes over the Machine, in order, with the reason beside each. Each is a plain function.

May import: machine and the passes.
"""

from collections.abc import Callable

from tribonian.compiler.machine import Machine
from tribonian.compiler.passes.fold import fold_constants
from tribonian.compiler.passes.prune import prune_unreachable
from tribonian.compiler.passes.thread import thread_steps

Pass = Callable[[Machine], Machine]

PASSES: tuple[Pass, ...] = (
    fold_constants,  # first: what is known decides branches
    thread_steps,  # a step that only goes on is passed over
    prune_unreachable,  # last: drops what no jump and no term names any more
)
