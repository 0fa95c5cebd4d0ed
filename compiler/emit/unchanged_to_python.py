"""Searches that came to nothing before: not made again while all that they hang on is as it was then.

Only dear searches through many values, which hang on a known part of the store, are remembered. May import: blocks,
machine, engine_writer, range_values, set_to_python, term_to_python, passes.costs, dsl.terms.
"""

from collections.abc import Sequence

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.python_names import slug
from tribonian.compiler.emit.term_to_python import Scope
from tribonian.compiler.passes.costs import Costs
from tribonian.dsl.terms import Ahead, Read, Term, conjunction, walk

LEAST_VALUES = 32  # gone through
LEAST_WORK = 60  # for one of them
MOST_SLOTS = 1_200  # looked at to see whether anything has changed
MOST_STRETCHES = 10

PAD = "    "


def remembered(
    writer: EngineWriter, asked: Sequence[Term], var: str, values: int, scope: Scope
) -> tuple[str, str] | None:
    """When a search is made, and what is noted where it comes to nothing; no lines if it is cheap."""
    whole = conjunction(list(asked))
    if values < LEAST_VALUES or Costs(writer.machine).of(whole) < LEAST_WORK:
        return None
    if any(isinstance(part, Ahead) for part in walk(whole)):
        return None
    names = variables_read(writer.machine, whole) - {var}
    names = {writer.machine.vars[name].derived_from or name for name in names}
    plain = sorted(name for name in names if not writer.machine.vars[name].index)
    stretches: list[tuple[int, int]] = []
    for one in sorted((writer.machine.vars[name] for name in names - set(plain)), key=lambda one: one.offset):
        first, past = one.offset, one.offset + one.size
        if stretches and stretches[-1][1] == first:
            first = stretches.pop()[0]
        stretches.append((first, past))
    if sum(past - first for first, past in stretches) > MOST_SLOTS or not 0 < len(stretches) <= MOST_STRETCHES:
        return None
    made = writer.names.fresh(f"UNCHANGED_{slug(writer.owner)}")
    writer.constants[made] = f"Unchanged({tuple(stretches)!r})"
    given = ", ".join(writer.number(Read(name), scope) for name in plain)
    key = f"({given}{',' if len(plain) == 1 else ''})"
    return f"if not {made}.since(s, {key}):", f"{made}.note({key})"


def wrapped_search(lines: list[str], pad: str, told: tuple[str, str]) -> list[str]:
    """The lines of a search, made only if something has changed."""
    head, note = told
    return [f"{pad}{head}", *(f"{PAD}{line}" for line in lines), f"{pad}{PAD}{note}"]
