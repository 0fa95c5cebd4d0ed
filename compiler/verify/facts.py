"""Facts about locations: guessed by templates, kept by Houdini.

Templates: intervals of places; guards and branches that lead to a location, as long as they still hold there;
for a shared procedure, what holds when it was called from a given place. A guess is kept only if every path
into its location keeps it, so a wrong guess costs time and never a proof. Looks at the paths from one place at a
time; rounds.py goes round until all facts stay. May import: paths, intervals, solve.

NOTE(facts): while all promises are assumed, places they speak of get no interval, so that a promise's proof
shows its own clauses.
"""

from tribonian.compiler.blocks import variables_read
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.intervals import Intervals, storage
from tribonian.compiler.verify.paths import START, Fact, Paths, promises
from tribonian.compiler.verify.runs import Path
from tribonian.compiler.verify.solve import Proved, Question
from tribonian.dsl.sorts import SetOf
from tribonian.dsl.terms import Const, Op, Read, Term, conjuncts

MOST_PER_LOCATION = 40


def guess_intervals(paths: Paths) -> dict[str, dict[int, tuple[int, int]]]:
    """For every place that play may come to, what its cells may hold."""
    machine = paths.machine
    parts = [part for _, part in promises(machine)]
    all_assumed = all(part in paths.assumed for part in parts)
    promised = set[str]().union(*(variables_read(machine, part) for part in parts)) if all_assumed else set[str]()
    whole = {name for name, var in machine.vars.items() if isinstance(var.sort, SetOf) or paths.encoder.is_long(name)}
    return {
        name: {
            offset: interval
            for offset, interval in enumerate(env)
            if paths.owners[offset][0] not in promised
            and paths.owners[offset][0] not in whole
            and interval != storage(machine.vars[paths.owners[offset][0]].sort)
        }
        for name, env in Intervals(machine).run().items()
    }


def guess_terms(paths: Paths, place: str) -> dict[str, tuple[Fact, ...]]:
    """What held on the way from a place to another, where it still holds on arrival by one path at least."""
    machine = paths.machine
    guesses: dict[str, dict[Term, tuple[str, ...]]] = {}
    for path, question in paths.at(place):
        here = guesses.setdefault(path.target, {})
        led = [(part, clauses) for test, clauses in path.run.tests for part in conjuncts(test)]
        if path.source != START:
            led += [(fact.term, fact.clauses) for fact in paths.facts.terms.get(path.source, [])]
        written = paths.written(path)
        for term, clauses in led:
            stays = not variables_read(machine, term) & written
            for guess in _in_context(term, path, machine, paths):
                if guess in here or len(here) >= MOST_PER_LOCATION:
                    continue
                if stays or _holds(path, question, paths, guess):
                    here[guess] = clauses
        for guess in _context_values(path, machine, paths):
            here.setdefault(guess, ())
    return {name: tuple(Fact(term, clauses) for term, clauses in found.items()) for name, found in guesses.items()}


def _return_place(path: Path, machine: Machine, paths: Paths) -> Term | None:
    """The test that a shared procedure was called from where this path calls it."""
    name = f"return.{machine.locations[path.target].procedure}"
    if name not in machine.vars:
        return None
    value = path.run.store[machine.vars[name].offset]
    known = paths.facts.intervals.get(path.target, {}).get(machine.vars[name].offset)
    if not isinstance(value, int) or (known is not None and known[0] == known[1]):
        return None
    return Op("=", (Read(name), Const(value)))


def _in_context(term: Term, path: Path, machine: Machine, paths: Paths) -> list[Term]:
    place = _return_place(path, machine, paths)
    return [term] if place is None else [term, Op("or", (Op("not", (place,)), term))]


def _context_values(path: Path, machine: Machine, paths: Paths) -> list[Term]:
    """For a shared procedure: marks that are known by where it was called from."""
    place = _return_place(path, machine, paths)
    if place is None:
        return []
    found: list[Term] = []
    for var in machine.vars.values():
        value = path.run.store[var.offset]
        known = paths.facts.intervals.get(path.target, {}).get(var.offset)
        if var.kind == "during" and isinstance(value, int) and (known is None or known[0] != known[1]):
            found.append(Op("or", (Op("not", (place,)), Op("=", (Read(var.name), Const(value))))))
    return found


def _holds(path: Path, question: Question, paths: Paths, *terms: Term) -> bool:
    """Whether conditions all hold at the end of a path."""
    question.resume()
    run, since = path.run.fork(), len(path.run.sides)
    parts = [paths.encoder.truth(term, run, {}) for term in terms]
    sides = run.sides[since:]
    bad = paths.encoder.all_of([*sides, *path.run.sane, paths.encoder.negate(paths.encoder.all_of(parts))])
    return bad is False or isinstance(question.ask(bad), Proved)


def unkept(paths: Paths, place: str) -> dict[str, tuple[set[int], set[int]]]:
    """For every end of a run from a place, the cells and conditions whose facts some run does not keep."""
    found: dict[str, tuple[set[int], set[int]]] = {}
    for path, question in paths.at(place):
        cells, terms = found.setdefault(path.target, (set(), set()))
        intervals = {
            offset: known for offset, known in paths.facts.intervals.get(path.target, {}).items() if offset not in cells
        }
        bad = [paths.outside(path.run.store[offset], known) for offset, known in intervals.items()]
        sane = path.run.sane
        lost = paths.encoder.all_of([*sane, paths.encoder.any_of(bad)])
        if lost is not False and not isinstance(question.ask(lost), Proved):
            cells.update(
                offset
                for offset, one in zip(intervals, bad, strict=True)
                if not isinstance(question.ask(paths.encoder.all_of([*sane, one])), Proved)
            )
        facts = [
            (number, fact) for number, fact in enumerate(paths.facts.terms.get(path.target, [])) if number not in terms
        ]
        if facts and paths.encoder.large:
            stand = {one.term for one in path.run.hypotheses}
            written = paths.written(path)
            numbers = {
                fact.term: number
                for number, fact in facts
                if fact.term not in stand or not written.isdisjoint(paths.reads(fact.term))
            }
            terms.update(numbers[term] for term, one in question.breaks(numbers) if not isinstance(one, Proved))
        elif facts and not _holds(path, question, paths, *(fact.term for _, fact in facts)):
            terms.update(number for number, fact in facts if not _holds(path, question, paths, fact.term))
    return found
