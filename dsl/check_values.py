"""Values: the rules scattered over a book, gathered by what they are about and put in order.

A rule that names no clause, an id given twice, an `overrides` or `prefers` that leads nowhere: all are told
here. May import: names, declare, check_sorts, check_play, check_rules, model, syntax, codes, diagnostics.
"""

from dataclasses import dataclass, field, replace

from tribonian.dsl import model as m, syntax as s
from tribonian.dsl.check_guards import conditions, relying
from tribonian.dsl.check_rules import check_needs, check_overrides
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import as_args, bind
from tribonian.dsl.diagnostics import Label, did_you_mean
from tribonian.dsl.graphs import closure, find_circle
from tribonian.dsl.names import Names
from tribonian.dsl.sorts import FAILED, TRUTH, Whole, describe
from tribonian.dsl.source import Span
from tribonian.dsl.terms import NO, Apply, Arg, Op, OpName, conjunction

_WIDE = Whole(low=-1_000_000, high=1_000_000)  # of a value between its stages
_CHANGES: dict[s.Change, OpName] = {
    "+": "+",
    "-": "-",
    "*": "*",
    "most": "min",
    "least": "max",
    "up": "half up",
    "down": "half down",
}
# Stages of one kind commute; halving twice in one direction does too.
_KIND = {"+": "sum", "-": "sum", "*": "product", "most": "most", "least": "least", "up": "up", "down": "down"}
Preferred = dict[tuple[str, str], str]  # winner and loser -> the interpretation that says so


AnyRule = s.ValueRule | s.ReactionRule | s.SuspendRule | s.ModifyRule | s.WheneverRule | s.ReachingRule


