"""Can everything apply: every rule, every table's rows, every option of a menu, every side of a condition.

What play came by can apply. What it did not, though every position was gone through, cannot; where positions are too
many the solver may show that a rule or an option can never count. May import: explore, watch, live, paths, machine,
records, dsl.model.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tribonian.compiler.machine import Decision, Machine
from tribonian.compiler.verify.explore import Explored
from tribonian.compiler.verify.live import live_rules
from tribonian.compiler.verify.paths import Paths
from tribonian.compiler.verify.records import Finding, Obligation, Result, Step, Verdict
from tribonian.compiler.verify.watch import Point, conditions, counted

MOST_CELLS = 300  # of a state of which the solver is asked whether something can never apply
UNCHOSEN = frozenset({"", "pass", "start_over"})  # labels that lowering gives


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Something of a book that should be able to apply, and what play comes by when it does."""

    obligation: Obligation
    points: tuple[Point, ...] = ()
    option: tuple[str, str] | None = None
    decision: str = ""


def parts(machine: Machine) -> list[Part]:
    """Everything that should be able to apply, in a stable order."""
    return [*_rules(machine), *_tables(machine), *_options(machine), *_sides(machine)]


def _asked(name: str, subject: str, clauses: tuple[str, ...], words: str) -> Obligation:
    return Obligation(id=f"dead/{name}", kind="dead", subject=subject, clauses=clauses, words=words)


def _rules(machine: Machine) -> Iterator[Part]:
    for decision in machine.decisions.values():
        for rule in counted(decision):
            words = f"rule {rule} can have a say about {decision.name}"
            asked = _asked(rule, rule, (rule,), words)
            yield Part(obligation=asked, points=(("rule", rule),), decision=decision.name)


def _tables(machine: Machine) -> Iterator[Part]:
    for table in machine.tables.values():
        if "." in table.name:
            continue  # attributes of pieces and spaces, which rosters and maps give
        ids = tuple(row.id for row in table.rows if row.id)
        points = tuple(("row", table.name, str(number)) for number in range(len(table.rows)))
        asked = _asked(f"table {table.name}", table.name, ids or table.clauses, f"every row of {table.name} can be met")
        yield Part(obligation=asked, points=points)


def _options(machine: Machine) -> Iterator[Part]:
    for location in machine.locations.values():
        if location.kind == "choose":
            for label in dict.fromkeys(one.label for one in location.options if one.label not in UNCHOSEN):
                clauses = tuple(
                    clause
                    for one in location.options
                    if one.label == label
                    for guard in one.guards
                    for clause in guard.clauses
                )
                words = f"`{label}` can be legal at {location.name}"
                asked = _asked(f"{location.name}: {label}", location.name, tuple(dict.fromkeys(clauses)), words)
                yield Part(obligation=asked, option=(location.name, label))


def _sides(machine: Machine) -> Iterator[Part]:
    for one in conditions(machine):
        for side in one.sides:
            name = one.id if side == "yes" else f"{one.id} else"
            holds = "hold" if side == "yes" else "fail to hold"
            asked = _asked(name, one.id, one.clauses, f"the condition {one.id} can {holds}")
            yield Part(obligation=asked, points=(("side", one.id, side),))


# ---- settling


def settle(machine: Machine, asked: list[Part], explored: Explored, paths: Paths | None) -> list[Result]:
    """A verdict on everything that should be able to apply."""
    unseen = [one for one in asked if _unseen(one, explored)]
    values = {one.decision for one in unseen if one.decision}
    live: set[str] | None = None
    labels: set[tuple[str, str]] | None = None
    if unseen and not explored.complete and paths is not None and machine.size <= MOST_CELLS:
        labels = {(path.source, path.option.split("(")[0]) for path, _ in paths.all()}
        live = live_rules(machine, paths, values) if values else set()
        if paths.endless:  # not every path was gone
            live = labels = None
    return [_settled(machine, one, explored, live, labels) for one in asked]


def _unseen(part: Part, explored: Explored) -> list[Point]:
    if part.option is not None:
        return [] if part.option in explored.options else [("option", *part.option)]
    return [point for point in part.points if point not in explored.points]


def _settled(
    machine: Machine,
    part: Part,
    explored: Explored,
    live: set[str] | None,
    labels: set[tuple[str, str]] | None,
) -> Result:
    unseen = _unseen(part, explored)
    if not unseen:
        return _result(part, "proved", "play", "play")
    if explored.complete:
        settled = _settled_by(machine, part, explored)
        why = Finding(words=_why(machine, part, unseen, explored), clauses=part.obligation.clauses)
        if settled:
            return _result(part, "accepted", "every position", "exhaustion", why, settled)
        return _result(part, "violated", "every position", "exhaustion", why)
    rule_is_dead = part.decision and live is not None and part.obligation.subject not in live
    option_is_dead = part.option is not None and labels is not None and part.option not in labels
    if rule_is_dead or option_is_dead:
        what = f"`{part.option[1]}` is never legal" if part.option else f"rule {part.obligation.subject} never counts"
        words = f"{what}, from whatever position that satisfies the promises"
        settled = _settled_by(machine, part, explored)
        found = Finding(words=words, clauses=part.obligation.clauses)
        return _result(part, "accepted" if settled else "violated", "per path", "induction", found, settled)
    words = f"not seen in {explored.searched}"
    if not part.decision and part.option is None and len(unseen) < len(part.points):
        words = f"{len(unseen)} of {len(part.points)} {words}"
    return _result(part, "not-proved", "play", "play", Finding(words=words))


def _result(
    part: Part, verdict: Verdict, technique: str, step: Step, finding: Finding | None = None, settled: str = ""
) -> Result:
    return Result(
        obligation=part.obligation,
        verdict=verdict,
        technique=technique,
        step=step,
        finding=finding,
        settled_by=settled,
    )


def _settled_by(machine: Machine, part: Part, explored: Explored) -> str:
    """The interpretation by which a rule that applies gives way to another, if there is one."""
    rule = part.obligation.subject
    if not part.decision or (("applies", rule) not in explored.points and explored.complete):
        return ""
    decision: Decision = machine.decisions[part.decision]
    return ", ".join(sorted({one.settled_by[rule] for one in decision.rules if rule in one.settled_by}))


def _why(machine: Machine, part: Part, unseen: list[Point], explored: Explored) -> str:
    """Why something can never apply, as far as play tells."""
    where = f"in {explored.searched}"
    if part.option is not None:
        location, label = part.option
        if location not in explored.waited:
            return f"play never comes to {location}, {where}"
        return f"`{label}` is legal nowhere, {where}"
    if part.decision:
        rule = part.obligation.subject
        if ("asked", part.decision) not in explored.points:
            return f"nothing ever asks for {part.decision}, {where}"
        if ("applies", rule) in explored.points:
            return f"wherever rule {rule} applies another goes before it, {where}"
        return f"the conditions of rule {rule} never hold where {part.decision} is asked for, {where}"
    if unseen[0][0] == "row":
        rows = machine.tables[part.obligation.subject].rows
        named = [rows[int(point[2])].id or f"row {int(point[2]) + 1}" for point in unseen]
        return f"{', '.join(named)} of {part.obligation.subject} is never met, {where}"
    other = ("side", unseen[0][1], "no" if unseen[0][2] == "yes" else "yes")
    if other not in explored.points:
        return f"play never comes to the condition, {where}"
    return f"the condition is {'never' if unseen[0][2] == 'yes' else 'always'} true, {where}"
