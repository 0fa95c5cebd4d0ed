"""Rounds to Python: for a place that play comes back to, one function that answers it at random until play leaves it.

It lists, takes and carries out in one loop, gives the same answers as step by step, and keeps plain slots in Python
names meanwhile. May import: machine, blocks, the other files of emit, dsl.sorts, dsl.terms.
"""

import re
from dataclasses import dataclass, field

from tribonian.compiler.blocks import finds, targets
from tribonian.compiler.emit.block_to_python import Waiting
from tribonian.compiler.emit.effect_to_python import domain_of
from tribonian.compiler.emit.list_to_python import binds_of
from tribonian.compiler.emit.python_names import docstring, shown
from tribonian.compiler.emit.roll_to_python import RollWriter, Sets
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.term_to_python import PLAY, Scope
from tribonian.compiler.emit.write_to_python import FEW_ASKED, PAD
from tribonian.compiler.machine import Location, Option
from tribonian.dsl.sorts import NONE
from tribonian.dsl.terms import conjunction

SLOT = re.compile(r"\bs\[(\d+)\]")
WHOLE = re.compile(r"\bs\b(?!\[)")
WRITTEN = re.compile(r" *s\[(\d+)\] (?:[|&]=|=) ")


@dataclass(slots=True)
class SpinWriter(RollWriter):
    """Writes the rounds of the places of one Machine."""

    places: dict[str, int] = field(default_factory=dict)  # location -> its own number

    def spinning(self, location: Location, name: str, sets: Sets | None) -> list[str]:
        """The function that goes round a place; no lines where play does not come back, or not so simply."""
        if not self._comes_back(location):
            return []
        (option,) = location.options
        scope, domains = self.chosen(location, option)
        here = self.places[location.name]
        taken = self._from_list(location) if sets is None else self._from_sets(sets, domains, here, scope)
        if taken is None:
            return []
        decoded = value_lines(location, domains, list(scope.held.values())) if sets is None else []
        if decoded and decoded[0].endswith(" = code"):  # the code is the value
            taken[-1] = taken[-1].replace("code", decoded.pop().removesuffix(" = code"), 1)
        self.round = location.name
        done = self.carried_out(location, option, scope)
        self.round = ""
        inner, kept, written = self._kept_slots([*taken, *(f"{PAD}{line}" for line in decoded), *done])
        lines = [f"def {name}(s: Store, rand: Callable[[], float], most: int) -> tuple[int, int]:"]
        words = "Answers `{}` at random until play goes elsewhere, to the place given, and counts the answers."
        lines += [*docstring([words.format(shown(location.name))], PAD), *kept]
        deep = PAD * 2 if written else PAD
        loop = [f"{deep}for count in range(most):", *(f"{deep}{line}" for line in inner), f"{deep}return {here}, most"]
        return [*lines, f"{PAD}try:", *loop, f"{PAD}finally:", *written] if written else [*lines, *loop]

    def _comes_back(self, location: Location) -> bool:
        """Whether play can come back to a place from its one option, and not out of a search."""
        if len(location.options) != 1 or self.needs_arrival(location):
            return False
        block = location.options[0].block
        if not binds_of(location, location.options[0]):
            return False
        return location.name in targets(block) and not any(location.name in targets(find.then) for find in finds(block))

    # ---- taking an answer

    def _from_list(self, location: Location) -> list[str] | None:
        """Lines that take one of the codes, where one line lists them."""
        listing = self._of_value(location) if location.var else []
        if len(listing) != 1:
            return None
        codes = listing[0].strip().removeprefix("return ")
        return [
            f"{PAD}codes = {codes}",
            f"{PAD}if not codes:",
            f"{PAD}{PAD}return {self.places[location.name]}, count",
            f"{PAD}code = codes[floor_of(rand() * len(codes))]",
        ]

    def _from_sets(self, sets: Sets, domains: list[Domain], here: int, scope: Scope) -> list[str] | None:
        """Lines that take a member of one of the sets, and name what is chosen with it."""
        names = list(scope.held.values())
        last = len(sets.bases) - 1
        lines = [*sets.lines, *sets.counted()]
        lines += [f"{PAD}if not upto_{last}:", f"{PAD}{PAD}return {here}, count"]
        lines.append(f"{PAD}place = floor_of(rand() * upto_{last})")
        for number, base in enumerate(sets.bases):
            before, deep = [f"place -= upto_{number - 1}"] if number else [], PAD * 2 if last else PAD
            code = base // domains[-1].size
            for domain, name in reversed([*zip(domains[:-1], names[:-1], strict=True)]):
                code, at = divmod(code, domain.size)
                before.append(f"{name} = {NONE if domain.none and at == domain.count else domain.low + at}")
            if last:
                word = "if" if not number else "elif" if number < last else "else"
                lines.append(f"{PAD}{word}:" if word == "else" else f"{PAD}{word} place < upto_{number}:")
            lines += [f"{deep}bits = set_{number}", *(f"{deep}{line}" for line in before)]
        lines += [f"{PAD}while place:", f"{PAD}{PAD}bits &= bits - 1", f"{PAD}{PAD}place -= 1"]
        member = "(bits & -bits).bit_length() - 1"
        if not domains[-1].low and not domains[-1].none:
            return [*lines, f"{PAD}{names[-1]} = {member}"]
        return [*lines, f"{PAD}code = {member}", f"{PAD}{names[-1]} = {value_of('code', domains[-1])}"]

    # ---- carrying it out

    def chosen(self, location: Location, option: Option) -> tuple[Scope, list[Domain]]:
        """What is known of the values chosen with an option, and what each can be."""
        scope, domains = PLAY, []
        for bind in binds_of(location, option):
            domains.append(domain_of(bind.var, bind.sort))
            scope = scope.holding(bind.var, self.local(bind.var, scope), domains[-1].range)
        return scope, domains

    def carried_out(self, location: Location, option: Option, scope: Scope) -> list[str]:
        """Lines that store what was chosen and do what follows; it was allowed, so its conditions hold."""
        waiting: Waiting = {}
        lines: list[str] = []
        for bind in binds_of(location, option):
            var, local = self.writer.machine.vars[bind.var], scope.held[bind.var]
            if bind.var in self.derived:
                lines += self.put(bind.var, str(var.offset), local, PAD, domain_of(bind.var, bind.sort).range)
            else:
                waiting[bind.var] = (local, f"# {shown(bind.var)}")
        allowed = self.writer.learnt(conjunction([guard.test for guard in option.guards]), scope)
        return [*lines, *self.body(option.block, allowed, waiting)]

    # ---- slots in names

    def _kept_slots(self, lines: list[str]) -> tuple[list[str], list[str], list[str]]:
        """The lines with plain slots in names, what reads these before, and what stores those that change after."""
        parted = [line.partition("  # ") if not line.lstrip().startswith("# ") else ("", "", "") for line in lines]
        if any(WHOLE.search(code) for code, _, _ in parted):
            return lines, [], []
        plain = self._plain_slots()
        found = {int(slot) for code, _, _ in parted for slot in SLOT.findall(code)} & plain.keys()
        changed = {int(match[1]) for code, _, _ in parted if (match := WRITTEN.match(code))} & found

        def named(match: re.Match[str]) -> str:
            return plain[int(match[1])] if int(match[1]) in found else match[0]

        inner = [
            SLOT.sub(named, code) + sign + words if code else line
            for line, (code, sign, words) in zip(lines, parted, strict=True)
        ]
        kept = [f"{PAD}{plain[slot]} = s[{slot}]" for slot in sorted(found)]
        return inner, kept, [f"{PAD}{PAD}s[{slot}] = {plain[slot]}" for slot in sorted(changed)]

    def _plain_slots(self) -> dict[int, str]:
        """The slots that are only ever called by their own number, and names for them."""
        found: dict[int, str] = {}
        for var in self.writer.machine.vars.values():
            few = var.asked is not None and len(var.asked) <= FEW_ASKED
            if not var.index or (var.derived_from and few):
                found |= {slot: f"slot_{slot}" for slot in range(var.offset, var.offset + var.size)}
        return found


def value_of(code: str, domain: Domain) -> str:
    """The value a code stands for."""
    plain = code if domain.low == 0 else f"{code} + {domain.low}" if domain.low > 0 else f"{code} - {-domain.low}"
    return f"NONE if {code} == {domain.count} else {plain}" if domain.none else plain


def value_lines(location: Location, domains: list[Domain], names: list[str]) -> list[str]:
    """Lines that take the code of a place with one option apart."""
    if location.var:
        return [f"{names[0]} = {value_of('code', domains[0])}"]
    return decoded(domains, "code", names)


def decoded(domains: list[Domain], code: str, names: list[str]) -> list[str]:
    """Lines that take a code apart into values by name; the last value changes first."""
    lines: list[str] = []
    left = code
    for number in range(len(domains) - 1, 0, -1):
        rest = names[0] if number == 1 else "rest"
        lines.append(f"{rest}, {names[number]} = divmod({left}, {domains[number].size})")
        left = rest
    if len(domains) == 1:
        return [f"{names[0]} = {value_of(code, domains[0])}"]
    return lines + [
        f"{name} = {value_of(name, domain)}"
        for name, domain in zip(names, domains, strict=True)
        if domain.low or domain.none
    ]
