"""Facts about locations: guessed by templates, kept by Houdini.

Templates: intervals of places; guards and branches that lead to a location, as long as they still hold there;
for a shared procedure, what holds when it was called from a given place. A guess is kept only if every path
into its location keeps it, so a wrong guess costs time and never a proof. May import: paths, intervals, solve.

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


def infer(paths: Paths) -> None:
    """Fill in the facts of every location."""
    paths.facts.intervals = _guess_intervals(paths)
    for name in paths.encoder.cuts:  # where no one decides, a promise is one more guess
        paths.facts.terms[name] = [
            Fact(part, clauses)
            for promise, part in promises(paths.machine)
            if part in paths.assumed
            for clauses in [next(one.clauses for one in paths.machine.invariants if one.name == promise)]
        ]
    _keep(paths)
    for _ in range(2):  # what leads to a location, then what led to the one before
        _guess_terms(paths)
        _keep(paths)


def _guess_intervals(paths: Paths) -> dict[str, dict[int, tuple[int, int]]]:
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


def _guess_terms(paths: Paths) -> None:
    """Add what held on the way into a location, if it still holds on arrival by one path at least."""
    machine = paths.machine
    guesses: dict[str, dict[Term, tuple[str, ...]]] = {}
    for path, question in paths.all():
        here = guesses.setdefault(path.target, {})
        led = [(part, clauses) for test, clauses in path.run.tests for part in conjuncts(test)]
        if path.source != START:
            led += [(fact.term, fact.clauses) for fact in paths.facts.terms.get(path.source, [])]
        for term, clauses in led:
            for guess in _in_context(term, path, machine, paths):
                if guess not in here and len(here) < MOST_PER_LOCATION and _holds(path, question, paths, guess):
                    here[guess] = clauses
        for guess in _context_values(path, machine, paths):
            here.setdefault(guess, ())
    for name, found in guesses.items():
        known = paths.facts.terms.setdefault(name, [])
        seen = {fact.term for fact in known}
        known += [Fact(term, clauses) for term, clauses in found.items() if term not in seen]


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
    if paths.encoder.large:
        paths.encoder.spell(run)
    sides = run.sides[since:]
    bad = paths.encoder.all_of([*sides, *path.run.sane, paths.encoder.negate(paths.encoder.all_of(parts))])
    return bad is False or isinstance(question.ask(bad), Proved)


def _keep(paths: Paths) -> None:
    """Drop what some path does not keep; dropping one may drop others, so go round until all stay."""
    while True:
        dropped = False
        for path, question in paths.all():
            intervals = paths.facts.intervals.get(path.target, {})
            bad = [paths.outside(path.run.store[offset], known) for offset, known in intervals.items()]
            sane = path.run.sane
            if not isinstance(question.ask(paths.encoder.all_of([*sane, paths.encoder.any_of(bad)])), Proved):
                for (offset, _), one in zip(list(intervals.items()), bad, strict=True):
                    if not isinstance(question.ask(paths.encoder.all_of([*sane, one])), Proved):
                        del intervals[offset]
                        dropped = True
            terms = paths.facts.terms.get(path.target, [])
            if terms and not _holds(path, question, paths, *(fact.term for fact in terms)):
                kept = [fact for fact in terms if _holds(path, question, paths, fact.term)]
                dropped = dropped or len(kept) < len(terms)
                paths.facts.terms[path.target] = kept
        if not dropped:
            return
