"""Errata applied to the items of a book: a pure function from items and sheets to items.

Works on syntax, before checking, so that amended text is checked exactly as printed text is, and faults point
into the sheet. May import: syntax, syntax_expr, catalogue, codes, diagnostics.
"""

from dataclasses import dataclass, replace

from tribonian.dsl import syntax as s
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, did_you_mean
from tribonian.dsl.syntax_expr import Citation, Connective

Rule = s.ValueRule | s.ReactionRule | s.SuspendRule | s.ModifyRule | s.WheneverRule
Amendable = Rule | s.RowNode


@dataclass(slots=True)
class _Sheet:
    """Applies one sheet's errata, one after the other, to a list of items."""

    items: list[s.ItemNode]
    sheet: s.ErrataDecl
    catalogue: Catalogue
    sink: Sink
    prevail: bool
    lost: frozenset[str]

    def apply(self) -> list[s.ItemNode]:
        for erratum in self.sheet.errata:
            tag = f"{self.sheet.name}/{erratum.name}"
            if erratum.verb == "corrects":
                self._correct(erratum, tag)
            elif erratum.verb == "adds":
                self._add(erratum, tag)
            else:
                self._change(erratum, tag)
        return self.items

    # ---- finding the target

    def _belongs(self, rule_id: str | None, target: str) -> bool:
        if rule_id is None:
            return False
        clause = self.catalogue.clause_of(rule_id) or rule_id
        return target in (rule_id, clause) or (
            clause in self.catalogue.by_id and self.catalogue.by_id[clause].section == target
        )

    def _candidates(self, target: str) -> list[tuple[s.ItemNode, Amendable]]:
        found: list[tuple[s.ItemNode, Amendable]] = []
        for item in self.items:
            if isinstance(item, Rule) and self._belongs(item.clause, target):
                found.append((item, item))
            elif isinstance(item, s.TableDecl):
                found += [(item, row) for row in item.rows if self._belongs(row.clause, target)]
        return found

    def _target(self, erratum: s.ErratumNode) -> tuple[s.ItemNode, Amendable] | None:
        found = self._candidates(erratum.target)
        if not found:
            if erratum.target in self.lost or not self.catalogue.complete:
                return None
            if self.catalogue.expand(erratum.target):
                self.sink.report(Code.ONLY_CITED, erratum.span, clause=erratum.target)
            else:
                known = [*self.catalogue.by_id, *self.catalogue.by_section]
                close = did_you_mean(erratum.target, known)
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=erratum.target, help=close)
            return None
        fitting = [pair for pair in found if _fits(erratum, pair[1])]
        if not fitting:
            self.sink.report(
                Code.WRONG_AMENDMENT,
                erratum.span,
                clause=found[0][1].clause,
                actual=_shape(found[0][1]),
                wanted=_wanted(erratum),
            )
            return None
        fitting = [pair for pair in fitting if pair[1].clause == erratum.target] or fitting
        if len(fitting) > 1:
            ids = ", ".join(str(rule.clause) for _, rule in fitting)
            self.sink.report(
                Code.AMBIGUOUS_TARGET,
                erratum.span,
                clause=erratum.target,
                candidates=ids,
                help="name one of them",
            )
            return None
        return fitting[0]

    # ---- changing it

    def _change(self, erratum: s.ErratumNode, tag: str) -> None:
        found = self._target(erratum)
        if found is None:
            return
        item, rule = found
        place = self._place(item)
        if isinstance(rule, s.RowNode):
            assert isinstance(item, s.TableDecl)
            self.items[place] = replace(item, rows=tuple(row for row in item.rows if row is not rule))
        elif erratum.verb == "deletes":
            del self.items[place]
            self._forget(rule)
        elif isinstance(rule, s.ReactionRule):
            more = erratum.guards or ()
            self.items[place] = replace(rule, guards=rule.guards + more, body=rule.body + erratum.then, erratum=tag)
        elif isinstance(rule, s.ValueRule):
            self.items[place] = self._amended(rule, erratum, tag)
        elif isinstance(rule, s.WheneverRule):
            tests = (rule.test.test, *(guard.test for guard in erratum.guards or ()))
            cites = rule.test.cites + tuple(cite for guard in erratum.guards or () for cite in guard.cites)
            both = Connective(op="and", parts=tests, span=rule.test.span)
            self.items[place] = replace(rule, test=replace(rule.test, test=both, cites=cites), erratum=tag)
        else:
            self.items[place] = replace(rule, guards=rule.guards + (erratum.guards or ()), erratum=tag)

    def _place(self, item: s.ItemNode) -> int:
        """Where an item stands; another that reads the same is not it."""
        return next(place for place, one in enumerate(self.items) if one is item)

    def _forget(self, rule: Rule) -> None:
        """Take a deleted rule out of what goes before what; what it went before, its betters still do."""
        heirs = rule.overrides if isinstance(rule, s.ValueRule) else ()
        for place, item in enumerate(self.items):
            if isinstance(item, s.ValueRule):
                self.items[place] = replace(item, overrides=_without(item.overrides, rule.clause, heirs))
            elif isinstance(item, s.SuspendRule):
                self.items[place] = replace(item, targets=_without(item.targets, rule.clause, ()))
            elif isinstance(item, s.ModifyRule):
                self.items[place] = replace(item, after=_without(item.after, rule.clause, ()))
            elif isinstance(item, s.InterpretationDecl):
                kept = [
                    replace(one, losers=_without(one.losers, rule.clause, heirs))
                    for one in item.prefers
                    if one.winner != rule.clause
                ]
                self.items[place] = replace(item, prefers=tuple(one for one in kept if one.losers))

    def _amended(self, rule: s.ValueRule, erratum: s.ErratumNode, tag: str) -> s.ValueRule:
        if erratum.result is None:
            return replace(rule, guards=rule.guards + (erratum.guards or ()), erratum=tag)
        if erratum.verb == "replaces":
            overrides, guards = erratum.overrides, erratum.guards or ()
        else:
            overrides = rule.overrides
            guards = rule.guards if erratum.guards is None else erratum.guards
            if erratum.guards is None and rule.guards and erratum.binders != rule.binders:
                self.sink.report(
                    Code.WRONG_AMENDMENT,
                    erratum.span,
                    clause=rule.clause,
                    actual=f"written with ({', '.join(rule.binders)})",
                    wanted=f"({', '.join(erratum.binders)})",
                    help="use the rule's own names, or give the whole `when` again",
                )
                return rule
        made = replace(
            rule,
            binders=erratum.binders,
            result=erratum.result,
            is_permission=erratum.is_permission,
            guards=guards,
            overrides=overrides,
            cites=rule.cites + erratum.cites,
            erratum=tag,
            name_span=erratum.value_span or rule.name_span,
        )
        return self._prevailing(made)

    def _prevailing(self, rule: s.ValueRule) -> s.ValueRule:
        """Put an amended rule before all rules of its value that do not already go before it."""
        if not self.prevail:
            return rule
        others = [one for one in self.items if isinstance(one, s.ValueRule) and one.value == rule.value]
        above = {rule.clause}
        grew = True
        while grew:
            size = len(above)
            above |= {one.clause for one in others if any(cited.clause in above for cited in one.overrides)}
            grew = len(above) > size
        known = {cited.clause for cited in rule.overrides}
        more = tuple(
            Citation(clause=one.clause, span=rule.span)
            for one in others
            if one.clause not in above and one.clause not in known
        )
        return replace(rule, overrides=rule.overrides + more)

    def _add(self, erratum: s.ErratumNode, tag: str) -> None:
        section = self.catalogue.by_id[base].section if (base := self.catalogue.clause_of(erratum.target)) else None
        if section is None:
            section = erratum.target.split("-")[0]
            prefixes = {one.split("-")[0] for one in self.catalogue.by_id}
            if section not in self.catalogue.by_section and section not in prefixes:
                self.sink.report(
                    Code.DANGLING_TARGET,
                    erratum.span,
                    clause=f"section {section}",
                    help=did_you_mean(section, list(self.catalogue.by_section)),
                )
                return
        assert erratum.value is not None
        assert erratum.result is not None
        made = s.ValueRule(
            clause=erratum.target,
            value=erratum.value,
            binders=erratum.binders,
            result=erratum.result,
            is_permission=erratum.is_permission,
            guards=erratum.guards or (),
            overrides=erratum.overrides,
            cites=erratum.cites,
            erratum=tag,
            span=erratum.span,
            name_span=erratum.value_span or erratum.span,
        )
        self.items.append(self._prevailing(made))

    def _correct(self, erratum: s.ErratumNode, tag: str) -> None:
        tables = [item for item in self.items if isinstance(item, s.TableDecl) and item.name == erratum.target]
        if not tables:
            if erratum.target not in self.lost:
                known = [item.name for item in self.items if isinstance(item, s.TableDecl)]
                name, close = f"table `{erratum.target}`", did_you_mean(erratum.target, known)
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
            return
        table = tables[0]
        rows = [row for row in table.rows if erratum.cell_key in row.keys]
        name = f"row `{erratum.cell_key}` of `{table.name}`"
        if not rows:
            close = did_you_mean(erratum.cell_key, [key for row in table.rows for key in row.keys])
            self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=name, help=close)
            return
        if len(rows) > 1:
            shown = ", ".join(f"`{' '.join(row.keys)}`" for row in rows)
            self.sink.report(Code.AMBIGUOUS_TARGET, erratum.span, clause=name, candidates=shown)
            return
        place = self._place(table)
        row = rows[0]
        places = (*row.places[:-1], erratum.cell_span or erratum.span)
        made = replace(row, cell=erratum.cell, erratum=tag, places=places)
        changed = tuple(made if one is row else one for one in table.rows)
        self.items[place] = replace(table, rows=changed)