@dataclass(slots=True)
class _Rules:
    """Every rule of the book by id, those of values by value, and what interpretations prefer."""

    names: Names
    ids: dict[str, s.ValueRule | s.ReactionRule] = field(default_factory=dict)
    by_value: dict[str, list[s.ValueRule]] = field(default_factory=dict)
    preferred: Preferred = field(default_factory=dict)
    stages: dict[str, list[s.ModifyRule]] = field(default_factory=dict)
    suspends: list[s.SuspendRule] = field(default_factory=list)

    # ---- ids

    def gather(self, items: list[s.ItemNode]) -> None:
        first: dict[str, Span] = {}
        for item in items:
            if isinstance(item, s.TableDecl):
                for row in item.rows:
                    if row.clause is not None:
                        self._take(row.clause, row.span, first)
            elif isinstance(item, s.SequenceDecl | s.ActionDecl):
                for line in item.steps if isinstance(item, s.SequenceDecl) else item.lines:
                    if line.clause:
                        if self.names.catalogue.clause_of(line.clause) is None:
                            self.names.unknown_clause(line.clause, line.span)
                        self._take(line.clause, line.span, first)
            elif isinstance(item, AnyRule):
                if self.names.catalogue.clause_of(item.clause) is None and not item.erratum:
                    self.names.unknown_clause(item.clause, item.span)
                self._take(item.clause, item.span, first)
                if isinstance(item, s.ValueRule | s.ReactionRule):
                    self.ids[item.clause] = item
                if isinstance(item, s.ValueRule):
                    self.by_value.setdefault(_subject(item), []).append(item)
                elif isinstance(item, s.ModifyRule):
                    self.stages.setdefault(item.value, []).append(item)
                elif isinstance(item, s.SuspendRule):
                    self.suspends.append(item)

    def _take(self, clause: str, span: Span, first: dict[str, Span]) -> None:
        if clause in first and first[clause] != span:  # the cells of one line of a grid share its id
            label = Label(span=first[clause], text="first here")
            cure = f"the second thing a clause says is `{clause}.2`"
            self.names.sink.report(Code.RULE_TWICE, span, clause=clause, labels=[label], help=cure)
        first.setdefault(clause, span)

    # ---- order

    def prefer(self, interpretations: list[s.InterpretationDecl]) -> None:
        for item in interpretations:
            for preference in item.prefers:
                winner = preference.winner
                if winner not in self.ids:
                    self._unknown_rule(winner, preference.span, list(self.ids))
                    continue
                for cited in preference.losers:
                    if self._same_value(self.ids[winner], cited.clause, cited.span):
                        self.preferred[winner, cited.clause] = item.name

    def _same_value(self, rule: s.ValueRule | s.ReactionRule, loser: str, span: Span) -> bool:
        """Whether a rule can go before another: both must be about one value."""
        other = self.ids.get(loser)
        if other is None:
            subject = _subject(rule) if isinstance(rule, s.ValueRule) else ""
            own = [one.clause for one in self.by_value.get(subject, [])]
            self._unknown_rule(loser, span, own or list(self.ids))
            return False
        if isinstance(rule, s.ValueRule) and isinstance(other, s.ValueRule) and _subject(rule) == _subject(other):
            return True
        about = f"event `{other.event}`" if isinstance(other, s.ReactionRule) else _about(other)
        self.names.sink.report(Code.OVERRIDES_STRANGER, span, clause=loser, other=about, rule=rule.clause)
        return False

    def _unknown_rule(self, clause: str, span: Span, known: list[str]) -> None:
        if self.names.is_lost(clause):
            return
        cure = did_you_mean(clause, known)
        if self.names.catalogue.expand(clause):
            cure = f"clause {clause} is in the catalogue, but no rule states it"
        if clause in self.ids:
            cure = f"there is a rule {clause}, but of another kind"
        self.names.sink.report(Code.UNKNOWN_RULE, span, clause=clause, help=cure)

    # ---- values

    def value(self, item: s.ValueDecl, *, duty: bool = False) -> m.Value:
        names = self.names
        signature = names.signatures[item.name]
        sort = signature.sort or TRUTH
        name = f"{item.name} required" if duty else item.name
        rules = self.by_value.get(name, [])
        printed: dict[str, set[str]] = {rule.clause: set() for rule in rules}
        for rule in rules:
            for cited in rule.overrides:
                if self._same_value(rule, cited.clause, cited.span):
                    printed[rule.clause].add(cited.clause)
        edges = {name: set(over) for name, over in printed.items()}
        for winner, loser in self.preferred:
            if winner in edges:
                edges[winner].add(loser)
        strict = check_overrides(rules, edges, names.sink)
        before = closure(printed) if strict else {}
        after = closure(edges) if strict else {}
        made = []
        for rule in rules:
            targets = list(as_args(signature.params).values())
            checker = ExprChecker(names, bind(names, item.name, rule.binders, targets, rule.name_span))
            over = after.get(rule.clause, frozenset())
            settled = {
                loser: self.preferred.get((rule.clause, loser), "an interpretation")
                for loser in sorted(over - before.get(rule.clause, frozenset()))
            }
            if rule.is_permission != item.is_permission:
                actual, wanted = ("a permission", "a value") if item.is_permission else ("a value", "a permission")
                cure = "write `permit` or `forbid`" if item.is_permission else f"write `{item.name}(...) = ...`"
                names.sink.report(Code.NOT_A, rule.name_span, name=item.name, actual=actual, wanted=wanted, help=cure)
                continue
            made.append(
                m.Rule(
                    id=rule.clause,
                    guards=conditions(checker, rule.guards) + self._suspended(rule, checker),
                    result=relying(checker, rule.guards).fit(rule.result, sort),
                    overrides=over | ({m.OTHERWISE} if item.is_permission else set()),
                    settled_by=settled,
                    clauses=(rule.clause, *names.clauses(rule.cites)),
                    erratum=rule.erratum,
                    span=rule.span,
                )
            )
        if item.is_permission:
            made.append(m.Rule(id=m.OTHERWISE, guards=(), result=NO, overrides=frozenset()))
        clauses = names.clauses(item.cites)
        return m.Value(name=name, params=signature.params, sort=sort, rules=tuple(made), clauses=clauses)

    def _suspended(self, rule: s.ValueRule, checker: ExprChecker) -> tuple[m.Condition, ...]:
        """A rule counts only where nothing suspends it; the carve-out is told by its own clause."""
        found = []
        for carve in self.suspends:
            if any(target.clause == rule.clause for target in carve.targets):
                tests = [guard.test for guard in conditions(checker, carve.guards)]
                words = f"{carve.clause} does not suspend {rule.clause}"
                test = Op("not", (conjunction(tests),))
                found.append(m.Condition(test=test, clauses=(carve.clause,), words=words))
        return tuple(found)

    def check_carve_outs(self) -> None:
        for carve in self.suspends:
            for target in carve.targets:
                if not isinstance(self.ids.get(target.clause), s.ValueRule):
                    self._unknown_rule(target.clause, target.span, list(self.ids))

    # ---- stages

    def staged(self, value: m.Value) -> list[m.Value]:
        """A value with stages behind it: what the rules give, then one value per stage, the last under its name."""
        stages = self._in_order(value.name)
        for stage in () if value.sort == FAILED or isinstance(value.sort, Whole) else stages:
            told = describe(value.sort)
            self.names.sink.report(Code.WRONG_SORT, stage.name_span, wanted="a value that is a number", actual=told)
        if not stages or not isinstance(value.sort, Whole):
            return [value]
        args = tuple(Arg(param.name) for param in value.params)
        found = [replace(value, name=f"{value.name} before {stages[0].clause}", sort=_WIDE)]
        for number, stage in enumerate(stages):
            last = number == len(stages) - 1
            name = value.name if last else f"{value.name} before {stages[number + 1].clause}"
            before = Apply(found[-1].name, args)
            targets = list(as_args(value.params).values())
            checker = ExprChecker(self.names, bind(self.names, value.name, stage.binders, targets, stage.name_span))
            by = () if stage.amount is None else (relying(checker, stage.guards).number(stage.amount)[0],)
            result = Op(_CHANGES[stage.change], (before, *by))
            rule = m.Rule(
                id=stage.clause,
                guards=conditions(checker, stage.guards),
                result=result,
                overrides=frozenset({m.OTHERWISE}),
                clauses=(stage.clause, *self.names.clauses(stage.cites)),
                erratum=stage.erratum,
                span=stage.span,
            )
            rest = m.Rule(id=m.OTHERWISE, guards=(), result=before, overrides=frozenset())
            sort = value.sort if last else _WIDE
            found.append(m.Value(name=name, params=value.params, sort=sort, rules=(rule, rest)))
        return found

    def _in_order(self, name: str) -> list[s.ModifyRule]:
        """The stages of a value, each behind those it comes after; those with no order must commute."""
        stages = {stage.clause: stage for stage in self.stages.get(name, [])}
        edges: dict[str, set[str]] = {clause: set() for clause in stages}
        for stage in stages.values():
            for cited in stage.after:
                if cited.clause in stages:
                    edges[stage.clause].add(cited.clause)
                else:
                    self._unknown_rule(cited.clause, cited.span, list(stages))
        circle = find_circle(edges)
        if circle is not None:
            span = stages[circle[0]].span
            self.names.sink.report(Code.OVERRIDE_CIRCLE, span, circle=" after ".join(circle))
            return []
        below = closure(edges)
        order = sorted(stages.values(), key=lambda stage: (len(below[stage.clause]), list(stages).index(stage.clause)))
        for place, one in enumerate(order):
            for other in order[place + 1 :]:
                ordered = one.clause in below[other.clause]
                if not ordered and _KIND[one.change] != _KIND[other.change]:
                    label = Label(span=one.span, text="the other stage")
                    self.names.sink.report(
                        Code.STAGES_DO_NOT_COMMUTE,
                        other.span,
                        one=one.clause,
                        other=other.clause,
                        labels=[label],
                        help=f"say which comes last: `after {one.clause}` or `after {other.clause}`",
                    )
        return order


