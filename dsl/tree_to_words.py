"""Lark trees of what a source says about itself, and of interpretations, to syntax nodes.

May import: syntax, parser, tree_to_plans.
"""

from typing import Literal

from tribonian.dsl import syntax as s
from tribonian.dsl.parser import Branch, head, kids
from tribonian.dsl.syntax_expr import Citation
from tribonian.dsl.tree_to_plans import PlanItem, PlanReader

WordItem = (
    s.ContentsDecl
    | s.TermDecl
    | s.RefersDecl
    | s.TopicDecl
    | s.ClaimDecl
    | s.OrderClaim
    | s.InterpretationDecl
    | PlanItem
)


class WordReader(PlanReader):
    """Adds words, references and claims of the source to what a reader can turn into nodes."""

    def words(self, tree: Branch) -> WordItem:
        parts = kids(tree)
        match head(tree):
            case "contents":
                cites, *entries = parts
                return s.ContentsDecl(
                    entries=tuple(self._listed(one) for one in entries),
                    cites=self.cites(cites),
                    span=self.span(tree),
                )
            case "term_undefined":
                text, cites = parts
                return s.TermDecl(
                    text=self.text(text),
                    defined=(),
                    also=(),
                    is_undefined=True,
                    cites=self.cites(cites),
                    span=self.span(text),
                )
            case "term":
                text, defined, cites, also = parts
                return s.TermDecl(
                    text=self.text(text),
                    defined=() if defined is None else self.clauses(defined),
                    also=tuple(self._alias(one) for one in kids(also)),
                    is_undefined=False,
                    cites=self.cites(cites),
                    span=self.span(text),
                )
            case "refers":
                clause, targets, complete, subject = parts
                return s.RefersDecl(
                    clause=str(clause),
                    targets=self.clauses(targets),
                    subject="" if subject is None else self.text(subject),
                    is_complete=complete is not None,
                    span=self.span(clause),
                )
            case "topic":
                subject, places = parts
                return s.TopicDecl(subject=self.text(subject), places=self.clauses(places), span=self.span(subject))
            case "claim":
                clause, scopes, promise = parts
                return s.ClaimDecl(
                    clause=str(clause),
                    scopes=self.scopes(scopes),
                    promise=self.expr(kids(promise)[0]),
                    span=self.span(clause),
                )
            case "claim_order":
                clause, after, following, args = parts
                return s.OrderClaim(
                    clause=str(clause),
                    after=str(after),
                    next=str(following),
                    args=self.args(kids(args)[0]) if args is not None else (),
                    span=self.span(clause),
                    after_span=self.span(after),
                    next_span=self.span(following),
                )
            case "interpretation":
                return self._interpretation(tree)
            case _:
                return self.plan(tree)

    def _listed(self, tree: Branch) -> s.ContentsEntry:
        section, title = kids(tree)
        return s.ContentsEntry(
            section=str(section), title="" if title is None else self.text(title), span=self.span(section)
        )

    def _alias(self, tree: Branch) -> s.AliasNode:
        text, cites = kids(tree)
        return s.AliasNode(text=self.text(text), cites=self.cites(cites), span=self.span(text))

    def scopes(self, tree: Branch) -> tuple[s.ScopeNode, ...]:
        return tuple(self._scope(scope) for scope in kids(tree))

    def _scope(self, tree: Branch) -> s.ScopeNode:
        (name,) = kids(tree)
        kind: Literal["end", "during", "outside"] = "end"
        if head(tree) != "at_end_of":
            kind = "during" if head(tree) == "scope_during" else "outside"
        return s.ScopeNode(kind=kind, name=str(name), span=self.span(name))

    def _interpretation(self, tree: Branch) -> s.InterpretationDecl:
        name, title, cites, *lines = kids(tree)
        prefers, reads, redirects = [], [], []
        set_aside: list[Citation] = []
        reason = ""
        for line in lines:
            match head(line):
                case "prefers":
                    winner, losers = kids(line)
                    prefers.append(s.Preference(winner=str(winner), losers=self.clauses(losers), span=self.span(line)))
                case "reads":
                    text, meaning = (self.text(word) for word in kids(line))
                    reads.append(s.ReadsNode(text=text, meaning=meaning, span=self.span(line)))
                case "redirects":
                    clause, targets = kids(line)
                    redirects.append(
                        s.Redirect(clause=str(clause), targets=self.clauses(targets), span=self.span(clause))
                    )
                case "sets_aside":
                    set_aside += self.clauses(kids(line)[0])
                case _:
                    self.once("because", line, {"because"} if reason else set())
                    reason = self.text(kids(line)[0])
        return s.InterpretationDecl(
            name=self.name(name),
            title=self.text(title),
            prefers=tuple(prefers),
            reads=tuple(reads),
            redirects=tuple(redirects),
            set_aside=tuple(set_aside),
            reason=reason,
            cites=self.cites(cites),
            span=self.span(name),
        )