def _fits(erratum: s.ErratumNode, rule: Amendable) -> bool:
    """Whether an amendment's form is one for this kind of rule."""
    if erratum.verb == "deletes":
        return True
    if erratum.value is not None:
        return isinstance(rule, s.ValueRule) and rule.value == erratum.value
    if erratum.then:
        return isinstance(rule, s.ReactionRule)
    return isinstance(rule, Rule)


def _wanted(erratum: s.ErratumNode) -> str:
    if erratum.then:
        return "what an event brings about"
    return f"a rule on `{erratum.value}`" if erratum.value else "a rule"


def _without(cites: tuple[Citation, ...], gone: str, heirs: tuple[Citation, ...]) -> tuple[Citation, ...]:
    """Citations with one taken out and what stood behind it put in its place, each once."""
    if all(cite.clause != gone for cite in cites):
        return cites
    more = [heir for cite in cites for heir in (heirs if cite.clause == gone else (cite,))]
    return tuple({cite.clause: cite for cite in more}.values())


def _shape(rule: Amendable) -> str:
    match rule:
        case s.ValueRule():
            return f"a rule on `{rule.value}`"
        case s.ReactionRule():
            return f"an effect of `{rule.event}`"
        case s.SuspendRule():
            return "a carve-out"
        case s.ModifyRule():
            return f"a stage of `{rule.value}`"
        case s.WheneverRule():
            return "a rule that watches every decision"
        case s.RowNode():
            return "a table row"


def apply_sheets(
    items: list[s.ItemNode],
    sheets: list[s.ErrataDecl],
    book: str,
    catalogue: Catalogue,
    sink: Sink,
    *,
    prevail: bool = False,
) -> list[s.ItemNode]:
    """The items with all sheets applied in order; the list handed in is left as it is."""
    found = list(items)
    lost = frozenset(word for item in items if isinstance(item, s.BrokenItem) for word in item.words)
    for sheet in sheets:
        if book and sheet.book != book:
            sink.report(Code.OTHER_BOOK, sheet.book_span, other=sheet.book, book=book)
            continue
        found = _Sheet(found, sheet, catalogue, sink, prevail, lost).apply()
    return found
