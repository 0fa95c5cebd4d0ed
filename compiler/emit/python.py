"""Emit a Machine as one Python file: an engine that needs the standard library alone.

Puts the parts in order and fills the template, which has loops and names only.
May import: machine, machine_text, the other files of emit, dsl.sorts, dsl.terms, jinja2.
"""

from importlib.resources import files
from itertools import product

from jinja2 import Environment, FunctionLoader, StrictUndefined

from tribonian.compiler.emit.block_to_python import PLAY, BlockWriter
from tribonian.compiler.emit.decision_to_python import decision_lines, table_lines
from tribonian.compiler.emit.location_to_python import LocationWriter
from tribonian.compiler.emit.python_names import Names, docstring, literal, literals
from tribonian.compiler.emit.ranges import Ranges
from tribonian.compiler.emit.term_to_python import Writer
from tribonian.compiler.machine import Machine, Var
from tribonian.compiler.machine_text import machine_hash
from tribonian.dsl.model import Switch
from tribonian.dsl.sorts import show_value, values
from tribonian.dsl.terms import Const, Term, substitute

WINNER = "winner"
TAKEN = frozenset({"value_place"})  # names of the template that begin like names we make


def emit_python(machine: Machine) -> str:
    """The source of the engine; the same bytes for the same Machine."""
    names = sorted(machine.locations)
    writer = Writer(machine=machine, names=Names(taken=set(TAKEN)), ranges=Ranges(machine))
    blocks = BlockWriter(writer=writer, numbers={name: number for number, name in enumerate(names)})
    locations = LocationWriter(writer=writer, blocks=blocks)
    slots, starts = _slots(machine, writer)
    switches = [_switch(switch, machine.vars[switch.name].offset, writer) for switch in machine.switches]
    filled: dict[str, object] = {
        "header": "\n".join(docstring(_header(machine), "")),
        "book": literal(machine.book),
        "title": literal(machine.title),
        "players": literals(machine.players),
        "stamp": _stamp(machine),
        "tables": ["\n".join(table_lines(table, writer)) for _, table in sorted(machine.tables.items())],
        "decisions": ["\n".join(decision_lines(one, writer)) for _, one in sorted(machine.decisions.items())],
        "places": ["\n".join(locations.lines(machine.locations[name])) for name in names],
        "place_names": [writer.names.get("PLACE", name) for name in names],
        "start_at": names.index(machine.start),
        "slots": slots,
        "starts": starts,
        "winner_slot": machine.vars[WINNER].offset if WINNER in machine.vars else -1,
        "switches": sorted(switches),
        "promises": [
            {"test": f"({writer.truth(one.promise, PLAY)})", "name": literal(one.name)}
            for one in machine.invariants
            if one.at_end_of is None
        ],
    }
    filled["kinds"] = [(name, call) for call, name in writer.kinds.items()]  # last: all are known now
    return _environment().get_template("engine.py.j2").render(filled)


def _environment() -> Environment:
    folder = files("tribonian.compiler.emit") / "templates"
    return Environment(
        loader=FunctionLoader(lambda name: (folder / name).read_text(encoding="utf-8")),
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


def _switch(switch: Switch, slot: int, writer: Writer) -> str:
    fields = [
        literal(switch.name),
        literal(switch.kind),
        str(slot),
        writer.kind(switch.sort),
        str(switch.default),
    ]
    return f"Switch({', '.join([*fields, literal(switch.title), literals(switch.clauses)])})"


def _slots(machine: Machine, writer: Writer) -> tuple[list[str], list[str]]:
    """Name, kind and first value of every slot, and the lines for first values that depend on options."""
    slots: list[str] = []
    starts: list[str] = []
    taken: set[str] = set()
    for var in sorted(machine.vars.values(), key=lambda one: one.offset):
        for place, index in enumerate(product(*(values(param.sort) for param in var.index))):
            bound: dict[str, Term] = {param.name: Const(one) for param, one in zip(var.index, index, strict=True)}
            start = substitute(var.start, bound)
            fixed = start.value if isinstance(start, Const) else 0
            name = _slot_name(var, index)
            while name in taken:
                name += "'"
            taken.add(name)
            slots.append(f"({literal(name)}, {writer.kind(var.sort)}, {fixed})")
            if not isinstance(start, Const) and var.kind not in ("option", "reading"):
                starts.append(f"s[{var.offset + place}] = {writer.number(start, PLAY)}")
    return slots, starts


def _slot_name(var: Var, index: tuple[int, ...]) -> str:
    pairs = zip(var.index, index, strict=True)
    return var.name + (f"[{', '.join(show_value(param.sort, one) for param, one in pairs)}]" if index else "")
