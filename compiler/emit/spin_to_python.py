"""Rounds to Python: for a place that play comes back to, one function that answers it at random until play leaves it.

It lists, takes and carries out in one loop, gives the same answers as step by step, and keeps plain slots in Python
names meanwhile. May import: machine, blocks, the other files of emit, dsl.sorts, dsl.terms.
"""

import re
from dataclasses import dataclass, field
from typing import TypeGuard

from tribonian.compiler.blocks import effects, terms_of_block
from tribonian.compiler.emit.block_to_python import Waiting
from tribonian.compiler.emit.effect_to_python import domain_of
from tribonian.compiler.emit.list_to_python import binds_of, code_count
from tribonian.compiler.emit.python_names import docstring, shown, tuple_of
from tribonian.compiler.emit.roll_to_python import RollWriter, Sets
from tribonian.compiler.emit.rounds import Rounds
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.slots_to_names import Named, in_names, stored
from tribonian.compiler.emit.term_to_python import PLAY, Scope
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.machine import Adjust, Block, Branch, Location, Move, Option, Pop, Push, Set
from tribonian.dsl.sorts import NONE, Enumeration, bounds
from tribonian.dsl.terms import Const, Op, Read, Term, conjunction, walk

MOST_LINES = 250  # of a round: a longer one is not written
FEW_CASES = 3  # values of a variable that an index hangs on: as many blocks


