"""`tribonian rulings`: a book's rulings asked of the interpreter and of the engine, and told as a table.

May import: engines, output, shapes, stages, compiler, dsl.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import Machine
from tribonian.compiler.perform import Performer
from tribonian.compiler.rulings import RulingResult, run_rulings
from tribonian.compiler.tune import tune
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.model import Rulebook
from tribonian.dsl.sorts import Readable
from tribonian.dsl.terms import Ahead
from tribonian.engines import load_engine
from tribonian.output import refuse, write_report
from tribonian.shapes import Json
from tribonian.stages import FAULTY, USAGE, Chosen, console

STYLES = {"passed": "green", "failed": "bold red", "not-set-up": "magenta"}
WORDS = {"passed": "passed", "failed": "failed", "not-set-up": "cannot be set up"}


class LoadedEngine:
    """An engine in memory, begun at any entry and from any position, and spoken to by names."""

    def __init__(self, machine: Machine) -> None:
        self.engine: Any = load_engine(machine)
        tuned = tune(machine)
        self.size = tuned.size
        self.performer = Performer(tuned, Evaluator(tuned, _nothing_ahead), lambda _name: None)

    def ask(self, entry: str, position: Mapping[str, Readable]) -> Mapping[str, Readable]:
        """The position after a step that waits for nothing."""
        _, store = self._begin(entry, position)
        return self._position(store)

    def play(
        self, entry: str, position: Mapping[str, Readable], answers: Sequence[str]
    ) -> tuple[Mapping[str, Readable], bool]:
        """The position after the answers, and whether the last of them was taken."""
        here, store = self._begin(entry, position)
        for answer in answers:
            codes = {self.engine.PLACES[here].move(code).label: code for code in self.engine.legal(here, store)}
            if answer not in codes:
                return self._position(store), False
            try:
                here = self.engine.apply(here, store, codes[answer])
            except self.engine.RuleFault as fault:
                raise Fault(fault.kind, fault.clauses, fault.words) from None
        return self._position(store), True

    def _begin(self, entry: str, position: Mapping[str, Readable]) -> tuple[int, list[int]]:
        store = [kind.stored(position[name]) if name in position else first for name, kind, first in self.engine.SLOTS]
        store += [0] * (self.size - len(store))  # what is derived stands behind all else
        self.performer.derive(store)
        try:
            return self.engine.run_steps(self.engine.ENTRIES[entry], store), store
        except self.engine.RuleFault as fault:
            raise Fault(fault.kind, fault.clauses, fault.words) from None

    def _position(self, store: list[int]) -> dict[str, Readable]:
        return {name: kind.value(stored) for (name, kind, _), stored in zip(self.engine.SLOTS, store, strict=False)}


def _nothing_ahead(_term: Ahead, _store: Sequence[int], _args: Mapping[str, int]) -> int:
    raise Fault("endless", (), "what is derived looks at nothing ahead")


def ask_rulings(chosen: Chosen, *, only: str, json_to: str | None) -> int:
    """Ask the rulings of a book, or one of them, and tell what came; 1 unless all pass."""
    book = chosen.rulebook()
    names = [one.name for one in book.rulings]
    if only and only not in names:
        close = did_you_mean(only, names) or (f"rulings: {', '.join(names)}" if names else "it has no rulings")
        raise refuse(f"{book.name} has no ruling `{only}`; {close}", USAGE)
    results = run_rulings(book, only=only, load=LoadedEngine)
    if json_to is not None:
        write_report(rulings_json(book, results), json_to)
    if json_to != "-":
        print_rulings(console(), book, results)
    return FAULTY if any(one.verdict != "passed" for one in results) else 0


# ---- what people see


def print_rulings(out: Console, book: Rulebook, results: Sequence[RulingResult]) -> None:
    """A line for each ruling, what is behind those that did not pass, and how many did."""
    if not results:
        out.print(f"{escape(book.title)} has no rulings")
        return
    table = Table(title=f"{escape(book.title)}: rulings", title_justify="left", box=None, pad_edge=False)
    table.add_column("ruling", no_wrap=True)
    table.add_column("asks")
    table.add_column("clauses")
    table.add_column("result", no_wrap=True)
    for one in results:
        words = f"[{STYLES[one.verdict]}]{WORDS[one.verdict]}[/]"
        table.add_row(escape(one.name), escape(one.title), f"[dim]{escape(' '.join(one.clauses))}[/]", words)
    out.print(table)
    for one in results:
        if one.tried or one.verdict != "passed":
            out.print()
            print_ruling(out, one)
    counts = Counter(WORDS[one.verdict] for one in results)
    told = ", ".join(f"{count} {word}" for word, count in counts.items())
    by = "the interpreter and the engine" if all(one.on_engine for one in results) else "the interpreter"
    out.print(f"\n{len(results)} ruling{'' if len(results) == 1 else 's'}, asked of {by}: {told}")


def print_ruling(out: Console, one: RulingResult) -> None:
    """What was expected, what came, and why."""
    style = STYLES[one.verdict]
    out.print(f"[{style}]{WORDS[one.verdict]}[/]  [bold]{escape(one.name)}[/]  {escape(one.title)}")
    if one.tried:
        out.print(f"        {tried_words(one)}")
    if one.verdict == "passed":
        return
    if one.verdict == "not-set-up":
        out.print(f"        {escape(one.came)}")
    else:
        out.print(f"        expected: {escape(one.expected)}")
        out.print(f"        came:     {escape(one.came)}")
    for line in one.why:
        out.print(f"          {escape(line)}")
    if one.span is not None:
        out.print(f"        [dim]written at {escape(one.span.where())}[/]")


def tried_words(one: RulingResult) -> str:
    """How sure an answer on any position is."""
    if one.verdict == "failed":
        return f"another answer was found after {one.tried} position{'' if one.tried == 1 else 's'}"
    if not one.proved:
        return f"not proved: tried {one.tried} position{'' if one.tried == 1 else 's'}"
    if one.tried == 1:
        return "proved: nothing that can differ matters"
    return f"proved by trying all {one.tried} positions that differ in what matters"


# ---- what programs read


def rulings_json(book: Rulebook, results: Sequence[RulingResult]) -> Json:
    """The report of `rulings`."""
    return {
        "schema": "tribonian/rulings/1",
        "book": book.name,
        "sheets": [sheet.name for sheet in book.sheets],
        "interpretations": [one.name for one in book.interpretations],
        "rulings": [_row(one) for one in results],
        "summary": dict(Counter(one.verdict for one in results)),
    }


def _row(one: RulingResult) -> Json:
    row: Json = {
        "id": one.name,
        "title": one.title,
        "form": one.form,
        "clauses": list(one.clauses),
        "verdict": one.verdict,
        "expected": one.expected,
        "came": one.came,
        "why": list(one.why),
        "on_engine": one.on_engine,
    }
    if one.tried:
        row |= {"tried": one.tried, "proved": one.proved}
    if one.span is not None:
        row["where"] = one.span.where()
    return row
