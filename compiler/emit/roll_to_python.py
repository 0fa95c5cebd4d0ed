"""Random answers to Python: one function per place whose answers are sets, which takes one without listing them all.

It takes the same answer that the list would give for the same number, so that plays stay the same.
May import: machine, the other files of emit, passes.fold, dsl.terms.
"""

import re
from dataclasses import dataclass, field, replace

from tribonian.compiler.emit.effect_to_python import domain_of
from tribonian.compiler.emit.list_to_python import ListWriter, code_count
from tribonian.compiler.emit.member_to_python import AT_ONCE
from tribonian.compiler.emit.python_names import docstring
from tribonian.compiler.emit.share_terms import exchanged
from tribonian.compiler.emit.term_to_python import PLAY, Text
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.machine import Location, Machine, Option
from tribonian.compiler.passes.fold import fold_term
from tribonian.dsl.terms import Const, Lookup, Op, Read, Term, conjunction, rebuild, walk

PAIR = 2  # players
PART = re.compile(r"\bsame_\d+\b")


@dataclass(frozen=True, slots=True)
class Sets:
    """Lines that leave what may be answered in `set_0` and so on, and the first code of each."""

    lines: list[str]
    bases: list[int]

    def counted(self) -> list[str]:
        """Lines that count the answers up to each set."""
        more = range(1, len(self.bases))
        return [
            f"{PAD}upto_0 = set_0.bit_count()",
            *(f"{PAD}upto_{one} = upto_{one - 1} + set_{one}.bit_count()" for one in more),
        ]


@dataclass(slots=True)
class RollWriter(ListWriter):
    """Writes what answers the places of one Machine at random."""

    found: list[int] | None = field(default=None, init=False)  # while a roll is written: the first code of each set

    def sets_of(self, location: Location) -> Sets | None:
        """What may be answered at a place, as sets; nothing where a list is as good."""
        self.found = []
        lines = self._of_one_value(location) if location.var else self._of_sets(location)
        bases, self.found = self.found, None
        return None if lines is None or not bases else Sets(lines, bases)

    def rolling(self, location: Location, name: str, play: str, sets: Sets) -> list[str]:
        """The function that answers a place at random."""
        head = [f"def {name}(s: Store, rand: Callable[[], float]) -> int:"]
        head += docstring([f"Answers `{location.name}` at random; -1 if nothing may be answered."], PAD)
        return [*head, *sets.lines, *sets.counted(), *_taken(sets.bases, play)]

    def _of_one_value(self, location: Location) -> list[str] | None:
        assert location.sort is not None
        domain, guards = domain_of(location.var, location.sort), self._guards(location.options[0])
        if location.within is None or guards or domain.none or domain.size <= AT_ONCE:
            return None
        split = self.writer.split([], domain, PLAY, location.within, PLAY)
        return None if split.mask is None or split.before else [self.listed(split.mask, domain.size, 0, PAD)]

    def _of_sets(self, location: Location) -> list[str] | None:
        """Lines that leave what may be answered in sets; for each of two players apart, where data tell them apart."""
        who = location.player
        terms = [
            one for option in location.options for bind in option.binds for one in (bind.within,) if one is not None
        ]
        looks = [part for term in terms for part in walk(term) if isinstance(part, Lookup)]
        if not isinstance(who, Read) or who.index or not any(who in look.args for look in looks):
            return self._sets(location)
        if len(self.writer.machine.players) != PAIR:
            return self._sets(location)
        sides: list[list[str]] = []
        for number in range(PAIR):
            self.found = []
            lines = self._sets(_given(location, who, Const(number)))
            if lines is None or any("codes" in line for line in lines):
                return None
            sides.append([f"{PAD}{line}" for line in lines])
        slot = self.writer.machine.vars[who.var].offset
        return [f"{PAD}if s[{slot}] == 0:", *sides[0], f"{PAD}else:", *sides[1]]

    def _sets(self, location: Location) -> list[str] | None:
        """Lines that leave what may be answered in sets, one for each option or value written out."""
        binds = [bind for option in location.options for bind in option.binds]
        tests = [test for option in location.options for test in self._guards(option)]
        tests += [bind.within for bind in binds if bind.within is not None]
        if not binds or any(self.is_read_through(bind.var, tests) for bind in binds):
            return None
        lines, scope = self.read_once(tests, PLAY, {bind.var for bind in binds})
        base = 0
        for option in location.options:
            if not option.binds:
                guards = self._guards(option)
                test = self.writer.truth(conjunction(guards), scope) if guards else "1"
                lines.append(f"{PAD}{self._next(base)} = {test if test in ('0', '1') else f'1 if {test} else 0'}")
            else:
                for one, code in self._written_out(option, base, scope):
                    made = self._bound(_settled_option(one, self.writer.machine), code, set(), scope)
                    if any("codes" in line for line in made):
                        return None
                    lines += [f"{PAD}set_{len(self.found or []) - 1} = 0"] if made[-1].startswith(PAD * 2) else []
                    lines += made
            base += code_count(location, option)
        return _said_once(lines)

    def _next(self, base: int) -> str:
        assert self.found is not None
        self.found.append(base)
        return f"set_{len(self.found) - 1}"

    def listed(self, mask: Text, count: int, base: int, pad: str) -> str:
        if self.found is None:
            return ListWriter.listed(self, mask, count, base, pad)
        return f"{pad}{self._next(base)} = {mask[0]}"


