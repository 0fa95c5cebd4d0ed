"""Conditions of answers to Python: one test for play, and a record each to explain a refusal.

What explains is evaluated only when somebody asks. May import: term_text, decision_to_python, engine_writer,
python_names, term_to_python, dsl.model, dsl.sorts, dsl.terms.
"""

from dataclasses import dataclass

from tribonian.compiler.emit.decision_to_python import has_errata
from tribonian.compiler.emit.engine_writer import EngineWriter
from tribonian.compiler.emit.python_names import literal, literals, tuple_of
from tribonian.compiler.emit.term_to_python import Scope, arguments_in
from tribonian.compiler.term_text import sort_of
from tribonian.dsl.model import Condition
from tribonian.dsl.sorts import Sort, Text, Whole
from tribonian.dsl.terms import Ahead, Apply, Op, Read, Term, walk


@dataclass(slots=True)
class GuardWriter:
    """Writes the conditions of one answer, whose values are parameters."""

    writer: EngineWriter
    scope: Scope

    @property
    def given(self) -> str:
        return ", ".join(["s", *self.scope.held.values()])

    def guard(self, guard: Condition) -> str:
        """The record of a condition."""
        test = self.writer.truth(guard.test, self.scope)
        more = "".join(f", {key}=lambda {self.given}: {text}" for key, text in self._sides(guard.test).items())
        asked = [part for part in walk(guard.test) if isinstance(part, Apply) and self._is_open(part)]
        asked = [part for part in asked if has_errata(self.writer.machine.decisions[part.value])]
        if asked:
            errata = tuple_of([f"*{self._errata(part)}" for part in asked])
            more += f", errata=lambda {self.given}: {errata}"
        return f"Guard(lambda {self.given}: {test}, {literals(guard.clauses)}, {literal(guard.words)}{more})"

    def _is_open(self, part: Apply) -> bool:
        """Whether all that a value is asked with is known here: not so inside a quantifier."""
        return not any(arguments_in(arg) for arg in part.args)

    def _errata(self, part: Apply) -> str:
        given = ["s", *(self.writer.number(arg, self.scope) for arg in part.args)]
        return f"{self.writer.names.get('errata', part.value)}({', '.join(given)})"

    def _sides(self, test: Term) -> dict[str, str]:
        """What a guard needs and what there is, as expressions; nothing for a compound one."""
        if any(isinstance(part, Ahead) for part in walk(test)):
            return {}
        match test:
            case Op(op="not", args=(inner,)) if not isinstance(inner, Op):
                return {"need": "False", "have": f"bool({self.writer.truth(inner, self.scope)})"}
            case Op(op="=" | "!=" | "<" | "<=" | ">" | ">=", args=(left, right)):
                sort = sort_of(left, self.writer.machine) or sort_of(right, self.writer.machine)
                if self._is_stock(right) and not self._is_stock(left):
                    left, right = right, left
                return {"need": self._readable(right, sort), "have": self._readable(left, sort)}
            case Op():
                return {}
            case _:
                return {"need": "True", "have": f"bool({self.writer.truth(test, self.scope)})"}

    def _readable(self, term: Term, sort: Sort | None) -> str:
        number = self.writer.number(term, self.scope)
        if sort is None or isinstance(sort, Whole | Text):
            return number
        return f"{self.writer.kind(sort)}.value({number})"

    def _is_stock(self, term: Term) -> bool:
        """Whether a term reads what players have: tracks and states, not locals or options."""
        kinds = {self.writer.machine.vars[part.var].kind for part in walk(term) if isinstance(part, Read)}
        return bool(kinds & {"state", "track"})
