"""What the maker of random Machines makes: every construct turns up, and the same seed gives the same Machine."""

from collections.abc import Iterator
from typing import get_args

import pytest

from tests.agreement.random_machines import random_machine
from tribonian.compiler.blocks import blocks, effects, terms_of_location
from tribonian.compiler.machine import SWITCHED, Effect, LocationKind, Machine, Option
from tribonian.compiler.machine_check import check_machine
from tribonian.compiler.machine_text import machine_text
from tribonian.dsl.terms import Ask, AskName, FoldName, Op, OpName, Over, Term, walk

SEEDS = range(150)
WRITTEN_OUT = {"left", "right"}  # of players: sums before there is a Machine
FLOW = {"Goto", "Branch", "Find"}


def terms(machine: Machine) -> Iterator[Term]:
    for location in machine.locations.values():
        yield from terms_of_location(location)
    for decision in machine.decisions.values():
        for rule in decision.rules:
            yield from (rule.result, *(guard.test for guard in rule.guards))


def said(machine: Machine) -> set[str]:
    """What the terms of a Machine are made of."""
    found: set[str] = set()
    for term in terms(machine):
        for part in walk(term):
            found.add(type(part).__name__)
            match part:
                case Op(op=name) | Over(fold=name) | Ask(ask=name):
                    found.add(name)
                case _:
                    pass
    return found


def options(machine: Machine) -> list[Option]:
    return [option for location in machine.locations.values() for option in location.options]


def done(machine: Machine) -> set[str]:
    """What the blocks of a Machine do, and where they go on."""
    found = {type(effect).__name__ for option in options(machine) for effect in effects(option.block)}
    return found | {type(one.end).__name__ for option in options(machine) for one in blocks(option.block)}


def kept(machine: Machine) -> set[str]:
    """Kinds of places, of switches and of what is hidden; maps; binds with and without labels."""
    found: set[str] = {location.kind for location in machine.locations.values()}
    found |= {switch.kind for switch in machine.switches} | {here.shape for here in machine.maps.values()}
    found |= {f"{'labelled' if one.label else 'bare'} {len(one.binds)}" for one in options(machine) if one.binds}
    found |= {"deck" if not one.viewer else "fields" if one.fields else "secret" for one in machine.secrets}
    found |= {"derived" for var in machine.vars.values() if var.derived_from}
    found |= {"clamped" for table in machine.tables.values() if any(table.clamped)}
    guarded = [one for one in machine.locations.values() if one.kind in ("chance", "open") and one.options[0].guards]
    return found | {f"guarded {one.kind}" for one in guarded}


def test_every_construct_turns_up() -> None:
    machines = [random_machine(seed) for seed in SEEDS]
    asked = set().union(*map(said, machines))
    wanted = {one.__name__ for one in get_args(Term)}
    for names in (OpName, FoldName, AskName):
        wanted |= set(get_args(names))
    assert wanted - asked == WRITTEN_OUT
    assert set().union(*map(done, machines)) == {one.__name__ for one in get_args(Effect)} | FLOW
    assert set().union(*map(kept, machines)) >= {
        *get_args(LocationKind), *SWITCHED, "graph", "hex", "square", "bare 1", "labelled 1", "labelled 2",
        "deck", "fields", "secret", "derived", "clamped", "guarded chance", "guarded open",
    }  # fmt: skip


@pytest.mark.parametrize("wild", [False, True], ids=["sorted", "wild"])
def test_same_seed_gives_the_same_sound_machine(wild: bool) -> None:
    for seed in range(10):
        made = random_machine(seed, wild=wild)
        check_machine(made, after="the maker")
        assert machine_text(random_machine(seed, wild=wild)) == machine_text(made)