def _given(location: Location, who: Read, value: Const) -> Location:
    """A location as it is for one player."""
    options = []
    for option in location.options:
        rest = None if option.rest is None else tuple(exchanged(term, who, value) for term in option.rest)
        guards = tuple(replace(guard, test=exchanged(guard.test, who, value)) for guard in option.guards)
        binds = tuple(
            replace(bind, within=None if bind.within is None else exchanged(bind.within, who, value))
            for bind in option.binds
        )
        options.append(replace(option, rest=rest, guards=guards, binds=binds))
    return replace(location, options=tuple(options))


def _settled_option(option: Option, machine: Machine) -> Option:
    """An option with every look into a table at a known place looked up."""
    binds = tuple(
        replace(bind, within=None if bind.within is None else _settled(bind.within, machine)) for bind in option.binds
    )
    return replace(option, binds=binds)


def _settled(term: Term, machine: Machine) -> Term:
    term = rebuild(term, lambda part: _settled(part, machine))
    match term:
        case Lookup(args=args) if all(isinstance(arg, Const) for arg in args):
            index = tuple((arg.value, arg.value) for arg in args if isinstance(arg, Const))
            cells = [row.cell for row in machine.tables[term.table].rows if row.keys == index]
            return Const(cells[0]) if len(cells) == 1 else term
        case Op(op="up" | "down", args=(moved, Const(value=0))):
            return moved
        case _:
            return fold_term(term)


def _said_once(lines: list[str]) -> list[str]:
    """The same lines with every part that is worked out under a name worked out once: nothing changes in between."""
    if any(line.startswith(PAD * 2) for line in lines):
        return lines
    made: list[str] = []
    names: dict[str, str] = {}  # as they are called in the lines -> as they are called now
    known: dict[str, str] = {}  # what was worked out -> its name
    for line in lines:
        line = PART.sub(lambda found: names.get(found[0], found[0]), line) if " = " not in line else line
        name, sign, text = line.strip().partition(" = ")
        if not sign:
            made.append(line)
            continue
        text = PART.sub(lambda found: names.get(found[0], found[0]), text)
        if not PART.fullmatch(name):
            made.append(f"{PAD}{name} = {text}")
        elif text in known:
            names[name] = known[text]
        else:
            names[name] = known[text] = f"part_{len(known)}"
            made.append(f"{PAD}{names[name]} = {text}")
    return made


def _taken(bases: list[int], play: str) -> list[str]:
    """Lines that take one of all members of the sets, and play it."""

    def call(number: int, place: str) -> str:
        code = f"nth_member(set_{number}, {place})"
        return f"return {play}(s, {bases[number]} + {code})" if bases[number] else f"return {play}(s, {code})"

    last = len(bases) - 1
    lines = [f"{PAD}if not upto_{last}:", f"{PAD}{PAD}return -1", f"{PAD}place = floor_of(rand() * upto_{last})"]
    for number in range(last):
        gone = f"place - upto_{number - 1}" if number else "place"
        lines += [f"{PAD}if place < upto_{number}:", f"{PAD}{PAD}{call(number, gone)}"]
    return [*lines, f"{PAD}{call(last, f'place - upto_{last - 1}' if last else 'place')}"]