@dataclass(slots=True)
class SpinWriter(RollWriter):
    """Writes the rounds of the places of one Machine."""

    places: dict[str, int] = field(default_factory=dict)  # location -> its own number
    told: Rounds | None = None
    written: dict[tuple[str, ...], str] = field(default_factory=dict)  # places of a round -> its function

    @property
    def rounds(self) -> Rounds:
        if self.told is None:
            self.told = Rounds(self.writer.machine, self._fits)
        return self.told

    def spinning(self, location: Location) -> tuple[str, list[str]]:
        """The function that goes round a place, "" where there is none, and its lines unless it is written already."""
        names = self.rounds.of(location.name)
        if not names or names in self.written:
            return self.written.get(names, ""), []
        self.writer.moving.clear()  # what follows goes into one function
        self.round, segments = frozenset(names), []
        for name in names:
            segments.append(self._answered(self.writer.machine.locations[name]))
        self.round = frozenset()
        lines = segments[0]
        if len(names) > 1:
            lines = []
            for number, (name, segment) in enumerate(zip(names, segments, strict=True)):
                word = "if" if not number else "elif"
                head = f"{word} here == {self.places[name]}:" if number < len(names) - 1 else "else:"
                lines += [f"{PAD}{head}  # {shown(name)}", *(f"{PAD}{line}" for line in segment)]
        if len(lines) > MOST_LINES:
            self.written[names] = ""
            return "", []
        made = self.written[names] = self.writer.names.get("spin", names[0])
        return made, self._function_of(names, made, lines)

    def _function_of(self, names: tuple[str, ...], made: str, lines: list[str]) -> list[str]:
        named = self._named(lines)
        kept = [f"{PAD}{name} = s[{slot}]" for slot, name in named.names.items()]
        written = stored(named.changed, named.names, PAD * 2)
        head = [f"def {made}(s: Store, here: int, rand: Callable[[], float], most: int) -> tuple[int, int]:"]
        words = f"Answers {', '.join(f'`{shown(name)}`' for name in names)} at random until play goes elsewhere."
        head += [*docstring([words, "", "Gives the place and how many answers that took."], PAD), *kept]
        for name, sort, first in (("codes", "Sequence[int]", "()"), ("listed", "list[int]", "[]")):
            head += [f"{PAD}{name}: {sort} = {first}"] if any(f"{PAD}{name} = " in line for line in lines) else []
        deep = PAD * 2 if written else PAD
        last = str(self.places[names[0]]) if len(names) == 1 else "here"
        loop = [f"{deep}for count in range(most):", *(f"{deep}{line}" for line in named.lines)]
        loop.append(f"{deep}return {last}, most")
        return [*head, f"{PAD}try:", *loop, f"{PAD}finally:", *written] if written else [*head, *loop]

    def _fits(self, location: Location) -> bool:
        """Whether a place can be answered in a round."""
        if location.kind in ("step", "final") or self.needs_arrival(location):
            return False
        if location.var or (len(location.options) == 1 and binds_of(location, location.options[0])):
            return self.sets_of(location) is not None or (bool(location.var) and self._listed(location) is not None)
        if all(not option.binds for option in location.options):
            return True
        return self.sets_of(location) is not None

    def _answered(self, location: Location) -> list[str]:
        """Lines that answer a place and do what follows, a level deep."""
        if len(location.options) > 1 or not binds_of(location, location.options[0]):
            return self._from_menu(location)
        (option,) = location.options
        scope, domains = self.chosen(location, option)
        sets = self.sets_of(location)
        if sets is None:
            taken = self._from_list(location, domains[0], next(iter(scope.held.values())))
        else:
            taken = self._from_sets(sets, domains, self.places[location.name], scope)
        return _bits_named([*taken, *self.carried_out(location, option, scope)], [*scope.held.values()])

    # ---- menus

    def _from_menu(self, location: Location) -> list[str]:
        """Lines that take one of several options and carry it out."""
        sets = self.sets_of(location) if any(option.binds for option in location.options) else None
        if sets is not None:
            return self._from_menu_of_sets(location, sets)
        here, options = self.places[location.name], location.options
        tests = [
            self.writer.truth(conjunction(guards), PLAY) if (guards := self._guards(one)) else "1" for one in options
        ]
        sure = [number for number, test in enumerate(tests) if test == "1"]
        if len(sure) == len(options):
            return self._each_option(location, [f"{PAD}code = floor_of(rand() * {len(options)})"])
        if len(sure) == len(options) - 1 and sure:
            (number,) = {*range(len(options))} - {*sure}
            every = tuple_of([str(one) for one in range(len(options))])
            lines = [f"{PAD}codes = {every} if {tests[number]} else {tuple_of([str(one) for one in sure])}"]
        else:
            lines = [re.sub(r"\bcodes\b(: list\[int\])?", "listed", line) for line in self._of_menu(location)]
            assert lines[-1] == f"{PAD}return listed"
            lines = [*lines[:-1], f"{PAD}if not listed:", f"{PAD}{PAD}return {here}, count", f"{PAD}codes = listed"]
        return self._each_option(location, [*lines, f"{PAD}code = codes[floor_of(rand() * len(codes))]"])

    def _each_option(self, location: Location, lines: list[str]) -> list[str]:
        last = len(location.options) - 1
        for number, option in enumerate(location.options):
            scope, _ = self.chosen(location, option)
            done = self.carried_out(location, option, scope)
            if number < last:
                lines = [
                    *lines,
                    f"{PAD}if code == {number}:  # {shown(option.label)}",
                    *(f"{PAD}{one}" for one in done),
                ]
            else:
                lines += done
        return lines

    def _from_menu_of_sets(self, location: Location, sets: Sets) -> list[str]:
        """The same where what is chosen with the options stands in sets, those of an option one behind the other."""
        last = len(sets.bases) - 1
        lines = [*sets.lines, *sets.counted()]
        lines += [f"{PAD}if not upto_{last}:", f"{PAD}{PAD}return {self.places[location.name]}, count"]
        lines.append(f"{PAD}place = floor_of(rand() * upto_{last})")
        base = 0
        for number, option in enumerate(location.options):
            count = code_count(location, option)
            own = [at for at, one in enumerate(sets.bases) if base <= one < base + count]
            scope, domains = self.chosen(location, option)
            inner = self._member_of(sets, own, base, domains, scope) if option.binds else []
            inner += self.carried_out(location, option, scope)
            inner = _bits_named(inner, [*scope.held.values()])
            if number < len(location.options) - 1:
                lines += [f"{PAD}if place < upto_{own[-1]}:  # {shown(option.label)}"]
                lines += [f"{PAD}{line}" for line in inner]
            else:
                lines += inner
            base += count
        return lines

    # ---- taking an answer

    def _listed(self, location: Location) -> str | None:
        """What lists the codes of a place that asks for a value, where one line does."""
        listing = self._of_value(location)
        return listing[0].strip().removeprefix("return ") if len(listing) == 1 else None

    def _from_list(self, location: Location, domain: Domain, name: str) -> list[str]:
        """Lines that take one of the codes that one line lists, and name its value."""
        codes, values = self._listed(location), None
        assert codes is not None
        if codes in (str(tuple(range(domain.size))), f"range({domain.size})") and not domain.none:
            more = f" + {domain.low}" if domain.low > 0 else f" - {-domain.low}" if domain.low else ""
            return [f"{PAD}{name} = floor_of(rand() * {domain.size}){more}"]
        if domain.low and not domain.none:
            split = self.writer.split(self._guards(location.options[0]), domain, PLAY, location.within, PLAY)
            if not split.before and not split.rest and split.mask is not None:
                values = self.writer.members(split.mask, domain.size, domain.low)
        lines = [f"{PAD}codes = {values or codes}", f"{PAD}if not codes:"]
        lines += [f"{PAD}{PAD}return {self.places[location.name]}, count"]
        one = "codes[floor_of(rand() * len(codes))]"
        if values is not None or (not domain.low and not domain.none):
            return [*lines, f"{PAD}{name} = {one}"]
        return [*lines, f"{PAD}code = {one}", f"{PAD}{name} = {value_of('code', domain)}"]

    def _from_sets(self, sets: Sets, domains: list[Domain], here: int, scope: Scope) -> list[str]:
        """Lines that take a member of one of the sets, and name what is chosen with it."""
        last = len(sets.bases) - 1
        lines = [*sets.lines, *sets.counted()]
        lines += [f"{PAD}if not upto_{last}:", f"{PAD}{PAD}return {here}, count"]
        lines.append(f"{PAD}place = floor_of(rand() * upto_{last})")
        return [*lines, *self._member_of(sets, list(range(last + 1)), 0, domains, scope)]

    def _member_of(self, sets: Sets, own: list[int], base: int, domains: list[Domain], scope: Scope) -> list[str]:
        """Lines that take the member at a place of some of the sets, and name what is chosen with it."""
        names = list(scope.held.values())
        lines: list[str] = []
        for number in own:
            before, deep = [f"place -= upto_{number - 1}"] if number else [], PAD * 2 if len(own) > 1 else PAD
            code = (sets.bases[number] - base) // domains[-1].size
            for domain, name in reversed([*zip(domains[:-1], names[:-1], strict=True)]):
                code, at = divmod(code, domain.size)
                before.append(f"{name} = {NONE if domain.none and at == domain.count else domain.low + at}")
            if len(own) > 1:
                word = "if" if number == own[0] else "elif" if number < own[-1] else "else"
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
        block = option.block
        if self.round:
            block = self.by_case(block, {bind.var for bind in binds_of(location, option)})
        return [*lines, *self.body(block, allowed, waiting)]

    # ---- slots in names

    def _named(self, lines: list[str]) -> Named:
        """The lines with slots in names: of variables that are never called at a place worked out in play."""
        plain = {
            slot: f"slot_{slot}"
            for var in self.writer.machine.vars.values()
            if var.name not in self.writer.moving
            for slot in range(var.offset, var.offset + var.size)
        }
        return in_names(lines, plain, self.movers.values()) or Named(lines, {}, [])

    # ---- one case after the other

    def by_case(self, block: Block, chosen: set[str]) -> Block:
        """A block once for each of the few values of what its indices hang on: so they are known."""
        indices = [part for term in terms_of_block(block) for part in walk(term) if isinstance(part, Read)]
        found = {part.var for read in indices for index in read.index for part in walk(index) if _is_plain(part)}
        found |= {part.var for index in _indices(block) for part in walk(index) if _is_plain(part)}
        for name in sorted(found - chosen):
            sort = self.writer.machine.vars[name].sort
            low, high = bounds(sort)
            if isinstance(sort, Enumeration) and 1 < high - low + 1 <= FEW_CASES:
                made = block
                for value in range(low, high):
                    test = Op("=", (Read(name), Const(value)))
                    made = Block(effects=(), end=Branch(test=test, then=block, otherwise=made))
                return made
        return block


def _is_plain(part: Term) -> TypeGuard[Read]:
    return isinstance(part, Read) and not part.index


def _indices(block: Block) -> list[Term]:
    """Where the effects of a block write."""
    found: list[Term] = []
    for effect in effects(block):
        match effect:
            case Set() | Adjust() | Push() | Pop():
                found += effect.index
            case Move():
                found.append(effect.who)
            case _:
                pass
    return found


def _bits_named(lines: list[str], chosen: list[str]) -> list[str]:
    """The same where the bit of something chosen is worked out once, if it is asked for more than once."""
    for name in chosen:
        bit = re.compile(rf"\(1 << {name}\)|(?<![\w)] )\b1 << {name}\b(?! [-+*])")
        given = [number for number, line in enumerate(lines) if re.match(rf" +{name} = ", line)]
        if len(given) != 1 or sum(len(bit.findall(line.partition("  # ")[0])) for line in lines) < 2:
            continue
        (at,) = given
        head, behind = lines[: at + 1], lines[at + 1 :]
        pad = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        lines = [*head, f"{pad}{name}_bit = 1 << {name}", *(bit.sub(f"{name}_bit", line) for line in behind)]
    return lines


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
