"""Engines at hand: a Machine compiled in memory and loaded as a module, for play and replay.

The text comes from emit and holds nothing but what emit wrote. May import: compiler.emit.
"""

import sys
from types import ModuleType
from typing import Any

from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine import Machine


def load_engine(machine: Machine) -> Any:
    """The engine of a Machine as a module."""
    name = f"tribonian_engine_{machine.book}"
    module = ModuleType(name)
    sys.modules[name] = module  # dataclasses look their module up
    exec(compile(emit_python(machine), f"<engine of {machine.book}>", "exec"), module.__dict__)
    return module
