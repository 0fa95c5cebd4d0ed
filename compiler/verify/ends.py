"""Does every loop end: by a measure that falls each time round, by a player's free exit, or by an open input.

A measure is followed from the loop's head along every path: unchanged, fallen, not risen, or lost. A free exit
is a menu that every round passes and that always offers a way out. May import: paths, encode, solve, machine.
"""

from dataclasses import dataclass

from tribonian.compiler.blocks import targets
from tribonian.compiler.machine import SUSPENDS, Block, Location, Loop, Machine
from tribonian.compiler.verify.paths import START, Paths
from tribonian.compiler.verify.runs import Num, Run, Truth
from tribonian.compiler.verify.solve import Proved, Question
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


def ends(loop: Loop, machine: Machine, paths: Paths) -> Ending:
    """The first of measure, free exit and open input that shows the loop to end."""
    tried = []
    for measure in machine.measures:
        if measure.procedure == loop.procedure and measure.unless is not None:
            tried.append(f"{measure.words} falls only in some rounds, which is not asked yet")
        elif measure.procedure == loop.procedure:
            found = _by_measure(loop, measure.term, measure.words, paths)
            if found.proved:
                return found
            tried.append(found.words)
    for location in machine.locations.values():
        if location.name in loop.region and location.kind in ("choose", "open"):
            found_exit = _by_exit(loop, location, machine, paths)
            if found_exit is not None:
                return found_exit
    if not any(machine.locations[name].kind in SUSPENDS for name in loop.region) and not paths.endless:
        return Ending(proved=True, technique="unrolling", words="every run through it comes to an end")
    words = "; ".join([*tried, "no menu in it always offers a way out"])
    return Ending(proved=False, technique="measure, free exit", words=words)


# ---- measure


def _by_measure(loop: Loop, term: Term, words: str, paths: Paths) -> Ending:
    """Follow the measure from head to head through every path inside the loop."""
    edges: list[tuple[str, str, str]] = []  # from, to, how the measure moves
    queries = 0
    for path, question in paths.all():
        question.about = f"ends/{loop.name}"
        inside = path.source != START and path.source in loop.region
        before = _at(term, path.run.source, question, paths) if inside else None
        place = path.source if inside else ""
        for name, store in path.run.passed:
            if name == loop.head:
                now = _at(term, store, question, paths)
                if before is not None:
                    queries += 3
                    edges.append((place, loop.head, _relation(before, now, question, paths)))
                    if not _proved(question, paths.encoder.compare("<", now, 0)):
                        return Ending(proved=False, technique="measure", words=f"{words} can fall below zero")
                before, place = now, loop.head
        if before is not None and path.target in loop.region:
            queries += 3
            after = _at(term, path.run.store, question, paths)
            edges.append((place, path.target, _relation(before, after, question, paths)))
    state = {loop.head: "="}
    changed = True
    while changed:
        changed = False
        for start, end, how in edges:
            if start in state and end != loop.head:
                found = _compose(state[start], how)
                joined = _join(state[end], found) if end in state else found
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


def _by_exit(loop: Loop, location: Location, machine: Machine, paths: Paths) -> Ending | None:
    """Whether every round passes this location and it always has an answer that leads out."""
    if _can_go_round(loop, machine, without=location.name):
        return None
    for option in location.options:
        outward = [target not in loop.region for target in _ahead(option.block, loop, machine)]
        if location.kind == "choose" and all(outward):
            run = paths.source(location)
            tests = paths.encoder.guards(option, run)
            question = Question(paths.encoder, run.sides, run.facts)
            question.about = f"ends/{loop.name}"
            if _proved(question, paths.encoder.negate(paths.encoder.all_of(tests))):
                cited = (*location.clauses, *(clause for guard in option.guards for clause in guard.clauses))
                return Ending(
                    proved=True,
                    technique="free exit",
                    clauses=cited,
                    queries=1,
                    words=f"the player may choose `{option.label}` every time round",
                )
        if location.kind == "open" and any(outward):
            return Ending(
                proved=True,
                technique="open input",
                clauses=location.clauses,
                words=f"it ends when `{location.prompt}`, which lies outside what is transcribed, says so",
            )
    return None


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
