"""Games played at random to break something, and the same plays made shorter.

A game leans towards some answers and away from others, so that unusual lines come up; options, readings, the
scenario and the number of players are drawn too. May import: batch, fuzz_run, compiler.interpreter, compiler.machine,
compiler.verify.search, dsl.sorts.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from tribonian.batch import Bulk
from tribonian.compiler.interpreter import Move
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.search import shrink
from tribonian.dsl.sorts import values
from tribonian.fuzz_run import UNENDED, Failure, Run, Watcher

UNSURE = 0.7  # how often a switch is drawn and not left at its default
LEANING = 8.0  # how much likelier or less likely than usual an answer may be


@dataclass(frozen=True, slots=True, kw_only=True)
class Dial:
    """An option, a reading, the scenario or the number of players, with what it can be."""

    name: str
    default: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hunt:
    """What all games of a hunt share."""

    seed: int
    steps: int
    dials: tuple[Dial, ...]


@dataclass(slots=True, kw_only=True)
class Catch:
    """What some games brought: the first failure of each kind and subject, and how many games met it."""

    games: int = 0
    answers: int = 0
    failures: dict[tuple[str, str], Failure] = field(default_factory=dict)
    met: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, other: "Catch") -> None:
        """Take in what later games brought."""
        self.games += other.games
        self.answers += other.answers
        self.met.update(other.met)
        for key, failure in other.failures.items():
            self.failures.setdefault(key, failure)


def dials_of(machine: Machine) -> tuple[Dial, ...]:
    return tuple(Dial(name=one.name, default=one.default, values=tuple(values(one.sort))) for one in machine.switches)


def points_of(machine: Machine) -> frozenset[str]:
    """The promises that are to hold at the end of a procedure, which engines do not watch."""
    return frozenset(one.name for one in machine.invariants if one.at_end_of is not None)


# ---- playing


def hunt_games(engine: Bulk, hunt: Hunt, numbers: range) -> Catch:
    """Play the games of these numbers and note what breaks."""
    return _hunt(engine, hunt, numbers, None)


def watch_games(engine: Bulk, machine: Machine, hunt: Hunt, numbers: range) -> Catch:
    """Play the same games once more for the promises at a point; gives nothing but those that are broken."""
    points = {("invariant", name) for name in points_of(machine)}
    catch = _hunt(engine, hunt, numbers, Watcher(machine))
    return Catch(
        failures={key: failure for key, failure in catch.failures.items() if key in points},
        met=Counter({key: often for key, often in catch.met.items() if key in points}),
    )


def _hunt(engine: Bulk, hunt: Hunt, numbers: range, watcher: Watcher | None) -> Catch:
    catch = Catch()
    for number in numbers:
        rng = random.Random(f"{hunt.seed}/{number}")
        run = Run(engine, drawn(hunt.dials, rng), watcher)
        seen: set[tuple[str, str]] = set()
        for failure in _wander(run, rng, hunt.steps):
            if failure.key not in seen:  # a promise that is broken may stay so to the end
                seen.add(failure.key)
                catch.met[failure.key] += 1
                catch.failures.setdefault(failure.key, replace(failure, game=number))
        catch.games += 1
        catch.answers += len(run.answers)
    return catch


def drawn(dials: tuple[Dial, ...], rng: random.Random) -> dict[str, int]:
    """Switches at random, most games with some of them as they are by default."""
    return {one.name: rng.choice(one.values) if rng.random() < UNSURE else one.default for one in dials}


def _wander(run: Run, rng: random.Random, steps: int) -> Iterator[Failure]:
    """Answer at random with a leaning of this game's own, until it is over or cannot go on."""
    leanings: dict[int, dict[int, float]] = {}
    fair = steps // 4  # from there on it is no leaning's doing if the game does not end
    yield from run.begin()
    while codes := run.codes:
        if len(run.answers) == steps:
            yield run.unended()
            return
        weights = None
        if len(run.answers) < fair:
            leaning = leanings.setdefault(run.here, {})
            for code in codes:
                if code not in leaning:
                    leaning[code] = LEANING ** rng.uniform(-1, 1)
            weights = [leaning[code] for code in codes]
        yield from run.answer(rng.choices(codes, weights)[0])


# ---- shortening


def shorten(engine: Bulk, machine: Machine, failure: Failure) -> Failure:
    """The shortest play found that fails the same way; one without an end stays as it is."""
    if failure.kind == UNENDED:
        return failure

    watcher = Watcher(machine) if failure.subject in points_of(machine) else None

    def attempt(switches: dict[str, int], answers: list[Move]) -> list[Move] | None:
        shown = _first(engine, switches, answers, failure.key, watcher)
        return None if shown is None else list(shown.answers)

    switches, answers = shrink(machine, dict(failure.switches), list(failure.answers), attempt)
    shown = _first(engine, switches, answers, failure.key, watcher)
    assert shown is not None, "a play that was just tried must fail again"
    return replace(shown, game=failure.game)


def _first(
    engine: Bulk, switches: dict[str, int], answers: Iterable[Move], key: tuple[str, str], watcher: Watcher | None
) -> Failure | None:
    """The first failure of that kind along answers, those passed over that do not fit where play stands."""
    run = Run(engine, switches, watcher)
    found = run.begin()
    for number in answers:
        if any(one.key == key for one in found):
            break
        assert isinstance(number, int)
        code, place = divmod(number, len(engine.waits))
        found = run.answer(code) if place == run.here and code in run.codes else []
    return next((one for one in found if one.key == key), None)
