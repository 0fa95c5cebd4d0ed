"""Variants of a book as a command line names them: sheets in and out, as printed, options and readings.

`book`, or with commas between: `as-printed`, `without:SHEET`, `with:FILE`, `NAME=VALUE`. May import: stages,
output, shapes, compiler, dsl.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.verify.variants import fixed
from tribonian.dsl.diagnostics import Sink, did_you_mean
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import readable, values
from tribonian.output import refuse
from tribonian.stages import USAGE, Chosen, read_errata, stop

HELP = "`book`, or with commas: as-printed, without:SHEET, with:FILE, OPTION=VALUE"


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedVariant:
    """A variant put together: what it was called, its rulebook, its Machine with options fixed, its hash."""

    name: str
    book: Rulebook
    machine: Machine
    switches: dict[str, int]

    @property
    def hash(self) -> str:
        return machine_hash(self.machine)

    @property
    def told(self) -> str:
        """Sheets, interpretations and options in force, in words."""
        sheets = ", ".join(self.machine.sheets) or "no errata"
        options = "".join(
            f"; {one.name} = {readable(one.sort, self.switches[one.name])}"
            for one in self.machine.switches
            if one.name in self.switches
        )
        return f"{sheets}; {len(self.machine.interpretations)} interpretations{options}"


def variant_of(chosen: Chosen, text: str) -> NamedVariant:
    """The variant that a text names."""
    variant = chosen.variant
    settings: list[tuple[str, str]] = []
    for part in [one.strip() for one in text.split(",") if one.strip()]:
        kind, colon, name = part.partition(":")
        setting, equals, value = part.partition("=")
        if part == "book":
            continue
        if part == "as-printed":
            variant = replace(variant, as_printed=True)
        elif colon and kind == "without":
            known = [sheet.name for sheet in chosen.draft.sheets]
            if name not in known:
                hint = did_you_mean(name, known) or f"it has {', '.join(known) or 'none'}"
                raise refuse(f"the book has no sheet `{name}`: {hint}", USAGE)
            variant = replace(variant, without=variant.without | {name})
        elif colon and kind == "with":
            sink = Sink()
            sheets = read_errata([Path(name)], sink)
            if sink.failed:
                raise stop(sink.sorted())
            variant = replace(variant, extra=(*variant.extra, *sheets))
        elif equals:
            settings.append((setting, value))
        else:
            raise refuse(f"`{part}` names no variant: write {HELP}", USAGE)
    here = replace(chosen, variant=variant)
    book = here.rulebook()
    machine = here.machine(book)
    switches = dict(_setting(machine, name, value) for name, value in settings)
    if variant.as_printed:
        machine = replace(machine, interpretations=())
    return NamedVariant(name=text, book=book, machine=fixed(machine, switches), switches=switches)


def _setting(machine: Machine, name: str, value: str) -> tuple[str, int]:
    for switch in machine.switches:
        if switch.name == name:
            said = {str(readable(switch.sort, one)): one for one in values(switch.sort)}
            said |= {"yes": 1, "no": 0} if set(said) == {"True", "False"} else {}
            if value not in said:
                raise refuse(f"`{name}` takes {', '.join(said)}", USAGE)
            return name, said[value]
    known = [one.name for one in machine.switches]
    hint = did_you_mean(name, known) or f"it has {', '.join(known) or 'none'}"
    raise refuse(f"the book has no option or reading `{name}`: {hint}", USAGE)
