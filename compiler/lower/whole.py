"""A whole book lowered: which procedures are shared, where play begins, what `could` looks at, where rulings start.

May import: machine, lower.play, lower.calls, lower.parts, dsl.model, dsl.check_rules, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterable, Iterator

from tribonian.compiler.lower.calls import FINAL, Frame
from tribonian.compiler.lower.expand import terms_in
from tribonian.compiler.lower.parts import before, goto
from tribonian.compiler.lower.play import Lowering
from tribonian.compiler.machine import Location, Probe
from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.sorts import Sort
from tribonian.dsl.terms import YES, Ahead, walk

RULED = "ruling over"


class WholeLowering(Lowering):
    """Lowers a book from `game` on."""

    def run(self, rulings: tuple[m.Ruling, ...] = ()) -> tuple[dict[str, Probe], dict[str, str]]:
        """Lower the book; gives what `could` looks at, and the places where rulings begin."""
        looked = sorted(
            {part.procedure for term in terms_in(self.book) for part in walk(term) if isinstance(part, Ahead)}
        )
        self._count(looked, rulings)
        self.draft.add(Location(name=FINAL, kind="final", procedure="game", options=()))
        frame = Frame(procedure="game", exit=goto(FINAL))
        self.draft.add_step("game", "game", self.inline("game", goto(FINAL), frame), loops=())
        probes = {name: self._probe(name) for name in looked}
        entries = {ruling.name: self._entry(ruling) for ruling in rulings if ruling.form == "play"}
        for name in list(self.shared):
            self.finish_shared(name)
        self.fill()
        return probes, entries

    # ---- how often what is called

    def _count(self, looked: Iterable[str], rulings: tuple[m.Ruling, ...]) -> None:
        for statements in self._bodies():
            self.calls.update(self._sites(statements))
        for name in looked:
            self.calls.update(self._sites(self.book.procedures[name].body))
        for ruling in rulings:
            if ruling.form == "play":
                self.calls[ruling.target] += 1
        for statement in self.all_statements():
            if isinstance(statement, m.EndPhase):
                self.calls[statement.procedure] += 2  # shared, so that there is one way out of it

    def _bodies(self) -> Iterator[tuple[m.Statement, ...]]:
        yield from (one.body for one in self.book.procedures.values())
        for window in self.book.windows:
            for _ in window.rolls or ("",):
                yield window.body
        if self.chains:
            yield from (one.body for event in self.book.events.values() for one in event.reactions)

    def all_statements(self) -> Iterator[m.Statement]:
        """Every statement of the book."""
        bodies = [one.body for one in self.book.procedures.values()]
        bodies += [one.body for event in self.book.events.values() for one in event.reactions]
        bodies += [one.body for one in self.book.windows]
        bodies += [one.body for one in self.book.watches]
        for body in bodies:
            yield from inside(body)

    def _sites(self, body: Iterable[m.Statement]) -> Iterator[str]:
        for statement in inside(body):
            match statement:
                case m.Call():
                    yield statement.procedure
                case m.Raise() if not self.chains:
                    for reaction in self.book.events[statement.event].reactions:
                        yield from self._sites(reaction.body)
                case m.Menu():
                    yield from (f"action {name}" for entry in statement.actions for name in entry.actions)
                case m.Adjust(verb="gain") if statement.var in self.watched:
                    yield f"track {statement.var}"
                case _:
                    pass

    # ---- other beginnings

    def _probe(self, name: str) -> Probe:
        """A copy of a procedure that `could` runs on a copy of the store."""
        procedure = self.book.procedures[name]
        start, end = f"could {name}", f"could {name}/over"
        self.draft.add(Location(name=end, kind="final", procedure=name, options=()))
        frame = Frame(procedure=name, exit=goto(end), ahead=True)
        body = self.inline(name, goto(end), frame)
        self.draft.add_step(start, name, before(self.mark(name, YES), body), loops=())
        return Probe(params=tuple(f"{name}.{param.name}" for param in procedure.params), start=start, end=end)

    def _entry(self, ruling: m.Ruling) -> str:
        """Where a ruling's play begins: a call of its phase, and nothing after it."""
        name = f"ruling {ruling.name}"
        if RULED not in self.draft.locations:
            self.draft.add(Location(name=RULED, kind="final", procedure="game", options=()))
        frame = Frame(procedure="game", exit=goto(RULED))
        block = self.call(ruling.target, ruling.args, goto(RULED), frame)
        self.draft.add_step(name, "game", block, loops=())
        return name

    # ---- what statements hold

    def weight(self, body: tuple[m.Statement, ...]) -> int:
        """How many statements a body is once what it calls stands in it."""
        found = 0
        for statement in inside(body):
            found += 1
            for name in self._sites((statement,)) if isinstance(statement, m.Call | m.Adjust | m.Menu) else ():
                if self.calls[name] == 1:
                    found += self.weight(self.book.procedures[name].body)
        return found

    def sort_of(self, var: str) -> Sort:
        return self.book.variables[var].sort
