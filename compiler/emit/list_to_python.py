"""Which answers may be given, to Python: one function per place that lists their codes, in order.

A condition is asked as soon as what it reads is chosen; one that could fail, never earlier than the interpreter asks.
May import: blocks, machine, block_to_python, effect_to_python, python_names, set_to_python, share_terms,
term_to_python, write_to_python, dsl.terms.
"""

from dataclasses import dataclass, replace

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.emit.block_to_python import BlockWriter
from tribonian.compiler.emit.effect_to_python import domain_of
from tribonian.compiler.emit.python_names import docstring, literal, literals, tuple_of
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.share_terms import exchanged, shared
from tribonian.compiler.emit.term_to_python import NOT, OR, PLAY, Scope, Text
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.machine import Bind, Location, Option
from tribonian.dsl.terms import YES, Const, Op, Read, Term, Way, conjunction, conjuncts, walk

FEW = 12  # as many codes are written out
FEW_VALUES = 4  # what has so many values is written out
LONG = 400  # but not if all of it has more parts than this


def binds_of(location: Location, option: Option) -> tuple[Bind, ...]:
    """What is chosen with an option; where a place asks for a value, that value."""
    if not location.var or location.sort is None:
        return option.binds
    return (Bind(var=location.var, sort=location.sort, within=location.within),)


def code_count(location: Location, option: Option) -> int:
    """In how many ways an option can be taken."""
    count = 1
    for bind in binds_of(location, option):
        count *= domain_of(bind.var, bind.sort).size
    return count


