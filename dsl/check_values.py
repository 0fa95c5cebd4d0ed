"""Values: the rules scattered over a book, gathered by what they are about and put in order.

A rule that names no clause, an id given twice, an `overrides` or `prefers` that leads nowhere: all are told
here. May import: names, declare, check_sorts, check_play, check_rules, model, syntax, codes, diagnostics.
"""

from dataclasses import dataclass, field

from tribonian.dsl import model as m
from tribonian.dsl import syntax as s
from tribonian.dsl.check_play import conditions
from tribonian.dsl.check_rules import check_needs, check_overrides, closure
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import as_args, bind
from tribonian.dsl.diagnostics import Label, did_you_mean
from tribonian.dsl.names import Names
from tribonian.dsl.sorts import TRUTH
from tribonian.dsl.source import Span

Preferred = dict[tuple[str, str], str]  # winner and loser -> the interpretation that says so


@dataclass(slots=True)
class _Rules:
    """Every rule of the book by id, those of values by value, and what interpretations prefer."""

    names: Names
    ids: dict[str, s.ValueRule | s.ReactionRule] = field(default_factory=dict)
    by_value: dict[str, list[s.ValueRule]] = field(default_factory=dict)
    preferred: Preferred = field(default_factory=dict)

    # ---- ids

    def gather(self, items: list[s.ItemNode]) -> None:
        first: dict[str, Span] = {}
        for item in items:
            if isinstance(item, s.TableDecl):
                for row in item.rows:
                    if row.clause is not None:
                        self._take(row.clause, row.span, first)
            elif isinstance(item, s.ValueRule | s.ReactionRule):
                if self.names.catalogue.clause_of(item.clause) is None and not item.erratum:
                    self.names.unknown_clause(item.clause, item.span)
                self._take(item.clause, item.span, first)
                self.ids[item.clause] = item
                if isinstance(item, s.ValueRule):
                    self.by_value.setdefault(item.value, []).append(item)

    def _take(self, clause: str, span: Span, first: dict[str, Span]) -> None:
        if clause in first:
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
            own = [one.clause for one in self.by_value.get(getattr(rule, "value", ""), [])]
            self._unknown_rule(loser, span, own or list(self.ids))
            return False
        if isinstance(rule, s.ValueRule) and isinstance(other, s.ValueRule) and rule.value == other.value:
            return True
        about = f"`{other.value}`" if isinstance(other, s.ValueRule) else f"event `{other.event}`"
        self.names.sink.report(Code.OVERRIDES_STRANGER, span, clause=loser, other=about, rule=rule.clause)
        return False

    def _unknown_rule(self, clause: str, span: Span, known: list[str]) -> None:
        if self.names.is_lost(clause):
            return
        cure = did_you_mean(clause, known)
        if self.names.catalogue.expand(clause):
            cure = f"clause {clause} is in the catalogue, but no rule states it"
        self.names.sink.report(Code.UNKNOWN_RULE, span, clause=clause, help=cure)

    # ---- values

    def value(self, item: s.ValueDecl) -> m.Value:
        names = self.names
        signature = names.signatures[item.name]
        sort = signature.sort or TRUTH
        rules = self.by_value.get(item.name, [])
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
            made.append(
                m.Rule(
                    id=rule.clause,
                    guards=conditions(checker, rule.guards),
                    result=checker.fit(rule.result, sort),
                    overrides=over,
                    settled_by=settled,
                    clauses=(rule.clause, *names.clauses(rule.cites)),
                    erratum=rule.erratum,
                    span=rule.span,
                )
            )
        clauses = names.clauses(item.cites)
        return m.Value(name=item.name, params=signature.params, sort=sort, rules=tuple(made), clauses=clauses)


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
            found[item.name] = rules.value(item)
    for name, stray in rules.by_value.items():
        if name not in found:
            for rule in stray:
                names.unknown_one(name, rule.name_span, list(found), wanted="a value")
    check_needs(found, names.places, names.sink)
    return found
