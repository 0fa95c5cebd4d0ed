"""Lark trees of sheets of errata to syntax nodes.

May import: syntax, parser, tree_to_stmt, codes.
"""

from dataclasses import replace
from typing import Literal, cast

from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Guard, Truth
from tribonian.dsl.syntax_plans import CostNode
from tribonian.dsl.tree_to_stmt import StmtReader

Verb = Literal["amends", "replaces", "adds", "deletes", "corrects", "reorders", "clarifies"]
_VERBS: dict[str, Verb] = {
    "amends_value": "amends",
    "amends_guard": "amends",
    "amends_body": "amends",
    "amends_needs": "amends",
    "amends_costs": "amends",
    "replaces": "replaces",
    "adds": "adds",
    "deletes": "deletes",
    "corrects": "corrects",
    "corrects_field": "corrects",
    "reorders": "reorders",
    "clarifies": "clarifies",
}


class ErrataReader(StmtReader):
    """Adds errata to what a reader can turn into nodes."""

    def errata(self, tree: Branch) -> s.ErrataDecl:
        name, book, *lines = kids(tree)
        about: dict[str, str] = {}
        errata: list[s.ErratumNode] = []
        first: dict[str, Span] = {}
        for line in lines:
            kind = head(line)
            if kind == "erratum":
                made = self._erratum(line)
                errata.append(made)
                if made.name in first:
                    label = Label(span=first[made.name], text="first here")
                    self.sink.report(Code.DECLARED_TWICE, made.name_span, name=made.name, labels=[label])
                first.setdefault(made.name, made.name_span)
            else:
                self.once(kind, line, about)
                word = kids(line)[0]
                about[kind] = str(word) if kind == "authority" else self.text(word)
        return s.ErrataDecl(
            name=self.name(name),
            book=str(book),
            source=about.get("source", ""),
            date=about.get("date", ""),
            authority=about.get("authority", ""),
            errata=tuple(errata),
            span=self.span(name),
            book_span=self.span(book),
        )

    def _erratum(self, tree: Branch) -> s.ErratumNode:
        token, amendment, over, because = kids(tree)
        kind = head(amendment)
        parts = kids(amendment)
        made = s.ErratumNode(
            name=self.name(token),
            verb=_VERBS[kind],
            target=str(parts[0]),
            supersedes=tuple(str(part) for part in kids(over) if part is not None),
            reason="" if because is None else self.text(because),
            span=self.span(amendment),
            name_span=self.span(token),
        )
        match kind:
            case "amends_value" | "replaces" | "adds" | "clarifies":
                return self._given(made, parts)
            case "amends_guard":
                then = () if parts[2] is None else tuple(self.stmt(parts[2]))
                return replace(made, guards=self.guards(parts[1]), then=then)
            case "amends_body":
                return replace(made, then=tuple(self.stmt(parts[1])))
            case "amends_needs":
                test, cites = kids(parts[1])
                guard = Guard(test=self.expr(test), cites=self.cites(cites), span=self.span(parts[1]))
                return replace(made, shape="needs", guards=(guard,))
            case "amends_costs":
                return replace(made, shape="costs", costs=tuple(self.cost(part) for part in parts[1:]))
            case "corrects":
                *keys, cell, cites = parts[1:]
                found = tuple(str(key) for key in keys)
                made = replace(made, keys=found, cites=self.cites(cites))
                return replace(made, cell=_cell(cell), cell_span=self.span(cell))
            case "corrects_field":
                _, key, field, cell, cites = parts
                made = replace(made, keys=(str(key),), field_name=str(field), cites=self.cites(cites))
                return replace(made, cell=_cell(cell), cell_span=self.span(cell))
            case "reorders":
                _, step, other = parts
                return replace(made, keys=(str(step),), step=str(other))
            case _:
                return made

    def cost(self, tree: Branch) -> CostNode:
        """`2 builder[p]`."""
        amount, place = kids(tree)
        return CostNode(amount=self.expr(amount), place=self.place(*kids(place)), span=self.span(tree))

    def _given(self, made: s.ErratumNode, parts: list[Branch]) -> s.ErratumNode:
        """An amendment that says what a value is, what is allowed, a stage or a carve-out."""
        over = self.clauses(kids(parts[3])[0]) if len(parts) > 3 and parts[3] is not None else ()
        made = replace(made, guards=None if parts[2] is None else self.guards(parts[2]), overrides=over)
        what = parts[1]
        if head(what) == "suspend_head":
            return replace(made, shape="carve-out", suspends=self.clauses(kids(what)[0]))
        name, binders, *said, cites = kids(what)
        made = replace(
            made,
            value=str(name),
            value_span=self.span(name),
            binders=self.names(binders),
            cites=self.cites(cites),
        )
        match head(what):
            case "value_head":
                return replace(made, shape="value", result=self.expr(said[0]))
            case "modify_head":
                sign, *amount = kids(said[0])
                by = self.expr(amount[0]) if amount else None
                return replace(made, shape="stage", change=cast(s.Change, str(sign)), result=by)
            case kind:
                result = Truth(value=kind != "forbid_head", span=self.span(name))
                return replace(made, shape="duty" if kind == "require_head" else "permission", result=result)


def _cell(token: Branch) -> str:
    """A cell's text; a quoted one without its quotes."""
    word = str(token)
    return word[1:-1] if word.startswith('"') else word
