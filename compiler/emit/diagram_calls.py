"""Which procedure calls which, and which is drawn inside which: inside the one that it is only ever reached through.

The calls come from the rulebook, as a Machine keeps no calls. May import: machine, dsl.model, dsl.check_rules.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tribonian.compiler.machine import SUSPENDS, Machine
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import leads_to, openers

EVENTS = "events"  # where events wait for their answers, in a book whose answers raise events

Calls = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Script:
    """What every procedure, event, action, track and window of a book sets going, which are phases; its variables."""

    calls: Calls
    phases: frozenset[str] = frozenset()
    variables: frozenset[str] = frozenset()  # a Machine has more, to keep track of play


@dataclass(frozen=True, slots=True, kw_only=True)
class Nest:
    """The procedures that are drawn: what each calls, and what each stands in."""

    root: str
    parent: dict[str, str]
    calls: dict[str, tuple[str, ...]]
    family: dict[str, frozenset[str]]  # whatever can run inside a procedure, itself included
    quiet: dict[str, tuple[str, ...]]  # procedures that each calls and that never wait, so are not drawn
    silent: frozenset[str] = frozenset()  # phases that never wait and are drawn all the same


def above(nest: Nest, name: str) -> list[str]:
    """A procedure, what it stands in, and so on up to the root."""
    found = [name]
    while found[-1] in nest.parent:
        found.append(nest.parent[found[-1]])
    return found


def script_of(book: m.Rulebook) -> Script:
    """The calls of a book, in the order of its text."""
    bodies: dict[str, tuple[m.Statement, ...]] = {name: one.body for name, one in book.procedures.items()}
    for name, event in book.events.items():
        bodies[f"event {name}"] = tuple(one for reaction in event.reactions for one in reaction.body)
    for name, action in book.actions.items():
        bodies[f"action {name}"] = action.body
    for rule in book.reached:
        bodies[f"track {rule.track}"] = bodies.get(f"track {rule.track}", ()) + rule.body
    for window in book.windows:
        bodies[f"window {window.name}"] = window.body
    found = {name: list(leads_to(body)) for name, body in bodies.items()}
    for window in book.windows:
        for opener in openers(window):
            found.setdefault(opener, []).append(f"window {window.name}")
    found[EVENTS] = [f"event {name}" for name in book.events]
    return Script(
        calls={name: tuple(dict.fromkeys(nearby)) for name, nearby in found.items()},
        phases=frozenset(name for name, one in book.procedures.items() if one.is_phase),
        variables=frozenset(book.variables),
    )


def nested(machine: Machine, script: Script, reached: Iterable[str]) -> Nest:
    """The procedures that wait or call what waits, each inside the one it is only reached through.

    A phase that never waits is drawn too if play comes by a step of it: only then is it known when it has its turn.
    """
    places = [machine.locations[name] for name in reached]
    root = machine.locations[machine.start].procedure
    own = {location.procedure for location in machine.locations.values()}
    near = _near(script.calls, known=own | set(machine.procedures))
    waiting = {location.procedure for location in places if location.kind in SUSPENDS}
    family = {name: _family(near, name) for name in {*near, *waiting, root}}
    steps = {location.procedure for location in places if location.kind == "step"}
    silent = frozenset(name for name in steps & script.phases if name in family and not family[name] & waiting)
    waiting |= silent
    orphans = sorted(waiting - family[root])
    near[root] = (*near.get(root, ()), *orphans)
    family[root] |= frozenset(orphans).union(*(family[name] for name in orphans))
    shown = [name for name in sorted(family[root]) if name == root or family[name] & waiting]
    drawn = {name: tuple(one for one in near.get(name, ()) if one in set(shown)) for name in shown}
    quiet = {
        name: tuple(one for one in near.get(name, ()) if one not in set(shown) and " " not in one) for name in shown
    }
    return Nest(root=root, parent=_parents(drawn, root), calls=drawn, family=family, quiet=quiet, silent=silent)


def _near(calls: Calls, *, known: set[str]) -> dict[str, tuple[str, ...]]:
    """The calls between what the Machine knows as procedures: the others are looked through."""

    def followed(name: str, caller: str, seen: set[str]) -> Iterable[str]:
        for one in calls.get(name, ()):
            if one in seen:
                continue
            seen.add(one)
            if one.startswith("event ") and EVENTS in known and caller != EVENTS:
                yield EVENTS
            elif one in known:
                yield one
            else:
                yield from followed(one, caller, seen)

    return {name: tuple(dict.fromkeys(followed(name, name, {name}))) for name in sorted(known & set(calls))}


def _family(near: Calls, name: str) -> frozenset[str]:
    found: set[str] = set()
    todo = [name]
    while todo:
        one = todo.pop()
        if one not in found:
            found.add(one)
            todo += near.get(one, ())
    return frozenset(found)


def _parents(calls: Calls, root: str) -> dict[str, str]:
    """For every procedure the nearest one through which all chains of calls lead to it."""
    callers: dict[str, list[str]] = {name: [] for name in calls}
    for name, nearby in calls.items():
        for one in nearby:
            callers[one].append(name)
    passed = {name: set(calls) for name in calls}
    passed[root] = {root}
    changed = True
    while changed:
        changed = False
        for name in calls:
            if name == root:
                continue
            found = set.intersection(*(passed[one] for one in callers[name])) | {name}
            if found != passed[name]:
                passed[name] = found
                changed = True
    return {
        name: max(sorted(found - {name}), key=lambda one: len(passed[one]))
        for name, found in passed.items()
        if name != root
    }
