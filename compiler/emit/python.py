"""Emit a Machine as one Python file: an engine that needs the standard library alone.

Puts the parts in order and fills the templates, which have loops and names only. May import: machine, machine_text,
tune, the other files of emit, dsl.model, dsl.sorts, jinja2.
"""

import re
from functools import cache
from importlib.resources import files

from jinja2 import Environment, FunctionLoader, StrictUndefined

from tribonian.compiler.emit.decision_to_python import decision_lines
from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.location_to_python import LocationWriter
from tribonian.compiler.emit.probe_to_python import probe_record
from tribonian.compiler.emit.python_names import Names, docstring, literal, literals
from tribonian.compiler.emit.ranges import Ranges
from tribonian.compiler.emit.state_to_python import (
    derived_lines,
    is_derived,
    secret_lines,
    variable_lines,
)
from tribonian.compiler.emit.term_to_python import PLAY
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.tune import tune
from tribonian.dsl.model import Switch
from tribonian.dsl.sorts import MAX_ELEMENTS, Enumeration, Maybe

WINNER = "winner"
TEMPLATES = (
    "engine.py.j2",
    "engine_ahead.py.j2",
    "engine_bulk.py.j2",
    "engine_faults.py.j2",
    "engine_game.py.j2",
    "engine_main.py.j2",
    "engine_maps.py.j2",
    "engine_new.py.j2",
    "engine_records.py.j2",
    "engine_saves.py.j2",
    "engine_values.py.j2",
    "engine_views.py.j2",
)
NAMED = re.compile(r"^(?:def |class )?([A-Za-z_]\w*)\b", re.MULTILINE)


def emit_python(machine: Machine, *, tuned: bool = True) -> str:
    """The source of the engine; the same bytes for the same Machine.

    Untuned, it goes the same ways as the Machine step by step, faults that tuning hides included.
    """
    return _Emitter(machine, tune(machine) if tuned else machine).text()


