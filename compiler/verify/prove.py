"""The ladder's proving half: induction per path between decisions, over promises and inferred facts.

Collects, for every obligation, what the solver said about the paths from one place; weighs nothing. May import:
paths, encode, solve, intervals, runs, records, fault, machine, blocks, dsl.
"""

from collections.abc import Collection
from dataclasses import dataclass, field

from tribonian.compiler.fault import INDEX
from tribonian.compiler.machine import SUSPENDS, Location, Machine, Option
from tribonian.compiler.verify.encode import Encoder
from tribonian.compiler.verify.intervals import storage
from tribonian.compiler.verify.paths import START, Paths, promises
from tribonian.compiler.verify.records import KINDS, Finding, Kind, Position, Tally
from tribonian.compiler.verify.runs import Asked, Needed, Num, Path, Run, Truth
from tribonian.compiler.verify.smt_sets import kind_of
from tribonian.compiler.verify.solve import Answer, Proved, Question, Refuted, Unknown
from tribonian.dsl.sorts import Sort, show_value, values
from tribonian.dsl.terms import Term

MOST_TRIED = 24  # plain numbers tried as answers


@dataclass(slots=True)
class Prover:
    """Proves what can be proved of the paths from one place by one induction step each."""

    paths: Paths
    kinds: Collection[Kind] = KINDS  # what is asked about
    failed: set[Term] = field(default_factory=set)  # the parts of promises that some path does not keep
    tallies: dict[str, Tally] = field(default_factory=dict)

    @property
    def machine(self) -> Machine:
        return self.paths.machine

    @property
    def encoder(self) -> Encoder:
        return self.paths.encoder

    # ---- obligations

    def tally(self, key: str) -> Tally:
        return self.tallies.setdefault(key, Tally())

    def follow(self, place: str) -> None:
        """Ask everything about every path from a place."""
        for path, question in self.paths.at(place):
            if "invariant" in self.kinds:
                self._promises(path, question)
            if {"conflict", "undefined", "table"} & set(self.kinds):
                self._asks(path, question)
            self._needs(path, question)

    def offers(self, place: str) -> None:
        """Ask whether something is on offer, where a player chooses."""
        location = self.machine.locations.get(place)
        if location is not None and location.kind in ("choose", "pick") and "stuck" in self.kinds:
            self._offers(location)

    def _ask(self, key: str, question: Question, bad: Truth, path: Path, words: str) -> bool:
        """Ask whether something bad can happen on a path; whether it was proved that it cannot."""
        question.about = key
        return self._told(key, question, question.ask(bad), path, words)

    def _told(self, key: str, question: Question, answer: Answer, path: Path, words: str) -> bool:
        """Note an answer; whether it is a proof."""
        tally = self.tally(key)
        tally.queries += 1
        tally.seconds += question.seconds
        tally.rlimit += question.rlimit
        match answer:
            case Proved(core):
                tally.core |= self.paths.clauses(core)
                return True
            case Refuted() as model:
                tally.findings.append(Finding(words=words, position=self._position(path, model)))
            case Unknown(reason):
                tally.unknown = reason
        return False

    def _position(self, path: Path, model: Refuted) -> Position | None:
        """The source of a path as the model has it; a path from set-up has no position before it."""
        if path.source == START:
            return None
        return Position(location=path.source, store=self.paths.position(path.run, model))

    def _promises(self, path: Path, question: Question) -> None:
        """Ask every part of a promise that the path could break: one whose places, also behind values, it wrote."""
        if self.machine.locations[path.target].kind not in SUSPENDS:
            return  # a promise speaks of positions that wait
        cut = path.source in self.encoder.cuts  # there only what is known of it holds
        known = {fact.term for fact in self.paths.facts.terms.get(path.source, ())} if cut else set[Term]()
        touched: dict[Term, str] = {}
        written = self.paths.written(path)
        for name, part in promises(self.machine):
            if (cut and part not in known) or not written.isdisjoint(self.paths.reads(part)):
                touched[part] = f"inv/{name}"
        words = f"after `{path.option or path.source}` at {path.source}"
        if self.encoder.large:
            for part, answer in question.breaks(touched):
                if not self._told(touched[part], question, answer, path, words):
                    self.failed.add(part)
            return
        for part, key in touched.items():
            if not self._kept(key, part, question, path, words):
                self.failed.add(part)

    def _kept(self, key: str, part: Term, question: Question, path: Path, words: str) -> bool:
        """Ask whether a part of a promise holds where a path ends."""
        question.resume()
        after, since = path.run.fork(), len(path.run.sides)
        broken = self.encoder.refuted(part, after, {})
        question.learn(after, since)
        return self._ask(key, question, self.encoder.all_of([*path.run.sane, broken]), path, words)

    def _asks(self, path: Path, question: Question) -> None:
        asked_here = path.run.asked
        faults = self.encoder.any_of([one.collides for one in asked_here] + [one.missing for one in asked_here])
        question.about = f"asked/{path.source}"  # every conflict and hole on the path at once
        answer = question.ask(faults)
        for asked in asked_here:
            table = f"table/{asked.name}"
            conflict, undefined = (
                (f"conflict/{asked.name}", f"undefined/{asked.name}") if asked.kind == "value" else (table, table)
            )
            if isinstance(answer, Proved):
                for key in {conflict, undefined}:
                    self.tally(key).queries += 1
            else:
                self._conflict(conflict, asked, question, path)
                self._ask(undefined, question, asked.missing, path, f"nothing gives {asked.name} at {path.source}")
            self._settled(conflict, asked, question)

    def _conflict(self, key: str, asked: Asked, question: Question, path: Path) -> None:
        tally = self.tally(key)
        tally.queries += 1
        question.about = key
        answer = question.ask(asked.collides)
        if isinstance(answer, Unknown):
            tally.unknown = answer.reason
        if not isinstance(answer, Refuted):
            return
        sort = (
            self.machine.decisions[asked.name].sort if asked.kind == "value" else self.machine.tables[asked.name].sort
        )
        said: dict[str, str] = {}
        for number, one in enumerate(asked.claims):
            for other in asked.claims[number + 1 :]:
                pair = [
                    asked.collides,
                    one.maximal,
                    other.maximal,
                    self.encoder.compare("!=", one.gives, other.gives),
                ]
                model = question.ask(self.encoder.all_of(pair))
                if isinstance(model, Refuted):
                    for claim in (one, other):
                        said.setdefault(claim.rule, show_value(sort, model.value(claim.gives)))
        words = ", ".join(f"{rule} says {value}" for rule, value in said.items())
        tally.findings.append(
            Finding(words=f"{asked.name}: {words}", clauses=tuple(said), position=self._position(path, answer))
        )

    def _settled(self, key: str, asked: Asked, question: Question) -> None:
        """Whether an interpretation is what keeps two rules from colliding here."""
        if asked.kind != "value":
            return
        question.about = key
        rules = {rule.id: rule for rule in self.machine.decisions[asked.name].rules}
        claims = {claim.rule: claim for claim in asked.claims}
        for rule in rules.values():
            for loser, name in rule.settled_by.items():
                if name in self.tally(key).settled or loser not in claims:
                    continue
                winner = claims[rule.id]
                differ = self.encoder.compare("!=", winner.gives, claims[loser].gives)
                printed = self.encoder.all_of([asked.under, winner.maximal, claims[loser].applies, differ])
                if isinstance(question.ask(printed), Refuted):
                    self.tally(key).settled.add(name)

    def _needs(self, path: Path, question: Question) -> None:
        if self.encoder.large and self._all_kept(path, question):
            return
        for needed in path.run.needed:
            if ("invariant" if needed.kind == "promise" else "range") not in self.kinds:
                continue
            bad = self.encoder.all_of([needed.under, self.encoder.negate(needed.holds)])
            proved = self._ask(self._key(needed), question, bad, path, f"{needed.words} at {path.source}")
            if proved:
                self.tally(self._key(needed)).core |= needed.clauses

    def _all_kept(self, path: Path, question: Question) -> bool:
        """Ask at once for all that a path must keep, where there is much of it."""
        broken = [
            self.encoder.all_of([one.under, self.encoder.negate(one.holds)])
            for one in path.run.needed
            if one.kind != "promise"
        ]
        if len(broken) < len(path.run.needed):
            return False
        question.about = f"kept/{path.source}"
        if not isinstance(question.ask(self.encoder.any_of(broken)), Proved):
            return False
        for needed in path.run.needed:
            self.tally(self._key(needed)).queries += 1
        return True

    def _key(self, needed: Needed) -> str:
        if needed.kind == "promise":
            return f"inv/{needed.subject}"
        if needed.subject == INDEX:
            return "range/index"
        return f"range/{needed.subject}" if needed.subject not in self.machine.vars else "range/state"

    def _offers(self, location: Location) -> None:
        """Some answer must be legal wherever one is asked for."""
        encoder = self.encoder
        run = self.paths.source(location)
        tests: list[Truth] = []
        sane: list[Truth] = []
        if self.encoder.large:
            self._large_offers(location, run)
            return
        offers: list[tuple[Option, int | None]] = [(option, None) for option in location.options]
        if location.kind == "pick" and location.sort is not None:
            low, high = storage(location.sort)
            offers = [(location.options[0], value) for value in range(low, high + 1)]
        for option, value in offers:
            inner = run.fork()
            if value is not None:
                inner.store[self.machine.vars[location.var].offset] = value
            tests.append(encoder.all_of(encoder.guards(option, inner)))
            run.sides += inner.sides[len(run.sides) :]
            sane += inner.sane
        question = Question(encoder, run.sides, run.facts)
        path = Path(location.name, "", location.name, run)
        bad = encoder.all_of([*sane, *(encoder.negate(test) for test in tests)])
        self._ask(f"stuck/{location.name}", question, bad, path, f"{location.name} offers nothing")

    def _large_offers(self, location: Location, run: Run) -> None:
        """The same where answers are too many to be told one by one."""
        encoder = self.encoder
        tests: list[Truth] = []
        for option in location.options:
            chosen = [(bind.var, bind.sort) for bind in option.binds]
            if location.kind == "pick" and location.sort is not None:
                chosen = [(location.var, location.sort)]
            offered = encoder.truth_named("offered") if chosen else None
            self._offer(option, chosen, run, run, offered, tests)
            if offered is not None:
                tests.append(offered)
        question = Question(encoder, [], run.facts)
        question.run = run
        path = Path(location.name, "", location.name, run)
        bad = encoder.all_of([encoder.negate(test) for test in tests])
        self._ask(f"stuck/{location.name}", question, bad, path, f"{location.name} offers nothing")

    def _offer(
        self,
        option: Option,
        chosen: list[tuple[str, Sort]],
        state: Run,
        run: Run,
        offered: Truth | None,
        tests: list[Truth],
    ) -> None:
        """An option whose guards pass for some choice is offered."""
        encoder = self.encoder
        if not chosen:
            with encoder.silent():
                passes = encoder.all_of(encoder.guards(option, state.seen_from(state.store)))
            if offered is None:
                tests.append(passes)
            else:
                encoder.learn(encoder.implies(encoder.all_of([*state.under, passes]), offered))
            return
        (var, sort), *rest = chosen
        slot = self.machine.vars[var].offset
        store = list(state.store)

        def say(value: Num) -> None:
            inner = encoder.here.seen_from(list(store))
            inner.store[slot] = value
            inner.under.append(encoder.inside(sort, value))
            self._offer(option, rest, inner, run, offered, tests)

        encoder.here = run
        kind = kind_of(sort)
        if kind:
            encoder.of_all(kind, say)
        else:
            for value in values(sort)[:MOST_TRIED]:
                say(value)
