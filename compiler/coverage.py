"""Clause by clause: encoded where, prose and why, or open; and the inputs that are declared open.

A clause counts as encoded where taking out what carries its id changes the Machine's text. What has reached the Machine
with the id on it shows that by itself; of the rest, definitions above all, it is tried.
May import: build, machine, machine_text, blocks, dsl.carve, dsl.catalogue, dsl.load, dsl.model, dsl.syntax_errata.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from tribonian.compiler.blocks import branches, effects
from tribonian.compiler.build import build
from tribonian.compiler.machine import Adjust, Machine, Set, When
from tribonian.compiler.machine_text import machine_text
from tribonian.dsl.carve import cited_clauses, without_clause
from tribonian.dsl.catalogue import Catalogue, Clause
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, Variant, assemble
from tribonian.dsl.syntax_errata import ErrataDecl

Status = Literal["encoded", "prose", "open"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Covered:
    """What became of one clause."""

    clause: Clause
    status: Status
    where: tuple[str, ...]


def coverage(draft: Draft, variant: Variant, machine: Machine) -> list[Covered]:
    """Every clause of the catalogue with its status."""
    catalogue = draft.catalogue
    places = clause_places(machine, catalogue)
    cited = cited_clauses((*draft.items, *draft.sheets), catalogue)
    text = machine_text(machine)
    found = []
    for clause in catalogue.clauses:
        where = tuple(dict.fromkeys(places.get(clause.id, ())))
        if not where and clause.id in cited and _needed(draft, variant, clause.id, text):
            where = ("what the book is made of",)
        status: Status = "encoded" if where else "prose" if clause.reason else "open"
        found.append(Covered(clause=clause, status=status, where=where))
    return found


def _needed(draft: Draft, variant: Variant, clause: str, text: str) -> bool:
    """Whether the book without what carries a clause is another one, or none at all."""
    rest = replace(
        draft,
        items=tuple(without_clause(draft.items, clause, draft.catalogue)),
        sheets=tuple(
            one for one in without_clause(draft.sheets, clause, draft.catalogue) if isinstance(one, ErrataDecl)
        ),
    )
    book = assemble(rest, Sink(), variant)
    return book is None or machine_text(build(book)) != text


def clause_places(machine: Machine, catalogue: Catalogue) -> dict[str, list[str]]:
    """Where in the Machine each clause is at work."""
    found: dict[str, list[str]] = {}
    for cited, where in _carried(machine):
        base = catalogue.clause_of(cited)
        for clause in [base] if base else catalogue.expand(cited):
            found.setdefault(clause, []).append(where)
    return found


def _carried(machine: Machine) -> Iterator[tuple[str, str]]:
    for decision in machine.decisions.values():
        for rule in decision.rules:
            yield rule.id, f"value {decision.name}"
            for guard in rule.guards:
                for clause in guard.clauses:
                    yield clause, f"value {decision.name}"
    for table in machine.tables.values():
        for clause in table.clauses:
            yield clause, f"table {table.name}"
        for row in table.rows:
            for clause in row.clauses:
                yield clause, f"table {table.name}"
    for name, clauses in machine.procedures.items():
        if any(location.procedure == name for location in machine.locations.values()):
            for clause in clauses:
                yield clause, f"procedure {name}"
    for switch in machine.switches:
        for clause in switch.clauses:
            yield clause, f"{switch.kind} {switch.name}"
    for var in machine.vars.values():
        for clause in var.clauses:
            yield clause, f"state {var.name}"
    for location in machine.locations.values():
        for clause in location.clauses:
            yield clause, location.name
        for option in location.options:
            for guard in option.guards:
                for clause in guard.clauses:
                    yield clause, f"{location.name} / {option.label}"
            for effect in effects(option.block):
                if isinstance(effect, Set | Adjust | When):
                    for clause in effect.clauses:
                        yield clause, location.name
            for branch in branches(option.block):
                for clause in branch.clauses:
                    yield clause, location.name
