"""What differs between two variants of a book: proved to be nothing, or shown by values, positions, plays, rulings.

May import: changes, diff, positions_met, verify, workshop, rulings, machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from tribonian.compiler.blocks import map_machine
from tribonian.compiler.machine import Machine
from tribonian.compiler.rulings import RulingResult
from tribonian.compiler.verify.changes import plain, ruling_changes, same_by_cases, told_at, value_changes
from tribonian.compiler.verify.diff import Difference, differing_play, first_difference, same_shape
from tribonian.compiler.verify.encode import EndlessRun
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.positions_met import positions_met
from tribonian.compiler.verify.verify import examine
from tribonian.compiler.verify.workshop import Workshop
from tribonian.compiler.verify.written_out import beyond
from tribonian.dsl.terms import Const, Read, Term, rebuild

FIRST_GAMES = 6  # before it is asked whether two variants are the same: most that differ do so at once
FEW_GAMES = 12  # compared by play where proofs do not speak of a book: its games are long
TOLD = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class VariantDiff:
    """Whether two variants are the same, how that is known, and what differs."""

    same: bool
    how: str
    changes: tuple[str, ...]
    shown: Difference | None
    not_asked: str


def fixed(machine: Machine, given: dict[str, int]) -> Machine:
    """A Machine in which options and readings are what they are said to be."""
    if not given:
        return machine

    def change(term: Term) -> Term:
        if isinstance(term, Read) and term.var in given and not term.index:
            return Const(given[term.var])
        return rebuild(term, change)

    made = map_machine(machine, change)
    variables = {name: replace(var, start=change(var.start)) for name, var in made.vars.items()}
    switches = tuple(replace(one, default=given.get(one.name, one.default)) for one in made.switches)
    return replace(made, vars=variables, switches=switches)


def same_at_once(old: Machine, new: Machine, paths: Paths) -> Paths | None:
    """Where two Machines are the same by what is known of the one: what is known of the other.

    Asked before anything is proved of the other: if every step is the same, all that holds of the one holds of it.
    """
    if not same_shape(old, new) or old.vars != new.vars or differing_play(old, new, games=FIRST_GAMES) is not None:
        return None
    known = Paths(new, paths.assumed)
    known.facts = paths.facts
    try:
        equal, _ = first_difference(old, new, paths, known)
    except EndlessRun:
        return None
    return known if equal else None


def differences(
    old: Machine, new: Machine, old_paths: Paths | None, new_paths: Paths | None
) -> tuple[bool, Difference | None]:
    """Whether two Machines are proved equal; if not, the best witness that they are not."""
    if old_paths is None or new_paths is None:
        return False, differing_play(old, new, games=FEW_GAMES)
    played = differing_play(old, new, games=FIRST_GAMES)
    if played is not None:
        return False, played
    equal, shown = False, None
    if same_shape(old, new):
        try:
            equal, shown = first_difference(old, new, old_paths, new_paths)
        except EndlessRun:
            equal, shown = False, None  # too long to follow: play alone compares them
    if equal:
        return True, None
    played = differing_play(old, new)
    if played is None and shown is not None and shown.position is not None:
        words = told_at(old, new, shown.position)
        return False, replace(shown, words=f"{words} (perhaps unreachable)" if words else shown.words)
    return False, played or shown


def compare(
    old: Machine,
    new: Machine,
    *,
    rulings: tuple[Sequence[RulingResult], Sequence[RulingResult]] = ((), ()),
    progress: Callable[[str], None] = lambda _: None,
    workshop: Workshop | None = None,
) -> VariantDiff:
    """All that differs between two Machines of one book."""
    if plain(old) == plain(new):
        how = "proved: the rules come to the very same"
        return VariantDiff(same=True, how=how, changes=(), shown=None, not_asked="")
    asked = same_by_cases(old, new)
    if asked:
        how = f"proved: the same in all {asked} cases"
        return VariantDiff(same=True, how=how, changes=(), shown=None, not_asked="")
    lacking = list(dict.fromkeys([*beyond(old), *beyond(new)]))
    paths: tuple[Paths | None, Paths | None] = (None, None)
    if not lacking:
        progress("looking at the one variant")
        first = examine(old, workshop=workshop).paths
        progress("looking at the other variant")
        paths = (first, examine(new, workshop=workshop).paths)
    progress("comparing them")
    equal, shown = differences(old, new, *paths)
    told = [shown.words] if shown else []
    told += list(value_changes(old, new, list(positions_met(old))))[:TOLD]
    told += ruling_changes(*rulings)
    not_asked = f"proofs do not speak of {', '.join(lacking)} yet" if lacking else ""
    unknown = "shown" if told else "neither proved to be the same nor shown to differ"
    how = "proved: every step is the same" if equal else unknown
    changes = tuple(dict.fromkeys(told))
    return VariantDiff(same=equal, how=how, changes=changes, shown=shown, not_asked=not_asked)