class _Emitter:
    """Writes one engine: of a Machine as it is told, from the Machine as it is played."""

    def __init__(self, told: Machine, machine: Machine) -> None:
        self.told = told
        self.machine = machine
        self.names = sorted(machine.locations, key=lambda name: (machine.locations[name].kind == "step", name))
        self.writer = EngineWriter(machine=machine, names=Names(taken=set(_template_names())), ranges=Ranges(machine))
        self.locations = LocationWriter(writer=self.writer)
        self.waiting = sum(machine.locations[name].kind != "step" for name in self.names)
        number = len(self.names)
        for place, name in enumerate(self.names):
            self.locations.places[name] = self.locations.numbers[name] = place
            if self.locations.needs_arrival(machine.locations[name]):
                self.locations.numbers[name] = number
                number += 1

    def text(self) -> str:
        machine, writer = self.machine, self.writer
        variables, starts = variable_lines(machine, writer)
        decisions = ["\n".join(decision_lines(one, writer, self.told)) for _, one in sorted(machine.decisions.items())]
        places = ["\n".join(self.locations.lines(machine.locations[name])) for name in self.names]
        writer.owner = "promise"
        promises = [
            {"test": f"({writer.truth(one.promise, PLAY)})", "name": literal(one.name)}
            for one in machine.invariants
            if one.at_end_of is None
        ]
        hides, secrets = secret_lines(machine, writer)
        winner = machine.vars.get(WINNER)
        plain = Enumeration(name="players", members=machine.players)
        switches = [_switch(switch, machine.vars[switch.name].offset, writer) for switch in machine.switches]
        numbers = self.locations.numbers
        filled: dict[str, object] = {
            "header": "\n".join(docstring(_header(self.told), "")),
            "book": literal(machine.book),
            "title": literal(machine.title),
            "players": literals(machine.players),
            "stamp": _stamp(self.told),
            "most_elements": MAX_ELEMENTS,
            "decisions": decisions,
            "functions": [*writer.functions, *hides],
            "places": places,
            "place_names": [writer.names.get("PLACE", name) for name in self.names],
            "rolls": [self.locations.rolls.get(name, "None") for name in self.names[: self.waiting]],
            "spins": [self.locations.spins.get(name, "None") for name in self.names[: self.waiting]],
            "lists": [self.locations.lists.get(name, "no_codes") for name in self.names[: self.waiting]],
            "plays": [self.locations.plays.get(name, "no_play") for name in self.names[: self.waiting]],
            "steps": [name for _, name in sorted(self.locations.steps.items())],
            "first_step": self.waiting,
            "start_at": numbers[machine.start],
            "entries": [(literal(name), numbers[at]) for name, at in sorted(machine.entries.items())],
            "variables": variables,
            "derived": sum(var.size for var in machine.vars.values() if is_derived(var)),
            "starts": starts,
            "derivations": derived_lines(machine, self.locations),
            "winner_slot": -1 if winner is None else winner.offset,
            "winner_kind": writer.kind(Maybe(inner=plain) if winner is None else winner.sort),
            "switches": sorted(switches),
            "secrets": secrets,
            "promises": promises,
        }
        # What all of these asked for is known now.
        tables = ["\n".join(writer.table_lines(table)) for _, table in sorted(machine.tables.items())]
        filled["tables"] = [*(text for text in tables if text), *writer.listed_lines()]
        filled["constants"] = self._constants()
        filled["more_parts"] = [
            *(["engine_maps.py.j2"] if writer.parts else []),
            *(["engine_ahead.py.j2"] if machine.probes else []),
        ]
        filled["kinds"] = [(name, call) for call, name in writer.kinds.items()]
        return _environment().get_template("engine.py.j2").render(filled)

    def _constants(self) -> list[str]:
        writer = self.writer
        lines = [*writer.member_lines()]
        lines += [f"{name}: Final = {made}" for name, made in sorted(writer.constants.items())]
        lines += writer.where_lines()
        lines += writer.given_lines()
        for name in sorted(writer.parts):
            lines += writer.map_lines(name)
        for name, probe in sorted(self.machine.probes.items()):
            ends = self.locations.numbers[probe.start], self.locations.places[probe.end]
            record = probe_record(name, probe, self.machine, *ends)
            lines.append(f"{writer.names.get('PROBE', name)}: Final = {record}")
        return lines


@cache
def _templates() -> dict[str, str]:
    folder = files("tribonian.compiler.emit") / "templates"
    return {name: (folder / name).read_text(encoding="utf-8") for name in TEMPLATES}


@cache
def _template_names() -> frozenset[str]:
    """What the templates call their own: no name we make up may be one of these."""
    return frozenset(name for text in _templates().values() for name in NAMED.findall(text))


@cache
def _environment() -> Environment:
    return Environment(
        loader=FunctionLoader(lambda name: _templates()[name]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=False,
        autoescape=False,
    )


def _header(machine: Machine) -> list[str]:
    return [
        f"{machine.title}: a playable engine.",
        "",
        f"Made from the rulebook `{machine.book}`, edition {machine.edition}.",
        f"Errata in force: {', '.join(machine.sheets) or 'none'}.",
        f"Interpretations: {', '.join(machine.interpretations) or 'none'}.",
        f"Machine {machine_hash(machine)}.",
    ]


def _stamp(machine: Machine) -> list[tuple[str, str]]:
    stamp = {
        "book": literal(machine.book),
        "edition": literal(machine.edition),
        "sheets": repr(list(machine.sheets)),
        "interpretations": repr(list(machine.interpretations)),
        "machine": literal(machine_hash(machine)),
    }
    return [(literal(key), value) for key, value in stamp.items()]


def _switch(switch: Switch, slot: int, writer: EngineWriter) -> str:
    fields = [literal(switch.name), literal(switch.kind), str(slot), writer.kind(switch.sort), str(switch.default)]
    return f"Switch({', '.join([*fields, literal(switch.title), literals(switch.clauses)])})"
