"""Lark trees of sheets of errata to syntax nodes.

May import: syntax, parser, tree_to_stmt, codes.
"""

from dataclasses import replace
from typing import Literal

from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Expr, Truth
from tribonian.dsl.tree_to_stmt import StmtReader

Verb = Literal["amends", "replaces", "adds", "deletes", "corrects", "clarifies"]
_VERBS: dict[str, Verb] = {
    "amends_value": "amends",
    "amends_guard": "amends",
    "amends_body": "amends",
    "replaces": "replaces",
    "adds": "adds",
    "deletes": "deletes",
    "corrects": "corrects",
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
        token, amendment, because = kids(tree)
        kind = head(amendment)
        parts = kids(amendment)
        made = s.ErratumNode(
            name=self.name(token),
            verb=_VERBS[kind],
            target=str(parts[0]),
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
            case "corrects":
                where = self.span(parts[2])
                return replace(made, cell_key=str(parts[1]), cell=str(parts[2]), cell_span=where)
            case _:
                return made

    def _given(self, made: s.ErratumNode, parts: list[Branch]) -> s.ErratumNode:
        """An amendment that says what a value is."""
        is_permission = head(parts[1]) != "value_head"
        if is_permission:
            name, binders, cites = kids(parts[1])
            said: Expr = Truth(value=head(parts[1]) == "permit_head", span=self.span(name))
        else:
            name, binders, result, cites = kids(parts[1])
            said = self.expr(result)
        over = self.clauses(kids(parts[3])[0]) if len(parts) > 3 and parts[3] is not None else ()
        return replace(
            made,
            value=str(name),
            value_span=self.span(name),
            binders=self.names(binders),
            result=said,
            is_permission=is_permission,
            guards=None if parts[2] is None else self.guards(parts[2]),
            overrides=over,
            cites=self.cites(cites),
        )
