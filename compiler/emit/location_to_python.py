"""Locations to Python: functions that list answers, carry them out and step on, and the record that names them.

May import: machine, term_text, block_to_python, effect_to_python, guard_to_python, list_to_python, python_names,
set_to_python, term_to_python, write_to_python, dsl.model, dsl.terms.
"""

from dataclasses import dataclass, field

from tribonian.compiler.emit.effect_to_python import domain_of
from tribonian.compiler.emit.guard_to_python import GuardWriter
from tribonian.compiler.emit.list_to_python import binds_of, code_count
from tribonian.compiler.emit.python_names import docstring, literal, literals, slug, tuple_of
from tribonian.compiler.emit.set_to_python import Domain
from tribonian.compiler.emit.spin_to_python import SpinWriter, decoded, value_of
from tribonian.compiler.emit.term_to_python import PLAY, Scope
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.machine import Location, Option
from tribonian.compiler.term_text import show_term
from tribonian.dsl.model import Condition
from tribonian.dsl.terms import conjunction

WAITS = {"choose": "choice", "pick": "choice", "chance": "chance", "open": "open", "final": "over", "step": "step"}


@dataclass(slots=True)
class LocationWriter(SpinWriter):
    """Writes the locations of one Machine."""

    lists: dict[str, str] = field(default_factory=dict)  # location -> the function that lists its codes
    plays: dict[str, str] = field(default_factory=dict)  # location -> the function that carries a code out
    rolls: dict[str, str] = field(default_factory=dict)  # location -> the function that answers at random, if any
    spins: dict[str, str] = field(default_factory=dict)  # location -> the function that goes round it, if any
    steps: dict[int, str] = field(default_factory=dict)  # number -> the function that steps on

    def lines(self, location: Location) -> list[str]:
        """Functions, then the record `PLACE_...`."""
        self.writer.owner = location.name
        lines: list[str] = []
        names = self.writer.names
        match location.kind:
            case "final":
                pass
            case "step":
                step = self.steps[self.places[location.name]] = names.get("step", location.name)
                lines = self._function(step, [], [f"`{location.name}`: goes on by itself."])
                lines += [*self.body(location.options[0].block, PLAY), "", ""]
            case _:
                lists = self.lists[location.name] = names.get("list", location.name)
                lines = [*self.listing(location, lists), "", ""]
                if self.needs_arrival(location):
                    arrive = self.steps[self.numbers[location.name]] = names.get("arrive", location.name)
                    lines += [*self.arrival(location, arrive, self.places[location.name]), "", ""]
        options: list[str] = []
        does: list[str] = []
        for option in location.options if location.kind != "step" else ():
            made, record, do = self._option(location, option)
            lines += made
            options += [f"{PAD}{PAD}{line}" for line in record]
            does.append(do)
        if location.kind == "choose":
            lines += self._menu(location, does)
        elif does:
            self.plays[location.name] = does[0]
        if location.name in self.lists:
            roll = names.get("roll", location.name)
            sets = self.sets_of(location)
            if sets is not None:
                self.rolls[location.name] = roll
                lines += [*self.rolling(location, roll, self.plays[location.name], sets), "", ""]
            spin, spinning = self.spinning(location)
            if spin:
                self.spins[location.name] = spin
                lines += [*spinning, "", ""] if spinning else []
        return [*lines, *self._record(location, options)]

    def _function(self, name: str, params: list[str], words: list[str], result: str = "int") -> list[str]:
        given = ", ".join(["s: Store", *(f"{one}: int" for one in params)])
        return [f"def {name}({given}) -> {result}:", *docstring(words, PAD)]

    def _record(self, location: Location, options: list[str]) -> list[str]:
        made = f"{self.writer.names.get('PLACE', location.name)}: Final = Place("
        name, waits = literal(location.name), literal(WAITS[location.kind])
        if location.kind in ("final", "step"):
            return [f"{made}{name}, {waits}, {literals(location.clauses)}, {literal(WAITS[location.kind])})"]
        what = location.prompt or location.procedure if location.kind == "choose" else location.prompt
        lines = [made, *(f"{PAD}{one}," for one in (name, waits, literals(location.clauses), literal(what)))]
        player = "None" if location.player is None else f"lambda s: {self.writer.number(location.player, PLAY)}"
        return [*lines, f"{PAD}(", *options, f"{PAD}),", f"{PAD}{player},", f"{PAD}{bool(location.var)},", ")"]

    # ---- answers

    def _option(self, location: Location, option: Option) -> tuple[list[str], list[str], str]:
        """The functions of an answer, the lines of its record, and the name of what it does."""
        name = location.name if location.var else f"{location.name} {option.label}"
        clauses = tuple(dict.fromkeys(clause for guard in option.guards for clause in guard.clauses))
        clauses = clauses or location.clauses
        cited = "".join(f" @{clause}" for clause in clauses)
        given = f"the value of `{option.label}`" if location.var else f"`{option.label}`"
        binds = binds_of(location, option)
        scope, _ = self.chosen(location, option)
        do = self.writer.names.fresh(f"do_{slug(name)}")
        words = [f"At `{location.name}`, {given} is given.{cited}"]
        lines = self._do(location, option, do, scope, words)
        allowed, guards = "None", "()"
        if option.guards:
            allowed = self.writer.names.fresh(f"may_{slug(name)}")
            words = [f"Whether {given} may be given.", ""]
            words += [f"{show_term(one.test, self.writer.machine)}{_cites(one)}" for one in option.guards]
            tests = self.writer.truth(conjunction([guard.test for guard in option.guards]), scope)
            lines += self._function(allowed, list(scope.held.values()), words, "object")
            lines += [f"{PAD}return {tests}", "", ""]
        slots = [f"({self.writer.machine.vars[bind.var].offset}, {self.writer.kind(bind.sort)})" for bind in binds]
        label = "" if location.var else option.label
        bound = tuple_of(slots) if slots else "()"
        record = [f"Option({literal(label)}, {bound}, {allowed}, {literals(clauses)}, {guards}),"]
        if option.guards:
            guard_writer = GuardWriter(self.writer, scope)
            record = [f"Option({literal(label)}, {bound}, {allowed}, {literals(clauses)}, ("]
            record += [f"{PAD}{guard_writer.guard(guard)}," for guard in option.guards]
            record.append(")),")
        return lines, record, do

    def _do(self, location: Location, option: Option, name: str, scope: Scope, words: list[str]) -> list[str]:
        """The function that carries an answer out: of a place that asks for a value, by its code."""
        params = list(scope.held.values())
        lines: list[str] = []
        if location.var:
            assert location.sort is not None
            domain, local = domain_of(location.var, location.sort), params[0]
            if domain.low or domain.none:
                lines.append(f"{PAD}{local} = {value_of('code', domain)}")
                params = ["code"]
        elif len(location.options) == 1 and option.binds:
            domains = [domain_of(bind.var, bind.sort) for bind in option.binds]
            lines += [f"{PAD}{line}" for line in decoded(domains, "code", params)]
            params = ["code"]
        return [*self._function(name, params, words), *lines, *self.carried_out(location, option, scope), "", ""]

    def _call(self, do: str, domains: list[Domain], code: str) -> tuple[str, list[str]]:
        """The call that carries an option out, and the lines that take its code apart."""
        if len(domains) == 1 and not domains[0].low and not domains[0].none:
            return f"{do}(s, {code})", []
        names = [f"at{number}" for number in range(len(domains))]
        if len(domains) == 1:
            return f"{do}(s, {value_of('at0', domains[0])})", [f"at0 = {code}"]
        return f"{do}({', '.join(['s', *names])})", decoded(domains, code, names)

    def _menu(self, location: Location, does: list[str]) -> list[str]:
        """The function that carries out the option a code stands for."""
        if len(location.options) == 1 and location.options[0].binds:
            self.plays[location.name] = does[0]
            return []
        play = self.plays[location.name] = self.writer.names.get("play", location.name)
        lines = self._function(play, ["code"], [f"At `{location.name}`, an answer is given by its code."])
        if all(not option.binds for option in location.options):
            if len(does) == 1:
                return [*lines, f"{PAD}return {does[0]}(s)", "", ""]
            table = self.writer.names.get("DO", location.name)
            lines = [f"{table}: Final = {tuple_of(does)}", "", "", *lines]
            return [*lines, f"{PAD}return {table}[code](s)", "", ""]
        base = 0
        for number, (option, do) in enumerate(zip(location.options, does, strict=True)):
            count = code_count(location, option)
            call = f"{do}(s)"
            more: list[str] = []
            if option.binds:
                domains = [domain_of(bind.var, bind.sort) for bind in option.binds]
                call, more = self._call(do, domains, "code" if not base else f"code - {base}")
            if number == len(does) - 1:
                lines += [*(f"{PAD}{line}" for line in more), f"{PAD}return {call}"]
            else:
                lines += [f"{PAD}if code < {base + count}:", *(f"{PAD}{PAD}{line}" for line in more)]
                lines.append(f"{PAD}{PAD}return {call}")
            base += count
        return [*lines, "", ""]


def _cites(guard: Condition) -> str:
    return "".join(f" @{clause}" for clause in guard.clauses)
