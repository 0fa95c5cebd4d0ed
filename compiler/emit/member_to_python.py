"""Going through the members of sets in Python: tables of members by bits, as large as pays, and heads of loops.

May import: python_names, range_values, set_to_python, term_to_python,
dsl.sorts, dsl.terms.
"""

import re
from dataclasses import dataclass, field

from tribonian.compiler.emit.python_names import docstring, tuple_of
from tribonian.compiler.emit.range_values import Range, fits, of_size
from tribonian.compiler.emit.set_to_python import Domain, SetWriter
from tribonian.compiler.emit.term_to_python import ATOM, Scope, Text
from tribonian.dsl.sorts import bounds
from tribonian.dsl.terms import Const, Op, Read, Term

PAD = "    "
LITERAL = re.compile(r"0x[0-9a-f]+|[0-9]+")
AT_ONCE = 10  # sets of so many values at most have a table of their own
IN_PARTS = 80  # sets of so many are looked up in parts; of larger ones only those that turn up are kept


@dataclass(slots=True)
class MemberWriter(SetWriter):
    """Adds going through sets to what a writer knows."""

    tables: dict[int, int] = field(default_factory=dict)  # least value -> how many values the table is for
    listed: dict[str, str] = field(default_factory=dict)  # tuples of tuples of members, by name
    in_parts: set[str] = field(default_factory=set)  # functions that put members together

    def loop(self, mask: Text | None, domain: Domain, name: str, pad: str, when: str = "") -> list[str]:
        """The head of a loop over a domain, or a set of it; over nothing unless `when` holds."""
        return [head(name, self.gone_through(mask, domain), pad, when)]

    def gone_through(self, mask: Text | None, domain: Domain) -> str:
        """A domain, or a set of it, as what a loop goes through."""
        if mask is not None and domain.none:
            places = self.members(mask, domain.size, 0)
            return f"[NONE if at == {domain.count} else at + {domain.low} for at in {places}]"
        if mask is not None:
            return self.members(mask, domain.count, domain.low)
        plain = f"range({domain.low}, {domain.high + 1})" if domain.low else f"range({domain.high + 1})"
        return f"(*{plain}, NONE)" if domain.none else plain

    def members(self, mask: Text, count: int, low: int) -> str:
        """The members of a set, the lowest first; its values begin with `low`, and there are `count` at most."""
        if LITERAL.fullmatch(mask[0]):
            found = [str(low + place) for place in range(count) if int(mask[0], 0) >> place & 1]
            return tuple_of(found) if found else "()"
        known = self._known(mask, low)
        if known:
            return known
        if count <= AT_ONCE:
            self.tables[low] = max(self.tables.get(low, 0), count)
            return f"{_named('MEMBERS', low)}[{mask[0]}]"
        if count <= IN_PARTS:
            return f"{self._in_parts(count, low)}({mask[0]})"
        name = _named("SETS", low)
        self.constants.setdefault(name, f"Members({low})")
        return f"{name}[{mask[0]}]"

    def _stored(self, bits: Term, place: Term, domain: Domain, scope: Scope) -> Text | None:
        return SetWriter._stored(self, bits, place, domain, scope) or self._standing(bits, place, domain, scope)

    def _standing(self, bits: Term, place: Term, domain: Domain, scope: Scope) -> Text | None:
        """All whose place is in a set, where what stands at each place is kept."""
        if not isinstance(place, Read) or place.index != (domain.it,) or not self.is_safe(bits, scope):
            return None
        kept = self.kept_of(place.var, domain)
        if kept is None or kept.asked is not None or self.is_about(bits, domain.it):
            return None
        low, high = bounds(self.machine.vars[place.var].sort)
        if not fits(self.range(bits, scope), Range(0, of_size(high + 1))) or low < 0:
            return None
        places = self.members(self._number(bits, scope), high + 1, 0)
        each, _, index = places.partition("[")
        if each in self.listed and all(cell.bit_count() > 1 for cell in self.cells_called(each)):
            # What stands at different places differs, so that a sum is what all of them hold.
            name = self.names.get("STANDING", f"{each} {kept.offset - low}")
            self.listed[name] = (
                f"tuple([itemgetter(*[{kept.offset - low} + one for one in places]) for places in {each}])"
            )
            return f"sum({name}[{index}(s))", ATOM
        return f"gathered(s, {kept.offset - low}, {places})", ATOM

    def cells_called(self, name: str) -> list[int]:
        """The cells of the table whose members are called so."""
        return [
            row.cell
            for one in self.indexed
            if name == self.names.get("EACH", self.names.get("CELLS", one))
            for row in self.machine.tables[one].rows
        ]

    def mask(self, test: Term, domain: Domain, scope: Scope) -> Text | None:
        match test:
            case Op(op="!=", args=(Read(index=(index,)) as kept, Const(value=0))) if index == domain.it:
                source = self.machine.vars.get(self.machine.vars[kept.var].derived_from)
                if source is not None and not domain.none and domain.low == 0:
                    return f"taken(s, {source.offset}, {source.offset + source.size}, {domain.count})", ATOM
            case _:
                pass
        return SetWriter.mask(self, test, domain, scope)

    def _known(self, mask: Text, low: int) -> str:
        """The members of a set that stands in a table, or beside a space: listed once for all."""
        if mask[1] != ATOM or "[" not in mask[0]:
            return ""
        owner, index = mask[0].split("[", 1)
        for of, parts in self.parts.items():
            if "NEAR" in parts and owner == self.names.get("NEAR", of) and low == 0:
                return f"{self.part(of, 'BESIDE')}[{index}"
        is_table = any(owner == self.names.get("CELLS", table) for table in self.indexed)
        if not is_table and owner not in self.wheres:
            return ""
        name = self.names.get("EACH", f"{owner} {low}" if low else owner)
        self.listed[name] = f"tuple([members_of(bits, {low}) for bits in {owner}])"
        return f"{name}[{index}"

    def _in_parts(self, count: int, low: int) -> str:
        """The function that puts the members of a set together from parts of it."""
        name = f"{_named('members', low).lower()}_{count}"
        if name not in self.in_parts:
            parts = -(-count // AT_ONCE)
            width = -(-count // parts)
            each: list[str] = []
            for number in range(parts):
                first = number * width
                self.tables[low + first] = max(self.tables.get(low + first, 0), width)
                bits = "bits" if first == 0 else f"bits >> {first}"
                each.append(f"*{_named('MEMBERS', low + first)}[{bits} & {(1 << width) - 1}]")
            words = f"The members of a set of {count} values at most, the lowest first."
            lines = [f"def {name}(bits: int) -> list[int]:", *docstring([words], PAD)]
            self.functions.append("\n".join([*lines, f"{PAD}return [{', '.join(each)}]"]))
            self.in_parts.add(name)
        return name

    def member_lines(self) -> list[str]:
        """The tables of members."""
        return [
            f"{_named('MEMBERS', low)}: Final = tuple([members_of(bits, {low}) for bits in range({1 << count})])"
            for low, count in sorted(self.tables.items())
        ]

    def listed_lines(self) -> list[str]:
        """The members of sets that stand in tables."""
        return [f"{name}: Final = {made}" for name, made in sorted(self.listed.items())]


def _named(word: str, low: int) -> str:
    return word if low == 0 else f"{word}_FROM_{low}" if low > 0 else f"{word}_FROM_MINUS_{-low}"


def head(name: str, through: str, pad: str, when: str = "") -> str:
    """The head of a loop; over nothing unless `when` holds."""
    return f"{pad}for {name} in {f'({through} if {when} else ())' if when else through}:"
