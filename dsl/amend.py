"""Errata applied to the items of a book: a pure function from items and sheets to items.

Works on syntax, before checking, so that amended text is checked exactly as printed text is, and faults point
into the sheet. May import: amend_*, syntax, syntax_plans, syntax_expr, catalogue, codes, diagnostics.
"""

from dataclasses import dataclass, replace

from tribonian.dsl import syntax as s, syntax_plans as n
from tribonian.dsl.amend_data import DataSheet, superseded_tags
from tribonian.dsl.amend_shapes import (
    Amendable,
    Line,
    Rule,
    amended_line,
    fits,
    has_keys,
    lines,
    shape,
    wanted,
    without,
)
from tribonian.dsl.catalogue import Catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, did_you_mean
from tribonian.dsl.syntax_expr import Citation, Connective


@dataclass(slots=True)
class _Sheet(DataSheet):
    """Applies one sheet's errata, one after the other, to a list of items."""

    sheet: s.ErrataDecl
    catalogue: Catalogue
    prevail: bool
    superseded: frozenset[str]
    gone: dict[str, str]  # what errata took out, by its id, and which erratum it was

    def apply(self) -> list[s.ItemNode]:
        for erratum in self.sheet.errata:
            tag = f"{self.sheet.name}/{erratum.name}"
            if tag in self.superseded:
                continue
            if erratum.verb == "corrects" and erratum.field_name:
                self._correct_field(erratum, tag)
            elif erratum.verb == "reorders":
                self._reorder(erratum, tag)
            elif erratum.verb == "corrects":
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
            elif isinstance(item, s.SequenceDecl | s.ActionDecl):
                found += [(item, line) for line in lines(item) if self._belongs(line.clause or None, target)]
        return found

    def _target(self, erratum: s.ErratumNode) -> tuple[s.ItemNode, Amendable] | None:
        found = self._candidates(erratum.target)
        if not found:
            if erratum.target in self.lost or not self.catalogue.complete:
                return None
            if erratum.target in self.gone:
                by = self.gone[erratum.target].replace("/", ".")
                words = f"erratum `{by}` took it out; `supersedes {by}` sets that aside"
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=erratum.target, help=words)
            elif self.catalogue.expand(erratum.target):
                self.sink.report(Code.ONLY_CITED, erratum.span, clause=erratum.target)
            else:
                known = [*self.catalogue.by_id, *self.catalogue.by_section]
                close = did_you_mean(erratum.target, known)
                self.sink.report(Code.DANGLING_TARGET, erratum.span, clause=erratum.target, help=close)
            return None
        fitting = [pair for pair in found if fits(erratum, pair[1])]
        if not fitting:
            self.sink.report(
                Code.WRONG_AMENDMENT,
                erratum.span,
                clause=found[0][1].clause,
                actual=shape(found[0][1]),
                wanted=wanted(erratum),
            )
            return None
        fitting = [pair for pair in fitting if pair[1].clause == erratum.target] or fitting
        first = fitting[0]
        if isinstance(first[1], s.RowNode):  # the cells of one line of a grid share its id
            fitting = [
                first,
                *(pair for pair in fitting if pair[0] is not first[0] or pair[1].clause != first[1].clause),
            ]
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
        if erratum.verb == "deletes" and rule.clause is not None:
            self.gone[rule.clause] = tag
        if isinstance(rule, s.RowNode):
            assert isinstance(item, s.TableDecl)
            self.items[place] = replace(item, rows=tuple(row for row in item.rows if row.clause != rule.clause))
        elif isinstance(rule, Line):
            self._change_line(item, rule, erratum, tag)
        elif erratum.verb == "deletes":
            del self.items[place]
            self._forget(rule)
        elif isinstance(rule, s.ReactionRule | s.ReachingRule):
            more = erratum.guards or ()
            self.items[place] = replace(rule, guards=rule.guards + more, body=rule.body + erratum.then, erratum=tag)
        elif isinstance(rule, s.ValueRule):
            self.items[place] = self._amended(rule, erratum, tag)
        elif isinstance(rule, s.WheneverRule):
            tests = (rule.test.test, *(guard.test for guard in erratum.guards or ()))
            cites = rule.test.cites + tuple(cite for guard in erratum.guards or () for cite in guard.cites)
            both = Connective(op="and", parts=tests, span=rule.test.span)
            self.items[place] = replace(rule, test=replace(rule.test, test=both, cites=cites), erratum=tag)
        elif isinstance(rule, s.ModifyRule) and erratum.shape == "stage":
            guards = (erratum.guards or ()) if erratum.verb == "replaces" else erratum.guards or rule.guards
            self.items[place] = replace(
                rule,
                binders=erratum.binders,
                change=erratum.change,
                amount=erratum.result,
                guards=guards,
                cites=rule.cites + erratum.cites,
                erratum=tag,
            )
        elif isinstance(rule, s.SuspendRule) and erratum.shape == "carve-out":
            guards = (erratum.guards or ()) if erratum.verb == "replaces" else erratum.guards or rule.guards
            self.items[place] = replace(rule, targets=erratum.suspends, guards=guards, erratum=tag)
        else:
            self.items[place] = replace(rule, guards=rule.guards + (erratum.guards or ()), erratum=tag)

    def _change_line(self, item: s.ItemNode, line: Line, erratum: s.ErratumNode, tag: str) -> None:
        """A step of a sequence, or a line of an action."""
        made: list[Line] = []
        if erratum.verb != "deletes":
            made = [amended_line(line, erratum, tag)]
        place = self._place(item)
        if isinstance(item, s.SequenceDecl):
            steps = [new for one in item.steps for new in (made if one is line else [one])]
            self.items[place] = replace(item, steps=tuple(one for one in steps if isinstance(one, n.StepNode)))
        elif isinstance(item, s.ActionDecl):
            lines = [new for one in item.lines for new in (made if one is line else [one])]
            self.items[place] = replace(item, lines=tuple(one for one in lines if not isinstance(one, n.StepNode)))

    def _place(self, item: s.ItemNode) -> int:
        """Where an item stands; another that reads the same is not it."""
        return next(place for place, one in enumerate(self.items) if one is item)

    def _forget(self, rule: Rule) -> None:
        """Take a deleted rule out of what goes before what; what it went before, its betters still do."""
        heirs = rule.overrides if isinstance(rule, s.ValueRule) else ()
        for place, item in enumerate(self.items):
            if isinstance(item, s.ValueRule):
                self.items[place] = replace(item, overrides=without(item.overrides, rule.clause, heirs))
            elif isinstance(item, s.SuspendRule):
                self.items[place] = replace(item, targets=without(item.targets, rule.clause, ()))
            elif isinstance(item, s.ModifyRule):
                self.items[place] = replace(item, after=without(item.after, rule.clause, ()))
            elif isinstance(item, s.InterpretationDecl):
                kept = [
                    replace(one, losers=without(one.losers, rule.clause, heirs))
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
            is_permission=erratum.shape in ("permission", "duty"),
            is_duty=erratum.shape == "duty",
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
        if erratum.shape == "carve-out":
            self.items.append(
                s.SuspendRule(
                    clause=erratum.target,
                    targets=erratum.suspends,
                    guards=erratum.guards or (),
                    erratum=tag,
                    span=erratum.span,
                )
            )
            return
        assert erratum.value is not None
        if erratum.shape == "stage":
            self.items.append(
                s.ModifyRule(
                    clause=erratum.target,
                    value=erratum.value,
                    binders=erratum.binders,
                    change=erratum.change,
                    amount=erratum.result,
                    guards=erratum.guards or (),
                    after=(),
                    cites=erratum.cites,
                    erratum=tag,
                    span=erratum.span,
                    name_span=erratum.value_span or erratum.span,
                )
            )
            return
        assert erratum.result is not None
        made = s.ValueRule(
            clause=erratum.target,
            value=erratum.value,
            binders=erratum.binders,
            result=erratum.result,
            is_permission=erratum.shape in ("permission", "duty"),
            is_duty=erratum.shape == "duty",
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
        rows = [row for row in table.rows if has_keys(row, erratum.keys)]
        shown_keys = " ".join(erratum.keys)
        name = f"row `{shown_keys}` of `{table.name}`"
        if not rows:
            known = [key for row in table.rows for key in row.keys]
            close = "" if erratum.keys[0] in known else did_you_mean(erratum.keys[0], known)
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
    gone: dict[str, str] = {}
    superseded = superseded_tags([sheet for sheet in sheets if not book or sheet.book == book], sink)
    for sheet in sheets:
        if book and sheet.book != book:
            sink.report(Code.OTHER_BOOK, sheet.book_span, other=sheet.book, book=book)
            continue
        found = _Sheet(
            items=found,
            sink=sink,
            lost=lost,
            sheet=sheet,
            catalogue=catalogue,
            prevail=prevail,
            superseded=superseded,
            gone=gone,
        ).apply()
    return found
