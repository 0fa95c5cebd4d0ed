"""What differs between two variants of a book, in its own words: values, cells, rulings, moves in a position.

Needs no proof: what is told is seen. May import: interpreter, machine, positions_met, counterexample, diff, dsl.model,
dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tribonian.compiler.interpreter import Fault, Interpreter, State
from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.rulings import RulingResult
from tribonian.compiler.verify.counterexample import answer, cells, who
from tribonian.compiler.verify.diff import offers_differ
from tribonian.compiler.verify.positions_met import all_cases, asked_of, cases, given_by, translated
from tribonian.compiler.verify.records import Position
from tribonian.dsl.model import Table
from tribonian.dsl.sorts import show_value
from tribonian.dsl.terms import Ahead, Apply, Read, walk

EACH = 3  # differences told of one value or table
MOVES = 40  # tried in a position to see whether they lead elsewhere


# ---- Machines that are the same


def plain(machine: Machine) -> Machine:
    """A Machine without what only tells where it comes from: sheets in force, errata on rules and rows."""
    return replace(
        machine,
        sheets=(),
        interpretations=(),
        decisions={name: _unmarked(one) for name, one in machine.decisions.items()},
        tables={
            name: replace(one, rows=tuple(replace(row, erratum="") for row in one.rows))
            for name, one in machine.tables.items()
        },
    )


def _unmarked(decision: Decision) -> Decision:
    return replace(decision, rules=tuple(replace(rule, erratum="", settled_by={}) for rule in decision.rules))


def footprint(old: Machine, new: Machine) -> frozenset[str]:
    """What differs: values, tables, places of play, state, each by its name."""
    one, other = plain(old), plain(new)
    found = {f"value {name}" for name in _unlike(one.decisions, other.decisions)}
    found |= {f"table {name}" for name in _unlike(one.tables, other.tables)}
    found |= {f"at {name}" for name in _unlike(one.locations, other.locations)}
    found |= {f"state {name}" for name in _unlike(_starts(one), _starts(other)) if not name.startswith("during.")}
    found |= {f"map {name}" for name in _unlike(one.maps, other.maps)}
    return frozenset(found)


def _starts(machine: Machine) -> dict[str, object]:
    return {name: (var.sort, var.start, var.size) for name, var in machine.vars.items()}


def _unlike(one: object, other: object) -> set[str]:
    assert isinstance(one, dict)
    assert isinstance(other, dict)
    return {name for name in one.keys() | other.keys() if one.get(name) != other.get(name)}


def same_by_cases(old: Machine, new: Machine) -> int:
    """In how many cases two Machines were asked and found the same; 0 where that does not settle it.

    It does where they differ in values alone whose rules read nothing that changes in play.
    """
    differing = footprint(old, new)
    names = [one.removeprefix("value ") for one in differing if one.startswith("value ")]
    if not names or len(names) < len(differing):
        return 0
    runs = Interpreter(old), Interpreter(new)
    state = State(old.start, [])
    asked = 0
    for name in names:
        pair = old.decisions.get(name), new.decisions.get(name)
        first, second = pair
        if first is None or second is None or first.params != second.params or not all_cases(first):
            return 0
        if not (_fixed(first, old) and _fixed(second, new)):
            return 0
        for given in cases(first):
            asked += 1
            if not _alike(given_by(runs[0], first, given, state), given_by(runs[1], second, given, state)):
                return 0
    return asked


def _fixed(decision: Decision, machine: Machine, seen: frozenset[str] = frozenset()) -> bool:
    """Whether what the rules give hangs on nothing that changes in play."""
    for rule in decision.rules:
        for term in (rule.result, *(guard.test for guard in rule.guards)):
            for part in walk(term):
                if isinstance(part, Read | Ahead):
                    return False
                if not isinstance(part, Apply) or part.value in seen:
                    continue
                if not _fixed(machine.decisions[part.value], machine, seen | {decision.name, part.value}):
                    return False
    return True


def _alike(one: int | Fault, other: int | Fault) -> bool:
    if isinstance(one, Fault) and isinstance(other, Fault):
        return (one.kind, one.words) == (other.kind, other.words)
    return not isinstance(one, Fault) and not isinstance(other, Fault) and one == other


# ---- values and cells


def value_changes(old: Machine, new: Machine, positions: Sequence[State]) -> Iterator[str]:
    """Values that come out otherwise in some position, and cells that were corrected."""
    runs = Interpreter(old), Interpreter(new)
    for name in sorted(old.decisions.keys() & new.decisions.keys()):
        first, second = old.decisions[name], new.decisions[name]
        if _unmarked(first) == _unmarked(second) or first.params != second.params:
            continue
        told: list[str] = []
        for state in positions:
            there = translated(old, new, state)
            if there is None or len(told) >= EACH:
                break
            for given in cases(first):
                was, now = given_by(runs[0], first, given, state), given_by(runs[1], second, given, there)
                if not _alike(was, now) and not isinstance(now, Fault):
                    before = "undecided" if isinstance(was, Fault) else show_value(first.sort, was)
                    told.append(f"{asked_of(first, given)}: {before} becomes {show_value(second.sort, now)}")
                    if len(told) >= EACH:
                        break
        yield from dict.fromkeys(told)
    for name in sorted(old.tables.keys() & new.tables.keys()):
        yield from _cells(old.tables[name], new.tables[name])


def _cells(old: Table, new: Table) -> Iterator[str]:
    before = {row.keys: row.cell for row in old.rows}
    differing = [row for row in new.rows if row.keys in before and before[row.keys] != row.cell]
    for row in differing[:EACH] if old.sort == new.sort else ():
        keys = ", ".join(
            "-".join(dict.fromkeys(show_value(param.sort, end) for end in ends))
            for param, ends in zip(new.params, row.keys, strict=True)
        )
        was, now = show_value(old.sort, before[row.keys]), show_value(new.sort, row.cell)
        yield f"{old.name} for {keys}: {was} becomes {now}"


# ---- a position


def told_at(old: Machine, new: Machine, position: Position) -> str:
    """What differs in a position: moves that are legal in one alone, or a move that leads elsewhere."""
    state = State(position.location, list(position.store))
    there = translated(old, new, state)
    if there is None:
        return ""
    runs = Interpreter(old), Interpreter(new)
    try:
        offers = runs[0].offered(state), runs[1].offered(there)
    except Fault:
        return ""
    player = f"{who(runs[0], state)} at {state.location}".strip()
    words = offers_differ((runs[0].at(state), offers[0]), (runs[1].at(there), offers[1]))
    if words:
        return f"{player}: {words}"
    for move in offers[0][:MOVES]:
        try:
            after, other = runs[0].play(state, move), runs[1].play(there, move)
        except Fault:
            continue
        back = translated(new, old, other)
        said = f"{who(runs[0], state)} {answer(runs[0].at(state), move)}"
        changed = [] if back is None else list(cells(old, after.store, back.store))
        if changed:
            return f"{said}: " + "; ".join(f"{name} {was} becomes {now}" for name, was, now in changed)
        if after.location != other.location:
            return f"{said}: play goes on with {other.location} instead of {after.location}"
    return ""


# ---- rulings


def ruling_changes(before: Sequence[RulingResult], after: Sequence[RulingResult]) -> Iterator[str]:
    """Rulings whose answer is another now."""
    known = {one.name: one for one in before}
    for one in after:
        other = known.get(one.name)
        if other is not None and (other.verdict, other.came) != (one.verdict, one.came):
            was = other.came or other.verdict
            now = one.came or one.verdict
            yield f"ruling {one.name} ({one.title}): {was} becomes {now}"
