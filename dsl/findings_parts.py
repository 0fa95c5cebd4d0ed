"""Parts of a book that do not meet: what is not given, codes without a legend or a use, events that nobody answers.

May import: finding, model, check_rules, sorts.
"""

import re
from collections.abc import Iterator

from tribonian.dsl import model as m
from tribonian.dsl.check_rules import inside
from tribonian.dsl.finding import TextFinding, joined, reads, sets_aside
from tribonian.dsl.sorts import SetOf

_SHORT = 25  # a statement with fewer letters may well stand twice


def part_findings(book: m.Rulebook) -> Iterator[TextFinding]:
    yield from _not_given(book)
    yield from _codes(book)
    yield from _events(book)
    yield from _repeated(book)


def _not_given(book: m.Rulebook) -> Iterator[TextFinding]:
    readings = {one.name: one for one in book.switches if one.kind == "reading"}
    for one in book.words.assumptions:
        reading = readings.get(one.what.strip("`"))
        yield TextFinding(
            kind="gap" if reading is None else "reading",
            about=one.what,
            clauses=one.clauses,
            message=f"{one.what} is left open: {one.reason}" if reading else f"{one.what} is not given: {one.reason}",
            settled_by=sets_aside(book, one.clauses) if reading is None else f"reading {reading.name}",
            span=one.span,
        )


def _codes(book: m.Rulebook) -> Iterator[TextFinding]:
    for codes in book.codes.values():
        printed: set[int] = set()
        tables = [
            table for table in book.tables.values() if codes.sort in (table.sort, getattr(table.sort, "of", None))
        ]
        for table in tables:
            for row in table.rows:
                bits = {place for place in range(len(codes.signs)) if row.cell >> place & 1}
                printed |= bits if isinstance(table.sort, SetOf) else {row.cell}
        places = {meaning: codes.sort.members.index(meaning) for _, meaning in codes.signs}
        for sign, meaning in codes.signs:
            if tables and places[meaning] not in printed and sign != "-":
                names = joined(f"`{table.name}`" for table in tables)
                words = f"the code `{sign}` ({meaning.replace('_', ' ')}) is explained and printed nowhere in {names}"
                yield TextFinding(kind="code", about=sign, clauses=codes.clauses, message=words)
        for sign in codes.undefined:
            where = [f"`{table.name}`" for table in tables if sign in table.undefined]
            words = f"the code `{sign}` is explained nowhere" + (f" and printed in {joined(where)}" if where else "")
            yield TextFinding(
                kind="code", about=sign, clauses=codes.clauses, message=words, settled_by=reads(book, sign)
            )


def _events(book: m.Rulebook) -> Iterator[TextFinding]:
    bodies = [one.body for one in book.procedures.values()]
    bodies += [reaction.body for event in book.events.values() for reaction in event.reactions]
    bodies += [action.body for action in book.actions.values()]
    bodies += [window.body for window in book.windows]
    bodies += [rule.body for rule in book.reached] + [watch.body for watch in book.watches]
    raised: dict[str, list[str]] = {}
    for body in bodies:
        for statement in inside(body):
            if isinstance(statement, m.Raise):
                raised.setdefault(statement.event, []).extend(statement.clauses)
    for event in book.events.values():
        answers = [one.id for one in event.reactions]
        opened = [one.name for one in book.windows if one.event == event.name]
        shown = event.name.replace("_", " ")
        if event.name in raised and not answers and not opened:
            words = f"`{shown}` happens, and no rule says what follows"
            clauses = (*event.clauses, *raised[event.name])
            yield TextFinding(kind="event", about=event.name, clauses=clauses, message=words)
        elif event.name not in raised and (answers or opened):
            words = f"rules answer `{shown}`, which never happens"
            yield TextFinding(kind="event", about=event.name, clauses=(*event.clauses, *answers), message=words)


def _repeated(book: m.Rulebook) -> Iterator[TextFinding]:
    """Clauses and tables that say the same in the same words: amended in one place, the other is stale."""
    said: dict[str, list[str]] = {}
    for clause in book.catalogue.clauses:
        folded = re.sub(r"[^a-z0-9]", "", clause.statement.casefold())
        if len(folded) >= _SHORT:
            said.setdefault(folded, []).append(clause.id)
    chapters = {clause.id: clause.section.split(".")[0] for clause in book.catalogue.clauses}
    for ids in said.values():
        if len({chapters[one] for one in ids}) > 1:  # what chapters of one kind say alike is meant to be alike
            words = f"{joined(ids)} say the same in the same words"
            yield TextFinding(kind="repeated", about="clauses", clauses=tuple(ids), message=words)
    drawn: dict[object, list[str]] = {}
    for table in book.tables.values():
        if len(table.rows) > 2 and "." not in table.name:
            cells = frozenset((row.keys, row.cell) for row in table.rows)
            drawn.setdefault((tuple(one.sort for one in table.params), table.sort, cells), []).append(table.name)
    for names in drawn.values():
        if len(names) > 1:
            clauses = tuple(clause for name in names for clause in book.tables[name].clauses)
            shown = joined(f"`{name}`" for name in names)
            words = f"{shown} are the same table, printed {len(names)} times"
            yield TextFinding(kind="repeated", about=" ".join(names), clauses=clauses, message=words)
