"""Does every loop end: by a measure that falls each time round, by a player's free exit, or by an open input.

A measure is followed from the loop's head along every path: unchanged, fallen, not risen, or lost. A free exit
is a menu that every round passes and that always offers a way out. What needs a solver is asked place by place;
the rest puts it together. May import: paths, encode, solve, units, machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tribonian.compiler.blocks import targets
from tribonian.compiler.machine import SUSPENDS, Block, Location, Loop, Machine
from tribonian.compiler.verify.paths import START, Paths
from tribonian.compiler.verify.runs import Num, Run, Truth
from tribonian.compiler.verify.solve import Proved, Question
from tribonian.compiler.verify.units import Moves, Outcome
from tribonian.compiler.verify.written_out import WrittenOut
from tribonian.dsl.model import Measure
from tribonian.dsl.terms import OpName, Term

# How a measure stands against its value at the head: same, fallen, not risen, lost.
_JOIN = {("=", "="): "=", ("<", "<"): "<"}
_COMPOSE = {
    ("=", "="): "=",
    ("=", "<"): "<",
    ("<", "="): "<",
    ("<", "<"): "<",
    ("<", "<="): "<",
    ("<=", "<"): "<",
}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a loop was shown to end, or why not."""

    proved: bool
    technique: str
    words: str
    clauses: tuple[str, ...] = ()
    queries: int = 0


def _join(one: str, other: str) -> str:
    return "?" if "?" in (one, other) else _JOIN.get((one, other), "<=")


def _compose(one: str, other: str) -> str:
    return "?" if "?" in (one, other) else _COMPOSE.get((one, other), "<=")


def ends(loop: Loop, machine: Machine, outcomes: Sequence[Outcome]) -> Ending:
    """The first of measure, free exit and open input that shows the loop to end."""
    tried = []
    for number, measure in enumerate(measures_of(loop, machine)):
        if measure.unless is not None:
            tried.append(f"{measure.words} falls only in some rounds, which is not asked yet")
            continue
        found = _by_measure(loop, measure.words, [one.moves.get((loop.name, number)) for one in outcomes])
        if found.proved:
            return found
        tried.append(found.words)
    always = {one for outcome in outcomes for one in outcome.always}
    for location in machine.locations.values():
        if location.name in loop.region and location.kind in ("choose", "open"):
            for name, option in exits(location, machine):
                if name == loop.name and (location.kind == "open" or (loop.name, location.name, option) in always):
                    return _by_exit(location, option)
    through = {name for name in loop.region if machine.locations[name].kind in SUSPENDS}
    if isinstance(machine, WrittenOut):
        through |= machine.cuts & loop.region  # there runs end, wherever they would go on
    if not through and not any(one.given_up for one in outcomes):
        return Ending(proved=True, technique="unrolling", words="every run through it comes to an end")
    words = "; ".join([*tried, "no menu in it always offers a way out"])
    return Ending(proved=False, technique="measure, free exit", words=words)


def measures_of(loop: Loop, machine: Machine) -> list[Measure]:
    """The measures that could show a loop to end, in order."""
    return [one for one in machine.measures if one.procedure == loop.procedure]


# ---- measure


def moves(loop: Loop, term: Term, paths: Paths, place: str) -> Moves:
    """How a measure moves on every path from a place, as far as it lies inside the loop."""
    edges: list[tuple[str, str, str]] = []
    queries = 0
    below = False
    for path, question in paths.at(place):
        question.about = f"ends/{loop.name}"
        inside = path.source != START and path.source in loop.region
        before = _at(term, path.run.source, question, paths) if inside else None
        start = path.source if inside else ""
        for name, store in path.run.passed:
            if name == loop.head:
                now = _at(term, store, question, paths)
                if before is not None:
                    queries += 3
                    edges.append((start, loop.head, _relation(before, now, question, paths)))
                    below = below or not _proved(question, paths.encoder.compare("<", now, 0))
                before, start = now, loop.head
        if before is not None and path.target in loop.region:
            queries += 3
            after = _at(term, path.run.store, question, paths)
            edges.append((start, path.target, _relation(before, after, question, paths)))
    return Moves(edges=tuple(edges), below=below, queries=queries)


