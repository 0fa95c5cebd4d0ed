"""Lark trees of items to syntax nodes; and a whole file to its items.

May import: parser, text, syntax, syntax_expr, tree_to_stmt, tree_to_expr, codes, diagnostics.
"""

from dataclasses import replace
from typing import Literal, cast

from lark import Token, Tree

from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.parser import parse_item
from tribonian.dsl.source import Source
from tribonian.dsl.syntax_expr import Citation, Guard
from tribonian.dsl.text import split_items
from tribonian.dsl.tree_to_expr import Branch, head, kids
from tribonian.dsl.tree_to_stmt import StmtReader


class ItemReader(StmtReader):
    """Adds items to what a reader can turn into nodes."""

    def item(self, tree: Branch) -> s.ItemNode:
        span = self.span(tree)
        parts = kids(tree)
        match head(tree):
            case "rulebook":
                return self._rulebook(tree)
            case "import_decl":
                return s.ImportDecl(path=self.text(parts[0]), span=span)
            case "section":
                return s.SectionDecl(number=str(parts[0]), title=self.text(parts[1]), span=span)
            case "players":
                return s.PlayersDecl(names=self._names(parts[0]), cites=self.cites(parts[1]), span=span)
            case "enum_decl":
                name, names, cites = parts
                return s.EnumDecl(
                    name=self.name(name), members=self._names(names), cites=self.cites(cites), span=self.span(name)
                )
            case "state_decl":
                name, index, sort, start, cites = parts
                return s.StateDecl(
                    name=self.name(name), index=self.params(index), sort=self.sort(sort), start=self.expr(start),
                    cites=self.cites(cites), span=self.span(name),
                )
            case "track_decl":
                return self._track(tree)
            case "value_decl":
                name, params, sort, cites = parts
                return s.ValueDecl(
                    name=self.name(name), params=self.params(params), sort=self.sort(sort), cites=self.cites(cites),
                    span=self.span(name),
                )
            case "value_rule":
                return self._value_rule(tree)
            case "reaction_rule":
                clause, event, binders, when, body = parts
                return s.ReactionRule(
                    clause=str(clause), event=str(event), binders=self._names(binders), guards=self.guards(when),
                    body=self.body(body), span=self.span(clause),
                )
            case "event_decl":
                name, params, cites = parts
                return s.EventDecl(
                    name=self.name(name), params=self.params(params), cites=self.cites(cites), span=self.span(name)
                )
            case "table_decl":
                name, params, sort, cites, *rows = parts
                return s.TableDecl(
                    name=self.name(name), params=self.params(params), sort=self.sort(sort), cites=self.cites(cites),
                    rows=tuple(self._row(row) for row in rows), span=self.span(name),
                )
            case "option_decl":
                name, title, cites = parts
                return s.OptionDecl(
                    name=self.name(name), title=self.text(title), cites=self.cites(cites), span=self.span(name)
                )
            case "reading_decl":
                name, sort, default, reason, cites = parts
                return s.ReadingDecl(
                    name=self.name(name), sort=self.sort(sort), default=self.expr(default), reason=self.text(reason),
                    cites=self.cites(cites), span=self.span(name),
                )
            case "open_decl":
                name, sort, reason, cites = parts
                return s.OpenDecl(
                    name=self.name(name), sort=self.sort(sort), reason=self.text(reason), cites=self.cites(cites),
                    span=self.span(name),
                )
            case "interpretation":
                return self._interpretation(tree)
            case "invariant":
                name, cites, scope, promise = parts
                return s.InvariantDecl(
                    name=self.name(name), at_end_of=None if scope is None else str(kids(scope)[0]),
                    promise=self.expr(kids(promise)[0]), cites=self.cites(cites), span=self.span(name),
                )
            case "loop_decl":
                name, measure, cites = parts
                return s.LoopDecl(
                    name=str(name), measure=self.expr(measure), cites=self.cites(cites), span=self.span(name)
                )
            case "procedure_decl":
                kind, name, params, cites, *body = parts
                return s.ProcedureDecl(
                    is_phase=str(kind) == "phase", name=self.name(name), params=self.params(params),
                    cites=self.cites(cites), body=self.block(body), span=self.span(name),
                )
            case "game_decl":
                cites, *body = parts
                return s.ProcedureDecl(
                    is_phase=True, name="game", params=(), cites=self.cites(cites), body=self.block(body), span=span
                )
            case "errata":
                return self._errata(tree)
            case other:
                raise AssertionError(f"no item is made of {other}")

    def _names(self, tree: Branch) -> tuple[str, ...]:
        return tuple(self.name(token) for token in kids(tree))

    def _rulebook(self, tree: Branch) -> s.RulebookDecl:
        name, *headers = kids(tree)
        given: dict[str, Branch] = {}
        for line in headers:
            if head(line) in given:
                self.sink.report(Code.REPEATED_PART, self.span(line), part=head(line))
            given[head(line)] = kids(line)[0]
        language = given.get("language")
        return s.RulebookDecl(
            name=self.name(name),
            title=self.text(given["title"]) if "title" in given else str(name),
            edition=self.text(given["edition"]) if "edition" in given else "",
            language=1 if language is None else self.number(language),
            span=self.span(name),
        )

    def _track(self, tree: Branch) -> s.TrackDecl:
        name, index, low, high, start, cites, *policies = kids(tree)
        above: tuple[Citation, ...] | None = None
        below: tuple[Citation, ...] | None = None
        for policy in policies:
            if head(policy) == "above_lost":
                above = self.cites(kids(policy)[0])
            elif policy is not None:
                below = self.cites(kids(policy)[0])
        return s.TrackDecl(
            name=self.name(name), index=self.params(index), low=self.expr(low), high=self.expr(high),
            start=self.expr(start), above=above, below=below, cites=self.cites(cites), span=self.span(name),
        )

    def _value_rule(self, tree: Branch) -> s.ValueRule:
        clause, value_head, tail = kids(tree)
        name, binders, result, cites = kids(value_head)
        guards: tuple[Guard, ...] = ()
        overrides: tuple[Citation, ...] = ()
        paraphrase: list[str] = []
        seen: set[str] = set()
        parts = [
            part
            for line in kids(tail)
            if line is not None
            for part in (kids(line) if head(line) == "tail_line" else [line])
        ]
        for part in parts:
            if isinstance(part, Token):
                paraphrase.append(str(part).removeprefix("|").strip())
                continue
            if head(part) in seen:
                self.sink.report(Code.REPEATED_PART, self.span(part), part=head(part))
            seen.add(head(part))
            if head(part) == "when":
                guards = self.guards(part)
            else:
                overrides = self._clauses(kids(part)[0])
        return s.ValueRule(
            clause=str(clause), value=str(name), binders=self._names(binders), result=self.expr(result),
            guards=guards, overrides=overrides, paraphrase=" ".join(paraphrase), cites=self.cites(cites),
            span=self.span(clause),
        )

    def _clauses(self, tree: Branch) -> tuple[Citation, ...]:
        return tuple(self.citation(token) for token in kids(tree))

    def _row(self, tree: Branch) -> s.RowNode:
        row_id, *cells, cites = kids(tree)
        words = [str(cell) for cell in cells]
        return s.RowNode(
            clause=None if row_id is None else str(row_id).removesuffix(":"), keys=tuple(words[:-1]), cell=words[-1],
            cites=self.cites(cites), span=self.span(tree),
        )

    def _interpretation(self, tree: Branch) -> s.InterpretationDecl:
        name, title, cites, *lines = kids(tree)
        prefers = []
        reason = ""
        for line in lines:
            if head(line) == "prefers":
                winner, losers = kids(line)
                prefers.append(s.Preference(winner=str(winner), losers=self._clauses(losers), span=self.span(line)))
            else:
                reason = self.text(kids(line)[0])
        return s.InterpretationDecl(
            name=self.name(name), title=self.text(title), prefers=tuple(prefers), reason=reason,
            cites=self.cites(cites), span=self.span(name),
        )

    def _errata(self, tree: Branch) -> s.ErrataDecl:
        name, book, *lines = kids(tree)
        about = {"source": "", "date": "", "authority": ""}
        errata = []
        for line in lines:
            if head(line) == "erratum":
                errata.append(self._erratum(line))
            else:
                word = kids(line)[0]
                about[head(line)] = str(word) if head(line) == "authority" else self.text(word)
        return s.ErrataDecl(
            name=self.name(name), book=str(book), source=about["source"], date=about["date"],
            authority=about["authority"], errata=tuple(errata), span=self.span(name),
        )

    def _erratum(self, tree: Branch) -> s.ErratumNode:
        token, amendment, because = kids(tree)
        kind = head(amendment)
        parts = kids(amendment)
        verb = cast(
            Literal["amends", "replaces", "adds", "deletes", "corrects", "clarifies"], kind.split("_")[0]
        )
        made = s.ErratumNode(
            name=self.name(token), verb=verb, target=str(parts[0]),
            reason="" if because is None else self.text(because), span=self.span(amendment),
        )
        if kind in ("amends_value", "replaces", "adds", "clarifies"):
            name, binders, result, cites = kids(parts[1])
            guards = None if parts[2] is None else self.guards(parts[2])
            over = self._clauses(kids(parts[3])[0]) if len(parts) > 3 and parts[3] is not None else ()
            return replace(
                made, value=str(name), binders=self._names(binders), result=self.expr(result), guards=guards,
                overrides=over, cites=self.cites(cites),
            )
        if kind == "amends_guard":
            then = () if parts[2] is None else tuple(self.stmt(parts[2]))
            return replace(made, guards=self.guards(parts[1]), then=then)
        if kind == "amends_body":
            return replace(made, then=tuple(self.stmt(parts[1])))
        if kind == "corrects":
            return replace(made, cell_key=str(parts[1]), cell=str(parts[2]))
        return made


def read_items(source: Source, sink: Sink) -> list[s.ItemNode]:
    """All items of a file that can be read; the rest is reported."""
    found: list[s.ItemNode] = []
    for item in split_items(source, sink):
        tree = parse_item(item, sink)
        if tree is not None:
            inner = cast(Tree[Token], tree.children[0])
            found.append(ItemReader(item.source, item.start, sink).item(inner))
    return found
