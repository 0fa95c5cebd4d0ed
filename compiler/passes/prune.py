"""Prune: drop locations no play can name, and values, tables, maps and probes no term asks for.

May import: machine, blocks, dsl.terms.
"""

from dataclasses import dataclass, field, replace

from tribonian.compiler.blocks import targets, terms_of_location
from tribonian.compiler.machine import Machine
from tribonian.dsl.terms import Ahead, Apply, Ask, Lookup, Term, Way, walk


@dataclass(slots=True)
class _Kept:
    """What play, start values, secrets, promises and goals lead to; each is followed once."""

    machine: Machine
    locations: set[str] = field(default_factory=set)
    decisions: set[str] = field(default_factory=set)
    tables: set[str] = field(default_factory=set)
    maps: set[str] = field(default_factory=set)
    probes: set[str] = field(default_factory=set)

    def follow(self, names: list[str], terms: list[Term]) -> None:
        while names or terms:
            while terms:
                for part in walk(terms.pop()):
                    self._part(part, names, terms)
            if names:
                name = names.pop()
                if name not in self.locations:
                    self.locations.add(name)
                    location = self.machine.locations[name]
                    names += [target for option in location.options for target in targets(option.block)]
                    terms += terms_of_location(location)

    def _part(self, part: Term, names: list[str], terms: list[Term]) -> None:
        match part:
            case Apply() if part.value not in self.decisions:
                self.decisions.add(part.value)
                for rule in self.machine.decisions[part.value].rules:
                    terms += [rule.result, *(guard.test for guard in rule.guards)]
            case Lookup():
                self.tables.add(part.table)
            case Ask():
                self.maps.add(part.of)
            case Way():
                self.maps.add(part.space)
            case Ahead() if part.procedure not in self.probes:
                self.probes.add(part.procedure)
                probe = self.machine.probes[part.procedure]
                names += [probe.start, probe.end]
            case _:
                pass


def prune_unreachable(machine: Machine) -> Machine:
    kept = _Kept(machine)
    terms = [one.promise for one in machine.invariants]
    terms += [var.start for var in machine.vars.values()]
    terms += [one.term for one in machine.measures]
    terms += [one.unless for one in machine.measures if one.unless is not None]
    terms += [guard.test for one in machine.secrets for guard in one.guards]
    terms += [term for one in machine.goals for term in (one.test, one.winner) if term is not None]
    kept.follow([machine.start, *machine.entries.values()], terms)
    heads = [loop for loop in machine.loops if loop.head in kept.locations]
    return replace(
        machine,
        locations={name: one for name, one in machine.locations.items() if name in kept.locations},
        decisions={name: one for name, one in machine.decisions.items() if name in kept.decisions},
        tables={name: one for name, one in machine.tables.items() if name in kept.tables},
        maps={name: one for name, one in machine.maps.items() if name in kept.maps},
        probes={name: one for name, one in machine.probes.items() if name in kept.probes},
        loops=tuple(replace(loop, region=loop.region & kept.locations) for loop in heads),
    )