@dataclass(slots=True)
class ListWriter(BlockWriter):
    """Writes what lists the answers of the places of one Machine."""

    def listing(self, location: Location, name: str) -> list[str]:
        """The function that lists the codes of a place."""
        lines = [f"def {name}(s: Store) -> Sequence[int]:"]
        lines += docstring([f"What may be answered at `{location.name}`."], PAD)
        if location.var:
            return lines + self._of_value(location)
        return lines + self._of_menu(location)

    def arrival(self, location: Location, name: str, number: int) -> list[str]:
        """The function that is called on the way to a place where chance or the table must have something to bring."""
        words = f"There must be an answer at `{location.name}`."
        lines = [f"def {name}(s: Store) -> int:", *docstring([words], PAD)]
        fault = f"raise nothing_comes({location.kind == 'chance'}, {literals(location.clauses)})"
        found = self._loop(location, [f"return {number}"])
        if found is None:
            return [*lines, f"{PAD}return {number}"]
        return [*lines, *found, f"{PAD}{fault}"]

    # ---- values

    def needs_arrival(self, location: Location) -> bool:
        return location.kind in ("chance", "open") and (
            bool(self._guards(location.options[0])) or location.within is not None
        )

    def _of_value(self, location: Location) -> list[str]:
        assert location.sort is not None
        domain = domain_of(location.var, location.sort)
        lines = self._short(location, domain)
        if lines is not None:
            return lines
        looped = self._loop(location, ["codes.append(code)"])
        assert looped is not None
        return [f"{PAD}codes: list[int] = []", *looped, f"{PAD}return codes"]

    def _guards(self, option: Option) -> list[Term]:
        """What is asked before an answer is listed; what the sets it comes from see to is left out."""
        tests = option.rest if option.rest is not None else [guard.test for guard in option.guards]
        return [test for test in tests if test != YES]

    def _short(self, location: Location, domain: Domain) -> list[str] | None:
        """The list in one expression, where there is one."""
        guards, local = self._guards(location.options[0]), self.local(location.var, PLAY)
        if self.is_read_through(location.var, guards):
            return None
        inner = PLAY.holding(location.var, local, domain.range)
        split = self.writer.split(guards, domain, inner, location.within, PLAY)
        lines: list[str] = []
        if split.before:
            before = self.writer.truth(conjunction(list(split.before)), PLAY, NOT + 1)
            lines += [f"{PAD}if not {before}:", f"{PAD}{PAD}return ()"]
        tests = self.writer.truth(conjunction(list(split.rest)), split.scope, OR)
        if tests == "1":
            return [*lines, f"{PAD}return {self._codes(split.mask, domain)}"]
        if domain.low or domain.none:
            return None
        through = self.writer.gone_through(split.mask, domain)
        return [*lines, f"{PAD}return [{local} for {local} in {through} if {tests}]"]

    def _codes(self, mask: Text | None, domain: Domain) -> str:
        if mask is not None:
            return self.writer.members(mask, domain.size, 0)
        return str(tuple(range(domain.size))) if domain.size <= FEW else f"range({domain.size})"

    def _loop(self, location: Location, step: list[str]) -> list[str] | None:
        """Lines that do something for every code that may be given; nothing if every code may."""
        assert location.sort is not None
        domain, guards = domain_of(location.var, location.sort), self._guards(location.options[0])
        if not guards and location.within is None:
            return None
        in_slot = self.is_read_through(location.var, guards)
        local = self.local(location.var, PLAY)
        inner = PLAY.holding(location.var, local, domain.range)
        split = self.writer.split([] if in_slot else guards, domain, inner, location.within, PLAY)
        tests = guards if in_slot else list(split.rest)
        when = self.writer.truth(conjunction(list(split.before)), PLAY, OR) if split.before else ""
        lines = [f"{PAD}s = s.copy()"] if in_slot else []
        lines += self._code_loop(split.mask, domain, local, PAD, when)
        pad = PAD * 2
        if in_slot:
            slot = str(self.writer.machine.vars[location.var].offset)
            lines += self.put(location.var, slot, local, pad, domain.range)
        if tests:
            lines.append(f"{pad}if {self.writer.truth(conjunction(tests), split.scope)}:")
            pad += PAD
        return [*lines, *(f"{pad}{line}" for line in step)]

    def _code_loop(self, mask: Text | None, domain: Domain, local: str, pad: str, when: str) -> list[str]:
        """The head of a loop over codes, each with its value."""
        through = f"range({domain.size})" if mask is None else self.writer.members(mask, domain.size, 0)
        lines = [f"{pad}for code in {f'({through} if {when} else ())' if when else through}:"]
        plain = "code" if domain.low == 0 else f"code + {domain.low}" if domain.low > 0 else f"code - {-domain.low}"
        return [
            *lines,
            f"{pad}{PAD}{local} = {f'NONE if code == {domain.count} else {plain}' if domain.none else plain}",
        ]

    # ---- menus

    def _of_menu(self, location: Location) -> list[str]:
        binds = [bind for option in location.options for bind in option.binds]
        tests = [test for option in location.options for test in self._guards(option)]
        tests += [bind.within for bind in binds if bind.within is not None]
        in_slot = {bind.var for bind in binds if self.is_read_through(bind.var, tests)}
        lines, scope = self.read_once(tests, PLAY, {bind.var for bind in binds})
        sure: list[str] = []
        more: list[str] = []
        base = 0
        for option in location.options:
            guards = self._guards(option)
            if not guards and not option.binds and not more:
                sure.append(str(base))
            elif not guards and not option.binds:
                more.append(f"{PAD}codes.append({base})")
            elif not option.binds:
                test = self.writer.truth(conjunction(guards), scope)
                more += [f"{PAD}if {test}:", f"{PAD}{PAD}codes.append({base})"]
            elif any(bind.var in in_slot for bind in option.binds):
                bound = self._bound(option, base, in_slot, scope)
                more += [f"{PAD}was, s = s, s.copy()", *bound, f"{PAD}s = was"]
            else:
                for one, code in self._written_out(option, base, scope):
                    more += self._bound(one, code, in_slot, scope)
            base += code_count(location, option)
        if not more:
            return [f"{PAD}return {tuple_of(sure) if sure else '()'}"]
        first = f"{PAD}codes: list[int] = []" if not sure else f"{PAD}codes = [{', '.join(sure)}]"
        return [*lines, first, *more, f"{PAD}return codes"]

    def _written_out(self, option: Option, base: int, scope: Scope) -> list[tuple[Option, int]]:
        """An option for each of the few values of what is chosen first, with its first code; else as it is."""
        if len(option.binds) < 2:
            return [(option, base)]
        bind = option.binds[0]
        domain, tests = domain_of(bind.var, bind.sort), self._guards(option)
        withins = [one.within for one in option.binds if one.within is not None]
        long = sum(1 for term in (*tests, *withins) for _ in walk(term)) * domain.size > LONG
        full = scope
        for one in option.binds:
            full = full.holding(one.var, "", domain_of(one.var, one.sort).range)
        unsure = not all(self.writer.is_safe(term, full) for term in (*tests, *withins))
        unsure |= any(isinstance(part, Way) for term in tests for part in walk(term))  # reads what is chosen itself
        if domain.none or domain.size > FEW_VALUES or long or unsure:
            return [(option, base)]
        found: list[tuple[Option, int]] = []
        stride = 1
        for one in option.binds[1:]:
            stride *= domain_of(one.var, one.sort).size
        for value in range(domain.low, domain.high + 1):

            def fixed(term: Term, value: int = value) -> Term:
                return exchanged(term, Read(bind.var), Const(value))

            first = [] if bind.within is None else [Op("has", (bind.within, Const(value - domain.low)))]
            rest = tuple(fixed(term) for term in (*first, *tests))
            binds = tuple(
                replace(one, within=None if one.within is None else fixed(one.within)) for one in option.binds[1:]
            )
            made = replace(option, rest=rest, binds=binds)
            found += self._written_out(made, base + (value - domain.low) * stride, scope)
        return found

    def _bound(self, option: Option, base: int, in_slot: set[str], known: Scope) -> list[str]:
        """Lines that list every way to take an option with what is chosen for it."""
        domains = [domain_of(bind.var, bind.sort) for bind in option.binds]
        full = known
        locals_: list[str] = []
        for bind, domain in zip(option.binds, domains, strict=True):
            locals_.append(self.local(bind.var, full))
            full = full.holding(bind.var, locals_[-1], domain.range)
        by_depth = self._by_depth(option, full)
        lines, pad, scope = [f"{PAD}# {literal(option.label)}"], PAD, known
        if by_depth[0]:
            lines.append(f"{pad}if {self.writer.truth(conjunction(by_depth[0]), scope)}:")
            pad += PAD
            scope = self.writer.learnt(conjunction(by_depth[0]), scope)
        for depth, (bind, domain) in enumerate(zip(option.binds, domains, strict=True), start=1):
            local = locals_[depth - 1]
            inner = scope.holding(bind.var, local, domain.range)
            slotted = bind.var in in_slot
            within = bind.within
            if not slotted:
                asked = [within or YES, *by_depth[depth]]
                twice = shared(self.writer, asked, scope, pad, least=2, it=domain.it)
                looped = shared(self.writer, twice.terms[1:], twice.scope, pad, least=1, it=domain.it)
                lines += [*twice.lines, *looped.lines]
                within = None if within is None else twice.terms[0]
                by_depth[depth], scope = looped.terms, looped.scope
                inner = scope.holding(bind.var, local, domain.range)
            split = self.writer.split([] if slotted else by_depth[depth], domain, inner, within, scope)
            when = self.writer.truth(conjunction(list(split.before)), scope, OR) if split.before else ""
            tests = by_depth[depth] if slotted else list(split.rest)
            code = _code(locals_, domains, base)
            if depth == len(domains) and not tests and not slotted:
                if when:
                    lines.append(f"{pad}if {when}:")
                    pad += PAD
                if depth == 1 and split.mask is not None:
                    return [*lines, self.listed(split.mask, domain.size, base, pad)]
                if depth == 1:
                    return [*lines, f"{pad}codes += range({base}, {base + domain.size})"]
                through = self.writer.gone_through(split.mask, domain)
                return [*lines, f"{pad}codes += [{code} for {local} in {through}]"]
            lines += self.writer.loop(split.mask, domain, local, pad, when)
            pad += PAD
            scope = self.writer.learnt(conjunction(by_depth[depth]), split.scope)
            if slotted:
                lines += self.put(bind.var, str(self.writer.machine.vars[bind.var].offset), local, pad, domain.range)
            if tests:
                lines.append(f"{pad}if {self.writer.truth(conjunction(tests), split.scope)}:")
                pad += PAD
        return [*lines, f"{pad}codes.append({_code(locals_, domains, base)})"]

    def listed(self, mask: Text, count: int, base: int, pad: str) -> str:
        """The line that lists the members of a set as codes."""
        return f"{pad}codes += {self.writer.members(mask, count, base)}"

    def _by_depth(self, option: Option, scope: Scope) -> list[list[Term]]:
        """The conditions by how many values must be chosen before each is asked."""
        later = [bind.var for bind in option.binds]
        found: list[list[Term]] = [[] for _ in range(len(later) + 1)]
        unsure_at = 0
        # What is left to ask supposes that all the sets have let a value pass.
        sets = [place for place, bind in enumerate(option.binds, start=1) if bind.within is not None]
        asked_at = max(sets, default=0) if option.rest is not None else 0
        for guard in self._guards(option):
            asked_at = max(asked_at, self._level(guard, later))
            for test in [one for one in conjuncts(guard) if one != YES]:
                if self.writer.is_safe(test, scope):
                    depth = max(self._level(test, later), unsure_at)
                else:
                    depth = unsure_at = asked_at
                found[depth].append(test)
        return found

    def _level(self, test: Term, later: list[str]) -> int:
        read = variables_read(self.writer.machine, test)
        return max((place for place, var in enumerate(later, start=1) if var in read), default=0)


def _code(locals_: list[str], domains: list[Domain], base: int) -> str:
    """The code of some values: each option after the other, the last value changing first."""
    parts: list[str] = []
    stride = 1
    for local, domain in zip(reversed(locals_), reversed(domains), strict=True):
        base -= domain.low * stride
        placed = f"({domain.high + 1} if {local} == NONE else {local})" if domain.none else local
        parts.insert(0, placed if stride == 1 else f"{placed} * {stride}")
        stride *= domain.size
    joined = " + ".join(parts)
    return joined if not base else f"{base} + {joined}" if base > 0 else f"{joined} - {-base}"