def _subject(rule: s.ValueRule) -> str:
    """What a rule is about; a duty is apart from the permission of its name."""
    return f"{rule.value} required" if rule.is_duty else rule.value


def _about(rule: s.ValueRule) -> str:
    kind = "the duty " if rule.is_duty else "the permission " if rule.is_permission else ""
    return f"{kind}`{rule.value}`"


def check_values(
    items: list[s.ItemNode], interpretations: list[s.InterpretationDecl], names: Names
) -> dict[str, m.Value]:
    """Every value of the book with its rules."""
    rules = _Rules(names=names)
    rules.gather(items)
    rules.prefer(interpretations)
    found = {}
    for item in items:
        if isinstance(item, s.ValueDecl) and names.places.get(item.name) == item.span:
            for value in rules.staged(rules.value(item)):
                found[value.name] = value
            if item.is_permission:
                duty = rules.value(item, duty=True)
                found[duty.name] = duty
    rules.check_carve_outs()
    strays: dict[str, list[s.ValueRule | s.ModifyRule]] = {}
    for group in rules.by_value.values():
        for one in group:
            strays.setdefault(one.value, []).append(one)  # a duty by the permission it is about
    for stages in rules.stages.values():
        for stage in stages:
            strays.setdefault(stage.value, []).append(stage)
    for name, unknown in strays.items():
        for rule in unknown:
            if name not in found:
                names.unknown_one(name, rule.name_span, list(found), wanted="a value")
            elif isinstance(rule, s.ValueRule) and _subject(rule) not in found:
                names.unknown_one(name, rule.name_span, list(found), wanted="a permission")
    check_needs(found, names.places, names.sink)
    return found
