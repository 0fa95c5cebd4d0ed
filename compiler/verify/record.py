"""Observers of the solver: every question as a script, kept for other solvers or confirmed by a second one.

Only answers that prove something are put to the second solver. If it finds a counterexample to one, one of the
two solvers or our printer is wrong, and nothing may be told as proved. Writes no files: whoever wants the
scripts kept says how. May import: observe, second, smt_graph, smtlib.
"""

import re
from collections import Counter
from collections.abc import Callable

from tribonian.compiler.verify.observe import Query
from tribonian.compiler.verify.second import SECOND
from tribonian.compiler.verify.smt_graph import Graph, as_z3_prints, awaited
from tribonian.compiler.verify.smtlib import Status, script

Keep = Callable[[str, str], object]  # takes a script's name and its text
Confirm = Callable[[str], Status]

SHARED = "shared"  # the folder of what all obligations rest on: which paths can be gone, which facts hold


class Disagreement(Exception):
    """The second solver found a counterexample to what the first proved."""

    def __init__(self, name: str, ours: str, theirs: str) -> None:
        super().__init__(f"Z3 proves what {SECOND} refutes: {name}")
        self.name = name
        self.ours = ours  # as put to the second solver
        self.theirs = theirs  # the same question as Z3 itself prints it


class Recorder:
    """Prints every question of one book; keeps the scripts, asks again, or both."""

    def __init__(self, book: str, *, keep: Keep | None = None, confirm: Confirm | None = None) -> None:
        self.book = book
        self.keep = keep
        self.confirm = confirm
        self.confirmed = 0
        self.unconfirmed: list[str] = []  # the names of scripts that the second solver gave up on
        self.numbers: Counter[str] = Counter()
        self.graph = Graph()

    def asked(self, query: Query) -> None:
        folder = re.sub(r"[^\w.-]", "-", query.about, flags=re.ASCII) or SHARED
        self.numbers[folder] += 1
        name = f"{folder}/{self.numbers[folder]:04}"
        if self.keep is None and query.said != "unsat":
            return
        if self.graph.context != query.goal.ctx:
            self.graph = Graph()
        literals = [query.goal, *query.literals]
        notes = [
            f"book {self.book}, {query.about or 'paths and facts'}, question {self.numbers[folder]}",
            *([f"needs {', '.join(sorted(query.core))}"] if query.core else []),
        ]
        assertions = awaited(query.assertions, literals)
        text = script(assertions, literals, notes=notes, status=query.said, graph=self.graph)
        if self.keep is not None:
            self.keep(name, text)
        if self.confirm is None or query.said != "unsat":
            return
        match self.confirm(text):
            case "unsat":
                self.confirmed += 1
            case "unknown":
                self.unconfirmed.append(name)
            case "sat":
                raise Disagreement(name, text, as_z3_prints(query.assertions, literals))
