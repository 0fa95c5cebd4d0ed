"""What statements write, seen through calls: loops over sets that change, phases ended from outside, queues too small.

May import: model, terms, check_rules, source, codes, diagnostics.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside, leads_to, openers
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.source import Span
from tribonian.dsl.terms import Apply, Const, Op, Read, Term, walk

OTHER = ""  # some index that is no parameter
Note = Callable[[str, tuple[Term, ...]], None]
Writes = dict[str, set[str]]  # variable -> the parameters it is written at, or OTHER


@dataclass(slots=True)
class Effects:
    """Who writes what, in a book whose calls go in no circle."""

    procedures: Mapping[str, m.Procedure]
    events: Mapping[str, m.Event]
    values: Mapping[str, m.Value]
    pieces: Mapping[str, m.Piece]
    bodies: Mapping[str, tuple[m.Statement, ...]]  # all, by the names that calls know them by
    windows: tuple[m.Window, ...]
    sink: Sink
    _writes: dict[str, Writes] = field(default_factory=dict)
    _reads: dict[str, frozenset[str]] = field(default_factory=dict)

    # ---- reads

    def _constant_reads(self, term: Term, var: str) -> set[str] | None:
        """The fixed indices a term reads a variable at; nothing where it also reads it at others."""
        found = set()
        for part in walk(term):
            if isinstance(part, Apply) and var in self._value_reads(part.value):
                return None
            if isinstance(part, Read) and part.var == var:
                place = _constant(part.index)
                if place is None:
                    return None
                found.add(place)
        return found

    def reads(self, term: Term) -> set[str]:
        """Variables that a term looks at, values looked through."""
        found: set[str] = set()
        for part in walk(term):
            if isinstance(part, Read):
                found.add(part.var)
            elif isinstance(part, Apply):
                found |= self._value_reads(part.value)
        return found

    def _value_reads(self, name: str) -> frozenset[str]:
        if name not in self._reads:
            self._reads[name] = frozenset()
            value = self.values.get(name)
            found: set[str] = set()
            for rule in value.rules if value else ():
                for term in (rule.result, *(guard.test for guard in rule.guards)):
                    found |= self.reads(term)
            self._reads[name] = frozenset(found)
        return self._reads[name]

    # ---- writes

    def of(self, body: Iterable[m.Statement]) -> Writes:
        """What a body writes, and at which of the locals it knows."""
        found: Writes = {}

        def note(var: str, index: tuple[Term, ...]) -> None:
            at = index[0].var if index and isinstance(index[0], Read) and not index[0].index else OTHER
            at = _constant(index) or at
            found.setdefault(var, set()).add(at)

        for statement in inside(body):
            match statement:
                case m.Assign(value=Op(op="without")):
                    pass  # a set that one is taken from only grows smaller
                case m.Assign() | m.Adjust():
                    note(statement.var, statement.index)
                case m.Move():
                    place = self.pieces[statement.piece].place
                    note(f"{statement.piece}.{place}", (statement.who,))
                    if self.pieces[statement.piece].carrier:
                        note(f"{statement.piece}.{place}", ())
                case m.Draw() if statement.pool:
                    note(statement.pool, statement.index)
                case m.Append():
                    note(f"{statement.queue}.size", statement.index)
                case m.Call():
                    params = self.procedures[statement.procedure].params
                    self._through(f"{statement.procedure}.", params, statement.args, statement.procedure, note)
                case m.Raise():
                    params = self.events[statement.event].params
                    owner = f"event {statement.event}"
                    self._through(f"{owner}.", params, statement.args, owner, note)
                case _:
                    pass
        return found

    def _through(self, prefix: str, params: tuple[m.Param, ...], args: tuple[Term, ...], name: str, note: Note) -> None:
        given = {f"{prefix}{param.name}": arg for param, arg in zip(params, args, strict=True)}
        for var, places in self._called(name).items():
            for place in places:
                arg = given.get(place)
                note(var, () if arg is None else (arg,))

    def _called(self, name: str) -> Writes:
        if name not in self._writes:
            self._writes[name] = {}
            if name.startswith("event "):
                reactions = self.events[name.removeprefix("event ")].reactions
                bodies = [statement for reaction in reactions for statement in reaction.body]
            else:
                bodies = list(self.procedures[name].body)
            self._writes[name] = self.of(bodies)
        return self._writes[name]

    # ---- loops over sets

    def check_loop(self, loop: m.Through, span: Span) -> None:
        """A body may change what it goes through only by the one it stands at, which can only take that one out."""
        if loop.as_it_was:
            return
        asked = self.reads(loop.test)
        for var, places in self.of(loop.body).items():
            fixed = self._constant_reads(loop.test, var) if var in asked else None
            if var in asked and fixed is not None and all(place[:1] == "=" for place in places):
                places = places & fixed
            if var in asked and places - {loop.var}:
                cure = "write `as it was` behind the set, to go through what it holds at the start"
                self.sink.report(Code.CHANGES_ITS_SET, span, what=f"it writes `{var}`", help=cure)
                return

    # ---- ends of phases

    def check_ends(self) -> None:
        """`end P` must stand where P is always being played."""
        calls = {name: set(leads_to(body)) for name, body in self.bodies.items()}
        for window in self.windows:
            for opener in openers(window):
                calls.setdefault(opener, set()).add(f"window {window.name}")
        for name, body in self.bodies.items():
            for statement in inside(body):
                if isinstance(statement, m.EndPhase) and statement.procedure in self.procedures:
                    way = _way(calls, "game", name, without=statement.procedure)
                    if way and statement.span is not None:
                        self.sink.report(
                            Code.NOT_ENCLOSED,
                            statement.span,
                            procedure=name,
                            name=statement.procedure,
                            way=" calls ".join(way),
                        )

    # ---- queues

    def check_queues(self, queues: Mapping[str, m.Queue]) -> None:
        """What one stretch of play appends for certain must fit an empty queue."""
        for body in self.bodies.values():
            counts: dict[str, tuple[int, Span | None]] = {}
            _appended(body, 1, counts)
            for name, (count, span) in counts.items():
                if count > queues[name].capacity and span is not None:
                    capacity = queues[name].capacity
                    self.sink.report(Code.QUEUE_TOO_SMALL, span, count=count, name=name, capacity=capacity)


def _constant(index: tuple[Term, ...]) -> str | None:
    """A fixed index as a word; nothing for another."""
    if not index or not all(isinstance(term, Const) for term in index):
        return None
    return "=" + ",".join(str(term.value) for term in index if isinstance(term, Const))


def _appended(body: Iterable[m.Statement], times: int, counts: dict[str, tuple[int, Span | None]]) -> None:
    """Appends of straight play, loops of a known number counted in; a queue that is also taken from does not count."""
    listed = list(body)
    taken = {one.queue for one in inside(listed) if isinstance(one, m.Take)}
    for statement in listed:
        match statement:
            case m.Append() if statement.queue not in taken:
                count, _ = counts.get(statement.queue, (0, None))
                counts[statement.queue] = count + times, statement.span
            case m.Times() if isinstance(statement.count, Const):
                _appended(statement.body, times * statement.count.value, counts)
            case m.Each():
                _appended(statement.body, times * len(statement.values), counts)
            case _:
                pass


def _way(calls: Mapping[str, set[str]], start: str, goal: str, *, without: str) -> list[str]:
    """One way of calls from start to goal that does not pass through a procedure; nothing if there is none."""
    stack: list[list[str]] = [[start]]
    seen = {start}
    while stack:
        path = stack.pop()
        if path[-1] == goal:
            return path
        for other in sorted(calls.get(path[-1], ())):
            if other != without and other not in seen:
                seen.add(other)
                stack.append([*path, other])
    return []
