"""Lark trees of items to syntax nodes; and a whole file to its items.

An item that cannot be read leaves the words others may refer to, so that its fault is told once.
May import: parser, text, syntax, syntax_expr, tree_to_words, codes, diagnostics, source.
"""

import re
from dataclasses import replace

from tribonian.dsl import syntax as s
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.parser import Branch, head, kids, parse_item
from tribonian.dsl.source import Source
from tribonian.dsl.syntax_expr import BoolSort, Citation, Guard
from tribonian.dsl.text import ItemText, split_items
from tribonian.dsl.tree_to_words import WordReader

LANGUAGE = 1  # the version of the language that this reads
MAX_FAULTS = 500  # faulty items of one file


class ItemReader(WordReader):
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
                names, _, least, ring, cites = parts
                return s.PlayersDecl(
                    names=self.names(names),
                    least=None if least is None else self.number(least),
                    in_ring=ring is not None,
                    cites=self.cites(cites),
                    span=span,
                )
            case "enum_decl":
                name, names, cites = parts
                return s.EnumDecl(
                    name=self.name(name),
                    members=self.names(names),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "state_decl":
                name, index, sort, start, assumed, cites = parts
                return s.StateDecl(
                    name=self.name(name),
                    index=self.params(index),
                    sort=self.sort(sort),
                    start=self.expr(start),
                    assumed="" if assumed is None else self.text(assumed),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "track_decl":
                return self._track(tree)
            case "value_decl":
                name, params, sort, cites = parts
                return s.ValueDecl(
                    name=self.name(name),
                    params=self.params(params),
                    sort=self.sort(sort),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "value_rule":
                return self.value_rule(tree)
            case "reaction_rule":
                clause, event, binders, when, body = parts
                return s.ReactionRule(
                    clause=str(clause),
                    event=str(event),
                    binders=self.names(binders),
                    guards=self.guards(when),
                    body=self.body(body),
                    span=self.span(clause),
                    name_span=self.span(event),
                )
            case "event_decl":
                name, params, cites = parts
                return s.EventDecl(
                    name=self.name(name),
                    params=self.params(params),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "table_decl":
                return self.table(tree)
            case "permission_decl":
                name, params, cites = parts
                return s.ValueDecl(
                    name=self.name(name),
                    params=self.params(params),
                    sort=BoolSort(span=span),
                    is_permission=True,
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "permit_rule" | "forbid_rule" | "require_rule":
                return self.permission_rule(tree)
            case "whenever_rule":
                clause, guard, body = parts
                test, cites = kids(guard)
                return s.WheneverRule(
                    clause=str(clause),
                    test=Guard(test=self.expr(test), cites=self.cites(cites), span=self.span(guard)),
                    body=self.body(body),
                    span=self.span(clause),
                )
            case "limit_decl":
                name, index, bound, scope, cites = parts
                return s.LimitDecl(
                    name=self.name(name),
                    index=self.params(index),
                    bound=self.expr(bound),
                    scope=str(scope),
                    scope_span=self.span(scope),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "modify_rule":
                return self.modify_rule(tree)
            case "suspend_rule":
                clause, targets, tail = parts
                return s.SuspendRule(
                    clause=str(clause),
                    targets=self.clauses(targets),
                    guards=self.tail(tail, {"when"}).guards,
                    span=self.span(clause),
                )
            case "option_decl":
                name, title, cites = parts
                return s.OptionDecl(
                    name=self.name(name),
                    title=self.text(title),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "reading_decl":
                name, sort, default, reason, cites = parts
                return s.ReadingDecl(
                    name=self.name(name),
                    sort=self.sort(sort),
                    default=self.expr(default),
                    reason=self.text(reason),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "open_decl":
                name, sort, reason, cites = parts
                return s.OpenDecl(
                    name=self.name(name),
                    sort=self.sort(sort),
                    reason=self.text(reason),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "invariant":
                name, cites, scopes, promise = parts
                return s.InvariantDecl(
                    name=self.name(name),
                    scopes=self.scopes(scopes),
                    promise=self.expr(kids(promise)[0]),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "loop_decl":
                name, measure, unless, cites = parts
                return s.LoopDecl(
                    name=str(name),
                    measure=self.expr(measure),
                    unless=self.maybe(unless),
                    cites=self.cites(cites),
                    span=self.span(name),
                )
            case "procedure_decl":
                kind, name, params, cites, *inner = parts
                return s.ProcedureDecl(
                    is_phase=str(kind) == "phase",
                    name=self.name(name),
                    params=self.params(params),
                    cites=self.cites(cites),
                    body=self.block(inner),
                    span=self.span(name),
                )
            case "game_decl":
                cites, *inner = parts
                return s.ProcedureDecl(
                    is_phase=True,
                    name="game",
                    params=(),
                    cites=self.cites(cites),
                    body=self.block(inner),
                    span=replace(span, end=span.start + len("game")),
                )
            case "errata":
                return self.errata(tree)
            case _:
                return self.words(tree)

    def _rulebook(self, tree: Branch) -> s.RulebookDecl:
        name, *headers = kids(tree)
        given: dict[str, Branch] = {}
        for line in headers:
            self.once(head(line), line, given)
            given[head(line)] = kids(line)[0]
        language = given.get("language")
        if language is not None and self.number(language) != LANGUAGE:
            self.sink.report(Code.OTHER_LANGUAGE, self.span(language), given=str(language), known=LANGUAGE)
        return s.RulebookDecl(
            name=self.name(name),
            title=self.text(given["title"]) if "title" in given else str(name),
            edition=self.text(given["edition"]) if "edition" in given else "",
            language=LANGUAGE,
            span=self.span(name),
        )

    def _track(self, tree: Branch) -> s.TrackDecl:
        name, index, low, high, start, assumed, cites, *policies = kids(tree)
        above: tuple[Citation, ...] | None = None
        below: tuple[Citation, ...] | None = None
        seen: set[str] = set()
        for policy in policies:
            if policy is not None:
                self.once(head(policy).split("_")[0], policy, seen)
                seen.add(head(policy).split("_")[0])
            if head(policy) in ("above_lost", "above_stays"):
                above = self.cites(kids(policy)[0])
            elif policy is not None:
                below = self.cites(kids(policy)[0])
        return s.TrackDecl(
            name=self.name(name),
            index=self.params(index),
            low=self.expr(low),
            high=self.expr(high),
            start=self.expr(start),
            above=above,
            below=below,
            above_stays=any(head(policy) == "above_stays" for policy in policies),
            assumed="" if assumed is None else self.text(assumed),
            cites=self.cites(cites),
            span=self.span(name),
        )


_OPENING = re.compile(r"(\w+) *([A-Za-z0-9_.-]*)")
_LISTS = {"players", "enum", "codes", "piece", "space"}  # every word may be referred to
_NAMELESS = {
    *("import", "section", "errata", "loop", "invariant", "interpretation"),
    *("contents", "term", "refers", "topic", "claim", "hidden", "footprint", "ruling", "reachable", "window"),
}


def _broken(item: ItemText) -> s.BrokenItem:
    """What is left of an item that cannot be read."""
    found = _OPENING.match(item.text)
    keyword = found[1] if found else ""
    words: tuple[str, ...] = ()
    if keyword in _LISTS:
        words = ("Player", *re.findall(r"\w+", item.text.split("@")[0]))
    elif keyword == "game":
        words = ("game",)
    elif found and keyword not in _NAMELESS:
        words = (found[2],)
    return s.BrokenItem(keyword=keyword, words=words, span=item.span(0, 1))


def read_items(source: Source, sink: Sink) -> list[s.ItemNode]:
    """All items of a file; what cannot be read is reported and stands in the list as broken."""
    found: list[s.ItemNode] = []
    faults = 0
    for item in split_items(source, sink):
        if faults == MAX_FAULTS:
            sink.report(Code.TOO_MANY_FAULTS, item.span(0, 1), limit=MAX_FAULTS)
            found.append(s.BrokenItem(keyword="import", span=item.span(0, 1)))
            break
        tree = parse_item(item, sink)
        if tree is None:
            faults += 1
            found.append(_broken(item))
        else:
            found.append(ItemReader(item.source, item.start, sink).item(tree))
    return found
