"""What players see: which variables, and which fields of pieces, are hidden from whom.

What is derived is never shown: it would tell what it is derived from. May import: machine, evaluate, dsl.sorts.
"""

from collections.abc import Sequence
from itertools import product

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.machine import Machine, Secret
from tribonian.dsl.sorts import Readable, readable, show_value, values

HIDDEN = "?"


def is_seen(
    evaluator: Evaluator, store: Sequence[int], viewer: int, target: str, index: tuple[int, ...], field: str = ""
) -> bool:
    """Whether a player sees a variable, or a field of a piece; the state of a piece is both."""
    for secret in _about(evaluator.machine, target, field):
        args = {param.name: value for param, value in zip(secret.params, index, strict=False)}
        if secret.viewer:
            args[secret.viewer] = viewer
        if all(evaluator.value(guard.test, store, args) for guard in secret.guards):
            return False
    return True


def _about(machine: Machine, target: str, field: str) -> list[Secret]:
    """The secrets that speak of a target; `Unit` with the field `size` is also `Unit.size`."""
    whole = f"{target}.{field}" if field else target
    return [secret for secret in machine.secrets if whole in _told_of(secret)]


def _told_of(secret: Secret) -> list[str]:
    return [f"{secret.target}.{one}" for one in secret.fields] if secret.fields else [secret.target]


def shown(evaluator: Evaluator, store: Sequence[int], viewer: int) -> dict[str, Readable]:
    """Every slot as a player sees it, by its name."""
    found: dict[str, Readable] = {}
    secret = {name for one in evaluator.machine.secrets for name in _told_of(one)}
    for var in sorted(evaluator.machine.vars.values(), key=lambda one: one.offset):
        if var.derived_from:
            continue
        for place, index in enumerate(product(*(values(param.sort) for param in var.index))):
            pairs = zip(var.index, index, strict=True)
            name = var.name + (f"[{', '.join(show_value(param.sort, one) for param, one in pairs)}]" if index else "")
            seen = var.name not in secret or is_seen(evaluator, store, viewer, var.name, index)
            found[name] = readable(var.sort, store[var.offset + place]) if seen else HIDDEN
    return found