def _by_measure(loop: Loop, words: str, found: Sequence[Moves | None]) -> Ending:
    """Follow the measure from head to head through every path inside the loop."""
    known = [one for one in found if one is not None]
    if any(one.below for one in known):
        return Ending(proved=False, technique="measure", words=f"{words} can fall below zero")
    edges = [edge for one in known for edge in one.edges]
    queries = sum(one.queries for one in known)
    state = {loop.head: "="}
    changed = True
    while changed:
        changed = False
        for start, end, how in edges:
            if start in state and end != loop.head:
                composed = _compose(state[start], how)
                joined = _join(state[end], composed) if end in state else composed
                if state.get(end) != joined:
                    state[end] = joined
                    changed = True
    for start, end, how in edges:
        if end == loop.head and start in state and _compose(state[start], how) != "<":
            where = "the head" if start == loop.head else start
            return Ending(proved=False, technique="measure", words=f"{words} need not fall on the way from {where}")
    return Ending(proved=True, technique="measure", words=f"{words} falls each time round", queries=queries)


def _at(term: Term, store: list[Num], question: Question, paths: Paths) -> Num:
    question.resume()
    run = Run(store=list(store))
    value = paths.encoder.num(term, run, {})
    question.assume(run.sides)
    return value


def _relation(before: Num, after: Num, question: Question, paths: Paths) -> str:
    encoder = paths.encoder
    worse: tuple[tuple[str, OpName], ...] = (("=", "!="), ("<", ">="), ("<=", ">"))
    for how, bad in worse:
        if _proved(question, encoder.compare(bad, after, before)):
            return how
    return "?"


def _proved(question: Question, bad: Truth) -> bool:
    return isinstance(question.ask(bad), Proved)


# ---- exits


def exits(location: Location, machine: Machine) -> list[tuple[str, int]]:
    """Loops whose every round passes this location, each with an answer that leads out."""
    found = []
    for loop in machine.loops:
        if location.name not in loop.region or _can_go_round(loop, machine, without=location.name):
            continue
        for number, option in enumerate(location.options):
            outward = [target not in loop.region for target in _ahead(option.block, loop, machine)]
            if (location.kind == "choose" and all(outward)) or (location.kind == "open" and any(outward)):
                found.append((loop.name, number))
    return found


def always_legal(location: Location, number: int, paths: Paths, about: str) -> bool:
    """Whether an option can be chosen in every position at its location."""
    run = paths.source(location)
    tests = paths.encoder.guards(location.options[number], run)
    question = Question(paths.encoder, run.sides, run.facts)
    question.about = about
    return _proved(question, paths.encoder.negate(paths.encoder.all_of(tests)))


def _by_exit(location: Location, number: int) -> Ending:
    option = location.options[number]
    if location.kind == "choose":
        return Ending(
            proved=True,
            technique="free exit",
            clauses=(*location.clauses, *(clause for guard in option.guards for clause in guard.clauses)),
            queries=1,
            words=f"the player may choose `{option.label}` every time round",
        )
    return Ending(
        proved=True,
        technique="open input",
        clauses=location.clauses,
        words=f"it ends when `{location.prompt}`, which lies outside what is transcribed, says so",
    )


def _ahead(block: Block, loop: Loop, machine: Machine) -> list[str]:
    """Where a block leads to, steps inside the loop gone through."""
    found: list[str] = []
    seen: set[str] = set()
    todo = list(targets(block))
    while todo:
        name = todo.pop()
        location = machine.locations[name]
        if name in loop.region and name != loop.head and location.kind == "step" and name not in seen:
            seen.add(name)
            todo += targets(location.options[0].block)
        else:
            found.append(name)
    return found


def _can_go_round(loop: Loop, machine: Machine, *, without: str) -> bool:
    """Whether the head can be reached again inside the loop without passing a location."""
    todo = [loop.head]
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        for option in machine.locations[name].options:
            for target in targets(option.block):
                if target == loop.head:
                    return True
                if target in loop.region and target != without and target not in seen:
                    seen.add(target)
                    todo.append(target)
    return False
