"""Locations to Python: the functions of their answers and steps, and the record that names them.

Guards become one test for play and one each to explain a refusal.
May import: machine, machine_text, block_to_python, decision_to_python, python_names, term_to_python, dsl.
"""

from dataclasses import dataclass

from tribonian.compiler.emit.block_to_python import PAD, PLAY, BlockWriter
from tribonian.compiler.emit.decision_to_python import has_errata
from tribonian.compiler.emit.python_names import docstring, literal, literals, slug, tuple_of
from tribonian.compiler.emit.term_to_python import Writer
from tribonian.compiler.machine import Location, Option
from tribonian.compiler.machine_text import show_term, sort_of
from tribonian.dsl.model import Condition
from tribonian.dsl.sorts import Enumeration, Sort, Whole
from tribonian.dsl.terms import Apply, Op, Read, Term, conjunction, walk

WAITS = {"choose": "choice", "pick": "choice", "chance": "chance", "open": "open"}


@dataclass(slots=True)
class LocationWriter:
    """Writes the locations of one Machine."""

    writer: Writer
    blocks: BlockWriter

    def lines(self, location: Location) -> list[str]:
        """Functions, then the record `PLACE_...`."""
        record = self.writer.names.get("PLACE", location.name)
        name, cites = literal(location.name), literals(location.clauses)
        match location.kind:
            case "final":
                return [f"{record}: Final = Place({name}, 'over', {cites}, 'over')"]
            case "step":
                step = self.writer.names.get("step", location.name)
                lines = self._function(step, "int", [f"`{location.name}`: goes on by itself."])
                lines += self.blocks.block(location.options[0].block)
                return [*lines, "", "", f"{record}: Final = Place({name}, 'step', {cites}, step={step})"]
            case "choose":
                return self._menu(location, record)
            case "pick" | "chance" | "open":
                return self._value(location, record)

    def _function(self, name: str, result: str, words: list[str]) -> list[str]:
        return [f"def {name}(s: Store) -> {result}:", *docstring(words, PAD)]

    def _player(self, location: Location) -> str:
        if location.player is None:
            return "None"
        players = Enumeration(name="players", members=self.writer.machine.players)
        return f"lambda s: {self.writer.kind(players)}.text({self.writer.number(location.player, PLAY)})"

    def _menu(self, location: Location, record: str) -> list[str]:
        lines: list[str] = []
        options: list[str] = []
        for option in location.options:
            made, call = self._option(location, option, f"{location.name} {option.label}")
            lines += made
            options += [f"{PAD}{PAD}{line}" for line in call]
        what = literal(location.prompt or location.procedure)
        head = [f"{record}: Final = menu_place(", f"{PAD}{literal(location.name)},", f"{PAD}{what},"]
        head += [f"{PAD}{literals(location.clauses)},", f"{PAD}{self._player(location)},", f"{PAD}("]
        return [*lines, *head, *options, f"{PAD}),", ")"]

    def _value(self, location: Location, record: str) -> list[str]:
        assert location.sort is not None
        lines, call = self._option(location, location.options[0], location.name)
        fields = [literal(location.name), literal(location.prompt), literals(location.clauses)]
        fields += [literal(WAITS[location.kind]), str(self.writer.machine.vars[location.var].offset)]
        fields.append(self.writer.kind(location.sort))
        head = [f"{record}: Final = value_place(", *(f"{PAD}{one}," for one in fields)]
        return [*lines, *head, *(f"{PAD}{line}" for line in call), f"{PAD}{self._player(location)},", ")"]

    def _option(self, location: Location, option: Option, name: str) -> tuple[list[str], list[str]]:
        """The functions of an answer, and the lines of the call that makes its record."""
        clauses = tuple(dict.fromkeys(clause for guard in option.guards for clause in guard.clauses))
        clauses = clauses or location.clauses
        cited = "".join(f" @{clause}" for clause in clauses)
        given = f"`{option.label}`" if location.kind == "choose" else f"the value of `{option.label}`"
        do = self.writer.names.fresh(f"do_{slug(name)}")
        lines = self._function(do, "int", [f"At `{location.name}`, {given} is given.{cited}"])
        lines += [*self.blocks.block(option.block), "", ""]
        allowed = "None"
        if option.guards:
            allowed = self.writer.names.fresh(f"may_{slug(name)}")
            words = [f"Whether {given} may be given.", ""]
            words += [f"{show_term(one.test, self.writer.machine)}{_cites(one)}" for one in option.guards]
            tests = self.writer.truth(conjunction([guard.test for guard in option.guards]), PLAY)
            lines += [*self._function(allowed, "object", words), f"{PAD}return {tests}", "", ""]
        call = [f"Option({literal(option.label)}, {allowed}, {do}"]
        if option.guards:
            call[0] += ", ("
            call += [f"{PAD}{self._guard(guard)}," for guard in option.guards]
            call.append(f"), {literals(clauses)}),")
        else:
            call[0] += f", (), {literals(clauses)}),"
        return lines, call

    # ---- guards

    def _guard(self, guard: Condition) -> str:
        test = self.writer.truth(guard.test, PLAY)
        more = "".join(f", {key}=lambda s: {text}" for key, text in self._sides(guard.test).items())
        asked = [part for part in walk(guard.test) if isinstance(part, Apply)]
        asked = [part for part in asked if has_errata(self.writer.machine.decisions[part.value])]
        if asked:
            more += f", errata=lambda s: {tuple_of([f'*{self._errata(part)}' for part in asked])}"
        return f"Guard(lambda s: {test}, {literals(guard.clauses)}, {literal(guard.words)}{more})"

    def _errata(self, part: Apply) -> str:
        given = ["s", *(self.writer.number(arg, PLAY) for arg in part.args)]
        return f"{self.writer.names.get('errata', part.value)}({', '.join(given)})"

    def _sides(self, test: Term) -> dict[str, str]:
        """What a guard needs and what there is, as expressions; nothing for a compound one."""
        match test:
            case Op(op="not", args=(inner,)) if not isinstance(inner, Op):
                return {"need": "False", "have": f"bool({self.writer.number(inner, PLAY)})"}
            case Op(op="=" | "!=" | "<" | "<=" | ">" | ">=", args=(left, right)):
                sort = sort_of(left, self.writer.machine) or sort_of(right, self.writer.machine)
                if self._is_stock(right) and not self._is_stock(left):
                    left, right = right, left
                return {"need": self._readable(right, sort), "have": self._readable(left, sort)}
            case Op():
                return {}
            case _:
                return {"need": "True", "have": f"bool({self.writer.number(test, PLAY)})"}

    def _readable(self, term: Term, sort: Sort | None) -> str:
        number = self.writer.number(term, PLAY)
        return number if sort is None or isinstance(sort, Whole) else f"{self.writer.kind(sort)}.value({number})"

    def _is_stock(self, term: Term) -> bool:
        """Whether a term reads what players have: tracks and states, not locals or options."""
        kinds = {self.writer.machine.vars[part.var].kind for part in walk(term) if isinstance(part, Read)}
        return bool(kinds & {"state", "track"})


def _cites(guard: Condition) -> str:
    return "".join(f" @{clause}" for clause in guard.clauses)
