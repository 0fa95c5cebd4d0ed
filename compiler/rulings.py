"""Rulings: a book's questions asked of its rules, by the reference interpreter and, where one is at hand, an engine.

Pure: takes a rulebook and gives results; loads and prints nothing.
May import: fault, interpreter, machine, positions, reasons, ruling_*, term_text, dsl.model, dsl.sorts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter
from tribonian.compiler.machine import SWITCHED, Machine
from tribonian.compiler.perform import Performer
from tribonian.compiler.positions import position_of, slots
from tribonian.compiler.reasons import Blame, lines
from tribonian.compiler.ruling_any import try_any
from tribonian.compiler.ruling_entries import Asking, Question, Ruled, rule
from tribonian.compiler.ruling_given import Setting, about_switches
from tribonian.compiler.ruling_play import Engine, judge_play, settles_not
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import readable, show_value
from tribonian.dsl.source import Span

Verdict = Literal["passed", "failed", "not-set-up"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingResult:
    """What became of a ruling: what was expected, what came, and why."""

    name: str
    title: str
    form: str
    clauses: tuple[str, ...]
    verdict: Verdict
    expected: str = ""
    came: str = ""
    why: tuple[str, ...] = ()
    tried: int = 0  # positions, of a ruling on any
    proved: bool = False  # those are all there are
    on_engine: bool = False
    span: Span | None = field(default=None, compare=False, repr=False)


def run_rulings(
    book: Rulebook, *, only: str = "", load: Callable[[Machine], Engine] | None = None
) -> list[RulingResult]:
    """Ask all rulings of a book, or one; `load` gives the engine that must say the same as the interpreter."""
    if not any(not only or one.name == only for one in book.rulings):
        return []
    ruled = rule(book)
    court = Court(ruled, None if load is None else load(ruled.built))
    return [court.ask(one) for one in ruled.asking if not only or one.ruling.name == only]


class Court:
    """Asks the rulings of one book."""

    def __init__(self, ruled: Ruled, engine: Engine | None) -> None:
        self.machine = ruled.lowered
        self.engine = engine
        self.interpreter = Interpreter(self.machine)
        self.evaluator = Evaluator(self.machine, self.interpreter.value)
        self.performer = Performer(self.machine, self.evaluator, lambda _name: None)

    def ask(self, asking: Asking) -> RulingResult:
        """Set a ruling up, ask it, and judge what comes."""
        ruling = asking.ruling
        made = RulingResult(
            name=ruling.name,
            title=ruling.title,
            form=ruling.form,
            clauses=ruling.clauses,
            verdict="passed",
            on_engine=self.engine is not None,
            span=ruling.span,
        )
        if ruling.form == "cost" and asking.asked is None:
            words = f"{ruling.target} pays into several places of {ruling.paid}, and which is asked is not known"
            return replace(made, verdict="not-set-up", came=words)
        if ruling.given_any:
            return self._any(asking, made)
        store, missing = self._set_up(asking)
        if missing:
            return replace(made, verdict="not-set-up", came=missing)
        if ruling.form == "play":
            judged = judge_play(self.interpreter, asking, store, self.engine)
            verdict: Verdict = "passed" if judged.holds else "failed"
            return replace(made, verdict=verdict, expected=judged.expected, came=judged.came, why=judged.why)
        return self._asked(asking, made, store)

    def fault(self, asking: Asking) -> tuple[Fault, list[int]] | None:
        """What the rules do not settle of a ruling's question, and the store in which they do not."""
        if asking.asked is None or asking.ruling.given_any:
            return None
        store, missing = self._set_up(asking)
        if missing:
            return None
        try:
            self.evaluator.value(asking.asked.term, store, {})
        except Fault as found:
            return found, store
        return None

    # ---- what is given

    def _set_up(self, asking: Asking) -> tuple[list[int], str]:
        """The start values with what is given written in; the condition that cannot be so, if one cannot."""
        conditions = asking.ruling.given
        switching = [one for one in conditions if about_switches(self.evaluator, one)]
        setting = Setting(self.evaluator, self.performer.first_store({}))
        for one in switching:
            if not setting.make(one.test, True, {}):
                return setting.store, f"`{one.words}` cannot be made so"
        offsets = {var.name: var.offset for var in self.machine.vars.values() if var.kind in SWITCHED}
        setting = Setting(
            self.evaluator, self.performer.first_store({name: setting.store[at] for name, at in offsets.items()})
        )
        for one in conditions:
            if not setting.make(one.test, True, {}):
                return setting.store, f"`{one.words}` cannot be made so"
        for one in conditions:
            if not self.evaluator.value(one.test, setting.store, {}):
                return setting.store, f"`{one.words}` does not hold any more once all the rest is given"
        return setting.store, ""

    # ---- values, views, costs

    def _asked(self, asking: Asking, made: RulingResult, store: list[int]) -> RulingResult:
        asked, (then,) = asking.asked, asking.then
        assert asked is not None
        made = replace(made, expected=self._shown(then, store))
        try:
            came = self.evaluator.value(asked.term, store, {})
            wanted = self.evaluator.value(then.term, store, {})
        except Fault as fault:
            return replace(made, verdict="failed", came="nothing", why=(settles_not(fault),))
        made = replace(made, came=show_value(asked.sort, came))
        differing = self._on_engine(asked, store)
        if differing:
            return replace(made, verdict="failed", why=(differing,))
        if came == wanted:
            return made
        return replace(made, verdict="failed", why=self._reasons(asked, store))

    def _shown(self, question: Question, store: Sequence[int]) -> str:
        try:
            return show_value(question.sort, self.evaluator.value(question.term, store, {}))
        except Fault as fault:
            return f"nothing: {fault.words}"

    def _reasons(self, asked: Question, store: Sequence[int]) -> tuple[str, ...]:
        blame = Blame(self.interpreter, store)
        try:
            return tuple(dict.fromkeys(lines(blame.given_by(asked.term, {}, 3))))
        except Fault as fault:
            return (settles_not(fault),)

    def _on_engine(self, asked: Question, store: Sequence[int]) -> str:
        """How an engine's answer differs from the interpreter's; nothing where it does not."""
        if self.engine is None:
            return ""
        ours = readable(asked.sort, self.evaluator.value(asked.term, store, {}))
        try:
            theirs = self.engine.ask(asked.entry, position_of(self.machine, store))[asked.var]
        except Fault as fault:
            return f"the engine disagrees with the interpreter: {settles_not(fault)}"
        return "" if ours == theirs else f"the engine disagrees with the interpreter: it says {theirs}"

    # ---- any position

    def _any(self, asking: Asking, made: RulingResult) -> RulingResult:
        asked, (then,) = asking.asked, asking.then
        assert asked is not None
        tried = try_any(self.evaluator, asking, self.performer.first_store({}))
        made = replace(made, tried=tried.count, proved=tried.all_of_them and tried.count > 0)
        if not tried.count:
            return replace(made, verdict="not-set-up", came="no position was found of which all that is given holds")
        if tried.against is None:
            differing = next((words for one in tried.samples if (words := self._on_engine(asked, one))), "")
            expected = self._shown(then, tried.samples[0])
            made = replace(made, expected=expected, came=expected)
            return replace(made, verdict="failed", why=(differing,)) if differing else made
        shown = tuple(self._differing(tried.against))
        return replace(
            made,
            verdict="failed",
            proved=False,
            expected=self._shown(then, tried.against),
            came=self._shown(asked, tried.against),
            why=(*shown, *self._reasons(asked, tried.against)),
        )

    def _differing(self, store: Sequence[int]) -> list[str]:
        """A position, by what in it is not as at the start."""
        first = self.performer.first_store({})
        differing = [
            f"{name} = {show_value(var.sort, store[slot])}"
            for name, var, _, slot in slots(self.machine)
            if store[slot] != first[slot]
        ]
        return [f"in a position where {', '.join(differing)}"] if differing else ["in the position of the start"]
