"""Sequences, actions, windows and rules on tracks, checked and made into parts of the model.

May import: check_play, check_guards, check_sorts, declare, names, model, syntax, sorts, terms, codes, diagnostics.
"""

from dataclasses import dataclass

from tribonian.dsl import model as m, syntax as s, syntax_plans as n
from tribonian.dsl.check_guards import conditions
from tribonian.dsl.check_play import PlayChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import bind
from tribonian.dsl.diagnostics import did_you_mean
from tribonian.dsl.model_world import Allowance, Payment
from tribonian.dsl.names import Locals, Names
from tribonian.dsl.sorts import FAILED, Sort, Whole, bounds
from tribonian.dsl.terms import Op, Read, Term, conjunction
from tribonian.dsl.tree_to_stmt import PASS


@dataclass(slots=True)
class Plans:
    """Makes plans of play; the checkers used are kept, as their locals are state."""

    names: Names
    checkers: list[PlayChecker]

    def _checker(self, owner: str, local: Locals, *, ids: tuple[str, ...] = ()) -> PlayChecker:
        made = PlayChecker(names=self.names, owner=owner, local=local, ids=ids)
        self.checkers.append(made)
        return made

    def _params(self, owner: str, params: tuple[m.Param, ...]) -> tuple[Locals, dict[str, Sort]]:
        local: Locals = {param.name: (Read(f"{owner}.{param.name}"), param.sort) for param in params}
        return local, {f"{owner}.{param.name}": param.sort for param in params}

    # ---- sequences

    def sequence(self, item: n.SequenceDecl) -> m.Procedure:
        """A phase whose steps are calls, some of them skipped at times."""
        params = self.names.signatures[item.name].params
        local, sorts = self._params(item.name, params)
        checker = self._checker(item.name, local)
        checker.sorts |= sorts
        body: list[m.Statement] = []
        for step in item.steps:
            clauses = ((step.clause,) if step.clause else ()) + self.names.clauses(step.cites)
            args = checker.args(step.name, ("phase", "procedure"), step.args, step.span)
            if args is None:
                continue
            call = m.Call(procedure=step.name, args=args, clauses=clauses, span=step.span)
            if not step.skipped and not step.only:
                body.append(call)
                continue
            skips, needs = conditions(checker.expr, step.skipped), conditions(checker.expr, step.only)
            tests: list[Term] = [guard.test for guard in needs]
            if skips:
                tests.insert(0, Op("not", (conjunction([guard.test for guard in skips]),)))
            cited = tuple(clause for guard in (*skips, *needs) for clause in guard.clauses)
            test = conjunction(tests)
            body.append(m.If(test=test, then=(call,), otherwise=(), clauses=cited, span=step.span))
        return m.Procedure(
            name=item.name,
            is_phase=True,
            params=params,
            body=tuple(body),
            locals=tuple(checker.sorts),
            clauses=self.names.clauses(item.cites),
        )

    # ---- actions

    def action(self, item: n.ActionDecl) -> m.Action:
        params = self.names.signatures[item.name].params
        players = self.names.sorts.get("Player", FAILED)
        if params[0].sort not in (players, FAILED):
            self.names.sink.report(Code.ACTION_PLAYER, item.params[0].span, name=item.name)
        owner = f"action {item.name}"
        local, sorts = self._params(owner, params)
        checker = self._checker(owner, local)
        checker.sorts |= sorts
        allowances: list[Allowance] = []
        needs: list[m.Condition] = []
        costs: list[Payment] = []
        body: list[m.Statement] = []
        relied = []
        for line in item.lines:
            own = (line.clause,) if line.clause else ()
            match line:
                case n.ActionLimit():
                    allowances.append(self._allowance(item, line, own, checker))
                case n.ActionNeeds():
                    (found,) = conditions(checker.expr, (line.guard,))
                    relied.append(line.guard.test)
                    needs.append(m.Condition(test=found.test, clauses=own + found.clauses, words=found.words))
                case n.ActionCosts():
                    cited = own + self.names.clauses(line.cites)
                    costs += [made for cost in line.costs for made in self._payment(cost, cited, checker)]
                case n.ActionDoes():
                    before, checker.ids = checker.ids, own + self.names.clauses(line.cites)
                    with checker.relying(*relied):
                        body += checker.block(line.body)
                    checker.ids = before
        return m.Action(
            name=item.name,
            params=params,
            allowances=tuple(allowances),
            needs=tuple(needs),
            costs=tuple(costs),
            body=tuple(body),
            locals=tuple(checker.sorts),
            clauses=self.names.clauses(item.cites),
        )

    def _allowance(
        self, item: n.ActionDecl, line: n.ActionLimit, own: tuple[str, ...], checker: PlayChecker
    ) -> Allowance:
        signature = self.names.signatures.get(line.scope)
        if line.scope != "game" and (signature is None or signature.kind not in ("phase", "procedure")):
            self.names.unknown(line.scope, line.span, {}, wanted="a phase or procedure")
        self.names.used.add(line.scope)
        known = [param.name for param in item.params]
        for name in line.of:
            if name not in known:
                self.names.unknown_one(name, line.span, known, wanted="a parameter of the action")
        bound, _ = checker.expr.number(line.bound)
        return Allowance(bound=bound, scope=line.scope, of=line.of, clauses=own + self.names.clauses(line.cites))

    def _payment(self, cost: n.CostNode, clauses: tuple[str, ...], checker: PlayChecker) -> list[Payment]:
        amount, sort = checker.expr.number(cost.amount)
        stored = self.names.stored.get(cost.place.name)
        if stored is None or not stored.is_track:
            self.names.unknown(cost.place.name, cost.place.span, checker.local, wanted="a track")
            return []
        if bounds(sort)[1] < 0:
            self.names.sink.report(Code.NEVER_FITS, cost.amount.span, actual="less than nothing", wanted="a cost")
        self.names.used.add(cost.place.name)
        index = checker.expr.indices(cost.place.name, cost.place.indices, cost.place.span)
        return [Payment(var=cost.place.name, index=index, amount=amount, clauses=clauses)]

    # ---- windows

    def window(self, item: n.WindowDecl, procedures: dict[str, m.Procedure]) -> m.Window:
        owner = f"window {item.name}"
        players = self.names.sorts.get("Player", FAILED)
        checker = self._checker(owner, {})
        who = tuple(checker.player(expr) for expr in item.players)
        checker.bind(item.binder, players, item.span)
        rolls: list[str] = []
        if item.during:
            signature = self.names.signatures.get(item.during)
            if item.during != "game" and (signature is None or signature.kind not in ("phase", "procedure")):
                self.names.unknown(item.during, item.scope_span, {}, wanted="a phase or procedure")
        if item.event:
            self._after_event(item, checker)
        for roll in item.rolls:
            var = f"{roll.procedure}.{roll.name}"
            if var in self.names.rolls:
                rolls.append(var)
            elif roll.procedure not in procedures:
                self.names.unknown_one(roll.procedure, roll.span, list(procedures), wanted="a procedure")
            else:
                made = [key.split(".")[-1] for key in self.names.rolls if key.startswith(f"{roll.procedure}.")]
                cure = did_you_mean(roll.name, made)
                self.names.sink.report(Code.NO_ROLL, roll.span, procedure=roll.procedure, name=roll.name, help=cure)
        if rolls:
            dice, sides, whole = self.names.rolls[rolls[0]]
            checker.local[item.roll] = (Read(rolls[0]), Whole(low=1, high=dice * sides))
            self.names.rolls.setdefault(f"{owner}.{item.roll}", (dice, sides, whole))
        elif item.roll:  # told already
            self.names.rolls[f"{owner}.{item.roll}"] = (1, 1, True)
            checker.local[item.roll] = (Read(f"{owner}.{item.roll}"), FAILED)
        body = checker.block(item.body)
        for statement in body:
            self._only_offers(statement, item)
        return m.Window(
            name=item.name,
            players=who,
            during=item.during,
            rolls=tuple(rolls),
            event=item.event,
            body=body,
            locals=tuple(checker.sorts),
            clauses=self.names.clauses(item.cites),
        )

    def _after_event(self, item: n.WindowDecl, checker: PlayChecker) -> None:
        signature = self.names.signatures.get(item.event)
        if signature is None or signature.kind != "event":
            known = [key for key, found in self.names.signatures.items() if found.kind == "event"]
            self.names.unknown_one(item.event, item.scope_span, known, wanted="an event")
            return
        self.names.used.add(item.event)
        targets: list[tuple[Term, Sort]] = [
            (Read(f"event {item.event}.{param.name}"), param.sort) for param in signature.params
        ]
        checker.local |= bind(self.names, item.event, item.binders, targets, item.scope_span)

    def _only_offers(self, statement: m.Statement, item: n.WindowDecl) -> None:
        """At its top a window asks for nothing that could not be passed."""
        match statement:
            case m.If():
                for inner in (*statement.then, *statement.otherwise):
                    self._only_offers(inner, item)
            case m.Each() | m.Through() | m.Times() | m.Repeat() | m.Seek():
                for inner in statement.body:
                    self._only_offers(inner, item)
            case m.Menu() if all(option.name != PASS for option in statement.options):
                what = "a choice that cannot be passed"
                self.names.sink.report(Code.WINDOW_ASKS, statement.span or item.span, what=what, name=item.name)
            case m.Call() | m.Raise():
                what = "a call outside of what is offered"
                self.names.sink.report(Code.WINDOW_ASKS, statement.span or item.span, what=what, name=item.name)
            case m.Pick() | m.PickSet() | m.Roll() | m.Draw():
                what = "a decision that everybody must make"
                self.names.sink.report(Code.WINDOW_ASKS, statement.span or item.span, what=what, name=item.name)
            case _:
                pass

    # ---- tracks

    def reached(self, rule: s.ReachingRule) -> m.TrackReaction | None:
        """`rule ID on track[p] reaching b: …`."""
        stored = self.names.stored.get(rule.track)
        if stored is None or not stored.is_track:
            self.names.unknown(rule.track, rule.name_span, {}, wanted="a track")
            return None
        self.names.used.add(rule.track)
        owner = f"track {rule.track}"
        targets: list[tuple[Term, Sort]] = [(Read(f"{owner}.{param.name}"), param.sort) for param in stored.index]
        local = bind(self.names, rule.track, rule.binders, targets, rule.name_span)
        if rule.value in local:
            self.names.sink.report(Code.DECLARED_TWICE, rule.name_span, name=rule.value)
        local[rule.value] = (Read(f"{owner}.reached"), stored.sort)
        checker = self._checker(rule.clause, local, ids=(rule.clause,))
        guards = conditions(checker.expr, rule.guards)
        with checker.relying(*(guard.test for guard in rule.guards)):
            body = checker.block(rule.body)
        return m.TrackReaction(
            id=rule.clause,
            track=rule.track,
            guards=guards,
            body=body,
            locals=tuple(checker.sorts),
            erratum=rule.erratum,
        )
